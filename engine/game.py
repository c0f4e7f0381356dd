"""Games one can choose, and the questions that everybody asks of them.

`find` a game, `start` a match, ask what is `legal` and what a seat sees (`view`). `play` is the only way to change
a match, and it takes what is legal from the same list as everybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache, partial
from operator import is_
from types import MappingProxyType
from typing import Any

from engine.errors import BadOption, IllegalMove
from engine.events import Earned, Ending, Event, How, Mark, MatchEnded, RoundEnded
from engine.model import Gain, Options, Phase, State, Step, Turned, View, advance
from engine.moves import Deal, DealTiles, Move, Signal, TimeUp
from engine.options import AnyOptions, choose_all, menu
from engine.parts import Rules, Timed, is_earning
from engine.seats import Seat, Side
from engine.shuffle import commitment
from engine.spelling import plain
from engine.tiles import Tile

Build = Callable[[Any, int], Rules]
"""From the options and the number of players to the rules; raises BadOption where they do not go together."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One game: its names, whom it is for, its house rules, and how it is put together."""

    id: str
    players: tuple[int, ...]
    options: type[Options]
    build: Build
    names: Mapping[str, tuple[str, ...]]
    """By language the names of the game, the usual one first."""

    def choose(self, options: AnyOptions, wanted: Mapping[str, str]) -> AnyOptions:
        """House rules of this game with each that is wanted set to what its text says; BadOption if the game has
        none of that name, or there is no such choice."""
        names = {f.name for f in fields(options)}
        for name in wanted:
            if name not in names:
                known = ", ".join(rule.name for rule in menu(options))
                raise BadOption("no-such-option", game=self.id, option=name, options=known)
        return choose_all(options, wanted)

    def rules(self, options: Options, players: int) -> Rules:
        """The rules for so many players; BadOption if the game is not for that number."""
        if players not in self.players:
            allowed = self.fitting(options) or self.players
            raise BadOption("players", players=players, allowed=", ".join(map(str, allowed)))
        return self.build(options, players)

    def ready(self, options: Options, players: int) -> Rules:
        """The rules for a match that is about to begin: BadOption also if they would cancel nearly every deal. A
        match that has begun goes on by `rules` alone, and so does a record: its deals are judged one by one."""
        rules = self.rules(options, players)
        if not rules.kernel.dealable(len(rules.table)):
            raise BadOption("deals-cancelled")
        return rules

    def fitting(self, options: Options) -> tuple[int, ...]:
        """The numbers of players that can play by these house rules."""
        return tuple(number for number in self.players if self._fits(options, number))

    def _fits(self, options: Options, players: int) -> bool:
        try:
            self.ready(options, players)
        except BadOption:
            return False
        return True


_registry: dict[str, Variant] = {}


def register(variant: Variant) -> None:
    """Make a game known; an id is for ever and belongs to one game."""
    if variant.id in _registry:
        raise ValueError(f"two games are called {variant.id}")
    _registry[variant.id] = variant
    _names.cache_clear()


def variants() -> Mapping[str, Variant]:
    """All games by their ids, in menu order."""
    return MappingProxyType(_registry)


def find(name: str) -> Variant | None:
    """The game of this id or name in any language, in whatever case; None if there is none. Several games share
    some names: an id goes before a usual name, and that before any other."""
    return _names().get(_folded(name))


@cache
def _names() -> Mapping[str, Variant]:
    """The games by their ids and names as they are compared, each name with the game that goes before others."""
    ranks: tuple[Callable[[Variant], Iterable[str]], ...] = (
        lambda variant: (variant.id,),
        lambda variant: (names[0] for names in variant.names.values()),
        lambda variant: (each for names in variant.names.values() for each in names),
    )
    found: dict[str, Variant] = {}
    for known in ranks:
        for variant in _registry.values():
            for name in known(variant):
                found.setdefault(_folded(name), variant)
    return found


def _folded(name: str) -> str:
    return " ".join(plain(name).replace("-", " ").replace("_", " ").split())


