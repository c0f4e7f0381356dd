"""Entries of the ledger by hand: what was played elsewhere is added, what is wrong is taken back.

Nothing is ever overwritten: who takes an entry back writes another one that cancels it, and both stay in the
history.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import partial

from bot.asking import Asking
from bot.chats.localtime import DAY, day_in, moment
from bot.chats.naming import Names, names_of, unquoted
from bot.cleaning import clean
from bot.data import Data, What, pack
from bot.errors import Refused
from bot.game_names import game_called, game_named, no_such_game
from bot.messages import Button, Screen, Text, Typed, text
from bot.screens import tallies as screens
from bot.tables.tallying import counted_besides
from bot.tallies.dates import day_called
from bot.vocabulary import LONGEST, behind, called, one_of
from bot.words import Words
from engine.errors import BadOption
from engine.game import Variant
from engine.options import choose, menu
from storage import ledger
from storage.changes import Stale
from storage.deeds import Deed, Kind, Line, lines_of

TIME_TO_UNDO = timedelta(minutes=15)
"""For who has written an entry himself; who runs the chat may take back any at any time."""

_MINUTES = int(TIME_TO_UNDO.total_seconds() // 60)

_Meant = Callable[..., tuple[str, ...]]
"""From names as they are written, and whether those were `beaten`, to who is meant (`Names.people`)."""

_OLDEST = 366 * DAY
"""How long ago may have been what is told now."""
_NOON = time(12)
"""What is told of a past day counts as played then: that is the same day in whatever zone a chat is moved to."""

_SIDES = re.compile(r"(?P<sign>[>=])")
_TOLD = re.compile("[>;]")
"""What does not stand in the name of a game."""
_NUMBER, _TO = "[0-9]{1,2}", r"\s*[:\-\u2010-\u2015]\s*"
_ROUNDS = re.compile(rf"(?P<word>[^\W\d_]+) (?P<one>.+) (?P<numbers>{_NUMBER}{_TO}{_NUMBER}) (?P<other>.+)")
_UNNAMED = re.compile(rf".* {_NUMBER}{_TO}{_NUMBER}")
"""A result with numbers behind it of which nobody says whether they are rounds or titles."""
_BEAT = text("tally-beat")
"""What people say between winners and losers."""
_LISTED = re.compile("[;,]")
_EXTRA = re.compile(rf"(?P<word>[^\W\d_]+):?\s+(?P<numbers>{_NUMBER}({_TO}{_NUMBER})*)")
_TURNED = re.compile(rf"(?P<numbers>{_NUMBER}({_TO}{_NUMBER})*)\s+(?P<word>[^\W\d_]+)")
"""`rounds 5:3`, and `5-3 rounds`."""
_KINDS = {
    # By the words of season.ftl.
    "rounds": Kind.ROUND_WON,
    "generals": Kind.GENERAL,
    "balds": Kind.BALD,
    "goats": Kind.GOAT,
}


def may_undo(deed: Deed, person: str | None, now: datetime, *, admin: bool) -> bool:
    """Whether somebody may take an entry back: what is cancelled, and what cancels, is final. Who speaks in the
    name of a chat (None) has none of his own, for others write by the same account."""
    if deed.corrects is not None or deed.corrected_by is not None:
        return False
    own = person is not None and deed.noted_by == person
    return admin or (own and now - deed.noted_at <= TIME_TO_UNDO)


# --- Taking back ------------------------------------------------------------------------------------------


def ask_data(deed_id: str) -> str:
    """The data of the button that asks whether an entry is to be taken back."""
    return _data(deed_id, "ask")


def _data(deed_id: str, step: str) -> str:
    """A deed is called by its match and a ply, or by a day and a match: no button holds the strokes between."""
    return pack(What.UNDO, step, 0, deed_id.replace("/", "."))


def _deed_id(data: Data) -> str:
    return data.arg.replace(".", "/")


async def undo_button(asking: Asking, data: Data) -> None:
    """Ask once more, then take it back."""
    deed = await _undoable(asking, _deed_id(data))
    if data.about != "yes":
        names = await names_of(asking.world.database, asking.room.id, deed.noted_by)
        sure = Button(text("tally-undo-sure"), _data(deed.id, "yes"))
        entry = screens.entry(deed, names, await asking.world.preferences.zone(asking.room.id))
        await asking.show(Screen((entry, text("tally-undo-ask")), ((sure,),)))
        return
    await _take_back(asking, deed, "")


async def undo(asking: Asking, args: str) -> None:
    """`/tally undo ENTRY [reason]`; without an entry, or with *last* alone, one's own latest: *last week* is more
    than that."""
    wanted, _, reason = args.strip().partition(" ")
    if not wanted or (not reason and one_of(asking.world.words, text("tally-past"), wanted)):
        wanted = await _own_latest(asking)
    await _take_back(asking, await _undoable(asking, wanted), reason)


async def _own_latest(asking: Asking) -> str:
    now, person = asking.world.now(), asking.person.id
    last: Deed | None = None
    while last is None or now - last.noted_at <= TIME_TO_UNDO:
        deeds = await ledger.history(asking.world.database, asking.room.id, before=last, limit=20)
        for deed in deeds:
            if deed.noted_by == person and may_undo(deed, person, now, admin=False):
                return deed.id
        if not deeds:
            break
        last = deeds[-1]
    raise Refused("tally-undo-none", minutes=_MINUTES)


async def _undoable(asking: Asking, deed_id: str) -> Deed:
    asking.check_member()
    deed = await ledger.get(asking.world.database, asking.room.id, deed_id)
    if deed is None:
        raise Refused("tally-undo-unknown", entry=Typed(deed_id))
    if deed.corrects is not None or deed.corrected_by is not None:
        raise Refused("tally-undo-final")
    admin = await asking.request.is_admin()
    if not may_undo(deed, asking.by, asking.world.now(), admin=admin):
        raise Refused("tally-undo-not-yours", minutes=_MINUTES)
    table = None if deed.match is None else await asking.world.tables.find(deed.match)
    if table is not None and table.kept and table.open:  # or the sheet would go on with what is taken back
        raise Refused("tally-undo-on-sheet")
    return deed


async def _take_back(asking: Asking, deed: Deed, reason: str) -> None:
    now = asking.world.now()
    change = ledger.correct(
        deed.id,
        by_deed=await _new_id(asking),
        room=asking.room.id,
        at=now,
        noted_by=asking.person.id,
        reason=clean(reason) if reason.strip() else None,
    )
    try:
        await asking.world.database.write(change)
    except Stale:
        raise Refused("tally-undo-final") from None
    names = await names_of(asking.world.database, asking.room.id, asking.person.id, deed.noted_by)
    entry = screens.entry(deed, names, await asking.world.preferences.zone(asking.room.id))
    await asking.say(
        Screen((text("tally-undone", name=names[asking.person.id]), entry, *await _left(asking, deed)))
    )


async def _left(asking: Asking, deed: Deed) -> Iterable[Text]:
    """What of the same match still counts beside an entry that was taken back: neither the result of a match nor
    its rounds change with each other."""
    found = [] if deed.match is None else await ledger.of_match(asking.world.database, deed.room, deed.match)
    left = [one for one in found if one.corrects is None and one.corrected_by is None]
    if deed.round is None:
        return (text("tally-undone-match"),) if left else ()
    return (text("tally-undone-round", entry=one.id) for one in left if one.round is None)


async def _new_id(asking: Asking) -> str:
    """Of an entry that no match gives its name, and that no other has: with a seed the same ones come up in every
    run on a database."""
    world = asking.world
    while await ledger.called(world.database, wanted := f"h{world.chance.getrandbits(40):010x}"):
        pass
    return wanted


# --- Adding -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToldResult:
    """A result that somebody tells: the sides, the winners first, and what else was counted for them."""

    game: str
    sides: tuple[tuple[str, ...], ...]
    sign: str
    """What stands between them: `>` where one side has won, `=` in a draw, `:` where rounds alone are told."""
    counts: tuple[tuple[Kind, int, int], ...]
    """Of a kind so many for the side of this number."""
    day: date
    """On which it was played."""

    @property
    def one_won(self) -> bool:
        """Whether one side has won and several have lost."""
        return len(self.sides) > 2 and self.sign == ">"


async def add(asking: Asking, args: str) -> None:
    """`/tally add [DAY] GAME: NAMES > NAMES; rounds 5:3; generals 2:4`: a result from elsewhere. Rounds alone are
    told as `rounds NAMES 5:3 NAMES`."""
    asking.check_member()
    if asking.room.private:
        raise Refused("tally-add-here")
    names = await names_of(asking.world.database, asking.room.id, asking.person.id)
    now, zone = asking.world.now(), await asking.world.preferences.zone(asking.room.id)
    today = day_in(now, zone)
    told = await asyncio.to_thread(understood, args, names, asking.world.words, asking.person.id, today)
    deed = Deed(
        id=await _new_id(asking),
        room=asking.room.id,
        game=told.game,
        at=now if told.day == today else moment(told.day, _NOON, zone),
        noted_at=now,
        lines=_lines(told),
        noted_by=asking.person.id,
    )
    await asking.world.database.write(ledger.enter(deed))
    entry = screens.entry(deed, names, zone)
    lines = [text("tally-added", name=names[asking.person.id]), entry]
    if told.one_won:
        lines.append(text("tally-added-first"))
    undo_it = Button(text("tally-undo", entry=deed.id), ask_data(deed.id))
    await asking.say(Screen((*lines, text("tally-added-undo", minutes=_MINUTES)), ((undo_it,),)))


def understood(args: str, names: Names, words: Words, person: str, today: date) -> ToldResult:
    """What this person has written; Refused if it is no result."""
    title, rest = _titled(args, words, today)
    result, more, counted = unquoted(rest).rstrip(" ;").partition(";")
    extras = [part.strip() for part in _LISTED.split(counted)] if more else []
    meant = partial(names.people, words=words, writer=person)
    sign, written, rounds = _parted(result.strip(), words, meant)
    day, game = _dated(title.strip(), words, today)
    variant = game_called(game)
    if variant is None:
        raise no_such_game(game)
    sides = tuple(meant(side, beaten=sign == ">" and number > 0) for number, side in enumerate(written))
    everybody = [person for side in sides for person in side]
    if not all(sides):
        raise Refused("tally-add-how")
    if len(set(everybody)) < len(everybody):
        raise Refused("tally-add-people", most=max(variant.players))
    _check_sides(variant, [len(side) for side in sides])
    counts: list[tuple[Kind, int, int]] = []
    for extra in (*rounds, *extras):
        found = _counts(extra, variant, len(sides), words, lost=sign == ">")
        if {kind for kind, *_ in found} & {kind for kind, *_ in counts}:  # it would count twice
            raise Refused("tally-add-count", word=Typed(extra))
        counts += found
    if rounds and not any(number for *_, number in counts):
        raise Refused("tally-add-count", word=Typed(rounds[0]))
    return ToldResult(variant.id, sides, sign, tuple(counts), day)


def _parted(result: str, words: Words, meant: _Meant) -> tuple[str, list[str], list[str]]:
    """The sign between the sides of a result, these as they are written, and the rounds if they alone are told. A
    word such as *beat* is a sign, too."""
    rounds = _ROUNDS.fullmatch(result)
    if rounds is not None and called(words, _KINDS, _word, rounds["word"]) == "rounds":
        return ":", [rounds["one"], rounds["other"]], [f"{rounds['word']} {rounds['numbers']}"]
    if _UNNAMED.fullmatch(result):
        raise Refused("tally-add-how")
    pieces = [piece.strip() for piece in _SIDES.split(result)]
    signs = set(pieces[1::2])
    if not signs and (beaten := _around_beat(result.split(), words, meant)):
        return ">", beaten, []
    if len(signs) != 1:  # *we won 3:2* has none
        raise Refused("tally-add-how")
    return signs.pop(), pieces[::2], []


def _around_beat(said: list[str], words: Words, meant: _Meant) -> list[str]:
    """Winners and losers, between whom there is a word such as *beat*; nothing if there is none. Somebody may be
    called so: in *Ann and Beat beat Cid* it is the word between people that counts."""
    found = [
        [" ".join(said[:at]), " ".join(losers)]
        for at in range(1, len(said))
        if (losers := behind(words, _BEAT, said[at:]))
    ]
    known = (
        [won, lost]
        for won, lost in found
        if _are_people(won, meant, beaten=False) and _are_people(lost, meant, beaten=True)
    )
    return next(known, found[0] if found else [])


def _are_people(names: str, meant: _Meant, *, beaten: bool) -> bool:
    """Whether each of these names is somebody's."""
    try:
        return bool(meant(names, beaten=beaten))
    except Refused:
        return False


