auspices-blurb = Watch the sky for birds, and tell the omen before a raven spoils it.

auspices-option-ravens = Ravens
auspices-option-ravens-help = How many ravens are in the bag.
auspices-option-target = Points to win
auspices-option-target-help = Reaching so many ends the match.
auspices-preset-book = By the book
auspices-preset-dark = A dark sky

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
auspices-place = Sky, row { $row }, column { $column }

auspices-do-tell = Tell the omen
auspices-choose-tell = Tell the omen for { $omen }
auspices-choose-watch = Watch this place
auspices-prompt-watch = Watch a place of the sky, or tell the omen.
auspices-prompt-over = The sky has spoken.

auspices-refused-over = The match is over.
auspices-refused-turn = It is the turn of { $seat }.
auspices-refused-nothing = There is no omen to tell yet.
auspices-refused-taken = A bird is there already.

auspices-event-turn-begun = { $seat } looks up at the sky.
auspices-event-bird-seen = { $seat } sees { $bird ->
    [0] a dove
    [1] a heron
    [2] an eagle
   *[other] a raven
}: { $worth } for the omen.
auspices-event-omen-lost = The raven takes { $lost } from { $seat }.
auspices-event-omen-told = { $seat } tells an omen of { $points }.
auspices-event-match-ended = { $ending ->
    [1] Enough omens have been told.
   *[other] The sky is full.
}

auspices-end-target = The omens are clear.
auspices-end-sky = The sky is full.
auspices-score-told = Omens told
auspices-score-omens = told in time

auspices-lesson-start = The sky is empty. Watch any place: a bird will come.
auspices-lesson-first = A bird beside one of its own kind counts twice. Each one more is a risk: four of the sixteen are ravens.
auspices-lesson-end = That was a whole match. Now dare a little more than this one did.
