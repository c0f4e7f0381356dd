"""How the bot gets its updates: it asks for them, or has them brought."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import urlsplit

from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.refusals import OTHER_POLLER, WEBHOOK_IS_SET, bad, conflict
from tests.fakes.telegram.schema import Json, Malformed
from tests.fakes.telegram.world import World

_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
LONGEST_POLL = 50
PORTS = (80, 88, 443, 8443)


@method("getUpdates")
async def get_updates(request: Request) -> list[Json]:
    """Of two that ask at a time, the newer one is served and the older one refused."""
    world, given = request.world, request.given
    if world.webhook:
        raise conflict(WEBHOOK_IS_SET)
    limit = given.get("limit", 100)
    if not 1 <= limit <= 100:
        raise Malformed(f"{limit} updates at a time")
    world.end_poll(conflict(OTHER_POLLER))
    world.updates.choose(given.get("allowed_updates"))
    world.updates.confirm(given.get("offset", 0))
    timeout = min(given.get("timeout", 0), LONGEST_POLL)
    if timeout and not world.updates.take(limit):
        await _wait(world, timeout)
    return [update.as_json() for update in world.updates.take(limit)]


@method("setWebhook")
def set_webhook(request: Request) -> bool:
    world, given = request.world, request.given
    if not given["url"]:
        world.webhook = {}
        return True
    if not given["url"].startswith("http://127.0.0.1:"):  # the fake has no certificates
        url = urlsplit(given["url"])
        if url.scheme != "https":
            raise bad("bad webhook: An HTTPS URL must be provided for webhook")
        if (url.port or 443) not in PORTS:
            raise bad("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443")
    if "secret_token" in given and not _SECRET.fullmatch(given["secret_token"]):
        raise bad("secret token contains unallowed characters")
    world.updates.choose(given.get("allowed_updates"))
    world.end_poll(conflict("terminated by setWebhook request"))
    world.webhook, world.not_brought = given, None
    world.updates.waiting.set()
    return True


@method("deleteWebhook")
def delete_webhook(request: Request) -> bool:
    request.world.webhook = {}
    return True


@method("getWebhookInfo")
def get_webhook_info(request: Request) -> Json:
    world = request.world
    info: Json = {
        "url": world.webhook.get("url", ""),
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.pending),
    }
    if world.not_brought is not None:
        info["last_error_date"], info["last_error_message"] = world.not_brought
    return info if world.updates.allowed is None else {**info, "allowed_updates": world.updates.allowed}


async def _wait(world: World, seconds: float) -> None:
    """Until there is an update, or the time is up, or another poll takes over."""
    poll: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    world.poll = poll
    world.stir()
    world.updates.waiting.clear()
    arrived = asyncio.create_task(_arrival(world))
    waits: set[asyncio.Future[None]] = {arrived, poll}
    try:
        await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if poll.done():
            poll.result()
    finally:
        arrived.cancel()
        if world.poll is poll:
            world.poll = None


async def _arrival(world: World) -> None:
    await world.updates.waiting.wait()
