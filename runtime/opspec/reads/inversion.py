"""Folds over all that might be meant, turned round: where each term goes, as a scatter says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.reads.analysis import ElementReads
from opspec.reads.arithmetic import number, quotient, remainder, total
from opspec.reads.composition import Substitution
from opspec.reads.conditions import compare, every
from opspec.reads.read_sets import variables_of
from opspec.reads.symbols import Answer, Compare, Condition, Every, Index, Variable


@dataclass(frozen=True)
class PushedTerm:
    """The term at `variables` is combined into the element at `target`, if `when` holds."""

    variables: tuple[Variable, ...]
    target: tuple[Index, ...]
    when: Answer


def pushes(part: ElementReads) -> PushedTerm | None:
    """Where the terms of the fold go, if its condition says for each term which element it is for."""
    found = targets(part.folds[0].where, part.index) if len(part.folds) == 1 else None
    if found is None:
        return None
    solved, rest = found
    put = Substitution(solved)
    when = every([*map(put.answer, rest), limits(solved)])
    return PushedTerm(part.folds[0].variables, tuple(map(put.index, part.index)), when)


def targets(where: Answer, index: Sequence[Index]) -> tuple[dict[Variable, Index], list[Condition]] | None:
    """What the variables of an index are where a condition holds, and what the condition asks besides; None where it
    does not name them all.
    """
    if isinstance(where, bool):
        return None
    outputs = {atom for part in index for atom, _ in part.terms if isinstance(atom, Variable)}
    solved: dict[Variable, Index] = {}
    rest: list[Condition] = []
    for condition in where.parts if isinstance(where, Every) else (where,):
        found = _solved(condition, outputs) if isinstance(condition, Compare) else None
        if found is None or solved.keys() & found.keys():
            rest.append(condition)
        else:
            solved |= found
    return (solved, rest) if solved.keys() == outputs else None


def limits(solved: Mapping[Variable, Index]) -> Answer:
    """That what stands for variables lies where they do."""
    bounds = ((compare(at, ">=", number(0)), compare(at, "<", number(o.size))) for o, at in solved.items())
    return every(answer for pair in bounds for answer in pair)


def _solved(condition: Compare, outputs: set[Variable]) -> dict[Variable, Index] | None:
    """The output indices that an equation names: one alone, or all digits of a number."""
    ours = [(atom, factor) for atom, factor in condition.left.terms if atom in outputs]
    others = Index(condition.left.constant, tuple(term for term in condition.left.terms if term[0] not in outputs))
    if condition.sign != "==" or not ours or variables_of(others) & outputs:
        return None
    sign = -1 if ours[0][1] > 0 else 1  # others + factor * output == 0
    digits = [(atom, -sign * factor) for atom, factor in ours if isinstance(atom, Variable)]
    whole = total([(others, sign)])
    digits.sort(key=lambda digit: -digit[1])
    if len(digits) < len(ours) or not _is_a_number(digits):
        return None
    found = {}
    for place, (atom, factor) in enumerate(digits):
        digit = quotient(whole, factor)
        found[atom] = digit if place == 0 else remainder(digit, atom.size)
    return found


def _is_a_number(digits: Sequence[tuple[Variable, int]]) -> bool:
    """Whether each factor is what all smaller digits together count to."""
    count = 1
    for atom, factor in reversed(digits):
        if factor != count:
            return False
        count *= atom.size
    return True
