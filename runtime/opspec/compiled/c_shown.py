"""The kernels of a plan as C, each with the ops that it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opspec.compiled.block_kernels import FusedBlock
from opspec.compiled.c_kernels import c_kernel
from opspec.compiled.shown_blocks import ShownKernels, shown_blocks


def c_data(blocks: Sequence[FusedBlock]) -> dict[str, Any]:
    """The text of each kernel, and the buffers that its function takes, in order."""
    found: list[dict[str, Any]] = []
    for block in shown_blocks(blocks):
        for group in block.steps:
            for kernel in group.kernels if isinstance(group, ShownKernels) else ():
                assert isinstance(group, ShownKernels)
                written = c_kernel(kernel, f"kernel{len(found) + 1}")
                types = {number: str(x.type) for number, x in group.stored.items()}
                found.append(
                    {
                        "block": block.name,
                        "form": kernel.form,
                        "ops": [{"op": view.name, "place": str(view.location)} for view in group.ops(kernel)],
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
