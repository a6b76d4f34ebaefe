"""FFT, factorisations, triangular systems and random numbers: against definitions, known answers, XLA and JAX."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest
from jax import lax

import opspec
from opspec.agreement.oracles import Unsupported
from opspec.execution.externs import EXTERNS
from opspec.execution.random_stream import seed
from opspec.numerics import blas
from tests.samples import crossed
from tests.shared_oracles import shared_oracle

Array = np.ndarray[Any, np.dtype[Any]]
RNG = np.random.default_rng(5)
FLOATS = [np.float32, np.float64, np.complex64, np.complex128]


def drawn(dtype: Any, *shape: int) -> Array:
    x = RNG.normal(size=shape)
    y = RNG.normal(size=shape) if np.dtype(dtype).kind == "c" else 0
    return np.asarray(x + 1j * y if np.dtype(dtype).kind == "c" else x).astype(dtype)


def eps(dtype: Any) -> float:
    return float(np.finfo(dtype).eps)


def triangle(a: Array, lower: bool, unit: bool) -> Array:
    """The matrix that the one triangle stands for."""
    found = np.tril(a) if lower else np.triu(a)
    if unit:
        found[..., np.arange(a.shape[-1]), np.arange(a.shape[-1])] = 1
    return found


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("lower", [True, False])
def test_a_factor_multiplies_back(dtype: Any, lower: bool) -> None:
    a = drawn(dtype, 3, 40, 40)
    a = a @ a.conj().swapaxes(-1, -2) + 40 * np.eye(40, dtype=dtype)
    given = np.where(triangle(np.ones_like(a), lower, False) != 0, a, np.nan)  # the other triangle is not read
    found = EXTERNS["cholesky"](given, lower=lower, result=None)
    assert found.dtype == dtype
    assert np.array_equal(found, triangle(found, lower, False))
    left, right = (found, found.conj().swapaxes(-1, -2)) if lower else (found.conj().swapaxes(-1, -2), found)
    assert np.abs(left @ right - a).max() < 200 * eps(dtype) * np.abs(a).max()


def test_one_matrix_without_a_factor_spoils_no_other() -> None:
    a = np.stack([np.eye(3), -np.eye(3), 4 * np.eye(3)])
    found = EXTERNS["cholesky"](a, lower=True, result=None)
    assert np.isnan(found[1]).all()
    assert found[[0, 2]].tolist() == [np.eye(3).tolist(), (2 * np.eye(3)).tolist()]


@pytest.mark.parametrize(
    ("singular", "dtype", "lower"),
    crossed(
        [[[0]], [[1, 1], [1, 1]], [[4, 2, 0], [2, 1, 0], [0, 0, 1]]], [*FLOATS, np.float16], [True, False], together=2
    ),
)
def test_a_pivot_that_is_not_positive_is_a_failure(singular: list[list[int]], dtype: Any, lower: bool) -> None:
    """As LAPACK has it, and so JAX on the CPU: a singular matrix is not positive definite."""
    a = np.array([singular, np.eye(len(singular))], dtype)
    found = EXTERNS["cholesky"](a, lower=lower, result=None)
    assert np.isnan(found[0]).all()
    assert np.array_equal(found[1], a[1])


@pytest.mark.parametrize(
    ("transpose", "unit", "lower", "left", "dtype"),
    crossed(["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"], [True, False], [True, False], [True, False], FLOATS, together=3),
)
def test_a_solution_solves(dtype: Any, left: bool, lower: bool, unit: bool, transpose: str) -> None:
    size = 70  # more than one block
    a = drawn(dtype, 2, size, size) / size + 2 * np.eye(size, dtype=dtype)
    a = a.astype(dtype)
    b = drawn(dtype, 2, *((size, 3) if left else (3, size)))
    kept = triangle(np.ones_like(a), lower, False) != 0
    x = EXTERNS["triangular_solve"](
        np.where(kept, a, np.nan) if not unit else np.where(kept & ~np.eye(size, dtype=bool), a, np.nan),
        b,
        left_side=left,
        lower=lower,
        unit_diagonal=unit,
        transpose_a=transpose,
        result=None,
    )
    matrix = triangle(a, lower, unit)
    matrix = matrix if transpose == "NO_TRANSPOSE" else matrix.swapaxes(-1, -2)
    matrix = matrix.conj() if transpose == "ADJOINT" else matrix
    assert x.dtype == dtype
    assert np.abs((matrix @ x if left else x @ matrix) - b).max() < 100 * eps(dtype) * max(1, np.abs(x).max())


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("size", [63, 64, 130, 400])
def test_factors_and_solutions_have_the_same_bits_whoever_multiplies_beside_them(dtype: Any, size: int) -> None:
    """OpenBLAS has one thread while somebody is inside."""
    a = drawn(dtype, size, size)
    a = a @ a.conj().T + size * np.eye(size, dtype=dtype)

    def found() -> list[Array]:
        how: dict[str, Any] = {"lower": True, "unit_diagonal": False, "transpose_a": "NO_TRANSPOSE", "result": None}
        sides = [EXTERNS["triangular_solve"](a, a[:, :count], left_side=True, **how) for count in (1, 50, 300)]
        return [EXTERNS["cholesky"](a, lower=True, result=None), *sides]

    alone = found()
    with blas.on_one_thread():
        beside = found()
    assert [x.tobytes() == y.tobytes() for x, y in zip(alone, beside, strict=True)] == [True] * 4


@pytest.mark.parametrize("dtype", [np.float32, np.complex64])
@pytest.mark.parametrize("size", [1, 2, 7, 12, 97])
def test_fourier_transforms_are_their_definition(dtype: Any, size: int) -> None:
    x = drawn(dtype, 2, size)
    k = np.arange(size)
    expected = x @ np.exp(-2j * np.pi * np.outer(k, k) / size)
    real = np.dtype(dtype).kind == "f"
    transform: Callable[..., Any] = jax.numpy.fft.rfft if real else jax.numpy.fft.fft
    text = jax.jit(transform).lower(jax.ShapeDtypeStruct(x.shape, x.dtype)).as_text()
    (found,) = opspec.run(opspec.load(text), x)
    wanted = expected[:, : size // 2 + 1] if real else expected
    assert np.abs(found - wanted).max() < 20 * eps(np.float32) * np.abs(expected).max()


def test_single_precision_stays_single() -> None:
    text = jax.jit(jax.numpy.fft.fft2).lower(np.zeros((4, 6), np.complex64)).as_text()
    x = drawn(np.complex64, 4, 6)
    (found,) = opspec.run(opspec.load(text), x)
    assert found.dtype == np.complex64
    assert np.abs(found - np.fft.fft2(x.astype(np.complex128))).max() < 20 * eps(np.float32) * np.abs(found).max()


# --- random bits --------------------------------------------------------------------------------------------

STATES = [[1, 2, 3], [2**64 - 1] * 3, [0x299F31D0A4093822, 0xFFFFFFFFFFFFFFFE, 7]]
SHAPES = [(), (1,), (3,), (3, 4), (5, 3, 7), (1, 2, 3), (0,), (7, 0)]
ELEMENTS = ["ui2", "i4", "ui8", "i16", "ui32", "i32", "ui64", "i64", "f16", "bf16", "f32", "f64", "f8E4M3FN"]

# jaxlib 0.12 turns signed numbers of 4 bits into unsigned ones on their way out of XLA, and refuses them itself.
DECLINED = ("i4",)


def bits(algorithm: str, words: int, element: str, shape: tuple[int, ...]) -> str:
    state, made = f"tensor<{words}xui64>", f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"
    return f"""module {{ func.func @main(%s: {state}) -> ({state}, {made}) {{
  %a, %b = stablehlo.rng_bit_generator %s, algorithm = {algorithm} : ({state}) -> ({state}, {made})
  return %a, %b : {state}, {made}
}} }}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("algorithm", "words"),
    [
        ("THREE_FRY", 2),
        ("PHILOX", 2),
        ("PHILOX", 3),
        ("DEFAULT", 2),
        ("DEFAULT", 3),
    ],
)
@pytest.mark.full
def test_bits_are_those_of_xla(algorithm: str, words: int) -> None:
    check_bits(
        algorithm, words, [(e, (3, 4)) for e in ELEMENTS] + [(e, s) for s in SHAPES for e in ("ui32", "ui64", "ui8")]
    )


