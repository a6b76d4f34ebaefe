"""Steps of a plan as a function of arrays, compiled."""

from __future__ import annotations

from collections.abc import Sequence

from opspec.compiled.group_memory import on_lines_in
from opspec.compiled.native.loading import Loader
from opspec.compiled.native.objects import FunctionObject, LibraryCall, NativeFunction, Slot
from opspec.compiled.native.programs import program_text
from opspec.compiled.nodes import Buffer
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Kernel, steps_of
from opspec.compiled.runners import ArrayType, array_type


def native_function(whole: OneFunction, loader: Loader) -> NativeFunction:
    """LLVM may refuse it."""
    text = program_text(whole, loader.on.target)
    places = {number: at for at, number in enumerate(whole.given)}
    stand = dict(zip(whole.results, text.results, strict=True))
    begins = {stand[buffer]: at for buffer, at in whole.movable.items()}
    lines = on_lines_in([step for step in steps_of(whole.steps) if isinstance(step, Kernel)], text.slots)
    slots = tuple(
        Slot(places[buffer.number] if at < text.given else None, begins.get(at), at in lines, *_held(whole, buffer))
        for at, buffer in enumerate(text.slots)
    )

    def types(buffers: Sequence[Buffer]) -> tuple[ArrayType, ...]:
        return tuple(array_type(whole.types[buffer]) for buffer in buffers)

    calls = tuple(LibraryCall(step.op, types(step.operands), types(step.results)) for step in text.calls)
    key, call = loader.function(text.text)
    results = None if whole.leaves else text.results
    made = FunctionObject(key, slots, text.scratch, calls, types(whole.results), results, text.exchanged, text.product)
    return NativeFunction(made, call, [whole.calls[step] for step in text.calls])


def _held(whole: OneFunction, buffer: Buffer) -> ArrayType:
    """What memory has: a value, or what is only needed meanwhile."""
    type_ = whole.types.get(buffer)
    return (buffer.element.dtype, (buffer.size,)) if type_ is None else array_type(type_)
