"""Indexing in all forms, control flow under every transformation, random numbers of every kind, scipy, FFT."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import jax.scipy.spatial.transform
import numpy as np
from jax import lax, random

from tests.pjrt.jax_programs import PROGRAMS, array, f32, spd

_A = f32(4, 5, 3)
_I = np.array([3, 0, -1], np.int32)
_M = _A[..., 0] > 0

# --- indexing -----------------------------------------------------------------------------------------------

_INDICES: dict[str, Any] = {
    "reverse": np.s_[::-1], "none": np.s_[:, None, ..., 1], "ellipsis": np.s_[..., -1], "steps": np.s_[3:0:-2, ::2],
    "empty": np.s_[2:2], "outside": np.s_[10:20, -100:2], "ints": np.s_[1, -2, 0], "array": np.s_[_I],
    "array_slice": np.s_[_I, 1:4], "slice_array": np.s_[:, _I], "apart": np.s_[_I, :, np.array([0, 1, 2])],
    "together": np.s_[:, _I, np.array([0, 1, 2])], "grid": np.s_[_I[:, None], _I[None, :]], "mixed": np.s_[::-1, None, ..., _I[:2]],
    "scalar_array": np.s_[np.int32(2)], "rank0": np.s_[np.array(1), :, np.array([2])], "bool_none": np.s_[np.array([True, False, True, True])],
    "mask": np.s_[_M], "mask_partial": np.s_[:, np.array([True, False, True, False, True]), 1], "empty_array": np.s_[np.zeros((0,), np.int32)],
    "uint8": np.s_[np.array([1, 2], np.uint8)], "tuple": np.s_[(1,)], "nones": np.s_[None, None, 1, None], "two_d": np.s_[np.array([[0, 1], [2, 3]]), 2],
    "empty_tuple": (), "bool_scalar": np.s_[True], "mask_and_array": np.s_[np.array([True, False, True, False]), np.array([1, 2])],
}  # fmt: skip


def _indexed(index: Any) -> Any:
    x = jnp.asarray(_A)
    got = x[index]
    new = jnp.arange(1, got.size + 1, dtype=jnp.float32).reshape(got.shape)
    made = [
        got,
        x.at[index].set(new),
        x.at[index].add(1.5),
        x.at[index].mul(2),
        x.at[index].min(0.25),
        x.at[index].max(-0.25),
    ]
    made += [x.at[index].apply(jnp.sin), x.at[index].divide(2), x.at[index].power(2), x.at[index].subtract(1)]
    grad = jax.grad(lambda y: (y[index] ** 2).sum())(x), jax.grad(lambda y: (x.at[index].set(y) ** 2).sum())(new)
    jitted = jax.jit(lambda y: y.at[index].set(0))(x), jax.jvp(lambda y: y.at[index].add(y[index]), (x,), (x,))
    return made, grad, jitted


for _name, _index in _INDICES.items():
    PROGRAMS[f"index.{_name}"] = functools.partial(_indexed, _index)


def _windows(mode: lax.GatherScatterMode) -> Any:
    """Raw scatters and gathers of windows of which some lie partly outside, some wholly."""
    x, starts = jnp.asarray(_A), np.array([[1, 1], [3, 0], [0, 4], [-1, 2], [9, 9], [2, 3]], np.int32)
    dims, new = (1, 2, 3), f32(6, 2, 2, 3, seed=5)
    scattered = lax.ScatterDimensionNumbers(dims, (), (0, 1))
    gathered = lax.GatherDimensionNumbers(dims, (), (0, 1))
    batched = lax.ScatterDimensionNumbers(
        (1,), (), (1,), operand_batching_dims=(0,), scatter_indices_batching_dims=(0,)
    )
    made = [
        function(x, starts, new, scattered, mode=mode)
        for function in (lax.scatter, lax.scatter_add, lax.scatter_mul, lax.scatter_min, lax.scatter_max)
    ]
    rows = lax.scatter_add(x[..., 0], np.array([[-1], [3], [4], [2]], np.int32), f32(4, 2, seed=6), batched, mode=mode)
    got = functools.partial(
        lax.gather, start_indices=starts, dimension_numbers=gathered, slice_sizes=(2, 2, 3), mode=mode
    )
    added = functools.partial(lax.scatter_add, scatter_indices=starts, dimension_numbers=scattered, mode=mode)
    return (
        made,
        rows,
        got(x),
        jax.grad(lambda y: (got(y) ** 2).sum())(x),
        jax.grad(lambda u: (added(x, updates=u) ** 2).sum())(new),
    )


for _mode in ("FILL_OR_DROP", "PROMISE_IN_BOUNDS", "CLIP"):
    PROGRAMS[f"index.windows.{_mode.lower()}"] = functools.partial(_windows, lax.GatherScatterMode[_mode])


def _modes(name: str) -> Any:
    x, at = jnp.asarray(_A), jnp.array([0, 7, -1, -9, 2, 2])
    made: list[Any] = []
    for mode in ("drop", "fill", "clip", "promise_in_bounds", "wrap"):
        safe = jnp.clip(at, 0, 3) if mode == "promise_in_bounds" else at
        if name == "get":
            made += (
                [x.at[safe].get(mode=mode, fill_value=7.0)]
                if mode != "wrap"
                else [jnp.take(x, safe, axis=0, mode=mode)]
            )
        elif mode != "wrap":
            made.append(getattr(x.at[safe, 1], name)(2.0, mode=mode))
    made += [x.at[jnp.array([0, 2])].get(unique_indices=True, indices_are_sorted=True, wrap_negative_indices=False)]
    return made


for _name in ("get", "set", "add", "mul", "min", "max"):
    PROGRAMS[f"index.mode.{_name}"] = functools.partial(_modes, _name)
for _kind in ("bool", "int8", "uint32", "bfloat16", "complex64", "float16"):
    PROGRAMS[f"index.kind.{_kind}"] = lambda k=_kind: (
        jnp.asarray(array(k, 4, 3))[np.array([0, 9]), ::-1],
        jnp.asarray(array(k, 4, 3)).at[np.array([0, 9, 0])].set(jnp.ones((), k)),
        jnp.take(array(k, 4, 3), np.array([9]), axis=0),
        jnp.asarray(array(k, 4, 3)).at[1].get(mode="fill"),
    )


# --- control flow -------------------------------------------------------------------------------------------

_X = f32(5)


def _all_ways(f: Callable[[Any], Any]) -> Any:
    """A function of a vector under the transformations that it has."""
    batch = jnp.stack([_X, _X * 1.5, -_X])
    scalar = lambda x: jnp.sum(f(x) ** 2)  # noqa: E731
    primal, linear = jax.linearize(f, jnp.asarray(_X))
    return {
        "call": f(_X), "jit": jax.jit(f)(_X), "vmap": jax.vmap(f)(batch), "grad": jax.grad(scalar)(_X), "jit_grad": jax.jit(jax.grad(scalar))(_X),
        "jvp": jax.jvp(f, (_X,), (_X,)), "vjp": jax.vjp(f, jnp.asarray(_X))[1](primal), "linear": linear(jnp.asarray(_X)), "vmap_grad": jax.vmap(jax.grad(scalar))(batch),
        "remat": jax.grad(jax.checkpoint(scalar))(_X), "hessian": jax.hessian(scalar)(_X), "jacfwd": jax.jacfwd(f)(_X),
        "policy": jax.grad(jax.checkpoint(scalar, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable))(_X),
    }  # fmt: skip


@jax.custom_jvp
def _softened(x: Any) -> Any:
    return jnp.tanh(x)


_softened.defjvp(lambda p, t: (_softened(p[0]), t[0] * (1 - _softened(p[0]) ** 2)))


@jax.custom_vjp
def _bounded(x: Any) -> Any:
    return x * 2


_FLOWS: dict[str, Callable[[Any], Any]] = {
    "scan": lambda x: lax.scan(lambda c, y: (c * 0.5 + jnp.sin(y), c + y), x[0], x)[1],
    "scan_unroll": lambda x: lax.scan(lambda c, y: (c * 0.5 + jnp.sin(y), c + y), x[0], x, unroll=2, reverse=True)[1],
    "scan_tree": lambda x: lax.scan(lambda c, y: ({"a": c["a"] + y["v"], "b": c["b"] * 0.9}, (c["a"], None)), {"a": x[1], "b": x}, {"v": x})[1][0],
    "scan_no_xs": lambda x: lax.scan(lambda c, _: (jnp.tanh(c), c), x, None, length=3)[0],
    "scan_empty": lambda x: lax.scan(lambda c, y: (c + y.sum(), y), x[0], jnp.zeros((0, 2)))[0] + x,
    "fori": lambda x: lax.fori_loop(0, 4, lambda i, v: v * 0.9 + jnp.sin(v) * i, x),
    "cond": lambda x: lax.cond(x.sum() > 0, jnp.sin, lambda y: y * y, x),
    "cond_nested": lambda x: lax.cond(x[0] > 0, lambda y: lax.cond(y[1] > 0, jnp.sin, jnp.cos, y), jnp.tanh, x),
    "switch": lambda x: lax.switch(jnp.int32(jnp.abs(x[0]) * 2), [jnp.sin, jnp.cos, jnp.tanh, lambda y: y**2], x),
    "map": lambda x: lax.map(lambda y: jnp.sin(y) * y, x),
    "map_batched": lambda x: lax.map(lambda y: jnp.sin(y) * y, x, batch_size=2),
    "associative": lambda x: lax.associative_scan(lambda a, b: a * 0.5 + b, x),
    "where": lambda x: jnp.where(x > 0, jnp.log(jnp.where(x > 0, x, 1)), x),
    "custom_jvp": _softened,
    "nested": lambda x: lax.scan(lambda c, y: (lax.fori_loop(0, 2, lambda i, v: jnp.sin(v) + y, c), c), x, x[:3])[0],
    "remat_scan": lambda x: lax.scan(jax.checkpoint(lambda c, y: (jnp.sin(c) + y, c)), x[0], x)[1],
    "custom_linear": lambda x: lax.custom_linear_solve(lambda v: v * 3 + jnp.roll(v, 1) * 0, x, solve=lambda _, b: b / 3, symmetric=True),
    "dynamic": lambda x: lax.dynamic_slice(x, (jnp.int32(x[0]) + 1,), (3,)) * 2,
    "cumulative": lambda x: jnp.cumsum(x) + lax.cummax(x) + jnp.cumprod(x) + lax.cumlogsumexp(x),
    "sorted": lambda x: jnp.sort(x) * jnp.arange(5.0) + lax.top_k(x, 5)[0],
    "conv": lambda x: jnp.convolve(x, x[:3], mode="same"),
    "segments": lambda x: jax.ops.segment_sum(x, jnp.array([0, 1, 0, 2, 1]), num_segments=3),
    "optimization_barrier": lambda x: lax.optimization_barrier(jnp.sin(x)),
    "fft": lambda x: jnp.abs(jnp.fft.fft(x)),
    "reduce_window": lambda x: lax.reduce_window(x, 0.0, lax.add, (3,), (1,), "SAME"),
}  # fmt: skip
for _name, _flow in _FLOWS.items():
    PROGRAMS[f"flow.{_name}"] = functools.partial(_all_ways, _flow)

_OTHER: dict[str, Callable[[], Any]] = {
    "while": lambda: [jax.jit(lambda x: lax.while_loop(lambda s: (s[0] < 9).all() & (s[1] < 20), lambda s: (s[0] * 1.3 + 0.5, s[1] + 1), (x, 0)))(_X), jax.vmap(lambda n: lax.while_loop(lambda v: v < n, lambda v: v * 2 + 1, 0))(jnp.arange(5))],
    "while_jvp": lambda: jax.jvp(lambda x: lax.while_loop(lambda v: v.sum() < 30, lambda v: v**2 + 1, x), (_X,), (_X,)),
    "fori_dynamic": lambda: jax.jit(lambda n, x: lax.fori_loop(n, n + 3, lambda i, v: v + i, x))(2, _X),
    "scan_ints": lambda: lax.scan(lambda c, x: (c ^ x, c & x), jnp.int32(5), jnp.arange(6)),
    "scan_vmap_axes": lambda: jax.vmap(lambda a, b: lax.scan(lambda c, x: (c + x @ b, x.sum()), jnp.zeros(2), a), in_axes=(1, None))(f32(4, 2, 3), f32(3, 2)),
    "cond_vmap": lambda: jax.vmap(lambda p, x: lax.cond(p, lambda y: (y, 1), lambda y: (-y, 2), x))(_X > 0, _X),
    "switch_vmap": lambda: jax.vmap(lambda i, x: lax.switch(i, [jnp.sin, jnp.cos, jnp.exp], x))(jnp.array([0, 2, 1, 9, -1]), _X),
    "associative_tuple": lambda: lax.associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (f32(7), f32(7, seed=1))),
    "reduce_tuple": lambda: lax.reduce((jnp.asarray(_X), jnp.arange(5)), (jnp.float32(-jnp.inf), 0), lambda a, b: (jnp.maximum(a[0], b[0]), jnp.where(a[0] > b[0], a[1], b[1])), (0,)),
    "collectives": lambda: jax.vmap(lambda v: (lax.psum(v, "i"), lax.pmean(v, "i"), lax.pmin(v, "i"), lax.all_gather(v, "i", axis=0), lax.ppermute(v, "i", [(0, 1), (1, 2), (2, 0)]), lax.pshuffle(v, "i", [2, 0, 1]), lax.all_to_all(jnp.stack([v] * 3), "i", 0, 0), lax.psum_scatter(jnp.stack([v] * 3), "i")), axis_name="i")(f32(3)),
    "jet": lambda: __import__("jax.experimental.jet", fromlist=["jet"]).jet(jnp.sin, (0.5,), ((1.0, 0.0, 0.0),)),
    "closure_convert": lambda: jax.closure_convert(lambda x: x * _X, _X)[0](_X),
    "ravel_pytree": lambda: jax.flatten_util.ravel_pytree({"a": _X, "b": [f32(2, 2), 3.0]})[0],
    "vmap_names": lambda: jax.vmap(jax.vmap(lambda x, y: x @ y, (0, None)), (None, 1), 1)(f32(3, 4), f32(4, 5)),
    "jacobians": lambda: (jax.jacrev(lambda x: jnp.outer(x, x))(_X), jax.jacfwd(lambda t: {"u": t["v"] ** 2})({"v": jnp.asarray(_X)})),
    "holomorphic": lambda: (jax.grad(lambda z: jnp.sin(z) * z, holomorphic=True)(0.5 + 0.3j), jax.grad(lambda z: jnp.abs(z) ** 2)(1 + 2j)),
    "value_and_grad": lambda: jax.value_and_grad(lambda x: ((x**2).sum(), x), has_aux=True)(_X),
    "allow_int": lambda: jax.vjp(lambda x, i: x * i, 2.0, 3)[1](1.0)[0],
    "refs": lambda: _refs() if hasattr(jax, "new_ref") else 0,
    "disable_jit": lambda: _eager(),
    "precision": lambda: [jnp.dot(f32(3, 4), f32(4, 2), precision=p) for p in ("default", "high", "highest", lax.Precision.HIGHEST, lax.DotAlgorithmPreset.F32_F32_F32)],
    "ode": lambda: jax.grad(lambda k: jax.experimental.ode.odeint(lambda y, t, w: -w * y, jnp.ones(2), jnp.linspace(0, 1, 3), k).sum())(1.5),
}  # fmt: skip
PROGRAMS |= {f"flow.{name}": made for name, made in _OTHER.items()}
_bounded.defvjp(lambda x: (x * 2, None), lambda _, g: (jnp.clip(g, -1, 1),))
PROGRAMS["flow.custom_vjp"] = lambda: (
    jax.grad(lambda x: (_bounded(x) ** 3).sum())(_X),
    jax.vmap(jax.grad(_bounded))(_X),
    jax.jit(_bounded)(_X),
)


def _refs() -> Any:
    ref = jax.new_ref(jnp.zeros(3))

    @jax.jit
    def add(r: Any, x: Any) -> Any:
        r[...] += x
        r[0] = 9.0
        return r[1:]

    return add(ref, jnp.arange(3.0)), ref[...]


def _eager() -> Any:
    with jax.disable_jit():
        return lax.scan(lambda c, x: (c + x, c), 0.0, _X), lax.cond(True, jnp.sin, jnp.cos, _X), jax.vmap(jnp.sort)(_A)


# --- random numbers -----------------------------------------------------------------------------------------

_DRAWS: dict[str, Callable[[Any], Any]] = {
    "bits": lambda k: [random.bits(k, (5,), t) for t in (np.uint8, np.uint16, np.uint32)],
    "uniform": lambda k: [random.uniform(k, (4,), t, -2, 3) for t in ("float32", "bfloat16", "float16")],
    "randint": lambda k: [random.randint(k, (5,), 0, 100, t) for t in ("int8", "uint8", "int16", "int32", "uint32")],
    "normal": lambda k: [random.normal(k, (4,), t) for t in ("float32", "bfloat16", "complex64")],
    "choice": lambda k: (random.choice(k, 7, (3, 2)), random.choice(k, jnp.arange(5.0), (3,), p=jnp.array([0.1, 0.2, 0.3, 0.2, 0.2])), random.choice(k, f32(4, 3), (2,), replace=False, axis=1), random.choice(k, 5, (3,), replace=False, p=jnp.ones(5) / 5)),
    "permutation": lambda k: (random.permutation(k, f32(5, 2)), random.permutation(k, 9), random.permutation(k, f32(3, 4), axis=1, independent=True)),
    "categorical": lambda k: (random.categorical(k, f32(3, 4)), random.categorical(k, f32(3, 4), axis=0, shape=(2, 4)), random.categorical(k, f32(6), shape=(3,), replace=False)),
    "gamma": lambda k: (random.gamma(k, jnp.array([0.3, 1.0, 5.0])), random.loggamma(k, 0.1, (3,)), random.chisquare(k, 3, (2,)), random.f(k, 3.0, 5.0, (2,))),
    "beta": lambda k: (random.beta(k, 0.5, jnp.array([1.0, 2.0])), random.dirichlet(k, jnp.array([0.3, 2.0, 1.0]), (2,))),
    "poisson": lambda k: ([random.poisson(k, mean, (3,)) for mean in (0.0, 0.5, 20.0)], random.binomial(k, 20, 0.3, (3,)), random.geometric(k, 0.2, (4,)), random.multinomial(k, 10, jnp.array([0.2, 0.3, 0.5])) if hasattr(random, "multinomial") else 0),
    "others": lambda k: (random.exponential(k, (3,)), random.laplace(k, (3,)), random.logistic(k, (3,)), random.cauchy(k, (3,)), random.gumbel(k, (3,), mode="high"), random.rayleigh(k, 2.0, (3,)), random.pareto(k, 2.0, (3,)), random.wald(k, 1.0, (3,)), random.triangular(k, 0.0, 0.5, 1.0, (3,)), random.lognormal(k, 1.0, (3,)), random.maxwell(k, (3,)), random.double_sided_maxwell(k, 0.0, 1.0, (3,)), random.weibull_min(k, 1.0, 2.0, (3,)), random.generalized_normal(k, 2.0, (3,)), random.rademacher(k, (3,)), random.t(k, 3.0, (3,)), random.truncated_normal(k, -1, 2, (3,)), random.bernoulli(k, np.abs(f32(3)) % 1, (3,))),
    "multivariate": lambda k: [random.multivariate_normal(k, jnp.zeros(3), spd(3), (2,), method=m) for m in ("cholesky",)],
    "keys": lambda k: (random.key_data(random.split(k, (2, 3))), random.key_data(random.fold_in(k, 7)), random.key_data(random.clone(k)), random.key_data(jax.vmap(lambda i: random.fold_in(k, i))(jnp.arange(3)))),
    "vmapped": lambda k: jax.vmap(lambda q, s: random.normal(q, (2,)) * s)(random.split(k, 3), _X[:3]),
    "scanned": lambda k: random.key_data(lax.scan(lambda c, _: (random.split(c)[0], None), k, None, length=3)[0]),
    "initializers": lambda k: [f(k, (4, 3)) for f in (jax.nn.initializers.glorot_uniform(), jax.nn.initializers.he_normal(), jax.nn.initializers.lecun_normal(), jax.nn.initializers.truncated_normal(), jax.nn.initializers.variance_scaling(1.0, "fan_avg", "uniform"), jax.nn.initializers.zeros)],
}  # fmt: skip
for _name, _draw in _DRAWS.items():
    for _impl in ("threefry2x32", *(("rbg", "unsafe_rbg") if _name != "poisson" else ())):  # the one that draws these
        PROGRAMS[f"draw.{_impl}.{_name}"] = lambda d=_draw, i=_impl: d(random.key(5, impl=i))


# --- FFT ----------------------------------------------------------------------------------------------------


def _transforms(kind: str) -> Any:
    x = array(kind, 3, 4, 6)
    c = np.asarray(x) + 0.5j * np.asarray(x[::-1])
    f = jnp.fft
    return [
        [g(c, n=n, axis=a, norm=o) for g in (f.fft, f.ifft, f.hfft, f.irfft) for n in (None, 3, 9) for a in (-1, 1) for o in (None, "ortho", "forward")],
        [g(x, n=n, norm=o) for g in (f.rfft, f.ihfft) for n in (None, 5, 8) for o in (None, "ortho", "backward")],
        [f.fft2(c), f.ifft2(c), f.rfft2(x), f.irfft2(c), f.fftn(c), f.ifftn(c, axes=(0, 2)), f.rfftn(x, s=(2, 3), axes=(0, 1)), f.irfftn(c, s=(3, 4, 5))],
        [jax.grad(lambda y: jnp.abs(f.rfft(y)).sum())(x), jax.vmap(f.fft)(c), f.fft(np.zeros((0, 4), np.complex64)), f.fft(c, n=1)],
    ]  # fmt: skip


PROGRAMS["fft.float32"] = functools.partial(_transforms, "float32")


def _double_transforms() -> Any:
    with jax.enable_x64(True):
        return _transforms("float64")


PROGRAMS["fft.float64"] = _double_transforms


# --- scipy --------------------------------------------------------------------------------------------------

_S = np.abs(f32(6)) + 0.1
_SCIPY: dict[str, Callable[[], Any]] = {
    "signal": lambda: [jsp.signal.convolve(f32(6), f32(3), mode=m, method=w) for m in ("full", "same", "valid") for w in ("direct", "fft")] + [jsp.signal.correlate(f32(4, 4), f32(2, 2), mode=m) for m in ("full", "same", "valid")] + [jsp.signal.detrend(f32(3, 8)), jsp.signal.detrend(f32(8), type="constant")],
    "spectra": lambda: (jsp.signal.welch(f32(64), nperseg=16), jsp.signal.csd(f32(64), f32(64, seed=1), nperseg=16), jsp.signal.stft(f32(64), nperseg=16), jsp.signal.istft(jsp.signal.stft(f32(64), nperseg=16)[2], nperseg=16)),
    "ndimage": lambda: [jsp.ndimage.map_coordinates(f32(4, 5), [f32(3) * 3, f32(3) * 3], order=o, mode=m, cval=2.0) for o in (0, 1) for m in ("constant", "nearest", "wrap", "mirror", "reflect")],
    "interpolate": lambda: [jsp.interpolate.RegularGridInterpolator((np.arange(4.0), np.arange(5.0)), f32(4, 5), method=m, bounds_error=False, fill_value=9.0)(np.abs(f32(3, 2)) * 2) for m in ("linear", "nearest")],
    "dct": lambda: (jsp.fft.dct(f32(3, 6)), jsp.fft.idct(f32(3, 6)), jsp.fft.dctn(f32(3, 4)), jsp.fft.idctn(f32(3, 4)), jsp.fft.dct(f32(3, 6), norm="ortho", axis=0)),
    "special": lambda: (jsp.special.logsumexp(f32(3, 4), axis=1, b=2.0, return_sign=True), jsp.special.lpmn_values(2, 2, np.abs(f32(3)) / 3, True) if hasattr(jsp.special, "lpmn_values") else 0, jsp.special.sph_harm_y(np.array([2]), np.array([1]), _S[:1], _S[:1]) if hasattr(jsp.special, "sph_harm_y") else 0, jsp.special.bernoulli(6), jsp.special.comb(5, 2) if hasattr(jsp.special, "comb") else 0, jsp.special.hyp2f1(0.5, 1.0, 1.5, 0.3) if hasattr(jsp.special, "hyp2f1") else 0, jsp.special.ellipk(0.3) if hasattr(jsp.special, "ellipk") else 0),
    "special_grads": lambda: [jax.vmap(jax.grad(f))(_S / 4) for f in (jsp.special.gammaln, jsp.special.digamma, jsp.special.erf, jsp.special.erfinv, jsp.special.ndtr, jsp.special.ndtri, jsp.special.log_ndtr, jsp.special.i0, jsp.special.i1e, jsp.special.expi, jsp.special.entr, jsp.special.logit, lambda a: jsp.special.gammainc(a + 1, 2.0), lambda a: jsp.special.betainc(2.0, 3.0, a), lambda a: jsp.special.zeta(3.0, a + 1), lambda a: jsp.special.polygamma(1, a + 1), jsp.special.spence, jsp.special.expit)],
    "special_edges": lambda: [f(np.array([0.0, -0.0, 1, -1, 0.5, np.inf, -np.inf, np.nan, 1e-30, 1e30, 100, -2], np.float32)) for f in (jsp.special.gammaln, jsp.special.digamma, jsp.special.erf, jsp.special.erfc, jsp.special.erfinv, jsp.special.ndtr, jsp.special.ndtri, jsp.special.log_ndtr, jsp.special.i0e, jsp.special.i1e, jsp.special.expit, jsp.special.logit, jsp.special.entr, jsp.special.gamma)],
    "elementwise_edges": lambda: [f(np.array([0.0, -0.0, 1, -1, 0.5, np.inf, -np.inf, np.nan, 1e-30, 1e30, 100, -2], np.float32)) for f in (jnp.sin, jnp.cos, jnp.tan, jnp.exp, jnp.expm1, jnp.log, jnp.log1p, jnp.sqrt, jnp.cbrt, jnp.tanh, jnp.sinh, jnp.cosh, jnp.arcsin, jnp.arccos, jnp.arctan, jnp.arcsinh, jnp.arccosh, jnp.arctanh, jnp.floor, jnp.ceil, jnp.round, jnp.sign, jnp.exp2, lax.rsqrt, lax.logistic, jnp.reciprocal)],
    "stats": lambda: (jsp.stats.mode(np.array([1, 2, 2, 3])), jsp.stats.rankdata(f32(6)), jsp.stats.sem(f32(3, 4)), jsp.stats.gaussian_kde(f32(2, 9)).evaluate(f32(2, 3)), jsp.stats.multivariate_normal.logpdf(f32(3), np.zeros(3, np.float32), spd(3)), jsp.stats.dirichlet.logpdf(np.array([0.2, 0.3, 0.5], np.float32), np.ones(3, np.float32)), jsp.stats.multinomial.logpmf(np.array([1, 2, 3]), 6, np.array([0.2, 0.3, 0.5], np.float32))),
    "optimize": lambda: [jsp.optimize.minimize(lambda x: ((x - jnp.arange(2.0)) ** 2).sum() + (x**4).sum() / 9, jnp.ones(2), method=m).x for m in ("BFGS", "l-bfgs-experimental-do-not-rely-on-this")],
    "solvers": lambda: [s(spd(4), f32(4), tol=1e-6)[0] for s in (jsp.sparse.linalg.cg, jsp.sparse.linalg.gmres, jsp.sparse.linalg.bicgstab)],
    "rotations": lambda: (lambda r: (r.as_matrix(), r.as_rotvec(), r.apply(f32(3)), r.inv().as_quat(), r.magnitude()))(jsp.spatial.transform.Rotation.from_euler("xyz", f32(3))),
    "cluster": lambda: jsp.cluster.vq.vq(f32(5, 2), f32(3, 2, seed=1)),
    "integrate": lambda: jsp.integrate.trapezoid(f32(3, 5), dx=0.5, axis=0),
    "image": lambda: [jax.image.resize(f32(4, 5, 2), (7, 3, 2), m, antialias=a) for m in ("nearest", "linear", "cubic", "lanczos3", "lanczos5") for a in (False, True)] + [jax.image.scale_and_translate(f32(4, 5), (6, 6), (0, 1), jnp.array([1.5, 0.7]), jnp.array([0.2, 1.0]), "linear")],
    "attention": lambda: [jax.nn.dot_product_attention(f32(2, 4, 2, 8), f32(2, 4, 1, 8), f32(2, 4, 1, 8), is_causal=c, bias=b, scale=0.3) for c in (False, True) for b in (None, f32(1, 2, 4, 4))],
    "nn": lambda: (jax.nn.one_hot(jnp.array([[0, 3], [2, 9]]), 4, axis=0), jax.nn.logmeanexp(f32(3, 4), axis=0) if hasattr(jax.nn, "logmeanexp") else 0, jax.nn.softmax(f32(3, 4), where=f32(3, 4) > -1), jax.nn.standardize(f32(3, 4), axis=0), jax.nn.gelu(f32(4), approximate=False), jax.nn.glu(f32(3, 4))),
}  # fmt: skip
PROGRAMS |= {f"scipy.{name}": made for name, made in _SCIPY.items()}
