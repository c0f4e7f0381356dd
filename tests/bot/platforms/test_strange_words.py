"""Whatever people type comes back as words alone: no platform takes it for a link or for markup, and it turns
nothing around."""

from __future__ import annotations

import re
from pathlib import Path

from bot.messages import Line, Style
from bot.platforms.discord.markup import content
from bot.platforms.telegram.markup import TEXT, written
from bot.ports import Room
from tests.bot.chat import Chat, Guest, chatting
from tests.bot.strict import GROUP
from tests.bot.tallied import enter, group

LINK = "evil.com"
LOUD = "__evil__"
HEBREW = "\u05d3\u05e0\u05d4"
SET_APART = re.compile(f"\u2068[^\u2068\u2069]*{HEBREW}\u2069")

SAID = (
    "/{word}",
    "/play {word}",
    "/play goat {word}",
    "/play goat {word}=1",
    "/play goat target={word}",
    "/play goat target=x{word}",
    "/play goat 100 points, 60 {word}",
    "/sheet goat with {word} and {word}",
    "/lunch {word}",
    "/join {word}",
    "/remind {word}",
    "/remind 12:30 {word}",
    "/settings {word}",
    "/language {word}",
    "/rules compare goat {word}",
    "/tally {word}",
    "/tally season {word}",
    "/tally undo {word}",
    "/tally add {word}: Ann > Bob",
    "/tally add goat: Ann > {word}",
    "/tally add goat: Ann > Bob; {word}",
    "/tally name Ann + {word}: x",
    "/tally name Ann + Bob: {word}",
    "/tally name Cid + Dot: {word}",
    "/tally {word}",
    "/tally add goat: Ann + Bob > Cid + Dot",
    "/tally",
    "/tally pairs",
    "/tally table",
    "/tally undo m1 {word}",
    "/tally history",
)
"""What comes back to who says it, or to everybody."""
TITLE = "the title of the room"
LATER = {"/tally undo m1 {word}"}
IN_PARTS = {said for said in SAID if "=" in said}
"""House rules and what they shall be are read up to a sign."""


async def shown_to_all(chat: Chat, guest: Guest, word: str) -> list[tuple[str, Line]]:
    """All lines that there are when this has been said, each with what was said before it came."""
    seen, lines = set(map(id, chat.port.posts)), []
    for said in SAID:
        await guest.say(said.format(word=word))
        new = [post for post in chat.port.posts if id(post) not in seen]
        seen |= set(map(id, new))
        lines += [(said, line) for post in new for line in post.message.in_words().lines]
    return lines


async def everything(folder: Path, word: str) -> list[tuple[str, Line]]:
    """What is shown in a chat of this title, with each line what was said before it came."""
    async with chatting(folder, pictures=True) as chat:
        chat.group = Room(GROUP, word)
        ann, bob, *_ = await group(chat)
        chat.admins.add(ann.id)
        await enter(chat, 1, [ann], [bob])
        lines = await shown_to_all(chat, ann, word)
        await bob.say("/play goat")
        await ann.press("Join")
        await bob.press("Start")
        await ann.write("/play draw")
        await ann.press("Start")
        return lines + [(TITLE, line) for post in ann.private() for line in post.message.lines]


def beside_code(line: Line) -> list[Line]:
    """What is no code of a line: what is, no platform reads."""
    return [tuple(span for span in line if span.style is not Style.CODE)]


async def test_nothing_that_is_typed_is_a_link(tmp_path: Path) -> None:
    lines = await everything(tmp_path, LINK)
    there = [(said, line) for said, line in lines if LINK in "".join(span.text for span in line)]
    assert {said for said, _ in there} >= {*SAID, TITLE} - LATER - IN_PARTS
    assert not [said for said, line in there if LINK in written(beside_code(line), TEXT).text]


async def test_nothing_that_is_typed_is_markup(tmp_path: Path) -> None:
    lines = await everything(tmp_path, LOUD)
    there = [(said, line) for said, line in lines if LOUD in "".join(span.text for span in line)]
    assert {said for said, _ in there} >= {*SAID, TITLE} - LATER
    assert not [said for said, line in there if LOUD in content(beside_code(line))]


async def test_nothing_that_is_typed_turns_what_is_around_it(tmp_path: Path) -> None:
    lines = await everything(tmp_path, HEBREW)
    there = [(said, words) for said, line in lines if HEBREW in (words := "".join(span.text for span in line))]
    assert {said for said, _ in there} >= {*SAID, TITLE} - LATER
    assert not [said for said, words in there if not SET_APART.search(words)]
