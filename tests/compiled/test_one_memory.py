"""Values that are changed again and again lie in one memory, and what somebody still needs is not changed."""

from __future__ import annotations

import random

import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import assert_same
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import blocks_of
from opspec.formula.evaluation import run as run_formula
from opspec.programs.records import import_module
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.loops import looping
from tests.compiled.native.test_bits import agree as same_bits

SCATTERED = """"stablehlo.scatter"({cur}, {at}, {update}) <{{scatter_dimension_numbers = #stablehlo.scatter<
    {window}inserted_window_dims = [{inserted}], scatter_dims_to_operand_dims = [{inserted}]>}}> ({{
    ^bb0(%l: tensor<{element}>, %r: tensor<{element}>):
      %s = stablehlo.{combine} %l, %r : tensor<{element}>
      stablehlo.return {kept} : tensor<{element}>
    }}) : ({type}, tensor<{indices}xi32>, {updates}) -> {type}"""


class Chain:
    """The lines of values, each of which is the one before, changed somewhere."""

    def __init__(self, element: str, rows: int, first: str = "%x") -> None:
        self.element, self.rows = element, rows
        self.type = f"tensor<{rows}x5x{element}>"
        self.lines: list[str] = []
        self.values = [first]
        self._count = 0

    def new(self, text: str) -> str:
        self._count += 1
        name = f"%v{self._count}"
        self.lines.append(f"{name} = {text}")
        return name

    def changed(self, text: str) -> None:
        self.values.append(self.new(text))

    def scattered(self, row: int, update: str, combine: str | None) -> None:
        """A row that is combined with another one, or put in its place."""
        at = self.new(f"stablehlo.constant dense<{row}> : tensor<1xi32>")
        words = {"window": "update_window_dims = [0], ", "inserted": "0", "indices": "1"}
        self._scattered(at, update, f"tensor<5x{self.element}>", combine, words)

    def put(self, row: int, column: int, update: str, combine: str | None) -> None:
        """One element."""
        at = self.new(f"stablehlo.constant dense<[{row}, {column}]> : tensor<2xi32>")
        words = {"window": "", "inserted": "0, 1", "indices": "2"}
        self._scattered(at, update, f"tensor<{self.element}>", combine, words)

    def _scattered(self, at: str, update: str, updates: str, combine: str | None, words: dict[str, str]) -> None:
        kept = "%r" if combine is None else "%s"
        known = {"cur": self.values[-1], "type": self.type, "element": self.element}
        text = SCATTERED.format(
            at=at, update=update, updates=updates, kept=kept, combine=combine or "add", **known, **words
        )
        self.changed(text)

    def row_of(self, source: str, row: int) -> str:
        part = self.new(
            f"stablehlo.slice {source} [{row}:{row + 1}, 0:5] : ({self.type}) -> tensor<1x5x{self.element}>"
        )
        return self.new(f"stablehlo.reshape {part} : (tensor<1x5x{self.element}>) -> tensor<5x{self.element}>")

    def element_of(self, source: str, row: int, column: int) -> str:
        box = f"[{row}:{row + 1}, {column}:{column + 1}]"
        part = self.new(f"stablehlo.slice {source} {box} : ({self.type}) -> tensor<1x1x{self.element}>")
        return self.new(f"stablehlo.reshape {part} : (tensor<1x1x{self.element}>) -> tensor<{self.element}>")

    def boxed(self, source: str, row: int, column: int, at: str) -> None:
        """Two rows and columns put elsewhere; which row, an argument says."""
        box = f"[{row}:{row + 2}, {column}:{column + 2}]"
        small = f"tensor<2x2x{self.element}>"
        part = self.new(f"stablehlo.slice {source} {box} : ({self.type}) -> {small}")
        text = f"stablehlo.dynamic_update_slice {self.values[-1]}, {part}, {at}, %i"
        self.changed(f"{text} : ({self.type}, {small}, tensor<i32>, tensor<i32>) -> {self.type}")

    def drawn(self, rng: random.Random, at: str) -> None:
        """One more change, of the last value or of one before."""
        source = self.values[-1] if rng.random() < 0.7 else rng.choice(self.values)
        row, other, column = rng.randrange(self.rows), rng.randrange(self.rows), rng.randrange(5)
        # Products of complex numbers are exact here but for the sign of zero.
        combine = rng.choice([None, "add", "add" if self.element.startswith("complex") else "multiply"])
        match rng.choice(["row", "row", "element", "element", "box", "whole", "negative"]):
            case "row":
                self.scattered(row, self.row_of(source, other), combine)
            case "element":
                self.put(row, column, self.element_of(source, other, (column + rng.randrange(2)) % 5), combine)
            case "box":
                self.boxed(source, rng.randrange(self.rows - 1), rng.randrange(4), at)
            case "whole":
                self.changed(f"stablehlo.add {self.values[-1]}, {source} : {self.type}")
            case "negative":
                self.changed(f"stablehlo.negate {self.values[-1]} : {self.type}")


