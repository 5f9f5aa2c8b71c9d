"""A game that is installed as a package of its own works in the browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests import uv
from tests.browser.table_server import ROOT, TableServer
from tests.browser.visitor import Visitor


def test_a_whole_match_of_the_installed_example(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "installed"
    uv.install_here(ROOT / "examples" / "auspices", installed)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed), str(ROOT / "src")]))
    server = TableServer(tmp_path)
    server.start()
    try:
        visitor = Visitor(browser, server.address)
        visitor.play_bots("auspices", 2)
        visitor.autopilot(seed=3)
        visitor.finish()
        assert len(visitor.scores()) >= 2
        visitor.close()
    finally:
        server.close()
