"""Ready-made decisions for the layout kernel: small frozen callables that games are put together from."""
