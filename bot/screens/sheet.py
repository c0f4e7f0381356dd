"""The score sheet of a match with real tiles: how it stands, what came of the latest round, and the buttons with
which the next one is entered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import cycle

from bot.data import What, pack
from bot.messages import Button, Joined, Screen, Text, Typed, Who, literal, text
from bot.ports import Limits
from bot.screens.common import goes_to, once_more, stopped, time_left
from bot.screens.events import settled
from bot.screens.grid import Row, in_rows, on_one_page
from bot.screens.names import apart, player, rights, side
from bot.screens.result import accounts
from bot.tables import drafts, points
from bot.tables.drafts import DIGITS, FINISHES, Draft, Question
from bot.tables.plan import LAST_ROUND_TIME
from bot.tables.points import PointsDraft
from bot.tables.tale import Told
from bot.tables.tallying import counts
from engine.events import Earned, Event, How, MatchEnded, NextLead, RoundEnded
from engine.game import rules_of
from engine.model import Phase, View
from engine.needs import LeadNeed, Needs, asks_hands, leads
from engine.scoring.titles import Titles
from engine.seats import Seat
from engine.telling import has_result
from engine.tiles import show_tiles
from storage.matches import Match, Status

UNDO, TIME, END, END_SURE = "undo", "time", "end", "end.y"
"""What a button of a sheet may be for besides a draft; without an argument it shows the sheet again."""

DIGITS_IN_ROW = 5
POINTS_IN_ROW = 4

_EXAMPLES = (17, 5, 31)
"""What hands might count."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a score sheet shows."""

    match: Match
    seen: View
    """What an onlooker sees of it."""
    needs: Needs
    asked: tuple[Draft, Question] | None
    """What is being entered, and what is to be asked of it next."""
    latest: Told | None
    """The latest round that still counts."""
    by: Who | None
    """Who told it."""
    result: MatchEnded | None
    """How the match has ended, if it has."""
    stopped_by: Who | None
    """Who has given it up, if somebody has."""
    minutes: int | None
    """That are left of the session when this is shown; 0 if the round in hand is the last one, None if it has no
    end."""

    @property
    def over(self) -> bool:
        return self.seen.phase is Phase.OVER or self.match.status is not Status.PLAYING

    def button(self, label: Text, arg: str = "") -> Button:
        return Button(label, pack(What.SHEET, self.match.id, self.seen.moment, arg))

    def name(self, seat: Seat) -> Who:
        return player(self.match, seat)


def sheet_screen(sheet: Sheet, page: str, limits: Limits) -> Screen:
    """The sheet, or the question to which an entry has come."""
    if sheet.match.status is Status.STOPPED and not sheet.seen.moment:
        return Screen((text("sheet-closed", game=text("game", game=sheet.match.game)),))
    if sheet.over:
        return Screen((*_head(sheet), *_latest(sheet), *_standing(sheet), *_end(sheet)), _after(sheet))
    if page == END:
        return _sure_of_end(sheet)
    made = points.read(page)
    if made is not None and points.fits(made, sheet.seen, sheet.needs):
        return _making(sheet, made)
    if sheet.asked is None:
        return _whole(sheet, limits)
    draft, question = sheet.asked
    known = _entered(sheet, draft)
    match question:
        case Question.SEAT:
            asked = text("sheet-who-fish", doubles=not sheet.needs.skips_doubles)
            makers = [
                sheet.button(literal(sheet.name(seat)), str(Draft(How.FISH, seat))) for seat in sheet.seen.table
            ]
            rows = in_rows(makers, 2)
        case Question.FINISH:
            assert draft.seat is not None
            asked = text("sheet-with-what", name=sheet.name(draft.seat))
            if () not in sheet.needs.finishes:
                known += (text("option-only_title_ends.about"),)
            rows = _finishes(sheet, draft)
        case Question.LEAD:
            asked, rows = _lead(sheet, draft)
        case Question.COUNT:
            asked, rows = _count(sheet, draft)
        case Question.SURE:
            asked = text("sheet-sure-last")
            yes = str(draft.surely())
            rows = ((sheet.button(text("sheet-yes"), yes),),)
    back = sheet.button(text("sheet-back"))
    return Screen((*_head(sheet), *known, asked), (*rows, (back,)))


