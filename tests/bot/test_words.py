"""Keys become words: whatever people are called, in lists and nested texts, in the forms of each language."""

from __future__ import annotations

import logging
import unicodedata
from concurrent.futures import ThreadPoolExecutor, wait
from datetime import date
from pathlib import Path
from threading import Event

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.cleaning import MORE, clean, cut
from bot.ids import PersonId
from bot.messages import Arg, Button, Joined, Line, Picture, Screen, Span, Style, Text, Typed, Who, literal, text
from bot.pictures.scene import Arms, TableScene, Theme
from bot.words import Words, game_name
from engine.board import Board
from tests.bot.kept import WORDS
from tests.waiting import PATIENCE

ANN, BOB, EVA = (PersonId(f"local:{name}") for name in ("ann", "bob", "eva"))
FAMILY = "👩\u200d👩\u200d👧\u200d👦"

NAMES = {
    "<b>Ann</b> <c>6-4</c> </c>": "<b>Ann</b> <c>6-4</c> </c>",
    "*Ann* __Ann__ `Ann` ~~Ann~~ ||Ann||": "*Ann* __Ann__ `Ann` ~~Ann~~ ||Ann||",
    "@everyone <@123> [Ann](https://example.org)": "@everyone <@123> [Ann](https://example.org)",
    "{ $x } {$name} { name } }{ {{0}} %s": "{ $x } {$name} { name } }{ {{0}} %s",
    "Ann\nwins the match!\r\n\u2028Bob": "Ann wins the match! Bob",
    "\tAnn  \u00a0 Bob ": "Ann Bob",
    "\ue000\ue001Ann\uf8ff": "Ann",
    "\u202eAnn\u2066\u200f\u200b\x00\x1b[1m": "Ann[1m",
    FAMILY: FAMILY,
    "❤\ufe0f": "❤\ufe0f",
    "x" * 64: "x" * 64,
    "Ж" * 70: "Ж" * 64,
    "general": "general",
    "1": "1",
    "": "?",
    " \n ": "?",
    "\u202e\ue000": "?",
    "דנה": "\u2068דנה\u2069",
    "\u202eعلي 7": "\u2068علي 7\u2069",
}
"""Names as people have them, and what is shown of them."""


def plain(lines: tuple[Line, ...]) -> str:
    return "\n".join("".join(span.text for span in line) for line in lines)


