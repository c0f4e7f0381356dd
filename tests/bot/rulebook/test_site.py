"""The rulebook as a web site, as far as it is written here: Sphinx makes it with `make docs`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.console.site import Site
from bot.rulebook.examples import names
from bot.rulebook.pages import Section
from engine.game import variants
from tests.bot.kept import WORDS

_LINK = re.compile(r"(?<!\\)\]\(([^)]+)\)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    Site(WORDS, "en").write(folder)
    return folder


def test_every_game_has_a_page_and_every_link_leads_somewhere(site: Path) -> None:
    pages = {page.stem: page.read_text("utf-8") for page in site.glob("*.md")}
    assert pages.keys() == {*variants(), "words", "index"}
    for name, page in pages.items():
        for target in _LINK.findall(page):
            assert (site / target).is_file(), f"{name}: {target}"
    for game in variants():
        assert f"]({game}.md)" in pages["index"]
        heads = [line for line in pages[game].splitlines() if line.startswith("## ")]
        assert [int(head.split()[1]) for head in heads] == [section.number for section in Section]
        assert pages[game].count("![") == len(names(game))


def test_pictures_have_their_words(site: Path) -> None:
    page = (site / "goat.md").read_text("utf-8")
    (about,) = re.findall(r"!\[(.+)\]\(pictures/goat-fish-and-lead.png\)", page)
    assert about.startswith("From left to right: 1\\-2, 2\\-5")
