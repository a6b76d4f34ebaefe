"""Verifier of sdy.manual_computation: A computation that each device does on its parts of the
values, as far as these are shared along manual axes; what the devices make is put together.
"""

# Generated from spec/ops/sdy/manual_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Rule,
    Vec,
    alike,
    all_of,
    any_of,
    chained,
    lazily,
    rank_of,
    sizes_of,
    types,
)
from opspec.values.constants import Struct
from opspec.values.dims import in_step, maximum, product
from opspec.values.types import Other, Tensor

RULES = {
    "C2": Rule("all(given(s.mesh_or_ref) for s in spreads)", says="the mesh is one of the program"),
    "C3": Rule(
        "all(len(s.dim_shardings) == (0 if len(m) == 0 and given(s.mesh_or_ref) and "
        "len(s.mesh_or_ref.device_ids) == 1 else rank_of(t)) for s, m, t in zip(spreads, meshes, "
        "spread_types))",
        says="a sharding has an entry for each dimension, and none where all is on one device",
    ),
    "C4": Rule(
        "all(all(any(a.name == r.name for a in m) for r in chained(n)) for n, m in zip(named, "
        "meshes))",
        says="each axis is one of the mesh",
    ),
    "C5": Rule(
        "all(all(not given(r.sub_axis_info) or all(a.name != r.name or (1 <= "
        "r.sub_axis_info.pre_size and 1 < r.sub_axis_info.size and a.size % "
        "(r.sub_axis_info.pre_size * r.sub_axis_info.size) == 0 and r.sub_axis_info.size < a.size) "
        "for a in m) for r in chained(n)) for n, m in zip(named, meshes))",
        says="parts of axes lie within them, and their sizes divide those of the axes",
    ),
    "C6": Rule(
        "all(all(all(k <= j or r.name != t.name or (given(r.sub_axis_info) and "
        "given(t.sub_axis_info) and (r.sub_axis_info.pre_size * r.sub_axis_info.size <= "
        "t.sub_axis_info.pre_size or t.sub_axis_info.pre_size * t.sub_axis_info.size <= "
        "r.sub_axis_info.pre_size)) for k, t in zip(range(len(chained(n))), chained(n))) for j, r "
        "in zip(range(len(chained(n))), chained(n))) for n in named)",
        says="an axis, or a part of one, is used once",
    ),
    "C7": Rule(
        "all(all(j == 0 or not given(r.sub_axis_info) or not given(l[j - 1].sub_axis_info) or "
        "r.name != l[j - 1].name or l[j - 1].sub_axis_info.pre_size * l[j - 1].sub_axis_info.size "
        "!= r.sub_axis_info.pre_size for j, r in zip(range(len(l)), l)) for l in chained(named))",
        says="two parts that follow one another in an axis are one part",
    ),
    "C8": Rule(
        "all(all(all(j == 0 or (given(r.sub_axis_info) and given(l[j - 1].sub_axis_info) and "
        "r.name == l[j - 1].name and l[j - 1].sub_axis_info.pre_size < r.sub_axis_info.pre_size) "
        "or any(any(h < i and b.name == l[j - 1].name and a.name == r.name for h, b in "
        "zip(range(len(m)), m)) for i, a in zip(range(len(m)), m)) for j, r in zip(range(len(l)), "
        "l)) for l in [s.replicated_axes, s.unreduced_axes]) for s, m in zip(spreads, meshes))",
        says="replicated and unreduced axes stand in the order of the mesh",
    ),
    "C9": Rule(
        "all(all(not given(d.priority) or not d.is_closed or 0 < len(d.axes) for d in "
        "s.dim_shardings) for s in spreads)",
        says="a dimension that is closed and has no axes has no priority",
    ),
    "C10": Rule(
        "len(in_shardings.shardings) == len(tensors)",
        says="there is a sharding for each operand",
    ),
    "C11": Rule(
        "len(out_shardings.shardings) == len(results)",
        says="there is a sharding for each result",
    ),
    "C12": Rule("len(A) == len(tensors)", says="the body takes a part of each operand"),
    "C13": Rule("len(B) == len(results)", says="the body returns a part of each result"),
    "C14": Rule(
        "all(all(all(j == 0 or any(m == d.axes[j - 1].name for m in manual_axes.value) or not "
        "any(m == r.name for m in manual_axes.value) for j, r in zip(range(len(d.axes)), d.axes)) "
        "for d in s.dim_shardings) for s in spreads)",
        says="manual axes of a dimension come before others",
    ),
    "C15": Rule(
        "len(manual_axes.value) == 0 or all(all(len(m) == 0 or len(n) == 0 or "
        "(given(s.mesh_or_ref) and given(t.mesh_or_ref) and s.mesh_or_ref == t.mesh_or_ref) for s, "
        "m in zip(spreads, meshes)) for t, n in zip(spreads, meshes))",
        says="all shardings are over one mesh",
    ),
    "C16": Rule(
        "len(spreads) == 0 or all(any(any(a.name == n for a in m) for m in meshes) for n in "
        "manual_axes.value)",
        says="each manual axis is one of the mesh",
    ),
    "C17": Rule(
        "all(len(m) == 0 or all(n % product([product([max(r.sub_axis_info.size if "
        "given(r.sub_axis_info) else a.size, 1) for a in m if a.name == r.name]) for r in d.axes "
        "if any(k == r.name for k in manual_axes.value)]) == 0 for n, d in zip(sizes_of(t), "
        "s.dim_shardings)) for s, m, t in zip(spreads, meshes, spread_types))",
        says="manual axes divide the sizes of the dimensions that they share",
    ),
    "C18": Rule(
        "all(len(m) == 0 or (alike(l, t) and sizes_of(l) == [ n // "
        "product([product([max(r.sub_axis_info.size if given(r.sub_axis_info) else a.size, 1) for "
        "a in m if a.name == r.name]) for r in d.axes if any(k == r.name for k in "
        "manual_axes.value)]) for n, d in zip(sizes_of(t), s.dim_shardings)]) for s, m, t, l in "
        "zip(spreads, meshes, spread_types, local_types))",
        says=(
            "what the body takes and returns are the parts that a device has along the manual axes"
        ),
    ),
}


