"""Functions of JAX, lowered by `opspec.lower` and run by `opspec.run`, give what JAX computes; gradients too."""

from __future__ import annotations

import json

import pytest

from tests.forks import forked
from tests.pjrt.jax_children import environment

# The CHLO that JAX's functions bring along; a carrier may emit fewer.
EMITTED = {
    "chlo.acos",
    "chlo.acosh",
    "chlo.asin",
    "chlo.asinh",
    "chlo.atan",
    "chlo.atanh",
    "chlo.bessel_i1e",
    "chlo.cosh",
    "chlo.digamma",
    "chlo.erf",
    "chlo.erf_inv",
    "chlo.erfc",
    "chlo.lgamma",
    "chlo.next_after",
    "chlo.polygamma",
    "chlo.sinh",
    "chlo.square",
    "chlo.top_k",
    "chlo.zeta",
}


def outcomes(*names: str) -> list[dict[str, object]]:
    child = forked(["-m", "tests.lowering.jax_lowered", *names], "jax", env=environment("cpu"), patience=1500)
    assert child.returncode == 0, child.stderr[-2000:]
    return [json.loads(line) for line in child.stdout.splitlines() if line.startswith("{")]


def assert_alike(found: list[dict[str, object]]) -> None:
    wrong = {line["name"]: line["found"] for line in found if line["found"]}
    assert not wrong, "\n\n".join(f"{name}: {text}" for name, text in wrong.items())


def test_some_of_each_kind() -> None:
    found = outcomes("lax.top_k:float32", "special.ndtri:float32", "complex.arcsin:complex64", "lax.bessel_i1e:float64")
    assert len(found) >= 6
    assert_alike(found)


@pytest.mark.slow
@pytest.mark.full
def test_every_function() -> None:
    found = outcomes()
    functions = {str(line["name"]).partition(":")[0].removeprefix("grad.") for line in found}
    assert len(functions) >= 60
    assert sum(str(line["name"]).startswith("grad.") for line in found) >= 60
    assert_alike(found)
    assert {op for line in found for op in line["ops"]} >= EMITTED  # type: ignore[attr-defined]
