"""What a surface should show now, and what is saved of one that does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256

import orjson

from bot.messages import Message, Screen
from bot.ports import Address
from bot.publishing.shown import LAST
from bot.publishing.surface_keys import SurfaceKey
from storage.surfaces import Surface


@dataclass(frozen=True, slots=True)
class OpenPage:
    """What the reader of a surface has turned to: a page, of what he saw at a moment of the match."""

    page: str
    moment: int


@dataclass(frozen=True, slots=True)
class Showing:
    """What a surface should show now."""

    to: Address
    screen: Screen
    language: str
    moment: int = 0
    """See `View.moment`."""
    page: str = ""
    """What its reader has turned to, as far as that still holds."""
    epoch: str = ""
    """A new epoch is a new message: a new turn. Within one the message is edited, and without one, whichever
    message is there."""
    loud: bool = False
    """Whether a new message may notify."""
    last: bool = False
    """Whether it will never look different: once shown, it is not asked for again."""
    obituary: bool = False
    """Whether it tells nothing but that there is no more to see: of what nobody has ever seen, nothing is told."""
    in_view: bool = False
    """Whether it is shown anew when talk has carried it away."""


Compose = Callable[[SurfaceKey, OpenPage | None], Awaitable[Showing | None]]
"""From the key of a surface, and what its reader has turned to, to what it should show; None: nothing (any more),
its message goes."""


def row_of(key: SurfaceKey, showing: Showing, known: Surface | None, wording: Message) -> Surface:
    """What is saved of a surface that shows this, in the message that is known of it so far."""
    return Surface(
        key=str(key),
        match=key.match,
        room=showing.to.room,
        person=showing.to.person,
        post=None if known is None else known.post,
        digest=_digest(wording, showing.screen),
        ply=LAST if showing.last else showing.moment,
        aspect=f"{showing.epoch or epoch_of(known)}/{showing.page}",
    )


def epoch_of(row: Surface | None) -> str:
    """The epoch that is noted in a row; empty without one."""
    return "" if row is None else row.aspect.partition("/")[0]


def page_of(row: Surface | None) -> str:
    """The page that is noted in a row; empty for the first one."""
    return "" if row is None else row.aspect.partition("/")[2]


def turned_to(row: Surface | None, page: str | None = None) -> OpenPage | None:
    """What the reader of a surface looks at: the page in its row, or one to which he has just turned; None: the
    first one."""
    wanted = page_of(row) if page is None else page
    return OpenPage(wanted, row.ply) if row is not None and wanted else None


def _digest(wording: Message, screen: Screen) -> str:
    """What a surface shows, as a short hash; the tiles of a hand do not stand in the database a second time."""
    picture = None if screen.picture is None else (screen.picture.scene, screen.picture.words)
    return sha256(orjson.dumps((wording, picture), default=_plain)).hexdigest()[:32]


def _plain(value: object) -> object:
    """What the library does not write by itself: values that are tuples with names."""
    return tuple(value) if isinstance(value, tuple) else repr(value)
