"""A grid of processes within this one: a thread each, which meet where they exchange values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN, Program
from opspec.execution.executor import compile as compile_module
from opspec.execution.kernel_choice import Kernels
from opspec.execution.rendezvous import run_processes
from opspec.kernels.streams import Streams, fed
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.records import ModuleView

Results = tuple[Array, ...]


def run_grid(
    module: ir.Module | ModuleView | Program,
    arguments: Sequence[Sequence[Any]],
    *,
    replicas: int = 1,
    partitions: int = 1,
    entry: str = MAIN,
    kernels: Kernels | None = None,
) -> list[Results]:
    """Run a program as every process of a grid at once.

    `arguments` and results: one entry for each process, in the order of `replica * partitions + partition`.
    """
    size = replicas * partitions
    if replicas < 1 or partitions < 1 or len(arguments) != size:
        raise OpSpecError(f"expected arguments for each of {replicas} x {partitions} processes, found {len(arguments)}")
    program = module if isinstance(module, Program) else compile_module(module, kernels=kernels, entry=entry)
    return run_processes([partial(program, entry=entry)] * size, arguments, replicas, partitions)


def run_functions(
    functions: Sequence[Callable[..., Any]],
    arguments: Sequence[Sequence[Any]],
    *,
    replicas: int,
    partitions: int,
    infeed: Sequence[Any] = (),
) -> list[Results]:
    """Run a function for each process of a grid, all at once. `infeed`: what each of them is fed in turn."""
    wrapped = [partial(_called, function, infeed) for function in functions]
    return run_processes(wrapped, arguments, replicas, partitions)


def _called(function: Callable[..., Any], infeed: Sequence[Any], *arguments: Any) -> Results:
    with np.errstate(all="ignore"), fed(Streams([_several(x) for x in infeed])):
        return _several(function(*arguments))


def _several(made: Any) -> Results:
    return tuple(made) if isinstance(made, tuple | list) else (made,)
