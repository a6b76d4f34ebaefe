"""Sums calculate as integers do, whatever was simplified, and lie within the bounds that they say."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opspec.reads.arithmetic import (
    entry,
    extreme,
    linear,
    minus,
    number,
    plus,
    quotient,
    remainder,
    times,
    total,
    variable,
)
from opspec.reads.concrete import Concrete
from opspec.reads.conditions import compare, every, negated, some
from opspec.reads.symbols import Answer, Index
from tests.samples import rounds

SIZES = {"a": 3, "b": 4, "c": 6}


@dataclass
class Pair:
    """A sum, and the function of the variables that it stands for."""

    index: Index
    value: Callable[[dict[str, int]], int]


def _binary(function: Callable[[Index, Index], Index], plain: Callable[[int, int], int]) -> Any:
    return lambda x, y: Pair(function(x.index, y.index), lambda v: plain(x.value(v), y.value(v)))


def _by(function: Callable[[Index, int], Index], plain: Callable[[int, int], int]) -> Any:
    return lambda x, n: Pair(function(x.index, n), lambda v: plain(x.value(v), n))


LEAVES = st.one_of(
    st.sampled_from([Pair(variable(name, size), lambda v, name=name: v[name]) for name, size in SIZES.items()]),
    st.integers(-13, 13).map(lambda n: Pair(number(n), lambda _: n)),
)
DIVISORS = st.sampled_from([-4, -3, -1, 1, 2, 3, 4, 6, 12])
SUMS = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.builds(_binary(plus, lambda x, y: x + y), inner, inner),
        st.builds(_binary(minus, lambda x, y: x - y), inner, inner),
        st.builds(_binary(times, lambda x, y: x * y), inner, inner),
        st.builds(_binary(lambda x, y: extreme(True, [x, y]), max), inner, inner),
        st.builds(_binary(lambda x, y: extreme(False, [x, y]), min), inner, inner),
        st.builds(_by(quotient, lambda x, n: x // n), inner, DIVISORS),
        st.builds(_by(remainder, lambda x, n: x % n), inner, DIVISORS),
    ),
    max_leaves=8,
)
POINTS = [dict(zip(SIZES, point, strict=True)) for point in itertools.product(*map(range, SIZES.values()))]
CONCRETE = Concrete(lambda spot: pytest.fail(f"{spot} is no part of it"))


@settings(max_examples=rounds(300), derandomize=True, deadline=None, database=None)
@given(SUMS)
def test_sums_calculate_as_integers_do(pair: Pair) -> None:
    for point in POINTS:
        expected = pair.value(point)
        assert CONCRETE.number(pair.index, point) == expected
        low, high = pair.index.low, pair.index.high
        assert low is not None
        assert high is not None
        assert low <= expected <= high


@settings(max_examples=rounds(300), derandomize=True, deadline=None, database=None)
@given(SUMS, SUMS, SUMS, st.sampled_from(["<", "<=", ">", ">=", "==", "!="]))
def test_conditions_hold_where_they_do(left: Pair, right: Pair, third: Pair, sign: str) -> None:
    first, second = compare(left.index, sign, right.index), compare(right.index, "<=", third.index)
    for point in POINTS:
        x, y, z = left.value(point), right.value(point), third.value(point)
        holds = {"<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y, "==": x == y, "!=": x != y}[sign]
        assert _holds(first, point) is holds
        assert _holds(negated(first), point) is not holds
        assert _holds(every([first, second]), point) is (holds and y <= z)
        assert _holds(some([first, second]), point) is (holds or y <= z)


def _holds(answer: Answer, point: dict[str, int]) -> bool:
    return answer if isinstance(answer, bool) else CONCRETE.holds(answer, point)


def test_digits_of_a_number_come_apart_again() -> None:
    whole = plus(times(variable("a", 3), number(24)), plus(times(variable("b", 4), number(6)), variable("c", 6)))
    assert [str(x) for x in (quotient(whole, 24), remainder(quotient(whole, 6), 4), remainder(whole, 6))] == list("abc")
    assert str(quotient(whole, 12)) == "2 * a + b // 2"
    assert str(remainder(whole, 4)) == "(6 * b + c) % 4"


@pytest.mark.parametrize("beyond", [0, 1])
def test_digits_that_stand_at_their_places_are_the_number(beyond: int) -> None:
    """Whatever else is added, and however often."""
    k, other = variable("k", 5000), variable("other", 3)
    number_ = plus(k, number(beyond))
    digits = [(remainder(number_, 8), 1), (remainder(quotient(number_, 8), 4), 8), (quotient(number_, 32), 32)]
    assert total([*digits, (other, 5000)]) == plus(number_, times(other, number(5000)))
    assert total([(part, -3 * factor) for part, factor in digits]) == times(number_, number(-3))
    assert total(digits[1:]) == times(quotient(number_, 8), number(8))
    assert len(total([*digits[:2], (quotient(number_, 32), 31)]).terms) > 1


@pytest.mark.parametrize("shape", [(24, 300, 6), (7, 5, 1727), (2, 3, 4, 5)], ids=str)
@pytest.mark.parametrize("beyond", [0, 1, 29, 1000])
def test_digits_of_a_number_that_something_is_added_to_are_it(beyond: int, shape: tuple[int, ...]) -> None:
    """As of the places of an array whose rows are turned around: each digit has its part of what is added."""
    size = math.prod(shape)
    back = total([(variable("i", size // 4), -4), (variable("j", 4), 1), (number(size - 4 + beyond), 1)])
    digits, step = list[tuple[Index, int]](), 1
    for extent in reversed(shape[1:]):
        digits.append((remainder(quotient(back, step), extent), step))
        step *= extent
    assert total([*digits, (quotient(back, step), step)]) == back
    assert total(digits) == remainder(back, step)


@pytest.mark.parametrize(
    ("rows", "shape"), [(4, (17, 1000, 16)), (6, (27, 3, 64, 12)), (9, (4, 6, 15)), (10, (6, 35, 4))], ids=str
)
def test_an_array_in_another_shape_lies_as_it_did(rows: int, shape: tuple[int, ...]) -> None:
    """Though no row of the one is rows of the other."""
    size = math.prod(shape)
    place = total([(variable("i", rows), size // rows), (variable("j", size // rows), 1)])
    index, left = list[Index](), place
    for extent in reversed(shape):
        index.insert(0, remainder(left, extent))
        left = quotient(left, extent)
    assert linear(index, shape) == place


def test_what_is_taken_away_stands_last() -> None:
    assert str(minus(number(2), variable("a", 3))) == "2 - a"
    assert str(minus(plus(variable("a", 3), number(1)), variable("b", 4))) == "a - b + 1"
    assert str(quotient(minus(number(2), variable("a", 3)), 2)) == "(-a) // 2 + 1"


def test_tables_that_are_series_are_sums() -> None:
    a = variable("a", 3)
    assert str(entry([2, 5, 8], a)) == "3 * a + 2"
    assert str(entry([2, 5, 9], a)) == "[2, 5, 9][a]"


def test_what_is_beyond_a_table_is_its_end() -> None:
    a, table = variable("a", 5), [2, 5, 9]
    assert [entry(table, number(at)).number for at in (-1, 0, 2, 3)] == [2, 2, 9, 9]
    assert str(entry(table, minus(a, number(1)))) == "[2, 5, 9][min(max(a - 1, 0), 2)]"


def test_what_excludes_itself_never_holds() -> None:
    c = variable("c", 6)
    assert every([compare(c, "<", number(2)), compare(c, ">=", number(2))]) is False
    assert compare(times(c, number(2)), "==", number(3)) is False
