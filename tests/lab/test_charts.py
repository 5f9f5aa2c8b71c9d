"""Charts: deterministic bytes, text as text, and several charts can share a page."""

import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from pantheon.lab.reports import charts
from pantheon.lab.statistics.estimates import mean, share, spread

ESTIMATES = [("first & <best>", share(15, 20)), ("second", share(9, 20))]
COURSE = [("one", [mean([1, 2, 3]), mean([2, 4, 6])]), ("two", [mean([3, 4]), mean([4, 5])])]


def _drawn() -> list[str]:
    return [
        charts.estimates("Wins", ESTIMATES, 0.5),
        charts.boxes("Scores", [("all", spread([1, 2, 3, 9])), ("none", spread([]))]),
        charts.course("Length", ["a", "b"], COURSE, 3.0),
    ]


def test_the_same_figures_give_the_same_bytes() -> None:
    assert _drawn() == _drawn()


@pytest.mark.parametrize("chart", _drawn())
def test_charts_are_complete_and_can_share_a_page(chart: str) -> None:
    root = ET.fromstring(chart)
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] in {text.text for text in root.findall(".//{*}text")}
    assert not [each for each in root.findall(".//{*}g") if "id" in each.attrib]
    assert "clip-path" not in chart
    assert "<style" not in chart
    assert set(re.findall(r"https?://\S+?(?=\")", chart)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"\d{4}-\d\d-\d\dT", chart), "a date would change the bytes"


def test_the_page_sets_the_colours_and_every_mark_has_a_title() -> None:
    chart = charts.estimates("Wins", ESTIMATES, 0.5)
    for variable in ("--card", "--ink", "--off", "--even"):
        assert f"var({variable}, #" in chart
    titles = {each.text for each in ET.fromstring(chart).findall(".//{*}title")}
    assert titles == {
        "first & <best>: 75% (53% to 89%), n = 20",
        "second: 45% (26% to 66%), n = 20",
    }


def test_no_data_gives_an_empty_chart() -> None:
    assert charts.estimates("Wins", [("never", share(0, 0))], 0.5).startswith("<svg")
    assert charts.course("Length", ["a"], [("", [mean([])])]).startswith("<svg")


@pytest.mark.parametrize("missing", ["jinja2", "matplotlib"])
def test_without_the_extra_the_error_says_what_to_install(missing: str) -> None:
    """Only reports need it: every other command starts without it, and none imports it early."""
    program = f"""
import sys
sys.modules[{missing!r}] = None
sys.argv = ["pantheon", "lab", "balance", "nations", "--matches", "1"]
from pantheon.cli import main
assert "jinja2" not in sys.modules or sys.modules["jinja2"] is None
assert "matplotlib" not in sys.modules or sys.modules["matplotlib"] is None
main()
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr == (
        f"pantheon: reports need {missing}, which is not installed:"
        " pip install 'pantheon-games[lab]'\n"
    )