def _titled(args: str, words: Words, today: date) -> tuple[str, str]:
    """The game with its day, and what is told of it: what stands before and behind a colon, or where none goes
    before the first sign, the longest name of a game with which all begins, and the rest. A draw needs its colon:
    in `draw Ann = Bob` no game is named."""
    title, colon, rest = args.partition(":")
    if "=" not in args and (not colon or _TOLD.search(title)):
        said = args.split()
        for named in (game_named, game_called):
            for size in range(min(len(said) - 1, LONGEST), 0, -1):
                begun = " ".join(said[:size]).rstrip(",")
                if named(_dated(begun, words, today)[1]) is not None:
                    return begun, " ".join(said[size:])
    return title, rest


def _dated(title: str, words: Words, today: date) -> tuple[date, str]:
    """The day of a result, and the words that name its game, of which it may stand on either side: today if none
    is named, Refused if it cannot be told any more or not yet."""
    said = title.split()
    for size in () if game_called(title) else range(min(len(said) - 1, LONGEST), 0, -1):
        for named, game in ((said[:size], said[size:]), (said[-size:], said[:-size])):
            day = day_called(words, " ".join(named), today)
            if day is not None and not today - _OLDEST <= day <= today:
                raise Refused("tally-add-when", date=day)
            if day is not None:
                return day, " ".join(game)
    return today, title


