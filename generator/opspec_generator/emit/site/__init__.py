"""Sources of the site: a page per op in MyST, indexes by dialect and diagnostic, primitives, types, externs.

Pages name files that the site's Sphinx extension reads when it builds (generated code, tests, the matrix),
so that a page changes only when its op does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from opspec.programs.diagnostic import rule_name
from opspec.rules.breakable_rules import implicit_rules
from opspec.rules.program_rule_texts import RULES, WARNINGS
from opspec.rules.signature import IMPLICIT
from opspec.sharding_rules.shown import shown_rule
from opspec.verification.explain_pages import asked
from opspec_generator.emit.python_text import quoted
from opspec_generator.emit.site.decomposition import decomposition, excepted, on_device, units
from opspec_generator.emit.site.markup import cell, code, escaped, prose, sentence, symbol, told, worded
from opspec_generator.emit.site.meanings import MEANINGS, decomposed, fast_paths, meanings
from opspec_generator.emit.site.op_facts import GROUPS, facts, group, ops_file
from opspec_generator.emit.site.parameters import elsewhere, parameters, types
from opspec_generator.emit.site.sharding_picture import sharding_picture
from opspec_generator.emit.site.version_pages import log_rows, op_versions, version_data
from opspec_generator.spelling.latex import LatexPrinter, Notation, function_name, notation_text
from opspec_generator.spelling.plain import plain
from opspec_generator.templates import environment
from opspec_model.definitions.spec import (
    Arm,
    Base,
    Constraint,
    DeclaredValue,
    Extern,
    Op,
    Pull,
    PullStage,
    Reading,
)
from opspec_model.definitions.table_rows import Primitive
from opspec_model.definitions.traits import Traits, cost_words, declared_words, traits, words
from opspec_model.definitions.used_defines import used_defines
from opspec_model.language.tree import Binding, If, Node
from opspec_model.names import LATEX

PUBLIC = "https://openxla.org/stablehlo/spec"
# Whose public specification the numbers of `public:` are.
PUBLIC_DIALECT = "stablehlo"


class SiteEmitter:
    """Pages below docs/."""

    name = "site"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        return {f"docs/{op.dialect}/{op.short}.md": _render("op", **_Page(op).data())}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        return {
            **(_pack_site(base) if base.is_pack else _program_page()),
            "docs/primitives.md": _render("primitives", rows=list(map(_primitive, base.primitives.values()))),
            "docs/types.md": _render("types", rows=base.elements.values(), classes=list(_classes(base))),
            "docs/versions.md": _render("versions", dialects=[log_rows(own, told) for own in base.own_dialects]),
        }

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        ops = sorted(summaries, key=lambda op: str(op["name"]))
        dialects: dict[str, list[Mapping[str, Any]]] = {}
        for op in ops:
            dialects.setdefault(op["name"].partition(".")[0], []).append(op)
        pages = {f"docs/{name}/index.md": _dialect(name, found) for name, found in dialects.items()}
        for name, found in dialects.items():
            versions = version_data(name, found, told)
            pages |= {f"docs/versions/{name}-{v}.md": _render("version", **data) for v, data in versions.items()}
            listed = [
                {
                    "title": f"{{ref}}`{op['name']}`",
                    "page": op["name"].replace(".", "/", 1),
                    "rules": op["site"]["rules"],
                }
                for op in found
            ]
            pages[f"docs/diagnostics/{name}.md"] = _render("dialect_rules", dialect=name, ops=listed)
            pages[f"docs/matrix/{name}.md"] = _render("dialect_matrix", dialect=name)
        implicit = [f"`{name}`: {text}" for name, text in IMPLICIT.items()]
        externs = [{"name": op["name"], **op["site"]["extern"]} for op in ops if op["site"]["extern"]]
        return {
            **pages,
            "docs/diagnostics.md": _render("diagnostics", dialects=dialects, implicit=implicit),
            "docs/matrix.md": _render("matrix", dialects=dialects),
            "docs/externs.md": _render("externs", ops=externs, count=_extern_count(len(externs), len(ops))),
            "docs/fast.md": _render("fast", ops=_fast_paths(ops)),
            "docs/meanings.md": _render("meanings", **meanings(dialects)),
            "docs/ops.json": ops_file(ops),
        }

    def summarize(self, op: Op) -> Mapping[str, Any]:
        rules = [
            {
                "name": rule_name(op.name, rule.name),
                "anchor": anchor(op, rule.name),
                "text": (f"{worded(rule.says)}: " if rule.says else "") + worded(code(str(rule.formula))),
                "public": rule.public or "",
            }
            for rule in _in_order(op)
        ]
        extern = op.semantics
        found = (
            {"function": extern.function, "reason": cell(escaped(extern.reason))}
            if isinstance(extern, Extern)
            else None
        )
        site = {"rules": rules, "extern": found, "decomposed": decomposed(op), "versions": op_versions(op)}
        return {"site": {**site, "facts": facts(op)}}


def _program_page() -> Mapping[str, str]:
    rules, warnings = (
        [{"name": name, "text": escaped(rule.text), "why": escaped(rule.why)} for name, rule in found.items()]
        for found in (RULES, WARNINGS)
    )
    return {"docs/program.md": _render("program", rules=rules, warnings=warnings)}


def _pack_site(base: Base) -> Mapping[str, str]:
    """What makes a pack's pages a site of their own."""
    first = base.own_dialects[0]
    source, title = f"spec/dialects/{first.name}.yaml", base.package.replace("_", "-")
    conf = (
        environment()
        .get_template("site/conf.py.j2")
        .render(source=source, title=quoted(title), spec=quoted(f"../{base.package}/spec"))
    )
    index = _render("index", source=source, title=title, summary=escaped(first.summary))
    return {"docs/conf.py": conf, "docs/index.md": index}


