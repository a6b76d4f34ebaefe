"""Plans for people and for programs: which ops became which kernel, why values are stored, what all that costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from opspec.compiled.block_kernels import SHOWN, Fusion
from opspec.compiled.builders import KernelBuilder, LibraryCode
from opspec.compiled.fused_blocks import FusedBlock, KernelGroup, Left, Looped
from opspec.compiled.nodes import Applied, Folded, Loaded, in_order, size_of_space
from opspec.compiled.one_function import Call, OneFunction
from opspec.compiled.open_sizes import has_open_arguments
from opspec.compiled.plan import Branch, Kernel, Library, Loop, steps_of
from opspec.compiled.planning_progress import Pause, ProgressLine, uncollected
from opspec.compiled.runners import Built
from opspec.compiled.shown_blocks import LoopStep, ShownBlock, ShownKernels, ShownStep, shown_blocks
from opspec.compiled.shown_costs import cost_words, costs_as_data, total_costs, total_words
from opspec.compiled.turned_products import prepared
from opspec.execution.block_nodes import OpStep
from opspec.execution.compiler import Compiler
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.programs.records import ModuleView, View
from opspec_model.names import PUBLIC
from opspec_model.text.counting import counted


@dataclass(frozen=True, slots=True)
class KernelCosts:
    """Bytes that are read and written, each once, and operations on scalars."""

    read: int
    written: int
    operations: int


LoopWay: TypeAlias = Literal["code", "BLAS", "call"]
_NO_KERNELS = {"library": "library", "loop": "one function", "inner_loop": "inner loop", "branch": "branch"}
_OPEN = (
    "sizes of arguments are open: a call is refined and fused for those that it has; "
    "`opspec refine --input-types` makes sizes known"
)
CodeUnit: TypeAlias = Kernel | OneFunction | LibraryCode  # what is compiled by itself


class PlanOnly:
    """Makes nothing ready to run, and knows of no machine's code."""

    def __call__(self, kernels: Sequence[Kernel], pause: Pause) -> Sequence[Built]:
        raise NotImplementedError

    def function(self, whole: OneFunction) -> Call:
        raise NotImplementedError

    def does_within_function(self, node: OpStep) -> bool:
        """Whether a function of several steps does what a library would."""
        del node
        return False

    def calls_nobody(self, whole: OneFunction) -> bool:
        """Whether a function calls nobody."""
        del whole
        return False

    def way(self, whole: OneFunction, step: Library) -> LoopWay:
        """How the function of a loop does what no kernel does: by code of its own, by BLAS, or by calling back."""
        del whole, step
        return "call"

    def refusal(self, unit: CodeUnit) -> str:
        """Why LLVM does not take the code; empty where it does."""
        del unit
        return ""


def blocks_of(
    module: ModuleView, reading: str = PUBLIC, strict: bool = False, builder: KernelBuilder | None = None
) -> list[FusedBlock]:
    """What becomes of each block of a program; nothing is run. `strict`: kernels compute products. `builder`: what
    knows of machine code that stands in for libraries.
    """
    module = prepared(module)
    fusion = Fusion(builder or PlanOnly(), reading, strict=strict, pause=ProgressLine())
    bodies = [name for name, view in module.functions.items() if view.regions[0].blocks]
    with uncollected():
        Compiler(module, GeneratedKernels(reading=reading), fuse=fusion.block).compile(bodies)
    return fusion.blocks


def costs_of(kernel: Kernel) -> KernelCosts:
    """What a kernel costs if it computes nothing twice."""
    read: dict[int, int] = {}
    operations = 0
    for node in in_order(kernel.roots):
        points = size_of_space(node.variables)
        match node:
            case Loaded(buffer=buffer):
                size = points * buffer.element.dtype.itemsize
                read[buffer.number] = min(buffer.bytes, read.get(buffer.number, 0) + size)
            case Folded(fold=fold):
                operations += points * fold.count
            case Applied() if not _is_only_named(node):
                operations += points
    points = size_of_space((*kernel.space, *kernel.inner))
    stores = Counter(store.buffer for store in kernel.stores)
    written = sum(min(x.size, count * points) * x.element.dtype.itemsize for x, count in stores.items())
    return KernelCosts(sum(read.values()), written, operations)


