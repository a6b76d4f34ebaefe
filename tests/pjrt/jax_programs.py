"""JAX programs for `test_jax_programs.py`: functions without arguments that give arrays, by name.

A table of functions is tried on several kinds of arguments; those that JAX refuses on its CPU are left out there.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Iterable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, random

Program = Callable[[], Any]

PROGRAMS: dict[str, Program] = {}
KINDS = ("float32", "int32", "complex64", "bool")


def program(function: Program) -> Program:
    PROGRAMS[f"{function.__name__.replace('__', '.')}"] = function
    return function


def array(kind: str, *shape: int, seed: int = 0) -> Any:
    """Numbers of both signs around zero, away from ties; the same on every platform."""
    rng = np.random.RandomState(seed + zlib.crc32(kind.encode()) % 1000)
    base = rng.uniform(-2, 2, shape)
    match np.dtype(jnp.dtype(kind)).kind:
        case "b":
            return base > 0
        case "i":
            return np.asarray(base * 4, kind)
        case "u":
            return np.asarray(np.abs(base) * 4, kind)
        case "c":
            return np.asarray(base + 1j * rng.uniform(-2, 2, shape), kind)
    return jnp.asarray(base, kind) if kind == "bfloat16" else np.asarray(base, kind)


def f32(*shape: int, seed: int = 0) -> Any:
    return array("float32", *shape, seed=seed)


def _nonzero(x: Any) -> Any:
    """XLA's CPU takes 0 / 0 of truth values for 0."""
    return np.ones_like(x) if x.dtype == bool else x


def spd(n: int) -> Any:
    x = np.random.RandomState(1).randn(n, n).astype(np.float32)
    return x @ x.T + n * np.eye(n, dtype=np.float32)


# --- tables -------------------------------------------------------------------------------------------------

_UNARY = [
    "abs",
    "absolute",
    "acos",
    "acosh",
    "angle",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctanh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "bitwise_count",
    "bitwise_invert",
    "bitwise_not",
    "cbrt",
    "ceil",
    "conj",
    "conjugate",
    "cos",
    "cosh",
    "deg2rad",
    "degrees",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "frexp",
    "i0",
    "imag",
    "invert",
    "isfinite",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "iscomplex",
    "isreal",
    "log",
    "log10",
    "log1p",
    "log2",
    "logical_not",
    "modf",
    "negative",
    "positive",
    "rad2deg",
    "radians",
    "real",
    "reciprocal",
    "rint",
    "round",
    "sign",
    "signbit",
    "sin",
    "sinc",
    "sinh",
    "spacing",
    "sqrt",
    "square",
    "tan",
    "tanh",
    "trunc",
    "nan_to_num",
]
_BINARY = [
    "add",
    "arctan2",
    "atan2",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "copysign",
    "divide",
    "divmod",
    "equal",
    "float_power",
    "floor_divide",
    "fmax",
    "fmin",
    "fmod",
    "gcd",
    "greater",
    "greater_equal",
    "heaviside",
    "hypot",
    "lcm",
    "ldexp",
    "left_shift",
    "less",
    "less_equal",
    "logaddexp",
    "logaddexp2",
    "logical_and",
    "logical_or",
    "logical_xor",
    "maximum",
    "minimum",
    "mod",
    "multiply",
    "nextafter",
    "not_equal",
    "pow",
    "power",
    "remainder",
    "right_shift",
    "subtract",
    "true_divide",
    "isclose",
]
_REDUCTIONS = [
    "all",
    "amax",
    "amin",
    "any",
    "argmax",
    "argmin",
    "average",
    "count_nonzero",
    "cumprod",
    "cumsum",
    "max",
    "mean",
    "median",
    "min",
    "nanargmax",
    "nanargmin",
    "nancumsum",
    "nanmax",
    "nanmean",
    "nanmin",
    "nanprod",
    "nanstd",
    "nansum",
    "nanvar",
    "prod",
    "ptp",
    "std",
    "sum",
    "var",
]
_SHAPES = [
    "argsort",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "diag",
    "diagonal",
    "diff",
    "fliplr",
    "flip",
    "flipud",
    "matrix_transpose",
    "ravel",
    "rot90",
    "sort",
    "transpose",
    "trace",
    "tril",
    "triu",
    "unique_values",
    "squeeze",
    "copy",
    "nonzero",
    "corrcoef",
    "cov",
    "gradient",
    "argwhere",
]
_NN = [
    "celu",
    "elu",
    "gelu",
    "glu",
    "hard_sigmoid",
    "hard_silu",
    "hard_tanh",
    "leaky_relu",
    "log_sigmoid",
    "log_softmax",
    "logsumexp",
    "relu",
    "relu6",
    "selu",
    "sigmoid",
    "silu",
    "soft_sign",
    "softmax",
    "softplus",
    "sparse_plus",
    "sparse_sigmoid",
    "squareplus",
    "standardize",
    "swish",
    "tanh",
    "mish",
    "identity",
]
_SPECIAL = [
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfinv",
    "exp1",
    "expi",
    "expit",
    "gammaln",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "loggamma",
    "log_ndtr",
    "logit",
    "ndtr",
    "ndtri",
    "factorial",
    "gamma",
    "log_softmax",
    "softmax",
    "logsumexp",
    "spence",
    "sici",
]
_SPECIAL2 = [
    "betaln",
    "beta",
    "betainc",
    "gammainc",
    "gammaincc",
    "hyp1f1",
    "kl_div",
    "poch",
    "polygamma",
    "rel_entr",
    "xlog1py",
    "xlogy",
    "zeta",
]
LAX_UNARY = [
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "bessel_i0e",
    "bessel_i1e",
    "bitwise_not",
    "cbrt",
    "ceil",
    "clz",
    "conj",
    "cos",
    "cosh",
    "digamma",
    "erf",
    "erf_inv",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "floor",
    "imag",
    "is_finite",
    "lgamma",
    "log",
    "log1p",
    "logistic",
    "neg",
    "population_count",
    "real",
    "reciprocal",
    "round",
    "rsqrt",
    "sign",
    "sin",
    "sinh",
    "sqrt",
    "square",
    "tan",
    "tanh",
]
LAX_BINARY = [
    "add",
    "atan2",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "complex",
    "div",
    "eq",
    "ge",
    "gt",
    "igamma",
    "igammac",
    "le",
    "lt",
    "max",
    "min",
    "mul",
    "ne",
    "nextafter",
    "pow",
    "rem",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "sub",
    "random_gamma_grad",
    "zeta",
    "polygamma",
    "igamma_grad_a",
]
_DISTRIBUTIONS = {
    "norm": 0, "expon": 0, "laplace": 0, "logistic": 0, "cauchy": 0, "uniform": 0, "gumbel_r": 0, "gumbel_l": 0,
    "gamma": 1, "chi2": 1, "pareto": 1, "t": 1, "beta": 2, "gennorm": 1, "wrapcauchy": 1, "truncnorm": 2, "poisson": 1,
    "bernoulli": 1, "geom": 1, "nbinom": 2, "betabinom": 3, "vonmises": 1, "rayleigh": 0,
}  # fmt: skip


