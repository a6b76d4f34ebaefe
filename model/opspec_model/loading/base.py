"""What all op files stand on: element types, the trusted base, the headers of dialects."""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TypeVar

from opspec_model.definitions.kinds import KINDS
from opspec_model.definitions.spec import ATOMS, DialectHeader
from opspec_model.definitions.table_rows import AccuracyRegion, ElementRow, PolynomialRow, Primitive
from opspec_model.graph.example_graphs import op_path
from opspec_model.language.parse import INFIX
from opspec_model.language.signature import PrimitiveSignature, SignatureProblem, parse_signature
from opspec_model.language.walker import reserved
from opspec_model.loading.declarations import entries
from opspec_model.loading.prose import refuse_poor
from opspec_model.loading.target_texts import row_texts, unknown_class
from opspec_model.names import CORE, RESERVED
from opspec_model.text.file_format import DialectFile
from opspec_model.text.history_format import EnumChangeFile
from opspec_model.text.problems import Report, Span, did_you_mean
from opspec_model.text.table_format import (
    PolynomialsFile,
    PrimitiveFile,
    PrimitivesFile,
    ShardingRowsFile,
    ShardingTableFile,
    TypesFile,
)
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import Scalar, parse_document, sentence

F = TypeVar("F")
Classes = Mapping[str, frozenset[str]]
Types = tuple[dict[str, ElementRow], dict[str, frozenset[str]]]


def read_file(report: Report, cls: type[F], path: Path) -> F | None:
    """The file as one `cls`, or None with its problems reported."""
    data = read_bytes(report, path)
    node = parse_document(report, display(path), data) if data is not None else None
    return read(report, cls, node) if node is not None else None


