"""Binding of sdy.constant: A tensor that the program itself holds, which each of its uses may have
copied.
"""

# Generated from spec/ops/sdy/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.arrays import Array

SIGNATURE = Signature(
    "sdy.constant",
    operands=(),
    results=(Value("output", "tensor", "T"),),
    attributes=(Attribute("value", "elements", element="T"),),
    lookups=(
        Attribute(
            "sharding",
            "struct",
            optional=True,
            struct="sharding",
            of="output",
            parts=(
                Attribute(
                    "mesh_or_ref",
                    "struct",
                    struct="mesh",
                    symbol_of="sdy.mesh",
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
                Attribute(
                    "dim_shardings",
                    "struct[]",
                    struct="dimension_sharding",
                    parts=(
                        Attribute(
                            "axes",
                            "struct[]",
                            struct="axis_ref",
                            parts=(
                                Attribute("name", "str"),
                                Attribute(
                                    "sub_axis_info",
                                    "struct",
                                    optional=True,
                                    struct="sub_axis_info",
                                    parts=(Attribute("pre_size", "i64"), Attribute("size", "i64")),
                                ),
                            ),
                        ),
                        Attribute("is_closed", "bool"),
                        Attribute("priority", "i64", optional=True),
                    ),
                ),
                Attribute(
                    "replicated_axes",
                    "struct[]",
                    struct="axis_ref",
                    parts=(
                        Attribute("name", "str"),
                        Attribute(
                            "sub_axis_info",
                            "struct",
                            optional=True,
                            struct="sub_axis_info",
                            parts=(Attribute("pre_size", "i64"), Attribute("size", "i64")),
                        ),
                    ),
                ),
                Attribute(
                    "unreduced_axes",
                    "struct[]",
                    struct="axis_ref",
                    parts=(
                        Attribute("name", "str"),
                        Attribute(
                            "sub_axis_info",
                            "struct",
                            optional=True,
                            struct="sub_axis_info",
                            parts=(Attribute("pre_size", "i64"), Attribute("size", "i64")),
                        ),
                    ),
                ),
                Attribute("reduction_op", "enum", choices=("SUM", "MAX", "MIN")),
            ),
        ),
    ),
    typevars=(TypeVar("T", ANY),),
)


class Constant(OpView, signature=SIGNATURE):
    """A tensor that the program itself holds, which each of its uses may have copied."""

    value: Array
    output: SSAValue


def constant(
    *,
    value: Array,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Constant:
    """A tensor that the program itself holds, which each of its uses may have copied."""
    return build(Constant, (), {"value": value}, result_type=result_type, loc=loc, ip=ip)
