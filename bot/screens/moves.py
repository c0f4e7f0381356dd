"""The moves of a hand as they are offered: what a button makes at once, and what it asks first.

A tile that can lie in one way only is one press. All else is asked for step by step, and only the last press makes
the move: which tile, where and how, and what else in the same turn. What has been chosen so far is written in the
button itself, as the way through the questions, so a step back is a button like others.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.messages import Text, text
from bot.screens.names import tile
from engine.game import rules_of
from engine.model import View
from engine.moves import Block, Move, Play, Plays, Signal, plays_of
from engine.reading import distinct
from engine.scoring.barring import Barring
from engine.tiles import Tile

OTHER_TILE, NO_BLOCK = text("button-other-tile"), text("button-no-block")

FEW = 2
"""So many turns of several tiles are offered beside the single tiles; more are put together step by step."""

_WAY = re.compile(r"(?P<group>\d+)(?P<chosen>(\.\d+)*)(p(?P<page>\d+))?")


@dataclass(frozen=True, slots=True)
class Way:
    """The way through the questions: a group of moves, the tiles chosen in it, and the page of buttons."""

    group: int
    chosen: tuple[int, ...] = ()
    """Indexes into `Offered.singles`."""
    page: int = 0

    def __str__(self) -> str:
        tail = f"p{self.page}" if self.page else ""
        return ".".join(map(str, (self.group, *self.chosen))) + tail

    @classmethod
    def read(cls, written: str) -> Way | None:
        found = _WAY.fullmatch(written)
        if found is None:
            return None
        chosen = tuple(int(number) for number in found["chosen"].split(".") if number)
        return cls(int(found["group"]), chosen, int(found["page"] or 0))


@dataclass(frozen=True, slots=True)
class Group:
    """Moves that are told apart by a question: those of a tile, or all ways to block an end."""

    moves: tuple[Move, ...]
    tile: Tile | None

    @property
    def blocks(self) -> bool:
        """Whether they are the ways to close the round with a double."""
        return isinstance(self.moves[0], Block)

    @property
    def plain(self) -> bool:
        """Whether it is one move that is made at once. Whatever closes the round is asked for first, and so is a
        turn of several tiles that is not offered as one."""
        return len(self.moves) == 1 and not self.blocks and (self.tile is None or isinstance(self.moves[0], Play))


@dataclass(frozen=True, slots=True)
class Item:
    """One button: its label, and the move that it makes or the way on."""

    label: Text
    leads: Move | Way


@dataclass(frozen=True, slots=True)
class Question:
    """A page of choices: what is asked, the choices, and the way back (None: to all moves)."""

    asked: Text
    items: tuple[Item, ...]
    back: Way | None
    others: Text = OTHER_TILE
    """What the way back to all moves is called."""


class Choices(Protocol):
    """All moves of a player, as they are offered."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move once: of those that come to the same the first."""

    def items(self) -> tuple[Item, ...]:
        """The first choice."""

    def question(self, way: Way) -> Question | None:
        """What is asked on this way; None if it leads nowhere."""

    def label(self, move: Move) -> Text:
        """A move as its button says it."""


Label = Callable[[View, Move, Sequence[Play]], Text]
"""A move in words, beside all the ways in which tiles may be laid now."""


