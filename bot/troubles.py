"""What fails where nobody waits for it, in the log: a database that is full or cannot be reached lets everything
fail, again and again, and is worth a line now and then."""

from __future__ import annotations

import logging
from typing import Final

from bot.outage import Outage
from storage.changes import NotSaved
from storage.database import is_away, why

_database: Final = Outage("the database")


def report(logger: logging.Logger, error: Exception, words: str, *args: object) -> None:
    """Tell the log what has failed, with its traceback if it is no matter of the database."""
    if isinstance(error, NotSaved):
        return  # who has not saved it has told the log
    if is_away(error):
        _database.failed(why(error))
    else:
        logger.error(words, *args, exc_info=error)
