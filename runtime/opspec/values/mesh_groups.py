"""Replica groups that are given as axes of a mesh, as lists of ids."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from opspec.values.arrays import Array
from opspec.values.constants import Struct
from opspec.values.dims import Vec

MESH_AXES = "replica_group_mesh_axes"


class MeshGroups(Vec):
    """Groups that the program gives as axes of a mesh."""


def groups_of(found: Struct) -> MeshGroups | None:
    """The groups, one for each place on the other axes; None where the axes are not those of the mesh."""
    mesh = found["mesh"]
    if not isinstance(mesh, Struct) or mesh.kind != "mesh":
        return None
    axes = [(axis["name"], axis["size"]) for axis in mesh["axes"]]
    parts = [(ref["name"], _span(ref["sub_axis_info"])) for ref in found["axes"]]
    shape: list[int] = []
    chosen: dict[int, list[int]] = {at: [] for at in range(len(parts))}
    for name, size in axes:
        own = [at for at, part in enumerate(parts) if part[0] == name]
        cuts = sorted({1, size, *(cut for at in own for cut in parts[at][1] or ())})
        if any(high % low for low, high in pairwise(cuts)) or cuts[0] < 1 or cuts[-1] > size:
            return None
        for low, high in pairwise(cuts):
            for at in own:
                first, last = parts[at][1] or (1, size)
                chosen[at] += [len(shape)] if first <= low and high <= last else []
            shape.append(high // low)
    grouped = [dimension for at in range(len(parts)) for dimension in chosen[at]]
    if {part[0] for part in parts} - {name for name, _ in axes} or len(set(grouped)) < len(grouped):
        return None
    ids = _devices(mesh, shape)
    if ids is None:
        return None
    others = [dimension for dimension in range(len(shape)) if dimension not in grouped]
    width = int(np.prod([shape[dimension] for dimension in grouped], dtype=np.int64))
    return MeshGroups(Vec(row) for row in ids.transpose([*others, *grouped]).reshape(-1, width).tolist())


def _devices(mesh: Struct, shape: Sequence[int]) -> Array | None:
    count = int(np.prod(shape, dtype=np.int64))
    given = mesh["device_ids"]
    ids = np.arange(count) if given is None else np.asarray(given)
    return ids.reshape(shape) if ids.size == count else None


def _span(part: Struct | None) -> tuple[int, int] | None:
    """Where a part of an axis lies, as the products of the sizes before and behind it; None for the whole axis."""
    return None if part is None else (part["pre_size"], part["pre_size"] * part["size"])
