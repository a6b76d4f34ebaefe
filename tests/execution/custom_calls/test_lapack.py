"""The custom calls of JAX's programs for CPUs: what JAX lowers, run here, gives what JAX gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest
from jax import lax
from jax.experimental import sparse

import opspec
import opspec.execution.custom_calls
from opspec.execution.call_registry import CustomCall, custom_call, implementation, perform
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Tensor
from tests.samples import one_in

RANDOM = np.random.default_rng(11)
FEW = ("float32", "complex128")
TYPES = [*FEW, *(pytest.param(type_, marks=pytest.mark.full) for type_ in ("float64", "complex64"))]
SHAPES = [(2, 4), *(pytest.param(shape, marks=pytest.mark.full) for shape in ((1,), (2,), (5,), (3, 2, 1)))]

pytestmark = pytest.mark.filterwarnings("ignore")


def drawn(type_: str, *shape: int) -> Any:
    x = RANDOM.normal(size=shape)
    made = x + 1j * RANDOM.normal(size=shape) if type_.startswith("complex") else x
    return made.astype(type_)


def agrees(function: Callable[..., Any], *arguments: Any) -> None:
    with jax.enable_x64(True):
        jitted = jax.jit(function)
        text = jitted.lower(*arguments).as_text()
        expected = [np.asarray(x) for x in jax.tree.leaves(jitted(*arguments))]
        given = [np.asarray(x) for x in jax.tree.leaves(arguments)]
    found = opspec.run(opspec.load(text), *given)
    for x, y in zip(found, expected, strict=True):
        assert (x.shape, x.dtype) == (y.shape, y.dtype)
        scale = 1 + np.max(np.abs(y), where=np.isfinite(y), initial=0)
        within = 200 * float(np.finfo(y.dtype).eps) * scale if y.dtype.kind in "fc" else 0
        np.testing.assert_allclose(x, y, rtol=0, atol=within)


@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_tridiagonal_systems(type_: str, shape: tuple[int, ...]) -> None:
    right = drawn(type_, *shape, 3)
    bands = [drawn(type_, *shape) for _ in range(3)]
    for given in (bands, [np.zeros(shape, type_)] * 3):
        agrees(lambda a, b, c, d: lax.linalg.tridiagonal_solve(a, b, c, d, perturb_singular=True), *given, right)
    bands[1] += np.asarray(5, type_)
    agrees(lax.linalg.tridiagonal_solve, *bands, right)
    agrees(lax.linalg.tridiagonal_solve, *[0 * x for x in bands], right)


@pytest.mark.parametrize("type_", FEW)
def test_a_system_that_is_singular_but_for_rounding_gives_the_eigenvector(type_: str) -> None:
    """The second difference less its least eigenvalue; how long the solution is, rounding alone decides."""
    solve: Any = implementation("tridiagonal_solve_perturbed_ffi")
    ones = np.ones(6, type_)
    middle = np.asarray(-2 * np.cos(np.pi / 7), type_) * ones
    found = solve(None, ones, middle, ones, drawn(type_, 6, 1))[:, 0]
    wave = np.sin(np.pi * np.arange(1, 7) / 7)
    assert np.abs(found).max() > 0.01 / np.finfo(type_).eps
    np.testing.assert_allclose(found / found[2], wave / wave[2], atol=1e-4)


def test_a_system_of_no_matrix_at_all_is_moved_as_far_as_it_must() -> None:
    """The least number that a right side may be divided by, doubled until nothing overflows."""
    solve: Any = implementation("tridiagonal_solve_perturbed_ffi")
    zero, right = np.zeros(2), np.array([[1.0], [-3.0]])
    found = solve(None, zero, zero, zero, right)
    assert np.isfinite(found).all()
    assert np.sign(found).tolist() == np.sign(right).tolist()
    assert np.abs(found).min() > 1e300


@pytest.mark.parametrize("type_", one_in(4, TYPES))
def test_sparse_rows_times_what_is_dense(type_: str) -> None:
    dense = drawn(type_, 5, 4) * (RANDOM.random((5, 4)) < 0.4)
    with jax.enable_x64(True):
        rows = sparse.BCSR.fromdense(dense.astype(type_))
    agrees(lambda a, b: a @ b, rows, drawn(type_, 4, 3))
    agrees(lambda a, b: a @ b, rows, drawn(type_, 4))


def test_a_sink_takes_values() -> None:
    text = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  stablehlo.custom_call @dce_sink(%x) {has_side_effect = true} : (tensor<2xf32>) -> ()
  return %x : tensor<2xf32>
}
"""
    assert opspec.run(opspec.load(text), np.float32([1, 2]))[0].tolist() == [1, 2]