def _is_only_named(node: Applied) -> bool:
    """Whether it is an integer whose bits are called another one: sums, which wrap, are of unsigned ones."""
    types = [x.type for x in (node, *node.operands)]
    integers = all(x.kind in ("sint", "uint") for x in types)
    return node.operation == "convert" and integers and len({x.bits for x in types}) == 1


def plan_data(blocks: Sequence[FusedBlock], here: PlanOnly | None = None) -> dict[str, Any]:
    """All of it, as data. `here`: what knows of machine code."""
    here = here or PlanOnly()
    shown = shown_blocks(blocks)
    steps = [step for block in blocks for step in block.steps]
    fused = {view for step in steps if isinstance(step, KernelGroup) for view in step.views}
    run = [step for block in shown for step in block.steps]
    data = [[_step_data(step, here, block.inside) for step in block.steps] for block in shown]
    told = [_block_data(block, found, here) for block, found in zip(shown, data, strict=True)]
    return {
        "blocks": told,
        "ops": len(fused) + sum(not isinstance(step, KernelGroup) for step in steps),
        "fused": len(fused),
        "loops": sum(isinstance(step, Looped) for step in run),
        "kernels": sum(len(step.kernels) for step in run if isinstance(step, ShownKernels)),
        "programs": sum(block.whole is not None for block in shown),
        "refused": sum("refused" in x for x in _all(told)),
        "costs": total_costs(told),
        "open_arguments": any(map(has_open_arguments, {block.block.region.owner.module for block in blocks})),
    }


