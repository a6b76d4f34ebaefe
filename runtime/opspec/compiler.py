"""From the records of a program to plans: every op gets its kernel, every value a slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from opspec.arrays import Array
from opspec.bound import StaticOp, bind_op
from opspec.comparator import FIRST, Found, keys_of
from opspec.element import ElementType, Other, Tensor
from opspec.errors import OpSpecError
from opspec.infer import InferenceError, signature_of
from opspec.plan import Body, Key, Order, Plan, RunError, Step, place
from opspec.provider import Kernels
from opspec.signature import Signature
from opspec.view import CONSTANTS, Block, ModuleView, View

RETURNS = frozenset({"func.return", "stablehlo.return"})
CALLS = {"func.call": "callee", "stablehlo.composite": "decomposition"}
COMPARATOR = "comparator"


@dataclass(frozen=True, slots=True)
class _Made:
    """A step before its values have slots."""

    call: Callable[..., Any]
    inputs: tuple[int, ...]
    view: View
    single: bool
    lifted: Callable[..., Any] | None = None


class Compiler:
    """Compiles functions of one module; `plans` holds them by name."""

    def __init__(self, module: ModuleView, kernels: Kernels) -> None:
        self.functions = module.functions
        self.plans: dict[str, Plan] = {}
        self._kernels = kernels
        self._constants: dict[int, Array] = {}
        self._control: dict[str, Callable[[View], _Made]] = {
            "func.call": self._call,
            "stablehlo.composite": self._call,
            "stablehlo.while": self._while,
            "stablehlo.if": self._if,
            "stablehlo.case": self._case,
        }

    def compile(self, names: Iterable[str]) -> None:
        """Compile these functions and all that they call."""
        pending = [name for name in names if name not in self.plans]
        views = self._reachable(pending)
        self._expect_kernels(views)
        for name, view in views.items():
            try:
                self.plans[name], free = self._block(view.regions[0].block)
            except RecursionError:
                raise RunError(f"{place(view)}: its regions nest too deep to run") from None
            if free:
                raise RunError(f"{place(view)}: expected a function that uses only its own values")

    def _reachable(self, names: list[str]) -> dict[str, View]:
        found: dict[str, View] = {}
        pending = names[::-1]
        while pending:
            name = pending.pop()
            if name in found or name in self.plans or not self.functions[name].regions[0].blocks:
                continue
            found[name] = self.functions[name]
            for op in found[name].walk():
                if op.name in CALLS:
                    pending.append(self._callee(op))
        return found

    def _callee(self, view: View) -> str:
        name = str(view.attributes[CALLS[view.name]])
        if name not in self.functions or not self.functions[name].regions[0].blocks:
            raise RunError(f"{place(view)}: it calls @{name}, of which the program has no body")
        return name

    def _expect_kernels(self, views: dict[str, View]) -> None:
        lacking = [
            op for view in views.values() for op in view.walk() if op is not view and not self._is_known(op)
        ]
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
        if view.name in CONSTANTS or view.name in RETURNS or view.name in self._control or _is_identity(view):
            return True
        return self._kernels.kernel_of(view) is not None and signature_of(view.name) is not None

    # --- blocks ---------------------------------------------------------------------------------------------

    def _block(self, block: Block, wanted: Sequence[int] | None = None) -> tuple[Plan, tuple[int, ...]]:
        """A plan, and the outer values that it takes after its arguments. `wanted`: to return instead."""
        made: list[_Made] = []
        returned = tuple(wanted or ())
        for view in block.ops:
            if view.name in CONSTANTS:
                self._constants[view.results[0]] = view.attributes["value"]
            elif view.name in RETURNS:
                returned = returned if wanted is not None else view.operands
            else:
                made.append(self._step(view))
        if wanted is not None:
            made = _needed(made, returned)
        return self._plan(block, made, returned)

    def _plan(
        self, block: Block, made: list[_Made], returned: tuple[int, ...]
    ) -> tuple[Plan, tuple[int, ...]]:
        slots = {value: slot for slot, value in enumerate(block.arguments)}
        own = {*block.arguments, *(value for step in made for value in step.view.results)}
        used = dict.fromkeys([*(value for step in made for value in step.inputs), *returned])
        free = tuple(value for value in used if value not in own and value not in self._constants)
        constants = [value for value in used if value not in own and value in self._constants]
        for value in (*free, *constants, *(value for step in made for value in step.view.results)):
            slots[value] = len(slots)
        kept = {*returned, *constants}
        steps: list[Step] = []
        for step in reversed(made):
            values = dict.fromkeys((*step.view.results, *step.inputs))
            dead = tuple(slots[value] for value in values if value not in kept)
            kept.update(values)
            inputs = tuple(slots[value] for value in step.inputs)
            outputs = tuple(slots[value] for value in step.view.results)
            steps.append(
                Step(step.call, inputs, outputs[0] if step.single else outputs, dead, step.view, step.lifted)
            )
        arrays = {slots[value]: self._constants[value] for value in constants}
        arity = len(block.arguments) + len(free)
        returns = tuple(slots[value] for value in returned)
        return Plan(arity, len(slots), arrays, steps[::-1], returns, _is_scalar(block)), free

    # --- ops ------------------------------------------------------------------------------------------------

    def _step(self, view: View) -> _Made:
        try:
            control = self._control.get(view.name)
            if control is not None:
                return control(view)
            if _is_identity(view):
                return _Made(lambda *values: values, view.operands, view, single=False)
            return self._kernel_step(view)
        except RunError:
            raise
        except InferenceError as error:
            raise RunError(f"{place(view)}: breaks {' and '.join(error.rules)}: {error.reason}") from None
        except (OpSpecError, MemoryError, ValueError) as error:
            raise RunError(f"{place(view)}: {error}") from None

    def _kernel_step(self, view: View) -> _Made:
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
            call: Callable[..., Any] = partial(_capturing, op.call, list(bodies.items()), len(view.operands))
        else:
            call = op.call({name: body for name, (body, _) in bodies.items()})
        lifted = op.lifted if isinstance(op, StaticOp) and op.scalar else None
        return _Made(call, (*view.operands, *free), view, _is_single(signature), lifted)

    def _body(self, block: Block, name: str) -> tuple[Any, tuple[int, ...]]:
        """A region as a function of arrays: a ufunc of NumPy's where that is what it says."""
        ufunc = self._ufunc(block)
        if ufunc is not None:
            return ufunc, ()
        plan, free = self._block(block)
        _, returned = _region_types(block)
        dtypes = [type_.element.dtype for type_ in returned if isinstance(type_, Tensor)]
        order = self._order(block) if name == COMPARATOR and not free else None
        return Body(plan, _is_scalar(block), dtypes, order), free

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

    def _key(self, block: Block, found: Found) -> Key:
        plan, _ = self._block(block, [found.value])

        def key(elements: Sequence[Array]) -> Array:
            arguments = [x for x in elements for _ in (FIRST, FIRST + 1)]
            made: Array = plan.run_lifted(arguments, elements[0].shape)[0]
            return made

        return Key(key, found.descending, found.total)

    # --- control flow ---------------------------------------------------------------------------------------

    def _call(self, view: View) -> _Made:
        name, plans = self._callee(view), self.plans
        return _Made(lambda *values: plans[name].run(values), view.operands, view, single=False)

    def _while(self, view: View) -> _Made:
        (condition, first), (body, second) = [self._block(region.block) for region in view.regions]
        count, split = len(view.operands), len(view.operands) + len(first)

        def loop(*values: Any) -> Sequence[Any]:
            state: Sequence[Any] = values[:count]
            while condition.run([*state, *values[count:split]])[0]:
                state = body.run([*state, *values[split:]])
            return state

        return _Made(loop, (*view.operands, *first, *second), view, single=False)

    def _if(self, view: View) -> _Made:
        return self._branches(view, lambda predicate: 0 if predicate else 1)

    def _case(self, view: View) -> _Made:
        last = len(view.regions) - 1
        return self._branches(view, lambda index: int(index) if 0 <= index <= last else last)

    def _branches(self, view: View, choose: Callable[[Any], int]) -> _Made:
        compiled = [self._block(region.block) for region in view.regions]
        free = tuple(dict.fromkeys(value for _, values in compiled for value in values))
        branches = [(plan, [1 + free.index(value) for value in values]) for plan, values in compiled]

        def branch(*values: Any) -> Sequence[Any]:
            plan, taken = branches[choose(values[0])]
            return plan.run([values[at] for at in taken])

        return _Made(branch, (*view.operands, *free), view, single=False)


