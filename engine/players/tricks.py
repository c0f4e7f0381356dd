"""A careful player of tricks: it knows what has been played, but neither guesses hands nor searches.

It bids by what it may lose. For every trump that it could name it adds up how likely each of its tiles is to lose
a trick, and what that trick would then hold. What hands with so much to lose mostly make, it bids, as low as it
can; where hardly any tile loses, marks. It leaves a bid of its partner alone.

It draws trumps while it has the highest, then leads what nothing can beat. To a trick that its side is sure of it
adds count; a trick of the others it takes as cheaply as it can, and if it cannot, it throws away what is worth
least. In nello the bidder stays below and throws his high tiles away, and the others play low.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.game import rules_of
from engine.kernels.tricks import TrickPlay
from engine.kernels.tricks_table import Tricks, tricks_of
from engine.model import View
from engine.moves import NO_BID, PLUNGE, Bid, Move, Play, Trump
from engine.rules.bidding import Unit, value
from engine.rules.suits import COUNTS, NELLO, TRICK, is_trump, strength, suit_of
from engine.seats import Seat
from engine.tiles import Tile, tile_set

FOES = 2 / 3
"""How likely a tile that it does not see is with the other side."""
DRAWN = 0.45
"""What share of the others' trumps is left after each round of trumps that it can lead."""
RUFFED = 0.12
"""How likely a tile that tops its suit is trumped."""
COMPANY = 3.5
"""What a trick that it loses holds besides its own tile, on average."""
MARK = 1.25
"""A mark is bid where so many tiles at most may lose a trick: half of them go to the partner."""
TWO_MARKS = 0.75
SAFE, PER_POINT = 36, 3
"""What a hand is good for that loses nothing, short of a mark; and by how much may be lost for each point less."""
PARTNER = 0.65
"""What share of the tricks that it may lose goes to the others."""
LOW_HAND = 0.8
"""The same for nello, where they must not take one."""
PLAYERS_OF_NELLO = 3
PLUNGES = 5
"""So many doubles are enough for a plunge."""


def choose(view: View) -> Move:
    """The best of the moves that a seat may make now."""
    table, rules = tricks_of(view.body), rules_of(view).kernel
    assert view.me is not None  # who may move has a seat
    assert isinstance(rules, TrickPlay)
    if table.contract is None:
        return _bid(view, view.me, table, rules)
    if not table.trump:
        return _trump(view, table)
    return Play(_Turn(view, table, view.me).tile())


# --- Bidding ----------------------------------------------------------------------------------------------


def _bid(view: View, me: Seat, table: Tricks, rules: TrickPlay) -> Move:
    """The lowest bid over the one that stands, if the hand is good for it."""
    hand, standing = view.hand(), table.standing
    if standing is not None and view.sides[standing.seat] == view.sides[me]:
        return NO_BID
    if PLUNGE in view.legal and sum(tile.double for tile in hand) >= PLUNGES:
        return PLUNGE
    bids = [move for move in view.legal if isinstance(move, Bid) and move != NO_BID]
    best = _promise(hand, rules)
    if best == Bid(2, marks=True) and best in bids:
        return best  # anything less would win less
    return next((bid for bid in bids if value(bid) <= value(best)), NO_BID)


def _promise(hand: tuple[Tile, ...], rules: TrickPlay) -> Bid:
    """The highest bid that a hand is good for."""
    risks = {trump: _risks(hand, trump) for trump in rules.trumps if trump != NELLO}
    least = min(sum(risk.values()) for risk in risks.values())
    if rules.bidding.unit is Unit.TRICKS:
        return Bid(max(0, int(len(hand) - PARTNER * least)))
    if least <= MARK:
        return Bid(2 if least <= TWO_MARKS else 1, marks=True)
    if NELLO in rules.trumps and _heights(hand) <= LOW_HAND:
        return Bid(1, marks=True)
    return Bid(max(0, round(SAFE - min(map(_cost, risks.values())) / PER_POINT)))


def _trump(view: View, table: Tricks) -> Move:
    """The trumps with which the hand loses least; for a partner who has plunged those of which there are most."""
    assert table.contract is not None
    hand = view.hand()
    named = [move for move in view.legal if isinstance(move, Trump)]
    if table.contract.plunge:
        return max(named, key=lambda move: sum(is_trump(tile, move.suit) for tile in hand))
    best = min((move for move in named if move.suit != NELLO), key=lambda move: _cost(_risks(hand, move.suit)))
    nello = Trump(NELLO)
    if nello in named and sum(_risks(hand, best.suit).values()) > MARK and _heights(hand) <= LOW_HAND:
        return nello
    return best


def _risks(hand: tuple[Tile, ...], trump: str) -> dict[Tile, float]:
    """How likely each tile is to lose a trick when it is led."""
    others = [tile for tile in tile_set(6) if tile not in hand]
    outstanding = sum(is_trump(tile, trump) for tile in others)
    sure = [tile for tile in hand if is_trump(tile, trump) and not _above(tile, others, trump)]
    left = DRAWN ** len(sure)
    ruffed = RUFFED + FOES * outstanding / 7 * left if outstanding else 0.0
    risks = {}
    for tile in hand:
        above = _above(tile, others, trump)
        if is_trump(tile, trump):
            risks[tile] = (1 - (1 - FOES) ** above) * left
        else:
            risks[tile] = min(1.0, 1 - (1 - FOES) ** above + ruffed)
    return risks


