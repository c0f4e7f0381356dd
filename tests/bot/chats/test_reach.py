"""People and places that take nothing, and answers that must not be public."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.asking import Asking
from bot.chats.reach import PATIENCE, Access
from bot.data import What, pack
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Act, Message, Screen, literal
from bot.ports import Address, Command, Person, Press, Room, Unreachable
from engine.seats import Seat
from tests.bot.chat import LIMITS, Asked, Chat, Guest, buttons, chatting, says, told
from tests.bot.steering import make, moves, state_of, to_the_end
from tests.bot.strict import GROUP, Post

SHY = replace(LIMITS, doors=True)


def shut(chat: Chat, guest: Guest) -> None:
    """He takes no private messages."""
    chat.port.unreachable.add(guest.id)


async def turn_of(chat: Chat, guests: list[Guest], wanted: Guest) -> None:
    """Play until it is somebody's turn."""
    while chat.on_turn(guests) is not wanted:
        await make(chat, guests, moves(state_of(chat))[0])


async def with_a_shut_chat(chat: Chat) -> list[Guest]:
    """Two who play, the second of whom takes no private messages and is on turn."""
    ann, bob = await chat.seated("/play block", "Ann", "Bob")
    shut(chat, bob)
    await ann.press("Start")
    await turn_of(chat, [ann, bob], bob)
    return [ann, bob]


def calls(chat: Chat) -> list[Post]:
    """What calls somebody in the room."""
    return [post for post in chat.room() if "it is your turn" in post.message.plain()]


# --- The lobby knows --------------------------------------------------------------------------------------


