"""Arms that grow from a first tile: the kernel of all games in which tiles are matched to ends.

What differs from game to game is a handful of decisions (`engine.rules`): which tiles a round is played
with, how they are dealt, who leads, what fits, what the stuck do, what a turn of several tiles may be.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from engine.codec import tagged
from engine.kernels.dealing import hand_out
from engine.model import (
    DRAW,
    PASS,
    Body,
    Deal,
    DealTiles,
    Draw,
    Drew,
    Ending,
    Event,
    How,
    IllegalMove,
    Laid,
    Leads,
    Misdealt,
    Move,
    Pass,
    Passed,
    Phase,
    Play,
    Plays,
    Seat,
    Signal,
    Signalled,
    State,
    Turned,
    advance,
    play_of,
)
from engine.rules.dealing import Dealing
from engine.rules.matching import Equal, Matching
from engine.rules.opening import Hands, Lead, Search
from engine.rules.signals import SIGNS, Signals
from engine.rules.turns import ONE_DRAW, Drawing, Stuck, Together, one_at_a_time
from engine.tiles import HIGHEST, Tile, surplus, tile_set, without


@tagged("placed")
@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on the table."""

    tile: Tile
    outer: int
    """The half that points away from the first tile; of the first tile itself the half towards `L`."""
    seat: Seat
    turn: int
    """The turn in which it was laid, counted from 1: the highest is the newest."""


@tagged("arm")
@dataclass(frozen=True, slots=True)
class Arm:
    """A row of tiles that grows outwards, and the number it asks for."""

    key: str
    need: int
    tiles: tuple[Placed, ...] = ()


@tagged("said")
@dataclass(frozen=True, slots=True)
class Said:
    """A sign that was given in this round, and who saw it."""

    seat: Seat
    kind: str
    to: tuple[Seat, ...]


@tagged("board")
@dataclass(frozen=True, slots=True)
class Board(Body):
    """The table of one round."""

    start: Placed | None = None
    arms: tuple[Arm, ...] = ()
    turns: int = 0
    """Turns that laid a tile."""
    drawn: int = 0
    """Tiles that the seat on turn has drawn in this turn."""
    passes: int = 0
    """Passes in succession up to now."""
    lead: Tile | None = None
    """The tile that gave the lead, while it is still in the leader's hand; everybody knows it."""
    lead_by: Seat | None = None
    lead_forced: bool = False
    said: tuple[Said, ...] = ()

    def placed(self) -> Iterator[Placed]:
        """Every tile on the table, arm by arm."""
        if self.start is not None:
            yield self.start
        for arm in self.arms:
            yield from arm.tiles


FinishRule = Callable[[tuple[Tile, ...], tuple[Tile, ...]], bool]
"""Whether a hand may end with these tiles, after those of the same player's turn before."""


def any_finish(last: tuple[Tile, ...], before: tuple[Tile, ...]) -> bool:
    """Every tile may be the last one."""
    return True


