"""Binding of sdy.reduce_scatter: Terms that devices have added up along axes, of which each keeps a
part.
"""

# Generated from spec/ops/sdy/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_reduction_op(input: Tensor) -> int:
    return 0


SIGNATURE = Signature(
    "sdy.reduce_scatter",
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
            "reduce_scatter_axes",
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
        Attribute("reduction_op", "i32", default=default_reduction_op),
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


class ReduceScatter(OpView, signature=SIGNATURE):
    """Terms that devices have added up along axes, of which each keeps a part."""

    input: SSAValue
    out_sharding: Any
    reduce_scatter_axes: Any
    reduction_op: int
    """0 for sums, 1 for the largest, 2 for the least."""
    result: SSAValue


def reduce_scatter(
    input: Operand,
    *,
    out_sharding: Any,
    reduce_scatter_axes: Any,
    reduction_op: int | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ReduceScatter:
    """Terms that devices have added up along axes, of which each keeps a part.

    reduction_op: 0 for sums, 1 for the largest, 2 for the least.

    Unless given, reduction_op is 0.
    """
    return build(
        ReduceScatter,
        (input,),
        {
            "out_sharding": out_sharding,
            "reduce_scatter_axes": reduce_scatter_axes,
            "reduction_op": reduction_op,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
