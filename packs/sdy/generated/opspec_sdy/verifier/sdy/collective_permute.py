"""Verifier of sdy.collective_permute: Parts that devices exchange, each one for one of the same
size.
"""

# Generated from spec/ops/sdy/collective_permute.yaml: change that file, then run `opspec generate`.

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
    shape,
)
from opspec.values.constants import Struct
from opspec.values.dims import in_step
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(result) == shape(input)", says="`result` has the shape of `input`"),
    "C2": Rule("given(spread.mesh_or_ref)", says="the mesh is one of the program"),
    "C3": Rule(
        "len(spread.dim_shardings) == (0 if maximal else rank(input))",
        says="a sharding has an entry for each dimension, and none where all is on one device",
    ),
    "C4": Rule(
        "all(any(a.name == r.name for a in mesh_axes) for r in used)",
        says="each axis is one of the mesh",
    ),
    "C5": Rule(
        "all(not given(r.sub_axis_info) or (1 <= r.sub_axis_info.pre_size and 1 < "
        "r.sub_axis_info.size and n % h == 0 and r.sub_axis_info.size < n) for r, n, h in "
        "zip(used, sizes, highs))",
        says="parts of axes lie within them, and their sizes divide those of the axes",
    ),
    "C6": Rule(
        "all(all(k <= j or (r != t and (r.name != t.name or highs[j] <= lows[k] or highs[k] <= "
        "lows[j])) for k, t in zip(range(len(used)), used)) for j, r in zip(range(len(used)), "
        "used))",
        says="an axis, or a part of one, is used once",
    ),
    "C7": Rule(
        "all(all(j == 0 or not given(r.sub_axis_info) or not given(l[j - 1].sub_axis_info) or "
        "r.name != l[j - 1].name or l[j - 1].sub_axis_info.pre_size * l[j - 1].sub_axis_info.size "
        "!= r.sub_axis_info.pre_size for j, r in zip(range(len(l)), l)) for l in lists)",
        says="two parts that follow one another in an axis are one part",
    ),
    "C8": Rule(
        "all(j <= first or j == first + len(spread.replicated_axes) or places[j - 1] < places[j] "
        "or (places[j - 1] == places[j] and lows[j - 1] < lows[j]) for j in range(len(used)))",
        says="replicated and unreduced axes stand in the order of the mesh",
    ),
    "C9": Rule(
        "all(not given(d.priority) or not d.is_closed or 0 < len(d.axes) for d in "
        "spread.dim_shardings)",
        says="a dimension that is closed and has no axes has no priority",
    ),
}


def rules(check: Check, input: Tensor, out_sharding: Struct, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    spread = lazily(lambda: out_sharding)
    mesh_axes = lazily(
        lambda: spread()["mesh_or_ref"]["axes"] if spread()["mesh_or_ref"] is not None else (),
    )
    maximal = lazily(
        lambda: (
            spread()["mesh_or_ref"] is not None
            and len(spread()["mesh_or_ref"]["axes"]) == 0
            and len(spread()["mesh_or_ref"]["device_ids"]) == 1
        ),
    )
    lists = lazily(
        lambda: chained(
            (
                tuple(d["axes"] for d in spread()["dim_shardings"]),
                (spread()["replicated_axes"], spread()["unreduced_axes"]),
            ),
        ),
    )
    used = lazily(lambda: chained(lists()))
    sizes = lazily(
        lambda: Vec(
            Vec(a["size"] for a in mesh_axes() if a["name"] == r["name"])[0] for r in used()
        ),
    )
    places = lazily(
        lambda: Vec(
            Vec(
                k
                for k, a in in_step(range(len(mesh_axes())), mesh_axes()) if a["name"] == r["name"]
            )[0]
            for r in used()
        ),
    )
    lows = lazily(
        lambda: Vec(
            r["sub_axis_info"]["pre_size"] if r["sub_axis_info"] is not None else 1
            for r in used()
        ),
    )
    highs = lazily(
        lambda: Vec(
            r["sub_axis_info"]["pre_size"] * r["sub_axis_info"]["size"]
            if r["sub_axis_info"] is not None
            else n
            for r, n in in_step(used(), sizes())
        ),
    )
    first = lazily(
        lambda: len(used()) - len(spread()["replicated_axes"]) - len(spread()["unreduced_axes"]),
    )
    check(
        "C1",
        lambda: shape(result) == shape(input),
        equal=lambda: ((shape(result), shape(input)),),
    )
    check("C2", lambda: spread()["mesh_or_ref"] is not None)
    check(
        "C3",
        lambda: len(spread()["dim_shardings"]) == (0 if maximal() else rank(input)),
        needs=("C2",),
    )
    check(
        "C4",
        lambda: all_of(any_of(a["name"] == r["name"] for a in mesh_axes()) for r in used()),
        needs=("C2",),
    )
    check(
        "C5",
        lambda: all_of(
            not r["sub_axis_info"] is not None
            or 1 <= r["sub_axis_info"]["pre_size"]
            and 1 < r["sub_axis_info"]["size"]
            and n % h == 0
            and r["sub_axis_info"]["size"] < n
            for r, n, h in in_step(used(), sizes(), highs())
        ),
        needs=("C4",),
    )
    check(
        "C6",
        lambda: all_of(
            all_of(
                k <= j
                or r != t
                and (r["name"] != t["name"] or highs()[j] <= lows()[k] or highs()[k] <= lows()[j])
                for k, t in in_step(range(len(used())), used())
            )
            for j, r in in_step(range(len(used())), used())
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
            for l in lists()
        ),
    )
    check(
        "C8",
        lambda: all_of(
            j <= first()
            or j == first() + len(spread()["replicated_axes"])
            or places()[j - 1] < places()[j]
            or places()[j - 1] == places()[j] and lows()[j - 1] < lows()[j]
            for j in range(len(used()))
        ),
        needs=("C4",),
    )
    check(
        "C9",
        lambda: all_of(
            not d["priority"] is not None or not d["is_closed"] or 0 < len(d["axes"])
            for d in spread()["dim_shardings"]
        ),
    )
