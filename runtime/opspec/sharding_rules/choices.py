"""What is chosen about sharding rules, and not found in what an element reads: the rows of spec/sharding.yaml."""

from __future__ import annotations

from functools import cache

from opspec_model.loading.base import sharding_choices
from opspec_model.packaged import spec_dir
from opspec_model.text.problems import Report
from opspec_model.text.table_format import ShardingRowsFile


@cache
def choices() -> ShardingRowsFile:
    report = Report()
    found = sharding_choices(report, spec_dir())
    report.raise_if_any()
    assert found is not None
    return found
