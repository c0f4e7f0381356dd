"""Games, as people call them in any language: by their names, by words of these, or nearly so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from bot.errors import Refused
from bot.messages import Typed, text
from bot.stems import Stems, words_of
from bot.usual import DEFAULT_GAME
from bot.vocabulary import as_compared, reads_like
from engine.game import Variant, find, variants

_DOMINOES: Final = frozenset(("domino", "dominoes", "dominos", "домино"))
"""Who says no more than that means no game by its name."""

_BESIDE: Final = _DOMINOES | frozenset(
    word
    for words in (
        ("the", "a", "game", "of"),
        ("der", "die", "das", "ein", "eine", "im", "spiel", "partie"),
        ("le", "la", "les", "un", "une", "jeu", "partie", "du", "de", "au"),
        ("het", "een", "spel"),
        ("w", "gra", "gre", "partia"),
        ("il", "lo", "una", "gioco", "partita", "di", "al", "alla"),
        ("el", "juego", "partida", "del"),
        ("в", "играть", "сыграть", "сыграем", "игра", "игру", "партия", "партию"),
    )
    for word in words
)
"""What may stand beside the name of any game: *mexican train dominoes*, *the block game*, *в козла*."""

_BEGUN = 3
"""Letters of a word with which another one may begin."""

_MOST_ALIKE = 3
"""If more games than these may be meant, none of them is named."""


def game_called(name: str) -> Variant | None:
    """The game that somebody means, by its whole name or by words of it."""
    return game_named(name) or game_begun(name)


def game_named(name: str) -> Variant | None:
    """The game that somebody means by its whole name."""
    return find(DEFAULT_GAME if as_compared(name) in _DOMINOES else name)


def game_begun(name: str) -> Variant | None:
    """The only game with a name, in any language, that begins with these words, or has them in another order or
    not to their ends: *train mex*. What may stand beside any name need not be in it. Ids are no names: of
    *fives-pl* nobody is to get the Polish game who says but *fives*."""
    games = _meant(as_compared(name))
    return variants()[games[0]] if len(games) == 1 else None


def game_declined(name: str) -> Variant | None:
    """The only game whose whole name, in any language, somebody has put into another of its forms, as one plays
    *в козла* or *w kozła*. By itself such a form may mean something else: *козлы* are also those who have lost."""
    said = [word for word in words_of(name) if as_compared(word) not in _BESIDE]
    games = {game for stems, known in _stemmed() for game in known.get(tuple(stems.of(said)), ()) if said}
    return variants()[games.pop()] if len(games) == 1 else None


def no_such_game(name: str) -> Refused:
    """That this is no game, and which ones may be meant."""
    alike = games_like(name)
    if not alike:
        return Refused("no-such-game", name=Typed(name))
    games = tuple(text("game", game=game) for game in alike)
    return Refused("game-alike", name=Typed(name), games=games, count=len(games))


def games_like(name: str) -> tuple[str, ...]:
    """The few games of whose names these may be words or first letters, or else whose names begin nearly so."""
    said, beginnings = "_".join(bare(name)), _beginnings()
    at_start = {game for begun, games in beginnings.items() if begun.startswith(said) for game in games}
    at_word = {game for begun, games in beginnings.items() if f"_{said}" in begun for game in games}
    for found in (_meant(as_compared(name)), at_start, at_word) if said else ():
        if 0 < len(found) <= _MOST_ALIKE:
            return tuple(game for game in variants() if game in found)
    close = reads_like(said, beginnings)
    alike = beginnings[close] if close else ()
    return alike if len(alike) <= _MOST_ALIKE else ()


def bare(name: str) -> list[str]:
    """The words of a name, as they are compared, without what may stand beside the name of any game."""
    return [word for word in as_compared(name).split("_") if word not in _BESIDE]


@lru_cache
def _meant(folded: str) -> tuple[str, ...]:
    """The games of whose names these words, as they are compared, may be."""
    begun = _beginnings().get(folded)
    if begun or "_" not in folded:
        return begun or ()
    said = bare(folded)
    if not said:
        return ()
    named = find(" ".join(said))
    if named is not None:
        return (named.id,)
    return _beginnings().get("_".join(said)) or _worded(said)


def _worded(said: list[str]) -> tuple[str, ...]:
    """The games of whose names these are words, in whatever order."""
    games = {game for word in said for game, name in _led_by(word) if _has(name, said)}
    return tuple(game for game in variants() if game in games)


@lru_cache(maxsize=1024)
def _led_by(word: str) -> Sequence[tuple[str, list[str]]]:
    """The games, each with a name of whose words this may be the first."""
    return [(game, name) for game, names in _names().items() for name in names if _stands_for(word, name[0])]


def _has(name: list[str], words: list[str]) -> bool:
    """Whether some words are each another one of a name, or begin it, the first one of the name among them."""
    found = [next((one for one in name if _stands_for(word, one)), None) for word in words]
    return name[0] in found and None not in found and len(set(found)) == len(found)


def _stands_for(word: str, one: str) -> bool:
    """Whether a word may be meant for one of a name: it begins that, or is the same with an s: *generals goat*."""
    return word in (one, f"{one}s") or (len(word) >= _BEGUN and one.startswith(word))


@cache
def _stemmed() -> Sequence[tuple[Stems, Mapping[tuple[str, ...], frozenset[str]]]]:
    """For each language the stems of its names, with the games that are called so."""
    named: dict[str, dict[tuple[str, ...], frozenset[str]]] = {}
    stems = {language: Stems(language) for variant in variants().values() for language in variant.names}
    for game, variant in variants().items():
        for language, names in variant.names.items():
            known = named.setdefault(language, {})
            for words in (tuple(stems[language].of(words_of(name))) for name in names):
                known[words] = known.get(words, frozenset()) | {game}
    return [(stems[language], known) for language, known in named.items()]


@cache
def _names() -> Mapping[str, list[list[str]]]:
    """The words of all names of each game."""
    return {
        game: [as_compared(name).split("_") for names in variant.names.values() for name in names]
        for game, variant in variants().items()
    }


@cache
def _beginnings() -> Mapping[str, tuple[str, ...]]:
    """The first words of all names, down to one, with the games whose names begin so."""
    found: dict[str, dict[str, None]] = {}
    for game, names in _names().items():
        for name in names:
            for length in range(1, len(name) + 1):
                found.setdefault("_".join(name[:length]), {})[game] = None
    return {begun: tuple(games) for begun, games in found.items()} | dict.fromkeys(_DOMINOES, (DEFAULT_GAME,))
