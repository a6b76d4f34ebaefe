"""Verifier of stablehlo.infeed: The next values that the host feeds in, and a token behind them."""

# Generated from spec/ops/stablehlo/infeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(
    check: Check,
    token: Any,
    infeed_config: Any,
    layout: Any,
    results: Any,
    after: Any,
    T: Any,
) -> None:
    """Check every rule, each after the ones that it needs."""
