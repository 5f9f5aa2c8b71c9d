"""Compression of long lists of offers: what can be done in many places is sent once.

If a tile may go on any cell, with either face and in any rotation, a thousand offers come in only
sixteen variants, apart from the cell.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.table.protocol.models import Elsewhere, Offer

LONG = 200
"""Lists up to this length are sent as they are."""

_encode = msgspec.json.Encoder().encode


def compressed(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The same offers; in a long list, those that differ only in their place become one."""
    if len(offers) <= LONG:
        return offers
    alike: dict[bytes, list[Offer]] = {}
    for offer in offers:
        alike.setdefault(_without_place(offer), []).append(offer)
    return tuple(_fold(each) for each in alike.values())


def _without_place(offer: Offer) -> bytes:
    """An offer without its place, encoded; the whole offer if it names no place."""
    field = _field(offer)
    if not field:
        return _encode(offer)
    here = offer.picks[-1]
    name = here.partition(":")[2]
    args = {key: "" if arg == name else arg for key, arg in offer.label.args.items()}
    ghost = offer.ghost
    if ghost is not None and ghost.at == here:
        ghost = msgspec.structs.replace(ghost, at="")
    nowhere = msgspec.structs.replace(
        offer,
        code=0,
        action={**_fields(offer.action), field: 0},
        picks=(*offer.picks[:-1], field),
        label=msgspec.structs.replace(offer.label, args=args),
        ghost=ghost,
    )
    return _encode(nowhere)


def _field(offer: Offer) -> str:
    """The field of the action that the last pick fills: `cell` for `cell:a8`, or none."""
    field, colon, _ = offer.picks[-1].partition(":")
    return field if colon and field in _fields(offer.action) else ""


def _fold(alike: list[Offer]) -> Offer:
    first, *others = alike
    if not others:
        return first
    field = _field(first)
    return msgspec.structs.replace(
        first,
        elsewhere=Elsewhere(
            field,
            tuple(offer.code for offer in others),
            tuple(_fields(offer.action)[field] for offer in others),
            tuple(offer.picks[-1] for offer in others),
        ),
    )


def _fields(action: Any) -> dict[str, Any]:
    """An action as a dictionary with its kind, whether it is one already or not."""
    if isinstance(action, dict):
        return action
    return {"do": type(action).__struct_config__.tag, **msgspec.structs.asdict(action)}
