"""What screens of several kinds share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from bot.data import What, pack
from bot.messages import Act, Arg, Button, Text, Who, text
from bot.screens.names import player, tile
from engine.events import Event, RoundEnded
from engine.game import rules_of
from engine.model import View
from engine.parts import Goal
from storage.matches import Match

K = TypeVar("K")

Tellers: TypeAlias = Mapping[type[Event], Callable[[Match, Any], Text | None]]
"""How events are told, by their type."""


def together(*tables: Tellers) -> Tellers:
    """One table of several, in which no type of event stands twice."""
    found = {kind: teller for table in tables for kind, teller in table.items()}
    assert len(found) == sum(map(len, tables))
    return found


def kernel_of(view: View, kind: type[K]) -> K:
    """The rules by which tiles lie on the table."""
    kernel = rules_of(view).kernel
    assert isinstance(kernel, kind)
    return kernel


def goes_to(goal: Goal) -> tuple[Text, ...]:
    """What a match goes to, if that is points or rounds."""
    if goal == Goal():
        return ()
    return (text("match-goal", target=goal.target or 0, rounds=goal.rounds or 0),)


def time_left(minutes: int) -> Text:
    """Of the session; with 0 the round in hand is the last one."""
    return text("time-left", minutes=minutes) if minutes else text("time-up")


def stopped(match: Match, by: Who | None) -> Text:
    """That a match was given up, and by whom if somebody did it."""
    game = text("game", game=match.game)
    if by is None or not by.name:  # nobody did, or he had himself forgotten
        return text("table-stopped", game=game)
    return text("table-stopped-by", game=game, name=by)


def once_more(match: Match) -> tuple[Button, ...]:
    """What can come after a match: the same again, or a lobby for it."""
    again = Button(text("button-rematch"), pack(What.REMATCH, match.id))
    return again, Button(text("button-new-table"), pack(What.NEW, match.id))


def door_button(door: str | None, match_id: str = "") -> Button:
    """The one tap that lets private messages arrive: it leads to the chat at this address, or where there is none
    has the bot try again; below the lobby of a match only for who sits there."""
    if door is None:
        return Button(text("button-write"), pack(What.WRITE, match_id))
    return Button(text("button-open"), door, Act.LINK)


def last_turn(match: Match, ended: RoundEnded) -> dict[str, Arg]:
    """A round, and who laid which tiles last in it, as the texts about its end take them."""
    end = ended.ending
    return {
        "round": ended.round,
        "name": player(match, end.seat),
        "tiles": " ".join(map(tile, end.last)),
        "last": "several" if len(end.last) > 1 else "single",
    }
