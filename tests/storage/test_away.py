"""A server that is away is known as that, whatever the driver of PostgreSQL says of it."""

from __future__ import annotations

import errno
from socket import gaierror

import pytest
from sqlalchemy import literal, select

from storage import postgres
from storage.addresses import address
from storage.database import is_away, why
from storage.questions import Question


class Unreached:
    """As much of an engine as fails to connect."""

    def __init__(self, error: OSError) -> None:
        self._error = error

    def execution_options(self, **options: object) -> Unreached:
        return self

    def connect(self) -> Unreached:
        return self

    async def __aenter__(self) -> None:
        raise self._error

    async def __aexit__(self, *told: object) -> None:
        """Nobody gets so far."""


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError(errno.ECONNREFUSED, "refused"),
        gaierror(-2, "no such name"),
        OSError("Multiple exceptions: refused, refused"),
        OSError(errno.EHOSTUNREACH, "no way there"),
        FileNotFoundError(errno.ENOENT, "no socket"),
        TimeoutError(),
    ],
)
async def test_a_server_that_cannot_be_reached_is_away(monkeypatch: pytest.MonkeyPatch, error: OSError) -> None:
    monkeypatch.setattr(postgres, "create_async_engine", lambda *_, **__: Unreached(error))
    server = postgres.Postgres(address("postgres://ann@localhost/bones"))
    with pytest.raises(OSError) as caught:  # noqa: PT011 - what it is is looked at
        await server.ask(Question(select(literal(1).label("one")))())
    assert is_away(caught.value)
    assert why(caught.value) == (str(error) or "TimeoutError")
