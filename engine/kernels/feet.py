"""Chickenfoot: arms around a root that end in feet (western.md 3.2).

One rule makes the game: an arm on which nothing lies yet comes before all others. So the root is surrounded first,
and then every double by its toes, whoever's turn it is.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.board import no_such_arm
from engine.errors import IllegalMove
from engine.events import Ending, Event, How, Laid, Leads, Passed
from engine.kernels.feet_table import Feet, RootSet, above, ending, feet_of
from engine.kernels.hands import drawn, ready
from engine.kernels.plain import Plain, following, known_with
from engine.kernels.roots import Beginning, Where, begin, sought
from engine.model import Body, State, Turned, advance, with_hand
from engine.moves import DRAW, PASS, Deal, DealTiles, Draw, Move, Pass, Play, Plays, play_of
from engine.rules.dealing import HandSize
from engine.seats import Seat
from engine.tiles import Hands, Tile, without


@dataclass(frozen=True, slots=True)
class Chickenfoot(Plain):
    """The kernel; its fields but for the tiles and the size of hands are house rules of western.md 3.2."""

    tiles: tuple[Tile, ...]
    hands: HandSize
    root_arms: int
    toes: int
    placed: bool
    """Whether the root is laid in the middle before the deal; else its holder leads it."""
    possible: bool
    """Whether a double needs enough tiles for its toes that are not on the table."""
    drain: bool
    """Whether a foot that nobody can finish ends the round only when the boneyard has been drawn."""

    def empty(self) -> Feet:
        return Feet()

    # --- dealing ------------------------------------------------------------------------------------------

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin a round. IllegalMove if tiles or a lot are needed that nothing decides."""
        handed, begins = begin(state, move, self.tiles, self.hands, placed=self.placed)
        body, told = self._begun(begins)
        after = ready(state, handed, body, begins.seat)
        return Turned(after, (handed.event(), told), None if body.start is None else self._blocked(after))

    def _begun(self, begins: Beginning) -> tuple[Feet, Event]:
        """The table before the first turn, and what is told of it."""
        root, seat, why = begins.root, begins.seat, begins.why
        body = Feet(root.hi, seat)
        match begins.where:
            case Where.HELD:
                return replace(body, holder=seat), Leads(seat, root, forced=True, why=why)
            case Where.SOUGHT:
                return body, RootSet(root.hi, seat, why, sought=True)
            case Where.PLACED:
                return body.rooted(seat, self.root_arms, laid=False), RootSet(root.hi, seat, why, sought=False)

    # --- moves --------------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of the seat on turn: a tile that fits, else one draw, else a pass."""
        body = feet_of(state.body)
        if body.start is None:
            return (DRAW,) if body.holder is None else (play_of(body.root),)
        plays = self.plays(body, state.hands[seat])
        if plays:
            return plays
        return (DRAW,) if state.boneyard and not body.drawn else (PASS,)

    def plays(self, body: Feet, hand: tuple[Tile, ...]) -> tuple[Play, ...]:
        """The ways in which the tiles of a hand can be laid on the arms that are open now."""
        arms = body.open()
        return tuple(
            play_of(held, arm.key)
            for held in hand
            if not held.double or self._may_become_foot(body, held)
            for arm in arms
            if arm.need in held
        )

    def _may_become_foot(self, body: Feet, double: Tile) -> bool:
        if not self.possible:
            return True
        others = self.tiles[-1].hi  # so many tiles besides the double have its number
        return others - sum(double.hi in placed.tile for placed in body.placed()) >= self.toes

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move of the seat on turn is not among its legal ones."""
        body = feet_of(state.body)
        able = body.holder is not None or bool(self.plays(body, state.hands[seat]))
        match move:
            case Play():
                return self._misfit(body, state.hands[seat], move)
            case Plays():
                return IllegalMove("one-tile-a-turn")
            case Draw() if able:
                return IllegalMove("must-play")
            case Draw() if body.drawn:
                return IllegalMove("one-draw")
            case Draw():
                return IllegalMove("draw-count", count=1) if state.boneyard else IllegalMove("boneyard-empty")
            case Pass():
                return IllegalMove("must-play" if able else "must-draw")
            case _:
                return IllegalMove("not-this-game")

    def _misfit(self, body: Feet, hand: tuple[Tile, ...], play: Play) -> IllegalMove:
        """Why a tile cannot be laid so."""
        name = str(play.tile)
        if play.tile not in hand:
            return IllegalMove("not-in-hand", tile=name)
        if body.start is None:
            if body.holder is None:
                return IllegalMove("must-draw")
            if play.tile != body.root:
                return IllegalMove("must-lead", tile=str(body.root))
        arm, missing = body.arm(play.arm), body.unbegun()
        if play.arm and arm is None:
            return no_such_arm(play.arm, body.open())
        if missing and (arm not in (None, *missing) or missing[0].need not in play.tile):
            foot = body.foot()
            if arm is not None and arm == foot and missing[0].need in play.tile:
                return IllegalMove("arm-has-foot", arm=arm.key)  # a toe: only its place is named wrong
            double = body.root if foot is None else foot.tiles[-1].tile
            return IllegalMove("toes-first", tile=str(double), left=len(missing))
        if arm is not None and arm.need is None:
            return IllegalMove("arm-has-foot", arm=arm.key)
        if play.closed:
            return IllegalMove("never-closed", tile=name)
        if play.along:
            return IllegalMove("never-along", tile=name)
        fits = any(open_arm.need in play.tile for open_arm in body.open() if arm in (None, open_arm))
        if fits and play.tile.double and not self._may_become_foot(body, play.tile):
            return IllegalMove("foot-impossible", tile=name, toes=self.toes)
        return IllegalMove("does-not-fit", tile=name)

    def place(self, body: Body, move: Move) -> Hashable:
        """What a move comes to: the toes of a foot on which nothing lies yet are all the same."""
        if not isinstance(move, Play):
            return move
        arm = feet_of(body).arm(move.arm)
        if arm is None or arm.tiles:
            return move
        return replace(move, arm=""), above(arm.key)

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        if isinstance(move, Play):
            return self._lay(state, seat, move)
        body = feet_of(state.body)
        if isinstance(move, Draw):
            if body.start is None:
                return sought(state, seat, body.root, replace(body, holder=seat))
            return self._draw(state, seat)
        after = advance(state, body=replace(body, drawn=False), turn=following(state, seat))
        return Turned(after, (Passed(seat),), self._blocked(after))

    def _lay(self, state: State, seat: Seat, play: Play) -> Turned:
        body, hand = feet_of(state.body), without(state.hands[seat], play.tile)
        if body.start is None:
            body = body.rooted(seat, self.root_arms, laid=True)
        else:
            body = body.with_tile(seat, play, self.toes)
        after = advance(state, hands=with_hand(state, seat, hand), body=body, turn=following(state, seat))
        ended = self._blocked(after) if hand else ending(after, How.OUT)
        return Turned(after, (Laid(seat, (play,)),), ended)

    def _draw(self, state: State, seat: Seat) -> Turned:
        drew, hands, rest = drawn(state, seat)
        body = replace(feet_of(state.body), drawn=True)
        after = advance(state, hands=hands, boneyard=rest, body=body)
        return Turned(after, (drew,), self._blocked(after))

    # --- the end of a round -------------------------------------------------------------------------------

    def _blocked(self, state: State) -> Ending | None:
        """The end of a round that cannot go on: a foot lacks toes and no tile for them is left, or nobody can lay
        or draw a tile. The root is not looked at: it lacks tiles only in deals of very few."""
        body = feet_of(state.body)
        if body.foot() is not None and not self.drain:
            need = body.unbegun()[0].need
            left = (held for hand in (*state.hands, state.boneyard) for held in hand)
            if not any(need in held for held in left):
                return ending(state, How.FISH)
        if state.boneyard or any(self.plays(body, state.hands[seat]) for seat in state.table):
            return None
        return ending(state, How.FISH)

    # --- what may be seen ---------------------------------------------------------------------------------

    def begun(self, body: Body) -> bool:
        return feet_of(body).turns > 0

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        return tuple(placed.tile for placed in feet_of(body).placed())

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...]:
        """What every open end asks for; `collapsed` counts the missing toes of a foot as one."""
        feet = feet_of(body)
        needs = tuple(arm.need for arm in feet.open() if arm.need is not None)
        return needs[:1] if collapsed and feet.unbegun() else needs

    def shows(self, body: Body, play: Play) -> int | None:
        arm = feet_of(body).arm(play.arm)
        return None if arm is None or arm.need is None else play.tile.other(arm.need)

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """The own hand, and the root in the hand of the one who is to lead it."""
        body = feet_of(state.body)
        return known_with(state, seat, body.root, body.holder)

    def must_lead(self, body: Body) -> bool:
        return feet_of(body).holder is not None
