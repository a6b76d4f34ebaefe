"""What an op file says of other ops: the static form of a dynamic op, and the ops that a region may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from opspec_model.definitions.declared_facts import HeldOps, StaticName
from opspec_model.definitions.spec import Example, RegionSpec
from opspec_model.graph.example_graphs import OpShape, operations, parse_values
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.loading.examples import ARGUMENT, REGION

Shapes = Mapping[str, OpShape]


def static_of(declared: Declarations, ops: Shapes) -> StaticName | None:
    """The `static` of a file; what that op has to be told has the same name here."""
    given = declared.file.static
    if given is None:
        return None
    name, own = given.op, {key.text for key, _ in entries(declared.file.attributes)}
    if name.text == declared.file.op.text:
        hint = "name the one that has attributes in place of operands"
        declared.error(name, "the op is not its own static form", hint)
    elif name.text not in ops:
        declared.unknown(name, "op", list(ops))
    else:
        lacking = [attribute for attribute in ops[name.text].required if attribute not in {*declared.operands, *own}]
        if lacking:
            message = f"nothing here says what the attribute '{lacking[0]}' of {name.text} is"
            declared.error(name, message, "an operand or an attribute of that name does")
    return StaticName(name.text, given.reason, name.span)


def held_ops(declared: Declarations, ops: Shapes, examples: Iterable[Example]) -> HeldOps | None:
    """The `holds` of a file, held against the regions of the op and of its examples."""
    given = declared.file.holds
    if given is None:
        return None
    names = [name.text for name in given.ops]
    for name in given.ops:
        if name.text not in ops:
            declared.unknown(name, "op", list(ops))
    if not declared.regions:
        declared.report.error(given.span, "'holds' says what a region may be, and the op has none", "remove it")
    for region in declared.regions.values():
        for name in given.ops:
            problem = _misfit(declared, region, ops[name.text]) if name.text in ops else ""
            if problem:
                declared.error(name, f"{name.text} {problem}", "a region may be what fits its signature: take it out")
        for example, found in _regions(declared, examples, region, ops) if all(name in ops for name in names) else ():
            if found not in ([name] for name in names):
                message = f"expected one of these in the region '{region.name}', found {' and '.join(found) or 'none'}"
                hint = f"the example '{example.name}' has it there: add it, or correct the example"
                declared.report.error(given.span, message, hint)
    return HeldOps(tuple(names), given.reason, given.span)


def _misfit(declared: Declarations, region: RegionSpec, op: OpShape) -> str:
    """Why a region cannot be this op, as far as signatures tell."""
    if not op.known:
        return ""
    if not region.many and op.results is not None and op.results != 1:
        return f"gives {op.results} values, and the region '{region.name}' one"
    taken = {declared.typevars[type_.var].kinds for group in region.arguments for type_ in group if type_.var}
    tokens = [text for text in op.declared if text == "token"]
    if tokens and taken and not any("token" in kinds for kinds in taken):
        return f"takes a token, and the region '{region.name}' none"
    return ""


def _regions(
    declared: Declarations, examples: Iterable[Example], region: RegionSpec, ops: Shapes
) -> Iterator[tuple[Example, list[str]]]:
    """What ops each example has in its region."""
    if "examples" in declared.partial or declared.report:
        return
    for example in examples:
        for text in example.regions.get(region.name, ()):
            match = REGION.fullmatch(text)
            assert match is not None, f"the loader lets no such region pass: {text}"
            parts = (ARGUMENT.fullmatch(part) for part in match["arguments"].split(","))
            names = [*(part["name"] for part in parts if part is not None), *declared.operands]
            values = parse_values(match["body"], names, ops)
            yield example, [name for value in values for name in sorted(operations(value))]
