"""Several processes in one: what goes between them, and what becomes of those that wait in vain."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.errors import OpSpecError
from opspec.execution.kernel_choice import GeneratedKernels, Kernels
from opspec.formula.evaluation import FormulaKernels
from opspec.grid import run_grid
from tests.forks import forked

KERNELS = pytest.mark.parametrize("kernels", [GeneratedKernels(), FormulaKernels()], ids=["kernel", "formula"])


def f32(*values: float) -> np.ndarray[Any, Any]:
    return np.array(values, np.float32)


def main(arguments: str, results: str, body: str) -> str:
    return f"func.func @main({arguments}) -> ({results}) {{\n{body}\n}}\n"


# --- against JAX ------------------------------------------------------------------------------------------

JAX = """
import sys
import jax, numpy as np
from jax.sharding import Mesh, PartitionSpec as P
from jax import lax

mesh = Mesh(np.array(jax.devices()).reshape(2, 2), ("x", "y"))

def f(a):
    return (
        lax.psum(a, "x"), lax.pmax(a, ("x", "y")), lax.all_gather(a, "y", axis=0, tiled=True), lax.all_gather(a, "x"),
        lax.all_to_all(a, "y", split_axis=1, concat_axis=0, tiled=True),
        lax.all_to_all(a, ("y", "x"), split_axis=0, concat_axis=0, tiled=True),
        lax.psum_scatter(a, ("x", "y"), scatter_dimension=0, tiled=True),
        lax.ppermute(a, "x", [(0, 1)]), lax.ppermute(a, ("x", "y"), [(0, 3), (3, 1), (1, 0)]),
        lax.psum(a, "x", axis_index_groups=None) * lax.axis_index("y").astype(a.dtype),
        jax.grad(lambda b: (lax.psum(b * b, "y") * lax.all_gather(b, "x").sum()).sum())(a),
    )

spec = P("x", "y")
g = jax.jit(jax.shard_map(f, mesh=mesh, in_specs=spec, out_specs=spec, check_vma=False))
a = np.random.default_rng(0).integers(-9, 9, (8, 4)).astype(np.float32)
print(g.lower(a).as_text())
given = jax.device_put(a, jax.sharding.NamedSharding(mesh, spec))
arrays = {}
for name, found in (("in", [given]), ("out", list(g(given)))):
    for at, array in enumerate(found):
        for shard in array.addressable_shards:
            arrays[f"{name}_{at}_{shard.device.id}"] = np.asarray(shard.data)
np.savez(sys.argv[1], **arrays)
"""


@KERNELS
def test_what_jax_maps_over_a_mesh_gives_what_it_gives_there(kernels: Kernels, jax_shards: tuple[str, Any]) -> None:
    text, arrays = jax_shards
    found = run_grid(opspec.load(text), [[arrays[f"in_0_{at}"]] for at in range(4)], partitions=4, kernels=kernels)
    for device, outputs in enumerate(found):
        for at, output in enumerate(outputs):
            assert np.array_equal(output, arrays[f"out_{at}_{device}"]), (device, at)


@pytest.fixture(scope="module")
def jax_shards(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Any]:
    """The program of each of JAX's four devices, and what each has of arguments and results."""
    file: Path = tmp_path_factory.mktemp("jax") / "shards.npz"
    environment = os.environ | {"XLA_FLAGS": "--xla_force_host_platform_device_count=4", "JAX_PLATFORMS": "cpu"}
    done = forked(["-c", JAX, str(file)], "jax", env=environment)
    assert done.returncode == 0, done.stderr
    return _body_of_manual_computation(done.stdout), np.load(file)


def _body_of_manual_computation(text: str) -> str:
    """What stands in `sdy.manual_computation` is the program of one device."""
    match = re.search(
        r"sdy\.manual_computation\(.*?manual_axes=\{[^}]*\} \((?P<arguments>.*?)\) \{\n(?P<body>.*?)"
        r"\n\s*sdy\.return (?P<values>.*?) : (?P<types>.*?)\n\s*\} :.*?\n\s*return .*?\n  \}\n(?P<rest>.*)\}\s*$",
        text,
        re.DOTALL,
    )
    assert match is not None, text
    part = match.groupdict()
    returned = f"{part['body']}\nreturn {part['values']} : {part['types']}"
    meshes = "\n".join(re.findall(r"^\s*sdy\.mesh .*$", text, re.MULTILINE))
    return f"module {{\n{meshes}\n{main(part['arguments'], part['types'], returned)}\n{part['rest']}}}\n"