@pytest.mark.parametrize("type_", one_in(2, FEW))
def test_what_is_not_finite_has_no_factors(type_: str) -> None:
    """NaN alone where JAX asks LAPACK; infinities too, at which LAPACK's singular values do not end."""
    for shape in ((1, 1), (2, 3, 3)):
        nan = np.full(shape, np.nan, type_)
        for left in (False, True):
            agrees(
                lambda a, left=left: lax.linalg.eig(
                    a, compute_left_eigenvectors=left, compute_right_eigenvectors=not left
                ),
                nan,
            )
        agrees(lax.linalg.svd, nan)
    with jax.enable_x64(True):
        text = jax.jit(lax.linalg.svd).lower(nan).as_text()
    x = drawn(type_, 2, 3, 3)
    x[1, 0, 0] = np.inf
    u, s, v = opspec.run(opspec.load(text), x)
    assert np.isfinite(s[0]).all()
    assert all(np.isnan(part[1]).all() for part in (u, s, v))


def described(target: str, *results: tuple[str, tuple[int, ...]]) -> CustomCall:
    types = [Tensor(Vec(shape), ELEMENT_TYPES[name]) for name, shape in results]
    return CustomCall(target, {}, {}, (), types, (), "here")


MATRIX, CODE = ("f64", (300, 300)), ("i32", ())


@pytest.mark.parametrize(
    ("call", "at"),
    [
        (described("lapack_dpotrf_ffi", MATRIX, CODE), 0),
        (described("lapack_dgetrf_ffi", MATRIX, ("i32", (300,)), CODE), 0),
        (described("lapack_dgeqrf_ffi", MATRIX, ("f64", (300,))), 0),
        (described("lapack_dsyevd_ffi", MATRIX, ("f64", (300,)), CODE), 0),
        (described("lapack_dtrsm_ffi", MATRIX), 1),
    ],
    ids=lambda x: x.target if isinstance(x, CustomCall) else "",
)
def test_large_matrices_that_nobody_else_needs_are_written_over(call: CustomCall, at: int) -> None:
    """Blocks of what is turned in its place are cut off at its end. What somebody needs keeps its values."""
    draw = np.random.default_rng(4).standard_normal((300, 300))
    given = [draw @ draw.T + np.eye(300), draw][: at + 1]
    before = [x.copy() for x in given]
    wanted = perform(call, *given)
    assert all(map(np.array_equal, given, before))
    assert not any(np.shares_memory(x, y) for x in given for y in wanted)
    into = [x if place == at else None for place, x in enumerate(given)]
    found = perform(call, *given, into=into)
    assert all(map(np.array_equal, found, wanted))
    assert np.shares_memory(found[0], given[at])


def test_who_registers_another_routine_is_shown_its_operands() -> None:
    """They may have been written for arrays that keep their values."""

    @custom_call("halved")
    def halved(_: CustomCall, x: Any) -> Any:
        assert not x.flags.writeable
        return x / 2

    x = np.ones((300, 300))
    (found,) = perform(described("halved", MATRIX), x, into=[x])
    assert (found == 0.5).all()
