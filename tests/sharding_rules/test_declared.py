"""Rules that op files declare hold on slices, on examples and random programs; wrong ones are refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from opspec.catalog.op_files import load
from opspec.formula.example_arrays import parse_example
from opspec.reads.of_programs import use_of_view
from opspec.sharding_rules.declared import WrongSharding, declared_rule
from opspec.sharding_rules.of_programs import rule_of_example
from opspec.sharding_rules.rules import ShardingRule
from opspec_model.definitions.spec import Op
from tests.checkout import ROOT
from tests.edited_op import op_with
from tests.samples import one_in
from tests.sharding_rules.random_single_ops import MAKERS
from tests.sharding_rules.slices import Application, of_case, of_view
from tests.sharding_rules.test_laws import arrays_for, small

FILES = (ROOT / "spec/ops").glob("*/*.yaml")
DECLARED = sorted(f"{file.parent.name}.{file.stem}" for file in FILES if "\nsharding:" in file.read_text("utf-8"))
EACH = "[d for d in range(rank(inputs[0])) if d != dimension % rank(inputs[0])]"
BATCH = '"[d for d in range(rank(a) - 2)]"'
COLUMNS = "\n".join(
    f'    {name}: "cat([d for d in range(R - 2)], [R - 1 if left_side else R - 2])"' for name in ("b", "result")
)
OPERAND = '    operand: ["o - window_dimensions + 1", "o + window_dimensions - 1"]\n'
SOURCE = '"ceil_div(o + low - window_dimensions + 1, window_strides)", "(o + low) // window_strides"'

BETWEEN = f"  between:\n{OPERAND}    source: [{SOURCE}]"


def applications(op: Op, count: int) -> list[tuple[Application, ShardingRule]]:
    """The examples of an op, and random programs."""
    cases = [(parse_example(op, example, op.base), rule_of_example(op, example)) for example in op.examples]
    found = [(of_case(op, case), rule) for case, rule in cases]
    for seed in range(count):
        module = small(MAKERS[op.short], Random(f"{op.short} {seed}"))
        view = module.functions["main"].regions[0].block.ops[0]
        arrays = [np.asarray(x) for x in arrays_for(module, seed)]
        use = use_of_view(view)
        found.append((of_view(view, op, arrays), declared_rule(op, use.operands, use.attributes, use.results)))
    return found


def test_what_the_meaning_does_not_say_is_declared() -> None:
    assert len(DECLARED) >= 6
    assert {name.partition(".")[2] for name in DECLARED} <= MAKERS.keys()


@pytest.mark.parametrize("name", one_in(3, DECLARED))
def test_declared_rules_hold_on_slices(name: str) -> None:
    op, _ = load(name)
    for application, rule in applications(op, 3):
        assert not next(application.broken(rule), None)


@pytest.mark.full
@pytest.mark.parametrize("name", one_in(3, DECLARED))
def test_declared_rules_hold_on_slices_of_many_programs(name: str) -> None:
    op, _ = load(name)
    for application, rule in applications(op, 100):
        assert not next(application.broken(rule), None)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    one_in(
        3,
        [
            ("sort", EACH, "[d for d in range(rank(inputs[0]))]"),
            ("sort", EACH, "[d for d in range(rank(inputs[0])) if d == dimension % rank(inputs[0])]"),
            ("cholesky", BATCH, '"[d for d in range(rank(a) - 1)]"'),
            ("cholesky", BATCH, '{a: "[rank(a) - 1]", result: "[rank(a) - 1]"}'),
            ("cholesky", BATCH, '{a: "[rank(a) - 1]", result: "[rank(a) - 2]"}'),
            (
                "triangular_solve",
                COLUMNS,
                COLUMNS.replace("R - 1 if left_side else R - 2", "R - 2 if left_side else R - 1"),
            ),
            ("triangular_solve", COLUMNS, COLUMNS.partition("\n")[0]),
            ("fft", '"[d for d in range(batch)]"', "\"[d for d in range(rank(operand)) if fft_type == 'FFT']\""),
            ("fft", '"[d for d in range(batch)]"', '{operand: "[d for d in range(batch)]"}'),
            ("select_and_scatter", OPERAND, '    operand: ["o", "o"]\n'),
            ("select_and_scatter", OPERAND, '    operand: ["o", "o + window_dimensions - 1"]\n'),
            (
                "select_and_scatter",
                OPERAND,
                '    operand: ["o - window_dimensions + 2", "o + window_dimensions - 2"]\n',
            ),
            ("select_and_scatter", SOURCE, '"(o + low) // window_strides", "(o + low) // window_strides"'),
            ("select_and_scatter", SOURCE, '"o // window_strides", "(o + low) // window_strides"'),
        ],
    ),
)
def test_wrong_declarations_are_refused(name: str, old: str, new: str, tmp_path: Path) -> None:
    op = op_with(tmp_path, name, old, new)
    assert any(next(application.broken(rule), None) for application, rule in applications(op, 12))


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("sort", EACH, "[rank(inputs[0])]", "which has rank 1, found 1"),
        ("sort", EACH, "[0 - 1]", "which has rank 1, found -1"),
        ("sort", EACH, "[0, 0]", r"each dimension of inputs once, found \[0, 0\]"),
        (
            "triangular_solve",
            COLUMNS,
            '    b: "[0, 1]"\n    result: "[1, 0]"',
            "of one size, found b.0 of 2 and result.1 of 1",
        ),
        (
            "select_and_scatter",
            BETWEEN,
            '  each: "[0]"',
            "of one rank for one list, found operand of rank 1 and source of",
        ),
        ("cholesky", BATCH, '"[shape(a)[rank(a)]]"', "expected lists of dimensions, found none"),
        ("select_and_scatter", "    source: [", "    init_value: [", "to have the rank of the result, 1, found 0"),
    ],
)
def test_what_makes_no_sense_for_a_use_is_told(name: str, old: str, new: str, says: str, tmp_path: Path) -> None:
    op = op_with(tmp_path, name, old, new)
    with pytest.raises(WrongSharding, match=says):
        rule_of_example(op, op.examples[0])
