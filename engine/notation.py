"""One move as text and back (docs/records.md).

Reading takes only the grammar from here; what a text means is found among the legal moves (`engine.reading`), so
that notation never holds a second copy of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass

from engine.errors import BadNotation
from engine.moves import (
    ALL_POINTS,
    CLAIM,
    DONE,
    KEEP,
    NO_BID,
    PASS,
    PLUNGE,
    Bid,
    Block,
    Cell,
    Claim,
    Cut,
    Deal,
    DealTiles,
    Done,
    Draw,
    Insert,
    Keep,
    Lift,
    Move,
    Pass,
    Place,
    Play,
    Plays,
    Plunge,
    Signal,
    TimeUp,
    Trump,
)
from engine.tiles import Tile, parse_tile, tile

_TILE = r"[0-9]{1,2}-[0-9]{1,2}"
_CELL = r"r[0-9]{1,2}c[0-9]{1,2}"
_PART = re.compile(
    rf"(?P<tile>{_TILE})"
    r"(?:@(?P<arm>[A-Za-z][0-9]{0,2}|[0-9]{1,2}(?:\.[0-9]{1,2})*))?"
    r"(?P<closed>!)?(?P<along>~)?(?::(?P<shown>[0-9]{1,2}))?"
)
_WORDS: Mapping[str, Move] = {"pass": PASS, "done": DONE, "claim": CLAIM, "keep": KEEP}
_VERBS = "|".join(
    (
        *_WORDS,
        r"draw(?: [0-9]{1,2})?",
        r"bid (?:pass|plunge|[0-9]{1,2} marks?|[0-9]{1,3})",
        r"trump (?:[0-9]|doubles|none|nello)",
        r"signal [a-z_]+",
        rf"block {_TILE}(?:@[A-Z0-9.]+)?",
        rf"cut {_TILE}@[0-9]{{1,3}}",
        rf"insert {_TILE}@[ab][0-9]{{1,3}}",
        rf"place {_TILE} {_CELL} {_CELL}",
        rf"lift {_TILE}",
    )
)
_VERB = re.compile(_VERBS)
_IN_A_LIST = re.compile(rf"(?:{_VERBS})(?= |$)|\S+", re.IGNORECASE)
_SURPLUS = re.compile(r" ?([@:+]) ?| ([!~])")
"""Signs with the blanks that may stand around them."""
_LONGEST = 120


@dataclass(frozen=True, slots=True)
class Part:
    """One tile of a turn as it was written; what was left out is empty or None."""

    tile: Tile
    arm: str = ""
    closed: bool = False
    along: bool = False
    shown: int | None = None

    def play(self) -> Play:
        return Play(self.tile, self.arm, self.shown, self.closed, self.along)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text that is a move: tiles to be laid, or the words of another move."""

    parts: tuple[Part, ...] = ()
    verb: str = ""

    def move(self) -> Move:
        """The move as it stands, legal or not."""
        if self.parts:
            plays = tuple(part.play() for part in self.parts)
            return plays[0] if len(plays) == 1 else Plays(plays)
        word, _, rest = self.verb.partition(" ")
        value, _, where = rest.partition("@")
        match word:
            case "draw":
                return Draw(int(rest or 1))
            case "signal":
                return Signal(rest)
            case "bid":
                return _bid(rest)
            case "trump":
                return Trump(rest)
            case "block":
                return Block(parse_tile(value), where)
            case "insert":
                return Insert(parse_tile(value), where[0].upper(), int(where[1:]))
            case "cut":
                return Cut(parse_tile(value), int(where))
            case "place":
                return _place(*rest.split(" "))
            case "lift":
                return Lift(parse_tile(value))
        return _WORDS[word]


def without_surplus(text: str) -> str:
    """A move as it was written, without the blanks that mean nothing."""
    return _SURPLUS.sub(lambda sign: sign[1] or sign[2], " ".join(text.split()))


def read(text: str) -> Wanted:
    """What a text says; BadNotation if it is no move. Case and surplus blanks do not matter."""
    words = without_surplus(text)
    if len(words) > _LONGEST:
        raise BadNotation("bad-notation", text=words[:_LONGEST])
    if words[:1].isdigit():
        return Wanted(parts=tuple(_part(part, words) for part in words.split("+")))
    verb = words.lower()
    if not verb.startswith("place "):  # there the order of the halves says where each of them goes
        verb = re.sub(_TILE, _larger_half_first, verb)
    if verb.startswith("block "):
        verb = "block " + verb.removeprefix("block ").upper()
    if not _VERB.fullmatch(verb):
        raise BadNotation("bad-notation", text=words)
    if verb.startswith("place "):
        re.sub(_TILE, _larger_half_first, verb)  # raises what is wrong with the tile
    return Wanted(verb=write(Wanted(verb=verb).move()))


def moves_in(text: str) -> list[str]:
    """The moves in a list between blanks, in which `a + b`, `draw 2` and `bid 2 marks` are one each."""
    return _IN_A_LIST.findall(without_surplus(text))


