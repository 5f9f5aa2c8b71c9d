"""Every button that cannot be pressed says why."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from pantheon import games
from pantheon.core.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
STEP = 9
"""Every ninth position of each recorded match."""


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.iterdir() if path.is_dir()))
def test_every_disabled_button_has_a_reason(name: str) -> None:
    """In positions of all recorded matches. Energies may be what is chosen next."""
    recorded = sorted((GOLDEN / name).glob("v*/*.jsonl"))
    found = Counter(button for path in recorded for button in unexplained(name, path))
    assert not [each for each in found if not each.startswith("god:")]


def unexplained(name: str, path: Path) -> Iterator[str]:
    """Buttons that begin no choice and do not say why."""
    game = games.find(name)
    match = Match.from_log(game, path.read_text("utf-8"))
    for at in range(0, len(match.steps), STEP):
        state = match.at(at)
        for seat in game.to_act(state)[:1]:
            known = game.known(state, seat)
            choices = game.choices(known, seat, game.legal(state, seat))
            first = {choice.picks[0] for choice in choices}
            for button in game.scene(known, seat).buttons or ():
                if (button.stands_for or button.id) not in first and not button.why:
                    yield button.id
