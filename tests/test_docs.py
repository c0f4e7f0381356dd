"""The documentation against the program: what is made from it, what it names, and the examples that it shows."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from babel import Locale

from bot.console.documenting import FOLDER, PAGES
from bot.game_names import game_called
from bot.words import DEFAULT, game_name, languages
from engine.game import variants
from engine.options import choose_all
from engine.record import read
from engine.replay import replay
from tests.bot.kept import WORDS
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
ARCHITECTURE = FOLDER / "architecture.md"
FOR_WORK = [ARCHITECTURE, FOLDER / "adding-a-game.md"]
"""The pages that speak of the code by its names."""
READ = sorted({README, ROOT / "CHANGELOG.md", *FOLDER.glob("*.md")})
"""The pages that people read."""

_BLOCK = re.compile(r"^```(?P<kind>\w*)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\[[^\]]*\]\((?P<file>[^)#\s]*)(?:#(?P<part>[^)\s]*))?\)")
_PATH = re.compile(r"(?:engine|storage|bot|tests|benchmarks|docs)/[\w./*-]*|[\w.-]+\.(?:py|md|toml|txt|ftl)")
_MEMBER = re.compile(r"(?:\w+\.)*(?P<owner>[A-Za-z]\w*)\.(?P<name>\w+)(?:\(.*\))?")
"""A name with the module or the class that it belongs to: `Tables.change`, `engine.game.play(...)`."""
_ANY = re.compile(r"\b[A-Z]{2,}\b(?!\.md)")
"""Stands for any name in a path: ID, NAME."""
_RUN = re.compile(
    r"""^\$\ (?:make\ play\ ARGS="(?P<play>.*?)"|\.venv/bin/boneyard\ (?P<other>.*?))(?:\ <\ (?P<script>\S+))?\n
    (?P<output>.*)\Z""",
    re.DOTALL | re.VERBOSE,
)
_ANY_LINES = r"(?:.*\n)*"
"""Stand where an example leaves lines out."""


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of a kind."""
    return [block["body"] for block in _BLOCK.finditer(page.read_text("utf-8")) if block["kind"] == kind]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return _BLOCK.sub("", page.read_text("utf-8"))


def code(page: Path) -> Iterator[str]:
    """Everything that is set as code."""
    text = page.read_text("utf-8")
    yield from (block["body"] for block in _BLOCK.finditer(text))
    yield from _SPAN.findall(_BLOCK.sub("", text))


every_page = pytest.mark.parametrize("page", READ, ids=named)


# --- What is made from the program ------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGES)
def test_made_pages_are_new(name: str) -> None:
    made = PAGES[name](WORDS.saying("en"))
    assert (FOLDER / name).read_text("utf-8") == made, "run `python -m bot.console.documenting`"


def test_the_settings_are_those_that_are_read() -> None:
    source = (ROOT / "bot/settings.py").read_text("utf-8")
    told = set(re.findall(r"^\| `([A-Z_]+)` \|", (FOLDER / "running.md").read_text("utf-8"), re.MULTILINE))
    read = set(re.findall(r'(?:given\.get\(|_url\(given, |_port\(given, )"([A-Z_]+)"', source))
    proxies = {"HTTPS_PROXY", "NO_PROXY"}  # which are read by other names, too
    assert told == read | proxies, "the table in docs/running.md has a row for each"


@pytest.mark.parametrize("path", ["docs/running.md", ".env.example"])
def test_the_languages_are_those_that_there_are(path: str) -> None:
    listed = re.search(r"((?:`?[a-z]{2}`?, )+`?[a-z]{2}`? or `?[a-z]{2}`?)", (ROOT / path).read_text("utf-8"))
    assert listed is not None
    assert set(re.findall(r"\b[a-z]{2}\b", listed[1])) - {"or"} == set(languages())


def test_the_languages_of_the_rulebook_are_named() -> None:
    listed = re.search(r"((?:[A-Z]\w+, )+[A-Z]\w+ or [A-Z]\w+): `/rules", README.read_text("utf-8"))
    assert listed is not None
    assert set(re.findall(r"[A-Z]\w+", listed[1])) == {Locale("en").languages[code] for code in languages()}


