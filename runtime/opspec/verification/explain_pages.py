"""The pages of `opspec explain`: an op, or one of its rules, as its file defines it, for a terminal or as data."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from opspec.catalog import op_files
from opspec.catalog.op_traits import OpTraits, traits_of
from opspec.errors import WrongUse
from opspec.programs.diagnostic import WIDTH, rule_name
from opspec.rules.breakable_rules import implicit_rules
from opspec.rules.program_rule_texts import RULES, WARNINGS, ProgramRule
from opspec.rules.signature import IMPLICIT
from opspec.verification import glossary, memory_words
from opspec.verification.glossary import IMPLICIT_REASONS, WORDS

if TYPE_CHECKING:
    from opspec_model.definitions.spec import (
        Constraint,
        DeclaredAttribute,
        DeclaredTypeVar,
        DeclaredValue,
        Op,
        RegionSpec,
    )
    from opspec_model.text.yaml_nodes import Mapping as MappingNode
    from opspec_model.text.yaml_nodes import Node

_RULE = re.compile(r"(?:(?P<op>.*)\.)?(?P<rule>[BCT]\d+)")


def explain(name: str) -> str:
    """The definition of an op (`stablehlo.pad`, `pad`), of one rule (`pad.C4`, `chlo.sinh.T2`), of a rule of programs
    (`program.C1`, `func.call`) or of a warning (`unused-result`), a rule of every op (`T3`), a function of the language
    (`shape`), or a word of ours (`accuracy`), as text.
    """
    if found := _besides_ops(name):
        return "\n".join(line for title, rule in found.items() for line in _program_lines(title, rule)).strip()
    if words := memory_words.words_of(name):
        return "\n".join(line for text, indent in memory_words.paragraphs(words) for line in _wrapped(text, indent))
    op, rule = _find(name)
    return "\n".join(_op_lines(op) if rule is None else _rule_lines(op, rule))


def meaning_of(name: str) -> str:
    """What an op computes, as its file writes it; empty where it has no meaning of its own."""
    op, _ = _find(name)
    return "" if op is None or op.semantics is None else "\n".join(line.removeprefix("  ") for line in _meaning(op))


def explain_data(name: str) -> Mapping[str, object]:
    """The same as data, for `--format json`."""
    if found := _besides_ops(name):
        return {title: {"text": rule.text, "why": rule.why} for title, rule in found.items()}
    if words := memory_words.words_of(name):
        return words
    op, rule = _find(name)
    return _op_data(op) if rule is None else _rule_data(op, rule)


# --- rules of programs, and warnings ----------------------------------------------------------------


def _of_programs(name: str) -> dict[str, ProgramRule]:
    """The rule or warning of a name, or all rules of `program` or of an op that holds a program together."""
    known = RULES | WARNINGS
    if name in known:
        return {name: known[name]}
    return {key: RULES[key] for key in RULES if key.startswith(f"{name}.C")}


def _besides_ops(name: str) -> Mapping[str, ProgramRule]:
    """What a name stands for that is no op's: of a name that is both, the op is meant."""
    return _of_programs(name) or (glossary.looked_up(name) if op_files.meant(name) is None else {})


def _program_lines(name: str, rule: ProgramRule) -> Iterator[str]:
    yield from _fill(f"{name}: {rule.text}", "", "  ")
    yield from _wrapped(rule.why, 2)
    yield ""


# --- finding --------------------------------------------------------------------------------------


def _find(name: str) -> tuple[Op, str | None]:
    match = _RULE.fullmatch(name)
    found = op_files.meant(name)
    if found is not None:
        return op_files.load(found)[0], None
    if match is None or match["op"] is None:
        raise op_files.unknown(name, besides=glossary.names())
    found = op_files.meant(match["op"])
    if found is None:
        raise op_files.unknown(match["op"], f".{match['rule']}")
    op = op_files.load(found)[0]
    rules = [*(rule.name for rule in _in_order(op)), *asked(op)]
    if match["rule"] not in rules:
        raise WrongUse(
            f"{op.name} has no rule {match['rule']}; it has {', '.join(rules)}: "
            f"try `opspec explain {rule_name(op.name, rules[0])}`"
        )
    return op, match["rule"]


