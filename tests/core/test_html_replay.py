"""The HTML replay: every step with its log lines, in a single document."""

import json
import re

import pytest

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.locale import Speaker
from tests.conformance.cases import case_of

MOMENTS = 20


@pytest.mark.parametrize("name", games.names())
def test_a_replay_has_every_step(name: str) -> None:
    match = case_of(name, games.find(name).seats[0], "replay", {}).start()
    for _ in range(MOMENTS):
        match.play(match.legal()[-1])
    replay = match.replay(Speaker("fr").say)
    assert len(replay) == len(match.steps) + 1
    html = replay._repr_html_()
    found = re.search(r'<script type="application/json">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert len(data["frames"]) == len(replay)
    assert max(part for frame in data["frames"] for part in frame["parts"]) < len(data["parts"])
    assert f'max="{len(match.steps)}"' in html


def test_without_a_speaker_the_words_are_plain(tmp_path) -> None:  # type: ignore[no-untyped-def]
    match = play_match(games.find("nations"), [bots.find("random")] * 2, 3)
    match.replay().save(tmp_path / "replay.html")
    page = (tmp_path / "replay.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "turn begun (seat 0" in page
