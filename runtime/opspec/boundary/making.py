"""A manifest made of what a backend was asked and answered: the results of `opspec conform`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from opspec.boundary.manifest import ANY, GIVEN, NO, UNKNOWN, YES, Manifest, TakenOp
from opspec.catalog.op_files import load
from opspec.conform import verdicts
from opspec.conform.asked import COMPOSITE as WRAPPED
from opspec.conform.asked import DEVICES, NO_TYPE, PROGRAMS, REFUSED, UNKNOWN_SIZES, Selection
from opspec.conform.cases import instances
from opspec.conform.results import Result, Run
from opspec.instances.instance import Instance
from opspec.rules.inference import signature_of
from opspec.rules.signature import Attribute
from opspec.values.types import ELEMENT_TYPES
from opspec_model.definitions.spec import Op

NOT_TAKEN = frozenset({verdicts.UNSUPPORTED, verdicts.REFUSED, verdicts.CRASH, verdicts.HANG})
# A program for several devices, of unknown sizes, with a composite or against a rule says nothing of a type.
APART = (REFUSED, UNKNOWN_SIZES, DEVICES, WRAPPED)
COMPOSITE = "stablehlo.composite"


def manifest_from(run: Run, versions: tuple[str, str] | None = None) -> Manifest:
    """What the results of a run say that the backend takes. A wrong value counts as taken: the report has those."""
    about = run.head
    selection = Selection(about.level, **{key: tuple(found) for key, found in about.selection.items()})
    by_op: dict[str, list[Result]] = {}
    for result in run.ordered():
        if result.op not in PROGRAMS:
            by_op.setdefault(result.op, []).append(result)
    ops = {name: _taken(name, results, selection) for name, results in by_op.items()}
    composite = ops.get(COMPOSITE)
    composites = {} if composite is None else {ANY: _any(composite.types.values())}
    for name, results in by_op.items():
        wrapped = [_is_taken(result) for result in results if result.label == WRAPPED]
        composites |= {name: _answer(wrapped)} if wrapped else {}
    made = f"opspec conform, {about.opspec}, level {about.level}, {len(run.results)} cases"
    return Manifest(about.backend, about.described, made, ops, versions, composites)


def _taken(name: str, results: Sequence[Result], selection: Selection) -> TakenOp:
    op, _ = load(name)
    told = [result for result in results if result.label not in APART]
    types = {type_: _of_type(type_, told) for type_ in _types(op, [x.type for x in told if x.type != NO_TYPE])}
    open_ = [_is_taken(result) for result in results if result.label == UNKNOWN_SIZES]
    attributes: Mapping[str, Mapping[str, str]] = {}
    if len(set(map(_is_taken, told))) > 1:
        answers = {result.case: _is_taken(result) for result in told if types.get(result.type) != NO}
        attributes = _conditions(name, answers, dict(instances(name, selection)))
    return TakenOp(types, _answer(open_), attributes)


def _is_taken(result: Result) -> bool:
    return result.verdict not in NOT_TAKEN


def _of_type(type_: str, results: Sequence[Result]) -> str:
    """The answer for a type. A case of several types may be refused for another one than the first: where there are
    cases of one, only these say no.
    """
    of_one = [result for result in results if "-" not in result.case.split("/")[1]]
    own = [result for result in results if result.type == type_]
    if any(map(_is_taken, own)):
        return YES
    telling = [result for result in own if result in of_one] if of_one else own
    return NO if telling else UNKNOWN


def _types(op: Op, asked: Iterable[str]) -> list[str]:
    """The element types that the op's first type variable may be, and those that were asked about."""
    classes = op.typevars[0].classes if op.typevars else frozenset()
    return list(dict.fromkeys([*(name for name, type_ in ELEMENT_TYPES.items() if type_.kind in classes), *asked]))


def _answer(taken: Sequence[bool]) -> str:
    return UNKNOWN if not taken else YES if any(taken) else NO


def _any(answers: Iterable[str]) -> str:
    found = set(answers)
    return YES if YES in found else NO if NO in found else UNKNOWN


def _conditions(name: str, answers: Mapping[str, bool], asked: Mapping[str, Instance]) -> dict[str, dict[str, str]]:
    """By attribute and value, where a value is taken in no case and others are."""
    signature = signature_of(name)
    found: dict[str, dict[str, str]] = {}
    for attribute in signature.attributes if signature is not None else ():
        by_value: dict[str, list[bool]] = {}
        for case, instance in asked.items():
            if case in answers:
                by_value.setdefault(_value(attribute, instance), []).append(answers[case])
        said = {value: _answer(taken) for value, taken in by_value.items() if value}
        if NO in said.values() and any(any(taken) for taken in by_value.values()):
            found[attribute.name] = said
    return found


def _value(attribute: Attribute, instance: Instance) -> str:
    """The value of an attribute that has few, whether another is given, or nothing."""
    if attribute.name not in instance.attributes:
        return GIVEN if any(field.name in instance.attributes for field in attribute.fields) else ""
    value = instance.attributes[attribute.name]
    if attribute.choices and isinstance(value, str):
        return value
    if isinstance(value, bool):
        return str(value).lower()
    return GIVEN if attribute.optional or attribute.default is not None else ""
