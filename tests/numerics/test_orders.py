"""Rows of integers are sorted as a stable sort of each row sorts them."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.numerics.orders import sorting_places


@pytest.mark.parametrize("dtype", ["?", "i1", "u2", "i4", "u4", "i8", "u8"])
@pytest.mark.parametrize("shape", [(0,), (1,), (50,), (3, 0), (0, 3), (2, 3, 40)])
def test_of_equal_keys_the_first_comes_first(dtype: str, shape: tuple[int, ...]) -> None:
    rng = np.random.default_rng(len(shape))
    keys = rng.integers(0, 5, shape).astype(dtype)
    if dtype != "?":
        limits = np.iinfo(dtype)
        keys[keys == 3], keys[keys == 4] = limits.min, limits.max
    places = sorting_places(keys)
    assert places.dtype == np.int64
    assert np.array_equal(places, np.argsort(keys, axis=-1, kind="stable"))
