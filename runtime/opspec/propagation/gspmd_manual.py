"""Manual computations as GSPMD writes them: calls that make parts of whole values and whole values of parts, and ops
on parts between them. In Shardy's words that is one op.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, cast

from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.shardy_attributes import read, spelled
from opspec.propagation.graph import MANUAL
from opspec.propagation.gspmd_attributes import (
    GIVEN,
    GSPMD,
    PLACED,
    TAKEN,
    called,
    is_call,
    open_dims,
    place_of,
    rank_of,
    text_in_tiles,
    tiling_beside,
    tiling_in,
)
from opspec.propagation.separation import CALL, callee_of, functions, walk
from opspec.sharding.gspmd import Meshes, Tiling
from opspec.sharding.shardings import Mesh, Sharding, manual_shardings, text_of_each
from opspec.values.constants import Struct

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

_RETURN = "sdy.return"


@dataclass
class _Computation:
    """Calls and ops of a block, by their numbers in it."""

    taken: list[int] = field(default_factory=list)
    ops: list[int] = field(default_factory=list)
    given: list[int] = field(default_factory=list)


def computations_from_calls(module: ir.Module, meshes: Meshes) -> None:
    """One op for the calls and what is between them, in place. What it calls becomes part of it."""
    blocks = [
        block
        for op in walk(module.operation)
        for region in op.regions
        for block in region
        if any(is_call(inner.operation, target) for inner in block.operations for target in (TAKEN, GIVEN))
    ]
    for block in reversed(blocks):  # what is within first: what is called stands behind its caller
        _Block(module, block, meshes).run()
    if blocks:
        _drop_uncalled(module)


class _Block:
    """A block with such calls."""

    def __init__(self, module: ir.Module, block: ir.Block, meshes: Meshes) -> None:
        self.module, self.meshes = module, meshes
        self.ops = [op.operation for op in block.operations]
        self.arguments: set[SSAValue] = set(block.arguments)
        self.maker: dict[SSAValue, int] = {value: at for at, op in enumerate(self.ops) for value in op.results}
        self.used = [list(_used(op)) for op in self.ops]
        self.constant: set[int] = set()
        self.unused: set[int] = set()  # constants of which there are copies, perhaps

    def run(self) -> None:
        found = self._computations()
        for one in sorted(found, key=lambda one: (one.taken or one.given)[-1]):
            self._wrap(one)
        for at in sorted(self.unused, reverse=True):
            if not any(list(result.uses) for result in self.ops[at].results):
                self.ops[at].erase()

    def _computations(self) -> list[_Computation]:
        """What hangs together through values that are parts."""
        parent: dict[int, int] = {}

        def first(at: int) -> int:
            while parent[at] != at:
                at = parent[at]
            return at

        for at, op in enumerate(self.ops):
            makers = [self.maker[value] for value in self.used[at] if value in self.maker]
            if is_call(op, TAKEN) or (is_call(op, GIVEN) and self.constant.issuperset(makers)):
                parent[at] = at
                continue
            inside = [other for other in makers if other in parent and not is_call(self.ops[other], GIVEN)]
            if inside:
                parent[at] = first(inside[0])
                for other in inside[1:]:
                    parent[first(other)] = first(at)
            elif not len(op.regions) and len(makers) == len(self.used[at]) and self.constant.issuperset(makers):
                self.constant.add(at)
        found: dict[int, _Computation] = {}
        for at in sorted(parent):
            one = found.setdefault(first(at), _Computation())
            kind = one.taken if is_call(self.ops[at], TAKEN) else one.given if is_call(self.ops[at], GIVEN) else one.ops
            kind.append(at)
        return list(found.values())

    def _wrap(self, one: _Computation) -> None:
        ir = carrier.ir
        calls, ends = [self.ops[at] for at in one.taken], [self.ops[at] for at in one.given]
        if any(at == len(self.ops) - 1 for at in one.ops):
            found = f"expected @{GIVEN} behind what is made of parts, found them returned by the function"
            raise OpSpecError(f"{place_of(self.ops[-1])}: {found}")
        place = self._place(one)
        symbol = self._mesh(one)
        sources = [self._taken_as(op, symbol) for op in calls]
        results = [self._given_as(op, symbol) for op in ends]
        names = self._manual_axes(calls, ends, symbol)
        attributes = {
            "in_shardings": ir.Attribute.parse(text_of_each(sources)),
            "out_shardings": ir.Attribute.parse(text_of_each(results)),
            "manual_axes": ir.Attribute.parse(spelled(Struct("manual_axes", {"value": names}))),
        }
        made = ir.Operation.create(
            MANUAL,
            [op.results[0].type for op in ends],
            [op.operands[0] for op in calls],
            attributes,
            regions=1,
            loc=(*calls, *ends)[0].location,
            ip=ir.InsertionPoint(place),
        )
        types = [op.results[0].type for op in calls]
        block = made.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        with ir.InsertionPoint(block):
            end = ir.Operation.create(_RETURN, [], [op.operands[0] for op in ends])
        for op, argument in zip(calls, block.arguments, strict=True):
            op.results[0].replace_all_uses_with(argument)
        self._move(one, end)
        for op, result in zip(ends, made.results, strict=True):
            op.results[0].replace_all_uses_with(result)
        for op in [*ends, *calls]:
            op.erase()
        _inline(self.module, made.operation)

    def _mesh(self, one: _Computation) -> str:
        """The mesh of all that is said in a computation and beside what it takes."""
        beside = [self._beside(self.ops[at])[0] for at in one.taken]
        own = [self.ops[at] for at in (*one.taken, *one.ops, *one.given)]
        beside += [tiling_in(op.attributes[GSPMD]) for top in own for op in (top, *walk(top)) if GSPMD in op.attributes]
        symbol = self.meshes.symbol([each for tiling in beside for each in (tiling.each or (tiling,))])
        if symbol is None:
            found = f"expected one order of devices for all between @{TAKEN} and @{GIVEN}, found several"
            raise OpSpecError(f"{place_of(own[0])}: {found}")
        return symbol

    def _manual_axes(self, calls: Sequence[ir.Operation], ends: Sequence[ir.Operation], symbol: str) -> tuple[str, ...]:
        """Of what is handed in, or where that is nothing, of what is to be handed out."""
        beside = [tiling_in(op.attributes[GSPMD]) for op in calls]
        beside += [found[0] for op in ends if (found := tiling_beside(op.operands[0])) is not None]
        axes = {axis for tiling in beside for axis in self.meshes.manual_axes(tiling, symbol)}
        return tuple(name for name, _ in self.meshes.named[symbol].axes if name in axes)

    def _place(self, one: _Computation) -> ir.Operation:
        """The first op behind that needs what is given."""
        given = set(one.given)
        uses = (at for at, used in enumerate(self.used) if any(self.maker.get(value) in given for value in used))
        at = next(uses, len(self.ops) - 1)
        needed = [self.maker[self.ops[own].operands[0]] for own in one.taken if self.ops[own].operands[0] in self.maker]
        if any(other >= at for other in needed):
            raise OpSpecError(
                f"{place_of(self.ops[at])}: expected all @{TAKEN} of a computation before its results are used"
            )
        return self.ops[at]

    def _move(self, one: _Computation, end: ir.Operation) -> None:
        """The ops between, with constants that they use, once more."""
        inside = {*one.ops, *one.taken}
        copies: dict[int, ir.Operation] = {}

        def copied(at: int) -> ir.Operation:
            if at not in copies:
                own = [copied(self.maker[value]).results[_number(value)] for value in self.ops[at].operands]
                copies[at] = self.ops[at].clone(ip=carrier.ir.InsertionPoint(end)).operation
                for number, value in enumerate(own):
                    copies[at].operands[number] = value
            return copies[at]

        for at, op in (*((at, self.ops[at]) for at in one.ops), (None, end)):
            for value in end.operands if at is None else self.used[at]:
                maker = self.maker.get(value)
                if maker in inside or (maker is None and value not in self.arguments):
                    continue
                if maker is None or maker not in self.constant:
                    found = f"expected parts or constants between @{TAKEN} and @{GIVEN}, found a whole value"
                    raise OpSpecError(f"{place_of(op)}: {found} in {op.name}")
                _replace(op, value, copied(maker).results[_number(value)])
            if at is not None:
                op.move_before(end)
        self.unused |= copies.keys()

    # -- shardings -------------------------------------------------------------------------------------

    def _beside(self, op: ir.Operation) -> tuple[Tiling, frozenset[int]]:
        """What is said of a value that is handed in."""
        found = tiling_beside(op.operands[0])
        if found is None:
            raise OpSpecError(f"{place_of(op)}: expected a sharding beside what @{TAKEN} takes, found none")
        return found

    def _taken_as(self, op: ir.Operation, symbol: str) -> Sharding:
        """How what is handed in lies."""
        tiling, free = self._beside(op)
        return replace(self.meshes.sharding(tiling, rank_of(op.operands[0].type), symbol), open=free)

    def _given_as(self, op: ir.Operation, symbol: str) -> Sharding:
        made = self.meshes.sharding(tiling_in(op.attributes[GSPMD]), rank_of(op.results[0].type), symbol)
        return replace(made, open=open_dims(op))


def _used(op: ir.Operation) -> Iterator[SSAValue]:
    yield from op.operands
    for inner in walk(op):
        yield from inner.operands


def _replace(op: ir.Operation, old: SSAValue, new: SSAValue) -> None:
    for one in (op, *walk(op)):
        for at, value in enumerate(one.operands):
            if value == old:
                one.operands[at] = new


def _number(value: SSAValue) -> int:
    return cast("ir.OpResult[ir.Type]", value).result_number


# --- calls of functions ---------------------------------------------------------------------------------------


def _inline(module: ir.Module, computation: ir.Operation) -> None:
    """Functions in the place of their calls: what they are about is parts here."""
    named = functions(module)
    while calls := [op for op in walk(computation) if op.name == CALL]:
        for op in calls:
            function = named[callee_of(op)]
            place = carrier.ir.InsertionPoint(op)
            made = carrier.inlined(function, list(op.operands), op.location, place)
            for result, value in zip(op.results, made, strict=True):
                result.replace_all_uses_with(value)
            op.erase()


def _drop_uncalled(module: ir.Module) -> None:
    """Functions that have been inlined everywhere."""
    while True:
        called = {callee_of(op) for op in walk(module.operation) if op.name == CALL}
        private = [
            op
            for name, op in functions(module).items()
            if name not in called
            and "sym_visibility" in op.attributes
            and "private" in str(op.attributes["sym_visibility"])
        ]
        if not private:
            return
        for op in private:
            op.erase()


# --- back -----------------------------------------------------------------------------------------------------


def calls_from_computation(op: ir.Operation, meshes: Mapping[str, Mesh]) -> None:
    """Calls for a manual computation, and its ops between them, in its place."""
    attributes = {name: read(str(op.attributes[name])) for name in ("in_shardings", "out_shardings", "manual_axes")}
    taken, given, axes = manual_shardings(attributes)
    block = op.regions[0].blocks[0]
    for argument, value, sharding in zip(list(block.arguments), list(op.operands), taken, strict=True):
        whole = called(PLACED, value, value.type, text_in_tiles(sharding, value.type, meshes), op, sharding.open)
        part = called(TAKEN, whole, argument.type, _manual(sharding, argument.type, meshes, axes), op, sharding.open)
        argument.replace_all_uses_with(part)
    *ops, end = [inner.operation for inner in block.operations]
    for inner in ops:
        inner.move_before(op)
    for result, value, sharding in zip(op.results, list(end.operands), given, strict=True):
        own = _manual(sharding, value.type, meshes, axes)
        part = called(PLACED, value, value.type, own, op, sharding.open)
        text = text_in_tiles(sharding, result.type, meshes)
        result.replace_all_uses_with(called(GIVEN, part, result.type, text, op, sharding.open))
    op.erase()


def _manual(sharding: Sharding, type_: ir.Type, meshes: Mapping[str, Mesh], axes: frozenset[str]) -> str:
    """How parts lie along the axes that are not manual."""
    own = replace(
        sharding, dimensions=tuple(tuple(a for a in refs if a.name not in axes) for refs in sharding.dimensions)
    )
    return text_in_tiles(own, type_, meshes, axes)
