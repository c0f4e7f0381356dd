"""What happened, one sentence an event."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ports import Arg, Joined, Text, literal, text
from bot.screens.names import player, side, tile, tiles
from engine.model import (
    Drew,
    Event,
    How,
    Laid,
    Leads,
    MatchEnded,
    NextLead,
    Passed,
    RoundEnded,
    Scored,
    Side,
    Signalled,
    Term,
    Titled,
    Unscored,
    Yielded,
)
from storage.matches import Match


def told(match: Match, event: Event) -> Text | None:
    """A move as everybody sees it, or None for what is told elsewhere."""
    match event:
        case Laid(seat, plays):
            laid = " ".join(tile(play.tile) for play in plays)
            where = plays[0].arm.lower() if len(plays) == 1 else "both"
            return text(
                "told-laid", name=player(match, seat), tiles=laid, where=where or "first", count=len(plays)
            )
        case Drew(seat, drawn):
            return text("told-drew", name=player(match, seat), count=len(drawn))
        case Passed(seat):
            return text("told-passed", name=player(match, seat))
        case Leads(seat, value, forced, why):
            if value is None:
                return text("told-leads-any", name=player(match, seat), why=why)
            key = "told-leads" if forced else "told-leads-shown"
            return text(key, name=player(match, seat), tile=tile(value), why=why)
        case _:
            return None


def sign(match: Match, event: Signalled) -> Text:
    """A partner's sign, for those who may see it."""
    return text("told-sign", name=player(match, event.seat), kind=event.kind)


def ending(match: Match, ended: RoundEnded, *, brief: bool) -> tuple[Text, ...]:
    """How a round ended, and what everybody held, or only how much."""
    end = ended.ending
    last = " ".join(map(tile, end.last))
    how = "result-out" if end.how is How.OUT else "result-fish"
    held = tuple(
        text(
            "result-held-count" if brief else "result-held",
            name=player(match, seat),
            tiles=tiles(end.held[seat]),
            count=len(end.held[seat]),
        )
        for seat in end.table
        if end.held[seat]
    )
    return (text(how, round=ended.round, name=player(match, end.seat), tiles=last), *held)


def settled(match: Match, sides: Sequence[Side], event: Event) -> Text | None:
    """What came of a round."""
    match event:
        case Scored(scorer, terms, points, total, note):
            return text(
                "result-scored",
                side=side(match, sides, scorer),
                sum=_sum(match, terms),
                plain=str(sum(term.value for term in terms)),
                points=points,
                total=total,
                note=note or "plain",
            )
        case Unscored(why):
            return text("result-unscored", why=why)
        case Titled(taker, seat, finisher, title, worth):
            return text(
                "result-titled",
                side=side(match, sides, taker),
                name=player(match, seat),
                finisher=player(match, finisher),
                title=title,
                worth=worth,
            )
        case Yielded(out, into, why):
            return text("result-yielded", out=side(match, sides, out), into=side(match, sides, into), why=why)
        case NextLead(seat, why):
            if seat is None:
                return text("result-next-found", why=why)
            return text("result-next", name=player(match, seat), why=why)
        case MatchEnded(winners, losers, why):
            return _match_ended(match, sides, winners, losers, why)
        case _:
            return None


def _sum(match: Match, terms: tuple[Term, ...]) -> Text:
    parts: list[Arg] = []
    for term in terms:
        sign = " − " if term.value < 0 else " + "
        parts.append(literal(sign if parts else sign.strip() if term.value < 0 else ""))
        name = player(match, term.seat)
        parts.append(text("term", name=name, value=abs(term.value), note=term.note or "plain"))
    return text("sum", terms=Joined(tuple(parts), by=""))


def _match_ended(
    match: Match, sides: Sequence[Side], winners: tuple[Side, ...], losers: tuple[Side, ...], why: str
) -> Text:
    if not winners:
        return text("match-drawn", why=why)
    return text(
        "match-won",
        winners=tuple(side(match, sides, one) for one in winners),
        losers=tuple(side(match, sides, one) for one in losers),
        why=why,
        winning=sum(sides.count(one) for one in winners),
        losing=sum(sides.count(one) for one in losers),
    )
