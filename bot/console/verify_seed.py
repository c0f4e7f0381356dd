"""`boneyard verify`: what a seed deals, and whether it is the one that was promised."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.archives.verifying import verify
from bot.exits import Exit
from bot.screens.refusals import refusal
from bot.words import DEFAULT, Words
from engine.errors import RulesError
from engine.game import find
from engine.tiles import show_tiles


def verify_seed(game: str, players: int, options: Sequence[str], seed: str, promised: str, number: int) -> Exit:
    """The command: report what was found, and return its exit status. Options are words `name=value`."""
    variant = find(game)
    if variant is None:
        return _refuse(f"there is no game `{game}`")
    if any("\ud800" <= letter <= "\udfff" for letter in seed + promised):  # bytes that are no letters
        return _refuse("the seed, or the commitment, is no text in UTF-8")
    if promised and not promised.strip():
        return _refuse("the commitment is empty")
    chosen: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or name in chosen:
            return _refuse(f"`{option}`: an option is name=value, each once")
        chosen[name] = value
    try:
        found = verify(variant, players, chosen, seed.strip(), promised, number=number)
    except RulesError as error:
        return _refuse(Words().line(refusal(error), DEFAULT))
    lines = [f"commitment {found.commitment}"]
    if promised:
        lines[0] += " as promised" if found.kept else f" and not {promised.strip()}: this is another seed"
    lines += [f"misdeals {found.misdeals}"] if found.misdeals else []
    lines += [f"hand {seat} {show_tiles(hand)}" for seat, hand in enumerate(found.hands, start=1)]
    lines += [f"boneyard {show_tiles(found.boneyard)}"] if found.boneyard else []
    sys.stdout.write("\n".join(lines) + "\n")
    return Exit.GOOD if found.kept else Exit.FAILED


def _refuse(why: str) -> Exit:
    sys.stderr.write(f"boneyard verify: {why}\n")
    return Exit.UNUSABLE