# --- parts ----------------------------------------------------------------------------------------


def asked(op: Op) -> dict[str, list[str]]:
    """What the implicit rules that this op can break ask of it, in words; its page says the same."""
    needs: dict[str, list[str]] = {rule: [] for rule in IMPLICIT}
    needs["T1"] = [", ".join(value.name for value in op.operands) or "no operands"]
    needs["T2"] = [f"{value.name}: {value.type}" for value in op.operands]
    needs["T3"] = [_typevar(var) for var in op.typevars]
    needs["T4"] = [a.name for a in op.attributes if not a.optional and (a.fields or a.default is None)]
    needs["T5"] = [_attribute(attribute) for attribute in op.attributes]
    needs["T6"] = [", ".join(value.name for value in op.results) or "no results"]
    needs["T7"] = [f"{value.name}: {value.type}" for value in op.results]
    needs["T8"] = [f"{region.name}: {region.text}" for region in op.regions] or ["no regions"]
    return {rule: needs[rule] for rule in implicit_rules(op)}


def _typevar(var: DeclaredTypeVar) -> str:
    classes = " | ".join(sorted(var.classes))
    extra = ["one type per item"] if var.pack else []
    extra += ["quantization parameters may differ"] if var.baseline else []
    extra += ["what is quantized per axis may differ in that"] if var.moved else []
    return ", ".join([f"{var.name}: {classes}", *extra])


def _attribute(attribute: DeclaredAttribute) -> str:
    kind = f"{attribute.struct}{'[]' * attribute.kind.endswith('[]')}" if attribute.struct else attribute.kind
    if kind.startswith("enum"):
        kind = f"{'list of ' if kind.endswith('[]') else ''}{' | '.join(attribute.choices)}"
    kind += f" with {attribute.columns} columns" if attribute.columns is not None else ""
    kind += ", or axes of a mesh" if attribute.groups else ""
    if attribute.default is not None:
        kind += f", by default {attribute.default}"
    elif attribute.optional:
        kind += ", optional"
    return f"{attribute.name}: {kind}"


def _value(value: DeclaredValue) -> str:
    return f"{value.name}: {value.type}"


def _in_order(op: Op) -> list[Constraint]:
    return sorted(op.rules, key=lambda rule: (rule.name[0], int(rule.name[1:])))


def _squeezed(text: str) -> str:
    return " ".join(text.split())


# --- one op as text -------------------------------------------------------------------------------


def _op_lines(op: Op) -> Iterator[str]:
    yield from _fill(f"{op.name}: {op.summary}", "", "  ")
    yield from (["", *_fill(op.about, "  ", "  ")] if op.about else [])
    yield from _section("broadcasts", [str(op.broadcasts)] if op.broadcasts is not None else [])
    yield from _declared("operands", ((_value(value), value.words) for value in op.operands))
    yield from _declared("attributes", _attributes(op))
    yield from _declared("told of values", ((f"{_attribute(told)}, of {told.of}", told.words) for told in op.lookups))
    yield from _declared("regions", ((f"{region.name}: {region.text}", region.words) for region in op.regions))
    yield from _declared("results", ((_value(value), value.words) for value in op.results))
    yield from _section("type variables", [_typevar(var) for var in op.typevars])
    yield from _section("definitions", (f"{define.name} = {define.text}" for define in op.defines))
    yield from _heading("rules")
    named = {rule_name(op.name, rule.name): rule for rule in _in_order(op)}
    width = max(map(len, named), default=0) + 2
    for name, rule in named.items():
        yield from _fill(str(rule.formula), f"  {name:{width}}", " " * (width + 2))
        if rule.says:
            yield from _fill(rule.says, " " * (width + 2), " " * (width + 2))
    form = ", ".join(rule_name(op.name, rule) for rule in asked(op))
    yield from _fill(f"and of form, the same for every op: {form}", "  ", "  ")
    yield from _heading("meaning")
    yield from _meaning(op)
    yield from _on_device(op)
    yield from _section("what follows from it", _traits(op))
    yield from _readings(op)
    yield from _section(
        "accuracy", [f"{said} ({glossary.pointer(said)})" if said in WORDS else said for said in _accuracy(op)]
    )
    yield from _of_same_name(op)
    for title in ("decomposition", "examples"):
        section = _section_of(op, title)
        if section is not None:
            yield from _heading(title)
            yield from _laid_out(section, 2, _SIGNS.get(title, ": "))
    yield from _section("history", [f"{version}: {change}" for version, change in op.history.items()])
    yield from _section("how far it may go", op.tier_words)


