"""The rule of each example of each op keeps what it promises, by what the formula reads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from opspec.catalog.op_files import load, names
from opspec.formula.example_arrays import ExampleArrays, parse_example
from opspec.formula.example_outputs import is_evaluated
from opspec.reads.symbols import Unclear
from opspec.sharding_rules.of_programs import rule_of_example
from opspec_model.definitions.spec import Example, Op
from tests.sharding_rules.law import of_example

# What has no rule, and why.
WITHOUT = {
    "chlo.scan": "a region says what is carried on",
    "mhlo.minimum_broadcast_shapes": "sizes decide how many there are",
    "mhlo.xla.rng_get_and_update_state": "the state of a run is no operand",
    "stablehlo.custom_call": "somebody else says what it means",
    "stablehlo.rng": "numbers come from a state that no operand holds",
}


def cases(most: int) -> Iterator[tuple[Op, Example, ExampleArrays]]:
    """Examples of each op whose outputs a formula gives; what is declared is held against slices elsewhere."""
    for name in names():
        op, base = load(name)
        for example in op.examples[:most] if op.sharding is None and op.results else ():
            case = parse_example(op, example, base)
            if is_evaluated(op, case):
                yield op, example, case


@pytest.mark.parametrize(("most", "least"), [(1, 120), pytest.param(100, 300, marks=pytest.mark.full)])
def test_the_rule_of_each_example_holds(most: int, least: int) -> None:
    """By default of the first example of each op."""
    without, held = set(), 0
    for op, example, case in cases(most):
        try:
            rule = rule_of_example(op, example)
        except Unclear:
            without.add(op.name)
            continue
        broken = next(of_example(op, case).broken(rule), None)
        assert broken is None, f"{op.name}, {example.name}: {broken}"
        held += 1
    assert without == WITHOUT.keys()
    assert held > least