def read_bytes(report: Report, path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError as error:
        report.error(Span.whole(display(path)), f"cannot read this file: {error.strerror}")
        return None


def display(path: Path) -> str:
    """The path as messages show it: relative to where the user is, where that is shorter."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


# --- element types ----------------------------------------------------------------------------------


def read_types(report: Report, path: Path) -> Types | None:
    """Element types by name, and classes as sets of atomic ones."""
    file = read_file(report, TypesFile, path)
    if file is None:
        return None
    rows: dict[str, ElementRow] = {}
    for key, row in entries(file.types):
        if row.kind == "complex" and (row.part is None or row.part not in file.types):
            found = "found nothing" if row.part is None else f"found '{row.part}'"
            hint = "for example part: f32"
            report.error(key.span, f"'{key.text}' is complex: expected the type of its parts, {found}", hint)
        texts = {target: dict(uses) for target, uses in row.texts.items()}
        rows[key.text] = ElementRow(key.text, row.kind, row.bits, row.since, row.part, texts)
    classes = {atom: frozenset([atom]) for atom in ATOMS}
    for key, atoms in entries(file.classes):
        if key.text in ATOMS or key.text in file.types:
            report.error(key.span, f"'{key.text}' is a type or an atomic class already", "choose another name")
        elif not atoms:
            report.error(key.span, f"the class '{key.text}' is empty", f"name some of {', '.join(ATOMS)}")
        else:
            classes[key.text] = frozenset(atoms)
    return rows, classes


def sharding_choices(report: Report, spec_dir: Path) -> ShardingRowsFile | None:
    """The rows of sharding.yaml, which the core has; None with the problem reported."""
    file = read_file(report, ShardingTableFile, spec_dir / "sharding.yaml")
    return None if file is None else file.rows


def read_polynomials(report: Report, path: Path, package: str) -> dict[str, PolynomialRow]:
    """The rows of polynomials.yaml, where there is such a file."""
    file = read_file(report, PolynomialsFile, path) if path.exists() else None
    found: dict[str, PolynomialRow] = {}
    for key, row in entries(file.polynomials if file is not None else None):
        if float(row.low.text) >= float(row.high.text):
            report.error(row.high.span, f"{key.text} is over an empty interval", "low lies below high")
        rows: dict[str, tuple[str, ...]] = {}
        for type_, numbers, stated in (("f32", row.f32, row.f32_at_2), ("f64", row.f64, row.f64_at_2)):
            rows[type_] = tuple(number.text for number in numbers)
            expect_sum(report, f"{key.text}, {type_}", rows[type_], stated)
        found[key.text] = PolynomialRow(key.text, row.low.text, row.high.text, rows, package)
    return found


def value_at_2(coefficients: Iterable[str]) -> float:
    """A polynomial where its variable is 2: there every power has another weight, and none is too small to be seen."""
    return float(sum(Fraction(text) * 2**power for power, text in enumerate(coefficients)))


def expect_sum(report: Report, row: str, coefficients: Sequence[str], stated: Scalar) -> None:
    """No coefficient was lost, exchanged or altered since the sum was written down."""
    found = value_at_2(coefficients)
    if found != float(stated.text):
        report.error(
            stated.span,
            f"{row}: expected coefficients that make {stated.text} where the variable is 2,"
            f" found that these {len(coefficients)} make {found!r}",
            f"look for one that is missing, twice or misplaced; if they are meant so, write {found!r}",
        )


# --- primitives -------------------------------------------------------------------------------------


def read_primitives(
    report: Report, path: Path, types: Types, taken: Mapping[str, Primitive], package: str
) -> dict[str, Primitive]:
    """The rows of primitives.yaml; `taken` are those of the core, which a pack does not redefine."""
    file = read_file(report, PrimitivesFile, path)
    if file is None:
        return {}
    elements, classes = types
    found: dict[str, Primitive] = {}
    for key, row in entries(file.primitives):
        if reserved(key.text):
            report.error(key.span, f"'{key.text}' means something in expressions already", "choose another name")
        if key.text in taken:
            report.error(key.span, f"'{key.text}' is a primitive of the core already", "choose another name")
        primitive = _Row(report, key, row, elements, classes).read()
        if primitive is not None:
            found[key.text] = replace(primitive, package=package)
    return found


class _Row:
    """One row of primitives.yaml, checked in itself."""

    def __init__(
        self,
        report: Report,
        key: Scalar,
        row: PrimitiveFile,
        elements: Mapping[str, ElementRow],
        classes: Classes,
    ) -> None:
        self.report, self.key, self.row, self.elements, self.classes = report, key, row, elements, classes

    def read(self) -> Primitive | None:
        row = self.row
        try:
            signature = parse_signature(row.signature.text)
        except SignatureProblem as problem:
            span = row.signature.span_of(problem.start, problem.end)
            self.report.error(span, problem.message, problem.hint)
            return None
        where = self._where(signature)
        if where is None:
            return None
        if row.operator is not None:
            self._operator(row.operator, signature)
        covered = self._covered(signature, where)
        texts = row_texts(self.report, self.key, row.texts, self.classes, covered)
        self._cases()
        return Primitive(
            self.key.text,
            row.summary,
            signature,
            where,
            row.operator.text if row.operator else None,
            texts,
            dict(row.cases or {}),
            row.widen,
            self._ulp(),
            AccuracyRegion(row.region.where, row.region.within, row.region.reason) if row.region else None,
        )

    def _ulp(self) -> dict[str, int]:
        bounds = (self.row.ulp or {}).items()
        return {kind: int(to.get("numpy", "0")) for label, to in bounds for kind in self.classes.get(label, ())}

    def _where(self, signature: PrimitiveSignature) -> dict[str, frozenset[str]] | None:
        where: dict[str, frozenset[str]] = {}
        for var, names in entries(self.row.where):
            if var.text not in signature.all_variables:
                listed = ", ".join(signature.all_variables) or "none"
                self.report.error(var.span, f"the signature has no type variable '{var.text}'", f"it has {listed}")
            for scalar in names:
                if scalar.text not in self.classes:
                    unknown_class(self.report, scalar, self.classes)
            known = [self.classes.get(scalar.text, frozenset()) for scalar in names]
            where[var.text] = frozenset().union(*known)
        loose = [var for var in signature.all_variables if var not in where]
        if loose:
            text = self.row.signature
            at = text.text.rindex(loose[0])
            hint = f"for example where: {{{loose[0]}: [float]}}"
            span = text.span_of(at, at + len(loose[0]))
            self.report.error(span, f"'where' does not say what {loose[0]} ranges over", hint)
            return None
        return where

    def _operator(self, operator: Scalar, signature: PrimitiveSignature) -> None:
        signs = [sign for sign in INFIX if not sign.isalpha() and sign != "."]
        if operator.text not in signs:
            hint = f"operators: {' '.join(signs)}"
            self.report.error(operator.span, f"'{operator.text}' is not an operator of the language", hint)
        elif len(signature.parameters) not in (1, 2) or (len(signature.parameters) == 1 and operator.text != "-"):
            count = len(signature.parameters)
            message = f"the operator '{operator.text}' cannot stand for a function of {count} parameters"
            self.report.error(operator.span, message)

    def _covered(self, signature: PrimitiveSignature, where: Classes) -> frozenset[str]:
        """The classes that a column given per class has to cover: those of F, else those of E."""
        var = "F" if "F" in where else next(iter(signature.all_variables), "")
        return where.get(var, frozenset())

    def _cases(self) -> None:
        for key, _ in entries(self.row.cases):
            if key.text not in self.elements:
                hint = did_you_mean(key.text, self.elements) or "cases are given per element type, or under index"
                self.report.error(key.span, f"unknown element type '{key.text}'", hint)


# --- dialects ---------------------------------------------------------------------------------------


def read_dialects(
    report: Report, paths: Iterable[Path], core: Mapping[str, DialectHeader], core_dir: Path
) -> dict[str, DialectHeader]:
    """The headers of dialects. Those of a pack, which stands on dialects of the `core`, name one package."""
    found: dict[str, DialectHeader] = {}
    for path in paths:
        header = read_file(report, DialectFile, path)
        if header is None:
            continue
        name = header.dialect.text
        if name != path.stem:
            message = f"the header of '{name}' belongs into dialects/{name}.yaml, not dialects/{path.name}"
            report.error(header.dialect.span, message, "rename the file or the dialect")
        elif name in core:
            report.error(header.dialect.span, f"the core has a dialect '{name}' already", "choose another name")
        for key, values in entries(header.enums):
            twice = [value for i, value in enumerate(values) if value in values[:i]]
            if key.text in KINDS:
                report.error(key.span, f"'{key.text}' is an attribute kind already", "choose another name")
            elif not values:
                report.error(key.span, f"the enumeration '{key.text}' is empty", "name its values")
            elif twice:
                report.error(key.span, f"the enumeration '{key.text}' has '{twice[0]}' twice", "remove one")
        enums = {key: tuple(values) for key, values in (header.enums or {}).items()}
        enum_added = _enum_values(report, header, enums)
        _check_words(report, header)
        others = [other.package for other in found.values()]
        package = _package(report, header, others) if core else _no_package(report, header)
        found[name] = DialectHeader(
            name,
            header.summary,
            header.version,
            enums,
            package,
            header.structs or {},
            header.functions,
            history=header.history or {},
            enum_history={enum: _enum_words(told) for enum, told in (header.enum_history or {}).items()},
            since=header.since or "",
            tier=header.tier,
            enum_added=enum_added,
            classes_since=dict(header.classes_since or {}),
            words={
                kind: {key: sentence(text) for key, text in told.items()} for kind, told in (header.words or {}).items()
            },
            same_as=_same_as(report, header, path.parent.parent, core_dir),
        )
    return found


def _enum_values(report: Report, header: DialectFile, enums: Mapping[str, Sequence[str]]) -> dict[str, dict[str, str]]:
    """Of each enumeration the versions of values that came later than it."""
    found: dict[str, dict[str, str]] = {}
    for enum, told in entries(header.enum_history):
        if enum.text not in enums:
            report.error(enum.span, f"there is no enumeration '{enum.text}'", f"one of {', '.join(enums)}")
            continue
        for version, change in entries(told):
            for value in change.adds if isinstance(change, EnumChangeFile) else ():
                if value not in enums[enum.text]:
                    hint = did_you_mean(value, enums[enum.text]) or f"one of {', '.join(enums[enum.text])}"
                    report.error(version.span, f"'{enum.text}' has no value '{value}'", hint)
                found.setdefault(enum.text, {})[value] = version.text
    return found


def _enum_words(told: Mapping[str, str | EnumChangeFile]) -> dict[str, str]:
    return {
        version: change if isinstance(change, str) else f"{', '.join(change.adds)}; a downgrade needs another value"
        for version, change in told.items()
    }


def _same_as(report: Report, header: DialectFile, spec_dir: Path, core_dir: Path) -> dict[str, str]:
    """The ops that are those of another dialect; each of these has an op file, and they have none of their own."""
    found: dict[str, str] = {}
    for key, meant in entries(header.same_as):
        name = f"{header.dialect.text}.{key.text}"
        if op_path(spec_dir, name).is_file():
            hint = f"take it out of the list, or remove ops/{header.dialect.text}/{key.text}.yaml"
            report.error(key.span, f"'{name}' has an op file of its own", hint)
        if meant.text.partition(".")[0] == header.dialect.text or not op_path(core_dir, meant.text).is_file():
            names = [f"{path.parent.name}.{path.stem}" for path in (core_dir / "ops").glob("*/*.yaml")]
            hint = did_you_mean(meant.text, names) or "name an op of the core, such as stablehlo.pad"
            report.error(meant.span, f"the core has no op '{meant.text}'", hint)
        found[name] = meant.text
    return found


def _check_words(report: Report, header: DialectFile) -> None:
    """Words of a kind are about each of its fields or values, and about nothing else."""
    kinds: dict[str, Sequence[str]] = {name: list(fields) for name, fields in (header.structs or {}).items()}
    kinds |= header.enums or {}
    for kind, told in entries(header.words):
        if kind.text not in kinds:
            hint = did_you_mean(kind.text, kinds) or f"one of {', '.join(kinds) or 'none'}"
            report.error(kind.span, f"there is no struct or enumeration '{kind.text}'", hint)
            continue
        names = kinds[kind.text]
        for key, text in entries(told):
            if key.text not in names:
                hint = did_you_mean(key.text, names) or f"one of {', '.join(names)}"
                report.error(key.span, f"'{kind.text}' has no '{key.text}'", hint)
            refuse_poor(report, text, "words")
        missing = [name for name in names if name not in told]
        if missing:
            report.error(kind.span, f"no words for {', '.join(missing)} of '{kind.text}'", "say of each what it is for")


def _package(report: Report, header: DialectFile, others: Sequence[str]) -> str:
    """The Python package that is generated from a pack."""
    given = header.package
    if given is None:
        hint = f"for example package: opspec_{header.dialect.text}"
        report.error(header.dialect.span, f"the header of '{header.dialect.text}' does not name a package", hint)
        return others[0] if others else ""
    if given.text in RESERVED or keyword.iskeyword(given.text):
        hint = f"for example opspec_{header.dialect.text}"
        report.error(given.span, f"'{given.text}' cannot be the package of a pack", hint)
    elif others and given.text != others[0]:
        message = f"'{given.text}' is not the package of the other dialects in this folder, '{others[0]}'"
        report.error(given.span, message, "one folder makes one package")
    return given.text


def _no_package(report: Report, header: DialectFile) -> str:
    if header.package is not None:
        message = "only dialects of a pack, a folder without types.yaml, name a package"
        report.error(header.package.span, message, "remove it")
    return CORE