def _above(tile: Tile, others: Iterable[Tile], trump: str) -> int:
    """How many of the others beat a tile in its own suit."""
    suit = suit_of(tile, trump)
    own = strength(tile, suit, trump)
    trumps = is_trump(tile, trump)
    return sum(strength(other, suit, trump) > own for other in others if trumps or not is_trump(other, trump))


def _cost(risks: dict[Tile, float]) -> float:
    """The points that a hand may expect to lose."""
    return sum(risk * (TRICK + COUNTS.get(tile, 0) + COMPANY) for tile, risk in risks.items())


def _heights(hand: tuple[Tile, ...]) -> float:
    """How likely a hand is to take a trick in nello: high tiles are, and doubles more."""
    return sum(((tile.hi + 2 * tile.double) / 8) ** 3 for tile in hand if tile.hi)


# --- Playing ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a seat knows when it has to play a tile."""

    view: View
    table: Tricks
    me: Seat

    def tile(self) -> Tile:
        choices = [move.tile for move in self.view.legal if isinstance(move, Play)]
        if len(choices) == 1:
            return choices[0]
        if self.table.nello:
            return self._nello(choices)
        return self._follow(choices) if self.table.trick.cards else self._lead(choices)

    # --- what is known ------------------------------------------------------------------------------------

    @property
    def trump(self) -> str:
        return self.table.trump

    def _unseen(self) -> list[Tile]:
        seen = {*self.view.hand(), *self.table.tiles()}
        return [tile for tile in tile_set(6) if tile not in seen]

    def _trumps_out(self) -> int:
        return sum(is_trump(tile, self.trump) for tile in self._unseen())

    def _tops(self, tile: Tile) -> bool:
        """Whether a tile that is led can only be beaten by a trump, or by nothing."""
        return not _above(tile, self._unseen(), self.trump)

    def _friend(self, seat: Seat) -> bool:
        return self.view.sides[seat] == self.view.sides[self.me]

    def _declaring(self) -> bool:
        return self.table.contract is not None and self._friend(self.table.contract.seat)

    def _waste(self, tile: Tile) -> tuple[bool, int, bool, int]:
        """What is thrown away first: no trump, no count, no double, few pips."""
        return (is_trump(tile, self.trump), COUNTS.get(tile, 0), tile.double, tile.pips)

    # --- leading and following ----------------------------------------------------------------------------

    def _lead(self, choices: list[Tile]) -> Tile:
        tops = [tile for tile in choices if self._tops(tile)]
        trumps = [tile for tile in tops if is_trump(tile, self.trump)]
        if trumps and self._declaring() and self._trumps_out():
            return max(trumps, key=lambda tile: strength(tile, suit_of(tile, self.trump), self.trump))
        plain = [tile for tile in tops if tile not in trumps]
        if plain:
            return min(plain, key=lambda tile: (COUNTS.get(tile, 0) if self._trumps_out() else 0, -tile.pips))
        return trumps[0] if trumps else min(choices, key=self._waste)

    def _follow(self, choices: list[Tile]) -> Tile:
        trick = self.table.trick
        suit, leading = trick.suit(self.trump), trick.taker(self.trump)
        best = max(strength(card.tile, suit, self.trump) for card in trick.cards)
        last = len(trick.cards) == len(self.view.table) - 1
        if self._friend(leading):
            if last or not self._beatable(best, suit):
                return max(
                    choices, key=lambda tile: (COUNTS.get(tile, 0), not is_trump(tile, self.trump), -tile.pips)
                )
            return min(choices, key=self._waste)
        winning = [tile for tile in choices if strength(tile, suit, self.trump) > best]
        safe = [tile for tile in winning if last or not self._beatable(strength(tile, suit, self.trump), suit)]
        if safe:
            return min(
                safe, key=lambda tile: (-COUNTS.get(tile, 0) * last, strength(tile, suit, self.trump), tile.pips)
            )
        hopeful = [tile for tile in winning if not COUNTS.get(tile)]
        if hopeful and len(trick.cards) > 1:
            return max(hopeful, key=lambda tile: strength(tile, suit, self.trump))
        return min(choices, key=self._waste)

    def _beatable(self, best: int, suit: str) -> bool:
        return any(strength(tile, suit, self.trump) > best for tile in self._unseen())

    def _nello(self, choices: list[Tile]) -> Tile:
        """Below what lies there, as high as that allows; whoever plays against the bidder lets him have it."""
        trick = self.table.trick
        if not trick.cards:
            return min(choices, key=lambda tile: (tile.hi, tile.double, tile.lo))
        suit = trick.suit(self.trump)
        best = max(strength(card.tile, suit, self.trump) for card in trick.cards)
        below = [tile for tile in choices if strength(tile, suit, self.trump) < best]
        waiting = len(trick.cards) < PLAYERS_OF_NELLO - 1
        if below and (self._declaring() or not waiting):
            return max(below, key=lambda tile: (strength(tile, suit, self.trump), tile.hi, tile.double))
        takes_it = self._declaring() and not waiting  # whatever he plays, so his highest goes
        pick = max if takes_it else min
        return pick(choices, key=lambda tile: (strength(tile, suit, self.trump), tile.pips))
