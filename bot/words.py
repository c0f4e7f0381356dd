"""Keys to words: Project Fluent files per language, chosen last, per reader.

Arguments that people or platforms bring along (names as `Who`, titles and whatever else was typed as `Typed`)
never pass through the grammar of the texts: they stand aside under a private letter while a sentence is put
together and come back as spans of their own. So a name cannot bring markup with it, and a platform escapes it like
any other span.

Texts set words off with `<b>` and `<c>` (code); a line break in a text begins a new line.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import date
from functools import lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bot.cleaning import clean
from bot.messages import Arg, Drawing, Joined, Label, Line, Message, Screen, Span, Style, Text, Typed, Who, text
from engine.game import variants

logger = logging.getLogger(__name__)

DEFAULT = "en"

_RULES = "rules/"
_SHARED = "rules/shared.ftl"
"""What several pages of the rulebook have in common: their texts use it, the program does not."""

_ASIDE = 0xE000  # the private letters of Unicode stand for what is put aside
_ASIDE_LAST = 0xF8FF
_IDENTIFIER = re.compile(r"[a-z0-9][a-z0-9_.-]*")
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_MARKS = re.compile(r"(</?[bc]>)")
_STYLES = {"<b>": Style.BOLD, "<c>": Style.CODE, "</b>": Style.PLAIN, "</c>": Style.PLAIN}
_SEMICOLONS = {"fr": "\u00a0; "}
"""Where a semicolon between parts does not follow the word before it at once."""
_PRIVATE = re.compile(f"[{chr(_ASIDE)}-{chr(_ASIDE_LAST)}]")
_BELOW_ZERO = re.compile(rf"(?<![\w{chr(_ASIDE)}-{chr(_ASIDE_LAST)}])-(?=\d)")
"""The hyphen before a number that is less than nothing: in sums stands a minus."""

Styled = tuple[Span, ...]


def _isolated(name: str) -> str:
    """A name that is written from right to left, kept from turning the words around it."""
    if any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name):
        return f"\u2068{name}\u2069"
    return name


def languages(folder: Traversable | None = None) -> list[str]:
    """The languages that have a folder of Fluent files, by their codes."""
    return sorted(
        entry.name
        for entry in (folder or files("bot.texts")).iterdir()
        if entry.is_dir() and any(file.name.endswith(".ftl") for file in entry.iterdir())
    )


def language_meant(code: str, known: Collection[str]) -> str | None:
    """The language of these that a code means, be it `pt-BR` where there is but `pt`; None if it means none."""
    whole = code.lower()
    return next((one for one in (whole, whole.replace("_", "-").partition("-")[0]) if one in known), None)


def _day(value: date, language: str) -> str:
    """A date without the point behind its year: the sentence that it ends would end with two. In French the first
    of a month is an ordinal."""
    written = format_date(value, "medium", Locale.parse(language)).removesuffix("\u202fг.")
    return f"1er{written.removeprefix('1')}" if language == "fr" and value.day == 1 else written


class Words:
    """The texts of all languages."""

    def __init__(self, folder: Traversable | None = None, *, default: str = DEFAULT) -> None:
        """Every language that has a folder of Fluent files; `default` is that of all who read none of them."""
        root = folder or files("bot.texts")
        self._shelves = {language: Shelf(root / language) for language in languages(root)}
        self._bundles = {language: FluentBundle([language], use_isolating=False) for language in self._shelves}
        self.default = language_meant(default, self._bundles) or DEFAULT
        self._reading = Lock()  # what people write is also looked up in threads
        self.say = lru_cache(maxsize=8192)(self._say)
        # A line of many parts is mostly said again with one of them changed.
        self._part = lru_cache(maxsize=2048)(self._spans)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are, by their codes."""
        return tuple(self._bundles)

    def known(self, *wishes: str | None) -> str:
        """The first of the wished-for languages that there is, or the default; `pt-BR` is content with `pt`."""
        found = (language_meant(wish, self._bundles) for wish in wishes if wish)
        return next(filter(None, found), self.default)

    def has(self, key: str, language: str) -> bool:
        """Whether a language has a text of its own for a key."""
        return self._pattern(key, language) is not None

    def _pattern(self, key: str, language: str) -> Any:
        """The pattern of a message, or with a dot in the key of one of its attributes; None if there is none. A
        file is taken apart when something in it is asked for first."""
        bundle, shelf = self._bundles[language], self._shelves[language]
        if shelf.lacks(key):
            with self._reading:
                for content in shelf.unread(key):
                    bundle.add_resource(FluentResource(content))
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    # --- sentences ----------------------------------------------------------------------------------------

    def _say(self, text: Text, language: str) -> tuple[Line, ...]:
        """A text as the lines of one reader."""
        lines: list[list[Span]] = [[]]
        for span in self._spans(text, language):
            first, *more = span.text.split("\n")
            lines[-1].append(span._replace(text=first) if more else span)
            lines += [[span._replace(text=rest)] for rest in more]
        return tuple(tuple([span for span in line if span.text]) for line in lines)

    def line(self, text: Text, language: str) -> str:
        """A text as plain words in one line, for labels."""
        return " ".join("".join(span.text for span in line) for line in self.say(text, language))

    def saying(self, language: str) -> Callable[[Text], str]:
        """`line` for one reader."""
        return partial(self.line, language=language)

    def message(self, screen: Screen, language: str, drawing: bytes | None = None) -> Message:
        """A screen in the words of one reader, with its picture if that has been drawn."""
        lines = tuple(line for text in screen.lines for line in self.say(text, language))
        rows = tuple(
            tuple(Label(self.line(button.label, language), button.data, button.act) for button in row)
            for row in screen.rows
        )
        picture = None
        if screen.picture is not None and drawing is not None:
            words = " ".join(_stopped(self.line(text, language)) for text in screen.picture.words)
            picture = Drawing(drawing, words)
        return Message(lines, rows, picture, screen.secret, language)

    def length(self, screen: Screen, language: str) -> int:
        """The characters of a screen without its picture and buttons."""
        lines = [line for text in screen.lines for line in self.say(text, language)]
        return sum(len(span.text) for line in lines for span in line) + max(0, len(lines) - 1)

    def measuring(self, language: str) -> Callable[[Screen], int]:
        """`length` for one reader."""
        return partial(self.length, language=language)

    def _spans(self, text: Text, language: str) -> Styled:
        aside: list[Styled] = []
        if text.key == "literal":
            words = dict(text.args)["words"]
            if isinstance(words, str):
                return (Span(words),)
            return _styled(str(self._argument(words, language, aside)), aside)
        if text.key == "game":
            return (Span(game_name(str(dict(text.args)["game"]), language)),)
        if text.key == "numbered":
            return self._numbered(text, language)
        args = {name: self._argument(value, language, aside) for name, value in text.args}
        return _styled(self._format(text.key, args, language), aside)

    def _numbered(self, text: Text, language: str) -> Styled:
        """The lines of a text under numbers: `4.1`, `4.2` for the number 4, or from `first` on. `only` names those
        that are wanted."""
        args = dict(text.args)
        whole, first, only = args["whole"], args.get("first", 1), str(args.get("only", "")).split()
        assert isinstance(whole, Text)
        assert isinstance(first, int)
        spans: list[Span] = []
        for number, line in enumerate(self.say(whole, language), start=first):
            if not only or str(number) in only:
                before = "\n" if spans else ""
                spans += [Span(f"{before}{args['number']}.{number} ", Style.BOLD), *line]
        return tuple(spans)

    def _argument(self, value: Arg, language: str, aside: list[Styled]) -> str | int:
        if isinstance(value, int) or (isinstance(value, str) and _IDENTIFIER.fullmatch(value)):
            return value
        if isinstance(value, str):
            spans: Styled = (Span(_PRIVATE.sub("", value), name=True),)
        elif isinstance(value, date):
            spans = (Span(_day(value, language)),)
        elif isinstance(value, Who) and value.unnamed:
            spans = self._part(text("somebody"), language)
        elif isinstance(value, Who):
            spans = (Span(_isolated(clean(value.name)), Style.BOLD, value.person, value.mention, name=True),)
        elif isinstance(value, Typed):
            spans = (Span(_isolated(clean(value.words)), name=True),)
        elif isinstance(value, Text):
            spans = self._part(value, language)
        elif isinstance(value, Joined):
            by = _SEMICOLONS.get(language, value.by) if value.by == "; " else value.by
            return by.join(str(self._argument(part, language, aside)) for part in value.parts)
        else:
            parts = [str(self._argument(part, language, aside)) for part in value]
            return format_list(parts, style="standard", locale=Locale.parse(language)) if parts else ""
        aside.append(spans)
        return chr(_ASIDE + len(aside) - 1)

    def _format(self, key: str, args: Mapping[str, str | int], language: str) -> str:
        for code in dict.fromkeys((language, DEFAULT)):
            pattern = self._pattern(key, code)
            if pattern is not None:
                words, errors = self._bundles[code].format_pattern(pattern, dict(args))
                if errors:
                    logger.error("the text %s (%s) is at fault: %s", key, code, "; ".join(map(str, errors)))
                return _BELOW_ZERO.sub("−", str(words))
        logger.error("there is no text %s", key)
        return key


