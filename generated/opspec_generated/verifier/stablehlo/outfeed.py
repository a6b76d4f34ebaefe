"""Verifier of stablehlo.outfeed: Values are fed out to the host, and a token stands behind them."""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    token: Other,
    outfeed_config: str | None,
    result: Other,
    T: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
