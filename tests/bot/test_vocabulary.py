"""Words that somebody types, looked up in all languages."""

from __future__ import annotations

import pytest

from bot import vocabulary
from bot.messages import Text, text
from bot.spoken import rules_said
from bot.vocabulary import as_compared, called
from engine.game import variants
from tests.bot.kept import WORDS


def test_ids_go_before_names() -> None:
    """An id is found however it is written, also where something else is called so."""

    def title(name: str) -> Text:
        return text("game", game={"first": "draw", "draw": "block"}.get(name, "goat"))

    assert called(WORDS, ["first", "draw"], title, "Draw") == "draw"
    assert called(WORDS, ["draw_rule"], title, "Draw rule") == "draw_rule"
    assert called(WORDS, ["draw_rule"], title, "what nothing is called") is None


def test_what_is_compared_again_and_again_is_brought_to_its_form_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each word it is asked whether a dozen things begin there, each of which may have ten words."""
    forms: list[str] = []

    def counted(words: str) -> str:
        forms.append(words)
        return words.casefold()

    game, said = variants()["block"], ["no", "pears"] * 50
    rules_said(WORDS, game, said)  # what is listed in all languages is read once
    as_compared.cache_clear()
    monkeypatch.setattr(vocabulary, "plain", counted)
    try:
        rules_said(WORDS, game, said)
    finally:
        as_compared.cache_clear()
    assert len(forms) == len(set(forms))
