"""Index components of a whole iteration space: each is an int, varies along one axis, or along several.

Axes count from the right, as NumPy broadcasts: the last axis of the result is -1, and the variables of a
fold take the next axes to the left, so that values made outside of a fold need no change inside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np

from opspec.values.arrays import Array
from opspec.values.dims import Component, IndexValue, Undefined, Vec
from opspec.values.truth import Truth, negate

Positions = range | Array  # ascending positions along one axis
Plain: TypeAlias = "int | IndexAxis | IndexGrid"


class IndexComponent(Component):
    """Arithmetic on index components; comparisons give a Mask, or a bool where it is the same everywhere."""

    __slots__ = ()
    __hash__ = object.__hash__

    def plain(self) -> Plain:
        """This component as an int, an Axis or a Grid."""
        return self  # type: ignore[return-value]  # what is neither has its own

    def __add__(self, other: object) -> Plain:
        return _operate(np.add, self, other)

    def __radd__(self, other: object) -> Plain:
        return _operate(np.add, other, self)

    def __sub__(self, other: object) -> Plain:
        return _operate(np.subtract, self, other)

    def __rsub__(self, other: object) -> Plain:
        return _operate(np.subtract, other, self)

    def __mul__(self, other: object) -> Plain:
        return _operate(np.multiply, self, other)

    def __rmul__(self, other: object) -> Plain:
        return _operate(np.multiply, other, self)

    def __floordiv__(self, other: object) -> Plain:
        return _operate(np.floor_divide, self, other)

    def __rfloordiv__(self, other: object) -> Plain:
        return _operate(np.floor_divide, other, self)

    def __mod__(self, other: object) -> Plain:
        return _operate(np.remainder, self, other)

    def __rmod__(self, other: object) -> Plain:
        return _operate(np.remainder, other, self)

    def __neg__(self) -> Plain:
        return _operate(np.subtract, 0, self)

    def __abs__(self) -> Plain:
        return _operate(np.maximum, self, -self)

    def __eq__(self, other: object) -> Any:
        return _compare(np.equal, self, other)

    def __ne__(self, other: object) -> Any:
        return _compare(np.not_equal, self, other)

    def __lt__(self, other: object) -> Truth:
        return _compare(np.less, self, other)

    def __le__(self, other: object) -> Truth:
        return _compare(np.less_equal, self, other)

    def __gt__(self, other: object) -> Truth:
        return _compare(np.greater, self, other)

    def __ge__(self, other: object) -> Truth:
        return _compare(np.greater_equal, self, other)

    def lift(self, name: str, operands: tuple[IndexValue | Truth, ...]) -> Any:
        if name == "maximum":
            return _operate(np.maximum, *operands)
        if name == "minimum":
            return _operate(np.minimum, *operands)
        if name == "sign":
            return component(np.sign(spread(self)))
        return super().lift(name, operands)

    def pick(self, items: Vec) -> Plain:
        low, high = ends(self.plain())
        if low < 0 or high >= len(items):
            raise Undefined(f"index {low if low < 0 else high} in a vector of length {len(items)}")
        return component(np.array(items, np.int64)[spread(self)])


class IndexAxis(IndexComponent):
    """Varies along one axis: an arithmetic progression, kept as a range, or any other values."""

    __slots__ = ("axis", "values")

    def __init__(self, axis: int, values: range | Array) -> None:
        self.axis = axis
        self.values = values

    def __repr__(self) -> str:
        return f"Axis({self.axis}, {self.values})"


class IndexGrid(IndexComponent):
    """Varies along several axes: an int64 array that broadcasts to the iteration space."""

    __slots__ = ("array",)

    def __init__(self, array: Array) -> None:
        self.array = array

    def __repr__(self) -> str:
        return f"Grid(shape {self.array.shape})"


class Mask(Component):
    """Where a condition holds: at some positions of each of some axes, and where its grid is true."""

    __slots__ = ("axes", "grid")

    def __init__(self, axes: dict[int, tuple[Positions, int]], grid: Array | None = None) -> None:
        self.axes = axes  # axis -> positions, size of the axis
        self.grid = grid

    def __repr__(self) -> str:
        return f"Mask({self.axes}, {'no grid' if self.grid is None else f'grid {self.grid.shape}'})"

    def __bool__(self) -> bool:
        raise TypeError("a mask has no single truth value: combine masks with & and |, and use choose()")

    def __and__(self, other: object) -> Mask | bool:
        if isinstance(other, bool):
            return self if other else False
        if not isinstance(other, Mask):
            return NotImplemented
        axes = dict(self.axes)
        for axis, (positions, size) in other.axes.items():
            if axis in axes:
                positions = _common(axes[axis][0], positions, size)
                if not len(positions):
                    return False
            axes[axis] = positions, size
        grids = [grid for grid in (self.grid, other.grid) if grid is not None]
        return Mask(axes, np.logical_and(*grids) if len(grids) == 2 else grids[0] if grids else None)

    def __or__(self, other: object) -> Mask | bool:
        if isinstance(other, bool):
            return True if other else self
        if not isinstance(other, Mask):
            return NotImplemented
        return mask(self.array() | other.array())

    __rand__ = __and__
    __ror__ = __or__

    def __invert__(self) -> Mask | bool:
        if self.grid is None and len(self.axes) == 1:
            ((axis, (positions, size)),) = self.axes.items()
            return _axis_mask(axis, ~_flags(positions, size))
        return mask(~self.array())

    def array(self) -> Array:
        result = self.grid
        for axis, (positions, size) in self.axes.items():
            flags = _along(_flags(positions, size), axis)
            result = flags if result is None else result & flags
        return np.asarray(result)

    def shape(self) -> tuple[int, ...]:
        shapes = [(size,) + (1,) * (-axis - 1) for axis, (_, size) in self.axes.items()]
        return broadcast(shapes if self.grid is None else [*shapes, self.grid.shape])

    def lift(self, name: str, operands: tuple[IndexValue | Truth, ...]) -> Any:
        if name != "where" or operands[0] is not self:
            return super().lift(name, operands)
        return component(np.where(self.array(), spread(operands[1]), spread(operands[2])))


# --- between the forms ----------------------------------------------------------------------------


def spread(x: object) -> Array:
    """The component as an array that broadcasts to the iteration space."""
    x = plain(x)
    if isinstance(x, IndexAxis):
        values = x.values
        if isinstance(values, range):
            values = np.arange(values.start, values.stop, values.step)
        return _along(values, x.axis)
    return x.array if isinstance(x, IndexGrid) else np.asarray(x, np.int64)


def component(array: Array) -> Plain:
    """The simplest component with these values."""
    varying = [at for at, size in enumerate(array.shape) if size != 1]
    if not varying:
        return int(array.reshape(()))
    if len(varying) == 1:
        return IndexAxis(varying[0] - array.ndim, array.reshape(-1))
    return IndexGrid(array)


def mask(array: Array) -> Mask | bool:
    varying = [at for at, size in enumerate(array.shape) if size != 1]
    if not varying:
        return bool(array.reshape(()))
    if len(varying) == 1:
        return _axis_mask(varying[0] - array.ndim, array.reshape(-1))
    return Mask({}, array)


def plain(x: object) -> Plain:
    if x.__class__ is int:
        return x
    if isinstance(x, IndexComponent):
        return x.plain()
    if isinstance(x, int | np.integer):
        return int(x)
    raise TypeError(f"expected an index component, found {type(x).__name__}; element values enter through as_index()")


def ends(x: Any) -> tuple[int, int]:
    """The least and the greatest value; (0, -1) when there is none."""
    if x.__class__ is int:
        return x, x
    values = x.values if isinstance(x, IndexAxis) else x.array
    if isinstance(values, range):
        if not values:
            return 0, -1
        return (values[0], values[-1]) if values.step > 0 else (values[-1], values[0])
    return (int(values.min()), int(values.max())) if values.size else (0, -1)


def extent(x: Plain) -> tuple[int, ...]:
    """The shape that `spread` would have."""
    if isinstance(x, IndexAxis):
        return (len(x.values),) + (1,) * (-x.axis - 1)
    return x.array.shape if isinstance(x, IndexGrid) else ()


def varying(x: IndexAxis | IndexGrid) -> tuple[int, ...]:
    """The axes along which the component varies."""
    if isinstance(x, IndexAxis):
        return (x.axis,)
    return tuple(at - x.array.ndim for at, size in enumerate(x.array.shape) if size != 1)


def broadcast(shapes: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """`np.broadcast_shapes` for shapes known to agree, without its overhead."""
    result: list[int] = []
    for shape in shapes:
        missing = len(shape) - len(result)
        if missing > 0:
            result[:0] = [1] * missing
        for at, size in enumerate(shape, len(result) - len(shape)):
            if size != 1:
                result[at] = size
    return tuple(result)


def progression(values: Array) -> range | None:
    """The 1-D values as a range, if they are one."""
    count = len(values)
    if count == 0:
        return range(0)
    first = int(values[0])
    step = int(values[1]) - first if count > 1 else 1
    if step == 0 or int(values[-1]) != first + step * (count - 1):
        return None
    if count > 2 and not (np.diff(values) == step).all():
        return None
    return range(first, first + step * count, step)


def as_slice(positions: range) -> slice:
    stop = positions.stop
    return slice(positions.start, stop if stop >= 0 else None, positions.step) if positions else slice(0, 0)


def cut(array: Array, region: Mask) -> tuple[slice | Array, ...]:
    """The key that cuts an array, which broadcasts to the space, down to the positions of the region."""
    keys: list[slice | Array] = [slice(None)] * array.ndim
    arrays = 0
    for axis, (positions, _) in region.axes.items():
        at = array.ndim + axis
        if at >= 0 and array.shape[at] != 1:
            keys[at] = as_slice(positions) if isinstance(positions, range) else positions
            arrays += not isinstance(positions, range)
    if arrays > 1:  # several index arrays with slices between them would move axes
        return np.ix_(*[np.arange(n)[key] for key, n in zip(keys, array.shape, strict=True)])
    return tuple(keys)


def restrict(x: Plain, region: Mask) -> Plain:
    """The component at the positions of the region only."""
    if isinstance(x, IndexGrid):
        return IndexGrid(x.array[cut(x.array, region)])
    if not isinstance(x, IndexAxis) or x.axis not in region.axes or len(x.values) == 1:
        return x
    positions = region.axes[x.axis][0]
    if isinstance(positions, range):
        return IndexAxis(x.axis, x.values[as_slice(positions)])
    return IndexAxis(x.axis, spread(x).reshape(-1)[positions])


# --- arithmetic -----------------------------------------------------------------------------------


def _along(values: Array, axis: int) -> Array:
    return values.reshape((len(values),) + (1,) * (-axis - 1))


def _operate(ufunc: np.ufunc, a: Any, b: Any) -> Plain:
    a = a if a.__class__ is IndexAxis or a.__class__ is int else plain(a)
    b = b if b.__class__ is IndexAxis or b.__class__ is int else plain(b)
    result = None
    if b.__class__ is int and a.__class__ is IndexAxis:
        result = _range_and_int(ufunc, a, b)
    elif a.__class__ is int and b.__class__ is IndexAxis:
        if ufunc is np.subtract:
            if b.values.__class__ is range:
                result = _axis_range(b.axis, a - b.values.start, -b.values.step, len(b.values))
        elif ufunc in (np.add, np.multiply, np.maximum, np.minimum):
            result = _range_and_int(ufunc, b, a)
    elif a.__class__ is IndexAxis and b.__class__ is IndexAxis:
        result = _range_and_range(ufunc, a, b)
    if result is not None:
        return result
    left, right = spread(a), spread(b)
    if ufunc in (np.floor_divide, np.remainder) and not right.all() and np.broadcast(left, right).size:
        raise Undefined("division by zero")
    return component(np.asarray(ufunc(left, right)))


def _axis_range(axis: int, start: int, step: int, count: int) -> int | IndexAxis:
    return IndexAxis(axis, range(start, start + step * count, step)) if step else start


def _range_and_int(ufunc: np.ufunc, a: IndexAxis, c: int) -> int | IndexAxis | None:
    """The result where it is found without computing each value, else None."""
    r = a.values
    if r.__class__ is not range:
        return None
    start, step, count = r.start, r.step, len(r)
    if ufunc is np.add:
        return _axis_range(a.axis, start + c, step, count)
    if ufunc is np.subtract:
        return _axis_range(a.axis, start - c, step, count)
    if ufunc is np.multiply:
        return _axis_range(a.axis, start * c, step * c, count)
    if count == 0:
        return a
    if ufunc is np.floor_divide or ufunc is np.remainder:
        if c == 0:
            raise Undefined("division by zero")
        first = start // c
        if first == r[-1] // c:
            return first if ufunc is np.floor_divide else _axis_range(a.axis, start - c * first, step, count)
        if step % c == 0:
            return _axis_range(a.axis, first, step // c, count) if ufunc is np.floor_divide else start % c
        if step != 1 or c < 0:
            return None
        if ufunc is np.floor_divide:  # runs and periods, because dividing each would be slow
            found = np.arange(first, r[-1] // c + 1).repeat(c)[start % c :]
        else:
            found = np.tile(np.arange(start, start + c) % c, -(-count // c))
        return IndexAxis(a.axis, found[:count])
    low, high = ends(a)
    if ufunc is np.maximum:
        return a if low >= c else c if high <= c else None
    if ufunc is np.minimum:
        return a if high <= c else c if low >= c else None
    return None


def _range_and_range(ufunc: np.ufunc, a: IndexAxis, b: IndexAxis) -> int | IndexAxis | None:
    r, s = a.values, b.values
    if a.axis != b.axis or not isinstance(r, range) or not isinstance(s, range):
        return None
    if ufunc is np.add:
        return _axis_range(a.axis, r.start + s.start, r.step + s.step, len(r))
    if ufunc is np.subtract:
        return _axis_range(a.axis, r.start - s.start, r.step - s.step, len(r))
    return None


# --- comparisons ----------------------------------------------------------------------------------

_MIRRORED: dict[np.ufunc, np.ufunc] = {
    np.equal: np.equal,
    np.less: np.greater,
    np.less_equal: np.greater_equal,
    np.greater: np.less,
    np.greater_equal: np.less_equal,
}


def _compare(ufunc: np.ufunc, a: Any, b: Any) -> Truth:
    if ufunc is np.not_equal:
        equal = _compare(np.equal, a, b)
        return equal if equal is NotImplemented else negate(equal)
    if b.__class__ is not int and not isinstance(b, int | np.integer | IndexComponent):
        return NotImplemented  # type: ignore[no-any-return]  # to the operator that asks
    if a.__class__ is not IndexAxis or b.__class__ is not int:
        a, b = plain(a), plain(b)
        if a.__class__ is int:
            a, b, ufunc = b, a, _MIRRORED[ufunc]
    if b.__class__ is int and isinstance(a, IndexAxis) and isinstance(a.values, range):
        return _axis_positions(a.axis, _where_range(ufunc, a.values, b), len(a.values))
    return mask(np.asarray(ufunc(spread(a), spread(b))))


def _where_range(ufunc: np.ufunc, r: range, c: int) -> range:
    """The positions at which the comparison of the range's values with c holds."""
    if ufunc is np.equal:
        return range(r.index(c), r.index(c) + 1) if c in r else range(0)
    if ufunc is np.less_equal or ufunc is np.greater:
        c += 1
    ascending = r.step > 0  # at the turn, ascending values reach c and descending ones fall below it
    turn = -((r.start - c) // r.step) if ascending else (r.start - c) // -r.step + 1
    turn = min(max(turn, 0), len(r))
    below = ufunc is np.less or ufunc is np.less_equal
    return range(turn) if below == ascending else range(turn, len(r))


def _axis_positions(axis: int, positions: Positions, size: int) -> Mask | bool:
    if len(positions) == size:
        return True
    return Mask({axis: (positions, size)}) if len(positions) else False


def _axis_mask(axis: int, flags: Array) -> Mask | bool:
    positions = np.flatnonzero(flags)
    found = progression(positions)
    return _axis_positions(axis, positions if found is None else found, len(flags))


def _flags(positions: Positions, size: int) -> Array:
    flags = np.zeros(size, np.bool_)
    flags[as_slice(positions) if isinstance(positions, range) else positions] = True
    return flags


def _common(a: Positions, b: Positions, size: int) -> Positions:
    if isinstance(a, range) and isinstance(b, range) and a.step == b.step == 1:
        return range(max(a.start, b.start), max(min(a.stop, b.stop), max(a.start, b.start)))
    positions = np.flatnonzero(_flags(a, size) & _flags(b, size))
    found = progression(positions)
    return positions if found is None else found
