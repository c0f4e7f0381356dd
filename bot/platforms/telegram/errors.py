"""What a refusal of Telegram's server means.

The server says why in words alone, and its libraries pass these words on. They are looked for in small letters and
in parts: the beginning differs between methods, and the case between versions of the server.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, RetryAfter, TelegramError

from bot.outage import LONGEST_WAIT
from bot.ports import Declined, Gone, Slowed, TooFast, Unreachable, Vanished


class Moved(Exception):
    """The group has become a supergroup with this number."""

    def __init__(self, chat: int) -> None:
        super().__init__(f"moved to {chat}")
        self.chat = chat


class NoPictures(Exception):
    """This picture, or any, cannot be sent here."""


class Unchanged(Exception):
    """The message looks like that already."""


class Hidden(Unreachable):
    """The server does not tell a bot without rights of the members of this chat."""


class Closed(Unreachable):
    """The topic is closed, and the bot may not manage topics."""


class Distrusted(TooFast):
    """The server does not take the token, or a proxy in between has lost its way, which is looked into."""


class NotKnown(Distrusted):
    """The server does not know this method, or never answers it; or it does not know the token any more."""


class TooLate(Exception):
    """The press was too long ago to be answered."""


NONE_OF_ITS_WORDS: Final = TelegramError("Invalid server response")
"""An answer that is none of the server's, as the library calls it where it notices."""

LONGEST_ASKED_FOR: Final = 3600.0
"""Seconds after which it is tried again, however much longer the server asks for."""

_UNCHANGED: Final = ("message is not modified",)
_TOO_LATE: Final = ("query is too old", "query_id_invalid", "query id is invalid")
_NO_PICTURES: Final = (
    "rights to send photos",
    "chat_send_photos_forbidden",
    "chat_send_media_forbidden",
    "photo_invalid_dimensions",
    "image_process_failed",
    "photo_save_file_invalid",
)
_GONE: Final = (
    "message to edit not found",
    "message to be edited not found",
    "message can't be edited",
    "message_id_invalid",
    "message_author_required",
    "message_edit_time_expired",
    "there is no text in the message",
    "there is no caption in the message",
    "there is no media in the message",
    "message to delete not found",
    "message not found",
    "message can't be deleted",
    "message_delete_forbidden",
)
_HIDDEN: Final = ("chat_admin_required", "participant_id_invalid")
_UNREACHABLE: Final = (
    "chat not found",
    "user not found",
    "peer_id_invalid",
    "user_id_invalid",
    "user_is_blocked",
    "user_is_bot",
    "deactivated",
    "bot was kicked",
    "not a member",
    "not enough rights",
    "have no rights",
    "no write access",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_send_plain_forbidden",
    "chat_send_docs_forbidden",
    "user_banned_in_channel",
    "channel_private",
    "need administrator rights",
    "chat_forward_restricted",
)
_CLOSED: Final = ("topic_closed",)
_VANISHED: Final = (
    "thread not found",
    "topic_deleted",
    "topic_id_invalid",
    "message_thread_invalid",
)
_SUPERSEDED: Final = ("canceled by new",)  # an upload into a message that was overtaken by the next one


REFUSED: Final = (Declined, Gone, Moved, NoPictures, TooLate, Unchanged, Unreachable)
"""All that `meaning` finds in what no waiting helps against."""


def in_its_words(error: TelegramError) -> bool:
    """Whether a refusal is the server's own, and not the page of a proxy that has lost its way."""
    while error.__cause__ is not None:
        if not isinstance(error.__cause__, InvalidToken):
            return False
        error = error.__cause__
    return True


def meaning(error: TelegramError) -> Exception:
    """What the conversation, or the port, has to know of a refusal; the error itself if it is none."""
    match error:
        case ChatMigrated():
            return Moved(error.new_chat_id)
        case RetryAfter():
            return Slowed(_seconds(error))
        case Forbidden():
            return Unreachable(_words(error))
        case BadRequest():
            return _of_words(error)
        case _:
            return error


def distrust(error: InvalidToken) -> Exception:
    """What it means that the server does not take the token, or does not know something. That may be a message or
    a chat, too: Telegram calls that a bad request, but not every server that plays it does."""
    if "not found" not in _words(error):
        return Distrusted(LONGEST_WAIT)
    found = _of_words(error)
    return NotKnown(LONGEST_WAIT) if isinstance(found, Declined) else found


def _seconds(error: RetryAfter) -> float:
    """The library is on its way from a number to a span of time."""
    wait = error.retry_after
    seconds = wait.total_seconds() if isinstance(wait, timedelta) else float(wait)
    return min(seconds, LONGEST_ASKED_FOR)


def _words(error: TelegramError) -> str:
    return error.message.casefold()


def _of_words(error: TelegramError) -> Exception:
    words, unknown = _words(error), Declined(error.message)
    meanings: tuple[tuple[tuple[str, ...], Exception], ...] = (
        (_UNCHANGED, Unchanged(words)),
        (_TOO_LATE, TooLate(words)),
        (_NO_PICTURES, NoPictures(words)),
        (_GONE, Gone(words)),
        (_VANISHED, Vanished(words)),
        (_HIDDEN, Hidden(words)),
        (_CLOSED, Closed(words)),
        (_UNREACHABLE, Unreachable(words)),
        (_SUPERSEDED, TooFast(1)),
    )
    return next((found for parts, found in meanings if any(part in words for part in parts)), unknown)
