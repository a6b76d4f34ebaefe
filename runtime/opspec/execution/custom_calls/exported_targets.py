"""Custom calls with a meaning of their own that exports and tests of programs use."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import NoReturn, cast

import numpy as np

from opspec.catalog.dialects import generated
from opspec.errors import OpSpecError
from opspec.execution.call_registry import CustomCall, custom_call
from opspec.execution.externs.sort import first_sorted
from opspec.execution.fast_paths import Function, fast_path, paths_of
from opspec.execution.rendezvous import run_functions
from opspec.numerics.ciphers import threefry_words
from opspec.numerics.elementwise import total_order_key
from opspec.values.arrays import Array, RunValue
from opspec.values.dims import Vec
from opspec.values.types import Tensor, element_of
from opspec_generated.indices import dilate, windows

# Calls that stand for ops of CHLO, as TensorFlow exported them; `mhlo.topk` has a function of its own.
MHLO = (
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "conj", "cosh", "digamma", "erf", "erf_inv",
    "erfc", "is_inf", "is_neg_inf", "is_pos_inf", "lgamma", "next_after", "polygamma", "sinh", "square", "tan", "zeta",
)  # fmt: skip
ULP = 3
TOLERANCE = 1e-3


# --- checks -------------------------------------------------------------------------------------------------


@custom_call("shape_assertion")
def shape_assertion(call: CustomCall, holds: Array, *values: Array) -> tuple[()]:
    """An error with the message of the program, in which {0} is the first value, where the condition is false."""
    if not holds:
        message = str(call.attributes.get("error_message", "the shapes of the arguments do not fit"))
        raise OpSpecError(re.sub(r"\{(\d+)\}", lambda match: str(values[int(match[1])]), message))
    return ()


def _constant(call: CustomCall, wanted: Sequence[Array]) -> Array:
    """What is expected: the second operand, or of a `_const` check its attribute `value`."""
    return wanted[0] if wanted else np.asarray(call.attributes["value"])


@custom_call("check.expect_eq", "check.expect_eq_const")
def expect_eq(call: CustomCall, found: Array, *given: Array) -> tuple[()]:
    """Equal numbers; NaN equals NaN."""
    wanted = _constant(call, given)
    _expect(call, found, wanted, (found == wanted) | ((found != found) & (wanted != wanted)), "equal")
    return ()


@custom_call("check.expect_close", "check.expect_close_const")
def expect_close(call: CustomCall, found: Array, *given: Array) -> tuple[()]:
    """Floats at most so many units in the last place apart; NaN equals NaN."""
    wanted = _constant(call, given)
    most = int(call.attributes.get("max_ulp_difference", ULP))
    apart = np.abs(_places(found) - _places(wanted))
    nan = (found != found) & (wanted != wanted)
    within = nan | ((found == found) & (wanted == wanted) & (apart <= most))
    _expect(call, found, wanted, within, f"within {most} ULP of")
    return ()


@custom_call("check.expect_almost_eq", "check.expect_almost_eq_const")
def expect_almost_eq(call: CustomCall, found: Array, *given: Array) -> tuple[()]:
    """Numbers that differ by at most 1e-3; NaN equals NaN."""
    wanted = _constant(call, given)
    most = float(call.attributes.get("tolerance", TOLERANCE))
    wide = np.complex128 if found.dtype.kind == "c" else np.float64
    x, y = found.astype(wide), wanted.astype(wide)
    within = (x == y) | (np.abs(x - y) <= most) | ((x != x) & (y != y))
    _expect(call, found, wanted, within, f"within {most:g} of")
    return ()


@custom_call("check.expect_serialized_eq")
def expect_serialized_eq(call: CustomCall, found: Array) -> NoReturn:
    """It asks for files of another interpreter."""
    del found
    raise OpSpecError(
        f"{call.target}: expected a check against a value of the program, found one against the file that the probe"
        f" {call.attributes.get('probe_id')!r} of another run has written; compare two programs by `opspec compare`"
    )


@custom_call("check.eq")
def eq(call: CustomCall, found: Array, wanted: Array) -> Array:
    """Whether numbers are equal: all of them where one answer is asked for, else each."""
    each = any(isinstance(type_, Tensor) and type_.shape for type_ in call.result_types)
    return np.asarray(found == wanted if each else np.all(found == wanted))


def _expect(call: CustomCall, found: Array, wanted: Array, holds: Array, words: str) -> None:
    if found.shape != wanted.shape or not np.all(holds):
        at = tuple(int(i) for i in np.argwhere(~np.asarray(holds))[0]) if found.shape == wanted.shape else ()
        count = int(np.sum(~np.asarray(holds)))
        raise OpSpecError(
            f"{call.target}: expected {words} {wanted[at]!s}, found {found[at]!s}"
            f"{f' at index {list(at)}' if at else ''} ({count} of {found.size} elements differ)"
        )


def _places(x: Array) -> Array:
    """Floats as places on the number line, equal for both zeros."""
    if element_of(x.dtype).kind != "float":
        raise OpSpecError(f"expected floats, found dtype {x.dtype}")
    x = np.where(x == 0, np.zeros((), x.dtype), x)
    places: Array = total_order_key(x).astype(object if x.dtype == np.float64 else np.int64)
    return places


# --- ops of the reference interpreter -----------------------------------------------------------------------


@custom_call("interpreter.probe")
def probe(call: CustomCall, x: Array) -> Array:
    """The value itself; `program.call(on_op=...)` and `--trace` see it under the name of the probe's place."""
    del call
    return x


