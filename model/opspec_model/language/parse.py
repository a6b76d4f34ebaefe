"""Text of an expression -> Python's syntax tree, with syntax problems in our own words at our own positions.

CPython's error texts and positions change between versions, so its parser only sees what the scanner here has
accepted: brackets that match, operands and operators in turn, and conditionals that are whole.
"""

from __future__ import annotations

import ast
import re
import warnings
from dataclasses import dataclass, field

OPENING = {"(": ")", "[": "]", "{": "}"}
FOREIGN = {
    "&&": "write 'and'",
    "||": "write 'or'",
    "!": "write 'not'",
    "?": "write 'a if condition else b'",
    "&": "write 'and'",
    "|": "write 'or'",
    "^": "write '!=' between truth values; powers are spelled with a primitive",
    "**": "multiply, or use a primitive",
    "{": "write a vector as [a, b]",
    "}": None,
    ";": "one expression only",
    ":=": "bind names in 'let'",
    "=": "equality is '=='",
    "@": "there is no matrix product; say it with 'fold'",
    "~": "write 'not'",
    "<<": "use a primitive",
    ">>": "use a primitive",
    "->": "an expression has no arrow",
    "<>": "write '!='",
    "is": "compare with '=='",
    "lambda": "bind names in 'let', and use a comprehension for what is done per item",
    "True": "a truth value is spelled true",
    "False": "a truth value is spelled false",
    "None": "an absent attribute has its default",
}
KEYWORDS = ("and", "or", "not", "if", "else", "for", "in")
RESERVED = (
    "as",
    "assert",
    "async",
    "await",
    "break",
    "class",
    "continue",
    "def",
    "del",
    "elif",
    "except",
    "finally",
    "from",
    "global",
    "import",
    "is",
    "lambda",
    "nonlocal",
    "pass",
    "raise",
    "return",
    "try",
    "while",
    "with",
    "yield",
    "True",
    "False",
    "None",
)
TOKEN = re.compile(
    r"""\s+|[A-Za-z_][A-Za-z_0-9]*|(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?|'[^']*'|"[^"]*"
    |<=|>=|==|!=|<>|//|\*\*|&&|\|\||:=|<<|>>|->|.""",
    re.VERBOSE | re.DOTALL,
)
WORD = re.compile(r"[A-Za-z_]\w*")
ODD = re.compile(r"[^ -~]|[`$#\\]")
NUMBER = re.compile(r"\.?\d")
# The name of an op may be a word of Python's: `stablehlo.and(x, y)`.
AFTER_DOT = re.compile(r"(?<=[A-Za-z_0-9]\.)(and|or|not|if|while|return)\b")
INFIX = ("+", "-", "*", "/", "//", "%", "<", "<=", ">", ">=", "==", "!=", "and", "or", "in", ".")
NESTING = ("+", "-", "*", "/", "//", "%", "not", "if")
DEPTH = 150


