"""Whatever is shown fits into the messages of every platform: texts, rows of buttons, buttons, their words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chats.choices import ChatChoice, PersonChoice
from bot.data import What, pack
from bot.messages import Button, Joined, Screen, Who, literal, text
from bot.ports import Limits
from bot.rulebook.pages import Section
from bot.rulebook.places import Place
from bot.screens.fitting import shortened, split, with_names
from bot.screens.grid import grid, in_rows, paged
from bot.screens.hand import hand_screen
from bot.screens.info import (
    games_screen,
    help_screen,
    language_screen,
    settings_screen,
)
from bot.screens.kinds import kind_of
from bot.screens.lobby import MANY, lobby_screen, offered
from bot.screens.rules import contents, games_to_read, section_screen
from engine.game import play, start, variants, view
from engine.model import Options, State
from engine.moves import Deal, DealTiles
from engine.options import choose, menu, show
from engine.tiles import parse_tile, tile_set
from storage.matches import Match, Status
from tests.bot.chat import LIMITS, Chat, Guest, chatting, says
from tests.bot.fluents import none
from tests.bot.kept import WORDS
from tests.bot.lobbies import fullest
from tests.bot.steering import make, moves, state_of, until
from tests.bot.strict import faults_of
from tests.engine.given import laid

TELEGRAM = replace(LIMITS, text=4096, row=8, rows=12)
DISCORD = replace(LIMITS, text=2000, row=5, rows=5)
PLATFORMS = {"telegram": TELEGRAM, "discord": DISCORD}

everywhere = pytest.mark.parametrize("limits", PLATFORMS.values(), ids=PLATFORMS)
in_every_language = pytest.mark.parametrize("language", WORDS.languages)


def check(screen: Screen, limits: Limits, *languages: str) -> None:
    """Nothing of a screen is too much, in these languages."""
    said = [(language, WORDS.message(screen, language)) for language in languages]
    none(f"{language}: {fault}" for language, message in said for fault in faults_of(message, limits))


def checked(screen: Screen, limits: Limits, language: str) -> list[Screen]:
    """An answer, which may come in several messages that are all right."""
    parts = split(screen, limits.text, lambda part: WORDS.length(part, language))
    for part in parts:
        check(part, limits, language)
    return parts


def turned(screen: Screen, what: What) -> list[str]:
    """Where the buttons of one kind lead."""
    return [
        button.data.split(":")[3] for row in screen.rows for button in row if button.data.startswith(f"{what}:")
    ]


# --- Grids ------------------------------------------------------------------------------------------------


def _buttons(count: int) -> list[Button]:
    return [Button(text("button-done"), pack(What.OPTION, "m", 0, number)) for number in range(count)]


def test_a_grid_is_as_wide_as_wished_where_there_is_room_and_wider_where_there_is_not() -> None:
    assert grid(TELEGRAM, 16, per_row=1, per_page=8) == grid(TELEGRAM, 8, per_row=1, per_page=8)
    assert grid(TELEGRAM, 16, per_row=1, per_page=8).per_row == 1
    assert grid(DISCORD, 16, per_row=1, per_page=8).per_row == 2
    narrow = grid(replace(LIMITS, row=2, rows=3), 30, per_row=3, per_page=15)
    assert (narrow.per_row, narrow.per_page) == (2, 4)


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 40])
@everywhere
def test_every_button_is_on_one_page(limits: Limits, count: int) -> None:
    buttons, laid = _buttons(count), grid(limits, count, per_row=3, per_page=8)
    back = Button(text("button-next"), pack(What.LOBBY))
    found: list[Button] = []
    for page in range(laid.pages(count)):
        *rows, ways = paged(buttons, laid, page, lambda other: pack(What.OPTIONS, "m", 0, other), back)
        assert len(rows) < limits.rows
        assert ways[-1] is back
        assert [button.data.split(":")[3] for button in ways[:-1]] == [
            str(other) for other in (page - 1, page + 1) if 0 <= other < laid.pages(count)
        ]
        assert all(laid.page_of(buttons.index(button)) == page for row in rows for button in row)
        found += (button for row in rows for button in row)
    assert found == buttons


def test_rows_hold_so_many() -> None:
    assert [len(row) for row in in_rows(_buttons(7), 3)] == [3, 3, 1]


# --- Names ------------------------------------------------------------------------------------------------


def test_a_short_name_is_left_as_it_is_and_a_long_one_keeps_its_end() -> None:
    assert shortened("Ann", 10) == "Ann"
    assert shortened("Bartholomew the Elder 12", 16) == "Bartholomew…r 12"
    assert len(shortened("x" * 64, 10)) == 10


def test_names_are_shortened_wherever_they_stand_in_a_text() -> None:
    long = Who(None, "Maximilian the Third")
    screen = Screen((literal((long, long)), literal(Joined((text("told-passed", name=long),)))))
    lines = WORDS.message(with_names(screen, 10), "en").plain()
    assert lines == "Maxim…hird and Maxim…hird\nMaxim…hird passes."


def test_a_long_answer_is_broken_between_lines_and_its_last_part_has_the_buttons() -> None:
    lines = tuple(text("layout-row", tiles=f"line {number}") for number in range(10))
    parts = split(Screen(lines, in_rows(_buttons(1), 1)), 30, lambda part: WORDS.length(part, "en"))
    assert [line for part in parts for line in part.lines] == list(lines)
    assert [len(part.lines) for part in parts] == [4, 4, 2]
    assert [len(part.rows) for part in parts] == [0, 0, 1]


# --- Lobbies ----------------------------------------------------------------------------------------------


def wordiest(options: Options, language: str) -> Options:
    """Every house rule at the choice that takes the most words."""
    for rule in menu(options):
        longest = max(
            (choice for choice in rule.choices if choice != rule.default),
            key=lambda value, name=rule.name: len(  # type: ignore[misc]  # mypy has no type for a bound default
                WORDS.line(text(f"option-{name}.{value}"), language) if isinstance(value, str) else show(value)
            ),
        )
        options = choose(options, rule.name, show(longest))
    return options


@pytest.mark.parametrize("game", variants())
@everywhere
def test_every_page_of_a_lobby_fits(limits: Limits, game: str) -> None:
    variant = variants()[game]
    match = fullest(variant)
    read_in = {variant.options(): list(WORDS.languages)}
    for language in WORDS.languages:
        read_in.setdefault(wordiest(variant.options(), language), []).append(language)
    for options, languages in read_in.items():
        rules, pages, reached, chosen = menu(options), ["o0", "g0"], set[str](), set[str]()
        while pages:
            page = pages.pop()
            screen = lobby_screen(match, variant, options, page, limits, last_time=True)
            check(screen, limits, *languages)
            reached.add(page)
            if page.startswith("v"):
                chosen.update(turned(screen, What.CHOOSE))
            ways = {
                *(f"o{to}" for to in turned(screen, What.OPTIONS)),
                *(f"v{to}" for to in turned(screen, What.OPTION)),
                *(f"g{to}" for to in turned(screen, What.GAME) if to.isdigit()),
            }
            pages += ways - reached
            reached |= ways
        assert chosen == {f"{n}.{at}" for n, rule in enumerate(rules) for at, _ in offered(rule)}
        for rule in rules:
            values = [value for _, value in offered(rule)]
            assert {rule.value, rule.default, rule.choices[0], rule.choices[-1]} <= {*values}
            assert len(values) == len(rule.choices) or len(values) <= MANY < len(rule.choices)


# --- Hands ------------------------------------------------------------------------------------------------


DEALS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("block", 2, {"set": "18", "opening_tile": "free"}),
    ("draw", 8, {"set": "18", "opening_tile": "free"}),
    ("goat", 4, {"two_doubles": "true"}),
    ("general", 16, {"signals": "free", "two_doubles": "true"}),
    ("donkey", 2, {"precross_pair": "any"}),
    ("telephone", 2, {"multi_doubles": "4", "house": "first_double_at_once"}),
    ("muggins", 2, {"muggins_call": "true"}),
    ("matador", 3, {"set": "18", "crosswise_jokers": "true"}),
    ("barricade", 2, {"base": "hungarian"}),
)


def check_hand(match: Match, state: State, limits: Limits) -> None:
    """Every page of the hand on turn fits in every language, and all moves are on some page."""
    assert state.turn is not None
    seen = view(state, state.turn)
    found, pages, reached = set[str](), [""], set[str]()
    while pages:
        page = pages.pop()
        screen = hand_screen(match, seen, page, limits, several=True)
        check(screen, limits, *WORDS.languages)
        found |= set(turned(screen, What.MOVE))
        ways = {
            *(f"t{to}" for to in turned(screen, What.TILE)),
            *(f"p{to}" for to in turned(screen, What.PAGE) if to != "0"),
        }
        pages += ways - reached
        reached |= ways
    assert found == {str(seen.legal.index(move)) for move in kind_of(seen).offered(seen).moves}


@pytest.mark.parametrize(("game", "players", "options"), DEALS)
@everywhere
def test_every_page_of_a_hand_fits(limits: Limits, game: str, players: int, options: dict[str, str]) -> None:
    variant = variants()[game]
    match = replace(fullest(variant), status=Status.PLAYING)
    for number in range(5):
        state = play(start(variant, players, options=options), None, Deal(f"deal {number}")).state
        while state.turn is not None and state.ply < 12:
            check_hand(match, state, limits)
            state = play(state, state.turn, view(state, state.turn).legal[-1]).state


@everywhere
def test_every_turn_of_four_doubles_fits(limits: Limits) -> None:
    """The hand with the most legal moves: four open arms, and a double for each of them."""
    variant = variants()["donkey"]
    state = play(start(variant, 2), None, DealTiles((tile_set(6)[:7], tile_set(6)[7:14]))).state
    board = laid("5-5 5-4@L 5-0@R 6-5@U 5-1@D")
    hand = tuple(map(parse_tile, ("4-4", "0-0", "6-6", "1-1", "6-4", "6-0", "4-1")))
    assert state.turn is not None
    hands = tuple(hand if seat == state.turn else held for seat, held in enumerate(state.hands))
    state = replace(state, body=board, hands=hands)
    assert len(view(state, state.turn).legal) == 80 + 6
    check_hand(replace(fullest(variant), status=Status.PLAYING), state, limits)


@everywhere
def test_a_hand_of_sixty_fits(limits: Limits) -> None:
    variant = variants()["block"]
    state = start(variant, 2, options={"set": "18", "opening_tile": "free"})
    deck = tile_set(18)
    state = play(state, None, DealTiles((deck[:60], deck[60:120]))).state
    check_hand(replace(fullest(variant), status=Status.PLAYING), state, limits)


# --- Answers ----------------------------------------------------------------------------------------------


@in_every_language
@everywhere
def test_every_answer_fits(limits: Limits, language: str) -> None:
    for shown in (limits, replace(limits, pictures=True)):
        checked(settings_screen(ChatChoice(), PersonChoice(), "Berlin", shown, admin=True), limits, language)
    checked(settings_screen(None, PersonChoice(), "Berlin", limits, admin=False), limits, language)
    checked(language_screen(WORDS.languages, language, language, limits, admin=True), limits, language)
    checked(games_screen(), limits, language)
    checked(games_to_read(0, limits), limits, language)
    checked(help_screen(), limits, language)


@everywhere
def test_every_page_of_the_rulebook_fits_into_one_message(limits: Limits) -> None:
    for variant in variants().values():
        options = variant.options()
        check(contents(variant, options, "abcdefgh", limits), limits, *WORDS.languages)
        for section in Section:
            if section is Section.EXAMPLES:
                continue
            for part in range(4):
                place = Place(variant.id, section, part)
                shown = section_screen(variant, options, place, "abcdefgh", shares=True)
                check(shown, limits, *WORDS.languages)


@everywhere
def test_the_choice_of_languages_fits_for_a_dozen_of_them(limits: Limits) -> None:
    for here in ("en", None):
        screen = language_screen(["en", *(f"x{number}" for number in range(9))], "en", here, limits, admin=True)
        assert len(screen.rows) <= limits.rows
        assert all(len(row) <= limits.row for row in screen.rows)
        assert sum(map(len, screen.rows)) == (9 if here is None else 18)


# --- Whole matches ----------------------------------------------------------------------------------------


async def _crowd(chat: Chat, play: str, count: int) -> list[Guest]:
    """A match of people of long names, in a chat of another language than theirs."""
    await chat.guest("Zoe", admin=True).say("/language chat ru")
    guests = [chat.guest("W" * 64, number=str(number)) for number in range(count)]
    await guests[0].say(play)
    for guest in guests[1:]:
        await guest.press("Сесть")
    await guests[0].press("Начать")
    return guests


@pytest.mark.parametrize("pictures", [False, True], ids=["text", "picture"])
@everywhere
async def test_an_evening_of_twelve_fits(tmp_path: Path, limits: Limits, *, pictures: bool) -> None:
    """The port of the chat finds fault with everything that is too much."""
    async with chatting(tmp_path, limits=limits, pictures=pictures) as chat:
        guests = await _crowd(chat, "/play general signals=free session_rounds=2", 12)
        await until(chat, guests, lambda state: state.round == 2)
        await guests[0].say("/tally")
        await guests[0].say("/record")
        await guests[0].say("/verify")
        shown = chat.room()[-1].message.plain()
        assert "W" * 10 in shown, "names are there, if cut"


@pytest.mark.parametrize("pictures", [False, True], ids=["text", "picture"])
@everywhere
async def test_the_largest_round_fits(tmp_path: Path, limits: Limits, *, pictures: bool) -> None:
    async with chatting(tmp_path, limits=limits, pictures=pictures) as chat:
        guests = await _crowd(chat, "/play block set=18 single_round=true opening_tile=free", 8)
        while chat.tables():
            longest = max(moves(state_of(chat)), key=lambda move: len(str(move)))
            await make(chat, guests, longest)
        assert says("button-rematch", "ru") in chat.room()[-1].labels
