"""Shardy's attributes as typed values, and their text again: structs with Shardy's own names.

The carrier gives them as text only. Each kind has a function here that reads it, and an entry of `_SPELLED` that
writes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from opspec.programs.printed_form import named
from opspec.values.constants import EnumValue, Struct, Symbol
from opspec.values.dims import Vec

T = TypeVar("T")

REDUCTIONS = ("SUM", "MAX", "MIN")
# How the attribute of a rule calls the factors that do not pass through.
FACTOR_LISTS = ("reduction", "need_replication", "permutation", "blocked_propagation")
_TOKEN = re.compile(r'\s*(@?"(?:[^"\\]|\\.)*"|@[\w.$-]+|->|-?\d+|[A-Za-z_]\w*|[^\s\w])', re.ASCII)
_FACTOR = re.compile(r"z_\d+|[i-z]")
_PLAIN = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)
_ESCAPES = {ord('"'): "\\22", ord("\\"): "\\\\"}


class _Unreadable(Exception):
    """The text is no attribute that is known here."""


def read(text: str) -> Struct | None:
    """The attribute that a text spells; None where it is none of Shardy's, or its text goes on otherwise."""
    if not text.startswith("#sdy"):
        return None
    try:
        return _Reader(text).whole()
    except _Unreadable:
        return None


def spelled(found: Struct) -> str:
    """The text of an attribute, as the carrier prints it."""
    body = _SPELLED[found.kind](found)
    return f"#sdy.{found.kind}{body}" if body.startswith("<") else f"#sdy<{found.kind}{body}>"


def factor_name(number: int) -> str:
    """Factors are called i to z, then z_1, z_2."""
    letters = "ijklmnopqrstuvwxyz"
    return letters[number] if number < len(letters) else f"z_{number - len(letters) + 1}"


# --- reading --------------------------------------------------------------------------------------


