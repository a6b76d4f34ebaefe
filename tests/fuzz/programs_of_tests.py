"""The programs that show rules: small ones of every op, some that break a rule, some that break none."""

from __future__ import annotations

import random
from functools import cache

from opspec.catalog.op_index import index
from opspec.catalog.witnesses import witnesses


def draw(source: random.Random) -> str:
    programs = _programs(source.choice(list(index())))
    return source.choice(programs) if programs else "module {}"


@cache
def _programs(op: str) -> list[str]:
    known = witnesses(op)
    return [*(program for _, program in known.breaks), *known.keeps]
