"""The reminder of the daily round: who is in, and how a chat has it set; and the summary of a week."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from bot.chats.choices import ChatChoice, Days, Summary
from bot.data import What, pack
from bot.messages import Button, Screen, Text, Who, literal, text
from bot.ports import Limits
from bot.rulebook.names import players
from bot.screens.grid import Row, grid, paged
from engine.game import Variant

IN, OUT, BEGIN, REAL = ANSWERS = ("in", "out", "begin", "real")
"""What a button of an invitation says."""

TIMES = ("11:30", "12:00", "12:30", "13:00", "18:00")
"""Of these one is usually chosen."""

CITIES = 24
"""Cities on a page, where there is room for so many."""

ALL_SETTINGS = Button(text("button-all-settings"), pack(What.SETTINGS))
"""The way back."""

_TOLD = (30, 12, 5, 1)
"""Lines of a summary: fewer where all of them do not fit."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Who plays today?"""

    id: str
    game: Variant
    coming: tuple[Who, ...]
    staying_away: tuple[Who, ...]
    begun: bool
    """Whether a table was opened for those who are in."""
    open: bool


def invitation_screen(asked: Invitation) -> Screen:
    """The question, who has answered, and the buttons to answer with."""
    lines = [text("invite-head", game=text("game", game=asked.game.id))]
    if asked.coming:
        lines.append(text("invite-in", count=len(asked.coming), names=asked.coming))
    if asked.staying_away:
        lines.append(text("invite-out", names=asked.staying_away))
    if not asked.open:
        lines.append(text("invite-begun" if asked.begun else "invite-closed"))
        return Screen(tuple(lines))
    lines.append(text("invite-players", players=players(asked.game)))
    rows: list[Row] = [(_button(asked, IN), _button(asked, OUT))]
    if asked.coming:
        rows.append((_button(asked, BEGIN), _button(asked, REAL)))
    return Screen(tuple(lines), tuple(rows))


def _button(asked: Invitation, what: str) -> Button:
    return Button(text(f"invite-button-{what}"), pack(What.INVITE, asked.id, 0, what))


# --- The week ---------------------------------------------------------------------------------------------


def summary_screens(since: date, until: date, game: str, words: Sequence[Text]) -> list[Screen]:
    """Last week in words, from the fullest to the briefest."""
    head = [text("summary-head", since=since, until=until)]
    if game:
        head.append(text("game", game=game))
    return [Screen((*head, *words[:most])) for most in _TOLD]


# --- Settings ---------------------------------------------------------------------------------------------


def reminder_screen(choice: ChatChoice, city: str, now: datetime, then: datetime | None, *, admin: bool) -> Screen:
    """How the reminder is set, what time it is there, and for who may change it the ways to do that. `now` and
    `then`, the next reminder, are told by the clocks of the chat."""
    lines = [
        text("remind-head"),
        _state(choice, then),
        text("remind-summary", on=choice.summary),
        text("remind-zone", city=city, time=_clock(now)),
    ]
    if not admin:
        return Screen((*lines, text("remind-admins")))
    at = tuple(_way(_marked(literal(one), chosen=one == choice.remind), one) for one in TIMES)
    days = tuple(_way(_marked(text(f"remind-word-{day}"), chosen=day is choice.days), day) for day in Days)
    off = (_way(text("remind-button-off"), "off"),) if choice.remind else ()
    on = Summary.OFF if choice.summary is Summary.ON else Summary.ON
    rest = (
        _way(text("remind-button-summary", on=on), f"summary-{on}"),
        Button(text("button-zone"), pack(What.ZONE)),
        ALL_SETTINGS,
    )
    return Screen((*lines, text("remind-how")), (at, (*days, *off), rest))


def _state(choice: ChatChoice, then: datetime | None) -> Text:
    if then is None:
        return text("remind-is-off")
    days = text(f"remind-word-{choice.days}")
    return text("remind-is-on", time=choice.remind, days=days, date=then.date(), first=_clock(then))


def _clock(moment: datetime) -> str:
    return moment.strftime("%H:%M")


def _marked(label: Text, *, chosen: bool) -> Text:
    return text("option-choice", value=label, chosen=chosen)


def _way(label: Text, words: str) -> Button:
    """Says these words to `/remind`. In the data of a button a time is written with a dot."""
    return Button(label, pack(What.REMIND, "", 0, words.replace(":", ".")))


def zone_screen(
    cities: Sequence[tuple[str, str, datetime]],
    here: str,
    now: datetime,
    page: int | None,
    at: int,
    limits: Limits,
) -> Screen:
    """The cities to choose from, each with the name of its zone and what its clocks show; `here` is the city by
    which the chat goes. Without a page the one with the city number `at` is shown."""
    buttons = [
        Button(text("zone-choice", city=city, time=_clock(there)), pack(What.ZONE, "", 0, zone_arg(zone)))
        for zone, city, there in cities
    ]
    laid = grid(limits, len(buttons), per_row=2, per_page=CITIES)
    lines = (text("zone-head", city=here, time=_clock(now)), text("zone-how"))
    page = laid.page_of(at) if page is None else page
    rows = paged(buttons, laid, page, lambda other: pack(What.ZONE, "", other, "page"), ALL_SETTINGS)
    return Screen(lines, rows)


def zone_arg(zone: str) -> str:
    """The name of a zone as a button carries it: in small letters, with dots."""
    return zone.lower().replace("/", ".")
