"""What goes wrong in the middle of a match, on the platform where it can.

The match goes on, or is closed with a word. Nothing that was saved is lost, nothing is logged as an error, and in
the end everybody is shown what a bot would show that begins anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final, Generic

import pytest

from bot.data import What, unpack
from bot.messages import text
from bot.publishing.marking import table_key
from bot.tables.plan import Due
from bot.tables.table import Table
from storage.matches import Status
from tests.bot.kept import WORDS
from tests.bot.platforms.clubs import begin, on_discord, on_telegram
from tests.bot.platforms.crowd import Crowd
from tests.bot.platforms.house import AnyHouse, Choice, House
from tests.bot.platforms.on_discord import DiscordHouse
from tests.bot.platforms.on_telegram import TelegramHouse
from tests.bot.short_evenings import Evening
from tests.fakes.discord.permissions import Permission
from tests.fakes.faults import Drop
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.groups import Group, Thread
from tests.fakes.telegram.model import GROUP, Press
from tests.fakes.telegram.people import Person as Member
from tests.fakes.telegram.updates import Update
from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow

EVENING: Final = Evening("draw target=50", 2)
MOVES: Final = 1
"""Moves before, and after."""
MOMENT: Final = 0.02
"""Seconds until somebody looks again."""
SOON: Final = 1
"""Seconds for which Discord wants nothing: real ones, for it tells the bot so in whole seconds."""
FLOODED: Final = 60
"""Seconds for which Telegram wants nothing, as short as its other times are."""

Strike = Callable[[AnyHouse, str], Awaitable[None] | None]
"""What happens to a house, and to the match with this id."""


def nothing(_house: House, _match: str) -> None:
    """What is broken mends by itself."""


class After(Enum):
    """What becomes of the match."""

    GOES_ON = "goes on"
    WAITS = "waits"
    """For somebody who will never move: only the clock does it for him."""
    CLOSED = "closed"
    CLOSED_UNTOLD = "closed, and nobody can be told"


@dataclass(frozen=True)
class Trouble(Generic[AnyHouse]):
    """What befalls a match."""

    name: str
    strike: Strike[AnyHouse]
    mend: Strike[AnyHouse] = nothing
    """What puts it right, once the bot has met it."""
    after: After = After.GOES_ON
    excused: tuple[str, ...] = ("\n",)
    """The faults that it is itself, by their beginnings."""
    club: dict[str, Any] = field(default_factory=dict)
    """Where it happens."""

    def __str__(self) -> str:
        return self.name


# --- Telegram ---------------------------------------------------------------------------------------------


def flood(house: TelegramHouse, _match: str) -> None:
    house.fake.flood(house.group, FLOODED)
    house.fake.flood(house.people[0], FLOODED)


def fails(name: str, method: str | None, **how: Any) -> Trouble[TelegramHouse]:
    """The next calls go wrong in this way."""

    def strike(house: TelegramHouse, _match: str) -> None:
        house.fake.fail(Fault(method=method, **how))

    async def met(house: TelegramHouse, match: str) -> None:
        await wait_for(house, match, lambda _table: not house.fake.faults.waiting)

    return Trouble(name, strike, met)


def twice(house: TelegramHouse, _match: str) -> None:
    """A press comes again, and what was confirmed as well."""
    house.fake.duplicate()
    house.fake.lose_confirmation()


async def out_of_order(house: TelegramHouse, match: str) -> None:
    """Somebody presses all his buttons, the others theirs; each press comes twice, and all in another order."""
    await _moves(house, match)
    for stranger, person in zip(house.strangers, house.people, strict=True):
        for choice in next(stranger.own(), []):
            person.press(choice.button)
            house.fake.duplicate()
    house.fake.reorder()


def late() -> Trouble[TelegramHouse]:
    """A press is on its way for so long that the match has gone on meanwhile."""
    held: list[tuple[Update, Press]] = []

    async def strike(house: TelegramHouse, match: str) -> None:
        person, choice = await _moves(house, match)
        press = person.press(choice.button)
        held.append((house.fake.world.updates.pending.pop(), press))

    async def arrives(house: TelegramHouse, _match: str) -> None:
        update, press = held.pop()
        house.fake.world.updates.add(update.kind, update.payload)
        await house.fake.until(lambda: press.answered)
        assert press.popup in {WORDS.line(text("old-button"), language) for language in WORDS.languages}

    return Trouble("a press comes late", strike, arrives)


async def _moves(house: TelegramHouse, match: str) -> tuple[Member, Choice]:
    """Whose turn it is, once he sees a button that makes a move, and that button."""
    async with looking("nobody sees a move"):
        while True:
            await house.shown()
            now = await ply(house, match)
            for stranger, person in zip(house.strangers, house.people, strict=True):
                for choice in chain.from_iterable(stranger.own()):
                    data = unpack(choice.data)
                    if data is not None and (data.what, data.about, data.number) == (What.MOVE, match, now):
                        return person, choice
            await asyncio.sleep(MOMENT)


def kicked(house: TelegramHouse, _match: str) -> None:
    house.group.kick_bot()


def restricted(*rights: str) -> Strike[TelegramHouse]:
    def strike(house: TelegramHouse, _match: str) -> None:
        house.group.restrict_bot(*rights)

    return strike


def unrestricted(house: TelegramHouse, _match: str) -> None:
    house.group.demote_bot()


def migrated(house: TelegramHouse, _match: str) -> None:
    house.group = house.where = house.group.migrate()


def blocked(house: TelegramHouse, _match: str) -> None:
    house.people[1].block()


def left(house: TelegramHouse, _match: str) -> None:
    house.people[1].leave(house.group)


def account_deleted(house: TelegramHouse, _match: str) -> None:
    house.people[1].delete_account()


async def table_deleted(house: TelegramHouse, match: str) -> None:
    """An admin clears away the message that shows the table."""
    owner = Member(house.fake.world, house.group.owner)
    for shown in house.fake.messages(owner, house.where):
        if shown.message is not None and shown.message.sender is house.fake.world.bot:
            owner.delete(shown)


def topic_closed(house: TelegramHouse, _match: str) -> None:
    house.group.close_topic(_topic(house))


def topic_reopened(house: TelegramHouse, _match: str) -> None:
    house.group.reopen_topic(_topic(house))


def topic_deleted(house: TelegramHouse, _match: str) -> None:
    house.group.delete_topic(_topic(house))


def _topic(house: TelegramHouse) -> Thread:
    assert not isinstance(house.where, Group)
    return house.where


TELEGRAM: Final[Sequence[Trouble[TelegramHouse]]] = (
    Trouble("flood", flood, excused=("too fast",)),
    fails("server at fault", None, status=502, times=4),
    fails("cut off before a message", "sendMessage", drop=Drop.BEFORE),
    fails("cut off after a message", "sendMessage", drop=Drop.AFTER),
    fails("cut off after an edit", "editMessageMedia", drop=Drop.AFTER),
    fails("cut off after an answer", "answerCallbackQuery", drop=Drop.AFTER),
    Trouble("updates twice", twice),
    Trouble("updates out of order", out_of_order),
    late(),
    Trouble("kicked", kicked, after=After.CLOSED),
    Trouble("muted", restricted("can_send_messages"), unrestricted),
    Trouble("muted, table in a topic", restricted("can_send_messages"), unrestricted, club={"topic": "Games"}),
    Trouble("no pictures", restricted("can_send_photos"), unrestricted),
    Trouble("becomes a supergroup", migrated, club={"kind": GROUP}),
    Trouble("player blocks the bot", blocked),
    Trouble("player leaves", left),
    Trouble("player deletes his account", account_deleted, after=After.WAITS),
    Trouble("table deleted", table_deleted),
    Trouble("topic closed", topic_closed, topic_reopened, club={"topic": "Games"}),
    Trouble("topic deleted", topic_deleted, after=After.CLOSED, club={"topic": "Games"}),
)


# --- Discord ----------------------------------------------------------------------------------------------


def limited(house: DiscordHouse, _match: str) -> None:
    house.fake.limit(house.channel, SOON)


def failing(name: str, **how: Any) -> Trouble[DiscordHouse]:
    """The next request of the channel goes wrong in this way."""

    def strike(house: DiscordHouse, _match: str) -> None:
        house.fake.fail(house.channel, **how)

    async def met(house: DiscordHouse, match: str) -> None:
        (planned,) = house.fake.faults.planned
        await wait_for(house, match, lambda _table: planned.times == 0)

    return Trouble(name, strike, met)


def doubled(house: DiscordHouse, _match: str) -> None:
    house.fake.gateway.double(2)


async def dropped(house: DiscordHouse, _match: str) -> None:
    await house.fake.gateway.drop(1006)
    await _connected(house)


async def invalidated(house: DiscordHouse, _match: str) -> None:
    before = house.fake.gateway.identifies
    house.fake.gateway.invalidate()
    await house.fake.until(lambda: house.fake.gateway.identifies > before)
    await _connected(house)


async def _connected(house: DiscordHouse) -> None:
    await house.fake.until(lambda: house.fake.gateway.connected)


def muted(house: DiscordHouse, _match: str) -> None:
    house.channel.deny(Permission.SEND_MESSAGES)


def unmuted(house: DiscordHouse, _match: str) -> None:
    house.channel.allow(Permission.SEND_MESSAGES)


def direct_messages_closed(house: DiscordHouse, _match: str) -> None:
    house.people[1].close_dms()


def messages_deleted(house: DiscordHouse, _match: str) -> None:
    world = house.fake.world
    for message in list(house.channel.state.messages.values()):
        if message.author is world.bot:
            world.remove(message)


def archived(house: DiscordHouse, _match: str) -> None:
    house.channel.archive()


def channel_deleted(house: DiscordHouse, _match: str) -> None:
    house.channel.delete()


def thrown_out(house: DiscordHouse, _match: str) -> None:
    house.guild.remove_bot()


def thrown_out_of_one(house: DiscordHouse, match: str) -> None:
    """They meet the bot on another server, too."""
    house.fake.guild("Another club", *house.people)
    thrown_out(house, match)


DISCORD: Final[Sequence[Trouble[DiscordHouse]]] = (
    Trouble("limited", limited, excused=("too fast",)),
    failing("server at fault", status=502),
    failing("cut off before", drop=Drop.BEFORE),
    failing("cut off after", drop=Drop.AFTER),
    Trouble("events twice", doubled),
    Trouble("gateway drops", dropped),
    Trouble("session invalid", invalidated),
    Trouble("muted", muted, unmuted),
    Trouble("direct messages closed", direct_messages_closed),
    Trouble("table deleted", messages_deleted),
    Trouble("thread archived", archived, club={"thread": "Games"}),
    Trouble("channel deleted", channel_deleted, after=After.CLOSED),
    Trouble("thrown out", thrown_out, after=After.CLOSED_UNTOLD),
    Trouble("thrown out of one server", thrown_out_of_one, after=After.CLOSED),
    Trouble("thrown out, table in a thread", thrown_out_of_one, after=After.CLOSED, club={"thread": "Games"}),
)


# --- The match --------------------------------------------------------------------------------------------


@asynccontextmanager
async def looking(never: str, found: Sequence[str] = ()) -> AsyncIterator[None]:
    """Whoever looks for something gives up after a while, and says what he has `found` instead."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError:
        raise AssertionError("\n".join((never, *found))) from None


