"""`static` of an op file: the op that a dynamic one is where operands are known means the same."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.catalog.op_files import load
from opspec.catalog.op_traits import all_traits, dynamic_form
from opspec.formula.evaluation import evaluate
from opspec.formula.example_arrays import parse_example
from opspec.formula.example_outputs import is_evaluated

DYNAMIC = {name: known.static for name, known in all_traits().items() if known.static}


@pytest.mark.parametrize("name", DYNAMIC)
def test_the_static_op_with_the_operands_as_attributes_gives_the_same(name: str) -> None:
    op, base = load(name)
    static, _ = load(DYNAMIC[name])
    leaves = {leaf.name: leaf for leaf in static.leaves}
    kept = {value.name for value in static.operands}
    compared = 0
    for example in op.examples:
        case = parse_example(op, example, base)
        if not is_evaluated(op, case):
            continue
        given = dict(zip((value.name for value in op.operands), case.operands, strict=True))
        attributes = {key: value for key, value in case.attributes.items() if key in leaves}
        attributes |= {key: array.tolist() for key, array in given.items() if key in leaves}
        ours = evaluate(op, case.operands, case.attributes, case.results, types=case.types)
        types = [t for value, t in zip(op.operands, case.types, strict=True) if value.name in kept]
        operands = [given[value.name] for value in static.operands]
        theirs = evaluate(static, operands, attributes, case.results, types=types)
        for one, other in zip(ours, theirs, strict=True):
            np.testing.assert_array_equal(one, other, err_msg=example.name)
        compared += 1
    assert compared


@pytest.mark.parametrize("name", DYNAMIC)
def test_what_the_static_op_lacks_are_sizes(name: str) -> None:
    """Operands that it has neither as operands nor as attributes say what the type of its result says."""
    op, static = load(name)[0], load(DYNAMIC[name])[0]
    own = {*(value.name for value in static.operands), *(leaf.name for leaf in static.leaves)}
    lacking = [value for value in op.operands if value.name not in own]
    assert all(value.type.readable for value in lacking)
    assert len(static.operands) == sum(value.name in {x.name for x in static.operands} for value in op.operands)
    rules = {str(rule.formula) for rule in op.rules if rule.infers}
    names = {define.text: define.name for define in op.defines}
    for value in lacking:
        sizes = f"ints({value.name})"
        assert f"shape({op.results[0].name}) == {names.get(sizes, sizes)}" in rules
    assert dynamic_form(static.name) == name
