"""Programs through kernels of nodes give what their definitions give."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.agreement.value_tests import assert_outputs, case_of, loaded
from opspec.compiled import merged_kernels
from opspec.compiled.engine_names import CUDA, ENGINES
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup, Left
from opspec.compiled.nodes import in_order
from opspec.compiled.shown import blocks_of, costs_of
from opspec.errors import OpSpecError
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.pushed_complex import pushed_complex
from tests.cuda.test_device import why_no_device
from tests.execution.fast_paths.random_cases import DRAWN
from tests.generated_cases import ops
from tests.op_kinds import op_kinds
from tests.samples import covering

SHARES = """\
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x300xf32>
  %r = stablehlo.divide %e, %sb : tensor<4x300xf32>
"""
SOFTMAX = f"""
func.func @main(%x: tensor<4x300xf32>) -> (tensor<4x300xf32>, tensor<4xf32>) {{
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1]
    : (tensor<4x300xf32>, tensor<f32>) -> tensor<4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x300xf32>
  %d = stablehlo.subtract %x, %mb : tensor<4x300xf32>
  %e = stablehlo.exponential %d : tensor<4x300xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<4x300xf32>, tensor<f32>) -> tensor<4xf32>
{SHARES}  return %r, %s : tensor<4x300xf32>, tensor<4xf32>
}}
"""
ONLY_SHARES = SOFTMAX.replace("(tensor<4x300xf32>, tensor<4xf32>) {", "tensor<4x300xf32> {").replace(
    "return %r, %s : tensor<4x300xf32>, tensor<4xf32>", "return %r : tensor<4x300xf32>"
)


@pytest.mark.parametrize("name", covering((op.name for op in ops()), op_kinds))
def test_every_example_gives_its_outputs(name: str) -> None:
    op = next(op for op in ops() if op.name == name)
    for example in op.examples:
        case = case_of(op, example)
        program = compile_by(loaded(op, case.program), engine="reference")
        assert_outputs(op, program(*case.inputs), case.outputs)


def test_rows_of_folds_give_what_numpy_gives() -> None:
    x = np.random.default_rng(0).standard_normal((4, 300)).astype(np.float32)
    module = opspec.load(SOFTMAX)
    for found, wanted in zip(compile_by(module, engine="reference")(x), opspec.run(module, x), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-6)


def test_few_elements_are_transformed_as_a_sum_of_waves() -> None:
    for size in (1, 2, 3, 4, 5, 6, 7, 12):
        at = np.arange(size)
        x = (at + 1j * at[::-1])[None].astype(np.complex64)
        wanted = x @ np.exp(-2j * np.pi * np.outer(at, at) / size)
        type_ = f"tensor<1x{size}xcomplex<f32>>"
        module = opspec.load(f"""
