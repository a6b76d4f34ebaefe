"""`opspec plan` as a command: kernels, what is stored and why, what is left to libraries."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from opspec.cli.main import main

_SVG = "{http://www.w3.org/2000/svg}"

PROGRAM = """func.func @main(%x: tensor<4x300000xf32>, %w: tensor<20x300000xf32>)
    -> (tensor<4xf32>, tensor<4x20xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.add %x, %x : tensor<4x300000xf32>
  %t = stablehlo.reshape %w : (tensor<20x300000xf32>) -> tensor<300000x20xf32>
  %d = stablehlo.dot_general %y, %t, contracting_dims = [1] x [0]
    : (tensor<4x300000xf32>, tensor<300000x20xf32>) -> tensor<4x20xf32>
  %m = stablehlo.negate %x : tensor<4x300000xf32>
  %s = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x300000xf32>, tensor<f32>) -> tensor<4xf32>
  return %s, %d : tensor<4xf32>, tensor<4x20xf32>
}
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "model.mlir"
    path.write_text(PROGRAM)
    return str(path)


def test_kernels_are_shown_with_their_ops_and_what_they_store(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", file]) == 0
    shown = capsys.readouterr().out
    assert "row kernel over 4, add of 300,000" in shown
    assert "4,800,000 bytes read, 16 written, 2,400,000 operations" in shown
    assert "library: stablehlo.dot_general" in shown
    assert shown.endswith(
        "in all 38,400,000 bytes read, 4,800,336 written, 51,600,000 operations\n3 of 5 ops in 2 kernels\n"
    )


def test_a_view_that_only_a_library_reads_is_left_to_it(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", file, "--format", "json"]) == 0
    (block,) = json.loads(capsys.readouterr().out)["blocks"]
    left = {step["library"]: step["why"] for step in block["steps"] if "library" in step}
    assert left["stablehlo.reshape"] == "a library reads it in place"
    kernels = [kernel for step in block["steps"] for kernel in step.get("kernels", ())]
    assert [kernel["form"] for kernel in kernels] == ["flat", "row"]
    assert kernels[1]["folds"] == [{"terms": 300000, "by": "add", "order": "tree"}]


OPEN = """func.func @main(%x: tensor<?x?xf32>, %w: tensor<?x5xf32>) -> tensor<5x?xf32> {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<?x?xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
  %r = stablehlo.reverse %d, dims = [0] : tensor<?x5xf32>
  %t = stablehlo.transpose %r, dims = [1, 0] : (tensor<?x5xf32>) -> tensor<5x?xf32>
  return %t : tensor<5x?xf32>
}
"""
HINT = "0 of 3 ops in 0 kernels sizes of arguments are open: a call is refined and fused for those that it has; `opspec"


@pytest.mark.parametrize("products", ["fast", "strict"])
def test_what_has_open_sizes_is_no_kernel_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], products: str
) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(OPEN)
    assert main(["plan", str(path), "--products", products, "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["open_arguments"]
    (block,) = data["blocks"]
    assert [step["library"] for step in block["steps"]] == [
        f"stablehlo.{name}" for name in ("dot_general", "reverse", "transpose")
    ]
    assert {step["why"] for step in block["steps"]} == {"its sizes are known only when it runs"}
    assert main(["plan", str(path), "--products", products]) == 0
    assert HINT in " ".join(capsys.readouterr().out.split())
    assert main(["refine", str(path), "--input-types", "2x3xf32,3x5xf32", "-o", str(tmp_path / "refined.mlir")]) == 0
    assert main(["plan", str(tmp_path / "refined.mlir"), "--products", products]) == 0
    assert "sizes of arguments" not in capsys.readouterr().out


COSTLY = """func.func @main(%x: tensor<30x501xf32>, %y: tensor<501x20xf32>, %z: tensor<16x60xcomplex<f32>>)
    -> (tensor<30x20xf32>, tensor<16x60xcomplex<f32>>, tensor<30x501xf32>) {
  %p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
    : (tensor<30x501xf32>, tensor<501x20xf32>) -> tensor<30x20xf32>
  %f = stablehlo.fft %z, type = FFT, length = [60] : (tensor<16x60xcomplex<f32>>) -> tensor<16x60xcomplex<f32>>
  %s = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<30x501xf32>) -> tensor<30x501xf32>
  return %p, %f, %s : tensor<30x20xf32>, tensor<16x60xcomplex<f32>>, tensor<30x501xf32>
}
"""
COSTS = {
    "stablehlo.dot_general": (30 * 501 * 4 + 501 * 20 * 4, 30 * 20 * 4, 2 * 30 * 501 * 20),
    "stablehlo.fft": (16 * 60 * 8, 16 * 60 * 8, 5 * 16 * 60 * 6),  # five for each element and halving
    "stablehlo.sort": (30 * 501 * 4, 30 * 501 * 4, 30 * 501 * 9),  # a comparison for each
}


def test_what_is_no_kernel_has_costs_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(COSTLY)
    assert main(["plan", str(path), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    keys = ("read", "written", "operations")
    (*_, block) = data["blocks"]
    found = {step["library"]: tuple(step[key] for key in keys) for step in block["steps"] if "library" in step}
    assert found == COSTS
    run = [part for block in data["blocks"] for step in block["steps"] for part in step.get("kernels", [step])]
    totals = {key: sum(part[key] for part in run) for key in keys}
    assert data["costs"] == {**totals, "of_unknown_cost": 0}
    assert main(["plan", str(path)]) == 0
    shown = capsys.readouterr().out
    for read, written, operations in COSTS.values():
        assert f"\n    {read:,} bytes read, {written:,} written, {operations:,} operations\n" in shown
    read, written, operations = totals.values()
    assert f"\nin all {read:,} bytes read, {written:,} written, {operations:,} operations\n" in shown


def test_what_an_op_costs_is_said_where_it_is_known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(OPEN)
    assert main(["plan", str(path), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["costs"] == {"read": 0, "written": 0, "operations": 0, "of_unknown_cost": 3}
    assert main(["plan", str(path)]) == 0
    shown = capsys.readouterr().out
    assert shown.count("bytes read") == 1
    assert "in all 0 bytes read, 0 written, 0 operations, without 3 ops of unknown cost\n" in shown
    path.write_text("func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n  return %x : tensor<3xf32>\n}\n")
    assert main(["plan", str(path)]) == 0
    assert "in all" not in capsys.readouterr().out


CONVOLUTION = """func.func @main(%x: tensor<2x9x9x16xf32>, %w: tensor<3x3x16x32xf32>) -> tensor<2x7x7x32xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x9x16xf32>, tensor<3x3x16x32xf32>) -> tensor<2x7x7x32xf32>
  return %r : tensor<2x7x7x32xf32>
}
"""


def test_what_stands_in_for_a_library_is_told_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")
    path = tmp_path / "model.mlir"
    path.write_text(CONVOLUTION)
    assert main(["plan", str(path)]) == 0
    assert "  machine code of a convolution: stablehlo.convolution at" in capsys.readouterr().out
    assert main(["plan", str(path), "--format", "json"]) == 0
    ((step,),) = [block["steps"] for block in json.loads(capsys.readouterr().out)["blocks"]]
    assert step["machine_code"] == "convolution"
    for how, word in (("--llvm", "define void @kernel"), ("--asm", "ret")):
        assert main(["plan", str(path), how, "--format", "json"]) == 0
        (kernel,) = json.loads(capsys.readouterr().out)["kernels"]
        assert kernel["form"] == "convolution"
        assert word in kernel["code"]
    assert main(["plan", str(path), "--svg", str(tmp_path / "plan.svg")]) == 0
    assert "machine code of a convolution" in (tmp_path / "plan.svg").read_text("utf-8")


def test_the_picture_says_what_the_text_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")
    path = tmp_path / "model.mlir"
    path.write_text("""func.func @main(%x: tensor<64x64xf32>, %y: tensor<64x10xf32>) -> tensor<64x10xf32> {
  %a = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>)
    -> tensor<64x64xf32>
  %b = stablehlo.tanh %a : tensor<64x64xf32>
  %c = stablehlo.dot_general %b, %y, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x10xf32>)
    -> tensor<64x10xf32>
  return %c : tensor<64x10xf32>
}
""")
    assert main(["plan", str(path), "--svg", str(tmp_path / "plan.svg")]) == 0
    told = capsys.readouterr().out.splitlines()
    root = ElementTree.parse(tmp_path / "plan.svg").getroot()
    shown = [found.text for found in root.iter(f"{_SVG}text")]
    assert told[0] == "@main, as one function"
    assert told[0] in shown
    heads = [line.strip().partition(": stablehlo")[0] for line in told if line.startswith("  ") and line[2] != " "]
    assert len(heads) == 3
    assert [words for words in shown if words in heads] == heads


def test_the_picture_has_a_box_for_each_step_and_a_line_from_what_is_stored_to_who_reads_it(
    file: str, tmp_path: Path
) -> None:
    path = tmp_path / "plan.svg"
    assert main(["plan", file, "--svg", str(path)]) == 0
    root = ElementTree.parse(path).getroot()
    shown = [found.text for found in root.iter(f"{_SVG}text")]
    assert shown[:2] == ["What was fused", "3 of 5 ops in 2 kernels"]
    assert "row kernel over 4, add of 300,000" in shown
    assert shown.count("library") == 2
    bars = [box for box in root.iter(f"{_SVG}rect") if box.get("width") == "4"]
    assert [bar.get("class") for bar in bars].count("one") == 2
    assert [bar.get("class") for bar in bars].count("other") == 2
    # One path for each value that is read, and one for each step that reads it: its tip stands beside a box.
    paths = [found.get("d") or "" for found in root.iter(f"{_SVG}path")]
    tips = [float(path.split()[1].split()[0]) for path in paths if "l4 3" in path]
    boxes = [(float(bar.get("y", 0)), float(bar.get("height", 0))) for bar in bars]
    assert tips
    assert all(any(top <= tip <= top + height for top, height in boxes) for tip in tips)
    described = root.find(f"{_SVG}desc")
    assert described is not None
    assert "library: reshape" in (described.text or "")


def test_an_engine_is_chosen_on_the_command_line(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = [
        "run",
        file,
        "--arg",
        "tensor<4x300000xf32> 1",
        "--arg",
        "tensor<20x300000xf32> 2",
        "--engine",
        "reference",
    ]
    assert main(given) == 0
    assert "arr_0: tensor<4xf32> [-300000.0, -300000.0, -300000.0, -300000.0]" in capsys.readouterr().out
    assert main([*given, "--formula"]) == 2
    assert "expected --engine numpy with --formula" in capsys.readouterr().err


def test_products_are_strict_where_kernels_compute_them(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", file, "--products", "strict"]) == 0
    assert "library" not in capsys.readouterr().out
    given = ["run", file, "--arg", "tensor<4x300000xf32> 1", "--arg", "tensor<20x300000xf32> 2", "--products", "strict"]
    assert main([*given, "--engine", "reference"]) == 0
    assert main([*given, "--engine", "tiered"]) == 2
    assert main([*given, "--engine", "numpy"]) == 2
    assert "expected --engine cpu or reference with --products strict" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main([*given[:-1], "quick"])
    assert ended.value.code == 2


TAKEN = """func.func @main(%x: tensor<3x3xf32>, %n: tensor<i32>, %p: tensor<i1>)
    -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
  %a = stablehlo.exponential %x : tensor<3x3xf32>
  %b = stablehlo.negate %x : tensor<3x3xf32>
  %c = stablehlo.tanh %x : tensor<3x3xf32>
  %r:2 = stablehlo.while(%i = %n, %v = %a) : tensor<i32>, tensor<3x3xf32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %w = stablehlo.tanh %v : tensor<3x3xf32>
    stablehlo.return %i, %w : tensor<i32>, tensor<3x3xf32>
  }
  %s = "stablehlo.if"(%p) ({
    stablehlo.return %b : tensor<3x3xf32>
  }, {
    stablehlo.return %x : tensor<3x3xf32>
  }) : (tensor<i1>) -> tensor<3x3xf32>
  %m = "stablehlo.cholesky"(%c) {lower = true} : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %t = stablehlo.tanh %m : tensor<3x3xf32>
  return %r#1, %s, %m, %t : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}
"""


def test_a_value_is_stored_for_whoever_takes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(TAKEN)
    assert main(["plan", str(path), "--format", "json"]) == 0
    steps = json.loads(capsys.readouterr().out)["blocks"][-1]["steps"]
    assert main(["plan", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-2].endswith(" operations, each block once")
    kernels = [kernel for step in steps for kernel in step.get("kernels", ())]
    found = {op["place"]: store["why"] for kernel in kernels for store in kernel["stores"] for op in kernel["ops"]}
    places = [TAKEN[: TAKEN.index(text)].count("\n") + 1 for text in ("%a =", "%b =", "%c =", "%t =")]
    whys = [next(why for place, why in found.items() if place.startswith(f"{path}:{line}:")) for line in places]
    assert whys == ["a loop takes it", "a branch takes it", "a library takes it", "it is a result"]


SCATTER = """func.func @main(%i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<9xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<9xf32>
  %v = stablehlo.negate %u : tensor<5xf32>
  %r = "stablehlo.scatter"(%start, %i, %v) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
      index_vector_dim = 1>} : (tensor<9xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
"""


def test_of_a_scatter_each_kernel_has_the_ops_that_it_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(SCATTER)
    assert main(["plan", str(path), "--format", "json"]) == 0
    ((step,),) = [block["steps"] for block in json.loads(capsys.readouterr().out)["blocks"]]
    filling, pushing = [[op["op"] for op in kernel["ops"]] for kernel in step["kernels"]]
    assert filling == ["stablehlo.broadcast_in_dim", "stablehlo.scatter"]
    assert pushing == ["stablehlo.negate", "stablehlo.scatter"]


@pytest.mark.parametrize(("option", "words"), [("--llvm", "define void @kernel"), ("--asm", "kernel:")])
def test_kernels_are_shown_as_code(file: str, capsys: pytest.CaptureFixture[str], option: str, words: str) -> None:
    pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")
    assert main(["plan", file, option]) == 0
    shown = capsys.readouterr().out
    assert shown.count(words) == 2
    assert "stablehlo.reduce at" in shown
    assert main(["plan", file, option, "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [words in kernel["code"] for kernel in data["kernels"]] == [True, True]
    assert data["refused"] == 0


def test_machine_code_is_text_that_an_assembler_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")
    compiler = shutil.which("gcc")
    path = tmp_path / "model.mlir"
    path.write_text("""func.func @main(%x: tensor<300xf32>) -> tensor<300xf32> {
  %a = stablehlo.add %x, %x : tensor<300xf32>
  return %a : tensor<300xf32>
}
""")
    assert main(["plan", str(path), "--asm"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("# @main: flat kernel for ")
    assert f"\n#   stablehlo.add at {path}:2:8\n" in shown
    if compiler is None or sys.platform == "win32":
        pytest.skip("no gcc")
    command = [compiler, "-c", "-x", "assembler", "-", "-o", str(tmp_path / "model.o")]
    subprocess.run(command, input=shown, text=True, check=True)
    assert main(["plan", str(path), "--llvm"]) == 0
    assert capsys.readouterr().out.startswith("; @main: flat kernel for ")


@pytest.mark.parametrize("option", ["--llvm", "--asm"])
def test_kernels_without_points_have_no_code(tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str) -> None:
    pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")
    path = tmp_path / "model.mlir"
    path.write_text("""func.func @main(%x: tensor<0xf32>) -> tensor<2x0xf32> {
  %e = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<0xf32>) -> tensor<2x0xf32>
  return %e : tensor<2x0xf32>
}""")
    assert main(["plan", str(path), option, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["kernels"] == []


@pytest.mark.parametrize("option", ["--c", "--cuda"])
def test_no_kernel_to_show_is_said_beside_the_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(OPEN)
    assert main(["plan", str(path), option]) == 0
    shown = capsys.readouterr()
    assert not shown.out
    assert "no kernel to show; `opspec plan` alone says" in shown.err


def test_kernels_are_shown_as_c(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", file, "--c"]) == 0
    shown = capsys.readouterr().out
    assert "void kernel1(" in shown
    assert "void kernel2(" in shown
    assert "// @main: row kernel\n//   stablehlo.negate at" in shown
    assert shown.count("#include <math.h>") == 1
    assert main(["plan", file, "--c", "--format", "json"]) == 0
    first, _ = json.loads(capsys.readouterr().out)["kernels"]
    assert first["ops"][0]["op"] == "stablehlo.add"
    assert [buffer["type"] for buffer in first["buffers"]] == ["tensor<4x300000xf32>", "tensor<4x300000xf32>"]


def test_kernels_are_shown_as_cuda_with_their_launches(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", file, "--cuda"]) == 0
    shown = capsys.readouterr().out
    assert 'extern "C" __global__ void __launch_bounds__(1024) kernel2(' in shown
    assert "// @main: row kernel, 4 blocks, 1024 threads\n//   stablehlo.negate at" in shown
    assert main(["plan", file, "--cuda", "--format", "json"]) == 0
    first, second = json.loads(capsys.readouterr().out)["kernels"]
    assert (first["blocks"], first["threads"]) == (9375, 128)
    assert (second["blocks"], second["threads"]) == (4, 1024)


def test_a_splat_is_read_without_being_spread(tmp_path: Path) -> None:
    """40 GB of it."""
    path = tmp_path / "model.mlir"
    path.write_text("""func.func @main() -> tensor<100000x100000xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<100000x100000xf32>
  %1 = stablehlo.add %0, %0 : tensor<100000x100000xf32>
  return %1 : tensor<100000x100000xf32>
}
""")
    assert main(["plan", str(path)]) == 0
    assert main(["buffers", str(path), "--engine", "cpu"]) == 0


RUNNING = """func.func @main(%x: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [63, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 1, 64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x64xf32>, tensor<f32>) -> tensor<4x64xf32>
  return %0 : tensor<4x64xf32>
}
"""


def test_long_lines_go_on_further_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")
    monkeypatch.chdir(tmp_path)
    name = "running_totals_of_rows.mlir"
    Path(name).write_text(RUNNING)
    assert main(["plan", name]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    at = next(at for at, line in enumerate(lines) if "reduce_window" in line)
    assert f"{lines[at]} {lines[at + 1].lstrip()}".endswith(f"stablehlo.reduce_window at {name}:3:8")
    assert lines[at + 1].startswith("      ")
