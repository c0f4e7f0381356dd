"""An evening of General's goat as a picture: what every team has, round by round. Score sheets of other games have
the same scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.chats.choices import ChatChoice
from bot.chats.localtime import day_in, zone_of
from bot.messages import Picture, Text, text
from bot.pictures.scene import EveningRow, EveningScene, Sign
from bot.screens.names import Called, Say, counted, team
from engine.events import Event, RoundEnded
from engine.game import rules_of
from engine.model import View
from engine.parts import Scoring
from engine.scoring.titles import Titled, Titles
from engine.seats import Side
from storage.matches import Match

COLUMNS = ("generals", "balds", "losses", "rounds")
"""What is shown of the counters of a side."""


@dataclass(frozen=True, slots=True)
class RoundOfEvening:
    """Who sat at the table in a round, who lost it (None: it was a fish), and who has a title from it."""

    present: tuple[Side, ...]
    lost: Side | None
    titled: Titled | None

    def sign(self, team: Side) -> Sign:
        """What this round was for a team."""
        if team not in self.present:
            return Sign.OUT
        if self.titled is None:
            return Sign.FISH
        if self.titled.title in (Sign.GENERAL, Sign.BALD) and team == self.titled.side:
            return Sign(self.titled.title)  # of who finished, by a house rule
        return Sign.LOST if team == self.lost else Sign.WON


def rounds_of(events: Sequence[Sequence[Event]]) -> tuple[RoundOfEvening, ...]:
    """The rounds of an evening, from what each move of it brought."""
    found = []
    for together in events:
        ended = next((event for event in together if isinstance(event, RoundEnded)), None)
        if ended is not None:
            titled = next((event for event in together if isinstance(event, Titled)), None)
            lost = None if titled is None else ended.ending.side(titled.seat)
            found.append(RoundOfEvening(ended.ending.present(), lost, titled))
    return tuple(found)


def has_evening(scoring: Scoring) -> bool:
    """Whether a match is an evening, of which there is such a picture."""
    return isinstance(scoring, Titles)


def evening_picture(
    match: Match,
    view: View,
    rounds: Sequence[RoundOfEvening],
    called: Called,
    say: Say,
    choice: ChatChoice,
) -> Picture:
    """The evening as it stands."""
    counts = _counts(view)
    shown = _shown(counts)
    signs = {one: tuple(round_.sign(one) for round_ in rounds) for one in counts}
    names = {one: team(match, view.sides, one, called) for one in counts}
    columns = [text(f"season-{name}") for name in shown]
    cells = {one: tuple(str(count[name]) for name in shown) for one, count in counts.items()}
    return Picture(scene(match, names, columns, cells, signs, say, choice), in_words(match, view, called))


def scene(
    match: Match,
    names: Mapping[Side, Text],
    columns: Sequence[Text],
    cells: Mapping[Side, tuple[str, ...]],
    signs: Mapping[Side, tuple[Sign, ...]],
    say: Say,
    choice: ChatChoice,
) -> EveningScene:
    """A row for every side, with what stands in its columns, and what each round was for it."""
    used = [sign for sign in Sign if any(sign in row for row in signs.values())]
    day = day_in(match.created_at, zone_of(choice.zone))
    return EveningScene(
        title=say(text("evening-title", game=text("game", game=match.game), date=day)),
        columns=tuple(map(say, columns)),
        rows=tuple(EveningRow(say(name), cells[one], signs[one]) for one, name in names.items()),
        legend=tuple((sign, say(text(f"evening-sign-{sign.value}"))) for sign in used),
        theme=choice.theme,
    )


def in_words(match: Match, view: View, called: Called) -> tuple[Text, ...]:
    """What every team has, a line each."""
    counts = _counts(view)
    shown = _shown(counts)
    return tuple(
        counted(team(match, view.sides, one, called), ((text(f"season-{name}"), count[name]) for name in shown))
        for one, count in counts.items()
    )


def _counts(view: View) -> dict[Side, Mapping[str, int]]:
    """The counters of every team."""
    scoring = rules_of(view).scoring
    return {one: scoring.counters(view.book, one) for one in dict.fromkeys(view.sides)}


def _shown(counts: Mapping[Side, Mapping[str, int]]) -> tuple[str, ...]:
    """The counters that are shown; only by a house rule there are any balds."""
    return tuple(name for name in COLUMNS if name != "balds" or any(count[name] for count in counts.values()))
