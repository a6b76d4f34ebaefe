"""sdy.constant on one device: A tensor that the program itself holds, which each of its uses may
have copied.
"""

# Generated from spec/ops/sdy/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, all_of, any_of, chained, lazily
from opspec.values.dims import in_step, product, total
from opspec_generated.indices import indices, unflatten
from opspec_sdy.lowering.sdy_functions import own_part, own_term


def lower(graph: GraphBuilder, value: Any, output: Any, T: Any, sharding: Any) -> tuple[Any, ...]:
    """What one device makes of its parts."""
    mesh = lazily(
        lambda: (
            sharding["mesh_or_ref"]["axes"]
            if sharding is not None and sharding["mesh_or_ref"] is not None
            else ()
        ),
    )
    ids = lazily(
        lambda: (
            sharding["mesh_or_ref"]["device_ids"]
            if sharding is not None
            and sharding["mesh_or_ref"] is not None
            and 0 < len(sharding["mesh_or_ref"]["device_ids"])
            else indices(product(Vec(a["size"] for a in mesh())))
        ),
    )
    named = lazily(
        lambda: (
            (
                chained(tuple(d["axes"] for d in sharding["dim_shardings"])),
                sharding["unreduced_axes"],
            )
            if sharding is not None
            else ()
        ),
    )
    lengths = lazily(
        lambda: Vec(
            Vec(
                r["sub_axis_info"]["size"]
                if r["sub_axis_info"] is not None
                else product(Vec(a["size"] for a in mesh() if a["name"] == r["name"]))
                for r in l
            )
            for l in named()
        ),
    )
    steps = lazily(
        lambda: Vec(
            Vec(
                product(
                    Vec(
                        product(
                            Vec(b["size"] for i, b in in_step(range(len(mesh())), mesh()) if j < i),
                        )
                        * (
                            a["size"]
                            // (r["sub_axis_info"]["pre_size"] * r["sub_axis_info"]["size"])
                            if r["sub_axis_info"] is not None
                            else 1
                        )
                        for j, a in in_step(range(len(mesh())), mesh()) if a["name"] == r["name"]
                    ),
                )
                for r in l
            )
            for l in named()
        ),
    )
    groups = lazily(
        lambda: tuple(
            Vec(
                Vec(ids()[p + total(unflatten(j, n) * s)] for j in range(product(n)))
                for p in range(len(ids())) if all_of(p // a % b == 0 for a, b in in_step(s, n))
            )
            for n, s in in_step(lengths(), steps())
        ),
    )
    counts = lazily(
        lambda: (
            Vec(
                product(
                    Vec(
                        r["sub_axis_info"]["size"]
                        if r["sub_axis_info"] is not None
                        else product(Vec(a["size"] for a in mesh() if a["name"] == r["name"]))
                        for r in d["axes"]
                    ),
                )
                for d in sharding["dim_shardings"]
            )
            if sharding is not None
            else Vec()
        ),
    )
    whole = graph.op("stablehlo.constant", value=value)
    own_share = (
        own_part(graph, whole, groups()[0], counts())
        if sharding is not None and any_of(0 < len(d["axes"]) for d in sharding["dim_shardings"])
        else whole
    )
    output = (
        own_term(graph, own_share, groups()[1])
        if sharding is not None
        and 0 < len(sharding["unreduced_axes"])
        and sharding["reduction_op"] == "SUM"
        else own_share
    )
    return (output,)
