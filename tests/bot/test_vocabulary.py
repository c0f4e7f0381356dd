"""Words that somebody types, looked up in all languages."""

from __future__ import annotations

from bot.messages import Text, text
from bot.vocabulary import called
from tests.bot.chat import WORDS


def test_ids_go_before_names() -> None:
    """An id is found however it is written, also where something else is called so."""

    def title(name: str) -> Text:
        return text("game", game={"first": "draw", "draw": "block"}.get(name, "goat"))

    assert called(WORDS, ["first", "draw"], title, "Draw") == "draw"
    assert called(WORDS, ["draw_rule"], title, "Draw rule") == "draw_rule"
    assert called(WORDS, ["draw_rule"], title, "what nothing is called") is None
