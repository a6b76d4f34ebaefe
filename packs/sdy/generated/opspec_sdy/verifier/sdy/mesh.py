"""Verifier of sdy.mesh: A name for a mesh of devices, whose axes shardings name."""

# Generated from spec/ops/sdy/mesh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Rule, Vec, all_of, lazily
from opspec.values.constants import Struct
from opspec.values.dims import in_step, product
from opspec_generated.indices import is_unique

RULES = {
    "C1": Rule(
        "all(all(k <= j or n != m for k, m in zip(range(len(names)), names)) for j, n in "
        "zip(range(len(names)), names))",
        says="each axis has a name of its own",
    ),
    "C2": Rule("1 <= sizes", says="an axis has one device at least"),
    "C3": Rule(
        "len(mesh.axes) == 0 or len(mesh.device_ids) == 0 or len(mesh.device_ids) == "
        "product(sizes)",
        says="the order of the devices, where it is given, has as many as the axes",
    ),
    "C4": Rule("0 <= mesh.device_ids", says="devices are counted from 0"),
    "C5": Rule(
        "len(mesh.axes) == 0 or is_unique(mesh.device_ids)",
        says="each device is there once",
    ),
    "C6": Rule(
        "len(mesh.axes) == 0 or all(d < len(mesh.device_ids) for d in mesh.device_ids)",
        says="devices are counted up to how many there are",
    ),
    "C7": Rule(
        "0 < len(mesh.axes) or len(mesh.device_ids) <= 1",
        says="a mesh without axes is of one device, or of none that is known yet",
    ),
}


def rules(check: Check, sym_name: str, mesh: Struct) -> None:
    """Check every rule, each after the ones that it needs."""
    names = lazily(lambda: tuple(a["name"] for a in mesh["axes"]))
    sizes = lazily(lambda: Vec(a["size"] for a in mesh["axes"]))
    check(
        "C1",
        lambda: all_of(
            all_of(k <= j or n != m for k, m in in_step(range(len(names())), names()))
            for j, n in in_step(range(len(names())), names())
        ),
    )
    check("C2", lambda: 1 <= sizes())
    check(
        "C3",
        lambda: (
            len(mesh["axes"]) == 0
            or len(mesh["device_ids"]) == 0
            or len(mesh["device_ids"]) == product(sizes())
        ),
    )
    check("C4", lambda: 0 <= mesh["device_ids"])
    check("C5", lambda: len(mesh["axes"]) == 0 or is_unique(mesh["device_ids"]))
    check(
        "C6",
        lambda: (
            len(mesh["axes"]) == 0
            or all_of(d < len(mesh["device_ids"]) for d in mesh["device_ids"])
        ),
    )
    check("C7", lambda: 0 < len(mesh["axes"]) or len(mesh["device_ids"]) <= 1)
