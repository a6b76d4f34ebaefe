"""Ops of a pack that is made here, from YAML only: they fuse, with ours and with each other, on every engine."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from pathlib import Path

from opspec_generator.generate import generate
from tests.forks import forked

FILES = {
    "dialects/bent.yaml": "dialect: bent\nsummary: Ours.\nversion: 0.1.0\npackage: opspec_bent\n",
    "ops/bent/gate.yaml": """
op: bent.gate
summary: The larger one of two values, less the square of their difference.
typevars: {T: float}
operands: {x: tensor<S x T>, y: tensor<S x T>}
results: {result: tensor<S x T>}
constraints: {C1: {size: y}, C2: {size: result}}
semantics: "ieee_maximum(x[o], y[o]) - (x[o] - y[o]) * (x[o] - y[o])"
accuracy: {f32: 4}
examples: {one: "tensor<2xf32> [1, 2], tensor<2xf32> [3, 2] -> [-1, 2]"}
history: {0.1.0: added}
""",
    "ops/bent/turn.yaml": """
op: bent.turn
summary: A matrix with its rows moved on by one, across the edge.
typevars: {T: any}
operands: {x: tensor<S x T>}
attributes: {by: "i64[rank(x)]"}
results: {result: tensor<S x T>}
constraints: {C1: {size: by}, C2: {size: result}}
semantics: "x[(o + by) % S]"
accuracy: exact
examples:
  one: {inputs: {x: "tensor<2xf32> [1, 2]"}, attributes: {by: "[1]"}, outputs: {result: "tensor<2xf32> [2, 1]"}}
history: {0.1.0: added}
""",
}
SCRIPT = '''
import json, sys
import numpy as np
import opspec
from opspec.compiled.shown import blocks_of, plan_data
from opspec.programs.records import import_module

text = """
func.func @main(%x: tensor<40x70xf32>, %y: tensor<40x70xf32>) -> tensor<40x70xf32> {
  %0 = stablehlo.add %x, %y : tensor<40x70xf32>
  %1 = "bent.turn"(%0) {by = array<i64: 1, 2>} : (tensor<40x70xf32>) -> tensor<40x70xf32>
  %2 = "bent.gate"(%1, %x) : (tensor<40x70xf32>, tensor<40x70xf32>) -> tensor<40x70xf32>
  %3 = stablehlo.multiply %2, %y : tensor<40x70xf32>
  return %3 : tensor<40x70xf32>
}
"""
module = opspec.load(text)
assert opspec.verify(module) == []
x, y = np.random.default_rng(0).standard_normal((2, 40, 70)).astype(np.float32)
turned = np.roll(x + y, (-1, -2), (0, 1))
wanted = (np.maximum(turned, x) - (turned - x) * (turned - x)) * y
given = {name: opspec.run(module, x, y, engine=name)[0] for name in sys.argv[1:]}
plan = plan_data(blocks_of(import_module(module)))
(block,) = plan["blocks"]
print(json.dumps({
    "same": {name: bool((found == wanted).all()) for name, found in given.items()},
    "fused": plan["fused"],
    "ops": [op["op"] for step in block["steps"] for kernel in step.get("kernels", ()) for op in kernel["ops"]],
    "libraries": [step["library"] for step in block["steps"] if "library" in step],
}))
'''


def test_an_op_of_a_pack_fuses_from_its_file_alone(tmp_path: Path) -> None:
    for name, text in FILES.items():
        path = tmp_path / "spec" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.lstrip(), "utf-8")
    generate(tmp_path / "spec", tmp_path / "made")
    told = tmp_path / "made" / "opspec_bent-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: opspec-bent\nVersion: 0.1.0\n", "utf-8")
    (told / "entry_points.txt").write_text("[opspec.dialects]\nbent = opspec_bent\n", "utf-8")
    path = os.pathsep.join([str(tmp_path / "made"), *sys.path])
    engines = ["numpy", "reference", *(["cpu"] if importlib.util.find_spec("llvmlite") else [])]
    done = forked(["-c", SCRIPT, *engines], env={**os.environ, "PYTHONPATH": path, "OPSPEC_CACHE": "off"})
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["same"] == dict.fromkeys(engines, True)
    assert found["libraries"] == []
    assert {"bent.turn", "bent.gate"} <= set(found["ops"])
    assert found["fused"] == 4