def program(chain: Chain, results: list[str]) -> str:
    body = "\n".join(f"  {line}" for line in chain.lines)
    listed = ", ".join([chain.type] * len(results))
    return f"""func.func @main(%x: {chain.type}, %i: tensor<i32>) -> ({listed}) {{
{body}
  return {", ".join(results)} : {listed}
}}"""


def in_a_loop(chain: Chain) -> str:
    """What is changed in three turns, each time at other places."""
    body = "\n".join(f"    {line}" for line in chain.lines)
    return f"""func.func @main(%x0: {chain.type}, %i: tensor<i32>) -> {chain.type} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n:2 = stablehlo.while(%k = %zero, %x = %x0) : tensor<i32>, {chain.type}
  cond {{
    %three = stablehlo.constant dense<3> : tensor<i32>
    %t = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  }} do {{
{body}
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next, {chain.values[-1]} : tensor<i32>, {chain.type}
  }}
  return %n#1 : {chain.type}
}}"""


def drawn(seed: int) -> tuple[str, str, int]:
    """A program, its element type, and how many rows it has."""
    rng = random.Random(seed)
    chain = Chain(rng.choice(["f32", "i32", "bf16", "complex<f32>", "ui8"]), rng.choice([2, 4, 6, 40]))
    loops = rng.random() < 0.4
    for _ in range(rng.randrange(2, 8)):
        chain.drawn(rng, "%k" if loops else "%i")
    kept = [x for x in chain.values[1:-1] if rng.random() < 0.15]
    return in_a_loop(chain) if loops else program(chain, [chain.values[-1], *kept]), chain.element, chain.rows


@pytest.mark.parametrize("engine", ["reference", "cpu"])
@pytest.mark.parametrize("seeds", [range(30), pytest.param(range(30, 400), marks=pytest.mark.full)], ids=str)
def test_each_change_is_what_its_definition_says(seeds: range, engine: str) -> None:
    for seed in seeds:
        agree(*drawn(seed), engine, seed)


def agree(text: str, element: str, rows: int, engine: str, seed: int = 0) -> None:
    module = opspec.load(text)
    rng = np.random.default_rng(seed)
    given = rng.integers(0, 4, (rows, 5)).astype(ELEMENT_TYPES[element].dtype)
    before, at = given.copy(), np.int32(rng.integers(0, 6))
    found, wanted = compile_by(module, engine=engine)(given, at), run_formula(module, given, at)
    for x, y in zip(found, wanted, strict=True):
        assert_same(x, y)
    assert_same(given, before)


@pytest.mark.parametrize("rows", [2, 20])
def test_registers_of_a_loop_change_with_what_was_read_of_them(rows: int) -> None:
    chain = Chain("f32", rows)
    for row, combine in ((0, None), (1, "add"), (0, None)):
        chain.put(row, row, chain.element_of(chain.values[-1], 1, 1), combine)
    agree(in_a_loop(chain), "f32", rows, "cpu", seed=2)


def written(text: str) -> list[int]:
    """How many elements each memory has that the kernels of a program write."""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    kernels = [step for step in group.plan.block.steps if isinstance(step, Kernel)]
    return sorted(buffer.size for buffer in {store.buffer for kernel in kernels for store in kernel.stores})


