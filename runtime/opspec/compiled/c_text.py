"""The C texts of primitives read as nodes: the part of C that `spec/primitives.yaml` is written in.

An expression is parsed once and evaluated for each use. Integers are not promoted: an operation of two types is done in
the wider one, in the unsigned one of two of a width; truth values count as i32 in arithmetic; a literal takes the type
that it meets. Both arms of `?:`, `&&` and `||` are computed, which no node minds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, NoNodes, chosen, number
from opspec.compiled.nodes import I1, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.values.types import ElementType


@dataclass(frozen=True, slots=True)
class Leaf:
    """A name, or a literal where `value` is there."""

    name: str
    value: int | float | None = None


@dataclass(frozen=True, slots=True)
class Cast:
    type: str
    of: Tree


@dataclass(frozen=True, slots=True)
class Operator:
    """An operator, or the call of a function (`name(`)."""

    name: str
    of: tuple[Tree, ...]


Tree: TypeAlias = Leaf | Cast | Operator
# What an expression is worth: a node, an element that nothing was computed with so far, or a literal.
Worth: TypeAlias = KernelNode | NodeElement | int | float
Function: TypeAlias = Callable[[Nodes, Sequence[KernelNode]], KernelNode]
ComplexFunction: TypeAlias = Callable[[Nodes, Sequence[NodeElement]], Sequence[KernelNode]]  # gives both parts

_TOKEN = re.compile(
    r"\s*(?:(\d+\.?\d*(?:[eE][-+]?\d+)?)|([A-Za-z_]\w*)|(<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^~!<>?:(),.]))"
)
_LEVELS: tuple[tuple[str, ...], ...] = (
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!="),
    ("<", "<=", ">", ">="),
    ("<<", ">>"),
    ("+", "-"),
)
_LEVELS += (("*", "/", "%"),)
_BINARY = {"+": "add", "-": "sub", "*": "mul", "/": "div", "%": "rem", "&": "and", "|": "or", "^": "xor"}
_COMPARED = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le"}
_C_TYPES = {
    f"{'u' * (name[0] == 'u')}int{name.lstrip('ui')}_t": name for name in MACHINE if name not in ("i1", "f32", "f64")
}
TYPES = {"T", "U", "S", "W", "R", "double", "float", *_C_TYPES}


@cache
def parsed(text: str) -> Tree:
    """An expression; NoNodes where it is more than this reads."""
    tokens: list[str] = []
    at = 0
    while at < len(text.rstrip()):
        found = _TOKEN.match(text, at)
        if found is None:
            raise NoNodes(f"no node is written '{text[at:].strip()}'")
        tokens.append(found[0].strip())
        at = found.end()
    parser = _Parser(tokens)
    tree = parser.choice()
    if parser.tokens:
        raise NoNodes(f"no node is written '{text}'")
    return tree


class _Parser:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens[::-1]

    def _next(self) -> str:
        return self.tokens[-1] if self.tokens else ""

    def _takes(self, *wanted: str) -> str:
        return self.tokens.pop() if self._next() in wanted and self.tokens else ""

    def choice(self) -> Tree:
        test = self._level(0)
        if not self._takes("?"):
            return test
        then = self.choice()
        self._expect(":")
        return Operator("?", (test, then, self.choice()))

    def _expect(self, wanted: str) -> None:
        if not self._takes(wanted):
            raise NoNodes(f"'{wanted}' was expected before '{self._next()}'")

    def _level(self, level: int) -> Tree:
        if level == len(_LEVELS):
            return self._unary()
        left = self._level(level + 1)
        while operator := self._takes(*_LEVELS[level]):
            left = Operator(operator, (left, self._level(level + 1)))
        return left

    def _unary(self) -> Tree:
        if operator := self._takes("-", "~", "!"):
            return Operator(f"{operator}x", (self._unary(),))
        if self._next() == "(" and len(self.tokens) > 2 and self.tokens[-2] in TYPES and self.tokens[-3] == ")":
            del self.tokens[-1]
            name = self.tokens.pop()
            del self.tokens[-1]
            return Cast(name, self._unary())
        return self._atom()

    def _atom(self) -> Tree:
        if self._takes("("):
            inner = self.choice()
            self._expect(")")
            return inner
        if not self.tokens:
            raise NoNodes("the text ends too early")
        token = self.tokens.pop()
        if token[0].isdigit():
            return Leaf(token, float(token) if re.search(r"[.eE]", token) else int(token))
        if not token[0].isalpha() and token[0] != "_":
            raise NoNodes(f"no node is written '{token}'")
        if not self._takes("("):
            return Operator(f".{self.tokens.pop()}", (Leaf(token),)) if self._takes(".") else Leaf(token)
        arguments: list[Tree] = []
        while not self._takes(")"):
            arguments.append(self.choice())
            if self._next() != ")":
                self._expect(",")
        return Operator(f"{token}(", tuple(arguments))


@dataclass(frozen=True, slots=True)
class Reader:
    """Evaluates texts. `names`: what the parameters are; `types`: what T, U and so on are; `wide`: narrow floats are
    computed with as f64; `functions`: those that texts may call, found by name; `complex_functions`: those of complex
    numbers; `made`: the type of what the text gives.
    """

    nodes: Nodes
    names: Mapping[str, Worth]
    types: Mapping[str, ElementType]
    wide: bool
    functions: Callable[[str, ElementType], Function]
    complex_functions: Callable[[str], ComplexFunction]
    made: ElementType

    def worth(self, tree: Tree) -> Worth:
        match tree:
            case Leaf(value=value) if value is not None:
                return value
            case Leaf(name=name):
                if name not in self.names:
                    raise NoNodes(f"nothing is known of the name '{name}'")
                return self.names[name]
            case Cast(type=name, of=of):
                return self._cast(self._type(name), self.worth(of))
            case Operator(name="?", of=(test, then, other)):
                return self._chosen(self._truth(self.worth(test)), self.worth(then), self.worth(other))
            case Operator(name=name, of=of) if name.endswith("("):
                return self._called(name[:-1], [self.worth(part) for part in of])
            case Operator(name=".re" | ".im" as name, of=(one,)):
                return self._part(name, self.worth(one))
            case Operator(name=name, of=(one,)):
                return self._unary(name[0], self.worth(one))
            case Operator(name=name, of=(left, right)):
                return self._binary(name, self.worth(left), self.worth(right))
        raise NoNodes("an operator has the wrong number of operands")

    def _type(self, name: str) -> ElementType:
        if name in self.types:
            return self.types[name]
        return MACHINE[{"float": "f32", "double": "f64"}.get(name) or _C_TYPES[name]]

    def node(self, worth: Worth, type_: ElementType | None = None) -> KernelNode:
        """The number as a node, a literal of this type."""
        if isinstance(worth, NodeElement):
            return number(self.nodes, worth, self.wide)
        if isinstance(worth, KernelNode):
            return worth
        if type_ is None:
            type_ = MACHINE["i32" if isinstance(worth, int) else "f64"]
        if type_.kind == "uint" and isinstance(worth, int):
            worth %= 1 << type_.bits
        return self.nodes.constant(worth, type_)

    def _cast(self, type_: ElementType, worth: Worth) -> KernelNode:
        if isinstance(worth, int | float):
            return self.node(worth, type_)
        return self.nodes.convert(self.node(worth), type_)

    def _truth(self, worth: Worth) -> KernelNode:
        return self.nodes.convert(self.node(worth), I1)

    def _chosen(self, test: KernelNode, then: Worth, other: Worth) -> Worth:
        if isinstance(then, NodeElement) and isinstance(other, NodeElement) and then.type is other.type:
            return chosen(self.nodes, test, then, other)
        return self.nodes.select(test, *self._alike(then, other))

    def _unary(self, operator: str, worth: Worth) -> Worth:
        if operator == "!":
            return self.nodes.apply("not", self._truth(worth))
        if isinstance(worth, int | float):
            return -worth if operator == "-" else ~int(worth)
        return self.nodes.apply("neg" if operator == "-" else "not", self.node(worth))

    def _binary(self, operator: str, left: Worth, right: Worth) -> Worth:
        if isinstance(left, int) and isinstance(right, int):
            return {"+": left + right, "-": left - right, "*": left * right}[operator]
        nodes = self.nodes
        if operator in ("&&", "||"):
            return nodes.apply("and" if operator == "&&" else "or", self._truth(left), self._truth(right))
        if operator in ("<<", ">>"):
            first = self.node(left)
            return nodes.apply("shl" if operator == "<<" else "shr", first, self._cast(first.type, right))
        if operator in (">", ">="):
            operator, left, right = {">": "<", ">=": "<="}[operator], right, left
        if operator in _COMPARED:
            return nodes.apply(_COMPARED[operator], *self._alike(left, right))
        one, other = self._alike(left, right)
        if one.type is I1 and operator not in ("&", "|", "^"):
            one, other = nodes.convert(one, MACHINE["i32"]), nodes.convert(other, MACHINE["i32"])
        return nodes.apply(_BINARY[operator], one, other)

    def _alike(self, left: Worth, right: Worth) -> tuple[KernelNode, KernelNode]:
        """Both as nodes of one type."""
        if isinstance(left, int | float) and not isinstance(right, int | float):
            other = self.node(right)
            return self.node(left, other.type), other
        one = self.node(left)
        other = self.node(right, one.type)
        if one.type is other.type:
            return one, other
        type_ = max(one.type, other.type, key=_rank)
        return self.nodes.convert(one, type_), self.nodes.convert(other, type_)

    def _part(self, name: str, worth: Worth) -> KernelNode:
        if not isinstance(worth, NodeElement) or worth.type.kind != "complex":
            raise NoNodes(f"a part ({name}) is asked for of what is not complex")
        return worth.parts[name == ".im"]

    def _called(self, name: str, worths: Sequence[Worth]) -> Worth:
        given = [worth for worth in worths if isinstance(worth, NodeElement) and worth.type.kind == "complex"]
        if given:
            return NodeElement(given[0].type, tuple(self.complex_functions(name)(self.nodes, given)))
        if name == "make_T":
            real, *others = (self.node(worth, self.types["T"]) for worth in worths)
            return NodeElement(self.made, (real, *others) if self.made.kind == "complex" else (real,))
        if name in self.types or name in TYPES:
            return self._cast(self._type(name), worths[0])
        typed = [self.node(worth) for worth in worths if not isinstance(worth, int | float)]
        type_ = typed[0].type if typed else self.types.get("T", MACHINE["f64"])
        return self.functions(name, type_)(self.nodes, [self.node(worth, type_) for worth in worths])


def _rank(type_: ElementType) -> tuple[bool, int, bool]:
    return type_.kind == "float", 1 if type_ is I1 else type_.bits, type_.kind == "uint"
