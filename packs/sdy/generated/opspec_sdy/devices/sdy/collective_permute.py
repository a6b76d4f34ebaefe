"""sdy.collective_permute on one device: Parts that devices exchange, each one for one of the same
size.
"""

# Generated from spec/ops/sdy/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, chained, lazily
from opspec.values.dims import in_step, product
from opspec_generated.indices import flat, flatten, indices, tail


def lower(
    graph: GraphBuilder,
    input: Any,
    out_sharding: Any,
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
    sizes = lazily(lambda: Vec(a["size"] for a in meshes()[0]))
    ids = lazily(
        lambda: (
            out_sharding["mesh_or_ref"]["device_ids"]
            if out_sharding["mesh_or_ref"] is not None
            and 0 < len(out_sharding["mesh_or_ref"]["device_ids"])
            else indices(product(sizes()))
        ),
    )
    old_ids = lazily(
        lambda: (
            before["mesh_or_ref"]["device_ids"]
            if before is not None
            and before["mesh_or_ref"] is not None
            and 0 < len(before["mesh_or_ref"]["device_ids"])
            else indices(product(sizes()))
        ),
    )
    old = lazily(lambda: before["dim_shardings"] if before is not None else ())
    old_axes = lazily(
        lambda: chained(
            (
                chained(tuple(d["axes"] for d in old())),
                before["unreduced_axes"] if before is not None else (),
            ),
        ),
    )
    new_axes = lazily(
        lambda: chained(
            (
                chained(tuple(d["axes"] for d in out_sharding["dim_shardings"])),
                out_sharding["unreduced_axes"],
            ),
        ),
    )
    old_lengths = lazily(
        lambda: Vec(
            product(
                Vec(
                    r["sub_axis_info"]["size"] if r["sub_axis_info"] is not None else a["size"]
                    for a in meshes()[0] if a["name"] == r["name"]
                ),
            )
            for r in old_axes()
        ),
    )
    new_lengths = lazily(
        lambda: Vec(
            product(
                Vec(
                    r["sub_axis_info"]["size"] if r["sub_axis_info"] is not None else a["size"]
                    for a in meshes()[0] if a["name"] == r["name"]
                ),
            )
            for r in new_axes()
        ),
    )
    old_steps = lazily(
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
            for r in old_axes()
        ),
    )
    new_steps = lazily(
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
            for r in new_axes()
        ),
    )
    old_parts = lazily(
        lambda: Vec(
            flatten(p // old_steps() % old_lengths(), old_lengths())
            for p in range(product(sizes()))
        ),
    )
    new_parts = lazily(
        lambda: Vec(
            flatten(p // new_steps() % new_lengths(), new_lengths())
            for p in range(product(sizes()))
        ),
    )
    old_holders = lazily(
        lambda: Vec(
            Vec(old_ids()[p] for p in range(len(ids())) if old_parts()[p] == n)
            for n in range(product(old_lengths()))
        ),
    )
    new_holders = lazily(
        lambda: Vec(
            Vec(ids()[p] for p in range(len(ids())) if new_parts()[p] == n)
            for n in range(product(new_lengths()))
        ),
    )
    result = graph.op(
        "stablehlo.collective_permute",
        input,
        source_target_pairs=Vec(
            Vec([flat(old_holders())[k], flat(new_holders())[k]])
            for k in range(product(sizes()))
        ),
        handle=1,
        type_=1,
    )
    return (result,)
