"""What a rank runs: the local program of a whole one, or a program that is local already."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.partition.partitioning import Partitioned, partition
from opspec.programs.records import View, import_module
from opspec.propagation.gspmd_programs import from_gspmd
from opspec.sharding.entry_parts import meshes_of

if TYPE_CHECKING:
    from jaxlib.mlir import ir


@dataclass(frozen=True)
class LocalProgram:
    """A program of one process of a grid. `of`: how its values lie, where it is a part of a whole program."""

    module: ir.Module
    replicas: int
    partitions: int
    of: Partitioned | None = None


def local_program(module: ir.Module, size: int, *, replicate: bool) -> LocalProgram:
    """What each of so many ranks runs. A program with a mesh of several devices is partitioned, in place; `replicate`:
    what cannot be shared is computed whole by every one, not refused.
    """
    from_gspmd(module)
    view = import_module(module)
    meshes = [mesh for mesh in meshes_of(view).values() if mesh.size > 1]
    replicas, partitions = (_number(view.root, f"mhlo.num_{name}") for name in ("replicas", "partitions"))
    if not meshes:
        if replicas * partitions != size:
            asked = f"{replicas} replicas of {partitions} partitions (mhlo.num_replicas, mhlo.num_partitions)"
            raise _misfit(asked, replicas * partitions, size)
        return LocalProgram(module, replicas, partitions)
    if all(mesh.size != size for mesh in meshes):
        axes = ", ".join(f"{name}={count}" for name, count in meshes[0].axes)
        raise _misfit(f"the mesh {axes} of the program", meshes[0].size, size)
    found = partition(module, replicate=replicate)
    return LocalProgram(found.module, 1, found.mesh.size, found)


def _number(root: View, name: str) -> int:
    value = root.attributes.get(name)
    return 1 if value is None else int(value)


def _misfit(asked: str, wanted: int, size: int) -> OpSpecError:
    ranks = f"{size} rank{'' if size == 1 else 's'}"
    return OpSpecError(f"expected {wanted} ranks for {asked}, found {ranks}; start it with mpiexec -n {wanted}")
