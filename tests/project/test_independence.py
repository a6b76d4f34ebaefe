"""Verifier, inference and executor need the carrier to hold programs and for nothing else, and never JAX."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
from typing import Any

import pytest

pytestmark = pytest.mark.filterwarnings("error")


@functools.cache
def answers() -> dict[str, Any]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.run(
        [sys.executable, "-m", "tests.project.without_carrier"],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    answer: dict[str, Any] = json.loads(child.stdout)
    return answer


def test_much_is_forbidden_and_jax_is_absent() -> None:
    assert answers()["forbidden"] > 100
    assert answers()["jax"] == []


def test_the_verifier_is_ours() -> None:
    wrong = {name: pair for name, pair in answers()["broken"].items() if pair[0] != pair[1]}
    assert not wrong
    assert len(answers()["broken"]) > 100
    assert set(answers()["valid"].values()) == {0}
    assert answers()["program"] == 0


def test_inference_is_ours() -> None:
    inferred = answers()["inferred"]
    assert inferred.pop("stablehlo.convert") == [["None"], ["tensor<2x3xi32>"]]
    assert len(inferred) >= 5
    assert all(found == declared for found, declared in inferred.values())


def test_the_executor_is_ours() -> None:
    assert answers()["results"] == [
        [[0, 0, 0], [1, -2, 3], [4, 5.5, -6], [0, 0, 0]],
        [2, 3.5],
        [[5.5, 4, -6], [3, 1, -2]],
        [[1, -2, 3], [4, 5, -6]],
    ]
