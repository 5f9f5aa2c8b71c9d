"""What rules are written with: luck, refusals and events, in one import."""

from pantheon.core.chance import Chance, shuffled
from pantheon.core.errors import Reason, RuleBroken
from pantheon.core.events import RawEvents

__all__ = ["Chance", "RawEvents", "Reason", "RuleBroken", "shuffled"]
