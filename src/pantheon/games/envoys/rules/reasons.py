"""Why an action is not open: each reason with its rule and its message.

The functions `why_KIND`, beside the rules that carry actions out, return one of these or None.
"""

from __future__ import annotations

from typing import Final

from pantheon.core.errors import Reason

OVER: Final = Reason("EN-62", "envoys-refused-over")
NOT_YOUR_TURN: Final = Reason("EN-20", "envoys-refused-not-your-turn")
NOTHING_ASKED: Final = Reason("EN-31", "envoys-refused-nothing-asked")
NOT_NOW: Final = Reason("EN-31", "envoys-refused-not-now")

# Something else is asked.
PLACE_ISLAND_FIRST: Final = Reason("EN-12", "envoys-refused-place-island")
CHOOSE_GOD_FIRST: Final = Reason("EN-13", "envoys-refused-choose-god")
PLACE_ENVOY_FIRST: Final = Reason("EN-13", "envoys-refused-place-envoy")
KEEP_OBJECTIVE_FIRST: Final = Reason("EN-15", "envoys-refused-keep-objective")
SAIL_FIRST: Final = Reason("EN-24", "envoys-refused-sail-first")
RESPOND_OR_PASS: Final = Reason("EN-71", "envoys-refused-answer-or-pass")
ORDER_FIRST: Final = Reason("EN-34", "envoys-refused-order")
REROLL_OR_PASS: Final = Reason("EN-40", "envoys-refused-reroll")
ANSWER_QUESTION: Final = Reason("EN-27", "envoys-refused-answer-question")

# Setting up.
ISLAND_RING: Final = Reason("EN-12", "envoys-refused-island-ring")
ISLAND_FIT: Final = Reason("EN-12", "envoys-refused-island-fit")
ISLAND_COAST: Final = Reason("EN-R14", "envoys-refused-island-coast")
GOD_TAKEN: Final = Reason("EN-13", "envoys-refused-god-taken")
CROWDED: Final = Reason("EN-25", "envoys-refused-crowded")

# Moving and telling.
STORM: Final = Reason("EN-50", "envoys-refused-storm")
HAS_MOVED: Final = Reason("EN-24", "envoys-refused-moved")
NO_MEDITATION: Final = Reason("EN-26", "envoys-refused-moved")
NO_CARD_TO_MOVE: Final = Reason("EN-24", "envoys-refused-no-such-card")
NO_ROUTE: Final = Reason("EN-R5", "envoys-refused-no-route")
TELL_ONCE: Final = Reason("EN-31", "envoys-refused-tell-once")
NO_VILLAGE: Final = Reason("EN-33", "envoys-refused-no-village")
OTHER_COLOUR: Final = Reason("EN-33", "envoys-refused-other-colour")
NO_OWN_TOKEN: Final = Reason("EN-33", "envoys-refused-no-own-token")
VILLAGE_FULL: Final = Reason("EN-33", "envoys-refused-village-full")

# Texts, powers and trades.
NO_SUCH_CARD: Final = Reason("EN-27", "envoys-refused-no-such-card")
BAD_TIMING: Final = Reason("EN-27", "envoys-refused-timing")
NO_EFFECT: Final = Reason("EN-27", "envoys-refused-no-effect")
GOD_ABSENT: Final = Reason("EN-29", "envoys-refused-god-absent")
POWER_USED: Final = Reason("EN-29", "envoys-refused-power-used")
NO_PAYMENT: Final = Reason("EN-29", "envoys-refused-no-payment")
POWER_NOT_NOW: Final = Reason("EN-40", "envoys-refused-power-now")
HAS_TRADED: Final = Reason("EN-28", "envoys-refused-traded")
NOTHING_TO_TRADE: Final = Reason("EN-28", "envoys-refused-trade")
FOUR_NEEDED: Final = Reason("EN-30", "envoys-refused-four")

# Answers to questions, by what is picked.
NOT_THIS_COLOUR: Final = Reason("EN-27", "envoys-refused-colour")
NOT_THIS_SEAT: Final = Reason("EN-27", "envoys-refused-seat")
NOT_THIS_SPACE: Final = Reason("EN-27", "envoys-refused-space")
NOT_THIS_ISLAND: Final = Reason("EN-27", "envoys-refused-island")
NOT_THIS_STORY: Final = Reason("EN-27", "envoys-refused-story")
NOT_THIS_CARD: Final = Reason("EN-27", "envoys-refused-card")
