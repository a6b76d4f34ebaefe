"""Loops that are one function: the bytes of loops that Python runs, with kernels inside."""

from __future__ import annotations

import math
import signal
import warnings
from types import FrameType

import numpy as np
import pytest

import opspec
from opspec.compiled import joining
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import Looped
from opspec.compiled.native import blas_products, machine_code
from opspec.compiled.native import objects as native_objects
from opspec.compiled.native import one_function as native_functions
from opspec.compiled.native.loading import Loader
from opspec.compiled.native.programs import program_text
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Branch, Kernel, steps_of
from opspec.compiled.shown import blocks_of
from opspec.execution import call_registry
from opspec.numerics import blas
from opspec.programs.records import ModuleView, import_module
from opspec.values.arrays import Array
from tests.buffers.peaks import peak_of
from tests.compiled.loops import LOOPS, given_to, looping
from tests.compiled.native.kernels import EACH_SET, SETS, machine
from tests.compiled.native.test_engine import on, same
from tests.execution import random_memory_programs


@pytest.fixture(autouse=True)
def not_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here loops are functions by themselves, as those of large programs."""
    monkeypatch.setattr(joining, "SMALL", 0)


def looped(view: ModuleView) -> Looped:
    """The one loop of a program that no other one is around."""
    main = next(block for block in blocks_of(view) if block.block.region.owner.name == "func.func")
    (found,) = [step for step in main.steps if isinstance(step, Looped)]
    return found


def arguments(view: ModuleView) -> list[Array]:
    types = view.functions["main"].regions[0].block.types
    return given_to([(type_.element.dtype, tuple(type_.shape)) for type_ in types])  # type: ignore[union-attr]


def assert_as_reference(text: str) -> None:
    module = opspec.load(text)
    given = arguments(import_module(module))
    before = [x.copy() for x in given]
    wanted = compile_by(module, engine="reference")(*given)
    program = compile_by(module, engine="cpu")
    for _ in range(2):
        assert all(map(same, program(*given), wanted))
    assert all(map(same, given, before)), "what is given keeps its values"


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_is_one_function_with_the_bytes_of_the_reference(name: str) -> None:
    looped(import_module(opspec.load(LOOPS[name])))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert_as_reference(LOOPS[name])


@pytest.mark.full
@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("name", LOOPS)
def test_loops_have_the_same_bytes_with_all_instructions(
    monkeypatch: pytest.MonkeyPatch, name: str, instructions: str
) -> None:
    on(monkeypatch, instructions, 2)
    assert_as_reference(LOOPS[name])


@pytest.mark.parametrize("seed", range(4))
def test_random_programs_with_loops_have_the_bytes_of_the_reference(seed: int) -> None:
    assert_as_reference(random_memory_programs.program(seed))


@pytest.mark.full
@pytest.mark.parametrize("seed", range(4, 200))
def test_many_random_programs_with_loops_have_the_bytes_of_the_reference(seed: int) -> None:
    assert_as_reference(random_memory_programs.program(seed))


def test_a_box_is_written_without_touching_what_is_around_it() -> None:
    loop = looped(import_module(opspec.load(LOOPS["rows written while others are read"]))).loop
    kernels = [step for step in loop.body.steps if isinstance(step, Kernel)]
    assert max(kernel.points for kernel in kernels) == 7
    assert loop.body.results.index(kernels[-1].stores[0].buffer) in loop.reused


@pytest.mark.parametrize("name", [name for name in LOOPS if name.startswith("a stack of ")])
def test_a_row_of_a_stack_is_written_alone(name: str) -> None:
    """What it is made of may be folds, and several numbers for each element."""
    loop = looped(import_module(opspec.load(LOOPS[name]))).loop
    kernels = [step for step in loop.body.steps if isinstance(step, Kernel)]
    most = {"one sum": 1, "parts of what sums are taken of": 28}.get(name.removeprefix("a stack of "), 7)
    assert max(kernel.points * math.prod(x.size for x in kernel.inner) for kernel in kernels) == most
    assert 1 in loop.reused, "the stack, behind the counter"


def test_terms_are_pushed_into_what_is_carried() -> None:
    loop = looped(import_module(opspec.load(LOOPS["terms pushed in place"]))).loop
    assert [step.form for step in loop.body.steps if isinstance(step, Kernel)].count("push") == 1
    assert len(loop.reused) == 2, "the counter, and what terms are pushed into"


@pytest.mark.parametrize(
    ("name", "reused", "shared"),
    [
        ("a branch that leaves it", 1, 2),
        ("a branch that changes one of two", 2, 2),
        ("a branch that reads what it changes", 2, 2),
        ("a branch that swaps", 0, 0),
        ("a branch that gives one twice", 1, 0),
    ],
)
def test_branches_change_what_is_carried_in_place(name: str, reused: int, shared: int) -> None:
    loop = looped(import_module(opspec.load(LOOPS[name]))).loop
    (branch,) = [step for step in loop.body.steps if isinstance(step, Branch)]
    assert len(loop.reused) == reused
    assert len(branch.shared) == shared


@pytest.mark.parametrize("name", ["a row made of another one", "a row of each of two made of the other"])
def test_a_row_is_made_before_it_is_pushed_into_what_it_is_made_of(name: str) -> None:
    loop = looped(import_module(opspec.load(LOOPS[name]))).loop
    points = [step.points for step in loop.body.steps if isinstance(step, Kernel)]
    assert max(points) == (7 if name.endswith("one") else 140)


WIDE = "tensor<100xi32>"
HANDED = f"""
    %r:3 = stablehlo.while(%j = %zero, %b = %a0, %t = %a1) : tensor<i32>, {WIDE}, {WIDE}
    cond {{
      %more = stablehlo.compare LT, %j, %next : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }} do {{
      %k = stablehlo.add %j, %one : tensor<i32>
      %u = stablehlo.add %t, %b : {WIDE}
      stablehlo.return %k, %b, %u : tensor<i32>, {WIDE}, {WIDE}
    }}"""
LAST = f"%last = stablehlo.slice %r#1 [0:99] : ({WIDE}) -> tensor<99xi32>"
# What is made of what an inner loop gives as it took it, which lies in the same memory.
MADE_OF_HANDED = {
    "reversed": f"%b0 = stablehlo.reverse %r#1, dims = [0] : {WIDE}",
    "moved": f"""{LAST}
    %first = stablehlo.slice %r#1 [99:100] : ({WIDE}) -> tensor<1xi32>
    %b0 = stablehlo.concatenate %first, %last, dim = 0 : (tensor<1xi32>, tensor<99xi32>) -> {WIDE}""",
    "put into itself": f"""{LAST}
    %b0 = stablehlo.dynamic_update_slice %a0, %last, %one : ({WIDE}, tensor<99xi32>, tensor<i32>) -> {WIDE}""",
    "reversed by a branch": f"""%b0 = "stablehlo.case"(%i) ({{
      %back = stablehlo.reverse %r#1, dims = [0] : {WIDE}
      stablehlo.return %back : {WIDE}
    }}, {{
      stablehlo.return %r#1 : {WIDE}
    }}) : (tensor<i32>) -> {WIDE}""",
    "reversed by a branch behind a loop of its own": f"""%b0 = "stablehlo.case"(%i) ({{
{HANDED.replace("%r:3", "%q:3").replace("%b = %a0", "%b = %r#1")}
      %back = stablehlo.reverse %q#1, dims = [0] : {WIDE}
      %both = stablehlo.subtract %back, %q#2 : {WIDE}
      stablehlo.return %both : {WIDE}
    }}, {{
      stablehlo.return %r#1 : {WIDE}
    }}) : (tensor<i32>) -> {WIDE}""",
}


@pytest.mark.parametrize("what", MADE_OF_HANDED)
def test_what_an_inner_loop_hands_through_is_what_it_took(what: str) -> None:
    """It is not written over while elements of it are read elsewhere."""
    text = looping(3, [WIDE, WIDE], f"{HANDED}\n    {MADE_OF_HANDED[what]}\n").replace("%b0, %b1", "%b0, %r#2")
    module, given = opspec.load(text), [np.arange(100, dtype=np.int32), np.arange(100, dtype=np.int32) ** 2]
    wanted = opspec.run(module, *given, engine="numpy")
    for found, right in zip(opspec.run(module, *given, engine="cpu"), wanted, strict=True):
        np.testing.assert_array_equal(found, right)


def put_into_itself(made: str, of: str, first: str) -> str:
    """Some elements of an array, from `first` on, put elsewhere in it."""
    part = made.replace("%", "%part_")
    return f"""
    {part} = stablehlo.dynamic_slice {of}, {first}, sizes = [40] : ({WIDE}, tensor<i32>) -> tensor<40xi32>
    {made} = stablehlo.dynamic_update_slice {of}, {part}, %next
      : ({WIDE}, tensor<40xi32>, tensor<i32>) -> {WIDE}"""


def test_what_inner_and_outer_loops_put_aside_lies_in_memory_of_its_own() -> None:
    inner = f"""
    %r:2 = stablehlo.while(%j = %zero, %m = %a0) : tensor<i32>, {WIDE}
    cond {{
      %more = stablehlo.compare LT, %j, %next : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }} do {{
      %k = stablehlo.add %j, %one : tensor<i32>{put_into_itself("%q", "%m", "%j")}
      stablehlo.return %k, %q : tensor<i32>, {WIDE}
    }}"""
    text = looping(3, [WIDE, WIDE], f"{inner}{put_into_itself('%b1', '%a1', '%i')}\n").replace("%b0", "%r#1")
    loop = looped(import_module(opspec.load(text))).loop
    kernels = [step for step in steps_of(loop.body.steps) if isinstance(step, Kernel) and step.form == "flat"]
    aside = [store.buffer for kernel in kernels for store in kernel.stores if store.buffer.size == 40]
    assert len(aside) == len({*aside}) == 2
    assert_as_reference(text)


@pytest.mark.parametrize("step", [6, pytest.param(1, marks=pytest.mark.full)])
def test_a_loop_that_llvm_refuses_is_run_step_by_step(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    for name, text in [*LOOPS.items()][::step]:
        monkeypatch.setenv("OPSPEC_CACHE", "off")
        module = opspec.load(text)
        given = arguments(import_module(module))
        wanted = compile_by(module, engine="cpu")(*given)
        monkeypatch.setattr(native_functions, "program_text", _no_text)
        with pytest.warns(UserWarning, match=r"stablehlo\.while at .*: LLVM refuses the loop, so Python runs it: "):
            program = compile_by(module, engine="cpu")
        monkeypatch.undo()
        assert all(map(same, program(*given), wanted)), name


def _no_text(_whole: OneFunction, _target: object) -> object:
    raise machine_code.RefusedText("there is no such instruction")


def test_an_endless_loop_ends_when_somebody_wants_that() -> None:
    text = looping(10, ["tensor<f32>"], "    %b0 = stablehlo.negate %a0 : tensor<f32>\n").replace("%next, ", "%i, ")
    program = compile_by(opspec.load(text), engine="cpu")

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        with pytest.raises(KeyboardInterrupt) as caught:
            program(np.float32(1))
    finally:
        signal.signal(signal.SIGALRM, before)
    assert "stablehlo.while at" in caught.value.__notes__[0]


def test_what_a_library_raises_comes_out_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError("no room")

    monkeypatch.setattr(native_objects, "_called", fail)
    module = opspec.load(LOOPS["products by BLAS of 5x70xbf16 and 70x2xbf16"])
    program = compile_by(module, engine="cpu")
    with pytest.raises(opspec.OpSpecError, match=r"stablehlo\.while at .*: too large: no room"):
        program(*arguments(import_module(module)))


@pytest.mark.parametrize("acts", [False, True])
def test_a_loop_calls_what_somebody_registered(acts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no side effect is called from one function; what it keeps is not written over."""
    monkeypatch.setattr(call_registry, "_TARGETS", dict(call_registry._TARGETS))
    seen: list[Array] = []
    opspec.custom_call("keeps")(lambda _, x: (seen.append(x), x * 2)[1])
    says = f"has_side_effect = {str(acts).lower()}"
    body = f"""
    %t = stablehlo.custom_call @keeps(%a0) {{{says}}} : (tensor<20xf32>) -> tensor<20xf32>
    %b0 = stablehlo.add %t, %a0 : tensor<20xf32>
"""
    module = opspec.load(looping(3, ["tensor<20xf32>"], body))
    (main,) = [block for block in blocks_of(import_module(module)) if block.block.is_of_function]
    assert any(isinstance(step, Looped) for step in main.steps) != acts
    x = np.arange(20, dtype=np.float32)
    (found,) = compile_by(module, engine="cpu")(x)
    assert np.array_equal(found, 27 * x)
    assert [list(kept) for kept in seen] == [list(x), list(3 * x), list(9 * x)]


