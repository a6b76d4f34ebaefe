"""Functions of complex numbers are near the truth, and so is what they say at poles, zeros and infinities."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.functions import Arrays, names_of_complex, parts_of
from opspec.compiled.shown import blocks_of, plan_data
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.numerics import primitive_columns as host

SMALL, LARGE = ELEMENT_TYPES["complex<f32>"], ELEMENT_TYPES["complex<f64>"]
ROWS = {row.name: row for row in host.rows()}
TURNS = 2.0**28  # beyond so many radians the digits that f64 has of an angle are not enough: docs/functions.md
EDGES = (0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 2.5, -100.0)


def numbers(seed: int) -> Array:
    """Of all sizes, near the circle around zero, and near minus one."""
    rng = np.random.default_rng(seed)
    turn = rng.uniform(0, 7, 1000)
    parts = [
        rng.standard_normal((3000, 2)) * 2.0 ** rng.integers(-30, 8, (3000, 2)),
        rng.standard_normal((1000, 2)) * 2.0 ** rng.integers(-140, 120, (1000, 2)),
        np.stack([np.cos(turn), np.sin(turn)], 1),
        rng.standard_normal((1000, 2)) * 1e-3 - (1, 0),
    ]
    return complexes(np.concatenate(parts))


def complexes(parts: Array) -> Array:
    found = np.empty(len(parts), np.complex64)
    with np.errstate(over="ignore"):
        found.real, found.imag = parts.T
    return found


def computed(name: str, *given: Array) -> tuple[Array, Array]:
    """Both parts of the results."""
    pair = parts_of(name, SMALL)
    assert pair is not None
    parts = [part.astype(np.float64) for x in given for part in (x.real, x.imag)]
    with np.errstate(all="ignore"):
        real, imag = (part.on(Arrays(), *parts).astype(np.float32) for part in pair)
    return real, imag


@pytest.mark.parametrize("name", names_of_complex())
def test_a_complex_function_is_within_a_unit_of_the_larger_part(name: str) -> None:
    given = [numbers(seed) for seed, _ in enumerate(ROWS[name].parameters)]
    real, imag = computed(name, *given)
    with np.errstate(all="ignore"):
        exact = host.by_numpy(host.Instance(ROWS[name], LARGE, LARGE), [x.astype(np.complex128) for x in given])
        larger = np.maximum(np.abs(exact.real), np.abs(exact.imag))
        known = larger < np.finfo(np.float32).max
        if name == "power":
            known &= np.abs(given[1]) * np.abs(np.log(given[0])) < TURNS
        unit = np.spacing(np.where(known, larger, 1).astype(np.float32))
        away = np.maximum(np.abs(real - exact.real), np.abs(imag - exact.imag)) / unit
    assert known.mean() > 0.6
    assert np.where(known, away, 0).max() <= 1


def _edges(name: str) -> Iterator[tuple[complex, ...]]:
    each = [complex(x, y) for x in EDGES for y in EDGES]
    if len(ROWS[name].parameters) == 1:
        yield from ((x,) for x in each)
    else:
        yield from zip(each[:30] * 40, (y for y in each[::2][:40] for _ in range(30)), strict=True)


@pytest.mark.parametrize("name", names_of_complex())
def test_at_poles_zeros_and_infinities_a_complex_function_is_what_the_primitive_says(name: str) -> None:
    points = list(_edges(name))
    real, imag = computed(name, *(np.array(column, np.complex64) for column in zip(*points, strict=True)))
    instance = host.Instance(ROWS[name], SMALL, SMALL)
    for point, x, y in zip(points, real, imag, strict=True):
        exact, found = host.by_oracle(instance, point), complex(x, y)
        near = host.is_same(found, exact) or host.distance(found, exact, SMALL) <= 1
        assert near or host.is_excepted(instance, point, found, exact), (point, found, exact)


def test_they_are_parts_of_kernels() -> None:
    text = """func.func @main(%x: tensor<200xcomplex<f32>>, %y: tensor<200xcomplex<f32>>) -> tensor<200xcomplex<f32>> {
  %e = stablehlo.exponential %x : tensor<200xcomplex<f32>>
  %q = stablehlo.divide %e, %y : tensor<200xcomplex<f32>>
  %r = stablehlo.sqrt %q : tensor<200xcomplex<f32>>
  return %r : tensor<200xcomplex<f32>>
}"""
    module = opspec.load(text)
    assert plan_data(blocks_of(import_module(module)))["fused"] == 3
    x, y = numbers(0)[:200], numbers(1)[:200]
    (found,), (wanted,) = compile_by(module, engine="reference")(x, y), opspec.run(module, x, y)
    known = np.isfinite(wanted)
    np.testing.assert_allclose(found[known], wanted[known], rtol=1e-6)
    assert (np.isfinite(found) == known).all()
