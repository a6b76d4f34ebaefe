"""What runs an op: one table, asked from above; the first row that takes the op runs it, and the others say why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeAlias

from opspec.errors import OpSpecError
from opspec.execution import other_dialects
from opspec.execution.block_nodes import Node, OpStep
from opspec.execution.bound_op import BoundOp, Call, DynamicOp, StaticOp, bind_op
from opspec.execution.element_moves import moving_of
from opspec.execution.kernel_choice import OpKernel
from opspec.execution.numpy_ops import native_of
from opspec.execution.precision import narrow_form
from opspec.execution.runnable_blocks import Body, RegionFunction
from opspec.execution.ways import Way, WhyNot
from opspec.programs.records import Block, View
from opspec.rules.inference import signature_of
from opspec.rules.signature import Signature
from opspec.values.arrays import RunValue
from opspec.values.types import Other, Tensor

Types: TypeAlias = Sequence[Tensor | Other]
Answer: TypeAlias = "Node | Way | WhyNot"
Sized: TypeAlias = Callable[[BoundOp, Types, Mapping[str, Body]], Call | WhyNot]  # an op, its result types, its regions


class Around(Protocol):
    """What the program around an op knows of it."""

    def registered(self, view: View, /) -> Node | WhyNot:
        """A call of what somebody registered."""

    def control(self, view: View, /) -> Node | WhyNot:
        """Control flow."""

    def body(self, block: Block, name: str, /) -> tuple[Body, tuple[int, ...]]:
        """A region as a function, and the outer values that it uses."""


class AskedOp:
    """An op that somebody wants to run. What several rows want to know is found once, when the first one asks."""

    __slots__ = ("_bodies", "_bound", "_moving", "_native", "around", "kernel", "signature", "view")

    def __init__(self, view: View, kernel: OpKernel | None, around: Around) -> None:
        self.view = view
        self.kernel = kernel
        self.around = around
        self.signature = signature_of(view.name)
        self._bound: StaticOp | DynamicOp | WhyNot | None = None
        self._native: Way | WhyNot | None = None
        self._moving: Way | WhyNot | None = None
        self._bodies: dict[str, tuple[Body, tuple[int, ...]]] | None = None

    @property
    def bound(self) -> StaticOp | DynamicOp | WhyNot:
        """The op with its kernel."""
        if self._bound is None:
            if self.kernel is None or self.signature is None:
                self._bound = "no op file says what it means"
            else:
                regions = [(region.block.types, region.block.ops[-1].operand_types) for region in self.view.regions]
                self._bound = bind_op(self.view, self.kernel, self.signature, regions)
        return self._bound

    @property
    def native(self) -> Way | WhyNot:
        """NumPy's own function for it."""
        if self._native is None:
            static = self.static
            self._native = static if isinstance(static, str) else native_of(self.view)
        return self._native

    @property
    def moving(self) -> Way | WhyNot:
        """What moves its elements."""
        if self._moving is None:
            static = self.static
            self._moving = static if isinstance(static, str) else moving_of(self.view, static.bound.keywords)
        return self._moving

    @property
    def static(self) -> StaticOp | WhyNot:
        """The op, where something may stand in for its kernel."""
        bound = self.bound
        if not isinstance(bound, StaticOp):
            return bound if isinstance(bound, str) else LATER
        assert self.kernel is not None
        return bound if self.kernel.native else "the run asks for its kernel alone"

    def sized(self, function: Sized) -> Way | WhyNot:
        """What this makes of the op, where all its types are known."""
        bound = self.bound
        if not isinstance(bound, StaticOp):
            return bound if isinstance(bound, str) else f"{LATER}, and then it is asked again"
        if len(self.view.regions) != len(bound.bound.signature.regions):
            return "its regions are no arguments of a kernel: there are any number, or a function stands for one"
        call = function(bound.bound, bound.types, self.bodies())
        if isinstance(call, str):
            return call
        return self.way(call, lambda bodies: for_sizes(bound.bound, bound.types, bodies), bound)

    def bodies(self) -> dict[str, Body]:
        """The regions as functions, by name."""
        if self._bodies is None:
            assert self.signature is not None
            pairs = zip(self.view.regions, self.signature.regions, strict=True)
            self._bodies = {declared.name: self.around.body(x.block, declared.name) for x, declared in pairs}
        return {name: body for name, (body, _) in self._bodies.items()}

    def way(self, call: Call, of_bodies: Callable[[Mapping[str, Body]], Call], bound: StaticOp | None = None) -> Way:
        """A call of all operands. Where regions use outer values, it is made anew when these are known."""
        free: tuple[int, ...] = ()
        if self._bodies:
            free = tuple(value for _, values in self._bodies.values() for value in values)
            if free:
                call = partial(_capturing, of_bodies, list(self._bodies.items()), len(self.view.operands))
        assert self.signature is not None
        results = self.signature.results
        pointwise = bound is not None and bound.scalar
        lifted = bound.lifted if bound is not None and pointwise else None
        in_place = bound is not None and bound.bound.in_place and not free
        single = len(results) == 1 and not results[0].variadic
        return Way(call, None, (), pointwise, lifted, single, free, in_place=in_place)


def _capturing(
    call: Callable[[Mapping[str, Body]], Call],
    bodies: list[tuple[str, tuple[Body, tuple[int, ...]]]],
    count: int,
    *values: RunValue,
) -> RunValue:
    """Call an op whose regions use outer values, which come after the operands."""
    at = count
    found: dict[str, Body] = {}
    for name, (body, free) in bodies:
        found[name] = body.capturing(values[at : at + len(free)]) if isinstance(body, RegionFunction) and free else body
        at += len(free)
    return call(found)(*values[:count])


