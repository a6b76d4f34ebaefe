"""Random bits where they lie: what counters become, read as elements."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.numerics import ciphers
from opspec.numerics.ciphers import U32, U64
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor


def prepare(initial_state: Tensor, *, rng_algorithm: str, output_state: Tensor, output: Tensor) -> Function | WhyNot:
    del initial_state, output_state
    element = output.element
    if not isinstance(element, ElementType) or element.bits < 8:
        return "its elements are narrower than a byte"
    return _RandomBits(rng_algorithm == "THREE_FRY", element, tuple(output.shape))


@dataclass(frozen=True, slots=True)
class _RandomBits:
    """Takes a state; gives the next one, and elements."""

    threefry: bool
    element: ElementType
    shape: tuple[int, ...]

    def __call__(self, state: Array) -> tuple[Array, Array]:
        made, used = (self._threefry if self.threefry else self._philox)(state)
        key, *words = map(int, state)
        counter = sum(word << 64 * at for at, word in enumerate(words)) + used
        after = [key, *(counter >> 64 * at & (1 << 64) - 1 for at in range(len(words)))]
        return np.array(after, U64), made.astype(f"u{self.element.dtype.itemsize}").view(self.element.dtype)

    def _threefry(self, state: Array) -> tuple[Array, int]:
        """A word of 64 bits per counter, or two of 32, which lie side by side along one dimension."""
        key, start = state
        along = self._paired
        halved = [-(-size // 2) if at == along else size for at, size in enumerate(self.shape)]
        words = ciphers.threefry(key, _counters(start, prod(halved)), U64)
        if self.element.bits == 64:
            return words.reshape(self.shape), len(words)
        lanes = words.view(U32).reshape(*halved, 2)
        if along is None:
            return lanes[..., 0], len(words)
        halved[along] *= 2
        side_by_side = np.moveaxis(lanes, -1, along + 1).reshape(halved)
        return side_by_side[(slice(None),) * along + (slice(self.shape[along]),)], len(words)

    @property
    def _paired(self) -> int | None:
        """The first dimension of even size, else the first of the longest."""
        if not self.shape or self.element.bits == 64:
            return None
        even = (at for at, size in enumerate(self.shape) if size % 2 == 0)
        return next(even, self.shape.index(max(self.shape)))

    def _philox(self, state: Array) -> tuple[Array, int]:
        """Four words of 32 bits per counter of 128, or two of 64; of a state of two words the upper half is the key."""
        size, wide = prod(self.shape), self.element.bits == 64
        key, low, high = state if len(state) > 2 else (*state, state[0])
        lows = _counters(low, -(-size // (2 if wide else 4)))
        words = ciphers.philox(key, lows, np.where(lows < low, high + np.uint64(1), high)).reshape(-1)
        return (words if wide else words.view(U32))[:size].reshape(self.shape), len(lows)


def _counters(start: np.uint64, count: int) -> Array:
    return np.arange(count, dtype=U64) + start


PATHS = (FastPath("rng_bit_generator.words", prepare, "the words of all counters at once, read as elements"),)
