"""Sizes that types name: `tensor<S x T>` says of a value which shape it has, and `i64[rank(x)]` how long a vector is.

What that demands is a rule, which has its number where it says `size: NAME`. Here it becomes the rule that it stands
for, and a symbol the shape of the value that has it first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.rewritten import Piece, part, replaced, rewritten
from opspec_model.text.yaml_nodes import Mapping, Node, Scalar
from opspec_model.text.yaml_nodes import Sequence as SequenceNode

SIZED = re.compile(r"(?P<kind>\w+)<(?P<size>(?P<symbol>[A-Za-z_]\w*) x )[^>]")
LENGTH = re.compile(r"(?:i64|bool)\[(?P<length>[A-Za-z_][\w()]*)\]")
_KINDS = ("tensor", "vector", "ints")
_RANGE = re.compile(r"C(\d+)\.\.C(\d+)")
_NAME = re.compile(r"'[^']*'|(?<![\w.])[A-Za-z_]\w*")
# Where expressions stand that may name a size, and what in there is none.
_EXPRESSIONS = (
    "attributes",
    "define",
    "constraints",
    "semantics",
    "readings",
    "decomposition",
    "on_device",
    "lowering",
)
_WORDS = (
    "type",
    "size",
    "like",
    "public",
    "says",
    "unwitnessed",
    "needs",
    "infers",
    "index",
    "extern",
    "reason",
    "computes",
)


@dataclass(frozen=True, slots=True)
class _Value:
    """An operand or a result whose type names a size."""

    declared: Scalar
    symbol: str
    kind: str
    many: bool
    result: bool


def without_sizes(report: Report, node: Mapping) -> Mapping:
    """The file with plain types, and with the rules that the sizes stand for."""
    return _Sizes(report, node).written_out()


class _Sizes:
    def __init__(self, report: Report, node: Mapping) -> None:
        self.report = report
        self.node = node
        self.values: dict[str, _Value] = {}
        self.lengths: dict[str, tuple[Scalar, Piece]] = {}
        self.homes: dict[str, str] = {}  # of each symbol that is no definition, the value that has it first
        self.linked: dict[str, set[str]] = {}  # which values rules compare with which
        self.named: set[str] = set()  # symbols that expressions use

    def written_out(self) -> Mapping:
        for section in ("operands", "results"):
            for key, value in self._table(section):
                self._declare(key, value, section == "results")
        self._measure(self._table("attributes"))
        if not self.values and not self.lengths and not self._size_rules():
            return self.node
        for name, sized in self.values.items():
            if sized.symbol not in self._keys("define"):
                self.homes.setdefault(sized.symbol, name)
        taken = set().union(*(self._keys(part) for part in ("typevars", "operands", "results", "attributes")))
        for symbol, name in self.homes.items():
            if symbol in taken:
                declared = self.values[name].declared
                message = f"the name '{symbol}' already means something in this op"
                self.report.error(declared.span, message, "call the size by another name")
        entries = [(key, self._section(key.text, value)) for key, value in self.node.entries]
        self._refuse_unsaid()
        return Mapping(tuple(entries), self.node.span)

    def _table(self, section: str) -> tuple[tuple[Scalar, Node], ...]:
        found = next((value for key, value in self.node.entries if key.text == section), None)
        return found.entries if isinstance(found, Mapping) else ()

    def _keys(self, section: str) -> set[str]:
        return {key.text for key, _ in self._table(section)}

    def _size_rules(self) -> bool:
        return any(_field(rule, "size") is not None for _, rule in self._table("constraints"))

    # -- declarations ------------------------------------------------------------------------------

    def _declare(self, key: Scalar, value: Node, result: bool) -> None:
        match = SIZED.match(value.text) if isinstance(value, Scalar) else None
        if match is None or not isinstance(value, Scalar):
            return
        if match["kind"] not in _KINDS:
            place = value.span_of(*match.span("symbol"))
            self.report.error(place, f"'{match['kind']}' has no size to name", f"only {', '.join(_KINDS)} have one")
            return
        self.values[key.text] = _Value(value, match["symbol"], match["kind"], value.text.endswith("..."), result)

    def _measure(self, attributes: tuple[tuple[Scalar, Node], ...]) -> None:
        """Attributes, and fields of structs, that say how long they are."""
        for key, value in attributes:
            fields = _field(value, "fields")
            if isinstance(fields, Mapping):
                self._measure(fields.entries)
                continue
            kind = _field(value, "type") or value
            match = LENGTH.match(kind.text) if isinstance(kind, Scalar) else None
            if match is not None and isinstance(kind, Scalar):
                self.lengths[key.text] = kind, part(kind, *match.span("length"))

    # -- sections ----------------------------------------------------------------------------------

    def _section(self, name: str, node: Node) -> Node:
        if name in ("operands", "results") and isinstance(node, Mapping):
            entries = ((key, _without(SIZED, "size", value)) for key, value in node.entries)
            return Mapping(tuple(entries), node.span)
        if name == "attributes":
            node = _plain_lengths(node)
        if name == "constraints" and isinstance(node, Mapping):
            rules = (rule for key, value in node.entries for rule in self._rules(key, value))
            node = Mapping(tuple(rules), node.span)
        return self._meant(node) if name in _EXPRESSIONS else node

    def _meant(self, node: Node) -> Node:
        """Expressions with the shapes that the symbols in them are."""
        match node:
            case Scalar():
                found = [match for match in _NAME.finditer(node.text) if match[0] in self.homes]
                self.named.update(match[0] for match in found)
                return replaced(node, [(*match.span(), self._shape(self.homes[match[0]])) for match in found])
            case SequenceNode(items=items):
                return SequenceNode(tuple(map(self._meant, items)), node.span)
            case Mapping(entries=entries):
                kept = ((key, value if key.text in _WORDS else self._meant(value)) for key, value in entries)
                return Mapping(tuple(kept), node.span)
        return node

    def _shape(self, name: str) -> str:
        return f"shape({name}[0])" if self.values[name].many else f"shape({name})"

    # -- rules -------------------------------------------------------------------------------------

    def _rules(self, key: Scalar, rule: Node) -> Iterator[tuple[Scalar, Node]]:
        """A constraint as it stands, or the one of each value whose size it is about."""
        size = _field(rule, "size")
        names = list(size.items) if isinstance(size, SequenceNode) else [] if size is None else [size]
        keys = _numbers(key)
        if not isinstance(rule, Mapping) or size is None:
            if len(keys) > 1:
                self.report.error(key.span, f"'{key.text}' is one rule", "only sizes have several numbers in one line")
            yield key, rule
            return
        if len(names) != len(keys):
            message = f"expected {len(keys)} value{'s' if len(keys) > 1 else ''}, one for each number"
            self.report.error(size.span, f"{message}, found {len(names)}", "a range of numbers is written C1..C3")
            return
        rest = tuple((at, value) for at, value in rule.entries if at.text not in ("size", "like"))
        for number, name in zip(keys, names, strict=True):
            said = self._said(name, _field(rule, "like")) if isinstance(name, Scalar) else None
            if said is not None:
                silent = _field(rule, "says") is None
                yield (
                    number,
                    Mapping(tuple(part for part in said if silent or part[0].text != "says") + rest, rule.span),
                )

    def _said(self, name: Scalar, like: Node | None) -> tuple[tuple[Scalar, Node], ...] | None:
        """The rule that a size is, and what it infers; None with the problem reported."""
        if name.text in self.lengths:
            self.linked.setdefault(name.text, set())
            kind, length = self.lengths[name.text]
            if ranked := re.fullmatch(r"rank\((\w+)\)", length.text):
                of = part(kind, length.start + ranked.start(1), length.start + ranked.end(1))
                words = self._made("says", f"`{name.text}` has an entry for each dimension of `", name, of, "`")
            else:
                words = self._made("says", f"`{name.text}` has `", name, length, "` entries")
            return self._made("rule", f"len({name.text}) == ", name, length), words
        value = self.values.get(name.text)
        if value is None:
            known = [*self.values, *self.lengths]
            hint = did_you_mean(name.text, known) or "name it there, tensor<S x T> or i64[rank(x)], or write a rule"
            self.report.error(name.span, f"the declaration of '{name.text}' names no size", hint)
            return None
        home = self.homes.get(value.symbol)
        other = like.text if isinstance(like, Scalar) else home
        if other is None:
            self.linked.setdefault(name.text, set())
            sizes = value.symbol if value.kind == "tensor" else f"[{value.symbol}]"
            made = self._made(
                "rule", self._all(name.text, sizes) if value.many else f"shape({name.text}) == {sizes}", name
            )
            words = self._made("says", f"{self._subject(value, name.text)} the shape `{sizes}`", name)
            return (made, self._made("infers", name.text, name), words) if value.result else (made, words)
        same = [each for each, other_ in self.values.items() if other_.symbol == value.symbol]
        if other not in same or (other == name.text and not (value.many and home == name.text)):
            at = like if isinstance(like, Scalar) else name
            message = f"the size of '{name.text}' is compared with that of '{other}'"
            others = [each for each in same if each != name.text]
            hint = f"other values of the size {value.symbol}: {', '.join(others) or 'none'}"
            self.report.error(at.span, message, hint)
            return None
        self.linked.setdefault(name.text, set()).add(other)
        self.linked.setdefault(other, set()).add(name.text)
        made = self._made("rule", self._equation(name.text, other), name)
        infers = value.result and not self.values[other].result
        words = self._made("says", self._words(name.text, other), name)
        return (made, self._made("infers", name.text, name), words) if infers else (made, words)

    def _words(self, name: str, other: str) -> str:
        """An equation of shapes in words."""
        if name == other:
            return f"all of `{name}` have one shape"
        if self.values[name].many and self.values[other].many:
            return f"`{name}` have the shapes of `{other}`, one by one"
        return f"{self._subject(self.values[name], name)} the shape of `{other}`"

    @staticmethod
    def _subject(value: _Value, name: str) -> str:
        return f"each of `{name}` has" if value.many else f"`{name}` has"

    def _equation(self, name: str, other: str) -> str:
        if not self.values[name].many:
            return f"shape({name}) == {self._shape(other)}"
        if name == other or not self.values[other].many:
            return self._all(name, self._shape(other))
        r, x = self._free("r"), self._free("x")
        return f"all(shape({r}) == shape({x}) for {r}, {x} in zip({name}, {other}))"

    def _all(self, name: str, size: str) -> str:
        x = self._free("x")
        return f"all(shape({x}) == {size} for {x} in {name})"

    def _free(self, variable: str) -> str:
        """A variable that nothing else in the file is called."""
        parts = ("typevars", "operands", "results", "attributes", "define", "regions")
        return f"{variable}_" if any(variable in self._keys(part) for part in parts) else variable

    def _made(self, key: str, text: str, at: Scalar, *more: Piece | str) -> tuple[Scalar, Node]:
        """An entry that stands for `at`, but for those pieces that stand elsewhere."""
        pieces = [Piece(x, at, 0, len(at.text)) if isinstance(x, str) else x for x in (text, *more)]
        return Scalar(key, at.span, raw=key), rewritten(pieces, at.span)

    def _refuse_unsaid(self) -> None:
        """What a declaration says of a size has a rule, and a size that is named is compared or used."""
        free = max((int(n) for key in self._keys("constraints") for n in re.findall(r"\d+", key)), default=0) + 1
        for name, (kind, _) in self.lengths.items():
            if name not in self.linked:
                self.report.error(kind.span, *_unsaid(name, free))
        for name, value in self.values.items():
            home = self.homes.get(value.symbol)
            if home == name and not value.many:
                used = value.symbol in self.named or any(
                    other.symbol == value.symbol for each, other in self.values.items() if each != name
                )
                if not used:
                    message = f"the size '{value.symbol}' is named once, and never used"
                    self.report.error(value.declared.span, message, "leave it out, or use it")
            elif name not in self.linked or (home is not None and home not in self._reached(name)):
                self.report.error(value.declared.span, *_unsaid(name, free))

    def _reached(self, name: str) -> set[str]:
        """The values that rules compare a value with, and those that these are compared with."""
        found, waiting = {name} if name in self.linked[name] else set[str](), [name]
        while waiting:
            new = self.linked.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found


def _unsaid(name: str, free: int) -> tuple[str, str]:
    return f"no rule says that '{name}' has this size", f"give the rule a number: C{free}: {{size: {name}}}"


def _field(node: Node, name: str) -> Node | None:
    entries = node.entries if isinstance(node, Mapping) else ()
    return next((value for key, value in entries if key.text == name), None)


def _without(pattern: re.Pattern[str], group: str, node: Node) -> Node:
    match = pattern.match(node.text) if isinstance(node, Scalar) else None
    return replaced(node, [(*match.span(group), "")]) if match is not None and isinstance(node, Scalar) else node


def _plain_lengths(attributes: Node) -> Node:
    if not isinstance(attributes, Mapping):
        return attributes
    entries: list[tuple[Scalar, Node]] = []
    for key, value in attributes.entries:
        if isinstance(value, Mapping):
            inner = (
                (
                    at,
                    _plain_lengths(part)
                    if at.text == "fields"
                    else _without(LENGTH, "length", part)
                    if at.text == "type"
                    else part,
                )
                for at, part in value.entries
            )
            value = Mapping(tuple(inner), value.span)
        entries.append((key, _without(LENGTH, "length", value)))
    return Mapping(tuple(entries), attributes.span)


def _numbers(key: Scalar) -> list[Scalar]:
    """`C2..C4` as three names."""
    match = _RANGE.fullmatch(key.text)
    if match is None:
        return [key]
    numbers = range(int(match[1]), int(match[2]) + 1)[:100]  # a slip in a number can ask for more than can be meant
    return [Scalar(f"C{number}", key.span, raw=f"C{number}") for number in numbers]
