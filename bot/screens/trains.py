"""The table of Mexican Train, its moves, and what happens there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.messages import Arg, Joined, Text, text
from bot.pictures.scene import Rail, Station
from bot.screens.common import Tellers, kernel_of
from bot.screens.moves import Offered
from bot.screens.names import Say, held, player, tile, tiles
from engine.board import Placed
from engine.kernels.trains import AfterDouble, Trains
from engine.kernels.trains_table import (
    MEXICAN,
    Coupled,
    EnginePlaced,
    EngineSought,
    Opened,
    Reclaimed,
    Train,
    Uncoverable,
    own_train,
    tracks_of,
)
from engine.model import View
from engine.moves import Done, Draw, Move, Pass, Play
from engine.seats import Seat
from storage.matches import Match

SHOWN = 5
"""So many tiles at the end of a train are shown as text; the others are counted."""


def trains(view: View) -> tuple[Train, ...]:
    """All trains as the players sit, the Mexican one last."""
    keys = (*map(own_train, view.table), MEXICAN)
    return tuple(train for key in keys if (train := tracks_of(view.body).train(key)) is not None)


def _open(view: View) -> tuple[Train, ...]:
    """The trains that take a tile of the one on turn."""
    body = tracks_of(view.body)
    return kernel_of(view, Trains).open(body) if view.turn is not None and body.trains else ()


def _name(match: Match, train: Train, me: Seat | None = None) -> Text:
    """A train by its owner; `me` is told of his own as his."""
    if train.owner is None:
        return text("train-mexican")
    if train.owner == me:
        return text("train-mine")
    return text("train-of", key=train.key, name=player(match, train.owner))


# --- The table --------------------------------------------------------------------------------------------


def as_text(match: Match, view: View) -> tuple[Text, ...]:
    """The hub, and a row for each train with its latest tiles and what it asks for."""
    body = tracks_of(view.body)
    if not body.trains:
        return ends(view) or (text("table-empty"),)
    rows = (
        text(
            "train-row",
            train=_name(match, train),
            marked=train.marked,
            tiles=_latest(train.tiles) or "none",
            number=body.need(train),
            bare=train.key in body.bare,
        )
        for train in trains(view)
    )
    return (text("train-hub", tile=tile(body.engine)), *rows, *ends(view))


def in_words(match: Match, view: View) -> tuple[Text, ...]:
    """The table for those who cannot see it, with what matters of each train: how long it is, what it asks for,
    and of whom."""
    body = tracks_of(view.body)
    if not body.trains:
        return ends(view) or (text("table-empty"),)
    rows = (
        text(
            "train-words",
            train=_name(match, train),
            marked=train.marked,
            count=len(train.tiles),
            number=body.need(train),
        )
        for train in trains(view)
    )
    return (text("train-hub-words", number=body.engine.hi), *rows, *ends(view))


def _latest(placed: Sequence[Placed]) -> str:
    """The end of a train, from the hub outwards; what is left out is counted."""
    shown = placed[-SHOWN:]
    drawn = "".join(f"[{p.inner}|{p.outer}]" for p in shown)
    return f"+{len(placed) - len(shown)} {drawn}" if len(placed) > len(shown) else drawn


def ends(view: View) -> tuple[Text, ...]:
    """What has to come before all else: the engine, or the cover of a double."""
    body = tracks_of(view.body)
    if body.number is None:
        return ()
    if not body.trains:
        return (text("train-lead" if body.holder is not None else "train-sought", number=body.number),)
    if not body.bare:
        return ()
    covers = tuple(str(body.need(train)) for train in trains(view) if train.key in body.bare)
    return (text("train-cover", numbers=covers, count=len(covers)),)


def drawing(match: Match, view: View, say: Say) -> Station:
    """What a picture shows."""
    body = tracks_of(view.body)
    takes = {train.key for train in _open(view)}
    rails = tuple(
        Rail(
            key=train.key,
            name=say(text("train-mexican-short")) if train.owner is None else match.seats[train.owner].name,
            tiles=train.tiles,
            number=body.need(train),
            marked=train.marked,
            takes=train.key in takes,
            bare=train.key in body.bare,
            turn=train.owner is not None and train.owner == view.turn,
        )
        for train in trains(view)
    )
    caption = say(text("train-caption")) if rails else " ".join(map(say, ends(view)))
    return Station(
        hub=body.engine.hi if rails else None, caption=caption, open=say(text("train-open")), rails=rails
    )


# --- What a player is told --------------------------------------------------------------------------------


def hand(match: Match, view: View) -> tuple[Text, ...]:
    """What a player holds: in his turn by the trains on which his tiles fit, else in order."""
    body, own_tiles = tracks_of(view.body), sorted(view.hand(), reverse=True)
    fits = [
        (train, [t for t in own_tiles if body.need(train) in t])
        for train in sorted(_open(view), key=lambda train: train.owner != view.me)
        if view.turn == view.me
    ]
    if not any(found for _, found in fits):
        own = body.train(own_train(view.me)) if view.me is not None else None
        asks = () if own is None else (text("hand-own-train", number=body.need(own)),)
        return (held(view), *asks)
    rest = [t for t in own_tiles if not any(t in found for _, found in fits)]
    rows = tuple(
        text("hand-fits", train=_name(match, train, view.me), number=body.need(train), tiles=tiles(found))
        for train, found in fits
        if found
    )
    return (*rows, text("hand-rest", tiles=tiles(rest))) if rest else rows


def turn(view: View) -> tuple[Text, ...]:
    """What newcomers do not expect, when it matters: what a double asks for, why they can only draw or pass and
    what comes of it, and how a long first turn ends."""
    body, kernel, moves = tracks_of(view.body), kernel_of(view, Trains), view.legal
    if not body.trains:
        return (text("hand-engine" if body.holder == view.me else "hand-seek"),)
    lines: list[Text] = []
    if body.again:
        lines.append(text("hand-extra" if kernel.doubles is AfterDouble.FREE_EXTRA else "hand-cover"))
    elif body.running:
        lines.append(text("hand-first-turn-on"))
    elif kernel.long_first_turn and body.first_turn and not body.bare:
        lines.append(text("hand-first-turn"))
    if any(isinstance(move, Draw) for move in moves):
        lines.append(text("hand-train-draw", drawn=body.drawn > 0))
    if any(isinstance(move, Pass) for move in moves):
        lines.append(text("hand-train-pass", marked=body.own.marked))
    return tuple(lines)


def offered(view: View) -> Offered:
    """The moves by the place where they go, one's own train first, and the heavy tiles first."""
    own = tracks_of(view.body).own.key if tracks_of(view.body).trains else ""

    def place(move: Move) -> tuple[bool, bool, str, int]:
        if not isinstance(move, Play):
            return True, True, "", 0
        return False, move.arm != own, move.arm, -move.tile.pips

    return Offered(replace(view, legal=tuple(sorted(view.legal, key=place))), label)


