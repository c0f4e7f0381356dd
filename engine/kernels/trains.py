"""Trains that leave a hub, one for every seat and one for all: the kernel of Mexican Train (western.md 3.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.board import Placed
from engine.errors import IllegalMove
from engine.events import Event, How, Leads, Passed
from engine.kernels.hands import drawn, ready
from engine.kernels.plain import Plain, following, known_with, not_done
from engine.kernels.roots import Beginning, Where, begin, sought
from engine.kernels.trains_table import (
    MEXICAN,
    Coupled,
    EnginePlaced,
    EngineSought,
    Opened,
    Reclaimed,
    Tracks,
    Train,
    Uncoverable,
    ending,
    own_train,
    tracks_of,
)
from engine.model import Body, State, Turned, advance, with_hand
from engine.moves import DONE, DRAW, PASS, Deal, DealTiles, Done, Draw, Move, Pass, Play, Plays, play_of
from engine.rules.dealing import HandSize
from engine.seats import Seat, in_turn
from engine.tiles import Hands, Tile, without


class MexicanFrom(StrEnum):
    """When a seat may lay tiles on the train that is everybody's."""

    FIRST_TURN = "first_turn"
    AFTER_OWN_TRAIN = "after_own_train"
    """Once a tile lies on its own."""


class AfterDouble(StrEnum):
    """Where the tile goes that a double asks for at once."""

    COVER = "cover"
    """On the double."""
    FREE_EXTRA = "free_extra"
    """On any open train; if the double stays bare, the others have to cover it."""


