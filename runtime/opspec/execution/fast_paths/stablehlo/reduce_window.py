"""reduce_window along one dimension after another: running totals for windows as long as the axis, strided slices for
small windows, and windows of doubled length for large ones.

The terms of a window stay in their order; only the association is chosen, which the op leaves open.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.fast_paths.combining import has_minus_zero
from opspec.execution.fast_paths.region_form import Form, form_of
from opspec.execution.runnable_blocks import Body
from opspec.execution.ways import WhyNot
from opspec.kernels.folds import monoid
from opspec.numerics import elementwise as ew
from opspec.numerics.long_rows import blocks_of, pieces_of
from opspec.values.arrays import Array, DType
from opspec.values.types import Tensor

_WIDER = {"bfloat16": "f4", "float16": "f4", "float32": "f8"}  # what sums are carried as: no place is lost on the way
_LONG = 256  # elements of a row from which on blocks of it are combined by themselves,
_IN_TURN = 16  # elements one after another, in many rows at once
_TOGETHER = 1 << 18  # elements, with what is put around them, of windows that are combined at once


def carried_as(dtype: DType) -> DType:
    """The type in which sums of a type run."""
    return np.dtype(_WIDER.get(dtype.name, dtype))


Values = tuple[Array, ...]
Step = Callable[[Values, Values], Values]


@dataclass(frozen=True, slots=True)
class _Axis:
    """Windows along one axis of the padded input."""

    at: int
    size: int
    stride: int
    spread: int
    out: int

    @property
    def trivial(self) -> bool:
        return self.size == 1 and self.stride == 1


def _separable(
    inputs: Sequence[Tensor],
    _init_values: Sequence[Tensor],
    *,
    window_dimensions: Sequence[int],
    window_strides: Sequence[int],
    base_dilations: Sequence[int],
    window_dilations: Sequence[int],
    padding: Sequence[Sequence[int]],
    body: Body,
    results: Sequence[Tensor],
) -> Function | WhyNot:
    shape = tuple(results[0].shape)
    types = [r.element.dtype for r in results]
    step = monoid(body, True).step
    axes = [
        _Axis(at, int(size), int(stride), int(spread), out)
        for at, (size, stride, spread, out) in enumerate(
            zip(window_dimensions, window_strides, window_dilations, shape, strict=True)
        )
    ]
    lows = [int(row[0]) for row in padding]
    highs = [int(row[1]) for row in padding]
    bases = list(map(int, base_dilations))
    parts = _parts(inputs[0], axes, lows, highs, bases)
    whole = _whole(inputs[0], axes, lows, highs, bases) if len(inputs) == 1 else None
    said = form_of(body)
    ufunc = body if body in _NEUTRAL else _sum(said) if types[0].name in _WIDER else None
    running = None if whole is None or ufunc is None else _Running(ufunc, *whole)

    def run(xs: Sequence[Array], inits: Sequence[Array]) -> Values:
        if 0 in shape:
            return tuple(np.empty(shape, t) for t in types)
        given = [ew.convert(x, t) for x, t in zip(xs, types, strict=True)]
        starts = tuple(ew.convert(np.asarray(x), t) for x, t in zip(inits, types, strict=True))
        exact = _is_exact(body, (*given, *starts))
        if running is not None and (exact or running.ufunc in _SUMS) and _is_neutral(running.ufunc, starts[0]):
            return (running(starts[0], given[0]),)
        combine = _plainly(body) if exact else step  # type: ignore[arg-type]  # a ufunc where it is exact
        if parts is None:
            return windows(given, starts, combine)
        apart, together = parts
        made = tuple(np.empty(shape, t) for t in types)
        for first in range(0, shape[apart], together):
            part = slice(first, first + together)
            found = windows([_cut(x, apart, part) for x in given], starts, combine)
            for target, x in zip(made, found, strict=True):
                _cut(target, apart, part)[...] = x
        return made

    def windows(given: Sequence[Array], starts: Values, combine: Step) -> Values:
        if whole is not None and shape[whole[0]] > _LONG and _is_one_as_many(starts, combine):
            return (_scanned(given[0], starts[0], whole, lambda x, y: combine((x,), (y,))[0]),)
        terms = tuple(_padded(x, start, lows, highs, bases) for x, start in zip(given, starts, strict=True))
        for axis in reversed(axes):
            if not axis.trivial:
                terms = _along(terms, axis, combine)
        return combine(tuple(np.broadcast_to(start, terms[0].shape) for start in starts), terms)

    return run if whole is None or said is None else RunningTotals(*whole, said, run)


def _parts(
    operand: Tensor, axes: Sequence[_Axis], lows: Sequence[int], highs: Sequence[int], bases: Sequence[int]
) -> tuple[int, int] | None:
    """The longest dimension in which a window has one element, and how many of its places go at once; None for all:
    each step has several arrays as long as what is combined.
    """
    plain = [at for at, pads in enumerate(zip(lows, highs, bases, strict=True)) if pads == (0, 0, 1)]
    free = [axes[at] for at in plain if axes[at].trivial]
    if not free:
        return None
    longest = max(free, key=lambda axis: axis.out)
    padded = math.prod(
        low + n * base + high for low, n, base, high in zip(lows, operand.shape, bases, highs, strict=True)
    )
    together = max(1, _TOGETHER * longest.out // max(1, padded))
    return (longest.at, together) if together < longest.out else None


def _padded(x: Array, start: Array, lows: Sequence[int], highs: Sequence[int], bases: Sequence[int]) -> Array:
    """The input with initial values around and between its elements; negative padding trims it."""
    if not any(lows) and not any(highs) and all(base == 1 for base in bases):
        return x
    lengths = [(size - 1) * base + 1 if size else 0 for size, base in zip(x.shape, bases, strict=True)]
    padded = np.full([low + n + high for low, n, high in zip(lows, lengths, highs, strict=True)], start)
    source, target = [], []
    for low, base, size, length in zip(lows, bases, x.shape, padded.shape, strict=True):
        first = max(-(low // base), 0) if low < 0 else 0  # the first element that is not trimmed
        last = min((length - 1 - low) // base, size - 1)
        source.append(slice(first, max(last + 1, first)))
        target.append(slice(low + first * base, low + last * base + 1, base) if last >= first else slice(0, 0))
    padded[tuple(target)] = x[tuple(source)]
    return padded


def _is_exact(body: Body, arrays: Sequence[Array]) -> bool:
    """Whether NumPy's own function gives what the op means: of zeros that differ in sign it may give either one."""
    if not isinstance(body, np.ufunc):
        return False
    return body not in (np.maximum, np.minimum) or not any(map(has_minus_zero, arrays))