# --- rows ---------------------------------------------------------------------------------------------------

LATER = "its sizes are known only when it runs"
NOT_SCALAR = "it takes or gives arrays"
NO_EXPRESSION = "Python has no expression that is this op bit by bit"


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One kind of answer: its name, what it is in a sentence, and what asks it. `sized`: it is asked again for each new
    sizes of an op whose types are not known before.
    """

    name: str
    says: str
    ask: Callable[[AskedOp], Answer]
    sized: Sized | None = field(default=None)


def _registered(op: AskedOp) -> Answer:
    return op.around.registered(op.view)


def _control(op: AskedOp) -> Answer:
    return op.around.control(op.view)


def _other_dialect(op: AskedOp) -> Answer:
    function = other_dialects.function_of(op.view)
    if function is None:
        return "it is of no dialect of MLIR's own"
    return Way(function, single=len(op.view.results) == 1)


def _scalar_expression(op: AskedOp) -> Answer:
    native = op.native
    if isinstance(native, str) or native.scalar is not None:
        return native
    return NO_EXPRESSION if native.pointwise else NOT_SCALAR


def _numpy_function(op: AskedOp) -> Answer:
    return op.native


def _view(op: AskedOp) -> Answer:
    return op.moving


def _narrow(op: AskedOp) -> Answer:
    bound = op.static
    if isinstance(bound, str):
        return bound
    assert op.kernel is not None
    if not op.kernel.elementwise:
        return "it does not go element by element"
    make = narrow_form(op.view.name, op.view.operand_types)
    if isinstance(make, str):
        return make
    made = make(for_sizes(bound.bound, bound.types, {}), bound.lifted)
    return op.way(made, lambda _: made, bound)


def _sizes_first(op: AskedOp) -> Answer:
    bound = op.bound
    if not isinstance(bound, DynamicOp):
        return bound if isinstance(bound, str) else "all its types are known before it runs"
    return op.way(bound.call(op.bodies(), for_sizes), lambda bodies: bound.call(bodies, for_sizes))


def _sized(name: str, says: str, sized: Sized) -> ChoiceRow:
    return ChoiceRow(name, says, lambda op: op.sized(sized), sized)


def _extern(op: BoundOp, types: Types, bodies: Mapping[str, Body]) -> Call | WhyNot:
    return op.kernel(types, bodies) if op.extern else "its meaning is a formula, which no hand has to write"


def _generated(op: BoundOp, types: Types, bodies: Mapping[str, Body]) -> Call | WhyNot:
    return "its meaning is no formula, but written by hand" if op.extern else op.kernel(types, bodies)


SCALAR = ChoiceRow(
    "scalar expression", "Python on NumPy scalars; the function where a region gets arrays", _scalar_expression
)
NARROW = ChoiceRow(
    "narrow floats", "a table of all results, or f32; the kernel for few elements, and where f32 ends", _narrow
)
SIZES_FIRST = ChoiceRow("sizes first", "types solved when it runs; then the rows below are asked", _sizes_first)

ROWS: tuple[ChoiceRow, ...] = (
    ChoiceRow("registered function", "what somebody registered for a target or a name", _registered),
    ChoiceRow("control flow", "a loop, a branch or a call, written as Python's own", _control),
    ChoiceRow("other dialect", "a function for an op of MLIR's own dialects", _other_dialect),
    SCALAR,
    ChoiceRow("NumPy function", "one function that is the op bit by bit, or a few passes", _numpy_function),
    ChoiceRow("view", "elements moved by NumPy, in a view where it has one", _view),
    NARROW,
    SIZES_FIRST,
    _sized("shortcut", "a fast path; the kernel for values that it is not for", BoundOp.shortcut),
    _sized("extern", "a meaning written by hand", _extern),
    _sized("generated kernel", "the formula of its op file, as NumPy", _generated),
)


def choose(op: AskedOp) -> tuple[ChoiceRow, Node]:
    """The first row that takes an op, and the step that it makes of it."""
    for row in ROWS:
        found = row.ask(op)
        if isinstance(found, Way):
            return row, OpStep(op.view, (*op.view.operands, *found.free), found)
        if not isinstance(found, str):
            return row, found
    raise OpSpecError(f"expected an op that something runs, found {op.view.name}")


def for_sizes(op: BoundOp, types: Types, bodies: Mapping[str, Body]) -> Call:
    """What the first row makes of an op that goes by its kernel, once its types are known."""
    return next(
        call for row in ROWS if row.sized is not None and not isinstance(call := row.sized(op, types, bodies), str)
    )


def function_of(view: View, kernel: OpKernel, signature: Signature) -> Call:
    """An op without regions that is in no program, by its kernel."""
    op = bind_op(view, kernel, signature, ())
    return op.call({}, for_sizes) if isinstance(op, DynamicOp) else for_sizes(op.bound, op.types, {})


def answers(op: AskedOp) -> list[tuple[ChoiceRow, Answer]]:
    """What every row says, those below the chosen one too."""
    found: list[tuple[ChoiceRow, Answer]] = []
    for row in ROWS:
        try:
            found.append((row, row.ask(op)))
        except OpSpecError as error:  # a row that nobody asks when the op runs
            found.append((row, str(error)))
    return found
