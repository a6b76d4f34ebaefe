"""NumPy kernel of mhlo.xla.rng_get_and_update_state: The state of the random numbers of a run,
which is moved on.
"""

# Generated from spec/ops/mhlo/xla.rng_get_and_update_state.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["rng_state"]
