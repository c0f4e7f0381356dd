"""What there is to know: games, help, whether the bot can do its work here; and `/start`, which welcomes people or
seats those who come through the door of a table."""

from __future__ import annotations

from bot.asking import Asking
from bot.chats.reach import Access
from bot.messages import Button, Screen, Text, text
from bot.play.lobby import join_by_door
from bot.ports import Address, Finding
from bot.screens.common import door_button
from bot.screens.info import games_screen, help_screen


async def games(asking: Asking, args: str) -> None:
    """`/games`"""
    await asking.show(games_screen())


async def help_(asking: Asking, args: str) -> None:
    """`/help`"""
    await asking.show(help_screen())


async def start(asking: Asking, args: str) -> None:
    """`/start [word]`: the word comes with the address that somebody has followed into his private chat."""
    word, _, about = args.partition("_")
    if word == "join" and asking.room.private:
        await join_by_door(asking, about)
    else:
        await asking.show(Screen((text("welcome"),)))


async def doctor(asking: Asking, args: str) -> None:
    """`/doctor`: whether the bot can do its work here, and what to change if not."""
    found = await asking.world.port(asking.room.id).examine(asking.room)
    reached, rows = await _reached(asking)
    await asking.show(Screen((text("doctor-head"), *map(_told, (*found, *reached))), rows))


async def _reached(asking: Asking) -> tuple[tuple[Finding, ...], tuple[tuple[Button, ...], ...]]:
    """Whether private messages reach who asks, and the one tap that mends it."""
    if asking.room.foreign or asking.person.masked or not asking.limits.doors:
        return (), ()
    access = await asking.world.reach.of(Address(person=asking.person.id))
    if access is Access.OPEN:
        return (Finding(text("doctor-reached"), good=True),), ()
    door = asking.world.port(asking.room.id).door("hello")
    tap, rows = "write" if door is None else "open", ((door_button(door),),)
    if access is Access.CLOSED:
        return (Finding(text("doctor-unreached", way=tap), good=False),), rows
    return (Finding(text("doctor-untried", way=tap)),), rows


def _told(finding: Finding) -> Text:
    if finding.good is None:
        return finding.text
    return text("doctor-found", good=finding.good, what=finding.text)
