"""Each rule keeps what it promises, by what the formulas read; a wrong one is refused."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from random import Random

import numpy as np
import pytest

import opspec
from opspec.catalog.op_files import load
from opspec.programs.records import ModuleView, import_module
from opspec.sharding_rules.attribute_text import rule_from_text
from opspec.sharding_rules.of_programs import rule_of_view
from opspec.values.arrays import Array
from opspec.values.types import Tensor
from tests.op_kinds import op_kinds
from tests.samples import covering, one_in
from tests.sharding_rules.law import trial
from tests.sharding_rules.programs import PLANTED
from tests.sharding_rules.random_single_ops import MAKERS

DERIVED = sorted(name for name in MAKERS if load(f"stablehlo.{name}")[0].sharding is None)
LARGEST = 24  # elements of a tensor


def module_of(program: str) -> ModuleView:
    return import_module(opspec.load(program))


def arrays_for(module: ModuleView, seed: int) -> list[Array]:
    """Small integers, so that sums are exact in any order."""
    random = np.random.default_rng(seed)
    types = module.functions["main"].regions[0].block.ops[0].operand_types
    found = []
    for type_ in types:
        assert isinstance(type_, Tensor)
        dtype = type_.element.dtype
        low, high = (0, 2) if dtype == np.bool_ else (0 if dtype.kind == "u" else -2, 8)
        found.append(random.integers(low, high, tuple(type_.shape)).astype(dtype))
    return found


def small(make: Callable[[Random], str], random: Random) -> ModuleView:
    """A program whose formula is evaluated in no time."""
    while True:
        module = module_of(make(random))
        view = module.functions["main"].regions[0].block.ops[0]
        types = [type_ for type_ in (*view.operand_types, *view.result_types) if isinstance(type_, Tensor)]
        sizes = [prod(type_.shape) for type_ in types]
        if min(sizes) > 0 and max(sizes) <= LARGEST:
            return module


def check(name: str, seed: int) -> None:
    module = small(MAKERS[name], Random(f"{name} {seed}"))
    view = module.functions["main"].regions[0].block.ops[0]
    broken = list(trial(module, arrays_for(module, seed)).broken(rule_of_view(view)))
    assert not broken, f"{view.op}\n{broken[0]}"


@pytest.mark.parametrize("name", covering(DERIVED, lambda name: op_kinds(f"stablehlo.{name}")))
def test_a_random_program(name: str) -> None:
    check(name, 0)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(1, 13))
@pytest.mark.parametrize("name", DERIVED)
def test_random_programs(name: str, seed: int) -> None:
    check(name, seed)


@pytest.mark.parametrize("name", one_in(3, PLANTED))
def test_right_rules_hold_and_wrong_ones_are_refused(name: str) -> None:
    planted = PLANTED[name]
    module = module_of(planted.program)
    view = module.functions["main"].regions[0].block.ops[0]
    trials = [trial(module, arrays_for(module, seed)) for seed in range(2)]
    assert not [broken for one in trials for broken in one.broken(rule_of_view(view))]
    for text in planted.wrong:
        rule = rule_from_text(f"#sdy.op_sharding_rule<{text}>")
        assert any(next(one.broken(rule), None) for one in trials), text


def test_enough_wrong_rules_are_planted() -> None:
    assert sum(len(planted.wrong) for planted in PLANTED.values()) >= 40
