"""Rules of what holds ops together, on small programs in generic form: what breaks exactly them, and what does not."""

from __future__ import annotations

import pytest

import opspec
from opspec.programs.loading import load_generic
from opspec.rules.program_rule_texts import RULES, WARNINGS
from opspec.verification.any_form import verify_source

F32 = "tensor<4xf32>"


def function(
    body: str, *, type_: str = f"({F32}) -> {F32}", arguments: str = f"%x: {F32}", more: str = "", name: str = "main"
) -> str:
    return (
        f'"func.func"() <{{function_type = {type_}, sym_name = "{name}"{more}}}> ({{\n^bb0({arguments}):\n{body}\n'
        "}) : () -> ()\n"
    )


def module(content: str, attributes: str = "") -> str:
    return f'"builtin.module"() ({{\n{content}}}) {{{attributes}}} : () -> ()\n'


def mesh(text: str, name: str = "mesh") -> str:
    return f'"sdy.mesh"() <{{mesh = #sdy.mesh<{text}>, sym_name = "{name}"}}> : () -> ()\n'


def grid(replicas: int, partitions: int) -> str:
    return f"mhlo.num_replicas = {replicas} : i32, mhlo.num_partitions = {partitions} : i32"


RETURN = f'  "func.return"(%x) : ({F32}) -> ()'
MAIN = function(RETURN)
CALL = f'  %y = "func.call"(%x) <{{callee = @other}}> : ({F32}) -> {F32}\n  "func.return"(%y) : ({F32}) -> ()'
PRIVATE = f'"func.func"() <{{function_type = ({F32}) -> {F32}, sym_name = "other"}}> ({{\n}}) : () -> ()\n'
XY = '["x"=2, "y"=4]'


def sharded(sharding: str, content: str = mesh(XY)) -> str:
    return module(content + function(RETURN, more=f", arg_attrs = [{{sdy.sharding = #sdy.sharding<{sharding}>}}]"))


def collected(before: str, after: str, op: str = "all_gather", axes: str = "gathering_axes") -> str:
    """A program with a collective along x, whose operand lies as said, if that is."""
    given = f", arg_attrs = [{{sdy.sharding = #sdy.sharding<{before}>}}]" if before else ""
    listed = '#sdy<list_of_axis_ref_lists[{"x"}]>'
    attributes = f"{axes} = {listed}, out_sharding = #sdy.sharding<@mesh, {after}>"
    body = f'  %y = "sdy.{op}"(%x) <{{{attributes}}}> : ({F32}) -> {F32}\n  "func.return"(%y) : ({F32}) -> ()'
    return module(mesh(XY) + mesh('["x"=2]', "other") + function(body, more=given))


def aliased(*attributes: str, type_: str = f"({F32}, {F32}) -> ({F32}, {F32})") -> str:
    listed = ", ".join(f"{{{text}}}" for text in attributes)
    body = f'  "func.return"(%x, %y) : ({F32}, {F32}) -> ()'
    return function(body, type_=type_, arguments=f"%x: {F32}, %y: {F32}", more=f", arg_attrs = [{listed}]")


def reduced(groups: str, replicas: int, partitions: int, more: str = "", op: str = "all_reduce") -> str:
    body = (
        f'  %y = "stablehlo.{op}"(%x) <{{replica_groups = dense<{groups}> : tensor<{shape(groups)}xi64>{more}}}> ({{\n'
        '  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    "stablehlo.return"(%a) : (tensor<f32>) -> ()\n'
        f'  }}) : ({F32}) -> {F32}\n  "func.return"(%y) : ({F32}) -> ()'
    )
    return module(function(body), grid(replicas, partitions))


def shape(groups: str) -> str:
    rows = groups.strip("[]").split("], [")
    return f"{len(rows)}x{len(rows[0].split(','))}" if rows[0] else "0x0"


def permuted(pairs: str, replicas: int, partitions: int, more: str = "") -> str:
    body = (
        f'  %y = "stablehlo.collective_permute"(%x) <{{source_target_pairs = dense<{pairs}> : '
        f'tensor<{shape(pairs)}xi64>{more}}}> : ({F32}) -> {F32}\n  "func.return"(%y) : ({F32}) -> ()'
    )
    return module(function(body), grid(replicas, partitions))


def ruled(rule: str) -> str:
    """An op that brings a sharding rule along, of one operand and one result of 4 elements."""
    return function(
        f'  %y = "stablehlo.abs"(%x) {{sdy.sharding_rule = #sdy.op_sharding_rule<{rule}>}} : ({F32}) -> {F32}\n{RETURN}'
    )


