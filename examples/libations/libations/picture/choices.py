"""How each legal action is picked in the scene: a cup of the hand, or the button."""

from pantheon.core.choices import choices_from, pick
from ..generated import actions

choices_of = choices_from(
    "libations",
    {
        actions.Pour: pick("slot:{slot}"),
        actions.Peek: pick("button:peek"),
    },
)
