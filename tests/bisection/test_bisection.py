"""The pass that a dump shows to be wrong is named, and one that only rounds otherwise is not."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from opspec.arrays import load_npz, save_npz
from opspec.bisection.changes import changes
from opspec.bisection.cut import shown
from opspec.bisection.passes import Bisection, PassVerdict, Stages, bisect
from opspec.bisection.stages import DumpStage, common, dumps
from opspec.cli.main import main
from opspec.execution.executor import compile as compile_program
from opspec.programs.loading import HloNote, load
from opspec.programs.records import import_module
from tests.bisection.dump import W, X, dumped, plain
from tests.samples import one_in

pytestmark = pytest.mark.filterwarnings(f"ignore::{HloNote.__module__}.HloNote")

ALGSIMP = "algsimp"
# What is planted in a stage: its text with the first here as the second.
PLANTED = {
    "operands of a difference": ("subtract(%dot_general.1, %sub.6)", "subtract(%sub.6, %dot_general.1)"),
    "add to subtract": (" add(%select_n.0, %sort.0)", " subtract(%select_n.0, %sort.0)"),
    "a threshold": ("constant(0.1)", "constant(0.2)"),
    "what is padded with": ("constant(0.5)", "constant(0.25)"),
    "a factor of integers": ("s32[] constant(2)\n", "s32[] constant(3)\n"),
    "the order of a sort": ("compare(%select, %select.1), direction=LT", "compare(%select, %select.1), direction=GT"),
    "the direction of a comparison": ("%broadcast.4), direction=GT", "%broadcast.4), direction=LT"),
    "branches of a select": ("select(%gt.3, %multiply, %neg.1)", "select(%gt.3, %neg.1, %multiply)"),
    "negate to abs": (" negate(%x.1)", " abs(%x.1)"),
    "what a sum is reduced by": (" add(%reduce_sum.3, %reduce_sum.4)", " maximum(%reduce_sum.3, %reduce_sum.4)"),
    "where a slice begins": ("slice={[0:4], [1:4]}", "slice={[0:4], [2:5]}"),
    "which rows a slice takes": ("slice={[1:3], [2:4]}", "slice={[0:2], [2:4]}"),
    "which side is padded": ("padding=0_1x2_0", "padding=1_0x2_0"),
    "an index that is gathered": ("{ {0}, {3}, {5} }", "{ {0}, {4}, {5} }"),
    "operands of a concatenate": ("concatenate(%add.9, %x.1)", "concatenate(%x.1, %add.9)"),
    "the padding of a window": ("pad=0_0x5_0", "pad=0_0x0_5"),
    "the bound of a loop": ("s32[] constant(3)\n", "s32[] constant(4)\n"),
    "a factor in a loop": ("constant(1.5)", "constant(1.25)"),
    "another function": (" exponential(%sub.7)", " tanh(%sub.7)"),
    "a contracted dimension": ("rhs_contracting_dims={0}", "rhs_contracting_dims={1}"),
    "a dimension of an iota": ("s32[4,6]{1,0} iota(), iota_dimension=1", "s32[4,6]{1,0} iota(), iota_dimension=0"),
    "operands of a quotient": ("divide(%broadcast.6, %reduce_sum.21)", "divide(%reduce_sum.21, %broadcast.6)"),
}


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> list[DumpStage]:
    pytest.importorskip("jax")
    (dump,) = dumps(dumped(tmp_path_factory.mktemp("dump")))
    return list(dump.stages)


def found_in(stages: list[DumpStage]) -> Bisection:
    return bisect(stages, Stages(lambda _: [X, W]))


def _ops(text: str) -> list[str]:
    """Those of @main."""
    return [op.name for op in import_module(load(text)).functions["main"].regions[0].block.ops[:-1]]


@pytest.fixture
def planted(stages: list[DumpStage], tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A folder of four stages, of which the third has a fault."""
    before, after = PLANTED[request.param]
    last = max(at for at, stage in enumerate(stages) if stage.ran == ALGSIMP and stage.within == "simplification")
    for at, stage in enumerate([stages[0], *stages[last - 1 : last + 2]]):
        text = plain(stage)
        if at == 2:
            assert before in text
            text = text.replace(before, after, 1)
        (tmp_path / Path(stage.path.name.replace(".hlo.pb", ".txt"))).write_text(text)
    yield tmp_path
    shutil.rmtree(tmp_path)


def test_no_pass_of_xla_is_wrong_here_and_rounding_is_told_apart(stages: list[DumpStage]) -> None:
    seen = [stages[0], *[x for x in stages[1:-1] if not x.ran.startswith("start of")][1::4], stages[-1]]
    found = found_in(seen)
    assert found.parting is None, found.parting
    assert {row.verdict for row in found.rows} == {PassVerdict.FIRST, PassVerdict.SAME, PassVerdict.ROUNDING}
    assert seen[-1].ran == "the end"


@pytest.mark.parametrize("planted", one_in(8, list(PLANTED)), indirect=True)
def test_a_planted_fault_is_found_by_name(planted: Path) -> None:
    (dump,) = dumps(planted)
    found = found_in(list(dump.stages))
    assert found.parting is not None
    assert found.parting.after.stage == dump.stages[2]
    assert found.parting.after.stage.ran == ALGSIMP
    assert changes(found.parting.before.stage, found.parting.after.stage)
    small = shown(found.parting)
    assert small is not None
    assert all(len(_ops(text)) <= 4 for text in (small.before, small.after))
    outputs = [compile_program(load(text))(*small.given[0]) for text in (small.before, small.after)]
    assert any(x.tobytes() != y.tobytes() for x, y in zip(*outputs, strict=True))


