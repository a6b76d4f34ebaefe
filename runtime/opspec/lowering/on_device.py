"""What one device makes of its parts, where an op file says so: an op of the whole program as ops on what it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from opspec.catalog.dialects import generated
from opspec.lowering.graph_template import bound, dealt, region_functions
from opspec.lowering.graph_values import GraphValue, LowerError
from opspec.programs.carrier import decode_location
from opspec.values.constants import NotTold

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.lowering.vocabulary import GraphBuilder
    from opspec.programs.carrier import ir


def differs_on_device(op: str) -> bool:
    """Whether a device does something else with its parts than the op does with whole values."""
    return generated("devices", op) is not None


def on_device(
    graph: GraphBuilder, op: ir.Operation, parts: Sequence[SSAValue], told: Mapping[str, object] | None = None
) -> list[SSAValue]:
    """Build, at the current insertion point, what a device makes of its parts of the operands.

    `op`: the op in the program for whole values, which says how its results lie; it is left as it is. `told`: what
    is said of its values elsewhere, by the name that the op file gives that (`opspec.programs.told_attributes.told`).
    """
    module = generated("devices", op.name)
    if module is None:
        place = decode_location(op.location)
        raise LowerError(f"{place}: {op.name}: its op file does not say what one device does (`on_device`)")
    if len(parts) != len(op.operands):
        raise LowerError(f"{op.name}: expected a part of each of {len(op.operands)} operands, found {len(parts)}")
    binder, groups, leaves, results = bound(op, graph.decoder, told or {})
    values = [GraphValue(part, graph.decoder.type(part.type)) for part in parts]
    given = dealt(binder.signature, groups, values)
    regions = region_functions(binder.signature, op, graph.decoder)
    try:
        made = module.lower(graph, *given, *leaves, *results, *binder.typevars(), *regions)
    except NotTold:
        names = " and ".join(f"`{found.name}`, of {found.of}" for found in binder.signature.lookups)
        raise LowerError(f"{op.name}: what a device does depends on {names}, and nobody tells that") from None
    return [value.ssa for result in made for value in ([result] if isinstance(result, GraphValue) else result)]
