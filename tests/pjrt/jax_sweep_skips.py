"""Functions of JAX that `jax_sweep.py` leaves out, with the reason."""

SKIPPED: dict[str, str] = {
    "jax.numpy.load": "reads a file",
    "jax.numpy.save": "writes a file",
    "jax.numpy.savez": "writes a file",
    "jax.numpy.fromfile": "reads a file",
    "jax.numpy.empty": "its values are not defined",
    "jax.numpy.empty_like": "its values are not defined",
    "jax.lax.empty": "its values are not defined",
    "jax.numpy.set_printoptions": "sets how arrays are printed",
    "jax.numpy.printoptions": "sets how arrays are printed",
    "jax.lax.while_loop": "the functions that are tried would loop for ever",
}

# Calls whose results differ, by how they begin, and why.
DIFFERENT: dict[str, str] = {
    "jax.nn.celu bool": "0 / 0, which XLA's CPU takes for 0 where the numbers were truth values",
    "jax.lax.erfc float8": "JAX's CPU refuses it",
    "jax.lax.erfc float4": "JAX's CPU refuses it",
    "jax.lax.lgamma float32 (-0, inf, nan)": "XLA's CPU takes a subnormal number for zero",
    "jax.scipy.linalg.companion float32 (-0, inf, nan)": "XLA's CPU takes a subnormal number for zero",
    "jax.scipy.linalg.inv bool": "a singular matrix",
    "jax.numpy.linalg.pinv complex128 (x, z)": "a tolerance that leaves no singular value, or all",
    "jax.numpy.linalg.lstsq complex64 (square, v4)": "a residual that is rounding error alone",
    "jax.numpy.average float8": "partial sums of the narrowest type, in another order",
    "jax.scipy.special.betaln": "a difference of logarithms that nearly cancel",
}