class _Reader:
    """Goes over the tokens of an attribute from left to right."""

    def __init__(self, text: str) -> None:
        self.tokens = _TOKEN.findall(text)
        self.at = 0

    def whole(self) -> Struct:
        self.take("#")
        self.take("sdy")
        wrapped = self.took("<")
        if not wrapped:
            self.take(".")
        read = _READERS.get(self.next())
        if read is None:
            raise _Unreadable
        found = read(self)
        if wrapped:
            self.take(">")
        if self.at < len(self.tokens):
            raise _Unreadable
        return found

    # -- tokens ------------------------------------------------------------------------------------

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.tokens):
            raise _Unreadable
        token: str = self.tokens[self.at - 1]
        return token

    def took(self, *wanted: str) -> bool:
        """Whether these tokens come next, which are then read."""
        found = tuple(self.tokens[self.at : self.at + len(wanted)]) == wanted
        self.at += len(wanted) * found
        return found

    def take(self, wanted: str) -> None:
        if not self.took(wanted):
            raise _Unreadable

    def number(self) -> int:
        try:
            return int(self.next())
        except ValueError:
            raise _Unreadable from None

    def string(self) -> str:
        token = self.next()
        if not token.startswith('"'):
            raise _Unreadable
        return named(token)

    def items(self, brackets: str, read: Callable[[], T]) -> tuple[T, ...]:
        """What commas separate between two brackets."""
        self.take(brackets[0])
        found: list[T] = []
        while not self.took(brackets[1]):
            if found:
                self.take(",")
            found.append(read())
        return tuple(found)

    # -- meshes and axes ---------------------------------------------------------------------------

    def mesh(self) -> Struct:
        self.take("<")
        axes = self.items("[]", self.mesh_axis)
        devices = Vec(self.items("[]", self.number)) if self.took(",", "device_ids", "=") else None
        self.take(">")
        return Struct("mesh", {"axes": axes, "device_ids": devices})

    def mesh_axis(self) -> Struct:
        name = self.string()
        self.take("=")
        return Struct("mesh_axis", {"name": name, "size": self.number()})

    def axis_ref(self) -> Struct:
        name = self.string()
        part = self.sub_axis_info() if self.took(":") else None
        return Struct("axis_ref", {"name": name, "sub_axis_info": part})

    def sub_axis_info(self) -> Struct:
        self.take("(")
        before = self.number()
        self.take(")")
        return Struct("sub_axis_info", {"pre_size": before, "size": self.number()})

    def axes(self) -> tuple[Struct, ...]:
        return self.items("{}", self.axis_ref)

    def axis_ref_list(self) -> Struct:
        return Struct("axis_ref_list", {"value": self.axes()})

    def list_of_axis_ref_lists(self) -> Struct:
        return Struct("list_of_axis_ref_lists", {"value": self.items("[]", self.axis_ref_list)})

    def manual_axes(self) -> Struct:
        return Struct("manual_axes", {"value": self.items("{}", self.string)})

    def all_to_all_param(self) -> Struct:
        axes = self.axes()
        self.take(":")
        source = self.number()
        self.take("->")
        return Struct("all_to_all_param", {"axes": axes, "src_dim": source, "tgt_dim": self.number()})

    def all_to_all_param_list(self) -> Struct:
        return Struct("all_to_all_param_list", {"value": self.items("[]", self.all_to_all_param)})

    # -- shardings ---------------------------------------------------------------------------------

    def sharding(self) -> Struct:
        self.take("<")
        mesh = self.mesh() if self.took("mesh") else self.symbol()
        self.take(",")
        dimensions = self.items("[]", self.dimension_sharding)
        others: dict[str, tuple[Struct, ...]] = {}
        reduction = REDUCTIONS[0]
        while self.took(","):
            group = self.next()
            if group not in ("replicated", "unreduced") or group in others:
                raise _Unreadable
            self.take("=")
            if group == "unreduced" and self.peek().upper() in REDUCTIONS:
                reduction = self.next().upper()
            others[group] = self.axes()
            if not others[group]:
                raise _Unreadable
        self.take(">")
        fields = {"mesh_or_ref": mesh, "dim_shardings": dimensions}
        fields |= {f"{group}_axes": others.get(group, ()) for group in ("replicated", "unreduced")}
        return Struct("sharding", {**fields, "reduction_op": EnumValue(reduction)})

    def symbol(self) -> Symbol:
        token = self.next()
        if not token.startswith("@"):
            raise _Unreadable
        return Symbol(named(token[1:]))

    def dimension_sharding(self) -> Struct:
        self.take("{")
        axes: list[Struct] = []
        is_closed = True
        while not self.took("}"):
            if not is_closed:
                raise _Unreadable
            if axes:
                self.take(",")
            is_closed = not self.took("?")
            if is_closed:
                axes.append(self.axis_ref())
        priority = int(self.next()[1:]) if re.fullmatch(r"p\d+", self.peek()) else None
        fields = {"axes": tuple(axes), "is_closed": is_closed, "priority": priority}
        return Struct("dimension_sharding", fields)

    def sharding_per_value(self) -> Struct:
        self.take("<")
        found = self.items("[]", self.sharding)
        self.take(">")
        return Struct("sharding_per_value", {"shardings": found})

    # -- rules of ops ------------------------------------------------------------------------------

    def op_sharding_rule(self) -> Struct:
        self.take("<")
        operands = self.items("()", self.tensor_mapping)
        self.take("->")
        results = self.items("()", self.tensor_mapping)
        sizes = self.items("{}", self.factor_size) if self.peek() == "{" else ()
        fields: dict[str, object] = {
            "factor_sizes": Vec(sizes),
            "operand_mappings": operands,
            "result_mappings": results,
        }
        for word in FACTOR_LISTS:
            listed = self.items("{}", self.factor) if self.took(word, "=") else ()
            fields[f"{word}_factors"] = Vec(listed)
        fields["is_custom_rule"] = self.took(",", "custom")
        self.take(">")
        return Struct("op_sharding_rule", fields)

    def tensor_mapping(self) -> tuple[Vec, ...]:
        return self.items("[]", lambda: Vec(self.factors()))

    def factors(self) -> list[int]:
        """The numbers of the factors that one word names, `ijz_1`."""
        names = _FACTOR.findall(word := self.next())
        if "".join(names) != word:
            raise _Unreadable
        return [int(name[2:]) + 17 if name.startswith("z_") else ord(name) - ord("i") for name in names]

    def factor(self) -> int:
        found = self.factors()
        if len(found) != 1:
            raise _Unreadable
        return found[0]

    def factor_size(self) -> int:
        self.factor()  # they stand in the order of their numbers
        self.take("=")
        return self.number()


