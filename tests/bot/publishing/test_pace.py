"""How long the next message has to wait."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.ports import Pace
from bot.publishing.pace import Meter


def test_what_was_sent_before_may_come_to_light_in_any_order() -> None:
    """Several rooms may share a pace, such as the topics of a forum."""
    meter = Meter(Pace(gap=2, most=3, per=60))
    meter.take_up([50, 20])
    meter.take_up([40, 10])
    assert meter.lately(51) == [31, 11, 1]
    assert meter.wait(51) == 29
    assert meter.wait(79) == 1
    assert meter.wait(80) == 0


def test_half_of_a_pace_is_left_for_others() -> None:
    meter = Meter(Pace(most=4, per=60))
    meter.count(0)
    assert meter.wait(1, half=True) == 0
    meter.count(1)
    assert (meter.wait(2), meter.wait(2, half=True)) == (0, 58)
    assert meter.wait(60, half=True) == 0


def test_a_pace_of_one_has_no_half() -> None:
    meter = Meter(Pace(most=1, per=10))
    assert meter.wait(0, half=True) == 0
    meter.count(0)
    assert meter.wait(4, half=True) == 6


def test_what_is_shown_by_and_by_never_waits_for_the_whole_window() -> None:
    meter, now, shown = Meter(Pace(gap=1, most=18, per=60, quick=4, slow=4.5)), 0.0, [0.0]
    meter.count(now)
    while now < 300:
        now += meter.pause(now)
        meter.count(now)
        shown.append(now)
    pauses = [later - earlier for earlier, later in pairwise(shown)]
    assert pauses[:4] == [1, 1, 1, 1]
    assert max(pauses) == pytest.approx(4.5)
    assert max(sum(moment - 60 < earlier <= moment for earlier in shown) for moment in shown) <= 18


def test_an_answer_finds_a_place_between_what_is_shown_by_and_by() -> None:
    meter, now = Meter(Pace(gap=1, most=18, per=60, quick=4, slow=4.5)), 0.0
    for number in range(60):
        meter.count(now)
        now += 1
        assert meter.wait(now) == 0
        if now > 60 and number % 4 == 0:
            meter.count(now)  # as when one of four has his hand in the group
        now += meter.pause(now)
