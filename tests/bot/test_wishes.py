"""House rules in people's own words."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from unicodedata import normalize

import pytest

from bot.game_names import game_begun, game_called, game_named
from bot.messages import text
from bot.rulebook.names import option_name, option_value
from bot.wishes import apart, option_called, with_wish
from engine.errors import BadOption
from engine.game import variants
from engine.options import Value, choose, menu, show
from engine.spelling import plain
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.effort import one_in


def some(choices: tuple[Value, ...]) -> tuple[Value, ...]:
    """All choices of a short list, and a few of a range of numbers."""
    return choices if len(choices) <= 20 else (*choices[:5], choices[len(choices) // 2], *choices[-5:])


@pytest.mark.parametrize(("language", "game"), one_in(3, list(product(WORDS.languages, variants()))))
def test_every_house_rule_can_be_written_as_it_is_shown(game: str, language: str) -> None:
    variant = variants()[game]
    options = variant.options()
    for rule in menu(options):
        name = WORDS.line(option_name(rule.name), language).replace(" ", "_")
        assert option_called(WORDS, options, name) == rule.name
        for value in some(rule.choices):
            shown = WORDS.line(option_value(rule.name, value), language).replace(" ", "_")
            wanted = choose(options, rule.name, show(value))
            assert with_wish(WORDS, variant, options, name, shown.upper()) == wanted, shown


@pytest.mark.parametrize("game", variants())
def test_every_house_rule_can_be_written_as_records_have_it(game: str) -> None:
    variant = variants()[game]
    options = variant.options()
    for rule in menu(options):
        for value in some(rule.choices):
            wanted = choose(options, rule.name, show(value))
            assert with_wish(WORDS, variant, options, rule.name, show(value)) == wanted


@pytest.mark.parametrize("game", variants())
@pytest.mark.parametrize("language", WORDS.languages)
def test_no_two_house_rules_of_a_game_share_a_name(game: str, language: str) -> None:
    rules = menu(variants()[game].options())
    names = Counter(plain(WORDS.line(option_name(rule.name), language)) for rule in rules)
    assert max(names.values()) == 1, names


@pytest.mark.parametrize("language", WORDS.languages)
def test_no_two_games_are_shown_under_one_name(language: str) -> None:
    names = Counter(plain(WORDS.line(text("game", game=game), language)) for game in variants())
    assert max(names.values()) == 1, names


@pytest.mark.parametrize(
    ("typed", "game"),
    [("koziol", "goat"), ("козел", "goat"), ("DOMINO PERUANO", "peruvian"), ("domino peruwianskie", "peruvian")],
)
def test_a_game_is_known_without_the_marks_on_its_letters(typed: str, game: str) -> None:
    variant = game_called(typed)
    assert variant is not None
    assert variant.id == game


def test_a_house_rule_is_known_however_its_marks_are_written() -> None:
    options = variants()["goat"].options()
    for rule, language in product(menu(options), WORDS.languages):
        name = WORDS.line(option_name(rule.name), language)
        for typed in (plain(name), normalize("NFC", name), normalize("NFD", name)):
            assert option_called(WORDS, options, typed) is not None, typed


def test_what_nobody_calls_so_is_refused() -> None:
    goat = variants()["goat"]
    options = goat.options()
    with pytest.raises(BadOption, match="no-such-option"):
        with_wish(WORDS, goat, options, "luck", "1")
    with pytest.raises(BadOption, match="no-such-choice"):
        with_wish(WORDS, goat, options, "Порог", "много")
    assert with_wish(WORDS, goat, options, "two_doubles", "yes") != options, "what the engine knows besides"


@pytest.mark.parametrize("number", ["-3", "--3", "\u22123"])
def test_a_number_below_zero_is_not_the_one_above(number: str) -> None:
    draw = variants()["draw"]
    with pytest.raises(BadOption, match="no-such-choice"):
        with_wish(WORDS, draw, draw.options(), "rounds", number)


@pytest.mark.parametrize(
    "word", ["none", "no limit", "unlimited", "sans limite", "aucun", "bez_limitu", "brak", "geen"]
)
def test_that_there_is_no_limit_is_said_in_several_words(word: str) -> None:
    general = variants()["general"]
    limited = with_wish(WORDS, general, general.options(), "session_rounds", "5")
    assert with_wish(WORDS, general, limited, "session_rounds", word) == general.options() != limited


def test_a_small_number_can_be_written_out() -> None:
    draw = variants()["draw"]
    options = draw.options()
    assert with_wish(WORDS, draw, options, "rounds", "five") == with_wish(WORDS, draw, options, "Runden", "fünf")
    with pytest.raises(BadOption, match="no-such-choice"):
        with_wish(WORDS, draw, options, "target", "five")


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ("Mexican", "mexican-train"),
        ("chicken", "chickenfoot"),
        ("Forty", "forty-two"),
        ("мексиканский", "mexican-train"),
        ("pata_de", "chickenfoot"),
        ("general's", "general"),
        ("goat", "goat"),
        ("french wall", "french-wall"),
        ("all", None),
        ("mex", None),
        ("fives", None),
        ("", None),
    ],
)
def test_a_game_is_meant_by_words_that_only_its_name_begins_with(words: str, game: str | None) -> None:
    assert game_called(words) is (variants()[game] if game else None)


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ("generals goat", "general"),
        ("General\u2019s Goat", "general"),
        ("general goat", "general"),
        ("козёл генеральский", "general"),
        ("bouc général", "general"),
        ("goat sea", "sea-goat"),
        ("train mexican", "mexican-train"),
        ("goat chess", None),
        ("goat s", None),
        ("goat sea goat", None),
        ("dominoes with draw", None),
    ],
)
def test_the_words_of_a_name_may_stand_in_any_order_and_be_begun_alone(words: str, game: str | None) -> None:
    assert game_called(words) is (variants()[game] if game else None)


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ("mexican train dominoes", "mexican-train"),
        ("mexican dominoes", "mexican-train"),
        ("le train mexicain", "mexican-train"),
        ("russian dominoes", "classic"),
        ("the block game", "block"),
        ("au bouc", "goat"),
        ("alla capra", "goat"),
        ("une partie de bouc", "goat"),
        ("eine Partie Bock", "goat"),
        ("партия козёл", "goat"),
        ("42 dominoes", "forty-two"),
        ("домино козёл", "goat"),
        ("domino 42", "forty-two"),
        ("all dominoes", None),
        ("the game", None),
    ],
)
def test_beside_a_game_may_stand_that_it_is_one_of_dominoes(words: str, game: str | None) -> None:
    assert game_called(words) is (variants()[game] if game else None)


@pytest.mark.parametrize("game", variants())
def test_no_house_rule_reads_like_another_game(game: str) -> None:
    for rule in menu(variants()[game].options()):
        said = [rule.name, *map(show, some(rule.choices))]
        named = [option_name(rule.name), *(option_value(rule.name, value) for value in some(rule.choices))]
        said += [WORDS.line(name, language) for name in named for language in WORDS.languages]
        read = {words: game_begun(words) for words in said if game_named(words) is None}
        assert not [words for words, other in read.items() if other not in (None, variants()[game])]


@pytest.mark.parametrize(
    ("words", "games"),
    [
        ("domnoes", ["draw"]),
        ("mexican trian", ["mexican-train"]),
        ("mexcan", ["mexican-train"]),
        ("Колбоса", ["sausage"]),
        ("saus", ["sausage"]),
        ("all", ["muggins", "all-fives", "all-sevens"]),
        ("solo", ["solo-rows", "solo-batches"]),
        ("fives", ["muggins", "all-fives", "fives-pl"]),
        ("squares", ["domino-squares"]),
        ("wall", ["french-wall"]),
        ("dom", []),
        ("chess", []),
        ("!", []),
    ],
)
async def test_of_what_is_no_game_one_is_told_what_reads_like_it(
    tmp_path: Path, words: str, games: list[str]
) -> None:
    alike = tuple(text("game", game=game) for game in games)
    answer = says("no-such-game", name=words)
    if games:
        answer = says("game-alike", name=words, games=alike, count=len(alike))
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say(f"/play {words}")) == answer
        assert told(await chat.guest("Ann").say(f"/tally add {words}: Ann > Bob")) == answer
        assert not chat.tables()


async def test_a_game_is_named_by_the_beginning_of_its_name_everywhere(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, cid = chat.guest("Ann"), chat.guest("Cid")
        assert not await ann.say("/play mexican dominoes set=9")
        assert chat.table().match.game == "mexican-train"
        assert not await cid.say("/sheet chicken")
        assert chat.tables()[-1].match.game == "chickenfoot"
        assert says("game", game="forty-two") in told(await ann.say("/tally me forty"))
        assert says("tagline-all-fives") in told(await ann.say("/rules american"))
        assert says("tagline-general") in told(await ann.say("/rules generals goat"))
        assert not await ann.say("/tally add cardinal: Ann > Cid")
        assert says("game", game="all-sevens") in chat.room()[-1].message.plain()
        compared = told(await ann.say("/rules compare mexican-train goat"))
        assert told(await ann.say("/rules compare mexican goat")) == compared


async def test_in_the_tallies_who_is_called_like_the_beginning_of_a_game_is_meant(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play goat")
        await chat.guest("Texas").press("Join")
        assert "Texas" in told(await ann.say("/tally me texas"))


async def test_a_table_is_opened_with_rules_in_russian(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", language="ru")
        assert not await ann.say("/play козёл играем_до=51 заход-после-рыбы=кто_её_выиграл")
        chosen = {rule.name: rule.value for rule in menu(chat.table().options)}
        assert (chosen["target"], chosen["after_fish_start"]) == (51, "fish_winner")
        assert told(await ann.say("/play козёл порог=много")).startswith(
            "Значение «много» для правила «Порог» не подходит."
        )
        assert says("option-threshold.about", "ru") in told(await ann.say("/rules козёл порог"))


@pytest.mark.parametrize("pieces", [("x",), ("a-",), ("a", " ")], ids=str)
def test_a_long_word_takes_no_longer_than_its_letters(pieces: tuple[str, ...]) -> None:
    """What took the square of so many would not come to an end here."""
    typed = "".join(piece * 400_000 for piece in pieces)
    assert apart(typed) == (typed.split(), [])
