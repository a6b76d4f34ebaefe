"""The words of op files: what is missing where an op is published, what is inherited, what sizes say themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec.catalog.op_files import base_of, load
from opspec_model.definitions.spec import Op
from opspec_model.loading.op_loading import load_op
from opspec_model.text.problems import SpecError

WORDLESS = """op: stablehlo.larger
summary: Each value twice.
typevars: {T: num}
operands: {operand: tensor<S x T>}
attributes: {way: comparison_direction, at: {struct: gather}}
results: {result: tensor<S x T>}
constraints:
  C1: {size: result}
  C2: {rule: "0 < rank(operand)"}
semantics: {extern: larger, reason: A test shows it.}
examples:
  some:
    inputs: {operand: "tensor<1xf32> [1]"}
    attributes: {way: EQ, at: "{}"}
    outputs: {result: "tensor<1xf32> [2]"}
"""


def loaded(folder: Path, text: str, worded: bool) -> Op:
    path = folder / "ops" / "stablehlo" / "larger.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return load_op(path, base_of("stablehlo"), worded=worded)


def test_an_op_without_words_loads(tmp_path: Path) -> None:
    op = loaded(tmp_path, WORDLESS, worded=False)
    assert not op.about
    assert not op.operands[0].words


def test_an_op_that_is_to_be_published_needs_all_of_them(tmp_path: Path) -> None:
    with pytest.raises(SpecError) as error:
        loaded(tmp_path, WORDLESS, worded=True)
    assert [problem.message for problem in error.value.report.problems] == [
        "nothing says what stablehlo.larger means",
        "no words for operand, way, at, result",
        "C2 says nothing in words",
        "a meaning that is written by hand has no steps",
    ]
    assert {problem.span.line for problem in error.value.report.problems} == {1}


def test_fields_of_a_shared_struct_have_the_words_of_the_header() -> None:
    op = load("stablehlo.gather")[0]
    fields = {leaf.name: leaf.words for leaf in op.leaves}
    assert fields["offset_dims"] == base_of("stablehlo").dialects["stablehlo"].words["gather"]["offset_dims"] != ""


def test_what_a_size_demands_it_says_itself() -> None:
    says = {rule.name: rule.says for rule in load("stablehlo.pad")[0].rules}
    assert says["C1"] == "`edge_padding_low` has an entry for each dimension of `operand`"
    assert load("stablehlo.add")[0].rules[0].says == "`result` has the shape of `lhs`"
    assert load("stablehlo.map")[0].rules[-1].says == "all of `inputs` have one shape"


def test_an_op_that_broadcasts_has_the_words_of_the_one_that_it_applies() -> None:
    add, next_after = load("chlo.broadcast_add")[0], load("chlo.broadcast_polygamma")[0]
    assert [value.words for value in add.operands] == [value.words for value in load("stablehlo.add")[0].operands]
    assert "`lhs` is no natural number" in next_after.results[0].words  # where the op that it applies says `n`
    assert "`broadcast_dimensions`" in str(next(rule.says for rule in add.rules if rule.name == "B3"))


def test_values_of_an_enumeration_have_words() -> None:
    assert load("stablehlo.compare")[0].value_words["comparison_direction"]["LT"].startswith("The first one is less")
