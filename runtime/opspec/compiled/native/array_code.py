"""What machine code in the place of a library does with arrays, as plain data: a plan in the cache has it, and loads
nothing then that plans.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

import numpy as np

from opspec.compiled.native.fourier_tables import Transform, table
from opspec.compiled.recycled import LARGEST_STEP, new_array, step_array
from opspec.compiled.runners import ArrayType, LibraryRunner
from opspec.execution.block_nodes import OpStep
from opspec.execution.bound_op import Dealt
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.stablehlo.convolution import Convolution
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.values.arrays import Array, DType, RunValue, close_array

if TYPE_CHECKING:
    from opspec.compiled.native.machine_code import Function

Results: TypeAlias = "Array | tuple[Array, ...] | None"
Bound: TypeAlias = "Callable[..., Results]"  # takes arrays; None: what stands there otherwise has to do it
Sizes: TypeAlias = "tuple[int, ...]"


class ArrayCode(Protocol):
    """Knows in which memory which kernels are called, one after another."""

    def bound(self, calls: Sequence[Function], instead: object, /) -> Bound:
        """With its kernels; `instead` of what it is."""
        ...


def library_of(step: OpStep) -> OrKernel:
    """What computes an op where no machine code does, and where that declines."""
    function = step.way.function
    if isinstance(function, Dealt) and isinstance(function.call, OrKernel):
        groups = function.call
        return OrKernel(replace(function, call=groups.function), replace(function, call=groups.kernel))
    if isinstance(function, OrKernel):
        return function
    merging = cast("Callable[..., RunValue]", function)
    return OrKernel(merging, merging)


def stand_in_step(given: OpStep, runner: LibraryRunner, code: ArrayCode) -> OpStep:
    """The step that calls machine code, once its runner is ready."""
    reused = tuple(_reused_by(code))
    way = replace(given.way, function=runner, reusable=reused, in_place=bool(reused))
    return OpStep(given.view, given.inputs, way)


def make_ready(runner: LibraryRunner, code: ArrayCode, calls: Sequence[Function], library: OrKernel) -> None:
    """Let a runner call machine code."""
    bound = code.bound(calls, library.function)
    runner.ready(OrKernel(cast("Callable[..., RunValue]", bound), library), bound if _reused_by(code) else None)


def _reused_by(code: ArrayCode) -> Mapping[int, int]:
    return code.reused if isinstance(code, PiecesCode) else {}


# --- kernels, one after another -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PiecesCode:
    """`memory`: what is made in each call, of which so many are `results`; `places`: what each kernel is given,
    operands first, then that. `single`: it gives its result, and not a sequence of one. `reused`: for an operand the
    result that may lie in its memory.
    """

    memory: tuple[ArrayType, ...]
    results: int
    places: tuple[Sizes, ...]
    single: bool
    reused: Mapping[int, int] = field(default_factory=dict)

    def bound(self, calls: Sequence[Function], _instead: object) -> Bound:
        return partial(self._single if self.single else self.run, calls)

    def _single(self, calls: Sequence[Function], *arrays: Array, into: Sequence[Array | None] = ()) -> Array:
        return self.run(calls, *arrays, into=into)[0]

    def run(self, calls: Sequence[Function], *arrays: Array, into: Sequence[Array | None] = ()) -> tuple[Array, ...]:
        """What it makes of arrays, those into which it may write among them."""
        memory = [close_array(x) for x in arrays]
        taken = {self.reused[at]: x for at, x in enumerate(into) if x is not None and x is memory[at]}
        memory += [
            taken[at] if at in taken else new_array(shape, dtype) for at, (dtype, shape) in enumerate(self.memory)
        ]
        for call, places in zip(calls, self.places, strict=True):
            call(*[memory[at] for at in places])
        return tuple(memory[len(arrays) : len(arrays) + self.results])


@dataclass(frozen=True, slots=True)
class TotalsCode:
    """The same of an array and an initial value, which has to be neutral."""

    pieces: PiecesCode
    neutral: float

    def bound(self, calls: Sequence[Function], _instead: object) -> Bound:
        return partial(self.run, calls)

    def run(self, calls: Sequence[Function], x: Array, start: Array) -> tuple[Array, ...] | None:
        return self.pieces.run(calls, x, start) if start == self.neutral else None


@dataclass(frozen=True, slots=True)
class FirstOnesCode:
    """Takes what is told apart and ordered together, and gives the first ones of each slice along a dimension: those of
    the first array by a search, the others from where these lie. None where there is NaN, which is in no order, unless
    the search tells it from numbers (`alike`: as it does not).
    """

    dimension: int
    results: int
    count: int
    alike: bool

    def bound(self, calls: Sequence[Function], _instead: object) -> Bound:
        (call,) = calls
        return partial(self._run, call)

    def _run(self, call: Function, first: Array, *others: Array) -> tuple[Array, ...] | None:
        if self.alike and np.isnan(first.max()):
            return None
        rows = close_array(np.moveaxis(first, self.dimension, -1))
        shape = *rows.shape[:-1], self.count
        values, places = np.empty(shape, rows.dtype), np.empty(shape, np.int32)
        call(rows, values, places)
        found = [np.moveaxis(x, -1, self.dimension) for x in (values, places)]
        more = (np.take_along_axis(x, found[1], self.dimension) for x in others[: self.results - 1])
        return found[0], *more


# --- products -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ProductCode:
    """Takes two factors."""

    result: ArrayType

    def bound(self, calls: Sequence[Function], _instead: object) -> Bound:
        (call,) = calls
        return partial(self._run, call)

    def _run(self, call: Function, a: Array, b: Array) -> Array:
        dtype, shape = self.result
        result = step_array(shape, dtype)
        call(close_array(a), close_array(b), result)
        return result


@dataclass(frozen=True, slots=True)
class NarrowProductCode:
    """Takes two factors of the same type: so many matrices or rows (`step` of `count`) become f32 at a time. `left`,
    `right` and `result` are shapes of factors and of all results; `rounds`: the kernel rounds results itself.
    """

    count: int
    step: int
    left: Sizes
    right: Sizes
    result: Sizes
    stored: DType
    rounds: bool

    def bound(self, calls: Sequence[Function], instead: object) -> Bound:
        assert isinstance(instead, Matmul)
        return partial(self._run, calls, instead)

    def _run(self, calls: Sequence[Function], made: Matmul, a: Array, b: Array) -> Array:
        x = close_array(a.transpose(made.left)).reshape(self.count, *self.left[1:])
        y = close_array(b.transpose(made.right)).reshape(-1, *self.right)
        result = new_array(self.result, self.stored)
        multiply, widen = calls
        wide = new_array(self.left, np.dtype(np.float32))
        for start in range(0, self.count, self.step):
            first = min(start, self.count - self.step)  # the last ones may have been made before
            some = slice(first, first + self.step)
            widen(x[some], wide)
            multiply(wide, y[some] if len(y) > 1 else y, result[some])
        result = result.reshape(made.shape)
        return result if self.rounds else made.how.out_of(result)


# --- convolutions -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Room:
    """Memory in which an array lies as kernels read it."""

    count: int
    dtype: DType
    has_zeros: bool

    def new(self) -> Array:
        return (np.zeros if self.has_zeros else new_array)((self.count,), self.dtype)


@dataclass(frozen=True, slots=True)
class ConvolutionCode:
    """Takes an image and a kernel. `together` of a `batch` of images, which lie along a dimension (`along`), at a time;
    `image`, `weights`: where they are laid out, unless they are read as given; `phases`: which kernel each is, and the
    places where its arrays begin, if that is told; `shape`: of what these store, which give `all` of it; `restored`:
    the shape in which it is laid out at last, unless it lies so; `result`: the type wanted.
    """

    batch: int
    together: int
    along: int
    image: Room | None
    weights: Room | None
    phases: tuple[tuple[int, Sizes | None], ...]
    turned: bool
    all: bool
    shape: Sizes
    stored: DType
    restored: Sizes | None
    result: DType

    def bound(self, calls: Sequence[Function], instead: object) -> Bound:
        assert isinstance(instead, Convolution)
        others = iter(calls[1 + max(at for at, _ in self.phases) :])
        lays = [None if room is None else next(others) for room in (self.image, self.weights)]
        phases = [(calls[at], () if starts is None else (np.array(starts, np.int64),)) for at, starts in self.phases]
        return partial(self._run, instead, phases, lays, next(others, None))

    def _run(
        self,
        made: Convolution,
        phases: Sequence[tuple[Function, tuple[Array, ...]]],
        lays: Sequence[Function | None],
        restores: Function | None,
        x: Array,
        w: Array,
    ) -> Array | None:
        if made.leaves_out(w):
            return None
        lay_image, lay_weights = lays
        weights = _laid(lay_weights, w, None if self.weights is None else self.weights.new())
        room = None if self.image is None else self.image.new()
        result: Array = (new_array if self.all else np.zeros)(self.shape, self.stored)
        before, together = (slice(None),) * self.along, self.together
        for first in range(0, self.batch, together):
            last = min(first + together, self.batch)
            images = _laid(lay_image, x[(*before, slice(last - together, last))], room)
            some = result[last - together : last] if together < self.batch else result
            arrays = (*((weights, images) if self.turned else (images, weights)), some)
            for call, besides in phases:
                call(*arrays, *besides)
        if restores is not None and self.restored is not None:
            laid, result = result, new_array(self.restored, result.dtype)
            restores(laid, result)
        return result if result.dtype == self.result else made.how.out_of(result)


def _laid(call: Function | None, x: Array, room: Array | None) -> Array:
    """An array as it lies in memory: in its room, unless it lies so already."""
    given = close_array(x)
    if call is None or room is None:
        return given
    call(given, room)
    return room


# --- transforms ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pass:
    """A dimension transformed, and what comes of it. `in_place`: each block of lines may be written where it was
    read.
    """

    sums: Transform
    made: ArrayType
    in_place: bool

    def room(self) -> Array:
        dtype, shape = self.made
        return (new_array if math.prod(shape) * dtype.itemsize > LARGEST_STEP else np.empty)(shape, dtype)


@dataclass(frozen=True, slots=True)
class TransformCode:
    """Takes an array."""

    passes: tuple[Pass, ...]

    def bound(self, calls: Sequence[Function], _instead: object) -> Bound:
        return partial(self._run, [*zip(calls, (table(each.sums) for each in self.passes), strict=True)])

    def _run(self, calls: Sequence[tuple[Function, Array]], x: Array) -> Array:
        given = close_array(x)
        for at, ((call, turned), each) in enumerate(zip(calls, self.passes, strict=True)):
            made = given if at and each.in_place else each.room()
            call(given, made, turned)
            given = made
        return given
