"""What is worked out of the ledger follows from what is written alone: not from when it was read, nor from what
was written once and counts no longer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage import chats, counted, forgetting, ledger, people, reckoning
from storage.counted import Counted
from storage.database import Database
from storage.deeds import Deed, Kind, Line, Span, lines_of
from storage.folding import MATCHES, ROUNDS, CountedDeed, Level, Met
from storage.moments import to_ms
from storage.outcomes import outcomes_in
from storage.reckoning import Reckoning
from tests.effort import EFFORT
from tests.storage.given import ANN, BOB, CY, DEE, LOBBY, NOW, ROOM, in_play

GAMES = ("general", "goat")
EVERYBODY = (ANN, BOB, CY, DEE, "local:Eve")
TABLES = (LOBBY.id, "t1", None)
SPANS = (
    Span(),
    Span(game="goat"),
    Span(since=NOW + timedelta(minutes=7)),
    Span(since=NOW + timedelta(minutes=4), until=NOW + timedelta(minutes=13), game="general"),
)


@st.composite
def deeds(draw: st.DrawFn) -> Deed:
    """Some result: of two or three sides, decided or drawn, of a match or of rounds, perhaps with titles."""
    order = draw(st.permutations(EVERYBODY))
    sides = draw(st.sampled_from(((2, 2), (1, 1), (1, 1, 1), (2, 1))))
    cut = [sum(sides[:number]) for number in range(len(sides) + 1)]
    people_of = [order[cut[number] : cut[number + 1]] for number in range(len(sides))]
    won, lost = draw(
        st.sampled_from(((Kind.WON, Kind.LOST), (Kind.ROUND_WON, Kind.ROUND_LOST), (Kind.DRAWN, Kind.DRAWN)))
    )
    told = [(people_of[0], people_of[1:], draw(st.integers(1, 4)))]
    if won is Kind.ROUND_WON and draw(st.booleans()):  # rounds that were told together
        told.append((people_of[1], [people_of[0]], draw(st.integers(1, 4))))
    lines = [
        line
        for winners, losers, amount in told
        for side, kind in ((winners, won), *((side, lost) for side in losers))
        for line in lines_of(kind, side, amount)
    ]
    titles = draw(st.integers(0, 2))
    lines += lines_of(Kind.GENERAL, people_of[-1], titles) if titles else ()
    at = NOW + timedelta(minutes=draw(st.integers(0, 20)))
    match = draw(st.sampled_from(TABLES))
    in_match = draw(st.integers(1, 9)) if won is Kind.ROUND_WON and match is not None else None
    return Deed("", ROOM, draw(st.sampled_from(GAMES)), at, at, tuple(lines), match, in_match)


@st.composite
def histories(draw: st.DrawFn) -> tuple[list[Deed], dict[str, int]]:
    """Deeds, and after how many deeds some of them are taken back."""
    found = [replace(deed, id=f"d{number}") for number, deed in enumerate(draw(st.lists(deeds(), max_size=40)))]
    undone = draw(st.lists(st.sampled_from(found), unique_by=lambda deed: deed.id)) if found else []
    return found, {deed.id: draw(st.integers(0, len(found))) for deed in undone}


def entries_of(deeds: Iterable[Deed]) -> list[CountedDeed]:
    return [
        CountedDeed(
            to_ms(one.at), to_ms(one.noted_at), one.round or 0, one.id, one.id, one.game, one.match, one.lines
        )
        for one in deeds
    ]


def answers(known: Counted) -> dict[str, Any]:
    """All that can be asked of a room."""
    found: dict[str, Any] = {"games": known.games()}
    for span in SPANS:
        found[f"{span} people"] = known.of_people(span)
        found[f"{span} teams"] = known.of_teams(span)
        found[f"{span} hauls"] = known.hauls(span, Kind.GENERAL)
        for level in (MATCHES, ROUNDS):
            runs = known.streaks(span, level)
            found[f"{span} runs by {level.won}"] = {one: (run.latest, run.best) for one, run in runs.items()}
            found[f"{span} met by {level.won}"] = [
                dict(known.met(span, Met(kind, together))) for kind in level.kinds for together in (False, True)
            ]
    for game in GAMES:
        found[f"outcomes of {game}"] = outcomes_in(known, game)
    return found


@pytest.fixture(autouse=True, scope="module")
def small() -> Iterator[None]:
    """Blocks of a few entries, so that a short history has many."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(counted, "FULL", 3)
        monkeypatch.setattr(counted, "WIDE", 2)
        monkeypatch.setattr(reckoning, "_TOGETHER", 20)
        yield


