"""Ops of the whole program, once more in another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.records import View
from opspec.propagation.graph import CONSTRAINT
from opspec.values.constants import Struct
from opspec.values.mesh_groups import MESH_AXES, groups_of

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue


def copy_of(view: View, operands: Sequence[SSAValue], name: str = "") -> ir.Operation:
    """The op with other operands, and without what only shardings are about."""
    ir = carrier.ir
    op = view.op
    attributes = {key: op.attributes[key] for key in op.attributes if not key.startswith("sdy.")} | _groups(view)
    types = [value.type for value in op.results]
    made: ir.Operation = ir.Operation.create(
        name or view.name, types, list(operands), attributes, regions=len(op.regions), loc=op.location
    )
    for region, inner in zip(op.regions, made.regions, strict=True):
        for block in region:
            arguments = [argument.type for argument in block.arguments]
            copy = inner.blocks.append(*arguments, arg_locs=[ir.Location.unknown()] * len(arguments))
            _copy_ops(block, copy)
    return made


def _groups(view: View) -> dict[str, ir.Attribute]:
    """Groups that are axes of a mesh, which a local program has no more, as lists of ids."""
    traits = traits_of(view.name)
    if traits is None or not traits.peers:
        return {}
    given = [(name, view.attributes[name]) for name in view.op.attributes]
    axes = [(name, one) for name, one in given if isinstance(one, Struct) and one.kind == MESH_AXES]
    return {
        name: carrier.ir.DenseElementsAttr.get(np.array(list(map(list, groups)), np.int64).data)
        for name, one in axes
        if (groups := groups_of(one)) is not None
    }


def _copy_ops(block: ir.Block, copy: ir.Block) -> None:
    """The ops of a block that is about single elements. A constant around it that it uses comes with it."""
    ir = carrier.ir
    mapped: dict[SSAValue, SSAValue] = dict(zip(block.arguments, copy.arguments, strict=True))
    with ir.InsertionPoint(copy):
        for child in block.operations:
            for operand in child.operands:
                if operand not in mapped:
                    mapped |= _made_here(operand, child)
            if child.operation.name == CONSTRAINT:
                mapped[child.operation.results[0]] = mapped[child.operands[0]]
                continue
            if len(child.operation.regions):
                raise OpSpecError(f"expected a region of single ops, found {child.operation.name} with regions in one")
            made = child.operation.clone().operation
            for at, operand in enumerate(child.operands):
                made.operands[at] = mapped[operand]
            mapped |= dict(zip(child.results, made.results, strict=True))


def _made_here(value: SSAValue, user: ir.Operation | ir.OpView) -> dict[SSAValue, SSAValue]:
    """A constant around a region, once more within it. A value of the old program must never stay in the new one."""
    owner = value.owner
    if isinstance(owner, carrier.ir.Block) or len(owner.operation.operands):
        name = user.operation.name
        raise OpSpecError(f"expected a region that uses its arguments and constants, found other values in {name}")
    made = owner.operation.clone().operation
    return dict(zip(owner.operation.results, made.results, strict=True))
