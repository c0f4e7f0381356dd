"""Lines and buttons as Telegram takes them.

Styles and mentions go as entities beside the text, never as markup within it, so there is nothing to escape. What
the server would make a link of in a name, though nobody has marked it, is taken apart. Telegram counts in UTF-16
units; what is too long is cut, so that nothing is refused for it. What comes out is the server's own JSON: to make
an object of the library of each button and each entity takes ten times as long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from operator import itemgetter
from typing import Any, Final
from unicodedata import east_asian_width

from telegram import MessageEntity

from bot.cleaning import MORE
from bot.messages import Act, Label, Line, Message, Span, Style, is_code
from bot.platforms.telegram.ids import user_of

Json = dict[str, Any]
"""An object of the Bot API."""

TEXT: Final = 4096
CAPTION: Final = 1024
EPHEMERAL_EDIT: Final = 1024
"""What the server takes in practice when an ephemeral message is changed, whatever the documentation says."""
POPUP: Final = 200

_MOST_ENTITIES: Final = 100
_ROW: Final = 42
"""Letters that a row of buttons has room for on a phone of usual width."""
_LINKING: Final = re.compile(r"(?<=[@/#$])(?=\w)|(?<=\w\.)(?=[^\W\d_]{2})|(?<=:)(?=//)")
"""Where the signs of a link meet what they link to."""
_ACTS: Final = {
    Act.PRESS: "callback_data",
    Act.LINK: "url",
    Act.INLINE: "switch_inline_query_current_chat",
}
_KINDS: Final = {Style.BOLD: MessageEntity.BOLD, Style.CODE: MessageEntity.CODE}


@dataclass(frozen=True, slots=True)
class Formatted:
    """A text with its entities."""

    text: str
    entities: Sequence[Json]


def units(text: str) -> int:
    """The length of a text as Telegram counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def unlinked(name: str) -> str:
    """A name in which nothing can be tapped: no address, no command, nobody else's name."""
    return _LINKING.sub("\u2060", name)


def written(lines: Sequence[Line], most: int) -> Formatted:
    """Lines as one text of at most so many units."""
    text: list[str] = []
    at = 0
    entities: list[Json] = []
    fitted = _fitted([tuple(map(_taken_apart, line)) for line in lines], most)
    for code, group in groupby(fitted, is_code):
        below, begins = list(group), at
        block = code and len(below) > 1
        for line in below:
            for span in line:
                length = units(span.text)
                entities += () if block else _entities(span, at, length)
                text.append(span.text)
                at += length
            text.append("\n")
            at += 1
        if block:
            entities.append(_entity(MessageEntity.PRE, begins, at - 1 - begins))
    # Mentions first: that a name is bold is the least of what may be lost.
    entities.sort(key=lambda entity: entity["type"] != MessageEntity.TEXT_MENTION)
    kept = sorted(entities[:_MOST_ENTITIES], key=itemgetter("offset"))
    return Formatted("".join(text)[:-1], kept)  # nothing stands behind the last line


def popup(message: Message, below: str = "") -> str:
    """A message as plain words that fit into a popup; with a line below them, if there is room for it beside what
    fits of them."""
    words = written(message.lines, POPUP).text
    more = f"{words}\n{below}" if below else words
    return more if units(more) <= POPUP else words


def fits_popup(message: Message) -> bool:
    """Whether a popup can say all of a message."""
    return not message.rows and message.drawing is None and units(message.plain()) <= POPUP


def keyboard(rows: Sequence[Sequence[Label]]) -> Json | None:
    """The buttons below a message."""
    return {"inline_keyboard": [[_button(label) for label in row] for row in _legible(rows)]} if rows else None


def _legible(rows: Sequence[Sequence[Label]]) -> Iterator[Sequence[Label]]:
    """The same buttons in rows in which a phone shows every label whole, if it can: it makes the buttons of a row
    equally wide and cuts what is longer. Rows of as many buttons that have to be divided are one block where they
    stand one after another; its rows are as even as can be, unless fewer do if each holds as many as fit."""
    for (most, whole), block in groupby(rows, lambda row: (len(row), len(row) <= _fitting(row))):
        if whole:
            yield from block
            continue
        labels = [label for row in block for label in row]
        wide = ceil(most / ceil(most / _fitting(labels)))
        even: list[Sequence[Label]] = [labels[at : at + wide] for at in range(0, len(labels), wide)]
        filled = list(_filled(labels, most))
        alike = len({_width(label.text) for label in labels}) == 1
        yield from even if alike or len(even) <= len(filled) else filled


def _filled(labels: Sequence[Label], most: int) -> Iterator[Sequence[Label]]:
    """Rows of at most so many buttons, each filled before the next is begun."""
    row: list[Label] = []
    for label in labels:
        if row and len(row) >= min(most, _fitting([*row, label])):
            yield row
            row = []
        row.append(label)
    yield row


def _fitting(labels: Sequence[Label]) -> int:
    """How many buttons as wide as the longest of these a row has room for."""
    return max(1, _ROW // max(_width(label.text) for label in labels))


def _width(words: str) -> int:
    """How many letters' room a label takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in words)


def _button(label: Label) -> Json:
    return {"text": label.text, _ACTS[label.act]: label.data}


def _taken_apart(span: Span) -> Span:
    """Code is no link anyway, and is there to be copied as it is."""
    return span._replace(text=unlinked(span.text)) if span.name and span.style is not Style.CODE else span


def _entities(span: Span, offset: int, length: int) -> Iterator[Json]:
    if not span.text.strip():
        return
    if span.style in _KINDS:
        yield _entity(_KINDS[span.style], offset, length)
    user = user_of(span.person) if span.mention and span.person else None
    if user is not None:
        # The server looks at the number alone; its schema wants the rest, too.
        who = {"id": user, "is_bot": False, "first_name": span.text}
        yield _entity(MessageEntity.TEXT_MENTION, offset, length) | {"user": who}


def _entity(kind: str, offset: int, length: int) -> Json:
    return {"type": kind, "offset": offset, "length": length}


def _fitted(lines: Sequence[Line], most: int) -> Sequence[Line]:
    """The lines, or as many of them as fit with a sign that there were more."""
    if sum(map(_length, lines)) + len(lines) - 1 <= most:
        return lines
    kept: list[Line] = []
    left = most - units(MORE)
    for line in lines:
        left -= _length(line) + 1
        if left < 0:
            break
        kept.append(line)
    if kept:
        return [*kept, (Span(MORE),)]
    return [_cut_line(lines[0], most - units(MORE))]


def _length(line: Line) -> int:
    return sum(units(span.text) for span in line)


def _cut_line(line: Line, most: int) -> Line:
    """The beginning of a line that is too long by itself."""
    kept = []
    for span in line:
        if units(span.text) > most:
            beginning = span.text.encode("utf-16-le", "surrogatepass")[: 2 * most].decode("utf-16-le", "ignore")
            kept.append(Span(beginning + MORE))
            break
        kept.append(span)
        most -= units(span.text)
    return tuple(kept)
