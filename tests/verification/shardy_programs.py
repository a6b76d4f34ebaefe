"""Programs with shardings, right and wrong, and what the carrier says of them: `python -m ...`, a process of its own.

It reads a list of programs, and answers whether each is valid there.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module

from opspec.programs import carrier
from tests.forks import forked

SIZES = (1, 2, 3, 4, 8)
NAMES = ("x", "y", "z")
PLACES = ("argument", "result", "op", "sharding_constraint", "reshard", "data_flow_edge", "in_shardings")


def verdicts(programs: Sequence[str]) -> list[bool]:
    """Whether the carrier takes each program."""
    child = forked(["-m", "tests.verification.shardy_programs"], input=json.dumps(programs))
    assert child.returncode == 0, child.stderr[-3000:]
    found: list[bool] = json.loads(child.stdout)
    return found


def programs(count: int, seed: int) -> Iterator[str]:
    """Random programs of one sharding each; about half of them have something wrong."""
    source = random.Random(seed)
    for at in range(count):
        yield _program(source, PLACES[at % len(PLACES)])


def _program(source: random.Random, place: str) -> str:
    wrong = source.choice([True, False])
    axes = {name: source.choice(SIZES) for name in NAMES[: source.randint(1, 3)]}
    rank = source.randint(0, 3)
    mesh = _mesh(source, axes, wrong)
    sharding = _sharding(source, axes, rank, wrong)
    if source.random() < 0.15:
        sharding = sharding.replace("<@mesh", f"<mesh{mesh}", 1)
    type_ = f"tensor<{'x'.join(['8'] * rank)}{'x' if rank else ''}f32>"
    return _function(place, type_, sharding, f'"sdy.mesh"() <{{mesh = #sdy.mesh{mesh}, sym_name = "mesh"}}> : () -> ()')


def _mesh(source: random.Random, axes: dict[str, int], wrong: bool) -> str:
    if source.random() < 0.08:
        return source.choice(["<[], device_ids=[3]>", "<[]>"])
    count = 1
    for size in axes.values():
        count *= size
    ids = list(range(count))
    source.shuffle(ids)
    sizes = [f'"{name}"={size}' for name, size in axes.items()]
    if wrong and source.random() < 0.1:
        ids[0] = source.choice([count, -1, ids[-1]])
    if wrong and source.random() < 0.1:
        ids.append(count)
    if wrong and source.random() < 0.1:
        sizes.append(source.choice([sizes[0], '"w"=0']))
    told = source.random() < 0.4 and (ids != sorted(ids) or len(ids) != count)
    return f"<[{', '.join(sizes)}]{f', device_ids={ids}' if told else ''}>"


def _sharding(source: random.Random, axes: dict[str, int], rank: int, wrong: bool) -> str:
    refs = [ref for name, size in axes.items() for ref in _refs(source, name, size)]
    if wrong and source.random() < 0.5:
        refs.append(
            source.choice([*(refs or ['"x"']), '"v"', '"x":(1)5', '"x":(2)2', '"y":(1)1', '"z":(0)2', '"x":(1)2'])
        )
    kept = [ref for ref in refs if source.random() < 0.8]
    cuts = sorted(source.randint(0, len(kept)) for _ in range(rank + 1))
    lists = [kept[low:high] for low, high in zip([0, *cuts], cuts, strict=False)]
    rest = kept[cuts[-1] :]
    *dimensions, replicated = lists
    if wrong and source.random() < 0.2:
        rest.reverse()
    if wrong and source.random() < 0.15:
        dimensions = dimensions[1:] if source.random() < 0.5 else [*dimensions, []]
    shown = []
    for listed in dimensions:
        is_open = source.random() < 0.3
        priority = f"p{source.randint(0, 3)}" if source.random() < 0.2 and (listed or is_open or wrong) else ""
        shown.append(f"{{{', '.join([*listed, *(['?'] if is_open else [])])}}}{priority}")
    others = [
        f"{word}={{{', '.join(found)}}}" for word, found in (("replicated", replicated), ("unreduced", rest)) if found
    ]
    name = "@nobody" if wrong and source.random() < 0.05 else "@mesh"
    return f"#sdy.sharding<{', '.join([name, '[' + ', '.join(shown) + ']', *others])}>"


def _refs(source: random.Random, name: str, size: int) -> list[str]:
    """An axis, or parts of it."""
    if size not in (4, 8) or source.random() < 0.5:
        return [f'"{name}"']
    return [f'"{name}":({low}){2}' for low in range(1, size) if low in (1, 2, 4) and source.random() < 0.7]


def _function(place: str, type_: str, sharding: str, mesh: str) -> str:
    end = f'  "func.return"(%y) : ({type_}) -> ()'
    attributes, made = "", f'  %y = "stablehlo.abs"(%x) : ({type_}) -> {type_}'
    listed = f"#sdy.sharding_per_value<[{sharding.removeprefix('#sdy.sharding')}]>"
    match place:
        case "argument":
            attributes = f", arg_attrs = [{{sdy.sharding = {sharding}}}]"
        case "result":
            attributes = f", res_attrs = [{{sdy.sharding = {sharding}}}]"
        case "op":
            made = f'  %y = "stablehlo.abs"(%x) {{sdy.sharding = {listed}}} : ({type_}) -> {type_}'
        case "in_shardings":
            made = (
                f'  %y = "sdy.named_computation"(%x) <{{in_shardings = {listed}, name = "f"}}> ({{\n'
                f'  ^bb0(%z: {type_}):\n    "sdy.return"(%z) : ({type_}) -> ()\n  }}) : ({type_}) -> {type_}'
            )
        case _:
            made = f'  %y = "sdy.{place}"(%x) <{{sharding = {sharding}}}> : ({type_}) -> {type_}'
    head = f'"func.func"() <{{function_type = ({type_}) -> {type_}, sym_name = "main"{attributes}}}> ({{'
    lines = ['"builtin.module"() ({', mesh, head, f"^bb0(%x: {type_}):", made, end, "}) : () -> ()", "}) : () -> ()"]
    return "\n".join([*lines, ""])


def main() -> None:
    module_of = import_module("jaxlib.mlir.ir").Module.parse
    error = import_module("jaxlib.mlir.ir").MLIRError
    found: list[bool] = []
    for text in json.load(sys.stdin):
        try:
            module_of(text, carrier.new_context())
        except (error, ValueError):
            found.append(False)
        else:
            found.append(True)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
