"""The collectives of a local program, each with what it is there for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING, cast

from opspec.partition.placement import Dims
from opspec.partition.resharding import ReshardingStep, share, steps
from opspec.partition.writing import Writing, element_of, shape_of
from opspec.programs import carrier
from opspec.propagation.axes import Refs

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue


@dataclass(frozen=True, slots=True)
class WrittenCollective:
    """A collective that was written: over which axes, what each device sends, and why."""

    kind: str
    axes: Refs
    sent: int  # bytes of each device
    shape: tuple[int, ...]
    why: str
    place: str


@dataclass
class Collectives(Writing):
    """Writes collectives too. `why` and `where`: what they are for, which is told with each."""

    exchanges: list[WrittenCollective] = field(default_factory=list)
    why: str = ""
    where: str = ""
    channels: int = 0

    # -- from one way to lie to another ----------------------------------------------------------------

    def reshard(self, value: SSAValue, shape: Sequence[int], old: Dims, new: Dims) -> SSAValue:
        """The same value with its parts elsewhere."""
        for step in steps(self.devices, shape, old, new):
            if step.kind == "collective_permute":
                value = self._elsewhere(value, step)
            elif step.kind == "all_to_all":
                value = self._all_to_all(value, shape, step)
            elif step.kind == "all_gather":
                value = self._all_gather(value, shape, step)
            else:
                value = self._cut(value, shape, step)
        return value

    def _elsewhere(self, value: SSAValue, step: ReshardingStep) -> SSAValue:
        """Each device sends its part to one that is to have it; those that have it already keep it."""
        numbers = [
            list(zip(*(self.devices.number(refs).tolist() for refs in dims), strict=True))
            for dims in (step.before, step.after)
        ]
        having, wanting = (
            {part: [d for d, own in enumerate(found) if own == part] for part in found} for found in numbers
        )
        pairs: list[tuple[int, int]] = []
        for part, devices in wanting.items():
            kept = [device for device in devices if numbers[0][device] == part]
            pairs += [(device, device) for device in kept]
            senders = [device for device in having[part] if device not in kept]
            pairs += zip(senders, (device for device in devices if device not in kept), strict=True)
        if all(source == target for source, target in pairs):
            return value
        return self.permute(value, pairs, step.axes)

    def _all_gather(self, value: SSAValue, shape: Sequence[int], step: ReshardingStep) -> SSAValue:
        d = step.source
        (made,) = self.gathered([value], d, step.axes)
        return self.resized(made, d, self.devices.part(shape[d], step.after[d]))

    def gathered(self, values: Sequence[SSAValue], d: int, axes: Refs) -> list[SSAValue]:
        """Values of one shape, their parts one behind the other. Those of one type are in one collective: XLA refuses
        one of several.
        """
        sizes = shape_of(values[0])
        sizes[d] *= self.devices.parts(axes)
        made: dict[int, SSAValue] = {}
        for element in dict.fromkeys(map(element_of, values)):
            own = {at: value for at, value in enumerate(values) if element_of(value) == element}
            self._tell("all_gather", axes, *own.values())
            given = {"all_gather_dim": f"{d} : i64", **self._among(axes)}
            types = [_tensor(sizes, value) for value in own.values()]
            made |= zip(own, self.op("all_gather", types, list(own.values()), given).results, strict=True)
        return [made[at] for at in range(len(values))]

    def _all_to_all(self, value: SSAValue, shape: Sequence[int], step: ReshardingStep) -> SSAValue:
        count = self.devices.parts(step.axes)
        source, target = step.source, step.target
        value = self.resized(value, target, count * self.devices.part(shape[target], step.after[target]))
        self._tell("all_to_all", step.axes, value)
        sizes = shape_of(value)
        sizes[source] *= count
        sizes[target] //= count
        given = {
            "split_dimension": f"{target} : i64",
            "concat_dimension": f"{source} : i64",
            "split_count": f"{count} : i64",
            **self._among(step.axes, is_global=False),
        }
        made = self.made("all_to_all", _tensor(sizes, value), [value], given)
        return self.resized(made, source, self.devices.part(shape[source], step.after[source]))

    def _cut(self, value: SSAValue, shape: Sequence[int], step: ReshardingStep) -> SSAValue:
        """The part of a device that has more."""
        sizes = self.devices.local(shape, step.after)
        more = [after[len(before) :] for before, after in zip(step.before, step.after, strict=True)]
        for d, (size, axes) in enumerate(zip(sizes, more, strict=True)):
            value = self.resized(value, d, size * self.devices.parts(axes))
        return self.box(value, [self.starts(axes, size) for axes, size in zip(more, sizes, strict=True)], sizes)

    def permute(self, value: SSAValue, pairs: Sequence[tuple[int, int]], axes: Refs) -> SSAValue:
        """What another device has; zeros where none sends."""
        self._tell("collective_permute", axes, value)
        self.channels += 1
        rows = ", ".join(f"[{source}, {target}]" for source, target in pairs)
        given = {
            "source_target_pairs": f"dense<[{rows}]> : tensor<{len(pairs)}x2xi64>",
            "channel_handle": f"#stablehlo.channel_handle<handle = {self.channels}, type = 1>",
        }
        return self.made("collective_permute", value.type, [value], given)

    # -- what devices have terms of --------------------------------------------------------------------

    def all_reduce(self, value: SSAValue, axes: Refs, combine: ir.Region | str) -> SSAValue:
        """What the devices have along some axes, combined: by an op, or as a region does."""
        self._tell("all_reduce", axes, value)
        made = self.op("all_reduce", [value.type], [value], self._among(axes), regions=1)
        self._combining(made.regions[0], value, combine)
        return cast("SSAValue", made.results[0])

    def reduce_scatter(self, value: SSAValue, axes: Refs, d: int, size: int, combine: ir.Region | str) -> SSAValue:
        """The same, of which each device keeps its part along a dimension: `size` elements."""
        count = self.devices.parts(axes)
        value = self.resized(value, d, count * size)
        self._tell("reduce_scatter", axes, value)
        sizes = shape_of(value)
        sizes[d] = size
        given = {"scatter_dimension": f"{d} : i64", **self._among(axes)}
        made = self.op("reduce_scatter", [_tensor(sizes, value)], [value], given, regions=1)
        self._combining(made.regions[0], value, combine)
        return cast("SSAValue", made.results[0])

    def _combining(self, region: ir.Region, value: SSAValue, combine: ir.Region | str) -> None:
        ir = carrier.ir
        scalar = ir.RankedTensorType.get([], element_of(value))
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

    def _tell(self, kind: str, axes: Refs, *values: SSAValue) -> None:
        sizes = shape_of(values[0])
        width = sum(_bytes(element_of(value)) for value in values)
        sent = prod(sizes) * width * share(kind, self.devices.parts(axes))
        axes = self.devices.axes.joined(axes)
        self.exchanges.append(WrittenCollective(kind, axes, round(sent), tuple(sizes), self.why, self.where))


def _tensor(sizes: Sequence[int], like: SSAValue) -> ir.Type:
    return carrier.ir.RankedTensorType.get(list(sizes), element_of(like))


def _bytes(element: ir.Type) -> int:
    text = str(element)
    if text.startswith("complex"):
        return 2 * _bytes(carrier.ir.ComplexType(element).element_type)
    digits = "".join(letter for letter in text.partition("E")[0] if letter.isdigit())
    return max(1, int(digits or 8) // 8)