def test_a_call_without_results_is_made_in_each_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(call_registry, "_TARGETS", dict(call_registry._TARGETS))
    seen: list[float] = []
    opspec.custom_call("looks")(lambda _, x: seen.append(float(x)))
    body = """
    stablehlo.custom_call @looks(%a0) {has_side_effect = false} : (tensor<f32>) -> ()
    %b0 = stablehlo.add %a0, %a0 : tensor<f32>
"""
    (found,) = compile_by(opspec.load(looping(3, ["tensor<f32>"], body)), engine="cpu")(np.float32(1))
    assert (found, seen) == (8, [1, 2, 4])


BEGINS = {
    "an array that ends": ("%p", "%x, %x", 1.2),
    "zeros": ("%zeros", "%x, %x", 1.2),
    "an argument": ("%x", "%x, %x", 1.2),
    "what is read inside": ("%p", "%p, %x", 2.2),
}


@pytest.mark.parametrize("name", BEGINS)
def test_a_loop_begins_with_what_it_is_given_where_nobody_else_needs_that(name: str) -> None:
    initial, added, most = BEGINS[name]
    type_ = "tensor<300x300xf32>"
    text = f"""func.func @main(%x: {type_}, %w: {type_}) -> {type_} {{
  %i = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> {type_}
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({type_}, {type_}) -> {type_}
  %r:2 = stablehlo.while(%j = %i, %c = {initial}) : tensor<i32>, {type_}
    cond {{
      %t = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    }} do {{
      %k = stablehlo.add %j, %one : tensor<i32>
      %s = stablehlo.multiply {added} : {type_}
      %d = stablehlo.add %c, %s : {type_}
      stablehlo.return %k, %d : tensor<i32>, {type_}
    }}
  return %r#1 : {type_}
}}"""
    rng = np.random.default_rng(0)
    x, w = (rng.integers(-4, 5, (300, 300)).astype(np.float32) for _ in range(2))
    kept = x.copy()
    program = compile_by(opspec.load(text), engine="cpu")
    first = {"%p": x @ w, "%x": x, "%zeros": np.zeros_like(x)}[initial]
    factor = x @ w if added.startswith("%p") else x
    for _ in range(2):
        np.testing.assert_array_equal(program(x, w)[0], first + 3 * (factor * x))
    np.testing.assert_array_equal(x, kept)
    assert peak_of(lambda: program(x, w)) < most * x.nbytes


