"""The typed tree printed as LaTeX: the site's formula is the one that verifier and kernels run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from opspec_model.language.tree import (
    Apply,
    CallRegion,
    Each,
    Fold,
    If,
    Item,
    Listing,
    Literal,
    Logic,
    Name,
    Node,
    Read,
)
from opspec_model.language.types import BOOL, PAIRS, Element

CASES, QUANTIFIED, OR, AND, NOT, COMPARE, SUM, PRODUCT, UNARY, ATOM = range(1, 11)
LEVELS = {"+": SUM, "-": SUM, "*": PRODUCT, "//": ATOM, "%": PRODUCT, "/": ATOM}
RELATIONS = {"eq": "=", "ne": r"\neq", "lt": "<", "le": r"\leq", "gt": ">", "ge": r"\geq"}
SUMS = {"add": "+", "subtract": "-"}
BIG = {"add": r"\sum", "multiply": r"\prod"}
NEXT = r" \\ "
THIN = r"\,"
FORALL, EXISTS = r"\forall", r"\exists"
WIDTH = 72  # characters as seen; a wider formula is broken over lines

PLACEHOLDER = re.compile(r"\{\{|\}\}|\{(\w+)\}")
INFIX = re.compile(r"\{\w+\} (\S+|\\operatorname\{\{\w+\}\}) \{\w+\}")
UNSEEN = re.compile(r"\\(?:left|right|mathit|mathrm|mathtt|operatorname|text|begin\{\w+\}(?:\{l\})?|end\{\w+\})")
CALL = re.compile(r"\S+\((\{\w+\}(, )?)+\)")
OPENERS = ("(", "{", "}}", ",", "&", "|", r"\\", r"\lfloor", r"\lceil")
CLOSERS = (")", "}", ",", "&", "|", r"\\", r"\right", r"\rfloor", r"\rceil")


@dataclass(frozen=True, slots=True)
class Notation:
    """How a primitive is printed: LaTeX with `{x}` for its parameters, and the operator it stands for."""

    text: str
    parameters: tuple[str, ...]
    variadic: bool
    operator: str | None

    @property
    def level(self) -> int:
        """How the text binds."""
        plain = PLACEHOLDER.sub(lambda match: match[1] or match[0][0], self.text)
        if self.operator is not None:
            return UNARY if len(self.parameters) == 1 else LEVELS.get(self.operator, ATOM)
        if INFIX.fullmatch(self.text):
            return COMPARE if re.search(r"\\in\b|\\prec|<", self.text) else PRODUCT
        outside = re.sub(r"\{[^{}]*\}|\([^()]*\)", "", plain)
        if " < " in outside:
            return COMPARE
        if re.search(r" [+-] | \\setminus ", outside):
            return SUM
        return UNARY if re.match(r"\\(?!frac|sqrt|left|lfloor|lceil)(\w+|operatorname\{\w+\}) \w", plain) else ATOM

    def fits(self, given: Mapping[str, Node]) -> bool:
        """Whether these arguments read well in it: one with an index, or repeated, has to be a name."""
        for name, node in given.items():
            repeated = len(re.findall(rf"\{{{name}\}}", self.text)) > 1
            indexed = repeated or f"{{{name}}}_" in self.text and not isinstance(node, Apply | Item)
            if indexed and not isinstance(node, Name):
                return False
        return True


def notation_text(name: str, notation: Notation) -> str:
    """A primitive's notation with its own parameters as arguments."""
    if notation.variadic:
        return rf"{function_name(name)}\left({', '.join(_name(p) for p in notation.parameters)}\right)"
    return PLACEHOLDER.sub(lambda match: _name(match[1]) if match[1] else match[0][0], notation.text)


def function_name(name: str) -> str:
    return rf"\mathrm{{{_escape(name)}}}"


