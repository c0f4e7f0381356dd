"""People who are written down on a score sheet by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.asking import Asking
from bot.chats.naming import Begun, Names, folded, names_of
from bot.cleaning import clean
from bot.errors import Refused
from bot.ids import PersonId
from bot.messages import Typed, text
from bot.spoken import COMPUTERS, Wish
from bot.tables.seating import seated_name, with_guest, with_person
from bot.vocabulary import behind, is_oneself, one_of
from bot.wishes import beside_rules
from bot.words import Words
from storage.matches import Sitter

_BETWEEN = re.compile("[,;&+]")
_WITH = text("sheet-word-with")
_AND = text("between-names")
_NOTHING = text("filler")
"""What people say between names and behind them."""

_MOST_BEHIND = 20
"""Words behind names that may be house rules: to look through more of them for where these begin takes long."""

Rules = Callable[[list[str]], tuple[Sequence[Wish], list[str]]]
"""The house rules with which some words begin, and the words behind them."""


def names_apart(words: Words, said: list[str], rules: Rules) -> tuple[list[str], list[str]]:
    """What is said beside a `with` and names, and that with them; nothing without one. House rules may have a
    `with` of their own, and may stand behind names. *Bot* may be somebody: no computer plays with real tiles."""

    def begins_rule(some: list[str]) -> bool:
        bare = beside_rules(" ".join(some))
        return len(rules(bare)[1]) < len(bare)

    def are_rules(some: list[str]) -> bool:
        wishes, left = rules(beside_rules(" ".join(some)))
        told = behind(words, _NOTHING, some) is None  # of the *Y, please* in *Dot Y, please* a name has the first
        return told and not left and all(rule != COMPUTERS for rule, _ in wishes)

    withs = (at for at, word in enumerate(said) if one_of(words, _WITH, word.rstrip(",:")))
    at = next((at for at in withs if not begins_rule(said[at:])), len(said))
    ends = range(max(at + 2, len(said) - _MOST_BEHIND), len(said))
    end = next((end for end in ends if are_rules(said[end:])), len(said))
    return [*said[:at], *said[end:]], said[at:end]


async def with_names(asking: Asking, names: str) -> tuple[Sitter, ...]:
    """Who asks, and these people behind him."""
    host = await asking.world.preferences.person(asking.person.id)
    return await written_down(asking, with_person((), asking.person.id, host.name), names)


async def written_down(asking: Asking, seats: tuple[Sitter, ...], names: str) -> tuple[Sitter, ...]:
    """With these people behind the others, among whom is who asks: people of the chat, or guests without an
    account. Refused if nobody is named, or one who has a seat; but who asks may name himself once among others."""
    known = await names_of(asking.world.database, asking.room.id)
    called = _called(known, seats, asking.person.id)
    wanted = [clean(name) for name in _apart(asking.world.words, known, names)]
    if not wanted:
        raise Refused("sheet-with-whom")
    named_himself = len(wanted) == 1
    for name in wanted:
        person, called_so = called(name), folded(seated_name(name, ()))
        if person is None and name.islower() and is_oneself(asking.world.words, name):
            continue  # he has a seat, or nobody would be written down; Ja and Io are people
        there = [seat for seat in seats if folded(seat.name) == called_so or seat.person == person is not None]
        himself = person in (None, asking.person.id) and [seat.person for seat in there] == [asking.person.id]
        if himself and not named_himself:
            named_himself = True
            continue
        if there:
            raise Refused("sheet-already-on", name=Typed(name))
        seats = with_person(seats, person, known[person].name) if person else with_guest(seats, name)
    return seats


def _called(known: Names, seats: tuple[Sitter, ...], asker: PersonId) -> Callable[[str], str | None]:
    """Who of the chat is called so, or else has a name that begins so: somebody else rather than who asks, for he
    is written down already, under his name there."""
    own = [(asker, seat.name) for seat in seats if seat.person == asker]
    named = [(person, who.name) for person, who in known.called.items() if person != asker]
    others, everybody = Begun(named), Begun([*named, *own])
    return lambda name: known.person(name) or others.only(name) or everybody.only(name)


def _apart(words: Words, known: Names, names: str) -> list[str]:
    """The single names of `Bob, Cid and Dot`; who is known may have an *and* in his. A letter at the end is a name
    or part of one: of the *I* in *Dot I* and the *E* in *Bob E* some language makes an *and*."""
    found: list[list[str]] = []
    for piece in _BETWEEN.split(names):
        said = piece.split()
        found.append([])
        while said:
            past = None if known.person(piece) else _past_and(words, said)
            if past is None:
                found[-1].append(said.pop(0))
            else:
                found.append([])
                said = past
    return [" ".join(name) for name in found if name]


def _past_and(words: Words, said: list[str]) -> list[str] | None:
    """What is said behind an *and* or a word that says nothing; None if a name begins or goes on with it."""
    past = behind(words, _AND, said)
    if past is None:
        return behind(words, _NOTHING, said)
    return None if not past and len(said[0]) == 1 else past