class Refused(Exception):
    """JAX takes none of the kinds of arguments that were tried."""


def _tried(function: Callable[..., Any], makers: Iterable[Callable[[str], tuple[Any, ...]]]) -> Any:
    """The results for each kind of arguments that JAX takes (its CPU decides; the other platform has to agree)."""
    found: dict[str, Any] = {}
    for at, maker in enumerate(makers):
        for kind in KINDS:
            arguments = maker(kind)
            if _takes(function, arguments):
                found[f"{kind} {at}"] = function(*arguments)
    if not found:
        raise Refused(str(function))
    return found


def _takes(function: Callable[..., Any], arguments: tuple[Any, ...]) -> bool:
    try:
        with jax.default_device(jax.devices("cpu")[0]):
            function(*arguments)
    except (TypeError, ValueError, NotImplementedError, AttributeError):
        return False
    return True


def _table(module: Any, prefix: str, names: Iterable[str], *makers: Callable[[str], tuple[Any, ...]]) -> None:
    for name in names:
        function = getattr(module, name, None)
        if function is not None:
            PROGRAMS[f"{prefix}.{name}"] = functools.partial(_tried, function, makers)


_table(jnp, "jnp", _UNARY, lambda kind: (array(kind, 3, 4),))
_table(jnp, "jnp", _BINARY, lambda kind: (array(kind, 3, 4), _nonzero(array(kind, 4, seed=7))))
_table(jnp, "jnp", [*_BINARY[:3], "ldexp"], lambda kind: (array(kind, 3), array("int32", 3, seed=9)))
_table(jnp, "jnp", _REDUCTIONS, lambda kind: (array(kind, 2, 3, 2), 1))
_table(jnp, "jnp", _SHAPES, lambda kind: (array(kind, 3, 4),))
_table(jnp, "jnp", ["flatnonzero", "ediff1d", "vander", "sort_complex"], lambda kind: (array(kind, 5),))
_table(jax.nn, "nn", _NN, lambda kind: (array(kind, 3, 4),))
PROGRAMS["special.bessel_jn"] = lambda: jax.scipy.special.bessel_jn(array("float32", 5), v=3)
PROGRAMS["special.multigammaln"] = lambda: jax.scipy.special.multigammaln(np.abs(array("float32", 5)) + 3, 2)
_table(jax.scipy.special, "special", _SPECIAL, lambda kind: (np.abs(array(kind, 5)) / 3,))
_table(jax.scipy.special, "special", _SPECIAL2,
       lambda kind: (np.abs(array(kind, 5)) + 1, np.abs(array(kind, 5, seed=3)) + 1),
       lambda kind: (np.abs(array(kind, 5)) + 1, np.abs(array(kind, 5, seed=3)) + 1, np.abs(array(kind, 5, seed=4)) / 3),
       lambda kind: (2, np.abs(array(kind, 5, seed=3)) + 1))  # fmt: skip
_table(lax, "lax", LAX_UNARY, lambda kind: (array(kind, 3, 4),))
_table(lax, "lax", LAX_BINARY,
       lambda kind: (array(kind, 3, 4), array(kind, 3, 4, seed=5)),
       lambda kind: (np.abs(array(kind, 4)) + 1, np.abs(array(kind, 4, seed=5)) + 1))  # fmt: skip
for _kind in ("bfloat16", "float16", "uint8", "int8", "float64"):
    for _name in ("add", "multiply", "exp", "sqrt", "sort", "max", "abs"):
        PROGRAMS[f"jnp.{_name}.{_kind}"] = lambda n=_name, k=_kind: getattr(jnp, n)(
            *[array(k, 3, 4)] * (2 if n in ("add", "multiply") else 1)
        )
for _name, _count in _DISTRIBUTIONS.items():
    _module = getattr(jax.scipy.stats, _name, None)
    if _module is not None:
        for _what in ("logpdf", "logpmf", "cdf", "ppf", "sf"):
            _table(_module, f"stats.{_name}", [_what],
                   lambda kind, n=_count: (np.abs(array(kind, 4)) / 3, *[np.float32(0.4 + k) for k in range(n)]))  # fmt: skip


# --- random numbers -----------------------------------------------------------------------------------------