@lru_cache(maxsize=1024)
def _rules(game: str, options: Options, players: int) -> Rules:
    return _registry[game].rules(options, players)


_known: tuple[str, Options | None, int, Rules | None] = ("", None, 0, None)
"""The latest answer of `rules_of`: the states of a match share their options, and comparing them takes longer."""


def rules_of(state: State | View) -> Rules:
    """The rules that a match is played by."""
    global _known
    game, options, players, rules = _known
    if rules is None or options is not state.options or game != state.game or players != len(state.sides):
        rules = _rules(state.game, state.options, len(state.sides))
        _known = (state.game, state.options, len(state.sides), rules)
    return rules


# --- A match ----------------------------------------------------------------------------------------------


def start(
    variant: Variant,
    players: int,
    seed: str = "",
    options: Mapping[str, str] | Options | None = None,
    scores: Mapping[Side, int] | None = None,
) -> State:
    """A match before its first deal. Without a seed every deal must be told. BadOption if the players or the
    house rules do not go together."""
    if not isinstance(options, Options):
        options = variant.choose(variant.options(), options or {})
    rules = variant.rules(options, players)
    sides = len(set(rules.sides))
    book = rules.scoring.open(sides)
    if scores:
        book = rules.scoring.with_scores(book, tuple(scores.get(Side(side), 0) for side in range(sides)))
    return State(
        game=variant.id,
        options=options,
        seed=seed,
        sides=rules.sides,
        table=rules.table,
        hands=((),) * players,
        boneyard=(),
        body=rules.kernel.empty(),
        book=book,
    )


def legal(state: State, seat: Seat | None) -> tuple[Move, ...]:
    """Everything that a seat, or the dealer (None), may do now, asides such as signals last."""
    if seat is None:
        return (Deal(),) if state.phase is Phase.DEAL and state.seed else ()
    return _legal(state, seat) if state.phase is Phase.PLAY else ()


_latest: tuple[State | None, Seat | None, tuple[Move, ...]] = (None, None, ())
"""The latest answer: whoever chooses from the legal moves of a state mostly plays one of them next."""


def _legal(state: State, seat: Seat) -> tuple[Move, ...]:
    global _latest
    asked, whose, moves = _latest
    if asked is not state or whose != seat:
        kernel = rules_of(state).kernel
        own = kernel.legal(state, seat) if seat == state.turn else ()
        moves = own + kernel.asides(state, seat)
        _latest = (state, seat, moves)
    return moves


def play(state: State, seat: Seat | None, move: Move) -> Step:
    """The match after this move. IllegalMove, with the rule that forbids it, if the move is not legal."""
    rules = rules_of(state)
    if seat is None:
        return _dealer(state, rules, move)
    if state.phase is not Phase.PLAY:
        raise IllegalMove("match-over" if state.phase is Phase.OVER else "between-rounds")
    if not _among(move, _legal(state, seat)):
        if seat != state.turn and not isinstance(move, Signal):
            raise IllegalMove("not-your-turn")
        raise rules.kernel.refusal(state, seat, move)
    return settled(rules, rules.kernel.play(state, seat, move))


def _among(move: Move, moves: tuple[Move, ...]) -> bool:
    """Whether a move is one of these. Mostly it is the very object that was listed: of thousands, comparing takes
    longer than listing them."""
    return any(map(partial(is_, move), moves)) or move in moves


def _dealer(state: State, rules: Rules, move: Move) -> Step:
    if state.phase is Phase.OVER:
        raise IllegalMove("match-over")
    if isinstance(move, Deal | DealTiles):
        if state.phase is Phase.PLAY:
            raise IllegalMove("round-going-on")
        turned = rules.kernel.deal(state, move)
        return settled(rules, replace(turned, state=_in_teams(turned.state, state.sides)))
    if isinstance(move, TimeUp) and isinstance(rules.scoring, Timed):
        book, result = rules.scoring.time_up(state.book, playing=state.phase is Phase.PLAY)
        after = advance(state, book=book)
        return Step(over(after, result), (result,)) if result else Step(after)
    raise IllegalMove("not-this-game")


