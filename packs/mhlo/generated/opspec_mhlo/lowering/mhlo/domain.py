"""Lowering of mhlo.domain: The operand as it is, where one group of ops ends and another one
begins.
"""

# Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    operand: Any,
    kind: Any,
    entry_metadata: Any,
    exit_metadata: Any,
    result: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = operand
    return (result,)
