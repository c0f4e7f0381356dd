"""How players, sides and tiles are called on screens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.ids import PersonId
from bot.messages import Arg, Joined, Text, Typed, Who, literal, text
from bot.tables.plan import playing_itself
from engine.game import rules_of
from engine.model import View
from engine.seats import Seat, Side
from engine.tiles import Tile
from storage.matches import Match, Sitter

MARK = "🤖"

Say = Callable[[Text], str]
"""A text in the words of the reader, for what is drawn."""


def who(seat: Sitter, *, mention: bool = False) -> Who:
    """A player by name; a computer player, and one who stands in for somebody, is marked."""
    marked = f"{MARK} {seat.name}" if playing_itself(seat) else seat.name
    person = None if seat.person is None else PersonId(seat.person)
    return Who(person, marked, mention and not playing_itself(seat))


def player(match: Match, seat: Seat) -> Who:
    """Whoever has a seat of a match."""
    return who(match.seats[seat])


def side(match: Match, sides: Sequence[Side], wanted: Side) -> Text:
    """A side by the names of its players."""
    return literal(tuple(player(match, Seat(seat)) for seat, belongs in enumerate(sides) if belongs == wanted))


def apart(match: Match, sides: Sequence[Side], wanted: Iterable[Side]) -> Arg:
    """Several sides in a row; where they are teams, one sees who belongs together."""
    shown = tuple(side(match, sides, one) for one in wanted)
    return Joined(shown, by="; ") if len(set(sides)) < len(sides) and len(shown) > 1 else shown


Called = Mapping[Side, str]
"""What the sides of a match are called together, where they have a name for that."""


def team(match: Match, sides: Sequence[Side], wanted: Side, called: Called) -> Text:
    """A side by its own name, or by those of its players."""
    return literal(Typed(called[wanted])) if wanted in called else side(match, sides, wanted)


def counted(team: Arg, counts: Iterable[tuple[Text, int | str]]) -> Text:
    """Whoever stands in a row of a table with what is counted of him, for those who cannot see the table."""
    told = tuple(text("evening-count", what=what, count=count) for what, count in counts)
    return text("evening-team", team=team, counts=Joined(told, by=", "))


def standing(match: Match, view: View) -> tuple[Text, ...]:
    """Every side with its account; nothing as long as nobody may know them."""
    if not view.book.scores:
        return ()
    return tuple(
        text("account", side=side(match, view.sides, one), score=view.book.scores[one])
        for one in dict.fromkeys(view.sides)
    )


def rights(match: Match, view: View) -> tuple[Text, ...]:
    """Who may or must do what in this round or the next because of what was before, where a game has that."""
    scoring, table = rules_of(view).scoring, tuple(dict.fromkeys(view.sides))
    held = {one: {name for name, has in scoring.rights(view.book, one).items() if has} for one in table}
    left = {one: scoring.counters(view.book, one) for one in table}
    lines = []
    if entitled := [one for one in table if "hundred" in held[one]]:
        lines.append(text("right-hundred", sides=apart(match, view.sides, entitled)))
    lines += [
        text("right-debt", side=side(match, view.sides, one), left=left[one]["debt"])
        for one in table
        if "debt" in held[one]
    ]
    lines += [text("right-eggs", left=left[one]["eggs"]) for one in table[:1] if "eggs" in held[one]]
    return tuple(lines)


def tile(value: Tile) -> str:
    """A tile as a sign that everybody can read, and read aloud."""
    return f"[{value.hi}|{value.lo}]"


def tiles(values: Iterable[Tile | None]) -> Text:
    """Tiles in a row; those that may not be seen as backs."""
    shown = " ".join("[?]" if value is None else tile(value) for value in values)
    return literal(shown) if shown else text("no-tiles")


_ROW = 30
"""Signs in a row of text: a phone shows as many without breaking the line."""


def tile_rows(drawn: Iterable[str]) -> list[str]:
    """Tiles that are drawn side by side, in rows that a phone can show."""
    found: list[str] = []
    for one in drawn:
        if found and len(found[-1]) + len(one) <= _ROW:
            found[-1] += one
        else:
            found.append(one)
    return found


_ARROWS = {"L": "←", "R": "→", "U": "↑", "D": "↓"}


def arm_name(key: str) -> str:
    """An end by the name that it has in the picture. The letters of a cross are those of English words, so arrows
    say what they mean."""
    return f"{_ARROWS[key]} {key}" if key in _ARROWS else key


def held(view: View) -> Text:
    """What somebody holds, the highest tile first."""
    return text("hand-tiles", tiles=tiles(sorted(view.hand(), reverse=True)))
