"""Programs with manual computations within one another, in which somebody may name an axis that is taken."""

from __future__ import annotations

import random
from collections.abc import Iterator

AXES = ("x", "y", "z", "w")
MESH = '"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4, "z"=2, "w"=2]>, sym_name = "mesh"}> : () -> ()'
TYPE = "tensor<16x8xf32>"
EMPTY = "#sdy.sharding_per_value<[]>"


def programs(count: int, seed: int) -> Iterator[str]:
    """Random programs; about half of them have something wrong."""
    source = random.Random(seed)
    for _ in range(count):
        wrong = source.random() < 0.5
        lines = _body(source, list(AXES), [], source.randint(1, 3), wrong)
        head = f'"func.func"() <{{function_type = () -> {TYPE}, sym_name = "main"}}> ({{'
        end = f'  "func.return"(%r0) : ({TYPE}) -> ()\n}}) : () -> ()'
        yield "\n".join(['"builtin.module"() ({', MESH, head, *lines, end, "}) : () -> ()", ""])


def _body(
    source: random.Random, free: list[str], taken: list[str], depth: int, wrong: bool, level: int = 0
) -> list[str]:
    """Lines that make `%r` of a level: with more of them within, or with an op that has a sharding."""
    mine = source.sample(free, min(len(free), source.randint(0, 2)))
    if wrong and taken and source.random() < 0.6:
        mine.append(source.choice(taken))
    names = ", ".join(f'"{name}"' for name in mine)
    left = [name for name in free if name not in mine]
    usable = [*left, *(taken + mine if wrong and source.random() < 0.8 else [])]
    spread = _sharding(source, [name for name in free if name not in mine or wrong and source.random() < 0.1])
    inner = (
        _body(source, left, [*taken, *mine], depth - 1, wrong, level + 1)
        if depth > 1
        else _made(source, usable, f"%r{level + 1}")
    )
    axes, shared = f"#sdy<manual_axes{{{names}}}>", f"#sdy.sharding_per_value<[{spread}]>"
    attributes = f"in_shardings = {EMPTY}, manual_axes = {axes}, out_shardings = {shared}"
    return [
        f'%r{level} = "sdy.manual_computation"() <{{{attributes}}}> ({{',
        *inner,
        f'"sdy.return"(%r{level + 1}) : ({TYPE}) -> ()',
        f"}}) : () -> {TYPE}",
    ]


def _made(source: random.Random, usable: list[str], name: str) -> list[str]:
    spread = _sharding(source, usable)
    iota = '"stablehlo.iota"() <{iota_dimension = 0 : i64}>'
    match source.randrange(4):
        case 0:
            return [f"{name} = {iota} {{sdy.sharding = #sdy.sharding_per_value<[{spread}]>}} : () -> {TYPE}"]
        case 1:
            op = source.choice(["reshard", "sharding_constraint"])
            given = f"<{{sharding = #sdy.sharding{spread}}}>"
        case 2:
            op, given = "data_flow_edge", f"<{{sharding = #sdy.sharding{spread}}}>"
        case _:
            shared = f"#sdy.sharding_per_value<[{spread}]>"
            region = f'({{\n^bb0(%n: {TYPE}):\n"sdy.return"(%n) : ({TYPE}) -> ()\n}})'
            op, given = "named_computation", f'<{{name = "f", out_shardings = {shared}}}> {region}'
    return [f"%i = {iota} : () -> {TYPE}", f'{name} = "sdy.{op}"(%i) {given} : ({TYPE}) -> {TYPE}']


def _sharding(source: random.Random, usable: list[str]) -> str:
    axes = source.sample(usable, min(len(usable), source.randint(0, 2)))
    cut = source.randint(0, len(axes))
    dims = [", ".join(f'"{name}"' for name in part) for part in (axes[:cut], [])]
    rest = sorted(axes[cut:], key=AXES.index)
    more = (
        f", {source.choice(['replicated', 'unreduced'])}={{{', '.join(f'{chr(34)}{n}{chr(34)}' for n in rest)}}}"
        if rest
        else ""
    )
    return f"<@mesh, [{{{dims[0]}}}, {{{dims[1]}}}]{more}>"
