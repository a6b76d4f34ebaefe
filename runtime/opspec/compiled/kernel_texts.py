"""Texts of kernels, those of equal ones written once: equal but for what their buffers, variables and nodes are called.

A network has one layer many times, and the text of a kernel takes longer than to see that another one is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from opspec.compiled.kernel_contents import content_of, touched
from opspec.compiled.nodes import Buffer
from opspec.compiled.plan import Kernel

_MOST = 512  # kernels that are held to be compared with


class TextOfBuffers(Protocol):
    """What a kernel is written as: a dataclass that has the buffers that it takes, in order."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def buffers(self) -> tuple[Buffer, ...]: ...


Text = TypeVar("Text", bound=TextOfBuffers)


@dataclass(frozen=True, slots=True)
class _Written(Generic[Text]):
    kernel: Kernel
    text: Text
    order: tuple[int, ...]  # of its buffers among all that it touches


@dataclass
class KernelTexts(Generic[Text]):
    """`write`: gives the text of a kernel, and of what it was asked for with."""

    write: Callable[..., Text]
    _written: dict[object, list[_Written[Text]]] = field(default_factory=dict)
    _count: int = 0

    def text(self, kernel: Kernel, *how: Hashable) -> Text:
        """That of the kernel."""
        buffers = touched(kernel)
        sizes = (tuple(x.size for x in variables) for variables in (kernel.space, kernel.inner))
        memory = tuple((buffer.element, buffer.size) for buffer in buffers)
        if self._count >= _MOST:
            self._written.clear()
            self._count = 0
        alike = self._written.setdefault((kernel.form, *sizes, memory, len(kernel.stores), *how), [])
        for other in alike:
            if content_of(other.kernel) == content_of(kernel):
                return replace(other.text, buffers=tuple(buffers[at] for at in other.order))
        made = self.write(kernel, *how)
        alike.append(_Written(kernel, made, tuple(map(buffers.index, made.buffers))))
        self._count += 1
        return made