@dataclass(frozen=True, slots=True)
class Layout:
    """The kernel; each field is a decision of the game."""

    tiles: tuple[Tile, ...]
    dealing: Dealing
    opening: Search
    drawing: Drawing
    matching: Matching = Equal()
    together: Together = one_at_a_time
    may_finish: FinishRule = any_finish
    signals: Signals | None = None

    # --- dealing ------------------------------------------------------------------------------------------

    def empty(self) -> Board:
        return Board()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin a round. IllegalMove if tiles or a lot are needed that nothing decides."""
        handed = hand_out(state, move, self.tiles, self.dealing)
        if isinstance(handed, Misdealt):
            return Turned(advance(state), (handed,))
        lead = self._lead(state, handed.hands, handed.lot)
        after = advance(
            state,
            hands=handed.hands,
            boneyard=handed.boneyard,
            body=Board(lead=lead.tile, lead_by=lead.seat, lead_forced=lead.forced),
            phase=Phase.PLAY,
            turn=lead.seat,
            round=handed.round,
            shuffle=handed.seed,
        )
        leads = Leads(lead.seat, lead.tile, lead.forced, lead.why)
        return Turned(after, (*handed.cancelled, handed.event(), leads))

    def _lead(self, state: State, hands: Hands, drawn_lot: Callable[[], Seat]) -> Lead:
        leader = state.book.leader
        if leader is not None and leader in state.table and hands[leader]:
            return Lead(leader, None, False, state.book.why)
        return self.opening(hands, state.table, drawn_lot)

    # --- legal moves --------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of the seat on turn, or nothing for the others."""
        if seat != state.turn:
            return ()
        board = _board(state)
        hand = state.hands[seat]
        plays = self._plays(board, hand)
        if board.start is None:
            return plays or (PASS,)
        together = self.together(plays, hand) if len(hand) > 1 else ()
        laying: tuple[Move, ...] = plays
        if together:
            laying += together
        if self.may_finish is not any_finish:
            laying = tuple(m for m in laying if not self._forbidden_finish(board, seat, hand, m))
        return self._with_boneyard(board, len(state.boneyard), laying)

    def _forbidden_finish(self, board: Board, seat: Seat, hand: tuple[Tile, ...], move: Move) -> bool:
        last = tuple(play.tile for play in _plays_of(move))
        return len(last) == len(hand) and not self.may_finish(last, _turn_before(board, seat))

    def _plays(self, board: Board, hand: tuple[Tile, ...]) -> tuple[Play, ...]:
        if board.start is None:
            if board.lead is not None and board.lead_forced:
                return (play_of(board.lead),)
            return tuple(map(play_of, dict.fromkeys(hand)))
        places = [(arm.key, _fitting(self.matching, arm.need)) for arm in board.arms]
        return tuple([play_of(t, key) for t in dict.fromkeys(hand) for key, fitting in places if t in fitting])

    def _with_boneyard(self, board: Board, boneyard: int, laying: tuple[Move, ...]) -> tuple[Move, ...]:
        """What the rule of the boneyard makes of the tiles that could be laid."""
        stuck, left = self.drawing.stuck, self.drawing.drawable(boneyard)
        if stuck is Stuck.ONE_NO_PLAY and board.drawn:
            return (PASS,)
        if laying:
            return (*laying, PASS) if stuck is Stuck.ONE_THEN_CHOICE and board.drawn else laying
        if stuck in (Stuck.NONE, Stuck.RESTOCK) or not left:
            return (PASS,)
        if stuck is Stuck.UNTIL_PLAYABLE:
            return (DRAW,)
        if stuck is Stuck.TWO_OR_PASS:
            return (Draw(min(2, left)), PASS)
        return (PASS,) if board.drawn else (DRAW,)

    def asides(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The signs that a seat may give, on turn or not."""
        if self.signals is None or state.phase is not Phase.PLAY or seat not in state.table:
            return ()
        hand = state.hands[seat]
        if not self.signals.bluff and not any(meant in hand for meant in SIGNS.values()):
            return ()
        board = _board(state)
        laid = frozenset(p.tile for p in board.placed() if p.tile in SIGNS.values())
        given = frozenset(said.kind for said in board.said if said.seat == seat)
        return tuple(map(Signal, self.signals.kinds(state.hands[seat], laid, given)))

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move of the seat on turn is not among its legal ones."""
        board, legal = _board(state), self.legal(state, seat)
        if isinstance(move, Play | Plays):
            return self._refused_tiles(state, board, seat, move)
        if isinstance(move, Signal):
            return IllegalMove("no-signal")
        if isinstance(move, Draw) and board.drawn and self.drawing.stuck in ONE_DRAW:
            return IllegalMove("one-draw")
        if any(isinstance(other, Play | Plays) for other in legal):
            return IllegalMove("must-play")
        if isinstance(move, Draw):
            if any(isinstance(other, Draw) for other in legal):
                return IllegalMove("draw-count")
            never = self.drawing.stuck in (Stuck.NONE, Stuck.RESTOCK)
            return IllegalMove("no-drawing" if never else "boneyard-empty")
        return IllegalMove("must-draw" if isinstance(move, Pass) else "not-this-game")

    def _refused_tiles(self, state: State, board: Board, seat: Seat, move: Play | Plays) -> IllegalMove:
        hand, plays = state.hands[seat], _plays_of(move)
        missing = surplus((play.tile for play in plays), hand)
        if missing is not None:
            return IllegalMove("not-in-hand", tile=str(missing))
        if board.start is None:
            if len(plays) > 1:
                return IllegalMove("one-tile-leads")
            if board.lead_forced and board.lead not in (None, plays[0].tile):
                return IllegalMove("must-lead", tile=str(board.lead))
            return IllegalMove("no-such-arm", arm=plays[0].arm)
        if board.drawn and self.drawing.stuck is Stuck.ONE_NO_PLAY:
            return IllegalMove("drawn-waits")
        for play in plays:
            arm = next((arm for arm in board.arms if arm.key == play.arm), None)
            if play.arm and arm is None:
                return IllegalMove("no-such-arm", arm=play.arm)
            needs = (arm.need,) if arm else tuple(arm.need for arm in board.arms)
            if all(self.matching(play.tile, need) is None for need in needs):
                return IllegalMove("does-not-fit", tile=str(play.tile))
        if self._forbidden_finish(board, seat, hand, move):
            return IllegalMove("title-only")
        return IllegalMove("one-tile-a-turn" if len(plays) > 1 else "does-not-fit", tile=str(plays[0].tile))

    def place(self, body: Body, move: Move) -> Hashable:
        """What a move comes to: two moves that differ only in which empty arm of a tile they use are one."""
        assert isinstance(body, Board)
        if not isinstance(move, Play):
            return move
        arm = next((arm for arm in body.arms if arm.key == move.arm), None)
        return (move.tile, arm.need) if arm is not None and not arm.tiles else move

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        if isinstance(move, Play):
            return self._lay(state, seat, (move,))
        if isinstance(move, Plays):
            return self._lay(state, seat, move.plays)
        if isinstance(move, Draw):
            return self._draw(state, seat, move.count)
        if isinstance(move, Signal):
            return self._signal(state, seat, move.kind)
        board = _board(state)
        after = advance(state, body=replace(board, drawn=0, passes=board.passes + 1), turn=_next(state, seat))
        return self._end_of_turn(after, seat, (Passed(seat),))

    def _lay(self, state: State, seat: Seat, plays: tuple[Play, ...]) -> Turned:
        board, hand = _board(state), state.hands[seat]
        turn = board.turns + 1
        start, arms = board.start, board.arms
        for play in plays:
            hand = without(hand, play.tile)
            if start is None:
                start = Placed(play.tile, play.tile.hi, seat, turn)
                arms = (Arm("L", play.tile.hi), Arm("R", play.tile.lo))
            else:
                arms = tuple(self._grown(arm, play, seat, turn) if arm.key == play.arm else arm for arm in arms)
        after = advance(
            state,
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
            body=self._after_lead(Board(start, arms, turn, said=board.said), board, seat, plays),
            turn=_next(state, seat),
        )
        return self._end_of_turn(after, seat, (Laid(seat, plays),))

    def _after_lead(self, after: Board, before: Board, seat: Seat, plays: tuple[Play, ...]) -> Board:
        """A tile that was only shown for the lead stays known until its holder lays it (western.md 1.3 D1)."""
        laid = seat == before.lead_by and any(play.tile == before.lead for play in plays)
        if before.lead is None or laid:
            return after
        return replace(after, lead=before.lead, lead_by=before.lead_by)

    def _grown(self, arm: Arm, play: Play, seat: Seat, turn: int) -> Arm:
        outer = self.matching(play.tile, arm.need)
        assert outer is not None  # the play is legal
        return Arm(arm.key, outer, (*arm.tiles, Placed(play.tile, outer, seat, turn)))

    def _draw(self, state: State, seat: Seat, count: int) -> Turned:
        board = _board(state)
        taken, rest = state.boneyard[:count], state.boneyard[count:]
        ends_turn = self.drawing.stuck is Stuck.TWO_OR_PASS
        after = advance(
            state,
            hands=(*state.hands[:seat], state.hands[seat] + taken, *state.hands[seat + 1 :]),
            boneyard=rest,
            body=replace(board, drawn=0 if ends_turn else board.drawn + count, passes=0),
            turn=_next(state, seat) if ends_turn else seat,
        )
        ending = self._blocked(after)
        return Turned(after, (Drew(seat, taken),), ending)

    def _signal(self, state: State, seat: Seat, kind: str) -> Turned:
        assert self.signals is not None  # the sign is legal
        board, to = _board(state), self.signals.seen_by(seat, state.table, state.sides)
        after = advance(state, body=replace(board, said=(*board.said, Said(seat, kind, to))))
        return Turned(after, (Signalled(seat, kind, to),))

    def _end_of_turn(self, state: State, seat: Seat, events: tuple[Event, ...]) -> Turned:
        """What follows a turn; only who has laid a tile can be out: a deal may leave a hand empty."""
        hand = state.hands[seat]
        if not hand and isinstance(events[0], Laid):
            return Turned(state, events, _ending(state, How.OUT))
        if hand and self.drawing.stuck is Stuck.RESTOCK and self.drawing.drawable(len(state.boneyard)):
            state = replace(
                state,
                hands=(*state.hands[:seat], (*hand, state.boneyard[0]), *state.hands[seat + 1 :]),
                boneyard=state.boneyard[1:],
            )
            events = (*events, Drew(seat, (state.hands[seat][-1],)))
        return Turned(state, events, self._blocked(state))

    # --- the end of a round -------------------------------------------------------------------------------

    def _blocked(self, state: State) -> Ending | None:
        """The round ends as soon as nobody can go on; no empty passes are asked for (western.md BLOCKED,
        russian.md 1.5)."""
        board, drawing = _board(state), self.drawing
        if board.start is None:
            return None
        if drawing.stuck is Stuck.TWO_OR_PASS and board.passes >= len(state.table):
            return _ending(state, How.FISH)
        if self._somebody_fits(state, board):
            return None
        if drawing.drawable(len(state.boneyard)):
            hopeless = drawing.dead_ends and all(
                _fitting(self.matching, arm.need).isdisjoint(state.boneyard) for arm in board.arms
            )
            return _ending(state, How.FISH) if hopeless else None
        return _ending(state, How.FISH)

    def _somebody_fits(self, state: State, board: Board) -> bool:
        places = [_fitting(self.matching, arm.need) for arm in board.arms]
        for seat in state.table:
            hand = state.hands[seat]
            if len(hand) == 1 and self._forbidden_finish(board, seat, hand, play_of(hand[0])):
                continue
            if not all(fitting.isdisjoint(hand) for fitting in places):
                return True
        return False

    # --- what may be seen ---------------------------------------------------------------------------------

    def public(self, body: Body, seat: Seat | None) -> Board:
        """The table as a seat or an onlooker knows it: without the signs that were not for him."""
        assert isinstance(body, Board)
        if not body.said:
            return body
        return replace(body, said=tuple(s for s in body.said if seat is not None and seat in (s.seat, *s.to)))

    def sees(self, state: State, seat: Seat | None) -> Hands | None:
        """The tiles of the hands that a seat knows without being their owner: the one that gave the lead."""
        board = _board(state)
        if board.lead is None or board.lead_by is None:
            return None
        return tuple((board.lead,) if place == board.lead_by else () for place in range(len(state.hands)))

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        assert isinstance(body, Board)
        return tuple(p.tile for p in body.placed())

    def told(self, body: Body) -> tuple[Tile, ...]:
        """The tiles that signs say somebody holds."""
        assert isinstance(body, Board)
        return tuple(SIGNS[said.kind] for said in body.said)

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...]:
        """What each arm asks for; `collapsed` counts the empty arms that ask for the same as one."""
        assert isinstance(body, Board)
        grown = tuple(arm.need for arm in body.arms if arm.tiles)
        empty = tuple(arm.need for arm in body.arms if not arm.tiles)
        return grown + (tuple(dict.fromkeys(empty)) if collapsed else empty)

    def must_lead(self, body: Body) -> bool:
        assert isinstance(body, Board)
        return body.lead_forced


