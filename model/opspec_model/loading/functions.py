"""Functions of numbers as arithmetic, from the files of `spec/functions/` and `spec/coefficients.yaml`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from opspec_model.definitions.functions import (
    ANY,
    ARITHMETIC,
    CONSTANTS,
    FINE,
    FLOATS,
    FUSED,
    HALVES,
    LEFT_OUT,
    OTHERS,
    PAIR,
    PAIR_TYPE,
    POLYNOMIAL,
    TYPES,
    WIDTHS,
    WITHIN,
    Body,
    CoefficientRow,
    ComplexFunction,
    NumberFunction,
)
from opspec_model.definitions.spec import Base
from opspec_model.language.check import CheckProblem, NameMeaning, Scope, check
from opspec_model.language.coerce import coerce
from opspec_model.language.signature import Callable, Parameter, PrimitiveSignature, SignatureProblem, parse_signature
from opspec_model.language.tree import Apply, Binding, Literal, Name, Node, Role, walk
from opspec_model.language.types import BOOL, TYPE, Element, Pack, Type
from opspec_model.language.walker import reserved
from opspec_model.loading.base import expect_sum, read_file
from opspec_model.loading.declarations import entries
from opspec_model.text.accepted import Table
from opspec_model.text.function_format import (
    CoefficientsFile,
    ComplexFunctionFile,
    FunctionFile,
    FunctionsFile,
    TextPerType,
)
from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.yaml_nodes import Scalar

FOLDER = "functions"
CLASSES = {"F": "float", "I": "sint", "U": "uint", "D": "float"}
PLAIN = {"bool": BOOL, "P": PAIR_TYPE}  # what a parameter may be that is no number
PARTS = ("real", "imag")
GIVEN = (*WIDTHS["f32"], *TYPES)  # names that every body has


def function_files(spec_dir: Path) -> list[Path]:
    """The files of functions of a spec, in the order of their names."""
    return sorted((spec_dir / FOLDER).glob("*.yaml"))


def read_coefficients(report: Report, path: Path, package: str) -> dict[str, CoefficientRow]:
    """The rows of coefficients.yaml, where there is such a file."""
    file = read_file(report, CoefficientsFile, path) if path.exists() else None
    found: dict[str, CoefficientRow] = {}
    for key, row in entries(file.tables if file is not None else None):
        numbers: dict[str, tuple[str, ...]] = {}
        for type_, given, stated in (("f32", row.f32, row.f32_at_2), ("f64", row.f64, row.f64_at_2)):
            numbers[type_] = tuple(number.text for number in given)
            expect_sum(report, f"{key.text}, {type_}", numbers[type_], stated)
        found[key.text] = CoefficientRow(key.text, numbers, package)
    return found


def read_functions(
    report: Report, spec_dir: Path, base: Base
) -> tuple[dict[str, NumberFunction], dict[str, ComplexFunction]]:
    """The functions of a spec, which may use those of the core and each other, but not in a circle; and those of
    complex numbers, which none of them uses.
    """
    rows: dict[str, _Row] = {}
    pairs: dict[str, _Pair] = {}
    for path in function_files(spec_dir):
        file = read_file(report, FunctionsFile, path)
        for key, pair in entries(file.complex if file is not None else None):
            if key.text in pairs or key.text in base.complex_functions:
                report.error(key.span, f"there is a function '{key.text}' already", "choose another name")
            elif _is_of_complex(report, key, base):
                pairs[key.text] = _Pair(report, key, pair, base)
        for key, row in entries(file.functions if file is not None else None):
            if key.text in rows or key.text in base.functions:
                report.error(key.span, f"there is a function '{key.text}' already", "choose another name")
                continue
            signature = _signature(report, key, row, base)
            if signature is not None:
                rows[key.text] = _Row(report, key, row, signature, base)
    known = {name: row.signature for name, row in rows.items()}
    known |= {name: _signature_of(function) for name, function in base.functions.items() if function.helper}
    found = {name: row.read(known) for name, row in rows.items()}
    made = {name: function for name, function in found.items() if function is not None}
    of_complex = {name: pair.read(known) for name, pair in pairs.items()}
    both = {name: function for name, function in of_complex.items() if function is not None}
    _refuse_circles(report, rows, {**base.functions, **made})
    if len(made) == len(rows) and len(both) == len(pairs):  # else what seems idle may be used by one that is broken
        parts = [part for function in both.values() for pair in function.parts.values() for part in pair]
        _refuse_idle(report, rows, made, parts)
    return made, both


# --- signatures -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Signature:
    """Parameters with the names of their types, and what is given: F, I, U, D, P or bool."""

    parameters: tuple[tuple[str, str], ...]
    result: str
    helper: bool


@cache
def _callable(given: _Signature, name: str, type_: str) -> Callable:
    """A function as expressions of a body of this type call it."""
    parameters = tuple(Parameter(label, _type(kind, type_)) for label, kind in given.parameters)
    listed = ", ".join(f"{label}: {kind}" for label, kind in given.parameters)
    return Callable(
        name, PrimitiveSignature(f"({listed}) -> {given.result}", parameters, _type(given.result, type_)), {}
    )


def _type(kind: str, type_: str) -> Type:
    return PLAIN.get(kind) or Element(WIDTHS[type_][kind], frozenset([CLASSES[kind]]))


def _signature(report: Report, key: Scalar, row: FunctionFile, base: Base) -> _Signature | None:
    """What a function takes and gives: that of its primitive, or its own."""
    primitive = base.primitives.get(key.text)
    if primitive is not None:
        if row.signature is not None:
            report.error(row.signature.span, f"'{key.text}' is a primitive and has its signature there", "remove it")
        elif key.text in ARITHMETIC or not primitive.where.get("E", frozenset()) >= {"float"}:
            report.error(key.span, f"'{key.text}' is no function that arithmetic is needed for", "choose another name")
        else:
            return _Signature(tuple((p.name, "F") for p in primitive.signature.parameters), "F", False)
        return None
    if reserved(key.text) or key.text in (*GIVEN, *base.coefficients, POLYNOMIAL, FUSED, PAIR, *HALVES):
        report.error(key.span, f"'{key.text}' means something in expressions already", "choose another name")
        return None
    if row.signature is None:
        hint = did_you_mean(key.text, base.primitives) or 'write signature: "(x: F) -> F"'
        report.error(key.span, f"'{key.text}' is no primitive, so it has to say its signature", hint)
        return None
    try:
        signature = parse_signature(row.signature.text, loose=True)
    except SignatureProblem as problem:
        report.error(row.signature.span_of(problem.start, problem.end), problem.message, problem.hint)
        return None
    kinds = [*((p.name, p.type) for p in signature.parameters), ("the result", signature.result)]
    wrong = next((label for label, kind in kinds if kind not in (*CLASSES, "P", BOOL)), None)
    if wrong is not None:
        listed = ", ".join((*CLASSES, "P"))
        report.error(row.signature.span, f"expected {listed} or bool as the type of {wrong}", 'such as "(x: F) -> F"')
        return None
    found = tuple((label, kind if isinstance(kind, str) else "bool") for label, kind in kinds)
    return _Signature(found[:-1], found[-1][1], True)


def _signature_of(function: NumberFunction) -> _Signature:
    """The signature of a helper of the core, for a pack."""
    names = {tuple(WIDTHS[type_][kind] for type_ in FLOATS): kind for kind in CLASSES}
    names |= {("i1", "i1"): "bool", (PAIR, PAIR): "P"}
    *kinds, result = (names[both] for both in zip(*(function.types[type_] for type_ in FLOATS), strict=True))
    return _Signature(tuple(zip(function.parameters, kinds, strict=True)), result, True)


def _is_of_complex(report: Report, key: Scalar, base: Base) -> bool:
    primitive = base.primitives.get(key.text)
    if primitive is not None and "complex" in primitive.where.get("E", frozenset()):
        return True
    report.error(key.span, f"'{key.text}' is no primitive of complex numbers", did_you_mean(key.text, base.primitives))
    return False


# --- bodies -----------------------------------------------------------------------------------------


@dataclass
class _Row:
    """One function, checked for each type that it has a body for."""

    report: Report
    key: Scalar
    row: FunctionFile
    signature: _Signature
    base: Base
    in_types: tuple[str, ...] = FLOATS
    problems: bool = False
    known: Mapping[str, _Signature] = field(default_factory=dict)

    def read(self, known: Mapping[str, _Signature]) -> NumberFunction | None:
        self.known = known
        widen = dict(self.row.widen or {})
        for name, _ in entries(self.row.widen):
            if name.text not in self.base.elements or self.base.elements[name.text].kind != "float":
                hint = did_you_mean(name.text, self.base.elements) or "such as bf16"
                self._error(name, f"'{name.text}' is no type of floats", hint)
            elif widen[name.text] not in FLOATS:
                self._error(name, f"expected {' or '.join(FLOATS)}, found '{widen[name.text]}'")
        own = self._types()
        types = [type_ for type_ in (*self.in_types, *own) if type_ not in widen]
        bodies = {type_: self._body(type_) for type_ in types}
        if self.problems:
            return None
        self.expect_used(bodies.values())
        return NumberFunction(
            self.key.text,
            " ".join(self.row.summary.split()),
            tuple(name for name, _ in self.signature.parameters),
            {type_: tuple(map(_element, self._kinds(WITHIN.get(type_, type_)))) for type_ in types},
            {type_: body for type_, body in bodies.items() if body is not None},
            self._widened(widen, types),
            self.signature.helper,
            self.base.package,
            self.key.span,
        )

    def _widened(self, given: Mapping[str, str], types: Sequence[str]) -> dict[str, str]:
        """For every type of floats that has no body of its own, the one that it is computed with."""
        floats = [name for name, row in self.base.elements.items() if row.kind == "float"]
        wide = "f32" not in types or len(self.signature.parameters) > 1
        usual = {name: "f64" if name in FINE or wide else "f32" for name in floats}
        return {name: given.get(name, usual[name]) for name in floats if name not in (*types, *LEFT_OUT)}

    def _kinds(self, type_: str) -> Iterator[Type]:
        yield from (_type(kind, type_) for _, kind in self.signature.parameters)
        yield _type(self.signature.result, type_)

    def _types(self) -> list[str]:
        """Expressions per type are for types that there are bodies of; those `WITHIN` another that have one."""
        own: list[str] = []
        widen = dict(self.row.widen or {})
        tables = [given for _, given in entries(self.row.let)] + [self.row.value]
        for table in tables:
            for name, _ in entries(table if isinstance(table, Table) else None):
                if name.text in widen:
                    self._error(name, f"{name.text} is computed as {widen[name.text]}", "remove one")
                elif name.text in WITHIN and not self.signature.helper:
                    own.append(name.text)
                elif name.text not in (ANY, *FLOATS):
                    self._error(name, f"expected {' or '.join(FLOATS)}, found '{name.text}'")
        return list(dict.fromkeys(own))

    def _body(self, element: str) -> Body | None:
        type_ = WITHIN.get(element, element)
        scope = self._scope(type_)
        lets: list[Binding] = []
        for name, given in entries(self.row.let):
            text = _text_for(given, element)
            if name.text in scope.symbols or reserved(name.text):
                self._error(name, f"'{name.text}' means something here already", "choose another name")
            node = self._checked(text, scope) if text is not None else None
            if isinstance(node, Literal) and node.type != BOOL:  # a number alone is one of F
                node = coerce(node, _type("F", type_))
            if text is not None and node is not None:
                lets.append(Binding(name=name.text, value=node, text=text.text))
                scope = scope.having({name.text: NameMeaning(Role.LET, node.type)})
        value = _text_for(self.row.value, element)
        if value is None:
            hint = f"say it under {type_}, or widen: {{{type_}: f64}}"
            self._error(self.key, f"'{self.key.text}' has no value for {type_}", hint)
            return None
        found = self._checked(value, scope, _type(self.signature.result, type_))
        return Body(tuple(lets), found) if found is not None else None

    def _scope(self, type_: str) -> Scope:
        symbols = {
            name: NameMeaning(Role.ELEMENT, TYPE, element=_named(element))
            for name, element in (*WIDTHS[type_].items(), *((name, name) for name in TYPES))
        }
        number = Element(type_, frozenset(["float"]))
        symbols |= {name: NameMeaning(Role.DEFINE, Pack(number)) for name in self.base.coefficients}
        symbols |= {name: NameMeaning(Role.LET, _type(kind, type_)) for name, kind in self.signature.parameters}
        helpers = {
            name: _callable(signature, name, type_)
            for name, signature in self.known.items()
            if signature.helper and name != self.key.text
        }
        of_table = (Parameter("x", "E"), Parameter("table", Pack(number)))
        polynomial = Callable(
            POLYNOMIAL, PrimitiveSignature("(x: E, table) -> E", of_table, "E"), {"E": frozenset(["float"])}
        )
        functions = {**self.base.callables, **helpers, **_pairs(type_), POLYNOMIAL: polynomial}
        if type_ == "f32":
            given = tuple(Parameter(name, number) for name in "xyz")
            functions[FUSED] = Callable(FUSED, PrimitiveSignature("(x: F, y: F, z: F) -> F", given, number), {})
        return Scope(symbols, functions, self.base.operators, reads=True)

    def _checked(self, text: Scalar, scope: Scope, expected: Type | None = None) -> Node | None:
        try:
            node = check(text.text, scope, expected)
            for part in walk(node):
                self._refuse(part)
        except CheckProblem as problem:
            # A name whose own expression is wrong was reported there.
            if problem.name is None or problem.name not in (self.row.let or {}) or not self.problems:
                self._error_at(text, problem)
            self.problems = True
            return None
        return node

    def _refuse(self, node: Node) -> None:
        """A primitive that is neither arithmetic nor made of it."""
        exact = (*ARITHMETIC, *CONSTANTS, *OTHERS, POLYNOMIAL, FUSED, PAIR, *HALVES, *self.known, *self.base.functions)
        if isinstance(node, Apply) and node.function not in exact:
            hint = "arithmetic, and what files of functions/ make of it, give the same bits everywhere"
            raise CheckProblem(node.at, f"'{node.function}' is not fixed to the bit", hint)

    def expect_used(self, bodies: Iterable[Body | None]) -> None:
        """Every part is used, in some type."""
        nodes = [node for body in bodies if body for tree in _trees(body) for node in walk(tree)]
        named = {node.name for node in nodes if isinstance(node, Name)}
        for name, _ in entries(self.row.let):
            if name.text not in named:
                self._error(name, f"'{name.text}' is never used", "remove it, or use it")

    def _error(self, scalar: Scalar, message: str, hint: str | None = None) -> None:
        if not any(problem.span == scalar.span for problem in self.report.problems):
            self.report.error(scalar.span, message, hint)
        self.problems = True

    def _error_at(self, text: Scalar, problem: CheckProblem) -> None:
        span = text.span_of(*problem.at)
        if not any(found.span == span for found in self.report.problems):  # of another type
            self.report.error(span, problem.message, problem.hint)


@dataclass
class _Part(_Row):
    """A part of a complex result: its parts of expressions may be those of the other one alone."""

    def expect_used(self, bodies: Iterable[Body | None]) -> None:
        pass


class _Pair:
    """A function of complex numbers: both parts of its result, computed in f64."""

    def __init__(self, report: Report, key: Scalar, row: ComplexFunctionFile, base: Base) -> None:
        parameters = base.primitives[key.text].signature.parameters
        signature = _Signature(tuple((f"{p.name}_{part}", "F") for p in parameters for part in PARTS), "F", False)
        self._key, self._row, self._base = key, row, base
        types = [name for name, element in base.elements.items() if element.kind == "complex"]
        for given in (row.real, row.imag, *(row.let or {}).values()):
            named = {name.text: name for name, _ in entries(given if isinstance(given, Table) else None)}
            for name in (named[text] for text in named if text not in types):
                report.error(name.span, f"expected {' or '.join(types)}, found '{name.text}'")
        for part, given in zip(PARTS, (row.real, row.imag), strict=True):
            missing = [type_ for type_ in types if _of_type(given, type_) is None]
            if missing:
                report.error(key.span, f"'{key.text}' has no {part} for {missing[0]}", f"say it under {missing[0]}")
                types = []
        self._parts = {
            type_: [_Part(report, key, file, signature, base, ("f64",)) for file in _files(row, type_)]
            for type_ in types
        }

    def read(self, known: Mapping[str, _Signature]) -> ComplexFunction | None:
        found = {}
        for type_, parts in self._parts.items():
            real, imag = (part.read(known) for part in parts)
            if real is None or imag is None:
                return None
            found[type_] = real, imag
        for part, *_ in list(self._parts.values())[:1]:
            part.row = replace(part.row, let=self._row.let)
            _Row.expect_used(part, [body for pair in found.values() for each in pair for body in each.bodies.values()])
        return ComplexFunction(self._key.text, found, self._base.package) if found else None


def _files(row: ComplexFunctionFile, type_: str) -> Iterator[FunctionFile]:
    """What is said of both parts for one complex type."""
    known = [(name, _of_type(given, type_)) for name, given in entries(row.let)]
    let: Table[str, TextPerType] = Table(tuple((name, text) for name, text in known if text is not None))
    for value in (row.real, row.imag):
        text = _of_type(value, type_)
        assert text is not None
        yield FunctionFile(row.span, row.summary, text, None, let)


def _text_for(given: TextPerType, element: str) -> Scalar | None:
    """What is said for an element type, else for the one that it is computed in, else for any."""
    found = (_of_type(given, name) for name in (element, WITHIN.get(element, element), ANY))
    return next((text for text in found if text is not None), None)


def _of_type(given: TextPerType, type_: str) -> Scalar | None:
    return given.get(type_) if isinstance(given, Table) else given


def _named(element: str) -> Element:
    kind = "float" if element in FLOATS else "sint" if element.startswith("i") else "uint"
    return Element(element, frozenset([kind]))


def _element(type_: Type) -> str:
    return type_.var if isinstance(type_, Element) else PAIR if type_ == PAIR_TYPE else "i1"


@cache
def _pairs(type_: str) -> dict[str, Callable]:
    """What makes pairs, and takes them apart."""
    kinds = {PAIR: _Signature((("x", "F"), ("y", "F")), "P", True)}
    kinds |= dict.fromkeys(HALVES, _Signature((("x", "P"),), "F", True))
    return {name: _callable(signature, name, type_) for name, signature in kinds.items()}


def _trees(body: Body) -> Iterator[Node]:
    yield from (binding.value for binding in body.lets)
    yield body.value


# --- all of them ------------------------------------------------------------------------------------


def calls(function: NumberFunction) -> set[str]:
    """The functions that a function uses, and the primitives."""
    trees = [tree for body in function.bodies.values() for tree in _trees(body)]
    return {node.function for tree in trees for node in walk(tree) if isinstance(node, Apply)}


def _refuse_circles(report: Report, rows: Mapping[str, _Row], functions: Mapping[str, NumberFunction]) -> None:
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name in path and name in rows:
            way = " -> ".join((*path[path.index(name) :], name))
            report.error(rows[name].key.span, f"a function is not made of itself: {way}")
            done.update(path)
        elif name not in done and name in functions:
            for used in sorted(calls(functions[name])):
                visit(used, (*path, name))
            done.add(name)

    for name in rows:
        visit(name, ())


def _refuse_idle(
    report: Report,
    rows: Mapping[str, _Row],
    functions: Mapping[str, NumberFunction],
    others: Sequence[NumberFunction],
) -> None:
    used = {name for function in (*functions.values(), *others) for name in calls(function)}
    for name, function in functions.items():
        if function.helper and name not in used:
            report.error(rows[name].key.span, f"nothing uses '{name}'", "remove it, or use it")


def with_functions(report: Report, spec_dir: Path, base: Base) -> Base:
    """The base with the tables and functions of its spec."""
    tables = read_coefficients(report, spec_dir / "coefficients.yaml", base.package)
    base = replace(base, coefficients={**base.coefficients, **tables})
    functions, of_complex = read_functions(report, spec_dir, base)
    return replace(
        base,
        functions={**base.functions, **functions},
        complex_functions={**base.complex_functions, **of_complex},
    )
