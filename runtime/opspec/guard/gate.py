"""The table of a plugin, copied, with other functions where programs come in.

The copy is as long as the plugin's own: what is newer than we know goes through as it is. Errors of ours are told apart
from the plugin's by their addresses, since whoever reads an error asks this table.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.boundary.manifest import ANNOUNCED, Manifest, expect_agreement, manifest_of
from opspec.guard.crossing import Guard
from opspec.guard.report import GuardReport, print_at_exit
from opspec.guard.settings import OURS, Settings
from opspec.pjrt import c_pointers, c_structs, destroyed_handles, handles
from opspec.pjrt.c_pointers import ERROR_OR_NULL
from opspec.pjrt.events import error_code, error_message
from opspec.pjrt.function_table import Body, c_function
from opspec.pjrt.plugin_files import attributes_of, expect_table, function, table_in, versions_of

if TYPE_CHECKING:
    from opspec.pjrt.arguments import CompileArguments, ErrorArguments, LoadArguments

COMPILING = ("Client_Compile", "Compile")
CAPSULE = b"pjrt_c_api"


def capsule(settings: Settings) -> object:
    """A capsule that holds the address of the guarded table; OpSpecError where the plugin cannot be used."""
    if settings.plugin == OURS:
        from opspec.pjrt import api

        address = address_of(api.capsule())
    else:
        address = table_in(Path(settings.plugin))
    return capsule_of(guarded(address, settings))


def guarded(address: int, settings: Settings) -> int:
    """The address of a copy of a table whose functions that compile ask the guard first."""
    expect_table(address, settings.plugin)
    attributes = attributes_of(address)
    manifest = settings.manifest or _announced(attributes.get(ANNOUNCED), settings.plugin)
    if manifest is not None:
        expect_agreement(settings.policy, manifest)
    versions = versions_of(attributes)
    report = GuardReport(Path(settings.plugin).name, settings.mode, settings.policy.name)
    read = [None if manifest is None else manifest.newest, None if versions is None else versions[1]]
    guard = Guard(settings.mode, settings.policy.up_to(*read), manifest, report)
    table = copied(address)
    for name in COMPILING:
        replace_function(table, address, name, lambda real: _compiling(guard, real))
    replace_function(table, address, "Executable_DeserializeAndLoad", lambda real: _loading(report, real))
    for name, ours in (("Error_Destroy", _destroy), ("Error_Message", error_message), ("Error_GetCode", error_code)):
        replace_function(table, address, name, partial(_of_errors, ours))
    c_pointers.seal_at_end()
    print_at_exit(report)
    return handles.keep(table)


def _announced(text: object, plugin: str) -> Manifest | None:
    """The manifest that a plugin says it has."""
    return manifest_of(f"{plugin}: {ANNOUNCED}", text.encode()) if isinstance(text, str) and text else None


def copied(address: int) -> c_structs.CStruct:
    struct = c_structs.api()
    size: int = struct.from_address(address).struct_size
    memory = (ctypes.c_char * max(size, ctypes.sizeof(struct)))()
    ctypes.memmove(memory, address, size)
    return struct.from_buffer(memory)


# --- functions in the place of the plugin's ---------------------------------------------------------------------

_Real = Callable[[int], "int | None"]


def replace_function(table: c_structs.CStruct, address: int, name: str, make: Callable[[_Real], Body]) -> None:
    """Put a function in the place of the plugin's, if it has it, until the interpreter ends."""
    real = function(address, name)
    if real is not None:
        body = make(ERROR_OR_NULL(real))
        c_pointers.set_pointer(table, name, c_function(body, c_structs.arguments(name)), at_end=real)


def _compiling(guard: Guard, real: _Real) -> Callable[[CompileArguments], int | None]:
    def compile_program(args: CompileArguments) -> int | None:
        struct = c_structs.struct("Program")
        given = struct.from_address(args.program)
        code = ctypes.string_at(given.code, given.code_size)
        replaced = guard.passed(code, ctypes.string_at(given.format, given.format_size).decode(errors="replace"))
        if replaced is None:
            return real(ctypes.addressof(args))  # type: ignore[arg-type]  # it is a struct
        memory = ctypes.create_string_buffer(replaced, len(replaced))
        changed = struct()
        ctypes.memmove(ctypes.addressof(changed), args.program, min(struct.SIZE, given.struct_size))
        changed.code, changed.code_size = ctypes.addressof(memory), len(replaced)
        before, args.program = args.program, ctypes.addressof(changed)
        try:
            return real(ctypes.addressof(args))  # type: ignore[arg-type]
        finally:
            args.program = before

    return compile_program


def _loading(report: GuardReport, real: _Real) -> Callable[[LoadArguments], int | None]:
    def load(args: LoadArguments) -> int | None:
        report.add_loaded()
        return real(ctypes.addressof(args))  # type: ignore[arg-type]

    return load


def _of_errors(ours: Callable[[ErrorArguments], None], real: _Real) -> Callable[[ErrorArguments], int | None]:
    def ask(args: ErrorArguments) -> int | None:
        if not handles.has(args.error):
            return real(ctypes.addressof(args))  # type: ignore[arg-type]
        ours(args)
        return None

    return ask


def _destroy(args: ErrorArguments) -> None:
    destroyed_handles.drop(args.error)


# --- capsules ---------------------------------------------------------------------------------------------------


def address_of(of: object) -> int:
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address: int = get(of, CAPSULE)
    return address


def capsule_of(address: int) -> object:
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(address, CAPSULE, None)
