"""sdy.reduce_scatter on one device: Terms that devices have added up along axes, of which each
keeps a part.
"""

# Generated from spec/ops/sdy/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, all_of, chained, lazily, shape
from opspec.values.dims import in_step, product, total
from opspec_generated.indices import cat, indices, tail, unflatten
from opspec_sdy.lowering.sdy_functions import combined, pieces


def lower(
    graph: GraphBuilder,
    input: Any,
    out_sharding: Any,
    reduce_scatter_axes: Any,
    reduction_op: Any,
    result: Any,
    T: Any,
    before: Any,
) -> tuple[Any, ...]:
    """What one device makes of its parts."""
    spreads = lazily(lambda: (out_sharding,))
    meshes = lazily(
        lambda: tuple(
            s["mesh_or_ref"]["axes"] if s["mesh_or_ref"] is not None else ()
            for s in spreads()
        ),
    )
    moved = lazily(lambda: tuple(l["value"] for l in reduce_scatter_axes["value"]))
    sizes = lazily(lambda: Vec(a["size"] for a in meshes()[0]))
    ids = lazily(
        lambda: (
            out_sharding["mesh_or_ref"]["device_ids"]
            if out_sharding["mesh_or_ref"] is not None
            and 0 < len(out_sharding["mesh_or_ref"]["device_ids"])
            else indices(product(sizes()))
        ),
    )
    lengths = lazily(
        lambda: Vec(
            product(
                Vec(
                    r["sub_axis_info"]["size"] if r["sub_axis_info"] is not None else a["size"]
                    for a in meshes()[0] if a["name"] == r["name"]
                ),
            )
            for r in chained(moved())
        ),
    )
    steps = lazily(
        lambda: Vec(
            product(
                Vec(
                    product(tail(sizes(), len(sizes()) - 1 - j))
                    * (
                        a["size"] // (r["sub_axis_info"]["pre_size"] * r["sub_axis_info"]["size"])
                        if r["sub_axis_info"] is not None
                        else 1
                    )
                    for j, a in in_step(range(len(sizes())), meshes()[0]) if a["name"] == r["name"]
                ),
            )
            for r in chained(moved())
        ),
    )
    groups = lazily(
        lambda: Vec(
            Vec(
                ids()[p + total(unflatten(j, lengths()) * steps())]
                for j in range(product(lengths()))
            )
            for p in range(len(ids()))
            if all_of(p // s % n == 0 for s, n in in_step(steps(), lengths()))
        ),
    )
    counts = lazily(
        lambda: Vec(
            product(
                Vec(
                    r["sub_axis_info"]["size"]
                    if r["sub_axis_info"] is not None
                    else product(Vec(a["size"] for a in meshes()[0] if a["name"] == r["name"]))
                    for r in l
                ),
            )
            for l in moved()
        ),
    )
    own_piece = graph.op(
        "stablehlo.reduce_scatter",
        pieces(graph, input, counts()),
        scatter_dimension=0,
        replica_groups=groups(),
        handle=1,
        type_=1,
        use_global_device_ids=True,
        computation=lambda a, b: combined(graph, a=a, b=b, kind=reduction_op),
        shape=cat(Vec([1]), shape(input) // counts()),
    )
    result = graph.op("stablehlo.reshape", own_piece, shape=shape(input) // counts())
    return (result,)