def _check_sides(variant: Variant, sizes: list[int]) -> None:
    """That so many can play a game, each for himself or in pairs as its rules have it. Two pairs can play any game
    for four; numbers that its usual house rules do not allow are left to others."""
    people = sum(sizes)
    if people not in variant.players:
        raise BadOption("players", players=people, allowed=", ".join(map(str, variant.players)))
    options = variant.options()
    if any(rule.name == "teams" for rule in menu(options)):
        options = choose(options, "teams", "false")
    if sizes == [2, 2] or people not in variant.fitting(options):
        return
    if sizes != list(Counter(variant.rules(options, people).sides).values()):
        raise Refused("tally-add-sides", game=text("game", game=variant.id))


def _counts(extra: str, variant: Variant, sides: int, words: Words, *, lost: bool) -> list[tuple[Kind, int, int]]:
    """Counts for the sides, in their order. A goat alone is that of the side that has lost, of two."""
    match = _EXTRA.fullmatch(extra) or _TURNED.fullmatch(extra)
    word = "" if match is None else match["word"]
    named = called(words, _KINDS, _word, word) or called(words, _KINDS, _word, f"{word}s")
    kind = None if named is None else _KINDS[named]
    numbers = [] if match is None else [int(number) for number in re.split(_TO, match["numbers"])]
    rounds = kind is Kind.ROUND_WON
    if kind is not None and not rounds and kind not in counted_besides(variant):
        raise Refused("tally-add-foreign", word=Typed(extra), game=text("game", game=variant.id))
    if kind is Kind.GOAT and len(numbers) == 1 and lost:
        numbers.insert(0, 0)
    if kind is None or len(numbers) != sides or (rounds and sides > 2):
        raise Refused("tally-add-count", word=Typed(extra))
    counts = [(kind, side, number) for side, number in enumerate(numbers)]
    if rounds:  # what one side wins the other loses
        counts += [(Kind.ROUND_LOST, 1 - side, number) for side, number in enumerate(numbers)]
    return counts


def _word(name: str) -> Text:
    return text(f"season-{name}")


def _lines(told: ToldResult) -> tuple[Line, ...]:
    counts = [(kind, number, 1) for number, kind in enumerate(_results(told))]
    return tuple(
        line
        for kind, number, amount in (*counts, *told.counts)
        if amount
        for line in lines_of(kind, told.sides[number], amount)
    )


def _results(told: ToldResult) -> list[Kind]:
    """How the match has ended for each side; nothing if rounds alone are told."""
    match told.sign:
        case ">":
            return [Kind.WON, *(Kind.LOST for _ in told.sides[1:])]
        case "=":
            return [Kind.DRAWN for _ in told.sides]
        case _:
            return []
