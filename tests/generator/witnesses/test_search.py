"""The search finds a witness for every rule, or says at the rule that there is none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_generator.emit.tests import holes, matrix
from opspec_generator.witnesses.bounds_of_reads import BoundsOfReads
from opspec_generator.witnesses.search import implicit_rules, search
from opspec_model.definitions.spec import Op
from opspec_model.text.problems import SpecError
from tests.checkout import ROOT
from tests.edited_op import op_of
from tests.generated_cases import ops

PAD = (ROOT / "spec/ops/stablehlo/pad.yaml").read_text(encoding="utf-8")
RULE = '  C4: {rule: "0 <= interior_padding", public: C3, says: "nothing negative is put between neighbours"}\n'
AGAIN = '  C7: {rule: "0 <= interior_padding"}\n'


def test_a_rule_that_never_breaks_alone_is_an_error_at_its_line(tmp_path: Path) -> None:
    assert RULE in PAD
    with pytest.raises(SpecError) as error:
        search(op_of(tmp_path, "pad", PAD.replace(RULE, RULE + AGAIN)), EmittedJudge)
    assert "no instance was found that breaks C7 alone" in str(error.value)
    assert AGAIN.strip() in str(error.value)


def test_a_rule_may_say_why_it_has_no_witness(tmp_path: Path) -> None:
    excused = [line.replace("}", ", unwitnessed: says the same}") for line in (RULE, AGAIN)]
    found = search(op_of(tmp_path, "pad", PAD.replace(RULE, "".join(excused))), EmittedJudge)
    assert not found.breaking("C4")
    assert not found.breaking("C7")


def test_a_needless_excuse_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="C4 says 'unwitnessed', but an instance breaks it"):
        search(op_of(tmp_path, "pad", PAD.replace(RULE, RULE.replace("}", ", unwitnessed: no idea}"))), EmittedJudge)


def test_a_rule_without_a_value_where_its_needs_hold_is_an_error(tmp_path: Path) -> None:
    needs = "    needs: [C1, C2, C3, C4]\n"
    assert PAD.count(needs) == 1
    with pytest.raises(SpecError, match=r"expected a value of C6 .* found none \(vectors of lengths") as error:
        search(op_of(tmp_path, "pad", PAD.replace(needs, "    needs: [C2, C3, C4]\n")), EmittedJudge)
    assert "name in 'needs' the rules that say what it takes for granted" in str(error.value)


def test_a_negative_size_is_an_error_at_what_infers_it(tmp_path: Path) -> None:
    rule, meaning = PAD.index("  C6:\n"), PAD.index("semantics:\n")
    text = f"{PAD[:rule]}{PAD[meaning:]}".replace("[C1, C2, C3, C4, C6]", "[C1, C2, C3, C4]")
    with pytest.raises(SpecError, match="expected sizes from 0 on wherever the other rules hold") as error:
        search(op_of(tmp_path, "pad", text), EmittedJudge)
    assert "add a rule '0 <= ...' over what is inferred" in str(error.value)


@pytest.mark.parametrize("op", ops(), ids=lambda op: op.name)
def test_examples_keep_every_rule(op: Op) -> None:
    judge = EmittedJudge(op)
    for example in op.examples:
        assert judge.broken(from_example(op, example)) == frozenset(), example.name


def test_bounds_have_positives() -> None:
    pad = next(op for op in ops() if op.name == "stablehlo.pad")
    assert search(pad, EmittedJudge).bounds == {name: {"<= with equal sides": True} for name in ("C4", "C6")}


@pytest.mark.parametrize(("name", "fault"), [("clamp", "C2: == becomes <="), ("fft", "C7: == becomes <= (2)")])
def test_what_rules_refuse_only_together_tells_no_fault_from_a_rule(name: str, fault: str) -> None:
    """Equivalent faults, which every program is taken to notice that the rule alone lets pass."""
    assert fault in search(next(op for op in ops() if op.name == f"stablehlo.{name}"), EmittedJudge).survivors


def test_programs_read_well() -> None:
    pad = next(op for op in ops() if op.name == "stablehlo.pad")
    assert program(pad, from_example(pad, pad.examples[1])) == (
        '"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({\n'
        "^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):\n"
        '  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, '
        "edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : "
        "(tensor<4xf32>, tensor<f32>) -> tensor<4xf32>\n"
        '  "func.return"(%result) : (tensor<4xf32>) -> ()\n'
        "}) : () -> ()\n"
    )


def test_the_matrix_has_a_row_for_each_rule_and_shows_holes() -> None:
    pad = next(op for op in ops() if op.name == "stablehlo.pad")
    rows = list(matrix(pad, search(pad, EmittedJudge)))
    assert [row["rule"] for row in rows] == [*implicit_rules(pad), *(rule.name for rule in pad.rules)]
    assert holes({pad.name: rows}) == []
    assert holes({pad.name: [{**rows[-1], "negative": 0}]}) == ["stablehlo.pad.C5 has no negative"]
    assert holes({pad.name: [{**rows[-1], "negative": 0, "unwitnessed": "says the same"}]}) == []


# --- what is read lies in its operand -------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "rule", "found"),
    [
        ("slice", "C4", "operand"),  # 0 <= start_indices
        ("slice", "C6", "operand"),  # limit_indices <= shape(operand)
        ("slice", "C8", "operand"),  # the shape of the result
        ("concatenate", "C5", "inputs"),
        ("dynamic_slice", "C4", "operand"),  # the shape of the result: where it starts is clamped for another one
        ("reverse", "C1", "operand"),
        ("broadcast_in_dim", "C4", "operand"),
    ],
)
def test_a_read_that_leaves_its_operand_is_an_error_at_the_meaning(name: str, rule: str, found: str) -> None:
    op = next(op for op in ops() if op.name == f"stablehlo.{name}")
    rules = [replace(x, needs=tuple(n for n in x.needs if n != rule)) for x in op.rules if x.name != rule]
    with pytest.raises(SpecError) as error:
        search(replace(op, rules=tuple(rules)), EmittedJudge)
    said = next(p for p in error.value.report.problems if "to lie in its operands" in p.message)
    assert f"found {found}" in said.message
    assert f'"stablehlo.{name}"(' in said.message
    lines = Path(said.span.file).read_text("utf-8").splitlines()
    start = next(at for at, line in enumerate(lines, 1) if line.startswith("semantics:"))
    assert said.span.line == (start if lines[start - 1] != "semantics:" else start + 1)


def test_what_is_read_by_the_rules_that_are_there_lies_in_its_operand() -> None:
    read = BoundsOfReads(slice_ := next(op for op in ops() if op.name == "stablehlo.slice"))
    judge, seed = EmittedJudge(slice_), from_example(slice_, slice_.examples[0])
    read.look_around(seed, judge)
    assert read.seen
    assert read.leaves is None
    read.look_at(replace(seed, attributes={**seed.attributes, "start_indices": (2, 0)}))
    assert read.leaves is not None
    assert "result[0, 0], which is operand[2, 0] of shape [2, 4]" in read.leaves[2]
