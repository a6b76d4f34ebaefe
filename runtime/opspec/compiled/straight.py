"""A program of nothing but one group of compiled kernels, as one function of arrays that are as they have to be.

What `Program.call` and the function of a block do for any program costs more than a small kernel. Here each question
is written out: classes, types and shapes of arguments are compared, memory is made, and kernels are called. Arguments
that are something else go the long way, which knows what to say.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import cast

import numpy as np

from opspec.compiled.native.objects import NativeKernel
from opspec.compiled.recycled import LEAST, MOST, new_array
from opspec.compiled.runners import Runner
from opspec.execution.block_code import BlockCode, OpStep
from opspec.values.arrays import Array, DType, on_lines

Straight = Callable[[Sequence[object]], "list[Array] | None"]  # None: the long way


def straight(code: BlockCode, types: Sequence[tuple[DType, tuple[int, ...]] | None]) -> Straight | None:
    """The function of a block, whose arguments have these types; None where there is more to do than kernels."""
    if len(code.nodes) != 1 or not isinstance(code.nodes[0], OpStep):
        return None
    step = code.nodes[0]
    runner = step.way.function
    if not isinstance(runner, Runner) or not set(runner.layout.arguments) <= set(code.arguments):
        return None
    kernels = [kernel for kernel in runner.kernels if isinstance(kernel, NativeKernel)]
    whole = len(set(code.returned)) == len(code.returned) and set(code.returned) <= set(runner.layout.results)
    if not whole or len(kernels) != len(runner.kernels) or None in types:
        return None
    return _written(code, cast("Sequence[tuple[DType, tuple[int, ...]]]", types), runner, kernels)


def _written(
    code: BlockCode,
    types: Sequence[tuple[DType, tuple[int, ...]]],
    runner: Runner,
    kernels: Sequence[NativeKernel],
) -> Straight:
    known: dict[str, object] = {"ndarray": np.ndarray, "empty": np.empty, "on_lines": on_lines, "new_array": new_array}
    lines = ["def straight(given):", f"    if len(given) != {len(code.arguments)}:", "        return None"]
    lines += [f"    [{', '.join(f'v{number}' for number in code.arguments)}] = given"]
    for at, (number, (dtype, shape)) in enumerate(zip(code.arguments, types, strict=True)):
        known |= {f"d{at}": dtype, f"s{at}": shape}
        x = f"v{number}"
        asked = [f"{x}.__class__ is ndarray", f"{x}.dtype is d{at}", f"{x}.shape == s{at}"]
        asked += [f"{x}.flags.c_contiguous"] if number in runner.layout.arguments else []
        lines += [f"    if not ({' and '.join(asked)}):", "        return None"]
    lines.append("    try:")
    for at, (kernel, moment) in enumerate(zip(kernels, runner.layout.moments, strict=True)):
        known[f"k{at}"] = kernel.function
        for place in moment.gives:
            number, dtype, shape = runner.results[place]
            known |= {f"rd{number}": dtype, f"rs{number}": shape}
            large = LEAST <= math.prod(shape) * dtype.itemsize <= MOST
            new = "new_array" if large else "on_lines" if place in runner.layout.on_lines else "empty"
            lines.append(f"        v{number} = {new}(rs{number}, rd{number})")
        for fresh in moment.makes:
            known[f"fd{fresh.number}"] = fresh.dtype
            lines.append(f"        v{fresh.number} = empty({fresh.size}, fd{fresh.number})")
        lines.append(f"        k{at}({', '.join(f'v{number}' for number in kernel.buffers)})")
        lines += [f"        v{number} = None" for number in moment.drops]
    lines += ["    except MemoryError:", "        return None"]
    lines.append(f"    return [{', '.join(f'v{number}' for number in code.returned)}]")
    exec(compile("\n".join(lines), "<opspec>", "exec"), known)
    return cast("Straight", known["straight"])