func.func @main(%x: {type_}) -> {type_} {{
  %r = stablehlo.fft %x, type = FFT, length = [{size}] : ({type_}) -> {type_}
  return %r : {type_}
}}
""")
        for engine in ("reference", "numpy"):
            (found,) = opspec.run(module, x, engine=engine)
            assert np.abs(found - wanted).max() <= 2e-6 * np.abs(x).sum()


IN_A_LOOP = """
func.func @main(%x: tensor<4x2xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %nothing = stablehlo.constant dense<0.0> : tensor<2xf32>
  %strides = stablehlo.constant dense<1> : tensor<2xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %four = stablehlo.constant dense<4> : tensor<i64>
  %r:2 = stablehlo.while(%i = %zero, %sum = %nothing) : tensor<i64>, tensor<2xf32>
  cond {
    %go = stablehlo.compare LT, %i, %four : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i64>
    %first = stablehlo.reshape %i : (tensor<i64>) -> tensor<1xi64>
    %last = stablehlo.reshape %next : (tensor<i64>) -> tensor<1xi64>
    %left = stablehlo.reshape %zero : (tensor<i64>) -> tensor<1xi64>
    %from = stablehlo.concatenate %first, %left, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %to = stablehlo.concatenate %last, %two, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %row = stablehlo.real_dynamic_slice %x, %from, %to, %strides
      : (tensor<4x2xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x2xf32>
    %flat = stablehlo.reshape %row : (tensor<1x2xf32>) -> tensor<2xf32>
    %more = stablehlo.add %sum, %flat : tensor<2xf32>
    stablehlo.return %next, %more : tensor<i64>, tensor<2xf32>
  }
  return %r#1 : tensor<2xf32>
}
"""


@pytest.mark.parametrize("engine", ["reference", "cpu"])
def test_where_an_op_reads_may_be_computed_before_it(engine: str) -> None:
    x = np.arange(8, dtype=np.float32).reshape(4, 2)
    (found,) = opspec.run(opspec.load(IN_A_LOOP), x, engine=engine)
    assert found.tolist() == [12, 16]


PUSHED = """
func.func @main(%x: tensor<WINDOWSxf32>, %s: tensor<SOURCExf32>) -> tensor<WINDOWSxf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 2>,
    window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<WINDOWSxf32>, tensor<SOURCExf32>, tensor<f32>) -> tensor<WINDOWSxf32>
  return %r : tensor<WINDOWSxf32>
}
"""


@pytest.mark.parametrize("engine", ["reference", "cpu"])
@pytest.mark.parametrize("windows", [0, 1, 3])
def test_what_is_pushed_finds_its_place(engine: str, windows: int) -> None:
    text = PUSHED.replace("WINDOWS", str(2 * windows)).replace("SOURCE", str(windows))
    x = np.tile(np.array([1, 2], np.float32), windows)
    (found,) = opspec.run(opspec.load(text), x, np.arange(1, windows + 1, dtype=np.float32), engine=engine)
    assert found.tolist() == [y for at in range(1, windows + 1) for y in (0, at)]


@pytest.mark.parametrize("engine", ["reference", "cpu"])
def test_nothing_is_pushed_where_no_window_fits(engine: str) -> None:
    text = PUSHED.replace("tensor<WINDOWSxf32>", "tensor<4x1xf32>").replace("tensor<SOURCExf32>", "tensor<2x0xf32>")
    text = text.replace("array<i64: 2>", "array<i64: 3, 2>")
    text = text.replace("dense<0> : tensor<1x2xi64>", "dense<[[2, 2], [1, -1]]> : tensor<2x2xi64>")
    (found,) = opspec.run(opspec.load(text), np.ones((4, 1), np.float32), np.ones((2, 0), np.float32), engine=engine)
    assert not found.any()


def test_a_window_looks_up_what_it_kept() -> None:
    """All are kernels, whatever the windows; of equal elements the first one counts."""
    for seed in range(40):
        case = DRAWN["stablehlo.select_and_scatter"](np.random.default_rng(seed))
        module = opspec.load(case.program)
        (block,) = blocks_of(import_module(module))
        assert all(isinstance(step, KernelGroup) for step in block.steps), case.program
        (wanted,) = formula.run(module, *case.arguments)
        for engine in ("reference", "cpu"):
            (found,) = opspec.run(module, *case.arguments, engine=engine)
            assert np.array_equal(found, wanted, equal_nan=True), case.program


@pytest.mark.parametrize("engine", ["reference", "cpu"])
def test_arrays_of_foreign_byte_order_are_taken_where_sizes_are_open(engine: str) -> None:
    module = opspec.load("""
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.add %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}
""")
    (found,) = opspec.run(module, np.array([1, 2, 3], ">f4"), engine=engine)
    assert found.tolist() == [2, 4, 6]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("sizes", ["3", "?"])
def test_who_waits_for_kernels_need_not_know_which_engine_there_is(engine: str, sizes: str) -> None:
    if engine == CUDA and (why := why_no_device()):
        pytest.skip(why)
    text = (
        f"func.func @main(%x: tensor<{sizes}xf32>) -> tensor<{sizes}xf32> {{\n  return %x : tensor<{sizes}xf32>\n}}\n"
    )
    program = compile_by(opspec.load(text), engine=engine)
    (first,) = program(np.zeros(3, np.float32))
    assert program.wait(60)
    assert program.settled("main", [[first]]).wait(60)
    assert program.wait()


def test_an_unknown_engine_is_refused_with_those_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    module = opspec.load(SOFTMAX)
    with pytest.raises(
        OpSpecError, match="expected one of numpy, cpu, tiered, cuda, reference as engine, found 'fast'"
    ):
        compile_by(module, engine="fast")
    monkeypatch.setenv("OPSPEC_ENGINE", "quick")
    with pytest.raises(OpSpecError, match="as OPSPEC_ENGINE, found 'quick'"):
        compile_by(module)


def test_the_environment_chooses_where_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    from opspec.compiled import twin

    used: list[object] = []
    run = twin.run
    monkeypatch.setattr(twin, "run", lambda kernel, memory: (used.append(kernel), run(kernel, memory)))
    monkeypatch.setenv("OPSPEC_ENGINE", "reference")
    x = np.ones((4, 300), np.float32)
    compile_by(opspec.load(SOFTMAX))(x)
    assert used
    used.clear()
    compile_by(opspec.load(SOFTMAX), engine="numpy")(x)
    assert not used


def test_a_run_that_is_watched_goes_op_by_op_and_gives_the_same_bits() -> None:
    x = np.random.default_rng(1).standard_normal((4, 300)).astype(np.float32)
    program = compile_by(opspec.load(SOFTMAX), engine="reference")
    seen: list[str] = []
    watched = program.call([x], on_op=lambda event: seen.append(event.op))
    assert seen.count("stablehlo.reduce") == 2
    assert [found.tobytes() for found in watched] == [found.tobytes() for found in program(x)]


def test_who_watches_sees_all_operands() -> None:
    text = """
    func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %y = stablehlo.add %x, %x : tensor<3xf32>
      %r = stablehlo.maximum %y, %b : tensor<3xf32>
      return %r : tensor<3xf32>
    }
    """
    module = opspec.load(text)
    x = np.array([1, -2, 3], np.float32)
    seen: list[list[list[float]]] = []
    for engine in ("numpy", "reference"):
        program = compile_by(module, engine=engine)
        program.call([x], on_op=lambda event: seen.append([np.ravel(y).tolist() for y in event.operands]))
    assert len(seen) == 6
    assert seen[:3] == seen[3:]
    assert seen[1] == [[1, -2, 3], [1, -2, 3]]


def test_a_result_that_nobody_uses_may_be_one_of_several() -> None:
    program = """
    func.func @main(%x: tensor<20xf32>, %y: tensor<20xi32>, %a: tensor<f32>, %b: tensor<i32>) -> tensor<i32> {
      %r:2 = "stablehlo.reduce"(%x, %y, %a, %b) ({
        ^bb0(%p: tensor<f32>, %q: tensor<i32>, %s: tensor<f32>, %t: tensor<i32>):
          %0 = stablehlo.compare GE, %p, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %1 = stablehlo.select %0, %p, %s : tensor<i1>, tensor<f32>
          %2 = stablehlo.select %0, %q, %t : tensor<i1>, tensor<i32>
          stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
      }) {dimensions = array<i64: 0>} :
        (tensor<20xf32>, tensor<20xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
      return %r#1 : tensor<i32>
    }
    """
    x, y = np.arange(20, dtype=np.float32) % 7, np.arange(20, dtype=np.int32)
    given = x, y, np.float32(-1), np.int32(-1)
    (found,) = compile_by(opspec.load(program), engine="reference")(*map(np.asarray, given))
    assert x[found] == 6


SCATTER = """
func.func @main(%x: tensor<40x3xf32>, %at: tensor<500x1xi32>, %y: tensor<500x3xf32>) -> tensor<40x3xf32> {
  %t = stablehlo.multiply %y, %y : tensor<500x3xf32>
  %r = "stablehlo.scatter"(%x, %at, %t) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
    : (tensor<40x3xf32>, tensor<500x1xi32>, tensor<500x3xf32>) -> tensor<40x3xf32>
  return %r : tensor<40x3xf32>
}
"""


def test_terms_are_pushed_one_after_another_and_those_outside_are_left_out() -> None:
    rng = np.random.default_rng(2)
    x, y = (rng.standard_normal((rows, 3)).astype(np.float32) for rows in (40, 500))
    at = rng.integers(-5, 45, (500, 1)).astype(np.int32)
    wanted = x.copy()
    for place, row in zip(at[:, 0], y * y, strict=True):
        if 0 <= place < 40:
            wanted[place] += row
    module = opspec.load(SCATTER)
    (found,) = compile_by(module, engine="reference")(x, at, y)
    assert found.tobytes() == wanted.tobytes()
    (block,) = blocks_of(import_module(module))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert [(kernel.form, len(kernel.ops)) for kernel in kernels] == [("flat", 1), ("push", 2)]


TWO = """
func.func @main(%x: tensor<40x3xC>, %z: tensor<40x3xi32>, %at: tensor<500x1xi32>, %y: tensor<500x3xC>,
    %w: tensor<500x3xi32>) -> (tensor<40x3xC>, tensor<40x3xi32>) {
  %r:2 = "stablehlo.scatter"(%x, %z, %at, %y, %w) ({
    ^bb0(%a: tensor<C>, %c: tensor<i32>, %b: tensor<C>, %d: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<C>
      %t = stablehlo.maximum %c, %d : tensor<i32>
      stablehlo.return %s, %t : tensor<C>, tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
    : (tensor<40x3xC>, tensor<40x3xi32>, tensor<500x1xi32>, tensor<500x3xC>, tensor<500x3xi32>)
    -> (tensor<40x3xC>, tensor<40x3xi32>)
  return %r#0, %r#1 : tensor<40x3xC>, tensor<40x3xi32>
}
""".replace("C", "complex<f32>")


def test_terms_of_several_tensors_are_pushed_by_a_kernel_each_and_both_parts_of_a_complex_number_by_one() -> None:
    rng = np.random.default_rng(4)

    def whole(rows: int) -> Array:
        return rng.integers(-9, 9, (rows, 3))  # of which sums are exact

    x, y = ((whole(rows) + 1j * whole(rows)).astype(np.complex64) for rows in (40, 500))
    z, w = (whole(rows).astype(np.int32) for rows in (40, 500))
    at = rng.integers(-5, 45, (500, 1)).astype(np.int32)
    module = opspec.load(TWO)
    given = x, z, at, y, w
    for found, wanted in zip(compile_by(module, engine="reference")(*given), opspec.run(module, *given), strict=True):
        assert (found == wanted).all()
    (block,) = blocks_of(import_module(module))
    kernels = [kernel.form for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert kernels.count("push") == 2


@pytest.mark.parametrize("op", ["add", "multiply", "divide"])
@pytest.mark.parametrize("element", ["complex<f32>", "complex<f64>"])
def test_complex_numbers_are_pushed_as_a_whole(element: str, op: str) -> None:
    """Powers of two and sums of few of them: every step is exact, but for quotients, of which every last is."""
    rng = np.random.default_rng(5)
    dtype = np.complex64 if element == "complex<f32>" else np.complex128
    x = (rng.integers(-9, 9, (10, 3)) + 1j * rng.integers(-9, 9, (10, 3))).astype(dtype)
    u = rng.choice(np.array([1, -1, 1j, -1j, 2, 0.5j]), (40, 3)).astype(dtype)
    at = rng.integers(-2, 12, (40, 1)).astype(np.int32)
    wanted = x.copy()
    for row, (place,) in zip(u, at, strict=True):
        if 0 <= place < 10:
            wanted[place] = {"add": np.add, "multiply": np.multiply, "divide": np.divide}[op](wanted[place], row)
    module = opspec.load(pushed_complex(op, element))
    for engine in ("reference", "cpu"):
        (found,) = compile_by(module, engine=engine)(x, at, u)
        assert np.array_equal(found, wanted)
    (block,) = blocks_of(import_module(module))
    kernels = [kernel.form for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert kernels.count("push") == 1


def test_tensors_that_are_combined_with_each_other_are_left_to_numpy() -> None:
    text = TWO.replace("complex<f32>", "i32").replace("%c, %d : tensor<i32>", "%a, %d : tensor<i32>")
    (block,) = blocks_of(import_module(opspec.load(text)))
    whys = [step.why for step in block.steps if isinstance(step, Left)]
    assert whys == ["how its terms are combined depends on those of other tensors"]


def test_a_long_chain_of_ops_is_cut_into_kernels() -> None:
    count, type_ = 900, "tensor<8xf32>"
    lines = [f"%v{at + 1} = stablehlo.add %v{at}, %v{max(0, at - 3)} : {type_}" for at in range(count)]
    text = f"func.func @main(%v0: {type_}) -> {type_} {{\n" + "\n".join(lines) + f"\nreturn %v{count} : {type_}\n}}"
    module = opspec.load(text)
    x = np.full(8, 2.0**-120, np.float32)
    (found,), (wanted,) = (compile_by(module, engine=name)(x) for name in ("reference", "numpy"))
    assert found.tobytes() == wanted.tobytes()
    (block,) = blocks_of(import_module(module))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert len(kernels) > 1
    assert all(len(in_order(kernel.roots)) <= merged_kernels.LONG for kernel in kernels)


def test_what_is_read_at_several_indices_again_and_again_is_not_written_out() -> None:
    """A scan by halves: each level reads pairs of the one before it, and that for even and odd places."""
    lines, size, value = list[str](), 1024, "x"
    while size > 1:
        size //= 2
        (whole, half), (a, b, c) = (f"tensor<{2 * size}xf32>", f"tensor<{size}xf32>"), (f"{x}{size}" for x in "abc")
        lines += [
            f"%{name} = stablehlo.slice %{value} [{first}:{2 * size}:2] : ({whole}) -> {half}"
            for first, name in enumerate((a, b))
        ]
        lines += [f"%{c} = stablehlo.subtract %{a}, %{b} : {half}"]
        value = c
    text = "func.func @main(%x: tensor<1024xf32>) -> tensor<1xf32> {\n"
    module = opspec.load(text + "\n".join(lines) + f"\nreturn %{value} : tensor<1xf32>\n}}")
    x = np.arange(1024, dtype=np.float32) ** 2
    wanted = x
    while len(wanted) > 1:
        wanted = wanted[::2] - wanted[1::2]
    for engine in ("reference", "numpy"):
        assert (compile_by(module, engine=engine)(x)[0] == wanted).all()
    (block,) = blocks_of(import_module(module))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert max(len(in_order([store.value for store in kernel.stores])) for kernel in kernels) < 400


def test_a_fold_that_several_rows_would_do_again_is_stored() -> None:
    """As the mean of a group of channels, which is subtracted from each of them."""
    text = """
func.func @main(%x: tensor<16x256x4x8xf32>, %w: tensor<32xf32>) -> tensor<16x256x32xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 3]
    : (tensor<16x256x4x8xf32>, tensor<f32>) -> tensor<16x4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<16x4xf32>) -> tensor<16x256x4x8xf32>
  %r = stablehlo.reshape %b : (tensor<16x256x4x8xf32>) -> tensor<16x256x32xf32>
  %v = stablehlo.broadcast_in_dim %w, dims = [2] : (tensor<32xf32>) -> tensor<16x256x32xf32>
  %p = stablehlo.multiply %r, %v : tensor<16x256x32xf32>
  return %p : tensor<16x256x32xf32>
}"""
    module = opspec.load(text)
    x, w = (np.random.default_rng(0).integers(-9, 9, shape).astype(np.float32) for shape in ((16, 256, 4, 8), 32))
    (found,) = compile_by(module, engine="reference")(x, w)
    assert (found == np.repeat(x.sum((1, 3)), 8, axis=1)[:, None] * w).all()
    (block,) = blocks_of(import_module(module))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert [(kernel.form, kernel.points) for kernel in kernels] == [("row", 64), ("flat", 16 * 256 * 32)]


def test_folds_of_a_row_share_its_loop_with_what_reads_them() -> None:
    module = opspec.load(ONLY_SHARES)
    (block,) = blocks_of(import_module(module))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    (kernel,) = kernels
    assert (kernel.form, len(kernel.folds), len(kernel.ops)) == ("row", 2, 7)
    assert [fold.variables for fold in kernel.folds] == [kernel.inner, kernel.inner]
    assert len(kernel.kept) == 1, "the exponential of a row is computed once"
    terms = [term for fold in kernel.folds for term in fold.terms]
    assert {*kernel.kept, *terms} <= {*in_order(kernel.roots)}, "who walks from the stores meets all of them"


@pytest.mark.parametrize(
    ("rows", "size", "forms"),
    [(4, 300, ["row", "row", "flat"]), (4, 600, ["row"]), (16, 300, ["row"]), (16, 4, ["flat", "flat"])],
)
def test_what_a_row_needs_once_is_stored_only_where_few_rows_are_short(rows: int, size: int, forms: list[str]) -> None:
    logarithm = """\
  %s1 = stablehlo.reshape %s : (tensor<4xf32>) -> tensor<4x1xf32>
  %l = stablehlo.log %s1 : tensor<4x1xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x300xf32>
  %r = stablehlo.subtract %d, %lb : tensor<4x300xf32>
"""
    text = ONLY_SHARES.replace(SHARES, logarithm)
    module = opspec.load(text.replace("<4x", f"<{rows}x").replace("<4xf32", f"<{rows}xf32").replace("300", str(size)))
    (block,) = blocks_of(import_module(module))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert [kernel.form for kernel in kernels] == forms
    x = np.random.default_rng(3).standard_normal((rows, size)).astype(np.float32)
    found, wanted = (compile_by(module, engine=name)(x)[0] for name in ("reference", "numpy"))
    np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-6)


def test_what_is_dear_is_stored_though_only_what_shows_it_is_read_several_times() -> None:
    text = """
    func.func @main(%x: tensor<50xf32>, %y: tensor<50x30xf32>) -> tensor<50x30xf32> {
      %e = stablehlo.exponential %x : tensor<50xf32>
      %0 = stablehlo.reshape %e : (tensor<50xf32>) -> tensor<50x1xf32>
      %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<50x1xf32>) -> tensor<50x30xf32>
      %r = stablehlo.add %y, %1 : tensor<50x30xf32>
      return %r : tensor<50x30xf32>
    }
    """
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    reasons = [stored.why for stored in group.plan.stored.values()]
    assert reasons.count("each element is read several times") == 1


def test_what_many_read_at_their_own_place_is_computed_once_for_all_of_them() -> None:
    """Each reader reads it, and what the readers before it made: paths to it double, not its elements."""
    lines = ["%t0 = stablehlo.tanh %x : T"]
    lines += [
        f"%a{at} = stablehlo.add %t{at}, %x : T\n%t{at + 1} = stablehlo.multiply %a{at}, %t{at} : T" for at in range(4)
    ]
    body = "\n".join(lines).replace("T", "tensor<500xf32>")
    text = f"func.func @main(%x: tensor<500xf32>) -> tensor<500xf32> {{ {body}\nreturn %t4 : tensor<500xf32> }}"
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    assert [len(kernel.stores) for kernel in group.plan.kernels] == [1]


def test_rows_that_read_each_other_are_not_written_out_again() -> None:
    """The gradient of a softmax, whose rows read folds of what they are made of themselves."""
    text = """
    func.func @main(%x: tensor<64x512xf32>, %y: tensor<64x512xf32>) -> tensor<64x512xf32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %e = stablehlo.exponential %x : tensor<64x512xf32>
      %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
      %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
      %p = stablehlo.divide %e, %sb : tensor<64x512xf32>
      %q = stablehlo.multiply %p, %y : tensor<64x512xf32>
      %t = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
      %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
      %d = stablehlo.subtract %y, %tb : tensor<64x512xf32>
      %u = stablehlo.reduce(%d init: %zero) applies stablehlo.maximum across dimensions = [1]
        : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
      %ub = stablehlo.broadcast_in_dim %u, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
      %v = stablehlo.multiply %d, %ub : tensor<64x512xf32>
      %r = stablehlo.multiply %v, %p : tensor<64x512xf32>
      return %r : tensor<64x512xf32>
    }
    """
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    assert [kernel.form for kernel in group.plan.kernels] == ["row"]


@pytest.mark.parametrize(("size", "forms"), [(1 << 16, ["row"]), (1 << 18, ["row", "flat"])])
def test_elements_of_one_long_row_are_left_to_all_threads(size: int, forms: list[str]) -> None:
    text = f"""
    func.func @main(%x: tensor<{size}xf32>) -> tensor<{size}xf32> {{
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
        : (tensor<{size}xf32>, tensor<f32>) -> tensor<f32>
      %sb = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<{size}xf32>
      %r = stablehlo.divide %x, %sb : tensor<{size}xf32>
      return %r : tensor<{size}xf32>
    }}
    """
    module = opspec.load(text)
    (block,) = blocks_of(import_module(module))
    kernels = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    assert [kernel.form for kernel in kernels] == forms
    x = np.random.default_rng(4).random(size, np.float32)
    found = compile_by(module, engine="reference")(x)[0]
    np.testing.assert_allclose(found, x / x.sum(dtype=np.float64), rtol=1e-5)


ADAM = """
func.func @main(%p: T, %m: T, %v: T, %g: T) -> (T, T, T) {
  %a = stablehlo.constant dense<0.9> : T
  %b = stablehlo.constant dense<0.1> : T
  %m0 = stablehlo.multiply %m, %a : T
  %m1 = stablehlo.multiply %g, %b : T
  %m2 = stablehlo.add %m0, %m1 : T
  %g2 = stablehlo.multiply %g, %g : T
  %v0 = stablehlo.multiply %v, %a : T
  %v1 = stablehlo.multiply %g2, %b : T
  %v2 = stablehlo.add %v0, %v1 : T
  %r = stablehlo.sqrt %v2 : T
  %e = stablehlo.add %r, %b : T
  %d = stablehlo.divide %m2, %e : T
  %p2 = stablehlo.subtract %p, %d : T
  return %p2, %m2, %v2 : T, T, T
}
""".replace("T", "tensor<50x20xf32>")


def test_results_over_one_space_are_one_kernel_that_reads_each_argument_once() -> None:
    module = opspec.load(ADAM)
    (block,) = blocks_of(import_module(module))
    ((kernel,),) = [list(step.plan.kernels) for step in block.steps if isinstance(step, KernelGroup)]
    assert len(kernel.stores) == 3
    assert costs_of(kernel).read == 4 * 4000
    given = [np.abs(np.random.default_rng(at).standard_normal((50, 20))).astype(np.float32) for at in range(4)]
    pairs = zip(compile_by(module, engine="reference")(*given), opspec.run(module, *given), strict=True)
    assert all(found.tobytes() == wanted.tobytes() for found, wanted in pairs)


def test_a_fold_that_stands_by_itself_and_in_another_one_is_evaluated_in_both() -> None:
    text = """
    func.func @main(%x: tensor<14x11xf32>) -> tensor<14xf32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %r = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<14x11xf32>, tensor<f32>) -> tensor<14xf32>
      %w = "stablehlo.reduce_window"(%r, %zero) ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }) {window_dimensions = array<i64: 2>, padding = dense<[[0, 1]]> : tensor<1x2xi64>}
        : (tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
      %back = stablehlo.reverse %r, dims = [0] : tensor<14xf32>
      %o = stablehlo.subtract %w, %back : tensor<14xf32>
      return %o : tensor<14xf32>
    }
    """
    x = np.arange(154, dtype=np.float32).reshape(14, 11)
    (found,) = compile_by(opspec.load(text), engine="reference")(x)
    r = x.sum(1)
    assert (found == r + np.append(r[1:], 0) - r[::-1]).all()


def test_a_block_of_many_ops_is_planned_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("opspec.compiled.block_kernels.LARGEST", 20)
    lines = [f"%v{at + 1} = stablehlo.add %v{at}, %v{max(0, at - 30)} : tensor<5xi32>" for at in range(70)]
    body = "\n  ".join(lines)
    text = f"func.func @main(%v0: tensor<5xi32>) -> tensor<5xi32> {{\n  {body}\n  return %v70 : tensor<5xi32>\n}}\n"
    (block,) = blocks_of(import_module(opspec.load(text)))
    assert [len(step.views) for step in block.steps if isinstance(step, KernelGroup)] == [20, 20, 20, 10]
    x = np.arange(5, dtype=np.int32)
    assert (
        compile_by(opspec.load(text), engine="reference")(x)[0].tolist() == opspec.run(opspec.load(text), x)[0].tolist()
    )


@pytest.mark.parametrize("engine", ["reference", "cpu"])
def test_what_a_library_gives_in_another_order_is_not_written_over(engine: str) -> None:
    """A convolution's result lies as its product made it, and nobody else holds it."""
    module = opspec.load("""
func.func @main(%x: tensor<5x1x5x3xi32>, %w: tensor<8x5x2x1xi32>) -> tensor<4x6x3x8xi32> {
  %sums = stablehlo.convolution(%x, %w) dim_numbers = [1, f, 0, b]x[o, 1, 0, i]->[0, 1, b, f],
    window = {pad = [[0, 0], [2, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<5x1x5x3xi32>, tensor<8x5x2x1xi32>) -> tensor<4x6x3x8xi32>
  %r = stablehlo.add %sums, %sums : tensor<4x6x3x8xi32>
  return %r : tensor<4x6x3x8xi32>
}
""")
    x, w = (np.arange(75).reshape(5, 1, 5, 3) % 7).astype(np.int32), (np.arange(80) % 9).reshape(8, 5, 2, 1)
    given = x, w.astype(np.int32)
    for found, wanted in zip(opspec.run(module, *given, engine=engine), opspec.run(module, *given), strict=True):
        assert np.array_equal(found, wanted)
