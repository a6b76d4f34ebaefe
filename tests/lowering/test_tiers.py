"""`opspec lower --tier`: what may go as far as is asked stays, what has a graph is replaced, the rest is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import opspec
from opspec.cli.main import main
from opspec.lowering.expansion import LowerError
from opspec.programs import carrier
from opspec_model.definitions.versions import TIERS
from tests.generated_cases import ops
from tests.lowering.test_downgrade import one

CHLO = one("%0 = chlo.tan %a").replace("(tensor<2xf32>) -> ", "tensor<2xf32> -> ")
CALLBACK = one("%0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%a) {api_version = 4 : i32}")
PLAIN = one("%0 = stablehlo.custom_call @my_kernel(%a)")
SHARDED = """module {
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = sdy.sharding_constraint %a <@mesh, [{"x"}]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
}
"""
FOREIGN = """func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "other.op"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
PROGRAMS = {"chlo": CHLO, "callback": CALLBACK, "plain": PLAIN, "sharded": SHARDED, "foreign": FOREIGN}
# How far each may go as it is; CHLO goes on as something else.
REACH = {
    "chlo": "same-build",
    "callback": "in-process",
    "plain": "portable",
    "sharded": "mixed",
    "foreign": "same-build",
}


def loaded(name: str) -> Any:
    return opspec.load(PROGRAMS[name], context=opspec.enable() if name == "foreign" else None)


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_goes_as_far_as_its_ops(name: str, tier: str) -> None:
    module = loaded(name)
    far = list(TIERS).index(REACH[name]) >= list(TIERS).index(tier)
    if not far and name != "chlo":
        with pytest.raises(LowerError, match=f"{REACH[name]} is as far as it may go .* expected {tier}; "):
            opspec.lower(module, tier=tier)
        return
    lowered = opspec.lower(module, tier=tier)
    assert ("chlo." in str(lowered)) == (name == "chlo" and far)
    assert lowered.operation.verify()
    if tier == "portable":
        carrier.serialize(lowered, "1.4.0")


@pytest.mark.parametrize("name", ["chlo", "sharded"])
def test_the_library_writes_no_artifact_of_what_is_not_portable_but_beside_others(name: str) -> None:
    with pytest.raises(carrier.Refused):
        carrier.serialize(loaded(name), carrier.versions().stablehlo)
    assert carrier.serialize(loaded(name), "1.11.0", others=True)


def test_other_dialects_go_along_from_a_version_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, made = tmp_path / "model.mlir", tmp_path / "model.bin"
    path.write_text(SHARDED)
    words = ["lower", str(path), "--tier", "mixed", "--format", "artifact", "-o", str(made), "--to"]
    assert main([*words, "1.10.0"]) == 1
    assert f"{path}:2:1: sdy.mesh: artifacts hold other dialects from StableHLO 1.11.0 on, found 1.10.0" in (
        " ".join(capsys.readouterr().err.split())
    )
    assert main([*words, "1.11.0"]) == 0
    assert "sdy.sharding_constraint" in str(opspec.load(made))


def test_an_op_says_where_it_stands_how_far_it_may_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(CALLBACK)
    assert main(["lower", str(path), "--tier", "portable"]) == 1
    said = " ".join(capsys.readouterr().err.split())
    assert f"{path}:3:6: stablehlo.custom_call: in-process is as far as it may go" in said
    assert main(["explain", "custom_call"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "how far it may go" in said
    assert "in-process, where call_target_name == 'xla_ffi_python_cpu_callback'" in said


def test_every_op_has_a_tier() -> None:
    assert {op.dialect: op.tier for op in ops()} == {"stablehlo": "portable", "chlo": "same-build"}
