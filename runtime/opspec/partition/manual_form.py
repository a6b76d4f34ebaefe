"""A local program as XLA takes it for several partitions: values marked as those that it is not to partition again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.programs import carrier
from opspec.propagation.gspmd_attributes import GSPMD
from opspec.propagation.separation import FUNCTION, walk

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_MARK = "{manual}"


def marked_manual(module: ir.Module) -> ir.Module:
    """A copy whose values all are on their devices already."""
    made = carrier.ir.Module.parse(str(module), module.context)
    with made.context:
        mark = carrier.ir.StringAttr.get(_MARK)
        for op in walk(made.operation):
            if op.name == FUNCTION:
                block = op.regions[0].blocks[0]
                ends = list(block.operations)[-1].operands
                for name, count in (("arg_attrs", len(block.arguments)), ("res_attrs", len(ends))):
                    own = carrier.ir.DictAttr.get({GSPMD: mark})
                    op.attributes[name] = carrier.ir.ArrayAttr.get([own] * count)
            elif len(op.results):
                op.attributes[GSPMD] = mark
    return made
