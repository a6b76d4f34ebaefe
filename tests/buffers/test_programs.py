"""A program over memory gives what its tensors give, bit by bit, though freed memory is poisoned; a wrong one, not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.random_values import random_arguments
from opspec.buffers.memory import BufferProgram, Free, Place, RunOp, Section, Step
from opspec.buffers.planning import buffer_program
from opspec.buffers.running import poison
from opspec.buffers.text import text_of
from opspec.buffers.timeline import timeline
from opspec.errors import OpSpecError
from opspec.programs.records import ModuleView, import_module
from tests.buffers.peaks import peak_of
from tests.compiled import random_chains
from tests.execution import random_memory_programs
from tests.execution.exported import test_exported
from tests.samples import one_in

LOOP = """
func.func @main(%a: tensor<40x60xf32>, %b: tensor<60xf32>, %n: tensor<i32>) -> (tensor<60x40xf32>, tensor<40x60xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %wide = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<60xf32>) -> tensor<40x60xf32>
  %s = stablehlo.add %a, %wide : tensor<40x60xf32>
  %e = stablehlo.negate %s : tensor<40x60xf32>
  %t = stablehlo.transpose %e, dims = [1, 0] : (tensor<40x60xf32>) -> tensor<60x40xf32>
  %w:3 = stablehlo.while(%i = %zero, %x = %a, %y = %wide) : tensor<i32>, tensor<40x60xf32>, tensor<40x60xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %i1 = stablehlo.add %i, %one : tensor<i32>
      %x1 = stablehlo.add %x, %y : tensor<40x60xf32>
      %x2 = stablehlo.multiply %x1, %x : tensor<40x60xf32>
      stablehlo.return %i1, %x2, %y : tensor<i32>, tensor<40x60xf32>, tensor<40x60xf32>
    }
  %p = stablehlo.compare LT, %w#0, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %q = "stablehlo.if"(%p) ({
    stablehlo.return %w#1 : tensor<40x60xf32>
  }, {
    %m = stablehlo.multiply %w#1, %e : tensor<40x60xf32>
    stablehlo.return %m : tensor<40x60xf32>
  }) : (tensor<i1>) -> tensor<40x60xf32>
  return %t, %q : tensor<60x40xf32>, tensor<40x60xf32>
}
"""

SHARDED = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<6x6xf32>, %n: tensor<i32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<complex<f32>>) {
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=6, j=6}>}
    : tensor<6x6xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : tensor<6x6xf32>
  %t = stablehlo.transpose %1, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}
    : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %w:2 = stablehlo.while(%i = %n, %x = %1) : tensor<i32>, tensor<6x6xf32>
    attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"x"}, {}]>]>}
    cond {
      %c = stablehlo.compare NE, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %2 = stablehlo.multiply %x, %a : tensor<6x6xf32>
      stablehlo.return %i, %2 : tensor<i32>, tensor<6x6xf32>
    }
  %z = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} dense<(1.0, 2.0)>
    : tensor<complex<f32>>
  return %w#1, %t, %z : tensor<6x6xf32>, tensor<6x6xf32>, tensor<complex<f32>>
}
"""

# BLAS takes another way where an operand's elements lie in another order, and here its bits differ.
OTHER_PRODUCTS = {"tensorflow/resize.mlir"}


def given(module: ModuleView) -> list[Any]:
    return list(random_arguments(module.functions["main"].regions[0].block.types, 0))


def results(text: str, arguments: Sequence[Any]) -> list[Any]:
    return list(opspec.compile(opspec.load(text), engine="numpy")(*arguments))


def same(found: Sequence[Any], expected: Sequence[Any]) -> bool:
    """Bit by bit; any NaN is NaN."""
    return len(found) == len(expected) and all(
        x.dtype == y.dtype and x.shape == y.shape and (x.tobytes() == y.tobytes() or _equal(x, y))
        for x, y in zip(found, expected, strict=True)
    )


def _equal(x: Any, y: Any) -> bool:
    nan = (x != x) & (y != y)
    return bool((nan | ((x == y) & (np.signbit(x) == np.signbit(y)) if x.dtype.kind == "f" else nan | (x == y))).all())