def _needed(made: list[_Made], wanted: Sequence[int]) -> list[_Made]:
    """The steps that these values need."""
    values = set(wanted)
    found = []
    for step in reversed(made):
        if values.intersection(step.view.results):
            values.update(step.inputs)
            found.append(step)
    return found[::-1]


def _capturing(
    call: Callable[[dict[str, Any]], Callable[..., Any]],
    bodies: list[tuple[str, tuple[Any, tuple[int, ...]]]],
    count: int,
    *values: Any,
) -> Any:
    """Call an op whose regions use outer values, which come after the operands."""
    at = count
    found = {}
    for name, (body, free) in bodies:
        found[name] = body.capturing(values[at : at + len(free)]) if free else body
        at += len(free)
    return call(found)(*values[:count])


def _region_types(block: Block) -> tuple[Sequence[Tensor | Other], Sequence[Tensor | Other]]:
    return block.types, block.ops[-1].operand_types


def _is_scalar(block: Block) -> bool:
    """Whether a block takes scalars only, so that it may be given arrays of them."""
    return bool(block.types) and all(isinstance(type_, Tensor) and not type_.shape for type_ in block.types)


def _is_single(signature: Signature) -> bool:
    return len(signature.results) == 1 and not signature.results[0].variadic


def _is_identity(view: View) -> bool:
    """Hints to a partitioner, which mean nothing to one process."""
    return (
        view.name == "stablehlo.custom_call"
        and view.attributes.get("call_target_name") == "Sharding"
        and [view.operand_types[0]] == list(view.result_types)
    )
