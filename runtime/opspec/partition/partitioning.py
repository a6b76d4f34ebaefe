"""A local program of one with a sharding of every value: each op of the parts that a device has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.partition.factors import Shared, shared
from opspec.partition.placement import Devices, Dims, PartitionError
from opspec.partition.resharding import scattered
from opspec.partition.sizes import localized
from opspec.partition.writing import Exchange, Local
from opspec.programs import carrier
from opspec.programs.records import Block, View
from opspec.propagation.graph import CALL, CONSTRAINT, FUNCTION, GROUP, MANUAL, MESH, NAMED, Graph
from opspec.propagation.propagate import propagate
from opspec.propagation.strategies import Strategy
from opspec.sharding.shardings import Mesh, manual_shardings
from opspec.values.types import Tensor

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

_AS_IT_IS = (CONSTRAINT, "sdy.reshard", "sdy.propagation_barrier")
_CONTROL = ("stablehlo.while", "stablehlo.case", "stablehlo.if", "stablehlo.optimization_barrier")
_MADE = ("stablehlo.constant", "sdy.constant", "stablehlo.iota")


@dataclass(frozen=True)
class Held:
    """A value as a device has it, and along which axes its dimensions are split."""

    value: SSAValue
    dims: Dims


@dataclass(frozen=True)
class Partitioned:
    """A local program. `taken`, `given`: how arguments and results of @main lie.

    `whole`: ops of which every device computes more than its part: name, place and why.
    """

    module: ir.Module
    mesh: Mesh
    taken: tuple[Dims, ...]
    given: tuple[Dims, ...]
    shapes: tuple[tuple[int, ...], ...]  # of the results, whole
    exchanges: list[Exchange]
    whole: list[tuple[str, str, str]]


def partition(module: ir.Module, strategy: Strategy = "user-priority", *, replicate: bool = False) -> Partitioned:
    """What each device runs of a program, whose shardings spread first. The module is changed.

    `replicate`: what cannot be shared is computed whole by every device; else it is an error.
    """
    graph = propagate(module, strategy, joined=False).graph
    meshes = {graph.mesh(place.sharding) for place in graph.places if place.sharding is not None}
    split = [mesh for mesh in meshes or set(graph.meshes.values()) if mesh.size > 1]
    if len(split) != 1:
        raise PartitionError(f"expected shardings on one mesh of several devices, found {len(split)} such meshes")
    return _Partitioning(module, graph, Devices(split[0]), replicate).run()


class _Partitioning:
    def __init__(self, module: ir.Module, graph: Graph, devices: Devices, replicate: bool) -> None:
        self.graph, self.devices, self.replicate = graph, devices, replicate
        self.old = module
        self.local = Local(devices)
        self.whole: list[tuple[str, str, str]] = []
        self.manual: frozenset[str] = frozenset()
        self.rules = graph.rules

    def run(self) -> Partitioned:
        ir = carrier.ir
        with self.old.context, ir.Location.unknown():
            made = ir.Module.create()
            made.operation.attributes["mhlo.num_partitions"] = ir.IntegerAttr.get(
                ir.IntegerType.get_signless(32), self.devices.count
            )
            made.operation.attributes["mhlo.num_replicas"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
            for view in self.graph.module.functions.values():
                with ir.InsertionPoint(made.body):
                    self._function(view)
        main = self.graph.module.functions["main"]
        block = main.regions[0].block
        ends = block.ops[-1]
        given = self._ends(main)
        shapes = tuple(tuple(t.shape) if isinstance(t, Tensor) else () for t in ends.operand_types)
        taken = tuple(self._dims(value) for value in block.arguments)
        return Partitioned(made, self.devices.mesh, taken, given, shapes, self.local.exchanges, self.whole)

    # -- how values are to lie -----------------------------------------------------------------------

    def _dims(self, value: int) -> Dims:
        place = self.graph.of_value.get(value)
        type_ = self.graph.module.types[value]
        if not isinstance(type_, Tensor):
            return ()
        sharding = None if place is None else place.sharding
        if sharding is None:
            return ((),) * type_.rank
        if sharding.unreduced:
            raise PartitionError("expected values that are reduced, found unreduced axes: they are not partitioned yet")
        return self.devices.fitting(tuple(type_.shape), sharding.dimensions)

    def _ends(self, view: View) -> tuple[Dims, ...]:
        """How the results of a function are to lie."""
        end = view.regions[0].block.ops[-1]
        found = [self._dims(value) for value in end.operands]
        for step, _, place in self.graph.ends:
            at = int(place.what.split()[1])
            if place.view is view and place.sharding is not None and step.view is end:
                found[at] = self.devices.fitting(tuple(place.type.shape), place.sharding.dimensions)
        for call in self._calls(view):
            found = [self._dims(value) for value in call.results]
        return tuple(found)

    def _calls(self, view: View) -> list[View]:
        name = next(name for name, function in self.graph.module.functions.items() if function is view)
        return [op for op in self.graph.module.walk() if op.name == CALL and str(op.attributes.get("callee")) == name]

    def _type(self, value: int, dims: Dims) -> ir.Type:
        ir = carrier.ir
        type_ = self.graph.module.types[value]
        if not isinstance(type_, Tensor):
            return ir.Type.parse(str(type_))
        return ir.RankedTensorType.get(
            list(self.devices.local(tuple(type_.shape), dims)), ir.Type.parse(str(type_.element))
        )

    # -- functions and blocks ------------------------------------------------------------------------

    def _function(self, view: View) -> None:
        ir = carrier.ir
        if not view.regions[0].blocks:
            view.op.clone()
            return
        block = view.regions[0].block
        taken, given = [self._dims(value) for value in block.arguments], self._ends(view)
        types = [self._type(value, dims) for value, dims in zip(block.arguments, taken, strict=True)]
        results = [self._type(v, dims) for v, dims in zip(block.ops[-1].operands, given, strict=True)]
        attributes = {
            name: view.op.attributes[name] for name in ("sym_name", "sym_visibility") if name in view.op.attributes
        }
        attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, results))
        made = ir.Operation.create("func.func", [], [], attributes, regions=1)
        inner = made.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        env = {value: Held(own, dims) for value, own, dims in zip(block.arguments, inner.arguments, taken, strict=True)}
        with ir.InsertionPoint(inner):
            self._block(block, env, given, "func.return")

    def _block(self, block: Block, env: dict[int, Held], given: Sequence[Dims], end: str) -> None:
        for view in block.ops[:-1]:
            self._view(view, env)
        last = block.ops[-1]
        self._for(last, "what is returned lies otherwise than it was made")
        values = [self._as(env[v], dims) for v, dims in zip(last.operands, given, strict=True)]
        carrier.ir.Operation.create(end, [], values)

    def _for(self, view: View, why: str) -> None:
        self.local.why, self.local.where = why, f"{view.name} at {view.location}"

    def _as(self, held: Held, dims: Dims) -> SSAValue:
        return self.local.reshard(held.value, held.dims, dims)

    # -- ops -----------------------------------------------------------------------------------------

    def _view(self, view: View, env: dict[int, Held]) -> None:
        name = view.name
        if name in (GROUP, MESH, FUNCTION):
            return
        if name in _AS_IT_IS:
            (source,) = view.operands
            dims = self._dims(view.results[0])
            self._for(view, "a constraint asks for it")
            env[view.results[0]] = Held(self._as(env[source], dims), dims)
        elif name in _MADE:
            self._constant(view, env)
        elif name in _CONTROL:
            self._control(view, env)
        elif name == CALL:
            self._call(view, env)
        elif name == NAMED:
            self._named(view, env)
        elif name == MANUAL:
            self._manual(view, env)
        else:
            self._op(view, env)

    def _constant(self, view: View, env: dict[int, Held]) -> None:
        """A constant or an iota: every device makes all of it, and takes its part."""
        made = self._copy(view, [], view.name.replace("sdy.", "stablehlo."))
        (value,) = view.results
        dims = self._dims(value)
        env[value] = Held(self.local.cut(made.results[0], dims), dims)

    def _op(self, view: View, env: dict[int, Held]) -> None:
        used = self.rules.of(view) if view.results and view.operands else None
        results = [self._dims(value) for value in view.results]
        tensors = all(isinstance(t, Tensor) for t in (*view.operand_types, *view.result_types))
        if used is None or not tensors:
            why = self.rules.unknown.get(view, "it has no rule")
            self._computed_whole(view, env, results, why)
            return
        how = shared(used.rule, view, [env[value].dims for value in view.operands], results, self.devices)
        sizes = localized(view, how, self.devices)
        if sizes is None:
            self._computed_whole(view, env, results, "its attributes hold sizes of what would be split")
            return
        if how.whole:
            self._note(view, "; ".join(how.whole))
        self._shared(view, env, results, how, sizes)

    def _shared(
        self, view: View, env: dict[int, Held], results: Sequence[Dims], how: Shared, sizes: dict[str, str]
    ) -> None:
        self._for(view, "its operands have to lie alike")
        operands = [
            self._as(env[value], how.dims(dimensions, self.devices))
            for value, dimensions in zip(view.operands, how.rule.operands, strict=True)
        ]
        made = self._copy(view, operands)
        for key, text in sizes.items():
            made.attributes[key] = carrier.ir.Attribute.parse(text)
        for at, value in enumerate(view.results):
            dims = how.dims(how.rule.results[at], self.devices)
            made.results[at].set_type(self._type(value, dims))
            own = made.results[at]
            if how.terms:
                own, dims = self._reduced(view, own, dims, results[at], how)
            self._for(view, "its result is to lie otherwise")
            env[value] = Held(self._as(Held(own, dims), results[at]), results[at])

    def _reduced(self, view: View, value: SSAValue, dims: Dims, wanted: Dims, how: Shared) -> tuple[SSAValue, Dims]:
        combine: ir.Region | str = view.op.regions[0] if view.regions else how.combine
        axes = how.terms
        self._for(view, f"each device has terms of sums along {', '.join(axis.name for axis in axes)}")
        d = scattered(dims, wanted, axes)
        if d is not None:
            made = self.local.reduce_scatter(value, axes, d, combine)
            return made, (*dims[:d], wanted[d], *dims[d + 1 :])
        return self.local.all_reduce(value, axes, combine), dims

    def _computed_whole(self, view: View, env: dict[int, Held], results: Sequence[Dims], why: str) -> None:
        given = [env[value].dims for value in view.operands]
        if any(refs for dims in (*given, *results) for refs in dims):
            self._note(view, why)
        self._for(view, "every device computes it whole")
        whole = [self._as(env[value], ((),) * len(env[value].dims)) for value in view.operands]
        made = self._copy(view, whole)
        for value, own, dims in zip(view.results, made.results, results, strict=True):
            env[value] = Held(self.local.cut(own, dims), dims)

    def _note(self, view: View, why: str) -> None:
        if not self.replicate:
            raise PartitionError(
                f"{view.location}: {view.name} cannot be shared by the devices: {why}; with --replicate every device"
                " computes along these dimensions whole"
            )
        self.whole.append((view.name, str(view.location), why))

    def _copy(self, view: View, operands: Sequence[SSAValue], name: str = "") -> ir.Operation:
        """The op with other operands, and without what only shardings are about."""
        ir = carrier.ir
        op = view.op
        attributes = {key: op.attributes[key] for key in op.attributes if not key.startswith("sdy.")}
        types = [value.type for value in op.results]
        made = ir.Operation.create(
            name or view.name, types, list(operands), attributes, regions=len(op.regions), loc=op.location
        )
        for region, inner in zip(op.regions, made.regions, strict=True):
            for block in region:
                arguments = [argument.type for argument in block.arguments]
                copy = inner.blocks.append(*arguments, arg_locs=[ir.Location.unknown()] * len(arguments))
                _copy_ops(block, copy)
        return made

    # -- regions and calls ---------------------------------------------------------------------------

    def _control(self, view: View, env: dict[int, Held]) -> None:
        ir = carrier.ir
        results = [self._dims(value) for value in view.results]
        ties = view.name in ("stablehlo.while", "stablehlo.optimization_barrier")
        wanted = results if ties else [()] * len(view.operands)
        self._for(view, "what a loop carries lies alike in each turn")
        operands = [self._as(env[v], dims) for v, dims in zip(view.operands, wanted, strict=True)]
        types = [self._type(v, dims) for v, dims in zip(view.results, results, strict=True)]
        made = ir.Operation.create(view.name, types, operands, {}, regions=len(view.regions))
        for at, (region, inner) in enumerate(zip(view.regions, made.regions, strict=True)):
            block = region.block
            own = types if block.arguments else []
            copy = inner.blocks.append(*own, arg_locs=[ir.Location.unknown()] * len(own))
            inside = dict(env)
            for value, argument, dims in zip(block.arguments, copy.arguments, results, strict=False):
                inside[value] = Held(argument, dims)
            is_condition = view.name == "stablehlo.while" and at == 0
            with ir.InsertionPoint(copy):
                self._block(block, inside, [()] if is_condition else results, "stablehlo.return")
        env |= {v: Held(o, dims) for v, o, dims in zip(view.results, made.results, results, strict=True)}

    def _call(self, view: View, env: dict[int, Held]) -> None:
        ir = carrier.ir
        callee = self.graph.module.functions[str(view.attributes.get("callee"))]
        taken = [self._dims(value) for value in callee.regions[0].block.arguments]
        results = [self._dims(value) for value in view.results]
        self._for(view, "the function takes it so")
        operands = [self._as(env[v], dims) for v, dims in zip(view.operands, taken, strict=True)]
        types = [self._type(v, dims) for v, dims in zip(view.results, results, strict=True)]
        made = ir.Operation.create(CALL, types, operands, {"callee": view.op.attributes["callee"]})
        env |= {v: Held(o, dims) for v, o, dims in zip(view.results, made.results, results, strict=True)}

    def _named(self, view: View, env: dict[int, Held]) -> None:
        block = view.regions[0].block
        self._for(view, "the computation takes it so")
        for value, source in zip(block.arguments, view.operands, strict=True):
            dims = self._dims(value)
            env[value] = Held(self._as(env[source], dims), dims)
        self._through(view, block, env, self._dims)

    def _manual(self, view: View, env: dict[int, Held]) -> None:
        """The parts that the computation takes; inside they are what its types say."""
        block = view.regions[0].block
        taken, made, axes = manual_shardings(view.attributes)
        if any(axis.name in axes for sharding in (*taken, *made) for axis in sharding.unreduced):
            raise PartitionError(f"{view.location}: manual computations of unreduced values are not partitioned yet")
        self._for(view, "the manual computation takes it so")
        for value, source in zip(block.arguments, view.operands, strict=True):
            inner = self._dims(value)
            env[value] = Held(self._as(env[source], self._outside(value, inner)), inner)
        for inner_view in block.ops[:-1]:
            self._view(inner_view, env)
        for value, source in zip(view.results, block.ops[-1].operands, strict=True):
            inner = env[source].dims
            env[value] = Held(env[source].value, self._outside(value, inner))

    def _outside(self, value: int, inner: Dims) -> Dims:
        """How a value lies outside of a manual computation that lies so inside."""
        place = self.graph.of_value.get(value)
        inside = None if place is None or place.edge is None else place.edge.inside
        if inside is None:
            return inner
        own = (tuple(axis for axis in refs if axis.name in inside.axes) for refs in inside.outer.dimensions)
        return tuple((*mine, *refs) for mine, refs in zip(own, inner, strict=True))

    def _through(self, view: View, block: Block, env: dict[int, Held], lies: Callable[[int], Dims]) -> None:
        for inner in block.ops[:-1]:
            self._view(inner, env)
        for value, source in zip(view.results, block.ops[-1].operands, strict=True):
            dims = lies(value)
            env[value] = Held(self._as(env[source], dims), dims)


def _copy_ops(block: ir.Block, copy: ir.Block) -> None:
    """The ops of a block that is about single elements."""
    ir = carrier.ir
    mapped: dict[SSAValue, SSAValue] = dict(zip(block.arguments, copy.arguments, strict=True))
    with ir.InsertionPoint(copy):
        for child in block.operations:
            made = child.operation.clone().operation
            if len(made.regions):
                raise OpSpecError(f"expected a region of single ops, found {made.name} with regions in one")
            for at, operand in enumerate(child.operands):
                made.operands[at] = mapped.get(operand, operand)
            mapped |= dict(zip(child.results, made.results, strict=True))
