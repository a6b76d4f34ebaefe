"""LAPACK's routines called from machine code: what SciPy's give, in loops and alone."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled import block_kernels
from opspec.compiled.native import machine_code
from opspec.compiled.native.array_code import PiecesCode
from opspec.compiled.native.machine_code import Function
from opspec.execution import call_registry
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, loads, machine

DTYPES = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
LETTERS = dict(zip(DTYPES, "sdcz", strict=True))
# Operands and results; N: the type, R: that of its parts, C: that of numbers with such parts; V, twice: the values, by
# real and imaginary parts if N is real, else once. And what the config says.
CALLS = {
    "cholesky": ("potrf", ["5x5xN"], ["5x5xN", "i32"], {"uplo": "L"}),
    "cholesky, upper": ("potrf", ["5x5xN"], ["5x5xN", "i32"], {"uplo": "U"}),
    "many": ("potrf", ["2x3x4x4xN"], ["2x3x4x4xN", "2x3xi32"], {"uplo": "L"}),
    "gauss": ("getrf", ["6x6xN"], ["6x6xN", "6xi32", "i32"], {}),
    "gauss of a high one": ("getrf", ["7x3xN"], ["7x3xN", "3xi32", "i32"], {}),
    "gauss of wide ones": ("getrf", ["2x3x5xN"], ["2x3x5xN", "2x3xi32", "2xi32"], {}),
    "householder": ("geqrf", ["6x4xN"], ["6x4xN", "4xN"], {}),
    "householder of wide ones": ("geqrf", ["2x3x5xN"], ["2x3x5xN", "2x3xN"], {}),
    "orthogonal": ("orgqr", ["6x4xN", "3xN"], ["6x4xN"], {}),
    "eigenvalues": ("syevd", ["5x5xN"], ["5x5xN", "5xR", "i32"], {"mode": "V", "uplo": "L"}),
    "eigenvalues of many": ("syevd", ["3x4x4xN"], ["3x4x4xN", "3x4xR", "3xi32"], {"mode": "V", "uplo": "U"}),
    "singular values": ("gesdd", ["5x3xN"], ["5x3xN", "3xR", "5x5xN", "3x3xN", "i32"], {"mode": "N"}),
    "vectors of a high one": ("gesdd", ["5x3xN"], ["5x3xN", "3xR", "5x5xN", "3x3xN", "i32"], {"mode": "A"}),
    "vectors of wide ones": ("gesdd", ["2x3x4xN"], ["2x3x4xN", "2x3xR", "2x3x3xN", "2x4x4xN", "2xi32"], {"mode": "A"}),
    "thin vectors": ("gesdd", ["7x3xN"], ["7x3xN", "3xR", "7x3xN", "3x3xN", "i32"], {"mode": "S"}),
    "thin ones of many": ("gesdd", ["3x2x4xN"], ["3x2x4xN", "3x2xR", "3x2x2xN", "3x2x4xN", "3xi32"], {"mode": "S"}),
    "thin ones of one that is very high": (
        "gesdd",
        ["900x2xN"],
        ["900x2xN", "2xR", "900x2xN", "2x2xN", "i32"],
        {"mode": "S"},
    ),
    "householder of one that is very high": ("geqrf", ["900x3xN"], ["900x3xN", "3xN"], {}),
    "vectors of squares": ("gesdd", ["2x4x4xN"], ["2x4x4xN", "2x4xR", "2x4x4xN", "2x4x4xN", "2xi32"], {"mode": "S"}),
    "values of squares": ("gesdd", ["2x4x4xN"], ["2x4x4xN", "2x4xR", "2x4x4xN", "2x4x4xN", "2xi32"], {"mode": "N"}),
    "values of any": (
        "geev",
        ["5x5xN"],
        ["5xV", "5xV", "5x5xC", "5x5xC", "i32"],
        {"compute_left": "N", "compute_right": "N"},
    ),
    "vectors of any": (
        "geev",
        ["5x5xN"],
        ["5xV", "5xV", "5x5xC", "5x5xC", "i32"],
        {"compute_left": "V", "compute_right": "V"},
    ),
    "right vectors of many": (
        "geev",
        ["2x3x6x6xN"],
        ["2x3x6xV", "2x3x6xV", "2x3x6x6xC", "2x3x6x6xC", "2x3xi32"],
        {"compute_left": "N", "compute_right": "V"},
    ),
    "left vectors of one number": (
        "geev",
        ["1x1xN"],
        ["1xV", "1xV", "1x1xC", "1x1xC", "i32"],
        {"compute_left": "V", "compute_right": "N"},
    ),
    "form": ("gees", ["5x5xN"], ["5x5xN", "5x5xN", "5xV", "5xV", "i32", "i32"], {"mode": "V", "sort": "N"}),
    "form alone": ("gees", ["5x5xN"], ["5x5xN", "5x5xN", "5xV", "5xV", "i32", "i32"], {"mode": "N", "sort": "N"}),
    "forms": (
        "gees",
        ["3x4x4xN"],
        ["3x4x4xN", "3x4x4xN", "3x4xV", "3x4xV", "3xi32", "3xi32"],
        {"mode": "V", "sort": "N"},
    ),
    "diagonals": ("gtsv", ["6xN", "6xN", "6xN", "6x1xN"], ["6xN", "6xN", "6xN", "6x1xN", "i32"], {}),
    "diagonals of many": (
        "gtsv",
        ["2x5xN", "2x5xN", "2x5xN", "2x5x3xN"],
        ["2x5xN", "2x5xN", "2x5xN", "2x5x3xN", "2xi32"],
        {},
    ),
    **{
        f"system {side}{uplo}{trans}{diag}": (
            "trsm",
            ["3x3xN", "3x4xN"] if side == "L" else ["4x4xN", "3x4xN"],
            ["3x4xN"],
            {"side": side, "uplo": uplo, "trans_x": trans, "diag": diag},
        )
        for side, uplo, trans, diag in ("LLNN", "LUNU", "LLTN", "RUTN", "RLNU", "RLTN", "LUCN", "RLCU")
    },
    "systems": ("trsm", ["2x3x3xN", "2x3x2xN"], ["2x3x2xN"], {"side": "L", "uplo": "L", "trans_x": "N", "diag": "N"}),
}


def call(name: str, type_: str) -> tuple[str, list[str], list[str]]:
    """The op, of %x0, ..., and the types of operands and results."""
    routine, given, made, options = CALLS[name]
    real = type_.removeprefix("complex<").removesuffix(">")
    if type_ != real:
        routine = {"orgqr": "ungqr", "syevd": "heevd"}.get(routine, routine)
        made = [x for at, x in enumerate(made) if not x.endswith("V") or at + 1 == len(made) or made[at + 1] != x]
    spelled = {"N": type_, "V": type_, "R": real, "C": f"complex<{real}>"}
    operands, results = ([f"tensor<{x[:-1]}{spelled.get(x[-1], x[-1])}>" for x in types] for types in (given, made))
    config = ", ".join(f"{key} = {ord(value)} : ui8" for key, value in options.items())
    batch = max(x.count("x") for x in given) - 2
    names = ", ".join(f"%x{at}" for at in range(len(operands)))
    attributes = f'mhlo.backend_config = {{{config}}}, mhlo.frontend_attributes = {{num_batch_dims = "{batch}"}}'
    op = f"stablehlo.custom_call @lapack_{LETTERS[type_]}{routine}_ffi({names}) {{{attributes}}}"
    return f"{op} : ({', '.join(operands)}) -> ({', '.join(results)})", operands, results


def program(name: str, type_: str) -> str:
    op, operands, results = call(name, type_)
    given = ", ".join(f"%x{at}: {x}" for at, x in enumerate(operands))
    made = [f"%r#{at}" for at in range(len(results))] if len(results) > 1 else ["%r"]
    names = f"%r:{len(results)}" if len(results) > 1 else "%r"
    return f"""func.func @main({given}) -> ({", ".join(results)}) {{
      {names} = {op}
      return {", ".join(made)} : {", ".join(results)}
    }}"""


def of_what_is_computed(name: str, type_: str, is_kept: bool) -> str:
    """The same of what has the opposite signs; `is_kept`: and these operands."""
    op, operands, results = call(name, type_)
    given = ", ".join(f"%g{at}: {x}" for at, x in enumerate(operands))
    lines = "\n".join(f"%x{at} = stablehlo.negate %g{at} : {x}" for at, x in enumerate(operands))
    made = [f"%r#{at}" for at in range(len(results))] if len(results) > 1 else ["%r"]
    kept = [f"%x{at}" for at in range(len(operands))] if is_kept else []
    types = ", ".join([*results, *operands] if is_kept else results)
    return f"""func.func @main({given}) -> ({types}) {{
      {lines}
      {f"%r:{len(results)}" if len(results) > 1 else "%r"} = {op}
      return {", ".join([*made, *kept])} : {types}
    }}"""


def in_a_loop(name: str, type_: str) -> str:
    """The last operand is twice as large in each of three turns; the last results are given."""
    op, operands, results = call(name, type_)
    last, count, many = len(operands) - 1, len(results), len(results) > 1
    zeros = "\n".join(
        f"%z{at} = stablehlo.constant dense<0> : {x}" for at, x in enumerate(results) if x.endswith("i32>")
    )
    zeros += "\n".join(
        f"\n%z{at} = stablehlo.constant dense<{'(0.0, 0.0)' if 'complex' in x else '0.0'}> : {x}"
        for at, x in enumerate(results)
        if not x.endswith("i32>")
    )
    carried = ", ".join([f"%y = %g{last}", *(f"%c{at} = %z{at}" for at in range(count))])
    types = ", ".join(["tensor<i32>", operands[last], *results])
    made = ", ".join(f"%r#{at}" if many else "%r" for at in range(count))
    op = op.replace(f"%x{last}", "%y").replace("%x", "%g")
    given = ", ".join(f"%g{at}: {x}" for at, x in enumerate(operands))
    return f"""func.func @main({given}) -> ({", ".join(results)}) {{
      %zero = stablehlo.constant dense<0> : tensor<i32>
      {zeros}
      %s:{count + 2} = stablehlo.while(%i = %zero, {carried}) : {types}
      cond {{
        %three = stablehlo.constant dense<3> : tensor<i32>
        %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      }} do {{
        %one = stablehlo.constant dense<1> : tensor<i32>
        %n = stablehlo.add %i, %one : tensor<i32>
        {f"%r:{count}" if many else "%r"} = {op}
        %t = stablehlo.add %y, %y : {operands[last]}
        stablehlo.return %n, %t, {made} : {types}
      }}
      return {", ".join(f"%s#{at + 2}" for at in range(count))} : {", ".join(results)}
    }}"""


def arguments(name: str, type_: str) -> list[Array]:
    """Matrices that have factors: the first of a symmetric one, with a large diagonal. Some values of those of any
    kind are pairs of complex ones.
    """
    rng, found = np.random.default_rng(2), []
    for given in CALLS[name][1]:
        *shape, _ = given.split("x")
        x = rng.standard_normal([*map(int, shape)])
        if type_.startswith("complex"):
            x = x + 1j * rng.standard_normal(x.shape)
        if not found and x.ndim > 1 and x.shape[-1] == x.shape[-2] and CALLS[name][0] not in ("geev", "gees"):
            x = x @ x.conj().swapaxes(-1, -2) + np.eye(x.shape[-1])
        found.append(x.astype(DTYPES[type_]))
    return found


def turned(x: Array, y: Array) -> Array:
    """Columns, each times the number of size one that brings it to the other one: any such is a vector as well, and
    libraries of other versions give others.
    """
    factor = (x.conj() * y).sum(-2, keepdims=True)
    size = np.abs(factor)
    found: Array = x * np.where(size > 0, factor / np.where(size > 0, size, 1), 1)
    return found


def assert_near(found: tuple[Array, ...], wanted: tuple[Array, ...], name: str, type_: str) -> None:
    routine = CALLS[name][0]
    for at, (x, y) in enumerate(zip(found, wanted, strict=True)):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        near = 0.0 if x.dtype.kind == "i" else 1e-4 if "f32" in type_ else 1e-11
        if routine in ("geev", "gees") and x.shape[-2:] == arguments(name, type_)[0].shape[-2:]:
            if routine == "gees" and x.dtype.kind == "f":
                # Of a pair of complex values any two vectors of a plane will do, and libraries of other versions take
                # others: that form and vectors belong together is another test's.
                assert at > 0 or not np.tril(x, -2).any()
                x, y = (np.linalg.svd(z, compute_uv=False) for z in (x, y))
            else:
                x, y = (np.abs(x), np.abs(y)) if (routine, at) == ("gees", 0) else (turned(x, y), y)
        assert np.allclose(x, y, rtol=near, atol=near)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each call that machine code makes."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(EACH_SET[0]))
    return loads(monkeypatch, PiecesCode)


@pytest.mark.parametrize("type_", DTYPES)
@pytest.mark.parametrize("name", CALLS)
def test_a_routine_gives_what_scipy_gives(name: str, type_: str, made: list[int]) -> None:
    module, given = opspec.load(program(name, type_)), arguments(name, type_)
    before = [x.copy() for x in given]
    found = opspec.compile(module, engine="cpu")(*given)
    assert_near(found, opspec.compile(module, engine="numpy")(*given), name, type_)
    assert all(map(np.array_equal, given, before)), "what is given keeps its values"
    assert len(made) == 1


@pytest.mark.parametrize("engine", ["cpu", "numpy"])
@pytest.mark.parametrize("type_", ["f32", "complex<f64>"])
@pytest.mark.parametrize("name", CALLS)
def test_results_lie_where_operands_end(
    name: str, type_: str, engine: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where something else reads these they keep their values."""
    taken: list[int] = []
    run = PiecesCode.run

    def watched(
        self: PiecesCode, calls: Sequence[Function], *given: Array, into: Sequence[Array | None] = ()
    ) -> tuple[Array, ...]:
        found = run(self, calls, *given, into=into)
        taken.append(sum(any(x is y for y in found) for x in given))
        return found

    monkeypatch.setattr(PiecesCode, "run", watched)
    monkeypatch.setattr(block_kernels, "is_small", lambda *_: False)  # step by step, not as one function
    given = arguments(name, type_)
    wanted = opspec.compile(opspec.load(program(name, type_)), engine=engine)(*given)
    found, kept = (
        opspec.compile(opspec.load(of_what_is_computed(name, type_, is_kept)), engine=engine)(*(-x for x in given))
        for is_kept in (False, True)
    )
    for x, y in zip((*found, *kept), (*wanted, *wanted, *given), strict=True):
        assert np.array_equal(x, y)
    shares = {"gesdd": 0, "geev": 0, "gtsv": 4}.get(CALLS[name][0], 1)
    assert taken == ([0, shares, 0] if engine == "cpu" else [])
    assert len(made) == (3 if engine == "cpu" else 0)