# --- groups as axes of a mesh -----------------------------------------------------------------------------

X2Y4 = '#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]'
REVERSED = f"{X2Y4}, device_ids = dense<[7, 6, 5, 4, 3, 2, 1, 0]> : tensor<8xi64>>"


def gather_over(mesh: str, axes: Sequence[str], size: int, before: str = "") -> str:
    refs = ", ".join(f"#stablehlo.axis_ref<name = {axis}>" for axis in axes)
    groups = f"#stablehlo.replica_group_mesh_axes<mesh = {mesh}, axes = [{refs}]>"
    attributes = f"all_gather_dim = 0 : i64, use_global_device_ids, replica_groups = {groups}"
    channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
    types = f"(tensor<1xi32>) -> tensor<{size}xi32>"
    body = f'  %0 = "stablehlo.all_gather"(%a) {{{attributes}, {channel}}} : {types}\n  return %0 : tensor<{size}xi32>'
    return before + main("%a: tensor<1xi32>", f"tensor<{size}xi32>", body)


@pytest.mark.parametrize(
    ("program", "group_of_process_6"),
    [
        (gather_over(f"{X2Y4}>", ['"y"'], 4), [4, 5, 6, 7]),
        (gather_over(f"{X2Y4}>", ['"x"'], 2), [2, 6]),
        (gather_over(f"{X2Y4}>", ['"y", sub_axis_info = (1)2'], 2), [4, 6]),
        (gather_over(f"{X2Y4}>", ['"y", sub_axis_info = (2)2'], 2), [6, 7]),
        (gather_over(f"{X2Y4}>", ['"y"', '"x"'], 8), [0, 4, 1, 5, 2, 6, 3, 7]),
        (gather_over(REVERSED, ['"y", sub_axis_info = (1)2', '"x"'], 4), [6, 2, 4, 0]),
        (gather_over("@m", ['"x"'], 2, 'sdy.mesh @m = <["x"=2, "y"=4]>\n'), [2, 6]),
        (gather_over("@m", ['"x"'], 2, 'sdy.mesh @m = <["x"=2, "y"=4], device_ids=[1,0,2,3,4,5,6,7]>\n'), [2, 6]),
    ],
)
def test_axes_of_a_mesh_stand_for_groups(program: str, group_of_process_6: list[int]) -> None:
    arguments = [[np.array([at], np.int32)] for at in range(8)]
    found = run_grid(opspec.load(program), arguments, partitions=8)
    assert found[6][0].tolist() == group_of_process_6


def test_an_axis_that_the_mesh_lacks_breaks_a_rule() -> None:
    module = opspec.load(gather_over("@m", ['"z"'], 2, 'sdy.mesh @m = <["x"=2]>\n'))
    (diagnostic,) = opspec.verify(module)
    assert diagnostic.rule == "all_gather.T5"
    assert "or axes of a mesh" in diagnostic.message


# --- channels and feeds -----------------------------------------------------------------------------------

PASS_ON = main(
    "%x: tensor<2xf32>, %t: !stablehlo.token",
    "tensor<2xf32>, !stablehlo.token",
    """  %s = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>,
    source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (tensor<2xf32>, !stablehlo.token)
    -> !stablehlo.token
  %r:2 = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>,
    source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (!stablehlo.token)
    -> (tensor<2xf32>, !stablehlo.token)
  return %r#0, %r#1 : tensor<2xf32>, !stablehlo.token""",
)


@KERNELS
def test_what_is_sent_is_received(kernels: Kernels) -> None:
    module = opspec.load(PASS_ON)
    found = run_grid(module, [[f32(at, -at), None] for at in range(3)], replicas=3, kernels=kernels)
    assert [x.tolist() for x, _ in found] == [[2, -2], [0, 0], [1, -1]]


