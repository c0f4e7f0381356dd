"""Words as they are compared."""

from __future__ import annotations

from engine.spelling import plain


def test_case_and_marks_do_not_matter() -> None:
    assert plain("Козёл ЖЁЛТЫЙ Łódź Straße Œuf") == "козел желтыи lodz strasse oeuf"
