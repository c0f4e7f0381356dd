"""What happened, in words: turns of several tiles, points in play, teams made by tiles, sea goat's rights."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chats.choices import ChatChoice, ShownAs
from bot.messages import Text, text
from bot.pictures.scene import TableScene
from bot.screens.events import ending, settled, told
from bot.screens.hand import hand_screen
from bot.screens.names import rights, standing
from bot.screens.result import result_screen
from bot.screens.table import Setting, joined, table_screen
from engine.events import (
    Announced,
    Barred,
    Drew,
    Earned,
    Ending,
    Event,
    How,
    Laid,
    Leads,
    Mark,
    MatchEnded,
    Misdealt,
    NextLead,
    RoundEnded,
    Scored,
    Seated,
    Term,
    Unscored,
)
from engine.game import legal, play, start, variants, view
from engine.model import View
from engine.moves import Deal, Play
from engine.scoring.fishing import Fished
from engine.scoring.sea_states import Debt, Eggs, Grant, RightChanged, SeaGoatBook
from engine.scoring.titles import Titled
from engine.seats import Seat, Side
from engine.tiles import tile
from tests.bot.chat import LIMITS
from tests.bot.kept import WORDS
from tests.bot.lobbies import match

PAIRS = (Side(0), Side(1), Side(0), Side(1))
ALONE = (Side(0), Side(1), Side(2), Side(3))


def said(words: Text | None) -> str:
    assert words is not None
    return WORDS.line(words, "en")


def setting(layout: ShownAs = ShownAs.TEXT) -> Setting:
    return Setting(ChatChoice(layout=layout), several=False, inline=False, say=said)


def seen(game: str, **options: str) -> View:
    return view(play(start(variants()[game], 4, "seed", options), None, Deal()).state, None)


# --- Moves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Laid(Seat(0), (Play(tile(6, 6)),)), "Ann: [6|6]."),
        (Laid(Seat(0), (Play(tile(6, 6), "L"),)), "Ann: [6|6] on the left."),
        (Laid(Seat(0), (Play(tile(6, 6), "U"),)), "Ann: [6|6] at ↑ U."),
        (Laid(Seat(0), (Play(tile(6, 6), "3"),)), "Ann: [6|6] on arm 3."),
        (Laid(Seat(0), (Play(tile(6, 6), "1.2"),)), "Ann: [6|6] on arm 1.2."),
        (Laid(Seat(0), (Play(tile(6, 6), "L"), Play(tile(5, 5), "R"))), "Ann: [6|6] [5|5] at both ends."),
        (
            Laid(Seat(0), (Play(tile(6, 6), "L", closed=True), Play(tile(5, 5), "D"))),
            "Ann: [6|6] on the left, face down; [5|5] at ↓ D.",
        ),
        (Laid(Seat(1), (Play(tile(3, 3), "R", along=True),)), "Bob: [3|3] on the right, lengthwise."),
        (Laid(Seat(1), (Play(tile(6, 1), "R", shown=1),)), "Bob: [6|1] on the right, new end 1."),
        (Barred(Seat(2), tile(5, 5), "L"), "Cid blocks the left end with [5|5]."),
        (Announced(Seat(2), 10), "Cid claims the points!"),
        (Announced(Seat(2), 0), "Cid claims points, but that tile does not score."),
        (
            Earned(Side(0), Seat(0), (Mark("double", 2), Mark("triple", 3)), None, 12),
            "Ann scores 5 points: 2 for the highest double, 3 for a triple. Total 12.",
        ),
        (Earned(Side(1), Seat(1), (Mark("ends", 1),), 5, 1), "Bob scores 1 point: the ends count 5. Total 1."),
        (
            Seated((Side(0), Side(1), Side(1), Side(0)), (Seat(0), Seat(1), Seat(3), Seat(2))),
            "The tiles have made the teams: Ann and Dot · Bob and Cid.",
        ),
    ],
)
def test_a_move_is_told(event: Event, words: str) -> None:
    assert said(told(match(), event)) == words


def test_tiles_that_somebody_lays_or_draws_one_after_another_are_told_together() -> None:
    tale = (
        Laid(Seat(0), (Play(tile(6, 6)),)),
        Laid(Seat(0), (Play(tile(6, 2), "R"),)),
        Laid(Seat(1), (Play(tile(6, 4), "L"),)),
        Drew(Seat(0), (None, None)),
        Drew(Seat(0), (None,)),
        Drew(Seat(1), (None,)),
    )
    assert [said(told(match("hungarian"), event)) for event in joined(tale)] == [
        "Ann: [6|6]; [6|2] on the right.",
        "Bob: [6|4] on the left.",
        "Ann draws 3 tiles.",
        "Bob draws a tile.",
    ]


# --- How rounds end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (How.OUT, "Round 3: Ann is out with [6|5]."),
        (How.FISH, "Round 3 is blocked (a fish): nobody can go on; the last tile, [6|5], was Ann’s."),
        (How.CLOSED, "Round 3: Ann blocks an end with [6|5]."),
        (How.STOPPED, "Round 3: the points decide the match at once; the last tile, [6|5], was Ann’s."),
    ],
)
def test_how_a_round_ended_is_told(how: How, words: str) -> None:
    table = tuple(map(Seat, range(4)))
    held = ((), (tile(1, 0), tile(5, 5), tile(5, 2), tile(6, 0)), (), ())
    end = Ending(how, Seat(0), (tile(6, 5),), (), held, table, ALONE, (Seat(0),), Seat(0))
    lines = ending(match(), RoundEnded(3, end, (), "", ()), brief=False)
    assert [said(line) for line in lines] == [words, "Bob held [6|0] [5|5] [5|2] [1|0]"]


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (How.FISH, "nobody can go on; the last tiles, [4|4] [6|4], were Ann’s."),
        (How.STOPPED, "the points decide the match at once; the last tiles, [4|4] [6|4], were Ann’s."),
    ],
)
def test_of_a_last_turn_of_several_tiles_all_are_told(how: How, words: str) -> None:
    end = Ending(
        how, Seat(0), (tile(4, 4), tile(6, 4)), (), ((), ()), (Seat(0), Seat(1)), ALONE, (Seat(0),), Seat(0)
    )
    (line,) = ending(match(), RoundEnded(3, end, (), "", ()), brief=False)
    assert said(line).endswith(words)


@pytest.mark.parametrize(
    ("sides", "winners", "words"),
    [
        ((0, 1, 0, 1), (0,), "Ann and Cid win the match! The goat: Bob and Dot."),
        ((0, 1, 0, 2), (0, 2), "Ann and Cid; Dot win the match! The goat: Bob."),
        ((0, 1, 2, 3), (0, 1, 2), "Ann, Bob, and Cid win the match! The goat: Dot."),
    ],
)
def test_teams_are_told_apart(sides: tuple[int, ...], winners: tuple[int, ...], words: str) -> None:
    losers = tuple(Side(one) for one in sorted({*sides} - {*winners}))
    ended = MatchEnded(tuple(map(Side, winners)), losers, "goat")
    assert said(settled(match(), tuple(map(Side, sides)), ended)) == words


def test_who_leads_the_next_round_is_told_if_there_is_one_and_it_is_known() -> None:
    board, scored = seen("goat"), Unscored("void")
    leads, over = NextLead(Seat(0), "finisher"), MatchEnded((Side(0),), (Side(1),), "target")
    line = "Ann leads the next round: the finisher."
    assert line in map(said, result_screen(match(), board, (scored, leads)).lines)
    assert line not in map(said, result_screen(match(), board, (scored, leads, over)).lines)
    assert settled(match(), board.sides, NextLead(None, "again")) is None


def test_a_draw_that_the_accounts_do_not_explain_is_explained() -> None:
    everybody = MatchEnded((), (), "all-at-target")
    assert said(settled(match(), ALONE, everybody)) == "The match is a draw. Everybody has reached the target."
    assert said(settled(match(), ALONE, MatchEnded((), (), "target"))) == "The match is a draw."


def test_who_must_lead_is_told_until_he_has_led() -> None:
    state = play(start(variants()["block"], 4, "seed"), None, Deal()).state
    assert state.turn is not None
    leads, due = Leads(state.turn, tile(6, 6), forced=True, why="double"), "must lead [6|6]"
    before = table_screen(match("block"), view(state, None), (leads,), setting())
    assert due in "\n".join(map(said, before.lines))
    step = play(state, state.turn, legal(state, state.turn)[0])
    after = table_screen(match("block"), view(step.state, None), (leads, *step.events), setting())
    told_after = list(map(said, after.lines))
    assert due not in "\n".join(told_after)
    assert said(told(match("block"), step.events[0])) in told_after


def test_deals_that_were_cancelled_are_told_in_one_line() -> None:
    tale = [Misdealt("doubles"), Misdealt("doubles"), Misdealt("same"), Misdealt("doubles")]
    screen = table_screen(match(), seen("goat"), tale, setting())
    many, one = [line for line in screen.lines if line.key == "told-misdealt"]
    assert many == text("told-misdealt", why="doubles", count=3)
    assert said(many).endswith("dealt again, 3 times.")
    assert one == text("told-misdealt", why="same", count=1)
    assert said(one).endswith("dealt again.")


def test_less_than_nothing_has_a_minus_in_a_picture_too() -> None:
    shown = seen("goat")
    owing = replace(shown, book=replace(shown.book, scores=(-5, 12)))
    picture = table_screen(match(), owing, (), setting(ShownAs.PICTURE)).picture
    assert picture is not None
    assert isinstance(picture.scene, TableScene)
    assert [box.score for box in picture.scene.boxes] == ["−5", "12"] * 2


@pytest.mark.parametrize(
    ("terms", "points", "note", "tells"),
    [
        ((Term(Seat(0), 0),), 0, "", False),
        ((), 0, "", False),
        ((Term(Seat(0), 3),), 0, "burnt", True),
        ((Term(Seat(0), 0),), 20, "carried", True),
        ((Term(Seat(1), 0),), 0, "", True),  # why a finish has brought nothing
    ],
)
def test_who_has_nothing_to_write_has_no_line(
    terms: tuple[Term, ...], points: int, note: str, tells: bool
) -> None:
    event = Scored(Side(0), terms, points, 40, note)
    assert (settled(match(), ALONE, event) is not None) is tells


def test_a_total_that_nobody_may_know_is_not_told() -> None:
    scored = Scored(Side(1), (Term(Seat(1), 9),), 9, 21)
    assert said(settled(match(), ALONE, scored)) == "Bob: 9 (Bob) = 9. Total 21."
    assert said(settled(match(), ALONE, replace(scored, total=None))) == "Bob: 9 (Bob) = 9."


def test_covered_accounts_stand_nowhere() -> None:
    covered = seen("peruvian")
    assert not standing(match("peruvian"), covered)
    for layout in ShownAs:
        screen = table_screen(match("peruvian"), covered, (), setting(layout))
        told_there = [said(line) for line in (*screen.lines, *(screen.picture.words if screen.picture else ()))]
        assert "The totals are secret for now." in told_there
        assert not any("Ann 0" in line for line in told_there)
    opened = seen("peruvian", secret_scores="false")
    assert [said(line) for line in standing(match("peruvian"), opened)] == ["Ann 0", "Bob 0", "Cid 0", "Dot 0"]


# --- General's goat ---------------------------------------------------------------------------------------


def test_the_title_of_a_general_is_nobodys_but_the_side_that_takes_it() -> None:
    titled = settled(match("general"), PAIRS, Titled(Side(1), Seat(1), Seat(0), "general", 1))
    assert said(titled) == "General! Ann finished and Bob was next. It counts for Bob and Dot."


# --- Sea goat ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            RightChanged("grant-six", Side(0), Seat(0), 0),
            "A finish with 6-6: Ann and Cid may make the hundred in the next round.",
        ),
        (
            RightChanged("debt", Side(1), Seat(1), 3),
            "A debt for Bob and Dot: a win of 25 or more writes the fish off. 3 tries.",
        ),
        (RightChanged("eggs-failed", None, None, 1), "The eggs are not settled. 1 try is left."),
        (RightChanged("eggs-rotten", None, None, 0), "The eggs are rotten: nobody has settled them."),
        (
            Fished(Seat(0), (Term(Seat(0), 3), Term(Seat(2), 4)), (Term(Seat(1), 30),)),
            "The fish is Ann’s: 3 (Ann) + 4 (Cid) against 30 (Bob).",
        ),
    ],
)
def test_rights_and_debts_are_told(event: Event, words: str) -> None:
    assert said(settled(match("sea-goat"), PAIRS, event)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", "Ann заходит с любой кости: по праву на сотню."),
        ("pl", "Ann zaczyna dowolną kostką: na mocy prawa do setki."),
        ("nl", "Ann begint met een steen naar keuze: dankzij het recht op de honderd."),
    ],
)
def test_the_right_to_the_hundred_gives_the_lead(language: str, words: str) -> None:
    leads = told(match("sea-goat"), Leads(Seat(0), None, forced=False, why="grant"))
    assert leads is not None
    assert WORDS.line(leads, language) == words


def test_a_wiped_account_is_told_in_russian_with_what_is_against_it() -> None:
    wiped = settled(match("sea-goat"), PAIRS, Scored(Side(0), (Term(Seat(0), 30),), 30, 0, "wiped"))
    assert wiped is not None
    assert WORDS.line(wiped, "ru") == "Ann и Cid: счёт сгорает, против него 30 (Ann) = 30. Всего 0."


def test_rights_and_debts_stand_at_the_table() -> None:
    shown = seen("sea-goat")
    assert isinstance(shown.book, SeaGoatBook)
    debt = Debt(2, Side(1), Seat(1), Side(0))
    owing = replace(shown, book=replace(shown.book, grant=Grant(Side(0), Seat(0)), pending=debt))
    assert [said(line) for line in rights(match("sea-goat"), owing)] == [
        "The hundred may be made by Ann and Cid.",
        "Debt of Bob and Dot: 2 tries left.",
    ]
    eggs = replace(shown, book=replace(shown.book, pending=Eggs(1)))
    assert [said(line) for line in rights(match("sea-goat"), eggs)] == ["Eggs: 1 try left."]
    assert not rights(match("sea-goat"), shown)
    assert not rights(match("goat"), seen("goat"))


def test_who_is_out_of_the_match_is_told_so_and_who_waits_that_he_waits() -> None:
    shown = replace(seen("sea-goat"), me=Seat(1), table=(Seat(0), Seat(2)))
    assert isinstance(shown.book, SeaGoatBook)
    out = replace(shown, book=replace(shown.book, eliminated=(shown.sides[1],)))
    for one, words in ((shown, "Your team waits for its turn at the table."), (out, "You are out of this match.")):
        lines = hand_screen(match("sea-goat"), one, "", LIMITS, several=False).lines
        assert [said(line) for line in lines] == [words]
