"""A rule with one thing wrong is noticed by a generated test of its op."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from opspec.instances.judge import verdict
from opspec.values.dims import Undefined
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_generator.witnesses.mutants import mutants
from opspec_model.definitions.spec import Op
from tests.generated_cases import arguments, cases, ops
from tests.samples import one_in

SURVIVORS = Path(__file__).with_name("mutation_survivors.yaml")


@dataclass(frozen=True)
class Wrong:
    """An op with one fault in a rule or a definition."""

    name: str
    op: Op


def wrong_ops(op: Op) -> Iterator[Wrong]:
    for at, rule in enumerate(op.rules):
        for mutant in mutants(rule.formula.tree):
            wrong = replace(rule, formula=replace(rule.formula, tree=mutant.tree))
            rules = (*op.rules[:at], wrong, *op.rules[at + 1 :])
            yield Wrong(f"{op.name}.{rule.name}: {mutant.name}", replace(op, rules=rules))


def survivors(op: Op, wrong: list[Wrong]) -> list[str]:
    """The faults that no generated test notices."""
    judge = EmittedJudge(op)
    given = [(case.rule, arguments(judge.signature, case.view)) for case in cases(op)]
    decided = [(rule, values) for rule, values in given if values is not None]
    return [item.name for item in wrong if not noticed(judge.rules_of(item.op), decided)]


def noticed(rules: Callable[..., None], given: list[tuple[str, tuple[Any, ...]]]) -> bool:
    for rule, values in given:
        try:
            broken = verdict(rules, values)
        except (Undefined, IndexError, TypeError):  # a wrong rule may make no sense at all
            return True
        if set(broken) != ({rule} if rule else set()):
            return True
    return False


@cache
def listed() -> dict[str, str]:
    """Equivalent mutants: no program tells them from the rule. Each says why."""
    return {
        entry["mutant"]: entry["why"] for entry in yaml.safe_load(SURVIVORS.read_text(encoding="utf-8"))["survivors"]
    }


ALL = {op.name: list(wrong_ops(op)) for op in ops()}


@pytest.mark.slow
@pytest.mark.parametrize("op", one_in(20, (pytest.param(op, id=op.name) for op in ops())))
def test_every_fault_is_noticed(op: Op) -> None:
    found = survivors(op, ALL[op.name])
    assert set(found) == {name for name in listed() if name.partition(":")[0].rpartition(".")[0] == op.name}


def test_survivors_say_why() -> None:
    assert all(why.strip() for why in listed().values())
    assert set(listed()) <= {wrong.name for found in ALL.values() for wrong in found}
