"""Binding of mhlo.domain: The operand as it is, where one group of ops ends and another one begins.
"""

# Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

DomainKind = Literal["sharding"]

SIGNATURE = Signature(
    "mhlo.domain",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("kind", "enum", choices=("sharding",)),
        Attribute("entry_metadata", "str"),
        Attribute("exit_metadata", "str"),
    ),
    typevars=(TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),),
)


class Domain(OpView, signature=SIGNATURE, enums={"kind": "domain_kind"}):
    """The operand as it is, where one group of ops ends and another one begins."""

    operand: SSAValue
    kind: DomainKind
    """What ops of a group have in common."""
    entry_metadata: str
    """What the group that begins has in common."""
    exit_metadata: str
    """What the group that ends has in common."""
    result: SSAValue


def domain(
    operand: Operand,
    *,
    kind: DomainKind,
    entry_metadata: str,
    exit_metadata: str,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Domain:
    """The operand as it is, where one group of ops ends and another one begins.

    operand: What goes from one group into the other.
    kind: What ops of a group have in common.
    entry_metadata: What the group that begins has in common.
    exit_metadata: What the group that ends has in common.
    result: The same elements.
    """
    return build(
        Domain,
        (operand,),
        {"kind": kind, "entry_metadata": entry_metadata, "exit_metadata": exit_metadata},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