def _whole(sheet: Sheet, limits: Limits) -> Screen:
    goal = goes_to(rules_of(sheet.seen).scoring.goal)
    known = (*_standing(sheet), *_uncounted(sheet), *_now(sheet), *_time(sheet))
    lines = (*_head(sheet), *goal, *_latest(sheet), *known)
    buttons = [button for seat in sheet.seen.table for button in _of_seat(sheet, seat)]
    fish = sheet.button(text("sheet-button-fish"), str(Draft(How.FISH)))
    over = sheet.button(text("sheet-button-over"), str(Draft(How.FULL)))
    others = [over if sheet.needs.just_ends else fish]
    if sheet.latest is not None:
        others.append(sheet.button(text("sheet-button-undo"), UNDO))
    if sheet.minutes:
        others.append(sheet.button(text("sheet-button-time"), TIME))
    others.append(sheet.button(text("sheet-button-end"), END))
    return Screen((*lines, *_how_to(sheet)), (*on_one_page(buttons, limits, per_row=2), tuple(others)))


def _of_seat(sheet: Sheet, seat: Seat) -> Iterator[Button]:
    """What one may tell of somebody: that he has made points, that he is out."""
    name = sheet.name(seat)
    if sheet.needs.earns is not None:
        yield sheet.button(text("sheet-button-points", name=name), str(PointsDraft(seat)))
    if not sheet.needs.just_ends:
        yield sheet.button(text("sheet-button-out", name=name), str(Draft(How.OUT, seat)))


# --- What stands on it ------------------------------------------------------------------------------------


def _head(sheet: Sheet) -> tuple[Text, ...]:
    match, game = sheet.match, text("game", game=sheet.match.game)
    return (text("sheet-head", game=game, table=match.name, rounds=sheet.seen.round),)


def _latest(sheet: Sheet) -> tuple[Text, ...]:
    """What was told of the latest round, by whom, and what came of it: who leads the next one if there is one."""
    if sheet.latest is None:
        return ()
    lines: list[Text] = []
    for event in sheet.latest.events:
        if isinstance(event, RoundEnded):
            lines += _told(sheet, event)
        elif isinstance(event, Earned):
            lines.append(_earned(sheet, event))
        elif not isinstance(event, MatchEnded) and not (sheet.over and isinstance(event, NextLead)):
            lines += _came(sheet, event)
    return tuple(lines)


def _came(sheet: Sheet, event: Event) -> tuple[Text, ...]:
    line = settled(sheet.match, sheet.seen.sides, event)
    return () if line is None else (line,)


def _earned(sheet: Sheet, event: Earned) -> Text:
    """Points in play, as they were told."""
    made = sum(mark.points for mark in event.marks)
    return text("sheet-told-points", name=sheet.name(event.seat), points=made, by=_by(sheet))


def _by(sheet: Sheet) -> Who:
    return Who(None, "?") if sheet.by is None else sheet.by


def _told(sheet: Sheet, ended: RoundEnded) -> tuple[Text, ...]:
    ending, by = ended.ending, _by(sheet)
    match ending.how:
        case How.STOPPED:
            return ()
        case How.FULL:
            return (text("sheet-told-over", round=ended.round, by=by),)
        case How.FISH:
            return (text("sheet-told-fish", round=ended.round, by=by),)
    finish = next(code for code, tiles in FINISHES.items() if tiles == ending.last)
    known = "finish" if sheet.needs.finishes else "out"
    name = sheet.name(ending.seat)
    return (text(f"sheet-told-{known}", round=ended.round, name=name, by=by, finish=_named(sheet, finish)),)


_NAMES = {"0": "blank", "6": "six", "b": "both", "-": "other"}
"""The finishes as the texts call them."""


def _named(sheet: Sheet, finish: str) -> str:
    """How the texts call a finish; that of both is not always one at once."""
    name = _NAMES[finish]
    return "last_two" if name == "both" and sheet.needs.in_two_turns else name


def _standing(sheet: Sheet) -> tuple[Text, ...]:
    match, seen = sheet.match, sheet.seen
    coming = rights(match, seen) if seen.phase is Phase.DEAL else ()
    return (*accounts(match, seen), *_remembered(sheet), *coming)


