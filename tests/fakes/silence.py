"""A process that has always the same answer, or none."""

from __future__ import annotations

from bot.workers.apart import Apart, Failed


class Silence(Apart):
    """Nothing runs: it is only said what would have come back."""

    def __init__(self, answer: bytes | Failed | None = None) -> None:
        super().__init__("")
        self._answer = answer

    async def ask(self, _question: bytes) -> bytes | None:
        if isinstance(self._answer, Failed):
            raise self._answer
        return self._answer
