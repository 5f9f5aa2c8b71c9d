"""The rules in the order of the rulebook: preparation, turn, actions, nations, ending."""
