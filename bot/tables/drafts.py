"""What is being entered on a score sheet, tap by tap: it stands in the buttons, nothing of it is kept elsewhere.

A draft is written as how and who, the finish, the lead, the counts, and whether one is sure, with dots between
them: `o2.0...` is seat 2 out with 0-0; `o1..3.17_5.` is seat 1 out after seat 3 has led, where the next one held
17 and of the count of the one after him a 5 was typed; `e....` is a round that has just ended.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.events import How
from engine.model import Phase, State, View
from engine.needs import LeadNeed, Needs, asks_hands, can_hold, leads
from engine.rules.values import SIX, ZERO
from engine.seats import Seat
from engine.telling import RoundTold, tell
from engine.tiles import Tile

NOBODY = "-"
"""Who has led 6-6 for the hundred, if nobody has."""

DIGITS = 3
"""Of what a hand counts."""

_WRITTEN = re.compile(
    r"(?P<how>[ofe])(?P<seat>[0-9]{0,2})\.(?P<finish>[06b-]?)\.(?P<lead>-|[0-9]{0,2})\.(?P<counts>([0-9]{1,3}_)*)(?P<typed>[0-9]{0,3})\.(?P<sure>y?)"
)
_HOWS = {"o": How.OUT, "f": How.FISH, "e": How.FULL}
FINISHES: dict[str, tuple[Tile, ...]] = {"0": (ZERO,), "6": (SIX,), "b": (ZERO, SIX), "-": ()}
"""The special tiles of a last turn, as they are written."""


class Question(StrEnum):
    """What is still to be asked."""

    SEAT = "seat"
    """Who laid the last tile of a fish."""
    FINISH = "finish"
    LEAD = "lead"
    """Who has led, or whether it was 6-6 for the hundred."""
    COUNT = "count"
    SURE = "sure"
    """Whether the match is to end with this."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A round as far as it has been entered."""

    how: How
    seat: Seat | None = None
    finish: str = ""
    lead: str = ""
    """The seat that has led, `-` for none; empty as long as nobody has said it."""
    counts: tuple[int, ...] = ()
    """Of those who are asked for theirs, one after the other."""
    typed: str = ""
    """Of the next one, the digits up to now."""
    sure: bool = False

    def __str__(self) -> str:
        how = next(letter for letter, one in _HOWS.items() if one is self.how)
        counts = "".join(f"{count}_" for count in self.counts)
        seat = "" if self.seat is None else self.seat
        return f"{how}{seat}.{self.finish}.{self.lead}.{counts}{self.typed}.{'y' if self.sure else ''}"

    def with_digit(self, digit: int) -> Draft:
        """With one more digit of the next count."""
        return replace(self, typed=str(int(f"{self.typed}{digit}")))

    def counted(self) -> Draft:
        """With what was typed as the next count."""
        return replace(self, counts=(*self.counts, int(self.typed or 0)), typed="")

    def cleared(self) -> Draft:
        """Without the digits that were typed last."""
        return replace(self, typed="")

    def surely(self) -> Draft:
        """Entered by somebody who knows that it is the last round."""
        return replace(self, sure=True)


def read(written: str) -> Draft | None:
    """What a button or a page says; None if it is no draft."""
    match = _WRITTEN.fullmatch(written)
    if match is None:
        return None
    return Draft(
        how=_HOWS[match["how"]],
        seat=Seat(int(match["seat"])) if match["seat"] else None,
        finish=match["finish"],
        lead=match["lead"],
        counts=tuple(int(count) for count in match["counts"].split("_") if count),
        typed=match["typed"],
        sure=bool(match["sure"]),
    )


def fits(draft: Draft, state: State | View, wanted: Needs) -> bool:
    """Whether such a draft can be made at this moment, whoever has made the button."""
    if draft.seat is not None and draft.seat not in state.table:
        return False
    if (draft.how is How.FULL) is not wanted.just_ends or (draft.seat is not None and wanted.just_ends):
        return False
    if draft.how is How.OUT and draft.seat is None:
        return False
    if draft.finish and (draft.how is not How.OUT or FINISHES[draft.finish] not in wanted.finishes):
        return False
    if draft.lead and not _can_have_led(draft.lead, state):
        return False
    counted = asks_hands(wanted, draft.how) and draft.seat is not None
    asked = len(asked_for(draft, state)) if counted else 0
    held = (*draft.counts, *([int(draft.typed)] if draft.typed else []))
    return len(held) <= asked and (not held or can_hold(state, wanted, held))


def _can_have_led(lead: str, state: State | View) -> bool:
    asked = leads(state)
    if asked is None:
        return False
    return asked[0] is LeadNeed.HUNDRED if lead == NOBODY else Seat(int(lead)) in asked[1]


def asked_for(draft: Draft, state: State | View) -> tuple[Seat, ...]:
    """Who may hold something, from who would have been next; behind them those whose hands do not count."""
    assert draft.seat is not None
    at = state.table.index(draft.seat) + 1
    others = (*state.table[at:], *state.table[: at - 1])
    if draft.how is How.FISH:
        return (*others, draft.seat)
    own = state.sides[draft.seat]
    return tuple(sorted(others, key=lambda seat: state.sides[seat] == own))


def missing(draft: Draft, state: State | View) -> tuple[Seat, ...]:
    """Whose hand is still to be told: of who has gone out no partner's, which need not be known."""
    assert draft.seat is not None
    own = state.sides[draft.seat]
    left = asked_for(draft, state)[len(draft.counts) :]
    return left if draft.how is How.FISH else tuple(seat for seat in left if state.sides[seat] != own)


def question(draft: Draft, state: State, wanted: Needs) -> Question | None:
    """What is to be asked next; None if all is known."""
    counted = asks_hands(wanted, draft.how)
    if counted and draft.seat is None:
        return Question.SEAT
    if draft.how is How.OUT and wanted.finishes and not draft.finish:
        return Question.FINISH
    if leads(state) is not None and not draft.lead:
        return Question.LEAD
    if counted and missing(draft, state):
        return Question.COUNT
    if not draft.sure and tell(state, told(draft, state, wanted)).state.phase is Phase.OVER:
        return Question.SURE
    return None


def asked(page: str, state: State, wanted: Needs) -> tuple[Draft, Question] | None:
    """The draft that a page says, and what is to be asked next; None if there is nothing to ask."""
    draft = read(page)
    if draft is None or state.phase is Phase.OVER or not fits(draft, state, wanted):
        return None
    left = question(draft, state, wanted)
    return None if left is None else (draft, left)


def told(draft: Draft, state: State, wanted: Needs) -> RoundTold:
    """A draft that says all as an entry. Who laid the last tile of a void fish does not matter."""
    seat = state.table[0] if draft.seat is None else draft.seat
    counts: tuple[int, ...] = ()
    if asks_hands(wanted, draft.how):
        held = dict(zip(asked_for(draft, state), draft.counts, strict=False))
        counts = tuple(held.get(Seat(number), 0) for number in range(len(state.sides)))
    starter = Seat(int(draft.lead)) if draft.lead.isdigit() else None
    return RoundTold(draft.how, seat, FINISHES[draft.finish or "-"], counts, starter)
