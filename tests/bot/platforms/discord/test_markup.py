"""Lines as Discord's markdown: nothing that somebody is called or types can be more than text."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cleaning import MORE
from bot.ids import PersonId
from bot.messages import Line, Span, Style
from bot.platforms.discord.markup import LONGEST, content, mentioned, parted

ANN = PersonId("discord:7")


def one(text: str, style: Style = Style.PLAIN) -> str:
    return content([(Span(text, style),)])


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("6-4, 5|3", r"6-4, 5\|3"),
        ("**bold** _it_ ~~no~~ ||what||", r"\*\*bold\*\* \_it\_ \~\~no\~\~ \|\|what\|\|"),
        ("@everyone <@7> <#1> <:x:1> </a:1> <t:1>", r"\@everyone \<\@7\> \<#1\> \<:x:1\> \</a:1\> \<t:1\>"),
        ("[here](https://example.org)", r"\[here\](https:\//example.org)"),
        ("# head", r"\# head"),
        ("-# small", r"\-# small"),
        ("  - item", r"  \- item"),
        (">>> quoted", r"\>\>\> quoted"),
        ("1. Ann", r"1\. Ann"),
        ("12.5", "12.5"),
        ("a # b - c", "a # b - c"),
        ("back\\slash`", r"back\\slash\`"),
    ],
)
def test_signs_mean_nothing(text: str, written: str) -> None:
    assert one(text) == written


def test_styles() -> None:
    spans = (Span("Round 1: ", Style.BOLD), Span("A*n", Style.BOLD), Span(" took "), Span("6`4", Style.CODE))
    assert content([spans, (), (Span("end", Style.BOLD), Span("", Style.CODE))]) == (
        "**Round 1: A\\*n** took `6ˋ4`\n\n**end**"
    )


def test_a_beginning_within_marks_begins_nothing() -> None:
    assert one("1. Ann", Style.BOLD) == "**1. Ann**"


def test_mentions() -> None:
    lines: list[Line] = [
        (Span("Ann", Style.BOLD, ANN, mention=True), Span(" and "), Span("Bob", person=PersonId("discord:8"))),
        (Span("Ann", person=ANN, mention=True), Span("Eve", person=PersonId("elsewhere:9"), mention=True)),
    ]
    assert content(lines) == "**<@7>** and Bob\n<@7>Eve"
    assert mentioned(lines) == [7]


def test_lines_of_code_are_a_block() -> None:
    """Nothing in it is escaped, and whoever taps it copies it as it is; one that does not fit is closed, too."""
    code: list[Line] = [(Span(words, Style.CODE),) for words in ("a_b: 3-2@L", "# 1 `*`", "")]
    assert content([(Span("So:"),), *code, (Span("end"),)]) == "So: ```\na_b: 3-2@L\n# 1 ˋ*ˋ\n```\nend"
    assert content(code[:1]) == "`a_b: 3-2@L`"
    assert content(code, 25) == f"`a_b: 3-2@L`\n{MORE}"
    assert [content(part) for part in parted(code * 2, 30)] == [content(code), content(code)]


def test_lines_that_do_not_fit_are_left_out() -> None:
    lines: list[Line] = [(Span(letter * 10),) for letter in "abc"]
    assert content(lines, 32) == "\n".join(letter * 10 for letter in "abc")
    assert content(lines, 31) == f"{'a' * 10}\n{'b' * 10}\n{MORE}"
    assert content(lines, 11) == "a" * 10 + MORE


@pytest.mark.parametrize("begun", ["# ", "- ", "1. ", "> "])
def test_a_line_that_is_cut_has_room_for_the_backslash_of_its_beginning(begun: str) -> None:
    assert len(content([(Span(begun + "a" * 3 * LONGEST),)])) == LONGEST


spans = st.builds(
    Span,
    st.text(st.characters(blacklist_characters="\n", blacklist_categories=["Cs"]) | st.sampled_from("*_`\\@<|#-")),
    st.sampled_from(Style),
)


@given(st.lists(st.lists(spans, max_size=4).map(tuple), min_size=1, max_size=8), st.integers(20, 120))
def test_nothing_is_ever_too_long(lines: list[Line], longest: int) -> None:
    assert len(content(lines, longest)) <= longest


@given(st.lists(st.lists(spans, max_size=4).map(tuple), min_size=1, max_size=8), st.integers(20, 120))
def test_what_is_parted_is_all_there(lines: list[Line], longest: int) -> None:
    parts = parted(lines, longest)
    assert [line for part in parts for line in part] == lines
    written = [content(part, 10_000) for part in parts]
    assert all(len(text) <= longest for text, part in zip(written, parts, strict=True) if len(part) > 1)
    one_more = [content([*part, after[0]], 10_000) for part, after in pairwise(parts)]
    assert all(len(text) > longest for text in one_more), "a message too many"


@given(st.text(st.sampled_from("ab1. *_`~|<>[]@#-/:\\"), max_size=30))
def test_no_sign_is_left_without_its_backslash(text: str) -> None:
    written = content([(Span(text),)], LONGEST)
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "x", written)
    assert not re.search(r"[\\`*_~|<>\[\]@]|://|^\s*([#>-]|\d+\.\s)", bare)
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", written) == text