def _plainly(ufunc: np.ufunc) -> Step:
    return lambda a, b: tuple(ufunc(x, y) for x, y in zip(a, b, strict=True))


# --- windows along one axis ---------------------------------------------------------------------------------


def _along(terms: Values, axis: _Axis, step: Step) -> Values:
    length = terms[0].shape[axis.at]
    doublings = 2 * axis.size.bit_length() * length
    if axis.size * axis.out <= doublings or axis.size <= 2:
        return _by_taps(terms, axis, step)
    return _by_doubling(terms, axis, step)


def _by_taps(terms: Values, axis: _Axis, step: Step) -> Values:
    reach = (axis.out - 1) * axis.stride + 1
    made: Values | None = None
    for tap in range(axis.size):
        start = tap * axis.spread
        taken = tuple(_cut(x, axis.at, slice(start, start + reach, axis.stride)) for x in terms)
        made = taken if made is None else step(made, taken)
    assert made is not None
    return made


def _by_doubling(terms: Values, axis: _Axis, step: Step) -> Values:
    """Totals of 1, 2, 4, ... terms; the binary digits of the window's size say which ones follow each other."""
    reach = (axis.out - 1) * axis.stride + 1
    power, taken = 1, 0
    made: Values | None = None
    while True:
        if axis.size & power:
            start = taken * axis.spread
            part = tuple(_cut(x, axis.at, slice(start, start + reach, axis.stride)) for x in terms)
            made = part if made is None else step(made, part)
            taken += power
        if taken == axis.size:
            assert made is not None
            return made
        shift = power * axis.spread
        left = tuple(_cut(x, axis.at, slice(None, -shift)) for x in terms)
        right = tuple(_cut(x, axis.at, slice(shift, None)) for x in terms)
        terms = step(left, right)
        power *= 2


def _cut(x: Array, axis: int, part: slice) -> Array:
    return x[(slice(None),) * axis + (part,)]


# --- running totals -----------------------------------------------------------------------------------------


def _scanned(x: Array, start: Array, whole: tuple[int, bool], step: Callable[[Array, Array], Array]) -> Array:
    """Each element of a dimension with all before it, or behind it, and initial values in front, and where a window has
    no elements: these are as one.
    """
    at, backward = whole
    line = np.moveaxis(np.flip(x, at) if backward else x, at, -1)[None]
    made = np.empty(line.shape, x.dtype)
    _scan(line, made, (lambda a, b: step(b, a)) if backward else step)
    flat, of_all = made.reshape(-1), made[..., -1:].copy()
    for some in blocks_of(flat.size):
        flat[some] = step(start, step(flat[some], start) if backward else flat[some])
    if backward:
        made[..., -1:] = step(start, of_all)
    totals = np.moveaxis(made[0], -1, at)
    return np.flip(totals, at) if backward else totals


