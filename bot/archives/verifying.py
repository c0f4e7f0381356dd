"""Whether the dealer kept to the shuffle that he had promised.

The commitment is shown when the tiles are dealt, the seed when the round is over. Who has both needs nobody's
word: the commitment must be the hash of the seed, and the seed must deal what was dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.events import Dealt, Event, Leads, Misdealt, RoundEnded
from engine.game import Variant, play, start
from engine.model import Calling, LeadRight, Options
from engine.moves import Deal
from engine.seats import Seat
from engine.shuffle import commitment
from engine.tiles import Hands, Tile


@dataclass(frozen=True, slots=True)
class Verified:
    """What a seed promises and deals."""

    commitment: str
    kept: bool
    """Whether the commitment that was shown is this one; True if none was."""
    hands: Hands
    """Of the players at the table, in the order of their seats."""
    boneyard: tuple[Tile, ...]
    misdeals: int
    """Shuffles that the house rules cancelled before this one."""


class Verdict(StrEnum):
    """What is to be thought of a round: all is well, the seed is not the one that was promised, or it is and the
    tiles were others."""

    GOOD = "yes"
    SEED = "no"
    TILES = "tiles"


@dataclass(frozen=True, slots=True)
class VerifiedRound:
    """A round that is over: the commitment that was shown at its deal, the seed that was told at its end."""

    round: int
    commitment: str
    seed: str
    verdict: Verdict


def verify_rounds(
    variant: Variant, players: int, options: Options, told: Iterable[Event]
) -> tuple[VerifiedRound, ...]:
    """Check the rounds that have ended in the tale of a match; of one that is being played nothing is said."""
    found: list[VerifiedRound] = []
    dealt, taken = Dealt(0, (), 0, ""), tuple[LeadRight, ...]()
    for event in told:
        if isinstance(event, Dealt):
            dealt, taken = event, ()
        elif isinstance(event, Leads) and event.tile is not None and event.why == "taken":
            taken = (LeadRight(event.tile, (event.seat,), Calling.TAKES),)
        elif isinstance(event, RoundEnded):
            table = tuple(Seat(seat) for seat, hand in enumerate(dealt.hands) if hand)
            again = verify(
                variant,
                players,
                options,
                event.seed,
                dealt.commitment,
                number=event.round,
                table=table,
                taken=taken,
            )
            verdict = _verdict(again, dealt)
            found.append(VerifiedRound(event.round, dealt.commitment, event.seed, verdict))
    return tuple(found)


def _verdict(from_seed: Verified, dealt: Dealt) -> Verdict:
    if not from_seed.kept:
        return Verdict.SEED
    hands = tuple(hand for hand in dealt.hands if hand)  # who waits for the table has none
    same = hands == from_seed.hands and dealt.boneyard == len(from_seed.boneyard)
    return Verdict.GOOD if same else Verdict.TILES


def verify(
    variant: Variant,
    players: int,
    options: Mapping[str, str] | Options,
    seed: str,
    promised: str = "",
    *,
    number: int = 1,
    table: tuple[Seat, ...] = (),
    taken: tuple[LeadRight, ...] = (),
) -> Verified:
    """Deal the round of this number (some games lay a tile of its own in each) from a seed, and compare it with
    the commitment that was shown before: to these seats, if somebody has left the table, and without a tile that
    was taken before. RulesError if the game is not for so many players, has no such house rules, or there is no
    seed."""
    begun = start(variant, players, options=options)
    begun = replace(begun, round=number - 1, table=table or begun.table, book=replace(begun.book, calls=taken))
    step = play(begun, None, Deal(seed))
    state, shown = step.state, "".join(promised.split()).lower()
    return Verified(
        commitment=commitment(seed),
        kept=shown in ("", commitment(seed)),
        hands=tuple(state.hands[seat] for seat in sorted(state.table)),
        boneyard=state.boneyard,
        misdeals=sum(isinstance(event, Misdealt) for event in step.events),
    )
