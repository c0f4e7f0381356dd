"""The table in the room: layout, players, score, what happened last, whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.chats.choices import ChatChoice, ShownAs
from bot.data import What, pack
from bot.messages import Act, Button, Joined, Picture, Screen, Text, text
from bot.pictures.scene import Box, TableScene
from bot.screens.events import told
from bot.screens.kinds import kind_of
from bot.screens.names import Say, player, rights, standing
from bot.tables.almanac import day_of
from bot.tables.plan import alone, is_last_round, joinable, playing_itself, unhurried
from engine.events import Drew, Event, Laid, Leads, Misdealt
from engine.game import rules_of
from engine.model import Phase, View
from engine.seats import Seat
from storage.matches import Match


@dataclass(frozen=True, slots=True)
class Setting:
    """How a room shows its tables, whether there are several, whether one can play while one writes, and whether
    others can come."""

    choice: ChatChoice
    several: bool
    inline: bool
    say: Say
    company: bool = False


def table_screen(match: Match, view: View, tale: Sequence[Event], setting: Setting) -> Screen:
    """What everybody sees of a round; `view` is the onlooker's, `tale` what happened lately."""
    pictured = setting.choice.layout is ShownAs.PICTURE
    shown = () if pictured else (*kind_of(view).as_text(match, view), *_counts(match, view))
    lines = (
        _head(match, view, setting),
        *(() if pictured else _scores(match, view)),
        *rights(match, view),
        *shown,
        *_happened(match, view, tale),
        *((text("time-up"),) if is_last_round(view) else ()),
        *_missed(match, view),
        *_turn(match, view),
        *_promise(view),
    )
    picture = Picture(scene_of(match, view, setting), _words(match, view)) if pictured else None
    return Screen(lines, _buttons(match, view, setting), picture)


def _head(match: Match, view: View, setting: Setting) -> Text:
    game, day = text("game", game=match.game), day_of(match)
    if day is not None:
        return text("alone-head-daily", game=game, date=day)
    if alone(match) and setting.several:
        return text("lobby-head", game=game, table=match.name)
    if alone(match):  # there is but one round
        return text("alone-head", game=game)
    goal = rules_of(view).scoring.goal
    now = text("table-round", round=view.round, rounds=goal.rounds or 0, target=goal.target or 0)
    if setting.several:
        return text("table-head-named", game=game, table=match.name, round=now)
    return text("table-head", game=game, round=now)


def _scores(match: Match, view: View) -> tuple[Text, ...]:
    """All accounts; in a game for one there is nothing to compare."""
    if alone(match):
        return ()
    accounts = standing(match, view)
    return (text("table-scores", accounts=Joined(accounts)) if accounts else text("table-secret"),)


def _counts(match: Match, view: View) -> tuple[Text, ...]:
    """How many tiles everybody has; in a game for one they lie open."""
    if alone(match):
        return ()
    counts = tuple(text("count", name=player(match, seat), tiles=len(view.hands[seat])) for seat in view.table)
    return (text("table-counts", counts=Joined(counts), boneyard=view.boneyard),)


def _happened(match: Match, view: View, tale: Sequence[Event]) -> tuple[Text, ...]:
    """What happened, in its order; deals that were cancelled one after another are told in one line, and who had
    to lead no longer when he has."""
    if rules_of(view).kernel.begun(view.body):
        tale = [event for event in tale if not (isinstance(event, Leads) and event.forced)]
    misdeals = Counter(event.why for event in tale if isinstance(event, Misdealt))
    again = (text("told-misdealt", why=why, count=count) for why, count in misdeals.items())
    return (*again, *(line for event in tale if (line := told(match, event)) is not None))


def joined(tale: Sequence[Event]) -> list[Event]:
    """What happened, with the tiles that somebody laid, or drew, one after another told together."""
    found: list[Event] = []
    for event in tale:
        before = found[-1] if found else None
        if isinstance(event, Laid) and isinstance(before, Laid) and before.seat == event.seat:
            found[-1] = replace(before, plays=(*before.plays, *event.plays))
        elif isinstance(event, Drew) and isinstance(before, Drew) and before.seat == event.seat:
            found[-1] = replace(before, tiles=(*before.tiles, *event.tiles))
        else:
            found.append(event)
    return found


def _missed(match: Match, view: View) -> tuple[Text, ...]:
    """Whose last turn the clock has ended: nobody else laid that tile, and the next time he loses his seat."""
    if view.phase is not Phase.PLAY:
        return ()
    late = (seat for seat in view.table if match.seats[seat].misses and not playing_itself(match.seats[seat]))
    return tuple(text("table-missed", name=player(match, seat)) for seat in late)


def _turn(match: Match, view: View) -> tuple[Text, ...]:
    if view.phase is not Phase.PLAY or view.turn is None:
        return ()
    if not alone(match):
        return (text("table-turn", name=player(match, view.turn)),)
    if match.seats[0].person == match.room:  # in his own chat with the bot nobody else looks on
        return ()
    return (text("alone-turn", name=player(match, view.turn)),)


def _promise(view: View) -> tuple[Text, ...]:
    """The hash that binds the dealer, shown from the deal to the first tile and once more with the result."""
    if not view.commitment or rules_of(view).kernel.begun(view.body):
        return ()
    return (text("table-commitment", commitment=view.commitment),)


def _buttons(match: Match, view: View, setting: Setting) -> tuple[tuple[Button, ...], ...]:
    if view.phase is not Phase.PLAY:
        return ()
    buttons = [Button(text("button-hand"), pack(What.HAND, match.id))]
    if setting.inline:
        buttons.append(Button(text("button-inline"), match.id, Act.INLINE))
    if setting.company and joinable(match) and not unhurried(match):  # into a private chat nobody else comes
        buttons.append(Button(text("button-join"), pack(What.JOIN, match.id)))
    if any(seat.person is not None and playing_itself(seat) for seat in match.seats):
        buttons.append(Button(text("button-back"), pack(What.BACK, match.id)))
    return (tuple(buttons),)


# --- The picture and its words ----------------------------------------------------------------------------


def scene_of(match: Match, view: View, setting: Setting) -> TableScene:
    """The table as it is drawn."""
    teams = len(set(view.sides)) < len(view.sides)
    foot = [text("foot-boneyard", count=view.boneyard)] if rules_of(view).kernel.tiles and view.boneyard else []
    kind = kind_of(view)
    return TableScene(
        boxes=tuple(_box(match, view, seat, teams=teams) for seat in view.table),
        drawing=kind.drawing(match, view, setting.say),
        foot=tuple(map(setting.say, (*foot, *kind.ends(view)))),
        theme=setting.choice.theme,
    )


def _box(match: Match, view: View, seat: Seat, *, teams: bool) -> Box:
    scores = () if alone(match) else view.book.scores
    return Box(
        name=match.seats[seat].name,
        score=str(scores[view.sides[seat]]).replace("-", "−") if scores else "",
        tiles=len(view.hands[seat]),
        team=view.sides[seat] if teams else None,
        turn=seat == view.turn,
        computer=playing_itself(match.seats[seat]),
    )


def _words(match: Match, view: View) -> tuple[Text, ...]:
    return (*kind_of(view).in_words(match, view), *_counts(match, view), *_scores(match, view))