def computed(outer: str, inner: str, sharding: str) -> str:
    """A manual computation within another one, along these axes, and an op with a sharding in it."""

    def manual(axes: str, name: str, lines: str) -> str:
        return (
            f'  %{name} = "sdy.manual_computation"() <{{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = '
            f"#sdy<manual_axes{{{axes}}}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{{}}]>]>}}> ({{\n"
            f"{lines}  }}) : () -> {F32}\n"
        )

    beside = f"{{sdy.sharding = #sdy.sharding_per_value<[<@mesh, {sharding}>]>}}"
    made = f'  %i = "stablehlo.iota"() <{{iota_dimension = 0 : i64}}> {beside} : () -> {F32}\n'
    within = manual(inner, "z", f'{made}  "sdy.return"(%i) : ({F32}) -> ()\n')
    body = manual(outer, "y", f'{within}  "sdy.return"(%z) : ({F32}) -> ()\n')
    return module(mesh(XY) + function(f'{body}  "func.return"(%y) : ({F32}) -> ()'))


CHANNEL = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
GLOBAL = f"{CHANNEL}, use_global_device_ids"

VALID = {
    "a function": MAIN,
    "a call": module(function(CALL) + PRIVATE),
    "a call of a function around the module": module(PRIVATE + module(function(CALL))),
    "the end of a region": function(RETURN.replace("func.", "stablehlo.")),
    "each module has its own names": module(MAIN + module(MAIN)),
    "an alias": aliased("tf.aliasing_output = 1 : i32", "tf.aliasing_output = 0 : i32"),
    "donors": aliased("jax.buffer_donor = true", "jax.buffer_donor = true"),
    "an alias and another donor": aliased("tf.aliasing_output = 0 : i32", "jax.buffer_donor = true"),
    "groups of the grid": reduced("[[0, 1], [2, 3]]", 4, 1),
    "ids of all devices": reduced("[[0, 1, 2, 3, 4, 5]]", 2, 3, GLOBAL),
    "with a channel, ids of replicas": reduced("[[0, 1]]", 2, 3, CHANNEL),
    "groups of several sizes": reduced("[[0, 1], [2, -1]]", 3, 1),
    "pairs of replicas": permuted("[[0, 1]]", 3, 1),
    "pairs of partitions": permuted("[[0, 2]]", 1, 3, CHANNEL),
    "without a grid nothing is asked": reduced("[[0, 1]]", 1, 1).replace(grid(1, 1), ""),
    "a rule": ruled("([i])->([i]) {i=4}, custom"),
    "a rule with two factors": ruled("([ij])->([ij]) {i=2, j=2}"),
    "a sharding": sharded('@mesh, [{"x"}]'),
    "an axis of size 1": sharded('@mesh, [{"x"}]', mesh('["x"=1]')),
    "open, with priority": sharded('@mesh, [{"x", ?}p1], replicated={"y"}'),
    "parts of an axis": sharded('@mesh, [{"y":(1)2}], replicated={"y":(2)2}'),
    "a mesh written in the sharding": sharded('mesh<["z"=8]>, [{"z"}]', ""),
    "one device": sharded("@mesh, []", mesh("[], device_ids=[3]")),
    "devices in another order": sharded('@mesh, [{"x"}]', mesh('["x"=2], device_ids=[1, 0]')),
}

