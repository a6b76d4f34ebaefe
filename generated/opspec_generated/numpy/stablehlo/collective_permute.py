"""NumPy kernel of stablehlo.collective_permute: Each process gets the tensor of the process that
has it as its target, or zeros.
"""

# Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec, cast, everywhere, exchange, share
from opspec_generated.indices import cat

ELEMENTWISE = False
MOVES = False


def kernel(
    operand: Elements,
    *,
    source_target_pairs: Vec,
    handle: int,
    type_: int,
    result: Tensor,
) -> Elements:
    """Each process gets the tensor of the process that has it as its target, or zeros."""
    T = operand.dtype
    grid = exchange()
    replica_id = grid.replica_id
    partition_id = grid.partition_id
    share(operand)
    o = index(result.shape)
    across = 0 < handle
    me = partition_id if across else replica_id
    source = Vec(p[0] for p in source_target_pairs if p[1] == me)
    return as_result(
        result,
        read(
            everywhere(operand),
            cat(
                Vec([replica_id if across else source[0], source[0] if across else partition_id]),
                o,
            ),
        )
        if 0 < len(source)
        else cast(T, 0),
    )