def _render(template: str, **data: Any) -> str:
    """The template's text without the blank lines that its loops leave."""
    text = environment().get_template(f"site/{template}.md.j2").render(**data)
    return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"


def anchor(op: Op, rule: str) -> str:
    """Where on the op's page a rule stands: permanent, like the rule's name."""
    return f"{op.short}-{rule}"


# --- one op ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Stage:
    """A stage as the page shows it: a note, and equations, each with the types that it is for."""

    note: str
    equations: list[tuple[str, str]]


class _Page:
    """What the page of one op holds."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.printer = LatexPrinter(notations(op.base))

    def data(self) -> dict[str, Any]:
        op = self.op
        semantics = op.semantics
        stages = semantics.stages if isinstance(semantics, Pull) else ()
        public = any(rule.public for rule in op.rules) and op.dialect == PUBLIC_DIALECT
        home = f"{op.dialect}/{op.short}"
        shared = shown_rule(op)
        return {
            "name": op.name,
            "source": op.path,
            "summary": escaped(op.summary),
            "about": prose(op.about),
            "elsewhere": elsewhere(op),
            "origin": _origin(op),
            "parameters": list(parameters(op)),
            "types": types(op),
            "extern": semantics if isinstance(semantics, Extern) else None,
            "stages": [self.stage(stage, len(stages) > 1) for stage in stages],
            "defined": self.bindings(used_defines(op, [tree for stage in stages for tree in _trees(stage)])),
            "readings": list(map(self.reading, op.readings)),
            "decomposition": decomposition(op, self.reference),
            "on_device": on_device(op, self.reference),
            "broadcasts": self.reference(op.broadcasts.op) if op.broadcasts is not None else "",
            "rules_intro": _rules_intro(op, public),
            "rules": list(map(self.rule, _in_order(op))),
            "implicit": list(map(self.implicit, implicit_rules(op))),
            "implicit_names": _run(implicit_rules(op)),
            "examples": [_example(op, example) for example in op.examples],
            "numpy": f"{op.package}/numpy/{home}.py",
            "cuda": f"{op.package}/cuda/{home}.cu",
            "verifier": f"{op.package}/verifier/{home}.py",
            "deprecated": escaped(op.deprecated),
            "history": [(version, escaped(change)) for version, change in op.history.items()],
            "tiers": [escaped(words) for words in op.tier_words],
            "accuracy": _accuracy(op),
            "measured": bool(op.accuracy) and "" not in op.accuracy,
            "traits": [*words(traits(op)), *map(escaped, declared_words(op)), *_costs(op, traits(op))],
            "shared": shared and {"rule": shared.rule, "example": shared.example, "picture": sharding_picture(shared)},
        }

    def reference(self, name: str) -> str:
        """A link to another op, where this site has it: that of a pack has the pack's own."""
        own = {dialect.name for dialect in self.op.base.own_dialects}
        return f"{{ref}}`{name}`" if name.partition(".")[0] in own else code(name)

    def bindings(self, found: Iterable[Binding]) -> list[str]:
        return [self.printer.equation(symbol(binding.name), binding.value) for binding in found]

    def stage(self, stage: PullStage, several: bool) -> _Stage:
        """The value first, then what its names stand for."""
        left = rf"{symbol(stage.name)}\left[{symbol(stage.index)}\right]"
        if stage.fold is not None:
            equations = [("", self.printer.equation(left, stage.fold))]
        else:
            equations = [
                (_label(arm, case), self.printer.equation(left, tree))
                for arm in stage.arms
                for case, tree in self.cases(arm.formula.tree)
            ]
        equations += [("where" if i == 0 else "", text) for i, text in enumerate(self.bindings(stage.bindings))]
        note = f"**{escaped(stage.name)}**" if several else ""
        if stage.shape is not None:
            note += f", a tensor of {stage.element} with shape {code(str(stage.shape))}"
        if stage.fold is not None:
            order = "in any grouping" if stage.fold.order == "any_tree" else "from first to last"
            note += f"{', terms' if note else 'Terms'} combined {order}"
        return _Stage(f"{note}:" if note else "", equations)

    def reading(self, reading: Reading) -> dict[str, Any]:
        """What differs in another reading, and what examples give in it."""
        bindings = [binding for stage in reading.semantics.stages for binding in stage.bindings]
        return {
            "name": reading.name,
            "reason": escaped(reading.reason),
            "equations": self.bindings(binding for binding in bindings if binding.name in reading.lets),
            "lets": [f"{name} = {text}" for name, text in reading.lets.items()],
            "examples": [_example(self.op, example) for example in reading.examples],
        }

    def cases(self, tree: Node) -> Iterator[tuple[str, Node]]:
        """A choice between choices as one formula for each."""
        if isinstance(tree, If) and isinstance(tree.then, If):
            yield f"if {{math}}`{self.printer.text(tree.test)}`", tree.then
            yield "otherwise", tree.other
        else:
            yield "", tree

    def rule(self, rule: Constraint) -> dict[str, Any]:
        op = self.op
        notes = []
        if rule.infers:
            notes.append(f"It determines the shape of `{rule.infers}`.")
        if rule.needs:
            needs = ", ".join(f"{{ref}}`{rule_name(op.name, need)}`" for need in rule.needs)
            notes.append(f"Checked only if {needs} {'holds' if len(rule.needs) == 1 else 'hold'}.")
        if rule.public:
            where = f"[{op.short}]({PUBLIC}#{op.short})" if op.dialect == PUBLIC_DIALECT else escaped(op.short)
            notes.append(f"Public specification: {where} {rule.public}.")
        if rule.unwitnessed:
            notes.append(f"Unwitnessed: {escaped(rule.unwitnessed)}")
        return {
            "name": rule_name(op.name, rule.name),
            "anchor": anchor(op, rule.name),
            "says": sentence(rule.says or ""),
            "formula": self.printer.formula(rule.formula.tree),
            "text": str(rule.formula),
            "note": " ".join(notes),
        }

    def implicit(self, name: str) -> dict[str, Any]:
        op = self.op
        of = ", ".join(map(code, asked(op)[name]))
        text = IMPLICIT[name]
        return {
            "name": rule_name(op.name, name),
            "anchor": anchor(op, name),
            "says": f"{text[0].upper()}{text[1:]}: {of}.",
        }


