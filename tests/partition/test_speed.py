"""Programs are partitioned while one waits for it."""

from __future__ import annotations

from time import process_time

import pytest

import opspec
from opspec.partition.partitioning import partition
from tests.propagation.test_speed import layers

MOST = 6.0  # seconds for 12,000 ops


@pytest.mark.slow
@pytest.mark.parametrize("count", [300, pytest.param(1200, marks=pytest.mark.full)])
def test_twelve_thousand_ops_take_six_seconds(count: int) -> None:
    partition(opspec.load(layers(2)))  # loads op files
    module = opspec.load(layers(count))
    before = process_time()
    partition(module)
    assert process_time() - before < MOST * count / 1200
