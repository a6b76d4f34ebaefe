"""The mesh that replica groups name by a symbol: an op around the one that has them says what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from opspec.programs.printed_form import named
from opspec.values.constants import Struct, Symbol
from opspec.values.mesh_groups import MESH_AXES

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_AXIS = re.compile(r'"([^"]*)"\s*=\s*(\d+)')
_IDS = re.compile(r"device_ids\s*=\s*\[([\d,\s]*)\]")


def with_mesh(found: Struct, op: ir.Operation) -> Struct:
    """Groups whose mesh is a symbol, with the mesh that an op around this one has by that name."""
    if not isinstance(found["mesh"], Symbol):
        return found
    for other in _around(op):
        if other.name == "sdy.mesh" and named(str(other.attributes["sym_name"])) == found["mesh"]:
            return Struct(MESH_AXES, {**found.fields, "mesh": _parsed(str(other.attributes["mesh"]))})
    return found


def _around(op: ir.Operation) -> Iterator[ir.Operation]:
    parent = op.parent
    while parent is not None:
        for region in parent.operation.regions:
            for block in region.blocks:
                yield from (other.operation for other in block.operations)
        parent = parent.operation.parent


def _parsed(text: str) -> Struct:
    """`#sdy.mesh<["x"=2, "y"=4], device_ids=[...]>`, which the carrier may know as text only."""
    ids = _IDS.search(text)
    axes = tuple(Struct("mesh_axis", {"name": name, "size": int(size)}) for name, size in _AXIS.findall(text))
    device_ids = np.array([int(x) for x in ids[1].split(",") if x.strip()], np.int64) if ids else None
    return Struct("mesh", {"axes": axes, "device_ids": device_ids})
