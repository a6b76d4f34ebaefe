"""An operand that an attribute says is there, beside a list: built, read, verified, inferred."""

from __future__ import annotations

import pytest

from opspec import ops
from opspec.building.views import BuildError
from opspec.programs import carrier
from opspec.rules.inference import InferenceError, infer
from opspec.rules.signature import Value, shares, starts
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Tensor
from tests.building.programs import Program

OPERANDS = (Value("operands", "tensor", "T", variadic=True), Value("roots", "ints", "i32", optional=True, when="has"))
X = Tensor(Vec([2]), ELEMENT_TYPES["f32"])
ROOTS = Tensor(Vec([1]), ELEMENT_TYPES["i32"])


@pytest.mark.parametrize(
    ("count", "given", "sizes", "places"),
    [
        (3, {}, [3, 0], [0, None]),
        (3, {"has": False}, [3, 0], [0, None]),
        (3, {"has": True}, [2, 1], [0, 2]),
        (1, {"has": True}, [0, 1], [None, 0]),
        (0, {"has": True}, None, [None, None]),
    ],
)
def test_the_list_has_all_others(
    count: int, given: dict[str, bool], sizes: list[int] | None, places: list[int | None]
) -> None:
    assert shares(OPERANDS, count, given) == sizes
    assert starts(OPERANDS, count, given) == places


def test_a_result_for_each_of_the_list() -> None:
    given = {"replica_groups": _groups(), "has_dynamic_root": True}
    assert infer("stablehlo.collective_broadcast", [X, ROOTS], given) == (X,)
    assert infer("stablehlo.collective_broadcast", [X, X], {"replica_groups": _groups()}) == (X, X)
    with pytest.raises(InferenceError, match="T2"):
        infer("stablehlo.collective_broadcast", [X, X], given)


def test_the_builder_says_that_it_is_there() -> None:
    program = Program("tensor<2xf32>", "tensor<1xi32>")
    with program() as (x, roots):
        alone = ops.collective_broadcast([x], replica_groups=[[0, 1]])
        made = ops.collective_broadcast([x], roots, replica_groups=[[0, 1]])
        with pytest.raises(BuildError, match="operand roots: expected a value, as has_dynamic_root is set, found none"):
            ops.collective_broadcast([x], replica_groups=[[0, 1]], has_dynamic_root=True)
        with pytest.raises(BuildError, match=r"collective_broadcast\.C5"):
            ops.collective_broadcast([x, x], roots, replica_groups=[[0, 1]])
    assert made.has_dynamic_root
    assert not alone.has_dynamic_root
    assert made.roots == roots
    assert alone.roots is None
    assert made.operands == (x,)
    assert len(made.results) == 1
    assert isinstance(made.operation, carrier.ir.Operation)


def _groups() -> object:
    import numpy as np

    return np.array([[0, 1]], np.int64)
