"""Stages run whole: as one process, or, behind a partitioner, as all processes that they say they are for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.execution.executor import MAIN
from opspec.execution.executor import compile as compile_program
from opspec.execution.kernel_choice import Kernels
from opspec.grid import run_grid
from opspec.programs.records import ModuleView
from opspec.values.arrays import Array
from opspec_model.names import PUBLIC

_IDS = ("replica_groups", "source_target_pairs")


def processes_of(module: ModuleView) -> tuple[int, int]:
    """How many replicas and partitions a program runs as, by what it declares, or the ids that its ops name; one of
    each where no op asks what others have.
    """
    meeting = [view for view in module.walk() if (known := traits_of(view.name)) is not None and known.peers]
    named = [1, 1]
    for view in meeting:
        across = view.attributes.get("channel_handle") is not None  # partitions, else replicas
        named[across] = max(named[across], *(1 + _greatest(view.attributes.get(name)) for name in _IDS))
    declared = module.grid if meeting else (1, 1)
    replicas, partitions = (x if isinstance(x, int) else y for x, y in zip(declared, named, strict=True))
    return replicas, partitions


def _greatest(ids: object) -> int:
    return int(ids.max()) if isinstance(ids, np.ndarray) and ids.size else 0


def outputs_of(
    module: ModuleView, inputs: Sequence[Array], kernels: Kernels | None = None, reading: str = PUBLIC
) -> list[Array]:
    """The results, of one process after the other. Each process has the same arguments, turned a little further."""
    program = compile_program(module, entry=MAIN, kernels=kernels, reading=reading)
    replicas, partitions = processes_of(module)
    if replicas * partitions == 1:
        return _arrays(program.call([x.copy() for x in inputs]))
    given = [[np.roll(x.ravel(), at).reshape(x.shape) for x in inputs] for at in range(replicas * partitions)]
    made = run_grid(program, given, replicas=replicas, partitions=partitions)
    return [x for results in made for x in _arrays(results)]


def _arrays(outputs: Sequence[object]) -> list[Array]:
    return [np.asarray(x) for x in outputs if isinstance(x, np.ndarray | np.generic)]
