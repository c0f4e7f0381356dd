"""A canvas of indexed colours to draw on, and the soft-edged shapes that are laid on it.

Shapes are drawn four times too large and reduced, which is how their borders get smooth; what comes out is
how far each pixel is covered, and only laying it on a canvas gives it a colour. Finished canvases are pasted
into larger ones without a mask and without a look at the colours: that is what makes a picture cheap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.palette import TABLES, Hue, Pairs, palette
from bot.pictures.png import png
from bot.pictures.scene import Theme

WIDTH: Final = 1000
"""Of every picture, in pixels; a phone shows it at about 400."""

_FINE: Final = 4
_TOUCHED: Final = [0] + [255] * 255


class Canvas:
    """A rectangle of pixels, each a place in the palette of a theme."""

    def __init__(self, theme: Theme, size: tuple[int, int], ground: Hue, pairs: Pairs = TABLES) -> None:
        """`pairs` are the inks that are used on it, each with its ground."""
        self.theme: Final = theme
        self._palette = palette(theme, pairs)
        self.image = Image.new("P", size, self._palette.place(ground))

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def fill(self, box: tuple[int, int, int, int], hue: Hue) -> None:
        """Colour the pixels from (left, top) up to, not including, (right, bottom)."""
        self.image.paste(self._palette.place(hue), box)

    def paste(self, other: Canvas, at: tuple[int, int]) -> None:
        """Copy a finished canvas of the same theme and the same inks."""
        self.image.paste(other.image, at)

    def ink(self, cover: Image.Image, at: tuple[int, int], hue: Hue, ground: Hue) -> None:
        """Lay a shape on a place that has the colour `ground`."""
        shaded = cover.point(self._palette.shading(hue, ground))
        # An image with a palette of its own is what `paste` takes as indexed; the entries do not matter here.
        shaded.putpalette(b"\0\0\0")
        self.image.paste(shaded, at, cover.point(_TOUCHED, "1"))

    def png(self) -> bytes:
        """The canvas as a file."""
        return png(self.image, self._palette.bytes)


class Fine:
    """The drawing of a shape at four times its size, in the pixels of the finished size."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self._draw = draw

    def rounded(self, left: float, top: float, right: float, bottom: float, radius: float) -> None:
        """Fill a rectangle with rounded corners; nothing if it has no width or no height."""
        if right > left and bottom > top:
            self._draw.rounded_rectangle(self._box(left, top, right, bottom), radius * _FINE, 255)

    def disc(self, x: float, y: float, radius: float) -> None:
        """Fill a circle around this point."""
        self._draw.ellipse(self._box(x - radius, y - radius, x + radius, y + radius), 255)

    def polygon(self, *corners: tuple[float, float]) -> None:
        """Fill the area between these corners."""
        self._draw.polygon([(x * _FINE, y * _FINE) for x, y in corners], 255)

    def line(self, width: float, *corners: tuple[float, float]) -> None:
        """A line through these points, round where it bends."""
        points = [(x * _FINE, y * _FINE) for x, y in corners]
        self._draw.line(points, 255, round(width * _FINE), joint="curve")
        for x, y in (corners[0], corners[-1]):
            self.disc(x, y, width / 2)

    def cut(self, left: float, top: float, right: float, bottom: float, radius: float = 0) -> None:
        """Take a piece out again."""
        self._draw.rounded_rectangle(self._box(left, top, right, bottom), radius * _FINE, 0)

    @staticmethod
    def _box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        # Pillow counts the last pixel as part of the shape.
        return left * _FINE, top * _FINE, right * _FINE - 1, bottom * _FINE - 1


def shape(size: tuple[int, int], paint: Callable[[Fine], None]) -> Image.Image:
    """How far `paint` covers each pixel of a rectangle of this size."""
    image = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    paint(Fine(ImageDraw.Draw(image)))
    return image.reduce(_FINE)
