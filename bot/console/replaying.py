"""`boneyard replay`: play records and report what does not hold (docs/records.md)."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import orjson

from bot.exits import Exit
from bot.screens.refusals import refusal
from bot.words import DEFAULT, Words
from engine.codec import encode
from engine.errors import RulesError
from engine.record import LONGEST_FILE, TOO_LONG, BadRecord, read
from engine.replay import Replay, begun


def replay_files(names: Sequence[str], *, as_json: bool) -> Exit:
    """Replay every file, `-` being standard input, and report on standard error."""
    return max((_replay_file(name, as_json=as_json) for name in names), default=Exit.GOOD)


def _replay_file(name: str, *, as_json: bool) -> Exit:
    try:
        played = begun(read(_text(name)))
    except OSError as error:
        return _bad_file(name, f" {error.strerror or error}")
    except BadRecord as error:
        return _bad_record(name, error)
    bad: BadRecord | None = None
    try:
        played.run()
    except BadRecord as error:
        bad = error
    for failure in played.failures:
        _report(name, _with_reason(str(failure), failure.error))
    if bad is not None:
        return _bad_record(name, bad)
    if as_json:
        sys.stdout.buffer.write(_as_json(name, played) + b"\n")
        sys.stdout.buffer.flush()
    return Exit.FAILED if played.failures else Exit.GOOD


def _bad_record(name: str, bad: BadRecord) -> Exit:
    return _bad_file(name, _with_reason(str(bad), bad.error))


@cache
def _words() -> Words:
    """Read when something is wrong: mostly nothing is."""
    return Words()


def _with_reason(what: str, error: RulesError | None) -> str:
    """What is wrong, and in words why the rules forbid it, if they do."""
    return what if error is None else f"{what}: {_words().line(refusal(error), DEFAULT)}"


def _bad_file(name: str, why: str) -> Exit:
    _report(name, why)
    return Exit.UNUSABLE


def _text(name: str) -> str:
    """The whole file; BadRecord if that would be more than a record may have."""
    most = 4 * LONGEST_FILE  # bytes: no character has more than four
    if name == "-":
        raw = sys.stdin.buffer.read(most + 1)
    else:
        with Path(name).open("rb") as file:
            raw = file.read(most + 1)
    if len(raw) > most:
        raise BadRecord(1, TOO_LONG)
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadRecord(raw.count(b"\n", 0, error.start) + 1, "not UTF-8") from None


def _report(name: str, what: str) -> None:
    """One line; what a stranger's file says cannot command the terminal."""
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in f"{name}:{what}")
    sys.stderr.write(line + "\n")


def _as_json(name: str, played: Replay) -> bytes:
    record = played.record
    return orjson.dumps(
        {
            "file": os.fsencode(name).decode(errors="replace"),
            "game": record.game,
            "players": record.players,
            "state": encode(played.state),
        }
    )
