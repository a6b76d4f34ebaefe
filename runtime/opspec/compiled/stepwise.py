"""Steps of a plan done one after another by Python: what a native loop is held against, and what is left where LLVM
refuses it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from opspec.compiled.nodes import Buffer
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Branch, Kernel, Library, Loop, PlanBlock, Step, written_by
from opspec.compiled.runners import Built, Memory
from opspec.values.arrays import Array, RunValue

Builder = Callable[[Kernel], Built]


class Stepwise:
    """Steps as a function of arrays."""

    def __init__(self, whole: OneFunction, build: Builder) -> None:
        self._whole = whole
        self._build = build
        self._built: dict[Kernel, Built] = {}

    def __call__(self, *given: RunValue, into: Sequence[Array | None] = ()) -> Sequence[Array]:
        del into
        whole = self._whole
        carriers = {buffer.number: buffer.element.dtype for buffer in whole.types}
        memory: Memory = {
            number: np.ascontiguousarray(x).reshape(-1).view(carriers[number])
            for number, x in zip(whole.given, given, strict=True)
        }
        for step in whole.steps:
            self._step(step, memory)
        return [self._array(memory, buffer).copy() for buffer in whole.results]

    def _step(self, step: Step, memory: Memory) -> None:
        match step:
            case Kernel():
                self._kernel(step, memory)
            case Library():
                self._library(step, memory)
            case Loop():
                self._loop(step, memory)
            case Branch():
                self._branch(step, memory)

    def _kernel(self, kernel: Kernel, memory: Memory) -> None:
        for store in kernel.stores:
            if store.buffer.number not in memory:
                memory[store.buffer.number] = np.empty(store.buffer.size, store.buffer.element.dtype)
        if kernel not in self._built:
            self._built[kernel] = self._build(kernel)
        self._built[kernel](memory)

    def _library(self, step: Library, memory: Memory) -> None:
        found = self._whole.calls[step](*(self._array(memory, buffer) for buffer in step.operands))
        made = found if isinstance(found, list | tuple) else [found]
        for buffer, x in zip(step.results, made, strict=True):
            memory[buffer.number] = np.array(x).reshape(-1).view(buffer.element.dtype)

    def _loop(self, loop: Loop, memory: Memory) -> None:
        first = [memory[buffer.number] for buffer in loop.initial]
        now = [x if at in loop.kept or at in loop.taken else x.copy() for at, x in enumerate(first)]
        alone = _alone(loop)
        while True:
            _name(loop.test.arguments, now, memory)
            self._block(loop.test, memory)
            if not memory[loop.test.results[0].number][0]:
                break
            _name(loop.body.arguments, now, memory)
            own = {buffer.number for step in loop.body.steps for buffer in _made(step)}
            for number in own:
                memory.pop(number, None)
            for at in loop.reused:
                memory[loop.body.results[at].number] = now[at]
            self._block(loop.body, memory)
            found = (memory[buffer.number] for buffer in loop.body.results)
            now = [x if at in alone else x.copy() for at, x in enumerate(found)]
        _name(loop.carried, now, memory)

    def _branch(self, step: Branch, memory: Memory) -> None:
        (found,) = memory[step.index.number]
        last = len(step.blocks) - 1
        chosen = int(not found) if step.index.element.kind == "bool" else int(found)
        block = step.blocks[chosen if 0 <= chosen <= last else last]
        for made, result in step.shared:
            memory[made.number] = memory[result.number]
        self._block(block, memory)
        _name(step.results, [memory[buffer.number].copy() for buffer in block.results], memory)

    def _block(self, block: PlanBlock, memory: Memory) -> None:
        for step in block.steps:
            self._step(step, memory)

    def _array(self, memory: Memory, buffer: Buffer) -> Array:
        type_ = self._whole.types[buffer]
        return memory[buffer.number].view(type_.element.dtype).reshape(tuple(type_.shape))


def _alone(loop: Loop) -> set[int]:
    """Which results of the body lie in memory of their own, or stay: into any other a later loop may not write."""
    made = {buffer for step in loop.body.steps for buffer in written_by(step)} | {*loop.body.arguments}
    results = loop.body.results
    return {at for at, x in enumerate(results) if at in loop.kept or (x in made and results.count(x) == 1)}


def _name(buffers: Sequence[Buffer], arrays: Sequence[Array], memory: Memory) -> None:
    for buffer, array in zip(buffers, arrays, strict=True):
        memory[buffer.number] = array


def _made(step: Step) -> Sequence[Buffer]:
    return [store.buffer for store in step.stores] if isinstance(step, Kernel) else []
