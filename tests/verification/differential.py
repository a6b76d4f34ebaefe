"""Programs that differ from valid ones by chance, for every op: our verifier and the MLIR library judge them alike."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from opspec.agreement.rule_tests import is_listed, of_op_alone, refused
from opspec.errors import LoadError
from opspec.instances.edits import edits, quantized, with_element
from opspec.instances.edits import retyped as edited
from opspec.instances.instance import (
    REPRESENTATIVES,
    Element,
    Groups,
    Instance,
    RegionInstance,
    Type,
    element_named,
    from_example,
)
from opspec.instances.program_text import program
from opspec.programs.loading import load_generic
from opspec.values.types import ELEMENT_TYPES, Tensor
from opspec.verification.verifier import verify
from opspec_model.definitions.spec import Op
from tests.instances.random_instances import judge_of, walk

ELEMENTS = [element_named(name) for names in REPRESENTATIVES.values() for name in names]
ELEMENT_NAMES = [*ELEMENT_TYPES, *REPRESENTATIVES["quantized"]]
STEPS = 3
PROPERTIES = re.compile(r"<\{.*\}>")
# Other spellings of an attribute: another width, kind or rank.
SPELLINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r" : i64(?=[,}])", (" : i32", " : index", " : ui64", " : i1")),
    (r" : i32(?=[,}])", (" : i64", " : i8", " : si32")),
    (r" : f32(?=[,}])", (" : f64", " : bf16", " : f16")),
    (r" : f64(?=[,}])", (" : f32",)),
    (r"array<i64", ("array<i32", "array<i8")),
    (r"array<i1: (true|false)[^>]*>", ("array<i64: 1>", "true", "[true]")),
    (r"array<i64: [^>]*>", ("dense<1> : tensor<1xi64>", "[1]", "1 : i64", "array<i64>")),
    (r"xi64>(?=[,}])", ("xi32>", "xui64>", "xindex>", "xf32>")),
    (r"tensor<(\d+)x(\d+)xi64>(?=[,}])", (r"tensor<\1x\2x1xi64>", r"vector<\1x\2xi64>")),
    (r"= unit", ("= true", "= false", "= 1 : i64")),
    (r"= (true|false)", ("= unit", "= 1 : i64", "= 1 : i8")),
    (r'= "\w+"', ("= @x", "= 1 : i64", '= [""]')),
    (r"= @\w+", ('= "x"', "= @x::@y")),
    (r"#stablehlo<\w+ \w+>", ("unit", '"NONE"')),
    (r"= -?[\d.]+(e[-+]\d+)? : \w+", ("= unit", '= "1"')),
    (r"\w+ = [^<>\[\]{}]*?(, |(?=\}))", ("",)),
)


@dataclass(frozen=True, slots=True)
class Judged:
    """A program, the rules of ours that it breaks and our words, and why the library refuses it (None: it does not)."""

    program: str
    rules: tuple[str, ...]
    said: str
    refusal: str | None

    @property
    def agree(self) -> bool:
        return bool(self.rules) == (self.refusal is not None)


def mutant(op: Op, seed: int) -> str | None:
    """A program that is up to two changes away from a valid one; None where no change applies."""
    pick = random.Random(f"{op.name} {seed}")
    instance = walk(op, [pick.randrange(10**6) for _ in range(1 + pick.randrange(STEPS))])
    if pick.random() < 0.3:
        return respelled(program(op, instance), op, pick)
    for _ in range(1 + (pick.random() < 0.25)):
        near = changes(op, instance, pick)
        if not near:
            return None
        instance = pick.choice(near)
    return program(op, instance)


def changes(op: Op, instance: Instance, pick: random.Random) -> list[Instance]:
    """Instances next to one: what the search for witnesses would try, or another element type somewhere."""
    judge = judge_of(op)
    kind = pick.random()
    if kind < 0.35:
        return list(retyped(instance, pick))
    if kind < 0.4:
        return list(quantized(op, judge.signature, instance))
    names = frozenset((*judge.signature.names, *(var.name for var in op.typevars)))
    return list(edits(op, judge.signature, instance, judge.attribute_defaults(instance), names))


def retyped(instance: Instance, pick: random.Random) -> Iterator[Instance]:
    """One tensor, of the op or of a region, with elements of another type."""
    element = pick.choice(ELEMENTS)
    for side, groups in (("operands", instance.operands), ("results", instance.results)):
        for at, group in enumerate(groups):
            for item, type_ in enumerate(group):
                if isinstance(type_, Tensor) and type_.element != element:
                    changed = placed(group, item, with_element(type_, element))
                    yield replace(instance, **{side: placed(groups, at, changed)})
    for at, body in enumerate(instance.bodies):
        for item, type_ in enumerate(body.arguments):
            if isinstance(type_, Tensor) and type_.element != element:
                other = RegionInstance(placed(body.arguments, item, with_element(type_, element)), body.results)
                yield replace(instance, bodies=placed(instance.bodies, at, other))


def placed(items: Sequence[Groups | Type | RegionInstance], at: int, item: object) -> tuple:  # type: ignore[type-arg]
    return (*items[:at], item, *items[at + 1 :])


def respelled(text: str, op: Op, pick: random.Random) -> str | None:
    """The program with one attribute of the op spelled as one of another kind."""
    lines = text.splitlines(keepends=True)
    at = next((n for n, line in enumerate(lines) if f'"{op.name}"(' in line and PROPERTIES.search(line)), None)
    if at is None:
        return None
    found = PROPERTIES.search(lines[at])
    assert found is not None
    others = [
        given[: match.start()] + match.expand(other) + given[match.end() :]
        for given in (found[0],)
        for pattern, texts in SPELLINGS
        for match in re.finditer(pattern, given)
        for other in texts
    ]
    if not others:
        return None
    lines[at] = lines[at].replace(found[0], pick.choice(others))
    return "".join(lines)


def judged(op: Op, seed: int) -> Judged | None:
    """What both say of a mutant; None where there is none, or no MLIR."""
    try:
        text = mutant(op, seed)
    except Exception:  # noqa: BLE001 - what cannot be spelled
        return None
    return judged_program(text) if text is not None else None


def judged_program(text: str) -> Judged | None:
    if "test.make" in text:  # what makes a value that a region lacks
        return None
    try:
        module = load_generic(text)
    except LoadError:
        return None
    told = [diagnostic for diagnostic in verify(module) if of_op_alone(diagnostic)]
    rules = tuple(dict.fromkeys(diagnostic.rule for diagnostic in told))
    return Judged(text, rules, " ".join(diagnostic.message for diagnostic in told), refused(text))


def with_elements(op: Op, names: Sequence[str]) -> Iterator[str]:
    """The op's first example with each type variable, alone and with those of the same type, as another type."""
    signature = judge_of(op).signature
    instance = from_example(op, op.examples[0])
    for name in names:
        element = element_named(name)
        for var in op.typevars:
            if not var.kinds and not var.element:
                yield program(op, edited(signature, instance, var, None, element))
        together = instance
        for var in op.typevars:
            if not var.kinds and not var.element:
                together = edited(signature, together, var, None, element)
        if len(op.typevars) > 1:
            yield program(op, together)
        # Of operands and results without a type variable, all that are tensors.
        yield program(op, all_tensors(instance, element))


