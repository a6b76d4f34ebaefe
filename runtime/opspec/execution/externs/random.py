"""The meanings of rng_bit_generator, bit for bit what XLA generates on the CPU, and of rng, from a seeded stream.

Both algorithms are counter-based (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3"): Threefry-2x32
of 20 rounds, Philox-4x32 of 10.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.externs.registry import extern
from opspec.execution.random_stream import generator
from opspec.numerics.elementwise import convert
from opspec.values.arrays import Array, Elements
from opspec.values.types import ElementType, Tensor, element_of

U32, U64 = np.dtype(np.uint32), np.dtype(np.uint64)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)


@extern("rng_bit_generator")
def rng_bit_generator(
    initial_state: Array, *, rng_algorithm: str, output_state: Tensor, output: Tensor
) -> tuple[Array, Array]:
    """The state after as many numbers as were made, and the bits of the output."""
    del output_state
    element, shape = output.element, tuple(output.shape)
    assert isinstance(element, ElementType)
    state = [int(word) for word in initial_state]
    if rng_algorithm == "THREE_FRY":
        words, state = _threefry_bits(state, shape, element.bits == 64)
    else:
        words, state = _philox_bits(state, shape, element.bits == 64)
    return np.array(state, U64), _as_element(words, element)


def _as_element(words: Array, element: ElementType) -> Array:
    """The low bits of each word, as an element."""
    if element.kind in ("sint", "uint"):
        made: Array = convert(words, element.dtype)
        return made
    return words.astype(f"u{element.dtype.itemsize}").view(element.dtype)


def _join(low: Array, high: Array) -> Array:
    """Two halves as one number of 64 bits."""
    return np.asarray(low.astype(U64) | high.astype(U64) << HALF)


# --- Threefry -----------------------------------------------------------------------------------------------

PARITY = np.uint32(0x1BD11BDA)
ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))


def _threefry_bits(state: list[int], shape: tuple[int, ...], wide: bool) -> tuple[Array, list[int]]:
    """A word of 64 bits per counter, or two of 32, which lie side by side along one axis of the result."""
    key, start = state[0], state[1]
    if wide:
        low, high = _threefry(key, _counters(start, prod(shape)))
        return _join(low, high).reshape(shape), [key, _wrapped(start + prod(shape))]
    axis = _even_or_longest(shape)
    half = shape if axis is None else (*shape[:axis], (shape[axis] + 1) // 2, *shape[axis + 1 :])
    pair = _threefry(key, _counters(start, prod(half)))
    state = [key, _wrapped(start + prod(half))]
    if axis is None:
        return pair[0].reshape(()), state
    words = np.stack([words.reshape(half) for words in pair], axis + 1)
    words = words.reshape(*half[:axis], 2 * half[axis], *half[axis + 1 :])
    return words[(slice(None),) * axis + (slice(shape[axis]),)], state


def _even_or_longest(shape: tuple[int, ...]) -> int | None:
    """The axis along which words are paired: the first of even size, else the first of the longest."""
    if not shape:
        return None
    even = (axis for axis, size in enumerate(shape) if size % 2 == 0)
    return next(even, shape.index(max(shape)))


def _counters(start: int, count: int) -> Array:
    return np.arange(count, dtype=U64) + np.uint64(start)


def _threefry(key: int, counters: Array) -> tuple[Array, Array]:
    keys = [np.uint32(key & 0xFFFFFFFF), np.uint32(key >> 32)]
    keys.append(keys[0] ^ keys[1] ^ PARITY)
    x = (counters & LOW).astype(U32) + keys[0]
    y = (counters >> HALF).astype(U32) + keys[1]
    spare = np.empty_like(y)
    for turn in range(5):
        for distance in ROTATIONS[turn % 2]:
            x += y
            np.left_shift(y, np.uint32(distance), out=spare)
            y >>= np.uint32(32 - distance)
            y |= spare
            y ^= x
        x += keys[(turn + 1) % 3]
        y += keys[(turn + 2) % 3] + np.uint32(turn + 1)
    return x, y


# --- Philox -------------------------------------------------------------------------------------------------

MULTIPLIERS = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
WEYL = 0x9E3779B9, 0xBB67AE85


def _philox_bits(state: list[int], shape: tuple[int, ...], wide: bool) -> tuple[Array, list[int]]:
    """Four words of 32 bits, or two of 64, per counter of 128 bits, one after another.

    A state of two words has the key as the upper half of the counter too.
    """
    key = state[0]
    low, high = state[1], state[2] if len(state) > 2 else key
    size = prod(shape)
    count = -(-size // (2 if wide else 4))
    lanes = _philox(key, low, high, count)
    words = (_join(*lanes[:2]), _join(*lanes[2:])) if wide else lanes
    after = (high << 64 | low) + count
    state = [key, _wrapped(after), _wrapped(after >> 64)][: len(state)]
    return np.stack(words, -1).reshape(-1)[:size].reshape(shape), state


def _philox(key: int, low: int, high: int, count: int) -> Sequence[Array]:
    lows = _counters(low, count)
    highs = np.full(count, high, U64) + (lows < np.uint64(low))
    a, b, c, d = lows & LOW, lows >> HALF, highs & LOW, highs >> HALF  # 32 bits each, in 64 to multiply
    first, second = key & 0xFFFFFFFF, key >> 32
    for _ in range(10):
        left, right = a * MULTIPLIERS[0], c * MULTIPLIERS[1]
        a, b, c, d = (
            (right >> HALF) ^ b ^ np.uint64(first),
            right & LOW,
            (left >> HALF) ^ d ^ np.uint64(second),
            left & LOW,
        )
        first, second = (first + WEYL[0]) & 0xFFFFFFFF, (second + WEYL[1]) & 0xFFFFFFFF
    return [lane.astype(U32) for lane in (a, b, c, d)]


def _wrapped(x: int) -> int:
    return x & (1 << 64) - 1


# --- rng ----------------------------------------------------------------------------------------------------


@extern("rng")
def rng(a: Array, b: Array, shape_: Array, *, rng_distribution: str, result: Tensor) -> Array:
    """Random numbers: uniform from a up to but not including b, or normal of mean a and deviation b."""
    del result
    shape = tuple(int(size) for size in shape_)
    if any(size < 0 for size in shape):
        raise OpSpecError(f"expected sizes that are not negative, found {list(shape)}")
    if rng_distribution == "NORMAL":
        drawn = generator().standard_normal(shape)
        made: Array = convert(np.asarray(_real(a) + drawn * _real(b)), a.dtype)
        return made
    if element_of(a.dtype).kind == "float":
        return _uniform(a, b, shape)
    low, high = int(a), int(b)
    if high <= low:  # undefined
        return np.full(shape, a, a.dtype)
    kind = np.uint64 if high > np.iinfo(np.int64).max else np.int64
    return np.asarray(generator().integers(low, high, shape, kind)).astype(a.dtype)


def _uniform(a: Array, b: Array, shape: tuple[int, ...]) -> Array:
    low, high = _real(a), _real(b)
    drawn = np.asarray(low + generator().random(shape) * (high - low))
    found = convert(drawn, a.dtype)
    if not low < high:  # undefined
        return np.full(shape, a, a.dtype)
    # Rounding may reach b.
    return np.asarray(np.where(_real(found) >= high, np.nextafter(b, a), found), a.dtype)


def _real(x: Elements) -> Elements:
    return convert(np.asarray(x), np.dtype(np.float64))