def _in_teams(state: State, before: tuple[Side, ...]) -> State:
    """Players who had accounts of their own, and whom the deal has made a team, share one from now on. IllegalMove
    if a match has begun with different scores for them."""
    if state.sides == before:
        return state
    scores = dict.fromkeys(sorted(state.sides), 0)
    for old, new in zip(before, state.sides, strict=True):
        if scores[new] and state.book.scores[old] not in (0, scores[new]):
            raise IllegalMove("deal-scores")
        scores[new] = scores[new] or state.book.scores[old]
    return replace(state, book=replace(state.book, scores=tuple(scores.values())))


def settled(rules: Rules, turned: Turned) -> Step:
    """What a move has brought, with all that the scoring makes of it."""
    state, ending, events = turned.state, turned.ending, turned.events
    for gain in turned.gains:
        state, event, result = earned(rules, state, gain)
        events = (*events, event)
        if result is not None:
            if ending is None or ending.how is not How.OUT:
                ending = rules.kernel.stopped(state)
            return stopped(state, ending, events, result)
    if ending is None:
        return Step(state, events)
    settlement = rules.scoring.settle(state.book, ending)
    ended = RoundEnded(state.round, ending, state.boneyard, state.shuffle, settlement.winning)
    events = (*events, ended, *settlement.events)
    after = replace(state, book=settlement.book, turn=None, phase=Phase.DEAL)
    if settlement.result is not None:
        return Step(over(after, settlement.result), (*events, settlement.result))
    if settlement.table is not None:
        after = replace(after, table=settlement.table)
    return Step(after, events)


def earned(rules: Rules, state: State, gain: Gain) -> tuple[State, Earned, MatchEnded | None]:
    """The match with points in play, what is told of them, and its end if they decide it at once."""
    assert is_earning(rules.scoring)
    side, points = state.sides[gain.seat], sum(mark.points for mark in gain.marks)
    book, result = rules.scoring.earn(state.book, side, points)
    written = book.scores[side] - state.book.scores[side]
    marks = gain.marks if written == points else (*gain.marks, Mark("capped", written - points))
    return replace(state, book=book), Earned(side, gain.seat, marks, gain.count, book.scores[side]), result


def stopped(state: State, ending: Ending, events: tuple[Event, ...], result: MatchEnded) -> Step:
    """The match is decided in mid-round: what the hands are worth does not count any more."""
    winning = tuple(seat for seat in state.table if state.sides[seat] in result.winners)
    ended = RoundEnded(state.round, ending, state.boneyard, state.shuffle, winning)
    return Step(over(state, result), (*events, ended, result))


def over(state: State, result: MatchEnded) -> State:
    """The match with this result."""
    return replace(state, phase=Phase.OVER, turn=None, winners=result.winners, losers=result.losers)


def view(state: State, seat: Seat | None) -> View:
    """What a seat, or an onlooker (None), may know. Between rounds the hands lie open."""
    kernel = rules_of(state).kernel
    if state.phase is Phase.PLAY:
        hands = tuple(map(_covered, state.hands, kernel.sees(state, seat)))
    else:
        hands = state.hands
    return View(
        game=state.game,
        options=state.options,
        me=seat,
        moment=state.moment,
        since=state.since,
        round=state.round,
        phase=state.phase,
        turn=state.turn,
        sides=state.sides,
        table=state.table,
        hands=hands,
        boneyard=len(state.boneyard),
        body=kernel.public(state.body, seat),
        book=state.book.public(),
        commitment=commitment(state.shuffle) if state.shuffle else "",
        legal=legal(state, seat) if seat is not None else (),
        winners=state.winners,
        losers=state.losers,
    )


def _covered(hand: tuple[Tile, ...], known: tuple[Tile, ...]) -> tuple[Tile | None, ...]:
    """A hand as it is seen by who knows these tiles of it: they come first, the others lie face down."""
    if known == hand:
        return hand
    shown = tuple(t for t in known if t in hand)
    return (*shown, *(None,) * (len(hand) - len(shown)))
