"""Whole plans, with memory that is shared, overwritten and given back: the values are those of op by op."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jax import lax

import opspec
from opspec import formula
from opspec.catalog.dialects import generated
from opspec.catalog.op_traits import all_traits
from opspec.compiled.native import objects
from opspec.execution import element_moves, numpy_ops
from opspec.execution.executor import Program
from opspec.execution.kernel_choice import GeneratedKernels, OpKernel
from opspec.execution.numpy_ops import forms_of
from opspec.numerics import long_rows
from opspec.observe import Profile
from opspec.programs.records import View, import_module
from tests.buffers.peaks import peak_of
from tests.checkout import ROOT
from tests.compiled.loops import looping
from tests.execution.native_cases import cases
from tests.execution.random_memory_programs import SIDE, program
from tests.samples import one_in, rounds

TENSOR = "tensor<64x64xf32>"


class Apart:
    """The generated kernels, each on copies of its operands, and nothing in their stead."""

    def kernel_of(self, view: View, /) -> OpKernel | None:
        kernel = GeneratedKernels().kernel_of(view)
        if kernel is None:
            return None
        function = kernel.function

        def apart(*operands: Any, **keywords: Any) -> Any:
            made = function(*[_copied(x) for x in operands], **keywords)
            return tuple(map(_copied, made)) if isinstance(made, tuple) else _copied(made)

        return replace(kernel, function=apart, native=False)


def _copied(x: Any) -> Any:
    return tuple(map(_copied, x)) if isinstance(x, tuple) else np.array(x, copy=True)


def main(arguments: str, body: str, results: str) -> str:
    return f"func.func @main({arguments}) -> ({results}) {{\n{body}\n}}\n"


def compiled(text: str) -> Program:
    return opspec.compile(opspec.load(text))


@pytest.mark.parametrize("seed", one_in(3, range(60)))
def test_a_random_program_gives_what_its_ops_give_one_by_one(seed: int) -> None:
    module = import_module(opspec.load(program(seed)))
    made, expected = opspec.compile(module), opspec.compile(module, kernels=Apart())
    random = np.random.default_rng(seed)
    arguments = [random.uniform(-2, 2, (SIDE, SIDE)).astype(np.float32) for _ in range(3)]
    before = [x.tobytes() for x in arguments]
    wanted = [x.tobytes() for x in expected(*arguments)]
    for donated in ((), (), (0, 2), (0, 1, 2)):  # twice: constants have to outlive a run
        given = [x.copy() if at in donated else x for at, x in enumerate(arguments)]
        results = made.call(given, donated=donated)
        assert [x.tobytes() for x in results] == wanted
        assert [x.tobytes() for x in arguments] == before
        for at, x in enumerate(results):
            assert x.flags.writeable
            assert not any(np.shares_memory(x, y) for y in (*arguments, *results[at + 1 :]))


@settings(max_examples=rounds(60), deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.sampled_from(["1x1", "2x3", "3x2"]), st.sets(st.integers(0, 2)))
def test_a_random_program_gives_what_the_formulas_say(seed: int, shape: str, donated: set[int]) -> None:
    """Of ops whose results are exact, in arrays so small that the formulas are quick; all of them are reused."""
    text = program(seed, ops=8).replace(f"{SIDE}x{SIDE}", shape).replace("stablehlo.tanh", "stablehlo.sign")
    random = np.random.default_rng(seed)
    rows, columns = map(int, shape.split("x"))
    drawn = [random.choice([0.0, -0.0, 1.5, -2.25, 0.1, np.inf, -3e38], (rows, columns)) for _ in range(3)]
    arguments = [x.astype(np.float32) for x in drawn]
    module = import_module(opspec.load(text))
    wanted = formula.run(module, *arguments)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(numpy_ops, "SMALL", 0)
        patch.setattr(element_moves, "SMALL", 0)
        made = opspec.compile(module)
    for found, exact in zip(made.call([x.copy() for x in arguments], donated=donated), wanted, strict=True):
        same = (found.view(np.int32) == exact.view(np.int32)) | (np.isnan(found) & np.isnan(exact))
        assert same.all(), (text, arguments)


def test_random_programs_do_reuse_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []

    def counting(x: Any) -> Any:
        found = own(x)
        taken.append(found is not None)
        return found

    from opspec.execution import block_code

    own = block_code.own
    monkeypatch.setattr(block_code, "_ALONE", block_code._ALONE + 1)  # the call in between holds the array too
    monkeypatch.setattr(block_code, "own", counting)
    for seed in range(10):
        compiled(program(seed))(*[np.ones((SIDE, SIDE), np.float32)] * 3)
    assert sum(taken) > 20
    assert not all(taken)


def test_a_donated_argument_becomes_the_result() -> None:
    made = compiled(main(f"%x: {TENSOR}", f"  %r = stablehlo.negate %x : {TENSOR}\n  return %r : {TENSOR}", TENSOR))
    given = [np.ones((64, 64), np.float32)]
    address = given[0].ctypes.data
    (found,) = made.call(given, donated=[0])
    assert given == [None]
    assert found.ctypes.data == address
    assert (found == -1).all()


@pytest.mark.parametrize("held", ["the array", "a view", "a buffer"])
def test_a_donated_argument_that_somebody_holds_is_left_alone(held: str) -> None:
    made = compiled(main(f"%x: {TENSOR}", f"  %r = stablehlo.negate %x : {TENSOR}\n  return %r : {TENSOR}", TENSOR))
    given = [np.ones((64, 64), np.float32)]
    keep = {"the array": lambda x: x, "a view": lambda x: x[3:], "a buffer": memoryview}[held](given[0])
    made.call(given, donated=[0])
    assert (np.asarray(keep) == 1).all()


def test_a_view_of_somebody_elses_memory_is_not_written_over_when_donated() -> None:
    made = compiled(main(f"%x: {TENSOR}", f"  %r = stablehlo.negate %x : {TENSOR}\n  return %r : {TENSOR}", TENSOR))
    memory = bytearray(64 * 64 * 4)
    made.call([np.frombuffer(memory, np.float32).reshape(64, 64)], donated=[0])
    assert not any(memory)


@pytest.mark.parametrize("op", ["add", "subtract", "multiply", "divide", "maximum", "minimum", "select", "compare"])
def test_an_operand_that_dies_twice_at_once_is_read_before_it_is_written_over(op: str) -> None:
    """Of a value that is both operands, and nobody's afterwards."""
    flags = "tensor<64x64xi1>"
    last = {
        "select": f"stablehlo.select %p, %y, %y : {flags}, {TENSOR}",
        "compare": f"stablehlo.compare GE, %y, %y : ({TENSOR}, {TENSOR}) -> {flags}",
    }.get(op, f"stablehlo.{op} %y, %y : {TENSOR}")
    result = flags if op == "compare" else TENSOR
    body = f"""  %p = stablehlo.compare LT, %x, %z : ({TENSOR}, {TENSOR}) -> {flags}
  %y = stablehlo.negate %x : {TENSOR}
  %r = {last}
  return %r : {result}"""
    made = compiled(main(f"%x: {TENSOR}, %z: {TENSOR}", body, result))
    random = np.random.default_rng(1)
    x, z = (random.uniform(1, 2, (64, 64)).astype(np.float32) for _ in range(2))
    expected = {
        "add": -x - x,
        "subtract": x - x,
        "multiply": x * x,
        "divide": x / x,
        "maximum": -x,
        "minimum": -x,
        "select": -x,
        "compare": np.ones((64, 64), np.bool_),
    }[op]
    assert np.array_equal(made(x, z)[0], expected)


