"""The fake of Telegram, driven by the real library; what only raw requests can show is in the files beside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputMediaPhoto,
    InputTextMessageContent,
    LinkPreviewOptions,
    MessageEntity,
    ReplyParameters,
    Update,
)
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, NetworkError, RetryAfter
from telegram.ext import Application, ContextTypes, TypeHandler

from tests.fakes.faults import Drop
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.faults import Fault
from tests.fakes.telegram.model import GROUP
from tests.fakes.telegram.raw import picture

pytestmark = pytest.mark.asyncio


@dataclass
class Heard:
    """What a running bot has been told."""

    bot: Bot
    updates: list[Update] = field(default_factory=list)
    answer: Callable[[Update], Any] | None = None


@asynccontextmanager
async def running(fake: TelegramFake, allowed: list[str] | None = None) -> AsyncIterator[Heard]:
    """A bot that polls as the library does, and notes what it hears."""
    app = Application.builder().token(fake.token).base_url(f"{fake.url}/bot").build()
    heard = Heard(app.bot)

    async def note(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        heard.updates.append(update)
        fake.world.stir()
        if heard.answer is not None:
            await heard.answer(update)

    app.add_handler(TypeHandler(Update, note))
    async with app:
        assert app.updater is not None
        await app.updater.start_polling(allowed_updates=allowed, poll_interval=0, timeout=5)
        await app.start()
        try:
            yield heard
        finally:
            await app.updater.stop()
            await app.stop()


def a_bot(fake: TelegramFake) -> Bot:
    return Bot(fake.token, base_url=f"{fake.url}/bot", base_file_url=f"{fake.url}/file/bot")


def below(text: str, data: str) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([[InlineKeyboardButton(text, callback_data=data)]])


async def test_a_conversation_from_command_to_press_to_edit() -> None:
    async with TelegramFake() as fake, running(fake) as heard:
        ann, bob = fake.person("Ann", language="ru"), fake.person("Bob")
        group = fake.group("Friends", ann, bob)

        async def answer(update: Update) -> None:
            if update.message and update.message.text:
                whose = MessageEntity(MessageEntity.TEXT_MENTION, 9, 3, user=update.message.from_user)
                marks = [MessageEntity(MessageEntity.BOLD, 0, 5), whose]
                await update.message.reply_text("Table of Ann", entities=marks, reply_markup=below("Join", "j"))
            if update.callback_query:
                await update.callback_query.answer("Welcome", show_alert=True)
                await update.callback_query.edit_message_text("One player")

        heard.answer = answer
        ann.say(group, "/play")
        await fake.until(lambda: bob.buttons(group))
        (table,) = [one for one in fake.messages(bob, group) if one.buttons]
        assert table.text == "Table of Ann"
        assert [entity["type"] for entity in table.entities] == ["bold", "text_mention"]
        press = bob.click(group, "Join")
        await fake.until(lambda: press.answered and not bob.buttons(group))
        assert [one.text for one in fake.popups(bob, group)] == ["Welcome"]
        assert fake.popups(ann, group) == []
        assert [one.text for one in fake.messages(ann, group)][-1] == "One player"
        assert "Table of Ann" in [one.text for one in fake.seen(bob)]
        assert heard.updates[-1].callback_query is not None
        assert heard.updates[-1].callback_query.from_user.id == bob.id
        assert heard.updates[-2].message is not None
        assert heard.updates[-2].message.from_user is not None
        assert heard.updates[-2].message.from_user.language_code == "ru"
        assert fake.violations == []
        assert fake.refused == []


async def test_nobody_is_written_to_who_has_not_started() -> None:
    async with TelegramFake(speed=0) as fake, a_bot(fake) as bot:
        ann = fake.person("Ann")
        with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
            await bot.send_message(ann.id, "hello")
        ann.start("join_x-7")
        assert ann.private.messages[max(ann.private.messages)].content.text == "/start join_x-7"
        hello = await bot.send_message(ann.id, "hello")
        ann.block()
        with pytest.raises(Forbidden, match="bot was blocked by the user"):
            await bot.send_message(ann.id, "hello")
        with pytest.raises(Forbidden, match="bot was blocked by the user"):
            await hello.edit_text("hi")
        ann.start()
        await bot.send_message(ann.id, "again")
        ann.delete_account()
        with pytest.raises(Forbidden, match="user is deactivated"):
            await bot.send_message(ann.id, "hello")
        with pytest.raises(BadRequest, match="Chat not found"):
            await bot.send_message(999, "hello")
        assert [one.text for one in fake.messages(ann)] == ["/start join_x-7", "hello", "/start", "again"]
        assert fake.violations == []


async def test_photos_are_sent_reused_replaced_and_fetched() -> None:
    async with TelegramFake(speed=0) as fake, a_bot(fake) as bot:
        ann = fake.person("Ann")
        ann.start()
        white, black = picture(), picture(colour="black")
        first = await bot.send_photo(ann.id, white, caption="a hand")
        await bot.send_photo(ann.id, first.photo[-1].file_id, protect_content=True)
        assert [one.picture for one in fake.messages(ann)[1:]] == [white, white]
        await first.edit_media(InputMediaPhoto(black, caption="new"), reply_markup=below("A", "a"))
        assert fake.messages(ann)[1].picture == black
        assert fake.messages(ann)[1].text == "new"
        assert white in [one.picture for one in fake.seen(ann)]
        await first.edit_caption("newer")
        with pytest.raises(BadRequest, match="There is no text in the message to edit"):
            await first.edit_text("no")
        file = await bot.get_file(first.photo[-1].file_id)
        assert bytes(await file.download_as_bytearray()) == white
        await bot.send_document(ann.id, b"match", filename="match.dom")
        assert (fake.messages(ann)[-1].file, fake.messages(ann)[-1].file_name) == (b"match", "match.dom")
        text = await bot.send_message(ann.id, "text")
        await text.edit_media(InputMediaPhoto(white))
        assert fake.messages(ann)[-1].picture == white
        assert fake.violations == []


async def test_an_edit_that_changes_nothing_is_refused() -> None:
    async with TelegramFake(speed=0) as fake, a_bot(fake) as bot:
        group = fake.group("Friends", ann := fake.person("Ann"))
        message = await bot.send_message(group.id, "x", reply_markup=below("A", "a"))
        with pytest.raises(BadRequest, match="Message is not modified"):
            await message.edit_text("x", reply_markup=below("A", "a"))
        ann_wrote = ann.say(group, "mine")
        with pytest.raises(BadRequest, match="Message can't be edited"):
            await bot.edit_message_text("x", group.id, ann_wrote.id)
        group.promote(ann)
        ann.delete(fake.messages(ann, group)[-2])
        with pytest.raises(BadRequest, match="Message to edit not found"):
            await message.edit_text("y")
        with pytest.raises(BadRequest, match="Message to delete not found"):
            await message.delete()
        with pytest.raises(BadRequest, match="Message to be replied not found"):
            await bot.send_message(group.id, "y", reply_parameters=ReplyParameters(message.message_id))
        lenient = ReplyParameters(message.message_id, allow_sending_without_reply=True)
        await bot.send_message(group.id, "y", reply_parameters=lenient)
        assert fake.violations == []


async def test_a_group_that_grows_into_a_supergroup() -> None:
    async with TelegramFake() as fake, running(fake) as heard:
        ann = fake.person("Ann")
        group = fake.group("Friends", ann, kind=GROUP)
        message = await heard.bot.send_message(group.id, "before")
        upgraded = group.migrate()
        with pytest.raises(ChatMigrated) as caught:
            await heard.bot.send_message(group.id, "after")
        assert caught.value.new_chat_id == upgraded.id
        with pytest.raises(ChatMigrated):
            await message.edit_text("after")
        await heard.bot.send_message(upgraded.id, "after")
        assert fake.messages(ann, upgraded)[-1].text == "after"
        await fake.until(lambda: any(u.message and u.message.migrate_from_chat_id for u in heard.updates))
        moves = [(u.message.chat.id, u.message.migrate_to_chat_id) for u in heard.updates if u.message]
        assert (group.id, upgraded.id) in moves
        assert fake.violations == []


async def test_flood_control_and_faults_reach_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # else the library warns of what will change
    async with TelegramFake() as fake, a_bot(fake) as bot:
        fake.clock.stop()
        group = fake.group("Friends")
        for number in range(3):
            await bot.send_message(group.id, f"{number}")
        with pytest.raises(RetryAfter) as caught:
            await bot.send_message(group.id, "too fast")
        assert caught.value.retry_after == timedelta(seconds=3)
        fake.clock.advance(2)
        for number in range(17):
            fake.clock.advance(1)
            await bot.send_message(group.id, f"{number}")
        fake.clock.advance(1)
        with pytest.raises(RetryAfter) as caught:
            await bot.edit_message_text("edits too", group.id, 5)
        assert caught.value.retry_after == timedelta(seconds=40)
        fake.clock.advance(60)
        fake.flood(group, 90)
        with pytest.raises(RetryAfter):
            await bot.send_message(group.id, "flood")
        fake.clock.advance(90)
        fake.fail(Fault("sendMessage", group.id, status=502))
        fake.fail(Fault("sendMessage", drop=Drop.BEFORE))
        fake.fail(Fault("sendMessage", drop=Drop.AFTER))
        for _ in range(3):
            with pytest.raises(NetworkError):
                await bot.send_message(group.id, "lost")
        await bot.send_message(group.id, "well")
        assert [m.content.text for m in group.chat.messages.values()][-2:] == ["lost", "well"]
        assert len(fake.calls_to(group, "sendMessage")) == 26
        assert fake.violations == []


async def test_of_two_pollers_the_older_is_told() -> None:
    async with TelegramFake() as fake, a_bot(fake) as one, a_bot(fake) as two:
        first = asyncio.create_task(one.get_updates(timeout=10))
        await fake.until(lambda: fake.world.poll)
        second = asyncio.create_task(two.get_updates(timeout=10))
        with pytest.raises(Conflict, match="terminated by other getUpdates request"):
            await first
        fake.person("Ann").start()
        assert [update.message.text for update in await second if update.message] == ["/start"]


async def test_updates_may_come_twice_or_in_another_order() -> None:
    async with TelegramFake() as fake:
        ann = fake.person("Ann")
        words = [f"{number}" for number in range(8)]
        for word in words:
            ann.say(None, word)
        fake.reorder()
        fake.lose_confirmation()
        async with running(fake) as heard:
            await fake.until(lambda: len(heard.updates) == 16)
            texts = [update.message.text or "" for update in heard.updates if update.message]
            assert texts[:8] == texts[8:] != words
            assert sorted(texts[:8]) == words
            fake.duplicate()
            await fake.until(lambda: len(heard.updates) == 17)
        assert fake.violations == []


async def test_what_the_bot_asks_to_be_told_sticks() -> None:
    async with TelegramFake() as fake, running(fake, ["message", "chat_member"]) as heard:
        await fake.until(lambda: fake.world.poll)
        ann = fake.person("Ann")
        group = fake.group("Friends", ann)
        group.promote_bot()
        ann.leave(group)
        await fake.until(lambda: len(heard.updates) == 3)
        # The bot's own promotion is not among them: it has not asked for my_chat_member.
        kinds = ("message", "chat_member", "my_chat_member")
        found = [kind for update in heard.updates for kind in kinds if getattr(update, kind)]
        assert found == ["message", "message", "chat_member"]
        assert fake.violations == []


async def test_inline_mode_offers_to_one_and_says_to_all() -> None:
    async with TelegramFake() as fake, running(fake) as heard:
        ann, bob = fake.person("Ann"), fake.person("Bob")
        group = fake.group("Friends", ann, bob)

        async def answer(update: Update) -> None:
            if update.inline_query:
                content = InputTextMessageContent("plays 6|6")
                result = InlineQueryResultArticle("66", "6|6", content)
                await update.inline_query.answer([result], cache_time=0, is_personal=True)

        heard.answer = answer
        ask = ann.inline("hand 7")
        await fake.until(lambda: ask.results is not None)
        assert "6|6" in fake.visible(ann, group)[-1].words()
        assert "6|6" not in "".join(one.words() for one in fake.visible(bob, group))
        ann.choose(ask, "66", group)
        await fake.until(lambda: heard.updates[-1].chosen_inline_result)
        said = fake.messages(bob, group)[-1]
        assert (said.sender, said.text) == ("Ann", "plays 6|6")
        assert fake.violations == []


async def test_menus_by_scope_and_language() -> None:
    async with TelegramFake() as fake, a_bot(fake) as bot:
        ann, ivan = fake.person("Ann"), fake.person("Иван", language="ru-RU")
        group = fake.group("Friends", ann, ivan)
        await bot.set_my_commands([BotCommand("help", "Help")])
        await bot.set_my_commands([BotCommand("play", "Play")], BotCommandScopeAllGroupChats())
        await bot.set_my_commands([BotCommand("play", "Играть")], BotCommandScopeAllGroupChats(), "ru")
        assert [command["description"] for command in ann.menu(group.chat)] == ["Play"]
        assert [command["description"] for command in ivan.menu(group.chat)] == ["Играть"]
        assert [command["description"] for command in ivan.menu(ivan.private)] == ["Help"]
        assert fake.violations == []


async def test_chats_and_members_as_the_library_reads_them() -> None:
    async with TelegramFake() as fake, a_bot(fake) as bot:
        ann, bob = fake.person("Ann"), fake.person("Bob")
        group = fake.group("Friends", ann, bob)
        assert (await bot.get_chat(group.id)).title == "Friends"
        group.promote(ann, "can_pin_messages")
        group.restrict_bot("can_send_photos")
        bob.leave(group)
        statuses = [(await bot.get_chat_member(group.id, who)).status for who in (ann.id, bob.id, bot.id)]
        assert statuses == ["administrator", "left", "restricted"]
        assert {admin.user.id for admin in await bot.get_chat_administrators(group.id)} == {ann.id, group.owner.id}
        await bot.send_message(
            group.id, "https://example.org", link_preview_options=LinkPreviewOptions(is_disabled=True)
        )
        group.remove_bot()
        with pytest.raises(Forbidden, match="bot is not a member of the supergroup chat"):
            await bot.send_message(group.id, "x")
        assert fake.violations == []
