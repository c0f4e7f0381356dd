"""`/rules`: browsing, asking, comparing, the rules of a table, and what is shown to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.data import What, pack, unpack
from bot.ids import RoomId
from bot.messages import text
from bot.ports import Limits, Room
from bot.rulebook import examples
from bot.rulebook.names import option_name
from bot.rulebook.pages import Section
from bot.rulebook.places import Place, more_of
from bot.rulebook.search import Search
from bot.rulebook.terms import TERMS
from engine.game import variants
from engine.options import menu
from tests.bot.chat import LIMITS, chatting, says, told
from tests.bot.kept import WORDS

NARROW = replace(LIMITS, text=2000, row=5, rows=5)
"""As much as fits on the narrowest platform."""


def title(game: str, section: Section) -> str:
    return f"{variants()[game].names['en'][0]} · {button(section)}"


def button(section: Section) -> str:
    return f"{section.number} {WORDS.line(section.heading, 'en')}"


# --- Browsing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limits", [LIMITS, NARROW])
async def test_every_section_of_every_game_is_reached_by_buttons(tmp_path: Path, limits: Limits) -> None:
    async with chatting(tmp_path, limits=limits) as chat:
        ann = chat.guest("Ann")
        (page,) = await ann.say("/rules")
        for game, variant in variants().items():
            name = variant.names["en"][0]
            while name not in page.labels:
                await ann.press(says("button-next"), page)
            await ann.press(name, page)
            assert page.message.plain().startswith(f"{name}, ")
            for section in (Section.PLAYERS, Section.OPTIONS, Section.EXAMPLES):
                await ann.press(button(section), page)
                assert page.message.plain().startswith(title(game, section))
                await ann.press(says("rules-button-contents"), page)
            await ann.press(says("rules-button-games"), page)
        assert not chat.room(), "what one reads is one's own"


async def test_in_private_pages_are_turned_in_one_message(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        (page,) = await ann.write("/rules goat")
        for section in (Section.TURN, Section.END, Section.SCORING, Section.MATCH):
            await ann.press(button(section), page)
            assert page.message.plain().startswith(title("goat", section))
        await ann.press(says("rules-button-contents"), page)
        assert button(Section.TURN) in page.labels


async def test_long_sections_have_pages(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        (page,) = await ann.write("/rules goat house_rules")
        seen = page.message.plain()
        while says("button-next") in page.labels:
            await ann.press(says("button-next"), page)
            seen += page.message.plain()
        for choice in menu(variants()["goat"].options()):
            assert says(f"option-{choice.name}.about") in seen


async def test_examples_show_the_position_and_the_account(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann = chat.guest("Ann")
        (page,) = await ann.write("/rules goat examples")
        assert page.message.drawing is not None
        assert page.message.drawing.words
        assert "83" in page.message.plain(), "the arithmetic is that of the program"
        await ann.press(says("button-next"), page)
        assert page.message.plain().splitlines()[1].startswith("10.2 ")


# --- Asking -----------------------------------------------------------------------------------------------


async def test_a_topic_is_shown_at_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for typed, section in (
            ("scoring", Section.SCORING),
            ("Your turn", Section.TURN),
            ("конец кона", Section.END),
        ):
            (page,) = await ann.say(f"/rules goat {typed}")
            assert page.message.plain().startswith(title("goat", section))
        (rule,) = await ann.say("/rules kozel zero zero")
        assert says("option-zero_zero") in rule.message.plain()
        assert says("option-threshold") not in rule.message.plain()


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("mexican", "Mexican Train, players"),
        ("mexican when is the round over", title("mexican-train", Section.END)),
        ("french who begins", title("french-wall", Section.BEGIN)),
        ("polish scoring", title("fives-pl", Section.SCORING)),
        ("team", "partner: "),  # a word of the glossary, though only Team Block begins so
    ],
)
async def test_the_first_word_of_a_game_is_enough(tmp_path: Path, typed: str, begins: str) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say(f"/rules {typed}")).startswith(begins)


async def test_every_section_and_house_rule_is_found_without_a_game(tmp_path: Path) -> None:
    """Unless another one is called like it: then the section, or the term."""
    sections = {str(section): section.heading for section in Section}
    rules = {rule.name: option_name(rule.name) for one in variants().values() for rule in menu(one.options())}
    terms = {term: text(f"term-{term}") for term in TERMS if term in rules}
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for value, label in {**rules, **terms, **sections}.items():
            answer = told(await ann.say(f"/rules {value}"))
            assert WORDS.line(label, "en").casefold() in answer.casefold(), value


async def test_a_house_rule_is_rather_that_of_the_game_which_is_played(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for game in ("goat", "muggins"):
            await ann.say(f"/play {game}")
            assert told(await ann.say("/rules target")).startswith(title(game, Section.OPTIONS))
            await ann.say("/stop")


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("goat 6", title("goat", Section.SCORING)),
        ("goat 6.3", title("goat", Section.SCORING)),
        ("sea goat 2.1.", title("sea-goat", Section.PLAYERS)),
        ("goat 1", title("goat", Section.IDEA)),
        ("goat 10.2", says("rules-section", game="Goat", number=10, title=Section.EXAMPLES.heading) + "\n10.2 "),
    ],
)
async def test_a_section_is_opened_by_the_number_that_people_cite(tmp_path: Path, typed: str, begins: str) -> None:
    async with chatting(tmp_path) as chat:
        (page,) = await chat.guest("Ann").say(f"/rules {typed}")
        assert page.message.plain().startswith(begins)
        assert says("rules-button-contents") in page.labels


async def test_a_question_is_answered_with_more_behind_it(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=NARROW) as chat:
        ann = chat.guest("Ann")
        (answer,) = await ann.write("/rules what if nobody can play")
        first = answer.message.plain()
        assert says("rules-button-more") in answer.labels
        await ann.press(says("rules-button-more"), answer)
        assert answer.message.plain() != first
        (again,) = await ann.write("/rules goat who leads first")
        assert again.message.plain().startswith(title("goat", Section.BEGIN))
        context = next(label for label in again.labels if "Goat" in label)
        await ann.press(context, again)
        assert again.message.plain().startswith(context)


async def test_house_rules_on_several_pages_have_one_way_to_their_section(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        (answer,) = await ann.say("/rules goat mit only ja")
        assert told([answer]).count(title("goat", Section.OPTIONS)) == 3
        assert answer.labels.count(title("goat", Section.OPTIONS)) == 1
        await ann.press(title("goat", Section.OPTIONS), answer)
        assert told([answer]).startswith(title("goat", Section.OPTIONS))


async def test_what_is_not_there_is_said_politely(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/rules qqqq zzzz")) == says("rules-nothing")
        assert told(await ann.say("/rules goat qqqq")) == says("rules-nothing")


async def test_a_question_is_answered_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, boris = chat.guest("Ann"), chat.guest("Boris", language="ru")
        assert WORDS.line(text("term-fish.about"), "en") in told(await ann.say("/rules рыба"))
        assert WORDS.line(text("term-fish.about"), "ru") in told(await boris.say("/rules fish"))


# --- A table ----------------------------------------------------------------------------------------------


async def test_at_a_table_its_game_is_explained_by_its_house_rules(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play goat")
        assert says("rules-as-usual") in told(await ann.say("/rules"))
        await ann.say("/stop")
        await ann.say("/play goat target=77")
        (contents,) = await ann.say("/rules")
        assert says("rules-differing") in contents.message.plain()
        assert says("rules-differs", option=says("option-target"), value=77, usual=101) in contents.message.plain()
        await ann.press(button(Section.MATCH), contents)
        page = contents
        assert "77" in page.message.plain()
        assert "101" not in page.message.plain()
        (usual,) = await ann.say("/rules all-fives match")
        assert usual.message.plain().startswith(title("all-fives", Section.MATCH))
        await ann.say("/stop")
        await ann.press(button(Section.SCORING), page)
        assert page.message.plain().startswith(title("goat", Section.SCORING)), "also when the table is gone"


async def test_a_question_at_a_table_is_about_its_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play bergen")
        assert told(await ann.say("/rules who begins")).startswith(title("bergen", Section.BEGIN))


# --- Shown to everybody -----------------------------------------------------------------------------------


async def test_an_answer_is_shown_to_everybody_in_the_language_of_the_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        boris = chat.guest("Boris", language="ru")
        (page,) = await boris.say("/rules goat scoring")
        assert not chat.room()
        await boris.press(says("rules-button-share", "ru"), page)
        (shown,) = chat.room()
        assert shown.message.plain().startswith(title("goat", Section.SCORING))
        assert "Boris" in shown.message.plain()
        (private,) = await boris.write("/rules goat scoring")
        assert says("rules-button-share", "ru") not in private.labels


async def test_an_example_is_shown_to_everybody(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann = chat.guest("Ann")
        (page,) = await ann.say("/rules goat examples")
        await ann.press(says("rules-button-share"), page)
        (shown,) = chat.room()
        assert shown.message.drawing is not None


async def test_what_is_not_there_is_shown_to_nobody_and_in_private_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        last = len(examples.names("goat"))
        forged = pack(What.RULES, "", 0, f"s.{Place('goat', Section.EXAMPLES, last)}")
        assert told(await ann.send(forged)) == says("bad-button")
        chat.group = Room(RoomId(ann.id), "Ann", private=True)
        assert told(await ann.send(pack(What.RULES, "", 0, f"s.{Place('goat', Section.TURN)}"))) == says(
            "bad-button"
        )
        assert not chat.room()


# --- Two games --------------------------------------------------------------------------------------------


async def test_two_games_are_compared(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, boris = chat.guest("Ann"), chat.guest("Boris", language="ru")
        compared = told(await ann.say("/rules compare goat sea-goat"))
        target = says("compare-line", what=says("option-target"), one=101, other=125)
        assert target in compared
        assert says("compare-only", game="Sea goat") in compared
        assert says("option-reserve_keep") not in compared, "what is the same is not told"
        for ask in (
            "compare goat and",
            "Vergleiche goat",
            "vergleichen goat",
            "сравни goat",
            "confrontare goat",
            "what is the difference between goat and",
            "Unterschied zwischen goat und",
            "différence entre goat et",
            "goat vs",
            "how does goat differ from",
            "difference goat",
            "Unterschied Bock und",
            "en qué se diferencia goat de",
            "чем козёл отличается от",
        ):
            assert told(await ann.say(f"/rules {ask} sea-goat")) == compared
        assert "Морской козёл" in told(await boris.say("/rules сравнить козёл морской козёл"))
        for ask in (
            "сравнить козёл и морской козёл",
            "чем отличается козёл от морского козла",
            "чем козел отличается от морского козла",
            "в чём разница между козлом и морским козлом",
            "отличия козла от морского козла",
        ):
            assert told(await boris.say(f"/rules {ask}")).startswith("Козёл и Морской козёл:")
        assert told(await ann.say("/rules compare")) == says("compare-how")
        for wrong in ("goat", "goat goat", "goat chess"):
            assert told(await ann.say(f"/rules compare {wrong}")) == says("compare-what", games=wrong)


async def test_who_plays_and_what_is_dealt_is_compared_where_it_differs(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        trains = told(await ann.say("/rules compare draw mexican-train"))
        for what, one, other in (
            (says("compare-tiles"), 28, 91),
            (says("compare-top"), 6, 12),
            (says("compare-hand", players=2), 7, 15),
        ):
            assert says("compare-line", what=what, one=one, other=other) in trains
        assert says("compare-players") not in trains, "both are for two to eight"
        alone = told(await ann.say("/rules compare solo-rows draw"))
        many = says("players-range", fewest=2, most=8)
        assert says("compare-line", what=says("compare-players"), one=1, other=many) in alone
        assert says("compare-tiles") not in alone, "both have the usual set"
        assert says("compare-hand", players=2) not in alone, "one of them is not for two"


@pytest.mark.parametrize("between", ["difference between", "what is the difference between", "difference"])
async def test_a_difference_between_other_things_is_looked_for(tmp_path: Path, between: str) -> None:
    async with chatting(tmp_path) as chat:
        (answer,) = await chat.guest("Ann").say(f"/rules {between} a spinner and a double")
        assert answer.message.plain().startswith("spinner:")


async def test_many_words_that_ask_for_a_comparison_are_not_all_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up = 0
    game = Search.game

    def counted(search: Search, name: Sequence[str], language: str) -> str | None:
        nonlocal looked_up
        looked_up += 1
        return game(search, name, language)

    monkeypatch.setattr(Search, "game", counted)
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say(f"/rules {'vs ' * 120}")) == says("rules-nothing")
    assert looked_up < 1000


# --- Bad buttons ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arg",
    [
        "chess",
        "goat.0",
        "goat.11",
        "goat.4.t3",
        "goat.8.t99",
        "w.999",
        "w",
        "m.zz",
        "m.zzzz",
        "s.chess",
        "goat.4.1.1",
    ],
)
async def test_a_forged_button_changes_nothing(tmp_path: Path, arg: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        (page,) = await ann.say("/rules goat")
        assert told(await ann.send(pack(What.RULES, "", 0, arg), page)) == says("bad-button")
        assert not chat.room()


@pytest.mark.parametrize("game", variants())
def test_places_are_read_as_they_were_written(game: str) -> None:
    places = [Place(game), Place("", Section.WORDS, 0, "fish")]
    places += [Place(game, section, part) for section in Section for part in (0, 3)]
    places += [Place(game, Section.OPTIONS, 0, choice.name) for choice in menu(variants()[game].options())]
    for place in places:
        assert Place.read(str(place)) == place
        assert unpack(pack(What.RULES, "abcdefgh", 0, f"s.{place}")) is not None


def test_more_answers_than_a_button_holds_are_none() -> None:
    assert more_of("goat.4") is None
    assert more_of("m.") is None
    assert more_of("m.zzzz") is None