def test_a_loop_updates_what_it_carries_in_place() -> None:
    made = compiled(looping(50, [TENSOR], f"    %b0 = stablehlo.add %a0, %x0 : {TENSOR}\n"))
    x = np.ones((64, 64), np.float32)
    (found,) = made(x)
    assert (found == 51).all()
    assert (x == 1).all()
    assert peak_of(lambda: made(x)) < 1.3 * x.nbytes


def test_a_chain_needs_the_room_of_one_array() -> None:
    lines = [f"  %v{at + 1} = stablehlo.tanh %v{at} : {TENSOR}" for at in range(30)]
    made = compiled(main(f"%v0: {TENSOR}", "\n".join([*lines, f"  return %v30 : {TENSOR}"]), TENSOR))
    x = np.ones((64, 64), np.float32)
    made(x)
    assert peak_of(lambda: made(x)) < 1.3 * x.nbytes


SQUARE = "tensor<256x256xf32>"
PLACES = "tensor<256x256xi32>"


def sorted_with(operands: str, types: str, elements: Sequence[str], along: int) -> str:
    given = ", ".join(f"%k{at}: tensor<{type_}>" for at, type_ in enumerate(x for x in elements for _ in range(2)))
    return f"""  %s:{len(elements)} = "stablehlo.sort"({operands}) <{{dimension = {along} : i64, is_stable = true}}> ({{
    ^bb0({given}):
      %c = stablehlo.compare LT, %k0, %k1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
  }}) : ({types}) -> ({types})
"""


