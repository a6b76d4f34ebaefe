"""What kernels are but for what their buffers, variables and nodes are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any
from weakref import WeakKeyDictionary

from opspec.compiled.nodes import Buffer, Combination, KernelNode, in_order
from opspec.compiled.plan import Kernel
from opspec.reads.symbols import Variable
from opspec.values.types import ElementType

Content = tuple[object, ...]
_NAMED = frozenset(("number", "variables"))  # of a node, what it is called and what follows from the rest
_CONTENTS: WeakKeyDictionary[Kernel, Content] = WeakKeyDictionary()  # of those that were asked for


def touched(kernel: Kernel) -> list[Buffer]:
    """Each buffer that a kernel loads or stores, once."""
    return [*dict.fromkeys([*(node.buffer for node in kernel.loads), *(store.buffer for store in kernel.stores)])]


def content_of(kernel: Kernel) -> Content:
    """All that a kernel is, without names: `ops` says only what it stands for. Equal for two that do the same, each
    buffer in its place among those that they touch.
    """
    found = _CONTENTS.get(kernel)
    if found is None:
        found = _CONTENTS[kernel] = _found(kernel)
    return found


def renames(made: Kernel, kernel: Kernel, buffers: Mapping[Buffer, Buffer]) -> None:
    """Say that a kernel is another one with other names, its buffers among them."""
    if touched(made) == [buffers[buffer] for buffer in touched(kernel)]:
        _CONTENTS[made] = content_of(kernel)


def _found(kernel: Kernel) -> Content:
    naming = _Naming(in_order(kernel.roots))
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
