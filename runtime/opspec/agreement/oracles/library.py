"""In a child: StableHLO's own verifier, type inference and reference interpreter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from opspec.agreement.oracles.answers import Declined
from opspec.programs import carrier
from opspec.programs.dense_attributes import constant
from opspec.values.arrays import Array
from opspec.values.types import ElementType, element_of

if TYPE_CHECKING:
    from opspec.programs.carrier import ir


class StablehloLibrary:
    """Programs are parsed in a context that knows StableHLO, so that its verifier has seen all of them."""

    def __init__(self) -> None:
        self._context: ir.Context = carrier.new_context()

    def check(self, program: str | bytes) -> None:
        carrier.parse(program, self._context)

    def infer(self, program: str) -> list[str]:
        module = carrier.parse(program, self._context)
        block = main_of(module)
        op = list(block.operations)[-2].operation
        if len(op.regions):
            raise Declined(f"the bindings cannot infer {op.name}, which has a region")
        ir = carrier.ir
        given = {name: op.attributes[name] for name in op.attributes}
        with self._context, ir.Location.unknown(), ir.InsertionPoint.at_block_terminator(block):
            try:
                made = ir.Operation.create(op.name, operands=list(op.operands), attributes=given, infer_type=True)
            except ir.MLIRError as error:
                raise Declined(" ".join(str(error).split())) from None
        return [str(result.type) for result in made.results]

    def run(self, program: str | bytes, inputs: Sequence[Array]) -> list[Array]:
        module = carrier.parse(program, self._context)
        block = main_of(module)
        takes = [argument.type for argument in block.arguments]
        gives = [value.type for value in list(block.operations)[-1].operands]
        if any(map(_is_complex, (*takes, *gives))):
            module = carrier.parse(_in_parts(module, takes, gives), self._context)
        with self._context:
            lower(module)
            given = [carrier.ir.Attribute.parse(_dense(part)) for x in inputs for part in _parts(x)]
            found = map(constant, carrier.stablehlo.eval_module(module, given))
            return [
                _joined(next(found), next(found)) if _is_complex(type_) else np.array(next(found)) for type_ in gives
            ]


def lower(module: ir.Module) -> None:
    """What CHLO's ops and quantized types mean, the library says by lowering them."""
    text = str(module)
    if "!quant." in text:
        if "!quant.uniform<u" in text:
            raise Declined("the library lowers unsigned stored integers to signed ones")
        quantized = "stablehlo-legalize-quantized-op-to-qdq,stablehlo-legalize-quant-to-math"
        carrier.run_passes(module, f"func.func({quantized})")
        text = str(module)
        if "!quant." in text:
            raise Declined("the library does not lower what the program does with quantized types")
    if "chlo." in text:
        carrier.run_passes(module, "func.func(chlo-legalize-to-stablehlo)")


# --- complex numbers ------------------------------------------------------------------------------
# The bindings hand no complex constant in or out: a function around @main takes and gives their parts.

_WHOLE = "opspec.whole"


def _is_complex(type_: ir.Type) -> bool:
    return "complex<" in str(type_)


def _in_parts(module: ir.Module, takes: Sequence[ir.Type], gives: Sequence[ir.Type]) -> str:
    """The program, its @main called by another one that works on parts."""
    ir = carrier.ir
    kept = []
    for op in module.body.operations:
        if str(op.attributes["sym_name"]) == '"main"':
            op.attributes["sym_name"] = ir.StringAttr.get(_WHOLE, module.context)
        kept.append(str(op.operation.get_asm(print_generic_op_form=True)))
    arguments: list[str] = []
    lines: list[str] = []
    for at, type_ in enumerate(takes):
        part = _part_types(type_)[0]
        if _is_complex(type_):
            arguments += [f"%re{at}: {part}", f"%im{at}: {part}"]
            lines.append(f'%a{at} = "stablehlo.complex"(%re{at}, %im{at}) : ({part}, {part}) -> {type_}')
        else:
            arguments.append(f"%a{at}: {part}")
    handed = ", ".join(f"%a{at}" for at in range(len(takes)))
    signature = f"({', '.join(map(str, takes))}) -> ({', '.join(map(str, gives))})"
    lines.append(f'%r:{len(gives)} = "func.call"({handed}) <{{callee = @{_WHOLE}}}> : {signature}')
    results: list[str] = []
    for at, type_ in enumerate(gives):
        part = _part_types(type_)[0]
        if _is_complex(type_):
            results += [f"%real{at}", f"%imag{at}"]
            lines += [f'%{name}{at} = "stablehlo.{name}"(%r#{at}) : ({type_}) -> {part}' for name in ("real", "imag")]
        else:
            results.append(f"%r#{at}")
    types = ", ".join(part for type_ in gives for part in _part_types(type_))
    inputs = ", ".join(argument.split(": ", 1)[1] for argument in arguments)
    return "\n".join(
        [
            *kept,
            f'"func.func"() <{{function_type = ({inputs}) -> ({types}), sym_name = "main"}}> ({{',
            f"^bb0({', '.join(arguments)}):",
            *lines,
            f'"func.return"({", ".join(results)}) : ({types}) -> ()',
            "}) : () -> ()",
            "",
        ]
    )


def _part_types(type_: ir.Type) -> list[str]:
    text = str(type_)
    return [re.sub(r"complex<(f\d+)>", r"\1", text)] * 2 if _is_complex(type_) else [text]


def _parts(x: Array) -> list[Array]:
    return [x.real, x.imag] if x.dtype.kind == "c" else [x]


def _joined(real: Array, imaginary: Array) -> Array:
    found = np.empty(real.shape, np.complex64 if real.dtype == np.float32 else np.complex128)
    found.real, found.imag = real, imaginary
    return found


# --- programs and values --------------------------------------------------------------------------


def main_of(module: ir.Module) -> ir.Block:
    """The block of @main."""
    for op in module.body.operations:
        if op.operation.name == "func.func" and str(op.attributes["sym_name"]) == '"main"':
            block: ir.Block = op.regions[0].blocks[0]
            return block
    raise Declined("expected a function @main")


def _dense(x: Array) -> str:
    """An array as an attribute: by its bits, where MLIR takes them."""
    element = element_of(x.dtype)
    type_ = f"tensor<{''.join(f'{size}x' for size in x.shape)}{element}>"
    if not x.size:
        return f"dense<> : {type_}"
    if element.bits >= 8:
        return f'dense<"0x{x.tobytes().hex()}"> : {type_}'
    return f"dense<{_nested(x, element)}> : {type_}"


def _nested(x: Array, element: ElementType) -> str:
    if x.ndim:
        return f"[{', '.join(_nested(row, element) for row in x)}]"
    if element.kind == "bool":
        return "true" if x else "false"
    return repr(float(x)) if element.kind == "float" else str(int(x))