def _traits(op: Op) -> Sequence[str]:
    from opspec.sharding_rules.shown import rule_words
    from opspec_model.definitions.traits import cost_words, declared_words, traits, words

    known = traits_of(op.name) or OpTraits()
    costs = cost_words(known.flops, known.read, known.written, known.read_by_data, op.cost)
    said = [*words(traits(op)), *declared_words(op)]
    return [*said, *(f"{what}: {formula}" for what, formula in (*costs, *rule_words(op)))]


def _declared(title: str, named: Iterable[tuple[str, str]]) -> Iterator[str]:
    """What is declared, each with its sentence below it."""
    lines: list[str] = []
    for declared, words in named:
        indent = " " * (len(declared) - len(declared.lstrip()) + 6)
        lines += [*_wrapped(declared, 2), *_fill(words, indent, indent)]
    if lines:
        yield from _heading(title)
        yield from lines


def _attributes(op: Op) -> Iterator[tuple[str, str]]:
    for attribute in op.attributes:
        if not attribute.fields:
            yield _attribute(attribute), attribute.words
            continue
        optional = ", optional," if attribute.optional else ""
        yield f"{attribute.name}: #{op.dialect}.{attribute.kind}{optional} of", attribute.words
        yield from ((f"  {_attribute(field)}", field.words) for field in attribute.fields)


def _meaning(op: Op) -> Iterator[str]:
    """The formulas as the op file writes them."""
    from opspec_model.definitions.spec import Extern

    if isinstance(op.semantics, Extern):
        where = f"{op.semantics.function}; {glossary.pointer('extern')}"
        yield from _wrapped(f"an extern, written by hand ({where}): {op.semantics.reason}", 2)
        lines = [f"  {line}".rstrip() for line in op.semantics.computes.splitlines()]
        yield from ["", *lines] if lines else []
        return
    yield from _laid_out(_section_of(op, "semantics"), 2)


def _on_device(op: Op) -> Iterator[str]:
    """What one device makes of its parts, and the functions that this calls."""
    from opspec_model.definitions.graph_tree import function_text
    from opspec_model.definitions.used_defines import called_functions

    if op.on_device:
        yield from _heading("on one device, of its parts")
        yield from _laid_out(_section_of(op, "on_device"), 2, " = ")
        for function in called_functions(op, op.on_device):
            for line in function_text(function).splitlines():
                inner = len(line) - len(line.lstrip())
                yield from _fill(line.strip(), " " * (2 + inner), " " * (4 + inner))


def _readings(op: Op) -> Iterator[str]:
    """What differs in each other reading, and what examples give in it."""
    for reading in op.readings:
        yield from _heading(f"read as {reading.name}")
        yield from _wrapped(reading.reason, 2)
        for name, text in reading.lets.items():
            yield from _labelled(f"{name} = ", text, 2)
        for example in reading.examples:
            outputs = (f"{name} = {', '.join(texts)}" for name, texts in example.outputs.items())
            yield from _labelled(f"{example.name} gives ", "; ".join(outputs), 2)


def _accuracy(op: Op) -> list[str]:
    """What is promised, in the words of the glossary, or a number for each element type."""
    return [f"{element}: within {said} ULP" if element else said for element, said in op.accuracy.items()]


