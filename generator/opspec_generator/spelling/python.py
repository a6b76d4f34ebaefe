"""The typed tree printed as Python: for rules over shapes that may be unknown, and for NumPy kernels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from opspec_model.language.tree import (
    INDEX,
    Apply,
    CallRegion,
    Each,
    If,
    Item,
    Listing,
    Literal,
    Logic,
    Name,
    Node,
    Read,
    Role,
    walk,
)
from opspec_model.language.types import INTS, PAIRS, STR, TYPE, WHOLE, Element, Pack, Record

CONDITIONAL, OR, AND, NOT, COMPARE, BIT_OR, BIT_AND, SUM, PRODUCT, UNARY, ATOM = range(1, 12)
LEVEL = {"+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "//": PRODUCT, "%": PRODUCT}
RELATIONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


@dataclass
class PythonPrinter:
    """Prints expressions; remembers in `used` which helpers the text calls, each with the module that has it where
    that is known, so that they get imported.

    `unsure`: what decides whether a condition may be unknown (or differ per element) when the text runs. Rules are
    unsure of dimensions and answer with a third truth value; kernels are unsure of what varies with the index.
    """

    unsure: str
    infix: Callable[[Apply], str | None]
    helper: Callable[[Apply], tuple[str, str]]
    define: Callable[[str], str] = lambda name: name
    stage: Callable[[str], str] = lambda name: name
    operand: Callable[[str], str] = lambda name: name
    negation: str = "negate"
    used: set[tuple[str, str]] = field(default_factory=set)

    def text(self, node: Node, level: int = CONDITIONAL) -> str:
        text, own = self._print(node)
        return f"({text})" if own < level else text

    def call(self, helper: str, *args: str, home: str = "") -> str:
        self.used.add((home, helper))
        return f"{helper}({', '.join(args)})"

    def _print(self, node: Node) -> tuple[str, int]:
        match node:
            case Literal():
                return self._literal(node)
            case Name(name=name, role=Role.DEFINE):
                return self.define(name), ATOM
            case Name(name=name, role=Role.STAGE):
                return self.stage(name), ATOM
            case Name(name=name, role=Role.OPERAND):
                return self.operand(name), ATOM
            case Name(name=name, role=Role.ELEMENT):
                return self.call("element", f'"{name}"'), ATOM
            case Name(name=name):
                return name, ATOM
            case Logic():
                return self._logic(node)
            case If():
                return self._if(node)
            case Each():
                return self._each(node), ATOM
            case Listing():
                return self._listing(node), ATOM
            case Item(of=of, index=index):
                return f"{self.text(of, ATOM)}[{self.text(index)}]", ATOM
            case Read(tensor=tensor, index=index, process=process):
                if process is None:
                    return self.call("read", self.text(tensor), self.text(index)), ATOM
                everywhere = self.call("everywhere", self.text(tensor))
                return self.call(
                    "read",
                    everywhere,
                    self.call("cat", self.text(process), self.text(index), home="opspec_generated.indices"),
                ), ATOM
            case CallRegion(region=region, args=args):
                given = (f"*{self.text(arg, ATOM)}" if isinstance(arg.type, Pack) else self.text(arg) for arg in args)
                return f"{region}({', '.join(given)})", ATOM
            case Apply():
                return self._apply(node)
        raise TypeError(f"no Python for {type(node).__name__}")

    def _literal(self, node: Literal) -> tuple[str, int]:
        text = f'"{node.value}"' if isinstance(node.value, str) else repr(node.value)
        if isinstance(node.type, Element):
            return self.call("literal", text, node.type.var or "BOOL"), ATOM
        return text, UNARY if text.startswith("-") else ATOM

    def _is_unsure(self, *nodes: Node) -> bool:
        return any(self.unsure in node.varies for node in nodes)

    def _logic(self, node: Logic) -> tuple[str, int]:
        if self.unsure == INDEX and self._is_unsure(node):
            if _is_mixed(node) or any(_reads_elsewhere(part) for part in node.parts[1:]):
                *before, text = map(self.text, node.parts)
                for part in reversed(before):
                    text = self.call("both" if node.operator == "and" else "either", part, f"lambda: {text}")
                return text, ATOM
            sign, level = ("&", BIT_AND) if node.operator == "and" else ("|", BIT_OR)
            parts = [self.text(part, level + 1 if not isinstance(part, Apply) else BIT_AND + 1) for part in node.parts]
            return f" {sign} ".join(parts), level
        level = AND if node.operator == "and" else OR
        chain = self._chain(node)
        if chain is not None:
            return chain, COMPARE
        return f" {node.operator} ".join(self.text(part, level + 1) for part in node.parts), level

    def _chain(self, node: Logic) -> str | None:
        """`a <= b and b < c` as `a <= b < c`."""
        parts = [part for part in node.parts if isinstance(part, Apply) and part.function in RELATIONS]
        linked = all(left.args[1] == right.args[0] for left, right in pairwise(parts))
        if node.operator != "and" or len(parts) != len(node.parts) or not linked:
            return None
        text = self.text(parts[0].args[0], COMPARE + 1)
        for part in parts:
            text += f" {RELATIONS[part.function]} {self.text(part.args[1], COMPARE + 1)}"
        return text

    def _if(self, node: If) -> tuple[str, int]:
        if self._is_unsure(node.test):
            then, other = f"lambda: {self.text(node.then)}", f"lambda: {self.text(node.other)}"
            return self.call("choose", self.text(node.test), then, other), ATOM
        parts = self.text(node.then, OR), self.text(node.test, OR), self.text(node.other)
        return f"{parts[0]} if {parts[1]} else {parts[2]}", CONDITIONAL

    def _each(self, node: Each) -> str:
        loop = self.loop(node)
        if node.kind == "the":
            assert node.test is not None
            return self.call("the", f"({self.text(node.test)}, lambda: {self.text(node.body)}) {loop}")
        body = f"{self.text(node.body)} {loop}"
        if node.test is not None:
            body += f" if {self.text(node.test, OR)}"
        if node.kind == "list":
            return f"tuple({body})" if isinstance(node.type, Pack) else self.call("Vec", body)
        return self.call(f"{node.kind}_of", body)

    def loop(self, node: Each) -> str:
        """`for x, y in ...`."""
        sources = [self.text(source, OR) for source in node.sources]  # no conditional stands behind 'in' by itself
        source = sources[0] if len(sources) == 1 else self.call("in_step", *sources, home="opspec.values.dims")
        return f"for {', '.join(node.variables)} in {source}"

    def _listing(self, node: Listing) -> str:
        items = ", ".join(map(self.text, node.items))
        if node.type == PAIRS:
            return f"({items})"
        if isinstance(node.type, Pack):
            return f"({items}{',' if len(node.items) == 1 else ''})"
        return self.call("Vec", f"[{items}]" if items else "")

    def _apply(self, node: Apply) -> tuple[str, int]:
        if node.function == "not":
            if self._is_unsure(node):
                return self.call(self.negation, self.text(node.args[0])), ATOM
            return f"not {self.text(node.args[0], NOT)}", NOT
        if node.function == "range" and node.type != INTS:
            return f"range({self.text(node.args[0])})", ATOM
        if node.function == "len":
            return f"len({self.text(node.args[0])})", ATOM
        if node.function == "given":
            return f"{self.text(node.args[0], COMPARE + 1)} is not None", COMPARE
        if node.function == "eq" and node.args[0].type in (WHOLE, Pack(WHOLE)):
            return self.call("same", *map(self.text, node.args), home="opspec.rules.vocabulary"), ATOM
        if node.function in RELATIONS and (
            node.args[0].type in (TYPE, STR) or isinstance(node.args[0].type, Pack | Record) or self.infix(node)
        ):
            left, right = (self.text(arg, COMPARE + 1) for arg in node.args)
            return f"{left} {RELATIONS[node.function]} {right}", COMPARE
        sign = self.infix(node)
        if sign is not None and len(node.args) == 2:
            level = LEVEL[sign]
            return f"{self.text(node.args[0], level)} {sign} {self.text(node.args[1], level + 1)}", level
        if sign is not None:
            return f"{sign}{self.text(node.args[0], UNARY)}", UNARY
        args = [self.text(arg) for arg in node.args]
        args += [f"{name}={self.text(value)}" for name, value in node.keywords]
        home, name = self.helper(node)
        return self.call(name, *args, home=home), ATOM


def _is_mixed(node: Logic) -> bool:
    """Whether some parts ask for elements and others for indices, which NumPy cannot join."""
    return len({any(isinstance(x.type, Element) for x in walk(part)) for part in node.parts}) > 1


def _reads_elsewhere(part: Node) -> bool:
    """Whether it reads at an index that may be out of range where what stands before it does not hold."""
    return any(isinstance(x, Read) and not isinstance(x.index, Name) for x in walk(part))
