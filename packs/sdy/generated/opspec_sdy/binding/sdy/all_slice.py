"""Binding of sdy.all_slice: Of what devices have alike each keeps a part, of each dimension along
its axes.
"""

# Generated from spec/ops/sdy/all_slice.yaml: change that file, then run `opspec generate`.

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
    "sdy.all_slice",
    operands=(Value("input", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "out_sharding",
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
        Attribute(
            "slicing_axes",
            "struct",
            struct="list_of_axis_ref_lists",
            parts=(
                Attribute(
                    "value",
                    "struct[]",
                    struct="axis_ref_list",
                    parts=(
                        Attribute(
                            "value",
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
                    ),
                ),
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


class AllSlice(OpView, signature=SIGNATURE):
    """Of what devices have alike each keeps a part, of each dimension along its axes."""

    input: SSAValue
    out_sharding: Any
    slicing_axes: Any
    result: SSAValue


def all_slice(
    input: Operand,
    *,
    out_sharding: Any,
    slicing_axes: Any,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AllSlice:
    """Of what devices have alike each keeps a part, of each dimension along its axes."""
    return build(
        AllSlice,
        (input,),
        {"out_sharding": out_sharding, "slicing_axes": slicing_axes},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
