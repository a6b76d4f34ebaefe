"""The kernels of a plan as C, each with the ops that it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from opspec.compiled.c_kernels import HEADER, CKernel, c_kernel
from opspec.compiled.c_operations import Definitions
from opspec.compiled.fused_blocks import FusedBlock
from opspec.compiled.plan import Kernel
from opspec.compiled.shown_blocks import ShownBlock, ShownKernels, shown_blocks


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
            "buffers": [{"name": str(x), "type": str(stored[x.number].type)} for x in self.written.buffers],
        }


def c_data(blocks: Sequence[FusedBlock]) -> dict[str, Any]:
    """Each kernel as a file of its own, and the buffers that its function takes, in order."""
    return {"kernels": [shown.data | {"code": shown.written.text} for shown in _shown(blocks, None)]}


def c_lines(blocks: Sequence[FusedBlock]) -> Iterator[str]:
    """All of them as one file, in which what several need stands before the first of these."""
    for at, shown in enumerate(_shown(blocks, Definitions())):
        if at == 0:
            yield HEADER
        if shown.written.needs:
            yield from shown.written.needs
            yield ""
        data = shown.data
        yield f"// {data['block']}: {data['form']} kernel"
        for op in data["ops"]:
            yield f"//   {op['op']} at {op['place']}"
        for buffer in data["buffers"]:
            yield f"// {buffer['name']}: {buffer['type']}"
        yield shown.written.function


def _shown(blocks: Sequence[FusedBlock], file: Definitions | None) -> Iterator[_ShownC]:
    """`file`: the one that all go into."""
    count = 0
    for block in shown_blocks(blocks):
        for group in block.steps:
            if isinstance(group, ShownKernels):
                for kernel in group.kernels:
                    count += 1
                    yield _ShownC(block, group, kernel, c_kernel(kernel, f"kernel{count}", file))
