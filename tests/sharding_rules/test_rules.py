"""Rules follow from meanings: those that one derives by hand, in Shardy's words, with halos."""

from __future__ import annotations

import pytest

import opspec
from opspec.programs.records import import_module
from opspec.sharding_rules.attribute_text import rule_from_text
from opspec.sharding_rules.of_programs import rule_of_view
from opspec.sharding_rules.rules import Kind, ShardingRule
from tests.sharding_rules.comparison import compare, shapes_of
from tests.sharding_rules.programs import PAD, PLANTED, SLICE
from tests.sharding_rules.random_single_ops import ADD, op_text, typed


def rule_of(program: str) -> ShardingRule:
    return rule_of_view(import_module(opspec.load(program)).functions["main"].regions[0].block.ops[0])


@pytest.mark.parametrize("name", PLANTED)
def test_the_rule_is_the_one_that_the_meaning_says(name: str) -> None:
    planted = PLANTED[name]
    view = import_module(opspec.load(planted.program)).functions["main"].regions[0].block.ops[0]
    shapes = shapes_of(view)
    found = rule_of_view(view)
    wanted = rule_from_text(f"#sdy.op_sharding_rule<{planted.right}>")
    assert compare(found, wanted, *shapes) == "equal", str(found)


@pytest.mark.parametrize("name", PLANTED)
def test_the_text_is_read_again(name: str) -> None:
    found = rule_of(PLANTED[name].program)
    again = rule_from_text(found.attribute)
    assert str(again) == str(found)
    assert list(again.tensors()) == list(found.tensors())


def halos(program: str, parts: int) -> dict[tuple[int, int], tuple[int, int]]:
    rule = rule_of(program)
    (number,) = (at for at, factor in enumerate(rule.factors) if factor.kind is Kind.PERMUTATION)
    return rule.halo(number, parts)


def test_a_shift_by_one_needs_one_element() -> None:
    """Device p of 2 makes elements 4p to 4p + 3 of elements 4p - 1 to 4p + 2."""
    program = op_text("pad", [typed([8]), typed([])], [typed([8])], PAD.format(1, -1, 0))
    assert halos(program, 2) == {(0, 0): (1, 0)}


def test_what_is_turned_round_lies_on_the_other_side() -> None:
    """The first of two devices needs all of the second's, and the second all of the first's."""
    program = op_text("reverse", [typed([6])], [typed([6])], "dimensions = array<i64: 0>")
    assert halos(program, 2) == {(0, 0): (3, 3)}


def test_windows_reach_into_the_neighbour() -> None:
    """Windows of 3 of 8 elements, 6 of them: device 0 of 2 makes 0 to 2 of elements 0 to 4, and has 0 to 3."""
    given = "window_dimensions = array<i64: 3>, padding = dense<[[0, 0]]> : tensor<1x2xi64>"
    program = op_text("reduce_window", [typed([8]), typed([])], [typed([6])], given, ADD)
    assert halos(program, 2) == {(0, 0): (1, 1)}


def test_a_slice_from_the_middle() -> None:
    """Elements 2 to 5 of 8: device 0 of 2 makes two of elements 2 and 3, which it has; device 1 those of 4 and 5."""
    program = op_text("slice", [typed([8])], [typed([4])], SLICE.format("2", "6", "1"))
    assert halos(program, 2) == {(0, 0): (0, 0)}
    assert halos(program, 4) == {(0, 0): (1, 1)}
