"""Each strict rule of the fake of Telegram refuses what breaks it, with the words of the real server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.fakes.pictures import picture
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.methods.registry import METHODS
from tests.fakes.telegram.raw import Raw, button, keyboard
from tests.fakes.telegram.schema import Json, schema

BOLD = {"type": "bold", "offset": 0, "length": 1}


@pytest.mark.parametrize(
    ("method", "given", "violation"),
    [
        ("sendMessage", {"text": "x", "colour": "red"}, "no parameter colour"),
        ("sendMessage", {"text": "x", "reply_to_message_id": 1}, "no parameter reply_to_message_id"),
        ("sendMessage", {}, "needs text"),
        ("sendMessage", {"text": 7}, "no text: 7"),
        ("sendMessage", {"text": "x", "disable_notification": 1}, "neither true nor false"),
        ("sendMessage", {"text": "x", "reply_markup": {"inline_keyboard": [{"text": "A"}]}}, "is no list"),
        ("sendMessage", {"text": "x", "reply_markup": keyboard([{"text": "A", "data": "a"}])}, "has no data"),
        ("sendMessage", {"text": "x", "reply_markup": keyboard([{"callback_data": "a"}])}, "needs text"),
        ("sendMessage", {"text": "x", "reply_parameters": {"message": 1}}, "ReplyParameters has no message"),
        ("sendMessage", {"text": "x", "reply_parameters": {"message_id": 1}}, "no replies of the bot"),
        ("sendMessage", {"text": "x", "reply_markup": {"force_reply": True}}, "needs inline_keyboard"),
        ("sendPhoto", {"photo": "AgAC"}, "only files that come with the request"),
        ("sendPhoto", {"photo": "https://x.example/a.png"}, "only files that come with the request"),
        ("sendMessage", {"text": "x", "link_preview_options": {"is_disabled": "yes"}}, "neither true nor false"),
        ("sendMessage", {"text": "x", "ephemeral_message_parameters": {}}, "needs receiver_user_id"),
        ("sendMessage", {"text": "_x_", "parse_mode": "MarkdownV2"}, "no parameter parse_mode"),
        (
            "sendMessage",
            {"text": "x", "entities": [{"type": "bold", "offset": 0, "length": 2}]},
            "outside of its text",
        ),
        (
            "sendMessage",
            {"text": "😀", "entities": [{"type": "bold", "offset": 0, "length": 1}]},
            "halves a character",
        ),
        ("sendMessage", {"text": "x", "entities": [{**BOLD, "type": "text_link"}]}, "does not know"),
        ("sendMessage", {"text": "x" * 101, "entities": [BOLD] * 101}, "101 entities"),
        ("sendMessage", {"text": "x", "reply_markup": keyboard([button("A", "a")] * 9)}, "more than 8 buttons"),
        ("sendMessage", {"text": "x", "reply_markup": keyboard([button(" ", "a")])}, "a button without words"),
        (
            "sendMessage",
            {"text": "x", "reply_markup": keyboard([{**button("A", "a"), "url": "https://x.example"}])},
            "a button with several actions",
        ),
        ("editMessageText", {"text": "x"}, "chat_id and message_id are needed"),
        ("editMessageText", {"inline_message_id": "i", "text": "x"}, "no parameter inline_message_id"),
        ("editMessageMedia", {"message_id": 1, "media": {"type": "photo"}}, "needs media"),
        ("deleteMessages", {"message_ids": "1,2"}, "is not JSON"),
        ("setMyCommands", {"commands": [{"command": "a"}]}, "needs description"),
        ("setMyCommands", {"commands": [], "scope": {"type": "nobody"}}, "must be"),
    ],
)
async def test_what_the_interface_does_not_know_is_a_violation(
    fake: TelegramFake, raw: Raw, method: str, given: Json, violation: str
) -> None:
    group = fake.group("Friends")
    place = {} if method == "setMyCommands" or given == {"text": "x"} else {"chat_id": group.id}
    answer = await raw(method, **place, **given)
    assert answer.status == 400
    (found,) = fake.violations
    assert violation in found


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"text": " \n"}, "message text is empty"),
        ({"text": "x" * 4097}, "message is too long"),
        ({"text": "😀" * 2049}, "message is too long"),
        ({"text": "x", "reply_markup": keyboard([button("A", "")])}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": keyboard([button("A", "ж" * 33)])}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": keyboard([{"text": "A"}])}, "Text buttons are unallowed"),
        ({"text": "x", "reply_markup": keyboard([{"text": "A", "url": "nowhere"}])}, "BUTTON_URL_INVALID"),
        ({"text": "x", "reply_markup": keyboard(*[[button("A", "a")]] * 101)}, "reply markup is too long"),
    ],
)
async def test_messages_beyond_the_limits(fake: TelegramFake, raw: Raw, given: Json, words: str) -> None:
    answer = await raw("sendMessage", chat_id=fake.group("Friends").id, **given)
    assert answer.status == 400
    assert answer.words.startswith("Bad Request: ")
    assert words in answer.words
    assert fake.violations == []


async def test_entities_are_kept_and_found(fake: TelegramFake, raw: Raw) -> None:
    ann = fake.person("Ann")
    whom = {"id": ann.id, "is_bot": False, "first_name": "?"}
    marks = [{"type": "text_mention", "offset": 3, "length": 3, "user": whom}, {**BOLD, "offset": 7}]
    given: Json = {"chat_id": fake.group("Friends").id, "text": "😀 Ann 6|6 /play ", "entities": marks}
    message = (await raw("sendMessage", **given)).result
    assert message["text"] == "😀 Ann 6|6 /play"
    found = [(entity["type"], entity["offset"], entity["length"]) for entity in message["entities"]]
    assert found == [("text_mention", 3, 3), ("bold", 7, 1), ("bot_command", 11, 5)]
    assert message["entities"][0]["user"]["first_name"] == "Ann"


async def test_the_longest_of_everything_passes(fake: TelegramFake, raw: Raw) -> None:
    rows = [[button("A", "ж" * 32)] * 8] * 12
    given: Json = {"text": "x" * 4096, "entities": [{**BOLD, "length": 4096}], "reply_markup": keyboard(*rows)}
    assert (await raw("sendMessage", chat_id=fake.group("Friends").id, **given)).status == 200
    form = {"chat_id": str(fake.group("Others").id), "caption": "x" * 1024}
    assert (await raw.form("sendPhoto", form, {"photo": picture(9000, 1000, "JPEG")})).status == 200
    assert fake.violations == []


@pytest.mark.parametrize(
    ("photo", "caption", "words"),
    [
        (b"no picture", "", "IMAGE_PROCESS_FAILED"),
        (picture(2100, 100), "", "PHOTO_INVALID_DIMENSIONS"),
        (picture(9000, 1001), "", "PHOTO_INVALID_DIMENSIONS"),
        (picture() + bytes(10 * 1024 * 1024), "", "PHOTO_SAVE_FILE_INVALID"),
        (b"", "", "file must be non-empty"),
        (picture(), "x" * 1025, "message caption is too long"),
    ],
    ids=["garbage", "narrow", "large", "heavy", "empty", "caption"],
)
async def test_photos_beyond_the_limits(
    fake: TelegramFake, raw: Raw, photo: bytes, caption: str, words: str
) -> None:
    form = {"chat_id": str(fake.group("Friends").id), "caption": caption}
    answer = await raw.form("sendPhoto", form, {"photo": photo})
    assert (answer.status, answer.words) == (400, f"Bad Request: {words}")


async def test_files_that_are_not_there(fake: TelegramFake, raw: Raw) -> None:
    group = fake.group("Friends")
    assert (await raw("getFile", file_id="AgAC")).words == "Bad Request: invalid file_id"
    assert fake.violations == []
    gif = {"photo": picture(kind="GIF")}
    assert "as GIF" in (await raw.form("sendPhoto", {"chat_id": str(group.id)}, gif)).words
    media = json.dumps({"type": "photo", "media": "attach://nothing"})
    message = (await raw("sendMessage", chat_id=group.id, text="x")).result["message_id"]
    edit = {"chat_id": str(group.id), "message_id": str(message), "media": media}
    assert "nothing is attached" in (await raw.form("editMessageMedia", edit)).words
    assert len(fake.violations) == 2


async def test_tokens_and_methods(fake: TelegramFake, raw: Raw) -> None:
    assert (await raw.get(f"{fake.url}/bot1:wrong/getMe")).status_code == 401
    assert (await raw.get(f"{fake.url}/file/bot1:wrong/photos/x")).status_code == 401
    assert (await raw.get(f"{fake.url}/file/bot{fake.token}/photos/x")).status_code == 404
    assert (await raw.get(f"{fake.url}/bot{fake.token}/getMe")).json()["result"]["is_bot"]
    assert (await raw("banAllHumans")).status == 404
    assert fake.violations.pop() == "banAllHumans: no method that the fake knows"
    assert (await raw.garbage("getMe")).status == 400
    assert len(fake.violations) == 1


async def test_a_press_is_answered_once_and_soon(fake: TelegramFake, raw: Raw) -> None:
    ann = fake.person("Ann")
    group = fake.group("Friends", ann)
    await raw("sendMessage", chat_id=group.id, text="x", reply_markup=keyboard([button("A", "a")]))
    first, second, late = (ann.click(group, "A") for _ in range(3))
    assert (await raw("answerCallbackQuery", callback_query_id=first.id, text="x" * 201)).words.endswith(
        "TOO_LONG"
    )
    assert (await raw("answerCallbackQuery", callback_query_id=first.id, text="x" * 200)).result is True
    old = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    assert (await raw("answerCallbackQuery", callback_query_id=first.id)).words == old
    assert (await raw("answerCallbackQuery", callback_query_id="7")).words == old
    assert (await raw("answerCallbackQuery", callback_query_id=second.id)).result is True
    fake.clock.advance(61)
    assert (await raw("answerCallbackQuery", callback_query_id=late.id, text="late")).words == old
    assert [popup.text for popup in fake.popups(ann, group)] == ["x" * 200]
    fake.clock.advance(90)
    assert (await raw("getUpdates", timeout=0)).result[-1].get("callback_query") is None


async def test_forged_and_late_presses_arrive(fake: TelegramFake, raw: Raw) -> None:
    ann = fake.person("Ann")
    group = fake.group("Friends", ann)
    sent = await raw("sendMessage", chat_id=group.id, text="x", reply_markup=keyboard([button("A", "a")]))
    seen_early = ann.find(group, "A")
    await raw("deleteMessage", chat_id=group.id, message_id=sent.result["message_id"])
    with pytest.raises(AssertionError, match="sees no 'A'"):
        ann.click(group, "A")
    ann.press(seen_early)
    ann.press_raw(group, 1, "forged")
    late, forged = [update["callback_query"] for update in (await raw("getUpdates")).result[-2:]]
    assert late["message"] == {**late["message"], "date": 0, "message_id": sent.result["message_id"]}
    assert (late["data"], forged["data"]) == ("a", "forged")
    assert fake.violations == []


async def test_inline_answers_are_for_one_and_fresh(fake: TelegramFake, raw: Raw) -> None:
    ask = fake.person("Ann").inline("hand")
    content = {"message_text": "x"}

    async def answer(*ids: str, **changes: Any) -> str:
        results = [{"type": "article", "id": one, "title": "x", "input_message_content": content} for one in ids]
        given: Json = {"cache_time": 0, "is_personal": True, "results": results, **changes}
        return (await raw("answerInlineQuery", inline_query_id=ask.id, **given)).words

    assert "would be shown to others" in await answer("1", cache_time=300)
    assert "would be shown to others" in await answer("1", is_personal=False)
    assert len(fake.violations) == 2
    assert "RESULT_ID_DUPLICATE" in await answer("1", "1")
    assert "RESULT_ID_INVALID" in await answer("ж" * 33)
    assert "too many" in await answer(*map(str, range(51)))
    assert "START_PARAM_INVALID" in await answer("1", button={"text": "x", "start_parameter": "a b"})
    assert await answer("1") == ""
    assert "query is too old" in await answer("1")
    ask = fake.person("Bob").inline("hand")
    fake.clock.advance(31)
    assert "query is too old" in await answer("1")
    assert len(fake.violations) == 2


@pytest.mark.parametrize(
    ("commands", "words"),
    [
        ([{"command": "Play", "description": "x"}], "BOT_COMMAND_INVALID"),
        ([{"command": "x" * 33, "description": "x"}], "BOT_COMMAND_INVALID"),
        ([{"command": "play", "description": ""}], "BOT_COMMAND_DESCRIPTION_INVALID"),
        ([{"command": "play", "description": "x" * 257}], "BOT_COMMAND_DESCRIPTION_INVALID"),
        ([{"command": f"c{n}", "description": "x"} for n in range(101)], "BOT_COMMANDS_TOO_MUCH"),
        ([{"command": "play", "description": "x"}] * 2, "BOT_COMMAND_DUPLICATE"),
    ],
)
async def test_commands_beyond_the_limits(raw: Raw, commands: list[Json], words: str) -> None:
    assert (await raw("setMyCommands", commands=commands)).words == f"Bad Request: {words}"
    assert (await raw("setMyCommands", commands=[], language_code="eng")).status == 400


async def test_three_in_three_seconds_and_twenty_in_a_minute(fake: TelegramFake, raw: Raw) -> None:
    fake.pace.speed = 1
    group = fake.group("Friends")
    said = [await raw("sendMessage", chat_id=group.id, text="x") for _ in range(4)]
    assert [answer.status for answer in said] == [200] * 3 + [429]
    assert said[-1].parameters == {"retry_after": 3}
    fake.clock.advance(2)
    for _ in range(17):
        fake.clock.advance(1)
        assert (await raw("sendMessage", chat_id=group.id, text="x")).status == 200
    fake.clock.advance(1)
    refused = await raw("editMessageText", chat_id=group.id, message_id=5, text="edits too")
    assert refused.parameters == {"retry_after": 40}


async def test_windows_of_flood_control_shrink_with_speed(fake: TelegramFake, raw: Raw) -> None:
    group = fake.group("Friends")
    fake.pace.speed = 30
    for _ in range(5):  # two more than at the pace of life, as calls may be held up
        assert (await raw("sendMessage", chat_id=group.id, text="x")).status == 200
    refused = await raw("sendMessage", chat_id=group.id, text="x")
    assert (refused.status, refused.parameters) == (429, {"retry_after": 1})
    assert (await raw("answerCallbackQuery", callback_query_id="0")).status == 400
    fake.clock.advance(0.11)
    assert (await raw("sendMessage", chat_id=group.id, text="x")).status == 200


async def test_who_is_told_to_wait_in_a_chat_sends_nothing_there(fake: TelegramFake, raw: Raw) -> None:
    group, other = fake.group("Friends"), fake.group("Others")
    fake.flood(group, 30)
    for _ in range(2):  # the second one was on its way
        assert (await raw("sendMessage", chat_id=group.id, text="x")).status == 429
    fake.clock.advance(1)
    assert (await raw("sendMessage", chat_id=other.id, text="x")).status == 200
    assert (await raw("answerCallbackQuery", callback_query_id="0")).status == 400
    assert fake.violations == []
    assert (await raw("editMessageText", chat_id=group.id, message_id=1, text="x")).status == 429
    assert fake.violations == [f"editMessageText: {group.id} takes nothing yet, and the bot was told"]
    fake.clock.advance(30)
    assert (await raw("sendMessage", chat_id=group.id, text="x")).status == 200


async def test_thirty_a_second_in_all(fake: TelegramFake, raw: Raw) -> None:
    fake.pace.speed = 1
    groups = [fake.group(f"{number}") for number in range(31)]
    statuses = [(await raw("sendMessage", chat_id=group.id, text="x")).status for group in groups]
    assert statuses == [200] * 30 + [429]


async def test_what_the_fake_itself_says_is_checked_too(fake: TelegramFake) -> None:
    fake.world.tell("message", {"message_id": "1", "date": 0})
    assert "needs chat" in "".join(fake.violations)
    assert "update.message.message_id is no number: '1'" in "".join(fake.violations)


async def test_every_method_of_the_schema_is_played() -> None:
    assert set(METHODS) == set(schema().methods)
