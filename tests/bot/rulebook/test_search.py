"""Questions to the rulebook in every language: those of players in `tests/bot/questions`; slips of the finger."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rulebook.index import Entry, Index, folded, slipped, words_of
from bot.rulebook.pages import Section
from bot.rulebook.search import Answer, Search
from bot.words import Words

QUESTIONS = Path(__file__).parent.parent / "questions"
WORDS = Words()
SEARCH = Search(WORDS)
WANTED = 57
"""Of 60 questions so many find their answer among the first three."""


def asked(language: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The questions of a language, each with the places that answer it."""
    found = []
    for line in (QUESTIONS / f"{language}.txt").read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            question, _, places = line.partition("|")
            answers = [tuple(place.split()) for place in places.split(",")]
            found.append((question.strip(), [(game, section) for game, section in answers]))
    return found


def answers(answer: Answer, game: str, section: str) -> bool:
    if game == "glossary":
        return not answer.game and answer.topic == section
    return answer.section == section and game in ("any", answer.game) and bool(answer.game)


@pytest.mark.parametrize("language", WORDS.languages)
def test_players_find_what_they_ask_for(language: str) -> None:
    missed = []
    for question, places in asked(language):
        found = SEARCH.ask(question, language).answers[:3]
        if not any(answers(answer, *place) for answer in found for place in places):
            missed.append(f"{question}: {[(one.game, one.section.value, one.topic) for one in found]}")
    assert len(asked(language)) - len(missed) >= WANTED, "\n".join(("", *missed))


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_language_asks_the_same(language: str) -> None:
    assert len(asked(language)) == 60
    assert [places for _, places in asked(language)] == [places for _, places in asked("en")]
    assert len({question for question, _ in asked(language)}) == 60


# --- Words ------------------------------------------------------------------------------------------------


def test_case_and_diacritics_do_not_matter() -> None:
    assert folded("Козёл ЖЁЛТЫЙ Łódź Straße Œuf") == "козел желтыи lodz strasse oeuf"


def test_one_slip_of_the_finger_is_forgiven() -> None:
    known = ["spinner", "boneyard"]
    for word in ("spiner", "spinnner", "spinnar", "sipnner"):
        assert slipped(word, known) == ["spinner"]
    assert slipped("spnr", known) == []
    assert slipped("ear", ["bar"]) == [], "short words are too much alike"


def test_a_slip_is_only_looked_for_where_the_word_is_not_known() -> None:
    index = Index("en", [Entry("one", "horse", "", "a horse"), Entry("two", "house", "", "a house")])
    assert [hit.key for hit in index.find(index.meant(["house"]))] == ["two"]
    assert {hit.key for hit in index.find(index.meant(["hose"]))} == {"one", "two"}


def test_words_are_found_in_all_their_forms() -> None:
    index = Index("ru", [Entry("fish", "рыба", "", "Никто не может ходить.")])
    for word in ("рыбы", "рыбу", "РЫБОЙ"):
        assert index.find(index.meant(words_of(word))), word


def test_signs_of_the_search_are_only_words() -> None:
    for question in ('"', "a OR b", "NEAR(", "title:", "-", "*", "'; DROP TABLE entry"):
        SEARCH.ask(question, "en")
    assert SEARCH.ask("", "en").answers == ()


# --- Games and languages ----------------------------------------------------------------------------------


def test_a_word_of_another_language_is_found_by_everybody() -> None:
    found = SEARCH.ask("рыба", "en")
    assert found.language == "ru"
    assert found.answers[0] == Answer("", Section.WORDS, "fish")


def test_the_game_that_is_named_or_played_goes_first() -> None:
    assert SEARCH.ask("donkey who begins", "en").answers[0] == Answer("donkey", Section.BEGIN)
    assert SEARCH.ask("Осёл кто начинает", "ru").answers[0] == Answer("donkey", Section.BEGIN)
    assert SEARCH.ask("who begins", "en", here="bergen").answers[0] == Answer("bergen", Section.BEGIN)
    assert SEARCH.ask("donkye who begins", "en").game == "donkey", "with a slip of the finger, too"


def test_nothing_is_found_for_words_that_nobody_knows() -> None:
    assert SEARCH.ask("qqqq zzzzz", "en").answers == ()


def test_the_paragraphs_that_have_to_do_with_a_question_are_found() -> None:
    found = SEARCH.ask("goat double blank", "en")
    told = ["Lay a tile.", "The double blank counts 25.", "A blank fits a blank."]
    assert found.touching(told, 1) == (1,)
    assert found.touching(told, 2) == (1, 2)
    assert found.touching(["Lay a tile.", "Pass."], 2) == (0,), "the first one if none has anything"
