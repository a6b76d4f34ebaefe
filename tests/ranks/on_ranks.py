"""Programs that each rank runs, one after another, in one start of MPI: `python -m tests.ranks.on_ranks WHAT...`.

`collectives COUNT`: random ones; `partitioned COUNT`: random programs on meshes of four; `steps COUNT`: training steps
of all models that `tests.partition` knows, each on both meshes; `small`: what one costs.
The first rank holds each beside threads, bit by bit, and says what differs.
"""

from __future__ import annotations

import itertools
import re
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from mpi4py import MPI

import opspec
from opspec.grid import run_grid
from opspec.kernels.vocabulary import within
from opspec.partition.partitioning import partition
from opspec.partition.running import parts_of_arguments
from opspec.programs.records import import_module
from opspec.propagation.propagate import propagate
from opspec.ranks.mpi import Rank
from opspec.ranks.watch import RankWatch
from opspec.values.types import Tensor
from tests.execution.fast_paths.random_collectives import COLLECTIVES, Asked
from tests.propagation.random_sharded_programs import program

WORLD = MPI.COMM_WORLD
SIZE = WORLD.Get_size()
MESHES = ({"x": 2, "y": 2}, {"x": 4})


def compare(
    module: object, given: Sequence[Sequence[np.ndarray]], replicas: int, partitions: int, watch: RankWatch
) -> str:
    compiled = opspec.compile(module)  # type: ignore[arg-type]
    with within(Rank(WORLD, replicas, partitions, watch)):
        made = compiled(*given[WORLD.Get_rank()])
    everyone = WORLD.gather(made)
    if everyone is None:
        return ""
    wanted = run_grid(compiled, given, replicas=replicas, partitions=partitions)
    same = all(
        x.dtype == y.dtype and x.tobytes() == y.tobytes()
        for own, other in zip(everyone, wanted, strict=True)
        for x, y in zip(own, other, strict=True)
    )
    return "" if same else str(module)


def collectives(count: int, watch: RankWatch) -> list[str]:
    """Those drawn for as many processes as there are ranks."""
    found, done = [], 0
    for seed in range(100 * count):
        for draw in COLLECTIVES.values():
            case = draw(np.random.default_rng(seed))
            if case.replicas * case.partitions == SIZE and done < count:
                done += 1
                module = opspec.load(case.program)
                found.append(compare(module, case.arguments, case.replicas, case.partitions, watch))
    large = Asked(1, SIZE, [list(range(SIZE))[::-1]], 1, True)
    for element, length in (("f32", 20_001), ("bf16", 40_003), ("i64", 30_000)):
        case = large.case(large.all_reduce("add", f"tensor<{length}x{element}>"), (length,), element, _random(length))
        found.append(compare(opspec.load(case.program), case.arguments, 1, SIZE, watch))
    return found


def _random(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def partitioned(count: int, watch: RankWatch) -> list[str]:
    """Of programs whose shardings do not contradict each other."""
    found: list[str] = []
    for seed in itertools.count():
        if len(found) == count:
            break
        text = program(seed, seed % 2 == 0, meshes=MESHES)
        if propagate(opspec.load(text)).conflicts:
            continue
        types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
        shapes = [tuple(type_.shape) for type_ in types if isinstance(type_, Tensor)]
        given = [_random(seed).normal(size=shape).astype(np.float32) for shape in shapes]
        found.append(on_parts(text, given, watch))
    return found


def on_parts(text: str, given: Sequence[np.ndarray], watch: RankWatch) -> str:
    made = partition(opspec.load(text), replicate=True)
    return compare(made.module, parts_of_arguments(made, given), 1, SIZE, watch)


def steps(count: int, watch: RankWatch) -> list[str]:
    """Of models that the first rank lowers with JAX."""
    texts = WORLD.bcast(list(lowered_steps()) if WORLD.Get_rank() == 0 else None)
    assert texts is not None
    return [on_parts(text, arguments_of(text), watch) for text in texts[:count]]


def lowered_steps() -> Iterator[str]:
    from tests.partition import held_out_models, untuned_models
    from tests.partition.jax_models import models

    texts = [model.lowered() for model in models().values()]
    texts += [*untuned_models.programs().values(), *held_out_models.programs().values()]
    for sizes in ('"data"=2, "model"=2', '"data"=4, "model"=1'):
        yield from (re.sub(r'"data"=\d, "model"=\d', sizes, text) for text in texts)


def arguments_of(text: str) -> list[np.ndarray]:
    """Words are counted from zero, and squares have roots."""
    random = _random(0)
    types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
    found = []
    for type_ in types:
        assert isinstance(type_, Tensor)
        is_word = "i32" in str(type_)
        shape = tuple(type_.shape)
        found.append(random.integers(0, 32, shape).astype(np.int32) if is_word else random.random(shape, np.float32))
    return found


def small(watch: RankWatch) -> float:
    """Microseconds of processor time of one rank for an all_reduce of sixteen numbers."""
    asked = Asked(1, SIZE, [list(range(SIZE))], 1, True)
    compiled = opspec.compile(opspec.load(asked.all_reduce("add", "tensor<16xf32>")))
    x = np.ones(16, np.float32)
    with within(Rank(WORLD, 1, SIZE, watch)):
        for _ in range(20):
            compiled(x)
        begun = time.process_time()
        for _ in range(200):
            compiled(x)
    return (time.process_time() - begun) / 200 * 1e6


def main(words: list[str]) -> None:
    watch = RankWatch(WORLD)
    said = []
    if words[0] == "small":
        said.append(f"small {small(watch):.0f}")
    else:
        found = {"collectives": collectives, "partitioned": partitioned, "steps": steps}[words[0]](int(words[1]), watch)
        said += [f"{words[0]} {len(found)} differ {sum(map(bool, found))}", *filter(None, found)]
    if WORLD.Get_rank() == 0:
        Path(words[-1]).write_text("\n".join(said))
    watch.close()


if __name__ == "__main__":
    main(sys.argv[1:])
