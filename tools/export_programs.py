"""Export programs of PyTorch and TensorFlow for tests/execution/exported, with the results that those give.

    pip install torch==2.13.0+cpu torch-mlir==20261001 && python tools/export_programs.py torch
    pip install tensorflow-cpu==2.21.0 && python tools/export_programs.py tensorflow
    python tools/export_programs.py tensorflow_dumps
    pip install torch==2.9.0 torch_xla==2.9.0 && PJRT_DEVICE=CPU python tools/export_programs.py torch_xla_dumps

Each in an environment of its own. Writes tests/execution/exported/FRAMEWORK/NAME.mlir, and what goes in and out
of all of them to values.npz beside them. What TensorFlow dumps is MHLO, NAME.mlir, and HLO as it gives it to XLA, and
as XLA's CPU leaves it, NAME.before.hlo and NAME.after.hlo.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

OUT = Path(__file__).resolve().parent.parent / "tests" / "execution" / "exported"
RANDOM = np.random.default_rng(0)
Exported = tuple[str, str, list[Any], list[Any]]  # name, with the suffix of its file, text, arguments, results


def floats(*shape: int) -> Any:
    return RANDOM.standard_normal(shape).astype(np.float32)


def ints(low: int, high: int, *shape: int, dtype: Any = np.int64) -> Any:
    return RANDOM.integers(low, high, shape).astype(dtype)


def main(framework: str) -> None:
    folder = OUT / framework
    folder.mkdir(parents=True, exist_ok=True)
    values: dict[str, Any] = {}
    exports = {
        "torch": of_torch,
        "tensorflow": of_tensorflow,
        "tensorflow_dumps": dumps_of_tensorflow,
        "torch_xla_dumps": dumps_of_torch_xla,
    }
    for file, text, arguments, results in exports[framework]():
        text = re.sub(
            r"^#loc.*\n", "", re.sub(r" loc\((?:[^()\"]|\"[^\"]*\"|\([^()]*\))*\)", "", text), flags=re.MULTILINE
        )
        (folder / file).write_text(text, encoding="utf-8")
        name = file.partition(".")[0]
        for kind, arrays in (("in", arguments), ("out", results)):
            values |= {f"{name}.{kind}{at}": x for at, x in enumerate(arrays)}
    np.savez_compressed(folder / "values.npz", **values)


def of_tensorflow() -> Iterator[Exported]:
    import tensorflow as tf

    for name, (function, arguments) in tensorflow_programs().items():
        compiled = tf.function(function, jit_compile=True)
        text = compiled.experimental_get_compiler_ir(*arguments)(stage="stablehlo")
        yield f"{name}.mlir", text, *_values(compiled, arguments)


def dumps_of_tensorflow() -> Iterator[Exported]:
    """MHLO of all programs that its own compiler turns into it; HLO of every fourth."""
    import tensorflow as tf

    for at, (name, (function, arguments)) in enumerate(tensorflow_programs().items()):
        compiled = tf.function(function, jit_compile=True)
        values = _values(compiled, arguments)
        graph = compiled.get_concrete_function(*arguments)
        if mhlo := _mhlo_of_tensorflow(graph):
            yield f"{name}.mlir", mhlo, *values
        if at % 4 == 0:
            dumped = compiled.experimental_get_compiler_ir(*arguments)
            for stage, label in (("hlo", "before"), ("optimized_hlo", "after")):
                if "{...}" not in (text := dumped(stage=stage)):  # it leaves out what is large
                    yield f"{name}.{label}.hlo", text, *values


def _mhlo_of_tensorflow(graph: Any) -> str:
    """A function as MHLO with @main; empty where TensorFlow leaves ops of its own, or what it makes is refused."""
    import tensorflow as tf

    module = tf.mlir.experimental.convert_function(graph, pass_pipeline="tf-standard-pipeline")
    try:
        text = tf.mlir.experimental.run_pass_pipeline(module, "xla-legalize-tf,symbol-dce")
    except tf.errors.UnknownError:
        return ""
    text = re.sub(r"{tf\.[^{}]*}|attributes {(?:[^{}]|{[^{}]*})*} (?={)", "", text)
    return "" if '"tf.' in text else re.sub(r'func\.func @("[^"]*"|\w+)', "func.func @main", text, count=1)


def _values(compiled: Any, arguments: tuple[Any, ...]) -> tuple[list[Any], list[Any]]:
    """What goes in, with what the function captures, and what comes out."""
    import tensorflow as tf

    results = tf.nest.flatten(compiled(*arguments))
    captured = compiled.get_concrete_function(*arguments).captured_inputs
    return [v.numpy() for v in (*arguments, *captured)], [v.numpy() for v in results]


def tensorflow_programs() -> dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]:
    import tensorflow as tf

    def given(*shape: int) -> Any:
        return tf.constant(floats(*shape))

    w1, b1, w2, table, kernel = given(20, 32), given(32), given(32, 5), given(50, 16), given(3, 3, 3, 8)
    x, wide, image = given(7, 9), given(7, 20), given(2, 9, 9, 3)
    small = given(1, 4, 4, 2)

    def indices(below: int, *shape: int) -> Any:
        return tf.constant(ints(0, below, *shape, dtype=np.int32))

    def loss(v: Any) -> Any:
        logits = tf.nn.relu(v @ w1 + b1) @ w2
        return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits([1, 2, 3, 4, 0, 1, 2], logits))

    def normed(v: Any) -> Any:
        scale = tf.math.rsqrt(tf.math.reduce_variance(v, -1, keepdims=True) + 1e-5)
        return (v - tf.reduce_mean(v, -1, keepdims=True)) * scale

    def upper(v: Any) -> Any:
        return tf.linalg.triangular_solve(tf.linalg.band_part(v, -1, 0) + 3 * tf.eye(5), v)

    return {
        "mlp": (lambda v: tf.nn.softmax(tf.nn.gelu(v @ w1 + b1) @ w2), (wide,)),
        "loss_gradient": (lambda v: tf.gradients(loss(v), v)[0], (wide,)),
        "convolution": (lambda v: tf.nn.relu(tf.nn.bias_add(tf.nn.conv2d(v, kernel, 2, "SAME"), b1[:8])), (image,)),
        "transposed_convolution": (
            lambda v: tf.nn.conv2d_transpose(v, kernel, (2, 18, 18, 3), 2, "SAME"),
            (given(2, 9, 9, 8),),
        ),
        "depthwise": (lambda v: tf.nn.depthwise_conv2d(v, kernel[..., :2], [1, 1, 1, 1], "VALID"), (image,)),
        "pools": (lambda v: (tf.nn.max_pool2d(v, 2, 2, "SAME"), tf.nn.avg_pool2d(v, 3, 2, "SAME")), (image,)),
        "embedding": (lambda i: tf.gather(table, i), (indices(50, 4, 6),)),
        "gather_nd": (lambda i: tf.gather_nd(table, i), (indices(16, 4, 2),)),
        "scatter_add": (lambda i, u: tf.tensor_scatter_nd_add(table, i, u), (indices(50, 4, 1), given(4, 16))),
        "layer_norm": (normed, (wide,)),
        "batch_norm": (
            lambda v: tf.compat.v1.nn.fused_batch_norm(v, tf.ones(3), tf.zeros(3), is_training=True)[0],
            (image,),
        ),
        "einsum": (lambda v, w: tf.einsum("bij,bjk->bik", v, w), (given(2, 3, 4), given(2, 4, 5))),
        "strided_slice": (lambda v: v[::2, 1:-1, None], (x,)),
        "running": (lambda v: (tf.cumsum(v, 1), tf.argmax(v, 1), tf.argmin(v, 0)), (x,)),
        "top_k": (lambda v: tf.math.top_k(v, 3), (x,)),
        "sort": (lambda v: (tf.sort(v, 1), tf.argsort(v, 1)), (x,)),
        "one_hot": (lambda i: tf.one_hot(i, 7), (indices(7, 4, 6),)),
        "where": (lambda v: tf.where(v > 0, v, tf.exp(v) - 1), (x,)),
        "pad_tile": (lambda v: tf.tile(tf.pad(v, [[1, 2], [0, 1]], constant_values=3.0), [2, 3]), (given(4, 5),)),
        "mirror_pad": (lambda v: tf.pad(v, [[1, 2], [0, 1]], "REFLECT"), (given(4, 5),)),
        "cond": (lambda v: tf.cond(tf.reduce_sum(v) > 0, lambda: v + 1, lambda: v * 2), (x,)),
        "while": (
            lambda v: tf.while_loop(lambda i, _: i < 5, lambda i, a: (i + 1, tf.tanh(a) * 1.5), (0, v))[1],
            (x,),
        ),
        "scan": (
            lambda v: tf.scan(lambda h, a: tf.tanh(h @ w1[:8, :8] + a), v, initializer=tf.zeros((2, 8))),
            (given(5, 2, 8),),
        ),
        "bf16": (lambda v: tf.cast(tf.cast(v, tf.bfloat16) @ tf.cast(w1, tf.bfloat16), tf.float32), (wide,)),
        "integers": (
            lambda v: (v // 3, v % 3, tf.bitwise.bitwise_and(v, 5), tf.cast(v, tf.float32) / 2),
            (tf.constant(ints(-9, 9, 4, 6, dtype=np.int32)),),
        ),
        "fft": (lambda v: tf.abs(tf.signal.fft(tf.cast(v, tf.complex64))), (given(4, 8),)),
        "rfft": (lambda v: tf.signal.irfft(tf.signal.rfft(v)), (given(4, 8),)),
        "cholesky": (lambda v: tf.linalg.cholesky(v @ tf.transpose(v) + 8 * tf.eye(5)), (given(5, 5),)),
        "triangular_solve": (upper, (given(5, 5),)),
        "segment_sum": (lambda v: tf.math.unsorted_segment_sum(v, [0, 1, 0, 2, 1, 0, 3], 4), (x,)),
        "special": (
            lambda v: (tf.math.lgamma(tf.abs(v) + 0.1), tf.math.digamma(tf.abs(v) + 0.5), tf.math.bessel_i1e(v)),
            (x,),
        ),
        "resize": (lambda v: tf.image.resize(v, (8, 8), "bilinear"), (small,)),
        "fake_quant": (lambda v: tf.quantization.fake_quant_with_min_max_args(v, -3, 3), (x,)),
        "reverse_roll": (lambda v: (tf.reverse(v, [1]), tf.roll(v, 2, 1)), (x,)),
        "random": (lambda v: v + tf.random.stateless_uniform((7, 9), [1, 2]), (x,)),
        "space_to_depth": (lambda v: (tf.nn.space_to_depth(v, 2), tf.transpose(v, (0, 3, 1, 2))), (small,)),
    }


def dumps_of_torch_xla() -> Iterator[Exported]:
    """HLO as PyTorch/XLA gives it to XLA. No two arguments of a program are alike: their types tell which is which."""
    import torch
    import torch_xla
    from torch.nn import functional

    def given(*shape: int) -> Any:
        return torch.from_numpy(floats(*shape))

    x, w, b, v = given(7, 20), given(20, 32), given(32), given(32, 5)
    image, kernel = given(2, 3, 9, 9), given(8, 3, 3, 3)
    programs: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
        "mlp": (lambda x, w, b, v: functional.softmax(functional.gelu(x @ w + b) @ v, -1), (x, w, b, v)),
        "top_k": (lambda x: torch.topk(torch.erf(x), 3), (x,)),
        "norm": (lambda x: (functional.layer_norm(x, (20,)), x.std(1), torch.logsumexp(x, 1)), (x,)),
        "convolution": (lambda x, k: functional.max_pool2d(functional.conv2d(x, k, padding=1), 2), (image, kernel)),
        "gradient": (lambda x, w: torch.func.grad(lambda x: torch.tanh(x @ w).sum())(x), (x, w)),
        "gather": (lambda x, i: torch.gather(x, 1, i), (x, torch.from_numpy(ints(0, 20, 7, 4)))),
        "scatter": (
            lambda x, i: torch.zeros_like(x).scatter_add(1, i, x[:, :4]),
            (x, torch.from_numpy(ints(0, 20, 7, 4))),
        ),
        "running": (lambda x: (torch.cumsum(x, 1), torch.argmax(x, 1), torch.sort(x, 1)[0]), (x,)),
        "bf16": (lambda x, w: (x.bfloat16() @ w.bfloat16()).float(), (x, w)),
    }
    device = torch_xla.device()
    for name, (function, arguments) in programs.items():
        made = function(*arguments)
        placed = [argument.to(device) for argument in arguments]
        torch_xla.sync()
        outputs = function(*placed)
        text = torch_xla._XLAC._get_xla_tensors_hlo(list(outputs) if isinstance(outputs, tuple) else [outputs])
        layout = re.search(r"entry_computation_layout={\((.*?)\)->", text)
        assert layout is not None
        types = re.findall(r"(\w+)\[([\d,]*)\]", layout[1])
        known = {(x.element_size() * 8, ",".join(map(str, x.shape))): x.numpy() for x in arguments}
        results = [x.numpy() for x in (made if isinstance(made, tuple) else (made,))]
        yield f"{name}.hlo", text, [known[int(kind[1:]), shape] for kind, shape in types], results


def of_torch() -> Iterator[Exported]:
    import torch
    from torch import nn
    from torch.nn import functional
    from torch_mlir import fx

    torch.manual_seed(0)

    class Module(nn.Module):
        def __init__(self, function: Callable[..., Any], *parts: Any) -> None:
            super().__init__()
            self.function = function
            self.parts = nn.ModuleList(parts)

        def forward(self, *arguments: Any) -> Any:
            return self.function(*arguments, *self.parts)

    def given(*shape: int) -> Any:
        return torch.from_numpy(floats(*shape))

    def indices(low: int, high: int, *shape: int) -> Any:
        return torch.from_numpy(ints(low, high, *shape))

    x, wide, words = given(7, 9), given(7, 20), given(2, 4, 6, 8)
    programs: dict[str, tuple[Module, tuple[Any, ...]]] = {
        "mlp": (Module(lambda v, a, b: b(torch.relu(a(v))), nn.Linear(20, 32), nn.Linear(32, 5)), (wide,)),
        "gelu": (Module(functional.gelu), (wide,)),
        "softmax": (Module(lambda v: torch.softmax(v, -1)), (wide,)),
        "layer_norm": (Module(lambda v, a: a(v), nn.LayerNorm(20)), (wide,)),
        "convolution": (
            Module(
                lambda v, a, b: b(torch.relu(a(v))).mean((2, 3)),
                nn.Conv2d(3, 8, 3, stride=2, padding=1),
                nn.BatchNorm2d(8),
            ),
            (given(2, 3, 9, 9),),
        ),
        "transposed_convolution": (
            Module(lambda v, a: a(v), nn.ConvTranspose2d(3, 4, 3, stride=2)),
            (given(2, 3, 5, 5),),
        ),
        "max_pool": (Module(lambda v: torch.max_pool2d(v, 2)), (given(2, 3, 8, 8),)),
        "attention": (Module(functional.scaled_dot_product_attention), (words, words + 1, words * 2)),
        "embedding": (Module(lambda i, a: a(i), nn.Embedding(50, 16)), (indices(0, 50, 4, 6),)),
        "transformer": (
            Module(lambda v, a: a(v), nn.TransformerEncoderLayer(16, 2, 32, batch_first=True, dropout=0.0)),
            (given(2, 6, 16),),
        ),
        "lstm": (Module(lambda v, a: a(v)[0], nn.LSTM(8, 8)), (given(5, 2, 8),)),
        "silu": (Module(lambda v: functional.silu(v) + torch.sigmoid(v)), (x,)),
        "cumsum": (Module(lambda v: torch.cumsum(v, 1)), (x,)),
        "argmax": (Module(lambda v: torch.argmax(v, 1)), (x,)),
        "top_k": (Module(lambda v: torch.topk(v, 3)[0]), (x,)),
        "sort": (Module(lambda v: torch.sort(v, 1)[0]), (x,)),
        "gather": (Module(lambda v, i: torch.gather(v, 1, i)), (x, indices(0, 9, 7, 4))),
        "scatter_add": (
            Module(lambda v, i, u: torch.scatter_add(v, 1, i, u)),
            (x, indices(0, 9, 7, 4), given(7, 4)),
        ),
        "index_put": (
            Module(lambda v, i, u: torch.ops.aten.index_put(v, [i], u, True)),
            (x, torch.tensor([1, 3, 1]), given(3, 9)),
        ),
        "where": (Module(lambda v: torch.where(v > 0, v, v * 0.1)), (x,)),
        "slices": (Module(lambda v: torch.cat([v[:, 1:4], v[::2].repeat(2, 1)[:7, :2]], 1)), (x,)),
        "functions": (Module(lambda v: torch.erf(v) + torch.log1p(v.abs()) + torch.expm1(v)), (x,)),
        "powers": (Module(lambda v: v.abs().pow(1.7) + v.abs().rsqrt()), (x + 3,)),
        "norms": (Module(lambda v: v.norm(dim=1) + v.std(1) + v.var(1)), (x,)),
        "einsum": (Module(lambda v, w: torch.einsum("bij,bkj->bik", v, w)), (given(2, 3, 4), given(2, 5, 4))),
        "integers": (Module(lambda v: (v // 3, v * 3 - 5, v.float() / 2)), (indices(-9, 9, 4, 5),)),
        "flip_roll": (Module(lambda v: torch.flip(v, [1]) + torch.roll(v, 2, 0)), (x,)),
        "rounding": (Module(lambda v: torch.clamp(torch.round(v * 3), -2, 2) + torch.floor(v)), (x,)),
        "bf16": (Module(lambda v: (v.to(torch.bfloat16) @ v.to(torch.bfloat16).T).float()), (x,)),
        "pad": (Module(lambda v: functional.pad(v, (1, 2, 0, 1), value=3.0)), (x,)),
    }
    rows = torch.export.Dim("rows", min=2, max=64)
    dynamic = ("mlp", "gelu", "softmax", "layer_norm", "attention", "transformer", "norms", "where", "cumsum")
    for name, (module, arguments) in programs.items():
        module.eval()
        with torch.no_grad():
            made = module(*arguments)
        results = [v.numpy() for v in (made if isinstance(made, tuple) else (made,))]
        numbers = [v.numpy() for v in arguments]
        text = str(fx.export_and_import(module, *arguments, output_type="stablehlo"))
        yield f"{name}.mlir", text, numbers, results
        if name in dynamic:
            shapes = {"arguments": tuple({0: rows} for _ in arguments)}
            program = torch.export.export(module, arguments, dynamic_shapes=shapes)
            yield (
                f"{name}_of_any_size.mlir",
                str(fx.export_and_import(program, output_type="stablehlo")),
                numbers,
                results,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
