"""At the table: hands, moves by button and in writing, signs, leaving and coming back, what follows a match."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.data import What
from bot.plan import Pauses
from bot.ports import Limits, Room, RoomId, text
from bot.preferences import ChatChoice
from bot.screens.table import Setting, table_screen
from engine.events import Misdealt
from engine.game import play, view
from engine.model import Phase, State
from engine.moves import PASS, Draw, Move, Pass
from engine.notation import write
from engine.tiles import Tile
from storage.matches import Status
from tests.bot.chat import LIMITS, Chat, Guest, Post, buttons, chatting, says, told
from tests.bot.steering import (
    ambiguous,
    hand_of,
    make,
    moves,
    places,
    state_of,
    to_the_end,
    until,
)


def shown(tiles: Iterable[Tile]) -> str:
    """Tiles as screens show them."""
    return " ".join(f"[{t.hi}|{t.lo}]" for t in sorted(tiles, reverse=True))


def table_post(chat: Chat) -> Post:
    """The message of the round that is being played."""
    return next(post for post in reversed(chat.room()) if "· round" in post.message.plain())


# --- Hands ------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_everybody_gets_his_own_hand_in_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        for guest in guests:
            (post,) = guest.private()
            assert says("hand-tiles", tiles=shown(hand_of(chat, guest))) in post.message.plain()
            assert post.loud == (guest is chat.on_turn(guests)), "only who is on turn is notified"
            assert bool(buttons(post, What.MOVE)) == (guest is chat.on_turn(guests))


@pytest.mark.asyncio
async def test_a_turn_notifies_once_and_the_next_hand_replaces_the_last(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        for _ in range(4):
            guest = chat.on_turn(guests)
            (post,) = guest.private()
            assert post.loud
            await guest.press(buttons(post, What.MOVE)[0].text, post)
            assert all(len(one.private()) == 1 for one in guests)


@pytest.mark.asyncio
async def test_only_the_owner_plays_his_hand(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = state_of(chat)
        guest = chat.on_turn(guests)
        other = next(one for one in guests if one is not guest)
        move = buttons(guest.hand(), What.MOVE)[0].data
        assert told(await other.send(move)) == says("old-button")
        assert told(await chat.guest("Sam").send(move)) == says("not-your-table")
        assert told(await other.say(f"/move {write(moves(state)[0])}")) == says("refused-not-your-turn")
        assert state_of(chat) == state


@pytest.mark.asyncio
async def test_my_hand_is_whispered_to_who_sits_there(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        (answer,) = await ann.press("My hand")
        assert answer.whispered
        assert shown(hand_of(chat, ann)) in answer.message.plain()
        (again,) = await ann.say("/hand")
        assert again.message == answer.message
        sam = chat.guest("Sam")
        assert told(await sam.press("My hand")) == says("not-your-table")
        assert told(await sam.say("/hand")) == says("no-seat-here")
        assert told(await sam.write("/hand")) == says("no-seat-here")
        assert (await ann.write("/hand"))[0].message == answer.message, "in private, too"


@pytest.mark.asyncio
async def test_a_whispered_hand_can_be_played_from(tmp_path: Path) -> None:
    """Whoever cannot be written to plays from the answer to My hand."""
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play block", "Ann", "Bob")
        chat.port.unreachable |= {guest.id for guest in guests}
        await guests[0].press("Start")
        for _ in range(6):
            guest = chat.on_turn(guests)
            before = state_of(chat)
            assert not guest.private()
            (answer,) = await guest.press("My hand")
            await guest.press(answer.buttons[0].text, answer)
            if state_of(chat) == before:
                (asked,) = guest.sees()[-1:]
                await guest.press(asked.buttons[0].text, asked)
            assert state_of(chat).ply > before.ply


SMALL = Limits(text=4096, caption=1024, label=64, row=2, rows=4, pictures=False, scroll=12)


@pytest.mark.asyncio
async def test_a_big_hand_has_pages(tmp_path: Path) -> None:
    """Where six moves fit, seven tiles are leafed through: in the message, and in an answer of one's own."""
    async with chatting(tmp_path) as chat:
        chat.port.limits = SMALL
        guests = chat.guests("Ann", "Bob")
        for guest in guests:
            await guest.say("/play block opening_tile=free") if guest is guests[0] else await guest.say("/join")
        await guests[0].send(f"s:{chat.table().id}:0:")
        chat.port.faults.clear()  # a lobby needs more room than this test gives
        guest = chat.on_turn(guests)
        post = guest.hand()
        seen = [label.text for label in buttons(post, What.MOVE)]
        assert [label.text for label in post.buttons[-1:]] == ["▶"]
        assert not await guest.press("▶", post), "the message itself is turned over"
        assert guest.hand() is post
        seen += [label.text for label in buttons(post, What.MOVE)]
        assert sorted(seen) == sorted(shown([tile]) for tile in hand_of(chat, guest))
        assert [label.text for label in post.buttons[-1:]] == ["◀"]
        last = buttons(post, What.MOVE)[0]
        await guest.press("◀", post)
        assert [label.text for label in post.buttons[-1:]] == ["▶"]

        (answer,) = await guest.say("/hand")
        (turned,) = await guest.press("▶", answer)
        assert turned.whispered
        assert last.text in [label.text for label in turned.buttons]
        ply = state_of(chat).ply
        await guest.press(last.text, turned)
        assert state_of(chat).ply == ply + 1


