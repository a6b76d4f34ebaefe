"""Close to a thousand JAX programs on the platforms cpu and opspec: equal results. By default a few of each group."""

from __future__ import annotations

import functools
import json

import pytest

from tests.pjrt.jax_children import outcomes, run_forked

pytestmark = pytest.mark.slow
_LIST = """
import json
from tests.forks import forked
from tests.pjrt import jax_child
print(json.dumps(list(jax_child.programs())))
"""
GROUPS = (
    "jnp",
    "nn",
    "special",
    "lax",
    "stats",
    "random",
    "linalg",
    "larger",
    "types",
    "algebra",
    "index",
    "flow",
    "draw",
    "fft",
    "scipy",
)


@functools.cache
def every() -> list[str]:
    found: list[str] = json.loads(run_forked(_LIST, "cpu").stdout)
    return found


def names() -> dict[str, list[str]]:
    return {group: [name for name in every() if name.startswith(f"{group}.")] for group in GROUPS}


def test_every_program_is_in_a_group() -> None:
    listed = [name for group in names().values() for name in group]
    assert sorted(listed) == sorted(every())
    assert len(listed) > 900


PARTS = {"types": 8}  # a program of this group is up to 70 programs to compile, which one child would not finish


@pytest.mark.full
@pytest.mark.parametrize(("group", "part"), [(group, part) for group in GROUPS for part in range(PARTS.get(group, 1))])
def test_the_platforms_agree(group: str, part: int) -> None:
    _expect_agreement(names()[group][part :: PARTS.get(group, 1)])


# Of groups whose middle one is dozens of programs to compile, another; a transform is in `lax`.
SAMPLE = {
    "types": [],
    "lax": ["lax.sub", "lax.fft"],
    "random": ["random.gamma"],
    "algebra": ["algebra.sylvester"],
    "index": [],  # three of them are in any sample
    "flow": ["flow.scan_vmap_axes"],
    "draw": ["draw.rbg.uniform"],
    "fft": [],
    "scipy": ["scipy.nn"],
}


def test_the_platforms_agree_on_a_sample() -> None:
    groups = list(names().items())[::6]
    middle = [name for kind, group in groups for name in SAMPLE.get(kind, [group[len(group) // 2]])]
    windows = [name for name in every() if name.startswith("index.windows.")]  # partly outside, as XLA has them
    assert len(windows) == 3
    _expect_agreement(list(dict.fromkeys([*middle, *windows])))


def _expect_agreement(wanted: list[str]) -> None:
    assert wanted
    found = outcomes("jax_child", *wanted)
    wrong = {name: text for name, text in found.items() if text}
    assert not wrong, "\n\n".join(f"{name}: {text}" for name, text in wrong.items())
    assert set(found) == set(wanted)
