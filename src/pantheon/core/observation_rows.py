"""Write the fields of a state into a row of numbers; called by `generated/observation.py`.

Every function writes from index `at` on and returns the index after its columns. A list has room
for a fixed number of entries: missing ones are `pad`, further ones are left out. What belongs to
seats is written clockwise from the observer's, with room for the most seats that the game admits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

FARTHEST: Final = 32767
"""Numbers farther from 0 than this are written as this."""
NOBODY: Final = -1
"""Stands for no seat."""
Features = tuple[list[float], list[list[int]], list[int]]
"""What a net reads of a state: the evaluation and the columns of each seat, and other columns."""


def new_row(size: i64) -> vec[i16]:
    """A row of zeros, or several rows one after the other."""
    return vec[i16]([i16(0)] * size)


def _clipped(value: i64) -> i16:
    return FARTHEST if value > 0 else -FARTHEST


def put(row: vec[i16], at: i64, value: i64) -> i64:
    """A single number."""
    row[at] = i16(value) if -FARTHEST <= value <= FARTHEST else _clipped(value)
    return at + 1


def put_list(row: vec[i16], at: i64, numbers: list[int], room: i64, pad: i64) -> i64:
    """The first numbers of a list."""
    end = at + room
    for number in numbers:
        if at == end:
            break
        value: i64 = number
        row[at] = i16(value) if -FARTHEST <= value <= FARTHEST else _clipped(value)
        at += 1
    return put_pads(row, at, end, pad)


def put_counted(row: vec[i16], at: i64, numbers: list[int], room: i64) -> i64:
    """The length of a list, and its first numbers."""
    count: i64 = len(numbers)
    return put_list(row, put(row, at, count), numbers, room, 0)


def put_by_seat(
    row: vec[i16],
    at: i64,
    numbers: list[int],
    seats: i64,
    seat: i64,
    room: i64,
    most: i64,
    pad: i64,
) -> i64:
    """A list with as many numbers for each seat; `room` is for one seat's."""
    end = at + most * room
    count: i64 = len(numbers)
    width = count // seats
    if width == 0:
        return put_pads(row, at, end, pad)
    owner = seats - seat if seat > 0 else 0
    here = at + owner * room
    each: i64 = 0
    for number in numbers:
        if each < room:
            value: i64 = number
            row[here + each] = i16(value) if -FARTHEST <= value <= FARTHEST else _clipped(value)
        each += 1
        if each == width:
            put_pads(row, here + each, here + room, pad)
            each = 0
            owner += 1
            here += room
            if owner == seats:
                owner = 0
                here = at
    return put_pads(row, at + seats * room, end, pad)


def put_lists_by_seat(
    row: vec[i16], at: i64, lists: list[list[int]], seats: i64, seat: i64, room: i64, most: i64
) -> i64:
    """A list for each seat: its length and its first numbers."""
    end = at + most * (room + 1)
    owner = seat
    for _ in range(seats):
        at = put_counted(row, at, lists[owner], room)
        owner = owner + 1 if owner + 1 < seats else 0
    return put_pads(row, at, end, 0)


def put_lengths_by_seat(
    row: vec[i16], at: i64, lists: list[list[int]], seats: i64, seat: i64, most: i64
) -> i64:
    """A list for each seat: its length alone."""
    end = at + most
    owner = seat
    for _ in range(seats):
        count: i64 = len(lists[owner])
        at = put(row, at, count)
        owner = owner + 1 if owner + 1 < seats else 0
    return put_pads(row, at, end, 0)


def put_pads(row: vec[i16], at: i64, end: i64, pad: i64) -> i64:
    """What stands for nothing, up to an index."""
    while at < end:
        row[at] = i16(pad)
        at += 1
    return end


# Numbers and bits of seats, as seen from one of them


def put_seat_number(row: vec[i16], at: i64, number: i64, seats: i64, seat: i64, unit: i64) -> i64:
    """A single seat; what is not a seat stays as it is."""
    if 0 <= number < unit * seats:
        number -= unit * seat
        if number < 0:
            number += unit * seats
    return put(row, at, number)


def put_seat_numbers(
    row: vec[i16], at: i64, numbers: list[int], seats: i64, seat: i64, room: i64, unit: i64
) -> i64:
    """A list of seats."""
    end = at + room
    own = unit * seat
    all_seats = unit * seats
    for number in numbers:
        if at == end:
            break
        value: i64 = number
        if 0 <= value < all_seats:
            value = value - own if value >= own else value - own + all_seats
        row[at] = i16(value) if -FARTHEST <= value <= FARTHEST else _clipped(value)
        at += 1
    return put_pads(row, at, end, NOBODY)


def put_seat_bits(row: vec[i16], at: i64, bits: i64, seats: i64, seat: i64, most: i64) -> i64:
    """A bit for each seat, one column each."""
    end = at + most
    owner = seat
    for _ in range(seats):
        row[at] = i16((bits >> owner) & 1)
        at += 1
        owner = owner + 1 if owner + 1 < seats else 0
    return put_pads(row, at, end, 0)


def put_lists_of_seat_bits(
    row: vec[i16], at: i64, numbers: list[int], seats: i64, seat: i64, room: i64, most: i64
) -> i64:
    """A list of numbers that have a bit for each seat."""
    end = at + room * most
    for number in numbers:
        if at == end:
            break
        bits: i64 = number
        at = put_seat_bits(row, at, bits, seats, seat, most)
    return put_pads(row, at, end, 0)
