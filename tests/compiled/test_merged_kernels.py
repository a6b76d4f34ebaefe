"""Neighbours among kernels as one: what folds the same rows of the same arrays reads them once."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import opspec
from opspec.compiled import merged_kernels
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import blocks_of
from opspec.compiled.turned_products import prepared
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.test_bits import agree

SHAPES = {"rows": ((30, 70), 1), "columns": ((70, 30), 0), "short rows": ((40, 12), 1), "one row": ((3000,), 0)}
LONG = ((1 << 19,), 0)
INFINITY = "0xFF800000"


def program(shape: tuple[int, ...], along: int, folds: list[str], element: str = "f32") -> str:
    """Folds of %x along a dimension, each its op and what is folded: %x itself, its square, or that times %y."""
    sizes = [str(size) for at, size in enumerate(shape) if at != along]
    whole, part = (f"tensor<{'x'.join([*dims, element])}>" for dims in (map(str, shape), sizes))
    lines = [
        f"%square = stablehlo.multiply %x, %x : {whole}",
        f"%product = stablehlo.multiply %x, %y : {whole}",
        f"%add = stablehlo.constant dense<0.0> : tensor<{element}>",
        f"%maximum = stablehlo.constant dense<{INFINITY if element == 'f32' else '-1.0'}> : tensor<{element}>",
        f"%multiply = stablehlo.constant dense<1.0> : tensor<{element}>",
    ]
    for at, fold in enumerate(folds):
        op, of = fold.split()
        lines.append(
            f"%r{at} = stablehlo.reduce(%{of} init: %{op}) applies stablehlo.{op} across dimensions = [{along}]"
            f" : ({whole}, tensor<{element}>) -> {part}"
        )
    results, types = ", ".join(f"%r{at}" for at in range(len(folds))), ", ".join([part] * len(folds))
    body = "\n  ".join(lines)
    return f"func.func @main(%x: {whole}, %y: {whole}) -> ({types}) {{\n  {body}\n  return {results} : {types}\n}}"


def groups_of(text: str) -> list[KernelGroup]:
    blocks = blocks_of(prepared(import_module(opspec.load(text))))
    return [step for block in blocks for step in block.steps if isinstance(step, KernelGroup)]


def kernels_of(text: str) -> list[Kernel]:
    return [kernel for group in groups_of(text) for kernel in group.plan.kernels]


def given(shape: tuple[int, ...]) -> list[Array]:
    found = np.random.default_rng(0).normal(size=(2, *shape)).astype(np.float32)
    found[0].flat[5] = np.nan
    return [*found]


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize(
    "folds", [["add x", "maximum x"], ["add x", "add square"], ["add square", "maximum x", "add x"]]
)
def test_folds_of_one_array_are_one_kernel(name: str, folds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shape, along = SHAPES[name]
    text = program(shape, along, folds)
    (kernel,) = kernels_of(text)
    assert len(kernel.folds) == 1
    assert len(kernel.stores) == len(folds)
    agree(monkeypatch, text, given(shape))
    with monkeypatch.context() as patch:
        patch.setattr(merged_kernels, "_folded_together", lambda *_: None)
        assert len(kernels_of(text)) == len(folds)
        apart = opspec.run(opspec.load(text), *given(shape), engine="reference")
    together = opspec.run(opspec.load(text), *given(shape), engine="reference")
    assert [x.tobytes() for x in together] == [x.tobytes() for x in apart]


def test_long_folds_are_parts_together(monkeypatch: pytest.MonkeyPatch) -> None:
    shape, along = LONG
    text = program(shape, along, ["add x", "maximum x", "add square"])
    parts, ends = kernels_of(text)
    assert (parts.form, ends.form, len(ends.stores)) == ("row", "flat", 3)
    agree(monkeypatch, text, given(shape))


@pytest.mark.parametrize(
    ("folds", "count"),
    [
        (["add x", "add y"], 2),  # other arrays
        (["add product", "maximum x"], 1),  # one of the two that the first one reads
        (["add x", "maximum x", "add square", "multiply x"], 2),  # too many for registers
    ],
)
def test_folds_that_stay_apart(folds: list[str], count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = program((30, 70), 1, folds)
    assert len(kernels_of(text)) == count
    agree(monkeypatch, text, given((30, 70)))


def test_what_reads_the_other_stays_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fold of what a fold gave begins behind it."""
    text = """func.func @main(%x: tensor<30x70xf32>) -> (tensor<30xf32>, tensor<30xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<30x70xf32>, tensor<f32>) -> tensor<30xf32>
  %b = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<30xf32>) -> tensor<30x70xf32>
  %c = stablehlo.subtract %x, %b : tensor<30x70xf32>
  %d = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<30x70xf32>, tensor<f32>) -> tensor<30xf32>
  return %a, %d : tensor<30xf32>, tensor<30xf32>
}"""
    assert len(kernels_of(text)) == 2
    agree(monkeypatch, text, given((30, 70))[:1])


