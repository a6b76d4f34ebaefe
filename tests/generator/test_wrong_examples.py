"""An example that says what the formula does not give is an error at its line when tests are made of it."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from opspec.catalog.op_files import base_of
from opspec.formula.example_outputs import wrong_outputs
from opspec_generator.emit.tests import EMITTER
from opspec_generator.wrong_examples import MOST_ELEMENTS, refuse_wrong_examples
from opspec_model.definitions.spec import Op
from opspec_model.loading.op_loading import load_op
from opspec_model.text.problems import SpecError
from tests.checkout import ROOT

# op, what stands in its file, what is written instead, the example, what is said
WRONG = [
    ("stablehlo.pad", "[2, nan, -0.0, 9]", "[2, nan, -0.0, 8]", "negative_edges_trim", "expected [ 2. nan -0.  8.]"),
    ("stablehlo.pad", "[2, nan, -0.0, 9]", "[2, nan, 0.0, 9]", "negative_edges_trim", "found [ 2. nan -0.  9.]"),
    ("stablehlo.slice", '"tensor<1x2xi32> [[5, 7]]"', '"tensor<1x2xi32> [[5, 6]]"', "every_other_column", "[[5 7]]"),
    ("stablehlo.reduce", "[6, 15]", "[6, 16]", "sum_of_rows", "expected [ 6 16], found [ 6 15]"),
    ("stablehlo.sort", "[1.5, 3.5, 2.5, 0.5]", "[3.5, 1.5, 2.5, 0.5]", "pairs_by_key", "found [1.5 3.5 2.5 0.5]"),
    ("stablehlo.slice", '"tensor<1x2xi32> [[5, 7]]"', '"tensor<1x3xi32> [[5, 7, 8]]"', "every_other_column", "none"),
]


def op_of(folder: Path, name: str, old: str, new: str) -> Op:
    dialect, _, short = name.partition(".")
    text = (ROOT / f"spec/ops/{dialect}/{short}.yaml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = folder / "ops" / dialect / f"{short}.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text.replace(old, new), encoding="utf-8")
    return load_op(path, base_of(dialect))


@pytest.mark.parametrize(("name", "old", "new", "example", "said"), WRONG)
def test_a_wrong_example_is_an_error_at_its_line(
    tmp_path: Path, name: str, old: str, new: str, example: str, said: str
) -> None:
    with pytest.raises(SpecError) as error:
        EMITTER.emit_op(op_of(tmp_path, name, old, new))
    (problem,) = error.value.report.problems
    assert f"the outputs of the example '{example}' are wrong" in problem.message
    assert said in problem.message
    assert f"{example}:" in Path(problem.span.file).read_text("utf-8").splitlines()[problem.span.line - 2]


def test_a_process_of_a_grid_is_asked_too(tmp_path: Path) -> None:
    old = '(1, 0): {inputs: {operands: ["tensor<f32> 2"]}, outputs: {results: ["tensor<f32> 2"]}}'
    op = op_of(tmp_path, "stablehlo.all_reduce", old, old.replace("f32> 2", "f32> 4", 1))
    with pytest.raises(SpecError, match=r"expected 2\.0, found 4\.0"):
        refuse_wrong_examples(op)


def test_outputs_may_be_as_far_off_as_the_accuracy_says(tmp_path: Path) -> None:
    exact = 0.5204998778130465
    for ulps in (1, 100):
        text = repr(exact + ulps * math.ulp(exact))
        op = op_of(tmp_path / str(ulps), "chlo.erf", "0.5204998778130465", text)
        bound = op.ulps("f64")
        assert 1 <= bound < 100
        if ulps <= bound:
            refuse_wrong_examples(op)
        else:
            with pytest.raises(SpecError, match=f"more than {bound} ULP"):
                refuse_wrong_examples(op)


def test_long_examples_are_left_to_the_generated_tests(tmp_path: Path) -> None:
    wrong = [*wrong_outputs(op_of(tmp_path, *WRONG[0][:3]), MOST_ELEMENTS)]
    assert [example.name for example, _ in wrong] == ["negative_edges_trim"]
    assert not [*wrong_outputs(op_of(tmp_path / "again", *WRONG[0][:3]), 3)]