def _remembered(sheet: Sheet) -> tuple[Text, ...]:
    """Accounts that are not open yet, and what is remembered until it is written."""
    match, seen = sheet.match, sheet.seen
    scoring, sides = rules_of(seen).scoring, tuple(dict.fromkeys(seen.sides))
    shut = [one for one in sides if not scoring.rights(seen.book, one).get("opened", True)]
    lines = [text("sheet-not-open", sides=apart(match, seen.sides, shut))] if shut else []
    for one in sides:
        memo = scoring.counters(seen.book, one).get("memo", 0)
        if memo:
            lines.append(text("sheet-memo", side=side(match, seen.sides, one), points=memo))
    carry = scoring.counters(seen.book, sides[0]).get("carry", 0)
    if carry:
        lines.append(text("sheet-carry", points=carry))
    return tuple(lines)


def _now(sheet: Sheet) -> tuple[Text, ...]:
    """Who plays now, in which order, who shuffles, and who waits, the next ones first."""
    match, seen = sheet.match, sheet.seen
    at_table = tuple(sheet.name(seat) for seat in seen.table)
    lines = [text("sheet-table", names=Joined(at_table, by=" → "))]
    scoring = rules_of(seen).scoring
    if isinstance(scoring, Titles):
        shuffler, waiting = scoring.shuffler(seen.book), scoring.waiting(seen.book)
        if shuffler is not None:
            lines.append(text("sheet-shuffler", name=sheet.name(shuffler)))
        if waiting:
            lines.append(text("sheet-waiting", sides=apart(match, seen.sides, waiting)))
    return tuple(lines)


