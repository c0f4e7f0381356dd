"""What each surface of a table shows: always made from what is saved. `marking.py` tells which there are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.chats.choices import ShownAs
from bot.chats.languages import Languages
from bot.chats.naming import names_of_sides
from bot.chats.preferences import Preferences
from bot.chats.reach import Reach
from bot.ids import PersonId, platform_of
from bot.messages import Picture, Screen, Text, Typed, Who, text
from bot.ports import Limits, Ports
from bot.publishing.marking import late_seat, person_of, room_of
from bot.publishing.showing import OpenPage, Showing
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from bot.screens.alone import with_moves
from bot.screens.call import call_screen
from bot.screens.common import stopped, time_left
from bot.screens.evening import evening_picture, has_evening, rounds_of
from bot.screens.fitting import fitting
from bot.screens.hand import hand_screen
from bot.screens.lobby import ALL_REACHED, Unreached, is_of_teams, lobby_screen
from bot.screens.result import result_screen
from bot.screens.sheet import Sheet, sheet_screen
from bot.screens.sheet_picture import sheet_picture
from bot.screens.table import Setting, joined, table_screen
from bot.tables import drafts
from bot.tables.keeping import standing
from bot.tables.plan import alone, by_clock, is_time_up, playing_itself
from bot.tables.table import Table, round_end
from bot.tables.tables import Tables
from bot.tables.tale import Tale, Told, as_seen, whole
from bot.words import Words
from engine.events import Earned, Event, MatchEnded, RoundEnded
from engine.game import rules_of, view
from engine.model import Phase, State
from engine.needs import needs
from engine.seats import Seat
from storage import matches
from storage.database import Database
from storage.matches import Sitter, Status

_TOLD = (64, 4, 1)
"""How many of the latest events a table tells: fewer where all of them do not fit."""


class Shows:
    """Composes surfaces."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        preferences: Preferences,
        languages: Languages,
        words: Words,
        ports: Ports,
        reach: Reach,
    ) -> None:
        self._database = database
        self._tables = tables
        self._preferences = preferences
        self._languages = languages
        self._words = words
        self._ports = ports
        self._reach = reach

    async def compose(self, key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
        """What a surface of a match shows now; None if nothing (any more)."""
        table = await self._tables.find(key.of)
        if table is None:
            return None
        match key.kind:
            case SurfaceKind.LOBBY:
                return await self._lobby(table, "" if turned is None else turned.page)
            case SurfaceKind.SHEET:
                return await self._sheet(table, _page(table, turned))
            case SurfaceKind.TABLE:
                return await self._table(table, key.number, _page(table, turned))
            case SurfaceKind.RESULT:
                return await self._result(table, key.number)
            case SurfaceKind.HAND:
                return await self._hand(table, key.number, _page(table, turned))
            case SurfaceKind.WARNING:
                return await self._warning(table, key.number)
            case SurfaceKind.CALL:
                return await self._call(table, key.number)
            case SurfaceKind.NOTICE:
                raise ValueError("a notice belongs to no match")

    async def _in_room(
        self,
        table: Table,
        screens: Iterable[Screen],
        *,
        last: bool,
        page: str = "",
        loud: bool = False,
        obituary: bool = False,
        in_view: bool = False,
    ) -> Showing:
        """The fullest of these screens, from the fullest to the briefest, that fits."""
        room = table.match.room
        language = await self._languages.of_room(room)
        return Showing(
            to=room_of(table),
            screen=self._fitting(screens, room, language),
            language=language,
            moment=table.state.moment if table.state else 0,
            page=page,
            loud=loud,
            last=last,
            obituary=obituary,
            in_view=in_view,
        )

    async def _lobby(self, table: Table, page: str) -> Showing:
        room, game, status = table.match.room, table.match.game, table.match.status
        screen = lobby_screen(
            table.match,
            table.variant,
            table.options,
            page,
            self._limits(room),
            ALL_REACHED if table.match.sheet else await self._unreached(table),
            last_time=is_of_teams(page) and await matches.last_ended(self._database, room, game=game) is not None,
        )
        last, obituary = status is not Status.LOBBY, status is Status.STOPPED
        return await self._in_room(table, [screen], page=page, last=last, obituary=obituary)

    async def _sheet(self, table: Table, page: str) -> Showing | None:
        state = table.state
        wanted = None if state is None else needs(rules_of(state))
        if state is None or wanted is None:
            return None
        counted = await standing(self._database, table.id)
        latest = next((told for told in reversed(counted) if _ended(told)), None)
        sheet = Sheet(
            match=table.match,
            seen=view(state, None),
            needs=wanted,
            asked=drafts.asked(page, state, wanted),
            latest=None if latest is None else replace(latest, events=as_seen(latest)),
            by=await self._named(table, None if latest is None else latest.by),
            result=next(
                (event for told in counted for event in told.events if isinstance(event, MatchEnded)), None
            ),
            stopped_by=await self._named(table, table.match.stopped_by),
            minutes=self._minutes(table, state),
        )
        screen = sheet_screen(sheet, page, self._limits(table.match.room))
        if state.phase is Phase.OVER:
            screen = replace(screen, picture=await self._evening(table, state, counted))
        return await self._in_room(table, [screen], page=page, last=not table.open, in_view=table.open)

    def _minutes(self, table: Table, state: State) -> int | None:
        """What is told of the time: not that the last round is in hand, while earlier ones are put right."""
        if by_clock(state.options) is None:
            return None
        return self._tables.minutes_left(table) or (0 if is_time_up(state) else None)

    async def sheet_picture(self, table: Table) -> Picture | None:
        """A score sheet as a picture, where pictures can be shown."""
        if table.state is None or not self._limits(table.match.room).pictures:
            return None
        setting = await self._setting(table)
        counted = await standing(self._database, table.id)
        called = await names_of_sides(self._database, table.match, table.state.sides)
        return sheet_picture(table.match, view(table.state, None), counted, called, setting.say, setting.choice)

    async def _named(self, table: Table, person: str | None) -> Who | None:
        """Who has done something: by his name at the table if he has a seat there."""
        if person is None:
            return None
        seat = table.seat_of(person)
        name = seat.name if seat is not None else (await self._preferences.person(person)).name
        return Who(PersonId(person), name)

    async def _table(self, table: Table, number: int, page: str) -> Showing | None:
        state, tale = table.state, table.tale
        if state is None:
            return None
        if state.round != number:
            ended = await round_end(self._database, table, number)
            if ended is None:
                return None
            state, tale = ended.state, ended.tale
        playing = state.phase is Phase.PLAY
        if playing and table.match.status is Status.STOPPED:
            return await self._in_room(table, [Screen((await self._stopped(table),))], last=True, obituary=True)
        seen = view(state, None)
        setting = await self._setting(table)
        lately = joined(_lately(tale, len(seen.table)) if not alone(table.match) else _latest(tale))
        screens = (table_screen(table.match, seen, lately[-most:], setting) for most in _TOLD)
        if playing and alone(table.match):
            own, limits = view(state, Seat(0)), self._limits(table.match.room)
            screens = (with_moves(screen, table.match, own, page, limits) for screen in screens)
        return await self._in_room(table, screens, last=not playing, in_view=playing, page=page)

    async def _setting(self, table: Table) -> Setting:
        room = table.match.room
        language = await self._languages.of_room(room)
        limits = self._limits(room)
        choice = (await self._preferences.chat(room)).choice.within(limits)
        several = self._tables.count(room) > 1
        return Setting(choice, several, limits.inline, self._words.saying(language), limits.company)

    async def _result(self, table: Table, number: int) -> Showing | None:
        state = table.state
        if state is None or (state.round == number and state.phase is Phase.PLAY):
            return None
        ended = await round_end(self._database, table, number)
        if ended is None:
            return None
        seen, events = view(ended.state, None), _since_round(ended.tale)
        screens = [result_screen(table.match, seen, events, brief=brief) for brief in (False, True)]
        picture = await self._evening(table, ended.state)
        if picture is not None:
            screens = [*(replace(screen, picture=picture) for screen in screens), screens[-1]]
        gone_on = state.round > number
        if not gone_on and table.match.status is Status.STOPPED:
            end = await self._stopped(table)
            screens = [Screen((*screen.lines, end)) for screen in screens]
        elif not gone_on and (minutes := self._minutes(table, state)):
            screens = [replace(screen, lines=(*screen.lines, time_left(minutes))) for screen in screens]
        return await self._in_room(table, screens, last=gone_on or not table.open, loud=True)

    async def _evening(self, table: Table, state: State, tale: Iterable[Told] | None = None) -> Picture | None:
        """The whole evening in a picture, if the match that has ended was one and the chat is shown pictures.
        `tale` is what counts of it, if that is not all that has happened."""
        if state.phase is not Phase.OVER or not has_evening(rules_of(state).scoring):
            return None
        setting = await self._setting(table)
        if setting.choice.layout is not ShownAs.PICTURE:
            return None
        rounds = rounds_of([as_seen(told) for told in tale or await whole(self._database, table.id)])
        called = await names_of_sides(self._database, table.match, state.sides)
        return evening_picture(table.match, view(state, None), rounds, called, setting.say, setting.choice)

    async def _hand(self, table: Table, number: int, page: str) -> Showing | None:
        state, match = table.state, table.match
        seat = match.seats[number]
        if state is None or seat.person is None:
            return None
        if match.status is not Status.PLAYING or (state.phase is not Phase.PLAY and not state.hands[number]):
            return None  # else what is left of a hand stays after a round until the next hand takes its place
        on_turn = state.turn == number and not playing_itself(seat)
        language = await self._languages.of_person(seat.person, match.room)
        return Showing(
            to=person_of(seat),
            screen=self._fitting([await self.hand(table, seat, page)], seat.person, language),
            language=language,
            moment=state.moment,
            page=page,
            epoch=f"turn{state.since}" if on_turn else "",
            loud=on_turn,
        )

    async def hand(self, table: Table, seat: Sitter, page: str) -> Screen:
        """The hand of a seat, for its owner alone."""
        assert table.state is not None
        assert seat.person is not None
        rooms = await self._rooms_of(seat.person)
        several, limits = len(rooms) > 1, self._limits(seat.person)
        title = (await self._preferences.chat(table.match.room)).title if len(set(rooms)) > 1 else ""
        room: Typed | Text | None = Typed(title) if title else None
        if title and table.match.room == seat.person:
            room = text("our-chat")
        seen = view(table.state, Seat(seat.seat))
        return hand_screen(table.match, seen, page, limits, several=several, room=room)

    async def _rooms_of(self, person: str) -> list[str]:
        """The rooms of the tables at which somebody sits, each as often as he sits there; empty if it is one."""
        if self._tables.count(person) <= 1:
            return []
        return [table.match.room for table in await self._tables.of_person(person)]

    async def _warning(self, table: Table, number: int) -> Showing | None:
        """Half of the time is gone: shown from then on until the move."""
        state, seat = table.state, table.match.seats[number]
        if state is None or seat.person is None or late_seat(table) != number:
            return None
        return Showing(
            to=person_of(seat),
            screen=Screen((text("hand-warning", game=text("game", game=table.match.game)),)),
            language=await self._languages.of_person(seat.person, table.match.room),
            moment=state.moment,
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
        late = late_seat(table) == number
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
        return fitting(screens, self._limits(to), self._words.measuring(language))

    async def _stopped(self, table: Table) -> Text:
        return stopped(table.match, await self._named(table, table.match.stopped_by))


def _page(table: Table, turned: OpenPage | None) -> str:
    """The page to which somebody has turned, as long as no move is made: it tells of the moves of one moment."""
    if turned is None or table.state is None or turned.moment != table.state.moment:
        return ""
    return turned.page


def _ended(told: Told) -> bool:
    """Whether it tells of the end of a round, or of points in play."""
    return any(isinstance(event, RoundEnded | Earned) for event in told.events)


def _latest(tale: Tale) -> tuple[Event, ...]:
    """What the latest move has brought, as an onlooker may know it."""
    return tuple(event for told in tale[-1:] for event in as_seen(told))


def _lately(tale: Tale, players: int) -> tuple[Event, ...]:
    """What happened since about the last turn of everybody, in this round, as an onlooker may know it."""
    found: list[Event] = []
    turns, after = 0, None
    for told in reversed(tale):
        if told.is_sign:
            continue
        turns += told.seat != after  # tiles that are laid or drawn one after another are one turn
        after = told.seat
        if turns > players:
            break
        found[:0] = as_seen(told)
        if told.seat is None:
            break
    return tuple(found)


def _since_round(tale: Tale) -> tuple[Event, ...]:
    """What the end of a round brought, and the end of the match if that came later, as an onlooker may know it."""
    found: list[Event] = []
    for told in reversed(tale):
        found[:0] = as_seen(told)
        if any(isinstance(event, RoundEnded) for event in told.events):
            break
    return tuple(found)
