"""Which surfaces a table has, and what each of them shows: always made from what is saved.

Keys: `lobby:M`, `table:M:ROUND`, `result:M:ROUND`, `hand:M:SEAT`, `warning:M:SEAT` of the match M.
Nothing here remembers what was shown: all surfaces of a table are marked whenever it changes and after a start,
and the publisher finds out what differs.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.plan import Due, playing_itself
from bot.ports import Address, PersonId, Ports, RoomId, Screen, Text, platform_of, text
from bot.preferences import Preferences
from bot.publisher import Showing
from bot.screens.hand import hand_screen
from bot.screens.lobby import lobby_screen
from bot.screens.result import result_screen
from bot.screens.table import Setting, table_screen
from bot.tables import Table, Tables
from bot.tale import Tale
from bot.words import Words
from engine.game import view
from engine.model import Event, Phase, RoundEnded
from engine.model import Seat as SeatNumber
from storage.matches import Seat, Status


def room_of(table: Table) -> Address:
    return Address(room=RoomId(table.match.room))


def table_key(table: Table) -> str:
    """The surface of the round that is being played, or was played last."""
    return f"table:{table.id}:{table.state.round if table.state else 0}"


def hand_key(table: Table, seat: int) -> str:
    return f"hand:{table.id}:{seat}"


def lobby_key(table: Table) -> str:
    return f"lobby:{table.id}"


def surfaces_of(table: Table) -> Iterator[tuple[str, Address]]:
    """All surfaces that a change of a table may concern, in the order in which they are to be shown: hands
    before the table, so that who is on turn can play when everybody sees that he is."""
    match, state, room = table.match, table.state, room_of(table)
    yield lobby_key(table), room
    if state is None:
        return
    for seat in match.seats:
        if seat.person is not None:
            to = Address(person=PersonId(seat.person))
            yield hand_key(table, seat.seat), to
            yield f"warning:{table.id}:{seat.seat}", to
    # The deal may have come before everybody was shown how the last round ended.
    for number in (state.round - 1, state.round):
        if number > 0:
            yield f"table:{table.id}:{number}", room
            yield f"result:{table.id}:{number}", room


class Shows:
    """Composes surfaces."""

    def __init__(self, tables: Tables, preferences: Preferences, words: Words, ports: Ports) -> None:
        self._tables = tables
        self._preferences = preferences
        self._words = words
        self._ports = ports

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
        return None

    async def _in_room(
        self,
        table: Table,
        screen: Screen,
        *,
        last: bool,
        page: str = "",
        loud: bool = False,
        in_view: bool = False,
    ) -> Showing:
        return Showing(
            to=room_of(table),
            screen=screen,
            language=await self._preferences.language_of_room(table.match.room),
            match=table.id,
            ply=table.state.ply if table.state else 0,
            page=page,
            loud=loud,
            last=last,
            in_view=in_view,
        )

    async def _lobby(self, table: Table, page: str) -> Showing:
        screen = lobby_screen(table.match, table.variant, table.options, page)
        return await self._in_room(table, screen, page=page, last=table.match.status is not Status.LOBBY)

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
            return await self._in_room(table, Screen((self._stopped(table),)), last=True)
        seen = view(state, None)
        screen = table_screen(table.match, seen, _lately(tale, len(seen.table)), await self._setting(table))
        return await self._in_room(table, screen, last=not playing, in_view=playing)

    async def _setting(self, table: Table) -> Setting:
        room = table.match.room
        language = await self._preferences.language_of_room(room)
        choice = (await self._preferences.chat(room)).choice
        if not self._ports[platform_of(room)].limits.pictures:
            choice = choice.without_pictures()
        several = self._tables.count(room) > 1

        def say(words: Text) -> str:
            return self._words.line(words, language)

        return Setting(choice, several, say)

    async def _result(self, table: Table, number: int) -> Showing | None:
        state = table.state
        if state is None or (state.round == number and state.phase is Phase.PLAY):
            return None
        ended = await self._tables.round_end(table, number)
        if ended is None:
            return None
        screen = result_screen(table.match, view(ended.state, None), _since_round(ended.tale))
        gone_on = state.round > number
        if not gone_on and table.match.status is Status.STOPPED:
            screen = Screen((*screen.lines, self._stopped(table)))
        return await self._in_room(table, screen, last=gone_on or not table.open, loud=True)

    async def _hand(self, table: Table, number: int, page: str) -> Showing | None:
        state, match = table.state, table.match
        seat = match.seats[number]
        if state is None or seat.person is None:
            return None
        if match.status is not Status.PLAYING or state.phase is not Phase.PLAY:
            return None
        on_turn = state.turn == number and not playing_itself(seat)
        return Showing(
            to=Address(person=PersonId(seat.person)),
            screen=await self.hand(table, seat, page),
            language=await self._preferences.language_of_person(seat.person, match.room),
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
        limits = self._ports[platform_of(seat.person)].limits
        several = self._tables.count(seat.person) > 1
        return hand_screen(table.match, view(table.state, SeatNumber(seat.seat)), page, limits, several=several)

    async def _warning(self, table: Table, number: int) -> Showing | None:
        """Half of the time is gone: shown from then on until the move."""
        state, seat = table.state, table.match.seats[number]
        late = Due.TURN in table.due and Due.WARNING not in table.due
        if state is None or seat.person is None or state.turn != number or not late:
            return None
        return Showing(
            to=Address(person=PersonId(seat.person)),
            screen=Screen((text("hand-warning", game=self._game(table)),)),
            language=await self._preferences.language_of_person(seat.person, table.match.room),
            match=table.id,
            ply=state.ply,
            epoch=f"turn{state.since}",
            loud=True,
        )

    def _stopped(self, table: Table) -> Text:
        return text("table-stopped", game=self._game(table))

    def _game(self, table: Table) -> Text:
        return text("game", game=table.match.game)


def _lately(tale: Tale, players: int) -> tuple[Event, ...]:
    """What happened since about the last turn of everybody, in this round, as an onlooker may know it."""
    found: list[Event] = []
    for told in reversed(tale[-players:]):
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
