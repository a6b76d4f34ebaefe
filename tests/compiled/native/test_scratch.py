"""Arrays in one piece of memory: none lies where another one is needed at the same time."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.compiled.native.scratch import SlotLife, offsets_of
from opspec.values.arrays import LINE


@pytest.mark.parametrize("seed", range(20))
def test_what_is_needed_at_the_same_time_lies_apart(seed: int) -> None:
    rng = np.random.default_rng(seed)
    firsts, steps = rng.integers(0, 30, 60), rng.integers(0, 10, 60)
    sizes = rng.integers(1, 5000, 60)
    lives = [SlotLife(int(x), int(a), int(a + n)) for x, a, n in zip(sizes, firsts, steps, strict=True)]
    offsets, whole = offsets_of(lives)
    for at, (one, begin) in enumerate(zip(lives, offsets, strict=True)):
        assert begin % LINE == 0
        assert begin + one.size <= whole
        for other, there in zip(lives[:at], offsets, strict=False):
            if one.first <= other.last and other.first <= one.last:
                assert begin + one.size <= there or there + other.size <= begin


def test_memory_is_used_again() -> None:
    chain = [SlotLife(1000, at, at + 1) for at in range(50)]
    assert offsets_of(chain)[1] == 2 * 1024
    assert offsets_of([]) == ([], 0)
    assert offsets_of([SlotLife(100, 0, 0), SlotLife(50, 1, 1), SlotLife(60, 1, 1)]) == ([0, 64, 0], 128)