def expect_the_same(text: str, arguments: Sequence[Any] | None = None, within: float = 0) -> None:
    module = import_module(opspec.load(text))
    over_memory = text_of(module, buffer_program(module))
    assert opspec.verify(opspec.load(over_memory)) == []
    arguments = given(module) if arguments is None else arguments
    found, expected = results(over_memory, arguments), results(text, arguments)
    if within:
        for x, y in zip(found, expected, strict=True):
            np.testing.assert_allclose(x, y, rtol=within, atol=within)
    else:
        assert same(found, expected)


@pytest.mark.parametrize("turns", [0, 3])
def test_loops_branches_and_views(turns: int) -> None:
    x = np.random.default_rng(0).standard_normal((40, 60)).astype(np.float32)
    expect_the_same(LOOP, [x, x[0], np.int32(turns)])


def test_regions_of_tensors_have_constants_of_their_own() -> None:
    expect_the_same("""
func.func @main(%x: tensor<5xf32>) -> (tensor<5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<0.5> : tensor<f32>
    %s = stablehlo.add %a, %c : tensor<f32>
    %1 = stablehlo.compare LT, %s, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  %r = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %two = stablehlo.constant dense<2.0> : tensor<f32>
    %t = stablehlo.multiply %a, %two : tensor<f32>
    %s = stablehlo.add %t, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0, %r : tensor<5xf32>, tensor<f32>
}
""")


def test_what_shardy_says_of_tensors_is_left_out_and_meshes_that_ops_name_are_there() -> None:
    expect_the_same(SHARDED)


@pytest.mark.parametrize("seed", one_in(2, range(6)))
def test_random_programs_that_share_overwrite_and_discard(seed: int) -> None:
    expect_the_same(random_memory_programs.program(seed))
    expect_the_same(random_chains.program(seed))


@pytest.mark.full
@pytest.mark.parametrize("seed", range(6, 300))
def test_many_more_random_programs(seed: int) -> None:
    expect_the_same(random_memory_programs.program(seed, ops=30))
    expect_the_same(random_chains.program(seed, ops=40))


def has_plan(program: str) -> bool:
    """Whether all sizes are known, and no op of MLIR's own computes with numbers that are no tensors."""
    text = (test_exported.FOLDER / program).read_text("utf-8")
    return not any(sign in text for sign in ("?x", "tensor<*x", "tensor.", "arith."))


def exported(program: str) -> None:
    text = (test_exported.FOLDER / program).read_text("utf-8")
    expect_the_same(text, test_exported.of(program, "in"), within=1e-6 if program in OTHER_PRODUCTS else 0)


@pytest.mark.parametrize("program", one_in(10, list(filter(has_plan, test_exported.PROGRAMS))))
def test_programs_of_other_frameworks(program: str) -> None:
    exported(program)


@pytest.mark.full
@pytest.mark.parametrize("program", list(filter(has_plan, test_exported.PROGRAMS)))
def test_all_programs_of_other_frameworks(program: str) -> None:
    exported(program)


def test_a_donated_argument_is_written_over() -> None:
    text = """
func.func @main(%a: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %0 = stablehlo.negate %a : tensor<100x100xf32>
  return %0 : tensor<100x100xf32>
}
"""
    module = import_module(opspec.load(text))
    assert timeline(buffer_program(module)).peak == 40_000
    donated = buffer_program(module, donated=[0])
    assert [type(step) for step in donated.body.steps] == [RunOp]
    assert timeline(donated).peak == 40_000  # its own
    x = np.random.default_rng(0).standard_normal((100, 100)).astype(np.float32)
    assert same(results(text_of(module, donated), [x]), [-x])


# --- wrong plans ------------------------------------------------------------------------------------------------


def with_steps(program: BufferProgram, steps: Sequence[Step]) -> BufferProgram:
    return replace(program, body=Section(program.body.arguments, tuple(steps), program.body.results))


CHAIN = """
func.func @main(%a: tensor<50x50xf32>, %b: tensor<50x50xf32>) -> (tensor<50x50xf32>, tensor<50x50xf32>) {
  %x = stablehlo.add %a, %b : tensor<50x50xf32>
  %y = stablehlo.multiply %x, %b : tensor<50x50xf32>
  %z = stablehlo.subtract %y, %x : tensor<50x50xf32>
  %t = stablehlo.transpose %y, dims = [1, 0] : (tensor<50x50xf32>) -> tensor<50x50xf32>
  %u = stablehlo.add %z, %t : tensor<50x50xf32>
  return %u, %z : tensor<50x50xf32>, tensor<50x50xf32>
}
"""


