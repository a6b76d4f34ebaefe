"""A program of nothing but compiled kernels and loops, as one function of arrays that are as they have to be.

What `Program.call` and the function of a block do for any program costs more than a small kernel. Here each question
is written out: classes, types and shapes of arguments are compared, memory is made, and kernels and loops are called.
Arguments that are something else go the long way, which knows what to say.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

import numpy as np

from opspec.compiled.native.machine_code import Function
from opspec.compiled.native.objects import FunctionObject, NativeFunction, NativeKernel
from opspec.compiled.recycled import LEAST, new_array, step_array
from opspec.compiled.runners import ArrayType, FunctionRunner, Runner
from opspec.execution.block_nodes import BlockCode, OpStep
from opspec.execution.executor import Shortcut
from opspec.execution.results import owned
from opspec.execution.runnable_blocks import interrupted
from opspec.numerics import blas
from opspec.programs.records import View
from opspec.values.arrays import Array, DType, close_array, is_close, on_lines

_BYTE = np.dtype(np.uint8)
_SMALL = 1 << 16  # bytes of a constant
_KNOWN: dict[str, object] = {
    "ndarray": np.ndarray,
    "asarray": np.asarray,
    "is_close": is_close,
    "empty": np.empty,
    "on_lines": on_lines,
    "new_array": new_array,
    "step_array": step_array,
    "owned": owned,
    "interrupted": interrupted,
    "on_one_thread": blas.on_one_thread,
    "byte": _BYTE,
}


def straight(code: BlockCode, types: Sequence[ArrayType | None], constants: Mapping[int, Array]) -> Shortcut | None:
    """The function of a block, whose arguments have these types; None where there is more to do than that."""
    if not code.nodes or None in types or len(set(code.returned)) < len(code.returned):
        return None
    steps = [node for node in code.nodes if isinstance(node, OpStep) and _is_native(node.way.function)]
    made = {number for step in steps for number in step.view.results}
    if len(steps) < len(code.nodes) or not made.issuperset(code.returned):
        return None
    if any(number in constants and _is_spread(constants[number]) for step in steps for number in step.inputs):
        return None
    writer = _Writer(constants)
    return writer.written(code, cast("Sequence[ArrayType]", types), steps)


def _is_native(function: object) -> bool:
    if isinstance(function, Runner):
        return all(isinstance(kernel, NativeKernel) for kernel in function.kernels)
    call = function.call if isinstance(function, FunctionRunner) else None
    return isinstance(call, NativeFunction) and call.calls_nobody


def _is_loop(call: object) -> bool:
    """Whether it may give what it was given."""
    return isinstance(call, NativeFunction) and call.made.result_slots is None


def _new(dtype: DType, shape: Sequence[int], small: str = "empty") -> str:
    """What makes an array: a large one of memory that is there already, if there is some."""
    return "new_array" if math.prod(shape) * dtype.itemsize >= LEAST else small


def _is_spread(constant: Array) -> bool:
    """Whether it is few elements in much memory if they lie close: the long way makes that and lets it go."""
    return not is_close(constant) and constant.nbytes > _SMALL


def _close(constant: Array) -> Array:
    """The constant as kernels take it; who gives it back copies what cannot be written into."""
    found = close_array(constant).reshape(constant.shape)
    found.setflags(write=False)
    return found


@dataclass
class _Writer:
    constants: Mapping[int, Array]
    known: dict[str, object] = field(default_factory=_KNOWN.copy)
    lines: list[str] = field(default_factory=list)
    marks: dict[int, View] = field(default_factory=dict)  # the op of each line, for who asks where a run was
    _made: set[int] = field(default_factory=set)
    _new: set[int] = field(default_factory=set)  # what kernels made

    def written(self, code: BlockCode, types: Sequence[ArrayType], steps: Sequence[OpStep]) -> Shortcut:
        self._line("def straight(given):")
        self._line(f"    if len(given) != {len(code.arguments)}:")
        self._line("        return None")
        self._line(f"    [{', '.join(f'v{number}' for number in code.arguments)}] = given")
        read = {number for step in steps for number in step.inputs}
        for at, (number, (dtype, shape)) in enumerate(zip(code.arguments, types, strict=True)):
            self.known |= {f"d{at}": dtype, f"s{at}": shape}
            x = f"v{number}"
            if shape == ():
                self.known[f"c{at}"] = dtype.type
                self._line(f"    if {x}.__class__ is c{at}:")
                self._line(f"        {x} = asarray({x})")
            asked = [f"{x}.__class__ is ndarray", f"{x}.dtype is d{at}", f"{x}.shape == s{at}"]
            asked += [f"is_close({x})"] if number in read else []
            self._line(f"    if not ({' and '.join(asked)}):")
            self._line("        return None")
        self.known |= {f"v{number}": _close(self.constants[number]) for number in read & self.constants.keys()}
        self._line("    try:")
        for at, step in enumerate(steps):
            match step.way.function:
                case Runner() as runner:
                    self._kernels(at, step, runner)
                case FunctionRunner(call=NativeFunction() as function) if _is_loop(function):
                    kept = {*code.returned}.union(*(other.inputs for other in steps[at + 1 :]))
                    self._loop(at, step, function, kept)
                case FunctionRunner(call=NativeFunction() as function):
                    self._function(at, step, function.made, function.function)
            self._drop(step, steps[at + 1 :], code.returned)
        self._line("    except MemoryError:")
        self._line("        return None")
        self._line("    except KeyboardInterrupt as error:")
        self._line("        error.add_note(interrupted(error))")
        self._line("        raise")
        returned = f"[{', '.join(f'v{number}' for number in code.returned)}]"
        runs = ((step, way.call) for step in steps if isinstance(way := step.way.function, FunctionRunner))
        looped = {number for step, call in runs if _is_loop(call) for number in step.view.results}
        # A loop gives what it was given, where it changes nothing.
        self._line(f"    return {f'owned({returned}, given)' if looped.intersection(code.returned) else returned}")
        self.known["_marks"] = self.marks
        exec(compile("\n".join(self.lines), "<opspec>", "exec"), self.known)
        return cast("Shortcut", self.known["straight"])

    def _line(self, text: str, view: View | None = None) -> None:
        self.lines.append(text)
        if view is not None:
            self.marks[len(self.lines)] = view

    def _kernels(self, at: int, step: OpStep, runner: Runner) -> None:
        kernels = [kernel for kernel in runner.kernels if isinstance(kernel, NativeKernel)]
        self._new |= {*step.view.results}
        for order, (kernel, moment) in enumerate(zip(kernels, runner.layout.moments, strict=True)):
            for place in moment.gives:
                number, dtype, shape = runner.results[place]
                self.known |= {f"rd{number}": dtype, f"rs{number}": shape}
                new = _new(dtype, shape, "on_lines" if place in runner.layout.on_lines else "empty")
                self._line(f"        v{number} = {new}(rs{number}, rd{number})")
            for fresh in moment.makes:
                self.known[f"fd{fresh.number}"] = fresh.dtype
                new = "step_array" if fresh.size * fresh.dtype.itemsize >= LEAST else "empty"
                self._line(f"        v{fresh.number} = {new}(({fresh.size},), fd{fresh.number})")
            self.known[f"k{at}_{order}"] = kernel.function
            taken = ", ".join(f"v{number}" for number in kernel.buffers)
            self._line(f"        k{at}_{order}({taken})", step.view)
            for number in moment.drops:
                self._line(f"        v{number} = None")

    def _loop(self, at: int, step: OpStep, loop: NativeFunction, kept: Collection[int]) -> None:
        """It may begin with what kernels made for it alone; what another loop gives may be what that was given."""
        inputs = step.inputs
        free = {x for x in inputs if x in self._new and x not in kept and inputs.count(x) == 1}
        self.known[f"l{at}"] = loop.straight
        self.known[f"f{at}"] = frozenset(map(inputs.index, free))
        given, results = (", ".join(f"v{number}" for number in numbers) for numbers in (step.inputs, step.view.results))
        self._call(f"[{results}] = l{at}([{given}], f{at})", step.view, loop.made)

    def _function(self, at: int, step: OpStep, made: FunctionObject, function: Function) -> None:
        assert made.result_slots is not None
        results = dict(zip(made.result_slots, step.view.results, strict=True))
        taken: list[str] = []
        for place, slot in enumerate(made.slots):
            taken.append(f"v{results[place] if slot.given is None else step.inputs[slot.given]}")
            if slot.given is None:
                number = results[place]
                self.known |= {f"rd{number}": slot.dtype, f"rs{number}": slot.shape}
                new = _new(slot.dtype, slot.shape, "on_lines" if slot.on_lines else "empty")
                self._line(f"        v{number} = {new}(rs{number}, rd{number})")
        if made.scratch:
            taken.append(f"{_new(_BYTE, (made.scratch,))}(({made.scratch},), byte)")
        self.known[f"f{at}"] = function
        self._call(f"f{at}({', '.join(taken)})", step.view, made)

    def _call(self, text: str, view: View, made: FunctionObject) -> None:
        """Where OpenBLAS would take several threads, it is told not to: each thread of ours calls it by itself."""
        inner = "    " if made.product >= blas.THREADED else ""
        if inner:
            self._line("        with on_one_thread():")
        self._line(f"        {inner}{text}", view)

    def _drop(self, step: OpStep, later: Sequence[OpStep], returned: Sequence[int]) -> None:
        """What was made and nobody needs any more."""
        self._made |= {*step.view.results}
        ended = self._made - {*returned}.union(*(other.inputs for other in later))
        self._made -= ended
        for number in sorted(ended):
            self._line(f"        v{number} = None")
