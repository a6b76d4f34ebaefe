"""Values that are changed again and again, as by one `x.at[i].set(...)` after another, in one memory.

What terms are pushed into begins as a copy of another value. Where nobody needs that one any more, its memory is taken
as it is; and of a box in it, `x if inside else old`, the box is all that is computed then.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from opspec.compiled.building import Nodes
from opspec.compiled.in_place import changes_in_place
from opspec.compiled.nodes import Applied, Buffer, Loaded, MemoryMaker
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.renamed_plans import with_memory


def in_one_memory(
    nodes: Nodes, kernels: Sequence[Kernel], results: Collection[Buffer], fresh: MemoryMaker
) -> list[Kernel]:
    """The kernels, with as little copied between them as may be; `results` are needed behind them."""
    found, made = [*kernels], set[Buffer]()
    for kernel in kernels:
        for new in dict.fromkeys(store.buffer for store in kernel.stores):
            old = _begins_as([store for store in kernel.stores if store.buffer == new])
            if old is not None and old in made and old not in results:
                changed = changes_in_place(nodes, found, old, new, fresh)
                if changed is not None:
                    found = [with_memory(nodes, other, old, new) for other in changed]
                    made.discard(old)
            made.add(new)
    return found


def _begins_as(stores: Sequence[Store]) -> Buffer | None:
    """What a value is a copy of, but for a part of it that is chosen by a condition."""
    found: set[Buffer] = set()
    for store in stores:
        value = store.value
        rest = value.operands[2] if isinstance(value, Applied) and value.operation == "select" else value
        if not isinstance(rest, Loaded) or rest.at != store.at or rest.buffer.size != store.buffer.size:
            return None
        found.add(rest.buffer)
    return found.pop() if len(found) == 1 else None
