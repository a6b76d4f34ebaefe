"""Op files that say `broadcasts: stablehlo.add(lhs, rhs)`: the whole op file that they stand for.

The explicit op is the one definition of types, rules and meaning. Its operands are read where a broadcast operand has
the element, and its rules about shapes, which broadcasting makes true, give way to the rules B1 to B5.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec_model.definitions.spec import Broadcasts
from opspec_model.text.file_format import BROADCASTS, BroadcastFile
from opspec_model.text.problems import Report, Span
from opspec_model.text.yaml_nodes import Mapping as MappingNode
from opspec_model.text.yaml_nodes import Node, Scalar
from opspec_model.text.yaml_nodes import Sequence as SequenceNode

KEY = "broadcasts"
# What the explicit op gives as it stands, where it has it.
TAKEN = ("typevars", "results", "accuracy", "deprecated")
_NAME = re.compile(r"'[^']*'|(?<![\w.])[A-Za-z_]\w*")
_MEASURED = re.compile(r"\b(shape|bounds|rank|is_static|is_bounded|quantization_axis)\(")


def parse_broadcasts(text: str) -> Broadcasts:
    """`stablehlo.add(lhs, rhs) along broadcast_dimensions` as data."""
    match = re.fullmatch(BROADCASTS, text)
    assert match is not None, text
    op, _, rest = text.partition("(")
    names, _, along = rest.partition(")")
    return Broadcasts(op, tuple(name.strip() for name in names.split(",")), along.removeprefix(" along "))


def expand(report: Report, node: MappingNode, file: BroadcastFile, explicit: MappingNode) -> MappingNode | None:
    """The op file that `file` stands for; None with the problem reported where the explicit op has no such form."""
    try:
        sections = dict(_Form(file, explicit).sections())
    except _Unsuited as problem:
        report.error(file.broadcasts.span, problem.message, problem.hint)
        return None
    own = {key.text: value for key, value in node.entries if key.text not in (KEY, "words")}
    at = file.broadcasts.span
    keys = {key.text: key for key, _ in node.entries}
    return MappingNode(
        tuple((keys.get(name) or Scalar(name, at, raw=name), value) for name, value in {**sections, **own}.items()),
        node.span,
    )


class _Unsuited(Exception):
    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


@dataclass
class _Form:
    """The sections of one op file, made from those of the explicit op's."""

    file: BroadcastFile
    explicit: MappingNode

    def __post_init__(self) -> None:
        self.at: Span = self.file.broadcasts.span
        self.given = parse_broadcasts(self.file.broadcasts.text)
        self.parts = {key.text: value for key, value in self.explicit.entries}
        self.index = self._index()
        takes = self._table("operands")
        self.result = self._result()
        if len(takes) != len(self.given.operands):
            raise _Unsuited(
                f"{self.given.op} takes {_count(len(takes), 'operand')}, found {len(self.given.operands)}",
                f"name them in the order of {', '.join(takes)}",
            )
        if self.given.along and len(takes) != 2:
            raise _Unsuited("'along' says how the operand of lower rank lies in the other one: it is for two operands")
        self.names = dict(zip(takes, self.given.operands, strict=True))
        self._refuse_taken()
        self.fresh = self._fresh_names()

    # -- the explicit op ---------------------------------------------------------------------------

    def _table(self, section: str) -> dict[str, Node]:
        found = self.parts.get(section)
        return {key.text: value for key, value in found.entries} if isinstance(found, MappingNode) else {}

    def _index(self) -> str:
        meaning = self._table("semantics")
        index = meaning.get("index")
        if KEY in self.parts or not isinstance(index, Scalar) or not set(meaning) <= {"index", "let", "value"}:
            raise _Unsuited(
                f"{self.given.op} does not give one element per index of its operands, so it has no broadcasting form",
                "expected an op with the meaning of one 'value', that is no broadcasting form itself",
            )
        return index.text

    def _result(self) -> str:
        results = self._table("results")
        declared = [value.text for value in results.values() if isinstance(value, Scalar)]
        kinds = [value.text for value in self._table("operands").values() if isinstance(value, Scalar)]
        if len(declared) != 1 or not all(re.fullmatch(r"tensor<[^.?]+>", text) for text in (*declared, *kinds)):
            raise _Unsuited(f"{self.given.op} is not an op from tensors to one tensor, so it has no broadcasting form")
        return next(iter(results))

    def _refuse_taken(self) -> None:
        given = [*self.given.operands, *([self.given.along] if self.given.along else [])]
        taken = {name for section in ("typevars", "attributes", "define", "results") for name in self._table(section)}
        for at, name in enumerate(given):
            if name in taken:
                raise _Unsuited(f"the name '{name}' already means something in {self.given.op}", "choose another name")
            if name in given[:at]:
                raise _Unsuited(f"two operands are called '{name}'", "choose another name")

    def _fresh_names(self) -> tuple[str, ...]:
        """Variables for two sizes and an axis that nothing else is called."""
        declared = ("typevars", "attributes", "define", "results")
        taken = {*self.given.operands, self.index, *(name for section in declared for name in self._table(section))}
        taken |= set(self._table_in("semantics", "let"))
        return tuple(name if name not in taken else f"{name}_" for name in ("m", "n", "d"))

    def _table_in(self, section: str, key: str) -> dict[str, Node]:
        found = self._table(section).get(key)
        return {name.text: value for name, value in found.entries} if isinstance(found, MappingNode) else {}

    # -- texts -------------------------------------------------------------------------------------

    def rewritten(self, text: str, reads: bool = False) -> str:
        """An expression of the explicit op, said of the operands that are broadcast to the shape of the result."""
        measured = re.sub(
            rf"\b(shape|bounds|rank|is_static|is_bounded)\(({'|'.join(self.names)})\)", rf"\1({self.result})", text
        )
        return "".join(self._pieces(measured, reads))

    def _pieces(self, text: str, reads: bool) -> Iterator[str]:
        at = 0
        for match in _NAME.finditer(text):
            if match.start() < at or match[0] not in self.names:
                continue
            yield text[at : match.start()]
            at = match.end()
            yield self.names[match[0]]
            if reads and text[at : at + 1] == "[":
                end = _closing(text, at)
                yield f"[{self._place(self.names[match[0]], text[at + 1 : end - 1])}]"
                at = end
        yield text[at:]

    def _place(self, operand: str, index: str) -> str:
        """Where a broadcast operand has the element at an index of the result."""
        if index.strip() == self.index:
            return f"{operand}_at"
        return self._position(operand, f"({self.rewritten(index, reads=True)})")

    def _position(self, operand: str, index: str) -> str:
        _, n, d = self.fresh
        return f"[0 if {n} == 1 else {index}[{d}] for {n}, {d} in zip(shape({operand}), {operand}_axes)]"

    # -- sections ----------------------------------------------------------------------------------

    def sections(self) -> Iterator[tuple[str, Node]]:
        for section in TAKEN:
            if section in self.parts:
                yield section, self._unsliced(self._moved(self.parts[section]))
        yield "operands", self._operands()
        attributes = {name: self._moved(kind) for name, kind in self._table("attributes").items()}
        if self.given.along:
            default = {"type": "i64[]", "default": "tail(indices(many), few)"}
            attributes[self.given.along] = self._made(default)
        if attributes:
            yield "attributes", self._mapping(attributes)
        yield "words", self._words()
        rules, meaning = dict(self._kept()), self._meaning()
        yield "define", self._mapping(dict(self._defines(_texts(self._mapping(rules)) + _texts(meaning))))
        yield "constraints", self._mapping({**dict(self._rules()), **rules})
        yield "semantics", meaning
        yield "decomposition", self._decomposition()

    def _unsliced(self, node: Node) -> Node:
        """Declarations without scales per slice: that of a broadcast operand need not be one of the result."""
        if not isinstance(node, MappingNode):
            return node
        texts = {key.text: value.text for key, value in node.entries if isinstance(value, Scalar)}
        return self._mapping(
            {
                key.text: self._scalar(re.sub(r"\|per_axis\b", "", texts[key.text])) if key.text in texts else value
                for key, value in node.entries
            }
        )

    def _operands(self) -> Node:
        return self._mapping({self.names[name]: self._moved(kind) for name, kind in self._table("operands").items()})

    def _words(self) -> Node:
        """The sentences of the explicit op, with the names that its operands have here, and those of the file."""
        words = {self.names.get(name, name): self._named(text) for name, text in self._table("words").items()}
        if self.given.along:
            words[self.given.along] = self._scalar(
                "Which dimensions of the operand of higher rank the other one has; unless given, the last ones."
            )
        return self._mapping({**words, **(self.file.words or {})})

    def _named(self, text: Node) -> Node:
        """Words of the explicit op with the operands' names here."""
        if not isinstance(text, Scalar):
            return text
        return self._scalar(re.sub(r"`[^`]*`", lambda quoted: "".join(self._pieces(quoted[0], False)), text.text))

    def _defines(self, users: str) -> Iterator[tuple[str, Node]]:
        """Those of the explicit op that are still used, and where each operand lies in the result."""
        kept = []
        for name, value in reversed(self._table("define").items()):
            if isinstance(value, Scalar) and _names(name, users):
                kept.append((name, self._scalar(self.rewritten(value.text))))
                users += f" {value.text}"
        yield from reversed(kept)
        ranks = [f"rank({name})" for name in self.given.operands]
        along = self.given.along
        if along:
            yield "few", self._scalar(_nested("min", ranks))
        yield "many", self._scalar(_nested("max", ranks))
        for name in self.given.operands:
            axes = f"tail(indices(many), rank({name}))"
            axes = f"{along} if rank({name}) < many else indices(many)" if along else axes
            yield f"{name}_axes", self._scalar(axes)
            yield f"{name}_shape", self._scalar(f"place(({name}_axes, shape({name})), fill=1, rank=many)")

    def _rules(self) -> Iterator[tuple[str, Node]]:
        operands, along = self.given.operands, self.given.along
        shapes = [f"{name}_shape" for name in operands]
        pairs = [(x, y) for k, x in enumerate(shapes) for y in shapes[k + 1 :]]
        m, n, _ = self.fresh
        agree = [f"all({m} == 1 or {n} == 1 or {m} == {n} for {m}, {n} in zip({x}, {y}))" for x, y in pairs]
        axes = ("B3", "B4", "B5") if along else ()
        says = "sizes that meet in a dimension are the same, or one of them is 1"
        yield "B1", self._rule(" and ".join(agree), axes, says)
        shape = _nested("broadcast", shapes)
        larger = f"of the sizes that meet in a dimension `{self.result}` has the one that is not 1"
        yield "B2", self._rule(f"shape({self.result}) == {shape}", (*axes, "B1"), larger, infers=self.result)
        if along:
            lower, higher = "the operand of lower rank", "the operand of higher rank"
            yield "B3", self._rule(f"len({along}) == few", says=f"`{along}` has an entry for each dimension of {lower}")
            yield "B4", self._rule(f"0 <= {along} < many", says=f"each of `{along}` is a dimension of {higher}")
            yield "B5", self._rule(f"is_sorted({along}) and is_unique({along})", says="the dimensions go up")

    def _kept(self) -> Iterator[tuple[str, Node]]:
        """The rules of the explicit op that do not speak of shapes."""
        rules = {name: rule for name, rule in self._table("constraints").items() if isinstance(rule, MappingNode)}
        texts = {name: _text(rule, "rule") for name, rule in rules.items()}
        kept = [name for name, text in texts.items() if not _MEASURED.search(text)]
        for name in kept:
            fields: dict[str, Node] = {}
            for key, value in rules[name].entries:
                if key.text == "rule" and isinstance(value, Scalar):
                    fields["rule"] = self._scalar(self.rewritten(value.text))
                elif key.text == "needs" and isinstance(value, SequenceNode):
                    needs = tuple(need for need in value.items if isinstance(need, Scalar) and need.text in kept)
                    fields["needs"] = self._moved(SequenceNode(needs, value.span))
                elif key.text == "says":
                    fields["says"] = self._named(value)
                elif key.text != "public":
                    fields[key.text] = self._moved(value)
            yield name, self._mapping(fields)

    def _meaning(self) -> Node:
        lets: dict[str, Node] = {
            f"{name}_at": self._scalar(self._position(name, self.index)) for name in self.given.operands
        }
        for name, text in self._table_in("semantics", "let").items():
            lets[name] = self._read(text)
        value = self._table("semantics")["value"]
        if isinstance(value, MappingNode):
            value = self._mapping({arm.text: self._read(text) for arm, text in value.entries})
        else:
            value = self._read(value)
        used = _texts(value) + "".join(map(_texts, lets.values()))
        lets = {name: text for name, text in lets.items() if _names(name, used)}
        return self._mapping({"index": self._scalar(self.index), "let": self._mapping(lets), "value": value})

    def _decomposition(self) -> Node:
        placed = ", ".join(f"({name}, {name}_axes)" for name in self.given.operands)
        values = [f"wide[{at}]" for at in range(len(self.given.operands))]
        values += [f"{name}={name}" for name in self._attribute_names(self._table("attributes"))]
        values += [f"shape=shape({self.result})", f"type=etype({self.result})"]
        steps = {
            "wide": f"broadcast_together({placed}, shape({self.result}))",
            self.result: f"{self.given.op}({', '.join(values)})",
        }
        return self._made(steps)

    def _attribute_names(self, given: Mapping[str, Node]) -> Iterator[str]:
        """Of attributes, and of the fields of those that are structs."""
        for name, kind in given.items():
            parts = {key.text: value for key, value in kind.entries} if isinstance(kind, MappingNode) else {}
            fields = parts.get("fields")
            if isinstance(fields, MappingNode):
                yield from (key.text for key, _ in fields.entries)
            elif "struct" not in parts:
                yield name

    # -- nodes -------------------------------------------------------------------------------------

    def _read(self, text: Node) -> Node:
        return self._scalar(self.rewritten(text.text, reads=True)) if isinstance(text, Scalar) else text

    def _rule(self, rule: str, needs: tuple[str, ...] = (), says: str = "", infers: str = "") -> Node:
        fields: dict[str, Node] = {"rule": self._scalar(rule)}
        if infers:
            fields["infers"] = self._scalar(infers)
        if needs:
            fields["needs"] = SequenceNode(tuple(map(self._scalar, needs)), self.at)
        if says:
            fields["says"] = self._scalar(says)
        return self._mapping(fields)

    def _scalar(self, text: str) -> Scalar:
        text = " ".join(text.split())
        return Scalar(text, self.at, raw=text)

    def _made(self, texts: Mapping[str, str]) -> Node:
        return self._mapping({key: self._scalar(text) for key, text in texts.items()})

    def _mapping(self, values: Mapping[str, Node]) -> MappingNode:
        return MappingNode(tuple((self._scalar(key), value) for key, value in values.items()), self.at)

    def _moved(self, node: Node) -> Node:
        """What stands in the explicit op's file, as if it stood here."""
        match node:
            case Scalar(text=text):
                return self._scalar(text)
            case SequenceNode(items=items):
                return SequenceNode(tuple(map(self._moved, items)), self.at)
            case MappingNode(entries=entries):
                return self._mapping({key.text: self._moved(value) for key, value in entries})
        return node


def _names(name: str, text: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def _closing(text: str, start: int) -> int:
    """Behind the bracket that closes the one at `start`."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in "([") - (text[at] in ")]")
        if depth == 0:
            return at + 1
    return len(text)


def _nested(function: str, parts: list[str]) -> str:
    found = parts[0]
    for part in parts[1:]:
        found = f"{function}({found}, {part})"
    return found


def _text(rule: MappingNode, key: str) -> str:
    return next((value.text for name, value in rule.entries if name.text == key and isinstance(value, Scalar)), "")


def _texts(node: Node) -> str:
    match node:
        case Scalar(text=text):
            return f"{text} "
        case MappingNode(entries=entries):
            return "".join(_texts(value) for _, value in entries)
    return ""


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
