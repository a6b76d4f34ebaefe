"""Verifier of stablehlo.triangular_solve: Solutions of linear equations whose matrices, one per
member of a batch, are triangular.
"""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import head

RULES = {
    "C1": Rule(
        "2 <= R",
        says="`a` has at least two dimensions: the last two are those of a matrix",
        public="C2",
    ),
    "C2": Rule("rank(b) == R", says="`a` and `b` have as many dimensions", public="C2"),
    "C3": Rule(
        "head(shape(a), R - 2) == head(shape(b), R - 2)",
        says="`a` and `b` have one batch, so that each matrix has its right sides",
        public="C3",
    ),
    "C4": Rule(
        "shape(a)[R - 2] == shape(a)[R - 1]",
        says="the matrices are square, else there are not as many equations as unknowns",
        public="C3",
    ),
    "C5": Rule(
        "shape(a)[R - 1] == shape(b)[R - 2 if left_side else R - 1]",
        says="`b` has as many rows, or columns where the matrix stands right, as the matrix",
        public="C3",
    ),
    "C6": Rule("shape(result) == shape(b)", says="`result` has the shape of `b`", public="C4"),
    "C7": Rule(
        "transpose_a != 'TRANSPOSE_INVALID'",
        says="`transpose_a` is a way to use the matrix; TRANSPOSE_INVALID is none",
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
