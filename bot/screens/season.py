"""A season in pictures: its table, lines over the weeks, who beats whom. Each has its words beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from bot.messages import Arg, Joined, Picture, Text, Typed, Who, literal, text
from bot.pictures.scene import BeatsScene, Course, SeasonScene, Standing, Theme, WeeksScene
from bot.screens.fitting import shortened
from bot.screens.names import Say, counted
from bot.screens.tallies import days
from storage.deeds import TITLES, Kind, Totals, played

MOST = 10
"""Teams or people in a picture."""
TOLD = MOST * (MOST - 1)
"""Sentences of who has beaten whom, as many as the picture has places: of many people there are thousands."""
_LONGEST, _BESIDE = 20, 14
"""Letters of a name in the table; and beside lines and numbers, where there is less room."""

Count = Callable[[Totals], int]


def _sum(*kinds: Kind) -> Count:
    return lambda totals: sum(totals.get(kind, 0) for kind in kinds)


EVENINGS: Mapping[str, Count] = {
    "generals": _sum(Kind.GENERAL),
    "balds": _sum(Kind.BALD),
    "losses": _sum(Kind.ROUND_LOST),
    "rounds": _sum(Kind.ROUND_WON, Kind.ROUND_LOST),
    "evenings": played,
}
"""What a table of General's goat tells."""

OTHERS: Mapping[str, Count] = {
    "won": _sum(Kind.WON),
    "lost": _sum(Kind.LOST),
    "drawn": _sum(Kind.DRAWN),
    "goats": _sum(Kind.GOAT),
    "matches": played,
}
"""What a table of other games tells."""


DECIDES: Mapping[str, tuple[Kind, ...]] = {
    "won": (Kind.WON,),
    "generals": (Kind.GENERAL,),
    "titles": TITLES,
}
"""What may decide who leads: `titles` where there are balds besides Generals."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A team of a season, or a person with what he has played alone."""

    account: str
    """In the ledger."""
    names: tuple[Who, ...]
    called: str | None
    """What they are called together."""
    totals: Totals


@dataclass(frozen=True, slots=True)
class Telling:
    """What all three pictures have: of which game and time, and how it is told."""

    title: Text
    say: Say
    theme: Theme
    counted: str = "won"
    """What decides who leads, of `DECIDES`."""
    fewest: bool = False
    """Whether who has the fewest of them leads."""
    per_round: bool = False
    """Whether they are measured by the rounds that each has played."""


def title(game: str, since: date | None, until: date | None) -> Text:
    """Of which game and of which days a picture is; without any, of all."""
    of = text("game", game=game) if game else text("season-all-games")
    when = text("tally-word-all") if since is None else days(since, until)
    return literal(Joined((of, when)))


def has_evenings(sides: Sequence[Contender]) -> bool:
    """Whether more is known of General's goat than who has won it."""
    return any(EVENINGS["rounds"](side.totals) or EVENINGS["generals"](side.totals) for side in sides)


def titles(sides: Sequence[Contender]) -> str:
    """What decides in General's goat, of `DECIDES`."""
    return "titles" if any(EVENINGS["balds"](side.totals) for side in sides) else "generals"


def _columns(sides: Sequence[Contender], told: Telling) -> Mapping[str, Count]:
    """What there is to count of these: columns that are empty are left out, but for the first."""
    columns = OTHERS if told.counted == "won" else EVENINGS
    first = next(iter(columns))
    return {
        name: count
        for name, count in columns.items()
        if name == first or any(count(side.totals) for side in sides)
    }


def ranked(sides: Sequence[Contender], told: Telling) -> list[Contender]:
    """In the order of the table: by titles or wins, then who has lost less, then who has played more."""
    decides = _sum(*DECIDES[told.counted])
    better = 1 if told.fewest else -1
    lost = OTHERS["lost"] if told.counted == "won" else EVENINGS["losses"]

    def rank(side: Contender) -> tuple[Fraction, int, int]:
        rounds = max(1, EVENINGS["rounds"](side.totals)) if told.per_round else 1
        return (better * Fraction(decides(side.totals), rounds), lost(side.totals), -sum(side.totals.values()))

    return sorted(sides, key=rank)


# --- The three pictures -----------------------------------------------------------------------------------


