"""There is no CUDA kernel of mhlo.async_start: its meaning is written by hand (Its meaning is a
function of the program, which no op file knows).
"""

# Generated from spec/ops/mhlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (Its meaning is a function of the program, which no op file "
    "knows)"
)
