"""What rounds are worth and what comes of it, one scoring a file.

A scoring is a pure reducer: it sees the book and the ending of a round, never the state. Rounds that people
play with real tiles on a real table are settled by the same code.
"""
