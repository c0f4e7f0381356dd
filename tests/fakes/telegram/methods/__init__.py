"""The methods of the Bot API, by subject."""
