"""The lobby: who sits where, by which house rules, and the pages on which these are chosen."""

from __future__ import annotations

from dataclasses import dataclass

from bot.data import What, pack
from bot.messages import Button, Joined, Screen, Text, Typed, text
from bot.ports import Limits
from bot.rulebook.names import option, option_name, option_value, players, tagline
from bot.screens.common import door_button, goes_to
from bot.screens.grid import Grid, grid, on_one_page, paged
from bot.screens.names import side, who
from bot.screens.refusals import refusal
from bot.tables.keeping import not_kept
from bot.tables.plan import by_clock
from bot.tables.tallying import counts
from engine.errors import BadOption
from engine.game import Variant, variants
from engine.model import Options
from engine.needs import Unkept, needs, why_not
from engine.options import Choice, Value, changed, menu
from engine.seats import Side
from storage.matches import Match, Sitter, Status

RULES = 8
CHOICES = 24
GAMES = 24
"""House rules, their choices and games on a page, where there is room for so many."""
FIRST = ("target", "rounds", "single_round", "session_minutes", "session_rounds")
"""House rules that tell how long a match takes: they are changed most often."""
MANY = 300
"""Choices that nobody would turn through page by page."""


@dataclass(frozen=True, slots=True)
class Unreached:
    """Those at a table who take no private messages, and the address at which that is mended, if there is one."""

    seats: tuple[Sitter, ...] = ()
    door: str | None = None


ALL_REACHED = Unreached()

SHUFFLE, AS_LAST_TIME = "s", "l"
"""What else a button of the teams may ask for."""


def is_of_teams(page: str) -> bool:
    """Whether a page of a lobby is the one on which teams are made."""
    return page.startswith("t")


def lobby_screen(
    match: Match,
    variant: Variant,
    options: Options,
    page: str,
    limits: Limits,
    unreached: Unreached = ALL_REACHED,
    *,
    last_time: bool,
) -> Screen:
    """The lobby, or the page of it that it is turned to: `o` and a page of house rules, `v` and a house rule
    (and a page of its choices), `g` and a page of the games, `t` for the teams and the seat tapped first.
    `last_time`: whether this game was played here before, so that the teams can be as they were."""
    if match.status is Status.STOPPED and match.started_at is None:
        return Screen((text("lobby-closed", game=text("game", game=match.game)),))
    if match.status is not Status.LOBBY:
        return Screen(_head(match, variant, options))
    if page.startswith("o"):
        return _options(match, options, _number(page[1:]), limits)
    if page.startswith("v"):
        rule, _, at = page[1:].partition(".")
        return _choices(match, options, _number(rule), _number(at), limits)
    if page.startswith("g"):
        return _games(match, _number(page[1:]), limits)
    if is_of_teams(page) and in_teams(variant, options):
        return _teams(match, sides_of(match, variant, options), page[1:], limits, last_time=last_time)
    head = _head(match, variant, options)
    guests = (text("sheet-guests"),) if match.sheet else ()
    state = _lacking(match, variant, options) or text("lobby-ready")
    lines = (*head, *guests, *_uncounted(match), state, *_silent(unreached))
    return Screen(lines, (*_buttons(match, variant, options), *_doors(match, unreached)))


def _uncounted(match: Match) -> tuple[Text, ...]:
    """What is in no tally, while that can be mended: whoever has been written down on a sheet, and what several
    people play with a computer player."""
    people = sum(seat.person is not None for seat in match.seats)
    if people > 1 and any(seat.is_computer for seat in match.seats):
        return (text("lobby-uncounted"),)
    guests = tuple(who(seat) for seat in match.seats if seat.person is None and seat.computer is None)
    if not guests:
        return ()
    return (text("sheet-unknown", names=guests) if counts(match) else text("sheet-none-known"),)


def enough(match: Match, variant: Variant, options: Options) -> bool:
    """Whether the match could begin as it stands."""
    return _lacking(match, variant, options) is None


def wanted(match: Match, variant: Variant, options: Options) -> Text:
    """How many sit at a table, and how many its game is for."""
    return text("lobby-wanted", seated=len(match.seats), players=players(variant, options))


def _number(digits: str) -> int:
    return int(digits) if digits.isdigit() else 0


def _title(match: Match) -> Text:
    title = "sheet-lobby" if match.sheet else "lobby-head"
    return text(title, game=text("game", game=match.game), table=match.name)


