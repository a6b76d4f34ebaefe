"""A pack whose attributes are structs of structs: declared in the header, looked into by rules, found by symbol."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.catalog.witnesses import witnesses
from opspec.programs.loading import load_generic
from opspec_generator.generate import generate
from opspec_model import packaged
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.op_loading import load_all
from opspec_model.loading.op_shapes import op_files
from opspec_model.text.problems import SpecError
from tests.samples import one_in

HEADER = """dialect: lay
summary: Ours.
version: 0.1.0
since: 0.1.0
package: opspec_of_layouts
enums: {order: [ROWS, COLUMNS]}
structs:
  side: {name: str, size: i64, unit: {type: str, optional: true}}
  grid: {sides: "side[]", tags: "str[]"}
  place:
    grid: {type: grid, symbol_of: lay.grid}
    at: "i64[]"
    order: order
"""
OPS = {
    "grid": """op: lay.grid
summary: A grid by name.
attributes: {sym_name: str, grid: grid}
results: {}
constraints:
  C1: {rule: "all(0 < s.size for s in grid.sides)"}
semantics: {extern: nothing, reason: It gives no value.}
examples:
  one:
    inputs: {}
    attributes: {sym_name: g, grid: "{sides: [{name: a, size: 2}]}"}
    outputs: {}
""",
    "placed": """op: lay.placed
summary: A vector that lies on a grid.
family: unary
typevars: {T: any}
attributes: {place: place}
define:
  sides: "place.grid.sides if given(place.grid) else []"
constraints:
  C2: {rule: "given(place.grid)"}
  C3: {rule: "len(place.at) == len(sides)", needs: [C2]}
  C4: {rule: "all(0 <= x < s.size for x, s in zip(place.at, sides))", needs: [C3]}
  C5: {rule: "all(not given(s.unit) or s.unit != 'x' for s in sides)"}
  C6: {rule: "not given(place.grid) or len(chained([place.grid.tags, [s.name for s in sides]])) < 4"}
  C7: {rule: "place.order == 'ROWS' or 0 < rank(operand)"}
semantics: "operand[o]"
examples:
  here:
    inputs: {operand: "tensor<2xi32> [1, 2]"}
    attributes:
      place: "{grid: {sides: [{name: a, size: 3}, {name: b, size: 2, unit: m}], tags: [x]}, at: [2, 0], order: ROWS}"
    outputs: {result: "tensor<2xi32> [1, 2]"}
""",
}
PROGRAM = """
"lay.grid"() <{grid = #lay.grid<sides = [{name = "a", size = 4}]>, sym_name = "grid"}> : () -> ()
func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "lay.placed"(%x) <{place = #lay.place<grid = @grid, at = [3], order = ROWS>}> : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "spec/dialects").mkdir(parents=True)
    (tmp_path / "spec/dialects/lay.yaml").write_text(HEADER, encoding="utf-8")
    (tmp_path / "spec/ops/lay").mkdir(parents=True)
    for name, text in OPS.items():
        (tmp_path / f"spec/ops/lay/{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def test_rules_look_into_structs(pack: Path, announced: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    generate(pack / "spec", pack / "generated")
    monkeypatch.syspath_prepend(pack / "generated")
    announced([("lay", "opspec_of_layouts")], {})
    assert {rule for rule, _ in witnesses("lay.placed").breaks} >= {f"C{n}" for n in range(1, 8)}
    module = load_generic(PROGRAM)
    assert opspec.verify(module) == []
    assert opspec.run(module, np.array([5, 6], np.int32))[0].tolist() == [5, 6]
    (found,) = opspec.verify(load_generic(PROGRAM.replace("at = [3]", "at = [4]")))
    assert found.rule == "lay.placed.C4"
    (found,) = opspec.verify(load_generic(PROGRAM.replace("@grid", "@gird")))
    assert (found.rule, found.hint) == ("lay.placed.C2", "@grid")
    assert "found @gird" in found.message
    (found,) = opspec.verify(load_generic(PROGRAM.replace(", order = ROWS", "")))
    assert found.rule == "lay.placed.T5"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "good", "bad", "said"),
    one_in(
        2,
        [
            ("ops/lay/placed", "place.at)", "place.att)", "a place has no field 'att'"),
            ("ops/lay/placed", "not given(s.unit) or s.unit", "s.unit", "the field 'unit' may be absent"),
            ("ops/lay/placed", 'given(place.grid)"}', 'given(place.at)"}', "'place.at' is always there"),
            ("ops/lay/placed", "rank(operand)", "sides.size", "'.' asks for a field of a struct"),
            ("ops/lay/placed", "at: [2, 0]", "at: [x]", "'place.at' is a list of integers"),
            ("ops/lay/placed", "tags: [x]", "tag: [x]", "'place.grid' has no field 'tag'"),
            ("ops/lay/placed", "size: 3", "big: 3", "'place.grid.sides[0].size' is missing"),
            ("dialects/lay", "order: order", "order: {type: order, symbol_of: lay.grid}", "'order' is no struct"),
            ("dialects/lay", "size: i64", "size: grid", "which the header lists behind it"),
        ],
    ),
)
def test_a_slip_is_told_where_it_stands(pack: Path, file: str, good: str, bad: str, said: str) -> None:
    path = pack / f"spec/{file}.yaml"
    text = path.read_text("utf-8")
    assert good in text
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        load_all(op_files(pack / "spec"), load_base(pack / "spec", core=packaged.spec_dir()))
    assert said in str(caught.value)
