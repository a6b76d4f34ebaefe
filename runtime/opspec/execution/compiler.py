"""From the records of a program to plans: every op gets its kernel, every value a slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import numpy as np

import opspec.execution.custom_calls  # noqa: F401 - it registers the targets that we know
from opspec.errors import OpSpecError
from opspec.execution import other_dialects
from opspec.execution.block_nodes import (
    BlockBranch,
    BlockCode,
    BlockLoop,
    BlockScope,
    Node,
    OpCall,
    OpStep,
    RunOnce,
    uses,
)
from opspec.execution.call_registry import CUSTOM_CALL, call_of, composite_of, is_replaced
from opspec.execution.choices import AskedOp, ChoiceRow, choose
from opspec.execution.comparators import FIRST, FoundKey, keys_of
from opspec.execution.kernel_choice import GeneratedKernels, Kernels
from opspec.execution.manual_computation import manual_of
from opspec.execution.runnable_blocks import BlockPlan, Body, Key, Order, RegionFunction, RunError, place
from opspec.execution.ways import Way, WhyNot
from opspec.programs.nesting_limit import NAMED
from opspec.programs.records import CONSTANTS, Block, ModuleView, View, symbol_of
from opspec.rules.inference import InferenceError, signature_of
from opspec.sharding.shardings import Mesh, Sharding, mesh_of
from opspec.values.arrays import Array, RunValue
from opspec.values.types import ElementType, Tensor

RETURNS = frozenset({"func.return", "stablehlo.return", "sdy.return", "shape.assuming_yield"})
COMPARATOR = "comparator"


Told = Callable[[AskedOp, ChoiceRow], None]
Bind = Callable[[View], Node]  # what runs an op
# Of a block: its ops, what binds one of them, and what it returns. Whatever is replaced need not be bound.
Fuse = Callable[[Block, Sequence[View], Bind, Sequence[int]], Sequence[Node]]


class Compiler:
    """Compiles functions of one module; `plans` holds them by name. `told` hears of each op, and of the row that takes
    it. `fuse` may put others in the place of the ops of a block.
    """

    def __init__(
        self, module: ModuleView, kernels: Kernels, told: Told | None = None, fuse: Fuse | None = None
    ) -> None:
        self._fuse = fuse
        self.functions = module.functions
        self._root = module.root
        self.plans: dict[str, BlockPlan] = {}
        self._kernels = kernels
        self._told = told
        self._constants: dict[int, Array] = {}
        self._codes: dict[str, BlockCode] = {}
        self._source = BlockScope(self._codes, self._constants, module.types)
        self._control: dict[str, Callable[[View], Node]] = {
            "func.call": self._call,
            "stablehlo.composite": self._call,
            "stablehlo.while": self._while,
            "stablehlo.if": self._branches,
            "stablehlo.case": self._branches,
            "sdy.manual_computation": self._manual,
            "sdy.named_computation": self._inlined,
            "mhlo.fusion": self._inlined,
            "mhlo.async_start": self._begun,
            "shape.assuming": self._inlined,
        }

    def compile(self, names: Iterable[str]) -> None:
        """Compile these functions and all that they call."""
        pending = [name for name in names if name not in self.plans]
        views = self._reachable(pending)
        self._expect_kernels(views)
        for view in views.values():
            self._hold_constants(view)
        for name, view in views.items():
            try:
                code = self._fused(view.regions[0].block)
            except RecursionError:
                raise RunError(f"{place(view)}: its regions nest too deep to run") from None
            if code.free:
                raise RunError(f"{place(view)}: expected a function that uses only its own values")
            self._codes[name] = code
            self.plans[name] = BlockPlan(self._source, code, scalar=False)

    def step_alone(self, view: View) -> Node:
        """What runs an op of which no function is compiled that it stands in: what it calls is compiled first."""
        self.compile([name for op in view.walk() for name in self._named(op)])
        self._hold_constants(view)
        return self._step(view)

    def _hold_constants(self, view: View) -> None:
        for op in view.walk():
            if op.name in CONSTANTS:
                self._constants[op.results[0]] = op.attributes["value"]

    def _reachable(self, names: list[str]) -> dict[str, View]:
        found: dict[str, View] = {}
        pending = names[::-1]
        while pending:
            name = pending.pop()
            if name in found or name in self.plans or not self.functions[name].regions[0].blocks:
                continue
            found[name] = self.functions[name]
            pending += (callee for op in found[name].walk() for callee in self._named(op))
        return found

    def _named(self, view: View) -> list[str]:
        """The functions that running an op may take."""
        if self._is_replaced(view):
            return self._decomposition(view)
        if view.name in NAMED:
            return [self._callee(view)]
        return self._called(view) if view.name == CUSTOM_CALL else []

    def _callee(self, view: View) -> str:
        name = str(view.attributes[NAMED[view.name]])
        if name not in self.functions or not self.functions[name].regions[0].blocks:
            raise RunError(f"{place(view)}: it calls @{name}, of which the program has no body")
        return name

    def _is_replaced(self, view: View) -> bool:
        return isinstance(self._kernels, GeneratedKernels) and is_replaced(view)  # formulas keep to the definition

    def _decomposition(self, view: View) -> list[str]:
        """The function that says what a composite means, where the program has its body."""
        name = str(view.attributes["decomposition"])
        return [name] if name in self.functions and self.functions[name].regions[0].blocks else []

    def _called(self, view: View) -> list[str]:
        """The functions that a custom_call may call."""
        names = map(str, view.attributes.get("called_computations") or ())
        return [name for name in names if name in self.functions and self.functions[name].regions[0].blocks]

    def _expect_kernels(self, views: dict[str, View]) -> None:
        lacking = [op for view in views.values() for op in view.walk() if op is not view and not self._is_known(op)]
        if not lacking:
            return
        names = Counter(op.name for op in lacking)
        others = [f"{name} ({count}x)" for name, count in names.items() if name != lacking[0].name]
        more = f"; nor for {', '.join(others)}" if others else ""
        raise RunError(
            f"{place(lacking[0])}: expected an op with a kernel, found none for {lacking[0].name}{more};"
            " ops that an op file under spec/ops defines can be run"
        )

    def _is_known(self, view: View) -> bool:
        if view.name in CONSTANTS or view.name in RETURNS or view.name in self._control:
            return True
        if view.name == CUSTOM_CALL or other_dialects.is_known(view.name):
            return True
        return self._kernels.kernel_of(view) is not None and signature_of(view.name) is not None

    # --- blocks ---------------------------------------------------------------------------------------------

    def _fused(self, block: Block) -> BlockCode:
        """What a block does that is run as it stands; a region that a kernel calls is not."""
        return self._block(block, fuse=self._fuse)

    def _block(self, block: Block, wanted: Sequence[int] | None = None, fuse: Fuse | None = None) -> BlockCode:
        """What a block does. `wanted`: the values to return instead of its own."""
        views: list[View] = []
        returned = tuple(wanted or ())
        for view in block.ops:
            if view.name in RETURNS:
                returned = returned if wanted is not None else view.operands
            elif view.name not in CONSTANTS:
                views.append(view)
        made = list(map(self._step, views) if fuse is None else fuse(block, views, self._step, returned))
        nodes = tuple(made if wanted is None else _needed(made, returned))
        own = {*block.arguments, *(value for node in nodes for value in node.view.results)}
        used = dict.fromkeys([*(value for node in nodes for value in uses(node)), *returned])
        free = tuple(value for value in used if value not in own and value not in self._constants)
        return BlockCode(block.arguments, nodes, returned, free)

    # --- ops ------------------------------------------------------------------------------------------------

    def _step(self, view: View) -> Node:
        op = AskedOp(view, self._kernels.kernel_of(view), self)
        try:
            row, node = choose(op)
        except RunError:
            raise
        except InferenceError as error:
            raise RunError(f"{place(view)}: breaks {' and '.join(error.rules)}: {error.reason}") from None
        except (OpSpecError, MemoryError, ValueError) as error:
            raise RunError(f"{place(view)}: {error}") from None
        if self._told is not None:
            self._told(op, row)
        return node

    def body(self, block: Block, name: str) -> tuple[Body, tuple[int, ...]]:
        """A region as a function of arrays: a ufunc of NumPy's where that is what it says."""
        ufunc = self._ufunc(block)
        if ufunc is not None:
            return ufunc, ()
        code = self._block(block)
        returned = block.ops[-1].operand_types
        dtypes = [type_.element.dtype for type_ in returned if isinstance(type_, Tensor)]
        order = self._order(block) if name == COMPARATOR and not code.free else None
        scalar = _is_scalar(block)
        return RegionFunction(
            BlockPlan(self._source, code, scalar), scalar, dtypes, order, None if code.free else block
        ), code.free

    def _ufunc(self, block: Block) -> np.ufunc | None:
        if len(block.ops) != 2:
            return None
        op, terminator = block.ops
        kernel = self._kernels.kernel_of(op)
        both = sorted(op.operands) == sorted(block.arguments) and len(block.arguments) == 2
        if kernel is None or not both or terminator.operands != op.results or not _is_scalar(block):
            return None
        types = {type_.element for type_ in (*block.types, *op.result_types) if isinstance(type_, Tensor)}
        element = types.pop()
        if types or not isinstance(element, ElementType) or element.dtype.kind not in "biufc":
            return None  # what NumPy knows by itself: the narrow types have bounds and steps of their own
        return kernel.ufuncs.get(element.kind)

    def _order(self, block: Block) -> Order | None:
        found = keys_of(block, self._is_elementwise)
        return tuple(self._key(block, key) for key in found) or None

    def _is_elementwise(self, view: View) -> bool:
        kernel = self._kernels.kernel_of(view)
        return kernel is not None and kernel.elementwise

    def _key(self, block: Block, found: FoundKey) -> Key:
        plan = BlockPlan(self._source, self._block(block, [found.value]), scalar=True)

        def key(elements: Sequence[Array]) -> Array:
            arguments = [x for x in elements for _ in (FIRST, FIRST + 1)]
            return plan.run_lifted(arguments, elements[0].shape)[0]

        return Key(key, found.descending, found.total)

    # --- control flow ---------------------------------------------------------------------------------------

    def control(self, view: View) -> Node | WhyNot:
        """What Python itself does."""
        make = self._control.get(view.name)
        return "it is no loop, branch or call" if make is None else make(view)

    def registered(self, view: View) -> Node | WhyNot:
        """What is registered for a custom_call or a composite; of a target that is not, the error when it runs."""
        if view.name == CUSTOM_CALL:
            bodies = [self.body(self.functions[name].regions[0].block, COMPARATOR)[0] for name in self._called(view)]
            made = call_of(view, bodies)
        elif self._is_replaced(view):
            made = composite_of(view, [partial(self._run, name) for name in self._decomposition(view)])
        else:
            return "it is no custom_call, and no composite that something is registered for"
        return OpStep(view, view.operands, Way(made, single=False, in_place=view.name == CUSTOM_CALL))

    def _call(self, view: View) -> OpCall:
        return OpCall(view, view.operands, self._callee(view))

    def _begun(self, view: View) -> OpStep:
        """A call whose values stand together until somebody waits for them."""
        name = self._callee(view)
        return OpStep(view, view.operands, Way(lambda *given: tuple(self.plans[name].run(list(given)))))

    def _run(self, name: str, *arguments: RunValue) -> RunValue:
        made = self.plans[name].run(list(arguments))
        return made[0] if len(made) == 1 else tuple(made)

    def _while(self, view: View) -> BlockLoop:
        condition, body = [self._fused(region.block) for region in view.regions]
        return BlockLoop(view, view.operands, condition, body)

    def _branches(self, view: View) -> BlockBranch:
        return BlockBranch(view, view.operands, tuple(self._fused(region.block) for region in view.regions))

    def _manual(self, view: View) -> Node:
        """A region that each device of a mesh runs; on a mesh of one it is run in its place."""
        code = self._fused(view.regions[0].block)
        made = manual_of(view, BlockPlan(self._source, code, scalar=False), self._mesh)
        if made is None:
            return self._inlined(view)
        return OpStep(view, view.operands, Way(made, single=False))

    def _mesh(self, sharding: Sharding) -> Mesh:
        if sharding.mesh is not None:
            return sharding.mesh
        for view in self._root.regions[0].block.ops:
            if view.name == "sdy.mesh" and symbol_of(view) == sharding.symbol:
                mesh = mesh_of(view.attributes.get("mesh"))
                if mesh is not None:
                    return mesh
        raise RunError(f"expected the name of a mesh, found @{sharding.symbol}")

    def _inlined(self, view: View) -> RunOnce:
        """A region that is run once, on the operands."""
        block = view.regions[0].block
        return RunOnce(view, view.operands[: len(block.types)], self._fused(block))


def _needed(made: list[Node], wanted: Sequence[int]) -> list[Node]:
    """The nodes that these values need."""
    values = set(wanted)
    found = []
    for node in reversed(made):
        if values.intersection(node.view.results):
            values.update(uses(node))
            found.append(node)
    return found[::-1]


def _is_scalar(block: Block) -> bool:
    """Whether a block takes scalars only, so that it may be given arrays of them."""
    return bool(block.types) and all(isinstance(type_, Tensor) and not type_.shape for type_ in block.types)
