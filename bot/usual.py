"""The games that are meant where none is named."""

DEFAULT_GAME = "draw"
LUNCH_GAME = "general"
"""Of lunch breaks: what invitations, score sheets and seasons are about."""
DAILY_GAME = "solo-rows"
"""The layout of the day."""
