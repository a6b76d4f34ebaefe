"""Which processes of a grid a collective names: in its groups, or in pairs of source and target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opspec.catalog.op_traits import traits_of
from opspec.programs.records import View
from opspec.values.constants import Struct
from opspec.values.mesh_groups import MESH_AXES

_MOST = 8  # ids that a message names
_MOST_COUNTED = 1 << 16
_IDS = ("replica_groups", "source_target_pairs")


def is_collective(name: str) -> bool:
    """Whether ops of this name read what other processes have."""
    known = traits_of(name)
    return known is not None and known.peers


def _is_partial(name: str) -> bool:
    """Whether a process may be in none of the groups of such an op."""
    known = traits_of(name)
    return known is not None and known.partial


def processes_of(view: View) -> Iterator[int]:
    """The ids that a collective names."""
    given: Any = next((view.attributes[name] for name in _IDS if name in view.attributes), None)
    if isinstance(given, Struct) and given.kind == MESH_AXES:
        return  # its ids are those of the devices of the mesh
    if getattr(given, "dtype", None) is not None and given.size <= 1 << 20 and given.dtype.kind in "iu":
        yield from (int(process) for process in given.ravel() if process >= 0)


def counted(view: View, replicas: int | None, partitions: int | None) -> tuple[int | None, str]:
    """How many processes the ids of a collective count, and which; None where that is not known."""
    handle = view.attributes.get("channel_handle")
    channel = handle["handle"] if isinstance(handle, Struct) and handle.kind == "channel_handle" else 0
    if view.attributes.get("use_global_device_ids"):
        known = None not in (replicas, partitions)
        return (replicas or 0) * (partitions or 0) if known else None, "process"
    of_partitions = view.name == "stablehlo.all_to_all" or _is_partial(view.name)
    if of_partitions and isinstance(channel, int) and channel > 0:
        return partitions, "partition"
    return replicas, "replica"


def outside(view: View, replicas: int | None, partitions: int | None) -> str:
    """What is wrong with ids that are not those of the grid; nothing where all are."""
    many, what = counted(view, replicas, partitions)
    foreign = [] if many is None else sorted({process for process in processes_of(view) if process >= many})
    if many is None or not foreign:
        return ""
    has = f"the grid has {many} {what}{'' if many == 1 else 's'}"
    return f"expected ids from 0 to {many - 1}, since {has}; found {listed(foreign)}"


def left_out(view: View, replicas: int | None, partitions: int | None) -> str:
    """Which processes of the grid are in none of the groups that are given; nothing where each is in one, or may be in
    none.
    """
    many, what = counted(view, replicas, partitions)
    named = set(processes_of(view))
    if _is_partial(view.name) or not named or many is None or many > _MOST_COUNTED:
        return ""
    missing = sorted(set(range(many)) - named)
    verb = "is" if len(missing) == 1 else "are"
    return f"expected a group for each of the {many} {what}s; {listed(missing)} {verb} in none" if missing else ""


def listed(numbers: Sequence[int]) -> str:
    shown = ", ".join(map(str, numbers[:_MOST]))
    return shown if len(numbers) <= _MOST else f"{shown}, ... ({len(numbers)} in all)"
