"""The layout of the day: who has solved it, and a text to share that spoils nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from bot.data import What, pack
from bot.messages import Button, Screen, Text, Who, literal, text
from bot.tables.almanac import TILES

SQUARES = 7
"""In a row of a shared text: each stands for four tiles."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What somebody has made of a layout: the tiles that he has laid, try by try."""

    who: Who
    laid: tuple[int, ...]
    solved: bool


def daily_screen(day: date, trials: Sequence[Trial]) -> Screen:
    """The day's tally, and the way to play."""
    lines = [text("daily-head", date=day), text("daily-about")]
    lines += [_line(trial) for trial in trials]
    if not trials:
        lines.append(text("daily-nobody"))
    play, share = daily_button(day, "play"), daily_button(day, "share")
    return Screen(tuple(lines), ((play, share) if any(trial.solved for trial in trials) else (play,),))


def daily_button(day: date, what: str) -> Button:
    """To `play`, to `share` or for the `tally` of a day: it carries the day as a number, and the first letter."""
    return Button(text(f"button-daily-{what}"), pack(What.DAILY, "", day.toordinal(), what[0]))


def _line(trial: Trial) -> Text:
    return text(
        "daily-line",
        name=trial.who,
        solved=trial.solved,
        moves=sum(trial.laid),
        tries=len(trial.laid),
        best=max(trial.laid),
    )


def share_screen(day: date, trial: Trial) -> Screen:
    """The result as a text that says nothing of the tiles. It has a button, so that it comes as a message and not
    in a popup, out of which nothing can be copied."""
    result = text("daily-share-result", date=day, laid=max(trial.laid), tiles=TILES, moves=sum(trial.laid))
    lines = (text("daily-share-head"), result, *(literal(squares(laid)) for laid in trial.laid))
    return Screen(lines, ((daily_button(day, "tally"),),))


def squares(laid: int) -> str:
    """How far one try has come: a row of squares, full ones for every four tiles that were laid."""
    full, part = divmod(laid * SQUARES, TILES)
    return ("🟩" * full + "🟨" * bool(part)).ljust(SQUARES, "⬜")
