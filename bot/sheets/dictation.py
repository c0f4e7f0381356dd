"""What somebody types for the score sheet: `Ann out, Bob 17`, `p1 0, p2 6-4 0-0`, `fish Ann 5, Bob 17`, in
General's goat `Ann 0-0`, and where there are points in play `Ann +15`."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cached_property

from bot.chats.naming import Begun, folded
from bot.errors import Refused
from bot.messages import Text, Typed, text
from bot.screens.names import who
from bot.sheets.rounds import names_round
from bot.tables.drafts import FINISHES, Draft, asked_for, missing
from bot.tables.points import PointsDraft, fits
from bot.vocabulary import behind, called, is_oneself, longest_name, one_of, stands_for, unglued
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
    rf"\[\s*(\d{{1,2}})\s*[{_DASHES}]\s*(\d{{1,2}})\s*\]|(?<!\S)(\d{{1,2}})[{_DASHES}](\d{{1,2}})(?=[^\w\s]*(?:[\s,;]|$))"
)
"""`[6|4]` as screens show it, 6:4, 6/4, 6-4 with any dash."""
_DRAWN = {
    first + 7 * one + other: f" {one}-{other} "
    for first in (0x1F031, 0x1F063)  # lying and standing
    for one in range(7)
    for other in range(7)
}
"""The signs that Unicode has for tiles: other pictures say nothing."""
_AROUND_WORDS = ":=!\u00a1\u200d\ufe0f"
_PICTURES = ("So", "Sk", "Cn")
"""The categories of emoji in Unicode; Cn has those that this Python does not know yet."""
_IS = re.compile("['\u2019][sm]$")
_SIGNS = ("-", "\N{EN DASH}", "\N{EM DASH}")
_POINTS_UNIT = text("unit-points")
_OUT_ALSO, _OWN_OUT, _AROUND = text("sheet-out-also"), text("sheet-oneself-out"), text("sheet-around")
_NOTHING = (
    _AROUND,
    text("sheet-besides"),
    *map(text, ("between-names", "filler", "unit-points", "with-before")),
)
"""Signs and words that say nothing on a sheet. `points left` goes before `points`."""
_BEHIND_HELD = text("sheet-behind-held")
_HOW = ("sheet-how-to-type", "sheet-how-to-finish")
_NOT_READ = (*_HOW, "sheet-nobody")
"""What is answered to what was not understood."""
_POINTS = re.compile(r"(?P<name>[^,;]+?)\s*\+\s*(?P<points>[0-9]{1,3})")


_Entry = tuple[str, list[str]]
"""A name as it was typed, empty if there is none, and what is said behind it."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What is said of one player: a count, tiles, that he is out, or nothing but his name."""

    seat: Seat
    count: int | None = None
    tiles: tuple[Tile, ...] = ()
    out: bool = False


