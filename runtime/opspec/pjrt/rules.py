"""How JAX lowers to this platform: like to its CPU, whose vendor calls we implement, and callbacks in our own way."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from opspec.custom_calls import CustomCall, custom_call

PLATFORM = "opspec"
CPU = "cpu"
CALLBACK = "opspec.python_callback"


def register() -> None:
    from jax._src import callback
    from jax._src.interpreters import mlir
    from jax.interpreters import mlir as public

    if PLATFORM not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(PLATFORM)
    tables = mlir._platform_specific_lowerings
    tables[PLATFORM] = _LikeCpu(tables[CPU], mlir._lowerings)
    emit = _with_callbacks(callback.emit_python_callback)
    callback.emit_python_callback = emit
    public.emit_python_callback = emit  # bound to the other one when it was imported


class _LikeCpu(dict[Any, Any]):
    """The rules of the platform: its own, and those that JAX has for CPUs, also those that come later. Where JAX
    has a rule for all platforms too, that one says what the op means, and the CPU's is a vendor call.
    """

    def __init__(self, cpu: dict[Any, Any], common: dict[Any, Any]) -> None:
        super().__init__()
        self._cpu = cpu
        self._common = common

    def __contains__(self, primitive: object) -> bool:
        return super().__contains__(primitive) or (
            primitive in self._cpu and (primitive not in self._common or str(primitive) in VENDOR)
        )

    def __missing__(self, primitive: Any) -> Any:
        return self._cpu[primitive]


# Primitives that have a rule for all platforms, which is slow here: a loop of small ops.
VENDOR = frozenset({"geqrf", "householder_product", "lu", "ormqr", "svd", "tridiagonal_solve"})


# --- callbacks ----------------------------------------------------------------------------------------------

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
    number = next(_numbers)
    _callbacks[number] = made
    ctx.module_context.add_keepalive(made)
    types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in result_avals]
    if token:
        types = [hlo.TokenType.get(), *types]
        operands = [token, *operands]
    call = mlir.custom_call(
        CALLBACK,
        result_types=types,
        operands=operands,
        backend_config=str(number),
        has_side_effect=has_side_effect,
        api_version=2,
    )
    results = list(call.results)
    return (results[1:], results[0], made) if token else (results, token, made)


@custom_call(CALLBACK)
def _call(call: CustomCall, *operands: Any) -> list[Any]:
    function = _callbacks.get(int(str(call.config)))
    if function is None:
        raise RuntimeError("the Python function of the callback is gone: it lives in the process that traced it")
    has_token = bool(call.result_types) and str(call.result_types[0]) == "!stablehlo.token"
    arguments = [np.array(x) for x in (operands[1:] if has_token else operands)]
    results = function(*arguments)
    return [None, *results] if has_token else results
