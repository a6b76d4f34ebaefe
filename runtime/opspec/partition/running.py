"""A partitioned program run: the parts of whole arguments to each device, and whole results of what these give."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.grid import run_grid
from opspec.partition.partitioning import Partitioned
from opspec.partition.placement import Devices, Dims, PartitionError
from opspec.propagation.axes import Refs
from opspec.sharding.device_parts import Parts, parts
from opspec.sharding.shardings import Mesh, Sharding
from opspec.values.arrays import Array


def parts_of_arguments(program: Partitioned, arguments: Sequence[Array]) -> list[list[Array]]:
    """By device what it has of each argument."""
    taken = zip(program.taken, program.taken_terms, arguments, strict=True)
    given = [lying(program.mesh, dims, x.shape, terms) for dims, terms, x in taken]
    devices = range(program.mesh.size)
    return [[own.of(device, x) for own, x in zip(given, arguments, strict=True)] for device in devices]


def own_arguments(program: Partitioned, arguments: Sequence[Array], device: int) -> list[Array]:
    """What one device has of each argument."""
    taken = zip(program.taken, program.taken_terms, arguments, strict=True)
    given = [lying(program.mesh, dims, x.shape, terms) for dims, terms, x in taken]
    return [own.of(device, x) for own, x in zip(given, arguments, strict=True)]


def whole_results(program: Partitioned, made: Sequence[Sequence[Array]]) -> list[Array]:
    """The results of what each device gave."""
    found = []
    given = zip(program.given, program.given_terms, program.shapes, strict=True)
    for at, (dims, terms, shape) in enumerate(given):
        own = [results[at] for results in made]
        _expect_parts(own, Devices(program.mesh).local(shape, dims), at)
        found.append(lying(program.mesh, dims, shape, terms).join(own, shape))
    return found


def _expect_parts(given: Sequence[Array], wanted: tuple[int, ...], at: int) -> None:
    """Of other shapes no result of the program could be made, only one that looks like it."""
    for device, one in enumerate(given):
        if np.shape(one) != wanted:
            found = f"expected the shape {list(wanted)} of each device's part of result {at} of @main"
            raise PartitionError(
                f"{found}, found {list(np.shape(one))} of device {device}: OpSpec partitioned the program wrongly;"
                " please report it together with the program"
            )


def run_partitioned(program: Partitioned, arguments: Sequence[Array]) -> list[Array]:
    """Run it on threads, one for each device."""
    arrays = [np.asarray(x) for x in arguments]
    given = parts_of_arguments(program, arrays)
    made = run_grid(program.module, given, partitions=program.mesh.size)
    return whole_results(program, made)


def lying(mesh: Mesh, dims: Dims, shape: Sequence[int], terms: Refs = ()) -> Parts:
    """The parts of a value of this shape that is split along these axes; along `terms` devices have terms of it."""
    return parts(Sharding("", mesh, dims, terms), mesh, mesh.size, shape, filled=True)
