"""Programs of one operation each, as functions of JAX: every op, type and kind of shape, with values at the edges, and
how far two right answers may lie apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import lax

FLOATS = ("float32", "float64", "float16", "bfloat16")
WIDE = ("float32", "float64")
COMPLEX = ("complex64", "complex128")
INTS = ("int8", "int32", "int64", "uint8", "uint32")
SHAPES = ((37,), (3, 5), (), (0, 4), (1,))

# ULP that the op files allow: XLA, too, may be so far from the truth, on the other side.
ULP = {"float32": 4, "float64": 2, "float16": 0, "bfloat16": 0, "complex64": 4, "complex128": 2}


@dataclass(frozen=True)
class Case:
    """`ulp`: how far results may be apart; `terms`: how many terms a sum has, for the bound that any order keeps."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    ulp: int = 0
    terms: int = 0


def dtype_of(name: str) -> np.dtype[Any]:
    return np.dtype(getattr(ml_dtypes, name) if name == "bfloat16" else name)


def cases() -> Iterator[Case]:
    yield from _unary()
    yield from _binary()
    yield from _other_elementwise()
    yield from _converts()
    yield from _moves()
    yield from _indexing()
    yield from _folds()
    yield from _products()
    yield from _sorts()
    yield from _control()


# --- values -------------------------------------------------------------------------------------------------


def values(dtype: str, shape: tuple[int, ...], seed: int, special: bool = True) -> Any:
    """Ordinary values, and the special ones among them; nothing subnormal, which XLA takes for zero."""
    random = np.random.default_rng(seed)
    target = dtype_of(dtype)
    size = int(np.prod(shape))
    if dtype == "bool":
        return random.random(shape) < 0.5
    if target.kind in "iu":
        info = np.iinfo(target)
        found = random.integers(max(info.min, -9), 10, size)
        edges = [info.min, info.max, 0, 1, info.max - 1]
    elif target.kind == "c":
        found = random.normal(0, 2, size) + 1j * random.normal(0, 2, size)
        edges = []
    else:
        found = random.normal(0, 2, size)
        edges = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.5, -2.5, 1e-3, 100.0]
    made = found.astype(target)
    if special and edges and size > 3 * len(edges):
        at = random.permutation(size)[: len(edges)]
        made[at] = np.array(edges, object).astype(target) if target.kind in "iu" else np.array(edges).astype(target)
    return made.reshape(shape)


# --- element-wise -------------------------------------------------------------------------------------------

EXACT_FLOAT = {
    "abs": lax.abs, "neg": lax.neg, "sign": lax.sign, "floor": lax.floor, "ceil": lax.ceil, "is_finite": lax.is_finite,
    "round away": lambda x: lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO),
    "round even": lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN),
    "reduce_precision": lambda x: lax.reduce_precision(x, 5, 3), "sqrt": lax.sqrt,
}  # fmt: skip
FUNCTIONS = {
    "exp": lax.exp, "expm1": lax.expm1, "log": lambda x: lax.log(lax.abs(x)), "log1p": lambda x: lax.log1p(lax.abs(x)),
    "logistic": lax.logistic, "rsqrt": lambda x: lax.rsqrt(lax.abs(x)), "cbrt": lax.cbrt, "sin": lax.sin,
    "cos": lax.cos, "tan": lax.tan, "tanh": lax.tanh,
}  # fmt: skip
OF_COMPLEX = {
    "neg": lax.neg, "abs": lax.abs, "exp": lax.exp, "log": lax.log, "sqrt": lax.sqrt, "rsqrt": lax.rsqrt,
    "tanh": lax.tanh, "sin": lax.sin, "cos": lax.cos, "sign": lax.sign, "real": lax.real, "imag": lax.imag,
    "conj": lax.conj,
}  # fmt: skip
OF_INTS = {
    "neg": lax.neg, "not": lax.bitwise_not, "population_count": lax.population_count, "clz": lax.clz,
}  # fmt: skip


