"""How each value of a program lies on the mesh, read from the program: as text, data and for pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from textwrap import wrap
from typing import TYPE_CHECKING

from opspec.programs import carrier
from opspec.programs.records import Block, ModuleView, View, import_module
from opspec.propagation.graph import FUNCTION, MANUAL, NAMED, meshes_of
from opspec.propagation.manual import without_axes
from opspec.sharding.device_parts import part_numbers
from opspec.sharding.shardings import SHARDING, Mesh, Sharding, axis_text, manual_shardings, sharding_of, shardings_in
from opspec.values.types import Tensor

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_WIDTH = 80


@dataclass(frozen=True)
class ValueLayout:
    """A value: its name in the printed program, who makes it, its shape, and how it lies."""

    function: str
    name: str
    maker: str
    type: Tensor
    sharding: Sharding
    mesh: Mesh

    @property
    def counts(self) -> list[int]:
        """Into how many parts each dimension is split."""
        sizes = dict(self.mesh.axes)
        spans = ([axis.span(sizes[axis.name]) for axis in axes] for axes in self.sharding.dimensions)
        return [prod(high // low for low, high in dimension) for dimension in spans]

    @property
    def local(self) -> list[int]:
        """The shape on one device; where sizes do not divide, that of the largest part."""
        return [-(-size // by) for size, by in zip(self.type.shape, self.counts, strict=True)]

    @property
    def words(self) -> str:
        """The axes of each dimension: `[x, y:(1)2, -]`."""
        given = (" ".join(map(_axis, axes)) or "-" for axes in self.sharding.dimensions)
        more = f" unreduced {' '.join(map(_axis, self.sharding.unreduced))}" if self.sharding.unreduced else ""
        return f"[{', '.join(given)}]{more}"

    def devices(self) -> Mapping[tuple[int, ...], list[int]]:
        """The devices that have each part, by its numbers."""
        count = self.mesh.size
        numbers = part_numbers(self.sharding, self.mesh, count, self.type.rank)[0]
        found: dict[tuple[int, ...], list[int]] = {}
        for device, part in enumerate(map(tuple, numbers.tolist()), self.mesh.only or 0):
            found.setdefault(part, []).append(device)
        return dict(sorted(found.items()))


def _axis(axis: object) -> str:
    return axis_text(axis).replace('"', "")  # type: ignore[arg-type]


# --- reading ------------------------------------------------------------------------------------------------


def layouts(module: ir.Module) -> Iterator[ValueLayout]:
    """Every value beside which the program says how it lies, in the order of the text."""
    view = import_module(module)
    state = carrier.ir.AsmState(module.operation)
    names = {number: value.get_name(state) for value, number in view.values.items()}
    reading = _Reading(view, names, meshes_of(view))
    for function, op in view.functions.items():
        if op.regions[0].blocks:
            yield from reading.function(function, op)


@dataclass
class _Reading:
    module: ModuleView
    names: Mapping[int, str]
    meshes: Mapping[str, Mesh]

    def function(self, name: str, view: View) -> Iterator[ValueLayout]:
        block = view.regions[0].block
        given = view.attributes.get("arg_attrs") or ()
        arguments = [sharding_of(one) for one in given]
        yield from self._values(name, "argument", block.arguments, arguments)
        yield from self._block(name, block)

    def _block(self, function: str, block: Block) -> Iterator[ValueLayout]:
        for view in block.ops:
            if view.name == FUNCTION:
                continue
            own, inner = self._own(view)
            for region in view.regions:
                for inside in region.blocks:
                    if inner is not None:
                        yield from self._values(function, f"argument of {view.name}", inside.arguments, inner)
                    yield from self._block(function, inside)
            yield from self._values(function, view.name, view.results, own)

    def _own(self, view: View) -> tuple[Sequence[Sharding], Sequence[Sharding] | None]:
        """The shardings of an op's results, and of the arguments of its regions, where these have some."""
        if view.name == MANUAL:
            taken, made, axes = manual_shardings(view.attributes)
            return made, [without_axes(sharding, axes) for sharding in taken]
        if view.name == NAMED:
            return tuple(shardings_in(view.attributes.get(f"{side}_shardings")) for side in ("out", "in"))  # type: ignore[return-value]
        own = shardings_in(view.attributes.get("sharding")) or shardings_in(view.attributes.get(SHARDING))
        tied = all(len(block.arguments) == len(view.results) for region in view.regions for block in region.blocks)
        return own, own if view.regions and tied else None

    def _values(
        self, function: str, maker: str, values: Sequence[int], shardings: Sequence[Sharding | None]
    ) -> Iterator[ValueLayout]:
        for value, sharding in zip(values, shardings, strict=False):
            type_ = self.module.types[value]
            mesh = None if sharding is None else sharding.mesh or self.meshes.get(sharding.symbol)
            if sharding is not None and mesh is not None and isinstance(type_, Tensor):
                whole = replace(sharding, dimensions=sharding.along(type_.rank))
                yield ValueLayout(function, self.names[value], maker, type_, whole, mesh)


