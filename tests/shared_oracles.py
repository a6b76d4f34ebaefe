"""Oracles that serve all tests of a process: to start one costs more than most questions."""

from __future__ import annotations

import atexit
from functools import cache

from opspec.agreement.oracles import Oracle, oracle


@cache
def shared_oracle(name: str) -> Oracle:
    found = oracle(name)
    atexit.register(found.close)
    return found