def test_a_process_alone_receives_what_it_sent_itself() -> None:
    alone = re.sub(r"dense<.*?tensor<3x2xi64>", "dense<[[0, 0]]> : tensor<1x2xi64>", PASS_ON)
    assert opspec.run(opspec.load(alone), f32(1, 2), None)[0].tolist() == [1, 2]


def test_a_process_alone_that_sends_to_another_says_so() -> None:
    with pytest.raises(OpSpecError, match=r"stablehlo\.send at .*it sends to process \(1, 0\)"):
        opspec.run(opspec.load(PASS_ON), f32(1, 2), None)


HOST = main(
    "%t: !stablehlo.token",
    "tensor<2xf32>",
    """  %a:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %b:2 = "stablehlo.infeed"(%a#1) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %c:2 = "stablehlo.recv"(%b#1) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 3>,
    is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %d = "stablehlo.send"(%a#0, %c#1) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>,
    is_host_transfer = true} : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %e = "stablehlo.outfeed"(%b#0, %c#0, %d) : (tensor<2xf32>, tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %f = stablehlo.subtract %a#0, %b#0 : tensor<2xf32>
  return %f : tensor<2xf32>""",
)


@pytest.mark.parametrize("run", [opspec.run, formula.run], ids=["kernel", "formula"])
def test_feeds_are_taken_and_filled_in_order(run: Any) -> None:
    outfeed: list[Any] = []
    host: dict[int, list[Any]] = {4: [(f32(7, 8),)]}
    (found,) = run(opspec.load(HOST), None, infeed=[(f32(1, 2),), (f32(10, 20),)], outfeed=outfeed, host=host)
    assert found.tolist() == [-9, -18]
    assert [[x.tolist() for x in values] for values in outfeed] == [[[10, 20], [7, 8]]]
    assert [x.tolist() for (x,) in host[5]] == [[1, 2]]
    assert host[4] == []


@pytest.mark.parametrize(
    ("infeed", "message"),
    [
        ([(f32(1, 2),)], r"stablehlo\.infeed at .*no more values; give them as run\(\.\.\., infeed="),
        ([(f32(1, 2, 3),)], r"expected float32\[2\] from the infeed, found float32\[3\]"),
        ([()], r"expected float32\[2\] from the infeed, found nothing"),
    ],
)
def test_an_infeed_that_does_not_fit_is_refused(infeed: list[Any], message: str) -> None:
    with pytest.raises(OpSpecError, match=message):
        opspec.run(opspec.load(HOST), None, infeed=infeed)


ASYNC = main(
    "%x: tensor<1xf32>",
    "tensor<2xf32>, tensor<1xf32>",
    """  %f = "stablehlo.async_start"(%x) ({
  ^bb0(%y: tensor<1xf32>):
    %g = "stablehlo.all_gather"(%y) {all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}
      : (tensor<1xf32>) -> tensor<2xf32>
    stablehlo.return %g : tensor<2xf32>
  }) : (tensor<1xf32>) -> !stablehlo.future<tensor<2xf32>>
  %z = stablehlo.add %x, %x : tensor<1xf32>
  %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return %r, %z : tensor<2xf32>, tensor<1xf32>""",
)


@KERNELS
def test_a_future_holds_what_its_op_gives(kernels: Kernels) -> None:
    found = run_grid(opspec.load(ASYNC), [[f32(1)], [f32(2)]], replicas=2, kernels=kernels)
    assert [(x.tolist(), y.tolist()) for x, y in found] == [([2, 1], [2]), ([2, 1], [4])]


# --- waiting in vain --------------------------------------------------------------------------------------

SOMETIMES = main(
    "%x: tensor<f32>",
    "tensor<f32>",
    """  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.compare GT, %x, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r = "stablehlo.if"(%p) ({
    %s = "stablehlo.cross-replica-sum"(%x) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}
      : (tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %r : tensor<f32>""",
)


