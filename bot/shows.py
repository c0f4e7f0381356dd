"""Which surfaces a table has, and what each of them shows: always made from what is saved.

Keys: `lobby:M`, `table:M:ROUND`, `result:M:ROUND`, `call:M:SEAT`, `hand:M:SEAT`, `warning:M:SEAT` of the match M.
Nothing here remembers what was shown: all surfaces of a table are marked whenever it changes and after a start,
and the publisher finds out what differs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.plan import Due, playing_itself
from bot.ports import Address, Limits, PersonId, Ports, RoomId, Screen, Text, platform_of, text
from bot.preferences import Preferences
from bot.publisher import Showing
from bot.reach import Reach
from bot.screens.call import call_screen
from bot.screens.fitting import fitting
from bot.screens.hand import hand_screen
from bot.screens.lobby import Unreached, lobby_screen
from bot.screens.result import result_screen
from bot.screens.table import Setting, table_screen
from bot.tables import Table, Tables
from bot.tale import Tale
from bot.words import Words
from engine.events import Event, Laid, RoundEnded
from engine.game import view
from engine.model import Phase, State
from engine.seats import Seat as SeatNumber
from storage.matches import Seat, Status

_TOLD = (64, 4, 1)
"""How many of the latest events a table tells: fewer where all of them do not fit."""


def room_of(table: Table) -> Address:
    return Address(room=RoomId(table.match.room))


def person_of(seat: Seat) -> Address:
    """Where the person of a seat is written to alone."""
    assert seat.person is not None
    return Address(person=PersonId(seat.person))


def table_key(table: Table) -> str:
    """The surface of the round that is being played, or was played last."""
    return f"table:{table.id}:{table.state.round if table.state else 0}"


def hand_key(table: Table, seat: int) -> str:
    return f"hand:{table.id}:{seat}"


def lobby_key(table: Table) -> str:
    return f"lobby:{table.id}"


def surfaces_of(table: Table, *, ahead: bool = True) -> Iterator[tuple[str, Address]]:
    """All surfaces that a change of a table may concern, in the order in which they are to be shown: hands
    before the table, so that who is on turn can play when everybody sees that he is.

    If he has nothing to decide, and his move is about to play itself, there are with `ahead` also those that it
    will change at once; else they are only shown after it, and the chat is spared a change."""
    match, state, room = table.match, table.state, room_of(table)
    yield lobby_key(table), room
    if state is None:
        return
    hurried = None if ahead else _hurried(table, state)
    for seat in match.seats:
        if seat.person is not None and seat.seat != hurried:
            to = person_of(seat)
            yield hand_key(table, seat.seat), to
            yield f"warning:{table.id}:{seat.seat}", to
            yield f"call:{table.id}:{seat.seat}", room
    # The deal may have come before everybody was shown how the last round ended.
    for number in (state.round - 1, state.round):
        if number > 0:
            if hurried is None or number < state.round:
                yield f"table:{table.id}:{number}", room
            yield f"result:{table.id}:{number}", room


def _hurried(table: Table, state: State) -> int | None:
    """The seat of a person whose only move is about to play itself."""
    if state.turn is None or Due.MOVE not in table.due or playing_itself(table.match.seats[state.turn]):
        return None
    return state.turn


class Shows:
    """Composes surfaces."""

    def __init__(self, tables: Tables, preferences: Preferences, words: Words, ports: Ports, reach: Reach) -> None:
        self._tables = tables
        self._preferences = preferences
        self._words = words
        self._ports = ports
        self._reach = reach

    async def compose(self, key: str, turned: str) -> Showing | None:
        """What a surface shows now; None if nothing (any more)."""
        kind, match_id, *rest = key.split(":")
        seen, _, page = turned.partition("/")
        table = await self._tables.find(match_id)
        if table is None:
            return None
        number = int(rest[0]) if rest else 0
        match kind:
            case "lobby":
                return await self._lobby(table, page)
            case "table":
                return await self._table(table, number)
            case "result":
                return await self._result(table, number)
            case "hand":
                # Its pages tell of the moves of one moment.
                still = table.state is not None and seen == str(table.state.ply)
                return await self._hand(table, number, page if still else "")
            case "warning":
                return await self._warning(table, number)
            case "call":
                return await self._call(table, number)
        return None

    async def _in_room(
        self,
        table: Table,
        screens: Iterable[Screen],
        *,
        last: bool,
        page: str = "",
        loud: bool = False,
        in_view: bool = False,
    ) -> Showing:
        """The fullest of these screens, from the fullest to the briefest, that fits."""
        room = table.match.room
        language = await self._preferences.language_of_room(room)
        return Showing(
            to=room_of(table),
            screen=self._fitting(screens, room, language),
            language=language,
            match=table.id,
            ply=table.state.ply if table.state else 0,
            page=page,
            loud=loud,
            last=last,
            in_view=in_view,
        )

    async def _lobby(self, table: Table, page: str) -> Showing:
        screen = lobby_screen(
            table.match,
            table.variant,
            table.options,
            page,
            self._limits(table.match.room),
            await self._unreached(table),
        )
        return await self._in_room(table, [screen], page=page, last=table.match.status is not Status.LOBBY)

    async def _table(self, table: Table, number: int) -> Showing | None:
        state, tale = table.state, table.tale
        if state is None:
            return None
        if state.round != number:
            ended = await self._tables.round_end(table, number)
            if ended is None:
                return None
            state, tale = ended.state, ended.tale
        playing = state.phase is Phase.PLAY
        if playing and table.match.status is Status.STOPPED:
            return await self._in_room(table, [Screen((self._stopped(table),))], last=True)
        seen = view(state, None)
        setting, lately = await self._setting(table), _lately(tale, len(seen.table))
        screens = (table_screen(table.match, seen, lately[-most:], setting) for most in _TOLD)
        return await self._in_room(table, screens, last=not playing, in_view=playing)

    async def _setting(self, table: Table) -> Setting:
        room = table.match.room
        language = await self._preferences.language_of_room(room)
        choice = (await self._preferences.chat(room)).choice
        if not self._limits(room).pictures:
            choice = choice.without_pictures()
        several = self._tables.count(room) > 1

        def say(words: Text) -> str:
            return self._words.line(words, language)

        return Setting(choice, several, self._limits(room).inline, say)

    async def _result(self, table: Table, number: int) -> Showing | None:
        state = table.state
        if state is None or (state.round == number and state.phase is Phase.PLAY):
            return None
        ended = await self._tables.round_end(table, number)
        if ended is None:
            return None
        seen, events = view(ended.state, None), _since_round(ended.tale)
        screens = [result_screen(table.match, seen, events, brief=brief) for brief in (False, True)]
        gone_on = state.round > number
        if not gone_on and table.match.status is Status.STOPPED:
            screens = [Screen((*screen.lines, self._stopped(table))) for screen in screens]
        return await self._in_room(table, screens, last=gone_on or not table.open, loud=True)

    async def _hand(self, table: Table, number: int, page: str) -> Showing | None:
        state, match = table.state, table.match
        seat = match.seats[number]
        if state is None or seat.person is None:
            return None
        if match.status is not Status.PLAYING or (state.phase is not Phase.PLAY and not state.hands[number]):
            return None  # else what is left of a hand stays after a round until the next hand takes its place
        on_turn = state.turn == number and not playing_itself(seat)
        language = await self._preferences.language_of_person(seat.person, match.room)
        return Showing(
            to=person_of(seat),
            screen=self._fitting([await self.hand(table, seat, page)], seat.person, language),
            language=language,
            match=table.id,
            ply=state.ply,
            page=page,
            epoch=f"turn{state.since}" if on_turn else "",
            loud=on_turn,
        )

    async def hand(self, table: Table, seat: Seat, page: str) -> Screen:
        """The hand of a seat, for its owner alone."""
        assert table.state is not None
        assert seat.person is not None
        rooms = await self._rooms_of(seat.person)
        several, limits = len(rooms) > 1, self._limits(seat.person)
        room = (await self._preferences.chat(table.match.room)).title if len(set(rooms)) > 1 else ""
        seen = view(table.state, SeatNumber(seat.seat))
        return hand_screen(table.match, seen, page, limits, several=several, room=room)

    async def _rooms_of(self, person: str) -> list[str]:
        """The rooms of the tables at which somebody sits, each as often as he sits there; empty if it is one."""
        if self._tables.count(person) <= 1:
            return []
        return [table.match.room for table in await self._tables.of_person(person)]

    async def _warning(self, table: Table, number: int) -> Showing | None:
        """Half of the time is gone: shown from then on until the move."""
        state, seat = table.state, table.match.seats[number]
        late = Due.TURN in table.due and Due.WARNING not in table.due
        if state is None or seat.person is None or state.turn != number or not late:
            return None
        return Showing(
            to=person_of(seat),
            screen=Screen((text("hand-warning", game=self._game(table)),)),
            language=await self._preferences.language_of_person(seat.person, table.match.room),
            match=table.id,
            ply=state.ply,
            epoch=f"turn{state.since}",
            loud=True,
        )

    async def _call(self, table: Table, number: int) -> Showing | None:
        """It is the turn of somebody who takes no private messages: the room tells him."""
        state, seat = table.state, table.match.seats[number]
        if state is None or seat.person is None or state.turn != number or playing_itself(seat):
            return None
        if table.match.status is not Status.PLAYING or not await self._reach.closed(person_of(seat)):
            return None
        late = Due.TURN in table.due and Due.WARNING not in table.due
        showing = await self._in_room(table, [call_screen(table.match, seat, late=late)], last=False, loud=True)
        return replace(showing, epoch=f"turn{state.since}{'late' if late else ''}")

    async def _unreached(self, table: Table) -> Unreached:
        """Who of a lobby takes no private messages, and what can be done about it."""
        port = self._ports[platform_of(table.match.room)]
        seats = [seat for seat in table.match.seats if seat.person is not None]
        return Unreached(
            seats=tuple([seat for seat in seats if await self._reach.closed(person_of(seat))]),
            door=port.door(f"join_{table.id}"),
        )

    def _limits(self, key: str) -> Limits:
        return self._ports[platform_of(key)].limits

    def _fitting(self, screens: Iterable[Screen], to: str, language: str) -> Screen:
        return fitting(screens, self._limits(to), lambda screen: self._words.length(screen, language))

    def _stopped(self, table: Table) -> Text:
        return text("table-stopped", game=self._game(table))

    def _game(self, table: Table) -> Text:
        return text("game", game=table.match.game)


def _lately(tale: Tale, players: int) -> tuple[Event, ...]:
    """What happened since about the last turn of everybody, in this round, as an onlooker may know it."""
    found: list[Event] = []
    turns, after = 0, None
    for told in reversed(tale):
        lays = any(isinstance(event, Laid) for event in told.events)
        turns += not (lays and told.seat == after)  # tiles one after another are one turn
        after = told.seat if lays else None
        if turns > players:
            break
        found[:0] = [event for whole in told.events if (event := whole.seen_by(None)) is not None]
        if told.seat is None:
            break
    return tuple(found)


def _since_round(tale: Tale) -> tuple[Event, ...]:
    """What the end of a round brought, and the end of the match if that came later."""
    found: list[Event] = []
    for told in reversed(tale):
        found[:0] = told.events
        if any(isinstance(event, RoundEnded) for event in told.events):
            break
    return tuple(found)