@pytest.mark.parametrize("type_", DTYPES)
@pytest.mark.parametrize("name", ["vectors of any", "right vectors of many", "form", "forms"])
def test_what_is_found_gives_the_matrix_again(name: str, type_: str, made: list[int]) -> None:
    """Whatever signs a library gives, vectors, values and forms belong together."""
    (a,) = arguments(name, type_)
    found = opspec.compile(opspec.load(program(name, type_)), engine="cpu")(a)
    near = 1e-4 if "f32" in type_ else 1e-11
    if CALLS[name][0] == "gees":
        form, vectors = found[:2]
        assert np.allclose(vectors @ form @ vectors.conj().swapaxes(-1, -2), a, atol=near)
    else:
        values = found[0] if type_.startswith("complex") else found[0] + 1j * found[1]
        assert np.allclose(a @ found[-2], found[-2] * values[..., None, :], atol=near)
        left = found[-3].conj().swapaxes(-1, -2)
        assert np.allclose(left @ a, values[..., None] * left, atol=near), "zeros where nobody asked for them"
    assert len(made) == 1


@pytest.mark.parametrize("type_", ["f32", "complex<f32>"])
@pytest.mark.parametrize("name", CALLS)
def test_a_loop_calls_it(name: str, type_: str, made: list[int]) -> None:
    module, given = opspec.load(in_a_loop(name, type_)), arguments(name, type_)
    found = opspec.compile(module, engine="cpu")(*given)
    assert_near(found, opspec.compile(module, engine="numpy")(*given), name, type_)
    assert not made