@custom_call("interpreter.print")
def print_value(call: CustomCall, x: Array) -> tuple[()]:
    text = np.array2string(np.asarray(x), threshold=100, max_line_width=80)
    sys.stdout.write(f"{call.operand_types[0]} {text}\n")
    return ()


@custom_call("interpreter.run_parallel")
def run_parallel(call: CustomCall, *inputs: Array) -> Sequence[RunValue]:
    """Each function of `programs`, a grid of replicas by partitions, as one process of that grid."""
    names = [list(map(str, row)) for row in call.attributes["programs"]]
    called = dict(zip(map(str, call.attributes["called_computations"]), call.computations, strict=True))
    functions = [called[name] for row in names for name in row]
    feeds = [called[str(name)] for name in call.attributes.get("infeed") or ()]
    given, at = [], 0
    for function in functions:
        arity = getattr(function, "arity", 2)  # one that only applies a ufunc is that ufunc
        given.append(inputs[at : at + arity])
        at += arity
    if at != len(inputs):
        raise OpSpecError(f"{call.target}: expected {at} inputs, those of its programs in turn, found {len(inputs)}")
    made = run_functions(functions, given, replicas=len(names), partitions=len(names[0]), infeed=[x() for x in feeds])
    return [x for results in made for x in results]


# --- calls of JAX's programs for CPUs ---------------------------------------------------------------------


@custom_call("dce_sink")
def dce_sink(call: CustomCall, *values: Array) -> tuple[()]:
    """It only keeps values from being left out."""
    del call, values
    return ()


@custom_call("cpu_csr_sparse_dense_ffi")
def sparse_product(call: CustomCall, data: Array, ends: Array, columns: Array, dense: Array) -> Array:
    """A matrix that is given by its rows' entries, times a matrix or vector."""
    (type_,) = call.result_types
    assert isinstance(type_, Tensor)
    made = np.zeros(tuple(type_.shape), type_.element.dtype)
    rows = np.repeat(np.arange(len(ends) - 1), np.diff(ends))
    np.add.at(made, rows, data.reshape(-1, *[1] * (dense.ndim - 1)) * dense[columns])
    return made


# --- composite calls of exports -----------------------------------------------------------------------------


@custom_call("mhlo.topk", "stablehlo.dynamic_top_k")
def topk(call: CustomCall, operand: Array, *counts: Array) -> tuple[Array, Array]:
    """The largest elements of each row, in order, and where they stand; NaN is the largest."""
    options = call.attributes.get("mhlo.attributes") or {}
    largest = bool(options.get("largest", True)) if isinstance(options, Mapping) else True
    k = int(counts[0]) if counts else int(options["k"])
    keys = total_order_key(operand) if element_of(operand.dtype).kind == "float" else operand
    if element_of(operand.dtype).bits < 8:
        keys = operand.astype(np.int8)
    keys = ~keys if largest and keys.dtype != np.bool_ else keys
    places = np.argsort(keys, axis=-1, kind="stable")[..., :k]
    return np.take_along_axis(operand, places, -1), places.astype(np.int32)


@custom_call("TopK")
def topk_of_xla(call: CustomCall, operand: Array) -> list[Array]:
    """What XLA makes of a sort that is cut: the first elements of each row as the comparator orders them."""
    places = np.broadcast_to(np.arange(operand.shape[-1], dtype=np.int32), operand.shape)
    sizes = [int(list(type_.shape)[-1]) for type_ in call.result_types if isinstance(type_, Tensor)]
    found = first_sorted((operand, places), operand.ndim - 1, call.computations[0], max(sizes))
    return [x[..., :size] for x, size in zip(found, sizes, strict=True)]


