"""What a line of a script means, whatever the people in it are called."""

from __future__ import annotations

import time

import pytest

from bot.platforms.local.grammar import Garbled, Pressed, Said, read


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("Ann> /play", Said("Ann", "/play", private=False)),
        ("Ann< /hand", Said("Ann", "/hand", private=True)),
        ("Ann* 17", Pressed("Ann", 17)),
        ("  Ann Bee  >  hello  ", Said("Ann Bee", "hello", private=False)),
        ("Ann>", Said("Ann", "", private=False)),
        ("Ann>/play", Said("Ann", "/play", private=False)),
        ("Ann*17", Pressed("Ann", 17)),
        ("Ann> 2 < 3 and 4 * 5", Said("Ann", "2 < 3 and 4 * 5", private=False)),
        ("Ann< I press * 5", Said("Ann", "I press * 5", private=True)),
        ("<b>Bob</b>> /join", Said("<b>Bob</b>", "/join", private=False)),
        ("*Bob*> /join", Said("*Bob*", "/join", private=False)),
        ("*Bob** 3", Pressed("*Bob*", 3)),
        ("a > b> /join", Said("a", "b> /join", private=False)),
        ("🦊🐔< hi", Said("🦊🐔", "hi", private=True)),
        ("דנה> /join", Said("דנה", "/join", private=False)),
        ("Zoë 1* 2", Pressed("Zoë 1", 2)),
        ("# Ann> /play", None),
        ("", None),
        ("   ", None),
        ("hello", Garbled()),
        ("> hello", Garbled()),
        ("Ann* seven", Garbled("Ann")),
        ("Ann*", Garbled("Ann")),
        ("Ann* 1" + "0" * 3000, Garbled("Ann")),
    ],
)
def test_lines(line: str, meaning: object) -> None:
    assert read(line) == meaning


@pytest.mark.parametrize("sign", ["*", "* ", "<", "<x", " ", "* 1 ", "a", "> ", "*\t1\t"])
def test_what_a_line_takes_to_read_grows_with_its_length_alone(sign: str) -> None:
    """Of sixteen times the length not much more than sixteen times; the square of it would be 256 times."""
    assert _time_to_read(sign, 16_000) < 64 * max(_time_to_read(sign, 1_000), 1e-5)


def _time_to_read(sign: str, length: int) -> float:
    """The processor's time, at its best."""
    line = (sign * length)[:length] + "x"
    times = []
    for _ in range(5):
        begun = time.process_time()
        read(line)
        times.append(time.process_time() - begun)
    return min(times)
