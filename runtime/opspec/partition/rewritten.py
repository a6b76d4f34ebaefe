"""A program as shardings are to spread on it for its parts: as XLA has written it anew before they spread there."""

from __future__ import annotations

from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING

from opspec.programs import carrier
from opspec.propagation.separation import walk

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_BROADCAST, _RESHAPE = "stablehlo.broadcast_in_dim", "stablehlo.reshape"


def ones_reshaped(module: ir.Module) -> None:
    """Write broadcasts that only add dimensions of one element as reshapes, which hand shardings on earlier."""
    for op in list(walk(module.operation)):
        if op.name == _BROADCAST and _adds_ones(op):
            given = {name: op.attributes[name] for name in op.attributes if name != "broadcast_dimensions"}
            types = [op.results[0].type]
            place = carrier.ir.InsertionPoint(op)
            made = carrier.ir.Operation.create(_RESHAPE, types, [op.operands[0]], given, ip=place, loc=op.location)
            op.results[0].replace_all_uses_with(made.operation.results[0])
            op.erase()


def _adds_ones(op: ir.Operation) -> bool:
    ir = carrier.ir
    taken, made = (ir.RankedTensorType(value.type) for value in (op.operands[0], op.results[0]))
    dims = list(ir.DenseI64ArrayAttr(op.attributes["broadcast_dimensions"]))
    return bool(taken.rank) and prod(taken.shape) == prod(made.shape) and all(a < b for a, b in pairwise(dims))