@pytest.mark.parametrize("planted", ["operands of a difference"], indirect=True)
def test_the_command_names_the_pass_and_shows_it(
    planted: Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    inputs, out = tmp_path_factory.mktemp("given") / "in.npz", tmp_path_factory.mktemp("small")
    save_npz(inputs, {"arr_0": X, "arr_1": W})
    assert main(["compare", str(planted), "--inputs", str(inputs), "-o", str(out)]) == 1
    text = capsys.readouterr().out
    assert "algsimp (simplification) changes what is computed" in text
    assert "- %sub.7 = f32[4,6] subtract(%dot_general.1, %sub.6)" in text
    assert "+ %sub.7 = f32[4,6] subtract(%sub.6, %dot_general.1)" in text
    told, _, programs = text.partition("the smallest programs")
    assert all(len(line) <= 80 for line in told.splitlines())
    assert programs
    before = compile_program(load(out / "before.mlir"))(*load_npz(out / "inputs.npz").values())
    after = compile_program(load(out / "after.mlir"))(*load_npz(out / "inputs.npz").values())
    np.testing.assert_array_equal(before[0], -after[0])
    assert main(["compare", str(planted), "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["first"]["pass"] == ALGSIMP
    assert [row["verdict"] for row in told["stages"]] == ["first", "rounding", "wrong", "back"]
    assert told["smallest"]["ops"] == 2
    assert told["smallest"]["place"] == "stablehlo.subtract (%sub.7)"  # edited texts have no places


@pytest.mark.parametrize("planted", ["the bound of a loop"], indirect=True)
def test_two_folders_are_held_stage_by_stage(
    planted: Path, stages: list[DumpStage], capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(common(stages, dumps(planted)[0].stages)) == 4
    assert main(["compare", str(stages[0].path.parent), str(planted)]) == 1
    assert "the two part at algsimp (simplification)" in capsys.readouterr().out


# --- folders of other tools ---------------------------------------------------------------------------------

ROW = """func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {{
  %0 = {0} %x, %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}}
"""


def test_any_ordered_programs_are_stages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, op in (("1-parsed", "add"), ("2-tuned", "add"), ("3-fused", "multiply")):
        (tmp_path / f"{name}.mlir").write_text(ROW.format(f"stablehlo.{op}"))
    assert main(["compare", str(tmp_path), "--arg", "tensor<3xf32> [1, 2, 3]"]) == 1
    text = capsys.readouterr().out
    assert "fused changes what is computed" in text
    assert "3-fused.mlir" in text
    (tmp_path / "3-fused.mlir").unlink()
    assert main(["compare", str(tmp_path)]) == 0
    assert "no pass changes the results by more than rounding" in capsys.readouterr().out


def test_a_tree_of_mlir_has_a_folder_for_each_module(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As --mlir-print-ir-tree-dir writes them: numbers in names count as numbers."""
    for module, last in (("builtin_module_a", "multiply"), ("builtin_module_b", "add")):
        (tmp_path / module).mkdir()
        for at, op in ((2, "add"), (9, "add"), (10, last), (11, last)):
            text = f"// -----// IR Dump After Pass (pass-{at}) //----- //\n{ROW.format(f'stablehlo.{op}')}"
            (tmp_path / module / f"{at}_pass-{at}.mlir").write_text(text)
    assert main(["compare", str(tmp_path), "--module", "a", "--arg", "tensor<3xf32> [1, 2, 3]"]) == 1
    assert "pass-10 changes what is computed" in capsys.readouterr().out
    assert main(["compare", str(tmp_path), "--module", "module_b"]) == 0


def test_a_stage_that_cannot_be_run_is_told_and_passed_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, op in (("1", "stablehlo.add"), ("2", "stablehlo.nothing"), ("3", "stablehlo.add")):
        (tmp_path / f"{name}.mlir").write_text(ROW.format(op))
    assert main(["compare", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    assert "not run" in text
    assert "stablehlo.nothing" in text


def test_a_folder_without_stages_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", str(tmp_path)]) == 2
    assert "--xla_dump_hlo_pass_re=.*" in capsys.readouterr().err
    (tmp_path / "1.mlir").write_text(ROW.format("stablehlo.add"))
    assert main(["compare", str(tmp_path), "--module", "none"]) == 2
    assert main(["compare", str(tmp_path), str(tmp_path / "none")]) == 2
    assert main(["compare", str(tmp_path), "--with", "jax:cpu"]) == 2
    assert main(["compare", str(tmp_path / "1.mlir"), "--module", "x", "--with", "jax:cpu"]) == 2
    assert "expected a folder of stages as FILE with --module" in capsys.readouterr().err


def test_a_stage_alone_is_held_against_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "1.mlir").write_text(ROW.format("stablehlo.add"))
    assert main(["compare", str(tmp_path)]) == 2
    assert "expected two stages or more, found one, 1.mlir" in capsys.readouterr().err
    assert main(["compare", str(tmp_path), str(tmp_path)]) == 0
