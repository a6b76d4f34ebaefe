"""What generated kernels are written in, beside reads and folds: element types, casts, and the frame of a primitive."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol, TypeAlias, TypeVar

import numpy as np

from opspec.kernels.pull import LazyElements, as_element, values
from opspec.kernels.streams import streams
from opspec.numerics import elementwise as ew
from opspec.values.arrays import Array, DType, Elements
from opspec.values.dims import Component, IndexValue, Undefined, Vec
from opspec.values.truth import Truth, negate
from opspec.values.types import ELEMENT_TYPES, Tensor, element_of

__all__ = [
    "BOOL",
    "Elements",
    "Arrays",
    "Callable",
    "DType",
    "Sequence",
    "Tensor",
    "Vec",
    "bits",
    "cast",
    "dtype_of",
    "each",
    "everywhere",
    "exchange",
    "ints",
    "kind",
    "literal",
    "logical_not",
    "one_by_one",
    "real_type",
    "scalar",
    "share",
    "tensor",
    "typed",
    "unsupported",
]

Arrays: TypeAlias = Sequence[Elements]
BOOL: DType = np.dtype(np.bool_)
Given: TypeAlias = Sequence[Elements | Arrays]  # an array per operand; for a variadic one a sequence of arrays
T = TypeVar("T")


class Stopped(BaseException):
    """Another process of the grid has failed; no kernel is to take this for its own error."""


class Combining(Protocol):
    """How a collective combines what two processes have."""

    @property
    def function(self) -> np.ufunc | None:
        """The function of NumPy that it is, if one."""

    @property
    def exact(self) -> bool:
        """Whether that rounds no number."""

    @property
    def dtype(self) -> DType:
        """The type in which it combines."""

    def fold(self, items: Sequence[Array]) -> Array:
        """The items of all processes combined, in the one order that is promised."""


class Peers(Protocol):
    """What collectives are made of. A group: the numbers `replica * num_partitions + partition` of its processes, in
    its order, with that of this one among them. All processes of the grid come to the same calls in the same order.
    """

    def gather(self, group: Sequence[int], x: Array, join: Callable[[Sequence[Array]], Array], /) -> Array:
        """What is made of that which each of the group has."""

    def deal(self, group: Sequence[int], parts: Sequence[Array], /) -> Sequence[Array]:
        """Give each of the group a part, and get one of each."""

    def combine(self, group: Sequence[int], x: Array, how: Combining, /) -> Array:
        """What all have, combined."""

    def combine_parts(self, group: Sequence[int], parts: Sequence[Array], how: Combining, /) -> Array:
        """The part of this process of what all have, combined."""

    def move(self, source: int | None, targets: Sequence[int], x: Array, /) -> Array | None:
        """Give this to some processes, and get what another one gives, where one is named."""

    def spread(self, group: Sequence[int], x: Array, /) -> Array | None:
        """What the first of the group has; nothing of a process that is in none."""


class Exchange(Protocol):
    """What a process knows of the grid, and how values go between processes.

    A kernel shares its operands, and all processes have to come to that point; then it may read those of the
    others. `peers`: what does collectives for less; None where there is one process.
    """

    replica_id: int
    partition_id: int
    num_replicas: int
    num_partitions: int
    peers: Peers | None

    def share(self, operands: Given, /) -> None:
        """Meet the other processes, each of which brings its operands."""

    def everywhere(self, x: Elements, /) -> Elements:
        """A shared operand as each process has it, with the axes replica and partition in front."""

    def send(self, channel: int, replica: int, partition: int, values: Given, /) -> None:
        """Leave values on a channel for another process, without waiting for it."""

    def receive(self, channel: int, /) -> Given:
        """The next values that are for this process, once they are there."""


class Alone:
    """The grid of one process."""

    replica_id = partition_id = 0
    num_replicas = num_partitions = 1
    peers: Peers | None = None

    def share(self, operands: Given) -> None:
        pass

    def everywhere(self, x: Elements) -> Elements:
        return np.asarray(x)[None, None]

    def send(self, channel: int, replica: int, partition: int, values: Given) -> None:
        if (replica, partition) != (0, 0):
            raise Undefined(f"it sends to process ({replica}, {partition})")
        streams().sent.setdefault(channel, []).append(values)

    def receive(self, channel: int) -> Given:
        return streams().next_sent(channel)


def stacked(operands: Sequence[Elements], grid: tuple[int, int]) -> Elements:
    """One operand of each process, with the axes replica and partition in front."""
    found = {(x.dtype, x.shape) for x in operands}
    if len(found) > 1:
        raise Undefined(f"the processes bring arrays of {len(found)} types: are they at the same op?")
    return np.stack(operands).reshape(*grid, *operands[0].shape)


_EXCHANGE: ContextVar[Exchange] = ContextVar("opspec_exchange", default=Alone())  # noqa: B039 - it has no state


def exchange() -> Exchange:
    """The process grid that the running program is part of."""
    return _EXCHANGE.get()


@contextmanager
def within(grid: Exchange) -> Iterator[None]:
    """Run as a process of `grid`."""
    token = _EXCHANGE.set(grid)
    try:
        yield
    finally:
        _EXCHANGE.reset(token)


@functools.cache
def kind(dtype: DType) -> str:
    """The class of an element type: bool, sint, uint, float or complex."""
    return element_of(dtype).kind


def bits(dtype: DType) -> int:
    return element_of(dtype).bits


@functools.cache
def _wide(dtype: DType) -> DType:
    """The type in which primitives compute for a narrow one."""
    element = element_of(dtype)
    if element.kind == "float" and element.bits < 32:
        return np.dtype(np.float64)
    if element.bits < 8 and element.kind in ("sint", "uint"):
        return np.dtype(np.int8 if element.kind == "sint" else np.uint8)
    return dtype


@functools.cache
def real_type(dtype: DType) -> DType:
    """The type of a complex number's parts; another type itself."""
    return np.dtype(np.float32 if dtype == np.complex64 else np.float64) if dtype.kind == "c" else dtype


