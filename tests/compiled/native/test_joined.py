"""Small programs of several steps that are one function: the bytes of steps that Python runs, and of the reference."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled import joining
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import FusedBlock
from opspec.compiled.native import machine_code, one_function
from opspec.compiled.native.object_cache import VARIABLE
from opspec.compiled.native.programs import program_text
from opspec.compiled.native.shown import PlanOnlyHere, code_data
from opspec.compiled.one_function import OneFunction
from opspec.compiled.shown import blocks_of, plan_data, plan_lines
from opspec.compiled.turned_products import prepared
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.loops import LOOPS
from tests.compiled.native.kernels import EACH_SET, SETS, machine
from tests.compiled.native.test_engine import on, same
from tests.compiled.native.test_loops import arguments

TWO = "func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) ->"
SQUARE = "tensor<8x8xf32>"
DOT = f"({SQUARE}, {SQUARE}) -> {SQUARE}"
TURNS = f"""
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %a = %s, %k = %s) : tensor<i32>, {SQUARE}, {SQUARE}
  cond {{
    %n = stablehlo.constant dense<3> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }} do {{
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.reverse %a, dims = [1] : {SQUARE}
    %c = stablehlo.multiply %b, %k : {SQUARE}
    stablehlo.return %j, %c, %k : tensor<i32>, {SQUARE}, {SQUARE}
  }}
