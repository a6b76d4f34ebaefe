"""A few hundred JAX programs on the platforms cpu and opspec: equal results."""

from __future__ import annotations

import functools
import json
import subprocess
import sys

import pytest
from jax_children import environment, outcomes

pytestmark = [pytest.mark.slow, pytest.mark.full]
_LIST = """
import json, jax.experimental.checkify, jax.experimental.ode, jax.experimental.sparse, jax.export
import jax_programs
print(json.dumps(list(jax_programs.PROGRAMS)))
"""
GROUPS = ("jnp", "nn", "special", "lax", "stats", "random", "linalg", "larger")


@functools.cache
def names() -> dict[str, list[str]]:
    child = subprocess.run(
        [sys.executable, "-c", _LIST], capture_output=True, text=True, check=True, env=environment("cpu"), timeout=300
    )
    found: list[str] = json.loads(child.stdout)
    return {group: [name for name in found if name.startswith(f"{group}.")] for group in GROUPS}


@pytest.mark.parametrize("group", GROUPS)
def test_the_platforms_agree(group: str) -> None:
    wanted = names()[group]
    assert len(wanted) > 20
    found = outcomes("jax_child.py", *wanted)
    wrong = {name: text for name, text in found.items() if text}
    assert not wrong, "\n\n".join(f"{name}: {text}" for name, text in wrong.items())
    assert set(found) == set(wanted)
