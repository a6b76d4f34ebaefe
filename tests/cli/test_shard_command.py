"""`opspec shard --rule` as a command: of an op, of a program that JAX lowered."""

from __future__ import annotations

import json
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
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
    assert main(["shard", "--rule", "dot_generl"]) == 2
    assert "did you mean dot_general?" in capsys.readouterr().err


@pytest.fixture(scope="module")
def gated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that JAX lowered for a mesh of one device, as if there were eight."""
    mesh = jax.make_mesh((1, 1), ("data", "model"))

    def place(*axes: str | None) -> jax.NamedSharding:
        return jax.NamedSharding(mesh, jax.P(*axes))

    def gate(x: jax.Array, w: jax.Array) -> jax.Array:
        return jnp.tanh(x @ w) * 2

    shardings = (place("data", None), place(None, "model"))
    lowered = jax.jit(gate, in_shardings=shardings).lower(jnp.ones((8, 16)), jnp.ones((16, 4)))
    file = tmp_path_factory.mktemp("shard") / "gate.mlir"
    file.write_text(lowered.as_text().replace('"data"=1, "model"=1', '"data"=4, "model"=2'))
    return file


def test_a_program_of_jax_with_a_sharding_beside_every_value(
    gated: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, picture = tmp_path / "made.mlir", tmp_path / "how.svg"
    assert main(["shard", str(gated), "--explain", "-o", str(made), "--svg", str(picture)]) == 0
    shown = capsys.readouterr().out
    words = " ".join(shown.split())
    assert "stablehlo.dot_general ([i, k], [k, j])->([i, j])" in words
    assert "data from operand 0, model from operand 1" in words
    assert max(map(len, shown.replace(str(gated), "gate.mlir").splitlines())) <= 80
    assert made.read_text().count('<@mesh, [{"data"}, {"model"}]>') >= 3
    drawn = picture.read_text()
    assert drawn.startswith("<svg")
    assert "…" not in drawn
    assert "fill:#fff" not in drawn  # which nobody reads on a light ground
    assert main(["verify", str(made)]) == 0


def test_the_same_as_data(gated: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shard", str(gated), "--explain", "--strategy", "basic", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    made = {row["maker"]: row for row in found["values"]}["stablehlo.tanh"]
    assert made["axes"] == [["data"], ["model"]]
    assert made["local_shape"] == [2, 2]
    assert {move["op"] for move in found["moves"]} >= {"stablehlo.dot_general", "stablehlo.tanh"}


def test_a_program_or_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shard"]) == 2
    assert "expected a program, or --rule" in capsys.readouterr().err


@pytest.mark.parametrize("mesh", [None, 2])
def test_what_one_device_has_by_its_number(
    mesh: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """JAX lets the device that calls Python have all, and lists no dimensions there."""
    type_ = jax.ShapeDtypeStruct((4,), jnp.float32)
    text = jax.jit(lambda x: jax.pure_callback(np.sin, type_, x)).lower(type_).as_text()
    assert "<@maximal_mesh_0, []>" in text
    if mesh is not None:
        text = text.replace("sdy.mesh", f'sdy.mesh @mesh = <["x"={mesh}]>\n  sdy.mesh', 1)
        text = text.replace(
            "%arg0: tensor<4xf32>", '%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}'
        )
    file, made = tmp_path / "calling.mlir", tmp_path / "made.mlir"
    file.write_text(text)
    assert main(["shard", str(file)]) == 0
    shown = capsys.readouterr().out
    assert ("@main on one device" if mesh is None else "@main on a mesh of x=2") in shown
    assert "custom_call  4  [-]" in shown
    for words, beside in (([], "<@maximal_mesh_0, []>"), (["--gspmd"], "{maximal device=0}")):
        assert main(["shard", str(file), "-o", str(made), *words]) == 0
        assert made.read_text().count(beside) == 1
        assert main(["verify", str(made)]) == 0
    assert main(["partition", str(file), "--replicate"]) == (mesh is None)
    capsys.readouterr()
