"""Values of index expressions: integers, unknown integers with bounds, and vectors of them."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from math import inf
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

from opspec.values import interval
from opspec.values.interval import Bound, Bounds
from opspec.values.truth import MAYBE, Maybe, Truth, all_of, negate

Scalar: TypeAlias = "int | Component"  # one value of an index expression
IndexValue: TypeAlias = "Scalar | Vec"
VectorLike: TypeAlias = "Scalar | Sequence[Any]"  # beside a Vec, plain tuples and lists are vectors
Knowledge: TypeAlias = "VectorLike | Truth"  # what may be known in part

_Binary: TypeAlias = Callable[[Any, Any], Any]
_Operator: TypeAlias = "Callable[[object, object], int | Dim]"
_SEQUENCE = (tuple, list)  # both are vectors when they meet a Vec (a union would be built anew at each call)


class Undefined(Exception):
    """No value: an index out of range, vectors of different lengths, a division by zero."""


class Contradiction(Exception):
    """Two facts about one dimension or vector exclude each other."""

    def __init__(self, left: object, right: object) -> None:
        super().__init__(f"{left} and {right} exclude each other")
        self.left = left
        self.right = right


class Component:
    """An index value that is not a plain int. The functions below call `lift` with their own name."""

    __slots__ = ()

    if TYPE_CHECKING:  # the operators of all but masks

        def __add__(self, other: Scalar, /) -> Scalar: ...
        def __radd__(self, other: Scalar, /) -> Scalar: ...
        def __sub__(self, other: Scalar, /) -> Scalar: ...
        def __rsub__(self, other: Scalar, /) -> Scalar: ...
        def __mul__(self, other: Scalar, /) -> Scalar: ...
        def __rmul__(self, other: Scalar, /) -> Scalar: ...
        def __floordiv__(self, other: Scalar, /) -> Scalar: ...
        def __rfloordiv__(self, other: Scalar, /) -> Scalar: ...
        def __mod__(self, other: Scalar, /) -> Scalar: ...
        def __rmod__(self, other: Scalar, /) -> Scalar: ...
        def __neg__(self) -> Scalar: ...
        def __abs__(self) -> Scalar: ...
        def __lt__(self, other: Scalar, /) -> Truth: ...
        def __le__(self, other: Scalar, /) -> Truth: ...
        def __gt__(self, other: Scalar, /) -> Truth: ...
        def __ge__(self, other: Scalar, /) -> Truth: ...

    def lift(self, name: str, operands: tuple[IndexValue | Truth, ...]) -> Any:
        raise NotImplementedError(f"{type(self).__name__} has no {name}")

    def pick(self, items: Vec) -> Any:
        """`items[self]`."""
        raise NotImplementedError(f"{type(self).__name__} cannot index a vector")


def _arithmetic(function: Callable[[Bounds, Bounds], Bounds]) -> tuple[_Operator, _Operator]:
    """The operator of a Dim and its reflection."""

    def apply(left: Any, right: Any) -> Any:
        first, second = _bounds(left), _bounds(right)
        if first is None or second is None:
            return NotImplemented
        try:
            return _between(*function(first, second))
        except ZeroDivisionError:
            raise Undefined(f"division by zero: the divisor is {right}") from None

    return apply, lambda self, other: apply(other, self)


class Dim(Component):
    """An unknown integer in `low..high`; None means unbounded. No two are known to be the same number."""

    __slots__ = ("high", "low")

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        if low is not None and high is not None and low > high:
            raise Contradiction(f">= {low}", f"<= {high}")
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        if self.low == 0:
            return "?" if self.high is None else f"?<={self.high}"
        low = "" if self.low is None else self.low
        high = "" if self.high is None else self.high
        return f"?{low}..{high}"

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> Any:
        bounds = _bounds(other)
        if bounds is None:
            return NotImplemented
        low, high = _known(self)
        if high < bounds[0] or bounds[1] < low:
            return False
        return True if low == high == bounds[0] == bounds[1] else MAYBE

    def __ne__(self, other: object) -> Any:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else negate(equal)

    def __lt__(self, other: object) -> bool | Maybe:
        bounds = _bounds(other)
        if bounds is None:
            return NotImplemented
        low, high = _known(self)
        return True if high < bounds[0] else False if low >= bounds[1] else MAYBE

    def __le__(self, other: object) -> bool | Maybe:
        bounds = _bounds(other)
        if bounds is None:
            return NotImplemented
        low, high = _known(self)
        return True if high <= bounds[0] else False if low > bounds[1] else MAYBE

    def __gt__(self, other: object) -> Truth:
        less = self.__le__(other)
        return less if less is NotImplemented else negate(less)

    def __ge__(self, other: object) -> Truth:
        less = self.__lt__(other)
        return less if less is NotImplemented else negate(less)

    __add__, __radd__ = _arithmetic(interval.add)
    __sub__, __rsub__ = _arithmetic(interval.sub)
    __mul__, __rmul__ = _arithmetic(interval.mul)
    __floordiv__, __rfloordiv__ = _arithmetic(interval.floor_div)
    __mod__, __rmod__ = _arithmetic(interval.floor_mod)

    def __neg__(self) -> int | Dim:
        return 0 - self

    def __abs__(self) -> int | Dim:
        low, high = _known(self)
        return _between(max(low, -high, 0), max(-low, high))

    def lift(self, name: str, operands: tuple[IndexValue | Truth, ...]) -> Any:
        bounds = [_bounds(operand) for operand in operands]
        if name == "power_of_two":
            return False if _known(self)[1] < 1 else MAYBE
        if name not in ("maximum", "minimum", "sign") or None in bounds:
            raise TypeError(f"{name}() of {', '.join(map(repr, operands))}")
        return _between(*getattr(interval, name)(*bounds))

    def pick(self, items: Vec) -> Any:
        low, high = _known(self)
        found = [item for at, item in enumerate(items) if low <= at <= high]
        if not found:
            raise Undefined(f"index {self} in a vector of length {len(items)}")
        result = found[0]
        for item in found[1:]:
            result = join(result, item)
        return result


class Vec(tuple[Any, ...]):
    """A vector: operators work per dimension, and a comparison means every dimension."""

    __slots__ = ()

    def __add__(self, other: Any) -> Vec:
        return _per_dimension(operator.add, self, other)

    def __radd__(self, other: VectorLike) -> Vec:
        return _per_dimension(operator.add, other, self)

    def __sub__(self, other: VectorLike) -> Vec:
        return _per_dimension(operator.sub, self, other)

    def __rsub__(self, other: VectorLike) -> Vec:
        return _per_dimension(operator.sub, other, self)

    def __mul__(self, other: Any) -> Vec:
        return _per_dimension(operator.mul, self, other)

    def __rmul__(self, other: Any) -> Vec:
        return _per_dimension(operator.mul, other, self)

    def __floordiv__(self, other: VectorLike) -> Vec:
        return _per_dimension(floor_div, self, other)

    def __rfloordiv__(self, other: VectorLike) -> Vec:
        return _per_dimension(floor_div, other, self)

    def __mod__(self, other: VectorLike) -> Vec:
        return _per_dimension(floor_mod, self, other)

    def __rmod__(self, other: VectorLike) -> Vec:
        return _per_dimension(floor_mod, other, self)

    def __neg__(self) -> Vec:
        return Vec(map(operator.neg, self))

    def __abs__(self) -> Vec:
        return Vec(map(abs, self))

    __hash__ = tuple.__hash__

    def __eq__(self, other: object) -> Any:
        if isinstance(other, _SEQUENCE):
            if len(self) != len(other):
                return False
            result: Truth = True
            for x, y in zip(self, other):  # noqa: B905 - the lengths agree, and strict= costs time
                same = x == y
                if same is False:
                    return False
                if same is not True:
                    result = same & result
            return result
        if isinstance(other, int | Component):
            return _every(operator.eq, self, other)
        return NotImplemented

    def __ne__(self, other: object) -> Any:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else negate(equal)

    def __lt__(self, other: Any) -> Any:
        return _every(operator.lt, self, other)

    def __le__(self, other: Any) -> Any:
        return _every(operator.le, self, other)

    def __gt__(self, other: Any) -> Any:
        return _every(operator.gt, self, other)

    def __ge__(self, other: Any) -> Any:
        return _every(operator.ge, self, other)

    def __getitem__(self, index: object) -> Any:
        if index.__class__ is int:
            if 0 <= index < len(self):
                return tuple.__getitem__(self, index)
        elif isinstance(index, slice):
            return Vec(tuple.__getitem__(self, index))
        elif isinstance(index, Component):
            return index.pick(self)
        elif isinstance(index, SupportsIndex):
            return self[operator.index(index) + 0]
        else:
            raise TypeError(f"a vector is indexed by an integer, not by {type(index).__name__}")
        raise Undefined(f"index {index} in a vector of length {len(self)}")


# --- conditionals and lists -----------------------------------------------------------------------


def choose(condition: Truth, then: Callable[[], Any], otherwise: Callable[[], Any]) -> Any:
    """A lazy conditional. When the condition is unknown: either branch; one that is undefined is left out."""
    if condition is True:
        return then()
    if condition is False:
        return otherwise()
    if condition is not MAYBE:
        raise TypeError(f"expected a truth value, found {condition!r}")
    try:
        first = then()
    except Undefined:
        return otherwise()
    try:
        second = otherwise()
    except Undefined:
        return first
    return join(first, second)


def in_step(*lists: Sequence[object]) -> Iterator[tuple[Any, ...]]:  # lists of different kinds
    """The items of several lists of one length, together."""
    first = len(lists[0])
    for other in lists:
        if len(other) != first:
            raise Undefined(f"lists of lengths {' and '.join(map(str, sorted({len(x) for x in lists})))}")
    return zip(*lists, strict=True)


# --- functions on int, Dim, any Component, and Vec of them ----------------------------------------


def maximum(a: IndexValue, b: IndexValue) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return a if a >= b else b
    if isinstance(a, Vec) or isinstance(b, Vec):
        return _per_dimension(maximum, a, b)
    return _lifted("maximum", maximum, a, b)


def minimum(a: IndexValue, b: IndexValue) -> Any:
    if a.__class__ is int and b.__class__ is int:
        return a if a <= b else b
    if isinstance(a, Vec) or isinstance(b, Vec):
        return _per_dimension(minimum, a, b)
    return _lifted("minimum", minimum, a, b)


def clamp(low: IndexValue, x: IndexValue, high: IndexValue) -> Any:
    """The upper bound wins where `low > high`."""
    return minimum(maximum(low, x), high)


def floor_div(a: IndexValue, b: IndexValue) -> IndexValue:
    if b.__class__ is int and b == 0 and a.__class__ is int:
        raise Undefined(f"division by zero: {a} // 0")
    return a // b


def floor_mod(a: IndexValue, b: IndexValue) -> IndexValue:
    if b.__class__ is int and b == 0 and a.__class__ is int:
        raise Undefined(f"division by zero: {a} % 0")
    return a % b


def ceil_div(a: IndexValue, b: IndexValue) -> IndexValue:
    return -floor_div(-a, b)


def absolute(x: IndexValue) -> IndexValue:
    return abs(x)


def sign(x: IndexValue) -> Any:
    if x.__class__ is int:
        return (x > 0) - (x < 0)
    return _lifted("sign", sign, x)


def power_of_two(x: IndexValue) -> Any:
    """Whether x (every dimension of it, for a vector) is 1, 2, 4, 8, ..."""
    if x.__class__ is int:
        return x > 0 and x & (x - 1) == 0
    if isinstance(x, Vec):
        return all_of(map(power_of_two, x))
    return _lifted("power_of_two", power_of_two, x)


def where(condition: Truth | Vec, a: IndexValue, b: IndexValue) -> Any:
    """a where the condition holds, else b; a vector of conditions chooses per dimension."""
    if condition is True:
        return a
    if condition is False:
        return b
    if condition is MAYBE:
        return join(a, b)
    return _lifted("where", where, condition, a, b)


def broadcast(m: IndexValue, n: IndexValue) -> IndexValue:
    """The size of a dimension that has sizes m and n, of which one is 1 or both are the same."""
    if isinstance(m, Vec) or isinstance(n, Vec):
        return _per_dimension(broadcast, m, n)
    (a, b), (c, d) = _expect_bounds(m), _expect_bounds(n)
    found = [bounds for one, bounds in (((a, b), (c, d)), ((c, d), (a, b))) if one[0] <= 1 <= one[1]]
    if max(a, c) <= min(b, d):
        found.append((max(a, c), min(b, d)))
    if not found:
        raise Undefined(f"sizes {m} and {n}, of which neither is 1")
    return _between(min(low for low, _ in found), max(high for _, high in found))


def halvings(n: IndexValue) -> IndexValue:
    """How often n can be halved, rounded up each time, until 1 is left."""
    if isinstance(n, Vec):
        return Vec(map(halvings, n))
    low, high = _expect_bounds(n)
    return _between(_width(low), inf if high == inf else _width(high))


def _width(n: Bound) -> int:
    return 0 if n <= 1 else (int(n) - 1).bit_length()


def total(v: Iterable[Any]) -> Any:
    return sum(v)


def product(v: Iterable[Any]) -> Any:
    """The product of all components; a zero dominates an unknown."""
    return math.prod(v)


# --- the lattice of knowledge ---------------------------------------------------------------------


def join(a: Knowledge, b: Knowledge) -> Any:
    """What is known of a value that is either a or b."""
    if a is b:
        return a
    if isinstance(a, bool | Maybe) and isinstance(b, bool | Maybe):
        return MAYBE
    if isinstance(a, _SEQUENCE) and isinstance(b, _SEQUENCE):
        _same_length(a, b)
        return Vec(map(join, a, b))
    first, second = _expect_bounds(a), _expect_bounds(b)
    return _between(min(first[0], second[0]), max(first[1], second[1]))


def meet(a: Knowledge, b: Knowledge) -> Any:
    """What is known of a value that is both a and b; Contradiction when there is none."""
    if a is b:
        return a
    if isinstance(a, bool | Maybe) and isinstance(b, bool | Maybe):
        if a is not MAYBE and b is not MAYBE:
            raise Contradiction(a, b)
        return b if a is MAYBE else a
    if isinstance(a, _SEQUENCE) and isinstance(b, _SEQUENCE):
        if len(a) != len(b):
            raise Contradiction(a, b)
        return Vec(map(meet, a, b))
    first, second = _expect_bounds(a), _expect_bounds(b)
    low, high = max(first[0], second[0]), min(first[1], second[1])
    if low > high:
        raise Contradiction(a, b)
    return _between(low, high)


# --- vectors --------------------------------------------------------------------------------------


def _same_length(a: Sized, b: Sized) -> None:
    if len(a) != len(b):
        raise Undefined(f"vectors of lengths {len(a)} and {len(b)}")


def _per_dimension(function: _Binary, a: Any, b: VectorLike) -> Vec:
    if not isinstance(b, _SEQUENCE):
        return Vec([function(x, b) for x in a])
    if not isinstance(a, _SEQUENCE):
        return Vec([function(a, y) for y in b])
    _same_length(a, b)
    return Vec(map(function, a, b))


def _every(compare: _Binary, a: Vec, b: VectorLike) -> Truth:
    if isinstance(b, _SEQUENCE):
        _same_length(a, b)
        return all_of(map(compare, a, b))
    return all_of(compare(x, b) for x in a)


def _lifted(name: str, function: Callable[..., object], *operands: Any) -> Any:
    vectors = [x for x in operands if isinstance(x, _SEQUENCE)]
    if vectors:
        for other in vectors[1:]:
            _same_length(vectors[0], other)
        count = len(vectors[0])
        return Vec(map(function, *[x if isinstance(x, _SEQUENCE) else (x,) * count for x in operands]))
    for x in operands:
        if isinstance(x, Component):
            return x.lift(name, operands)
    if all(isinstance(x, SupportsIndex) for x in operands) and not all(x.__class__ is int for x in operands):
        return function(*[operator.index(x) + 0 for x in operands])  # a bool, or a NumPy integer
    raise TypeError(f"{name}() of {', '.join(type(x).__name__ for x in operands)}")


def _known(dim: Dim) -> Bounds:
    return (-inf if dim.low is None else dim.low), (inf if dim.high is None else dim.high)


def _bounds(x: object) -> Bounds | None:
    if x.__class__ is int:
        return x, x
    if isinstance(x, Dim):
        return _known(x)
    if isinstance(x, SupportsIndex):
        value = operator.index(x)
        return value, value
    return None


def _expect_bounds(x: object) -> Bounds:
    bounds = _bounds(x)
    if bounds is None:
        raise TypeError(f"expected an integer or an unknown one, found {x!r}")
    return bounds


def _between(low: Bound, high: Bound) -> int | Dim:
    """An int when the bounds agree, else a Dim."""
    if low == high:
        return int(low)
    return Dim(None if low == -inf else int(low), None if high == inf else int(high))
