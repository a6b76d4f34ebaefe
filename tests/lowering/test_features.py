"""Every feature of the histories: a program that uses it is refused at the older target by feature, place and version,
or is written in an older form that the library takes.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import opspec
from opspec.catalog.witnesses import witnesses
from opspec.errors import LoadError, OpSpecError
from opspec.instances.program_text import program
from opspec.lowering.expansion import LowerError
from opspec.lowering.needed_versions import needs
from opspec.programs import carrier
from opspec.programs.loading import load_generic
from opspec_generator.spec_diff.evidence import Evidence
from opspec_generator.spec_diff.sources import as_of
from opspec_model.definitions.spec import Op
from opspec_model.definitions.versions import Change, number
from tests.generated_cases import ops

# What no instance near to examples has: axes, types that examples cannot write, two things changed at once. Programs
# written by hand have them in `test_downgrade.py` and `test_needed_versions.py`.
NOT_FOUND = {
    *("groups as axes of a mesh", "buffers", "futures", "result_tilings", "source_target_pairs"),
    *("a region that computes in a wider type", "an algorithm that makes a product of f8E4M3FN of several"),
}
STABLEHLO = [op for op in ops() if op.dialect == "stablehlo"]
FIRST = "0.9.0"


@dataclass(frozen=True)
class Feature:
    op: Op
    change: Change

    def __str__(self) -> str:
        return f"{self.op.short}, {self.change.version}: {self.change.brings}"


FEATURES = [
    Feature(op, change)
    for op in STABLEHLO
    for change in op.changes
    if not change.told and change.version != FIRST and change.brings not in NOT_FOUND
]
# One of each way to be written for earlier versions, or not to be.
QUICK = {"tan, 1.4.0: added", "composite, 0.19.0: added",
         "collective_reduce, 1.19.0: added", "exponential, 1.9.0: the accuracy asked for"}  # fmt: skip


@functools.cache
def log() -> list[str]:
    return list(STABLEHLO[0].base.dialects["stablehlo"].history)


def before(version: str) -> str:
    return max((other for other in log() if number(other) < number(version)), key=number)


def programs(feature: Feature) -> Iterator[str]:
    """Programs that use it, the simplest first."""
    if feature.change.when is None:
        yield from sorted(witnesses(feature.op.name).keeps, key=len)[:3]
        return
    lacking = as_of(feature.op, lambda change: change == feature.change)
    told = Evidence(lacking, feature.op)
    told.search(rules=True, meaning=False)
    if told.accepted is not None:
        yield program(feature.op, told.accepted)


def loaded(text: str) -> Any:
    """Ops of a form that the library lacks are read as they stand."""
    try:
        return opspec.load(text)
    except LoadError:
        return load_generic(text)


def written_for(module: Any, version: str) -> Any:
    """The module as an older version says it, or why it cannot."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return opspec.lower(module, to=version)
        except LowerError as error:
            return str(error)


@pytest.mark.parametrize(
    "feature",
    [pytest.param(x, marks=() if str(x) in QUICK else pytest.mark.full) for x in FEATURES],
    ids=map(str, FEATURES),
)
def test_a_program_with_one_new_feature_is_refused_before_it(feature: Feature) -> None:
    older, change = before(feature.change.version), feature.change
    found = list(programs(feature))
    assert found, "no program has it"
    for text in found:
        module = loaded(text)
        own = [need for need in needs(module) if need.op == feature.op.name and need.since == change.version]
        what = "the op" if change.added else change.brings
        assert what in [need.what for need in own], text
        place = next(str(need.place) for need in own if need.what == what)
        lowered = written_for(module, older)
        if isinstance(lowered, str):
            assert f"{place}: {feature.op.name}: " in lowered
            assert f"needs StableHLO {change.version}, found {older}" in lowered
            assert change.added or change.brings in lowered
            assert not change.lost
            continue
        assert change.older or change.lost or change.graph or feature.op.decomposition, text
        if number(older) <= number(carrier.versions().stablehlo):
            carrier.serialize(opspec.load(str(lowered)), older)


def test_the_features_that_no_instance_has_are_few() -> None:
    named = {change.brings for op in STABLEHLO for change in op.changes}
    assert named >= NOT_FOUND


def test_bytes_of_another_version_say_what_is_needed() -> None:
    module = opspec.load("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %x : tensor<2xf32>\n}\n")
    data = carrier.serialize(module, "1.0.0")
    with pytest.raises(OpSpecError, match=r"written for StableHLO 1\.0\.0, which .* reads: the bytes are damaged"):
        opspec.load(data[: len(data) // 2])
    newer = data.replace(b"StableHLO_v1.0.0", b"StableHLO_v9.0.0")[:-40]
    with pytest.raises(OpSpecError, match=r"written for StableHLO 9\.0\.0, which no jaxlib has .*opspec lower --to "):
        opspec.load(newer)
