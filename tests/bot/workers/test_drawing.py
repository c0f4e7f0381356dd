"""Pictures from another process: the same ones, and always one, whatever becomes of the process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.chats.choices import ChatChoice, ShownAs
from bot.pictures.draw import draw
from bot.pictures.scene import EveningRow, EveningScene, Scene, Sign, Theme
from bot.rulebook.examples import example, names
from bot.screens.example import example_screen
from bot.screens.table import Setting
from bot.workers.apart import Deadly, Failed
from bot.workers.drawing import draw_apart, draw_here, drawing
from engine.game import variants
from tests.bot.chat import chatting
from tests.bot.kept import WORDS
from tests.bot.pictures.boards import line, table
from tests.bot.pictures.seasons import beats, season, weeks
from tests.effort import one_in
from tests.fakes.silence import Silence

SCENE = table(line(9))


def scenes() -> Iterator[Scene]:
    """Of every kind one, and some examples of every game."""
    yield season(4)
    yield weeks(4)
    yield beats(4)
    yield EveningScene(
        "Monday", ("won", "bald"), (EveningRow("Ann", ("1", "0"), (Sign.WON,)),), ((Sign.WON, "won"),), Theme.DARK
    )
    setting = Setting(ChatChoice(layout=ShownAs.PICTURE), several=False, inline=False, say=WORDS.saying("en"))
    for game in variants():
        for name in one_in(3, names(game)):
            picture = example_screen(example(game, name), name, 0, setting).picture
            assert picture is not None
            yield picture.scene


async def test_the_pictures_are_the_same_as_here() -> None:
    async with drawing(apart=True) as apart, drawing(apart=False) as here:
        assert here is draw_here
        for scene in scenes():
            assert await apart(scene) == draw(scene)


@pytest.mark.parametrize("answer", [Failed("LookupError"), None])
async def test_without_an_answer_it_is_drawn_here(answer: Failed | None, caplog: pytest.LogCaptureFixture) -> None:
    assert await draw_apart(Silence(answer), SCENE) == draw(SCENE)
    assert ("a picture has failed (LookupError)" in caplog.text) == (answer is not None)


async def test_a_picture_of_which_processes_die_is_not_drawn_here() -> None:
    with pytest.raises(Deadly):
        await draw_apart(Silence(Deadly("2 processes have died of it")), SCENE)


async def test_it_is_shown_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deadly(_scene: Scene) -> bytes:
        raise Deadly("2 processes have died of it")

    async with chatting(tmp_path, pictures=True) as chat:
        monkeypatch.setattr(chat.bot.world.publisher, "_draw", deadly)
        await chat.playing("/play block", "Ann", "Bob")
        assert chat.room()[-1].message.drawing is None
        assert "[" in chat.room()[-1].message.plain()
        assert set(chat.errors.found) == {"a picture is shown in words (2 processes have died of it)"}
        chat.errors.found.clear()
