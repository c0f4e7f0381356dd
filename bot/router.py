"""Commands and presses to their handlers, and the one place where errors become polite answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot import chat_settings, informing, stopping
from bot.archives import archiving, forgetting, records
from bot.asking import Asking
from bot.commands import COMMANDS, Takes
from bot.data import Data, What, unpack
from bot.errors import Refused, Unclear
from bot.evenings import inviting, reminding, zoning
from bot.messages import Screen, text
from bot.play import alone, daily, lobby, lunch, opening, playing, rematching, teams
from bot.ports import Address, Command, Press, Request, Unreachable
from bot.rules import rules, why
from bot.screens.refusals import refusal
from bot.sheets import entering, sheets
from bot.tallies import tallies, undoing
from bot.troubles import report
from bot.wishes import no_such_command
from bot.world import World
from engine.errors import BadOption, RulesError
from storage import requests
from storage.changes import NotSaved, Stale
from storage.database import is_away

logger = logging.getLogger(__name__)

LONGEST = 400
"""Characters behind a command that anybody needs."""

Commanded = Callable[[Asking, str], Awaitable[None]]
Pressed = Callable[[Asking, Data], Awaitable[None]]


class Router:
    """Knows who handles what."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def handle(self, request: Request) -> None:
        """Do what a person asked for. Whatever goes wrong, he gets an answer and nothing is half done."""
        language = self._world.words.known(request.person.language)
        try:
            await self._world.preferences.meet(request.person, request.room)
            self._world.languages.meet(request.person, request.room)
            await self._heard(request)
            language = await self._world.languages.of_person(request.person.id, request.room.id)
            await self._dispatch(Asking(self._world, request, language, request.room))
            await request.acknowledge()
        except Unreachable:
            logger.info("somebody could not be answered")
        except Exception as error:
            await self._answer(request, language, error)

    async def _heard(self, request: Request) -> None:
        """Where somebody does something, something may arrive. What follows from that is no condition for his
        answer."""
        room = request.room
        if room.foreign:
            return
        reach = self._world.reach
        try:
            if not room.private:
                await reach.heard(Address(room=room.id))
                return
            # Where a private chat has a door, whom the bot hears has come in by it.
            heard = reach.heard if self._world.port(room.id).door("hello") is None else reach.opened
            await heard(Address(person=request.person.id))
            await heard(Address(room=room.id))  # for tables that stand there
        except Exception as error:
            report(logger, error, "what somebody has missed could not be shown")

    async def _answer(self, request: Request, language: str, error: Exception, *, again: bool = True) -> None:
        """Answer what went wrong; if that goes wrong in its turn, with the plain words for it."""
        try:
            await Asking(self._world, request, language, request.room).show(_apology(error, request.what))
        except Unreachable:
            logger.info("somebody could not be answered")
        except Exception as worse:
            if again:
                await self._answer(request, language, worse, again=False)
            else:
                logger.exception("an answer could not be given")

    async def is_first(self, name: str) -> bool:
        """Whether nobody has been told of this yet; if that cannot be known, it is taken for new."""
        try:
            await self._world.database.write(requests.take(name, self._world.now()))
        except Stale:
            return False
        except NotSaved:
            pass  # the log has been told
        return True

    async def _dispatch(self, asking: Asking) -> None:
        what = asking.request.what
        if isinstance(what, Command):
            handler = HANDLERS.get(what.name.lower())
            if handler is None:
                raise await asyncio.to_thread(no_such_command, asking.world.words, what.name)
            if len(what.args) > LONGEST:
                raise Refused("too-long", most=LONGEST)
            await handler(asking, " ".join(what.args.split()))
        else:
            data = unpack(what.data)
            if data is None:
                raise Refused("bad-button")
            if data.what in _ONCE and what.name and not await self.is_first(what.name):
                return
            await _PRESSES[data.what](asking, data)


