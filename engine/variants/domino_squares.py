"""Domino Squares: alone on a board of 56 cells, whose 14 blocks must each show one number (western.md 4.15)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.codec import tagged
from engine.game import Variant
from engine.kernels.squares import DominoSquares, Puzzle
from engine.model import Options
from engine.options import opt
from engine.parts import Rules
from engine.scoring.patience import Solved
from engine.squares.puzzles import Grade
from engine.variants.common import alone, round_the_table


@tagged("domino-squares-options", whole=True)
@dataclass(frozen=True, slots=True)
class DominoSquaresOptions(Options):
    """What the board tells at the beginning, and how hard a puzzle with some blocks given is."""

    puzzle: str = opt("free", tuple(Puzzle))
    grade: str = opt("easy", tuple(Grade))


def build(options: DominoSquaresOptions, players: int) -> Rules:
    return Rules(
        kernel=DominoSquares(Puzzle(options.puzzle), Grade(options.grade)),
        scoring=Solved(),
        sides=alone(players),
        table=round_the_table(players),
    )


DOMINO_SQUARES = Variant(
    id="domino-squares",
    players=(1,),
    options=DominoSquaresOptions,
    build=build,
    names={
        "en": ("Domino Squares", "Quadrilles"),
        "de": ("Domino-Quadrat",),
        "fr": ("Domino au carré",),
        "nl": ("Domino-vierkant",),
        "it": ("Domino Quadrato",),
        "pl": ("Kwadraty domino", "Kadryle"),
        "es": ("Cuadrillas de dominó",),
        "ru": ("Домино-квадраты", "Кадрили"),
    },
)
