"""Verifier of sdy.all_to_all: Parts that devices have of one dimension become parts of another."""

# Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    any_of,
    chained,
    lazily,
    rank,
    rank_of,
    shape,
    whole_type,
)
from opspec.values.constants import Struct
from opspec.values.dims import in_step, maximum, minimum, product
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head, is_unique

RULES = {
    "C1": Rule("shape(result) == shape(input)", says="`result` has the shape of `input`"),
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
        "all(all(any(a.name == r.name for a in meshes[0]) for r in l) for l in moved)",
        says="each axis is one of the mesh",
    ),
    "C11": Rule(
        "all(all(k <= j or r != t for k, t in zip(range(len(chained(moved))), chained(moved))) for "
        "j, r in zip(range(len(chained(moved))), chained(moved)))",
        says="each axis, or part of one, is named once",
    ),
    "C12": Rule(
        "all(all(j == 0 or not given(r.sub_axis_info) or not given(l[j - 1].sub_axis_info) or "
        "r.name != l[j - 1].name or l[j - 1].sub_axis_info.pre_size * l[j - 1].sub_axis_info.size "
        "!= r.sub_axis_info.pre_size for j, r in zip(range(len(l)), l)) for l in moved)",
        says="two parts that follow one another in an axis are one part",
    ),
    "C13": Rule("0 < len(params.value)", says="something moves"),
    "C14": Rule(
        "all(0 <= p.src_dim < rank(input) and 0 <= p.tgt_dim < rank(input) for p in params.value)",
        says="dimensions are those of the value",
    ),
    "C15": Rule(
        "is_unique(cat([p.src_dim for p in params.value], [p.tgt_dim for p in params.value]))",
        says="each dimension gives once or takes once",
    ),
    "C16": Rule(
        "all(j == 0 or params.value[j - 1].src_dim < p.src_dim for j, p in "
        "zip(range(len(params.value)), params.value))",
        says="those that give go up",
    ),
    "C17": Rule("given(before)", says="its operand has a sharding"),
    "C18": Rule(
        "not given(before) or not given(before.mesh_or_ref) or not given(out_sharding.mesh_or_ref) "
        "or before.mesh_or_ref == out_sharding.mesh_or_ref",
        says="the mesh is that of the operand",
    ),
    "C25": Rule(
        "all(all(not given(r.sub_axis_info) or all(a.name != r.name or (1 <= "
        "r.sub_axis_info.pre_size and 1 < r.sub_axis_info.size and a.size % "
        "(r.sub_axis_info.pre_size * r.sub_axis_info.size) == 0) for a in meshes[0]) for r in l) "
        "for l in moved)",
        says=(
            "parts of axes along which it moves lie within these, and their sizes divide those of "
            "the axes"
        ),
    ),
    "C19": Rule(
        "(not given(before) and not alone) or (not given(before) or len(before.dim_shardings) == "
        "len(has)) and all(product(s) == product(t) and all(all( min(product(head(s, i + 1)), "
        "product(head(t, j + 1))) <= max(product(head(s, i)), product(head(t, j))) or (r.name == "
        "q.name and (r.sub_axis_info.pre_size if given(r.sub_axis_info) else 1) * product(head(t, "
        "j)) == (q.sub_axis_info.pre_size if given(q.sub_axis_info) else 1) * product(head(s, i))) "
        "for j, q in zip(range(len(m)), m)) for i, r in zip(range(len(l)), l)) for l, m, s, t in "
        "zip(had, has, had_sizes, has_sizes))",
        says=(
            "each dimension has the axes of the operand's, less those at the end that it loses, "
            "and behind them those it gets"
        ),
    ),
}


