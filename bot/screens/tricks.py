"""Tricks on screens: bids, trumps, who has played what, what both sides have taken, and why one has to follow."""

from __future__ import annotations

from bot.messages import Arg, Joined, Text, text
from bot.pictures.scene import Chair, Pile, TrickTable
from bot.screens.common import Tellers, kernel_of
from bot.screens.names import Say, held, player, side, tile, tiles
from engine.game import rules_of
from engine.kernels.tricks import TrickPlay, playable, sits_out
from engine.kernels.tricks_table import (
    Call,
    Called,
    Contracted,
    Declared,
    Shaken,
    Trick,
    Tricks,
    TrickTaken,
    points_of,
    tricks_of,
)
from engine.model import View
from engine.moves import Bid, Trump
from engine.rules.bidding import LOWEST, Unit
from engine.rules.suits import NELLO, follows, is_trump, named
from engine.scoring.tricks import HandJudged, HandScore, Score
from engine.seats import Seat, Side
from storage.matches import Match

WRITTEN = 7
"""Marks are written as the strokes of ALL, as long as they are no more."""


def bid_text(bid: Bid) -> Text:
    """A bid in words; a pass is one too."""
    return text("bid", kind=_unit(bid) if bid.amount else "pass", amount=bid.amount)


def _call(call: Call) -> Text:
    """The same of a call, which may be a plunge."""
    return text("bid", kind="plunge", amount=call.bid.amount) if call.plunge else bid_text(call.bid)


def _unit(bid: Bid) -> str:
    """What is bid: marks, points, or tricks."""
    if bid.marks:
        return "marks"
    return "points" if bid.amount >= LOWEST else "tricks"


def suit_text(suit: str) -> Text:
    """A suit, or what was named as trumps."""
    return text("suit", suit=named(suit))


def shown_trick(table: Tricks) -> Trick:
    """The trick on the table; until the next one is led, the one that was taken last."""
    return table.trick if table.trick.cards or not table.done else table.done[-1]


# --- The table --------------------------------------------------------------------------------------------


def as_text(match: Match, view: View) -> tuple[Text, ...]:
    """All that everybody sees. Tiles are written so that they can be read aloud, so there is one text for all."""
    return (*_bidding(match, view), *_trick(match, view), *_taken(match, view), *_suits(tricks_of(view.body)))


def _bidding(match: Match, view: View) -> tuple[Text, ...]:
    """The calls so far, or whose bid is played."""
    table = tricks_of(view.body)
    if table.contract is not None:
        name = player(match, table.contract.seat)
        return (text("tricks-nello" if table.nello else "tricks-plays", name=name, bid=_call(table.contract)),)
    if table.shaker is None:
        return (text("table-empty"),)
    calls: list[Arg] = [
        text("tricks-call", name=player(match, call.seat), bid=_call(call)) for call in table.calls
    ]
    shaker = text("tricks-shaker", name=player(match, table.shaker))
    return (shaker, text("tricks-bids", bids=Joined(tuple(calls)))) if calls else (shaker,)


def _trick(match: Match, view: View) -> tuple[Text, ...]:
    """Who has played what, in the order in which it was played."""
    table = tricks_of(view.body)
    trick = shown_trick(table)
    if not trick.cards:
        return ()
    cards: tuple[Arg, ...] = tuple(
        text("tricks-card", name=player(match, card.seat), tile=tile(card.tile)) for card in trick.cards
    )
    number = len(table.done) + bool(table.trick.cards)
    taker = player(match, trick.taker(table.trump))
    if table.trick.cards:
        return (text("tricks-trick", number=number, cards=Joined(cards), taker=taker),)
    leads = view.turn is not None
    return (text("tricks-trick-taken", number=number, cards=Joined(cards), taker=taker, leads=leads),)


def _taken(match: Match, view: View) -> tuple[Text, ...]:
    """What both sides have taken."""
    if not tricks_of(view.body).done:
        return ()
    parts: tuple[Arg, ...] = tuple(
        text("tricks-side", side=side(match, view.sides, one), taken=_of_side(view, one))
        for one in dict.fromkeys(view.sides)
    )
    return (text("tricks-taken", sides=Joined(parts)),)


def _of_side(view: View, wanted: Side) -> Text:
    table = tricks_of(view.body)
    tricks = [trick for trick in table.done if view.sides[trick.taker(table.trump)] == wanted]
    count = text("tricks-count", count=len(tricks))
    if kernel_of(view, TrickPlay).bidding.unit is Unit.TRICKS:
        return count
    return text("tricks-worth", tricks=count, points=points_of(tricks))


def _suits(table: Tricks) -> tuple[Text, ...]:
    """Trumps and the suit that was led."""
    if not table.trump:
        return ()
    trumps = text("tricks-trumps", suit=suit_text(table.trump))
    if not table.trick.cards:
        return (trumps,)
    return (trumps, text("tricks-led", suit=suit_text(table.trick.suit(table.trump))))


def ends(view: View) -> tuple[Text, ...]:
    """Trumps for a player: `turn` names the suit that was led. In the picture they stand beside the table, and
    need no line at the foot."""
    return () if view.me is None else _suits(tricks_of(view.body))[:1]


def drawing(match: Match, view: View, say: Say) -> TrickTable:
    """The table seen from above, and beside it what is played and taken."""
    table = tricks_of(view.body)
    trick, out = shown_trick(table), sits_out(view, table)
    cards = {card.seat: card.tile for card in trick.cards}
    taker = trick.taker(table.trump) if trick.cards else None
    latest = trick.cards[-1].seat if trick.cards else None
    chairs = tuple(
        Chair(
            name=match.seats[seat].name,
            note=_note(seat, trick, out, say),
            tile=cards.get(seat),
            taking=seat == taker,
            newest=seat == latest,
            out=seat == out,
        )
        for seat in view.table
    )
    sides = tuple(
        Pile(
            names=say(side(match, view.sides, one)),
            taken=say(_of_side(view, one)),
            marks=_strokes(view, one),
        )
        for one in dict.fromkeys(view.sides)
    )
    return TrickTable(chairs, _headlines(match, view, say), sides, over=bool(table.done) and not table.trick.cards)


