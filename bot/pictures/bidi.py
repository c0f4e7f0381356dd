"""In which order the parts of one line are read and drawn: from left to right, from right to left, or both.

These are the rules of Unicode's bidirectional algorithm (UAX 9) for a line without embedding marks; names
are freed of such marks before they come here, so a name cannot turn its surroundings around. The names of
the rules stand at the steps.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeVar

T = TypeVar("T")

_STRONG: Final = {"L": 0, "R": 1, "AL": 1}
_BRACKETS: Final = {")": "(", "]": "[", "}": "{", "」": "「", "』": "『", "】": "【", "》": "《", "）": "（"}
"""The pairs that names and statements use."""


def levels(parts: Sequence[str], base: int | None = None) -> list[int]:
    """The level of each part of a line, a part being a letter with its marks: odd is right to left. Where the line
    has no `base`, its first letter that has a side decides."""
    kinds = [unicodedata.bidirectional(part[0]) or "L" for part in parts]
    if base is None:
        base = next((_STRONG[kind] for kind in kinds if kind in _STRONG), 0)  # P2, P3
    edge = "R" if base else "L"
    _weak(kinds, edge)
    _brackets(parts, kinds, edge)
    _neutral(kinds, edge)
    return [_implicit(kind, base) for kind in kinds]


def in_sight_order(runs: Sequence[T], of: Sequence[int]) -> list[T]:
    """The runs from left to right, given the level of each (L2)."""
    order = list(range(len(runs)))
    for level in range(max(of, default=0), 0, -1):
        turned: list[int] = []
        for inside, group in groupby(order, key=lambda at: of[at] >= level):
            members = list(group)
            turned += reversed(members) if inside else members
        order = turned
    return [runs[at] for at in order]


def _weak(kinds: list[str], edge: str) -> None:
    """Digits, signs and separators take the side of what is around them."""
    strong = edge
    for at, kind in enumerate(kinds):
        if kind == "NSM":  # W1: a mark at the start of the line; all others are part of a letter
            kinds[at] = strong
        elif kind in _STRONG:
            strong = kind
        elif kind == "EN" and strong == "AL":  # W2
            kinds[at] = "AN"
    kinds[:] = ["R" if kind == "AL" else kind for kind in kinds]  # W3
    for at in range(1, len(kinds) - 1):  # W4
        before, kind, after = kinds[at - 1 : at + 2]
        if before == after and before in {"CS": ("EN", "AN"), "ES": ("EN",)}.get(kind, ()):
            kinds[at] = before
    at = 0
    for kind, group in groupby(list(kinds)):  # W5
        length = len(list(group))
        if kind == "ET" and "EN" in (kinds[at - 1 : at] + kinds[at + length : at + length + 1]):
            kinds[at : at + length] = ["EN"] * length
        at += length
    strong = edge
    for at, kind in enumerate(kinds):
        if kind in _STRONG:
            strong = kind
        elif kind == "EN":
            kinds[at] = "L" if strong == "L" else "EN"  # W7
        elif kind != "AN":
            kinds[at] = "ON"  # W6


def _brackets(parts: Sequence[str], kinds: list[str], edge: str) -> None:
    """Both brackets of a pair go with the line if anything of its side is inside, else with what is inside
    if that also stands before the pair (N0)."""
    for opened, closed in _pairs(parts, kinds):
        inside = {_side(kind) for kind in kinds[opened + 1 : closed]} - {None}
        if not inside:
            continue
        before = next((side for kind in reversed(kinds[:opened]) if (side := _side(kind))), edge)
        kinds[opened] = kinds[closed] = edge if edge in inside else before


def _pairs(parts: Sequence[str], kinds: Sequence[str]) -> list[tuple[int, int]]:
    """Where the pairs of brackets begin and end (BD16), in the order of their beginnings."""
    waiting: list[tuple[str, int]] = []
    pairs = []
    for at, (part, kind) in enumerate(zip(parts, kinds, strict=True)):
        if kind != "ON":
            continue
        if part in _BRACKETS.values():
            waiting.append((part, at))
        elif part in _BRACKETS:
            found = [place for place, (opening, _) in enumerate(waiting) if opening == _BRACKETS[part]]
            if found:
                pairs.append((waiting[found[-1]][1], at))
                del waiting[found[-1] :]
    return sorted(pairs)


def _side(kind: str) -> str | None:
    return {"L": "L", "R": "R", "EN": "R", "AN": "R"}.get(kind)


def _neutral(kinds: list[str], edge: str) -> None:
    """What has no side takes that of its neighbours if they agree, else that of the line."""
    sides = [_side(kind) or "ON" for kind in kinds]
    at = 0
    for kind, group in groupby(sides):
        length = len(list(group))
        if kind == "ON":
            before = sides[at - 1] if at else edge
            after = sides[at + length] if at + length < len(sides) else edge
            kinds[at : at + length] = [before if before == after else edge] * length  # N1, N2
        at += length


def _implicit(kind: str, base: int) -> int:
    if base:
        return base if kind == "R" else base + 1  # I2
    return {"L": 0, "R": 1}.get(kind, 2)  # I1
