"""What somebody types for the score sheet: `Ann out, Bob 17`, `p1 0, p2 6-4 0-0`, `fish Ann 5, Bob 17`, in
General's goat `Ann 0-0`, and where there are points in play `Ann +15`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.chats.naming import folded, only_begun
from bot.cleaning import clean
from bot.errors import Refused
from bot.messages import Text, text
from bot.screens.names import who
from bot.tables.drafts import FINISHES, Draft, asked_for, missing
from bot.tables.points import PointsDraft, fits
from bot.wishes import behind, called, is_oneself, longest_name, one_of, stands_for, unglued
from bot.words import Words
from engine.events import How
from engine.game import rules_of
from engine.model import State
from engine.needs import Needs, asks_hands, can_hold, most, too_many_zeros
from engine.seats import Seat
from engine.tiles import Tile, parse_tile, surplus
from storage.matches import Match

OUT = "out"

_NAME = "\N{HORIZONTAL ELLIPSIS}"
"""Stands for a name on a button."""

_BETWEEN = re.compile(r"[,;]")
_NUMBERED = re.compile(r"p(?P<number>[0-9]{1,2})", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")
_COUNT = re.compile(r"[0-9]{1,3}")
_DASHES = r"\-\u2010-\u2015\u2212|:/"
_TILE = re.compile(
    rf"\[\s*(\d{{1,2}})\s*[{_DASHES}]\s*(\d{{1,2}})\s*\]|(?<!\S)(\d{{1,2}})[{_DASHES}](\d{{1,2}})(?=\.?(?:[\s,;]|$))"
)
"""`[6|4]` as screens show it, 6:4, 6/4, 6-4 with any dash."""
_SIGNS = ("", "-", "\N{EN DASH}", "\N{EM DASH}")
_POINTS_UNIT = text("unit-points")
_OUT_ALSO, _OWN_OUT, _AROUND = text("sheet-out-also"), text("sheet-oneself-out"), text("sheet-around")
_NOTHING = tuple(map(text, ("sheet-around", "between-names", "filler", "unit-points", "with-before")))
"""Signs and words that say nothing on a sheet. `points left` goes before `points`."""
_HOW = ("sheet-how-to-type", "sheet-how-to-finish")
_NOT_READ = (*_HOW, "sheet-nobody")
"""What is answered to what was not understood."""
_POINTS = re.compile(r"(?P<name>[^,;]+?)\s*\+\s*(?P<points>[0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class _Said:
    """What is said of one player: a count, tiles, that he is out, or nothing but his name."""

    seat: Seat
    count: int | None = None
    tiles: tuple[Tile, ...] = ()
    out: bool = False


def draft_of(words: Words, match: Match, state: State, wanted: Needs, args: str, *, fish: bool) -> Draft:
    """The round that was typed, perhaps with something still to be asked; Refused if it is none. What is not
    written as it should be is read once more, as it may be meant."""
    try:
        return _draft(words, match, state, wanted, args, fish=fish)
    except Refused as strictly:
        if strictly.text.key not in _NOT_READ:
            raise
        try:
            return _draft(words, match, state, wanted, _loosely(words, match, args), fish=fish)
        except Refused as loosely:
            raise strictly if loosely.text.key in _HOW else loosely from None


def with_number(words: Words, match: Match, person: str, args: str) -> str:
    """What this person has written, with the number of his seat where he says something of himself: `me 17` is
    `p1 17`. With nothing behind it such a word may be another one: in `ja, Bob 17` it is a German *yes*. Whoever
    has it in his name goes before."""
    seat = next((seat.seat for seat in match.seats if seat.person == person), None)
    if seat is None:
        return args
    names = {word for seat in match.seats for word in folded(seat.name).split()}

    def numbered(found: re.Match[str]) -> str:
        bare = map(_bare, _BETWEEN.split(_TILE.sub(_with_dash, args[found.end() :]))[0].split())
        left = [word for word in bare if word not in _SIGNS]
        own = _says_out(words, left) and one_of(words, _OWN_OUT, found[0])
        own = own or (is_oneself(words, found[0]) and _is_said_of(words, left))
        return f"p{seat + 1}" if own and folded(found[0]) not in names else found[0]

    return _WORD.sub(numbered, args)


def _is_said_of(words: Words, said: list[str]) -> bool:
    """Whether this says first, without a name, what somebody holds or makes, or that he is out."""
    return _says_out(words, said) or _says_held(words, said) or behind(words, _AROUND, said) is not None


def _says_out(words: Words, said: list[str]) -> bool:
    """Whether this says first, without a name, that somebody is out."""
    return behind(words, _OUT_ALSO, said) is not None or (said != [] and _is_out(words, said[0]))


def _says_held(words: Words, said: list[str]) -> bool:
    """Whether this says first, without a name, how much it is, or which tiles."""
    return _tiles(words, said)[0] is not None or (said != [] and _tells(said[0]))


def _draft(words: Words, match: Match, state: State, wanted: Needs, args: str, *, fish: bool) -> Draft:
    said = [_said(words, match, state, wanted, piece.split()) for piece in _BETWEEN.split(args) if piece.strip()]
    if len({one.seat for one in said}) < len(said):
        raise Refused("sheet-twice")
    _check_tiles(state, said)
    if not said:
        if fish:
            return Draft(How.FISH)
        raise Refused(how_to_type(wanted))
    if wanted.just_ends:
        raise Refused("sheet-just-ends")
    if wanted.hands is None:
        return _finish(said, wanted, fish=fish)
    return _hands(match, state, wanted, said, fish=fish)


def _loosely(words: Words, match: Match, args: str) -> str:
    """What was typed, with a comma before each name, tiles with a dash, and without words and signs that say
    nothing: of `Ann won and Bob: 6|4 Cid +5 points` is left `Ann out, Bob 6-4, Cid 5`."""
    entries: list[list[str]] = []
    for piece in _BETWEEN.split(_TILE.sub(_with_dash, args)):
        bare = unglued(words, [_POINTS_UNIT], [_bare(word) for word in piece.split()])
        left, entries = [word for word in bare if word not in _SIGNS], [*entries, []]
        while left:
            seat, rest = longest_name(left, lambda name: _seat(match, name))
            nothing = next((past for one in _NOTHING if (past := behind(words, one, left)) is not None), None)
            out, (tiles, past) = behind(words, _OUT_ALSO, left), _tiles(words, left)
            if seat is not None and not _tells(left[0]):
                entries.append(left[: len(left) - len(rest)])
                left = rest
            elif tiles is not None:
                entries[-1] += tiles
                left = past
            elif out is not None:  # `has won` goes before `has`, and `won with another tile` says it twice
                entries[-1] += [OUT] * (OUT not in entries[-1])
                left = out
            elif nothing is not None:
                left = nothing
            else:
                entries[-1].append(left.pop(0))
    return ", ".join(" ".join(entry) for entry in entries if entry)


def _tiles(words: Words, said: list[str]) -> tuple[list[str] | None, list[str]]:
    """The special tiles that this begins with in words, perhaps behind an article, in figures, and what stands
    behind them."""
    bare = behind(words, text("before-name"), said) or said
    for left in (said, bare):
        found, rest = longest_name(left, lambda name: stands_for(words, text("sheet-tiles"), name) or None)
        if found is not None:
            return next(iter(found)).split(), rest
    return (bare[:1], bare[1:]) if bare is not said and _is_tile(bare[0]) else (None, said)


def _bare(word: str) -> str:
    """A word without the signs around it, and a number without the end of its sentence."""
    bare = word.strip(":=").removeprefix("+")
    return bare.rstrip(".") if bare[:1].isdigit() else bare


def _with_dash(written: re.Match[str]) -> str:
    return "-".join(half for half in written.groups() if half is not None)


def how_to_type(wanted: Needs) -> str:
    """The key of how a round is written: who went out with what, or also what the others hold."""
    return "sheet-how-to-finish" if wanted.hands is None else "sheet-how-to-type"


def _check_tiles(state: State, said: list[_Said]) -> None:
    """Refused if a tile is not in the set, or was named more often than it is there."""
    tiles = rules_of(state).kernel.tiles
    extra = surplus((tile for one in said for tile in one.tiles), tiles)
    if extra is not None:
        raise Refused("sheet-no-such-tile", tile=str(extra), known="yes" if extra in tiles else "no")


def tells_of_round(words: Words, args: str) -> bool:
    """Whether what was typed says how a round has ended or what it brings, whoever is meant."""
    pieces = _BETWEEN.sub(" ", _TILE.sub(_with_dash, args)).split()
    told = any(_says_out(words, pieces[at:]) or _says_held(words, pieces[at:]) for at in range(len(pieces)))
    return told or _POINTS.fullmatch(args) is not None


def points_of(match: Match, state: State, wanted: Needs, args: str) -> PointsDraft | None:
    """Points in play that were typed; None if it is something else. Refused if nobody can make them."""
    found = _POINTS.fullmatch(args.strip())
    if found is None:
        return None
    seat, many = _present(match, state, found["name"]), int(found["points"])
    points = PointsDraft(seat, many)
    if not fits(points, state, wanted):
        raise Refused("sheet-not-such-points", points=many)
    return points


def _present(match: Match, state: State, name: str) -> Seat:
    """Who is called so and sits at the table."""
    seat = _seat(match, name)
    if seat is None:
        raise _nobody(match, name)
    if seat not in state.table:
        raise Refused("sheet-not-at-table", name=match.seats[seat].name)
    return seat


def _finish(said: list[_Said], wanted: Needs, *, fish: bool) -> Draft:
    """Who went out, and with which of the special tiles if it was said."""
    first = said[0]
    if fish or len(said) > 1 or first.count is not None:
        raise Refused(how_to_type(wanted))
    return Draft(How.OUT, first.seat, _finish_of(first, wanted) if first.tiles or first.out else "")


def _finish_of(said: _Said, wanted: Needs) -> str:
    """With which of the special tiles somebody went out who went out with these tiles."""
    special = {tile for tiles in wanted.finishes for tile in tiles}
    last = special.intersection(said.tiles)
    return next((code for code, tiles in FINISHES.items() if set(tiles) == last and tiles in wanted.finishes), "")


def _hands(match: Match, state: State, wanted: Needs, said: list[_Said], *, fish: bool) -> Draft:
    """Who went out or made the fish, and what the others held."""
    assert wanted.hands is not None
    counts = {one.seat: wanted.hands(one.tiles)[0] if one.tiles else one.count or 0 for one in said}
    if fish:
        maker = said[0].seat
        draft = Draft(How.FISH, maker)
    else:
        out = [one.seat for one in said if one.out] or [
            one.seat for one in said if not one.tiles and not one.count
        ]
        if len(out) != 1:
            raise Refused("sheet-who-out")
        finish = next((_finish_of(one, wanted) for one in said if one.out and one.tiles), "")
        draft = Draft(How.OUT, out[0], finish)
    told = [one for one in said if not one.out and (one.count is not None or one.tiles)]
    if all(one.seat == draft.seat for one in told) and not fish:
        return draft  # the rest is asked for
    needed = missing(draft, state)
    # A partner of who is out stands last, and may be left out: of nothing that he holds nothing is told.
    known = {one.seat for one in told if counts[one.seat] or one.seat in needed}
    if (fish and not known) or not asks_hands(wanted, draft.how):
        return draft
    for seat in needed:
        if seat not in known:
            raise Refused("sheet-missing", name=match.seats[seat].name)
    held = tuple(counts[seat] for seat in asked_for(draft, state) if seat in known)
    if too_many_zeros(state, wanted, held):
        raise Refused("sheet-no-zero", blank=wanted.hands.lone_zero)
    if not can_hold(state, wanted, held):
        raise Refused("sheet-too-much", most=most(state, wanted, 1), all=most(state, wanted, len(held)))
    return replace(draft, counts=held)


def _said(words: Words, match: Match, state: State, wanted: Needs, piece: list[str]) -> _Said:
    """A name and what is said of it; names of several words go before shorter ones. That somebody is out may be
    said as the buttons say it."""
    seat, rest = longest_name(piece, lambda name: _seat(match, name))
    on_button, after = longest_name(piece, lambda label: _out_on_button(words, match, label))
    if on_button is not None and len(after) < len(rest):
        seat, rest = on_button, [OUT, *after]
    if seat is None:
        raise _nobody(match, " ".join(_named(words, piece)))
    if seat not in state.table:
        raise Refused("sheet-not-at-table", name=match.seats[seat].name)
    return _said_of(words, seat, wanted, rest)


def _named(words: Words, piece: list[str]) -> list[str]:
    """What is left of a name and what is said of it without what can be nothing else than the latter."""
    end = next((at for at in range(1, len(piece)) if _is_out(words, piece[at])), len(piece))
    while end > 1 and (_tells(piece[end - 1]) or _is_out(words, piece[end - 1])):
        end -= 1
    return piece[:end]


def _tells(word: str) -> bool:
    """Whether it is a count or a tile."""
    return _COUNT.fullmatch(word) is not None or _is_tile(word)


def _is_tile(word: str) -> bool:
    try:
        parse_tile(word)
    except ValueError:
        return False
    return True


def _nobody(match: Match, name: str) -> Refused:
    """That nobody there is called so, and who is there."""
    return Refused("sheet-nobody", name=clean(name), names=tuple(map(who, match.seats)))


def _said_of(words: Words, seat: Seat, wanted: Needs, rest: list[str]) -> _Said:
    """What stands behind a name: nothing, a count, tiles, or `out` and perhaps the tiles of the last turn."""
    if not rest:
        return _Said(seat)
    if len(rest) == 1 and _COUNT.fullmatch(rest[0]):
        return _Said(seat, count=int(rest[0]))
    out = _is_out(words, rest[0])
    try:
        return _Said(seat, tiles=tuple(parse_tile(word) for word in rest[out:]), out=out)
    except ValueError:
        raise Refused(how_to_type(wanted)) from None


def _seat(match: Match, name: str) -> Seat | None:
    """Who is called so at this table, or has this number there, or alone has a name that begins so."""
    for seat in match.seats:
        if folded(seat.name) == folded(name):
            return Seat(seat.seat)
    numbered = _NUMBERED.fullmatch(name)
    if numbered is None:
        return only_begun(name, ((Seat(seat.seat), seat.name) for seat in match.seats))
    at = int(numbered["number"])
    return Seat(at - 1) if 0 < at <= len(match.seats) else None


def _is_out(words: Words, word: str) -> bool:
    return called(words, [OUT], sheet_word, word) is not None


def _out_on_button(words: Words, match: Match, label: str) -> Seat | None:
    """Whose button says this, that he is out; in any language."""
    for language in words.languages:
        before, _, after = words.line(text("sheet-button-out", name=_NAME), language).casefold().partition(_NAME)
        said = label.casefold()
        if said.startswith(before) and said.endswith(after):
            seat = _seat(match, said[len(before) : len(said) - len(after)])
            if seat is not None:
                return seat
    return None


def sheet_word(word: str) -> Text:
    """How a word is called that may stand behind `/sheet`."""
    return text(f"sheet-word-{word}")
