"""The kernels and loops of a plan, and what stands in for libraries, as LLVM's text, or as the machine code of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from opspec.compiled.fused_blocks import FusedBlock, Left, Looped
from opspec.compiled.native.instead_of_libraries import StandIn, instead_of
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.native.loading import Loader
from opspec.compiled.native.loop_libraries import LoopLibraries, calls_nobody, does_within_function
from opspec.compiled.native.machine_code import RefusedText, machine
from opspec.compiled.native.programs import program_text
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Kernel, Library
from opspec.compiled.shown import CodeUnit, LoopWay, PlanOnly
from opspec.compiled.shown_blocks import ShownBlock, ShownKernels, shown_blocks
from opspec.execution.block_nodes import Node, OpStep
from opspec.programs.records import View
from opspec_model.text.counting import counted

_LOOP, _FUNCTION = "loop", "function"


class PlanOnlyHere(PlanOnly):
    """It knows what machine code of this machine would do in the place of libraries."""

    def __init__(self) -> None:
        self._loader = Loader(machine())
        self._loops: dict[OneFunction, LoopLibraries] = {}
        self._known: dict[str, str] = {}

    def library(self, node: Node, inside: bool) -> StandIn | None:
        return instead_of(node, self._loader, inside)

    def does_within_function(self, node: OpStep) -> bool:
        return does_within_function(node, self._loader)

    def calls_nobody(self, whole: OneFunction) -> bool:
        return calls_nobody(whole, self._loader.on.target)

    def way(self, whole: OneFunction, step: Library) -> LoopWay:
        if whole not in self._loops:
            self._loops[whole] = LoopLibraries.of(whole, self._loader.on.target)
        found = self._loops[whole]
        if step in found.products:
            return "BLAS"
        return "call" if step in found.called else "code"

    def refusal(self, unit: CodeUnit) -> str:
        return next((why for text in _texts(unit) if (why := self._checked(text))), "")

    def _checked(self, text: str) -> str:
        if text not in self._known:  # kernels may be equal
            self._known[text] = _whyever_not(text)
        return self._known[text]


def _whyever_not(text: str) -> str:
    """Why LLVM does not take a text; empty where it does."""
    try:
        machine().check(text)
    except RefusedText as why:
        return str(why)
    return ""


def _texts(unit: CodeUnit) -> Sequence[str]:
    """What LLVM is given for it."""
    match unit:
        case Kernel():
            return [] if unit.is_empty else [kernel_text(unit, machine().target, once=True).text]
        case OneFunction():
            return [program_text(unit, machine().target).text]
    return unit.texts()


def code_data(blocks: Sequence[FusedBlock], assembly: bool) -> dict[str, Any]:
    """The text of each kernel, each loop that is one function, and what stands in for a library, with the ops that it
    does; `refused`: how many LLVM does not take.
    """
    kernels = [_code(block, part, assembly) for block in shown_blocks(blocks) for part in _parts(block)]
    refused = sum("refused" in kernel for kernel in kernels)
    return {"instructions": machine().target.name, "kernels": kernels, "refused": refused}


@dataclass(frozen=True, slots=True)
class _Part:
    """What is compiled by itself: its form, or what it is, the ops that it does, and its text."""

    form: str
    views: Sequence[View]
    text: str


def _parts(block: ShownBlock) -> Iterator[_Part]:
    if block.whole is not None:
        yield from (_Part(_FUNCTION, _views(block), text) for text in _texts(block.whole))
    for step in () if block.inside else block.steps:
        match step:
            case ShownKernels():
                for kernel in step.kernels:
                    yield from (_Part(kernel.form, step.ops(kernel), text) for text in _texts(kernel))
            case Looped(view=view, whole=whole):
                yield from (_Part(_LOOP, [view], text) for text in _texts(whole))
            case Left(view=view, code=code) if code is not None:
                yield from (_Part(code.what, [view], text) for text in _texts(code))


def _views(block: ShownBlock) -> list[View]:
    """The ops of a block that is one function."""
    found: dict[View, None] = {}
    for step in block.steps:
        if isinstance(step, ShownKernels):
            found |= dict.fromkeys(view for kernel in step.kernels for view in step.ops(kernel))
        else:
            found[step.view] = None
    return [*found]


def _code(block: ShownBlock, part: _Part, assembly: bool) -> dict[str, Any]:
    ops = [{"op": view.name, "place": str(view.location)} for view in part.views]
    found: dict[str, Any] = {"block": block.name, "form": part.form, "ops": ops}
    why = _whyever_not(part.text)
    if why:
        return found | {"code": part.text, "refused": why}
    return found | {"code": machine().assembly_of(part.text) if assembly else part.text}


def code_lines(data: dict[str, Any], assembly: bool) -> Iterator[str]:
    """The same as text, with comments as LLVM's text has them, or as assemblers read them of every machine."""
    mark = "#" if assembly else ";"
    for kernel in data["kernels"]:
        what = kernel["form"] if kernel["form"] in (_LOOP, _FUNCTION) else f"{kernel['form']} kernel"
        yield f"{mark} {kernel['block']}: {what} for {data['instructions']}"
        for op in kernel["ops"]:
            yield f"{mark}   {op['op']} at {op['place']}"
        if "refused" in kernel:
            yield f"{mark} LLVM refuses it: {kernel['refused']}"
        yield kernel["code"]
    if data["refused"]:
        yield f"{mark} LLVM refuses {data['refused']} of {counted(len(data['kernels']), 'kernel')}"
