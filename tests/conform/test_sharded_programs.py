"""Programs whose arrays lie on several devices: what they give is what NumPy makes of the whole arrays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import pytest

from opspec.conform.asked import SHARDED, Case, Selection
from opspec.conform.cases import made
from opspec.values.arrays import Array


@pytest.fixture(scope="module")
def cases() -> dict[str, Case]:
    return {case.name.rpartition("/")[2]: case for case in made(SHARDED, Selection(ops=(SHARDED,))).cases}


@dataclass(frozen=True)
class Whole:
    """The sizes of the mesh, which axes of it split the dimensions of each argument and of the result (`x`, `yx`, or
    nothing), and the result of whole arguments.
    """

    mesh: dict[str, int]
    takes: list[tuple[str, ...]]
    gives: tuple[str, ...]
    function: Callable[..., Any]


def softmax(x: Array) -> Any:
    powers = np.exp(x - x.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def second_difference(x: Array) -> Any:
    padded = np.pad(x, 1)
    return padded[:-2] - 2 * padded[1:-1] + padded[2:]


TWO, FOUR, EIGHT = {"x": 2}, {"x": 2, "y": 2}, {"x": 2, "y": 4}
FUNCTIONS = {
    "branches": Whole(TWO, [("x",)], ("x",), lambda x: np.concatenate([np.sin(x[:3]), 2 * x[3:]])),
    "exchanged": Whole(TWO, [("x", "")], ("", "x"), lambda x: x),
    "gathered": Whole(FOUR, [("yx",)], ("x",), lambda x: np.concatenate([x[0:2], x[4:6], x[2:4], x[6:8]])),
    "gradient": Whole(FOUR, [("x", "y"), ("y", "")], ("y", ""), lambda x, w: x.T @ (1 - np.tanh(x @ w) ** 2)),
    "left_to_the_compiler": Whole(FOUR, [("x", "y"), ("y", "")], ("", "x"), lambda x, y: softmax(x @ y)),
    "neighbours": Whole(TWO, [("x",)], ("x",), second_difference),
    "numbered": Whole(FOUR, [("x", "y")], ("x", "y"), lambda x: x + np.kron([[0, 1], [10, 11]], np.ones((2, 2), int))),
    "on_eight": Whole(EIGHT, [("x", "y")], ("", ""), lambda x: x.sum(0, keepdims=True)),
    "product": Whole(TWO, [("", "x"), ("x", "")], ("", ""), lambda x, y: x @ y),
    "ring_product": Whole(TWO, [("x", ""), ("x", "")], ("x", ""), lambda x, y: x @ y),
    "scattered_sum": Whole(TWO, [("x", "")], ("x", ""), lambda x: x[:4] + x[4:]),
    "shifted": Whole(FOUR, [("xy",)], ("xy",), lambda x: np.concatenate([[0, 0], x[:-2]])),
    "softmax": Whole(FOUR, [("x", "y")], ("x", "y"), softmax),
}


def box(mesh: dict[str, int], device: int, shape: tuple[int, ...], axes: tuple[str, ...]) -> tuple[slice, ...]:
    """Which part of an array a device has; the devices are numbered along the last axis of the mesh first."""
    places = dict(zip(mesh, np.unravel_index(device, tuple(mesh.values())), strict=True))
    found = []
    for size, names in zip(shape, axes, strict=True):
        of = prod(mesh[name] for name in names)
        at = int(np.ravel_multi_index([places[name] for name in names], [mesh[name] for name in names])) if names else 0
        found.append(slice(at * size // of, (at + 1) * size // of))
    return tuple(found)


def whole(mesh: dict[str, int], parts: list[Array], axes: tuple[str, ...]) -> Array:
    shape = tuple(size * prod(mesh[name] for name in names) for size, names in zip(parts[0].shape, axes, strict=True))
    found = np.zeros(shape, parts[0].dtype)
    for device, part in enumerate(parts):
        found[box(mesh, device, shape, axes)] = part
    return found


def test_each_is_there(cases: dict[str, Case]) -> None:
    assert cases.keys() == FUNCTIONS.keys()


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_the_parts_are_those_of_what_numpy_gives(name: str, cases: dict[str, Case]) -> None:
    case = cases[name]
    is_ = FUNCTIONS[name]
    count = prod(is_.mesh.values())
    assert case.grid == (1, count)
    taken = len(is_.takes)
    arguments = [whole(is_.mesh, list(case.inputs[at::taken]), axes) for at, axes in enumerate(is_.takes)]
    wider = [x.astype(np.float64) if x.dtype == np.float32 else x for x in arguments]
    right = np.asarray(is_.function(*wider))
    assert len(case.outputs) == len(case.names) == len(case.tolerances) == count
    for device, (found, allowed) in enumerate(zip(case.outputs, case.tolerances, strict=True)):
        wanted = right[box(is_.mesh, device, right.shape, is_.gives)]
        assert found.shape == wanted.shape
        bound = 0.0 if allowed.bound is None else allowed.bound
        assert (np.abs(found - wanted) <= bound).all()
        assert np.max(bound) < 1e-4
