"""Shardy's meshes and shardings, as programs say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias, TypeGuard, TypeVar

from opspec.programs.shardy_attributes import read
from opspec.values.constants import Struct

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Mesh:
    """Named axes, and the order of the devices where it is not that of their numbers."""

    axes: tuple[tuple[str, int], ...]
    devices: tuple[int, ...] | None = None

    @property
    def size(self) -> int:
        return prod(size for _, size in self.axes)


@dataclass(frozen=True, slots=True)
class AxisRef:
    """An axis that a sharding names; of a part of one the product of the sizes before it and its own."""

    name: str
    before: int | None = None
    size: int | None = None

    def span(self, whole: int) -> tuple[int, int]:
        """Where it lies in the axis, as the products of the sizes before and behind it."""
        return (1, whole) if self.size is None or self.before is None else (self.before, self.before * self.size)


@dataclass(frozen=True, slots=True)
class Sharding:
    """How a value lies on a mesh, which is a symbol or written here: the axes that split each dimension."""

    symbol: str
    mesh: Mesh | None
    dimensions: tuple[tuple[AxisRef, ...], ...]
    unreduced: tuple[AxisRef, ...] = ()  # along which each has a term of a sum that is done later


ManualShardings: TypeAlias = tuple[list[Sharding], list[Sharding], frozenset[str]]

# --- reading --------------------------------------------------------------------------------------


def mesh_of(given: object) -> Mesh | None:
    """The mesh that an attribute is."""
    if not isinstance(given, Struct) or given.kind != "mesh":
        return None
    devices = given["device_ids"]
    axes = tuple((axis["name"], axis["size"]) for axis in given["axes"])
    return Mesh(axes, tuple(map(int, devices)) if devices else None)


def sharding_of(attributes: Mapping[str, Any]) -> Sharding | None:
    """The sharding that is among the attributes of an argument or a result."""
    found = attributes.get("sdy.sharding")
    return _sharding(found) if _is(found, "sharding") else None


def sharding_in(text: str, at: int) -> Sharding | None:
    """The sharding that an op's attribute, as text, gives its result at this position."""
    found = read(text)
    if _is(found, "sharding_per_value"):
        found = dict(enumerate(found["shardings"])).get(at)
    return _sharding(found) if _is(found, "sharding") else None


def manual_shardings(attributes: Mapping[str, object]) -> ManualShardings:
    """How a manual computation takes operands apart and puts results together, and the axes along which it does."""
    taken, given = (_listed(attributes.get(name)) for name in ("in_shardings", "out_shardings"))
    axes = attributes.get("manual_axes")
    return taken, given, frozenset(axes["value"] if _is(axes, "manual_axes") else ())


def _listed(given: object) -> list[Sharding]:
    return [_sharding(found) for found in given["shardings"]] if _is(given, "sharding_per_value") else []


def _is(given: object, kind: str) -> TypeGuard[Struct]:
    return isinstance(given, Struct) and given.kind == kind


def _sharding(found: Struct) -> Sharding:
    mesh = found["mesh_or_ref"]
    symbol = "" if isinstance(mesh, Struct) else str(mesh)
    dimensions = tuple(_axes(dimension["axes"]) for dimension in found["dim_shardings"])
    return Sharding(symbol, mesh_of(mesh), dimensions, _axes(found["unreduced_axes"]))


def _axes(given: Sequence[Struct]) -> tuple[AxisRef, ...]:
    return tuple(map(_axis, given))


def _axis(given: Struct) -> AxisRef:
    part = given["sub_axis_info"]
    return AxisRef(given["name"]) if part is None else AxisRef(given["name"], part["pre_size"], part["size"])
