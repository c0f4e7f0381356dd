"""How players, sides, tiles and house rules are called on screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.plan import playing_itself
from bot.ports import Arg, PersonId, Text, Who, literal, text
from engine.game import Variant
from engine.model import Seat as SeatNumber
from engine.model import Side
from engine.options import Choice, Value, show
from engine.tiles import Tile
from storage.matches import Match, Seat

MARK = "🤖"


def who(seat: Seat, *, mention: bool = False) -> Who:
    """A player by name; a computer player, and one who stands in for somebody, is marked."""
    marked = f"{MARK} {seat.name}" if playing_itself(seat) else seat.name
    person = None if seat.person is None else PersonId(seat.person)
    return Who(person, marked, mention and not playing_itself(seat))


def player(match: Match, seat: SeatNumber, *, mention: bool = False) -> Who:
    """Whoever has a seat of a match."""
    return who(match.seats[seat], mention=mention)


def side(match: Match, sides: Sequence[Side], wanted: Side, table: Iterable[SeatNumber] = ()) -> Text:
    """A side by the names of its players."""
    seats = [SeatNumber(seat) for seat, belongs in enumerate(sides) if belongs == wanted]
    return text("side", players=tuple(player(match, seat) for seat in seats), count=len(seats))


def several(match: Match, sides: Sequence[Side], wanted: Iterable[Side]) -> tuple[Arg, ...]:
    """Several sides, for a list."""
    return tuple(side(match, sides, one) for one in wanted)


def tile(value: Tile) -> str:
    """A tile as a sign that everybody can read, and read aloud."""
    return f"[{value.hi}|{value.lo}]"


def tiles(values: Iterable[Tile | None]) -> Text:
    """Tiles in a row; those that may not be seen as backs."""
    shown = " ".join("[?]" if value is None else tile(value) for value in values)
    return text("tiles", tiles=shown) if shown else text("no-tiles")


def option_name(name: str) -> Text:
    """A house rule as people call it."""
    return text(f"option-{name}")


def option_value(name: str, value: Value) -> Text:
    """A choice of a house rule as people call it: numbers as they are, words by their text."""
    if isinstance(value, bool) or value is None:
        return text(f"value-{show(value)}")
    return literal(str(value)) if isinstance(value, int) else text(f"option-{name}.{value}")


def option(choice: Choice) -> Text:
    """A house rule with its value."""
    return text("option-is", option=option_name(choice.name), value=option_value(choice.name, choice.value))


def players(variant: Variant) -> Text:
    """How many can play a game: a range, or every number that can if some between cannot."""
    fewest, most = min(variant.players), max(variant.players)
    if len(variant.players) == most - fewest + 1:
        return text("players-range", fewest=fewest, most=most)
    return text("players-some", numbers=", ".join(map(str, variant.players)))
