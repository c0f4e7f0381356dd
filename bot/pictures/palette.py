"""The colours of the pictures: one table of indexed colours per theme, shared by everything in it.

A PNG of indexed colours is packed several times faster than one of true colours and is half its size, but
only if every part already uses the same table: then drawing is copying bytes. So each soft border in a
picture is the blend of two colours known beforehand (an ink and what it lies on), and its few steps have a
place in the table. An ink on a ground that is not listed here is a mistake and fails at once.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import cache
from typing import Final, TypeAlias

from bot.pictures.scene import Theme

Rgb: TypeAlias = tuple[int, int, int]
Pairs: TypeAlias = "tuple[tuple[Hue, Hue], ...]"
"""Inks, each with what it lies on."""


class Hue(Enum):
    """What a colour is for."""

    TABLE = auto()
    PANEL = auto()
    """The strips above and below the table."""
    BOX = auto()
    BOX_EDGE = auto()
    TEXT = auto()
    FAINT = auto()
    """Text of lesser weight: scores and counts."""
    TURN = auto()
    """The box of the player whose turn it is."""
    TURN_TEXT = auto()
    GHOST = auto()
    """The outline of a place where no tile lies yet."""
    EDGE = auto()
    SHADE = auto()
    """The lower rim of a tile, which makes it look thick."""
    FACE = auto()
    LINE = auto()
    """The line between the halves."""
    RING = auto()
    PLAYABLE = auto()
    PLATE = auto()
    """What a numeral stands on; a half of up to nine is dots on the bare face."""
    NUMERAL = auto()
    BADGE = auto()
    BADGE_TEXT = auto()
    DIM_EDGE = auto()
    DIM_FACE = auto()
    DIM_INK = auto()
    DIM_PLATE = auto()
    TEAM_0 = auto()
    TEAM_1 = auto()
    TEAM_2 = auto()
    TEAM_3 = auto()
    PIP_1 = auto()
    PIP_2 = auto()
    PIP_3 = auto()
    PIP_4 = auto()
    PIP_5 = auto()
    PIP_6 = auto()
    PIP_7 = auto()
    PIP_8 = auto()
    PIP_9 = auto()
    HEAT_1 = auto()
    """From little to much: on a chart, one colour that gets stronger, which everybody can tell apart."""
    HEAT_2 = auto()
    HEAT_3 = auto()
    HEAT_4 = auto()
    HEAT_5 = auto()


PIPS: Final = (
    Hue.PIP_1, Hue.PIP_2, Hue.PIP_3, Hue.PIP_4, Hue.PIP_5, Hue.PIP_6, Hue.PIP_7, Hue.PIP_8, Hue.PIP_9,
)  # fmt: skip
TEAMS: Final = (Hue.TEAM_0, Hue.TEAM_1, Hue.TEAM_2, Hue.TEAM_3)
HEAT: Final = (Hue.HEAT_1, Hue.HEAT_2, Hue.HEAT_3, Hue.HEAT_4, Hue.HEAT_5)
ON_HEAT: Final = (Hue.TEXT, Hue.TEXT, Hue.TURN_TEXT, Hue.TURN_TEXT, Hue.TURN_TEXT)
"""The ink of digits on each of them."""

_TILES: Final[dict[Hue, str]] = {
    Hue.FACE: "fffaec",
    Hue.LINE: "8d8268",
    Hue.SHADE: "d3c7a4",
    Hue.RING: "e0530a",
    Hue.PLATE: "dfe6f4",
    Hue.NUMERAL: "14233f",
    # Dark inks, each far from its neighbours: a hint for the eye, never the only difference.
    Hue.PIP_1: "0b63c4",
    Hue.PIP_2: "14743a",
    Hue.PIP_3: "c4161c",
    Hue.PIP_4: "6a2bb8",
    Hue.PIP_5: "9c4a00",
    Hue.PIP_6: "1c1f24",
    Hue.PIP_7: "006d78",
    Hue.PIP_8: "a0145e",
    Hue.PIP_9: "5a4100",
}

_COLOURS: Final[dict[Theme, dict[Hue, str]]] = {
    Theme.DARK: {
        **_TILES,
        Hue.TABLE: "1b5540",
        Hue.PANEL: "0d2a20",
        Hue.BOX: "16402f",
        Hue.BOX_EDGE: "2c5f4a",
        Hue.TEXT: "f6faf4",
        Hue.FAINT: "b4d3c3",
        Hue.TURN: "ffcc3d",
        Hue.TURN_TEXT: "1f1a06",
        Hue.GHOST: "6fa48c",
        Hue.EDGE: "0b2219",
        Hue.PLAYABLE: "ffcc3d",
        Hue.BADGE: "ffcc3d",
        Hue.BADGE_TEXT: "1f1a06",
        Hue.DIM_EDGE: "0b2219",
        Hue.DIM_FACE: "a9b8a9",
        Hue.DIM_INK: "2e4237",
        Hue.DIM_PLATE: "9fb0b0",
        Hue.TEAM_0: "8fd0ff",
        Hue.TEAM_1: "ffb38a",
        Hue.TEAM_2: "b9f09a",
        Hue.TEAM_3: "e6b8ff",
        Hue.HEAT_1: "1d4a63",
        Hue.HEAT_2: "25608a",
        Hue.HEAT_3: "5b9fd8",
        Hue.HEAT_4: "8cc3f2",
        Hue.HEAT_5: "c4e3ff",
    },
    Theme.LIGHT: {
        **_TILES,
        Hue.TABLE: "b7d3c1",
        Hue.PANEL: "f3f7f3",
        Hue.BOX: "ffffff",
        Hue.BOX_EDGE: "c3d1c8",
        Hue.TEXT: "12231a",
        Hue.FAINT: "435a4e",
        Hue.TURN: "14613f",
        Hue.TURN_TEXT: "ffffff",
        Hue.GHOST: "567a66",
        Hue.EDGE: "33453b",
        Hue.FACE: "fffdf6",
        Hue.PLAYABLE: "14613f",
        Hue.BADGE: "14613f",
        Hue.BADGE_TEXT: "ffffff",
        Hue.DIM_EDGE: "7c9586",
        Hue.DIM_FACE: "d3ddd2",
        Hue.DIM_INK: "46584d",
        Hue.DIM_PLATE: "c5d2d3",
        Hue.TEAM_0: "0b63c4",
        Hue.TEAM_1: "b8410a",
        Hue.TEAM_2: "2d7a1c",
        Hue.TEAM_3: "7d2bb8",
        Hue.HEAT_1: "dbe9f9",
        Hue.HEAT_2: "a9c9ee",
        Hue.HEAT_3: "3a71b4",
        Hue.HEAT_4: "245a9e",
        Hue.HEAT_5: "0c3d7d",
    },
}

LETTERS: Final = (
    (Hue.TEXT, Hue.BOX),
    (Hue.FAINT, Hue.BOX),
    (Hue.TURN_TEXT, Hue.TURN),
    (Hue.TEXT, Hue.PANEL),
    (Hue.TEXT, Hue.TABLE),
    (Hue.NUMERAL, Hue.PLATE),
    (Hue.DIM_INK, Hue.DIM_PLATE),
    (Hue.BADGE_TEXT, Hue.BADGE),
)
"""Letters and digits, and what they stand on."""

_SHAPES: Final = (
    (Hue.BOX, Hue.PANEL),
    (Hue.BOX_EDGE, Hue.PANEL),
    (Hue.BOX, Hue.BOX_EDGE),
    (Hue.TURN, Hue.PANEL),
    (Hue.FAINT, Hue.PANEL),
    (Hue.BADGE, Hue.TABLE),
    (Hue.GHOST, Hue.TABLE),
    (Hue.TABLE, Hue.GHOST),
    (Hue.PLAYABLE, Hue.TABLE),
    (Hue.EDGE, Hue.TABLE),
    (Hue.SHADE, Hue.EDGE),
    (Hue.RING, Hue.EDGE),
    (Hue.PLAYABLE, Hue.EDGE),
    (Hue.FACE, Hue.SHADE),
    (Hue.FACE, Hue.RING),
    (Hue.FACE, Hue.PLAYABLE),
    (Hue.LINE, Hue.FACE),
    (Hue.PLATE, Hue.FACE),
    (Hue.DIM_EDGE, Hue.TABLE),
    (Hue.DIM_FACE, Hue.DIM_EDGE),
    (Hue.DIM_INK, Hue.DIM_FACE),
    (Hue.DIM_PLATE, Hue.DIM_FACE),
    *((pip, Hue.FACE) for pip in PIPS),
    *((team, Hue.BOX) for team in TEAMS),
)

CHARTS: Final[Pairs] = (
    (Hue.TEXT, Hue.BOX),
    (Hue.FAINT, Hue.BOX),
    *zip(ON_HEAT, HEAT, strict=True),
    *((heat, Hue.BOX) for heat in HEAT),
    *((team, Hue.BOX) for team in TEAMS),
)
"""What a chart needs instead: both together would be more than one table holds."""

_STEPS: Final = 6
"""Parts into which a soft border is divided: fewer are seen as a staircase, more cost bytes."""


TABLES: Final[Pairs] = (*LETTERS, *_SHAPES)


class Palette:
    """The table of colours of one theme, and the places of its blends in it."""

    def __init__(self, theme: Theme, pairs: Pairs) -> None:
        colours = {hue: _rgb(text) for hue, text in _COLOURS[theme].items()}
        entries = dict.fromkeys(colours[hue] for hue in Hue)
        for ink, ground in pairs:
            entries.update(dict.fromkeys(_blend(colours[ink], colours[ground], n) for n in range(_STEPS + 1)))
        places = {rgb: place for place, rgb in enumerate(entries)}
        self._place = {hue: places[colours[hue]] for hue in Hue}
        self._shading = {
            (ink, ground): [
                places[_blend(colours[ink], colours[ground], round(cover * _STEPS / 255))] for cover in range(256)
            ]
            for ink, ground in pairs
        }
        self.bytes = bytes(channel for rgb in entries for channel in rgb)
        """The table as it stands in the file: red, green, blue of each entry."""

    def place(self, hue: Hue) -> int:
        """Where a plain colour stands in the table."""
        return self._place[hue]

    def shading(self, ink: Hue, ground: Hue) -> list[int]:
        """For each degree of cover from 0 to 255, where the blend of `ink` over `ground` stands."""
        return self._shading[ink, ground]


@cache
def palette(theme: Theme, pairs: Pairs = TABLES) -> Palette:
    """The palette of a theme, made once."""
    return Palette(theme, pairs)


def _rgb(text: str) -> Rgb:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def _blend(ink: Rgb, ground: Rgb, parts: int) -> Rgb:
    """`parts` of `_STEPS` of the ink, the rest of the ground."""
    red, green, blue = (
        (over * parts + under * (_STEPS - parts) + _STEPS // 2) // _STEPS
        for over, under in zip(ink, ground, strict=True)
    )
    return red, green, blue
