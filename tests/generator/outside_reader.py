"""A reader of the exported spec that knows nothing of OpSpec: it computes examples of ops from their meanings.

python -I -S outside_reader.py spec.json OP...

It has one function for each kind of node that these ops use, and the functions of numbers as the document describes
them. For each op it tells how many examples it computed; one that comes out otherwise ends it.
"""

import json
import math
import re
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

TENSOR = re.compile(r"tensor<((?:\d+x)*)(\w+)> ?(.*)", re.DOTALL)
WORDS = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf, "true": True, "false": False}
Node = dict[str, Any]
RELATIONS = ("eq", "le", "lt")  # of which lists have one answer: whether it holds in every dimension


def flatten(index: list[int], shape: list[int]) -> int:
    found = 0
    for i, n in zip(index, shape, strict=True):
        found = found * n + i
    return found


def unflatten(number: int, shape: list[int]) -> list[int]:
    found: list[int] = []
    for n in reversed(shape):
        found.insert(0, number % n)
        number //= n
    return found


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "multiply": lambda x, y: x * y,
    "negate": lambda x: -x,
    "max": max,
    "eq": lambda x, y: x == y,
    "le": lambda x, y: x <= y,
    "lt": lambda x, y: x < y,
    "floor_div": lambda x, y: x // y,
    "floor_mod": lambda x, y: x % y,
    "shape": lambda x: x["shape"],
    "rank": lambda x: len(x["shape"]),
    "len": len,
    "indices": lambda n: list(range(n)),
    "contains": lambda xs, x: x in xs,
    "take": lambda xs, at: [xs[i] for i in at],
    "inverse": lambda xs: sorted(range(len(xs)), key=xs.__getitem__),
    "tail": lambda xs, n: xs[len(xs) - n :],
    "flatten": flatten,
    "unflatten": unflatten,
    "cast": lambda _, x: x,
}


def evaluate(node: Node, names: dict[str, Any]) -> Any:
    match node["is"]:
        case "literal":
            return node["value"]
        case "name":
            return names.get(node["name"])
        case "listing":
            return [evaluate(item, names) for item in node["items"]]
        case "item":
            return evaluate(node["of"], names)[evaluate(node["index"], names)]
        case "if":
            return evaluate(node["then"] if evaluate(node["test"], names) else node["other"], names)
        case "logic":
            parts = (evaluate(part, names) for part in node["parts"])
            return all(parts) if node["operator"] == "and" else any(parts)
        case "read":
            tensor, index = evaluate(node["tensor"], names), evaluate(node["index"], names)
            return tensor["elements"][flatten(index, tensor["shape"])]
        case "each":
            rows = zip(*(evaluate(source, names) for source in node["sources"]), strict=True)
            return [evaluate(node["body"], names | dict(zip(node["variables"], row, strict=True))) for row in rows]
        case "apply":
            return applied(node, [evaluate(arg, names) for arg in node["args"]])
    raise NotImplementedError(node["is"])


def applied(node: Node, args: list[Any]) -> Any:
    function = FUNCTIONS[node["function"]]
    if not node["lifted"]:
        return function(*args)
    length = max(len(x) for x in args if isinstance(x, list))
    found = [function(*row) for row in zip(*(x if isinstance(x, list) else [x] * length for x in args), strict=True)]
    return all(found) if node["function"] in RELATIONS else found


def tensor(text: str) -> dict[str, list[Any]]:
    sizes, _, values = parsed(text)
    shape = [int(size) for size in sizes.split("x")[:-1]]
    plain = re.sub(r"-?[a-z]+", lambda word: f'"{word[0]}"', values)
    elements = flat(json.loads(plain))
    count = math.prod(shape)
    return {"shape": shape, "elements": elements * count if len(elements) == 1 != count else elements}


def parsed(text: str) -> tuple[str, str, str]:
    found = TENSOR.fullmatch(text)
    assert found is not None
    sizes, type_, values = found.groups()
    return sizes, type_, values


def flat(values: Any) -> list[Any]:
    if isinstance(values, list):
        return [x for inner in values for x in flat(inner)]
    return [WORDS.get(values, values)]


def element(document: Node, text: str) -> Node:
    found: Node = document["elements"][parsed(text)[1]]
    return found


def wrapped(value: Any, type_: Node) -> Any:
    """A value as the type has it: integers wrap around."""
    if type_["kind"] not in ("sint", "uint"):
        return value
    least = -(1 << type_["bits"] - 1) if type_["kind"] == "sint" else 0
    return (value - least) % (1 << type_["bits"]) + least


def compute(document: Node, op: Node, example: Node) -> tuple[list[Any], list[Any]]:
    """The elements of the one result, by the meaning of the op."""
    (stage,) = op["semantics"]["stages"]
    ((name, (expected,)),) = example["outputs"].items()
    names: dict[str, Any] = {key: tensor(*texts) for key, texts in example["inputs"].items()}
    names |= {key: json.loads(text) for key, text in example["attributes"].items()}
    texts = [text for texts in (*example["inputs"].values(), [expected]) for text in texts]
    arm = next(x for x in stage["arms"] if not x["classes"] or element(document, texts[0])["kind"] in x["classes"])
    wanted = names[name] = tensor(expected)
    found = []
    for index in product(*map(range, wanted["shape"])):
        own = names | {stage["index"]: list(index)}
        for let in stage["lets"]:
            own[let["name"]] = evaluate(let["value"], own)
        found.append(wrapped(evaluate(arm["formula"]["tree"], own), element(document, expected)))
    return found, wanted["elements"]


def main() -> None:
    document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for name in sys.argv[2:]:
        ran = 0
        for example in document["ops"][name]["examples"]:
            found, wanted = compute(document, document["ops"][name], example)
            assert list(map(str, map(float, found))) == list(map(str, map(float, wanted))), (name, example["name"])
            ran += 1
        sys.stdout.write(f"{name} {ran}\n")


if __name__ == "__main__":
    main()
