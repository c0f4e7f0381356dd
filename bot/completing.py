"""What may stand in a command, while somebody types it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from bot.archives.archiving import FORMATS
from bot.chat_settings import WHOSE
from bot.chats.localtime import day_in
from bot.chats.naming import names_of
from bot.chats.zones import city, well_known
from bot.commands import COMMANDS, Takes
from bot.conversation import Completion, Typing
from bot.evenings.reminding import ReminderWord
from bot.game_names import game_called, games_like
from bot.messages import text
from bot.play.lunch import LENGTHS, REAL
from bot.play.opening import is_for_one, usual_game
from bot.ports import Person, Room
from bot.rulebook.names import option_name, option_value
from bot.rulebook.pages import Section
from bot.rulebook.terms import TERMS
from bot.screens.kinds import kind_of
from bot.screens.names import Say
from bot.screens.reminder import TIMES
from bot.sheets.saying import sheet_word
from bot.sheets.sheets import SheetWord, on_sheets
from bot.tables.plan import joinable
from bot.tables.table import Table
from bot.tallies.dates import month_shown
from bot.tallies.periods import OFFERED, Period, months_to
from bot.tallies.questions import Subject
from bot.tallies.tallies import Action
from bot.tallies.words import tally_word
from bot.usual import LUNCH_GAME
from bot.vocabulary import called
from bot.world import World
from engine import notation
from engine.game import variants, view
from engine.model import Phase
from engine.options import Choice, menu, show
from engine.seats import Seat
from engine.spelling import plain
from storage import ledger
from storage.matches import Sitter

MOST = 25
LONGEST = 100
"""Characters of an argument that is completed; no platform lets anybody choose what would be longer than that, and
the more words there are the longer it takes to find out which of the last ones are meant."""

_PLAIN = re.compile(r"[0-9-]+(@[A-Z]+)?( \+ [0-9-]+(@[A-Z]+)?)*|signal .*")
"""Moves that say all in their notation."""

_SEVERAL = frozenset({Takes.OPTIONS, Takes.TALLY, Takes.SHEET, Takes.REMINDER})
"""Arguments of several words: of these as many of the last ones are completed as fit something, and those before
them stay."""


async def complete(world: World, person: Person, room: Room, typing: Typing) -> list[Completion]:
    """What may stand as the argument, at most `MOST`, those first that begin with what was typed."""
    command, typed = typing.command, typing.typed
    if command not in COMMANDS or typing.argument not in COMMANDS[command].takes or len(typed) > LONGEST:
        return []
    takes, game = Takes(typing.argument), typing.given.get(Takes.GAME, "")
    language = await world.languages.of_person(person.id, room.id, person.language)
    say = world.words.saying(language)
    match takes:
        case Takes.TABLE:
            found = await _tables(world, person, room, command, say)
        case Takes.MOVE:
            found = await _moves(world, person, room, say)
        case Takes.TALLY:
            found = await _counted(world, room, typed.lstrip(), language)
        case Takes.GAME:
            return _games(typed.strip(), say)
        case Takes.OPTIONS:
            meant = LUNCH_GAME if command == "lunch" else game or await usual_game(world, room)
            found = _house_rules(meant, typed, say)
        case Takes.TOPIC:
            found = _topics(game, say)
        case Takes.CITY:
            found = [Completion(city(zone, language), zone) for zone in well_known()]
        case Takes.LANGUAGE:
            found = _languages(world.words.languages, say)
        case _:
            found = _words(takes, say)
    if takes in _SEVERAL:
        return _behind_others(takes, found, typed.lstrip().split(" "))
    return _matching(found, typed.strip())


def _behind_others(takes: Takes, found: Iterable[Completion], words: list[str]) -> list[Completion]:
    """What fits the last of the words that were typed, with those that are before it."""
    for at in range(len(words)):
        head = "".join(f"{word} " for word in words[:at])
        past = {*words[:at], *(_first_alone(takes, words[0]) if at else ())}
        others = [one for one in found if one.value not in past]
        if matching := _matching(others, " ".join(words[at:])):
            return [Completion(f"{head}{one.label}", f"{head}{one.value}") for one in matching]
    return []


def _first_alone(argument: Takes, first: str) -> Iterable[str]:
    """What is only completed as the first word, and so not behind this one. The letter of a sheet does not count:
    behind it everything can be said of that sheet."""
    if argument is Takes.TALLY:
        yield from Action
    elif argument is Takes.SHEET:
        yield from (one.id for one in on_sheets())
        if len(first) > 1:
            yield from set(SheetWord) - {SheetWord.WITH}


def _matching(found: Iterable[Completion], typed: str) -> list[Completion]:
    wanted = plain(typed)
    begun: dict[str, Completion] = {}
    other: dict[str, Completion] = {}  # a word of the rules may also be the name of a house rule
    for one in _told_apart(found):
        if plain(one.label).startswith(wanted) or one.value.startswith(wanted):
            begun.setdefault(one.value, one)
        elif wanted in plain(one.label) or wanted in one.value.casefold():
            other.setdefault(one.value, one)
    first = _at_most(MOST, begun.values())
    return first + _at_most(MOST - len(first), [one for value, one in other.items() if value not in begun])


def _at_most(most: int, fitting: Iterable[Completion]) -> list[Completion]:
    """The first ones; of house rules as many values each as leave room for all of them, from end to end."""
    values: dict[str, list[Completion]] = {}
    for one in fitting:
        values.setdefault(one.value.partition("=")[0], []).append(one)
    rooms = (room for room in range(most, 0, -1) if sum(min(len(one), room) for one in values.values()) <= most)
    each = next(rooms, 1)
    return [one for listed in values.values() for one in _spread(listed, each)][:most]


def _spread(listed: list[Completion], count: int) -> list[Completion]:
    """So many of these, the first and the last among them if it is more than one."""
    if len(listed) <= count:
        return listed
    return [listed[at * (len(listed) - 1) // max(1, count - 1)] for at in range(count)]


def _told_apart(found: Iterable[Completion]) -> Iterator[Completion]:
    """What reads alike, as some house rules of different games do, with its value beside it."""
    listed = list(found)
    alike = Counter(one.label for one in listed)
    for one in listed:
        yield one if alike[one.label] == 1 else Completion(f"{one.label} ({one.value})", one.value)


def _words(takes: Takes, say: Say) -> list[Completion]:
    """What is the same in all chats; a file has no words."""
    match takes:
        case Takes.MINUTES:
            lengths = [Completion(say(text("minutes", count=length)), str(length)) for length in LENGTHS]
            real = say(text(f"lunch-word-{REAL}"))
            return [*lengths, *(Completion(f"{real} {one.label}", f"{REAL} {one.value}") for one in lengths)]
        case Takes.FORMAT:
            return [Completion(name.upper(), name) for name in FORMATS]
        case Takes.WHOM:
            return [Completion(say(text("tally-word-me")), "me")]
        case Takes.REMINDER:
            return [*(Completion(one, one) for one in TIMES), *_reminder_words(say)]
        case Takes.SHEET:
            words = [Completion(say(sheet_word(word)), word) for word in SheetWord]
            return [*words, *(_game(one.id, say) for one in on_sheets())]
        case _:
            return []


def _topics(game: str, say: Say) -> list[Completion]:
    """What the rulebook tells of a game, or of all games: sections, house rules, words."""
    return [
        *(Completion(say(section.heading), str(section)) for section in Section),
        *(Completion(say(option_name(rule.name)), rule.name) for rule in _rules_of(game)),
        *(Completion(say(text(f"term-{term}")), term) for term in TERMS),
    ]


def _languages(codes: Iterable[str], say: Say) -> list[Completion]:
    """Every language, for oneself and for the chat."""
    return [
        Completion(say(text(f"language-for-{whose}", language=text(f"language-name-{code}"))), f"{whose} {code}")
        for whose, code in product(WHOSE, codes)
    ]


def _games(typed: str, say: Say) -> list[Completion]:
    """The games that this fits; if it fits none, those that read nearly like it."""
    return _matching(_named(plain(typed), say), typed) or [_game(game, say) for game in games_like(typed)]


def _named(wanted: str, say: Say) -> Iterator[Completion]:
    """All games, those that only another name fits with that name beside: friends speak several languages."""
    for game, variant in variants().items():
        usual = say(text("game", game=game))
        names = (name for names in variant.names.values() for name in names)
        other = next((name for name in names if plain(name).startswith(wanted)), None)
        known = other is None or wanted in plain(usual) or wanted in game
        yield Completion(usual if known else f"{usual} ({other})", game)


def _rules_of(game: str) -> list[Choice]:
    """The house rules of a game, or of all games."""
    variant = game_called(game)
    wanted = variants().values() if variant is None else (variant,)
    return list({rule.name: rule for one in wanted for rule in menu(one.options())}.values())


def _house_rules(game: str, typed: str, say: Say) -> list[Completion]:
    """`rule=value` for every rule that is not chosen yet."""
    chosen = {word.partition("=")[0] for word in typed.split(" ")[:-1]}
    return [
        Completion(
            f"{say(option_name(rule.name))}: {say(option_value(rule.name, value))}", f"{rule.name}={show(value)}"
        )
        for rule in _rules_of(game)
        if rule.name not in chosen
        for value in rule.choices
        if value != rule.default
    ]


def _reminder_words(say: Say) -> list[Completion]:
    """The words behind `/remind`; *on* and *off* say more with the summary before them."""
    words = {word: say(text(f"remind-word-{word}")) for word in ReminderWord}
    summary = words[ReminderWord.SUMMARY]
    return [
        *(Completion(words[one], one) for one in (ReminderWord.WEEKDAYS, ReminderWord.DAILY, ReminderWord.OFF)),
        *(
            Completion(f"{summary} {words[one]}", f"{ReminderWord.SUMMARY} {one}")
            for one in (ReminderWord.ON, ReminderWord.OFF)
        ),
    ]


async def _counted(world: World, room: Room, typed: str, language: str) -> list[Completion]:
    """What one can ask the ledger for: words, games of which something is written, people and pairs, times that
    are past. Behind what is no question there are no questions either."""
    say = world.words.saying(language)
    past = [period for period in Period if period not in OFFERED]
    questions, others, times = (
        [Completion(say(tally_word(word)), word) for word in words]
        for words in ((*Subject, *OFFERED), Action, past)
    )
    names = await names_of(world.database, room.id)
    people = [Completion(who.name, who.name) for who in names.called.values() if who.name]
    first, behind, rest = typed.partition(" ")
    match called(world.words, list(Action), tally_word, first) if behind else None:
        case Action.ADD:
            if ":" in rest:
                return people
            games = [_game(one.id, say, ":") for one in variants().values() if not is_for_one(one)]
            return [*games, *people, Completion(say(tally_word(Period.YESTERDAY)), Period.YESTERDAY)]
        case Action.NAME:
            return people
        case Action.UNDO:
            return []
    games = [_game(game, say) for game in await ledger.games(world.database, room.id)]
    teams = [Completion(name, name) for name in names.teams.values()]
    today = day_in(world.now(), await world.preferences.zone(room.id))
    months = [Completion(month_shown(month, language), str(month)) for month in months_to(today)]
    return [*questions, *games, *people, *teams, *others, *times, *months]


def _game(game: str, say: Say, behind: str = "") -> Completion:
    return Completion(say(text("game", game=game)) + behind, game + behind)


async def _tables(world: World, person: Person, room: Room, command: str, say: Say) -> list[Completion]:
    """The tables here that this command may be for. In his private chat those of several rooms may have one
    letter: which of them he means he is asked afterwards."""
    games: dict[str, list[str]] = {}
    for table in await world.tables.around(person, room):
        if _may_mean(command, table, table.seat_of(person.id)):
            games.setdefault(table.match.name, []).append(say(text("game", game=table.match.game)))
    return [Completion(f"{name}: {', '.join(dict.fromkeys(played))}", name) for name, played in games.items()]


def _may_mean(command: str, table: Table, seat: Sitter | None) -> bool:
    """Whether a command may be for a table at which somebody has this seat, or none."""
    state = None if table.match.sheet else table.state
    match command:
        case "join":
            return seat.held_by is not None if seat is not None else joinable(table.match)
        case "leave":
            return seat is not None and not table.kept
        case "why":
            return table.state is not None
        case "hand" | "move":
            return seat is not None and state is not None
        case "record" | "verify":
            return state is not None and (state.round > 1 or state.phase is not Phase.PLAY)
        case _:
            return True


async def _moves(world: World, person: Person, room: Room, say: Say) -> list[Completion]:
    """His legal moves at the tables here: only he sees them. What is more than a tile and its place has its words
    beside it."""
    words: dict[str, str] = {}
    for table in await world.tables.of_person(person.id):
        seat, state = table.seat_of(person.id), table.state
        if seat is None or state is None or not (room.private or table.match.room == room.id):
            continue
        if state.phase is Phase.PLAY and state.turn == seat.seat:
            seen = view(state, Seat(seat.seat))
            offered = kind_of(seen).offered(seen)
            for move in seen.legal:
                word = notation.write(move)
                words[word] = word if _PLAIN.fullmatch(word) else f"{word} ({say(offered.label(move))})"
    return [Completion(label, word) for word, label in words.items()]
