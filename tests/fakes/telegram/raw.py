"""A bot by hand: requests as they go over the wire, also such as no library would send."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import Any

import httpx

from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.schema import Json
from tests.waiting import PATIENCE


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    body: Json

    @property
    def result(self) -> Any:
        assert self.body["ok"], self.body
        return self.body["result"]

    @property
    def words(self) -> str:
        """Why it was refused."""
        return str(self.body.get("description", ""))

    @property
    def parameters(self) -> Json:
        return dict(self.body.get("parameters", {}))


class Raw:
    def __init__(self, fake: TelegramFake) -> None:
        self._base = f"{fake.url}/bot{fake.token}"
        self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)

    async def __aenter__(self) -> Raw:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._client.aclose()

    async def __call__(self, method: str, /, **given: Any) -> Answer:
        """A method with JSON parameters."""
        return _answer(await self._client.post(f"{self._base}/{method}", json=given))

    async def form(self, method: str, given: dict[str, str], files: dict[str, bytes] | None = None) -> Answer:
        """A method with a form, multipart if there are files."""
        named = {name: (f"{name}.png", data) for name, data in (files or {}).items()}
        return _answer(await self._client.post(f"{self._base}/{method}", data=given, files=named or None))

    async def garbage(self, method: str) -> Answer:
        """A method with a body that is not the JSON that it says it is."""
        headers = {"Content-Type": "application/json"}
        return _answer(await self._client.post(f"{self._base}/{method}", content=b"{", headers=headers))

    async def get(self, url: str) -> httpx.Response:
        return await self._client.get(url)


def keyboard(*rows: list[Json]) -> Json:
    return {"inline_keyboard": list(rows)}


def button(text: str, data: str) -> Json:
    return {"text": text, "callback_data": data}


def _answer(response: httpx.Response) -> Answer:
    return Answer(response.status_code, response.json())
