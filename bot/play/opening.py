"""Opening a table: `/play`, and what other commands and buttons need for it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NoReturn

from bot.asking import Asking
from bot.chats.reach import Access
from bot.errors import Refused
from bot.game_names import game_called, game_named, games_like, no_such_game
from bot.messages import Screen, text
from bot.ports import Address, Room
from bot.publishing.marking import room_key
from bot.spoken import COMPUTERS, PLAYERS, company_called, game_said, like_game, rules_said
from bot.tables.keeping import not_kept
from bot.tables.seating import all_on, with_computer, with_person
from bot.tables.table import Table
from bot.usual import DEFAULT_GAME
from bot.vocabulary import Said, behind, longest_name, say_once
from bot.wishes import apart, not_understood, option_called, value_called, with_wish
from bot.words import Words
from bot.world import World
from engine.game import Variant, find, variants
from engine.model import Options
from engine.needs import why_not
from engine.options import show
from storage import matches
from storage.changes import Stale, Unit
from storage.matches import Match, Sitter

Wishes = Sequence[tuple[str, str]]
"""House rules with what they shall be, as somebody has written them."""

_NUMBER = re.compile("[0-9]{1,2}")
_ALL = show(True)
"""Said instead of the number of computer players: they take all seats that are left."""

PATIENCE = 5.0
"""Seconds for which who opens a table waits at most until it has turned out whether it can be shown."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who is to sit at a table, as far as that is said."""

    players: int | None = None
    """How many are to play."""
    computers: int | None = None
    """How many computer players sit down at once."""


NO_COMPANY = Company()


async def play(asking: Asking, args: str, seats: tuple[Sitter, ...] = (), *, sheet: bool = False) -> None:
    """`/play [game] [house rules]`: open a lobby, with these people in it, or begin a game for one; `sheet`
    for real tiles."""
    words, wishes = apart(args)
    variant, said = await _game(asking, words, sheet=sheet)
    await open_game(asking, variant, [*said, *wishes], seats, sheet=sheet)


async def open_game(
    asking: Asking, variant: Variant, wishes: Wishes, seats: tuple[Sitter, ...], *, sheet: bool
) -> None:
    """Open a lobby for a game by these house rules, with these people in it, or begin a game for one.

    The names of house rules are read in all languages when one is typed first. That takes a while: elsewhere."""
    asking.check_member()
    options, company = await asyncio.to_thread(_understood, asking.world.words, variant, wishes)
    unkept = why_not(variant, options) if sheet else None
    if unkept is not None:
        raise Refused(not_kept(unkept))
    if sheet and company.computers:
        raise Refused("no-computers-on-sheet")
    alone = is_for_one(variant)
    if alone:
        variant.ready(options, 1)
    if len(seats) > max(variant.players):
        raise Refused("table-full")
    seed = "" if alone else None
    opened = await open_table(asking, variant, options, seats, sheet=sheet, company=company, seed=seed)
    await check_seen(asking, opened)
    if company.players is not None and len(opened.match.seats) < company.players:
        await asking.whisper(text("players-come", count=company.players))


def is_for_one(variant: Variant) -> bool:
    """Whether nobody else can play along."""
    return max(variant.players) == 1


async def _game(asking: Asking, words: list[str], *, sheet: bool) -> tuple[Variant, Wishes]:
    """The game that somebody typed, with house rules that are said behind it without a sign; the usual one where
    there are house rules alone, or nothing. People are written down on a `sheet` alone."""
    said = await asyncio.to_thread(game_said, asking.world.words, words)
    if said is not None:
        return said
    begun, left = longest_name(words, game_named)  # what only begins like a game may be another with a slip
    game = begun or variants()[await usual_game(asking.world, asking.room)]
    wishes, left = await asyncio.to_thread(rules_said, asking.world.words, game, left)
    if not left:
        return game, wishes
    people = _names_people(asking, left)
    if begun is None and not people:
        slip = await asyncio.to_thread(like_game, asking.world.words, words) or " ".join(words)
        begun, left = (None, left) if games_like(slip) else longest_name(words, game_called)
        if begun is None:
            raise no_such_game(slip)
        _, left = await asyncio.to_thread(rules_said, asking.world.words, begun, left)
        people = _names_people(asking, left)
    if people and sheet:
        raise Refused("sheet-with-whom")
    no = not_understood(" ".join(left), begun)
    raise Refused("with-how", how=no.text) if people else no


def _names_people(asking: Asking, words: list[str]) -> bool:
    """Whether what somebody says behind a game begins like the names of those who are to play: `with Bob`."""
    return behind(asking.world.words, text("computers-before"), words) is not None


async def usual_game(world: World, room: Room) -> str:
    """The game that is meant where none is named: the one that the room played last. Where there are others, what
    somebody has played by himself is not meant."""
    but = [] if room.private else [one.id for one in variants().values() if is_for_one(one)]
    last = await matches.last_ended(world.database, room.id, but=but)
    return DEFAULT_GAME if last is None else last.game


def _understood(words: Words, variant: Variant, wishes: Wishes) -> tuple[Options, Company]:
    options, company, said = variant.options(), dict[str, str](), Said()
    for option, value in wishes:
        name, place = option_called(words, options, option), company_called(words, variant, option)
        if name is None and place is not None:
            wanted = value_called(words, place, value) or value
            if not _NUMBER.fullmatch(wanted) and (place.name, wanted) != (COMPUTERS, _ALL):
                raise not_understood(f"{place.name} = {wanted}", variant)
            say_once(said, place.name, wanted, [f"{option}={value}"])
            company[place.name] = wanted
            continue
        if name is None and find(option) is not None:
            raise not_understood(f"{option} = {value}", variant)  # of `goat =5` the name is missing
        options = with_wish(words, variant, options, option, value)
        name = name or option
        say_once(said, name, getattr(options, name), [f"{option}={value}"])
    return options, _company(variant, options, company)


