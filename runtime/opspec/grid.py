"""A grid of processes within this one: a thread each, which meet where they exchange values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN, Program
from opspec.execution.executor import compile as compile_module
from opspec.execution.kernel_choice import Kernels
from opspec.execution.rendezvous import run_processes
from opspec.values.arrays import Array
from opspec_model.names import PUBLIC

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.records import ModuleView

Results = tuple[Array, ...]


def run_grid(
    module: ir.Module | ModuleView | Program,
    arguments: Sequence[Sequence[object]],
    *,
    replicas: int = 1,
    partitions: int = 1,
    entry: str = MAIN,
    kernels: Kernels | None = None,
    reading: str = PUBLIC,
) -> list[Results]:
    """Run a program as every process of a grid at once.

    `arguments` and results: one entry for each process, in the order of `replica * partitions + partition`.
    """
    size = replicas * partitions
    if replicas < 1 or partitions < 1 or len(arguments) != size:
        raise OpSpecError(f"expected arguments for each of {replicas} x {partitions} processes, found {len(arguments)}")
    program = (
        module if isinstance(module, Program) else compile_module(module, kernels=kernels, entry=entry, reading=reading)
    )
    process = partial(program.settled(entry, arguments), entry=entry)
    return run_processes([process] * size, arguments, replicas, partitions)
