"""Of every op: a builder that is given something wrong names the rule, and nothing is left of the op."""

from __future__ import annotations

import pytest
from building import Program
from test_binding import OPS

from opspec import ops
from opspec.build import BuildError
from opspec.diagnostic import rule_name
from opspec.versions import lacking

# Ops of values of any kind, those without operands, and async_done, whose future another builder makes.
ANYTHING = {
    "chlo.constant", "stablehlo.async_done", "stablehlo.async_start", "stablehlo.composite", "stablehlo.constant",
    "stablehlo.create_token", "stablehlo.custom_call", "stablehlo.iota", "stablehlo.optimization_barrier",
    "stablehlo.outfeed", "stablehlo.partition_id", "stablehlo.replica_id", "stablehlo.send", "stablehlo.tuple",
    "stablehlo.while",
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(set(OPS) - ANYTHING))
def test_an_operand_of_the_wrong_kind_names_the_rule(name: str) -> None:
    if lacking(name):
        pytest.skip("the library lacks the op: test_newer_ops.py")
    types, make, _ = OPS[name]
    wrong = "!stablehlo.token" if types[0].startswith("tensor") else "tensor<2xi1>"
    program = Program(wrong, *types[1:])
    with program() as args, pytest.raises(BuildError) as caught:
        make(*args)
    assert program.built == [], "nothing is left of it"
    rules = [found.rule for found in caught.value.diagnostics]
    assert rules, str(caught.value)
    assert all(rule.startswith(rule_name(name, "")) for rule in rules)
    assert f"breaks {rules[0]}" in str(caught.value)


@pytest.mark.parametrize("name", sorted(OPS))
def test_a_builder_says_what_its_op_is(name: str) -> None:
    types, make, _ = OPS[name]
    if lacking(name):
        pytest.skip("the library lacks the op: test_newer_ops.py")
    program = Program(*types)
    with program() as args:
        view = make(*args)
    words = " ".join((type(view).__doc__ or "").split())
    assert words == ops.index()[name].summary
