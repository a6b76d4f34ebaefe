"""Dimensions of which data say which element is meant: a device counts from where its part begins.

Of a gather it gives what it has, and nothing of what others have; what a scatter puts elsewhere falls out of its part.
Of a window of several elements it may have some: around its part there is nothing, as wide as the window.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from opspec.partition.permutations import NotMoved, Place, UseReads, places, reads_of
from opspec.partition.writing import Writing, element_of, shape_of
from opspec.programs import carrier
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.reads.inversion import pushes
from opspec.reads.read_sets import variables_of
from opspec.reads.symbols import Datum, Index, TensorRead, Variable, atoms
from opspec.sharding_rules.of_programs import shapes_of
from opspec.sharding_rules.rules import Dimensions, Factor, Kind, ShardingRule
from opspec.values.types import Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import SSAValue

_WIDE = 32


@dataclass(frozen=True)
class Counted:
    """The operand that holds indices of a dimension of `size` elements, and which of its elements these are.

    `at`: by dimension of that operand the only index, or None for all. `spread`: the dimensions of the result that its
    other dimensions are, for what is given; none where nothing has to be left out. `clamped`: what lies outside means
    the nearest one within. `window`: how many elements begin at the one that is meant; if there are several, `operands`
    and `results` are so much wider at both ends, along these dimensions.
    """

    operand: int
    size: int
    at: tuple[int | None, ...]
    spread: tuple[int, ...] | None
    clamped: bool
    window: int = 1
    operands: tuple[Place, ...] = ()
    results: tuple[Place, ...] = ()


def opened(view: View, rule: ShardingRule) -> ShardingRule | None:
    """The rule by which what data place is found where it lies; None where data place nothing larger than an element.

    By the rule of the op a window and what it is taken from are one factor, which nothing can be done about.
    """
    operands, results = ([list(dims) for dims in side] for side in (rule.operands, rule.results))
    factors = list(rule.factors)
    for number, factor in enumerate(rule.factors):
        taken, made = list(places(rule.operands, number)), list(places(rule.results, number))
        if not (factor.blocked and factor.kind is Kind.REPLICATED and len(taken) == len(made) == 1):
            continue
        ((at, d),), ((result, e),) = taken, made
        if rule.operands[at][d] != (number,) or rule.results[result][e] != (number,):
            continue
        size, window = (int(side[i].shape[j]) for side, i, j in _typed(view, at, d, result, e))
        factors[number] = Factor(size, Kind.DATA)
        results[result][e] = (len(factors),)
        factors.append(Factor(window, Kind.REPLICATED))
    if len(factors) == len(rule.factors):
        return None
    return replace(rule, operands=_tuples(operands), results=_tuples(results), factors=tuple(factors))


def counted(view: View, rule: ShardingRule, factor: int) -> Counted | None:
    """Which indices are counted otherwise where a factor is shared; None where none are, for results pass through."""
    reads = reads_of(view)
    if rule.factors[factor].kind is Kind.DATA:
        return _given(reads, rule, factor)
    return _put(reads, rule, factor)


def _given(reads: UseReads, rule: ShardingRule, factor: int) -> Counted:
    taken = list(places(rule.operands, factor))
    if len(reads.parts) != 1 or len(taken) != 1 or rule.operands[taken[0][0]][taken[0][1]] != (factor,):
        raise NotMoved("elements say which part is read")
    ((operand, d),) = taken
    found = [read.index[d] for at, read in reads.reads(0) if at == operand]
    size = rule.factors[factor].size
    if len(found) != 1 or (found[0].low, found[0].high) != (0, size - 1):
        raise NotMoved("elements say which part is read")
    datum = _only_datum(found[0])
    at = _fixed(datum)
    own = {atom: d for d, index in enumerate(reads.parts[0].index) for atom in variables_of(index)}
    within = [(atom, by) for atom, by in found[0].terms if isinstance(atom, Variable)]
    if within:
        if len(within) > 1 or within[0][1] != 1 or within[0][0] not in own:
            raise NotMoved("elements say which part is read")
        return Counted(_number(reads, datum), size, at, None, True, within[0][0].size, ((operand, d),))
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
    if rule.results[result][d] != (factor,):
        raise NotMoved("what is read depends on where in the result it is for")
    if push is None:
        return _laid(reads, rule, factor, by)
    target = push.target[d]
    if not any(isinstance(atom, Datum) for atom in atoms(target)):
        if isinstance(target.only, Variable) and target.only.size < rule.factors[factor].size:
            raise NotMoved("what is written begins where the whole does, and ends before it")
        return None
    datum = _only_datum(target)
    number, size, at = _number(reads, datum), rule.factors[factor].size, _fixed(datum)
    if isinstance(target.only, Datum):
        return Counted(number, size, at, None, clamped=False)
    window = [atom for atom, _ in target.terms if isinstance(atom, Variable)]
    if len(window) != 1 or target.constant or sorted(by for _, by in target.terms) != [1, 1]:
        raise NotMoved("elements say which part is written, and what is written may lie in several")
    return Counted(number, size, at, None, False, window[0].size, *_wide(rule, factor))


def _laid(reads: UseReads, rule: ShardingRule, factor: int, by: set[Variable]) -> Counted:
    """Of an operand that is laid over another one where data say."""
    (own,) = by
    below: list[tuple[Place, Index]] = []
    above: list[tuple[Place, Index]] = []
    for at, read in reads.reads(0):
        for d, index in enumerate(read.index):
            if own in variables_of(index):
                (below if index.only == own else above).append(((at, d), index))
    if len(reads.parts) != 1 or len(above) != 1 or [place for place, _ in below] != list(places(rule.operands, factor)):
        raise NotMoved("what is read depends on where in the result it is for")
    (((at, d), index),) = above
    size, shapes = rule.factors[factor].size, list(shapes_of(reads.use.op, reads.use.operands).values())
    window = int(shapes[at][d])
    begin = Index(-index.constant, tuple((atom, -times) for atom, times in index.terms if atom != own))
    if (own, 1) not in index.terms or (begin.low, begin.high) != (0, size - window):
        raise NotMoved("what is read depends on where in the result it is for")
    datum = _only_datum(begin)
    return Counted(_number(reads, datum), size, _fixed(datum), None, True, window, *_wide(rule, factor))


def _wide(rule: ShardingRule, factor: int) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    return tuple(places(rule.operands, factor)), tuple(places(rule.results, factor))


def _typed(view: View, at: int, d: int, result: int, e: int) -> Iterator[tuple[Sequence[Tensor], int, int]]:
    yield view.operand_types, at, d  # type: ignore[misc]
    yield view.result_types, result, e  # type: ignore[misc]


def _tuples(side: Sequence[Sequence[tuple[int, ...]]]) -> tuple[Dimensions, ...]:
    return tuple(map(tuple, side))


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


def _only_datum(index: Index) -> TensorRead:
    found = {atom.read for atom in atoms(index) if isinstance(atom, Datum)}
    if len(found) != 1:
        raise NotMoved("several elements say which part is meant")
    return found.pop()


def _fixed(datum: TensorRead) -> tuple[int | None, ...]:
    return tuple(index.number for index in datum.index)


def _number(reads: UseReads, datum: TensorRead) -> int:
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
        limits = [_number_of(local, bound, element) for bound in (0, how.size - how.window)]
        inside = local.made("clamp", indices.type, [limits[0], indices, limits[1]])
    else:
        inside = indices
    bits = int("".join(letter for letter in element if letter.isdigit()))
    wide = ir.Type.parse("i64" if bits > _WIDE or element == "ui32" else "i32")
    type_ = ir.RankedTensorType.get(shape, wide)
    all_ = local.made("convert", type_, [indices]) if str(wide) != element else indices
    own = local.made("convert", type_, [inside]) if str(wide) != element else inside
    before = how.window if how.operands else 0
    begin = local.by_device(local.starts(refs, local.devices.part(how.size, refs)) - before)
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