@settings(max_examples=EFFORT.of(50, minutes=200, hours=10_000))
@given(history=histories(), parts=st.lists(st.integers(1, 9), min_size=1))
def test_the_undo_law(history: tuple[list[Deed], dict[str, int]], parts: Sequence[int]) -> None:
    """Whenever a deed is taken back, and in whatever parts all that was read: everything is what it would be if
    the deed had never been written."""
    written, undone = history
    now, begin, turn = Counted(), 0, 0
    while begin < len(written) or undone:
        size = parts[turn % len(parts)]
        later = dict(undone)
        due = [name for name, after in undone.items() if after <= begin + size]
        for name in due:
            del later[name]
        now = now.then(entries_of(written[begin : begin + size]), due)
        answers(now)  # what was worked out in between must not stay
        begin, turn, undone = begin + size, turn + 1, later
    cancelled = history[1]
    without = Counted().then(entries_of(deed for deed in written if deed.id not in cancelled))
    assert answers(now) == answers(without)
    plainly = recounted(deed for deed in written if deed.id not in cancelled)
    assert plainly.items() <= answers(now).items()


@pytest.mark.parametrize("seed", range(EFFORT.of(2, minutes=3, hours=100)))
async def test_reading_what_is_new_comes_to_the_same_as_reading_all(database: Database, seed: int) -> None:
    """Also when something was noted late, when a person is forgotten, and when a chat gets another's history."""
    chance = Random(seed)
    await in_play(database)
    await database.write(chats.remember("new", "Later"), people.remember(EVERYBODY[-1], "Eve"))
    standing: list[str] = []
    everybody, room = list(EVERYBODY), ROOM
    for number in range(60):
        what = chance.random()
        now = NOW + timedelta(minutes=chance.randrange(60))
        if what < 0.2 and standing:
            gone = standing.pop(chance.randrange(len(standing)))
            await database.write(
                ledger.correct(gone, by_deed=f"c{number}", room=room, at=now, noted_by=EVERYBODY[0])
            )
        elif what < 0.23 and len(everybody) > 4:
            one = everybody.pop()
            teams = await forgetting.teams_of(database, one)
            await database.write(forgetting.forget(one, forgetting.nobody(f"{number}"), teams))
        else:
            table = chance.sample(everybody, 4)
            kinds = chance.choice([(Kind.WON, Kind.LOST), (Kind.ROUND_WON, Kind.ROUND_LOST)])
            lines = (*lines_of(kinds[0], table[:2]), *lines_of(kinds[1], table[2:]))
            where = "new" if room == ROOM and number == 20 else room
            deed = Deed(f"d{number}", where, chance.choice(GAMES), now, now, lines)
            await database.write(ledger.enter(deed))
            standing += [deed.id] if where == room else []
        if number == 40:
            await database.write(chats.move(ROOM, "new"))
            room = "new"
        if chance.random() < 0.7:
            known = await reckoning.counted(database, room)
            assert answers(known) == answers(await Reckoning(database).of(room))
    assert not answers(await reckoning.counted(database, ROOM))["games"]
    deeds_there = [deed for deed in await ledger.history(database, "new") if deed.corrects is None]
    counting = recounted(deed for deed in deeds_there if deed.corrected_by is None)
    assert counting.items() <= answers(await reckoning.counted(database, "new")).items()


async def test_who_is_forgotten_is_nobody_in_what_was_known_before(database: Database) -> None:
    """Also where somebody has written something since, so that there is more to read."""

    async def play(name: str, *winners: str) -> None:
        await database.write(ledger.enter(Deed(name, ROOM, "goat", NOW, NOW, tuple(lines_of(Kind.WON, winners)))))

    await play("a", ANN, BOB)
    assert (await reckoning.counted(database, ROOM)).of_people() == {ANN: {Kind.WON: 1}, BOB: {Kind.WON: 1}}
    await database.write(forgetting.forget(ANN, "gone:1", await forgetting.teams_of(database, ANN)))
    await play("b", BOB)
    known = await reckoning.counted(database, ROOM)
    assert known.of_people() == {"gone:1": {Kind.WON: 1}, BOB: {Kind.WON: 2}}
    assert ANN not in known.people


