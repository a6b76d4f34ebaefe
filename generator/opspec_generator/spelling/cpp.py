"""The typed tree spelled as C++ over the classes of templates/cuda/, for NVRTC and the host's compiler."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from opspec.cuda.kernel_plan import safe
from opspec_generator.spelling.tree_printer import Unprintable
from opspec_model.language.signature import PrimitiveSignature
from opspec_model.language.tree import Apply, CallRegion, Each, Item, Listing, Literal, Logic, Name, Node, Read, Role
from opspec_model.language.types import (
    BOOL,
    BOOLS,
    FLOAT,
    INT,
    INTS,
    MATRIX,
    PAIRS,
    RANGE,
    TYPE,
    Element,
    Pack,
    TensorType,
    Type,
)

CHOICE, OR, AND, EQUAL, COMPARE, SUM, PRODUCT, UNARY, ATOM = range(1, 10)
LEVEL = {
    "+": SUM,
    "-": SUM,
    "*": PRODUCT,
    "/": PRODUCT,
    "==": EQUAL,
    "!=": EQUAL,
    "<": COMPARE,
    "<=": COMPARE,
    ">": COMPARE,
    ">=": COMPARE,
}
TYPES: dict[Type, str] = {
    INT: "int64_t",
    BOOL: "bool",
    FLOAT: "double",
    INTS: "Vec",
    BOOLS: "Vec",
    MATRIX: "Matrix",
}
# Functions of element types, as the headers have them.
OF_TYPES = {
    "is_signed": "is_sint<{}>",
    "is_float": "is_float<{}>",
    "is_complex": "is_complex<{}>",
    "is_quantized": "false",
    "bits": "bits<{}>()",
    "real_type": "real_type<{}>",
    "expressed": "{}",
    "storage": "{}",
    "baseline": "{}",
    "etype": "typename decltype({})::element",
}


class CppText(NamedTuple):
    """A C++ expression and how tightly its outermost operator binds."""

    text: str
    level: int

    def within(self, level: int) -> str:
        """The text as an operand of something that binds at this level."""
        return f"({self.text})" if self.level < level else self.text


def plural(var: str) -> str:
    """The template parameter for a type variable that stands for one type per item."""
    return f"{var}s"


def type_of(type_: Type) -> str:
    """The C++ type of a local value."""
    if isinstance(type_, Element) and type_.var.isidentifier():
        return type_.var
    return TYPES.get(type_, "auto")


@dataclass(frozen=True, slots=True)
class CSpelling:
    """Expressions as C++. `signatures` and `operators` are the primitives'; `later` names lambdas."""

    signatures: Mapping[str, PrimitiveSignature]
    operators: Mapping[str, str | None]
    packs: frozenset[str]
    later: set[str] = field(default_factory=set)

    # -- leaves ------------------------------------------------------------------------------------

    def literal(self, node: Literal) -> CppText:
        value = node.value
        if isinstance(value, str):
            return CppText(f'"{value}"', ATOM)
        text = str(value).lower() if isinstance(value, bool) else repr(value)
        if isinstance(value, int) and abs(value) >= 1 << 31:
            text += "ll"
        if isinstance(node.type, Element) and not isinstance(value, bool):
            return CppText(f"{node.type.var}({text})", ATOM)
        return CppText(text, UNARY if text.startswith("-") else ATOM)

    def name(self, node: Name) -> CppText:
        if node.role is Role.PROCESS:
            return CppText(f"process.{node.name}", ATOM)
        if node.role is Role.TYPEVAR:
            return CppText(f"{plural(node.name)}{{}}" if node.name in self.packs else node.name, ATOM)
        name = safe(node.name)
        return CppText(f"{name}()" if node.name in self.later else name, ATOM)

    # -- functions ---------------------------------------------------------------------------------

    def apply(self, node: Apply, args: Sequence[CppText], keywords: Sequence[tuple[str, CppText]]) -> CppText:
        texts = [arg.text for arg in args]
        match node.function:
            case "not":
                return CppText(f"!{args[0].within(UNARY)}", UNARY)
            case "cast" | "convert":
                return CppText(f"{texts[0]}({texts[1]})", ATOM)
            case "shape" | "rank":
                return CppText(f"{args[0].within(ATOM)}.{node.function}", ATOM)
            case "len":
                return CppText(f"{args[0].within(ATOM)}.length", ATOM)
            case "range" | "box" | "ints" | "as_index" as name:
                return CppText(f"{name}({texts[0]})", ATOM)
            case name if name in OF_TYPES:
                return CppText(OF_TYPES[name].format(texts[0]), ATOM)
        if node.function not in self.signatures:
            raise Unprintable(f"'{node.function}' is known to rules only")
        if node.function in ("eq", "ne") and node.args[0].type == TYPE:
            same = f"same_type<{texts[0]}, {texts[1]}>()"
            return CppText(same if node.function == "eq" else f"!{same}", ATOM)
        sign = self.operators[node.function]
        if sign in LEVEL and len(args) == 2:
            level = LEVEL[sign]
            return CppText(f"{args[0].within(level)} {sign} {args[1].within(level + 1)}", level)
        if sign == "-":
            return CppText(f"-{args[0].within(UNARY)}", UNARY)
        return self._call(node, texts, {name: arg.text for name, arg in keywords})

    def _call(self, node: Apply, texts: list[str], keywords: dict[str, str]) -> CppText:
        signature = self.signatures[node.function]
        if node.function == "place":
            texts = [f"{{{', '.join(texts)}}}"]
        given = [text for text, arg in zip(texts, node.args, strict=False) if arg.type != TYPE]
        types = [text for text, arg in zip(texts, node.args, strict=False) if arg.type == TYPE]
        if keywords:
            named = [p for p in signature.parameters if p.default is not None]
            last = max(i for i, p in enumerate(named) if p.name in keywords)
            given += [keywords.get(p.name, str(p.default)) for p in named[: last + 1]]
        template = f"<{', '.join(types)}>" if types else ""
        return CppText(f"{node.function}{template}({', '.join(given)})", ATOM)

    # -- what is lazy ------------------------------------------------------------------------------

    def logic(self, node: Logic, parts: Sequence[Callable[[], CppText]]) -> CppText:
        sign, level = ("&&", AND) if node.operator == "and" else ("||", OR)
        # Brackets around `and` inside `or`: compilers and readers ask for them.
        texts = [part().within(EQUAL if level == OR else level + 1) for part in parts]
        return CppText(f" {sign} ".join(texts), level)

    def choice(self, test: CppText, then: Callable[[], CppText], other: Callable[[], CppText]) -> CppText:
        return CppText(f"{test.within(OR)} ? {then().within(OR)} : {other().text}", CHOICE)

    def each(
        self,
        node: Each,
        sources: Sequence[CppText],
        body: Callable[[], CppText],
        test: Callable[[], CppText] | None,
    ) -> CppText:
        texts = [source.text for source in sources]
        parameters = ", ".join(map(_parameter, node.variables, node.sources))
        if test is not None:
            if node.kind == "the" and node.sources[0].type in (RANGE, INTS) and len(sources) == 1:
                functions = [f"[&]({parameters}) {{ return {part().text}; }}" for part in (test, body)]
                return CppText(f"the({texts[0]}, {', '.join(functions)})", ATOM)
            if len(sources) > 1 or isinstance(node.sources[0].type, Pack):
                raise Unprintable("a comprehension over several lists has a condition")
            texts = [f"only({texts[0]}, [&]({parameters}) {{ return {test().text}; }})"]
        function = {"list": "each"}.get(node.kind, node.kind)
        text = body().text
        if test is not None and node.kind == "list" and text == safe(node.variables[0]):
            return CppText(texts[0], ATOM)
        made = f"{function}({', '.join(texts)}, [&]({parameters}) {{ return {text}; }})"
        of_tensors = any(isinstance(source.type, Pack) for source in node.sources)
        return CppText(f"vector({made})" if of_tensors and node.type in (INTS, BOOLS) else made, ATOM)

    # -- vectors and tensors -----------------------------------------------------------------------

    def listing(self, node: Listing, items: Sequence[CppText]) -> CppText:
        inner = ", ".join(item.text for item in items)
        if node.type == PAIRS:
            return CppText(f"{{{inner}}}", ATOM)
        if isinstance(node.type, Pack):
            return CppText(f"list({inner})", ATOM)
        return CppText(f"{'Matrix' if node.type == MATRIX else 'Vec'}{{{inner}}}", ATOM)

    def item(self, node: Item, of: CppText, index: CppText) -> CppText:
        if not isinstance(node.of.type, Pack):
            return CppText(f"{of.within(ATOM)}[{index.text}]", ATOM)
        if isinstance(node.index, Literal) and isinstance(node.index.value, int):
            return CppText(f"{of.within(ATOM)}{'.more' * node.index.value}.first", ATOM)
        if isinstance(node.type, TensorType):
            return CppText(f"some({of.text}, {index.text})", ATOM)
        raise Unprintable("an item of a list of several types is chosen by a number that varies")

    def read(self, node: Read, tensor: CppText, index: CppText, process: CppText | None) -> CppText:
        text = index.text.removeprefix("Vec") if isinstance(node.index, Listing) else index.text
        of = f"process.peer({tensor.text}, {process.text})" if process is not None else tensor.within(ATOM)
        return CppText(f"{of}[{text}]", ATOM)

    def region(self, node: CallRegion, args: Sequence[CppText]) -> CppText:
        return CppText(f"{safe(node.region)}({', '.join(arg.text for arg in args)})", ATOM)


def _parameter(variable: str, source: Node) -> str:
    kinds: dict[Type, str] = {INTS: "int64_t", BOOLS: "int64_t", RANGE: "int64_t", MATRIX: "Vec"}
    return f"{kinds.get(source.type, 'auto')} {safe(variable)}"
