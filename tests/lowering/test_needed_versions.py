"""`opspec requires`: the version that a program needs is the first of which the carrier can write an artifact."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import opspec
from opspec.catalog.witnesses import witnesses
from opspec.cli.main import main
from opspec.errors import OpSpecError
from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec.lowering.needed_versions import least_version, needs
from opspec.programs import carrier
from opspec_model.definitions.spec import Op
from tests.generated_cases import ops
from tests.lowering.test_downgrade import ACCURATE, BATCHED, PROGRAMS, function, one
from tests.samples import one_in

CURRENT = carrier.versions().stablehlo
VERSIONS = [
    *(f"0.{minor}.0" for minor in range(9, 21)),
    *(f"1.{minor}.0" for minor in range(int(CURRENT.split(".")[1]) + 1)),
]
# The carrier cannot write these at all, whatever the version.
UNWRITTEN = ("unresolved materialization", "unresolved target materialization", "explicitly marked illegal")


def first_written(module: Any) -> str | None:
    """The first version of which the carrier writes an artifact; None where it writes none."""
    low, high = 0, len(VERSIONS) - 1
    try:
        carrier.serialize(module, VERSIONS[high])
    except carrier.Refused as refused:
        if any(text in str(refused) for text in UNWRITTEN):
            return None
        raise
    while low < high:
        middle = (low + high) // 2
        try:
            carrier.serialize(module, VERSIONS[middle])
            high = middle
        except carrier.Refused:
            low = middle + 1
    return VERSIONS[low]


def programs(op: Op) -> list[str]:
    return [*(program(op, from_example(op, example)) for example in op.shown), *witnesses(op.name).keeps]


@pytest.mark.parametrize("op", one_in(6, [op for op in ops() if op.dialect == "stablehlo"]), ids=lambda op: op.name)
def test_an_op_needs_what_the_carrier_can_write(op: Op) -> None:
    for text in programs(op):
        try:
            module = opspec.load(text)
        except OpSpecError:
            continue  # newer than this carrier
        found = first_written(module)
        if found is not None:
            assert least_version(list(needs(module))) == found, text


WIDER = function(
    "%a: tensor<4xbf16>, %z: tensor<bf16>",
    "tensor<f32>",
    '%0 = "stablehlo.reduce"(%a, %z) ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n'
    "%s = stablehlo.add %x, %y : tensor<f32>\nstablehlo.return %s : tensor<f32>\n"
    "}) {dimensions = array<i64: 0>} : (tensor<4xbf16>, tensor<bf16>) -> tensor<f32>\nreturn %0 : tensor<f32>",
)
SETTINGS = one("%0 = stablehlo.custom_call @f(%a) {backend_config = {a = 1 : i32}, api_version = 4 : i32}")
NARROW = function(
    "%a: tensor<1x4x1xf8E4M3FN>, %k: tensor<2x1x1xf8E5M2>",
    "tensor<1x3x1xf32>",
    "%0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} "
    "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
    "(tensor<1x4x1xf8E4M3FN>, tensor<2x1x1xf8E5M2>) -> tensor<1x3x1xf32>\nreturn %0 : tensor<1x3x1xf32>",
)
USES = {
    **{name: row[0] for name, row in PROGRAMS.items()},
    **{f"batched {name}": text for name, text in BATCHED.items()},
    "wider": WIDER,
    "narrow": NARROW,
    "settings": SETTINGS,
    "buffer": one("%0 = stablehlo.custom_call @f(%a)", "memref<2xf32>"),
    "along an axis": one("%0 = stablehlo.negate %a", "tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>").replace(
        "(tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ", ""
    ),
}


@pytest.mark.parametrize("name", USES)
def test_a_use_needs_what_the_carrier_can_write(name: str) -> None:
    try:
        module = opspec.load(USES[name])
    except OpSpecError as error:
        pytest.skip(f"this carrier cannot read it: {str(error).splitlines()[0]}")
    if name == "composite":
        module = opspec.lower(module)  # whose function has an op of CHLO
    assert least_version(list(needs(module))) == first_written(module)


def test_what_has_no_version_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.tan %x : tensor<2xf32>\n"
        "  %1 = chlo.square %0 : tensor<2xf32> -> tensor<2xf32>\n  return %1 : tensor<2xf32>\n}\n"
    )
    assert main(["requires", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["no version: it has dialects that promise nothing", "`opspec lower` replaces CHLO"]
    assert "  none    chlo.square: the dialect chlo" in lines
    assert f"          at {path}:3:8" in lines
    assert max(map(len, lines[:3])) <= 80
    assert main(["requires", str(path), "--format", "json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["version"] is None
    assert [need["since"] for need in data["needs"]] == [None, "1.4.0"]


def test_each_dialect_that_has_no_version_is_replaced_by_its_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(
        'sdy.mesh @m = <["x"=2]>\nfunc.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n'
        '  %0 = sdy.sharding_constraint %x <@m, [{"x"}]> : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n'
    )
    assert main(["requires", str(path)]) == 1
    first, tip, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("no version")
    assert tip == "`opspec partition` replaces sdy"


def test_the_default_accuracy_needs_no_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    for accuracy, version in (("", "0.9.0"), (f"{{{ACCURATE}}}", "1.9.0")):
        path.write_text(one(f'%0 = "stablehlo.exponential"(%a) {accuracy}'))
        assert main(["requires", str(path)]) == 0
        assert capsys.readouterr().out.startswith(f"StableHLO {version} or newer\n")
