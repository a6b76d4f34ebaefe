"""The kernels of a plan as C, each with the ops that it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opspec.compiled.block_kernels import FusedBlock, KernelGroup
from opspec.compiled.c_kernels import c_kernel
from opspec.compiled.shown import name_of


def c_data(blocks: Sequence[FusedBlock]) -> dict[str, Any]:
    """The text of each kernel, and the buffers that its function takes, in order."""
    found: list[dict[str, Any]] = []
    for block in blocks:
        for step in block.steps:
            for kernel in step.plan.kernels if isinstance(step, KernelGroup) else ():
                assert isinstance(step, KernelGroup)
                made = {view.results[0]: view for view in step.views if view.results}
                written = c_kernel(kernel, f"kernel{len(found) + 1}")
                types = {x.buffer.number: str(x.type) for x in step.plan.stored.values()}
                found.append(
                    {
                        "block": name_of(block.block),
                        "form": kernel.form,
                        "ops": [{"op": made[x].name, "place": str(made[x].location)} for x in kernel.ops],
                        "name": written.name,
                        "buffers": [{"name": str(x), "type": types[x.number]} for x in written.buffers],
                        "code": written.text,
                    }
                )
    return {"kernels": found}


def c_lines(data: dict[str, Any]) -> Iterator[str]:
    """The same as text: a file of C for each kernel, one behind the other."""
    for kernel in data["kernels"]:
        yield f"// {kernel['block']}: {kernel['form']} kernel"
        for op in kernel["ops"]:
            yield f"//   {op['op']} at {op['place']}"
        for buffer in kernel["buffers"]:
            yield f"// {buffer['name']}: {buffer['type']}"
        yield kernel["code"]
