"""`boneyard replay` as a program: files, exit status, reports; and how a record is read and written."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from bot.replaying import Exit, replay_files
from engine.codec import decode
from engine.game import find, play, start
from engine.model import Phase, State
from engine.moves import Deal, DealTiles, TimeUp
from engine.record import LONGEST_FILE, LONGEST_LINE, MOST_LINES, BadRecord, Dealing, plain_names, read, write
from engine.replay import Replay, replay
from engine.seats import Seat
from engine.tiles import parse_tiles

A, B = Seat(0), Seat(1)
HEAD = "game draw\nplayers a b\n"
ROUND = HEAD + "deal\nhand a 6-6 5-4\nhand b 6-5 2-1\na: 6-6\n"


@pytest.fixture
def put(tmp_path: Path) -> Put:
    return Put(tmp_path)


class Put:
    """Writes files and replays them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, content: str | bytes, name: str = "x.dom") -> str:
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)


def played(text: str) -> Replay:
    return replay(read(text))


def found(text: str) -> list[str]:
    return [failure.found for failure in played(text).failures]


# --- Files ------------------------------------------------------------------------------------------------


def test_what_has_failed_before_a_line_that_is_no_statement_is_reported(
    put: Put, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(ROUND + "? turn a\n? weather fine\n? turn a\n")
    assert replay_files([file], as_json=True) is Exit.BAD_FILE
    out, err = capsys.readouterr()
    assert (out, err.splitlines()) == (
        "",
        [f"{file}:7: expected turn a, found b", f"{file}:8: `? weather` is no expectation"],
    )


def test_good_failed_and_bad_files(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    good = put(ROUND + "? turn b\n", "good.dom")
    failed = put(ROUND + "? turn a\n? ends 6 6\n? boneyard 1\n", "failed.dom")
    bad = put(ROUND + "? weather fine\n", "bad.dom")
    assert replay_files([good], as_json=False) is Exit.GOOD
    assert replay_files([good, failed], as_json=False) is Exit.FAILED
    assert capsys.readouterr().err.splitlines() == [
        f"{failed}:7: expected turn a, found b",
        f"{failed}:9: expected boneyard 1, found 0",
    ]
    assert replay_files([bad, failed, good], as_json=False) is Exit.BAD_FILE
    assert capsys.readouterr().err.splitlines() == [
        f"{bad}:7: `? weather` is no expectation",
        f"{failed}:7: expected turn a, found b",
        f"{failed}:9: expected boneyard 1, found 0",
    ]


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((ROUND + "? turn a\n").encode())))
    assert replay_files(["-"], as_json=False) is Exit.FAILED
    assert capsys.readouterr().err == "-:7: expected turn a, found b\n"


def test_json(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    names = [put(ROUND, "1.dom"), put("game chess\n", "2.dom"), put(ROUND + "? turn a\n", "3.dom")]
    assert replay_files(names, as_json=True) is Exit.BAD_FILE
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["file"] for one in told] == [names[0], names[2]]
    assert told[0]["game"] == "draw"
    assert told[0]["players"] == ["a", "b"]
    state = decode(told[0]["state"], State)
    assert (state.turn, state.hands) == (B, (parse_tiles("5-4"), parse_tiles("6-5 2-1")))


