"""What type checkers know of the arguments of slots is what the structs have."""

from __future__ import annotations

import ast
import ctypes
import inspect
import textwrap
from collections import defaultdict
from typing import get_type_hints

import pytest

pytest.importorskip("jax")

from opspec.pjrt import api, arguments, buffer_layouts, c_structs, function_table, memories

_LAYOUTS = c_structs.structs_of(buffer_layouts._FUNCTIONS)
_MEMORIES = c_structs.structs_of(memories._FUNCTIONS)
BODIES = [
    *((body, c_structs.arguments(name)) for name, body in function_table._bodies.items()),
    *((body, _LAYOUTS[name]) for name, body in buffer_layouts._BODIES.items()),
    (memories._descriptions, _MEMORIES["DeviceDescription_MemoryDescriptions"]),
    (memories._kind, _MEMORIES["MemoryDescription_Kind"]),
]
NAMES = {name: x for name, x in vars(arguments).items() if getattr(x, "__module__", "") == arguments.__name__}


def _told(body):
    """The Protocol of a body's arguments, None where it takes any."""
    return NAMES.get(inspect.get_annotations(body)["args"])


def test_every_slot_is_here():
    assert api.FILLED_BY
    assert len(BODIES) == len(function_table._bodies) + len(_LAYOUTS) + len(_MEMORIES)


@pytest.mark.parametrize(("body", "struct"), BODIES, ids=lambda x: x.__name__)
def test_a_body_uses_fields_of_its_function(body, struct):
    names = {name for name, _ in struct._fields_}
    tree = ast.parse(textwrap.dedent(inspect.getsource(body)))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "args"
    }
    assert used <= names


@pytest.mark.parametrize("told", NAMES.values(), ids=lambda x: x.__name__)
def test_a_family_has_the_fields_of_its_functions(told):
    fields = defaultdict(set)
    for body, struct in BODIES:
        if told in (_told(body), arguments.Arguments):
            for name, kind in struct._fields_:
                fields[name].add(kind)
    hints = {name: hint for name, hint in get_type_hints(told).items() if name != "_fields_"}
    assert hints.keys() <= fields.keys()
    for name, hint in hints.items():
        for kind in fields[name]:
            expected = {ctypes.c_bool: (bool,), ctypes.c_void_p: (int, int | None)}.get(kind, (int,))
            assert hint in expected, f"{name}: {hint}"
