"""Questions that change nothing at a table: games, records, settings, languages."""

from __future__ import annotations

from dataclasses import replace

import orjson

from bot.data import Data
from bot.errors import Refused
from bot.ports import Screen, literal, text
from bot.preferences import chosen
from bot.screens.info import (
    CHAT_CHOICES,
    games_screen,
    language_screen,
    settings_screen,
)
from bot.table import Table
from bot.tale import events_of
from bot.verifying import verify_rounds
from bot.words import clean
from bot.world import Asking
from bot.zones import city
from engine import codec
from engine.game import play, start, variants
from engine.model import Options, Phase, State
from engine.moves import Deal, Move
from engine.record import plain_names, write
from engine.seats import Seat
from engine.shuffle import round_seed
from storage import matches
from storage.matches import Status


async def games(asking: Asking, args: str) -> None:
    """`/games`"""
    await asking.show(games_screen())


# --- Records ----------------------------------------------------------------------------------


async def _of_interest(asking: Asking, name: str) -> Table:
    """The table that is meant, or else the match that ended last in this room."""
    try:
        return await asking.table(name)
    except Refused:
        last = await matches.ended(asking.world.database, asking.room.id, limit=1)
        table = await asking.world.tables.find(last[0].id) if last and not name else None
        if table is None:
            raise
        return table


async def record(asking: Asking, args: str) -> None:
    """`/record [table]`: the finished rounds as a file that can be replayed."""
    table = await _of_interest(asking, args)
    first, journal = await _journal(asking, table)
    finished = _finished(first, journal)
    if not finished:
        raise Refused("nothing-to-record")
    names = plain_names(seat.name for seat in table.match.seats)
    lines = write(first, names, finished).splitlines()
    await asking.show(Screen((text("record-head"), *map(literal, lines))))


async def _journal(asking: Asking, table: Table) -> tuple[State, list[tuple[Seat | None, Move]]]:
    """A match from its beginning: the state before the first deal, and every move, each deal with its seed.
    Refused if it has not begun."""
    match = table.match
    if match.status is Status.LOBBY or not match.seed:
        raise Refused("nothing-to-record")
    options = codec.decode(orjson.loads(match.options), Options)
    first = start(variants()[match.game], len(match.seats), match.seed, options)
    moves: list[tuple[Seat | None, Move]] = []
    dealt = 0
    for entry in await matches.journal(asking.world.database, match.id):
        move = codec.decode(orjson.loads(entry.move), Move)
        if isinstance(move, Deal):
            dealt += 1
            move = replace(move, seed=move.seed or round_seed(match.seed, dealt))
        moves.append((None if entry.seat is None else Seat(entry.seat), move))
    return first, moves


def _finished(first: State, journal: list[tuple[Seat | None, Move]]) -> list[tuple[Seat | None, Move]]:
    """The moves up to the end of the last finished round: what follows is still secret."""
    state, kept = first, 0
    for number, (seat, move) in enumerate(journal, start=1):
        state = play(state, seat, move).state
        if state.phase is not Phase.PLAY:
            kept = number
    return journal[:kept]


async def verify(asking: Asking, args: str) -> None:
    """`/verify [table]`: whether the deals of the finished rounds are those that were promised.

    What was promised and dealt is taken from what was saved then: to deal once more from the seed of the match and
    compare that with itself would prove nothing."""
    table = await _of_interest(asking, args)
    entries = await matches.journal(asking.world.database, table.id)
    told = (event for entry in entries for event in events_of(entry))
    rounds = verify_rounds(table.variant, len(table.match.seats), table.options, told)
    if not rounds:
        raise Refused("nothing-to-verify")
    lines = (
        text("verify-round", round=one.round, seed=one.seed, commitment=one.commitment, good=one.verdict)
        for one in rounds
    )
    await asking.show(Screen((text("verify-head"), *lines)))


# --- Settings and languages -------------------------------------------------------------------------------


async def settings(asking: Asking, args: str) -> None:
    """`/settings`"""
    await asking.show(await _settings(asking))


async def _settings(asking: Asking) -> Screen:
    preferences = asking.world.preferences
    chat = None if asking.room.private else (await preferences.chat(asking.room.id)).choice
    here = "" if chat is None else city(chat.zone, asking.language)
    return settings_screen(chat, (await preferences.person(asking.person.id)).choice, here, asking.limits)


async def set_chat(asking: Asking, data: Data) -> None:
    """A setting of the chat, for those who run it."""
    if asking.room.private or data.about not in CHAT_CHOICES:
        raise Refused("bad-button")
    if not await asking.request.is_admin():
        raise Refused("only-admin")
    try:
        await asking.world.preferences.change_chat(
            asking.room.id, lambda chat: replace(chat, choice=chosen(chat.choice, data.about, data.arg))
        )
    except ValueError:
        raise Refused("bad-button") from None
    for table in await asking.world.tables.in_room(asking.room.id):
        asking.world.tables.on_change(table)
    await asking.refresh(await _settings(asking))


async def set_person(asking: Asking, data: Data) -> None:
    """A setting of one's own."""
    try:
        await asking.world.preferences.change_person(
            asking.person.id, lambda person: replace(person, choice=chosen(person.choice, data.about, data.arg))
        )
    except ValueError:
        raise Refused("bad-button") from None
    await asking.refresh(await _settings(asking))


async def language(asking: Asking, args: str) -> None:
    """`/language [me|chat] [code]`"""
    words = args.lower().split()
    if not words:
        await asking.show(await _languages(asking))
        return
    whose = words[0] if words[0] in ("me", "chat") else "me"
    code = words[-1]
    await _set_language(asking, whose, code)


async def language_button(asking: Asking, data: Data) -> None:
    await _set_language(asking, data.about, data.arg)


async def _languages(asking: Asking) -> Screen:
    preferences = asking.world.preferences
    here = None if asking.room.private else await preferences.language_of_room(asking.room.id)
    mine = await preferences.language_of_person(asking.person.id, asking.room.id)
    return language_screen(asking.world.words.languages, mine, here, asking.limits)


async def _set_language(asking: Asking, whose: str, code: str) -> None:
    world = asking.world
    if code not in world.words.languages:
        known = (text("name-with-id", name=text(f"language-name-{one}"), id=one) for one in world.words.languages)
        raise Refused("no-such-language", language=clean(code), languages=tuple(known))
    if whose == "chat" and not asking.room.private:
        if not await asking.request.is_admin():
            raise Refused("only-admin")
        await world.preferences.change_chat(asking.room.id, lambda chat: replace(chat, language=code))
    else:
        await world.preferences.change_person(asking.person.id, lambda person: replace(person, language=code))
        if asking.room.private:  # alone with the bot, the chat is his own
            await world.preferences.change_chat(asking.room.id, lambda chat: replace(chat, language=code))
    for table in (*await world.tables.in_room(asking.room.id), *await world.tables.of_person(asking.person.id)):
        world.tables.on_change(table)
    spoken = await world.preferences.language_of_person(asking.person.id, asking.room.id)
    await replace(asking, language=spoken).refresh(await _languages(asking))


# --- The bot itself ---------------------------------------------------------------------------------------


async def doctor(asking: Asking, args: str) -> None:
    """`/doctor`: whether the bot can do its work here, and what to change if not."""
    found = await asking.world.port(asking.room.id).examine(asking.room)
    await asking.show(Screen((text("doctor-head"), *found)))
