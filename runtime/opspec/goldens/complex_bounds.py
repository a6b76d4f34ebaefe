"""How far complex results may be off: as the primitives in the meaning of an op say."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING

from opspec_model.definitions.spec import Pull
from opspec_model.language.tree import Apply, walk
from opspec_model.text import plain_yaml

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Op


def complex_ulp(op: Op) -> int:
    """How far a complex result may be off: what the least exact of the primitives in the meaning says."""
    bounds = _primitive_ulps(op.base.core, op.base.spec_dir)
    found = [0]
    for stage in op.semantics.stages if isinstance(op.semantics, Pull) else ():
        trees = [
            *(arm.formula.tree for arm in stage.arms),
            *((stage.fold,) if stage.fold is not None else ()),
            *(x.value for x in stage.lets),
        ]
        found += [bounds.get(node.function, 0) for tree in trees for node in walk(tree) if isinstance(node, Apply)]
    return max(found)


@functools.cache
def _primitive_ulps(*folders: Path) -> dict[str, int]:
    """The bound of each primitive that is not exact on complex numbers: its row, of our spec or of a pack."""
    found: dict[str, int] = {}
    for path in dict.fromkeys(folder / "primitives.yaml" for folder in folders):
        if path.is_file():
            rows = plain_yaml.read(path)["primitives"]
            found |= {
                name: max(row["ulp"]["complex"].values())
                for name, row in rows.items()
                if "complex" in row.get("ulp", {})
            }
    return found