def season_picture(sides: Sequence[Contender], told: Telling) -> Picture:
    """The table, in order."""
    order = ranked(sides, told)
    columns = _columns(order, told)
    shown = order[:MOST]
    decides = _sum(*DECIDES[told.counted])
    most = max(1, *(decides(side.totals) for side in shown))
    scene = SeasonScene(
        title=told.say(told.title),
        caption=" ".join(map(told.say, _note(told))),
        columns=tuple(told.say(text(f"season-{name}")) for name in columns),
        rows=tuple(
            Standing(
                names=_lines(side, told.say, _LONGEST),
                counts=tuple(str(count(side.totals)) for count in columns.values()),
                share=decides(side.totals) / most,
            )
            for side in shown
        ),
        foot=_more(len(order) - len(shown), told.say),
        theme=told.theme,
    )
    words = tuple(
        counted(_side(side), ((text(f"season-{name}"), count(side.totals)) for name, count in columns.items()))
        for side in order
    )
    return Picture(scene, (*words, *_note(told)))


def _note(told: Telling) -> tuple[Text, ...]:
    """Who leads, where that is not plain."""
    if told.per_round:
        return (text("season-fewest-per-round" if told.fewest else "season-most-per-round", what=told.counted),)
    return (text("season-fewest", what=told.counted),) if told.fewest else ()


def weeks_picture(
    courses: Sequence[tuple[Contender, tuple[int, ...]]], first: date, last: date, told: Telling
) -> Picture:
    """What has been gathered at the end of each week, from nothing before the first one. The first of the courses
    leads."""
    what = text(f"season-{told.counted}")
    shown = courses[:MOST]
    scene = WeeksScene(
        title=told.say(told.title),
        caption=told.say(text("season-by-week", what=what)),
        courses=tuple(Course(_lines(side, told.say, _BESIDE), values) for side, values in shown),
        first=told.say(literal(first)),
        last=told.say(literal(last)),
        foot=" · ".join(filter(None, (_more(len(courses) - len(shown), told.say), *map(told.say, _note(told))))),
        theme=told.theme,
    )
    words = tuple(
        text(
            "season-course",
            team=_side(side),
            what=what,
            count=values[-1],
            latest=values[-1] - values[-2],
        )
        for side, values in courses
    )
    return Picture(scene, (*words, *_note(told)))


def beats_picture(
    people: Sequence[Who], times: Mapping[tuple[int, int], int], what: str, told: Telling
) -> Picture:
    """Who has beaten whom how often, by the numbers of the people, in `what`: `rounds` or `matches`. Who is one
    too many is one of the others."""
    shown = list(people) if len(people) <= MOST else list(people[: MOST - 1])
    others = len(people) - len(shown)
    size = len(shown) + (1 if others else 0)
    table = [[0] * size for _ in range(size)]
    for (winner, loser), count in times.items():
        table[min(winner, size - 1)][min(loser, size - 1)] += count
    names = [shortened(told.say(literal(who)), _BESIDE) for who in shown]
    scene = BeatsScene(
        title=told.say(told.title),
        caption=told.say(text("season-beats", what=what)),
        names=(*names, *((told.say(text("season-others", count=others)),) if others else ())),
        times=tuple(
            tuple(None if row == column else table[row][column] for column in range(size)) for row in range(size)
        ),
        folded=bool(others),
        theme=told.theme,
    )
    order = sorted(times.items(), key=lambda item: (-item[1], item[0]))
    more = len(order) - TOLD
    words = [
        text("season-beat", one=people[one], other=people[other], what=what, times=count)
        for (one, other), count in order[:TOLD]
    ]
    return Picture(scene, (*words, *([text("season-more", count=more)] if more > 0 else ())))


# --- Names ------------------------------------------------------------------------------------------------


def _side(side: Contender) -> Arg:
    """Who it is, in a sentence."""
    return side.names if side.called is None else Typed(side.called)


def _lines(side: Contender, say: Say, longest: int) -> tuple[str, ...]:
    """Who it is, one below the other."""
    if side.called is not None:
        return (shortened(side.called, longest),)
    return tuple(shortened(say(literal(who)), longest) for who in side.names)


def _more(count: int, say: Say) -> str:
    return say(text("season-more", count=count)) if count else ""
