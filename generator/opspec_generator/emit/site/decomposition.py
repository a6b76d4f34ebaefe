"""Graphs of ops, as the page of an op shows them: what it is lowered to, and what one device does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from opspec_model.definitions.graph_tree import GraphStep, applied, function_text
from opspec_model.definitions.spec import Op
from opspec_model.definitions.table_rows import AccuracyRegion
from opspec_model.definitions.used_defines import called_functions


def decomposition(op: Op, reference: Callable[[str], str]) -> dict[str, Any] | None:
    """What the template shows; None for an op that has none. `reference`: a link to another op."""
    if not op.decomposition:
        return None
    return {**_graph(op, op.decomposition, reference), "facts": list(_facts(op))}


def on_device(op: Op, reference: Callable[[str], str]) -> dict[str, Any] | None:
    """What one device makes of its parts, as the template shows it; None where that is not said."""
    return _graph(op, op.on_device, reference) if op.on_device else None


def _graph(op: Op, steps: tuple[GraphStep, ...], reference: Callable[[str], str]) -> dict[str, Any]:
    functions = called_functions(op, steps)
    used = sorted(applied(steps).union(*(applied(f.steps) for f in functions)))
    own = {function.name for function in op.functions}
    return {
        "steps": [f"{step.name} = {step.text}" for step in steps],
        "own": [function_text(f) for f in functions if f.name in own],
        "shared": [function_text(f) for f in functions if f.name not in own],
        "applied": ", ".join(map(reference, used)),
    }


def units(accuracy: Mapping[str, object]) -> str:
    return ", ".join(
        f"`{name}` within {ulp} unit{'s' if ulp not in (1, '1') else ''} in the last place"
        for name, ulp in accuracy.items()
    )


def excepted(region: AccuracyRegion) -> str:
    return f"but where `{region.where}`: within `{' '.join(region.within.split())}`. {region.reason}"


def _facts(op: Op) -> Iterator[str]:
    lowering = op.lowering
    if lowering.policy == "composite":
        yield "policy: a `stablehlo.composite` around the graph, so that a backend can match it"
    else:
        yield "policy: the graph in its place"
    if lowering.before:
        yield f"needed: by targets before {lowering.before}"
    if lowering.when is not None:
        yield f"needed: by uses of which `{' '.join(lowering.when.text.split())}` holds"
    if lowering.widen:
        yield f"narrower floats: computed in `{lowering.widen}`"
    if lowering.accuracy:
        yield f"accuracy of the graph: {units(lowering.accuracy)}"
    elif op.accuracy:
        yield "accuracy of the graph: that of the op"
    if lowering.region is not None:
        yield excepted(lowering.region)
