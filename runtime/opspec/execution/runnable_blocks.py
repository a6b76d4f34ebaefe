"""A block of a program that can be run, a region as a function of arrays, and the errors of running them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.block_code import Lifted, Run, Seen, view_of, write, write_lifted
from opspec.execution.block_nodes import BlockCode, BlockScope, Node, OpStep
from opspec.kernels.pull import SCOPE, values
from opspec.kernels.vocabulary import exchange
from opspec.programs.locations import Location
from opspec.programs.process_ids import is_collective, left_out, outside
from opspec.programs.records import Block, View, symbol_of
from opspec.rules.inference import InferenceError
from opspec.values.arrays import Array, DType, Elements, RunValue
from opspec.values.dims import Contradiction, Undefined

TOO_DEEP = "calls or regions nest too deep to run; does a function call itself without end?"


@dataclass(frozen=True, slots=True)
class Key:
    """What a comparator compares: a function of the elements that are sorted together, and which of its
    values come first.
    """

    of: Callable[[Sequence[Array]], Array]
    descending: bool
    total: bool  # floats by the total order of IEEE-754, not by `<`


Order = tuple[Key, ...]  # the most significant first


WATCHED: ContextVar[Seen | None] = ContextVar("opspec_watched", default=None)  # who is told of every op of this run


class RunError(OpSpecError):
    """An op has no result, or no kernel; the message names it and its place."""


class BlockPlan:
    """A block that can be run. It takes its arguments and then the outer values that it uses. What runs is written
    when it is asked for the first time.
    """

    __slots__ = ("_lifted", "_run", "_source", "code", "elementwise")

    def __init__(self, source: BlockScope, code: BlockCode, scalar: bool) -> None:
        self._source = source
        self.code = code
        self._run: Run | None = None
        self._lifted: Lifted | None = None
        self.elementwise = scalar and all(_is_lifted(node) for node in code.nodes)

    @property
    def constants(self) -> Mapping[int, Array]:
        """Those of the program, by the numbers of values."""
        return self._source.constants

    def run(self, arguments: list[RunValue]) -> list[RunValue]:
        """The values that the block returns. The list of arguments is empty afterwards."""
        if self._run is None:
            self._run = write(self._source, self.code)
        return self._run(arguments)

    def observed(self, seen: Seen) -> Run:
        """The same, and `seen` is told of every op."""
        return write(self._source, self.code, seen)

    def run_lifted(self, arguments: Sequence[RunValue], shape: tuple[int, ...]) -> list[Array]:
        """An element-wise plan of scalars, on arrays that broadcast to this shape."""
        if self._lifted is None:
            self._lifted = write_lifted(self._source, self.code)
        made = self._lifted(arguments, shape)
        return [x if np.shape(x) == shape else np.broadcast_to(x, shape) for x in made]


def _is_lifted(node: Node) -> bool:
    return isinstance(node, OpStep) and node.way.pointwise


class RegionFunction:
    """A region as a function of arrays. One of scalars takes arrays of them too, of shapes that broadcast."""

    __slots__ = ("_captured", "_dtypes", "_plan", "_scalar", "block", "order")

    def __init__(
        self,
        plan: BlockPlan,
        scalar: bool,
        dtypes: Sequence[DType],
        order: Order | None,
        block: Block | None = None,
        captured: Sequence[RunValue] = (),
    ) -> None:
        self._plan = plan
        self._scalar = scalar
        self._dtypes = dtypes  # of the returned values
        self._captured = captured
        self.order = order  # of a comparator, where its form tells one
        self.block = block  # what it says, unless it uses outer values

    @property
    def arity(self) -> int:
        """How many arrays it takes."""
        return len(self._plan.code.arguments)

    def capturing(self, captured: Sequence[RunValue]) -> RegionFunction:
        return RegionFunction(self._plan, self._scalar, self._dtypes, self.order, None, captured)

    def __call__(self, *arguments: Elements | Sequence[Elements]) -> RunValue:
        """The returned values: a tuple where there are several, or where the arguments come in tuples."""
        many = any(x.__class__ in (tuple, list) for x in arguments)
        flat = [values(y) for x in arguments for y in (x if x.__class__ in (tuple, list) else (x,))]
        # A kernel calls from within its folds and conditions; those are not the region's.
        guards, rank, copies = SCOPE.guards, SCOPE.rank, SCOPE.copies
        SCOPE.guards, SCOPE.rank, SCOPE.copies = (), 0, 1
        try:
            made = self._run(flat)
        finally:
            SCOPE.guards, SCOPE.rank, SCOPE.copies = guards, rank, copies
        return tuple(made) if many or len(made) != 1 else made[0]

    def _run(self, arguments: list[Array]) -> Sequence[RunValue]:
        if not self._scalar or not any(x.ndim for x in arguments):
            return self._plan.run([*arguments, *self._captured])
        shape = np.broadcast_shapes(*[x.shape for x in arguments])
        if self._plan.elementwise:
            return self._plan.run_lifted([*arguments, *self._captured], shape)
        return self._each(arguments, shape)

    def _each(self, arguments: list[Array], shape: tuple[int, ...]) -> list[Array]:
        arguments = [np.broadcast_to(x, shape) for x in arguments]
        made: list[Array] = [np.empty(shape, dtype) for dtype in self._dtypes]
        for index in np.ndindex(*shape):
            # The ellipsis makes it give an array of rank 0.
            returned = self._plan.run([*[x[(*index, ...)] for x in arguments], *self._captured])
            for array, x in zip(made, returned, strict=True):
                array[index] = x
        return made


Body = np.ufunc | RegionFunction  # a region as kernels are given it


# --- errors -------------------------------------------------------------------------------------------------


def place(view: View) -> str:
    """An op with its place in the program: what every message starts with."""
    location = view.location
    name = "/".join(location.names)
    if location.file is None:
        caller = called_at(view)
        at = "" if caller is None else f", called at {caller}"
        return f"{view.name}{f' ({name})' if name else ''}{at}"
    where = str(location) if location.file != "-" else f"<text>:{location.line}:{location.column}"
    return f"{view.name} at {where}{f' ({name})' if name else ''}"


def called_at(view: View) -> Location | None:
    """Where the function around an op is called first: of a library's functions a program often says only that."""
    seen: set[str] = set()
    while True:
        function = view
        while function.parent is not None and function.name != "func.func":
            function = function.parent
        name = (symbol_of(function) if function.name == "func.func" else None) or ""
        call = view.module.calls.get(name)
        if call is None or name in seen:
            return None
        if call.location.file is not None:
            return call.location
        seen.add(name)
        view = call


