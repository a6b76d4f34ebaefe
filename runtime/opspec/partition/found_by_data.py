"""Dimensions of which data say which element is meant: a device counts from where its part begins.

Of a gather it gives what it has, and nothing of what others have; what a scatter puts elsewhere falls out of its part.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from opspec.partition.permutations import NotMoved, UseReads, reads_of
from opspec.partition.writing import Writing, element_of, shape_of
from opspec.programs import carrier
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.reads.inversion import pushes
from opspec.reads.read_sets import variables_of
from opspec.reads.symbols import Datum, Index, Variable, atoms
from opspec.reads.symbols import Read as ReadAt
from opspec.sharding_rules.rules import Kind, ShardingRule

if TYPE_CHECKING:
    from opspec.programs.carrier import SSAValue

_WIDE = 32


@dataclass(frozen=True)
class Counted:
    """The operand that holds indices of a dimension of `size` elements, and which of its elements these are.

    `at`: by dimension of that operand the only index, or None for all. `spread`: the dimensions of the result that its
    other dimensions are, for what is given; none where nothing has to be left out. `clamped`: what lies outside means
    the nearest one within.
    """

    operand: int
    size: int
    at: tuple[int | None, ...]
    spread: tuple[int, ...] | None
    clamped: bool


def counted(view: View, rule: ShardingRule, factor: int) -> Counted | None:
    """Which indices are counted otherwise where a factor is shared; None where none are, for results pass through."""
    reads = reads_of(view)
    if rule.factors[factor].kind is Kind.DATA:
        return _given(reads, rule, factor)
    return _put(reads, rule, factor)


def _given(reads: UseReads, rule: ShardingRule, factor: int) -> Counted:
    places = [(at, d) for at, dims in enumerate(rule.operands) for d, own in enumerate(dims) if factor in own]
    if len(reads.parts) != 1 or len(places) != 1 or rule.operands[places[0][0]][places[0][1]] != (factor,):
        raise NotMoved("elements say which part is read")
    ((operand, d),) = places
    found = [read.index[d] for at, read in reads.reads(0) if at == operand]
    size = rule.factors[factor].size
    if len(found) != 1 or (found[0].low, found[0].high) != (0, size - 1):
        raise NotMoved("elements say which part is read")
    datum = _only_datum(found[0])
    at = _fixed(datum)
    own = {atom: d for d, index in enumerate(reads.parts[0].index) for atom in variables_of(index)}
    spread = []
    for index, fixed in zip(datum.index, at, strict=True):
        if fixed is None:
            variable = index.only
            if not isinstance(variable, Variable) or variable not in own:
                raise NotMoved("elements say which part is read")
            spread.append(own[variable])
    return Counted(_number(reads, datum), size, at, tuple(spread), clamped=True)


def _put(reads: UseReads, rule: ShardingRule, factor: int) -> Counted | None:
    """Where terms go that data place; nothing where the index of a result is compared with no data."""
    result, d = next((at, d) for at, dims in enumerate(rule.results) for d, own in enumerate(dims) if factor in own)
    part = reads.parts[result]
    by = set(variables_of(part.index[d]))
    if not by or not _is_compared(reads, result, by):
        return None
    push = pushes(part)
    if push is None or rule.results[result][d] != (factor,):
        raise NotMoved("what is read depends on where in the result it is for")
    target = push.target[d]
    if not any(isinstance(atom, Datum) for atom in atoms(target)):
        return None
    if not isinstance(target.only, Datum):
        raise NotMoved("elements say which part is written, and what is written may lie in several")
    datum = _only_datum(target)
    return Counted(_number(reads, datum), rule.factors[factor].size, _fixed(datum), None, clamped=False)


def _is_compared(reads: UseReads, result: int, by: set[Variable]) -> bool:
    """Whether an index of the result decides, with data, what is read."""
    part = reads.parts[result]
    conditions = [read.when for read in part.reads] + [fold.where for fold in part.folds]
    texts = {str(variable) for variable in by}
    return any(
        condition is not None and not isinstance(condition, bool) and _names(str(condition), texts)
        for condition in conditions
    )


def _names(text: str, names: set[str]) -> bool:
    return any(re.search(rf"\b{re.escape(name)}\b", text) for name in names)


def _only_datum(index: Index) -> ReadAt:
    found = {atom.read for atom in atoms(index) if isinstance(atom, Datum)}
    if len(found) != 1:
        raise NotMoved("several elements say which part is meant")
    return found.pop()


def _fixed(datum: ReadAt) -> tuple[int | None, ...]:
    return tuple(index.number for index in datum.index)


def _number(reads: UseReads, datum: ReadAt) -> int:
    at = reads.operands.get((datum.tensor, datum.item))
    if at is None:
        raise NotMoved("elements say which part is meant")
    return at


# --- what is written ---------------------------------------------------------------------------------------


def recounted(local: Writing, indices: SSAValue, how: Counted, refs: Refs) -> SSAValue:
    """Indices that count from where the part of a device begins."""
    ir = carrier.ir
    shape = shape_of(indices)
    element = str(element_of(indices))
    if how.clamped:
        limits = [_number_of(local, bound, element) for bound in (0, how.size - 1)]
        inside = local.made("clamp", indices.type, [limits[0], indices, limits[1]])
    else:
        inside = indices
    bits = int("".join(letter for letter in element if letter.isdigit()))
    wide = ir.Type.parse("i64" if bits > _WIDE or element == "ui32" else "i32")
    type_ = ir.RankedTensorType.get(shape, wide)
    all_ = local.made("convert", type_, [indices]) if str(wide) != element else indices
    own = local.made("convert", type_, [inside]) if str(wide) != element else inside
    begin = local.by_device(local.starts(refs, local.devices.part(how.size, refs)))
    if str(wide) != "i32":
        begin = local.made("convert", ir.RankedTensorType.get([], wide), [begin])
    own = local.made("subtract", type_, [own, local.spread(begin, shape)])
    for d, at in enumerate(how.at):
        if at is not None and shape[d] > 1:
            test = local.between(shape, d, 0, at, at + 1)
            own = local.made("select", type_, [local.placed(test, shape, [d]), own, all_])
    return own


def _number_of(local: Writing, value: int, element: str) -> SSAValue:
    most = 2 ** (int("".join(letter for letter in element if letter.isdigit())) - (not element.startswith("u"))) - 1
    return local.number(min(value, most), carrier.ir.Type.parse(element))


def has_it(local: Writing, indices: SSAValue, how: Counted, refs: Refs, result: list[int]) -> SSAValue:
    """Of which elements of a result the device has what is meant; as large as the result. The indices are recounted."""
    assert how.spread is not None
    shape = shape_of(indices)
    starts = [at or 0 for at in how.at]
    sizes = [size if at is None else 1 for size, at in zip(shape, how.at, strict=True)]
    own = local.box(indices, list(starts), sizes)
    kept = [size for size, at in zip(shape, how.at, strict=True) if at is None]
    type_ = carrier.ir.RankedTensorType.get(kept, element_of(indices))
    own = local.made("reshape", type_, [own]) if kept != sizes else own
    tests = []
    for bound, word in ((0, "GE"), (local.devices.part(how.size, refs), "LT")):
        limit = local.spread(local.constant(np.array(bound, np.int64 if "64" in str(type_) else np.int32)), kept)
        tests.append(local.compare(own, limit, word))
    both = local.made("and", tests[0].type, tests)
    return local.placed(both, result, how.spread)
