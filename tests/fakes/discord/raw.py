"""A client without a library: requests and frames as a test wants them, also wrong ones."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import aiohttp

from tests.fakes.discord.gateway import Intent, Op
from tests.fakes.discord.interactions import Interaction
from tests.fakes.discord.places import FakeChannel
from tests.fakes.discord.refusals import Json
from tests.fakes.discord.server import FakeDiscord
from tests.waiting import PATIENCE


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int:
        """Discord's own code of an error."""
        return int(self.body["code"])

    @property
    def faults(self) -> set[str]:
        """The codes of all faults in the form."""
        return set(_codes(self.body.get("errors", {})))


def _codes(node: Any) -> list[str]:
    if not isinstance(node, dict):
        return []
    found = [fault["code"] for fault in node.get("_errors", [])]
    return found + [code for key, inner in node.items() if key != "_errors" for code in _codes(inner)]


class Raw:
    """Requests with the token of the bot."""

    def __init__(self, fake: FakeDiscord) -> None:
        self._fake = fake
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Raw:
        self.session = await self._open.enter_async_context(aiohttp.ClientSession())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._open.aclose()

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: Mapping[str, bytes] | None = None,
        token: str | None = None,
    ) -> Reply:
        """One request; with files as multipart."""
        headers = {
            "Authorization": f"Bot {self._fake.token if token is None else token}",
            "User-Agent": "DiscordBot (https://example.org, 1)",
        }
        data: Any = None if body is None else json.dumps(body).encode()
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        elif body is not None:
            headers["Content-Type"] = "application/json"
        async with self.session.request(method, self._fake.api_url + path, data=data, headers=headers) as response:
            text = await response.text()
            return Reply(response.status, json.loads(text) if text else None, response.headers)

    async def send(self, channel: FakeChannel, content: str = "", **body: Any) -> Reply:
        """A message to a channel."""
        return await self.call("POST", f"/channels/{channel.id}/messages", {"content": content, **body})

    async def edit(self, channel: FakeChannel, message: str, **body: Any) -> Reply:
        return await self.call("PATCH", f"/channels/{channel.id}/messages/{message}", body)

    async def respond(self, interaction: Interaction, kind: int, data: Json | None = None) -> Reply:
        """A first response, with what came of it."""
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
        return await self.call("POST", path, body, token="")

    async def hook(self, method: str, interaction: Interaction, path: str = "", body: Any = None) -> Reply:
        """Through the token of an interaction."""
        application = self._fake.world.bot.id
        return await self.call(method, f"/webhooks/{application}/{interaction.token}{path}", body, token="")

    async def connect(self) -> Wire:
        """A connection to the gateway."""
        url = f"{self._fake.gateway_url}?v=10&encoding=json"
        return Wire(await self._open.enter_async_context(self.session.ws_connect(url)), self._fake.token)


class Wire:
    """A connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket = socket
        self._token = token

    async def send(self, op: Op, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, intents: Intent = Intent.GUILDS, token: str | None = None, **others: Any) -> None:
        properties = {"os": "linux", "browser": "raw", "device": "raw"}
        token = self._token if token is None else token
        await self.send(Op.IDENTIFY, {"token": token, "intents": int(intents), "properties": properties, **others})

    async def resume(self, session: str, seq: int) -> None:
        await self.send(Op.RESUME, {"token": self._token, "session_id": session, "seq": seq})

    async def frame(self) -> Json:
        """The next frame; an end is one with the code of the close."""
        async with asyncio.timeout(PATIENCE):
            message = await self.socket.receive()
        if message.type is aiohttp.WSMsgType.TEXT:
            found: Json = json.loads(message.data)
            return found
        return {"op": "closed", "d": self.socket.close_code}

    async def until(self, what: str | Op) -> Json:
        """The next event of a name, or frame of a kind; what comes before it is passed over."""
        while True:
            frame = await self.frame()
            if what in (frame.get("t"), frame["op"]):
                return frame
            if frame["op"] == "closed":
                raise ConnectionError(frame["d"])

    async def close_code(self) -> int:
        """How the gateway ends the connection."""
        while (frame := await self.frame())["op"] != "closed":
            pass
        return int(frame["d"])