def _is_one_as_many(starts: Values, combine: Step) -> bool:
    """Whether several initial values make together what one is."""
    both = combine(starts, starts)
    return all(np.asarray(x).tobytes() == np.asarray(y).tobytes() for x, y in zip(both, starts, strict=True))


def _scan(x: Array, made: Array, step: Callable[[Array, Array], Array]) -> None:
    """Blocks of a row by themselves, many at once; then each with what all before it make."""
    if x.shape[-1] <= _IN_TURN:
        for some in pieces_of(x.shape):
            columns = np.array(np.moveaxis(x[some], -1, 0), order="C")
            for before, column in pairwise(columns):
                column[...] = step(before, column)
            made[some] = np.moveaxis(columns, 0, -1)
        return
    beyond = x.shape[-1] - x.shape[-1] % _IN_TURN
    terms, totals = (a[..., :beyond].reshape(*a.shape[:-1], -1, _IN_TURN) for a in (x, made))
    _scan(terms, totals, step)
    before = np.empty(totals.shape[:-1], made.dtype)
    _scan(totals[..., -1], before, step)
    later = [(before[..., :-1], totals[..., 1:, :])]
    if beyond < x.shape[-1]:
        _scan(x[..., beyond:], made[..., beyond:], step)
        later.append((before[..., -1], made[..., beyond:]))
    for first, rest in later:
        for some in pieces_of(rest.shape):
            rest[some] = step(first[some][..., None], rest[some])


@dataclass(frozen=True, slots=True)
class _Running:
    """Totals of all elements up to (or, `backward`, from) each one."""

    ufunc: np.ufunc
    at: int
    backward: bool

    def __call__(self, start: Array, x: Array) -> Array:
        line = np.flip(x, self.at) if self.backward else x
        wide = carried_as(x.dtype) if self.ufunc in _SUMS else x.dtype
        made = self.ufunc(start, self.ufunc.accumulate(line, axis=self.at, dtype=wide).astype(x.dtype, copy=False))
        return np.flip(made, self.at) if self.backward else made


@dataclass(frozen=True, slots=True)
class RunningTotals:
    """What each element of a dimension makes together with all before it, or, `backward`, behind it."""

    at: int
    backward: bool
    said: tuple[Form, ...]  # by the region
    windows: Callable[[Sequence[Array], Sequence[Array]], Values]

    def __call__(self, xs: Sequence[Array], inits: Sequence[Array]) -> Values:
        return self.windows(xs, inits)


def _whole(
    operand: Tensor, axes: Sequence[_Axis], lows: Sequence[int], highs: Sequence[int], bases: Sequence[int]
) -> tuple[int, bool] | None:
    """The dimension along which windows have all up to an element, or (true) all from it on; None for others."""
    wide = [axis for axis in axes if not axis.trivial]
    if len(wide) != 1:
        return None
    axis = wide[0]
    n = operand.shape[axis.at]
    others = [(low, high) for at, (low, high) in enumerate(zip(lows, highs, strict=True)) if at != axis.at]
    if any(low or high for low, high in others) or any(base != 1 for base in bases):
        return None
    if axis.size != n or axis.stride != 1 or axis.spread != 1:
        return None
    pads = lows[axis.at], highs[axis.at]
    return (axis.at, pads[0] == 0) if pads in ((n - 1, 0), (0, n - 1)) else None


_SUMS = np.add, np.multiply
_NEUTRAL = (np.add, np.multiply, np.maximum, np.minimum, np.bitwise_and, np.bitwise_or, np.bitwise_xor)


def _sum(said: tuple[Form, ...] | None) -> np.ufunc | None:
    """NumPy's function for sums and products, if a region says that it computes these."""
    return next((ufunc for ufunc in _SUMS if said == form_of(ufunc)), None)


def _is_neutral(ufunc: np.ufunc, start: Array) -> bool:
    """Whether initial values around the input change nothing."""
    if ufunc in (np.maximum, np.minimum):
        return bool(start == _limit(ufunc, start.dtype))
    return bool(start == np.asarray(ufunc.identity).astype(start.dtype))


def _limit(ufunc: np.ufunc, dtype: DType) -> float:
    if dtype.kind == "b":
        return ufunc is np.minimum
    if dtype.kind == "f":
        return -np.inf if ufunc is np.maximum else np.inf
    return np.iinfo(dtype).min if ufunc is np.maximum else np.iinfo(dtype).max


PATHS = (FastPath("separable", _separable, "one dimension after another: running totals, slices, doubled windows"),)
