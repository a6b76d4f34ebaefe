"""Python functions that programs call, which JAX lowers for the platforms that it knows by name."""

from __future__ import annotations

import itertools
import traceback
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from opspec.execution.custom_calls.registry import CustomCall, custom_call
from opspec.pjrt.errors import CallbackError
from opspec.values.arrays import Array

PLATFORM = "opspec"
CALLBACK = "opspec.python_callback"


def register() -> None:
    from jax._src import buffer_callback, callback
    from jax._src.interpreters import mlir
    from jax.interpreters import mlir as public

    emit = _with_callbacks(callback.emit_python_callback)
    callback.emit_python_callback = emit
    public.emit_python_callback = emit  # bound to the other one when it was imported
    mlir.register_lowering(buffer_callback.buffer_callback_p, _emit_buffers, platform=PLATFORM)


_callbacks: WeakValueDictionary[int, Any] = WeakValueDictionary()
_numbers: Iterator[int] = itertools.count()


class _Callback:
    """A Python function that a program calls. JAX keeps it as long as the executable."""

    def __init__(self, function: Any, avals: Sequence[Any]) -> None:
        self._function = function
        self._avals = avals

    def __call__(self, *arguments: Any) -> list[Any]:
        from jax._src import dtypes

        made = self._function(*arguments)
        if len(made) != len(self._avals):
            raise RuntimeError(
                f"Mismatched number of outputs from callback. Expected: {len(self._avals)}, Actual: {len(made)}"
            )
        arrays = [np.asarray(dtypes.canonicalize_value(np.asarray(x))) for x in made]
        for at, (array, aval) in enumerate(zip(arrays, self._avals, strict=True)):
            for what, wanted, found in (("shape", aval.shape, array.shape), ("dtype", aval.dtype, array.dtype)):
                if wanted != found:
                    raise RuntimeError(
                        f"Incorrect output {what} for return value #{at}: Expected: {wanted}, Actual: {found}"
                    )
        return arrays


def _with_callbacks(emit: Any) -> Any:
    """JAX's emitter of callbacks, and what it does on this platform, which it does not know."""

    def emit_python_callback(ctx: Any, callback: Any, token: Any, operands: Any, *rest: Any, **options: Any) -> Any:
        if tuple(ctx.module_context.platforms) != (PLATFORM,):
            return emit(ctx, callback, token, operands, *rest, **options)
        return _emit(ctx, callback, token, operands, *rest, **options)

    return emit_python_callback


def _emit(
    ctx: Any,
    callback: Any,
    token: Any,
    operands: Any,
    operand_avals: Any,
    result_avals: Any,
    *,
    has_side_effect: bool = True,
    **_: Any,
) -> Any:
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir.dialects import hlo  # type: ignore[attr-defined]

    del operand_avals
    made = _Callback(callback, result_avals)
    types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in result_avals]
    if token:
        types = [hlo.TokenType.get(), *types]
        operands = [token, *operands]
    results = _call_of(ctx, made, types, operands, has_side_effect)
    return (results[1:], results[0], made) if token else (results, token, made)


def _call_of(ctx: Any, made: Any, types: Sequence[Any], operands: Sequence[Any], has_side_effect: bool) -> list[Any]:
    """The results of a custom call that calls a function, which lives as long as the executable."""
    from jax._src.interpreters import mlir

    number = next(_numbers)
    _callbacks[number] = made
    ctx.module_context.add_keepalive(made)
    call = mlir.custom_call(
        CALLBACK,
        result_types=types,
        operands=operands,
        backend_config=str(number),
        has_side_effect=has_side_effect,
        api_version=2,
    )
    return list(call.results)


@custom_call(CALLBACK)
def _call(call: CustomCall, *operands: Any) -> list[Any]:
    function = _callbacks.get(int(str(call.config)))
    if function is None:
        raise RuntimeError("the Python function of the callback is gone: it lives in the process that traced it")
    has_token = bool(call.result_types) and str(call.result_types[0]) == "!stablehlo.token"
    arguments = [np.array(x) for x in (operands[1:] if has_token else operands)]
    try:
        results = function(*arguments)
    except Exception as error:
        said = "".join(traceback.format_exception(_without_ours(error))).rstrip()
        raise CallbackError(said) from error
    return [None, *results] if has_token else results


def _without_ours(error: Exception) -> Exception:
    """The error with the lines of the function that was called, ours left out."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    return error.with_traceback(trace)


# --- functions that write into buffers ----------------------------------------------------------------------


class HostBuffer:
    """An array as such a function sees it; results may be written to."""

    def __init__(self, array: Array, writeable: bool) -> None:
        self._array = array
        self._array.flags.writeable = writeable
        self.shape = array.shape
        self.dtype = array.dtype
        self.ndim = array.ndim
        self.writeable = writeable

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.array(self._array, dtype=dtype, copy=copy)

    def __dlpack__(self, **options: Any) -> Any:
        return self._array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()


class _Context:
    """Where such a function runs: on no stream, while the program does."""

    stream = 0

    @property
    def stage(self) -> Any:
        from jax._src.lib import ffi

        return ffi.ExecutionStage.EXECUTE


class _BufferCallback:
    def __init__(self, function: Any, trees: Any, avals: Sequence[Any], aliases: Mapping[int, int]) -> None:
        self._function = function
        self._trees = trees
        self._avals = avals
        self._aliases = {result: operand for operand, result in aliases.items()}

    def __call__(self, *arguments: Array) -> list[Array]:
        from jax import tree_util

        results = [
            arguments[self._aliases[at]].copy() if at in self._aliases else np.empty(aval.shape, aval.dtype)
            for at, aval in enumerate(self._avals)
        ]
        taken, given = self._trees
        places, options = tree_util.tree_unflatten(taken, [HostBuffer(x, writeable=False) for x in arguments])
        outputs = tree_util.tree_unflatten(given, [HostBuffer(x, writeable=True) for x in results])
        if self._function(_Context(), outputs, *places, **options) is not None:
            raise ValueError("buffer_callback callback must not return any values.")
        return results


def _emit_buffers(
    ctx: Any,
    *operands: Any,
    callback: Any,
    in_tree: Any,
    out_tree: Any,
    has_side_effect: bool,
    input_output_aliases: Sequence[tuple[int, int]],
    **_: Any,
) -> list[Any]:
    from jax._src.interpreters import mlir

    made = _BufferCallback(callback, (in_tree, out_tree), ctx.avals_out, dict(input_output_aliases))
    types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in ctx.avals_out]
    return _call_of(ctx, made, types, operands, has_side_effect)
