"""Ops of a pack that broadcast: an op of its own, and one of ours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.catalog.witnesses import witnesses
from opspec.programs.loading import load_unverified
from opspec_generator.generate import generate

BROADCASTS = {
    "middle": """op: mid.middle
summary: The mean of two values.
typevars: {T: float}
operands: {lhs: tensor<T>, rhs: tensor<T>}
results: {result: tensor<T>}
constraints:
  C1: {rule: "shape(rhs) == shape(lhs)"}
  C2: {rule: "shape(result) == shape(lhs)", infers: result}
semantics: {index: o, value: "(lhs[o] + rhs[o]) / 2"}
accuracy: exact
examples:
  some:
    inputs: {lhs: "tensor<2xf32> [1, 2]", rhs: "tensor<2xf32> [3, 6]"}
    outputs: {result: "tensor<2xf32> [2, 4]"}
history: {0.1.0: added}
""",
    "broadcast_middle": """op: mid.broadcast_middle
summary: The mean of two values, repeated to one shape.
broadcasts: mid.middle(lhs, rhs) along dimensions
examples:
  table:
    inputs: {lhs: "tensor<2x1xf32> [[1], [2]]", rhs: "tensor<2xf32> [3, 6]"}
    outputs: {result: "tensor<2x2xf32> [[2, 3.5], [2.5, 4]]"}
history: {0.1.0: added}
""",
    "broadcast_add": """op: mid.broadcast_add
summary: The sum of two values, repeated to one shape.
broadcasts: stablehlo.add(lhs, rhs)
examples:
  flags:
    inputs: {lhs: "tensor<2xi1> [true, false]", rhs: "tensor<i1> false"}
    outputs: {result: "tensor<2xi1> [true, false]"}
  table:
    inputs: {lhs: "tensor<2x1xi32> [[1], [2]]", rhs: "tensor<2xi32> [10, 20]"}
    outputs: {result: "tensor<2x2xi32> [[11, 21], [12, 22]]"}
history: {0.1.0: added}
""",
}
MIDDLE = """\
func.func @main(%x: tensor<2x1xf32>, %y: tensor<2xf32>) -> tensor<2x2xf32> {
  %0 = "mid.broadcast_middle"(%x, %y) : (tensor<2x1xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %1 = "mid.broadcast_add"(%0, %y) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
"""


def test_ops_of_a_pack_broadcast_its_own_and_ours(
    tmp_path: Path, announced: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spec/dialects").mkdir(parents=True)
    (tmp_path / "spec/dialects/mid.yaml").write_text(
        "dialect: mid\nsummary: Ours.\nversion: 0.1.0\npackage: opspec_of_middles\n", encoding="utf-8"
    )
    (tmp_path / "spec/ops/mid").mkdir(parents=True)
    for name, text in BROADCASTS.items():
        (tmp_path / f"spec/ops/mid/{name}.yaml").write_text(text, encoding="utf-8")
    generate(tmp_path / "spec", tmp_path / "generated")
    monkeypatch.syspath_prepend(tmp_path / "generated")
    announced([("mid", "opspec_of_middles")], {})
    module = load_unverified(MIDDLE)
    assert opspec.verify(module) == []
    x, y = np.array([[1], [2]], np.float32), np.array([3, 6], np.float32)
    assert opspec.run(module, x, y)[0].tolist() == [[5, 9.5], [5.5, 10]]
    wrong = load_unverified(
        MIDDLE.replace("%y: tensor<2xf32>", "%y: tensor<3xf32>")
        .replace("(tensor<2x2xf32>, tensor<2xf32>)", "(tensor<2x2xf32>, tensor<3xf32>)")
        .replace("(tensor<2x1xf32>, tensor<2xf32>)", "(tensor<2x1xf32>, tensor<3xf32>)")
    )
    assert [found.rule for found in opspec.verify(wrong)] == ["mid.broadcast_middle.B2", "mid.broadcast_add.B1"]
    lowered = str(opspec.lower(module))
    assert "mid.broadcast" not in lowered
    assert "stablehlo.broadcast_in_dim" in lowered
    broken = {rule for rule, _ in witnesses("mid.broadcast_middle").breaks}
    assert {f"B{number}" for number in range(1, 6)} <= broken
