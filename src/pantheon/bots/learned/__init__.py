"""Learned evaluation: a small net that judges states, run with NumPy alone."""
