"""Verifier of stablehlo.rng: Random numbers, uniform between two values or normal of a mean and a
deviation.
"""

# Generated from spec/ops/stablehlo/rng.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Ints, Rule, ints, is_float, is_static, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "rng_distribution == 'UNIFORM' or is_float(T)",
        says="only floats are normally distributed",
        public="C2",
    ),
    "C3": Rule("is_static(shape_)", says="how many dimensions the result has is known"),
    "C4": Rule("0 <= ints(shape_)", says="no size is negative", public="C3"),
    "C2": Rule(
        "shape(result) == ints(shape_)",
        says="`result` has the shape that is asked for",
        public="C3",
    ),
}


def rules(
    check: Check,
    a: Tensor,
    b: Tensor,
    shape_: Ints,
    rng_distribution: str,
    result: Tensor,
    T: Element,
    I: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: rng_distribution == "UNIFORM" or is_float(T))
    check("C3", lambda: is_static(shape_))
    check("C4", lambda: 0 <= ints(shape_))
    check(
        "C2",
        lambda: shape(result) == ints(shape_),
        needs=("C4",),
        equal=lambda: ((shape(result), ints(shape_)),),
    )
