"""Programs by kind, each kind with how long one may take beside XLA's, and programs that grow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import fused as f
import jax
import jax.numpy as jnp
import more_programs as m
from jax import lax
from other_programs import other_programs
from programs import (
    Program,
    convolution,
    embedding,
    floats,
    indices,
    lstm,
    mlp,
    programs,
    residual,
    transformer,
)

Maker = Callable[[], Program]


@dataclass(frozen=True, slots=True)
class Kind:
    """Programs of a kind; `limit`: of each ratio to XLA."""

    limit: float
    programs: dict[str, Maker]


def of(function: Callable[..., Any], *shapes: tuple[int, ...]) -> Maker:
    """A function of floats of these shapes."""
    return lambda: (function, tuple(floats(*shape) for shape in shapes))


MILLION, SQUARE = (1_000_000,), (1024, 1024)
FUSED, OTHERS = f.fused(), programs()


def _fused(*names: str) -> dict[str, Maker]:
    return {name: FUSED[name] for name in names}


KINDS = {
    "maps, norms, softmax": Kind(
        1.2,
        _fused("chain of 8, 1M", "rational function, 1M", "gelu * y + exp, 1M", "softplus, 1M", "softmax 1024^2")
        | _fused("layer norm 1024^2", "batch norm 64x28x28x64", "pad + stencil 1024^2")
        | {
            "add 1M": of(lambda x, y: x + y, MILLION, MILLION),
            "add 16M": of(lambda x, y: x + y, (16_000_000,), (16_000_000,)),
            "tanh 1M": of(jnp.tanh, MILLION),
            "sine 1M": of(jnp.sin, MILLION),
            "power 1M": of(lambda x, y: jnp.abs(x) ** y, MILLION, MILLION),
            "gelu by erf 1M": of(partial(jax.nn.gelu, approximate=False), MILLION),
            "log-softmax 4096x256": of(jax.nn.log_softmax, (4096, 256)),
            "softmax 64x64": of(jax.nn.softmax, (64, 64)),
            "masked softmax 8x256x256": of(m.masked_softmax, (8, 256, 256)),
            "root mean square norm 2048x512": of(m.rms_norm, (2048, 512), (512,)),
            "rope 8x512x64": of(m.rope, (8, 512, 64)),
            "transposed sum 1024^2": of(lambda x, y: x.T + y, SQUARE, SQUARE),
        },
    ),
    "optimisers": Kind(
        0.6,
        _fused("Adam, 4M", "momentum, 4M")
        | {
            "Adam, 100k": of(f.adam, *((100_000,),) * 4),
            "Adagrad, 1M": of(m.adagrad, *(MILLION,) * 3),
            "clipped gradients, 1M": of(m.clipped, MILLION, MILLION),
        },
    ),
    "reductions": Kind(
        1.0,
        _fused("sum 1M", "row sums 1024^2", "column sums 1024^2", "row maxima and their places", "n-body forces 512")
        | {
            "sum 16M": of(jnp.sum, (16_000_000,)),
            "variances of rows 1024^2": of(lambda x: x.var(1), SQUARE),
            "log-sum-exp of rows 1024^2": of(lambda x: jax.nn.logsumexp(x, 1), SQUARE),
            "means of pictures 32x64x64x16": of(lambda x: x.mean((1, 2)), (32, 64, 64, 16)),
            "largest of windows 8x64x64x16": of(m.pooled, (8, 64, 64, 16)),
        },
    ),
    "gather": Kind(
        0.7,
        _fused("gather rows 4096x64")
        | {
            "gather rows 16384x512": lambda: (lambda x, i: x[i], (floats(16384, 512), indices(4096, 16384))),
            "gather elements 1M": lambda: (lambda x, i: x[i], (floats(100_000), indices(1_000_000, 100_000))),
            "one of each row 4096x100": lambda: (
                lambda x, i: jnp.take_along_axis(x, i[:, None], 1),
                (floats(4096, 100), indices(4096, 100)),
            ),
        },
    ),
    "scatter, histogram, segment sum": Kind(
        1.1,
        _fused("scatter-add rows 4096x64", "histogram 100k")
        | {
            "histogram 1M": lambda: (lambda i: jnp.zeros(1024, jnp.int32).at[i].add(1), (indices(1_000_000, 1024),)),
            "segment sum 100k x 16": lambda: (
                lambda x, i: jax.ops.segment_sum(x, i, 1000),
                (floats(100_000, 16), indices(100_000, 1000)),
            ),
            "scatter of elements 100k": lambda: (
                lambda x, i, u: x.at[i].set(u),
                (floats(1_000_000), indices(100_000, 1_000_000), floats(100_000)),
            ),
        },
    ),
    "matrix product": Kind(
        1.05,
        {
            "matmul 512": of(jnp.matmul, (512, 512), (512, 512)),
            "matmul 1024": of(jnp.matmul, SQUARE, SQUARE),
            "matrix by vector 2048": of(jnp.matmul, (2048, 2048), (2048,)),
            "matmuls 32x128x128": of(jnp.matmul, (32, 128, 128), (32, 128, 128)),
        },
    ),
    "MLP, transformer, ViT": Kind(
        1.15,
        {
            "MLP 3 layers": mlp,
            "MLP training step": m.mlp_step,
            "transformer block 128x256": transformer,
            "ViT, 2 blocks": m.vit,
            "embedding + cross-entropy step": embedding,
        },
    ),
    "convolution": Kind(
        1.4,
        {
            "convolution 8x32x32x16->32": of(convolution, (8, 32, 32, 16), (3, 3, 16, 32)),
            "convolution 4x56x56x64->64": of(convolution, (4, 56, 56, 64), (3, 3, 64, 64)),
            "residual block": residual,
            "convolution training step": m.convolution_step,
        },
    ),
    "LSTM, GRU, n-body": Kind(1.0, {"LSTM 100 steps": lstm, "GRU 100 steps": m.gru, "n-body 50 steps": m.n_body}),
    "scalar loop": Kind(0.6, {"scalar loop 10,000 steps": OTHERS["scalar loop 10,000 steps"]}),
    "random numbers, bf16": Kind(
        1.3,
        {
            "uniform numbers 1M": m.uniform,
            "normal numbers 1M": m.normal,
            "bf16 MLP": m.bf16_mlp,
        },
    ),
    "sort": Kind(
        0.5,
        {
            "sort 100k": of(jnp.sort, (100_000,)),
            "sort rows 1000x1000": of(jnp.sort, (1000, 1000)),
            "argsort 100k": of(jnp.argsort, (100_000,)),
        },
    ),
    "top-k": Kind(
        1.2,
        {
            "top 8 of rows 64x10000": of(lambda x: lax.top_k(x, 8), (64, 10_000)),
            "top 50 of 1M": of(lambda x: lax.top_k(x, 50), MILLION),
        },
    ),
    "FFT": Kind(
        1.5,
        {
            "FFT of rows 256x1024": of(lambda x: jnp.abs(jnp.fft.fft(x)), (256, 1024)),
            "real FFT 512x512": of(lambda x: jnp.abs(jnp.fft.rfft2(x)), (512, 512)),
        },
    ),
}


def kinds() -> dict[str, Maker]:
    """How to make each program."""
    return {name: maker for kind in KINDS.values() for name, maker in kind.programs.items()}


def others() -> dict[str, Maker]:
    """Programs of these kinds that the kinds do not list."""
    return {name: maker for found in other_programs().values() for name, maker in found.items()}


def kind_of(name: str) -> str:
    """The title of the kind that a program is of."""
    listed = [(title, kind.programs) for title, kind in KINDS.items()]
    return next(title for title, found in (*listed, *other_programs().items()) if name in found)


def _scatter_add(count: int) -> Program:
    where = indices(count, max(count // 10, 1))
    return (lambda x, i, u: x.at[i].add(u)), (floats(max(count // 10, 1)), where, floats(count))


def _softmax(count: int) -> Program:
    columns = min(count, 1000)
    return jax.nn.softmax, (floats(count // columns, columns),)


def _product(count: int) -> Program:
    side = round(count**0.5)
    return jnp.matmul, (floats(side, side), floats(side, side))


GROWING: dict[str, Callable[[int], Program]] = {
    "chain": lambda count: (f.chain, (floats(count), floats(count))),
    "softmax": _softmax,
    "scatter-add": _scatter_add,
    "product": _product,
}
SIZES = (1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000)
LARGEST_PRODUCT = 10_000_000  # beyond it one of XLA's takes minutes on one core


def growth() -> dict[str, Maker]:
    """The same program on more and more elements."""
    return {
        f"{name} of {size:,}": partial(make, size)
        for name, make in GROWING.items()
        for size in SIZES
        if name != "product" or size <= LARGEST_PRODUCT
    }
