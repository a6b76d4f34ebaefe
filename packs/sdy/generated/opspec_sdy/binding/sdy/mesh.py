"""Binding of sdy.mesh: A name for a mesh of devices, whose axes shardings name."""

# Generated from spec/ops/sdy/mesh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature

if TYPE_CHECKING:
    from opspec.building.views import ResultType
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "sdy.mesh",
    operands=(),
    results=(),
    attributes=(
        Attribute("sym_name", "str"),
        Attribute(
            "mesh",
            "struct",
            struct="mesh",
            parts=(
                Attribute(
                    "axes",
                    "struct[]",
                    struct="mesh_axis",
                    parts=(Attribute("name", "str"), Attribute("size", "i64")),
                ),
                Attribute("device_ids", "i64[]"),
            ),
        ),
    ),
)


class Mesh(OpView, signature=SIGNATURE):
    """A name for a mesh of devices, whose axes shardings name."""

    sym_name: str
    mesh: Any


def mesh(
    *,
    sym_name: str,
    mesh: Any,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Mesh:
    """A name for a mesh of devices, whose axes shardings name."""
    return build(
        Mesh,
        (),
        {"sym_name": sym_name, "mesh": mesh},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
