"""The functions over vectors in spec/primitives.yaml: the text says what the oracle says, also of unknown entries."""

from __future__ import annotations

import random
from typing import Any

import pytest

from opspec.values import dims
from opspec.values.dims import Dim, Undefined
from opspec.values.truth import MAYBE
from tests.numerics import primitive_columns as host
from tests.numerics.index_arguments import DRAWS
from tests.numerics.primitive_columns import Row

ROWS = host.rows()
VECTORS = [row for row in ROWS if row.is_vector]

OPEN = {"insert": 2, "fill": 1, "unflatten": 0}
CLOSED = ("place", "others", "falses", "zeros", "indices", "index_of", "inverse", "row_containing", "cat", "codes")


@pytest.mark.parametrize("row", VECTORS, ids=lambda row: row.name)
def test_vector_text_agrees_with_the_oracle(row: Row) -> None:
    rng = random.Random(row.name)
    for _ in range(200):
        arguments = DRAWS[row.name](rng)
        exact = host.vector_by_oracle(row, arguments, {})
        assert host.tuples(host.vector_by_numpy(row, arguments, {})) == exact, arguments


@pytest.mark.parametrize(
    "row", [row for row in ROWS if row.name in DRAWS and row.name not in CLOSED], ids=lambda row: row.name
)
def test_vector_text_holds_for_unknown_entries(row: Row) -> None:
    rng = random.Random(row.name)

    def unknown(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(unknown, value))
        low, high = value - rng.randint(0, 2), value + rng.randint(0, 2)
        return rng.choice((value, Dim(max(low, min(value, 0)), high), Dim(min(value, 0), None)))

    for _ in range(100):
        arguments = list(DRAWS[row.name](rng))
        exact = host.vector_by_oracle(row, arguments, {})
        place = OPEN.get(row.name, 0)
        arguments[place] = unknown(arguments[place])
        result = host.vector_by_numpy(row, arguments, {})
        if isinstance(exact, bool):
            assert result is MAYBE or result is exact
        else:
            dims.meet(result, host.vectors(exact))


def test_positions_out_of_range_are_undefined() -> None:
    table = {row.name: row for row in ROWS}
    wrong = {
        "take": ((1,), (1,)),
        "head": ((1,), 2),
        "tail": ((1,), 2),
        "insert": ((1,), 3, 0),
        "row": (((1,),), 1),
        "column": (((1,),), 1),
    }
    for name, arguments in wrong.items():
        with pytest.raises(Undefined):
            host.vector_by_numpy(table[name], arguments, {})
