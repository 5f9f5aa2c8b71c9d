"""The kit names parts of a scene: ids, messages and symbols follow from each other."""

from pantheon.board import Kit
from pantheon.core.scene import (
    Button,
    Cell,
    Counter,
    Face,
    Figure,
    Ledger,
    LedgerRow,
    Piece,
    Pin,
    Track,
    Tray,
)
from pantheon.core.words import words

KIT = Kit("omens", {"priest": {"size": 42, "layer": 5, "rule": "OM-3"}})


def test_a_place_is_named_after_its_kind() -> None:
    made = KIT.cell("temple:3", (40, 60), rule="OM-2", layer=2, number=4)
    label = words("omens-temple", number=4)
    assert made == Cell("temple:3", "temple", 40, 60, label, layer=2, paint="temple", rule="OM-2")
    other = KIT.cell("temple:3", (40, 60), "hex", key="ruin", paint="old", symbol="omens-ruin")
    assert other == Cell(
        "temple:3", "hex", 40, 60, words("omens-ruin"), paint="old", symbol="omens-ruin"
    )


def test_a_piece_is_named_after_its_kind() -> None:
    assert KIT.piece("priest:3", "temple:3", seat=1) == Piece(
        "priest:3", "omens-priest-@1", "temple:3", words("omens-priest", seat=1),
        42, layer=5, seat=1, rule="OM-3",
    )  # fmt: skip
    assert KIT.piece("cloud", "sky") == Piece("cloud", "omens-cloud", "sky", words("omens-cloud"))


def test_a_piece_may_differ_from_its_kind() -> None:
    label = words("omens-high-priest")
    made = KIT.piece("priest:3", "temple:3", label, "px-crown", size=60, dy=-4)
    assert made == Piece("priest:3", "px-crown", "temple:3", label, 60, dy=-4, layer=5, rule="OM-3")


def test_a_ghost_has_the_size_of_its_kind() -> None:
    ghost = KIT.ghost("priest", "temple:2", seat=0)
    assert ghost == Piece("ghost", "omens-priest-@0", "temple:2", words("omens-priest", seat=0), 42)
    assert KIT.ghost("priest", "temple:2", size=30, dy=-8).size == 30


def test_counters_of_a_seat() -> None:
    made = KIT.counter("food:1", 3, "omens-bread", "OM-4", most=5, meals=2)
    assert made == Counter("food:1", 3, words("omens-food", meals=2), "omens-bread", 5, rule="OM-4")
    assert KIT.counter("food:1", 3, "omens-bread", key="hunger").label == words("omens-hunger")


def test_trays_of_everybody_and_of_a_seat() -> None:
    assert KIT.tray("bag", "jar", "OM-1", count=9) == Tray(
        "jar", "bag", words("omens-jar"), count=9, symbol="px-sack", rule="OM-1"
    )
    hand = Tray("hand:2", "hand", words("omens-hand", seat=2), slots=3, seat=2)
    assert KIT.tray("hand", "hand:2", slots=3) == hand
    assert KIT.tray("hand", "hand:2", slots=3) is KIT.tray("hand", "hand:2", slots=3), "shared"
    played = words("omens-played")
    assert KIT.tray("row", "pile:2", label=played) == Tray("pile:2", "row", played, seat=2)
    assert KIT.tray("row", "omens", seat=1) == Tray("omens", "row", words("omens-omens"), seat=1)


def test_a_button_is_named_after_what_it_does() -> None:
    made = KIT.button("play", "px-ic-card", "OM-3", "2", cards=1)
    expected = words("omens-do-play", cards=1)
    assert made == Button("button:play", expected, "px-ic-card", "2", rule="OM-3")
    numbered = KIT.button("draw:2", cards=2)
    assert (numbered.id, numbered.label) == ("button:draw:2", words("omens-do-draw", cards=2))
    assert KIT.button("draw:2", cards=2) is numbered, "equal buttons are shared"


def test_ledgers_of_plain_figures() -> None:
    rows = [KIT.row("temple:0", [4, Figure("2", lit=True), "–"], "omens-temple", temple=0)]
    figures = (Figure("4"), Figure("2", lit=True), Figure("–"))
    row = LedgerRow(words("omens-temple", temple=0), figures, "omens-temple", "temple:0")
    note = words("omens-note")
    assert KIT.ledger("stock", rows, ("cards", "chips", "left"), note=note) == Ledger(
        "stock", words("omens-stock"), (row,),
        (words("omens-cards"), words("omens-chips"), words("omens-left")), note,
    )  # fmt: skip


def test_a_card_goes_by_its_title() -> None:
    face = Face(words("omens-owl"), words("omens-owl-says"), "3", emblem="px-em-owl")
    card = KIT.card("card:4", "hand:0", face, rule="OM-7")
    title = words("omens-owl")
    assert card == Piece("card:4", "px-em-owl", "hand:0", title, face=face, rule="OM-7")
    longer = words("omens-card", steps=3)
    assert KIT.card("card:4", "hand:0", face, longer).label == longer


def test_tracks_with_pins() -> None:
    pins = Pin(2, seat=0), Pin(7, label=words("omens-end"))
    assert KIT.track("points", 0, 9, *pins) == Track("points", words("omens-points"), 0, 9, pins)
