"""A result as somebody writes it: `general goat: Ann, Bob > Cid, Dan; rounds 5:3`."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Protocol

from bot.chats.localtime import DAY
from bot.chats.naming import Names, unquoted
from bot.errors import Refused
from bot.game_names import game_called, game_named, no_such_game
from bot.messages import Text, Typed, text
from bot.tables.tallying import counted_besides
from bot.tallies.dates import day_called
from bot.vocabulary import LONGEST, behind, called, one_of
from bot.words import Words
from engine.errors import BadOption
from engine.game import Variant
from engine.options import choose, menu
from storage.deeds import Kind

_OLDEST = 366 * DAY
"""How long ago may have been what is told now."""

_SIDES = re.compile(r"(?P<sign>[>=])")
_COLON = re.compile(r"[0-9](?:\s+:\s+|:)[0-9]|(?P<colon>:)")
"""What has a colon; that of `3:1` does not stand behind the name of a game."""
_TOLD = re.compile("[>;]")
"""What does not stand in the name of a game."""
_NUMBER, _TO = "[0-9]{1,2}", r"\s*[:\-\u2010-\u2015]\s*"
_ROUNDS = re.compile(rf"(?P<word>[^\W\d_]+) (?P<one>.+) (?P<numbers>{_NUMBER}{_TO}{_NUMBER}) (?P<other>.+)")
_UNNAMED = re.compile(rf".* {_NUMBER}{_TO}{_NUMBER}")
"""A result with numbers behind it of which nobody says whether they are rounds or titles."""
_BEAT = text("tally-beat")
"""What people say between winners and losers."""
_BEAT_APART = text("tally-beat-apart")
"""The same where the losers stand within it, as in *hat gegen … gewonnen*."""
_LOST_TO = text("tally-lost-to")
"""What people say between losers and winners."""
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


class _Meant(Protocol):
    """Who is meant by names as they are written (`Names.people`); Refused if they are nobody's."""

    def __call__(self, names: str, *, beaten: bool) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Result:
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


def understood(args: str, names: Names, words: Words, person: str, today: date) -> Result:
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
    if sign == "<":  # numbers behind it may be meant either way
        if extras:
            raise Refused("tally-add-how")
        sides: tuple[tuple[str, ...], ...] = (meant(written[1], beaten=True), meant(written[0], beaten=False))
        sign = ">"
    else:
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
    return Result(variant.id, sides, sign, tuple(counts), day)


def _parted(result: str, words: Words, meant: _Meant) -> tuple[str, list[str], list[str]]:
    """The sign between the sides of a result, these as they are written, and the rounds if they alone are told. A
    word such as *beat* is a sign, too, and `<` stands for one such as *lost to*."""
    rounds = _ROUNDS.fullmatch(result)
    if rounds is not None and called(words, _KINDS, _word, rounds["word"]) == "rounds":
        return ":", [rounds["one"], rounds["other"]], [f"{rounds['word']} {rounds['numbers']}"]
    if _UNNAMED.fullmatch(result):
        raise Refused("tally-add-how")
    pieces = [piece.strip() for piece in _SIDES.split(result)]
    signs = set(pieces[1::2])
    if not signs:
        said = result.split()
        for sign, sides in (
            (">", _apart(said, words)),
            (">", _around(said, words, _BEAT, meant)),
            ("<", _around(said, words, _LOST_TO, meant)),
        ):
            if sides:
                return sign, sides, []
    if len(signs) != 1:  # *we won 3:2* has none
        raise Refused("tally-add-how")
    return signs.pop(), pieces[::2], []


def _apart(said: list[str], words: Words) -> list[str]:
    """Winners and losers, if what was done to these stands around them; nothing if it does not."""
    for at in range(1, len(said)):
        for length in range(1, len(said) - at):
            losers = said[at + length : -1]
            if losers and one_of(words, _BEAT_APART, " ".join((*said[at : at + length], said[-1]))):
                return [" ".join(said[:at]), " ".join(losers)]
    return []


def _around(said: list[str], words: Words, between: Text, meant: _Meant) -> list[str]:
    """Those before and behind one of the words that may stand `between`; nothing if there is none. Somebody may be
    called so: in *Ann and Beat beat Cid* it is the word between people that counts."""
    found = [
        [" ".join(said[:at]), " ".join(others)]
        for at in range(1, len(said))
        if (others := behind(words, between, said[at:]))
    ]
    known = (
        [before, after]
        for before, after in found
        if _are_people(before, meant, beaten=False) and _are_people(after, meant, beaten=True)
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
    colon = next((found.start() for found in _COLON.finditer(args) if found["colon"]), None)
    title, rest = (args, "") if colon is None else (args[:colon], args[colon + 1 :])
    if "=" not in args and (colon is None or _TOLD.search(title)):
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
