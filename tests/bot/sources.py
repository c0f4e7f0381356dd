"""The code of the program, read: which strings an expression in it can have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

import bot
import engine

BOT, ENGINE = (Path(package.__path__[0]) for package in (bot, engine))

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
UNKNOWN = "?"


@dataclass(frozen=True)
class Call:
    """A call of something that makes a text or an event, and the function in which it stands."""

    node: ast.Call
    code: Code
    function: Function | None

    @property
    def passed(self) -> set[str] | None:
        """The names of the arguments; None if some are only known when it runs."""
        names = [keyword.arg for keyword in self.node.keywords]
        return None if None in names else {name for name in names if name is not None}

    @property
    def place(self) -> str:
        return f"{self.code.path.name}:{self.node.lineno}"


class Code:
    """A module, and which strings an expression in it can have, as far as that can be read off."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text("utf-8"))
        self.functions: dict[str, list[Function]] = {}
        self._calls: dict[str, list[Call]] = {}
        self._taken: set[tuple[str, str]] = set()
        """The names that are imported, each with the last part of the module's name."""
        self._inside: dict[int, Function] = {}
        """The function in which a node stands, the innermost one, by the node's id."""
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                self.functions.setdefault(node.name, []).append(node)
                self._inside |= {id(part): node for part in ast.walk(node)}
        for node in ast.walk(self.tree):
            match node:
                case ast.Call(ast.Name(name) | ast.Attribute(ast.Name("self"), name)):
                    self._calls.setdefault(name, []).append(Call(node, self, self._inside.get(id(node))))
                case ast.ImportFrom(str(module), names):
                    self._taken |= {(one.name, module.rpartition(".")[2]) for one in names}

    def calls(self, *names: str) -> Iterator[Call]:
        """All calls of these names, and of methods of one's own that have them."""
        for name in names:
            yield from self._calls.get(name, ())

    def strings(
        self,
        expr: ast.expr,
        function: Function | None,
        at: int | None = None,
        seen: frozenset[object] = frozenset(),
    ) -> set[str]:
        """The strings that an expression (or its part `at`) can have; UNKNOWN among them if there may be more."""
        match expr:
            case ast.Constant(value):
                return {value} if isinstance(value, str) else set()
            case ast.JoinedStr(values):
                return {"".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in values)}
            case ast.IfExp(_, body, orelse):
                return self.strings(body, function, at, seen) | self.strings(orelse, function, at, seen)
            case ast.BoolOp(_, parts):
                return {word for part in parts for word in self.strings(part, function, at, seen)}
            case ast.Tuple(elts) if at is not None:
                return self.strings(elts[at], function, None, seen)
            case ast.Name(name) if function is not None and at is None:
                return self._named(name, function, seen)
            case ast.Call(ast.Name(name) | ast.Attribute(_, name)) | ast.Attribute(_, name):
                return self._returned(name, at, seen)
        return {UNKNOWN}

    def _named(self, name: str, function: Function, seen: frozenset[object]) -> set[str]:
        """What a name in a function can stand for: what is assigned, iterated over, or handed in."""
        if (function, name) in seen:
            return set()
        seen, found = seen | {(function, name)}, set[str]()
        for node in ast.walk(function):
            match node:
                case ast.Assign([target], value):
                    for at in _places(name, target):
                        found |= self.strings(value, function, at, seen)
                case ast.For(target, iterated) | ast.comprehension(target, iterated):
                    for at in _places(name, target):
                        items = iterated.elts if isinstance(iterated, ast.Tuple | ast.List) else []
                        found |= {word for item in items for word in self.strings(item, function, at, seen)}
        parameters = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args) if arg.arg != "self"]
        if name in parameters:
            for call in self._callers(function.name):
                arguments = {k.arg: k.value for k in call.node.keywords} | dict(
                    zip(parameters, call.node.args, strict=False)
                )
                if name in arguments:
                    found |= call.code.strings(arguments[name], call.function, None, seen)
        return found or {UNKNOWN}

    def _callers(self, name: str) -> Iterator[Call]:
        """The calls of a function of this module, also in those that import it."""
        yield from self.calls(name)
        for other in sources(ENGINE if ENGINE in self.path.parents else BOT):
            if other is not self and other.imports(name, self.path.stem):
                yield from other.calls(name)

    def imports(self, name: str, module: str) -> bool:
        """Whether a module takes this from another."""
        return (name, module) in self._taken

    def _returned(self, name: str, at: int | None, seen: frozenset[object]) -> set[str]:
        """What the functions and properties of this name return, those of this module before those of others."""
        package = ENGINE if ENGINE in self.path.parents else BOT
        homes = [self] if name in self.functions else [code for code in sources(package) if name in code.functions]
        if not homes and (name, self) not in seen:
            return self._given(name, seen | {(name, self)})
        found = {
            word
            for home in homes
            for function in home.functions[name]
            if (function, at) not in seen
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and node.value is not None
            for word in home.strings(node.value, function, at, seen | {(function, at)})
        }
        return found if homes else {UNKNOWN}

    def _given(self, name: str, seen: frozenset[object]) -> set[str]:
        """What a field can hold: all that is given for it by its name in this module."""
        found = {
            word
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Call)
            for keyword in node.keywords
            if keyword.arg == name
            for word in self.strings(keyword.value, self._inside.get(id(node)), None, seen)
        }
        return found or {UNKNOWN}


def _places(name: str, target: ast.expr) -> list[int | None]:
    """Where a name stands in the target of an assignment: None for the whole of it, or its place in a tuple."""
    if isinstance(target, ast.Name) and target.id == name:
        return [None]
    parts = target.elts if isinstance(target, ast.Tuple) else []
    return [at for at, part in enumerate(parts) if isinstance(part, ast.Name) and part.id == name]


@cache
def sources(folder: Path) -> tuple[Code, ...]:
    return tuple(map(Code, sorted(folder.rglob("*.py"))))
