"""`opspec shard --rule` as a command: of an op, of a program that JAX lowered."""

from __future__ import annotations

import json
from pathlib import Path

import jax
import jax.numpy as jnp
import pytest

from opspec.cli.main import main


def test_the_rule_of_an_op(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shard", "--rule", "dot_general"]) == 0
    shown = capsys.readouterr().out
    assert "([i, k], [k, j])->([i, j]) {i=2, j=2, k=2} reduction={k}" in shown
    assert "k: lhs.1, rhs.0: what the devices have is combined (by add)" in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(("name", "said"), [("stablehlo.pad", ""), ("nothing.mlir", "cannot read nothing.mlir")])
def test_a_name_with_a_point_is_an_op_or_a_file(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shard", "--rule", name]) == bool(said)
    shown = capsys.readouterr()
    assert said in shown.err if said else shown.out.startswith("stablehlo.pad")


def test_what_has_no_rule_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shard", "--rule", "rng"]) == 0
    assert "no rule follows from its meaning" in capsys.readouterr().out


def test_the_ops_of_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def norm(x: jax.Array, w: jax.Array) -> jax.Array:
        return (x / jnp.sum(x, axis=1, keepdims=True)) @ w

    file = tmp_path / "norm.mlir"
    file.write_text(jax.jit(norm).lower(jnp.ones((4, 6)), jnp.ones((6, 2))).as_text())
    assert main(["shard", "--rule", str(file), "--format", "json"]) == 0
    ops = {entry["op"]: entry for entry in json.loads(capsys.readouterr().out)["ops"]}
    assert ops["stablehlo.reduce"]["factors"]["j"] == {
        "size": 6,
        "kind": "reduction",
        "blocked": False,
        "combine": "body",
    }
    assert ops["stablehlo.divide"]["operands"] == [[["i"], ["j"]], [["i"], ["j"]]]
    assert ops["stablehlo.dot_general"]["rule"].startswith("#sdy.op_sharding_rule<([i, k], [k, j])->([i, j])")
    assert main(["shard", "--rule", str(file)]) == 0
    assert "stablehlo.dot_general" in capsys.readouterr().out


def test_an_unknown_op_is_told_with_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shard", "--rule", "dot_generl"]) == 1
    assert "did you mean dot_general?" in capsys.readouterr().err