@custom_call("ApproxTopK", "stablehlo.dynamic_approx_top_k")
def approximate_topk(call: CustomCall, *operands: Array) -> list[Array]:
    """The exact answer: the first elements of each slice as the comparator orders them."""
    inputs = operands[: len(call.result_types)]
    (comparator,) = call.computations
    axis = int(call.option("reduction_dim", -1))
    type_ = call.result_types[0]
    assert isinstance(type_, Tensor)
    size = type_.shape[axis]
    return [*first_sorted(inputs, axis, comparator, size if isinstance(size, int) else int(operands[-1]))]


def _as_op(call: CustomCall, *operands: Array) -> RunValue:
    """A call that stands for an op of CHLO: `mhlo.erf` is `chlo.erf`."""
    name = call.target.partition(".")[2]
    kernels = (generated("numpy", f"{dialect}.{name}") for dialect in ("chlo", "stablehlo"))
    bindings = (generated("binding", f"{dialect}.{name}") for dialect in ("chlo", "stablehlo"))
    for kernel, binding in zip(kernels, bindings, strict=True):
        if kernel is not None and binding is not None:
            names = [value.name for value in binding.SIGNATURE.results]
            types = [Tensor(type_.shape, type_.element) for type_ in call.result_types if isinstance(type_, Tensor)]
            found: RunValue = kernel.kernel(*operands, **dict(zip(names, types, strict=True)))
            return found
    raise OpSpecError(f"{call.target} stands for an op of CHLO that no op file describes")


for _name in MHLO:
    custom_call(f"mhlo.{_name}")(_as_op)


@custom_call("stablehlo.dynamic_reduce_window")
def dynamic_reduce_window(call: CustomCall, *operands: Array) -> RunValue:
    """reduce_window whose attributes are operands: inputs, initial values, sizes, strides, dilations and padding."""
    count = (len(operands) - 5) // 2
    inputs, inits = operands[:count], operands[count : 2 * count]
    window, strides, base, dilation = (Vec(np.ravel(x).tolist()) for x in operands[2 * count : -1])
    padding = np.asarray(operands[-1], np.int64)
    low, high = (Vec(padding[:, side].tolist()) for side in (0, 1))
    shape = windows(low + dilate(Vec(inputs[0].shape), base) + high, dilate(window, dilation), strides)
    keywords = {
        "window_dimensions": window,
        "window_strides": strides,
        "base_dilations": base,
        "window_dilations": dilation,
        "padding": padding,
        "body": call.computations[0],
        "results": tuple(Tensor(shape, type_.element) for type_ in call.result_types if isinstance(type_, Tensor)),
    }
    types = [tuple(Tensor(Vec(x.shape), element_of(x.dtype)) for x in group) for group in (inputs, inits)]
    return _function("stablehlo.reduce_window", types, keywords)(inputs, inits)


def _function(name: str, types: Sequence[object], keywords: Mapping[str, object]) -> Function:
    """What runs an op of operands of these types."""
    kernel = partial(_generated(name).kernel, **keywords)
    found = fast_path(kernel, paths_of(name), types, keywords)
    return kernel if isinstance(found, str) else found


def _generated(name: str) -> ModuleType:
    return cast("ModuleType", generated("numpy", name))


# --- random numbers -----------------------------------------------------------------------------------------


@custom_call("stablehlo.dynamic_rng_bit_generator")
def dynamic_rng_bit_generator(call: CustomCall, state: Array, shape: Array) -> RunValue | Sequence[RunValue]:
    """rng_bit_generator whose shape is an operand. It is called after JAX's name of the algorithm."""
    algorithm = str(call.attributes.get("rng_algorithm", "DEFAULT"))
    kept, made = call.result_types
    assert isinstance(kept, Tensor)
    assert isinstance(made, Tensor)
    given = Tensor(Vec(state.shape), kept.element)
    keywords = {
        "rng_algorithm": algorithm,
        "output_state": given,
        "output": Tensor(Vec(np.ravel(shape).tolist()), made.element),
    }
    return _function("stablehlo.rng_bit_generator", [given], keywords)(state)


@custom_call("cu_threefry2x32", "cu_threefry2x32_ffi", "hip_threefry2x32", "hip_threefry2x32_ffi")
def threefry2x32(call: CustomCall, *operands: Array) -> tuple[Array, Array]:
    """The Threefry-2x32 cipher of 20 rounds: two words of a key, two of a counter."""
    del call
    return threefry_words(*operands)