def explained(error: Exception) -> RunError:
    """An error of running a plan, with the op that it came from."""
    view = view_of(error)
    if view is None and isinstance(error, RecursionError):  # before an op ran: regions are written one in the other
        return RunError(TOO_DEEP)
    if isinstance(error, RunError) or view is None:
        raise error
    return RunError(f"{place(view)}: {_said(view, error)}")


def interrupted(error: BaseException) -> str:
    """Where a run was when it was stopped."""
    view = view_of(error)
    return "before the first op" if view is None else f"at {place(view)}"


def _said(view: View, error: Exception) -> str:
    if isinstance(error, RecursionError):
        return TOO_DEEP
    if isinstance(error, InferenceError):
        return f"no result type by {' and '.join(error.rules)}: {error.reason}"
    if isinstance(error, MemoryError):
        return f"too large: {error}" if str(error) else "not enough memory"
    if isinstance(error, Undefined) and _is_of_others(view):
        return (
            "it needs the operands of other processes, and this program runs as a single one;"
            " opspec.grid.run_grid runs several"
        )
    if isinstance(error, Undefined) and is_collective(view.name) and (why := _misfit(view)):
        return why
    if isinstance(error, OpSpecError | Undefined | Contradiction):
        return str(error)
    return f"{type(error).__name__}: {error}"


def _misfit(view: View) -> str:
    """How the ids of a collective do not fit the grid that runs; the verifier knows only the one that is declared."""
    grid = exchange()
    counts = grid.num_replicas, grid.num_partitions
    return outside(view, *counts) or left_out(view, *counts)


def _is_of_others(view: View) -> bool:
    grid = exchange()
    alone = grid.num_replicas == grid.num_partitions == 1 and view.name != "stablehlo.send"  # which says whom it wants
    return alone and any(name in view.attributes for name in ("replica_groups", "source_target_pairs"))
