"""Functions of numbers as straight lines: typed trees with helpers put in their places, each part computed once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np

from opspec.values.types import ELEMENT_TYPES
from opspec_model.definitions.functions import (
    ARITHMETIC,
    CONSTANTS,
    FUSED,
    HALVES,
    MIRRORED,
    PAIR,
    PAIR_TYPE,
    POLYNOMIAL,
    WITHIN,
    Body,
    NumberFunction,
)
from opspec_model.definitions.spec import Base
from opspec_model.language.tree import Apply, If, Item, Literal, Logic, Name, Node
from opspec_model.language.types import BOOL, Element, Type

# What is done, the type of what it gives, and the numbers of the lines that it takes; of a constant its bits.
Line: TypeAlias = tuple[str, str, tuple[int, ...]]
Env: TypeAlias = Mapping[str, int]


def straight_lines(function: NumberFunction, type_: str, base: Base) -> list[Line]:
    """The lines of a function's body for a type: its parameters, then what is computed; the last one is the result.

    An operation that is none of `opspec.compiled.operations` is another function of numbers.
    """
    lines = _Lines(WITHIN.get(type_, type_), base)
    *parameters, _ = function.types[type_]
    env = {
        name: lines.line("parameter", element, position)
        for position, (name, element) in enumerate(zip(function.parameters, parameters, strict=True))
    }
    return lines.up_to(lines.body(function.bodies[type_], env))


class _Lines:
    """What is computed so far, with each line once."""

    def __init__(self, type_: str, base: Base) -> None:
        self.type, self.base = type_, base
        self.lines: list[Line] = []
        self.known: dict[Line, int] = {}

    def up_to(self, result: int) -> list[Line]:
        """The lines that a result needs, numbered anew, and all parameters."""
        needed = {result}
        for number in range(result, -1, -1):
            operation, _, operands = self.lines[number]
            if number in needed and operation not in ("constant", "parameter"):
                needed.update(operands)
        needed |= {number for number, line in enumerate(self.lines) if line[0] == "parameter"}
        places = {number: place for place, number in enumerate(sorted(needed))}
        found = []
        for number in places:
            operation, type_, operands = self.lines[number]
            if operation not in ("constant", "parameter"):
                operands = tuple(places[operand] for operand in operands)
            found.append((operation, type_, operands))
        return found

    def line(self, operation: str, type_: str, *operands: int) -> int:
        line = operation, type_, operands
        if line not in self.known:
            self.known[line] = len(self.lines)
            self.lines.append(line)
        return self.known[line]

    def constant(self, value: float | bool, type_: str) -> int:
        dtype = ELEMENT_TYPES[type_].dtype
        if type_ == "i1":
            return self.line("constant", type_, int(value))
        with np.errstate(over="ignore"):
            number = np.asarray(value, dtype)
        return self.line("constant", type_, int(number.view(f"u{dtype.itemsize}")))

    # -- trees -------------------------------------------------------------------------------------

    def body(self, body: Body, env: Env) -> int:
        known = dict(env)
        for binding in body.lets:
            known[binding.name] = self.node(binding.value, known)
        return self.node(body.value, known)

    def node(self, node: Node, env: Env) -> int:
        match node:
            case Literal(value=value) if not isinstance(value, str):
                return self.constant(value, _element(node.type))
            case Name(name=name):
                return env[name]
            case Item(of=Name(name=table), index=Literal(value=int(at))):
                return self.constant(self.table(table, self.type)[at], self.type)
            case If(test=test, then=then, other=other):
                return self.select(_element(node.type), [self.node(part, env) for part in (test, then, other)])
            case Logic(operator=operator, parts=parts):
                found, *others = [self.node(part, env) for part in parts]
                for number in others:
                    found = self.line(operator, "i1", found, number)
                return found
            case Apply():
                return self.apply(node, env)
        raise TypeError(f"no arithmetic for {type(node).__name__}")

    def table(self, name: str, type_: str) -> list[float]:
        return [float(number) for number in self.base.coefficients[name].numbers[type_]]

    def apply(self, node: Apply, env: Env) -> int:
        type_ = _element(node.type)
        name, args = node.function, node.args
        if name in CONSTANTS:
            return self.constant(_limit(name, type_), type_)
        if name == POLYNOMIAL:
            return self.polynomial(self.node(args[0], env), args[1])
        if name in ("cast", "convert"):
            return self.converted(args[1], type_, env)
        if name == "bitcast":
            return self.bitcast(self.node(args[1], env), type_)
        operands = [self.node(arg, env) for arg in args]
        if name in HALVES:
            return self.halves(operands[0])[HALVES.index(name)]
        if name == PAIR:
            return self.line(PAIR, PAIR, *operands)
        if name == "not":
            return self.line("not", type_, *operands)
        if name == "where":
            return self.select(type_, operands)
        if name == FUSED:
            return self.line("fma", type_, *operands)
        if name in ARITHMETIC:
            if name.startswith("shift_right"):
                return self.shift(name, type_, operands)
            return self.line(ARITHMETIC[name], type_, *(operands[::-1] if name in MIRRORED else operands))
        helper = self.base.functions[name]
        if helper.helper:
            return self.body(helper.bodies[self.type], dict(zip(helper.parameters, operands, strict=True)))
        return self.line(name, type_, *operands)

    def select(self, type_: str, parts: list[int]) -> int:
        """One of two; which one, where it is known: helpers may be asked for one of several things by a number."""
        test, then, other = parts
        operation, _, operands = self.lines[test]
        compared = [self.lines[operand] for operand in operands] if operation == "eq" else []
        if compared and all(line[0] == "constant" for line in compared):
            return then if compared[0] == compared[1] else other
        if type_ == PAIR:
            halves = zip(self.halves(then), self.halves(other), strict=True)
            return self.line(PAIR, PAIR, *(self.select(self.type, [test, *both]) for both in halves))
        return self.line("select", type_, *parts)

    def halves(self, pair: int) -> tuple[int, int]:
        """The two numbers of a pair, whose line is needed by nobody."""
        _, _, (head, tail) = self.lines[pair]
        return head, tail

    def shift(self, name: str, type_: str, operands: list[int]) -> int:
        """A shift to the right is that of the type's sign; the other one is that of the other type."""
        other = type_.removeprefix("u") if name.endswith("arithmetic") else f"u{type_.removeprefix('u')}"
        x, y = (self.bitcast(operand, other) for operand in operands)
        return self.bitcast(self.line("shr", other, x, y), type_)

    def bitcast(self, operand: int, type_: str) -> int:
        operation, found, operands = self.lines[operand]
        if found == type_:
            return operand
        if operation == "constant":
            return self.line("constant", type_, *operands)
        return self.bitcast(operands[0], type_) if operation == "bitcast" else self.line("bitcast", type_, operand)

    def converted(self, node: Node, type_: str, env: Env) -> int:
        if isinstance(node, Literal) and not isinstance(node.value, str):
            return self.constant(node.value, type_)
        operand = self.node(node, env)
        return operand if self.lines[operand][1] == type_ else self.line("convert", type_, operand)

    def polynomial(self, x: int, table: Node) -> int:
        """With the numbers for the type of x, which may be f64 where f32 is computed in.

        In f32, where a step is one instruction, from the highest power on. In f64 each step would wait for two, so
        neighbours make a sum each, of x; neighbours among these another, of x * x; and so on, which a few products pay
        for. The lowest numbers, beside which the others are small, are added last: so it is rounded no more often.
        """
        assert isinstance(table, Name)
        _, type_, _ = self.lines[x]
        sums = [self.constant(number, type_) for number in self.table(table.name, type_)]
        if type_ == "f32":
            found = sums.pop()
            for number in reversed(sums):
                found = self.line("fma", type_, found, x, number)
            return found
        lowest = [sums.pop(0) for _ in range(2 if len(sums) > 16 else 1)]
        power = x
        while len(sums) > 1:
            alone = sums[len(sums) & ~1 :]
            sums = [self.plus_product(*pair, power) for pair in zip(sums[::2], sums[1::2], strict=False)] + alone
            power = self.line("mul", type_, power, power)
        (found,) = sums
        for number in reversed(lowest):
            found = self.plus_product(number, found, x)
        return found

    def plus_product(self, x: int, y: int, z: int) -> int:
        _, type_, _ = self.lines[x]
        return self.line("add", type_, self.line("mul", type_, y, z), x)


def _element(type_: Type) -> str:
    if type_ == BOOL:
        return "i1"
    if type_ == PAIR_TYPE:
        return PAIR
    assert isinstance(type_, Element)
    return type_.var or "i1"


def _limit(name: str, type_: str) -> float:
    dtype = ELEMENT_TYPES[type_].dtype
    if name == "infinity":
        return float("inf")
    limits = np.iinfo(dtype) if dtype.kind in "iu" else np.finfo(dtype)
    return {"max_value": limits.max, "min_value": limits.min, "epsilon": getattr(limits, "eps", 0)}[name]
