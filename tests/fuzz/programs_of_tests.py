"""The programs of the generated tests: small ones of every op, some that break a rule, some that break none."""

from __future__ import annotations

import importlib.util
import random
from functools import cache
from pathlib import Path

from tests.checkout import ROOT


def draw(source: random.Random) -> str:
    programs = _programs(source.choice(_files()))
    return source.choice(programs) if programs else "module {}"


@cache
def _files() -> list[Path]:
    return sorted((ROOT / "generated" / "tests").glob("*/test_*.py"))


@cache
def _programs(path: Path) -> list[str]:
    spec = importlib.util.spec_from_file_location(f"fuzzed_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [*(program for _, program in module.BREAKS), *module.KEEPS]
