"""Why a call, a trump or a tile is not legal in a game of tricks: the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalMove
from engine.kernels.tricks_table import Tricks, tricks_of
from engine.model import State
from engine.moves import NO_BID, Bid, Move, Pass, Play, Plays, Plunge, Trump
from engine.rules.bidding import Unit, value
from engine.rules.suits import NELLO, named
from engine.seats import Seat

if TYPE_CHECKING:
    from engine.kernels.tricks import TrickPlay


def refusal(rules: TrickPlay, state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why this move of the seat on turn is not among its legal ones."""
    table = tricks_of(state.body)
    match move:
        case Bid() | Plunge() if table.contract is not None:
            return IllegalMove("bidding-over")
        case Bid():
            return _bid(rules, table, move)
        case Plunge():
            return IllegalMove("no-plunge" if rules.bidding.plunge else "not-this-game")
        case Trump(suit):
            return _trump(rules, table, suit)
        case Play():
            return _tile(table, state, seat, move)
        case Plays() if table.trump:
            return IllegalMove("one-tile-a-turn")
        case Plays():
            return IllegalMove("bid-first" if table.contract is None else "trump-first")
        case Pass() if table.contract is None:
            return IllegalMove("pass-is-a-bid")
        case Pass():
            return IllegalMove("must-play" if table.trump else "trump-first")
        case _:
            return IllegalMove("not-this-game")


def _bid(rules: TrickPlay, table: Tricks, bid: Bid) -> IllegalMove:
    standing = table.standing
    over = NO_BID if standing is None else standing.bid
    lowest, highest = rules.bidding.lowest.amount, rules.bidding.highest.amount
    if not (bid.marks and bid.amount) and not lowest <= bid.amount <= highest:
        return IllegalMove("bid-range" if rules.bidding.unit is Unit.POINTS else "bid-tricks")
    if value(bid) <= value(over):
        return IllegalMove("bid-higher")
    return IllegalMove("bid-marks" if rules.bidding.unit is Unit.POINTS else "bid-tricks")


def _trump(rules: TrickPlay, table: Tricks, suit: str) -> IllegalMove:
    if table.contract is None:
        return IllegalMove("bid-first")
    if table.trump:
        return IllegalMove("trump-named")
    return IllegalMove("nello-on-marks" if suit == NELLO and NELLO in rules.trumps else "no-such-trump")


def _tile(table: Tricks, state: State, seat: Seat, play: Play) -> IllegalMove:
    if table.contract is None:
        return IllegalMove("bid-first")
    if not table.trump:
        return IllegalMove("trump-first")
    if play.tile not in state.hands[seat]:
        return IllegalMove("not-in-hand", tile=str(play.tile))
    if play != Play(play.tile):
        return IllegalMove("just-the-tile")
    return IllegalMove("must-follow", suit=named(table.trick.suit(table.trump)))