def test_files_that_cannot_be_read(put: Put, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (str(tmp_path / "absent.dom"), str(tmp_path)):
        assert replay_files([name], as_json=True) is Exit.BAD_FILE
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith(f"{name}: ")
    assert replay_files([put(HEAD.encode() + b"deal \xff\n")], as_json=False) is Exit.BAD_FILE
    assert capsys.readouterr().err.endswith(":3: not UTF-8\n")
    assert replay_files([put(bytes(range(256)) * 99)], as_json=False) is Exit.BAD_FILE


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (HEAD + "#" * (LONGEST_LINE + 1), 3),
        (HEAD + "\n" * (MOST_LINES - 1), MOST_LINES),
        ("# as long as a file may be, and then some\n" * (LONGEST_FILE // 40), 1),
        ("\0" * (4 * LONGEST_FILE + 9), 1),
    ],
    ids=["line", "lines", "file", "zeros"],
)
def test_too_long(put: Put, capsys: pytest.CaptureFixture[str], text: str, line: int) -> None:
    name = put(text)
    assert replay_files([name], as_json=False) is Exit.BAD_FILE
    assert capsys.readouterr().err.startswith(f"{name}:{line}: the ")


def test_as_many_lines_as_a_file_may_have(put: Put) -> None:
    assert replay_files([put(HEAD + "\n" * (MOST_LINES - 2))], as_json=False) is Exit.GOOD


def test_a_file_cannot_command_the_terminal(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_files([put(HEAD + "\x1b[31mred\x07\u202e\n")], as_json=False) is Exit.BAD_FILE
    assert capsys.readouterr().err.endswith(":3: `\ufffd[31mred\ufffd\ufffd` is no statement\n")


def test_deeply_nested_moves_are_no_moves() -> None:
    many = " + ".join(["6-6"] * 300)
    with pytest.raises(BadRecord, match="is no move"):
        read(f"{HEAD}deal 1\na: {many}\n")
    assert found(f"{HEAD}deal 1\n! a: {' + '.join(['6-6'] * 15)}\n") == []


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "marked"])
@pytest.mark.parametrize("line", ["{}", " \t{}  ", "{} # comment"], ids=["bare", "blanks", "comments"])
def test_line_ends_and_blanks(put: Put, line: str, mark: str, end: str) -> None:
    said = [*ROUND.split("\n"), "?turn   b", "!a:5-4", "b : 6-5"]
    assert replay_files([put(mark + end.join(map(line.format, said)))], as_json=False) is Exit.GOOD


# --- What a record says ----------------------------------------------------------------------------------


def test_the_replay_goes_on_after_a_refused_move() -> None:
    assert found(ROUND + "b: 2-1\nb: 6-5\n? turn b\n? hand b 2-1\n") == ["refused: does-not-fit (tile 2-1)", "a"]


def test_lists_of_moves() -> None:
    two_doubles = (
        "game goat\noption two_doubles yes\noption threshold 0\nplayers a b\n"
        "deal\nhand a 1-1\nhand b 1-0\na: 1-1\n"
        "deal\nhand a 6-5 6-3\nhand b 6-6 5-5 3-1\na: 6-5\n"
    )
    for moves in ("6-6@L 5-5@R 6-6@L + 5-5@R", "5-5@R+6-6@L 6-6@L 5-5@R", "5-5@R +6-6@L 5-5@R 6-6@L"):
        assert found(f"{two_doubles}? legal {moves}\n") == []
    for moves in ("6-6@L 5-5@R", "6-6@L 5-5@R 6-6@L + 5-5@R pass", "6-6@L 5-5@R 6-6@R + 5-5@L"):
        assert found(f"{two_doubles}? legal {moves}\n") == ["6-6@L 5-5@R 6-6@L + 5-5@R"]
    drawing = "game draw\noption draw_rule two_or_pass\nplayers a b\ndeal\nhand a 6-6 5-4\nhand b 2-1\n"
    drawing += "boneyard 3-1 3-2\na: 6-6\n"
    assert found(f"{drawing}? legal pass draw 2\n? can draw 2\n? legal draw 2 pass\n") == []
    assert found(f"{drawing}? legal draw pass\n? can draw\n") == ["draw 2 pass", "draw 2 pass"]


def test_the_half_that_stays_showing_may_be_named_where_there_is_no_choice() -> None:
    sevens = "game all-sevens\nplayers a b\ndeal\nhand a 6-6 3-2\nhand b 4-1 5-2\na: 6-6\n"
    assert found(f"{sevens}! b: 4-1@L:1\n! b: 4-1@M:4\nb: 4-1@L:4\n? hand b 5-2\n") == []
    assert found(f"{sevens}? can 4-1@R:4\n? legal 4-1@L:4 4-1@R 5-2@L:5 5-2@L:2 5-2@R:5 5-2@R:2\n") == []
    assert found(f"{sevens}? can 4-1@R:1\n") == ["4-1@L 4-1@R 5-2@L:5 5-2@L:2 5-2@R:5 5-2@R:2"]
    assert found(ROUND + "b: 6-5@L:5\n") == []


def test_blanks_around_signs_do_not_matter() -> None:
    assert found(ROUND + "? can 6-5 @ L\n? legal 6-5 @L 6-5@ R\nb: 6-5 @ R\n") == []


def test_a_player_may_be_called_none() -> None:
    text = "game draw\nplayers none b\ndeal\nhand none 6-6\nnone: 6-6\n"
    assert found(f"{text}? round-winner none\n") == []
    assert found(f"{text}? round-winner\n") == ["none"]


