"""What operations of nodes are in C: text where C has it, else a small function, which is written where it is used.

C++ for CUDA writes some things otherwise, which its `Language` says.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import numpy as np

from opspec.compiled.operations import F16_NAN, MACHINE, bits_type, of_bits
from opspec.values.types import ElementType

I1 = MACHINE["i1"]
_FLOATS = {"rem": "fmod", "abs": "fabs", "copysign": "copysign", "sqrt": "sqrt", "fma": "fma"}
_FLOATS |= {"floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "rint"}
_SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<="}
_BITS = {"and": "&", "or": "|", "xor": "^"}
_EXTREMES = ("max", "min")
_SUMS = {"add": "+", "sub": "-", "mul": "*"}


@dataclass(frozen=True, slots=True)
class Language:
    """`header`: what a file begins with; `function`, `table`: what stands before a function, and before an array, that
    a file has for itself; `pointer`: before the name of a buffer; `struct`: one of a `type` that has `parts`;
    `popcount`, `clz`: of 64 bits.
    """

    header: str
    function: str
    table: str
    pointer: str
    struct: str
    popcount: str
    clz: str

    def made(self, type_: str, parts: Sequence[str]) -> str:
        """What a fold combines: a number, or several."""
        return parts[0] if len(parts) == 1 else self.struct.format(type=type_, parts=", ".join(parts))


C = Language(
    header="#include <math.h>\n#include <stdbool.h>\n#include <stdint.h>\n#include <string.h>\n",
    function="static inline",
    table="static const",
    pointer="",
    struct="(({type}){{{parts}}})",
    popcount="__builtin_popcountll",
    clz="__builtin_clzll",
)


def spelled(type_: ElementType) -> str:
    """A type in C."""
    if type_ is I1:
        return "bool"
    if type_.kind == "float":
        return "float" if type_.bits == 32 else "double"
    return f"{'u' if type_.kind == 'uint' else ''}int{type_.bits}_t"


def constant(bits: int, type_: ElementType) -> str:
    """A number by its bits."""
    if type_ is I1:
        return "true" if bits else "false"
    if type_.kind != "float":
        value = int(of_bits(bits, type_))
        if type_.bits < 64:
            return str(value) if value > -(2**31) and value < 2**31 else f"({spelled(type_)}){bits}u"
        return f"{value}ll" if type_.kind == "sint" and value != -(2**63) else f"({spelled(type_)}){bits}ull"
    wide, number = type_.bits == 64, float(of_bits(bits, type_))
    if not math.isfinite(number):
        return f"{_bits_name(bits_type(type_), type_)}({bits:#x}{'ull' if wide else 'u'})"
    text = repr(number) if number == int(number) and abs(number) < 1e6 else _hex(number)
    return text if wide else f"{text}f"


class Definitions:
    """What the functions of a file need, each written once, in order. `texts`: by their names."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.texts: dict[str, str] = {}
        self._numbers: dict[tuple[str, Hashable], int] = {}

    def number(self, kind: str, key: Hashable) -> int:
        """Which of its kind it is, the first one having 1: what has no name by itself has that behind the kind's."""
        count = sum(known == kind for known, _ in self._numbers)
        return self._numbers.setdefault((kind, key), count + 1)

    def table(self, values: tuple[int, ...]) -> str:
        """The name of an array that is known."""
        name = f"table{self.number('table', values)}"
        self.texts.setdefault(name, f"{self.language.table} int64_t {name}[] = {{{', '.join(map(str, values))}}};")
        return name

    def apply(self, name: str, type_: ElementType, result: ElementType, given: list[str]) -> str:
        """An operation on operands of a type, as an expression."""
        if name == "select":
            return f"({given[0]} ? {given[1]} : {given[2]})"
        if name == "convert":
            return self._converted(type_, result, given[0])
        if name == "bitcast":
            return self.bitcast(type_, result, given[0])
        if name in _SIGNS:
            return f"({given[0]} {_SIGNS[name]} {given[1]})"
        if name in ("f16_number", "f16_bits"):
            return self._half(name, given)
        if name == "f16_rounded":
            return self._half("f16_number", [self._half("f16_bits", given)])
        if type_ is I1:
            return f"(!{given[0]})" if name == "not" else f"({given[0]} {_BITS[name]} {given[1]})"
        if type_.kind == "float":
            return self._of_floats(name, type_, given)
        return self._of_integers(name, type_, given)

    def _of_floats(self, name: str, type_: ElementType, given: list[str]) -> str:
        if name in _SUMS or name == "div":
            return f"({given[0]} {_SUMS.get(name, '/')} {given[1]})"
        if name == "neg":
            return f"(-({given[0]}))"
        if name in _EXTREMES:
            zero, sign = ("y : x", "x < y") if name == "max" else ("x : y", "y < x")
            body = f"x != x ? x : y != y ? y : x == y ? (signbit(x) ? {zero}) : {sign} ? y : x"
            c = spelled(type_)
            return self._called(f"{name}_{type_.name}", c, [(c, x) for x in "xy"], body, given)
        return f"{_FLOATS[name]}{'f' if type_.bits == 32 else ''}({', '.join(given)})"

    def _half(self, name: str, given: list[str]) -> str:
        """By integers: few compilers know floats of 16 bits by one name."""
        word, single = MACHINE["ui32"], MACHINE["f32"]
        number, bits = self.bitcast(word, single, "{}").format, self.bitcast(single, word, "{}").format
        if name == "f16_number":
            moved = "(uint32_t)(x & 0x7fff) << 13"
            size = f"(x & 0x7fff) < 0x7c00 ? {number(moved)} * 0x1p112f : {number(f'{moved} | 0x7f800000u')}"
            body = f"copysignf({size}, x & 0x8000 ? -1.0f : 1.0f)"
            return self._called(name, "float", [("uint16_t", "x")], body, given)
        up = f"(({bits('x')} + 0xfff + (({bits('x')} >> 13) & 1)) >> 13) - 0x1c000"
        size = f"x < 0x1p-14f ? {bits('x + 0.5f')} - 0x3f000000u : x < 65520.0f ? {up} : 0x7c00"
        of_size = self._called("f16_size", "uint32_t", [("float", "x")], size, ["fabsf(x)"])
        body = f"x != x ? {F16_NAN:#x} : (uint16_t)({of_size} | (signbit(x) ? 0x8000 : 0))"
        return self._called(name, "uint16_t", [("float", "x")], body, given)

    def _of_integers(self, name: str, type_: ElementType, given: list[str]) -> str:
        c, bits = spelled(type_), type_.bits
        signed = type_.kind == "sint"
        u = f"uint{max(bits, 32)}_t"  # in which nothing overflows: what is narrower would become an int
        if name in _BITS:
            return f"({c})({given[0]} {_BITS[name]} {given[1]})"
        if name == "not":
            return f"({c})(~{given[0]})"
        if name in _SUMS and (not signed or bits < 32):
            return f"({c})(({u}){given[0]} {_SUMS[name]} ({u}){given[1]})"
        wide = "unsigned __int128" if not signed else "__int128"
        half = f"{'' if signed else 'u'}int64_t" if bits < 64 else wide
        own = f"uint{bits}_t"
        least = f"y == -1 ? ({c})(0 - ({u})x) : " if signed else ""
        none = "y == -1 ? 0 : " if signed else ""
        bodies = {
            **{key: f"({c})(({u})x {sign} ({u})y)" for key, sign in _SUMS.items()},
            "div": f"y == 0 ? 0 : {least}({c})(x / y)",
            "rem": f"y == 0 ? x : {none}({c})(x % y)",
            "max": "x < y ? y : x",
            "min": "y < x ? y : x",
            "neg": f"({c})(0 - ({u})x)",
            "shl": f"({own})y >= {bits} ? 0 : ({c})(({u})({own})x << ({own})y)",
            "shr": f"({c})(x >> (({own})y >= {bits} ? {bits - 1} : ({own})y))"
            if signed
            else f"y >= {bits} ? 0 : ({c})(x >> y)",
            "mulhi": f"({c})((({half})x * ({half})y) >> {bits})",
            "popcount": f"({c}){self.language.popcount}(({own})x)",
            "clz": f"({own})x == 0 ? {bits} : ({c})({self.language.clz}(({own})x) - {64 - bits})",
        }
        return self._called(f"{name}_{type_.name}", c, [(c, x) for x in "xy"[: len(given)]], bodies[name], given)

    def _converted(self, given: ElementType, result: ElementType, x: str) -> str:
        if result is I1:
            return f"({x} != 0)"
        if given.kind != "float" or result.kind == "float":
            return f"({spelled(result)}){x}"
        limits = np.iinfo(result.dtype)
        beyond, least = _hex(float(int(limits.max) + 1)), _hex(float(limits.min))
        lowest = constant(int(limits.min) % (1 << result.bits), result)
        body = (
            f"x != x ? 0 : x >= {beyond} ? {constant(int(limits.max), result)} : "
            f"x < {least} ? {lowest}"
            f" : ({spelled(result)})x"
        )
        return self._called(f"{result.name}_of_{given.name}", spelled(result), [(spelled(given), "x")], body, [x])

    def bitcast(self, given: ElementType, result: ElementType, x: str) -> str:
        name, to = _bits_name(given, result), spelled(result)
        head = f"{self.language.function} {to} {name}({spelled(given)} x)"
        self.texts.setdefault(name, f"{head} {{ {to} y; memcpy(&y, &x, sizeof y); return y; }}")
        return f"{name}({x})"

    def known(self, text: str) -> str:
        """A constant, whose function is written where it needs one."""
        name = text.partition("(")[0]
        if name.startswith("bits_"):
            _, given, result = name.split("_")
            self.bitcast(MACHINE[given], MACHINE[result], "0")
        return text

    def integer(self, name: str, body: str, given: list[str]) -> str:
        """A function of two int64_t."""
        return self._called(name, "int64_t", [("int64_t", "x"), ("int64_t", "y")], body, given)

    def _called(self, name: str, result: str, parameters: list[tuple[str, str]], body: str, given: list[str]) -> str:
        listed = ", ".join(f"{type_} {x}" for type_, x in parameters)
        self.texts.setdefault(name, f"{self.language.function} {result} {name}({listed}) {{ return {body}; }}")
        return f"{name}({', '.join(given)})"


def _bits_name(given: ElementType, result: ElementType) -> str:
    return f"bits_{given.name}_{result.name}"


def _hex(value: float) -> str:
    """A float, exactly."""
    digits, power = value.hex().split("p")
    return f"{digits.rstrip('0').rstrip('.') if '.' in digits else digits}p{power}"
