"""Shardings on several meshes of the same devices, on one mesh whose axes are parts of theirs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from opspec.partition.placement import PartitionError
from opspec.propagation.axes import Axes, Refs
from opspec.propagation.graph import ShardingGraph
from opspec.sharding.gspmd import Meshes, Tiling
from opspec.sharding.shardings import AxisRef, Mesh, Sharding
from opspec.values.arrays import Array

_Finer = Mapping[str, Refs]  # of each axis of a mesh those that it consists of


def on_one_mesh(graph: ShardingGraph, meshes: Sequence[Mesh]) -> Mesh:
    """Let all values of a program lie on one mesh, as they do on these, and give it."""
    first = meshes[0]
    if any(mesh.size != first.size for mesh in meshes):
        sizes = ", ".join(str(mesh.size) for mesh in meshes)
        raise PartitionError(f"expected meshes of the same devices, found some of {sizes} devices")
    places = np.argsort(_devices(first))
    tilings = [Tiling("tiled", places[_devices(mesh)].reshape([size for _, size in mesh.axes])) for mesh in meshes]
    common = Meshes.of(tilings, first.size)
    if len(common.orders) > 1:
        named = " and ".join(", ".join(f"{name}={size}" for name, size in mesh.axes) for mesh in meshes)
        raise PartitionError(f"expected meshes whose axes are parts of those of one mesh, found {named}")
    finer: dict[Mesh, _Finer] = {}
    for mesh, tiling in zip(meshes, tilings, strict=True):
        found = common.sharding(tiling, len(mesh.axes))
        finer[mesh] = {name: axes for (name, _), axes in zip(mesh.axes, found.dimensions, strict=True)}
    (made,) = common.named.values()
    made = replace(made, devices=first.devices)
    _Rewriting(graph, made, finer).run()
    return made


def _devices(mesh: Mesh) -> Array:
    return np.arange(mesh.size) if mesh.devices is None else np.array(mesh.devices)


class _Rewriting:
    def __init__(self, graph: ShardingGraph, mesh: Mesh, finer: Mapping[Mesh, _Finer]) -> None:
        self.graph, self.mesh, self.finer = graph, mesh, finer
        self.sizes = Axes(dict(mesh.axes))

    def run(self) -> None:
        """What manual computations name is read first: it tells their meshes."""
        graph = self.graph
        for step in graph.steps:
            if step.inside is not None and (finer := self._finer(step.inside.outer)) is not None:
                outer, names = self._sharding(step.inside.outer), step.inside.axes
                axes = frozenset(axis.name for name in names for axis in finer.get(name, ()))
                step.inside = replace(step.inside, outer=outer, axes=axes)
        for place in {id(one): one for one in (*graph.places, *(place for *_, place in graph.ends))}.values():
            if place.sharding is not None:
                place.sharding = self._sharding(place.sharding)

    def _finer(self, sharding: Sharding) -> _Finer | None:
        return self.finer.get(self.graph.mesh(sharding))

    def _sharding(self, sharding: Sharding) -> Sharding:
        finer = self._finer(sharding)
        if finer is None:
            return sharding  # of a single device, or none
        coarse = Axes(dict(self.graph.mesh(sharding).axes))

        def all_of(refs: Refs) -> Refs:
            return tuple(part for axis in refs for part in self._parts(axis, coarse, finer))

        return replace(
            sharding,
            symbol="",
            mesh=self.mesh,
            dimensions=tuple(map(all_of, sharding.dimensions)),
            unreduced=all_of(sharding.unreduced),
            replicated=all_of(sharding.replicated),
        )

    def _parts(self, axis: AxisRef, coarse: Axes, finer: _Finer) -> Iterator[AxisRef]:
        """What of the finer axes a coarse one is, or a part of it."""
        low, high = coarse.span(axis)
        at = 1
        for own in finer[axis.name]:
            size = self.sizes.size(own)
            begin, end = max(low, at), min(high, at * size)
            if begin < end:
                if begin % at or end % begin:
                    raise PartitionError(f"expected parts of axes that go together, found {axis} of {coarse.sizes}")
                yield self.sizes.part(own.name, begin // at, end // at)
            at *= size