async def ply(house: House, match: str) -> int:
    state = (await house.table(match)).state
    assert state is not None
    return state.ply


async def go_on(house: House, match: str) -> None:
    """The match goes on by some moves."""
    until = await ply(house, match) + MOVES

    def gone_on(table: Table) -> bool:
        return not table.open or (table.state is not None and table.state.ply >= until)

    await wait_for(house, match, gone_on)


async def wait_for(house: House, match: str, true: Callable[[Table], bool]) -> None:
    """Whoever is on turn moves until something is so."""
    crowd = Crowd(house, Random(match), match)
    async with looking("it does not come to that"):
        while not true(await house.table(match)):
            await crowd.go_on()
            await asyncio.sleep(MOMENT)


async def settled(house: House, match: str) -> None:
    """Wait until all is shown as it should be, also what had to be tried again."""
    found = ["nothing"]
    async with looking("not everything is shown", found):
        while found:
            await asyncio.sleep(MOMENT)
            await house.shown()
            found[:] = await house.differences(match)
    assert await house.bot.world.publisher.post_of(table_key(await house.table(match))) is not None


async def meet(house: AnyHouse, trouble: Trouble[AnyHouse]) -> None:
    """A match that is troubled in the middle."""
    house.excused = trouble.excused
    number = await begin(house, EVENING, house.strangers[: EVENING.people])
    await go_on(house, number)
    await _happen(trouble.strike, house, number)
    match trouble.after:
        case After.GOES_ON:
            await go_on(house, number)
            await _happen(trouble.mend, house, number)
            await go_on(house, number)
            await settled(house, number)
        case After.WAITS:
            await wait_for(house, number, lambda table: table.state is not None and table.state.turn == 1)
            await settled(house, number)
            assert Due.TURN in (await house.table(number)).due
        case After.CLOSED | After.CLOSED_UNTOLD:
            await wait_for(house, number, lambda table: table.match.status is Status.STOPPED)
            await house.shown()
            told = any("closed" in text for text in house.told(house.strangers[0]))
            assert told is (trouble.after is After.CLOSED)


async def _happen(what: Strike[AnyHouse], house: AnyHouse, match: str) -> None:
    done = what(house, match)
    if done is not None:
        await done


@pytest.mark.parametrize("trouble", TELEGRAM, ids=str)
async def test_telegram(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Trouble[TelegramHouse]) -> None:
    async with on_telegram(tmp_path, monkeypatch, **trouble.club) as house:
        await meet(house, trouble)


@pytest.mark.parametrize("trouble", DISCORD, ids=str)
async def test_discord(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Trouble[DiscordHouse]) -> None:
    async with on_discord(tmp_path, monkeypatch, **trouble.club) as house:
        await meet(house, trouble)