async def test_who_sits_down_is_written_to_so_that_it_is_known_before_the_deal(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        shut(chat, bob)
        await ann.say("/play block")
        assert "Block" in ann.private()[-1].message.plain()
        await bob.press("Join")
        lobby = chat.room()[-1]
        assert says("lobby-unreached", names=("Bob",), way="open") in lobby.message.plain()
        (door,) = [label for label in lobby.buttons if label.act is Act.LINK]
        assert door.data == f"https://example.org/join_{chat.table().id}"


@pytest.mark.parametrize("words", ["/sheet goat", "/play solo-rows"])
async def test_nobody_is_written_to_where_nothing_will_be_hidden(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        await ann.say(words)
        assert chat.tables()
        assert not ann.private()


async def test_following_the_door_mends_it_and_seats_who_does_not_sit_yet(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann, bob, cid = chat.guests("Ann", "Bob", "Cid")
        shut(chat, bob)
        await ann.say("/play block")
        await bob.press("Join")
        chat.port.unreachable.clear()
        word = f"/start join_{chat.table().id}"
        assert says("seated-here", game="Block", room="The club") in told(await bob.write(word))
        assert not [label for label in chat.room()[-1].buttons if label.act is Act.LINK]
        assert "The club" in told(await cid.write(word))
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize("known", [False, True])
async def test_the_door_is_shut_for_who_is_not_in_the_group(tmp_path: Path, known: bool) -> None:
    """Or of whom the platform does not say that he is."""
    async with chatting(tmp_path, limits=SHY) as chat:
        ann, eve = chat.guests("Ann", "Eve")
        await ann.say("/play block")
        (chat.port.strangers if known else chat.port.unsaid).add(eve.id)
        assert told(await eve.write(f"/start join_{chat.table().id}")) == says("no-such-table")
        assert told(await eve.write("/start join_nothing")) == says("no-such-table")
        assert len(chat.table().match.seats) == 1


async def test_the_door_of_a_table_that_is_gone_leads_nowhere(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann, bob, cid = guests = await chat.seated("/play block single_round=true", "Ann", "Bob", "Cid")
        closed = f"/start join_{chat.table().id}"
        await ann.say("/stop")
        assert [told(await guest.write(closed)) for guest in guests] == [says("lobby-is-closed")] * 3
        await chat.playing("/play block single_round=true", "Ann", "Bob")
        over = f"/start join_{chat.table().id}"
        assert says("seated-here", game="Block", room="The club") in told(await bob.write(over))
        await to_the_end(chat, [ann, bob])
        assert [told(await guest.write(over)) for guest in (bob, cid)] == [says("match-is-over")] * 2


async def test_who_asks_for_it_is_written_to_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, eve = chat.guests("Ann", "Bob", "Eve")
        await ann.say("/play block")
        await bob.press("Join")
        await chat.bot.lost(Address(person=bob.id))
        await chat.settle()
        (write,) = buttons(chat.room()[-1], What.WRITE)
        assert told(await eve.send(write.data, chat.room()[-1])) == says("only-players")
        assert told(await bob.send(write.data, chat.room()[-1])) == says("writing")
        assert bob.private()[-1].message.plain() == says("written")
        assert not buttons(chat.room()[-1], What.WRITE)


async def test_that_somebody_can_be_written_to_is_kept_from_his_first_word_on(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        await ann.write("/start")
    async with chatting(tmp_path, chat=chat):
        assert await chat.bot.world.reach.of(Address(person=ann.id)) is Access.OPEN


async def test_doctor_tells_whether_private_messages_arrive(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        (found,) = await ann.say("/doctor")
        assert says("doctor-untried", way="open") in found.message.plain()
        assert [label.data for label in found.buttons] == ["https://example.org/hello"]
        (found,) = await ann.write("/doctor")
        assert f"✓ {says('doctor-reached')}" in found.message.plain()
        await chat.bot.lost(Address(person=ann.id))
        (found,) = await ann.say("/doctor")
        assert f"✗ {says('doctor-unreached', way='open')}" in found.message.plain()
        assert [label.data for label in found.buttons] == ["https://example.org/hello"]
        masked = replace(ann.person, masked=True)
        assert says("doctor-untried", way="open") not in told(await Guest(chat, masked).say("/doctor"))


# --- A match without private messages ---------------------------------------------------------------------


async def test_who_cannot_be_written_to_is_called_in_the_room_once_a_turn(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann, bob = await with_a_shut_chat(chat)
        (call,) = calls(chat)
        assert call.loud
        assert [span.person for line in call.message.lines for span in line if span.mention] == [bob.id]
        hand = await bob.press("My hand", call)
        assert "Your hand" in told(hand)
        assert buttons(hand[-1], What.MOVE)
        await make(chat, [ann, bob], moves(state_of(chat))[0])
        assert not calls(chat)
        assert call.gone


async def test_a_hand_that_was_an_answer_follows_its_own_buttons(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann, bob = await with_a_shut_chat(chat)
        (hand,) = await bob.press("My hand")
        move = buttons(hand, What.MOVE)[0]
        before = hand.message.plain()
        assert await bob.send(move.data, hand) == [hand], "the same message"
        assert hand.message.plain() != before
        assert not buttons(hand, What.MOVE)
        await turn_of(chat, [ann, bob], bob)
        assert await bob.send(move.data, hand) == [hand], "an old button brings it up to date"
        assert hand.message.plain().startswith(says("old-button"))
        assert buttons(hand, What.MOVE)
        page = pack(What.PAGE, chat.table().id, state_of(chat).ply, "0")
        await make(chat, [ann, bob], moves(state_of(chat))[0])
        assert await bob.send(page, hand) == [hand]
        assert not buttons(hand, What.MOVE), "so does one that turns the page"


async def test_half_of_the_time_is_said_in_the_room_to_who_cannot_be_written_to(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        await with_a_shut_chat(chat)
        await chat.wait(seconds=100)
        assert any("half of your time" in post.message.plain() for post in chat.room())


async def test_nobody_is_called_who_can_be_written_to(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        for _ in range(4):
            assert not calls(chat)
            table = chat.room()[-1].message
            assert not any(span.mention for line in table.lines for span in line)
            await make(chat, guests, moves(state_of(chat))[0])


# --- Answers that nobody can be given alone ---------------------------------------------------------------


@dataclass
class Deaf(Asked):
    """A request whose asker cannot be told anything alone."""

    async def whisper(self, message: Message) -> None:
        raise Unreachable(self.person.id)

    async def refresh(self, message: Message) -> None:
        raise Unreachable(self.person.id)


async def ask(chat: Chat, guest: Guest, what: Command | Press) -> str:
    """What the room reads after a request that cannot be answered alone."""
    before = len(chat.port.posts)
    await chat.bot.handle(Deaf(chat, guest.person, chat.group, what))
    await chat.settle()
    return "\n".join(post.message.plain() for post in chat.port.posts[before:] if post.reader is None)


async def test_what_nobody_could_answer_is_said_in_his_private_chat_if_it_is_known_to_be_open(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        await chat.bot.reached(Address(person=ann.id))
        for command, answer in ((Command("help"), "/play"), (Command("play", "chess"), "chess")):
            assert await ask(chat, ann, command) == ""
            assert answer in ann.private()[-1].message.plain()


async def test_buttons_that_may_be_about_the_room_are_not_shown_elsewhere(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann", admin=True)
        await chat.bot.reached(Address(person=ann.id))
        assert await ask(chat, ann, Command("settings")) == ""
        assert told(ann.private()) == says("no-whisper", name="Ann", way="again")
        assert not ann.private()[-1].buttons


async def test_where_that_chat_has_been_shut_he_is_told_once_in_the_room(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        await chat.bot.reached(Address(person=ann.id))
        shut(chat, ann)
        long = Screen(tuple(literal("a rule of the game" * 20) for _ in range(40)))
        await Asking(chat.bot.world, Deaf(chat, ann.person, chat.group, Command("why")), "en", chat.group).show(
            long
        )
        await chat.settle()
        assert told(chat.room()) == says("no-whisper", name="Ann", way="open")
        await chat.bot.reached(Address(person=ann.id))
        assert await ask(chat, ann, Command("settings")) == says("no-whisper", name="Ann", way="open")
        assert not ann.private()


async def test_the_room_reads_a_short_answer_with_his_name_and_of_a_long_one_that_there_is_one(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        no_such_game = f"Ann: {says('no-such-game', name='chess')}"
        assert await ask(chat, ann, Command("play", "chess")) == no_such_game
        never = says("refused-never-complete", tiles=55, most=51)
        assert await ask(chat, ann, Command("play", "solo-rows set=9")) == f"Ann: {never}"
        for command in ("games", "help", "settings"):
            assert await ask(chat, ann, Command(command)) == says("no-whisper", name="Ann", way="open")


async def test_who_speaks_in_the_name_of_a_chat_is_told_everything_in_the_room(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        mask = Guest(chat, Person(PersonId("test:group-itself"), "The club", masked=True))
        assert "Block" in await ask(chat, mask, Command("games"))


async def test_a_hand_is_never_said_in_the_room(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        (button, *_) = buttons(guest.hand(), What.MOVE)
        await chat.bot.lost(Address(person=guest.id))
        await chat.settle()
        said = await ask(chat, guest, Command("hand"))
        assert said == says("no-whisper", name=guest.person.name, way="open")
        assert chat.room()[-1].buttons[0].act is Act.LINK
        assert "[" not in await ask(chat, guest, Command("move", "0-0@X"))
        assert await ask(chat, guest, Command("move", "draw")) == said, "why not would tell of his hand"
        assert "[" not in await ask(chat, guest, Press(button.data, guest.hand().id))


async def test_nor_is_it_where_the_message_with_its_button_is_out_of_reach(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        await chat.bot.lost(Address(person=guest.id))
        await chat.settle()
        page = Press(pack(What.PAGE, chat.table().id, state_of(chat).ply, "0"), PostId("none"))
        assert await ask(chat, guest, page) == says("no-whisper", name=guest.person.name, way="open")


async def test_the_room_reads_once_what_many_presses_come_to_that_arrive_together(tmp_path: Path) -> None:
    """After an outage, say: whoever has pressed again and again meanwhile would fill the chat."""
    async with chatting(tmp_path, limits=SHY) as chat:
        press = Press("no button", PostId("none"))
        ann, bob = chat.guest("Ann"), chat.guest("Bob")
        said = [await ask(chat, guest, press) for guest in (ann, ann, bob, ann)]
        assert said == [f"Ann: {says('bad-button')}", "", f"Bob: {says('bad-button')}", ""]


async def test_who_has_no_door_to_open_is_told_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        monkeypatch.setattr(chat.port, "door", lambda word: None)
        assert await ask(chat, chat.guest("Ann"), Command("help")) == says("no-whisper", name="Ann", way="again")


async def test_a_long_secret_is_asked_once_to_be_let_in(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        request = Deaf(chat, ann.person, chat.group, Command("why"))
        lines = tuple(literal("a line of a hand" * 20) for _ in range(40))
        await Asking(chat.bot.world, request, "en", chat.group).show(Screen(lines, secret=True))
        await chat.settle()
        assert told(chat.room()) == says("no-whisper", name="Ann", way="open")


# --- Strange places and people ----------------------------------------------------------------------------


async def test_nobody_plays_in_the_name_of_a_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        mask = Guest(chat, Person(PersonId("test:group-itself"), "The club", masked=True))
        ann = chat.guest("Ann")
        assert told(await mask.say("/play block")) == says("masked")
        await ann.say("/play block")
        assert told(await mask.press("Join")) == says("masked")
        assert "Block" in told(await mask.say("/games"))


async def test_where_the_bot_is_no_member_it_answers_but_keeps_no_table(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        chat.group = Room(RoomId("test:elsewhere"), "Elsewhere", foreign=True)
        ann = chat.guest("Ann")
        for command in ("/play block", "/join", "/table", "/why", "/sheet undo", "/daily"):
            assert told(await ann.say(command)) == says("not-in-this-chat"), command
        assert told(await ann.say("/remind")) == says("remind-in-group"), "nor has a private chat any"
        assert await ann.say("/tally"), "answered to him alone"
        assert not chat.tables()
        assert not chat.room()


# --- A place that is closed -------------------------------------------------------------------------------


async def test_a_room_that_stays_closed_is_tried_once_in_a_while_and_nobody_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        reach, to = chat.bot.world.reach, Address(room=GROUP)
        changes: list[Address] = []
        now = 0.0

        async def changed(place: Address) -> None:
            changes.append(place)

        monkeypatch.setattr(reach, "on_change", changed)
        monkeypatch.setattr(reach, "_time", lambda: now)
        for _ in range(3):
            assert not await reach.closed(to)
            await reach.lost(to)
            now += PATIENCE - 1
            assert await reach.closed(to)
            now += 1
        assert changes == [to]
        await reach.opened(to)
        assert changes == [to, to]


async def test_old_buttons_that_are_pressed_do_not_make_the_bot_try_a_closed_chat_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        reach, now, send = chat.bot.world.reach, 0.0, chat.port.send
        tried: list[Address] = []

        async def trying(to: Address, message: Message, *, loud: bool) -> PostId:
            tried.append(to)
            return await send(to, message, loud=loud)

        monkeypatch.setattr(chat.port, "send", trying)
        monkeypatch.setattr(reach, "_time", lambda: now)
        _, bob = guests = await chat.playing("/play block", "Ann", "Bob")
        await turn_of(chat, guests, bob)
        old = bob.hand()
        move = buttons(old, What.MOVE)[0].data
        shut(chat, bob)
        await make(chat, guests, moves(state_of(chat))[0])
        await turn_of(chat, guests, bob)
        him = Address(person=bob.id)
        assert await reach.closed(him)
        tried.clear()
        for _ in range(3):
            answer = told(await bob.send(move, old))
            assert answer.startswith(says("old-button"))
            assert "Your hand" in answer
            assert "Your hand" in told(await bob.write("/hand"))
        assert not tried
        now += PATIENCE
        assert "Your hand" in told(await bob.write("/hand"))
        assert tried == [him]
        assert await reach.closed(him)
        chat.port.unreachable.clear()
        now += PATIENCE
        await bob.write("/hand")
        assert not await reach.closed(him)
        assert buttons(bob.hand(), What.MOVE)


async def test_a_hand_that_stands_in_a_closed_chat_follows_its_own_buttons(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        _, bob = guests = await chat.playing("/play block", "Ann", "Bob")
        await turn_of(chat, guests, bob)
        hand = bob.hand()
        before, move = hand.message.plain(), buttons(hand, What.MOVE)[0]
        shut(chat, bob)
        await chat.bot.lost(Address(person=bob.id))
        await bob.send(move.data, hand)
        assert hand.message.plain() != before


async def unseen_move(chat: Chat, guest: Guest) -> Callable[[], bool]:
    """A move in a game for one that is not shown in the private chat, as that took nothing; gives whether it is
    shown by now."""
    await guest.write("/play solo-rows")
    table, before = guest.private()[-1], guest.private()[-1].message.plain()
    await chat.bot.lost(Address(room=RoomId(guest.id)))
    await chat.bot.world.actions.act(chat.table(), Seat(0), moves(state_of(chat))[0])
    await chat.settle()
    assert guest.private()[-1] is table
    assert table.message.plain() == before
    return lambda: table.message.plain() != before


async def test_who_is_heard_in_private_is_shown_his_tables_there_again(tmp_path: Path) -> None:
    """Nobody gets into a chat that has a door but by letting the bot in."""
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        is_shown = await unseen_move(chat, ann)
        await ann.write("/help")
        assert is_shown()


async def test_where_a_message_arrives_in_private_the_table_in_that_chat_is_shown_again(tmp_path: Path) -> None:
    """What was under way when somebody let the bot in again may be refused only after he was heard."""
    async with chatting(tmp_path, limits=SHY) as chat:
        ann = chat.guest("Ann")
        is_shown = await unseen_move(chat, ann)
        chat.bot.world.publisher.say(Address(person=ann.id), Screen((literal("hello"),)), "en")
        await chat.settle()
        assert is_shown()


async def test_that_somebody_is_heard_in_private_does_not_mean_that_messages_arrive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, reach, now = chat.guest("Ann"), chat.bot.world.reach, 0.0
        monkeypatch.setattr(reach, "_time", lambda: now)
        him = Address(person=ann.id)
        shut(chat, ann)
        await reach.lost(him)
        await ann.write("/help")
        assert await reach.of(him) is Access.CLOSED
        now += PATIENCE
        await ann.write("/help")
        assert await reach.of(him) is Access.UNKNOWN
        assert told(await ann.write("/play block")) == says("no-voice-here")
        assert await reach.of(him) is Access.CLOSED