def said(key: str, language: str = "en", **args: Arg) -> str:
    return plain(WORDS.say(text(key, **args), language))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Texts of a language with all of them, and of one that has hardly any."""
    for language, words in {
        "en": "hello = Hello, { $name }!\nbye = Goodbye.\n    .soon = See you.\n",
        "ru": "hello = Привет, { $name }!\n",
        "notes": "",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / ("a.ftl" if words else "a.md")).write_text(words, "utf-8")
    return tmp_path


# --- Names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "shown"), NAMES.items())
@pytest.mark.parametrize("language", WORDS.languages)
def test_a_name_is_a_span_of_its_own(name: str, shown: str, language: str) -> None:
    sentence = text("told-drew", name=Who(ANN, name), count=2)
    (line,) = WORDS.say(sentence, language)
    assert [span for span in line if span.person] == [Span(shown, Style.BOLD, ANN, name=True)]
    (usual,) = WORDS.say(text("told-drew", name=Who(ANN, "Ann"), count=2), language)
    assert [span for span in line if not span.person] == [span for span in usual if not span.person]


@given(st.text(max_size=100))
@example("\u2069\u2068א")
@example("👩\u200d" * 40)
@settings(max_examples=200)
def test_no_name_steers_what_is_around_it(name: str) -> None:
    (line,) = WORDS.say(text("table-turn", name=Who(ANN, name)), "en")
    before, shown, after = line
    assert (before, after) == (Span("It is "), Span("’s turn."))
    bare = shown.text.removeprefix("\u2068").removesuffix("\u2069")
    assert 1 <= len(bare) <= 64
    assert shown.text in (bare, f"\u2068{bare}\u2069")
    assert {unicodedata.category(letter) for letter in bare} <= {
        *("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf"),
        *("Po", "Sm", "Sc", "Sk", "So", "Zs", "Cf"),
    }
    assert {letter for letter in bare if unicodedata.category(letter) == "Cf"} <= {"\u200d"}
    assert clean(bare) == bare.rstrip()


def test_what_is_cut_says_so() -> None:
    assert cut("12345", 5) == "12345"
    assert cut("123 456", 5) == "123" + MORE


@pytest.mark.parametrize(("typed", "shown"), NAMES.items())
def test_what_somebody_typed_is_a_span_of_its_own(typed: str, shown: str) -> None:
    assert WORDS.say(literal(Typed(typed)), "en") == ((Span(shown, name=True),),)


def test_people_of_one_name_stay_apart() -> None:
    (line,) = WORDS.say(literal((Who(ANN, "Kim"), Who(BOB, "Kim"))), "en")
    assert [span.person for span in line] == [ANN, None, BOB]
    assert plain((line,)) == "Kim and Kim"


def test_what_somebody_typed_is_no_text() -> None:
    typed = "<b>{ $name }</b>\ue000"
    (line,) = WORDS.say(text("no-such-game", name=Typed(typed)), "ru")
    assert plain((line,)).startswith("Нет игры «<b>{ $name }</b>».")
    assert line[1] == Span("<b>{ $name }</b>", name=True)
    assert WORDS.say(literal("<c>{ $x }</c>"), "ru") == ((Span("<c>{ $x }</c>"),),)


@pytest.mark.parametrize("name", ["l", "first", "one", "other", "1", "21"])
def test_no_name_chooses_a_variant(name: str) -> None:
    assert said("told-drew", "ru", name=Who(ANN, name), count=5) == f"{name} берёт с базара 5 костей."


def test_a_mention_reaches_its_person() -> None:
    (line,) = WORDS.say(text("table-turn", name=Who(ANN, "Ann", mention=True)), "ru")
    assert line == (Span("Ходит "), Span("Ann", Style.BOLD, ANN, mention=True, name=True), Span("."))
    (line,) = WORDS.say(text("table-turn", name=Who(None, "🤖 Ada")), "ru")
    assert line[1] == Span("🤖 Ada", Style.BOLD, name=True)


# --- Parts of sentences -----------------------------------------------------------------------------------


def test_texts_in_texts() -> None:
    pair = literal((Who(ANN, "Ann"), Who(BOB, "{ $side }")))
    accounts = Joined((text("account", side=pair, score=12), text("account", side=Who(EVA, "Eva"), score=1)))
    (line,) = WORDS.say(text("table-scores", accounts=accounts), "ru")
    assert plain((line,)) == "Счёт: Ann и { $side } — 12 · Eva — 1"
    assert [span.person for span in line if span.person] == [ANN, BOB, EVA]


@pytest.mark.parametrize(
    ("count", "english", "russian"),
    [
        (0, "", ""),
        (1, "A b", "A b"),
        (2, "A b and B b", "A b и B b"),
        (3, "A b, B b, and C b", "A b, B b и C b"),
        (4, "A b, B b, C b, and D b", "A b, B b, C b и D b"),
    ],
)
def test_lists_are_joined_as_the_language_does_it(count: int, english: str, russian: str) -> None:
    parts: tuple[Arg, ...] = ("A b", literal("B b"), Who(ANN, "C b"), "D b")[:count]
    assert said("tally-account", names=parts, counts="all") == f"{english}: all"
    assert said("tally-account", "ru", names=parts, counts="all") == f"{russian}: all"


def test_rows_are_joined_by_their_sign() -> None:
    terms = Joined((text("term", name=Who(ANN, "Ann"), value=12, note="plain"), 8, "<b>"), by=" + ")
    assert said("literal", words=terms) == "12 (Ann) + 8 + <b>"
    assert said("literal", words=Joined(())) == ""


def test_a_semicolon_stands_as_the_language_has_it() -> None:
    rows = Joined(("a", "b"), by="; ")
    assert said("literal", words=rows) == "a; b"
    assert said("literal", "fr", words=rows) == "a\u00a0; b"


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_is_below_zero_has_the_sign_of_sums(language: str) -> None:
    line = said("result-scored", language, side="A", sum="−12", points=-10, plain=-12, note="rounded")
    assert "-" not in line
    assert line.count("−12") == 2
    assert "−10" in line
    assert said("account", language, side="6-4", score=3).startswith("6-4"), "what is no number stays as it is"


def test_a_date_brings_no_point_to_the_one_of_its_sentence() -> None:
    day = date(2026, 11, 1)
    assert said("remind-is-on", "ru", time="12:30", days="d", date=day, first="12:30").count("1 нояб. 2026 ") == 1
    assert ".." not in said("tally-head-of", "ru", about=text("tally-since", date=day)) + said(
        "tally-season-set", "ru", date=day
    )


def test_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    days = [said("tally-since", "fr", date=date(2026, 11, day)) for day in (1, 2, 11)]
    assert days == ["depuis le 1er nov. 2026", "depuis le 2 nov. 2026", "depuis le 11 nov. 2026"]


def test_styles() -> None:
    (line,) = WORDS.say(text("hand-tiles", tiles=literal("[6|4] [1|0]")), "en")
    assert line == (Span("Your hand: "), Span("[6|4] [1|0]", Style.CODE))
    (line,) = WORDS.say(text("table-head", game=text("game", game="goat"), round="кон 3"), "ru")
    assert line == (Span("Козёл", Style.BOLD), Span(" · "), Span("кон 3", name=True))
    (line,) = WORDS.say(text("match-won", winners=(Who(ANN, "Ann"),), losers=(), why="target", winning=1), "en")
    assert line == (Span("Ann", Style.BOLD, ANN, name=True), Span(" wins the match!", Style.BOLD))


def test_lines() -> None:
    lines = WORDS.say(text("welcome-terminal"), "ru")
    assert len(lines) == 3
    assert lines[0][0] == Span("Boneyard", Style.BOLD)
    assert WORDS.line(text("welcome-terminal"), "ru") == plain(lines).replace("\n", " ")


def test_a_span_of_several_lines_is_the_same_on_each() -> None:
    above, below = WORDS.say(literal("A\nB"), "en")
    assert (above, below) == ((Span("A"),), (Span("B"),))


def test_what_is_true_is_yes() -> None:
    marked = [WORDS.line(text("option-choice", value="12", chosen=chosen), "en") for chosen in (True, False)]
    assert marked == ["✓ 12", "12"]


def test_a_screen_becomes_a_message() -> None:
    picture = Picture(
        TableScene((), Arms(Board()), (), Theme.DARK),
        (text("table-empty"), text("foot-boneyard", count=14), text("foot-boneyard", count=13)),
    )
    button = Button(text("move-play", tile="[6|4]", where="l"), "m:abc:1:0")
    screen = Screen((text("hand-turn"), text("welcome-terminal")), ((button,),), picture)
    message = WORDS.message(screen, "ru", b"PNG")
    assert (len(message.lines), message.language) == (4, "ru")
    assert [(label.text, label.data) for row in message.rows for label in row] == [("[6|4] ← слева", "m:abc:1:0")]
    assert message.drawing is not None
    assert (message.drawing.png, message.drawing.words) == (b"PNG", "На столе пока пусто. Базар 14. Базар 13.")
    assert WORDS.message(screen, "ru").drawing is None


# --- Languages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "goats", "draws"),
    [
        (0, "0 козлов", "Ann берёт с базара 0 костей."),
        (1, "1 козёл", "Ann берёт кость с базара."),
        (2, "2 козла", "Ann берёт с базара 2 кости."),
        (5, "5 козлов", "Ann берёт с базара 5 костей."),
        (11, "11 козлов", "Ann берёт с базара 11 костей."),
        (21, "21 козёл", "Ann берёт с базара 21 кость."),
        (22, "22 козла", "Ann берёт с базара 22 кости."),
        (111, "111 козлов", "Ann берёт с базара 111 костей."),
    ],
)
def test_russian_plural_forms(count: int, goats: str, draws: str) -> None:
    assert said("tally-goat", "ru", count=count) == goats
    assert said("told-drew", "ru", name=Who(ANN, "Ann"), count=count) == draws


@pytest.mark.parametrize(("count", "goats"), [(0, "0 goats"), (1, "1 goat"), (2, "2 goats"), (21, "21 goats")])
def test_english_plural_forms(count: int, goats: str) -> None:
    assert said("tally-goat", count=count) == goats


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (("ru",), "ru"),
        (("ru_RU",), "ru"),
        (("ru-RU",), "ru"),
        (("RU",), "ru"),
        (("xx-BR",), "en"),
        (("xx-BR", "ru"), "ru"),
        ((None,), "en"),
        ((None, "", "ru-Cyrl-RU"), "ru"),
        (("tlh", "en-GB", "ru"), "en"),
        (("r", "russian", "-", "_"), "en"),
        ((), "en"),
    ],
)
def test_the_first_known_language_is_taken(wishes: tuple[str | None, ...], language: str) -> None:
    assert WORDS.known(*wishes) == language


def test_games_go_by_the_names_of_the_language() -> None:
    assert game_name("general", "ru") == "Генеральский козёл"
    assert game_name("general", "fi") == game_name("general", "en") == "General's goat"


# --- Threads ----------------------------------------------------------------------------------------------


def test_nothing_is_said_of_a_file_that_another_thread_has_read_in_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said once is kept: a text without the one that it needs would stay so."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "texts.ftl").write_text("whole = It is { part }.\npart = here\n")
    begun, go_on, add_all = Event(), Event(), FluentBundle.add_resource

    def add_slowly(bundle: FluentBundle, resource: ftl.Resource) -> None:
        add_all(bundle, ftl.Resource(resource.body[:1]))
        begun.set()
        assert go_on.wait(PATIENCE)
        add_all(bundle, resource)

    monkeypatch.setattr(FluentBundle, "add_resource", add_slowly)
    words = Words(tmp_path)
    with ThreadPoolExecutor() as threads:
        first = threads.submit(words.line, text("whole"), "en")
        assert begun.wait(PATIENCE)
        second = threads.submit(words.line, text("whole"), "en")
        done, _ = wait([second], timeout=0.05)
        go_on.set()
        assert not done
        assert first.result() == second.result() == "It is here."


# --- What is missing --------------------------------------------------------------------------------------


def test_languages_are_the_folders_with_texts(folder: Path) -> None:
    words = Words(folder)
    assert words.languages == ("en", "ru")
    assert words.known("notes") == "en"
    assert [words.has(key, "ru") for key in ("hello", "bye", "bye.soon", "hello.soon")] == [True, *[False] * 3]


def test_who_reads_none_of_the_languages_reads_the_default_one(folder: Path) -> None:
    assert Words(folder).default == "en"
    words = Words(folder, default="ru_RU")
    assert (words.default, words.known("uk", None), words.known("uk", "en-GB")) == ("ru", "ru", "en")
    assert words.line(text("bye"), "ru") == "Goodbye.", "what is missing is still said in English"


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    words = Words(folder)
    assert words.line(text("hello", name="Аня"), "ru") == "Привет, Аня!"
    assert words.line(text("bye"), "ru") == "Goodbye."
    assert words.line(text("bye.soon"), "ru") == "See you."


@pytest.mark.parametrize("key", ["no-such-key", "hello.late"])
def test_a_text_that_is_nowhere_is_logged(folder: Path, key: str, caplog: pytest.LogCaptureFixture) -> None:
    assert Words(folder).line(Text(key), "ru") == key
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.ERROR, f"there is no text {key}")
    ]


def test_a_text_at_fault_is_logged_and_said_all_the_same(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert Words(folder).line(text("hello"), "ru").startswith("Привет, ")
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.getMessage().startswith("the text hello (ru) is at fault")
