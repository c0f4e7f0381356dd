"""Commands and presses to their handlers, and the one place where errors become polite answers."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable

from bot import informing, lobby, playing
from bot.commands import Command as Handled
from bot.commands import commands
from bot.data import Data, What, unpack
from bot.errors import Refused
from bot.ports import Command, Press, Request, Text, Unreachable, text
from bot.shows import Shows
from bot.words import clean
from bot.world import Asking, World
from engine.model import RulesError
from storage.changes import NotSaved, Stale

logger = logging.getLogger(__name__)

LONGEST = 400
"""Characters behind a command that anybody needs."""

Pressed = Callable[[Asking, Data], Awaitable[None]]


class Router:
    """Knows who handles what."""

    def __init__(self, world: World, shows: Shows) -> None:
        self._world = world
        self.commands: dict[str, Handled] = commands(shows)
        self._presses = _presses(shows)

    async def handle(self, request: Request) -> None:
        """Do what a person asked for. Whatever goes wrong, he gets an answer and nothing is half done."""
        language = self._world.words.known(request.person.language)
        try:
            await self._world.preferences.meet(request.person, request.room)
            language = await self._world.preferences.language_of_person(request.person.id, request.room.id)
            await self._dispatch(Asking(self._world, request, language))
            await request.acknowledge()
        except Unreachable:
            logger.info("somebody could not be answered")
        except Exception as error:
            await self._answer(request, language, _apology(error))

    async def _answer(self, request: Request, language: str, words: Text) -> None:
        try:
            await Asking(self._world, request, language).whisper(words)
        except Unreachable:
            logger.info("somebody could not be answered")
        except Exception:
            logger.exception("an answer could not be given")

    async def _dispatch(self, asking: Asking) -> None:
        what = asking.request.what
        if isinstance(what, Command):
            command = self.commands.get(what.name.lower())
            if command is None:
                raise Refused("no-such-command", command=clean(what.name))
            if len(what.args) > LONGEST:
                raise Refused("too-long", most=LONGEST)
            await command.run(asking, what.args.strip())
        elif isinstance(what, Press):
            data = unpack(what.data)
            if data is None:
                raise Refused("bad-button")
            await self._presses[data.what](asking, data)


def _apology(error: Exception) -> Text:
    """What the person is told; what he cannot have caused is logged under a number that he can name."""
    if isinstance(error, Refused):
        return error.text
    if isinstance(error, RulesError):
        return text(f"refused-{error.reason}", **error.facts)
    if isinstance(error, Stale):
        return text("old-button")
    number = secrets.token_hex(3)
    logger.error("failure %s", number, exc_info=error)
    return text("not-saved" if isinstance(error, NotSaved) else "failure", number=number)


def _presses(shows: Shows) -> dict[What, Pressed]:
    async def options(asking: Asking, data: Data) -> None:
        await lobby.turn_page(asking, data, f"o{data.arg}")

    async def option(asking: Asking, data: Data) -> None:
        await lobby.turn_page(asking, data, f"v{data.arg}")

    async def back(asking: Asking, data: Data) -> None:
        await lobby.turn_page(asking, data, "")

    async def hand(asking: Asking, data: Data) -> None:
        await playing.show_hand(asking, shows, data)

    async def turn(asking: Asking, data: Data) -> None:
        await playing.turn_hand(asking, shows, data)

    return {
        What.JOIN: lobby.join,
        What.LEAVE: lobby.leave,
        What.COMPUTER: lobby.add_computer,
        What.PARTNERS: lobby.change_partners,
        What.START: lobby.start,
        What.CANCEL: lobby.cancel,
        What.LOBBY: back,
        What.OPTIONS: options,
        What.OPTION: option,
        What.CHOOSE: lobby.choose_option,
        What.GAME: lobby.choose_game,
        What.HAND: hand,
        What.MOVE: playing.move,
        What.SIGN: playing.sign,
        What.TILE: turn,
        What.PAGE: turn,
        What.DEAL: playing.deal,
        What.BACK: playing.come_back,
        What.REMATCH: lobby.rematch,
        What.NEW: lobby.new_table,
        What.SET: informing.set_chat,
        What.MINE: informing.set_person,
        What.LANGUAGE: informing.language_button,
        What.RULES: informing.rules_button,
    }
