"""The mesh that replica groups name by a symbol: an op around the one that has them says what it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from opspec.programs.printed_form import named
from opspec.programs.shardy_attributes import read
from opspec.values.constants import Struct, Symbol
from opspec.values.mesh_groups import MESH_AXES

if TYPE_CHECKING:
    from jaxlib.mlir import ir


def with_mesh(found: Struct, op: ir.Operation) -> Struct:
    """Groups whose mesh is a symbol, with the mesh that an op around this one has by that name."""
    if not isinstance(found["mesh"], Symbol):
        return found
    for other in _around(op):
        if other.name == "sdy.mesh" and named(str(other.attributes["sym_name"])) == found["mesh"]:
            return Struct(MESH_AXES, {**found.fields, "mesh": read(str(other.attributes["mesh"]))})
    return found


def _around(op: ir.Operation) -> Iterator[ir.Operation]:
    parent = op.parent
    while parent is not None:
        for region in parent.operation.regions:
            for block in region.blocks:
                yield from (other.operation for other in block.operations)
        parent = parent.operation.parent
