"""The gateway: sessions, their events, and everything that happens to connections.

A session outlives its connections: events that it misses are replayed when it is resumed. Two processes with one
token have a session each, and both are told everything. A session that asks for a share of the servers is told of
those alone, and the first of all shares of the private chats.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.fakes.clock import Clock
from tests.fakes.discord.refusals import Json


class Op(IntEnum):
    """What a frame of the gateway is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """What a session wants to be told."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED: Final = Intent.GUILD_MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT
HEARTBEAT_INTERVAL: Final = 41_250
MOST_GUILDS: Final = 2_500
"""Servers that one connection may be told of."""
MOST_SENDS: Final = 120
SENDS_PERIOD: Final = 60.0
ABNORMAL: Final = 1006
"""A connection that just ends, without a word."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens, for the sessions that want to know."""

    name: str
    data: Json
    intent: Intent = Intent.NONE
    """One of these is needed; with none, everybody is told."""
    emptied: Json | None = None
    """What is told without the intent for the content of messages, if that makes a difference."""

    @property
    def guild(self) -> str:
        """The server where it happens; 0 if on none."""
        return str(self.data.get("guild_id") or (self.data["id"] if self.intent is Intent.GUILDS else 0))


@dataclass(eq=False, slots=True)
class Session:
    """One process of the bot, as the gateway knows it."""

    id: str
    intents: Intent
    events: list[Json] = field(default_factory=list)
    """All that it has been told, for a replay."""
    connection: Connection | None = None
    resumed: int = 0
    """How often it has been resumed."""
    share: int = 0
    shares: int = 1

    def has(self, guild: str) -> bool:
        """Whether a server is in its share."""
        return self.shares == 1 or (int(guild) >> 22) % self.shares == self.share

    def tell(self, name: str, data: Any, left_out: Iterable[str] = ()) -> Json:
        for path in left_out:
            event, *keys = path.split(".")
            data = _without(data, keys) if event == name else data
        frame = {"op": Op.DISPATCH, "t": name, "s": len(self.events) + 1, "d": data}
        self.events.append(frame)
        return frame


