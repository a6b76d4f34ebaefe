"""A program as shardings are to spread on it for its parts: as XLA has written it anew before they spread there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING

from opspec.programs import carrier
from opspec.propagation.separation import walk

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

_BROADCAST, _RESHAPE, _CONCATENATE = (f"stablehlo.{name}" for name in ("broadcast_in_dim", "reshape", "concatenate"))


def rewrite(module: ir.Module) -> None:
    """In place."""
    rules: dict[str, Callable[[ir.Operation], None]] = {_BROADCAST: _ones_reshaped, _CONCATENATE: _empty_left_out}
    for op in list(walk(module.operation)):
        if op.name in rules:
            rules[op.name](op)


def _ones_reshaped(op: ir.Operation) -> None:
    """A broadcast that only adds dimensions of one element: reshapes hand shardings on earlier."""
    dims = list(carrier.ir.DenseI64ArrayAttr(op.attributes["broadcast_dimensions"]))
    taken, made = _shape(op.operands[0]), _shape(op.results[0])
    if taken and prod(taken) == prod(made) and all(a < b for a, b in pairwise(dims)):
        _replace(op, _RESHAPE, [op.operands[0]], without="broadcast_dimensions")


def _empty_left_out(op: ir.Operation) -> None:
    """Of what lies side by side that which has no elements."""
    kept = [value for value in op.operands if prod(_shape(value))]
    if 0 < len(kept) < len(op.operands):
        _replace(op, op.name, kept)


def _replace(op: ir.Operation, name: str, operands: Sequence[SSAValue], without: str = "") -> None:
    given = {key: op.attributes[key] for key in op.attributes if key != without}
    place = carrier.ir.InsertionPoint(op)
    made = carrier.ir.Operation.create(name, [op.results[0].type], operands, given, ip=place, loc=op.location)
    op.results[0].replace_all_uses_with(made.operation.results[0])
    op.erase()


def _shape(value: SSAValue) -> list[int]:
    return list(carrier.ir.RankedTensorType(value.type).shape)
