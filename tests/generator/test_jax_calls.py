"""The calls of JAX on pages of ops give what the examples beside them say."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from opspec_generator.site.jax_call import jax_call
from opspec_model.definitions.spec import Op
from tests.generated_cases import ops
from tests.pjrt.jax_children import run_forked

# What runs there: each call with the operands of the first example by their names, as the page shows it.
CHILD = """
import json, sys
import jax, jax.numpy as jnp, numpy as np
from jax import lax
from opspec.catalog.op_files import load
from opspec.formula.example_arrays import parse_example

jax.config.update("jax_enable_x64", True)
# XLA's functions are farther off than ours: a call of another op would be farther still.
NEAR = {"float64": 1e-12, "float32": 1e-5, "complex64": 1e-5, "complex128": 1e-12, "bfloat16": 0.0}

def named(op, values):
    for value, given in zip(op.operands, values, strict=True):
        items = given if isinstance(given, list) else [given]
        names = [f"{value.name}_{at}" for at in range(len(items))] if len(items) > 1 else [value.name]
        yield from zip(names, (jnp.asarray(np.asarray(item)) for item in items))

def told(op, call):
    case = parse_example(op, op.examples[0], op.base)
    given = dict(named(op, case.operands))
    found = eval(call, {"jax": jax, "jnp": jnp, "lax": lax, **given})
    wanted = [item for given in case.outputs for item in (given if isinstance(given, list) else [given])]
    found = [np.asarray(one) for one in jax.tree.leaves(found)]
    if len(found) != len(wanted):
        return f"{len(found)} results, wanted {len(wanted)}"
    for ours, theirs in zip(map(np.asarray, wanted), found):
        if (ours.dtype, ours.shape) != (theirs.dtype, theirs.shape):
            return f"{theirs.dtype}{theirs.shape}, wanted {ours.dtype}{ours.shape}"
        wide = (lambda x: x.astype(np.float64)) if ours.dtype.name == "bfloat16" else (lambda x: x)
        if not np.allclose(wide(theirs), wide(ours), rtol=NEAR.get(ours.dtype.name, 0), atol=0, equal_nan=True):
            return f"{theirs.tolist()}, wanted {ours.tolist()}"
    return ""

found = {}
for name, call in json.loads(CALLS).items():
    try:
        found[name] = told(load(name)[0], call)
    except Exception as problem:
        found[name] = f"{type(problem).__name__}: {problem}"
print(json.dumps(found))
"""


def held(chosen: list[Op]) -> dict[str, str]:
    calls = json.dumps({op.name: jax_call(op) for op in chosen})
    done = run_forked(f"CALLS = {calls!r}\n{CHILD}", platforms="cpu")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return {name: f"{jax_call(op)}: {told[name]}" for op in chosen if told[(name := op.name)]}


def with_calls() -> list[Op]:
    return [op for op in ops() if op.examples and jax_call(op)]


def test_a_call_of_jax_gives_what_the_example_says() -> None:
    assert held(with_calls()[::15]) == {}


@pytest.mark.full
def test_all_calls_of_jax_give_what_the_examples_say() -> None:
    chosen = with_calls()
    assert len(chosen) > 120
    assert held(chosen) == {}


def test_a_call_is_written_only_where_it_cannot_be_told() -> None:
    told = [op.name for op in ops() if op.jax_call and jax_call(replace(op, jax_call="")) == op.jax_call]
    assert told == []