def test_all_processes_take_part_in_a_collective_or_none() -> None:
    module = opspec.load(SOMETIMES)
    both = run_grid(module, [[np.float32(1)], [np.float32(2)]], replicas=2)
    assert [float(x) for (x,) in both] == [3, 3]
    neither = run_grid(module, [[np.float32(-1)], [np.float32(-2)]], replicas=2)
    assert [float(x) for (x,) in neither] == [-1, -2]
    with pytest.raises(
        OpSpecError,
        match=r"in vain: 0 for a collective in stablehlo\.cross-replica-sum at .*, and 1 ended",
    ):
        run_grid(module, [[np.float32(1)], [np.float32(-1)]], replicas=2)


def test_a_value_that_nobody_sends_is_waited_for_in_vain() -> None:
    text = re.sub(r"dense<.*?tensor<3x2xi64>", "dense<[[0, 1]]> : tensor<1x2xi64>", PASS_ON, count=1)
    waits = "for a value from channel 0 in stablehlo.recv at <text>:[0-9]+:[0-9]+"
    with pytest.raises(OpSpecError, match=f"in vain: 0 {waits}, 2 {waits}, and 1"):
        run_grid(opspec.load(text), [[f32(1, 2), None]] * 3, replicas=3)


def test_the_first_error_of_a_process_ends_all() -> None:
    with pytest.raises(OpSpecError, match=r"process \(1, 0\): @main, argument 0: expected"):
        run_grid(opspec.load(SOMETIMES), [[np.float32(1)], [f32(1, 2)]], replicas=2)


def test_every_process_needs_its_arguments() -> None:
    with pytest.raises(OpSpecError, match="expected arguments for each of 2 x 1 processes, found 1"):
        run_grid(opspec.load(SOMETIMES), [[np.float32(1)]], replicas=2)


FOREVER = """
import os, signal, sys, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs start with it ignored
import numpy as np
from opspec.kernels.vocabulary import exchange
from opspec.execution.rendezvous import run_processes

def forever():
    while True:
        exchange().share([np.zeros(1)])

threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    run_processes([forever] * 3, [()] * 3, 1, 3)
except KeyboardInterrupt:
    print("interrupted", threading.active_count())
"""


def test_an_interrupt_ends_all_processes() -> None:
    child = subprocess.run(
        [sys.executable, "-c", FOREVER],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert child.stdout.split()[0] == "interrupted"


MANUAL = """
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%x: tensor<4x6xf32>) -> (tensor<2x6xf32>, tensor<4xui32>) {
    %0:2 = sdy.manual_computation(%x)
        in_shardings=[<@mesh, [{"x"}, {"y"}]>] out_shardings=[<@mesh, [{}, {"y"}]>, <@mesh, [{"y", "x"}]>]
        manual_axes={"x", "y"} (%own: tensor<2x3xf32>) {
      %half = stablehlo.constant dense<0.5> : tensor<2x3xf32>
      %sum = "stablehlo.all_reduce"(%own) <{
        replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids
      }> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
      }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %halved = stablehlo.multiply %sum, %half : tensor<2x3xf32>
      %id = stablehlo.partition_id : tensor<ui32>
      %ids = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
      sdy.return %halved, %ids : tensor<2x3xf32>, tensor<1xui32>
    } : (tensor<4x6xf32>) -> (tensor<2x6xf32>, tensor<4xui32>)
    return %0#0, %0#1 : tensor<2x6xf32>, tensor<4xui32>
  }
}
"""


@pytest.mark.parametrize("engine", ["numpy", "reference", "cpu"])
def test_a_manual_computation_runs_on_each_device_of_its_mesh(engine: str) -> None:
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    halves, ids = opspec.run(opspec.load(MANUAL), x, engine=engine)
    assert halves.tolist() == ((x[:2] + x[2:]) / 2).tolist()
    assert ids.tolist() == [0, 2, 1, 3]  # device 1 is second along y, the first axis that splits the ids


def test_who_watches_a_manual_computation_sees_the_first_device() -> None:
    seen: list[str] = []
    program = opspec.compile(opspec.load(MANUAL))
    program.call([np.ones((4, 6), np.float32)], on_op=lambda event: seen.append(event.view.name.partition(".")[2]))
    assert seen == ["all_reduce", "multiply", "partition_id", "reshape", "manual_computation"]
