"""How each legal action is picked in the scene: a place of the sky, or the button."""

from pantheon.core.choices import choices_from, pick
from .. import actions

choices_of = choices_from(
    "auspices",
    {
        actions.Watch: pick("cell:{cell}"),
        actions.Tell: pick("button:tell", omen=lambda state, _: state.omen),
    },
)
