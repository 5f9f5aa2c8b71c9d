"""The card texts and powers, one module a god, and the disturbances.

A card is one class: when it can be played, what it does, what it asks, what can be picked and
what follows, and what an open question is worth. `rules/catalogue` finds it by the class's name:
`SecondSunrise` is `second_sunrise` in the data files. A text's docstring begins with its timing:
T in one's turn, M with a move, S after the roll for a story, A at any time (EN-27).
"""