def _apology(error: Exception, what: Command | Press) -> Screen:
    """What the person is told; what he cannot have caused is logged under a number that he can name. What the
    rules refuse may tell of his hand."""
    if isinstance(error, Refused):
        return Screen((error.text,))
    if isinstance(error, Unclear):
        return error.screen
    if isinstance(error, RulesError):
        return Screen((refusal(error),), secret=not isinstance(error, BadOption))
    if isinstance(error, Stale) and isinstance(what, Press):
        return Screen((text("old-button"),))
    if isinstance(error, Stale | NotSaved):  # of the second the log has been told
        return Screen((text("not-saved"),))
    if is_away(error):
        report(logger, error, "it could not be looked up")
        return Screen((text("not-read"),))
    number = secrets.token_hex(3)
    logger.error("failure %s", number, exc_info=error)
    return Screen((text("failure", number=number),))


async def _which(asking: Asking, data: Data) -> None:
    """The table is picked: the command again, for this one."""
    command = COMMANDS.get(data.arg)
    if command is None or Takes.TABLE not in command.takes:
        raise Refused("bad-button")
    await HANDLERS[command.name](replace(asking, picked=data.about), "")


HANDLERS: Mapping[str, Commanded] = {
    "play": opening.play,
    "lunch": lunch.lunch,
    "sheet": sheets.sheet,
    "remind": reminding.remind,
    "daily": daily.daily,
    "join": playing.join_command,
    "leave": playing.leave_command,
    "hand": playing.hand_command,
    "table": playing.table_command,
    "move": playing.move_command,
    "stop": stopping.stop_command,
    "games": informing.games,
    "rules": rules.rules,
    "why": why.why,
    "tally": tallies.tally,
    "export": archiving.export,
    "import": archiving.import_,
    "forget": forgetting.forget,
    "record": records.record,
    "verify": records.verify,
    "settings": chat_settings.settings,
    "language": chat_settings.language,
    "doctor": informing.doctor,
    "help": informing.help_,
    "start": informing.start,
}
"""Who carries out which of the `COMMANDS`."""

_PRESSES: Mapping[What, Pressed] = {
    What.JOIN: lobby.join,
    What.LEAVE: lobby.leave,
    What.COMPUTER: lobby.add_computer,
    What.PARTNERS: teams.choose,
    What.START: lobby.start,
    What.CANCEL: lobby.cancel,
    What.LOBBY: lobby.back,
    What.OPTIONS: lobby.show_options,
    What.OPTION: lobby.show_choices,
    What.CHOOSE: lobby.choose_option,
    What.GAME: lobby.choose_game,
    What.HAND: playing.show_hand,
    What.MOVE: playing.move,
    What.SIGN: playing.sign,
    What.TILE: playing.turn_hand,
    What.PAGE: playing.turn_hand,
    What.DEAL: playing.deal,
    What.BACK: playing.come_back,
    What.WRITE: lobby.write_to_me,
    What.REMATCH: rematching.rematch,
    What.NEW: rematching.new_table,
    What.SET: chat_settings.set_chat,
    What.MINE: chat_settings.set_person,
    What.SETTINGS: chat_settings.settings_button,
    What.LANGUAGE: chat_settings.language_button,
    What.RULES: rules.rules_button,
    What.HINT: alone.hint,
    What.CHANCE: alone.chance,
    What.DAILY: daily.pressed,
    What.TALLY: tallies.pressed,
    What.UNDO: undoing.undo_button,
    What.FORGET: forgetting.pressed,
    What.SHEET: entering.pressed,
    What.GUEST: lobby.send_away,
    What.REMIND: reminding.pressed,
    What.ZONE: zoning.pressed,
    What.INVITE: inviting.pressed,
    What.WHICH: _which,
}
"""Who handles which kind of button."""

_ONCE = frozenset({What.COMPUTER, What.GUEST, What.REMATCH, What.NEW, What.DAILY})
"""Presses that open a table, or change one once more if they are told twice. All others hold for one moment, or
say what is to be."""
