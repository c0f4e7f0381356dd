"""What the Bot API server says when it refuses, in its own words: bots go by them."""

from __future__ import annotations

from tests.fakes.telegram.schema import Json

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)
OLD_QUERY = "query is too old and response timeout expired or query ID is invalid"
OTHER_POLLER = "terminated by other getUpdates request; make sure that only one bot instance is running"
WEBHOOK_IS_SET = (
    "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
)


class Refusal(Exception):
    """An answer that is not ok."""

    def __init__(self, status: int, description: str, parameters: Json | None = None) -> None:
        super().__init__(description)
        self.status = status
        self.description = description
        self.parameters = parameters

    def body(self) -> Json:
        """The answer as it goes over the wire."""
        body: Json = {"ok": False, "error_code": self.status, "description": self.description}
        return {**body, "parameters": self.parameters} if self.parameters else body


def bad(words: str) -> Refusal:
    return Refusal(400, f"Bad Request: {words}")


def forbidden(words: str) -> Refusal:
    return Refusal(403, f"Forbidden: {words}")


def conflict(words: str) -> Refusal:
    return Refusal(409, f"Conflict: {words}")


def too_fast(seconds: int) -> Refusal:
    return Refusal(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


def upgraded(to: int) -> Refusal:
    words = "Bad Request: group chat was upgraded to a supergroup chat"
    return Refusal(400, words, {"migrate_to_chat_id": to})


NO_TOKEN = Refusal(401, "Unauthorized")
NO_METHOD = Refusal(404, "Not Found: method not found")
