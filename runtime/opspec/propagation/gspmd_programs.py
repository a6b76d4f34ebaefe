"""Programs with the shardings of GSPMD, with those of Shardy in their place, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from opspec.programs import carrier
from opspec.programs.records import import_module
from opspec.programs.shardy_attributes import read
from opspec.propagation.graph import CONSTRAINT, meshes_of
from opspec.propagation.separation import FUNCTION, walk
from opspec.sharding.device_parts import parts
from opspec.sharding.gspmd import Meshes, Tiling, text_of_parts, tiling_of
from opspec.sharding.shardings import (
    SHARDING,
    Mesh,
    Sharding,
    shardings_in,
    text_of,
    text_of_each,
    text_of_mesh,
)

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    _Named = Iterable[ir.NamedAttribute]

GSPMD = "mhlo.sharding"
_LISTS = ("arg_attrs", "res_attrs")
_CALL, _TARGET, _CONSTRAINT = "stablehlo.custom_call", "call_target_name", "Sharding"


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


def from_gspmd(module: ir.Module) -> bool:
    """Write Shardy's shardings for GSPMD's, in place; whether there are any."""
    given = list(_given(module))
    if not given:
        return False
    flat = [tiling for one in given for tiling in one.each]
    sizes = [tiling.devices.size for tiling in flat if tiling.devices is not None and tiling.kind == "tiled"]
    meshes = Meshes.of(flat, max([_partitions(module), *sizes]))
    with module.context, carrier.ir.Location.unknown():
        for one in given:
            if one.listed:
                type_ = _listed_types(one.op, one.listed)[one.at]
                made = meshes.sharding(one.tiling, _rank(type_))
                _relist(one.op, one.listed, one.at, GSPMD, SHARDING, carrier.ir.Attribute.parse(text_of(made)))
            else:
                _rewrite_op(one, meshes)
        for symbol, mesh in meshes.named.items():
            add_mesh(module, symbol, mesh)
    return True


def to_gspmd(module: ir.Module) -> None:
    """Write GSPMD's text for Shardy's shardings of arguments, results and ops, in place."""
    view = import_module(module)
    meshes = meshes_of(view)
    view.let_go()
    with module.context:
        for op in list(walk(module.operation)):
            if op.name == FUNCTION:
                for name in _LISTS:
                    for at, attributes in enumerate(_list(op, name)):
                        own = {named.name: named.attr for named in attributes}
                        if SHARDING in own:
                            (sharding,) = shardings_in(read(str(own[SHARDING])))
                            text = _text(sharding, _listed_types(op, name)[at], meshes)
                            _relist(op, name, at, SHARDING, GSPMD, carrier.ir.StringAttr.get(text))
            elif SHARDING in op.attributes and not op.name.startswith("sdy."):
                shardings = shardings_in(read(str(op.attributes[SHARDING])))
                pairs = zip(shardings, op.results, strict=True)
                texts = [_text(sharding, value.type, meshes) for sharding, value in pairs]
                whole = texts[0] if len(texts) == 1 else f"{{{', '.join(texts)}}}"
                op.attributes[GSPMD] = carrier.ir.StringAttr.get(whole)
                del op.attributes[SHARDING]
            elif op.name == CONSTRAINT:
                _call_for(op, meshes)


# --- one of them ----------------------------------------------------------------------------------------------


def _given(module: ir.Module) -> Iterator[_Given]:
    for op in walk(module.operation):
        if op.name == FUNCTION:
            for name in _LISTS:
                for at, attributes in enumerate(_list(op, name)):
                    found = [named.attr for named in attributes if named.name == GSPMD]
                    yield from (_Given(op, _read(attribute), name, at) for attribute in found)
        elif GSPMD in op.attributes:
            yield _Given(op, _read(op.attributes[GSPMD]))


def _read(attribute: ir.Attribute) -> Tiling:
    return tiling_of(bytes(cast("ir.StringAttr", attribute).value_bytes))


def _rewrite_op(one: _Given, meshes: Meshes) -> None:
    op, ir = one.op, carrier.ir
    made = [meshes.sharding(tiling, _rank(value.type)) for tiling, value in zip(one.each, op.results, strict=True)]
    is_constraint = op.name == _CALL and cast("ir.StringAttr", op.attributes[_TARGET]).value == _CONSTRAINT
    if is_constraint and len(made) == 1:
        attribute = {"sharding": ir.Attribute.parse(text_of(made[0]))}
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


def _call_for(op: ir.Operation, meshes: Mapping[str, Mesh]) -> None:
    ir = carrier.ir
    (sharding,) = shardings_in(read(str(op.attributes["sharding"])))
    text = _text(sharding, op.results[0].type, meshes)
    attributes: dict[str, ir.Attribute] = {_TARGET: ir.StringAttr.get(_CONSTRAINT), GSPMD: ir.StringAttr.get(text)}
    types = [op.results[0].type]
    new = ir.Operation.create(_CALL, types, [op.operands[0]], attributes, loc=op.location, ip=ir.InsertionPoint(op))
    op.results[0].replace_all_uses_with(new.results[0])
    op.erase()


def _text(sharding: Sharding, type_: ir.Type, meshes: Mapping[str, Mesh]) -> str:
    mesh = sharding.mesh or meshes[sharding.symbol]
    shape = tuple(carrier.ir.RankedTensorType(type_).shape)
    return text_of_parts(parts(sharding, mesh, mesh.size, shape), mesh.size)


def add_mesh(module: ir.Module, symbol: str, mesh: Mesh) -> None:
    ir = carrier.ir
    attributes = {"sym_name": ir.StringAttr.get(symbol), "mesh": ir.Attribute.parse(text_of_mesh(mesh))}
    ir.Operation.create("sdy.mesh", [], [], attributes, ip=ir.InsertionPoint.at_block_begin(module.body))


def _partitions(module: ir.Module) -> int:
    given = module.operation.attributes
    return carrier.ir.IntegerAttr(given["mhlo.num_partitions"]).value if "mhlo.num_partitions" in given else 1


def _rank(type_: ir.Type) -> int:
    return carrier.ir.RankedTensorType(type_).rank if isinstance(type_, carrier.ir.RankedTensorType) else 0


# --- attributes of functions ----------------------------------------------------------------------------------


def _list(op: ir.Operation, name: str) -> Sequence[_Named]:
    return cast("Sequence[_Named]", op.attributes[name]) if name in op.attributes else ()


def _listed_types(op: ir.Operation, name: str) -> Sequence[ir.Type]:
    type_ = carrier.ir.FunctionType(cast("ir.TypeAttr", op.attributes["function_type"]).value)
    return type_.inputs if name == _LISTS[0] else type_.results


def _relist(op: ir.Operation, name: str, at: int, old: str, new: str, value: ir.Attribute) -> None:
    listed = [{named.name: named.attr for named in attributes} for attributes in _list(op, name)]
    del listed[at][old]
    listed[at][new] = value
    op.attributes[name] = carrier.ir.ArrayAttr.get([carrier.ir.DictAttr.get(attributes) for attributes in listed])