_SAMPLERS: dict[str, Callable[[Any], Any]] = {
    "bits": lambda k: random.bits(k, (7,)),
    "uniform": lambda k: random.uniform(k, (7, 3)),
    "normal": lambda k: random.normal(k, (7, 3)),
    "randint": lambda k: random.randint(k, (9,), -5, 50),
    "bernoulli": lambda k: random.bernoulli(k, 0.3, (11,)),
    "exponential": lambda k: random.exponential(k, (5,)),
    "gamma": lambda k: random.gamma(k, 2.0, (5,)),
    "beta": lambda k: random.beta(k, 2.0, 3.0, (5,)),
    "poisson": lambda k: random.poisson(k, 3.0, (6,)),
    "categorical": lambda k: random.categorical(k, jnp.log(jnp.array([0.2, 0.5, 0.3])), shape=(9,)),
    "choice": lambda k: random.choice(k, 10, (4,), replace=False),
    "permutation": lambda k: random.permutation(k, 12),
    "shuffle_axis": lambda k: random.permutation(k, f32(4, 3), axis=1, independent=True),
    "truncated_normal": lambda k: random.truncated_normal(k, -1, 1, (5,)),
    "dirichlet": lambda k: random.dirichlet(k, jnp.ones(3), (2,)),
    "laplace": lambda k: random.laplace(k, (5,)),
    "cauchy": lambda k: random.cauchy(k, (5,)),
    "gumbel": lambda k: random.gumbel(k, (5,)),
    "logistic": lambda k: random.logistic(k, (5,)),
    "multivariate_normal": lambda k: random.multivariate_normal(k, jnp.zeros(3), spd(3), (4,)),
    "rademacher": lambda k: random.rademacher(k, (9,)),
    "maxwell": lambda k: random.maxwell(k, (5,)),
    "t": lambda k: random.t(k, 3.0, (5,)),
    "split": lambda k: jax.vmap(lambda q: random.uniform(q))(random.split(k, 5)),
    "fold_in": lambda k: random.uniform(random.fold_in(k, 3), (3,)),
    "orthogonal": lambda k: jnp.abs(jnp.einsum("ij,kj", *[random.orthogonal(k, 3)] * 2)),
    "ball": lambda k: random.ball(k, 3, shape=(2,)),
    "binomial": lambda k: random.binomial(k, 10, 0.4, (5,)),
    "weibull": lambda k: random.weibull_min(k, 1.0, 2.0, (5,)),
    "bfloat16": lambda k: random.normal(k, (6,), jnp.bfloat16),
    "float16": lambda k: random.uniform(k, (6,), jnp.float16),
    "complex": lambda k: random.normal(k, (4,), jnp.complex64),
}
for _name, _sampler in _SAMPLERS.items():
    PROGRAMS[f"random.{_name}"] = lambda s=_sampler: s(random.key(3))
    if _name in ("bits", "uniform", "normal", "randint"):
        PROGRAMS[f"random.rbg.{_name}"] = lambda s=_sampler: jnp.shape(s(random.key(3, impl="rbg")))


# --- jax.numpy ----------------------------------------------------------------------------------------------

