"""How long tests wait for what is to come. Patience costs nothing when all goes well, so there is plenty:
others may use the machine at the same time."""

from __future__ import annotations

import os
from typing import Final

SLOW: Final = float(os.environ.get("BONEYARD_PATIENCE", "4"))
"""How many times longer anything may take than on an idle machine."""
PATIENCE: Final = 15.0 * SLOW
"""Seconds after which it is taken never to come."""
