"""A use of an op for types that somebody gives; what they leave open is as in an example of its op file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from opspec.errors import OpSpecError, WrongUse
from opspec.instances.edits import retyped, with_element
from opspec.instances.instance import Groups, Instance, Type, decoded, flat, from_example
from opspec.instances.program_text import program
from opspec.programs.loading import load_generic
from opspec.programs.printed_form import split
from opspec.programs.records import ModuleView, import_module
from opspec.rules.inference import Inferred, inferred, signature_of
from opspec.rules.vocabulary import Ints
from opspec.values.types import Tensor
from opspec.verification.verifier import verify_view
from opspec_model.definitions.spec import Example, Op
from opspec_model.text.literals import LiteralProblem

ASKED = (
    'a list of types such as "tensor<2x3xf32>, tensor<3xf32>", or with its results "tensor<6xf32> -> tensor<2x3xf32>"'
)


@dataclass(frozen=True, slots=True)
class OneOpProgram:
    """A program of one op; `assumed`: attributes and regions that an example gave, as it writes them."""

    module: ModuleView
    example: str
    assumed: Mapping[str, str]


def use_of(op: Op, types: str, attributes: Mapping[str, str]) -> OneOpProgram:
    """An op on operands of these types, as the first example that fits has its attributes and regions."""
    given, results = _types(types)
    unknown = sorted(attributes.keys() - {attribute.name for attribute in op.attributes})
    if unknown:
        names = ", ".join(attribute.name for attribute in op.attributes)
        expected = f"an attribute of the op, one of {names}" if names else "no attribute, as the op has none"
        raise WrongUse(f"{op.name}: expected {expected}; found {unknown[0]}")
    problems: list[OpSpecError] = []
    for example in sorted(examples_of(op), key=lambda example: _count(example) != len(given)):
        try:
            return _like(op, example, given, results, attributes)
        except OpSpecError as error:
            problems.append(error)
    raise min(problems, key=lambda error: isinstance(error, _Miscounted))  # a broken rule says more than a count


def _count(example: Example) -> int:
    return sum(map(len, example.inputs.values()))


class _Miscounted(WrongUse):
    """There are more types, or fewer, than an example has operands."""


def examples_of(op: Op) -> tuple[Example, ...]:
    """The examples of an op; of one that is shown in grids only, what their first processes do."""
    return op.examples or tuple(grid.processes[0] for grid in op.grids)


def use_in(op: Op, example: Example) -> OneOpProgram:
    """An op as an example has it."""
    return OneOpProgram(import_module(load_generic(program(op, from_example(op, example)))), example.name, {})


def _like(
    op: Op, example: Example, given: Sequence[Type], results: Sequence[Type], attributes: Mapping[str, str]
) -> OneOpProgram:
    try:
        instance = from_example(op, replace(example, attributes={**example.attributes, **attributes}))
    except LiteralProblem as problem:
        name, text = next(iter(attributes.items()))
        raise WrongUse(
            f"{op.name}: expected a value such as 1, [1, 0] or f32 as {name}, found {text!r}: {problem}"
        ) from None
    operands = _dealt(op, instance.operands, given)
    made = _retyped(op, _like_operands(instance, operands))
    made = replace(made, operands=operands)
    made = replace(made, results=_results(op, made, results))
    module = import_module(load_generic(program(op, made)))
    _expect_graphs(op, example, made, module)
    wrong = [found for found in verify_view(module).diagnostics if found.severity == "error"]
    if wrong:
        of = f"{op.name} of {', '.join(map(str, given))} (else as in the example {example.name})"
        raise OpSpecError(f"{of} breaks {wrong[0].rule}: {wrong[0].message}")
    regions = {name: text for name, texts in example.regions.items() for text in texts}
    kept = {name: text for name, text in example.attributes.items() if name not in attributes}
    return OneOpProgram(module, example.name, {**kept, **regions})


def _types(text: str) -> tuple[list[Type], list[Type]]:
    """What stands before and behind the arrow."""
    operands, _, results = text.partition("->")
    parts = [split(part.strip().removeprefix("(").removesuffix(")")) for part in (operands, results)]
    found = [[_type(spelled) for spelled in part] for part in parts]
    return found[0], found[1]


def _type(text: str) -> Type:
    try:
        module = load_generic(f'func.func @f(%x: {text}) {{\n  "func.return"() : () -> ()\n}}\n')
        (type_,) = import_module(module).functions["f"].regions[0].block.types
    except (OpSpecError, KeyError, ValueError):
        raise WrongUse(f"expected {ASKED}; found {text!r}, which is no type") from None
    if isinstance(type_, Tensor) or type_.elements or text.startswith("!stablehlo"):
        return type_
    raise WrongUse(f"expected {ASKED}; found {text!r}, which is no tensor; try tensor<{text}>")


def _dealt(op: Op, like: Groups, given: Sequence[Type]) -> Groups:
    """The given types as an example groups its own; one type is taken for all, of one variadic operand any number."""
    count = len(flat(like))
    variadic = [at for at, value in enumerate(op.operands) if value.type.variadic]
    if len(given) == 1 and count > 1:
        given = list(given) * count
    extra = len(given) - count
    if extra and len(variadic) != 1:
        raise _Miscounted(f"{op.name}: expected {_wanted(op, count)}; found {len(given)}")
    found: list[tuple[Type, ...]] = []
    at = 0
    for place, group in enumerate(like):
        size = len(group) + (extra if place in variadic else 0)
        found.append(tuple(map(_known, given[at : at + size], (*group, *group[-1:] * extra))))
        at += size
    return tuple(found)


def _wanted(op: Op, count: int) -> str:
    """What a list of types has to have, in words."""
    if not count:
        return "no type in front of an arrow, as the op takes nothing and '-> TYPE' says what it gives"
    names = ", ".join(value.name for value in op.operands)
    return f"{count} types, one for each operand ({names})" if count > 1 else f"one type, that of the operand ({names})"


def _known(type_: Type, example: Type) -> Type:
    """With the values of an operand that rules read, where the example has them for the same type."""
    return example if isinstance(example, Ints) and str(example) == str(type_) else type_


def _retyped(op: Op, instance: Instance) -> Instance:
    """Each type variable everywhere as the operands have it."""
    signature = signature_of(op.name)
    assert signature is not None
    for value, group in zip(op.operands, instance.operands, strict=True):
        var = next((var for var in op.typevars if var.name == value.type.var and not var.kinds), None)
        for at, type_ in enumerate(group):
            if var is not None and isinstance(type_, Tensor):
                instance = retyped(signature, instance, var, at if var.pack else None, type_.element)
    return instance


def _like_operands(instance: Instance, operands: Groups) -> Instance:
    """An example on other operands: what has the element type of one of its operands has that of the new one."""
    old = zip(flat(instance.operands), flat(operands), strict=False)
    pairs = [(x.element, y.element) for x, y in old if isinstance(x, Tensor) and isinstance(y, Tensor)]
    elements = dict(reversed(pairs))

    def like(types: Sequence[Type]) -> tuple[Type, ...]:
        return tuple(with_element(x, elements.get(x.element, x.element)) if isinstance(x, Tensor) else x for x in types)

    bodies = (replace(body, arguments=like(body.arguments), results=like(body.results)) for body in instance.bodies)
    return Instance(operands, instance.attributes, tuple(bodies), tuple(map(like, instance.results)))


def _expect_graphs(op: Op, example: Example, instance: Instance, module: ModuleView) -> None:
    """A region whose graph is not for these types is written as one that returns anything: that is not the example."""
    (view,) = (view for view in module.walk() if view.name == op.name)
    for body, region in zip(instance.bodies, view.regions, strict=True):
        if "(" in body.graph and len(region.block.ops) == 1:
            raise OpSpecError(
                f"{op.name}: the region of the example {example.name} is not for these types; give a FILE"
            )


def _results(op: Op, instance: Instance, given: Sequence[Type]) -> Groups:
    """The given types, or those that the rules say; what these leave open is as it was."""
    like = flat(instance.results)
    if given:
        if len(given) != len(like):
            wanted = f"{len(like) or 'no'} type{'s' if len(like) != 1 else ''}"
            raise WrongUse(f"{op.name}: expected {wanted} behind the arrow, found {len(given)}")
        new: list[Type] = list(given)
    else:
        regions = [(body.arguments, body.results) for body in instance.bodies]
        operands = flat(instance.operands)
        known = {at: type_.known for at, type_ in enumerate(operands) if isinstance(type_, Ints)}
        attributes = decoded(op, instance.attributes)
        found = inferred(op.name, operands, attributes, regions=regions, known=known)
        new = [result.whole or _refined(result, type_) for result, type_ in zip(found, like, strict=False)]
    taken = iter([*new, *like[len(new) :]])
    return tuple(tuple(next(taken) for _ in group) for group in instance.results)


def _refined(result: Inferred, type_: Type) -> Type:
    if not isinstance(type_, Tensor):
        return type_
    return Tensor(type_.shape if result.shape is None else result.shape, result.element or type_.element)
