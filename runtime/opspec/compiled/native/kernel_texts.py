"""Texts of kernels, those of equal ones written once: equal but for what their buffers, variables and nodes are called.

A network has one layer many times, and the text of a kernel takes longer than to see that another one is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from opspec.compiled.kernel_contents import content_of, touched
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.words import Fused
from opspec.compiled.plan import Kernel

_MOST = 512  # kernels that are held to be compared with


@dataclass(frozen=True, slots=True)
class _Written:
    kernel: Kernel
    text: KernelText
    order: tuple[int, ...]  # of its buffers among all that it touches


class KernelTexts:
    """`write`: gives the text of a kernel, and of what tiles fuse."""

    def __init__(self, write: Callable[[Kernel, Fused], KernelText]) -> None:
        self._write = write
        self._written: dict[object, list[_Written]] = {}
        self._count = 0

    def text(self, kernel: Kernel, fuses: Fused = "") -> KernelText:
        """That of the kernel."""
        buffers = touched(kernel)
        sizes = (tuple(x.size for x in variables) for variables in (kernel.space, kernel.inner))
        memory = tuple((buffer.element, buffer.size) for buffer in buffers)
        if self._count >= _MOST:
            self._written.clear()
            self._count = 0
        alike = self._written.setdefault((kernel.form, *sizes, memory, len(kernel.stores), fuses), [])
        for other in alike:
            if content_of(other.kernel) == content_of(kernel):
                return replace(other.text, buffers=tuple(buffers[at] for at in other.order))
        made = self._write(kernel, fuses)
        alike.append(_Written(kernel, made, tuple(map(buffers.index, made.buffers))))
        self._count += 1
        return made
