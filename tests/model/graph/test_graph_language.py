"""The language of decompositions: what its forms build, and what is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.programs import carrier
from opspec_model.text.problems import SpecError
from tests.lowering.written_decompositions import lowered_by, module_of

PROGRAM = """
module {
  func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xbf16>) -> (tensor<2x3xf32>, tensor<2xbf16>) {
    %0 = chlo.sinh %a : tensor<2x3xf32> -> tensor<2x3xf32>
    %1 = chlo.sinh %b : tensor<2xbf16> -> tensor<2xbf16>
    return %0, %1 : tensor<2x3xf32>, tensor<2xbf16>
  }
}
"""
# Every form at once; what it computes is written down below, in NumPy.
EVERYTHING = """
lowering: {widen: f32}
functions:
  squared(x): "stablehlo.multiply(x, x)"
  "scaled(x, n: int, cs: floats)":
    y: "horner(x, cs)"
    z: "y * like(y, n)"
  plus(a, b): "stablehlo.add(a, b)"
  "less(i, v, limit: int)": "i < like(i, limit)"
  "both(i, vs: values, by: values)": "[i + 1, *[stablehlo.add(v, w) for v, w in zip(vs, by)]]"
  "first(vs: values)": "vs[0]"
decomposition:
  u: "scaled(squared(operand), rank(operand), [1.0, -0.5, 0.25] if bits(T) == 32 else [inf, nan])"
  m: {float: "stablehlo.maximum(u, like(u, 0.5))", complex: "u"}
  sums: "stablehlo.reduce([m], [constant(0.0, T)], dimensions=[rank(m) - 1], body=plus)"
  wide: "stablehlo.broadcast_in_dim(sums[0], broadcast_dimensions=[k for k in range(rank(m) - 1)], shape=shape(m))"
  at: "stablehlo.iota(shape=shape(m), type=f32 if T == f32 else f64, iota_dimension=0)"
  joined: "stablehlo.concatenate([wide, stablehlo.convert(at, type=T)], dimension=0)"
  cut: >-
    stablehlo.slice(joined, start_indices=[0 for k in shape(m)], limit_indices=shape(m), strides=[1 for k in shape(m)])
  loop: "stablehlo.while([constant(0, i32), *[cut]], cond=less(limit=3), body=both(by=[m]))"
  halves: "[x * 0.5 for x in [first([loop[1]]), *[m for k in range(1)]]]"
  two: "'tensor<f32> 2'"
  result: "halves[0] + halves[1] + stablehlo.broadcast_in_dim(two, broadcast_dimensions=[], shape=shape(result))"
