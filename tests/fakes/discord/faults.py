"""What a test makes go wrong: errors, broken connections, delays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.fakes.discord.refusals import Refusal
from tests.fakes.discord.schema import Operation
from tests.fakes.faults import Drop


@dataclass(slots=True)
class Planned:
    """What is to happen to the next requests that it is meant for."""

    where: str = ""
    """An operation (`POST /path`), the id of a channel, or everything."""
    times: int = 1
    status: int = 0
    code: int = 0
    retry_after: float = 0.0
    drop: Drop | None = None
    body: tuple[str, bytes] | None = None
    """What a proxy in between answers: its type and itself."""
    delay: float = 0.0
    late: float = 0.0
    """Seconds for which the answer alone is on its way."""

    def meets(self, operation: Operation, parameters: Mapping[str, str]) -> bool:
        return self.times > 0 and self.where in ("", str(operation), parameters.get("channel_id"))

    def refusal(self) -> Refusal | None:
        """The answer, if it is one."""
        if not (self.status or self.code):
            return None
        status = self.status or Refusal(self.code).status
        refusal = Refusal(self.code, status=status, words="" if self.code else f"{status}: made to fail")
        if refusal.status == 429:
            refusal.extra = {"retry_after": self.retry_after, "global": False}
        return refusal


class Faults:
    """The faults that wait for their requests."""

    def __init__(self) -> None:
        self.planned: list[Planned] = []

    def take(self, operation: Operation, parameters: Mapping[str, str]) -> Planned | None:
        """The fault that meets this request, used up by one."""
        for planned in self.planned:
            if planned.meets(operation, parameters):
                planned.times -= 1
                return planned
        return None
