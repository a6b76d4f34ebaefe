"""The reads of the values of a program: op by op, or through all ops between a value and what it is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from opspec.catalog.op_files import load
from opspec.programs.records import ModuleView, View, attributes_of, constant_of
from opspec.reads.analysis import ElementReads, OpReads, reads_of_op
from opspec.reads.composition import Substitution, from_operands, through
from opspec.reads.symbols import Reads, Unclear
from opspec.reads.use_costs import UseCosts, costs_of_op
from opspec.rules.inference import InferenceError, Inferred, bind, signature_of, solve
from opspec.rules.signature import shares, starts
from opspec.rules.vocabulary import Ints
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import Other, Tensor
from opspec_model.definitions.spec import Op
from opspec_model.names import PUBLIC


def reads_of_view(view: View) -> OpReads:
    """What an op of a program reads; of its operands, those that are constants are known where rules may read them."""
    use = use_of_view(view)
    return reads_of_op(use.op, use.operands, use.attributes, use.results, use.known)


def costs_of_view(view: View) -> UseCosts:
    """What an op of a program costs, as far as that is known before the program runs."""
    try:
        use = use_of_view(view)
    except Unclear:
        return UseCosts()
    return costs_of_op(use.op, use.operands, use.attributes, use.results, use.known)


@dataclass(frozen=True)
class OpUse:
    """An op of a program as its op file sees it."""

    op: Op
    operands: list[Any]
    attributes: Mapping[str, object]
    results: list[Any]
    known: Mapping[str, Array]


def use_of_view(view: View, reading: str = PUBLIC) -> OpUse:
    """An op of a program with what its formulas name; `reading`: of an op that is read in several ways, this one."""
    return use_of_types(view, view.operand_types, {}, view.result_types, reading)


def use_of_types(
    view: View,
    operands: Sequence[Tensor | Other],
    attributes: Mapping[str, object],
    results: Sequence[Tensor | Other] | None = None,
    reading: str = PUBLIC,
    *,
    exact: bool = False,
) -> OpUse:
    """The same for operands of other types, and with some other attributes; results are what follows from them.

    `exact`: results that are given have to follow.
    """
    signature = signature_of(view.name)
    if signature is None:
        raise Unclear(f"no op file describes {view.name}")
    try:
        given = {**attributes_of(view, signature), **attributes}
        bound = bind(signature, operands, given, known=_vectors(view))
        made = results
        if results is None or exact:
            made = _inferred(view, solve(bound), results)
            if results is not None and made != list(results):
                raise Unclear(f"{view.name} has other results")
    except InferenceError as problem:
        raise Unclear(str(problem)) from None
    assert made is not None
    dealt = bound.binder.results(made)
    if dealt is None:
        raise Unclear(f"{view.name} has results that its rules do not allow")
    op, _ = load(view.name)
    known = {
        value.name: np.array(list(group.known))
        for value, group in zip(op.operands, bound.operands, strict=True)
        if isinstance(group, Ints) and group.known is not None
    }
    leaves = dict(zip((leaf.name for leaf in op.leaves), bound.attributes, strict=True))
    return OpUse(op.read_as(reading), list(map(_listed, bound.operands)), leaves, list(map(_listed, dealt)), known)


def _inferred(
    view: View, found: Sequence[Inferred], given: Sequence[Tensor | Other] | None = None
) -> list[Tensor | Other]:
    """The results with other shapes, and the elements that they have; what is given where nothing follows."""
    if given is not None and len(found) != len(view.result_types):
        return list(given)  # an op says nothing of results of which it may have any number
    made: list[Tensor | Other] = []
    if given is not None and len(found) != len(given):
        return list(given)  # as many as a program likes, of which its op says nothing
    for at, (one, type_) in enumerate(zip(found, view.result_types, strict=True)):
        if one.shape is not None and isinstance(type_, Tensor):
            made.append(replace(type_, shape=one.shape))
        elif given is not None:
            made.append(given[at])
        else:
            raise Unclear(f"the shape of {one.name} does not follow from its operands")
    return made


def _vectors(view: View) -> dict[int, Vec]:
    """The values of operands that are constant vectors of integers."""
    found = ((at, constant_of(view, at)) for at in range(len(view.operands)))
    return {at: Vec(x.ravel().tolist()) for at, x in found if x is not None and x.ndim <= 1 and x.dtype.kind in "iu"}


def _listed(group: object) -> Any:
    return list(tuple.__iter__(group)) if isinstance(group, Vec) else group


def name_of(value: int) -> str:
    """How reads call a value of a program, by its number."""
    return f"%{value}"


@dataclass(frozen=True)
class ProgramReads:
    """The reads of a program's values, found when they are asked for. Values are called by their numbers: `%3`."""

    module: ModuleView
    _made: dict[int, ElementReads] = field(default_factory=dict)

    def of(self, value: int) -> ElementReads:
        """What the elements of a value read of the operands of the op that makes it."""
        if value not in self._made:
            view = self.module.producers[value]
            if view is None:
                raise Unclear(f"{name_of(value)} is an argument")
            self._made.update(reads_by_number(view))
        return self._made[value]

    def through(self, value: int, inner: Iterable[int]) -> Reads:
        """What the elements of a value read where the values `inner` are looked through, as if nothing stored them."""
        left = {name_of(x): x for x in inner}
        reads = self.of(value).reads
        while True:
            names = [read.tensor for read in reads if read.tensor in left]
            if not names:
                return reads
            latest = max(left[name] for name in names)
            reads = through(reads, [self.of(latest)])


def reads_by_number(view: View) -> Mapping[int, ElementReads]:
    """The results of an op, its operands called by the numbers of the values."""
    found = from_operands(reads_of_view(view))
    tensors = _names(view)
    renamed = Substitution({}, tensors)
    made = {}
    for value, part in zip(view.results, found, strict=True):
        made[value] = replace(part, name=name_of(value), item=None, reads=tuple(renamed.reads(part.reads)))
    return made


def _names(view: View) -> dict[tuple[str, int | None], str]:
    """How reads call the operands, and the items of those that are lists."""
    return {place: name_of(value) for place, value in operand_values(view).items()}


def operand_values(view: View) -> dict[tuple[str, int | None], int]:
    """What values stand for the operands, and for the items of those that are lists."""
    signature = signature_of(view.name)
    assert signature is not None
    found: dict[tuple[str, int | None], int] = {}
    places = starts(signature.operands, len(view.operands), view.attributes)
    sizes = shares(signature.operands, len(view.operands), view.attributes) or []
    for declared, at, count in zip(signature.operands, places, sizes, strict=True):
        if at is not None:
            for item in range(count):
                found[declared.name, item if declared.variadic else None] = view.operands[at + item]
    return found
