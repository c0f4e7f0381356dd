"""What a record expects at a point of its match, and how that is found not to be so (docs/records.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from engine import notation
from engine.events import How, RoundEnded
from engine.game import legal, rules_of
from engine.kernels.layout import Layout
from engine.model import Phase, State
from engine.moves import Move, Signal
from engine.notation import unordered
from engine.reading import distinct, without_needless_half
from engine.seats import Seat, Side
from engine.tiles import Tile, parse_tile, parse_tiles, show_tiles
from engine.worlds import gives_no_sign

_LISTED = 200
"""How many of the moves found a failure lists: on an empty board of Domino Squares there are thousands."""


class Malformed(Exception):
    """An expectation that this game does not know."""


@dataclass(frozen=True, slots=True)
class Position:
    """A point of a match: who plays, how it stands, and how the last finished round ended. Each expectation has a
    method, which gives what was found instead, or None if all is as expected."""

    players: tuple[str, ...]
    state: State
    ended: RoundEnded | None
    misdealt: str
    """Why the deal that was made last has been cancelled; empty if it has not."""

    def _name(self, seat: Seat | None) -> str:
        return "nobody" if seat is None else self.players[seat]

    def _names(self, seats: tuple[Seat, ...]) -> str:
        return " ".join(map(self._name, seats)) or "nobody"

    def _seat(self, name: str) -> Seat:
        if name not in self.players:
            raise Malformed(f"nobody is called `{name}`")
        return Seat(self.players.index(name))

    def _side(self, name: str) -> Side:
        return self.state.sides[self._seat(name)]

    def _named(self, args: tuple[str, ...]) -> set[Seat]:
        """The players of a list; the list may be empty or, if nobody is called so, `none`."""
        if args == ("none",) and "none" not in self.players:
            return set()
        return set(map(self._seat, args))

    def _one_named(self, name: str) -> Seat | None:
        """The player of this name; None for `none`, if nobody is called so."""
        return next(iter(self._named((name,))), None)

    def _moves(self) -> tuple[Move, ...]:
        """Everything that the player to move may do."""
        return () if self.state.turn is None else legal(self.state, self.state.turn)

    def turn(self, args: tuple[str, ...]) -> str | None:
        (name,) = _exactly(args, 1)
        if self._one_named(name) == self.state.turn:
            return None
        return f"nobody: {self.idle()}" if self.state.turn is None else self._name(self.state.turn)

    def legal(self, args: tuple[str, ...]) -> str | None:
        """Exactly these moves, signals apart. Where a tile has several empty arms it is enough to name one, and
        where the same tiles may be laid in several orders, one order."""
        moves = tuple(move for move in self._moves() if not isinstance(move, Signal))
        groups = distinct(self.state.body, rules_of(self.state), moves)
        named = set()
        for wanted in [self._read(text, moves) for text in dict.fromkeys(notation.moves_in(" ".join(args)))]:
            fitting = [key for key, same in groups.items() if any(notation.fits(wanted, move) for move in same)]
            if not fitting:
                return self._listed(moves)
            # A joker laid crosswise is written like one of which it is not said what it shows.
            exact = unordered(wanted)
            fitting = [key for key in fitting if exact in map(unordered, groups[key])] or fitting
            if len({unordered(groups[key][0]) for key in fitting}) != 1:
                return self._listed(moves)
            named.update(fitting)
        return None if len(named) == len(groups) else self._listed(moves)

    def can(self, args: tuple[str, ...]) -> str | None:
        if not args:
            raise Malformed("which move?")
        moves = self._moves()
        wanted = self._read(" ".join(args), moves)
        return None if any(notation.fits(wanted, move) for move in moves) else self._listed(moves)

    def _listed(self, moves: tuple[Move, ...]) -> str:
        more = len(moves) - _LISTED
        rest = [f"and {more} more"] if more > 0 else []
        return " ".join([*map(notation.write, moves[:_LISTED]), *rest]) or f"no move: {self.idle()}"

    def _read(self, text: str, moves: tuple[Move, ...]) -> Move:
        try:
            return without_needless_half(self.state, notation.read(text), moves)
        except ValueError:
            raise Malformed(f"`{text}` is no move") from None

    def ends(self, args: tuple[str, ...]) -> str | None:
        """What each place asks for; of the empty arms of one tile one is enough. In the games with a sum these are
        the halves that show, or else those that are wanted beside them."""
        kernel, told = rules_of(self.state).kernel, sorted(map(_number, args))
        shown = (self._places(), self._places(collapsed=True))
        wanted = (map(kernel.wanted, places) for places in shown)
        if told in map(sorted, (*shown, *wanted)):
            return None
        return " ".join(map(str, sorted(shown[0]))) or "none"

    def _places(self, *, collapsed: bool = False) -> tuple[int, ...]:
        places = rules_of(self.state).kernel.needs(self.state.body, collapsed=collapsed)
        if places is None:
            raise Malformed("this game has no ends")
        return places

    def count(self, args: tuple[str, ...]) -> str | None:
        (number,) = _exactly(args, 1)
        found = rules_of(self.state).kernel.count(self.state.body)
        if found is None:
            raise Malformed("this game does not count its ends")
        return None if found == _number(number) else str(found)

    def score(self, args: tuple[str, ...]) -> str | None:
        name, number = _exactly(args, 2)
        found = self.state.book.scores[self._side(name)]
        return None if found == _number(number) else str(found)

    def hand(self, args: tuple[str, ...]) -> str | None:
        if not args:
            raise Malformed("whose hand?")
        found = self.state.hands[self._seat(args[0])]
        wanted = _tiles(args[1:])
        return None if sorted(found) == sorted(wanted) else show_tiles(found) or "no tile"

    def boneyard(self, args: tuple[str, ...]) -> str | None:
        (number,) = _exactly(args, 1)
        found = len(self.state.boneyard)
        return None if found == _number(number) else str(found)

    def out(self, args: tuple[str, ...]) -> str | None:
        (name,) = _exactly(args, 1)
        return self._ended(How.OUT, self._seat(name))

    def fish(self, args: tuple[str, ...]) -> str | None:
        _exactly(args, 0)
        return self._ended(How.FISH)

    def closed(self, args: tuple[str, ...]) -> str | None:
        (name,) = _exactly(args, 1)
        seat, kernel = self._seat(name), rules_of(self.state).kernel
        if not isinstance(kernel, Layout) or kernel.barricade is None:
            raise Malformed("nobody closes this game")
        return self._ended(How.CLOSED, seat)

    def _ended(self, how: How, by: Seat | None = None) -> str | None:
        """Whether the last round has ended so, by whomever or by this seat."""
        ending = None if self.ended is None else self.ended.ending
        good = ending is not None and ending.how is how and by in (None, ending.seat)
        return None if good else self._how()

    def round(self, args: tuple[str, ...]) -> str | None:
        _exactly(args, 0)
        return None if self.state.phase is Phase.PLAY else self._how()

    def _how(self) -> str:
        if self.ended is None:
            return "no round has ended"
        ending = self.ended.ending
        return self._of_last(f"{ending.how.value}, last tile by {self._name(ending.seat)}")

    def idle(self) -> str:
        """Why no round is going on: whoever has miscounted may not know that it has ended, or has not begun."""
        if self.misdealt:
            return f"the deal was cancelled ({self.misdealt})"
        return "nothing has been dealt" if self.ended is None else self._how()

    def _of_last(self, found: str) -> str:
        """Something about the last round that ended; who has just been playing another may mean that one."""
        return f"{found}, in the round before this one" if self.state.phase is Phase.PLAY else found

    def round_winner(self, args: tuple[str, ...]) -> str | None:
        wanted = self._named(args)
        if self.ended is None:
            return "no round has ended"
        return None if wanted == set(self.ended.winning) else self._of_last(self._names(self.ended.winning))

    def leads(self, args: tuple[str, ...]) -> str | None:
        """Who leads this round before its first tile, or else the next one; with what, if it says so."""
        if not 1 <= len(args) <= 2:
            raise Malformed("a player, and a tile or `any`")
        seat = self._one_named(args[0])
        tile = args[1] if len(args) == 2 else None
        if tile is not None and tile != "any":
            _tiles((tile,))  # raises what is wrong with it
        if self.state.phase is Phase.OVER:
            return "the match has ended"
        leader, forced = self.state.book.leader, "any"
        if self.state.phase is Phase.PLAY:
            kernel, leader = rules_of(self.state).kernel, self.state.turn
            if kernel.begun(self.state.body):
                return "the first tile has been laid"
            if kernel.must_lead(self.state.body):
                forced = notation.write(self._moves()[0])
        if leader == seat and (tile is None or _same_tile(tile, forced)):
            return None
        return "that is for the next deal to decide" if leader is None else f"{self._name(leader)} {forced}"

    def match_over(self, args: tuple[str, ...]) -> str | None:
        _exactly(args, 0)
        return None if self.state.phase is Phase.OVER else "the match goes on"

    def match_on(self, args: tuple[str, ...]) -> str | None:
        _exactly(args, 0)
        return None if self.state.phase is not Phase.OVER else "the match has ended"

    def winner(self, args: tuple[str, ...]) -> str | None:
        return self._result(args, self.state.winners)

    def loser(self, args: tuple[str, ...]) -> str | None:
        return self._result(args, self.state.losers)

    def _result(self, args: tuple[str, ...], sides: tuple[Side, ...]) -> str | None:
        wanted = self._named(args)
        if self.state.phase is not Phase.OVER:
            return "the match goes on"
        seats = tuple(Seat(seat) for seat, side in enumerate(self.state.sides) if side in sides)
        return None if wanted == set(seats) else self._names(seats)

    def tally(self, args: tuple[str, ...]) -> str | None:
        name, counter, number = _exactly(args, 3)
        counters = rules_of(self.state).scoring.counters(self.state.book, self._side(name))
        if counter not in counters:
            raise _without("counter", counter, counters)
        found = counters[counter]
        return None if found == _number(number) else str(found)

    def right(self, args: tuple[str, ...]) -> str | None:
        name, right = _exactly(args, 2)
        rights = rules_of(self.state).scoring.rights(self.state.book, self._side(name))
        if right not in rights:
            raise _without("right", right, rights)
        held = ", ".join(key for key, has in rights.items() if has)
        return None if rights[right] else held or "no right"

    def view(self, args: tuple[str, ...]) -> str | None:
        if len(args) != 3 or args[1] != "hides":
            raise Malformed("a player, `hides` and a tile")
        seat, (hidden,) = self._seat(args[0]), _tiles(args[2:])
        if hidden not in rules_of(self.state).kernel.tiles:
            raise Malformed(f"this game has no tile {hidden}")
        return None if gives_no_sign(self.state, seat, hidden) else "it shows"


CHECKS: Mapping[str, Callable[[Position, tuple[str, ...]], str | None]] = {
    "turn": Position.turn,
    "legal": Position.legal,
    "can": Position.can,
    "ends": Position.ends,
    "count": Position.count,
    "score": Position.score,
    "hand": Position.hand,
    "boneyard": Position.boneyard,
    "out": Position.out,
    "fish": Position.fish,
    "closed": Position.closed,
    "round": Position.round,
    "round-winner": Position.round_winner,
    "leads": Position.leads,
    "match-over": Position.match_over,
    "match-on": Position.match_on,
    "winner": Position.winner,
    "loser": Position.loser,
    "tally": Position.tally,
    "right": Position.right,
    "view": Position.view,
}
"""The expectations by the words that name them."""


def _exactly(args: tuple[str, ...], number: int) -> tuple[str, ...]:
    if len(args) != number:
        raise Malformed(f"takes {number} word{'' if number == 1 else 's'}, not {len(args)}")
    return args


def _without(kind: str, name: str, known: Iterable[str]) -> Malformed:
    """What this game does not have, and what it has instead."""
    has = ", ".join(known)
    return Malformed(f"this game has no {kind} `{name}`" + (f", but {has}" if has else ""))


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise Malformed(f"`{text}` is no number")
    return int(text)


def _tiles(words: tuple[str, ...]) -> tuple[Tile, ...]:
    try:
        return parse_tiles(" ".join(words))
    except ValueError as error:
        raise Malformed(str(error)) from None


def _same_tile(tile: str, forced: str) -> bool:
    return tile == forced or ("any" not in (tile, forced) and parse_tile(tile) == parse_tile(forced))
