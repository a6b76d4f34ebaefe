"""From the records of a program to plans: every op gets its kernel, every value a slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import numpy as np

import opspec.execution.custom_calls  # noqa: F401 - it registers the targets that we know
from opspec.errors import OpSpecError
from opspec.execution import other_dialects
from opspec.execution.block_code import BlockCode, Branch, Loop, Node, OpCall, RunOnce, Source, Step, uses
from opspec.execution.bound_op import Call, StaticOp, bind_op
from opspec.execution.call_registry import call_of, composite_of, is_replaced
from opspec.execution.comparators import FIRST, FoundKey, keys_of
from opspec.execution.element_moves import moving_of
from opspec.execution.kernel_choice import GeneratedKernels, Kernels
from opspec.execution.manual_computation import manual_of
from opspec.execution.numpy_ops import native_of
from opspec.execution.plans import Body, Key, Order, Plan, RegionFunction, RunError, place
from opspec.execution.precision import narrow_form
from opspec.programs.nesting_limit import CALLS
from opspec.programs.records import CONSTANTS, Block, ModuleView, View, symbol_of
from opspec.rules.inference import InferenceError, signature_of
from opspec.rules.signature import Signature
from opspec.sharding.shardings import Mesh, Sharding, mesh_of
from opspec.values.arrays import Array, RunValue
from opspec.values.types import ElementType, Other, Tensor

RETURNS = frozenset({"func.return", "stablehlo.return", "sdy.return", "shape.assuming_yield"})
COMPARATOR = "comparator"


class Compiler:
    """Compiles functions of one module; `plans` holds them by name."""

    def __init__(self, module: ModuleView, kernels: Kernels) -> None:
        self.functions = module.functions
        self._root = module.root
        self.plans: dict[str, Plan] = {}
        self._kernels = kernels
        self._constants: dict[int, Array] = {}
        self._codes: dict[str, BlockCode] = {}
        self._source = Source(self._codes, self._constants, module.types)
        self._control: dict[str, Callable[[View], Node]] = {
            "func.call": self._call,
            "stablehlo.composite": self._composite,
            "stablehlo.while": self._while,
            "stablehlo.if": self._branches,
            "stablehlo.case": self._branches,
            "stablehlo.custom_call": self._custom_call,
            "sdy.manual_computation": self._manual,
            "sdy.named_computation": self._inlined,
            "shape.assuming": self._inlined,
        }

    def compile(self, names: Iterable[str]) -> None:
        """Compile these functions and all that they call."""
        pending = [name for name in names if name not in self.plans]
        views = self._reachable(pending)
        self._expect_kernels(views)
        for name, view in views.items():
            try:
                code = self._block(view.regions[0].block)
            except RecursionError:
                raise RunError(f"{place(view)}: its regions nest too deep to run") from None
            if code.free:
                raise RunError(f"{place(view)}: expected a function that uses only its own values")
            self._codes[name] = code
            self.plans[name] = Plan(self._source, code, scalar=False)

    def _reachable(self, names: list[str]) -> dict[str, View]:
        found: dict[str, View] = {}
        pending = names[::-1]
        while pending:
            name = pending.pop()
            if name in found or name in self.plans or not self.functions[name].regions[0].blocks:
                continue
            found[name] = self.functions[name]
            for op in found[name].walk():
                if self._is_replaced(op):
                    pending += self._decomposition(op)
                elif op.name in CALLS:
                    pending.append(self._callee(op))
                elif op.name == "stablehlo.custom_call":
                    pending += self._called(op)
        return found

    def _callee(self, view: View) -> str:
        name = str(view.attributes[CALLS[view.name]])
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
        if other_dialects.is_known(view.name):
            return True
        return self._kernels.kernel_of(view) is not None and signature_of(view.name) is not None

    # --- blocks ---------------------------------------------------------------------------------------------

    def _block(self, block: Block, wanted: Sequence[int] | None = None) -> BlockCode:
        """What a block does. `wanted`: the values to return instead of its own."""
        made: list[Node] = []
        returned = tuple(wanted or ())
        for view in block.ops:
            if view.name in CONSTANTS:
                self._constants[view.results[0]] = view.attributes["value"]
            elif view.name in RETURNS:
                returned = returned if wanted is not None else view.operands
            else:
                made.append(self._step(view))
        nodes = tuple(made if wanted is None else _needed(made, returned))
        own = {*block.arguments, *(value for node in nodes for value in node.view.results)}
        used = dict.fromkeys([*(value for node in nodes for value in uses(node)), *returned])
        free = tuple(value for value in used if value not in own and value not in self._constants)
        return BlockCode(block.arguments, nodes, returned, free)

    # --- ops ------------------------------------------------------------------------------------------------

    def _step(self, view: View) -> Node:
        try:
            control = self._control.get(view.name)
            if control is not None:
                return control(view)
            other = other_dialects.function_of(view)
            if other is not None:
                return Step(view, view.operands, other, single=len(view.results) == 1)
            return self._kernel_step(view)
        except RunError:
            raise
        except InferenceError as error:
            raise RunError(f"{place(view)}: breaks {' and '.join(error.rules)}: {error.reason}") from None
        except (OpSpecError, MemoryError, ValueError) as error:
            raise RunError(f"{place(view)}: {error}") from None

    def _kernel_step(self, view: View) -> Step:
        kernel, signature = self._kernels.kernel_of(view), signature_of(view.name)
        assert kernel is not None
        assert signature is not None
        op = bind_op(view, kernel, signature, [_region_types(region.block) for region in view.regions])
        names = [region.name for region in signature.regions]
        bodies = dict(
            zip(
                names,
                [self._body(region.block, name) for region, name in zip(view.regions, names, strict=True)],
                strict=True,
            )
        )
        free = tuple(value for _, values in bodies.values() for value in values)
        if free:
            call: Call = partial(_capturing, op.call, list(bodies.items()), len(view.operands))
        else:
            call = op.call({name: body for name, (body, _) in bodies.items()})
        lifted = op.lifted if isinstance(op, StaticOp) and op.scalar else None
        native = None
        if isinstance(op, StaticOp) and kernel.native:
            native = native_of(view) or moving_of(view, op.attributes)
        if native is None and isinstance(op, StaticOp) and kernel.elementwise and kernel.native:
            call = narrow_form(view.name, view.operand_types, call, op.lifted)
        return Step(view, (*view.operands, *free), call, _is_single(signature), lifted, native)

    def _body(self, block: Block, name: str) -> tuple[Body, tuple[int, ...]]:
        """A region as a function of arrays: a ufunc of NumPy's where that is what it says."""
        ufunc = self._ufunc(block)
        if ufunc is not None:
            return ufunc, ()
        code = self._block(block)
        _, returned = _region_types(block)
        dtypes = [type_.element.dtype for type_ in returned if isinstance(type_, Tensor)]
        order = self._order(block) if name == COMPARATOR and not code.free else None
        scalar = _is_scalar(block)
        return RegionFunction(
            Plan(self._source, code, scalar), scalar, dtypes, order, None if code.free else block
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
        plan = Plan(self._source, self._block(block, [found.value]), scalar=True)

        def key(elements: Sequence[Array]) -> Array:
            arguments = [x for x in elements for _ in (FIRST, FIRST + 1)]
            return plan.run_lifted(arguments, elements[0].shape)[0]

        return Key(key, found.descending, found.total)

    # --- control flow ---------------------------------------------------------------------------------------

    def _call(self, view: View) -> OpCall:
        return OpCall(view, view.operands, self._callee(view))

    def _composite(self, view: View) -> Node:
        if not self._is_replaced(view):
            return self._call(view)
        functions = [partial(self._run, name) for name in self._decomposition(view)]
        return Step(view, view.operands, composite_of(view, functions), single=False)

    def _run(self, name: str, *arguments: RunValue) -> RunValue:
        made = self.plans[name].run(list(arguments))
        return made[0] if len(made) == 1 else tuple(made)

    def _while(self, view: View) -> Loop:
        condition, body = [self._block(region.block) for region in view.regions]
        return Loop(view, view.operands, condition, body)

    def _branches(self, view: View) -> Branch:
        return Branch(view, view.operands, tuple(self._block(region.block) for region in view.regions))

    def _custom_call(self, view: View) -> Step:
        bodies = [self._body(self.functions[name].regions[0].block, COMPARATOR)[0] for name in self._called(view)]
        return Step(view, view.operands, call_of(view, bodies), single=False)

    def _manual(self, view: View) -> Node:
        """A region that each device of a mesh runs; on a mesh of one it is run in its place."""
        code = self._block(view.regions[0].block)
        made = manual_of(view, Plan(self._source, code, scalar=False), self._mesh)
        if made is None:
            return self._inlined(view)
        return Step(view, view.operands, made, single=False)

    def _mesh(self, sharding: Sharding) -> Mesh:
        if sharding.mesh is not None:
            return sharding.mesh
        for view in self._root.regions[0].block.ops:
            if view.name == "sdy.mesh" and symbol_of(view) == sharding.symbol:
                mesh = mesh_of(view.attributes.get("mesh"))
                if mesh is not None:
                    return mesh
        raise RunError(f"{sharding.where}expected the name of a mesh, found @{sharding.symbol}")

    def _inlined(self, view: View) -> RunOnce:
        """A region that is run once, on the operands."""
        block = view.regions[0].block
        return RunOnce(view, view.operands[: len(block.types)], self._block(block))


def _needed(made: list[Node], wanted: Sequence[int]) -> list[Node]:
    """The nodes that these values need."""
    values = set(wanted)
    found = []
    for node in reversed(made):
        if values.intersection(node.view.results):
            values.update(uses(node))
            found.append(node)
    return found[::-1]


def _capturing(
    call: Callable[[dict[str, Body]], Call],
    bodies: list[tuple[str, tuple[Body, tuple[int, ...]]]],
    count: int,
    *values: RunValue,
) -> RunValue:
    """Call an op whose regions use outer values, which come after the operands."""
    at = count
    found: dict[str, Body] = {}
    for name, (body, free) in bodies:
        found[name] = body.capturing(values[at : at + len(free)]) if free else body  # type: ignore[union-attr]
        at += len(free)
    return call(found)(*values[:count])


def _region_types(block: Block) -> tuple[Sequence[Tensor | Other], Sequence[Tensor | Other]]:
    return block.types, block.ops[-1].operand_types


def _is_scalar(block: Block) -> bool:
    """Whether a block takes scalars only, so that it may be given arrays of them."""
    return bool(block.types) and all(isinstance(type_, Tensor) and not type_.shape for type_ in block.types)


def _is_single(signature: Signature) -> bool:
    return len(signature.results) == 1 and not signature.results[0].variadic
