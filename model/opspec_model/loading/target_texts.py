"""What targets say of element types and primitives: in the rows of the spec, and in a file of the target's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from opspec_model.definitions.table_rows import ElementRow, Primitive, TargetTexts
from opspec_model.loading.declarations import entries
from opspec_model.names import LATEX, NUMPY, ORACLE
from opspec_model.text import table_format
from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.yaml_nodes import Scalar

Classes = Mapping[str, frozenset[str]]
NEEDED = (NUMPY, LATEX, ORACLE)
NAME = "type"  # the use of a type that every target makes


def row_texts(
    report: Report, row: Scalar, given: table_format.TargetTexts, classes: Classes, covered: frozenset[str]
) -> TargetTexts:
    """The texts in a row of primitives.yaml, which are there for every class that the row ranges over."""
    found = {target.text: text_per_class(report, texts, classes) for target, texts in entries(given)}
    for target, texts in entries(given):
        sure = isinstance(texts, str) or all(label in classes for label in texts)
        missing = sorted(covered - found[target.text].keys()) if sure and "" not in found[target.text] else []
        if missing:
            message = f"the target {target.text} has no text of '{row.text}' for {', '.join(missing)}"
            report.error(target.span, f"{message}, over which 'where' ranges")
        elif target.text == LATEX and "" not in found[LATEX]:
            report.error(target.span, "latex is one text, whatever the class", "for example latex: '{x} + {y}'")
    for needed in NEEDED:
        if needed not in found:
            report.error(row.span, f"the target {needed} has no text of '{row.text}'", did_you_mean(needed, found))
    return found


def text_per_class(report: Report, given: table_format.TextPerClass, classes: Classes) -> dict[str, str]:
    """Texts by atomic class; one text for all stands under the empty name."""
    if isinstance(given, str):
        return {"": given}
    found: dict[str, str] = {}
    for key, text in entries(given):
        if key.text not in classes:
            unknown_class(report, key, classes)
            continue
        twice = sorted(classes[key.text] & found.keys())
        if twice:
            report.error(key.span, f"there is a text for {', '.join(twice)} already")
        found |= dict.fromkeys(sorted(classes[key.text]), text)
    return found


def unknown_class(report: Report, scalar: Scalar, classes: Classes) -> None:
    hint = did_you_mean(scalar.text, classes) or f"classes: {', '.join(classes)}"
    report.error(scalar.span, f"unknown type class '{scalar.text}'", hint)


# --- the file of a target ---------------------------------------------------------------------------


def named_elements(
    report: Report, target: str, file: table_format.TextsFile, elements: Mapping[str, ElementRow]
) -> dict[str, ElementRow]:
    """The element types, with what the target calls them."""
    named = dict(elements)
    for key, name in entries(file.types):
        row = elements.get(key.text)
        if row is None:
            report.error(key.span, f"unknown element type '{key.text}'", did_you_mean(key.text, elements))
        elif target in row.texts:
            _said_already(report, key, target, "types.yaml")
        else:
            named[key.text] = replace(row, texts={**row.texts, target: {NAME: name}})
    return named


def written_primitives(
    report: Report,
    target: str,
    file: table_format.TextsFile,
    classes: Classes,
    primitives: Mapping[str, Primitive],
) -> dict[str, Primitive]:
    """The primitives, with how the target writes them, for the classes that it has."""
    written = dict(primitives)
    for key, texts in entries(file.primitives):
        row = primitives.get(key.text)
        found = text_per_class(report, texts, classes)
        if row is None:
            report.error(key.span, f"unknown primitive '{key.text}'", did_you_mean(key.text, primitives))
        elif target in row.texts:
            _said_already(report, key, target, "primitives.yaml")
        else:
            _refuse_needless(report, row, texts, classes)
            written[key.text] = replace(row, texts={**row.texts, target: found})
    return written


def _refuse_needless(report: Report, row: Primitive, given: table_format.TextPerClass, classes: Classes) -> None:
    """A text for a class over which the primitive does not range is nowhere used."""
    ranged = row.where.get(row.decides, frozenset({"index"}))
    for key, _ in entries(given if not isinstance(given, str) else None):
        if key.text in classes and not classes[key.text] & ranged:
            hint = f"it ranges over {', '.join(sorted(ranged))}"
            report.error(key.span, f"'{row.name}' has no elements of class {key.text}", hint)


def _said_already(report: Report, key: Scalar, target: str, place: str) -> None:
    report.error(key.span, f"{place} says already how {target} writes '{key.text}'", "say it in one of the two files")
