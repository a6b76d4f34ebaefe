"""Rules over known values, and why one does not hold: its parts, and where its sides differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from opspec.formula.primitives import UnknownDimension, apply
from opspec.formula.tree import BUILTINS, Env, Evaluator, Lazy, ProcessGrid, in_step, lookup, truth
from opspec.formula.values import FormulaValue, vector
from opspec.values.dims import Dim, Undefined
from opspec.values.types import Other, Tensor
from opspec_model.language.tree import Apply, Each, If, Literal, Logic, Name, Node, Role, children
from opspec_model.language.types import BOOL, INT

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Constraint, Op

SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
LEVELS = {"+": 1, "-": 1, "*": 2, "//": 2, "%": 2}
ATOM = 3


def rule(op: Op, rule: Constraint | str, values: Mapping[str, object]) -> bool | None:
    """Whether a rule holds for these values of the declared names; None where what is not known decides."""
    found = _find(op, rule)
    walker, env = _setting(op, values)
    try:
        return truth(walker.value(found.formula.tree, env))
    except UnknownDimension:
        return None
    except Undefined:
        return False


def explain_rule(op: Op, rule_name: str, values: Mapping[str, object]) -> list[tuple[str, str]]:
    """The parts of a rule and their values, in reading order; last, the comparison or dimension at fault.

    `values`: types of operands and results, attributes by leaf name, type variables. '?' is an unknown value.
    """
    found = _find(op, rule_name)
    walker, env = _setting(op, values)
    explanation = _Explanation(walker, found.formula.text)
    explanation.broken(found.formula.tree, env)
    return explanation.lines()


def _find(op: Op, name: Constraint | str) -> Constraint:
    if not isinstance(name, str):
        return name
    found = next((rule for rule in op.rules if rule.name == name), None)
    if found is None:
        raise KeyError(f"{op.name} has no rule {name}")
    return found


def _setting(op: Op, values: Mapping[str, object]) -> tuple[Evaluator, Env]:
    walker = Evaluator(op, {}, ProcessGrid.alone(()))
    env: Env = {name: vector(x) if isinstance(x, list | tuple) else x for name, x in values.items()}
    env |= {binding.name: Lazy(binding.value, env, walker) for binding in op.defines}
    return walker, env


def show(value: object) -> str:
    """A value as messages spell it."""
    match value:
        case Dim():
            return "?"
        case bool():
            return str(value).lower()
        case tuple():
            return f"[{', '.join(map(show, value))}]"
    return str(value)


def _is_shape(node: Node) -> bool:
    """Whether a vector has an entry per dimension of a tensor: its shape, or arithmetic with that."""
    if not isinstance(node, Apply):
        return False
    return node.function == "shape" or (node.lifted and any(map(_is_shape, node.args)))


@dataclass(slots=True)
class _Explanation:
    walker: Evaluator
    text: str
    parts: dict[str, str] = field(default_factory=dict)
    verdict: list[tuple[str, str]] = field(default_factory=list)

    def lines(self) -> list[tuple[str, str]]:
        return [*self.parts.items(), *self.verdict]

    # -- the broken part ---------------------------------------------------------------------------

    def broken(self, node: Node, env: Env) -> None:
        """Descend to what does not hold, and tell its parts."""
        match node:
            case Logic(operator="and", parts=parts):
                self.broken(next((part for part in parts if self._is_false(part, env)), node.parts[-1]), env)
            case Logic(parts=parts):
                self._alternatives(parts, env)
            case If(test=test):
                self.collect(test, env)
                self.broken(node.other if self._is_false(test, env) else node.then, env)
            case Apply(function="is_unique" | "is_permutation", args=(arg,)):
                self.collect(node, env)
                self.verdict.append((self.quote(node), self._repeated(node, arg, env)))
            case Each(kind="all"):
                self._broken_item(node, env)
            case Name(role=Role.DEFINE, name=name) if isinstance(env[name], Lazy):
                self.within(name, env)
            case Apply(function=function, type=type_) if function in SIGNS and type_ == BOOL:
                self.collect(node, env)
                self._compare(node, env)
            case _:
                self.collect(node, env)
                self.verdict.append((self.quote(node), self.shown(node, env)))

    def _alternatives(self, parts: tuple[Node, ...], env: Env) -> None:
        """None of them holds: each with what is wrong with it."""
        reasons = []
        for part in parts:
            self.broken(part, env)
            quote, reason = self.verdict.pop() if self.verdict else (self.quote(part), "false")
            reason = reason.removesuffix(" does not hold")
            reasons.append(quote if reason == "false" else f"{quote} ({reason})")
        none = "neither" if len(parts) == 2 else "none of these"
        self.verdict.append((f"{none} holds", ", ".join(reasons)))

    def _repeated(self, node: Apply, arg: Node, env: Env) -> str:
        try:
            found = self.walker.value(arg, env)
        except (Undefined, UnknownDimension):
            return self.shown(node, env)
        entries = [entry for entry in found if isinstance(entry, int)]
        twice = sorted({entry for entry in entries if entries.count(entry) > 1})
        if twice:
            times = "comes" if len(twice) == 1 else "come"
            return f"{', '.join(map(str, twice))} {times} more than once"
        strange = [entry for entry in entries if not 0 <= entry < len(entries)]
        return f"{show(strange[0])} is not below {len(entries)}" if strange else self.shown(node, env)

    def within(self, name: str, env: Env) -> None:
        """The rule stands in a definition."""
        binding = next(b for b in self.walker.op.defines if b.name == name)
        outer, self.text = self.text, binding.text
        self.broken(binding.value, env)
        self.text = outer

    def _broken_item(self, node: Each, env: Env) -> None:
        try:
            scopes = self.walker.scopes(node, env)
        except (Undefined, UnknownDimension):
            self.collect(node, env)
            self.verdict.append((self.quote(node), self.shown(node, env)))
            return
        at, scope = next(((i, s) for i, s in enumerate(scopes) if self._is_false(node.body, s)), (0, env))
        for source, name in zip(node.sources, node.variables, strict=True):
            if self.quote(source) and name in scope and scope is not env:
                self.parts.setdefault(f"{name} = {self.quote(source)}[{at}]", show(lookup(scope, name)))
        self.broken(node.body, scope) if scope is not env else self.collect(node, env)

    def _is_false(self, node: Node, env: Env) -> bool:
        try:
            return not truth(self.walker.value(node, env))
        except UnknownDimension:
            return False
        except Undefined:
            return True

    # -- values of parts ---------------------------------------------------------------------------

    def collect(self, node: Node, env: Env) -> None:
        """Names, measures of tensors, and the sides of comparisons."""
        match node:
            case Name(role=Role.DEFINE | Role.ATTRIBUTE | Role.TYPEVAR | Role.EACH | Role.LET):
                bound = any(part.startswith(f"{node.name} = ") for part in self.parts)
                if not bound and not isinstance(env.get(node.name), Tensor | Other):
                    self.parts.setdefault(node.name, self.shown(node, env))
            case Apply(function=function) if function in BUILTINS and function != "not":
                for arg in node.args:
                    if isinstance(arg, Name) and isinstance(env.get(arg.name), str):
                        self.collect(arg, env)
                self.parts.setdefault(self.quote(node), self.shown(node, env))
            case Each():
                for source in node.sources:
                    self.collect(source, env)
            case _:
                for child in children(node):
                    self.collect(child, env)

    def shown(self, node: Node, env: Env) -> str:
        try:
            return show(self.walker.value(node, env))
        except UnknownDimension:
            return "?"
        except Undefined as reason:
            return f"undefined: {reason}"

    def quote(self, node: Node) -> str:
        start, end = node.at
        open_ = self.text.count("(", start, end) - self.text.count(")", start, end)
        while open_ > 0 and end < len(self.text):  # the brackets around an operand are not part of its place
            open_ -= self.text[end] == ")"
            end += 1
        return " ".join(self.text[start:end].split())

    # -- comparisons -------------------------------------------------------------------------------

    def _compare(self, node: Apply, env: Env) -> None:
        for arg in node.args:
            if not isinstance(arg, Literal | Name):
                self.parts.setdefault(self.quote(arg), self.shown(arg, env))
        try:
            sides = [self.walker.value(arg, env) for arg in node.args]
        except (Undefined, UnknownDimension):
            self.verdict.append((self.quote(node), self.shown(node, env)))
            return
        columns = in_step(sides) if node.lifted else []
        if columns is None:
            left, right = (len(side) for side in sides)
            things = ("dimension", "dimensions") if any(map(_is_shape, node.args)) else ("entry", "entries")
            lengths = f"{left} {things[left != 1]} on the left, {right} on the right"
            self.verdict.append((self.quote(node), lengths))
        elif not node.lifted:
            self.verdict.append((self.quote(node), self._outcome(node, None, env)))
        for at, column in enumerate(columns or []):
            if not self._holds(node.function, column):
                self.verdict.append((self._place(node, at), self._outcome(node, at, env)))
                return

    def _place(self, node: Apply, at: int) -> str:
        """Which entry of the vectors is at fault; of sizes a dimension."""
        if any(map(_is_shape, node.args)):
            return f"dimension {at}"
        named = next((arg for arg in node.args if not isinstance(arg, Literal) and arg.type != INT), node)
        return f"entry {at} of {self.quote(named)}"

    def _holds(self, function: str, column: list[FormulaValue]) -> bool:
        try:
            return bool(apply(self.walker.op.base, function, column))
        except UnknownDimension:
            return True

    def _outcome(self, node: Apply, at: int | None, env: Env) -> str:
        """The comparison with numbers in place of names: `5 + 0 + 2 = 7, but shape(result) has 9`."""
        left, right = node.args
        if node.function == "eq":
            for mine, other in ((left, right), (right, left)):
                if self._is_shape_of_result(mine):
                    found = show(self._entry(mine, at, env))
                    return f"{self._sum(other, at, env)}, but {self.quote(mine)} has {found}"
        sides = [self._sum(side, at, env) for side in (left, right)]
        if any(" = " in side for side in sides):
            return f"{sides[0]}, expected {SIGNS[node.function]} {sides[1]}"
        outcome = "does not hold" if self._is_false(node, env) else "holds"
        return f"{sides[0]} {SIGNS[node.function]} {sides[1]} {outcome}"

    def _is_shape_of_result(self, node: Node) -> bool:
        return (
            isinstance(node, Apply)
            and node.function == "shape"
            and any(isinstance(arg, Name) and arg.role is Role.RESULT for arg in node.args)
        )

    def _sum(self, node: Node, at: int | None, env: Env) -> str:
        text, value = self._spelled(node, at, env)[0], show(self._entry(node, at, env))
        return text if text == value else f"{text} = {value}"

    def _entry(self, node: Node, at: int | None, env: Env) -> FormulaValue:
        value = self.walker.value(node, env)
        return value[at] if at is not None and isinstance(value, tuple) else value

    def _spelled(self, node: Node, at: int | None, env: Env) -> tuple[str, int]:
        """The expression with the numbers of one dimension, and how tightly it binds."""
        primitive = self.walker.op.base.primitives.get(node.function) if isinstance(node, Apply) else None
        if not isinstance(node, Apply) or primitive is None:
            return show(self._entry(node, at, env)), ATOM
        if not node.lifted and (node.type != INT or primitive.operator is None):
            return show(self._entry(node, at, env)), ATOM
        parts = [self._spelled(arg, at, env) for arg in node.args]
        level = LEVELS.get(primitive.operator or "")
        if level is None or len(parts) != 2:
            return f"{node.function}({', '.join(text for text, _ in parts)})", ATOM
        left = parts[0][0] if parts[0][1] >= level else f"({parts[0][0]})"
        right = parts[1][0] if parts[1][1] > level else f"({parts[1][0]})"
        return f"{left} {primitive.operator} {right}", level
