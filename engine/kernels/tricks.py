"""Tricks: tiles played like cards. All bid, the highest bidder names the trumps and leads, and every trick goes to
the highest trump, or else to the highest tile of the suit that was led (western.md 3.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.errors import IllegalMove
from engine.events import Event, How, Laid, Passed
from engine.kernels.endings import ended
from engine.kernels.hands import hand_out_once, ready
from engine.kernels.plain import Plain, following
from engine.kernels.tricks_refusals import refusal
from engine.kernels.tricks_table import (
    Call,
    Called,
    Card,
    Contracted,
    Declared,
    HandPlayed,
    Shaken,
    Trick,
    Tricks,
    TrickTaken,
    tricks_of,
)
from engine.model import Body, State, Turned, View, advance, with_hand
from engine.moves import NO_BID, Bid, Deal, DealTiles, Move, Play, Plunge, Trump, play_of
from engine.rules.bidding import PLUNGE_BID, Bidding, Unit, decided
from engine.rules.dealing import HandSize
from engine.rules.suits import COUNTS, NELLO, TRICK, follows
from engine.seats import Seat, in_turn
from engine.tiles import Tile, without


@dataclass(frozen=True, slots=True)
class TrickPlay(Plain):
    """The kernel; each field is a decision of the game."""

    tiles: tuple[Tile, ...]
    hands: HandSize
    bidding: Bidding
    trumps: tuple[str, ...]
    """What can be named, nello among it where it is played."""
    forced: bool
    """Whether the shaker plays the lowest bid if all have passed; else the next one shakes."""
    early_stop: bool
    """Whether a hand ends as soon as the bid is made or lost."""

    # --- dealing ------------------------------------------------------------------------------------------

    def empty(self) -> Tricks:
        return Tricks()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin a hand: a lot finds the first shaker, then the tiles go round. IllegalMove if tiles or a lot are
        needed that nothing decides."""
        handed = hand_out_once(state, move, self.tiles, self.hands)
        before = tricks_of(state.body).shaker
        shaker = handed.lot() if before is None else following(state, before)
        first = following(state, shaker)
        after = ready(state, handed, Tricks(shaker), first)
        return Turned(after, (handed.event(), Shaken(shaker, first)))

    # --- legal moves --------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of the seat on turn."""
        table = tricks_of(state.body)
        if table.contract is None:
            standing = table.standing
            return self.bidding.calls(standing.bid if standing else NO_BID, state.hands[seat])
        if not table.trump:
            return tuple(map(Trump, self.nameable(table.contract)))
        return tuple(map(play_of, playable(table, state.hands[seat])))

    def nameable(self, contract: Call) -> tuple[str, ...]:
        """What can be named as trumps: nello on a bid of marks, and not by the partner of who has plunged."""
        alone = contract.bid.marks and not contract.plunge
        return tuple(trump for trump in self.trumps if trump != NELLO or alone)

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move of the seat on turn is not among its legal ones."""
        return refusal(self, state, seat, move)

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        match move:
            case Bid():
                return self._call(state, Call(seat, move))
            case Plunge():
                return self._call(state, Call(seat, PLUNGE_BID, plunge=True))
            case Trump(suit):
                table = replace(tricks_of(state.body), trump=suit)
                return self._go_on(state, table, seat, (Declared(seat, suit),))
            case Play(tile):
                return self._lay(state, seat, tile)
            case _:
                raise TypeError(f"{type(move).__name__} is no move of a game of tricks")

    def _call(self, state: State, call: Call) -> Turned:
        """One more call; everybody has one, and the shaker the last."""
        before = tricks_of(state.body)
        table = replace(before, calls=(*before.calls, call))
        told: Event = Called(call) if call.bid.amount else Passed(call.seat)
        if call.seat != table.shaker:
            return Turned(advance(state, body=table, turn=following(state, call.seat)), (told,))
        highest = table.standing
        if highest is None and not self.forced:
            after = advance(state, body=table)
            return Turned(after, (told,), self._ending(after, How.PASSED, call.seat))
        contract = highest or Call(call.seat, self.bidding.lowest)
        declarer = partner(state, contract.seat) if contract.plunge else contract.seat
        after = advance(state, body=replace(table, contract=contract), turn=declarer)
        return Turned(after, (told, Contracted(contract, declarer, forced=highest is None)))

    def _lay(self, state: State, seat: Seat, tile: Tile) -> Turned:
        before = tricks_of(state.body)
        hand = without(state.hands[seat], tile)
        state = replace(state, hands=with_hand(state, seat, hand))
        table = replace(before, trick=Trick((*before.trick.cards, Card(seat, tile))))
        return self._go_on(state, table, following(state, seat), (Laid(seat, (play_of(tile),)),))

    def _go_on(self, state: State, table: Tricks, first: Seat, told: tuple[Event, ...]) -> Turned:
        """Give the turn to the first from `first` on who has to play; a trick that all have played to is taken."""
        waiting = self._waiting(state, table, first)
        if not waiting and table.trick.cards:
            trick = table.trick
            first = trick.taker(table.trump)
            told = (*told, TrickTaken(first, trick.points if self.bidding.unit is Unit.POINTS else 0))
            table = replace(table, done=(*table.done, trick), trick=Trick(()))
            waiting = () if self._decided(state, table) else self._waiting(state, table, first)
        after = advance(state, body=table, turn=waiting[0] if waiting else state.turn)
        return Turned(after, told, None if waiting else self._ending(after, How.TRICKS, first))

    def _waiting(self, state: State, table: Tricks, first: Seat) -> tuple[Seat, ...]:
        """Who has yet to play to the trick, from `first` on. Hands of unequal size leave some without tiles."""
        gone = {sits_out(state, table), *(card.seat for card in table.trick.cards)}
        return tuple(seat for seat in in_turn(state.table, first) if seat not in gone and state.hands[seat])

    def _decided(self, state: State, table: Tricks) -> bool:
        taken = table.taken(state.sides, self.bidding.unit)
        if not self.early_stop or table.contract is None or taken is None:
            return False
        left = max(map(len, state.hands)) * TRICK
        if self.bidding.unit is Unit.POINTS:
            left += sum(COUNTS.get(tile, 0) for hand in state.hands for tile in hand)
        return decided(table.contract.bid, taken, left, nello=table.nello)

    # --- what it answers ----------------------------------------------------------------------------------

    def begun(self, body: Body) -> bool:
        """Whether the first tile has been led: until then somebody still has the lead."""
        return tricks_of(body).begun()

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile that was played: tricks that were taken lie open."""
        return tricks_of(body).tiles()

    def _ending(self, state: State, how: How, seat: Seat) -> HandPlayed:
        table = tricks_of(state.body)
        cards = tuple(card for trick in table.done for card in trick.cards)
        return ended(
            HandPlayed,
            state,
            how,
            [(card.seat, (card.tile,)) for card in cards],
            cards[0].seat if cards else seat,
            contract=table.contract,
            nello=table.nello,
            taken=table.taken(state.sides, self.bidding.unit),
        )


def partner(state: State | View, seat: Seat) -> Seat:
    """Who plays for the same side."""
    return next(other for other in state.table if other != seat and state.sides[other] == state.sides[seat])


def sits_out(state: State | View, table: Tricks) -> Seat | None:
    """Who plays no tiles in this hand: the partner of who plays nello."""
    return partner(state, table.contract.seat) if table.nello and table.contract is not None else None


def playable(table: Tricks, hand: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles that may be played: of the suit that was led, if there are any."""
    if not table.trick.cards:
        return hand
    suit = table.trick.suit(table.trump)
    return tuple(tile for tile in hand if follows(tile, suit, table.trump)) or hand
