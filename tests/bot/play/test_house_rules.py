"""House rules, chosen by taps or typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.data import What, pack
from bot.messages import Text, text
from bot.usual import DEFAULT_GAME
from engine.game import variants
from engine.options import menu
from tests.bot.chat import buttons, chatting, says, told
from tests.bot.reading import lines, lobby, names
from tests.bot.strict import Post
from tests.effort import one_in


async def test_house_rules_are_chosen_on_pages(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        await ann.press("House rules")
        (page,) = chat.room()
        assert lines(page) == [says("options-head", game="Block", page=1, pages=3)]
        assert "◀" not in page.labels
        await ann.press("▶")
        await ann.press("Later rounds: as in the first round")
        assert lines(page)[1] == says("option-later_starter.about")
        shown = page.labels
        assert shown[:3] == ["✓ as in the first round", "the winner", "the next player"]
        assert told(await bob.press("the winner")) == says("only-host")
        await ann.press("the winner")
        shown = page.labels
        assert "Later rounds: the winner" in shown, "the page from which one came"
        await ann.press("Done")
        assert says("lobby-options", options="Later rounds: the winner") in lines(page)
        assert {rule.name: rule.value for rule in menu(chat.table().options)}["later_starter"] == "winner"
        assert chat.room() == [page]


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("block", ["Target: 100", "Rounds: no limit", "Single round: no", "Set: 6"]),
        ("general", ["Minutes: 60", "Rounds: no limit"]),
    ],
)
async def test_how_long_a_match_takes_stands_first(tmp_path: Path, game: str, first: list[str]) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say(f"/play {game}")
        await ann.press("House rules")
        (page,) = chat.room()
        assert page.labels[: len(first)] == first
        await ann.press(first[0])
        await ann.press("All house rules")
        assert page.labels[: len(first)] == first


@pytest.mark.parametrize("game", one_in(2, list(variants())))
async def test_every_choice_of_every_house_rule_can_be_pressed(tmp_path: Path, game: str) -> None:
    """They are found by leafing through all pages, and the lobby shows what differs from the usual."""
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        alone = max(variants()[game].players) == 1  # else it would begin at once
        await ann.say("/play block" if alone else f"/play {game}")
        await ann.send(pack(What.GAME, chat.table().id, 0, game))
        await ann.press("House rules")
        for rule in menu(chat.table().options):
            wanted = rule.choices[-1]
            (post,) = chat.room()
            await ann.send(pack(What.OPTIONS, chat.table().id, 0, 0), post)
            while not (opened := _button_of(post, rule.name)):
                await ann.press("▶")
            await ann.send(opened, post)
            while not any(
                label.data.endswith(f".{len(rule.choices) - 1}") for label in buttons(post, What.CHOOSE)
            ):
                await ann.press("▶")
            await ann.send(buttons(post, What.CHOOSE)[-1].data, post)
            now = {choice.name: choice.value for choice in menu(chat.table().options)}
            assert now[rule.name] == wanted
        await ann.press("Done")


def _button_of(post: Post, rule: str) -> str | None:
    name = says(f"option-{rule}")
    return next((b.data for b in buttons(post, What.OPTION) if b.text.startswith(f"{name}: ")), None)


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        ("block target=50 set=9", {"target": 50, "set": 9}),
        ("BLOCK Target = 50", {"target": 50}),
        ("kozel teams=off threshold=0", {"teams": False, "threshold": 0}),
        ("target=150", {"target": 150}),
        ("max_pip=5 block", {"max_pip": 5}),
        ("General's goat signals=free", {"signals": "free"}),
        ("goat target=51,teams=no, threshold=0", {"target": 51, "teams": False, "threshold": 0}),
        ("goat 60", {"target": 60}),
        ("goat to 60 threshold=0", {"target": 60, "threshold": 0}),
        ("All Fives first to 150 set 9", {"target": 150, "set": 9}),
        ("muggins 150", {"target": 150}),
        ("goat pairs no threshold for every entry", {"teams": False, "threshold_mode": "every"}),
        ("козёл до 61", {"target": 61}),
        ("goat first to 60 points, no pairs", {"target": 60, "teams": False}),
        ("kozioł do 60 punktów bez par threshold=0", {"target": 60, "teams": False, "threshold": 0}),
        ("block for 5 rounds please", {"rounds": 5}),
        ("to 150", {"target": 150}),
        ("per 5 mani", {"rounds": 5}),
        ("clockwise target=50", {"target": 50}),
    ],
)
async def test_game_and_house_rules_can_be_typed(tmp_path: Path, asked: str, wanted: dict[str, object]) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say(f"/play {asked}")
        rules = menu(chat.table().options)
        assert {rule.name: rule.value for rule in rules if rule.value != rule.default} == wanted


def rules_of(game: str) -> tuple[Text, ...]:
    """The house rules of a game, as they are told to who asks for another one."""
    rules = menu(variants()[game].options())
    return tuple(text("name-with-id", name=text(f"option-{rule.name}"), id=rule.name) for rule in rules)


def alike(game: str, typed: str, rule: str) -> str:
    """What is said to who has not spelt a house rule of a game quite right."""
    meant = text("name-with-id", name=text(f"option-{rule}"), id=rule)
    return says("option-alike", game=text("game", game=game), option=typed.lower(), meant=meant)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("fish", says("no-such-game", name="fish")),
        ("block set=7", says("refused-no-such-choice", option="Set", value="7", choices="6, 9, 12, 15, 18")),
        (
            "block blocked_winner=luck",
            "Winner of a blocked round cannot be luck. "
            "It can be: the fewest pips (pips) and the fewest tiles (count).",
        ),
        ("block set=", says("option-how", words="set=", example="target=100")),
        ("goat =5", says("option-how", words="goat = 5", example="set=6")),
        ("goat 50", "Target cannot be 50. It can be: 51 to 201."),
        ("goat target", says("option-how", words="target", example="teams=true")),
        ("goat 60 70", says("only-one", one="target=60", other="target=70")),
        ("rounds 60", "Rounds cannot be 60. It can be: no limit (none) and 1 to 24."),
        ("gaot", says("game-alike", name="gaot", games=(text("game", game="goat"),), count=1)),
        ("gaot 51", says("game-alike", name="gaot", games=(text("game", game="goat"),), count=1)),
        (
            "mexcan trian 5 rounds",
            says("game-alike", name="mexcan trian", games=(text("game", game="mexican-train"),), count=1),
        ),
        ("gaot luck 51", says("no-such-game", name="gaot luck 51")),
        ("chess 51", says("no-such-game", name="chess 51")),
        ("to 100 luck", says("no-such-game", name="to 100 luck")),
        ("per 5 mani fortuna", says("no-such-game", name="per 5 mani fortuna")),
        ("goat 5 rounds", says("option-how", words="5 rounds", example="teams=true")),
        ("mexican to 200", says("option-how", words="to 200", example="set=12")),
        ("block 30 rounds", "Rounds cannot be 30. It can be: no limit (none) and 1 to 24."),
        ("domin\N{LATIN SMALL LETTER O WITH ACUTE} luck", says("option-how", words="luck", example="set=6")),
        ("goat target=60; threshold=20; luck", says("option-how", words="luck", example="teams=true")),
        ("=5", says("option-how", words="=5", example="target=100")),
        ("goat target=50", "Target cannot be 50. It can be: 51 to 201."),
        ("block <b>bold</b>", says("option-how", words="<b>bold</b>", example="set=6")),
        ("<b>bold</b>", says("no-such-game", name="<b>bold</b>")),
        (
            "block teams=on",
            says(
                "refused-no-such-option",
                game=text("game", game="block"),
                option="teams",
                options=rules_of("block"),
            ),
        ),
        *(
            (f"goat {typed}=13", alike("goat", typed, "threshold"))
            for typed in ("treshold", "Schwele", "THRESHHOLD")
        ),
        ("rounds=none single_round=yes goat-less", says("no-such-game", name="goat-less")),
        ("x" * 401, says("too-long", most=400)),
    ],
)
async def test_what_cannot_be_is_said_to_who_asked(tmp_path: Path, asked: str, answer: str) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say(f"/play {asked}")) == answer
        assert not chat.room()
        assert not chat.tables()


@pytest.mark.parametrize(
    ("asked", "one", "other"),
    [
        ("play goat target=51 target=101", "target=51", "target=101"),
        ("play goat TARGET=51, teams=no, Играем_до=101", "target=51", "играем_до=101"),
        ("sheet goat target=51 target=101", "target=51", "target=101"),
        ("lunch 30 real 45", "30", "45"),
        ("lunch 45 session_minutes=30", "session_minutes=30", "session_minutes=45"),
    ],
)
async def test_a_house_rule_has_one_value(tmp_path: Path, asked: str, one: str, other: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say(f"/{asked}")) == says("only-one", one=one, other=other)
        assert not chat.tables()


async def test_a_house_rule_may_be_said_twice_alike(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say("/play goat teams=no teams=false target=51")
        chosen = {rule.name: rule.value for rule in menu(chat.table().options)}
        assert (chosen["teams"], chosen["target"]) == (False, 51)


@pytest.mark.parametrize(
    ("asked", "people", "why"),
    [
        ("block max_pip=9", 2, says("refused-max-pip", max_pip=9, set=6)),
        ("block set=6", 5, says("refused-set-too-small", tiles=28, needed=35)),
        ("block max_pip=6", 5, says("refused-set-too-small", tiles=28, needed=35)),
        ("block max_pip=3", 2, says("refused-set-cut-short", tiles=10, needed=14, max_pip=3)),
        ("general queue_teams=2", 6, says("refused-queue-teams", teams=2, players=6)),
        ("hungarian max_pip=3 sets_combined=3 redeal_doubles=4", 2, says("refused-deals-cancelled")),
    ],
)
async def test_house_rules_that_do_not_go_together_are_named(
    tmp_path: Path, asked: str, people: int, why: str
) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated(f"/play {asked}", *[f"G{number}" for number in range(people)])
        assert lines(lobby(chat))[-1] == why
        assert told(await guests[0].press("Start")) == why
        assert chat.table().state is None


async def test_the_sentence_of_a_game_tells_of_the_usual_one(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play matador")
        assert lines(lobby(chat))[1] == says("tagline-matador")
        await ann.say("/stop")
        await ann.say("/play matador set=18")
        assert lines(lobby(chat))[1] == says("usually", tagline=says("tagline-matador"))
        assert says("usually", tagline=says("tagline-matador")) in told(await ann.say("/rules"))


async def test_another_game_has_its_own_house_rules(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.seated("/play block target=50 set=9", "Ann", "Bob", "Cid", "Dot", "Eve")
        await bob.press("Other game")
        assert told(await bob.press("Goat")) == says("only-host")
        assert told(await ann.press("Goat")) == says("too-many-for-game", most=4)
        await ann.press("Draw Dominoes")
        assert lines(lobby(chat))[0] == "Draw Dominoes · table A"
        assert not any(line.startswith("House rules") for line in lines(lobby(chat)))
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot", "Eve"]


async def test_where_another_game_has_too_few_seats_computer_players_leave(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/play block set=9", "Ann", "Bob", computers=3)
        people = names(chat)
        await ann.press("Other game")
        assert not await ann.press("Goat")
        assert names(chat) == people[:4]


async def test_a_button_of_the_house_rules_of_another_game_chooses_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, zoe = chat.guest("Ann"), chat.guest("Zoe", admin=True)
        await ann.say("/play goat")
        await ann.press("House rules")
        await ann.send(buttons(chat.room()[-1], What.OPTION)[4].data)
        old = buttons(chat.room()[-1], What.CHOOSE)[1].data
        await zoe.send(pack(What.GAME, chat.table().id, 0, "muggins"))
        options = chat.table().options
        assert told(await ann.send(old)) == says("old-button")
        assert chat.table().options == options


async def test_who_runs_the_chat_turns_the_pages_of_a_lobby(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.seated("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        for label in ("House rules", "▶", "◀", "Target: 100", "50", "Done", "Other game", "Done"):
            assert not await zoe.press(label)
        assert says("lobby-options", options="Target: 50") in lines(lobby(chat))


@pytest.mark.parametrize("asked", ["domino", "Dominoes", "домино target=50"])
async def test_the_plain_word_is_the_plain_game(tmp_path: Path, asked: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say(f"/play {asked}")
        assert chat.table().match.game == DEFAULT_GAME
        assert says("game", game="fives-pl") in told(await ann.say("/rules domino")), "as its sheet calls it"
