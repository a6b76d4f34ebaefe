"""Binding of sdy.sharding_constraint: A value as it is; the devices share it as the sharding says,
or more where that is open.
"""

# Generated from spec/ops/sdy/sharding_constraint.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "sdy.sharding_constraint",
    operands=(Value("input", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "sharding",
            "struct",
            struct="sharding",
            of="result",
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
    lookups=(
        Attribute(
            "before",
            "struct",
            optional=True,
            struct="sharding",
            of="input",
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


class ShardingConstraint(OpView, signature=SIGNATURE):
    """A value as it is; the devices share it as the sharding says, or more where that is open."""

    input: SSAValue
    sharding: Any
    result: SSAValue


def sharding_constraint(
    input: Operand,
    *,
    sharding: Any,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ShardingConstraint:
    """A value as it is; the devices share it as the sharding says, or more where that is open."""
    return build(
        ShardingConstraint,
        (input,),
        {"sharding": sharding},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
