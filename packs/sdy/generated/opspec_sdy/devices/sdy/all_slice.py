"""sdy.all_slice on one device: Of what devices have alike each keeps a part, of each dimension
along its axes.
"""

# Generated from spec/ops/sdy/all_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, all_of, chained, lazily
from opspec.values.dims import in_step, product, total
from opspec_generated.indices import indices, tail, unflatten
from opspec_sdy.lowering.sdy_functions import own_part


def lower(
    graph: GraphBuilder,
    input: Any,
    out_sharding: Any,
    slicing_axes: Any,
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
    moved = lazily(lambda: tuple(l["value"] for l in slicing_axes["value"]))
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
    result = own_part(graph, input, groups(), counts())
    return (result,)