@dataclass(frozen=True, slots=True)
class Trains(Plain):
    """The kernel; its fields but for the tiles and the size of hands are house rules of western.md 3.1."""

    tiles: tuple[Tile, ...]
    hands: HandSize
    placed: bool
    """Whether the engine is taken out of the set and placed; else its holder leads it."""
    long_first_turn: bool
    """Whether the first turn of a seat may lay as many tiles on its own train as fit."""
    mexican_from: MexicanFrom
    doubles: AfterDouble
    draws: int
    """How many tiles are drawn, one after another, by who cannot lay one."""

    # --- dealing ------------------------------------------------------------------------------------------

    def empty(self) -> Tracks:
        return Tracks()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin a round. IllegalMove if tiles or a lot are needed that nothing decides."""
        handed, begins = begin(state, move, self.tiles, self.hands, placed=self.placed)
        body, told = _begun(state, begins)
        return Turned(ready(state, handed, body, begins.seat), (handed.event(), told))

    # --- legal moves --------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of the seat on turn."""
        body = tracks_of(state.body)
        if not body.trains:
            return (DRAW,) if body.holder is None else (play_of(body.engine),)
        plays = self._plays(body, state.hands[seat])
        if body.running and not body.again:
            return (*plays, DONE)
        if plays:
            return plays
        return (DRAW,) if state.boneyard and body.drawn < self.draws else (PASS,)

    def _plays(self, body: Tracks, hand: tuple[Tile, ...]) -> tuple[Play, ...]:
        needs = [(train.key, body.need(train)) for train in self.open(body)]
        return tuple([play_of(t, key) for t in hand for key, need in needs if need in t])

    def open(self, body: Tracks) -> tuple[Train, ...]:
        """The trains that take a tile of the seat on turn, if it fits."""
        if body.bare and not (body.again and self.doubles is AfterDouble.FREE_EXTRA):
            return tuple(train for train in body.trains if train.key in body.bare)
        if body.running and not body.again:
            return (body.own,)
        waits = self.mexican_from is MexicanFrom.AFTER_OWN_TRAIN and not body.own.tiles
        return tuple(
            train
            for train in body.trains
            if train is body.own or train.marked or (train.key == MEXICAN and not waits)
        )

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move of the seat on turn is not among its legal ones."""
        body, legal = tracks_of(state.body), self.legal(state, seat)
        match move:
            case Play():
                return self._misfit(state, body, seat, move)
            case Plays():
                return IllegalMove("one-after-another")  # a double and its cover, or a long first turn
            case Done() if self.long_first_turn and body.again:
                return IllegalMove("cover-first", number=_bare_number(body))
            case Done() if self.long_first_turn and body.trains and body.first_turn:
                return not_done(legal)
            case Draw() | Pass() if DONE in legal:
                return IllegalMove("done-ends-turn")
            case Draw() | Pass() if not any(isinstance(other, Draw | Pass) for other in legal):
                return IllegalMove("must-play")
            case Pass():
                return IllegalMove("must-draw")
            case Draw() if DRAW in legal:
                return IllegalMove("draw-count", count=1)
            case Draw():
                return IllegalMove("one-draw" if body.drawn else "boneyard-empty")
            case _:
                return IllegalMove("not-this-game")

    def _misfit(self, state: State, body: Tracks, seat: Seat, play: Play) -> IllegalMove:
        value = str(play.tile)
        if play.tile not in state.hands[seat]:
            return IllegalMove("not-in-hand", tile=value)
        if not body.trains:
            if body.holder is None:
                return IllegalMove("must-draw")
            return IllegalMove("must-lead", tile=str(body.engine))
        train = body.train(play.arm)
        if play.arm and train is None:
            return IllegalMove("no-such-train", arm=play.arm)
        open_now = self.open(body)
        fitting = [one for one in body.trains if body.need(one) in play.tile] if train is None else [train]
        if fitting and not any(one in open_now for one in fitting):
            return _shut(body, fitting[0])
        if play.closed or play.along:
            return IllegalMove("never-closed" if play.closed else "never-along", tile=value)
        return IllegalMove("does-not-fit", tile=value)

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        body = tracks_of(state.body)
        match move:
            case Play() if not body.trains:
                return self._lead(state, seat, move)
            case Play():
                return self._lay(state, seat, move)
            case Draw() if not body.trains:
                return sought(state, seat, body.engine, replace(body, holder=seat))
            case Draw():
                return self._draw(state, seat)
            case Pass():
                return self._pass(state, seat)
        return Turned(_next_turn(state, seat, body))

    def _lead(self, state: State, seat: Seat, move: Play) -> Turned:
        """Put the engine into the hub; the turn of the holder ends with it."""
        hand, next_one = without(state.hands[seat], move.tile), following(state, seat)
        after = advance(
            state,
            hands=with_hand(state, seat, hand),
            body=replace(tracks_of(state.body), trains=_trains(state, next_one)),
            turn=next_one,
        )
        return Turned(after, (Coupled(seat, (move,)),), None if hand else ending(after, How.OUT))

    def _lay(self, state: State, seat: Seat, move: Play) -> Turned:
        before, hand = tracks_of(state.body), without(state.hands[seat], move.tile)
        train = before.train(move.arm)
        assert train is not None  # the move is legal
        outer = move.tile.other(before.need(train))
        grown = replace(
            train,
            tiles=(*train.tiles, Placed(move.tile, outer, seat, before.over + 1)),
            marked=train.marked and train is not before.own,
        )
        trains = tuple(grown if one is train else one for one in before.trains)
        waiting = tuple(key for key in before.bare if key != train.key)
        body = replace(before, trains=trains, passes=0, drawn=0, again=False, bare=waiting)
        told: list[Event] = [Coupled(seat, (move,))]
        if train.marked and not grown.marked:
            told.append(Reclaimed(seat))
        if move.tile.double:
            body = replace(body, bare=(*waiting, train.key), again=True)
        body, dead = self._released(body)
        told += map(Uncoverable, dead)
        if move.tile in dead:
            body = replace(body, again=False)
        state = replace(state, hands=with_hand(state, seat, hand), body=body)
        if not hand:
            return Turned(_next_turn(state, seat, body), tuple(told), ending(state, How.OUT))
        if body.again:
            return Turned(advance(state), tuple(told))
        going_on = replace(body, running=True)
        if self._runs(body, train) and not body.bare and self._plays(going_on, hand):
            return Turned(advance(state, body=going_on), tuple(told))
        return Turned(_next_turn(state, seat, body), tuple(told))

    def _runs(self, body: Tracks, train: Train) -> bool:
        """Whether a tile on this train belongs to a long first turn."""
        return self.long_first_turn and body.first_turn and train.key == body.own.key

    def _released(self, body: Tracks) -> tuple[Tracks, tuple[Tile, ...]]:
        """The table without the duty to cover doubles that nothing can cover any more, and these doubles."""
        laid = tuple(body.tiles())

        def dead(value: Tile) -> bool:
            return sum(value.hi in t for t in laid) == sum(value.hi in t for t in self.tiles)

        ends = {train.key: train.tiles[-1].tile for train in body.trains if train.key in body.bare}
        left = tuple(key for key in body.bare if not dead(ends[key]))
        return replace(body, bare=left), tuple(ends[key] for key in body.bare if key not in left)

    def _draw(self, state: State, seat: Seat) -> Turned:
        drew, hands, rest = drawn(state, seat)
        body = tracks_of(state.body)
        after = advance(state, hands=hands, boneyard=rest, body=replace(body, drawn=body.drawn + 1))
        return Turned(after, (drew,))

    def _pass(self, state: State, seat: Seat) -> Turned:
        body = tracks_of(state.body)
        own = body.own
        trains = tuple(replace(one, marked=True) if one is own else one for one in body.trains)
        body = replace(body, trains=trains, passes=body.passes + 1)
        after = _next_turn(state, seat, body)
        told = (Passed(seat) if own.marked else Opened(seat),)
        blocked = body.passes >= len(state.table) and not state.boneyard
        return Turned(after, told, ending(after, How.FISH) if blocked else None)

    # --- what may be seen ---------------------------------------------------------------------------------

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """The own hand, and the engine in the hand of who has to lead it."""
        body = tracks_of(state.body)
        return known_with(state, seat, None if body.trains else body.engine, body.holder)

    def begun(self, body: Body) -> bool:
        tracks = tracks_of(body)
        return bool(tracks.trains) and (tracks.holder is not None or tracks.over > 0 or any(tracks.placed()))

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        return tuple(tracks_of(body).tiles())

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...]:
        """What each train asks for that is open to the seat on turn; `collapsed` counts the empty ones as one."""
        tracks = tracks_of(body)
        trains = self.open(tracks) if tracks.trains else ()
        begun = [tracks.need(train) for train in trains if train.tiles]
        empty = [tracks.need(train) for train in trains if not train.tiles]
        return (*begun, *(empty[:1] if collapsed else empty))

    def shows(self, body: Body, play: Play) -> int | None:
        tracks = tracks_of(body)
        train = tracks.train(play.arm)
        return None if train is None else play.tile.other(tracks.need(train))

    def must_lead(self, body: Body) -> bool:
        tracks = tracks_of(body)
        return tracks.holder is not None and not tracks.trains


def _begun(state: State, begins: Beginning) -> tuple[Tracks, Event]:
    """The table after the deal, and what is told of it."""
    engine, seat, why = begins.root, begins.seat, begins.why
    match begins.where:
        case Where.HELD:
            return Tracks(engine.hi, holder=seat), Leads(seat, engine, forced=True, why=why)
        case Where.SOUGHT:
            return Tracks(engine.hi), EngineSought(engine.hi, seat, why)
        case Where.PLACED:
            return Tracks(engine.hi, _trains(state, seat)), EnginePlaced(engine, seat, why)


def _trains(state: State, first: Seat) -> tuple[Train, ...]:
    """Empty trains, in the order of the turns from this seat on."""
    return (*(Train(own_train(seat)) for seat in in_turn(state.table, first)), Train(MEXICAN))


def _next_turn(state: State, seat: Seat, body: Tracks) -> State:
    """The match when this turn is over."""
    after = replace(body, over=body.over + 1, drawn=0, again=False, running=False)
    return advance(state, body=after, turn=following(state, seat))


def _shut(body: Tracks, train: Train) -> IllegalMove:
    """Why nothing can be laid on a train now."""
    if body.bare:
        return IllegalMove("cover-first", number=_bare_number(body))
    if body.running:
        return IllegalMove("own-train-now")
    return IllegalMove("train-waits") if train.key == MEXICAN else IllegalMove("train-shut", arm=train.key)


def _bare_number(body: Tracks) -> int:
    """What the double asks for that has waited longest to be covered."""
    train = body.train(body.bare[0])
    assert train is not None
    return body.need(train)
