"""The rules, module by module in the order of the rulebook's index."""
