"""The kernels of a plan, and what stands in for libraries, as LLVM's text, or as the machine code that comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opspec.compiled.block_kernels import FusedBlock, KernelGroup, Left
from opspec.compiled.native.instead_of_libraries import StandIn, instead_of
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.native.loading import Loader
from opspec.compiled.native.machine_code import RefusedText, machine
from opspec.compiled.shown import NothingBuilt, name_of
from opspec.execution.block_code import Node
from opspec.programs.records import View


class NothingBuiltHere(NothingBuilt):
    """It knows what machine code of this machine would do in the place of libraries."""

    def __init__(self) -> None:
        self._loader = Loader(machine())

    def library(self, node: Node, inside: bool) -> StandIn | None:
        return instead_of(node, self._loader, inside)


def code_data(blocks: Sequence[FusedBlock], assembly: bool) -> dict[str, Any]:
    """The text of each kernel, and of what stands in for a library, with the ops that it does; `refused`: how many LLVM
    does not take.
    """
    kernels = [found for block in blocks for step in block.steps for found in _step_data(block, step, assembly)]
    refused = sum("refused" in kernel for kernel in kernels)
    return {"instructions": machine().target.name, "kernels": kernels, "refused": refused}


def _step_data(block: FusedBlock, step: object, assembly: bool) -> Iterator[dict[str, Any]]:
    if isinstance(step, KernelGroup):
        made = {view.results[0]: view for view in step.views if view.results}
        for kernel in step.plan.kernels:
            if kernel.is_empty:
                continue
            text = kernel_text(kernel, machine().target).text
            yield _code(block, kernel.form, [made[number] for number in kernel.ops], text, assembly)
    if isinstance(step, Left) and step.code is not None and not step.code.left:
        for text in step.code.texts():
            yield _code(block, step.code.what, [step.view], text, assembly)


def _code(block: FusedBlock, form: str, views: Sequence[View], text: str, assembly: bool) -> dict[str, Any]:
    ops = [{"op": view.name, "place": str(view.location)} for view in views]
    found: dict[str, Any] = {"block": name_of(block.block), "form": form, "ops": ops}
    try:
        return found | {"code": machine().assembly_of(text) if assembly else text}
    except RefusedText as why:
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
