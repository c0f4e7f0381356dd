"""A server that is away, or can save nothing, is known as that, whatever the driver of PostgreSQL says of it."""

from __future__ import annotations

import errno
from contextlib import AbstractAsyncContextManager, nullcontext
from socket import gaierror

import pytest
from sqlalchemy import literal, select
from sqlalchemy.exc import DBAPIError

from storage import meta, postgres
from storage.addresses import address
from storage.changes import NotSaved
from storage.database import is_away, why
from storage.questions import Question
from storage.writer import Writer


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


class Refusal(Exception):
    """What the driver raises of what the server refuses."""

    def __init__(self, code: str) -> None:
        super().__init__("refused")
        self.sqlstate = code


class Refusing:
    """As much of an engine, and of its connection, as refuses every statement with a code."""

    def __init__(self, code: str) -> None:
        self._code = code

    def execution_options(self, **options: object) -> Refusing:
        return self

    def begin(self) -> AbstractAsyncContextManager[Refusing]:
        return nullcontext(self)

    begin_nested = begin

    async def execute(self, *statement: object) -> None:
        raise DBAPIError("INSERT", None, Refusal(self._code))


@pytest.mark.parametrize(
    ("code", "kind"),
    [("53100", NotSaved), ("58030", NotSaved), ("25006", NotSaved), ("40001", NotSaved), ("23503", DBAPIError)],
    ids=["full", "disk", "only to be read", "not in turn", "foreign key"],
)
async def test_a_server_that_can_save_nothing_is_no_fault_of_a_unit(
    monkeypatch: pytest.MonkeyPatch, code: str, kind: type[Exception]
) -> None:
    monkeypatch.setattr(postgres, "create_async_engine", lambda *_, **__: Refusing(code))
    writer = Writer(postgres.Postgres(address("postgres://ann@localhost/bones")))
    with pytest.raises(kind):
        await writer.write(meta.put("a", "1"))
    await writer.close()
