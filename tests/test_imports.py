"""Dependencies point one way: engine and storage know nothing of each other, bot stands on both
(docs/architecture.md)."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIBRARIES = {"discord": "discord", "telegram": "telegram", "httpx": "telegram", "prompt_toolkit": "local"}
"""The library of a platform, and the folder under bot/platforms that alone may import it."""
MAY_IMPORT = {"engine": {"engine"}, "storage": {"storage"}, "bot": {"engine", "storage", "bot"}}
OWN = {"engine", "storage", "bot", "tests", "benchmarks"}


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


ALL = [path for folder in MAY_IMPORT for path in modules(folder)]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported(path: Path) -> tuple[str, ...]:
    """The full name of every module that a file imports anywhere, also inside functions."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            yield (module := ".".join((*base, *((node.module,) if node.module else ()))))
            if module in MAY_IMPORT:
                yield from (f"{module}.{alias.name}" for alias in node.names)


def top(name: str) -> str:
    """The package that a module is in."""
    return name.partition(".")[0]


def test_there_is_something_to_look_at() -> None:
    assert {"engine/game.py", "engine/players/layout.py", "bot/__main__.py"} <= set(map(named, ALL))
    assert "engine.model" in set(imported(ROOT / "engine/game.py"))


def importing(paths: Iterable[Path], forbidden: Callable[[str], bool]) -> dict[str, list[str]]:
    """What these files import of what they may not, by file."""
    found = {named(path): list(filter(forbidden, imported(path))) for path in paths}
    return {path: names for path, names in found.items() if names}


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_point_one_way(folder: str) -> None:
    forbidden = OWN - MAY_IMPORT[folder]
    assert not importing(modules(folder), lambda name: top(name) in forbidden)


def test_kernels_ask_the_rules_and_not_the_other_way() -> None:
    assert not importing(modules("engine/rules"), lambda name: name.startswith("engine.kernels"))


def test_the_tests_of_the_engine_know_nothing_else() -> None:
    others = ("bot", "storage", "tests.bot", "tests.storage")
    assert not importing(modules("tests/engine"), lambda name: name.startswith(others))


def test_the_engine_needs_the_standard_library_alone() -> None:
    """And of that no clock, no files, no threads."""
    forbidden = {"asyncio", "datetime", "logging", "os", "socket", "sqlite3", "subprocess", "threading", "time"}
    allowed = {"engine", *sys.stdlib_module_names} - forbidden
    assert not importing(modules("engine"), lambda name: top(name) not in allowed)


def platform_of(path: Path) -> str:
    """The platform to which a module belongs, or nothing."""
    parts = path.relative_to(ROOT).parts
    return parts[2].removesuffix(".py") if parts[:2] == ("bot", "platforms") and len(parts) > 2 else ""


def test_what_one_platform_alone_imports_is_known_for_its_library() -> None:
    users: dict[str, set[str]] = {}
    for path in modules("bot"):
        for library in {*map(top, imported(path))} - OWN - sys.stdlib_module_names:
            users.setdefault(library, set()).add(platform_of(path))
    assert {library: where for library, (where, *others) in users.items() if where and not others} == LIBRARIES


def test_only_a_platform_imports_its_library() -> None:
    all_of_them = [(path, name) for path in modules("bot") for name in imported(path) if top(name) in LIBRARIES]
    assert not [(named(path), name) for path, name in all_of_them if LIBRARIES[top(name)] != platform_of(path)]


def test_platforms_do_not_know_each_other() -> None:
    theirs = [(path, name) for path in modules("bot") if platform_of(path) for name in imported(path)]
    known = [(path, name) for path, name in theirs if name.startswith("bot.platforms.")]
    assert not [(named(path), name) for path, name in known if name.split(".")[2] != platform_of(path)]


def part(name: str) -> str:
    """The package of `bot` to which a module belongs, or the module itself if it stands in `bot`."""
    return ".".join(name.split(".")[:2])


def test_no_package_of_the_bot_depends_on_itself_by_way_of_others() -> None:
    """Between packages imports run one way, too: in the order in which docs/architecture.md tells them."""
    needs: dict[str, set[str]] = {}
    for path in modules("bot"):
        own = part(".".join(path.relative_to(ROOT).with_suffix("").parts))
        others = {part(name) for name in imported(path) if name.startswith("bot.")}
        needs.setdefault(own, set()).update(others - {own})
    assert {"bot.tables", "bot.messages"} <= needs["bot.screens"]
    TopologicalSorter(needs).prepare()


def test_the_table_of_commands_knows_no_handler() -> None:
    own = {name for name in imported(ROOT / "bot/commands.py") if top(name) in OWN}
    assert own == {"bot.messages"}, "platforms and pages read the table without what carries it out"


def test_screens_and_computer_players_know_no_state() -> None:
    """They are given views, and cannot leak what is not in one."""
    paths = [*modules("bot/screens"), *modules("engine/players")]
    nodes = [(path, node) for path in paths for node in ast.walk(parsed(path)) if isinstance(node, ast.ImportFrom)]
    assert not [named(path) for path, node in nodes if "State" in {alias.name for alias in node.names}]


def test_nothing_is_printed() -> None:
    paths = [*modules("engine"), *modules("storage")]
    names = [(path, node) for path in paths for node in ast.walk(parsed(path)) if isinstance(node, ast.Name)]
    assert not [f"{named(path)}:{node.lineno}" for path, node in names if node.id == "print"]


def test_what_is_hardly_ever_needed_is_loaded_when_it_is() -> None:
    """Upgrades and PostgreSQL stand on much that a small machine has no room for."""
    told = [sys.executable, "-c", "import sys, bot.console.hosting, bot.app; print(*sys.modules)"]
    loaded = subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert "storage.sqlite" in loaded
    assert not {"alembic", "sqlalchemy.orm", "storage.postgres"} & {*loaded}


def test_what_tests_share_stands_in_modules_without_tests() -> None:
    assert not importing(modules("tests"), lambda name: name.rpartition(".")[2].startswith("test_"))
