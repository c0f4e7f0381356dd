"""Answers to questions: games, rules, tallies, settings, languages, help."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.data import What, pack
from bot.pictures.scene import Theme
from bot.ports import Button, Joined, Screen, Text, Who, text
from bot.preferences import ChatChoice, Layout, Pace, PersonChoice, Single
from bot.screens.names import option_name, option_value, players
from engine.game import Variant, variants
from engine.options import menu
from storage.ledger import Kind, Totals

CHAT_CHOICES: Mapping[str, Sequence[str]] = {
    "clock": tuple(Pace),
    "layout": tuple(Layout),
    "theme": tuple(Theme),
}
PERSON_CHOICES: Mapping[str, Sequence[str]] = {"single": tuple(Single)}


def games_screen() -> Screen:
    """All games, each with its sentence."""
    lines = [text("games-head")]
    lines += [
        text("games-line", game=text("game", game=game), tagline=text(f"tagline-{game}"), id=game)
        for game in variants()
    ]
    return Screen(tuple(lines))


def rules_screen(variant: Variant, topic: str) -> Screen:
    """What the variant object tells of a game; `topic` is the name of a house rule, or empty."""
    game = text("game", game=variant.id)
    lines = [text("rules-head", game=game, players=players(variant))]
    lines.append(text(f"tagline-{variant.id}"))
    chosen = [choice for choice in menu(variant.options()) if topic in ("", choice.name)]
    lines.append(text("rules-options"))
    lines += [
        text(
            "rules-option",
            option=option_name(choice.name),
            id=choice.name,
            value=option_value(choice.name, choice.default),
            about=text(f"option-{choice.name}.about"),
        )
        for choice in chosen
    ]
    return Screen(tuple(lines))


def rules_index() -> Screen:
    """The games whose rules one can read."""
    buttons = [Button(text("game", game=game), pack(What.RULES, "", 0, game)) for game in variants()]
    rows = [tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2)]
    return Screen((text("rules-which"),), tuple(rows))


# --- Tallies ----------------------------------------------------------------------------------------------


def tally_lines(
    people: Sequence[tuple[Who, Totals]], teams: Sequence[tuple[tuple[Who, ...], Totals]]
) -> tuple[Text, ...]:
    """Who has won and lost how often in this chat, in the order to be shown."""
    if not people:
        return (text("tally-empty"),)
    lines = [text("tally-head")]
    lines += [_tally_line("tally-person", (who,), totals) for who, totals in people]
    if teams:
        lines.append(text("tally-teams"))
        lines += [_tally_line("tally-team", team, totals) for team, totals in teams]
    return tuple(lines)


def _tally_line(key: str, names: tuple[Who, ...], totals: Totals) -> Text:
    counts = tuple(text(f"tally-{kind.value}", count=totals[kind]) for kind in Kind if totals.get(kind))
    return text(key, names=names, counts=Joined(counts, by=", "))


def in_messages(lines: Iterable[Text], most: int, length: Callable[[Text], int]) -> list[Screen]:
    """Lines that nobody knows how many there will be, as messages of at most so many characters."""
    pages: list[list[Text]] = [[]]
    used = 0
    for line in lines:
        needed = length(line) + 1
        if pages[-1] and used + needed > most:
            pages.append([])
            used = 0
        pages[-1].append(line)
        used += needed
    return [Screen(tuple(page)) for page in pages]


# --- Settings and languages -------------------------------------------------------------------------------


def settings_screen(chat: ChatChoice | None, person: PersonChoice) -> Screen:
    """The settings of the chat (None: one's own chat with the bot has none) and one's own, with their choices."""
    lines: list[Text] = []
    rows: list[tuple[Button, ...]] = []
    if chat is not None:
        lines.append(text("settings-chat"))
        for name, choices in CHAT_CHOICES.items():
            value = str(getattr(chat, name))
            lines.append(_setting(name, value))
            rows.append(_choices(What.SET, name, choices, value))
    lines.append(text("settings-person"))
    for name, choices in PERSON_CHOICES.items():
        value = str(getattr(person, name))
        lines.append(_setting(name, value))
        rows.append(_choices(What.MINE, name, choices, value))
    return Screen(tuple(lines), tuple(rows))


def _setting(name: str, value: str) -> Text:
    return text("setting-is", setting=text(f"setting-{name}"), value=text(f"setting-{name}.is-{value}"))


def _choices(what: What, name: str, choices: Sequence[str], value: str) -> tuple[Button, ...]:
    return tuple(
        Button(
            text(
                "option-choice",
                value=text(f"setting-{name}.is-{choice}"),
                chosen="yes" if choice == value else "no",
            ),
            pack(what, name, 0, choice),
        )
        for choice in choices
    )


def language_screen(languages: Sequence[str], mine: str, here: str | None) -> Screen:
    """The languages to choose from, for oneself and (unless one is alone with the bot) for the chat."""
    lines = [text("language-mine", language=text(f"language-name-{mine}"))]
    rows = [_languages(languages, "me", mine)]
    if here is not None:
        lines.append(text("language-here", language=text(f"language-name-{here}")))
        rows.append(_languages(languages, "chat", here))
    return Screen(tuple(lines), tuple(rows))


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


def help_screen(commands: Iterable[tuple[str, str]]) -> Screen:
    """All commands, as pairs of how a command is written and the key of its sentence."""
    lines = [text("help-head")]
    lines += [text("help-line", usage=usage, about=text(key)) for usage, key in commands]
    return Screen(tuple(lines))
