"""What people do on Discord, and that nobody is ever told that the bot has failed."""

from __future__ import annotations

import asyncio

import pytest

from bot.ids import PersonId, PostId, RoomId
from bot.messages import text
from bot.ports import Command, Person, Press, Request, Room
from tests.bot.platforms.discord.answering import (
    BUTTON,
    CALLBACK,
    Handler,
    acknowledging,
    pressed,
    promising,
    refreshing,
    waiting,
    whispering,
)
from tests.bot.platforms.discord.company import at, drawing, platform_for, serving, table, to
from tests.bot.platforms.saying import say
from tests.fakes.discord import Permission
from tests.fakes.discord.interactions import MODAL, TOO_LATE
from tests.waiting import PATIENCE

# --- who and what ---------------------------------------------------------------------------------------------


async def test_a_command_says_who_and_where() -> None:
    async with table() as t:
        await t.fake.answered(t.bob.slash(t.channel, "играть", игра="goat", правила="target=125 set=6"))
        (request,) = t.company.requests
        assert request.person == Person(PersonId(f"discord:{t.bob.id}"), "Bob", "ru")
        assert request.room == Room(RoomId(f"discord:c{t.channel.id}"), "games", language="de")
        assert request.what == Command("play", "goat target=125 set=6")


async def test_arguments_come_in_the_order_of_the_command() -> None:
    async with table() as t:
        await t.fake.answered(t.ann.slash(t.channel, "move", move="6-4@L", table="Oak"))
        await t.fake.answered(t.ann.slash(t.channel, "help"))
        assert [request.what for request in t.company.requests] == [Command("move", "Oak 6-4@L"), Command("help")]


async def test_a_press_says_what_and_on_which_message() -> None:
    async with table() as t:
        await pressed(t, acknowledging)
        what = t.company.requests[-1].what
        assert what == Press("h:x:0:", PostId(t.last.id))
        assert isinstance(what, Press)
        assert what.name.removeprefix("discord:").isdigit(), "what another process calls it, too"


async def test_a_button_that_nobody_knows_is_a_press() -> None:
    async with table() as t:
        await pressed(t, acknowledging)
        t.company.on = whispering("That button is out of date.")
        await t.fake.answered(t.ann.press_raw(t.channel, t.last.id, "forged"))
        assert t.company.requests[-1].what == Press("forged", PostId(t.shown()[0].id))
        assert t.last.content == "That button is out of date."


async def test_who_runs_the_chat() -> None:
    async with table() as t:
        admins = []

        async def ask(request: Request) -> None:
            admins.append(await request.is_admin())

        t.company.on = ask
        await t.fake.answered(t.ann.slash(t.channel, "stop"))
        t.guild.admin(t.ann)
        await t.fake.answered(t.ann.slash(t.channel, "stop"))
        await t.fake.answered(t.bob.slash(t.channel, "stop"))
        t.channel.allow(Permission.MANAGE_CHANNELS, t.bob)
        await t.fake.answered(t.bob.slash(t.channel, "stop"))
        await t.fake.answered(t.bob.slash(t.bob.dm, "stop"))
        assert admins == [False, True, False, True, True]


async def test_where_the_bot_is_no_member_it_is_foreign() -> None:
    async with table() as t:
        t.ann.install()
        elsewhere = t.fake.guild("Other club", t.ann)
        channel = elsewhere.channel("talk")
        elsewhere.remove_bot()
        between = t.fake.private(t.ann, t.bob)
        t.company.on = whispering("one", "two")
        for place in (channel, between):
            interaction = await t.fake.answered(t.ann.slash(place, "rules", game="goat"))
            room = t.company.requests[-1].room
            assert (room.id, room.foreign, room.private) == (RoomId(f"discord:c{place.id}"), True, False)
            await t.fake.until(lambda: len(interaction.messages) == 2)  # noqa: B023 - waited for within the loop
            assert [shown.content for shown in t.fake.replies(interaction)] == ["one", "two"]
            assert t.fake.visible(t.bob, place) == []


