"""Hands in private, and moves by button and in writing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.data import What, pack
from bot.ids import RoomId
from bot.messages import text
from bot.ports import Room
from bot.tables.plan import Pauses
from engine.board import board_of
from engine.game import legal, view
from engine.model import Phase, State
from engine.moves import Deal, Play
from engine.notation import write
from tests.bot.chat import FIRST_ROUND, LIMITS, buttons, chatting, says, told
from tests.bot.hall import hall
from tests.bot.reading import shown, table_post
from tests.bot.steering import ambiguous, hand_of, make, moves, places, state_of, until

# --- Hands ------------------------------------------------------------------------------------------------


async def test_everybody_gets_his_own_hand_in_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        for guest in guests:
            (post,) = guest.private()
            assert says("hand-tiles", tiles=shown(hand_of(chat, guest))) in post.message.plain()
            assert post.loud == (guest is chat.on_turn(guests)), "only who is on turn is notified"
            assert bool(buttons(post, What.MOVE)) == (guest is chat.on_turn(guests))


async def test_a_turn_notifies_once_and_the_next_hand_replaces_the_last(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        for _ in range(4):
            guest = chat.on_turn(guests)
            (post,) = guest.private()
            assert post.loud
            await guest.press(buttons(post, What.MOVE)[0].text, post)
            assert all(len(one.private()) == 1 for one in guests)


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
        for words in ("/hand A", "/leave A", "/move A 6-4"):
            assert told(await sam.say(words)) == says("not-your-table")
        assert told(await sam.say("/move z 6-4")) == says("no-table-called", table="z")
        assert told(await sam.write("/hand")) == says("no-seat-here")


async def test_in_private_the_hand_that_stands_there_comes_to_the_end(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play goat", "Ann", "Bob")
        ann = guests[0]
        before = ann.hand()
        assert not await ann.write("/hand")
        assert before.gone
        assert ann.hand().message == before.message
        assert shown(hand_of(chat, ann)) in ann.hand().message.plain()
        await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        assert told(await ann.write("/hand")).startswith("Your hand"), "between rounds nothing stands there"


async def test_a_hand_that_cannot_come_to_the_end_of_a_private_chat_is_the_answer(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play goat", "Ann", "Bob")
        chat.port.unreachable.add(ann.id)
        assert told(await ann.write("/hand")) == ann.hand().message.plain()


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


async def test_a_big_hand_has_pages(tmp_path: Path) -> None:
    """Where six moves fit, seven tiles are leafed through: in the message, and in an answer of one's own."""
    async with chatting(tmp_path) as chat:
        chat.port.limits = replace(LIMITS, row=2, rows=4)
        ann, bob = guests = chat.guests("Ann", "Bob")
        await ann.say("/play block opening_tile=free")
        await bob.say("/join")
        await ann.send(pack(What.START, chat.table().id))
        chat.port.faults.clear()  # a lobby needs more room than this test gives
        guest = chat.on_turn(guests)
        post = guest.hand()
        seen = [label.text for label in buttons(post, What.MOVE)]
        assert post.labels[-1:] == ["▶"]
        assert not await guest.press("▶", post), "the message itself is turned over"
        assert guest.hand() is post
        seen += [label.text for label in buttons(post, What.MOVE)]
        assert sorted(seen) == sorted(shown([tile]) for tile in hand_of(chat, guest))
        assert post.labels[-1:] == ["◀"]
        last = buttons(post, What.MOVE)[0]
        await guest.press("◀", post)
        assert post.labels[-1:] == ["▶"]

        (answer,) = await guest.say("/hand")
        (turned,) = await guest.press("▶", answer)
        assert turned.whispered
        assert last.text in turned.labels
        ply = state_of(chat).ply
        await guest.press(last.text, turned)
        assert state_of(chat).ply == ply + 1


# --- Moves ------------------------------------------------------------------------------------------------


