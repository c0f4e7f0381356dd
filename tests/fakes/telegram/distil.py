"""Makes `schema.json`: of the Bot API's description only what a dominoes bot may use, without the words.

    python tests/fakes/telegram/distil.py DESCRIPTION.json

The description is a JSON file with `methods` and `types`, each with `fields` of name, type (a Python annotation)
and description. A parameter that is not in the schema is refused by the fake, so what is missing here cannot be
used by mistake: it has to be added here first, and taught to the fake. Deprecated parameters are left out.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

METHODS = [
    "getMe",
    "getUpdates",
    "setWebhook",
    "deleteWebhook",
    "getWebhookInfo",
    "sendMessage",
    "sendPhoto",
    "sendDocument",
    "editMessageText",
    "editMessageCaption",
    "editMessageMedia",
    "deleteMessage",
    "deleteMessages",
    "answerCallbackQuery",
    "answerInlineQuery",
    "getChat",
    "getChatMember",
    "getChatAdministrators",
    "setMyCommands",
    "getFile",
    "editEphemeralMessageText",
    "deleteEphemeralMessage",
]

TYPES = [
    "Update",
    "WebhookInfo",
    "User",
    "Chat",
    "ChatFullInfo",
    "AcceptedGiftTypes",
    "Message",
    "InaccessibleMessage",
    "MessageEntity",
    "PhotoSize",
    "Document",
    "File",
    "ReplyParameters",
    "LinkPreviewOptions",
    "EphemeralMessageParameters",
    "InlineKeyboardMarkup",
    "InlineKeyboardButton",
    "CallbackQuery",
    "InlineQuery",
    "ChosenInlineResult",
    "InlineQueryResultsButton",
    "InlineQueryResultArticle",
    "InputTextMessageContent",
    "InputMediaPhoto",
    "BotCommand",
    "BotCommandScopeDefault",
    "BotCommandScopeAllPrivateChats",
    "BotCommandScopeAllGroupChats",
    "ChatPermissions",
    "ChatMemberUpdated",
    "ChatMemberOwner",
    "ChatMemberAdministrator",
    "ChatMemberMember",
    "ChatMemberRestricted",
    "ChatMemberLeft",
    "ChatMemberBanned",
    "ForumTopicCreated",
    "ForumTopicClosed",
    "ForumTopicReopened",
    "ForumTopicEdited",
    "ResponseParameters",
]

UNUSED = {
    # of trades that the bot is not in
    *("business_connection_id", "direct_messages_topic_id", "allow_paid_broadcast", "message_effect_id"),
    # it says by entities how a text looks, has no buttons on what is chosen inline, and hides no table
    *("parse_mode", "inline_message_id", "replace_callback_query_message"),
    # its pictures are as they are, its buttons do three things, and it quotes nobody
    *("has_spoiler", "has_media_spoiler", "show_caption_above_media", "disable_content_type_detection"),
    *("switch_inline_query", "pay", "style", "icon_custom_emoji_id", "allow_sending_without_reply"),
    *("quote", "quote_parse_mode", "quote_entities", "quote_position", "checklist_task_id", "poll_option_id"),
    # it takes what waits for it, and answers at once and in full
    *("drop_pending_updates", "ip_address", "max_connections", "next_offset"),
    *("thumbnail_url", "thumbnail_width", "thumbnail_height"),
}
"""Fields and parameters that the bot has no use for."""

PLAIN = {"int", "float", "str", "bool"}
RENAMED = {
    "ChatIdUnion": "int | str",
    "DateTime": "int",
    "DateTimeUnion": "int",
    "InputFileUnion": "InputFile",
    "MaybeInaccessibleMessageUnion": "Message | InaccessibleMessage",
    "ReplyMarkupUnion": "InlineKeyboardMarkup",
    "InputMediaUnion": "InputMediaPhoto",
}


class Description:
    """The whole description, and what is kept of it."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self._whole = whole

    def schema(self) -> dict[str, Any]:
        methods, types = self._whole["methods"], self._whole["types"]
        return {
            "version": self._whole["version"],
            "methods": {
                name: {"returns": self._returned(methods[name]), **self._fields(methods[name])} for name in METHODS
            },
            "types": {name: self._fields(types[name]) for name in TYPES},
        }

    def _fields(self, entry: dict[str, Any]) -> dict[str, dict[str, str]]:
        required: dict[str, str] = {}
        optional: dict[str, str] = {}
        for field in entry["fields"]:
            if "deprecated" in field["description"].lower() or field["name"] in UNUSED:
                continue
            alternatives = [part for part in field["type"].split(" | ") if part not in ("None", "Default")]
            kept = self._kept(" | ".join(alternatives))
            if kept is None:
                continue
            (optional if "None" in field["type"].split(" | ") else required)[field["name"]] = kept
        return {"required": required, "optional": optional}

    def _kept(self, annotation: str) -> str | None:
        """This type in the schema's form, or None if nothing of it is kept."""
        if inner := re.fullmatch(r"list\[(.*)\]", annotation):
            kept = self._kept(inner[1])
            return f"list[{kept}]" if kept else None
        if literal := re.fullmatch(r"Literal\[(?:\w+\.)?(.*)\]", annotation):
            word = literal[1].strip("'")
            return f"={word}" if word in ("True", "0") else f"={word.lower()}"
        if " | " in annotation:
            parts = [kept for part in annotation.split(" | ") if (kept := self._kept(part))]
            return " | ".join(parts) or None
        if annotation in RENAMED:
            return RENAMED[annotation]
        if annotation.endswith("Union"):
            base = annotation.removesuffix("Union").removeprefix("Result")
            return " | ".join(name for name in TYPES if base in self._whole["types"][name]["bases"]) or None
        return annotation if annotation in PLAIN or annotation in TYPES else None

    def _returned(self, method: dict[str, Any]) -> str:
        (base,) = method["bases"]
        kept = self._kept(base.removeprefix("TelegramMethod[").removesuffix("]"))
        if kept is None:
            raise ValueError(f"nothing is kept of {base}")
        return kept


def main(description: str) -> None:
    schema = Description(json.loads(Path(description).read_text("utf-8"))).schema()
    target = Path(__file__).with_name("schema.json")
    target.write_text(json.dumps(schema, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