def _unary() -> Iterator[Case]:
    for at, (name, function) in enumerate(EXACT_FLOAT.items()):
        for dtype in FLOATS:
            shape = SHAPES[at % len(SHAPES)]
            for size in dict.fromkeys([(37,), shape]):
                yield Case(f"{name} {dtype} {size}", function, (values(dtype, size, at),))
    for at, (name, function) in enumerate(FUNCTIONS.items()):
        for dtype in FLOATS:
            yield Case(f"{name} {dtype}", function, (values(dtype, (3, 41), at),), ulp=ULP[dtype])
    for at, (name, function) in enumerate(OF_COMPLEX.items()):
        for dtype in COMPLEX:
            exact = name in ("neg", "real", "imag", "conj")
            yield Case(f"{name} {dtype}", function, (values(dtype, (37,), at),), ulp=0 if exact else 2 * ULP[dtype])
    for at, (name, function) in enumerate(OF_INTS.items()):
        for dtype in INTS:
            yield Case(f"{name} {dtype}", function, (values(dtype, (37,), at),))
    for dtype in ("int8", "int32", "int64"):
        yield Case(f"abs {dtype}", lax.abs, (values(dtype, (37,), 1),))
        yield Case(f"sign {dtype}", lax.sign, (values(dtype, (37,), 2),))
    yield Case("not bool", lax.bitwise_not, (values("bool", (3, 5), 0),))


def _binary() -> Iterator[Case]:
    arithmetic = {"add": lax.add, "sub": lax.sub, "mul": lax.mul, "max": lax.max, "min": lax.min, "div": lax.div}
    for at, (name, function) in enumerate(arithmetic.items()):
        for dtype in (*FLOATS, *INTS):
            x, y = values(dtype, (61,), at), values(dtype, (61,), at + 50)
            yield Case(f"{name} {dtype}", function, (x, y))
        yield Case(f"{name} scalars", function, (np.float32(at - 3), np.float32(2.5)))
        yield Case(f"{name} empty", function, (values("float32", (0, 3), 0), values("float32", (0, 3), 0)))
    for at, (name, function) in enumerate({"add": lax.add, "sub": lax.sub, "mul": lax.mul, "div": lax.div}.items()):
        for dtype in COMPLEX:
            x, y = values(dtype, (37,), at), values(dtype, (37,), at + 50)
            yield Case(f"{name} {dtype}", function, (x, y), ulp=0 if name in ("add", "sub") else 2 * ULP[dtype])
    for dtype in (*FLOATS, "int8", "int32", "uint8"):
        yield Case(f"rem {dtype}", lax.rem, (values(dtype, (61,), 3), values(dtype, (61,), 4)))
    for dtype in FLOATS:
        x, y = values(dtype, (61,), 5), values(dtype, (61,), 6)
        yield Case(f"atan2 {dtype}", lax.atan2, (x, y), ulp=ULP[dtype])
        yield Case(f"pow {dtype}", lambda x, y: lax.pow(lax.abs(x), y), (x, y), ulp=ULP[dtype])
    bits = {"and": lax.bitwise_and, "or": lax.bitwise_or, "xor": lax.bitwise_xor}
    for at, (name, function) in enumerate(bits.items()):
        for dtype in ("bool", *INTS):
            yield Case(f"{name} {dtype}", function, (values(dtype, (37,), at), values(dtype, (37,), at + 9)))
    shifts = {"shl": lax.shift_left, "shr": lax.shift_right_logical, "sar": lax.shift_right_arithmetic}
    for name, function in shifts.items():
        for dtype in INTS:
            amounts = np.arange(-4 if dtype[0] == "i" else 0, 33, dtype=dtype)
            yield Case(f"{name} {dtype}", function, (values(dtype, (37,), 8)[: amounts.size], amounts))
    for direction in ("eq", "ne", "lt", "le", "gt", "ge"):
        for dtype in (*FLOATS, "int8", "uint32", "bool"):
            x, y = values(dtype, (61,), 1), values(dtype, (61,), 2)
            yield Case(f"{direction} {dtype}", getattr(lax, direction), (x, y))


