"""The end of a round and of a match: who held what, how the score came about, who leads, the seed."""

from __future__ import annotations

from bot.data import What, pack
from bot.messages import Button, Joined, Screen, Text, text
from bot.screens.common import once_more
from bot.screens.daily import daily_button
from bot.screens.evening import has_evening, in_words
from bot.screens.events import ending, settled
from bot.screens.names import rights, standing
from bot.tables.almanac import day_of
from bot.tables.plan import alone, is_time_up
from bot.tables.tallying import counts
from engine.events import Event, MatchEnded, NextLead, RoundEnded
from engine.game import rules_of
from engine.model import Phase, View
from storage.matches import Match


def result_screen(match: Match, view: View, events: tuple[Event, ...], *, brief: bool = False) -> Screen:
    """What is said after the round whose last step had these events; `view` is the onlooker's. If it has to be
    brief, hands are told by their numbers of tiles."""
    lines: list[Text] = []
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    if ended is not None:
        lines += ending(match, ended, brief=brief)
    over = any(isinstance(event, MatchEnded) for event in events)
    if over and is_time_up(view):
        lines.append(text("match-time-up"))
    came = (event for event in events if not (over and isinstance(event, NextLead)))
    lines += [line for event in came if (line := settled(match, view.sides, event)) is not None]
    if not alone(match):
        lines += accounts(match, view)
    lines += rights(match, view) if view.phase is Phase.DEAL else ()
    if over and not counts(match) and not alone(match):
        lines.append(text("result-uncounted"))
    if ended is not None and ended.seed:
        lines.append(text("result-seed", seed=ended.seed, commitment=view.commitment))
    return Screen(tuple(lines), _buttons(match, view, over=over))


def accounts(match: Match, view: View) -> tuple[Text, ...]:
    """What everybody has; in an evening a loss is no title, and counts all the same."""
    if has_evening(rules_of(view).scoring):
        return in_words(match, view, {})
    known = standing(match, view)
    return (text("result-standing", accounts=Joined(known)) if known else text("table-secret"),)


def _buttons(match: Match, view: View, *, over: bool) -> tuple[tuple[Button, ...], ...]:
    if over:
        return (_after_alone(match, view) if alone(match) else once_more(match),)
    if view.phase is Phase.DEAL:
        return ((Button(text("button-deal"), pack(What.DEAL, match.id, view.moment)),),)
    return ()


def _after_alone(match: Match, view: View) -> tuple[Button, ...]:
    """Once more; of the layout of the day, the same again until it is solved, and what others have made of it."""
    day = day_of(match)
    if day is None:
        return (Button(text("button-another"), pack(What.REMATCH, match.id)),)
    next_ = "share" if view.winners else "play"
    return daily_button(day, next_), daily_button(day, "tally")
