"""An op where programs have it: called, in a branch, in a loop; on many elements, or on sizes that are not known; with
an argument whose memory may be written to; sent as bytecode.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from opspec.catalog.dialects import generated
from opspec.catalog.op_traits import traits_of
from opspec.conform.asked import BRANCH, BYTECODE, CALL, COMPOSITE, DONATED, LARGE, LOOP, UNKNOWN_SIZES, Case
from opspec.goldens.vectors import Golden, Tolerance
from opspec.lowering.expansion import lower
from opspec.lowering.needed_versions import is_versioned
from opspec.rules.vocabulary import Ints
from opspec.values.arrays import Array
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, Quantized, Tensor

if TYPE_CHECKING:
    from opspec.goldens.cases import Raw
    from opspec.instances.instance import Groups
    from opspec_model.definitions.spec import Op

MANY = 100_003  # elements: no multiple of what processors or compilers take at once
USUAL = "f32"  # the type that many elements have, where the op takes it
ROUNDS = 3
_ENTRY = 'sym_name = "main"'
_INNER = "op"
_ZEROS = {"bool": "false", "float": "0.0", "complex": "(0.0, 0.0)"}  # what a constant of zeros is written with

Found = tuple["Raw", Case, Callable[[], Golden | None]]  # the last computes what comes out


def surrounded(op: Op, found: Sequence[Found], labels: Sequence[str]) -> Iterator[Case]:
    """The cases that the first of an op give, each under one of these labels."""
    examples = [x for x in found if x[0].label == "example"]
    ordered = [*examples, *(x for x in found if x not in examples)]
    if {CALL, BRANCH, LOOP} & set(labels):
        yield from _in_control_flow(ordered, labels)
    if DONATED in labels:
        yield from islice(_donated(ordered), 1)
    if BYTECODE in labels:
        first = next(((case, golden) for _, case, made in found if (golden := made()) is not None), None)
        if first is not None:
            yield _renamed(*first, BYTECODE, first[1].program)
    if UNKNOWN_SIZES in labels:
        yield from islice(_of_unknown_sizes(op, found), 1)
    if COMPOSITE in labels and generated("lowering", op.name) is not None and not is_versioned(op.name):
        yield from islice(_as_composite(op, ordered), 1)
    traits = traits_of(op.name)
    if LARGE in labels and traits is not None and traits.elementwise:
        wide = sorted((x for x in found if x[0].label == "random"), key=lambda x: x[1].type != USUAL)
        for raw, case, made in wide:
            golden = made()
            if golden is not None and _is_vector(golden):
                yield _large(op, raw, golden, case)
                return


def _in_control_flow(found: Sequence[Found], labels: Sequence[str]) -> Iterator[Case]:
    """The op in a function that is called: once, in a branch, in a loop."""
    plain = next(
        ((case, golden) for _, case, made in found if (golden := made()) is not None and _is_plain(golden)), None
    )
    if plain is None:
        return
    case, golden = plain
    inner = golden.program.replace(_ENTRY, _private())
    if CALL in labels:
        yield _renamed(case, golden, CALL, inner + _called(golden))
    if _has_zeros(golden.output_types):
        if BRANCH in labels:
            yield _in_branch(golden, case)
        if LOOP in labels:
            yield _renamed(case, golden, LOOP, inner + _looped(golden))


def _renamed(case: Case, golden: Golden, label: str, program: str) -> Case:
    """The case under another label, with what comes out."""
    name = f"{case.name.rpartition('/')[0]}/{label}"
    return replace(
        case,
        name=name,
        label=label,
        program=program,
        inputs=golden.inputs,
        outputs=golden.outputs,
        tolerances=golden.tolerances,
        names=golden.names,
    )


def _as_composite(op: Op, found: Sequence[Found]) -> Iterator[Case]:
    """The op as a composite of its name, whose function is its graph; it may be as far off as both say."""
    allowed = max(op.lowering.accuracy.values(), default=0)
    for _, case, made in found:
        golden = made()
        if golden is None or not _is_plain(golden):
            continue
        module = lower(golden.program, composite=[op.name])
        text = str(module.operation.get_asm(print_generic_op_form=True))
        wrapped = _renamed(case, golden, COMPOSITE, text)
        far = [t if t.ulp is None else replace(t, ulp=t.ulp + allowed) for t in golden.tolerances]
        yield replace(wrapped, tolerances=tuple(far))


def _private() -> str:
    return f'sym_name = "{_INNER}", sym_visibility = "private"'


def _is_plain(golden: Golden) -> bool:
    """Whether the program is one function whose types are those of the arrays."""
    given = [*golden.input_types, *golden.output_types]
    return (
        bool(golden.outputs)
        and golden.program.startswith('"func.func"')
        and len(golden.inputs) == len(golden.input_types)
        and len(golden.outputs) == len(golden.output_types)
        and not any(isinstance(t.element, Quantized) for t in given)
    )


def _has_zeros(types: Sequence[Tensor]) -> bool:
    return all(t.element.name != "f8E8M0FNU" for t in types if not isinstance(t.element, Quantized))


# --- called, in a branch, in a loop -----------------------------------------------------------------------------


def _function(takes: Sequence[Tensor], gives: Sequence[Tensor], lines: Sequence[str], results: Sequence[str]) -> str:
    """@main, of arguments %a0, %a1, ..."""
    inputs, outputs = ", ".join(map(str, takes)), ", ".join(map(str, gives))
    arguments = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(takes))
    return "\n".join(
        [
            f'"func.func"() <{{function_type = ({inputs}) -> ({outputs}), sym_name = "main"}}> ({{',
            f"^bb0({arguments}):" if takes else "^bb0:",
            *(f"  {line}" for line in lines),
            f'  "func.return"({", ".join(results)}) : ({outputs}) -> ()',
            "}) : () -> ()",
            "",
        ]
    )


def _call(golden: Golden, first: int = 0) -> str:
    """The call of the op's function, on the arguments from `first` on."""
    inputs, outputs = (", ".join(map(str, types)) for types in (golden.input_types, golden.output_types))
    given = ", ".join(f"%a{at + first}" for at in range(len(golden.input_types)))
    return f'%r:{len(golden.output_types)} = "func.call"({given}) <{{callee = @{_INNER}}}> : ({inputs}) -> ({outputs})'


