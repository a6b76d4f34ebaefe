"""Texts of kernels, those of equal ones written once: equal but for what their buffers, variables and nodes are called.

A network has one layer many times, and the text of a kernel takes longer than to see that another one is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from opspec.compiled.native.kernel_forms import roots
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.words import Fused
from opspec.compiled.nodes import Buffer, Combination, KernelNode, in_order
from opspec.compiled.plan import Kernel
from opspec.reads.symbols import Variable
from opspec.values.types import ElementType

_MOST = 512  # kernels that are held to be compared with
_NAMED = frozenset(("number", "variables"))  # of a node, what it is called and what follows from the rest
_Content = tuple[object, ...]


@dataclass(slots=True)
class _Written:
    kernel: Kernel
    text: KernelText
    order: tuple[int, ...]  # of its buffers among all that it touches
    content: _Content | None = None


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
        content = _content(kernel) if alike else None
        for other in alike:
            if other.content is None:
                other.content = _content(other.kernel)
            if other.content == content:
                return replace(other.text, buffers=tuple(buffers[at] for at in other.order))
        made = self._write(kernel, fuses)
        alike.append(_Written(kernel, made, tuple(map(buffers.index, made.buffers)), content))
        self._count += 1
        return made


def touched(kernel: Kernel) -> list[Buffer]:
    """Each buffer that a kernel loads or stores, once."""
    return [*dict.fromkeys([*(node.buffer for node in kernel.loads), *(store.buffer for store in kernel.stores)])]


def _content(kernel: Kernel) -> _Content:
    """All that a kernel is, without names: `ops` says only what it stands for."""
    conditions = [fold.where for fold in kernel.folds if fold.where is not None]
    naming = _Naming(in_order([*roots(kernel), *conditions, *kernel.kept]))
    return (*naming.nodes(), *(naming.of(getattr(kernel, name)) for name in _names(Kernel) if name != "ops"))


class _Naming:
    """Numbers in the place of names, in the order in which they come."""

    def __init__(self, nodes: Sequence[KernelNode]) -> None:
        self._all = nodes
        self._nodes = {node.number: at for at, node in enumerate(nodes)}
        self._others: dict[Buffer | Variable, int] = {}

    def nodes(self) -> Iterable[object]:
        """What each node is."""
        return [
            (type(node), *(self.of(getattr(node, name)) for name in _names(type(node)) if name not in _NAMED))
            for node in self._all
        ]

    def of(self, x: object) -> object:
        """A part of a kernel; every field counts."""
        match x:
            case KernelNode():
                return self._nodes[x.number]
            case Buffer() | Variable():
                return type(x), self._others.setdefault(x, len(self._others)), x.size
            case Combination():
                sides = (*x.left, *x.right, *x.results, *(x.identity or ()))
                inner = _Naming(in_order(sides))
                return (*inner.nodes(), *(inner.of(getattr(x, name)) for name in _names(Combination)))
            case tuple():
                return tuple([self.of(part) for part in x])
            case frozenset():
                return frozenset(self.of(part) for part in x)
            case ElementType():
                return x
        if is_dataclass(x):
            return (type(x), *(self.of(getattr(x, name)) for name in _names(type(x))))
        return x


def _names(of: type[Any]) -> tuple[str, ...]:
    if of not in _FIELDS:
        _FIELDS[of] = tuple(field.name for field in fields(of))
    return _FIELDS[of]


_FIELDS: dict[type[Any], tuple[str, ...]] = {}
