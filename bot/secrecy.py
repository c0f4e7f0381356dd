"""Keeps what must not be known, such as tokens, out of every log.

Whoever logs, a library included, may put an address with a token into a message or into an exception. So the words
are taken out where all records come from, before any handler sees them.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import quote

HIDDEN: Final = "***"

_SHORTEST: Final = 6
"""Letters of a secret that are worth hiding: fewer are found in every other word."""

_secrets: list[str] = []
_formatter: Final = logging.Formatter()


def hide(*secrets: str) -> None:
    """From now on these words stand in no log record. May be called again; what was hidden stays hidden."""
    known = {*_secrets, *(form for secret in secrets for form in _forms(secret) if len(form) >= _SHORTEST)}
    # The longest first: a secret may be a part of another.
    _secrets[:] = sorted(known, key=len, reverse=True)
    before = logging.getLogRecordFactory()
    if not isinstance(before, _Factory):
        logging.setLogRecordFactory(_Factory(before))


def hidden(words: str) -> str:
    """The words without the secrets."""
    for secret in _secrets:
        words = words.replace(secret, HIDDEN)
    return words


class _Factory:
    """Makes log records as they were made before, without the secrets."""

    def __init__(self, before: Any) -> None:
        self._before = before

    def __call__(self, *args: Any, **kwargs: Any) -> logging.LogRecord:
        record: logging.LogRecord = self._before(*args, **kwargs)
        try:
            said = record.getMessage()
        except Exception:  # arguments that do not fit: whoever formats the record reports it
            said = _parts(record)
        if hidden(said) != said:
            record.msg, record.args = hidden(said), ()
        if record.exc_info and record.exc_info[0] is not None:
            told = _formatter.formatException(record.exc_info)
            if hidden(told) != told:
                # A formatter takes the text if there is one; without the exception nobody can make another.
                record.exc_info, record.exc_text = None, hidden(told)
        if record.stack_info:
            record.stack_info = hidden(record.stack_info)
        return record


def _parts(record: logging.LogRecord) -> str:
    """The words of a record that cannot be put together; none if not even they can be had."""
    try:
        return f"{record.msg} {record.args}"
    except Exception:  # a log call raises nothing, whatever it is given
        return ""


def _forms(secret: str) -> Iterable[str]:
    """A secret as it may be written: whole, within an address, and the part of a bot's token that matters."""
    yield secret
    yield quote(secret, safe="", errors="surrogateescape")
    yield secret.rpartition(":")[2]
