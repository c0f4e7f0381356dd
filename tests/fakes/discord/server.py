"""The fake of Discord: a real server on loopback that plays API v10 and gateway, more strictly than the real one.

    async with FakeDiscord() as fake:
        guild = fake.guild("Club", ann := fake.person("Ann"))
        table = guild.channel("games")
        ...                                # start the bot with fake.token, fake.api_url, fake.gateway_url
        await fake.answered(ann.slash(table, "play"))
        assert fake.visible(ann, table)[-1].content == ...
        fake.check()

What no correct bot does is in `violations`, whatever was answered.
"""

from __future__ import annotations

import asyncio
import json
import time
import traceback
from collections.abc import Callable, Mapping
from typing import Any, Final

from aiohttp import web

from tests.fakes.clock import Clock
from tests.fakes.discord.commands import Commands
from tests.fakes.discord.composing import Composer
from tests.fakes.discord.events import Events
from tests.fakes.discord.faults import Faults, Planned
from tests.fakes.discord.gateway import Event, Gateway
from tests.fakes.discord.interactions import Interaction, Interactions
from tests.fakes.discord.limits import Limits, Verdict
from tests.fakes.discord.oracle import Oracle, Shown
from tests.fakes.discord.people import Person
from tests.fakes.discord.places import FakeChannel, FakeGuild
from tests.fakes.discord.refusals import MISTAKES, Json, Refusal
from tests.fakes.discord.request import Answer, Asked, Call, read_body
from tests.fakes.discord.routes_answers import Answers
from tests.fakes.discord.routes_messages import Messages
from tests.fakes.discord.routes_places import Places
from tests.fakes.discord.schema import Operation, Schema
from tests.fakes.discord.state import DM, GROUP, Attachment, Channel, Message, User, World
from tests.fakes.faults import Drop, cut
from tests.waiting import PATIENCE

API: Final = "/api/v10"
INVALID: Final = (401, 403, 429)
"""Statuses that count towards a ban, if there are too many."""
LARGEST_BODY: Final = 64 * 1024 * 1024
OPEN: Final = ("/interactions/", "/webhooks/")
"""Beginnings of routes that need no token of the bot, because they carry one of their own."""


