"""What can be read in a chat: the lobby, the table, tiles as screens show them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.tiles import Tile
from tests.bot.chat import Chat
from tests.bot.strict import Post


def shown(tiles: Iterable[Tile]) -> str:
    """Tiles as screens show them."""
    return " ".join(f"[{t.hi}|{t.lo}]" for t in sorted(tiles, reverse=True))


def table_post(chat: Chat) -> Post:
    """The message of the round that is being played."""
    return next(post for post in reversed(chat.room()) if "· round" in post.message.plain())


def names(chat: Chat) -> list[str]:
    return [seat.name for seat in chat.table().match.seats]


def lobby(chat: Chat) -> Post:
    """The newest lobby."""
    return next(post for post in reversed(chat.room()) if "table" in post.message.plain())


def lines(post: Post) -> list[str]:
    return post.message.plain().splitlines()
