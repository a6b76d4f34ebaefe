"""The formula of convolution says what an independent definition says."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import jax
import numpy as np
import pytest

from opspec.formula.evaluation import evaluate, load
from tests.formula.arrays import assert_same, type_of
from tests.samples import one_in

SIDES = [
    ("input_batch", "input_feature"),
    ("kernel_output_feature", "kernel_input_feature"),
    ("output_batch", "output_feature"),
]


def spread_out(x: Any, dilation: Sequence[int], low: Sequence[int], high: Sequence[int]) -> Any:
    """The last dimensions with zeros between and around; negative edges cut."""
    outer = x.ndim - len(dilation)
    sizes = [max((size - 1) * d + 1, 0) for size, d in zip(x.shape[outer:], dilation, strict=True)]
    canvas = np.zeros((*x.shape[:outer], *sizes), x.dtype)
    canvas[(..., *(slice(None, None, d) for d in dilation))] = x
    edges = [(max(a, 0), max(b, 0)) for a, b in zip(low, high, strict=True)]
    canvas = np.pad(canvas, [(0, 0)] * outer + edges)
    lengths = canvas.shape[outer:]
    cuts = [slice(max(-a, 0), n - max(-b, 0)) for a, b, n in zip(low, high, lengths, strict=True)]
    return canvas[(..., *cuts)]


def layouts(a: dict[str, Any]) -> list[tuple[int, ...]]:
    """The axes of each side: the two of SIDES, then space."""
    return [
        (a[f"{first}_dimension"], a[f"{second}_dimension"], *a[f"{first.split('_')[0]}_spatial_dimensions"])
        for first, second in SIDES
    ]


def convolved(lhs: Any, rhs: Any, a: dict[str, Any]) -> Any:
    """Everything brought to batch, feature, space; groups apart; each window against the kernel."""
    n = lhs.ndim - 2
    input_axes, kernel_axes, output_axes = layouts(a)
    x, w = lhs.transpose(input_axes), rhs.transpose(kernel_axes)
    w = w[(..., *(slice(None, None, -1 if flip else 1) for flip in a["window_reversal"]))]
    low, high = zip(*a["padding"], strict=True) if n else ((), ())
    x = spread_out(x, a["lhs_dilation"], low, high)
    w = spread_out(w, a["rhs_dilation"], [0] * n, [0] * n)
    window = w.shape[2:]
    counts = [
        max((size - reach) // stride + 1, 0) if size >= reach and size > 0 else 0
        for size, reach, stride in zip(x.shape[2:], window, a["window_strides"], strict=True)
    ]
    outs = []
    groups, batches = a["feature_group_count"], a["batch_group_count"]
    parts = np.split(x, groups, 1) if batches == 1 else np.split(x, batches, 0)
    for features, weights in zip(parts, np.split(w, groups * batches, 0), strict=True):
        out = np.zeros((features.shape[0], weights.shape[0], *counts), x.dtype)
        for at in itertools.product(*map(range, counts)):
            corner = [p * s for p, s in zip(at, a["window_strides"], strict=True)]
            part = features[(..., *(slice(c, c + size) for c, size in zip(corner, window, strict=True)))]
            out[(..., *at)] = np.tensordot(part, weights, (list(range(1, n + 2)),) * 2)
        outs.append(out)
    return np.concatenate(outs, 1).transpose(np.argsort(output_axes))


def random_convolution(rng: random.Random) -> tuple[Any, Any, dict[str, Any]]:
    n = rng.randrange(3)
    groups, batches = rng.choice([(1, 1), (2, 1), (1, 2)])
    batch, channels = batches * rng.randrange(1, 3), rng.randrange(1, 3)
    features = groups * batches * rng.randrange(1, 3)
    space = [rng.randrange(1, 5) for _ in range(n)]
    window = [rng.randrange(1, 4) for _ in range(n)]
    a: dict[str, Any] = {
        "window_strides": [rng.randrange(1, 3) for _ in range(n)],
        "padding": [[rng.randrange(-1, 3), rng.randrange(-1, 3)] for _ in range(n)],
        "lhs_dilation": [rng.randrange(1, 3) for _ in range(n)],
        "rhs_dilation": [rng.randrange(1, 3) for _ in range(n)],
        "window_reversal": [rng.random() < 0.5 for _ in range(n)],
        "feature_group_count": groups,
        "batch_group_count": batches,
    }
    values = np.random.default_rng(rng.randrange(1 << 30))
    arrays = []
    sizes = [[batch, channels * groups, *space], [features, channels, *window], [0, 0, *space]]
    for (first, second), lengths in zip(SIDES, sizes, strict=True):
        axes = rng.sample(range(n + 2), n + 2)
        a[f"{first}_dimension"], a[f"{second}_dimension"] = axes[:2]
        a[f"{first.split('_')[0]}_spatial_dimensions"] = axes[2:]
        shape = [lengths[k] for k in np.argsort(axes)]
        arrays.append(values.integers(-9, 9, shape).astype(np.int32))
    return arrays[0], arrays[1], a


@pytest.mark.parametrize("seed", range(25))
def test_convolution(seed: int) -> None:
    lhs, rhs, attributes = random_convolution(random.Random(seed))
    expected = convolved(lhs, rhs, attributes)
    op, _ = load("stablehlo.convolution")
    assert_same(evaluate(op, [lhs, rhs], attributes, [type_of(expected)])[0], expected)


@pytest.mark.parametrize("seed", one_in(3, range(100, 106)))
def test_convolution_as_jax_has_it(seed: int) -> None:
    lhs, rhs, a = random_convolution(random.Random(seed))
    a["window_reversal"] = [False] * (lhs.ndim - 2)
    numbers = jax.lax.ConvDimensionNumbers(*layouts(a))
    expected = jax.lax.conv_general_dilated(
        lhs,
        rhs,
        a["window_strides"],
        a["padding"],
        a["lhs_dilation"],
        a["rhs_dilation"],
        numbers,
        feature_group_count=a["feature_group_count"],
        batch_group_count=a["batch_group_count"],
    )
    op, _ = load("stablehlo.convolution")
    assert_same(evaluate(op, [lhs, rhs], a, [type_of(expected)])[0], np.asarray(expected))


def test_absent_attributes_take_their_defaults() -> None:
    op, _ = load("stablehlo.convolution")
    lhs, rhs, a = random_convolution(random.Random(5))
    n = lhs.ndim - 2
    plain = {"window_strides": [1] * n, "padding": [[0, 0]] * n, "window_reversal": [False] * n}
    plain |= {"lhs_dilation": [1] * n, "rhs_dilation": [1] * n}
    expected = convolved(lhs, rhs, {**a, **plain})
    left = {name: value for name, value in a.items() if name not in plain}
    assert_same(evaluate(op, [lhs, rhs], left, [type_of(expected)])[0], expected)