# --- The same, counted plainly ----------------------------------------------------------------------------


def recounted(deeds: Iterable[Deed]) -> dict[str, Any]:
    """What can be asked of a room, from the deeds themselves."""
    order = sorted(deeds, key=lambda deed: (deed.at, deed.noted_at, deed.round or 0, deed.id))
    found: dict[str, Any] = {"games": sorted({deed.game for deed in order})}
    for span in SPANS:
        inside = [deed for deed in order if _inside(deed, span)]
        lines = [(deed, line) for deed in inside for line in deed.lines]
        found[f"{span} people"] = _sums((line.person, line) for _, line in lines)
        found[f"{span} teams"] = _sums((line.team, line) for _, line in lines if line.person is None)
        hauls: dict[tuple[str, str], tuple[int, int]] = {}
        for deed, line in lines:
            if line.kind is Kind.GENERAL and line.person and deed.match:
                amount, since = hauls.get((deed.match, line.person), (0, to_ms(deed.at)))
                hauls[deed.match, line.person] = (amount + line.amount, since)
        found[f"{span} hauls"] = hauls
        for level in (MATCHES, ROUNDS):
            found[f"{span} runs by {level.won}"] = _runs(inside, level)
            found[f"{span} met by {level.won}"] = [
                _met(inside, level, kind, together) for kind in level.kinds for together in (False, True)
            ]
    return found


def _inside(deed: Deed, span: Span) -> bool:
    begun = span.since is None or deed.at >= span.since
    return begun and (span.until is None or deed.at < span.until) and span.game in (None, deed.game)


def _sums(lines: Iterable[tuple[str | None, Line]]) -> dict[str, dict[Kind, int]]:
    found: dict[str, dict[Kind, int]] = {}
    for account, line in lines:
        if account is not None and line.amount:
            sums = found.setdefault(account, {})
            sums[line.kind] = sums.get(line.kind, 0) + line.amount
    return found


def _met(deeds: Iterable[Deed], level: Level, kind: Kind, together: bool) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    against = {level.won: level.lost, level.drawn: level.drawn}.get(kind)
    for deed in deeds:
        for one in deed.lines:
            for two in deed.lines:
                partners = one.team is not None and one.team == two.team
                fits = two.kind is kind if together else two.kind is against
                apart = one.person and two.person and one.person != two.person
                if one.kind is kind and fits and partners is together and apart:
                    pair = str(one.person), str(two.person)
                    found[pair] = found.get(pair, 0) + one.amount
    return found


def _runs(deeds: Iterable[Deed], level: Level) -> dict[str, tuple[Any, Any]]:
    """The latest and the best run of everybody, as `_seen` has them."""
    results: dict[str, list[tuple[bool | None, int]]] = {}
    for deed in deeds:
        mine: dict[str, list[tuple[Fraction, int, bool | None]]] = {}
        for place, line in enumerate(deed.lines):
            if line.person is not None and line.kind in level.kinds:
                won = None if line.kind is level.drawn else line.kind is level.won
                middles = (Fraction(2 * number + 1, 2 * line.amount) for number in range(line.amount))
                mine.setdefault(line.person, []).extend((middle, place, won) for middle in middles)
        for person, each_deed in mine.items():
            results.setdefault(person, []).extend((won, to_ms(deed.at)) for *_, won in sorted(each_deed))
    found = {}
    for person, each in results.items():
        runs: list[list[tuple[bool | None, int]]] = []
        for result in each:
            if runs and result[0] is not None and runs[-1][0][0] is result[0]:
                runs[-1].append(result)
            else:
                runs.append([result])
        wins = [run for run in runs if run[0][0]]
        best = max(wins, key=len, default=None)
        found[person] = (_run(runs[-1]), None if best is None else _run(best))
    return found


def _run(run: Sequence[tuple[bool | None, int]]) -> tuple[int, bool | None, int, int]:
    return len(run), run[0][0], run[0][1], run[-1][1]
