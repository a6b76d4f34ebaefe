"""Oracles that serve all tests of a process: to start one costs more than most questions."""

from __future__ import annotations

import atexit
from functools import cache

import pytest

from opspec.agreement.oracles import Oracle, oracle, worker
from tests.fork_server import fork_command


@cache
def shared_oracle(name: str) -> Oracle:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "module_command", fork_command)
        found = oracle(name)
    atexit.register(found.close)
    return found
