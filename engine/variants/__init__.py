"""The games, one a file; importing this package makes them known, in the order of the menu."""

from engine.game import register
from engine.variants.block import BLOCK
from engine.variants.draw import DRAW
from engine.variants.general import GENERAL
from engine.variants.goat import GOAT

for _variant in (GENERAL, GOAT, DRAW, BLOCK):
    register(_variant)