@pytest.mark.slow
@pytest.mark.parametrize(("algorithm", "words", "half"), [("THREE_FRY", 2, 0), ("PHILOX", 3, 1)])
def test_bits_of_each_width_and_shape_are_those_of_xla(algorithm: str, words: int, half: int) -> None:
    """Each algorithm has half of them."""
    shapes = [(("ui32", "ui64", "ui8")[at % 3], shape) for at, shape in enumerate(SHAPES)]
    cases = [("ui2", (3, 4)), ("i16", (3, 4)), ("f32", (3, 4)), ("i64", (3, 4)), *shapes]
    check_bits(algorithm, words, cases[half::2])


def check_bits(algorithm: str, words: int, cases: list[tuple[str, tuple[int, ...]]]) -> None:
    judge = shared_oracle("xla")
    for element, shape in cases:
        text = bits(algorithm, words, element, shape)
        for numbers in STATES:
            state = np.array(numbers[:words], np.uint64)
            expected: Any = judge.run(text, [state])
            if isinstance(expected, Unsupported):
                assert element in DECLINED, expected
                continue
            for x, y in zip(opspec.run(opspec.load(text), state), expected, strict=True):
                assert x.shape == y.shape
                assert x.tobytes() == y.tobytes(), (element, shape, numbers)