@dataclass(frozen=True, slots=True)
class LatexPrinter:
    """Prints expressions with the notations of the primitives."""

    notations: Mapping[str, Notation]

    def equation(self, left: str, node: Node) -> str:
        """What a name stands for, over several lines where it is wide."""
        return self._related(left, r"\;\iff\;" if node.type == BOOL else "=", node)

    def formula(self, node: Node) -> str:
        """A whole formula, over several lines where it is wide."""
        if isinstance(node, Apply) and node.function in RELATIONS:
            return self._related(self.text(node.args[0], SUM), RELATIONS[node.function], node.args[1], SUM)
        text = self.text(node)
        return text if _width(text) <= WIDTH else _stack(_filled(self._rows(node)))

    def _related(self, left: str, sign: str, node: Node, level: int = CASES) -> str:
        text = self.text(node, level)
        if _width(left) + _width(text) <= WIDTH:
            return f"{left} {sign} {text}"
        rows = self._rows(node) if level <= self._print(node)[1] else [text]
        if len(rows) == 1 and (NEXT not in text or _width(left) + _width(text.split(NEXT)[0]) > WIDTH):
            return _stack([left, rf"\quad {sign} {text}"])
        return _stack(_filled([f"{left} {sign} {rows[0]}", *rows[1:]]))

    def text(self, node: Node, level: int = CASES) -> str:
        text, own = self._print(node)
        return rf"\left({text}\right)" if own < level else text

    def _rows(self, node: Node) -> list[str]:
        """The lines of a wide expression, broken before its outermost operators."""
        if isinstance(node, Logic):
            sign = r"\land" if node.operator == "and" else r"\lor"
            parts = self._parts(node, self._broken)
            return [parts[0], *(rf"{sign}\; {part}" for part in parts[1:])]
        if isinstance(node, Apply) and node.function in SUMS and len(node.args) == 2:
            left, right = node.args
            head = self._rows(left) if isinstance(left, Apply) and left.function in SUMS else [self.text(left, SUM)]
            return [*head, f"{SUMS[node.function]} {self.text(right, PRODUCT)}"]
        if isinstance(node, Apply) and node.function == "multiply" and len(node.args) == 2:
            left, right = node.args
            return [self.text(left, PRODUCT), rf"\cdot {self.text(right, UNARY)}"]
        if isinstance(node, Fold):
            over, term = self._folded(node)
            rows = self._rows(node.term) if node.combine in BIG else [term]
            if len(rows) == 1 or self._print(node.term)[1] < PRODUCT:
                return [over, term]
            return [f"{over} {rows[0]}", *rows[1:]]
        if isinstance(node, Each) and node.kind != "list":
            domain, body = self._quantified(node)
            if node.kind == "the":
                return [self.text(node.body), domain]
            return [domain, self._broken(node.body, CASES) if _width(body) > WIDTH else body]
        return [self.text(node)]

    def _print(self, node: Node) -> tuple[str, int]:
        match node:
            case Literal():
                return _literal(node)
            case Name(name=name):
                return _name(name), ATOM
            case Logic(operator=operator):
                parts = self._parts(node, self.text)
                sign, level = (r"\land", AND) if operator == "and" else (r"\lor", OR)
                return rf"\; {sign} \;".join(parts), COMPARE if len(parts) == 1 else level
            case If():
                return self._cases(node), ATOM
            case Each():
                return self._each(node)
            case Listing(items=items):
                return self._list(self._texts(items), "()" if node.type == PAIRS else "[]"), ATOM
            case Item(of=of, index=Literal(value=str() as field)):
                return rf"{self.text(of, ATOM)}.{_name(field)}", ATOM
            case Item(of=of, index=index):
                return f"{{{self.text(of, ATOM)}}}_{{{self.text(index)}}}", ATOM
            case Read(tensor=tensor, index=index, process=process):
                where = "" if process is None else rf"^{{{self.text(process)}}}"
                parts = self._texts(index.items) if isinstance(index, Listing) else [self.text(index)]
                whole, at = f"{{{self.text(tensor, ATOM)}}}{where}", self._list(parts or [THIN], "[]")
                wide = where and _width(whole) + _width(at) > WIDTH
                return _stack([whole, rf"\quad {at}"]) if wide else whole + at, ATOM
            case CallRegion(region=region, args=args):
                return f"{_name(region)}{self._list(self._texts(args))}", ATOM
            case Fold():
                return " ".join(self._folded(node)), PRODUCT
            case Apply():
                return self._apply(node)
        raise TypeError(f"no LaTeX for {type(node).__name__}")

    def _texts(self, nodes: Iterable[Node]) -> list[str]:
        return [self.text(node) for node in nodes]

    def _list(self, parts: Sequence[str], brackets: str = "()") -> str:
        """Parts in brackets, one below the other where they are too wide for a line."""
        inner = ", ".join(parts)
        if len(parts) > 1 and _width(inner) > WIDTH - 16:
            inner = _stack([*(f"{part}," for part in parts[:-1]), parts[-1]])
        return rf"\left{brackets[0]}{inner}\right{brackets[1]}"

    def _broken(self, node: Node, level: int) -> str:
        """Like `text`, over several lines where it is wide."""
        text = self.text(node, level)
        if _width(text) <= WIDTH:
            return text
        return self.formula(node) if level <= self._print(node)[1] else rf"\left({self.formula(node)}\right)"

    def _parts(self, node: Logic, show: Callable[[Node, int], str]) -> list[str]:
        """The parts of a conjunction or disjunction; `a <= b and b < c` is one part, `a <= b < c`."""
        level = (AND if node.operator == "and" else OR) + 1
        found: list[str] = []
        before: Node | None = None
        for part in node.parts:
            related = isinstance(part, Apply) and part.function in RELATIONS
            if node.operator == "and" and related and isinstance(part, Apply) and before == part.args[0]:
                found[-1] += f" {RELATIONS[part.function]} {self.text(part.args[1], SUM)}"
            else:
                found.append(show(part, level))
            before = part.args[1] if related and isinstance(part, Apply) else None
        return found

    def _cases(self, node: If) -> str:
        rows = []
        for value, conditions in self._branches(node, ()):
            level = AND + 1 if len(conditions) > 1 else CASES
            test = r"\; \land \;".join(self.text(condition, level) for condition in conditions)
            rows.append(f"{self.text(value)} & " + (rf"\text{{if }} {test}" if test else r"\text{otherwise}"))
        return rf"\begin{{cases}} {NEXT.join(rows)} \end{{cases}}"

    def _branches(self, node: Node, given: tuple[Node, ...]) -> Iterator[tuple[Node, tuple[Node, ...]]]:
        """Each value and what has to hold for it where none before is chosen, in inner conditionals too."""
        while isinstance(node, If):
            yield from self._branches(node.then, (*given, node.test))
            node = node.other
        yield node, given

    def _each(self, node: Each) -> tuple[str, int]:
        domain, body = self._quantified(node)
        if node.kind == "list":
            inner = [body, rf"\mid {domain}"]
            wide = _width(" ".join(inner)) > WIDTH - 16
            return rf"\left[{_stack(inner) if wide else ' '.join(inner)}\right]", ATOM
        if node.kind == "the":
            return f"{body} {domain}", CASES
        return f"{domain} {body}", QUANTIFIED

    def _quantified(self, node: Each) -> tuple[str, str]:
        """What the variables run over, with the quantifier, and what is said of them."""
        if len(node.sources) == 1:
            domain = self._domain(node.variables[0], node.sources[0])
        else:
            names = ", ".join(map(_name, node.variables))
            domain = rf"\left({names}\right) \in \mathrm{{zip}}{self._list(self._texts(node.sources))}"
        if node.test is not None:
            domain += rf",\; {self.text(node.test)}"
        if node.kind == "the":
            domain = rf"\quad \text{{for the first }} {domain}"
        elif node.kind != "list":
            domain = rf"{FORALL if node.kind == 'all' else EXISTS}\, {domain} :\;"
        return domain, self.text(node.body)

    def _domain(self, name: str, source: Node) -> str:
        """What a variable runs over: a range as its bounds."""
        if isinstance(source, Apply) and source.function in ("range", "box") and len(source.args) == 1:
            return f"0 \\leq {_name(name)} < {self.text(source.args[0], SUM)}"
        return rf"{_name(name)} \in {self.text(source, SUM)}"

    def _folded(self, node: Fold) -> tuple[str, str]:
        """What combines, with what it runs over, and the terms."""
        where = [self.text(node.where)] if node.where is not None else []
        domains = [self._domain(name, source) for name, source in node.variables]
        parts = [*domains, *where]
        below = r",\; ".join(parts) if _width(" ".join(parts)) < 40 else _stack(parts)
        sign = BIG.get(node.combine)
        if sign is not None:
            unit = isinstance(node.init, Literal) and node.init.value == (0 if node.combine == "add" else 1)
            plus = "+" if node.combine == "add" else r"\cdot"
            start = "" if node.init is None or unit else f"{self.text(node.init, SUM)} {plus} "
            return rf"{start}{sign}_{{{below}}}", self.text(node.term, PRODUCT)
        # A region or a function combines: it is written as the operator, the initial value before the terms.
        parts = [*([f"{self.text(node.init)};"] if node.init is not None else []), self.text(node.term)]
        inner = r"\; ".join(parts)
        inner = _stack(parts) if _width(inner) > WIDTH - 24 else inner
        if node.combined is not None:
            names = ", ".join(map(_name, node.pair))
            combine = rf"\left({names} \mapsto {self.text(node.combined)}\right)"
        else:
            combine = _name(node.combine)
        return rf"\underset{{{below}}}{{{combine}}}", rf"\left({inner}\right)"

    def _apply(self, node: Apply) -> tuple[str, int]:
        args = node.args
        if node.function == "not":
            return self._negation(args[0])
        if node.function == "cast":
            return rf"{self.text(args[0], ATOM)}\left({self.text(args[1])}\right)", ATOM
        if node.function in RELATIONS:
            left, right = (self.text(arg, SUM) for arg in args)
            return f"{left} {RELATIONS[node.function]} {right}", COMPARE
        notation = self.notations.get(node.function)
        if notation is not None and not notation.variadic and len(args) == len(notation.parameters):
            given = dict(zip(notation.parameters, args, strict=True))
            if not node.keywords and notation.fits(given):
                return self._notation(node.function, notation, given)
        parts = [
            *self._texts(args),
            *(f"{_name(name)} = {self.text(value)}" for name, value in node.keywords),
        ]
        return f"{function_name(node.function)}{self._list(parts)}", ATOM

    def _negation(self, node: Node) -> tuple[str, int]:
        if isinstance(node, Apply) and node.function == "contains":
            member, vector = self.text(node.args[1], SUM), self.text(node.args[0], SUM)
            return rf"{member} \notin {vector}", COMPARE
        return rf"\lnot {self.text(node, UNARY)}", NOT

    def _notation(self, function: str, notation: Notation, given: Mapping[str, Node]) -> tuple[str, int]:
        level, text = notation.level, notation.text

        def fill(match: re.Match[str]) -> str:
            if match[1] is None:
                return match[0][0]
            before, after = text[: match.start()].rstrip(), text[match.end() :].lstrip()
            enclosed = before.endswith(OPENERS) and after.startswith(CLOSERS)
            needed = CASES if enclosed else level if match.start() == 0 or level in (UNARY, ATOM) else level + 1
            found = self.text(given[match[1]], needed)
            # What has an index of its own is grouped before it gets another.
            return f"{{{found}}}" if after.startswith("_") and found.endswith("}") and "_{" in found else found

        filled = PLACEHOLDER.sub(fill, text)
        if CALL.fullmatch(text) and _width(filled) > WIDTH - 16:
            return f"{function_name(function)}{self._list(self._texts(given.values()))}", ATOM
        return filled, level


