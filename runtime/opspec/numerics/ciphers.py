"""Counters scrambled with keys (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3"): Threefry-2x32 of 20
rounds, Philox-4x32 of 10. A word of 64 bits is two of 32, the lower one first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from opspec.values.arrays import Array, DType, Elements

U32, U64 = np.dtype(np.uint32), np.dtype(np.uint64)
PARITY = np.uint32(0x1BD11BDA)
ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
MULTIPLIERS = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
WEYL = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
_LOW, _HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
_PART = 1 << 13  # words at once, which caches hold through all rounds


def threefry(key: Elements, counter: Elements, dtype: DType) -> Elements:
    """As the primitive of that name says."""
    return _in_parts(_threefry, [key, counter])[..., 0].astype(dtype)


def philox_low(key: Elements, low: Elements, high: Elements, dtype: DType) -> Elements:
    """As the primitive of that name says."""
    return philox(key, low, high)[..., 0].astype(dtype)


def philox_high(key: Elements, low: Elements, high: Elements, dtype: DType) -> Elements:
    """As the primitive of that name says."""
    return philox(key, low, high)[..., 1].astype(dtype)


def philox(key: Elements, low: Elements, high: Elements) -> Array:
    """Both of these, side by side."""
    return _in_parts(_philox, [key, low, high])


def threefry_words(first: Array, second: Array, x: Array, y: Array) -> tuple[Array, Array]:
    """Two words of 32 bits, scrambled with two others."""
    keys = first, second, first ^ second ^ PARITY
    x, y = x + keys[0], y + keys[1]
    for turn in range(5):
        for distance in ROTATIONS[turn % 2]:
            x += y
            up = y << np.uint32(distance)
            y >>= np.uint32(32 - distance)
            y |= up
            y ^= x
        x += keys[(turn + 1) % 3]
        y += keys[(turn + 2) % 3] + np.uint32(turn + 1)
    return x, y


def _in_parts(cipher: Callable[..., Sequence[Array]], given: Sequence[Elements]) -> Array:
    """The words that a cipher makes of words, along a last dimension."""
    words = [np.asarray(x).astype(U64, copy=False) for x in given]
    shape = np.broadcast_shapes(*(x.shape for x in words))
    flat = [x.reshape(1) if x.size == 1 else np.broadcast_to(x, shape).reshape(-1) for x in words]
    starts = range(0, max(1, *(x.size for x in flat)), _PART)
    made = [np.stack(cipher(*(x if x.size == 1 else x[at : at + _PART] for x in flat)), -1) for at in starts]
    return np.concatenate(made).reshape(*shape, made[0].shape[1])


def _threefry(key: Array, counter: Array) -> Sequence[Array]:
    return [_joined(*threefry_words(*_halves(key), *_halves(counter)))]


def _philox(key: Array, low: Array, high: Array) -> Sequence[Array]:
    """In words of 32 bits, each in 64 of them to be multiplied."""
    a, b, c, d = low & _LOW, low >> _HALF, high & _LOW, high >> _HALF
    first, second = key & _LOW, key >> _HALF
    for _ in range(10):
        left, right = a * MULTIPLIERS[0], c * MULTIPLIERS[1]
        a, b, c, d = (right >> _HALF) ^ b ^ first, right & _LOW, (left >> _HALF) ^ d ^ second, left & _LOW
        first, second = first + WEYL[0] & _LOW, second + WEYL[1] & _LOW
    return [_joined(a, b), _joined(c, d)]


def _halves(x: Array) -> tuple[Array, Array]:
    return x.astype(U32), (x >> _HALF).astype(U32)


def _joined(low: Array, high: Array) -> Array:
    """Two halves as one word."""
    return np.asarray(low.astype(U64) | high.astype(U64) << _HALF)
