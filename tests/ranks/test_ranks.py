"""Ranks of MPI: the bits that threads give, files of each rank and of all, and ends with one error on one rank."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from opspec.cli.main import main
from opspec.partition.partitioning import partition
from opspec.ranks.waiting import State, listed, ranks, stuck
from tests.checkout import ROOT
from tests.ranks.launching import NONE, mpiexec, pythons

EXAMPLE = str(ROOT / "examples/sharded.mlir")
RUN = ("-m", "opspec", "run")
needs_mpi = pytest.mark.skipif(not pythons(), reason=NONE)
PYTHONS = pytest.mark.parametrize("python", pythons()[:1])
ALL = pytest.mark.parametrize("python", pythons())
ALONE = """
module attributes {mhlo.num_partitions = 3 : i32} {
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %id = stablehlo.partition_id : tensor<ui32>
  %z = stablehlo.constant dense<1> : tensor<ui32>
  %p = stablehlo.compare LE, %id, %z : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %r = "stablehlo.if"(%p) ({
    %s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %r : tensor<f32>
}
}
"""
HALVES = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
                %b: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}
"""
ROOTS = """
module attributes {mhlo.num_partitions = 2 : i32} {
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.sqrt %x : tensor<f32>
  %s = "stablehlo.all_reduce"(%r) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
}
"""
# The second rank kills itself when it hears that the others wait for it.
LOST = """
import os, sys
from opspec.cli.main import main
from opspec.ranks.watch import RankWatch, state_of
heard = RankWatch._heard
def hears(self, message):
    states = [state_of(one) for one in message.get("states", ())]
    if self.rank == 1 and [one.doing for one in states] == ["waits", "runs", "waits"] and all(
        "stablehlo." + name in one.where for name, one in zip(("all_reduce", "while", "all_reduce"), states)):
        os.kill(os.getpid(), int(sys.argv[1]))
    return heard(self, message)
RankWatch._heard = hears
sys.exit(main(["run", sys.argv[2], "--ranks", "--random"]))
"""
# Two commands, one after the other.
BOTH = """
import sys
from opspec.cli.main import main
given = ["run", sys.argv[1], "--ranks", "--inputs"]
sys.exit(main([*given, sys.argv[2], "-o", sys.argv[3]]) or main([*given, sys.argv[4], "-o", sys.argv[5]]))
"""
FOREVER = """
module attributes {mhlo.num_partitions = 3 : i32} {
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %id = stablehlo.partition_id : tensor<ui32>
  %z = stablehlo.constant dense<1> : tensor<ui32>
  %p = stablehlo.compare EQ, %id, %z : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %q = stablehlo.while(%k = %p) : tensor<i1>
    cond { stablehlo.return %k : tensor<i1> } do { stablehlo.return %k : tensor<i1> }
  %s = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>,
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
}
"""


@needs_mpi
@pytest.mark.slow
@PYTHONS
@pytest.mark.parametrize("count", [4, pytest.param(12, marks=pytest.mark.full)])
def test_ranks_give_the_bits_of_threads(python: str, count: int, tmp_path: Path) -> None:
    done = mpiexec(
        python, 4, "-m", "tests.ranks.on_ranks", "collectives", str(count), str(tmp_path / "said"), forks=True
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "said").read_text() == f"collectives {count + 3} differ 0"


@needs_mpi
@pytest.mark.full
@ALL
@pytest.mark.parametrize("what", ["collectives", "partitioned", "steps"])
def test_a_hundred_programs_on_every_mpi(python: str, what: str, tmp_path: Path) -> None:
    done = mpiexec(python, 4, "-m", "tests.ranks.on_ranks", what, "100", str(tmp_path / "said"), patience=1800)
    assert done.returncode == 0, done.stderr
    count = 103 if what == "collectives" else 100
    assert (tmp_path / "said").read_text() == f"{what} {count} differ 0"


@needs_mpi
@pytest.mark.full
@ALL
def test_a_small_collective_costs_less_than_a_millisecond(python: str, tmp_path: Path) -> None:
    done = mpiexec(python, 4, "-m", "tests.ranks.on_ranks", "small", str(tmp_path / "said"))
    assert done.returncode == 0, done.stderr
    assert float((tmp_path / "said").read_text().split()[1]) < 1000


@pytest.mark.full
@needs_mpi
@pytest.mark.slow
@ALL
def test_files_of_each_rank_and_of_all(python: str, tmp_path: Path) -> None:
    """Whole arguments give the results of threads; so do the parts, one file for each rank."""
    import opspec
    from opspec.partition.running import parts_of_arguments, whole_results

