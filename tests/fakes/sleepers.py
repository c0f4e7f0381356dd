"""A process that never comes to listening."""

from __future__ import annotations

import time

if __name__ == "__main__":
    time.sleep(60)