def test_what_has_no_factors(made: list[int]) -> None:
    module = opspec.load(program("cholesky", "f64"))
    (factor, code) = opspec.compile(module, engine="cpu")(np.diag([1.0, 4.0, -1.0, 1.0, 1.0]))
    assert code == 3
    assert np.array_equal(np.diag(factor)[:2], [1, 2])
    singular = opspec.load(program("gauss", "f64"))
    *_, code = opspec.compile(singular, engine="cpu")(np.ones((6, 6)))
    assert code == 2
    assert len(made) == 2


@pytest.mark.parametrize("type_", DTYPES)
@pytest.mark.parametrize("mode", "ASN")
def test_singular_values_of_what_is_not_finite_are_nan(mode: str, type_: str, made: list[int]) -> None:
    """From infinities LAPACK never comes back. Of several matrices the others have theirs."""
    text = program("vectors of squares", type_).replace(f"mode = {ord('S')}", f"mode = {ord(mode)}")
    (x,) = arguments("vectors of squares", type_)
    for where, value in (((0, 3, 3), np.nan), ((1, 0, 0), np.inf), ((1, 2, 1), -np.inf)):
        given = x.copy()
        given[where] = value
        found, wanted = (opspec.compile(opspec.load(text), engine=engine)(given) for engine in ("cpu", "numpy"))
        for one, other in zip(found, wanted, strict=True):
            assert np.array_equal(np.isnan(one), np.isnan(other))
            assert np.allclose(one, other, rtol=1e-4, atol=1e-4, equal_nan=True)
        assert [*found[-1]] == [-4 if where[0] == at else 0 for at in (0, 1)]
    assert len(made) == 3