def _company(variant: Variant, options: Options, said: Mapping[str, str]) -> Company:
    """Who is to play: a number that would leave nobody to play against the computers is that of the people.
    BadOption if so many cannot play."""
    players = int(said[PLAYERS]) if PLAYERS in said else None
    everywhere = said.get(COMPUTERS) == _ALL
    computers = 1 if everywhere else int(said.get(COMPUTERS, 0))
    if players is not None and computers >= players:
        players += computers
    if players is not None:
        variant.ready(options, players)
    elif computers >= max(variant.players):
        variant.ready(options, computers + 1)
    if everywhere:
        computers = (players or _usual(variant, options)) - 1
    return Company(players, computers if COMPUTERS in said else None)


async def open_table(
    asking: Asking,
    variant: Variant,
    options: Options,
    seats: tuple[Sitter, ...],
    *,
    again: Match | None = None,
    sheet: bool = False,
    host: str = "",
    company: Company = NO_COMPANY,
    alongside: Callable[[str], Unit] | None = None,
    seed: str | None = None,
) -> Table:
    """A lobby with these people in it and with its `host`, who is whoever asks for it if nobody else is named; and
    with the computer players of its `company`. What goes `alongside` is saved with it. With a `seed`, which may be
    empty, nobody is waited for: it begins at once."""
    world = asking.world
    asking.check_known()
    if asking.room.private:  # he wants to be written to here
        for to in (Address(person=asking.person.id), Address(room=asking.room.id)):
            await world.reach.retried(to)
    if await _is_mute(asking):
        raise Refused("no-voice-here")
    host = host or asking.person.id
    if not any(seat.person == host for seat in seats):
        seats = with_person(seats, host, (await world.preferences.person(host)).name)
    lonely = asking.room.private or not world.limits(asking.room.id).company  # nobody else will come
    if not sheet and again is None:
        seats = _filled(variant, options, seats, company, lonely=lonely)
    table = await world.actions.open_lobby(
        asking.room.id,
        variant,
        options,
        seats,
        host=host,
        again=again,
        sheet=sheet,
        alongside=alongside,
        seed=seed,
    )
    if await _is_mute(asking):  # as has turned out meanwhile
        await _give_up(asking, table)
    if seed is None:
        await greet(asking, table)
    else:
        await close_untouched(asking, table)
    return table


async def check_seen(asking: Asking, opened: Table) -> None:
    """Refused, and the table is given up, if it cannot be shown. That is waited for in a private chat, and in a
    room where it is doubtful: there only the answer to his command can tell him."""
    world = asking.world
    table = await world.tables.find(opened.id)
    if not (asking.room.private or asking.room.doubtful) or table is None:
        return
    await world.publisher.tried(room_key(table), PATIENCE)
    if await _is_mute(asking):
        await _give_up(asking, table)


async def _give_up(asking: Asking, table: Table) -> NoReturn:
    async with asking.world.tables.changing(table.id) as held:
        if held.open:
            await asking.world.actions.stop(held)
    if asking.room.private:
        await asking.world.reach.lost(Address(person=asking.person.id))
    raise Refused("no-voice-here")


async def _is_mute(asking: Asking) -> bool:
    """Whether it is known that the bot may not write in this room."""
    return await asking.world.reach.closed(Address(room=asking.room.id))


def _filled(
    variant: Variant, options: Options, seats: tuple[Sitter, ...], company: Company, *, lonely: bool
) -> tuple[Sitter, ...]:
    """With as many computer players as are wished for; where that is not said and nobody else will come, up to as
    many as are to play."""
    wanted = 0
    if company.computers is not None:
        wanted = len(seats) + company.computers
    elif lonely:
        wanted = company.players or _usual(variant, options)
    while len(seats) < wanted:
        seats = with_computer(seats)
    return seats


def _usual(variant: Variant, options: Options) -> int:
    """How many play where nobody has said it: four, or as many as the game is for."""
    return max((number for number in variant.fitting(options) if number <= 4), default=1)


async def close_untouched(asking: Asking, begun: Table) -> None:
    """Close the sheets of the same game on which nothing has been told, if all stand on them who have begun this
    one: they go on here. Whoever calls it holds no table."""
    if not begun.match.sheet:
        return
    for found in await asking.world.tables.in_room(begun.match.room):
        if found.id == begun.id or found.match.game != begun.match.game or not found.untouched:
            continue
        if all_on(begun.match.seats, found.match.seats):
            with suppress(Stale):  # another process has just told something there
                async with asking.world.tables.changing(found.id) as table:
                    if table.untouched:
                        await asking.world.actions.stop(table)


async def greet(asking: Asking, table: Table) -> None:
    """Find out whether private messages reach him, by one that he can use: before the tiles are dealt."""
    to = Address(person=asking.person.id)
    # In games for one everything lies open.
    needless = asking.room.private or table.match.sheet or is_for_one(table.variant)
    if needless or await asking.world.reach.of(to) is not Access.UNKNOWN:
        return
    place = await asking.world.place_of(table.match)
    screen = Screen((text("seated-here", game=text("game", game=table.match.game), room=place),))
    asking.world.publisher.say(to, screen, asking.language)
