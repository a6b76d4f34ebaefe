"""Verifier of stablehlo.cholesky: The triangular factor of each Hermitian positive definite matrix
of a batch.
"""

# Generated from spec/ops/stablehlo/cholesky.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(a)", says="`result` has the shape of `a`", public="C1"),
    "C2": Rule("2 <= rank(a)", says="`a` has two last dimensions that are a matrix", public="C2"),
    "C3": Rule(
        "shape(a)[rank(a) - 2] == shape(a)[rank(a) - 1]",
        says="the matrices are square, else they cannot be Hermitian",
        public="C3",
    ),
}


def rules(check: Check, a: Tensor, lower: bool, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(a), equal=lambda: ((shape(result), shape(a)),))
    check("C2", lambda: 2 <= rank(a))
    check(
        "C3",
        lambda: shape(a)[rank(a) - 2] == shape(a)[rank(a) - 1],
        needs=("C2",),
        equal=lambda: ((shape(a)[rank(a) - 2], shape(a)[rank(a) - 1]),),
    )
