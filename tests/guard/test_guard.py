"""Programs of JAX cross the guard: values stay, and what arrives holds nothing that the policy refuses.

    OPSPEC_PLUGIN=/path/to/plugin.so pytest -m "" tests/guard

stands the guard before a plugin of others too: XLA's CPU is one in the wheels `lammps-jax-pjrt-cpu`, `xla-cpu-pjrt`.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
import yaml

import opspec
from opspec.boundary.policy import SHIPPED
from opspec.guard.settings import MODES, OURS
from opspec.programs import carrier
from tests.checkout import ROOT
from tests.forks import forked
from tests.pjrt.jax_children import environment
from tests.samples import one_in

pytest.importorskip("jax")

WHEEL = "lammps_jax_pjrt_cpu"
SAMPLE = (
    "erf",
    "top_k",
    "a composite of a composite",
    "sizes that an export leaves open",
    "a call of a target",
    "bf16",
)
SHARDED = ("sharding", "sharding by hand")
SOURCE = ROOT / "tests/guard/programs.py"
POLICIES = ROOT / "runtime/opspec/boundary/policies"


@cache
def foreign() -> str:
    """The file of a plugin that is not ours; empty where there is none."""
    spec = find_spec(WHEEL)
    found = sorted(Path(spec.origin).parent.glob("*.so")) if spec is not None and spec.origin else []
    return os.environ.get("OPSPEC_PLUGIN") or (str(found[0]) if found else "")


PLUGINS = [
    OURS,
    pytest.param(
        "foreign",
        marks=[
            pytest.mark.skipif(not foreign(), reason="no plugin of others: name one in OPSPEC_PLUGIN"),
            pytest.mark.full,
        ],
    ),
]


@cache
def crossed(
    plugin: str, mode: str, policy: str, *names: str
) -> tuple[list[bytes], dict[str, Any], dict[str, str], str]:
    """What arrived when a process ran these programs, what they gave, what was refused, and what it said at the end."""
    named = foreign() if plugin == "foreign" else plugin
    given = {"OPSPEC_GUARD": named, "OPSPEC_GUARD_MODE": mode, "OPSPEC_POLICY": policy, "OPSPEC_DEVICES": "2"}
    env = environment("guard", **given, XLA_FLAGS="--xla_force_host_platform_device_count=2", OMP_NUM_THREADS="1")
    with TemporaryDirectory(prefix="opspec-guard-") as made:
        child = forked(["-m", "tests.guard.guarded_child", made, named, *names], "jax", env=env, patience=3000)
        assert child.returncode == 0, child.stderr[-3000:]
        folder = Path(made)
        with np.load(folder / "results.npz") as loaded:
            results = {name: loaded[name] for name in loaded.files}
        arrived = [path.read_bytes() for path in folder.glob("*.mlir")]
        return arrived, results, json.loads((folder / "errors.json").read_text()), child.stderr


def expect_same(name: str, found: dict[str, Any], expected: dict[str, Any]) -> None:
    """The results of a program, as near as what op files promise of graphs: some ULP of f32, or of bf16."""
    keys = [key for key in expected if key.startswith(f"{name}/")]
    assert keys
    for key in keys:
        assert found[key].dtype == expected[key].dtype
        tolerance = 2e-2 if name == "bf16" else 2e-5
        np.testing.assert_allclose(found[key], expected[key], rtol=tolerance, atol=tolerance / 10, err_msg=key)


def expect_allowed(code: bytes, policy: str) -> None:
    """Nothing is in a program that the file of the policy does not let cross: read without any code of the guard."""
    allows = yaml.safe_load((POLICIES / f"{policy}.yaml").read_text())
    written = re.match(rb"ML\xefR\rStableHLO_v([\d.]+)", code)
    assert written is not None
    if "version" in allows:
        newest = carrier.version_of_age(allows["version"])
        assert tuple(map(int, written[1].split(b"."))) <= tuple(map(int, newest.split(".")))
    module = opspec.load(code, trusted=True)
    attributes = allows.get("attributes", ["*"])
    seen = carrier.ops_in(module.operation)
    assert len(seen) >= 3
    for op in seen:
        dialect = op.name.partition(".")[0]
        assert dialect in allows["dialects"], op.name
        if op.name == "stablehlo.composite":
            assert "composites" not in allows
        if op.name == "stablehlo.custom_call" and "custom_calls" in allows:
            assert str(op.attributes["call_target_name"]).strip('"') in allows["custom_calls"]
        text = op.get_asm(print_generic_op_form=True).partition("({")[0]
        for name in re.findall(r"\b((?:mhlo|jax|tf|sdy)\.\w+) =", text):
            assert any(fnmatchcase(name, pattern) for pattern in attributes), name
        assert dialect != "stablehlo" or "tensor<?" not in text or "dynamism" not in allows


def expect_all_allowed(arrived: Iterable[bytes], policy: str) -> None:
    for code in arrived:
        expect_allowed(code, policy)


def expect_crossing(plugin: str, mode: str, policy: str, *names: str) -> None:
    bare, expected, never, _ = crossed(plugin, "none", "jax-today", *names)
    assert set(never) <= set(SHARDED)
    arrived, found, refused, _ = crossed(plugin, mode, policy, *names)
    for name in names:
        if name in never:
            assert refused[name] == never[name]  # the plugin's own words
        elif name not in refused:
            expect_same(name, found, expected)
        else:
            assert mode != "report"
            assert "opspec guard: the policy" in refused[name], refused[name]
            assert mode == "enforce" or "impossible" in refused[name]
    assert len(arrived) >= (len(names) if mode != "enforce" else 1)
    if mode != "report":
        expect_all_allowed(arrived, policy)
    if policy == "portable":  # what arrives without the guard would not be allowed
        with pytest.raises(AssertionError):
            expect_all_allowed(bare, policy)


@pytest.mark.parametrize("plugin", PLUGINS)
@pytest.mark.parametrize(("mode", "policy"), one_in(2, [("fix", "portable"), ("enforce", "stablehlo-only")]))
def test_programs_cross(plugin: str, mode: str, policy: str) -> None:
    expect_crossing(plugin, mode, policy, *SAMPLE)
    _, _, refused, _ = crossed(plugin, mode, policy, *SAMPLE)
    assert refused.keys() == (set() if mode == "fix" else {"a call of a target"} & refused.keys())


def test_the_end_of_a_process_tells_what_crossed_by_line() -> None:
    *_, said = crossed(OURS, "fix", "portable", *SAMPLE)
    line = next(n for n, text in enumerate(SOURCE.read_text().splitlines(), start=1) if '"a composite of a' in text)
    told = said[said.index("opspec guard (fix, policy portable): ") :].splitlines()
    at = next(n for n, text in enumerate(told) if text.endswith(f"programs.py:{line}"))
    assert told[at + 1] == "  replaced 1 time: stablehlo.composite: composites 'chlo.erf' may not cross; expand"
    assert "  replaced 1 time: stablehlo.composite: composites 'acme.outer' may not cross; expand" in told


@pytest.mark.full
@pytest.mark.parametrize("plugin", PLUGINS)
@pytest.mark.parametrize("policy", SHIPPED)
@pytest.mark.parametrize("mode", MODES)
def test_forty_programs_cross(plugin: str, mode: str, policy: str) -> None:
    from tests.guard.programs import PROGRAMS

    assert len(PROGRAMS) >= 40
    expect_crossing(plugin, mode, policy, *PROGRAMS)
    _, _, refused, _ = crossed(plugin, mode, policy, *PROGRAMS)
    if mode == "report":
        assert not refused
    if mode == "fix":
        assert set(refused) == (set() if policy == "jax-today" else set(SHARDED))