class Offered:
    """The moves of `view.me` put together by tiles: `Choices` for games in which tiles are laid on ends."""

    def __init__(self, view: View, label: Label) -> None:
        self._view, self._label = view, label
        moves = tuple(move for move in view.legal if not isinstance(move, Signal))
        self.moves = tuple(same[0] for same in distinct(view.body, rules_of(view), moves).values())
        """Every move once: of those that come to the same the first."""
        self.singles = tuple(dict.fromkeys(play for move in self.moves for play in plays_of(move)))
        """All tiles in all ways in which a move may lay them."""
        self._groups = _grouped(self.moves)

    def label(self, move: Move) -> Text:
        """A move as its button says it."""
        return self._label(self._view, move, self.singles)

    def items(self) -> tuple[Item, ...]:
        """The first choice: a button for every group."""
        return tuple(self._first(number, group) for number, group in enumerate(self._groups))

    def question(self, way: Way) -> Question | None:
        """What is asked on this way; None if it leads nowhere."""
        if way.group >= len(self._groups) or any(number >= len(self.singles) for number in way.chosen):
            return None
        group = self._groups[way.group]
        if group.plain or (group.blocks and way.chosen):
            return None
        if group.tile is None:
            blocks = tuple(Item(self.label(move), move) for move in group.moves)
            return Question(self._stakes(), blocks, None, NO_BLOCK)
        chosen = tuple(self.singles[number] for number in way.chosen)
        items = tuple(self._next(way, chosen, group))
        if not items or len(set(chosen)) < len(chosen) or any(play.tile != group.tile for play in chosen[:1]):
            return None
        if not chosen:
            return Question(text("hand-where", tile=tile(group.tile)), items, None)
        asked = text("hand-with", moves=tuple(self.label(play) for play in chosen))
        return Question(asked, items, Way(way.group, way.chosen[:-1]))

    # --- the steps ----------------------------------------------------------------------------------------

    def _first(self, number: int, group: Group) -> Item:
        if group.plain:
            return Item(self.label(group.moves[0]), group.moves[0])
        asks = text("move-block") if group.tile is None else text("move-where", tile=tile(group.tile))
        return Item(asks, Way(number))

    def _stakes(self) -> Text:
        """What blocking an end brings and costs: nobody has to do it, so whoever is asked can weigh it."""
        scoring = rules_of(self._view).scoring
        assert isinstance(scoring, Barring)  # nothing else knows what a blocked end is worth
        teams = len(set(self._view.sides)) < len(self._view.sides)
        return text("hand-block", tie=scoring.tie, factor=scoring.fail_factor, teams=teams)

    def _next(self, way: Way, chosen: tuple[Play, ...], group: Group) -> Iterator[Item]:
        """The tiles that can be added, each as the move that it completes and as the way to more of them."""
        turns = [(move, frozenset(plays_of(move))) for move in group.moves]
        for number, play in enumerate(self.singles):
            if play in chosen or (not chosen and play.tile != group.tile):
                continue
            laid = (*chosen, play)
            with_it = [move for move, plays in turns if plays.issuperset(laid)]
            label = text("move-added", move=self.label(play)) if chosen else self.label(play)
            complete = [move for move in with_it if len(plays_of(move)) == len(laid)]
            if complete:
                # Where the order matters there is a move for each of them; else any order means the same.
                yield Item(label, next((move for move in complete if plays_of(move) == laid), complete[0]))
            if len(with_it) > len(complete):
                yield Item(text("move-with", move=label), Way(way.group, (*way.chosen, number)))


def as_held(view: View) -> View:
    """The same with the tiles that can be laid in the order in which the hand shows them, and all else behind."""
    laying = [move for move in view.legal if isinstance(move, Play)]
    rest = [move for move in view.legal if not isinstance(move, Play)]
    return replace(view, legal=(*sorted(laying, key=lambda move: move.tile, reverse=True), *rest))


def _grouped(moves: Sequence[Move]) -> tuple[Group, ...]:
    """Moves by what is asked for first. A turn of several tiles is found under each of them, unless there are few
    such turns and their tiles say all of them."""
    turns = [move for move in moves if isinstance(move, Plays)]
    told_apart = len({frozenset(play.tile for play in move.plays) for move in turns}) == len(turns)
    beside = len(turns) <= FEW and told_apart and all(simple(move.plays) for move in turns)
    groups: defaultdict[Move | Tile | str, list[Move]] = defaultdict(list)
    for move in moves:
        match move:
            case Plays() if beside:
                groups[move].append(move)
            case Play() | Plays():
                for play in plays_of(move):
                    groups[play.tile].append(move)
            case Block():
                groups["block"].append(move)
            case _:
                groups[move].append(move)
    return tuple(Group(tuple(found), key if isinstance(key, Tile) else None) for key, found in groups.items())


def simple(plays: Sequence[Play]) -> bool:
    """Whether the tiles of a turn say enough: they lie in the usual way."""
    return not any(play.closed or play.along or play.shown is not None for play in plays)
