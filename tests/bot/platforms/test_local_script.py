"""A script of a group chat and what is printed for it, to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ids import PersonId, PostId, RoomId
from bot.messages import Label, Message, Span
from bot.platforms.local import ROOM
from bot.ports import Address, Command, Port, Press, TooLarge, Unreachable
from tests.bot.platforms.parrot import Chat
from tests.bot.platforms.saying import say


async def test_messages_buttons_and_edits() -> None:
    assert await Chat().play(
        "# a comment",
        "Ann> /table at noon",
        "Bob> /hand",
        "Bob* 2",
        "Ann> /change new",
        "Bob* 4",
        "Bob* 3",
    ) == [
        "room| A table",
        "room| at noon",
        "room| (1) Join",
        "room| (2) Leave",
        "Bob| Your hand",
        "Bob| (3) 6-4",
        "Bob| pressed leave on message 0",
        "Bob~| new",
        "Bob~| (4) Join",
        "Bob| pressed join2 on message 1",
        "Bob| pressed m:0 on message 1",
    ]


async def test_an_edit_in_the_room_is_printed_in_full_even_if_it_looks_the_same() -> None:
    lines = await Chat().play("Ann> /table x", "Ann> /change y", "Ann> /change y", "Ann* 1")
    assert lines[4:] == [
        "room~| y",
        "room~| (3) Join",
        "room~| y",
        "room~| (4) Join",
        "Ann| pressed join on message 0",
    ]


async def test_deleting_prints_nothing_and_ends_edits_but_not_presses() -> None:
    lines = await Chat().play("Ann> /table x", "Ann> /remove", "Ann> /change y", "Ann* 2", "Ann> /remove")
    assert lines[4:] == ["Ann| gone", "Ann| pressed leave on message 0"]


async def test_what_one_person_reads_alone_is_changed_for_him_and_nobody_else() -> None:
    chat = Chat()
    await chat.play("Ann> /table x", "Bob> /hand")
    ann, bob = (person for person, _, _ in chat.asked())
    table, hand = chat.parrot.posts
    before = len(chat.output.written)
    changed = [chat.port.refresh(*one, say("new")) for one in ((ann, table), (ann, hand), (bob, hand))]
    assert changed == [False, False, True]
    assert chat.output.written[before:] == ["Bob~| new"]


async def test_requests() -> None:
    chat = Chat()
    await chat.play("Ann> /play@boneyard goat target=5", "Ann< /hand", "Bob> /table", "Cid* 2")
    ann = PersonId("local:ann")
    assert [(person.id, room.id, room.private, what) for person, room, what in chat.asked()] == [
        (ann, ROOM, False, Command("play", "goat target=5")),
        (ann, ann, True, Command("hand")),
        ("local:bob", ROOM, False, Command("table")),
        ("local:cid", ROOM, False, Press("join", chat.parrot.posts[1])),
    ]


async def test_a_press_happens_where_its_message_hangs() -> None:
    chat = Chat()
    await chat.play("Ann> /hand", "Ann* 1", "Ann> /table", "Ann* 2")
    rooms = [room.id for _, room, what in chat.asked() if isinstance(what, Press)]
    assert rooms == ["local:ann", ROOM]


async def test_nobody_presses_what_he_cannot_see() -> None:
    chat = Chat()
    lines = await chat.play("Ann> /hand", "Bob* 1", "Bob* 99", "Bob* 0")
    assert lines[2:] == [f"Bob| There is no button {number} for you." for number in (1, 99, 0)]
    assert len(chat.asked()) == 1


async def test_the_first_who_speaks_runs_the_chat() -> None:
    assert await Chat().play("Ann> hello", "Bob> /who", "ann> /who me") == [
        "Bob| who() admin=False",
        "Ann| who(me) admin=True",
    ]


async def test_alone_with_the_bot_everybody_runs_the_chat() -> None:
    chat = Chat()
    await chat.play("Ann> hello", "Bob< /who", "Bob> /who")
    assert [await request.is_admin() for request in chat.parrot.requests] == [True, False]


async def test_talk_is_counted_and_answered_by_nobody() -> None:
    chat = Chat()
    assert await chat.play("Ann> hello", "Ann> /play@other_bot", "Bob< hello", "Bob>") == []
    assert chat.parrot.heard == [ROOM, ROOM, "local:bob", ROOM]
    assert chat.asked() == []


async def test_every_line_is_settled_and_the_end_once_more() -> None:
    chat = Chat()
    await chat.play("Ann> /play", "# nothing", "Ann> hello")
    assert chat.parrot.settled == 4


async def test_mistakes_are_told_to_whoever_made_them() -> None:
    chat = Chat()
    lines = await chat.play("nonsense", "Ann* x", "Ann> hi", "Ann* x", "Ann> /show " + "x" * 4000, "Ann> /show on")
    assert lines == [
        "Ann| Line 4 is not understood: write “NAME> text”, “NAME< text” or “NAME* 17”.",
        "Ann| That is too long: a line may have at most 4000 characters.",
        "Ann| on",
    ]
    assert [line[:24] for line in chat.complaints.written] == [
        "Line 1 is not understood",
        "Line 2 is not understood",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "room",
        "ROOM",
        " room\u200f",
        "ｒｏｏｍ",
        "\u200d",
        "\x1b",
        "\u3164",
        "a\ue000",
        "n" * 91,
        "n" + "\u200d" * 90,
        "\ufdfa" * 6,
    ],
)
async def test_names_that_nobody_can_have(name: str) -> None:
    chat = Chat()
    assert await chat.play(f"{name}> /greet") == []
    assert chat.complaints.written == ["Line 1: nobody can be called that here."]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann Bee", "Ann Bee"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("*Ann* _x_ [y](z)", "*Ann* _x_ [y](z)"),
        ("👩‍👩‍👧 Zoë", "👩‍👩‍👧 Zoë"),
        ("דנה", "דנה"),
        ("room| x", "room¦ x"),
        ("room~", "room∼"),
        ("\u202eevil\u202c", "evil"),
        ("a\x1b[31mb", "a [31mb"),
        ("a\u2028b\x0bc\x85d\re", "a b c d e"),
        ("(3) Start", "(3) Start"),
        ("n" * 90, "n" * 90),
    ],
)
async def test_names_are_harmless_and_stay_in_their_prefix(name: str, shown: str) -> None:
    lines = await Chat().play(f"{name}> /hand", f"{name}* 1", f"{name}> /greet")
    guarded = shown.replace("(3)", "[3]")
    assert lines == [
        f"{shown}| Your hand",
        f"{shown}| (1) 6-4",
        f"{shown}| pressed m:0 on message 0",
        f"room| {guarded}, hello",
    ]


async def test_a_person_goes_by_his_first_spelling() -> None:
    chat = Chat()
    assert await chat.play("Straße> /show 1", "STRASSE\u200f> /show 2", "  strasse > /show 3") == [
        f"Straße| {number}" for number in (1, 2, 3)
    ]
    assert {person.id for person, _, _ in chat.asked()} == {"local:strasse"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("(17) Join", "[17] Join"),
        ("  (17) Join", "  [17] Join"),
        ("[picture x.png: y]", "(picture x.png: y]"),
        ("one (17) Join", "one (17) Join"),
        ("a\rroom| b", "a room| b"),
        ("a\u2029b\u202ec\x9bd", "a bc d"),
        ("\ud800", "\ufffd"),
        ("", ""),
    ],
)
async def test_texts_cannot_be_taken_for_anything_else(text: str, shown: str) -> None:
    chat = Chat()
    await chat.port.send(Address(room=ROOM), say(text), loud=False)
    assert chat.output.written == [f"room| {shown}"]


async def test_each_line_has_the_prefix_and_a_line_break_within_one_or_in_a_label_is_a_blank() -> None:
    chat = Chat()
    name = Span("Ann\nroom| Bob", person=PersonId("local:ann"))
    lines = (name, Span(" says\rthis")), (Span("and\nthat"),)
    message = Message(lines, ((Label("one\n(9) two", "x"),),))
    await chat.port.send(Address(person=PersonId("local:bob")), message, loud=False)
    assert chat.output.written == [
        "bob| Ann room| Bob says this",
        "bob| and that",
        "bob| (1) one (9) two",
    ]


async def test_pictures_are_files_whose_names_tell_nothing(tmp_path: Path) -> None:
    chat = Chat(pictures=tmp_path)
    assert chat.port.limits.pictures
    assert await chat.play("Ann> /picture A", "Ann< /picture B") == [
        "room| [picture picture-0001.png: 6-4 and 4-4]",
        "room| Below",
        "Ann| [picture picture-0002.png: 6-4 and 4-4]",
        "Ann| Below",
    ]
    for number, png in enumerate((b"A", b"B"), start=1):
        assert (tmp_path / f"picture-{number:04}.png").read_bytes() == png


async def test_without_a_folder_there_are_words() -> None:
    chat = Chat()
    assert not chat.port.limits.pictures
    assert await chat.play("Ann> /picture A") == ["room| 6-4 and 4-4", "room| Below"]


async def test_a_picture_that_cannot_be_written_becomes_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    chat = Chat(pictures=tmp_path)
    (tmp_path / "picture-0001.png").mkdir()
    assert await chat.play("Ann> /picture A") == ["room| 6-4 and 4-4", "room| Below"]
    assert "a picture could not be written" in caplog.text


async def test_messages_to_people_of_earlier_runs() -> None:
    chat = Chat()
    await chat.port.send(Address(person=PersonId("local:ann bee")), say("1"), loud=False)
    chat.port.people.introduce("Ann BEE")
    await chat.port.send(Address(room=RoomId("local:ann bee")), say("2"), loud=False)
    assert chat.output.written == ["ann bee| 1", "Ann BEE| 2"]
    assert await chat.play("Cid> /who", "ann bee> /who") == ["Cid| who() admin=True", "Ann BEE| who() admin=False"]


@pytest.mark.parametrize(
    "to",
    [
        Address(),
        Address(room=RoomId("telegram:7")),
        Address(person=PersonId("discord:7")),
        Address(person=PersonId("local:room")),
        Address(person=PersonId("local:")),
    ],
)
async def test_addresses_of_nobody(to: Address) -> None:
    with pytest.raises(Unreachable):
        await Chat().port.send(to, say("x"), loud=False)


async def test_messages_of_another_run_are_not_mistaken_for_those_of_this() -> None:
    first, second = Chat(), Chat()
    await first.play("Ann> /table")
    await second.play("Ann> /table")
    assert first.parrot.posts != second.parrot.posts
    assert first.output.written == second.output.written


async def test_everything_shares_a_lane() -> None:
    port: Port = Chat().port
    addresses = (Address(room=ROOM), Address(person=PersonId("local:ann")))
    assert len({port.lane(to) for to in addresses}) == 1
    await port.delete(addresses[0], PostId("unknown"))


async def test_the_script_ends_when_nobody_reads() -> None:
    chat = Chat(reads=2)
    assert await chat.play("Ann> /show 1", "Ann> /show 2", "Ann> /show 3") == ["Ann| 1", "Ann| 2"]
    assert len(chat.asked()) == 2


async def test_a_file_is_shown_as_lines_or_put_into_the_folder(tmp_path: Path) -> None:
    for folder, shown in ((None, ["Ann| one", "Ann| [2] two"]), (tmp_path, ["Ann| a.csv"])):
        chat = Chat(pictures=folder)
        await chat.play("Ann> /hello")
        before = len(chat.output.written)
        await chat.port.send_file(Address(person=PersonId("local:ann")), "a.csv", b"one\n(2) two\n")
        assert chat.output.written[before:] == shown
    assert (tmp_path / "a.csv").read_bytes() == b"one\n(2) two\n"


async def test_a_file_of_the_machine_comes_along_with_a_command(tmp_path: Path) -> None:
    chat = Chat()
    (tmp_path / "a.json").write_bytes(b"123")
    await chat.play(f"Ann> /import {tmp_path / 'a.json'}", f"Ann> /import {tmp_path}", "Ann> /import")
    files = [what.file for _, _, what in chat.asked() if isinstance(what, Command)]
    there, folder, none = files
    assert there is not None
    assert await there.read(3) == b"123"
    with pytest.raises(TooLarge):
        await there.read(2)
    assert folder is not None
    with pytest.raises(Unreachable):
        await folder.read(3)
    assert none is None