_X, _Y = f32(4, 5), f32(5, 3, seed=1)
_NUMPY: dict[str, Program] = {
    "allclose": lambda: jnp.allclose(_X, _X + 1e-9),
    "append": lambda: jnp.append(_X, _X[:1], axis=0),
    "apply_along_axis": lambda: jnp.apply_along_axis(jnp.sum, 1, _X),
    "apply_over_axes": lambda: jnp.apply_over_axes(jnp.sum, _X, [0, 1]),
    "arange": lambda: (jnp.arange(7), jnp.arange(2.0, 3.0, 0.25), jnp.arange(9, 1, -2)),
    "argpartition": lambda: jnp.sort(jnp.argpartition(_X, 2)[:, :2]),
    "array_split": lambda: jnp.array_split(_X, 3, axis=1),
    "bartlett": lambda: (jnp.bartlett(7), jnp.blackman(7), jnp.hamming(7), jnp.hanning(7), jnp.kaiser(7, 3.0)),
    "bincount": lambda: jnp.bincount(np.array([0, 3, 3, 1]), length=5),
    "block": lambda: jnp.block([[_X, _X], [_X, _X]]),
    "broadcast_to": lambda: jnp.broadcast_to(_X[0], (3, 5)),
    "choose": lambda: jnp.choose(np.array([0, 1, 1, 0, 1]), [_X[0], _X[1]]),
    "clip": lambda: (jnp.clip(_X, -0.5, 0.5), jnp.clip(array("int32", 5), 0)),
    "column_stack": lambda: (jnp.column_stack([_X, _X]), jnp.dstack([_X, _X]), jnp.hstack([_X, _X]), jnp.vstack([_X, _X])),
    "compress": lambda: jnp.compress(np.array([True, False, True, True]), _X, axis=0),
    "concatenate": lambda: jnp.concatenate([_X, _X], axis=1),
    "convolve": lambda: (jnp.convolve(_X[0], _X[1]), jnp.convolve(_X[0], _X[1, :3], mode="same"), jnp.correlate(_X[0], _X[1])),
    "cross": lambda: jnp.cross(f32(4, 3), f32(4, 3, seed=2)),
    "delete": lambda: jnp.delete(_X, 1, axis=1),
    "diagflat": lambda: (jnp.diagflat(_X[0], 1), jnp.diag(_X[0], -1)),
    "digitize": lambda: jnp.digitize(_X, np.linspace(-2, 2, 5, dtype=np.float32)),
    "dot": lambda: (jnp.dot(_X, _Y), jnp.dot(_X[0], _X[1]), _X @ _Y, jnp.inner(_X, _X), jnp.outer(_X[0], _X[1]), jnp.vdot(_X, _X)),
    "dot_int": lambda: jnp.dot(array("int32", 3, 4), array("int32", 4, 2)),
    "dot_complex": lambda: jnp.dot(array("complex64", 3, 4), array("complex64", 4, 2)),
    "dot_bfloat16": lambda: jnp.dot(array("bfloat16", 3, 4), array("bfloat16", 4, 2)),
    "dsplit": lambda: (jnp.dsplit(f32(2, 3, 4), 2), jnp.hsplit(_X, 5), jnp.vsplit(_X, 2), jnp.split(_X, [1, 3])),
    "einsum": lambda: (jnp.einsum("ij,jk->ik", _X, _Y), jnp.einsum("ij->j", _X), jnp.einsum("ij,ij->", _X, _X), jnp.einsum("bij,bjk->bik", f32(2, 3, 4), f32(2, 4, 3)), jnp.einsum("ii->i", f32(3, 3))),
    "expand_dims": lambda: jnp.expand_dims(_X, (0, 2)),
    "extract": lambda: jnp.extract(_X > 0, _X),
    "eye": lambda: (jnp.eye(3, 4, k=1), jnp.identity(3), jnp.tri(3, 4), jnp.full((2,), 3), jnp.zeros(3), jnp.ones_like(_X), jnp.empty((0, 3))),
    "fft": lambda: (jnp.fft.fft(_X), jnp.fft.ifft(_X), jnp.fft.rfft(_X), jnp.fft.irfft(_X + 0j), jnp.fft.fft2(_X), jnp.fft.fftn(f32(2, 3, 4)), jnp.fft.rfftn(f32(2, 3, 4)), jnp.fft.hfft(_X[0] + 0j)),
    "fftshift": lambda: (jnp.fft.fftshift(_X), jnp.fft.ifftshift(_X), jnp.fft.fftfreq(7), jnp.fft.rfftfreq(8)),
    "fromfunction": lambda: jnp.fromfunction(lambda i, j: i + 2 * j, (3, 4)),
    "gather": lambda: (jnp.asarray(_X)[np.array([0, 2]), np.array([1, 1])], jnp.asarray(_X)[:, None, ::-2], jnp.asarray(_X)[_X > 0]),
    "geomspace": lambda: (jnp.geomspace(1, 100, 5), jnp.linspace(0, 1, 7), jnp.logspace(0, 2, 5)),
    "histogram": lambda: (jnp.histogram(_X, 4), jnp.histogram2d(_X[0], _X[1], 3)[0], jnp.histogram_bin_edges(_X, 5)),
    "insert": lambda: jnp.insert(_X, 2, 9.0, axis=1),
    "interp": lambda: jnp.interp(_X, np.linspace(-2, 2, 6, dtype=np.float32), np.arange(6, dtype=np.float32) ** 2),
    "intersect1d": lambda: (jnp.intersect1d(np.arange(5), np.arange(3, 9)), jnp.setdiff1d(np.arange(5), np.arange(3, 9)), jnp.union1d(np.arange(3), np.arange(2, 5)), jnp.setxor1d(np.arange(4), np.arange(2, 6)), jnp.isin(np.arange(5), np.array([1, 3]))),
    "kron": lambda: jnp.kron(_X[:2, :2], _Y[:2, :2]),
    "lexsort": lambda: jnp.lexsort((array("int32", 8), array("int32", 8, seed=1))),
    "matmul": lambda: (jnp.matmul(f32(2, 3, 4), f32(4, 5)), jnp.matvec(_X, _X[0]), jnp.vecdot(_X, _X)),
    "meshgrid": lambda: jnp.meshgrid(_X[0], _X[1], indexing="ij"),
    "moveaxis": lambda: (jnp.moveaxis(f32(2, 3, 4), 0, 2), jnp.rollaxis(f32(2, 3, 4), 2), jnp.swapaxes(f32(2, 3, 4), 0, 1)),
    "packbits": lambda: (jnp.packbits(_X > 0), jnp.unpackbits(array("uint8", 3))),
    "pad": lambda: [jnp.pad(_X, ((1, 2), (0, 1)), mode=m) for m in ("constant", "edge", "reflect", "symmetric", "wrap", "linear_ramp", "mean", "maximum")],
    "partition": lambda: jnp.sort(jnp.partition(_X, 2)[:, :2]),
    "percentile": lambda: (jnp.percentile(_X, 30.0), jnp.quantile(_X, 0.3, axis=1), jnp.nanmedian(_X), jnp.nanquantile(_X, 0.7)),
    "piecewise": lambda: jnp.piecewise(_X, [_X < 0, _X >= 0], [lambda x: -x, lambda x: x * 2]),
    "place": lambda: jnp.place(_X, _X > 0, np.array([1.0, 2.0], np.float32), inplace=False),
    "poly": lambda: (jnp.poly(_X[0, :3]), jnp.polyval(_X[0], _X), jnp.polyadd(_X[0], _X[1]), jnp.polymul(_X[0], _X[1]), jnp.polyder(_X[0]), jnp.polyint(_X[0])),
    "polyfit": lambda: jnp.polyfit(np.arange(6, dtype=np.float32), np.arange(6, dtype=np.float32) ** 2, 2),
    "put": lambda: jnp.put(_X, np.array([0, 3]), np.array([9.0, 8.0], np.float32), inplace=False),
    "put_along_axis": lambda: jnp.put_along_axis(_X, np.zeros((4, 1), np.int32), 3.0, axis=1, inplace=False),
    "repeat": lambda: (jnp.repeat(_X, 2, axis=1), jnp.repeat(_X[0], np.array([1, 0, 2, 1, 3])), jnp.tile(_X, (2, 1))),
    "resize": lambda: jnp.resize(_X, (3, 3)),
    "roll": lambda: (jnp.roll(_X, 2), jnp.roll(_X, 1, axis=0), jnp.roll(_X, (1, 2), axis=(0, 1))),
    "roots": lambda: jnp.sort(jnp.abs(jnp.roots(np.array([1.0, -6, 11, -6], np.float32)))),
    "searchsorted": lambda: [jnp.searchsorted(np.sort(_X[0]), _X, method=m) for m in ("scan", "sort", "compare_all")],
    "select": lambda: jnp.select([_X < -1, _X < 1], [_X, _X * 2], 7.0),
    "sort_stable": lambda: (jnp.sort(_X, axis=0), jnp.argsort(_X, descending=True), jnp.sort(array("int32", 9)), jnp.sort(array("complex64", 6)), jnp.sort(array("bool", 6))),
    "stack": lambda: (jnp.stack([_X, _X], axis=1), jnp.unstack(_X)),
    "take": lambda: (jnp.take(_X, np.array([3, -1, 7]), axis=1), jnp.take_along_axis(_X, np.array([[0], [1], [2], [3]]), 1)),
    "tensordot": lambda: (jnp.tensordot(f32(2, 3, 4), f32(4, 3, 2), axes=([1, 2], [1, 0])), jnp.tensordot(_X, _Y, 1)),
    "trapezoid": lambda: jnp.trapezoid(_X),
    "tril_indices": lambda: (jnp.tril_indices(3), jnp.triu_indices(4, 1), jnp.diag_indices(3), jnp.indices((2, 3)), jnp.ravel_multi_index((np.array([0, 1]), np.array([1, 2])), (2, 3)), jnp.unravel_index(np.array([1, 5]), (2, 3))),
    "unique": lambda: jnp.unique(array("int32", 12), return_index=True, return_inverse=True, return_counts=True),
    "unwrap": lambda: jnp.unwrap(_X * 3),
    "update": lambda: (jnp.asarray(_X).at[1].set(3.0), jnp.asarray(_X).at[:, 2].add(1.0), jnp.asarray(_X).at[0].mul(2.0), jnp.asarray(_X).at[1].max(0.0), jnp.asarray(_X).at[np.array([0, 0])].add(1.0), jnp.asarray(_X).at[2, 1].apply(jnp.sin), jnp.asarray(_X).at[9].get(mode="fill", fill_value=5.0)),
    "vectorize": lambda: jnp.vectorize(lambda a, b: a @ b, signature="(n,m),(m,k)->(n,k)")(f32(2, 3, 4), f32(4, 2)),
    "view": lambda: (jnp.asarray(_X).view(jnp.int32), jnp.asarray(_X).view(jnp.uint8), jnp.asarray(_X).astype(jnp.int8)),
    "where": lambda: (jnp.where(_X > 0, _X, -_X), jnp.where(_X > 0, 1, 2)),
    "float0_size": lambda: (jnp.sum(jnp.zeros((0, 3))), jnp.max(jnp.zeros((0, 3)), axis=1), jnp.concatenate([jnp.zeros((0,)), _X[0]])),
}  # fmt: skip
PROGRAMS |= {f"jnp.{name}": made for name, made in _NUMPY.items()}


