"""Words that must not be known stand in no log record."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot import secrecy

SECRET = "123:a-secret/of-the bot"


@pytest.fixture(autouse=True)
def _hidden() -> Iterator[None]:
    factory = logging.getLogRecordFactory()
    secrecy.hide(SECRET)
    yield
    logging.setLogRecordFactory(factory)


def told(caplog: pytest.LogCaptureFixture) -> str:
    """All of the last record, and as a handler of one's own would write it."""
    record = caplog.records[-1]
    return f"{record.__dict__} {logging.Formatter('%(message)s').format(record)}"


@pytest.mark.parametrize("form", [SECRET, "a-secret/of-the bot", "123%3Aa-secret%2Fof-the%20bot"])
def test_it_is_taken_out_of_messages_and_arguments(form: str, caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("any").warning("POST %s", f"http://host/bot{form}/getMe")
    assert caplog.records[-1].message.endswith(f"{secrecy.HIDDEN}/getMe")
    logging.getLogger("any").warning(f"at {form}")
    assert "secret" not in told(caplog)


def test_it_is_taken_out_of_exceptions_and_of_their_causes(caplog: pytest.LogCaptureFixture) -> None:
    try:
        try:
            raise ValueError(SECRET)
        except ValueError as cause:
            raise RuntimeError("it went wrong") from cause
    except RuntimeError:
        logging.getLogger("any").exception("oh", stack_info=True)
    assert "it went wrong" in told(caplog)
    assert "secret/of" not in told(caplog)


def test_other_records_stay_as_they_are(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("harmless")
    except ValueError:
        logging.getLogger("any").exception("%d of %s", 1, "two")
    record = caplog.records[-1]
    assert (record.msg, record.args) == ("%d of %s", (1, "two"))
    assert record.exc_info is not None


@pytest.mark.parametrize(("words", "arg"), [("%d", SECRET), ("%(a)s", {"b": SECRET})])
def test_arguments_that_do_not_fit_hide_it_too(words: str, arg: object) -> None:
    record = logging.getLogger("any").makeRecord("any", 30, "", 1, words, (arg,), None)
    assert "secret" not in str(record.__dict__)


class Unspeakable:
    def __str__(self) -> str:
        raise RuntimeError("no words")

    __repr__ = __str__


@pytest.mark.parametrize(
    ("words", "args"),
    [("%(a)s", ({"b": 1},)), ("%s", (Unspeakable(),)), (Unspeakable(), ()), ("%s %s", (1,)), ("%d", ("two",))],
)
def test_what_cannot_be_told_is_no_error_of_who_logs_it(words: object, args: tuple[object, ...]) -> None:
    record = logging.getLogger("any").makeRecord("any", 30, "", 1, words, args, None)
    assert record.msg is words, "whoever formats it reports it"


def test_short_words_are_not_hidden() -> None:
    secrecy.hide("one:two")
    assert secrecy.hidden("one, two, one:two") == f"one, two, {secrecy.HIDDEN}"


def test_a_secret_of_bytes_that_are_no_text_is_hidden_too(caplog: pytest.LogCaptureFixture) -> None:
    """As the environment gives it."""
    secrecy.hide("sixteen-\udce9-letters")
    logging.getLogger("any").warning("sixteen-%s-letters", "\udce9")
    assert caplog.records[-1].message == secrecy.HIDDEN
