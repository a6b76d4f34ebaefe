"""The grid of processes that an instance's program declares, where rules of its op ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from opspec.instances.instance import Instance

MOST_REPLICAS, MOST_PARTITIONS = 3, 2


def gridded(instance: Instance) -> Iterator[Instance]:
    """The instance in small grids, and in none that is declared."""
    for grid in (None, *product(range(1, MOST_REPLICAS + 1), range(1, MOST_PARTITIONS + 1))):
        if grid != instance.grid:
            yield replace(instance, grid=grid)


def fits_grid(instance: Instance) -> bool:
    """Whether groups that are given name every process of the declared grid: rules of programs ask that."""
    groups = instance.attributes.get("replica_groups")
    rows = [row for row in groups if isinstance(row, tuple)] if isinstance(groups, tuple) else []
    ids = {process for row in rows for process in row if process >= 0}
    if instance.grid is None or not ids:
        return True
    replicas, partitions = instance.grid
    return ids == set(range(replicas * partitions if instance.attributes.get("use_global_device_ids") else replicas))
