"""Our rules beside those that the carrier's own pass gives, on random programs of every op that has one there."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

import pytest

import opspec
from opspec.programs import carrier
from opspec.programs.records import import_module
from opspec.sharding_rules.attribute_text import rule_from_text
from opspec.sharding_rules.of_programs import rule_of_view
from tests.checkout import ROOT
from tests.sharding_rules.comparison import compare, shapes_of
from tests.sharding_rules.random_single_ops import MAKERS, programs
from tests.sharding_rules.shardy import rules_of

# What may be neither equal nor finer, and why. docs/sharding.md has a program for each.
DIFFERENT = {
    "convolution": "theirs shares windows that overlap among devices as if they did not",
    "scatter": "theirs ties windows that data place, as if none lay partly outside",
    "reshape": "digits that fit partly are taken together otherwise",
    "dynamic_update_slice": "newer ones move parts of the update to where data place it; ours needs the update whole",
}
OLDER = ("stablehlo.convolution", "stablehlo.scatter")  # of which those of jaxlib 0.10 differ too


def verdicts(count: int, seed: int) -> dict[str, Counter[str]]:
    """By op, how often its rule is equal, finer, coarser or different."""
    given = list(programs(count, seed))
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for (name, text), theirs in zip(given, rules_of([text for _, text in given]), strict=True):
        assert theirs is not None, f"{name} has no rule there"
        view = import_module(opspec.load(text)).functions["main"].regions[0].block.ops[0]
        found[name][compare(rule_of_view(view), rule_from_text(theirs), *shapes_of(view))] += 1
    return found


def check(count: int, seed: int, share: float) -> None:
    found = verdicts(count, seed)
    others = {name: found[name] for name in found if found[name].keys() - {"equal", "finer"}}
    assert others.keys() <= DIFFERENT.keys(), others
    judged = sum(found.values(), Counter[str]())
    assert judged["equal"] + judged["finer"] >= share * judged.total(), (judged, others)


def test_rules_are_those_of_shardy_or_finer() -> None:
    assert len(MAKERS) > 60
    check(2 * len(MAKERS), seed=1, share=0.96)


def test_the_docs_have_a_program_for_each_difference() -> None:
    """Each of which is one, with the rule that stands above it as ours."""
    told = re.findall(r"^```mlir\n// ours: ([^\n]*)\n(.*?)^```", (ROOT / "docs/sharding.md").read_text(), re.M | re.S)
    views = [import_module(opspec.load(text)).functions["main"].regions[0].block.ops[0] for _, text in told]
    assert [view.name.removeprefix("stablehlo.") for view in views] == [*DIFFERENT]
    assert [str(rule_of_view(view)) for view in views] == [rule for rule, _ in told]
    newer = tuple(map(int, carrier.versions().carrier.split(".")[:2])) >= (0, 12)
    for view, theirs in zip(views, rules_of([text for _, text in told]), strict=True):
        assert theirs is not None
        found = compare(rule_of_view(view), rule_from_text(theirs), *shapes_of(view))
        assert (found in ("different", "coarser")) == (newer or view.name in OLDER), (view.name, found)


@pytest.mark.full
def test_many_rules_are_those_of_shardy_or_finer() -> None:
    check(2000, seed=2, share=0.98)
