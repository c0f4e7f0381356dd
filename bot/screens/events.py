"""What happened, one sentence an event."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages import Arg, Joined, Text, literal, text
from bot.screens import adding, feet, patience, sausage, squares, trains, tricks
from bot.screens.common import Tellers, last_turn, together
from bot.screens.moves import simple
from bot.screens.names import apart, arm_name, player, side, tile, tiles
from bot.tables.plan import alone
from engine.events import (
    Announced,
    Barred,
    Drew,
    Earned,
    Event,
    Laid,
    Leads,
    MatchEnded,
    NextLead,
    Passed,
    RoundEnded,
    Scored,
    Seated,
    Term,
    Unscored,
)
from engine.kernels.patience import PatienceEnding
from engine.kernels.running_total import SumEnding
from engine.kernels.sausage import TurnsOver
from engine.kernels.squares import SquaresEnding
from engine.moves import Play
from engine.scoring.fishing import Fished
from engine.scoring.sea_states import RightChanged
from engine.scoring.titles import Titled, Yielded
from engine.seats import Seat, Side
from storage.matches import Match


def told(match: Match, event: Event) -> Text | None:
    """A move as everybody sees it, or None for what is told elsewhere."""
    teller = _TOLD.get(type(event))
    if teller is not None:
        return teller(match, event)
    match event:
        case Laid(seat, plays):
            return _laid(match, seat, plays)
        case Drew(seat, drawn):
            return text("told-drew", name=player(match, seat), count=len(drawn))
        case Passed(seat):
            return text("told-passed", name=player(match, seat))
        case Leads(seat, value, forced, why):
            if value is None:
                return text("told-leads-any", name=player(match, seat), why=why)
            key = "told-leads" if forced else "told-leads-shown"
            return text(key, name=player(match, seat), tile=tile(value), why=why)
        case Earned():
            return earned(match, event)
        case Announced(seat, points):
            return text("told-announced", name=player(match, seat), points=points)
        case Barred(seat, value, arm):
            return text(
                "told-barred", name=player(match, seat), tile=tile(value), where=arm.lower(), arm=arm_name(arm)
            )
        case Seated(sides, table):
            teams = tuple(side(match, sides, one) for one in dict.fromkeys(sides[seat] for seat in table))
            return text("told-seated", teams=Joined(teams))
        case _:
            return None


_TOLD: Tellers = together(
    adding.TOLD, feet.TOLD, patience.TOLD, sausage.TOLD, squares.TOLD, trains.TOLD, tricks.TOLD
)
"""What happens only at one kind of table is told by the screens of that kind."""


def _laid(match: Match, seat: Seat, plays: tuple[Play, ...]) -> Text:
    arms = {play.arm for play in plays}
    if simple(plays) and (len(plays) == 1 or arms == {"L", "R"}):
        laid = " ".join(tile(play.tile) for play in plays)
        arm = plays[0].arm
        where = "both" if len(plays) > 1 else _where(arm)
        return text("told-laid", name=player(match, seat), tiles=laid, where=where, arm=arm)
    each = tuple(
        text(
            "told-laid-part",
            tile=tile(play.tile),
            where=_where(play.arm),
            form=_form(play),
            shown=0 if play.shown is None else play.shown,
        )
        for play in plays
    )
    return text("told-laid-so", name=player(match, seat), tiles=Joined(each, by="; "))


def _where(arm: str) -> str:
    """An arm as the texts know it; those of stars and feet have numbers, and the first tile lies on none."""
    return "arm" if arm[:1].isdigit() else arm.lower() or "first"


def _form(play: Play) -> str:
    if play.closed or play.along:
        return "closed" if play.closed else "along"
    return "plain" if play.shown is None else "shown"


def earned(match: Match, event: Earned) -> Text:
    """Points in play: what for, and the account."""
    marks = tuple(text("mark", why=mark.why, points=mark.points, count=event.count or 0) for mark in event.marks)
    return text(
        "told-earned",
        name=player(match, event.seat),
        points=sum(mark.points for mark in event.marks),
        marks=Joined(marks, by=", "),
        total=event.total,
    )


def ending(match: Match, ended: RoundEnded, *, brief: bool) -> tuple[Text, ...]:
    """How a round ended, and what everybody held, or only how much."""
    end = ended.ending
    if isinstance(end, SquaresEnding):
        return squares.ending(match, end)
    if isinstance(end, PatienceEnding):
        return patience.ending(match, end)
    held = tuple(
        text(
            "result-held-count" if brief else "result-held",
            name=player(match, seat),
            tiles=tiles(sorted(end.held[seat], reverse=True)),
            count=len(end.held[seat]),
        )
        for seat in end.table
        if end.held[seat]
    )
    if isinstance(end, SumEnding):
        return (adding.how_ended(match, ended, end), *held)
    return (text(f"result-{end.how}", **last_turn(match, ended)), *held)


def settled(match: Match, sides: Sequence[Side], event: Event) -> Text | None:
    """What came of a round."""
    match event:
        case Scored() | MatchEnded() if alone(match):
            return None  # told with the end of the round
        case Scored():
            return None if _is_nothing(sides, event) else _scored(match, sides, event)
        case Earned():
            return earned(match, event)
        case Fished(seat, own, others):
            return text(
                "result-fished", name=player(match, seat), own=_sum(match, own), others=_sum(match, others)
            )
        case RightChanged():
            return _right(match, sides, event)
        case Unscored(why):
            return text("result-unscored", why=why)
        case TurnsOver(turns):
            return text("result-turns-over", turns=turns)
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
        case NextLead(None, "again"):
            return None  # that the tiles find who leads; the next round tells whom they have found
        case NextLead(seat, why):
            if seat is None:
                return text("result-next-found", why=why)
            return text("result-next", name=player(match, seat), why=why)
        case MatchEnded(winners, losers, why):
            return _match_ended(match, sides, winners, losers, why)
        case _:
            teller = _SETTLED.get(type(event))
            return None if teller is None else teller(match, event)


_SETTLED: Tellers = together(adding.SETTLED, tricks.SETTLED)
"""The same of what comes only of the rounds at one kind of table."""


def _is_nothing(sides: Sequence[Side], event: Scored) -> bool:
    """Whether a side writes nothing, for it has nothing: the accounts tell that."""
    held = any(term.value or sides[term.seat] != event.side for term in event.terms)
    return not (event.points or event.note or held)


def _scored(match: Match, sides: Sequence[Side], event: Scored) -> Text:
    """How the points of a side have come about. A total that nobody may know yet is left out."""
    written = text(
        "result-scored",
        side=side(match, sides, event.side),
        sum=_sum(match, event.terms),
        plain=sum(term.value for term in event.terms),
        points=event.points,
        note=event.note or "plain",
    )
    if event.total is None:
        return written
    return text("result-total", written=written, total=event.total)


def _right(match: Match, sides: Sequence[Side], event: RightChanged) -> Text:
    """What has come of a right, a debt or eggs; some are nobody's in particular."""
    return text(
        "result-right",
        what=event.what,
        side="" if event.side is None else side(match, sides, event.side),
        name="" if event.seat is None else player(match, event.seat),
        left=event.left,
    )


def _sum(match: Match, terms: tuple[Term, ...]) -> Joined:
    parts: list[Arg] = []
    for term in terms:
        if parts:
            parts.append(literal(" − " if term.value < 0 else " + "))
        elif term.value < 0:
            parts.append(literal("−"))
        name = player(match, term.seat)
        parts.append(text("term", name=name, value=abs(term.value), note=term.note or "plain"))
    return Joined(tuple(parts), by="")


def _match_ended(
    match: Match, sides: Sequence[Side], winners: tuple[Side, ...], losers: tuple[Side, ...], why: str
) -> Text:
    if not winners:
        return text("match-drawn", why=why)
    return text(
        "match-won",
        winners=apart(match, sides, winners),
        losers=apart(match, sides, losers),
        why=why,
        winning=sum(sides.count(one) for one in winners),
    )
