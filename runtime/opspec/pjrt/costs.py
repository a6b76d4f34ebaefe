"""What a program costs as it is written: operations on numbers, and bytes that ops read and write."""

from __future__ import annotations

import math

from opspec.catalog.op_traits import traits_of
from opspec.programs.records import CONSTANTS, ModuleView, View
from opspec.reads.of_programs import operations_of_view
from opspec.values.types import Other, Tensor

_HOLDS = frozenset({"func.func", "func.return", "func.call", "builtin.module", "stablehlo.return"}) | CONSTANTS


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
        elif op.name in ("stablehlo.while", "stablehlo.if", "stablehlo.case"):
            pending += [inner for region in op.regions for block in region.blocks for inner in block.ops]
        elif op.name not in _HOLDS:
            found[_kind(op)] += operations_of_view(op) or 0
            found["bytes accessed"] += sum(map(_bytes, (*op.operand_types, *op.result_types)))


def _kind(op: View) -> str:
    """Functions of elements that are not exact take more than an operation each."""
    known = traits_of(op.name)
    inexact = known is not None and known.elementwise and "f32" in known.accuracy
    return "transcendentals" if inexact else "flops"


def _size(type_: Tensor | Other) -> float:
    if not isinstance(type_, Tensor) or not all(isinstance(size, int) for size in type_.shape):
        return 0.0
    return float(math.prod(type_.shape))


def _bytes(type_: Tensor | Other) -> float:
    return _size(type_) * type_.element.bits / 8 if isinstance(type_, Tensor) else 0.0
