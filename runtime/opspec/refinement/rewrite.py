"""Puts an analysis into the module: types, constants, static forms, and one function for each instance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, cast

import numpy as np

from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.nesting_limit import CALLS
from opspec.programs.records import CONSTANTS, Block, ModuleView, View
from opspec.refinement.analysed_program import FunctionInstance, Refined, Type, callee_of, walk
from opspec.refinement.known_values import element_of
from opspec.refinement.static_forms import StaticForm, static_form
from opspec.rules.signature import REGION_END
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import ElementType, Other, Tensor

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue


@dataclass(slots=True)
class Counts:
    """What became of a program: results with a type that says more, ops that constants replaced, ops of dynamic shape
    that became static ones, and copies of functions for further signatures.
    """

    refined: int = 0
    folded: int = 0
    static: int = 0
    copies: int = 0


def rewrite(module: ModuleView, entry: FunctionInstance) -> Counts:
    """Change the module as the analysis of its entry says."""
    rewriter = _Rewriter(module)
    placed, unused = rewriter.place(entry)
    for instance, (name, op) in placed.items():
        _Function(rewriter, instance, op, name, placed).rewrite()
    for op in unused:
        op.erase()
    return rewriter.counts


class _Rewriter:
    """What the functions of one module share."""

    def __init__(self, module: ModuleView) -> None:
        self.module = module
        self.counts = Counts()
        self.context = module.root.op.context
        self._types: dict[Type, ir.Type] = {}

    def type(self, type_: Type) -> ir.Type:
        found = self._types.get(type_)
        if found is None:
            found = self._types[type_] = carrier.ir.Type.parse(str(type_), self.context)
        return found

    def attribute(self, text: str) -> ir.Attribute:
        return carrier.ir.Attribute.parse(text, self.context)

    def place(
        self, entry: FunctionInstance
    ) -> tuple[dict[FunctionInstance, tuple[str, ir.Operation]], list[ir.Operation]]:
        """The name and op that each instance gets, and the functions of which nothing is left.

        The first instance of a function takes the function itself, unless something that stays refers to that.
        """
        functions = self.module.functions
        instances = list(_reached(entry))
        reach = _closure(functions, [entry.name])
        roots = [name for name, view in functions.items() if name not in reach or _is_public(view)]
        roots = [name for name in roots if name != entry.name]
        roots += [name for instance in instances for name in _references(_kept(instance))]
        held = _closure(functions, roots)
        if entry.name in held:
            raise OpSpecError(f"refine: expected an entry that no other function calls, found @{entry.name}")
        placed: dict[FunctionInstance, tuple[str, ir.Operation]] = {}
        taken = set(functions)
        used = set(held)
        for instance in instances:
            name, op = instance.name, instance.view.op
            if name in used:
                name = next(fresh for fresh in (f"{name}_{at}" for at in count()) if fresh not in taken)
                taken.add(name)
                op = self._copy(op, name)
            used.add(instance.name)
            placed[instance] = name, op
        return placed, [view.op for name, view in functions.items() if name in reach - used]

    def _copy(self, op: ir.Operation, name: str) -> ir.Operation:
        made = op.clone(carrier.ir.InsertionPoint(op))
        made.move_after(op)
        made.attributes["sym_name"] = carrier.ir.StringAttr.get(name, self.context)
        made.attributes["sym_visibility"] = carrier.ir.StringAttr.get("private", self.context)
        self.counts.copies += 1
        return made


# --- who calls whom -------------------------------------------------------------------------------------------


def _kept(instance: FunctionInstance) -> Iterator[View]:
    return (view for view in walk(instance.block) if id(view) not in instance.removed)


def _reached(entry: FunctionInstance) -> Iterable[FunctionInstance]:
    """The instances that what stays of the entry calls."""
    found = {entry: None}
    pending = [entry]
    while pending:
        for view in _kept(pending.pop()):
            target = view.target if isinstance(view, Refined) else None
            if target is not None and target.own and target not in found:
                found[target] = None
                pending.append(target)
    return found


def _references(views: Iterable[View]) -> Iterator[str]:
    """The functions that ops name, but for calls of instances."""
    for view in views:
        if view.name in CALLS:
            if not (isinstance(view, Refined) and view.target is not None and view.target.own):
                yield callee_of(view)
        elif view.name == "stablehlo.custom_call" and static_form(view) is None:
            yield from map(str, view.attributes.get("called_computations") or ())


def _closure(functions: dict[str, View], roots: Iterable[str]) -> set[str]:
    found = set(roots) & set(functions)
    pending = list(found)
    while pending:
        for name in _references(functions[pending.pop()].walk()):
            if name in functions and name not in found:
                found.add(name)
                pending.append(name)
    return found


def _is_public(view: View) -> bool:
    return bool(view.attributes.get("sym_visibility") != "private")


# --- one function ---------------------------------------------------------------------------------------------


class _Function:
    """Rewrites the function of one instance. `gone`: values that constants take the place of, with their types."""

    def __init__(
        self,
        rewriter: _Rewriter,
        instance: FunctionInstance,
        op: ir.Operation,
        name: str,
        placed: dict[FunctionInstance, tuple[str, ir.Operation]],
    ) -> None:
        self.rewriter = rewriter
        self.instance = instance
        self.op = op
        self.name = name
        self.placed = placed
        self.gone: dict[int, Type] = {}
        self.values: dict[int, SSAValue] = {}  # the values of this function that take the place of others, by number
        self.constants: dict[tuple[Type, bytes], SSAValue] = {}
        self.erased: list[ir.Operation] = []
        self.start: ir.InsertionPoint | None = None

    def rewrite(self) -> None:
        instance, declared = self.instance, self.instance.view.regions[0].block
        (block,) = self.op.regions[0].blocks
        for at in instance.dropped:
            self.gone[declared.arguments[at]] = declared.types[at]
        self.start = carrier.ir.InsertionPoint.at_block_begin(block)
        constants: list[ir.Operation] = []
        self._block(declared, instance.block, block, constants)
        for op in reversed(self.erased):
            op.erase()
        for op in reversed(constants):
            if next(iter(op.results[0].uses), None) is None:
                op.erase()
        self._signature(block)

    def _signature(self, block: ir.Block) -> None:
        ir, instance = carrier.ir, self.instance
        for at in reversed(instance.dropped):
            block.erase_argument(at)
        inputs = [argument.type for argument in block.arguments]
        type_ = ir.FunctionType.get(inputs, list(map(self.rewriter.type, instance.results)), self.rewriter.context)
        self.op.attributes["function_type"] = ir.TypeAttr.get(type_, self.rewriter.context)
        if instance.dropped and "arg_attrs" in self.op.attributes:
            given = list(cast("ir.ArrayAttr", self.op.attributes["arg_attrs"]))
            kept = [x for at, x in enumerate(given) if at not in instance.dropped]
            self.op.attributes["arg_attrs"] = ir.ArrayAttr.get(kept, self.rewriter.context)

    def _block(self, old: Block, new: Block, block: ir.Block, constants: list[ir.Operation]) -> None:
        """`old`: what the module says; `new`: what the analysis says; `block`: the block itself."""
        for argument, declared, refined in zip(block.arguments, old.types, new.types, strict=True):
            if declared != refined:
                argument.set_type(self.rewriter.type(refined))
        ops = [view.op for view in old.ops] if self.op is self.instance.view.op else list(block.operations)
        for before, view, op in zip(old.ops, new.ops, (op.operation for op in ops), strict=True):
            if view.name in CONSTANTS:
                constants.append(op)
            if id(view) in self.instance.removed:
                self.gone.update(zip(view.results, view.result_types, strict=True))
                self.erased.append(op)
                self.rewriter.counts.folded += 1
                continue
            self._op(before, view, op, constants)

    def _op(self, before: View, view: View, op: ir.Operation, constants: list[ir.Operation]) -> None:
        counts = self.rewriter.counts
        if isinstance(view, Refined) and view.taken is not None:
            self._inline(before, view, op, constants)
            return
        for old, new, region in zip(before.regions, view.regions, op.regions, strict=True):
            for old_block, new_block, block in zip(old.blocks, new.blocks, region.blocks, strict=True):
                self._block(old_block, new_block, block, constants)
        if view is before and not any(number in self.gone for number in view.operands):
            return
        changed = [
            at for at, pair in enumerate(zip(before.result_types, view.result_types, strict=True)) if pair[0] != pair[1]
        ]
        counts.refined += len(changed)
        form = static_form(view) if isinstance(view, Refined) else None
        if form is not None:
            self._replace(view, op, form)
            counts.static += 1
            return
        target = view.target if isinstance(view, Refined) else None
        if target is not None and target.own:
            self._call(view, op, target)
            return
        for at, number in enumerate(view.operands):
            if number in self.gone:
                op.operands[at] = self._constant(number, op)
        if view.name == "stablehlo.while":
            self._widen(view, op)
        for at in changed:
            op.results[at].set_type(self.rewriter.type(view.result_types[at]))

    def _inline(self, before: View, view: Refined, op: ir.Operation, constants: list[ir.Operation]) -> None:
        """The branch that is taken in the place of an op."""
        assert view.taken is not None
        (block,), at = op.regions[view.taken].blocks, view.taken
        self._block(before.regions[at].block, view.regions[0].block, block, constants)
        *ops, last = block.operations
        returned = view.regions[0].block.ops[-1].operands
        for old, new, number in zip(op.results, last.operands, returned, strict=True):
            old.replace_all_uses_with(self._constant(number, op) if number in self.gone else new)
        for inner in ops:
            inner.operation.move_before(op)
        self.erased.append(op)
        self.rewriter.counts.folded += 1

    def _widen(self, view: View, op: ir.Operation) -> None:
        """A loop has one type for its state: a known size that turns change is passed as an unknown one."""
        for at, (given, state) in enumerate(zip(view.operand_types, view.result_types, strict=True)):
            if given != state and isinstance(state, Tensor) and isinstance(state.element, ElementType):
                made = carrier.ir.Operation.create(
                    "stablehlo.convert",
                    [self.rewriter.type(state)],
                    [op.operands[at]],
                    loc=op.location,
                    ip=carrier.ir.InsertionPoint(op),
                )
                op.operands[at] = made.results[0]

    def _call(self, view: View, op: ir.Operation, target: FunctionInstance) -> None:
        ir, name = carrier.ir, self.placed[target][0]
        attributes = _attributes(op)
        attributes[CALLS[view.name]] = ir.FlatSymbolRefAttr.get(name, self.rewriter.context)
        kept = [at for at in range(len(view.operands)) if at not in target.dropped]
        self._made(view, op, view.name, kept, attributes)

    def _replace(self, view: View, op: ir.Operation, form: StaticForm) -> None:
        attributes = {name: given for name, given in _attributes(op).items() if name not in form.without}
        attributes |= {name: self.rewriter.attribute(text) for name, text in form.attributes.items()}
        more = [] if form.entries is None else self._entries(view, op, form.entries)
        made = self._made(view, op, form.name, form.operands, attributes, more, int(bool(form.body)))
        if form.body:
            (source,) = self.rewriter.module.functions[form.body].op.regions[0].blocks
            _copy_body(source, made.regions[0], op.location)

    def _entries(self, view: View, op: ir.Operation, at: int) -> list[SSAValue]:
        """The entries of a vector, as new values."""
        type_ = view.operand_types[at]
        assert isinstance(type_, Tensor)
        vector = self._constant(view.operands[at], op) if view.operands[at] in self.gone else op.operands[at]
        create = partial(carrier.ir.Operation.create, loc=op.location, ip=carrier.ir.InsertionPoint(op))
        one, scalar = (self.rewriter.type(Tensor(Vec(shape), type_.element)) for shape in ((1,), ()))
        found = []
        for place in range(type_.shape[0]):
            box = {"start_indices": place, "limit_indices": place + 1, "strides": 1}
            attributes = {name: self.rewriter.attribute(f"array<i64: {number}>") for name, number in box.items()}
            part = create("stablehlo.slice", [one], [vector], attributes)
            found.append(create("stablehlo.reshape", [scalar], [part.results[0]]).results[0])
        return found

    def _made(
        self,
        view: View,
        op: ir.Operation,
        name: str,
        operands: Iterable[int],
        attributes: dict[str, ir.Attribute],
        more: Sequence[SSAValue] = (),
        regions: int = 0,
    ) -> ir.Operation:
        """A new op in the place of one."""
        ir = carrier.ir
        given = [
            self._constant(view.operands[at], op) if view.operands[at] in self.gone else op.operands[at]
            for at in operands
        ]
        made = ir.Operation.create(
            name,
            list(map(self.rewriter.type, view.result_types)),
            [*given, *more],
            attributes,
            regions=regions,
            loc=op.location,
            ip=ir.InsertionPoint(op),
        )
        for old, new in zip(op.results, made.results, strict=True):
            old.replace_all_uses_with(new)
        self.erased.append(op)
        return made

    def _constant(self, number: int, user: ir.Operation) -> SSAValue:
        """The constant that is a value, at the start of the function."""
        value, type_ = self.instance.known[number], self.gone[number]
        key = type_, value.tobytes()
        if key not in self.constants:
            self.constants[key] = self._made_constant(value, type_, user)
        return self.constants[key]

    def _made_constant(self, value: Array, type_: Type, user: ir.Operation) -> SSAValue:
        ir, element = carrier.ir, element_of(type_)
        assert element is not None, "a value that no constant can be stays"
        of_mlir = isinstance(type_, Other) or element.kind == "index"
        if isinstance(type_, Tensor) and any(not isinstance(size, int) for size in type_.shape):
            type_ = Tensor(Vec(value.shape), type_.element, type_.encoding)
        text = str(np.asarray(value).tolist()).replace("True", "true").replace("False", "false")
        text = text if isinstance(type_, Other) else f"dense<{text if value.size else ''}>"
        attribute = self.rewriter.attribute(f"{text} : {type_}")
        made = ir.Operation.create(
            "arith.constant" if of_mlir else "stablehlo.constant",
            [self.rewriter.type(type_)],
            attributes={"value": attribute},
            loc=user.location,
            ip=self.start,
        )
        result: SSAValue = made.results[0]
        return result


def _copy_body(source: ir.Block, region: ir.Region, location: ir.Location) -> None:
    """The ops of a function in a region that returns what the function does."""
    ir = carrier.ir
    types = [argument.type for argument in source.arguments]
    block = region.blocks.append(*types, arg_locs=[location] * len(types))
    values: dict[SSAValue, SSAValue] = dict(zip(source.arguments, block.arguments, strict=True))
    with ir.InsertionPoint(block):
        for op in source.operations:
            if op.operation.name == "func.return":
                returned = [values[value] for value in op.operation.operands]
                ir.Operation.create(REGION_END, operands=returned, loc=op.operation.location)
                return
            made = op.operation.clone()
            for at, value in enumerate(op.operation.operands):
                made.operands[at] = values[value]
            values.update(zip(op.operation.results, made.results, strict=True))


def _attributes(op: ir.Operation) -> dict[str, ir.Attribute]:
    return {name: op.attributes[name] for name in op.attributes}
