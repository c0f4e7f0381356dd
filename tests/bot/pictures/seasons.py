"""Seasons to draw."""

from __future__ import annotations

from bot.pictures.scene import BeatsScene, Course, SeasonScene, Standing, Theme, WeeksScene

NAMES = (
    "Ann", "Aleksandra Konstantinopolskaya", "Екатерина", "محمد العربي", "田中さくら", "Bo", "Константин", "Gus",
    "👨‍👩‍👧 Ida", "Jon",
)  # fmt: skip
COLUMNS = ("Генералы", "Лысые", "Проигрыши", "Коны", "Вечера")


def season(count: int, theme: Theme = Theme.DARK) -> SeasonScene:
    rows = tuple(
        Standing((NAMES[n], NAMES[n - 1]), tuple(str(100 * n + n) for _ in COLUMNS), 1 - n / 10)
        for n in range(count)
    )
    caption = "The fewest Generals lead."
    return SeasonScene("General's goat · since Sep 1, 2026", caption, COLUMNS, rows, "and 5 more", theme)


def weeks(count: int, theme: Theme = Theme.DARK, length: int = 12) -> WeeksScene:
    courses = tuple(
        Course((NAMES[n],), tuple(week * (10 - n) // 3 for week in range(length + 1))) for n in range(count)
    )
    return WeeksScene("General's goat", "Generals", courses, "Sep 1, 2026", "Nov 21, 2026", "", theme)


def beats(count: int, theme: Theme = Theme.DARK) -> BeatsScene:
    times = tuple(
        tuple(None if row == column else (row * 7 + column * 3) % 30 for column in range(count))
        for row in range(count)
    )
    return BeatsScene("General's goat", "How often", NAMES[:count], times, folded=False, theme=theme)
