"""Ready-made decisions that games are put together from: those of the layout kernel, what hands count, suits and
bids. Most are small frozen callables."""
