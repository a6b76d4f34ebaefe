"""Shardy's meshes and shardings, as programs say them, and their text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias, TypeGuard, TypeVar

from opspec.programs.shardy_attributes import REDUCTIONS, read, spelled
from opspec.values.constants import EnumValue, Struct, Symbol
from opspec.values.dims import Vec

T = TypeVar("T")

SHARDING = "sdy.sharding"  # the attribute of an argument, a result or an op


@dataclass(frozen=True, slots=True)
class Mesh:
    """Named axes, and the order of the devices where it is not that of their numbers."""

    axes: tuple[tuple[str, int], ...]
    devices: tuple[int, ...] | None = None

    @property
    def size(self) -> int:
        return prod(size for _, size in self.axes)

    @property
    def only(self) -> int | None:
        """The number of the device, where it is a mesh of a single one that has all."""
        return self.devices[0] if self.devices and not self.axes else None


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
    """How a value lies on a mesh, which is a symbol or written here: the axes that split each dimension.

    `open`: the dimensions that may be split further. `priorities`: by dimension, for those that have one.
    """

    symbol: str
    mesh: Mesh | None
    dimensions: tuple[tuple[AxisRef, ...], ...]
    unreduced: tuple[AxisRef, ...] = ()  # along which each has a term of a sum that is done later
    replicated: tuple[AxisRef, ...] = ()  # which must not split it
    open: frozenset[int] = frozenset()
    priorities: tuple[tuple[int, int], ...] = ()
    reduction: str = REDUCTIONS[0]  # of what is unreduced

    @property
    def axes(self) -> tuple[AxisRef, ...]:
        """All that split a dimension."""
        return tuple(axis for dimension in self.dimensions for axis in dimension)

    def along(self, rank: int) -> tuple[tuple[AxisRef, ...], ...]:
        """The axes of so many dimensions: on a mesh that is one device none are listed."""
        return self.dimensions or ((),) * rank


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
    found = attributes.get(SHARDING)
    return _sharding(found) if _is(found, "sharding") else None


def sharding_in(text: str, at: int) -> Sharding | None:
    """The sharding that an op's attribute, as text, gives its result at this position."""
    found = shardings_in(read(text))
    return found[at] if at < len(found) else None


def shardings_in(given: object) -> list[Sharding]:
    """The shardings that an attribute of an op holds."""
    return [_sharding(given)] if _is(given, "sharding") else _listed(given)


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
    given = found["dim_shardings"]
    return Sharding(
        symbol,
        mesh_of(mesh),
        tuple(_axes(dimension["axes"]) for dimension in given),
        _axes(found["unreduced_axes"]),
        _axes(found["replicated_axes"]),
        frozenset(at for at, dimension in enumerate(given) if not dimension["is_closed"]),
        tuple((at, dimension["priority"]) for at, dimension in enumerate(given) if dimension["priority"] is not None),
        str(found["reduction_op"]),
    )


def _axes(given: Sequence[Struct]) -> tuple[AxisRef, ...]:
    return tuple(map(_axis, given))


def _axis(given: Struct) -> AxisRef:
    part = given["sub_axis_info"]
    return AxisRef(given["name"]) if part is None else AxisRef(given["name"], part["pre_size"], part["size"])


# --- writing --------------------------------------------------------------------------------------


def text_of(sharding: Sharding) -> str:
    """The attribute that stands with one value."""
    return spelled(_struct(sharding))


def text_of_each(shardings: Sequence[Sharding]) -> str:
    """The attribute that stands with an op: a sharding for each of its results."""
    return spelled(Struct("sharding_per_value", {"shardings": tuple(map(_struct, shardings))}))


def text_of_mesh(mesh: Mesh) -> str:
    return spelled(_mesh_struct(mesh))


def axis_text(axis: AxisRef) -> str:
    return spelled(_axis_struct(axis)).removeprefix("#sdy<axis_ref").removesuffix(">")


def _struct(sharding: Sharding) -> Struct:
    mesh = sharding.mesh
    priorities = dict(sharding.priorities)
    dimensions = tuple(
        Struct(
            "dimension_sharding",
            {
                "axes": tuple(map(_axis_struct, axes)),
                "is_closed": at not in sharding.open,
                "priority": priorities.get(at),
            },
        )
        for at, axes in enumerate(sharding.dimensions)
    )
    return Struct(
        "sharding",
        {
            "mesh_or_ref": Symbol(sharding.symbol) if mesh is None else _mesh_struct(mesh),
            "dim_shardings": dimensions,
            "replicated_axes": tuple(map(_axis_struct, sharding.replicated)),
            "unreduced_axes": tuple(map(_axis_struct, sharding.unreduced)),
            "reduction_op": EnumValue(sharding.reduction),
        },
    )


def _mesh_struct(mesh: Mesh) -> Struct:
    axes = tuple(Struct("mesh_axis", {"name": name, "size": size}) for name, size in mesh.axes)
    return Struct("mesh", {"axes": axes, "device_ids": None if mesh.devices is None else Vec(mesh.devices)})


def _axis_struct(axis: AxisRef) -> Struct:
    part = None
    if axis.before is not None and axis.size is not None:
        part = Struct("sub_axis_info", {"pre_size": axis.before, "size": axis.size})
    return Struct("axis_ref", {"name": axis.name, "sub_axis_info": part})
