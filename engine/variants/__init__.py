"""The games, one a file, in the order of the menu; importing this package registers them all."""

from engine.variants import general, goat, block, draw  # isort: skip

__all__ = ["block", "draw", "general", "goat"]
