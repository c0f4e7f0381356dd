"""Two lines that grow from one root side by side; nobody knows his own tiles, and what is cut off goes to the
opponent (russian.md 10).

A hand is a row: its last tile is turned up as soon as its owner's turn has come, for all to see, and what is put
back goes to its beginning. So a move says what becomes of that tile, and with it the next one is turned up.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Dealt, Ending, Event, How, Laid
from engine.kernels.hands import hand_out_once, leading, ready
from engine.kernels.plain import Plain, following
from engine.kernels.sausage_table import LINES, Sausages, sausages_of
from engine.model import Body, State, Turned, advance
from engine.moves import KEEP, Cut, Deal, DealTiles, Insert, Keep, Move, Play, Plays, play_of
from engine.notation import write
from engine.rules.dealing import HandSize
from engine.rules.opening import ByLot
from engine.seats import Seat
from engine.shuffle import round_seed, shuffled
from engine.tiles import Hands, Tile, pips


class CutWhere(StrEnum):
    """Where a sausage may be cut."""

    ANYWHERE = "anywhere"
    END_ONLY = "end_only"
    """Only along the whole length of one of the lines."""


class CutOrder(StrEnum):
    """In which order cut tiles go under the row of the opponent."""

    FIXED = "fixed"
    """The root, then the lines by turns."""
    SHUFFLE = "shuffle"


# --- What happens -----------------------------------------------------------------------------------------


@tagged("dealt-unseen")
@dataclass(frozen=True, slots=True)
class DealtUnseen(Dealt):
    """A round has begun in which nobody looks at his tiles."""

    def seen_by(self, seat: Seat | None) -> Event:
        return replace(self, hands=tuple((None,) * len(hand) for hand in self.hands))


@tagged("revealed")
@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A player's turn has come, and with it his last tile lies open."""

    seat: Seat
    tile: Tile
    why: str = ""
    """Why he begins the round; empty in the middle of it."""


@tagged("inserted")
@dataclass(frozen=True, slots=True)
class Inserted(Event):
    """A double was pushed into a line behind so many of its tiles."""

    seat: Seat
    tile: Tile
    line: str
    depth: int


@tagged("cut-off")
@dataclass(frozen=True, slots=True)
class CutOff(Event):
    """A tile lies across both lines, and what was before it has gone face down under the row of `to`."""

    seat: Seat
    tile: Tile
    depth: int
    to: Seat
    count: int
    """How many tiles have gone."""
    pips: int


