"""The rules of 4 Gods, in modules that follow the rulebook from the World to its mistakes."""
