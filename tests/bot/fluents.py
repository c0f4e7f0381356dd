"""Texts in Project Fluent, taken apart: which arguments they take, and by what they choose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import ast as ftl

BY_CHANCE = 4
"""Words in a row that two languages may share: names, and words of cards and dominoes."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


def none(faults: Iterable[str]) -> None:
    """Fail with all faults, one a line."""
    found = sorted(set(faults))
    assert not found, "\n".join(("", *found))


@dataclass(frozen=True)
class Choice:
    """A choice within a text: by what, which variants there are, and what each of them holds."""

    by: str
    variants: dict[str, ftl.Pattern]
    numeric: bool
    """Whether numbers are named among the variants."""

    @property
    def plural(self) -> bool:
        return any(key in CATEGORIES and key != "other" for key in self.variants)

    @property
    def word(self) -> bool:
        """Whether it goes by identifiers."""
        return not self.plural and not self.numeric


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(node: ftl.BaseNode) -> set[str]:
    return {found.id.name for found in nodes(node) if isinstance(found, ftl.VariableReference)}


def lines(pattern: ftl.BaseNode) -> set[str]:
    """The words of a text that stand in a row, without what stands around them."""
    found = (node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement))
    return {line.strip() for value in found for line in value.split("\n")}


def untranslated(ours: Mapping[str, ftl.Pattern], theirs: Mapping[str, ftl.Pattern]) -> Iterator[str]:
    """The texts of another language that have some words in a row as the first language has them."""
    for key in ours.keys() & theirs.keys():
        yield from (
            f"{key}: {line!r} is not translated"
            for line in lines(ours[key]) & lines(theirs[key])
            if len(re.findall(r"[^\W\d_]{2,}", line)) > BY_CHANCE
        )


def choices(pattern: ftl.Pattern) -> list[Choice]:
    return [
        Choice(
            selection.selector.id.name,
            {_key(variant): variant.value for variant in selection.variants},
            any(isinstance(variant.key, ftl.NumberLiteral) for variant in selection.variants),
        )
        for selection in nodes(pattern)
        if isinstance(selection, ftl.SelectExpression) and isinstance(selection.selector, ftl.VariableReference)
    ]


def _key(variant: ftl.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name
