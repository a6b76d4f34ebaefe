"""Binding of sdy.manual_computation: A computation that each device does on its parts of the
values, as far as these are shared along manual axes; what the devices make is put together.
"""

# Generated from spec/ops/sdy/manual_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "sdy.manual_computation",
    operands=(Value("tensors", "any", variadic=True),),
    results=(Value("results", "any", variadic=True),),
    attributes=(
        Attribute(
            "in_shardings",
            "struct",
            struct="sharding_per_value",
            parts=(
                Attribute(
                    "shardings",
                    "struct[]",
                    struct="sharding",
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
                                            parts=(
                                                Attribute("pre_size", "i64"),
                                                Attribute("size", "i64"),
                                            ),
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
        ),
        Attribute(
            "out_shardings",
            "struct",
            struct="sharding_per_value",
            of="results",
            parts=(
                Attribute(
                    "shardings",
                    "struct[]",
                    struct="sharding",
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
                                            parts=(
                                                Attribute("pre_size", "i64"),
                                                Attribute("size", "i64"),
                                            ),
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
        ),
        Attribute(
            "manual_axes",
            "struct",
            struct="manual_axes",
            parts=(Attribute("value", "str[]"),),
        ),
    ),
    regions=(
        Region(
            "body",
            ((Value("arg0", "any", "A", variadic=True),),),
            (Value("result0", "any", "B", variadic=True),),
        ),
    ),
    typevars=(
        TypeVar(
            "A",
            frozenset(),
            pack=True,
            own=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
        TypeVar(
            "B",
            frozenset(),
            pack=True,
            own=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class ManualComputation(OpView, signature=SIGNATURE):
    """A computation that each device does on its parts of the values, as far as these are shared
    along manual axes; what the devices make is put together.
    """

    tensors: tuple[SSAValue, ...]
    in_shardings: Any
    out_shardings: Any
    manual_axes: Any
    body: ir.Region
    results: tuple[SSAValue, ...]


def manual_computation(
    tensors: Sequence[Operand],
    *,
    in_shardings: Any,
    out_shardings: Any,
    manual_axes: Any,
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ManualComputation:
    """A computation that each device does on its parts of the values, as far as these are shared
    along manual axes; what the devices make is put together.

    body: (any<A>...) -> any<B>...
    """
    return build(
        ManualComputation,
        (tensors,),
        {"in_shardings": in_shardings, "out_shardings": out_shardings, "manual_axes": manual_axes},
        regions={"body": body},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
