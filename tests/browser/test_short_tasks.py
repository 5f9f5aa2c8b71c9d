"""A table is made in parts, each in a task of its own, so that a slow phone stays responsive."""

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

WATCH = """
    window.batches = [];
    const PARTS = ['.sprites', '.phone', '.bottom .tray', '.board svg', '.board .place'];
    new MutationObserver(records => {
        const added = records.flatMap(each => [...each.addedNodes])
            .filter(each => each instanceof Element);
        const here = part => new Set(added.flatMap(each =>
            [...(each.matches(part) ? [each] : []), ...each.querySelectorAll(part)])).size;
        window.batches.push(PARTS.map(here));
    }).observe(document, {childList: true, subtree: true});
    window.shift = 0;
    new PerformanceObserver(list => {
        for (const each of list.getEntries()) window.shift += each.value;
    }).observe({type: 'layout-shift', buffered: true});
"""
"""Counts, for each task that changes the page, how many of each part it adds; and what moves."""
MOST_PLACES = 60
MOST_SHIFT = 0.01
"""By the web's cumulative layout shift; a bar that jumps when it is filled is 0.05 or more."""


def test_a_table_is_made_in_parts(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.page.add_init_script(WATCH)
    visitor.play_bots("four_gods", 4)
    batches: list[list[int]] = visitor.page.evaluate("window.batches")
    sprites, page, trays, drawing, places = (
        [at for at, added in enumerate(batches) if added[part]] for part in range(5)
    )
    assert sprites[-1] < page[0] < trays[0] < drawing[0] < places[0]
    made = [batches[at][4] for at in places]
    assert max(made) <= MOST_PLACES < sum(made), "many places at once"
    assert sum(made) == visitor.page.locator(".board .place").count()
    assert visitor.page.evaluate("window.shift") < MOST_SHIFT, "what is seen stays where it is"
