"""A loop of a plan as a function of arrays, compiled."""

from __future__ import annotations

from opspec.compiled.loops import Whole
from opspec.compiled.native.calls import ENTRY
from opspec.compiled.native.machine_code import Machine
from opspec.compiled.native.objects import LibraryCall, LoopObject, NativeLoop, Slot
from opspec.compiled.native.programs import program_text
from opspec.compiled.runners import array_type


def loop_of(whole: Whole, machine: Machine) -> NativeLoop:
    """LLVM may refuse it."""
    text = program_text(whole, machine.target)
    places = {number: at for at, number in enumerate(whole.given)}
    slots = tuple(
        Slot(places[buffer.number] if at < text.given else None, *array_type(whole.types[buffer]))
        for at, buffer in enumerate(text.slots)
    )
    calls = tuple(LibraryCall(step.op, len(step.operands), len(step.results)) for step in text.calls)
    made = LoopObject(machine.key_of(text.text), slots, calls, len(whole.loop.carried), text.exchanged, text.product)
    call = machine.load(text.text, ENTRY).function(ENTRY)
    return NativeLoop(made, call, [whole.calls[step] for step in text.calls])
