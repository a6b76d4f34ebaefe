"""The pull form over whole arrays: reads are slices where axes follow axes, and index grids elsewhere.

Element values are arrays that broadcast to the iteration space: ndarrays, or Reads and Choices not yet made.
"""

from __future__ import annotations

import functools
import math
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin
from numpy.typing import DTypeLike

from opspec.kernels.index_components import (
    IndexAxis,
    IndexComponent,
    IndexGrid,
    Mask,
    Plain,
    as_slice,
    broadcast,
    component,
    cut,
    ends,
    extent,
    plain,
    progression,
    restrict,
    spread,
    varying,
)
from opspec.values import dims
from opspec.values.arrays import Array, DType, Elements
from opspec.values.dims import IndexValue, Undefined, Vec
from opspec.values.truth import Truth
from opspec.values.types import Tensor

NUMBERS = (bool, int, float, complex)  # Python's own take the type of what they meet; NumPy's scalars do not
T = TypeVar("T")
Guard = tuple[Mask, bool]  # reads matter only where the mask is (True) or is not (False)


class _Scope(threading.local):
    """Where a kernel is: within which conditions and which folds."""

    guards: tuple[Guard, ...] = ()
    rank: int = 0  # axes of the space, those of folds included
    copies: int = 1  # how often the folds repeat the space of the result


SCOPE = _Scope()


class LazyElements(NDArrayOperatorsMixin):
    """Element values that are not made yet; NumPy functions and operators make them."""

    __slots__ = ("_made",)

    _made: Array | None

    @property
    def shape(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def dtype(self) -> DType:
        raise NotImplementedError

    def _make(self) -> Array:
        raise NotImplementedError

    def values(self) -> Array:
        if self._made is None:
            self._made = self._make()
        return self._made

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> Array:
        return np.array(self.values(), dtype, copy=copy)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: object, **keywords: object) -> Any:
        made = [x.values() if isinstance(x, LazyElements) else x for x in inputs]
        return getattr(ufunc, method)(*made, **keywords)


# --- indices --------------------------------------------------------------------------------------


def index(shape: Sequence[int]) -> Vec:
    """The index of every element of a tensor of this shape; untouched, it is one object per shape."""
    return _identity(tuple(shape))


@functools.lru_cache(maxsize=4096)
def _identity(shape: tuple[int, ...]) -> Vec:
    return Vec(IndexAxis(axis - len(shape), range(size)) for axis, size in enumerate(shape))


def shape(x: Elements) -> Vec:
    return Vec(x.shape)


def rank(x: Elements) -> int:
    return len(x.shape)


class Flat(IndexComponent):
    """The row-major position of an index in a shape, kept apart so that `unflatten` finds it."""

    __slots__ = ("index", "shape")

    def __init__(self, index: Vec, shape: Vec) -> None:
        self.index = index
        self.shape = shape

    def plain(self) -> Plain:
        result: Plain = 0
        for x, size in zip(self.index, self.shape, strict=True):
            result = result * size + x
        return plain(result)


class Unflat(IndexComponent):
    """Dimension `at` of the index, in a shape, that has this row-major position."""

    __slots__ = ("at", "flat", "shape")

    def __init__(self, flat: IndexComponent, shape: Vec, at: int) -> None:
        self.flat = flat
        self.shape = shape
        self.at = at

    def plain(self) -> Plain:
        inner = math.prod(self.shape[self.at + 1 :])
        whole: IndexValue = plain(self.flat)
        if inner != 1:
            whole = dims.floor_div(whole, inner)
        return plain(whole if self.at == 0 else dims.floor_mod(whole, self.shape[self.at]))


def flatten(index: Vec, shape: Sequence[int]) -> int | Flat:
    """The row-major position of the index."""
    if len(index) != len(shape):
        raise Undefined(f"vectors of lengths {len(index)} and {len(shape)}")
    return Flat(Vec(index), Vec(shape)) if index else 0


