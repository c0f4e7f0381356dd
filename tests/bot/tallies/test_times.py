"""Of which time `/tally` tells, and days and months as people name them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from babel import Locale
from babel.dates import format_date

from bot.conversation import Typing
from bot.data import What, pack
from bot.errors import Refused
from bot.game_names import game_called
from bot.messages import Typed, literal, text
from bot.tallies.dates import day_called, month_shown, time_called
from bot.tallies.periods import Dated, Period, days_of, months_to
from bot.vocabulary import one_of
from storage import ledger
from storage.deeds import Deed, Kind, lines_of
from tests.bot.chat import Chat, Guest, chatting, says, told
from tests.bot.fluents import none
from tests.bot.kept import WORDS
from tests.bot.strict import GROUP
from tests.bot.tallied import NAMES, acquainted, answered, enter, group, in_zone, public

TODAY = date(2026, 11, 25)  # a Wednesday
LEAP = date(2024, 2, 29)


# --- Days -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("period", "today", "first", "behind"),
    [
        (Period.YESTERDAY, TODAY, date(2026, 11, 24), TODAY),
        (Period.YESTERDAY, date(2026, 1, 1), date(2025, 12, 31), date(2026, 1, 1)),
        (Period.LAST_WEEK, TODAY, date(2026, 11, 16), date(2026, 11, 23)),
        (Period.LAST_WEEK, date(2026, 11, 23), date(2026, 11, 16), date(2026, 11, 23)),
        (Period.LAST_WEEK, date(2026, 11, 22), date(2026, 11, 9), date(2026, 11, 16)),
        (Period.LAST_MONTH, TODAY, date(2026, 10, 1), date(2026, 11, 1)),
        (Period.LAST_MONTH, date(2026, 1, 31), date(2025, 12, 1), date(2026, 1, 1)),
        (Period.LAST_MONTH, date(2024, 3, 31), date(2024, 2, 1), date(2024, 3, 1)),
        (Period.YEAR, TODAY, date(2026, 1, 1), None),
        (Period.LAST_YEAR, LEAP, date(2023, 1, 1), date(2024, 1, 1)),
        (Dated(2026, 12), TODAY, date(2026, 12, 1), date(2027, 1, 1)),
        (Dated(2024, 2), TODAY, date(2024, 2, 1), date(2024, 3, 1)),
        (Dated(2024), TODAY, date(2024, 1, 1), date(2025, 1, 1)),
        (Dated(2024, 2, 29), TODAY, LEAP, date(2024, 3, 1)),
        (Dated(2023, 12, 31), TODAY, date(2023, 12, 31), date(2024, 1, 1)),
        (Dated(2023, 12, open=True), TODAY, date(2023, 12, 1), None),
    ],
)
def test_a_time_has_a_first_day_and_one_after_its_last(
    period: Period | Dated, today: date, first: date, behind: date | None
) -> None:
    assert days_of(period, today, None) == (first, behind)


def test_the_months_of_a_year_are_the_latest_twelve() -> None:
    assert months_to(date(2026, 2, 1))[:3] == [Dated(2026, 2), Dated(2026, 1), Dated(2025, 12)]
    assert months_to(TODAY)[-1] == Dated(2025, 12)


# --- How they are called ----------------------------------------------------------------------------------

IN_MARCH = {
    "en": ("march", "March 2026", "March of 2026"),
    "de": ("März", "MÄRZ 2026", "marz 2026"),
    "es": ("marzo", "marzo de 2026", "Marzo del 2026"),
    "fr": ("mars", "mars 2026"),
    "it": ("marzo", "marzo 2026"),
    "nl": ("maart", "maart 2026"),
    "pl": ("marzec", "marca", "marcu", "marcu 2026"),
    "ru": ("март", "марта", "марте", "марте 2026"),
}


@pytest.mark.parametrize("language", WORDS.languages)
def test_months_are_called_as_people_call_them(language: str) -> None:
    for said in IN_MARCH[language]:
        assert time_called(WORDS, said, TODAY) == Dated(2026, 3), said


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_month_is_understood_as_it_is_shown(language: str) -> None:
    for month in months_to(TODAY):
        shown = month_shown(month, language)
        assert time_called(WORDS, shown, TODAY) == month, shown
        assert time_called(WORDS, shown.split()[0].upper(), TODAY) == month, "without a year the latest"
        assert time_called(WORDS, str(month), TODAY) == month


@pytest.mark.parametrize(
    "said",
    [
        "",
        "marche",
        "march 9999",
        "march 1969",
        "2026-13",
        "2026-00",
        "0001-01",
        "1969",
        "2201",
        "26",
        "mar",
        "march 2026 march",
    ],
)
def test_other_words_are_no_time(said: str) -> None:
    assert time_called(WORDS, said, TODAY) is None


def test_no_month_is_a_game_or_a_word_around_a_question() -> None:
    names = {month_shown(month, language).split()[0] for month in months_to(TODAY) for language in WORDS.languages}
    none(name for name in names if game_called(name) or one_of(WORDS, text("tally-around"), name))


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("2026", "2026"),
        ("2025", "2025"),
        ("24.11.2025", "2025-11-24"),
        ("2024-02-29", "2024-02-29"),
        ("26.11.", "2025-11-26"),
        ("24 november", "2026-11-24"),
        ("Tuesday", "2026-11-24"),
    ],
)
def test_a_year_or_a_day_is_a_time_as_well(said: str, written: str) -> None:
    called = time_called(WORDS, said, TODAY)
    assert str(called) == written
    assert called == Dated.of(written)


@pytest.mark.parametrize("said", ["2026-02-30", "1.1.9999", "31.12.1969", "30 february 2026"])
def test_a_time_that_nobody_can_mean_is_refused(said: str) -> None:
    with pytest.raises(Refused) as refused:
        time_called(WORDS, said, TODAY)
    assert refused.value.text == text("tally-bad-date", date=Typed(said))


def days() -> Iterator[date]:
    return (TODAY - number * timedelta(days=1) for number in range(366))


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_day_is_understood_as_the_bot_shows_it(language: str) -> None:
    for day in days():
        shown = WORDS.line(literal(day), language)
        assert day_called(WORDS, shown, TODAY) == day, shown
        assert day_called(WORDS, day.isoformat(), TODAY) == day


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("24.11.2026", date(2026, 11, 24)),
        ("24/11/2026", date(2026, 11, 24)),
        ("11/24", date(2026, 11, 24)),
        ("11/11", date(2026, 11, 11)),
        ("24.11.", date(2026, 11, 24)),
        ("24.11", date(2026, 11, 24)),
        ("01.09", date(2026, 9, 1)),
        ("1.12.", date(2025, 12, 1)),
        ("25 november", TODAY),
        ("November 26th", date(2025, 11, 26)),
        ("on the 24th of November", date(2026, 11, 24)),
        ("am 24. November", date(2026, 11, 24)),
        ("el 24 de noviembre de 2026", date(2026, 11, 24)),
        ("le 1er novembre", date(2026, 11, 1)),
        ("24 ноября 2026 года", date(2026, 11, 24)),
        ("24 listopada", date(2026, 11, 24)),
        ("dziś", TODAY),
        ("OGGI", TODAY),
        ("Вчера", date(2026, 11, 24)),
        ("the day before yesterday", date(2026, 11, 23)),
        ("avant-hier", date(2026, 11, 23)),
        ("L’altro ieri", date(2026, 11, 23)),
        ("domenica passata", date(2026, 11, 22)),
    ],
)
def test_a_day_may_be_written_in_several_ways(said: str, day: date) -> None:
    assert day_called(WORDS, said, TODAY) == day


def test_the_latest_29_february_may_be_years_ago() -> None:
    assert day_called(WORDS, "29 february", TODAY) == day_called(WORDS, "29.2.", LEAP) == LEAP
    assert day_called(WORDS, "29.2.", LEAP - timedelta(days=1)) == date(2020, 2, 29)


WEEKDAYS = {
    "en": ("Monday", "on Tuesday", "WEDNESDAY", "thursday"),
    "de": ("Montag", "am Dienstag", "mittwoch", "Donnerstag"),
    "es": ("lunes", "el martes", "miercoles", "jueves"),
    "fr": ("lundi", "le mardi", "mercredi", "jeudi"),
    "it": ("lunedì", "il martedi", "Mercoledì", "giovedì"),
    "nl": ("maandag", "op dinsdag", "woensdag", "donderdag"),
    "pl": ("poniedziałek", "we wtorek", "w środę", "czwartek"),
    "ru": ("понедельник", "во вторник", "в среду", "четверг"),
}


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_weekday_is_the_latest_of_its_name(language: str) -> None:
    days = [day_called(WORDS, said, TODAY) for said in WEEKDAYS[language]]
    assert days == [date(2026, 11, 23), date(2026, 11, 24), TODAY, date(2026, 11, 19)]


@pytest.mark.parametrize(
    "said",
    [
        "last Wednesday",
        "letzten Mittwoch",
        "vergangener Mittwoch",
        "el miércoles pasado",
        "mercredi dernier",
        "mercoledì scorso",
        "afgelopen woensdag",
        "w zeszłą środę",
        "w poprzednią środę",
        "в прошлую среду",
        "прошлая среда",
    ],
)
def test_a_past_weekday_is_not_today(said: str) -> None:
    assert day_called(WORDS, said, TODAY) == date(2026, 11, 18)
    assert day_called(WORDS, said, TODAY - timedelta(days=1)) == date(2026, 11, 18)


def test_no_weekday_is_a_game_or_a_word_around_a_question() -> None:
    names = [
        format_date(TODAY + number * timedelta(days=1), "EEEE", Locale.parse(language))
        for language in WORDS.languages
        for number in range(7)
    ]
    assert all(day_called(WORDS, name, TODAY) for name in names)
    none(name for name in names if game_called(name) or one_of(WORDS, text("tally-around"), name))


@pytest.mark.parametrize(
    "said",
    [
        "general",
        "24",
        "november",
        "on",
        "last",
        "last today",
        "last last monday",
        "monday tuesday",
        "24 25 november",
        "3/11/2026",
        "11/3",
        "24/11/26",
        "last week",
        "3:1",
        ",",
    ],
)
def test_other_words_are_no_day(said: str) -> None:
    assert day_called(WORDS, said, TODAY) is None


@pytest.mark.parametrize(
    "said", ["2026-02-30", "31.11.2026", "30 february", "0.1.", "2026-13-01", "31 June 2026", "1.1.0000"]
)
def test_a_day_that_the_calendar_lacks_is_refused(said: str) -> None:
    with pytest.raises(Refused) as refused:
        day_called(WORDS, said, TODAY)
    assert refused.value.text == text("tally-bad-date", date=Typed(said))


# --- Questions --------------------------------------------------------------------------------------------


async def at(chat: Chat, number: int, moment: datetime, won: Guest, lost: Guest) -> None:
    """A match that ended just then."""
    lines = [*lines_of(Kind.WON, [won.id]), *lines_of(Kind.LOST, [lost.id])]
    deed = Deed(f"t{number}", GROUP, "block", moment, moment, tuple(lines))
    await chat.bot.world.database.write(ledger.enter(deed))


ASKED = {
    "yesterday": ("gestern", "ayer", "hier", "ieri", "gisteren", "wczoraj", "вчера"),
    "last_week": (
        *("who won last week", "wer hat letzte Woche gewonnen?", "la semana pasada", "la semaine dernière"),
        *("la settimana scorsa", "vorige week", "w zeszłym tygodniu", "кто выиграл на прошлой неделе?"),
    ),
    "last_month": (
        *("last month", "im letzten Monat", "el mes pasado", "le mois dernier", "il mese scorso"),
        *("vorige maand", "w zeszłym miesiącu", "в прошлом месяце", "the previous month"),
    ),
    "last_year": (
        *("last year", "letztes Jahr", "el año pasado", "l'année dernière", "l’anno scorso", "vorig jaar"),
        *("w zeszłym roku", "в прошлом году", "in last year?"),
    ),
    "year": (
        *("this year", "dieses Jahr", "in diesem Jahr", "este año", "cette année", "quest'anno", "dit jaar"),
        *("w tym roku", "в этом году", "за год"),
    ),
    "2023-11": (
        *("november", "who won in november?", "November 2023", "im November", "en noviembre de 2023"),
        *("en novembre", "in novembre", "in november 2023", "w listopadzie", "в ноябре", "в ноябре 2023 года"),
    ),
    "since november": (
        *("since november 2023", "seit November", "depuis novembre", "desde noviembre", "da novembre"),
        *("sinds november", "od listopada", "с ноября", "since the 1st of November"),
    ),
    "since friday": ("seit Freitag", "с пятницы", "od piątku", "since last friday", "since 2024-02-23"),
    "2023": ("in 2023", "en 2023", "nel 2023", "w 2023 roku", "в 2023 году"),
    "tuesday": ("on Tuesday", "am Dienstag, dem 27. Februar", "Dienstag, den 27.2.", "во вторник, 27 февраля"),
}


@pytest.mark.parametrize("plain", ASKED)
async def test_times_are_asked_for_in_any_language(tmp_path: Path, plain: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        for number, days_ago in enumerate((0, 1, 7, 28, 100, 200)):
            await enter(chat, number, [ann], [bob], days=days_ago)
        wanted = await public(chat, ann, f"/tally {plain}")
        assert len(wanted) == 3
        for asked in ASKED[plain]:
            assert await public(chat, ann, f"/tally {asked}") == wanted, asked


async def test_a_past_time_is_told_with_its_days(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:  # it is Wednesday, 28 February 2024
        ann, bob, cid, dot = await group(chat)
        for number, days_ago in enumerate((0, 1, 2, 3, 9, 10, 27, 28, 58, 59, 400)):
            await enter(chat, number, [ann, bob], [cid, dot], days=days_ago)
        for asked, heading, matches in (
            ("yesterday", "Feb 27, 2024", 1),
            ("last week", "Feb 19, 2024 – Feb 25, 2024", 2),
            ("last month", "Jan 1, 2024 – Jan 31, 2024", 2),
            ("january goat", "Goat · Jan 1, 2024 – Jan 31, 2024", 2),
            ("this year", "since Jan 1, 2024", 9),
            ("last year", "Jan 1, 2023 – Dec 31, 2023", 2),
            ("february", "Feb 1, 2024 – Feb 29, 2024", 7),
            ("january 2023", "Jan 1, 2023 – Jan 31, 2023", 1),
            ("2023", "Jan 1, 2023 – Dec 31, 2023", 2),
            ("who won on Monday?", "Feb 26, 2024", 1),
            ("19.2.", "Feb 19, 2024", 1),
            ("2024-01-01 goat", "Goat · Jan 1, 2024", 1),
        ):
            first, *lines = await public(chat, ann, f"/tally {asked}")
            assert first == f"Tallies of this chat · {heading}", asked
            assert lines[0] == f"Ann: {matches} match{'es' * (matches > 1)} won", asked
        for asked in (
            "march 2023",
            "december 2099",
            "last year block",
            "history last year block",
            "table march 2023",
        ):
            heading, nothing = await answered(chat, asked)
            assert heading.startswith("Tallies of this chat · "), asked
            assert nothing == says("tally-empty-then"), asked


async def test_days_are_those_of_the_chats_clocks(tmp_path: Path) -> None:
    """Berlin has put its clocks on on 31 March 2024: the day had 23 hours."""
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        zone = await in_zone(chat, "Europe/Berlin")
        begins = datetime(2024, 3, 31, tzinfo=zone)
        ends = datetime(2024, 4, 1, tzinfo=zone)
        assert ends.astimezone(UTC) - begins.astimezone(UTC) == timedelta(hours=23)
        instant = timedelta(milliseconds=1)
        for number, moment in enumerate((begins - instant, begins, ends - instant, ends)):
            await at(chat, number, moment.astimezone(UTC), ann, bob)
        await chat.wait(seconds=(ends + timedelta(hours=3) - chat.now).total_seconds())
        for asked, heading, matches in (
            ("yesterday", "Mar 31, 2024", 2),
            ("last week", "Mar 25, 2024 – Mar 31, 2024", 3),
            ("march", "Mar 1, 2024 – Mar 31, 2024", 3),
            ("last month", "Mar 1, 2024 – Mar 31, 2024", 3),
            ("april", "Apr 1, 2024 – Apr 30, 2024", 1),
        ):
            first, mine, *_ = await public(chat, ann, f"/tally {asked}")
            assert first == f"Tallies of this chat · {heading}"
            assert mine == f"Ann: {matches} match{'es' * (matches > 1)} won", asked
        await in_zone(chat, "America/New_York")  # where it is still Sunday
        assert (await public(chat, ann, "/tally yesterday"))[0] == "Tallies of this chat · Mar 30, 2024"
        assert (await public(chat, ann, "/tally april"))[0] == "Tallies of this chat · Apr 1, 2023 – Apr 30, 2023"


SUBJECTS = (
    "players",
    "pairs",
    "records",
    "ratings",
    "history",
    "me",
    "table",
    "weeks",
    "beats",
    "goat",
    "Ann",
    "Ann Bob",
)


@pytest.mark.parametrize("asked", SUBJECTS)
async def test_whatever_can_be_asked_can_be_asked_of_a_past_time(tmp_path: Path, asked: str) -> None:
    """It tells what it would if nothing else had ever been played."""
    async with chatting(tmp_path / "all") as chat, chatting(tmp_path / "one") as other:
        for one in (chat, other):
            ann, bob, cid, dot = await group(one)
            for number, days_ago in enumerate((30, 31, 35)):
                await enter(one, number, [ann, bob], [cid, dot], days=days_ago)
        ann, bob, cid, dot = (chat.guest(name) for name in NAMES)
        for number, days_ago in enumerate((0, 0, 60), start=10):
            await enter(chat, number, [bob, dot], [ann, cid], days=days_ago)
        past, alone = [await answered(one, f"{asked} january") for one in (chat, other)]
        assert past == alone
        if asked != "ratings":  # they go on from the first match
            assert "Jan 1, 2024 – Jan 31, 2024" in past[0]
            assert past[0] != (await answered(chat, asked))[0]


async def test_buttons_lead_to_the_same_time_and_back_to_those_that_go_on(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await enter(chat, 1, [ann, bob], [cid, dot], days=40)
        await public(chat, ann, "/tally january")
        labels = {*chat.room()[-1].labels}
        assert {"all time", "this month", "this week", "today"} <= labels
        assert not {"yesterday", "last week", "last month", "this year"} & labels
        (pairs,) = await dot.press("pairs")
        assert pairs.message.plain().splitlines() == [
            "Tallies of this chat · Jan 1, 2024 – Jan 31, 2024",
            "Together",
            "Ann and Bob: 1 match won",
            "Cid and Dot: 1 match lost",
        ]
        for period in (*Period, Dated(2024), Dated(2024, 1), Dated(2024, 1, 31), Dated(2024, 1, open=True)):
            assert told(await ann.send(pack(What.TALLY, "", 0, f"players.{period}."))) != says("bad-button")
        for period in ("2024-13", "2024-1", "202401", "9999-12", "2023-02-29", "2024-01-01-01", "2024--", "last"):
            assert told(await ann.send(pack(What.TALLY, "", 0, f"players.{period}."))) == says("bad-button")


async def test_people_go_before_words_of_time(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        may, ann, *_ = await acquainted(chat, "May", "Ann", "August Lee", "Yesterday")
        await enter(chat, 1, [may], [ann])
        assert (await public(chat, ann, "/tally May"))[1] == "May: 1 match won"
        assert (await public(chat, ann, "/tally May Ann"))[1] == "Matches: May 1 – 0 Ann"
        assert (await public(chat, ann, "/tally May 2023"))[0].endswith("May 1, 2023 – May 31, 2023")
        assert (await public(chat, ann, "/tally May may 2023"))[1] == "Nothing is counted for May here."
        assert (await public(chat, ann, "/tally mai"))[0].endswith("May 1, 2023 – May 31, 2023")
        assert (await public(chat, ann, "/tally august"))[1] == "Nothing is counted for August Lee here."
        for said in ("yesterday", "Yesterday?", "Yesterday,"):
            assert (await public(chat, ann, f"/tally {said}"))[1] == "Nothing is counted for Yesterday here."
        await chat.seated("/play block", "August Mann", "Zed")
        assert told(await ann.say("/tally August")).startswith("Several names here begin with “August”")


async def test_whoever_is_called_like_a_weekday_is_found_between_other_words(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        sunday, ann = await acquainted(chat, "Sunday", "Ann")
        await enter(chat, 1, [sunday], [ann])
        for asked in ("Sunday and Ann", "Sunday against Ann?", "how often did Sunday beat Ann"):
            assert (await public(chat, ann, f"/tally {asked}"))[1] == "Matches: Sunday 1 – 0 Ann", asked
        assert (await public(chat, ann, "/tally Ann and Sunday"))[1] == "Matches: Ann 0 – 1 Sunday"
        assert (await public(chat, ann, "/tally last Sunday"))[0].endswith("Feb 25, 2024")


async def test_whoever_is_called_like_a_since_is_asked_for_in_a_time(tmp_path: Path) -> None:
    """It is a Dutch name and a German word."""
    async with chatting(tmp_path) as chat:
        ab, ann = await acquainted(chat, "Ab", "Ann")
        await enter(chat, 1, [ab], [ann])
        for asked in ("Ab 2024", "Ab, february", "Ab february 2024"):
            assert "Ab: 1 match won" in await public(chat, ann, f"/tally {asked}"), asked
            assert "since" not in chat.room()[-1].message.plain(), asked
        assert (await public(chat, ann, "/tally seit 2024"))[0].endswith("since Jan 1, 2024")


async def test_people_go_before_what_else_a_question_is_called(tmp_path: Path) -> None:
    """In Polish a *rok* is a year, and in every language a *team* may be meant by those who play in pairs."""
    async with chatting(tmp_path) as chat:
        rok, team, ann, _ = await acquainted(chat, "Rok Novak", "Team", "Ann", "People Smith")
        await enter(chat, 1, [rok], [team])
        assert (await public(chat, ann, "/tally rok"))[1] == "Rok Novak: 1 match won"
        assert (await public(chat, ann, "/tally Rok, Team"))[1] == "Matches: Rok Novak 1 – 0 Team"
        assert (await public(chat, ann, "/tally Team, Rok"))[1] == "Matches: Team 0 – 1 Rok Novak"
        assert (await public(chat, ann, "/tally team"))[1] == "Team: 1 match lost"
        assert (await public(chat, ann, "/tally people"))[1] == "Nothing is counted for People Smith here."


async def test_whoever_is_called_like_a_word_beside_a_game_is_asked_for_in_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        al, una = await acquainted(chat, "Al", "Una")
        await enter(chat, 1, [al], [una])
        for asked, told_of in (("Al goat", "Al: 1 match won"), ("goat, Una?", "Una: 1 match lost")):
            assert (await public(chat, al, f"/tally {asked}"))[:2] == ["Tallies of this chat · Goat", told_of]
        assert (await public(chat, al, "/tally partita alla capra"))[1:] == [
            "Al: 1 match won",
            "Una: 1 match lost",
        ]


@pytest.mark.parametrize(
    ("words", "one", "other"),
    [
        ("march april", "march", "april"),
        ("last week, may 2023", "last week", "may 2023"),
        ("2023-04 may", "2023-04", "may"),
    ],
)
async def test_two_times_are_not_guessed(tmp_path: Path, words: str, one: str, other: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        assert told(await ann.say(f"/tally {words}")) == says("only-one", one=one, other=other)
        assert len(await public(chat, ann, "/tally march, March 2023")) == 2, "the same said twice"


@pytest.mark.parametrize(
    ("typed", "label", "value"),
    [
        ("yest", "yesterday", "yesterday"),
        ("goat last", "goat last week", "goat last_week"),
        ("dec", "December 2023", "2023-12"),
        ("2024-0", "February 2024", "2024-02"),
        ("add yes", "add yesterday", "add yesterday"),
        ("add yesterday goat", "add yesterday Goat:", "add yesterday goat:"),
    ],
)
async def test_past_times_are_offered_to_who_types(tmp_path: Path, typed: str, label: str, value: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        found = await chat.bot.complete(ann.person, chat.group, Typing("tally", "tally", typed))
        assert (label, value) in [(one.label, one.value) for one in found]
