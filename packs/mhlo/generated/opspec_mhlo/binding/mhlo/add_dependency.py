"""Binding of mhlo.add_dependency: The operand as it is, not before a token is there."""

# Generated from spec/ops/mhlo/add_dependency.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.add_dependency",
    operands=(Value("operand", "any", "V"), Value("token", "token")),
    results=(Value("output", "any", "V"),),
    typevars=(TypeVar("V", frozenset(), exact=True, kinds=frozenset({"tensor", "token"})),),
)


class AddDependency(OpView, signature=SIGNATURE):
    """The operand as it is, not before a token is there."""

    operand: SSAValue
    token: SSAValue
    output: SSAValue


def add_dependency(
    operand: Operand,
    token: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AddDependency:
    """The operand as it is, not before a token is there.

    operand: The value that is passed on.
    token: What has to happen before.
    output: The same value.
    """
    return build(AddDependency, (operand, token), result_type=result_type, loc=loc, ip=ip)
