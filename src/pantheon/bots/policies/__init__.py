"""How each bot chooses an action: at random, greedily, or by search."""
