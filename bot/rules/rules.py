"""`/rules`: the rulebook to browse, to ask and to compare; at a table by its house rules.

Answers are for who asks; a button shows them to everybody.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace

from bot.asking import Asking
from bot.chats.choices import ShownAs
from bot.data import Data
from bot.errors import Refused
from bot.game_names import bare, game_called
from bot.messages import Screen, Typed, text
from bot.rulebook import examples
from bot.rulebook.comparing import compared
from bot.rulebook.examples import example
from bot.rulebook.pages import WRITTEN, Section, section_of, written
from bot.rulebook.places import Place, more_of, place_of
from bot.rulebook.search import Asked
from bot.rulebook.terms import TERMS
from bot.screens.example import example_screen
from bot.screens.fitting import fitting
from bot.screens.rules import (
    SENT,
    SHARED,
    Found,
    answers,
    contents,
    further,
    games_to_read,
    section_screen,
    shared,
    with_ways,
)
from bot.screens.table import Setting
from bot.tables.table import Table
from bot.vocabulary import behind, called, longest_name
from bot.wishes import option_called
from bot.words import Words
from engine.game import Variant, find, variants
from engine.model import Options
from storage import matches

_COMPARES = (text("rules-word-compare"), text("rules-word-compare-also"))
"""What comes before two games: some ask one to compare, some say that they want to, some ask what differs."""
_DIFFERS = text("rules-word-differ")
"""What comes before or between two games, and may be said of other things as well."""

_MOST_WORDS = 12
"""Behind what asks for a comparison: more are no two games, and are not looked up."""

AT_ONCE = 3
"""Answers in one message."""

_CITED = re.compile(r"(?P<section>[0-9]{1,2})(?:\.(?P<paragraph>[0-9]{1,2}))?\.?")
"""The number of a section, or of a paragraph, which is found in its section."""

_PARAGRAPHS = ((4, 2), (3, 1), (2, 1), (1, 1))
"""How many paragraphs of the first answer and of each other one are shown: fewer where they do not fit."""


async def rules(asking: Asking, args: str) -> None:
    """`/rules [game] [topic]`, `/rules QUESTION`, `/rules compare GAME GAME`; alone at a table, of its game."""
    words = args.split()
    table = await _table_here(asking)
    if not words:
        if table is None:
            await asking.show(games_to_read(0, asking.limits))
        else:
            await _contents(asking, table.variant, table)
        return
    if await _compare(asking, words):
        return
    variant, rest = longest_name(words, find)
    begun, left = await asyncio.to_thread(_begun, asking, words, whole=variant)
    if begun is not None and len(left) < len(rest):
        variant, rest = begun, left
        args = " ".join((begun.id, *rest))
    if variant is not None and not rest:
        await _contents(asking, variant, table)
        return
    here = await _game_here(asking, table)
    games: Sequence[Variant | None] = [variant] if variant is not None else _nearest(here)
    place = await asyncio.to_thread(_topic, asking.world.words, games, "_".join(rest))
    if place is not None:
        await asking.show(await _screen(asking, place, _match_of(table, place.game)))
        return
    await _answer(asking, args, table, here)


async def rules_button(asking: Asking, data: Data) -> None:
    """A page of the rulebook, more answers, or something for everybody."""
    if data.arg.isdigit():
        await asking.refresh(games_to_read(int(data.arg), asking.limits))
        return
    rest = more_of(data.arg)
    if rest is not None:
        await asking.refresh(await _answers_screen(asking, rest, data.about, None))
        return
    kind, _, written_place = data.arg.partition(".")
    if kind == SENT:
        return
    place = Place.read(written_place if kind == SHARED else data.arg)
    if place is None:
        raise Refused("bad-button")
    if kind == SHARED:
        await _share(asking, place, data.about)
    else:
        await asking.refresh(await _screen(asking, place, data.about))


# --- What is meant ----------------------------------------------------------------------------------------


async def _table_here(asking: Asking) -> Table | None:
    """The table that is played at where he asks: his own, if he sits at one."""
    here = await asking.tables_here()
    mine = [table for table in here if table.seat_of(asking.person.id) is not None]
    return next(reversed(mine or here), None)


async def _game_here(asking: Asking, table: Table | None) -> str:
    """The game that is played here, or else was played last; empty if there is none."""
    if table is not None:
        return table.match.game
    last = await matches.last_ended(asking.world.database, asking.room.id)
    return "" if last is None else last.game


def _begun(asking: Asking, words: list[str], *, whole: Variant | None) -> tuple[Variant | None, list[str]]:
    """The game in whose name the first words are, and what is said behind them. A single word is not taken for a
    name if it is one of the rulebook's own, unless it is the `whole` name of a game, as in `goat game`."""
    begun, rest = longest_name(words, game_called)
    name = " ".join(words[: len(words) - len(rest)])
    is_sure = whole is not None or len(bare(name)) > 1
    return (begun, rest) if is_sure or not asking.world.search.calls(name, asking.language) else (None, words)