def _results(golden: Golden, of: str = "%r") -> list[str]:
    return [f"{of}#{at}" for at in range(len(golden.output_types))]


def _called(golden: Golden) -> str:
    return _function(golden.input_types, golden.output_types, [_call(golden)], _results(golden))


def _donated(found: Sequence[Found]) -> Iterator[Case]:
    """The first result may lie where the first argument does, which is a result too and so has to stay."""
    for raw, case, made in found:
        types = [t for group in (*raw.instance.operands[:1], *raw.instance.results[:1]) for t in group[:1]]
        if len(types) < 2 or types[0] != types[1] or (golden := made()) is None or not _is_plain(golden):
            continue
        if golden.inputs[0].tobytes() == golden.outputs[0].tobytes():
            continue  # nobody could tell one from the other
        results = [*_results(golden), "%a0"]
        main = _function(golden.input_types, [*golden.output_types, golden.input_types[0]], [_call(golden)], results)
        others = ", {}" * (len(golden.input_types) - 1)
        main = main.replace("<{", f"<{{arg_attrs = [{{tf.aliasing_output = 0 : i32}}{others}], ", 1)
        yield replace(
            _renamed(case, golden, DONATED, golden.program.replace(_ENTRY, _private()) + main),
            outputs=(*golden.outputs, golden.inputs[0]),
            tolerances=(*golden.tolerances, Tolerance(0)),
            names=(*golden.names, "argument 0"),
        )


def _zeros(golden: Golden) -> tuple[list[str], list[str]]:
    """Constants of the results' types: their names, and the lines that make them."""
    names = [f"%z{at}" for at in range(len(golden.output_types))]
    lines = [
        f'{name} = "stablehlo.constant"() <{{value = dense<{_ZEROS.get(t.element.kind, "0")}> : {t}}}> : () -> {t}'
        for name, t in zip(names, golden.output_types, strict=True)
    ]
    return names, lines


def _in_branch(golden: Golden, case: Case) -> Case:
    """The op where a condition holds, which is given; zeros where it does not."""
    outputs = ", ".join(map(str, golden.output_types))
    names, zeros = _zeros(golden)
    truth = Tensor(Vec(), ELEMENT_TYPES["i1"])
    lines = [
        f'%c:{len(names)} = "stablehlo.if"(%a0) ({{',
        f"  {_call(golden, 1)}",
        f'  "stablehlo.return"({", ".join(_results(golden))}) : ({outputs}) -> ()',
        "}, {",
        *(f"  {line}" for line in zeros),
        f'  "stablehlo.return"({", ".join(names)}) : ({outputs}) -> ()',
        f"}}) : ({truth}) -> ({outputs})",
    ]
    main = _function([truth, *golden.input_types], golden.output_types, lines, _results(golden, "%c"))
    program = golden.program.replace(_ENTRY, _private()) + main
    return replace(_renamed(case, golden, BRANCH, program), inputs=(np.array(True), *golden.inputs))