def rules(
    check: Check,
    tensors: Sequence[Tensor | Other],
    in_shardings: Struct,
    out_shardings: Struct,
    manual_axes: Struct,
    results: Sequence[Tensor | Other],
    A: Sequence[Tensor | Other],
    B: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
    spreads = lazily(
        lambda: chained(
            (
                in_shardings["shardings"] if len(in_shardings["shardings"]) == len(tensors) else (),
                out_shardings["shardings"]
                if len(out_shardings["shardings"]) == len(results)
                else (),
            ),
        ),
    )
    spread_types = lazily(
        lambda: chained(
            (
                types(tensors) if len(in_shardings["shardings"]) == len(tensors) else (),
                types(results) if len(out_shardings["shardings"]) == len(results) else (),
            ),
        ),
    )
    meshes = lazily(
        lambda: tuple(
            s["mesh_or_ref"]["axes"] if s["mesh_or_ref"] is not None else ()
            for s in spreads()
        ),
    )
    named = lazily(
        lambda: tuple(
            chained(
                (
                    tuple(d["axes"] for d in s["dim_shardings"]),
                    (s["replicated_axes"], s["unreduced_axes"]),
                ),
            )
            for s in spreads()
        ),
    )
    local_types = lazily(lambda: chained((A, B)))
    check("C2", lambda: all_of(s["mesh_or_ref"] is not None for s in spreads()))
    check(
        "C3",
        lambda: all_of(
            len(s["dim_shardings"])
            == (
                0
                if len(m) == 0
                and s["mesh_or_ref"] is not None
                and len(s["mesh_or_ref"]["device_ids"]) == 1
                else rank_of(t)
            )
            for s, m, t in in_step(spreads(), meshes(), spread_types())
        ),
        needs=("C2",),
    )
    check(
        "C4",
        lambda: all_of(
            all_of(any_of(a["name"] == r["name"] for a in m) for r in chained(n))
            for n, m in in_step(named(), meshes())
        ),
        needs=("C2",),
    )
    check(
        "C5",
        lambda: all_of(
            all_of(
                not r["sub_axis_info"] is not None
                or all_of(
                    a["name"] != r["name"]
                    or 1 <= r["sub_axis_info"]["pre_size"]
                    and 1 < r["sub_axis_info"]["size"]
                    and a["size"] % (r["sub_axis_info"]["pre_size"] * r["sub_axis_info"]["size"])
                    == 0
                    and r["sub_axis_info"]["size"] < a["size"]
                    for a in m
                )
                for r in chained(n)
            )
            for n, m in in_step(named(), meshes())
        ),
        needs=("C4",),
    )
    check(
        "C6",
        lambda: all_of(
            all_of(
                all_of(
                    k <= j
                    or r["name"] != t["name"]
                    or r["sub_axis_info"] is not None
                    and t["sub_axis_info"] is not None
                    and (
                        r["sub_axis_info"]["pre_size"] * r["sub_axis_info"]["size"]
                        <= t["sub_axis_info"]["pre_size"]
                        or t["sub_axis_info"]["pre_size"] * t["sub_axis_info"]["size"]
                        <= r["sub_axis_info"]["pre_size"]
                    )
                    for k, t in in_step(range(len(chained(n))), chained(n))
                )
                for j, r in in_step(range(len(chained(n))), chained(n))
            )
            for n in named()
        ),
        needs=("C4",),
    )
    check(
        "C7",
        lambda: all_of(
            all_of(
                j == 0
                or not r["sub_axis_info"] is not None
                or not l[j - 1]["sub_axis_info"] is not None
                or r["name"] != l[j - 1]["name"]
                or l[j - 1]["sub_axis_info"]["pre_size"] * l[j - 1]["sub_axis_info"]["size"]
                != r["sub_axis_info"]["pre_size"]
                for j, r in in_step(range(len(l)), l)
            )
            for l in chained(named())
        ),
    )
    check(
        "C8",
        lambda: all_of(
            all_of(
                all_of(
                    j == 0
                    or r["sub_axis_info"] is not None
                    and l[j - 1]["sub_axis_info"] is not None
                    and r["name"] == l[j - 1]["name"]
                    and l[j - 1]["sub_axis_info"]["pre_size"] < r["sub_axis_info"]["pre_size"]
                    or any_of(
                        any_of(
                            h < i and b["name"] == l[j - 1]["name"] and a["name"] == r["name"]
                            for h, b in in_step(range(len(m)), m)
                        )
                        for i, a in in_step(range(len(m)), m)
                    )
                    for j, r in in_step(range(len(l)), l)
                )
                for l in (s["replicated_axes"], s["unreduced_axes"])
            )
            for s, m in in_step(spreads(), meshes())
        ),
        needs=("C4", "C6"),
    )
    check(
        "C9",
        lambda: all_of(
            all_of(
                not d["priority"] is not None or not d["is_closed"] or 0 < len(d["axes"])
                for d in s["dim_shardings"]
            )
            for s in spreads()
        ),
    )
    check("C10", lambda: len(in_shardings["shardings"]) == len(tensors))
    check("C11", lambda: len(out_shardings["shardings"]) == len(results))
    check("C12", lambda: len(A) == len(tensors))
    check("C13", lambda: len(B) == len(results))
    check(
        "C14",
        lambda: all_of(
            all_of(
                all_of(
                    j == 0
                    or any_of(m == d["axes"][j - 1]["name"] for m in manual_axes["value"])
                    or not any_of(m == r["name"] for m in manual_axes["value"])
                    for j, r in in_step(range(len(d["axes"])), d["axes"])
                )
                for d in s["dim_shardings"]
            )
            for s in spreads()
        ),
    )
    check(
        "C15",
        lambda: (
            len(manual_axes["value"]) == 0
            or all_of(
                all_of(
                    len(m) == 0
                    or len(n) == 0
                    or s["mesh_or_ref"] is not None
                    and t["mesh_or_ref"] is not None
                    and s["mesh_or_ref"] == t["mesh_or_ref"]
                    for s, m in in_step(spreads(), meshes())
                )
                for t, n in in_step(spreads(), meshes())
            )
        ),
        needs=("C2",),
    )
    check(
        "C16",
        lambda: (
            len(spreads()) == 0
            or all_of(
                any_of(any_of(a["name"] == n for a in m) for m in meshes())
                for n in manual_axes["value"]
            )
        ),
        needs=("C2", "C10", "C11", "C15"),
    )
    check(
        "C17",
        lambda: all_of(
            len(m) == 0
            or all_of(
                n
                % product(
                    Vec(
                        product(
                            Vec(
                                maximum(
                                    r["sub_axis_info"]["size"]
                                    if r["sub_axis_info"] is not None
                                    else a["size"],
                                    1,
                                )
                                for a in m if a["name"] == r["name"]
                            ),
                        )
                        for r in d["axes"] if any_of(k == r["name"] for k in manual_axes["value"])
                    ),
                )
                == 0
                for n, d in in_step(sizes_of(t), s["dim_shardings"])
            )
            for s, m, t in in_step(spreads(), meshes(), spread_types())
        ),
        needs=("C3", "C4"),
        equal=lambda: (
            pair
            for s, m, t in in_step(
                spreads(),
                meshes(),
                spread_types(),
            ) for pair in (((n % product(Vec(product(Vec(maximum(r["sub_axis_info"]["size"] if r["sub_axis_info"] is not None else a["size"], 1) for a in m if a["name"] == r["name"])) for r in d["axes"] if any_of(k == r["name"] for k in manual_axes["value"]))), each) for each in (0,) for n, d in in_step(sizes_of(t), s["dim_shardings"])) if (len(m) == 0) is False else ())
        ),
    )
    check(
        "C18",
        lambda: all_of(
            len(m) == 0
            or alike(l, t)
            and sizes_of(l)
            == Vec(
                n
                // product(
                    Vec(
                        product(
                            Vec(
                                maximum(
                                    r["sub_axis_info"]["size"]
                                    if r["sub_axis_info"] is not None
                                    else a["size"],
                                    1,
                                )
                                for a in m if a["name"] == r["name"]
                            ),
                        )
                        for r in d["axes"] if any_of(k == r["name"] for k in manual_axes["value"])
                    ),
                )
                for n, d in in_step(sizes_of(t), s["dim_shardings"])
            )
            for s, m, t, l in in_step(spreads(), meshes(), spread_types(), local_types())
        ),
        needs=("C10", "C11", "C12", "C13", "C17"),
        equal=lambda: (
            pair
            for s, m, t, l in in_step(
                spreads(),
                meshes(),
                spread_types(),
                local_types(),
            ) for pair in (((sizes_of(l), Vec(n // product(Vec(product(Vec(maximum(r["sub_axis_info"]["size"] if r["sub_axis_info"] is not None else a["size"], 1) for a in m if a["name"] == r["name"])) for r in d["axes"] if any_of(k == r["name"] for k in manual_axes["value"]))) for n, d in in_step(sizes_of(t), s["dim_shardings"]))),) if (len(m) == 0) is False else ())
        ),
    )
