"""Answers to questions: games, settings, languages, help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from bot.chats.choices import ChatChoice, PersonChoice, ShownAs, Single, Summary, TurnClock
from bot.commands import COMMANDS
from bot.data import What, pack
from bot.messages import Button, Screen, Text, text
from bot.pictures.scene import Theme
from bot.ports import Limits
from bot.screens.grid import Row, in_rows
from engine.game import variants

CHAT_CHOICES: Mapping[str, Sequence[str]] = {
    "clock": tuple(TurnClock),
    "layout": tuple(ShownAs),
    "theme": tuple(Theme),
    "summary": tuple(Summary),
}
PERSON_CHOICES: Mapping[str, Sequence[str]] = {"single": tuple(Single)}

PICTURED = ("layout", "theme")
"""What there is to choose only where pictures can be shown."""

LANGUAGES_PER_ROW = 5


def games_screen() -> Screen:
    """All games, each with its sentence."""
    lines = [text("games-head")]
    lines += [
        text("games-line", game=text("game", game=game), tagline=text(f"tagline-{game}"), id=game)
        for game in variants()
    ]
    return Screen(tuple(lines))


# --- Settings and languages -------------------------------------------------------------------------------


def settings_screen(
    chat: ChatChoice | None, person: PersonChoice | None, city: str, limits: Limits, *, admin: bool
) -> Screen:
    """The settings of the chat (None: one's own chat with the bot has none) and one's own (None: who speaks in the
    name of a chat has none), with the choices of who reads it: an `admin` runs the chat. `city` stands for the
    time zone of the chat.

    Where no pictures can be shown, the table is text and there is nothing to choose about it."""
    lines: list[Text] = []
    rows: list[Row] = []
    if chat is not None:
        shown = chat.within(limits)
        lines.append(text("settings-chat"))
        for name, choices in CHAT_CHOICES.items():
            value = str(getattr(shown, name))
            if limits.pictures or name != "theme":
                lines.append(_setting(name, value))
            if admin and (limits.pictures or name not in PICTURED):
                buttons = _choices(What.SET, name, choices, value)
                rows += in_rows((*buttons, *(_ways() if name == "summary" else ())), limits.row)
        lines += [text("setting-zone", city=city), text("setting-remind", at=shown.remind or "off")]
        if not admin:
            lines.append(text("remind-admins"))
    if person is not None:
        lines.append(text("settings-person"))
        for name, choices in PERSON_CHOICES.items():
            value = str(getattr(person, name))
            lines.append(_setting(name, value))
            rows += in_rows(_choices(What.MINE, name, choices, value), limits.row)
    return Screen(tuple(lines), tuple(rows))


def _ways() -> tuple[Button, ...]:
    """To what has more choices than there is room for."""
    return (
        Button(text("button-zone"), pack(What.ZONE)),
        Button(text("button-remind"), pack(What.REMIND)),
    )


def _setting(name: str, value: str) -> Text:
    return text("setting-is", setting=text(f"setting-{name}"), value=text(f"setting-{name}.is-{value}"))


def _choices(what: What, name: str, choices: Sequence[str], value: str) -> tuple[Button, ...]:
    return tuple(
        Button(
            text(
                "option-choice",
                value=text(f"setting-{name}.is-{choice}"),
                chosen=choice == value,
            ),
            pack(what, name, 0, choice),
        )
        for choice in choices
    )


def language_screen(
    languages: Sequence[str], mine: str, here: str | None, limits: Limits, *, admin: bool
) -> Screen:
    """The languages to choose from, for oneself and, for an `admin`, who runs it, for the chat (None: one is alone
    with the bot)."""
    lines = [text("language-mine", language=text(f"language-name-{mine}"))]
    others = len(languages) - 1
    wide = ceil(others / ceil(others / min(limits.row, LANGUAGES_PER_ROW)))
    rows = in_rows(_languages(languages, "me", mine), wide)
    if here is not None:
        lines.append(text("language-here", language=text(f"language-name-{here}")))
        if admin:
            rows += in_rows(_languages(languages, "chat", here), wide)
        else:
            lines.append(text("remind-admins"))
    return Screen(tuple(lines), rows)


def _languages(languages: Sequence[str], whose: str, chosen: str) -> tuple[Button, ...]:
    return tuple(
        Button(
            text(f"language-for-{whose}", language=text(f"language-name-{code}")),
            pack(What.LANGUAGE, whose, 0, code),
        )
        for code in languages
        if code != chosen
    )


# --- Help -------------------------------------------------------------------------------------------------


def help_screen() -> Screen:
    """All commands, each as it is written and with its sentence."""
    lines = [text("help-head")]
    lines += [text("help-line", usage=command.usage, about=command.about) for command in COMMANDS.values()]
    return Screen(tuple(lines))