BROKEN = {
    "two functions of one name": (module(MAIN + MAIN), "func.func.C1"),
    "a function called like a mesh": (module(mesh(XY, "main") + MAIN), "func.func.C1"),
    "no type": (MAIN.replace(f"function_type = ({F32}) -> {F32}, ", ""), "func.func.C2"),
    "no name": (MAIN.replace(', sym_name = "main"', ""), "func.func.C2"),
    "an argument of another type": (
        function(RETURN.replace("4x", "5x"), arguments="%x: tensor<5xf32>"),
        "func.func.C3 func.return.C1",
    ),
    "an argument too many": (function(RETURN, arguments=f"%x: {F32}, %y: {F32}"), "func.func.C3"),
    "no end": (function(f'  %y = "stablehlo.abs"(%x) : ({F32}) -> {F32}'), "func.func.C4"),
    "attributes for two of one": (function(RETURN, more=", arg_attrs = [{}, {}]"), "func.func.C5"),
    "attributes for none of one result": (function(RETURN, more=", res_attrs = []"), "func.func.C5"),
    "an output that is not there": (aliased("tf.aliasing_output = 2 : i32", ""), "func.func.C6"),
    "a negative output": (aliased("tf.aliasing_output = -1 : i32", ""), "func.func.C6"),
    "another size": (
        aliased("tf.aliasing_output = 1 : i32", "", type_=f"({F32}, {F32}) -> ({F32}, tensor<8xf32>)"),
        "func.func.C7 func.return.C1",
    ),
    "one output for two": (aliased("tf.aliasing_output = 0 : i32", "tf.aliasing_output = 0 : i32"), "func.func.C8"),
    "an alias that is a donor": (aliased("jax.buffer_donor = true, tf.aliasing_output = 0 : i32", ""), "func.func.C9"),
    "a call of nothing": (function(CALL), "func.call.C1"),
    "a call of a function inside another module": (module(function(CALL) + module(PRIVATE)), "func.call.C1"),
    "a call with another type": (module(function(CALL) + PRIVATE.replace("(tensor<4x", "(tensor<5x")), "func.call.C2"),
    "a call for another type": (
        module(function(CALL) + PRIVATE.replace("-> tensor<4x", "-> tensor<5x")),
        "func.call.C3",
    ),
    "the end of a region, of another type": (
        function(RETURN.replace("func.", "stablehlo.").replace("4x", "5x"), arguments="%x: tensor<5xf32>"),
        "func.func.C3 func.return.C1",
    ),
    "a return of nothing": (function('  "func.return"() : () -> ()'), "func.return.C1"),
    "a computation that is not there": (
        function(
            f'  %y = "stablehlo.custom_call"(%x) <{{call_target_name = "T", called_computations = [@none]}}> : '
            f"({F32}) -> {F32}\n{RETURN}"
        ),
        "program.C1",
    ),
    "a mesh that is not there": (sharded('@none, [{"x"}]'), "sdy.sharding_constraint.C2"),
    "a computation that is a mesh": (
        module(
            mesh(XY)
            + function(
                f'  %y = "stablehlo.custom_call"(%x) <{{call_target_name = "T", '
                f"called_computations = [@mesh]}}> : ({F32}) -> {F32}\n{RETURN}"
            )
        ),
        "program.C2",
    ),
    "a mesh that is a function": (sharded('@main, [{"x"}]'), "sdy.sharding_constraint.C2"),
    "replica 4 of 4": (reduced("[[0, 1], [2, 4]]", 4, 1), "all_reduce.C2 program.C3"),
    "four of two": (reduced("[[0, 1], [2, 3]]", 2, 1), "program.C3"),
    "device 6 of 6": (permuted("[[0, 6]]", 6, 1), "program.C3"),
    "partition 2 of 2": (permuted("[[0, 2]]", 4, 2, CHANNEL), "program.C3"),
    "half of the replicas": (reduced("[[0, 1]]", 4, 1), "program.C4"),
    "half of the devices": (reduced("[[0, 1, 2]]", 2, 3, GLOBAL), "program.C4"),
    "a dimension without entry": (sharded("@mesh, []"), "sdy.sharding_constraint.C3"),
    "an entry without dimension": (sharded('@mesh, [{"x"}, {}]'), "sdy.sharding_constraint.C3"),
    "an axis of no mesh": (sharded('@mesh, [{"z"}]'), "sdy.sharding_constraint.C4"),
    "an axis of no written mesh": (sharded('mesh<["z"=8]>, [{"x"}]'), "sdy.sharding_constraint.C4"),
    "a third of an axis": (sharded('@mesh, [{"y":(1)3}]'), "sdy.sharding_constraint.C5"),
    "an axis of size 1 twice": (sharded('@mesh, [{"x", "x"}]', mesh('["x"=1]')), "sdy.sharding_constraint.C6"),
    "an axis twice": (sharded('@mesh, [{"x", "x"}]'), "sdy.sharding_constraint.C6"),
    "an axis split and replicated": (sharded('@mesh, [{"x"}], replicated={"x"}'), "sdy.sharding_constraint.C6"),
    "parts that overlap": (sharded('@mesh, [{"y":(1)2, "y":(1)4}]', mesh('["y"=8]')), "sdy.sharding_constraint.C6"),
    "a rule of two operands": (ruled("([i], [i])->([i]) {i=4}"), "program.C11"),
    "a rule of no result": (ruled("([i])->() {i=4}"), "program.C11"),
    "a rule of two dimensions": (ruled("([i, j])->([i]) {i=4, j=2}"), "program.C11"),
    "a factor without size": (ruled("([ij])->([i]) {i=4}"), "program.C11"),
    "a factor twice": (ruled("([ii])->([i]) {i=2}"), "program.C11"),
    "a factor of size 1 beside another": (ruled("([ij])->([ij]) {i=4, j=1}"), "program.C11"),
    "a factor that nothing has": (ruled("([i])->([i]) {i=4, j=2}"), "program.C11"),
    "a factor of two kinds": (
        ruled("([i])->([i]) {i=4} need_replication={i} permutation={i}"),
        "program.C11",
    ),
    "kinds of factors that are not there": (ruled("([i])->([i]) {i=4} permutation={j}"), "program.C11"),
    "a reduction in a result": (ruled("([i])->([i]) {i=4} reduction={i}"), "program.C11"),
    "no replicas": (module(MAIN, grid(0, 1)), "program.C8"),
    "a number of partitions in words": (module(MAIN, 'mhlo.num_partitions = "two"'), "program.C8"),
    "an axis of size 0": (module(mesh('["x"=0]')), "sdy.mesh.C2"),
    "a mesh called like a function": (module(MAIN + mesh(XY, "main")), "program.C9"),
    "a gather of what has no sharding": (collected("", "[{}]"), "sdy.all_gather.C17"),
    "a gather on another mesh": (collected('@other, [{"x"}]', "[{}]"), "sdy.all_gather.C18"),
    "a gather of axes that are not last": (collected('@mesh, [{"x", "y"}]', '[{"y"}]'), "sdy.all_gather.C19"),
    "terms of a sum that become others": (
        collected('@mesh, [{"x"}], unreduced={"y"}', '[{}], unreduced={"y"}', "sharded_to_unreduced", "axes"),
        "sdy.sharded_to_unreduced.C20",
    ),
    "an axis that a computation around has taken": (computed('"x"', '"x"', "[{}]"), "program.C16"),
    "a sharding along a manual axis": (computed('"x"', '"y"', '[{"x"}]'), "program.C17"),
    "a device too many": (module(mesh('["x"=2], device_ids=[0, 1, 2]')), "sdy.mesh.C3"),
}


