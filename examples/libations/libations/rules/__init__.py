"""The engine: small numbers and plain functions, in the order of the rulebook."""
