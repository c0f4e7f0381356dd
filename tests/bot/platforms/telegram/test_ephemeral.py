"""How somebody is answered alone in a group: by ephemeral messages, or by popups where there are none."""

from __future__ import annotations

import asyncio

import pytest

from bot.platforms.telegram import ephemeral, requests
from bot.ports import Address, Press, Request, Unreachable
from tests.bot.platforms.telegram.listening import (
    Listener,
    drawn,
    says,
    staged,
    to,
    whispering,
)
from tests.bot.platforms.telegram.pressing import (
    BY_HAND,
    HAND,
    PLAY,
    SENT_PRIVATELY,
    TILES,
    answered,
    public,
    table,
    texts,
)
from tests.fakes.telegram.faults import Fault

SHORT = 0.05
"""Seconds for which the bot waits for something in a test in which it does not come."""


class Crowded(Listener):
    """The pace of a chat has room for nothing but what is urgent."""

    def spend(self, to: Address, urgent: bool = False) -> float:
        return 0 if urgent else 30


# --- Ephemeral messages -----------------------------------------------------------------------------------


async def test_a_command_in_a_group_is_answered_in_private_or_not_at_all() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        ann.say(group, "/hand@boneyard_fake_bot")
        request = await stage.heard()
        with pytest.raises(Unreachable):
            await request.whisper(TILES)
        assert stage.listener.events[-1] == ("lost", to(ann).key)
        ann.start()
        await request.whisper(TILES)
        assert texts(stage.fake, ann)[-1] == "6-4 5-5 3-1"
        assert "6-4" not in public(stage.fake, group)


async def test_an_ephemeral_command_is_answered_in_the_same_way() -> None:
    async with staged() as stage:
        group, ann = await table(stage)
        await stage.fake.until(lambda: stage.listener.remembered)  # the menus are set
        ann.say(group, "/hand")
        request = await stage.heard()
        await request.whisper(TILES)
        shown = stage.fake.messages(ann, group)[-1]
        assert (shown.text, shown.ephemeral) == ("6-4 5-5 3-1", True)
        assert "6-4" not in public(stage.fake, group)


async def test_a_hand_is_shown_in_the_group_to_its_owner_alone() -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        bob = stage.fake.person("Bob")
        group.add(bob)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        shown = stage.fake.messages(ann, group)[-1]
        assert (shown.text, shown.ephemeral) == ("6-4 5-5 3-1", True)
        assert [button.text for button in shown.buttons] == ["6-4"]
        assert "6-4" not in public(stage.fake, group)
        assert not any("6-4" in seen.words() for seen in stage.fake.seen(bob))
        assert not press.popup


async def test_a_hand_is_shown_in_a_busy_group_though_it_is_the_first_ephemeral_message() -> None:
    async with staged(Crowded(whispering(TILES))) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert (texts(stage.fake, ann, group)[-1], press.popup) == ("6-4 5-5 3-1", "")


async def test_a_command_that_nobody_has_seen_is_answered_unseen_in_a_busy_group() -> None:
    async with staged(Crowded()) as stage:
        group, ann = await table(stage)
        await stage.fake.until(lambda: stage.listener.remembered)  # the menus are set
        ann.say(group, "/help")
        request = await stage.heard()
        await request.whisper(says("the commands"))
        shown = stage.fake.messages(ann, group)[-1]
        assert (shown.text, shown.ephemeral) == ("the commands", True)


async def test_whether_ephemeral_messages_are_hidden_is_tried_once() -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        for calls in (2, 3):
            await answered(stage, ann.click(group, "My hand"))
            sent = stage.fake.calls_to(group, "sendMessage")[1:]  # after the table
            assert len(sent) == calls


async def test_the_button_of_an_ephemeral_message_changes_it() -> None:
    async def answer(request: Request) -> None:
        assert isinstance(request.what, Press)
        if request.what.data == HAND.data:
            await request.whisper(TILES)
        else:
            await request.refresh(says("5-5 3-1", secret=True))

    async with staged(Listener(answer)) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        press = ann.click(group, "6-4")
        await answered(stage, press)
        assert texts(stage.fake, ann, group) == ["the table", "5-5 3-1"]
        second = stage.listener.presses[-1]
        assert second.post
        assert second.post != stage.listener.presses[0].post


