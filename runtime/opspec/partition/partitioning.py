"""A local program of one with a sharding of every value: each op of the parts that a device has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.partition.collectives import Collectives, WrittenCollective
from opspec.partition.copies import copy_of
from opspec.partition.factors import Sharing
from opspec.partition.local_ops import LocalOp
from opspec.partition.one_mesh import on_one_mesh
from opspec.partition.placement import Devices, Dims, PartitionError
from opspec.partition.rewritten import rewrite
from opspec.partition.terms import COMBINE, HeldValue, Lies, as_wanted, passes
from opspec.partition.writing import element_of
from opspec.programs import carrier
from opspec.programs.records import Block, View, symbol_of
from opspec.propagation.axes import Refs
from opspec.propagation.graph import CALL, FUNCTION, GROUP, MANUAL, MESH, NAMED, ShardingGraph
from opspec.propagation.propagate import propagate
from opspec.propagation.rules import UsedRule
from opspec.propagation.strategies import Strategy
from opspec.sharding.shardings import AxisRef, Mesh, Sharding
from opspec.values.types import ElementType, Tensor

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

_CONTROL = ("stablehlo.while", "stablehlo.case", "stablehlo.if", "stablehlo.optimization_barrier")
_MADE = ("stablehlo.constant", "sdy.constant", "stablehlo.iota")
DRAWN = "stablehlo.rng"
_PLACING = "sdy"  # the dialect of ops that say how their operand is to lie


@dataclass(frozen=True)
class Partitioned:
    """A local program. `taken`, `given`: how arguments and results of @main lie; where sizes do not divide, the last
    parts are filled up. `taken_terms`, `given_terms`: axes along which devices have terms of them.

    `whole`: ops of which every device computes more than its part: name, place and why.
    """

    module: ir.Module
    mesh: Mesh
    taken: tuple[Dims, ...]
    given: tuple[Dims, ...]
    shapes: tuple[tuple[int, ...], ...]  # of the results, whole
    exchanges: list[WrittenCollective]
    whole: list[tuple[str, str, str]]
    takes: tuple[tuple[int, ...], ...]  # the shapes of the arguments, whole
    taken_terms: tuple[Refs, ...]
    given_terms: tuple[Refs, ...]


def partition(
    module: ir.Module,
    strategy: Strategy = "user-priority",
    *,
    replicate: bool = False,
    equal: bool = False,
    takes_whole: Callable[[View], bool] | None = None,
) -> Partitioned:
    """What each device runs of a program, whose shardings spread first. The module is changed.

    `replicate`: what cannot be shared is computed whole by every device; else it is an error. `equal`: results of @main
    are split as far only as they can be into equal parts. `takes_whole`: of ops without a rule whether they are about
    whole values, which is no reason to refuse them.
    """
    rewrite(module)
    found = propagate(module, strategy, joined=False)
    if found.conflicts:
        raise PartitionError(f"expected shardings that agree, but {found.conflicts[0]}: give all of them one, or none")
    graph = found.graph
    meshes = dict.fromkeys(graph.mesh(place.sharding) for place in graph.places if place.sharding is not None)
    split = [mesh for mesh in meshes if mesh.size > 1] or [mesh for mesh in graph.meshes.values() if mesh.size > 1][:1]
    if not split:
        expected = "expected shardings on a mesh of several devices, found none"
        is_local = "mhlo.num_partitions" in module.operation.attributes
        raise PartitionError(f"{expected}: without them it is what each device runs already" if is_local else expected)
    mesh = split[0] if len(split) == 1 else on_one_mesh(graph, split)
    return _Partitioning(module, graph, Devices(mesh), replicate, equal, takes_whole).run()


class _Partitioning:
    def __init__(
        self,
        module: ir.Module,
        graph: ShardingGraph,
        devices: Devices,
        replicate: bool,
        equal: bool,
        takes_whole: Callable[[View], bool] | None,
    ) -> None:
        self.graph, self.devices, self.replicate, self.equal = graph, devices, replicate, equal
        self.functions = graph.module.functions
        self.takes_whole = takes_whole
        self.old = module
        self.local = Collectives(devices)
        self.sharing = Sharing(devices)
        self.whole: list[tuple[str, str, str]] = []
        self.rules = graph.rules

    def run(self) -> Partitioned:
        ir = carrier.ir
        with self.old.context, ir.Location.unknown():
            made = ir.Module.create()
            made.operation.attributes["mhlo.num_partitions"] = ir.IntegerAttr.get(
                ir.IntegerType.get_signless(32), self.devices.count
            )
            made.operation.attributes["mhlo.num_replicas"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
            for view in self.functions.values():
                with ir.InsertionPoint(made.body):
                    self._function(view)
        main = self.functions["main"]
        block = main.regions[0].block
        given = self._ends(main)
        taken = [self._lies(value) for value in block.arguments]
        return Partitioned(
            made,
            self.devices.mesh,
            tuple(lies.dims for lies in taken),
            tuple(lies.dims for lies in given),
            tuple(map(self._shape, block.ops[-1].operands)),
            self.local.exchanges,
            self.whole,
            tuple(map(self._shape, block.arguments)),
            tuple(lies.terms for lies in taken),
            tuple(lies.terms for lies in given),
        )

    # -- how values are to lie -----------------------------------------------------------------------

    def _shape(self, value: int) -> tuple[int, ...]:
        type_ = self.graph.module.types[value]
        return tuple(type_.shape) if isinstance(type_, Tensor) else ()

    def _lies(self, value: int) -> Lies:
        place = self.graph.of_value.get(value)
        sharding = None if place is None else place.sharding
        return self._of(sharding, len(self._shape(value)))

    def _of(self, sharding: Sharding | None, rank: int) -> Lies:
        if sharding is None:
            return Lies(((),) * rank)
        return Lies(sharding.along(rank), sharding.unreduced, COMBINE[sharding.reduction])

    def _ends(self, view: View) -> tuple[Lies, ...]:
        """How the results of a function are to lie."""
        end = view.regions[0].block.ops[-1]
        found = [self._lies(value) for value in end.operands]
        for step, _, place in self.graph.ends:
            at = int(place.what.split()[1])
            if place.view is view and place.sharding is not None and step.view is end:
                found[at] = self._of(place.sharding, place.type.rank)
        if call := self.graph.calls.get(symbol_of(view) or ""):
            found = [self._lies(value) for value in call.results]
        if self.equal and view is self.functions["main"]:
            shapes = map(self._shape, end.operands)
            found = [
                replace(lies, dims=tuple(map(self.devices.equal, shape, lies.dims)))
                for shape, lies in zip(shapes, found, strict=True)
            ]
        return tuple(found)

    def _type(self, value: int, lies: Lies) -> ir.Type:
        ir = carrier.ir
        type_ = self.graph.module.types[value]
        if not isinstance(type_, Tensor):
            return ir.Type.parse(str(type_))
        return ir.RankedTensorType.get(
            list(self.devices.local(tuple(type_.shape), lies.dims)), ir.Type.parse(str(type_.element))
        )

    def _held(self, number: int, value: SSAValue, lies: Lies) -> HeldValue:
        return HeldValue(value, lies, self._shape(number))

    # -- functions and blocks ------------------------------------------------------------------------

    def _function(self, view: View) -> None:
        ir = carrier.ir
        if not view.regions[0].blocks:
            view.op.clone()
            return
        block = view.regions[0].block
        taken, given = [self._lies(value) for value in block.arguments], self._ends(view)
        types = [self._type(value, lies) for value, lies in zip(block.arguments, taken, strict=True)]
        results = [self._type(v, lies) for v, lies in zip(block.ops[-1].operands, given, strict=True)]
        attributes = {
            name: view.op.attributes[name] for name in ("sym_name", "sym_visibility") if name in view.op.attributes
        }
        attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, results))
        made = ir.Operation.create("func.func", [], [], attributes, regions=1)
        inner = made.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        env = {
            v: self._held(v, own, lies) for v, own, lies in zip(block.arguments, inner.arguments, taken, strict=True)
        }
        with ir.InsertionPoint(inner):
            self._block(block, env, given, "func.return")

    def _block(self, block: Block, env: dict[int, HeldValue], given: Sequence[Lies], end: str) -> None:
        outside, self.local.numbers = self.local.numbers, dict(self.local.numbers)
        for view in block.ops[:-1]:
            self._view(view, env)
        last = block.ops[-1]
        self._for(last, "what is returned lies otherwise than it was made")
        with last.op.location:
            values = [self._as(env[v], lies) for v, lies in zip(last.operands, given, strict=True)]
            carrier.ir.Operation.create(end, [], values)
        self.local.numbers = outside

    def _for(self, view: View, why: str) -> None:
        self.local.why, self.local.where = why, f"{view.name} at {view.location}"

    def _as(self, held: HeldValue, lies: Lies) -> SSAValue:
        return as_wanted(self.local, held, lies)

    # -- ops -----------------------------------------------------------------------------------------

    def _view(self, view: View, env: dict[int, HeldValue]) -> None:
        """Write an op, and what it needs, in its place of the source."""
        with view.op.location:
            self._written(view, env)

    def _written(self, view: View, env: dict[int, HeldValue]) -> None:
        name = view.name
        if name in (GROUP, MESH, FUNCTION):
            return
        if _only_places(view):
            (source,) = view.operands
            lies = self._lies(view.results[0])
            self._for(view, "it is asked for")
            env[view.results[0]] = self._held(view.results[0], self._as(env[source], lies), lies)
        elif name in _MADE or self._is_empty(view):
            self._constant(view, env)
        elif name in _CONTROL:
            self._control(view, env)
        elif _spreads(view) and not env[view.operands[0]].lies.terms:
            self._spread(view, env)
        elif name == CALL and str(view.attributes.get("callee")) in self.graph.calls:
            self._call(view, env)
        elif name == NAMED:
            self._named(view, env)
        elif name == MANUAL:
            self._manual(view, env)
        else:
            self._op(view, env)

    def _is_empty(self, view: View) -> bool:
        """Whether an op has a result, and that has no elements: it reads nothing, however its operands lie."""
        traits = traits_of(view.name)
        is_one = len(view.results) == 1 and traits is not None and not traits.acts
        return is_one and 0 in self._shape(view.results[0])

    def _constant(self, view: View, env: dict[int, HeldValue]) -> None:
        """A constant or an iota: every device makes all of it, of which each use takes its part."""
        (value,) = view.results
        type_, lies = view.result_types[0], self._lies(value)
        if self._is_empty(view) and isinstance(type_, Tensor) and isinstance(type_.element, ElementType):
            made = self.local.constant(np.empty(tuple(type_.shape), type_.element.dtype))
        elif isinstance(given := view.attributes.get("value"), np.ndarray):
            made = self.local.constant(given)
        else:
            made = copy_of(view, []).results[0]
        whole = self._held(value, made, Lies(((),) * len(self._shape(value))))
        env[value] = self._held(value, self._as(whole, lies), lies) if lies.terms else whole

    def _spread(self, view: View, env: dict[int, HeldValue]) -> None:
        """A scalar that is repeated."""
        (value,) = view.results
        shape, lies = self._shape(value), self._lies(value)
        whole = replace(env[view.operands[0]], lies=Lies(((),) * len(shape)), shape=shape, spread=True)
        env[value] = self._held(value, self._as(whole, lies), lies) if lies.terms else whole

    def _op(self, view: View, env: dict[int, HeldValue]) -> None:
        used = self.rules.of(view) if view.results and view.operands else None
        results = [self._lies(value) for value in view.results]
        given = self._terms_combined(view, [env[value] for value in view.operands], results)
        tensors = all(isinstance(t, Tensor) for t in (*view.operand_types, *view.result_types))
        if view.name == DRAWN:
            made = self._drawn(view, given)
        elif used is None or not tensors:
            made = self._computed_whole(view, given, results, self.rules.unknown.get(view, "it has no rule"))
        elif any(0 in self._shape(value) for value in view.operands) and not used.elementwise:
            made = self._made_whole(view, given)  # nothing is read of an operand, by which the op could be shared
        else:
            made = self._shared(view, used, given, results)
        self._for(view, "its result is to lie otherwise")
        for value, held, lies in zip(view.results, made, results, strict=True):
            if held.lies.terms:
                axes = ", ".join(axis.name for axis in held.lies.terms)
                self._for(view, f"each device has terms of sums along {axes}")
            env[value] = self._held(value, self._as(held, lies), lies)

    def _shared(
        self, view: View, used: UsedRule, given: Sequence[HeldValue], results: Sequence[Lies]
    ) -> list[HeldValue]:
        terms = next((held.lies.terms for held in given if held.lies.terms), ())
        dims = [self._free_of(held.dims, terms) for held in given]
        how = self.sharing.shared(used, view, dims, [lies.dims for lies in results])
        if how.whole:
            self._note(view, "; ".join(one.why for one in how.whole), is_refused=how.is_refused)
        self._for(view, "its operands have to lie alike")
        operands = []
        for held, dimensions in zip(given, how.rule.operands, strict=True):
            lies = Lies(how.dims(dimensions, self.devices), held.lies.terms, held.lies.combine)
            operands.append(HeldValue(self._as(held, lies), lies, held.shape))
        self._for(view, "parts are read elsewhere than where they lie")
        made = LocalOp(view, how, self.local).run(operands)
        return [
            HeldValue(one.value, Lies(one.dims, (*one.lies.terms, *terms), one.lies.combine), one.shape) for one in made
        ]

    def _terms_combined(self, view: View, given: Sequence[HeldValue], results: Sequence[Lies]) -> list[HeldValue]:
        """Operands without terms, but for those of sums that its results are to be as well."""
        wanted = {lies.terms for lies in results if lies.combine == COMBINE["SUM"]}
        kept = next(iter(wanted)) if len(wanted) == 1 else ()
        is_term = [any(axis in kept for axis in held.lies.terms) for held in given]
        found = []
        if kept and any(is_term):
            # Those that are to be terms too, though they are not yet.
            for choice in (is_term, [isinstance(t, Tensor) and t.rank > 0 for t in view.operand_types]):
                if passes(view, choice):
                    is_term = choice
                    break
            else:
                is_term = [False] * len(given)
        else:
            is_term = [False] * len(given)
        self._for(view, "terms have to be combined before it")
        axes = next((held.lies.terms for held in given if held.lies.terms and kept), ())
        axes = tuple(axis for axis in axes if axis in kept)
        for held, keeps in zip(given, is_term, strict=True):
            lies = Lies(self._free_of(held.dims, axes), axes) if keeps else Lies(held.dims)
            found.append(held if held.lies.terms == lies.terms else HeldValue(self._as(held, lies), lies, held.shape))
        return found

    def _free_of(self, dims: Dims, terms: Refs) -> Dims:
        """Axes along which devices have terms split nothing."""

        def is_free(axis: AxisRef) -> bool:
            return not any(self.devices.axes.overlap(axis, other) for other in terms)

        return tuple(tuple(takewhile(is_free, refs)) for refs in dims)

    def _computed_whole(
        self, view: View, given: Sequence[HeldValue], results: Sequence[Lies], why: str
    ) -> list[HeldValue]:
        if any(refs for dims in (*(held.dims for held in given), *(lies.dims for lies in results)) for refs in dims):
            self._note(view, why, is_refused=self.takes_whole is None or not self.takes_whole(view))
        return self._made_whole(view, given)

    def _drawn(self, view: View, given: Sequence[HeldValue]) -> list[HeldValue]:
        """Numbers that come from outside: those that the first device draws, for others may draw other ones."""
        (held,) = self._made_whole(view, given)
        axes = tuple(AxisRef(name) for name, size in self.devices.mesh.axes if size > 1)
        self._for(view, "all devices have the numbers that the first one draws")
        zero = self.local.number(0, element_of(held.value))
        combine = "or" if str(zero.type) == "tensor<i1>" else "add"
        own = self.local.first_only(held.value, axes, zero)
        return [replace(held, value=self.local.all_reduce(own, axes, combine))]

    def _made_whole(self, view: View, given: Sequence[HeldValue]) -> list[HeldValue]:
        self._for(view, "every device computes it whole")
        made = copy_of(view, [self._as(held, Lies(((),) * len(held.dims))) for held in given])
        return [
            self._held(value, own, Lies(((),) * len(self._shape(value))))
            for value, own in zip(view.results, made.results, strict=True)
        ]

    def _note(self, view: View, why: str, *, is_refused: bool) -> None:
        if is_refused and not self.replicate:
            raise PartitionError(
                f"{view.location}: {view.name} cannot be shared by the devices: {why}; with --replicate every device"
                " computes along these dimensions whole"
            )
        self.whole.append((view.name, str(view.location), why))

    # -- regions and calls ---------------------------------------------------------------------------

    def _control(self, view: View, env: dict[int, HeldValue]) -> None:
        ir = carrier.ir
        results = [self._lies(value) for value in view.results]
        ties = view.name in ("stablehlo.while", "stablehlo.optimization_barrier")
        wanted = results if ties else [Lies(())] * len(view.operands)
        self._for(view, "what a loop carries lies alike in each turn")
        operands = [self._as(env[v], lies) for v, lies in zip(view.operands, wanted, strict=True)]
        types = [self._type(v, lies) for v, lies in zip(view.results, results, strict=True)]
        made = ir.Operation.create(view.name, types, operands, {}, regions=len(view.regions))
        for at, (region, inner) in enumerate(zip(view.regions, made.regions, strict=True)):
            block = region.block
            own = types if block.arguments else []
            copy = inner.blocks.append(*own, arg_locs=[ir.Location.unknown()] * len(own))
            inside = dict(env)
            for value, argument, lies in zip(block.arguments, copy.arguments, results, strict=False):
                inside[value] = self._held(value, argument, lies)
            is_condition = view.name == "stablehlo.while" and at == 0
            with ir.InsertionPoint(copy):
                self._block(block, inside, [Lies(())] if is_condition else results, "stablehlo.return")
        env |= {v: self._held(v, o, lies) for v, o, lies in zip(view.results, made.results, results, strict=True)}

    def _call(self, view: View, env: dict[int, HeldValue]) -> None:
        ir = carrier.ir
        callee = self.functions[str(view.attributes.get("callee"))]
        taken = [self._lies(value) for value in callee.regions[0].block.arguments]
        results = [self._lies(value) for value in view.results]
        self._for(view, "the function takes it so")
        operands = [self._as(env[v], lies) for v, lies in zip(view.operands, taken, strict=True)]
        types = [self._type(v, lies) for v, lies in zip(view.results, results, strict=True)]
        made = ir.Operation.create(CALL, types, operands, {"callee": view.op.attributes["callee"]})
        env |= {v: self._held(v, o, lies) for v, o, lies in zip(view.results, made.results, results, strict=True)}

    def _named(self, view: View, env: dict[int, HeldValue]) -> None:
        block = view.regions[0].block
        self._for(view, "the computation takes it so")
        for value, source in zip(block.arguments, view.operands, strict=True):
            lies = self._lies(value)
            env[value] = self._held(value, self._as(env[source], lies), lies)
        self._through(view, block, env, self._lies)

    def _manual(self, view: View, env: dict[int, HeldValue]) -> None:
        """The parts that the computation takes; inside they are what its types say."""
        block = view.regions[0].block
        self._for(view, "the manual computation takes it so")
        for value, source in zip(block.arguments, view.operands, strict=True):
            inner = self._lies(value)
            outside = self._outside(value, inner)
            env[value] = self._entered(value, env[source], inner, outside)
        for inner_view in block.ops[:-1]:
            self._view(inner_view, env)
        self._for(view, "the manual computation gives it so")
        for value, source in zip(view.results, block.ops[-1].operands, strict=True):
            held = env[source]
            inner = self._nesting(source, self._outside(value, held.lies), held.lies)
            own = self._as(held, inner)
            env[value] = self._held(value, own, self._outside(value, inner))

    def _entered(self, value: int, source: HeldValue, inner: Lies, outside: Lies) -> HeldValue:
        """What a manual computation takes of a value, as it is to lie inside."""
        nesting = self._nesting(value, outside, inner)
        taken = self._held(value, self._as(source, self._outside(value, nesting)), nesting)
        return self._held(value, self._as(taken, inner), inner)

    def _nesting(self, value: int, outside: Lies, inner: Lies) -> Lies:
        """How a value lies inside where parts of parts are parts of the whole."""
        dims = []
        for size, mine, all_ in zip(self._shape(value), inner.dims, outside.dims, strict=True):
            manual = all_[: len(all_) - len(mine)]
            dims.append(mine if not manual or size % self.devices.parts(mine) == 0 else ())
        return Lies(tuple(dims), inner.terms, inner.combine)

    def _outside(self, value: int, inner: Lies) -> Lies:
        """How a value lies outside of a manual computation that lies so inside."""
        place = self.graph.of_value.get(value)
        inside = None if place is None or place.edge is None else place.edge.inside
        if inside is None:
            return inner
        own = (tuple(axis for axis in refs if axis.name in inside.axes) for refs in inside.outer.dimensions)
        dims = tuple((*mine, *refs) for mine, refs in zip(own, inner.dims, strict=True))
        terms = tuple(axis for axis in inside.outer.unreduced if axis.name in inside.axes)
        return Lies(dims, (*terms, *inner.terms), COMBINE[inside.outer.reduction])

    def _through(self, view: View, block: Block, env: dict[int, HeldValue], lies: Callable[[int], Lies]) -> None:
        for inner in block.ops[:-1]:
            self._view(inner, env)
        for value, source in zip(view.results, block.ops[-1].operands, strict=True):
            wanted = lies(value)
            env[value] = self._held(value, self._as(env[source], wanted), wanted)


def _spreads(view: View) -> bool:
    """Whether each element of a result is the only one of the operand: each use makes as many as it needs."""
    traits = traits_of(view.name)
    types = [*view.operand_types, *view.result_types]
    if traits is None or not traits.view or len(view.operands) != 1 or len(types) != 2:
        return False
    scalar, made = types
    return isinstance(scalar, Tensor) and isinstance(made, Tensor) and not scalar.rank and made.rank > 0


def _only_places(view: View) -> bool:
    """Whether an op gives its operand as it is, and says how it is to lie."""
    traits = traits_of(view.name)
    is_one = view.name.startswith(f"{_PLACING}.") and len(view.operands) == len(view.results) == 1
    return is_one and traits is not None and traits.view
