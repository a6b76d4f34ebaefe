"""Programs over memory as MLIR: memrefs, and ops of the dialect `buffers`."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from opspec.buffers.memory import (
    KERNEL,
    Allocate,
    BufferProgram,
    ChooseSection,
    Copy,
    Free,
    KernelView,
    Memory,
    Operand,
    Place,
    Repeat,
    RunOp,
    Section,
    Show,
    Step,
)
from opspec.buffers.timeline import timeline
from opspec.errors import OpSpecError
from opspec.programs import carrier, printed_form
from opspec.programs.memory_forms import (
    ALLOCATE,
    CONSTANT,
    COPY,
    FREE,
    PEAK,
    RETURN,
    TENSORS,
    VALUE,
    WRITTEN,
    needs_tensors,
    stored_as,
)
from opspec.programs.record_attributes import record_attributes
from opspec.programs.records import CONSTANTS, ModuleView, RegionRecord, View, symbol_of
from opspec_model.names import OVER_MEMORY

COMPOSITE = "stablehlo.composite"
SHARDY = "sdy."  # its attributes say something of each operand and each result, which an op over memory has not
# What is parsed first, for the context to know the ops: it may not learn them while some of them are there.
_MEMORY = f"""func.func private @f(%x: memref<f32>) {{
  %0 = {ALLOCATE}() : memref<f32>
  {COPY} %x, %0 : memref<f32> to memref<f32>
  {FREE} %0 : memref<f32>
  return
}}
"""


def text_of(module: ModuleView, program: BufferProgram) -> str:
    """The text of a program over memory; `module` is what it comes of."""
    context = module.root.op.context
    admitted = context.allow_unregistered_dialects
    context.allow_unregistered_dialects = True
    try:
        carrier.parse(_MEMORY, context)
        with context, carrier.ir.Location.unknown():
            return _Printer(module, program).text()
    finally:
        context.allow_unregistered_dialects = admitted


def type_text(place: Place) -> str:
    """The memref type of a place."""
    dims = "".join(f"{size}x" for size in place.type.shape)
    strides = "" if place.strides is None else f", strided<[{', '.join(map(str, place.strides))}]{_offset(place)}>"
    return f"memref<{dims}{stored_as(place.type.element)}{strides}>"


def _offset(place: Place) -> str:
    return f", offset: {place.offset}" if place.offset else ""


class _Printer:
    def __init__(self, module: ModuleView, program: BufferProgram) -> None:
        self._module, self._program = module, program
        self._ir: Any = carrier.ir
        self._memories: dict[Memory, Any] = {}
        self._shown: dict[Place, Any] = {}
        self._passed: dict[int, Any] = {}
        ops = (op for block in module.root.regions[0].blocks for op in block.ops)
        self._symbols = {name: op for op in ops if (name := symbol_of(op)) is not None}
        self._kernels: list[str] = []  # what is made of kernels

    def text(self) -> str:
        """All of it: the function, and what its ops name."""
        made = self._ir.Module.create()
        self._build(made)
        for values in (self._memories, self._shown, self._passed):
            values.clear()  # none may outlive the module
        return str(made.operation.get_asm(assume_verified=True))

    def _build(self, made: Any) -> None:
        ir = self._ir
        body, found = self._program.body, timeline(self._program)
        types = [list(map(self._type, part)) for part in (body.arguments, body.results)]
        attributes = {
            "sym_name": ir.StringAttr.get(self._program.name),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(*types)),
            PEAK: self._number(found.peak),
            CONSTANT: self._number(found.constants),
        }
        function = ir.Operation.create("func.func", attributes=attributes, regions=1, ip=ir.InsertionPoint(made.body))
        self._end = ir.InsertionPoint(made.body)
        self._section(function.regions[0], body, "func.return")
        self._bring_named(made)

    def _bring_named(self, made: Any) -> None:
        """Functions and meshes that ops name."""
        seen = {self._program.name}
        pending = [op.operation for op in made.body.operations]
        while pending:
            for name in printed_form.symbols(_generic(pending.pop(), large_elements_limit=16)):
                if name in self._symbols and name not in seen:
                    seen.add(name)
                    pending.append(self._symbols[name].op.clone(self._end).operation)

    def _number(self, value: int) -> Any:
        return self._ir.IntegerAttr.get(self._ir.IntegerType.get_signless(64), value)

    def _tensors(self, view: View | KernelView) -> dict[str, Any]:
        """The types of an op's tensors, where its memory does not say them."""
        types = (view.operand_types, view.result_types)
        if not needs_tensors([*view.operand_types, *view.result_types]):
            return {}
        ir = self._ir
        given = ir.FunctionType.get(*([ir.Type.parse(str(x)) for x in part] for part in types))
        return {TENSORS: ir.TypeAttr.get(given)}

    # --- values -----------------------------------------------------------------------------------

    def _type(self, operand: Operand) -> Any:
        return self._ir.Type.parse(type_text(operand) if isinstance(operand, Place) else str(operand.type))

    def _value(self, operand: Operand) -> Any:
        if not isinstance(operand, Place):
            return self._passed[operand.number]
        return self._shown[operand] if operand.shown else self._memories[operand.memory]

    def _bind(self, operand: Operand, value: Any) -> None:
        if not isinstance(operand, Place):
            self._passed[operand.number] = value
        elif operand.shown:
            self._shown[operand] = value
        else:
            self._memories[operand.memory] = value

    # --- steps ------------------------------------------------------------------------------------

    def _section(self, region: Any, section: Section, end: str) -> None:
        ir = self._ir
        types = [*map(self._type, section.arguments)]
        block = region.blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        for operand, value in zip(section.arguments, block.arguments, strict=True):
            self._bind(operand, value)
        with ir.InsertionPoint(block):
            for step in section.steps:
                self._step(step)
            ir.Operation.create(end, operands=[*map(self._value, section.results)])

    def _step(self, step: Step) -> None:
        create, ir = self._ir.Operation.create, self._ir
        match step:
            case Allocate(memory=memory):
                segments = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0])}
                type_ = self._type(Place(memory, memory.type))
                self._memories[memory] = create(ALLOCATE, results=[type_], attributes=segments).result
            case Free(memory=memory):
                create(FREE, operands=[self._memories[memory]])
            case Copy(source=source, target=target):
                create(COPY, operands=[self._value(source), self._value(target)])
            case Show(view=view, operand=operand, result=result):
                operands = [] if operand is None else [self._value(operand)]
                made = self._op(view, operands, [self._type(result)], more=self._tensors(view))
                self._bind(result, made.result)
            case RunOp():
                self._apply(step)
            case Repeat(view=view, operands=operands, results=results, sections=sections):
                self._control(view, operands, results, sections)
            case ChooseSection(view=view, operand=operand, results=results, sections=sections):
                self._control(view, [operand], results, sections)

    def _control(
        self, view: View, operands: Sequence[Operand], results: Sequence[Operand], sections: Sequence[Section]
    ) -> None:
        types = [*map(self._type, results)]
        made = self._op(view, [*map(self._value, operands)], types, regions=len(sections))
        for region, section in zip(made.regions, sections, strict=True):
            self._section(region, section, RETURN)
        for operand, value in zip(results, made.results, strict=True):
            self._bind(operand, value)

    def _apply(self, step: RunOp) -> None:
        view = step.view
        places = [x for x in step.results if isinstance(x, Place)]
        passed = [x for x in step.results if not isinstance(x, Place)]
        if [*places, *passed] != [*step.results]:
            raise OpSpecError(f"{view}: expected tensors in front of tokens among its results, found them mixed")
        operands = [self._value(x) for x in (*step.operands, *places)]
        if isinstance(view, KernelView):
            self._kernel(view, operands)
            return
        more = {} if len(places) == 1 else {WRITTEN: self._number(len(places))}
        made = self._op(view, operands, [*map(self._type, passed)], len(view.regions), more | self._tensors(view))
        for operand, value in zip(passed, made.results, strict=True):
            self._bind(operand, value)
        if view.regions:
            self._take_regions(view, made, dict(step.free))

    def _kernel(self, view: KernelView, operands: Sequence[Any]) -> None:
        """A composite, of which a function of tensors says what the kernel computes."""
        ir = self._ir
        count = len(self._kernels)
        name = next(x for n in itertools.count(count) if (x := f"kernel_{n}") not in self._symbols)
        self._kernels.append(name)
        attributes = {
            "name": ir.StringAttr.get(KERNEL),
            "decomposition": ir.FlatSymbolRefAttr.get(self._function(name, view)),
            "composite_attributes": ir.DictAttr.get({}),
            WRITTEN: self._number(len(view.results)),
            **self._tensors(view),
        }
        ir.Operation.create(
            f"{OVER_MEMORY}{COMPOSITE}", operands=operands, attributes=attributes, loc=view.ops[-1].op.location
        )

    def _function(self, name: str, view: KernelView) -> str:
        """The function of tensors that a kernel is, behind all others."""
        ir = self._ir
        taken, given = ([ir.Type.parse(str(x)) for x in types] for types in (view.operand_types, view.result_types))
        attributes = {
            "sym_name": ir.StringAttr.get(name),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(taken, given)),
            "sym_visibility": ir.StringAttr.get("private"),
        }
        function = ir.Operation.create("func.func", attributes=attributes, regions=1, ip=self._end)
        block = function.regions[0].blocks.append(*taken, arg_locs=[ir.Location.unknown()] * len(taken))
        known = dict(zip(view.operands, block.arguments, strict=True))
        here = ir.InsertionPoint(block)
        for op in view.ops:
            self._bring({*op.operands} | _captured(op), known, here)
            self._copy(op, known, here)
        ir.Operation.create("func.return", operands=[known[number] for number in view.results], ip=here)
        return name

    def _bring(self, numbers: set[int], known: dict[int, Any], here: Any) -> None:
        """Constants, and what shows them, as broadcasts: kernels have these as they are, wherever they were made."""
        for number in sorted(numbers - known.keys()):
            maker = self._module.producers[number]
            assert maker is not None, "a kernel takes every argument that it reads"
            self._bring({*maker.operands}, known, here)
            self._copy(maker, known, here)

    def _copy(self, view: View, known: dict[int, Any], here: Any) -> None:
        """An op of tensors, with what its record has inside: calls may be written out there."""
        ir = self._ir
        if view.regions or not view.attributes.are_of_an_op:
            copy = ir.Operation.create(
                view.op.name,
                results=[ir.Type.parse(str(x)) for x in view.result_types],
                operands=[known[number] for number in view.operands],
                attributes=record_attributes(view, view.attributes),
                regions=len(view.regions),
                loc=view.op.location,
                ip=here,
            )
        else:
            copy = view.op.clone(here)
            for at, number in enumerate(view.operands):
                copy.operands[at] = known[number]
        known |= dict(zip(view.results, copy.results, strict=True))
        for record, region in zip(view.regions, copy.regions, strict=True):
            for block in record.blocks:
                types = [ir.Type.parse(str(x)) for x in block.types]
                made = region.blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
                known |= dict(zip(block.arguments, made.arguments, strict=True))
                for inner in block.ops:
                    self._copy(inner, known, ir.InsertionPoint(made))

    def _take_regions(self, view: View, made: Any, free: Mapping[int, Place]) -> None:
        """Regions of tensors as they are; outer values become what lies in their memory, constants are repeated."""
        ir, outer = self._ir, _captured(view)
        for record, source, target in zip(view.regions, view.op.regions, made.regions, strict=True):
            for old in source.blocks:
                types = [x.type for x in old.arguments]
                block = target.blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
                known = dict(zip(record.block.arguments, block.arguments, strict=True))
                for number in sorted(outer & _used(record)):
                    known[number] = self._inside(number, free, block)
                for inner in record.block.ops:
                    self._copy(inner, known, ir.InsertionPoint(block))

    def _inside(self, number: int, free: Mapping[int, Place], block: Any) -> Any:
        ir = self._ir
        with ir.InsertionPoint(block) as here:
            maker = self._module.producers[number]
            if maker is not None and maker.name in CONSTANTS:
                return maker.op.clone(here).results[0]
            type_ = ir.Type.parse(str(self._module.types[number]))
            return ir.Operation.create(VALUE, operands=[self._value(free[number])], results=[type_]).result

    def _op(
        self,
        view: View,
        operands: Sequence[Any],
        types: Sequence[Any],
        regions: int = 0,
        more: Mapping[str, Any] | None = None,
    ) -> Any:
        name, ir = f"{OVER_MEMORY}{view.name}", self._ir
        kept = [key for key in view.attributes if not key.startswith(SHARDY)]
        try:
            attributes = record_attributes(view, kept) | dict(more or {})
        except TypeError:  # the bindings make no object of a complex constant
            printed = printed_form.op_attributes(_generic(view.op))
            given = ", ".join(f"{key} = {printed[key]}" for key in kept)
            made = ir.Operation.parse(f'"{name}"() {{{given}}} : () -> {types[0]}')
            ir.InsertionPoint.current.insert(made)
            return made
        return ir.Operation.create(
            name,
            results=list(types),
            operands=list(operands),
            attributes=attributes,
            regions=regions,
            loc=view.op.location,
        )


def _generic(op: Any, **how: Any) -> str:
    return str(op.get_asm(print_generic_op_form=True, use_local_scope=True, assume_verified=True, **how))


def _captured(view: View) -> set[int]:
    """The values that the regions of an op use and do not make."""
    made = {x for op in view.walk() for region in op.regions for block in region.blocks for x in block.arguments}
    made |= {x for op in view.walk() if op is not view for x in op.results}
    return {x for op in view.walk() if op is not view for x in op.operands} - made


def _used(record: RegionRecord) -> set[int]:
    return {x for block in record.blocks for op in block.ops for inner in op.walk() for x in inner.operands}
