"""The kernels of a plan as C, or as another language of its kind, each with the ops that it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from opspec.compiled.c_kernels import CKernel, c_kernel
from opspec.compiled.c_operations import C, Definitions, Language
from opspec.compiled.fused_blocks import FusedBlock
from opspec.compiled.plan import Kernel
from opspec.compiled.shown_blocks import ShownBlock, ShownKernels, shown_blocks

Write: TypeAlias = Callable[[Kernel, str, Definitions], CKernel]


@dataclass(frozen=True, slots=True)
class _ShownC:
    block: ShownBlock
    group: ShownKernels
    kernel: Kernel
    written: CKernel

    @property
    def data(self) -> dict[str, Any]:
        """All but the code."""
        stored = self.group.stored
        return {
            "block": self.block.name,
            "form": self.kernel.form,
            "ops": [{"op": view.name, "place": str(view.location)} for view in self.group.ops(self.kernel)],
            "name": self.written.name,
            **self.written.launch,
            "buffers": [{"name": str(x), "type": str(stored[x.number].type)} for x in self.written.buffers],
        }


def c_data(blocks: Sequence[FusedBlock], language: Language = C, write: Write = c_kernel) -> dict[str, Any]:
    """Each kernel as a file of its own, and the buffers that its function takes, in order."""
    shown = _shown(blocks, lambda kernel, name: write(kernel, name, Definitions(language)))
    return {"kernels": [each.data | {"code": each.written.text} for each in shown]}


def c_lines(blocks: Sequence[FusedBlock], language: Language = C, write: Write = c_kernel) -> Iterator[str]:
    """All of them as one file, in which what several need stands before the first of these."""
    file = Definitions(language)
    for at, shown in enumerate(_shown(blocks, lambda kernel, name: write(kernel, name, file))):
        if at == 0:
            yield language.header
        if shown.written.needs:
            yield from shown.written.needs
            yield ""
        data = shown.data
        launch = "".join(f", {count} {name}" for name, count in shown.written.launch.items())
        yield f"// {data['block']}: {data['form']} kernel{launch}"
        for op in data["ops"]:
            yield f"//   {op['op']} at {op['place']}"
        for buffer in data["buffers"]:
            yield f"// {buffer['name']}: {buffer['type']}"
        yield shown.written.function


def _shown(blocks: Sequence[FusedBlock], write: Callable[[Kernel, str], CKernel]) -> Iterator[_ShownC]:
    count = 0
    for block in shown_blocks(blocks):
        for group in block.steps:
            if isinstance(group, ShownKernels):
                for kernel in group.kernels:
                    count += 1
                    yield _ShownC(block, group, kernel, write(kernel, f"kernel{count}"))