def _looped(golden: Golden) -> str:
    """The op in each round of a loop that begins with zeros and keeps the results of the last."""
    names, zeros = _zeros(golden)
    count, truth = "tensor<i32>", "tensor<i1>"
    types = ", ".join([count, *map(str, golden.output_types)])
    before, inside = (
        ", ".join([f"%{x}: {count}", *(f"%{x}{at}: {t}" for at, t in enumerate(golden.output_types))]) for x in "cb"
    )
    returned = ", ".join(["%next", *_results(golden)])
    less = "{comparison_direction = #stablehlo<comparison_direction LT>}"
    lines = [
        *zeros,
        f'%zero = "stablehlo.constant"() <{{value = dense<0> : {count}}}> : () -> {count}',
        f'%one = "stablehlo.constant"() <{{value = dense<1> : {count}}}> : () -> {count}',
        f'%rounds = "stablehlo.constant"() <{{value = dense<{ROUNDS}> : {count}}}> : () -> {count}',
        f'%w:{len(names) + 1} = "stablehlo.while"(%zero, {", ".join(names)}) ({{',
        f"^bb0({before}):",
        f'  %on = "stablehlo.compare"(%c, %rounds) <{less}> : ({count}, {count}) -> {truth}',
        f'  "stablehlo.return"(%on) : ({truth}) -> ()',
        "}, {",
        f"^bb0({inside}):",
        f"  {_call(golden)}",
        f'  %next = "stablehlo.add"(%b, %one) : ({count}, {count}) -> {count}',
        f'  "stablehlo.return"({returned}) : ({types}) -> ()',
        f"}}) : ({types}) -> ({types})",
    ]
    results = [f"%w#{at + 1}" for at in range(len(names))]
    return _function(golden.input_types, golden.output_types, lines, results)


# --- sizes that are not known -----------------------------------------------------------------------------------


def _of_unknown_sizes(op: Op, found: Sequence[Found]) -> Iterator[Case]:
    """The op on operands of which the program says how many dimensions they have."""
    from opspec.instances.judge import InstanceJudge
    from opspec.instances.program_text import program

    judge = InstanceJudge(op)
    for raw, case, made in found:
        open_ = replace(raw.instance, operands=_opened(raw.instance.operands), results=_opened(raw.instance.results))
        if open_.operands == raw.instance.operands:
            continue
        inferred = judge.repaired(open_) or open_
        if not judge.broken(inferred) and (golden := made()) is not None and _is_plain(golden):
            yield _renamed(case, golden, UNKNOWN_SIZES, program(op, inferred))


def _opened(groups: Groups) -> Groups:
    return tuple(
        tuple(
            Tensor(Vec([Dim(0, None)] * t.rank), t.element) if isinstance(t, Tensor) and not isinstance(t, Ints) else t
            for t in group
        )
        for group in groups
    )


# --- many elements ----------------------------------------------------------------------------------------------


def _is_vector(golden: Golden) -> bool:
    """Whether all arrays have one shape of one dimension."""
    shapes = {x.shape for x in (*golden.inputs, *golden.outputs)}
    return len(shapes) == 1 and len(shapes.pop()) == 1 and bool(golden.inputs) and golden.inputs[0].size > 0


def _large(op: Op, raw: Raw, golden: Golden, case: Case) -> Case:
    """The same elements again and again: each result comes from those at its index."""
    from opspec.instances.program_text import program

    instance = replace(raw.instance, operands=_wide(raw.instance.operands), results=_wide(raw.instance.results))
    return replace(
        _renamed(case, golden, LARGE, program(op, instance)),
        inputs=tuple(_repeated(x) for x in golden.inputs),
        outputs=tuple(_repeated(x) for x in golden.outputs),
        tolerances=tuple(
            t if t.bound is None else Tolerance(t.ulp, np.resize(t.bound, MANY)) for t in golden.tolerances
        ),
    )


def _wide(groups: Groups) -> Groups:
    return tuple(
        tuple(Tensor(Vec([MANY]), t.element) if isinstance(t, Tensor) and not isinstance(t, Ints) else t for t in group)
        for group in groups
    )


def _repeated(x: Array) -> Array:
    return np.resize(x, MANY).astype(x.dtype)