_READERS: dict[str, Callable[[_Reader], Struct]] = {
    read.__name__: read
    for read in (
        _Reader.mesh,
        _Reader.axis_ref,
        _Reader.axis_ref_list,
        _Reader.list_of_axis_ref_lists,
        _Reader.manual_axes,
        _Reader.all_to_all_param_list,
        _Reader.sharding,
        _Reader.sharding_per_value,
        _Reader.op_sharding_rule,
    )
}


# --- writing --------------------------------------------------------------------------------------


def _each(items: Iterable[Struct]) -> str:
    return ", ".join(_SPELLED[item.kind](item) for item in items)


def quoted(text: str) -> str:
    """A name in quotes, as MLIR escapes it."""
    escaped = "".join(_ESCAPES.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:02X}") for b in text.encode())
    return f'"{escaped}"'


def _mesh(found: Mapping[str, Any]) -> str:
    devices = found["device_ids"]
    ids = "" if not devices else f", device_ids=[{', '.join(map(str, devices))}]"
    return f"<[{_each(found['axes'])}]{ids}>"


def _sharding(found: Mapping[str, Any]) -> str:
    mesh = found["mesh_or_ref"]
    where = f"mesh{_mesh(mesh.fields)}" if isinstance(mesh, Struct) else _reference(mesh)
    parts = [where, f"[{_each(found['dim_shardings'])}]"]
    if found["replicated_axes"]:
        parts.append(f"replicated={{{_each(found['replicated_axes'])}}}")
    if found["unreduced_axes"]:
        kind = "" if found["reduction_op"] == REDUCTIONS[0] else found["reduction_op"].lower()
        parts.append(f"unreduced={kind}{{{_each(found['unreduced_axes'])}}}")
    return f"<{', '.join(parts)}>"


def _reference(symbol: str) -> str:
    return f"@{symbol}" if _PLAIN.fullmatch(symbol) else f"@{quoted(symbol)}"


def _dimension(found: Mapping[str, Any]) -> str:
    parts = [_SPELLED[axis.kind](axis) for axis in found["axes"]] + ([] if found["is_closed"] else ["?"])
    priority = "" if found["priority"] is None else f"p{found['priority']}"
    return f"{{{', '.join(parts)}}}{priority}"


def _rule(found: Mapping[str, Any]) -> str:
    def side(tensors: Iterable[Iterable[Iterable[int]]]) -> str:
        listed = (", ".join("".join(map(factor_name, dimension)) for dimension in tensor) for tensor in tensors)
        return f"({', '.join(f'[{dimensions}]' for dimensions in listed)})"

    sizes = ", ".join(f"{factor_name(at)}={size}" for at, size in enumerate(found["factor_sizes"]))
    parts = [
        f"{side(found['operand_mappings'])}->{side(found['result_mappings'])}",
        *([f"{{{sizes}}}"] if sizes else []),
    ]
    lists = ((word, found[f"{word}_factors"]) for word in FACTOR_LISTS)
    parts += [f"{word}={{{', '.join(map(factor_name, listed))}}}" for word, listed in lists if listed]
    return f"<{' '.join(parts)}{', custom' if found['is_custom_rule'] else ''}>"


_SPELLED: dict[str, Callable[[Struct], str]] = {
    "mesh_axis": lambda x: f"{quoted(x['name'])}={x['size']}",
    "mesh": lambda x: _mesh(x.fields),
    "sub_axis_info": lambda x: f"({x['pre_size']}){x['size']}",
    "axis_ref": lambda x: quoted(x["name"]) + (f":{_each([part])}" if (part := x["sub_axis_info"]) else ""),
    "axis_ref_list": lambda x: f"{{{_each(x['value'])}}}",
    "list_of_axis_ref_lists": lambda x: f"[{_each(x['value'])}]",
    "manual_axes": lambda x: f"{{{', '.join(map(quoted, x['value']))}}}",
    "all_to_all_param": lambda x: f"{{{_each(x['axes'])}}}: {x['src_dim']}->{x['tgt_dim']}",
    "all_to_all_param_list": lambda x: f"[{_each(x['value'])}]",
    "dimension_sharding": lambda x: _dimension(x.fields),
    "sharding": lambda x: _sharding(x.fields),
    "sharding_per_value": lambda x: f"<[{_each(x['shardings'])}]>",
    "op_sharding_rule": lambda x: _rule(x.fields),
}
