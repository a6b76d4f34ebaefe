"""What runs an op: what the table says is what is called, every row is needed, and a row says why it declines."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import case_of, loaded
from opspec.catalog.op_files import load
from opspec.catalog.op_index import index
from opspec.cli.how import chosen_in, op_data, what_runs
from opspec.execution import block_code
from opspec.execution.choices import ROWS
from opspec.instances.given_types import examples_of
from opspec.observe import Profile
from opspec.programs.records import ModuleView, import_module
from tests.checkout import ROOT
from tests.op_kinds import op_kinds
from tests.samples import covering

SILENT = ("scalar expression", "NumPy function", "view", "extern", "control flow", "registered function")


class Ran:
    """What a run called: functions that a written line names, and the code of Python functions below them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.functions: list[object] = []
        self.frames: set[tuple[str, str]] = set()
        self.lines: list[str] = []
        written, called = block_code._Writer._line, block_code._Writer._global

        def line(writer: Any, text: str) -> None:
            self.lines.append(text.strip())
            written(writer, text)

        def global_(writer: Any, x: Any) -> str:
            return called(writer, self._watched(x) if callable(x) and not isinstance(x, np.generic) else x)

        patch.setattr(block_code._Writer, "_line", line)
        patch.setattr(block_code._Writer, "_global", global_)

    def _watched(self, function: Any) -> Any:
        def watched(*operands: Any, **named: Any) -> Any:
            self.functions.append(function)
            return function(*operands, **named)

        return watched

    def _seen(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.frames.add((frame.f_code.co_filename, frame.f_code.co_qualname.partition(".<locals>")[0]))

    def run(self, module: ModuleView, inputs: list[Any]) -> None:
        program = opspec.compile(module)
        program(*inputs)  # writes what runs, which prepares functions
        self.functions.clear()
        sys.setprofile(self._seen)
        try:
            program(*inputs)
        finally:
            sys.setprofile(None)

    def called(self, runs: str) -> bool:
        """Whether what `--how` names has run."""
        if runs.endswith(".py"):
            return any(Path(file).as_posix().endswith(runs) and name == "kernel" for file, name in self.frames)
        module, _, name = runs.rpartition(".")
        if module == "numpy":
            return getattr(np, name) in self.functions
        file = importlib.import_module(module).__file__
        return any(found == file and code.partition(".")[0] == name for found, code in self.frames)


@pytest.mark.parametrize("name", covering(index(), op_kinds))
def test_what_is_said_to_run_an_op_runs_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    op, _ = load(name)
    for example in examples_of(op) if op.examples and op.results else ():  # what gives nothing need not run
        case = case_of(op, example)
        module = import_module(loaded(op, case.program))
        told = [(asked, row) for asked, row in chosen_in(module) if asked.view.name == name]
        if not told:
            assert op.semantics is None or name.endswith((".constant", ".return")), name
            continue
        asked, row = told[0]
        runs = what_runs(asked, row, row.ask(asked))
        with monkeypatch.context() as patch:
            ran = Ran(patch)
            ran.run(module, case.inputs)
        said = f"{name} {example.name}: {row.name}, {runs}"
        if row.name == "scalar expression":
            pattern = re.sub(r"\b[xyz]\b", r"[vk]\\d+", re.escape(runs))
            assert any(re.search(f"= {pattern}$", line) for line in ran.lines), said
        elif row.name == "sizes first":
            assert ("DynamicOp._run") in {code for _, code in ran.frames}, said
        elif row.name == "control flow":
            word = {"while": "while True:", "if, elif, else": "if "}.get(runs, "")
            assert any(line.startswith(word) for line in ran.lines), said
        else:
            assert ran.called(runs.partition(", of floats")[0]), said
        own = f"opspec_generated/numpy/{name.replace('.', '/')}.py"
        if row.name in SILENT:
            assert not any(file.endswith(own) and code == "kernel" for file, code in ran.frames), said


PROGRAMS = {
    "registered function": '%r = stablehlo.custom_call @Sharding(%x) : (tensor<4xf32>) -> tensor<4xf32>',
    "control flow": '%r = func.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>',
    "other dialect": '%s = shape.shape_of %x : tensor<4xf32> -> tensor<1xindex>',
    "scalar expression": '%s = stablehlo.constant dense<1.0> : tensor<f32>\n%r = stablehlo.add %s, %s : tensor<f32>',
    "NumPy function": '%r = stablehlo.add %x, %x : tensor<4xf32>',
    "view": '%r = stablehlo.reverse %x, dims = [0] : tensor<4xf32>',
    "narrow floats": '%n = stablehlo.constant dense<1.0> : tensor<4xbf16>\n%r = stablehlo.tanh %n : tensor<4xbf16>',
    "sizes first": '%u = stablehlo.constant dense<4> : tensor<1xi32>\n'
    '%r = stablehlo.dynamic_reshape %x, %u : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>',
    "shortcut": '%r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] :'
    ' (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>',
    "extern": '%r = stablehlo.replica_id : tensor<ui32>\n%t = stablehlo.create_token : !stablehlo.token',
    "generated kernel": '%r = stablehlo.sign %x : tensor<4xf32>',
}  # fmt: skip


@pytest.mark.parametrize("row", [row.name for row in ROWS])
def test_every_row_takes_something(row: str) -> None:
    text = f"""func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
  {PROGRAMS[row]}
  return %x : tensor<4xf32>
}}
func.func private @g(%y: tensor<4xf32>) -> tensor<4xf32> {{
  return %y : tensor<4xf32>
}}"""
    module = import_module(opspec.load(text))
    assert chosen_in(module)[-1][1].name == row
    profile = Profile()
    opspec.compile(module).call([np.arange(4, dtype=np.float32)], on_op=profile)


@pytest.mark.parametrize(
    ("op", "types", "row", "why"),
    [
        ("add", "tensor<4xf32>", "registered function", "it is no custom_call"),
        ("add", "tensor<4xf32>", "control flow", "no loop, branch or call"),
        ("add", "tensor<4xf32>", "other dialect", "no dialect of MLIR's own"),
        ("add", "tensor<4xf32>", "scalar expression", "takes or gives arrays"),
        ("is_finite", "tensor<f32>", "view", "no view"),
        ("add", "tensor<?xf32>", "NumPy function", "known only when it runs"),
        ("add", "tensor<?xf32>", "view", "known only when it runs"),
        ("add", "tensor<?xf32>", "narrow floats", "known only when it runs"),
        ("add", "tensor<?xf32>", "generated kernel", "asked again"),
        ("add", "tensor<4x!quant.uniform<i8:f32, 0.5>>", "NumPy function", "quantized"),
        ("add", "tensor<4xbf16>", "NumPy function", "NumPy itself has no such element type"),
        ("add", "tensor<4xbf16>", "narrow floats", "too many for a table"),
        ("tanh", "tensor<4xf16>", "NumPy function", "computes f16 in f32"),
        ("tanh", "tensor<4xcomplex<f32>>", "NumPy function", "for these elements no function of NumPy"),
        ("sign", "tensor<4xf32>", "NumPy function", "no function of NumPy is this op bit by bit"),
        ("tanh", "tensor<4xf32>", "narrow floats", "16 bits or fewer"),
        ("clamp", "tensor<4xbf16>", "narrow floats", "one or two tensors"),
        ("transpose", "tensor<2x3xf32>", "narrow floats", "element by element"),
        ("select", "tensor<i1>, tensor<4xbf16>, tensor<4xbf16>", "view", "another shape than its result"),
        ("add", "tensor<4xf32>", "sizes first", "before it runs"),
        ("add", "tensor<4xf32>", "shortcut", "nobody wrote a shortcut"),
        ("add", "tensor<4xf32>", "extern", "a formula"),
        ("cholesky", "tensor<2x2xf32>", "generated kernel", "written by hand"),
        ("dot_general", "tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xi32>", "shortcut", "no room"),
        ("fft", "tensor<0x4xcomplex<f32>>", "shortcut", "no elements"),
        ("case", "tensor<i32>", "extern", "any number"),
        ("reduce", "tensor<4x5xbf16>, tensor<bf16>", "shortcut", "its region is no function of NumPy"),
        ("bitcast_convert", "tensor<4xi4> -> tensor<4xi4>", "shortcut", "narrower than a byte"),
    ],
)
def test_a_row_that_does_not_take_an_op_says_why(op: str, types: str, row: str, why: str) -> None:
    rows = op_data(op, types, {})["uses"][0]["rows"]
    (found,) = (found for found in rows if found["row"] == row)
    assert not found["takes"]
    assert why in found["why"]


def test_the_first_row_that_takes_an_op_runs_it() -> None:
    (use,) = op_data("stablehlo.add", "tensor<f32>", {})["uses"]
    takes = [row["row"] for row in use["rows"] if row["takes"]]
    assert takes == ["scalar expression", "NumPy function", "generated kernel"]
    assert use["chosen"] == takes[0]


def test_the_page_on_the_design_has_the_rows_of_the_table() -> None:
    page = (ROOT / "docs/design.md").read_text("utf-8")
    assert "\n".join(f"| {row.name} | {row.says} |" for row in ROWS) in page


def test_a_reshaped_scalar_of_a_region_stays_one_for_each_element() -> None:
    text = """func.func @main(%x: tensor<3x4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.reshape %b : (tensor<f32>) -> tensor<f32>
    %s = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}"""
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    (found,) = opspec.run(opspec.load(text), x)
    assert found.tolist() == [12, 15, 18, 21]
