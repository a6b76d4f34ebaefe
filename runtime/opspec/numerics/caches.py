"""The caches of this processor."""

from __future__ import annotations

import functools
from pathlib import Path

_LIKELY = 16 << 20  # where the system does not say
_MOST = 32 << 20  # what is larger belongs to many cores


@functools.cache
def last_level() -> int:
    """About how many bytes the last cache keeps for one program."""
    units = {"K": 1 << 10, "M": 1 << 20}
    try:
        texts = [path.read_text().strip() for path in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size")]
        found = [int(text[:-1]) * units[text[-1]] for text in texts]
    except (OSError, ValueError, KeyError, IndexError):
        found = []
    return min(max(found, default=_LIKELY), _MOST)
