"""Shardy's meshes and shardings, as programs say them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod
from typing import Any, TypeGuard, TypeVar

from opspec.programs.records import View
from opspec.programs.shardy_attributes import read
from opspec.values.constants import Struct
from opspec.values.types import Other, Tensor

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

    def __str__(self) -> str:
        return f'"{self.name}"' + ("" if self.size is None else f":({self.before}){self.size}")

    def span(self, whole: int) -> tuple[int, int]:
        """Where it lies in the axis, as the products of the sizes before and behind it."""
        return (1, whole) if self.size is None or self.before is None else (self.before, self.before * self.size)


@dataclass(frozen=True, slots=True)
class Sharding:
    """How a value lies on a mesh, which is a symbol or written here: the axes that split each dimension, and others."""

    where: str  # in words, for messages
    value: Tensor | Other
    symbol: str
    mesh: Mesh | None
    dimensions: tuple[tuple[AxisRef, ...], ...]
    others: tuple[AxisRef, ...]
    unreduced: tuple[AxisRef, ...] = ()  # those of the others along which each has a term of a sum that is done later

    def broken(self, mesh: Mesh, make: Callable[[str, str, str], T]) -> Iterator[T]:
        """The rules that it breaks on a mesh."""
        sizes = dict(mesh.axes)
        rank = len(self.value.shape) if isinstance(self.value, Tensor) else 0
        if len(self.dimensions) != rank and (mesh.axes or self.dimensions):
            found = f"found {len(self.dimensions)} for {self.value}"
            wanted = f"expected {rank} {'entry' if rank == 1 else 'entries'}, one per dimension"
            yield make("program.C5", f"{self.where}{wanted}; {found}", "{} for a dimension that stays whole")
        axes = [axis for axes in self.dimensions for axis in axes] + list(self.others)
        listed = ", ".join(f'"{name}" of size {size}' for name, size in mesh.axes) or "none"
        known: list[AxisRef] = []
        for axis in axes:
            if axis.name not in sizes:
                message = f'expected an axis of the mesh, found "{axis.name}"; its axes are {listed}'
                yield make("program.C6", self.where + message, "")
                continue
            low, high = axis.span(sizes[axis.name])
            if axis.size is not None and (low < 1 or high <= low or sizes[axis.name] % high or high % low):
                message = f'{axis} is no part of axis "{axis.name}", whose size is {sizes[axis.name]}'
                yield make("program.C6", self.where + message, "")
                continue
            known.append(axis)
        for one, other in combinations(known, 2):
            if one == other or (one.name == other.name and _overlap(one, other, sizes[one.name])):
                message = f"expected each axis once, found {one} and {other}" if one != other else f"{one} comes twice"
                yield make("program.C7", self.where + message, "")
                return


def _overlap(one: AxisRef, other: AxisRef, whole: int) -> bool:
    (low, high), (other_low, other_high) = one.span(whole), other.span(whole)
    return low < other_high and other_low < high


# --- reading --------------------------------------------------------------------------------------


def mesh_of(given: object) -> Mesh | None:
    """The mesh that an attribute is."""
    if not isinstance(given, Struct) or given.kind != "mesh":
        return None
    devices = given["device_ids"]
    axes = tuple((axis["name"], axis["size"]) for axis in given["axes"])
    return Mesh(axes, None if devices is None else tuple(map(int, devices)))


def shardings_of(view: View) -> Iterator[Sharding]:
    """The shardings that an op gives its results, or a function its arguments and results."""
    if view.name == "func.func":
        type_ = view.attributes.get("function_type")
        if not isinstance(type_, Struct) or type_.kind != "function":
            return
        for name, types, what in (("arg_attrs", "inputs", "argument"), ("res_attrs", "results", "result")):
            given = view.attributes.get(name)
            for at, (attributes, value) in enumerate(zip(given or (), type_[types], strict=False)):
                found = attributes.get("sdy.sharding") if isinstance(attributes, Mapping) else None
                if _is(found, "sharding"):
                    yield _sharding(found, f"{what} {at}: ", value)
        return
    own = "sharding" if view.name.startswith("sdy.") else "sdy.sharding"
    yield from _listed(view, own, "result", view.result_types)
    if view.name == "sdy.manual_computation":
        yield from _listed(view, "in_shardings", "operand", view.operand_types)
        yield from _listed(view, "out_shardings", "result", view.result_types)


def sharding_of(attributes: Mapping[str, Any], value: Tensor | Other) -> Sharding | None:
    """The sharding that is among the attributes of an argument or a result."""
    found = attributes.get("sdy.sharding")
    return _sharding(found, "", value) if _is(found, "sharding") else None


def sharding_in(text: str, at: int) -> Sharding | None:
    """The sharding that an op's attribute, as text, gives its result at this position."""
    found = read(text)
    if _is(found, "sharding_per_value"):
        found = dict(enumerate(found["shardings"])).get(at)
    return _sharding(found, "", Other("value")) if _is(found, "sharding") else None


def manual_shardings(view: View) -> tuple[list[Sharding], list[Sharding], frozenset[str]]:
    """How a manual computation takes operands apart and puts results together, and the axes along which it does."""
    taken = list(_listed(view, "in_shardings", "operand", view.operand_types))
    given = list(_listed(view, "out_shardings", "result", view.result_types))
    axes = view.attributes.get("manual_axes")
    return taken, given, frozenset(axes["value"] if _is(axes, "manual_axes") else ())


def _listed(view: View, name: str, what: str, values: Sequence[Tensor | Other]) -> Iterator[Sharding]:
    given = view.attributes.get(name)
    if _is(given, "sharding") and values:
        yield _sharding(given, "", values[0])
    elif _is(given, "sharding_per_value"):
        for at, (found, value) in enumerate(zip(given["shardings"], values, strict=False)):
            yield _sharding(found, f"{what} {at}: " if len(values) > 1 else "", value)


def _is(given: object, kind: str) -> TypeGuard[Struct]:
    return isinstance(given, Struct) and given.kind == kind


def _sharding(found: Struct, where: str, value: Tensor | Other) -> Sharding:
    mesh = found["mesh_or_ref"]
    symbol = "" if isinstance(mesh, Struct) else str(mesh)
    dimensions = tuple(_axes(dimension["axes"]) for dimension in found["dim_shardings"])
    unreduced = _axes(found["unreduced_axes"])
    others = _axes(found["replicated_axes"]) + unreduced
    return Sharding(where, value, symbol, mesh_of(mesh), dimensions, others, unreduced)


def _axes(given: Sequence[Struct]) -> tuple[AxisRef, ...]:
    return tuple(map(_axis, given))


def _axis(given: Struct) -> AxisRef:
    part = given["sub_axis_info"]
    return AxisRef(given["name"]) if part is None else AxisRef(given["name"], part["pre_size"], part["size"])
