"""A match as text: read, and written (docs/records.md). `engine.replay` plays it.

Reading is strict and bounded, because files come from strangers: every line is understood before the first tile is
dealt, and nothing is ever executed. Only the words behind an expectation are read when the match has come to it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from engine import notation
from engine.errors import BadOption, RulesError
from engine.expectations import CHECKS
from engine.game import Variant, variants
from engine.kernels.open_rows import OpenRows
from engine.model import State
from engine.moves import Deal, DealTiles, Move, TimeUp
from engine.options import changed, show
from engine.parts import Rules, Timed
from engine.seats import Seat, Side
from engine.shuffle import round_seed
from engine.tiles import Tile, parse_tile, show_tiles, surplus

LONGEST_FILE = 1 << 20
"""Characters."""
TOO_LONG = f"the file is longer than {LONGEST_FILE} characters"
MOST_LINES = 20_000
LONGEST_LINE = 5_000
"""Characters; a boneyard of four combined double-eighteen sets needs nearly as many."""

_LONGEST_NAME = 64
_NO_MOVE = "a move is a name, a colon and what that player does"
_TIME_UP = "time up"
_PLAYED = frozenset({"deal", "hand", "boneyard", "?", "!"})
"""The first words of what may stand behind the head, but for moves and the time."""


class BadRecord(ValueError):
    """A statement that is none; `line` counts from 1, `error` is what the rules have against it."""

    def __init__(self, line: int, why: str | RulesError) -> None:
        self.error = why if isinstance(why, RulesError) else None
        super().__init__(f"{line}: {why if self.error is None else self.error.reason}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Statement:
    """One line that says something: its number, its first word, and the words behind it."""

    line: int
    word: str
    rest: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join(self.rest)

    @property
    def whole(self) -> str:
        return f"{self.word} {self.text}"


@dataclass(frozen=True, slots=True)
class Attempt:
    """One line of the play: a move that somebody makes, or (`refused`) one that must not be accepted."""

    line: int
    seat: Seat
    text: str
    refused: bool


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A deal, with its seed or its tiles; a lot named before it is part of it."""

    line: int
    move: Deal | DealTiles


