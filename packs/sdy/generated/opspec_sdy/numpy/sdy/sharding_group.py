"""NumPy kernel of sdy.sharding_group: Values of one group, which all lie on the devices in the same
way.
"""

# Generated from spec/ops/sdy/sharding_group.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["nothing"]
