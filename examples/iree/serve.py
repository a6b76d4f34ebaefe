"""IREE on the CPU, for docs/judge-a-backend.md: what compiles StableHLO and runs it, behind lines of JSON.

python examples/iree/serve.py

It needs `pip install iree-base-compiler iree-base-runtime ml_dtypes`, and nothing of OpSpec.
"""

import base64
import json
import math
import os
import re
import sys

import ml_dtypes
import numpy as np
from iree import runtime
from iree.compiler import ir, version
from iree.compiler.api import Output, Session

FLAGS = (
    "--iree-hal-target-backends=llvm-cpu",
    "--iree-llvmcpu-target-cpu=host",
    "--iree-input-type=stablehlo",
    "--iree-input-demote-f64-to-f32=false",  # what it does unless it is told
)
# Where an array lies: device local, visible to the host; and what it is used for: everything.
MEMORY = int(runtime.MemoryType.DEVICE_LOCAL | runtime.MemoryType.HOST_VISIBLE)
USAGE = int(runtime.BufferUsage.DEFAULT | runtime.BufferUsage.MAPPING)
# Element types whose arrays cross the border, as MLIR calls them: how IREE calls them, and an element as NumPy has it.
KINDS = runtime.HalElementType
ELEMENTS = {
    "i1": (KINDS.BOOL_8, np.bool_),
    **{f"i{bits}": (getattr(KINDS, f"SINT_{bits}"), np.dtype(f"int{bits}")) for bits in (8, 16, 32, 64)},
    **{f"ui{bits}": (getattr(KINDS, f"UINT_{bits}"), np.dtype(f"uint{bits}")) for bits in (8, 16, 32, 64)},
    **{f"f{bits}": (getattr(KINDS, f"FLOAT_{bits}"), np.dtype(f"float{bits}")) for bits in (16, 32, 64)},
    "bf16": (KINDS.BFLOAT_16, ml_dtypes.bfloat16),
    "f8E4M3FN": (KINDS.FLOAT_8_E4M3_FN, ml_dtypes.float8_e4m3fn),
    "f8E4M3FNUZ": (KINDS.FLOAT_8_E4M3_FNUZ, ml_dtypes.float8_e4m3fnuz),
    "f8E5M2": (KINDS.FLOAT_8_E5M2, ml_dtypes.float8_e5m2),
    "f8E5M2FNUZ": (KINDS.FLOAT_8_E5M2_FNUZ, ml_dtypes.float8_e5m2fnuz),
    "f8E8M0FNU": (KINDS.FLOAT_8_E8M0_FNU, ml_dtypes.float8_e8m0fnu),
    "complex<f32>": (KINDS.COMPLEX_64, np.complex64),
    "complex<f64>": (KINDS.COMPLEX_128, np.complex128),
}
# What the compiler says of ops and types that it does not lower.
LACKS = re.compile(
    r"failed to legalize|unable to legalize|unhandled|not (yet )?supported|unsupported|not implemented|unimplemented"
    r"|unregistered|missing .*(lowering|conversion)|cannot be converted"
)


class Declined(Exception):
    """There is no answer; the stage says who gives none."""

    def __init__(self, reason, stage):
        super().__init__(reason)
        self.stage = stage


class Iree:
    """The compiler and the device, which live as long as the process."""

    def __init__(self):
        self.config = runtime.Config("local-sync")

    def compiled(self, program):
        """The program as IREE runs it, and the types that @main gives."""
        session = Session()
        session.set_flags(*FLAGS)
        said = []
        with session.context as context:
            context.attach_diagnostic_handler(lambda each: said.append(str(each.message)) or True)
            try:
                module = ir.Module.parse(program)
            except ir.MLIRError as problem:
                first = (said or str(problem).splitlines())[0]
                raise Declined(first, "reads") from None
            gives = [str(each) for each in results_of(module)]
            invocation = session.invocation()
            invocation.import_module(module.operation)
            if not invocation.execute():
                problem = " ".join((said or ["the compiler says nothing of why"])[0].split())
                raise Declined(f"UNIMPLEMENTED: {problem}" if LACKS.search(problem) else problem, "compiles")
            with Output.open_membuffer() as output:
                invocation.output_vm_bytecode(output)
                code = bytes(output.map_memory())
            invocation.close()
        return code, gives

    def run(self, program, inputs):
        code, gives = self.compiled(program)
        for type_ in (*(given["type"] for given in inputs), *gives):
            parsed(type_)
        context = runtime.SystemContext(config=self.config)
        module = runtime.VmModule.copy_buffer(context.instance, code)
        context.add_vm_module(module)
        given, found = runtime.VmVariantList(len(inputs)), runtime.VmVariantList(len(gives))
        try:
            for each in inputs:
                given.push_ref(self.sent(each))
            context.vm_context.invoke(module.lookup_function("main"), given, found)
            views = [found.get_as_object(at, runtime.HalBufferView) for at in range(len(gives))]
            return {"outputs": list(map(fetched, views, gives))}
        except (RuntimeError, ValueError) as problem:
            raise Declined(" ".join(str(problem).split()), "runs") from None

    def sent(self, given):
        """An array on the device."""
        shape, (kind, dtype) = parsed(given["type"])
        array = np.frombuffer(base64.b64decode(given["bytes"]), dtype).reshape(shape)
        # What the buffer protocol does not know goes as its bytes, of the same shape.
        plain = array if dtype in (np.bool_,) or array.dtype.isbuiltin == 1 else array.view(f"u{array.itemsize}")
        return self.config.device.allocator.allocate_buffer_copy(MEMORY, USAGE, self.config.device, plain, kind)


def results_of(module):
    """The types that @main gives."""
    mains = [op for op in module.body.operations if op.attributes["sym_name"].value == "main"]
    return ir.FunctionType(mains[0].attributes["function_type"].value).results


def parsed(type_):
    """The shape of a tensor's type, and what its elements are."""
    sizes, element = re.fullmatch(r"tensor<((?:\d+x|\?x)*)([^,]*).*>", type_).groups()
    if element not in ELEMENTS:
        raise Declined(f"UNIMPLEMENTED: no arrays of {element}", "runs")
    return [int(size) for size in sizes.split("x")[:-1] if size != "?"], ELEMENTS[element]


def fetched(view, type_):
    """An array of the device, of the type that the program declares."""
    _, (_, dtype) = parsed(type_)
    element = re.fullmatch(r"tensor<(?:\d+x|\?x)*([^,]*).*>", type_)[1]
    size = np.dtype(dtype).itemsize
    shape = "".join(f"{size}x" for size in view.shape)
    data = view.map().asarray([math.prod(view.shape) * size], np.dtype(np.uint8)).tobytes() if view.byte_length else b""
    return {"type": f"tensor<{shape}{element}>", "bytes": base64.b64encode(data).decode()}


def answer(iree, asked):
    program = base64.b64decode(asked["bytecode"]) if "bytecode" in asked else asked["program"]
    if asked["question"] == "run":
        return iree.run(program, asked["inputs"])
    try:
        iree.compiled(program)
    except Declined as problem:
        return {"accepted": False, "reason": str(problem), "stage": problem.stage}
    return {"accepted": True}


def main():
    # What the compiler prints must not come between the lines.
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(data):
        replies.write(json.dumps(data) + "\n")
        replies.flush()

    iree = Iree()
    say({"opspec": 1, "described": f"IREE {version.VERSION}, llvm-cpu"})
    for line in sys.stdin:
        try:
            say(answer(iree, json.loads(line)))
        except Declined as problem:
            say({"declines": str(problem), "stage": problem.stage})


if __name__ == "__main__":
    main()
