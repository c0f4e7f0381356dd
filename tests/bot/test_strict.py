"""The strict port of tests finds fault with what no platform takes: each of its rules, broken alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.data import What, pack
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Act, Drawing, Label, Message, Span
from bot.ports import Address, Gone
from tests.bot.chat import LIMITS
from tests.bot.strict import CAPTION, GROUP, HEAVIEST, LABEL, StrictPort, faults_of

ROOM = Address(room=RoomId(GROUP))
DATA = pack(What.JOIN, "m1")
PNG = b"\x89PNG"
SHOWING = replace(LIMITS, pictures=True, inline=True)


def said(*words: str, rows: tuple[tuple[Label, ...], ...] = (), drawing: Drawing | None = None) -> Message:
    return Message((tuple(map(Span, words)),), rows, drawing)


def labels(count: int) -> tuple[Label, ...]:
    return tuple(Label(f"{number}", pack(What.JOIN, f"m{number}")) for number in range(count))


def test_what_every_platform_takes_is_no_fault() -> None:
    full = said("x" * LIMITS.text, rows=(labels(LIMITS.row),))
    link, inline = Label("Here", "https://example.org", Act.LINK), Label("Move", "m1 ", Act.INLINE)
    pictured = said("x" * CAPTION, rows=((link, inline),), drawing=Drawing(PNG, "a table"))
    assert [*faults_of(full, SHOWING), *faults_of(pictured, SHOWING)] == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (said(" "), "no text"),
        (said("x" * (LIMITS.text + 1)), "4097 characters"),
        (said("x" * (CAPTION + 1), drawing=Drawing(PNG, "a table")), "1025 characters"),
        (said("x", ""), "a span that is empty"),
        (said("x\ny"), "holds a line break"),
        (said("x\ue000"), "put aside"),
        (said("x", rows=((Label("\uf8ff", DATA),),)), "put aside"),
        (said("x", drawing=Drawing(b"GIF", "a table")), "a picture of 3 bytes"),
        (said("x", drawing=Drawing(PNG + bytes(HEAVIEST), "a table")), "a picture of"),
        (said("x", drawing=Drawing(PNG, " ")), "a picture without words"),
        (said("x", rows=tuple((label,) for label in labels(LIMITS.rows + 1))), "rows of"),
        (said("x", rows=(labels(LIMITS.row + 1),)), "rows of [9] buttons"),
        (said("x", rows=((),)), "rows of [0] buttons"),
        (said("x", rows=((Label("A", DATA), Label("B", DATA)),)), "carry the same"),
        (said("x", rows=((Label("A", DATA), Label("A", pack(What.JOIN, "m2"))),)), "read the same"),
        (said("x", rows=((Label(" ", DATA),),)), "the label"),
        (said("x", rows=((Label("A\nB", DATA),),)), "the label"),
        (said("x", rows=((Label("x" * (LABEL + 1), DATA),),)), "the label"),
        (said("x", rows=((Label("A", "nonsense"),),)), "the data"),
        (said("x", rows=((Label("A", "http://example.org", Act.LINK),),)), "the data"),
        (said("x", rows=((Label("A", "x" * 65, Act.INLINE),),)), "the data"),
    ],
)
def test_what_some_platform_does_not_take_is_one_fault(message: Message, fault: str) -> None:
    (found,) = faults_of(message, SHOWING)
    assert fault in found


def test_where_nothing_can_be_drawn_or_typed_there_is_nothing_of_that() -> None:
    (drawn,) = faults_of(said("x", drawing=Drawing(PNG, "a table")), LIMITS)
    assert "where none can be shown" in drawn
    (typed,) = faults_of(said("x", rows=((Label("A", "m1 ", Act.INLINE),),)), LIMITS)
    assert "the data 'm1 '" in typed


async def test_an_edit_changes_something_of_ones_own() -> None:
    port, bob = StrictPort(LIMITS), Address(person=PersonId("test:bob"))
    post = await port.send(ROOM, said("one"), loud=False)
    await port.edit(ROOM, post, said("two"))
    assert port.faults == []
    await port.edit(ROOM, post, said("two"))
    await port.edit(bob, post, said("three"))
    assert [fault.partition(":")[0] for fault in port.faults] == [
        "an edit that changes nothing",
        "an edit of another's message",
    ]
    await port.delete(ROOM, post)
    for gone in (post, PostId("nowhere")):
        with pytest.raises(Gone):
            await port.edit(ROOM, gone, said("four"))


async def test_a_file_has_something_in_it() -> None:
    port = StrictPort(LIMITS)
    await port.send_file(ROOM, "tally.csv", b"x")
    assert port.faults == []
    await port.send_file(ROOM, "tally.csv", b"")
    assert port.faults == ["the file tally.csv is empty"]