def _of_same_name(op: Op) -> Iterator[str]:
    """The function that an op is often named after."""
    for title, function in glossary.looked_up(op.short).items():
        yield from _section("function of this name", [f"{title}: {function.text}", function.why])


def _laid_out(node: Node | None, indent: int, sign: str = ": ") -> Iterator[str]:
    """A part of an op file: one line per key where it fits, longer texts wrapped below their key."""
    from opspec_model.text.yaml_nodes import Mapping as MappingNode
    from opspec_model.text.yaml_nodes import Scalar, Sequence

    if isinstance(node, Sequence):
        for item in node.items:
            yield from _laid_out(item, indent)
    if isinstance(node, Scalar):
        yield from _wrapped(node.text, indent)
    if not isinstance(node, MappingNode):
        return
    for key, value in node.entries:
        if isinstance(value, Scalar):
            yield from _labelled(f"{key.text}{sign}", value.text, indent)
        else:
            yield f"{' ' * indent}{key.text}:"
            yield from _laid_out(value, indent + 2, _SIGNS.get(key.text, ": "))


_SIGNS = {"let": " = ", "over": " in ", "decomposition": " = "}


def _section_of(op: Op, key: str) -> Node | None:
    document = _document(op)
    return next((value for name, value in document.entries if name.text == key), None) if document else None


def _document(op: Op) -> MappingNode | None:
    from opspec_model.loading.expanded_op_file import expanded_nodes

    return expanded_nodes(op.file, op.base)


# --- one rule as text -----------------------------------------------------------------------------


def _rule_lines(op: Op, name: str) -> Iterator[str]:
    data = _rule_data(op, name)
    yield from _fill(f"{data['rule']}: {data['summary']}", "", "  ")
    yield from _section("rule", [data["text"]] if data["text"] else [])
    yield from _section("asks", data["asks"])
    yield from _section("where", [f"{key} = {text}" for key, text in data["definitions"].items()])
    needs = data["needs"].items()
    yield from _section("checked only if these hold", [f"{key}: {text}" for key, text in needs])
    yield from _section("why", [data["why"]])
    breaking = data["broken_by"]
    if breaking is not None:
        yield from _section("broken by", [breaking["change"], breaking["because"]])
    yield from _section("more", [f"opspec explain {op.name}"])


def _rule_data(op: Op, name: str) -> dict[str, Any]:
    from opspec.verification.counterexample import breaking

    rule = next((rule for rule in op.rules if rule.name == name), None)
    data: dict[str, object] = {"rule": rule_name(op.name, name), "op": op.name}
    if rule is None:
        return data | {
            "summary": IMPLICIT[name],
            "text": "",
            "asks": asked(op)[name],
            "definitions": {},
            "needs": {},
            "why": IMPLICIT_REASONS[name],
            "public": None,
            "broken_by": None,
        }
    needs = [other for other in _in_order(op) if other.name in rule.needs]
    return data | {
        "summary": rule.says or f"a rule of {op.name}",
        "text": str(rule.formula),
        "asks": [],
        "definitions": _definitions(op, rule),
        "needs": {rule_name(op.name, other.name): str(other.formula) for other in needs},
        "why": _why(op, rule),
        "public": rule.public,
        "broken_by": breaking(op, name),
    }


def _definitions(op: Op, rule: Constraint) -> dict[str, str]:
    """What the rule's names stand for, and the names in those."""
    from opspec_model.definitions.spec import names_in

    bindings = {binding.name: binding for binding in op.defines}
    used: set[str] = set()
    pending = [rule.formula.tree]
    while pending:
        new = (names_in(pending.pop()) & set(bindings)) - used
        used |= new
        pending += [bindings[name].value for name in new]
    return {name: _squeezed(binding.text) for name, binding in bindings.items() if name in used}