class FakeDiscord:
    """One Discord, with one bot."""

    token = "fake.discord.token"

    def __init__(self, *, speed: float = 1.0) -> None:
        self.violations: list[str] = []
        self.calls: list[Call] = []
        self.invalid_requests = 0
        self.clock = Clock(time.time())  # clients tell from its ids how old messages are
        self.world = World(self.clock)
        self.schema = _schema()
        self.limits = Limits(self.clock, speed)
        self.faults = Faults()
        self.gateway = Gateway(self.token, self.clock, self.violations.append)
        self.oracle = Oracle(self.world)
        self.content_type = "application/json"
        """What answers call themselves. Discord names no character set; others that play it do."""
        self.headers_left_out: frozenset[str] = frozenset()
        """Headers of Discord's answers that a server which plays it may not have."""
        self.uploads: dict[str, Attachment] = {}
        """The files that came along with commands, by their ids."""
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world)
        self.host = self.person("Host")
        """Who runs the bot and owns the guilds."""
        self._changed = asyncio.Event()
        self.routes: Mapping[str, Callable[[Asked], Answer]]
        """What answers each operation."""
        Events(self.world, self.gateway)
        self.world.listeners.append(lambda _name, _subject: self._changed.set())

    # --- running --------------------------------------------------------------------------------------------

    async def __aenter__(self) -> FakeDiscord:
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get("/gw", self.gateway.serve)
        app.router.add_get("/gw/", self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._attachment)
        app.router.add_route("*", "/{tail:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.base = f"http://127.0.0.1:{port}"
        self.api_url = self.base + API
        self.gateway_url = self.gateway.url = f"ws://127.0.0.1:{port}/gw"
        composer = Composer(self.world, self.base, self.violations.append)
        self.routes = {
            **Messages(self.world, composer).routes(),
            **Answers(self.world, composer, self.interactions).routes(),
            **Places(self.world, self.commands).routes(),
        }
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    @property
    def environment(self) -> dict[str, str]:
        """What a process of the bot is told to come here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_URL": self.api_url,
            "DISCORD_GATEWAY_URL": self.gateway_url,
        }

    # --- people and places ----------------------------------------------------------------------------------

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        return Person(self, self.world.user(name, locale=locale))

    def guild(self, name: str, *people: Person, locale: str | None = None) -> FakeGuild:
        """A server of the host with the bot and these people, or with everybody there is. One that has chosen a
        language is a Community."""
        guild = FakeGuild(self.world, self.world.guild(name, self.host.user, locale=locale))
        everybody = [Person(self, user) for user in self.world.users.values() if not user.bot]
        guild.join(*(people or everybody))
        return guild

    def private(self, *people: Person) -> FakeChannel:
        """A conversation between people, without the bot; one who has installed the app can use it there."""
        kind = DM if len(people) == 2 else GROUP
        users = [person.user for person in people]
        return FakeChannel(self.world, self.world.channel(kind, recipients=users, with_bot=False))

    def ask(self, kind: int, user: User, channel: Channel, data: Json, message: Message | None) -> Interaction:
        """A person asks something of the bot."""
        interaction = self.interactions.begin(kind, user, channel, data, message)
        self.gateway.emit(Event("INTERACTION_CREATE", interaction.payload()))
        return interaction

    # --- what tests look at ---------------------------------------------------------------------------------

    def visible(self, person: Person, channel: FakeChannel) -> list[Shown]:
        """What the person's client shows in a channel now, the oldest first."""
        return self.oracle.visible(person.user, channel.state)

    def seen(self, person: Person) -> list[Shown]:
        """Everything that a person was ever shown."""
        return self.oracle.seen(person.user)

    def notified(self, person: Person) -> list[Shown]:
        """The messages that made his device ring."""
        return self.oracle.notified(person.user)

    def everything_public(self, channel: FakeChannel) -> list[Shown]:
        """What stands in a channel for everybody."""
        return self.oracle.public(channel.state)

    def replies(self, interaction: Interaction) -> list[Shown]:
        """The messages that came of an interaction, as they are now."""
        return [self.oracle.look(message) for message in interaction.messages]

    @property
    def failed_interactions(self) -> list[Interaction]:
        """Those at which a person has read "This interaction failed"."""
        return list(self.interactions.failed())

    def calls_to(self, operation: str = "", channel: FakeChannel | None = None) -> list[Call]:
        """The requests of an operation, of a channel, or all."""
        return [
            call
            for call in self.calls
            if operation in ("", call.operation) and (channel is None or call.channel == channel.id)
        ]

    def check(self) -> None:
        """Raise AssertionError if the bot has done what no correct bot does, or failed a person."""
        assert not self.violations, "\n".join(self.violations)
        assert not self.failed_interactions, self.failed_interactions

    async def until(self, condition: Callable[[], object], *, patience: float = PATIENCE) -> None:
        """Wait until something is so. Raises TimeoutError."""
        async with asyncio.timeout(patience):
            while not condition():
                self._changed.clear()
                try:
                    async with asyncio.timeout(0.05):  # time alone can make it so
                        await self._changed.wait()
                except TimeoutError:
                    continue

    async def answered(self, interaction: Interaction) -> Interaction:
        """Wait until nothing more is owed to the person, or he has read that it failed."""
        await self.until(lambda: interaction.done or interaction.failed)
        return interaction

    # --- what tests make go wrong ---------------------------------------------------------------------------

    def limit(self, where: str | FakeChannel, seconds: float) -> None:
        """Answer 429 to an operation (`POST /path`), for a channel, or to everything (""), for so long."""
        self.limits.force(where.id if isinstance(where, FakeChannel) else where, seconds)

    def fail(
        self,
        route: str | FakeChannel = "",
        *,
        times: int = 1,
        status: int = 0,
        code: int = 0,
        retry_after: float = 0.0,
        drop: Drop | None = None,
        body: tuple[str, bytes] | None = None,
        delay: float = 0.0,
        late: float = 0.0,
    ) -> Planned:
        """Let the next requests of an operation, for a channel, or any, go wrong in this way. A body comes instead
        of an answer; if that is lost only afterwards, what was asked has happened."""
        where = route.id if isinstance(route, FakeChannel) else route
        planned = Planned(where, times, status, code, retry_after, drop, body, delay, late)
        self.faults.planned.append(planned)
        return planned

    # --- a request ------------------------------------------------------------------------------------------

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        found = self.schema.find(request.method, request.path.removeprefix(API))
        if found is None or not request.path.startswith(API + "/"):
            self.violations.append(f"{request.method} {request.path}: no such route")
            return self._response(404, {"message": "404: Not Found", "code": 0}, {})
        if not request.headers.get("User-Agent", "").startswith("DiscordBot ("):
            self.violations.append(f"{request.method} {request.path}: does not say what asks")
        operation, parameters = found
        planned = self.faults.take(operation, parameters)
        if planned is not None and planned.delay:
            await asyncio.sleep(planned.delay)
        if planned is not None and planned.drop is Drop.BEFORE:
            return cut(request)
        if planned is not None and planned.body is not None and planned.drop is None:
            return _instead(planned.body, planned.status or 200)
        authorized = (
            operation.template.startswith(OPEN) or request.headers.get("Authorization") == f"Bot {self.token}"
        )
        verdict = self.limits.check(operation, parameters) if authorized else Verdict({})
        body: Any = None
        code = 0
        try:
            if not authorized:
                raise Refusal(0, status=401, words="401: Unauthorized")
            if verdict.limited:
                extra = {"retry_after": round(verdict.retry_after, 3), "global": verdict.everywhere}
                raise Refusal(0, status=429, words="You are being rate limited.", extra=extra)
            if planned is not None and planned.drop is None and (refusal := planned.refusal()):
                raise refusal
            body, files = await read_body(request, operation)
            asked = self._asked(operation, parameters, request, body, files)
            answer = self.routes[str(operation)](asked)
            self._hold_to_schema(operation, answer)
        except Refusal as refusal:
            code = refusal.code
            answer = Answer(refusal.status, refusal.body())
            if code in MISTAKES and planned is None:
                self.violations.append(f"{operation}: {refusal}")
        except ConnectionError:  # who sends this is killed in the middle of it
            return cut(request)
        except Exception:
            self.violations.append(f"{operation}: the fake itself fails: {traceback.format_exc()}")
            answer = Answer(500, {"message": "500: Internal Server Error", "code": 0})
        self._record(operation, parameters, body, answer.status, code)
        if planned is not None and planned.late:
            await asyncio.sleep(planned.late)
        if planned is not None and planned.drop is Drop.AFTER:
            if planned.body is None:
                return cut(request)
            return _instead(planned.body, planned.status or answer.status)
        return self._response(answer.status, answer.body, verdict.headers)

    def _response(self, status: int, body: Any, headers: Mapping[str, str]) -> web.Response:
        common = {**headers, "Via": "1.1 fake"}
        common = {name: value for name, value in common.items() if name not in self.headers_left_out}
        if body is None:
            return web.Response(status=status, headers=common)
        # In bytes, or a character set would be named.
        return web.Response(
            status=status, body=json.dumps(body).encode(), headers={**common, "Content-Type": self.content_type}
        )

    def _asked(
        self, operation: Operation, parameters: Mapping[str, str], request: web.Request, body: Any, files: Any
    ) -> Asked:
        faults = [*self.schema.query(operation, request.query), *self.schema.request(operation, body)]
        if operation.body is not None and body is None and not faults:
            raise Refusal(50109)
        if faults:
            raise Refusal(50035, faults)
        return Asked(operation, parameters, request.query, body, files)

    def _hold_to_schema(self, operation: Operation, answer: Answer) -> None:
        for fault in self.schema.answer(operation, answer.status, answer.body):
            self.violations.append(f"{operation}: the fake itself answers wrongly: {fault}")

    def _record(
        self, operation: Operation, parameters: Mapping[str, str], body: Any, status: int, code: int
    ) -> None:
        self.invalid_requests += status in INVALID
        channel = parameters.get("channel_id", "")
        token = parameters.get("webhook_token") or parameters.get("interaction_token")
        if token:
            channel = self.interactions.channel_of(token)
        self.calls.append(Call(self.clock.now(), str(operation), parameters, body, status, code, channel))
        self._changed.set()

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        """A file of a message, or one that came along with a command, as a client loads it."""
        uploaded = self.uploads.get(request.match_info["file"])
        if uploaded is not None:
            return web.Response(body=uploaded.data, content_type=uploaded.content_type)
        channel = self.world.channels.get(request.match_info["channel"])
        for message in channel.messages.values() if channel else ():
            for attachment in message.attachments:
                if attachment.id == request.match_info["file"]:
                    return web.Response(body=attachment.data, content_type=attachment.content_type)
        raise web.HTTPNotFound


def _schema() -> Schema:
    """The schema, read once."""
    if not _READ:
        _READ.append(Schema())
    return _READ[0]


_READ: Final[list[Schema]] = []


def _instead(body: tuple[str, bytes], status: int) -> web.Response:
    """What a proxy in between answers."""
    kind, content = body
    return web.Response(status=status, body=content, headers={"Content-Type": kind})
