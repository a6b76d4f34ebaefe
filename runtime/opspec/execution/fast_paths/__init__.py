"""Fast paths: hand-tuned implementations that stand in for the kernel of an op where they can.

A fast path prepares a function once the types, attributes and regions of an op are known, or declines; then the
kernel that was derived from the formula runs. Tests hold every one against that kernel and against the formula.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module

from opspec.values.arrays import RunValue
from opspec_model.names import PUBLIC

Function = Callable[..., RunValue]
Prepare = Callable[..., Function | None]


@dataclass(frozen=True, slots=True)
class FastPath:
    """`prepare` takes the types of the operands (a tuple for a variadic one) and, by name, what the kernel takes by
    name. It gives a function of the operands, or None where it does not apply. That function may still give None,
    where the values are not what it is for.
    """

    name: str
    prepare: Prepare
    says: str


# Where the fast paths of an op are defined; a module is imported when its op is met.
_MODULES = {
    "stablehlo.dot_general": "dot_general",
    "stablehlo.dot": "dot",
    "stablehlo.einsum": "einsum",
    "stablehlo.convolution": "convolution",
    "stablehlo.dynamic_conv": "dynamic_conv",
    "stablehlo.reduce": "reduce",
    "stablehlo.reduce_window": "reduce_window",
    "stablehlo.scatter": "scatter",
    "stablehlo.select_and_scatter": "select_and_scatter",
    "stablehlo.gather": "gather",
    "stablehlo.fft": "fft",
    "stablehlo.bitcast_convert": "bitcast_convert",
    "chlo.ragged_dot": "ragged_dot",
    "chlo.top_k": "top_k",
}

OPS = tuple(_MODULES)


def paths_of(op: str, reading: str = PUBLIC) -> tuple[FastPath, ...]:
    """The fast paths of an op in a reading, the most special first: what is said of one reading holds of no other."""
    name = _MODULES.get(op)
    if name is None:
        return ()
    module = import_module(f"opspec.execution.fast_paths.{name}")
    found: Mapping[str, tuple[FastPath, ...]] = {PUBLIC: module.PATHS, **getattr(module, "READ_AS", {})}
    return found.get(reading, ())


def with_fast_path(
    kernel: Function, paths: Sequence[FastPath], operands: Sequence[object], keywords: Mapping[str, object]
) -> Function:
    """The function of the first fast path that applies, or the kernel."""
    for path in paths:
        function = path.prepare(*operands, **keywords)
        if function is not None:
            return partial(_unless_declined, function, kernel)
    return kernel


def _unless_declined(function: Function, kernel: Function, *operands: RunValue) -> RunValue:
    made = function(*operands)
    return kernel(*operands) if made is None else made