def _other_elementwise() -> Iterator[Case]:
    for dtype in (*FLOATS, "int32", "complex64"):
        p, x, y = values("bool", (37,), 0), values(dtype, (37,), 1), values(dtype, (37,), 2)
        yield Case(f"select {dtype}", lax.select, (p, x, y))
    for dtype in (*FLOATS, "int32", "uint8"):
        low, x, high = (np.asarray(v).astype(dtype_of(dtype)) for v in (1, values(dtype, (37,), 1), 3))
        yield Case(f"clamp {dtype}", lax.clamp, (low, x, high))
    yield Case("complex", lax.complex, (values("float32", (5,), 1), values("float32", (5,), 2)))
    for dtype in WIDE:
        bits = "int32" if dtype == "float32" else "int64"
        to_int = lambda x, bits=bits: lax.bitcast_convert_type(x, bits)  # noqa: E731
        yield Case(f"bitcast {dtype}", to_int, (values(dtype, (7,), 3),))


def _converts() -> Iterator[Case]:
    every = (*FLOATS, "int8", "int32", "uint8", "int64", "bool")
    for source in every:
        for target in every:
            if source != target:
                x = values(source, (61,), 7)
                if dtype_of(source).kind not in "iub" and target in ("int8", "int32", "uint8", "int64"):
                    x = np.nan_to_num(x.astype(np.float64), nan=0, posinf=90, neginf=-90).clip(
                        0 if target[0] == "u" else -100, 100
                    )
                    x = x.astype(dtype_of(source))
                convert = lambda x, target=target: lax.convert_element_type(x, dtype_of(target))  # noqa: E731
                yield Case(f"convert {source} to {target}", convert, (x,))


# --- moves --------------------------------------------------------------------------------------------------


def _moves() -> Iterator[Case]:
    moves: dict[str, Callable[..., Any]] = {
        "reshape": lambda x: lax.reshape(x, (5, 12)),
        "transpose": lambda x: lax.transpose(x, (2, 0, 1)),
        "slice": lambda x: lax.slice(x, (0, 1, 1), (3, 4, 5), (2, 1, 3)),
        "empty slice": lambda x: lax.slice(x, (1, 4, 0), (3, 4, 5)),
        "rev": lambda x: lax.rev(x, (0, 2)),
        "broadcast": lambda x: lax.broadcast_in_dim(x, (3, 2, 4, 5), (0, 2, 3)),
        "pad": lambda x: lax.pad(x, np.zeros((), x.dtype), ((1, -1, 1), (-2, 3, 0), (0, 0, 2))),
        "concatenate": lambda x: lax.concatenate([x, x[:, :0], x], 1),
        "iota": lambda x: x + lax.broadcasted_iota(jnp.int32, (3, 4, 5), 1).astype(x.dtype),
    }
    for name, function in moves.items():
        for dtype in ("float32", "bfloat16", "int8", "complex64"):
            yield Case(f"{name} {dtype}", function, (values(dtype, (3, 4, 5), 4),))


def _indexing() -> Iterator[Case]:
    x = values("float32", (5, 6), 1, special=False)
    for at, start in enumerate(((0, 0), (-3, 2), (9, 9))):
        given = np.array(start, np.int32)
        yield Case(f"dynamic_slice {at}", lambda x, s: lax.dynamic_slice(x, (s[0], s[1]), (2, 3)), (x, given))
        update = values("float32", (2, 3), 2)
        yield Case(
            f"dynamic_update_slice {at}",
            lambda x, u, s: lax.dynamic_update_slice(x, u, (s[0], s[1])),
            (x, update, given),
        )
    rows = np.array([0, 4, 7, -1, 2, 2], np.int32)
    for mode in ("clip", "fill", "wrap"):
        yield Case(f"take rows {mode}", lambda x, i, mode=mode: jnp.take(x, i, 0, mode=mode), (x, rows))
    yield Case("take along axis", lambda x, i: jnp.take_along_axis(x, i, 1), (x, np.argsort(x, 1).astype(np.int32)))
    for dtype in ("float32", "int32"):
        target, updates = values(dtype, (5, 6), 3, False), values(dtype, (6, 6), 4, False)
        for how in ("add", "multiply", "min", "max", "set"):
            used, given = (rows, updates) if how != "set" else (np.array([0, 4, 7, 2], np.int32), updates[:4])
            function = lambda x, i, u, how=how: getattr(x.at[i], how)(u, mode="drop")  # noqa: E731
            many = 3 if dtype == "float32" and how in ("add", "multiply") else 0
            yield Case(f"scatter {how} {dtype}", function, (target, used, given), terms=many)


