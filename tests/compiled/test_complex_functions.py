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
from opspec.values.types import ELEMENT_TYPES, ElementType
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


def computed(name: str, *given: Array, element: ElementType = SMALL) -> tuple[Array, Array]:
    """Both parts of the results."""
    pair = parts_of(name, element)
    assert pair is not None
    parts = [part.astype(np.float64) for x in given for part in (x.real, x.imag)]
    with np.errstate(all="ignore"):
        real, imag = (part.on(Arrays(), *parts).astype(given[0].real.dtype) for part in pair)
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


def wide_numbers(seed: int) -> Array:
    """Those, of sizes that no square has in f64 too, and near the branch points one and i."""
    rng = np.random.default_rng(seed + 10)
    small = rng.standard_normal((2000, 2)) * 10.0 ** rng.integers(-20, -1, (2000, 2))
    large = rng.standard_normal((1000, 2)) * 2.0 ** rng.integers(-1000, 1000, (1000, 2))
    parts = np.concatenate([large, np.add(small[:1000], (1, 0)), np.add(small[1000:], (0, 1))])
    found = np.concatenate([numbers(seed).astype(np.complex128), parts[:, 0] + 1j * parts[:, 1]])
    return rng.permutation(found)


@pytest.mark.parametrize("name", names_of_complex())
def test_a_complex_function_of_f64_is_within_two_units_of_the_larger_part(name: str) -> None:
    """Where NumPy's, in pairs of numbers, are farthest from it, exact numbers tell; so they do of some others."""
    given = [wide_numbers(seed) for seed, _ in enumerate(ROWS[name].parameters)]
    if name == "power":  # exact powers by huge numbers take gigabytes
        parts = np.random.default_rng(5).standard_normal((2, given[0].size))
        given[1] = (parts[0] + 1j * parts[1]) * 2.0 ** np.random.default_rng(6).integers(-20, 4, given[0].size)
    real, imag = computed(name, *given, element=LARGE)
    instance = host.Instance(ROWS[name], LARGE, LARGE)
    with np.errstate(all="ignore"):
        near = host.by_numpy(instance, given)
        larger = np.maximum(np.abs(near.real), np.abs(near.imag))
        known = np.isfinite(larger)
        away = np.maximum(np.abs(real - near.real), np.abs(imag - near.imag)) / np.spacing(np.where(known, larger, 1))
    assert known.mean() > 0.6
    away = np.where(np.isnan(away), np.inf, away)
    chosen = {*np.flatnonzero(known)[np.argsort(-away[known])[:8]], *range(20)}
    for at in chosen:
        point, found = tuple(complex(x[at]) for x in given), complex(real[at], imag[at])
        exact = host.by_oracle(instance, point)
        near_enough = host.is_same(found, exact) or host.distance(found, exact, LARGE) <= 2
        assert near_enough or host.is_excepted(instance, point, found, exact), (point, found, exact)


def _edges(name: str) -> Iterator[tuple[complex, ...]]:
    each = [complex(x, y) for x in EDGES for y in EDGES]
    if len(ROWS[name].parameters) == 1:
        yield from ((x,) for x in each)
    else:
        yield from zip(each[:30] * 40, (y for y in each[::2][:40] for _ in range(30)), strict=True)


@pytest.mark.parametrize("element", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("name", names_of_complex())
def test_at_poles_zeros_and_infinities_a_complex_function_is_what_the_primitive_says(
    name: str, element: ElementType
) -> None:
    points = list(_edges(name))
    given = (np.array(column, element.dtype) for column in zip(*points, strict=True))
    real, imag = computed(name, *given, element=element)
    instance = host.Instance(ROWS[name], element, element)
    most = 1 if element is SMALL else 2
    for point, x, y in zip(points, real, imag, strict=True):
        exact, found = host.by_oracle(instance, point), complex(x, y)
        near = host.is_same(found, exact) or host.distance(found, exact, element) <= most
        assert near or host.is_excepted(instance, point, found, exact), (point, found, exact)


@pytest.mark.parametrize("element", [SMALL, LARGE], ids=str)
def test_they_are_parts_of_kernels(element: ElementType) -> None:
    text = """func.func @main(%x: tensor<200xcomplex<f32>>, %y: tensor<200xcomplex<f32>>) -> tensor<200xcomplex<f32>> {
  %e = stablehlo.exponential %x : tensor<200xcomplex<f32>>
  %q = stablehlo.divide %e, %y : tensor<200xcomplex<f32>>
  %r = stablehlo.sqrt %q : tensor<200xcomplex<f32>>
  return %r : tensor<200xcomplex<f32>>
}"""
    module = opspec.load(text.replace("complex<f32>", element.name))
    assert plan_data(blocks_of(import_module(module)))["fused"] == 3
    x, y = (numbers(seed)[:200].astype(element.dtype) for seed in (0, 1))
    (found,), (wanted,) = compile_by(module, engine="reference")(x, y), opspec.run(module, x, y)
    known = np.isfinite(wanted)
    np.testing.assert_allclose(found[known], wanted[known], rtol=1e-6 if element is SMALL else 1e-14)
    assert (np.isfinite(found) == known).all()


@pytest.mark.parametrize("applied", ["stablehlo.power %x, %x", "stablehlo.tanh %x", "chlo.asinh %x"])
def test_one_of_many_elements_is_a_kernel_however_long_it_is(applied: str) -> None:
    """Its operations are done once for each element, unlike those of a fold that nobody computes by its formula."""
    type_ = "tensor<100000xcomplex<f64>>"
    result = f"{type_} -> {type_}" if applied.startswith("chlo") else type_
    text = f"func.func @main(%x: {type_}) -> {type_} {{\n  %0 = {applied} : {result}\n  return %0 : {type_}\n}}"
    assert plan_data(blocks_of(import_module(opspec.load(text))))["fused"] == 1
