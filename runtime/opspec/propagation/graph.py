"""A program as what spreads shardings: places that have one, and steps between them.

Values that always lie alike share a place: the results of a loop, and the arguments of its regions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from opspec.errors import OpSpecError
from opspec.programs.records import Block, ModuleView, View, symbol_of
from opspec.propagation.factors import Direction
from opspec.propagation.manual import Inside, without_axes
from opspec.propagation.rules import Rules, UsedRule
from opspec.sharding.shardings import (
    SHARDING,
    Mesh,
    Sharding,
    manual_shardings,
    mesh_of,
    sharding_of,
    shardings_in,
)
from opspec.values.dims import Dim
from opspec.values.types import Other, Tensor

CALL, FUNCTION, MAIN, RETURN = "func.call", "func.func", "main", "func.return"
CONSTRAINT, BARRIER, GROUP, MESH = (
    f"sdy.{name}" for name in ("sharding_constraint", "propagation_barrier", "sharding_group", "mesh")
)
MANUAL, NAMED = "sdy.manual_computation", "sdy.named_computation"
_LOOP = "stablehlo.while"
_BRANCHES = ("stablehlo.case", "stablehlo.if")
_IN_ORDER = "stablehlo.optimization_barrier"

Types: TypeAlias = Sequence[Tensor | Other]


@dataclass(slots=True, eq=False)
class ShardedPlace:
    """What has one sharding. `value`: a value that lies there, None for a result of the program."""

    number: int
    type: Tensor
    value: int | None
    view: View | None  # the op that makes it, or that has it as an argument of a region
    what: str  # which of its values it is: "result 0", "argument 1"
    sharding: Sharding | None = None
    edge: PropagationStep | None = None  # what ties the values that share it to others
    makers: list[PropagationStep] = field(default_factory=list)
    users: list[PropagationStep] = field(default_factory=list)
    shared: int = 0  # how many of the users, the first ones, use values that share it with the one that owns it


@dataclass(slots=True, eq=False)
class PropagationStep:
    """An op, or an edge: sources that are to lie as their target does."""

    at: int
    view: View
    used: UsedRule
    operands: list[ShardedPlace]
    results: list[ShardedPlace]
    is_edge: bool = False
    fixed: Direction | None = None  # the only direction that a barrier lets through
    inside: Inside | None = None  # of an edge into a manual computation, or out of one
    several: bool = False  # whether an operand has other uses

    @property
    def places(self) -> list[ShardedPlace]:
        return self.operands + self.results


@dataclass
class ShardingGraph:
    """`ends`: of each result of the program the value that is returned, and the place of the result itself. `calls`: of
    functions with a body that are called the only call, without which their values would have to lie in several ways.
    """

    module: ModuleView
    meshes: dict[str, Mesh]
    calls: dict[str, View] = field(default_factory=dict)
    places: list[ShardedPlace] = field(default_factory=list)
    of_value: dict[int, ShardedPlace] = field(default_factory=dict)
    steps: list[PropagationStep] = field(default_factory=list)
    ends: list[tuple[PropagationStep, ShardedPlace, ShardedPlace]] = field(default_factory=list)
    groups: dict[int, list[ShardedPlace]] = field(default_factory=dict)
    rules: Rules = field(default_factory=Rules)

    def mesh(self, sharding: Sharding) -> Mesh:
        found = sharding.mesh or self.meshes.get(sharding.symbol)
        if found is None:
            raise OpSpecError(f"expected a mesh of the program, found @{sharding.symbol}: it has {list(self.meshes)}")
        return found


def meshes_of(module: ModuleView) -> dict[str, Mesh]:
    """The meshes that a program names."""
    ops = [op for region in module.root.regions for block in region.blocks for op in block.ops if op.name == MESH]
    found = ((symbol_of(op) or "", mesh_of(op.attributes.get("mesh"))) for op in ops)
    return {name: mesh for name, mesh in found if mesh is not None}


def graph_of(module: ModuleView) -> ShardingGraph:
    """The places and steps of a program, with the shardings that it gives."""
    graph = ShardingGraph(module, meshes_of(module))
    if MAIN not in module.functions:
        raise OpSpecError(f"expected a function @main, found {', '.join(module.functions) or 'none'}")
    _Builder(graph).build()
    return graph


class _Builder:
    def __init__(self, graph: ShardingGraph) -> None:
        self.graph = graph
        self.module = graph.module
        self.functions = graph.module.functions
        self.uses = Counter(value for view in self.module.walk() for value in view.operands)

    def build(self) -> None:
        self._function(self.functions[MAIN])
        for name, view in self.functions.items():
            if name != MAIN and name not in self.module.calls:  # what calls it begins with its call
                self._function(view)
        for step in self.graph.steps:
            for place in step.results:
                if place.edge is not step:
                    place.makers.append(step)

    # -- places --------------------------------------------------------------------------------------

    def _place(
        self, type_: Tensor | Other, view: View | None, what: str, values: Sequence[int], given: Sharding | None = None
    ) -> ShardedPlace | None:
        """A place for values that lie alike; None for those that do not lie on devices, as tokens."""
        if not isinstance(type_, Tensor) or any(isinstance(size, Dim) for size in tuple.__iter__(type_.shape)):
            return None
        value = values[0] if values else None
        place = ShardedPlace(len(self.graph.places), type_, value, view, what, self._trimmed(given))
        self.graph.places.append(place)
        for value in values:
            self.graph.of_value[value] = place
        return place

    def _trimmed(self, given: Sharding | None) -> Sharding | None:
        """Without axes of one device, which split nothing."""
        if given is None:
            return None
        mesh = self.graph.mesh(given)
        ones = {name for name, size in mesh.axes if size == 1}
        return without_axes(given, ones) if ones else given

    # -- functions -----------------------------------------------------------------------------------

    def _function(self, view: View, call: View | None = None) -> None:
        if not view.regions[0].blocks:
            return
        block = view.regions[0].block
        attributes = view.attributes.get("arg_attrs") or ()
        for at, (value, type_) in enumerate(zip(block.arguments, block.types, strict=True)):
            given = sharding_of(attributes[at]) if at < len(attributes) else None
            place = self._place(type_, view, f"argument {at}", [value], given)
            if call is not None:
                self._edge(view, place, [call.operands[at]])
        self._block(block)
        if call is None and symbol_of(view) == MAIN:
            self._results(view, block.ops[-1])

    def _results(self, view: View, end: View) -> None:
        attributes = view.attributes.get("res_attrs") or ()
        for at, (value, type_) in enumerate(zip(end.operands, end.operand_types, strict=True)):
            given = sharding_of(attributes[at]) if at < len(attributes) else None
            place = self._place(type_, view, f"result {at}", [], given)
            source = self.graph.of_value.get(value)
            if place is not None and source is not None:
                step = PropagationStep(-1, end, self._alike(place, 1), [source], [place])
                self.graph.ends.append((step, source, place))

    def _call(self, view: View) -> None:
        name = str(view.attributes.get("callee"))
        callee = self.functions.get(name)
        if callee is None or not callee.regions[0].blocks:
            self._op(view)
            return
        if name in self.graph.calls or name == MAIN:
            raise OpSpecError(f"{view.location}: expected a function that is called here alone, found @{name}")
        self.graph.calls[name] = view
        self._function(callee, view)
        given = self._own(view)
        declared = [sharding_of(one) for one in callee.attributes.get("res_attrs") or ()]
        end = callee.regions[0].block.ops[-1]
        for at, (value, type_) in enumerate(zip(view.results, view.result_types, strict=True)):
            sharding = given[at] if at < len(given) else declared[at] if at < len(declared) else None
            place = self._place(type_, view, f"result {at}", [value], sharding)
            self._edge(view, place, [end.operands[at]])

    # -- ops -----------------------------------------------------------------------------------------

    def _block(self, block: Block) -> None:
        for view in block.ops:
            name = view.name
            if name == _LOOP:
                self._loop(view)
            elif name in _BRANCHES:
                for region in view.regions:
                    self._block(region.block)
                ends = [region.block.ops[-1] for region in view.regions]
                self._tied(view, [[end.operands[at] for end in ends] for at in range(len(view.results))])
            elif name == _IN_ORDER:
                self._tied(view, [[value] for value in view.operands])
            elif name == MANUAL:
                self._manual(view)
            elif name == NAMED:
                self._named(view)
            elif name == CALL:
                self._call(view)
            elif name == GROUP:
                self._group(view)
            elif name != RETURN:
                self._op(view)

    def _op(self, view: View) -> None:
        given = self._own(view)
        places = [
            self._place(type_, view, f"result {at}", [value], given[at] if at < len(given) else None)
            for at, (value, type_) in enumerate(zip(view.results, view.result_types, strict=True))
        ]
        sources = [self.graph.of_value.get(value) for value in view.operands]
        if not sources or not places:
            return
        known = [place for place in (*sources, *places) if place is not None]
        if len(known) < len(sources) + len(places) or not any(place.type.rank for place in known):
            return
        operands, results = known[: len(sources)], known[len(sources) :]
        fixed = None
        if view.name == BARRIER:
            used: UsedRule | None = self._alike(results[0], 1)
            fixed = _allowed(view)
        elif view.name == CONSTRAINT:
            used = self._alike(results[0], 1)
        else:
            used = self.graph.rules.of(view)
        if used is not None and used.rule.factors:
            step = self._step(view, used, operands, results)
            step.fixed = fixed
            step.several = any(
                self.uses[value] > 1 and place.type.rank for value, place in zip(view.operands, operands, strict=True)
            )

    def _own(self, view: View) -> list[Sharding]:
        """What an op says of its results."""
        return shardings_in(view.attributes.get("sharding")) or shardings_in(view.attributes.get(SHARDING))

    def _group(self, view: View) -> None:
        place = self.graph.of_value.get(view.operands[0])
        number = view.attributes.get("group_id")
        if place is None or not isinstance(number, int):
            return
        members = self.graph.groups.setdefault(number, [])
        for other in list(self.graph.groups):
            if other != number and place in self.graph.groups[other]:
                members += [member for member in self.graph.groups.pop(other) if member not in members]
        if place not in members:
            members.append(place)

    # -- regions -------------------------------------------------------------------------------------

    def _loop(self, view: View) -> None:
        condition, body = (region.block for region in view.regions)
        given = self._own(view)
        tied = []
        for at, (value, type_) in enumerate(zip(view.results, view.result_types, strict=True)):
            values = [value, condition.arguments[at], body.arguments[at]]
            tied.append(self._place(type_, view, f"result {at}", values, given[at] if at < len(given) else None))
        self._block(condition)
        self._block(body)
        for at, place in enumerate(tied):
            self._edge(view, place, [view.operands[at], body.ops[-1].operands[at]])
        for place in tied:
            if place is not None:
                place.shared = len(place.users)

    def _tied(self, view: View, sources: Sequence[Sequence[int]]) -> None:
        given = self._own(view)
        for at, (value, type_) in enumerate(zip(view.results, view.result_types, strict=True)):
            place = self._place(type_, view, f"result {at}", [value], given[at] if at < len(given) else None)
            self._edge(view, place, sources[at])

    def _named(self, view: View) -> None:
        block = view.regions[0].block
        taken, made = (shardings_in(view.attributes.get(f"{side}_shardings")) for side in ("in", "out"))
        for at, (value, type_) in enumerate(zip(block.arguments, block.types, strict=True)):
            place = self._place(type_, view, f"argument {at}", [value], taken[at] if at < len(taken) else None)
            self._edge(view, place, [view.operands[at]])
        self._block(block)
        for at, (value, type_) in enumerate(zip(view.results, view.result_types, strict=True)):
            place = self._place(type_, view, f"result {at}", [value], made[at] if at < len(made) else None)
            self._edge(view, place, [block.ops[-1].operands[at]])

    def _manual(self, view: View) -> None:
        block = view.regions[0].block
        taken, made, axes = manual_shardings(view.attributes)
        inside = partial(Inside.of, axes=axes, mesh=self.graph.mesh)
        for at, (value, type_) in enumerate(zip(block.arguments, block.types, strict=True)):
            edge = inside(taken[at], is_argument=True)
            place = self._place(type_, view, f"argument {at}", [value], edge.inner(taken[at]))
            self._edge(view, place, [view.operands[at]], edge)
        self._block(block)
        for at, (value, type_) in enumerate(zip(view.results, view.result_types, strict=True)):
            edge = inside(made[at], is_argument=False)
            place = self._place(type_, view, f"result {at}", [value], edge.whole(made[at]))
            self._edge(view, place, [block.ops[-1].operands[at]], edge)

    # -- steps ---------------------------------------------------------------------------------------

    def _alike(self, place: ShardedPlace, sources: int) -> UsedRule:
        return self.graph.rules.identity(tuple(place.type.shape), sources)

    def _edge(
        self, view: View, target: ShardedPlace | None, values: Sequence[int], inside: Inside | None = None
    ) -> None:
        sources = [self.graph.of_value.get(value) for value in values]
        known = [place for place in sources if place is not None]
        if target is None or len(known) < len(sources) or not target.type.rank:
            return
        step = self._step(view, self._alike(target, len(known)), known, [target])
        step.is_edge, step.inside = True, inside
        target.edge = step

    def _step(
        self, view: View, used: UsedRule, operands: list[ShardedPlace], results: list[ShardedPlace]
    ) -> PropagationStep:
        step = PropagationStep(len(self.graph.steps), view, used, operands, results)
        self.graph.steps.append(step)
        for place in operands:
            place.users.append(step)
        return step


def _allowed(view: View) -> Direction:
    given = view.attributes.get("allowed_direction")
    return Direction(int(given)) if isinstance(given, int) else Direction.NONE
