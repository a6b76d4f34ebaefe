"""The kernels of a plan as LLVM's text, or as the machine code that comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opspec.compiled.fusion import FusedBlock, Group
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.native.machine_code import Refused, machine
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import name_of


def code_data(blocks: Sequence[FusedBlock], assembly: bool) -> dict[str, Any]:
    """The text of each kernel, with the ops that it does; `refused`: how many LLVM does not take."""
    kernels = [
        _kernel_data(block, step, kernel, assembly)
        for block in blocks
        for step in block.steps
        if isinstance(step, Group)
        for kernel in step.plan.kernels
    ]
    refused = sum("refused" in kernel for kernel in kernels)
    return {"instructions": machine().target.name, "kernels": kernels, "refused": refused}


def _kernel_data(block: FusedBlock, group: Group, kernel: Kernel, assembly: bool) -> dict[str, Any]:
    made = {view.results[0]: view for view in group.views if view.results}
    ops = [{"op": made[number].name, "place": str(made[number].location)} for number in kernel.ops]
    found: dict[str, Any] = {"block": name_of(block.block), "form": kernel.form, "ops": ops}
    text = kernel_text(kernel, machine().target).text
    try:
        return found | {"code": machine().assembly_of(text) if assembly else text}
    except Refused as why:
        return found | {"code": text, "refused": str(why)}


def code_lines(data: dict[str, Any]) -> Iterator[str]:
    """The same as text."""
    for kernel in data["kernels"]:
        yield f"; {kernel['block']}: {kernel['form']} kernel for {data['instructions']}"
        for op in kernel["ops"]:
            yield f";   {op['op']} at {op['place']}"
        if "refused" in kernel:
            yield f"; LLVM refuses it: {kernel['refused']}"
        yield kernel["code"]
    if data["refused"]:
        yield f"; LLVM refuses {data['refused']} of {len(data['kernels'])} kernels"