def _head(match: Match, variant: Variant, options: Options) -> tuple[Text, ...]:
    lines = [_title(match), tagline(variant, options), *_goal(match, variant, options)]
    differing = changed(options)
    if differing:
        chosen = tuple(option(choice) for choice in differing)
        lines.append(text("lobby-options", options=Joined(chosen, by="; ")))
    lines += _seats(match, variant, options)
    return tuple(lines)


def _goal(match: Match, variant: Variant, options: Options) -> tuple[Text, ...]:
    """What the match goes to, if that is sure: it may depend on how many play."""
    if session := by_clock(options):
        return (text("match-minutes", minutes=session.session_minutes, rounds=session.session_rounds or 0),)
    fitting = variant.fitting(options)
    numbers = {len(match.seats)}.intersection(fitting) or fitting
    goals = {variant.rules(options, number).scoring.goal for number in numbers}
    return goes_to(*goals) if len(goals) == 1 else ()


def _seats(match: Match, variant: Variant, options: Options) -> list[Text]:
    sides = sides_of(match, variant, options)
    return [
        text(
            "lobby-seat-team" if sides else "lobby-seat",
            number=seat.seat + 1,
            name=who(seat),
            team=sides[seat.seat] + 1 if sides else 0,
            host=seat.person == match.host,
        )
        for seat in match.seats
    ]


def _lacking(match: Match, variant: Variant, options: Options) -> Text | None:
    """What the match still needs before it can begin; None if it can."""
    try:
        rules = variant.ready(options, len(match.seats))
    except BadOption as error:
        return wanted(match, variant, options) if error.reason == "players" else refusal(error)
    if match.sheet and needs(rules) is None:
        return text(not_kept(why_not(variant, options) or Unkept.OTHER))
    return None


def _buttons(match: Match, variant: Variant, options: Options) -> tuple[tuple[Button, ...], ...]:
    """Each stays in its place whoever sits down: a second tap in haste on the same spot starts no match."""
    start = Button(text("button-start"), pack(What.START, match.id))
    leave = Button(text("button-leave"), pack(What.LEAVE, match.id))
    computer = Button(text("button-computer"), pack(What.COMPUTER, match.id))
    second = [] if match.sheet else [computer]
    second.append(Button(text("button-options"), pack(What.OPTIONS, match.id, 0, 0)))
    if in_teams(variant, options):
        second.append(Button(text("button-partners"), pack(What.PARTNERS, match.id)))
    second += _away(match)
    game = Button(text("button-game"), pack(What.GAME, match.id))
    cancel = Button(text("button-cancel"), pack(What.CANCEL, match.id))
    return ((_join(match), leave, start), tuple(second), (cancel,) if match.sheet else (game, cancel))


def _join(match: Match) -> Button:
    """On every page: who comes while another one chooses is to see how to sit down."""
    return Button(text("button-join"), pack(What.JOIN, match.id))


def _away(match: Match) -> list[Button]:
    """The guest who was written down last, or the computer player who sat down last, may be sent away again."""
    last = next((seat for seat in reversed(match.seats) if seat.person is None), None)
    if last is None:
        return []
    return [Button(text("button-without", name=Typed(last.name)), pack(What.GUEST, match.id, 0, last.seat))]


def _silent(unreached: Unreached) -> tuple[Text, ...]:
    if not unreached.seats:
        return ()
    names = tuple(who(seat) for seat in unreached.seats)
    return (text("lobby-unreached", names=names, way="write" if unreached.door is None else "open"),)


def _doors(match: Match, unreached: Unreached) -> tuple[tuple[Button, ...], ...]:
    return ((door_button(unreached.door, match.id),),) if unreached.seats else ()


def sides_of(match: Match, variant: Variant, options: Options) -> tuple[Side, ...] | None:
    """The side of every seat, if those who sit there would play in teams."""
    return _sides(variant, options, len(match.seats))


def in_teams(variant: Variant, options: Options) -> bool:
    """Whether some number of players plays this game in teams."""
    return any(_sides(variant, options, number) for number in variant.players)


def _sides(variant: Variant, options: Options, players: int) -> tuple[Side, ...] | None:
    try:
        sides = variant.rules(options, players).sides
    except BadOption:
        return None
    return sides if len(set(sides)) < len(sides) else None


# --- Pages ------------------------------------------------------------------------------------------------


def rule_page(options: Options, number: int, limits: Limits) -> str:
    """The page on which a house rule stands."""
    return f"o{_page_of(options, number, limits)}"


def _rule_grid(options: Options, limits: Limits) -> Grid:
    return grid(limits, len(menu(options)), per_row=1, per_page=RULES)


def _listed(options: Options) -> list[int]:
    """The numbers of the house rules in the order in which they are shown."""
    rules = menu(options)
    return sorted(range(len(rules)), key=lambda number: rules[number].name not in FIRST)


