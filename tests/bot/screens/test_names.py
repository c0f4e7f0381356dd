"""Names as people have them, on every screen."""

from __future__ import annotations

from pathlib import Path

from engine.record import read
from engine.replay import replay
from tests.bot.chat import chatting
from tests.bot.steering import to_the_end, until

NAMES = (
    "<b>Bob</b> & Co",
    "{ $name } **x** `y`",
    "שרה לוי",
    "👩‍👩‍👧‍👦 Family",
    "x" * 200,
    "a\nb\u202ec\x00",
    " ",
    "Dot | ~ (1)",
)


async def test_names_of_all_kinds_are_shown_as_they_are(tmp_path: Path) -> None:
    """Markup stays text, a name from right to left stays by itself, and no name takes more than its place."""
    async with chatting(tmp_path, pictures=True) as chat:
        guests = [chat.guest(name, number=str(number)) for number, name in enumerate(NAMES)]
        await guests[0].say("/play block set=12 target=500")
        for guest in guests[1:]:
            await guest.press("Join")
        lobby = chat.room()[0].message
        spans = [span for line in lobby.lines for span in line if span.person is not None]
        assert [span.person for span in spans] == [guest.id for guest in guests]
        assert spans[0].text == "<b>Bob</b> & Co"
        assert spans[1].text == "{ $name } **x** `y`"
        assert spans[2].text == "\u2068שרה לוי\u2069"
        assert spans[3].text == "👩‍👩‍👧‍👦 Family"
        assert len(spans[4].text) <= 64
        assert "\u202e" not in spans[5].text
        assert all(span.text.strip() for span in spans)
        await guests[0].press("Start")
        await until(chat, guests, lambda state: state.round == 2)
        (answer,) = await guests[0].say("/record")
        text = answer.message.plain().split("\n", 1)[1] + "\n"
        assert replay(read(text)).state.round == 1


async def test_a_tally_shows_names_of_all_kinds(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = [chat.guest(name, number=str(number)) for number, name in enumerate(NAMES[:4])]
        await guests[0].say("/play goat target=51")
        for guest in guests[1:]:
            await guest.press("Join")
        await guests[0].press("Start")
        await to_the_end(chat, guests)
        await guests[0].say("/tally")
        spans = [span for line in chat.room()[-1].message.lines for span in line if span.person is not None]
        assert {span.person for span in spans} == {guest.id for guest in guests}
        assert not any(span.mention for span in spans), "nobody is called by being counted"
