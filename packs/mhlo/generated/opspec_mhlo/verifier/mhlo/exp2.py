"""Verifier of mhlo.exp2: 2 to the power of each value."""

# Generated from spec/ops/mhlo/exp2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(operand)", says="`result` has the shape of `operand`"),
    "C2": Rule("0 <= atol and 0 <= rtol and 0 <= ulps", says="tolerances are not negative"),
    "C3": Rule(
        "mode == 'TOLERANCE' or not (0 < atol or 0 < rtol or 0 < ulps)",
        says="only the mode TOLERANCE has tolerances",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    atol: float,
    rtol: float,
    ulps: int,
    mode: str,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C2", lambda: 0 <= atol and 0 <= rtol and 0 <= ulps)
    check("C3", lambda: mode == "TOLERANCE" or not (0 < atol or 0 < rtol or 0 < ulps))
