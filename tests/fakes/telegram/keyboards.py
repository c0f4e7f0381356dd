"""What may hang below a message: rules for its buttons that the schema does not have."""

from __future__ import annotations

from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Json, Malformed

MOST_BUTTONS, WIDEST_ROW, LONGEST_DATA = 100, 8, 64
ACTIONS = {"url", "callback_data", "switch_inline_query_current_chat"}


def check(markup: Json | None) -> Json | None:
    """The keyboard as the message will have it; one without buttons is none."""
    if markup is None:
        return None
    rows = [row for row in markup["inline_keyboard"] if row]
    if sum(map(len, rows)) > MOST_BUTTONS:
        raise bad("reply markup is too long")
    if any(len(row) > WIDEST_ROW for row in rows):
        # The server moves what is too many to other rows: nothing that a bot could want.
        raise Malformed(f"more than {WIDEST_ROW} buttons in a row")
    for row in rows:
        for button in row:
            _check_button(button)
    return {"inline_keyboard": rows} if rows else None


def _check_button(button: Json) -> None:
    actions = ACTIONS & set(button)
    if not button["text"].strip():
        raise Malformed("a button without words")
    if not actions:
        raise bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise Malformed(f"a button with several actions: {sorted(actions)}")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= LONGEST_DATA:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in button and not button["url"].startswith(("http://", "https://", "tg://")):
        raise bad("BUTTON_URL_INVALID")