@pytest.mark.parametrize("type_", DTYPES)
@pytest.mark.parametrize("sides", ["VV", "VN", "NV", "NN"])
def test_eigenvalues_of_what_is_not_finite_are_nan(sides: str, type_: str, made: list[int]) -> None:
    """Vectors too that nobody asked for. Of several matrices the others have theirs."""
    text = program("right vectors of many", type_)
    for side, wanted in zip(("left", "right"), sides, strict=True):
        usual = "N" if side == "left" else "V"
        text = text.replace(f"compute_{side} = {ord(usual)}", f"compute_{side} = {ord(wanted)}")
    (x,) = arguments("right vectors of many", type_)
    x[0, 1, 3, 3], x[1, 0, 5, 0], x[1, 2, 2, 1] = np.nan, np.inf, -np.inf
    found, numpy = (opspec.compile(opspec.load(text), engine=engine)(x) for engine in ("cpu", "numpy"))
    for one, other in zip(found, numpy, strict=True):
        assert np.array_equal(np.isnan(one), np.isnan(other))
        known = ~np.isnan(other)
        near = turned(one, other) if one.ndim == 4 else one
        assert np.allclose(near[known], other[known], rtol=1e-4, atol=1e-4)
    assert found[-1].tolist() == [[0, -4, 0], [-4, 0, -4]]
    assert len(made) == 1


