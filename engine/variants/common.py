"""What the variant files have in common: house rules of many games, and the parts that those rules name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.codec import tagged
from engine.errors import BadOption
from engine.kernels.layout import Layout
from engine.model import Options
from engine.options import opt
from engine.rules.dealing import BySeats, Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.opening import Search, goat, heaviest, high, low
from engine.rules.values import HandValue, When
from engine.scoring.penalties import Penalties
from engine.scoring.points import Amount, BlockedWinner, Entry, Points, Tie
from engine.scoring.sheet import LaterStarter
from engine.seats import Seat, Side
from engine.tiles import Tile, tile_set

DRAW_RULES = tuple(rule.value for rule in Stuck if rule is not Stuck.ONE_THEN_PLAY)
"""The drawing rules that the western sheets know (western.md 0.3 DRAW)."""

TARGETS = (50, 100, 150, 200, 250, 500)
USUAL = "usual"
"""The choice of a house rule that lets others decide: a target by the set or by the number of players."""

ON_STUCK = {"draw_until": Stuck.UNTIL_PLAYABLE, "draw_one": Stuck.ONE_THEN_PLAY, "pass": Stuck.NONE}
"""What the stuck do, in the words of russian.md 1.9."""

ORDERS = {"goat": goat, "low0": low, "high": high}
"""In which order doubles are asked for, in the words of russian.md 1.8."""

SEVEN = BySeats((), others=7)
"""Seven tiles for everybody."""


@tagged("line-options", whole=True)
@dataclass(frozen=True, slots=True)
class LineOptions(Options):
    """The house rules that all western line games share (western.md 0.4)."""

    hands: ClassVar[BySeats] = SEVEN

    set: int = opt(6, (6, 9, 12, 15, 18))
    sets_combined: int = opt(1, (1, 2, 3, 4))
    max_pip: int | None = opt(None, (None, *range(3, 19)))
    direction: str = opt("cw", ("cw", "ccw"))
    draw_rule: str = opt("none", DRAW_RULES)
    reserve: int = opt(0, range(5))
    opening_tile: str = opt("must", ("must", "free"))
    later_starter: str = opt("again", tuple(LaterStarter))
    redeal_doubles: int = opt(0, (0, 4, 5, 6))
    target: int | str = opt(100, TARGETS)
    rounds: int | None = opt(None, (None, *range(1, 25)))
    single_round: bool = opt(False)
    entry_minimum: str = opt("off", tuple(Entry))
    blocked_winner: str = opt("pips", tuple(BlockedWinner))
    blocked_score: str = opt("opponents", tuple(Amount))
    tie_blocked: str = opt("none", tuple(Tie))
    double_blank_pips: int = opt(0, (0, 10, 25, 50))
    doubles_across: bool = opt(True)

    @property
    def cut_to(self) -> int | None:
        """The highest half, if that lies below the set's own."""
        return self.max_pip if self.max_pip != self.set else None


def check_deal(
    tiles: tuple[Tile, ...], size: BySeats, seats: int, reserve: int, cut_to: int | None = None
) -> None:
    """BadOption unless the set holds all hands and the reserve (western.md 0.5, start conditions). Where a limit
    on pips has cut the set short, no larger set would have more tiles."""
    needed = size(seats) * seats + reserve
    if needed <= len(tiles):
        return
    if cut_to is not None:
        raise BadOption("set-cut-short", tiles=len(tiles), needed=needed, max_pip=cut_to)
    raise BadOption("set-too-small", tiles=len(tiles), needed=needed)


def line_layout(options: LineOptions, players: int) -> Layout:
    """A plain line; BadOption if the limit on pips lies above the set, or the tiles are not enough."""
    if options.max_pip is not None and options.max_pip > options.set:
        raise BadOption("max-pip", max_pip=options.max_pip, set=options.set)
    tiles = tile_set(options.set, options.sets_combined, options.max_pip)
    check_deal(tiles, options.hands, players, options.reserve, options.cut_to)
    return Layout(
        tiles=tiles,
        dealing=Dealing(options.hands, redeal_doubles=options.redeal_doubles),
        opening=Search(high, heaviest, forced=options.opening_tile == "must"),
        drawing=Drawing(Stuck(options.draw_rule), options.reserve),
    )


def line_points(options: LineOptions, usual: int = 100) -> Points:
    """The scoring; `usual` is the target of a game in which other house rules decide it."""
    return Points(
        target=chosen(options.target, usual),
        rounds=options.rounds,
        single_round=options.single_round,
        blocked_winner=BlockedWinner(options.blocked_winner),
        blocked_score=Amount(options.blocked_score),
        tie_blocked=Tie(options.tie_blocked),
        later_starter=LaterStarter(options.later_starter),
        entry_minimum=Entry(options.entry_minimum),
        value=blank_value(options.double_blank_pips),
    )


def root_penalties(rounds: int, blank: int, *, placed: bool) -> Penalties:
    """The scoring of the games whose rounds grow from a double each, `placed` before the deal or led by its
    holder."""
    return Penalties(
        rounds=rounds,
        later_starter=LaterStarter.ROTATE if placed else LaterStarter.AGAIN,
        value=blank_value(blank),
        tie_by_won=True,
    )


def chosen(value: int | str, usual: int) -> int:
    """The number that was chosen, or the usual one."""
    return value if isinstance(value, int) else usual


def blank_value(price: int) -> HandValue:
    """Pips, and what 0-0 costs besides."""
    return HandValue(When.ANY if price else When.OFF, price)


def alone(players: int) -> tuple[Side, ...]:
    """Everybody plays for himself."""
    return tuple(map(Side, range(players)))


def in_pairs(players: int) -> tuple[Side, ...]:
    """Partners sit opposite; from the fifth player on, neighbours make a team (russian.md 1.2, 9)."""
    at_table = (Side(0), Side(1), Side(0), Side(1))
    return (*at_table, *(Side(seat // 2) for seat in range(4, players)))


def pairs_of_four(players: int, *, teams: bool = True) -> tuple[Side, ...]:
    """Four play in pairs, unless they would rather not."""
    return in_pairs(players) if players == 4 and teams else alone(players)


def round_the_table(players: int, direction: str = "cw") -> tuple[Seat, ...]:
    """The seats in the order of their turns."""
    seats = tuple(map(Seat, range(players)))
    return seats if direction == "cw" else (seats[0], *reversed(seats[1:]))