async def test_a_server_that_has_the_commands_alone_is_foreign() -> None:
    """As far as other servers show that the bot is told which have it."""
    async with table() as t:
        t.guild.remove_bot(commands=True)
        await t.fake.answered(t.ann.slash(t.channel, "play"))
        room = t.company.requests[-1].room
        assert (room.foreign, room.doubtful) == (False, True)
        t.fake.guild("Another")
        interaction = await t.fake.answered(t.ann.slash(t.channel, "play"))
        told = interaction.payload()
        assert told["authorizing_integration_owners"] == {"0": t.guild.id}
        assert int(told["app_permissions"]) & Permission.SEND_MESSAGES, "these are everybody's rights"
        room = t.company.requests[-1].room
        assert (room.id, room.foreign) == (t.room.key, True)
        t.guild.add_bot()
        await t.fake.answered(t.ann.slash(t.channel, "play"))
        assert not t.company.requests[-1].room.foreign


async def test_a_server_of_which_only_the_id_is_known_is_not_foreign() -> None:
    async with table(introduced=False) as t:
        await t.fake.answered(t.ann.slash(t.channel, "play"))
        assert t.platform.client.guilds[0].unavailable
        assert t.company.requests[-1].room == Room(RoomId(t.room.key), "games", language="de")


async def test_where_the_bot_may_only_answer_it_is_doubtful_whether_it_can_speak() -> None:
    async with table() as t:
        thread = t.channel.thread("table 1")

        async def doubtful() -> list[bool]:
            for place in (t.channel, thread):
                await t.fake.answered(t.ann.slash(place, "play"))
            return [request.room.doubtful for request in t.company.requests[-2:]]

        assert await doubtful() == [False, False]
        for right, found in (
            (Permission.SEND_MESSAGES, [True, False]),
            (Permission.SEND_MESSAGES_IN_THREADS, [False, True]),
            (Permission.VIEW_CHANNEL, [True, True]),
        ):
            t.channel.deny(right)
            assert await doubtful() == found
            t.channel.allow(right)
            assert await doubtful() == [False, False]
        thread.lock()
        assert await doubtful() == [False, True]
        t.channel.allow(Permission.MANAGE_THREADS)
        assert await doubtful() == [False, False]


async def test_so_it_is_in_a_private_thread_to_which_nobody_has_added_the_bot() -> None:
    async with table() as t:
        for bot, found in ((True, False), (False, True)):
            thread = t.channel.thread("secret", t.ann, private=True, bot=bot)
            await t.fake.answered(t.ann.slash(thread, "play"))
            room = t.company.requests[-1].room
            assert (room.title, room.foreign, room.doubtful) == ("secret", False, found)
        (finding,) = await t.port.examine(room)
        assert finding.text == text("doctor-discord-view")
        t.channel.allow(Permission.MANAGE_THREADS)
        await t.fake.answered(t.ann.slash(thread, "play"))
        assert not t.company.requests[-1].room.doubtful, "who manages threads needs not be in one"


@pytest.mark.parametrize(("chosen", "language"), [(None, ""), ("en-US", "en-US"), ("pl", "pl")])
async def test_only_a_community_has_a_language(chosen: str | None, language: str) -> None:
    async with table() as t:
        channel = t.fake.guild("Other club", t.ann, locale=chosen).channel("games")
        await t.fake.answered(t.ann.slash(channel, "rules"))
        assert t.company.requests[-1].room.language == language


async def test_a_press_that_is_told_twice_is_one() -> None:
    async with table() as t:
        await t.port.send(t.room, say("A table", rows=BUTTON), loud=False)
        t.fake.gateway.double()
        await t.fake.answered(t.ann.click(t.last, "My hand"))
        await t.fake.answered(t.ann.click(t.last, "My hand"))
        assert len(t.company.requests) == 2