def with_result(type_: str) -> str:
    return program("cholesky", "f32").replace("tensor<5x5xf32>, tensor<i32>", f"{type_}, tensor<i32>")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(program("cholesky", "f64").replace("5x5", "600x600"), id="large"),
        pytest.param(
            program("vectors of a high one", "f64").replace("5x5x", "600x600x").replace("5x3x", "600x3x"),
            id="large vectors",
        ),
        pytest.param(program("system LLNN", "f32").replace("3x4", "3x0"), id="no elements"),
        pytest.param(program("gauss", "f32").replace("@lapack_s", "@lapack_c"), id="another type"),
        pytest.param(program("values of any", "f32").replace("@lapack_s", "@lapack_c"), id="other values"),
        pytest.param(
            program("eigenvalues", "complex<f32>").replace("tensor<5xf32>", "tensor<5xcomplex<f32>>"),
            id="complex values of what has real ones",
        ),
        pytest.param(with_result("tensor<1xf32>"), id="a result too small"),
        pytest.param(program("cholesky", "f32").replace("tensor<5x5x", "tensor<5x4x"), id="no square"),
        pytest.param(program("cholesky", "f32").replace("tensor<i32>", "tensor<f32>"), id="a code of another type"),
        pytest.param(program("cholesky", "f32").replace('dims = "0"', 'dims = "1"'), id="a batch of rows"),
        pytest.param(program("system LLNN", "f32").replace("tensor<3x4x", "tensor<4x2x"), id="another order"),
        pytest.param(program("system LLNN", "f32").replace("tensor<3x4x", "tensor<2x3x2x"), id="another batch"),
        pytest.param(program("system LLNN", "f32").replace(f"side = {ord('L')}", f"side = {ord('X')}"), id="no side"),
        pytest.param(with_result("tensor<?x?xf32>"), id="open sizes"),
        pytest.param(
            program("thin vectors", "f32").replace("tensor<7x3xf32>, tensor<3x3x", "tensor<7x7xf32>, tensor<3x3x"),
            id="vectors of another mode",
        ),
        pytest.param(
            program("thin vectors", "f32").replace(f"mode = {ord('S')}", f"mode = {ord('O')}"), id="vectors in place"
        ),
        pytest.param(program("diagonals", "f32").replace("6", "1"), id="one entry"),
    ],
)
def test_what_is_left_to_scipy(text: str, made: list[int]) -> None:
    opspec.compile(opspec.load(text), engine="cpu")
    assert not made


def test_what_somebody_wraps_is_called(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    ours, seen = call_registry.implementation("lapack_spotrf_ffi"), list[object]()
    assert ours is not None
    monkeypatch.setattr(call_registry, "_TARGETS", dict(call_registry._TARGETS))
    opspec.custom_call("lapack_spotrf_ffi")(functools.wraps(ours)(lambda *x: (seen.append(x), ours(*x))[1]))
    opspec.compile(opspec.load(program("cholesky", "f32")), engine="cpu")(*arguments("cholesky", "f32"))
    assert len(seen) == 1
    assert not made


def test_what_somebody_registers_is_called(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(call_registry, "_TARGETS", dict(call_registry._TARGETS))
    opspec.custom_call("lapack_spotrf_ffi")(lambda _, x: (x + 1, np.int32(7)))
    for text in (program("cholesky", "f32"), in_a_loop("cholesky", "f32")):
        (x,) = arguments("cholesky", "f32")
        found, code = opspec.compile(opspec.load(text), engine="cpu")(x)
        assert code == 7
        assert np.array_equal(found, (x if text == program("cholesky", "f32") else 4 * x) + 1)
    assert not made