@dataclass(frozen=True)
class Dictation:
    """What somebody types for a sheet, read by how the sheet stands and by who types it."""

    words: Words
    match: Match
    state: State
    wanted: Needs
    me: Seat | None
    """The seat of who types, if he has one."""

    def read(self, args: str, how: How) -> PointsDraft | Draft:
        """Points in play, or the round that was typed, perhaps with something still to be asked; Refused if it is
        neither."""
        points = self._points(args)
        if points is not None:
            return points
        if how is not How.FULL:
            return self._round(args, fish=how is How.FISH)
        if self.wanted.just_ends:
            return Draft(how)
        raise self._how_to_type()

    def _points(self, args: str) -> PointsDraft | None:
        """Points in play that were typed; None if it is something else. Refused if nobody can make them."""
        found = _POINTS.fullmatch(args.strip())
        if found is None:
            return None
        name, many = found["name"], int(found["points"])
        seat = self._seat(name)
        if seat is None and self._is_me(name, [found["points"]]):
            seat = self.me
        points = PointsDraft(self._present(seat, name), many)
        if not fits(points, self.state, self.wanted):
            raise Refused("sheet-not-such-points", points=many)
        return points

    def _round(self, args: str, *, fish: bool) -> Draft:
        """The round that was typed. What is not written as it should be is read once more, as it may be meant."""
        try:
            return self._draft(args, fish=fish)
        except Refused as strictly:
            if strictly.text.key not in _NOT_READ:
                raise
            try:
                return self._draft(self._loosely(args), fish=fish)
            except Refused as loosely:
                if loosely.text.key in _NOT_READ and names_round(self.words, args):
                    raise Refused("sheet-undo-last") from None  # its number goes first
                raise strictly if loosely.text.key in _HOW else loosely from None

    def _draft(self, args: str, *, fish: bool) -> Draft:
        said = [self._said(piece.split()) for piece in _BETWEEN.split(args) if piece.strip()]
        if len({one.seat for one in said}) < len(said):
            raise Refused("sheet-twice")
        self._check_tiles(said)
        if not said:
            if fish:
                return Draft(How.FISH)
            raise self._how_to_type()
        if self.wanted.just_ends:
            raise Refused("sheet-just-ends")
        return self._finish(said, fish=fish) if self.wanted.hands is None else self._hands(said, fish=fish)

    def _loosely(self, args: str) -> str:
        """What was typed, with a comma before each name, tiles with a dash, that somebody is out right behind his
        name, and without words and signs that say nothing: of `Ann won and Bob: 6|4 Cid +5 points` is left
        `Ann out, Bob 6-4, Cid 5`."""
        pieces = _BETWEEN.split(_TILE.sub(_with_dash, args))
        entries = (entry for piece in pieces for entry in _out_in_front(self._entries(piece.split())))
        return ", ".join(" ".join(filter(None, (name, *told))) for name, told in entries if name or told)

    def _entries(self, piece: list[str]) -> list[_Entry]:
        """What stands between two commas, apart before each name, without words and signs that say nothing. What
        stands before the first name is an entry without one, of which such a word is kept if the name comes next:
        who has `won with Ann` is somebody else."""
        entries: list[_Entry] = [("", [])]
        bare = unglued(self.words, [_POINTS_UNIT], [part for word in piece for part in self._bare(word).split()])
        left = [word for word in bare if word not in _SIGNS]
        skipped: list[str] = []
        while left:
            before, skipped, told = skipped, [], entries[-1][1]
            name, behind_name = self._whom(left)
            idle = (_BEHIND_HELD, *_NOTHING) if told and _tells(told[-1]) else _NOTHING
            nothing = next((past for one in idle if (past := self._behind(one, left)) is not None), None)
            out, (tiles, past) = _behind_out(self.words, left), _tiles(self.words, left)
            if name:
                told += before if len(entries) == 1 and told else []
                entries.append((name, []))
                left = behind_name
            elif tiles is not None:
                told += tiles
                left = past
            elif out is not None:  # `has won` goes before `has`, and `out with another tile` says it twice
                told += [OUT] * (OUT not in told)
                left = out
            elif nothing is not None:
                skipped, left = left[: len(left) - len(nothing)], nothing
            else:
                told.append(left.pop(0))
        return entries

    def _whom(self, said: list[str]) -> tuple[str, list[str]]:
        """The name with which this begins, as it is read, and the words behind it; an empty one if it does not."""
        seat, rest = self._named(said)
        if seat is not None and not _tells(said[0]):
            return " ".join(said[: len(said) - len(rest)]), rest
        holder = self._holder(said) if seat is None else None
        return ("", said) if holder is None else (self.match.seats[holder].name, said[1:])

    def _holder(self, said: list[str]) -> Seat | None:
        """Whom the first word names in another case, where it is said of him what he holds: in `у Бори 17`."""
        held = self._behind(_AROUND, said[1:]) or said[1:]
        counts = self.wanted.hands is not None and _says_held(self.words, held)
        return self._begun.declined(said[0]) if counts else None

    def _bare(self, word: str) -> str:
        """A word as it stands in somebody's name, or without the signs and emoji around it, tiles that were drawn
        in figures; and the name that is written with an English *is* of one letter: Ann of `Ann's out`, and I of
        `I'm`."""
        for said in (word, word.strip(":="), word.strip(_AROUND_WORDS)):
            if self._in_a_name(said):
                return said
        bare = _without_signs(word.translate(_DRAWN))
        name = _IS.sub("", bare)
        return name if self._seat(name) is not None or one_of(self.words, _OWN_OUT, name) else bare

    # --- Whom it is about ---------------------------------------------------------------------------------

    def _named(self, said: list[str]) -> tuple[Seat | None, list[str]]:
        """Whom the first words name, and the words behind them; names of several words go before shorter ones.

        Who types may mean himself, but not where he says nothing of himself: `ja` in `ja, Bob 17` is German for
        yes, and not Polish for me."""
        seat, rest = longest_name(said, self._seat)
        if seat is None and said and self._is_me(said[0], said[1:]):
            return self.me, said[1:]
        return seat, rest

    def _seat(self, name: str) -> Seat | None:
        """Who is called so at this table, or has this number there, or alone has a name that begins so."""
        for seat in self.match.seats:
            if folded(seat.name) == folded(name):
                return Seat(seat.seat)
        numbered = _NUMBERED.fullmatch(name)
        if numbered is None:
            return self._begun.only(name)
        at = int(numbered["number"])
        return Seat(at - 1) if 0 < at <= len(self.match.seats) else None

    @cached_property
    def _begun(self) -> Begun[Seat]:
        return Begun((Seat(seat.seat), seat.name) for seat in self.match.seats)

    @cached_property
    def _name_words(self) -> frozenset[str]:
        return frozenset(word for seat in self.match.seats for word in folded(seat.name).split())

    def _in_a_name(self, word: str) -> bool:
        """Whether this is a word of somebody's name."""
        return folded(word) in self._name_words

    def _is_me(self, word: str, rest: list[str]) -> bool:
        """Whether who types means himself by a word before these; whoever has it in his name goes before."""
        if self.me is None or not _WORD.fullmatch(word):
            return False
        if self._in_a_name(word):
            return False
        if is_oneself(self.words, word):
            return _is_said_of(self.words, rest)
        return one_of(self.words, _OWN_OUT, word) and _says_out(self.words, rest)

    def _out_on_button(self, label: str) -> Seat | None:
        """Whose button says this, that he is out; in any language."""
        for language in self.words.languages:
            shown = self.words.line(text("sheet-button-out", name=_NAME), language).casefold()
            before, _, after = shown.partition(_NAME)
            said = label.casefold()
            if said.startswith(before) and said.endswith(after):
                seat = self._seat(said[len(before) : len(said) - len(after)])
                if seat is not None:
                    return seat
        return None

    def _present(self, seat: Seat | None, name: str) -> Seat:
        """Somebody who was named; Refused if nobody is called so, or if he does not sit at the table."""
        if seat is None:
            raise Refused("sheet-nobody", name=Typed(name), names=tuple(map(who, self.match.seats)))
        if seat not in self.state.table:
            raise Refused("sheet-not-at-table", name=who(self.match.seats[seat]))
        return seat

    # --- What is said of him ------------------------------------------------------------------------------

    def _said(self, piece: list[str]) -> _Said:
        """A name and what is said of it. That somebody is out may be said as the buttons say it. Refused, with how
        it is written, if no name stands before what is said."""
        seat, rest = self._named(piece)
        on_button, after = longest_name(piece, self._out_on_button)
        if on_button is not None and len(after) < len(rest):
            seat, rest = on_button, [OUT, *after]
        if seat is None and (_TILE.match(piece[0]) or _says_out(self.words, piece)):
            raise self._how_to_type()
        return self._said_of(self._present(seat, " ".join(self._without_telling(piece))), rest)

    def _without_telling(self, piece: list[str]) -> list[str]:
        """The words of an entry up to those that can only say what somebody holds, or that he is out."""
        end = next((at for at in range(1, len(piece)) if _is_out(self.words, piece[at])), len(piece))
        while end > 1 and (_tells(piece[end - 1]) or _is_out(self.words, piece[end - 1])):
            end -= 1
        return piece[:end]

    def _said_of(self, seat: Seat, rest: list[str]) -> _Said:
        """What stands behind a name: nothing, a count, tiles, or `out` and perhaps the tiles of the last turn."""
        if not rest:
            return _Said(seat)
        if len(rest) == 1 and _COUNT.fullmatch(rest[0]):
            return _Said(seat, count=int(rest[0]))
        out = _is_out(self.words, rest[0])
        try:
            return _Said(seat, tiles=tuple(parse_tile(word) for word in rest[out:]), out=out)
        except ValueError:
            raise self._how_to_type() from None

    def _behind(self, listed: Text, said: list[str]) -> list[str] | None:
        return behind(self.words, listed, said)

    # --- What comes of it ---------------------------------------------------------------------------------

    def _check_tiles(self, said: list[_Said]) -> None:
        """Refused if a tile is not in the set, or was named more often than it is there."""
        tiles = rules_of(self.state).kernel.tiles
        extra = surplus((tile for one in said for tile in one.tiles), tiles)
        if extra is not None:
            raise Refused("sheet-no-such-tile", tile=str(extra), known=extra in tiles)

    def _finish(self, said: list[_Said], *, fish: bool) -> Draft:
        """Who went out, and with which of the special tiles if it was said."""
        first = said[0]
        if fish or len(said) > 1 or first.count is not None:
            raise self._how_to_type()
        return Draft(How.OUT, first.seat, self._finish_of(first) if first.tiles or first.out else "")

    def _finish_of(self, said: _Said) -> str:
        """How a draft writes the special tiles among those with which somebody went out."""
        finishes = self.wanted.finishes
        last = {tile for tiles in finishes for tile in tiles}.intersection(said.tiles)
        return next((code for code, tiles in FINISHES.items() if set(tiles) == last and tiles in finishes), "")

    def _hands(self, said: list[_Said], *, fish: bool) -> Draft:
        """Who went out or made the fish, and what the others held."""
        state, wanted = self.state, self.wanted
        assert wanted.hands is not None
        counts = {one.seat: wanted.hands(one.tiles)[0] if one.tiles else one.count or 0 for one in said}
        if fish:
            draft = Draft(How.FISH, said[0].seat)
        else:
            out = [one.seat for one in said if one.out] or [
                one.seat for one in said if not one.tiles and not one.count
            ]
            if len(out) != 1:
                raise Refused("sheet-who-out")
            finish = next((self._finish_of(one) for one in said if one.out and one.tiles), "")
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
                raise Refused("sheet-missing", name=who(self.match.seats[seat]))
        held = tuple(counts[seat] for seat in asked_for(draft, state) if seat in known)
        if too_many_zeros(state, wanted, held):
            raise Refused("sheet-no-zero", blank=wanted.hands.lone_zero)
        if not can_hold(state, wanted, held):
            raise Refused("sheet-too-much", most=most(state, wanted, 1), all=most(state, wanted, len(held)))
        return replace(draft, counts=held)

    def _how_to_type(self) -> Refused:
        """How a round is written: who went out with what, or also what the others hold."""
        return Refused("sheet-how-to-finish" if self.wanted.hands is None else "sheet-how-to-type")


