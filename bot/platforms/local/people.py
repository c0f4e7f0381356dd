"""Who is in the chat: names as people write them, and the identity behind each.

A name is all that a script knows of a person, so the name makes the id. It is folded for that: `ann`, `Ann` and
`Ann ` with an invisible mark are one person, who goes by the spelling that came first.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.cleaning import clean
from bot.ids import PersonId
from bot.platforms.local.plain import squeezed
from bot.ports import Person

PLATFORM: Final = "local"
ROOM_NAME: Final = "room"
"""How the room is called at the beginning of a line; so nobody else can be."""

_LONGEST: Final = 90
"""Letters of an identity: a file takes no longer ids, with the platform before it."""
_DOUBLES: Final = str.maketrans({"|": "\N{BROKEN BAR}", "~": "\N{TILDE OPERATOR}"})
"""A bar ends the prefix of a printed line and a tilde marks an edit: in a name, their doubles stand for them."""


class BadName(ValueError):
    """Nobody can go by this name."""


class People:
    """Everybody who was seen in this run."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._known: dict[PersonId, Person] = {}
        self._admin: PersonId | None = None

    def join(self, name: str) -> Person:
        """The person of this name, who is in the chat from now on. The first who comes runs the chat.

        Raises BadName.
        """
        person = self.introduce(name)
        self._admin = self._admin or person.id
        return person

    def introduce(self, name: str) -> Person:
        """Know how somebody writes himself before he has said a word. Raises BadName."""
        shown = squeezed(name).translate(_DOUBLES)
        identity = _folded(shown)
        if len(shown) > _LONGEST or clean(identity, _LONGEST) != identity or identity == ROOM_NAME:
            raise BadName(name)
        person = Person(PersonId(f"{PLATFORM}:{identity}"), shown, self._language)
        return self._known.setdefault(person.id, person)

    def known(self, name: str) -> Person | None:
        """The person of this name, if he is in the chat."""
        return self._known.get(PersonId(f"{PLATFORM}:{_folded(squeezed(name).translate(_DOUBLES))}"))

    def find(self, who: str) -> Person | None:
        """The person with this id; one who has not spoken in this run goes by what the id says."""
        if person := self._known.get(PersonId(who)):
            return person
        platform, _, identity = who.partition(":")
        if platform != PLATFORM or identity in ("", ROOM_NAME):
            return None
        return Person(PersonId(who), squeezed(identity).translate(_DOUBLES), self._language)

    def is_admin(self, person: Person) -> bool:
        """Whether he runs the chat."""
        return person.id == self._admin


def _folded(name: str) -> str:
    letters = unicodedata.normalize("NFKC", name).casefold()
    seen = "".join(letter for letter in letters if unicodedata.category(letter) != "Cf")
    return " ".join(unicodedata.normalize("NFKC", seen).split())
