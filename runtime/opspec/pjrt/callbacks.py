"""Python functions that programs call, which JAX lowers for the platforms that it knows by name."""

from __future__ import annotations

import itertools
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakValueDictionary

import numpy as np

from opspec.execution.call_registry import CustomCall, custom_call
from opspec.kernels.vocabulary import exchange
from opspec.pjrt.errors import CallbackError
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor

if TYPE_CHECKING:
    from jax._src.core import ShapedArray
    from jax._src.interpreters.mlir import IrValues, LoweringRuleContext
    from jax.tree_util import PyTreeDef
    from jaxlib.mlir import ir
    from numpy.typing import DTypeLike

    Value: TypeAlias = ir.Value[ir.Type]
    Token: TypeAlias = Value | None
    Emitted: TypeAlias = tuple[Sequence[IrValues], Token, object]  # results, token, and what the executable keeps

PLATFORM = "opspec"
CALLBACK = "opspec.python_callback"
_ONCE = "once"  # behind its number: one call for all devices


def register() -> None:
    from jax._src import buffer_callback, callback
    from jax._src.interpreters import mlir
    from jax.interpreters import mlir as public

    emit = _with_callbacks(callback.emit_python_callback)
    callback.emit_python_callback = emit
    public.emit_python_callback = emit  # bound to the other one when it was imported
    mlir.register_lowering(buffer_callback.buffer_callback_p, _emit_buffers, platform=PLATFORM)


_callbacks: WeakValueDictionary[int, _Callback | _BufferCallback] = WeakValueDictionary()
_numbers: Iterator[int] = itertools.count()


class _Callback:
    """A Python function that a program calls. JAX keeps it as long as the executable."""

    def __init__(self, function: Callable[..., Sequence[object]], avals: Sequence[ShapedArray]) -> None:
        self._function = function
        self._avals = avals

    def __call__(self, *arguments: Array) -> list[Array]:
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


def _with_callbacks(emit: Callable[..., Emitted]) -> Callable[..., Emitted]:
    """JAX's emitter of callbacks, and what it does on this platform, which it does not know."""

    def emit_python_callback(
        ctx: LoweringRuleContext,
        callback: Callable[..., Sequence[object]],
        token: Token,
        operands: Sequence[Value],
        *rest: Any,
        **options: Any,
    ) -> Emitted:
        if tuple(ctx.module_context.platforms) != (PLATFORM,):
            return emit(ctx, callback, token, operands, *rest, **options)
        return _emit(ctx, callback, token, operands, *rest, **options)

    return emit_python_callback


def _emit(
    ctx: LoweringRuleContext,
    callback: Callable[..., Sequence[object]],
    token: Token,
    operands: Sequence[Value],
    operand_avals: object,
    result_avals: Sequence[ShapedArray],
    *,
    has_side_effect: bool = True,
    **_: object,
) -> Emitted:
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


def _call_of(
    ctx: LoweringRuleContext,
    made: _Callback | _BufferCallback,
    types: Sequence[ir.Type],
    operands: Sequence[Value],
    has_side_effect: bool,
) -> list[Value]:
    """The results of a custom call that calls a function, which lives as long as the executable."""
    from jax._src.interpreters import mlir

    number = next(_numbers)
    _callbacks[number] = made
    ctx.module_context.add_keepalive(made)
    call = mlir.custom_call(
        CALLBACK,
        result_types=types,
        operands=operands,
        backend_config=str(number) if _is_of_each_device(ctx) else f"{number} {_ONCE}",
        has_side_effect=has_side_effect,
        api_version=2,
    )
    return list(call.results)


def _is_of_each_device(ctx: LoweringRuleContext) -> bool:
    """Whether it stands where a program says what each device does; else it is about whole values."""
    from jax._src.sharding_impls import SPMDAxisContext

    return isinstance(ctx.module_context.axis_context, SPMDAxisContext)


@custom_call(CALLBACK)
def _call(call: CustomCall, *operands: Array | None) -> Sequence[Array | None]:
    number, _, how = str(call.config).partition(" ")
    peers = exchange().peers if how == _ONCE else None
    if peers is None:
        return _called(call, int(number), operands)
    # Every device has the whole operands. The first one calls, and the others get what came of it.
    made: Sequence[Array | None]
    if exchange().partition_id == 0:
        made = _called(call, int(number), operands)
    else:
        made = [_like(type_) for type_ in call.result_types]
    everyone = range(exchange().num_partitions)
    return [None if own is None else peers.spread(everyone, own) for own in made]


def _like(type_: Tensor | Other) -> Array | None:
    return np.empty(tuple(type_.shape), type_.element.dtype) if isinstance(type_, Tensor) else None


def _called(call: CustomCall, number: int, operands: Sequence[Array | None]) -> Sequence[Array | None]:
    function = _callbacks.get(number)
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

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> Array:
        return np.array(self._array, dtype=dtype, copy=copy)

    def __dlpack__(self, **options: Any) -> object:
        return self._array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._array.__dlpack_device__()


class _Context:
    """Where such a function runs: on no stream, while the program does."""

    stream = 0

    @property
    def stage(self) -> object:
        from jax._src.lib import ffi

        return ffi.ExecutionStage.EXECUTE


class _BufferCallback:
    def __init__(
        self,
        function: Callable[..., None],
        trees: tuple[PyTreeDef, PyTreeDef],
        avals: Sequence[ShapedArray],
        aliases: Mapping[int, int],
    ) -> None:
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
    ctx: LoweringRuleContext,
    *operands: Value,
    callback: Callable[..., None],
    in_tree: PyTreeDef,
    out_tree: PyTreeDef,
    has_side_effect: bool,
    input_output_aliases: Sequence[tuple[int, int]],
    **_: object,
) -> list[Value]:
    from jax._src.interpreters import mlir

    made = _BufferCallback(callback, (in_tree, out_tree), ctx.avals_out, dict(input_output_aliases))
    types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in ctx.avals_out]
    return _call_of(ctx, made, types, operands, has_side_effect)