"""
SWAPPED = TURNS.replace("%j, %c, %k :", "%j, %k, %c :")
TWICE = TURNS.replace("%j, %c, %k :", "%j, %c, %c :")
THEN = f"""
  %q:2 = stablehlo.while(%i = %zero, %a = %r#1) : tensor<i32>, {SQUARE}
  cond {{
    %n = stablehlo.constant dense<2> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }} do {{
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %a, %a : {SQUARE}
    stablehlo.return %j, %b : tensor<i32>, {SQUARE}
  }}
"""
SUM = f"  %s = stablehlo.add %x, %y : {SQUARE}\n"
PUSHED = f"""
  %at = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi32>
  %row = stablehlo.slice %y [0:3, 0:8] : ({SQUARE}) -> tensor<3x8xf32>
  %p = "stablehlo.scatter"(%s, %at, %row) ({{
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.add %u, %v : tensor<f32>
      stablehlo.return %w : tensor<f32>
  }}) {{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}} : ({SQUARE}, tensor<3xi32>, tensor<3x8xf32>) -> {SQUARE}
"""
BRANCH = f"""
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.slice %s [0:1, 0:1] : ({SQUARE}) -> tensor<1x1xf32>
  %g = stablehlo.reshape %f : (tensor<1x1xf32>) -> tensor<f32>
  %q = stablehlo.compare GT, %g, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %b:2 = "stablehlo.if"(%q) ({{
    %1 = stablehlo.tanh %s : {SQUARE}
    stablehlo.return %1, %s : {SQUARE}, {SQUARE}
  }}, {{
    %1 = stablehlo.negate %s : {SQUARE}
    stablehlo.return %x, %1 : {SQUARE}, {SQUARE}
  }}) : (tensor<i1>) -> ({SQUARE}, {SQUARE})
"""
SORT = f"""
  %o = "stablehlo.sort"(%s) ({{
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.compare LT, %u, %v, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %w : tensor<i1>
  }}) {{dimension = 1 : i64}} : ({SQUARE}) -> {SQUARE}
"""
LAST = f"  %t = stablehlo.add %r#1, %x : {SQUARE}\n"
# Of these every step is a formula.
FORMULAS = {
    "a loop in the middle": f"{TWO} {SQUARE} {{\n{SUM}{TURNS}{LAST}  return %t : {SQUARE}\n}}",
    "what loops give": f"{TWO} ({SQUARE}, {SQUARE}) {{\n{SUM}{TURNS}  return %r#1, %r#2 : {SQUARE}, {SQUARE}\n}}",
    "what a loop took": f"{TWO} ({SQUARE}, {SQUARE}) {{\n{SUM}{TURNS}  return %r#1, %s : {SQUARE}, {SQUARE}\n}}",
    "two that swap": f"{TWO} ({SQUARE}, {SQUARE}) {{\n{SUM}{SWAPPED}  return %r#1, %r#2 : {SQUARE}, {SQUARE}\n}}",
    "one of two that swap": f"{TWO} {SQUARE} {{\n{SUM}{SWAPPED}  return %r#2 : {SQUARE}\n}}",
    "one of two that are the same": f"""{TWO} ({SQUARE}, {SQUARE}) {{
{SUM}{TWICE}{THEN}  return %q#1, %r#2 : {SQUARE}, {SQUARE}\n}}""",
    "what nobody needs": f"{TWO} {SQUARE} {{\n{SUM}{SORT}{TURNS}  return %r#1 : {SQUARE}\n}}",
    "what has no elements": f"""{TWO} {SQUARE} {{
{SUM}  %e = stablehlo.slice %s [0:8, 3:3] : ({SQUARE}) -> tensor<8x0xf32>
  %f = stablehlo.concatenate %e, %s, dim = 1 : (tensor<8x0xf32>, {SQUARE}) -> {SQUARE}
{SORT}  %t = stablehlo.add %o, %f : {SQUARE}\n  return %t : {SQUARE}\n}}""",
    "terms pushed": f"{TWO} {SQUARE} {{\n{SUM}{PUSHED}  return %p : {SQUARE}\n}}",
    "a branch": f"{TWO} ({SQUARE}, {SQUARE}) {{\n{SUM}{BRANCH}  return %b#0, %b#1 : {SQUARE}, {SQUARE}\n}}",
    "a sort": f"{TWO} {SQUARE} {{\n{SUM}{SORT}  %t = stablehlo.tanh %o : {SQUARE}\n  return %t : {SQUARE}\n}}",
    "arguments, and a result twice": f"""{TWO} ({SQUARE}, {SQUARE}, {SQUARE}) {{
{SUM}{SORT}  %t = stablehlo.tanh %o : {SQUARE}\n  return %y, %t, %t : {SQUARE}, {SQUARE}, {SQUARE}\n}}""",
    "a constant that is given back": f"""{TWO} ({SQUARE}, {SQUARE}) {{
  %c = stablehlo.constant dense<2.5> : {SQUARE}
{SUM}{SORT}  %t = stablehlo.add %o, %c : {SQUARE}\n  return %c, %t : {SQUARE}, {SQUARE}\n}}""",
}
PRODUCTS = {
    "products": f"""{TWO} {SQUARE} {{
  %0 = stablehlo.dot %x, %y : {DOT}
  %1 = stablehlo.tanh %0 : {SQUARE}
  %2 = stablehlo.dot %1, %x : {DOT}
  return %2 : {SQUARE}
}}""",
    "equal kernels": f"""{TWO} {SQUARE} {{
  %0 = stablehlo.dot %x, %y : {DOT}
  %1 = stablehlo.tanh %0 : {SQUARE}
  %2 = stablehlo.dot %1, %y : {DOT}
  %3 = stablehlo.tanh %2 : {SQUARE}
  %4 = stablehlo.dot %3, %y : {DOT}
  %5 = stablehlo.tanh %4 : {SQUARE}
  return %5 : {SQUARE}
}}""",
    "a view that a library reads": f"""{TWO} {SQUARE} {{
  %0 = stablehlo.tanh %x : {SQUARE}
  %1 = stablehlo.transpose %y, dims = [1, 0] : ({SQUARE}) -> {SQUARE}
  %2 = stablehlo.dot %0, %1 : {DOT}
  %3 = stablehlo.add %2, %1 : {SQUARE}
  return %3 : {SQUARE}
}}""",
}
ALL = FORMULAS | PRODUCTS


@pytest.fixture(autouse=True)
def built_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "off")


def main_of(text: str) -> FusedBlock:
    view = prepared(import_module(opspec.load(text)))
    body = view.functions["main"].regions[0].block
    return next(block for block in blocks_of(view, builder=PlanOnlyHere()) if block.block is body)


def whole_of(text: str) -> OneFunction:
    joined = main_of(text).joined
    assert joined is not None
    return joined.whole


def given_to(text: str) -> list[Array]:
    return arguments(import_module(opspec.load(text)))


def by_steps(text: str, monkeypatch: pytest.MonkeyPatch) -> Sequence[Array]:
    """What it gives where Python runs each step."""
    with monkeypatch.context() as patched:
        patched.setattr(joining, "FEW", 0)
        return compile_by(opspec.load(text), engine="cpu")(*given_to(text))


def alike(name: str, found: Sequence[Array], wanted: Sequence[Array]) -> bool:
    """Formulas to the bit; of products, which are turned or not, BLAS's last digits are its own."""
    if name in FORMULAS:
        return all(map(same, found, wanted))
    return all(np.allclose(x, y, 1e-5, 1e-5, equal_nan=True) for x, y in zip(found, wanted, strict=True))


@pytest.mark.parametrize("name", ALL)
def test_a_small_program_is_one_function(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(whole_of(ALL[name]).steps) > 1
    program, given = compile_by(opspec.load(ALL[name]), engine="cpu"), given_to(ALL[name])
    before, wanted = [x.copy() for x in given], by_steps(ALL[name], monkeypatch)
    first = program(*given)
    kept = [x.copy() for x in first]
    others = program(*(x + 1 for x in given))
    assert alike(name, first, wanted)
    assert all(map(same, first, kept)), "another call leaves them"
    assert all(map(same, given, before))
    assert not any(np.shares_memory(x, y) for x in first for y in [*others, *given])
    assert alike(name, program.call([np.asfortranarray(x) for x in given]), wanted), "the long way"


LOOPED = {name: text for name, text in LOOPS.items() if " by " not in name and "product" not in name}


@pytest.mark.parametrize("name", LOOPED)
def test_a_small_program_that_is_a_loop_is_one_too(name: str) -> None:
    module, given = opspec.load(LOOPED[name]), given_to(LOOPED[name])
    wanted = compile_by(module, engine="reference")(*given)
    program = compile_by(module, engine="cpu")
    for _ in range(2):
        assert all(map(same, program(*given), wanted))


@pytest.mark.parametrize("name", FORMULAS)
@pytest.mark.parametrize("instructions", EACH_SET)
def test_formulas_have_the_bytes_of_the_reference(
    name: str, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, given = opspec.load(FORMULAS[name]), given_to(FORMULAS[name])
    wanted = compile_by(module, engine="reference")(*given)
    on(monkeypatch, instructions, 1)
    assert all(map(same, compile_by(module, engine="cpu")(*given), wanted))


LONG, WIDE = "tensor<1000x64xf32>", "(tensor<1000x64xf32>, tensor<64x64xf32>) -> tensor<1000x64xf32>"


@pytest.mark.parametrize(("library", "joined"), [(False, True), (True, False)])
def test_what_is_computed_where_it_is_read_needs_no_memory(library: bool, joined: bool) -> None:
    """Thirty arrays of 256 kB are not made where kernels read them alone."""
    lines, last = [], "%x"
    for at in range(30):
        reads = f"dot_general {last}, %w, contracting_dims = [1] x [0] : {WIDE}" if library else f"tanh {last} : {LONG}"
        lines.append(f"  %{at} = stablehlo.{reads}")
        last = f"%{at}"
    body = "\n".join(lines)
    text = f"""func.func @main(%x: {LONG}, %w: tensor<64x64xf32>) -> {LONG} {{
{body}
  %r = stablehlo.dot_general {last}, %w, contracting_dims = [1] x [0] : {WIDE}
  return %r : {LONG}
}}"""
    assert (main_of(text).joined is not None) == joined


def test_equal_kernels_are_compiled_once() -> None:
    text = program_text(whole_of(PRODUCTS["equal kernels"]), machine(SETS[-1]).target).text
    assert text.count("define void @kernel") == 1
    assert text.count("call void @kernel0") == 3


@pytest.mark.parametrize(
    "text",
    [
        f"{TWO} {SQUARE} {{\n{SUM}  return %s : {SQUARE}\n}}",
        PRODUCTS["products"].replace("8x8", "800x800"),
        PRODUCTS["products"].replace("f32", "f8E4M3FN"),
    ],
    ids=["one kernel", "large", "a library that only Python calls"],
)
def test_what_is_no_better_so_is_none(text: str) -> None:
    assert main_of(text).joined is None


@pytest.mark.parametrize("name", ["a loop in the middle", "one of two that are the same", "a branch", "products"])
def test_what_llvm_refuses_is_run_step_by_step(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = by_steps(ALL[name], monkeypatch)
    monkeypatch.setattr(one_function, "program_text", _no_text)
    first = "dot" if name == "products" else "add"
    told = "LLVM refuses the function of this op and [0-9]+ others, so Python runs its steps: there is no such"
    with pytest.warns(UserWarning, match=f"^stablehlo.{first} at <text>:2:[0-9]+: {told}"):
        program = compile_by(opspec.load(ALL[name]), engine="cpu")
    assert alike(name, program(*given_to(ALL[name])), wanted)


def _no_text(_whole: OneFunction, _target: object) -> object:
    raise machine_code.RefusedText("there is no such instruction")


def test_a_plan_shows_it() -> None:
    blocks, here = [main_of(ALL["a branch"])], PlanOnlyHere()
    data = plan_data(blocks, here)
    assert [(block["block"], block["one_function"]) for block in data["blocks"]][-1] == ("@main", True)
    assert data["programs"] == 1
    assert data["refused"] == 0
    lines = list(plan_lines(blocks, here))
    assert "@main, as one function" in lines
    assert lines[-1].endswith("kernels, a program as one function")
    (code,) = code_data(blocks, assembly=False)["kernels"]
    assert code["form"] == "function"
    assert {"stablehlo.if", "stablehlo.add"} <= {op["op"] for op in code["ops"]}