def _nearest(game: str) -> list[Variant | None]:
    """This game, if there is such a one; then all the others."""
    here = find(game)
    return [here, *(variant for variant in variants().values() if variant is not here)]


def _topic(words: Words, games: Sequence[Variant | None], topic: str) -> Place | None:
    """A section by its number or its name, or a house rule, of the first of these games that has it; None if it is
    a question. A word of the glossary is one, unless the first game has something that is called so."""
    if called(words, TERMS, lambda term: text(f"term-{term}"), topic) is not None:
        games = games[:1]
    return next(filter(None, (_topic_of(words, game, topic) for game in games if game is not None)), None)


def _topic_of(words: Words, variant: Variant, topic: str) -> Place | None:
    cited = _CITED.fullmatch(topic)
    section = section_of(int(cited["section"])) if cited is not None else None
    if cited is not None and section is not None:
        example = int(cited["paragraph"] or 1) - 1 if section is Section.EXAMPLES else 0
        return Place(variant.id, section, max(0, example))
    said = called(words, tuple(Section), lambda one: one.heading, topic)
    if said is not None:
        return Place(variant.id, said)
    rule = option_called(words, variant.options(), topic)
    return None if rule is None else Place(variant.id, Section.OPTIONS, 0, rule)


def _match_of(table: Table | None, game: str) -> str:
    """The match by whose house rules a game is explained."""
    return table.id if table is not None and table.match.game == game else ""


async def _options(asking: Asking, variant: Variant, match: str) -> tuple[Options, str]:
    """The house rules of a match, as long as it is there and of this game; else those that are usual."""
    table = await asking.world.tables.find(match) if match else None
    if table is None or table.match.game != variant.id:
        return variant.options(), ""
    return table.options, match


# --- Pages ------------------------------------------------------------------------------------------------


async def _contents(asking: Asking, variant: Variant, table: Table | None) -> None:
    options, match = await _options(asking, variant, _match_of(table, variant.id))
    await asking.show(contents(variant, options, match, asking.limits))


async def _screen(asking: Asking, place: Place, match: str) -> Screen:
    """A place in the rulebook."""
    if not place.game or place.topic:
        found = await _found(asking, place, match, None, 0)
        return answers([found], (), match, asking.limits, shares=_shares(asking))
    variant = variants()[place.game]
    options, match = await _options(asking, variant, match)
    if place.section is None:
        return contents(variant, options, match, asking.limits)
    if place.section is not Section.EXAMPLES:
        return section_screen(variant, options, place, match, shares=_shares(asking))
    place = replace(place, part=min(place.part, len(examples.names(variant.id)) - 1))
    screen = await _example(asking, place, asking.language)
    return with_ways(screen, variant, place, match, shares=_shares(asking))


async def _example(asking: Asking, place: Place, language: str) -> Screen:
    """An example, as a picture where the chat has pictures and it fits below one."""
    name = examples.names(place.game)[place.part]
    choice = (await asking.world.preferences.chat(asking.room.id)).choice.within(asking.limits)
    setting = Setting(choice, several=False, inline=False, say=asking.world.words.saying(language))
    plain = replace(setting, choice=replace(choice, layout=ShownAs.TEXT))
    shown = example(place.game, name)
    screens = [example_screen(shown, name, place.part, one) for one in (setting, plain)]
    return fitting(screens, asking.limits, asking.world.words.measuring(language))


def _shares(asking: Asking) -> bool:
    """Whether there is a group to show something to."""
    return not (asking.room.private or asking.room.foreign)


async def _share(asking: Asking, place: Place, match: str) -> None:
    """Show everybody what he has found."""
    if not _shares(asking):
        raise Refused("bad-button")
    who = text("rules-shared", name=asking.who)
    if place.section is Section.EXAMPLES:
        if place.part >= len(examples.names(place.game)):
            raise Refused("bad-button")
        language = await asking.world.languages.of_room(asking.room.id)
        screen = await _example(asking, place, language)
        await asking.say(replace(screen, lines=(*screen.lines, who), rows=further(place, match)))
        return
    found = await _found(asking, place, match, None, 0)
    await asking.say(shared(found, who))


