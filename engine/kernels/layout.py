"""Arms that grow from a first tile: the kernel of all games in which tiles are matched to ends.

What differs from game to game is a handful of decisions (`engine.rules`): which tiles a round is played
with, how they are dealt, who leads, where arms begin, what fits, what the stuck do, what a turn of several
tiles may be, what the ends are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from engine.board import Arm, Board, Placed, Said, Unclaimed, board_of, turn_before
from engine.errors import IllegalMove
from engine.events import Announced, Barred, Ending, Event, How, Laid, Leads, Misdealt, Passed, Seated, Signalled
from engine.kernels.hands import drawn, hand_out, leading, lots, often_stands, ready
from engine.kernels.layout_endings import blocked, ending
from engine.kernels.layout_growth import with_tiles
from engine.kernels.layout_refusals import refusal
from engine.kernels.plain import following, known_with
from engine.model import Body, Gain, State, Turned, advance, with_hand
from engine.moves import (
    CLAIM,
    DONE,
    PASS,
    Block,
    Claim,
    Deal,
    DealTiles,
    Done,
    Draw,
    Move,
    Play,
    Plays,
    Signal,
    play_of,
    plays_of,
)
from engine.rules.dealing import Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.lying import Lying, plays_at, shown
from engine.rules.marking import Marking
from engine.rules.matching import Equal, Matching
from engine.rules.opening import Lead, Opening
from engine.rules.reach import Line, Reach
from engine.rules.seating import HighAndLow
from engine.rules.signals import SIGNS, Signals
from engine.rules.turns import Barricade, OneAtATime, Run, Together
from engine.seats import Seat, Side
from engine.tiles import Hands, Tile, without

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
    opening: Opening
    drawing: Drawing
    reopening: Opening | None = None
    """How a later round finds its lead where nobody has it; None: as the first one."""
    matching: Matching = Equal()
    reach: Reach = Line()
    lying: Lying = Lying()
    together: Together = OneAtATime()
    run: Run | None = None
    """Turns of several moves, in the games that have them."""
    barricade: Barricade | None = None
    marking: Marking | None = None
    announce: bool = False
    """Whether points of `marking` have to be claimed (western.md 2.2, russian.md 8.2)."""
    seating: HighAndLow | None = None
    """How the tiles make teams, where they do."""
    may_finish: FinishRule = any_finish
    signals: Signals | None = None

    # --- dealing ------------------------------------------------------------------------------------------

    def empty(self) -> Board:
        return Board()

    def dealable(self, seats: int) -> bool:
        """Whether enough deals stand of those that are tried."""
        return often_stands(self.tiles, self.dealing, seats)

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin a round. IllegalMove if tiles or a lot are needed that nothing decides."""
        handed = hand_out(state, move, self.tiles, self.dealing)
        if isinstance(handed, Misdealt):
            return Turned(advance(state), (handed,))
        events: tuple[Event, ...] = (*handed.cancelled, handed.event())
        teams: tuple[Side, ...] = ()
        if self.seating is not None and not (state.round and self.seating.lasting):
            sides, order = self.seating(lots(state, handed, self.tiles, self.seating.lots))
            state, events = replace(state, table=order), (*events, Seated(sides, order))
            if self.seating.lasting:
                state = replace(state, sides=sides)
            else:
                teams = sides
        opening = self.opening if self.reopening is None or not state.round else self.reopening
        lead = leading(state, handed, opening)
        after = ready(state, handed, replace(_led(lead), teams=teams), lead.seat)
        return Turned(after, (*events, Leads(lead.seat, lead.tile, lead.forced, lead.why)))

    # --- legal moves --------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of the seat on turn.

        In this order: what was just laid and may be claimed goes before all else, then the lead. What may not end
        the round is no move, so that who has nothing else goes to the boneyard. Who is in the middle of a turn
        of several moves goes on or is done with it; the boneyard, blocking and an open claim are for its
        beginning."""
        board = board_of(state.body)
        if board.to_claim(seat):
            return (CLAIM, DONE)
        hand = state.hands[seat]
        plays = self._plays(board, hand)
        if board.start is None:
            return plays if plays and board.otherwise is None else (*plays, PASS)
        laying: tuple[Move, ...] = plays
        if len(hand) > 1 and plays and not board.run:
            laying += self.together(board, plays, hand)
        if self.may_finish is not any_finish:
            laying = tuple(m for m in laying if not self.forbids_finish(board, seat, hand, m))
        if board.run:
            return laying if self.run is not None and self.run.must_exhaust else (*laying, DONE)
        owing = self.owing(board, hand)
        moves = self.drawing.moves(laying, board.drawn, len(state.boneyard), owing=owing)
        if self.barricade is not None and not board.drawn:
            moves += self.barricade.moves(self.matching, self.reach.open(board), hand, able=bool(laying))
        return (*moves, CLAIM) if board.unclaimed is not None else moves

    def owing(self, board: Board, hand: tuple[Tile, ...]) -> bool:
        """Whether the seat on turn has drawn although it could have laid a tile."""
        return bool(board.drawn and self.drawing.free and self._plays(board, hand[: -board.drawn]))

    def forbids_finish(self, board: Board, seat: Seat, hand: tuple[Tile, ...], move: Move) -> bool:
        """Whether a move would end the round with tiles that may not end it."""
        last = tuple(play.tile for play in plays_of(move))
        return len(last) == len(hand) and not self.may_finish(last, turn_before(board, seat))

    def _plays(self, board: Board, hand: tuple[Tile, ...]) -> tuple[Play, ...]:
        if board.start is None:
            if board.lead is not None and (board.lead_forced or board.otherwise is not None):
                return (play_of(board.lead),)
            return tuple(map(play_of, dict.fromkeys(hand)))
        cross, open_now = board.spinner is not None, self._open(board)
        found = [plays_at(self.matching, self.lying, cross, arm.key, arm.needs) for arm in open_now]
        return tuple([play for t in dict.fromkeys(hand) for plays in found if t in plays for play in plays[t]])

    def _open(self, board: Board) -> tuple[Arm, ...]:
        """The arms that take a tile in this turn."""
        arms = self.reach.open(board)
        if board.run and self.run is not None and self.run.one_end:
            begun = {arm.key for arm in arms if arm.tiles and arm.tiles[-1].turn == board.turns}
            return tuple(arm for arm in arms if arm.key in begun) if begun else arms
        return arms

    def asides(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The signs that a seat may give, on turn or not."""
        if self.signals is None or seat not in state.table:
            return ()
        hand = state.hands[seat]
        if not self.signals.bluff and not any(meant in hand for meant in SIGNS.values()):
            return ()  # as nearly always: so the table need not be looked through
        board = board_of(state.body)
        given = frozenset(said.kind for said in board.said if said.seat == seat)
        return tuple(map(Signal, self.signals.kinds(hand, frozenset(self.laid(board)), given)))

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move of the seat on turn is not among its legal ones."""
        return refusal(self, state, seat, move)

    def place(self, body: Body, move: Move) -> Hashable:
        """What a move comes to: two moves that differ only in which empty arm of a tile they use are one."""
        board = board_of(body)
        if not isinstance(move, Play | Block):
            return move
        arm = board.arm(move.arm)
        if arm is None or not board.empty(arm):
            return move
        return replace(move, arm=""), arm.need, board.root(arm)

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        match move:
            case Play():
                return self._lay(state, seat, (move,))
            case Plays(plays):
                return self._lay(state, seat, plays)
            case Draw(count):
                return self._draw(state, seat, count)
            case Signal(kind):
                return self._signal(state, seat, kind)
            case Block():
                return self._block(state, seat, move)
            case Claim():
                return self._claim(state, seat)
            case Done():
                return self._done(state, seat)
            case _:
                return self._pass(state, seat)

    def _done(self, state: State, seat: Seat) -> Turned:
        board = board_of(state.body)
        owed = board.unclaimed
        laid_by = seat if owed is None else owed.seat
        after = advance(state, body=replace(board, run=0), turn=following(state, laid_by))
        turned = self._end_of_turn(after, laid_by, (), laid=True)
        if turned.ending is None or owed is None or owed.heir is not None or not owed.marks:
            return turned
        # The next player may claim what is left until he lays, draws or passes, and that he will not do any more.
        return Turned(replace(after, body=replace(board, unclaimed=replace(owed, heir=after.turn))))

    def _pass(self, state: State, seat: Seat) -> Turned:
        board = board_of(state.body)
        if board.otherwise is not None:
            return self._leave_lead(state, seat, board.otherwise)
        # Who has drawn, and may lay what he drew, has not refused to go on (western.md 4.5 D4).
        passes = 0 if board.drawn and self.drawing.then_lays else board.passes + 1
        after = advance(
            state, body=replace(board, drawn=0, passes=passes, unclaimed=None), turn=following(state, seat)
        )
        return self._end_of_turn(after, seat, (Passed(seat),), laid=False)

    def _leave_lead(self, state: State, seat: Seat, lead: Lead) -> Turned:
        """Leave the lead to the one who would have had it (russian.md 4.11 `hundred`)."""
        after = advance(state, body=_led(lead), turn=lead.seat)
        return Turned(after, (Passed(seat), Leads(lead.seat, lead.tile, lead.forced, lead.why)))

    def _lay(self, state: State, seat: Seat, plays: tuple[Play, ...]) -> Turned:
        before, hand = board_of(state.body), state.hands[seat]
        for play in plays:
            hand = without(hand, play.tile)
        board = self.with_tiles(before, seat, plays)
        marks = self.marking(before, board) if self.marking is not None else ()
        count = self.count(board)
        stays = False
        if self.announce:
            board, stays = replace(board, unclaimed=Unclaimed(seat, marks, count)), True
        elif self.run is not None and hand:
            going_on = replace(board, run=before.run + len(plays))
            if self._plays(going_on, hand):
                board, stays = going_on, True
        after = advance(
            state,
            hands=with_hand(state, seat, hand),
            body=board,
            turn=seat if stays else following(state, seat),
        )
        laid = (Laid(seat, plays),)
        if stays:
            return Turned(after, laid)
        turned = self._end_of_turn(after, seat, laid, laid=True)
        return replace(turned, gains=(Gain(seat, marks, count),)) if marks else turned

    def with_tiles(self, board: Board, seat: Seat, plays: tuple[Play, ...]) -> Board:
        """The table with the tiles of a turn."""
        return with_tiles(self.matching, self.reach, board, seat, plays)

    def _draw(self, state: State, seat: Seat, count: int) -> Turned:
        board = board_of(state.body)
        drew, hands, rest = drawn(state, seat, count)
        ends_turn = self.drawing.ends_turn(self._plays(board, state.hands[seat]), board.drawn)
        after = advance(
            state,
            hands=hands,
            boneyard=rest,
            body=replace(board, drawn=0 if ends_turn else board.drawn + count, passes=0, unclaimed=None),
            turn=following(state, seat) if ends_turn else seat,
        )
        return Turned(after, (drew,), blocked(self, after))

    def _signal(self, state: State, seat: Seat, kind: str) -> Turned:
        assert self.signals is not None  # the sign is legal
        board, to = board_of(state.body), self.signals.seen_by(seat, state.table, state.sides)
        said = replace(board, said=(*board.said, Said(seat, kind, to)))
        after = advance(state, body=said, asides=state.asides + 1)
        return Turned(after, (Signalled(seat, kind, to),))

    def _block(self, state: State, seat: Seat, move: Block) -> Turned:
        board = board_of(state.body)
        barrier = Placed(move.tile, move.tile.hi, seat, board.turns + 1)
        arms = tuple(
            Arm(arm.key, None, (*arm.tiles, barrier)) if arm.key == move.arm else arm for arm in board.arms
        )
        hand = without(state.hands[seat], move.tile)
        after = advance(
            state,
            hands=with_hand(state, seat, hand),
            body=replace(board, arms=arms, turns=board.turns + 1),
        )
        return Turned(after, (Barred(seat, move.tile, move.arm),), ending(after, How.CLOSED))

    def _claim(self, state: State, seat: Seat) -> Turned:
        """Say that the latest tile has scored. Its own player ends his turn with it; the one after him takes what
        was forgotten, and goes on unless the round has ended."""
        board = board_of(state.body)
        owed = board.unclaimed
        assert owed is not None  # the claim is legal
        ends = board.to_claim(seat)
        turn = following(state, owed.seat) if ends else seat
        after = advance(state, body=replace(board, unclaimed=None), turn=turn)
        said = (Announced(seat, sum(mark.points for mark in owed.marks)),)
        turned = self._end_of_turn(after, owed.seat, said, laid=True) if ends else Turned(after, said)
        return replace(turned, gains=(Gain(seat, owed.marks, owed.count),)) if owed.marks else turned

    def _end_of_turn(self, state: State, seat: Seat, events: tuple[Event, ...], *, laid: bool) -> Turned:
        """What follows a turn; only who has laid a tile can be out: a deal may leave a hand empty."""
        hand = state.hands[seat]
        if laid and not hand:
            return Turned(state, events, ending(state, How.OUT))
        if hand and self.drawing.stuck is Stuck.RESTOCK and self.drawing.drawable(len(state.boneyard)):
            drew, hands, rest = drawn(state, seat)
            state, events = replace(state, hands=hands, boneyard=rest), (*events, drew)
        return Turned(state, events, blocked(self, state))

    def stopped(self, state: State) -> Ending:
        """The round as it stands when points in play have decided the match."""
        return ending(state, How.STOPPED)

    # --- what may be seen ---------------------------------------------------------------------------------

    def public(self, body: Body, seat: Seat | None) -> Board:
        """The table as a seat or an onlooker knows it: without the signs that were not for him, and without the
        tile of a lead that is not due yet."""
        board = board_of(body)
        if board.otherwise is not None:
            board = replace(board, otherwise=replace(board.otherwise, tile=None))
        if not board.said:
            return board
        return replace(board, said=tuple(s for s in board.said if seat is not None and seat in (s.seat, *s.to)))

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """The own hand, and the tile that gave the lead."""
        board = board_of(state.body)
        return known_with(state, seat, board.lead, board.lead_by)

    def told(self, body: Body) -> tuple[Tile, ...]:
        """The tiles that signs say somebody holds."""
        return tuple(SIGNS[said.kind] for said in board_of(body).said)

    # --- what the table tells -----------------------------------------------------------------------------

    def begun(self, body: Body) -> bool:
        return board_of(body).start is not None

    def must_lead(self, body: Body) -> bool:
        return board_of(body).lead_forced

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        return tuple(p.tile for p in board_of(body).placed())

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...]:
        """What each arm asks for that takes a tile now; `collapsed` counts the empty arms of a tile as one."""
        board = board_of(body)
        arms = self.reach.open(board)
        empty = [(board.root(arm), arm.needs) for arm in arms if board.empty(arm)]
        needs = [arm.needs for arm in arms if not board.empty(arm)]
        needs += [each for _, each in (dict.fromkeys(empty) if collapsed else empty)]
        return tuple(need for each in needs for need in each)

    def wanted(self, shown: int) -> int:
        return self.matching.wanted(shown)

    def shows(self, body: Body, play: Play) -> int | None:
        """The half that stays showing if a tile is laid so; None if that is a matter of choice, or none does."""
        arm = board_of(body).arm(play.arm)
        halves = () if arm is None or play.closed else shown(self.matching, play.tile, arm.needs)
        return halves[0] if len(halves) == 1 else None

    def count(self, body: Body) -> int | None:
        """What the ends count; None in a game that does not score them."""
        return None if self.marking is None else self.marking.count(board_of(body))


def _led(lead: Lead) -> Board:
    """The table before the first tile."""
    return Board(lead=lead.tile, lead_by=lead.seat, lead_forced=lead.forced, otherwise=lead.otherwise)