@dataclass(frozen=True, slots=True)
class Expect:
    """What must hold at this point: a word and its arguments."""

    line: int
    word: str
    args: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The time that was agreed on is over."""

    line: int


Line = Attempt | NewDeal | Expect | TimeCalled


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was written down."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    scores: Mapping[Seat, int]
    lines: tuple[Line, ...]

    def variant(self) -> Variant:
        """The game that was played."""
        return variants()[self.game]


# --- Reading ----------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """Understand a whole file; BadRecord names the first line that is no statement."""
    return _Reader().read(list(_statements(text)))


def _statements(text: str) -> Iterable[Statement]:
    if len(text) > LONGEST_FILE:
        raise BadRecord(1, TOO_LONG)
    lines = text.removesuffix("\n").split("\n")
    if len(lines) > MOST_LINES:
        raise BadRecord(MOST_LINES, f"the file has more than {MOST_LINES} lines")
    for number, raw in enumerate(lines, start=1):
        if len(raw) > LONGEST_LINE:
            raise BadRecord(number, f"the line is longer than {LONGEST_LINE} characters")
        words = raw.partition("#")[0].split()
        if not words:
            continue
        for mark in "?!":
            if words[0].startswith(mark) and len(words[0]) > 1:
                words[:1] = [mark, words[0][1:]]
        yield Statement(number, words[0], tuple(words[1:]))


@dataclass(slots=True)
class _Reader:
    """The file as far as it has been understood."""

    variant: Variant | None = None
    options: dict[str, str] = field(default_factory=dict)
    option_lines: dict[str, int] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    players_line: int = 0
    rules: Rules | None = None
    """What the head of the file asks for, once it is complete."""
    scores: dict[Seat, int] = field(default_factory=dict)
    score_lines: dict[Seat, int] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    lot: Seat | None = None
    """The one for the next deal."""
    lot_line: int = 0
    open_deal: int = 0
    """The line of a deal whose tiles are being read; 0 if none is."""
    hands: dict[Seat, tuple[Tile, ...]] = field(default_factory=dict)
    boneyard: tuple[Tile, ...] | None = None

    def read(self, statements: list[Statement]) -> Record:
        for said in statements:
            self._take(said)
        self._close_deal()
        if self.lot is not None:
            raise BadRecord(self.lot_line, "no deal follows this lot")
        last = statements[-1].line if statements else 1
        self._complete_head(last)
        return Record(self._known(last).id, self.options, self.players, self.scores, tuple(self.lines))

    def _take(self, said: Statement) -> None:
        if self.variant is None and said.word != "game":
            raise BadRecord(said.line, "the game must come first")
        header = {"game": self._game, "option": self._option, "players": self._players, "score": self._score}
        if said.word in header:
            if self.lines or self.open_deal:
                raise BadRecord(said.line, f"`{said.word}` belongs before the first deal, move or expectation")
            header[said.word](said)
            return
        if said.word == "lot":
            if self.hands or self.boneyard is not None:
                self._close_deal()
            if self.lot is not None:
                raise BadRecord(said.line, "the lot is told twice")
            self.lot, self.lot_line = self._seat(said, said.text), said.line
            return
        if not self._may_be_played(said):  # before a head that is misspelt is said to be incomplete
            raise BadRecord(said.line, f"`{said.word}` is no statement")
        self._complete_head(said.line)
        if said.word in ("hand", "boneyard"):
            self._tiles(said)
            return
        self._close_deal()
        if said.word == "deal":
            self._deal(said)
        elif said.whole == _TIME_UP:
            self._time_up(said)
        elif said.word == "?":
            self._expect(said)
        elif said.word == "!":
            self._move(said, said.text, refused=True)
        else:
            self._move(said, said.whole, refused=False)

    def _may_be_played(self, said: Statement) -> bool:
        """Whether it looks like a statement that stands behind the head."""
        known = said.word in _PLAYED or said.word in self.players
        return known or ":" in said.whole or said.whole == _TIME_UP

    def _known(self, line: int) -> Variant:
        if self.variant is None:
            raise BadRecord(line, "the game is not named")
        return self.variant

    def _complete_head(self, line: int) -> Rules:
        """The rules that the head of the file asks for; after this it cannot be changed any more."""
        if self.rules is None:
            variant = self._known(line)
            if not self.players:
                raise BadRecord(line, "the players are not named")
            try:
                self.rules = self._rules(variant, line)
            except BadOption as error:
                raise BadRecord(self._spoilt_at(variant), error) from None
            self._compare_scores(self.rules.sides)
        return self.rules

    def _rules(self, variant: Variant, line: int) -> Rules:
        """The rules for these players and the house rules down to a line; BadOption if they do not go together."""
        wanted = {name: value for name, value in self.options.items() if self.option_lines[name] <= line}
        return variant.rules(variant.choose(variant.options(), wanted), len(self.players))

    def _spoilt_at(self, variant: Variant) -> int:
        """The line from which on a head does not go together: no line behind it mends it."""
        found = 0
        behind = sorted(line for line in self.option_lines.values() if line > self.players_line)
        for line in (self.players_line, *behind):
            try:
                self._rules(variant, line)
            except BadOption:
                found = found or line
            else:
                found = 0
        return found

    def _compare_scores(self, sides: tuple[Side, ...]) -> None:
        """A side's score may be told of each of its members, but it is one."""
        told: dict[Side, Seat] = {}
        for seat, score in self.scores.items():
            partner = told.setdefault(sides[seat], seat)
            if self.scores[partner] != score:
                both = f"{self.players[partner]} and {self.players[seat]}"
                raise BadRecord(self.score_lines[seat], f"{both} are partners and have one score between them")

    def _game(self, said: Statement) -> None:
        if self.variant is not None:
            raise BadRecord(said.line, "the game is named twice")
        if not said.rest:
            raise BadRecord(said.line, "the game is not named")
        if said.text not in variants():
            raise BadRecord(said.line, f"there is no game `{said.text}`")
        self.variant = variants()[said.text]

    def _option(self, said: Statement) -> None:
        if len(said.rest) != 2:
            raise BadRecord(said.line, "an option has a name and a value")
        name, value = said.rest
        if name in self.options:
            raise BadRecord(said.line, f"the option `{name}` is set twice")
        try:
            variant = self._known(said.line)
            variant.choose(variant.options(), {name: value})
        except BadOption as error:
            raise BadRecord(said.line, error) from None
        self.options[name], self.option_lines[name] = value, said.line

    def _players(self, said: Statement) -> None:
        if self.players:
            raise BadRecord(said.line, "the players are named twice")
        bad = [name for name in said.rest if not 0 < len(name) <= _LONGEST_NAME or name != _word(name)]
        if bad or not said.rest:
            raise BadRecord(said.line, f"not a name: `{bad[0]}`" if bad else "nobody is named")
        if len(set(said.rest)) != len(said.rest):
            raise BadRecord(said.line, "two players have the same name")
        self.players, self.players_line = said.rest, said.line

    def _score(self, said: Statement) -> None:
        if len(said.rest) != 2 or not re.fullmatch(r"-?[0-9]{1,6}", said.rest[1]):
            raise BadRecord(said.line, "a score is a player and a whole number of at most 6 digits")
        seat = self._seat(said, said.rest[0])
        if seat in self.scores:
            raise BadRecord(said.line, f"the score of {said.rest[0]} is named twice")
        self.scores[seat], self.score_lines[seat] = int(said.rest[1]), said.line

    def _seat(self, said: Statement, name: str) -> Seat:
        if not self.players:
            raise BadRecord(said.line, "the players must be named first")
        if name not in self.players:
            raise BadRecord(said.line, f"nobody is called `{name}`" if name else "nobody is named")
        return Seat(self.players.index(name))

    def _deal(self, said: Statement) -> None:
        if said.rest:
            self.lines.append(NewDeal(said.line, Deal(said.text, self.lot)))
            self.lot = None
        else:
            self.open_deal, self.hands, self.boneyard = said.line, {}, None

    def _tiles(self, said: Statement) -> None:
        if not self.open_deal:
            raise BadRecord(said.line, f"`{said.word}` belongs right behind a deal without a seed")
        words = said.rest if said.word == "boneyard" else said.rest[1:]
        try:
            tiles = tuple(map(parse_tile, words))
        except ValueError as error:
            raise BadRecord(said.line, str(error)) from None
        self._count(said, tiles)
        if said.word == "boneyard":
            if self.boneyard is not None:
                raise BadRecord(said.line, "the boneyard is named twice")
            self.boneyard = tiles
            return
        if not said.rest:
            raise BadRecord(said.line, "a hand belongs to a player")
        seat = self._seat(said, said.rest[0])
        if seat in self.hands and not isinstance(self._complete_head(said.line).kernel, OpenRows):
            raise BadRecord(said.line, f"the hand of {said.rest[0]} is named twice")
        self.hands[seat] = self.hands.get(seat, ()) + tiles  # rows may have a line each

    def _count(self, said: Statement, tiles: tuple[Tile, ...]) -> None:
        """Nothing may be dealt that the set does not have, or more often than it has it."""
        box = self._complete_head(said.line).kernel.tiles
        named = [t for hand in (*self.hands.values(), self.boneyard or ()) for t in hand]
        extra = surplus((*named, *tiles), box)
        if extra is not None:
            why = "is dealt already" if extra in box else "is not in the set"
            raise BadRecord(said.line, f"the tile {extra} {why}")

    def _close_deal(self) -> None:
        if not self.open_deal:
            return
        hands = tuple(self.hands.get(Seat(seat), ()) for seat in range(len(self.players)))
        self.lines.append(NewDeal(self.open_deal, DealTiles(hands, self.boneyard or (), self.lot)))
        self.open_deal, self.lot = 0, None

    def _move(self, said: Statement, text: str, *, refused: bool) -> None:
        name, colon, move = text.partition(":")
        if not (colon and move.strip()):
            raise BadRecord(said.line, _NO_MOVE)
        seat = self._seat(said, name.strip())
        try:
            notation.read(move)
        except ValueError:
            raise BadRecord(said.line, f"`{move.strip()}` is no move") from None
        self.lines.append(Attempt(said.line, seat, move.strip(), refused))

    def _time_up(self, said: Statement) -> None:
        if not isinstance(self._complete_head(said.line).scoring, Timed):
            raise BadRecord(said.line, "this game is not played by the clock")
        self.lines.append(TimeCalled(said.line))

    def _expect(self, said: Statement) -> None:
        if not said.rest:
            raise BadRecord(said.line, "nothing is expected")
        if said.rest[0] not in CHECKS:
            raise BadRecord(said.line, f"`? {said.rest[0]}` is no expectation")
        self.lines.append(Expect(said.line, said.rest[0], said.rest[1:]))


