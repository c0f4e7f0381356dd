"""From views to screens: pure functions, no I/O. They are given a View, so they cannot leak; the examples of the
rulebook alone are whole matches, for nothing in them is secret."""
