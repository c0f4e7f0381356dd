"""The rules of every game to read and to search, in every language."""