def _bid(said: str) -> Move:
    if said == "pass":
        return NO_BID
    if said == "plunge":
        return PLUNGE
    if said == str(ALL_POINTS):
        return Bid(1, marks=True)
    number, _, marks = said.partition(" ")
    amount = int(number)
    return Bid(amount, marks=bool(marks) or not amount)  # no pass, but marks that nobody may bid


def _place(value: str, first: str, second: str) -> Move:
    """A tile with the cells of its halves in the order in which the halves are written."""
    halves = [int(number) for number in value.split("-")]
    cells = [_cell(first), _cell(second)]
    if halves[0] < halves[1]:
        cells.reverse()
    elif halves[0] == halves[1]:
        cells.sort()  # either way round it is the same
    return Place(tile(*halves), *cells)


def _cell(written: str) -> Cell:
    row, column = re.findall("[0-9]+", written)
    return Cell(int(row), int(column))


def _larger_half_first(written: re.Match[str]) -> str:
    try:
        return str(parse_tile(written[0]))
    except ValueError:
        raise BadNotation("bad-notation", text=written.string) from None


def _part(text: str, whole: str) -> Part:
    """One tile of a turn; BadNotation for the whole of it if it is none."""
    match = _PART.fullmatch(text)
    if match is None:
        raise BadNotation("bad-notation", text=whole)
    try:
        value = parse_tile(match["tile"])
    except ValueError:
        raise BadNotation("bad-notation", text=whole) from None
    shown = match["shown"]
    return Part(
        tile=value,
        arm=(match["arm"] or "").upper(),
        closed=bool(match["closed"]),
        along=bool(match["along"]),
        shown=None if shown is None else int(shown),
    )


def fits(wanted: Wanted, move: Move) -> bool:
    """Whether a text may mean this move."""
    if isinstance(move, Play):
        return len(wanted.parts) == 1 and _part_fits(wanted.parts[0], move)
    if isinstance(move, Plays):
        return _all_fit(wanted.parts, move.plays)
    if isinstance(move, Block) and wanted.verb == f"block {move.tile}":
        return True
    return not wanted.parts and wanted.verb == write(move)


def meanings(wanted: Wanted, moves: Iterable[Move]) -> tuple[Move, ...]:
    """The moves that a text may mean; of those that differ only in the order of their tiles the one in the order
    in which they were written."""
    fitting = tuple(move for move in moves if fits(wanted, move))
    in_order = {unordered(move) for move in fitting if _in_order(wanted, move)}
    return tuple(move for move in fitting if _in_order(wanted, move) or unordered(move) not in in_order)


def unordered(move: Move) -> Hashable:
    """What a move lays, in whatever order."""
    return frozenset(move.plays) if isinstance(move, Plays) else move


def _in_order(wanted: Wanted, move: Move) -> bool:
    if not isinstance(move, Plays):
        return True
    return all(_part_fits(part, play) for part, play in zip(wanted.parts, move.plays, strict=True))


def _part_fits(part: Part, play: Play) -> bool:
    if (part.tile, part.closed, part.along) != (play.tile, play.closed, play.along):
        return False
    return part.arm in ("", play.arm) and part.shown in (None, play.shown)


def _all_fit(parts: tuple[Part, ...], plays: tuple[Play, ...]) -> bool:
    """Whether the parts name these plays in some order."""
    if len(parts) != len(plays):
        return False
    if not parts:
        return True
    return any(
        _part_fits(parts[0], play) and _all_fit(parts[1:], plays[:at] + plays[at + 1 :])
        for at, play in enumerate(plays)
    )


def write(move: Move) -> str:
    """The text of a move of a seat, as records have it. The dealer's moves are statements of their own."""
    match move:
        case Play(value, arm):
            at = f"@{arm}" if arm else ""
            shown = "" if move.shown is None else f":{move.shown}"
            return f"{value}{at}{'!' * move.closed}{'~' * move.along}{shown}"
        case Plays(plays):
            return " + ".join(map(write, plays))
        case Draw(count):
            return "draw" if count == 1 else f"draw {count}"
        case Pass():
            return "pass"
        case Signal(kind):
            return f"signal {kind}"
        case Done():
            return "done"
        case Claim():
            return "claim"
        case Block(value, arm):
            return f"block {value}@{arm}" if arm else f"block {value}"
        case Keep():
            return "keep"
        case Insert(value, line, depth):
            return f"insert {value}@{line}{depth}"
        case Cut(value, depth):
            return f"cut {value}@{depth}"
        case Bid():
            return f"bid {_promise(move)}"
        case Plunge():
            return "bid plunge"
        case Trump(suit):
            return f"trump {suit}"
        case Place(value, high, low):
            return f"place {value} {high} {low}"
        case Lift(value):
            return f"lift {value}"
        case Deal() | DealTiles() | TimeUp():
            raise ValueError("the dealer's moves are no notation")
        case _:
            raise ValueError(f"{type(move).__name__} has no notation")


def _promise(bid: Bid) -> str:
    if bid == NO_BID:
        return "pass"
    return f"{bid.amount} mark{'s' * (bid.amount != 1)}" if bid.marks else f"{bid.amount}"