# A quantized type, and others that differ from it in one way each.
STORED = "!quant.uniform<i8:f32, 0.5>"
ALMOST = (
    "!quant.uniform<u8:f32, 0.5>",
    "!quant.uniform<i8<-100:100>:f32, 0.5>",
    "!quant.uniform<i16:f32, 0.5>",
    "!quant.uniform<i8:bf16, 0.5>",
    "!quant.uniform<i8:f32, 0.25:3>",
    "!quant.uniform<i8:f32:0, {0.5}>",
)


def almost_alike(op: Op) -> Iterator[str]:
    """The op's first example with quantized values, one of which has a type that is almost that of the others."""
    signature = judge_of(op).signature
    instance, stored = from_example(op, op.examples[0]), element_named(STORED)
    for var in op.typevars:
        if not var.kinds and not var.element:
            instance = edited(signature, instance, var, None, stored)
    for side, groups in (("operands", instance.operands), ("results", instance.results)):
        for at, group in enumerate(groups):
            for item, type_ in enumerate(group):
                if isinstance(type_, Tensor) and type_.element == stored:
                    for name in ALMOST:
                        changed = placed(group, item, with_element(type_, element_named(name)))
                        yield program(op, replace(instance, **{side: placed(groups, at, changed)}))


def all_tensors(instance: Instance, element: Element) -> Instance:
    def groups(given: Groups) -> Groups:
        return tuple(tuple(with_element(t, element) for t in group) for group in given)

    return replace(instance, operands=groups(instance.operands), results=groups(instance.results))


def listed(op: Op, found: Judged) -> bool:
    """Whether a divergence says that the two differ so."""
    if found.rules:
        return all(is_listed(rule, "accepts", found.said) for rule in found.rules)
    return is_listed(op.name.removeprefix("stablehlo."), "refuses", found.refusal or "")
