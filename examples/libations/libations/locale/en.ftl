libations-blurb = Pour your cups one by one, and guess which kind the god keeps under the altar.

libations-option-hand = Cups in hand
libations-option-hand-help = How many cups each player holds.
libations-preset-book = By the book
libations-preset-short = Small hands

libations-cup = { $cup ->
    [0] Wine
    [1] Milk
    [2] Honey
    [3] Oil
    [4] Water
   *[other] Blood
}
libations-covered = A covered cup
libations-altar = Under the altar
libations-bowl = The bowl: the last cup poured
libations-slot = Cup { $number } of the hand
libations-jar = Jar of cups
libations-held = Cups in hand

libations-do-peek = Look under the altar
libations-choose-peek = Look under the altar for a point
libations-choose-pour = Pour this cup
libations-prompt = Pour a cup, or pay a point to look under the altar.

libations-refused-empty = There is no cup here.
libations-refused-seen = You have already looked under the altar.
libations-refused-poor = You need a point to look under the altar.

libations-event-cup-dealt = { $cup ->
    [-1] { $seat } { VERB($seat, "takes", "take") } a cup from the jar.
    [0] { $seat } { VERB($seat, "takes", "take") } a cup from the jar: wine.
    [1] { $seat } { VERB($seat, "takes", "take") } a cup from the jar: milk.
    [2] { $seat } { VERB($seat, "takes", "take") } a cup from the jar: honey.
    [3] { $seat } { VERB($seat, "takes", "take") } a cup from the jar: oil.
    [4] { $seat } { VERB($seat, "takes", "take") } a cup from the jar: water.
   *[other] { $seat } { VERB($seat, "takes", "take") } a cup from the jar: blood.
}
libations-event-turn-begun = { $seat } { VERB($seat, "steps", "step") } up to the altar.
libations-event-cup-poured = { $seat } { VERB($seat, "pours", "pour") } { $cup ->
    [0] wine
    [1] milk
    [2] honey
    [3] oil
    [4] water
   *[other] blood
}{ $points ->
    [0] {""}
    [one] {" "}for one point
   *[other] {" "}for { $points } points
}.
libations-event-altar-seen = { $cup ->
    [-1] { $seat } { VERB($seat, "looks", "look") } under the altar.
    [0] { $seat } { VERB($seat, "looks", "look") } under the altar: wine.
    [1] { $seat } { VERB($seat, "looks", "look") } under the altar: milk.
    [2] { $seat } { VERB($seat, "looks", "look") } under the altar: honey.
    [3] { $seat } { VERB($seat, "looks", "look") } under the altar: oil.
    [4] { $seat } { VERB($seat, "looks", "look") } under the altar: water.
   *[other] { $seat } { VERB($seat, "looks", "look") } under the altar: blood.
}
libations-event-altar-opened = The cup under the altar is { $cup ->
    [0] wine
    [1] milk
    [2] honey
    [3] oil
    [4] water
   *[other] blood
}.
libations-event-match-ended = { $ending ->
   *[other] Every cup has been poured.
}

libations-end-poured = Every cup has been poured.
libations-score-cups = Cups poured
libations-score-poured = worth more than the cup before
libations-score-altar = The god’s favourite
libations-score-liked = like the cup under the altar

libations-lesson-start = These are your cups; nobody else sees them. Pour one: it scores its worth if it is worth more than the last cup poured.
libations-lesson-first = You take a new cup from the jar. The covered cup under the altar counts again for everyone who poured its kind.
libations-lesson-end = Every cup has been poured, and the altar is opened. Next time, look under it first!
