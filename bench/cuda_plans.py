"""Programs of kernels alone on a device: milliseconds of all kernels, arrays being there, bytes that kernels move in a
second, beside XLA on the same device where JAX has it, and whether the bits are those of the processor.

    python bench/cuda_plans.py                # as Markdown
    python bench/cuda_plans.py softmax adam   # those whose names have one of these words
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from cuda_speed import called_at_once
from speed import chosen

ROUNDS = 5
TIMES = 10


def main() -> None:
    makers = programs()
    names = chosen(makers, __doc__)
    print("| program | kernels | ms | GB/s | beside XLA | bits |\n| --- | ---: | ---: | ---: | ---: | --- |")
    for name in names:
        print(f"| {name} | {measured(*makers[name]())} |", flush=True)


def programs() -> dict[str, Any]:
    """How to make each one."""
    import fused as f
    import jax
    import jax.numpy as jnp
    import numpy as np
    from kinds import of
    from programs import floats, indices

    many, square = (1 << 24,), (4096, 4096)
    return {
        "chain of 8, 16M": of(f.chain, many, many),
        "rational function, 16M": of(f.rational, many),
        "gelu * y + exp, 16M": of(lambda x, y: jax.nn.gelu(x) * y + jnp.exp(x), many, many),
        "Adam, 16M": of(f.adam, many, many, many, many),
        "stencil of what is padded, 4096^2": of(f.stencil, square),
        "transpose and add, 4096^2": of(lambda x, y: x.T + y, square, square),
        "sum of 16M": of(jnp.sum, many),
        "row sums, 4096^2": of(lambda x: x.sum(1), square),
        "column sums, 4096^2": of(lambda x: x.sum(0), square),
        "rows of 16, sums of 1M": of(lambda x: x.sum(1), (1 << 20, 16)),
        "row maxima and their places, 4096^2": of(lambda x: (x.max(1), x.argmax(1)), square),
        "softmax, 4096^2": of(jax.nn.softmax, square),
        "softmax, 64k rows of 128": of(jax.nn.softmax, (1 << 16, 128)),
        "layer norm, 4096^2": of(f.layer_norm, square, (4096,), (4096,)),
        "batch norm, 64x28x28x64": of(f.batch_norm, (64, 28, 28, 64), (64,), (64,)),
        "gather, 64k rows of 256": lambda: (
            lambda x, i: x[i] * 2 + 1,
            (floats(1 << 16, 256), indices(1 << 16, 1 << 16)),
        ),
        "scatter-add, 4096 rows of 64": lambda: (
            lambda x, i, u: x.at[i].add(u),
            (floats(4096, 64), indices(4096, 4096), floats(4096, 64)),
        ),
        "histogram of 1M": lambda: (lambda i: jnp.zeros(256, jnp.int32).at[i].add(1), (indices(1 << 20, 256),)),
        "normal numbers, 16M": lambda: (
            lambda key: jax.random.normal(jax.random.wrap_key_data(key), many),
            (np.array([1, 2], np.uint32),),
        ),
    }


def measured(function: Any, given: Sequence[Any]) -> str:
    """A row, but for the name."""
    import jax
    import numpy as np

    import opspec
    from opspec.compiled.block_kernels import Fusion
    from opspec.compiled.cuda_engine import CudaKernels, DeviceKernel
    from opspec.compiled.turned_products import prepared
    from opspec.execution.executor import Program
    from opspec.execution.kernel_choice import GeneratedKernels
    from opspec.programs.records import import_module

    view = import_module(opspec.load(jax.jit(function).trace(*given).lower(lowering_platforms=("cpu",)).as_text()))
    arrays = [np.asarray(x) for x in given]
    launched: list[tuple[DeviceKernel, list[Any]]] = []
    moved = 0

    def build(kernels: Any, pause: Any) -> list[Any]:
        def run(kernel: Any, memory: Any) -> None:
            kernel(memory)
            if isinstance(kernel, DeviceKernel):
                touched = [memory[buffer.number] for buffer in kernel.text.buffers]
                launched.append((kernel, kernel.given(touched)))
                nonlocal moved
                moved += sum(x.nbytes for x in touched)

        return [lambda memory, kernel=kernel: run(kernel, memory) for kernel in CudaKernels()(kernels, pause)]

    fusion = Fusion(build)
    program = Program(prepared(view), GeneratedKernels(), None, fusion.block)
    fusion.ready()
    found = program(*arrays)
    wanted = opspec.compile(view, engine="cpu")(*arrays)
    same = all(x.tobytes() == y.tobytes() for x, y in zip(found, wanted, strict=True))
    (code,) = {kernel.code for kernel, _ in launched}
    compiled = jax.jit(function)
    devices = [device for device in jax.devices() if device.platform == "gpu"]
    there = [jax.device_put(x, devices[0]) for x in given] if devices else []
    ours: list[float] = []
    theirs = [0.0]
    for _ in range(ROUNDS):
        ours += code.seconds(lambda: [kernel.start(memory) for kernel, memory in launched], TIMES)
        if devices:
            theirs.append(called_at_once(lambda: compiled(*there)))
    own, other = statistics.median(ours), statistics.median(theirs[1:] or theirs)
    beside = f"{own / other:.2f}" if other else "-"
    return f"{len(launched)} | {own * 1e3:.3f} | {moved / own / 1e9:.0f} | {beside} | {'same' if same else 'other'}"


if __name__ == "__main__":
    main()
