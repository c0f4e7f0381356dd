"""Which surfaces a table has, and what each of them shows: always made from what is saved.

Keys: `lobby:M`, `table:M:ROUND`, `result:M:ROUND`, `hand:M:SEAT`, `warning:M:SEAT` of the match M.
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
from bot.tables import Table, Tables, Told
from bot.words import Words
from engine.game import rules_of, view
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
    if match.status is Status.LOBBY or state is None or state.ply <= 1:
        yield lobby_key(table), room
    if state is None:
        return
    for seat in match.seats:
        if seat.person is not None:
            to = Address(person=PersonId(seat.person))
            yield hand_key(table, seat.seat), to
            yield f"warning:{table.id}:{seat.seat}", to
    if state.round > 1 and state.phase is Phase.PLAY and not rules_of(state).kernel.laid(state.body):
        # The deal may have come before everybody was shown how the last round ended.
        yield f"table:{table.id}:{state.round - 1}", room
        yield f"result:{table.id}:{state.round - 1}", room
    yield table_key(table), room
    if state.phase is not Phase.PLAY:
        yield f"result:{table.id}:{state.round}", room


class Shows:
    """Composes surfaces."""

    def __init__(self, tables: Tables, preferences: Preferences, words: Words, ports: Ports) -> None:
        self._tables = tables
        self._preferences = preferences
        self._words = words
        self._ports = ports

    async def compose(self, key: str, page: str) -> Showing | None:
        """What a surface shows now; None if nothing (any more)."""
        kind, match_id, *rest = key.split(":")
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
                return await self._hand(table, number, page)
            case "warning":
                return await self._warning(table, number)
        return None

    async def _in_room(self, table: Table, screen: Screen, *, epoch: str = "", loud: bool = False) -> Showing:
        return Showing(
            to=room_of(table),
            screen=screen,
            language=await self._preferences.language_of_room(table.match.room),
            match=table.id,
            ply=table.state.ply if table.state else 0,
            epoch=epoch,
            loud=loud,
        )

    async def _lobby(self, table: Table, page: str) -> Showing:
        return await self._in_room(table, lobby_screen(table.match, table.variant, table.options, page))

    async def _table(self, table: Table, number: int) -> Showing | None:
        state, tale = table.state, tuple(table.tale)
        if state is None or state.ply == 0:
            return None
        if state.round != number:
            ended = await self._tables.round_end(table, number)
            if ended is None:
                return None
            state, tale = ended.state, ended.tale
        elif table.match.status is Status.STOPPED:
            return await self._in_room(table, Screen((text("table-stopped", game=self._game(table)),)))
        seen = view(state, None)
        screen = table_screen(table.match, seen, _lately(tale, len(seen.table)), await self._setting(table))
        return await self._in_room(table, screen)

    async def _setting(self, table: Table) -> Setting:
        room = table.match.room
        language = await self._preferences.language_of_room(room)
        choice = (await self._preferences.chat(room)).choice
        if not self._ports[platform_of(room)].limits.pictures:
            choice = choice.without_pictures()
        others = len(await self._tables.in_room(room))

        def say(words: Text) -> str:
            return self._words.line(words, language)

        return Setting(choice, others > 1, say)

    async def _result(self, table: Table, number: int) -> Showing | None:
        ended = await self._tables.round_end(table, number)
        if ended is None:
            return None
        screen = result_screen(table.match, view(ended.state, None), _since_round(ended.tale))
        return await self._in_room(table, screen, loud=True)

    async def _hand(self, table: Table, number: int, page: str) -> Showing | None:
        state, seat = table.state, table.match.seats[number]
        if state is None or seat.person is None:
            return None
        if table.match.status is not Status.PLAYING or state.phase is not Phase.PLAY:
            return None
        shown = await self.hand(table, seat, page)
        on_turn = state.turn == number and not playing_itself(seat)
        return Showing(
            to=Address(person=PersonId(seat.person)),
            screen=shown,
            language=await self._preferences.language_of_person(seat.person, table.match.room),
            match=table.id,
            ply=state.ply,
            epoch=f"turn{state.since}" if on_turn else f"round{state.round}",
            loud=on_turn,
        )

    async def hand(self, table: Table, seat: Seat, page: str) -> Screen:
        """The hand of a seat, for its owner alone."""
        assert table.state is not None
        assert seat.person is not None
        limits = self._ports[platform_of(seat.person)].limits
        several = len(await self._tables.of_person(seat.person)) > 1
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

    def _game(self, table: Table) -> Text:
        return text("game", game=table.match.game)


def _lately(tale: tuple[Told, ...], players: int) -> tuple[Event, ...]:
    """What happened since about the last turn of everybody, in this round, as an onlooker may know it."""
    found: list[Event] = []
    for told in reversed(tale[-players:]):
        found[:0] = [event for whole in told.events if (event := whole.seen_by(None)) is not None]
        if told.seat is None:
            break
    return tuple(found)


def _since_round(tale: tuple[Told, ...]) -> tuple[Event, ...]:
    """What the end of a round brought, and the end of the match if that came later."""
    found: list[Event] = []
    for told in reversed(tale):
        found[:0] = told.events
        if any(isinstance(event, RoundEnded) for event in told.events):
            break
    return tuple(found)
