"""Products of matrices that are cut into parts."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.numerics import blas
from tests.samples import crossed
from tests.threads import at_once

SHAPES = (
    ((3, 4), (4, 5)),
    ((300, 200), (200, 301)),
    ((97, 900), (900, 800)),
    ((2, 200, 300), (300, 301)),
    ((5, 200, 200), (5, 200, 200)),
    ((1, 400, 300), (4, 300, 200)),
    ((0, 300), (300, 900)),
    ((900, 0), (0, 900)),
)


@pytest.mark.parametrize(("a", "b", "threads"), crossed([pytest.param(*shape) for shape in SHAPES], [2, 3, 8]))
def test_parts_make_the_whole(a: tuple[int, ...], b: tuple[int, ...], threads: int) -> None:
    rng = np.random.default_rng(0)
    x, y = rng.integers(-8, 8, a).astype(np.float32), rng.integers(-8, 8, b).astype(np.float32)
    assert np.array_equal(blas.matmul(x, y), np.matmul(x, y))
    if np.prod((*a, b[-1])):
        assert np.array_equal(blas._shared(x, y, threads), np.matmul(x, y))


@pytest.mark.parametrize("threads", [1, 2])
def test_many_rows_are_multiplied_some_at_a_time(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    multiply = blas._multiply
    monkeypatch.setattr(blas, "_multiply", lambda a, b, out: (seen.append(len(out)), multiply(a, b, out))[1])
    x, y = np.ones((5 * blas.ROWS + 3, 60), np.float32), np.ones((60, 20), np.float32)
    assert np.array_equal(blas._shared(x, y, threads), np.matmul(x, y))
    assert max(seen) <= blas.ROWS
    assert sum(seen) == len(x)


def test_openblas_has_its_threads_again() -> None:
    library = blas.openblas()
    if library is None:
        pytest.skip("NumPy has another library here")
    before = library.get()
    seen: list[int] = []

    def inside(_: int) -> None:
        for _ in range(200):
            with library.on_one_thread():
                seen.append(library.get())

    at_once(inside, range(4))
    assert set(seen) == {1}
    assert library.get() == before


def test_the_threads_are_ended_and_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = blas.ThreadPoolExecutor(1)
    pool.shutdown()
    monkeypatch.setattr(blas, "_pool", lambda: pool)
    x = np.ones((600, 600), np.float32)
    assert np.array_equal(blas._shared(x, x, 2), np.matmul(x, x))


SIZES = [  # rows, terms and columns, some of them about where OpenBLAS begins to take threads
    *((1, terms, 1) for terms in (9_999, 10_000, 10_001, 12_000, 50_000, 200_000)),
    *((1, terms, 2) for terms in (2_048, 4_609)),
    *((1, terms, 50) for terms in (96, 4_096)),
    *((1, terms, 100) for terms in (41, 64, 1_000)),
    *((1, terms, 1_000) for terms in (5, 300)),
    *((2, terms, 100) for terms in (164, 333, 1_000)),
    *((10, terms, 50) for terms in (65, 500)),
]


@pytest.mark.parametrize("dtype", ["f4", "f8", "c8", "c16"])
def test_a_product_has_the_same_bits_whoever_multiplies_beside_it(dtype: str) -> None:
    """OpenBLAS adds up the parts of its threads, and has one thread while somebody is inside."""
    library = blas.openblas()
    if library is None:
        pytest.skip("NumPy has another library here")
    rng = np.random.default_rng(0)
    for rows, terms, columns in SIZES:
        x, y = (rng.normal(size=(*shape, 2)).view("c16")[..., 0] for shape in ((rows, terms), (terms, columns)))
        x, y = (each.astype(dtype) if dtype[0] == "c" else each.real.astype(dtype) for each in (x, y))
        for order in ("C", "F"):
            y = np.asarray(y, order=order)
            for a, b in ((x, y), (y.T, x.T)):
                alone = blas.matmul(a, b)
                with library.on_one_thread():
                    assert blas.matmul(a, b).tobytes() == alone.tobytes(), (a.shape, b.shape, order)


@pytest.mark.parametrize("columns", [0, 3, 40])
@pytest.mark.parametrize("batch", [(), (2,), (2, 0)])
def test_a_sum_of_one_product_is_a_sum(batch: tuple[int, ...], columns: int) -> None:
    a = np.array([-1, 0, np.inf], np.float32).reshape(3, 1) * np.ones((*batch, 1, 1), np.float32)
    b = np.zeros((*batch, 1, columns), np.float32)
    with np.errstate(invalid="ignore"):
        found, wanted = blas.matmul(a, b), np.matmul(a, b)
    assert np.array_equal(found, wanted, equal_nan=True)
    assert not np.signbit(found[..., :2, :]).any()
