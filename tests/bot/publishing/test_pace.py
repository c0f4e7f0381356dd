"""How long the next message has to wait."""

from __future__ import annotations

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