class Connection:
    """One connection; frames are sent in order by a task of its own."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.sends: deque[float] = deque()
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._packer = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._sender = asyncio.create_task(self._send(), name="gateway sender")

    def send(self, frame: Json) -> None:
        self._frames.put_nowait(frame)

    async def _send(self) -> None:
        while True:
            frame = await self._frames.get()
            text = json.dumps(frame)
            try:
                if self._packer is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._packer.compress(text.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return  # a resumed session is told again

    async def close(self, code: int) -> None:
        if code == ABNORMAL:
            if self.request.transport is not None:
                self.request.transport.abort()
        else:
            await self.socket.close(code=code)

    def end(self) -> None:
        self._sender.cancel()


class Gateway:
    """All sessions of the bot."""

    def __init__(self, token: str, clock: Clock, violation: Callable[[str], None]) -> None:
        self.url = ""
        """Where it is reached; set when the server has its port."""
        self.allowed = Intent.NONE
        """The privileged intents that the host has switched on."""
        self.most_guilds = MOST_GUILDS
        self.sessions: dict[str, Session] = {}
        self.identifies = 0
        self.refusing = False
        """Whether connections are refused, as in an outage."""
        self.left_out: set[str] = set()
        """What events come without, such as `GUILD_CREATE.channels.position`."""
        self.ready: Callable[[Session], Json]
        """Makes READY; set by who knows the world, as is the next."""
        self.introduce: Callable[[Session], list[Event]]
        """The events that follow READY."""
        self._token = token
        self._clock = clock
        self._violation = violation
        self._held: list[Event] | None = None
        self._doubles = 0
        self._connections: set[Connection] = set()

    # --- for tests ------------------------------------------------------------------------------------------

    @property
    def connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.connection is not None]

    async def drop(self, code: int = 4000) -> None:
        """End all connections; with 1006 without a word."""
        for session in self.connected:
            if session.connection is not None:
                await session.connection.close(code)

    def reconnect(self) -> None:
        """Ask all to connect anew."""
        self._all({"op": Op.RECONNECT, "d": None, "s": None, "t": None})

    def invalidate(self) -> None:
        """Tell all that their session is invalid and forgotten."""
        self._all({"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None})
        for session in self.connected:
            del self.sessions[session.id]

    def hold(self) -> None:
        """Keep events back, until they are released."""
        self._held = []

    def release(self, order: Callable[[list[Event]], Iterable[Event]] = list) -> None:
        """Send what was kept back, in this order."""
        held, self._held = self._held or [], None
        for event in order(held):
            self.emit(event)

    def double(self, events: int = 1) -> None:
        """Send so many of the next events twice."""
        self._doubles += events

    # --- events ---------------------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Tell every session that wants to know."""
        if self._held is not None:
            self._held.append(event)
            return
        times = 2 if self._doubles else 1
        self._doubles = max(0, self._doubles - 1)
        for session in self.sessions.values():
            if event.intent == Intent.NONE or event.intent & session.intents:
                for _ in range(times):
                    self._tell(session, event)

    def _tell(self, session: Session, event: Event) -> None:
        if not session.has(event.guild):
            return
        whole = event.emptied is None or session.intents & Intent.MESSAGE_CONTENT
        frame = session.tell(event.name, event.data if whole else event.emptied, self.left_out)
        if session.connection is not None:
            session.connection.send(frame)

    def _all(self, frame: Json) -> None:
        for session in self.connected:
            if session.connection is not None:
                session.connection.send(frame)

    # --- a connection ---------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from HELLO to its end."""
        if self.refusing:
            raise web.HTTPServiceUnavailable
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            self._violation(f"the gateway is asked for {request.query_string!r}, not v=10 and encoding=json")
        socket = web.WebSocketResponse(max_msg_size=4096, autoping=True)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        connection.send({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}, "s": None, "t": None})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    await socket.close(code=4002)
                    break
                session, code = self._received(connection, session, message.data)
                if code:
                    await socket.close(code=code)
                    break
        finally:
            connection.end()
            self._connections.discard(connection)
            if session is not None and session.connection is connection:
                session.connection = None
        return socket

    async def close(self) -> None:
        """The end of the fake: all connections end."""
        for connection in list(self._connections):
            await connection.close(ABNORMAL)

    def _received(self, connection: Connection, session: Session | None, text: str) -> tuple[Session | None, int]:
        """What a frame of the client does; gives the session, and the code to close with, or 0."""
        now = self._clock.now()
        connection.sends.append(now)
        while connection.sends[0] <= now - SENDS_PERIOD:
            connection.sends.popleft()
        if len(connection.sends) > MOST_SENDS:
            self._violation("more than 120 frames to the gateway in 60 seconds")
            return session, 4008
        try:
            frame = json.loads(text)
            op, data = Op(frame["op"]), frame["d"]
        except (ValueError, KeyError, TypeError):
            self._violation(f"the gateway cannot read a frame: {text[:100]!r}")
            return session, 4002
        if op is Op.HEARTBEAT:
            connection.send({"op": Op.HEARTBEAT_ACK, "d": None, "s": None, "t": None})
            return session, 0
        if op in (Op.IDENTIFY, Op.RESUME):
            if session is not None:
                return session, 4005
            return self._identified(connection, data) if op is Op.IDENTIFY else self._resumed(connection, data)
        if session is None:
            return None, 4003
        if op not in (Op.PRESENCE, Op.VOICE_STATE, Op.MEMBERS):
            return session, 4001
        return session, 0

    def _identified(self, connection: Connection, data: Json) -> tuple[Session | None, int]:
        self.identifies += 1
        if data.get("token") != self._token:
            return None, 4004
        if not isinstance(data.get("intents"), int) or not {"os", "browser", "device"} <= set(data["properties"]):
            self._violation("IDENTIFY without intents or properties")
            return None, 4013
        intents = Intent(data["intents"])
        if intents & PRIVILEGED & ~self.allowed:
            return None, 4014
        share, shares = data.get("shard", (0, 1))
        if not 0 <= share < shares:
            return None, 4010
        session = Session(secrets.token_hex(16), intents, connection=connection, share=share, shares=shares)
        introduced = self.introduce(session)
        if len(introduced) > self.most_guilds:
            return None, 4011
        self.sessions[session.id] = session
        connection.send(session.tell("READY", self.ready(session), self.left_out))
        for event in introduced:
            if event.intent & intents:
                self._tell(session, event)
        return session, 0

    def _resumed(self, connection: Connection, data: Json) -> tuple[Session | None, int]:
        if data.get("token") != self._token:
            return None, 4004
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        if session is None or not isinstance(seq, int):
            connection.send({"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None})
            return None, 0
        if seq > len(session.events):
            return None, 4007
        session.resumed += 1
        for frame in session.events[seq:]:
            connection.send(frame)
        session.connection = connection
        connection.send(session.tell("RESUMED", {"_trace": []}))
        return session, 0


def _without(told: Any, keys: list[str]) -> Any:
    """What is told without what these keys lead to, in each object of a list."""
    if isinstance(told, list):
        return [_without(one, keys) for one in told]
    if not isinstance(told, dict):
        return told
    key, *rest = keys
    return {
        name: _without(value, rest) if name == key else value
        for name, value in told.items()
        if rest or name != key
    }
