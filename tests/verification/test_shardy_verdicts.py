"""What is said of programs with shardings is what the carrier says: 500 of them, right and wrong."""

from __future__ import annotations

from collections import Counter

import pytest

import opspec
from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.loading import load_generic
from tests.verification import collective_programs, manual_programs, mutated_shardy_programs, nested_manual_programs
from tests.verification.shardy_programs import programs, verdicts

OLDER = tuple(map(int, carrier.versions().carrier.split(".")[:2])) < (0, 12)
MADE_UNREDUCED = {"sdy.all_reduce.C20", "sdy.reduce_scatter.C20"}


@pytest.mark.parametrize("count", [250, pytest.param(500, marks=pytest.mark.full)])
def test_verdicts_are_those_of_the_carrier(count: int) -> None:
    given = list(programs(count, seed=1))
    broken = [[found.rule for found in opspec.verify(load_generic(text))] for text in given]
    theirs = verdicts(given)
    judged = zip(given, broken, theirs, strict=True)
    assert [(text, rules) for text, rules, valid in judged if valid == bool(rules)] == []
    assert 0.3 * count < sum(theirs) < 0.7 * count
    rules = Counter(rule for found in broken for rule in found)
    wanted = {f"sdy.sharding_constraint.C{number}" for number in range(2, 10)}
    wanted |= {f"sdy.reshard.C{number}" for number in (3, 4, 5, 6)} | {f"sdy.mesh.C{number}" for number in (1, 2, 3, 5)}
    assert wanted <= rules.keys(), rules


def test_verdicts_on_computations_are_those_of_the_carrier() -> None:
    given = list(manual_programs.programs(160, seed=1))
    broken = [[found.rule for found in opspec.verify(load_generic(text))] for text in given]
    theirs = verdicts(given)
    judged = zip(given, broken, theirs, strict=True)
    assert [(text, rules) for text, rules, valid in judged if valid == bool(rules)] == []
    rules = {rule for found in broken for rule in found}
    wanted = {f"sdy.manual_computation.C{number}" for number in (2, 3, 12, 13, 14, 15, 16, 17, 18)}
    assert wanted | {f"sdy.named_computation.C{number}" for number in (2, 10, 11, 12, 13)} <= rules, rules


def test_verdicts_on_computations_within_others_are_those_of_the_carrier() -> None:
    given = list(nested_manual_programs.programs(120, seed=1))
    broken = [[found.rule for found in opspec.verify(load_generic(text))] for text in given]
    theirs = verdicts(given)
    judged = zip(given, broken, theirs, strict=True)
    assert [(text, rules) for text, rules, valid in judged if valid == bool(rules)] == []
    assert 40 < sum(theirs) < 100
    assert {"program.C16", "program.C17"} <= {rule for found in broken for rule in found}


def test_verdicts_on_changed_programs_are_those_of_the_carrier() -> None:
    changed_programs(150, seed=2)


@pytest.mark.full
def test_verdicts_on_many_changed_programs_are_those_of_the_carrier() -> None:
    changed_programs(500, seed=1)


def changed_programs(count: int, seed: int) -> None:
    given = list(mutated_shardy_programs.programs(count, seed))
    broken = list(map(broken_rules, given))
    judged = zip(given, broken, verdicts(given), strict=True)
    different = [(text, rules) for text, rules, valid in judged if valid == bool(rules)]
    assert [(text, rules) for text, rules in different if not OLDER or not set(rules) <= MADE_UNREDUCED] == []
    written = len(mutated_shardy_programs.BODIES)
    assert broken[:written] == [[]] * written
    assert 0.2 * count < broken.count([]) < 0.4 * count


def broken_rules(text: str) -> list[str]:
    """Those that a program breaks; one that is no program breaks all."""
    try:
        return [found.rule for found in opspec.verify(load_generic(text))]
    except OpSpecError:
        return ["unreadable"]


def test_verdicts_on_collectives_are_those_of_the_carrier() -> None:
    given = list(collective_programs.programs(330, seed=8))
    broken = [[found.rule for found in opspec.verify(load_generic(text))] for text in given]
    theirs = verdicts(given)
    different = [
        (text, rules) for text, rules, valid in zip(given, broken, theirs, strict=True) if valid == bool(rules)
    ]
    # Before jaxlib 0.12 it says nothing where a sum makes terms; each such program breaks C20 alone.
    assert [(text, rules) for text, rules in different if not OLDER or not set(rules) <= MADE_UNREDUCED] == []
    assert len(different) <= 3
    rules = {rule for found in broken for rule in found}
    wanted = {f"sdy.{op}.C{number}" for op in ("all_gather", "all_to_all", "collective_permute") for number in (17, 19)}
    wanted |= {f"sdy.{op}.C{number}" for op in ("all_slice", "all_reduce", "reduce_scatter") for number in (18, 19)}
    assert wanted | {"sdy.sharded_to_unreduced.C20", "sdy.replicated_to_unreduced.C20"} <= rules, rules
