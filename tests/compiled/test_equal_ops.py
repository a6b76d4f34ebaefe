"""Layers that are equal but for names are planned as the first one was; those that differ in anything are not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import numpy as np
import pytest

import opspec
from opspec.compiled import equal_ops
from opspec.compiled.fused_blocks import FusedBlock, KernelGroup, Left
from opspec.compiled.nodes import Buffer, Combination, KernelNode, NodeFold, in_order
from opspec.compiled.outlines import Outlines
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.reads.symbols import Atom, Compare, Every, Index, Some
from tests.compiled.native.kernels import same
from tests.compiled.native.test_bits import agree
from tests.compiled.random_chains import program as chain

SIDE = 40
T, S = f"tensor<{SIDE}x{SIDE}xf32>", f"tensor<{SIDE}xf32>"
SORTED = f"""%{{n}}p = "stablehlo.sort"(%{{x}}) <{{{{dimension = 1 : i64, is_stable = true}}}}> ({{{{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}}}) : ({T}) -> {T}"""
SUM = (
    "%{n}s = stablehlo.reduce(%{n}p init: %zero) applies stablehlo.{fold} across dimensions = [{d}]"
    f" : ({T}, tensor<f32>) -> {S}"
)
SPREAD = f"%{{n}}b = stablehlo.broadcast_in_dim %{{n}}s, dims = [0] : ({S}) -> {T}"
# Layers of %{x}, which give %{n}r: first a product, then what kernels do.
PRODUCT = f"%{{n}}p = stablehlo.dot_general %{{x}}, %w, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}"
PLAIN = [PRODUCT, f"%{{n}}t = stablehlo.tanh %{{n}}p : {T}", f"%{{n}}r = stablehlo.add %{{n}}t, %{{x}} : {T}"]
NORM = [PRODUCT, SUM, SPREAD, f"%{{n}}r = stablehlo.subtract %{{n}}p, %{{n}}b : {T}"]
SCATTER = f"""%{{n}}s = "stablehlo.scatter"(%{{n}}p, %at, %row) ({{{{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }}}}) {{{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}}}
  : ({T}, tensor<3x1xi32>, tensor<3x{SIDE}xf32>) -> {T}"""
PICKED = f"""%{{n}}s = "stablehlo.gather"(%{{n}}p, %at) {{{{
  dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
    index_vector_dim = 1>, slice_sizes = array<i64: 1, {SIDE}>}}}} : ({T}, tensor<3x1xi32>) -> tensor<3x{SIDE}xf32>"""
PADDED = (
    "%{n}q = stablehlo.pad %{n}s, %zero, low = [0, 0], high = [37, 0], interior = [0, 0]"
    f" : (tensor<3x{SIDE}xf32>, tensor<f32>) -> {T}"
)
STAGES = (
    '%{n}s, %{n}m, %{n}v = "stablehlo.batch_norm_training"(%{n}p, %ones, %ones)'
    f" {{{{epsilon = 0.1 : f32, feature_index = 1 : i64}}}} : ({T}, {S}, {S}) -> ({T}, {S}, {S})"
)
SHOWN = f"%{{n}}b = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> {T}"
PICKED_NUMBER = """%{n}d = stablehlo.slice %numbers [1:2] : (tensor<3xf32>) -> tensor<1xf32>
  %{n}c = stablehlo.reshape %{n}d : (tensor<1xf32>) -> tensor<f32>"""
LAYERS: dict[str, list[str]] = {
    "plain": PLAIN,
    "another operation": [PRODUCT, PLAIN[1].replace("tanh", "sine"), PLAIN[2]],
    "the other way round": [PRODUCT, PLAIN[1], f"%{{n}}r = stablehlo.subtract %{{x}}, %{{n}}t : {T}"],
    "one thing twice": [PRODUCT, PLAIN[1], f"%{{n}}r = stablehlo.add %{{n}}t, %{{n}}t : {T}"],
    "a constant": [PRODUCT, f"%{{n}}r = stablehlo.multiply %{{n}}p, %two : {T}"],
    "another constant": [PRODUCT, f"%{{n}}r = stablehlo.multiply %{{n}}p, %three : {T}"],
    "another array": [PRODUCT, f"%{{n}}r = stablehlo.multiply %{{n}}p, %many : {T}"],
    "a number that is shown": [PRODUCT, SHOWN, f"%{{n}}r = stablehlo.multiply %{{n}}p, %{{n}}b : {T}"],
    "a number of several": [
        PRODUCT,
        PICKED_NUMBER,
        SHOWN.replace("%one", "%{n}c"),
        f"%{{n}}r = stablehlo.multiply %{{n}}p, %{{n}}b : {T}",
    ],
    "another number of several": [
        PRODUCT,
        PICKED_NUMBER.replace("[1:2]", "[2:3]"),
        SHOWN.replace("%one", "%{n}c"),
        f"%{{n}}r = stablehlo.multiply %{{n}}p, %{{n}}b : {T}",
    ],
    "turned": [PRODUCT, f"%{{n}}r = stablehlo.reverse %{{n}}p, dims = [0] : {T}"],
    "turned along": [PRODUCT, f"%{{n}}r = stablehlo.reverse %{{n}}p, dims = [1] : {T}"],
    "rows": [x.replace("{fold}", "add").replace("{d}", "1") for x in NORM],
    "columns": [x.replace("{fold}", "add").replace("{d}", "0") for x in NORM],
    "largest": [x.replace("{fold}", "maximum").replace("{d}", "1") for x in NORM],
    "pushed": [PRODUCT, SCATTER, f"%{{n}}r = stablehlo.add %{{n}}s, %{{x}} : {T}"],
    "picked": [
        PRODUCT,
        PICKED,
        PADDED,
        f"%{{n}}r = stablehlo.add %{{n}}q, %{{n}}p : {T}",
    ],
    "in stages": [
        PRODUCT,
        STAGES,
        f"%{{n}}r = stablehlo.add %{{n}}s, %{{x}} : {T}",
    ],
}
CONSTANTS = [
    "%zero = stablehlo.constant dense<0.0> : tensor<f32>",
    f"%two = stablehlo.constant dense<2.0> : {T}",
    f"%three = stablehlo.constant dense<3.0> : {T}",
    "%one = stablehlo.constant dense<1.5> : tensor<f32>",
    "%numbers = stablehlo.constant dense<[1.0, 2.5, 3.5]> : tensor<3xf32>",
    f"%ones = stablehlo.constant dense<1.0> : {S}",
    "%at = stablehlo.constant dense<[[3], [1], [3]]> : tensor<3x1xi32>",
    f"%many = stablehlo.concatenate %x, dim = 0 : ({T}) -> {T}",
    f"%row = stablehlo.slice %x [0:3, 0:{SIDE}] : ({T}) -> tensor<3x{SIDE}xf32>",
]


def program(*names: str, also: int | None = None, between: str = PRODUCT) -> str:
    """Layers one behind the other; the program gives what the last one and layer `also` give."""
    lines, value = list(CONSTANTS), "x"
    for at, name in enumerate(names):
        lines += [line.format(n=f"l{at}", x=value) for line in (between, *LAYERS[name][1:])]
        value = f"l{at}r"
    given = [value] if also is None else [value, f"l{also}r"]
    types = ", ".join([T] * len(given))
    body = "\n".join(f"  {line}" for line in lines)
    results = ", ".join(f"%{x}" for x in given)
    return f"func.func @main(%x: {T}, %w: {T}) -> ({types}) {{\n{body}\n  return {results} : {types}\n}}"


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ops that were looked at by their formulas."""
    found: list[str] = []
    looks_at = equal_ops.looks_at
    monkeypatch.setattr(
        equal_ops, "looks_at", lambda values, view, strict: (found.append(view.name), looks_at(values, view, strict))[1]
    )
    return found


def by_itself(monkeypatch: pytest.MonkeyPatch, text: str) -> list[FusedBlock]:
    """What becomes of a program of which no op is known to be equal to another one."""
    with monkeypatch.context() as patch:
        patch.setattr(Outlines, "of", lambda *_: None)
        return blocks_of(import_module(opspec.load(text)))


def groups_of(blocks: list[FusedBlock]) -> Iterator[KernelGroup]:
    return (step for block in blocks for step in block.steps if isinstance(step, KernelGroup))


NAMED = ("operation", "bits", "name")  # what nodes of a combination may have, and no names of values


class Told:
    """What kernels are, whatever their nodes are called: a number for each thing that they may be."""

    def __init__(self, values: int) -> None:
        self._values = values
        self._numbers: dict[object, int] = {}

    def of(self, kernel: Kernel) -> object:
        known: dict[KernelNode, int] = {}
        for node in in_order(kernel.roots):
            parts = [self._part(getattr(node, field.name), known) for field in fields(node) if field.name != "number"]
            known[node] = self._numbers.setdefault((type(node), *parts), len(self._numbers))
        return [self._part(getattr(kernel, field.name), known) for field in fields(kernel)]

    def _part(self, x: object, known: dict[KernelNode, int]) -> object:
        match x:
            case KernelNode():
                return known[x]
            case Buffer():
                return (x.number if x.number < self._values else "own"), x.size
            case Index():
                return x.constant, frozenset((self._part(atom, known), factor) for atom, factor in x.terms)
            case frozenset():
                return frozenset(self._part(part, known) for part in x)
            case tuple() | list():
                return tuple(self._part(part, known) for part in x)
            case Combination():
                inside = in_order(x.results)
                return tuple((str(node.type), *(getattr(node, name, "") for name in NAMED)) for node in inside)
            case Atom() | Compare() | Every() | Some() | NodeFold() | Store():
                return (type(x), *(self._part(getattr(x, field.name), known) for field in fields(x)))
        return x


def assert_planned_alike(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    module = import_module(opspec.load(text))
    told = Told(len(module.types))
    found, wanted = list(groups_of(blocks_of(module))), list(groups_of(by_itself(monkeypatch, text)))
    for group, other in zip(found, wanted, strict=True):
        assert list(map(told.of, group.plan.kernels)) == list(map(told.of, other.plan.kernels))
        assert [x.why for x in group.plan.stored.values()] == [x.why for x in other.plan.stored.values()]
        assert group.runner.layout.arguments == other.runner.layout.arguments
        assert group.runner.layout.results == other.runner.layout.results
        assert group.runner.layout.taken == other.runner.layout.taken


@pytest.mark.parametrize("name", LAYERS)
def test_equal_layers_are_planned_as_by_themselves(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_planned_alike(monkeypatch, program(*[name] * 4, also=1))


def test_layers_that_differ_are_planned_as_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert_planned_alike(monkeypatch, program(*LAYERS, *LAYERS, also=3))


def test_of_equal_layers_one_is_looked_at(counted: list[str]) -> None:
    blocks_of(import_module(opspec.load(program("plain", "plain"))))
    first = len(counted)
    counted.clear()
    blocks_of(import_module(opspec.load(program(*["plain"] * 9))))
    assert len(counted) == first


@pytest.mark.parametrize("seed", range(16))
def test_random_programs_are_planned_as_op_by_op(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_planned_alike(monkeypatch, chain(seed, 30))


def test_numbers_that_are_shown_have_no_memory() -> None:
    """JAX takes the coefficients of a polynomial out of an array."""
    text = program("a number of several", "a number that is shown", between=f"%{{n}}p = stablehlo.tanh %{{x}} : {T}")
    (group,) = groups_of(blocks_of(import_module(opspec.load(text))))
    (kernel,) = group.plan.kernels
    assert len(kernel.loads) == len(group.plan.arguments) == 1


@pytest.mark.parametrize("engine", ["cpu", "reference", "numpy"])
def test_numbers_that_are_shown_to_others_have_memory(engine: str) -> None:
    """To products, behind which they are shown to kernels too, and to whom the program gives them."""
    shown = "\n".join(
        f"""  %d{at} = stablehlo.slice %numbers [{at}:{at + 1}] : (tensor<3xf32>) -> tensor<1xf32>
  %c{at} = stablehlo.reshape %d{at} : (tensor<1xf32>) -> tensor<f32>
  %b{at} = stablehlo.broadcast_in_dim %c{at}, dims = [] : (tensor<f32>) -> {T}
  %p{at} = stablehlo.dot_general %x, %b{at}, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}
  %r{at} = stablehlo.multiply %p{at}, %b{at} : {T}"""
        for at in range(3)
    )
    text = f"""func.func @main(%x: {T}) -> ({T}, {T}, {T}, {T}, {T}) {{
  %numbers = stablehlo.constant dense<[1.0, 2.5, 3.5]> : tensor<3xf32>
{shown}
  return %r0, %r1, %r2, %b1, %b2 : {T}, {T}, {T}, {T}, {T}
}}"""
    x = np.random.default_rng(0).integers(-9, 9, (SIDE, SIDE)).astype(np.float32)
    *found, second, third = opspec.run(opspec.load(text), x, engine=engine)
    for number, result in zip((1, 2.5, 3.5), found, strict=True):
        wanted = x.sum(1, keepdims=True) * np.float32(number) * np.float32(number)
        assert (result == np.broadcast_to(wanted, result.shape)).all()
    assert (second == 2.5).all()
    assert (third == 3.5).all()


@pytest.mark.parametrize("engine", ["cpu", "reference", "numpy"])
@pytest.mark.parametrize("first", [True, False])
def test_numbers_that_are_given_back_are_those_of_their_places(first: bool, engine: str) -> None:
    """Blocks that are equal but for which of two arrays is one number."""
    pair = "tensor<2xf32>, tensor<2xf32>"
    one, other = (
        f"""
    %a = stablehlo.slice %{x} [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %b = stablehlo.slice %{y} [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    stablehlo.return %a, %b : {pair}"""
        for x, y in (("c", "d"), ("d", "c"))
    )
    text = f"""func.func @main(%p: tensor<i1>) -> ({pair}) {{
  %c = stablehlo.constant dense<[1.0, 1.0, 7.0]> : tensor<3xf32>
  %d = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r:2 = "stablehlo.if"(%p) ({{{one}
  }}, {{{other}
  }}) : (tensor<i1>) -> ({pair})
  return %r#0, %r#1 : {pair}
}}"""
    found = opspec.run(opspec.load(text), np.array(first), engine=engine)
    assert [x.tolist() for x in found] == ([[1, 1], [1, 2]] if first else [[1, 2], [1, 1]])


@pytest.mark.parametrize("swapped", [False, True])
def test_of_a_product_the_makers_of_its_factors_count(swapped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel reads a matrix as it lies, or as an op only shows it; one that is computed a library reads better."""
    row = "tensor<40xf32>"
    how = f"contracting_dims = [0] x [0] : ({row}, {T}) -> {row}"
    layers = [
        f"%a = stablehlo.reshape %w : (tensor<1600xf32>) -> {T}\n  %b = stablehlo.dot_general %x, %a, {how}",
        f"%c = stablehlo.sine %m : {T}\n  %d = stablehlo.dot_general %x, %c, {how}",
    ]
    lines = "\n  ".join(layers[::-1] if swapped else layers)
    text = f"""func.func @main(%x: {row}, %w: tensor<1600xf32>, %m: {T}) -> ({row}, {row}) {{
  {lines}
  return %b, %d : {row}, {row}
}}"""
    assert_planned_alike(monkeypatch, text)
    left = [step for block in blocks_of(import_module(opspec.load(text))) for step in block.steps]
    assert sum(isinstance(step, Left) for step in left) == 1


@pytest.mark.parametrize("engine", ["cpu", "reference"])
def test_programs_give_what_each_layer_gives_by_itself(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    x, w = np.random.default_rng(0).normal(size=(2, SIDE, SIDE)).astype(np.float32) / 8
    text = program(*LAYERS, *reversed(LAYERS), *LAYERS)
    found = opspec.run(opspec.load(text), x, w, engine=engine)
    with monkeypatch.context() as patch:
        patch.setattr(Outlines, "of", lambda *_: None)
        wanted = opspec.run(opspec.load(text), x, w, engine=engine)
    assert found[0].tobytes() == wanted[0].tobytes()


def test_every_engine_gives_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    x, w = np.random.default_rng(0).normal(size=(2, SIDE, SIDE)).astype(np.float32) / 8
    agree(monkeypatch, program(*LAYERS, *LAYERS, between=SORTED), [x, w])


NUMBERS = ["0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "3.25", "0x7F800000", "0x7FC00000", "1.0e-40"]
WHOLE = ["0", "1", "-1", "2", "7", "31", "32", "-2147483648"]
OF_FLOATS = ["add", "subtract", "multiply", "divide", "maximum", "minimum", "power", "remainder"]
OF_INTEGERS = ["add", "multiply", "divide", "and", "xor", "shift_left", "shift_right_arithmetic", "remainder"]


def of_numbers(ops: list[str], numbers: list[str], element: str) -> str:
    """Ops of %x and each number, on either side, and what a comparison with it chooses."""
    type_, truths = f"tensor<9x{element}>", "tensor<9xi1>"
    lines, results = [], []
    for at, number in enumerate(numbers):
        lines.append(f"%n{at} = stablehlo.constant dense<{number}> : {type_}")
        lines.append(f"%b{at} = stablehlo.compare LT, %x, %n{at} : ({type_}, {type_}) -> {truths}")
        lines.append(f"%s{at} = stablehlo.select %b{at}, %x, %n{at} : {truths}, {type_}")
        results.append(f"%s{at}")
        for op in ops:
            for order, pair in enumerate((f"%x, %n{at}", f"%n{at}, %x")):
                results.append(f"%{op}{at}_{order}")
                lines.append(f"{results[-1]} = stablehlo.{op} {pair} : {type_}")
    types = ", ".join([type_] * len(results))
    body = "\n  ".join(lines)
    return f"func.func @main(%x: {type_}) -> ({types}) {{\n  {body}\n  return {', '.join(results)} : {types}\n}}"


@pytest.mark.parametrize(
    ("ops", "numbers", "element"),
    [(OF_FLOATS, NUMBERS, "f32"), (OF_FLOATS, NUMBERS[:7], "bf16"), (OF_INTEGERS, WHOLE, "i32")],
)
def test_numbers_that_differ_give_what_each_gives_by_itself(
    ops: list[str], numbers: list[str], element: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = opspec.load(of_numbers(ops, numbers, element))
    x = np.array([0, 1, -1, 2, -7, 5, 31, 100, -100]).astype(import_module(module).types[0].element.dtype)
    found = opspec.run(module, x, engine="cpu")
    with monkeypatch.context() as patch:
        patch.setattr(Outlines, "of", lambda *_: None)
        wanted = opspec.run(module, x, engine="cpu")
    for mine, other, near in zip(found, wanted, opspec.run(module, x, engine="numpy"), strict=True):
        assert same(mine.astype(float), other.astype(float))
        assert np.allclose(mine.astype(float), near.astype(float), rtol=1e-6, equal_nan=True)


def test_of_numbers_that_differ_one_is_looked_at(counted: list[str]) -> None:
    text = of_numbers(["multiply"], [f"{at}.5" for at in range(9)], "f32")
    blocks_of(import_module(opspec.load(text)))
    assert {name: counted.count(f"stablehlo.{name}") for name in ("compare", "select", "multiply")} == {
        "compare": 1,
        "select": 1,
        "multiply": 2,
    }
