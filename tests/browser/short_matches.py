"""Options that make a match short, so that whole ones can be played in a test."""

from __future__ import annotations

from typing import Any

_FEW_TILES = """tiles = [
    ["FFMP", "FMMP"], ["FFSM", "FSMM"], ["MSPP", "MSSP"], ["FPPS", "FPSS"],
    ["FFPM", "FMPP"], ["FMMS", "FSSM"], ["MMSP", "MPSS"], ["FFPS", "FSPP"],
    ["FFMS", "FSSM"], ["FMPP", "FPMM"], ["FFPS", "FSSP"], ["MMSP", "MPPS"],
    ["FFSM", "FPMM"], ["FFMS", "FMMP"], ["FPSS", "MPPS"], ["FSSP", "MSPP"],
]"""

_SHORT: dict[str, dict[str, Any]] = {
    "elements": {"quick_setup": True, "turns": 2, "start_priests": 3},
    "envoys": {
        "quick_setup": True,
        "points_goal": -8,
        "otherworld_goal": -3,
        "tokens_per_colour": 4,
    },
    "four_gods": {"tiles": _FEW_TILES, "clock": 0},
    "nations": {"win_points": 4, "win_points_duel": 4},
}


def short(game: str) -> dict[str, Any]:
    """What makes a match of this game short; a game not named here is played by its book."""
    return _SHORT.get(game, {})


def calm(game: str) -> dict[str, Any]:
    """What keeps bots from acting at the same time as a person, where a game lets them."""
    return {"play": "turns"} if game == "four_gods" else {}
