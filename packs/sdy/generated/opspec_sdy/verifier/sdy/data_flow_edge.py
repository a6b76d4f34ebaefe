"""Verifier of sdy.data_flow_edge: A value as it is, where values of an op that are to lie alike
meet: operands, arguments and results.
"""

# Generated from spec/ops/sdy/data_flow_edge.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, is_static, shape
from opspec.values.constants import Struct
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(operand)", says="`result` has the shape of `operand`"),
    "C2": Rule("is_static(operand)", says="all sizes are known"),
}


def rules(
    check: Check,
    operand: Tensor,
    sharding: Struct | None,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C2", lambda: is_static(operand))
