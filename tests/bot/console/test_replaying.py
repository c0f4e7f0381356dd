"""`boneyard replay` as a program: files, exit status, reports."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from bot.console.replaying import replay_files
from bot.exits import Exit
from engine.codec import decode
from engine.model import State
from engine.record import LONGEST_FILE, LONGEST_LINE, MOST_LINES
from engine.tiles import parse_tiles, show_tiles, tile_set

BAD = sorted((Path(__file__).parents[2] / "records" / "bad").glob("*.dom"))
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


def test_what_has_failed_before_an_expectation_that_this_game_does_not_know_is_reported(
    put: Put, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(ROUND + "? turn a\n? turn c\n? turn a\n")
    assert replay_files([file], as_json=True) is Exit.UNUSABLE
    out, err = capsys.readouterr()
    assert (out, err.splitlines()) == (
        "",
        [f"{file}:7: expected turn a, found b", f"{file}:8: `? turn c`: nobody is called `c`"],
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
    assert replay_files([bad, failed, good], as_json=False) is Exit.UNUSABLE
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
    assert replay_files(names, as_json=True) is Exit.UNUSABLE
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["file"] for one in told] == [names[0], names[2]]
    assert told[0]["game"] == "draw"
    assert told[0]["players"] == ["a", "b"]
    state = decode(told[0]["state"], State)
    assert (state.turn, state.hands) == (1, (parse_tiles("5-4"), parse_tiles("6-5 2-1")))


def test_files_that_cannot_be_read(put: Put, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (str(tmp_path / "absent.dom"), str(tmp_path)):
        assert replay_files([name], as_json=True) is Exit.UNUSABLE
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith(f"{name}: ")
    assert replay_files([put(HEAD.encode() + b"deal \xff\n")], as_json=False) is Exit.UNUSABLE
    assert capsys.readouterr().err.endswith(":3: not UTF-8\n")
    assert replay_files([put(bytes(range(256)) * 99)], as_json=False) is Exit.UNUSABLE


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
    assert replay_files([name], as_json=False) is Exit.UNUSABLE
    assert capsys.readouterr().err.startswith(f"{name}:{line}: the ")


def test_as_many_lines_as_a_file_may_have(put: Put) -> None:
    assert replay_files([put(HEAD + "\n" * (MOST_LINES - 2))], as_json=False) is Exit.GOOD


def test_the_largest_boneyard_can_be_named(put: Put) -> None:
    tiles = tile_set(18, 4)
    hands = f"hand a {show_tiles(tiles[:7])}\nhand b {show_tiles(tiles[7:14])}\n"
    deal = f"lot a\ndeal\n{hands}boneyard {show_tiles(tiles[14:])}\n"
    head = HEAD.replace("players", "option set 18\noption sets_combined 4\nplayers")
    assert replay_files([put(f"{head}{deal}? boneyard {len(tiles) - 14}\n")], as_json=False) is Exit.GOOD


def test_a_file_cannot_command_the_terminal(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_files([put(HEAD + "\x1b[31mred\x07\u202e\n")], as_json=False) is Exit.UNUSABLE
    assert capsys.readouterr().err.endswith(":3: `\ufffd[31mred\ufffd\ufffd` is no statement\n")


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "marked"])
@pytest.mark.parametrize("line", ["{}", " \t{}  ", "{} # comment"], ids=["bare", "blanks", "comments"])
def test_line_ends_and_blanks(put: Put, line: str, mark: str, end: str) -> None:
    said = [*ROUND.split("\n"), "?turn   b", "!a:5-4", "b : 6-5"]
    assert replay_files([put(mark + end.join(map(line.format, said)))], as_json=False) is Exit.GOOD


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_record(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`# exit N` in the first line, and behind each line that is at fault `#>` with its message; a message that
    ends in three dots goes on."""
    lines = path.read_text("utf-8").splitlines()
    status = int(lines[0].split()[2])
    told = [(number, line.split("#> ")[1]) for number, line in enumerate(lines, 1) if "#> " in line]

    assert replay_files([str(path)], as_json=False) == status

    reported = capsys.readouterr().err.splitlines()
    assert len(reported) == len(told), reported
    for (number, message), report in zip(told, reported, strict=True):
        if message.endswith("..."):
            assert report.startswith(f"{path}:{number}: {message[:-3]}")
        else:
            assert report == f"{path}:{number}: {message}"