def _origin(op: Op) -> str:
    """What one looks at, for who came by a search: the kind of op, since when it is there, and its file."""
    since = next(iter(op.history), "")
    parts = [
        group(op),
        f"since {since}" if since else "",
        f"{{defined}}`{op.name}`",
    ]
    return " · ".join(part for part in parts if part)


def _label(arm: Arm, case: str) -> str:
    types = f"for {arm.label.replace('|', ', ')}" if arm.classes else ""
    text = ", ".join(part for part in (types, case) if part)
    return f"{text[0].upper()}{text[1:]}:" if text else ""


def _trees(stage: PullStage) -> Iterator[Node]:
    yield from (binding.value for binding in stage.lets)
    yield from (arm.formula.tree for arm in stage.arms)
    if stage.fold is not None:
        yield stage.fold
    if stage.shape is not None:
        yield stage.shape.tree


def _rules_intro(op: Op, public: bool) -> str:
    text = "A program in which one of these does not hold is not valid. "
    text += f"`opspec explain {rule_name(op.name, 'T1')}` and the like print them in a terminal."
    return f"{text} Numbers of the [public specification]({PUBLIC}#{op.short}) stand beside ours." if public else text


def _run(names: Sequence[str]) -> str:
    """Rules by their names: `T1` to `T8`."""
    return f"{code(names[0])} to {code(names[-1])}" if len(names) > 2 else ", ".join(map(code, names))


def _in_order(op: Op) -> list[Constraint]:
    return sorted(op.rules, key=lambda rule: (rule.name[0], int(rule.name[1:])))


