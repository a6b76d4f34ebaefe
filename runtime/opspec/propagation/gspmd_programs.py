"""Programs with the shardings of GSPMD, with those of Shardy in their place, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.records import import_module
from opspec.programs.shardy_attributes import read
from opspec.propagation.graph import CONSTRAINT, MANUAL, MESH, meshes_of
from opspec.propagation.gspmd_attributes import (
    GIVEN,
    GSPMD,
    LISTS,
    PLACED,
    TAKEN,
    called,
    is_call,
    listed,
    open_dims,
    place_of,
    rank_of,
    text_in_tiles,
    tiling_in,
)
from opspec.propagation.gspmd_manual import calls_from_computation, computations_from_calls
from opspec.propagation.separation import FUNCTION, GROUP, walk
from opspec.sharding.gspmd import Meshes, Tiling
from opspec.sharding.gspmd_message import message_of
from opspec.sharding.shardings import (
    SHARDING,
    Mesh,
    manual_shardings,
    shardings_in,
    text_of,
    text_of_each,
    text_of_mesh,
)

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_SDY = "sdy"


@dataclass(frozen=True, slots=True)
class _Given:
    """A sharding of GSPMD: of an op, or of one of its arguments or results, `listed` there at `at`."""

    op: ir.Operation
    tiling: Tiling
    listed: str = ""
    at: int = 0

    @property
    def each(self) -> Sequence[Tiling]:
        return self.tiling.each if self.tiling.kind == "tuple" else (self.tiling,) * max(1, len(self.op.results))

    @property
    def is_manual(self) -> bool:
        return any(tiling.kind == "manual" or "manual" in tiling.last for tiling in self.each)


def from_gspmd(module: ir.Module) -> bool:
    """Write Shardy's shardings for GSPMD's, in place; whether there are any."""
    given = list(_given(module))
    if not given:
        return False
    flat = [tiling for one in given for tiling in one.each]
    calls = [op for op in walk(module.operation) if is_call(op, TAKEN) or is_call(op, GIVEN)]
    if not calls and all(tiling.kind == "manual" for tiling in flat):
        _leave_out(given)  # what each device runs already: its own values are all that there are
        return True
    sizes = [tiling.devices.size for tiling in flat if tiling.devices is not None and tiling.kind == "tiled"]
    meshes = Meshes.of(flat, max([_partitions(module), *sizes]))
    with module.context, carrier.ir.Location.unknown():
        computations_from_calls(module, meshes)
        for one in list(_given(module)):
            if one.is_manual and not _is_inside(one.op):
                wanted = f"manual shardings between @{TAKEN} and @{GIVEN}"
                raise OpSpecError(f"{place_of(one.op)}: expected {wanted}, found {one.op.name} with parts alone")
            if one.listed:
                type_ = _listed_types(one.op, one.listed)[one.at]
                made = meshes.sharding(one.tiling, rank_of(type_))
                _relist(one.op, one.listed, one.at, GSPMD, SHARDING, carrier.ir.Attribute.parse(text_of(made)))
            else:
                _rewrite_op(one, meshes)
        for symbol, mesh in meshes.named.items():
            add_mesh(module, symbol, mesh)
    return True


def to_gspmd(module: ir.Module, *, serialized: bool = False) -> None:
    """Write GSPMD's text for Shardy's shardings of arguments, results and ops, in place; `serialized`: the bytes of its
    message.
    """
    view = import_module(module)
    meshes = meshes_of(view)
    view.let_go()
    with module.context, carrier.ir.Location.unknown():
        computations = []
        for op in list(walk(module.operation)):
            if op.name == FUNCTION:
                for name in LISTS:
                    for at, attributes in enumerate(listed(op, name)):
                        own = {named.name: named.attr for named in attributes}
                        if SHARDING in own:
                            (sharding,) = shardings_in(read(str(own[SHARDING])))
                            text = text_in_tiles(sharding, _listed_types(op, name)[at], meshes)
                            _relist(op, name, at, SHARDING, GSPMD, carrier.ir.StringAttr.get(text))
            elif SHARDING in op.attributes and not op.name.startswith(f"{_SDY}."):
                shardings = shardings_in(read(str(op.attributes[SHARDING])))
                pairs = zip(shardings, op.results, strict=True)
                texts = [text_in_tiles(sharding, value.type, meshes, _manual(op)) for sharding, value in pairs]
                whole = texts[0] if len(texts) == 1 else f"{{{', '.join(texts)}}}"
                op.attributes[GSPMD] = carrier.ir.StringAttr.get(whole)
                del op.attributes[SHARDING]
            elif op.name == CONSTRAINT:
                _call_for(op, meshes)
            elif op.name == GROUP:
                _call_of_group(op)
            elif op.name == MANUAL:
                computations.append(op)
        for op in computations:
            calls_from_computation(op, meshes)
        rest = [op for op in walk(module.operation) if op.name.startswith(f"{_SDY}.")]
        if all(op.name == MESH for op in rest):  # nothing speaks of them any more
            for op in rest:
                op.erase()
        for one in list(_given(module)) if serialized else ():
            data = carrier.ir.StringAttr.get(message_of(one.tiling))
            if one.listed:
                _relist(one.op, one.listed, one.at, GSPMD, GSPMD, data)
            else:
                one.op.attributes[GSPMD] = data


def _leave_out(given: Sequence[_Given]) -> None:
    for one in given:
        if one.listed:
            rest = [[named for named in own if named.name != GSPMD] for own in listed(one.op, one.listed)]
            attributes = [
                carrier.ir.DictAttr.get({named.name: named.attr for named in own}, one.op.context) for own in rest
            ]
            one.op.attributes[one.listed] = carrier.ir.ArrayAttr.get(attributes, one.op.context)
        elif is_call(one.op, PLACED):
            one.op.results[0].replace_all_uses_with(one.op.operands[0])
            one.op.erase()
        else:
            del one.op.attributes[GSPMD]


# --- one of them ----------------------------------------------------------------------------------------------


def _given(module: ir.Module) -> Iterator[_Given]:
    for op in walk(module.operation):
        if op.name == FUNCTION:
            for name in LISTS:
                for at, attributes in enumerate(listed(op, name)):
                    found = [named.attr for named in attributes if named.name == GSPMD]
                    yield from (_Given(op, tiling_in(attribute), name, at) for attribute in found)
        elif GSPMD in op.attributes:
            yield _Given(op, tiling_in(op.attributes[GSPMD]))


def _is_inside(op: ir.Operation) -> bool:
    return bool(op.name != FUNCTION and _around(op))


def _around(op: ir.Operation) -> list[ir.Operation]:
    """The manual computations that an op is in."""
    found = []
    parent = op.parent
    while parent is not None:
        if parent.operation.name == MANUAL:
            found.append(parent.operation)
        parent = parent.operation.parent
    return found


def _manual(op: ir.Operation) -> frozenset[str]:
    """The manual axes around an op."""
    given = [{"manual_axes": read(str(one.attributes["manual_axes"]))} for one in _around(op)]
    return frozenset(axis for attributes in given for axis in manual_shardings(attributes)[2])


def _mesh_around(op: ir.Operation) -> str | None:
    """The mesh of the manual computation around an op."""
    words = ("in_shardings", "out_shardings", "manual_axes")
    for one in _around(op):
        taken, given, _ = manual_shardings({name: read(str(one.attributes[name])) for name in words})
        return next((sharding.symbol for sharding in (*taken, *given)), None)
    return None


def _rewrite_op(one: _Given, meshes: Meshes) -> None:
    op, ir = one.op, carrier.ir
    _write_groups(one)
    is_constraint = is_call(op, PLACED) and len(op.results) == 1
    if all(tiling.kind == "manual" for tiling in one.each):  # parts of which nothing more is said
        if is_constraint:
            op.results[0].replace_all_uses_with(op.operands[0])
            op.erase()
        else:
            del op.attributes[GSPMD]
        return
    symbol = _mesh_around(op)
    pairs = zip(one.each, op.results, strict=True)
    made = [meshes.sharding(tiling, rank_of(value.type), symbol) for tiling, value in pairs]
    if is_constraint:
        sharding = replace(made[0], open=made[0].open | open_dims(op))
        attribute = {"sharding": ir.Attribute.parse(text_of(sharding))}
        types = [op.results[0].type]
        new = ir.Operation.create(
            CONSTRAINT, types, [op.operands[0]], attribute, loc=op.location, ip=ir.InsertionPoint(op)
        )
        op.results[0].replace_all_uses_with(new.results[0])
        op.erase()
        return
    if made:
        op.attributes[SHARDING] = ir.Attribute.parse(text_of_each(made))
    del op.attributes[GSPMD]


def _write_groups(one: _Given) -> None:
    """What says that values lie as others do; of arguments nobody says it."""
    ir = carrier.ir
    i64 = ir.IntegerType.get_signless(64)
    for tiling, value in zip(one.each, one.op.results, strict=False):
        if tiling.group is not None:
            number: dict[str, ir.Attribute] = {"group_id": ir.IntegerAttr.get(i64, tiling.group)}
            made = ir.Operation.create(GROUP, [], [value], number, loc=one.op.location, ip=ir.InsertionPoint(one.op))
            made.move_after(one.op)


def _call_of_group(op: ir.Operation) -> None:
    """A call behind what makes a value of a group; what it gives is used in the place of the value."""
    (value,) = op.operands
    number = carrier.ir.IntegerAttr(op.attributes["group_id"]).value
    owner = value.owner
    if isinstance(owner, carrier.ir.Block):
        op.move_before(owner.operations[0])
    else:
        op.move_after(owner)
    made = called(PLACED, value, value.type, f"{{unknown shard_as {number}}}", op)
    op.erase()
    value.replace_all_uses_except(made, cast("ir.OpView", made.owner).operation)


def _call_for(op: ir.Operation, meshes: Mapping[str, Mesh]) -> None:
    (sharding,) = shardings_in(read(str(op.attributes["sharding"])))
    (value,) = op.operands
    text = text_in_tiles(sharding, value.type, meshes, _manual(op))
    op.results[0].replace_all_uses_with(called(PLACED, value, value.type, text, op, sharding.open))
    op.erase()


def add_mesh(module: ir.Module, symbol: str, mesh: Mesh) -> None:
    ir = carrier.ir
    attributes = {"sym_name": ir.StringAttr.get(symbol), "mesh": ir.Attribute.parse(text_of_mesh(mesh))}
    ir.Operation.create("sdy.mesh", [], [], attributes, ip=ir.InsertionPoint.at_block_begin(module.body))


def _partitions(module: ir.Module) -> int:
    given = module.operation.attributes
    return carrier.ir.IntegerAttr(given["mhlo.num_partitions"]).value if "mhlo.num_partitions" in given else 1


# --- attributes of functions ----------------------------------------------------------------------------------


def _listed_types(op: ir.Operation, name: str) -> Sequence[ir.Type]:
    type_ = carrier.ir.FunctionType(cast("ir.TypeAttr", op.attributes["function_type"]).value)
    return type_.inputs if name == LISTS[0] else type_.results


def _relist(op: ir.Operation, name: str, at: int, old: str, new: str, value: ir.Attribute) -> None:
    beside = [{named.name: named.attr for named in attributes} for attributes in listed(op, name)]
    del beside[at][old]
    beside[at][new] = value
    op.attributes[name] = carrier.ir.ArrayAttr.get([carrier.ir.DictAttr.get(attributes) for attributes in beside])