def _seen(text: str) -> str:
    """What is seen of a LaTeX text, roughly."""
    text = UNSEEN.sub("", text)
    return re.sub(r"[{}&]", "", re.sub(r"\\(?:[A-Za-z]+|[,;:_ ])", "x", text))


def _width(text: str) -> int:
    return max(len(_seen(line)) for line in text.split(r"\\"))


def _filled(rows: Sequence[str]) -> list[str]:
    """As few lines as hold these parts, all but the first indented."""
    lines = [rows[0]]
    for row in rows[1:]:
        if _width(lines[-1]) + _width(row) < WIDTH and NEXT not in row:
            lines[-1] += rf" {row}"
        else:
            lines.append(rf"\quad {row}")
    return lines


def _stack(rows: Sequence[str]) -> str:
    return rows[0] if len(rows) == 1 else rf"\begin{{array}}{{l}} {NEXT.join(rows)} \end{{array}}"


def _literal(node: Literal) -> tuple[str, int]:
    if isinstance(node.value, bool):
        return rf"\mathrm{{{str(node.value).lower()}}}", ATOM
    if isinstance(node.value, str):
        return rf"\mathtt{{{_escape(node.value)}}}", ATOM
    value = node.value
    text = str(value)
    if text.lstrip("-") in ("inf", "nan"):
        text = text.replace("inf", r"\infty").replace("nan", r"\mathrm{NaN}")
    elif isinstance(node.type, Element) and float(value).is_integer():
        text = str(int(value))
    return text, UNARY if text.startswith("-") else ATOM


def _name(name: str) -> str:
    return name if len(name) == 1 else rf"\mathit{{{_escape(name)}}}"


def _escape(name: str) -> str:
    return name.replace("_", r"\_")
