"""The words of an op file: a paragraph about the op, a sentence for each thing that it declares, what its rules say,
and the steps of a meaning that is written by hand.

Each name in backticks, and each name in the steps, has to be one that the file or the language has. Words that say
nothing are refused. What lacks words is refused only where an op is to be published.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from opspec_model.definitions.spec import Constraint, DeclaredAttribute
from opspec_model.language.builtins import BUILTINS, GRID
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.loading.prose import refuse_poor, unknown_names, unknown_steps
from opspec_model.text.file_format import ExternFile, PullFile, StagesFile
from opspec_model.text.problems import did_you_mean
from opspec_model.text.yaml_nodes import Scalar, sentence

# What the steps of a meaning write beside the language: loops, and what happens outside of the program.
_STEPS = frozenset(("for", "while", "return"))
_OUTSIDE = frozenset(("token", "wait", "begin", "take_from", "give_to", "call_outside", "draw"))
WIDTH = 76  # of a line of steps
_MADE = re.compile(
    r"(?:^|\n|;|let)\s*(?P<made>[A-Za-z_]\w*(?:, *[A-Za-z_]\w*)*)(?:\[[^\n=]*\])?\s*=(?!=)"
    r"|\bfor (?P<each>[A-Za-z_]\w*(?:, *[A-Za-z_]\w*)*) in\b"
    r"|(?:^|\n)(?P<function>[A-Za-z_]\w*)\((?P<parameters>[\w, ]*)\)\s*(?:=|:)"
)


class Words:
    """The words of one op, checked: `ops` are the names of those that there are."""

    def __init__(self, declared: Declarations, defines: Iterable[str], ops: Iterable[str]) -> None:
        self.declared = declared
        self.defines = set(defines)
        self.ops = ops

    def attach(self) -> None:
        """Give what is declared its sentence."""
        declared = self.declared
        given = declared.file.words
        known = list(self._named())
        for key, text in entries(given):
            if key.text not in known:
                declared.unknown(key, "operand, attribute, field, region or result", known)
            self._check(text, "words")
        found = {key.text: sentence(text) for key, text in entries(given)}
        for values in (declared.operands, declared.results):
            for name, value in values.items():
                values[name] = replace(value, words=found.get(name, ""))
        for name, region in declared.regions.items():
            declared.regions[name] = replace(region, words=found.get(name, ""))
        for name, attribute in declared.attributes.items():
            declared.attributes[name] = self._worded(attribute, found)
        self._check(declared.file.about, "about")
        for _, rule in entries(declared.file.constraints):
            self._check(rule.says, "says")
        if isinstance(declared.file.semantics, ExternFile):
            self._check_steps(declared.file.semantics.computes)

    def _worded(self, attribute: DeclaredAttribute, found: Mapping[str, str]) -> DeclaredAttribute:
        header = self.declared.base.dialects.get(self.declared.dialect)
        shared = header.words.get(attribute.kind, {}) if header is not None else {}
        fields = tuple(
            replace(field, words=found.get(field.name) or shared.get(field.name, "")) for field in attribute.fields
        )
        return replace(attribute, fields=fields, words=found.get(attribute.name, ""))

    def _named(self) -> Iterator[str]:
        """All that may have a sentence."""
        declared = self.declared
        yield from (*declared.operands, *declared.attributes)
        yield from (field.name for attribute in declared.attributes.values() for field in attribute.fields)
        yield from (*declared.regions, *declared.results)

    # -- what is refused ---------------------------------------------------------------------------

    def _check(self, text: Scalar | None, part: str) -> None:
        if text is None:
            return
        refuse_poor(self.declared.report, text, part)
        self._refuse(text, unknown_names(text.text, self._known), self._known)

    @cached_property
    def _known(self) -> set[str]:
        """What a name in backticks may be."""
        declared, base = self.declared, self.declared.base
        file = declared.file
        known = {*self._named(), *declared.typevars, *self.defines, *base.primitives, *base.elements, *base.classes}
        ops = list(self.ops)
        known |= {*BUILTINS, *GRID, *base.dialects, *base.structs(declared.dialect), *ops}
        known |= {name.partition(".")[2] for name in ops} | declared.broken
        known |= {word for name, values in base.enums(declared.dialect).items() for word in (name, *values)}
        if isinstance(file.semantics, PullFile | StagesFile):
            stages = file.semantics.stages if isinstance(file.semantics, StagesFile) else {"": file.semantics}
            for name, stage in stages.items():
                known |= {name, stage.index.text, *(stage.let or ())}
                known |= {*stage.fold.over, *(stage.fold.let or ())} if stage.fold is not None else set()
        return known

    def _check_steps(self, steps: Scalar | None) -> None:
        if steps is None:
            return
        if any(len(line) > WIDTH for line in steps.text.splitlines()):
            self.declared.error(
                steps, f"expected lines of at most {WIDTH} characters", "terminals show them as they are"
            )
        known = self._known | _STEPS | _OUTSIDE
        for match in _MADE.finditer(steps.text):
            names = (match[group] for group in ("made", "each", "function", "parameters") if match[group])
            known |= {name.strip() for names_ in names for name in names_.split(",")}
        self._refuse(steps, unknown_steps(steps.text, known), known)

    def _refuse(self, text: Scalar, places: Iterable[tuple[int, int]], known: Iterable[str]) -> None:
        """Names that name nothing, where they stand."""
        for start, end in places:
            name = text.text[start:end]
            hint = did_you_mean(name, known) or "names are those of the op file, of functions, ops and element types"
            self.declared.error_at(text, start, end, f"'{name}' names nothing", hint)

    # -- what is missing ---------------------------------------------------------------------------

    def refuse_missing(self, rules: Iterable[Constraint]) -> None:
        """An error for each kind of words that the file lacks, at the line of the op."""
        declared = self.declared
        file, op = declared.file, declared.file.op
        if file.about is None:
            declared.error(op, f"nothing says what {op.text} means", "about: a paragraph, below the summary")
        silent = [name for name in self._named() if not self._said(name)]
        if silent:
            message = f"no words for {', '.join(silent)}"
            declared.error(op, message, f"words: {{{silent[0]}: What it is for.}}, below the signature")
        enums = self.declared.base.dialects[declared.dialect].enums
        chosen = {leaf.choices for attribute in declared.attributes.values() for leaf in attribute.leaves}
        told = self.declared.base.dialects[declared.dialect].words
        for name in (name for name, values in enums.items() if values in chosen and name not in told):
            declared.error(
                op, f"no words for the values of {name}", "words: {" + name + ": ...}, in the dialect's header"
            )
        mute = [rule.name for rule in rules if not rule.says]
        if mute:
            message = f"{', '.join(mute)} say{'s' if len(mute) == 1 else ''} nothing in words"
            declared.error(op, message, "says: the rule in words, and what goes wrong without it")
        if isinstance(file.semantics, ExternFile) and file.semantics.computes is None:
            declared.error(
                op, "a meaning that is written by hand has no steps", "computes: what it does, beside extern"
            )

    def _said(self, name: str) -> str:
        declared = self.declared
        fields = {field.name: field for attribute in declared.attributes.values() for field in attribute.fields}
        tables = (declared.operands, declared.results, declared.regions, declared.attributes, fields)
        return next(table[name].words for table in tables if name in table)