@cache
def _fitting(matching: Matching, need: int) -> frozenset[Tile]:
    """All tiles that may lie where `need` is asked for."""
    return frozenset(t for t in tile_set(HIGHEST) if matching(t, need) is not None)


def _board(state: State) -> Board:
    assert isinstance(state.body, Board)
    return state.body


def _plays_of(move: Move) -> tuple[Play, ...]:
    return move.plays if isinstance(move, Plays) else (move,) if isinstance(move, Play) else ()


def _turn_before(board: Board, seat: Seat) -> tuple[Tile, ...]:
    own = [p for p in board.placed() if p.seat == seat]
    latest = max((p.turn for p in own), default=0)
    return tuple(p.tile for p in own if p.turn == latest)


def _next(state: State, seat: Seat) -> Seat:
    table = state.table
    return table[(table.index(seat) + 1) % len(table)]


def _ending(state: State, how: How) -> Ending:
    placed = sorted(_board(state).placed(), key=lambda p: p.turn)
    seat, turn = placed[-1].seat, placed[-1].turn
    own = [p.turn for p in placed if p.seat == seat and p.turn != turn]
    return Ending(
        how=how,
        seat=seat,
        last=tuple(p.tile for p in placed if p.turn == turn),
        before=tuple(p.tile for p in placed if own and p.turn == own[-1]),
        held=state.hands,
        table=state.table,
        sides=state.sides,
        recent=tuple(dict.fromkeys(p.seat for p in reversed(placed))),
        starter=placed[0].seat,
    )
