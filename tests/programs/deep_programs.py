"""Programs of a number of levels: bodies of functions, regions and calls inside each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from opspec.values.arrays import Array


@dataclass(frozen=True, slots=True)
class Deep:
    """`text` makes a program of so many levels; it takes `arguments` and gives `result` whatever their number."""

    text: Callable[[int], str]
    arguments: tuple[Array, ...]
    result: float


def _function(takes: str, gives: str, body: str, name: str = "main") -> str:
    return f"func.func @{name}({takes}) -> {gives} {{\n{body}}}\n"


def _nested(levels: int, opened: Callable[[int], str], core: str, closed: str, last: str) -> str:
    """Ops with the results %r0, %r1, ... inside each other; `core` makes %z, which the innermost returns."""
    made = ["%z" if levels else last, *(f"%r{at}" for at in reversed(range(levels)))]
    texts = [*map(opened, range(levels)), core, *(closed.replace("?", name) for name in made[:-1])]
    return f"{''.join(texts)}return {made[-1]} : "


F = "tensor<f32>"
_SUM = f"%z = stablehlo.add %x, %x : {F}\n"
_OTHER = f"stablehlo.return ? : {F}\n}}, {{\nstablehlo.return %x : {F}\n}})"


def ifs(levels: int) -> str:
    body = _nested(
        levels - 1, lambda at: f'%r{at} = "stablehlo.if"(%p) ({{\n', _SUM, f"{_OTHER} : (tensor<i1>) -> {F}\n", "%z"
    )
    return _function(f"%p: tensor<i1>, %x: {F}", F, f"{body}{F}\n")


def cases(levels: int) -> str:
    body = _nested(
        levels - 1, lambda at: f'%r{at} = "stablehlo.case"(%p) ({{\n', _SUM, f"{_OTHER} : (tensor<i32>) -> {F}\n", "%z"
    )
    return _function(f"%p: tensor<i32>, %x: {F}", F, f"{body}{F}\n")


def whiles(levels: int) -> str:
    def opened(at: int) -> str:
        given = "%x" if at == 0 else f"%b{at - 1}"
        return (
            f'%r{at} = "stablehlo.while"({given}) ({{\n^bb0(%c{at}: {F}):\n'
            f"%t{at} = stablehlo.compare LT, %c{at}, %two : ({F}, {F}) -> tensor<i1>\n"
            f"stablehlo.return %t{at} : tensor<i1>\n}}, {{\n^bb0(%b{at}: {F}):\n"
        )

    core = f"%z = stablehlo.add %b{levels - 2}, %one : {F}\n"
    body = _nested(levels - 1, opened, core, f"stablehlo.return ? : {F}\n}}) : ({F}) -> {F}\n", "%z")
    constants = "".join(
        f"%{name} = stablehlo.constant dense<{value}> : {F}\n" for name, value in (("one", 1.0), ("two", 2.0))
    )
    return _function(f"%x: {F}", F, f"{constants}{body}{F}\n")


def reduces(levels: int) -> str:
    one = "tensor<1xf32>"

    def opened(at: int) -> str:
        spread = f"%v{at} = stablehlo.broadcast_in_dim %a{at - 1}, dims = [] : ({F}) -> {one}\n" if at else ""
        given = f"%v{at}" if at else "%y"
        return (
            f'{spread}%r{at} = "stablehlo.reduce"({given}, %i) <{{dimensions = array<i64: 0>}}> ({{\n'
            f"^bb0(%a{at}: {F}, %b{at}: {F}):\n"
        )

    last = levels - 2
    core = f"%z = stablehlo.maximum %a{last}, %b{last} : {F}\n"
    closed = f"stablehlo.return ? : {F}\n}}) : ({one}, {F}) -> {F}\n"
    before = f"%i = stablehlo.constant dense<2.0> : {F}\n%y = stablehlo.reshape %x : ({F}) -> {one}\n"
    return _function(f"%x: {F}", F, f"{before}{_nested(levels - 1, opened, core, closed, '%z')}{F}\n")


def calls(levels: int) -> str:
    called = [f"%z = call @f{at + 1}(%x) : ({F}) -> {F}\n" for at in range(levels - 1)]
    names = ["main", *(f"f{at}" for at in range(1, levels))]
    return "".join(
        _function(f"%x: {F}", F, f"{body}return %z : {F}\n", name)
        for name, body in zip(names, [*called, _SUM], strict=True)
    )


X = np.array(1, np.float32)
DEEP = {
    "ifs": Deep(ifs, (np.array(True), X), 2.0),
    "cases": Deep(cases, (np.array(0, np.int32), X), 2.0),
    "whiles": Deep(whiles, (X,), 2.0),
    "reduces": Deep(reduces, (X,), 2.0),
    "calls": Deep(calls, (X,), 2.0),
}