def test_an_engine_of_few_instructions_has_loops_too() -> None:
    whole = looped(import_module(opspec.load(LOOPS["two stacks of rows"]))).whole
    assert native_functions.native_function(whole, Loader(machine(SETS[-1]))) is not None


def test_scalars_stay_in_registers_for_more_turns_than_are_done_at_once() -> None:
    text = looping(2_500_000, ["tensor<i32>"], "    %b0 = stablehlo.xor %a0, %i : tensor<i32>\n")
    (found,) = compile_by(opspec.load(text), engine="cpu")(np.int32(5))
    assert found == 5 ^ int(np.bitwise_xor.reduce(np.arange(2_500_000)))


@pytest.mark.parametrize("right", ["9x50xf32", "50x9xf32"])
def test_a_product_of_few_rows_is_several_calls(monkeypatch: pytest.MonkeyPatch, right: str) -> None:
    monkeypatch.setattr(blas, "NOT_COPIED", 500)
    monkeypatch.setattr(blas_products, "_NARROW", 16)
    body = f"""
    %b1 = stablehlo.negate %a1 : tensor<{right}>
    %b0 = stablehlo.add %a0, %a0 : tensor<5x9xf32>
    %b2 = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [{right.startswith("50"):d}]
      : (tensor<5x9xf32>, tensor<{right}>) -> tensor<5x50xf32>
"""
    module = opspec.load(looping(3, ["tensor<5x9xf32>", f"tensor<{right}>", "tensor<5x50xf32>"], body))
    view = import_module(module)
    text = program_text(looped(view).whole, machine(SETS[-1]).target).text
    assert text.count("call void @opspec_sgemm") == 4
    given = arguments(view)
    *_, found = compile_by(module, engine="cpu")(*given)
    factor = given[1] if right.startswith("9") else given[1].T
    np.testing.assert_allclose(found, (4 * given[0].astype(np.float64)) @ factor, rtol=1e-5, atol=1e-5)
