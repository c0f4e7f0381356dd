"""A round in words: what people type behind `/sheet` is read as they mean it, and what is wrong is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.game_names import game_called
from bot.messages import text
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.on_sheets import GENERAL, NAMES, enter, lines, sheet
from tests.bot.steering import state_of


@pytest.mark.parametrize(
    ("by_ann", "by_bob"),
    [
        ("me out, Bob 17", "Ann out, me 17"),
        ("ich fertig, Bob 17", "Ann fertig, ich 17"),
        ("moi 0, Bob 17", "Ann 0, moi 17"),
        ("я вышла, Bob 17", "Ann вышла, у меня 17"),
        ("yo gano y Bob tiene 17", "Ann gana y me quedan 17"),
        ("ja wygrałam, Bob 17", "Ann wygrała, ja 17"),
    ],
)
async def test_who_tells_a_round_may_tell_of_himself(tmp_path: Path, by_ann: str, by_bob: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet goat target=100 teams=false", "Ann", "Bob")
        for guest, said in ((ann, by_ann), (bob, by_bob)):
            assert not await guest.say(f"/sheet {said}")
            assert f"is out (entered by {guest.person.name})" in sheet(chat).message.plain()
            await chat.wait(minutes=1)
        assert "Standing: Ann 0 · Bob 34" in lines(chat)
        assert told(await chat.guest("Eve").say("/sheet me 17")) == says("only-players")


@pytest.mark.parametrize(
    ("said", "nobody"),
    [
        ("Ja, Bob 17", "Ja"),
        ("ja Bob hat 17", "ja"),
        ("ja", "ja"),
        ("Bob 17, ja?", "ja?"),
        ("see me, Bob 17", "see me"),
        ("Bob 17 ja", None),
    ],
)
async def test_a_word_of_which_nothing_is_said_is_nobody(tmp_path: Path, said: str, nobody: str | None) -> None:
    """In German it is a *yes*. What is answered has the words that were typed."""
    how = says("sheet-how-to-type")
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet goat target=100 teams=false", "Ann", "Bob")
        refused = says("sheet-nobody", name=nobody, names=("Ann", "Bob")) if nobody else how
        assert told(await ann.say(f"/sheet {said}")) == refused
        assert state_of(chat).round == 0


@pytest.mark.parametrize("said", ["me out, Zed 17", "Zed out, me 17"])
async def test_beside_oneself_it_is_the_stranger_who_is_not_there(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet goat target=100 teams=false", "Ann", "Bob")
        refused = says("sheet-nobody", name="Zed", names=("Ann", "Bob"))
        assert told(await ann.say(f"/sheet {said}")) == refused


async def test_points_in_play_may_be_those_of_who_tells_them(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet muggins", "Ann", "Bob")
        assert not await ann.say("/sheet me +15")
        assert "Standing: Ann 15 · Bob 0" in lines(chat)


async def test_hands_are_typed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        assert not await ann.say("/sheet Ann 14, Bob out, p3 0-0")
        assert state_of(chat).book.scores == (14, 0, 25), "0-0 alone counts 25"
        assert "Standing: Ann 14 · Bob 0 · Cid 25" in lines(chat)
        assert not await ann.say("/sheet p1 40, p2 0, p3 6-6 6-5")
        assert state_of(chat).book.scores == (54, 0, 48)
        assert not await ann.say("/sheet fish cid 3; ann 4; bob 20")
        assert state_of(chat).book.scores == (58, 20, 48)
        assert state_of(chat).book.leader == 2
        assert not await ann.say("/sheet Ann")
        assert "What does Bob’s hand count? …" in lines(chat)
        await enter(bob, "5", "Bob: 5", "6", "Cid: 6")
        assert state_of(chat).book.scores == (58, 25, 54)


@pytest.mark.parametrize("words", ["Bob 17", "Bob seven", "Ann out, Bob 5", ","])
async def test_in_a_game_without_hands_nobody_is_told_to_write_any(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        assert told(await ann.say(f"/sheet {words}")) == says("sheet-how-to-finish")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_a_sheet_says_can_be_typed_can_be_typed(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        example = says("sheet-how-hands", language, first="Ann", example="Bob 17, Cid 5")
        typed = re.search(r"/sheet Ann \S+, Bob 17, Cid 5", example)
        assert typed is not None
        assert not await ann.say(typed[0])
        assert state_of(chat).book.scores == (0, 17, 0)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_both_tiles_can_be_typed_as_their_button_says_it(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        assert not await ann.say(f"/sheet Cid {says('sheet-finish', language, finish='both')}")
        assert "Round 1: Cid is out with 0-0 and 6-6 at once (entered by Ann)." in lines(chat)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_that_somebody_is_out_can_be_typed_as_its_button_says_it(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        label = says("sheet-button-out", language, name="Cid")
        assert not await ann.say(f"/sheet {label.upper()} 0-0")
        assert lines(chat)[1].startswith("Round 1: Cid is out with 0-0")


@pytest.mark.parametrize(
    "typed",
    [
        "Ann out Bob 17 Cid 10",
        "ann: out, bob: 17, cid: 10",
        "Ann: out; Bob: 6-5 3-3; Cid: 6-4",
        "Ann = 0, Bob = 17, Cid = 10",
        "Ann - out, Bob - 17, Cid - 10",
        "Ann won and Bob 17 points and Cid 10 points",
        "Ann out, Bob +17, Cid +10",
        "Ann out, Bob [6|5] [3|3], Cid 6:4",
        "Ann went out Bob 6/5 3/3 Cid 6–4",
        "Ann hat gewonnen Bob 17 Punkte und Cid 10",
        "Ann вышла, Bob 17 очков, Cid 10",
        "p1 wins p2 17 p3 10",
        "Ann is out. Bob has 17. Cid has 10.",
        "Ann is out. Bob [6–5] [3-3]. Cid 6:4.",
        "Ann hat Schluss gemacht, Bob hat 17, Cid noch 10",
        "Ann won, Bob 17pts, Cid 10 points left.",
        "Ann a gagné, Bob a 17, Cid a encore 10",
        "Ann out 🎉 Bob 17! Cid 6:4!!",
        "won Ann, Bob 17, Cid 10",
        "ha vinto Ann Bob 17 Cid 10",
        "Ann mit 6-6 gewonnen, Bob 17, Cid 10",
        "Ann's out, Bob's 17, Cid’s 10",
        "I'm out, Bob's got 17, Cid had 10 left",
        "Ann out, Bob: 17 pips left and Cid: 10 pips remaining",
        "gewonnen hat Ann, Bob 17 Augen, Cid 10 im Rest",
        "Ann ganó, Bob 17 en la mano, Cid 10 en mano",
        "Ann wygrała, Bob 17 na ręce, Cid 10 w ręce",
        "Ann вышла, Bob 17 на руках, Cid 10 в руках",
        "Ann out \U0001f069, Bob \U0001f092 \U0001f049, Cid \U0001f091",
        "won by Ann, Bob 17, Cid 10",
        "c'est Ann qui a gagné, Bob 17, Cid 10",
    ],
)
async def test_a_round_is_understood_without_commas_and_with_other_signs(tmp_path: Path, typed: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        assert not await ann.say(f"/sheet {typed}")
        assert lines(chat)[2] == "Round 1: Ann is out (entered by Ann)."
        assert "Standing: Ann 0 · Bob 17 · Cid 0" in lines(chat)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("Ann out, Bob 3", says("sheet-missing", name="Cid")),
        ("Ann out Bob 17", says("sheet-missing", name="Cid")),
        ("Ann 14, Bob 3", says("sheet-who-out")),
        ("Bob 17 Cid 5", says("sheet-who-out")),
        ("Ann out, Bob 3, Ann 4", says("sheet-twice")),
        ("Ann out Bob 17 Bob 5", says("sheet-twice")),
        (",", says("sheet-how-to-type")),
        ("Ann out, Bob seven", says("sheet-how-to-type")),
        ("Ann out, Bob 9-99", says("sheet-how-to-type")),
        ("Ann out Bob 17 Cid by luck", says("sheet-how-to-type")),
        ("Ann out, Bob 17.5, Cid 10", says("sheet-how-to-type")),
        ("Ann left, Bob 17, Cid 10", says("sheet-how-to-type")),  # the table, perhaps
        ("Ann out, Bob -17, Cid 10", says("sheet-how-to-type")),
        ("Ann lost, Bob has 17, Cid has 10", says("sheet-how-to-type")),
        ("Ann 6-6 won Bob 17 Cid 10", says("sheet-how-to-type")),  # either of them
        ("Ann 17 won Bob Cid 10", says("sheet-how-to-type")),
        ("won Ann 17, Bob 17, Cid 10", says("sheet-how-to-type")),
        ("won with Ann, Bob 17, Cid 10", says("sheet-how-to-type")),  # somebody else
        ("ganó a Ann, Bob 17, Cid 10", says("sheet-how-to-type")),
        ("выиграл у Ann, Bob 17, Cid 10", says("sheet-how-to-type")),
        ("Ann has not won, Bob 17, Cid 10", says("sheet-how-to-type")),
        ("Ann out, Bob has 5 tiles, Cid has 10", says("sheet-how-to-type")),
        ("Zed out Bob 17", says("sheet-nobody", name="Zed", names=("Ann", "Bob", "Cid"))),
    ],
)
async def test_what_is_wrong_with_a_round_is_said(tmp_path: Path, typed: str, answer: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        before = state_of(chat)
        assert told(await ann.say(f"/sheet {typed}")) == answer
        assert state_of(chat) == before


async def test_in_generals_goat_words_around_who_is_out_say_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for number, typed in enumerate(
            ("Bob won with 6-6", "Bob finished 6:6", "Bob is out with [6|6], please"), 1
        ):
            assert not await ann.say(f"/sheet {typed}")
            assert lines(chat)[1].startswith(f"Round {number}: Bob is out with 6-6")


@pytest.mark.parametrize("typed", ["win", "out", "won, Bob", "0-0 Bob", "6:6 by Bob"])
async def test_what_nobody_stands_before_is_no_name(tmp_path: Path, typed: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        assert told(await ann.say(f"/sheet {typed}")) == says("sheet-how-to-finish")
        assert state_of(chat).round == 0


async def test_who_waits_for_his_turn_at_the_table_ends_no_round(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES, "Eve", "Fay")
        await ann.say("/sheet Bob out with 0-0")
        for words in ("Ann out", "I won with 6-6"):
            assert told(await ann.say(f"/sheet {words}")) == says("sheet-not-at-table", name="Ann")


async def test_the_example_on_a_sheet_names_whose_hands_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob", "Cid", "Dot")
        assert says("sheet-how-hands", first="Ann", example="Bob 17, Dot 5") in told(ann.sees())


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Sam out", "Sam"),
        ("Ann out, Sam", "Sam"),
        ("Sam the Great fertig 6-4 0-0, Bob 3", "Sam the Great"),
        ("Ann out, Sam 17", "Sam"),
        ("17 out", "17"),
    ],
)
async def test_who_is_not_there_is_named_without_what_is_said_of_him(
    tmp_path: Path, words: str, name: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        refused = says("sheet-nobody", name=name, names=("Ann", "Bob", "Cid"))
        assert told(await ann.say(f"/sheet {words}")) == refused


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        ("Ann out, Bob 5-7, Cid 3", says("sheet-no-such-tile", tile="7-5", known="no")),
        ("Ann out, Bob 3, Cid 6-6 6-6", says("sheet-no-such-tile", tile="6-6", known="yes")),
        ("Ann out, Bob 6-4, Cid 4-6", says("sheet-no-such-tile", tile="6-4", known="yes")),
        ("Ann out 6-6, Bob 3, Cid 6-6", says("sheet-no-such-tile", tile="6-6", known="yes")),
        ("Ann out, Bob 169, Cid 1", says("sheet-too-much", most=168, all=193)),
        ("Ann out, Bob 100, Cid 94", says("sheet-too-much", most=168, all=193)),
        ("fish Ann 169, Bob 1, Cid 1", says("sheet-too-much", most=168, all=193)),
        ("Ann out, Bob 40, Cid 0", says("sheet-no-zero", blank=25)),
        ("fish Ann 4, Bob 5, Cid 0", says("sheet-no-zero", blank=25)),
    ],
)
async def test_hands_that_the_tiles_of_the_set_cannot_make_are_refused(
    tmp_path: Path, words: str, refused: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false target=201", "Ann", "Bob", "Cid")
        assert told(await ann.say(f"/sheet {words}")) == refused
        assert state_of(chat).round == 0
        assert not await ann.say("/sheet Ann out, Bob 168, Cid 0-0")
        assert state_of(chat).book.scores == (0, 168, 25)


async def test_tiles_with_which_somebody_went_out_are_of_the_set(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        refused = says("sheet-no-such-tile", tile="0-0", known="yes")
        assert told(await ann.say("/sheet Ann 0-0 0-0")) == refused
        assert told(await ann.say("/sheet Ann 7-5")) == says("sheet-no-such-tile", tile="7-5", known="no")


async def test_the_finish_may_be_typed_with_the_hands(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet sea-goat hundred=off", "Ann", "Bob")
        assert not await ann.say("/sheet Bob out 6-6, Ann 12")
        assert "Round 1: Bob is out with 6-6 (entered by Ann)." in lines(chat)
        assert not await ann.say("/sheet Bob out 6-5, Ann 6-6")
        assert "Round 2: Bob is out with an ordinary tile (entered by Ann)." in lines(chat)
        assert state_of(chat).book.scores == (0, 50), "6-6 alone counts 50"


@pytest.mark.parametrize(
    ("game", "words"),
    [("general session_minutes=30", "Bob 0-0"), ("italian-sum", "over"), ("goat", "Ann out, Bob 8, Dot 6")],
)
async def test_a_round_that_two_type_at_once_is_entered_once(tmp_path: Path, game: str, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(f"/sheet {game}", *NAMES)
        assert not await ann.say(f"/sheet {words}")
        assert told(await bob.say(f"/sheet {words}")) == says("sheet-echo")
        assert state_of(chat).round == 1
        assert not await ann.say(f"/sheet {words}"), "from his notes"
        await chat.wait(minutes=1)
        assert not await bob.say(f"/sheet {words}"), "another one like it"
        assert state_of(chat).round == 3
        await ann.say("/sheet undo")
        assert not await ann.say(f"/sheet {words}")
        await bob.say("/sheet undo")
        assert not await bob.say(f"/sheet {words}"), "what has been taken back is no echo"


@pytest.mark.parametrize("partner", ["", "Cid 5,", "Cid 0,"])
async def test_what_the_partner_of_who_is_out_holds_need_not_be_told(tmp_path: Path, partner: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", *NAMES)
        assert not await ann.say(f"/sheet Ann out, Bob 20, {partner} Dot 30")
        assert state_of(chat).book.scores == (0, 50)
        assert told(await ann.say("/sheet Ann out, Bob 20")) == says("sheet-missing", name="Dot")
        assert told(await ann.say("/sheet fish Ann 1, Bob 20, Dot 30")) == says("sheet-missing", name="Cid")


async def test_points_in_play_are_typed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing("/sheet telephone", *NAMES)
        assert not await ann.say("/sheet bob +15")
        assert not await bob.say("/sheet p1 + 45")
        assert state_of(chat).book.scores == (45, 15)
        assert told(await ann.say("/sheet Ann +7")) == says("sheet-not-such-points", points=7)
        assert told(await ann.say("/sheet Zoe +5")) == says("sheet-nobody", name="Zoe", names=NAMES)
        assert not await ann.say("/sheet Bob out, Cid 14, Dot 0, Ann 9")
        assert state_of(chat).book.scores == (45 - 20, 15), "the losers pay for both hands together"
        assert not await ann.say("/sheet undo")
        assert state_of(chat).book.scores == (45, 15)


@pytest.mark.parametrize(
    ("said", "told_as"),
    [
        ("Cid double six", "6-6"),
        ("cid with the double blank", "0-0"),
        ("I won with double six", "6-6"),
        ("i went out with 6-6", "6-6"),
        ("I am out", "an ordinary tile"),
        ("Cid won with a normal tile", "an ordinary tile"),
        ("Cid both", "0-0 and 6-6 at once"),
        ("ich hab gewonnen mit der Doppelnull", "0-0"),
        ("Cid mit beiden", "0-0 and 6-6 at once"),
        ("я закончил на 6-6", "6-6"),
        ("Cid дупель шесть", "6-6"),
        ("Cid вышел пусто-пусто", "0-0"),
        ("Cid acabó con el doble seis", "6-6"),
        ("Cid se fue con el 0-0", "0-0"),
        ("je gagne avec le double blanc", "0-0"),
        ("Ganó Cid", "an ordinary tile"),
        ("ha vinto Cid col doppio sei!", "6-6"),
        ("вышел Cid", "an ordinary tile"),
        ("wygrała Cid z 0-0", "0-0"),
        ("Cid hat mit 0-0 gewonnen", "0-0"),
        ("Cid is met dubbel 6 uit", "6-6"),
        ("wieder Cid 0-0 🎉", "0-0"),
        ("Cid won \U0001f063 🎉", "0-0"),
        ("Cid kończy zwykłą", "an ordinary tile"),
        ("¡Cid 0:0!", "0-0"),
        ("Cid’s out with a normal tile", "an ordinary tile"),
        ("Cid finished on 6-6", "6-6"),
        ("Cid played 0-0 last", "0-0"),
        ("Cid hat 0-0 gelegt", "0-0"),
        ("Cid ist als Erste fertig", "an ordinary tile"),
        ("Cid положила 0-0 последней", "0-0"),
        ("Cid puso el 0-0 al final", "0-0"),
        ("Cid 00", "0-0"),
        ("Cid mit 66", "6-6"),
        ("Cid 00 66", "0-0 and 6-6 at once"),
    ],
)
async def test_the_special_tiles_may_be_said_in_words(tmp_path: Path, said: str, told_as: str) -> None:
    async with chatting(tmp_path) as chat:
        _, _, cid, _ = await chat.playing(GENERAL, *NAMES)
        assert not await cid.say(f"/sheet {said}")
        assert f"Round 1: Cid is out with {told_as} (entered by Cid)." in lines(chat)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_every_word_for_a_tile_is_one_of_it(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for line in WORDS.say(text("sheet-tiles"), language):
            tiles, _, spoken = "".join(span.text for span in line).partition(":")
            for said in spoken.split(","):
                assert not await ann.say(f"/sheet Bob {said}"), said
                finish = "0-0 and 6-6 at once" if " " in tiles else tiles
                assert f"Round 1: Bob is out with {finish} (entered by Ann)." in lines(chat)
                await ann.say("/sheet undo")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_a_fish_may_be_said_in_other_words(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for word in WORDS.line(text("sheet-fish-also"), language).split(", "):
            for said in (word, f"{word.capitalize()}!"):
                assert not await ann.say(f"/sheet {said}"), said
                assert "Round 1: fish (entered by Ann)." in lines(chat)
                await ann.say("/sheet undo")


@pytest.mark.parametrize("said", ["blocked game Ann 5, Bob 17", "jeu bloqué: Ann 5; Bob 17"])
async def test_hands_stand_behind_a_fish_of_several_words(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet goat teams=false", "Ann", "Bob")
        assert not await ann.say(f"/sheet {said}")
        assert "Bob: 17 (Bob) = 17, which opens the account. Total 17." in lines(chat)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_no_word_of_a_round_is_a_game(language: str) -> None:
    for key in ("sheet-fish-also", "sheet-oneself-out"):
        for word in WORDS.line(text(key), language).split(","):
            assert game_called(word.strip()) is None, word


async def test_an_and_is_not_who_types_it(tmp_path: Path) -> None:
    """What is *I* in English is *and* in Polish."""
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        assert not await ann.say("/sheet Bob kończy 0-0 i 6-6")
        assert "Round 1: Bob is out with 0-0 and 6-6 at once (entered by Ann)." in lines(chat)
        nobody = says("sheet-nobody", name="Eve", names=NAMES)
        assert told(await ann.say("/sheet Eve out with 6-6")) == nobody


@pytest.mark.parametrize("said", ["Ann won", "Ann: 0/0", "Ann finished with the double six", "I won with 6:6"])
async def test_where_no_sheet_is_kept_a_round_is_no_game(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say(f"/sheet {said}")) == says("sheet-none-here")


@pytest.mark.parametrize("said", ["отмена", "rückgängig", "Rückgängig!", "deshacer"])
async def test_what_is_written_is_taken_back_in_other_words(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await ann.say("/sheet Bob out")
        assert not await ann.say(f"/sheet {said}")
        assert state_of(chat).round == 0


@pytest.mark.parametrize("said", ["stop", "finish", "конец", "beenden", "fin"])
async def test_the_end_is_asked_for_in_other_words(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        assert not await ann.say(f"/sheet {said}")
        assert says("sheet-sure-end", result="no") in sheet(chat).message.plain()


def _also(meant: str, language: str) -> list[str]:
    """What people of a language also say there and mean this."""
    lines = ("".join(span.text for span in line) for line in WORDS.say(text("sheet-also"), language))
    return next(line for line in lines if line.startswith(f"{meant}:")).partition(": ")[2].split(", ")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_people_say_in_many_words_that_an_entry_goes_or_all_ends(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for said in _also("undo", language):
            await ann.say("/sheet Bob out")
            assert not await ann.say(f"/sheet {said}!"), said
            assert state_of(chat).round == 0, said
        for said in _also("end", language):
            assert says("sheet-sure-end", result="no") not in sheet(chat).message.plain()
            assert not await ann.say(f"/sheet {said}."), said
            assert says("sheet-sure-end", result="no") in sheet(chat).message.plain(), said
            await enter(ann, "Back")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_who_asks_how_it_stands_sees_the_sheet(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for said in _also("show", language):
            await ann.say("/tally")
            assert "score sheet" not in chat.room()[-1].message.plain()
            assert not await ann.say(f"/sheet {said}?"), said
            assert "score sheet" in chat.room()[-1].message.plain(), said


@pytest.mark.parametrize("language", WORDS.languages)
async def test_who_says_that_something_is_wrong_is_told_how_it_is_put_right(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await ann.say("/sheet Bob out")
        for said in _also("wrong", language):
            for entry in (said, f"{said}, Cid 0-0"):
                assert told(await ann.say(f"/sheet {entry}")) == says("sheet-undo-last"), entry
        assert told(await ann.say("/sheet delete round 1")) == says("sheet-undo-last")
        assert state_of(chat).round == 1


async def test_sixty_six_without_a_dash_are_points_where_hands_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet goat teams=false", "Ann", "Bob")
        assert not await ann.say("/sheet Ann won, Bob 66 points")
        assert "Bob: 66 (Bob) = 66, which opens the account. Total 66." in lines(chat)


@pytest.mark.parametrize("name", ["Back", "Nein", "Score", "Done"])
async def test_who_is_called_like_what_people_also_say_goes_before_it(tmp_path: Path, name: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, "Ann", name, "Cid", "Dot")
        assert not await ann.say(f"/sheet {name} 6-6")
        assert f"Round 1: {name} is out with 6-6 (entered by Ann)." in lines(chat)


async def test_who_is_called_like_a_command_goes_before(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, "Ann", "Fin Lee", "Cid", "Dot")
        assert not await ann.say("/sheet fin")
        assert says("sheet-out", name="Fin Lee") in lines(chat)


@pytest.mark.parametrize("said", ["Rybka; Bob 17", "Rybka, Bob 17", "rybka: out; Bob 17", "Rybka = 0, Bob 17"])
async def test_who_is_called_like_a_fish_goes_before_it(tmp_path: Path, said: str) -> None:
    """It is a Polish word for one."""
    async with chatting(tmp_path) as chat:
        rybka, _ = await chat.playing("/sheet goat target=100 teams=false", "Rybka", "Bob")
        assert not await rybka.say(f"/sheet {said}")
        assert "Standing: Rybka 0 · Bob 17" in lines(chat)


@pytest.mark.parametrize(
    ("name", "said", "how"),
    [
        ("Рыба", "вышла Рыба с 0-0", "with 0-0"),
        ("Fisch", "wieder Fisch 6-6", "with 6-6"),
        ("Poisson", "encore Poisson avec 0-0", "with 0-0"),
        ("Ein Stein", "Ein Stein raus", "with an ordinary tile"),
    ],
)
async def test_of_who_is_called_like_a_fish_something_is_said(
    tmp_path: Path, name: str, said: str, how: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, "Ann", name, "Cid", "Dot")
        assert not await ann.say(f"/sheet {said}")
        assert lines(chat)[1].startswith(f"Round 1: {name} is out {how}")


@pytest.mark.parametrize("said", ["Аня вышла, у Бори 17", "вышла Аня у Бори осталось 17", "я вышла, Боре 17"])
async def test_what_somebody_holds_may_be_said_of_him_in_another_case(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        anya, _ = await chat.playing("/sheet goat teams=false", "Аня", "Боря")
        assert not await anya.say(f"/sheet {said}")
        assert "Standing: Аня 0 · Боря 17" in lines(chat)


@pytest.mark.parametrize("said", ["Борю победила Аня", "победила Борю Аня, Аня 0", "у Бори 0-0"])
async def test_who_stands_in_another_case_has_not_gone_out(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        anya, *_ = await chat.playing(GENERAL, "Аня", "Боря", "Cid", "Dot")
        assert told(await anya.say(f"/sheet {said}"))
        assert state_of(chat).round == 0


@pytest.mark.parametrize("name", ["Ann's", "Ann's Dad", "Ann🐐", "Ann 🐐", "🐐", "Ann!", "Ann \U0001f063"])
async def test_signs_that_are_part_of_a_name_stay_there(tmp_path: Path, name: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, "Ann", name, "Cid", "Dot")
        for number, said in enumerate((f"{name} won", f"won with 6-6 {name}", f"{name}: wins 🎉"), 1):
            assert not await ann.say(f"/sheet {said}")
            assert lines(chat)[1].startswith(f"Round {number}: {name} is out with ")


@pytest.mark.parametrize(("name", "said"), [("Ann's", "Ann’s won"), ("Ann ❤\ufe0f", "Ann ❤ won")])
async def test_a_name_is_the_same_from_another_keyboard(tmp_path: Path, name: str, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, "Ann", name, "Cid", "Dot")
        assert not await ann.say(f"/sheet {said}")
        assert lines(chat)[1].startswith(f"Round 1: {name} is out")