# --- linear algebra -----------------------------------------------------------------------------------------

_S, _A = spd(4), f32(4, 4, seed=6) + 3 * np.eye(4, dtype=np.float32)
_C = array("complex64", 4, 4) + 3 * np.eye(4, dtype=np.complex64)


def _rebuilt(parts: Iterable[Any]) -> Any:
    return functools.reduce(jnp.matmul, parts)


_LINALG: dict[str, Program] = {
    "cholesky": lambda: (jnp.linalg.cholesky(_S), jnp.linalg.cholesky(np.stack([_S, _S]), upper=True)),
    "det": lambda: (jnp.linalg.det(_A), jnp.linalg.det(_C), jnp.linalg.slogdet(_A)),
    "eig": lambda: jnp.sort(jnp.abs(jnp.linalg.eig(_A)[0])),
    "eig_rebuilt": lambda: (lambda w, v: jnp.abs(_A @ v - v * w) < 1e-4)(*jnp.linalg.eig(_A)),
    "eigh": lambda: jnp.linalg.eigvalsh(_S),
    "eigh_rebuilt": lambda: (lambda w, v: (v * w) @ v.T)(*jnp.linalg.eigh(_S)),
    "eigvals": lambda: jnp.sort(jnp.abs(jnp.linalg.eigvals(_C))),
    "inv": lambda: (jnp.linalg.inv(_A), jnp.linalg.inv(_C), jnp.linalg.inv(np.stack([_A, _S]))),
    "lstsq": lambda: jnp.linalg.lstsq(f32(6, 3), f32(6, seed=3))[0],
    "matrix_power": lambda: (jnp.linalg.matrix_power(_A, 3), jnp.linalg.matrix_power(_A, -2)),
    "matrix_rank": lambda: jnp.linalg.matrix_rank(_A),
    "multi_dot": lambda: jnp.linalg.multi_dot([_X, _Y, _Y.T]),
    "norm": lambda: [jnp.linalg.norm(_A, ord=o) for o in (None, "fro", "nuc", 1, 2, jnp.inf)],
    "pinv": lambda: jnp.linalg.pinv(f32(5, 3)),
    "qr": lambda: (lambda q, r: (q @ r, jnp.abs(r)))(*jnp.linalg.qr(f32(5, 3))),
    "qr_complete": lambda: (lambda q, r: (q @ r, q.T @ q))(*jnp.linalg.qr(f32(5, 3), mode="complete")),
    "solve": lambda: (jnp.linalg.solve(_A, f32(4)), jnp.linalg.solve(_C, f32(4, 2)), jnp.linalg.solve(np.stack([_A, _S]), f32(2, 4, 1))),
    "svd": lambda: jnp.linalg.svd(f32(5, 3), compute_uv=False),
    "svd_rebuilt": lambda: (lambda u, s, v: (u * s) @ v)(*jnp.linalg.svd(f32(5, 3), full_matrices=False)),
    "svd_batched": lambda: (lambda u, s, v: jnp.einsum("bij,bj,bjk->bik", u, s, v))(*jnp.linalg.svd(f32(2, 3, 4), full_matrices=False)),
    "tensorsolve": lambda: jnp.linalg.tensorsolve(f32(2, 3, 6) + 0.1, f32(2, 3)),
    "cond": lambda: jnp.linalg.cond(_A),
    "expm": lambda: jax.scipy.linalg.expm(_A / 4),
    "cho_solve": lambda: jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(_S), f32(4)),
    "lu": lambda: jax.scipy.linalg.lu(_A),
    "lu_solve": lambda: jax.scipy.linalg.lu_solve(jax.scipy.linalg.lu_factor(_A), f32(4)),
    "solve_triangular": lambda: [jax.scipy.linalg.solve_triangular(_A, f32(4, 2), trans=t, lower=lo, unit_diagonal=u) for t in (0, 1, 2) for lo in (False, True) for u in (False, True)],
    "schur": lambda: (lambda t, z: z @ t @ z.T)(*jax.scipy.linalg.schur(_A)),
    "hessenberg": lambda: (lambda h, q: q @ h @ q.T)(*jax.scipy.linalg.hessenberg(_A, calc_q=True)),
    "sqrtm": lambda: (lambda r: r @ r)(jax.scipy.linalg.sqrtm(_S)),
    "polar": lambda: _rebuilt(jax.scipy.linalg.polar(_A)),
    "block_diag": lambda: (jax.scipy.linalg.block_diag(_A, _S), jax.scipy.linalg.toeplitz(f32(3)), jax.scipy.linalg.hilbert(3)),
    "eigh_tridiagonal": lambda: jax.scipy.linalg.eigh_tridiagonal(f32(5), f32(4), eigvals_only=True),
    "tridiagonal_solve": lambda: lax.linalg.tridiagonal_solve(f32(4) / 9, f32(4) + 4, f32(4) / 9, f32(4, 1)),
    "householder": lambda: jnp.abs(jnp.linalg.qr(f32(4, 3), mode="raw")[1]),
    "grad_cholesky": lambda: jax.grad(lambda a: jnp.linalg.cholesky(a).sum())(_S),
    "grad_solve": lambda: jax.grad(lambda a: jnp.linalg.solve(a, f32(4)).sum())(_A),
    "grad_eigh": lambda: jax.grad(lambda a: jnp.linalg.eigh(a)[0][0])(_S),
    "vmap_inv": lambda: jax.vmap(jnp.linalg.inv)(np.stack([_A, _S, _A + _S])),
}  # fmt: skip
PROGRAMS |= {f"linalg.{name}": made for name, made in _LINALG.items()}


# --- lax ----------------------------------------------------------------------------------------------------

_I = f32(1, 6, 6, 2)
_W = f32(3, 3, 2, 4, seed=8)


def _conv(*, strides: Any = (1, 1), padding: Any = "SAME", w: Any = None, **options: Any) -> Any:
    return lax.conv_general_dilated(
        _I, _W if w is None else w, strides, padding, dimension_numbers=("NHWC", "HWIO", "NHWC"), **options
    )