def _note(seat: Seat, trick: Trick, out: Seat | None, say: Say) -> str:
    """Who has led, and who plays no tiles."""
    if seat == out:
        return say(text("tricks-note-out"))
    return say(text("tricks-note-led")) if trick.cards and trick.cards[0].seat == seat else ""


def _headlines(match: Match, view: View, say: Say) -> tuple[str, ...]:
    """What stands beside the table: the calls, or what is played and by whom, with the trumps. Bids stand before
    names, which may be too long for their line."""
    table = tricks_of(view.body)
    if table.contract is None:
        calls = (text("tricks-headline", bid=_call(call), name=player(match, call.seat)) for call in table.calls)
        return tuple(map(say, (text("tricks-bidding"), *calls)))
    bidder = match.seats[table.contract.seat]
    return (say(_call(table.contract)), bidder.name, *map(say, _suits(table)))


def _strokes(view: View, wanted: Side) -> int | None:
    """The marks of a side, where they can be written as ALL."""
    scoring = rules_of(view).scoring
    assert isinstance(scoring, HandScore)
    written = scoring.score is Score.MARKS and scoring.target <= WRITTEN
    return min(view.book.scores[wanted], WRITTEN) if written else None


# --- What a player is told --------------------------------------------------------------------------------


def hand(match: Match, view: View) -> tuple[Text, ...]:
    """His tiles, the trumps among them first, and in his turn what has been bid and played: at other times the
    table tells it, and a hand that stays as it is costs no message."""
    table, own = tricks_of(view.body), sorted(view.hand(), reverse=True)
    trumps = [value for value in own if is_trump(value, table.trump)]
    others = [value for value in own if value not in trumps]
    told = (
        text("tricks-hand", trumps=tiles(trumps), others=tiles(others), rest=len(others)) if trumps else held(view)
    )
    alone: tuple[Text, ...] = ()
    if table.contract is not None and sits_out(view, table) == view.me:
        alone = (text("tricks-you-sit-out", name=player(match, table.contract.seat)),)
    played = (*_bidding(match, view), *_trick(match, view)) if view.turn == view.me else ()
    return (told, *alone, *played)


def turn(view: View) -> tuple[Text, ...]:
    """What is asked of the player on turn, and why he may not play any tile he likes."""
    table = tricks_of(view.body)
    if table.contract is None:
        return _how_to_bid(view)
    if not table.trump:
        return (text("tricks-name-trumps", nello=Trump(NELLO) in view.legal),)
    if not table.trick.cards:
        return (text("tricks-lead"),)
    suit = table.trick.suit(table.trump)
    able = any(follows(value, suit, table.trump) for value in view.hand())
    if able:
        return (text("tricks-follow", suit=suit_text(suit), count=len(playable(table, view.hand()))),)
    trumps = any(is_trump(value, table.trump) for value in view.hand())
    return (text("tricks-cannot-follow", suit=suit_text(suit), trumps=trumps),)


def _how_to_bid(view: View) -> tuple[Text, ...]:
    table, kernel = tricks_of(view.body), kernel_of(view, TrickPlay)
    what = text("tricks-bid-points" if kernel.bidding.unit is Unit.POINTS else "tricks-bid-tricks")
    standing = table.standing
    over = () if standing is None else (text("tricks-bid-over", bid=_call(standing)),)
    forced = kernel.forced and standing is None and view.me == table.shaker
    last = (text("tricks-forced", bid=bid_text(kernel.bidding.lowest)),) if forced else ()
    return (what, *over, *last)


# --- What happened ----------------------------------------------------------------------------------------


def _shaken(match: Match, event: Shaken) -> Text:
    return text("told-shaken", name=player(match, event.seat), first=player(match, event.first))


def _called(match: Match, event: Called) -> Text:
    return text("told-called", name=player(match, event.call.seat), bid=_call(event.call))


def _contracted(match: Match, event: Contracted) -> Text:
    return text(
        "told-contracted",
        how="forced" if event.forced else "plunge" if event.call.plunge else "bid",
        name=player(match, event.call.seat),
        bid=bid_text(event.call.bid),
        declarer=player(match, event.declarer),
    )


def _declared(match: Match, event: Declared) -> Text:
    return text(
        "told-declared", name=player(match, event.seat), suit=named(event.trump), trumps=suit_text(event.trump)
    )


def _trick_taken(match: Match, event: TrickTaken) -> Text:
    return text("told-trick", name=player(match, event.seat), points=event.points)


def _judged(match: Match, event: HandJudged) -> Text:
    """What was promised, what was taken, and whether that is enough."""
    taken = event.taken
    if event.nello:
        return text(
            "result-nello",
            name=player(match, event.call.seat),
            count=taken.tricks,
            made=event.made,
        )
    return text(
        "result-bid",
        name=player(match, event.call.seat),
        bid=_call(event.call),
        kind=_unit(event.call.bid),
        own=taken.own,
        others=taken.others,
        lost=taken.lost,
        made=event.made,
    )


TOLD: Tellers = {
    Shaken: _shaken,
    Called: _called,
    Contracted: _contracted,
    Declared: _declared,
    TrickTaken: _trick_taken,
}
"""How the events of a hand are told."""

SETTLED: Tellers = {HandJudged: _judged}
"""How what came of a hand is told."""