    random = np.random.default_rng(0)
    given = [random.normal(size=shape).astype(np.float32) for shape in ((6, 8), (8, 4))]
    np.savez(tmp_path / "in.npz", *given)
    file = tmp_path / "halves.mlir"
    file.write_text(HALVES)
    local = partition(opspec.load(file))
    for rank, own in enumerate(parts_of_arguments(local, given)):
        np.savez(tmp_path / f"in.{rank}.npz", *own)
    threads = ("--mesh", "x=2", "--inputs", f"{tmp_path}/in.npz", "-o", f"{tmp_path}/t.npz")
    assert main(["run", str(file), *threads]) == 0
    (wanted,) = np.load(tmp_path / "t.npz").values()
    whole, apart = ((f"{tmp_path}/in{of}.npz", f"{tmp_path}/out{of}.npz") for of in ("", ".{rank}"))
    done = mpiexec(python, 2, "-c", BOTH, str(file), *whole, *apart)
    assert done.returncode == 0, done.stderr
    assert np.array_equal(np.load(tmp_path / "out.npz")["arr_0"], wanted)
    own = [[np.load(tmp_path / f"out.{rank}.npz")["arr_0"]] for rank in range(2)]
    assert np.array_equal(whole_results(local, own)[0], wanted)


def said(text: str) -> list[str]:
    """What is ours of what ranks and mpiexec say."""
    return [line for line in text.splitlines() if line.startswith(("opspec:", "  rank"))]


@pytest.mark.full
@needs_mpi
@pytest.mark.slow
@PYTHONS
def test_a_mesh_that_does_not_fit_the_ranks(python: str) -> None:
    done = mpiexec(python, 2, *RUN, EXAMPLE, "--ranks", "--random")
    assert done.returncode == 1
    expected = "expected 8 ranks for the mesh data=4, model=2 of the program, found 2 ranks; start it with mpiexec -n 8"
    assert said(done.stderr) == [f"opspec: {expected}"]


@needs_mpi
@pytest.mark.full
@ALL
def test_ranks_of_different_files(python: str, tmp_path: Path) -> None:
    for rank in ("0", "1"):
        (tmp_path / rank).write_text(ALONE.replace("3 :", "2 :") + f"// {rank}\n")
    source = (
        "import os, sys; from opspec.cli.main import main\n"
        "rank = os.environ.get('PMI_RANK') or os.environ['OMPI_COMM_WORLD_RANK']\n"
        f"sys.exit(main(['run', {str(tmp_path)!r} + '/' + rank, '--ranks', '--random']))"
    )
    done = mpiexec(python, 2, "-c", source)
    assert done.returncode == 1
    assert len(said(done.stderr)) == 1
    assert "expected one program for all ranks, found 2: ranks 0 run " in done.stderr


@needs_mpi
@pytest.mark.slow
@pytest.mark.parametrize("python", [*pythons()[:1], *(pytest.param(p, marks=pytest.mark.full) for p in pythons()[1:])])
def test_ranks_that_wait_in_vain_end(python: str, tmp_path: Path) -> None:
    file = tmp_path / "alone.mlir"
    file.write_text(ALONE)
    done = mpiexec(python, 3, *RUN, str(file), "--ranks", "--random", OPSPEC_RANKS_PATIENCE="3")
    assert done.returncode == 1
    assert said(done.stderr) == [
        "opspec: the ranks wait for each other in vain:",
        f"  ranks 0-1 wait for a collective of ranks 0-2 in stablehlo.all_reduce at {file}:8:10",
        "  rank 2 has ended",
    ]


@needs_mpi
@pytest.mark.full
@ALL
@pytest.mark.parametrize("signal", ["9", "19"], ids=["killed", "stopped"])
def test_a_lost_rank_ends_all(python: str, signal: str, tmp_path: Path) -> None:
    file = tmp_path / "forever.mlir"
    file.write_text(FOREVER)
    done = mpiexec(python, 3, "-c", LOST, signal, str(file), OPSPEC_RANKS_PATIENCE="4")
    assert done.returncode != 0
    assert f"was last seen where it computes in stablehlo.while at {file}:7:8" in done.stderr
    assert f"  ranks 0, 2 wait for a collective of ranks 0-2 in stablehlo.all_reduce at {file}:9:8" in done.stderr


@needs_mpi
@pytest.mark.slow
@PYTHONS
def test_the_first_rank_is_traced_and_each_is_checked(python: str, tmp_path: Path) -> None:
    file = tmp_path / "root.mlir"
    file.write_text(ROOTS)
    np.savez(tmp_path / "in.0.npz", np.float32(4))
    np.savez(tmp_path / "in.1.npz", np.float32(-4))
    given = ("--inputs", f"{tmp_path}/in.{{rank}}.npz", "--engine", "reference", "--trace", "--check-finite")
    done = mpiexec(python, 2, *RUN, str(file), "--ranks", *given, forks=True)
    assert done.returncode == 1
    assert done.stderr.count("#1 sqrt") == 1
    (said_once,) = [line for line in said(done.stderr) if "NaN" in line]
    assert said_once.startswith(f"opspec: rank 1: stablehlo.sqrt at {file}:4:8")


# --- without MPI ----------------------------------------------------------------------------------------------


def test_who_cannot_go_on() -> None:
    at = State("waits", "a collective", "add at 1", (0, 1), 3)
    assert not stuck([at, at])  # they meet
    assert not stuck([at, State()])  # the other one may come
    assert stuck([at, State("ended")])
    assert stuck([at, State("waits", "a collective", "add at 2", (0, 1), 3)])
    assert stuck([State("waits", "a value from channel 1"), State("ended")])
    assert not stuck([State("ended"), State("ended")])
    # Two of three meet, whatever the third does.
    assert not stuck([at, at, State("waits", "a collective", "add at 2", (0, 1, 2), 1)])


def test_ranks_are_told_together() -> None:
    at = State("waits", "a collective", "add at 1", (0, 1, 3), 3)
    assert listed({0: at, 1: at, 3: State("ended")}) == (
        "  ranks 0-1 wait for a collective of ranks 0-1, 3 in add at 1\n  rank 3 has ended"
    )
    assert ranks([5, 0, 2, 1]) == "0-2, 5"


def test_ranks_without_mpi4py(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(__import__("sys").modules, "mpi4py", None)
    assert main(["run", EXAMPLE, "--ranks", "--random"]) == 1
    assert "expected mpi4py and an MPI with --ranks" in capsys.readouterr().err
    assert main(["run", EXAMPLE, "--ranks", "--formula"]) == 2
    assert "expected --ranks without --formula and --entry" in capsys.readouterr().err
    monkeypatch.setenv("PMI_RANK", "1")  # only the first one says so
    assert main(["run", EXAMPLE, "--ranks", "--random"]) == 1
    assert capsys.readouterr().err == ""
