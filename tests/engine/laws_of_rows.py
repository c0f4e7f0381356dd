"""What must hold where hands are rows that nobody looks at, and two lines grow from one root (russian.md 10)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from engine.game import legal
from engine.kernels.sausage_table import Link, Sausages
from engine.model import Phase, State, Step, View
from engine.moves import KEEP, Cut, Insert, Keep, Move, Play
from engine.tiles import Tile


def turned_up(state: State) -> frozenset[Tile]:
    """The one tile of the rows that lies open; nothing where hands are no rows."""
    if not isinstance(state.body, Sausages) or state.turn is None:
        return frozenset()
    return frozenset(state.hands[state.turn][-1:])


def lay_open(state: State) -> frozenset[Tile]:
    """What everybody could see and may see no longer after the next move; nothing where hands are no rows."""
    if not isinstance(state.body, Sausages) or state.phase is not Phase.PLAY:
        return frozenset()
    return turned_up(state) | {link.tile for link in links_of(state.body)}


def own_tiles_are_shown(state: State, seen: View) -> None:
    """Everybody sees his own hand; where hands are rows, the tile that lies open and no other."""
    assert seen.me is not None
    if not isinstance(state.body, Sausages):
        assert seen.hands[seen.me] == state.hands[seen.me], "one's own hand"
        return
    shown = [t for hand in seen.hands for t in hand if t is not None]
    assert shown == list(turned_up(state)), f"{shown} lie open"


def links_of(body: Sausages) -> list[Link]:
    return [link for link in (body.root, *body.a, *body.b) if link is not None]


def same_next(before: State, other: State) -> State:
    """A world that differs from `before` in hidden tiles, with the tile that will be turned up next put back in
    its place: what comes up is chance, and no sign of anything."""
    if not isinstance(before.body, Sausages) or before.turn is None:
        return other
    seat = 1 - before.turn
    wanted, found = before.hands[seat][-1], other.hands[seat][-1]
    change = {wanted: found, found: wanted}
    return replace(other, hands=tuple(tuple(change.get(t, t) for t in hand) for hand in other.hands))


def numbers(body: Sausages) -> tuple[list[int], list[int]]:
    """What each line shows from the root on, read off its tiles; touching halves must be equal."""
    root = body.root
    assert root is not None
    found = []
    for show, line in ((root.outer, body.a), (root.tile.other(root.outer), body.b)):
        shows = [show, *(link.outer for link in line)]
        for link, (inner, outer) in zip(line, pairwise(shows), strict=True):
            assert sorted(link.tile) == sorted((inner, outer)), f"{link.tile} lies between {inner} and {outer}"
        found.append(shows)
    return found[0], found[1]


def every_place_is_offered(state: State) -> None:
    """The tile that lies open may go wherever the sheet lets it, and back to its row only if that is nowhere."""
    body, options = state.body, state.options
    if not isinstance(body, Sausages) or state.turn is None:
        return
    (turned,) = turned_up(state)
    wanted = places(body, turned, options)
    assert set(legal(state, state.turn)) == (wanted or {KEEP}), f"{turned} may go to {wanted}"


def places(body: Sausages, turned: Tile, options: Any) -> set[Move]:
    if body.root is None:
        return {Play(turned)} if turned.double or not options.start_double else set()
    lines = dict(zip("AB", numbers(body), strict=True))
    found: set[Move] = {Play(turned, key) for key, shows in lines.items() if shows[-1] in turned}
    for key, shows in lines.items():
        for depth, show in enumerate(shows[:-1]):
            if options.insert_doubles and turned == (show, show) and (depth or options.insert_at_root):
                found.add(Insert(turned, key, depth))
    a, b = lines.values()
    for depth, both in enumerate(zip(a, b, strict=False)):
        whole = depth in (len(a) - 1, len(b) - 1)
        allowed = (len(a) == len(b) or not options.cut_equal_lines) and (whole or options.cut_where == "anywhere")
        if depth and allowed and sorted(both) == sorted(turned):
            found.add(Cut(turned, depth))
    return found


def rows_change_as_they_should(before: State, move: Move, step: Step) -> None:
    """A tile leaves its row on the right and comes back on the left; a cut at depth k puts 1 + 2k tiles to the
    left of the opponent's row (russian.md C10), the latest of them first."""
    body = before.body
    if not isinstance(body, Sausages) or before.turn is None:
        return
    seat, other = before.turn, 1 - before.turn
    (own, theirs), (row, opposite) = ((state.hands[seat], state.hands[other]) for state in (before, step.state))
    assert row == ((own[-1], *own[:-1]) if isinstance(move, Keep) else own[:-1]), "the row of the player"
    if not isinstance(move, Cut):
        assert opposite == theirs, "the row of the opponent"
        return
    depth = move.depth
    assert len(opposite) == len(theirs) + 1 + 2 * depth, "the opponent's row grows by 1 + 2k"
    assert opposite[1 + 2 * depth :] == theirs, "new tiles go to the left"
    assert body.root is not None
    pushed = [body.root.tile]
    for a, b in zip(body.a[:depth], body.b[:depth], strict=True):
        pushed += [a.tile, b.tile]
    came = list(opposite[: 1 + 2 * depth])[::-1]
    options: Any = before.options
    assert sorted(came) == sorted(pushed), "other tiles than were cut off"
    assert options.cut_order == "shuffle" or came == pushed, f"{pushed} came as {came}"
