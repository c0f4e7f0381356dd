"""What Discord says when it refuses: status, code and words, and where in a form the faults are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

Json = dict[str, Any]
"""An object of JSON."""

KNOWN: Final[dict[int, tuple[int, str]]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    20016: (429, "This action cannot be performed due to slowmode rate limit."),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40003: (403, "You are opening direct messages too fast."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow up messages."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    200000: (400, "Message was blocked by automatic moderation"),
}
"""Status and words of each code that the fake can answer, or be told to."""

MISTAKES: Final = frozenset({40005, 50006, 50035, 50109})
"""Codes that no request of a correct bot brings about, whatever people do meanwhile."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a form."""

    path: tuple[str | int, ...]
    code: str
    words: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.words} ({self.code})"


@dataclass(slots=True)
class Refusal(Exception):
    """The request is refused."""

    code: int
    faults: Sequence[Fault] = ()
    status: int = 0
    words: str = ""
    extra: Json = field(default_factory=dict)
    """Further keys of the answer."""

    def __post_init__(self) -> None:
        status, words = KNOWN.get(self.code, (400, "Refused"))
        self.status = self.status or status
        self.words = self.words or words

    def __str__(self) -> str:
        return f"{self.status} {self.code} {self.words} {'; '.join(map(str, self.faults))}".strip()

    def body(self) -> Json:
        """The answer's body."""
        body: Json = {"message": self.words, "code": self.code, **self.extra}
        if self.faults:
            body["errors"] = tree(self.faults)
        return body


def tree(faults: Sequence[Fault]) -> Json:
    """Faults by where they are, in the nested form that clients unfold."""
    result: Json = {}
    for fault in faults:
        node = result
        for step in fault.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.words})
    return result


def refuse(path: Sequence[str | int], code: str, words: str) -> Refusal:
    """An invalid form with one fault."""
    return Refusal(50035, (Fault(tuple(path), code, words),))
