"""Verifier of stablehlo.outfeed: Values are fed out to the host, and a token stands behind them."""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, inputs: Any, token: Any, outfeed_config: Any, result: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
