"""Inference of stablehlo.einsum: Products of two tensors, summed over the letters that the result
does not have; dot_general says most of it.
"""

# Generated from spec/ops/stablehlo/einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, codes, head, index_of, tail


def infer(
    solve: Solver,
    lhs: Tensor,
    rhs: Tensor,
    einsum_config: str,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    config = lazily(lambda: codes(einsum_config))
    comma = lazily(lambda: index_of(config(), codes(",")[0]))
    arrow = lazily(lambda: index_of(config(), codes("-")[0]))
    left = lazily(lambda: head(config(), comma()))
    right = lazily(lambda: tail(head(config(), arrow()), arrow() - comma() - 1))
    made = lazily(lambda: tail(config(), len(config()) - arrow() - 2))
    labels = lazily(lambda: cat(left(), right()))
    sizes = lazily(lambda: cat(shape(lhs), shape(rhs)))
    result = solve(C8=lambda: Vec(sizes()[index_of(labels(), c)] for c in made()))
    return (result,)