# --- folds and products -------------------------------------------------------------------------------------


def _folds() -> Iterator[Case]:
    for dtype in (*WIDE, "int32"):
        x = values(dtype, (7, 9, 4), 5, special=False)
        inexact = dtype != "int32"
        for axes in ((0,), (1, 2), (0, 1, 2), ()):
            terms = int(np.prod([x.shape[a] for a in axes])) if inexact else 0
            yield Case(f"sum {dtype} {axes}", lambda x, a=axes: x.sum(a, dtype=x.dtype), (x,), terms=terms)
            yield Case(
                f"max {dtype} {axes}", lambda x, a=axes: lax.reduce_max_p.bind(x, axes=a, out_sharding=None), (x,)
            )
        yield Case(f"cumsum {dtype}", lambda x: jnp.cumsum(x, 1, dtype=x.dtype), (x,), terms=9 if inexact else 0)
        yield Case(f"cummax {dtype}", lambda x: lax.cummax(x, 1), (x,))
        yield Case(f"argmax {dtype}", lambda x: jnp.argmax(x, 1), (x,))
        yield Case(f"argmin {dtype}", lambda x: jnp.argmin(x, 2), (x,))
        pool = lambda x: lax.reduce_window(x, _least(x.dtype), lax.max, (2, 3, 1), (1, 2, 1), "SAME")  # noqa: E731
        yield Case(f"max pool {dtype}", pool, (x,))
        pooled = lambda x: lax.reduce_window(x, np.zeros((), x.dtype), lax.add, (2, 3, 1), (1, 2, 1), "VALID")  # noqa: E731
        yield Case(f"sum pool {dtype}", pooled, (x,), terms=6 if inexact else 0)
    for dtype in ("float32", "float64"):
        x = values(dtype, (40, 3), 6)
        yield Case(f"max with NaN {dtype}", lambda x: x.max(0), (x,))
        yield Case(f"argmax with NaN {dtype}", lambda x: jnp.argmax(x, 0), (x,))
    for name, init in (("sum", 0), ("max", -np.inf)):
        function = lambda x, name=name, init=init: getattr(jnp, name)(x, 1, initial=init)  # noqa: E731
        yield Case(f"empty {name}", function, (np.zeros((3, 0), np.float32),))
    flags = values("bool", (5, 7), 1)
    yield Case("any", lambda x: x.any(1), (flags,))
    yield Case("all", lambda x: x.all(0), (flags,))
    select = lambda x, s: jax.vjp(lambda y: lax.reduce_window(y, -np.inf, lax.max, (2, 2), (2, 2), "VALID"), x)[1](s)[0]  # noqa: E731
    yield Case("select_and_scatter", select, (values("float32", (6, 8), 7, False), values("float32", (3, 4), 8, False)))


def _least(dtype: Any) -> Any:
    return np.array(-np.inf if np.dtype(dtype).kind == "f" else np.iinfo(dtype).min, dtype)