async def test_a_tile_that_fits_at_two_ends_asks_where(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = await until(chat, guests, lambda state: bool(ambiguous(state)))
        guest, tile = chat.on_turn(guests), ambiguous(state)[0]
        post = guest.hand()
        await guest.press(f"{shown([tile])} …", post)
        assert guest.hand() is post
        assert says("hand-where", tile=shown([tile])) in post.message.plain()
        assert post.labels == [
            f"{shown([tile])} ← left",
            f"{shown([tile])} → right",
            says("button-other-tile"),
        ]
        await guest.press(says("button-other-tile"), post)
        assert f"{shown([tile])} …" in post.labels
        await guest.press(f"{shown([tile])} …", post)
        await guest.press(f"{shown([tile])} → right", post)
        assert f"{shown([tile])} on the right." in table_post(chat).message.plain()
        assert state_of(chat).ply > state.ply


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


async def test_a_written_joker_is_asked_for_its_half(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play all-sevens voluntary_draw=none", "Ann", "Bob")

        def halves(state: State) -> list[Play]:
            return [move for move in legal(state, state.turn) if isinstance(move, Play) and move.shown is not None]

        state = await until(chat, guests, lambda state: bool(halves(state)))
        joker = halves(state)[0]
        (answer,) = await chat.on_turn(guests).say(f"/move {joker.tile}@{joker.arm}")
        assert answer.message.plain() == says("move-ambiguous-half")
        assert len(answer.labels) == 2
        assert state_of(chat) == state


async def test_of_two_ends_that_are_alike_a_written_move_need_name_none(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")

        def alike(state: State) -> bool:
            begun = state.phase is Phase.PLAY and all(arm.tiles for arm in board_of(view(state, None).body).arms)
            return begun and not ambiguous(state) and any(len(plays) > 1 for plays in places(state).values())

        state = await until(chat, guests, alike)
        tile = next(tile for tile, plays in places(state).items() if len(plays) > 1)
        assert not await chat.on_turn(guests).say(f"/move {tile}")
        assert f"{shown([tile])} on the left." in table_post(chat).message.plain()


@pytest.mark.parametrize("written", [" {low}-{high}@r ", "[{high}|{low}] → right"])
async def test_a_move_in_writing_names_its_end_by_a_letter_or_as_its_button_says_it(
    tmp_path: Path, written: str
) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = await until(chat, guests, lambda state: bool(ambiguous(state)))
        tile = ambiguous(state)[0]
        assert not await chat.on_turn(guests).say(f"/move {written.format(high=tile.hi, low=tile.lo)}")
        assert f"{shown([tile])} on the right." in table_post(chat).message.plain()


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "move-how"),
        ("<b>", "refused-bad-notation"),
        ("99-99", "refused-bad-notation"),
        ("pass", "refused-must-play"),
        ("draw", "refused-must-play"),
        ("signal blank", "refused-not-this-game"),
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


async def test_two_presses_at_once_are_one_move(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        post, ply = guest.hand(), state_of(chat).ply
        data = buttons(post, What.MOVE)[0].data
        answers = await asyncio.gather(guest.send(data, post), guest.send(data, post), guest.send(data, post))
        assert sorted(map(told, answers)) == ["", says("old-button"), says("old-button")]
        assert state_of(chat).ply == ply + 1


async def test_an_old_button_reads_and_composes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People press what is left over again and again; nobody else is to wait for that."""

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("an old button takes more than it is worth")

    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        signs = {guest.id: buttons(guest.hand(), What.SIGN)[0].data for guest in guests}
        await until(chat, guests, lambda state: state.round == 2)
        guest = chat.on_turn(guests)
        post, match, ply = guest.hand(), chat.table().id, state_of(chat).ply
        data = buttons(post, What.MOVE)[0].data
        await guest.send(data, post)
        world = chat.bot.world
        with monkeypatch.context() as patch:
            patch.setattr(world.database, "rows", forbidden)
            patch.setattr(world.database, "moment", forbidden)
            patch.setattr(world.tables, "on_change", forbidden)
            for old in (data, signs[guest.id], pack(What.PAGE, match, ply, "1"), pack(What.TILE, match, ply, "0")):
                assert told(await guest.send(old, post)) == says("old-button"), old


async def test_a_sign_that_another_process_has_shown_is_given(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        match_id = chat.table().id
        async with hall(tmp_path, ticking=False) as other:
            await other.to_round_end(match_id)
            async with other.tables.changing(match_id) as table:
                await other.actions.act(table, None, Deal())
            ply = other.state(match_id).ply
        assert state_of(chat).round == 1
        await guests[0].send(pack(What.SIGN, match_id, 2, "six"))
        assert (state_of(chat).round, state_of(chat).ply) == (2, ply + 1)


async def test_the_button_that_has_dealt_a_round_deals_no_other(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play draw", "Ann", "Bob")
        await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        deal = buttons(chat.room()[-1], What.DEAL)[0].data
        assert not await guests[0].send(deal)
        before = await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        assert told(await guests[0].send(deal)) == says("dealt-already")
        assert state_of(chat) == before


async def test_who_sees_that_another_process_has_ended_the_round_deals(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play draw", "Ann", "Bob")
        match_id = chat.table().id
        async with hall(tmp_path, ticking=False) as other:
            await other.to_round_end(match_id)
            state = other.table(match_id).state
        assert state is not None
        assert not await guests[0].send(pack(What.DEAL, match_id, state.ply))
        assert (state_of(chat).phase, state_of(chat).round) == (Phase.PLAY, 2)


async def test_moves_can_be_made_in_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        assert not await chat.on_turn(guests).write(f"/move {write(moves(state_of(chat))[0])}")
        assert state_of(chat).ply == 2


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
        assert heads == [says("table-head-named", game="Block", table=name, round=FIRST_ROUND) for name in "AB"]
        assert all("table" in post.message.plain() for guest in guests for post in guest.private())
        turn = second.match.seats[second.state.turn or 0].person
        guest = next(guest for guest in guests if guest.id == turn)
        words = write(moves(second.state)[0])
        for asked in (f"/move {words}", "/HAND"):
            (question,) = await guest.say(asked)
            assert question.message.plain() == says("which-table")
            assert question.labels == ["A · Block", "B · Block"]
            assert says("hand-table", game="Block", table="B") in told(await guest.press("B · Block", question))
        assert says("hand-table", game="Block", table="B") in told(await guest.say("/hand b"))
        assert not await guest.say(f"/move b {words}")
        assert [table.state and table.state.ply for table in chat.tables()] == [1, 2]


async def test_which_table_is_asked_of_those_alone_that_can_take_a_move(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        for words in ("/play goat", "/play draw", "/sheet goat"):
            await ann.say(words)
        for asked in ("/move 9-9", "/hand"):
            assert told(await ann.say(asked)) == says("not-begun"), asked
        await ann.say("/play block")
        await bob.press("Join")
        await ann.press("Start")
        *lobbies, table = chat.tables()
        assert table.state is not None
        guest = next(one for one in (ann, bob) if one.id == table.match.seats[table.state.turn or 0].person)
        assert not await guest.say(f"/move {write(moves(table.state)[0])}")
        assert [one.state and one.state.ply for one in chat.tables()] == [*(None for _ in lobbies), 2]


async def test_tables_of_one_letter_are_told_apart_by_their_rooms(tmp_path: Path) -> None:
    """In private one may mean tables of several groups, each of which has a table A."""
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        for room in (chat.group, Room(RoomId("test:pub"), "The pub in the long street at the harbour")):
            chat.group = room
            await ann.say("/play block")
            await bob.say("/join")
            await ann.send(pack(What.START, chat.tables()[-1].id))
        pub = "A · Block · The pub in the long…bour"
        for asked in ("/hand", "/hand A"):
            (question,) = await ann.write(asked)
            assert question.message.plain() == says("which-table")
            assert question.labels == ["A · Block · The club", pub]
            head = says("hand-table-there", game="Block", table="A", room="The club")
            assert told(await ann.press("A · Block · The club", question)).splitlines()[0] == head
        (question,) = await bob.write("/leave")
        assert told(await bob.press(pub, question)) == says("left")
        assert [any(seat.held_by for seat in table.match.seats) for table in chat.tables()] == [False, True]
        forged = question.buttons[0].data
        assert told(await bob.send(forged.replace("leave", "help"))) == says("bad-button")
        assert told(await bob.send(forged.replace("leave", "dance"))) == says("bad-button")
        assert told(await bob.send(forged, question)) == says("left"), "from a question that was his own"
        assert told(await chat.guest("Sam").send(forged)) == says("no-such-table")


async def test_before_a_match_has_begun_there_is_no_hand(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/play block", "Ann", "Bob")
        assert told(await ann.say("/hand")) == says("not-begun")
        assert told(await ann.say("/move 6-4")) == says("not-begun")
        assert told(await ann.send(pack(What.MOVE, chat.table().id, 0, "0"))) == says("not-begun")


async def test_a_sign_of_another_round_is_not_given(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        signs = {guest.id: buttons(guest.hand(), What.SIGN) for guest in guests}
        await until(chat, guests, lambda state: state.round == 2)
        for guest in guests:
            before = state_of(chat)
            for sign in signs[guest.id]:
                assert told(await guest.send(sign.data)) == says("old-button")
            assert state_of(chat) == before


async def test_a_tile_or_a_page_that_a_hand_does_not_have_is_no_button(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guest = chat.on_turn(await chat.playing("/play block", "Ann", "Bob"))
        for what, arg in ((What.PAGE, "x"), (What.TILE, "99"), (What.TILE, "x")):
            forged = pack(what, chat.table().id, state_of(chat).ply, arg)
            assert told(await guest.send(forged)) == says("bad-button"), (what, arg)


async def test_who_is_not_on_turn_has_no_pages_to_turn(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        (waiting,) = {*guests} - {chat.on_turn(guests)}
        before = waiting.hand().message
        for what in (What.PAGE, What.TILE):
            forged = pack(what, chat.table().id, state_of(chat).ply, "1")
            assert told(await waiting.send(forged)) == says("old-button")
        assert waiting.hand().message == before


async def test_ones_own_chat_is_not_called_by_ones_own_name(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        await ann.write("/play draw")
        await ann.press("Start")
        (question,) = await ann.write("/hand")
        own = f"A · Draw Dominoes · {says('our-chat')}"
        assert question.labels == ["A · Block · The club", own]
        head = says("hand-table-there", game="Draw Dominoes", table="A", room=text("our-chat"))
        assert any(head in str(post) for post in (*ann.private(), *await ann.press(own, question)))
