"""One move as text and back (docs/records.md).

Reading takes only the grammar from here; what a text means is found among the legal moves (`engine.reading`), so
that notation never holds a second copy of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping

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
    Trump,
)
from engine.tiles import parse_tile

_TILE = r"[0-9]{1,2}-[0-9]{1,2}"
_CELL = r"r[0-9]{1,2}c[0-9]{1,2}"
_PART = re.compile(
    rf"(?P<tile>{_TILE})"
    r"(?:@(?P<arm>[A-Za-z][0-9]{0,2}|[0-9]{1,2}(?:\.[0-9]{1,2})*))?"
    r"(?P<closed>!)?(?P<along>~)?(?::(?P<shown>[0-9]{1,2}))?"
)
_WORDS: Mapping[str, Move] = {"pass": PASS, "done": DONE, "claim": CLAIM, "keep": KEEP}
_WORD_OF = {move: word for word, move in _WORDS.items()}
_VERBS = "|".join(
    (
        *_WORDS,
        r"draw(?: [0-9]{1,2})?",
        r"bid (?:pass|plunge|[0-9]{1,2} marks?|[0-9]{1,3})",
        r"trump (?:[0-9]|doubles|none|nello)",
        r"signal [a-z_]+",
        rf"block {_TILE}(?:@[a-z0-9.]+)?",
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


def without_surplus(text: str) -> str:
    """A move as it was written, without the blanks that mean nothing."""
    return _SURPLUS.sub(lambda sign: sign[1] or sign[2], " ".join(text.split()))


def read(text: str) -> Move:
    """The move that a text names, legal or not. An arm or a half that the text leaves out is missing in the move,
    too. BadNotation if it is no move. Case and surplus blanks do not matter."""
    words = without_surplus(text)
    if len(words) > _LONGEST:
        raise BadNotation("bad-notation", text=words[:_LONGEST])
    try:
        if not words[:1].isdigit():
            return _verb(words.lower())
        plays = tuple(map(_play, words.split("+")))
    except ValueError:
        raise BadNotation("bad-notation", text=words) from None
    return plays[0] if len(plays) == 1 else Plays(plays)


def moves_in(text: str) -> list[str]:
    """The moves in a list between blanks, in which `a + b`, `draw 2` and `bid 2 marks` are one each."""
    return _IN_A_LIST.findall(without_surplus(text))


def _play(text: str) -> Play:
    """One tile of a turn; ValueError if it is none."""
    match = _PART.fullmatch(text)
    if match is None:
        raise ValueError(text)
    shown = match["shown"]
    return Play(
        tile=parse_tile(match["tile"]),
        arm=(match["arm"] or "").upper(),
        shown=None if shown is None else int(shown),
        closed=bool(match["closed"]),
        along=bool(match["along"]),
    )


def _verb(text: str) -> Move:
    """A move that is said in words; ValueError if it is none."""
    if not _VERB.fullmatch(text):
        raise ValueError(text)
    word, _, rest = text.partition(" ")
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
            return Block(parse_tile(value), where.upper())
        case "insert":
            return Insert(parse_tile(value), where[0].upper(), int(where[1:]))
        case "cut":
            return Cut(parse_tile(value), int(where))
        case "place":
            return _place(*rest.split(" "))
        case "lift":
            return Lift(parse_tile(value))
    return _WORDS[word]


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
    return Place(parse_tile(value), *cells)


def _cell(written: str) -> Cell:
    row, column = re.findall("[0-9]+", written)
    return Cell(int(row), int(column))


def fits(wanted: Move, move: Move) -> bool:
    """Whether a move that was read may mean this one, which leaves nothing out."""
    match wanted, move:
        case Play(), Play():
            return _play_fits(wanted, move)
        case Plays(), Plays():
            return _all_fit(wanted.plays, move.plays)
        case Block(), Block():
            return wanted.tile == move.tile and wanted.arm in ("", move.arm)
    return wanted == move


def meanings(wanted: Move, moves: Iterable[Move]) -> tuple[Move, ...]:
    """The moves that a text may mean. Of moves that lay the same tiles in different orders it means the one in the
    order of the text, if there is one."""
    fitting = tuple(move for move in moves if fits(wanted, move))
    in_order = {unordered(move) for move in fitting if _in_order(wanted, move)}
    return tuple(move for move in fitting if _in_order(wanted, move) or unordered(move) not in in_order)


def unordered(move: Move) -> Hashable:
    """What a move lays, in whatever order."""
    return frozenset(move.plays) if isinstance(move, Plays) else move


def _in_order(wanted: Move, move: Move) -> bool:
    """Whether a move that fits has its tiles in the order in which they were written."""
    if not (isinstance(wanted, Plays) and isinstance(move, Plays)):
        return True
    return all(map(_play_fits, wanted.plays, move.plays))


def _play_fits(wanted: Play, play: Play) -> bool:
    if (wanted.tile, wanted.closed, wanted.along) != (play.tile, play.closed, play.along):
        return False
    return wanted.arm in ("", play.arm) and wanted.shown in (None, play.shown)


def _all_fit(wanted: tuple[Play, ...], plays: tuple[Play, ...]) -> bool:
    """Whether what was read means these plays in some order."""
    if len(wanted) != len(plays):
        return False
    if not wanted:
        return True
    return any(
        _play_fits(wanted[0], play) and _all_fit(wanted[1:], plays[:at] + plays[at + 1 :])
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
        case Signal(kind):
            return f"signal {kind}"
        case Block(value, arm):
            return f"block {value}@{arm}" if arm else f"block {value}"
        case Pass() | Done() | Claim() | Keep():
            return _WORD_OF[move]
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
        case _:
            raise ValueError(f"{type(move).__name__} has no notation")


def _promise(bid: Bid) -> str:
    if bid == NO_BID:
        return "pass"
    return f"{bid.amount} mark{'s' * (bid.amount != 1)}" if bid.marks else f"{bid.amount}"
