"""Settings as they are stored: what one version has written the next one reads, and the one before it."""

from __future__ import annotations

import pytest

from bot.chats.choices import (
    ChatChoice,
    Days,
    PersonChoice,
    ShownAs,
    Single,
    Summary,
    TurnClock,
    chosen,
    read,
    write,
)
from bot.pictures.scene import Theme


def test_choices_are_stored_in_words_that_never_change() -> None:
    chat = ChatChoice(
        clock=TurnClock.DAY,
        layout=ShownAs.TEXT,
        theme=Theme.LIGHT,
        season="2026-09-01",
        zone="Europe/Berlin",
        remind="12:30",
        days=Days.DAILY,
        summary=Summary.ON,
    )
    stored = (
        '{"clock":"1d","layout":"text","theme":"light","season":"2026-09-01","zone":"Europe/Berlin",'
        '"remind":"12:30","days":"daily","summary":"on"}'
    )
    assert (write(chat), read(ChatChoice, stored)) == (stored, chat)
    person = PersonChoice(single=Single.PLAY)
    assert (write(person), read(PersonChoice, '{"single":"play"}')) == ('{"single":"play"}', person)


def test_what_is_not_known_has_its_default() -> None:
    stored = '{"clock":"9y","layout":"text","zone":"Nowhere/Town","remind":"25:61","season":"soon","wind":"north"}'
    assert read(ChatChoice, stored) == ChatChoice(layout=ShownAs.TEXT)


@pytest.mark.parametrize(("name", "value"), [("wind", "north"), ("clock", "9y"), ("zone", "Nowhere/Town")])
def test_nobody_chooses_what_there_is_not(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=r"no setting|is not a valid|no zone"):
        chosen(ChatChoice(), name, value)