"""


def test_every_form_computes_what_it_says(tmp_path: Path) -> None:
    with lowered_by("chlo.sinh", EVERYTHING, tmp_path):
        module = opspec.lower(PROGRAM)
    assert module.operation.verify()
    x = np.arange(6, dtype=np.float32).reshape(2, 3) / 4
    found, narrow = opspec.run(module, x, np.zeros(2, np.float32).astype("bfloat16"))
    u = 2 * (1 - 0.5 * x**2 + 0.25 * x**4)
    m = np.maximum(u, np.float32(0.5))
    rows = np.broadcast_to(m.sum(1)[:, None], (2, 3))
    np.testing.assert_allclose(found, (rows + 3 * m) / 2 + m / 2 + 2, rtol=1e-6)
    # Of rank 1 the sum is one number: 1 where u is 1, so (2 + 3) / 2 + 1 / 2 + 2.
    assert narrow.dtype.name == "bfloat16"
    assert narrow.astype(np.float32).tolist() == [5.0, 5.0]


def test_equal_ops_are_built_once(tmp_path: Path) -> None:
    twice = 'decomposition: {result: "stablehlo.sine(operand) * stablehlo.sine(operand) + like(operand, 1.0) - 1.0"}'
    with lowered_by("chlo.sinh", twice, tmp_path):
        text = str(opspec.lower(PROGRAM))
    assert text.count("stablehlo.sine") == 2  # one for each of the two uses
    assert text.count("stablehlo.constant") == 2


def test_only_the_branch_that_is_taken_is_built(tmp_path: Path) -> None:
    lazy = 'decomposition: {result: "stablehlo.sine(operand) if bits(T) == 32 else stablehlo.cosine(operand)"}'
    with lowered_by("chlo.sinh", lazy, tmp_path):
        text = str(opspec.lower(PROGRAM))
    assert text.count("stablehlo.sine") == text.count("stablehlo.cosine") == 1


def test_unknown_sizes_are_read_when_the_program_runs(tmp_path: Path) -> None:
    text = """
    func.func @main(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
      %0 = chlo.sinh %a : tensor<?x3xf32> -> tensor<?x3xf32>
      return %0 : tensor<?x3xf32>
    }
    """
    with lowered_by("chlo.sinh", 'decomposition: {result: "operand * 3.0 + inf"}', tmp_path):
        module = opspec.lower(text)
    assert module.operation.verify()
    (found,) = opspec.run(module, np.ones((2, 3), np.float32))
    assert found.tolist() == [[np.inf] * 3] * 2
    assert {dialect for dialect in ("shape.", "arith.", "tensor.") if f" {dialect}" in str(module)} == set()


ORDER = "functions: {'less(a, b, c, d)': 'a < b'}\n"
SORT = "stablehlo.sort([operand, operand], comparator=less)"
SUM = "functions: {'plus(a, b)': 'a + b'}\n"
REDUCE = "stablehlo.reduce([operand], [constant(0.0, T)], dimensions=[], body=plus)"


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        ('decomposition: {result: "stablehlo.sin(operand)"}', "did you mean 'stablehlo.sine'"),
        ('decomposition: {result: "stablehlo.transpose(operand, permutation=1)"}', "expected a vector of ints, found"),
        ('decomposition: {result: "stablehlo.compare(operand, operand, comparison_direction=LESS)"}', "one of EQ"),
        ('decomposition: {result: "stablehlo.iota(shape=shape(operand), type=T)"}', "needs 'iota_dimension'"),
        ('decomposition: {result: "stablehlo.convert(operand, type=3)"}', "expected an element type"),
        ('decomposition: {result: "rank(operand)"}', "expected a value of the graph, found an int"),
        ('decomposition: {result: {float: "operand", comple: "operand"}}', "unknown element type or class 'comple'"),
        ('functions: {f(x): "x"}\ndecomposition: {result: "operand"}', "the function 'f' is never called"),
        ('functions: {"f(x, n: whole)": "x"}\ndecomposition: {result: "f(operand, 1)"}', "unknown kind of parameter"),
        ('functions: {"f(x, n: int)": "x"}\ndecomposition: {result: "f(operand, 1)"}', "parameter 'n' is never used"),
        ('functions: {f(x): "f(x)"}\ndecomposition: {result: "f(operand)"}', "unknown function 'f'"),
        ('decomposition: {result: "operand[0]"}', "only a list of values has items, found one value"),
        ('decomposition: {result: "stablehlo.sine(operand)[0]"}', "only a list of values has items"),
        ('decomposition: {result: "chlo.top_k(operand, k=1)[2]"}', "there are 2, from 0 to 1"),
        ('decomposition: {result: "[operand, operand][2]"}', "there are 2, from 0 to 1"),
        ('decomposition: {result: "stablehlo.optimization_barrier([operand])[1]"}', "there are 1, from 0 to 0"),
        (f"{ORDER}decomposition: {{s: '{SORT}', result: 's[2]'}}", "there are 2, from 0 to 1"),
        (f"{ORDER}decomposition: {{s: '{SORT}', result: '[*s, operand][3]'}}", "there are 3, from 0 to 2"),
        (f"{ORDER}decomposition: {{s: '{SORT} if rank(operand) == 1 else {SORT}', result: 's[2]'}}", "there are 2"),
        (f"{SUM}decomposition: {{result: '{REDUCE}[1]'}}", "there are 1, from 0 to 0"),
        ('functions: {lower(x): "x"}\ndecomposition: {result: "lower(operand)"}', "'lower' means something already"),
        ('decomposition: {result: "stablehlo.concatenate([*operand], dimension=0)"}', "spreads a list, found one"),
        ('functions: {"f(xs: values)": "xs[0]"}\ndecomposition: {result: "f(operand)"}', "found one value"),
        ('lowering: {widen: f31}\ndecomposition: {result: "operand"}', "unknown element type 'f31'"),
    ],
)
def test_mistakes_are_told_when_the_file_is_loaded(sections: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=message):
        module_of("chlo.sinh", sections, tmp_path)


def test_an_index_that_is_not_there_is_an_error_at_its_place(tmp_path: Path) -> None:
    with pytest.raises(SpecError) as error:
        module_of("chlo.sinh", f"{ORDER}decomposition: {{s: '{SORT}', result: 's[2]'}}", tmp_path)
    (problem,) = error.value.report.problems
    assert problem.message == "expected the index of a value that is there, found 2"
    line = Path(problem.span.file).read_text("utf-8").splitlines()[problem.span.line - 1]
    assert line[: problem.span.column].endswith("s[2")


def test_a_conditional_on_unknown_sizes_is_an_error(tmp_path: Path) -> None:
    sections = 'decomposition: {result: "operand if shape(operand)[0] == 1 else -operand"}'
    text = PROGRAM.replace("2x3x", "?x3x")
    with lowered_by("chlo.sinh", sections, tmp_path), pytest.raises(opspec.OpSpecError, match="known only when"):
        opspec.lower(text)
    assert carrier.versions().carrier