class SyntaxProblem(Exception):
    """What is wrong with the text, from `start` to `end`, and what to write instead."""

    def __init__(self, start: int, end: int, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.start, self.end, self.message, self.hint = start, end, message, hint


def parse(text: str, *, spread: bool = False) -> tuple[ast.expr, list[int]]:
    """The syntax tree of an expression, and the map from its UTF-8 columns to offsets in `text`. `spread`: whether
    lists may have items such as `*xs`.
    """
    _Scanner(text, spread).scan()
    start = len(text) - len(text.lstrip())
    line = AFTER_DOT.sub(_disguised, re.sub(r"\s", " ", text[start:]))
    offsets = [*range(start, len(text)), len(text)]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(line, mode="eval").body, offsets
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        end = len(text.rstrip())
        raise SyntaxProblem(start, end, "this is not an expression", "see the language page for the grammar") from None


def _disguised(word: re.Match[str]) -> str:
    """A word as an identifier of the same length; ops have no capitals."""
    return word[0].upper()


@dataclass(slots=True)
class _Level:
    """What is open between two brackets: the conditionals without `else`, a `for` without `in`, and how deep
    it nests.
    """

    opener: str
    at: int
    call: bool = False
    ifs: list[int] = field(default_factory=list)
    comprehension: bool = False
    awaits_in: int | None = None
    depth: int = 1


class _Scanner:
    """Goes over the tokens once, in turn expecting an operand or what may follow one."""

    def __init__(self, text: str, spread: bool = False) -> None:
        self.text, self.spread = text, spread
        found = TOKEN.finditer(AFTER_DOT.sub(_disguised, text))
        self.tokens = [(m.group(), m.start(), m.end()) for m in found if not m.group().isspace()]
        self.odd = ODD.search(text) is not None
        self.deep = 2 * len(self.tokens) > DEPTH  # a token adds two levels at most
        self.levels = [_Level("", 0)]
        self.after_operand = False
        self.before = ""
        self.last = (0, 0)

    def scan(self) -> None:
        if not self.tokens:
            raise SyntaxProblem(0, len(self.text), "expected an expression, found nothing")
        for position, (token, start, end) in enumerate(self.tokens):
            self._characters(token, start)
            self._step(position, token, start, end)
            self.before, self.last = token, (start, end)
        if len(self.levels) > 1:
            level = self.levels[-1]
            closing = OPENING[level.opener]
            raise SyntaxProblem(level.at, level.at + 1, f"'{level.opener}' is never closed", f"expected '{closing}'")
        self._end_of_operand()
        if not self.after_operand:
            self._refuse_dangling()

    def _characters(self, token: str, start: int) -> None:
        if token in ("'", '"'):
            raise SyntaxProblem(start, len(self.text.rstrip()), f"the string that {token} opens is never closed")
        for offset, char in enumerate(token if self.odd else ""):
            if not (char.isascii() and char.isprintable()) or char in "`$#\\":
                shown = f"'{char}'" if char.isprintable() else f"U+{ord(char):04X}"
                raise SyntaxProblem(start + offset, start + offset + 1, f"unexpected character {shown}")

    def _step(self, position: int, token: str, start: int, end: int) -> None:
        level = self.levels[-1]
        named = level.call and self.after_operand and WORD.fullmatch(self.before)
        if token == "=" and named and self.tokens[position - 2][0] in "(,":
            self.after_operand = False
            return
        if token in FOREIGN:
            raise SyntaxProblem(start, end, f"'{token}' is not part of the language", FOREIGN[token])
        if token in RESERVED:
            raise SyntaxProblem(start, end, f"'{token}' is a reserved word", "choose another name")
        if token == ":":
            hint = "use head, tail, take or drop" if level.opener == "[" else None
            message = "slices are not part of the language" if hint else "':' is not part of the language"
            raise SyntaxProblem(start, end, message, hint)
        if token in NESTING or token in "([" and self.before in (")", "]"):
            level.depth += 1
        if self.deep and sum(level.depth for level in self.levels) > DEPTH:
            hint = "name the parts with 'let' or 'define'"
            raise SyntaxProblem(start, end, "the expression is nested too deep", hint)
        if token in ")]":
            self._close(token, start)
        elif self.after_operand:
            self._follow(position, token, start, end)
        else:
            self._operand(token, start, end)

    def _operand(self, token: str, start: int, end: int) -> None:
        """A token where an operand is expected."""
        if token in ("(", "["):
            self.levels.append(_Level(token, start))
        elif token in ("-", "not") or self._spreads(token):
            pass
        elif token in INFIX or token in KEYWORDS or token == ",":
            if self.before in INFIX or self.before in KEYWORDS:
                self._refuse_dangling()
            raise SyntaxProblem(start, end, f"'{token}' has nothing on its left")
        else:
            if NUMBER.match(token):
                self._number(token, start, end)
            self.after_operand = True

    def _spreads(self, token: str) -> bool:
        """Whether it is the star before an item of a list."""
        return self.spread and token == "*" and self.levels[-1].opener == "[" and self.before in ("[", ",")

    def _number(self, token: str, start: int, end: int) -> None:
        following = WORD.match(self.text, end)
        if following or re.fullmatch(r"0\d+", token):
            end = following.end() if following else end
            hint = "decimal numbers only, without letters, underscores or leading zeros"
            raise SyntaxProblem(start, end, f"'{self.text[start:end]}' is not a number", hint)
        if len(token) > 40:
            raise SyntaxProblem(start, end, "a number of more than 40 characters")

    def _follow(self, position: int, token: str, start: int, end: int) -> None:
        """A token behind an operand."""
        level = self.levels[-1]
        following = self.tokens[position + 1][0] if position + 1 < len(self.tokens) else ""
        if token in ("(", "["):
            self.levels.append(_Level(token, start, call=token == "("))
        elif token == "not":
            if following != "in":
                raise SyntaxProblem(start, end, "expected an operator, found 'not'", "'x not in v', or 'and not'")
            return  # `in` follows, and finds an operand before it
        elif token == ",":
            self._end_of_operand(comma=True)
        elif token == "if":
            if not level.comprehension:
                level.ifs.append(start)
        elif token == "else":
            if not level.ifs:
                raise SyntaxProblem(start, end, "'else' has no 'if'", "write 'a if condition else b'")
            level.ifs.pop()
        elif token == "for":
            if len(self.levels) == 1:
                hint = "write [x for ...], all(x for ...) or any(x for ...)"
                raise SyntaxProblem(start, end, "'for' stands only in a comprehension", hint)
            self._end_of_operand()
            level.comprehension, level.awaits_in = True, start
        elif token in INFIX:
            if token == "in":
                level.awaits_in = None
        else:
            wanted = "an operator" if level.awaits_in is None else "'in'"
            raise SyntaxProblem(start, end, f"expected {wanted} before '{token}'")
        self.after_operand = False

    def _close(self, token: str, start: int) -> None:
        if len(self.levels) == 1:
            raise SyntaxProblem(start, start + 1, f"'{token}' closes nothing")
        level = self.levels[-1]
        if OPENING[level.opener] != token:
            message = f"'{token}' closes the '{level.opener}' before it"
            raise SyntaxProblem(start, start + 1, message, f"expected '{OPENING[level.opener]}'")
        if not self.after_operand and self.before not in (level.opener, ","):
            self._refuse_dangling()
        self._end_of_operand()
        self.levels.pop()
        self.after_operand = True

    def _end_of_operand(self, comma: bool = False) -> None:
        """At a comma, a closing bracket or the end: what was begun has to be whole."""
        level = self.levels[-1]
        if level.ifs:
            at = level.ifs[-1]
            raise SyntaxProblem(at, at + 2, "'if' has no 'else'", "write 'a if condition else b'")
        if level.awaits_in is not None and not comma:
            at = level.awaits_in
            raise SyntaxProblem(at, at + 3, "'for' has no 'in'", "write 'for x in list'")

    def _refuse_dangling(self) -> None:
        raise SyntaxProblem(*self.last, f"'{self.before}' has nothing on its right")
