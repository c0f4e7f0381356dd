"""What somebody types for the score sheet: `Ann out, Bob 17`, `p1 0, p2 6-4 0-0`, `fish Ann 5, Bob 17`, in
General's goat `Ann 0-0`, and where there are points in play `Ann +15`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from bot.errors import Refused
from bot.messages import Typed
from bot.screens.names import who
from bot.sheets.loosely import LooseReading
from bot.sheets.people import People
from bot.sheets.rounds import names_round
from bot.sheets.saying import BETWEEN, COUNT, OUT, POINTS, TILE, is_out, is_told, says_out
from bot.tables.drafts import FINISHES, Draft, asked_for, missing
from bot.tables.points import PointsDraft, fits
from bot.vocabulary import longest_name
from bot.words import Words
from engine.events import How
from engine.game import rules_of
from engine.model import State
from engine.needs import Needs, asks_hands, can_hold, most, too_many_zeros
from engine.seats import Seat
from engine.tiles import Tile, parse_tile, surplus
from storage.matches import Match

_HOW = ("sheet-how-to-type", "sheet-how-to-finish")
_NOT_READ = (*_HOW, "sheet-nobody")
"""What is answered to what was not understood."""


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
        found = POINTS.fullmatch(args.strip())
        if found is None:
            return None
        name, many = found["name"], int(found["points"])
        seat = self._people.seat(name)
        if seat is None and self._people.is_me(name, [found["points"]]):
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
                return self._draft(self._loosely.rewritten(args), fish=fish)
            except Refused as loosely:
                if loosely.text.key in _NOT_READ and names_round(self.words, args):
                    raise Refused("sheet-undo-last") from None  # its number goes first
                raise strictly if loosely.text.key in _HOW else loosely from None

    def _draft(self, args: str, *, fish: bool) -> Draft:
        said = [self._said(piece.split()) for piece in BETWEEN.split(args) if piece.strip()]
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

    # --- What is said of whom -----------------------------------------------------------------------------

    def _said(self, piece: list[str]) -> _Said:
        """A name and what is said of it. That somebody is out may be said as the buttons say it. Refused, with how
        it is written, if no name stands before what is said."""
        seat, rest = self._people.named(piece)
        on_button, after = longest_name(piece, self._people.out_on_button)
        if on_button is not None and len(after) < len(rest):
            seat, rest = on_button, [OUT, *after]
        if seat is None and (TILE.match(piece[0]) or says_out(self.words, piece)):
            raise self._how_to_type()
        return self._said_of(self._present(seat, " ".join(self._without_telling(piece))), rest)

    def _present(self, seat: Seat | None, name: str) -> Seat:
        """Somebody who was named; Refused if nobody is called so, or if he does not sit at the table."""
        if seat is None:
            raise Refused("sheet-nobody", name=Typed(name), names=tuple(map(who, self.match.seats)))
        if seat not in self.state.table:
            raise Refused("sheet-not-at-table", name=who(self.match.seats[seat]))
        return seat

    def _without_telling(self, piece: list[str]) -> list[str]:
        """The words of an entry up to those that can only say what somebody holds, or that he is out."""
        end = next((at for at in range(1, len(piece)) if is_out(self.words, piece[at])), len(piece))
        while end > 1 and (is_told(piece[end - 1]) or is_out(self.words, piece[end - 1])):
            end -= 1
        return piece[:end]

    def _said_of(self, seat: Seat, rest: list[str]) -> _Said:
        """What stands behind a name: nothing, a count, tiles, or `out` and perhaps the tiles of the last turn."""
        if not rest:
            return _Said(seat)
        if len(rest) == 1 and COUNT.fullmatch(rest[0]):
            return _Said(seat, count=int(rest[0]))
        out = is_out(self.words, rest[0])
        try:
            return _Said(seat, tiles=tuple(parse_tile(word) for word in rest[out:]), out=out)
        except ValueError:
            raise self._how_to_type() from None

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

    @cached_property
    def _people(self) -> People:
        return People(self.words, self.match, self.me)

    @cached_property
    def _loosely(self) -> LooseReading:
        return LooseReading(self._people, held=self.wanted.hands is not None)

    def _how_to_type(self) -> Refused:
        """How a round is written: who went out with what, or also what the others hold."""
        return Refused("sheet-how-to-finish" if self.wanted.hands is None else "sheet-how-to-type")
