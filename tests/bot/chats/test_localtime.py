"""Times of the day across changes of the clocks, and zones as people name them."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chats import zones
from bot.chats.localtime import EVERY_DAY, WEEKDAYS, beginning, clock_time, day_in, monday, times, zone_of
from bot.chats.zones import all_zones, city, city_like, is_zone, well_known, zone_called
from bot.screens.reminder import zone_arg
from tests.bot.kept import WORDS

LANGUAGES = WORDS.languages
BERLIN = ZoneInfo("Europe/Berlin")
LORD_HOWE = ZoneInfo("Australia/Lord_Howe")
"""Its clocks change by half an hour."""


def rings(after: str, at: str, zone: str, days: frozenset[int] = EVERY_DAY, count: int = 4) -> list[str]:
    """When it rings next, in UTC."""
    found = times(datetime.fromisoformat(after), clock_time(at), zone_of(zone), days)
    return [f"{moment.astimezone(UTC):%m-%d %H:%M}" for moment in islice(found, count)]


def test_a_time_that_is_there_every_day_stays_the_same_on_the_wall() -> None:
    assert rings("2026-03-27T00:00Z", "12:30", "Europe/Berlin") == [
        "03-27 11:30", "03-28 11:30", "03-29 10:30", "03-30 10:30",
    ]  # fmt: skip
    assert rings("2026-10-24T00:00Z", "12:30", "Europe/Berlin") == [
        "10-24 10:30", "10-25 11:30", "10-26 11:30", "10-27 11:30",
    ]  # fmt: skip


def test_a_time_that_the_clocks_skip_comes_as_much_later_as_they_leap() -> None:
    assert rings("2026-03-28T12:00Z", "02:30", "Europe/Berlin", count=2) == ["03-29 01:30", "03-30 00:30"]
    assert datetime(2026, 3, 29, 1, 30, tzinfo=UTC).astimezone(BERLIN).time() == time(3, 30)
    # Half an hour is skipped there, from 2:00 to 2:30.
    assert rings("2026-10-03T00:00Z", "02:15", "Australia/Lord_Howe", count=2) == ["10-03 15:45", "10-04 15:15"]
    assert datetime(2026, 10, 3, 15, 45, tzinfo=UTC).astimezone(LORD_HOWE).time() == time(2, 45)


def test_a_time_that_the_clocks_show_twice_counts_once() -> None:
    assert rings("2026-10-24T12:00Z", "02:30", "Europe/Berlin", count=2) == ["10-25 00:30", "10-26 01:30"]
    between = "2026-10-25T01:00Z"  # after the first 2:30 of that day, and before the second
    assert rings(between, "02:30", "Europe/Berlin", count=1) == ["10-26 01:30"]
    assert rings("2026-04-04T12:00Z", "01:45", "Australia/Lord_Howe", count=2) == ["04-04 14:45", "04-05 15:15"]


def test_a_day_that_a_zone_leaves_out_is_left_out() -> None:
    """Apia went from the 29th of December 2011 to the 31st."""
    assert rings("2011-12-29T00:00Z", "12:30", "Pacific/Apia") == [
        "12-29 22:30", "12-30 22:30", "12-31 22:30", "01-01 22:30",
    ]  # fmt: skip


def test_weekdays_are_those_of_the_zone() -> None:
    friday_evening = "2026-11-20T23:00Z"  # in Tokyo it is Saturday
    assert rings(friday_evening, "09:00", "Asia/Tokyo", WEEKDAYS, 2) == ["11-23 00:00", "11-24 00:00"]
    assert rings(friday_evening, "09:00", "Asia/Tokyo", EVERY_DAY, 2) == ["11-21 00:00", "11-22 00:00"]


@settings(max_examples=60)
@given(
    st.sampled_from(sorted(all_zones())),
    st.integers(0, 35 * 366 * 24 * 60),
    st.times(),
)
def test_it_rings_about_once_a_day_in_every_zone(zone: str, minutes: int, at: time) -> None:
    after = datetime(2000, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
    at = at.replace(second=0, microsecond=0)
    here = zone_of(zone)
    found = list(islice(times(after, at, here, EVERY_DAY), 10))
    assert found == sorted(set(found))
    assert found[0] > after
    assert found[0] - after <= timedelta(hours=50)
    for one, other in pairwise(found):
        assert timedelta(hours=20) <= other - one <= timedelta(hours=50)
    days = [day_in(moment, here) for moment in found]
    assert len(set(days)) >= len(days) - 1  # a day that is left out shares its moment with the next one


def test_days_and_weeks_begin_by_the_clocks_of_the_zone() -> None:
    assert beginning(date(2026, 3, 29), BERLIN).astimezone(UTC) == datetime(2026, 3, 28, 23, tzinfo=UTC)
    assert beginning(date(2026, 3, 30), BERLIN).astimezone(UTC) == datetime(2026, 3, 29, 22, tzinfo=UTC)
    assert beginning(date(2026, 3, 29), BERLIN).date() == date(2026, 3, 29)
    assert day_in(datetime(2026, 3, 29, 22, 30, tzinfo=UTC), BERLIN) == date(2026, 3, 30)
    assert [monday(date(2026, 11, day)).day for day in (16, 22, 23)] == [16, 16, 23]


@pytest.mark.parametrize("written", ["", "noon", "25:00", "12:30:15", "12:30+01:00"])
def test_what_is_no_time_of_the_day(written: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        clock_time(written)


# --- Zones ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe berlin", "Europe/Berlin"),
        ("BERLIN", "Europe/Berlin"),
        ("Берлин", "Europe/Berlin"),
        ("munich", "Europe/Berlin"),
        ("München", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("new_york", "America/New_York"),
        ("Sao Paulo", "America/Sao_Paulo"),
        ("São Paulo", "America/Sao_Paulo"),
        ("Питер", "Europe/Moscow"),
        ("Łódź", "Europe/Warsaw"),
        ("LODZ", "Europe/Warsaw"),
        ("Lord Howe", "Australia/Lord_Howe"),
        ("utc", "UTC"),
        ("GMT+0", "UTC"),
        ("UTC+3", "Etc/GMT-3"),
        ("-5", "Etc/GMT+5"),
        ("utc +12:00", "Etc/GMT-12"),
    ],
)
def test_a_zone_is_called_by_its_city(typed: str, zone: str) -> None:
    assert zone_called(typed, LANGUAGES) == zone
    assert is_zone(zone)


@pytest.mark.parametrize(
    ("typed", "language", "like"),
    [
        ("Berln", "en", "Berlin"),
        ("Atlantis", "en", "Atlanta"),
        ("мосва", "ru", "Москва"),
        ("Londn", "pl", "Londyn"),
        ("Wroclav", "en", "Wrocław"),
    ],
)
def test_a_slip_of_the_finger_is_no_city_but_like_one(typed: str, language: str, like: str) -> None:
    assert zone_called(typed, LANGUAGES) is None
    assert city_like(typed, language) == like
    assert zone_called(like, LANGUAGES) is not None


def test_nonsense_is_like_no_city() -> None:
    for nonsense in ("", "?", "the moon", "UTC+25", "UTC+3:30", "Etc/GMT-99", "../../etc/passwd"):
        assert zone_called(nonsense, LANGUAGES) is None
        assert city_like(nonsense, "en") is None
        assert not is_zone(nonsense)


def test_the_database_of_zones_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a tree of files; where a chat has a zone of hours from UTC that is asked for at every turn."""
    reads: list[None] = []

    def counted() -> set[str]:
        reads.append(None)
        return {"Etc/GMT-5"}

    zones.known_zones.cache_clear()
    monkeypatch.setattr(zones, "available_timezones", counted)
    try:
        assert [zone_called("+5", LANGUAGES) for _ in range(100)] == ["Etc/GMT-5"] * 100
    finally:
        zones.known_zones.cache_clear()
    assert len(reads) == 1


def test_cities_have_their_names_in_every_language() -> None:
    assert city("Europe/Berlin", "ru") == "Берлин"
    assert city("Europe/Kyiv", "ru") == "Киев"
    assert city("America/New_York", "en") == "New York"
    assert city("Etc/GMT-3", "en") == "UTC+3"
    for language in LANGUAGES:
        names = [city(zone, language) for zone in well_known()]
        assert len(set(names)) == len(names), "two buttons would read the same"
        assert all(zone_called(name, LANGUAGES) == zone for zone, name in zip(well_known(), names, strict=True))


def test_buttons_tell_the_zones_apart() -> None:
    assert len({zone_arg(zone) for zone in well_known()}) == len(well_known()) > 40


def test_an_unknown_zone_is_no_reason_to_stop() -> None:
    assert zone_of("Mars/Olympus") is UTC
    assert zone_of("../../etc/passwd") is UTC
