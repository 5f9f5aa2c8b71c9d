"""The card texts and powers, one module a god, and the disturbances.

A card is one class: when it can be played, what it does, what it asks, what can be answered
and what follows, and what an open question is worth. `rules/catalogue` finds it by its name.
"""
