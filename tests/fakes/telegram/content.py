"""What a message is to say: from parameters of a request to its content, within the limits."""

from __future__ import annotations

from tests.fakes.telegram.entities import read, units
from tests.fakes.telegram.model import Content, Stored
from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Json, Malformed, Upload
from tests.fakes.telegram.wire import user_json
from tests.fakes.telegram.world import World

LONGEST_TEXT, LONGEST_CAPTION = 4096, 1024


def text_content(
    world: World, given: Json, too_long: str = "message is too long", most: int = LONGEST_TEXT
) -> Content:
    """The text of `sendMessage`, of an edit, or of a chosen inline result."""
    said: str = given.get("text") or given.get("message_text") or ""
    text, entities = read(said, given.get("entities"))
    if not text:
        raise bad("message text is empty")
    if units(text) > most:
        raise bad(too_long)
    preview = given.get("link_preview_options")
    extras = {"link_preview_options": preview} if preview else {}
    return Content(text, _known_people(world, entities), None, extras)


def caption_content(
    world: World, given: Json, media: Stored, too_long: str = "message caption is too long"
) -> Content:
    """A file with its caption."""
    text, entities = read(given.get("caption", ""), given.get("caption_entities"))
    if units(text) > LONGEST_CAPTION:
        raise bad(too_long)
    return Content(text, _known_people(world, entities), media)


def media_content(world: World, given: Json, uploads: dict[str, Upload]) -> Content:
    """An `InputMedia`, whose file came with the request as `attach://NAME`."""
    upload = uploads.get(given["media"].removeprefix("attach://"))
    if upload is None:
        raise Malformed(f"nothing is attached as {given['media']}")
    return caption_content(world, given, world.files.take(given["type"], upload), "MEDIA_CAPTION_TOO_LONG")


def _known_people(world: World, entities: tuple[Json, ...]) -> tuple[Json, ...]:
    """Links to people get the person; one to somebody that the bot has never met is lost, as in life."""
    kept: list[Json] = []
    for entity in entities:
        if entity["type"] != "text_mention":
            kept.append(entity)
        elif (user := world.users.get(entity["user"]["id"])) is not None:
            kept.append({**entity, "user": user_json(user)})
    return tuple(kept)