@tagged("kept")
@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A tile had no place, and went face down to the other end of its row."""

    seat: Seat
    tile: Tile


@tagged("turns-over")
@dataclass(frozen=True, slots=True)
class TurnsOver(Event):
    """The round has had as many turns as it may have."""

    turns: int


# --- The kernel -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sausage(Plain):
    """The kernel; its fields but for the tiles and the size of hands are house rules of russian.md 10.2."""

    tiles: tuple[Tile, ...]
    hands: HandSize
    start_double: bool
    cut_equal_lines: bool
    cut_where: CutWhere
    insert_doubles: bool
    insert_at_root: bool
    cut_order: CutOrder
    max_turns: int

    def empty(self) -> Sausages:
        return Sausages()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin a round. IllegalMove if tiles or a lot are needed that nothing decides, or if a row is empty: it
        has no tile to turn up."""
        handed = hand_out_once(state, move, self.tiles, self.hands)
        if not all(handed.hands):
            raise IllegalMove("deal-empty-row")
        lead = leading(state, handed, ByLot())
        after = ready(state, handed, Sausages(starter=lead.seat), lead.seat)
        told = handed.event()
        dealt = DealtUnseen(told.round, told.hands, told.boneyard, told.commitment)
        first = Revealed(lead.seat, handed.hands[lead.seat][-1], lead.why)
        return Turned(after, (dealt, first), self._blocked(after))

    # --- legal moves --------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Every place of the tile that lies open; without any it is put back."""
        return tuple(self.places(sausages_of(state.body), state.hands[seat][-1])) or (KEEP,)

    def places(self, table: Sausages, value: Tile) -> Iterator[Play | Insert | Cut]:
        """Where a tile can go."""
        if table.root is None:
            if value.double or not self.start_double:
                yield play_of(value)
            return
        for key in LINES:
            if table.end(key) in value:
                yield play_of(value, key)
        if value.double and self.insert_doubles:
            for key in LINES:
                for depth in range(0 if self.insert_at_root else 1, len(table.line(key))):
                    if table.value(key, depth) == value.hi:
                        yield Insert(value, key, depth)
        for depth in self.cuts(table):
            if table.cutter(depth) == value:
                yield Cut(value, depth)

    def cuts(self, table: Sausages) -> range:
        """The depths at which these lines may be cut, whatever tile it takes."""
        deepest = table.shared()
        if self.cut_equal_lines and len(table.a) != len(table.b):
            return range(0)
        return range(deepest if self.cut_where is CutWhere.END_ONLY and deepest else 1, deepest + 1)

    def place(self, body: Body, move: Move) -> Hashable:
        """What a move comes to: beside a double that lies alone it does not matter which line begins."""
        return replace(move, arm="") if isinstance(move, Play) and sausages_of(body).alone else move

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move of the seat on turn is not among its legal ones."""
        table, turned = sausages_of(state.body), state.hands[seat][-1]
        if isinstance(move, Keep):
            return IllegalMove("must-place", tile=str(turned))
        if isinstance(move, Plays):
            return IllegalMove("one-tile-a-turn")
        if not isinstance(move, Play | Insert | Cut):
            return IllegalMove("not-this-game")
        if move.tile != turned:
            return IllegalMove("not-turned", tile=str(turned))
        if table.root is None:
            if self.start_double and not turned.double:
                return IllegalMove("double-begins", tile=str(turned))
            return IllegalMove("root-first")
        match move:
            case Insert():
                return self._not_inserted(table, move)
            case Cut():
                return self._not_cut(table, move)
        if move.arm not in ("", *LINES):
            return IllegalMove("no-such-line", line=move.arm)
        place = next(self.places(table, turned), None)  # the ends come first
        if isinstance(place, Insert | Cut):
            return IllegalMove("no-end-fits", tile=str(turned), place=write(place))
        return IllegalMove("does-not-fit", tile=str(turned))

    def _not_inserted(self, table: Sausages, move: Insert) -> IllegalMove:
        if not self.insert_doubles:
            return IllegalMove("no-inserting")
        if not move.tile.double:
            return IllegalMove("only-doubles-go-between", tile=str(move.tile))
        if move.depth >= len(table.line(move.line)):
            return IllegalMove("no-such-joint", line=move.line, depth=move.depth)
        if move.depth == 0 and not self.insert_at_root:
            return IllegalMove("not-at-root")
        return IllegalMove("joint-shows-other", number=table.value(move.line, move.depth), tile=str(move.tile))

    def _not_cut(self, table: Sausages, move: Cut) -> IllegalMove:
        if self.cut_equal_lines and len(table.a) != len(table.b):
            return IllegalMove("lines-differ")
        if not 1 <= move.depth <= table.shared():
            return IllegalMove("no-such-depth", depth=move.depth)
        if move.depth not in self.cuts(table):
            return IllegalMove("cut-at-end", depth=table.shared())
        return IllegalMove("cutter-shows-other", depth=move.depth, tile=str(move.tile))

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal. IllegalMove for a cut whose tiles have to be shuffled without a seed."""
        table, other = sausages_of(state.body), following(state, seat)
        *rest, turned = state.hands[seat]
        rows = {seat: tuple(rest), other: state.hands[other]}
        told: Event
        match move:
            case Play():
                told = Laid(seat, (move,))
            case Insert(value, key, depth):
                told = Inserted(seat, value, key, depth)
            case Cut(value, depth):
                gone = table.before(depth)
                rows[other] = (*reversed(self._pushed(state, table, gone)), *rows[other])
                told = CutOff(seat, value, depth, other, len(gone), pips(gone))
            case _:
                rows[seat] = (turned, *rest)
                told = Kept(seat, turned)
        idle = replace(table, turns=table.turns + 1)
        body = table.laid(seat, move) if isinstance(move, Play | Insert | Cut) else idle
        hands = tuple(rows.get(Seat(place), row) for place, row in enumerate(state.hands))
        after = advance(state, hands=hands, body=body, turn=other)
        if not rows[seat]:
            return Turned(after, (told,), _ending(after, How.OUT))
        ending = self._blocked(after)
        if ending is not None:
            return Turned(after, (told,), ending)
        if body.turns >= self.max_turns:
            return Turned(after, (told, TurnsOver(body.turns)), _ending(after, How.FISH))
        return Turned(after, (told, Revealed(other, rows[other][-1])))

    def _pushed(self, state: State, table: Sausages, gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """Cut tiles in the order in which they go under a row, one after another."""
        if self.cut_order is CutOrder.FIXED:
            return gone
        seed = state.shuffle or (round_seed(state.seed, state.round) if state.seed else "")
        if not seed:
            raise IllegalMove("cut-unknown")
        return shuffled(gone, f"{seed}/cut/{table.turns}")

    def _blocked(self, state: State) -> Ending | None:
        """The end of a round in which no tile of any row has a place."""
        table = sausages_of(state.body)
        if any(True for row in state.hands for value in row for _ in self.places(table, value)):
            return None
        return _ending(state, How.FISH)

    # --- what may be seen ---------------------------------------------------------------------------------

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """Everybody sees the tile that is turned up, and nobody any other, not even of his own."""
        return tuple(row[-1:] if place == state.turn else () for place, row in enumerate(state.hands))

    def begun(self, body: Body) -> bool:
        return sausages_of(body).root is not None

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        return tuple(link.tile for link in sausages_of(body).links())

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...]:
        """What the ends ask for; `collapsed` counts both sides of a double that lies alone as one."""
        table = sausages_of(body)
        if table.root is None:
            return ()
        ends = tuple(map(table.end, LINES))
        return ends[:1] if collapsed and table.alone else ends

    def shows(self, body: Body, play: Play) -> int | None:
        table = sausages_of(body)
        return play.tile.other(table.end(play.arm)) if play.arm else None

    def must_lead(self, body: Body) -> bool:
        """The first tile is the last of the row, unless it has to be a double."""
        return not self.begun(body) and not self.start_double


def _ending(state: State, how: How) -> Ending:
    """The round as it ends now. It counts as begun by who turned up its first tile, also if that was no root."""
    table = sausages_of(state.body)
    assert table.starter is not None
    newest = max(table.links(), key=lambda link: link.turn, default=None)
    return Ending(
        how=how,
        seat=table.recent[0] if table.recent else table.starter,
        last=() if newest is None else (newest.tile,),
        before=(),
        held=state.hands,
        table=state.table,
        sides=state.sides,
        recent=table.recent,
        starter=table.starter,
    )
