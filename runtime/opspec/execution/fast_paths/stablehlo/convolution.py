"""convolution as products of matrices: windows copied into columns, tile by tile, and multiplied by BLAS.

Everything is brought to one order of dimensions first: images as (groups, batch, channels, space...) or with channels
last, kernels as (groups, features, channels, window...). A dilated input (the gradient of a strided convolution) is
split into its phases, so that no zeros are multiplied.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product as each_of

import numpy as np
from numpy.lib.stride_tricks import as_strided

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.products import NO_PRODUCT, ProductMethod, product
from opspec.execution.ways import WhyNot
from opspec.numerics.blas import matmul
from opspec.values.arrays import Array
from opspec.values.types import Tensor

Sizes = tuple[int, ...]

_TILE = 2**20  # elements of columns that are made at once


@dataclass(frozen=True, slots=True)
class Window:
    """How windows lie in space, one entry per dimension."""

    size: Sizes
    stride: Sizes
    low: Sizes
    spread: Sizes  # distance of two taps
    dilation: Sizes  # of the input
    out: Sizes


@dataclass(frozen=True, slots=True)
class Convolution:
    """Of arrays of the shapes `lhs` and `rhs`. `images`, `kernels` and `results`: which dimension is that of the batch,
    of the channels or features, and of space; of kernels the features that they make come first.
    """

    how: ProductMethod
    window: Window
    flipped: tuple[bool, ...]
    lhs: Sizes
    rhs: Sizes
    result: Sizes
    images: Sizes
    kernels: Sizes
    results: Sizes
    feature_groups: int
    batch_groups: int

    @property
    def groups(self) -> int:
        return max(self.feature_groups, self.batch_groups)

    def leaves_out(self, weights: Array) -> bool:
        """Whether zeros between elements are left out that would count: zero times infinity does."""
        return self.dilated and not np.isfinite(self.how.factor(weights)).all()

    @property
    def dilated(self) -> bool:
        return any(d != 1 for d in self.window.dilation)

    def __call__(self, x: Array, w: Array) -> Array | None:
        how, groups = self.how, self.groups
        last = self.images[1] == len(self.lhs) - 1
        weights = how.factor(w)
        if self.leaves_out(weights):
            return None
        images = how.factor(x).transpose(_ordered(self.images, last))
        turned = tuple(slice(None, None, -1 if flip else 1) for flip in (False, False, *self.flipped))
        kernels = weights.transpose(self.kernels)[turned]
        kernels = kernels.reshape(groups, kernels.shape[0] // groups, *kernels.shape[1:])
        if self.batch_groups > 1:
            images = images.reshape(groups, images.shape[0] // groups, *images.shape[1:])
        else:
            axis = images.ndim - 1 if last else 1
            each = images.shape[axis] // groups
            parts = images.reshape(*images.shape[:axis], groups, each, *images.shape[axis + 1 :])
            images = np.moveaxis(parts, axis, 0)
        made = _convolved(images, kernels, self.window, last, how)  # (groups, batch, features, space...), or last
        made = np.moveaxis(made, 0, made.ndim - 2 if last else 1)
        axis = made.ndim - 2 if last else 1
        made = made.reshape(*made.shape[:axis], self.rhs[self.kernels[0]], *made.shape[axis + 2 :])
        return how.out_of(made.transpose(np.argsort(_ordered(self.results, last))))


def im2col(
    lhs: Tensor,
    rhs: Tensor,
    *,
    window_strides: Sequence[int],
    padding: Sequence[Sequence[int]],
    lhs_dilation: Sequence[int],
    rhs_dilation: Sequence[int],
    window_reversal: Sequence[bool],
    input_batch_dimension: int,
    input_feature_dimension: int,
    input_spatial_dimensions: Sequence[int],
    kernel_input_feature_dimension: int,
    kernel_output_feature_dimension: int,
    kernel_spatial_dimensions: Sequence[int],
    output_batch_dimension: int,
    output_feature_dimension: int,
    output_spatial_dimensions: Sequence[int],
    feature_group_count: int,
    batch_group_count: int,
    result: Tensor,
    **_: object,
) -> Convolution | WhyNot:
    terms = math.prod(rhs.shape) // max(rhs.shape[kernel_output_feature_dimension], 1)
    how = product(lhs.element, rhs.element, result.element, terms)  # type: ignore[arg-type]
    if how is None:
        return NO_PRODUCT
    window = Window(
        tuple(rhs.shape[d] for d in kernel_spatial_dimensions),
        _sizes(window_strides),
        tuple(int(row[0]) for row in padding),
        _sizes(rhs_dilation),
        _sizes(lhs_dilation),
        tuple(result.shape[d] for d in output_spatial_dimensions),
    )
    return Convolution(
        how,
        window,
        tuple(map(bool, window_reversal)),
        _sizes(lhs.shape),
        _sizes(rhs.shape),
        _sizes(result.shape),
        _sizes((input_batch_dimension, input_feature_dimension, *input_spatial_dimensions)),
        _sizes((kernel_output_feature_dimension, kernel_input_feature_dimension, *kernel_spatial_dimensions)),
        _sizes((output_batch_dimension, output_feature_dimension, *output_spatial_dimensions)),
        int(feature_group_count),
        int(batch_group_count),
    )


def _sizes(numbers: Iterable[int]) -> Sizes:
    return tuple(map(int, numbers))


def _ordered(dimensions: Sizes, last: bool) -> Sizes:
    """Batch, features and space, with features last where they are."""
    batch, feature, *space = dimensions
    return (batch, *space, feature) if last else dimensions


# --- phases of a dilated input ------------------------------------------------------------------------------


def _convolved(images: Array, kernels: Array, window: Window, last: bool, how: ProductMethod) -> Array:
    groups, features = kernels.shape[:2]
    batch = images.shape[1]
    shape = (groups, batch, *window.out, features) if last else (groups, batch, features, *window.out)
    parts = list(phases(window))
    if all(d == 1 for d in window.dilation):
        return _undilated(images, kernels, parts[0][2], last, how)
    out = np.zeros(shape, how.matmul(images[:0, :0].reshape(0, 1, 1), kernels[:0].reshape(0, 1, 1)).dtype)
    for outputs, taps, inner in parts:
        part = out[(slice(None), slice(None), *outputs) if last else (slice(None), slice(None), slice(None), *outputs)]
        chosen = kernels[(slice(None), slice(None), slice(None), *taps)]
        if part.size and chosen.size:
            part[...] = _undilated(images, chosen, inner, last, how)
    return out


Phase = tuple[tuple[slice, ...], tuple[slice, ...], Window]


def phases(window: Window) -> Iterator[Phase]:
    """The outputs and taps that meet input elements together, and how the taps lie in the undilated input."""
    for parts in each_of(*(_axis_phases(window, at) for at in range(len(window.out)))):
        size, stride, low, spread, out = zip(*(part[2] for part in parts), strict=True) if parts else ((),) * 5
        inner = Window(size, stride, low, spread, (1,) * len(parts), out)
        yield tuple(part[0] for part in parts), tuple(part[1] for part in parts), inner


def _axis_phases(window: Window, at: int) -> list[tuple[slice, slice, Sizes]]:
    """Output o and tap k meet where o * stride - low + k * spread is a multiple of the dilation."""
    d, stride, low, spread = window.dilation[at], window.stride[at], window.low[at], window.spread[at]
    size, out = window.size[at], window.out[at]
    if d == 1:
        return [(slice(None), slice(None), (size, stride, low, spread, out))]
    outputs, taps = d // math.gcd(d, stride), d // math.gcd(d, spread)
    found: list[tuple[slice, slice, Sizes]] = []
    for o in range(min(outputs, out)):
        first = next((k for k in range(min(taps, size)) if (o * stride - low + k * spread) % d == 0), None)
        if first is None:
            continue
        chosen = slice(first, None, taps)
        start = (o * stride - low + first * spread) // d
        counts = len(range(first, size, taps)), len(range(o, out, outputs))
        sizes = counts[0], outputs * stride // d, -start, taps * spread // d, counts[1]
        found.append((slice(o, None, outputs), chosen, sizes))
    return found


# --- columns ------------------------------------------------------------------------------------------------


def _undilated(images: Array, kernels: Array, window: Window, last: bool, how: ProductMethod) -> Array:
    padded = images_with_zeros(images, window, last)
    groups, features, channels = kernels.shape[:3]
    terms = channels * math.prod(window.size)
    if channels == 1 and features <= 4 and groups > 4 and how.matmul is matmul:
        return _by_taps(padded, kernels, window, last)
    if last:
        factor = np.moveaxis(kernels, (1, 2), (-1, -2)).reshape(groups, terms, features)
    else:
        factor = kernels.reshape(groups, features, terms)
    return _tiled(padded, factor, window, last, how)


def images_with_zeros(images: Array, window: Window, last: bool) -> Array:
    """What the windows reach of the input, zeros around it."""
    first = 2 if last else 3
    keys: list[slice] = [slice(None)] * images.ndim
    shape = list(images.shape)
    inside: list[slice] = [slice(None)] * images.ndim
    for at, (size, stride, low, spread, out) in enumerate(
        zip(window.size, window.stride, window.low, window.spread, window.out, strict=True)
    ):
        reach = (out - 1) * stride + (size - 1) * spread + 1 if out and size else 0
        length = images.shape[first + at]
        begin, end = max(-low, 0), max(min(length, reach - low), 0)
        begin = min(begin, end)
        keys[first + at] = slice(begin, end)
        inside[first + at] = slice(begin + low, end + low) if begin < end else slice(0, 0)
        shape[first + at] = reach
    cut: Array = images[tuple(keys)]
    if cut.shape == tuple(shape):
        return cut
    padded = np.zeros(shape, images.dtype)
    padded[tuple(inside)] = cut
    return padded


def windows_of(padded: Array, window: Window, last: bool) -> Array:
    """A view: (groups, batch, out..., window..., channels), or with channels before the window before out."""
    lead, axis = padded.strides[:2], 2 if last else 3
    steps = padded.strides[axis : axis + len(window.out)]
    outs = tuple(step * stride for step, stride in zip(steps, window.stride, strict=True))
    taps = tuple(step * spread for step, spread in zip(steps, window.spread, strict=True))
    channels, step = (padded.shape[-1], padded.strides[-1]) if last else (padded.shape[2], padded.strides[2])
    if last:
        shape = (*padded.shape[:2], *window.out, *window.size, channels)
        return as_strided(padded, shape, (*lead, *outs, *taps, step), writeable=False)
    shape = (*padded.shape[:2], channels, *window.size, *window.out)
    return as_strided(padded, shape, (*lead, step, *taps, *outs), writeable=False)


def _tiled(padded: Array, factor: Array, window: Window, last: bool, how: ProductMethod) -> Array:
    """Some images at once, or some lines of one."""
    groups, batch = padded.shape[:2]
    features, terms = factor.shape[-1 if last else 1], factor.shape[1 if last else 2]
    count = math.prod(window.out)
    view = windows_of(padded, window, last)
    images = max(1, _TILE // max(groups * terms * count, 1))
    lines, at = max(window.out[:1], default=1), 2 if last else view.ndim - len(window.out)
    few = max(1, _TILE * lines // max(groups * terms * count, 1))
    shape = (groups, batch, *window.out, features) if last else (groups, batch, features, *window.out)
    made: Array | None = None
    for image, line in each_of(range(0, max(batch, 1), images), range(0, max(lines, 1), few)):
        some = slice(image, image + images), slice(line, line + few)
        part = _cut(view[:, some[0]], at, some[1]) if window.out else view[:, some[0]]
        size = groups, part.shape[1], terms, math.prod(part.shape[at : at + len(window.out)])
        columns = np.ascontiguousarray(part)
        if last:
            block = how.matmul(columns.reshape(groups, size[1] * size[3], terms), factor)
        else:
            block = how.matmul(factor[:, None], columns.reshape(size))
        if made is None:
            made = np.empty(shape, block.dtype)
        target = _cut(made[:, some[0]], 2 if last else 3, some[1]) if window.out else made[:, some[0]]
        target[...] = block.reshape(target.shape)
    assert made is not None
    return made


def _cut(x: Array, axis: int, part: slice) -> Array:
    return x[(slice(None),) * axis + (part,)]


def _by_taps(padded: Array, kernels: Array, window: Window, last: bool) -> Array:
    """Depthwise: for each tap one product of whole arrays."""
    groups, features = kernels.shape[:2]
    batch = padded.shape[1]
    if last:
        images = np.moveaxis(padded[..., 0], 0, -1)  # (batch, space..., groups)
        taps = np.moveaxis(kernels[:, :, 0], (0, 1), (-2, -1))  # (window..., groups, features)
        out = np.zeros((batch, *window.out, groups, features), padded.dtype)
    else:
        images = np.moveaxis(padded[:, :, 0], 0, 1)  # (batch, groups, space...)
        taps = np.moveaxis(kernels[:, :, 0], (0, 1), (-2, -1))
        out = np.zeros((batch, groups, features, *window.out), padded.dtype)
    scratch = np.empty_like(out)
    rank = len(window.out)
    for k in np.ndindex(*window.size):
        where = tuple(
            slice(j * spread, j * spread + (n - 1) * stride + 1, stride) if n else slice(0, 0)
            for j, spread, stride, n in zip(k, window.spread, window.stride, window.out, strict=True)
        )
        tap = taps[k]
        if last:
            np.multiply(images[(slice(None), *where)][..., None], tap, out=scratch)
        else:
            cells = images[(slice(None), slice(None), None, *where)]
            np.multiply(cells, tap.reshape(groups, features, *(1,) * rank), out=scratch)
        out += scratch
    return np.moveaxis(out, -2, 0) if last else np.moveaxis(out, 1, 0)


PATHS = (FastPath("im2col", im2col, "windows copied into the columns of a matrix, multiplied by BLAS"),)
