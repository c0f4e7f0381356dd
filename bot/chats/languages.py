"""Which language a chat and a person read: what they have chosen, what their platform says, or what is near."""

from __future__ import annotations

from bot.chats.preferences import Preferences
from bot.memory import Memory
from bot.ports import Person, Room
from bot.words import Words
from storage import matches
from storage.database import Database

KEPT = 20_000
"""People of whom it is remembered where they spoke last."""


class Languages:
    """Knows the language of whatever is said."""

    def __init__(self, database: Database, preferences: Preferences, words: Words) -> None:
        self._database = database
        self._preferences = preferences
        self._words = words
        self._met: Memory[str, str] = Memory(KEPT)
        """In which room, other than his own, somebody spoke last."""

    def meet(self, person: Person, room: Room) -> None:
        """Note who speaks where."""
        if not room.private:
            self._met.note(person.id, room.id)

    def forget(self, person: str) -> None:
        """Nothing is known of this person any more."""
        self._met.forget(person)

    async def of_room(self, room: str) -> str:
        """The language of what everybody in a room reads: the one it chose, or its platform's word. Alone with the
        bot, where the room has his id, it is that of the person."""
        if (await self._preferences.person(room)).name:
            return await self.of_person(room)
        known = await self._preferences.chat(room)
        return self._words.known(known.language, known.spoken)

    async def of_person(self, person: str, room: str | None = None, spoken: str = "") -> str:
        """The language of what he alone reads: his choice, his platform's word (what it says now is `spoken`), or
        else the room's. In private none of that may be known: then it is that of a room in which he plays, or was
        met last."""
        preferences = self._preferences
        known = await preferences.person(person)
        wishes = [known.language, spoken or known.spoken]
        wishes.append((await preferences.chat(room)).language if room else None)
        if not any(wishes):
            seated = [match.room for match in await matches.seated(self._database, person)]
            elsewhere = (*seated[::-1], self._met.get(person) or "")
            wishes += [(await preferences.chat(one)).language for one in elsewhere]
        return self._words.known(*wishes)
