"""The board of Domino Squares: its shape, all its solutions, and puzzles on it."""
