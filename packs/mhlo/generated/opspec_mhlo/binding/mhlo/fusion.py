"""Binding of mhlo.fusion: A group of ops that a backend may compute in one kernel."""

# Generated from spec/ops/mhlo/fusion.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

FusionKind = Literal["kLoop", "kInput", "kOutput", "kCustom"]

SIGNATURE = Signature(
    "mhlo.fusion",
    operands=(Value("inputs", "any", variadic=True),),
    results=(Value("results", "any", variadic=True),),
    attributes=(
        Attribute(
            "fusion_kind",
            "enum",
            optional=True,
            choices=("kLoop", "kInput", "kOutput", "kCustom"),
        ),
        Attribute("output_operand_aliases", "any", optional=True),
    ),
    regions=(
        Region(
            "fused_computation",
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


class Fusion(OpView, signature=SIGNATURE, enums={"fusion_kind": "fusion_kind"}):
    """A group of ops that a backend may compute in one kernel."""

    inputs: tuple[SSAValue, ...]
    fusion_kind: FusionKind | None
    """What the kernel is like."""
    output_operand_aliases: Any
    """Which results may be written where an operand lies."""
    fused_computation: ir.Region
    results: tuple[SSAValue, ...]


def fusion(
    inputs: Sequence[Operand],
    *,
    fusion_kind: FusionKind | None = None,
    output_operand_aliases: Any = None,
    fused_computation: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Fusion:
    """A group of ops that a backend may compute in one kernel.

    inputs: What the ops work on.
    fusion_kind: What the kernel is like.
    output_operand_aliases: Which results may be written where an operand lies.
    fused_computation: The ops; it takes the operands and returns the results. (any<A>...) ->
    any<B>...
    results: What the ops give.
    """
    return build(
        Fusion,
        (inputs,),
        {"fusion_kind": fusion_kind, "output_operand_aliases": output_operand_aliases},
        regions={"fused_computation": fused_computation},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