def test_expectations_look_at_the_last_round_that_ended() -> None:
    text = "deal\nhand a 6-6\nhand b 6-5\na: 6-6\ndeal\nhand a 5-5 4-1\nhand b 5-3 2-1\na: 5-5\n"
    assert found(f"{HEAD}{text}? out a\n? round-winner a\n? round\n? score a 11\n") == []


def test_the_lot_is_for_one_deal() -> None:
    deal = "deal\nhand a 6-6\nhand b 6-6 6-5\n"
    text = f"game draw\noption sets_combined 2\nplayers a b\nlot a\n{deal}? leads a 6-6\na: 6-6\n{deal}"
    assert found(text) == ["refused: lot-unknown"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (f"{HEAD}lot a\nlot b\ndeal 1\n", "4: the lot is told twice"),
        (f"{ROUND}lot b\n", "7: no deal follows this lot"),
    ],
)
def test_a_lot_that_no_deal_can_use_is_an_error(text: str, error: str) -> None:
    with pytest.raises(BadRecord, match=error):
        read(text)


@pytest.mark.parametrize("words", ["can xyzzy", "legal 6-6 xyzzy"])
def test_what_is_no_move_is_an_error_also_when_nobody_moves(words: str) -> None:
    with pytest.raises(BadRecord, match="`xyzzy` is no move"):
        played(f"{HEAD}? {words}\n")


def test_which_of_many_arms_was_meant_may_be_said_later() -> None:
    text = (
        "game cyprus\nplayers n e s w\ndeal\nhand n 9-9 3-1\nhand e 9-8 2-1\nhand s 9-7 2-0\nhand w 8-1 3-0\n"
        "n: 9-9\ne: 9-8\ns: 9-7\n"
    )
    for arm in range(1, 9):
        assert found(f"{text}w: 8-1@{arm}\n") == []


def test_accounts_that_the_deal_joins_have_one_score() -> None:
    text = "game team-block\nplayers n e s w\n{}deal\nhand n 6-6 5-5\nhand e 6-5 6-4\nhand s 1-0 1-1\nhand w 2-0\n"
    assert found(text.format("score n 10\nscore s 30\n") + "? score e 10\n? score w 30\n") == []
    assert found(text.format("score n 10\nscore e 20\n")) == ["refused: not-this-game"]


# --- Writing ---------------------------------------------------------------------------------------------


def test_written_and_read_again() -> None:
    general = find("general")
    assert general is not None
    first = start(general, 4, "some seed", {"session_rounds": "7"}, {})
    journal = [
        (None, Deal()),
        (None, TimeUp()),
    ]
    state = play(play(first, None, Deal()).state, None, TimeUp()).state
    text = write(first, ("n", "e", "s", "w"), journal, notes=["of a Sunday"])
    assert text.startswith("# of a Sunday\ngame general\noption session_rounds 7\nplayers n e s w\n")
    again = played(text).state
    assert again.hands == state.hands
    assert again.shuffle == state.shuffle
    assert first.seed not in text


def test_every_round_is_written_with_its_own_seed() -> None:
    draw = find("draw")
    assert draw is not None
    first = start(draw, 2, "some seed")
    record = read(write(first, ("a", "b"), [(None, Deal()), (None, Deal("told")), (None, Deal())]))
    moves = [line.move for line in record.lines if isinstance(line, Dealing)]
    seeds = [move.seed for move in moves if isinstance(move, Deal)]
    assert len(set(seeds)) == 3
    assert seeds[1] == "told"
    assert play(first, None, Deal(seeds[0])).state.hands == play(first, None, Deal()).state.hands


def test_named_tiles_and_lots_are_written() -> None:
    draw = find("draw")
    assert draw is not None
    first = start(draw, 2, options={"sets_combined": "2"}, scores=None)
    deal = DealTiles((parse_tiles("6-6 5-4"), parse_tiles("6-6")), parse_tiles("3-2"), lot=B)
    text = write(first, ("a", "b"), [(None, deal)])
    assert text.split("\n\n")[1] == "lot b\ndeal\nhand a 6-6 5-4\nhand b 6-6\nboneyard 3-2\n"
    assert played(text).state.phase is Phase.PLAY
    assert played(text).state.turn == B


def test_plain_names() -> None:
    assert plain_names(["Ann Lee", "Ann_Lee", "🙂", "Ёж", "a:b#c"]) == (
        "Ann_Lee",
        "Ann_Lee_2",
        "player3",
        "Ёж",
        "a_b_c",
    )
