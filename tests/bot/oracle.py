"""The secrecy oracle: no message holds a tile that its reader may not know at the moment when he is shown it.

It looks at everything that leaves the bot (text, labels, what buttons carry, the words and the scene of a picture)
and asks the engine what the reader knows of the state that is shown. It learns of states from the tables and of
what is being shown from the publisher, never from the screens that it judges.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, fields, is_dataclass

from bot.data import What, unpack
from bot.ids import PersonId
from bot.messages import Label, Message, Screen
from bot.publishing.publisher import Publisher
from bot.publishing.showing import OpenPage, Showing
from bot.publishing.surface_keys import SurfaceKey
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.world import World
from engine.board import Board
from engine.events import Leads
from engine.game import rules_of, view
from engine.kernels.feet_table import Feet
from engine.kernels.sausage import Revealed
from engine.model import Phase, State
from engine.rules.signals import SIGNS
from engine.seats import Seat
from engine.tiles import Tile, parse_tile
from tests.bot.chat import Chat

SOON = 4
"""Moves that others may make before an answer arrives."""
TOLD = 3
"""The turns of which a table of two players tells: the latest two, and what was turned up before them."""

_DRAWN = re.compile(r"\[([0-9]{1,2})\|([0-9]{1,2})\]")
_WRITTEN = re.compile(r"(?<![\d-])[0-9]{1,2}-[0-9]{1,2}(?![\d-])")
_GLYPHS = re.compile("[\U0001f030-\U0001f09f]")


@dataclass(frozen=True)
class Shown:
    """A surface that is on its way out: which one, and the states that it may have been made from."""

    kind: str
    match: str
    number: int
    showing: Showing
    states: tuple[State, ...]


_SHOWN: ContextVar[Shown | None] = ContextVar("shown", default=None)


class Truth:
    """What there is to hide: the states of all tables, and which surface is on its way to whom.

    It outlives the bot: after a restart it watches the next one."""

    def __init__(self) -> None:
        self.judged_hiding = 0
        """Messages that were shown while something was hidden from their reader."""
        self._latest: dict[str, State] = {}
        self._ended: dict[tuple[str, int], State] = {}
        self._people: dict[str, tuple[str | None, ...]] = {}
        self._tables: Tables | None = None
        self._revealed: dict[str, dict[int, set[Tile]]] = {}

    def watch(self, world: World) -> None:
        """Learn of what this bot does from now on, and of what the last one has saved without telling of it."""
        self._tables = world.tables
        for match in self._latest:
            table = world.tables.in_memory(match)
            if table is not None:
                self._learn(table)
        self._watch_tables(world.tables)
        self._watch_publisher(world.publisher)

    def _watch_tables(self, tables: Tables) -> None:
        on_change = tables.on_change

        def changed(table: Table, before: Table | None) -> None:
            self._learn(table)
            on_change(table, before)

        tables.on_change = changed

    def _learn(self, table: Table) -> None:
        self._people[table.id] = tuple(seat.person for seat in table.match.seats)
        if table.state is not None:
            self._latest[table.id] = table.state
            if table.state.phase is not Phase.PLAY:
                self._ended[table.id, table.state.round] = table.state

    def _watch_publisher(self, publisher: Publisher) -> None:
        compose = publisher.compose

        async def composed(key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
            kind, match, number = key
            before = self._latest.get(match)
            showing = await compose(key, turned)
            states = tuple(state for state in (before, self._latest.get(match)) if state is not None)
            if showing is not None:
                _SHOWN.set(Shown(kind, match, number, showing, states))
            return showing

        publisher.compose = composed
        message = publisher.message

        async def worded(screen: Screen, language: str) -> Message:
            shown = _SHOWN.get()
            if shown is not None and screen is not shown.showing.screen:
                _SHOWN.set(None)  # said between two surfaces, and itself none
            return await message(screen, language)

        vars(publisher)["message"] = worded

    def shown(self) -> Shown | None:
        """The surface that goes out from where this is asked; None if it is none."""
        return _SHOWN.get()

    def _bluffing(self) -> bool:
        """Whether everybody may give every sign, so that its button tells nothing."""
        return any(getattr(state.options, "signals", "") == "free" for state in self._latest.values())

    # --- judging ------------------------------------------------------------------------------------------

    def leaks(
        self, reader: PersonId | None, message: Message, shown: Shown | None, scene: object = None
    ) -> list[str]:
        """What a message that is shown to somebody (None: to everybody) tells him that he may not know; `scene` is
        what its picture was drawn from."""
        if _is_rulebook(message):
            return []
        words = list(_texts(message))
        if shown is not None and shown.kind == "lobby":
            return _report(reader, "in a lobby", list(_drawn(words)))
        secret, seeds = self._hidden(reader, shown)
        self.judged_hiding += bool(secret)
        named = {*_named(words), *_in(scene)}
        if not self._bluffing():
            named |= set(_carried(message))
        whole = "\n".join(words)
        return [
            *_report(reader, message.plain(), [str(value) for value in named & secret]),
            *_report(reader, whole, [f"the seed {seed}" for seed in seeds if seed and seed in whole]),
        ]

    def _hidden(self, reader: PersonId | None, shown: Shown | None) -> tuple[set[Tile], set[str]]:
        """The tiles and seeds that are hidden from a reader in what he is shown."""
        if shown is None:
            secrets = [self._hidden_now(match, self._lately(match, reader), reader) for match in self._latest]
            seeds = {seed for match, state in self._latest.items() for seed in _seeds(state)}
            return (set.intersection(*secrets) if secrets else set()), seeds
        latest = self._latest[shown.match]
        seeds = set(_seeds(latest))
        if shown.kind in ("table", "result") and shown.number < latest.round:
            return _covered(self._ended[shown.match, shown.number], None), seeds
        return self._hidden_now(shown.match, shown.states, reader), seeds

    def _lately(self, match: str, reader: PersonId | None) -> list[State]:
        """The states that an answer to somebody may tell of: now, or if the tiles have just been dealt, before."""
        state = self._latest[match]
        ended = self._ended.get((match, state.round - 1))
        if reader is None or ended is None or state.ply - ended.ply > SOON:
            return [state]
        return [state, ended]

    def _hidden_now(self, match: str, states: Iterable[State], reader: PersonId | None) -> set[Tile]:
        people = self._people[match]
        seat = Seat(people.index(reader)) if reader is not None and reader in people else None
        shown = list(states)
        hidden = set.intersection(*(_covered(state, seat) for state in shown))
        return hidden - self._turned_up(match, min(state.ply for state in shown))

    def _turned_up(self, match: str, ply: int) -> set[Tile]:
        """What the engine had lately turned up for everybody, or announced, when this ply was reached. In Sausage
        such tiles are turned down again, and in Sea goat somebody may leave a lead that 6-6 would give him: they
        are told of for a while."""
        table = None if self._tables is None else self._tables.in_memory(match)
        by_ply = self._revealed.setdefault(match, {})
        for told in () if table is None else table.tale:
            open_to_all = (event.tile for event in told.events if isinstance(event, (Leads, Revealed)))
            by_ply[told.ply] = {tile for tile in open_to_all if tile is not None}
        return {tile for at, tiles in by_ply.items() if at >= ply - TOLD - SOON for tile in tiles}


class Oracle:
    """Watches a chat; `leaks` says what went to whom that should not have."""

    def __init__(self, chat: Chat) -> None:
        self.leaks: list[str] = []
        self._truth = Truth()
        self._truth.watch(chat.bot.world)
        chat.port.watchers.append(self._judge)

    @property
    def judged_hiding(self) -> int:
        return self._truth.judged_hiding

    def _judge(self, reader: PersonId | None, message: Message) -> None:
        shown = self._truth.shown()
        picture = None if shown is None else shown.showing.screen.picture
        scene = None if picture is None else picture.scene
        self.leaks += self._truth.leaks(reader, message, shown, scene)


def _report(reader: PersonId | None, where: str, what: Iterable[object]) -> list[str]:
    return [f"{item} was shown to {reader or 'everybody'}:\n{where}" for item in what]


def _covered(state: State, seat: Seat | None) -> set[Tile]:
    """The tiles of which a seat, or an onlooker, does not know where they are."""
    seen = view(state, seat)
    kernel = rules_of(state).kernel
    known = {t for hand in seen.hands for t in hand if t is not None} | set(kernel.laid(seen.body))
    if isinstance(seen.body, Board):
        known |= {SIGNS[said.kind] for said in seen.body.said}
    if isinstance(seen.body, Feet) and seen.body.value is not None:
        known.add(seen.body.root)  # it lies there, or all know who holds it, or that nobody does
    return {*(t for hand in state.hands for t in hand), *state.boneyard} - known


def _seeds(state: State) -> Iterator[str]:
    """What would open the shuffle of the round that is being played, or of those to come."""
    if state.phase is not Phase.OVER:
        yield state.seed
    if state.phase is Phase.PLAY:
        yield state.shuffle


# --- finding tiles ----------------------------------------------------------------------------------------


def _texts(message: Message) -> Iterator[str]:
    yield message.plain()
    for label in _labels(message):
        if not _is_sign(label):
            yield label.text
            yield label.data
    if message.drawing is not None:
        yield message.drawing.words


def _labels(message: Message) -> Iterator[Label]:
    for row in message.rows:
        yield from row


def _is_rulebook(message: Message) -> bool:
    """A page of the rulebook names tiles and shows examples, the same to everybody; its ways lead through it."""
    found = [unpack(label.data) for label in _labels(message)]
    return bool(found) and all(data is not None and data.what is What.RULES for data in found)


def _is_sign(label: Label) -> bool:
    """A sign names its tile in its label; who may give it is the engine's matter."""
    data = unpack(label.data)
    return data is not None and data.what is What.SIGN


def _carried(message: Message) -> Iterator[Tile]:
    """The tiles that the buttons of signs stand for."""
    for label in _labels(message):
        data = unpack(label.data)
        if data is not None and data.what is What.SIGN:
            yield SIGNS[data.arg]


def _drawn(texts: Iterable[str]) -> Iterator[str]:
    for words in texts:
        yield from (found[0] for found in _DRAWN.finditer(words))
        yield from _GLYPHS.findall(words)


def _named(texts: Iterable[str]) -> Iterator[Tile]:
    for words in texts:
        for high, low in _DRAWN.findall(words):
            yield parse_tile(f"{high}-{low}")
        yield from (parse_tile(found) for found in _WRITTEN.findall(words))


def _in(value: object) -> Iterator[Tile]:
    """Every tile anywhere in a value."""
    if isinstance(value, Tile):
        yield value
    elif isinstance(value, str):
        yield from _named([value])
    elif is_dataclass(value):
        for item in fields(value):
            yield from _in(getattr(value, item.name))
    elif isinstance(value, (tuple, list, set, frozenset)):
        for item in value:
            yield from _in(item)