def _example(op: Op, example: Any) -> dict[str, Any]:
    def tensors(values: Iterable[DeclaredValue], given: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
        found = []
        for value in values:
            texts = given.get(value.name, ())
            several = value.type.variadic and len(texts) > 1
            found += [
                (f"{value.name}[{i}]" if several else value.name, " ".join(text.split()))
                for i, text in enumerate(texts)
            ]
        return found

    settings = [
        (name, code(" ".join(text.split())))
        for name, text in (
            *example.attributes.items(),
            *((name, text) for name, texts in example.regions.items() for text in texts),
        )
    ]
    return {
        "name": escaped(example.name.replace("_", " ")),
        "inputs": tensors(op.operands, example.inputs),
        "attributes": settings,
        "outputs": tensors(op.results, example.outputs),
    }


def _accuracy(op: Op) -> str:
    whole = op.accuracy.get("")
    if whole == "exact":
        return "every bit is determined"
    if whole == "reduction":
        return "that of a sum whose order is free"
    if whole is not None:
        return escaped(whole)
    stated = units(op.accuracy) or "not stated"
    row = op.function
    if row is None or row.region is None:
        return stated
    names = ", ".join(parameter.name for parameter in row.signature.parameters)
    return f"{stated}; {excepted(row.region)} (`{row.name}({names})` in 64 bits)"


# --- all ops --------------------------------------------------------------------------------------


def _costs(op: Op, found: Traits) -> list[str]:
    """What a use costs, as formulas."""
    moved = found.traffic
    formulas = (found.flops, moved.read if moved is not None else None, moved.written if moved is not None else None)
    flops, read, written = ("" if formula is None else plain(formula, op.base) for formula in formulas)
    said = cost_words(flops, read, written, moved.by_data if moved is not None else (), op.cost)
    return [f"{words}: {code(formula)}" for words, formula in said]


def _dialect(name: str, ops: Sequence[Mapping[str, Any]]) -> str:
    rows = [
        {
            "name": op["name"],
            "short": op["name"].partition(".")[2],
            "summary": cell(escaped(op["summary"])),
            "meaning": MEANINGS[op["meaning"]],
            "since": op["since"],
        }
        for op in ops
    ]
    count = f"{len(ops)} operation{'s' if len(ops) != 1 else ''}, each defined by one file."
    # The list beside the pages is by kind, as the front page is.
    groups = {op["name"].partition(".")[2]: GROUPS.index(op["site"]["facts"]["group"]) for op in ops}
    listed = sorted(groups, key=lambda short: (groups[short], short))
    return _render("dialect", dialect=name, ops=rows, count=count, listed=listed)


def _extern_count(externs: int, ops: int) -> str:
    return f"{externs or 'No'} of {ops} operations {'has' if externs == 1 else 'have'} such a meaning."


def _fast_paths(ops: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    return [{"name": op, "path": path, "says": cell(escaped(says))} for op, path, says in fast_paths(ops)]


# --- what all ops stand on ------------------------------------------------------------------------


def notations(base: Base) -> dict[str, Notation]:
    """How each primitive is printed in formulas."""
    return {name: _notation(row) for name, row in base.primitives.items()}


def _notation(row: Primitive) -> Notation:
    parameters = row.signature.parameters
    return Notation(
        row.text(LATEX, ""), tuple(p.name for p in parameters), any(p.variadic for p in parameters), row.operator
    )


def _primitive(row: Primitive) -> dict[str, Any]:
    names = ", ".join(p.name for p in row.signature.parameters)
    where = [f"`{var}`: {', '.join(sorted(classes))}" for var, classes in row.where.items()]
    if row.operator is not None:
        spelled = f"x {row.operator} y" if len(row.signature.parameters) == 2 else f"{row.operator}x"
        where.append(f"formulas write {code(spelled)}")
    if row.widen:
        where.append("types narrower than `f32` compute in `f64` and round once")
    left = rf"{function_name(row.name)}\left({', '.join(symbol(p.name) for p in row.signature.parameters)}\right)"
    shown = notation_text(row.name, _notation(row))
    return {
        "name": row.name,
        "summary": escaped(row.summary),
        "latex": shown if shown == left or not names else f"{left} = {shown}",
        "text": f"{row.name}{row.signature.text}",
        "where": where,
        "cases": [(name, cell(" ".join(map(code, cases)))) for name, cases in row.cases.items()],
    }


def _classes(base: Base) -> Iterator[tuple[str, str]]:
    for name, members in base.classes.items():
        if members != {name}:
            yield name, ", ".join(sorted(members))


EMITTER = SiteEmitter()
