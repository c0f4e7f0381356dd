"""From views to screens: pure functions, no I/O. They are given a View, so they cannot leak."""
