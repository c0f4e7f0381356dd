"""Games for one: won or not, and how many tiles were laid (western.md 4.13, 4.14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.events import Ending, How, MatchEnded, Scored
from engine.kernels.patience import ALONE, PatienceEnding
from engine.model import Book, Settlement
from engine.parts import Goal
from engine.scoring.sheet import Accounts
from engine.seats import Side


@dataclass(frozen=True, slots=True)
class Solved(Accounts):
    """The scoring: one round is the match."""

    @property
    def goal(self) -> Goal:
        return Goal()

    @property
    def value(self) -> None:
        return None

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """The tiles that were laid, and whether that is all that can be. Where the longest line is the goal, who
        has not reached it does not lose."""
        assert isinstance(ending, PatienceEnding)
        longest = ending.most > 0
        won = ending.how is How.OUT or (longest and ending.laid >= ending.most)
        total = book.scores[0] + ending.laid
        player = (Side(0),)
        if won:
            result = MatchEnded(player, (), "solved")
        else:
            result = MatchEnded((), () if longest else player, "longest" if longest else "stuck")
        return Settlement(
            replace(book, scores=(total,), rounds=book.rounds + 1),
            (Scored(Side(0), (), ending.laid, total, "laid"),),
            (ALONE,) if won else (),
            result=result,
        )