def _why(op: Op, rule: Constraint) -> str:
    parts = []
    if rule.infers is not None:
        what = "shape of" if rule.infers in {value.name for value in op.results} else "element type"
        parts.append(f"It determines the {what} {rule.infers}.")
    needing = [rule_name(op.name, other.name) for other in _in_order(op) if rule.name in other.needs]
    if needing:
        parts.append(f"{', '.join(needing)} take{'s' if len(needing) == 1 else ''} it for granted.")
    if rule.public is not None:
        parts.append(f"The public specification of {op.short} states it as {rule.public}.")
    return " ".join(parts)


# --- data -----------------------------------------------------------------------------------------


def _op_data(op: Op) -> dict[str, object]:
    return {
        "op": op.name,
        "summary": op.summary,
        "about": op.about,
        "typevars": {var.name: sorted(var.classes) for var in op.typevars},
        "operands": {value.name: str(value.type) for value in op.operands},
        "attributes": {leaf.name: leaf.kind for leaf in op.leaves},
        "regions": {region.name: region.text for region in op.regions},
        "results": {value.name: str(value.type) for value in op.results},
        "words": {named.name: named.words for named in _all_named(op) if named.words},
        "rules": {rule_name(op.name, rule.name): str(rule.formula) for rule in _in_order(op)}
        | {rule_name(op.name, name): "; ".join(asks) for name, asks in asked(op).items()},
        "says": {rule_name(op.name, rule.name): rule.says for rule in _in_order(op) if rule.says},
        "definitions": {binding.name: _squeezed(binding.text) for binding in op.defines},
        "meaning": _plain(_section_of(op, "semantics")),
        **{key: _plain(_section_of(op, key)) for key in ("cost", "sharding", "static", "holds")},
        "on_device": _plain(_section_of(op, "on_device")),
        "readings": _plain(_section_of(op, "readings")),
        "sharding": _sharding(op),
        "accuracy": _accuracy(op),
        "decomposition": _plain(_section_of(op, "decomposition")),
        "examples": _plain(_section_of(op, "examples")),
        "history": dict(op.history),
        "tier": op.tier,
    }


def _sharding(op: Op) -> dict[str, object] | None:
    """How devices share an example of the op; nothing where it has no rule."""
    from opspec.sharding_rules.shown import rule_data, shown_rule

    found = shown_rule(op)
    return None if found is None else {"example": found.example, **rule_data(found.rule)}


def _all_named(op: Op) -> Iterator[DeclaredValue | DeclaredAttribute | RegionSpec]:
    """All of which the file has words."""
    yield from op.operands
    for attribute in op.attributes:
        yield attribute
        yield from attribute.fields
    yield from op.regions
    yield from op.results


def _plain(node: Node | None) -> object:
    from opspec_model.text.yaml_nodes import Mapping as MappingNode
    from opspec_model.text.yaml_nodes import Scalar, Sequence

    match node:
        case MappingNode():
            return {key.text: _plain(value) for key, value in node.entries}
        case Sequence():
            return [_plain(item) for item in node.items]
        case Scalar():
            return node.text
    return None


# --- layout ---------------------------------------------------------------------------------------


def _heading(title: str) -> list[str]:
    return ["", title]


def _section(title: str, items: Iterable[str]) -> Iterator[str]:
    lines = [line for item in items for line in _wrapped(item, 2)]
    if lines:
        yield from _heading(title)
        yield from lines


def _labelled(label: str, text: str, indent: int = 2) -> list[str]:
    """The text behind its label, or below it where that is too narrow."""
    first = " " * indent + label
    if len(first) > WIDTH // 2:
        return [first.rstrip(), *_wrapped(text, indent + 4)]
    return _fill(text, first, " " * (indent + 4))


def _wrapped(text: str, indent: int) -> list[str]:
    """Leading spaces of the text add to the indent."""
    spaces = len(text) - len(text.lstrip())
    return _fill(text, " " * (indent + spaces), " " * (indent + spaces + 4))


def _fill(text: str, first: str, later: str) -> list[str]:
    return textwrap.wrap(_squeezed(text), WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)