def test_a_lifetime_that_is_cut_short_shows() -> None:
    module = import_module(opspec.load(CHAIN))
    program, arguments = buffer_program(module), given(module)
    expected = results(CHAIN, arguments)
    assert same(results(text_of(module, program), arguments), expected)
    steps = list(program.body.steps)
    frees = [at for at, step in enumerate(steps) if isinstance(step, Free)]
    assert frees
    for at in frees:
        last = max(i for i, step in enumerate(steps[:at]) if isinstance(step, RunOp))
        wrong = with_steps(program, [*steps[:last], steps[at], *steps[last:at], *steps[at + 1 :]])
        text = text_of(module, wrong)
        assert not same(results(text, arguments), expected)
        assert "buffers.C2" in {broken.rule for broken in opspec.verify(opspec.load(text))}


def test_an_alias_too_many_shows() -> None:
    """An op that writes where it may not: into an operand that is still needed."""
    module = import_module(opspec.load(CHAIN))
    program, arguments = buffer_program(module), given(module)
    expected = results(CHAIN, arguments)
    steps = list(program.body.steps)
    tried = 0
    for at, step in enumerate(steps):
        if not isinstance(step, RunOp) or step.updated:
            continue
        for operand in step.operands:
            later = [x for other in steps[at + 1 :] if isinstance(other, RunOp) for x in other.operands]
            if isinstance(operand, Place) and operand.whole and operand.memory.kind == "allocated" and operand in later:
                tried += 1
                other = replace(step, results=(operand,))
                moved = [_moved(x, step.results[0], operand) for x in steps[at + 1 :]]
                wrong = with_steps(program, [*steps[:at], other, *moved])
                assert not same(results(text_of(module, wrong), arguments), expected)
    assert tried


def _moved(step: Step, old: object, new: Place) -> Step:
    """The step with what lay in one place read in another."""
    if not isinstance(step, RunOp):
        return step
    return replace(step, operands=tuple(new if x is old else x for x in step.operands))


def test_poison_is_what_no_program_computes() -> None:
    for dtype, found in ((np.float32, "nan"), (np.int32, str(0xDEADBEEF - 2**32)), (np.bool_, "True")):
        x = np.zeros(3, dtype)
        poison(x)
        assert str(x[1]) == found


# --- the executor keeps to it -----------------------------------------------------------------------------------

LAYERS = """
func.func @main(%x: tensor<1024x512xf32>, %w: tensor<512x512xf32>) -> tensor<1024x512xf32> {
  %h0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<1024x512xf32>, tensor<512x512xf32>) -> tensor<1024x512xf32>
  %e0 = stablehlo.abs %h0 : tensor<1024x512xf32>
  %a0 = stablehlo.add %e0, %x : tensor<1024x512xf32>
  %h1 = stablehlo.dot_general %a0, %w, contracting_dims = [1] x [0]
    : (tensor<1024x512xf32>, tensor<512x512xf32>) -> tensor<1024x512xf32>
  %e1 = stablehlo.abs %h1 : tensor<1024x512xf32>
  %a1 = stablehlo.multiply %e1, %a0 : tensor<1024x512xf32>
  %s = stablehlo.subtract %a1, %x : tensor<1024x512xf32>
  return %s : tensor<1024x512xf32>
}
"""


def test_the_executor_needs_what_the_plan_says() -> None:
    module = import_module(opspec.load(LAYERS))
    planned = timeline(buffer_program(module)).peak
    program, arguments = opspec.compile(module, engine="numpy"), given(module)
    used = peak_of(lambda: program.call(list(arguments)))
    assert planned == 2 * 1024 * 512 * 4
    assert planned <= used <= 1.02 * planned


# --- what has no plan -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type_", "said"),
    [
        ("tensor<?xf32>", "sizes that are known before the program runs"),
        ("tuple<tensor<f32>>", "tensors and tokens"),
    ],
)
def test_what_has_no_plan_is_refused_with_the_reason(type_: str, said: str) -> None:
    text = f"func.func @main(%a: {type_}) -> {type_} {{\n  return %a : {type_}\n}}\n"
    with pytest.raises(OpSpecError, match=said):
        buffer_program(import_module(opspec.load(text)))
