"""What a type checker says of a user's program that builds ops: as mypy sees it, in strict mode."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from opspec import ops
from opspec_model.names import CORE_DIALECTS, module_name
from tests.checkout import ROOT

PROGRAM = """
from jaxlib.mlir import ir
import opspec
from opspec import ops

module = opspec.load("func.func @main(%x: tensor<2x3xf32>, %v: tensor<f32>) { return }")
block = module.body.operations[0].regions[0].blocks[0]
x, v = block.arguments
with ir.InsertionPoint.at_block_begin(block), ir.Location.unknown(module.context):
    y = ops.pad(x, v, edge_padding_low=[0, 1], edge_padding_high=[0, 1], interior_padding=[0, 0])
    reveal_type(y)  # opspec_generated.binding.stablehlo.pad.Pad
    reveal_type(y.edge_padding_low)  # tuple[int, ...]
    z = ops.reduce([y], [v], dimensions=[0], body=lambda a, b: ops.add(a, b))
    reveal_type(z.results)  # tuple[jaxlib.mlir._mlir_libs._mlir.ir.Value[Any], ...]
    reveal_type(ops.chlo.sinh(y))  # opspec_generated.binding.chlo.sinh.Sinh
    reveal_type(ops.stablehlo.tanh(x))  # opspec_generated.binding.stablehlo.tanh.Tanh
    reveal_type(ops.and_(x, x))  # opspec_generated.builders.stablehlo.And
    reveal_type(ops.while_([x], cond=lambda a: a, body=lambda a: [a]).body)  # jaxlib.mlir._mlir_libs._mlir.ir.Region
    c = ops.compare(x, x, comparison_direction="LT")
    reveal_type(ops.view(c.operation))  # opspec.building.views.OpView
    ops.pad(x, v, edge_padding_low="no", edge_padding_high=[0], interior_padding=[0])  # error: arg-type
    ops.compare(x, x, comparison_direction="LESS")  # error: arg-type
    ops.pad(x, edge_padding_low=[0], edge_padding_high=[0], interior_padding=[0])  # error: call-arg
    ops.add(x, 3)  # error: arg-type
    ops.reduce([y], [v], dimensions=[0])  # error: call-arg
    ops.tanh(x, result_accuracy=[1, 2])  # error: call-arg
    y.edge_padding  # error: attr-defined
"""


@pytest.mark.full
@pytest.mark.slow
def test_a_type_checker_knows_builders_and_views(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    file = tmp_path / "user.py"
    file.write_text(PROGRAM)
    paths = os.pathsep.join(str(ROOT / part) for part in ("runtime", "model", "generator", "generated"))
    kept = ["--cache-dir", str(ROOT / ".mypy_cache/users")]  # what does not change is looked through once
    options = ["--strict", "--ignore-missing-imports", "--follow-imports=silent", *kept]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, str(file)],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    said = re.findall(r"user\.py:(\d+): (?:note: Revealed type is \"(.*)\"|error: .*\[([\w-]+)\])", done.stdout)
    found = {int(line): type_ or f"error: {code}" for line, type_, code in said}
    lines = enumerate(PROGRAM.splitlines(), 1)
    assert found == {at: line.partition("  # ")[2] for at, line in lines if "  # " in line}, done.stdout + done.stderr


def test_every_builder_is_declared() -> None:
    for dialect, short in (name.split(".") for name in ops.index() if name.partition(".")[0] in CORE_DIALECTS):
        text = (ROOT / f"generated/opspec_generated/builders/{dialect}.pyi").read_text("utf-8")
        name = module_name(short)
        builder = name if hasattr(getattr(ops, dialect), name) and f" {name} as {name}" in text else f"{name}_"
        assert f" {builder} as {builder}" in text or f"def {builder}(" in text, name