@pytest.mark.parametrize("engine", ["numpy", "cpu"])
@pytest.mark.parametrize("along", [0, 1])
def test_a_sort_lies_where_its_operand_did_and_makes_no_more_than_is_read(
    monkeypatch: pytest.MonkeyPatch, engine: str, along: int
) -> None:
    monkeypatch.setattr(long_rows, "BLOCK", 1 << 10)
    x = np.random.default_rng(0).standard_normal((256, 256)).astype(np.float32)
    kept = x.copy()
    order = sorted_with("%x, %i", f"{SQUARE}, {PLACES}", ["f32", "i32"], along)
    iota = f"  %i = stablehlo.iota dim = {along} : {PLACES}\n"
    places = opspec.compile(
        opspec.load(main(f"%x: {SQUARE}", f"{iota}{order}  return %s#1 : {PLACES}", PLACES)), engine=engine
    )
    (found,) = places(x)
    assert np.array_equal(found, np.argsort(x, along, kind="stable"))
    assert peak_of(lambda: places(x)) < 1.4 * x.nbytes
    twice = sorted_with("%y, %y", f"{SQUARE}, {SQUARE}", ["f32", "f32"], along)
    for text, result in ((sorted_with("%y", SQUARE, ["f32"], along), "%s"), (twice, "%s#1")):
        body = f"  %y = stablehlo.negate %x : {SQUARE}\n{text}  return {result} : {SQUARE}"
        values = opspec.compile(opspec.load(main(f"%x: {SQUARE}", body, SQUARE)), engine=engine)
        (found,) = values(x)
        assert np.array_equal(found, np.sort(-x, along))
        assert peak_of(lambda values=values: values(x)) < (1.4 if result == "%s" else 2.4) * x.nbytes
    assert np.array_equal(x, kept)
    body = f"  %y = stablehlo.negate %x : {SQUARE}\n{twice}  return %s#0, %s#1 : {SQUARE}, {SQUARE}"
    both = opspec.compile(opspec.load(main(f"%x: {SQUARE}", body, f"{SQUARE}, {SQUARE}")), engine=engine)
    for found in both(x):
        assert np.array_equal(found, np.sort(-x, along))


