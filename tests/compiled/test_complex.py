"""Complex numbers in kernels are pairs of nodes."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.shown import blocks_of, plan_data
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.test_bits import agree

PROGRAM = """
func.func @main(%x: tensor<600xcomplex<R>>, %y: tensor<600xcomplex<R>>)
    -> (tensor<600xcomplex<R>>, tensor<600xR>, tensor<600xcomplex<R>>) {
  %p = stablehlo.multiply %x, %y : tensor<600xcomplex<R>>
  %a = stablehlo.abs %x : (tensor<600xcomplex<R>>) -> tensor<600xR>
  %s = stablehlo.subtract %x, %y : tensor<600xcomplex<R>>
  %t = stablehlo.compare GT, %x, %y : (tensor<600xcomplex<R>>, tensor<600xcomplex<R>>) -> tensor<600xi1>
  %m = stablehlo.maximum %x, %y : tensor<600xcomplex<R>>
  %r = stablehlo.select %t, %s, %m : tensor<600xi1>, tensor<600xcomplex<R>>
  return %p, %a, %r : tensor<600xcomplex<R>>, tensor<600xR>, tensor<600xcomplex<R>>
}
"""


def numbers(real: str, seed: int) -> Array:
    """Of all sizes, and some that are not finite."""
    rng = np.random.default_rng(seed)
    far = 60 if real == "f32" else 500
    parts = rng.standard_normal((2, 600)) * 2.0 ** rng.integers(-far, far + 4, (2, 600))
    parts[0, :200] = parts[1, :200] * rng.standard_normal(200)
    made = np.empty(600, np.complex64 if real == "f32" else np.complex128)
    made.real, made.imag = parts
    made[:4] = [complex(np.inf, np.nan), complex(np.nan, 1), 0, complex(-0.0, np.inf)]
    return made


@pytest.mark.parametrize("real", ["f32", "f64"])
def test_what_is_computed_is_near_to_the_truth_and_one_kernel(real: str) -> None:
    module = opspec.load(PROGRAM.replace("R", real))
    assert plan_data(blocks_of(import_module(module)))["kernels"] == 1
    x, y = numbers(real, 0), numbers(real, 1)
    product, size, chosen = compile_by(module, engine="reference")(x, y)
    assert np.isposinf(size[[0, 3]]).all()
    assert np.isnan(size[1])
    with np.errstate(all="ignore"):
        (wanted,) = opspec.run(module, x, y)[2:]
    assert np.array_equal(chosen, wanted, equal_nan=True)
    with mpmath.workprec(300):
        for at in range(4, 600, 3):
            a, b = mpmath.mpc(complex(x[at])), mpmath.mpc(complex(y[at]))
            assert _ulps(abs(a), size[at]) < 1.5
            exact = a * b
            largest = max(abs(exact.real), abs(exact.imag))
            unit = max(np.spacing(abs(product[at].real)), np.spacing(abs(product[at].imag)))
            if largest < float(np.finfo(size.dtype).max):
                assert abs(exact - mpmath.mpc(complex(product[at]))) <= 3 * mpmath.mpf(float(unit))


def _ulps(exact: mpmath.mpf, found: np.floating) -> float:
    return float(abs(mpmath.mpf(float(found)) - exact) / mpmath.mpf(float(np.spacing(found))))


@pytest.mark.parametrize("real", ["f32", "f64"])
def test_parts_that_are_too_large_on_the_way_are_not_in_the_end(real: str) -> None:
    text = PROGRAM.replace("R", real).replace("600", "3")
    far = 1e30 if real == "f32" else 1e250
    kind = np.complex64 if real == "f32" else np.complex128
    x = np.array([complex(far, far), complex(far, 1), complex(far, far / 2)], kind)
    y = np.array([complex(far, far), complex(far, 1), complex(1 / far, 0)], kind)
    product, _, _ = compile_by(opspec.load(text), engine="reference")(x, y)
    assert product[0].real == 0
    assert np.isposinf(product[0].imag)
    assert np.isposinf(product[1].real)
    assert np.isfinite(product[1].imag)
    np.testing.assert_allclose(product[2], complex(1, 0.5), rtol=1e-6)


@pytest.mark.parametrize("shape", [(40,), (20, 40), (3, 100), (1, 9), (5, 33)])
@pytest.mark.parametrize("fold", ["add", "maximum"])
def test_rows_by_what_their_magnitudes_fold_to(
    fold: str, shape: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether an element is infinite is asked by the fold and by the division, in vectors of other lengths."""
    rows = shape[:-1]
    full, less = "x".join(map(str, shape)), "".join(f"{row}x" for row in rows)
    dims = ", ".join(map(str, range(len(rows))))
    text = f"""func.func @main(%x: tensor<{full}xcomplex<f32>>) -> tensor<{full}xcomplex<f32>> {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.abs %x : (tensor<{full}xcomplex<f32>>) -> tensor<{full}xf32>
  %s = stablehlo.reduce(%a init: %z) applies stablehlo.{fold} across dimensions = [{len(rows)}]
    : (tensor<{full}xf32>, tensor<f32>) -> tensor<{less}f32>
  %c = stablehlo.convert %s : (tensor<{less}f32>) -> tensor<{less}complex<f32>>
  %b = stablehlo.broadcast_in_dim %c, dims = [{dims}] : (tensor<{less}complex<f32>>) -> tensor<{full}xcomplex<f32>>
  %r = stablehlo.divide %x, %b : tensor<{full}xcomplex<f32>>
  return %r : tensor<{full}xcomplex<f32>>
}}"""
    x = np.random.default_rng(0).normal(size=(*shape, 2)).astype(np.float32).view(np.complex64)[..., 0]
    agree(monkeypatch, text, [x])
    wide = np.abs(x.astype(np.complex128))
    wanted = x / (wide.sum(-1, keepdims=True) if fold == "add" else wide.max(-1, keepdims=True))
    (found,) = opspec.run(opspec.load(text), x, engine="cpu")
    np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-6)
