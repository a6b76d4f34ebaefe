"""Loops of scalars that write an element of an array in each turn stay in one function, with scalars in registers."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import machine_code, programs
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.loops import looping
from tests.compiled.native.kernels import SETS, machine, same
from tests.compiled.native.test_bits import agree

STEPS = {
    "a scan": """
    %x = stablehlo.dynamic_slice %xs, %i, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
    %b0 = stablehlo.add %a0, %s : tensor<f32>
    %y = stablehlo.multiply %a0, %s : tensor<f32>
    %z = stablehlo.reshape %y : (tensor<f32>) -> tensor<1xf32>
    %b1 = stablehlo.dynamic_update_slice %a1, %z, %i : (tensor<40xf32>, tensor<1xf32>, tensor<i32>) -> tensor<40xf32>
""",
    "what was written is read": """
    %x = stablehlo.dynamic_slice %a1, %i, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
    %b0 = stablehlo.add %a0, %s : tensor<f32>
    %z = stablehlo.reshape %b0 : (tensor<f32>) -> tensor<1xf32>
    %b1 = stablehlo.dynamic_update_slice %a1, %z, %next : (tensor<40xf32>, tensor<1xf32>, tensor<i32>) -> tensor<40xf32>
""",
    "a term is made of the element behind": """
    %x = stablehlo.dynamic_slice %a1, %next, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %y = stablehlo.dynamic_slice %xs, %i, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.subtract %y, %x : tensor<1xf32>
    %t = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %at = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %b1 = "stablehlo.scatter"(%a1, %at, %t) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.add %u, %v : tensor<f32>
      stablehlo.return %w : tensor<f32>
    }) : (tensor<40xf32>, tensor<1xi32>, tensor<f32>) -> tensor<40xf32>
    %b0 = stablehlo.negate %a0 : tensor<f32>
""",
    "terms are added": """
    %x = stablehlo.dynamic_slice %xs, %i, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
    %b0 = stablehlo.add %a0, %s : tensor<f32>
    %k = stablehlo.convert %b0 : (tensor<f32>) -> tensor<i32>
    %at = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
    %b1 = "stablehlo.scatter"(%a1, %at, %s) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.add %u, %v : tensor<f32>
      stablehlo.return %w : tensor<f32>
    }) : (tensor<40xf32>, tensor<1xi32>, tensor<f32>) -> tensor<40xf32>
