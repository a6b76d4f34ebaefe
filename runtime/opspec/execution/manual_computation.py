"""`sdy.manual_computation`: a region that each device of a mesh runs on its own parts of the operands.

The program around it computes with whole values. Its processes are threads (`opspec.execution.rendezvous`), one for
each device of the mesh, also where axes are not manual: devices that differ only along these compute the same. Within
such a region another one may follow, for more of the axes: each process then goes on with its part of what it has. Who
watches the run sees the ops of the first device.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from opspec.execution.rendezvous import run_processes
from opspec.execution.runnable_blocks import WATCHED, BlockPlan
from opspec.kernels.vocabulary import Exchange, exchange
from opspec.programs.records import View
from opspec.sharding.device_parts import Parts, coordinates, parts
from opspec.sharding.shardings import ManualShardings, Mesh, Sharding, manual_shardings
from opspec.values.arrays import RunValue
from opspec.values.dims import Vec
from opspec.values.types import Tensor


@dataclass(frozen=True, slots=True, eq=False)
class Manual:
    """`taken` and `given`: the parts of operands and results that each device has."""

    run: Callable[[int, list[RunValue]], Sequence[RunValue]]  # what the device of a number makes of its parts
    size: int
    taken: tuple[Parts | None, ...]  # None for what is no tensor
    given: tuple[Parts | None, ...]
    shapes: tuple[tuple[int, ...], ...]
    together: tuple[tuple[int, ...], ...]  # by device: those that differ from it along manual axes only

    def __call__(self, *values: RunValue) -> Sequence[RunValue]:
        grid = exchange()
        if grid.num_partitions == self.size > 1:
            return self._as_one_of(grid)(values)
        calls = [partial(self._own, device) for device in range(self.size)]
        made = run_processes(calls, [(values,)] * self.size, 1, self.size)
        return self._joined(made)

    def _as_one_of(self, grid: Exchange) -> Callable[[Sequence[RunValue]], Sequence[RunValue]]:
        """What a process does that is one of these devices already: its results are to be as whole as its operands."""

        def run(values: Sequence[RunValue]) -> Sequence[RunValue]:
            found = self._own(grid.partition_id, values)
            at = [at for at, parts in enumerate(self.given) if parts is not None]
            shared = [np.asarray(found[i]) for i in at]
            grid.share(shared)
            for i, own in zip(at, shared, strict=True):
                parts = self.given[i]
                assert parts is not None
                found[i] = parts.join(grid.everywhere(own)[0], self.shapes[i], self.together[grid.partition_id])
            return found

        return run

    def _own(self, device: int, values: Sequence[RunValue]) -> list[RunValue]:
        own: list[RunValue] = [
            x if parts is None else parts.of(device, np.asarray(x)) for x, parts in zip(values, self.taken, strict=True)
        ]
        return list(self.run(device, own))

    def _joined(self, made: Sequence[Sequence[RunValue]]) -> list[RunValue]:
        return [
            made[0][at] if parts is None else parts.join([np.asarray(results[at]) for results in made], shape)
            for at, (parts, shape) in enumerate(zip(self.given, self.shapes, strict=True))
        ]


def manual_of(view: View, plan: BlockPlan, mesh_named: Callable[[Sharding], Mesh]) -> Manual | None:
    """A manual computation as a function of its operands; None where there is one device."""

    def run(device: int, own: list[RunValue]) -> Sequence[RunValue]:
        seen = WATCHED.get() if device == 0 else None
        return plan.run(own) if seen is None else plan.observed(seen)(own)

    taken = [type_.shape if isinstance(type_, Tensor) else None for type_ in view.operand_types]
    given = [type_.shape if isinstance(type_, Tensor) else None for type_ in view.result_types]
    return manual(manual_shardings(view.attributes), taken, given, run, mesh_named)


def manual(
    shared: ManualShardings,
    operands: Sequence[Vec | None],
    results: Sequence[Vec | None],
    run: Callable[[int, list[RunValue]], Sequence[RunValue]],
    mesh_named: Callable[[Sharding], Mesh],
) -> Manual | None:
    """A manual computation by its attributes and the shapes of its tensors; None where there is one device."""
    taken, given, axes = shared
    meshes = [mesh_named(sharding) for sharding in (*taken, *given)]
    size = max((mesh.size for mesh in meshes), default=1)
    if size == 1:
        return None

    def all_parts(shardings: Sequence[Sharding], shapes: Sequence[Vec | None]) -> tuple[Parts | None, ...]:
        return tuple(
            None if shape is None else parts(sharding, mesh_named(sharding), size, shape, axes)
            for sharding, shape in zip(shardings, shapes, strict=True)
        )

    places = coordinates(next(mesh for mesh in meshes if mesh.size == size), size)
    fixed = np.stack([places[name] for name in places if name not in axes] or [np.zeros(size, np.int64)])
    together = tuple(
        tuple(np.flatnonzero((fixed == fixed[:, device : device + 1]).all(axis=0)).tolist()) for device in range(size)
    )
    shapes = tuple(() if shape is None else tuple(shape) for shape in results)
    return Manual(run, size, all_parts(taken, operands), all_parts(given, results), shapes, together)