# --- Questions --------------------------------------------------------------------------------------------


async def _answer(asking: Asking, question: str, table: Table | None, here: str) -> None:
    """What answers a question, the best first; `here` is the game that is played there."""
    asked = await asyncio.to_thread(asking.world.search.ask, question, asking.language, here)
    if not asked.answers:
        raise Refused("rules-nothing")
    match = "" if table is None else table.id
    await asking.show(await _answers_screen(asking, [place_of(answer) for answer in asked.answers], match, asked))


async def _answers_screen(asking: Asking, places: Sequence[Place], match: str, asked: Asked | None) -> Screen:
    """Some answers in one message, with as many of their paragraphs as fit."""
    screens = []
    for first, others in _PARAGRAPHS:
        shown = [
            await _found(asking, place, match, asked, others if number else first)
            for number, place in enumerate(places[:AT_ONCE])
        ]
        screens.append(answers(shown, places[AT_ONCE:], match, asking.limits, shares=_shares(asking)))
    return fitting(screens, asking.limits, asking.world.words.measuring(asking.language))


async def _found(asking: Asking, place: Place, match: str, asked: Asked | None, most: int) -> Found:
    """An answer, cut down to the paragraphs that have to do with what was asked; with `most` 0 it is whole."""
    if not place.game:
        return Found(place, None, "")
    variant = variants()[place.game]
    options, match = await _options(asking, variant, match)
    section = place.section or Section.IDEA
    only = ""
    if most and not place.topic and section in WRITTEN:
        told = asking.world.words.say(written(variant, options, section), asking.language)
        plain = ["".join(span.text for span in line) for line in told]
        best = range(most) if asked is None or asked.language != asking.language else asked.touching(plain, most)
        only = " ".join(str(at + 1) for at in best if at < len(plain))
    elif most and section is Section.OPTIONS and not place.topic:
        only = " ".join(map(str, range(1, most + 1)))
    return Found(replace(place, section=section), options, match, only)


# --- Two games --------------------------------------------------------------------------------------------


async def _compare(asking: Asking, words: Sequence[str]) -> bool:
    """`compare GAME GAME`, perhaps in a question: whether that was meant."""
    games = await asyncio.to_thread(_to_compare, asking, list(words))
    if games is not None:
        await asking.show(Screen(compared(*games)))
    return games is not None


def _to_compare(asking: Asking, words: list[str]) -> tuple[Variant, Variant] | None:
    """The two games that are to be compared. Refused if a single word at the beginning asks for that, which can
    mean nothing else; what more words ask for may be the difference between anything."""
    texts = asking.world.words
    for start in range(len(words)):
        said = (behind(texts, word, words[start:]) for word in _COMPARES)
        names = next((names for names in said if names is not None), None)
        rest = names if names is not None else behind(texts, _DIFFERS, words[start:]) or []
        games = (
            None if len(rest) > _MOST_WORDS else _around(asking, words[:start], rest) or _two_games(asking, rest)
        )
        if games is not None:
            return games
        if names is not None and start == 0 and len(names) == len(words) - 1:
            raise Refused("compare-what", games=Typed(" ".join(names))) if names else Refused("compare-how")
    return None


def _two_games(asking: Asking, names: list[str]) -> tuple[Variant, Variant] | None:
    """Two games by their names; between them may stand a word: whatever is "and" in somebody's language."""
    for at in range(1, len(names)):
        one = _game(asking, names[:at])
        other = one and (_game(asking, names[at:]) or _game(asking, names[at + 1 :]))
        if one and other and one is not other:
            return one, other
    return None


def _around(asking: Asking, before: list[str], names: list[str]) -> tuple[Variant, Variant] | None:
    """The game with whose name some words end, and the one that stands behind them."""
    other = _game(asking, names) if before else None
    ones = (_game(asking, before[at:]) for at in range(len(before))) if other else ()
    one = next(filter(None, ones), None)
    return (one, other) if one and other and one is not other else None


def _game(asking: Asking, name: list[str]) -> Variant | None:
    """The game that is called so, in any form of its name."""
    called_so = game_called(" ".join(name))
    return called_so or find(asking.world.search.game(name, asking.language) or "")
