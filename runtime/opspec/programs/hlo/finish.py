"""What the carrier leaves of MHLO in a program that was HLO, as the ops that it is; and names of instructions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from opspec.errors import OpSpecError
from opspec.programs import carrier, printed_form
from opspec.programs.carrier_versions import lacking
from opspec.programs.hlo.rewriting import SEPARATOR, UNTRANSLATED
from opspec.programs.shared_ops import unify

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_ENTRY = "main"
_CALLS = ("callee", "called_computations", "decomposition")
_SYMBOL = re.compile(r'@(?:"(?:[^"\\]|\\.)*"|[\w$.-]+)')
_OF_XLA = ("xla_shape", "result_layout")  # what others say too
_TARGET = "call_target_name"
_KEPT = ("sym_name", "mhlo.num_partitions", "mhlo.num_replicas")  # attributes of a module that say what it means


def finished(module: ir.Module) -> ir.Module:
    """The module, in which every op is one that an op file describes and knows its instruction."""
    unify(module.operation)
    ops = carrier.ops_in(module.operation)
    with module.context:
        for op in ops:
            _name(op)
            _translate(op)
        ops = carrier.ops_in(module.operation)
        tuples = [op for op in ops if len(op.results) == 1 and isinstance(op.results[0].type, carrier.ir.TupleType)]
        for op in tuples:  # what takes one apart goes with it
            _untuple(op)
        _drop_uncalled(module)
        attributes = module.operation.attributes
        for name in [name for name in attributes if name not in _KEPT]:
            del attributes[name]
    return module


def _drop_uncalled(module: ir.Module) -> None:
    """Remove computations that are regions of ops by now, and functions that nobody calls any more with them."""
    functions = {printed_form.named(str(op.attributes["sym_name"])): op.operation for op in module.body.operations}
    pending, called = [_ENTRY], {_ENTRY}
    while pending:
        name = pending.pop()
        for op in carrier.ops_in(functions[name]) if name in functions else ():
            symbols = [str(op.attributes[key]) for key in _CALLS if key in op.attributes]
            found = {printed_form.symbol(each) or "" for text in symbols for each in _SYMBOL.findall(text)}
            pending += found - called
            called |= found
    for name, op in functions.items():
        if name not in called:
            op.erase()


def _name(op: ir.Operation) -> None:
    """The instruction's name around the location that its metadata gave; that of a region's arguments is the same."""
    made = _named(op.location)
    if made is None:
        return
    op.location = made
    for argument in (x for region in op.regions for block in region.blocks for x in block.arguments):
        argument.set_location(made)


def _named(location: ir.Location) -> ir.Location | None:
    """None where no instruction stands in it."""
    ir = carrier.ir
    behind: ir.Location = ir.Location.unknown()
    if isinstance(location, ir.FusedLoc):  # a name and a file and line; frames of a stack are the name's child
        parts = cast("list[ir.Location]", location.locations)
        location, behind = parts[0], parts[-1]
    if not isinstance(location, ir.NameLoc) or SEPARATOR not in location.name_str:
        return None
    if not isinstance(location.child_loc, ir.UnknownLoc):
        behind = location.child_loc
    instruction, _, name = location.name_str.partition(SEPARATOR)
    inner = ir.Location.name(name, childLoc=behind) if name else behind
    return ir.Location.name(instruction, childLoc=inner)


def _translate(op: ir.Operation) -> None:
    """The op of MHLO that a call stands for."""
    ir = carrier.ir
    target = printed_form.named(str(op.attributes[_TARGET])) if _TARGET in op.attributes else ""
    if not target.startswith(UNTRANSLATED):
        return
    name = f"mhlo.{target.rpartition('.')[2]}"
    if lacks := lacking(name):
        raise OpSpecError(f"{op.location.name_str if isinstance(op.location, ir.NameLoc) else name}: {lacks}")
    made = ir.Operation.create(
        name,
        results=[result.type for result in op.results],
        operands=list(op.operands),
        loc=op.location,
        ip=ir.InsertionPoint(op),
    )
    carrier.take_place(made, op)


def _untuple(op: ir.Operation) -> None:
    """Several results in the place of a tuple of which each use takes one."""
    ir = carrier.ir
    tuple_ = ir.TupleType(op.results[0].type)
    types = [tuple_.get_type(at) for at in range(tuple_.num_types)]
    uses = [use.owner.operation for use in op.results[0].uses]
    if any("index" not in use.attributes or len(use.operands) != 1 for use in uses):
        return
    made = ir.Operation.create(
        op.name,
        results=types,
        operands=list(op.operands),
        attributes={name: op.attributes[name] for name in op.attributes if name not in _OF_XLA},
        loc=op.location,
        ip=ir.InsertionPoint(op),
    )
    for use in uses:
        at = ir.IntegerAttr(use.attributes["index"]).value
        use.results[0].replace_all_uses_with(made.results[at])
        use.erase()
    op.erase()
