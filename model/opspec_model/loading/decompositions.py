"""Decompositions and helper functions: from the words of a file to checked graphs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from opspec_model.definitions.graph_tree import (
    Choose,
    Graph,
    GraphFunction,
    GraphParameter,
    GraphStep,
    ParameterKind,
    StaticKind,
    Use,
    functions_of,
    statics,
    walk,
)
from opspec_model.definitions.spec import Base, names_in
from opspec_model.graph.example_graphs import OpShape
from opspec_model.graph.expressions import STATIC_KINDS, ExpressionChecker
from opspec_model.graph.names import OPEN, Names, listed
from opspec_model.language.check import CheckProblem, NameMeaning, Scope, UnknownName
from opspec_model.language.tree import Role
from opspec_model.language.types import FLOAT, TYPE, Element, Pack, Type
from opspec_model.language.walker import reserved
from opspec_model.loading.declarations import entries
from opspec_model.text.accepted import Table
from opspec_model.text.file_format import Functions, Steps
from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.yaml_nodes import Scalar

STATIC: dict[StaticKind, Type] = {
    **STATIC_KINDS,
    "float": FLOAT,
    "floats": Pack(FLOAT),
}
KINDS: tuple[ParameterKind, ...] = (*STATIC, "values")
GENERATED = ("lower", "needed", "graph")  # what generated lowerings call their own
HEAD = re.compile(r"(\w+)\((.*)\)")


@dataclass
class GraphReader:
    """Reads the graphs of one file. `used`: the names that they use."""

    report: Report
    base: Base
    ops: Mapping[str, OpShape]
    used: set[str] = field(default_factory=set)

    # -- functions ---------------------------------------------------------------------------------

    def functions(
        self,
        table: Functions | None,
        scope: Scope,
        known: Mapping[str, GraphFunction],
        regions: Mapping[str, bool] | None = None,
        home: str = "",
    ) -> dict[str, GraphFunction]:
        """The functions of a file by name; each may use those before it. `regions`: the op's, and which give lists."""
        found = dict(known)
        own: dict[str, GraphFunction] = {}
        for key, body in entries(table):
            function = self._function(key, body, scope, found, regions or {}, home)
            if function is not None:
                own[function.name] = found[function.name] = function
        return own

    def _function(
        self,
        key: Scalar,
        body: Scalar | Steps,
        scope: Scope,
        known: Mapping[str, GraphFunction],
        regions: Mapping[str, bool],
        home: str,
    ) -> GraphFunction | None:
        match = HEAD.fullmatch(key.text)
        assert match is not None, "the file's format says so"
        name = match[1]
        before = len(self.report.problems)
        taken = name in known or name in scope.symbols or name in scope.functions or name in GENERATED
        if reserved(name) or taken:
            self.report.error(key.span_of(0, len(name)), f"'{name}' means something already", "choose another name")
        parameters = self._parameters(key, match[2], len(name) + 1, scope)
        values = {p.name: p.many for p in parameters if p.static is None}
        static = {p.name: NameMeaning(Role.LET, STATIC[p.static]) for p in parameters if p.static is not None}
        static = {n: replace(s, element=Element(n, OPEN)) if s.type == TYPE else s for n, s in static.items()}
        names = Names(scope.having(static), values, known, regions)
        steps = self.steps(Table(((key, body),)) if isinstance(body, Scalar) else body, names)
        if len(self.report.problems) > before or not steps:
            return None
        uses = self._uses(steps)
        self._refuse_unused(body, steps, uses, {steps[-1].name})
        for parameter in parameters:
            if parameter.static is not None and parameter.name not in uses:  # a region may leave its arguments alone
                at = key.text.index(parameter.name, len(name))
                span = key.span_of(at, at + len(parameter.name))
                self.report.error(span, f"the parameter '{parameter.name}' is never used", "remove it, or use it")
        bound = {p.name for p in parameters} | {step.name for step in steps}
        free = uses & set(scope.symbols) - bound
        for other in functions_of(steps):
            free |= set(known[other].free) if other in known else {other}
        for step in steps:
            names = names.having(step.name, step.value)
        many = listed(steps[-1].value, names)
        return GraphFunction(name, parameters, steps, tuple(sorted(free)), home, many)

    def _parameters(self, key: Scalar, text: str, start: int, scope: Scope) -> tuple[GraphParameter, ...]:
        found: list[GraphParameter] = []
        for part in text.split(",") if text else ():
            name, _, said = (piece.strip() for piece in part.partition(":"))
            span = key.span_of(start, start + len(part))
            start += len(part) + 1
            kind = next((kind for kind in KINDS if kind == said), None)
            if said and kind is None:
                hint = did_you_mean(said, KINDS) or f"kinds: {', '.join(KINDS)}"
                self.report.error(span, f"unknown kind of parameter '{said}'", hint)
                continue
            if reserved(name) or name in scope.symbols or any(name == other.name for other in found):
                self.report.error(span, f"the name '{name}' already means something here", "choose another name")
            found.append(GraphParameter(name, kind))
        return tuple(found)

    # -- steps -------------------------------------------------------------------------------------

    def steps(self, table: Mapping[str, Scalar | Table[str, Scalar]], names: Names) -> tuple[GraphStep, ...]:
        """The steps of a graph; each may use those before it."""
        found: list[GraphStep] = []
        assert isinstance(table, Table)
        for key, given in entries(table):
            name = key.text
            if name in names.values and name not in names.results or any(step.name == name for step in found):
                self.report.error(key.span, f"the name '{name}' already means something here", "choose another name")
            elif not HEAD.fullmatch(name) and (reserved(name) or name in names.functions):
                self.report.error(key.span, f"'{name}' means something in graphs", f"call it {name}_")
            value = self._step(key, given, names)
            text = given.text if isinstance(given, Scalar) else ""
            if value is not None:
                found.append(GraphStep("result" if HEAD.fullmatch(name) else name, value, _shown(given, text)))
                names = names.having(name, value)
            else:
                names = names.lacking(name)
        return tuple(found)

    def _step(self, name: Scalar, given: Scalar | Table[str, Scalar], names: Names) -> Graph | None:
        if isinstance(given, Scalar):
            return self.value(given, names)
        keys = [key for key, _ in entries(given)]
        if not keys:
            self.report.error(name.span, "expected arms, found none", "give a value, or one for each class of types")
            return None
        if not names.typevar:
            self.report.error(keys[0].span, "arms need a type variable", "write a conditional")
        unknown = [key for key in keys if not self._is_arm(key)]
        if unknown or not names.typevar:
            return None
        arms = [(key.text, self.value(text, names.narrowed(key.text, self.base))) for key, text in entries(given)]
        (_, found), *others = reversed(arms)
        for key, value in others:
            if value is None or found is None:
                return None
            found = Choose(test=names.arm_test(key, self.base), then=value, other=found, at=value.at)
        return found

    def _is_arm(self, key: Scalar) -> bool:
        for part in key.text.split("|"):
            if part not in self.base.elements and part not in self.base.classes:
                hint = did_you_mean(part, [*self.base.elements, *self.base.classes])
                self.report.error(key.span, f"unknown element type or class '{part}'", hint)
                return False
        return True

    def value(self, scalar: Scalar, names: Names) -> Graph | None:
        """One expression; None with its problem reported."""
        try:
            found = ExpressionChecker(self.base, self.ops, names, scalar.text).graph()
        except CheckProblem as problem:
            start, end = problem.at
            self.report.error(scalar.span_of(start, max(start, end)), problem.message, problem.hint)
            return None
        except UnknownName:
            return None
        self.used |= _names(found)
        return found

    # -- names that are used -----------------------------------------------------------------------

    def _uses(self, steps: Iterable[GraphStep]) -> set[str]:
        return {name for step in steps for name in _names(step.value)}

    def _refuse_unused(self, body: Scalar | Steps, steps: Iterable[GraphStep], uses: set[str], given: set[str]) -> None:
        for step in steps:
            if step.name not in uses | given and not isinstance(body, Scalar):
                key = body.key(step.name)
                self.report.error(key.span, f"the step '{step.name}' is never used", "remove it, or use it")

    def refuse_unused(self, body: Steps, steps: Iterable[GraphStep], results: Iterable[str]) -> None:
        """Every step is used by another one, or is a result."""
        found = list(steps)
        self._refuse_unused(body, found, self._uses(found), set(results))


def _names(graph: Graph) -> set[str]:
    found = set()
    for node in walk(graph):
        if isinstance(node, Use):
            found.add(node.name)
        for tree in statics(node):
            found |= names_in(tree)
    return found | functions_of((GraphStep("", graph, ""),))


def _shown(given: Scalar | Table[str, Scalar], text: str) -> str:
    if isinstance(given, Scalar):
        return " ".join(text.split())
    arms = ", ".join(f"{name}: {' '.join(arm.text.split())}" for name, arm in given.items())
    return f"{{{arms}}}"