def _time(sheet: Sheet) -> tuple[Text, ...]:
    if sheet.minutes is None:
        return ()
    last = () if sheet.minutes else (text("sheet-last-round", minutes=LAST_ROUND_TIME // timedelta(minutes=1)),)
    return (time_left(sheet.minutes), *last)


def _how_to(sheet: Sheet) -> tuple[Text, ...]:
    """What to do, and for those who would rather type it an example with names of this table."""
    wanted = sheet.needs
    first, *others = _typed(sheet.match, sheet.seen.table)
    lines = []
    if wanted.earns is not None:
        lines.append(text("sheet-how-points", first=first, points=wanted.earns.usual[1]))
    if wanted.just_ends:
        lines.append(text("sheet-how-over"))
    elif wanted.hands is None:
        lines.append(text("sheet-how", first=first, second=others[0]))
    elif wanted.hands_of_out:
        lines.append(text("sheet-how-hands", first=first, example=_held(_against(sheet.match, sheet.seen))))
    else:
        lines.append(text("sheet-how-fish", first=first, example=_held((first, *others), (4, *_EXAMPLES))))
    if sheet.seen.round > 1 and not wanted.just_ends:
        lines.append(text("sheet-how-earlier", example=example(sheet.match, sheet.seen, wanted)))
    return tuple(lines)


def example(match: Match, seen: View, wanted: Needs) -> Joined:
    """How all of a round is typed, with names of this table."""
    first, *_ = _typed(match, seen.table)
    any_tile = not wanted.finishes or () in wanted.finishes
    out = Joined((first, text("sheet-word-out") if any_tile else show_tiles(wanted.finishes[0])), by=" ")
    counted = asks_hands(wanted, How.OUT)
    return Joined((out, _held(_against(match, seen))) if counted else (out,), by=", ")


def _against(match: Match, seen: View) -> list[Typed]:
    """The opponents of the first one at the table."""
    own = seen.sides[seen.table[0]]
    return _typed(match, (seat for seat in seen.table if seen.sides[seat] != own))


def _typed(match: Match, seats: Iterable[Seat]) -> list[Typed]:
    return [Typed(match.seats[seat].name) for seat in seats]


def _held(names: Iterable[Typed], counts: tuple[int, ...] = _EXAMPLES) -> Joined:
    """An example of what these hold."""
    held = zip(names, cycle(counts), strict=False)
    return Joined(tuple(Joined((name, count), by=" ") for name, count in held), by=", ")


def _end(sheet: Sheet) -> tuple[Text, ...]:
    """How it has ended."""
    if sheet.match.status is Status.STOPPED:
        return (stopped(sheet.match, sheet.stopped_by),)
    lines = () if sheet.result is None else _came(sheet, sheet.result)
    return (*lines, *_uncounted(sheet))


def _uncounted(sheet: Sheet) -> tuple[Text, ...]:
    """That the tallies get nothing of it: who has overlooked that before the sheet began sees it from then on."""
    return () if counts(sheet.match) else (text("sheet-uncounted"),)


def _after(sheet: Sheet) -> tuple[Row, ...]:
    return (once_more(sheet.match),) if sheet.match.status is Status.OVER else ()


# --- Entering ---------------------------------------------------------------------------------------------


def _making(sheet: Sheet, made: PointsDraft) -> Screen:
    """How many points somebody makes with a turn, or whether the match may end with them."""
    earns, name = sheet.needs.earns, sheet.name(made.seat)
    assert earns is not None
    back = sheet.button(text("sheet-back"))
    if made.points is not None:
        asked = (text("sheet-points", name=name, points=made.points), text("sheet-sure-last"))
        return Screen((*_head(sheet), *asked), ((sheet.button(text("sheet-yes"), str(made.surely())),), (back,)))
    lines = [text("sheet-which-points", name=name)]
    if earns.step:
        lines.append(text("sheet-more-points", name=name, points=earns.usual[-1] + earns.step))
    usual = [sheet.button(literal(f"+{points}"), str(made.so_many(points))) for points in earns.usual]
    return Screen((*_head(sheet), *_standing(sheet), *lines), (*in_rows(usual, POINTS_IN_ROW), (back,)))


def _entered(sheet: Sheet, draft: Draft) -> tuple[Text, ...]:
    """What is known of the round up to now."""
    if draft.seat is None:
        return (text("sheet-round-over" if draft.how is How.FULL else "sheet-fish"),)
    how = text("sheet-fish-by" if draft.how is How.FISH else "sheet-out", name=sheet.name(draft.seat))
    held = tuple(
        text("account", side=sheet.name(seat), score=count)
        for seat, count in zip(drafts.asked_for(draft, sheet.seen), draft.counts, strict=False)
    )
    return (how, *((text("sheet-held", hands=Joined(held, by=", ")),) if held else ()))


def _finishes(sheet: Sheet, draft: Draft) -> tuple[Row, ...]:
    buttons = [
        sheet.button(text("sheet-finish", finish=_named(sheet, code)), str(replace(draft, finish=code)))
        for code, tiles in FINISHES.items()
        if tiles in sheet.needs.finishes
    ]
    return in_rows(buttons, 2)


def _lead(sheet: Sheet, draft: Draft) -> tuple[Text, tuple[Row, ...]]:
    """Who has led, or who has led 6-6 for the hundred."""
    asked = leads(sheet.seen)
    assert asked is not None
    what, seats = asked
    buttons = [sheet.button(literal(sheet.name(seat)), str(replace(draft, lead=str(seat)))) for seat in seats]
    if what is LeadNeed.HUNDRED:
        buttons.append(sheet.button(text("sheet-nobody-led"), str(replace(draft, lead=drafts.NOBODY))))
    return text("sheet-who-led", what=what), in_rows(buttons, 2)


def _count(sheet: Sheet, draft: Draft) -> tuple[Text, tuple[Row, ...]]:
    """The digits of what a hand counts."""
    seat = drafts.asked_for(draft, sheet.seen)[len(draft.counts)]
    asked = text("sheet-how-many", name=sheet.name(seat), typed=draft.typed or "…")
    digits: list[Button] = []
    if len(draft.typed) < DIGITS:
        longer = [draft.with_digit(digit) for digit in range(10) if draft.typed != "0" or digit]
        digits = [
            sheet.button(literal(more.typed[-1]), str(more))
            for more in longer
            if drafts.fits(more, sheet.seen, sheet.needs)
        ]
    below: tuple[Row, ...] = ()
    if draft.typed:
        whole = text("sheet-count-is", name=sheet.name(seat), count=int(draft.typed))
        clear = sheet.button(text("sheet-clear"), str(draft.cleared()))
        below = ((clear, sheet.button(whole, str(draft.counted()))),)
    return asked, (*in_rows(digits, DIGITS_IN_ROW), *below)


def _sure_of_end(sheet: Sheet) -> Screen:
    yes = sheet.button(text("sheet-yes"), END_SURE)
    lines = (*_head(sheet), *_standing(sheet), text("sheet-sure-end", result=has_result(sheet.seen)))
    return Screen(lines, ((yes,), (sheet.button(text("sheet-back")),)))
