"""`boneyard replay`: play records and report what does not hold (docs/records.md)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path

import orjson

from engine.codec import encode
from engine.record import LONGEST_FILE, BadRecord, read
from engine.replay import Replay, replay


class Exit(IntEnum):
    """What a replay says of its files: all is as expected, something is not, or a file is no record."""

    GOOD = 0
    FAILED = 1
    BAD_FILE = 2


def replay_files(names: Sequence[str], *, as_json: bool) -> Exit:
    """Replay every file, `-` being standard input, and report on standard error."""
    return max((_replay_file(name, as_json=as_json) for name in names), default=Exit.GOOD)


def _replay_file(name: str, *, as_json: bool) -> Exit:
    try:
        played = replay(read(_text(name)))
    except OSError as error:
        _report(name, f"{error.strerror or error}")
        return Exit.BAD_FILE
    except UnicodeDecodeError:
        _report(name, "the file is not UTF-8")
        return Exit.BAD_FILE
    except BadRecord as error:
        _report(name, str(error))
        return Exit.BAD_FILE
    for failure in played.failures:
        _report(name, str(failure))
    if as_json:
        sys.stdout.write(_as_json(name, played) + "\n")
    return Exit.FAILED if played.failures else Exit.GOOD


def _text(name: str) -> str:
    """The whole file, or a little more than a record may have: `read` refuses that."""
    most = 4 * LONGEST_FILE + 1
    if name == "-":
        raw = sys.stdin.buffer.read(most)
    else:
        with Path(name).open("rb") as file:
            raw = file.read(most)
    return raw.decode("utf-8-sig").replace("\r\n", "\n")


def _report(name: str, what: str) -> None:
    sys.stderr.write(f"{name}:{what}\n")


def _as_json(name: str, played: Replay) -> str:
    record = played.record
    return orjson.dumps(
        {"file": name, "game": record.game, "players": record.players, "state": encode(played.state)}
    ).decode()
