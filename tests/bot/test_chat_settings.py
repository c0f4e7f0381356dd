"""What the people who run a chat choose for it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from bot.chats.choices import TurnClock
from bot.data import What, pack
from bot.messages import text
from bot.tables.plan import Due
from tests.bot.chat import FIRST_ROUND, buttons, chatting, says, told


async def test_only_who_runs_the_chat_sets_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        zoe, sam = chat.guest("Zoe", admin=True), chat.guest("Sam")
        (shown,) = await sam.say("/settings")
        assert f"{says('setting-clock')}: 3 minutes" in shown.message.plain()
        assert says("remind-admins") in shown.message.plain()
        assert buttons(shown, What.MINE) == shown.buttons, "no button that only refuses"
        (shown,) = await sam.press(says("setting-single.is-play"), shown)
        assert buttons(shown, What.MINE) == shown.buttons
        (shown,) = await zoe.say("/settings")
        assert says("remind-admins") not in shown.message.plain()
        for what in (What.SET, What.ZONE):
            assert told(await sam.send(buttons(shown, what)[0].data)) == says("only-admin")
        for about, arg in (("clock", "never"), ("remind", ""), ("nosuch", "off")):
            assert told(await zoe.send(pack(What.SET, about, 0, arg))) == says("bad-button")
        (answer,) = await zoe.press("45 seconds")
        assert "✓ 45 seconds" in answer.labels
        assert (await chat.bot.world.preferences.chat(chat.group.id)).choice.clock is TurnClock.FAST
        (private,) = await zoe.write("/settings")
        assert "45 seconds" not in str(private), "one's own chat with the bot has no clock"
        assert says("setting-single") in private.message.plain()


async def test_another_clock_holds_at_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        await zoe.say("/settings")
        await zoe.press("45 seconds")
        due = chat.table().due
        assert due[Due.TURN] == chat.now + timedelta(seconds=45)
        await chat.wait(seconds=10)
        await zoe.press("✓ 45 seconds")
        assert chat.table().due == due, "the same clock gives no time"
        await zoe.press("no clock")
        assert Due.TURN not in chat.table().due


async def test_settings_outlive_the_bot(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        zoe = chat.guest("Zoe", admin=True)
        await zoe.say("/settings")
        await zoe.press("1 day")
        await zoe.say("/settings")
        await zoe.press(says("setting-single.is-play"))
    async with chatting(tmp_path, chat=chat):
        (answer,) = await zoe.say("/settings")
        assert {"✓ 1 day", f"✓ {says('setting-single.is-play')}"} <= {*answer.labels}


async def test_a_table_is_shown_as_the_chat_has_chosen(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        (post,) = [post for post in chat.room() if post.message.drawing is not None]
        drawing = post.message.drawing
        assert drawing is not None
        assert "Boneyard" not in post.message.plain()
        assert "Tiles: Ann 7 · Bob 7" in drawing.words
        await zoe.say("/settings")
        await zoe.press("light")
        assert post.message.drawing is not None
        assert post.message.drawing.png != drawing.png
        await zoe.press("text")
        shown = chat.room()[-1].message
        assert shown.drawing is None
        assert "Tiles: Ann 7 · Bob 7 · boneyard 14" in shown.plain()
        assert ann.private()


async def test_to_choose_how_a_table_looks_is_no_change_of_it(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        changes = chat.changes()
        await zoe.say("/settings")
        await zoe.press("text")
        await zoe.say("/language chat ru")
        shown = chat.room()[-1].message
        assert shown.drawing is None
        assert says("table-head", "ru", game=text("game", game="block"), round=FIRST_ROUND) in shown.plain()
        assert not changes


async def test_where_no_picture_can_be_shown_the_table_is_said_to_be_text(tmp_path: Path) -> None:
    table = says("setting-layout")
    async with chatting(tmp_path, pictures=True) as chat:
        ann = chat.guest("Ann", admin=True)
        (answer,) = await ann.say("/settings")
        assert f"{table}: picture" in answer.message.plain()
        assert {"✓ picture", "text"} <= {*answer.labels}
        chat.port.limits = replace(chat.port.limits, pictures=False)
        (answer,) = await ann.say("/settings")
        assert f"{table}: text" in answer.message.plain()
        assert not {*answer.labels} & {"picture", "✓ picture", "text", "✓ text", "light"}
