"""Messages into channels, threads and private chats."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from io import BytesIO
from typing import Final, TypeVar

import discord

from bot.ids import PersonId, PostId, RoomId
from bot.memory import Memory
from bot.messages import Message, Sending
from bot.outage import Outage
from bot.platforms.discord.doctor import examine
from bot.platforms.discord.dress import Dressed, dressed
from bot.platforms.discord.errors import (
    ARCHIVED,
    NO_MEMBER,
    NO_PERMISSION,
    NO_SUCH_METHOD,
    NO_SUCH_ROUTE,
    TRANSPORT,
    is_missing,
    translating,
    understood,
)
from bot.platforms.discord.ids import PLATFORM, channel_in, user_in
from bot.platforms.discord.rights import Place, place_of, rights_in
from bot.ports import Address, Finding, Gone, Limits, Pace, Room, TooFast, Unreachable

ROOM_FOR_MARKS: Final = 100
"""Characters of a message that are kept for the signs of its markup."""
LONGEST_CALL: Final = 60.0
"""Seconds after which an answer is not waited for any more."""
NOT_YET: Final = 2.0
"""Seconds until the next try while the bot is not logged in."""
OLD: Final = 3600.0
"""Seconds after which a message may be edited only now and then."""
ECHO: Final = 0.5
"""The answer and the gateway both tell that a message has arrived. One of them is still waited for so many
seconds, once the other has said what it knows."""

Answer = TypeVar("Answer")

Change = Callable[[Dressed | None], Awaitable[bool]]
"""Lets the message with a pressed button look like this, as the answer to the press; False if that cannot be. With
None the message goes, and the press is answered without it."""


@dataclass(frozen=True, slots=True)
class _Unsure:
    """A message of which it is not known whether it has arrived: the number by which Discord knows it, and how it
    was to look; empty if not each time alike."""

    nonce: int
    looks: str


class DiscordPort:
    """A `Port` over the library's client. How fast it may send the library reads off Discord's answers."""

    name: Final = PLATFORM
    limits: Final = Limits(
        text=2000 - ROOM_FOR_MARKS,
        caption=2000 - ROOM_FOR_MARKS,
        row=5,
        rows=5,
        pictures=True,
        scroll=12,
        doors=True,
    )
    pace: Final = Pace(most=45, per=1)
    _gap: Final = Pace(gap=0.3)

    def __init__(self, client: discord.Client) -> None:
        self.clients: Sequence[discord.Client] = [client]
        """All that are connected, each of which knows its share of the servers; the first one sends."""
        self.outage = Outage("Discord")
        self._private: Memory[int, int] = Memory(20_000)
        self._pictures: Memory[int, str] = Memory(4_000)
        self._changes: dict[int, Change] = {}
        self._unsure: Memory[str, _Unsure] = Memory(1_000)
        """What may have arrived, by what it was sent for: the next try is no second message."""
        self._under_way: dict[str, asyncio.Future[int]] = {}
        """Messages that are being sent, by their numbers: what they are called once they have arrived."""
        self._named: Memory[int, None] = Memory(1_000)
        """What messages have been called by what they say."""
        self.online = False
        """Whether the bot has logged in."""

    # --- what the conversation asks ---------------------------------------------------------------------------

    def lane(self, to: Address) -> str:
        return to.key

    def pace_of(self, to: Address) -> Pace:
        return self._gap

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        once = message.once or _by_its_looks(message)
        place = f"{to.key} {once.place}"
        unsure = self._unsure.forget(place) or _Unsure(self._nonce(to, message.once), once.looks)

        async def put(channel: discord.PartialMessageable, dress: Dressed) -> int:
            sent = await understood(
                channel.send(dress.text, **dress.sending(), silent=not loud, nonce=unsure.nonce)
            )
            if unsure.looks == once.looks:
                self.pictured(sent.id, dress)
            return sent.id

        try:
            post = PostId(str(await self._sent(unsure.nonce, self._put(to, message, put))))
            if unsure.looks != once.looks:  # it may be one that has arrived before, and looks as it did then
                with suppress(Gone):
                    await self.edit(to, post, message)
        except TooFast:
            self._unsure.note(place, unsure if unsure.looks == once.looks else replace(unsure, looks=""))
            raise
        return post

    async def _sent(self, nonce: int, sending: Coroutine[None, None, int]) -> int:
        """What a message is called that is being sent: Discord's answer says it, and so does the gateway. What the
        gateway has told of is not sent again if the answer is lost, and a slow answer is not waited for."""
        told = self._under_way[str(nonce)] = asyncio.get_running_loop().create_future()
        answer = asyncio.create_task(sending)
        try:
            await asyncio.wait((told, answer), return_when=asyncio.FIRST_COMPLETED)
            if told.done() or isinstance(answer.exception(), TooFast):
                await asyncio.wait((told, answer), timeout=ECHO)
            lost = not answer.done() or answer.exception() is not None
            return told.result() if lost and told.done() else await answer
        finally:
            answer.cancel()
            del self._under_way[str(nonce)]

    def _nonce(self, to: Address, once: Sending | None) -> int:
        """A number by which Discord takes the same message, within some minutes, for one that is there already:
        after a kill it is not known whether it was sent. What this process says again is wanted again."""
        own = secrets.randbits(63)
        if once is None:
            return own
        named = int.from_bytes(sha256(f"{to.key} {once}".encode()).digest()[:8]) >> 1
        if named in self._named:
            return own
        self._named.note(named, None)
        return named

    async def send_file(self, to: Address, name: str, data: bytes) -> None:
        with translating(self.outage):
            channel = await self._channel(to)
            async with asyncio.timeout(LONGEST_CALL):
                await understood(channel.send(file=discord.File(BytesIO(data), filename=name), silent=True))

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        async def put(channel: discord.PartialMessageable, dress: Dressed) -> None:
            change = self._changes.get(int(post))
            if change is not None and await change(dress):
                return
            try:
                looks = dress.changing(self.attachments(int(post), dress))
                await understood(channel.get_partial_message(int(post)).edit(**looks))
            except discord.RateLimited:
                if _age(int(post)) > OLD:
                    raise Gone(post) from None  # old messages have a limit of their own, and new ones have not
                raise
            except discord.HTTPException as error:
                if error.code == ARCHIVED:
                    raise Gone(post) from None  # a new message wakes the thread up, an edit does not
                if is_missing(error) and not error.code:
                    raise Gone(post) from None  # if it is the channel that is missing, a new message finds it out
                if error.status in NO_SUCH_METHOD:
                    raise Gone(post) from None  # no message is ever edited there
                raise
            self.pictured(int(post), dress)

        await self._put(to, message, put)

    async def delete(self, to: Address, *posts: PostId) -> None:
        for post in posts:
            await self._delete(to, post)

    async def _delete(self, to: Address, post: PostId) -> None:
        change = self._changes.get(int(post))
        if change is not None:
            await change(None)
        with translating(self.outage):
            channel = await self._channel(to)
            try:
                async with asyncio.timeout(LONGEST_CALL):
                    await channel.get_partial_message(int(post)).delete()
            except discord.HTTPException as error:
                # Also a page that says so counts: what is not to be seen any more is not worth waiting for.
                if error.code != ARCHIVED and error.status not in NO_SUCH_ROUTE:
                    raise
        self._pictures.forget(int(post))

    def door(self, word: str) -> str | None:
        return None

    async def is_member(self, room: RoomId, person: PersonId) -> bool | None:
        user = user_in(person)
        if user is None:
            return False
        here = self.place(channel_in(room))
        if here is None:
            return True
        try:
            async with asyncio.timeout(LONGEST_CALL):
                await understood(here.guild.fetch_member(user))
        except discord.HTTPException as error:
            return False if error.code in NO_MEMBER else None
        except (discord.DiscordException, *TRANSPORT):
            return None
        return True

    async def examine(self, room: Room) -> tuple[Finding, ...]:
        return examine(room, self.place(channel_in(room.id)))

    # --- what the requests need ---------------------------------------------------------------------------------

    def place(self, channel: int | None) -> Place | None:
        """The channel or thread of this number on a server, if the bot has been told of it."""
        for client in self.clients:
            if (found := place_of(client, channel)) is not None:
                return found
        return None

    def met(self, user: int, channel: int) -> None:
        """The private chat with a user is this channel."""
        self._private.note(user, channel)

    def arrived(self, nonce: int | str | None, post: int) -> None:
        """A message of the bot has arrived."""
        told = self._under_way.get(str(nonce))
        if told is not None and not told.done():
            told.set_result(post)

    def expect(self, post: int, change: Change) -> None:
        """Somebody has pressed a button of this message and waits: if it changes or goes, this answers him."""
        self._changes[post] = change

    def expect_no_more(self, post: int, change: Change) -> None:
        """He has been answered."""
        if self._changes.get(post) == change:
            del self._changes[post]

    def attachments(self, post: int, dress: Dressed) -> list[discord.File]:
        """The pictures that an edited message is to have; what it has already is not sent again."""
        return discord.utils.MISSING if self._pictures.get(post) == dress.digest else dress.files()

    def pictured(self, post: int, dress: Dressed) -> None:
        """A message has this picture now, or none."""
        self._pictures.note(post, dress.digest)

    def shows_picture(self, post: int) -> bool:
        """Whether a message has a picture, as far as is remembered."""
        return bool(self._pictures.get(post))

    # --- sending ------------------------------------------------------------------------------------------------

    async def _put(
        self,
        to: Address,
        message: Message,
        put: Callable[[discord.PartialMessageable, Dressed], Awaitable[Answer]],
    ) -> Answer:
        """Send or edit; as text if the channel takes no pictures. What is for one person goes into no channel."""
        if message.secret and channel_in(to.key) is not None:
            raise Unreachable(to.key)
        with translating(self.outage):
            channel = await self._channel(to)
            async with asyncio.timeout(LONGEST_CALL):
                try:
                    return await put(channel, dressed(message, pictures=self._may_attach(channel.id)))
                except discord.Forbidden as error:
                    if error.code != NO_PERMISSION or message.drawing is None:
                        raise
                return await put(channel, dressed(message, pictures=False))

    async def _channel(self, to: Address) -> discord.PartialMessageable:
        """The channel of an address; the private one with a person is opened if it is not known."""
        if not self.online:
            raise TooFast(NOT_YET)
        channel, user = channel_in(to.key), user_in(to.key)
        if channel is None and user is not None:
            channel = self._private.get(user)
            if channel is None:
                async with asyncio.timeout(LONGEST_CALL):
                    channel = (await understood(self.clients[0].create_dm(discord.Object(user)))).id
                self.met(user, channel)
        if channel is None:
            raise Unreachable(to.key)
        return self.clients[0].get_partial_messageable(channel)

    def _may_attach(self, channel: int) -> bool:
        """Whether pictures may be sent, as far as is known: what the bot has not been told of, it tries."""
        known = self.place(channel)
        rights = None if known is None else rights_in(known)
        return rights is None or rights.attach_files


def _by_its_looks(message: Message) -> Sending:
    """What names the sending of a message that nothing else names."""
    looks = str(hash(message))
    return Sending(place=looks, moment=0, looks=looks)


def _age(post: int) -> float:
    return (discord.utils.utcnow() - discord.utils.snowflake_time(post)).total_seconds()