def _page_of(options: Options, number: int, limits: Limits) -> int:
    """The page on which a house rule stands."""
    return _rule_grid(options, limits).page_of(_listed(options).index(number))


def _options(match: Match, options: Options, page: int, limits: Limits) -> Screen:
    """A page of the house rules, made from the options themselves."""
    rules, laid = menu(options), _rule_grid(options, limits)
    pages = laid.pages(len(rules))
    page = min(page, pages - 1)
    buttons = [Button(option(rules[one]), pack(What.OPTION, match.id, 0, one)) for one in _listed(options)]
    done = Button(text("button-done"), pack(What.LOBBY, match.id))
    head = text("options-head", game=text("game", game=match.game), page=page + 1, pages=pages)
    ways = (done, _join(match))
    return Screen((head,), paged(buttons, laid, page, lambda other: pack(What.OPTIONS, match.id, 0, other), *ways))


def number_of(game: str) -> int:
    """Tells the buttons of one game from those of another, where the same places are those of other rules."""
    return list(variants()).index(game)


def offered(rule: Choice) -> list[tuple[int, Value]]:
    """What has a button, with its place among all choices: of very many numbers some, the usual and the present
    one among them; any other can be written with `/play`."""
    choices = list(enumerate(rule.choices))
    if len(choices) <= MANY:
        return choices
    some = {*range(0, len(choices), -(-len(choices) // CHOICES)), len(choices) - 1}
    return [one for one in choices if one[0] in some or one[1] in (rule.default, rule.value)]


def _choices(match: Match, options: Options, number: int, page: int, limits: Limits) -> Screen:
    """What one house rule may be."""
    rules = menu(options)
    number = min(number, len(rules) - 1)
    rule = rules[number]
    buttons = [
        Button(
            text(
                "option-choice",
                value=option_value(rule.name, value),
                chosen=value == rule.value,
            ),
            pack(What.CHOOSE, match.id, number_of(match.game), f"{number}.{index}"),
        )
        for index, value in offered(rule)
    ]
    back = Button(
        text("button-all-options"),
        pack(What.OPTIONS, match.id, 0, _page_of(options, number, limits)),
    )
    lines = (
        text("option-head", option=option_name(rule.name), value=option_value(rule.name, rule.default)),
        text(f"option-{rule.name}.about"),
    )
    laid = grid(limits, len(buttons), per_row=4, per_page=CHOICES)

    def turn(other: int) -> str:
        return pack(What.OPTION, match.id, 0, f"{number}.{other}")

    return Screen(lines, paged(buttons, laid, page, turn, back, _join(match)))


def _games(match: Match, page: int, limits: Limits) -> Screen:
    buttons = [Button(text("game", game=game), pack(What.GAME, match.id, 0, game)) for game in variants()]
    laid = grid(limits, len(buttons), per_row=2, per_page=GAMES)
    back = Button(text("button-done"), pack(What.LOBBY, match.id))
    return Screen(
        (text("games-head"),),
        paged(buttons, laid, page, lambda other: pack(What.GAME, match.id, 0, other), back, _join(match)),
    )


def _teams(match: Match, sides: tuple[Side, ...] | None, first: str, limits: Limits, *, last_time: bool) -> Screen:
    """Who plays with whom: one is tapped, then his partner; or the lot decides, or it is as last time."""
    tapped = int(first) if first.isdigit() and int(first) < len(match.seats) else None
    asked = text("teams-first") if tapped is None else text("teams-second", name=who(match.seats[tapped]))
    buttons = [
        Button(
            text("seat-button", number=seat.seat + 1, name=Typed(seat.name)),
            pack(What.PARTNERS, match.id, 0, seat.seat if tapped is None else f"{tapped}.{seat.seat}"),
        )
        for seat in match.seats
        if sides and seat.seat != tapped
    ]
    again = Button(text("button-last-time"), pack(What.PARTNERS, match.id, 0, AS_LAST_TIME))
    ways = (
        Button(text("button-shuffle"), pack(What.PARTNERS, match.id, 0, SHUFFLE)),
        *((again,) if last_time else ()),
        Button(text("button-done"), pack(What.LOBBY, match.id)),
        _join(match),
    )
    rows = (*on_one_page(buttons, limits, per_row=2), ways)
    if sides is None:
        return Screen((_title(match), text("teams-later")), rows)
    teams = (text("team-line", team=one + 1, names=side(match, sides, one)) for one in dict.fromkeys(sides))
    return Screen((_title(match), *teams, asked), rows)