def steps_of_two(shapes: tuple[str, str], between: str = "") -> str:
    """Steps of two parameters, as optimisers make them: first what both become, then what is remembered of both."""
    first, second = (f"tensor<{shape}xf32>" for shape in shapes)
    lines = [
        line
        for made, op in (("n", "add"), ("r", "multiply"))
        for at, type_ in enumerate((first, second))
        for line in (f"%{made}{at} = stablehlo.{op} %x{at}, %g{at} : {type_}", between)
    ]
    given = ", ".join(f"%{name}{at}: {type_}" for name in "xg" for at, type_ in enumerate((first, second)))
    body = "\n  ".join(line for line in lines if line)
    return f"""func.func @main({given}) -> ({first}, {second}, {first}, {second}) {{
  {body}
  return %n0, %n1, %r0, %r1 : {first}, {second}, {first}, {second}
}}"""


def test_what_is_given_goes_to_a_kernel_farther_back_that_loads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = steps_of_two(("30x7", "50"))
    assert [len(kernel.stores) for kernel in kernels_of(text)] == [2, 2]
    rng = np.random.default_rng(0)
    agree(monkeypatch, text, [rng.normal(size=shape).astype(np.float32) for shape in ((30, 7), (50,)) * 2])


def test_what_a_kernel_between_makes_is_not_read_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor goes back what is not given: it would need memory for longer."""
    row, wide = "tensor<40xf32>", "tensor<3000xf32>"
    text = f"""func.func @main(%x: {wide}, %y: {wide}) -> ({wide}, {row}, {wide}, {wide}) {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.add %x, %y : {wide}
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0]
    : ({wide}, tensor<f32>) -> tensor<f32>
  %r = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> {row}
  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> {wide}
  %b = stablehlo.multiply %x, %t : {wide}
  %e = stablehlo.exponential %x : {wide}
  %f = stablehlo.reverse %e, dims = [0] : {wide}
  %g = stablehlo.multiply %f, %e : {wide}
  return %a, %r, %b, %g : {wide}, {row}, {wide}, {wide}
}}"""
    kernels = kernels_of(text)
    made = [{store.buffer for store in kernel.stores} for kernel in kernels]
    for at, kernel in enumerate(kernels):
        later = set().union(*made[at + 1 :])
        assert later.isdisjoint(node.buffer for node in kernel.loads)
    assert len(made[0]) == 1
    agree(monkeypatch, text, [x.astype(np.float32) for x in np.random.default_rng(1).normal(size=(2, 3000))])


@pytest.mark.parametrize("name", SHAPES)
def test_all_results_of_one_fold_are_one_kernel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many: count, mean and squares of what lies beside the mean, and the place of the largest one."""
    shape, along = SHAPES[name]
    sizes = [size for at, size in enumerate(shape) if at != along]
    whole, part = (f"tensor<{'x'.join([*map(str, dims), 'f32'])}>" for dims in (shape, sizes))
    places, found = (type_.replace("f32", "i32") for type_ in (whole, part))
    text = f"""
func.func @main(%x: {whole}, %y: {whole}) -> ({part}, {part}, {part}, {part}, {found}) {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<{INFINITY}> : tensor<f32>
  %first = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : {whole}
  %none = stablehlo.constant dense<0.0> : {whole}
  %at = stablehlo.iota dim = {along} : {places}
  %r:5 = stablehlo.reduce(%one init: %zero), (%y init: %zero), (%none init: %zero), (%x init: %least),
    (%at init: %first)
    across dimensions = [{along}]
    : ({whole}, {whole}, {whole}, {whole}, {places}, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>)
      -> ({part}, {part}, {part}, {part}, {found})
    reducer(%n: tensor<f32>, %k: tensor<f32>) (%m: tensor<f32>, %v: tensor<f32>) (%s: tensor<f32>, %w: tensor<f32>)
      (%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {{
    %count = stablehlo.add %n, %k : tensor<f32>
    %far = stablehlo.subtract %v, %m : tensor<f32>
    %step = stablehlo.divide %far, %count : tensor<f32>
    %mean = stablehlo.add %m, %step : tensor<f32>
    %square = stablehlo.multiply %far, %far : tensor<f32>
    %squares = stablehlo.add %s, %square : tensor<f32>
    %larger = stablehlo.maximum %a, %b : tensor<f32>
    %test = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %place = stablehlo.select %test, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %count, %mean, %squares, %larger, %place
      : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
  }}
  return %r#0, %r#1, %r#2, %r#3, %r#4 : {part}, {part}, {part}, {part}, {found}
}}"""
    (kernel,) = kernels_of(text)
    assert len(kernel.stores) == 5
    agree(monkeypatch, text, given(shape))


def test_kernels_store_nothing_that_none_of_them_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gradient of a ratio of polynomials reads each power several times, all in one kernel."""

    def ratio(x: jax.Array) -> jax.Array:
        above, below = (sum(x**power / (power + first) for power in range(1, 9)) for first in (1, 3))
        return (above / (1 + below * below)).sum()

    x = np.random.default_rng(0).standard_normal((100, 257)).astype(np.float32)
    text = jax.jit(jax.grad(ratio)).lower(jnp.asarray(x)).as_text()
    (group,) = groups_of(text)
    read = {node.buffer for kernel in group.plan.kernels for node in kernel.loads}
    for kernel in group.plan.kernels:
        assert all(store.buffer in read or store.buffer in group.plan.block.results for store in kernel.stores)
    agree(monkeypatch, text, [x])
