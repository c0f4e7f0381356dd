"""What somebody at a terminal types, and what he sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.data_structures import Size
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import ColorDepth, DummyOutput, Output
from prompt_toolkit.output.vt100 import Vt100_Output

from bot.commands import COMMANDS
from bot.ids import PersonId
from bot.messages import Label, Message, Span, Style, text
from bot.platforms.local import ROOM, LocalPort, Notice
from bot.platforms.local.display import Numbered, Picture
from bot.platforms.local.styling import Row, TerminalDisplay, folded, rows
from bot.platforms.local.terminal import CommandCompleter, run_terminal
from bot.ports import Address, Command, Person, Press, Room
from tests.bot.platforms.parrot import SAYING, Parrot
from tests.bot.platforms.saying import say
from tests.waiting import PATIENCE

ANN = Person(PersonId("local:ann"), "Ann")


class Paper(DummyOutput):
    """Remembers what is written to it."""

    def __init__(self) -> None:
        self.written = ""
        self._wrote = asyncio.Event()

    def write(self, data: str) -> None:
        self.written += data
        self._wrote.set()

    async def until(self, text: str) -> None:
        """Return when this has been written."""
        while text not in self.written:
            self._wrote.clear()
            await self._wrote.wait()


@contextmanager
def terminal(output: Output) -> Iterator[PipeInput]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=output):
        yield keys


def seat(parrot: Parrot) -> TerminalDisplay:
    display = TerminalDisplay(SAYING)
    parrot.port = LocalPort(display)
    return display


async def typed(text: str, *, name: str = "Ann", welcome: Message | None = None) -> tuple[Parrot, str]:
    """What comes of typing this: the conversation, and all that was written."""
    parrot = Parrot()
    display = seat(parrot)
    paper = Paper()
    with terminal(paper) as keys:
        keys.send_text(text)
        async with asyncio.timeout(PATIENCE):
            await run_terminal(parrot, parrot.port, display, name, welcome)
    return parrot, paper.written


def shown(written: str) -> list[str]:
    """The rows of messages among all that was written."""
    return [row for row in written.splitlines() if row.startswith(("│", "┃"))]


async def test_what_is_typed() -> None:
    parrot, written = await typed("/play goat\r6-4@L\r  draw \r/table\r1\r[2]\r(1)\r\r\x04")
    assert [request.what for request in parrot.requests] == [
        Command("play", "goat"),
        Command("move", "6-4@L"),
        Command("move", "draw"),
        Command("table"),
        Press("join", parrot.posts[0]),
        Press("leave", parrot.posts[0]),
        Press("join", parrot.posts[0]),
    ]
    assert {(request.person, request.room.id) for request in parrot.requests} == {(ANN, ROOM)}
    assert await parrot.requests[0].is_admin()
    assert "┃ play(goat) admin=True" in written
    assert "│ [1] Join  [2] Leave" in written


@pytest.mark.parametrize("line", ["hello", "/", "/play@other_bot", "6;5"])
async def test_a_hint_for_all_else(line: str) -> None:
    parrot, written = await typed(f"{line}\r\x04")
    assert parrot.requests == []
    assert "a move such as 6-4" in written


async def test_there_is_no_such_button() -> None:
    parrot, written = await typed("99\r\x04")
    assert parrot.requests == []
    assert "┃ There is no button 99 for you." in written


async def test_too_long_a_line() -> None:
    parrot, written = await typed("\x1b[200~/show " + "x" * 4000 + "\x1b[201~\r\x04")  # pasted
    assert parrot.requests == []
    assert "at most 4000 characters" in written


async def test_welcome() -> None:
    parrot, written = await typed("\x04", welcome=say("Welcome!", rows=((Label("Play", "play"),),)))
    assert shown(written) == ["┃ Welcome!", "┃ [1] Play"]
    assert parrot.requests == []


async def test_a_name_that_cannot_be_used() -> None:
    parrot, _ = await typed("/who\r\x04", name=" room ")
    assert parrot.requests[0].person.name == "Guest"


async def test_control_c_clears_the_line_then_asks_once() -> None:
    parrot, written = await typed("/who\x03/who 2\r\x03/who 3\r\x03\x03/who 4\r")
    assert [request.what for request in parrot.requests] == [Command("who", "2"), Command("who", "3")]
    assert len([row for row in shown(written) if row == f"┃ {SAYING(text('terminal-leaving'))}"]) == 2


async def test_what_comes_while_somebody_types_is_shown_at_once_and_in_order() -> None:
    parrot = Parrot()
    display = seat(parrot)
    paper = Paper()
    with terminal(paper) as keys:
        playing = asyncio.create_task(run_terminal(parrot, parrot.port, display, "Ann"))
        async with asyncio.timeout(PATIENCE):
            keys.send_text("/hi")
            await paper.until("/hi")
            for number in range(5):
                await parrot.port.send(Address(room=ROOM), say(f"move {number}"), loud=False)
            await parrot.port.send(Address(person=PersonId("local:bob")), say("Bob's hand"), loud=False)
            await paper.until("move 4")
            assert parrot.requests == []
            keys.send_text("\r\x04")
            await playing
    assert shown(paper.written)[:5] == [f"│ move {number}" for number in range(5)]
    assert [request.what for request in parrot.requests] == [Command("hi")]
    assert "Bob" not in paper.written


async def test_edits_are_shown_only_when_they_can_be_seen() -> None:
    display = TerminalDisplay(SAYING)
    port = LocalPort(display)
    ann = port.people.join("Ann")
    paper = Paper()
    before = Message(((Span("A"),), (Span("B"),)), ((Label("Join", "j:1"),),))
    post = await port.send(Address(room=ROOM), before, loud=False)
    await port.edit(Address(room=ROOM), post, Message(before.lines, ((Label("Join", "j:2"),),)))
    display.print_all(paper, ann.id)
    assert shown(paper.written) == ["│ A", "│ B", "│ [1] Join"]
    button = port.button(1, ann)
    assert button is not None
    assert button.data == "j:2"
    await port.edit(Address(room=ROOM), post, Message(((Span("A"),), (Span("C"),)), ((Label("Join", "j:3"),),)))
    display.print_all(paper, ann.id)
    assert shown(paper.written)[3:] == ["│ A", "│ C", "│ [2] Join"]


async def test_nobody_of_another_platform_belongs_to_the_room() -> None:
    port = LocalPort(TerminalDisplay(SAYING))
    assert await port.is_member(ROOM, ANN.id)
    assert not await port.is_member(ROOM, PersonId("telegram:5"))


def texts(found: Iterator[Row]) -> list[str]:
    return ["".join(text for _, text in row) for row in found]


def test_styles() -> None:
    lines = (
        (
            Span("Ann", Style.BOLD, ANN.id, mention=True),
            Span(" and "),
            Span("Bob", Style.BOLD, PersonId("local:bob")),
        ),
        (Span("6-4", Style.CODE), Span("!", Style.BOLD)),
    )
    notice = Notice(None, lines, ((Numbered(7, "Join"),),), Picture("picture-0001.png", "6-4"), before=lines[1:])
    assert list(rows(notice, ANN.id, 60, SAYING)) == [
        [("class:room", "Everybody"), ("class:old", " · changed")],
        [("class:room", "│ "), ("class:old", "picture-0001.png: "), ("", "6-4")],
        [("class:room", "│ "), ("class:me", "Ann"), ("", " and "), ("class:name", "Bob")],
        [("class:room", "│ "), ("class:old", "6-4!")],
        [("class:room", "│ "), ("class:number", "[7]"), ("", " Join")],
    ]
    plain = list(rows(Notice(ANN, lines[1:]), ANN.id, 60, SAYING))
    assert plain[1] == [("class:private", "┃ "), ("class:code", "6-4"), ("class:name", "!")]


def test_narrow_terminals() -> None:
    buttons = tuple(Numbered(number, "Label") for number in (9, 10, 11))
    notice = Notice(ANN, ((Span("a line that is folded"),), ()), (buttons,))
    assert texts(rows(notice, ANN.id, 23, SAYING)) == [
        "Only you",
        "┃ a line that is",
        "┃ folded",
        "┃ ",
        "┃ [9] Label",
        "┃ [10] Label",
        "┃ [11] Label",
    ]
    assert max(map(len, texts(rows(notice, ANN.id, 1, SAYING)))) <= 14


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", [""]),
        ("one two", ["one", "two"]),
        ("abcdefghijkl", ["abcde", "fghij", "kl"]),
        ("ab   cdef", ["ab", "cdef"]),
        ("  ab cd", ["  ab", "cd"]),
        ("abcde fghij", ["abcde", "fghij"]),
        ("牌牌牌牌", ["牌牌", "牌牌"]),
        ("e\u0301" * 6, ["e\u0301" * 5, "e\u0301"]),
    ],
)
def test_folding(line: str, found: list[str]) -> None:
    assert texts(folded([("", line)], 5)) == found
    assert texts(folded([("x", letter) for letter in line], 5)) == found


@pytest.mark.parametrize(("setting", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_can_be_switched_off(
    setting: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "PROMPT_TOOLKIT_COLOR_DEPTH"):
        monkeypatch.delenv(name, raising=False)
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    stream = StringIO()
    output = Vt100_Output(stream, lambda: Size(24, 80), term="xterm", default_color_depth=ColorDepth.from_env())
    display = TerminalDisplay(SAYING)
    display.show(Notice(None, ((Span("6-4", Style.CODE),),)))
    display.print_all(output, ANN.id)
    assert ("\x1b[0;36m" in stream.getvalue()) is coloured
    assert "6-4" in stream.getvalue()


async def completed(text: str) -> list[str]:
    completer = CommandCompleter(Parrot(), ANN, Room(ROOM))
    found = [one async for one in completer.get_completions_async(Document(text), CompleteEvent())]
    return [text[: len(text) + completion.start_position] + completion.text for completion in found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("6-4", []),
        ("p", []),
        ("/p", ["/play"]),
        ("/", [f"/{name}" for name in COMMANDS]),
        ("/play g", ["/play Ann: play game [g]", "/play Ann: play options [g]"]),
        (
            "/play goat ta",
            ["/play Ann: play game [goat ta] game=goat", "/play goat Ann: play options [ta] game=goat"],
        ),
        ("/tally last w", ["/tally Ann: tally tally [last w] tally=last"]),
        ("/games ", []),
        ("/what ", []),
        ("table ", []),
    ],
)
async def test_completion(text: str, found: list[str]) -> None:
    assert await completed(text) == found