async def test_an_ephemeral_message_that_looks_so_already_does_not_come_anew() -> None:
    async def answer(request: Request) -> None:
        assert isinstance(request.what, Press)
        await (request.whisper if request.what.data == HAND.data else request.refresh)(TILES)

    async with staged(Listener(answer)) as stage:
        group, ann = await table(stage)
        await answered(stage, ann.click(group, "My hand"))
        stage.fake.calls.clear()
        await answered(stage, ann.click(group, "6-4"))
        assert texts(stage.fake, ann, group) == ["the table", "6-4 5-5 3-1"]
        assert not stage.fake.calls_to(group, "sendMessage")


async def test_what_is_too_long_for_an_ephemeral_edit_comes_anew() -> None:
    long = says("\n".join(["a long line of words"] * 60), secret=True)

    async def answer(request: Request) -> None:
        assert isinstance(request.what, Press)
        await (request.whisper(TILES) if request.what.data == HAND.data else request.refresh(long))

    async with staged(Listener(answer)) as stage:
        group, ann = await table(stage)
        for button in ("My hand", "6-4"):
            press = ann.click(group, button)
            await answered(stage, press)
        assert texts(stage.fake, ann, group)[-1] == long.plain()


async def test_below_an_ephemeral_picture_the_answer_comes_anew_at_once() -> None:
    example = says("an example", (PLAY,), drawing=drawn())

    async def answer(request: Request) -> None:
        assert isinstance(request.what, Press)
        await (request.whisper(example) if request.what.data == HAND.data else request.refresh(TILES))

    async with staged(Listener(answer)) as stage:
        group, ann = await table(stage)
        for button in ("My hand", "6-4"):
            await answered(stage, ann.click(group, button))
        assert texts(stage.fake, ann, group) == ["the table", "an example", "6-4 5-5 3-1"]
        assert not stage.fake.calls_to(group, "editEphemeralMessageText")


async def test_too_late_for_an_ephemeral_message_the_private_chat_is_next() -> None:
    async def slowly(request: Request) -> None:
        if isinstance(request.what, Press):
            stage.fake.clock.advance(20)
            await request.whisper(TILES)

    async with staged(Listener(slowly)) as stage:
        group, ann = await table(stage)
        ann.start()
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert texts(stage.fake, ann)[-1] == "6-4 5-5 3-1"
        assert press.popup == "6-4 5-5 3-1"


async def test_an_ephemeral_message_for_which_it_is_too_late_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        ann.start()
        monkeypatch.setattr(ephemeral, "LATEST", -1.0)
        stage.fake.calls.clear()
        await answered(stage, ann.click(group, "My hand"))
        assert not stage.fake.calls_to(group, "sendMessage")
        assert texts(stage.fake, ann)[-1] == "6-4 5-5 3-1"


# --- A server that knows no ephemeral messages ------------------------------------------------------------


async def test_an_old_server_shows_a_hand_in_a_popup_alone() -> None:
    async with staged(Listener(whispering(TILES)), ephemeral=False) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert (press.popup, press.alert) == (f"6-4 5-5 3-1\n{BY_HAND}", True)
        assert "6-4" not in public(stage.fake, group)
        assert texts(stage.fake, ann, group) == ["the table"]


