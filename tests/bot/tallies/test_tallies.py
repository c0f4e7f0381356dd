"""`/tally`: totals, portraits, contests, records, the history."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.conversation import Typing
from bot.data import What, pack, unpack
from bot.game_names import game_called
from bot.messages import text
from bot.tallies.answers import PAGE
from bot.tallies.periods import Dated, Period
from bot.tallies.questions import Subject
from engine.game import find, variants
from storage import ledger, people
from storage.deeds import Deed, Kind, lines_of
from tests.bot.chat import LIMITS, chatting, says, told
from tests.bot.fluents import none
from tests.bot.kept import WORDS
from tests.bot.strict import GROUP
from tests.bot.tallied import NAMES, acquainted, answered, enter, group, public


async def test_totals_of_a_time_and_of_a_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await enter(chat, 1, [ann, bob], [cid, dot])
        await enter(chat, 2, [ann, cid], [bob, dot], days=40)
        await enter(chat, 3, [dot], [ann], game="block", days=400)
        assert await public(chat, ann, "/tally") == [
            "Tallies of this chat",
            "Ann: 2 matches won, 1 match lost",
            "Bob: 1 match won, 1 match lost",
            "Cid: 1 match won, 1 match lost",
            "Dot: 1 match won, 2 matches lost",
            "Together",
            "Ann and Bob: 1 match won",
            "Ann and Cid: 1 match won",
            "Bob and Dot: 1 match lost",
            "Cid and Dot: 1 match lost",
        ]
        assert "Dot: 1 match won" in await public(chat, bob, "/tally block")
        month = await public(chat, ann, "/tally goat this_month players")
        assert month[0].startswith("Tallies of this chat · Goat · since ")
        assert "Ann: 1 match won" in month
        assert "Bob: 1 match won" in month
        pairs = await public(chat, ann, "/tally PAIRS block")
        assert pairs == [says("tally-empty")]
        today = await public(chat, ann, "/tally heute")
        assert today[0].startswith("Tallies of this chat · since ")
        assert "Ann: 1 match won" in today
        await chat.wait(days=1)
        assert await public(chat, ann, "/tally today") == [says("tally-empty")]
        await public(chat, ann, "/tally")
        (mine,) = await dot.press("this month")
        assert "Ann: 1 match won" in mine.message.plain()
        (later,) = await dot.press("pairs", mine)
        assert "Ann and Bob: 1 match won" in later.message.plain()
        assert "Ann and Cid" not in later.message.plain()


async def test_who_has_won_most_comes_first_however_often_others_have_played(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        for number, winner in enumerate((bob, cid, bob, dot), 1):
            await enter(chat, number, [winner], [ann], game="block")
        told = await public(chat, ann, "/tally")
        assert [line.split(":")[0] for line in told[1:]] == ["Bob", "Cid", "Dot", "Ann"]


@pytest.mark.parametrize(
    ("words", "one", "other"),
    [
        ("week, month", "week", "month"),
        ("Bob, history", "history", "Bob"),
        ("all time Ann, this week", "all time", "this week"),
        ("records Ann ratings", "records", "ratings"),
        ("history week me", "history", "me"),
        ("sea goat goat", "sea goat", "goat"),
    ],
)
async def test_what_excludes_each_other_is_not_guessed(tmp_path: Path, words: str, one: str, other: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        assert told(await ann.say(f"/tally {words}")) == says("only-one", one=one, other=other)
        assert await public(chat, ann, "/tally this_week goat week GOAT") == [says("tally-empty")]


async def test_a_season_begins_on_a_day(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await enter(chat, 1, [ann], [bob])
        await enter(chat, 2, [bob], [ann], days=100)
        assert told(await ann.say("/tally season")) == says("tally-no-season")
        day = (chat.bot.world.now() - timedelta(days=50)).date()
        assert told(await bob.say(f"/tally season {day}")) == says("only-admin")
        chat.admins.add(ann.id)
        for out_of_time in ("2026-09", "0001-01-01", "1969-12-31", "2200-01-02", "9999-12-31"):
            assert told(await ann.say(f"/tally season {out_of_time}")) == says("tally-bad-date", date=out_of_time)
        assert told(await ann.say("/tally season")) == says("tally-no-season")
        assert told(await ann.say(f"/tally season {day}")) == says("tally-season-set", date=day)
        assert "Ann: 1 match won" in await public(chat, bob, "/tally season")
        assert await public(chat, bob, "/tally Saison Block") == [says("tally-empty")]
        assert told(await bob.say(f"/tally сезон {day}")) == says("only-admin")


@pytest.mark.parametrize(
    "said",
    [
        "season 1.9.2026",
        "Saison ab 1.9.2026",
        "сезон с 1 сентября 2026",
        "temporada desde el 1 de septiembre de 2026",
        "season 2026-09-01-",
    ],
)
async def test_the_day_of_a_season_is_written_as_any_other(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat, admin="Ann")
        assert told(await ann.say(f"/tally {said}")) == says("tally-season-set", date=date(2026, 9, 1))
        assert await public(chat, ann, "/tally") == [says("tally-empty")]


async def test_one_person_and_two_against_each_other(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        for number, days in enumerate((5, 4, 3)):
            await enter(chat, number, [ann, bob], [cid, dot], days=days)
        await enter(chat, 7, [cid], [ann], days=2)
        await enter(chat, 8, [ann], [dot], days=1)
        words = told(await ann.say("/tally me"))
        assert "Ann: 4 matches won, 1 match lost" in words
        assert "Longest: 3 matches won in a row" in words
        assert "Wins most with Bob." in words
        assert "Beats Dot most often: 4 matches." in words
        assert "Loses to Cid most often: 1 match." in words
        assert "Now 2" not in words
        portrait = await public(chat, cid, "/tally dot")
        assert portrait[1] == "Dot: 4 matches lost"
        assert portrait[2].startswith("Now 4 matches lost in a row, since ")
        assert await public(chat, cid, "/tally Ann Cid") == [
            "Tallies of this chat",
            "Matches: Ann 3 – 1 Cid",
        ]
        for words in (
            *("Ann Bob", "Ann + Bob", "Ann, Bob", "Ann & Bob", "Ann and Bob", "Ann und Bob", "Ann против Bob ?"),
            *("how often did Ann beat Bob?", "Ann with Bob in all time please", "Ann contre Bob"),
        ):
            asked = await public(chat, cid, f"/tally {words}")
            assert asked[1] == "Ann and Bob together: matches won 3, lost 0", words
        assert not await ann.say("/tally add general: Cid, Dot > Ann, Bob; rounds 3:2, generals 1:4")
        asked = await public(chat, cid, "/tally Ann Bob this week")
        assert asked[-1] == "Ann and Bob: 4 Generals", "which is what a team counts in that game"
        eve = chat.guest("Eve")
        assert told(await eve.say("/tally me")).endswith("Nothing is counted for Eve here.")
        assert told(await ann.say("/tally Ann Bob Cid")) == says("tally-two-people")
        assert told(await ann.say("/tally Ann Ann")) == says("tally-two-people")
        assert told(await ann.say("/tally nonsense")) == says("tally-what", word="nonsense")


async def test_words_around_a_question_change_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await enter(chat, 1, [ann, bob], [cid, dot], days=1)
        for asked, plain in (
            ("who won?", ""),
            ("stats", ""),
            ("generals this week", "week"),
            ("кто выиграл в этот месяц?", "month"),
            ("pairs for this week", "pairs week"),
            ("Rekorde im Block bitte", "records block"),
            ("wer hat diese Woche gewonnen?", "week"),
            ("кто выиграл на этой неделе?", "week"),
            ("kto wygrał w tym tygodniu?", "week"),
            ("¿Quién ha ganado este mes?", "month"),
            ("wie heeft er vandaag gewonnen?", "today"),
            ("combien de fois Ann a battu Bob ?", "Ann Bob"),
            ("teams", "pairs"),
            ("wie oft war Ann General?", "general Ann"),
            ("pro Team diese Woche", "pairs week"),
            ("alle Teams", "pairs"),
            ("по командам за неделю", "pairs week"),
            ("у кого больше генералов", ""),
            ("generales por equipo de este mes", "pairs month"),
            ("team block", "team-block"),
        ):
            assert await public(chat, ann, f"/tally {asked}") == await public(chat, ann, f"/tally {plain}"), asked
        for asked, word in (
            ("who cheats", "cheats"),
            ("who won last night", "last"),
            ("wer hat letzte Nacht gewonnen", "letzte"),
            ("la nuit dernière", "nuit"),
            ("в прошлом веке", "прошлом"),
        ):
            assert told(await ann.say(f"/tally {asked}")) == says("tally-what", word=word)


async def test_the_beginning_of_a_name_is_enough_where_nobody_elses_begins_so(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        lee, smith, bob = await acquainted(chat, "Ann Lee", "Ann Smith", "Bob De Vries")
        await enter(chat, 1, [lee], [bob], days=1)
        assert (await public(chat, lee, "/tally bob"))[1] == "Bob De Vries: 1 match lost"
        assert (await public(chat, lee, "/tally Bob, Ann Lee"))[1] == "Matches: Bob De Vries 0 – 1 Ann Lee"
        assert (
            told(await lee.say("/tally Ann?"))
            == "Several names here begin with “Ann”: Ann Lee and Ann Smith. Write more of the one you mean."
        )
        assert told(await lee.say("/tally Bo")) == says("tally-what", word="Bo")
        assert not await lee.say("/tally add block: Bob > Ann Smith")
        assert "Ann Lee and Ann Smith" in told(await lee.say("/tally add block: Bob > Ann"))
        (ann,) = await acquainted(chat, "Ann")
        await enter(chat, 2, [ann], [smith])
        assert (await public(chat, lee, "/tally Ann"))[1] == "Ann: 1 match won"


async def test_a_name_is_found_without_its_marks_where_only_one_has_these_letters(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        jose, zoe, other = await acquainted(chat, "José", "Zoe", "Zoé Ruiz")
        await enter(chat, 1, [jose], [zoe], days=1)
        for written in ("José", "Jose", "jose?", "Jose\u0301", "\u2068José\u2069"):
            assert (await public(chat, zoe, f"/tally {written}"))[1] == "José: 1 match won", written
        assert (await public(chat, zoe, "/tally Zoe"))[1] == "Zoe: 1 match lost"
        assert (await public(chat, zoe, "/tally Zoe\u0301"))[1] == says("tally-none", name="Zoé Ruiz")
        assert not await other.say("/tally add block: Jose > Zoe")
        await chat.seated("/play block", "Josè")
        assert (await public(chat, zoe, "/tally José"))[1] == "José: 2 matches won"
        two = says("name-of-several", name="Jose", names=("Josè", "José"))
        assert told(await zoe.say("/tally Jose")) == two
        assert told(await zoe.say("/tally add block: Jose > Zoe")) == two


async def test_a_word_around_a_question_may_be_a_name(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await acquainted(chat, "Ann", "And")
        await enter(chat, 1, [ann], [bob], days=1)
        assert (await public(chat, ann, "/tally Ann and"))[1] == "Matches: Ann 1 – 0 And"
        assert (await public(chat, ann, "/tally and"))[1] == "And: 1 match lost"


async def test_a_word_around_a_question_is_by_itself_the_beginning_of_a_name(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, rey = await acquainted(chat, "Ann", "Del Rey")
        await enter(chat, 1, [ann], [rey], days=1)
        for said in ("del", "Del?", "Del Rey"):
            assert (await public(chat, ann, f"/tally {said}"))[1] == "Del Rey: 1 match lost"
        assert (await public(chat, ann, "/tally del Ann"))[1] == "Ann: 1 match won"


async def test_no_word_around_a_question_is_a_game_or_a_question() -> None:
    around = {word.strip() for to in WORDS.languages for word in WORDS.line(text("tally-around"), to).split(",")}
    meant = {says(f"tally-word-{word}", to).casefold() for word in (*Subject, *Period) for to in WORDS.languages}
    none(word for word in around if game_called(word) is not None or word.casefold() in meant)


@pytest.mark.parametrize(
    ("said", "as_said"),
    [
        ("best pair", "pairs"),
        ("the strongest team", "pairs"),
        ("bestes Paar", "pairs"),
        ("stärkste Mannschaft", "pairs"),
        ("лучшая пара", "pairs"),
        ("la peor pareja", "pairs"),
        ("la meilleure paire", "pairs"),
        ("la peggiore coppia", "pairs"),
        ("het slechtste koppel", "pairs"),
        ("najgorsza para", "pairs"),
        ("сколько раз Bob был генералом", "Bob"),
        ("как часто Bob становился генералом", "Bob"),
        ("ile razy Bob został generałem", "Bob"),
        ("only Bob", "Bob"),
        ("Bob’s results", "Bob"),
        ("Bob's", "Bob"),
        ("wer ist am öftesten General geworden", "general"),
        ("quién fue general más veces", "general"),
        ("qui a été général le plus souvent", "general"),
        ("chi è stata generale più volte", "general"),
        ("General des Monats", "general this month"),
        ("général du mois", "general this month"),
        ("рейтинг месяца", "ratings this month"),
    ],
)
async def test_a_question_is_understood_as_people_ask_it(tmp_path: Path, said: str, as_said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await enter(chat, 1, [ann, bob], [cid, dot], game="general")
        assert await public(chat, ann, f"/tally {said}") == await public(chat, ann, f"/tally {as_said}")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_a_question_is_also_called_is_no_game_and_no_other_question(language: str) -> None:
    asked = {
        says(f"tally-word-{word}", to).casefold(): word for word in (*Subject, *Period) for to in WORDS.languages
    }
    for line in WORDS.say(text("tally-also"), language):
        thing, _, names = "".join(span.text for span in line).partition(":")
        for name in map(str.strip, names.split(",")):
            assert find(name) is None, name
            assert asked.get(name.casefold(), thing) == thing, name


async def test_draws_of_two_stand_behind_what_they_have_won(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for sign in (">", "=", "="):
            await public(chat, ann, f"/tally add block: Ann {sign} Bob")
        assert await public(chat, ann, "/tally Ann Bob") == [
            "Tallies of this chat",
            "Matches: Ann 1 – 0 Bob",
            says("tally-duel-drawn", count=2),
        ]


@pytest.mark.parametrize("language", WORDS.languages)
async def test_who_is_not_understood_is_told_every_word_that_is(language: str) -> None:
    told_to = says("tally-what", language, word="nonsense").replace(";", ",").replace(".", ",")
    for word in (*Subject, *Period):
        assert re.search(rf"[ ,]{re.escape(says(f'tally-word-{word}', language))}\W", told_to), word


async def test_records_of_a_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _, cid, _ = await group(chat)
        assert await public(chat, ann, "/tally records") == ["Tallies of this chat", says("tally-records-none")]
        await enter(chat, 20, [cid], [ann], days=9)
        assert (await public(chat, ann, "/tally records"))[1:] == [says("tally-records-none")], "one is no run"
        for number, days in enumerate((5, 4, 3)):
            await enter(chat, number, [ann], [cid], days=days)
        records = await public(chat, ann, "/tally records")
        assert len(records) == 2
        run = "Longest run: Ann, 3 matches won one after another, "
        assert records[1] == f"{run}Feb 23, 2024 – Feb 25, 2024"
        for number in range(4):
            await enter(chat, 10 + number, [cid], [ann])
        run = "Longest run: Cid, 4 matches won one after another, "
        assert (await public(chat, ann, "/tally records"))[1] == f"{run}Feb 28, 2024", "all on one day"


async def test_of_many_who_hold_a_record_a_few_are_named(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        for number, (winner, loser) in enumerate(((ann, bob), (bob, ann), (cid, dot), (dot, cid))):
            for again in (0, 1):
                await enter(chat, 2 * number + again, [winner], [loser])
        records = (await public(chat, ann, "/tally records"))[1:]
        assert [line.partition(",")[0] for line in records[:-1]] == [f"Longest run: {name}" for name in NAMES[:3]]
        assert records[-1] == says("season-more", count=1)


async def test_one_title_is_no_record(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/lunch real 30", *NAMES)
        await ann.say("/sheet Ann 0-0")
        assert (await public(chat, ann, "/tally records"))[1:] == [says("tally-records-none")]
        await ann.say("/sheet Ann 6-6")
        best = [line for line in await public(chat, ann, "/tally records") if line.startswith("Most in one match")]
        assert [line.partition(" General")[0] for line in best] == [
            "Most in one match: Bob, 2",
            "Most in one match: Dot, 2",
        ]


async def test_the_best_partner_is_found_by_one_measure(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        await public(chat, ann, "/tally add general: Ann, Bob > Cid, Dot; rounds 1:0")
        await public(chat, ann, "/tally add general: Bob, Dot > Ann, Cid; rounds 5:4")
        assert says("tally-partner", names="Bob") in told(await ann.say("/tally me"))


async def test_the_longest_name_is_meant(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await enter(chat, 1, [ann], [bob], game="all-fives")
        await enter(chat, 2, [bob], [ann])
        lines = await public(chat, ann, "/tally all fives")
        assert lines == [says("tally-head-of", about=text("game", game="all-fives")), *lines[1:]]
        assert "Ann: 1 match won" in lines
        assert "Ann: 1 match won, 1 match lost" in await public(chat, ann, "/tally all time players")


async def test_a_name_may_have_signs_that_also_stand_between_names(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        smith = chat.guest("Smith, John")
        await smith.say("/games")
        await enter(chat, 1, [smith], [ann])
        (lines,) = {tuple(await public(chat, ann, f"/tally Smith, John{sign} Ann")) for sign in ("", ",", " +")}
        assert "Matches: Smith, John 1 – 0 Ann" in lines
        assert (await public(chat, ann, "/tally Smith, John"))[1] == "Smith, John: 1 match won"


@pytest.mark.parametrize("language", WORDS.languages)
async def test_whatever_is_shown_can_be_typed(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        chat.admins.add(ann.id)
        await enter(chat, 1, [ann, bob], [cid, dot])
        day = chat.bot.world.now().date()
        await ann.say(f"/tally season {day}")
        await ann.say("/tally name Ann, Bob: The Lions")
        for word in (*Subject, *Period):
            shown, wanted = says(f"tally-word-{word}", language), await answered(chat, f"{word} goat")
            for written in sorted({shown, shown.upper(), shown.replace(" ", "_"), shown.replace("-", " ")}):
                assert await answered(chat, f"{written} goat") == wanted, written
        for one in await chat.bot.complete(ann.person, chat.group, Typing("tally", "tally")):
            for written in (one.label, one.value):
                assert says("tally-what", word=written) not in await answered(chat, written)


async def test_oneself_and_somebody_are_two_people(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        await public(chat, ann, "/tally add block: Ann > Bob; rounds 5:3")
        together = await public(chat, ann, "/tally Ann Bob")
        assert told(await ann.say("/tally me Bob")) == "\n".join(together)
        assert told(await ann.say("/tally me Ann")) == told(await ann.say("/tally me"))
        await public(chat, ann, "/tally add block: Ann + Cid > Bob + Dot")
        await ann.say("/tally name Ann + Cid: Lions")
        assert told(await ann.say("/tally me Lions")).endswith("\n".join(await public(chat, ann, "/tally Lions")))


async def test_forged_buttons_are_refused(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for arg in ("", "players", "players.never.", "players.all.feet", "players.all.goat.goat"):
            assert told(await ann.send(pack(What.TALLY, "", 0, arg))) == says("bad-button")
        assert told(await ann.send(pack(What.UNDO, "yes", 0, "nosuch.3"))) == says(
            "tally-undo-unknown", entry="nosuch/3"
        )
        assert told(await ann.send(f"{What.TALLY}::{10**20}:history.all.")) == says("bad-button")
        assert told(await ann.send(pack(What.TALLY, "", 2**31 - 1, "history.all."))) == says("tally-empty")
        assert told(await ann.send(pack(What.SET, "season", 0, "tomorrow"))) == says("bad-button")


async def test_the_history_goes_back_page_by_page(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        for number in range(8):
            await enter(chat, number, [ann], [bob], days=8 - number)
        (newest,) = await ann.say("/tally history")
        assert [line.rpartition(" ")[2] for line in newest.message.plain().splitlines()[1:]] == [
            "m7", "m6", "m5", "m4", "m3", "m2",
        ]  # fmt: skip
        (older,) = await ann.press(says("button-next"), newest)
        assert [line.rpartition(" ")[2] for line in older.message.plain().splitlines()[1:]] == ["m1", "m0"]


async def test_the_history_keeps_the_ways_to_other_questions(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=replace(LIMITS, row=5, rows=5)) as chat:
        ann, bob, *_ = await group(chat)
        chat.admins.add(ann.id)
        (empty,) = await ann.say("/tally history")
        assert empty.message.plain() == says("tally-empty")
        assert {"pairs", "weeks", "this week"} <= {*empty.labels}
        for number in range(20):
            await enter(chat, number, [ann], [bob], days=20 - number)
        (newest,) = await ann.say("/tally history")
        (older,) = await ann.press(says("button-next"), newest)
        labels = older.labels
        assert sum(label.startswith("Take back") for label in labels) == PAGE
        assert {says("button-previous"), says("button-next"), "pairs", "weeks", "this week"} <= {*labels}
        (totals,) = await ann.press("pairs", older)
        assert "Take back" not in str(totals)


async def test_people_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await chat.bot.world.database.write(people.remember(bob.id, "Ann"))
        await enter(chat, 1, [ann], [bob])
        totals = await public(chat, ann, "/tally")
        assert {line.partition(":")[0] for line in totals[1:]} == {"Ann", "Ann 2"}
        assert (await public(chat, ann, "/tally ann ann 2"))[1].startswith("Matches: Ann ")


async def test_who_came_later_gets_the_number(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        _, bob, cid, _ = await group(chat)
        await chat.wait(hours=1)
        await chat.seated("/play goat", "Abe")
        abe = chat.guest("Abe")
        assert abe.id < bob.id
        await chat.bot.world.database.write(people.remember(abe.id, "Bob"))
        await enter(chat, 1, [abe], [cid])
        await public(chat, cid, "/tally add goat: Bob > Cid")
        totals = await public(chat, cid, "/tally")
        assert {"Bob 2: 1 match won", "Bob: 1 match won"} <= set(totals)


async def test_a_button_leads_to_all_of_a_long_list(tmp_path: Path) -> None:
    """Like the command, in as many messages as it takes."""
    names = [f"Person number {number:02} of the whole club" for number in range(14)]
    async with chatting(tmp_path, limits=replace(LIMITS, text=2000)) as chat:
        ann = chat.guest("Ann")
        await ann.say("/tally")
        await chat.bot.world.database.write(*(people.introduce(f"test:{name}", name) for name in names))
        for number, pair in enumerate(itertools.islice(itertools.combinations(names, 2), 28)):
            won = lines_of(Kind.WON, [f"test:{name}" for name in pair])
            deed = Deed(f"m{number}", GROUP, "goat", chat.now, chat.now, tuple(won))
            await chat.bot.world.database.write(ledger.enter(deed))
        before = len(chat.room())
        await ann.say("/tally")
        lines = [line for post in chat.room()[before:] for line in post.message.plain().splitlines()]
        answers = await ann.press("this month")
        assert len(answers) > 1
        assert "\n".join(answer.message.plain() for answer in answers).splitlines()[1:] == lines[1:]


@pytest.mark.parametrize("game", variants())
async def test_a_button_can_ask_for_every_game(game: str) -> None:
    """The longest question and page that a button may carry fit beside the name of the game."""
    for subject, period in itertools.product(Subject, (*Period, Dated(2024, 12, 31))):
        assert unpack(pack(What.TALLY, "", 99, f"{subject}.{period}.{game}")) is not None