def tells_of_round(words: Words, args: str) -> bool:
    """Whether what was typed says how a round has ended or what it brings, whoever is meant."""
    pieces = _BETWEEN.sub(" ", _TILE.sub(_with_dash, args)).split()
    told = any(_says_out(words, pieces[at:]) or _says_held(words, pieces[at:]) for at in range(len(pieces)))
    return told or _POINTS.fullmatch(args) is not None


def sheet_word(word: str) -> Text:
    """How a word is called that may stand behind `/sheet`."""
    return text(f"sheet-word-{word}")


def _out_in_front(entries: list[_Entry]) -> list[_Entry]:
    """What was said between two commas, with that somebody is out right behind his name: of `won with 6-6 Ann`,
    and of `Ann 6-6 won`, is made `Ann out 6-6`. What stands between two people, as in `Ann 6-6 won Bob`, may be
    said of either, and stays."""
    (_, before), *named = entries
    if named and before[:1] == [OUT] and _all_tiles(before[1:] + named[0][1]):
        name, told = named[0]
        entries = [(name, before + told), *named[1:]]
    name, told = entries[-1]
    if name and OUT in told:
        tiles = [word for word in told if word != OUT]
        entries = [*entries[:-1], (name, [OUT, *tiles] if _all_tiles(tiles) else told)]
    return entries


