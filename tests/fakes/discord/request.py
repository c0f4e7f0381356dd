"""A request of the bot, taken apart, and what the routes give back."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import BodyPartReader, web

from tests.fakes.discord.composing import LARGEST_REQUEST, File
from tests.fakes.discord.refusals import Json, Refusal
from tests.fakes.discord.schema import Operation

_FILE: Final = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that has passed the schema."""

    operation: Operation
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Mapping[int, File]

    def __getitem__(self, parameter: str) -> str:
        return self.parameters[parameter]

    def flag(self, name: str) -> bool:
        """A switch in the query."""
        return self.query.get(name, "").lower() in ("1", "true")


@dataclass(frozen=True, slots=True)
class Answer:
    """What is answered; without a body by default."""

    status: int = 204
    body: Any = None


@dataclass(frozen=True, slots=True)
class Call:
    """A request in the record."""

    at: float
    operation: str
    parameters: Mapping[str, str]
    body: Any
    status: int
    code: int = 0
    channel: str = ""
    """The channel that it was about, also when it came through a token."""


async def read_body(request: web.Request, operation: Operation) -> tuple[Any, dict[int, File]]:
    """The JSON of a request, and its files."""
    if request.content_type == "multipart/form-data":
        if not operation.files:
            raise Refusal(50035, words="No files are taken here.")
        return await _read_parts(request)
    data = await request.read()
    if len(data) > LARGEST_REQUEST:
        raise Refusal(40005)
    if not data:
        return None, {}
    if request.content_type != "application/json":
        raise Refusal(50035, words=f"Content-Type must be application/json, not {request.content_type}.")
    return _parsed(data), {}


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, File]]:
    body: Json = {}
    files: dict[int, File] = {}
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refusal(50035, words="Parts within parts.")
        name, data = part.name or "", bytes(await part.read(decode=True))
        total += len(data)
        if total > LARGEST_REQUEST:
            raise Refusal(40005)
        if name == "payload_json":
            body = _parsed(data)
        elif found := _FILE.fullmatch(name):
            files[int(found[1])] = File(part.filename or "", data)
        else:
            raise Refusal(50035, words=f"The part {name!r} is unknown.")
    return body, files


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError as error:
        raise Refusal(50109) from error