# --- what Discord may leave out ---------------------------------------------------------------------------------


async def test_the_id_of_a_channel_is_enough() -> None:
    async with table() as t:
        t.fake.gateway.left_out = {"INTERACTION_CREATE.channel"}
        t.company.on = whispering("The rules")
        thread = t.channel.thread("table 1")
        thread.archive()  # the bot does not know it then
        for place, name in ((t.channel, "games"), (thread, "")):
            await t.fake.answered(t.ann.slash(place, "rules"))
            assert t.company.requests[-1].room == Room(RoomId(at(place).key), name, language="de")
        await t.fake.answered(t.ann.slash(t.ann.dm, "rules"))
        assert t.company.requests[-1].room == Room(RoomId(f"discord:{t.ann.id}"), "Ann", True, "en-US")
        between = t.fake.private(t.ann, t.bob)
        t.ann.install()
        await t.fake.answered(t.ann.slash(between, "rules"))
        assert t.company.requests[-1].room == Room(RoomId(at(between).key), foreign=True)


async def test_where_no_place_is_told_the_bot_can_only_answer() -> None:
    async with table() as t:
        t.fake.gateway.left_out = {"INTERACTION_CREATE.channel", "INTERACTION_CREATE.channel_id"}
        t.company.on = whispering("The rules")
        interaction = await t.fake.answered(t.ann.slash(t.channel, "rules"))
        assert t.company.requests[-1].room == Room(
            RoomId(f"discord:{t.ann.id}"), "Ann", language="en-US", foreign=True
        )
        assert [(shown.content, shown.ephemeral) for shown in t.fake.replies(interaction)] == [("The rules", True)]


async def test_a_server_that_has_the_bot_is_not_foreign() -> None:
    async with table() as t:
        t.fake.gateway.left_out = {"INTERACTION_CREATE.authorizing_integration_owners"}
        elsewhere = t.fake.guild("Other club", t.ann)
        channel = elsewhere.channel("talk")
        t.ann.install()
        elsewhere.remove_bot()
        for place, foreign in ((t.channel, False), (channel, True)):
            await t.fake.answered(t.ann.slash(place, "rules"))
            assert t.company.requests[-1].room.foreign is foreign


async def test_a_private_chat_is_known_without_its_context() -> None:
    async with table() as t:
        t.fake.gateway.left_out = {"INTERACTION_CREATE.context"}
        t.company.on = whispering("The rules")
        await t.fake.answered(t.ann.slash(t.ann.dm, "rules"))
        assert t.company.requests[-1].room.private
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        assert t.company.requests[-1].room.id == t.room.key


async def test_an_unknown_place_is_the_private_chat_unless_a_person_has_brought_the_bot() -> None:
    async with table() as t:
        t.company.on = whispering("The rules")
        between = t.fake.private(t.ann, t.bob)
        t.ann.install()
        unsaid = {"INTERACTION_CREATE.context", "INTERACTION_CREATE.channel"}
        for more in (set(), {"INTERACTION_CREATE.authorizing_integration_owners"}):
            t.fake.gateway.left_out = unsaid | more
            await t.fake.answered(t.ann.slash(t.ann.dm, "rules"))
            assert t.company.requests[-1].room.private
        t.fake.gateway.left_out = unsaid
        await t.fake.answered(t.ann.slash(between, "rules"))
        assert t.company.requests[-1].room == Room(RoomId(at(between).key), foreign=True)


async def test_a_button_on_nothing_and_a_form_are_answered() -> None:
    async with table() as t:
        t.company.on = whispering("That button does nothing.")
        await t.port.send(t.room, say("A table", rows=BUTTON), loud=False)
        t.fake.gateway.left_out = {"INTERACTION_CREATE.message"}
        press = t.ann.click(t.last, "My hand")
        form = t.fake.ask(MODAL, t.ann.user, t.channel.state, {"custom_id": "forged", "components": []}, None)
        for interaction in (press, form):
            await t.fake.answered(interaction)
            (shown,) = t.fake.replies(interaction)
            assert (shown.content, shown.ephemeral) == ("That button does nothing.", True)
        assert [request.what for request in t.company.requests] == [Press("", PostId(""))] * 2


