"""Stages run whole: as one process, or, behind a partitioner, as all processes that they say they are for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TypeAlias

import numpy as np

from opspec.agreement.oracles.answers import ALONE, Grid
from opspec.catalog.op_traits import traits_of
from opspec.execution.events import Probe
from opspec.execution.executor import MAIN
from opspec.execution.executor import compile as compile_program
from opspec.execution.kernel_choice import Kernels
from opspec.execution.rendezvous import run_processes
from opspec.grid import run_grid
from opspec.programs.records import ModuleView, View
from opspec.values.arrays import Array
from opspec_model.names import PUBLIC

Given: TypeAlias = Sequence[Sequence[Array]]  # the arguments of each process
_IDS = ("replica_groups", "source_target_pairs")


def processes_of(module: ModuleView) -> Grid:
    """How many replicas and partitions a program runs as, by what it declares, or the ids that its ops name; one of
    each where no op asks what others have.
    """
    meeting = list(_meeting(module))
    named = [1, 1]
    for view in meeting:
        across = view.attributes.get("channel_handle") is not None  # partitions, else replicas
        named[across] = max(named[across], *(1 + _greatest(view.attributes.get(name)) for name in _IDS))
    declared = module.grid if meeting else (1, 1)
    replicas, partitions = (x if isinstance(x, int) else y for x, y in zip(declared, named, strict=True))
    return replicas, partitions


def _meeting(module: ModuleView) -> Iterator[View]:
    return (view for view in module.walk() if (known := traits_of(view.name)) is not None and known.peers)


def _greatest(ids: object) -> int:
    return int(ids.max()) if isinstance(ids, np.ndarray) and ids.size else 0


def meet(module: ModuleView) -> bool:
    """Whether any op asks what other processes have."""
    return any(_meeting(module))


def turned(inputs: Sequence[Array], grid: Grid) -> Given:
    """The same arguments for each process of a grid, turned a little further, so that no two have the same."""
    return [[np.roll(x.ravel(), at).reshape(x.shape) for x in inputs] for at in range(prod(grid))]


def outputs_of(
    module: ModuleView, given: Given, grid: Grid, kernels: Kernels | None = None, reading: str = PUBLIC
) -> list[Array]:
    """The results, of one process after the other."""
    program = compile_program(module, entry=MAIN, kernels=kernels, reading=reading)
    if grid == ALONE:
        return _arrays(program.call([x.copy() for x in given[0]]))
    made = run_grid(program, given, replicas=grid[0], partitions=grid[1])
    return [x for results in made for x in _arrays(results)]


def watched(module: ModuleView, given: Given, grid: Grid, sees: Sequence[Probe], reading: str = PUBLIC) -> None:
    """Run it, and let the one who sees for a process see its ops."""
    program = compile_program(module, entry=MAIN, reading=reading)
    calls = [lambda *own, see=see: program.call(list(own), on_op=see) for see in sees]
    copies = [[x.copy() for x in own] for own in given]
    if grid == ALONE:
        calls[0](*copies[0])
    else:
        run_processes(calls, copies, *grid)


def _arrays(outputs: Sequence[object]) -> list[Array]:
    return [np.asarray(x) for x in outputs if isinstance(x, np.ndarray | np.generic)]