def rules(
    check: Check,
    input: Tensor,
    out_sharding: Struct,
    params: Struct,
    result: Tensor,
    T: Element,
    before: Struct | None,
) -> None:
    """Check every rule, each after the ones that it needs."""
    spreads = lazily(lambda: (out_sharding,))
    spread_types = lazily(lambda: (whole_type(input),))
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
    alone = lazily(lambda: False)
    moved = lazily(
        lambda: tuple(
            chained(tuple(p["axes"] for p in params["value"] if p["tgt_dim"] == d))
            for d in range(rank(input))
        ),
    )
    none = lazily(
        lambda: tuple(tuple(r for r in d["axes"] if 1 < 0) for d in out_sharding["dim_shardings"]),
    )
    gathered = lazily(
        lambda: tuple(
            chained(tuple(p["axes"] for p in params["value"] if p["src_dim"] == d))
            for d in range(rank(input))
        ),
    )
    sliced = lazily(lambda: moved())
    had = lazily(
        lambda: tuple(
            chained(
                (
                    before["dim_shardings"][k]["axes"]
                    if before is not None and k < len(before["dim_shardings"])
                    else none()[k],
                    sliced()[k],
                ),
            )
            for k in range(len(out_sharding["dim_shardings"]))
        ),
    )
    has = lazily(
        lambda: tuple(
            chained((d["axes"], g))
            for d, g in in_step(out_sharding["dim_shardings"], gathered())
        ),
    )
    had_sizes = lazily(
        lambda: Vec(
            Vec(
                r["sub_axis_info"]["size"]
                if r["sub_axis_info"] is not None
                else product(Vec(a["size"] for a in meshes()[0] if a["name"] == r["name"]))
                for r in l
            )
            for l in had()
        ),
    )
    has_sizes = lazily(
        lambda: Vec(
            Vec(
                r["sub_axis_info"]["size"]
                if r["sub_axis_info"] is not None
                else product(Vec(a["size"] for a in meshes()[0] if a["name"] == r["name"]))
                for r in l
            )
            for l in has()
        ),
    )
    check(
        "C1",
        lambda: shape(result) == shape(input),
        equal=lambda: ((shape(result), shape(input)),),
    )
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
    check(
        "C10",
        lambda: all_of(
            all_of(any_of(a["name"] == r["name"] for a in meshes()[0]) for r in l)
            for l in moved()
        ),
        needs=("C2",),
    )
    check(
        "C11",
        lambda: all_of(
            all_of(
                k <= j or r != t
                for k, t in in_step(range(len(chained(moved()))), chained(moved()))
            )
            for j, r in in_step(range(len(chained(moved()))), chained(moved()))
        ),
    )
    check(
        "C12",
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
            for l in moved()
        ),
    )
    check("C13", lambda: 0 < len(params["value"]))
    check(
        "C14",
        lambda: all_of(
            0 <= p["src_dim"] < rank(input) and 0 <= p["tgt_dim"] < rank(input)
            for p in params["value"]
        ),
    )
    check(
        "C15",
        lambda: is_unique(
            cat(
                Vec(p["src_dim"] for p in params["value"]),
                Vec(p["tgt_dim"] for p in params["value"]),
            ),
        ),
    )
    check(
        "C16",
        lambda: all_of(
            j == 0 or params["value"][j - 1]["src_dim"] < p["src_dim"]
            for j, p in in_step(range(len(params["value"])), params["value"])
        ),
    )
    check("C17", lambda: before is not None)
    check(
        "C18",
        lambda: (
            not before is not None
            or not before["mesh_or_ref"] is not None
            or not out_sharding["mesh_or_ref"] is not None
            or before["mesh_or_ref"] == out_sharding["mesh_or_ref"]
        ),
    )
    check(
        "C25",
        lambda: all_of(
            all_of(
                not r["sub_axis_info"] is not None
                or all_of(
                    a["name"] != r["name"]
                    or 1 <= r["sub_axis_info"]["pre_size"]
                    and 1 < r["sub_axis_info"]["size"]
                    and a["size"] % (r["sub_axis_info"]["pre_size"] * r["sub_axis_info"]["size"])
                    == 0
                    for a in meshes()[0]
                )
                for r in l
            )
            for l in moved()
        ),
        needs=("C10",),
    )
    check(
        "C19",
        lambda: (
            not before is not None and not alone()
            or (not before is not None or len(before["dim_shardings"]) == len(has()))
            and all_of(
                product(s) == product(t)
                and all_of(
                    all_of(
                        minimum(product(head(s, i + 1)), product(head(t, j + 1)))
                        <= maximum(product(head(s, i)), product(head(t, j)))
                        or r["name"] == q["name"]
                        and (
                            r["sub_axis_info"]["pre_size"] if r["sub_axis_info"] is not None else 1
                        )
                        * product(head(t, j))
                        == (q["sub_axis_info"]["pre_size"] if q["sub_axis_info"] is not None else 1)
                        * product(head(s, i))
                        for j, q in in_step(range(len(m)), m)
                    )
                    for i, r in in_step(range(len(l)), l)
                )
                for l, m, s, t in in_step(had(), has(), had_sizes(), has_sizes())
            )
        ),
        needs=(
            "C2",
            "C3",
            "C4",
            "C5",
            "C6",
            "C10",
            "C11",
            "C12",
            "C13",
            "C14",
            "C15",
            "C18",
            "C25",
        ),
    )