# --- commands ---------------------------------------------------------------------------------------------------


async def test_an_answer_to_a_command_is_seen_by_one() -> None:
    async with table() as t:
        t.company.on = whispering("The rules", "More rules")
        interaction = await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.fake.until(lambda: len(interaction.messages) == 2)
        assert [shown.content for shown in t.shown()] == ["The rules", "More rules"]
        assert all(shown.ephemeral and shown.labels == ["My hand"] for shown in t.shown())
        assert t.shown(t.bob) == []


@pytest.mark.parametrize("handler", [acknowledging, waiting])
async def test_a_command_without_an_answer_leaves_nothing(handler: Handler) -> None:
    async with table() as t:
        t.platform.client.patience = 0.01
        t.company.on = handler
        await t.fake.answered(t.ann.slash(t.channel, "table"))
        assert t.shown() == []


async def test_a_late_answer_takes_the_place_of_its_promise() -> None:
    async with table() as t:
        t.platform.client.patience = 0.0

        async def late(request: Request) -> None:
            await t.fake.until(lambda: t.shown())
            assert t.last.thinking
            await request.whisper(say("The rules", drawing=drawing()))
            await request.whisper(say("More rules"))

        t.company.on = late
        interaction = await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.fake.until(lambda: len(interaction.messages) == 2)
        assert [(shown.content, len(shown.files), shown.ephemeral) for shown in t.shown()] == [
            ("The rules", 1, True),
            ("More rules", 0, True),
        ]


async def test_a_failing_handler_fails_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async with table() as t:

        async def fail(request: Request) -> None:
            raise ValueError("a mistake")

        t.company.on = fail
        await t.fake.answered(t.ann.slash(t.channel, "rules"))
        await t.fake.until(lambda: "a mistake" in caplog.text)
        assert t.shown() == []


async def test_without_the_right_to_attach_an_answer_has_words() -> None:
    async with table() as t:
        t.channel.deny(Permission.ATTACH_FILES)

        async def on(request: Request) -> None:
            await request.whisper(say("A table", drawing=drawing()))

        t.company.on = on
        await t.fake.answered(t.ann.slash(t.channel, "table"))
        assert (t.last.content, t.last.files) == ("a green table\nA table", ())


# --- presses ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("handler", [acknowledging, waiting])
async def test_a_press_is_acknowledged_without_a_trace(handler: Handler) -> None:
    async with table() as t:
        t.platform.client.patience = 0.01
        interaction = await pressed(t, handler)
        assert interaction.response == 6
        assert [shown.content for shown in t.shown()] == ["A table"]


async def test_an_answer_to_a_press_is_seen_by_one() -> None:
    async with table() as t:
        for handler in (whispering("Your hand"), promising("Your hand")):
            await pressed(t, handler)
            await t.fake.until(lambda: t.last.content == "Your hand")
            assert t.last.ephemeral
            assert [shown.content for shown in t.shown(t.bob)][-1] == "A table"


async def test_what_one_sees_alone_is_changed_by_its_own_button() -> None:
    async with table() as t:
        await pressed(t, whispering("Your hand"))
        hand = t.last
        interaction = await pressed(t, refreshing("Page two", "Page three"), shown=hand)
        await t.fake.until(lambda: t.last.content == "Page three")
        assert (interaction.response, len(t.shown())) == (7, 2)
        assert t.last.id == hand.id


async def test_a_message_for_everybody_is_not_changed_for_one() -> None:
    async with table() as t:
        await pressed(t, refreshing("Your hand"))
        assert [(shown.content, shown.ephemeral) for shown in t.shown()] == [
            ("A table", False),
            ("Your hand", True),
        ]


