"""House rules in people's own words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.screens.names import option_name, option_value
from bot.wishes import option_called, with_wish
from engine.errors import BadOption
from engine.game import variants
from engine.options import Value, choose, menu, show
from tests.bot.chat import WORDS, chatting, says, told


def some(choices: tuple[Value, ...]) -> tuple[Value, ...]:
    """All choices of a short list, and a few of a range of numbers."""
    return choices if len(choices) <= 20 else (*choices[:5], choices[len(choices) // 2], *choices[-5:])


@pytest.mark.parametrize("game", variants())
@pytest.mark.parametrize("language", WORDS.languages)
def test_every_house_rule_can_be_written_as_it_is_shown(game: str, language: str) -> None:
    options = variants()[game].options()
    for rule in menu(options):
        name = WORDS.line(option_name(rule.name), language).replace(" ", "_")
        assert option_called(WORDS, options, name) == rule.name
        for value in some(rule.choices):
            shown = WORDS.line(option_value(rule.name, value), language).replace(" ", "_")
            wanted = choose(options, rule.name, show(value))
            assert with_wish(WORDS, options, name, shown.upper()) == wanted, shown


@pytest.mark.parametrize("game", variants())
def test_every_house_rule_can_be_written_as_records_have_it(game: str) -> None:
    options = variants()[game].options()
    for rule in menu(options):
        for value in some(rule.choices):
            assert with_wish(WORDS, options, rule.name, show(value)) == choose(options, rule.name, show(value))


@pytest.mark.parametrize("game", variants())
@pytest.mark.parametrize("language", WORDS.languages)
def test_no_two_house_rules_of_a_game_share_a_name(game: str, language: str) -> None:
    names = Counter(WORDS.line(option_name(rule.name), language) for rule in menu(variants()[game].options()))
    assert max(names.values()) == 1, names


def test_what_nobody_calls_so_is_refused() -> None:
    options = variants()["goat"].options()
    with pytest.raises(BadOption, match="no-such-option"):
        with_wish(WORDS, options, "luck", "1")
    with pytest.raises(BadOption, match="no-such-choice"):
        with_wish(WORDS, options, "Порог", "много")
    assert with_wish(WORDS, options, "two_doubles", "yes") != options, "what the engine knows besides"


@pytest.mark.asyncio
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
