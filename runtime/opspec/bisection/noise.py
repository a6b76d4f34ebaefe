"""Runs in which each op is off by chance, as far as the spec lets it be: what that does to the results is rounding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from opspec.agreement.allowances import magnitude
from opspec.agreement.oracles.answers import Grid
from opspec.bisection.processes import Given, outputs_of
from opspec.catalog.op_files import load as load_op
from opspec.catalog.op_files import path_of
from opspec.execution.fast_paths import FastPath
from opspec.execution.kernel_choice import GeneratedKernels, OpKernel
from opspec.numerics.elementwise import limits
from opspec.programs.records import ModuleView, View
from opspec.values.arrays import Array, RunValue
from opspec.values.types import element_of
from opspec_model.names import PUBLIC

RUNS = 4
_REDUCTION = "reduction"
# Noise is drawn, rounding is not: both may add up in a way that so few draws do not show.
_MARGIN = 8
_AT_LEAST = 4  # ULP
_KINDS = ("float", "complex")


def spread(
    module: ModuleView, given: Given, grid: Grid, outputs: Sequence[Array], reading: str = PUBLIC
) -> list[Array]:
    """How far each element of the results may be off by rounding; infinite where that decides about more."""
    far = [np.zeros(x.shape) for x in outputs]
    for seed in range(RUNS):
        made = outputs_of(module, given, grid, _Noisy(seed, reading), reading)
        for at, (noisy, plain) in enumerate(zip(made, outputs, strict=True)):
            far[at] = np.maximum(far[at], _apart(noisy, plain))
    return [_MARGIN * x + _AT_LEAST * _step(plain) for x, plain in zip(far, outputs, strict=True)]


def _apart(noisy: Array, plain: Array) -> Array:
    if element_of(plain.dtype).kind not in _KINDS:
        return np.where(noisy == plain, 0.0, np.inf)
    with np.errstate(all="ignore"):
        apart = np.abs(_wide(noisy) - _wide(plain))
    same = (noisy == plain) | ((noisy != noisy) & (plain != plain))
    return np.where(same, 0.0, np.where(np.isfinite(apart), apart, np.inf))


def _step(plain: Array) -> Array:
    """One unit in the last place."""
    if element_of(plain.dtype).kind not in _KINDS:
        return np.zeros(plain.shape)
    size = np.abs(_wide(plain))
    known = limits(plain.real.dtype if plain.dtype.kind == "c" else plain.dtype)
    step = np.maximum(size * float(known.eps), float(known.smallest_normal) * float(known.eps))
    return np.where(np.isfinite(size), step, 0.0)


def _wide(x: Array) -> Array:
    return x.astype(np.complex128 if element_of(x.dtype).kind == "complex" else np.float64)


class _Noisy:
    """Kernels whose results are off by chance."""

    def __init__(self, seed: int, reading: str) -> None:
        self._source = np.random.default_rng(seed)
        self._kernels = GeneratedKernels(reading=reading)

    def kernel_of(self, view: View, /) -> OpKernel | None:
        kernel = self._kernels.kernel_of(view)
        if kernel is None or path_of(view.name) is None:
            return kernel
        accuracy = load_op(view.name)[0].accuracy
        sums = accuracy.get("") == _REDUCTION
        declared = max((int(x) for x in accuracy.values() if str(x).isdigit()), default=0)
        if kernel.moves or not (sums or declared or kernel.elementwise):
            return kernel
        ulp = max(1, declared)

        def off(function: Callable[..., RunValue]) -> Callable[..., RunValue]:
            def computed(*operands: RunValue, **named: object) -> RunValue:
                made = function(*operands, **named)
                sizes = function(*map(_magnitudes, operands), **named) if sums and made is not None else made
                return self._off(made, sizes, ulp)

            return computed

        def prepared(path: FastPath) -> FastPath:
            def prepare(*operands: object, **named: object) -> Callable[..., RunValue] | str:
                found = path.prepare(*operands, **named)
                return found if isinstance(found, str) else off(found)

            return replace(path, prepare=prepare)

        return replace(
            kernel, function=off(kernel.function), fast=tuple(map(prepared, kernel.fast)), native=False, wide=False
        )

    def _off(self, made: RunValue, sizes: RunValue, ulp: int) -> RunValue:
        if isinstance(made, tuple):
            pairs = zip(made, sizes if isinstance(sizes, tuple) else made, strict=True)
            return tuple(self._off(x, size, ulp) for x, size in pairs)
        if made is None:
            return made
        x = np.asarray(made)
        if element_of(x.dtype).kind not in _KINDS:
            return made
        by = self._source.uniform(-ulp, ulp, x.shape) * _step(np.asarray(sizes) if sizes is not None else x)
        with np.errstate(all="ignore"):
            return np.asarray((_wide(x) + by).astype(x.dtype))


def _magnitudes(x: RunValue) -> RunValue:
    return tuple(map(_magnitudes, x)) if isinstance(x, tuple) else None if x is None else magnitude(np.asarray(x))
