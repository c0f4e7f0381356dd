"""Commands and moves as people write them."""

from __future__ import annotations

import pytest

from bot.messages import Style, text
from bot.ports import Command
from bot.typed import command, in_notation, meant
from engine.notation import read
from tests.bot.kept import WORDS
from tests.bot.word_lists import listed, none_means_two_things

LISTED = tuple(text(f"move-word-{word}") for word in ("left", "right", "up", "down", "draw", "pass"))


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        *((said, "6-4") for said in ("[6|4]", "6|4", "6:4", "6/4", "64", "6 4", "6–4", "6—4", "6−4", "[6 | 4] …")),
        *((said, "4-6@R") for said in ("4-6@R", "46 R", "4/6 right", "[4|6] → right", "4–6 rechts", "46 справа")),
        *((said, "6-4@L") for said in ("6-4 @ left", "64 left", "[6|4] ← links", "6:4 à gauche", "6:4 w lewo")),
        *((said, "6-4@L") for said in ("6-4 to the left", "6-4, left end", "64 nach links", "6-4 verso sinistra")),
        ("6-4 ↑ U", "6-4@U"),
        ("10-7 M", "10-7@M"),
        ("3-1 2.1", "3-1@2.1"),
        ("[0|0] left + [6|6] right", "0-0@L + 6-6@R"),
        ("5-2@L:5", "5-2@L:5"),
        ("[5|2] left:5", "5-2@L:5"),
        ("5-2:5", "5-2:5"),
        ("5-5@L!", "5-5@L!"),
        ("[3|3] up ~", "3-3@U~"),
        ("Пас", "pass"),
        ("je pioche", "draw"),
        *(
            (said, said)
            for said in ("pass", "draw 2", "signal blank", "bid 2 marks", "place 6-4 r1c1 r1c2", "done")
        ),
    ],
)
def test_a_move_is_understood_however_its_tile_is_written(said: str, wanted: str) -> None:
    assert read(in_notation(WORDS, said)) == read(wanted)


@pytest.mark.parametrize("where", ["somewhere", "not left", "left right", "не влево"])
def test_a_place_that_there_is_not_stays_as_it_was_said(where: str) -> None:
    assert in_notation(WORDS, f"[6|4] {where}") == f"6-4 {where}"


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_a_button_says_can_be_typed(language: str) -> None:
    for where in ("L", "R"):
        label = WORDS.line(text("move-play", tile="[6|4]", where=where.lower()), language)
        assert in_notation(WORDS, label) == f"6-4@{where}", label
    assert in_notation(WORDS, WORDS.line(text("move-pass"), language)) == "pass"
    draw = WORDS.line(text("move-draw", count=1), language)
    assert in_notation(WORDS, draw) == "draw", draw


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_is_said_of_how_to_write_a_move_is_understood(language: str) -> None:
    spans = (span for line in WORDS.say(text("move-how"), language) for span in line)
    examples = [span.text for span in spans if span.style is Style.CODE]
    assert [in_notation(WORDS, one) for one in examples] == ["6-4", "6-4@L", "6-4@L", "draw", "pass"]


def test_no_word_for_a_move_means_two_things() -> None:
    none_means_two_things((one, key) for key in LISTED for to in WORDS.languages for one in listed(key, to))


@pytest.mark.parametrize("said", ["6-4", "[6|4] left", "6–4 rechts", "64", "0-0 + 6-6", "draw", "6-4@L"])
def test_a_move_needs_no_command(said: str) -> None:
    assert meant(said) == Command("move", said)


@pytest.mark.parametrize("said", ["", "hello", "99-99", "at 12:30", "6-4-2", "2026-11-26", "1000", "64 + hello"])
def test_other_words_are_no_move(said: str) -> None:
    assert meant(said) is None


@pytest.mark.parametrize("said", ["12 4", "64 2", "6 4 2"])
def test_a_tile_that_may_be_another_one_is_none(said: str) -> None:
    assert in_notation(WORDS, said) == said
    assert meant(said) is None


@pytest.mark.parametrize(
    ("begins", "goes_on", "ends", "is_move"),
    [("6-4 x", " ", "x", True), ("6-4 ", "… ", "x", False), ("64 ", "@ ", "!", True)],
)
def test_a_long_message_takes_no_longer_than_its_letters(
    begins: str, goes_on: str, ends: str, is_move: bool
) -> None:
    """What took the square of so many would not come to an end here."""
    assert (meant(f"{begins}{goes_on * 400_000}{ends}") is not None) is is_move


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("/play", Command("play")),
        ("  /play\tgoat\ntarget=100 \n", Command("play", "goat\ntarget=100")),
        ("/PLAY@Boneyard goat", Command("play", "goat")),
        ("/игра", Command("игра")),
        ("/why?", Command("why")),
        ("/why@boneyard?", Command("why")),
        ("/rules: goat", Command("rules", "goat")),
        ("/verify-seed 1", Command("verify-seed", "1")),
        ("/why-", Command("why")),
        ("/" + "x" * 32, Command("x" * 32)),
        ("/" + "x" * 33, None),
        ("/play@other_bot", None),
        ("/play@", None),
        ("play", None),
        ("/", None),
        ("/-", None),
        ("/ play", None),
        ("/usr/bin", None),
        ("", None),
    ],
)
def test_what_is_a_command(said: str, wanted: Command | None) -> None:
    assert command(said, "boneyard", alone=True) == wanted


def test_among_other_bots_a_command_without_a_name_is_ours_if_we_have_it() -> None:
    assert command("/play goat", "boneyard", alone=False) == Command("play", "goat")
    assert command("/dice", "boneyard", alone=False) is None
    assert command("/dice@boneyard", "boneyard", alone=False) == Command("dice")
