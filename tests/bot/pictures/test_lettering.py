"""Names in all scripts: drawn, never as empty boxes, in the right order, cut to fit, harmless."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures import fonts
from bot.pictures.bidi import in_sight_order, levels
from bot.pictures.fonts import font_for
from bot.pictures.lettering import lettering, line_height, parts_of, strokes_of
from tests.waiting import PATIENCE

NAMES = {
    "Latin": "Zoë Ångström",
    "Cyrillic": "Никита Ёжиков",
    "Greek": "Ελένη Ἀθηνᾶ",
    "Arabic": "محمد العربي",
    "Hebrew": "שלום עולם",
    "Devanagari": "राम क्षत्रिय",
    "Thai": "สวัสดี ที่นี่",
    "Chinese": "田中漢字",
    "Kana": "さくらカナ",
    "Hangul": "한국어 이름",
    "Emoji": "👨‍👩‍👧 ❤️‍🔥 🇫🇷 👍🏽 😀",
    "Mathematical": "𝓕𝓪𝓷𝓬𝔂",
    "Georgian": "ქართული",
    "Ethiopic": "ትግርኛ",
    "Tamil": "தமிழ்",
    "Tibetan": "བོད་སྐད",
}


def missing(text: str) -> list[str]:
    """The fonts that drew a form that says that there is none."""
    return [s.font.name for s in strokes_of(parts_of(text)) for glyph in s.glyphs if glyph.number == 0]


def forms(text: str) -> list[int]:
    return [glyph.number for s in strokes_of(parts_of(text)) for glyph in s.glyphs]


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
def test_every_script_is_drawn(name: str) -> None:
    assert not missing(name)
    assert lettering(name, 30).getbbox() is not None
    assert "".join(parts_of(name)) == name


def test_names_in_different_scripts_look_different() -> None:
    assert len({lettering(name, 30).tobytes() for name in NAMES.values()}) == len(NAMES)


@given(st.text(max_size=30))
def test_no_text_at_all_makes_an_empty_box(text: str) -> None:
    assert not missing(text)
    cover = lettering(text, 20, 150)
    assert cover.width <= 150
    assert cover.height == line_height(20)


def test_the_missing_form_would_be_noticed() -> None:
    font = font_for("a")
    assert font is not None
    assert font.shape("漢", leftward=False)[0].number == 0


@pytest.mark.parametrize("name", ["", "\u202e\u2066\u200f", "\x00\n", "\ue000", "\u3164", "\u200d"])
def test_a_text_without_a_form_is_a_question_mark(name: str) -> None:
    assert parts_of(name) == ["?"]


def test_marks_of_direction_do_nothing() -> None:
    assert lettering("\u202eevil\u2066\u202c", 30).tobytes() == lettering("evil", 30).tobytes()


def test_towers_of_accents_are_lowered() -> None:
    tower, letter = parts_of("Z" + "\u0335" * 50 + "b")
    assert (len(tower), letter) == (5, "b")


def test_letters_stay_with_what_belongs_to_them() -> None:
    assert parts_of("👨‍👩‍👧🇫🇷🇩🇪👍🏽é") == ["👨‍👩‍👧", "🇫🇷", "🇩🇪", "👍🏽", "é"]


def test_joined_emoji_are_one_form() -> None:
    assert len(forms("👨‍👩‍👧")) == 1
    assert len(forms("🇫🇷")) <= len(forms("🇫")) + 1


def test_arabic_letters_are_joined() -> None:
    alone = [forms(letter)[0] for letter in "سلم"]
    assert not set(forms("سلم")) & set(alone[:2])


@pytest.mark.parametrize(
    "name", ["a" * 64, "Wolfeschlegelsteinhausenbergerdorff " * 2, "م" * 64, "漢" * 64, "👍🏽" * 30]
)
def test_long_names_are_cut_with_an_ellipsis(name: str) -> None:
    cover = lettering(name, 30, 200)
    assert 150 < cover.width <= 200
    dots = forms("…")[0]
    assert dots in [g.number for s in strokes_of([*parts_of(name)[:3], "…"]) for g in s.glyphs]
    assert lettering(name, 30, 200).tobytes() != lettering(name[:2], 30, 200).tobytes()


def test_the_ellipsis_is_where_reading_ends() -> None:
    def dotted_side(name: str) -> str:
        cover = lettering(name, 40, 300)
        # The dots are low: their side has nothing in the upper half of the line.
        left = cover.crop((0, 0, 24, cover.height // 2)).getbbox()
        right = cover.crop((cover.width - 24, 0, cover.width, cover.height // 2)).getbbox()
        return "left" if left is None and right is not None else "right" if right is None else "none"

    assert dotted_side("d" * 60) == "right"
    assert dotted_side("ל" * 60) == "left"


def test_a_statement_goes_from_left_to_right_whoever_is_named_in_it() -> None:
    digits = lettering("42", 40)

    def begins_with_the_digits(text: str) -> bool:
        return lettering(text, 40).crop((0, 0, digits.width - 4, digits.height)).tobytes() == (
            digits.crop((0, 0, digits.width - 4, digits.height)).tobytes()
        )

    assert begins_with_the_digits("42 · \u2068אב\u2069")
    assert not begins_with_the_digits("42 · אב"), "a name that is a line of its own"


def sight(text: str) -> str:
    return "".join(in_sight_order(list(text), levels(list(text))))


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("abc", "abc"),
        ("אבג", "גבא"),
        ("abc אבג", "abc גבא"),
        ("אבג abc", "abc גבא"),
        ("אב 12", "12 בא"),
        ("a אב 12 b", "a 12 בא b"),
        ("אב 1,234.5", "1,234.5 בא"),
        ("אב 5$", "5$ בא"),
        ("م 1/2", "1/2 م"),
        ("א (abc) ב", "ב )abc( א"),
        ("א (abc) 12-3", "12-3 )abc( א"),
        ("א (b)", ")b( א"),
        ("b (א)", "b (א)"),
        ("abc (אב) c", "abc (בא) c"),
        ("א-5", "5-א"),
        ("", ""),
    ],
)
def test_directions(text: str, seen: str) -> None:
    assert sight(text) == seen


def test_threads_that_open_a_font_at_once_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else letters of one word, each found by another thread, would not be shaped together."""
    both = Barrier(2, timeout=PATIENCE)

    class Slow(fonts.Font):
        def __init__(self, name: str) -> None:
            both.wait()
            super().__init__(name)

    monkeypatch.setattr(fonts, "_opened", {})
    monkeypatch.setattr(fonts, "Font", Slow)
    with ThreadPoolExecutor(2) as threads:
        one, other = threads.map(fonts._font, ["NotoSansArabic-SemiBold.ttf"] * 2)
    assert one is other
