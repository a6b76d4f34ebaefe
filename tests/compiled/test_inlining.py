"""Calls that are written out mean what they meant, and kernels go through them."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import opspec
from opspec.compiled import inlining
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.inlining import with_calls_written_out
from opspec.compiled.shown import blocks_of
from opspec.programs.records import ModuleView, import_module

TYPE = "tensor<40xf32>"
PROGRAM = f"""
func.func @main(%x: {TYPE}, %y: {TYPE}) -> ({TYPE}, {TYPE}) {{
  %0:2 = func.call @both(%x, %y) : ({TYPE}, {TYPE}) -> ({TYPE}, {TYPE})
  %1:2 = func.call @both(%0#1, %0#0) : ({TYPE}, {TYPE}) -> ({TYPE}, {TYPE})
  %2 = stablehlo.subtract %1#0, %1#1 : {TYPE}
  return %2, %0#1 : {TYPE}, {TYPE}
}}
func.func private @both(%a: {TYPE}, %b: {TYPE}) -> ({TYPE}, {TYPE}) {{
  %0 = func.call @twice(%a) : ({TYPE}) -> {TYPE}
  %n = stablehlo.constant dense<3> : tensor<i32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%at = %i, %v = %0) : tensor<i32>, {TYPE}
    cond {{
      %c = stablehlo.compare LT, %at, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }} do {{
      %t = func.call @twice(%v) : ({TYPE}) -> {TYPE}
      %s = stablehlo.add %t, %b : {TYPE}
      %next = stablehlo.add %at, %one : tensor<i32>
      stablehlo.return %next, %s : tensor<i32>, {TYPE}
    }}
  return %b, %r#1 : {TYPE}, {TYPE}
}}
func.func private @twice(%a: {TYPE}) -> {TYPE} {{
  %0 = stablehlo.add %a, %a : {TYPE}
  return %0 : {TYPE}
}}
"""


def given() -> list[np.ndarray]:
    rng = np.random.default_rng(3)
    return [rng.standard_normal(40).astype(np.float32) for _ in range(2)]


def names(module: ModuleView) -> list[str]:
    return [view.name for view in module.walk()]


def test_a_program_gives_what_it_gave_with_calls() -> None:
    module = opspec.load(PROGRAM)
    wanted = compile_by(module, engine="numpy")(*given())
    found = compile_by(module, engine="reference")(*given())
    assert [x.tobytes() for x in found] == [x.tobytes() for x in wanted]


def test_no_call_is_left_and_the_given_module_is_as_it_was() -> None:
    view = import_module(opspec.load(PROGRAM))
    before = names(view), list(view.types), [view.producers[x] for x in range(len(view.types))]
    made = with_calls_written_out(view)
    assert "func.call" not in names(made)
    assert names(made).count("stablehlo.while") == 2
    assert sorted(made.functions) == ["main"]
    assert (names(view), view.types, view.producers) == before
    numbers = [x for op in made.walk() for x in op.results]
    assert len(numbers) == len(set(numbers))
    assert all(made.producers[x] is op for op in made.walk() for x in op.results)


@pytest.mark.parametrize(("longer", "calls"), [(inlining.SMALL, 0), (inlining.IN_REGIONS, 1)])
def test_a_loop_is_without_calls_of_longer_functions(longer: int, calls: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inlining, "WHOLE", 0)
    add = f"stablehlo.add %a, %a : {TYPE}"
    body = "\n".join(f"  %l{at} = {add}" for at in range(longer))
    view = import_module(opspec.load(PROGRAM.replace(f"  %0 = {add}", f"{body}\n  %0 = {add}")))
    made = with_calls_written_out(view)
    (loop,) = [op for op in made.walk() if op.name == "stablehlo.while"]
    assert [op.name for op in loop.walk()].count("func.call") == calls


def test_a_function_that_is_asked_for_stays() -> None:
    program = compile_by(opspec.load(PROGRAM), engine="reference", entry="twice")
    x, _ = given()
    (found,) = program(x, entry="twice")
    assert (found == x + x).all()


def test_a_kernel_goes_through_a_call() -> None:
    text = f"""
    func.func @main(%x: {TYPE}) -> {TYPE} {{
      %0 = stablehlo.multiply %x, %x : {TYPE}
      %1 = func.call @twice(%0) : ({TYPE}) -> {TYPE}
      %2 = stablehlo.subtract %1, %x : {TYPE}
      return %2 : {TYPE}
    }}
    func.func private @twice{PROGRAM.split("@twice")[-1]}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (step,) = block.steps
    assert isinstance(step, KernelGroup)
    assert len(list(step.plan.kernels)) == 1


