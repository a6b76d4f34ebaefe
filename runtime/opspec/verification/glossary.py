"""What may be explained besides ops and rules of programs: rules that every op has, functions, and words of our own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from opspec.catalog.op_files import base_of
from opspec.rules.program_rule_texts import ProgramRule
from opspec.rules.signature import IMPLICIT

if TYPE_CHECKING:
    from opspec_model.definitions.table_rows import Primitive

IMPLICIT_REASONS = {
    "T1": "Generated code reads operands by position; a missing one would shift all the others.",
    "T2": "The meaning is defined for these element types and ranks only.",
    "T3": "The meaning moves or combines elements without converting them.",
    "T4": "The attribute has no default, so the op has no meaning without it.",
    "T5": "Rules and meaning compute with the attribute's value.",
    "T6": "The op defines exactly these results.",
    "T7": "The meaning gives elements of these types.",
    "T8": "The meaning calls the region with these arguments and takes these values from it.",
}

WORDS = {
    "accuracy": ProgramRule(
        "how far a result may be from the truth",
        "It is counted in units in the last place of the result's type (ULP), for each element type; a type that an op "
        "file does not name is exact. docs/accuracy.md has what was measured, and `opspec explain tanh` shows what an "
        "op promises.",
    ),
    "arm": ProgramRule(
        "one of several values or graphs, chosen by element type",
        "{float: a, complex: b} has two: a for every type of the class float, b for every complex one.",
    ),
    "carrier": ProgramRule(
        "the MLIR library that holds programs: the one that jaxlib brings",
        "It parses programs and has rules of its own; what it alone refuses is told as the rule `carrier`. Its "
        "StableHLO may be older than the spec's: an op that is newer, in generic form in a program of text, is "
        "verified and runs all the same.",
    ),
    "exact": ProgramRule("the result is the correctly rounded value", "It is what `accuracy: exact` promises."),
    "extern": ProgramRule(
        "a meaning that is written by hand, in Python",
        "The language of op files cannot say it. The op file names the function and the reason.",
    ),
    "pull form": ProgramRule(
        "a meaning that says what each element of a result is, from its index",
        "The NumPy kernel, the formula and the CUDA kernel are made of it.",
    ),
    "reduction": ProgramRule(
        "the result is a sum, or the like, whose order is free",
        "How far it may be off depends on how many terms it has and how large they are, so there is no number.",
    ),
}


def looked_up(name: str) -> Mapping[str, ProgramRule]:
    """What a name that is no op's stands for, under its title."""
    if name in IMPLICIT:
        why = f"{IMPLICIT_REASONS[name]} `opspec explain add.{name}` says what it asks of one op."
        return {f"{name}, a rule of every op": ProgramRule(IMPLICIT[name], why)}
    if name in WORDS:
        return {name: WORDS[name]}
    return _function(name)


def pointer(word: str) -> str:
    """What is said where one of our words stands for the first time."""
    return f"`opspec explain {word}` says what that is"


def names() -> list[str]:
    """All that is looked up here."""
    from opspec_model.language.builtins import BUILTINS, FORMS

    return [*IMPLICIT, *WORDS, *BUILTINS, *FORMS, *base_of("stablehlo").primitives]


def _function(name: str) -> Mapping[str, ProgramRule]:
    from opspec_model.language.builtins import BUILTINS, FORMS

    where = "A function of the language of op files: docs/language.md."
    if name in BUILTINS:
        found = BUILTINS[name]
        return {f"{name}({', '.join(found.takes)}) -> {found.gives}": ProgramRule(found.summary, where)}
    if name in FORMS:
        return {name: ProgramRule(FORMS[name], where)}
    row = base_of("stablehlo").primitives.get(name)
    return {} if row is None else {f"{name}{row.signature.text}": ProgramRule(row.summary, _of_row(row))}


def _of_row(row: Primitive) -> str:
    kinds = [f"{var} is {' or '.join(sorted(classes))}." for var, classes in row.where.items()]
    off = [f"{bound} ULP for {kind}" for kind, bound in row.ulp.items() if bound]
    return " ".join([*kinds, *([f"NumPy's is within {', '.join(off)}."] if off else []), "A row of primitives.yaml."])
