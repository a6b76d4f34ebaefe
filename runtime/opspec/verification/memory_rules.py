"""The rules of programs over memory: who owns memory, and how long it is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from opspec.programs.memory_forms import (
    ALLOCATE,
    COPY,
    FREE,
    PEAK,
    RETURN,
    VALUE,
    carries,
    is_form,
    layout_of,
    misfit,
    tensor_in,
    written_of,
)
from opspec.programs.records import CONSTANTS, Block, ModuleView, View
from opspec.programs.recovery import REJECTED
from opspec.values.types import Tensor
from opspec_model.names import tensor_name

OPS = frozenset({ALLOCATE, COPY, FREE, VALUE, RETURN})

Broken = tuple[View, str, str]  # an op, the rule that it breaks, and how


def broken(module: ModuleView) -> Iterator[Broken]:
    """What is wrong with the functions over memory of a module, besides the rules of their ops."""
    for function in module.functions.values():
        if PEAK in function.attributes and function.regions[0].blocks:
            block = function.regions[0].block
            yield from _Walk().function(block)


@dataclass
class _Walk:
    """`roots`: the memory that a value lies in. `owned`: what the block at hand may end; `ended`: what is over."""

    roots: dict[int, int] = field(default_factory=dict)
    owned: set[int] = field(default_factory=set)
    ended: set[int] = field(default_factory=set)

    def function(self, block: Block) -> Iterator[Broken]:
        self.roots |= {number: number for number in block.arguments}
        yield from self._block(block)
        yield from self._left(block)

    def _block(self, block: Block) -> Iterator[Broken]:
        for view in block.ops[:-1]:
            yield from self._op(view)
        for number in block.ops[-1].operands if block.ops else ():
            yield from self._used(block.ops[-1], number)
            yield from self._end(block.ops[-1], number)

    def _left(self, block: Block) -> Iterator[Broken]:
        for number in sorted(self.owned):
            yield block.ops[-1], "buffers.C3", f"memory of {_type(block.ops[-1], number)} is not freed or handed on"

    def _op(self, view: View) -> Iterator[Broken]:
        for number in view.operands:
            yield from self._used(view, number)
        if view.name == ALLOCATE:
            self._take(view.results)
        elif view.name == FREE:
            yield from self._end(view, view.operands[0])
        elif view.name == COPY:
            yield from self._written(view, view.operands[1])
        elif not is_form(view.name):
            if view.name not in OPS and view.name != REJECTED:
                yield view, "buffers.C1", f"expected an op over memory, found {view.name}"
        elif carries(view):
            yield from self._carried(view)
        else:
            yield from self._of_form(view)

    def _of_form(self, view: View) -> Iterator[Broken]:
        written = written_of(view)
        if (found := misfit(view)) is not None:
            yield view, "buffers.C1", found
        for number, type_ in zip(view.operands, view.operand_types, strict=True):
            if str(type_).startswith("memref") and layout_of(str(type_)) is None:
                yield view, "buffers.C1", f"expected memory of elements that programs have, found {_type(view, number)}"
        if not written and any(isinstance(tensor_in(type_), Tensor) for type_ in view.result_types):
            constant = tensor_name(view.name) in CONSTANTS
            if len(view.results) != 1 or len(view.operands) != (0 if constant else 1):
                yield view, "buffers.C1", "expected a view of one operand, or a constant"
                return
            self.roots[view.results[0]] = self._root(view.operands[0]) if view.operands else view.results[0]
        for number in view.operands[len(view.operands) - written :]:
            yield from self._written(view, number)

    def _carried(self, view: View) -> Iterator[Broken]:
        """A loop has arguments as it has operands; a branch has none."""
        blocks = [region.block for region in view.regions]
        is_loop = len(blocks[0].arguments) == len(view.operands)
        for number in view.operands if is_loop else ():
            yield from self._end(view, number)
        before, ends = (set(self.owned), set(self.ended)), []
        for at, block in enumerate(blocks):
            inner = _Walk(self.roots, set() if is_loop else set(before[0]), set(before[1]))
            inner.roots |= {number: number for number in block.arguments}
            if is_loop and at == 1:
                inner.owned |= set(block.arguments)
            yield from inner._block(block)
            if is_loop:
                yield from inner._left(block)
            ends.append(inner)
        if not is_loop:
            kept = [end.owned & before[0] for end in ends]
            for end, block in zip(ends, blocks, strict=True):
                if end.owned - kept[0] or kept[0] - end.owned:
                    yield (
                        block.ops[-1],
                        "buffers.C3",
                        "expected each branch to end the same memory, found that they differ",
                    )
                    break
            self.owned, self.ended = ends[0].owned & before[0], ends[0].ended
        self._take(view.results)

    # --- what is asked of memory ------------------------------------------------------------------

    def _root(self, number: int) -> int:
        return self.roots.get(number, number)

    def _take(self, numbers: tuple[int, ...]) -> None:
        for number in numbers:
            self.roots[number] = number
            self.owned.add(number)

    def _used(self, view: View, number: int) -> Iterator[Broken]:
        if self._root(number) in self.ended:
            yield view, "buffers.C2", f"memory of {_type(view, number)} is used after it is freed or handed on"

    def _written(self, view: View, number: int) -> Iterator[Broken]:
        if self._root(number) not in self.owned and self._root(number) not in self.ended:
            yield view, "buffers.C4", f"memory of {_type(view, number)} is written, which is somebody else's"

    def _end(self, view: View, number: int) -> Iterator[Broken]:
        root = self._root(number)
        if not str(view.module.types[root]).startswith("memref"):
            return
        if root not in self.owned and root not in self.ended:
            yield view, "buffers.C4", f"memory of {_type(view, number)} is ended, which is somebody else's"
        self.owned.discard(root)
        self.ended.add(root)


def _type(view: View, number: int) -> str:
    return str(view.module.types[number])
