"""A program with a sharding beside every value, of one with a few."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.programs.records import import_module
from opspec.propagation.fixed_point import ShardingChange, Spreading
from opspec.propagation.graph import ShardingGraph, graph_of
from opspec.propagation.separation import separate
from opspec.propagation.strategies import STRATEGIES, Strategy
from opspec.propagation.writing import Writer

if TYPE_CHECKING:
    from jaxlib.mlir import ir


@dataclass(frozen=True, slots=True)
class Propagation:
    """What came of it: the places with their shardings, and how they got them."""

    graph: ShardingGraph
    moves: list[ShardingChange]
    conflicts: list[str]


def propagate(
    module: ir.Module,
    strategy: Strategy = "user-priority",
    *,
    conservative: bool = False,
    closed: bool = True,
    joined: bool = True,
) -> Propagation:
    """Give each value of a program a sharding, in place.

    `conservative`: no axis is cut into parts, and none goes where parts would be read shifted. `closed`: what is found
    is not to be changed any more. `joined`: what was copied and came out alike is one again; else
    the graph that is given is one of the module.
    """
    if strategy not in STRATEGIES:
        raise OpSpecError(f"expected a strategy ({', '.join(STRATEGIES)}), found {strategy!r}")
    separated = separate(module)
    graph = graph_of(import_module(module))
    run = Spreading(graph, strategy, conservative)
    run.run()
    Writer(graph, closed).write()
    if joined:
        graph.module.let_go()  # ops that were copied are erased
        separated.join(module)
    return Propagation(graph, run.moves, run.conflicts)
