"""Programs of Shardy's ops written by hand, and the same with something changed, somewhere in their text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

from opspec.programs import carrier

HEAD = """sdy.mesh @mesh = <["x"=2, "y"=4, "z"=2]>
sdy.mesh @turned = <["x"=2, "y"=4, "z"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
sdy.mesh @one = <[], device_ids=[3]>
"""
LAID = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}'
BODIES = {
    "constraint": ("", '%r = sdy.sharding_constraint %a <@mesh, [{"x", ?}p1, {"y":(1)2}], replicated={"z"}> : T'),
    "on one device": ("", "%r = sdy.reshard %a <@one, []> : T"),
    "reshard": (LAID, '%r = sdy.reshard %a <@turned, [{"y"}, {}], unreduced={"x"}> : T'),
    "gather": (LAID, '%r = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {"y"}]> : T'),
    "slice": (LAID, '%r = sdy.all_slice [{}, {"z"}] %a out_sharding=<@mesh, [{"x"}, {"y", "z"}]> : T'),
    "exchange": (LAID, '%r = sdy.all_to_all [{"y"}: 1->0] %a out_sharding=<@mesh, [{"x", "y"}, {}]> : T'),
    "permute": (LAID, '%r = sdy.collective_permute %a out_sharding=<@turned, [{"z"}, {"y"}]> : T'),
    "sum": (
        '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}], unreduced={"y"}>}',
        '%r = sdy.all_reduce {"y"} %a out_sharding=<@mesh, [{"x"}, {}]> : T',
    ),
    "sum of parts": (
        '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}], unreduced={"y":(1)2, "z"}>}',
        '%r = sdy.reduce_scatter [{}, {"z"}] %a out_sharding=<@mesh, [{"x"}, {"z"}], unreduced={"y":(1)2}> : T',
    ),
    "terms": (
        LAID,
        '%r = sdy.sharded_to_unreduced [{}, {"y"}] %a out_sharding=<@mesh, [{"x"}, {}], unreduced={"y"}> : T',
    ),
    "more terms": (
        LAID,
        '%r = sdy.replicated_to_unreduced {"z"} %a out_sharding=<@mesh, [{"x"}, {"y"}], unreduced={"z"}> : T',
    ),
    "manual": (
        LAID,
        """%r = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {"y"}]>]
  out_shardings=[<@mesh, [{"x"}, {"z"}]>] manual_axes={"x"} (%c: tensor<8x16xf32>) {
  %d = stablehlo.abs %c : tensor<8x16xf32>
  sdy.return %d : tensor<8x16xf32>
} : (T) -> T""",
    ),
    "named": (
        "",
        """%r = sdy.named_computation<"f">(%a) in_shardings=[<@mesh, [{"x"}, {}]>]
  out_shardings=[<@mesh, [{}, {"y", ?}]>] (%c: T) {
  sdy.return %c : T
} : (T) -> T""",
    ),
    "what else there is": (
        LAID,
        """%f = sdy.func_data_flow_edge %a : T
%p = sdy.propagation_barrier %f allowed_direction=FORWARD : T
sdy.sharding_group %p group_id=3 : T
%b = stablehlo.optimization_barrier %p : T
%c = sdy.data_flow_edge %b sharding=<@mesh, [{"x"}, {}]> : T
%k = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} dense<1.0> : tensor<4xf32>
%r = stablehlo.add %c, %f {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z"}, {?}p2]>]>} : T""",
    ),
    "a rule": (
        "",
        "%r = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=16}>} : T",
    ),
}
REF = re.compile(r'"[xyz]"(?::\(\d\)\d)?')
NUMBER = re.compile(r"(?<=[=( x<>:])\d+(?=[^\d\w])")
ENTRY = re.compile(r"\{[^{}=]*\}")
SYMBOL = re.compile(r"@(mesh|turned|one)\b")
WORD = re.compile(r"\b(replicated|unreduced)=|\bp\d\b")


def written() -> Iterator[str]:
    """The programs as they were written, in generic form."""
    for given, body in BODIES.values():
        text = f"{HEAD}func.func @main(%a: T {given}) -> T {{\n{body}\nreturn %r : T\n}}\n".replace(
            "T", "tensor<16x16xf32>"
        )
        module = carrier.ir.Module.parse(text, carrier.new_context())
        yield module.operation.get_asm(print_generic_op_form=True)


def programs(count: int, seed: int) -> Iterator[str]:
    """First those that were written, then changed ones."""
    source = random.Random(seed)
    given = list(written())
    yield from given
    for at in range(count - len(given)):
        text = given[at % len(given)]
        for _ in range(source.choice((1, 1, 2))):
            text = _changed(source, text)
        yield text


def _changed(source: random.Random, text: str) -> str:
    return source.choice(CHANGES)(source, text)


def _one(source: random.Random, text: str, what: re.Pattern[str], make: Callable[[str], str]) -> str:
    found = list(what.finditer(text))
    if not found:
        return text
    at = source.choice(found)
    return text[: at.start()] + make(at[0]) + text[at.end() :]


def _ref(source: random.Random) -> str:
    return source.choice(['"x"', '"y"', '"z"', '"y":(1)2', '"y":(2)2', '"y":(1)4', '"w"', '"x":(1)2'])


def _other_ref(source: random.Random, text: str) -> str:
    return _one(source, text, REF, lambda _: _ref(source))


def _another_ref(source: random.Random, text: str) -> str:
    return _one(source, text, ENTRY, lambda old: f"{{{', '.join(filter(None, [old[1:-1], _ref(source)]))}}}")


def _no_ref(source: random.Random, text: str) -> str:
    return _one(source, text, ENTRY, lambda _: "{}")


def _number(source: random.Random, text: str) -> str:
    return _one(source, text, NUMBER, lambda old: str(source.choice([0, 1, 2, 3, 4, int(old) + 1, int(old) * 2])))


def _symbol(source: random.Random, text: str) -> str:
    return _one(source, text, SYMBOL, lambda _: source.choice(["@mesh", "@turned", "@one", "@nobody"]))


def _other_word(source: random.Random, text: str) -> str:
    return _one(source, text, WORD, lambda _: source.choice(["replicated=", "unreduced=", "p0", "p3"]))


def _lost_entry(source: random.Random, text: str) -> str:
    return _one(source, text, re.compile(r", \{[^{}=]*\}(?=\])"), lambda _: "")


CHANGES = (_other_ref, _another_ref, _no_ref, _number, _symbol, _other_word, _lost_entry)
