"""A dump of a program that XLA divided: behind the partitioner all processes run, and a wrong pass is found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from opspec.bisection.cut import shown
from opspec.bisection.passes import Bisection, PassVerdict, Stages, bisect
from opspec.bisection.processes import processes_of
from opspec.bisection.stages import DumpStage, dumps
from opspec.conform.smaller import ops_of
from opspec.grid import run_grid
from opspec.programs.loading import HloNote, load
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor
from tests.bisection.dump import dumped, plain
from tests.samples import one_in

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings(f"ignore::{HloNote.__module__}.HloNote")]
DEVICES = 4
# What is planted behind the partitioner: the groups that add up, and what they do instead.
PLANTED = {
    "groups": (r"( all-reduce\(.*?replica_groups=)mesh\[.*?\] \{.*?\}", r"\1{{0,1},{2,3}}"),
    "what is added up": (r"to_apply=%region_2\.0\.clone", "to_apply=%region_0.0"),
}


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> list[DumpStage]:
    pytest.importorskip("jax")
    (dump,) = dumps(dumped(tmp_path_factory.mktemp("dump"), DEVICES))
    return list(dump.stages)


def found_in(stages: list[DumpStage]) -> Bisection:
    return bisect(stages, Stages(arguments))


def arguments(types: Sequence[Tensor | Other]) -> list[Array]:
    return [np.random.default_rng(0).random(tuple(t.shape), np.float32) for t in types if isinstance(t, Tensor)]


def at(stages: list[DumpStage], ran: str) -> int:
    return next(place for place, stage in enumerate(stages) if stage.ran == ran)


def test_all_processes_of_a_stage_run(stages: list[DumpStage]) -> None:
    seen = [stages[0], *stages[at(stages, "shardy-xla") : at(stages, "algsimp") + 1 : 3], stages[-1]]
    found = found_in(seen)
    assert found.parting is None, found.parting
    verdicts = [row.verdict for row in found.rows]
    assert PassVerdict.NOT_RUN not in verdicts
    assert verdicts.count(PassVerdict.OTHER) == 1  # the parts are other arguments than the whole
    counts = [processes_of(import_module(load(stage.path))) for stage in (seen[0], seen[-1])]
    assert counts == [(1, 1), (1, DEVICES)]


@pytest.mark.parametrize("fault", one_in(2, PLANTED))
def test_a_fault_behind_the_partitioner_is_found_by_name(fault: str, stages: list[DumpStage], tmp_path: Path) -> None:
    before, after = PLANTED[fault]
    last = at(stages, "algsimp")
    for place, stage in enumerate(stages[last - 1 : last + 2]):
        text = plain(stage)
        if place == 1:
            text, places = re.subn(before, after, text)
            assert places
        (tmp_path / stage.path.name.replace(".hlo.pb", ".txt")).write_text(text)
    (dump,) = dumps(tmp_path)
    found = found_in(list(dump.stages))
    assert found.parting is not None
    assert found.parting.after.stage.ran == "algsimp"
    small = shown(found.parting)
    assert small is not None
    assert small.grid == (1, DEVICES)
    texts = small.before, small.after
    for text in texts:  # the one op, with its region
        assert [op.name for op in ops_of(import_module(load(text)))][0::2] == ["stablehlo.all_reduce"]
    outputs = [run_grid(load(text), small.given, partitions=DEVICES) for text in texts]
    assert any(x[0].tobytes() != y[0].tobytes() for x, y in zip(*outputs, strict=True))


def test_a_fault_that_asks_nobody_is_shown_by_one_process(stages: list[DumpStage], tmp_path: Path) -> None:
    last = at(stages, "algsimp")
    for place, stage in enumerate(stages[last - 1 : last + 1]):
        text = plain(stage)
        made = text.replace(" exponential(", " tanh(") if place else text
        assert (made != text) == bool(place)
        (tmp_path / stage.path.name.replace(".hlo.pb", ".txt")).write_text(made)
    found = found_in(list(dumps(tmp_path)[0].stages))
    assert found.parting is not None
    assert found.parting.before.grid == (1, DEVICES)
    small = shown(found.parting)
    assert small is not None
    assert small.grid == (1, 1)
    assert small.ops == 2
