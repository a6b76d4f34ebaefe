"""Linear algebra on every float and complex type, in batches, with gradients; and what is invariant of each factor."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import jax.scipy.linalg as jsl
import numpy as np
from jax import lax

from tests.pjrt.jax_programs import PROGRAMS
from tests.pjrt.jax_programs_types import values

KINDS = ("float32", "float64", "complex64", "complex128")
Function = Callable[[str], Any]


def a(kind: str, *shape: int, seed: int = 0) -> Any:
    x = values(kind, *shape, seed=seed)
    return x + 3 * np.eye(*shape[-2:], dtype=x.dtype) if len(shape) > 1 else x


def h(kind: str, *shape: int, seed: int = 0) -> Any:
    """Hermitian and positive definite."""
    x = values(kind, *shape, seed=seed)
    return (x @ np.conj(np.swapaxes(x, -1, -2)) + shape[-1] * np.eye(shape[-1])).astype(x.dtype)


def _t(x: Any) -> Any:
    return jnp.conj(jnp.swapaxes(x, -1, -2))


def _real_sum(x: Any) -> Any:
    return sum(jnp.sum(jnp.abs(leaf) ** 2 if leaf.ndim else jnp.real(leaf)) for leaf in jax.tree.leaves(x))


LINALG: dict[str, Function] = {
    "cholesky": lambda k: [jnp.linalg.cholesky(h(k, *s, 4, 4), upper=u) for s in ((), (3,), (0,), (2, 2)) for u in (False, True)],
    "cholesky_failed": lambda k: jnp.linalg.cholesky(-h(k, 3, 3)),
    "cholesky_singular": lambda k: [jnp.linalg.cholesky(jnp.ones((n, n), k), upper=u) for n in (2, 3) for u in (False, True)],
    "cholesky_odd": lambda k: (jnp.linalg.cholesky(h(k, 1, 1)), jnp.linalg.cholesky(jnp.zeros((0, 0), k))),
    "cho_solve": lambda k: [jsl.cho_solve(jsl.cho_factor(h(k, 4, 4), lower=lo), a(k, 4, 2)) for lo in (False, True)],
    "triangular": lambda k: [lax.linalg.triangular_solve(a(k, *s, 3, 3), values(k, *s, *((3, 2) if left else (2, 3))), left_side=left, lower=lo, transpose_a=t, conjugate_a=c, unit_diagonal=u) for s in ((), (2,)) for left in (False, True) for lo in (False, True) for t in (False, True) for c in (False, True) for u in (False, True)],
    "lu": lambda k: [jsl.lu(a(k, *s)) for s in ((4, 4), (3, 5), (5, 3))],
    "lu_raw": lambda k: [lax.linalg.lu(a(k, *s)) for s in ((4, 4), (2, 3, 5), (0, 3, 3), (3, 0), (1, 1))],
    "lu_solve": lambda k: [jsl.lu_solve(jsl.lu_factor(a(k, 4, 4)), a(k, 4, 2), trans=t) for t in (0, 1, 2)],
    "lu_pivots": lambda k: lax.linalg.lu_pivots_to_permutation(jnp.array([2, 2, 3], jnp.int32), 5),
    "qr": lambda k: [(lambda q, r: (q @ r, _t(q) @ q, jnp.abs(r)))(*jnp.linalg.qr(a(k, *s), mode=m)) for s in ((4, 4), (5, 3), (3, 5), (2, 4, 3)) for m in ("reduced", "complete")],
    "qr_r": lambda k: [jnp.abs(jnp.linalg.qr(a(k, *s), mode="r")) for s in ((4, 4), (5, 3), (2, 3, 5))],
    "qr_raw": lambda k: [jnp.linalg.qr(a(k, *s), mode="raw") for s in ((4, 4), (5, 3))],
    "qr_empty": lambda k: (jnp.linalg.qr(jnp.zeros((0, 3), k)), jnp.linalg.qr(jnp.zeros((2, 0, 3), k)), jnp.linalg.qr(jnp.zeros((3, 0), k))),
    "qr_pivoting": lambda k: (lambda q, r, p: (q @ r, p, jnp.abs(r)))(*jsl.qr(a(k, 5, 3), pivoting=True, mode="economic")),
    "geqrf": lambda k: lax.linalg.householder_product(*lax.linalg.qr(a(k, 4, 3), full_matrices=False)[:1], jnp.zeros(3, k)),
    "eig": lambda k: [(lambda w, v: (jnp.sort_complex(w), jnp.abs(a(k, *s) @ v - v * w[..., None, :]) < 1e-3))(*jnp.linalg.eig(a(k, *s))) for s in ((4, 4), (2, 3, 3))],
    "eig_left": lambda k: (lambda w, vl, vr: (jnp.sort_complex(w), jnp.abs(_t(vl) @ a(k, 4, 4) - w[:, None] * _t(vl)) < 1e-3, jnp.linalg.norm(vr, axis=0)))(*lax.linalg.eig(a(k, 4, 4), compute_left_eigenvectors=True)),
    "eigvals": lambda k: [jnp.sort_complex(jnp.linalg.eigvals(a(k, *s))) for s in ((4, 4), (1, 1), (2, 3, 3))],
    "eig_empty": lambda k: jnp.linalg.eig(jnp.zeros((0, 0), k)),
    "eig_nan": lambda k: jnp.isnan(jnp.linalg.eigvals(jnp.full((3, 3), jnp.nan, k))),
    "eigh": lambda k: [(lambda w, v: (w, (v * w[..., None, :]) @ _t(v)))(*jnp.linalg.eigh(h(k, *s), UPLO=u)) for s in ((4, 4), (2, 3, 3), (1, 1)) for u in ("L", "U")],
    "eigh_subset": lambda k: lax.linalg.eigh(h(k, 4, 4), symmetrize_input=False, sort_eigenvalues=True)[1],
    "eigh_scipy": lambda k: (jsl.eigh(h(k, 4, 4), eigvals_only=True), jsl.eigh(h(k, 4, 4))[0]),
    "eigh_empty": lambda k: jnp.linalg.eigh(jnp.zeros((2, 0, 0), k)),
    "eigh_nan": lambda k: jnp.isnan(jnp.linalg.eigvalsh(jnp.full((3, 3), jnp.nan, k))),
    "svd": lambda k: [(lambda u, s, v: (s, (u[..., : s.shape[-1]] * s[..., None, :]) @ v[..., : s.shape[-1], :]))(*jnp.linalg.svd(a(k, *shape), full_matrices=f)) for shape in ((4, 4), (5, 3), (3, 5), (2, 3, 4)) for f in (False, True)],
    "svdvals": lambda k: [jnp.linalg.svdvals(a(k, *s)) for s in ((4, 4), (5, 3), (1, 3), (2, 3, 3), (0, 3), (3, 0))],
    "svd_hermitian": lambda k: jnp.linalg.svd(h(k, 4, 4), hermitian=True)[1],
    "svd_nan": lambda k: jnp.isnan(jnp.linalg.svdvals(jnp.full((3, 3), jnp.nan, k))),
    "schur": lambda k: [(lambda t, z: (z @ t @ _t(z), jnp.sort_complex(jnp.diag(t)) if jnp.iscomplexobj(t) else 0))(*jsl.schur(a(k, 4, 4), output=o)) for o in ("real", "complex")],
    "schur_raw": lambda k: [lax.linalg.schur(a(k, *s), compute_schur_vectors=False)[0].shape for s in ((4, 4), (2, 3, 3))],
    "rsf2csf": lambda k: (lambda t, z: z @ t @ _t(z))(*jsl.rsf2csf(*jsl.schur(a(k, 4, 4)))),
    "hessenberg": lambda k: [(lambda t, q: q @ t @ _t(q))(*jsl.hessenberg(a(k, 4, 4), calc_q=True)), jnp.abs(jsl.hessenberg(a(k, 4, 4)))],
    "hessenberg_raw": lambda k: [lax.linalg.hessenberg(a(k, *s)) for s in ((3, 3), (2, 4, 4), (1, 1))],
    "tridiagonal": lambda k: [lax.linalg.tridiagonal(h(k, *s), lower=lo)[1:3] for s in ((4, 4), (2, 3, 3)) for lo in (False, True)],
    "tridiagonal_solve": lambda k: [lax.linalg.tridiagonal_solve(values(k, *s, 4) / 9, values(k, *s, 4) + 4, values(k, *s, 4) / 9, values(k, *s, 4, 2)) for s in ((), (3,))],
    "eigh_tridiagonal": lambda k: [jsl.eigh_tridiagonal(np.real(values(k, 5)), np.real(values(k, 4)), eigvals_only=True, select=s, select_range=r) for s, r in (("a", None), ("i", (1, 3)))],
    "expm": lambda k: [jsl.expm(a(k, *s) * f) for s in ((3, 3), (2, 3, 3)) for f in (0.1, 1, 4)],
    "expm_frechet": lambda k: jsl.expm_frechet(a(k, 3, 3), values(k, 3, 3)),
    "sqrtm": lambda k: (lambda r: r @ r)(jsl.sqrtm(h(k, 4, 4))),
    "funm": lambda k: jsl.funm(h(k, 3, 3), jnp.exp),
    "polar": lambda k: [(lambda u, p: (u @ p if s == "right" else p @ u, jnp.abs(p)))(*jsl.polar(a(k, 4, 4), side=s, method=m)) for s, m in (("right", "qdwh"), ("right", "svd"), ("left", "svd"))],
    "sylvester": lambda k: jsl.solve_sylvester(a(k, 3, 3), a(k, 4, 4, seed=1), values(k, 3, 4)) if hasattr(jsl, "solve_sylvester") else 0,
    "solve": lambda k: [jsl.solve(h(k, 4, 4), a(k, 4, 2), assume_a=m) for m in ("gen", "sym", "her", "pos")],
    "solve_batched": lambda k: [jnp.linalg.solve(a(k, *s, 3, 3), a(k, *t)) for s, t in (((), (3,)), ((2,), (2, 3, 2)), ((2, 1), (3, 3, 2)), ((0,), (0, 3, 1)))],
    "inv": lambda k: [jnp.linalg.inv(a(k, *s)) for s in ((3, 3), (2, 3, 3), (0, 0), (1, 1))],
    "singular": lambda k: (jnp.isfinite(jnp.linalg.inv(jnp.zeros((2, 2), k))), jnp.linalg.det(jnp.zeros((2, 2), k)), jnp.linalg.slogdet(jnp.zeros((2, 2), k))),
    "det": lambda k: [jnp.linalg.det(a(k, *s)) for s in ((1, 1), (2, 2), (3, 3), (4, 4), (2, 3, 3), (0, 0))],
    "slogdet": lambda k: [jnp.linalg.slogdet(a(k, *s), method=m) for s in ((3, 3), (2, 4, 4)) for m in (None, "lu", "qr") if m != "qr" or "complex" not in k],
    "pinv": lambda k: [jnp.linalg.pinv(a(k, *s), rtol=r) for s in ((3, 3), (5, 3), (2, 3, 4)) for r in (None, 1e-2)],
    "lstsq": lambda k: (jnp.linalg.lstsq(a(k, 5, 3), a(k, 5, 2))[0], jnp.linalg.lstsq(a(k, 5, 3), values(k, 5))[1], jnp.linalg.lstsq(a(k, 3, 5), values(k, 3))[0]),
    "norm": lambda k: [jnp.linalg.norm(a(k, 3, 4), ord=o, axis=x, keepdims=kd) for o, x in ((None, None), ("fro", None), ("nuc", None), (1, None), (-1, None), (2, None), (-2, None), (jnp.inf, None), (3, 0), (0, 1), (-jnp.inf, 1), (0.5, 0)) for kd in (False, True)],
    "vector_norm": lambda k: (jnp.linalg.vector_norm(a(k, 3, 4), axis=1, ord=3), jnp.linalg.matrix_norm(a(k, 2, 3, 4), ord="nuc")),
    "cond": lambda k: [jnp.linalg.cond(a(k, 3, 3), p) for p in (None, 1, 2, -2, "fro", jnp.inf)],
    "rank": lambda k: (jnp.linalg.matrix_rank(a(k, 4, 3)), jnp.linalg.matrix_rank(jnp.ones((3, 3), k)), jnp.linalg.matrix_rank(jnp.zeros((2, 3, 3), k))),
    "power": lambda k: [jnp.linalg.matrix_power(a(k, 3, 3), n) for n in (0, 1, 2, 5, -3)],
    "products": lambda k: (jnp.linalg.multi_dot([a(k, 3, 4), a(k, 4, 5), a(k, 5, 2)]), jnp.linalg.cross(values(k, 4, 3), values(k, 4, 3, seed=2)), jnp.linalg.outer(values(k, 3), values(k, 4)), jnp.linalg.tensordot(a(k, 3, 4), a(k, 4, 2), axes=1), jnp.linalg.vecdot(a(k, 3, 4), a(k, 3, 4)), jnp.linalg.matmul(a(k, 3, 4), a(k, 4, 3))),
    "tensor": lambda k: (jnp.linalg.tensorinv(values(k, 4, 2, 2) + 2 * np.eye(4).reshape(4, 2, 2).astype(k), ind=1), jnp.linalg.trace(a(k, 3, 4), offset=1), jnp.linalg.diagonal(a(k, 2, 3, 4))),
    "structured": lambda k: (jsl.toeplitz(values(k, 4), values(k, 3)), jsl.block_diag(a(k, 2, 3), a(k, 1, 1)), jsl.hilbert(3), jsl.pascal(3) if hasattr(jsl, "pascal") else 0, jsl.hankel(values(k, 4)) if hasattr(jsl, "hankel") else 0, jsl.circulant(values(k, 3)) if hasattr(jsl, "circulant") else 0),
    "updates": lambda k: (lax.linalg.cholesky_update(jnp.linalg.cholesky(h(k, 3, 3)).T, values(k, 3)) if k in ("float32", "float64") else 0, lax.linalg.symmetric_product(a(k, 3, 4), jnp.zeros((3, 3), k)) if k in ("float32", "float64") else 0),
    "qr_multiply": lambda k: [jsl.qr_multiply(a(k, *shape), values(k, *((shape[-2], 2) if mode == "left" else (2, shape[-2]))), mode, mode == "left", conjugate) for shape in ((4, 4), (3, 4)) for mode in ("left", "right") for conjugate in (False, True)],
    "qdwh": lambda k: lax.linalg.qdwh(a(k, 5, 3))[0],
}  # fmt: skip

_FUNCTIONS: dict[str, tuple[Callable[..., Any], Callable[[str], Any]]] = {
    "cholesky": (jnp.linalg.cholesky, lambda k: h(k, 2, 3, 3)),
    "inv": (jnp.linalg.inv, lambda k: a(k, 2, 3, 3)),
    "det": (jnp.linalg.det, lambda k: a(k, 2, 3, 3)),
    "slogdet": (lambda x: jnp.linalg.slogdet(x)[1], lambda k: a(k, 2, 3, 3)),
    "solve": (lambda x: jnp.linalg.solve(x, jnp.swapaxes(x, -1, -2)[..., :1] ** 2), lambda k: a(k, 2, 3, 3)),
    "qr": (lambda x: jnp.abs(jnp.linalg.qr(x)[1]), lambda k: a(k, 4, 3)),
    "eigh": (lambda x: jnp.linalg.eigh(x + _t(x))[0], lambda k: a(k, 3, 3)),
    "eigvals": (lambda x: jnp.sum(jnp.linalg.eigvals(x) ** 2), lambda k: a(k, 3, 3)),
    "svd": (lambda x: jnp.linalg.svd(x, full_matrices=False)[1], lambda k: a(k, 4, 3)),
    "svd_uv": (lambda x: (lambda u, s, v: (u * s**2) @ v)(*jnp.linalg.svd(x, full_matrices=False)), lambda k: a(k, 3, 3)),
    "lu": (lambda x: jsl.lu(x)[2], lambda k: a(k, 3, 3)),
    "triangular": (lambda x: jsl.solve_triangular(x, x.T[:, :2] ** 2, lower=True), lambda k: a(k, 3, 3)),
    "expm": (jsl.expm, lambda k: a(k, 3, 3) / 4),
    "pinv": (jnp.linalg.pinv, lambda k: a(k, 4, 3)),
    "norm": (jnp.linalg.norm, lambda k: a(k, 4, 3)),
    "nuclear": (lambda x: jnp.linalg.norm(x, ord="nuc"), lambda k: a(k, 4, 3)),
    "lstsq": (lambda x: jnp.linalg.lstsq(x, x[:, 0] * x[:, 1])[0], lambda k: a(k, 4, 3)),
    "matrix_power": (lambda x: jnp.linalg.matrix_power(x, 3), lambda k: a(k, 3, 3)),
    "tridiagonal_solve": (lambda x: lax.linalg.tridiagonal_solve(x[0], x[1] + 5, x[2], x.T), lambda k: values(k, 3, 3)),
}  # fmt: skip


def _every(function: Function) -> dict[str, Any]:
    with jax.enable_x64(True):
        return {kind: jax.block_until_ready(function(kind)) for kind in KINDS}


def _transformed(function: Callable[..., Any], maker: Function) -> dict[str, Any]:
    def of(kind: str) -> Any:
        x = maker(kind)
        if jnp.iscomplexobj(x):
            scalar = lambda y: _real_sum(function(y))  # noqa: E731
            return jax.grad(scalar)(x), jax.jvp(scalar, (x,), (x,))
        scalar = lambda y: _real_sum(function(y))  # noqa: E731
        batch = jnp.stack([x, x * 1.1])
        return (
            jax.grad(scalar)(x),
            jax.vmap(function)(batch),
            jax.jit(jax.vmap(jax.grad(scalar)))(batch),
            jax.jvp(function, (x,), (x,)),
        )

    return _every(of)


for _name, _function in LINALG.items():
    PROGRAMS[f"algebra.{_name}"] = functools.partial(_every, _function)
for _name, (_taken, _maker) in _FUNCTIONS.items():
    PROGRAMS[f"algebra.grad.{_name}"] = functools.partial(_transformed, _taken, _maker)