def _all(blocks: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What may be refused: blocks, steps and kernels."""
    for block in blocks:
        yield block
        for step in block["steps"]:
            yield step
            yield from step.get("kernels", ())


def _block_data(block: ShownBlock, steps: list[dict[str, Any]], here: PlanOnly) -> dict[str, Any]:
    found = {"block": block.name, "steps": steps, "one_function": block.whole is not None}
    return found if block.whole is None else found | _refused(here, block.whole)


def _step_data(step: ShownStep, here: PlanOnly, inside: bool) -> dict[str, Any]:
    """`inside`: of a loop, the code of which is one."""
    if isinstance(step, ShownKernels):
        refused = ({} if inside else _refused(here, kernel) for kernel in step.kernels)
        return {"kernels": [_kernel_data(x, step) | why for x, why in zip(step.kernels, refused, strict=True)]}
    place = {"place": str(step.view.location)}
    match step:
        case Looped(view=view, whole=whole):
            libraries = [x for x in steps_of(whole.steps) if isinstance(x, Library)]
            calls = [x.name for x in libraries if here.way(whole, x) == "call"]
            return {"loop": view.name, **place, **_loop_data(step.loop), "calls": calls} | _refused(here, whole)
        case LoopStep(view=view, step=Loop() as loop):
            return {"inner_loop": view.name, **place, **_loop_data(loop)}
        case LoopStep(view=view, step=Branch()):
            return {"branch": view.name, **place}
        case LoopStep(view=view, step=Library() as library, whole=whole, left=left):
            found = {"library": view.name, **place, "why": "" if left is None else left.why} | _costs(view, left)
            way = here.way(whole, library)
            if way == "code":
                found["machine_code"] = "product" if left is None or left.code is None else left.code.what
            return found | ({"by": way} if way == "BLAS" else {})
        case Left(view=view, why=why, code=code):
            found = {"library": view.name, **place, "why": why} | _costs(view, step)
            return found if code is None else found | {"machine_code": code.what} | _refused(here, code)
    raise TypeError(f"nothing shows {step}")


def _costs(view: View, left: Left | None) -> dict[str, Any]:
    """What a library does for an op; what it reads in place moves nothing."""
    return {} if left is not None and left.why == SHOWN else costs_as_data(view)


def _refused(here: PlanOnly, unit: CodeUnit) -> dict[str, Any]:
    why = here.refusal(unit)
    return {"refused": why} if why else {}


def _loop_data(loop: Loop) -> dict[str, Any]:
    """How what is carried comes into the next turn."""
    return {"carried": len(loop.carried), "kept": len(loop.kept), "in_place": len(loop.reused)}


def _kernel_data(kernel: Kernel, group: ShownKernels) -> dict[str, Any]:
    """One of a group."""
    costs = costs_of(kernel)
    return {
        "form": kernel.form,
        "space": [variable.size for variable in kernel.space],
        "inner": [variable.size for variable in kernel.inner],
        "folds": [
            {"terms": fold.count, "by": fold.combination.operation or "a function", "order": fold.order}
            for fold in kernel.folds
        ],
        "ops": [{"op": view.name, "place": str(view.location)} for view in group.ops(kernel)],
        "stores": [
            {"type": str(found.type), "why": found.why}
            for found in dict.fromkeys(group.stored[store.buffer.number] for store in kernel.stores)
        ],
        "read": costs.read,
        "written": costs.written,
        "operations": costs.operations,
    }


def plan_lines(blocks: Sequence[FusedBlock], here: PlanOnly | None = None) -> Iterator[str]:
    """The same as text."""
    data = plan_data(blocks, here)
    for block in data["blocks"]:
        if block["steps"] or block["block"].startswith("@"):
            yield block_head(block)
        if "refused" in block:
            yield f"  LLVM refuses it, so Python runs it step by step: {block['refused']}"
        for step in block["steps"]:
            yield from _step_lines(step)
    if any(block["steps"] for block in data["blocks"]):
        yield total_words(data)
    yield totals(data)
    if data["open_arguments"]:
        yield _OPEN


def block_head(block: dict[str, Any]) -> str:
    """What a block is called."""
    return str(block["block"]) + (", as one function" if block["one_function"] else "")


def step_head(step: dict[str, Any]) -> str:
    """What does an op that is no kernel."""
    if "machine_code" in step:
        return f"machine code of a {step['machine_code']}"
    return str(step.get("by") or next(words for key, words in _NO_KERNELS.items() if key in step))


def _step_lines(step: dict[str, Any]) -> Iterator[str]:
    for key in _NO_KERNELS.keys() & step.keys():
        yield f"  {step_head(step)}: {step[key]} at {step['place']}"
    if "library" in step:
        how = ", and the function calls it" if "by" in step else ""
        how = ", and this stands in for it" if "machine_code" in step else how
        yield f"    {step['why'].removesuffix('.')}{how}"
        if words := cost_words(step):
            yield f"    {words}"
    if "carried" in step:
        yield f"    of {step['carried']} values {step['kept']} stay and {step['in_place']} change in place"
    if "refused" in step:
        instead = "Python runs it" if "loop" in step else "a library computes it"
        yield f"    LLVM refuses it, so {instead}: {step['refused']}"
    yield from (f"    calls a library for {name}" for name in step.get("calls", ()))
    for kernel in step.get("kernels", ()):
        yield from _kernel_lines(kernel)


def totals(data: dict[str, Any]) -> str:
    """How much of a program is in kernels, in a line."""
    loops, functions = (_ones(data[f"{what}s"], what) for what in ("loop", "program"))
    refused = f"; LLVM refuses {data['refused']} of these" if data["refused"] else ""
    ops, kernels = (counted(data[f"{what}s"], what) for what in ("op", "kernel"))
    return f"{data['fused']} of {ops} in {kernels}{loops}{functions}{refused}"


def _ones(count: int, what: str) -> str:
    """How many of a kind are one function, in words."""
    return f", {count} {what}s as one function each" if count > 1 else f", a {what} as one function" if count else ""


def kernel_head(kernel: dict[str, Any]) -> str:
    """What loops a kernel has, in a line."""
    inner = f", in each {_sizes(kernel['inner'])}" if kernel["inner"] else ""
    folds = "".join(f", {fold['by']} of {fold['terms']:,}" for fold in kernel["folds"])
    return f"{kernel['form']} kernel over {_sizes(kernel['space'])}{inner}{folds}"


def _kernel_lines(kernel: dict[str, Any]) -> Iterator[str]:
    yield f"  {kernel_head(kernel)}"
    if "refused" in kernel:
        yield f"    LLVM refuses it, so NumPy evaluates it: {kernel['refused']}"
    yield f"    {cost_words(kernel)}"
    for op in kernel["ops"]:
        yield f"    {op['op']} at {op['place']}"
    for store in kernel["stores"]:
        yield f"    stores {store['type']}: {store['why']}"


def _sizes(sizes: list[int]) -> str:
    return "x".join(map(str, sizes)) or "one point"
