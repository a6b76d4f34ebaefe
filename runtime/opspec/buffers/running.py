"""Programs over memory, run as they say: what is freed, and what nobody has written yet, is poisoned.

Nothing is checked here and nothing is remembered: a program that reads memory too late, or writes into memory that is
still needed, gives other results than its tensors, which is how a wrong plan is found.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Any, TypeAlias

import numpy as np

from opspec.buffers.layouts import elements_at
from opspec.errors import OpSpecError
from opspec.execution.block_nodes import OpCall, OpStep
from opspec.execution.compiler import Compiler
from opspec.execution.events import Probe
from opspec.execution.executor import MAIN, Program
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.execution.numpy_ops import NAMES
from opspec.execution.runnable_blocks import RunError, place
from opspec.execution.ways import Way
from opspec.kernels.streams import Streams, fed
from opspec.programs.memory_forms import (
    ALLOCATE,
    COPY,
    FREE,
    PEAK,
    RETURN,
    carries,
    is_form,
    layout_of,
    tensor_form,
    tensor_in,
    written_of,
)
from opspec.programs.records import CONSTANTS, Block, ModuleView, View
from opspec.values.arrays import Array, RunValue
from opspec.values.types import Tensor
from opspec_model.text.counting import counted

Env: TypeAlias = dict[int, Any]
Do: TypeAlias = Callable[[Env], None]


def poison(array: Array) -> None:
    """Fill memory with what no program computes: NaN where there is one, else 0xDEADBEEF, and truth values turned."""
    kind = array.dtype.kind
    if kind == "b":
        np.logical_not(array, out=array)
    elif kind in "fc":
        array[...] = np.nan
    elif kind in "iu":
        pattern = np.frombuffer(bytes.fromhex("efbeadde") * 2, "u1")[: array.dtype.itemsize]
        array[...] = pattern.view(array.dtype)[0]
    else:
        array[...] = np.asarray(np.nan if _has_nan(array.dtype) else 1).astype(array.dtype)


def _has_nan(dtype: np.dtype) -> bool:
    with np.errstate(all="ignore"):
        return bool(np.isnan(np.asarray(np.nan, np.float32).astype(dtype).astype(np.float32)))


class MemoryProgram(Program):
    """The functions of a module over memory, as one of tensors is called."""

    def __init__(self, module: ModuleView, reading: str) -> None:  # a block is made ready when it is run first
        self._module = module
        self._compiler = Compiler(module, GeneratedKernels(reading=reading))
        self._blocks: dict[int, list[Do]] = {}
        self._parameters = {
            name: tuple(map(tensor_in, view.regions[0].block.types))
            for name, view in module.functions.items()
            if PEAK in view.attributes and view.regions[0].blocks
        }

    def call(
        self,
        arguments: list[Any],
        *,
        donated: Collection[int] = (),
        entry: str = MAIN,
        on_op: Probe | None = None,
        streams: Streams | None = None,
    ) -> list[Array]:
        """Run a function on copies of its arguments."""
        if on_op is not None:
            raise OpSpecError("expected a program of tensors to look into, found one over memory")
        del donated  # its text says which arguments it takes over
        self._expect(entry)
        block = self._module.functions[entry].regions[0].block
        if len(arguments) != len(block.types):
            raise RunError(f"@{entry}: expected {counted(len(block.types), 'argument')}, found {len(arguments)}")
        env: Env = {}
        for at, (number, type_, given) in enumerate(zip(block.arguments, block.types, arguments, strict=True)):
            env[number] = _argument(f"@{entry}, argument {at}", tensor_in(type_), given)
        with np.errstate(all="ignore"), fed(streams or Streams()):
            return [x.copy() if isinstance(x, np.ndarray) else x for x in self._run(block, env)]

    # --- blocks -----------------------------------------------------------------------------------

    def _run(self, block: Block, env: Env) -> list[Any]:
        """Run a block; gives what it hands on."""
        if id(block) not in self._blocks:
            self._blocks[id(block)] = [self._do(view) for view in block.ops[:-1]]
        for do in self._blocks[id(block)]:
            do(env)
        return [env[number] for number in block.ops[-1].operands]

    def _do(self, view: View) -> Do:
        if view.name in (ALLOCATE, FREE, COPY):
            return _of_memory(view)
        if not is_form(view.name) or view.name == RETURN:
            raise RunError(f"{place(view)}: expected an op over memory, found {view.name}")
        form = tensor_form(view)
        if form.name in CONSTANTS:
            value = np.array(form.attributes["value"]).reshape(tuple(form.result_types[0].shape))  # type: ignore[union-attr]
            return lambda env: env.__setitem__(view.results[0], value)
        if carries(view):
            return self._control(view)
        if not written_of(view) and any(isinstance(x, Tensor) for x in form.result_types):
            return _shown(view)
        return self._applied(view, form)

    def _applied(self, view: View, form: View) -> Do:
        """An op by what the executor runs it with; an update in place as the executor does one."""
        node = self._compiler.step_alone(form)
        if isinstance(node, OpCall):  # a composite is what its decomposition is
            plan = self._compiler.plans[node.name]
            node = OpStep(form, form.operands, Way(lambda *given: plan.run(list(given)), single=False))
        if not isinstance(node, OpStep):
            raise RunError(f"{place(view)}: expected an op that one function runs, found {form.name}")
        count, way = written_of(view), node.way
        inputs = (*form.operands, *way.free)
        targets = view.operands[len(view.operands) - count :]
        compute = _expression(way) if way.scalar is not None else way.function

        def do(env: Env) -> None:
            given = [_operand(env[number]) for number in inputs]
            if way.reusable and way.scalar is None:
                out = next((env[x] for x in targets if any(env[inputs[at]] is env[x] for at in way.reusable)), None)
                made: Any = compute(*given, out=out)
            else:
                made = compute(*given)
            results = [made] if way.single else list(made) if isinstance(made, tuple | list) else [made]
            for number, result in zip((*targets, *view.results), results, strict=True):
                if number in targets:
                    if result is not env[number]:
                        env[number][...] = result
                else:
                    env[number] = result

        return do

    def _control(self, view: View) -> Do:
        blocks = [region.block for region in view.regions]

        def loop(env: Env) -> None:
            carried = [env[number] for number in view.operands]
            condition, body = blocks
            while True:
                env.update(zip(condition.arguments, carried, strict=True))
                (test,) = self._run(condition, env)
                holds = bool(test[()])
                poison(test)
                if not holds:
                    break
                env.update(zip(body.arguments, carried, strict=True))
                carried = self._run(body, env)
            env.update(zip(view.results, carried, strict=True))

        def branch(env: Env) -> None:
            chosen = env[view.operands[0]]
            if chosen.dtype == np.bool_:
                at = 0 if chosen[()] else 1
            else:
                at = int(chosen[()]) if 0 <= int(chosen[()]) < len(blocks) else len(blocks) - 1
            env.update(zip(view.results, self._run(blocks[at], env), strict=True))

        return loop if len(view.operands) == len(blocks[0].arguments) else branch


def _operand(x: Any) -> RunValue:
    """A scalar as NumPy's own, which is what executors compute with."""
    return x[()] if isinstance(x, np.ndarray) and x.ndim == 0 else x


