"""Verifier of stablehlo.infeed: The next values that the host feeds in, and a token behind them."""

# Generated from spec/ops/stablehlo/infeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    token: Other,
    infeed_config: str | None,
    layout: object,
    results: Sequence[Tensor],
    after: Other,
    T: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
