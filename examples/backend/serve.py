"""A backend of a few ops of NumPy, for docs/judge-a-backend.md: it answers a line of JSON with a line of JSON.

python examples/backend/serve.py
"""

import base64
import json
import re
import sys

import numpy as np

OPS = {"add": np.add, "maximum": np.fmax, "negate": np.negative}
TYPES = {"f32": np.float32, "i32": np.int32}
OP = re.compile(r'= "stablehlo\.(\w+)"\((.*?)\) : \((.*?)\) -> (tensor<.*>)')


class Unsupported(Exception):
    """What this backend does not have."""


def read(program):
    """The only op of a program, the types that it takes, and the type that it gives."""
    found = OP.findall(program)
    if len(found) != 1 or found[0][0] not in OPS or "func.call" in program:
        raise Unsupported("UNIMPLEMENTED: programs of one op, which is " + ", ".join(OPS))
    name, _, takes, gives = found[0]
    return name, takes.split(", "), gives


def parsed(type_):
    """The shape and the dtype of a tensor's type."""
    *sizes, element = type_.removeprefix("tensor<").removesuffix(">").split("x")
    if element not in TYPES or "?" in sizes:
        raise Unsupported(f"UNIMPLEMENTED: no {type_}")
    return [int(size) for size in sizes], TYPES[element]


def run(program, inputs):
    name, _, gives = read(program)
    parsed(gives)
    arrays = []
    for given in inputs:
        shape, dtype = parsed(given["type"])
        arrays.append(np.frombuffer(base64.b64decode(given["bytes"]), dtype).reshape(shape))
    with np.errstate(all="ignore"):
        result = OPS[name](*arrays)
    return {"outputs": [{"type": gives, "bytes": base64.b64encode(result.tobytes()).decode()}]}


def accepts(program):
    _, takes, gives = read(program)
    if {*takes} == {gives}:
        return {"accepted": True}
    return {"accepted": False, "reason": f"expected {gives} as operands, found {', '.join(takes)}"}


def answer(asked):
    if "bytecode" in asked:
        raise Unsupported("UNIMPLEMENTED: no bytecode")
    return run(asked["program"], asked["inputs"]) if asked["question"] == "run" else accepts(asked["program"])


def say(data):
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()


say({"opspec": 1, "described": f"three ops of NumPy {np.__version__}"})
for line in sys.stdin:
    try:
        say(answer(json.loads(line)))
    except Unsupported as problem:
        say({"declines": str(problem)})
