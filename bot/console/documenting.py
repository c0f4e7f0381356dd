"""The pages of the documentation that are made from the program: `python -m bot.console.documenting` writes them.

Commands come from the one table of commands, house rules from the typed options of every game, the words from the
English texts: a page cannot say anything else than the bot does. A test compares the files with what would be
written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from bot.commands import COMMANDS, Takes, written
from bot.messages import text
from bot.rulebook.names import option_name, option_value
from bot.screens.names import Say
from bot.words import DEFAULT, Words, game_name
from engine.game import Variant, variants
from engine.options import LONG_RUN, Choice, Value, menu, runs, show

FOLDER = Path(__file__).parents[2] / "docs"

_MADE = "<!-- Made by `python -m bot.console.documenting`; not edited by hand. -->"

_BAR = r"\|"

_ARGUMENTS: Mapping[Takes, str] = {
    Takes.GAME: (
        "a game, by its id, by any of its names or by words that only its name begins with, such as `mexican`: "
        "see [house rules](house-rules.md)"
    ),
    Takes.OPTIONS: (
        "house rules by their names, such as `target=50`, or in words, and who plays: see "
        "[house rules](house-rules.md)"
    ),
    Takes.TABLE: "the letter of a table, where a chat has several",
    Takes.MOVE: (
        "a move as [records](records.md) have it: `6-4`, `6-4@L`, `draw`, `pass`; or as screens and people write "
        "it: `[6|4] left`, `6:4`, `64`"
    ),
    Takes.TOPIC: (
        "a section (`scoring`), a house rule or a question in your own words, also without a game: `sea goat "
        "what is a hundred`; `compare GAME GAME` tells two games apart"
    ),
    Takes.LANGUAGE: "whose language, your own if that is not said, and its code or its name",
    Takes.MINUTES: (
        "how long the session lasts, 30 to 60 minutes; `real` beside it for those who have real tiles, who may be "
        "written down at once: `real 45 with NAMES`"
    ),
    Takes.SHEET: (
        "a game with its house rules, to open a sheet; `with NAMES`, after it or alone, writes others down; then "
        "what came of a round: `ANN out, BOB 17`, with tiles `BOB 6-4 0-0`, `fish ANN 5, BOB 17`, in General's "
        "goat `ANN 0-0` or `fish`; points in play as they come: `ANN +15`; `undo` drops what is being entered or "
        "takes the latest round back, `round 2 BOB out` puts an earlier one right, `end` asks whether the sheet "
        "is to end, `export` gives it as a picture and as CSV. Where several are open and the names do not tell "
        "which is meant, the letter of the sheet comes first: `B with NAMES`"
    ),
    Takes.REMINDER: (
        "a time such as `12:30`, `weekdays` or `daily`, and the nearest well-known city for the time zone "
        "(`12:30 Berlin`, also `Europe/Berlin` or `UTC+3`), in any order; `off`; `summary on` or `summary off` "
        "for the counts of last week on Mondays at 9:00. Only for those who run the chat"
    ),
    Takes.CITY: "the nearest well-known city, to choose the time zone of the chat: `Berlin`, `UTC+3`",
    Takes.WHOM: "always `me`: nobody can have somebody else forgotten",
    Takes.FORMAT: "`json` is for `/import`, `csv` for a spreadsheet",
    Takes.FILE: (
        "a file of `/export`: on Discord the argument; on Telegram the command is its caption, or a reply to it; "
        "at the local table its path"
    ),
    Takes.TALLY: (
        "whose counts and for what time: `players`, `pairs`, `records`, `ratings`, `history`, `me`, in pictures "
        "`table`, `weeks`, `beats`; `today`, `week`, `month`, `season`, `all`; a day, a month or a year, such as "
        "`friday`, `2026-09-01`, `september`, `2026`, or `since` one of them; a game; one name, also of a pair, "
        "or two to see them side by side; here and on sheets the first words of a name may do, and "
        "`me` is who types it. "
        "`add GAME: NAMES > NAMES` enters a result from elsewhere, `undo ENTRY` takes an entry back, "
        "`name NAMES: NAME` gives a pair its name, `season 2026-09-01` begins a season"
    ),
}


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A Markdown table."""
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', _BAR) for cell in row)} |"


