"""Index values: what is known stays exact, what is unknown is never called wrong."""

from __future__ import annotations

import copy
import operator
import pickle
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from opspec.values.dims import (
    Contradiction,
    Dim,
    Undefined,
    Vec,
    absolute,
    ceil_div,
    choose,
    clamp,
    floor_div,
    floor_mod,
    join,
    maximum,
    meet,
    minimum,
    power_of_two,
    product,
    sign,
    total,
    where,
)
from opspec.values.truth import MAYBE, all_of, any_of, negate

UNKNOWN = Dim(0, None)

BINARY = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": floor_div,
    "%": floor_mod,
    "maximum": maximum,
    "minimum": minimum,
    "ceil_div": ceil_div,
}
UNARY: dict[str, Any] = {"-": operator.neg, "abs": absolute, "sign": sign}
COMPARISONS = [operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge]
EXACT = {"+", "-", "*", "//", "maximum", "minimum"}


def interval(x: Any) -> tuple[Any, Any]:
    return (x.low, x.high) if isinstance(x, Dim) else (x, x)


def dim(bounds: tuple[int, int]) -> Any:
    return Dim(*bounds) if bounds[0] < bounds[1] else bounds[0]


small = st.tuples(st.integers(-6, 6), st.integers(-6, 6)).map(lambda p: (min(p), max(p)))


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)  # of a machine that is busy
@given(small, small, st.sampled_from(sorted(BINARY)))
def test_an_operation_on_intervals_covers_every_operation_on_members(
    a: tuple[int, int], b: tuple[int, int], name: str
) -> None:
    function = BINARY[name]
    divides = name in ("//", "%", "ceil_div")
    members = [(x, y) for x in range(a[0], a[1] + 1) for y in range(b[0], b[1] + 1) if y or not divides]
    found = [function(x, y) for x, y in members]
    if not found:
        with pytest.raises(Undefined):
            function(dim(a), dim(b))
        return
    low, high = interval(function(dim(a), dim(b)))
    assert low <= min(found)
    assert max(found) <= high
    if name in EXACT:
        assert (low, high) == (min(found), max(found))


@given(small, st.sampled_from(sorted(UNARY)))
def test_a_function_of_an_interval_is_exact(a: tuple[int, int], name: str) -> None:
    found = [UNARY[name](x) for x in range(a[0], a[1] + 1)]
    assert interval(UNARY[name](dim(a))) == (min(found), max(found))


