"""sdy.manual_computation on one device: A computation that each device does on its parts of the
values, as far as these are shared along manual axes; what the devices make is put together.
"""

# Generated from spec/ops/sdy/manual_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder


def lower(
    graph: GraphBuilder,
    tensors: Any,
    in_shardings: Any,
    out_shardings: Any,
    manual_axes: Any,
    results: Any,
    A: Any,
    B: Any,
    body: Any,
) -> tuple[Any, ...]:
    """What one device makes of its parts."""
    results = body(tensors)
    return (results,)
