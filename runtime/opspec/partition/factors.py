"""Along which axes an op shares its work: its factors split as its results are to lie, as far as devices can."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from math import prod
from typing import TypeAlias

from opspec.catalog.op_files import load
from opspec.catalog.op_traits import traits_of
from opspec.partition.found_by_data import Counted, counted, opened
from opspec.partition.halos_within import is_declared, moved_within
from opspec.partition.identities import identity_of
from opspec.partition.permutations import Moved, NotMoved, moved, untied
from opspec.partition.placement import Devices, Dims
from opspec.partition.refolding import Refolded, refolded
from opspec.partition.resharding import cost, reduction_cost, share
from opspec.partition.sizes import localized
from opspec.partition.terms import is_op
from opspec.partition.window_sums import counts, terms_moved, turned
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.propagation.projection import project
from opspec.propagation.rules import UsedRule
from opspec.reads.of_programs import use_of_types
from opspec.reads.symbols import Unclear
from opspec.sharding.shardings import AxisRef, Sharding
from opspec.sharding_rules.rules import Dimensions, Kind, ShardingRule
from opspec.values.dims import Vec
from opspec.values.types import Tensor

Plan: TypeAlias = Moved | Counted | Refolded
_TERMS = (Kind.REDUCTION, Kind.DATA)


@dataclass(frozen=True)
class UnsplitFactor:
    """Why a factor is not split, or nothing where that is not worth telling. `needed`: the op needs it whole, or only
    moves elements: its operands are gathered. Else devices could share it, and nothing here says how.
    """

    why: str = ""
    needed: bool = True


_NEEDED = UnsplitFactor("each device needs the whole")


@dataclass(frozen=True)
class Shared:
    """The axes of each factor. `combine`: what combines the devices' terms; `whole`: why factors are not split.

    `plans`: of factors that are not split by giving each device its parts alone.
    """

    rule: ShardingRule
    axes: tuple[Refs, ...]
    combine: str
    whole: tuple[UnsplitFactor, ...]
    plans: dict[int, Plan] = field(default_factory=dict)

    def dims(self, dimensions: Dimensions, devices: Devices) -> Dims:
        """The axes of a tensor's dimensions."""
        return tuple(self._dimension(numbers, devices) for numbers in dimensions)

    def _dimension(self, numbers: Sequence[int], devices: Devices) -> Refs:
        found: list[AxisRef] = []
        for number in numbers:
            axes = self.axes[number]
            found += axes
            if devices.parts(axes) < self.rule.factors[number].size:
                break
        return devices.axes.joined(found)

    @property
    def is_refused(self) -> bool:
        """Whether a factor is whole that the op does not need so."""
        return not all(one.needed for one in self.whole)

    @property
    def terms(self) -> Refs:
        """Axes along which devices have terms of the results."""
        return tuple(
            axis
            for number, (factor, axes) in enumerate(zip(self.rule.factors, self.axes, strict=True))
            if factor.kind in _TERMS and not isinstance(self.plans.get(number), Refolded)
            for axis in axes
        )