async def test_a_hand_that_is_late_in_private_stands_in_the_popup_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """And that it did not arrive in private then is no reason to tell the group of a closed chat."""
    monkeypatch.setattr(requests, "SIGN", SHORT)
    failed: list[Exception] = []
    late = asyncio.Event()

    async def answer(request: Request) -> None:
        if isinstance(request.what, Press):
            try:
                await request.whisper(TILES)
            except Unreachable as error:
                failed.append(error)

    async with staged(Listener(answer), ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        stage.fake.fail(Fault("sendMessage", status=403, description="Forbidden: bot was blocked", held=late))
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert press.popup == f"6-4 5-5 3-1\n{BY_HAND}"
        late.set()
        await stage.fake.until(lambda: 403 in [call.status for call in stage.fake.calls])
    assert not failed


async def test_an_old_server_shows_it_in_an_open_private_chat_too() -> None:
    rules = says("\n".join(["a rule of the game"] * 20), language="de")

    async def answer(request: Request) -> None:
        if isinstance(request.what, Press):
            await request.whisper(TILES if len(stage.listener.presses) == 1 else rules)

    async with staged(Listener(answer), ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert press.popup == "6-4 5-5 3-1"
        assert [button.text for button in stage.fake.messages(ann)[-1].buttons] == ["6-4"]
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert texts(stage.fake, ann)[-1] == rules.plain()
        assert press.popup == SENT_PRIVATELY


async def test_of_several_copies_of_a_hand_the_last_one_stays() -> None:
    async with staged(Listener(whispering(TILES)), ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        for _ in range(3):
            await answered(stage, ann.click(group, "My hand"))
        await stage.fake.until(lambda: texts(stage.fake, ann)[1:] == ["6-4 5-5 3-1"])


async def test_a_copy_of_a_hand_goes_when_the_hand_is_another() -> None:
    async with staged(Listener(whispering(TILES)), ephemeral=False) as stage:
        group, ann = await table(stage)
        ann.start()
        shown = await stage.port.send(to(ann), says("6-4 5-5 3-1 hand", secret=True), loud=True)

        async def copied() -> None:
            await answered(stage, ann.click(group, "My hand"))
            await stage.fake.until(lambda: texts(stage.fake, ann)[-1] == "6-4 5-5 3-1")

        await copied()
        await stage.port.send(to(ann), says("the tally"), loud=False)
        assert texts(stage.fake, ann)[1:] == ["6-4 5-5 3-1 hand", "6-4 5-5 3-1", "the tally"]
        await stage.port.edit(to(ann), shown, says("5-5 3-1 hand", secret=True))
        assert texts(stage.fake, ann)[1:] == ["5-5 3-1 hand", "the tally"]
        await copied()
        stage.fake.fail(Fault("deleteMessage", status=502))
        await stage.port.edit(to(ann), shown, says("3-1 hand", secret=True))
        await stage.port.edit(to(ann), shown, says("a hand", secret=True))
        assert texts(stage.fake, ann)[1:] == ["a hand", "the tally"]
        await copied()
        await stage.port.delete(to(ann), shown)
        assert texts(stage.fake, ann)[1:] == ["the tally"]


async def test_what_fits_no_popup_is_cut_for_it() -> None:
    rules = says("\n".join(["a rule of the game"] * 20))
    async with staged(Listener(whispering(rules)), ephemeral=False) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        assert press.popup == "\n".join(["a rule of the game"] * 10 + ["…"])


@pytest.mark.parametrize(("tiles", "told"), [(100, True), (180, False)])
async def test_how_to_play_is_said_in_a_popup_beside_all_that_fits_of_a_hand(tiles: int, told: bool) -> None:
    """What is too long comes last: it makes room for a shorter line, which no tiles do."""
    held = "6" * tiles
    hand = says(f"{held}\nthe turn\n{'a long rule of the game ' * 4}", (PLAY,), secret=True, language="de")
    async with staged(Listener(whispering(hand)), ephemeral=False) as stage:
        group, ann = await table(stage)
        press = ann.click(group, "My hand")
        await answered(stage, press)
        below = [BY_HAND] if told else []
        assert press.popup.split("\n") == [held, "the turn", "…", *below]


async def test_a_server_that_only_seems_to_know_ephemeral_messages_gets_no_hand() -> None:
    async with staged(Listener(whispering(TILES))) as stage:
        group, ann = await table(stage)
        stage.fake.world.ephemeral = False  # a proxy has led to an older server
        for _ in range(2):
            press = ann.click(group, "My hand")
            await answered(stage, press)
            assert press.popup == f"6-4 5-5 3-1\n{BY_HAND}"
        assert "6-4" not in public(stage.fake, group)
        assert texts(stage.fake, ann, group) == ["the table"]
        assert len(stage.fake.calls_to(group, "sendMessage")) == 2  # the table, and the one that says nothing
