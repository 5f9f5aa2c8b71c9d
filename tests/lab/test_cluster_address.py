"""What is said of an address at which no Ray cluster can be; Ray itself is not needed."""

import pytest

from pantheon.lab.experiments import cluster_address
from pantheon.lab.experiments.cluster_address import ClusterError, require_reachable
from pantheon.locale import LANGUAGES, Speaker
from tests.ray_cluster import ray_head

KEYS = ("no-ray", "malformed", "silent", "unknown", "other", "failed", "lost")


@pytest.fixture(autouse=True)
def ray_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_address, "find_spec", lambda name: name == "ray")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("127.0.0.1:9", "nothing answers there"),
        ("ray://127.0.0.1:9", "nothing answers there"),
        ("127.0.0.1", "write HOST:PORT"),
        (":6379", "write HOST:PORT"),
        ("127.0.0.1:99999999", "write HOST:PORT"),
        ("lab..lab:6379", "no computer of that name"),
    ],
)
def test_an_address_without_a_cluster_is_refused_at_once(address: str, why: str) -> None:
    """Ray itself would try for minutes, and a run would stand at its first match."""
    with pytest.raises(ClusterError, match=why):
        require_reachable(address)


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_what_is_no_cluster_is_refused_at_once(answer: bytes) -> None:
    with ray_head(answer) as head, pytest.raises(ClusterError, match="something else answers"):
        require_reachable(head)


def test_a_cluster_is_accepted_until_it_is_gone() -> None:
    with ray_head() as head:
        require_reachable(head)
        require_reachable(f"ray://{head}")
    with pytest.raises(ClusterError, match="nothing answers there"):
        require_reachable(head)


def test_a_cluster_on_this_machine_needs_no_address() -> None:
    require_reachable("local")
    require_reachable("auto")


def test_without_ray_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_address, "find_spec", lambda _: None)
    with pytest.raises(ClusterError, match=r"pip install 'pantheon-games\[lab\]'"):
        require_reachable("local")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    for key in KEYS:
        assert speaker.say(ClusterError(key, address="lab:6379", why="because").words)
