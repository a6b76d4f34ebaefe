"""What a backend is asked: programs with inputs and what has to come out, or programs that have to be refused.

Cases come from the examples of op files, from what lies near to them (`opspec.goldens.cases`), from what may stand
around an op, and from the programs that show its rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING
from zlib import crc32

from opspec.catalog.witnesses import witnesses
from opspec.conform.asked import (
    COMPOSITE,
    FULL,
    LABELS,
    NO_TYPE,
    PROGRAMS,
    REFUSED,
    SURROUNDINGS,
    Case,
    OpCases,
    Selection,
)
from opspec.conform.case_names import column, joined
from opspec.conform.several_devices import on_devices
from opspec.conform.surroundings import Found, surrounded
from opspec.conform.written import written
from opspec.errors import OpSpecError
from opspec.formula.evaluation import load
from opspec.goldens import cases as golden_cases
from opspec.goldens.operand_roles import index_operands
from opspec.goldens.values import EDGES, INDEX_EDGES
from opspec.goldens.vectors import Golden, LeftOut, golden
from opspec.values.dims import Undefined
from opspec.values.types import ELEMENT_TYPES

if TYPE_CHECKING:
    from opspec.goldens.cases import Raw
    from opspec.instances.instance import Instance
    from opspec_model.definitions.spec import Op

NOT_QUICK = ("ones", "same_sizes")  # which other edges have beside them; which takes long to find
TAKING_TURNS = (*EDGES, *INDEX_EDGES)  # labels of which each instance of an op has cases


def made(name: str, selection: Selection) -> OpCases:
    """The cases of an op that are asked for, or of a row of programs."""
    if name in PROGRAMS:
        return OpCases(name, tuple(written(name, selection)), ())
    op, _ = load(name)
    left: list[LeftOut] = []
    found = [*_valued(op, selection, left), *on_devices(op, selection), *_rules(op, selection)]
    return OpCases(name, tuple(found), tuple(left))


def instances(name: str, selection: Selection) -> Iterator[tuple[str, Instance]]:
    """The use of the op in each case that gives values, by the name of the case; nothing is computed."""
    op, _ = load(name)
    if op.semantics is None or not op.results:
        return
    taken: set[str] = set()
    labels = _labels(op, selection, [])
    for raw in golden_cases.cases(op, _types(op, selection), labels, selection.is_quick):
        yield _asked(op, raw, taken).name, raw.instance


# --- where they come from -------------------------------------------------------------------------


def _rules(op: Op, selection: Selection) -> Iterator[Case]:
    """Programs that break a rule each."""
    short = op.name.removeprefix("stablehlo.")
    taken: set[str] = set()
    for rule, program in witnesses(op.name).breaks:
        name = _free(f"{short}/{REFUSED}/{rule}", taken)
        case = Case(name, op.name, NO_TYPE, REFUSED, program, rule=f"{short}.{rule}")
        if selection.has(case):
            yield case
            if selection.is_quick:
                return


def _valued(op: Op, selection: Selection, left: list[LeftOut]) -> Iterator[Case]:
    """Programs that give values. Nothing is computed for those that nobody asks for."""
    if op.semantics is None or not op.results:
        return
    taken: set[str] = set()
    around = [
        label
        for label in SURROUNDINGS
        if (not selection.labels or label in selection.labels)
        and (not selection.names or any(name.endswith(f"/{label}") for name in selection.names))
    ]
    labels = _labels(op, selection, around)
    few = selection.is_quick
    raws = [(raw, _asked(op, raw, taken)) for raw in golden_cases.cases(op, _types(op, selection), labels, few)]
    known: dict[str, Golden | None] = {}

    def computed(raw: Raw, case: Case) -> Golden | None:
        if case.name not in known:
            try:
                known[case.name] = golden(op, raw)
            except (OpSpecError, Undefined) as error:
                known[case.name] = None
                left.append(LeftOut(case.name, str(error).splitlines()[0]))
        return known[case.name]

    every: list[Found] = [(raw, case, partial(computed, raw, case)) for raw, case in raws]
    for _, case, answer in _chosen(every, selection):
        if selection.has(case) and (given := answer()) is not None:
            yield _answered(case, given)
    yield from _around(op, every, around, selection)


def _around(op: Op, found: Sequence[Found], labels: Sequence[str], selection: Selection) -> Iterator[Case]:
    """What stands around the op: at the quick level a composite, and one other thing, by its name, so that a new op
    changes no other.
    """
    cases = [labels]
    if selection.is_quick and not selection.labels:
        others = [label for label in labels if label != COMPOSITE]
        turn = crc32(op.name.encode()) % len(others)
        cases = [[label] for label in (*others[turn:], *others[:turn])]
        yield from (case for case in surrounded(op, found, [COMPOSITE]) if selection.has(case))
    for some in cases:
        asked = [case for case in surrounded(op, found, some) if selection.has(case)]
        yield from asked
        if asked:
            return


def _chosen(found: Sequence[Found], selection: Selection) -> Iterable[Found]:
    """Those that are asked for at the level, before anything is computed that is not."""
    if selection.is_quick:
        return one_of_each_label(found, selection)
    return found if selection.level == FULL or selection.names else in_turns(found, selection)


def one_of_each_label(found: Sequence[Found], selection: Selection) -> Iterator[Found]:
    """A case of each label, of the types in turn; one of which nobody knows what comes out gives way."""
    by_label: dict[str, list[Found]] = {}
    for each in found:
        if selection.has(each[1]):
            by_label.setdefault(each[1].label, []).append(each)
    seen: Counter[str] = Counter()
    for of_label in by_label.values():
        for each in sorted(of_label, key=lambda each: seen[each[1].type]):
            _, case, answer = each
            if answer() is not None:
                seen[case.type] += 1
                yield each
                break


def in_turns(found: Sequence[Found], selection: Selection) -> Iterator[Found]:
    """Two of the cases that share types and a label: the first, and of the others, which differ in shapes and
    attributes, the next one each time. Those of which nobody knows what comes out give way.
    """
    groups: dict[tuple[str, str], list[Found]] = {}
    for each in found:
        _, case, _ = each
        if case.label in TAKING_TURNS and selection.has(case):
            groups.setdefault((case.name.split("/")[1], case.label), []).append(each)
    turns: Counter[str] = Counter()
    kept: set[str] = set()
    for (_, label), (first, *others) in groups.items():
        turn = turns[label] % max(len(others), 1)
        turns[label] += bool(others)
        known = (case.name for _, case, made in (first, *others[turn:], *others[:turn]) if made() is not None)
        kept.update(islice(known, 2))
    grouped = {case.name for group in groups.values() for _, case, _ in group}
    return (each for each in found if each[1].name not in grouped or each[1].name in kept)


def _labels(op: Op, selection: Selection, around: Sequence[str]) -> Sequence[str]:
    """The labels of goldens that are needed; those that are put around an op need the first ones of it. At the quick
    level the edges of an op that broadcasts are asked of the op that it broadcasts.
    """
    named = [last for name in selection.names for last in LABELS if name.rpartition("/")[2].startswith(last)]
    wanted = [*selection.labels, *named]
    if selection.is_quick and not wanted:
        left_out = (*NOT_QUICK, *(label for label in EDGES if label != "random" and op.broadcasts))
        wanted = [label for label in LABELS if label not in left_out]
    return [*wanted, *(("example", "random") if around else ())] if wanted else ()


def _types(op: Op, selection: Selection) -> list[str] | None:
    """The element types that cases are made of: at the full level every one that the op takes."""
    if selection.types:
        classes = frozenset[str]().union(*(var.classes for var in op.typevars[:1]))
        known = [name for name in selection.types if name in ELEMENT_TYPES and ELEMENT_TYPES[name].kind in classes]
        quantized = [golden_cases.ALL_QUANTIZED] if golden_cases.ALL_QUANTIZED in selection.types else []
        return [*known, *quantized]
    if selection.level != FULL or not op.typevars:
        return None
    every = [name for name, type_ in ELEMENT_TYPES.items() if type_.kind in op.typevars[0].classes]
    return list(dict.fromkeys([*every, *golden_cases.default_types(op)]))


def _asked(op: Op, raw: Raw, taken: set[str]) -> Case:
    """A case without its program, what goes in and what comes out, which few of them are asked for."""
    skipped = index_operands(op)
    elements = [x for name, x in golden_cases.element_types(op, raw.instance).items() if name not in skipped]
    type_ = column(elements[0]) if elements else NO_TYPE
    last = raw.name if raw.label == "example" else raw.label
    name = _free(f"{op.name.removeprefix('stablehlo.')}/{joined(elements)}/{last}", taken)
    return Case(name, op.name, type_, raw.label, "")


def _free(name: str, taken: set[str]) -> str:
    """The name, with a number behind it where there is one already."""
    found, count = name, 2
    while found in taken:
        found, count = f"{name}-{count}", count + 1
    taken.add(found)
    return found


def _answered(case: Case, found: Golden) -> Case:
    return replace(
        case,
        program=found.program,
        inputs=found.inputs,
        outputs=found.outputs,
        tolerances=found.tolerances,
        names=found.names,
    )