def label(view: View, move: Move, singles: Sequence[Play]) -> Text:
    """A move as its button says it: trains are called by the numbers of their owners' seats."""
    match move:
        case Play(value, ""):
            return text("move-play", tile=tile(value), where="first")
        case Play(value, key):
            own = key == tracks_of(view.body).own.key
            kind = "own" if own else "mexican" if key == MEXICAN else "other"
            return text("move-train", tile=tile(value), kind=kind, key=key)
        case Draw(count):
            return text("move-draw", count=count)
        case Pass():
            return text("move-pass" if tracks_of(view.body).own.marked else "move-pass-open")
        case Done():
            return text("move-done")
        case _:
            raise TypeError(f"{type(move).__name__} has no label")


# --- What happened ----------------------------------------------------------------------------------------


def _coupled(match: Match, event: Coupled) -> Text:
    """Tiles with their train; those that follow one another on the same train are told together."""
    parts = tuple(
        text(
            "told-coupled-part",
            tiles=" ".join(tile(play.tile) for play in plays),
            **_where(match, event.seat, key),
        )
        for key, plays in groupby(event.plays, key=lambda play: play.arm)
    )
    return text("told-coupled", name=player(match, event.seat), parts=Joined(parts, by="; "))


def _where(match: Match, seat: Seat, key: str) -> dict[str, Arg]:
    if not key or key == MEXICAN:
        return {"where": "mexican" if key else "hub", "owner": ""}
    if key == own_train(seat):
        return {"where": "own", "owner": ""}
    return {"where": "other", "owner": player(match, Seat(int(key) - 1))}


def _placed(match: Match, event: EnginePlaced) -> Text:
    return text("told-engine-placed", tile=tile(event.tile), name=player(match, event.seat), why=event.why)


def _sought(match: Match, event: EngineSought) -> Text:
    return text("told-engine-sought", number=event.number, name=player(match, event.seat))


def _opened(match: Match, event: Opened) -> Text:
    return text("told-opened", name=player(match, event.seat))


def _reclaimed(match: Match, event: Reclaimed) -> Text:
    return text("told-reclaimed", name=player(match, event.seat))


def _uncoverable(match: Match, event: Uncoverable) -> Text:
    return text("told-uncoverable", tile=tile(event.tile), number=event.tile.hi)


TOLD: Tellers = {
    Coupled: _coupled,
    EnginePlaced: _placed,
    EngineSought: _sought,
    Opened: _opened,
    Reclaimed: _reclaimed,
    Uncoverable: _uncoverable,
}
"""What happens only here."""
