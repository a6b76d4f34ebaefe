"""Inference of stablehlo.unary_einsum: Elements of a tensor, summed over the letters that the
result does not have; diagonals and transposes too.
"""

# Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, lazily, shape
from opspec_generated.indices import codes, head, index_of, tail


def infer(solve: Solver, operand: Any, einsum_config: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    config = lazily(lambda: codes(einsum_config))
    arrow = lazily(lambda: index_of(config(), codes("-")[0]))
    labels = lazily(lambda: head(config(), arrow()))
    made = lazily(lambda: tail(config(), len(config()) - arrow() - 2))
    sizes = lazily(lambda: shape(operand))
    result = solve(C7=lambda: Vec(sizes()[index_of(labels(), c)] for c in made()))
    return (result,)
