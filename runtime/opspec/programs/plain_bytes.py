"""What surrounds the bytes of a program: gzip, as XLA writes dumps with it, and how text is encoded."""

from __future__ import annotations

import codecs
import gzip
import io
import re
import zlib

from opspec.errors import LoadError

MOST = 1 << 31  # bytes of one program, as messages have them
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1f]")  # in no text
_GZIP = b"\x1f\x8b"
_WIDE = {codecs.BOM_UTF32_LE: "UTF-32", codecs.BOM_UTF32_BE: "UTF-32", codecs.BOM_UTF16_LE: "UTF-16"}
_WIDE |= {codecs.BOM_UTF16_BE: "UTF-16"}


def unpacked(data: bytes, name: str) -> bytes:
    """The bytes without what stands around them: those that gzip has compressed, and no mark in front of UTF-8."""
    if data.startswith(_GZIP):
        data = _gunzipped(data, name)
    return data[len(codecs.BOM_UTF8) :] if data.startswith(codecs.BOM_UTF8) else data


def _gunzipped(data: bytes, name: str) -> bytes:
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
            found = packed.read(MOST + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise LoadError(f"cannot read {name}: it is compressed by gzip, and damaged: {error}") from None
    if len(found) > MOST:
        raise LoadError(f"cannot read {name}: expected at most {MOST:,} bytes in what gzip compressed, found more")
    return found


def decoded(data: bytes) -> tuple[str, str]:
    """The text, or what is found in its place where the bytes are none; that is left open where they look like none."""
    for mark, name in _WIDE.items():
        if data.startswith(mark) and _is_in(data, name):
            return "", f"text in {name}; `iconv -f {name} -t UTF-8` gives it in UTF-8"
    try:
        return data.decode(), ""
    except UnicodeDecodeError as error:
        if error.start == 0 or _CONTROL.search(data):
            return "", ""
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        return "", f"text that is not in UTF-8, by byte 0x{data[error.start]:02x} at {line}:{column}"


def _is_in(data: bytes, encoding: str) -> bool:
    """Whether it is text in this encoding that has signs of a program."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return False
    return "(" in text or "{" in text