async def test_after_an_answer_a_change_is_another_answer() -> None:
    async with table() as t:
        await pressed(t, whispering("Your hand"))

        async def on(request: Request) -> None:
            await request.whisper(say("You cannot do that"))
            await request.refresh(say("Your hand now"))

        await pressed(t, on, shown=t.last)
        await t.fake.until(lambda: len(t.shown()) == 4)
        assert [shown.content for shown in t.shown()][1:] == ["Your hand", "You cannot do that", "Your hand now"]


@pytest.mark.parametrize("put_off", [False, True], ids=["at once", "put off"])
async def test_a_file_is_handed_over_as_the_answer(put_off: bool) -> None:
    given = list[bool]()
    async with table() as t:

        async def on(request: Request) -> None:
            if put_off:
                await request.acknowledge()
            given.append(await request.hand_over("sheet.csv", b"1,2"))

        t.company.on = on
        interaction = await t.fake.answered(t.ann.slash(t.channel, "sheet"))
        await t.fake.until(lambda: bool(given))
        (shown,) = t.fake.replies(interaction)
        assert given == [True]
        assert [(file.filename, file.data) for file in shown.files] == [("sheet.csv", b"1,2")]
        assert (shown.content, shown.ephemeral) == ("", True)
        assert t.shown(t.bob) == []


async def test_no_file_is_handed_over_where_there_may_be_none_nor_in_private() -> None:
    given = list[bool]()

    async def on(request: Request) -> None:
        given.append(await request.hand_over("sheet.csv", b"1,2"))

    async with table() as t:
        t.company.on = on
        t.channel.deny(Permission.ATTACH_FILES)
        await t.fake.answered(t.ann.slash(t.channel, "sheet"))
        await t.fake.answered(t.bob.slash(t.bob.dm, "sheet"))
        await t.fake.until(lambda: len(given) == 2)
        assert given == [False, False]


async def test_a_double_click_is_two_presses() -> None:
    async with table() as t:
        await t.port.send(t.room, say("A table", rows=BUTTON), loud=False)
        t.company.on = whispering("Your hand")
        for interaction in t.ann.double_click(t.last, "My hand"):
            await t.fake.answered(interaction)
        assert len(t.company.requests) == 2


# --- the private chat -------------------------------------------------------------------------------------------


async def test_in_private_answers_to_commands_stay() -> None:
    async with table() as t:
        t.company.on = whispering("The rules")
        await t.fake.answered(t.bob.slash(t.bob.dm, "rules"))
        request = t.company.requests[-1]
        assert request.room == Room(RoomId(request.person.id), "Bob", private=True, language="ru")
        (shown,) = t.shown(t.bob, t.bob.dm)
        assert (shown.content, shown.ephemeral) == ("The rules", False)


async def test_in_private_a_press_changes_its_message() -> None:
    async with table() as t:
        await t.port.send(to(t.ann), say("Your hand", rows=BUTTON, drawing=drawing()), loud=True)
        (hand,) = t.shown(channel=t.ann.dm)

        async def on(request: Request) -> None:
            await request.refresh(say("Another page", rows=BUTTON, drawing=drawing()))

        interaction = await pressed(t, on, shown=hand)
        (shown,) = t.shown(channel=t.ann.dm)
        assert (shown.content, shown.files, interaction.response) == ("Another page", hand.files, 7)
        assert "attachments" not in t.fake.calls_to(CALLBACK)[-1].body["data"], "it has that picture already"


