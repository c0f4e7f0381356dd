"""The letters that the bot carries with it: open fonts, asked in turn until one has the character.

A machine that runs a bot often has no fonts and no library that shapes text, and where it has, they differ;
with fonts of our own and HarfBuzz inside its Python package a picture is the same everywhere. The order
matters: good looks first, and last the pixel letters that know nearly all of Unicode. `fonts/README.md`
tells where each file comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import uharfbuzz as hb  # type: ignore[import-untyped]  # it has no types

_FOLDER: Final = Path(__file__).with_name("fonts")

_FILES: Final = (
    "NotoSans-SemiBold.ttf",
    "NotoSansArabic-SemiBold.ttf",
    "NotoSansHebrew-SemiBold.ttf",
    "NotoSansDevanagari-SemiBold.ttf",
    "NotoSansThai-SemiBold.ttf",
    "NotoSansArmenian-SemiBold.ttf",
    "NotoSansGeorgian-SemiBold.ttf",
    "NotoSansBengali-SemiBold.ttf",
    "NotoSansGurmukhi-SemiBold.ttf",
    "NotoSansGujarati-SemiBold.ttf",
    "NotoSansOriya-Bold.ttf",
    "NotoSansTamil-SemiBold.ttf",
    "NotoSansTelugu-SemiBold.ttf",
    "NotoSansKannada-SemiBold.ttf",
    "NotoSansMalayalam-SemiBold.ttf",
    "NotoSansSinhala-SemiBold.ttf",
    "NotoSansLao-SemiBold.ttf",
    "NotoSansKhmer-SemiBold.ttf",
    "NotoSansMyanmar-SemiBold.ttf",
    "NotoSansEthiopic-SemiBold.ttf",
    "NotoSansThaana-SemiBold.ttf",
    "NotoSansCherokee-SemiBold.ttf",
    "NotoSansCanadianAboriginal-SemiBold.ttf",
    "DroidSansFallback.ttf",
    "NotoEmoji-SemiBold.ttf",
    "NotoSansSymbols-SemiBold.ttf",
    "NotoSansSymbols2-Regular.ttf",
    "NotoSansMath-Regular.ttf",
    "UnifontRest.otf",
    "UnifontUpperRest.otf",
)

_THIN: Final = {"DroidSansFallback.ttf": 0.022, "NotoSansMath-Regular.ttf": 0.014}
"""Fonts that come in one weight only, and what their strokes get on top, in ems, to match the others."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """One drawn form and where the pen goes after it, in ems."""

    number: int
    shift: tuple[float, float]
    advance: float


class Font:
    """One font file, open for shaping and drawing."""

    def __init__(self, name: str) -> None:
        face = hb.Face(hb.Blob.from_file_path(str(_FOLDER / name)))
        self.name = name
        self._em: int = face.upem
        self._font: Any = hb.Font(face)
        if name in _THIN:
            self._font.synthetic_bold = (_THIN[name], _THIN[name], False)

    def has(self, character: str) -> bool:
        return bool(self._font.get_nominal_glyph(ord(character)))

    def shape(self, text: str, *, leftward: bool) -> list[Glyph]:
        """The forms of a run of one direction, from left to right."""
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if leftward else "ltr"
        hb.shape(self._font, buffer)
        em = self._em
        return [
            Glyph(info.codepoint, (at.x_offset / em, at.y_offset / em), at.x_advance / em)
            for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
        ]

    def outline(self, pen: Any, glyph: Glyph, x: float, size: float) -> None:
        """Draw a form into HarfBuzz's raster at `x` pixels from the start of the line."""
        scale = size / self._em
        pen.transform = (scale, 0, 0, scale, x + glyph.shift[0] * size, glyph.shift[1] * size)
        pen.draw_glyph(self._font, glyph.number)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A run of one font as it stands in a line."""

    font: Font
    glyphs: tuple[Glyph, ...]


def rasterise(strokes: Sequence[Stroke], size: float) -> tuple[bytes, tuple[int, int, int, int, int]]:
    """How far a line covers each pixel, rows from bottom to top, and of that rectangle: left and bottom
    counted from the start of the base line, width, height, bytes a row."""
    pen, x = hb.RasterDraw(), 0.0
    for stroke in strokes:
        for glyph in stroke.glyphs:
            stroke.font.outline(pen, glyph, x, size)
            x += glyph.advance * size
    image = pen.render()
    at = image.extents
    return image.buffer, (at.x_origin, at.y_origin, at.width, at.height, at.stride)


_opened: dict[str, Font] = {}


def _font(name: str) -> Font:
    """The font of a file, in every thread the same object: by it neighbours are known that are shaped together."""
    return _opened.get(name) or _opened.setdefault(name, Font(name))


@lru_cache(4096)
def font_for(characters: str) -> Font | None:
    """The first font that has all of these characters."""
    for name in _FILES:
        font = _font(name)
        if all(map(font.has, characters)):
            return font
    return None
