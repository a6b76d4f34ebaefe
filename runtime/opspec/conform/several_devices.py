"""What several devices run together: the examples of ops that speak to each other, and programs of spread arrays.

Inputs and outputs are those of each process, one behind the other, in the order of the devices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from opspec.agreement.oracles.answers import Grid
from opspec.conform.asked import DEVICES, PARTITIONS, Case, Selection
from opspec.conform.case_names import column, joined
from opspec.execution.executor import MAIN
from opspec.execution.executor import compile as compile_program
from opspec.goldens.vectors import Tolerance
from opspec.grid import run_grid
from opspec.programs import carrier
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module, process_count
from opspec.sharding.entry_parts import argument_parts, result_parts
from opspec.values.arrays import Array
from opspec.values.types import Tensor, element_of
from opspec_model.names import COUNTS

if TYPE_CHECKING:
    from opspec.execution.kernel_choice import Kernels
    from opspec_model.definitions.spec import Op

_MANUAL = "{manual}"  # how XLA is told that somebody has parted a program already


def on_devices(op: Op, selection: Selection) -> Iterator[Case]:
    """The examples of several replicas, and of several partitions, whose results are written by hand."""
    from opspec.agreement.value_tests import case_of

    quick: set[str] = set()
    for grid in op.grids:
        label = DEVICES if grid.partitions == 1 else PARTITIONS
        processes = [case_of(op, process) for process in grid.processes]
        elements = [element_of(x.dtype) for x in processes[0].inputs or processes[0].outputs]
        outputs = tuple(x for process in processes for x in process.outputs)
        case = Case(
            f"{op.name.removeprefix('stablehlo.')}/{joined(elements)}/{label}-{grid.name}",
            op.name,
            column(elements[0]),
            label,
            processes[0].program,
            tuple(x for process in processes for x in process.inputs),
            outputs,
            (Tolerance(0),) * len(outputs),
            _names(len(outputs), grid.replicas, grid.partitions),
            grid=(grid.replicas, grid.partitions),
        )
        if not selection.has(case) or label in quick:
            continue
        yield case if label == DEVICES else replace(case, program=_parted(case.program, case.grid))
        if selection.is_quick:
            quick.add(label)


def _names(results: int, replicas: int, partitions: int) -> tuple[str, ...]:
    each = range(results // (replicas * partitions))
    if partitions == 1:
        return tuple(f"result {at} of replica {number}" for number in range(replicas) for at in each)
    if replicas == 1:
        return tuple(f"result {at} of partition {number}" for number in range(partitions) for at in each)
    pairs = [(replica, partition) for replica in range(replicas) for partition in range(partitions)]
    return tuple(f"result {at} of replica {x}, partition {y}" for x, y in pairs for at in each)


def _parted(program: str, grid: Grid) -> str:
    """The program, and that each partition runs it as it stands: nobody has to part its ops or its values."""
    ir = carrier.ir
    module = carrier.parse(program, carrier.new_context())
    with module.context:
        manual = ir.StringAttr.get(_MANUAL)
        lying = ir.DictAttr.get({"mhlo.sharding": manual})
        (main,) = module.body.operations
        *ops, end = main.regions[0].blocks[0].operations
        main.attributes["arg_attrs"] = ir.ArrayAttr.get([lying] * len(main.regions[0].blocks[0].arguments))
        main.attributes["res_attrs"] = ir.ArrayAttr.get([lying] * len(end.operands))
        for op in ops:
            op.attributes["mhlo.sharding"] = manual
        for name, count in zip(COUNTS, grid, strict=True):
            module.operation.attributes[f"mhlo.{name}"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), count)
    return str(module.operation.get_asm(print_generic_op_form=True))


# --- programs whose arrays lie on several devices -----------------------------------------------------------------


def spread(case: Case) -> Case:
    """A case of whole arrays with what each partition has of them, as the program says how they lie."""
    module = import_module(load_generic(case.program))
    partitions = process_count(module.root, COUNTS[1]) or 1
    if partitions == 1:
        return case
    taken, given = argument_parts(module, partitions), result_parts(module, partitions)
    return replace(
        case,
        inputs=tuple(
            parts.of(device, x) for device in range(partitions) for parts, x in zip(taken, case.inputs, strict=True)
        ),
        outputs=tuple(
            parts.of(device, x) for device in range(partitions) for parts, x in zip(given, case.outputs, strict=True)
        ),
        tolerances=tuple(
            t if t.bound is None else Tolerance(t.ulp, parts.of(device, t.bound))
            for device in range(partitions)
            for parts, t in zip(given, case.tolerances, strict=True)
        ),
        names=_names(len(case.outputs) * partitions, 1, partitions),
        grid=(1, partitions),
    )


def together(program: str, inputs: Sequence[Array], grid: Grid, kernels: Kernels) -> list[Array]:
    """What the processes of a grid give: each for itself, or, where the program parts arrays, of whole ones."""
    module = import_module(load_generic(program))
    count = prod(grid)
    each = len(inputs) // count
    own = [inputs[at * each : (at + 1) * each] for at in range(count)]
    if _MANUAL in program or grid[1] == 1:
        found = run_grid(module, own, replicas=grid[0], partitions=grid[1], kernels=kernels)
        return [np.asarray(x) for results in found for x in results]
    takes = module.functions[MAIN].regions[0].block.types
    taken, given = argument_parts(module, count), result_parts(module, count)
    whole = [
        parts.join([values[at] for values in own], type_.shape)
        for at, (parts, type_) in enumerate(zip(taken, takes, strict=True))
        if isinstance(type_, Tensor)
    ]
    results = compile_program(module, kernels=kernels)(*whole)
    return [parts.of(device, x) for device in range(count) for parts, x in zip(given, results, strict=True)]
