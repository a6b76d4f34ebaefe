"""What a program costs as it is written: operations on numbers, and bytes that ops read and write."""

from __future__ import annotations

import math

from opspec.catalog.op_traits import traits_of
from opspec.programs.records import CONSTANTS, ModuleView, View
from opspec.reads.of_programs import costs_of_view
from opspec.values.types import Other, Tensor


def costs(module: ModuleView, main: View) -> dict[str, float]:
    """The costs of a function, each loop counted as if it ran once."""
    found = {"flops": 0.0, "transcendentals": 0.0, "bytes accessed": 0.0}
    _add(main, module.functions, found)
    return found


def _add(function: View, functions: dict[str, View], found: dict[str, float]) -> None:
    pending = [op for region in function.regions for block in region.blocks for op in block.ops]
    while pending:
        op = pending.pop()
        if op.name == "func.call":
            callee = functions.get(str(op.attributes.get("callee")))
            if callee is not None and callee is not function:
                _add(callee, functions, found)
        elif not op.results or op.name in CONSTANTS:  # what ends a block, and what is part of the program
            continue
        else:
            _count(op, found, pending)


def _count(op: View, found: dict[str, float], pending: list[View]) -> None:
    """An op by its own formulas; one that has none, by the ops in its regions, or by its operands and results."""
    cost = costs_of_view(op)
    known = traits_of(op.name)
    if op.regions and cost.operations is None and (known is None or known.unknown):
        pending += [inner for region in op.regions for block in region.blocks for inner in block.ops]
        return
    found[_kind(op)] += cost.operations or 0
    whole = [sum(map(_bytes, types)) for types in (op.operand_types, op.result_types)]
    found["bytes accessed"] += whole[0] if cost.read is None else cost.read
    found["bytes accessed"] += whole[1] if cost.written is None else cost.written


def _kind(op: View) -> str:
    """Functions of elements that are not exact take more than an operation each."""
    known = traits_of(op.name)
    inexact = known is not None and known.elementwise and "f32" in known.accuracy
    return "transcendentals" if inexact else "flops"


def _bytes(type_: Tensor | Other) -> float:
    if not isinstance(type_, Tensor) or not all(isinstance(size, int) for size in type_.shape):
        return 0.0
    return math.prod(type_.shape) * type_.element.bits / 8
