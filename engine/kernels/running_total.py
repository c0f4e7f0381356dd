"""Tiles that are only added up: any tile may follow any other, and a total that comes out right scores
(western.md 4.11).

The table is a row of tiles with the sum after each of them. Every tile goes, so nobody is ever stuck: the turn
goes round until the total has come to the last goal, or nobody has a tile left. Who has none is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Ending, Event, How, Leads, Mark
from engine.kernels.endings import ended
from engine.kernels.hands import drawn, hand_out_once, leading, ready
from engine.kernels.plain import Plain, following, known_with
from engine.model import Body, Gain, State, Turned, advance, with_hand
from engine.moves import DRAW, Deal, DealTiles, Draw, Move, Pass, Play, Plays, play_of
from engine.rules.dealing import HandSize
from engine.rules.opening import Opening
from engine.seats import Seat, in_turn
from engine.tiles import Hands, Tile, without


@tagged("counted")
@dataclass(frozen=True, slots=True)
class Counted:
    """A tile on the table, who laid it, and the total with it."""

    tile: Tile
    seat: Seat
    total: int


@tagged("running")
@dataclass(frozen=True, slots=True)
class Running(Body):
    """The table of one round."""

    row: tuple[Counted, ...] = ()
    lead: Tile | None = None
    """The tile that gave the lead, while it is still in the leader's hand; everybody knows it."""
    lead_by: Seat | None = None
    lead_forced: bool = False

    @property
    def total(self) -> int:
        """What all tiles in the row add up to."""
        return self.row[-1].total if self.row else 0


@tagged("sum-ending")
@dataclass(frozen=True, slots=True)
class SumEnding(Ending):
    """The end of a round, and what the total was."""

    total: int = 0


@tagged("added")
@dataclass(frozen=True, slots=True)
class Added(Event):
    """A tile is on the table, and this is the total with it."""

    seat: Seat
    tile: Tile
    total: int


@dataclass(frozen=True, slots=True)
class ScoringTotal:
    """A total that scores, and how much."""

    total: int
    points: int


@dataclass(frozen=True, slots=True)
class RunningTotal(Plain):
    """The kernel; each field is a decision of the game."""

    tiles: tuple[Tile, ...]
    hands: HandSize
    opening: Opening
    goals: tuple[ScoringTotal, ...]
    """What scores, the smallest total first; at the last one the round is over."""
    may_draw: bool
    """Whether one may take a tile from the boneyard instead of laying one."""
    reserve: int
    """How many tiles are never drawn."""

    def empty(self) -> Running:
        return Running()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin a round. IllegalMove if tiles or a lot are needed that nothing decides."""
        handed = hand_out_once(state, move, self.tiles, self.hands)
        lead = leading(state, handed, self.opening)
        body = Running(lead=lead.tile, lead_by=lead.seat, lead_forced=lead.forced)
        after = ready(state, handed, body, lead.seat)
        led = Leads(lead.seat, lead.tile, lead.forced, lead.why)
        return Turned(after, (handed.event(), led))

    # --- legal moves --------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of the seat on turn."""
        table, hand = running_of(state.body), state.hands[seat]
        if not table.row and table.lead is not None and table.lead_forced:
            return (play_of(table.lead),)
        laying: tuple[Move, ...] = tuple(map(play_of, dict.fromkeys(hand)))
        return (*laying, DRAW) if table.row and self._drawable(state) else laying

    def _drawable(self, state: State) -> bool:
        return self.may_draw and len(state.boneyard) > self.reserve

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move of the seat on turn is not among its legal ones."""
        table = running_of(state.body)
        match move:
            case Play(value) if value not in state.hands[seat]:
                return IllegalMove("not-in-hand", tile=str(value))
            case Play() if not table.row and table.lead_forced and move.tile != table.lead:
                return IllegalMove("must-lead", tile=str(table.lead))
            case Play():
                return IllegalMove("no-places")
            case Plays():
                return IllegalMove("one-tile-a-turn")
            case Draw() if not self.may_draw:
                return IllegalMove("no-drawing")
            case Draw() if not table.row:
                return IllegalMove("lay-first")
            case Draw() if self._drawable(state):
                return IllegalMove("draw-count", count=1)
            case Draw():
                return IllegalMove("boneyard-empty")
            case Pass():
                return IllegalMove("lay-or-draw" if table.row and self._drawable(state) else "must-play")
        return IllegalMove("not-this-game")

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        if isinstance(move, Play):
            return self._lay(state, seat, move)
        drew, hands, rest = drawn(state, seat)
        after = replace(state, hands=hands, boneyard=rest)
        return Turned(advance(after, turn=_next(after, seat)), (drew,))

    def _lay(self, state: State, seat: Seat, play: Play) -> Turned:
        table = running_of(state.body)
        laid = Counted(play.tile, seat, table.total + play.tile.pips)
        shown = table.lead is not None and (seat, play.tile) != (table.lead_by, table.lead)
        body = Running(
            row=(*table.row, laid),
            lead=table.lead if shown else None,
            lead_by=table.lead_by if shown else None,
        )
        hands = with_hand(state, seat, without(state.hands[seat], play.tile))
        after = replace(state, hands=hands, body=body)
        turn = _next(after, seat)
        after = advance(after, turn=seat if turn is None else turn)
        points = sum(goal.points for goal in self.goals if goal.total == laid.total)
        gains = (Gain(seat, (Mark("total", points),), laid.total),) if points else ()
        events = (Added(seat, play.tile, laid.total),)
        if turn is None:
            return Turned(after, events, ending(after, How.OUT), gains)
        over = laid.total >= self.goals[-1].total
        return Turned(after, events, ending(after, How.FULL) if over else None, gains)

    def stopped(self, state: State) -> Ending:
        """The round as it stands when points in play have decided the match."""
        return ending(state, How.STOPPED)

    # --- what may be seen ---------------------------------------------------------------------------------

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """The own hand, and the tile that gave the lead."""
        table = running_of(state.body)
        return known_with(state, seat, table.lead, table.lead_by)

    def begun(self, body: Body) -> bool:
        return bool(running_of(body).row)

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        return tuple(counted.tile for counted in running_of(body).row)

    def count(self, body: Body) -> int:
        """The total."""
        return running_of(body).total

    def must_lead(self, body: Body) -> bool:
        return running_of(body).lead_forced


def running_of(body: Body) -> Running:
    """What lies on the table of this game."""
    assert isinstance(body, Running)
    return body


def ending(state: State, how: How) -> SumEnding:
    """The round as it ends now."""
    row = running_of(state.body).row
    turns = [(counted.seat, (counted.tile,)) for counted in row]
    return ended(SumEnding, state, how, turns, row[0].seat, total=row[-1].total)


def _next(state: State, seat: Seat) -> Seat | None:
    """Who has his turn after `seat`: the first who has tiles, himself last; nobody if no hand is left."""
    order = in_turn(state.table, following(state, seat))
    return next((one for one in order if state.hands[one]), None)
