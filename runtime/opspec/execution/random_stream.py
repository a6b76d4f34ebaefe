"""The state that random numbers come from which no program sees, as `stablehlo.rng` draws them: one of each thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from opspec.values.arrays import Array


class _Stream(threading.local):
    """The random numbers of a thread: the same ones in the same order for the same seed."""

    def __init__(self) -> None:
        self.generator = np.random.Generator(np.random.Philox(0))
        shared = _SHARED.get()
        if shared is not None:
            self.generator.bit_generator.state = shared.begun
            shared.drawing.append(self.generator)


@dataclass
class _Shared:
    """Where the random numbers of a thread are whose processes all go on from there, and those that do."""

    begun: Any
    drawing: list[np.random.Generator] = field(default_factory=list)


_SHARED: ContextVar[_Shared | None] = ContextVar("shared", default=None)
_STREAM = _Stream()


@contextmanager
def shared_stream() -> Iterator[None]:
    """Threads that run in this context each draw what this one would, which goes on behind what was drawn."""
    own = _STREAM.generator.bit_generator
    shared = _Shared(own.state)
    token = _SHARED.set(shared)
    try:
        yield
    finally:
        _SHARED.reset(token)
        if shared.drawing:
            own.state = max((one.bit_generator.state for one in shared.drawing), key=_how_far)


def _how_far(state: Mapping[str, Any]) -> tuple[list[int], int]:
    counter: Array = state["state"]["counter"]  # its first word is the least
    return [int(word) for word in counter[::-1]], int(state["buffer_pos"])


def seed(number: int) -> None:
    """Start the random numbers of `stablehlo.rng` anew, in this thread; without it, the seed is 0."""
    _STREAM.generator = np.random.Generator(np.random.Philox(number))


def drawn() -> str:
    """Where this thread is in its random numbers; another text once one was drawn."""
    return str(_STREAM.generator.bit_generator.state)


def generator() -> np.random.Generator:
    """That of this thread."""
    return _STREAM.generator
