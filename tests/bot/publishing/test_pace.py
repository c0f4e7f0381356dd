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


BUSY = Pace(gap=1, most=18, per=60, quick=4)


def test_what_is_shown_by_and_by_never_waits_for_the_whole_window() -> None:
    meter, now, shown = Meter(BUSY), 0.0, [0.0]
    meter.count(now, shown=True)
    while now < 300:
        now += meter.pause(now)
        meter.count(now, shown=True)
        shown.append(now)
    pauses = [later - earlier for earlier, later in pairwise(shown)]
    assert pauses[:3] == [1, 1, 1]
    assert max(pauses) == pytest.approx(60 / 14)
    assert max(sum(moment - 60 < earlier <= moment for earlier in shown) for moment in shown) <= 18


@pytest.mark.parametrize(("every", "longest"), [(4, 16), (15, 6)])
def test_what_is_shown_by_and_by_has_places_beside_answers(every: int, longest: float) -> None:
    """As in a group in which moves come one after another, and all have their hands there, or one of four has."""
    meter, asked, answered, shown = Meter(BUSY), 0, [0.0], [0.0]
    for now in range(300):
        asked += now % every == 0
        if asked and meter.turn(now, urgent=True) <= 0:
            meter.count(now)
            asked -= 1
            answered.append(now)
        if meter.pause(now) <= 0:
            meter.count(now, shown=True)
            shown.append(now)

    def longest_pause(moments: list[float]) -> float:
        return max(later - earlier for earlier, later in pairwise(moments) if earlier > BUSY.per)

    assert longest_pause(shown) <= longest
    assert longest_pause(answered) <= max(20, every)


def test_a_third_of_a_pace_is_left_by_urgent_answers() -> None:
    meter = Meter(BUSY)
    for now in range(12):
        assert meter.turn(now, urgent=True) == 0
        meter.count(now)
    assert meter.turn(12, urgent=True) == 48
    assert meter.pause(12) == 0


def test_what_has_gone_out_late_counts_from_then_on() -> None:
    meter = Meter(BUSY)
    meter.count(0, shown=True)
    meter.delayed(0, 30)
    assert meter.lately(60) == [30]
    assert meter.turn(60, urgent=True) == 0
