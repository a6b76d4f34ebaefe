"""Values read in the place of others, and ops of which nobody reads a result and which do nothing else: gradients leave
sorts, products and whole loops behind that only the value needed.
"""

from __future__ import annotations

from collections import Counter

from opspec.catalog.op_traits import traits_of
from opspec.programs.records import Block, ModuleView, View
from opspec.refinement.analysed_program import acts

Names = dict[int, int]  # by values those that they are


def with_names(module: ModuleView, names: Names) -> None:
    """Read other values in the place of some, in a module that is nobody else's."""
    for view in module.walk():
        view.operands = tuple([names.get(operand, operand) for operand in view.operands])


def unread_ops(module: ModuleView) -> set[View]:
    """Those of a module, also such as only they read; none that stands in another one of them."""
    readers = Counter(value for view in module.walk() for value in view.operands)
    found: set[View] = set()

    def look_through(block: Block) -> None:
        for view in reversed(block.ops):  # who reads what an op gives stands behind it
            if view.results and not any(readers[value] for value in view.results) and _only_computes(view):
                found.add(view)
                readers.subtract(value for inner in view.walk() for value in inner.operands)
            else:
                for region in view.regions:
                    for inner in region.blocks:
                        look_through(inner)

    for region in module.root.regions:
        for block in region.blocks:
            look_through(block)
    return found


def _only_computes(view: View) -> bool:
    """Whether an op, and all that its regions have, does nothing but give results, and that alone."""
    known = [(traits_of(op.name), op) for op in view.walk()]
    return all(traits is not None and not traits.peers and not acts(op) for traits, op in known)


def without_ops(module: ModuleView, ops: set[View]) -> None:
    """Take ops out of a module that is nobody else's."""
    for view in module.walk():
        for region in view.regions:
            for block in region.blocks:
                block.ops = [op for op in block.ops if op not in ops]
