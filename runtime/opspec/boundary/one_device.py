"""A program of one device: what it tells of how devices share its values means nothing, and may go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.catalog.op_traits import traits_of
from opspec.programs.decoding import Decoder
from opspec.rules.signature import REGION_ENDS
from opspec.sharding.shardings import SHARDING, mesh_of
from opspec_model.names import COUNTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.programs.carrier import ir

DIALECT = SHARDING.partition(".")[0]
GROUPS_ON_AXES = "replica_group_mesh_axes"  # which name a mesh


def is_of_one_device(ops: Sequence[ir.Operation], decoder: Decoder) -> bool:
    """Whether all meshes of a module have one device, nothing counts several, and all that names a mesh may go."""
    counts = [ops[0].attributes.get(f"mhlo.{name}", None) for name in COUNTS]
    if any(count is not None and decoder.attribute(count) != 1 for count in counts):
        return False
    for op in ops:
        attributes = op.attributes
        if op.name.startswith(f"{DIALECT}."):
            mesh = mesh_of(decoder.attribute(attributes["mesh"])) if "mesh" in attributes else None
            if not tells_only(op) or (mesh is not None and mesh.size != 1):
                return False
        elif "replica_groups" in attributes and GROUPS_ON_AXES in str(attributes["replica_groups"]):
            return False
    return True


def tells_only(op: ir.Operation) -> bool:
    """Whether an op of Shardy gives its operand as it is, or nothing: all that it does is to tell how values lie."""
    name, traits = op.name, traits_of(op.name)
    if not name.startswith(f"{DIALECT}.") or name in REGION_ENDS or traits is None or traits.acts or len(op.regions):
        return False
    if not len(op.results):
        return True
    types = [value.type for value in (*op.operands, *op.results)]
    return traits.moves and len(op.results) == 1 and len(types) == 2 and types[0] == types[1]


def take_away(op: ir.Operation) -> None:
    for result in op.results:
        result.replace_all_uses_with(op.operands[0])
    op.erase()