# --- Writing ----------------------------------------------------------------------------------------------


def _word(name: str) -> str:
    """A name as one word: `_` stands for whatever is no letter, digit, `_`, `.` or `-`. To a letter belong its
    marks, without which many scripts write no word, but no sign of how it is to be drawn."""
    out = ""
    for letter in name:
        mark = unicodedata.category(letter) in ("Mn", "Mc") and "VARIATION" not in unicodedata.name(letter, "")
        fits = letter.isalnum() or letter in "_.-" or (mark and out[-1:] not in ("", " "))
        out += letter if fits else " "
    return "_".join(out.split())


def plain_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names that a record can hold, one word each and all different, as near to the given ones as possible."""
    out: list[str] = []
    for number, name in enumerate(names, start=1):
        word = _word(name).strip("_")[:32] or f"player{number}"
        while word in out:
            word = f"{word}_{number}"
        out.append(word)
    return tuple(out)


def write(
    first: State,
    names: tuple[str, ...],
    journal: Iterable[tuple[Seat | None, Move]],
    notes: Iterable[str] = (),
) -> str:
    """The record of a match: its state before the first deal, one name a seat, and its moves in order.

    Whoever calls it must leave out the rounds that are still being played."""
    rounds = 0
    lines = [*(f"# {note}" for note in notes), f"game {first.game}"]
    lines += [f"option {choice.name} {show(choice.value)}" for choice in changed(first.options)]
    lines.append("players " + " ".join(names))
    for side, score in enumerate(first.book.scores):
        if score:
            lines.append(f"score {names[first.sides.index(side)]} {score}")
    for seat, move in journal:
        if seat is not None:
            lines.append(f"{names[seat]}: {notation.write(move)}")
            continue
        if isinstance(move, Deal | DealTiles):
            rounds += 1
        if isinstance(move, Deal) and not move.seed:  # dealt from the match's own seed
            move = replace(move, seed=round_seed(first.seed, rounds))
        lines += _dealers(names, move)
    return "\n".join(lines) + "\n"


def _dealers(names: tuple[str, ...], move: Move) -> list[str]:
    if isinstance(move, TimeUp):
        return ["time up"]
    assert isinstance(move, Deal | DealTiles)
    lot = [] if move.lot is None else [f"lot {names[move.lot]}"]
    if isinstance(move, Deal):
        return ["", *lot, f"deal {move.seed}"]
    hands = [f"hand {name} {show_tiles(hand)}" for name, hand in zip(names, move.hands, strict=True) if hand]
    boneyard = [f"boneyard {show_tiles(move.boneyard)}"] if move.boneyard else []
    return ["", *lot, "deal", *hands, *boneyard]