_LAX: dict[str, Program] = {
    "argmax": lambda: (lax.argmax(_X, 1, np.int32), lax.argmin(_X, 0, np.int32)),
    "approx_max_k": lambda: (lax.approx_max_k(_X, 2), lax.approx_min_k(_X, 2)),
    "associative_scan": lambda: (lax.associative_scan(jnp.add, _X), lax.associative_scan(jnp.multiply, _X, axis=1, reverse=True)),
    "batch_matmul": lambda: lax.batch_matmul(f32(2, 3, 4), f32(2, 4, 3)),
    "bitcast_convert_type": lambda: (lax.bitcast_convert_type(_X, np.int32), lax.bitcast_convert_type(_X, np.uint8), lax.bitcast_convert_type(array("uint8", 3, 4), np.float32) > 0),
    "broadcast_in_dim": lambda: lax.broadcast_in_dim(_X, (2, 4, 5), (1, 2)),
    "clamp": lambda: lax.clamp(-0.5, _X, 0.5),
    "collapse": lambda: lax.collapse(f32(2, 3, 4), 1),
    "cond": lambda: [jax.jit(lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x))(p, _X) for p in (True, False)],
    "conv": lambda: _conv(),
    "conv_strided": lambda: _conv(strides=(2, 1), padding="VALID"),
    "conv_dilated": lambda: _conv(lhs_dilation=(2, 2), rhs_dilation=(2, 1), padding=((1, 2), (0, 1))),
    "conv_grouped": lambda: _conv(w=f32(3, 3, 1, 4), feature_group_count=2),
    "conv_transpose": lambda: lax.conv_transpose(_I, _W, (2, 2), "SAME"),
    "conv_grad": lambda: jax.grad(lambda w: (_conv(w=w) ** 2).sum())(_W),
    "conv_1d": lambda: lax.conv_general_dilated(f32(2, 3, 8), f32(4, 3, 3), (1,), "SAME"),
    "conv_bfloat16": lambda: lax.conv(array("bfloat16", 1, 2, 5, 5), array("bfloat16", 3, 2, 2, 2), (1, 1), "SAME"),
    "convert": lambda: [lax.convert_element_type(_X * 3, t) for t in ("int32", "uint8", "bool", "bfloat16", "float16", "complex64", "int8", "float8_e4m3fn", "float8_e5m2", "int4")],
    "cumulative": lambda: [f(_X, axis=1, reverse=r) for f in (lax.cumsum, lax.cumprod, lax.cummax, lax.cummin, lax.cumlogsumexp) for r in (False, True)],
    "dot_general": lambda: (lax.dot_general(f32(2, 3, 4), f32(2, 4, 5), (((2,), (1,)), ((0,), (0,)))), lax.dot(array("int8", 3, 4), array("int8", 4, 2), preferred_element_type=np.int32)),
    "dynamic_slice": lambda: (lax.dynamic_slice(_X, (1, 3), (2, 3)), lax.dynamic_index_in_dim(_X, 2), lax.dynamic_slice_in_dim(_X, -2, 2)),
    "dynamic_update_slice": lambda: (lax.dynamic_update_slice(_X, f32(2, 2), (3, 1)), lax.dynamic_update_index_in_dim(_X, f32(5), 1, 0)),
    "fori_loop": lambda: (lax.fori_loop(0, 5, lambda i, x: x * 1.5 + i, _X), jax.jit(lambda n: lax.fori_loop(0, n, lambda i, x: x + i, 0))(7)),
    "gather_modes": lambda: [jnp.take(_X, np.array([0, 4, 9, -7]), axis=1, mode=m) for m in ("clip", "fill", "wrap")],
    "integer_pow": lambda: [lax.integer_pow(_X, n) for n in (0, 2, 3, -2)],
    "iota": lambda: (lax.iota(np.int32, 5), lax.broadcasted_iota(np.float32, (2, 3), 1)),
    "map": lambda: lax.map(lambda x: x * 2 + x.sum(), _X),
    "nested_while": lambda: lax.while_loop(lambda s: s[0] < 3, lambda s: (s[0] + 1, lax.fori_loop(0, 2, lambda i, x: x * 1.1 + i, s[1])), (0, jnp.asarray(_X))),
    "optimization_barrier": lambda: lax.optimization_barrier(_X),
    "pad": lambda: (lax.pad(_X, np.float32(7), ((1, 0, 2), (-1, 3, 0))), lax.pad(_X, np.float32(0), ((-1, -1, 1), (0, 0, 0)))),
    "reduce": lambda: (lax.reduce(_X, np.float32(0), lax.add, (0,)), lax.reduce((_X, _X), (np.float32(0), np.float32(1)), lambda a, b: (a[0] + b[0], a[1] * b[1]), (1,))),
    "reduce_ops": lambda: [f(_X, (1,)) for f in (lax.reduce_sum, lax.reduce_max, lax.reduce_min, lax.reduce_prod)] + [f(_X > 0, (0,)) for f in (lax.reduce_and, lax.reduce_or, lax.reduce_xor)],
    "reduce_precision": lambda: (lax.reduce_precision(_X, 5, 3), lax.reduce_precision(_X, 8, 7)),
    "reduce_window": lambda: [lax.reduce_window(_I, np.float32(i), f, (1, 2, 3, 1), (1, 2, 1, 1), p) for f, i in ((lax.add, 0), (lax.max, -np.inf), (lax.min, np.inf)) for p in ("SAME", "VALID")],
    "reshape": lambda: (lax.reshape(_X, (2, 10)), lax.reshape(_X, (20,), (1, 0)), lax.squeeze(_X[None], (0,)), lax.expand_dims(_X, (1,))),
    "rev": lambda: lax.rev(_X, (0, 1)),
    "rng_bit_generator": lambda: jnp.shape(lax.rng_bit_generator(np.zeros(4, np.uint32), (3, 2))[1]),
    "rng_uniform": lambda: (lambda u: (u >= 0) & (u < 1))(lax.rng_uniform(np.float32(0), np.float32(1), (5,))),
    "scan": lambda: lax.scan(lambda c, x: (c + x, c * x), jnp.zeros(5), _X),
    "scan_reverse": lambda: lax.scan(lambda c, x: (c + x.sum(), c), 0.0, _X, reverse=True, unroll=2),
    "scan_grad": lambda: jax.grad(lambda w: lax.scan(lambda c, x: (jnp.tanh(c * w + x), None), jnp.zeros(5), _X)[0].sum())(0.5),
    "scatter": lambda: [getattr(jnp.asarray(_X).at[np.array([0, 2, 0])], f)(f32(3, 5, seed=4)) for f in ("add", "mul", "min", "max")],
    "scatter_drop": lambda: jnp.asarray(_X).at[np.array([9, 1])].set(0.0, mode="drop"),
    "segment_sum": lambda: (jax.ops.segment_sum(_X, np.array([0, 1, 0, 2]), 3), jax.ops.segment_max(_X, np.array([0, 1, 0, 2]), 3)),
    "select_n": lambda: (lax.select(_X > 0, _X, -_X), lax.select_n(np.array([0, 2, 1], np.int32), f32(3), f32(3, seed=1), f32(3, seed=2))),
    "slice": lambda: (lax.slice(_X, (1, 0), (4, 5), (2, 3)), lax.slice_in_dim(_X, 1, 3), lax.index_in_dim(_X, 2)),
    "sort": lambda: (lax.sort(_X, dimension=0), lax.sort((array("int32", 9), f32(9)), num_keys=1), lax.sort_key_val(array("int32", 9), np.arange(9))),
    "split": lambda: lax.split(_X, (1, 4), axis=1),
    "switch": lambda: [lax.switch(i, [jnp.sin, jnp.cos, lambda x: x * 2], _X) for i in (0, 2, 9)],
    "top_k": lambda: (lax.top_k(_X, 3), lax.top_k(array("int32", 9), 4)),
    "transpose": lambda: lax.transpose(f32(2, 3, 4), (2, 0, 1)),
    "while_loop": lambda: lax.while_loop(lambda s: s[1] < 6, lambda s: (s[0] * 1.2, s[1] + 1), (jnp.asarray(_X), 0)),
    "while_vmap": lambda: jax.vmap(lambda n: lax.while_loop(lambda s: s[0] < n, lambda s: (s[0] + 1, s[1] * 2.0), (0, 1.0))[1])(np.arange(4)),
    "cond_vmap": lambda: jax.vmap(lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x))(_X[:, 0] > 0, _X),
    "custom_root": lambda: lax.custom_root(lambda x: x**2 - 2.0, 1.0, lambda f, x: lax.fori_loop(0, 9, lambda _, y: y - f(y) / (2 * y), x), lambda g, y: y / g(1.0)),
    "linear_solve": lambda: jax.scipy.sparse.linalg.cg(_S, f32(4))[0],
    "ragged_dot": lambda: lax.ragged_dot(f32(6, 4), f32(3, 4, 2), np.array([1, 3, 2], np.int32)),
    "avg_pool_grad": lambda: jax.grad(lambda x: (lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum())(_I),
    "max_pool_grad": lambda: jax.grad(lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum())(_I),
    "stop_gradient": lambda: jax.grad(lambda x: (lax.stop_gradient(x) * x).sum())(_X),
    "betainc": lambda: (lax.betainc(f32(4) + 3, f32(4, seed=1) + 3, abs(f32(4)) / 3), lax.regularized_incomplete_beta(2.0, 3.0, 0.4) if hasattr(lax, "regularized_incomplete_beta") else 0),
    "fft": lambda: (lax.fft(_X + 0j, "FFT", (5,)), lax.fft(_X, lax.FftType.RFFT, (5,)), lax.fft(_X + 0j, lax.FftType.IRFFT, (8,))),
}  # fmt: skip
PROGRAMS |= {f"lax.{name}": made for name, made in _LAX.items()}


