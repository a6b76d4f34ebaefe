"""Binding of stablehlo.create_token: A token that nothing comes before."""

# Generated from spec/ops/stablehlo/create_token.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, Value

if TYPE_CHECKING:
    from opspec.building.views import ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.create_token",
    operands=(),
    results=(Value("result", "token"),),
    deprecated="stablehlo.after_all",
)


class CreateToken(OpView, signature=SIGNATURE):
    """A token that nothing comes before."""

    result: SSAValue


def create_token(
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CreateToken:
    """A token that nothing comes before.

    result: A token that nothing comes before.
    """
    return build(CreateToken, (), result_type=result_type, loc=loc, ip=ip)