@dataclass
class Sharing:
    """How ops are shared by some devices; those that look alike are asked once."""

    devices: Devices
    _ways: dict[Hashable, Shared] = field(default_factory=dict)
    _plans: dict[Hashable, Plan | UnsplitFactor | None] = field(default_factory=dict)
    _others: dict[int, list[UsedRule]] = field(default_factory=dict)

    def shared(self, used: UsedRule, view: View, operands: Sequence[Dims], results: Sequence[Dims]) -> Shared:
        """How an op is computed whose operands lie so, and whose results are to: the way in which least is sent."""
        key = (_split_alike(used, view), *operands, None, *results)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._best(used, view, operands, results)
        return found

    def _best(self, used: UsedRule, view: View, operands: Sequence[Dims], results: Sequence[Dims]) -> Shared:
        ways = [way for own in self._rules(used, view) for way in self._ways_of(own, view, operands, results)]
        fitting = [way for way in ways if self._is_of_parts(way, view)]
        if not fitting:
            why = UnsplitFactor("on parts it does not give parts", needed=False)
            return Shared(used.rule, ((),) * len(used.rule.factors), "", (*ways[0].whole, why))

        def rank(way: Shared) -> tuple[bool, bool, float]:
            return way.is_refused, bool(way.whole), self._sent(way, view, operands, results)

        return min(fitting, key=rank)

    def _rules(self, used: UsedRule, view: View) -> Iterator[UsedRule]:
        """The rule of an op, and others by which it may be shared too."""
        yield used
        if id(used) not in self._others:
            made = () if used.elementwise else (turned(view, used.rule), opened(view, used.rule), untied(used.rule))
            self._others[id(used)] = [UsedRule(rule, elementwise=False) for rule in made if rule is not None]
        yield from self._others[id(used)]

    def _ways_of(
        self, used: UsedRule, view: View, operands: Sequence[Dims], results: Sequence[Dims]
    ) -> Iterator[Shared]:
        given = [*zip(used.rule.operands, operands, strict=True)]
        wanted = [*zip(used.rule.results, results, strict=True)]
        largest = sorted(range(len(given)), key=lambda at: -prod(_shape(view.operand_types[at])))
        for order in ([*wanted, *given], [*given, *wanted], [*(given[at] for at in largest), *wanted]):
            way = self._way(used, view, order)
            yield way
            if way.whole:
                yield self._way(used, view, order, elsewhere=True)

    def _is_of_parts(self, way: Shared, view: View) -> bool:
        """Whether the op, of the types of parts, gives what a part of its results is."""
        traits = traits_of(view.name)
        if not any(way.axes) or traits is None or traits.elementwise:
            return True
        if any(isinstance(plan, Moved) and plan.apart for plan in way.plans.values()):
            return True
        operands = [
            list(self.devices.local(_shape(type_), way.dims(dimensions, self.devices)))
            for type_, dimensions in zip(view.operand_types, way.rule.operands, strict=True)
        ]
        results = [
            list(self.devices.local(_shape(type_), way.dims(dimensions, self.devices)))
            for type_, dimensions in zip(view.result_types, way.rule.results, strict=True)
        ]
        for plan in way.plans.values():
            if isinstance(plan, Moved):
                for (at, d), window in plan.windows.items():
                    operands[at][d] = window.size
                for at, d in plan.results:
                    results[at][d] = plan.made
            elif isinstance(plan, Counted):
                for side, places in ((operands, plan.operands), (results, plan.results)):
                    for at, d in places:
                        side[at][d] += 2 * plan.window
        attributes = localized(view, way.rule, way.axes, self.devices)
        return gives(view, operands, attributes, results)

    def _sent(self, way: Shared, view: View, operands: Sequence[Dims], results: Sequence[Dims]) -> float:
        """How many bytes each device sends."""
        devices, rule = self.devices, way.rule
        total = 0.0
        for type_, lies, dimensions in zip(view.operand_types, operands, rule.operands, strict=True):
            total += _width(type_) * cost(devices, _shape(type_), lies, way.dims(dimensions, devices))
        for plan in way.plans.values():
            for (at, d), window in plan.windows.items() if isinstance(plan, Moved) else ():
                local = devices.local(_shape(view.operand_types[at]), way.dims(rule.operands[at], devices))
                rest = prod(size for e, size in enumerate(local) if e != d)
                total += _width(view.operand_types[at]) * rest * window.sent * share("collective_permute", 1)
        again = [devices.parts(way.axes[number]) for number, plan in way.plans.items() if isinstance(plan, Refolded)]
        for type_, lies, dimensions in zip(view.result_types, results, rule.results, strict=True):
            made = way.dims(dimensions, devices)
            total += sum(
                _width(type_) * prod(devices.local(_shape(type_), made)) * share("all_gather", parts) for parts in again
            )
            total += _width(type_) * (
                reduction_cost(devices, _shape(type_), made, lies, way.terms)
                if way.terms
                else cost(devices, _shape(type_), made, lies)
            )
        return total

    def _way(
        self, used: UsedRule, view: View, sides: Sequence[tuple[Dimensions, Dims]], *, elsewhere: bool = False
    ) -> Shared:
        """Factors split as the first tensors are that have them.

        `elsewhere`: axes of those that cannot be split go to others that pass through.
        """
        rule = used.rule
        axes: list[Refs] = [()] * len(rule.factors)
        whole: dict[UnsplitFactor, Refs] = {}
        plans: dict[int, Plan] = {}
        sizes = [factor.size for factor in rule.factors]
        taken: list[AxisRef] = []
        for dimensions, dims in sides:
            projected = project(dimensions, sizes, Sharding("", None, dims), self.devices.axes)
            for number, split in projected.factors.items():
                free = _free(split.axes, taken, self.devices)
                if axes[number] or not free:
                    continue
                plan = self._plan(used, number, view, free)
                if isinstance(plan, UnsplitFactor):
                    whole |= {plan: (*whole.get(plan, ()), *free)} if plan.why else {}
                    continue
                if plan is not None:
                    plans[number] = plan
                axes[number] = free
                taken += free
        if elsewhere:
            whole = {one: refs for one, refs in whole.items() if not self._put(used, view, axes, refs)}
        _drop_gaps(rule, axes, self.devices)
        plans = {number: plan for number, plan in plans.items() if axes[number]}
        combine = next(
            (f.combine for f, a in zip(rule.factors, axes, strict=True) if f.kind is Kind.REDUCTION and a), ""
        )
        return Shared(rule, tuple(axes), combine, tuple(whole), plans)

    def _put(self, used: UsedRule, view: View, axes: list[Refs], refs: Sequence[AxisRef]) -> bool:
        """Whether some axes find another factor, which passes through: the one of which parts are largest then."""
        taken = [axis for own in axes for axis in own]
        free: Refs = ()
        for axis in refs:  # several tensors may name parts of one
            free = (*free, *_free((axis,), [*taken, *free], self.devices))
        if not free:
            return True
        rule = used.rule
        fitting = []
        for number, factor in enumerate(rule.factors):
            more = (*axes[number], *free)
            parts = self.devices.parts(more)
            is_of_all = all(any(number in dims for dims in tensor) for tensor in rule.results)
            if factor.kind is Kind.PASS and is_of_all and factor.size >= parts:
                fitting.append((factor.size % parts != 0, -(factor.size // parts), number))
        for _, _, number in sorted(fitting):
            more = (*axes[number], *free)
            if self._plan(used, number, view, more) is None:
                axes[number] = more
                return True
        return False

    def _plan(self, used: UsedRule, number: int, view: View, axes: Refs) -> Plan | UnsplitFactor | None:
        """How a factor is split, or why it cannot be; nothing where that costs no device anything of another's."""
        key = (_split_alike(used, view), number, axes)
        if key not in self._plans:
            try:
                self._plans[key] = self._planned(used.rule, number, view, axes)
            except (NotMoved, Unclear) as problem:
                self._plans[key] = UnsplitFactor(str(problem), needed=False)
        return self._plans[key]

    def _planned(self, rule: ShardingRule, number: int, view: View, axes: Refs) -> Plan | UnsplitFactor | None:
        factor, parts = rule.factors[number], self.devices.parts(axes)
        is_filled = self.devices.is_filled(factor.size, axes) or not factor.size
        is_digit = any(number in dims and len(dims) > 1 for tensor in rule.tensors() for dims in tensor)
        if is_digit and factor.kind is Kind.REDUCTION:
            return (
                UnsplitFactor()
            )  # windows that tile, whose size the op says: those that lie on several devices are gathered
        if factor.kind is Kind.REDUCTION and not view.regions and factor.combine and not is_op(factor.combine):
            return UnsplitFactor()  # bits that make up an element: no op combines some of them
        traits = traits_of(view.name)
        if is_filled and is_digit:
            why = f"{parts} parts of {factor.size} elements, which are digits of a larger dimension, would not be equal"
            return UnsplitFactor(why, needed=traits is not None and traits.moves)
        if factor.size < 2 and (traits is None or not traits.elementwise):
            return UnsplitFactor()  # what the rule says of one element holds where all devices have it
        match factor.kind:
            case Kind.PASS:
                return _passed(view, rule, number)
            case Kind.REDUCTION:
                if len(view.results) > 1:
                    return refolded(view, rule, number)
                if why := unfit_terms(view, is_filled):
                    return UnsplitFactor(why, needed=False)
                return _summed(view, rule, number, parts)
            case Kind.PERMUTATION if is_declared(rule, number):
                return moved_within(rule, number, parts)
            case Kind.PERMUTATION:
                only = tuple(axes if at == number else () for at in range(len(rule.factors)))
                return moved(view, rule, number, parts, localized(view, rule, only, self.devices))
            case Kind.DATA:
                return counted(view, rule, number)
        # What operands alone have is gathered for each to make its part; what results alone have each makes and cuts.
        is_of_both = all(any(number in dims for own in side for dims in own) for side in (rule.operands, rule.results))
        return _NEEDED if is_of_both else UnsplitFactor()


def _split_alike(used: UsedRule, view: View) -> Hashable:
    """What tells apart ops of one rule: where several values are folded, a region says with what parts begin."""
    return (id(used), view.op if view.regions and len(view.results) > 1 else None)


def _passed(view: View, rule: ShardingRule, number: int) -> Plan | UnsplitFactor | None:
    """A factor of which each device makes its part. Where the meaning of an op is no formula, parts of what only some
    of its tensors have may be something else: each device makes all of them then, and takes its part.
    """
    traits = traits_of(view.name)
    if traits is None or traits.elementwise:
        return None
    is_read = any(number in dims for tensor in rule.operands for dims in tensor)
    is_made = [any(number in dims for dims in tensor) for tensor in rule.results]
    if traits.unknown and not all(is_made):
        return _NEEDED if is_read else UnsplitFactor()
    if not any(is_made):
        return (
            UnsplitFactor() if traits.contracts else None
        )  # of an operand that is not read, whose size the other one's says
    if traits.unknown or _is_declared(view):
        return None if is_read else UnsplitFactor()
    return counted(view, rule, number)


def _summed(view: View, rule: ShardingRule, number: int, parts: int) -> Plan | UnsplitFactor | None:
    """A factor of which each device makes terms; where these go by their numbers operands are gathered."""
    traits = traits_of(view.name)
    if traits is None or traits.unknown or _is_declared(view):
        return None
    if found := terms_moved(view, rule, number, parts):
        return found
    having = [dims for dims in rule.operands if any(number in own for own in dims)]
    is_alone = traits.contracts and len(having) == 1  # nothing is read of the other operand
    return UnsplitFactor() if is_alone or counts(view, rule, number) else None


def _is_declared(view: View) -> bool:
    """Whether the op file says how dimensions are shared: what is read would not tell."""
    op, _ = load(view.name)
    return op.sharding is not None


def gives(
    view: View, operands: Sequence[Sequence[int]], attributes: Mapping[str, object], results: Sequence[Sequence[int]]
) -> bool:
    """Whether an op of operands of these shapes has results of these."""

    def of_shapes(types: Sequence[object], shapes: Sequence[Sequence[int]]) -> list[Tensor]:
        pairs = zip(types, shapes, strict=True)
        return [replace(type_, shape=Vec(shape)) for type_, shape in pairs if isinstance(type_, Tensor)]

    if not all(isinstance(type_, Tensor) for type_ in (*view.operand_types, *view.result_types)):
        return True
    try:
        use_of_types(
            view, of_shapes(view.operand_types, operands), attributes, of_shapes(view.result_types, results), exact=True
        )
    except Unclear:
        return False
    return True


def unfit_terms(view: View, is_filled: bool) -> str:
    """Why devices cannot each have terms of a result; nothing where they can."""
    type_ = view.result_types[0]
    if not view.regions:
        traits = traits_of(view.name)
        is_sum = traits is not None and traits.contracts
        return "" if is_sum or not is_filled else "parts would not be equal, and nobody says what to fill them up with"
    if not isinstance(type_, Tensor):
        return "terms that are no tensors"
    name = combining(view)
    if getattr(type_.element, "dtype", None) is None or identity_of(name, type_.element) is None:
        return f"{name} has nothing that changes nothing, with which devices that have no terms could begin"
    return ""


def combining(view: View) -> str:
    """The op that combines terms."""
    return view.regions[0].block.ops[0].name


def _shape(type_: object) -> tuple[int, ...]:
    return tuple(type_.shape) if isinstance(type_, Tensor) else ()


def _width(type_: object) -> int:
    """The bytes of an element."""
    element = type_.element if isinstance(type_, Tensor) else None
    return max(1, getattr(element, "bits", 32) // 8)


def _free(refs: Refs, taken: Sequence[AxisRef], devices: Devices) -> Refs:
    found: list[AxisRef] = []
    for axis in refs:
        part = devices.axes.free_of(axis, taken)
        if part is not None:
            found.append(part)
        if part != axis:
            break
    return tuple(found)


def _drop_gaps(rule: ShardingRule, axes: list[Refs], devices: Devices) -> None:
    """A factor behind one of its dimension that is not split wholly stays whole: its parts would not lie together."""
    changed = True
    while changed:
        changed = False
        for numbers in chain.from_iterable(rule.tensors()):
            full = True
            for number in numbers:
                if not full and axes[number]:
                    axes[number] = ()
                    changed = True
                full = full and devices.parts(axes[number]) == rule.factors[number].size
