"""What must hold where tiles are played in tricks (western.md 3.3), told by lists of tiles and by nothing of the
engine's own suits."""

from __future__ import annotations

from typing import Any

from engine.events import Scored
from engine.kernels.tricks_table import Trick, Tricks
from engine.model import State, Step
from engine.scoring.tricks import HandJudged
from engine.tiles import Tile, parse_tiles, tile

COUNT = {**dict.fromkeys(parse_tiles("5-5 6-4"), 10), **dict.fromkeys(parse_tiles("5-0 4-1 3-2"), 5)}


def of_number(number: int) -> list[Tile]:
    """The tiles of a number, the highest first."""
    return [tile(number, number), *(tile(number, other) for other in range(6, -1, -1) if other != number)]


def trumps(named: str) -> list[Tile]:
    if named == "doubles":
        return [tile(number, number) for number in range(6, -1, -1)]
    return of_number(int(named)) if named.isdigit() else []


def suit(lead: Tile, named: str) -> list[Tile]:
    """The tiles that follow a lead, the highest first."""
    own = trumps(named)
    return own if lead in own else [t for t in of_number(lead.hi) if t not in own]


def taker(trick: Trick, named: str) -> int:
    """Who takes a trick: the first in the order of all trumps and then of the suit that was led."""
    order = [*trumps(named), *suit(trick.cards[0].tile, named)]
    return min(trick.cards, key=lambda card: order.index(card.tile) if card.tile in order else len(order)).seat


def everybody_follows(state: State) -> None:
    """Nobody has kept back a tile of a suit that he did not follow, and who takes a trick leads the next one."""
    table = state.body
    if not isinstance(table, Tricks) or not table.begun():
        return
    tricks = [trick for trick in (*table.done, table.trick) if trick.cards]
    for at, trick in enumerate(tricks):
        wanted = suit(trick.cards[0].tile, table.trump)
        for card in trick.cards[1:]:
            later = [other.tile for each in tricks[at + 1 :] for other in each.cards if other.seat == card.seat]
            kept = {*later, *state.hands[card.seat]} & {*wanted}
            assert card.tile in wanted or not kept, f"{card} does not follow {trick.cards[0].tile}, with {kept}"
        if at + 1 < len(tricks):
            leader = tricks[at + 1].cards[0].seat
            assert leader == taker(trick, table.trump), f"{leader} leads after {trick}"
    assert table.contract is not None, "a tile was played and nobody has bid"
    if table.nello:
        partner = (table.contract.seat + 2) % 4
        assert all(card.seat != partner for trick in tricks for card in trick.cards), "the partner plays nello"


def bids_go_up(state: State) -> None:
    """Every bid is higher than the one before, and everybody has one call."""
    if isinstance(state.body, Tricks):
        calls = state.body.calls
        bids = [call.bid.amount * (42 if call.bid.marks else 1) for call in calls if call.bid.amount]
        assert bids == sorted(set(bids)), f"bids that do not go up: {bids}"
        assert len({call.seat for call in calls}) == len(calls) <= 4, "somebody has called twice"


def hands_are_judged(step: Step) -> None:
    """Whether a bid was made is seen from the tricks; marks go to one side, points of a made bid are what was
    taken."""
    for judged in (event for event in step.events if isinstance(event, HandJudged)):
        table, options = step.state.body, step.state.options
        assert isinstance(table, Tricks)
        house: Any = options
        own = step.state.sides[judged.call.seat]
        by_side = [0, 0]
        tricks = [0, 0]
        for trick in table.done:
            side = step.state.sides[taker(trick, table.trump)]
            tricks[side] += 1
            by_side[side] += 1 + sum(COUNT.get(card.tile, 0) for card in trick.cards)
        if not table.nello and not house.early_stop:
            assert sum(by_side) == 42, f"42 points, not {by_side}"
        took = (tricks if house.bidding == "tricks" else by_side)[own]
        enough = tricks[1 - own] == 0 if judged.call.bid.marks else took >= judged.call.bid.amount
        assert judged.made == (tricks[own] == 0 if table.nello else enough), f"{judged} with {tricks}, {by_side}"
        written = {event.side: event.points for event in step.events if isinstance(event, Scored)}
        winner = own if judged.made else 1 - own
        if house.scoring == "marks":
            stake = judged.call.bid.amount if judged.call.bid.marks else 1
            assert written == {winner: stake}, f"{written} for {judged}"
        else:
            assert set(written) == ({0, 1} if judged.made else {winner}), f"{written} for {judged}"
