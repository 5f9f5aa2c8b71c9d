"""The lab: many matches between bots, counted, with the uncertainty of every figure.

`experiments` says which matches are played and plays them, `statistics` makes figures of the
outcomes, `reports` writes them for people (the extra `lab`).
"""
