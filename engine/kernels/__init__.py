"""How tiles are put together within a round, one kernel a file."""
