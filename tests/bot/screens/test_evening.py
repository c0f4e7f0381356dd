"""The picture of an evening says what the counters say, round by round."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.chats.choices import ChatChoice
from bot.messages import text
from bot.pictures.draw import draw
from bot.pictures.scene import EveningScene, Sign, Theme
from bot.screens.evening import evening_picture, rounds_of
from engine.events import Event
from engine.game import legal, play, rules_of, start, variants, view
from engine.model import Phase, State
from engine.moves import Deal
from engine.seats import Side
from tests.bot.chat import chatting
from tests.bot.kept import WORDS
from tests.bot.lobbies import match
from tests.bot.reading import said
from tests.bot.steering import to_the_end, until

NAMES = ("Ann", "Bob", "Ada", "Ben", "Cid", "Cleo", "Dot", "Dan")


def evening(players: int, seed: str, **options: str) -> tuple[State, list[tuple[Event, ...]]]:
    """A whole evening played at random."""
    chance = random.Random(seed)
    state, events = start(variants()["general"], players, seed, {"session_rounds": "12", **options}), []
    while state.phase is not Phase.OVER:
        seat = None if state.phase is Phase.DEAL else state.turn
        step = play(state, seat, Deal() if seat is None else chance.choice(legal(state, seat)))
        state = step.state
        events.append(step.events)
    return state, events


def scene_of(players: int, seed: str, **options: str) -> tuple[State, EveningScene, str]:
    state, events = evening(players, seed, **options)
    over = match("general", *NAMES[:players])
    picture = evening_picture(over, view(state, None), rounds_of(events), {}, WORDS.saying("en"), ChatChoice())
    assert isinstance(picture.scene, EveningScene)
    return state, picture.scene, " ".join(said(picture.words))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {}), (6, {"title_rule": "bald"}), (8, {"general_is": "finisher", "losses_to_yield": "1"})],
)
def test_the_signs_add_up_to_the_counters(players: int, options: dict[str, str], seed: str) -> None:
    state, scene, words = scene_of(players, seed, **options)
    scoring = rules_of(state).scoring
    finisher = options.get("general_is") == "finisher"
    for number, row in enumerate(scene.rows):
        counters = scoring.counters(state.book, Side(number))
        signs = list(row.signs)
        assert len(signs) == state.round
        assert len(signs) - signs.count(Sign.OUT) - signs.count(Sign.FISH) == counters["rounds"]
        titles = signs.count(Sign.GENERAL) + signs.count(Sign.BALD)
        assert signs.count(Sign.BALD) == counters["balds"]
        assert signs.count(Sign.GENERAL) <= counters["generals"]  # one that ends with both may count twice
        assert signs.count(Sign.LOST) + (0 if finisher else titles) == counters["losses"]
        assert row.counts[0] == str(counters["generals"])
        assert f"{row.name}: Generals {counters['generals']}" in words
    for number in range(state.round):
        column = [row.signs[number] for row in scene.rows]
        assert len(column) - column.count(Sign.OUT) == 2, "two teams sit at the table"
    assert {sign for sign, _ in scene.legend} == {sign for row in scene.rows for sign in row.signs}


@pytest.mark.parametrize("theme", list(Theme))
def test_the_picture_is_small_and_every_sign_looks_different(theme: Theme) -> None:
    _, scene, _ = scene_of(6, "a")
    pictures = {}
    for sign in Sign:
        rows = tuple(replace(row, signs=(sign,) * 100) for row in scene.rows)
        pictures[sign] = draw(replace(scene, rows=rows, theme=theme))
        assert len(pictures[sign]) < 30_000
        with Image.open(io.BytesIO(pictures[sign])) as image:
            assert image.width == 1000
    assert len(set(pictures.values())) == len(Sign)


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_sign_is_explained(language: str) -> None:
    """In every language the whole legend is within the picture."""
    _, scene, _ = scene_of(6, "a")
    legend = tuple((sign, WORDS.line(text(f"evening-sign-{sign.value}"), language)) for sign in Sign)
    pictures = {draw(replace(scene, legend=legend[:shown])) for shown in range(len(legend) + 1)}
    assert len(pictures) == len(legend) + 1


async def test_an_evening_ends_with_its_picture(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        guests = await chat.playing("/lunch 30 session_rounds=2", *NAMES[:4])
        await to_the_end(chat, guests)
        drawn = [post.message.drawing for post in chat.room() if "Rematch" in str(post)]
        assert len(drawn) == 1
        assert drawn[0] is not None
        assert "Ann and Ada: Generals" in drawn[0].words


async def test_pairs_are_called_by_their_names(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        guests = await chat.playing("/lunch 30 session_rounds=2", *NAMES[:4])
        await guests[0].say("/tally name Ann + Ada: =The Hammers")
        await to_the_end(chat, guests)
        (drawn,) = [post.message.drawing for post in chat.room() if "Rematch" in str(post)]
        assert drawn is not None
        assert "=The Hammers: Generals" in drawn.words
        assert "Bob and Ben: Generals" in drawn.words


async def test_after_a_round_one_reads_what_was_lost_and_not_the_titles_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general", "Ann", "Bob", "Cid", "Dot")
        state = await until(chat, guests, lambda state: any(losses(state)))
        told = "\n".join(post.message.plain() for post in chat.room())
    for side, names in ((Side(0), "Ann and Cid"), (Side(1), "Bob and Dot")):
        count = rules_of(state).scoring.counters(state.book, side)
        assert (
            f"{names}: Generals {count['generals']}, Losses {count['losses']}, Rounds {count['rounds']}." in told
        )


def losses(state: State) -> list[int]:
    return [rules_of(state).scoring.counters(state.book, side)["losses"] for side in (Side(0), Side(1))]
