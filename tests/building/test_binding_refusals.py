"""Of every op: a builder that is given something wrong names the rule, and nothing is left of the op."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from opspec import ops
from opspec.building.builder import BuildError
from opspec.programs.carrier_versions import lacking
from opspec.programs.diagnostic import rule_name
from tests.building.programs import Program
from tests.building.test_binding import OPS
from tests.op_kinds import op_kinds
from tests.samples import covering

# Ops of values of any kind, and those without operands: what else can be wrong, and the rule that says so.
F32, TOKEN = "tensor<2x3xf32>", "!stablehlo.token"
OTHERWISE: dict[str, tuple[Sequence[str], Callable[..., Any], str]] = {
    "chlo.constant": ((), lambda: ops.chlo.constant(value="two"), "T5"),
    "stablehlo.constant": ((), lambda: ops.constant(value="two"), "T5"),
    "stablehlo.iota": ((), lambda: ops.iota(iota_dimension=2, result_type=F32), "C1"),
    "stablehlo.create_token": ((), lambda: ops.create_token(result_type=F32), "T7"),
    "stablehlo.partition_id": ((), lambda: ops.partition_id(result_type="tensor<i32>"), "T7"),
    "stablehlo.replica_id": ((), lambda: ops.replica_id(result_type="tensor<2xui32>"), "T7"),
    "stablehlo.async_done": ((F32,), ops.async_done, "T2"),
    "stablehlo.async_start": ((F32,), lambda x: ops.async_start([x], body=lambda y: [y, y], result_type=F32), "T8"),
    "stablehlo.composite": (
        (F32,),
        lambda x: ops.composite([x], name="mine", decomposition="f", composite_regions=[]),
        "C1",
    ),
    "stablehlo.custom_call": (
        (F32,),
        lambda x: ops.custom_call([x], call_target_name="f", operand_layouts=[[1, 0]], result_type=[F32]),
        "C1",
    ),
    "stablehlo.optimization_barrier": (
        (F32,),
        lambda x: ops.optimization_barrier([x], result_type=["tensor<3x2xf32>"]),
        "T3",
    ),
    "stablehlo.outfeed": ((F32,), lambda x: ops.outfeed([x], x), "T2"),
    "stablehlo.send": ((F32,), lambda x: ops.send([x], x, handle=1, type_=1, source_target_pairs=[[0, 1]]), "T2"),
    "stablehlo.tuple": ((F32, TOKEN), lambda x, t: ops.tuple([x, t], result_type=f"tuple<{TOKEN}, {F32}>"), "T3"),
    "stablehlo.while": ((F32,), lambda x: ops.while_([x], cond=lambda a: a, body=lambda a: [a]), "T8"),
}


@pytest.mark.parametrize("name", OTHERWISE)
def test_what_else_may_be_wrong_names_the_rule(name: str) -> None:
    types, make, rule = OTHERWISE[name]
    program = Program(*types)
    with program() as args, pytest.raises(BuildError) as caught:
        make(*args)
    assert program.built == [], "nothing is left of it"
    assert rule_name(name, rule) in [found.rule for found in caught.value.diagnostics], str(caught.value)


@pytest.mark.parametrize("name", covering(sorted(set(OPS) - set(OTHERWISE)), op_kinds))
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


@pytest.mark.parametrize("name", covering(sorted(OPS), op_kinds))
def test_a_builder_says_what_its_op_is(name: str) -> None:
    types, make, _ = OPS[name]
    if lacking(name):
        pytest.skip("the library lacks the op: test_newer_ops.py")
    program = Program(*types)
    with program() as args:
        view = make(*args)
    words = " ".join((type(view).__doc__ or "").split())
    assert words == ops.index()[name].summary
