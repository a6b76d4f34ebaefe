"""The ops that a local program has besides its own: collectives, and parts that a device takes of what it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING, cast

import numpy as np

from opspec.partition.placement import Devices, Dims
from opspec.partition.resharding import share, steps
from opspec.programs import carrier
from opspec.propagation.axes import Refs

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue


@dataclass(frozen=True, slots=True)
class Exchange:
    """A collective that was written: over which axes, what each device sends, and why."""

    kind: str
    axes: Refs
    sent: int  # bytes of each device
    shape: tuple[int, ...]
    why: str
    place: str


@dataclass
class Local:
    """Writes ops at a place. `why` and `where`: what they are for, which is told with each collective."""

    devices: Devices
    exchanges: list[Exchange] = field(default_factory=list)
    why: str = ""
    where: str = ""
    channels: int = 0

    def op(
        self,
        name: str,
        types: Sequence[ir.Type],
        operands: Sequence[SSAValue],
        attributes: Mapping[str, str] | None = None,
        regions: int = 0,
    ) -> ir.Operation:
        parsed = {key: carrier.ir.Attribute.parse(text) for key, text in (attributes or {}).items()}
        made: ir.Operation = carrier.ir.Operation.create(
            f"stablehlo.{name}", list(types), list(operands), parsed, regions=regions
        ).operation
        return made

    # -- from one way to lie to another ----------------------------------------------------------------

    def reshard(self, value: SSAValue, old: Dims, new: Dims) -> SSAValue:
        """The same value with its parts elsewhere."""
        for step in steps(old, new):
            if step.kind == "all_to_all":
                value = self._all_to_all(value, step.source, step.target, step.axes)
            elif step.kind == "all_gather":
                value = self._all_gather(value, step.source, step.axes)
            else:
                value = self._cut(value, step.cuts)
        return value

    def _all_gather(self, value: SSAValue, d: int, axes: Refs) -> SSAValue:
        type_ = carrier.ir.RankedTensorType(value.type)
        sizes = list(type_.shape)
        count = self.devices.parts(axes)
        self._tell("all_gather", axes, value)
        sizes[d] *= count
        given = {"all_gather_dim": f"{d} : i64", **self._among(axes)}
        return _result(self.op("all_gather", [_tensor(sizes, type_)], [value], given))

    def _all_to_all(self, value: SSAValue, source: int, target: int, axes: Refs) -> SSAValue:
        type_ = carrier.ir.RankedTensorType(value.type)
        sizes = list(type_.shape)
        count = self.devices.parts(axes)
        self._tell("all_to_all", axes, value)
        sizes[source] *= count
        sizes[target] //= count
        given = {
            "split_dimension": f"{target} : i64",
            "concat_dimension": f"{source} : i64",
            "split_count": f"{count} : i64",
            **self._among(axes, is_global=False),
        }
        return _result(self.op("all_to_all", [_tensor(sizes, type_)], [value], given))

    def all_reduce(self, value: SSAValue, axes: Refs, combine: ir.Region | str) -> SSAValue:
        """What the devices have along some axes, combined: by an op, or as a region does."""
        self._tell("all_reduce", axes, value)
        made = self.op("all_reduce", [value.type], [value], self._among(axes), regions=1)
        self._combining(made.regions[0], value, combine)
        return _result(made)

    def reduce_scatter(self, value: SSAValue, axes: Refs, d: int, combine: ir.Region | str) -> SSAValue:
        """The same, of which each device keeps its part along a dimension."""
        type_ = carrier.ir.RankedTensorType(value.type)
        sizes = list(type_.shape)
        count = self.devices.parts(axes)
        self._tell("reduce_scatter", axes, value)
        sizes[d] //= count
        given = {"scatter_dimension": f"{d} : i64", **self._among(axes)}
        made = self.op("reduce_scatter", [_tensor(sizes, type_)], [value], given, regions=1)
        self._combining(made.regions[0], value, combine)
        return _result(made)

    def _combining(self, region: ir.Region, value: SSAValue, combine: ir.Region | str) -> None:
        ir = carrier.ir
        scalar = ir.RankedTensorType.get([], ir.RankedTensorType(value.type).element_type)
        block = region.blocks.append(scalar, scalar, arg_locs=[ir.Location.unknown()] * 2)
        with ir.InsertionPoint(block):
            if isinstance(combine, str):
                made = self.op(combine, [scalar], list(block.arguments))
            else:
                inner = next(iter(combine.blocks[0].operations)).operation
                made = inner.clone()
                for at, argument in enumerate(block.arguments):
                    made.operation.operands[at] = argument
            self.op("return", [], [made.operation.results[0]])

    # -- parts that a device takes itself --------------------------------------------------------------

    def cut(self, value: SSAValue, dims: Dims) -> SSAValue:
        """The part of a value that every device has whole."""
        return self._cut(value, dims) if any(dims) else value

    def _cut(self, value: SSAValue, dims: Sequence[Refs]) -> SSAValue:
        ir = carrier.ir
        type_ = ir.RankedTensorType(value.type)
        sizes = [size // self.devices.parts(refs) for size, refs in zip(type_.shape, dims, strict=True)]
        starts = [self._start(refs, size) for refs, size in zip(dims, sizes, strict=True)]
        given = {"slice_sizes": f"array<i64: {', '.join(map(str, sizes))}>"}
        return _result(self.op("dynamic_slice", [_tensor(sizes, type_)], [value, *starts], given))

    def _start(self, refs: Refs, size: int) -> SSAValue:
        """Where the part of this device begins."""
        return self.by_device((self.devices.number(refs) * size).astype(np.int32))

    def by_device(self, table: np.ndarray[tuple[int], np.dtype[np.int32]]) -> SSAValue:
        """The number that a table has for this device."""
        ir = carrier.ir
        i32 = ir.IntegerType.get_signless(32)
        scalar = ir.RankedTensorType.get([], i32)
        if (table == table[0]).all():
            return self._constant(np.array(table[0]), scalar)
        whole = self._constant(table, ir.RankedTensorType.get([len(table)], i32))
        number = self.op("partition_id", [ir.RankedTensorType.get([], ir.IntegerType.get_unsigned(32))], [])
        index = self.op("convert", [scalar], [number.results[0]])
        one = ir.RankedTensorType.get([1], i32)
        found = self.op("dynamic_slice", [one], [whole, index.results[0]], {"slice_sizes": "array<i64: 1>"})
        return _result(self.op("reshape", [scalar], [found.results[0]]))

    def _constant(self, value: np.ndarray[tuple[int, ...], np.dtype[np.int32]], type_: ir.Type) -> SSAValue:
        numbers = ", ".join(map(str, value.ravel().tolist()))
        text = f"dense<{numbers if value.ndim == 0 else f'[{numbers}]'}> : {type_}"
        return _result(self.op("constant", [type_], [], {"value": text}))

    # -- what a collective says ------------------------------------------------------------------------

    def _among(self, axes: Refs, is_global: bool = True) -> dict[str, str]:
        groups = self.devices.groups(axes)
        self.channels += 1
        rows = ", ".join(f"[{', '.join(map(str, group))}]" for group in groups)
        shape = f"{len(groups)}x{len(groups[0])}"
        given = {
            "replica_groups": f"dense<[{rows}]> : tensor<{shape}xi64>",
            "channel_handle": f"#stablehlo.channel_handle<handle = {self.channels}, type = 1>",
        }
        return {**given, "use_global_device_ids": "unit"} if is_global else given

    def _tell(self, kind: str, axes: Refs, value: SSAValue) -> None:
        type_ = carrier.ir.RankedTensorType(value.type)
        nbytes = prod(type_.shape) * _bytes(type_.element_type)
        self.exchanges.append(
            Exchange(
                kind,
                axes,
                round(nbytes * share(kind, self.devices.parts(axes))),
                tuple(type_.shape),
                self.why,
                self.where,
            )
        )


def _result(op: ir.Operation) -> SSAValue:
    return cast("SSAValue", op.results[0])


def _tensor(sizes: Sequence[int], like: ir.RankedTensorType) -> ir.RankedTensorType:
    return carrier.ir.RankedTensorType.get(list(sizes), like.element_type)


def _bytes(element: ir.Type) -> int:
    text = str(element)
    if text.startswith("complex"):
        return 2 * _bytes(carrier.ir.ComplexType(element).element_type)
    digits = "".join(letter for letter in text.partition("E")[0] if letter.isdigit())
    return max(1, int(digits or 8) // 8)
