"""Binding of sdy.named_computation: A computation with a name, through which shardings spread as if
it stood where it is used.
"""

# Generated from spec/ops/sdy/named_computation.yaml: change that file, then run `opspec generate`.

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
    "sdy.named_computation",
    operands=(Value("operands", "any", variadic=True),),
    results=(Value("results", "any", variadic=True),),
    attributes=(
        Attribute("name", "str"),
        Attribute(
            "in_shardings",
            "struct",
            optional=True,
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
            optional=True,
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


class NamedComputation(OpView, signature=SIGNATURE):
    """A computation with a name, through which shardings spread as if it stood where it is used."""

    operands: tuple[SSAValue, ...]
    name: str
    in_shardings: Any
    out_shardings: Any
    body: ir.Region
    results: tuple[SSAValue, ...]


def named_computation(
    operands: Sequence[Operand],
    *,
    name: str,
    in_shardings: Any = None,
    out_shardings: Any = None,
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> NamedComputation:
    """A computation with a name, through which shardings spread as if it stood where it is used.

    body: (any<A>...) -> any<B>...
    """
    return build(
        NamedComputation,
        (operands,),
        {"name": name, "in_shardings": in_shardings, "out_shardings": out_shardings},
        regions={"body": body},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