class Shelf:
    """The Fluent files of a language: those of the screens, and in `rules` those of the rulebook."""

    def __init__(self, folder: Traversable) -> None:
        self._homes: dict[str, str] = {}
        self._unread: dict[str, Traversable] = {}
        for part in ("", _RULES):
            for file in _entries(folder / part):
                if file.name.endswith(".ftl"):
                    self._unread[part + file.name] = file
                    self._homes |= dict.fromkeys(_KEY.findall(file.read_text("utf-8")), part + file.name)

    def lacks(self, key: str) -> bool:
        """Whether the file of a key has not been read, or not to its end: a text may need others of its file."""
        return self._home(key) in self._unread

    def unread(self, key: str) -> Iterator[str]:
        """What has to be read before a key is known, each file but once; it counts as read when the next one is
        asked for."""
        home = self._home(key)
        for name in (_SHARED, home) if home.startswith(_RULES) else (home,):
            if name in self._unread:
                yield self._unread[name].read_text("utf-8")
                del self._unread[name]

    def _home(self, key: str) -> str:
        return self._homes.get(key.partition(".")[0], "")


def _entries(folder: Traversable) -> Iterable[Traversable]:
    return folder.iterdir() if folder.is_dir() else ()


def game_name(game: str, language: str) -> str:
    """What players of a language call a game."""
    names = variants()[game].names
    return (names.get(language) or names.get(DEFAULT) or (game,))[0]


def _stopped(line: str) -> str:
    """A line that can be read aloud before another: the end of a line is not heard."""
    return line if line.endswith((".", "!", "?", ":")) else f"{line}."


def _styled(words: str, aside: list[Styled]) -> Styled:
    """The pieces between marks in their styles; those of one style side by side are one, except what people are
    called."""
    spans: list[Span] = []
    style = Style.PLAIN
    for piece in _MARKS.split(words):
        if piece in _STYLES:
            style = _STYLES[piece]
            continue
        for span in _restored(piece, style, aside):
            last = spans[-1] if spans else None
            if last is None or last.style is not span.style or last.name or span.name:
                spans.append(span)
            else:
                spans[-1] = Span(last.text + span.text, span.style)
    return tuple(spans)


def _restored(piece: str, style: Style, aside: list[Styled]) -> Iterable[Span]:
    start = 0
    for found in _PRIVATE.finditer(piece):
        if found.start() > start:
            yield Span(piece[start : found.start()], style)
        for span in aside[ord(found[0]) - _ASIDE]:
            yield span if style is Style.PLAIN or span.style is not Style.PLAIN else span._replace(style=style)
        start = found.end()
    if start < len(piece):
        yield Span(piece[start:], style)
