"""CUDA kernels of single ops on a device: milliseconds, bytes that move in a second, and beside XLA on the same device
where JAX has it; medians, in turns.

    python bench/cuda_speed.py                    # as Markdown
    python bench/cuda_speed.py transpose reduce   # those whose names have one of these words
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

from speed import chosen

ROUNDS = 5
TIMES = 10


def main() -> None:
    makers = kernels()
    names = chosen(makers, __doc__)
    print("| kernel | ms | GB/s | beside XLA |\n| --- | ---: | ---: | ---: |")
    for name in names:
        ours, theirs, moved = measured(*makers[name]())
        beside = f"{ours / theirs:.2f}" if theirs else "-"
        print(f"| {name} | {ours * 1e3:.3f} | {moved / ours / 1e9:.0f} | {beside} |", flush=True)


def kernels() -> Mapping[str, Callable[[], tuple[str, Callable[..., Any], list[Any]]]]:
    """For each name the op, a function of JAX that is this op, and the operands."""
    import jax
    import ml_dtypes
    import numpy as np
    from jax import lax

    draw = np.random.default_rng(1)
    many, side = 1 << 26, 1 << 13

    def numbers(*shape: int, dtype: Any = np.float32) -> Any:
        return draw.random(shape, np.float32).astype(dtype)

    def added(axis: int) -> Callable[[], Any]:
        return lambda: (
            "stablehlo.reduce",
            lambda x, zero: lax.reduce(x, zero, lax.add, (axis,)),
            [numbers(side, side), np.float32(0)],
        )

    row = lax.GatherDimensionNumbers(offset_dims=(1,), collapsed_slice_dims=(0,), start_index_map=(0,))
    return {
        "add f32, 64M": lambda: ("stablehlo.add", lax.add, [numbers(many), numbers(many)]),
        "multiply bf16, 64M": lambda: (
            "stablehlo.multiply",
            lax.mul,
            [numbers(many, dtype=ml_dtypes.bfloat16), numbers(many, dtype=ml_dtypes.bfloat16)],
        ),
        "exponential f32, 64M": lambda: ("stablehlo.exponential", lax.exp, [numbers(many)]),
        "tanh bf16, 64M": lambda: ("stablehlo.tanh", lax.tanh, [numbers(many, dtype=ml_dtypes.bfloat16)]),
        "convert f32 to bf16, 64M": lambda: (
            "stablehlo.convert",
            lambda x: lax.convert_element_type(x, jax.numpy.bfloat16),
            [numbers(many)],
        ),
        "transpose f32, 8192x8192": lambda: (
            "stablehlo.transpose",
            lambda x: lax.transpose(x, (1, 0)),
            [numbers(side, side)],
        ),
        "reverse f32, 8192x8192": lambda: ("stablehlo.reverse", lambda x: lax.rev(x, (0, 1)), [numbers(side, side)]),
        "pad f32, 8192x8192 by 1": lambda: (
            "stablehlo.pad",
            lambda x, zero: lax.pad(x, zero, [(1, 1, 0), (1, 1, 0)]),
            [numbers(side, side), np.float32(0)],
        ),
        "concatenate f32, two of 32M": lambda: (
            "stablehlo.concatenate",
            lambda x, y: lax.concatenate([x, y], 0),
            [numbers(many // 2), numbers(many // 2)],
        ),
        "gather f32, 64k rows of 1024": lambda: (
            "stablehlo.gather",
            lambda x, at: lax.gather(x, at, row, (1, 1024), mode=lax.GatherScatterMode.CLIP),
            [numbers(1 << 16, 1024), draw.integers(0, 1 << 16, (1 << 16, 1)).astype(np.int32)],
        ),
        "reduce f32, columns of 8192x8192": added(0),
        "reduce f32, rows of 8192x8192": added(1),
        "dot_general f32, 2048x2048x2048": lambda: (
            "stablehlo.dot_general",
            lambda x, y: lax.dot(x, y, precision="highest"),
            [numbers(2048, 2048), numbers(2048, 2048)],
        ),
        "convolution f32, 8x64x64x32 by 3x3x32x64": lambda: (
            "stablehlo.convolution",
            lambda x, k: lax.conv_general_dilated(
                x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), precision="highest"
            ),
            [numbers(8, 64, 64, 32), numbers(3, 3, 32, 64)],
        ),
    }


def measured(op: str, function: Callable[..., Any], given: list[Any]) -> tuple[float, float, float]:
    """Seconds of ours, of XLA's (zero where JAX has no such device), and bytes read and written."""
    import jax
    import numpy as np

    import opspec
    from opspec import cuda
    from opspec.cuda.device import DeviceLibrary
    from opspec.programs.records import import_module

    try:
        (device, *_) = jax.devices("gpu")
    except RuntimeError:
        device = None
    module = opspec.load(jax.jit(function).lower(*given).as_text())
    view = next(view for view in import_module(module).walk() if view.name == op)
    part = cuda.specialise_view(view)
    library, arrays = DeviceLibrary([part]), [np.asarray(x) for x in given]
    moved = sum(x.nbytes for x in cuda.buffers_for(part, arrays).values())
    ours, theirs = [], [0.0]
    compiled = jax.jit(function)
    there = [jax.device_put(x, device) for x in given] if device else []
    for _ in range(ROUNDS):
        ours += library.seconds(part, *arrays, times=TIMES)
        if device:
            theirs.append(called_at_once(lambda: compiled(*there)))
    return statistics.median(ours), statistics.median(theirs[1:] or theirs), moved


def called_at_once(function: Callable[[], Any]) -> float:
    """Seconds of one call of XLA's among many that are asked for at once, so that the device waits for nobody."""
    import jax

    jax.block_until_ready(function())
    start = time.perf_counter()
    results = [function() for _ in range(TIMES)]
    jax.block_until_ready(results[-1])
    return (time.perf_counter() - start) / TIMES


if __name__ == "__main__":
    main()
