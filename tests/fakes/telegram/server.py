"""The Bot API over HTTP: takes requests apart, has them checked and carried out, and answers like the real one."""

from __future__ import annotations

import inspect
import json
import logging
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.fakes.faults import Drop, cut
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.files import MEGABYTE
from tests.fakes.telegram.methods import answering, editing, groups, polling, profile, sending
from tests.fakes.telegram.methods.registry import METHODS, Request
from tests.fakes.telegram.refusals import NO_METHOD, NO_TOKEN, Refusal, bad, too_fast
from tests.fakes.telegram.schema import Json, Malformed, Upload, schema
from tests.fakes.telegram.world import TOKEN, Call, World

LOG = logging.getLogger(__name__)

SUBJECTS = (answering, editing, groups, polling, profile, sending)
"""The modules that bring the methods in."""


@dataclass(frozen=True, slots=True)
class _Parameters:
    given: Json
    uploads: dict[str, Upload]


class Server:
    def __init__(self, world: World) -> None:
        self._world = world
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def start(self) -> None:
        app = web.Application(client_max_size=64 * MEGABYTE)
        app.router.add_route("*", "/bot{token}/{method}", self._serve)
        app.router.add_get("/file/bot{token}/{path:.+}", self._serve_file)
        self._runner = web.AppRunner(app, handler_cancellation=True, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        self._world.end_poll(Refusal(500, "Internal Server Error: restart"))
        if self._runner is not None:
            await self._runner.cleanup()

    # --- One request ----------------------------------------------------------------------------------------

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        if request.match_info["token"] != TOKEN:
            return _answer(NO_TOKEN.status, NO_TOKEN.body())
        name = request.match_info["method"]
        try:
            parameters = await _parameters(request)
        except ValueError as unread:
            self._world.violations.append(f"{name}: {unread}")
            return _answer(400, bad("can't read the request").body())
        call = Call(name, parameters.given, _chat_of(parameters.given), self._world.clock.now())
        self._world.calls.append(call)
        self._check_obeyed(call)
        fault = self._world.faults.take(name, call.chat)
        if fault is not None and fault.held is not None:
            await fault.held.wait()
        if fault is not None and fault.drop is Drop.BEFORE:
            return cut(request)
        if fault is not None and fault.body is not None:
            return web.Response(status=fault.status or 200, body=fault.body)
        try:
            body: Json = {"ok": True, "result": await self._carry_out(name, parameters, call, fault)}
            call.status = 200
        except Refusal as refusal:
            body = refusal.body()
            call.status, call.description = refusal.status, refusal.description
            wait = (refusal.parameters or {}).get("retry_after")
            if call.chat is not None and wait is not None and _is_paced(name):
                self._world.pace.tell(call.chat, wait)
        self._world.stir()
        if fault is not None and fault.drop is Drop.AFTER:
            return cut(request)
        return _answer(call.status, body)

    async def _carry_out(self, name: str, parameters: _Parameters, call: Call, fault: Fault | None) -> Any:
        if fault is not None and fault.status is not None:
            raise Refusal(fault.status, fault.description or _usual_words(fault), dict(fault.parameters))
        try:
            return await self._result(name, parameters, call)
        except Malformed as malformed:
            self._world.violations.append(f"{name}: {malformed}")
            raise bad(str(malformed)) from None
        except Refusal:
            raise
        except Exception as broken:
            LOG.exception("the fake is at fault")
            self._world.violations.append(f"the fake broke in {name}: {broken!r}")
            raise Refusal(500, "Internal Server Error: the fake is at fault") from broken

    async def _result(self, name: str, parameters: _Parameters, call: Call) -> Any:
        world = self._world
        given = parameters.given
        if not world.ephemeral:
            if "Ephemeral" in name:
                raise NO_METHOD
            given = _as_an_old_server_reads_it(given)
        if name not in METHODS:
            world.violations.append(f"{name}: no method that the fake knows")
            raise NO_METHOD
        values = schema().read(name, given, parameters.uploads)
        if _is_paced(name):
            self._keep_pace(call)
        result = METHODS[name](Request(world, values, parameters.uploads))
        if inspect.isawaitable(result):
            result = await result
        world.violations += [f"the fake: {fault}" for fault in schema().result_faults(name, result)]
        return result

    def _check_obeyed(self, call: Call) -> None:
        """Who was told to wait in a chat sends nothing there."""
        if _is_paced(call.method) and self._world.pace.is_disobeyed(call.chat):
            self._world.violations.append(f"{call.method}: {call.chat} takes nothing yet, and the bot was told")

    def _keep_pace(self, call: Call) -> None:
        chat = self._world.chats.get(call.chat) if call.chat else None
        wait = self._world.pace.take(call.chat, chat is not None and chat.is_group)
        if wait is not None:
            raise too_fast(wait)

    async def _serve_file(self, request: web.Request) -> web.StreamResponse:
        if request.match_info["token"] != TOKEN:
            return _answer(NO_TOKEN.status, NO_TOKEN.body())
        stored = self._world.files.at(request.match_info["path"])
        return web.Response(body=stored.data) if stored else _answer(404, Refusal(404, "Not Found").body())


def _answer(status: int, body: Json) -> web.Response:
    return web.Response(status=status, text=json.dumps(body), content_type="application/json")


async def _parameters(request: web.Request) -> _Parameters:
    """From the query, and from a body in any of the three forms."""
    given: Json = dict(request.query)
    uploads: dict[str, Upload] = {}
    if request.content_type == "application/json":
        given |= await request.json()
    else:
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                uploads[name] = Upload(value.filename, value.file.read())
            else:
                given[name] = value if isinstance(value, str) else bytes(value).decode()
    return _Parameters(given, uploads)


def _chat_of(given: Json) -> int | None:
    try:
        return int(given["chat_id"])
    except (KeyError, ValueError):
        return None


def _is_paced(name: str) -> bool:
    """Messages and edits share the pace; the rest has none that a bot would notice."""
    return name.startswith(("send", "edit")) and name != "sendChatAction"


def _usual_words(fault: Fault) -> str:
    if "retry_after" in fault.parameters:
        return f"Too Many Requests: retry after {fault.parameters['retry_after']}"
    words = {
        400: "Bad Request",
        401: "Unauthorized",
        403: "Forbidden",
        429: "Too Many Requests",
        502: "Bad Gateway",
    }
    return words.get(fault.status or 0, "Internal Server Error")


def _as_an_old_server_reads_it(given: Json) -> Json:
    """A server from before ephemeral messages passes over what it does not know: what was meant for one person is
    then said to all."""
    kept = {name: value for name, value in given.items() if name != "ephemeral_message_parameters"}
    for name, unknown in (("reply_parameters", "ephemeral_message_id"), ("commands", "is_ephemeral")):
        if name in kept:
            kept[name] = _without(json.loads(kept[name]) if isinstance(kept[name], str) else kept[name], unknown)
    if kept.get("reply_parameters") == {}:
        del kept["reply_parameters"]
    return kept


def _without(value: Any, unknown: str) -> Any:
    if isinstance(value, list):
        return [_without(item, unknown) for item in value]
    return {name: item for name, item in value.items() if name != unknown}
