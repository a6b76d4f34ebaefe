"""How an op is lowered, as its page says it: the graph, what it calls, what becomes of it, how exact it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from opspec_model.definitions.graph_tree import GraphFunction, GraphParameter, applied, functions_of
from opspec_model.definitions.spec import Op
from opspec_model.definitions.table_rows import AccuracyRegion


def decomposition(op: Op, reference: Callable[[str], str]) -> dict[str, Any] | None:
    """What the template shows; None for an op that has none. `reference`: a link to another op."""
    if not op.decomposition:
        return None
    functions = _called(op)
    used = sorted(applied(op.decomposition).union(*(applied(f.steps) for f in functions)))
    own = {function.name for function in op.functions}
    return {
        "steps": [f"{step.name} = {step.text}" for step in op.decomposition],
        "own": [_function(f) for f in functions if f.name in own],
        "shared": [_function(f) for f in functions if f.name not in own],
        "applied": ", ".join(map(reference, used)),
        "facts": list(_facts(op)),
    }


def units(accuracy: Mapping[str, object]) -> str:
    return ", ".join(
        f"`{name}` within {ulp} unit{'s' if ulp not in (1, '1') else ''} in the last place"
        for name, ulp in accuracy.items()
    )


def excepted(region: AccuracyRegion) -> str:
    return f"but where `{region.where}`: within `{' '.join(region.within.split())}`. {region.reason}"


def _called(op: Op) -> list[GraphFunction]:
    """The functions that the graph calls, those of the dialect's header first."""
    header = next((d.functions for d in op.base.dialects.values() if d.name == op.dialect), {})
    known = {**header, **{function.name: function for function in op.functions}}
    wanted, left = set(), functions_of(op.decomposition) & set(known)
    while left:
        wanted |= left
        left = {name for at in left for name in functions_of(known[at].steps)} & set(known) - wanted
    return [function for name, function in known.items() if name in wanted]


def _function(function: GraphFunction) -> str:
    *before, last = function.steps
    lines = [f"def {function.name}({', '.join(map(_parameter, function.parameters))}):"]
    lines += [f"    {step.name} = {step.text}" for step in before]
    return "\n".join([*lines, f"    return {last.text}"])


def _parameter(parameter: GraphParameter) -> str:
    return f"{parameter.name}: {parameter.kind}" if parameter.kind is not None else parameter.name


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
