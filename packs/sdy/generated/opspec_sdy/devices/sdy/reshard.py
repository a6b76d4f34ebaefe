"""sdy.reshard on one device: A value as it is, which from here on lies on the devices as the
sharding says.
"""

# Generated from spec/ops/sdy/reshard.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, all_of, any_of, chained, lazily, rank
from opspec.values.dims import in_step, product, total
from opspec_generated.indices import cat, contains, indices, unflatten
from opspec_sdy.lowering.sdy_functions import added_up, own_part, own_term, put_together


def lower(
    graph: GraphBuilder,
    input: Any,
    sharding: Any,
    result: Any,
    T: Any,
    before: Any,
) -> tuple[Any, ...]:
    """What one device makes of its parts."""
    spreads = lazily(lambda: (sharding,))
    meshes = lazily(
        lambda: tuple(
            s["mesh_or_ref"]["axes"] if s["mesh_or_ref"] is not None else ()
            for s in spreads()
        ),
    )
    old_mesh = lazily(
        lambda: (
            before["mesh_or_ref"]["axes"]
            if before is not None and before["mesh_or_ref"] is not None
            else meshes()[0]
        ),
    )
    same = lazily(
        lambda: (
            not before is not None
            or not before["mesh_or_ref"] is not None
            or sharding["mesh_or_ref"] is not None
            and before["mesh_or_ref"] == sharding["mesh_or_ref"]
        ),
    )
    ids = lazily(
        lambda: (
            sharding["mesh_or_ref"]["device_ids"]
            if sharding["mesh_or_ref"] is not None
            and 0 < len(sharding["mesh_or_ref"]["device_ids"])
            else indices(product(Vec(a["size"] for a in meshes()[0])))
        ),
    )
    old_ids = lazily(
        lambda: (
            before["mesh_or_ref"]["device_ids"]
            if before is not None
            and before["mesh_or_ref"] is not None
            and 0 < len(before["mesh_or_ref"]["device_ids"])
            else ids()
            if same()
            else indices(product(Vec(a["size"] for a in old_mesh())))
        ),
    )
    no_axes = lazily(lambda: tuple(r for r in sharding["replicated_axes"] if 1 < 0))
    old = lazily(
        lambda: tuple(
            before["dim_shardings"][k]["axes"]
            if before is not None and k < len(before["dim_shardings"])
            else no_axes()
            for k in range(rank(input))
        ),
    )
    new = lazily(
        lambda: tuple(
            sharding["dim_shardings"][k]["axes"]
            if k < len(sharding["dim_shardings"])
            else no_axes()
            for k in range(rank(input))
        ),
    )
    kept = lazily(
        lambda: Vec(
            len(
                Vec(
                    j
                    for j in range(len(l))
                    if same() and all_of(i < len(m) and l[i] == m[i] for i in range(j + 1))
                ),
            )
            for l, m in in_step(old(), new())
        ),
    )
    lost = lazily(
        lambda: tuple(
            tuple(r for j, r in in_step(range(len(l)), l) if k <= j)
            for l, k in in_step(old(), kept())
        ),
    )
    gained = lazily(
        lambda: tuple(
            tuple(r for j, r in in_step(range(len(l)), l) if k <= j)
            for l, k in in_step(new(), kept())
        ),
    )
    old_terms = lazily(lambda: before["unreduced_axes"] if before is not None else no_axes())
    summed = lazily(
        lambda: tuple(
            r
            for r in old_terms()
            if not (same() and any_of(r == t for t in sharding["unreduced_axes"]))
        ),
    )
    split = lazily(
        lambda: tuple(
            t
            for t in sharding["unreduced_axes"]
            if not (same() and any_of(t == r for r in old_terms()))
        ),
    )
    kind = lazily(
        lambda: (
            0
            if not before is not None or before["reduction_op"] == "SUM"
            else 1
            if before["reduction_op"] == "MAX"
            else 2
        ),
    )
    lengths = lazily(
        lambda: Vec(
            Vec(
                product(
                    Vec(
                        r["sub_axis_info"]["size"] if r["sub_axis_info"] is not None else a["size"]
                        for a in m if a["name"] == r["name"]
                    ),
                )
                for r in l
            )
            for l, m in in_step(
                (summed(), chained(lost()), chained(gained()), split()),
                (old_mesh(), old_mesh(), meshes()[0], meshes()[0]),
            )
        ),
    )
    steps = lazily(
        lambda: Vec(
            Vec(
                product(
                    Vec(
                        product(Vec(b["size"] for i, b in in_step(range(len(m)), m) if j < i))
                        * (
                            a["size"]
                            // (r["sub_axis_info"]["pre_size"] * r["sub_axis_info"]["size"])
                            if r["sub_axis_info"] is not None
                            else 1
                        )
                        for j, a in in_step(range(len(m)), m) if a["name"] == r["name"]
                    ),
                )
                for r in l
            )
            for l, m in in_step(
                (summed(), chained(lost()), chained(gained()), split()),
                (old_mesh(), old_mesh(), meshes()[0], meshes()[0]),
            )
        ),
    )
    groups = lazily(
        lambda: tuple(
            Vec(
                Vec(d[p + total(unflatten(j, n) * s)] for j in range(product(n)))
                for p in range(len(d)) if all_of(p // a % b == 0 for a, b in in_step(s, n))
            )
            for n, s, d in in_step(lengths(), steps(), Vec([old_ids(), old_ids(), ids(), ids()]))
        ),
    )
    counts = lazily(
        lambda: Vec(
            Vec(
                product(
                    Vec(
                        r["sub_axis_info"]["size"]
                        if r["sub_axis_info"] is not None
                        else product(Vec(a["size"] for a in m if a["name"] == r["name"]))
                        for r in l
                    ),
                )
                for l in ls
            )
            for ls, m in in_step((lost(), gained()), (old_mesh(), meshes()[0]))
        ),
    )
    terms_together = added_up(graph, input, groups()[0], kind()) if 0 < len(summed()) else input
    parts_together = (
        put_together(graph, terms_together, groups()[1], counts()[0])
        if 0 < len(chained(lost()))
        else terms_together
    )
    everywhere = (
        graph.op(
            "stablehlo.collective_broadcast",
            [parts_together],
            replica_groups=Vec(
                [cat(Vec([old_ids()[0]]), Vec(d for d in ids() if d != old_ids()[0]))],
            ),
            handle=1,
            type_=1,
        )
        if not all_of(contains(old_ids(), d) for d in ids())
        else [parts_together]
    )
    own_share = (
        own_part(graph, everywhere[0], groups()[2], counts()[1])
        if 0 < len(chained(gained()))
        else everywhere[0]
    )
    result = (
        own_term(graph, own_share, groups()[3])
        if 0 < len(split()) and sharding["reduction_op"] == "SUM"
        else own_share
    )
    return (result,)