def rows_changed(count: int, step: int = 0) -> Chain:
    """Rows that each get one of the value before, `step` behind."""
    chain = Chain("f32", 6)
    for at in range(count):
        chain.scattered(at, chain.row_of(chain.values[-1], at + step), "add")
    return chain


def test_what_nobody_needs_any_more_is_changed_where_it_lies() -> None:
    chain = rows_changed(4)
    assert written(program(chain, [chain.values[-1]])) == [5, 5, 5, 30]  # and rows that are made before


def test_what_is_a_result_is_not_changed() -> None:
    chain = rows_changed(3)
    assert written(program(chain, [chain.values[-1], chain.values[1]])) == [5, 30, 30]


def test_what_is_read_later_is_not_changed() -> None:
    chain = rows_changed(2)
    chain.changed(f"stablehlo.multiply {chain.values[-1]}, {chain.values[1]} : {chain.type}")
    assert written(program(chain, chain.values[-2:])) == [30, 30, 30]


def test_elements_that_are_put_need_no_memory_besides() -> None:
    chain = Chain("f32", 6)
    for at in range(4):
        chain.put(at, 0, chain.element_of(chain.values[-1], at + 1, 1), "multiply")
    assert written(program(chain, [chain.values[-1]])) == [30]


def test_of_a_box_that_is_put_the_box_is_computed_alone() -> None:
    chain = rows_changed(1)
    chain.boxed("%x", 0, 0, "%i")
    (block,) = blocks_of(import_module(opspec.load(program(chain, [chain.values[-1]]))))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    assert [(kernel.form, kernel.points) for kernel in group.plan.kernels] == [("flat", 30), ("push", 5), ("push", 4)]


def test_a_kernel_that_reads_it_is_not_put_together_with_one_that_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is given is the old value in another order, too."""
    row = "tensor<50xf32>"
    text = f"""func.func @main(%x: {row}) -> ({row}, {row}) {{
  %at = stablehlo.constant dense<3> : tensor<1xi32>
  %u = stablehlo.constant dense<7.0> : tensor<f32>
  %a = "stablehlo.scatter"(%x, %at, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}}> ({{
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      stablehlo.return %r : tensor<f32>
    }}) : ({row}, tensor<1xi32>, tensor<f32>) -> {row}
  %b = stablehlo.reverse %a, dims = [0] : {row}
  %t = stablehlo.compare LT, %b, %a : ({row}, {row}) -> tensor<50xi1>
  %c = stablehlo.select %t, %b, %a : tensor<50xi1>, {row}
  return %b, %c : {row}, {row}
}}"""
    same_bits(monkeypatch, text, [np.random.default_rng(0).normal(size=50).astype(np.float32)])


def test_what_a_turn_reads_before_it_changes_stays_in_the_loop() -> None:
    """Though all that changes it is the same in each turn."""
    chain = Chain("f32", 6, "%w")
    chain.scattered(1, chain.row_of("%w", 0), "add")
    read = chain.new(f"stablehlo.multiply %a0, {chain.values[-1]} : {chain.type}")
    total = "stablehlo.reduce({} init: %a1) applies stablehlo.add across dimensions = [0, 1]"
    found = chain.new(f"{total.format(read)} : ({chain.type}, tensor<f32>) -> tensor<f32>")
    chain.scattered(2, chain.row_of("%w", 0), "add")
    spread = chain.new(f"stablehlo.broadcast_in_dim {found}, dims = [] : (tensor<f32>) -> {chain.type}")
    lines = [*chain.lines, f"%b0 = stablehlo.add {spread}, {chain.values[-1]} : {chain.type}"]
    body = "\n    ".join(lines)
    text = looping(3, [chain.type, "tensor<f32>"], f"\n    {body}\n", f", %w: {chain.type}").replace("%b1", found)
    module, rng = opspec.load(text), np.random.default_rng(0)
    given = [
        rng.integers(-2, 3, (6, 5)).astype(np.float32),
        np.float32(0),
        rng.integers(-2, 3, (6, 5)).astype(np.float32),
    ]
    for found_, wanted in zip(compile_by(module, engine="cpu")(*given), run_formula(module, *given), strict=True):
        assert_same(found_, wanted)
