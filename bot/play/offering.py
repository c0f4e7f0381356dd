"""What somebody can choose in the line in which he writes, in any chat: his moves, or sections of the rules.

Only his own legal moves are offered, at the moment when he asks; each carries what the button for the same move
carries, so that a choice is checked like a press.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.conversation import Offer
from bot.data import What, pack
from bot.messages import Screen, text
from bot.ports import Person
from bot.rulebook.places import place_of
from bot.screens.kinds import kind_of
from bot.screens.names import Say
from bot.screens.rules import SENT, Found, data, found_lines
from bot.tables.plan import playing_itself
from bot.tables.table import Table
from bot.typed import begins_tile, in_notation
from bot.world import World
from engine.errors import BadNotation
from engine.game import variants, view
from engine.model import Phase
from engine.moves import Move
from engine.notation import meanings, read, write
from engine.seats import Seat
from engine.spelling import plain
from storage.matches import Sitter, Status

LONGEST: Final = 100
"""Letters of a question."""

_EXAMPLE: Final = "goat"
"""The game of the question that is shown to those who play nowhere."""

_GLIMPSE: Final = 120
_WHOLE: Final = 4000
"""Letters of a section below its title, and of one that is sent."""


async def offers(world: World, person: Person, query: str) -> tuple[list[Offer], str]:
    """The moves of a person at the table whose id `query` begins with, or at the only one where it is his turn;
    else what the rules answer to `query`. What is written behind the table, or where it is his turn at one alone a
    tile or the beginning of one, narrows the moves down. If there is nothing, a short sentence that says why."""
    language = await world.languages.of_person(person.id, spoken=person.language)
    say = world.words.saying(language)
    said = query.strip()
    playing = [table for table in await world.tables.of_person(person.id) if _is_played(table)]
    turns = [(table, seat) for table in playing if (seat := _on_turn(table, person)) is not None]
    wanted = next((table.id for table in playing if said.startswith(table.id)), said.partition(" ")[0])
    narrowing = said.removeprefix(wanted)
    if wanted and await world.tables.find(wanted) is None:
        if len(turns) != 1 or not await asyncio.to_thread(begins_tile, world.words, said):
            sections = await _sections(world, said[:LONGEST], language)
            return sections, "" if sections else say(text("rules-nothing"))
        wanted, narrowing = "", said
    if not playing:
        return [], say(text("offers-nowhere", game=text("game", game=_EXAMPLE)))
    asked = [(table, seat) for table, seat in turns if wanted in ("", table.id)]
    if len(asked) != 1:
        return [], say(text("offers-several" if asked else "offers-none"))
    moves = _moves(*asked[0], say)
    narrowed = _narrowed(moves, await asyncio.to_thread(in_notation, world.words, narrowing.strip()))
    if not narrowed and said.isdigit() and (sections := await _sections(world, said, language)):
        return sections, ""  # such as 42
    return narrowed or list(moves.values()), ""


def _moves(table: Table, seat: Sitter, say: Say) -> dict[Move, Offer]:
    """The moves of whose turn it is."""
    assert table.state is not None
    seen = view(table.state, Seat(seat.seat))
    kind = kind_of(seen)
    offered = kind.offered(seen)
    about = " ".join(map(say, (*kind.hand(table.match, seen), *kind.ends(seen))))
    sent = say(text("offer-said", game=text("game", game=table.match.game)))
    return {
        move: Offer(
            data=pack(What.MOVE, table.id, seen.moment, seen.legal.index(move)),
            title=say(offered.label(move)),
            about=about,
            said=sent,
        )
        for move in offered.moves
    }


def _narrowed(moves: Mapping[Move, Offer], written: str) -> list[Offer]:
    """The moves that this means, or in whose title or notation it stands."""
    try:
        meant = meanings(read(written), moves)
    except BadNotation:
        meant = ()
    words = plain(written)
    return [
        offer for move, offer in moves.items() if move in meant or words in plain(f"{offer.title} {write(move)}")
    ]


async def _sections(world: World, question: str, language: str) -> list[Offer]:
    """Sections of the rules to send, each as everybody may read it."""

    def said(screen: Screen) -> str:
        return world.words.message(screen, language).plain()

    found = []
    asked = await asyncio.to_thread(world.search.ask, question, language)
    for answer in asked.answers:
        place = place_of(answer)
        options = variants()[answer.game].options() if answer.game else None
        title, *lines = found_lines(Found(place, options, ""))
        whole = said(Screen((title, *lines)))
        found.append(
            Offer(
                data=data(f"{SENT}.{place}"),
                title=said(Screen((title,))),
                about=" ".join(whole.split("\n")[1:])[:_GLIMPSE],
                said=whole[:_WHOLE],
            )
        )
    return found


def _is_played(table: Table) -> bool:
    """Whether there may be moves to choose: with real tiles nobody chooses any here."""
    return table.match.status is Status.PLAYING and not table.match.sheet


def _on_turn(table: Table, person: Person) -> Sitter | None:
    """His seat, if it is his turn to play there himself."""
    seat, state = table.seat_of(person.id), table.state
    if seat is None or state is None or playing_itself(seat):
        return None
    return seat if state.phase is Phase.PLAY and state.turn == seat.seat else None
