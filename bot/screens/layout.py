"""The layout as text, for chats without pictures and for those who cannot see them; and what its ends ask for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages import Arg, Joined, Text, literal, text
from bot.pictures.scene import Arms, Spokes
from bot.screens import spokes
from bot.screens.common import kernel_of
from bot.screens.names import arm_name, held, player, tile, tile_rows
from bot.screens.spokes import is_star, of_star
from engine.board import SIDES, Arm, Board, Placed, board_of
from engine.kernels.layout import Layout
from engine.model import View
from engine.moves import DONE, Block, Play, Plays
from engine.rooted import Rooted, rooted
from engine.rules.matching import Sum
from engine.rules.reach import Line
from engine.variants.common import LineOptions
from storage.matches import Match

MOST_JOKERS = 7
"""So many tiles that fit everywhere are named one by one."""

FACE_DOWN = "[■|■]"


# --- The tiles --------------------------------------------------------------------------------------------


def as_text(view: View) -> tuple[Text, ...]:
    """The layout in rows of tiles, and what its ends ask for."""
    return (*drawn_rows(board_of(view.body)), *ends(view))


def drawn_rows(board: Board) -> tuple[Text, ...]:
    """The layout in rows of tiles: the line, then what grows at the sides of the spinner, from it outwards."""
    if is_star(board):
        return spokes.as_text(of_star(board, board.arms))
    layout = rooted(board)
    if layout is None:
        return (text("table-empty"),)
    spun = board.spinner is not None
    line = [_drawn(placed, spinner=spun and placed == layout.middle) for placed in layout.line()]
    rows = [text("layout-row", tiles=row) for row in tile_rows(line)]
    for key in _sides(layout):
        drawn = [_drawn(placed, outwards=True) for placed in layout.arms[key]]
        rows.append(text("layout-arm", arm=arm_name(key), tile=tile(layout.middle.tile)))
        rows += [text("layout-row", tiles=row) for row in tile_rows(drawn)]
    return tuple(rows)


def in_words(view: View) -> tuple[Text, ...]:
    """The layout read aloud, and what its ends ask for."""
    return (*read_aloud(board_of(view.body)), *ends(view))


def read_aloud(board: Board) -> tuple[Text, ...]:
    """The layout read aloud, the line from left to right."""
    if is_star(board):
        return spokes.in_words(of_star(board, board.arms))
    layout = rooted(board)
    if layout is None:
        return (text("table-empty"),)
    line = text("layout-words", tiles=_said(layout.line()))
    root = f"{layout.middle.tile}"
    sides = [
        text("layout-words-arm", arm=arm_name(key), tile=root, tiles=_said(layout.arms[key], outwards=True))
        for key in _sides(layout)
    ]
    return (line, *sides)


def _sides(layout: Rooted) -> list[str]:
    """The arms beside the line on which something lies."""
    return [key for key in SIDES if layout.arms.get(key)]


def _halves(placed: Placed, *, outwards: bool) -> tuple[int, int]:
    """A tile as its first and its second half. In a line the outer half is the left one, else the last one."""
    return (placed.inner, placed.outer) if outwards else (placed.outer, placed.inner)


def _drawn(placed: Placed, *, outwards: bool = False, spinner: bool = False) -> str:
    """A tile as a sign; one that lies lengthwise or crosswise, where that is a choice, is marked."""
    if placed.closed:
        return FACE_DOWN
    first, second = _halves(placed, outwards=outwards)
    if spinner:
        return f"‹[{first}|{second}]›"
    between = "–" if placed.along else "|"
    return f"[{first}{'+' if placed.across else between}{second}]"


def _said(tiles: Sequence[Placed], *, outwards: bool = False) -> Joined:
    return Joined(tuple(_word(placed, outwards=outwards) for placed in tiles), by=", ")


def _word(placed: Placed, *, outwards: bool) -> Arg:
    first, second = _halves(placed, outwards=outwards)
    written, forms = f"{first}-{second}", {"closed": placed.closed, "along": placed.along, "across": placed.across}
    form = next((form for form, lies_so in forms.items() if lies_so), None)
    return literal(written) if form is None else text("layout-tile", tile=written, form=form)


# --- The ends ---------------------------------------------------------------------------------------------


def ends(view: View) -> tuple[Text, ...]:
    """What the ends ask for, and what they count in the games in which they do; nothing before the first tile."""
    board, layout = board_of(view.body), kernel_of(view, Layout)
    if not board.arms:
        return ()
    if is_star(board):
        return spokes.ends(of_star(board, layout.reach.open(board)))
    asked = _sums(view, layout.matching) if isinstance(layout.matching, Sum) else (_numbers(view),)
    # Where points have to be claimed everybody counts for himself.
    count = None if layout.announce else layout.count(board)
    return asked if count is None else (*asked, text("ends-count", count=count))


def waiting(view: View) -> tuple[str, ...]:
    """The arms that ask for a number and take no tile yet, by their keys."""
    board = board_of(view.body)
    now = {arm.key for arm in kernel_of(view, Layout).reach.open(board)}
    return tuple(arm.key for arm in board.arms if arm.needs and arm.key not in now)


def _numbers(view: View) -> Text:
    """The numbers of the ends, where touching halves are equal."""
    board, later = board_of(view.body), waiting(view)
    if len(board.arms) == 2 and all(len(arm.needs) == 1 for arm in board.arms) and not later:
        left, right = board.arms
        return text("ends", left=left.needs[0], right=right.needs[0])
    return text("ends-open", ends=Joined(tuple(_end(arm, later) for arm in board.arms)))


def _end(arm: Arm, later: Sequence[str]) -> Text:
    name = arm_name(arm.key)
    if not arm.needs:
        return text("end-shut", arm=name)
    return text("end-later" if arm.key in later else "end", arm=name, number="/".join(map(str, arm.needs)))


def _sums(view: View, matching: Sum) -> tuple[Text, ...]:
    """What goes to the ends where touching halves add up to a number, as sums that a newcomer can check."""
    board, whole = board_of(view.body), kernel_of(view, Layout).tiles
    highest = max(t.hi for t in whole)
    asked = [
        _summand(matching, text("end-name", where=arm.key.lower(), arm=arm_name(arm.key)), need, highest)
        for arm in board.arms
        for need in arm.needs
    ]
    asked += [text("end-shut", arm=arm_name(arm.key)) for arm in board.arms if not arm.needs]
    jokers = dict.fromkeys(t for t in sorted(whole, reverse=True) if matching.joker(t))
    if len(jokers) > MOST_JOKERS:
        asked.append(text("jokers-many", total=matching.total))
    elif jokers:
        # Written as sums, and so never taken for tiles that somebody holds.
        asked.append(text("jokers", tiles=" ".join(f"{t.hi}+{t.lo}" for t in jokers)))
    return tuple(asked)


def _summand(matching: Sum, end: Text, need: int, highest: int) -> Text:
    wanted = matching.total - need
    if not 0 <= wanted <= highest:
        return text("end-jokers" if matching.jokers else "end-nothing", end=end, number=need)
    return text("end-sum", end=end, number=need, wanted=wanted, total=matching.total)


# --- What is shown besides --------------------------------------------------------------------------------


def drawing(view: View) -> Arms | Spokes:
    """What lies on the table, for a picture: the tiles alone, nothing else of a round belongs into it."""
    board, options = board_of(view.body), view.options
    across = not isinstance(options, LineOptions) or options.doubles_across
    if is_star(board):
        return of_star(board, kernel_of(view, Layout).reach.open(board), across=across)
    return Arms(
        Board(start=board.start, arms=board.arms, turns=board.turns, spinner=board.spinner),
        across=across,
        waiting=waiting(view),
    )


def hand(match: Match, view: View) -> tuple[Text, ...]:
    """What a player holds, and the signs that were given: his partner's to him, and his own."""
    signs = (text("told-sign", name=player(match, one.seat), kind=one.kind) for one in board_of(view.body).said)
    return (held(view), *signs)


