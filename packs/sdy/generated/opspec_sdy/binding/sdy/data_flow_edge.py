"""Binding of sdy.data_flow_edge: A value as it is, where values of an op that are to lie alike
meet: operands, arguments and results.
"""

# Generated from spec/ops/sdy/data_flow_edge.yaml: change that file, then run `opspec generate`.

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
    "sdy.data_flow_edge",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "sharding",
            "struct",
            optional=True,
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
    typevars=(TypeVar("T", ANY),),
)


class DataFlowEdge(OpView, signature=SIGNATURE):
    """A value as it is, where values of an op that are to lie alike meet: operands, arguments and
    results.
    """

    operand: SSAValue
    sharding: Any
    result: SSAValue


def data_flow_edge(
    operand: Operand,
    *,
    sharding: Any = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DataFlowEdge:
    """A value as it is, where values of an op that are to lie alike meet: operands, arguments and
    results.

    operand: The numbers that the function is applied to, each by itself.
    result: At each place, what becomes of the number at that place of `operand`.
    """
    return build(
        DataFlowEdge,
        (operand,),
        {"sharding": sharding},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
