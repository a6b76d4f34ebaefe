"""Verifier of mhlo.domain: The operand as it is, where one group of ops ends and another one
begins.
"""

# Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(operand)", says="`result` has the shape of `operand`"),
}


def rules(
    check: Check,
    operand: Tensor,
    kind: str,
    entry_metadata: str,
    exit_metadata: str,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
