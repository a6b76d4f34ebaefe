"""GSPMD's shardings as the bytes of `xla.OpSharding`, which older exports have in the place of text."""

from __future__ import annotations

from opspec.programs.hlo.messages import Message
from opspec.sharding.gspmd import KINDS, Tiling

_NUMBERS = {kind: number for number, kind in KINDS.items()}


def message_of(tiling: Tiling) -> bytes:
    """Devices are listed one by one, as all readers know them."""
    made = Message()
    made.set(1, _NUMBERS[tiling.kind])
    if tiling.devices is not None:
        made.set_integers(3, tiling.devices.shape)
        made.set_integers(4, tiling.devices.ravel().tolist())
    for one in tiling.each:
        made.add(5, message_of(one))
    if tiling.last == ("replicated",):
        made.set(6, 1)
    elif tiling.last:
        made.set_integers(8, [_NUMBERS[word] for word in tiling.last])
    if tiling.group is not None:
        made.set(11, 1)
        made.set(12, tiling.group)
    return bytes(made)
