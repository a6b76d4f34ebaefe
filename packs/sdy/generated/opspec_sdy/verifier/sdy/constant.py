"""Verifier of sdy.constant: A tensor that the program itself holds, which each of its uses may have
copied.
"""

# Generated from spec/ops/sdy/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, is_static, shape
from opspec.values.constants import Constant, Struct
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(output) == shape(value)", says="the result has the shape of the value"),
    "C2": Rule("is_static(output)", says="all sizes are known"),
}


def rules(
    check: Check,
    value: Constant,
    output: Tensor,
    T: Element,
    sharding: Struct | None,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(output) == shape(value),
        equal=lambda: ((shape(output), shape(value)),),
    )
    check("C2", lambda: is_static(output))
