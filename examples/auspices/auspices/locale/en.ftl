auspices-blurb = Watch the sky for birds, and announce your omen before a raven spoils it.

auspices-option-ravens = Ravens
auspices-option-ravens-help = Number of ravens in the bag.
auspices-option-target = Points to win
auspices-option-target-help = Points that end the match.
auspices-preset-book = By the book
auspices-preset-dark = Dark sky

auspices-bag = Bag of birds ({ $ravens ->
    [one] one raven left
   *[other] { $ravens } ravens left
})
auspices-bird = { $bird ->
    [0] Dove
    [1] Heron
    [2] Eagle
   *[other] Raven
}
auspices-omen = Omen
auspices-cell = Space { $number } of the sky

auspices-do-tell = Announce the omen
auspices-choose-tell = Announce the omen
auspices-choose-watch = Watch this space
auspices-prompt = Watch a space of the sky, or announce your omen.

auspices-refused-nothing = You have no omen to announce yet.
auspices-refused-taken = There is already a bird in this space.

auspices-event-turn-begun = { $seat } { VERB($seat, "looks", "look") } up at the sky.
auspices-event-bird-seen = { $seat } { VERB($seat, "sees", "see") } { $bird ->
    [0] a dove
    [1] a heron
    [2] an eagle
   *[other] a raven
}: { $worth } for the omen.
auspices-event-omen-lost = The raven takes { $lost } from { $seat }.
auspices-event-omen-told = { $seat } { VERB($seat, "announces", "announce") } an omen of { $points }.
auspices-event-match-ended = { $ending ->
    [1] The winning score has been reached.
   *[other] The sky is full.
}

auspices-end-target = The winning score has been reached.
auspices-end-sky = The sky is full.

auspices-lesson-start = The sky is empty. Watch any space: a bird will appear.
auspices-lesson-first = A bird next to one of its own kind counts double. Each further bird is a risk: four of the sixteen are ravens.
auspices-lesson-end = That was a whole match. Next time, dare a little more!