@pytest.mark.parametrize(("patience", "answer"), [(PATIENCE, 7), (0.0, 6)])
async def test_in_private_an_edit_of_the_message_is_the_answer_unless_it_comes_late(
    patience: float, answer: int
) -> None:
    async with table() as t:
        t.platform.client.patience = patience
        post = await t.port.send(to(t.ann), say("Your hand", rows=BUTTON), loud=True)
        (hand,) = t.shown(channel=t.ann.dm)
        edits = []

        async def edit(after: float) -> None:
            await asyncio.sleep(after)
            await t.port.edit(to(t.ann), post, say("Your hand now"))

        async def on(request: Request) -> None:
            await request.acknowledge()
            edits.append(asyncio.create_task(edit(0 if patience else 0.05)))

        interaction = await pressed(t, on, shown=hand)
        await edits[0]
        assert interaction.response == answer
        assert [shown.content for shown in t.shown(channel=t.ann.dm)] == ["Your hand now"]
        await t.port.edit(to(t.ann), post, say("Your hand later"))
        assert len(t.fake.calls_to(CALLBACK)) == 1, "the press has been answered"
        assert [shown.content for shown in t.shown(channel=t.ann.dm)] == ["Your hand later"]


async def test_in_private_who_pressed_a_message_that_goes_waits_for_nothing() -> None:
    async with table() as t:
        t.platform.client.patience = PATIENCE
        post = await t.port.send(to(t.ann), say("Your last tile", rows=BUTTON), loud=True)
        (hand,) = t.shown(channel=t.ann.dm)

        async def on(request: Request) -> None:
            await request.acknowledge()
            await t.port.delete(to(t.ann), post)

        interaction = await pressed(t, on, shown=hand)
        assert interaction.response == 6
        await t.fake.until(lambda: not t.shown(channel=t.ann.dm))


async def test_in_private_what_comes_too_late_is_written() -> None:
    async with table(checked=False) as t:

        async def late(request: Request) -> None:
            t.fake.clock.advance(TOO_LATE)
            await request.whisper(say("The rules"))

        t.company.on = late
        t.ann.slash(t.ann.dm, "rules")
        await t.fake.until(lambda: t.shown(channel=t.ann.dm))
        assert t.shown(channel=t.ann.dm)[-1].content == "The rules"


async def test_what_is_written_in_private_is_a_move_or_a_question_and_nonsense_is_helped_once() -> None:
    async with table() as t:
        t.company.on = whispering("Done")
        said = ("6-4@L", "", "hello", "thanks", "", "draw")
        for words in said:
            t.ann.say(t.ann.dm, words)
        await t.fake.until(lambda: len(t.shown(channel=t.ann.dm)) == len(said) + 3)
        assert [request.what for request in t.company.requests] == [
            Command("move", "6-4@L"),
            Command("help"),
            Command("move", "draw"),
        ]
        assert t.company.requests[0].room == Room(RoomId(f"discord:{t.ann.id}"), "Ann", private=True)
        assert await t.company.requests[0].is_admin()
        assert [shown.content for shown in t.shown(channel=t.ann.dm)].count("Done") == 3


async def test_what_is_written_in_private_and_told_twice_is_one_move() -> None:
    async with table() as t:
        t.company.on = whispering("Done")
        t.fake.gateway.double()
        for words in ("6-4@L", "5-4@L"):
            t.ann.say(t.ann.dm, words)
        await t.fake.until(lambda: len(t.shown(channel=t.ann.dm)) == 4)
        assert [request.what for request in t.company.requests] == [
            Command("move", "6-4@L"),
            Command("move", "5-4@L"),
        ]


async def test_what_is_written_in_private_is_done_by_one_of_two_processes() -> None:
    async with table() as t:
        t.company.on = whispering("Done")
        async with serving(platform_for(t.fake), t.company):
            await t.fake.until(lambda: len(t.fake.gateway.connected) == 2)
            t.ann.say(t.ann.dm, "6-4@L")
            t.ann.say(t.channel, "hello")  # of which both are told behind the move
            await t.fake.until(lambda: t.company.events.count(("talk", t.room.key)) == 2)
        assert [request.what for request in t.company.requests] == [Command("move", "6-4@L")]
