"""The rules of 4 Gods: one module for each chapter of the rulebook."""
