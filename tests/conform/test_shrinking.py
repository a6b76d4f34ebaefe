"""A case that fails, made small: with the same verdict, and three ops or fewer."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.agreement.oracles import Oracle
from opspec.cli.main import main
from opspec.conform.asked import Case
from opspec.conform.shrinking import count_elements, count_ops, shrink
from opspec.conform.smaller import Smaller, as_case
from opspec.conform.verdicts import EXACT, REFUSED, WRONG, Judge, JudgeSettings
from opspec.conform.workers import judged
from opspec.programs.loading import load_generic
from opspec.values.arrays import Array
from tests.conform.faulty_backend import FAULTS, NONE, Faulty
from tests.conform.test_faults import affected
from tests.fork_server import fork_command
from tests.samples import one_in

# Each with how many ops and elements of inputs are left at most.
SMALL = {
    "off_by_two_ulp": (1, 2),
    "nan_lost": (1, 2),
    "subnormals_flushed_out": (1, 2),
    "negative_zero_lost": (1, 1),
    "overflow_saturated": (1, 2),
    "wrong_axis_where_sizes_agree": (1, 6),
    "unstable_sort": (2, 40),
    "sums_of_f32_in_f16": (2, 12),
    "rule_not_checked": (1, 12),
    "valid_refused": (1, 2),
    "condition_ignored": (3, 3),
    "loop_runs_no_round": (1, 2),
    "call_gives_its_argument": (1, 1),
}


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    made = Judge(JudgeSettings())
    yield made
    made.close()


@pytest.mark.parametrize("name", one_in(2, sorted(SMALL)))
def test_a_planted_fault_is_shown_by_little(judge: Judge, name: str) -> None:
    backend = Faulty(name)
    fault = FAULTS[name]
    case, found = next(
        (case, found) for case in affected(fault) if (found := judged(case, backend, judge)[0]).verdict == fault.verdict
    )
    small = shrink(case, found, lambda smaller: judged(smaller, backend, judge)[0])
    assert small.judged.verdict == fault.verdict
    assert judged(small.case, backend, judge)[0] == small.judged
    ops, elements = SMALL[name]
    assert (small.ops <= ops, small.elements <= elements) == (True, True), small.case
    assert small.elements <= count_elements(case)
    if not case.rule:  # the fault is in what is left, and not in what is expected
        assert judged(small.case, Faulty(NONE), judge)[0].verdict == EXACT


SEVERAL = """
func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<6x4xf32>, tensor<4x6xf32>) {
  %0 = stablehlo.tanh %x : tensor<4x6xf32>
  %1 = stablehlo.multiply %0, %y : tensor<4x6xf32>
  %2 = stablehlo.cosine %1 : tensor<4x6xf32>
  %3 = func.call @more(%2) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return %4, %1 : tensor<6x4xf32>, tensor<4x6xf32>
}
func.func private @more(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.add %x, %x : tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
"""


class WrongTogether(Faulty):
    """Adds one wherever a program has all of some ops."""

    def __init__(self, *ops: str) -> None:
        super().__init__(NONE)
        self._ops = ops

    def run(self, program: str | bytes, inputs: Sequence[Array]) -> tuple[Array, ...]:
        found = super().run(program, inputs)
        assert isinstance(found, tuple)
        return tuple(x + 1 for x in found) if all(op in str(program) for op in self._ops) else found


def of_several() -> Case:
    text = str(opspec.load(SEVERAL).operation.get_asm(print_generic_op_form=True))
    x = np.linspace(-1, 1, 24, dtype=np.float32).reshape(4, 6)
    made = as_case(Case("several", "stablehlo.tanh", "f32", "example", text, (x, x)), Smaller(text, (x, x)))
    assert made is not None
    return made


@pytest.mark.parametrize(
    ("ops", "left"),
    [
        (["stablehlo.cosine"], {"stablehlo.cosine"}),
        (["stablehlo.add"], {"stablehlo.add"}),  # in the function that is called
        (["stablehlo.tanh", "stablehlo.multiply"], {"stablehlo.tanh", "stablehlo.multiply"}),
        (["stablehlo.cosine", "stablehlo.add"], {"stablehlo.cosine", "stablehlo.add"}),
        (
            ["func.call", "stablehlo.tanh"],
            {"stablehlo.tanh", "stablehlo.multiply", "stablehlo.cosine", "stablehlo.add"},
        ),
    ],
)
def test_ops_that_are_not_needed_go(judge: Judge, ops: list[str], left: set[str]) -> None:
    case = of_several()
    backend = WrongTogether(*ops)
    found = judged(case, backend, judge)[0]
    assert (found.verdict, count_ops(case)) == (WRONG, 5)
    small = shrink(case, found, lambda smaller: judged(smaller, backend, judge)[0])
    named = set(re.findall(r"stablehlo[.]\w+", small.case.program))
    assert named <= left
    assert all(op in small.case.program for op in ops)
    assert small.elements <= 2
    assert opspec.verify(load_generic(small.case.program)) == []


def test_a_program_that_is_refused_is_made_small(judge: Judge) -> None:
    class Refusing(WrongTogether):
        def run(self, program: str | bytes, inputs: Sequence[Array]) -> tuple[Array, ...]:
            from opspec.agreement.oracles import Unsupported

            return Unsupported("INVALID: too odd") if "multiply" in str(program) else super().run(program, inputs)  # type: ignore[return-value]

    case, backend = of_several(), Refusing("nothing")
    asked: Oracle = backend
    found = judged(case, asked, judge)[0]
    assert found.verdict == REFUSED
    small = shrink(case, found, lambda smaller: judged(smaller, asked, judge)[0])
    assert (small.ops, small.elements) == (1, 2)


# --- the command ----------------------------------------------------------------------------------


def faulty(fault: str) -> list[str]:
    return fork_command("tests.conform.faulty_backend", fault)


@pytest.fixture(autouse=True)
def children_find_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(x for x in sys.path if x))


def test_the_command_shows_the_program_and_how_to_repeat_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["conform", "--shrink", "maximum/f32/nan", "-o", str(tmp_path), "--", *faulty("nan_lost")]
    assert main(words) == 1
    said = capsys.readouterr().out
    assert said.startswith("maximum/f32/nan: wrong: result[] is ")
    assert "1 op of 1 left, 2 elements of " in said
    assert "stablehlo.maximum %arg0, %arg1 : tensor<f32>" in said
    again = shlex.split(said.splitlines()[-1])
    assert again[:2] == ["opspec", "compare"]
    assert main(again[1:]) == 1
    assert "op 1 of 1, stablehlo.maximum at" in capsys.readouterr().out


@pytest.mark.full
def test_the_command_repeats_flushed_numbers_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["conform", "--shrink", "add/f32/subnormals", "-o", str(tmp_path), "--", *faulty("subnormals_flushed_out")]
    assert main(words) == 1
    again = shlex.split(capsys.readouterr().out.splitlines()[-1])
    assert main(again[1:]) == 1
    assert "stablehlo.add at" in capsys.readouterr().out


def test_the_command_says_it_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["conform", "--shrink", "maximum/f32/nan", "--format", "json", "--", *faulty("nan_lost")]
    assert main(words) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["verdict"], found["ops"]["after"], found["elements"]["after"]) == ("wrong", 1, 2)
    assert sorted(found["inputs"])[-1] == "tensor<f32> nan"


@pytest.mark.parametrize(
    ("case", "status", "says"),
    [
        ("maximum/f32/ones", 0, "maximum/f32/ones: exact: there is nothing to make smaller"),
        ("maximum/f32/none", 2, "expected the name of a case, found 'maximum/f32/none'"),
    ],
)
def test_what_does_not_fail_stays(capsys: pytest.CaptureFixture[str], case: str, status: int, says: str) -> None:
    assert main(["conform", "--shrink", case, "--", *faulty("nan_lost")]) == status
    said = capsys.readouterr()
    assert says in said.out + said.err