@given(small, small, st.sampled_from(COMPARISONS))
def test_a_comparison_is_decided_exactly_when_all_members_agree(
    a: tuple[int, int], b: tuple[int, int], compare: Any
) -> None:
    found = {compare(x, y) for x in range(a[0], a[1] + 1) for y in range(b[0], b[1] + 1)}
    expected = found.pop() if len(found) == 1 else MAYBE
    assert compare(Dim(*a), dim(b)) is expected
    assert compare(dim(a), Dim(*b)) is expected


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (UNKNOWN + 1, (1, None)),
        (1 - UNKNOWN, (None, 1)),
        (UNKNOWN * UNKNOWN, (0, None)),
        (UNKNOWN * 0, (0, 0)),
        (-3 * UNKNOWN, (None, 0)),
        (UNKNOWN // 2, (0, None)),
        (7 // UNKNOWN, (0, 7)),
        (-7 // Dim(1), (-7, -1)),
        (UNKNOWN // UNKNOWN, (0, None)),
        (Dim() // Dim(), (None, None)),
        (UNKNOWN % 4, (0, 3)),
        (Dim(9, 11) % 4, (1, 3)),
        (3 % Dim(4), (3, 3)),
        (Dim() % Dim(None, -1), (None, 0)),
        (maximum(UNKNOWN - 1, 0), (0, None)),
        (minimum(UNKNOWN, 5), (0, 5)),
        (clamp(0, Dim(), 4), (0, 4)),
        (abs(Dim(None, -2)), (2, None)),
    ],
)
def test_unbounded_intervals(expression: Any, expected: tuple[Any, Any]) -> None:
    assert interval(expression) == expected


def test_two_unknowns_are_never_known_to_be_equal_nor_different() -> None:
    assert (UNKNOWN == UNKNOWN) is MAYBE
    assert (UNKNOWN != UNKNOWN) is MAYBE
    assert {UNKNOWN: 1}[UNKNOWN] == 1


def test_maybe_is_three_valued_and_counts_as_true() -> None:
    assert (MAYBE & True) is MAYBE
    assert (True & MAYBE) is MAYBE
    assert (MAYBE & False) is False
    assert (False & MAYBE) is False
    assert (MAYBE | True) is True
    assert (True | MAYBE) is True
    assert (MAYBE | False) is MAYBE
    assert (MAYBE & MAYBE) is MAYBE
    assert negate(MAYBE) is MAYBE
    assert negate(True) is False
    assert negate(False) is True
    assert bool(MAYBE)
    assert copy.deepcopy(MAYBE) is MAYBE
    assert pickle.loads(pickle.dumps(MAYBE)) is MAYBE
    assert all_of([True, MAYBE]) is MAYBE
    assert all_of([MAYBE, False]) is False
    assert all_of([]) is True
    assert any_of([False, MAYBE]) is MAYBE
    assert any_of([MAYBE, True]) is True
    assert any_of([]) is False


def test_vectors_compute_per_dimension() -> None:
    v = Vec((1, 2, 3))
    assert v + v == (2, 4, 6)
    assert 10 - v == (9, 8, 7)
    assert v * 2 == 2 * v == (2, 4, 6)
    assert (v * -1) // 2 == (-1, -1, -2)
    assert -v % 3 == (2, 1, 0)
    assert abs(-v) == v
    assert (4, 4, 4) - v == [3, 2, 1]
    assert isinstance(operator.add((1, 1, 1), v), Vec)
    assert isinstance(operator.add([1, 1, 1], v), Vec)
    assert maximum(v, 2) == (2, 2, 3)
    assert clamp(0, v - 2, (0, 9, 9)) == (0, 0, 1)
    assert where(Vec((True, False, MAYBE)), v, 0)[:2] == (1, 0)
    assert ceil_div(v, 2) == (1, 1, 2)
    assert sign(v - 2) == (-1, 0, 1)
    assert total(v) == 6
    assert product(v) == 6
    assert total(()) == 0
    assert product(()) == 1
    assert power_of_two(Vec((1, 4))) is True
    assert power_of_two(v) is False
    assert power_of_two(UNKNOWN) is MAYBE


def test_a_comparison_of_vectors_means_every_dimension() -> None:
    v = Vec((1, 2))
    assert (v < (2, 3)) is True
    assert (v < (2, 2)) is False
    assert operator.le(0, v) is True
    assert (v == (1, 2, 3)) is False
    assert (v != (1, 2, 3)) is True
    assert (v == 1) is False
    assert (Vec((1, 1)) == 1) is True
    assert (Vec((UNKNOWN, 2)) == (5, 2)) is MAYBE
    assert (Vec((UNKNOWN, 2)) == (5, 3)) is False
    assert (Vec((UNKNOWN, 2)) == (-1, 2)) is False
    assert (Vec() == ()) is True
    assert (Vec() < 0) is True


def test_vectors_are_keys() -> None:
    assert {Vec((1, 2)): "a"}[Vec((1, 2))] == {(1, 2): "a"}[Vec((1, 2))] == "a"


def test_indexing() -> None:
    v = Vec((4, 5, 9))
    assert v[1] == 5
    assert isinstance(v[:2], Vec)
    assert v[:2] == (4, 5)
    assert interval(v[Dim(0, 1)]) == (4, 5)
    assert v[Dim(2, 7)] == 9
    for wrong in (3, -1, Dim(3, 4)):
        with pytest.raises(Undefined, match="in a vector of length 3"):
            v[wrong]


def test_lengths_that_differ_are_undefined() -> None:
    for compute in (operator.add, operator.lt, maximum, join):
        with pytest.raises(Undefined, match="vectors of lengths 2 and 3"):
            compute(Vec((1, 2)), Vec((1, 2, 3)))


def test_division_by_zero_is_undefined() -> None:
    for compute in (operator.floordiv, operator.mod, floor_div, floor_mod, ceil_div):
        with pytest.raises(Undefined, match="division by zero"):
            compute(Vec((1, 2)), 0)


def test_join_and_meet() -> None:
    assert interval(join(2, 5)) == (2, 5)
    assert join(3, 3) == 3
    assert join(True, False) is MAYBE
    assert join(True, True) is True
    assert interval(join(Dim(0, 2), UNKNOWN)) == (0, None)
    assert meet(Vec((UNKNOWN, 4)), Vec((3, UNKNOWN))) == (3, 4)
    assert interval(meet(Dim(0, 5), Dim(2, None))) == (2, 5)
    assert meet(Dim(0, 5), Dim(5, 8)) == 5
    assert meet(MAYBE, False) is False
    for a, b in [(2, 3), (Dim(0, 2), 3), (Vec((1, 2)), Vec((1, 3))), (Vec((1,)), Vec((1, 2))), (True, False)]:
        with pytest.raises(Contradiction):
            meet(a, b)
    with pytest.raises(Contradiction):
        Dim(3, 2)


def test_choose_is_lazy_and_joins_when_the_condition_is_unknown() -> None:
    def undefined() -> int:
        raise Undefined("never")

    assert choose(True, lambda: 1, undefined) == 1
    assert choose(False, undefined, lambda: 2) == 2
    assert interval(choose(MAYBE, lambda: 1, lambda: 2)) == (1, 2)
    assert choose(MAYBE, undefined, lambda: 2) == 2
    assert choose(MAYBE, lambda: 1, undefined) == 1
    with pytest.raises(Undefined):
        choose(MAYBE, undefined, undefined)


def test_what_is_unknown_prints_as_in_mlir() -> None:
    assert repr(Vec((UNKNOWN, 3, Dim(0, 5)))) == "(?, 3, ?<=5)"
    assert repr(Dim(1, 5)) == "?1..5"
    assert repr(Dim(2)) == "?2.."
