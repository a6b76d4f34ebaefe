"""Shardy's meshes and shardings, read from their text: the carrier may know them as text only."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod
from typing import Any, TypeVar

from opspec.programs import printed_form
from opspec.programs.records import View
from opspec.values.constants import Struct
from opspec.values.types import Other, Tensor

T = TypeVar("T")

_AXIS_SIZE = re.compile(r'"((?:[^"\\]|\\.)*)"\s*=\s*(-?\d+)')
_DEVICES = re.compile(r"device_ids\s*=\s*\[([\d,\s-]*)\]")
_AXIS = re.compile(r'"((?:[^"\\]|\\.)*)"(?::\((\d+)\)(\d+))?')
_ONE = re.compile(r"#sdy\.sharding<")
_PER_VALUE = re.compile(r"#sdy\.sharding_per_value<\s*\[")
_GROUPS = ("replicated", "unreduced")


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
    """The mesh that an attribute spells."""
    if isinstance(given, Struct) and given.kind == "mesh":
        devices = given["device_ids"]
        axes = tuple((axis["name"], axis["size"]) for axis in given["axes"])
        return Mesh(axes, None if devices is None else tuple(map(int, devices)))
    text = _text(given)
    return _mesh(text) if text is not None and text.startswith("#sdy.mesh<") else None


def _mesh(text: str) -> Mesh:
    devices = _DEVICES.search(text)
    ids = None if devices is None else tuple(int(part) for part in devices[1].split(",") if part.strip())
    return Mesh(tuple((name, int(size)) for name, size in _AXIS_SIZE.findall(text)), ids)


def shardings_of(view: View) -> Iterator[Sharding]:
    """The shardings that an op gives its results, or a function its arguments and results."""
    if view.name == "func.func":
        type_ = view.attributes.get("function_type")
        if not isinstance(type_, Struct) or type_.kind != "function":
            return
        for name, types, what in (("arg_attrs", "inputs", "argument"), ("res_attrs", "results", "result")):
            given = view.attributes.get(name)
            for at, (attributes, value) in enumerate(zip(given or (), type_[types], strict=False)):
                text = _text(attributes.get("sdy.sharding")) if isinstance(attributes, Mapping) else None
                if text is not None and _ONE.match(text):
                    yield _sharding(text[text.index("<") :], f"{what} {at}: ", value)
        return
    own = "sharding" if view.name.startswith("sdy.") else "sdy.sharding"
    yield from _listed(view, own, "result", view.result_types)
    if view.name == "sdy.manual_computation":
        yield from _listed(view, "in_shardings", "operand", view.operand_types)
        yield from _listed(view, "out_shardings", "result", view.result_types)


def sharding_of(attributes: Mapping[str, Any], value: Tensor | Other) -> Sharding | None:
    """The sharding that is among the attributes of an argument or a result."""
    text = _text(attributes.get("sdy.sharding"))
    return None if text is None or not _ONE.match(text) else _sharding(text[text.index("<") :], "", value)


def sharding_in(text: str, at: int) -> Sharding | None:
    """The sharding that an op's attribute, as text, gives its result at this position."""
    value = Other("value")
    per_value = _PER_VALUE.match(text)
    if per_value is None:
        return _sharding(text[text.index("<") :], "", value) if _ONE.match(text) else None
    parts = printed_form.split(text[per_value.end() : printed_form.enclosed(text, per_value.end() - 1)])
    return _sharding(parts[at], "", value) if at < len(parts) else None


def manual_shardings(view: View) -> tuple[list[Sharding], list[Sharding], frozenset[str]]:
    """How a manual computation takes operands apart and puts results together, and the axes along which it does."""
    taken = list(_listed(view, "in_shardings", "operand", view.operand_types))
    given = list(_listed(view, "out_shardings", "result", view.result_types))
    return taken, given, frozenset(name for name, *_ in _AXIS.findall(_text(view.attributes.get("manual_axes")) or ""))


def _listed(view: View, name: str, what: str, values: Sequence[Tensor | Other]) -> Iterator[Sharding]:
    text = _text(view.attributes.get(name))
    if text is None:
        return
    if _ONE.match(text) and values:
        yield _sharding(text[text.index("<") :], "", values[0])
    elif per_value := _PER_VALUE.match(text):
        parts = printed_form.split(text[per_value.end() : printed_form.enclosed(text, per_value.end() - 1)])
        for at, (part, value) in enumerate(zip(parts, values, strict=False)):
            yield _sharding(part, f"{what} {at}: " if len(values) > 1 else "", value)


def _text(given: object) -> str | None:
    return given["text"] if isinstance(given, Struct) and given.kind == "opaque" else None


def _sharding(text: str, where: str, value: Tensor | Other) -> Sharding:
    """One from `<@mesh, [{"x"}, {?}], replicated={"y"}>`."""
    mesh, *parts = printed_form.split(text[1 : printed_form.enclosed(text, 0)])
    symbol = printed_form.symbol(mesh)
    dimensions: tuple[tuple[AxisRef, ...], ...] = ()
    others: list[AxisRef] = []
    unreduced: tuple[AxisRef, ...] = ()
    for part in parts:
        if part.startswith("["):
            dimensions = tuple(_axes(entry) for entry in printed_form.split(part[1:-1]))
        elif part.partition("=")[0].strip() in _GROUPS:
            listed = _axes(part.partition("=")[2])
            others += listed
            unreduced = listed if part.startswith("unreduced") else unreduced
    own = _mesh(mesh) if symbol is None else None
    return Sharding(where, value, symbol or "", own, dimensions, tuple(others), unreduced)


def _axes(text: str) -> tuple[AxisRef, ...]:
    return tuple(
        AxisRef(name, int(before), int(size)) if size else AxisRef(name) for name, before, size in _AXIS.findall(text)
    )
