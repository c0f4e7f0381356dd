"""The examples of the rulebook: they hold by the rules, and can be shown in every language.

`tests/bot/workers/test_drawing.py` draws all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from bot.chats.choices import ChatChoice, ShownAs
from bot.messages import Joined, Screen
from bot.rulebook.examples import example, names
from bot.screens.example import example_screen
from bot.screens.table import Setting
from engine.game import variants
from engine.record import Expect, read
from engine.replay import replay
from tests.bot.kept import WORDS

FOLDER = Path(bot.__path__[0]) / "rulebook" / "examples"
ALL = [(game, name) for game in variants() for name in names(game)]
MESSAGE = 2000


def shown(game: str, name: str, layout: ShownAs, language: str = "en") -> Screen:
    setting = Setting(ChatChoice(layout=layout), several=False, inline=False, say=WORDS.saying(language))
    return example_screen(example(game, name), name, 0, setting)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_example_holds(game: str, name: str) -> None:
    record = read((FOLDER / game / f"{name}.dom").read_text("utf-8"))
    assert record.game == game
    assert any(isinstance(line, Expect) for line in record.lines), "it shows something that can be checked"
    assert [str(failure) for failure in replay(record).failures] == []


def test_every_game_has_an_example_and_every_folder_is_a_game() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} == set(variants())
    assert all(names(game) for game in variants())


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_example_is_shown_in_one_message(language: str, caplog: pytest.LogCaptureFixture) -> None:
    for game, name in ALL:
        for layout in ShownAs:
            screen = shown(game, name, layout, language)
            assert WORDS.length(screen, language) <= MESSAGE, f"{game} {name}"
            if screen.picture is not None:
                assert all(WORDS.line(words, language) for words in screen.picture.words)
    assert not caplog.records


@pytest.mark.parametrize(("game", "name"), ALL)
def test_no_move_is_named_twice(game: str, name: str) -> None:
    for words in shown(game, name, ShownAs.TEXT).lines:
        moves = dict(words.args).get("moves")
        if isinstance(moves, Joined):
            assert len(set(moves.parts)) == len(moves.parts)


def test_an_example_that_is_not_there_is_no_example() -> None:
    with pytest.raises(KeyError):
        example("goat", "../block/nothing")