def unflatten(flat: int | IndexComponent, shape: Sequence[int]) -> Vec:
    """The index in this shape that has this row-major position."""
    if isinstance(flat, IndexComponent):
        return Vec(Unflat(flat, Vec(shape), at) for at in range(len(shape)))
    strides = [math.prod(shape[at + 1 :]) for at in range(len(shape))]
    return Vec(flat // stride % size for stride, size in zip(strides, shape, strict=True))


def as_index(x: Elements) -> Plain:
    """Integer element values as an index component."""
    array = values(x)
    if array.dtype == np.uint64:
        array = np.minimum(array, np.uint64(2**63 - 1))  # stays out of range instead of turning negative
    return component(array.astype(np.int64))


def as_element(x: object, dtype: DTypeLike) -> Array:
    """An index component as element values."""
    return spread(x).astype(dtype)


# --- reads ----------------------------------------------------------------------------------------


class ReadElements(LazyElements):
    """The elements of a tensor at an index."""

    __slots__ = ("guards", "index", "region", "tensor")

    def __init__(
        self, tensor: Array, index: Sequence[Plain], guards: tuple[Guard, ...], region: Mask | None = None
    ) -> None:
        self.tensor = tensor
        self.index = index
        self.guards = guards
        self.region = region  # the part of the space that the index was restricted to; guards know all of it
        self._made = None

    @property
    def shape(self) -> tuple[int, ...]:
        return broadcast([extent(x) for x in self.index]) if self._made is None else self._made.shape

    @property
    def dtype(self) -> DType:
        return self.tensor.dtype

    def _make(self) -> Array:
        tensor = self.tensor
        view = _view(tensor, self.index)
        if view is not None:
            return view
        if 0 in self.shape:
            return np.zeros(self.shape, tensor.dtype)
        checked = list(self.index)
        for at, size in enumerate(tensor.shape):
            low, high = ends(checked[at])
            if low < 0 or high >= size:
                checked[at] = self._clip(checked[at], at, size)
        if tensor.size == 0:
            return np.zeros(self.shape, tensor.dtype)  # nothing is read, or nothing that matters
        return _gather(tensor, checked)

    def _clip(self, x: Plain, at: int, size: int) -> Plain:
        """The component within bounds, once it is known that nobody looks at the elements beyond."""
        array = spread(x)
        wrong = (array < 0) | (array >= size)
        for mask, holds in self.guards:
            allowed = mask.array()
            if self.region is not None:
                allowed = allowed[cut(allowed, self.region)]
            wrong = wrong & (allowed if holds else ~allowed)
        if wrong.any():
            found = np.broadcast_to(array, wrong.shape)[wrong][0]
            raise Undefined(f"index {found} on axis {at} of a tensor of shape {_times(self.tensor.shape)}")
        return component(np.clip(array, 0, max(size - 1, 0)))


def read(tensor: Elements, index: Sequence[Any]) -> Elements:
    """The elements at this index, not fetched yet where that takes more than the tensor itself."""
    array = values(tensor)
    if index is _identity(array.shape) or (not index and not array.ndim):
        return array
    if len(index) != array.ndim:
        raise Undefined(f"an index of length {len(index)} into a tensor of rank {array.ndim}")
    if isinstance(index[0], Unflat):
        array, index = _reshaped(array, index)
    return ReadElements(array, [x if x.__class__ is int else plain(x) for x in index], SCOPE.guards)


def _reshaped(array: Array, index: Sequence[Any]) -> tuple[Array, Sequence[Any]]:
    """A read where an index of another shape lies is a read of the reshaped tensor at that index."""
    first = index[0]
    flat = first.flat
    same = all(isinstance(x, Unflat) and x.flat is flat and x.at == at for at, x in enumerate(index))
    if not same or not isinstance(flat, Flat) or tuple(first.shape) != array.shape:
        return array, index
    if math.prod(flat.shape) != array.size:
        return array, index
    return array.reshape(flat.shape), flat.index


def _view(tensor: Array, index: Sequence[Any]) -> Array | None:
    """What `_gather` does, in less time, when all components are ranges within bounds on different axes."""
    keys: list[int | slice] = []
    axes: list[int] = []
    for x, size in zip(index, tensor.shape, strict=True):
        if x.__class__ is int:
            if not 0 <= x < size:
                return None
            keys.append(x)
            continue
        if x.__class__ is not IndexAxis or x.values.__class__ is not range or x.axis in axes:
            return None
        r = x.values
        if r and not (0 <= r[0] < size and 0 <= r[-1] < size):
            return None
        keys.append(as_slice(r))
        axes.append(x.axis)
    return _placed(tensor[(*keys, ...)], axes)


def _gather(tensor: Array, index: list[Any]) -> Array:
    """Slices first (a view), then a `take` per component that is no progression, then axes into place."""
    keys: list[int | slice] = []
    takes: list[tuple[int, IndexAxis | IndexGrid]] = []
    axes: list[int] = []
    kept = 0  # axes of the tensor so far that are not read at one place only
    for x in index:
        if x.__class__ is int:
            keys.append(x)
            continue
        steps = _steps(x)
        if steps is None:
            takes.append((kept, x))
            keys.append(slice(None))
        else:
            keys.append(as_slice(steps))
        axes += varying(x)
        kept += 1
    if len(set(axes)) != len(axes):  # one axis of the space moves along several axes of the tensor
        return np.asarray(tensor[tuple(spread(x) for x in index)])
    result: Array = tensor[(*keys, ...)]  # the ellipsis keeps a single element an array
    for at, x in reversed(takes):
        result = np.take(result, spread(x).squeeze(), axis=at)
    return _placed(result, axes)


def _steps(x: IndexAxis | IndexGrid) -> range | None:
    if isinstance(x, IndexGrid):
        return None
    return x.values if isinstance(x.values, range) else progression(x.values)


def _placed(array: Array, axes: list[int]) -> Array:
    """The array whose dimensions follow these axes of the space, as it broadcasts to the space."""
    count = len(axes)
    if axes == list(range(-count, 0)):
        return array
    order = sorted(range(count), key=axes.__getitem__)
    expanded = [slice(None) if axis in axes else None for axis in range(min(axes), 0)]
    return array.transpose(order)[tuple(expanded)]


# --- choices --------------------------------------------------------------------------------------


class ChosenElements(LazyElements):
    """`then` where the mask holds, `otherwise` elsewhere."""

    __slots__ = ("mask", "otherwise", "then")

    def __init__(self, mask: Mask, then: Elements, otherwise: Elements) -> None:
        self.mask = mask
        self.then = then
        self.otherwise = otherwise
        self._made = None

    @property
    def shape(self) -> tuple[int, ...]:
        return broadcast([self.mask.shape(), np.shape(self.then), np.shape(self.otherwise)])

    @property
    def dtype(self) -> DType:
        """Python numbers take the type of the other branch."""
        found = [x.dtype for x in (self.then, self.otherwise) if hasattr(x, "dtype")]
        if len(found) == 2 and found[0] != found[1]:
            raise TypeError(f"expected one type in both branches, found {found[0]} and {found[1]}")
        return found[0] if found else np.asarray(self.then).dtype

    def _make(self) -> Array:
        result = np.empty(self.shape, self.dtype)
        write_into(result, None, self)
        return result


def choose(condition: Truth | Elements, then: Callable[[], Any], otherwise: Callable[[], Any]) -> Any:
    """A lazy conditional. Reads in a branch may lie out of range where the branch is not taken."""
    if isinstance(condition, np.ndarray | np.generic | LazyElements):
        flags = values(condition)
        condition = Mask({}, flags) if flags.ndim else bool(flags)
    if not isinstance(condition, Mask):
        return dims.choose(condition, then, otherwise)
    first = guarded(condition, True, then)
    second = guarded(condition, False, otherwise)
    if isinstance(first, IndexComponent | Vec) or isinstance(second, IndexComponent | Vec):
        return dims.where(condition, first, second)
    return ChosenElements(condition, first, second)


def guarded(mask: Mask, holds: bool, compute: Callable[[], T]) -> T:
    """Compute values that matter only where the mask is (or is not) true."""
    outer = SCOPE.guards
    SCOPE.guards = (*outer, (mask, holds))
    try:
        return compute()
    finally:
        SCOPE.guards = outer


def write_into(out: Array, region: Mask | None, x: Elements) -> None:
    """Write x where the region says, or everywhere. Regions are boxes of positions: they have no grid."""
    if not isinstance(x, ChosenElements) or x._made is not None:
        if region is None:
            out[...] = x.values() if isinstance(x, LazyElements) else x
        else:
            out[cut(out, region)] = _restricted(x, region)
    elif x.mask.grid is None:
        rest = ~x.mask if len(x.mask.axes) == 1 else True  # several axes: the box is overwritten below
        _write_within(out, region, rest, x.otherwise)
        _write_within(out, region, x.mask, x.then)
    else:
        made = np.where(x.mask.array(), typed_as(x.then, out.dtype), typed_as(x.otherwise, out.dtype))
        write_into(out, region, made)


def _write_within(out: Array, region: Mask | None, box: Mask | bool, x: Elements) -> None:
    both = box if region is None else region & box
    if both is not False:
        write_into(out, None if both is True else both, x)


def typed_as(x: Elements, dtype: DType) -> Array:
    return x.values() if isinstance(x, LazyElements) else np.asarray(x, dtype)


def _restricted(x: Elements, region: Mask) -> Array:
    if isinstance(x, ReadElements) and x._made is None:
        return ReadElements(x.tensor, [restrict(c, region) for c in x.index], x.guards, region).values()
    array = np.asarray(x)
    return array[cut(array, region)]


# --- results --------------------------------------------------------------------------------------


def values(x: object) -> Array:
    """The element values as an array that broadcasts to the iteration space."""
    if isinstance(x, np.ndarray):
        return x
    if isinstance(x, LazyElements):
        return x.values()
    if isinstance(x, Mask):
        return x.array()
    return spread(x) if isinstance(x, IndexComponent) else np.asarray(x)


def as_result(result: Tensor, x: object) -> Array:
    """The values as an array of the type's shape: a view where that is possible, perhaps of an operand."""
    dtype = result.element.dtype
    array = np.asarray(x, dtype) if x.__class__ in NUMBERS else values(x)
    if isinstance(x, IndexComponent):
        array = array.astype(dtype)
    if array.dtype != dtype:
        raise TypeError(f"expected values of type {dtype}, found {array.dtype}; convert them first")
    shape = tuple(result.shape)
    return array if array.shape == shape else np.broadcast_to(array, shape)


def _times(shape: Sequence[int]) -> str:
    return "x".join(map(str, shape)) or "no dimensions"
