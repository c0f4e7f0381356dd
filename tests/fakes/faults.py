"""What goes wrong on the way to either platform."""

from __future__ import annotations

from enum import Enum

from aiohttp import web


class Drop(Enum):
    """When the connection is cut: before the server has done anything, or after, so only its answer is lost."""

    BEFORE = "before"
    AFTER = "after"


def cut(request: web.Request) -> web.Response:
    """End the connection without an answer; what is returned reaches nobody."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
