"""What happens by itself in a match, signs, and what comes between its rounds."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from bot.data import What, pack
from bot.tables.plan import Pauses
from engine.game import play
from engine.model import Phase, State
from engine.moves import PASS, Draw, Move, Pass, TimeUp
from engine.rules.signals import SIGNS
from tests.bot.chat import Chat, Guest, buttons, chatting, says, told
from tests.bot.reading import lines, table_post
from tests.bot.steering import ambiguous, hand_of, make, moves, state_of, to_the_end, until

# --- What plays itself ------------------------------------------------------------------------------------


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


async def test_however_many_tiles_somebody_draws_the_move_before_stays_in_sight(tmp_path: Path) -> None:
    async with chatting(tmp_path, seed="draws") as chat:
        ann, bob = guests = await chat.playing("/play draw set=12", "Ann", "Bob")
        most = 0
        for _ in range(20):
            await until(chat, guests, lambda state: state.ply > 3 and isinstance(moves(state)[0], Draw))
            guest = chat.on_turn(guests)
            before, held = state_of(chat).round, len(hand_of(chat, guest))
            await guest.press(says("move-draw", count=1))
            drawn = len(hand_of(chat, guest)) - held
            if state_of(chat).round != before or chat.on_turn(guests) is not guest:
                continue
            other, shown = bob if guest is ann else ann, table_post(chat).message.plain().splitlines()
            at = shown.index(says("told-drew", name=guest.person.name, count=drawn))
            assert shown[at - 1].startswith(other.person.name)
            assert shown[at + 1] == says("table-turn", name=guest.person.name)
            most = max(most, drawn)
        assert most > 12, "nobody had to draw many: this deal is of no use to the test"


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


async def test_computer_players_play_at_once_and_are_marked(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (ann,) = await chat.playing("/play block", "Ann", computers=3)
        for _ in range(8):
            assert chat.on_turn([ann]) is ann
            assert "🤖 Clara" in table_post(chat).message.plain()
            assert "🤖 Ann" not in table_post(chat).message.plain()
            await make(chat, [ann], moves(state_of(chat))[0])


# --- Signs ------------------------------------------------------------------------------------------------


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
        assert sign in holder.hand().message.plain()
        assert sign in partner.hand().message.plain()
        assert [sign in guest.hand().message.plain() for guest in others] == [seen_by == "table"] * 2
        assert [str(post) for post in chat.room()] == room, "nothing of it in the group"
        assert label not in str(holder.hand()), "once a round"
        assert state_of(chat).turn == state.turn, "it costs no turn"
        forged = pack(What.SIGN, chat.table().id, state.round, "blank")
        assert told(await holder.send(forged)) == says("refused-no-signal")
        assert told(await partner.send(forged)) == says("refused-no-signal")


async def test_a_sign_leaves_the_table_as_it_is(tmp_path: Path) -> None:
    """Not even a move that is no longer told may say that a sign was given."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        await until(chat, guests, lambda state: state.ply > 6)
        shown = table_post(chat).message
        for guest, kind in product(guests, SIGNS):
            assert not await guest.press(says("button-sign", kind=kind), guest.hand())
            assert table_post(chat).message == shown


async def test_a_sign_of_others_leaves_the_hand_and_the_page_of_whose_turn_it_is(tmp_path: Path) -> None:
    """That a hand changes, or its buttons grow old, would tell him that one of them holds 0-0 or 6-6."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        await until(chat, guests, lambda state: bool(ambiguous(state)))
        guest = chat.on_turn(guests)
        seat = guests.index(guest)
        hand = guest.hand()
        await guest.send(next(label.data for label in hand.buttons if label.data.startswith(What.TILE)), hand)
        seen = list(hand.versions)
        assert len(seen) > 1, "he is asked to which end"
        for other in (guests[seat - 1], guests[seat - 3]):
            assert not await other.press(says("button-sign", kind="six"), other.hand())
        assert hand.versions == seen
        assert not await guest.send(buttons(hand, What.MOVE)[0].data, hand)
        assert chat.on_turn(guests) is not guest


async def _shown_to_others(folder: Path, *, signs: bool) -> list[object]:
    """All that the group and one side are ever shown in two rounds, in which the other side gives its `signs`."""
    async with chatting(folder, seed="signs") as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        others = (None, guests[1].id, guests[3].id)
        while state_of(chat).round <= 2:
            for guest in guests[0::2] if signs and state_of(chat).ply % 2 else ():
                for sign in buttons(guest.hand(), What.SIGN)[:1]:
                    await guest.send(sign.data, guest.hand())
            await make(chat, guests, moves(state_of(chat))[0])
        assert (state_of(chat).asides > 0) is signs
        return [(post.loud, post.gone, post.versions) for post in chat.port.posts if post.reader in others]


async def test_the_others_are_shown_what_they_would_be_shown_without_any_signs(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    without = await _shown_to_others(tmp_path_factory.mktemp("without"), signs=False)
    assert await _shown_to_others(tmp_path_factory.mktemp("with"), signs=True) == without


# --- Between the rounds -----------------------------------------------------------------------------------


async def test_the_result_tells_who_held_what_and_how_the_score_came_about(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        state = await until(chat, guests, lambda state: state.round == 2)
        result = next(post for post in chat.room() if "Round 1" in post.message.plain())
        assert result.loud
        text = result.message.plain()
        held = [line for line in text.splitlines() if " held " in line]
        assert [line.partition(" held ")[0] for line in held] == ["Ann", "Bob"]
        assert "Standing: Ann {} · Bob {}".format(*state.book.scores) in text.splitlines()
        assert "opens the commitment" in text
        assert "round 1" in chat.room()[1].message.plain(), "the layout of the round stays above its result"


async def test_the_next_round_is_dealt_by_the_clock_or_a_player(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        old = chat.room()[-1].buttons[0].data
        assert told(await chat.guest("Sam").press("Next round")) == says("not-your-table")
        assert told(await guests[0].say("/move 6-6")) == says("refused-between-rounds")
        assert not await guests[1].press("Next round")
        assert state_of(chat).round == 2
        assert told(await guests[0].send(old)) == says("dealt-already")
        await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        await chat.wait(seconds=21)
        assert state_of(chat).round == 3


async def test_between_rounds_everybody_is_told_how_much_time_is_left(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play general session_minutes=30", "Ann", "Bob", "Cid", "Dot")
        await until(chat, guests, lambda state: state.phase is Phase.DEAL)
        result = next(post for post in chat.room() if buttons(post, What.DEAL))
        assert says("time-left", minutes=30) in lines(result)
        await guests[0].press(says("button-deal"), result)
        assert says("time-left", minutes=30) not in lines(result), "it would not stay true"


async def test_everybody_is_told_that_the_time_is_up(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general session_minutes=30", "Ann", "Bob", "Cid", "Dot")
        await make(chat, guests, moves(state_of(chat))[0])
        assert says("time-up") not in table_post(chat).message.plain()
        world, match_id = chat.bot.world, chat.table().id
        async with world.tables.changing(match_id) as table:
            await world.actions.act(table, None, TimeUp())
        await chat.settle()
        assert says("time-up") in table_post(chat).message.plain()
        await to_the_end(chat, guests)
        ends = [post.message.plain() for post in chat.room() if buttons(post, What.REMATCH)]
        assert [says("match-time-up") in end for end in ends] == [True]
