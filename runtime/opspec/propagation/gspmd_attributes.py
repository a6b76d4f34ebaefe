"""What GSPMD writes beside ops and values, and the calls that it knows by their targets."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

import numpy as np

from opspec.programs import carrier
from opspec.sharding.device_parts import coordinates, parts
from opspec.sharding.gspmd import Tiling, text_of_parts, tiling_of
from opspec.sharding.shardings import Mesh, Sharding

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

    Named = Iterable[ir.NamedAttribute]

GSPMD = "mhlo.sharding"
PLACED, TAKEN, GIVEN = "Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"
LISTS = ("arg_attrs", "res_attrs")
_CALL, _TARGET, _CONFIG = "stablehlo.custom_call", "call_target_name", "backend_config"
_OPEN = re.compile(r"unspecified_dims=\[([\d, ]*)\]")


def is_call(op: ir.Operation, target: str) -> bool:
    """Whether an op is a call of this target."""
    return op.name == _CALL and cast("ir.StringAttr", op.attributes[_TARGET]).value == target


def place_of(op: ir.Operation) -> str:
    """Where an op stands in its file."""
    return str(carrier.decode_location(op.location))


def tiling_in(attribute: ir.Attribute) -> Tiling:
    return tiling_of(bytes(cast("ir.StringAttr", attribute).value_bytes))


def tiling_beside(value: SSAValue) -> tuple[Tiling, frozenset[int]] | None:
    """The sharding of the op that makes a value, or of the argument that it is, and which dimensions it leaves open."""
    owner = value.owner
    if isinstance(owner, carrier.ir.Block):
        function, at = owner.owner.operation, cast("ir.BlockArgument[ir.Type]", value).arg_number
        beside = listed(function, LISTS[0])
        found = [named.attr for named in beside[at] if named.name == GSPMD] if at < len(beside) else []
        return (tiling_in(found[0]), frozenset()) if found else None
    op = owner.operation
    return (tiling_in(op.attributes[GSPMD]), open_dims(op)) if GSPMD in op.attributes and len(op.results) == 1 else None


def open_dims(op: ir.Operation) -> frozenset[int]:
    """The dimensions of which a call says that they may be split further."""
    found = _OPEN.search(str(op.attributes[_CONFIG])) if _CONFIG in op.attributes else None
    return frozenset(int(word) for word in found[1].split(",") if word.strip()) if found else frozenset()


def listed(op: ir.Operation, name: str) -> Sequence[Named]:
    """What stands beside the arguments or the results of a function."""
    return cast("Sequence[Named]", op.attributes[name]) if name in op.attributes else ()


def rank_of(type_: ir.Type) -> int:
    return carrier.ir.RankedTensorType(type_).rank if isinstance(type_, carrier.ir.RankedTensorType) else 0


def called(
    target: str, value: SSAValue, type_: ir.Type, text: str, place: ir.Operation, free: Collection[int] = ()
) -> SSAValue:
    """What a call before an op gives; `free`: dimensions that may be split further."""
    ir = carrier.ir
    config = f"unspecified_dims=[{','.join(map(str, sorted(free)))}]" if free else ""
    attributes: dict[str, ir.Attribute] = {
        _TARGET: ir.StringAttr.get(target),
        _CONFIG: ir.StringAttr.get(config),
        GSPMD: ir.StringAttr.get(text),
    }
    made = ir.Operation.create(
        _CALL, [type_], [value], attributes, loc=place.location, ip=carrier.ir.InsertionPoint(place)
    )
    return cast("SSAValue", made.results[0])


def text_in_tiles(sharding: Sharding, type_: ir.Type, meshes: Mapping[str, Mesh], manual: Collection[str] = ()) -> str:
    """GSPMD's text for a sharding; `manual`: axes of a computation around it, which divide no dimension any more."""
    mesh = sharding.mesh or meshes[sharding.symbol]
    if mesh.only is not None:
        return f"{{maximal device={mesh.only}}}"
    shape = tuple(carrier.ir.RankedTensorType(type_).shape)
    places = coordinates(mesh, mesh.size)
    numbers = np.zeros(mesh.size, np.int64)
    for name, size in mesh.axes:
        if name in manual:
            numbers = numbers * size + places[name]
    return text_of_parts(parts(sharding, mesh, mesh.size, shape), mesh.size, tuple(numbers.tolist()))
