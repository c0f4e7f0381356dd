"""What is shown: a screen as it is declared, and the message that is made of it.

A screen is declared as keys with arguments; words are chosen last, per reader (`words.Words`), and the result
is a `Message` of spans, which a platform only has to escape in its own way. A person's name is always a span
of its own, so that no name can smuggle in markup, a mention or a direction of writing.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from bot.ids import PersonId
from bot.pictures.scene import Scene

# --- What is declared -------------------------------------------------------------------------------------


class Who(NamedTuple):
    """A player in a text: his name, and whether naming him should notify him; a computer player is no person."""

    person: PersonId | None
    name: str
    mention: bool = False
    unnamed: bool = False
    """Whether he is only "somebody", whatever his name."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What people or platforms bring along besides the names of players: what a pair is called, the title of a
    room, a word that is not understood. It stands in a text as it is, made fit to be shown, and chooses nothing
    there."""

    words: str


class Text(NamedTuple):
    """A sentence to be: a key of the texts and its arguments. A tuple of arguments is joined as the language
    joins a list."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


class Joined(NamedTuple):
    """Parts in a row with a sign between them, the same in every language."""

    parts: tuple[Arg, ...]
    by: str = " · "


Arg: TypeAlias = "str | int | date | Who | Typed | Text | Joined | tuple[Arg, ...]"
"""A `str` is the program's own, as a key by which a text chooses its words; what people type is `Typed`."""


def text(key: str, /, **args: Arg) -> Text:
    """`Text`, written short. What is true or not is `yes` or `no` to the texts."""
    said = [(name, _yes(value) if isinstance(value, bool) else value) for name, value in args.items()]
    return Text(key, tuple(said))


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def literal(words: Arg) -> Text:
    """What stands for itself in every language: signs, names, a list, a row."""
    return Text("literal", (("words", words),))


class Act(StrEnum):
    """What a button does when it is pressed."""

    PRESS = "press"
    """The bot is told of its data, which `bot.data` has packed: it never names a hidden tile."""
    LINK = "link"
    """An address is opened: the data."""
    INLINE = "inline"
    """The data is written into the line of who pressed it, behind the bot's name, for him to choose from what the
    bot offers there. Only where `Limits.inline` says so."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button with its data."""

    label: Text
    data: str
    act: Act = Act.PRESS


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and its words for those who cannot see it."""

    scene: Scene
    words: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """How a surface should look now."""

    lines: tuple[Text, ...]
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | None = None
    secret: bool = False
    """Whether one person alone may ever see it: rather nobody than everybody."""


# --- What is sent -----------------------------------------------------------------------------------------


class Style(StrEnum):
    """How a span is set off."""

    PLAIN = "plain"
    BOLD = "bold"
    CODE = "code"

    __hash__ = str.__hash__  # that of an enumeration is many times slower, and spans are looked up often


class Span(NamedTuple):
    """A piece of a line. With `person` it is that person's name, which notifies him if `mention` is set; `name` is
    set for whatever people are called or have typed, in which nothing is meant as a link."""

    text: str
    style: Style = Style.PLAIN
    person: PersonId | None = None
    mention: bool = False
    name: bool = False


Line: TypeAlias = tuple[Span, ...]


def is_code(line: Line) -> bool:
    """Whether a line is nothing but code: several of them are a block."""
    return bool(line) and all(span.style is Style.CODE for span in line)


@dataclass(frozen=True, slots=True)
class Label:
    """A button with its words."""

    text: str
    data: str
    act: Act = Act.PRESS


PICTURE_NAME = "table.png"
"""What the file of every picture is called: it tells nothing."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that is ready to be sent: PNG bytes and its words."""

    png: bytes
    words: str


class Sending(NamedTuple):
    """What names one sending of a message. Another try has the same name, for the first may have arrived."""

    place: str
    """What it shows, and in the place of which message; how that looks may change until it is sent."""
    moment: int
    looks: str
    """How it looks, as a digest."""


@dataclass(frozen=True, slots=True)
class Message:
    """A screen in the words of one reader."""

    lines: tuple[Line, ...]
    rows: tuple[tuple[Label, ...], ...] = ()
    drawing: Drawing | None = None
    secret: bool = False
    """See `Screen.secret`."""
    language: str = ""
    """The language of its words: what a platform adds to them is in the same."""
    once: Sending | None = field(default=None, compare=False)
    """The sending of it, where it is to be sent once."""

    def plain(self) -> str:
        """The text alone."""
        return "\n".join("".join(span.text for span in line) for line in self.lines)

    def in_words(self) -> Message:
        """The same with the words of its picture, in which people are named, instead of the picture."""
        if self.drawing is None:
            return self
        return replace(self, lines=((Span(self.drawing.words, name=True),), *self.lines), drawing=None)
