"""Entries by hand: results from elsewhere and of a past day, and rounds alone."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.messages import Arg, Style, text
from storage import ledger
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.strict import GROUP
from tests.bot.tallied import NAMES, acquainted, answered, group, in_zone, public, standing


async def refused(tmp_path: Path, words: str, key: str, args: dict[str, Arg]) -> None:
    """A result that is told so is none, and changes nothing."""
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        assert told(await ann.say(f"/tally add {words}")) == says(key, **args)
        assert told(await ann.write(f"/tally add {words or 'x'}")) == says("tally-add-here")
        assert await public(chat, ann, "/tally") == [says("tally-empty")]


# --- A result ---------------------------------------------------------------------------------------------


async def test_a_result_from_elsewhere_is_told_and_taken_back(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        lines = await public(chat, ann, "/tally add general: Ann, bob > Cid + Dot; rounds 5:3; generals 1:2;")
        assert lines[0] == says("tally-added", name="Ann")
        assert all(f"{team}" in lines[1] for team in ("Ann and Bob: 5 rounds won", "Cid and Dot: 3 rounds won"))
        entry = lines[1].rpartition(" · ")[2]
        totals = await public(chat, bob, "/tally")
        assert "Ann: 1 match won, 5 rounds won, 3 rounds lost, 1 General" in totals
        assert "Cid and Dot: 1 match lost, 3 rounds won, 5 rounds lost, 2 Generals" in totals
        assert told(await bob.say(f"/tally undo {entry}")) == says("tally-undo-not-yours", minutes=15)
        assert told(await bob.press(f"Take back {entry}")) == says("tally-undo-not-yours", minutes=15)
        (asked,) = await ann.press(f"Take back {entry}")
        assert not await ann.press("Yes, take it back", asked)
        assert await public(chat, bob, "/tally") == [says("tally-empty")]
        assert told(await ann.say(f"/tally undo {entry}")) == says("tally-undo-final")
        history = told(await bob.say("/tally history")).splitlines()
        assert any(line.startswith("(no longer counts) ") and line.endswith(entry) for line in history)
        assert sum(f"takes back {entry}" in line for line in history) == 1


@pytest.mark.parametrize(
    ("add", "undo"), [("melden", "rückgängig"), ("добавь", "отмени"), ("ajoute", "annule"), ("wpisz", "anuluj")]
)
async def test_a_result_is_told_and_taken_back_in_other_words(tmp_path: Path, add: str, undo: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        added = await public(chat, ann, f"/tally {add} goat: Ann > Bob")
        assert added[0] == says("tally-added", name="Ann")
        await ann.say(f"/tally {undo}")
        assert await public(chat, ann, "/tally") == [says("tally-empty")]


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_each_language_says_how_to_write_a_result_is_understood(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        await group(chat)
        ann = chat.guest("Ann", language=language)
        written = re.search(r"(/tally .+? )general: (.+?) > (.+?); (.+? 2:4)\.", told(await ann.say("/tally add")))
        *counts, goats = re.findall(r"[^\W\d]+ \d:\d", told(await ann.say("/tally add goat: Ann > Bob; ?")))
        assert written is not None
        assert written[4] == "; ".join(counts[:2])
        await public(chat, ann, f"{written[1]}general: Ann, Bob > Cid, Dot; {'; '.join(counts)}")
        await public(chat, ann, f"{written[1]}goat: Ann, Bob > Cid, Dot; {goats}")
        totals = await public(chat, chat.guest("Bob"), "/tally")
        assert "Ann and Bob: 2 matches won, 5 rounds won, 3 rounds lost, 2 Generals" in totals
        assert "Cid and Dot: 2 matches lost, 3 rounds won, 5 rounds lost, 1 goat, 4 Generals, 1 bald" in totals


@pytest.mark.parametrize("language", WORDS.languages)
async def test_a_result_may_be_told_in_words(tmp_path: Path, language: str) -> None:
    both = WORDS.line(text("between-names"), language).split(", ")[0]
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for beat in WORDS.line(text("tally-beat"), language).split(", "):
            lines = await public(
                chat, ann, f"/tally add general: Ann {both} Bob {beat} Cid {both} Dot; rounds 5:3"
            )
            assert "Ann and Bob beat Cid and Dot · Ann and Bob: 5 rounds won" in lines[1]


@pytest.mark.parametrize("language", WORDS.languages)
async def test_a_result_may_be_told_of_who_has_lost(tmp_path: Path, language: str) -> None:
    both = WORDS.line(text("between-names"), language).split(", ")[0]
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for lost_to in WORDS.line(text("tally-lost-to"), language).split(", "):
            told_so = f"/tally add general: Cid {both} Dot {lost_to} Ann {both} Bob"
            assert "Ann and Bob beat Cid and Dot" in (await public(chat, ann, told_so))[1], lost_to
            assert told(await ann.say(f"{told_so}; rounds 5:3")) == says("tally-add-how"), "whose are five?"


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_was_done_to_the_losers_may_stand_around_them(tmp_path: Path, language: str) -> None:
    both = WORDS.line(text("between-names"), language).split(", ")[0]
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for form in WORDS.line(text("tally-beat-apart"), language).split(", "):
            opened, _, done = form.rpartition(" ")
            told_so = f"/tally add general: Ann {both} Bob {opened} Cid {both} Dot {done}; rounds 5:3"
            assert (
                "Ann and Bob beat Cid and Dot · Ann and Bob: 5 rounds won" in (await public(chat, ann, told_so))[1]
            )


@pytest.mark.parametrize(
    ("winners", "unknown"),
    [("Ann and Zoe", "Zoe"), ("Ann, and Zoe", "Zoe"), ("Ann E", "Ann E"), ("Ann, and", "and")],
)
async def test_of_names_with_an_and_between_the_unknown_one_is_told(
    tmp_path: Path, winners: str, unknown: str
) -> None:
    """An *E* at the end is rather an initial than the Italian word."""
    await refused(tmp_path, f"goat: {winners} > Bob", "no-such-person", {"name": unknown})


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("Ann und Beat schlagen Cid und Dot", "Ann and Beat beat Cid and Dot"),
        ("Ann, Beat beat Cid, Dot", "Ann and Beat beat Cid and Dot"),
        ("Cid and Dot beat Ann and Beat", "Cid and Dot beat Ann and Beat"),
        ("Beat and Ann won against Cid and Dot", "Ann and Beat beat Cid and Dot"),
    ],
)
async def test_somebody_may_be_called_as_what_stands_between_the_sides(
    tmp_path: Path, told: str, shown: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await acquainted(chat, "Ann", "Beat", "Cid", "Dot")
        assert shown in (await public(chat, ann, f"/tally add goat: {told}"))[1]


@pytest.mark.parametrize("names", [("Ann E", "Bob"), ("Bob", "Eve E"), ("Ann and E Lee", "Y Bob")])
async def test_an_and_may_be_part_of_a_name_and_come_behind_a_comma(
    tmp_path: Path, names: tuple[str, str]
) -> None:
    async with chatting(tmp_path) as chat:
        one, *_ = await acquainted(chat, *names, "Cid", "Dot")
        both = " and ".join(names)
        for between in (" and ", ", ", ", and "):
            await public(chat, one, f"/tally add goat: {between.join(names)} > Cid, and Dot")
        history = told(await one.say("/tally history"))
        assert history.count(f"Goat · {both} beat Cid and Dot") == 3


async def test_who_tells_a_result_or_names_a_pair_may_mean_himself(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await public(chat, ann, "/tally add goat: me > Bob")
        await public(chat, bob, "/tally add goat: Ann, Cid > ich, Dot")
        history = told(await ann.say("/tally history"))
        assert "Ann beat Bob" in history
        assert "Ann and Cid beat Bob and Dot" in history
        assert (
            "Ann and Bob are called The Hammers"
            in (await public(chat, ann, "/tally name moi + Bob: The Hammers"))[0]
        )
        assert told(await bob.say("/tally Ann gegen mich")) == told(await bob.say("/tally me Ann"))


async def test_a_draw_and_a_goat_from_elsewhere(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await public(chat, ann, "/tally add goat: Ann = Bob")
        await public(chat, ann, "/tally add Козёл: Cid > Dot; goats 1")
        totals = await public(chat, bob, "/tally")
        assert totals[1:] == [
            "Cid: 1 match won",
            "Ann: 1 match drawn",
            "Bob: 1 match drawn",
            "Dot: 1 match lost, 1 goat",
        ], "who has won comes before those who have played as often"


async def test_of_a_draw_one_sees_who_sat_together_and_its_rounds(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        lines = await public(chat, ann, "/tally add block: Ann + Cid = Bob + Dot; rounds 2:2")
        said = "a draw of Ann and Cid; Bob and Dot"
        assert any(said in line and "beat" not in line for line in lines)
        assert said in told(await bob.say("/tally history"))
        assert "Ann and Cid: 1 match drawn, 2 rounds won, 2 rounds lost" in await public(chat, bob, "/tally")


async def test_where_everybody_plays_for_himself_only_the_first_has_won(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        lines = await public(chat, ann, "/tally add goat: Ann > Bob > Cid; goats 0:0:1")
        assert any("Ann beat Bob and Cid" in line for line in lines)
        assert says("tally-added-first") in lines
        assert says("tally-added-first") not in await public(chat, ann, "/tally add goat: Ann > Bob")
        totals = await public(chat, ann, "/tally")
        assert totals[1:] == [
            "Ann: 2 matches won",
            "Cid: 1 match lost, 1 goat",
            "Bob: 2 matches lost",
        ]
        for sides in ("Ann, Bob > Cid, Dot", "Ann, Cid > Bob, Dot"):
            await public(chat, ann, f"/tally add block: {sides}")  # two pairs can play any game for four


async def test_who_has_never_sat_at_a_table_is_known_by_his_name_as_well(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        eve = chat.guest("Eve")
        await eve.say("/games")
        lines = await public(chat, eve, "/tally add goat: Ann > Bob")
        assert lines[0] == says("tally-added", name="Eve")
        assert says("tally-by", name="Eve") in told(await ann.say("/tally history"))


@pytest.mark.parametrize(
    ("name", "marks"),
    [("Smith, John", '""'), ("A > B", "“”"), ("x=1; y", "„“"), ("R&B +1", "«»"), ("12:30", '""'), ("Zed", "“”")],
)
async def test_a_name_in_quotation_marks_may_have_any_signs(tmp_path: Path, name: str, marks: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        odd, inch = chat.guest(name), chat.guest('Tom 5"')
        await chat.seated("/play goat", name, 'Tom 5"')
        quoted = f"{marks[0]}{name}{marks[1]}"
        assert f" {name} beat Ann " in (await public(chat, ann, f"/tally add goat: {quoted} > Ann"))[1]
        entry = await public(chat, ann, f'/tally add goat: Ann, {quoted} = Bob + Tom 5"; rounds 1:2')
        assert name in entry[1]
        assert 'Bob and Tom 5": 2 rounds won' in entry[1]
        called = await public(chat, odd, f"/tally name Ann + {quoted}: Lions")
        assert called[0].endswith(" are called Lions from now on.")
        wrong = told(await inch.say(f"/tally add goat: {marks[0]}A, B{marks[1]} > Ann"))
        assert wrong == says("no-such-person", name="A, B")


@pytest.mark.parametrize(
    ("words", "key", "args"),
    [
        ("", "tally-add-how", {}),
        ("goat", "tally-add-how", {}),
        ("we won 3:2 yesterday", "tally-add-how", {}),
        ("general ann bob > cid dot 3:2", "tally-add-how", {}),
        ("general: Ann and Zoe beat Cid and Dot", "no-such-person", {"name": "Zoe"}),
        ("general: Ann and Bob beat Cid and Dot 6-3", "tally-add-how", {}),
        ("goat: Ann > Bob 3:2", "tally-add-how", {}),
        ("goat: Ann", "tally-add-how", {}),
        ("goat: Ann > Bob = Cid", "tally-add-how", {}),
        ("feet: Ann > Bob", "no-such-game", {"name": "feet"}),
        ("goat: Ann > Zoe", "no-such-person", {"name": "Zoe"}),
        ("goat: > Ann", "tally-add-how", {}),
        ("goat: Ann, > Bob", "tally-add-how", {}),
        ("goat: Ann > Ann", "tally-add-people", {"most": 4}),
        ("general: Ann > Bob", "refused-players", {"players": 2, "allowed": "4, 6, 8, 10, 12, 14, 16"}),
        ("goat: Ann, Bob > Cid", "tally-add-sides", {"game": text("game", game="goat")}),
        ("sport-goat: Ann > Bob > Cid > Dot", "tally-add-sides", {"game": text("game", game="sport-goat")}),
        (
            "goat: Ann > Bob; generals 2",
            "tally-add-foreign",
            {"word": "generals 2", "game": text("game", game="goat")},
        ),
        (
            "goat: Ann > Bob; balds 0:1",
            "tally-add-foreign",
            {"word": "balds 0:1", "game": text("game", game="goat")},
        ),
        (
            "block: Ann > Bob; goats 1",
            "tally-add-foreign",
            {"word": "goats 1", "game": text("game", game="block")},
        ),
        ("goat: Ann > Bob > Cid; rounds 5:3", "tally-add-count", {"word": "rounds 5:3"}),
        ("goat: Ann > Bob > Cid; goats 1", "tally-add-count", {"word": "goats 1"}),
        ("goat: Ann = Bob; goats 1", "tally-add-count", {"word": "goats 1"}),
        ("general: Ann, Bob > Cid, Dot; generals 2", "tally-add-count", {"word": "generals 2"}),
        ("general: Ann, Bob = Cid, Dot; balds 1", "tally-add-count", {"word": "balds 1"}),
        ("goat: Ann > Bob; goats 0:1:1", "tally-add-count", {"word": "goats 0:1:1"}),
        ("goat: Ann > Bob; lemons 3", "tally-add-count", {"word": "lemons 3"}),
        ("goat: Ann > Bob; rounds many", "tally-add-count", {"word": "rounds many"}),
        ("goat: Ann > Bob; rounds 5", "tally-add-count", {"word": "rounds 5"}),
        ("goat: Ann > Bob; rounds 5:3; rounds 1:1", "tally-add-count", {"word": "rounds 1:1"}),
        ("goat: Ann > Bob; goats 1; goats 0:1", "tally-add-count", {"word": "goats 0:1"}),
    ],
)
async def test_what_is_no_result_changes_nothing(
    tmp_path: Path, words: str, key: str, args: dict[str, Arg]
) -> None:
    await refused(tmp_path, words, key, args)


async def test_a_result_of_those_who_have_a_name_together(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        await ann.say("/tally name Ann + Bob: Hammers")
        lines = await public(chat, ann, "/tally add goat: Hammers > Cid, Dot")
        assert "Hammers beat Cid and Dot" in lines[1]
        assert "Ann: 1 match won" in await public(chat, ann, "/tally")


async def test_nothing_is_written_where_the_bot_could_tell_nobody_of_it(tmp_path: Path) -> None:
    """It was removed, and whoever has its commands alone gives them there all the same."""
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        chat.admins.add(ann.id)
        entry = (await public(chat, ann, "/tally add goat: Ann > Bob"))[1].rpartition(" · ")[2]
        here, before = chat.group, await public(chat, ann, "/tally")
        chat.group = replace(here, foreign=True)
        for words in ("add goat: Ann > Bob", "undo", f"undo {entry}", "name Ann + Bob: Us"):
            assert told(await ann.say(f"/tally {words}")) == says("not-in-this-chat"), words
        assert told(await ann.press(f"Take back {entry}")) == says("not-in-this-chat")
        assert told(await ann.send_file("/import", b"{}")) == says("not-in-this-chat")
        chat.group = here
        assert await public(chat, ann, "/tally") == before


# --- Results of a past day --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "day"),
    [
        ("yesterday block", "Feb 27, 2024"),
        ("block yesterday", "Feb 27, 2024"),
        ("on friday block", "Feb 23, 2024"),
        ("last friday, block", "Feb 23, 2024"),
        ("today block", "Feb 28, 2024"),
        ("gestern Block", "Feb 27, 2024"),
        ("2024-01-31 block", "Jan 31, 2024"),
        ("Jan 31, 2024 block", "Jan 31, 2024"),
        ("31.01.2024 block", "Jan 31, 2024"),
        ("31 января block", "Jan 31, 2024"),
        ("28 February 2023 block", "Feb 28, 2023"),
        ("block", "Feb 28, 2024"),
    ],
)
async def test_a_result_is_told_of_its_day(tmp_path: Path, title: str, day: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        before = chat.now
        lines = await public(chat, ann, f"/tally add {title}: Ann > Bob; rounds 3:1")
        assert lines[0] == says("tally-added", name="Ann")
        assert lines[1].startswith(f"{day} · Block · Ann beat Bob")
        (deed,) = await ledger.history(chat.bot.world.database, GROUP)
        assert before <= deed.noted_at <= chat.now, "it can be taken back for a while"
        assert (deed.at == deed.noted_at) == (day == "Feb 28, 2024")


@pytest.mark.parametrize(
    "said",
    [
        "block Ann > Bob; rounds 3:1",
        "Block, Ann > Bob; rounds 3:1",
        "block: Ann > Bob; rounds 3-1",
        "block: Ann > Bob; rounds: 3 – 1",
        "block: Ann > Bob; 3:1 rounds",
        "block Ann beat Bob; 3-1 rounds",
        "блок Ann победила Bob; коны 3-1",
    ],
)
async def test_a_result_is_understood_without_a_colon_and_with_other_signs(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        lines = await public(chat, ann, f"/tally add {said}")
        assert lines[1].startswith("Feb 28, 2024 · Block · Ann beat Bob · Ann: 3 rounds won · ")
        lines = await public(chat, ann, f"/tally add yesterday {said}")
        assert lines[1].startswith("Feb 27, 2024 · Block · Ann beat Bob · ")


@pytest.mark.parametrize("game", ["general", "General's goat", "general goat", "генеральский козёл"])
async def test_the_whole_name_of_a_game_is_understood_without_a_colon(tmp_path: Path, game: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        lines = await public(chat, ann, f"/tally add {game} Ann and Bob > Cid and Dot")
        assert "General's goat · Ann and Bob beat Cid and Dot" in lines[1]


async def test_a_draw_is_not_told_without_a_colon(tmp_path: Path) -> None:
    await refused(tmp_path, "draw Ann = Bob", "tally-add-how", {})


async def test_who_was_beaten_may_stand_in_another_case(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        anya, *_ = await acquainted(chat, "Аня", "Саша Ким", "Вася", "Ola")
        for said in ("Аня и Вася победили Сашу и Olę", "Аня, Вася выиграли у Саши, Ola", "Аня, Вася > Саше, Olę"):
            lines = await public(chat, anya, f"/tally add block: {said}")
            assert "Аня and Вася beat Ola and Саша Ким" in lines[1]
        for said in ("Сашу победила Аня", "Сашу > Аня", "Аня = Сашу"):
            refusal = says("no-such-person", name="Сашу")
            assert told(await anya.say(f"/tally add block: {said}")) == refusal
        assert await answered(chat, "сколько побед у Васи") == await answered(chat, "Вася")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_the_days_that_each_language_gives_as_examples_are_understood(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        await chat.wait(days=(date(2026, 11, 26) - chat.now.date()).days)  # the examples are of yesterday
        await group(chat)
        ann = chat.guest("Ann", language=language)
        (answer,) = await ann.say("/tally add")
        examples = [span.text for line in answer.message.lines for span in line if span.style is Style.CODE]
        word, written, alone = examples
        for day in (word, written):
            lines = await public(chat, ann, f"/tally add {day} block: Ann > Bob")
            assert lines[1].startswith("Nov 25, 2026 · "), day
        names = zip(re.findall(r"[^\W\d]+(?=[, ]|$)", alone.partition(": ")[2])[1:], NAMES, strict=True)
        for name, ours in names:
            alone = alone.replace(name, ours)
        lines = await public(chat, ann, alone)
        assert "beat" not in lines[1]
        assert "Ann and Bob: 3 rounds won" in lines[1]


@pytest.mark.parametrize(
    ("words", "key", "args"),
    [
        ("tomorrow block: Ann > Bob", "no-such-game", {"name": "tomorrow block"}),
        ("2024-02-29 block: Ann > Bob", "tally-add-when", {"date": date(2024, 2, 29)}),
        ("2023-02-26 block: Ann > Bob", "tally-add-when", {"date": date(2023, 2, 26)}),
        ("1.1.0001 block: Ann > Bob", "tally-add-when", {"date": date(1, 1, 1)}),
        ("31.12.9999 block: Ann > Bob", "tally-add-when", {"date": date(9999, 12, 31)}),
        ("2024-02-30 block: Ann > Bob", "tally-bad-date", {"date": "2024-02-30"}),
        ("31 june block: Ann > Bob", "tally-bad-date", {"date": "31 june"}),
        ("yesterday feet: Ann > Bob", "no-such-game", {"name": "feet"}),
        ("yesterday: Ann > Bob", "no-such-game", {"name": "yesterday"}),
        ("yesterday block: Ann", "tally-add-how", {}),
        ("last week block: Ann > Bob", "no-such-game", {"name": "last week block"}),
    ],
)
async def test_a_day_that_cannot_be_told_changes_nothing(
    tmp_path: Path, words: str, key: str, args: dict[str, Arg]
) -> None:
    await refused(tmp_path, words, key, args)


async def test_what_is_told_later_counts_where_it_belongs(tmp_path: Path) -> None:
    """Spans, runs and ratings are as if it had been told on its day; the history has what was told last first."""
    async with chatting(tmp_path / "late") as late, chatting(tmp_path / "right") as right:
        results = [(days_ago, "Bob > Ann" if days_ago == 5 else "Ann > Bob") for days_ago in range(12, 0, -1)]
        for chat, order in ((late, [*results[:7], *results[8:], results[7]]), (right, results)):
            ann, *_ = await group(chat)
            for days_ago, result in order:
                await chat.wait(seconds=1)
                day = (chat.now - timedelta(days=days_ago)).date()
                await public(chat, ann, f"/tally add {day} block: {result}")
                await answered(chat, "ratings")  # what was worked out before is not kept
                await answered(chat, "records")
        assert late.now == right.now
        for asked in (
            "",
            "records",
            "ratings",
            "me",
            "yesterday",
            "last week",
            "february",
            "weeks block",
            "Ann Bob",
        ):
            assert await answered(late, asked) == await answered(right, asked), asked
        assert (await answered(late, "records"))[1].startswith("Longest run: Ann, 7 matches won one after another")
        assert (await answered(late, "history"))[1].startswith("Feb 23, 2024 · ")


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Honolulu", "Europe/Berlin"])
async def test_a_day_is_one_of_the_chats_own(tmp_path: Path, zone: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        clocks = await in_zone(chat, zone)
        for _ in range(4):
            await chat.wait(hours=6)
            today = chat.now.astimezone(clocks).date()
            await public(chat, ann, "/tally add yesterday block: Ann > Bob")
            (deed, *_) = await standing(chat)
            assert deed.at.astimezone(clocks).date() == today - timedelta(days=1)
            assert (await public(chat, ann, f"/tally add {today} block: Ann > Bob"))[0] == says(
                "tally-added", name="Ann"
            )
            tomorrow = today + timedelta(days=1)
            assert told(await ann.say(f"/tally add {tomorrow} block: Ann > Bob")) == says(
                "tally-add-when", date=tomorrow
            )


# --- Rounds alone -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said", ["block rounds Ann 3:1 Bob", "block rounds Ann 3 : 1 Bob", "block: rounds Ann 3:1 Bob"]
)
async def test_rounds_are_told_with_a_colon_and_without_the_one_of_the_game(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for day, told in (("", "Feb 28, 2024"), ("yesterday ", "Feb 27, 2024")):
            lines = await public(chat, ann, f"/tally add {day}{said}")
            assert lines[1].startswith(f"{told} · Block · Ann: 3 rounds won · Bob: 1 round won")


async def test_the_colon_of_the_game_may_stand_between_a_day_and_a_name_that_begins_with_a_number(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await acquainted(chat, "Ann", "7of9", "Cid", "Dot")
        lines = await public(chat, ann, "/tally add block 2024-02-26: 7of9 > Ann")
        assert lines[1].startswith("Feb 26, 2024 · Block · 7of9 beat Ann")


async def test_rounds_are_told_without_a_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        lines = await public(
            chat, ann, "/tally add yesterday general: rounds Ann, Bob 3:1 Cid + Dot; generals 0:2"
        )
        assert " · ".join(lines[1].split(" · ")[:5]) == (
            "Feb 27, 2024 · General's goat · Ann and Bob: 3 rounds won · Cid and Dot: 1 round won"
            " · Cid and Dot: 2 Generals"
        )
        assert (await public(chat, ann, "/tally yesterday"))[1:] == [
            "Ann: 3 rounds won, 1 round lost",
            "Bob: 3 rounds won, 1 round lost",
            "Cid: 1 round won, 3 rounds lost, 2 Generals",
            "Dot: 1 round won, 3 rounds lost, 2 Generals",
            "Together",
            "Ann and Bob: 3 rounds won, 1 round lost",
            "Cid and Dot: 1 round won, 3 rounds lost, 2 Generals",
        ]
        assert (await public(chat, ann, "/tally Ann Cid"))[1:] == ["Rounds: Ann 3 – 1 Cid"]
        await public(chat, ann, "/tally add block: Runden me 2:0 Bob")
        assert "Ann beat Bob" not in told(await ann.say("/tally history"))


@pytest.mark.parametrize(
    ("words", "key", "args"),
    [
        ("general: Ann, Bob 3:1 Cid, Dot", "tally-add-how", {}),
        ("general: generals Ann, Bob 3:1 Cid, Dot", "tally-add-how", {}),
        ("general: rounds 3:1", "tally-add-how", {}),
        ("general: rounds Ann, Bob > Cid, Dot", "no-such-person", {"name": "rounds Ann"}),
        ("general: rounds Ann, 3:1 Cid, Dot", "tally-add-how", {}),
        ("general: rounds Ann, Bob 3:1 Cid, Ann", "tally-add-people", {"most": 16}),
        ("block: rounds Ann 0:0 Bob", "tally-add-count", {"word": "rounds 0:0"}),
        ("block: rounds Ann 3:1 Bob; rounds 1:1", "tally-add-count", {"word": "rounds 1:1"}),
        ("goat: rounds Ann 3:1 Bob; goats 1", "tally-add-count", {"word": "goats 1"}),
        ("block: rounds Ann 3:1:2 Bob", "tally-add-how", {}),
        ("block: rounds Ann 3:1 Bob 2:2 Cid", "no-such-person", {"name": "Ann 3:1 Bob"}),
    ],
)
async def test_what_are_no_rounds_changes_nothing(
    tmp_path: Path, words: str, key: str, args: dict[str, Arg]
) -> None:
    await refused(tmp_path, words, key, args)
