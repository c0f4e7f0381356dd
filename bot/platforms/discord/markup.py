"""Lines of spans as Discord's markdown.

Whatever is not ours comes as a span of its own, and no span can bring markup with it: every sign that Discord
gives a meaning to is escaped. Signs that mean something only at the beginning of a line are left alone elsewhere,
so that `6-4` stays what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.cleaning import MORE
from bot.messages import Line, Span, Style, is_code
from bot.platforms.discord.ids import user_in

LONGEST: Final = 2000
"""Characters of a message, marks included."""

_SIGNS = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_~|<>[]@"})
"""Emphasis, code, spoilers, mentions and all else in angle brackets, links."""
_BEGINNING = re.compile(r"^(\s*)(#|-|\+|>|\d+(?=\.\s))")
"""Headings, lists and quotations begin a line."""


def content(lines: Sequence[Line], longest: int = LONGEST) -> str:
    """The text of a message; what does not fit is left out from the end, line by line."""
    for shown in range(len(lines), 0, -1):
        more = [MORE] if shown < len(lines) else []
        text = "\n".join([*_written(lines[:shown]), *more])
        if len(text) <= longest:
            return text
    return _cut(lines[0], longest) if lines else ""


def parted(lines: Sequence[Line], longest: int = LONGEST) -> list[Sequence[Line]]:
    """The lines in as many messages as it takes: marks need room that a text of these letters did not."""
    if len("\n".join(_written(lines))) <= longest:
        return [lines]
    parts: list[list[Line]] = [[]]
    for line in lines:
        if parts[-1] and len("\n".join(_written([*parts[-1], line]))) > longest:
            parts.append([])
        parts[-1].append(line)
    return list(parts)


def mentioned(lines: Iterable[Line]) -> list[int]:
    """The users who are to be notified."""
    found = (_mentioned(span) for line in lines for span in line)
    return list(dict.fromkeys(user for user in found if user is not None))


def _written(lines: Iterable[Line]) -> list[str]:
    """Each line as markdown; lines of nothing but code, one below another, are a block. Its marks stand on the
    line before it and on its last one, so that its own lines are all that lies between."""
    written: list[str] = []
    for code, group in groupby(lines, is_code):
        below = list(group)
        if code and len(below) > 1:
            begun = f"{written.pop()} ```" if written else "```"
            written += [begun, *(_plain(line).replace("`", "ˋ") for line in below)]
            written[-1] += "```"
        else:
            written += map(_line, below)
    return written


def _plain(line: Line) -> str:
    return "".join(span.text for span in line)


def _cut(line: Line, longest: int) -> str:
    """A line that is too long even alone, without its styles: half of a pair of marks would stay visible."""
    text = _plain(line)
    while len(cut := _begun(_escaped(text)) + MORE) > longest:
        text = text[: -max(1, (len(cut) - longest) // 2)]
    return cut


@lru_cache(maxsize=4096)  # from one move to the next most lines stay what they are
def _line(line: Line) -> str:
    """Neighbours of one style share their marks: `**a****b**` would not be read as two bold words."""
    spans = [span for span in line if span.text]
    return _begun("".join(_styled(style, list(group)) for style, group in groupby(spans, lambda span: span.style)))


def _styled(style: Style, spans: Sequence[Span]) -> str:
    if style is Style.CODE:
        # Nothing is escaped within code, and nothing ends it but its own sign.
        return "`" + _plain(tuple(spans)).replace("`", "ˋ") + "`"
    text = "".join(map(_name_or_text, spans))
    return f"**{text}**" if style is Style.BOLD and text.strip() else text


def _name_or_text(span: Span) -> str:
    user = _mentioned(span)
    return _escaped(span.text) if user is None else f"<@{user}>"


def _mentioned(span: Span) -> int | None:
    return user_in(span.person) if span.mention and span.person is not None else None


def _escaped(text: str) -> str:
    return text.translate(_SIGNS).replace("://", ":\\//")  # which makes a link by itself


def _begun(line: str) -> str:
    """A line that cannot be taken for a heading, a list or a quotation."""
    found = _BEGINNING.match(line)
    if found is None:
        return line
    if found[2].isdigit():  # `1. Ann` would become a list, which may be numbered anew
        return f"{line[: found.end()]}\\{line[found.end() :]}"
    return f"{found[1]}\\{line[found.start(2) :]}"
