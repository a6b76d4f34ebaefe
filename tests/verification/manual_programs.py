"""Programs with one manual computation or named one each, right and wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator

AXES = {"x": 2, "y": 4, "z": 2}
MESH = '"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4, "z"=2]>, sym_name = "mesh"}> : () -> ()'
OTHER = '"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2]>, sym_name = "other"}> : () -> ()'
SIZES = {'"x"': 2, '"y"': 4, '"z"': 2, '"y":(1)2': 2, '"y":(2)2': 2}


def programs(count: int, seed: int) -> Iterator[str]:
    """Random programs; about half of them have something wrong."""
    source = random.Random(seed)
    for at in range(count):
        yield _named(source) if at % 4 == 0 else _manual(source)


def _manual(source: random.Random) -> str:
    wrong = source.choice([True, False, False])
    manual = source.sample(sorted(AXES), source.randint(0, 3))
    taken, given = ([_dimensions(source, manual, wrong) for _ in range(source.randint(1, 2))] for _ in range(2))
    axes = [*manual, *(["w"] if wrong and source.random() < 0.1 else [])]
    spelled = ", ".join(f'"{name}"' for name in axes)
    shardings = [f"[{', '.join(_spread(source, one, wrong) for one in side)}]" for side in (taken, given)]
    attributes = (
        f"in_shardings = #sdy.sharding_per_value<{shardings[0]}>, manual_axes = #sdy<manual_axes{{{spelled}}}>, "
        f"out_shardings = #sdy.sharding_per_value<{shardings[1]}>"
    )
    local = [[_local(source, one, manual, wrong) for one in side] for side in (taken, given)]
    outer = [[_type(source, [16, 8], wrong and source.random() < 0.05) for _ in side] for side in (taken, given)]
    return _program(source, "sdy.manual_computation", attributes, outer, local, wrong)


def _named(source: random.Random) -> str:
    wrong = source.choice([True, False])
    outer = [[_type(source, [16, 8], False) for _ in range(source.randint(0, 2))] for _ in range(2)]
    local = [[_type(source, [16, 8], wrong and source.random() < 0.2) for _ in side] for side in outer]
    named = ["in_shardings", "out_shardings"]
    attributes = ['name = "f"']
    for name, side in zip(named, outer, strict=True):
        many = len(side) + (source.choice([1, 2]) if wrong and source.random() < 0.2 else 0)
        if many and source.random() < 0.6:
            spreads = [_spread(source, _dimensions(source, [], wrong), wrong) for _ in range(many)]
            attributes.append(f"{name} = #sdy.sharding_per_value<[{', '.join(spreads)}]>")
    return _program(source, "sdy.named_computation", ", ".join(sorted(attributes)), outer, local, wrong)


def _dimensions(source: random.Random, manual: list[str], wrong: bool) -> list[list[str]]:
    """Axes, or parts of them, of two dimensions; manual ones first."""
    refs = [ref for ref in ('"x"', source.choice(['"y"', '"y":(1)2', '"y":(2)2']), '"z"') if source.random() < 0.7]
    source.shuffle(refs)
    cut = source.randint(0, len(refs))
    found = [refs[:cut], refs[cut:]]
    if wrong and source.random() < 0.2:
        return found
    return [sorted(axes, key=lambda ref: _name(ref) not in manual) for axes in found]


def _name(ref: str) -> str:
    return ref.split('"')[1]


def _spread(source: random.Random, dimensions: list[list[str]], wrong: bool) -> str:
    mesh = source.choice(["@other", "@nobody"]) if wrong and source.random() < 0.1 else "@mesh"
    shown = [f"{{{', '.join(axes)}}}" for axes in dimensions]
    if wrong and source.random() < 0.05:
        shown.append("{}")
    return f"<{mesh}, [{', '.join(shown)}]>"


def _local(source: random.Random, dimensions: list[list[str]], manual: list[str], wrong: bool) -> str:
    sizes = [16, 8]
    for at, axes in enumerate(dimensions):
        for ref in axes:
            if _name(ref) in manual:
                sizes[at] //= SIZES[ref]
    return _type(source, sizes, wrong and source.random() < 0.2)


def _type(source: random.Random, sizes: list[int], wrong: bool) -> str:
    element = "f32"
    if wrong:
        sizes, element = source.choice([([sizes[0], 1], "f32"), (sizes, "i32"), ([*sizes, 1], "f32"), ([3, 5], "f32")])
    return f"tensor<{'x'.join(map(str, [*sizes, element]))}>"


def _program(
    source: random.Random, op: str, attributes: str, outer: list[list[str]], local: list[list[str]], wrong: bool
) -> str:
    taken, given = local
    if wrong and source.random() < 0.1:
        taken = taken[1:]
    if wrong and source.random() < 0.1 and len(given) > 1:
        given = given[1:]
    arguments = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(outer[0]))
    operands = ", ".join(f"%a{at}" for at in range(len(outer[0])))
    inner = ", ".join(f"%b{at}: {type_}" for at, type_ in enumerate(taken))
    made = "\n".join(
        f'    %c{at} = "stablehlo.iota"() <{{iota_dimension = 0 : i64}}> : () -> {t}' for at, t in enumerate(given)
    )
    returned = ", ".join(f"%c{at}" for at in range(len(given)))
    results = f"%r:{len(outer[1])} = " if outer[1] else ""
    listed, back = ", ".join(outer[0]), ", ".join(outer[1])
    given_back = ", ".join(f"%r#{at}" for at in range(len(outer[1])))
    return "\n".join(
        [
            '"builtin.module"() ({',
            MESH,
            OTHER,
            f'"func.func"() <{{function_type = ({listed}) -> ({back}), sym_name = "main"}}> ({{',
            f"^bb0({arguments}):",
            f'  {results}"{op}"({operands}) <{{{attributes}}}> ({{',
            f"  ^bb0({inner}):",
            made,
            f'    "sdy.return"({returned}) : ({", ".join(given)}) -> ()',
            f"  }}) : ({listed}) -> ({back})",
            f'  "func.return"({given_back}) : ({back}) -> ()',
            "}) : () -> ()",
            "}) : () -> ()",
            "",
        ]
    )
