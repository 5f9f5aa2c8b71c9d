"""Monte Carlo tree search: the tree, the search itself, and its results for one decision."""