@pytest.mark.asyncio
async def test_eight_players_fit(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        names = [f"A player with a rather long name, number {number}" for number in range(8)]
        guests = await chat.playing("/play block set=18 single_round=true opening_tile=free max_pip=11", *names)
        await to_the_end(chat, guests)
        assert chat.room()[-1].buttons[0].text == "Rematch"


@pytest.mark.asyncio
async def test_a_hand_that_grows_by_drawing_fits(tmp_path: Path) -> None:
    async with chatting(tmp_path, seed="much") as chat:
        guests = await chat.playing("/play draw set=18 single_round=true", "Ann", "Bob")
        largest = 0
        while chat.tables() and largest <= 20:
            await make(chat, guests, moves(state_of(chat))[0])
            largest = max(largest, *(len(hand) for hand in state_of(chat).hands)) if chat.tables() else largest
        assert largest > 20, "this deal is of no use to the test"


# --- Moves ------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_tile_that_fits_at_two_ends_asks_where(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = await until(chat, guests, lambda state: bool(ambiguous(state)))
        guest, tile = chat.on_turn(guests), ambiguous(state)[0]
        post = guest.hand()
        await guest.press(f"{shown([tile])} …", post)
        assert guest.hand() is post
        assert says("hand-where", tile=shown([tile])) in post.message.plain()
        assert [label.text for label in post.buttons] == [
            f"{shown([tile])} ← left",
            f"{shown([tile])} → right",
            says("button-other-tile"),
        ]
        await guest.press(says("button-other-tile"), post)
        assert f"{shown([tile])} …" in [label.text for label in post.buttons]
        await guest.press(f"{shown([tile])} …", post)
        await guest.press(f"{shown([tile])} → right", post)
        assert f"{shown([tile])} on the right." in table_post(chat).message.plain()
        assert state_of(chat).ply > state.ply


@pytest.mark.asyncio
async def test_a_written_move_that_is_ambiguous_is_asked_about(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = await until(chat, guests, lambda state: bool(ambiguous(state)))
        guest, tile = chat.on_turn(guests), ambiguous(state)[0]
        (answer,) = await guest.say(f"/move {tile}")
        assert answer.message.plain() == says("move-ambiguous")
        assert state_of(chat) == state
        await guest.press(f"{shown([tile])} ← left", answer)
        assert f"{shown([tile])} on the left." in table_post(chat).message.plain()


@pytest.mark.asyncio
async def test_a_move_in_writing_names_its_end(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = await until(chat, guests, lambda state: bool(ambiguous(state)))
        tile = ambiguous(state)[0]
        assert not await chat.on_turn(guests).say(f"/move  {tile.lo}-{tile.hi}@r ")
        assert f"{shown([tile])} on the right." in table_post(chat).message.plain()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "refused-bad-notation"),
        ("<b>", "refused-bad-notation"),
        ("99-99", "refused-bad-notation"),
        ("pass", "refused-must-play"),
        ("draw", "refused-must-play"),
        ("signal blank", "refused-no-signal"),
        ("bid 7", "refused-not-this-game"),
    ],
)
async def test_a_move_that_cannot_be_is_refused_in_private(tmp_path: Path, words: str, key: str) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state, room = state_of(chat), [str(post) for post in chat.room()]
        answer = told(await chat.on_turn(guests).say(f"/move {words}"))
        assert answer == says(key, text=words)
        assert state_of(chat) == state
        assert [str(post) for post in chat.room()] == room


