"""Questions to the rulebook in every language: those of players in `tests/bot/questions`; slips of the finger."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from bot.rulebook.index import Entry, Index, slipped
from bot.rulebook.pages import Section
from bot.rulebook.search import Answer
from bot.stems import Stems, words_of
from tests.bot.kept import WORDS, search_of

QUESTIONS = Path(__file__).parent.parent / "questions"
SEARCH = search_of(WORDS)
ASKED = 144
"""Questions in each language."""
WANTED = 139
"""So many of them find their answer among the first three."""
WANTED_FIRST = 128
"""So many find it first of all."""


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
    return section in (answer.section, answer.topic) and game in ("any", answer.game) and bool(answer.game)


@pytest.mark.parametrize("language", WORDS.languages)
def test_players_find_what_they_ask_for(language: str) -> None:
    missed: list[str] = []
    later: list[str] = []
    for question, places in asked(language):
        found = SEARCH.ask(question, language).answers[:3]
        right = [any(answers(answer, *place) for place in places) for answer in found]
        if not any(right[:1]):
            wrong = missed if not any(right) else later
            wrong.append(f"{question}: {[(one.game, one.section.value, one.topic) for one in found]}")
    assert ASKED - len(missed) >= WANTED, "\n".join(("", *missed))
    assert ASKED - len(missed) - len(later) >= WANTED_FIRST, "\n".join(("", *missed, *later))


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_language_asks_the_same(language: str) -> None:
    assert len(asked(language)) == ASKED
    assert [places for _, places in asked(language)] == [places for _, places in asked("en")]
    assert len({question for question, _ in asked(language)}) == ASKED


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_is_asked_at_a_table_in_its_break_is_answered_first(language: str) -> None:
    """The last questions of each file: words of theirs stand in no section that answers them."""
    for question, places in asked(language)[-11:]:
        first = SEARCH.ask(question, language).answers[0]
        assert any(answers(first, *place) for place in places), question


# --- Words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("es", "tranque"), ("es", "tranca"), ("en", "stalemate")])
def test_a_fish_is_found_as_people_call_it_elsewhere(language: str, word: str) -> None:
    assert answers(SEARCH.ask(word, language).answers[0], "glossary", "fish")


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "is the shuffle fair"),
        ("en", "is the deal rigged"),
        ("de", "ist das Mischen fair"),
        ("fr", "la donne est truquée ?"),
        ("es", "¿está amañado el reparto?"),
        ("it", "la distribuzione è truccata?"),
        ("nl", "is het schudden eerlijk"),
        ("pl", "czy tasowanie jest uczciwe"),
        ("ru", "честно ли мешают кости"),
        ("ru", "бот мухлюет"),
    ],
)
def test_whoever_doubts_the_shuffle_is_told_how_it_is_checked(language: str, question: str) -> None:
    assert answers(SEARCH.ask(question, language).answers[0], "glossary", "commitment")


@pytest.mark.parametrize("done", ["подмигнуть", "подмигивать", "моргать"])
def test_a_sign_is_found_by_what_one_does_once_or_again_and_again(done: str) -> None:
    assert any(answers(one, "glossary", "signal") for one in SEARCH.ask(f"генерал {done}", "ru").answers[:2])


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


def test_words_of_which_a_vowel_comes_and_goes_are_found() -> None:
    for language, name, form in (
        ("ru", "осёл", "осла"),
        ("pl", "kozioł", "kozła"),
        ("pl", "matador", "matadorze"),
    ):
        index = Index(language, [Entry("game", name, "", "")])
        assert index.find(index.meant([form])), form


def test_words_are_found_that_are_written_together_or_apart() -> None:
    index = Index("en", [Entry("tiles", "boneyard", "", ""), Entry("points", "double blank", "", "")])
    for asked, key in (("bone yard", "tiles"), ("doubleblank", "points")):
        assert [hit.key for hit in index.find(index.meant(words_of(asked)))] == [key]


def test_a_word_that_the_pages_never_use_stands_for_the_one_that_they_do() -> None:
    turn = Entry("turn", "turn", "", "Lay a tile.")
    index = Index("en", [Entry("tile", "tile", "stone", "A piece.", term=True), turn])
    assert "turn" in [hit.key for hit in index.find(index.meant(["stones"]))]
    other = Entry("blank", "blank", "stone", "", term=True)
    index = Index("en", [Entry("tile", "tile", "stone", "A piece.", term=True), other, turn])
    assert "turn" not in [hit.key for hit in index.find(index.meant(["stones"]))], "it may stand for two"


def test_words_of_the_table_stand_for_those_of_the_glossary() -> None:
    for question, language, term in (
        ("когда пара вылетает", "ru", "yield"),
        ("можно ли подсказывать напарнику", "ru", "signal"),
        ("wann wird neu gegeben", "de", "redeal"),
        ("wat als de stok leeg is", "nl", "boneyard"),
    ):
        assert SEARCH.ask(question, language).answers[0] == Answer("", Section.WORDS, term), question


def test_how_people_ask_counts_only_as_a_whole() -> None:
    index = Index("en", [Entry("players", "players", "", "", "how many play"), Entry("turn", "turn", "play", "")])
    (found,) = index.find(index.meant(words_of("may one play")))
    assert found.key == "turn"
    assert max(index.find(index.meant(words_of("how many play"))), key=lambda hit: hit.known).key == "players"


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
    for asked, game in (
        ("до скольки играют в спортивного козла", "sport-goat"),
        ("сколько раундов в мексиканском поезде", "mexican-train"),
        ("сколько человек играет в сорок два", "forty-two"),
    ):
        assert SEARCH.ask(asked, "ru").game == game, "a name has its endings, too"


@pytest.mark.parametrize(
    ("language", "game", "question", "section"),
    [
        ("de", "general", "was passiert bei fisch", Section.END),
        ("de", "general", "wann wird gewechselt", Section.MATCH),
        ("de", "general", "wer sitzt raus", Section.MATCH),
        ("es", "all-fives", "como se puntua", Section.SCORING),
        ("fr", "draw", "on peut passer si on a un domino", Section.TURN),
        ("nl", "draw", "hoeveel stenen krijg je", Section.PLAYERS),
        ("nl", "mexican-train", "wat als ik niet kan", Section.TURN),
        ("nl", "mexican-train", "moet ik dubbele steen afdekken", Section.TURN),
        ("ru", "general", "что делать если сдали 5 дублей", Section.PLAYERS),
    ],
)
def test_what_is_asked_in_passing_at_a_table_is_answered_for_its_game(
    language: str, game: str, question: str, section: Section
) -> None:
    assert SEARCH.ask(question, language, here=game).answers[0] == Answer(game, section)


def test_a_slip_in_the_name_of_a_game_is_forgiven_wherever_it_stands() -> None:
    for question, language, game in (
        ("wie viele Leute können Mexcian Train spielen", "de", "mexican-train"),
        ("hoe lang duurt een partij spotdomino", "nl", "sport-goat"),
        ("domino spoortowe ile rund", "pl", "sport-goat"),
        ("domino peruviaano quanto si paga", "it", "peruvian"),
    ):
        assert SEARCH.ask(question, language).game == game, question
    assert SEARCH.ask("who has the load", "en").game is None, "a word that is known is no slip"


def test_what_is_a_name_in_another_language_is_a_word_here() -> None:
    assert SEARCH.ask("domino who begins", "en").game is None
    assert SEARCH.ask("domino kto zaczyna", "pl").game == "fives-pl"
    assert SEARCH.ask("kozel кто начинает", "ru").game == "goat", "no Russian word, so it is the name"


def test_the_name_of_a_game_is_not_looked_for_where_it_only_names_it() -> None:
    found = SEARCH.ask("what is the reserve in goat", "en")
    assert (found.game, found.answers[0].topic) == ("goat", "reserve")
    assert SEARCH.ask("who is the goat", "en").answers[0] in (
        Answer("goat", Section.MATCH),
        Answer("", Section.WORDS, "goat"),
    ), "there it is what is asked for"
    assert SEARCH.ask("how many people can play mexican train", "en").answers[0].section is Section.PLAYERS


def test_who_asks_for_a_word_or_a_house_rule_gets_that() -> None:
    assert SEARCH.ask("bock was ist ein fisch", "de").answers[0] == Answer("", Section.WORDS, "fish")
    asked = SEARCH.ask("draw what does the option reserve do", "en").answers[0]
    assert asked.topic == "reserve"


def test_nothing_is_found_for_words_that_nobody_knows() -> None:
    assert SEARCH.ask("qqqq zzzzz", "en").answers == ()


def test_the_paragraphs_that_have_to_do_with_a_question_are_found() -> None:
    found = SEARCH.ask("goat double blank", "en")
    told = ["Lay a tile.", "The double blank counts 25.", "A blank fits a blank."]
    assert found.touching(told, 1) == (1,)
    assert found.touching(told, 2) == (1, 2)
    assert found.touching(["Lay a tile.", "Pass."], 2) == (0,), "the first one if none has anything"


def test_a_long_question_of_few_words_takes_little_more_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The names of games have their stems once, wherever they may stand; each word is looked up once."""
    stemmed: list[Sequence[str]] = []
    looked_up: list[tuple[str, ...]] = []
    slips: list[str] = []
    of, with_any = Stems.of, Index._with_any

    def counted(stems: Stems, words: Sequence[str]) -> list[str]:
        stemmed.append(words)
        return of(stems, words)

    def counted_look(index: Index, stems: tuple[str, ...], where: str) -> list[tuple[int, float]]:
        looked_up.append(stems)
        return with_any(index, stems, where)

    def counted_slips(word: str, known: Iterable[str]) -> list[str]:
        slips.append(word)
        return slipped(word, known)

    SEARCH.ask("spinner xxxxxxxx", "en")
    monkeypatch.setattr(Stems, "of", counted)
    monkeypatch.setattr(Index, "_with_any", counted_look)
    monkeypatch.setattr("bot.rulebook.index.slipped", counted_slips)
    work = []
    for question in ("spinner xxxxxxxx", "spinner xxxxxxxx " * 40):
        SEARCH.ask(question, "en")
        work.append((len(stemmed), len(looked_up), slips.count("xxxxxxxx")))
        for done in (stemmed, looked_up, slips):
            done.clear()
    (stems, looks, guesses), long = work
    assert (looks, guesses) == long[1:]
    assert long[0] <= 2 * stems