def _expression(way: Way) -> Callable[..., Any]:
    """An expression of scalars as a function."""

    def compute(*given: RunValue) -> Any:
        names = [f"x{at}" for at in range(len(given))]
        return eval(str(way.scalar).format(*names), dict(NAMES), dict(zip(names, given, strict=True)))

    return compute


def _of_memory(view: View) -> Do:
    if view.name == COPY:
        source, target = view.operands
        return lambda env: env[target].__setitem__(..., env[source])
    if view.name == FREE:
        return lambda env: poison(env[view.operands[0]])
    type_ = tensor_in(view.result_types[0])
    if not isinstance(type_, Tensor):
        raise RunError(f"{place(view)}: expected memory of elements that programs have, found {view.result_types[0]}")
    shape, dtype = tuple(type_.shape), type_.element.dtype

    def allocate(env: Env) -> None:
        env[view.results[0]] = made = np.zeros(shape, dtype)
        poison(made)

    return allocate


def _shown(view: View) -> Do:
    """A view, as its type says."""
    found = layout_of(str(view.result_types[0]))
    if found is None or len(view.operands) != 1:
        raise RunError(f"{place(view)}: expected a view of one operand, found {view.result_types[0]}")
    tensor, strides, offset = found
    shape = tuple(tensor.shape)
    size = math.prod(shape)

    def show(env: Env) -> None:
        root = _root(env[view.operands[0]])
        if strides is None:
            env[view.results[0]] = root.reshape(-1)[:size].reshape(shape)
        else:
            env[view.results[0]] = elements_at(root, shape, strides, offset)

    return show


def _root(array: Array) -> Array:
    """The memory that an array lies in."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


def _argument(where: str, type_: object, given: Any) -> Any:
    if not isinstance(type_, Tensor):
        return given
    array = np.array(given, order="C")
    if array.dtype != type_.element.dtype or array.shape != tuple(type_.shape):
        raise RunError(f"{where}: expected {type_}, found dtype {array.dtype} of shape {array.shape}")
    return array