def test_a_long_function_that_is_called_often_stays_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inlining, "SMALL", 3)  # @twice has three ops, itself and its end counted
    monkeypatch.setattr(inlining, "WHOLE", 0)
    made = with_calls_written_out(import_module(opspec.load(PROGRAM)))
    assert [op.attributes["callee"] for op in made.walk() if op.name == "func.call"] == ["both", "both"]
    monkeypatch.setattr(inlining, "MOST", 10)
    view = import_module(opspec.load(PROGRAM))
    assert with_calls_written_out(view) is view


def test_what_may_become_one_function_calls_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as that is true of all that call one: a longer program has its code but once."""
    monkeypatch.setattr(inlining, "SMALL", 3)
    view = import_module(opspec.load(PROGRAM))
    assert "func.call" not in names(with_calls_written_out(view))
    other = f"func.func @other(%x: {TYPE}, %y: {TYPE}) -> ({TYPE}, {TYPE}) {{"
    filled = "\n".join(f"  %m{at} = stablehlo.add %x, %y : {TYPE}" for at in range(inlining.WHOLE))
    call = f"  %0:2 = func.call @both(%x, %y) : ({TYPE}, {TYPE}) -> ({TYPE}, {TYPE})"
    longer = f"{PROGRAM}\n{other}\n{filled}\n{call}\n  return %0#0, %0#1 : {TYPE}, {TYPE}\n}}"
    made = with_calls_written_out(import_module(opspec.load(longer)))
    assert [op.attributes["callee"] for op in made.walk() if op.name == "func.call"] == ["both"] * 3


def test_a_function_that_calls_itself_stays() -> None:
    text = f"""
    func.func @main(%x: {TYPE}) -> {TYPE} {{
      %0 = func.call @main(%x) : ({TYPE}) -> {TYPE}
      return %0 : {TYPE}
    }}"""
    view = import_module(opspec.load(text))
    assert with_calls_written_out(view) is view


def test_of_functions_that_are_as_long_the_same_are_written_out_everywhere() -> None:
    """Plans are kept for other processes, in which names lie in sets in another order."""
    body = "\n".join(f"  %v{at + 1} = stablehlo.add %v{at}, %v0 : tensor<8xf32>" for at in range(90))
    functions = [
        f"func.func private @f{k}(%v0: tensor<8xf32>) -> tensor<8xf32> {{\n{body}\n  return %v90 : tensor<8xf32>\n}}"
        for k in range(6)
    ]
    calls = "\n".join(
        f"  %y{at + 1} = func.call @f{at % 6}(%y{at}) : (tensor<8xf32>) -> tensor<8xf32>" for at in range(360)
    )
    main = f"func.func @main(%y0: tensor<8xf32>) -> tensor<8xf32> {{\n{calls}\n  return %y360 : tensor<8xf32>\n}}"
    text = "\n".join([*functions, main])
    asked = "import sys, opspec; from opspec.compiled.inlining import _Writer; from opspec.programs.records import"
    asked += " import_module; print(sorted(_Writer(import_module(opspec.load(sys.stdin.read()))).chosen))"
    found = [
        subprocess.run(
            [sys.executable, "-c", asked],
            input=text,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in "0234"
    ]
    assert len(set(found)) == 1
    assert 0 < found[0].count("f") < 6
