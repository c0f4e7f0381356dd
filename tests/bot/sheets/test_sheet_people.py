"""Who is on a score sheet: people of the chat, and guests who are written down by their names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.chats.naming import Begun
from bot.data import What, pack
from bot.messages import text
from bot.play import guests
from bot.wishes import beside_rules
from storage import ledger
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.on_sheets import GENERAL, NAMES, UNBEGUN, enter, lines
from tests.bot.reading import names
from tests.bot.strict import GROUP
from tests.bot.tallied import acquainted


async def test_people_are_written_down_by_name_and_guests_can_be_sent_away(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await acquainted(chat, "Ann", "Bob")
        await ann.say("/sheet goat")
        assert told(await bob.say("/sheet with Sam")) == says("only-players")
        assert told(await ann.say("/sheet with")) == says("sheet-with-whom")
        await ann.press("Teams")
        assert not await ann.say("/sheet with bob, Eve")
        assert [(seat.name, seat.person) for seat in chat.table().match.seats] == [
            ("Ann", ann.id),
            ("Bob", bob.id),
            ("Eve", None),
        ]
        assert told(await ann.say("/sheet with Fay, Gil")) == says("table-full")
        await enter(ann, "Without Eve")
        assert len(chat.table().match.seats) == 2
        match = chat.table().id
        for forged in (pack(What.GUEST, match, 0, 0), pack(What.GUEST, match, 0, 9), pack(What.COMPUTER, match)):
            assert told(await ann.send(forged)) == says("bad-button")
        assert told(await ann.send(pack(What.GAME, match, 0, "block"))) == says("bad-button")


async def test_a_sheet_is_opened_for_people_in_one_go(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say("/sheet goat target=51 with Sam, Eve")
        (match,) = [table.match for table in chat.tables()]
        assert (match.sheet, match.game) == (True, "goat")
        assert "Target: 51" in chat.room()[-1].message.plain()
        assert [seat.name for seat in match.seats] == ["Ann", "Sam", "Eve"]
        assert not await ann.say("/sheet Bock mit Gil")
        assert [[seat.name for seat in table.match.seats] for table in chat.tables()][1:] == [["Ann", "Gil"]]
        opened = len(chat.tables())
        assert told(await ann.say("/sheet goat with")) == says("sheet-with-whom")
        assert told(await ann.say("/sheet goat with Sam, Sam")) == says("sheet-already-on", name="Sam")
        assert told(await ann.say("/sheet goat with Sam, Eve, Gil, Ida")) == says("table-full")
        assert len(chat.tables()) == opened, "who is not understood opens nothing"
        assert told(await ann.say("/sheet Sam with Eve")) == UNBEGUN


@pytest.mark.parametrize("said", ["/sheet with Bob, Cid and Dot", "/sheet mit Bob, Cid und Dot"])
async def test_a_sheet_with_names_and_no_game_is_one_of_the_usual_game(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/sheet with")) == says("sheet-with-whom")
        assert not chat.tables(), "who is not understood opens nothing"
        assert not await ann.say(said)
        match = chat.table().match
        assert (match.sheet, match.game, names(chat)) == (True, "general", [*NAMES])
        await ann.press("Start")
        assert told(await ann.say("/sheet with Eve")) == says("sheet-late")
        assert len(chat.tables()) == 1


async def test_who_names_himself_among_others_is_written_down_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say("/sheet goat with Ann, Bob, Cid, Fritz")
        assert names(chat) == ["Ann", "Bob", "Cid", "Fritz"]
        for others in ("Ann", "Ann, Bob, Ann"):
            answer = told(await ann.say(f"/sheet goat with {others}"))
            assert answer == says("sheet-already-on", name="Ann"), "another Ann is meant"


async def test_who_names_himself_by_the_first_words_of_his_name_is_written_down_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, lee = chat.guest("Ann Lee"), chat.guest("Lee")
        for said in ("/sheet goat with Ann, Bob", "/lunch real with Bob and ann", "/sheet with Ann, Bob"):
            assert not await ann.say(said)
            assert sorted(names(chat)) == ["Ann Lee", "Bob"]
            assert not await ann.say("/sheet with Ann Smith"), "who has more of a name is another one"
            assert told(await ann.say("/sheet with Ann")) == says("sheet-already-on", name="Ann")
            await ann.say("/stop")
        assert not await lee.say("/sheet goat with Ann, Bob")
        assert [seat.person for seat in chat.table().match.seats] == [lee.id, ann.id, None]


async def test_whose_name_begins_alike_is_meant_rather_than_who_asks(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (other,) = await acquainted(chat, "Ann Smith")
        ann = chat.guest("Ann Lee")
        for _ in range(2):  # the second time she is known here as well
            assert not await ann.say("/sheet goat with Ann")
            assert [seat.person for seat in chat.table().match.seats] == [ann.id, other.id]
            await ann.say("/stop")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_the_lobby_shows_how_people_are_written_down(tmp_path: Path, language: str) -> None:
    found = re.search(r"/sheet \w+ (\w+), (\w+)", says("sheet-guests", language))
    assert found is not None
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say(GENERAL)
        assert not await ann.say(found[0])
        assert names(chat) == ["Ann", *found.groups()]


async def test_the_teams_of_a_sheet_are_chosen_under_its_head(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated(GENERAL, *NAMES)
        await enter(ann, "Teams")
        shown = chat.room()[-1].message.plain()
        assert says("teams-first") in shown
        assert "· score sheet A" in shown


async def test_nobody_is_written_down_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/sheet goat", "Ann", "Bob")
        assert told(await ann.say("/sheet with bob")) == says("sheet-already-on", name="bob")
        assert told(await ann.say("/sheet with Cid, Cid")) == says("sheet-already-on", name="Cid")
        assert told(await ann.say("/sheet with Cid, Bob")) == says("sheet-already-on", name="Bob")
        assert len(chat.table().match.seats) == 2, "nobody of those who were named beside"
        long = "Cid of the very long name that no button has room for"
        assert not await ann.say(f"/sheet with {long}")
        assert told(await ann.say(f"/sheet with {long}")) == says("sheet-already-on", name=long)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_an_and_of_every_language_stands_between_names(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        for word in WORDS.line(text("between-names"), language).split(", "):
            ann = chat.guest("Ann")
            assert not await ann.say(f"/lunch real with Bob {word} Cid {word} Dot")
            assert names(chat) == [*NAMES]
            await ann.say("/stop")


async def test_an_initial_is_no_and(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say("/sheet with Bob E, Bob I, Dot Y, please")
        assert names(chat) == ["Ann", "Bob E", "Bob I", "Dot Y"]
        await chat.guest("Ann").say("/sheet goat with Bob and I")
        assert [seat.name for seat in chat.tables()[-1].match.seats] == ["Ann", "Bob", "I"]


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("Bob and", ["Bob"]),
        ("Bob und, Cid", ["Bob", "Cid"]),
        ("Bob, Cid en", ["Bob", "Cid"]),
        ("and Bob and Cid, and", ["Bob", "Cid"]),
    ],
)
async def test_an_and_behind_which_nobody_stands_is_no_part_of_a_name(
    tmp_path: Path, said: str, people: list[str]
) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say(f"/sheet with {said}")
        assert names(chat) == ["Ann", *people]


async def test_who_has_a_word_in_his_name_that_goes_between_names_is_one(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await acquainted(chat, "Bob y Cid")
        await chat.guest("Ann").say("/sheet goat with Bob y Cid, Dot y Eve")
        assert names(chat) == ["Ann", "Bob y Cid", "Dot", "Eve"]


@pytest.mark.parametrize("others", ["me and Bob", "Bob, me", "mir und Bob", "Bob y yo", "ik, Bob", "мной и Bob"])
async def test_who_opens_a_sheet_may_name_himself(tmp_path: Path, others: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for said in (f"/sheet goat with {others}", f"/lunch real with {others}"):
            assert not await ann.say(said)
            assert not await ann.say("/sheet with me")
            seats = [(seat.name, seat.person) for seat in chat.table().match.seats]
            assert seats == [("Ann", ann.id), ("Bob", None)]
            await ann.say("/stop")


async def test_guests_may_be_called_like_oneself_in_some_language(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say("/sheet goat with Ja, Bob, Io")
        assert names(chat) == ["Ann", "Ja", "Bob", "Io"]
        await ann.press("Start")
        assert not await ann.say("/sheet ich fertig, Ja 12, Bob 3, Io 5")
        assert "Round 1: Ann is out (entered by Ann)." in lines(chat)


async def test_who_is_called_like_oneself_goes_before(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (io,) = await acquainted(chat, "Io")
        await chat.guest("Ann").say("/sheet goat with io")
        assert [seat.person for seat in chat.table().match.seats][1:] == [io.id]


async def test_who_alone_has_a_name_that_begins_like_oneself_goes_before(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (mi,) = await acquainted(chat, "Mi Kim")
        ann = chat.guest("Ann")
        await ann.say("/sheet goat with Mi")
        assert [seat.person for seat in chat.table().match.seats] == [ann.id, mi.id]
        await ann.say("/tally add goat: Mi > Ann")
        assert "Mi Kim beat Ann" in told(await ann.say("/tally history"))
        assert not await chat.guest("Bob").say("/tally Mi"), "of oneself it is told to him alone"


async def test_a_guest_may_be_called_like_a_computer(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for said in ("sheet goat with Bob and Bot", "lunch real with Bob and Bot", "lunch real 45 with Bob, Bot"):
            assert not await ann.say(f"/{said}")
            assert names(chat) == ["Ann", "Bob", "Bot"]
            await ann.say("/stop")


async def test_who_joins_takes_the_seat_in_which_he_was_written_down(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = chat.guests("Ann", "Bob", "Cid")
        await ann.say("/sheet goat teams=false with bob, Dot")
        for guest in (cid, bob):
            await enter(guest, "Join")
        assert names(chat) == ["Ann", "Bob", "Dot", "Cid"]
        assert [seat.person for seat in chat.table().match.seats] == [ann.id, bob.id, None, cid.id]


@pytest.mark.parametrize(
    ("asked", "people"),
    [
        ("/lunch real with teams", []),
        ("/lunch real with teams for 45 minutes", []),
        ("/lunch real mit Partnern mit Bob", ["Bob"]),
        ("/lunch real with Bob, Cid with teams", ["Bob", "Cid"]),
        ("/lunch with Bob real 45", ["Bob"]),
        ("/lunch with Bob for an hour real", ["Bob"]),
        ("/lunch mit echten Steinen", []),
        ("/lunch with real tiles, 45 minutes", []),
        ("/lunch echte Steine mit Bob und Cid", ["Bob", "Cid"]),
        ("/lunch with Bob with real tiles", ["Bob"]),
        ("/lunch con fichas de verdad con Bob", ["Bob"]),
        ("/lunch настоящими костями вместе Bob", ["Bob"]),
        ("/sheet general with teams", []),
        ("/sheet general with teams with Bob", ["Bob"]),
    ],
)
async def test_words_of_a_command_are_no_names(tmp_path: Path, asked: str, people: list[str]) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say(asked)
        assert (chat.table().match.sheet, names(chat)) == (True, ["Ann", *people])


@pytest.mark.parametrize("asked", ["/sheet goat with", "/lunch real with"])
async def test_of_many_words_behind_a_name_only_the_last_may_be_house_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """To ask at each of two hundred words whether house rules begin there once took a quarter of a minute."""
    tried: list[str] = []

    def counted(words: str) -> list[str]:
        tried.append(words)
        return beside_rules(words)

    monkeypatch.setattr(guests, "beside_rules", counted)
    async with chatting(tmp_path) as chat:
        answer = told(await chat.guest("Ann").say(f"{asked} Bob, Bob, {'5 ' * 180}z"))
        assert answer == says("sheet-already-on", name="Bob")
    assert len(tried) < 30


async def test_the_first_words_of_a_name_are_enough_on_a_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann Lee"), chat.guest("Bob Lee")
        await ann.say("/lunch real")
        await ann.say("/sheet with Bob, Ann Smith, Dot van Dam")
        await enter(bob, "Join")
        assert names(chat) == ["Ann Lee", "Bob Lee", "Ann Smith", "Dot van Dam"]
        assert chat.table().match.seats[1].person == bob.id
        await enter(ann, "Start")
        assert not await ann.say("/sheet Dot 0-0")
        assert lines(chat)[1].startswith("Round 1: Dot van Dam is out with 0-0")
        assert not await ann.say("/sheet Dot van out")
        for beginning in ("Ann", "Do"):
            nobody = says("sheet-nobody", name=beginning, names=tuple(names(chat)))
            assert told(await ann.say(f"/sheet {beginning} out")) == nobody
        assert not await ann.say("/sheet Ann Smith out")


async def test_two_guests_of_whose_names_one_may_be_meant_keep_their_seats(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann"), chat.guest("Bob De Vries")
        await ann.say("/sheet goat teams=false with Bob, Bob De")
        await enter(bob, "Join")
        assert names(chat) == ["Ann", "Bob", "Bob De", "Bob De Vries"]


async def test_the_lobby_says_who_is_in_no_tally_while_that_can_be_mended(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = chat.guests("Ann", "Bob", "Cid")
        await ann.say("/sheet goat teams=false")
        assert says("sheet-none-known") not in lines(chat), "nobody has been written down yet"
        await ann.say("/sheet with Bob, Cid, Dot")
        assert says("sheet-none-known") in lines(chat)
        await enter(bob, "Join")
        assert says("sheet-none-known") not in lines(chat)
        assert says("sheet-unknown", names=("Cid", "Dot")) in lines(chat)
        await enter(cid, "Join")
        assert says("sheet-unknown", names=("Dot",)) in lines(chat)


async def test_with_guests_alone_nothing_is_counted(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat target=51")
        await ann.say("/sheet with Bob")
        await enter(ann, "Start")
        assert says("sheet-uncounted") in lines(chat), "while they can still begin another one"
        await ann.say("/sheet Ann out, Bob 99")
        await enter(ann, "Yes")
        assert says("sheet-uncounted") in lines(chat)
        assert not await ledger.history(chat.bot.world.database, GROUP)


@pytest.mark.parametrize("asked", ["goat 61", "козёл до 61", "goat first to 61, pairs no", "goat 61 with Cid"])
async def test_house_rules_are_said_behind_the_game_of_a_sheet(tmp_path: Path, asked: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say(f"/sheet {asked}")
        assert says("match-goal", target=61, rounds=0) in lines(chat)


@pytest.mark.parametrize(
    ("asked", "people"),
    [
        ("goat 61 points with no pairs", ["Ann"]),
        ("goat with pairs with Cid, Dot", ["Ann", "Cid", "Dot"]),
        ("goat without pairs with Cid", ["Ann", "Cid"]),
        ("goat with Cid with pairs", ["Ann", "Cid"]),
        ("goat with Cid, Dot to 51 points", ["Ann", "Cid", "Dot"]),
        ("goat with Cid to 61 please", ["Ann", "Cid"]),
        ("goat with Cid target=61", ["Ann", "Cid"]),
        ("with Cid and Dot for 45 minutes", ["Ann", "Cid", "Dot"]),
        ("goat with Cid 2 and Dot 3", ["Ann", "Cid 2", "Dot 3"]),
        ("goat with Cid 2 with pairs", ["Ann", "Cid 2"]),
    ],
)
async def test_a_with_of_house_rules_is_none_of_people(tmp_path: Path, asked: str, people: list[str]) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say(f"/sheet {asked}")
        assert names(chat) == people


async def test_however_many_are_written_down_the_people_of_the_chat_are_gone_through_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone_through: list[None] = []

    class Counted(Begun[str]):
        def __init__(self, called: Iterable[tuple[str, str]]) -> None:
            gone_through.append(None)
            super().__init__(called)

    monkeypatch.setattr(guests, "Begun", Counted)
    async with chatting(tmp_path) as chat:
        crowd = ", ".join(f"g{number}" for number in range(60))
        assert told(await chat.guest("Ann").say(f"/sheet goat with {crowd}")) == says("table-full")
    assert len(gone_through) <= 2