def _all_tiles(words: list[str]) -> bool:
    return all(map(_is_tile, words))


# --- Single words -----------------------------------------------------------------------------------------


def _is_said_of(words: Words, rest: list[str]) -> bool:
    """Whether words behind a name say first what somebody holds or makes, or that he is out."""
    return _says_out(words, rest) or _says_held(words, rest) or behind(words, _AROUND, rest) is not None


def _says_out(words: Words, rest: list[str]) -> bool:
    """Whether words behind a name say first that somebody is out."""
    return _behind_out(words, rest) is not None


def _behind_out(words: Words, said: list[str]) -> list[str] | None:
    """The words behind that somebody is out; None if these do not begin with it."""
    past = behind(words, _OUT_ALSO, said)
    return said[1:] if past is None and said and _is_out(words, said[0]) else past


def _says_held(words: Words, rest: list[str]) -> bool:
    """Whether words behind a name say first how much it is, or which tiles."""
    return _tiles(words, rest)[0] is not None or (rest != [] and _tells(rest[0]))


def _tiles(words: Words, said: list[str]) -> tuple[list[str] | None, list[str]]:
    """The special tiles that this begins with in words, perhaps behind an article, in figures, and what stands
    behind them."""
    bare = behind(words, text("before-name"), said) or said
    for left in (said, bare):
        found, rest = longest_name(left, lambda name: stands_for(words, text("sheet-tiles"), name) or None)
        if found is not None:
            return next(iter(found)).split(), rest
    return (bare[:1], bare[1:]) if bare is not said and _is_tile(bare[0]) else (None, said)


def _without_signs(word: str) -> str:
    """A word without the signs and emoji around it, and a number without the end of its sentence."""
    said = [at for at, sign in enumerate(word) if not _says_nothing(sign)]
    bare = word[said[0] : said[-1] + 1].removeprefix("+") if said else ""
    return bare.rstrip(".") if bare[:1].isdigit() else bare


def _says_nothing(sign: str) -> bool:
    return sign in _AROUND_WORDS or unicodedata.category(sign) in _PICTURES


def _with_dash(written: re.Match[str]) -> str:
    return "-".join(half for half in written.groups() if half is not None)


def _tells(word: str) -> bool:
    """Whether it is a count or a tile."""
    return _COUNT.fullmatch(word) is not None or _is_tile(word)


def _is_tile(word: str) -> bool:
    try:
        parse_tile(word)
    except ValueError:
        return False
    return True


def _is_out(words: Words, word: str) -> bool:
    return called(words, [OUT], sheet_word, word) is not None