# --- showing ------------------------------------------------------------------------------------------------


def layouts_data(found: Sequence[ValueLayout]) -> list[dict[str, object]]:
    """The values as data."""
    return [
        {
            "function": one.function,
            "value": one.name,
            "maker": one.maker,
            "type": str(one.type),
            "axes": [list(map(_axis, axes)) for axes in one.sharding.dimensions],
            "unreduced": list(map(_axis, one.sharding.unreduced)),
            "local_shape": one.local,
            "parts": one.counts,
        }
        for one in found
    ]


def alike(found: Sequence[ValueLayout]) -> dict[ValueLayout, list[ValueLayout]]:
    """Values of one shape that lie in one way, by the first of them."""
    groups: dict[tuple[object, ...], list[ValueLayout]] = {}
    for one in found:
        if one.type.rank:
            groups.setdefault((tuple(one.type.shape), one.words, one.mesh), []).append(one)
    return {group[0]: group for group in groups.values()}


def listing(found: Sequence[ValueLayout]) -> str:
    """A line for each value, function by function, and a picture of each way to lie."""
    lines: list[str] = []
    for function in dict.fromkeys(one.function for one in found):
        own = [one for one in found if one.function == function]
        sizes = next((one.mesh.axes for one in own if one.mesh.axes), ())
        axes = ", ".join(f"{name}={size}" for name, size in sizes)
        lines += [f"@{function} on {f'a mesh of {axes}' if axes else 'one device'}", *_table(own), ""]
    for first, group in alike(found).items():
        lines += [*_drawn(first, group), ""]
    return "\n".join(lines).rstrip()


def _table(found: Sequence[ValueLayout]) -> list[str]:
    rows = [
        (one.name, one.maker.partition(".")[2] or one.maker, shape(one.type.shape), one.words, shape(one.local))
        for one in found
    ]
    widths = [max(len(row[at]) for row in rows) for at in range(4)]
    return ["  " + "  ".join([*(row[at].ljust(widths[at]) for at in range(4)), row[4]]) for row in rows]


def shape(sizes: Sequence[object]) -> str:
    return "x".join(map(str, sizes)) or "scalar"


def _drawn(first: ValueLayout, group: Sequence[ValueLayout]) -> list[str]:
    """The parts of the first two dimensions that are split as a grid, with the devices that have each."""
    names = ", ".join(dict.fromkeys(one.name for one in group))
    head = f"{shape(first.type.shape)} as {first.words}, {shape(first.local)} on each device: {names}"
    lines = wrap(head, _WIDTH, subsequent_indent="    ", max_lines=4, placeholder=" ...")
    for row in grid(first):
        lines.append("  " + " | ".join(" ".join(map(str, cell)) for cell in row))
    return lines


def grid(one: ValueLayout) -> list[list[list[int]]]:
    """The devices of each part: rows along the first dimension that is split, columns along all others.

    One that is alone, and not the first of the value, has columns.
    """
    split = [d for d, count in enumerate(one.counts) if count > 1]
    down = split[0] if len(split) > 1 or split == [0] else None
    rows: dict[int, list[list[int]]] = {}
    for part, devices in one.devices().items():
        rows.setdefault(0 if down is None else part[down], []).append(devices)
    return list(rows.values())
