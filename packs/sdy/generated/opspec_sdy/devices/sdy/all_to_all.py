"""sdy.all_to_all on one device: Parts that devices have of one dimension become parts of another.
"""

# Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, all_of, any_of, chained, lazily, rank
from opspec.values.dims import in_step, product, total
from opspec_generated.indices import indices, tail, unflatten
from opspec_sdy.lowering.sdy_functions import joined, pieces


def lower(
    graph: GraphBuilder,
    input: Any,
    out_sharding: Any,
    params: Any,
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
    moved = lazily(
        lambda: tuple(
            chained(tuple(p["axes"] for p in params["value"] if p["tgt_dim"] == d))
            for d in range(rank(input))
        ),
    )
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
    places = lazily(
        lambda: Vec(
            total(
                Vec(
                    p["tgt_dim"] if p["src_dim"] == d else p["src_dim"]
                    for p in params["value"] if p["src_dim"] == d or p["tgt_dim"] == d
                ),
            )
            if any_of(p["src_dim"] == d or p["tgt_dim"] == d for p in params["value"])
            else d
            for d in range(rank(input))
        ),
    )
    given_away = pieces(graph, input, counts())
    exchanged = graph.op(
        "stablehlo.all_to_all",
        [given_away],
        split_dimension=0,
        concat_dimension=0,
        split_count=product(counts()),
        replica_groups=groups(),
        handle=1,
        type_=1,
    )
    result = joined(graph, exchanged[0], counts(), places())
    return (result,)
