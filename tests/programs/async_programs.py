"""Whole computations that are begun and waited for, in MHLO, with what they are given and what comes out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from opspec.values.arrays import Array

F, ROUND = "tensor<4xf32>", "tensor<i32>"
SQUARE = "tensor<3x3xf64>"


def bundle(takes: str, gives: str) -> str:
    """One result is no tuple."""
    return f"!mhlo.async_bundle<tuple<{takes}>, {f'tuple<{gives}>' if ',' in gives else gives}, tensor<i32>>"


def begun(name: str, function: str, operands: str, takes: str, gives: str) -> str:
    """Where it begins, and where it is waited for: two lines, between which other work may stand."""
    how = f'{{called_computation = @{function}, execution_thread = "main"}}'
    return f'%{name} = "mhlo.async_start"({operands}) {how} : ({takes}) -> {bundle(takes, gives)}'


def waited(name: str, value: str, takes: str, gives: str) -> str:
    several = f"({gives})" if "," in gives else gives
    return f'{value} = "mhlo.async_done"(%{name}) : ({bundle(takes, gives)}) -> {several}'


def function(name: str, takes: str, gives: str, body: str) -> str:
    several = f"({gives})" if "," in gives else gives
    return f'func.func private @{name}({takes}) -> {several} attributes {{execution_thread = "main"}} {{\n{body}\n}}\n'


@dataclass(frozen=True)
class Case:
    """A program, what @main takes, and what NumPy makes of it."""

    text: str
    inputs: tuple[Array, ...]
    wanted: Callable[..., tuple[Array, ...]]


_RNG = np.random.default_rng(5)
A, B = (_RNG.normal(size=(3, 3)) for _ in range(2))
X, Y = (_RNG.integers(-9, 9, 4).astype(np.float32) for _ in range(2))

PRODUCT = function(
    "product",
    f"%a: {SQUARE}, %b: {SQUARE}",
    SQUARE,
    f'%0 = "mhlo.dot"(%a, %b) : ({SQUARE}, {SQUARE}) -> {SQUARE}\nreturn %0 : {SQUARE}',
)
PARTS = function(
    "parts", f"%a: {F}", f"{F}, {F}", f"%0 = mhlo.abs %a : {F}\n%1 = mhlo.negate %a : {F}\nreturn %0, %1 : {F}, {F}"
)
LEAST = function(
    "least",
    f"%a: {F}",
    "tensor<f32>",
    f"""%inf = mhlo.constant dense<0x7F800000> : tensor<f32>
  %0 = mhlo.reduce(%a init: %inf) applies mhlo.minimum across dimensions = [0] : ({F}, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>""",
)
NESTED = function(
    "nested",
    f"%a: {F}",
    F,
    f"""{begun("s", "parts", "%a", F, f"{F}, {F}")}
  {waited("s", "%1:2", F, f"{F}, {F}")}
  %2 = mhlo.subtract %1#0, %1#1 : {F}
  return %2 : {F}""",
)

CASES = {
    "work goes on beside a product": Case(
        PRODUCT
        + f"""func.func @main(%a: {SQUARE}, %b: {SQUARE}) -> ({SQUARE}, {SQUARE}) {{
  {begun("s", "product", "%a, %b", f"{SQUARE}, {SQUARE}", SQUARE)}
  %0 = mhlo.add %a, %b : {SQUARE}
  {waited("s", "%1", f"{SQUARE}, {SQUARE}", SQUARE)}
  %2 = mhlo.multiply %0, %1 : {SQUARE}
  return %1, %2 : {SQUARE}, {SQUARE}
}}
""",
        (A, B),
        lambda a, b: (a @ b, (a + b) * (a @ b)),
    ),
    "two at once, waited for in the other order": Case(
        PARTS
        + LEAST
        + f"""func.func @main(%x: {F}, %y: {F}) -> ({F}, {F}, tensor<f32>) {{
  {begun("s", "parts", "%x", F, f"{F}, {F}")}
  {begun("t", "least", "%y", F, "tensor<f32>")}
  {waited("t", "%0", F, "tensor<f32>")}
  {waited("s", "%1:2", F, f"{F}, {F}")}
  return %1#0, %1#1, %0 : {F}, {F}, tensor<f32>
}}
""",
        (X, Y),
        lambda x, y: (abs(x), -x, y.min()),
    ),
    "one that begins another": Case(
        PARTS
        + NESTED
        + f"""func.func @main(%x: {F}) -> {F} {{
  {begun("s", "nested", "%x", F, F)}
  %u = "mhlo.async_update"(%s) : ({bundle(F, F)}) -> {bundle(F, F)}
  %v = "mhlo.async_update"(%u) : ({bundle(F, F)}) -> {bundle(F, F)}
  {waited("v", "%0", F, F)}
  return %0 : {F}
}}
""",
        (X,),
        lambda x: (abs(x) + x,),
    ),
    "one in each round of a loop": Case(
        PARTS
        + f"""func.func @main(%x: {F}) -> ({ROUND}, {F}) {{
  %zero = mhlo.constant dense<0> : {ROUND}
  %0:2 = mhlo.while(%i = %zero, %a = %x) : {ROUND}, {F}
   cond {{
    %three = mhlo.constant dense<3> : {ROUND}
    %1 = mhlo.compare LT, %i, %three, SIGNED : ({ROUND}, {ROUND}) -> tensor<i1>
    mhlo.return %1 : tensor<i1>
  }} do {{
    {begun("s", "parts", "%a", F, f"{F}, {F}")}
    %one = mhlo.constant dense<1> : {ROUND}
    %2 = mhlo.add %i, %one : {ROUND}
    {waited("s", "%3:2", F, f"{F}, {F}")}
    %4 = mhlo.subtract %3#0, %3#1 : {F}
    mhlo.return %2, %4 : {ROUND}, {F}
  }}
  return %0#0, %0#1 : {ROUND}, {F}
}}
""",
        (X,),
        lambda x: (np.int32(3), np.float32([(a + abs(a)) * 4 for a in x])),
    ),
}
