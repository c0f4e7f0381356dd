"""House rules that are said behind a game without a sign between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.game_names import game_called
from bot.messages import Text, text
from bot.rulebook.names import option_name, option_value
from bot.spoken import company, game_said
from bot.vocabulary import LONGEST, longest_name
from bot.wishes import apart
from engine.game import Variant, variants
from engine.options import Choice, Value, menu, show
from tests.bot.chat import chatting, says, told
from tests.bot.fluents import none
from tests.bot.kept import WORDS
from tests.bot.word_lists import lines, listed, none_means_two_things
from tests.effort import EFFORT

WITH, WITHOUT = text("with-before"), text("without-before")
OFF = ("none", "off")
GAMES = EFFORT.of(3, minutes=100, hours=100)
"""In how many games the same is said."""
UNITS = ("points", "rounds", "minutes", "players", "computers")
AROUND = (WITH, WITHOUT, text("filler"), *(text(f"unit-{unit}") for unit in UNITS))


def wishes(said: str) -> list[tuple[str, str]] | None:
    found = game_said(WORDS, apart(said)[0])
    return None if found is None else found[1]


def understood(said: str) -> dict[str, str] | None:
    """The same, where their order says nothing."""
    found = wishes(said)
    return None if found is None else dict(found)


def some(rule: Choice) -> list[Value]:
    """The first and the last of what a house rule can be, and all words."""
    return [
        value for value in rule.choices if isinstance(value, str) or value in (rule.choices[0], rule.choices[-1])
    ]


def shown(language: str, most: int | None = None) -> Iterator[tuple[Variant, Choice, str, str]]:
    """Every house rule of every game: the game, the rule, its value as records have it, and both as they are
    shown, if that is not too long to be typed. With at most so many values of each; where time is short, in the
    first games that have it."""
    told = Counter[tuple[str, str]]()
    for variant in variants().values():
        for rule in menu(variant.options()):
            for value in some(rule)[:most]:
                name, choice = (
                    WORDS.line(one, language) for one in (option_name(rule.name), option_value(rule.name, value))
                )
                told[name, choice] += 1
                if max(len(name.split()), len(choice.split())) <= LONGEST and told[name, choice] <= GAMES:
                    yield variant, rule, show(value), f"{name} {choice}"


def turned(variant: Variant, *, on: bool) -> Iterator[tuple[Choice, str]]:
    """The house rules of a game that can be off and, if wanted on, in one way only, with what becomes of them."""
    for rule in menu(variant.options()):
        values = {show(choice) for choice in rule.choices}
        offs = values & {"false", "none", "off"}
        wanted = values - offs if on else offs
        if offs and len(wanted) == 1:
            yield rule, wanted.pop()


# --- What things are called goes before all else ----------------------------------------------------------


@pytest.mark.parametrize("language", WORDS.languages)
def test_the_names_of_house_rules_mean_what_they_mean(language: str) -> None:
    faults = []
    for variant, rule, value, said in shown(language):
        game = longest_name([variant.id, *said.split()], game_called)
        behind = len(game[1]) == len(said.split())  # not so: classic, draw at a dead layout
        if behind and wishes(f"{variant.id} {said}") != [(rule.name, value)]:
            faults.append(f"{variant.id} {said}")
    none(faults)


@pytest.mark.parametrize("language", WORDS.languages)
def test_behind_the_number_of_the_target_names_mean_what_they_mean(language: str) -> None:
    faults = []
    for variant, rule, value, said in shown(language, most=1):
        targets = (
            choice for option in menu(variant.options()) if option.name == "target" for choice in option.choices
        )
        number = next((show(choice) for choice in targets if isinstance(choice, int)), None)
        if number and wishes(f"{variant.id} {number} {said}") != [("target", number), (rule.name, value)]:
            faults.append(f"{variant.id} {number} {said}")
    none(faults)


def test_no_word_around_house_rules_means_two_things() -> None:
    """They are looked for in all languages, so it may not in two of them either."""
    none_means_two_things((one, key) for key in AROUND for to in WORDS.languages for one in listed(key, to))


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize(("before", "on"), [(WITH, True), (WITHOUT, False)])
def test_whatever_can_be_off_is_switched_by_a_preposition(language: str, before: Text, on: bool) -> None:
    """By its name, and by the forms that a language gives for it, of which none means another house rule."""
    forms = dict(lines("switched", language))
    faults, met = [], set()
    for game, variant in variants().items():
        for rule, value in turned(variant, on=on):
            met.add(rule.name)
            for form in (WORDS.line(option_name(rule.name), language), *forms.get(rule.name, ())):
                said = [f"{game} {word} {form}" for word in listed(before, language)]
                faults += [one for one in said if wishes(one) != [(rule.name, value)]]
    none(faults)
    if not on:
        assert not forms.keys() - met


# --- Numbers with what they count -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("goat first to 61 points", {"target": "61"}),
        ("goat up to 100 points please", {"target": "100"}),
        ("goat 61pts", {"target": "61"}),
        ("goat bis 61Punkte, ohne Paare", {"target": "61", "teams": "false"}),
        ("general 45min", {"session_minutes": "45"}),
        ("draw 100pts 5rounds", {"target": "100", "rounds": "5"}),
        ("goat 61goats", None),
        ("goat please, 61 points", {"target": "61"}),
        ("goat to 61 and no pairs, please", {"target": "61", "teams": "false"}),
        ("козёл до 61 и без пар", {"target": "61", "teams": "false"}),
        ("goat bis 61 und ohne Paare", {"target": "61", "teams": "false"}),
        ("goat à 61 et sans paires", {"target": "61", "teams": "false"}),
        ("goat 61 points threshold 5 points", {"target": "61", "threshold": "5"}),
        ("muggins bonus for going out 10 points 150", {"target": "150", "finish_bonus": "10"}),
        ("all fives out bonus 10 points", {"out_bonus": "10"}),
        ("goat bis zu 61 Punkten, bitte", {"target": "61"}),
        ("козёл до 101 очка", {"target": "101"}),
        ("козёл первый до 100 очков, пожалуйста", {"target": "100"}),
        ("kozioł do 101 punktów", {"target": "101"}),
        ("goat jusqu’à 61 points s'il te plaît", {"target": "61"}),
        ("goat a 61 tantos por favor", {"target": "61"}),
        ("goat fino a 61 punti per favore", {"target": "61"}),
        ("goat tot 61 punten alsjeblieft", {"target": "61"}),
        ("draw 5 rounds", {"rounds": "5"}),
        ("draw for 5 rounds", {"rounds": "5"}),
        ("draw 100 points 5 rounds", {"target": "100", "rounds": "5"}),
        ("draw 5 rounds 100 points", {"target": "100", "rounds": "5"}),
        ("draw 100 rounds 5", {"target": "100", "rounds": "5"}),
        ("draw rounds 5 rounds", {"rounds": "5"}),
        ("draw en 5 manches", {"rounds": "5"}),
        ("draw a 5 manos", {"rounds": "5"}),
        ("draw w 5 rundach", {"rounds": "5"}),
        ("draw в 5 раундах", {"rounds": "5"}),
        ("draw 5 rund", {"rounds": "5"}),
        ("bergen 10 rounds", {"rounds": "10"}),
        ("bergen a 10 rondas", {"rounds": "10"}),
        ("bergen a 10", {"target": "10"}),
        ("bergen 10 rounds 24", {"target": "10", "rounds": "24"}),
        ("general 45 minutes 10 rounds", {"session_minutes": "45", "session_rounds": "10"}),
        ("general 10 rounds 45 minutes", {"session_minutes": "45", "session_rounds": "10"}),
        ("general minutes 45 rounds 10", {"session_minutes": "45", "session_rounds": "10"}),
        ("general на 45 минут", {"session_minutes": "45"}),
        ("general por 45 minutos", {"session_minutes": "45"}),
        ("general in 45 minutes", None),  # which is when, and not how long
        ("general over 45 minuten", None),
        ("general en 45 minutos", None),
        ("telephone 100 points", {"target": "100"}),
        ("telephone 100 points a fifth of it", {"target": "100", "unit": "fives"}),
        ("goat 5 rounds", None),
        ("goat to 61 rounds", None),
        ("goat target 61 minutes", None),
        ("goat 61 points points", None),
        ("goat points", None),
        ("draw first to 5 rounds", None),
        ("draw for 100 points", None),
        ("draw 45 minutes", None),
        ("general 5 points", None),
        ("sport-goat 13 points", None),
        ("forty-two 7 points", None),
        ("forty-two to 5 marks", {"target": "5"}),
        ("forty-two bis 5 Striche nello", {"target": "5", "nello": "true"}),
        ("goat to 51 marks", None),
        ("forty-two 7", {"target": "7"}),
        ("goat for", None),
        ("draw five rounds", {"rounds": "5"}),
        ("draw for twelve rounds to 100", {"rounds": "12", "target": "100"}),
        ("draw fünf Runden", {"rounds": "5"}),
        ("draw über zwei Runden", {"rounds": "2"}),
        ("draw пять раундов", {"rounds": "5"}),
        ("draw в двух конах", {"rounds": "2"}),
        ("draw a cinco rondas", {"rounds": "5"}),
        ("draw en cinq manches", {"rounds": "5"}),
        ("draw in cinque mani", {"rounds": "5"}),
        ("draw in vijf rondes", {"rounds": "5"}),
        ("draw pięć rund", {"rounds": "5"}),
        ("draw rounds five", {"rounds": "5"}),
        ("forty-two to seven", {"target": "7"}),
        ("goat threshold nine points", {"threshold": "9"}),
        ("draw one round", {"single_round": "true"}),
        ("draw five", None),  # which may be the target as well
        ("goat five rounds", None),
        ("draw thirteen rounds", None),
    ],
)
def test_what_a_number_counts_is_said_behind_it(said: str, wanted: dict[str, str] | None) -> None:
    assert understood(said) == wanted


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("goat no pairs", {"teams": "false"}),
        ("goat with no pairs", {"teams": "false"}),
        ("goat with pairs", {"teams": "true"}),
        ("goat no partners, 61 points", {"target": "61", "teams": "false"}),
        ("goat sans les paires", {"teams": "false"}),
        ("goat without any pairs", {"teams": "false"}),
        ("козёл без всяких пар", {"teams": "false"}),
        ("goat some pairs", None),
        ("sea-goat no hundred", {"hundred": "off"}),
        ("sea-goat with hundred", None),
        ("sea-goat no rotten eggs", None),
        ("all-fives with spinner", {"spinner": "first_double"}),
        ("генерал без знаков", {"signals": "off"}),
        ("goat con las parejas", {"teams": "true"}),
        ("goat ohne Paare", {"teams": "false"}),
        ("goat mit Paaren bis 61", {"target": "61", "teams": "true"}),
        ("козёл без пар", {"teams": "false"}),
        ("козёл с парами ли", None),
        ("козёл с двумя дублями сразу", {"two_doubles": "true"}),
        ("kozioł bez par z dwoma dubletami naraz", {"teams": "false", "two_doubles": "true"}),
        ("kozioł z drużynami", {"teams": "true"}),
        ("козёл без команд", {"teams": "false"}),
        ("goat senza squadre per favore", {"teams": "false"}),
        ("goat con equipos", {"teams": "true"}),
        ("goat sans paires", {"teams": "false"}),
        ("donkey sin dobles tapados", {"closing": "false"}),
        ("forty-two no trumps yes", {"no_trump": "true"}),
        ("forty-two with no trumps", {"no_trump": "true"}),
        ("forty-two no trumps", None),
        ("forty-two without trumps", None),
        ("goat no doubles", None),
        ("goat no pairs no", None),
        ("goat with", None),
        ("goat no threshold", None),
        ("donkey pairs no closed doubles", None),
        ("donkey no pairs, closed doubles", None),
        ("draw no pairs", None),
    ],
)
def test_what_is_on_or_off_is_said_before_its_name(said: str, wanted: dict[str, str] | None) -> None:
    assert understood(said) == wanted


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("goat pairs", {"teams": "true"}),
        ("goat teams to 61", {"teams": "true", "target": "61"}),
        ("goat teams off to 61", {"teams": "false", "target": "61"}),
        ("goat teams not allowed", {"teams": "false"}),
        ("42 nello allowed", {"nello": "true"}),
        ("42 nello, plunge", {"nello": "true", "plunge": "true"}),
        ("Bock Paare aus bis 61", {"teams": "false", "target": "61"}),
        ("козёл пары нельзя", {"teams": "false"}),
        ("goat teams foo", None),
        ("goat teams aren't allowed", None),
        ("goat threshold", None),
    ],
)
def test_what_is_on_or_off_is_on_if_its_name_is_all_that_is_said(said: str, wanted: dict[str, str] | None) -> None:
    assert understood(said) == wanted


def test_no_number_has_the_name_of_another() -> None:
    numbers = [one for language in WORDS.languages for one in lines("numbers", language)]
    none_means_two_things((name, number) for number, names in numbers for name in names)
    assert {number for number, _ in numbers} == set(map(str, range(1, 13)))


# --- Without a name ---------------------------------------------------------------------------------------


def unnamed(language: str) -> Iterator[tuple[str, str, str]]:
    """Each rule with its value, and what people say for them."""
    for wish, names in lines("unnamed", language):
        rule, _, value = wish.partition(" ")
        yield from ((rule, value, name) for name in names)


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_is_said_without_a_name_is_a_house_rule_of_every_game_that_has_it(language: str) -> None:
    faults, met = [], set()
    for game, variant in variants().items():
        asked = (*menu(variant.options()), *company(variant))
        rules = {rule.name: [show(choice) for choice in rule.choices] for rule in asked}
        for rule, value, name in unnamed(language):
            if value in rules.get(rule, ()):
                met.add((rule, value))
                faults += [name] * (wishes(f"{game} {name}") != [(rule, value)])
    none(faults)
    assert met == {(rule, value) for rule, value, _ in unnamed(language)}


def test_nothing_that_is_said_without_a_name_means_two_things() -> None:
    none_means_two_things(
        (name, (rule, value)) for language in WORDS.languages for rule, value, name in unnamed(language)
    )


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("mexican train double-nine, 5 rounds", {"set": "9", "rounds": "5"}),
        ("mexican train with double nine please", {"set": "9"}),
        ("Mexican Train mit Doppelneun", {"set": "9"}),
        ("мексиканский поезд дубль 9", {"set": "9"}),
        ("tren mexicano doble nueve a 5 rondas", {"set": "9", "rounds": "5"}),
        ("chickenfoot Double 12", {"set": "12"}),
        ("goat 2 vs 2 to 61", {"teams": "true", "target": "61"}),
        ("capra a coppie fino a 61", {"teams": "true", "target": "61"}),
        ("goat à 61 en équipe", {"teams": "true", "target": "61"}),
        ("goat jeder für sich", {"teams": "false"}),
        ("draw for one round", {"single_round": "true"}),
        ("draw a round", {"single_round": "true"}),  # “a” goes before a target in Spanish
        ("general for half an hour", {"session_minutes": "30"}),
        ("general for three quarters of an hour", {"session_minutes": "45"}),
        ("general in pairs", {}),  # as it always is
        ("general with teams for an hour", {"session_minutes": "60"}),
        ("forty-two mit Partnern", {}),
        ("general no teams", {"teams": "false"}),
        ("general teams off", {"teams": "false"}),
        ("classic in pairs", None),
        ("general на час", {"session_minutes": "60"}),
        ("general in an hour", None),  # which is when, and not how long
        ("general in einer Stunde", None),
        ("goat double nine", None),
        ("draw without double nine", None),
    ],
)
def test_house_rules_that_everybody_knows_need_no_name(said: str, wanted: dict[str, str] | None) -> None:
    assert understood(said) == wanted


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_only_one_house_rule_can_be_needs_no_name(language: str) -> None:
    """What several can be, be it in another game, or is said of another one already, is not taken for it."""
    faults, told, met = [], 0, 0
    for game, variant in variants().items():
        for rule in menu(variant.options()):
            for value in (value for value in rule.choices if isinstance(value, str) and value not in OFF):
                label = WORDS.line(option_value(rule.name, value), language)
                if not label[:1].isdigit() and len(label.split()) <= LONGEST:
                    found = wishes(f"{game} {label}")
                    faults += [f"{game} {label}"] * (found not in (None, [(rule.name, value)]))
                    told += found is not None
                    met += 1
    none(faults)
    assert told > met / 2


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("draw clockwise", {"direction": "cw"}),
        ("draw counter-clockwise, 5 rounds", {"direction": "ccw", "rounds": "5"}),
        ("draw gegen den Uhrzeigersinn", {"direction": "ccw"}),
        ("draw по часовой до 100", {"direction": "cw", "target": "100"}),
        ("goat clockwise", None),
        ("draw nobody scores", None),  # in a tie, or when nobody can go on
        ("goat never", None),
        ("general never", None),
        ("general everybody", None),  # of the fish in others
        ("draw the winner", None),  # in others also who scores
        ("goat immer", None),
        ("domino-squares hard", {"grade": "hard"}),
        ("draw cw", None),
    ],
)
def test_a_choice_is_said_without_the_name_of_its_house_rule(said: str, wanted: dict[str, str] | None) -> None:
    assert understood(said) == wanted


# --- Who plays --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("draw 3 players", {"players": "3"}),
        ("draw for three players to 100", {"players": "3", "target": "100"}),
        ("draw for three rounds", {"rounds": "3"}),
        ("draw for three", {"players": "3"}),
        ("draw for 5", {"players": "5"}),
        ("draw 4", {"players": "4"}),
        ("draw 4 100", {"players": "4", "target": "100"}),
        ("forty-two 4", {"target": "4"}),
        ("draw 12", {"target": "12"}),
        ("draw target 4", {"target": "4"}),
        ("draw 4 points", {"target": "4"}),
        ("draw für 3 bis 50", {"players": "3", "target": "50"}),
        ("draw entre 4", {"players": "4"}),
        ("mexican-train for eight", {"players": "8"}),
        ("draw à trois", {"players": "3"}),
        ("goat à 61", {"target": "61"}),
        ("draw zu dritt über 5 Runden", {"players": "3", "rounds": "5"}),
        ("draw drei Leute", {"players": "3"}),
        ("draw на троих", {"players": "3"}),
        ("draw на три раунда", {"rounds": "3"}),
        ("draw 2 игрока", {"players": "2"}),
        ("draw para cuatro", {"players": "4"}),
        ("draw in tre", {"players": "3"}),
        ("draw met z’n drieën", {"players": "3"}),
        ("draw w trójkę", {"players": "3"}),
        ("draw we trójkę", {"players": "3"}),
        ("draw 12 players", {"players": "12"}),
        ("block with 2 computers", {"computers": "2"}),
        ("block with a computer", {"computers": "1"}),
        ("block with computers", {"computers": "true"}),
        ("block against the computer for one round", {"computers": "1", "single_round": "true"}),
        ("block double nine with 2bots", {"set": "9", "computers": "2"}),
        ("block mit zwei Computern", {"computers": "2"}),
        ("block gegen einen Computer", {"computers": "1"}),
        ("block с компьютером", {"computers": "1"}),
        ("block с двумя ботами", {"computers": "2"}),
        ("block con tres máquinas", {"computers": "3"}),
        ("block contre l’ordinateur", {"computers": "1"}),
        ("block con due computer", {"computers": "2"}),
        ("block tegen één computer", {"computers": "1"}),
        ("block z dwoma komputerami", {"computers": "2"}),
        ("block for 3 players with 2 computers", {"players": "3", "computers": "2"}),
        ("draw for nine", {"players": "9"}),
        ("draw for 51", None),
        ("draw for", None),
        ("draw players", None),
        ("draw without computers", None),
    ],
)
def test_who_plays_is_said_behind_a_game(said: str, wanted: dict[str, str] | None) -> None:
    assert understood(said) == wanted


def test_the_beginning_of_another_game_is_no_beginning_of_who_plays() -> None:
    """There is *Block with end-of-turn draw*."""
    found = game_said(WORDS, ["block", "with", "computers"])
    assert found is not None
    assert found[0].id == "block"


@pytest.mark.parametrize(
    ("said", "computers"),
    [
        ("block with 2 computers", 2),
        ("block against the computer", 1),
        ("block with computers", 3),
        ("block with computers for three", 2),
        ("block for 3 people with 2 computers", 2),
        ("block one player against two computers", 2),
        ("forty-two with 3 computers", 3),
        ("block computers=2", 2),
        ("block Computer=zwei", 2),
        ("block computers=0", 0),
        ("block", 0),
    ],
)
async def test_computer_players_sit_down_at_once_if_they_are_wished_for(
    tmp_path: Path, said: str, computers: int
) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say(f"/play {said}")
        assert [seat.computer is None for seat in chat.table().match.seats] == [True] + [False] * computers


@pytest.mark.parametrize(
    ("said", "seats"),
    [("draw 3 players", 3), ("draw with a computer", 2), ("draw computers=0", 1), ("draw", 4)],
)
async def test_alone_with_the_bot_computer_players_take_the_seats_of_so_many_players(
    tmp_path: Path, said: str, seats: int
) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").write(f"/play {said}")
        assert len(chat.table().match.seats) == seats


async def test_a_number_that_leaves_nobody_to_play_against_computers_is_that_of_the_people(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/play block for 2 people against 2 computers")) == says("players-come", count=4)
        assert len(chat.table().match.seats) == 3


@pytest.mark.parametrize("said", ["/play draw for three", "/play draw players=3", "/sheet goat 3 players"])
async def test_how_many_play_is_up_to_those_who_sit_down(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        assert told(await ann.say(said)) == says("players-come", count=3)
        await bob.press("Join")
        assert len(chat.table().match.seats) == 2


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("/play draw 12 players", says("refused-players", allowed="2, 3, 4", players=12)),
        ("/play goat with 4 computers", says("refused-players", allowed="2, 3, 4", players=5)),
        ("/play solo 1 with a computer", says("refused-players", allowed="1", players=2)),
        ("/play goat for two with 3 computers", says("refused-players", allowed="2, 3, 4", players=5)),
        ("/play solo 1 with computers", says("refused-players", allowed="1", players=2)),
        (
            "/play goat with computers with 2 computers",
            says("only-one", one="computers=true", other="computers=2"),
        ),
        ("/play goat computers=many", says("option-how", words="computers = many", example="teams=true")),
        ("/sheet goat with 2 computers", says("no-computers-on-sheet")),
    ],
)
async def test_more_than_can_play_are_refused(tmp_path: Path, said: str, answer: str) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say(said)) == answer
        assert not chat.tables()


# --- What is not understood -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "left", "example"),
    [
        ("goat to 61, no pairs, 4 eggs", "4 eggs", "teams=true"),
        ("goat please shuffle well", "shuffle well", "teams=true"),
        ("mexican train double nine for beginners", "for beginners", "set=12"),
    ],
)
async def test_of_house_rules_only_those_are_named_that_are_not_understood(
    tmp_path: Path, said: str, left: str, example: str
) -> None:
    async with chatting(tmp_path) as chat:
        answer = told(await chat.guest("Ann").say(f"/play {said}"))
        assert answer == says("option-how", words=left, example=example)
        assert not chat.tables()


@pytest.mark.parametrize(
    ("said", "one", "other"),
    [
        ("bergen 10 rounds 15", "rounds=10", "rounds=15"),
        ("goat no pairs with pairs", "teams=false", "teams=true"),
        ("goat 61 points 71 points", "target=61", "target=71"),
    ],
)
async def test_what_can_be_meant_in_two_ways_is_refused(tmp_path: Path, said: str, one: str, other: str) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say(f"/play {said}")) == says("only-one", one=one, other=other)
        assert not chat.tables()


@pytest.mark.parametrize(
    ("said", "words", "example"),
    [
        ("goat with bob", "with bob", "teams=true"),
        ("goat to 61 против Боба", "против Боба", "teams=true"),
        ("mit Anna und Ben", "mit Anna und Ben", "target=100"),
    ],
)
async def test_who_names_people_is_told_that_they_sit_down_themselves(
    tmp_path: Path, said: str, words: str, example: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, how = chat.guest("Ann"), text("option-how", words=words, example=example)
        assert told(await ann.say(f"/play {said}")) == says("with-how", how=how)
        assert told(await ann.say("/sheet goat с Олей и Колей")) == says("sheet-with-whom")
        assert not chat.tables()


@pytest.mark.parametrize(
    ("said", "game", "wanted"),
    [
        ("в козла", "goat", {}),
        ("сыграем в козла", "goat", {}),
        ("козла до 151", "goat", {"target": "151"}),
        ("морского козла", "sea-goat", {}),
        ("в генеральского козла 45 минут", "general", {"session_minutes": "45"}),
        ("w kozła", "goat", {}),
        ("generalskiego kozła", "general", {}),
        ("w matadora", "matador", {}),
    ],
)
def test_a_game_is_meant_by_another_form_of_its_name(said: str, game: str, wanted: dict[str, str]) -> None:
    found = game_said(WORDS, said.split())
    assert found is not None
    assert (found[0].id, dict(found[1])) == (game, wanted)


@pytest.mark.parametrize("said", ["рыбу", "блоки и базары", "пять"])
def test_other_words_are_no_form_of_a_name(said: str) -> None:
    assert game_said(WORDS, said.split()) is None