def at_one_of_two(view: View) -> View:
    """The same without the moves at the second end of a line whose ends are alike: they come to the same as those
    at the first, where that may be laid on. So it is if both ask for the same; where points are marked for ends,
    one of them alone must not be a double, either."""
    board, kernel = board_of(view.body), kernel_of(view, Layout)
    # Bricks lie in a line as well, but where they lie tells its sides apart.
    if type(kernel.reach) is not Line or len(board.arms) != 2 or board.start is None:
        return view
    first, second = board.arms
    runs = any(isinstance(move, Plays) for move in view.legal)  # which may go on at either end
    double, other = ((arm.tiles[-1] if arm.tiles else board.start).tile.double for arm in board.arms)
    if first.needs != second.needs or runs or (double != other and kernel.marking is not None):
        return view
    at_first = {move for move in view.legal if isinstance(move, Play | Block) and move.arm == first.key}
    again = {replace(move, arm=second.key) for move in at_first}
    return replace(view, legal=tuple(move for move in view.legal if move not in again))


def turn(view: View) -> tuple[Text, ...]:
    """What is to be known in the middle of a turn."""
    board = board_of(view.body)
    if board.unclaimed is not None and view.me is not None and board.to_claim(view.me):
        return (text("hand-claim" if board.unclaimed.heir is None else "hand-claim-last"),)
    if board.run:
        return (text("hand-go-on" if DONE in view.legal else "hand-must-go-on"),)
    return ()