""",
}

_ADD = """({
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.add %u, %v : tensor<f32>
      stablehlo.return %w : tensor<f32>
    })"""
ARRAYS = {
    "a matrix by a vector, and rows written": (
        ["tensor<3x3xf32>", "tensor<3xf32>", "tensor<20x3xf32>"],
        """
    %h = stablehlo.constant dense<[[0.0, 1.0, 0.0], [0.0, 0.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<3x3xf32>
    %b0 = stablehlo.dot_general %a0, %h, contracting_dims = [1] x [1] : (tensor<3x3xf32>, tensor<3x3xf32>)
      -> tensor<3x3xf32>
    %by = stablehlo.constant dense<[1.0, 2.0, -1.0]> : tensor<3xf32>
    %half = stablehlo.dot_general %a0, %by, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>)
      -> tensor<3xf32>
    %b1 = stablehlo.subtract %half, %a1 : tensor<3xf32>
    %row = stablehlo.reshape %b1 : (tensor<3xf32>) -> tensor<1x3xf32>
    %b2 = stablehlo.dynamic_update_slice %a2, %row, %i, %zero
      : (tensor<20x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<20x3xf32>
""",
        False,
    ),
    "places that are computed": (
        ["tensor<5xf32>", "tensor<5xi32>", "tensor<f32>"],
        """
    %two = stablehlo.constant dense<2> : tensor<i32>
    %five = stablehlo.constant dense<5> : tensor<i32>
    %k = stablehlo.remainder %i, %five : tensor<i32>
    %x = stablehlo.dynamic_slice %a0, %k, sizes = [2] : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
    %first = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %s = stablehlo.reshape %first : (tensor<1xf32>) -> tensor<f32>
    %at = stablehlo.reshape %a1 : (tensor<5xi32>) -> tensor<5x1xi32>
    %b0 = "stablehlo.gather"(%a0, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
      start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}>
      : (tensor<5xf32>, tensor<5x1xi32>) -> tensor<5xf32>
    %r = stablehlo.reverse %a1, dims = [0] : tensor<5xi32>
    %y = stablehlo.iota dim = 0 : tensor<5xi32>
    %m = stablehlo.add %r, %y : tensor<5xi32>
    %fives = stablehlo.broadcast_in_dim %five, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %b1 = stablehlo.remainder %m, %fives : tensor<5xi32>
    %b2 = stablehlo.add %a2, %s : tensor<f32>
""",
        True,
    ),
    "parts side by side, truth values and a sum": (
        ["tensor<4xf32>", "tensor<4xi1>", "tensor<6xf32>"],
        f"""
    %x = stablehlo.slice %a2 [1:3] : (tensor<6xf32>) -> tensor<2xf32>
    %y = stablehlo.slice %a0 [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    %both = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = "stablehlo.reduce"(%a2, %none) {_ADD} {{dimensions = array<i64: 0>}}
      : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %b1 = stablehlo.compare LT, %both, %sums : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %b0 = stablehlo.select %a1, %both, %a0 : tensor<4xi1>, tensor<4xf32>
    %half = stablehlo.constant dense<0.5> : tensor<6xf32>
    %z = stablehlo.pad %b0, %none, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    %q = stablehlo.multiply %z, %half : tensor<6xf32>
    %b2 = stablehlo.subtract %a2, %q : tensor<6xf32>
""",
        False,
    ),
    "an array of few whose terms are added in memory": (
        ["tensor<4xf32>", "tensor<f32>"],
        f"""
    %three = stablehlo.constant dense<3> : tensor<i32>
    %k = stablehlo.and %i, %three : tensor<i32>
    %at = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
    %x = stablehlo.dynamic_slice %a0, %three, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
    %t = stablehlo.subtract %a1, %s : tensor<f32>
    %b0 = "stablehlo.scatter"(%a0, %at, %t) <{{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}}> {_ADD}
      : (tensor<4xf32>, tensor<1xi32>, tensor<f32>) -> tensor<4xf32>
    %b1 = stablehlo.negate %t : tensor<f32>
""",
        False,
    ),
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each loop was written so."""
    found: list[bool] = []
    write = programs.scalar_loop_text

    def told(*given: object) -> str | None:
        text = write(*given)  # type: ignore[arg-type]
        found.append(text is not None)
        return text

    monkeypatch.setattr(programs, "scalar_loop_text", told)
    return found


@pytest.mark.parametrize("name", STEPS)
def test_they_give_what_they_gave(name: str, written: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    text = looping(30, ["tensor<f32>", "tensor<40xf32>"], STEPS[name], ", %xs: tensor<40xf32>")
    module = opspec.load(text)
    draw = np.random.default_rng(0)
    given: list[Array] = [np.float32(1), *(draw.integers(-3, 4, 40).astype(np.float32) for _ in range(2))]
    agree(monkeypatch, text, given)
    assert written
    assert all(written)
    found, wanted = (opspec.run(module, *given, engine=engine) for engine in ("cpu", "numpy"))
    assert all((x == y).all() for x, y in zip(found, wanted, strict=True))


@pytest.mark.parametrize("name", ARRAYS)
def test_arrays_of_few_are_numbers(name: str, written: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    types, body, wide = ARRAYS[name]
    text = looping(17, types, body)
    module = opspec.load(text)
    draw = np.random.default_rng(len(name))
    given: list[Array] = []
    for type_ in types:
        *shape, element = type_[7:-1].split("x")
        size = tuple(map(int, shape))
        if element == "f32":
            given.append(draw.integers(-3, 4, size).astype(np.float32))
        else:
            given.append(draw.integers(0, 5 if wide else 2, size).astype(np.int32 if wide else bool))
    agree(monkeypatch, text, given)
    assert written
    assert all(written)
    found, wanted = (opspec.run(module, *given, engine=engine) for engine in ("cpu", "numpy"))
    assert all((x == y).all() for x, y in zip(found, wanted, strict=True))


def test_what_never_changes_may_go_elsewhere_too(monkeypatch: pytest.MonkeyPatch, written: list[bool]) -> None:
    types = ["tensor<3xf32>", "tensor<3xf32>", "tensor<3xf32>"]
    text = looping(4, types, "    %b2 = stablehlo.add %a0, %a2 : tensor<3xf32>\n")
    text = text.replace("%b0", "%a1").replace("%b1", "%a1")
    given: list[Array] = [np.full(3, number, np.float32) for number in (1, 2, 3)]
    agree(monkeypatch, text, given)
    assert written
    assert all(written)
    assert [x[0] for x in opspec.run(opspec.load(text), *given)] == [2, 2, 3 + 1 + 2 + 2 + 2]


def chain(count: int) -> str:
    """Operations one after another, each of some thirty nodes for each element."""
    names = ["%a0", *(f"%t{at}" for at in range(count - 1)), "%b0"]
    return "\n".join(f"{new} = stablehlo.tanh {old} : tensor<8xf32>" for old, new in pairwise(names))


@pytest.mark.parametrize(
    ("types", "body"),
    [
        (["tensor<17xf32>"], "%b0 = stablehlo.negate %a0 : tensor<17xf32>"),
        (["tensor<8xf32>"], chain(12)),
    ],
    ids=["many elements", "many operations"],
)
def test_what_is_more_than_a_few_numbers_stays_in_memory(types: list[str], body: str, written: list[bool]) -> None:
    opspec.compile(opspec.load(looping(5, types, body)), engine="cpu")
    assert written == [False]


WORTH = {
    "folds, for which kernels wait": (
        True,
        f"""
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %t = stablehlo.tanh %a0 : tensor<6xf32>
    %e = stablehlo.exponential %t : tensor<6xf32>
    %sum = "stablehlo.reduce"(%e, %none) {_ADD} {{dimensions = array<i64: 0>}}
      : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %b0 = stablehlo.divide %e, %sums : tensor<6xf32>
""",
    ),
    "angles, few of which are large": (
        True,
        """
    %low = stablehlo.slice %a0 [0:3] : (tensor<6xf32>) -> tensor<3xf32>
    %s = stablehlo.sine %low : tensor<3xf32>
    %high = stablehlo.slice %a0 [3:6] : (tensor<6xf32>) -> tensor<3xf32>
    %b0 = stablehlo.concatenate %high, %s, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
""",
    ),
    "powers, few of which are exceptions": (False, "%b0 = stablehlo.power %a0, %a0 : tensor<6xf32>"),
}


@pytest.mark.parametrize("name", WORTH)
def test_what_vectors_compute_sooner_is_no_loop_of_numbers(
    name: str, written: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    is_worth_it, body = WORTH[name]
    text = looping(5, ["tensor<6xf32>"], body)
    agree(monkeypatch, text, [np.random.default_rng(0).normal(size=6).astype(np.float32)])
    assert written
    assert all(now == is_worth_it for now in written)


def test_a_loop_begins_with_memory_that_a_kernel_fills() -> None:
    text = """func.func @main(%x: tensor<f32>) -> tensor<50xf32> {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %xs = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<50xf32>
      %r:2 = stablehlo.while(%i = %c, %a = %xs) : tensor<i32>, tensor<50xf32>
        cond {
          %n = stablehlo.constant dense<3> : tensor<i32>
          %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %go : tensor<i1>
        } do {
          %one = stablehlo.constant dense<1> : tensor<i32>
          %next = stablehlo.add %i, %one : tensor<i32>
          %b = stablehlo.add %a, %a : tensor<50xf32>
          stablehlo.return %next, %b : tensor<i32>, tensor<50xf32>
        }
      return %r#1 : tensor<50xf32>
    }"""
    (block,) = [x for x in blocks_of(import_module(opspec.load(text))) if x.block.is_of_function]
    assert [type(step).__name__ for step in block.steps] == ["KernelGroup", "Looped"]
    assert (opspec.run(opspec.load(text), np.float32(2), engine="cpu")[0] == 16).all()


def test_terms_that_are_added_to_an_array_of_one_element_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    body = """
    %at = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %s = stablehlo.reshape %a0 : (tensor<1xf32>) -> tensor<f32>
    %b0 = "stablehlo.scatter"(%a0, %at, %s) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.add %u, %v : tensor<f32>
      stablehlo.return %w : tensor<f32>
    }) : (tensor<1xf32>, tensor<1xi32>, tensor<f32>) -> tensor<1xf32>
"""
    text = looping(5, ["tensor<1xf32>"], body)
    agree(monkeypatch, text, [np.ones(1, np.float32)])
    assert opspec.run(opspec.load(text), np.ones(1, np.float32))[0] == 2  # the other turns are beyond it


CHOICES = """
    %half = stablehlo.constant dense<5.0e-01> : tensor<T>
    %most = stablehlo.constant dense<3.9e+00> : tensor<T>
    %unit = stablehlo.constant dense<1.0> : tensor<T>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %rest = stablehlo.subtract %unit, %a0 : tensor<T>
    %x = stablehlo.multiply %most, %a0 : tensor<T>
    %b0 = stablehlo.multiply %x, %rest : tensor<T>
    %above = stablehlo.compare GT, %b0, %half : (tensor<T>, tensor<T>) -> tensor<i1>
    %even = stablehlo.remainder %i, %two : tensor<i32>
    %is = stablehlo.compare EQ, %even, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %y = stablehlo.multiply %a1, %half : tensor<T>
    %z = stablehlo.add %a1, %b0 : tensor<T>
    %large = stablehlo.maximum %a1, %x : tensor<T>
    %small = stablehlo.minimum %large, %z : tensor<T>
    %held = stablehlo.clamp %half, %small, %most : tensor<T>
    %v = stablehlo.select %above, %y, %held : tensor<i1>, tensor<T>
    %w = stablehlo.select %is, %v, %x : tensor<i1>, tensor<T>
    %n = stablehlo.compare NE, %w, %w : (tensor<T>, tensor<T>) -> tensor<i1>
    %b1 = stablehlo.select %n, %a0, %w : tensor<i1>, tensor<T>
"""


@pytest.mark.parametrize("element", ["f32", "f64", "bf16"])
@pytest.mark.parametrize("first", [0.3, -0.0, np.inf, np.nan])
def test_choices_by_floats_and_by_integers(element: str, first: float, monkeypatch: pytest.MonkeyPatch) -> None:
    dtype = ELEMENT_TYPES[element].dtype
    text = looping(50, ["tensor<T>", "tensor<T>"], CHOICES).replace("tensor<T>", f"tensor<{element}>")
    given: list[Array] = [np.array(first, dtype), np.array(1, dtype)]
    agree(monkeypatch, text, given)
    found, wanted = (opspec.run(opspec.load(text), *given, engine=engine) for engine in ("cpu", "numpy"))
    numbers = [(np.asarray(x, np.float64), np.asarray(y, np.float64)) for x, y in zip(found, wanted, strict=True)]
    assert all(same(x, y) for x, y in numbers)


@pytest.mark.parametrize("instructions", [name for name in SETS if name != "generic"])
def test_no_branch_is_made_of_a_choice(instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM makes one of a choice between single floats, and with AVX-512 a mask of the test."""
    on, shown = machine(instructions), list[str]()
    monkeypatch.setattr(machine_code, "machine", lambda: on)
    load = on.load
    monkeypatch.setattr(on, "load", lambda text, *names: shown.append(on.assembly_of(text)) or load(text, *names))
    text = looping(50, ["tensor<T>", "tensor<T>"], CHOICES).replace("tensor<T>", "tensor<f32>")
    compile_by(opspec.load(text), engine="cpu")
    (code,) = (part for part in "".join(shown).split(".Lfunc_end") if "\nloop0:" in part)
    jumps = [line.split()[0] for line in code.splitlines() if line.startswith("\tj")]
    assert len([name for name in jumps if name != "jmp"]) <= 3  # whether there is another turn, and too many of them
    assert "kmov" not in code


@pytest.mark.parametrize("before", [0, 2, 6])
def test_terms_of_a_few_numbers_that_go_beyond_them_are_left_out(before: int) -> None:
    body = f"""
    %k = stablehlo.iota dim = 0 : tensor<5xi32>
    %s = stablehlo.constant dense<{before}> : tensor<5xi32>
    %at = stablehlo.subtract %k, %s : tensor<5xi32>
    %r = "stablehlo.scatter"(%a, %at, %k) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %t = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %t : tensor<i32>
    }}) : (tensor<3xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<3xi32>"""
    text = f"""func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {{
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %w:2 = stablehlo.while(%i = %z, %a = %x) : tensor<i32>, tensor<3xi32>
  cond {{
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{{body}
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %r : tensor<i32>, tensor<3xi32>
  }}
  return %w#1 : tensor<3xi32>
}}"""
    wanted = np.array([1, 2, 3], np.int32)
    for term in range(5):
        if 0 <= term - before < 3:
            wanted[term - before] += 3 * term
    (found,) = compile_by(opspec.load(text), engine="cpu")(np.array([1, 2, 3], np.int32))
    assert np.array_equal(found, wanted)
