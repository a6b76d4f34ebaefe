"""Protocol buffer messages by their wire format: fields by number, those that nobody asks for kept as they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5
_LONGEST = 10  # bytes of a number

Field = tuple[int, int, int | bytes]  # its number, how it is written, and its value


class Damaged(ValueError):
    """The bytes are no message."""


class Message:
    """A message that can be read, changed and written again."""

    __slots__ = ("_fields",)

    def __init__(self, data: bytes = b"") -> None:
        self._fields: list[Field] = list(_read(data))

    def __bytes__(self) -> bytes:
        return b"".join(map(_written, self._fields))

    def __contains__(self, number: int) -> bool:
        return any(field[0] == number for field in self._fields)

    @property
    def numbers(self) -> set[int]:
        """Which fields there are."""
        return {field[0] for field in self._fields}

    def all_bytes(self, number: int) -> list[bytes]:
        return [value for at, _, value in self._fields if at == number and isinstance(value, bytes)]

    def messages(self, number: int) -> list[Message]:
        return list(map(Message, self.all_bytes(number)))

    def message(self, number: int) -> Message:
        """The last one of a field, an empty one where there is none."""
        found = self.all_bytes(number)
        return Message(found[-1]) if found else Message()

    def text(self, number: int) -> str:
        found = self.all_bytes(number)
        return found[-1].decode(errors="backslashreplace") if found else ""

    def integer(self, number: int) -> int:
        """A number as it is written: not negative."""
        found = [value for at, _, value in self._fields if at == number and isinstance(value, int)]
        return found[-1] if found else 0

    def integers(self, number: int) -> list[int]:
        """A repeated number, packed or not."""
        found: list[int] = []
        for at, _, value in self._fields:
            if at != number:
                continue
            if isinstance(value, int):
                found.append(value)
                continue
            here = 0
            while here < len(value):
                one, here = _varint(value, here)
                found.append(one)
        return found

    def drop(self, *numbers: int) -> None:
        self._fields = [field for field in self._fields if field[0] not in numbers]

    def set(self, number: int, value: int | str | bytes | Message) -> None:
        """This value in place of those of a field."""
        self.drop(number)
        self.add(number, value)

    def add(self, number: int, value: int | str | bytes | Message) -> None:
        if isinstance(value, int):
            self._fields.append((number, _VARINT, value))
        else:
            data = value.encode() if isinstance(value, str) else bytes(value)
            self._fields.append((number, _BYTES, data))

    def set_integers(self, number: int, values: Iterable[int]) -> None:
        self.set(number, b"".join(map(_varint_of, values)))

    def set_all(self, number: int, values: Iterable[Message | bytes]) -> None:
        self.drop(number)
        for value in values:
            self.add(number, value)


def _read(data: bytes) -> Iterator[Field]:
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        number, wire = key >> 3, key & 7
        if wire == _VARINT:
            value, at = _varint(data, at)
            yield number, wire, value
            continue
        if wire == _BYTES:
            size, at = _varint(data, at)
        elif wire in (_FIXED64, _FIXED32):
            size = 8 if wire == _FIXED64 else 4
        else:
            raise Damaged(f"a field of kind {wire} at byte {at}, which there is not")
        if number == 0 or size > len(data) - at:
            raise Damaged(
                f"a field of {size} bytes at byte {at} of {len(data)}" if number else "a field without number"
            )
        yield number, wire, data[at : at + size]
        at += size


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for shift in range(_LONGEST):
        if at >= len(data):
            raise Damaged("it ends within a number")
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << (7 * shift)
        if byte < 0x80:
            return value, at
    raise Damaged(f"a number of more than {_LONGEST} bytes at byte {at}")


def _varint_of(value: int) -> bytes:
    value &= (1 << 64) - 1
    made = bytearray()
    while value >= 0x80:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    made.append(value)
    return bytes(made)


def _written(field: Field) -> bytes:
    number, wire, value = field
    key = _varint_of(number << 3 | wire)
    if isinstance(value, int):
        return key + _varint_of(value)
    return key + (_varint_of(len(value)) if wire == _BYTES else b"") + value
