"""The typed tree spelled as JavaScript over runtime.mjs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from opspec_generator.spelling.tree_printer import Unprintable
from opspec_model.definitions.table_rows import MissingText, Primitive
from opspec_model.language.tree import (
    Apply,
    CallRegion,
    Each,
    Item,
    Listing,
    Literal,
    Logic,
    Name,
    Node,
    Read,
    Role,
    walk,
)
from opspec_model.language.types import BOOL, FLOAT, Element, Type

NAME = "javascript"
WORDS = """
break case catch class const continue debugger default delete do else enum export extends false finally for
function if import in instanceof let new null p return rt static super switch this throw true try typeof var
void while with yield
"""
RESERVED = frozenset(WORDS.split())  # p and rt are ours
OF_TENSORS = {"shape": "{}.shape", "rank": "{}.shape.length", "len": "{}.length", "etype": "{}.type", "bits": "{}.bits"}
OF_TYPES = {
    "is_float": '{}.kind === "float"',
    "is_complex": '{}.kind === "complex"',
    "is_signed": '{}.kind === "sint"',
    "is_quantized": "false",
    "real_type": "{}",
    "expressed": "{}",
    "storage": "{}",
    "baseline": "{}",
}


def safe(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


def on_elements(node: Apply) -> bool:
    """Whether a function works on elements here, not on indices."""
    return isinstance(node.type, Element) or any(isinstance(arg.type, Element) for arg in node.args)


@dataclass(frozen=True)
class JsText:
    """An expression; one that is not an `atom` is bracketed inside another."""

    text: str
    atom: bool = True

    @property
    def inner(self) -> str:
        return self.text if self.atom else f"({self.text})"


@dataclass(frozen=True)
class JsSpelling:
    """Expressions as JavaScript. `later` names functions, which are called where they are needed."""

    primitives: Mapping[str, Primitive]
    later: set[str] = field(default_factory=set)

    def literal(self, node: Literal) -> JsText:
        value = node.value
        if isinstance(value, str):
            return JsText(f'"{value}"')
        text = str(value).lower() if isinstance(value, bool) else repr(value)
        if isinstance(node.type, Element) and node.type.var:
            return JsText(f"{node.type.var}.of({text})")
        return JsText(text, not text.startswith("-"))

    def name(self, node: Name) -> JsText:
        if node.role is Role.PROCESS:
            raise Unprintable("it depends on the process that runs it")
        return JsText(f"{safe(node.name)}()" if node.name in self.later else safe(node.name))

    def apply(self, node: Apply, args: Sequence[JsText], keywords: Sequence[tuple[str, JsText]]) -> JsText:
        texts = [arg.text for arg in args]
        match node.function:
            case "not":
                return JsText(f"!{args[0].inner}", atom=False)
            case "cast":
                return JsText(f"rt.cast(p.convert, {', '.join(texts)})")
            case "as_index":
                return JsText(f"Number(rt.plain({texts[0]}))")
            case "range" | "box" | "ints" as name:
                return JsText(f"rt.{name}({texts[0]})")
            case name if name in OF_TENSORS:
                return JsText(OF_TENSORS[name].format(args[0].inner))
            case name if name in OF_TYPES:
                return JsText(OF_TYPES[name].format(args[0].inner), atom=" " not in OF_TYPES[name])
        row = self.primitives.get(node.function)
        if row is None:
            raise Unprintable(f"'{node.function}' is known to rules only")
        if on_elements(node) or node.type == FLOAT:
            return self._of_elements(node, row, texts)
        return self._of_indices(node, row, args, dict(keywords))

    def _of_elements(self, node: Apply, row: Primitive, texts: Sequence[str]) -> JsText:
        written(row, next((arg.type for arg in node.args if isinstance(arg.type, Element)), node.type))
        return JsText(f"p.{row.name}({', '.join(texts)})")

    def _of_indices(self, node: Apply, row: Primitive, args: Sequence[JsText], named: Mapping[str, JsText]) -> JsText:
        text = index_text(row)
        if text is None:
            raise Unprintable(f"the target {NAME} has no text of the primitive '{row.name}' for indices")
        sign = re.fullmatch(r"x (\S+) y", text)
        if sign is not None and not node.lifted:
            return JsText(f"{args[0].inner} {sign[1]} {args[1].inner}", atom=False)
        given = [arg.text for arg in args]
        if row.signature.parameters and row.signature.parameters[0].variadic:
            given = [f"[{', '.join(given)}]"]
        for parameter in row.signature.parameters[len(given) :]:
            given.append(named[parameter.name].text if parameter.name in named else str(parameter.default))
        if not node.lifted:
            return JsText(f"p.{index_name(row)}({', '.join(given)})")
        made = f"rt.per(p.{index_name(row)}, {', '.join(given)})"
        return JsText(f"{made}.every(Boolean)" if node.type == BOOL else made)

    def logic(self, node: Logic, parts: Sequence[Callable[[], JsText]]) -> JsText:
        return JsText({"and": " && ", "or": " || "}[node.operator].join(part().inner for part in parts), atom=False)

    def choice(self, test: JsText, then: Callable[[], JsText], other: Callable[[], JsText]) -> JsText:
        return JsText(f"{test.inner} ? {then().inner} : {other().inner}", atom=False)

    def each(
        self,
        node: Each,
        sources: Sequence[JsText],
        body: Callable[[], JsText],
        test: Callable[[], JsText] | None,
    ) -> JsText:
        variables = ", ".join(map(safe, node.variables))
        functions = [f"({variables}) => {part().inner}" for part in (body, test) if part is not None]
        if node.kind == "the":
            return JsText(f"rt.the({sources[0].text}, {', '.join(functions)})")
        made = f"rt.each([{', '.join(source.text for source in sources)}], {', '.join(functions)})"
        return JsText(made + {"all": ".every(Boolean)", "any": ".some(Boolean)"}.get(node.kind, ""))

    def listing(self, node: Listing, items: Sequence[JsText]) -> JsText:  # noqa: ARG002 (the protocol's)
        return JsText(f"[{', '.join(item.text for item in items)}]")

    def item(self, node: Item, of: JsText, index: JsText) -> JsText:  # noqa: ARG002 (the protocol's)
        return JsText(f"{of.inner}[{index.text}]")

    def read(self, node: Read, tensor: JsText, index: JsText, process: JsText | None) -> JsText:  # noqa: ARG002
        if process is not None:
            raise Unprintable("it reads what other processes have")
        return JsText(f"{tensor.inner}.at({index.text})")

    def region(self, node: CallRegion, args: Sequence[JsText]) -> JsText:
        return JsText(f"{safe(node.region)}({', '.join(arg.text for arg in args)})")


def written(row: Primitive, type_: Type) -> None:
    """Raise Unprintable where there is no text for any class of these elements."""
    classes = sorted(type_.classes) if isinstance(type_, Element) else [""]
    problems = []
    for kind in classes:
        try:
            row.text(NAME, kind)
        except MissingText as missing:
            problems.append(str(missing))
    if len(problems) == len(classes):
        raise Unprintable(problems[0])


def index_text(row: Primitive) -> str | None:
    """How the primitive is written for indices and vectors, where it is."""
    texts = row.texts.get(NAME, {})
    return texts.get("index", texts.get("")) if not row.where or "index" in row.where.get(row.decides, ()) else None


def index_name(row: Primitive) -> str:
    return f"index_{row.name}" if row.where else row.name


def reads(tree: Node, later: set[str]) -> bool:
    """Whether computing it where it is not needed may go wrong: it reads a tensor, or calls what does."""
    return any(
        isinstance(node, Read | CallRegion) or (isinstance(node, Name) and node.name in later) for node in walk(tree)
    )