@pytest.mark.asyncio
async def test_the_rule_that_forbids_a_move_is_named(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        lead, *_ = moves(state_of(chat))
        other = next(tile for tile in hand_of(chat, guest) if write(lead) != str(tile))
        assert told(await guest.say(f"/move {other}")) == says("refused-must-lead", tile=write(lead))
        await make(chat, guests, lead)
        guest = chat.on_turn(guests)
        assert told(await guest.say(f"/move {write(lead)}")) == says("refused-not-in-hand", tile=write(lead))
        fits = places(state_of(chat))
        unfit = next((tile for tile in hand_of(chat, guest) if tile not in fits), None)
        assert unfit is not None, "this deal is of no use to the test"
        assert told(await guest.say(f"/move {unfit}")) == says("refused-does-not-fit", tile=str(unfit))


@pytest.mark.asyncio
async def test_two_presses_at_once_are_one_move(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        post, ply = guest.hand(), state_of(chat).ply
        data = buttons(post, What.MOVE)[0].data
        answers = await asyncio.gather(guest.send(data, post), guest.send(data, post), guest.send(data, post))
        assert sorted(map(told, answers)) == ["", says("old-button"), says("old-button")]
        assert state_of(chat).ply == ply + 1


@pytest.mark.asyncio
async def test_moves_can_be_made_in_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        assert not await chat.on_turn(guests).write(f"/move {write(moves(state_of(chat))[0])}")
        assert state_of(chat).ply == 2


@pytest.mark.asyncio
async def test_the_letter_of_the_table_tells_where_a_move_is_meant(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = chat.guests("Ann", "Bob")
        for _ in "AB":
            await guests[0].say("/play block")
            await guests[1].say("/join")
            await guests[0].press("Start")
        first, second = chat.tables()
        assert first.state is not None
        assert second.state is not None
        heads = [post.message.plain().splitlines()[0] for post in chat.room() if "round" in post.message.plain()]
        assert heads == [says("table-head-named", game="Block", table=name, round=1) for name in "AB"]
        assert all("table" in post.message.plain() for guest in guests for post in guest.private())
        turn = second.match.seats[second.state.turn or 0].person
        guest = next(guest for guest in guests if guest.id == turn)
        words = write(moves(second.state)[0])
        for asked in (f"/move {words}", "/HAND"):
            (question,) = await guest.say(asked)
            assert question.message.plain() == says("which-table")
            assert [label.text for label in question.buttons] == ["A · Block", "B · Block"]
            assert says("hand-table", game="Block", table="B") in told(await guest.press("B · Block", question))
        assert says("hand-table", game="Block", table="B") in told(await guest.say("/hand b"))
        assert not await guest.say(f"/move b {words}")
        assert [table.state and table.state.ply for table in chat.tables()] == [1, 2]


@pytest.mark.asyncio
async def test_tables_of_one_letter_are_told_apart_by_their_rooms(tmp_path: Path) -> None:
    """In private one may mean tables of several groups, each of which has a table A."""
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        for room in (chat.group, Room(RoomId("test:pub"), "The pub in the long street at the harbour")):
            chat.group = room
            await ann.say("/play block")
            await bob.say("/join")
            await ann.send(f"s:{chat.tables()[-1].id}:0:")
        pub = "A · Block · The pub in the long…bour"
        for asked in ("/hand", "/hand A"):
            (question,) = await ann.write(asked)
            assert question.message.plain() == says("which-table")
            assert [label.text for label in question.buttons] == ["A · Block · The club", pub]
            head = says("hand-table-there", game="Block", table="A", room="The club")
            assert told(await ann.press("A · Block · The club", question)).splitlines()[0] == head
        (question,) = await bob.write("/leave")
        assert told(await bob.press(pub, question)) == says("left")
        assert [any(seat.held_by for seat in table.match.seats) for table in chat.tables()] == [False, True]
        forged = question.buttons[0].data
        assert told(await bob.send(forged.replace("leave", "help"))) == says("bad-button")
        assert told(await bob.send(forged.replace("leave", "dance"))) == says("bad-button")
        assert told(await bob.send(forged, question)) != says("no-such-table")
        assert told(await chat.guest("Sam").send(forged)) == says("no-such-table")


# --- What plays itself ------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_who_has_to_draw_draws_once_and_the_rest_follows(tmp_path: Path) -> None:
    """A turn that leaves nothing to decide goes on by itself, but begins with a press of its player."""
    async with chatting(tmp_path, seed="draws") as chat:
        guests = await chat.playing("/play draw set=9", "Ann", "Bob")
        longest = 0
        for _ in range(12):
            state = await until(chat, guests, lambda state: isinstance(moves(state)[0], Draw))
            guest = chat.on_turn(guests)
            assert [label.text for label in buttons(guest.hand(), What.MOVE)] == [says("move-draw", count=1)]
            held = len(hand_of(chat, guest))
            await guest.press(says("move-draw", count=1))
            after = state_of(chat)
            longest = max(longest, len(hand_of(chat, guest)) - held)
            assert after.turn != state.turn or not isinstance(moves(after)[0], Draw | Pass)
        assert longest > 1, "nobody had to draw twice: this deal is of no use to the test"


@pytest.mark.asyncio
async def test_a_single_move_can_play_itself(tmp_path: Path) -> None:
    """A setting of each person: Ann's single moves play themselves, Bob's wait for him."""
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        await ann.say("/settings")
        await ann.press(says("setting-single.is-play"))
        await ann.press("Start")
        waited = 0
        for _ in range(60):
            state, guest = state_of(chat), chat.on_turn((ann, bob))
            if guest is ann:
                assert len(moves(state)) > 1
            else:
                waited += len(moves(state)) == 1
            await make(chat, (ann, bob), moves(state)[0])
        assert waited


def _leaves_a_pass(state: State) -> Move | None:
    """A move after which whose turn it is then can only pass."""
    if state.phase is not Phase.PLAY:
        return None
    for move in moves(state):
        after = play(state, state.turn, move).state
        if after.phase is Phase.PLAY and moves(after) == [PASS]:
            return move
    return None


@pytest.mark.asyncio
@pytest.mark.parametrize("computer", [False, True])
async def test_a_pass_plays_itself_and_is_told_with_what_led_to_it(tmp_path: Path, computer: bool) -> None:
    """The chat is spared a change that would stand for a moment only, whoever it is that has to pass."""
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        state = await until(chat, guests, lambda state: _leaves_a_pass(state) is not None)
        move = _leaves_a_pass(state)
        assert move is not None
        assert state.turn is not None
        passing = guests[(state.turn + 1) % 3]
        if computer:
            await passing.say("/leave")
        post, own = table_post(chat), len(passing.private())
        changes, heard = len(post.versions), len([one for one in passing.private() if one.loud])
        await make(chat, guests, move)
        assert len(post.versions) == changes, "it would be another one in a moment"
        await chat.wait(seconds=1)
        assert len(post.versions) == changes + 1
        lines = post.message.plain().splitlines()
        at = next(
            number for number, line in enumerate(lines) if says("told-passed", name=_name(chat, passing)) in line
        )
        assert lines[at - 1].startswith(_name(chat, guests[state.turn]))
        assert len(passing.private()) == own, "there is nothing that he is asked"
        assert len([one for one in passing.private() if one.loud]) == heard


def _name(chat: Chat, guest: Guest) -> str:
    """A player as the table names him."""
    seat = chat.table().seat_of(guest.id)
    assert seat is not None
    return f"🤖 {seat.name}" if seat.held_by is not None else seat.name


@pytest.mark.asyncio
async def test_who_wishes_presses_his_passes(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        for guest in guests:
            await guest.say("/settings")
            await guest.press(says("setting-single.is-ask"))
        await until(chat, guests, lambda state: state.phase is Phase.PLAY and moves(state) == [PASS])
        guest, ply = chat.on_turn(guests), state_of(chat).ply
        await guest.press(says("move-pass"), guest.hand())
        assert state_of(chat).ply == ply + 1
        assert says("told-passed", name=guest.person.name) in table_post(chat).message.plain()


@pytest.mark.asyncio
async def test_computer_players_play_at_once_and_are_marked(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block")
        for _ in range(3):
            await ann.press("Add computer")
        await ann.press("Start")
        for _ in range(8):
            assert chat.on_turn([ann]) is ann
            assert "🤖 Clara" in table_post(chat).message.plain()
            assert "🤖 Ann" not in table_post(chat).message.plain()
            await make(chat, [ann], moves(state_of(chat))[0])


# --- Signs ------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("seen_by", ["partner", "table"])
async def test_a_sign_is_for_those_whom_the_house_rule_names(tmp_path: Path, seen_by: str) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing(f"/play general signal_visible={seen_by}", "Ann", "Bob", "Cid", "Dot")
        state = state_of(chat)
        seat = next(seat for seat, hand in enumerate(state.hands) if any(t.pips == 0 for t in hand))
        holder, partner = guests[seat], guests[(seat + 2) % 4]
        others = [guest for guest in guests if guest not in (holder, partner)]
        label = says("button-sign", kind="blank")
        assert all(label not in str(guest.hand()) for guest in guests if guest is not holder)
        room = [str(post) for post in chat.room()]
        assert not await holder.press(label, holder.hand())
        sign = says("told-sign", name=holder.person.name, kind="blank")
        assert sign in partner.hand().message.plain()
        assert [sign in guest.hand().message.plain() for guest in others] == [seen_by == "table"] * 2
        assert [str(post) for post in chat.room()] == room, "nothing of it in the group"
        assert label not in str(holder.hand()), "once a round"
        assert state_of(chat).turn == state.turn, "it costs no turn"
        forged = f"y:{chat.table().id}:{state.round}:blank"
        assert told(await holder.send(forged)) == says("refused-no-signal")
        assert told(await partner.send(forged)) == says("refused-no-signal")


# --- Between the rounds -----------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_the_result_tells_who_held_what_and_how_the_score_came_about(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = await until(chat, guests, lambda state: state.round == 2)
        result = next(post for post in chat.room() if "Round 1" in post.message.plain())
        assert result.loud
        text = result.message.plain()
        held = [line for line in text.splitlines() if " held " in line]
        assert held
        assert f"Ann {state.book.scores[0]}" in text
        assert f"Bob {state.book.scores[1]}" in text
        assert "opens the commitment" in text
        assert "round 1" in chat.room()[1].message.plain(), "the layout of the round stays above its result"


@pytest.mark.asyncio
async def test_the_next_round_is_dealt_by_the_clock_or_a_player(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        old = chat.room()[-1].buttons[0].data
        assert told(await chat.guest("Sam").press("Next round")) == says("not-your-table")
        assert told(await guests[0].say("/move 6-6")) == says("refused-between-rounds")
        assert not await guests[1].press("Next round")
        assert state_of(chat).round == 2
        assert told(await guests[0].send(old)) == says("old-button")
        await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        await chat.wait(seconds=21)
        assert state_of(chat).round == 3


# --- Leaving, coming back, stopping -----------------------------------------------------------------------


@pytest.mark.asyncio
async def test_who_leaves_a_match_is_played_for_until_he_is_back(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        assert told(await bob.say("/leave")) == says("left")
        assert "🤖 Bob" in table_post(chat).message.plain()
        assert says("hand-held") in bob.hand().message.plain()
        assert not buttons(bob.hand(), What.MOVE)
        for _ in range(4):
            assert chat.on_turn(guests) is not bob
            await make(chat, guests, moves(state_of(chat))[0])
        assert told(await ann.press("I’m back")) == says("not-away")
        assert not await bob.press("I’m back")
        assert "🤖 Bob" not in table_post(chat).message.plain()
        await until(chat, guests, lambda state: chat.on_turn(guests) is bob)
        assert buttons(bob.hand(), What.MOVE)


@pytest.mark.asyncio
async def test_the_last_person_to_leave_ends_the_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        old = buttons(chat.on_turn((ann, bob)).hand(), What.MOVE)[0].data
        await ann.say("/leave")
        assert not await bob.say("/leave")
        assert not chat.tables()
        assert chat.room()[-1].message.plain() == says("table-stopped", game="Block")
        assert not any(post.message.rows for post in chat.room())
        assert not ann.private()
        assert not bob.private()
        assert told(await bob.send(old)) == says("match-is-over")
        assert told(await bob.say("/hand")) == says("no-seat-here")


@pytest.mark.asyncio
async def test_leaving_alone_with_computer_players_ends_the_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block")
        await ann.press("Add computer")
        await ann.press("Start")
        await ann.say("/leave")
        assert not chat.tables()


@pytest.mark.asyncio
@pytest.mark.parametrize("who", ["host", "admin", "player", "stranger"])
async def test_the_host_and_who_runs_the_chat_may_stop_a_match(tmp_path: Path, who: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        zoe, sam = chat.guest("Zoe", admin=True), chat.guest("Sam")
        answer = await {"host": ann, "player": bob, "admin": zoe, "stranger": sam}[who].say("/stop")
        if who in ("host", "admin"):
            assert not chat.tables()
            assert chat.room()[-1].message.plain() == says("table-stopped", game="Block")
        else:
            assert told(answer) == says("only-host")
            assert state_of(chat).phase is Phase.PLAY
            assert told(await sam.write("/stop")) == says("no-table-here")


@pytest.mark.asyncio
async def test_table_shows_the_table_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        before = table_post(chat)
        assert not await chat.guest("Sam").say("/table")
        after = chat.room()[-1]
        assert after is not before
        assert after.message == before.message
        assert before.gone
        for _ in range(LIMITS.scroll):
            await ann.say("lovely weather")
        await make(chat, chat.guests("Ann", "Bob"), moves(state_of(chat))[0])
        assert chat.room()[-1] is not after, "what talk has carried away is shown again"
        assert after.gone


@pytest.mark.asyncio
async def test_deals_that_were_cancelled_are_told_in_one_line(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play goat", "Ann", "Bob")
        tale = [Misdealt("doubles"), Misdealt("doubles"), Misdealt("same"), Misdealt("doubles")]
        setting = Setting(
            ChatChoice().without_pictures(), several=False, inline=False, say=lambda words: words.key
        )
        screen = table_screen(chat.table().match, view(state_of(chat), None), tale, setting)
        assert [line for line in screen.lines if line.key == "told-misdealt"] == [
            text("told-misdealt", why="doubles", count=3),
            text("told-misdealt", why="same", count=1),
        ]
        assert says("told-misdealt", why="doubles", count=3).endswith("dealt again, 3 times.")
        assert says("told-misdealt", why="same", count=1).endswith("dealt again.")


@pytest.mark.asyncio
async def test_the_start_button_of_a_match_that_is_over_says_so(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play block single_round=true", "Ann", "Bob")
        start = buttons(chat.room()[-1], What.START)[0]
        await guests[0].press("Start")
        assert told(await guests[1].send(start.data)) == says("already-begun")
        await to_the_end(chat, guests)
        assert told(await guests[1].send(start.data)) == says("match-is-over")


# --- After the match --------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_rematch_is_the_same_again_and_begins_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play goat target=51 later_lead=tile_search", "Ann", "Bob", "Cid", "Dot")
        before = chat.table().match
        await to_the_end(chat, guests)
        data = buttons(chat.room()[-1], What.REMATCH)[0].data
        assert told(await chat.guest("Sam").send(data)) == says("only-players")
        answers = await asyncio.gather(*(guest.send(data) for guest in guests[1:]))
        assert sorted(map(told, answers)) == ["", says("rematch-is-on"), says("rematch-is-on")]
        after = chat.table().match
        assert (after.game, after.options, after.rematch_of) == (before.game, before.options, before.id)
        assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
        assert after.seed != before.seed
        assert state_of(chat).phase is Phase.PLAY
        await to_the_end(chat, guests)
        assert not await guests[0].press("Rematch"), "and again"
        assert state_of(chat).phase is Phase.PLAY


@pytest.mark.asyncio
async def test_a_new_table_is_opened_once_and_joined_by_the_next(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        data = buttons(chat.room()[-1], What.NEW)[0].data
        sam = chat.guest("Sam")
        answers = await asyncio.gather(sam.send(data), bob.send(data))
        assert list(map(told, answers)) == ["", ""]
        assert sorted(seat.name for seat in chat.table().match.seats) == ["Bob", "Sam"]
        assert chat.table().match.status is Status.LOBBY
        assert told(await bob.send(data)) == says("already-seated", ready="yes")
        await bob.say("/stop")
        await sam.say("/stop")
        assert not chat.tables()
        assert not await ann.send(data)
        assert [seat.name for seat in chat.table().match.seats] == ["Ann"]


@pytest.mark.asyncio
async def test_what_ended_by_computer_players_can_be_played_again_by_people(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await bob.say("/leave")
        await to_the_end(chat, guests)
        await ann.press("Rematch")
        assert not any(seat.held_by for seat in chat.table().match.seats)


@pytest.mark.asyncio
async def test_a_match_with_computers_says_that_it_does_not_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block single_round=true")
        await ann.press("Add computer")
        await ann.press("Start")
        await to_the_end(chat, [ann])
        assert says("result-uncounted") in chat.room()[-1].message.plain()
