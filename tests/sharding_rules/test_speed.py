"""A rule is found while one waits for it."""

from __future__ import annotations

from time import process_time

import opspec
from opspec.programs.records import import_module
from opspec.sharding_rules.of_programs import rule_of_view
from tests.sharding_rules.random_single_ops import MAKERS, programs

MOST = 0.004  # seconds of an op; half of that where nobody else computes


def test_an_op_takes_two_milliseconds() -> None:
    given = list(programs(4 * len(MAKERS), seed=3))
    views = [import_module(opspec.load(text)).functions["main"].regions[0].block.ops[0] for _, text in given]
    for view in views[: len(MAKERS)]:
        rule_of_view(view)  # loads its op file
    before = process_time()
    for view in views:
        rule_of_view(view)
    assert process_time() - before < MOST * len(views)
