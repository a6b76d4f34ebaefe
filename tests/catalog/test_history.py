"""What op files and the version log say of versions, beside artifacts that the MLIR library writes for older ones."""

from __future__ import annotations

import functools
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from opspec import ops
from opspec.catalog.op_files import load
from opspec.catalog.witnesses import witnesses
from opspec.programs import carrier
from tests.samples import one_in

HERE = Path(__file__).parent
NAMES = [name for name in ops.index() if name.startswith("stablehlo.")]
Number = tuple[int, ...]
# Whose programs have the op in a form that the library takes, where its own are made without regard to its region.
_HELD_BY = {"stablehlo.async_start": "stablehlo.async_done"}


def number(version: str) -> Number:
    return tuple(map(int, version.split(".")))


@functools.cache
def log() -> list[str]:
    op, _ = load("stablehlo.add")
    return list(op.base.dialects["stablehlo"].history)


def before(version: str) -> str | None:
    earlier = [other for other in log() if number(other) < number(version)]
    return earlier[-1] if earlier else None


def here() -> Number:
    return number(carrier.versions().stablehlo)


Answers = dict[str, list[list[str] | None]]


@functools.cache
def writable() -> Answers:
    """Of each op, for each of its valid programs, for which of two versions it can be written."""
    asked = []
    for name in NAMES:
        history = load(name)[0].history
        since = next(iter(history))
        if number(since) <= here():
            versions = [version for version in (before(since), since) if version is not None]
            asked += [[name, program, versions] for program in programs(name)[:12]]
    return answers_of(asked)


def answers_of(asked: list[list[Any]]) -> Answers:
    found: Answers = {}
    while asked:
        child = subprocess.run(
            [sys.executable, str(HERE / "version_child.py")],
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        answers = [json.loads(line) for line in child.stdout.splitlines()]
        begun = sum(answer == "begins" for _, answer in answers)
        for name, answer in answers:
            if answer != "begins":
                found.setdefault(name, []).append(answer)
        if begun and answers[-1][1] == "begins":  # the program ended the process
            found.setdefault(answers[-1][0], []).append(None)
        assert begun, child.stderr
        asked = asked[begun:]
    return found


def programs(name: str) -> list[str]:
    return witnesses(_HELD_BY.get(name, name)).keeps


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_an_op_arrived_in_the_version_that_its_file_says(name: str) -> None:
    since = next(iter(load(name)[0].history))
    if number(since) > here():
        assert name not in writable()
        return
    answers = [answer for answer in writable()[name] if answer is not None]
    assert any(since in answer for answer in answers), f"no program can be written for {since}"
    assert not any(before(since) in answer for answer in answers), f"a program can be written for {before(since)}"


# A change, and how a program that has it looks.
CHANGES = [
    ("all_gather", "1.5.0", r"all_gather\"\(%\w+, %"),
    ("all_to_all", "1.5.0", r"all_to_all\"\(%\w+, %"),
    ("dot_general", "1.6.0", r"algorithm = #stablehlo"),
    ("gather", "1.1.0", r"operand_batching_dims = \[\d"),
    ("dynamic_gather", "1.1.0", r"operand_batching_dims = \[\d"),
    ("scatter", "1.1.0", r"input_batching_dims = \[\d"),
]


_ACCURATE = """
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {{
  %0 = "stablehlo.{}"(%x)
    <{{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}}>
    : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}}
"""
_TWO_SUMS = """
func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %0:2 = "stablehlo.all_reduce"(%x, %y) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<3xf32>
}
"""
_ACCURACY = (
    "cbrt",
    "cosine",
    "exponential",
    "exponential_minus_one",
    "log",
    "log_plus_one",
    "logistic",
    "rsqrt",
    "sine",
    "sqrt",
    "tan",
    "tanh",
)
WRITTEN = {"all_reduce": _TWO_SUMS} | {short: _ACCURATE.format(short) for short in _ACCURACY}


ADDED = dict.fromkeys(WRITTEN, "1.10.0") | {"all_reduce": "1.5.0", "exponential": "1.9.0"}


@functools.cache
def writable_as_added() -> Answers:
    return answers_of([[short, WRITTEN[short], [before(version), version]] for short, version in ADDED.items()])


@pytest.mark.slow
@pytest.mark.parametrize("short", WRITTEN)
def test_what_a_later_version_added_cannot_be_written_for_the_one_before(short: str) -> None:
    assert ADDED[short] in load(f"stablehlo.{short}")[0].history
    assert writable_as_added()[short] == [[ADDED[short]]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("short", "version", "form"), one_in(2, [pytest.param(*change, id="-".join(change[:2])) for change in CHANGES])
)
def test_a_changed_op_cannot_be_written_for_the_version_before(short: str, version: str, form: str) -> None:
    assert version in load(f"stablehlo.{short}")[0].history
    changed = [program for program in programs(f"stablehlo.{short}") if re.search(form, program)]
    assert changed, "no valid program has it"
    asked = [[program, program, [before(version), version]] for program in changed[:6]]
    found = [answer for answers in answers_of(asked).values() for answer in answers if answer is not None]
    assert [version] in found, found
    assert not any(before(version) in answer for answer in found), found


@pytest.mark.slow
def test_a_type_cannot_be_written_for_the_version_before() -> None:
    op, _ = load("stablehlo.add")
    text = "func.func @main(%x: tensor<2xT>) -> tensor<2xT> {\n  return %x : tensor<2xT>\n}\n"
    types = [element for element in op.base.elements.values() if element.name != "index"]
    asked = [[t.name, text.replace("T>", f"{t.name}>"), [v for v in (before(t.since), t.since) if v]] for t in types]
    found = answers_of(asked)
    assert {element.name: [[element.since]] for element in types} == found


def test_the_log_has_every_version_that_an_op_names() -> None:
    for name in NAMES:
        history = list(load(name)[0].history)
        assert set(history) <= set(log()), name
        assert history == sorted(history, key=number), name
    assert log() == sorted(log(), key=number)


def test_the_log_names_every_op_that_came_later() -> None:
    op, _ = load("stablehlo.add")
    words = op.base.dialects["stablehlo"].history
    for name in NAMES:
        short = name.removeprefix("stablehlo.")
        history = load(name)[0].history
        for version in list(history)[1:]:
            families = ("Groups of processes", "Reductions may compute", "Quantized types")
            assert short in words[version] or words[version].startswith(families), (name, version)
        if (since := next(iter(history))) != "0.9.0":
            assert short in words[since], name


def test_the_log_names_every_type_that_came_later() -> None:
    op, _ = load("stablehlo.add")
    words = op.base.dialects["stablehlo"].history
    for element in op.base.elements.values():
        if element.since != "0.9.0":
            assert element.name in words[element.since], element.name