def test_a_million_bits_are_quick() -> None:
    for algorithm in ("THREE_FRY", "PHILOX"):
        program = opspec.compile(opspec.load(bits(algorithm, 2, "ui32", (1 << 20,))))
        start = time.perf_counter()
        program(np.array([1, 2], np.uint64))
        assert time.perf_counter() - start < 1


def random_numbers(distribution: str, element: str, count: int) -> str:
    one, many = f"tensor<{element}>", f"tensor<{count}x{element}>"
    return f"""module {{ func.func @main(%a: {one}, %b: {one}) -> {many} {{
  %n = stablehlo.constant dense<[{count}]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %n, distribution = {distribution} : ({one}, {one}, tensor<1xi64>) -> {many}
  return %r : {many}
}} }}"""


def test_random_numbers_come_again_after_the_same_seed() -> None:
    program = opspec.compile(opspec.load(random_numbers("NORMAL", "f32", 1000)))
    seed(7)
    first, second = (program(np.float32(3), np.float32(2))[0] for _ in range(2))
    seed(7)
    assert program(np.float32(3), np.float32(2))[0].tolist() == first.tolist()
    assert first.tolist() != second.tolist()
    assert abs(first.mean() - 3) < 0.3
    assert abs(first.std() - 2) < 0.3


@pytest.mark.parametrize(
    ("element", "low", "high"),
    [("i8", -3, 4), ("ui64", 0, 5), ("i1", False, True), ("f32", 1, 1.0000001), ("bf16", -1, 1), ("f64", 2, 9)],
)
def test_uniform_numbers_stay_below_their_end(element: str, low: Any, high: Any) -> None:
    from opspec.values.types import ELEMENT_TYPES

    dtype = ELEMENT_TYPES[element].dtype
    program = opspec.compile(opspec.load(random_numbers("UNIFORM", element, 5000)))
    a, b = np.asarray(low).astype(dtype), np.asarray(high).astype(dtype)
    found = program(a, b)[0]
    assert found.dtype == dtype
    assert (found >= a).all() or element == "i1"
    assert (found < b).all() if element != "i1" else not found.any()
    if element in ("i8", "ui64"):
        assert set(found.tolist()) == set(range(low, high))


# --- programs of JAX ----------------------------------------------------------------------------------------


def test_programs_of_jax_give_what_jax_gives() -> None:
    a = drawn(np.float32, 4, 4)
    positive = a @ a.T + 4 * np.eye(4, dtype=np.float32)
    programs: list[tuple[Callable[..., Any], list[Array]]] = [
        (lambda x: jax.numpy.fft.irfftn(jax.numpy.fft.rfftn(x)), [drawn(np.float32, 3, 4, 6)]),
        (jax.grad(lambda x: abs(jax.numpy.fft.rfft(x)).sum()), [drawn(np.float32, 9)]),
        (lax.linalg.cholesky, [positive]),
        (jax.grad(lambda x: jax.numpy.linalg.cholesky(x).sum()), [positive]),
        (lambda x: jax.random.uniform(jax.random.key(3, impl="rbg"), (5, 7)) + x, [np.zeros(7, np.float32)]),
        (lambda x: jax.random.permutation(jax.random.key(3), 50) + x, [np.zeros(50, np.int32)]),
    ]
    for function, given in programs:
        jitted = jax.jit(function)
        found = opspec.run(opspec.load(jitted.lower(*given).as_text()), *given)
        for x, y in zip(found, jax.tree.leaves(jitted(*given)), strict=True):
            assert x.dtype == y.dtype
            np.testing.assert_allclose(x, y, rtol=2e-5, atol=2e-5)
