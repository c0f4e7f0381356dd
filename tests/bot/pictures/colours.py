"""Which colours a picture has, how bright they are, and where two pictures can be told apart without them."""

from __future__ import annotations

import io

from PIL import Image, ImageChops

from bot.pictures.canvas import Canvas
from bot.pictures.palette import Hue, Palette, Rgb, palette


def luminance(rgb: Rgb) -> float:
    """Relative luminance by WCAG 2."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def rgb(colours: Palette, hue: Hue) -> tuple[int, int, int]:
    """A colour as it stands in the file, by its parts from 0 to 255."""
    at = 3 * colours.place(hue)
    red, green, blue = colours.bytes[at : at + 3]
    return red, green, blue


def contrast(colours: Palette, one: Hue, other: Hue) -> float:
    low, high = sorted(luminance(rgb(colours, hue)) for hue in (one, other))
    return (high + 0.05) / (low + 0.05)


def pixels(canvas: Canvas, hue: Hue) -> int:
    """How many pixels have a colour."""
    return canvas.image.tobytes().count(palette(canvas.theme).place(hue))


def grey(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("L")


def changed(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    """Where two pictures differ clearly in brightness, so not by colour alone."""
    return ImageChops.difference(grey(one), grey(other)).point([0] * 64 + [255] * 192).getbbox()
