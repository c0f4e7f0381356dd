"""The colours: enough contrast for letters and forms, and few enough to be indexed."""

from __future__ import annotations

import pytest

from bot.pictures.palette import LETTERS, PIPS, TEAMS, Hue, palette
from bot.pictures.scene import Theme
from tests.bot.pictures.colours import contrast, luminance


def test_the_measure_is_right() -> None:
    assert (luminance((255, 255, 255)) + 0.05) / (luminance((0, 0, 0)) + 0.05) == pytest.approx(21)
    assert luminance((118, 118, 118)) == pytest.approx(1.05 / 4.54 - 0.05, abs=0.001)


@pytest.mark.parametrize("theme", Theme)
def test_letters_and_dots_are_legible(theme: Theme) -> None:
    for ink, ground in (*LETTERS, *((pip, Hue.FACE) for pip in PIPS), (Hue.DIM_INK, Hue.DIM_FACE)):
        assert contrast(palette(theme), ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("theme", Theme)
def test_signs_and_outlines_are_seen(theme: Theme) -> None:
    pairs = (
        *((team, Hue.BOX) for team in TEAMS),
        (Hue.FAINT, Hue.PANEL),
        (Hue.RING, Hue.FACE),
        (Hue.EDGE, Hue.FACE),
        (Hue.BADGE, Hue.TABLE),
        (Hue.PLAYABLE, Hue.TABLE),
        (Hue.LINE, Hue.FACE),
        (Hue.TURN, Hue.BOX),
    )
    for one, other in pairs:
        assert contrast(palette(theme), one, other) >= 3, (one, other)


@pytest.mark.parametrize("theme", Theme)
def test_blends_go_from_the_ground_to_the_ink(theme: Theme) -> None:
    colours = palette(theme)
    assert len(colours.bytes) <= 3 * 256
    for ink, ground in LETTERS:
        shading = colours.shading(ink, ground)
        assert (shading[0], shading[255]) == (colours.place(ground), colours.place(ink))
    with pytest.raises(KeyError):
        colours.shading(Hue.RING, Hue.PANEL)
