"""The lobby: who sits where, by which house rules, and the pages on which these are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from bot.data import What, pack
from bot.ports import Button, Joined, Screen, Text, text
from bot.screens.names import option, option_name, option_value, players, who
from engine.game import Variant, variants
from engine.model import BadOption, Options
from engine.options import changed, menu
from storage.matches import Match, Status

PER_PAGE = 8
CHOICES = 24
PER_ROW = 4


def lobby_screen(match: Match, variant: Variant, options: Options, page: str) -> Screen:
    """The lobby, or the page of it that it is turned to: `o` and a page of house rules, `v` and a house rule
    (and a page of its choices), `g` the games."""
    if match.status is Status.STOPPED and match.started_at is None:
        return Screen((text("lobby-closed", game=text("game", game=match.game)),))
    if match.status is not Status.LOBBY:
        return Screen(_head(match, variant, options))
    if page.startswith("o"):
        return _options(match, options, _number(page[1:]))
    if page.startswith("v"):
        rule, _, at = page[1:].partition(".")
        return _choices(match, options, _number(rule), _number(at))
    if page == "g":
        return _games(match)
    head = _head(match, variant, options)
    return Screen((*head, *_missing(match, variant, options)), _buttons(match, variant, options))


def enough(match: Match, variant: Variant, options: Options) -> bool:
    """Whether the match could begin as it stands."""
    try:
        variant.rules(options, len(match.seats))
    except BadOption:
        return False
    return True


def _number(digits: str) -> int:
    return int(digits) if digits.isdigit() else 0


def _head(match: Match, variant: Variant, options: Options) -> tuple[Text, ...]:
    lines = [text("lobby-head", game=text("game", game=match.game), table=match.name)]
    lines.append(text(f"tagline-{variant.id}"))
    differing = changed(options)
    if differing:
        chosen = tuple(option(choice) for choice in differing)
        lines.append(text("lobby-options", options=Joined(chosen, by="; ")))
    lines += _seats(match, variant, options)
    return tuple(lines)


def _seats(match: Match, variant: Variant, options: Options) -> list[Text]:
    try:
        sides: Sequence[int] = variant.rules(options, len(match.seats)).sides
    except BadOption:
        sides = ()
    teams = len(set(sides)) < len(sides)
    return [
        text(
            "lobby-seat-team" if teams else "lobby-seat",
            number=seat.seat + 1,
            name=who(seat),
            team=sides[seat.seat] + 1 if teams else 0,
            host="yes" if seat.person == match.host else "no",
        )
        for seat in match.seats
    ]


def _missing(match: Match, variant: Variant, options: Options) -> tuple[Text, ...]:
    if enough(match, variant, options):
        return (text("lobby-ready"),)
    try:
        variant.rules(options, len(match.seats))
    except BadOption as error:
        if error.reason != "players":
            return (text(f"refused-{error.reason}", **error.facts),)
    return (text("lobby-wanted", seated=len(match.seats), players=players(variant)),)


def _buttons(match: Match, variant: Variant, options: Options) -> tuple[tuple[Button, ...], ...]:
    join = Button(text("button-join"), pack(What.JOIN, match.id))
    start = Button(text("button-start"), pack(What.START, match.id))
    leave = Button(text("button-leave"), pack(What.LEAVE, match.id))
    computer = Button(text("button-computer"), pack(What.COMPUTER, match.id))
    # What leads on stands first: joining until there are enough players, then starting.
    first = (start, join, leave) if enough(match, variant, options) else (join, leave, start)
    second = [computer, Button(text("button-options"), pack(What.OPTIONS, match.id, 0, 0))]
    if _has_teams(match, variant, options):
        second.append(Button(text("button-partners"), pack(What.PARTNERS, match.id)))
    third = (
        Button(text("button-game"), pack(What.GAME, match.id)),
        Button(text("button-cancel"), pack(What.CANCEL, match.id)),
    )
    return (first, tuple(second), third)


def _has_teams(match: Match, variant: Variant, options: Options) -> bool:
    if not enough(match, variant, options):
        return False
    sides = variant.rules(options, len(match.seats)).sides
    return len(set(sides)) < len(sides)


# --- Pages ------------------------------------------------------------------------------------------------


def _options(match: Match, options: Options, page: int) -> Screen:
    """A page of the house rules, made from the options themselves."""
    rules = menu(options)
    pages = -(-len(rules) // PER_PAGE)
    page = min(page, pages - 1)
    shown = range(page * PER_PAGE, min((page + 1) * PER_PAGE, len(rules)))
    rows = [(Button(option(rules[number]), pack(What.OPTION, match.id, 0, number)),) for number in shown]
    turns = [
        Button(text(key), pack(What.OPTIONS, match.id, 0, other))
        for key, other in (("button-previous", page - 1), ("button-next", page + 1))
        if 0 <= other < pages
    ]
    done = Button(text("button-done"), pack(What.LOBBY, match.id))
    lines = (text("options-head", game=text("game", game=match.game), page=page + 1, pages=pages),)
    return Screen(lines, (*rows, (*turns, done)))


def _choices(match: Match, options: Options, number: int, page: int) -> Screen:
    """What one house rule may be."""
    rules = menu(options)
    number = min(number, len(rules) - 1)
    rule = rules[number]
    pages = -(-len(rule.choices) // CHOICES)
    page = min(page, pages - 1)
    shown = list(enumerate(rule.choices))[page * CHOICES : (page + 1) * CHOICES]
    buttons = [
        Button(
            text(
                "option-choice",
                value=option_value(rule.name, value),
                chosen="yes" if value == rule.value else "no",
            ),
            pack(What.CHOOSE, match.id, 0, f"{number}.{index}"),
        )
        for index, value in shown
    ]
    rows = [tuple(buttons[at : at + PER_ROW]) for at in range(0, len(buttons), PER_ROW)]
    turns = [
        Button(text(key), pack(What.OPTION, match.id, 0, f"{number}.{other}"))
        for key, other in (("button-previous", page - 1), ("button-next", page + 1))
        if 0 <= other < pages
    ]
    back = Button(text("button-all-options"), pack(What.OPTIONS, match.id, 0, number // PER_PAGE))
    lines = (
        text("option-head", option=option_name(rule.name), value=option_value(rule.name, rule.default)),
        text(f"option-{rule.name}.about"),
    )
    return Screen(lines, (*rows, (*turns, back)))


def _games(match: Match) -> Screen:
    buttons = [Button(text("game", game=game), pack(What.GAME, match.id, 0, game)) for game in variants()]
    rows = [tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2)]
    back = Button(text("button-done"), pack(What.LOBBY, match.id))
    return Screen((text("games-head"),), (*rows, (back,)))
