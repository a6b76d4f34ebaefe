"""Programs with one collective of Shardy's each, whose operand has a sharding, right and wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.lowering.collectives_on_devices import ANEW, OPS

MESHES = (
    '"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4, "z"=2]>, sym_name = "mesh"}> : () -> ()\n'
    '"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4, "z"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,'
    ' 14, 15]>, sym_name = "turned"}> : () -> ()\n'
    '"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "other"}> : () -> ()'
)
PLACES = ("argument", "op", "reshard", "all_slice")
ORDER = ('"x"', '"y"', '"y":(1)2', '"y":(2)2', '"z"')
TYPE = "tensor<16x16x16xf32>"
Dimensions = list[list[str]]


def programs(count: int, seed: int) -> Iterator[str]:
    """Random programs; about half of them have something wrong."""
    source = random.Random(seed)
    for at in range(count):
        yield _program(source, OPS[at % len(OPS)])


def _program(source: random.Random, op: str) -> str:
    wrong = source.choice([True, False])
    parts = source.random() < 0.5
    refs = ['"x"', *(('"y":(1)2', '"y":(2)2') if parts else ('"y"',)), '"z"']
    source.shuffle(refs)
    moved = refs[: source.randint(1, 2)]
    rest = refs[len(moved) : source.randint(len(moved), len(refs))]
    whole: Dimensions = [[], [], []]
    for ref in rest:
        whole[source.randrange(3)].append(ref)
    lists: Dimensions = [[], [], []]
    for ref in moved:
        lists[source.randrange(3)].append(ref)
    shared = [[*kept, *more] for kept, more in zip(whole, lists, strict=True)]
    terms = sorted(moved, key=ORDER.index)
    listed = f"#sdy<list_of_axis_ref_lists[{', '.join('{' + ', '.join(axes) + '}' for axes in lists)}]>"
    flat = f"#sdy<axis_ref_list{{{', '.join(terms)}}}>"
    spare = [ref for ref in refs if ref not in moved and ref not in rest]
    kept_terms = sorted(spare[:1], key=ORDER.index) if source.random() < 0.3 else []
    both = sorted([*terms, *kept_terms], key=ORDER.index)
    match op:
        case "all_gather":
            before, after, attribute = (shared, kept_terms), (whole, kept_terms), f"gathering_axes = {listed}"
        case "all_slice":
            before, after, attribute = (whole, kept_terms), (shared, kept_terms), f"slicing_axes = {listed}"
        case "all_to_all":
            one, other = source.sample(range(3), 2)
            before = [list(axes) for axes in whole], kept_terms
            after = [list(axes) for axes in whole], kept_terms
            before[0][one] += moved
            after[0][other] += moved
            axes = ", ".join(moved)
            attribute = f"params = #sdy<all_to_all_param_list[{{{axes}}}: {one}->{other}]>"
        case "collective_permute":
            turned = [list(axes) for axes in shared]
            source.shuffle(turned)
            before, after, attribute = (shared, []), (turned if wrong else shared[:], []), ""
        case "all_reduce":
            before, after = (whole, both), (whole, kept_terms)
            attribute = f"reduction_axes = {flat}"
        case "reduce_scatter":
            before, after = (whole, both), (shared, kept_terms)
            attribute = f"reduce_scatter_axes = {listed}"
        case "sharded_to_unreduced":
            before, after, attribute = (shared, kept_terms), (whole, both), f"axes = {listed}"
        case "replicated_to_unreduced":
            before, after, attribute = (whole, kept_terms), (whole, both), f"axes = {flat}"
        case _:
            before, after, attribute = (shared, both if wrong else []), (whole, source.choice([[], both])), ""
    if wrong and source.random() < 0.7:
        side = source.choice([before, after])
        at = source.randrange(3)
        change = source.randrange(4)
        if change == 0 and side[0][at]:
            side[0][at] = side[0][at][:-1]
        elif change == 1 and spare:
            side[0][at] = [*side[0][at], spare[-1]]
        elif change == 2:
            side[0][at] = side[0][at][::-1]
        else:
            side[1][:] = side[1][:-1]
    sharding = "sharding" if op in ANEW else "out_sharding"
    named = sorted(
        [attribute, f"{sharding} = #sdy.sharding{_spread(source, *after, wrong)}"]
        if attribute
        else [f"{sharding} = #sdy.sharding{_spread(source, *after, wrong)}"]
    )
    lines = f'  %r = "sdy.{op}"(%a) <{{{", ".join(named)}}}> : ({TYPE}) -> {TYPE}'
    return _placed(source, _spread(source, *before, wrong), lines, missing=wrong and source.random() < 0.15)


def _spread(source: random.Random, dimensions: Dimensions, unreduced: list[str], wrong: bool) -> str:
    mesh = source.choice(["@turned", "@other"]) if wrong and source.random() < 0.1 else "@mesh"
    shown = ", ".join(f"{{{', '.join(axes)}}}" for axes in dimensions)
    rest = f", unreduced={{{', '.join(unreduced)}}}" if unreduced else ""
    return f"<{mesh}, [{shown}]{rest}>"


def _placed(source: random.Random, sharding: str, line: str, *, missing: bool) -> str:
    """The program; the sharding stands with the operand in one of several ways, or is missing."""
    given, made = "", f'  %a = "stablehlo.abs"(%b) : ({TYPE}) -> {TYPE}'
    if not missing:
        match source.choice(PLACES):
            case "argument":
                given, made = f", arg_attrs = [{{sdy.sharding = #sdy.sharding{sharding}}}]", ""
                line = line.replace("%a", "%b")
            case "op":
                listed = f"#sdy.sharding_per_value<[{sharding}]>"
                made = f'  %a = "stablehlo.abs"(%b) {{sdy.sharding = {listed}}} : ({TYPE}) -> {TYPE}'
            case _:
                made = f'  %a = "sdy.reshard"(%b) <{{sharding = #sdy.sharding{sharding}}}> : ({TYPE}) -> {TYPE}'
    return "\n".join(
        [
            '"builtin.module"() ({',
            MESHES,
            f'"func.func"() <{{function_type = ({TYPE}) -> {TYPE}, sym_name = "main"{given}}}> ({{',
            f"^bb0(%b: {TYPE}):",
            made,
            line,
            f'  "func.return"(%r) : ({TYPE}) -> ()',
            "}) : () -> ()",
            "}) : () -> ()",
            "",
        ]
    )
