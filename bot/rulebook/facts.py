"""The numbers that a page of the rulebook names, taken from the game itself: a page cannot say another number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.game import Variant, play, rules_of, start, variants
from engine.model import Options, State
from engine.moves import Deal
from engine.options import menu, show

MOST_PLAYERS = 10

_SEED = "rulebook"


def facts(variant: Variant, options: Options) -> dict[str, str | int]:
    """What the texts of a game may name, by their names.

    Every house rule under its own name: a number as a number, anything else as it is written. `tiles`, how many
    there are in all, `top`, the highest half, `fewest` and `most` players; for each number of players from 1 to
    `MOST_PLAYERS` the tiles that one of them gets (`hand_2`) and that are left to draw from (`boneyard_2`), 0
    where the game is not for so many."""
    return dict(_facts(variant.id, options))


@lru_cache(maxsize=256)
def _facts(game: str, options: Options) -> Mapping[str, str | int]:
    variant = variants()[game]
    if not variant.fitting(options):  # a lobby may still look for the right ones
        options = variant.options()
    found: dict[str, str | int] = {
        choice.name: choice.value
        if isinstance(choice.value, int) and not isinstance(choice.value, bool)
        else show(choice.value)
        for choice in menu(options)
    }
    players = variant.fitting(options)
    whole = rules_of(_dealt(variant, options, players[0])).kernel.tiles
    found |= {"tiles": len(whole), "top": max(max(halves) for halves in whole)}
    found |= {"fewest": min(players), "most": max(players)}
    for number in range(1, MOST_PLAYERS + 1):
        dealt = _dealt(variant, options, number) if number in players else None
        found[f"hand_{number}"] = max(map(len, dealt.hands)) if dealt else 0
        found[f"boneyard_{number}"] = len(dealt.boneyard) if dealt else 0
    return found


def _dealt(variant: Variant, options: Options, players: int) -> State:
    """A match after its first deal."""
    return play(start(variant, players, _SEED, options), None, Deal()).state
