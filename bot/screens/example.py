"""An example of the rulebook: the position, what everybody holds and can play, how the score comes about."""

from __future__ import annotations

from dataclasses import replace

from bot.chats.choices import ShownAs
from bot.messages import Joined, Picture, Screen, Text, text
from bot.rulebook.examples import Example
from bot.rulebook.pages import Section, heading
from bot.screens.events import ending, settled, told
from bot.screens.kinds import kind_of
from bot.screens.names import Say, player, standing, tiles
from bot.screens.table import Setting, scene_of
from engine.events import RoundEnded
from engine.game import rules_of, variants, view
from engine.model import Phase, View
from engine.moves import Signal
from storage.matches import Match

_PLACES = ("North", "East", "South", "West")

MOST_MOVES = 12
"""Moves that are named."""


def example_screen(example: Example, name: str, number: int, setting: Setting) -> Screen:
    """What an example is about, and what its record has come to. `number` counts the examples of the game."""
    example = replace(example, match=_in_words(example.match, setting.say))
    match, state = example.match, example.state
    variant = variants()[match.game]
    pictured = setting.choice.layout is ShownAs.PICTURE
    seen = view(state, None)
    kind = kind_of(seen)
    about = text(f"example-{match.game}-{name}")
    lines = [
        heading(variant, Section.EXAMPLES),
        text("numbered", number=Section.EXAMPLES.number, whole=about, first=number + 1),
        *(() if pictured else kind.as_text(match, seen)),
        *_happened(example, seen),
    ]
    picture = Picture(scene_of(match, seen, setting), kind.in_words(match, seen)) if pictured else None
    return Screen(tuple(lines), picture=picture)


def _in_words(match: Match, say: Say) -> Match:
    """The match with players whom a record calls by their places called so in the language of the reader."""
    seats = (
        replace(seat, name=say(text(f"seat-{seat.name.lower()}"))) if seat.name in _PLACES else seat
        for seat in match.seats
    )
    return replace(match, seats=tuple(seats))


def _happened(example: Example, seen: View) -> tuple[Text, ...]:
    """In a round that goes on, what everybody holds and who may play what; of one that has ended, the account."""
    match, state = example.match, example.state
    if state.phase is not Phase.PLAY:
        ended = next((event for event in example.events if isinstance(event, RoundEnded)), None)
        how = () if ended is None else ending(match, ended, brief=False)
        scored = (line for event in example.events if (line := settled(match, seen.sides, event)) is not None)
        return (*how, *scored, *_accounts(example, seen))
    lines = [line for event in example.events if (line := told(match, event)) is not None]
    if rules_of(state).kernel.tiles and len(match.seats) > 1:
        lines += [
            text("rules-holds", name=player(match, seat), tiles=tiles(state.hands[seat])) for seat in state.table
        ]
    if state.turn is None:
        return tuple(lines)
    own = view(state, state.turn)
    offered = kind_of(own).offered(own)
    legal = (move for move in own.legal if not isinstance(move, Signal))
    moves = tuple(dict.fromkeys(map(offered.label, legal)))  # a new arm is one, wherever it begins
    named, more = moves[:MOST_MOVES], len(moves[MOST_MOVES:])
    return (*lines, text("rules-may", name=player(match, state.turn), moves=Joined(named, by=", "), more=more))


def _accounts(example: Example, seen: View) -> tuple[Text, ...]:
    accounts = standing(example.match, seen)
    return (text("result-standing", accounts=Joined(accounts)),) if accounts else ()
