"""How tiles are put together within a round: one kernel a file, beside it what lies on its table, and what several
kernels share."""
