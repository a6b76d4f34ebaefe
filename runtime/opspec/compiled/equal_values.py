"""Values that are made alike, of which one is enough where many elements are computed.

What only shows elements, or is a number, is rather made where it is read: kernels that lie far apart would have to
store it. What is behind a barrier is made anew, as whoever put one there wants: he would rather compute than keep.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from opspec.catalog.op_traits import traits_of
from opspec.compiled.outlines import alike
from opspec.compiled.unread_ops import Names
from opspec.programs.records import Block, ModuleView, View
from opspec.values.types import Tensor


def equal_values(module: ModuleView) -> Names:
    """The results of ops that compute many elements, and do what one before them in their block does. What a block
    gives is made for itself: one value that is given twice would be copied.
    """
    names: Names = {}
    found: Names = {}
    given = {value for view in module.walk() if not view.results for value in view.operands}  # as it is, by a block
    for block in _blocks(module):
        asked: dict[Hashable, list[View]] = {}
        for view in block.ops:
            if not _gives_the_same(view):
                continue
            operands = tuple([names.get(x, x) for x in view.operands])
            before = _before(view, asked.setdefault((view.name, operands, view.result_types), []), names)
            if before is not None:
                same = dict(zip(view.results, before.results, strict=True))
                names.update(same)
                found.update(same if _computes_many(view) and given.isdisjoint(same) else {})
    return found


def _before(view: View, others: list[View], names: Names) -> View | None:
    """An op that is alike, among others of the same name and operands, where it is put if there is none."""
    found = next((other for other in others if alike(view, other, names)), None)
    if found is None:
        others.append(view)
    return found


def _computes_many(view: View) -> bool:
    """Whether an op computes several elements, and does not only show them."""
    known, (type_, *_) = traits_of(view.name), view.result_types
    many = isinstance(type_, Tensor) and type_.shape not in ((), (1,))
    return known is not None and many and (known.elementwise or bool(known.folds))


def _gives_the_same(view: View) -> bool:
    """Whether an op gives the same whenever it takes the same, and does nothing else."""
    return bool(view.results) and all(map(_only_computes, view.walk() if view.regions else [view]))


def _only_computes(view: View) -> bool:
    """Whether it is known what an op does, or it ends a region."""
    known = traits_of(view.name)
    if known is None or known.acts or known.peers:
        return False
    return not known.unknown or not view.results


def _blocks(module: ModuleView) -> Iterator[Block]:
    return (block for view in module.walk() for region in view.regions for block in region.blocks)
