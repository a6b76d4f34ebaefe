"""An op on the parts of a device: its operands as they have to be for it, and its results as they are to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from opspec.partition.collectives import Collectives
from opspec.partition.copies import copy_of
from opspec.partition.factors import Shared, combining
from opspec.partition.found_by_data import Counted, has_it, recounted
from opspec.partition.identities import identity_of
from opspec.partition.permutations import Moved
from opspec.partition.placement import Devices
from opspec.partition.refolding import Refolded, folded_again
from opspec.partition.sizes import localized
from opspec.partition.terms import EITHER, SUM, HeldValue, Lies
from opspec.partition.windows import fetched, outside_filled
from opspec.partition.writing import Table, element_of, shape_of
from opspec.programs import carrier
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.sharding_rules.rules import Dimensions, Kind
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import ElementType, Tensor

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue


@dataclass
class LocalOp:
    """An op that is computed on parts."""

    view: View
    how: Shared
    local: Collectives

    @property
    def devices(self) -> Devices:
        return self.local.devices

    def run(self, operands: Sequence[HeldValue]) -> list[HeldValue]:
        """Its results, of operands that lie as they are to."""
        given = [held.value for held in operands]
        given = self._parts_filled(given)
        counted = [(number, plan) for number, plan in self.how.plans.items() if isinstance(plan, Counted)]
        moved = [(number, plan) for number, plan in self.how.plans.items() if isinstance(plan, Moved)]
        for number, plan in counted:
            self._recounted(given, number, plan)
        for number, window in moved:
            self._windows(given, number, window)
        begins = self._begins_apart(given)
        apart = next((window for _, window in moved if window.apart), None)
        made = [self._chosen(given, apart)] if apart is not None else self._made(given)
        for number, window in moved:
            if not window.apart:
                self._taken(made, number, window)
        for number, begin in begins.items():
            made = folded_again(self.local, self.view, made, begin, self.how.axes[number])
        for number, plan in counted:
            for at, d in plan.results:
                made[at] = self._within(made[at], d, plan.window)
            if plan.spread is not None:
                own = has_it(self.local, given[plan.operand], plan, self.how.axes[number], shape_of(made[0]))
                zero = self.local.number(0, element_of(made[0]))
                made[0] = self.local.masked(made[0], own, list(range(len(shape_of(made[0])))), zero)
        return [
            HeldValue(value, self._lies(value, dimensions), _shape(type_))
            for value, dimensions, type_ in zip(made, self.how.rule.results, self.view.result_types, strict=True)
        ]

    def _lies(self, value: SSAValue, dimensions: Dimensions) -> Lies:
        return Lies(self.how.dims(dimensions, self.devices), self.how.terms, self._combine(value))

    def _combine(self, value: SSAValue) -> str:
        if not self.how.terms:
            return SUM
        if any(f.kind is Kind.REDUCTION and a for f, a in zip(self.how.rule.factors, self.how.axes, strict=True)):
            return combining(self.view) if self.view.regions else f"stablehlo.{self.how.combine}"
        return EITHER if str(element_of(value)) == "i1" else SUM

    # -- terms -----------------------------------------------------------------------------------------

    def _parts_filled(self, given: list[SSAValue]) -> list[SSAValue]:
        """Operands of folds that are shared: what fills up the last parts changes nothing, and what a fold begins with
        counts once.
        """
        rule, view = self.how.rule, self.view
        terms = [
            number for number, axes in enumerate(self.how.axes) if axes and rule.factors[number].kind is Kind.REDUCTION
        ]
        for at, dimensions in enumerate(rule.operands):
            type_ = view.operand_types[at]
            result = view.result_types[0]
            if not terms or not isinstance(type_, Tensor) or not isinstance(result, Tensor):
                continue
            for number in terms:
                if isinstance(again := self.how.plans.get(number), Refolded):
                    if at < len(again.begins):
                        fill = self.local.constant(again.neutral[at])
                        given[at] = self._filled_along(at, given[at], number, fill)
                    continue
                if view.regions and type_.element != result.element:
                    continue  # indices
                places = [d for d, factors in enumerate(dimensions) if number in factors]
                if not places and view.regions:
                    given[at] = self._begun(at, given[at], number)
                if places:
                    given[at] = self._filled_along(at, given[at], number)
        return given

    def _begins_apart(self, given: list[SSAValue]) -> dict[int, list[SSAValue]]:
        """With what is folded again along each factor: with what changes nothing, as on each device, but along the last
        one with what the op begins with.
        """
        plans = [(number, plan) for number, plan in self.how.plans.items() if isinstance(plan, Refolded)]
        if not plans:
            return {}
        last, plan = plans[-1]
        begins = [given[at] for at in plan.begins]
        neutral = [self.local.constant(value) for value in plan.neutral]
        for at, value in zip(plan.begins, neutral, strict=True):
            given[at] = value
        return dict.fromkeys((number for number, _ in plans), neutral) | {last: begins}

    def _neutral(self, value: SSAValue) -> SSAValue:
        if not self.view.regions:
            return self.local.number(0, element_of(value))
        return self.local.constant(self._identity())

    def _identity(self) -> Array:
        type_ = self.view.result_types[0]
        assert isinstance(type_, Tensor)
        assert isinstance(type_.element, ElementType)
        found = identity_of(combining(self.view), type_.element)
        assert found is not None  # else it is not shared
        return found

    def _filled_along(self, at: int, value: SSAValue, number: int, fill: SSAValue | None = None) -> SSAValue:
        """An operand of which what fills up the last parts is what is given, or else changes nothing."""
        axes = self.how.axes[number]
        for d, factors in enumerate(self.how.rule.operands[at]):
            size = _shape(self.view.operand_types[at])[d]
            if number in factors and self.devices.is_filled(size, axes):
                part = self.devices.part(size, axes)
                test = self.local.between(shape_of(value), d, self.local.starts(axes, part), None, size)
                value = self.local.masked(value, test, [d], self._neutral(value) if fill is None else fill)
        return value

    def _begun(self, at: int, value: SSAValue, number: int) -> SSAValue:
        """What a fold begins with: nothing but on the first device."""
        known, neutral = self.view.constant(at), self._identity()
        if known is not None and bool((known == neutral).all()):
            return value
        return self.local.first_only(value, self.how.axes[number], self._neutral(value))

    # -- what data place -------------------------------------------------------------------------------

    def _recounted(self, given: list[SSAValue], number: int, plan: Counted) -> None:
        """What says where, and nothing around that which it is about."""
        old = given[plan.operand].type
        new = recounted(self.local, given[plan.operand], plan, self.how.axes[number])
        if not shape_of(new):  # one of several scalars, which are of one type
            alike = [at for at, value in enumerate(given) if value.type == old and at != plan.operand]
            for at in alike if new.type != old else ():
                given[at] = self.local.made("convert", new.type, [given[at]])
        given[plan.operand] = new
        for at, d in plan.operands:
            given[at] = self.local.widened(given[at], d, plan.window, plan.window)

    def _within(self, value: SSAValue, d: int, around: int) -> SSAValue:
        sizes = shape_of(value)
        starts: list[Table | int] = [around if e == d else 0 for e in range(len(sizes))]
        sizes[d] -= 2 * around
        return self.local.box(value, starts, sizes)

    # -- windows ---------------------------------------------------------------------------------------

    def _windows(self, given: list[SSAValue], number: int, plan: Moved) -> None:
        refs = self.how.axes[number]
        for (at, d), window in plan.windows.items():
            split = self.how.dims(self.how.rule.operands[at], self.devices)[d]
            if split:
                given[at] = fetched(self.local, given[at], d, refs, window)
                given[at] = outside_filled(self.local, given[at], d, refs, window, self._outside(given, at))
            else:
                given[at] = self._window_of_whole(given[at], d, refs, plan.part, window.starts)

    def _window_of_whole(self, value: SSAValue, d: int, refs: Refs, part: int, starts: tuple[int, ...]) -> SSAValue:
        """The window of an operand that every device has whole."""
        size = shape_of(value)[d]
        around = self.local.resized(value, d, size + part)
        shape = shape_of(value)
        shape[d] = part
        whole = [0] * len(shape)
        zeros = self.local.spread(self.local.number(0, element_of(value)), shape)
        sizes = [*shape]
        sizes[d] = size + 2 * part
        type_ = carrier.ir.RankedTensorType.get(sizes, element_of(value))
        around = self.local.made("concatenate", type_, [zeros, around], {"dimension": f"{d} : i64"})
        begins: list[Table | int] = [*whole]
        numbers = self.devices.number(refs)
        begins[d] = _clamped(starts, part, size)[numbers]
        return self.local.box(around, begins, shape)

    def _outside(self, given: Sequence[SSAValue], at: int) -> SSAValue:
        """What is read where there is no element: the scalar that the op has for that, else nothing."""
        types = self.view.operand_types
        element = getattr(types[at], "element", None)
        scalars = [
            n
            for n, type_ in enumerate(types)
            if isinstance(type_, Tensor) and not type_.rank and type_.element == element
        ]
        wide = [n for n, type_ in enumerate(types) if isinstance(type_, Tensor) and type_.rank]
        if scalars:
            return given[scalars[wide.index(at)] if len(scalars) == len(wide) else scalars[0]]
        return self.local.number(0, element_of(given[at]))

    def _taken(self, made: list[SSAValue], number: int, plan: Moved) -> None:
        """The part of each device in what it made of its windows."""
        table = np_table(plan.first, self.devices, self.how.axes[number])
        for at, d in plan.results:
            end = max(plan.first) + plan.part  # what fills up the last part may lie behind all that there is
            if end > shape_of(made[at])[d]:
                made[at] = self.local.resized(made[at], d, end)
            sizes = shape_of(made[at])
            starts: list[Table | int] = [0] * len(sizes)
            starts[d], sizes[d] = table, plan.part
            made[at] = self.local.box(made[at], starts, sizes)

    def _chosen(self, given: Sequence[SSAValue], plan: Moved) -> SSAValue:
        """Of several operands the one that has the element."""
        ((_, d),) = plan.results
        number = next(number for number, one in self.how.plans.items() if one is plan)
        table = self.local.starts(self.how.axes[number], plan.part)
        *others, last = plan.apart
        made = given[last.operand]
        for one in reversed(others):
            test = self.local.between(shape_of(made), d, table, None, one.high)
            shape = shape_of(made)
            made = self.local.made("select", made.type, [self.local.placed(test, shape, [d]), given[one.operand], made])
        return made

    # -- the op itself ---------------------------------------------------------------------------------

    def _made(self, given: Sequence[SSAValue]) -> list[SSAValue]:
        attributes = localized(self.view, self.how.rule, self.how.axes, self.devices)
        made = copy_of(self.view, given)
        for key, value in attributes.items():
            made.attributes[key] = carrier.ir.Attribute.parse(_text(value))
        types = self._types()
        for result, type_ in zip(made.results, types, strict=True):
            result.set_type(type_)
        return list(made.results)

    def _types(self) -> list[ir.Type]:
        """Results that pass through have the size of a device's part; those of windows what the op makes of them."""
        found: list[ir.Type] = []
        for at, (result, dimensions) in enumerate(zip(self.view.op.results, self.how.rule.results, strict=True)):
            type_ = carrier.ir.RankedTensorType(result.type)
            sizes = list(self.devices.local(type_.shape, self.how.dims(dimensions, self.devices)))
            for plan in self.how.plans.values():
                if isinstance(plan, Moved):
                    sizes = [plan.made if (at, d) in plan.results else size for d, size in enumerate(sizes)]
                elif isinstance(plan, Counted):
                    more = 2 * plan.window
                    sizes = [size + more if (at, d) in plan.results else size for d, size in enumerate(sizes)]
            found.append(carrier.ir.RankedTensorType.get(sizes, type_.element_type))
        return found


def np_table(table: Sequence[int], devices: Devices, refs: Refs) -> Table:
    """A table by device, of one by part."""
    return np.array(table, np.int64)[devices.number(refs)]


def _clamped(starts: Sequence[int], part: int, size: int) -> Table:
    return np.clip(np.array(starts, np.int64) + part, 0, size + part)


def _text(value: Vec | int) -> str:
    if isinstance(value, int):
        return f"{value} : i64"
    numbers = list(tuple.__iter__(value))
    return f"array<i64{': ' if numbers else ''}{', '.join(map(str, numbers))}>"


def _shape(type_: object) -> tuple[int, ...]:
    return tuple(type_.shape) if isinstance(type_, Tensor) else ()