def rules(text: str) -> list[str]:
    return sorted(diagnostic.rule for diagnostic in opspec.verify(load_generic(text)))


@pytest.mark.parametrize("name", VALID)
def test_a_sound_program_breaks_no_rule(name: str) -> None:
    assert rules(VALID[name]) == []


@pytest.mark.parametrize("name", BROKEN)
def test_exactly_the_named_rules_are_broken(name: str) -> None:
    text, expected = BROKEN[name]
    found = sorted(diagnostic.rule for diagnostic in verify_source(text).diagnostics)
    assert [rule for rule in found if rule != "carrier"] == expected.split()


def test_every_rule_is_broken_by_a_program() -> None:
    broken = {rule for _, expected in BROKEN.values() for rule in expected.split()}
    assert {rule for rule in RULES if rule.startswith(("func.", "program."))} <= broken


def test_a_diagnostic_names_the_op_and_what_else_was_meant() -> None:
    text = module(function(CALL) + PRIVATE.replace('"other"', '"others"'))
    (diagnostic,) = opspec.verify(load_generic(text))
    assert (diagnostic.op, diagnostic.hint, diagnostic.text) == ("func.call", "@others", RULES["func.call.C1"].text)
    assert diagnostic.message == "expected a function of the program, found @other, which it does not have"


@pytest.mark.parametrize("name", [*RULES, *WARNINGS, "program", "func.func", "func.call", "func.return"])
def test_all_are_explained(name: str) -> None:
    text = opspec.explain(name)
    assert text.startswith(name)
    assert max(map(len, text.splitlines())) <= 80


def test_programs_that_jax_shards_break_no_rule() -> None:
    jax = pytest.importorskip("jax")
    from jax.sharding import NamedSharding, PartitionSpec

    devices = jax.devices("cpu")[:1]
    across = jax.sharding.Mesh(devices, ("data",))
    sharding = NamedSharding(across, PartitionSpec("data"))
    step = jax.jit(lambda x, y: (x + y, x), in_shardings=sharding, donate_argnums=0)
    lowered = step.lower(*[jax.ShapeDtypeStruct((8, 4), "float32")] * 2)
    text = lowered.as_text()
    assert "sdy.sharding" in text
    assert opspec.verify(lowered.compiler_ir("stablehlo")) == []
