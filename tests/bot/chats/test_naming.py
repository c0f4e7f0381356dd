"""Who is meant by a name, in a chat where many are known."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Iterator

import pytest

from bot.chats.naming import Names
from bot.errors import Refused
from bot.ids import PersonId
from bot.messages import Who
from tests.bot.kept import WORDS


class Counted(UserDict[str, Who]):
    """People by their ids, which counts how often somebody has gone through all of them."""

    walks = 0

    def __iter__(self) -> Iterator[str]:
        self.walks += 1
        return super().__iter__()


def known(*names: str) -> Names:
    people = [PersonId(f"p{number}") for number, _ in enumerate(names)]
    return Names(Counted({person: Who(person, name) for person, name in zip(people, names, strict=True)}))


def test_a_name_stands_for_who_is_called_so_or_alone_begins_so() -> None:
    names = known("Ann Lee", "ann", "José", "Bob A", "Bob B", "Ann", "@", "")
    assert [names.person(name) for name in ("Ann", "ann  LEE", "jose", "@", "")] == ["p1", "p0", None, None, None]
    assert [names.begun(name) for name in ("ann", "jose", "bob", "bo", "")] == ["p0", "p2", None, None, None]
    several = names.several("bob")
    assert several is not None
    assert several.text.args[1] == ("names", (names["p3"], names["p4"]))
    assert names.several("ann") is None


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Аня", "Ани Ане Аню Аней"),
        ("Вера Ким", "Веры вере Веру Верой"),
        ("Саша", "Саши Саше Сашу Сашей"),
        ("Ника", "Ники Нике Нику Никой"),
        ("Celina", "Celinę"),
        ("Jan", "Janowi"),
        ("Łukasz", "Łukaszowi łukaszowi"),
        ("Marek Nowak", "Markowi"),
        ("Paweł", "Pawłowi"),
    ],
)
def test_a_first_name_is_known_in_another_case(name: str, forms: str) -> None:
    names = known(name, "Bob")
    assert [names.declined(form) for form in forms.split()] == ["p0"] * len(forms.split())
    assert known(name, name, "Bob").declined(forms.split()[0]) is None, "of two nobody is meant"


@pytest.mark.parametrize(
    ("name", "other"), [("Александр", "Александра"), ("Алекса", "Алексей"), ("Jenna", "Jenny"), ("Ая", "Аи")]
)
def test_another_name_is_no_other_case(name: str, other: str) -> None:
    assert known(name).declined(other) is None


def test_who_is_called_so_goes_before_another_case() -> None:
    names = known("Мария", "Марии Ко")
    assert names.begun("Марии") == "p1"
    assert names.declined("Марии") is None


def test_who_is_meant_is_looked_up_however_many_are_known_and_named() -> None:
    """A question of two hundred words in a chat with two hundred people once took seconds."""
    names = known(*(f"Ann {number}" for number in range(200)))
    with pytest.raises(Refused):
        names.people("a and " * 60 + "a", WORDS, "p0")
    for number in range(200):
        assert names.person(f"ann {number}") == f"p{number}"
        assert names.together(f"ann {number}") is names.begun("ann") is None
        assert names.several("ann") is not None
    assert isinstance(names.called, Counted)
    assert names.called.walks <= 3
