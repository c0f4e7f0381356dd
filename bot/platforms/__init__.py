"""The platforms, one package each: a message into their widgets, their updates into a request, nothing more."""
