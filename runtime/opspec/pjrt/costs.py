"""What a program costs as it is written: operations on numbers, and bytes that ops read and write."""

from __future__ import annotations

import math
from typing import cast

from opspec.programs.records import CONSTANTS, ModuleView, View
from opspec.values.types import Other, Tensor

_TRANSCENDENTAL = frozenset(
    f"stablehlo.{name}"
    for name in (
        "atan2", "cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic", "power",
        "rsqrt", "sine", "sqrt", "tan", "tanh",
    )
)  # fmt: skip
_COMPUTES = frozenset(
    f"stablehlo.{name}"
    for name in (
        "abs", "add", "and", "ceil", "clamp", "compare", "complex", "convert", "count_leading_zeros", "divide", "floor",
        "imag", "is_finite", "maximum", "minimum", "multiply", "negate", "not", "or", "popcnt", "real",
        "reduce_precision", "remainder", "round_nearest_afz", "round_nearest_even", "select", "shift_left",
        "shift_right_arithmetic", "shift_right_logical", "sign", "subtract", "xor",
    )
)  # fmt: skip
_FOLDS = frozenset({"stablehlo.reduce", "stablehlo.scatter", "stablehlo.sort"})
_HOLDS = frozenset({"func.func", "func.return", "func.call", "builtin.module", "stablehlo.return"}) | CONSTANTS


def costs(module: ModuleView, main: View) -> dict[str, float]:
    """The costs of a function, each loop counted as if it ran once."""
    found = {"flops": 0.0, "transcendentals": 0.0, "bytes accessed": 0.0}
    _add(main, module.functions, found)
    return found


def _add(function: View, functions: dict[str, View], found: dict[str, float]) -> None:
    pending = [op for region in function.regions for block in region.blocks for op in block.ops]
    while pending:
        op = pending.pop()
        if op.name == "func.call":
            callee = functions.get(str(op.attributes.get("callee")))
            if callee is not None and callee is not function:
                _add(callee, functions, found)
        elif op.name in ("stablehlo.while", "stablehlo.if", "stablehlo.case"):
            pending += [inner for region in op.regions for block in region.blocks for inner in block.ops]
        elif op.name not in _HOLDS:
            found["transcendentals" if op.name in _TRANSCENDENTAL else "flops"] += _operations(op)
            found["bytes accessed"] += sum(map(_bytes, (*op.operand_types, *op.result_types)))


def _operations(op: View) -> float:
    result = _size(op.result_types[0]) if op.result_types else 0
    if op.name in _COMPUTES or op.name in _TRANSCENDENTAL:
        return result
    if op.name in _FOLDS or op.name == "stablehlo.reduce_window":
        return _size(op.operand_types[0])
    if op.name == "stablehlo.dot_general":
        numbers = op.attributes["dot_dimension_numbers"]
        left = cast("Tensor", op.operand_types[0])
        return 2.0 * result * float(math.prod(left.shape[axis] for axis in numbers["lhs_contracting_dimensions"]))
    if op.name == "stablehlo.convolution":
        kernel = cast("Tensor", op.operand_types[1])
        features = op.attributes["dimension_numbers"]["kernel_output_feature_dimension"]
        return 2.0 * result * _size(kernel) / max(1.0, float(kernel.shape[features]))
    return 0


def _size(type_: Tensor | Other) -> float:
    if not isinstance(type_, Tensor) or not all(isinstance(size, int) for size in type_.shape):
        return 0.0
    return float(math.prod(type_.shape))


def _bytes(type_: Tensor | Other) -> float:
    return _size(type_) * type_.element.bits / 8 if isinstance(type_, Tensor) else 0.0