def _products() -> Iterator[Case]:
    contractions = {
        "matmul": ((7, 13), (13, 5), (((1,), (0,)), ((), ()))),
        "batched": ((3, 7, 13), (3, 13, 5), (((2,), (1,)), ((0,), (0,)))),
        "transposed": ((13, 7), (5, 13), (((0,), (1,)), ((), ()))),
        "outer": ((7,), (5,), (((), ()), ((), ()))),
        "inner": ((13,), (13,), (((0,), (0,)), ((), ()))),
        "two": ((4, 3, 6), (3, 4, 2), (((0, 1), (1, 0)), ((), ()))),
        "empty": ((3, 0), (0, 4), (((1,), (0,)), ((), ()))),
    }
    for name, (left, right, numbers) in contractions.items():
        for dtype in (*WIDE, "int32", "complex64"):
            x, y = values(dtype, left, 1, special=False), values(dtype, right, 2, special=False)
            terms = 0 if dtype == "int32" else max(13, 2)
            yield Case(f"dot {name} {dtype}", lambda x, y, n=numbers: lax.dot_general(x, y, n), (x, y), terms=terms)
    for name, keywords in {
        "plain": {}, "strided": {"window_strides": (2, 1)}, "padded": {"padding": ((1, 2), (0, 3))},
        "dilated": {"rhs_dilation": (2, 1), "padding": ((2, 2), (1, 1))},
        "transposed": {"lhs_dilation": (2, 3), "padding": ((1, 1), (0, 2))},
        "both": {"lhs_dilation": (2, 1), "rhs_dilation": (1, 2), "window_strides": (2, 1), "padding": ((1, 0), (2, 1))},
    }.items():  # fmt: skip
        for dtype in WIDE:
            x, w = values(dtype, (2, 4, 7, 8), 1, special=False), values(dtype, (6, 4, 3, 2), 2, special=False)
            function = lambda x, w, k=keywords: lax.conv_general_dilated(  # noqa: E731
                x, w, **({"window_strides": (1, 1), "padding": "VALID"} | k)
            )
            yield Case(f"conv {name} {dtype}", function, (x, w), terms=24)
    x = values("float32", (2, 4, 7, 8), 1, special=False)
    grouped = lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", feature_group_count=2)  # noqa: E731
    yield Case("conv grouped", grouped, (x, values("float32", (6, 2, 3, 3), 2, special=False)), terms=18)
    batched = lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "VALID", batch_group_count=2)  # noqa: E731
    yield Case("conv batch groups", batched, (x, values("float32", (6, 4, 3, 3), 2, special=False)), terms=36)
    depthwise = lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", feature_group_count=4)  # noqa: E731
    yield Case("conv depthwise", depthwise, (x, values("float32", (4, 1, 3, 3), 2, special=False)), terms=9)


# --- sort and control flow ----------------------------------------------------------------------------------


def _sorts() -> Iterator[Case]:
    for dtype in (*FLOATS, *INTS):
        x = values(dtype, (3, 50), 9)
        yield Case(f"sort {dtype}", lambda x: lax.sort(x, dimension=1), (x,))
        yield Case(f"argsort {dtype}", lambda x: jnp.argsort(x, 0, stable=True), (x,))
    x, y = values("int32", (40,), 1, False), values("float32", (40,), 2)
    yield Case("sort by two keys", lambda x, y: lax.sort((x % 3, y, x), num_keys=2), (x, y))
    yield Case("descending", lambda y: jnp.sort(y, descending=True), (values("float32", (40,), 2, False),))
    yield Case("top_k", lambda y: lax.top_k(y, 5), (values("float32", (3, 40), 2, False),))


def _control() -> Iterator[Case]:
    x = values("float32", (6,), 1, special=False)
    yield Case("cond", lambda p, x: lax.cond(p, lambda x: x + 1, lambda x: x * 2, x), (np.bool_(True), x))
    for at in (-2, 0, 1, 9):
        branches = [lambda x: x + 1, lambda x: x * 2, lambda x: -x]
        yield Case(f"switch {at}", lambda i, x, b=branches: lax.switch(i, b, x), (np.int32(at), x))
    yield Case("while", lambda x: lax.while_loop(lambda v: (v < 100).any(), lambda v: v * 2 + 1, lax.abs(x)), (x,))
    yield Case("fori", lambda x: lax.fori_loop(0, 5, lambda i, v: v + lax.convert_element_type(i, v.dtype), x), (x,))
    scan = lambda x: lax.scan(lambda c, a: (c + a, c - a), jnp.float32(1), x.astype(jnp.float32))  # noqa: E731
    yield Case("scan", scan, (x,), terms=6)
    yield Case("map", lambda x: lax.map(lambda a: a * a, x), (x,))
