"""What must hold where ends are counted, where accounts know only some numbers, and where the lead goes round the
table (russian.md C5 to C8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine.board import Board, Placed
from engine.events import Event, Leads
from engine.game import rules_of
from engine.model import State
from engine.scoring.goat import GoatBook
from engine.scoring.sea_states import SeaGoatBook
from engine.variants.sport_goat import SportGoatOptions


def free_halves_are_counted(state: State) -> None:
    """What the ends count is what is left free: halves with no neighbour, doubles with fewer than two."""
    told = rules_of(state).kernel.count(state.body)
    if told is not None and isinstance(state.body, Board):
        counted = free_halves(state.body)
        assert told == counted, f"the ends are said to count {told}, but they count {counted}"


def free_halves(board: Board) -> int:
    """The table as tiles that touch: who touches whom, and what that leaves free (russian.md 7, 8)."""
    start = board.start
    if start is None:
        return 0
    crosses = [p for p in board.placed() if board.spinner and p.tile == board.spinner.tile]
    spinner = min(crosses, key=lambda p: p.turn, default=start)  # combined sets have twins, which are no crosses
    neighbours: Counter[Placed] = Counter()
    for arm in board.arms:
        row = [spinner if arm.key in ("U", "D") else start, *arm.tiles]
        for inner, outer in pairwise(row):
            neighbours[inner] += 1
            neighbours[outer] += 1
    if not neighbours:
        return start.tile.pips
    total = sum(
        placed.outer if placed.along else 2 * placed.tile.hi
        for placed in board.placed()
        if placed.tile.double and neighbours[placed] < 2
    )
    for arm in board.arms:
        if arm.tiles and not arm.tiles[-1].tile.double:
            total += arm.tiles[-1].outer
        elif not arm.tiles and not start.tile.double and arm.key in ("L", "R"):
            total += start.outer if arm.key == "L" else start.tile.other(start.outer)
    return total


def accounts_know_their_numbers(state: State) -> None:
    """Goat, Donkey: an account is empty or past the threshold, and what is remembered is below it. Sea goat: one
    account at most, and not below what opens it, be it by a wipe. Telephone and Muggins: multiples of five, and in
    Telephone no debts."""
    options: Any = state.options
    scores = state.book.scores
    if isinstance(state.book, GoatBook):
        low = [score for score in scores if 0 < score < options.threshold]
        assert not low, f"accounts below the threshold: {low}"
        assert all(0 <= memo < max(1, options.threshold) for memo in state.book.memo), "too much is remembered"
    if isinstance(state.book, SeaGoatBook):
        accounts = [score for score in scores if score]
        assert len(accounts) <= 1, f"several accounts: {accounts}"
        least = min(options.open_limit, options.wipe_limit) if options.wipe_opens else options.open_limit
        assert all(score >= least for score in accounts), f"accounts below the limit: {accounts}"
    if state.game == "telephone":
        assert min(scores) >= 0, f"a debt: {scores}"
    in_fives = (state.game == "telephone" and options.unit == "sum") or (
        state.game == "muggins" and options.fish_round != "none"
    )
    if in_fives:
        assert not any(score % 5 for score in scores), f"not in fives: {scores}"


def leads_go_round(first: State, events: Sequence[Event]) -> None:
    """Sports dominoes: the lead goes round the table, so that everybody has led equally often after every four
    rounds."""
    if isinstance(first.options, SportGoatOptions):
        leaders = [event.seat for event in events if isinstance(event, Leads)]
        assert all((one + 1) % 4 == other for one, other in pairwise(leaders)), f"led in the order {leaders}"
