"""Plans for people and for programs: which ops became which kernel, why values are stored, what all that costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from opspec.compiled.block_kernels import FusedBlock, Fusion, KernelBuilder, KernelGroup, Looped
from opspec.compiled.loops import Call, WholeLoop
from opspec.compiled.nodes import Applied, Folded, KernelNode, Loaded, held_in, in_order
from opspec.compiled.pace import Pause, ProgressLine, uncollected
from opspec.compiled.plan import Kernel, Library, Plan, steps_of
from opspec.compiled.runners import Built
from opspec.compiled.turned_products import prepared
from opspec.execution.compiler import Compiler
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.programs.records import Block, ModuleView, View, symbol_of
from opspec.reads.symbols import Variable
from opspec_model.names import PUBLIC


@dataclass(frozen=True, slots=True)
class KernelCosts:
    """Bytes that are read and written, each once, and operations on scalars."""

    read: int
    written: int
    operations: int


class NothingBuilt:
    """Makes nothing ready to run."""

    def __call__(self, kernels: Sequence[Kernel], pause: Pause) -> Sequence[Built]:
        raise NotImplementedError

    def loop(self, whole: WholeLoop) -> Call:
        raise NotImplementedError


def blocks_of(
    module: ModuleView, reading: str = PUBLIC, strict: bool = False, builder: KernelBuilder | None = None
) -> list[FusedBlock]:
    """What becomes of each block of a program; nothing is run. `strict`: kernels compute products. `builder`: what
    knows of machine code that stands in for libraries.
    """
    module = prepared(module)
    fusion = Fusion(builder or NothingBuilt(), reading, strict=strict, pause=ProgressLine())
    bodies = [name for name, view in module.functions.items() if view.regions[0].blocks]
    with uncollected():
        Compiler(module, GeneratedKernels(reading=reading), fuse=fusion.block).compile(bodies)
    return fusion.blocks


def costs_of(kernel: Kernel) -> KernelCosts:
    """What a kernel costs if it computes nothing twice."""
    roots: list[KernelNode] = []
    for store in kernel.stores:
        roots += [store.value, *([] if store.when is None else [store.when]), *held_in(store.at)]
    read: dict[int, int] = {}
    operations = 0
    for node in in_order(roots):
        points = _points(node.variables)
        match node:
            case Loaded(buffer=buffer):
                most = buffer.size * buffer.element.dtype.itemsize
                read[buffer.number] = min(most, read.get(buffer.number, 0) + points * buffer.element.dtype.itemsize)
            case Folded(fold=fold):
                operations += points * fold.count
            case Applied():
                operations += points
    points = _points(frozenset((*kernel.space, *kernel.inner)))
    written = sum(points * store.buffer.element.dtype.itemsize for store in kernel.stores)
    return KernelCosts(sum(read.values()), written, operations)


def _points(variables: frozenset[Variable]) -> int:
    found = 1
    for variable in variables:
        found *= variable.size
    return found


def plan_data(blocks: Sequence[FusedBlock]) -> dict[str, Any]:
    """All of it, as data."""
    steps = [step for block in blocks for step in block.steps]
    return {
        "blocks": [{"block": name_of(block.block), "steps": list(map(_step_data, block.steps))} for block in blocks],
        "ops": sum(len(step.views) if isinstance(step, KernelGroup) else 1 for step in steps),
        "fused": sum(len(step.views) for step in steps if isinstance(step, KernelGroup)),
        "loops": sum(isinstance(step, Looped) for step in steps),
        "kernels": sum(len(list(step.plan.kernels)) for step in steps if isinstance(step, KernelGroup)),
    }


def name_of(block: Block) -> str:
    """A function by its name, another block by the op that it belongs to."""
    owner = block.region.owner
    if owner.name == "func.func":
        return f"@{symbol_of(owner)}"
    return f"{owner.name} at {owner.location}, region {owner.regions.index(block.region)}"


def _step_data(step: Any) -> dict[str, Any]:
    if isinstance(step, Looped):
        return {"loop": step.view.name, "place": str(step.view.location), **_loop_data(step.whole)}
    if not isinstance(step, KernelGroup):
        found = {"library": step.view.name, "place": str(step.view.location), "why": step.why}
        return found if step.code is None else found | {"machine_code": step.code.what}
    made = {view.results[0]: view for view in step.views if view.results}
    return {"kernels": [kernel_data(kernel, step.plan, made) for kernel in step.plan.kernels]}


def _loop_data(whole: WholeLoop) -> dict[str, Any]:
    """How what is carried comes into the next turn, and the ops for which the function calls back to Python."""
    loop = whole.loop
    return {
        "carried": len(loop.carried),
        "kept": len(loop.kept),
        "in_place": len(loop.reused),
        "calls": [step.name for step in steps_of((loop,)) if isinstance(step, Library)],
    }


def kernel_data(kernel: Kernel, plan: Plan, made: Mapping[int, View]) -> dict[str, Any]:
    """`made`: the ops of the program by their first results."""
    costs = costs_of(kernel)
    buffers = {found.buffer.number: found for found in plan.stored.values()}
    return {
        "form": kernel.form,
        "space": [variable.size for variable in kernel.space],
        "inner": [variable.size for variable in kernel.inner],
        "folds": [
            {"terms": fold.count, "by": fold.combination.operation or "a function", "order": fold.order}
            for fold in kernel.folds
        ],
        "ops": [{"op": made[number].name, "place": str(made[number].location)} for number in kernel.ops],
        "stores": [
            {"type": str(found.type), "why": found.why}
            for found in dict.fromkeys(buffers[store.buffer.number] for store in kernel.stores)
        ],
        "read": costs.read,
        "written": costs.written,
        "operations": costs.operations,
    }


def plan_lines(blocks: Sequence[FusedBlock]) -> Iterator[str]:
    """The same as text."""
    data = plan_data(blocks)
    for block in data["blocks"]:
        yield block["block"]
        for step in block["steps"]:
            if "library" in step:
                by = f"machine code of a {step['machine_code']}" if "machine_code" in step else "library"
                yield f"  {by}: {step['library']} at {step['place']}"
                yield f"    {step['why']}" + (", and this stands in for it" if "machine_code" in step else "")
            if "loop" in step:
                yield f"  one function: {step['loop']} at {step['place']}"
                yield f"    of {step['carried']} values {step['kept']} stay and {step['in_place']} change in place"
                yield from (f"    calls a library for {name}" for name in step["calls"])
            for kernel in step.get("kernels", ()):
                yield from _kernel_lines(kernel)
    yield totals(data)


def totals(data: dict[str, Any]) -> str:
    """How much of a program is in kernels, in a line."""
    loops = f", {data['loops']} loops as one function each" if data["loops"] else ""
    return f"{data['fused']} of {data['ops']} ops in {data['kernels']} kernels{loops}"


def kernel_head(kernel: dict[str, Any]) -> str:
    """What loops a kernel has, in a line."""
    inner = f", in each {_sizes(kernel['inner'])}" if kernel["inner"] else ""
    folds = "".join(f", {fold['by']} of {fold['terms']:,}" for fold in kernel["folds"])
    return f"{kernel['form']} kernel over {_sizes(kernel['space'])}{inner}{folds}"


def _kernel_lines(kernel: dict[str, Any]) -> Iterator[str]:
    yield f"  {kernel_head(kernel)}"
    cost = f"{kernel['read']:,} bytes read, {kernel['written']:,} written, {kernel['operations']:,} operations"
    yield f"    {cost}"
    for op in kernel["ops"]:
        yield f"    {op['op']} at {op['place']}"
    for store in kernel["stores"]:
        yield f"    stores {store['type']}: {store['why']}"


def _sizes(sizes: list[int]) -> str:
    return "x".join(map(str, sizes)) or "one point"
