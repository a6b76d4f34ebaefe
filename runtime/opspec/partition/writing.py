"""The ops that a local program has besides its own: parts that a device takes of what it has, and what fills them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

import numpy as np

from opspec.partition.placement import Devices
from opspec.programs import carrier
from opspec.programs.encoding import Encoder
from opspec.propagation.axes import Refs
from opspec.values.arrays import Array
from opspec.values.constants import Constant
from opspec.values.types import ELEMENT_TYPES

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

Table: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int64]]"  # a number of each device
INDEX = "i32"


@dataclass
class Writing:
    """Writes ops at the place where they are inserted."""

    devices: Devices
    numbers: dict[bytes, SSAValue] = field(default_factory=dict)  # of devices, that the block which is written has

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

    def made(
        self, name: str, type_: ir.Type, operands: Sequence[SSAValue], attributes: Mapping[str, str] | None = None
    ) -> SSAValue:
        """The only result of an op."""
        return cast("SSAValue", self.op(name, [type_], operands, attributes).results[0])

    # -- constants -------------------------------------------------------------------------------------

    def constant(self, array: Array) -> SSAValue:
        held = Constant(np.asarray(array))
        attribute = Encoder("stablehlo", {}, carrier.ir.Context.current).elements(held)
        type_ = carrier.ir.ShapedType(attribute.type)
        made = carrier.ir.Operation.create("stablehlo.constant", [type_], [], {"value": attribute})
        return cast("SSAValue", made.operation.results[0])

    def number(self, value: int, element: ir.Type) -> SSAValue:
        """A scalar of an element type."""
        return self.constant(np.array(value).astype(ELEMENT_TYPES[str(element)].dtype))

    def by_device(self, table: Table) -> SSAValue:
        """The number that a table has for this device."""
        if (table == table[0]).all():
            return self.constant(np.array(table[0], np.int32))
        key = table.tobytes()
        if key not in self.numbers:
            self.numbers[key] = self._looked_up(table)
        return self.numbers[key]

    def _looked_up(self, table: Table) -> SSAValue:
        whole = self.constant(table.astype(np.int32))
        i32 = _element(INDEX)
        number = self.made("partition_id", _typed([], _element("ui32")), [])
        index = self.made("convert", _typed([], i32), [number])
        found = self.made("dynamic_slice", _typed([1], i32), [whole, index], {"slice_sizes": "array<i64: 1>"})
        return self.made("reshape", _typed([], i32), [found])

    def spread(self, scalar: SSAValue, shape: Sequence[int]) -> SSAValue:
        """A tensor of one scalar."""
        return self.placed(scalar, shape, [])

    def placed(self, value: SSAValue, shape: Sequence[int], dims: Sequence[int]) -> SSAValue:
        """A tensor that is repeated along all but these dimensions."""
        type_ = _typed(shape, element_of(value))
        given = {"broadcast_dimensions": f"array<i64{': ' if dims else ''}{', '.join(map(str, dims))}>"}
        return self.made("broadcast_in_dim", type_, [value], given)

    # -- parts -----------------------------------------------------------------------------------------

    def starts(self, refs: Refs, size: int) -> Table:
        """Where each device's part of this size begins."""
        return cast("Table", self.devices.number(refs) * size)

    def box(self, value: SSAValue, starts: Sequence[Table | int], sizes: Sequence[int]) -> SSAValue:
        """A box of a value, which begins where tables say."""
        shape = shape_of(value)
        if list(sizes) == shape:
            return value
        if all(isinstance(start, int) or (start == start[0]).all() for start in starts):
            low = [start if isinstance(start, int) else int(start[0]) for start in starts]
            high = [start + size for start, size in zip(low, sizes, strict=True)]
            given = {"start_indices": _list(low), "limit_indices": _list(high), "strides": _list([1] * len(low))}
            return self.made("slice", _typed(sizes, element_of(value)), [value], given)
        numbers = [self.constant(np.array(x, np.int32)) if isinstance(x, int) else self.by_device(x) for x in starts]
        return self.made(
            "dynamic_slice", _typed(sizes, element_of(value)), [value, *numbers], {"slice_sizes": _list(sizes)}
        )

    def resized(self, value: SSAValue, d: int, size: int) -> SSAValue:
        """A dimension cut off behind, or filled up with zeros."""
        sizes = shape_of(value)
        more = size - sizes[d]
        sizes[d] = size
        return self.box(value, [0] * len(sizes), sizes) if more <= 0 else self.widened(value, d, 0, more)

    def widened(self, value: SSAValue, d: int, before: int, behind: int) -> SSAValue:
        """A dimension with zeros at its ends."""
        sizes = shape_of(value)
        sizes[d] += before + behind
        low, high, none = ([more if at == d else 0 for at in range(len(sizes))] for more in (before, behind, 0))
        zero = self.number(0, element_of(value))
        given = {
            "edge_padding_low": _list(low),
            "edge_padding_high": _list(high),
            "interior_padding": _list(none),
        }
        return self.made("pad", _typed(sizes, element_of(value)), [value, zero], given)

    # -- what counts and what does not -----------------------------------------------------------------

    def between(self, shape: Sequence[int], d: int, start: Table | int, low: int | None, high: int | None) -> SSAValue:
        """Of which elements the index, counted from where a part starts, is at least `low` and below `high`."""
        i32 = _element(INDEX)
        at = self.made("iota", _typed([shape[d]], i32), [], {"iota_dimension": "0 : i64"})
        if not isinstance(start, int) or start:
            begin = self.constant(np.array(start, np.int32)) if isinstance(start, int) else self.by_device(start)
            at = self.made("add", at.type, [at, self.spread(begin, [shape[d]])])
        found: SSAValue | None = None
        for bound, word in ((low, "GE"), (high, "LT")):
            if bound is not None:
                test = self.compare(at, self.spread(self.constant(np.array(bound, np.int32)), [shape[d]]), word)
                found = test if found is None else self.made("and", test.type, [found, test])
        assert found is not None
        return found

    def compare(self, one: SSAValue, other: SSAValue, word: str) -> SSAValue:
        unsigned = str(element_of(one)).startswith("u")
        given = {
            "comparison_direction": f"#stablehlo<comparison_direction {word}>",
            "compare_type": f"#stablehlo<comparison_type {'UNSIGNED' if unsigned else 'SIGNED'}>",
        }
        return self.made("compare", _typed(shape_of(one), _element("i1")), [one, other], given)

    def masked(self, value: SSAValue, test: SSAValue, dims: Sequence[int], fill: SSAValue) -> SSAValue:
        """The elements for which a test of some dimensions holds; a scalar in place of the others."""
        shape = shape_of(value)
        return self.made("select", value.type, [self.placed(test, shape, dims), value, self.spread(fill, shape)])

    def first_only(self, value: SSAValue, refs: Refs, fill: SSAValue) -> SSAValue:
        """What the first device along some axes has, and a scalar in its place on all others."""
        zero = self.constant(np.array(0, np.int32))
        test = self.compare(self.by_device(self.starts(refs, 1)), zero, "EQ")
        return self.made("select", value.type, [test, value, self.spread(fill, shape_of(value))])


def shape_of(value: SSAValue) -> list[int]:
    return list(carrier.ir.RankedTensorType(value.type).shape)


def element_of(value: SSAValue) -> ir.Type:
    return carrier.ir.RankedTensorType(value.type).element_type


def _typed(sizes: Sequence[int], element: ir.Type) -> ir.Type:
    return carrier.ir.RankedTensorType.get(list(sizes), element)


def _element(text: str) -> ir.Type:
    return carrier.ir.Type.parse(text)


def _list(numbers: Sequence[int]) -> str:
    return f"array<i64{': ' if numbers else ''}{', '.join(map(str, numbers))}>"
