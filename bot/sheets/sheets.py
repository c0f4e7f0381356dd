"""`/sheet`: the score sheet for people who play with real tiles.

A sheet is a match whose rounds are told: it has a lobby, seats, a journal and a surface like any other, and the
same scoring settles what is told. One sits down by tapping, or is written down by those who sit there; each round
is entered by tapping, or typed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import cache

from bot.asking import Asking
from bot.chats.naming import folded
from bot.errors import Refused, Unclear
from bot.game_names import game_called, game_named
from bot.messages import Screen, Text, text
from bot.play import lobby, opening
from bot.play.guests import names_apart, with_names, written_down
from bot.screens.names import who
from bot.sheets import entering
from bot.sheets.exporting import export
from bot.sheets.rounds import round_said, without_was
from bot.sheets.saying import sheet_word, tells_of_round
from bot.spoken import Wish, game_said, rules_said
from bot.tables.table import Table
from bot.usual import LUNCH_GAME
from bot.vocabulary import behind, called, longest_name, stands_for
from bot.wishes import beside_rules, command_meant, names_rule
from bot.words import Words
from engine.events import How
from engine.game import Variant, rules_of, variants
from engine.needs import kept_for, needs
from storage import matches
from storage.matches import Match, Sitter, Status


class SheetWord(StrEnum):
    """The words behind `/sheet` that are no game and no name."""

    WITH = "with"
    UNDO = "undo"
    ROUND = "round"
    EXPORT = "export"
    FISH = "fish"
    OVER = "over"
    END = "end"


_COMMANDS = {"sheet undo": SheetWord.UNDO, "stop": SheetWord.END}
"""What commands say of a sheet, by what is meant by them."""

_ALSO = text("sheet-also")
_BEGINNING = ("start", "play")
"""What is meant by who says that a sheet, or a new one, may begin."""


@cache
def on_sheets() -> tuple[Variant, ...]:
    """The games that can be played with real tiles."""
    return tuple(one for one in variants().values() if kept_for(one, one.options()))


async def sheet(asking: Asking, args: str) -> None:
    """`/sheet [what]`: open a sheet for a game, write somebody down, enter a round, take it back, or show it."""
    asking.check_member()
    open_here = [table for table in await asking.world.tables.in_room(asking.room.id) if table.match.sheet]
    asking, args = _named(asking, args, open_here)
    if any(table.kept for table in open_here) and not _begins_name(args, open_here):
        numbered = await asyncio.to_thread(round_said, asking.world.words, args)
        if numbered is not None:
            await _numbered(asking, open_here, *numbered)
            return
    game, names = await asyncio.to_thread(_apart, asking, args)
    word, rest = await asyncio.to_thread(_word, asking.world.words, args, open_here)
    match word:
        case SheetWord.WITH if open_here:
            await _sit(asking, rest, open_here)
        case SheetWord.WITH:
            await _open(asking, f"{LUNCH_GAME} {game}", names)
        case SheetWord.ROUND:
            _kept(asking, open_here)
            raise Refused("sheet-undo-last")  # it has no number
        case SheetWord.UNDO:
            found = _kept(asking, open_here)
            if await asyncio.to_thread(tells_of_round, asking.world.words, rest):
                raise Refused("sheet-undo-last")  # `undo 2` means another round, or more than one
            await entering.undo(asking, found)
        case SheetWord.EXPORT:
            await export(asking, await _latest(asking, open_here))
        case SheetWord.END | SheetWord.OVER if not rest:
            waiting = Refused("sheet-end-unbegun", close=text("button-cancel"))
            found = _kept(asking, open_here, waiting=waiting)
            if word is SheetWord.OVER and _rounds_just_end(found):
                await entering.typed(asking, found, rest, How.FULL)
            else:
                await entering.ask_for_end(asking, found)
        case SheetWord.FISH:
            await _typed(asking, open_here, rest, How.FISH)
        case _ if not args and open_here:
            await entering.show(asking, _the(asking, open_here, Refused("sheet-none-here")))
        case _ if not args or await asyncio.to_thread(_opens, asking, game, open_here):
            await _open(asking, game or LUNCH_GAME, names)
        case _:
            await _said(asking, open_here, args)


async def _said(asking: Asking, open_here: list[Table], args: str) -> None:
    """What does not begin with a word of `/sheet`: an entry, or what people also say to take the latest one back,
    to end, to see how it stands, or that something on the sheet is wrong."""
    meant, rest = await asyncio.to_thread(_also, asking.world.words, args, open_here)
    match meant:
        case "undo" if not await asyncio.to_thread(tells_of_round, asking.world.words, rest):
            await entering.undo(asking, _kept(asking, open_here))
        case "undo" | "wrong":  # whether the latest round is put right or a new one entered is not guessed
            _kept(asking, open_here)
            raise Refused("sheet-undo-last")
        case "end" if not rest:
            await entering.ask_for_end(asking, _kept(asking, open_here))
        case "show" if not rest:
            await entering.show(asking, _the(asking, open_here, Refused("sheet-none-here")))
        case _:
            await _typed(asking, open_here, args, How.OUT)


def _also(words: Words, args: str, open_here: list[Table]) -> tuple[str | None, str]:
    """What is meant by words that begin with none of `/sheet`, and what is said behind them; None if it is
    something else, or if one of them is a name on a sheet."""
    left = args.split()
    meant, rest = longest_name(left, lambda name: next(iter(stands_for(words, _ALSO, name)), None))
    if any(_begins_name(one, open_here) for one in left[: len(left) - len(rest)]):
        return None, args
    return meant, " ".join(rest)


def _word(words: Words, args: str, open_here: list[Table]) -> tuple[SheetWord | None, str]:
    """The word that is meant, and what is said behind it. What by itself would be a command is one here, too
    (`/sheet stop`), unless somebody on a sheet has a name that begins so."""
    first, _, rest = args.partition(" ")
    said = first.rstrip(",:;=")
    word, is_name = called(words, list(SheetWord), sheet_word, said), _begins_name(said, open_here)
    is_round = word is SheetWord.ROUND
    if is_name or (word is not None and not is_round):
        return None if is_round else word, rest
    left = args.split()
    fish = behind(words, text("sheet-fish-also"), left)  # an Italian `mano bloccata` is no round
    if fish is not None and not any(_begins_name(one, open_here) for one in left[: len(left) - len(fish)]):
        return SheetWord.FISH, " ".join(fish)
    return word or _COMMANDS.get(command_meant(words, said) or ""), rest


# --- Which sheet ------------------------------------------------------------------------------------------


def _named(asking: Asking, args: str, open_here: list[Table]) -> tuple[Asking, str]:
    """The sheet that somebody has named by its letter, and the words behind that; whoever is called like it on a
    sheet goes before."""
    first, _, rest = args.partition(" ")
    letter = first.rstrip(",:")
    if not _stands(letter, open_here):
        for table in open_here:
            if folded(table.match.name) == folded(letter):
                return replace(asking, picked=table.id), rest.strip()
    return asking, args


def _opens(asking: Asking, game: str, open_here: list[Table]) -> bool:
    """Whether a game is meant for which a sheet is to be opened. Where one is being kept, words are rather names
    of people than beginnings of games, and a number is what somebody holds; where none is, whatever does not tell
    of a round is meant as a game, but where one waits no word for beginning."""
    words, bare, signed = asking.world.words, beside_rules(game), names_rule(game)
    stands, rest = longest_name(game.replace("=", " ").split(), lambda one: _stands(one, open_here) or None)
    says_game = game_said(words, bare) is not None
    if stands and (not rest or signed or not says_game):  # `Ann = 0` is no house rule
        return False
    if any(table.kept for table in open_here):
        named, more = longest_name(bare, game_named)
        return signed or (says_game and named is not None and not "".join(more).isdecimal())
    if open_here and command_meant(words, game) in _BEGINNING:
        return False
    return signed or says_game or not tells_of_round(words, game)


def _apart(asking: Asking, args: str) -> tuple[str, str | None]:
    """What stands beside a `with` and names, by house rules of the game that stands before it, and the names; None
    without one."""
    words, said = asking.world.words, args.split()
    game = longest_name(said, game_named)[0] or longest_name(said, game_called)[0] or variants()[LUNCH_GAME]

    def rules(some: list[str]) -> tuple[list[Wish], list[str]]:
        if some and some[0].isdecimal() and not rules_said(words, game, some[1:])[1]:
            return [], some  # behind a name: it tells apart who share it
        return rules_said(words, game, some)

    beside, others = names_apart(words, said, rules)
    return " ".join(beside), " ".join(others[1:]) if others else None


def _stands(name: str, open_here: list[Table]) -> bool:
    """Whether somebody who is called so is written down on a sheet."""
    return any(folded(seat.name) == folded(name) for seat in _seats(open_here))


def _begins_name(said: str, open_here: list[Table]) -> bool:
    """Whether words begin with the first one of a name that is written down on a sheet."""
    first = folded(said.partition(" ")[0].rstrip(",:;="))
    return any(folded(seat.name).partition(" ")[0] == first for seat in _seats(open_here))


def _seats(open_here: list[Table]) -> Iterator[Sitter]:
    return (seat for table in open_here for seat in table.match.seats)


def _the(asking: Asking, found: list[Table], otherwise: Refused) -> Table:
    """The one that is meant: where several are open, the one that was named, or on which he stands; where there is
    none, what is said `otherwise`."""
    if asking.picked:
        found = [table for table in found if table.id == asking.picked]
    if len(found) > 1:
        found = [table for table in found if table.seat_of(asking.person.id) is not None] or found
    if not found:
        raise otherwise
    if len(found) > 1:
        there = (_there(table.match) for table in found)
        raise Unclear(Screen((text("sheet-several", table=found[0].match.name), *there)))
    return found[0]


def _there(match: Match) -> Text:
    """A sheet by its letter, its game, and who stands on it."""
    game = text("game", game=match.game)
    return text("sheet-there", table=match.name, game=game, names=tuple(map(who, match.seats)))


def _rounds_just_end(table: Table) -> bool:
    """Whether that a round is over is all that is told of how it ended. Elsewhere the same word ends the sheet:
    nothing else can be over."""
    wanted = None if table.state is None else needs(rules_of(table.state))
    return wanted is not None and wanted.just_ends


def _kept(asking: Asking, open_here: list[Table], *, waiting: Refused | None = None) -> Table:
    """The sheet that is being kept here; where there is only one that has not begun, what is said of one that is
    `waiting`."""
    unbegun = waiting or entering.not_begun()
    kept = [table for table in open_here if table.kept]
    return _the(asking, kept, unbegun if open_here else Refused("sheet-none-here"))


async def _typed(asking: Asking, open_here: list[Table], args: str, how: How, number: int | None = None) -> None:
    await entering.typed(asking, await _told_on(asking, open_here, args, how), args, how, number)


async def _numbered(asking: Asking, open_here: list[Table], number: int, told: str) -> None:
    """`/sheet round NUMBER ENTRY`: how an earlier round went in truth; or the next one, if it has that number."""
    words = asking.world.words
    if not _begins_name(told, open_here):
        told = await asyncio.to_thread(without_was, words, told)
    word, rest = await asyncio.to_thread(_word, words, told, open_here)
    match word:
        case SheetWord.UNDO:
            raise Refused("sheet-undo-last")
        case SheetWord.FISH:
            await _typed(asking, open_here, rest, How.FISH, number)
        case SheetWord.OVER if not rest:
            await _typed(asking, open_here, rest, How.FULL, number)
        case _:
            await _typed(asking, open_here, told, How.OUT, number)


async def _told_on(asking: Asking, open_here: list[Table], args: str, how: How) -> Table:
    """The sheet that is meant by a round, or by points in play: of several, the one on which all stand who are
    named."""
    knowing = open_here
    if not asking.picked and len(open_here) > 1:
        knowing = [table for table in open_here if await _knows(asking, table, args, how)]
    return _kept(asking, knowing or open_here)


async def _knows(asking: Asking, table: Table, args: str, how: How) -> bool:
    """Whether nobody is named who does not stand on a sheet that is being kept."""
    state = table.state
    wanted = None if state is None else needs(rules_of(state))
    if state is None or wanted is None:
        return False
    try:
        await entering.read(asking, table, state, wanted, args, how)
    except Refused as no:
        return no.text.key != "sheet-nobody"
    return True


async def _latest(asking: Asking, open_here: list[Table]) -> Table:
    """The sheet that is being kept here, or else the one that ended last."""
    try:
        return _kept(asking, open_here)
    except Refused:
        last = await matches.last_ended(asking.world.database, asking.room.id, sheet=True)
        table = None if last is None else await asking.world.tables.find(last.id)
        if table is None or table.state is None:  # it may have been restored without its rounds
            raise
        return table


# --- Who is on it -----------------------------------------------------------------------------------------


async def _open(asking: Asking, game: str, names: str | None) -> None:
    """`/sheet [GAME] [with NAMES]`: open a sheet, with others written down at once."""
    seats: tuple[Sitter, ...] = ()
    if names is not None:
        seats = await with_names(asking, names)
    await opening.play(asking, game, seats, sheet=True)


async def _sit(asking: Asking, args: str, open_here: list[Table]) -> None:
    """`/sheet with NAMES`: write others down on the sheet that waits for them."""
    waiting = [table for table in open_here if table.match.status is Status.LOBBY]
    found = _the(asking, waiting, Refused("sheet-late"))
    async with asking.world.tables.changing(found.id) as table:
        lobby.check_seated(asking, table)
        seats = await written_down(asking, table.match.seats, args)
        if len(seats) > max(table.variant.players):
            raise Refused("table-full")
        await asking.world.actions.arrange(table, seats=seats)
        await asking.world.turn(table, "")