# --- transformations and larger pieces ----------------------------------------------------------------------


def _mlp(params: Any, x: Any) -> Any:
    for w, b in params:
        x = jnp.tanh(x @ w + b)
    return (x**2).mean()


_PARAMS = [(f32(5, 7), f32(7)), (f32(7, 3, seed=2), f32(3, seed=2))]


def _attention(q: Any, k: Any, v: Any) -> Any:
    scores = jax.nn.softmax(q @ k.T / jnp.sqrt(q.shape[-1]), axis=-1)
    return scores @ v


_LARGER: dict[str, Program] = {
    "grad": lambda: jax.grad(_mlp)(_PARAMS, _X),
    "hessian": lambda: jax.hessian(lambda x: (jnp.sin(x) ** 2).sum())(_X[0]),
    "jacobian": lambda: (jax.jacfwd(lambda x: x**2)(_X[0]), jax.jacrev(jnp.cumsum)(_X[0])),
    "jvp": lambda: jax.jvp(jnp.sin, (_X,), (_X,)),
    "vmap_grad": lambda: jax.vmap(jax.grad(lambda x: jnp.sin(x).sum()))(_X),
    "checkpoint": lambda: jax.grad(jax.checkpoint(lambda x: jnp.sin(jnp.sin(x)).sum()))(_X),
    "custom_vjp": lambda: jax.grad(_clipped)(3.0),
    "attention": lambda: jax.jit(_attention)(_X, _X, _X),
    "dot_product_attention": lambda: jax.nn.dot_product_attention(f32(1, 4, 2, 8), f32(1, 4, 2, 8), f32(1, 4, 2, 8)),
    "one_hot": lambda: jax.nn.one_hot(np.array([0, 2, 5]), 4),
    "image_resize": lambda: [jax.image.resize(f32(4, 4), (7, 3), m) for m in ("nearest", "linear", "cubic")],
    "ode": lambda: jax.experimental.ode.odeint(lambda y, t: -y * t, jnp.ones(2), jnp.linspace(0, 1, 3)),
    "minimize": lambda: jax.scipy.optimize.minimize(lambda x: ((x - 1) ** 2).sum(), jnp.zeros(2), method="BFGS").x,
    "map_coordinates": lambda: jax.scipy.ndimage.map_coordinates(_X, [f32(3) + 2, f32(3) + 2], order=1),
    "convolve2d": lambda: (jax.scipy.signal.convolve(_X, _X[:2, :2]), jax.scipy.signal.correlate2d(_X, _X[:2, :2], mode="same"), jax.scipy.signal.fftconvolve(_X[0], _X[1])),
    "dct": lambda: jax.scipy.fft.dct(_X),
    "stft": lambda: jax.scipy.signal.stft(np.sin(np.arange(64, dtype=np.float32)), nperseg=16)[2],
    "kmeans": lambda: jax.scipy.cluster.vq.vq(_X, _X[:2]),
    "integrate": lambda: jax.scipy.integrate.trapezoid(_X),
    "sparse": lambda: (lambda m: (m @ _X.T, m.todense(), m.T @ f32(4)))(jax.experimental.sparse.BCOO.fromdense(_X * (_X > 0.5))),
    "sparse_grad": lambda: jax.grad(lambda d: (jax.experimental.sparse.BCOO((d, np.array([[0, 1], [2, 3]])), shape=(4, 5)) @ _X.T).sum())(f32(2)),
    "csr": lambda: jax.experimental.sparse.CSR.fromdense(_X * (_X > 0.5)) @ f32(5),
    "checkify": lambda: jax.experimental.checkify.checkify(lambda x: jnp.log(x), errors=jax.experimental.checkify.float_checks)(_X)[1],
    "pure_callback": lambda: jax.jit(lambda x: jax.pure_callback(np.sin, jax.ShapeDtypeStruct((4, 5), np.float32), x) + 1)(_X),
    "x64": lambda: _with_x64(),
    "int4": lambda: (jnp.arange(5, dtype=jnp.int4) + jnp.int4(2), jnp.arange(5, dtype=jnp.uint4) * jnp.uint4(3)),
    "float8": lambda: (jnp.arange(5, dtype=jnp.float8_e4m3fn) * 2, jnp.asarray(_X, jnp.float8_e5m2).astype(np.float32)),
    "threefry": lambda: random.key_data(random.split(random.key(7), 3)),
    "poisson_loop": lambda: lax.fori_loop(0, 20, lambda _, u: 0.25 * (jnp.roll(u, 1, 0) + jnp.roll(u, -1, 0) + jnp.roll(u, 1, 1) + jnp.roll(u, -1, 1)), jnp.asarray(f32(6, 6))),
    "export": lambda: jax.export.export(jax.jit(lambda x: jnp.sin(x) @ x.T), platforms=["cpu", "opspec"])(jax.ShapeDtypeStruct((4, 5), np.float32)).call(_X),
    "spsolve": lambda: (lambda m: jax.experimental.sparse.linalg.spsolve(m.data, m.indices, m.indptr, f32(4)))(jax.experimental.sparse.BCSR.fromdense(_A)),
    "composite": lambda: lax.composite(lambda x: jnp.sin(x) * 2, name="my.op")(f32(3)),
    "batch_groups": lambda: lax.conv_general_dilated(f32(4, 3, 5, 5), f32(6, 3, 2, 2), (1, 1), "SAME", batch_group_count=2),
    "symmetric_product": lambda: lax.linalg.symmetric_product(f32(3, 4), jnp.zeros((3, 3)), symmetrize_output=True),
    "tridiagonal": lambda: jnp.abs(lax.linalg.tridiagonal(_S)[1]),
    "cholesky_update": lambda: lax.linalg.cholesky_update(jnp.linalg.cholesky(_S).T, f32(4)),
    "pivoted_qr": lambda: jnp.abs(jax.scipy.linalg.qr(_A, pivoting=True)[1]),
    "integer_division": lambda: (np.array([7, -7, 7, -7]) // jnp.array([2, 2, -2, -2]), jnp.array([7, -7]) % 3, lax.div(np.int32(5), np.int32(0))),
    "sort_nan": lambda: (jnp.sort(np.array([3, np.nan, -np.inf, 0, -0.0, 1], np.float32)), jnp.argmax(np.array([1, np.nan, 3], np.float32))),
    "casts_out_of_range": lambda: (jnp.asarray([1e20, -1e20, np.nan], jnp.float32).astype(jnp.int32), jnp.asarray([3.7, 250.0, 300.0], jnp.float32).astype(jnp.uint8)),
    "batched_indexing": lambda: (jax.vmap(lambda a, i: a[i])(f32(3, 5), np.array([[0, 1], [2, 3], [4, 4]])), jax.vmap(lambda a, i: a.at[i].add(1))(f32(3, 5), np.array([[0, 1], [2, 3], [4, 4]]))),
    "batched_slices": lambda: (jax.vmap(lambda a, i: lax.dynamic_slice(a, (i,), (2,)))(f32(3, 5), np.array([0, 2, 9])), jax.vmap(lambda a, i: lax.dynamic_update_slice(a, jnp.ones(2), (i,)))(f32(3, 5), np.array([0, 2, 9]))),
    "implicit_gradients": lambda: (jax.grad(lambda a: jax.scipy.special.gammainc(a, 2.0))(1.5), jax.grad(lambda a: random.gamma(random.key(0), a))(1.5)),
    "remat_scan": lambda: jax.grad(lambda w: lax.scan(jax.checkpoint(lambda c, x: (jnp.tanh(c * w + x), None)), 0.0, f32(6))[0])(0.4),
    "while_jvp": lambda: jax.jvp(lambda x: lax.while_loop(lambda s: s < 10.0, lambda s: s * 1.5, x), (1.0,), (1.0,)),
    "float8_dot": lambda: jnp.dot(jnp.asarray(f32(3, 4), jnp.float8_e4m3fn), jnp.asarray(f32(4, 2), jnp.float8_e4m3fn), preferred_element_type=jnp.float32),
    "complex_functions": lambda: [getattr(jnp, n)(f32(4) + 1j * f32(4, seed=1)) for n in ("sin", "cos", "tan", "exp", "log", "sqrt", "tanh", "arcsin", "arccosh", "sinh", "log1p", "expm1")],
    "collectives_alone": lambda: jax.vmap(lambda v: (lax.psum(v, "i"), lax.pmax(v, "i"), lax.axis_index("i"), lax.all_gather(v, "i")), axis_name="i")(f32(4)),
    "gaussian_kde": lambda: jax.scipy.stats.gaussian_kde(f32(9))(f32(3)),
}  # fmt: skip


@jax.custom_vjp
def _clipped(x: Any) -> Any:
    return x**3


_clipped.defvjp(lambda x: (x**3, x), lambda x, g: (jnp.clip(g * 3 * x**2, -5, 5),))


def _with_x64() -> Any:
    with jax.enable_x64(True):
        x = np.linspace(-1, 1, 6)
        return jnp.sin(x), jnp.arange(5) * 10**10, jnp.linalg.inv(np.eye(3) * 2.0), random.normal(random.key(0), (3,))


PROGRAMS |= {f"larger.{name}": made for name, made in _LARGER.items()}
