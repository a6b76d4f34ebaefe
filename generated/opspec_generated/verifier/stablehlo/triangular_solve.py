"""Verifier of stablehlo.triangular_solve: Solutions of linear equations whose matrices, one per
member of a batch, are triangular.
"""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import head

RULES = {
    "C1": Rule("2 <= R", public="C2"),
    "C2": Rule("rank(b) == R", public="C2"),
    "C3": Rule("head(shape(a), R - 2) == head(shape(b), R - 2)", public="C3"),
    "C4": Rule("shape(a)[R - 2] == shape(a)[R - 1]", public="C3"),
    "C5": Rule("shape(a)[R - 1] == shape(b)[R - 2 if left_side else R - 1]", public="C3"),
    "C6": Rule("shape(result) == shape(b)", public="C4"),
    "C7": Rule(
        "transpose_a != 'TRANSPOSE_INVALID'",
        says="transpose_a says how the matrix is used",
    ),
}


def rules(
    check: Check,
    a: Tensor,
    b: Tensor,
    left_side: bool,
    lower: bool,
    unit_diagonal: bool,
    transpose_a: str,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    R = lazily(lambda: rank(a))
    check("C1", lambda: 2 <= R())
    check("C2", lambda: rank(b) == R())
    check(
        "C3",
        lambda: head(shape(a), R() - 2) == head(shape(b), R() - 2),
        needs=("C1", "C2"),
        equal=lambda: ((head(shape(a), R() - 2), head(shape(b), R() - 2)),),
    )
    check(
        "C4",
        lambda: shape(a)[R() - 2] == shape(a)[R() - 1],
        needs=("C1",),
        equal=lambda: ((shape(a)[R() - 2], shape(a)[R() - 1]),),
    )
    check(
        "C5",
        lambda: shape(a)[R() - 1] == shape(b)[R() - 2 if left_side else R() - 1],
        needs=("C1", "C2"),
        equal=lambda: ((shape(a)[R() - 1], shape(b)[R() - 2 if left_side else R() - 1]),),
    )
    check("C6", lambda: shape(result) == shape(b), equal=lambda: ((shape(result), shape(b)),))
    check("C7", lambda: transpose_a != "TRANSPOSE_INVALID")
