"""Folds: the term is evaluated over new axes, in chunks, and these axes are reduced.

`any_tree` computes in the type of the term (integers wrap, every step rounds): by `ufunc.reduce`, but by a tree
of vectorised steps for narrow floats, where a running sum would stall, and for monoids that are no ufunc.
Trees keep the order of the terms, so the monoid need not commute.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

import numpy as np

from opspec.kernels import index_components as axes
from opspec.kernels.index_components import IndexAxis, Mask, mask
from opspec.kernels.pull import NUMBERS, SCOPE, guarded, values
from opspec.values.arrays import Array, DType, Elements
from opspec.values.dims import Undefined, Vec
from opspec.values.truth import Truth

CHUNK = 2**24  # elements of the extended space that are evaluated at once
LARGEST = 2**33  # elements of a space that is refused

Ranges = tuple[range, ...]
Values = tuple[Array, ...]
Terms: TypeAlias = Elements | tuple[Elements, ...]  # one value, or several that are folded as one
Present: TypeAlias = Literal[True] | Array  # everywhere, or where it is true
Step = Callable[[Values, Values], Values]


@dataclass(frozen=True, slots=True)
class Box:
    """A fold variable that runs through every index of a shape."""

    shape: tuple[int, ...]


def box(shape: Sequence[int]) -> Box:
    return Box(tuple(shape))


def fold(
    space: Sequence[int],
    over: Mapping[str, Box | range],
    term: Callable[..., Terms],
    init: Terms | None,
    combine: str | np.ufunc | Callable[..., Terms],
    where: Callable[..., Truth | Elements] | None = None,
    order: Literal["any_tree", "sequential"] = "any_tree",
) -> Terms:
    """Combine init with the terms for all values of the variables; terms that `where` refuses are left out.

    `term` and `where` take the variables in the order of `over`. A tuple of terms is folded as one value.
    Without init (None) there has to be a term, and the first one is what the fold starts from.
    """
    size = math.prod(space) * SCOPE.copies
    if size > LARGEST:
        raise MemoryError(f"a fold over a space of {size} elements; at most {LARGEST} are tried")
    outer = SCOPE.rank, SCOPE.copies
    rank = max(SCOPE.rank, len(space))
    inits = init if isinstance(init, tuple) or init is None else (init,)
    result: Values | None = None
    many = isinstance(init, tuple)
    chosen: Monoid | None = None
    ranges = [r for variable in over.values() for r in _ranges(variable)]
    try:
        for part in _chunks(size, tuple(ranges)):
            SCOPE.rank = rank + len(part)
            SCOPE.copies = outer[1] * math.prod(map(len, part))
            found, present, listed = _evaluate(over, part, rank, term, where, inits)
            if chosen is None:
                many = many or listed
                chosen = monoid(combine, many)
                if inits is not None:
                    result = tuple(_typed(x, y.dtype) for x, y in zip(inits, found, strict=True))
            if present is not False:
                result = _reduce(result, found, present, len(part), chosen, order)
    finally:
        SCOPE.rank, SCOPE.copies = outer
    made = inits if result is None else result
    if made is None:
        raise Undefined("a fold without init over no terms")
    return made if many else made[0]


# --- variables ------------------------------------------------------------------------------------


def _ranges(variable: Box | range) -> Ranges:
    return (variable,) if isinstance(variable, range) else tuple(range(size) for size in variable.shape)


def _chunks(size: int, ranges: Ranges) -> Iterator[Ranges]:
    """Parts of the variables' ranges, in order, such that each part of the extended space is small."""
    counts = [len(r) for r in ranges]
    if 0 in counts:
        return
    if size * math.prod(counts) <= CHUNK or not ranges:
        yield ranges
        return
    each = size * math.prod(counts[1:])
    length = max(CHUNK // max(each, 1), 1)
    for start in range(0, counts[0], length):
        first = ranges[0][start : start + length]
        for rest in _chunks(size, ranges[1:]) if length == 1 else (ranges[1:],):
            yield (first, *rest)


def _evaluate(
    over: Mapping[str, Box | range],
    part: Ranges,
    rank: int,
    term: Callable[..., Terms],
    where: Callable[..., Truth | Elements] | None,
    inits: tuple[Elements, ...] | None,
) -> tuple[Values, Present | Literal[False], bool]:
    """The terms, with the axes of the variables in front, where they count (True, False or an array), and
    whether they came as a tuple.
    """
    axes = [IndexAxis(at - len(part) - rank, r) for at, r in enumerate(part)]
    variables: list[IndexAxis | Vec] = []
    taken = 0
    for variable in over.values():
        count = len(_ranges(variable))
        variables.append(axes[taken] if isinstance(variable, range) else Vec(axes[taken : taken + count]))
        taken += count
    present = True if where is None else where(*variables)
    if not isinstance(present, bool | Mask):
        present = mask(values(present))
    within = present if isinstance(present, Mask) else Mask({}, np.zeros((), np.bool_)) if present is False else None
    terms = term(*variables) if within is None else guarded(within, True, lambda: term(*variables))
    lengths = tuple(len(r) for r in part)
    many = terms if isinstance(terms, tuple) else (terms,)
    types = (None,) * len(many) if inits is None else tuple(getattr(y, "dtype", None) for y in inits)
    made = tuple(_typed(x, dtype) for x, dtype in zip(many, types, strict=True))
    if isinstance(present, Mask):
        present = _extended(present.array(), lengths, rank)
    return tuple(_extended(x, lengths, rank) for x in made), present, isinstance(terms, tuple)


def _extended(array: Array, lengths: tuple[int, ...], rank: int) -> Array:
    """The array with all axes of the variables, at full length; the other axes as they are."""
    inner = array.shape[-rank:] if rank else ()
    shape = (*lengths, *(1,) * (rank - len(inner)), *inner)
    if array.shape == shape:
        return array
    return np.broadcast_to(array.reshape((1,) * (len(shape) - array.ndim) + array.shape), shape)


def _typed(x: Elements, dtype: DType | None) -> Array:
    """The values; Python's numbers take the type that they meet."""
    return np.asarray(x, dtype) if x.__class__ in NUMBERS else values(x)


# --- reductions -----------------------------------------------------------------------------------

_BOUNDED = (np.maximum, np.minimum)


@dataclass(frozen=True, slots=True)
class Monoid:
    """`step` combines tuples of arrays and keeps their types (NumPy widens some: minimum of i4, say)."""

    step: Step
    ufunc: np.ufunc | None  # that reduces, where NumPy has one with a neutral element


def monoid(combine: str | np.ufunc | Callable[..., Terms], many: bool) -> Monoid:
    function = getattr(np, combine) if isinstance(combine, str) else combine
    ufunc = function if isinstance(function, np.ufunc) else None
    one = partial(_bound, ufunc) if ufunc in _BOUNDED else function

    def step(a: Values, b: Values) -> Values:
        together = many and ufunc is None
        made = function(a, b) if together else [one(x, y) for x, y in zip(a, b, strict=True)]
        return tuple(values(x).astype(y.dtype, copy=False) for x, y in zip(made, b, strict=True))

    reduces = ufunc is not None and (ufunc.identity is not None or ufunc in _BOUNDED)
    return Monoid(step, ufunc if reduces else None)


def reduced(ufunc: np.ufunc, start: Array, x: Array, axes: tuple[int, ...]) -> Array:
    """`start` and the elements along these axes, reduced by a function that `is_direct`."""
    made = _directly(ufunc, x, True, axes)
    return _bound(ufunc, start, made) if ufunc in _BOUNDED else ufunc(start, made)


def extreme(ufunc: np.ufunc, x: Array, axes: tuple[int, ...], start: Array) -> Array:
    """The maximum or minimum over these axes and of `start`."""
    return _bound(ufunc, start, _directly(ufunc, x, True, axes))


def _bound(ufunc: np.ufunc, x: Array, y: Array) -> Array:
    """The larger or smaller one. -0 lies below +0, which NumPy leaves open."""
    made = np.asarray(ufunc(x, y))
    if made.dtype.kind != "f":
        return made
    wrong = np.signbit(x) if ufunc is np.maximum else ~np.signbit(x)
    return np.where(np.equal(x, y), np.where(wrong, y, x), made)


def _reduce(start: Values | None, terms: Values, present: Present, count: int, monoid: Monoid, order: str) -> Values:
    step, ufunc = monoid.step, monoid.ufunc
    if order == "sequential" and start is not None:
        for at in np.ndindex(terms[0].shape[:count]):
            has = present if present is True else present[at]
            start, _ = _kept(start, tuple(x[at] for x in terms), True, has, step)
        return start
    if ufunc is not None and is_direct(ufunc, terms[0].dtype):
        reduced = (_directly(ufunc, terms[0], present, tuple(range(count))),)
        return reduced if start is None else step(start, reduced)
    arrays = np.broadcast_arrays(*terms, *(() if present is True else (present,)))
    terms = tuple(arrays[: len(terms)])
    present = present if present is True else arrays[-1]
    for axis in reversed(range(count)):
        terms, present = _tree(terms, present, axis, step)
    return terms if start is None else _kept(start, terms, True, present, step)[0]


_LONG, _ROWS = 4096, 16  # elements from which on a sum is made in levels; rows that one level adds to one


def is_direct(ufunc: np.ufunc, dtype: DType) -> bool:
    """Whether NumPy's own reduction is the fold, for some order."""
    if dtype.kind == "c":
        return ufunc not in _BOUNDED  # no complex number is neutral
    return dtype.kind in "biu" or (dtype.kind == "f" and dtype.itemsize >= 4)


def _directly(ufunc: np.ufunc, terms: Array, present: Present, axes: tuple[int, ...]) -> Array:
    neutral = _neutral(ufunc, terms.dtype)
    kept = terms if present is True else np.where(present, terms, neutral)
    if ufunc is np.add and terms.dtype.kind in "fc" and kept.size >= _LONG:
        return _summed(kept, axes, neutral)
    reduced = np.asarray(ufunc.reduce(kept, axis=axes, dtype=terms.dtype, initial=neutral))
    if ufunc in _BOUNDED and terms.dtype.kind == "f" and (zero := reduced == 0).any():
        right = np.signbit(kept) if ufunc is np.minimum else ~np.signbit(kept)
        has_right = ((kept == 0) & right).any(axis=axes)
        zeros = np.zeros_like(reduced)
        signed = np.where(has_right if ufunc is np.minimum else ~has_right, -zeros, zeros)
        reduced = np.where(zero, signed, reduced)
    return reduced


def _summed(x: Array, axes: tuple[int, ...], zero: Elements) -> Array:
    """The sum over these axes. NumPy adds rows to rows one after another; in levels of a few rows it loses fewer
    digits, and has longer rows to add.
    """
    order = sorted(range(x.ndim), key=lambda axis: -x.strides[axis])
    made: Array = x.transpose(order)
    if not made.flags.c_contiguous:
        return np.asarray(np.add.reduce(x, axis=axes, dtype=x.dtype, initial=zero))
    end = x.ndim
    while end:
        first = end - 1
        while first and (order[first] in axes) == (order[first - 1] in axes):
            first -= 1
        if order[first] in axes:
            shape = made.shape
            sizes = (math.prod(shape[:first]), math.prod(shape[first:end]), math.prod(shape[end:]))
            made = _rows_summed(made.reshape(sizes), zero).reshape((*shape[:first], *shape[end:]))
        end = first
    kept = [axis for axis in order if axis not in axes]
    return made.transpose(np.argsort(kept)) if kept else made


def _rows_summed(x: Array, zero: Elements) -> Array:
    """The sum over the middle one of three axes."""
    while x.shape[1] > _ROWS and (x.shape[2] > 1 or len(x) == 1 and x.shape[1] > _LONG):
        outer, count, inner = x.shape
        few = -(-count // _ROWS)
        whole = count // few * few
        made = np.add.reduce(x[:, :whole].reshape(outer, count // few, few, inner), axis=1, initial=zero)
        made[:, : count - whole] += x[:, whole:]
        x = made
    return np.asarray(np.add.reduce(x, axis=1, initial=zero))


def _neutral(ufunc: np.ufunc, dtype: DType) -> Elements:
    if ufunc is np.add and dtype.kind in "fc":
        return -np.zeros((), dtype)  # NumPy starts at 0.0, which turns a sum of negative zeros positive
    if ufunc not in _BOUNDED:
        return np.asarray(ufunc.identity).astype(dtype)
    least = ufunc is np.maximum
    if dtype.kind == "b":
        return dtype.type(not least)
    if dtype.kind in "iu":
        return dtype.type(np.iinfo(dtype).min if least else np.iinfo(dtype).max)
    return dtype.type(-math.inf if least else math.inf)


def _tree(terms: Values, present: Present, axis: int, step: Step) -> tuple[Values, Present]:
    """Combine neighbours along the axis until one is left, and drop the axis."""
    while (length := terms[0].shape[axis]) > 1:
        paired = length // 2 * 2
        left, right = _every_second(axis, 0, paired), _every_second(axis, 1, paired)
        made, left_present = _kept(
            tuple(x[left] for x in terms),
            tuple(x[right] for x in terms),
            present if present is True else present[left],
            present if present is True else present[right],
            step,
        )
        if paired < length:
            last = _every_second(axis, paired, length)
            made = tuple(np.concatenate([x, y[last]], axis) for x, y in zip(made, terms, strict=True))
            if present is not True:
                left_present = np.concatenate([left_present, present[last]], axis)
        terms, present = made, left_present
    only = (slice(None),) * axis + (0,)
    return tuple(x[only] for x in terms), present if present is True else present[only]


def _every_second(axis: int, start: int, stop: int) -> tuple[slice, ...]:
    return (slice(None),) * axis + (slice(start, stop, 2),)


def _kept(a: Values, b: Values, has_a: Present, has_b: Present, step: Step) -> tuple[Values, Present]:
    """a and b combined where both are present, else the one that is."""
    if has_a is True and has_b is True:
        return step(a, b), True
    within = axes.mask(np.logical_and(has_a, has_b))
    both = a if within is False else step(a, b) if within is True else guarded(within, True, lambda: step(a, b))
    made = []
    for x, y, z in zip(a, b, both, strict=True):
        made.append(np.where(has_b, np.where(has_a, z, y), x))
    return tuple(made), np.logical_or(has_a, has_b)