def dtype_of(name: str) -> DType:
    """The NumPy type of an element type."""
    return ELEMENT_TYPES[name].dtype


def literal(value: float | bool, dtype: DType) -> Elements:
    """A number of the formula, as an element."""
    return ew.convert(np.asarray(value), dtype)


def cast(dtype: DType, x: IndexValue | Elements) -> Elements:
    """An element, index or attribute as an element of another type."""
    if isinstance(x, Component):
        return as_element(x, dtype)
    return ew.convert(values(x) if not isinstance(x, int | float) else np.asarray(x), dtype)


def logical_not(x: Truth | Elements) -> Truth | Elements:
    """Not, of one condition or of one for every element."""
    return np.logical_not(values(x)) if isinstance(x, LazyElements | np.ndarray | np.generic) else negate(x)


def ints(x: Elements | None) -> Vec:
    """The values of an operand, as a vector; none of one that is absent."""
    return Vec() if x is None else Vec(np.ravel(x).tolist())


def tensor(shape: Sequence[int], dtype: DType, x: IndexValue | Elements) -> Elements:
    """The tensor of a stage."""
    made = values(x)
    if made.dtype != dtype:
        raise TypeError(f"a stage of {dtype} elements was given {made.dtype}")
    return np.broadcast_to(made, tuple(shape))


def each(region: Callable[[Elements, Elements], T]) -> Callable[[Arrays, Arrays], tuple[T, ...]]:
    """A region of two values, applied to every item of two lists."""
    return lambda left, right: tuple(region(x, y) for x, y in zip(left, right, strict=True))


def one_by_one(
    kernel: Callable[..., Iterable[Elements]],
    operands: Arrays,
    name: str,
    types: Sequence[Tensor],
    *beside: Elements | None,
    **given: object,
) -> tuple[Elements, ...]:
    """A kernel of lists applied to each item by itself. `name`: of the result; `beside`: vectors with an entry for each
    item, or nothing.
    """
    found: list[Elements] = []
    for at, (x, type_) in enumerate(zip(operands, types, strict=True)):
        own = [None if vector is None else vector[at : at + 1] for vector in beside]
        found += kernel([x], *own, **given, **{name: [type_]})
    return tuple(found)


def share(*operands: Elements) -> None:
    """Bring operands to where all processes of the grid meet."""
    exchange().share(operands)


def everywhere(x: Elements) -> Elements:
    """A shared operand of every process of the grid: two axes, replica and partition, in front."""
    return exchange().everywhere(x)


def unsupported(name: str, dtype: DType) -> TypeError:
    return TypeError(f"{name} has no meaning for {element_of(dtype)} elements")


def scalar(*, widen: bool, result: str) -> Callable[[Callable[..., Elements]], Callable[..., Elements]]:
    """The frame of an element function: arrays in, computed in the wide type where asked, rounded once.

    `result`: the elements are of the `same` type, of the `part` of a complex type, or of type `bool`.
    """

    def frame(function: Callable[..., Elements]) -> Callable[..., Elements]:
        @functools.wraps(function)
        def framed(*args: IndexValue | Elements) -> Elements:
            arrays: list[Elements] = [x if isinstance(x, int | float) else values(x) for x in args]
            # The last array tells the type: a condition stands first.
            dtype = next(x.dtype for x in reversed(arrays) if isinstance(x, np.ndarray | np.generic))
            wide = _wide(dtype) if widen else dtype
            if wide != dtype:
                arrays = [x.astype(wide) if getattr(x, "dtype", None) == dtype else x for x in arrays]
            made = function(*arrays, dtype=dtype)
            if result == "bool":
                return made
            return ew.narrow(made, real_type(dtype) if result == "part" else dtype)

        return framed

    return frame


def typed(*, result: str) -> Callable[[Callable[..., Elements]], Callable[..., Elements]]:
    """The frame of a function whose first argument is the element type of its result."""

    def frame(function: Callable[..., Elements]) -> Callable[..., Elements]:
        @functools.wraps(function)
        def framed(dtype: DType, *args: IndexValue | Elements) -> Elements:
            made = function(dtype, *(values(x) for x in args))
            return made if result == "bool" else ew.narrow(made, dtype)

        return framed

    return frame