def test_the_table_of_games_has_them_all() -> None:
    """Each with how many can play it, by its usual house rules and by others."""
    rows = re.findall(r"^\| `/play ([\w-]+)` \|.*\| (.*) \|$", README.read_text("utf-8"), re.MULTILINE)
    assert sorted(game for game, _ in rows) == sorted(variants())
    for game, players in rows:
        variant = variants()[game]
        usually = variant.fitting(variant.options())
        limits = {usually[0], usually[-1], min(variant.players), max(variant.players)}
        assert limits <= {int(number) for number in re.findall(r"\d+", players)}, game


def test_the_changes_count_the_games() -> None:
    assert f"- {len(variants())} games, " in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_counts_and_states_of_records_are_those_of_the_games() -> None:
    """Of every game by its usual house rules."""
    table = (FOLDER / "records.md").read_text("utf-8").partition("| game | counts")[2]
    told: dict[str, list[set[str]]] = {}
    for names, *columns in re.findall(r"^\| (.+) \| (.+) \| (.*)\|$", table, re.MULTILINE):
        words = [set(re.findall(r"`(\w+)`", column)) for column in columns]
        told |= dict.fromkeys(names.split(", "), words)
    always, _ = told.pop("every game")
    for variant in variants().values():
        options = variant.options()
        rules = variant.rules(options, variant.fitting(options)[0])
        book, side = rules.scoring.open(len(set(rules.sides))), rules.sides[0]
        found = [set(rules.scoring.counters(book, side)) - always, set(rules.scoring.rights(book, side))]
        assert found == told.get(game_name(variant.id, DEFAULT), [set(), set()]), variant.id


# --- What is named ----------------------------------------------------------------------------------------


@every_page
def test_files_exist(page: Path) -> None:
    spans = {_ANY.sub("*", span) for span in _SPAN.findall(prose(page))} - examples(page)
    paths = {span for span in spans if _PATH.fullmatch(span)}
    missing = [path for path in paths if not any(ROOT.glob(path)) and not found_by_name(path)]
    assert not missing


@pytest.mark.parametrize("page", FOR_WORK, ids=named)
def test_names_are_where_they_are_said_to_be(page: Path) -> None:
    spans = {span: _MEMBER.fullmatch(span) for span in _SPAN.findall(prose(page)) if not _PATH.fullmatch(span)}
    known = members({name["owner"] for name in spans.values() if name})
    missing = [span for span, name in spans.items() if name and name["name"] not in known.get(name["owner"], ())]
    assert not missing


