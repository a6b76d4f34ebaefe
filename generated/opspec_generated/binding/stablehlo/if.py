"""Binding of stablehlo.if: What one of two branches returns, chosen by a predicate."""

# Generated from spec/ops/stablehlo/if.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Region, Signature, TypeVar, Value
from opspec_generated.classes import BOOL

if TYPE_CHECKING:
    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.if",
    operands=(Value("pred", "scalar", classes=BOOL),),
    results=(Value("results", "any", "V", variadic=True),),
    regions=(
        Region("true_branch", (), (Value("result0", "any", "V", variadic=True),)),
        Region("false_branch", (), (Value("result0", "any", "V", variadic=True),)),
    ),
    typevars=(TypeVar("V", frozenset(), pack=True, kinds=frozenset({"tensor", "token", "tuple"})),),
)


class If(OpView, signature=SIGNATURE):
    """What one of two branches returns, chosen by a predicate."""

    pred: SSAValue
    true_branch: ir.Region
    false_branch: ir.Region
    results: tuple[SSAValue, ...]


def if_(
    pred: Operand,
    *,
    true_branch: Body,
    false_branch: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> If:
    """What one of two branches returns, chosen by a predicate.

    pred: Which branch runs.
    true_branch: What runs where `pred` is true. () -> any<V>...
    false_branch: What runs where it is false. () -> any<V>...
    results: What the chosen branch returns.
    """
    return build(
        If,
        (pred,),
        regions={"true_branch": true_branch, "false_branch": false_branch},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
