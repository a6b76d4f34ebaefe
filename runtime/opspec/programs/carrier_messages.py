"""What the MLIR library says of programs that it cannot parse, in the words of our rules where one of them is meant."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

from opspec.catalog.dialects import generated
from opspec.programs.carrier_versions import lacking, older_form
from opspec.programs.diagnostic import Diagnostic, Sources, rule_name
from opspec.programs.locations import Location
from opspec.rules.attribute_kinds import describe
from opspec.rules.program_rule_texts import RULES
from opspec.rules.signature import IMPLICIT, Attribute

_PROPERTY = re.compile(r"Invalid attribute `(?P<name>\w+)` in property conversion: (?P<found>.*)$", re.DOTALL)
_CONSTRAINT = re.compile(r"attribute '(?P<name>\w+)' failed to satisfy constraint: (?P<kind>.*)$", re.DOTALL)
_ENUM = re.compile(r"expected (?:::)?[\w:]*?(?P<kind>\w+) to be one of: (?P<choices>.*)$", re.DOTALL)
_SYMBOL = re.compile(r"redefinition of symbol named '(?P<name>.*)'$")
_UNKNOWN = re.compile(r"custom op '(?P<op>[\w.$-]+)' is unknown|unregistered operation '(?P<other>[\w.$-]+)'")
_UNDECLARED = "use of undeclared SSA value name"
_TYPES = re.compile(
    r"use of value '(?P<value>[^']+)' expects different type than prior uses: '(?P<here>.*)' vs '(?P<there>.*)'$"
)
_SHAPE = re.compile(
    r"inferred shape of elements literal \(\[(?P<found>.*)\]\) does not match type \(\[(?P<type>.*)\]\)"
)
_TWICE = re.compile(r"duplicate key '(?P<name>.*)' in dictionary attribute")


@dataclass(frozen=True, slots=True)
class TranslatedMessage:
    """A message in our words; `rule` with its op, empty where it is none of ours."""

    rule: str
    message: str
    hint: str = ""


def refused(
    op: str, place: Location, said: str, sources: Sources, attributes: tuple[Attribute, ...] = (), hint: str = ""
) -> Diagnostic:
    """What the library says of an op, in our words where we have some."""
    line = sources.line(place)
    if newer := lacking(op):
        return Diagnostic("carrier", op, place, newer, source=line)
    found = meant(op, said, line[max(place.column - 1, 0) :], attributes)
    found = found or TranslatedMessage("", said, hint or older_form(op, said))
    if not found.rule:
        return Diagnostic("carrier", op, place, found.message, hint=found.hint, source=line)
    number = found.rule.rpartition(".")[2]
    known = RULES.get(found.rule)
    verifier = generated("verifier", op)
    text, rule = (known.text, found.rule) if known else (IMPLICIT.get(number, ""), rule_name(op, number))
    if not text and verifier is not None:
        text = verifier.RULES[number].text
    return Diagnostic(rule, op, place, found.message, text, hint=found.hint, source=line)


def meant(op: str, said: str, at: str, attributes: tuple[Attribute, ...] = ()) -> TranslatedMessage | None:
    """What a message about an op means; `at` is the text from its place on, `attributes` are those of the op."""
    if match := _PROPERTY.search(said):
        return TranslatedMessage(
            f"{op}.T5",
            f"attribute {match['name']}: expected {_kind(match['name'], attributes)}, found {match['found']}",
        )
    if match := _CONSTRAINT.search(said):
        kind = _kind(match["name"], attributes) if attributes else match["kind"]
        given = re.search(rf"\b{match['name']}\s*=\s*([^,}}>]+)", at)
        found = f", found {given[1].strip()}" if given else ""
        return TranslatedMessage(f"{op}.T5", f"attribute {match['name']}: expected {kind}{found}")
    if match := _ENUM.search(said):
        return _choice(op, at, match["choices"].split(", "))
    if match := _SYMBOL.search(said):
        return TranslatedMessage(
            "func.func.C1" if op == "func.func" else "program.C9",
            f"expected another name than @{match['name']}, which something before it has",
        )
    if op == "sdy.mesh" and "duplicate axis name" in said:
        name = said.rpartition(": ")[2]
        return TranslatedMessage(
            "sdy.mesh.C1", f"expected a name of its own for each axis, found {name} more than once"
        )
    if op == "sdy.mesh" and "device ids must be iota" in said:
        return TranslatedMessage(
            "sdy.mesh.C5", f"expected each device of the mesh once, found {said.rpartition(': ')[2]}"
        )
    return _of_text(said, at)


def _of_text(said: str, at: str) -> TranslatedMessage | None:
    """What is wrong with the text and breaks no rule of an op."""
    if said == _UNDECLARED:
        name = (re.match(r"%[\w$.-]+(?:#\d+)?", at) or [""])[0]
        hint = "a value is defined before it is used, and not seen outside the region that defines it"
        return TranslatedMessage("", f"{name or 'a value'} is used here, and nothing defines it", hint)
    if match := _TYPES.search(said):
        return TranslatedMessage(
            "", f"{match['value']} is of type {match['there']} where it is defined, and {match['here']} here"
        )
    if match := _SHAPE.search(said):
        return TranslatedMessage(
            "",
            f"the constant holds values of shape [{match['found']}], its type says [{match['type']}]",
            "as many values as the type has elements, or one for all of them: dense<0>",
        )
    if match := _TWICE.search(said):
        return TranslatedMessage("", f"attribute {match['name']} is given twice", "one of them")
    if match := _UNKNOWN.search(said):
        return _unknown_op(match["op"] or match["other"])
    if said == "expected integer elements, but parsed floating-point":
        return TranslatedMessage(
            "",
            "the type has integer elements, and the constant holds floats",
            "integers without a point, or a type with float elements",
        )
    return None


def _unknown_op(op: str) -> TranslatedMessage | None:
    from opspec.catalog import op_files

    names = op_files.names()
    if op in names:
        return None  # it is newer than the library
    short = {name.partition(".")[2]: name for name in sorted(names, key=lambda name: name.startswith("stablehlo."))}
    word = op.rpartition(".")[2]
    near = [
        *(name for name in (word,) if name in short),
        *(name for name in sorted(short) if name.startswith(word) and short[name].startswith("stablehlo.")),
        *difflib.get_close_matches(word, short, 1, 0.6),
    ]
    hint = short[near[0]] if near else "an op is written with its dialect: stablehlo.add, chlo.erf, func.func"
    if not near and op.startswith(("stablehlo.", "chlo.")):
        hint = "another op, or a newer jaxlib if it is a newer op"
    return TranslatedMessage("", f"there is no op {op}", hint)


def _choice(op: str, at: str, choices: list[str]) -> TranslatedMessage:
    word = re.match(r"\w+", at)
    found = f", found {word[0]}" if word else ""
    return TranslatedMessage(f"{op}.T5", f"expected one of {', '.join(choices)}{found}")


def _kind(name: str, attributes: tuple[Attribute, ...]) -> str:
    """What an attribute is declared as; where any is allowed, the library knows more of it."""
    declared = next((attribute for attribute in attributes if attribute.name == name), None)
    return "another kind" if declared is None or declared.kind == "any" else describe(declared)
