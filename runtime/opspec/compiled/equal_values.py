"""Values that are made alike, of which one is enough.

What is behind a barrier is made anew, as whoever put one there wants: he would rather compute twice than keep.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from opspec.catalog.op_traits import traits_of
from opspec.compiled.outlines import alike
from opspec.programs.records import Block, ModuleView, View

Names = dict[int, int]  # values by those that are made alike, and before


def equal_values(module: ModuleView) -> Names:
    """The results of ops that do what one before them in their block does."""
    names: Names = {}
    for block in _blocks(module):
        asked: dict[Hashable, list[View]] = {}
        for view in block.ops:
            if _gives_the_same(view):
                operands = tuple([names.get(x, x) for x in view.operands])
                _name(view, asked.setdefault((view.name, operands, view.result_types), []), names)
    return names


def without_equal_values(module: ModuleView, names: Names) -> None:
    """Take what is made twice out of a module that is nobody else's."""
    for view in module.walk():
        view.operands = tuple([names.get(x, x) for x in view.operands])
    for block in _blocks(module):
        block.ops = [view for view in block.ops if not (view.results and view.results[0] in names)]


def _name(view: View, others: list[View], names: Names) -> None:
    """Find an op among others of the same name and operands, or put it there."""
    for other in others:
        if alike(view, other, names):
            names.update(zip(view.results, other.results, strict=True))
            return
    others.append(view)


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