def members(owners: set[str]) -> dict[str, set[str]]:
    """By the name of each module and of each class what is in it, if it is one of these."""
    classes, found = re.compile(rf"class ({'|'.join(owners)})\b"), dict[str, set[str]]()
    for path in chain.from_iterable(
        (ROOT / folder).rglob("*.py") for folder in ("engine", "storage", "bot", "tests")
    ):
        code = path.read_text("utf-8")
        if path.stem not in owners and not classes.search(code):
            continue
        tree = ast.parse(code)
        found.setdefault(path.stem, set()).update(named_in(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(named_in(node))
    return found


def named_in(owner: ast.Module | ast.ClassDef) -> Iterator[str]:
    """What a module or a class defines; of a class also what its methods set on `self`."""
    for node in owner.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.Assign() | ast.AnnAssign():
                yield from (name.id for name in ast.walk(node) if isinstance(name, ast.Name))
    if isinstance(owner, ast.ClassDef):
        yield from (
            node.attr
            for node in ast.walk(owner)
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        )


def examples(page: Path) -> set[str]:
    """The files that a page tells its reader to write."""
    return set(re.findall(r"as `([\w.]+)`", prose(page)))


def found_by_name(path: str) -> bool:
    """Whether a name without a folder is one of ours."""
    folders = ("engine", "storage", "bot", "tests", "benchmarks", "docs")
    return "/" not in path and any(any((ROOT / folder).rglob(path)) for folder in folders)


@every_page
def test_make_targets_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    wanted = set(chain.from_iterable(re.findall(r"\bmake ([a-z-]+)", piece) for piece in code(page)))
    assert wanted <= targets


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    dead = []
    for link in _LINK.finditer(prose(page)):
        if "://" in link["file"]:
            continue
        target = page.parent / link["file"] if link["file"] else page
        if not target.exists() or (link["part"] and link["part"] not in anchors(target)):
            dead.append(link[0])
    assert not dead


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("package", ["engine", "storage", "bot"])
def test_the_tree_is_whole(package: str) -> None:
    """Every module of a package has a line in docs/architecture.md: itself, or the folder that it is in. A folder
    speaks for none of its modules where the tables list some of them by themselves."""
    page = ARCHITECTURE.read_text("utf-8")
    listed = {span for cell in re.findall(r"^\| ([^|]+) \|", page, re.MULTILINE) for span in _SPAN.findall(cell)}
    told = {
        span for span in _SPAN.findall(page) if not any(one != span and one.startswith(span) for one in listed)
    }
    missing = []
    for path in (ROOT / package).rglob("*.py"):
        folders = {f"{named(folder)}/" for folder in path.parents if folder.is_relative_to(ROOT / package)}
        if path.name != "__init__.py" and not {named(path), *folders} & told:
            missing.append(named(path))
    assert not missing


def test_versions_agree() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", changelog, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    newest = released[0] if released else "0.1.0"  # the one that will be the first
    assert project["version"] == newest


# --- Examples ---------------------------------------------------------------------------------------------

RECORDS = [(page, number, body) for page in READ for number, body in enumerate(blocks(page, "dom"), start=1)]
RUNS = [(page, run) for page in READ for body in blocks(page, "console") if (run := _RUN.match(body))]


@pytest.mark.parametrize(("page", "number", "body"), RECORDS, ids=[f"{named(p)}-{n}" for p, n, _ in RECORDS])
def test_records_hold(page: Path, number: int, body: str) -> None:
    assert [str(failure) for failure in replay(read(body)).failures] == []


PROGRAMS = [(page, body) for page in READ for body in blocks(page, "python")]


@pytest.mark.parametrize(("page", "body"), PROGRAMS, ids=[named(page) for page, _ in PROGRAMS])
def test_code_is_ours(page: Path, body: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Code that prints is run, and prints what its comments say; other code stands in a file word by word."""
    if "print(" in body:
        exec(compile(body, named(page), "exec"), {})
        assert capsys.readouterr().out.split() == re.findall(r"print\(.*\)  # (.*)", body)
    else:
        assert any(body in path.read_text("utf-8") for path in (ROOT / "engine").rglob("*.py"))


@pytest.mark.parametrize("play", re.findall(r"/play ([\w-]+(?: \w+=\w+)*)", README.read_text("utf-8")))
def test_games_can_be_named_so(play: str) -> None:
    game, *rules = play.split()
    variant = game_called(game)
    assert variant is not None
    options = choose_all(variant.options(), dict(rule.split("=") for rule in rules))
    assert variant.fitting(options)


def test_there_are_examples() -> None:
    assert {page for page, _ in RUNS} == {README}
    assert {README, FOLDER / "records.md"} <= {page for page, _, _ in RECORDS}


@pytest.mark.parametrize(("page", "run"), RUNS, ids=[run[0].partition("\n")[0] for _, run in RUNS])
def test_examples_say_what_is_shown(page: Path, run: re.Match[str], tmp_path: Path) -> None:
    args = run["other"] if run["play"] is None else f"local {run['play']}"
    done = subprocess.run(
        [sys.executable, "-m", "bot", *shlex.split(args)],
        input=given(page, run["script"]),
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "LANGUAGE": "en", "LOG_LEVEL": ""},
        timeout=2 * PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = run["output"].splitlines(keepends=True)
    shown = (_ANY_LINES if line == "...\n" else re.escape(line) for line in lines)
    assert re.fullmatch("".join(shown), done.stdout), done.stdout


def given(page: Path, name: str | None) -> str:
    """The file of this name that the page tells its reader to save."""
    if name is None:
        return ""
    shown = re.search(
        rf"as `{re.escape(name)}`:\n\n```text\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.M
    )
    assert shown is not None, f"the page does not show {name}"
    return shown[1]
