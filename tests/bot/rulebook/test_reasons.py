"""Which section explains a refusal: decided for each reason that the engine knows."""

from __future__ import annotations

from bot.rulebook.pages import WRITTEN, Section
from bot.rulebook.reasons import explained_in
from engine.errors import IllegalMove
from tests.bot.sources import ENGINE, sources

REASONS = {
    Section.BEGIN: """
        bid-first bid-higher bid-marks bid-range bid-tricks bidding-over double-begins lead-alone lead-lies-open
        lead-or-leave must-lead nello-on-marks no-plunge one-tile-leads pass-is-a-bid root-first trump-first
        trump-named
    """,
    Section.TURN: """
        already-laid arm-closed arm-has-foot arms-first block-begins-turn block-unable boneyard-empty cell-covered
        cell-printed cells-apart cells-wanted cover-first covered cut-at-end cutter-shows-other does-not-add-up
        does-not-fit done-ends-turn draw-count draw-or-block drawn-waits draws-itself foot-impossible
        joint-shows-other just-the-tile lay-first lay-or-block lay-or-draw lies-in-line lines-differ must-draw
        must-follow must-go-on must-pass must-place must-play never-along never-closed no-drawing no-end-fits
        no-inserting no-places no-signal no-such-arm no-such-cell no-such-depth no-such-joint no-such-line
        no-such-train no-such-trump not-at-root not-in-hand not-on-board not-open not-this-game not-together
        not-turned not-your-turn one-after-another one-draw one-end one-tile-a-turn only-doubles-block
        only-doubles-go-between only-doubles-together open-first other-half own-train-now pair-lies-closed
        title-only toes-first train-shut train-waits
    """,
    Section.SCORING: "claim-first nothing-to-claim",
    Section.MATCH: "between-rounds match-over",
}
OF_RECORDS = """
    cut-unknown deal-empty deal-empty-row deal-no-start deal-scores deal-seats deal-surplus deal-unknown
    deal-waiting deal-whole lot-unknown round-going-on
"""
"""What only the deal of a record is refused for: nobody makes that move."""


def test_every_reason_has_its_section() -> None:
    for section, reasons in REASONS.items():
        assert section in WRITTEN
        assert {explained_in(IllegalMove(reason)) for reason in reasons.split()} == {section}


def test_no_reason_is_left_undecided() -> None:
    decided = " ".join((*REASONS.values(), OF_RECORDS)).split()
    found = {
        reason
        for code in sources(ENGINE)
        for call in code.calls("IllegalMove")
        for reason in code.strings(call.node.args[0], call.function)
    }
    assert sorted(decided) == sorted(found)
