"""Texts and bytes with a few random faults."""

from __future__ import annotations

import random
import re

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[%@#!]?[\w.$-]+|\s+|.', re.DOTALL)
_NUMBER = re.compile(r"-?\d+(\.\d+)?([eE][+-]?\d+)?$")
_ODD = [
    *("0", "-1", "1", "2", "33", "65537", "2147483648", "9223372036854775807", "-9223372036854775808", "1e400"),
    *("nan", "inf", "0x7FC00000", "?", "true", "@main", '"größe"', '"a\\22b"', "%0", "!quant.uniform<u8:f32, 0.5:3>"),
    *("tensor<?xf32>", "tensor<0xf32>", "tensor<*xf32>", "tensor<2x?xi4, #stablehlo.bounds<2, 3>>", "i1", "bf16"),
    *("complex<f32>", "!stablehlo.token", "tuple<tensor<f32>>", "[]", "{}", "dense<>", "dense_resource<x>", "\x00"),
]


def text(source: random.Random, of: str, other: str, faults: int = 3) -> str:
    """A text in which tokens are lost, doubled, exchanged, or taken from another one."""
    tokens, others = _TOKEN.findall(of), _TOKEN.findall(other) or [" "]
    for _ in range(source.randint(1, faults)):
        if not tokens:
            break
        at = source.randrange(len(tokens))
        match source.randrange(7):
            case 0:
                del tokens[at]
            case 1:
                tokens.insert(at, tokens[source.randrange(len(tokens))])
            case 2:
                to = source.randrange(len(tokens))
                tokens[at], tokens[to] = tokens[to], tokens[at]
            case 3:
                tokens[at] = source.choice(others)
            case 4:
                start = source.randrange(len(others))
                tokens[at:at] = others[start : start + source.randint(1, 12)]
            case 5:
                del tokens[at : at + source.randint(1, 12)]
            case _:
                numbers = [place for place, token in enumerate(tokens) if _NUMBER.match(token)]
                tokens[source.choice(numbers) if numbers else at] = source.choice(_ODD)
    return "".join(tokens)


def data(source: random.Random, of: bytes) -> bytes:
    """Bytes of which some are others, or lost, or more."""
    made = bytearray(of)
    for _ in range(source.randint(1, 6)):
        at = source.randrange(len(made) + 1)
        match source.randrange(4):
            case 0:
                del made[at : at + source.randint(1, 40)]
            case 1:
                made[at:at] = source.randbytes(source.randint(1, 8))
            case _:
                if at < len(made):
                    made[at] = source.choice([0, 1, 0x7F, 0x80, 0xFF, source.randrange(256)])
    return bytes(made)
