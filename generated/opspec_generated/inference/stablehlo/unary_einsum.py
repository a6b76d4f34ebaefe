"""Inference of stablehlo.unary_einsum: Elements of a tensor, summed over the letters that the
result does not have; diagonals and transposes too.
"""

# Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, shape
from opspec.values.types import Tensor
from opspec_generated.indices import codes, head, index_of, tail


def infer(solve: Solver, operand: Tensor, einsum_config: str, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    config = lazily(lambda: codes(einsum_config))
    arrow = lazily(lambda: index_of(config(), codes("-")[0]))
    labels = lazily(lambda: head(config(), arrow()))
    made = lazily(lambda: tail(config(), len(config()) - arrow() - 2))
    sizes = lazily(lambda: shape(operand))
    result = solve(C7=lambda: Vec(sizes()[index_of(labels(), c)] for c in made()))
    return (result,)
