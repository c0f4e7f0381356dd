"""The rulebook as a web site: `make docs`, or `python -m bot.console.site FOLDER`.

The pages are those that `/rules` shows, in every language, written as Markdown; Sphinx makes them a site with a
search of its own for each language.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.chats.choices import ChatChoice, ShownAs
from bot.messages import Screen, Span, Style, Text, text
from bot.pictures.draw import draw
from bot.rulebook.examples import example, names
from bot.rulebook.names import players
from bot.rulebook.pages import Section, lines, meaning
from bot.rulebook.terms import TERMS
from bot.screens.example import example_screen
from bot.screens.table import Setting
from bot.words import DEFAULT, Words, game_name
from engine.game import Variant, variants

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+!|$~-])")


class Site:
    """The pages of one language."""

    def __init__(self, words: Words, language: str) -> None:
        self._words = words
        self._language = language
        self._plain = words.saying(language)
        self.title = self._plain(text("site-title"))

    def write(self, folder: Path) -> None:
        """All pages as Markdown, and the pictures of the examples."""
        (folder / "pictures").mkdir(parents=True, exist_ok=True)
        for variant in variants().values():
            page = "\n".join(self._game(variant, folder / "pictures"))
            (folder / f"{variant.id}.md").write_text(page, "utf-8")
        (folder / "words.md").write_text("\n".join(self._glossary()), "utf-8")
        (folder / "index.md").write_text("\n".join(self._index()), "utf-8")

    # --- pages --------------------------------------------------------------------------------------------

    def _index(self) -> Iterator[str]:
        yield f"# {_escaped(self.title)}"
        yield ""
        for game in variants():
            name = _escaped(game_name(game, self._language))
            yield f"- [{name}]({game}.md): {self._said(text(f'tagline-{game}'))}"
        yield f"- [{self._said(Section.WORDS.heading)}](words.md)"
        yield ""
        yield from ("```{toctree}", ":hidden:", "", *variants(), "words", "```", "")

    def _glossary(self) -> Iterator[str]:
        yield f"# {self._said(Section.WORDS.heading)}"
        for term in TERMS:
            yield ""
            yield self._said(meaning(term))
        yield ""

    def _game(self, variant: Variant, pictures: Path) -> Iterator[str]:
        yield f"# {_escaped(game_name(variant.id, self._language))}"
        yield ""
        yield self._said(text("rules-head", game=text("game", game=variant.id), players=players(variant)))
        for section in Section:
            told = [*self._section(variant, section, pictures)]
            if told:
                yield from ("", f"## {section.number} {self._said(section.heading)}", "", *told)
        yield ""

    def _section(self, variant: Variant, section: Section, pictures: Path) -> Iterator[str]:
        if section is Section.EXAMPLES:
            for number, name in enumerate(names(variant.id)):
                yield from self._example(variant, name, number, pictures)
            return
        for told in lines(variant, variant.options(), section):
            yield from self._paragraphs(told)

    def _example(self, variant: Variant, name: str, number: int, pictures: Path) -> Iterator[str]:
        """The position as a picture, with its words for those who cannot see it, and the account."""
        setting = Setting(ChatChoice(layout=ShownAs.PICTURE), several=False, inline=False, say=self._plain)
        screen = example_screen(example(variant.id, name), name, number, setting)
        _, about, *account = screen.lines
        yield from self._paragraphs(about)
        if screen.picture is not None:
            file = pictures / f"{variant.id}-{name}.png"
            file.write_bytes(draw(screen.picture.scene))
            shown = " ".join(map(self._plain, screen.picture.words))
            yield from (f"![{_escaped(shown)}](pictures/{file.name})", "")
        for told in account:
            yield from self._paragraphs(told)

    # --- words --------------------------------------------------------------------------------------------

    def _said(self, told: Text) -> str:
        """A text as one line of Markdown."""
        return " ".join(line for line in self._paragraphs(told) if line)

    def _paragraphs(self, told: Text) -> Iterator[str]:
        for line in self._words.message(Screen((told,)), self._language).lines:
            yield _marked(line)
            yield ""


def _marked(spans: Iterable[Span]) -> str:
    """A line with its marks in Markdown."""
    written = []
    for span in spans:
        inner = span.text.strip()
        if span.style is Style.PLAIN or not inner:
            written.append(_escaped(span.text))
            continue
        before, after = span.text.split(inner, 1)
        marked = f"`{inner}`" if span.style is Style.CODE else f"**{_escaped(inner)}**"
        written.append(f"{before}{marked}{after}")
    return "".join(written)


def _escaped(words: str) -> str:
    """Words that Markdown leaves as they are."""
    return _SPECIAL.sub(r"\\\1", words)


# --- Making it --------------------------------------------------------------------------------------------


def build(words: Words, folder: Path) -> None:
    """The whole site; CalledProcessError if Sphinx finds fault with it."""
    for language in words.languages:
        site, pages = Site(words, language), folder / "pages" / language
        site.write(pages)
        settings = {
            "project": site.title,
            "language": language,
            "extensions": "myst_parser",
            "html_theme": "furo",
            "html_title": site.title,
            "html_copy_source": "0",
        }
        chosen = [word for name, value in settings.items() for word in ("-D", f"{name}={value}")]
        command = [sys.executable, "-m", "sphinx", "-C", "-q", "-W", "-b", "html", *chosen]
        subprocess.run([*command, str(pages), str(folder / language)], check=True)
    (folder / "index.html").write_text(_door(words), "utf-8")


def _door(words: Words) -> str:
    """The first page: the languages, and on to that of the reader's browser."""
    links = "".join(
        f'<li><a href="{code}/index.html" lang="{code}">{words.line(text(f"language-name-{code}"), code)}</a></li>'
        for code in words.languages
    )
    known = ",".join(f"'{code}'" for code in words.languages)
    script = (
        f"const known=[{known}];"
        "const code=(navigator.languages||[]).map(one=>one.slice(0,2)).find(one=>known.includes(one));"
        "if(code)location.replace(code+'/index.html');"
    )
    head = f'<meta charset="utf-8"><title>{words.line(text("site-title"), DEFAULT)}</title>'
    return (
        f"<!doctype html><html><head>{head}<script>{script}</script></head><body><ul>{links}</ul></body></html>\n"
    )


if __name__ == "__main__":
    build(Words(), Path(sys.argv[1]))
