"""Imported by worker processes, so that they know the tests' own game and bots."""

from tests.table.registration import make_known

make_known()