def test_a_loop_begins_with_all_that_nobody_else_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three arrays of what each step gives to the gradient, where not only kernels stand around the loop."""

    def total(w: jax.Array, x: jax.Array) -> jax.Array:
        step = lambda carried, y: (jnp.tanh(carried @ w + y),) * 2  # noqa: E731
        return lax.scan(step, x[0], x)[1].sum()

    w, x = np.eye(100, dtype=np.float32), np.random.default_rng(0).standard_normal((400, 100, 100), np.float32)
    program = opspec.compile(opspec.load(jax.jit(jax.grad(total)).lower(w, x).as_text()), engine="cpu")
    made: list[int] = []
    kept, new_array = x.copy(), objects.new_array
    monkeypatch.setattr(objects, "new_array", lambda *given: made.append((x := new_array(*given)).nbytes) or x)
    np.testing.assert_allclose(program(w, x)[0], jax.jit(jax.grad(total))(w, x), rtol=1e-3, atol=1e-1)
    assert np.array_equal(x, kept)
    assert max(made) < x.nbytes


@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.int16, np.uint8])
def test_a_long_row_is_sorted_with_little_beside_it(dtype: type) -> None:
    """Its elements and their places: half of the places again, at most, beside these; an eighth of elements alone."""
    x = np.random.default_rng(0).integers(0, 100, 1 << 22).astype(dtype)
    with jax.enable_x64(True):
        texts = [jax.jit(f).lower(x).as_text() for f in (jnp.argsort, jnp.sort)]
    places, values = (opspec.compile(opspec.load(text), engine="cpu") for text in texts)
    assert np.array_equal(places(x)[0], np.argsort(x, kind="stable"))
    assert peak_of(lambda: places(x)) < 1.5 * x.size * places(x)[0].itemsize
    assert np.array_equal(values(x)[0], np.sort(x))
    assert peak_of(lambda: values(x)) < 1.25 * x.nbytes + 16 * long_rows.BLOCK


def test_deep_loops_and_branches_are_written_as_functions_of_their_own() -> None:
    inner, many, second = f"stablehlo.add %x, %x : {TENSOR}", "", ""
    for depth in range(20):
        i, j, p, v, w, r = (f"%{name}{depth}" for name in "ijpvwr")
        inner = f"""stablehlo.while({i} = %zero, {v} = %x) : tensor<i32>, {TENSOR}
  cond {{
    {p} = stablehlo.compare LT, {i}, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return {p} : tensor<i1>
  }} do {{
    {j} = stablehlo.add {i}, %one : tensor<i32>
    {r}{many} = {inner}
    {w} = stablehlo.add {v}, {r}{second} : {TENSOR}
    stablehlo.return {j}, {w} : tensor<i32>, {TENSOR}
  }}"""
        many, second = ":2", "#1"
    body = f"""  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = {inner}
  return %r#1 : {TENSOR}"""
    x = np.ones((64, 64), np.float32)
    (found,) = compiled(main(f"%x: {TENSOR}", body, TENSOR))(x)
    assert (found == 22).all()


@pytest.mark.slow
@pytest.mark.parametrize("name", one_in(4, [name for name in all_traits() if forms_of(name)]))
def test_a_native_form_is_bit_by_bit_what_the_kernel_gives(name: str) -> None:
    wrong: dict[str, list[Any]] = {}
    ran = 0
    for label, text, calls in cases(name):
        module = import_module(opspec.load(text))
        made, expected = opspec.compile(module), opspec.compile(module, kernels=Apart())
        for arguments, donated in itertools.product(calls, ((), range(len(calls[0])))):
            ran += 1
            found = made.call([x.copy() for x in arguments], donated=donated)[0]
            wanted = expected(*arguments)[0]
            if found.tobytes() != wanted.tobytes():
                differs = np.atleast_1d(found != wanted) & ~np.atleast_1d((found != found) & (wanted != wanted))
                wrong[label] = [(np.atleast_1d(x)[differs][:2]) for x in (*arguments, found, wanted)]
    assert not wrong
    assert ran or generated("numpy", name) is None


@pytest.mark.slow
def test_a_deep_network_needs_little_more_than_what_lives_at_one_time() -> None:
    """Sixteen blocks of a transformer, next to the most bytes that its values hold at one time."""
    sys.path.insert(0, str(ROOT / "bench"))
    import jax
    from programs import transformer

    function, arguments = transformer(blocks=16)
    module = import_module(opspec.load(jax.jit(function).lower(*arguments).as_text()))
    made = opspec.compile(module)
    flat = [np.asarray(x) for x in jax.tree.leaves(arguments)]
    live = Profile()
    made.call(list(flat), on_op=live)
    made(*flat)
    assert peak_of(lambda: made(*flat)) <= 1.3 * live.peak


def test_tuples_of_arguments_and_results_are_not_written_over_either() -> None:
    tensor, tuple_ = "tensor<9000xf32>", "tuple<tensor<9000xf32>, tensor<f32>>"
    text = f"""func.func @main(%t: {tuple_}) -> ({tuple_}, {tensor}) {{
  %x = stablehlo.get_tuple_element %t[0] : ({tuple_}) -> {tensor}
  %r = stablehlo.negate %x : {tensor}
  return %t, %r : {tuple_}, {tensor}
}}
"""
    x = np.ones(9000, np.float32)
    (first, second), negative = opspec.run(opspec.load(text), (x, np.float32(2)))
    assert not np.shares_memory(first, x)
    assert isinstance(second, np.ndarray)
    assert [x[0], first[0], second, negative[0]] == [1, 1, 2, -1]