def _page(*lines: str) -> str:
    return "\n".join(lines) + "\n"


# --- Commands ---------------------------------------------------------------------------------------------


def commands_page(say: Say) -> str:
    """Every command, and what may stand behind it."""
    table = COMMANDS.values()
    used = {argument for command in table for argument in command.takes}
    return _page(
        "# Commands",
        "",
        _MADE,
        "",
        "What is in brackets may be left out.",
        "",
        *_table(
            ("command", "what it does"),
            [(f"`{say(command.usage)}`", say(command.about)) for command in table],
        ),
        "",
        "## Arguments",
        "",
        *_table(
            ("argument", "what it is"),
            [(f"`{say(written(one))}`", _ARGUMENTS[one]) for one in Takes if one in used],
        ),
    )


# --- House rules ------------------------------------------------------------------------------------------


def house_rules_page(say: Say) -> str:
    """Every game with its names and its house rules."""
    return _page(
        "# House rules",
        "",
        _MADE,
        "",
        "A house rule is set with `/play GAME NAME=VALUE`, with the button *House rules* of a lobby, or with a",
        "line `option NAME VALUE` of a [record](records.md). After `/play GAME` a space will do for the `=`,",
        "words may be in any language, and the target needs its number alone: `/play muggins 150`,",
        "`/play goat first to 51 pairs no`. A number may be followed by what it counts, and rounds and minutes",
        "need no other name: `/play goat up to 61 points`, `/play block 5 rounds`. What is on or off is also said",
        "with a word before its name, or after it: `/play goat no pairs`, `/play sea-goat no hundred`,",
        "`/play goat mit Paaren`, `/play forty-two nello allowed`. Some need no name at all:",
        "`/play mexican double nine`, `/play goat in pairs`, `/play general one hour`; nor does a choice that no",
        "other house rule of any game has: `/play draw clockwise`. Who plays is said like that as well:",
        "`/play draw for three`, `/play block with 2 computers`, `/play block against the computer`. After",
        "`/sheet GAME` and `/lunch` house rules are said in the same ways.",
        *(line for variant in variants().values() for line in _game(say, variant)),
    )


def _game(say: Say, variant: Variant) -> Iterator[str]:
    yield ""
    yield f"## {game_name(variant.id, DEFAULT)}"
    yield ""
    yield say(text(f"tagline-{variant.id}"))
    yield ""
    yield f"- Id: `{variant.id}`"
    yield f"- Players: {_listed(variant.players, [str(number) for number in variant.players])}"
    yield f"- Names: {', '.join(dict.fromkeys(name for names in variant.names.values() for name in names))}"
    yield ""
    rules = menu(variant.options())
    yield from _table(("name", "what it is", "usually", "choices"), [_rule(say, rule) for rule in rules])


def _rule(say: Say, rule: Choice) -> tuple[str, ...]:
    about = say(text(f"option-{rule.name}.about"))
    return (
        f"`{rule.name}`",
        f"**{say(option_name(rule.name))}.** {about}",
        f"`{show(rule.default)}`",
        _listed(rule.choices, [_choice(say, rule.name, value) for value in rule.choices]),
    )


def _choice(say: Say, rule: str, value: Value) -> str:
    """A value as it is typed, and what a word means unless it says so itself."""
    typed = f"`{show(value)}`"
    meaning = say(option_value(rule, value)) if isinstance(value, str) else ""
    return f"{typed} ({meaning})" if meaning not in ("", value) else typed


def _listed(values: Sequence[Value], shown: Sequence[str]) -> str:
    """Values as they are shown, in one line; many whole numbers in a row as a range."""
    parts: list[str] = []
    for run in runs(values):
        parts += [f"{shown[run[0]]} to {shown[run[-1]]}"] if len(run) >= LONG_RUN else [shown[at] for at in run]
    return ", ".join(parts)


# --- Writing ----------------------------------------------------------------------------------------------

PAGES: Mapping[str, Callable[[Say], str]] = {
    "commands.md": commands_page,
    "house-rules.md": house_rules_page,
}
"""The pages by the names of their files."""


def main() -> None:
    """Write all pages."""
    say = Words().saying(DEFAULT)
    for name, page in PAGES.items():
        (FOLDER / name).write_text(page(say), encoding="utf-8")


if __name__ == "__main__":
    main()
