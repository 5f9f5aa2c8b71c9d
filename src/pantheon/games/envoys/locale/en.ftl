# GØDS: all messages, in English.

envoys-blurb = Sail between hidden islands and win villages over with your stories.

## Names

envoys-god = { $god ->
    [0] Ra
    [1] Odin
    [2] Quetzalcoatl
    [3] Ixchel
    [4] Guan Yin
    [5] Yemaya
   *[other] Sylvanus
}
envoys-colour = { $colour ->
    [0] yellow
    [1] grey
    [2] vermilion
    [3] purple
    [4] sky blue
    [5] blue
   *[other] green
}
envoys-card-colour = { envoys-colour }
envoys-power = { $god ->
    [0] Use one card for both its move and its text, in either order.
    [1] After a move, add 1 to a token on an island next to the space where it ended.
    [2] Move one or two steps more.
    [3] Draw a card, then discard one.
    [4] Reroll one die that shows 1, whoever rolled it.
    [5] After the roll, place the story on any village of the island.
   *[other] This turn, villages with two tokens are worth 1 less.
}
envoys-text = { $text ->
    [0] All Together Now
    [1] Following Wind
    [2] Many Tongues
    [3] Second Telling
    [4] Flourish
    [5] Heckler
    [6] From the Old Stories
    [7] Not So Fast
    [8] Dawn
    [9] Noon Light
    [10] Second Sunrise
    [11] Thought
    [12] Memory
    [13] Rune Bargain
    [14] Feathered Wings
    [15] Crosswind
    [16] Against the Stream
    [17] High Tide
    [18] Weave
    [19] Moonlit Crossing
    [20] Mercy
    [21] Kind Ear
    [22] Gift
    [23] Shoal
    [24] Deep Current
    [25] Safe Harbour
    [26] Roots
    [27] Stubborn Elders
   *[other] Old Growth
}
envoys-text-says = { $text ->
    [0] Your turn: each player draws a { $together ->
        [0] card
       *[other] token
    }.
    [1] With your move: one step more or fewer.
    [2] With your move: the card has the colour you name.
    [3] Your story: reroll the token.
    [4] Your story: add 1 to the token (maximum 4).
    [5] Another player’s story: subtract 1 from the token (minimum 1).
    [6] Your turn: take a token of your choice from the Old Stories.
    [7] Any time: cancel a text that was just played.
    [8] Your turn.
    [9] Your turn: look at two face-down islands.
    [10] Your turn: take back a discarded card, but not a Second Sunrise.
    [11] Your turn: look at a player’s hand.
    [12] Your turn: add 1 to one of your stories.
    [13] Your turn.
    [14] With your move: pass over one land space.
    [15] Your turn: move another envoy one space.
    [16] With your move: currents cost one step either way.
    [17] Your turn: each other player gives a token to the Old Stories.
    [18] Your turn: exchange up to two tokens for new ones from the Well.
    [19] Your turn: swap your envoy with another one at sea.
    [20] Any time: cancel a disturbance aimed at you as persuader, or the exile of your envoy.
    [21] Any story: the village’s value is 1 lower for this telling.
    [22] Your turn: give a player a token.
    [23] Your turn: place your envoy next to one of your stories.
    [24] With your move: double the steps.
    [25] Your turn: until your next turn, no envoy may stop on your space.
    [26] Any time: your stories on one island cannot be lowered, moved or removed this turn.
    [27] Another player’s story: the village’s value is 1 higher for this telling.
   *[other] Your turn: add 1 to each of your stories on one island.
}{ $points ->
    [-3] {" "}Lose 3 points.
    [-2] {" "}Lose 2 points.
    [-1] {" "}Lose 1 point.
    [0] {""}
    [1] {" "}Gain 1 point.
   *[other] {" "}Gain { $points } points.
}{ $tokens ->
    [0] { $cards ->
        [0] {""}
        [1] {" "}Draw a card.
       *[other] {" "}Draw { $cards } cards.
    }
   *[other] {" "}Draw { $tokens ->
        [1] a token
       *[other] { $tokens } tokens
    }{ $cards ->
        [0] .
        [1] {" "}and a card.
       *[other] {" "}and { $cards } cards.
    }
}
envoys-disturbance = { $disturbance ->
    [0] Meddling
    [1] Plot Twist
    [2] Amnesia
    [3] Obliterate
    [4] Exile
    [5] Dementia
    [6] Erase
    [7] Lost
    [8] Miscommunication
    [9] Stolen Idea
    [10] Storm
    [11] Collective Memory
    [12] Oblivion
   *[other] Torn Pages
}
envoys-disturbance-says = { $disturbance ->
    [0] Take two tokens of your choice from the persuader.
    [1] The persuader loses 1 point.
    [2] The persuader discards all tokens of a colour you choose.
    [3] All stories on one island lose 1.
    [4] Move an envoy to a space of the Otherworld.
    [5] All stories on one continent lose 1.
    [6] Move a token from the Otherworld to the Old Stories.
    [7] Move a story to another village of its island.
    [8] Remove a story; its owner rolls a random token in its place.
    [9] Look at the persuader’s hand and take a card.
    [10] The persuader can’t move or meditate next turn.
    [11] Move a story to a village of another island.
    [12] All stories on one island become 1.
   *[other] The persuader discards three tokens, or all if there are fewer.
}
envoys-disturbance-row = { envoys-disturbance }: { envoys-disturbance-says }
envoys-drawn = Token drawn
envoys-objective = { $objective ->
    [0] Stories in many colours
    [1] Triumphs
    [2] One island won over
    [3] The large islands
    [4] Heard in the Otherworld
    [5] A colourful pool
    [6] Discoverer
    [7] Close to the middle
    [8] The stubborn village
    [9] Good company
    [10] A full hand
    [11] Strong stories
    [12] A word with the neighbours
   *[other] The last word
}
envoys-objective-says = { $objective ->
    [0] Have stories or triumphs on islands of { $needed } colours.
    [1] Have { $needed } triumphs.
    [2] Have { $needed } triumphs on one island.
    [3] Have stories or triumphs on { $needed } large islands.
    [4] Have the most tokens in the Otherworld, at least one; ties count.
    [5] Have { $needed } colours in your pool after the last turn.
    [6] Discover { $needed } islands.
    [7] Have your envoy in the second ring at the end.
    [8] Persuade a village with a printed value of { $needed } or more.
    [9] Win { $needed ->
        [1] a sharing
       *[other] { $needed } sharings
    } of thoughts.
    [10] Have { $needed } cards in hand after the last turn.
    [11] Have at least { $needed } stories on the board, none of them a 1.
    [12] Have a story or triumph on an island of each neighbour’s colour.
   *[other] Trigger the end of the match.
}
envoys-envoy = Envoy of { envoys-god }
envoys-card = { envoys-text }, { $steps } steps, { envoys-colour }
envoys-token = { envoys-colour } token
envoys-story = { OF($seat) } story: { $pips }
envoys-triumph = { OF($seat) } triumph
envoys-banished = { OF($seat) } { envoys-colour } token in the Otherworld
envoys-held = Held back until one of its tokens changes
envoys-village = Village of { envoys-god }, value { $value }
envoys-hidden-island = Undiscovered { $size ->
    [3] small
   *[other] large
} island at { envoys-clock }
envoys-looked-at = Known to you: { envoys-god }
envoys-island = { $size ->
    [3] Small
   *[other] Large
} island of { envoys-god }
envoys-clock = { $half ->
    [0] { $clock } o’clock
   *[other] half past { $clock }
}
envoys-sea-space = Sea, ring { $ring }, at { envoys-clock }
envoys-otherworld-space = The Otherworld, at { envoys-clock }
envoys-point = { $ring ->
    [0] The middle of the sea
    [one] Next to the middle, at { $clock } o’clock
   *[other] { $ring } steps from the middle, at { $clock } o’clock
}
envoys-otherworld = The Otherworld
envoys-points = Victory points
envoys-end-flag = end
envoys-tokens = Tokens in the pool
envoys-cards = Cards in hand
envoys-deck = Cards in the deck
envoys-triumphs = Triumphs
envoys-in-otherworld = Tokens in the Otherworld
envoys-stormed = Storm: no moving or meditating
envoys-harboured = Safe harbour: no envoy may stop here
envoys-triggered = Triggered the end
envoys-well = Well of Wonders
envoys-old = Old Stories
envoys-table = In play
envoys-pile = Islands to place
envoys-pool = { OF($seat) } story pool
envoys-hand = { OF($seat) } hand
envoys-discards = Your discard pile
envoys-objectives = Secret objective
envoys-away = { envoys-god } is absent
envoys-away-note = Tokens of { envoys-god } pay for any power but can’t be used to tell stories. If you draw one for a disturbance, you choose the disturbance.

## Options and presets

envoys-option-quick_setup = Random islands
envoys-option-quick_setup-help = The islands are placed at random, so the match starts at once.
envoys-option-gods = Gods
envoys-option-gods-help = Gods are dealt at random or chosen in turn order.
envoys-option-gods-random = dealt at random
envoys-option-gods-chosen = chosen in turn order
envoys-option-ask_everyone = Always ask everyone
envoys-option-ask_everyone-help = Every player is asked to respond every time, so that a pause never gives anything away.
envoys-option-tokens_per_colour = Tokens per colour
envoys-option-tokens_per_colour-help = Number of story tokens in each colour; fewer tokens make a shorter match.
envoys-option-points_goal = Extra points to trigger the end
envoys-option-points_goal-help = Added to the points that trigger the end: 24 with two players, then 22, 20 and 18, and 16 with six.
envoys-option-otherworld_goal = Extra tokens to trigger the end
envoys-option-otherworld_goal-help = Added to the tokens in the Otherworld that trigger the end: from 4 with two players to 8 with six.
envoys-option-pool_limit = Token limit
envoys-option-pool_limit-help = Tokens a player can keep at the end of a turn.
envoys-option-hand_limit = Hand limit
envoys-option-hand_limit-help = Cards a player can keep at the end of a turn.
envoys-option-edge_islands = Islands at the edge
envoys-option-edge_islands-help = Small islands may also be placed around the points on the edge of the board.
envoys-option-held_villages = Villages can be held back
envoys-option-held_villages-help = A village that Stubborn Elders kept from being persuaded stays unpersuaded until one of its own tokens changes. Otherwise any later change on the board persuades it.
envoys-option-helped_moves = Cards without an exact route
envoys-option-helped_moves-help = A card may be played to move even if only Quetzalcoatl’s power, Following Wind or Deep Current makes its steps exact.
envoys-option-move_end_counts = The end of the move counts
envoys-option-move_end_counts-help = Odin, Yemaya and the sharing of thoughts go by the space where the move ended, even if a text has moved an envoy since; and Yemaya needs no room on the villages next to it.
envoys-option-late_ra = Ra decides later
envoys-option-late_ra-help = Ra’s power can also be used after the card’s move or text, for its second use.
envoys-option-fewer_questions = Fewer questions
envoys-option-fewer_questions-help = Players are asked to respond only if a response could have an effect, as far as everyone can see, and not after their own move.
envoys-option-any_old_story = Any token for four
envoys-option-any_old_story-help = Players who give four tokens may take any token of the Old Stories, even one of those four.
envoys-option-values_version = The game’s own values
envoys-option-values_version-help = The version of the rules whose own values the match is played with: 6 for today’s.
envoys-option-values = Other values
envoys-option-values-help = Values of villages and objectives, and what texts give besides, in the format of values.toml. Empty: the game’s own.

envoys-preset-book = By the book
envoys-preset-first = First match: the islands are already placed
envoys-preset-quick = Quick: random islands, fewer points
envoys-preset-drafted = Choose your god
envoys-preset-poker = Poker face: everyone is always asked
envoys-preset-version_5 = Values of version 5: a stronger Ra, a weaker Guan Yin
envoys-preset-version_4 = Values of version 4: the gods’ earlier texts
envoys-preset-version_3 = Values of version 3: shorter moves
envoys-preset-earlier = Earlier values: harder villages, a match until the Well is empty
envoys-preset-plenty = Plenty: more tokens, larger hands, more points

## Prompts and buttons

envoys-prompt-island = Place the island: choose a point, rotate, confirm.
envoys-prompt-god = Choose your god.
envoys-prompt-envoy = Place your envoy in the Otherworld.
envoys-prompt-objective = Keep one of the two objectives.
envoys-prompt-turn = { $moved ->
    [0] Move or meditate, or do something else first.
   *[other] Tell a story, do something else, or end your turn.
}
envoys-prompt-sail = Sail { $steps } { $steps ->
    [one] step
   *[other] steps
} ({ envoys-colour }): choose where to stop.
envoys-prompt-answer-text = { $seat } { VERB($seat, "plays", "play") } { envoys-text }. Respond with a card?
envoys-prompt-answer-roll = { $seat } { VERB($seat, "rolls", "roll") } a { $pips }. Respond with a card?
envoys-prompt-answer-disturbance = { envoys-disturbance } is about to take effect. Respond with a card?
envoys-prompt-answer-move = { $seat } { VERB($seat, "has", "have") } finished moving. Respond with a card?
envoys-prompt-order = Choose which village is persuaded first.
envoys-prompt-reroll = Reroll a 1 with Guan Yin’s power?
envoys-prompt-over = The match is over.
envoys-prompt-following-wind = One step more or fewer?
envoys-prompt-many-tongues = Choose the card’s colour.
envoys-prompt-from-the-old-stories = Take a token from the Old Stories.
envoys-prompt-noon-light = Look at a face-down island.
envoys-prompt-second-sunrise = Take back a card.
envoys-prompt-thought = Whose hand do you want to look at?
envoys-prompt-memory = Which of your stories do you add 1 to?
envoys-prompt-crosswind = Which envoy do you move?
envoys-prompt-crosswind-space = Where do you move it?
envoys-prompt-high-tide = Choose a token to give to the Old Stories.
envoys-prompt-weave = Choose up to two tokens to exchange.
envoys-prompt-moonlit-crossing = Which envoy do you swap places with?
envoys-prompt-gift = Which token do you give?
envoys-prompt-gift-seat = Who gets it?
envoys-prompt-shoal = Next to which of your stories do you place your envoy?
envoys-prompt-roots = On which island do your stories take root?
envoys-prompt-old-growth = On which island do your stories grow?
envoys-prompt-odin = Which token do you add 1 to?
envoys-prompt-ra = Which card do you use a second time?
envoys-prompt-ixchel = Discard a card.
envoys-prompt-yemaya = On which village do you place the story?
envoys-prompt-guan-yin = Whose 1 do you reroll?
envoys-prompt-quetzalcoatl = How many extra steps?
envoys-prompt-blend = Choose the four tokens to give.
envoys-prompt-blended = Take one token from the Old Stories.
envoys-prompt-which-disturbance = Choose a disturbance.
envoys-prompt-amnesia = Which colour must the persuader discard?
envoys-prompt-obliterate = Which island is affected?
envoys-prompt-oblivion = { envoys-prompt-obliterate }
envoys-prompt-dementia = Which continent is affected?
envoys-prompt-exile = Which envoy do you exile?
envoys-prompt-exile-space = To which space of the Otherworld?
envoys-prompt-erase = Which token leaves the Otherworld?
envoys-prompt-lost = Which story do you move?
envoys-prompt-collective-memory = { envoys-prompt-lost }
envoys-prompt-miscommunication = Which story do you remove?
envoys-prompt-new-village = To which village?
envoys-prompt-meddling = Take a token from the persuader.
envoys-prompt-stolen-idea = Take a card from the persuader.
envoys-prompt-torn-pages = Discard a token.
envoys-prompt-surplus-token = Too many tokens: give one to the Old Stories.
envoys-prompt-surplus-card = Too many cards: discard one.

envoys-do-move = Move
envoys-do-meditate = Meditate
envoys-do-text = Play text
envoys-do-trade = Trade
envoys-do-blend = Four for one
envoys-do-power = { $god ->
    [0] Power of Ra
    [1] Power of Odin
    [2] Power of Quetzalcoatl
    [3] Power of Ixchel
    [4] Power of Guan Yin
    [5] Power of Yemaya
   *[other] Power of Sylvanus
}
envoys-do-end = End turn
envoys-do-pass = Pass
envoys-do-give-up = Give up the move
envoys-do-stop = Done
envoys-steps = { $steps ->
    [-1] One step fewer
    [1] One step more
   *[other] Two steps more
}

## Choices

envoys-choose-island = Place the { $size ->
    [3] small
   *[other] large
} island here
envoys-choose-god = Play { envoys-god }
envoys-choose-start = Start here
envoys-choose-objective = Keep: { envoys-objective }
envoys-choose-move-with = Move { $steps } steps with the { envoys-card-colour } card
envoys-choose-sail = Sail here ({ $steps } { $steps ->
    [one] step
   *[other] steps
})
envoys-choose-meditate = Draw a token instead of moving
envoys-choose-text = Play { envoys-text }
envoys-choose-power = Use { $god ->
    [0] Ra’s power
    [1] Odin’s power
    [2] Quetzalcoatl’s power
    [3] Ixchel’s power
    [4] Guan Yin’s power
    [5] Yemaya’s power
   *[other] Sylvanus’ power
}
envoys-choose-trade-card = Discard { envoys-text } for a token
envoys-choose-trade-token = Give a { envoys-colour } token for a card
envoys-choose-blend-four = Give four tokens for one of your choice
envoys-choose-tell = Tell a story at this village (value { $value })
envoys-choose-end-turn = End your turn
envoys-choose-pass = Do not respond
envoys-choose-give-up = Give up the move and discard the card
envoys-choose-become = The card becomes { envoys-card-colour }
envoys-choose-discard = Discard a { envoys-colour } token
envoys-choose-exchange = Exchange a { envoys-colour } token
envoys-choose-forget = Have all { envoys-colour } tokens discarded
envoys-choose-give = Give a { envoys-colour } token
envoys-choose-take = Take a { envoys-colour } token
envoys-choose-seat = { $seat }
envoys-choose-stop = Done

envoys-note-discover = { $count ->
    [one] You discover an island: +1.
   *[other] You discover { $count } islands: +{ $count }.
}
envoys-note-tell = A { envoys-card-colour } island: you may tell a story.
envoys-note-share = You will share thoughts with { $seat }.
envoys-note-route = The route is { $count } { $count ->
    [one] space
   *[other] spaces
} long.
envoys-note-wild = Pay with a token of { $god ->
    [0] Ra
    [1] Odin
    [2] Quetzalcoatl
    [3] Ixchel
    [4] Guan Yin
    [5] Yemaya
   *[other] Sylvanus
}.
envoys-note-alone = The first story at this village (value { $value }).
envoys-note-persuade = A roll of { $needed } or more persuades this village (value { $value }).
envoys-note-together = No roll can persuade this village yet (value { $value }).

envoys-variant-wild = Pay with
envoys-variant-wild-0 = a token of that god
envoys-variant-wild-1 = a token of the absent god

## Events

envoys-event-god-excluded = { envoys-god } is absent.
envoys-event-island-placed = { $seat } { VERB($seat, "places", "place") } a { $size ->
    [3] small
   *[other] large
} island.
envoys-event-island-left-out = There is no space left for a { $size ->
    [3] small
   *[other] large
} island.
envoys-event-god-chosen = { $seat } { VERB($seat, "plays", "play") } { envoys-god }.
envoys-event-envoy-placed = { $seat } { VERB($seat, "places", "place") } an envoy in the Otherworld.
envoys-event-objectives-dealt = { $seat } { VERB($seat, "receives", "receive") } two objectives.
envoys-event-objective-kept = { $seat } { VERB($seat, "keeps", "keep") } an objective.
envoys-event-turn-begun = Turn { $turn }: { OF($seat) } turn.
envoys-event-token-drawn = { $seat } { VERB($seat, "draws", "draw") } a { envoys-colour } token.
envoys-event-card-drawn = { $text ->
    [-1] { $seat } { VERB($seat, "draws", "draw") } a card.
   *[other] { $seat } { VERB($seat, "draws", "draw") } { envoys-text }.
}
envoys-event-deck-renewed = { $seat } { VERB($seat, "reshuffles", "reshuffle") } the discards: { $cards ->
    [0] no card returns
    [one] one card returns
   *[other] { $cards } cards return
}{ $gone ->
    [0] .
    [one] , one leaves the game.
   *[other] , { $gone } leave the game.
}
envoys-event-move-declared = { $seat } { VERB($seat, "plays", "play") } a { envoys-card-colour } card to move { $steps } steps.
envoys-event-move-given-up = { $seat } { VERB($seat, "has no exact route and does not move", "have no exact route and do not move") }.
envoys-event-envoy-sailed = { $seat } { VERB($seat, "sails", "sail") } { $steps } { $steps ->
    [one] step
   *[other] steps
}.
envoys-event-meditated = { $seat } { VERB($seat, "meditates", "meditate") }.
envoys-event-island-discovered = { $seat } { VERB($seat, "discovers", "discover") } an island of { envoys-god }: +1.
envoys-event-island-vanished = An undiscovered island vanishes in the mist.
envoys-event-text-played = { $seat } { VERB($seat, "plays", "play") } { envoys-text }.
envoys-event-text-cancelled = { OF($seat) } { envoys-text } is cancelled.
envoys-event-card-discarded = { $seat } { VERB($seat, "discards", "discard") } { envoys-text }.
envoys-event-power-used = { $seat } { VERB($seat, "uses", "use") } the power of { envoys-god }.
envoys-event-token-spent = { $seat } { VERB($seat, "gives", "give") } a { envoys-colour } token to the Old Stories.
envoys-event-token-taken = { $seat } { VERB($seat, "takes", "take") } a { envoys-colour } token from the Old Stories.
envoys-event-token-given = { $seat } { VERB($seat, "gives", "give") } { $taker_seat } a { envoys-colour } token.
envoys-event-token-rolled = { $seat } { VERB($seat, "rolls", "roll") } a { $pips }.
envoys-event-roll-changed = { OF($seat) } token now shows { $pips }.
envoys-event-story-placed = { $seat } { VERB($seat, "tells", "tell") } a story: { $pips }.
envoys-event-story-changed = { OF($seat) } story now shows { $pips }.
envoys-event-story-moved = { OF($seat) } story moves to another village.
envoys-event-story-forgotten = { OF($seat) } story is forgotten.
envoys-event-value-shifted = For this telling, the village’s value is { $value }.
envoys-event-village-persuaded = { $seat } { VERB($seat, "persuades", "persuade") } a village: +{ $points }.
envoys-event-story-banished = { OF($seat) } token goes to the Otherworld.
envoys-event-disturbance-begun = { $seat } { VERB($seat, "causes", "cause") } { envoys-disturbance } after { OF($persuader_seat) } triumph.
envoys-event-disturbance-failed = { envoys-disturbance } has no effect.
envoys-event-points-lost = { $seat } { VERB($seat, "loses", "lose") } { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-points-won = { $seat } { VERB($seat, "gains", "gain") } { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-envoy-relocated = { OF($seat) } envoy is moved.
envoys-event-banished-erased = { OF($seat) } token leaves the Otherworld.
envoys-event-card-shown = { $text ->
    [-1] { $seat } { VERB($seat, "looks", "look") } at a card in { OF($victim_seat) } hand.
   *[other] { $seat } { VERB($seat, "sees", "see") } { envoys-text } in { OF($victim_seat) } hand.
}
envoys-event-card-stolen = { $text ->
    [-1] { $seat } { VERB($seat, "takes", "take") } a card from { OF($victim_seat) } hand.
   *[other] { $seat } { VERB($seat, "takes", "take") } { envoys-text } from { OF($victim_seat) } hand.
}
envoys-event-card-returned = { $seat } { VERB($seat, "takes", "take") } back { envoys-text } from the discard pile.
envoys-event-island-seen = { $seat } { VERB($seat, "looks", "look") } at a face-down island{ $god ->
    [-1] .
    [0] : Ra’s.
    [1] : Odin’s.
    [2] : Quetzalcoatl’s.
    [3] : Ixchel’s.
    [4] : Guan Yin’s.
    [5] : Yemaya’s.
   *[other] : Sylvanus’.
}
envoys-event-storm-raised = A storm: { $seat } can’t move or meditate next turn.
envoys-event-harbour-made = { $seat } { VERB($seat, "creates", "create") } a safe harbour.
envoys-event-roots-spread = { OF($seat) } stories take root on an island.
envoys-event-colour-named = { $seat } { VERB($seat, "chooses", "choose") } a colour: { envoys-colour }.
envoys-event-steps-changed = { $seat } now { VERB($seat, "moves", "move") } { $steps } { $steps ->
    [one] step
   *[other] steps
}.
envoys-event-thoughts-shared = { $seat } and { $partner_seat } share thoughts: { $total } to { $partner_total }.
envoys-event-one-rerolled = { OF($seat) } 1 is rerolled: { $pips }.
envoys-event-end-triggered = { $seat } { VERB($seat, "triggers", "trigger") } the end: { $reason ->
    [1] enough points.
    [2] enough tokens in the Otherworld.
   *[other] the Well is empty.
} Everyone else gets one more turn.
envoys-event-end-scored = { $seat } { VERB($seat, "scores", "score") } { $points ->
    [0] nothing
   *[other] { $points }
} for { $step ->
    [1] stories on villages
    [2] tokens of { VERB($seat, "their", "your") } own colour
    [3] other tokens
   *[other] tokens in the Otherworld
}.
envoys-event-objective-shown = { $seat } { VERB($seat, "reveals", "reveal") } “{ envoys-objective }”: { $points ->
    [0] missed.
   *[other] +{ $points }.
}
envoys-event-match-ended = The match is over.

## Ends and scoring

envoys-end-points = Enough points were scored; everyone else had one more turn.
envoys-end-otherworld = Enough tokens reached the Otherworld; everyone else had one more turn.
envoys-end-well = The Well of Wonders ran empty; everyone else had one more turn.

envoys-score-match = During the match
envoys-score-match-why = Discoveries, triumphs, shared thoughts
envoys-score-stories = Stories on villages
envoys-score-stories-why = { $detail ->
    [0] no stories
    [one] one story: 2
   *[other] { $detail } stories, 2 each
}
envoys-score-own = Own tokens in the pool
envoys-score-own-why = { $detail ->
    [0] no tokens
    [one] one token: 1
   *[other] { $detail } tokens, 1 each
}
envoys-score-others = Other tokens in the pool
envoys-score-others-why = { $detail ->
    [0] no tokens
    [one] one token, 1 for every two
   *[other] { $detail } tokens, 1 for every two
}
envoys-score-otherworld = Heard in the Otherworld
envoys-score-otherworld-why = { $points ->
    [0] no tokens
   *[other] Rolled { $points }
}
envoys-score-objectives = Objectives
envoys-score-objectives-why = { $detail ->
    [0] Stories in many colours
    [1] Triumphs
    [2] One island won over
    [3] The large islands
    [4] Heard in the Otherworld
    [5] A colourful pool
    [6] Discoverer
    [7] Close to the middle
    [8] The stubborn village
    [9] Good company
    [10] A full hand
    [11] Strong stories
    [12] A word with the neighbours
   *[other] The last word
}{ $points ->
    [0] , missed
   *[other] {""}
}
envoys-score-tie = Tiebreaker: most tokens in the Otherworld
envoys-score-tie-why = { $count ->
    [0] none in the Otherworld
   *[other] { $count } in the Otherworld
}

## Refusals

envoys-refused-over = The match is over.
envoys-refused-not-your-turn = It is another player’s turn to choose.
envoys-refused-place-island = First place the island.
envoys-refused-choose-god = First choose a god.
envoys-refused-place-envoy = First place your envoy.
envoys-refused-keep-objective = First keep one of the two objectives.
envoys-refused-sail-first = First finish the move.
envoys-refused-answer-or-pass = Respond to what just happened, or pass.
envoys-refused-order = First choose which village is persuaded first.
envoys-refused-reroll = Reroll a 1, or pass.
envoys-refused-answer-question = First make the choice you are asked for.
envoys-refused-nothing-asked = There is nothing to choose right now.
envoys-refused-not-now = You can’t do that right now.
envoys-refused-colour = You can’t choose that colour here.
envoys-refused-seat = You can’t choose that player.
envoys-refused-space = You can’t choose that space.
envoys-refused-island = You can’t choose that island.
envoys-refused-story = You can’t choose that story.
envoys-refused-card = You can’t choose that card.
envoys-refused-island-ring = Islands go on the board, outside the first two rings.
envoys-refused-island-fit = The island would overlap another one or cut off water.
envoys-refused-island-coast = Every island must keep two villages next to the sea.
envoys-refused-god-taken = { envoys-god } is not available.
envoys-refused-crowded = There are already two envoys there.
envoys-refused-storm = A storm prevents you from moving and meditating this turn.
envoys-refused-moved = You have already moved or meditated this turn.
envoys-refused-no-such-card = You don’t have that card.
envoys-refused-no-route = There is no route of exactly { $steps } steps.
envoys-refused-no-move = None of your cards has a route of exactly its number of steps.
envoys-refused-no-text = None of your cards has a text that you can play right now.
envoys-refused-no-trade = You have nothing to trade, or there is nothing left to draw.
envoys-refused-timing = You can’t play { envoys-text } right now.
envoys-refused-no-effect = { envoys-text } would have no effect right now.
envoys-refused-god-absent = Nobody plays { envoys-god }.
envoys-refused-power-used = The power of { envoys-god } has already been used this turn.
envoys-refused-no-payment = The power of { envoys-god } costs 1 token of its colour, and you have 0.
envoys-refused-power-now = The power of { envoys-god } would have no effect right now.
envoys-refused-traded = You have already traded this turn.
envoys-refused-trade = You can’t trade that.
envoys-refused-four = This takes 4 tokens (you have { $tokens }), and the Old Stories must hold a token that you may take.
envoys-refused-tell-once = You can tell one story per turn, after a move.
envoys-refused-no-village = You can tell a story only at a discovered village next to the space where your move ended.
envoys-refused-other-colour = You moved with a { envoys-card-colour } card, so you can tell stories only on { envoys-colour } islands.
envoys-refused-no-own-token = You have no tokens of your own colour.
envoys-refused-village-full = That village is persuaded, is full, or already has a story of yours.

## Guided match

envoys-lesson-welcome = Welcome! The player with the most points wins. You send out an envoy for Ixchel, whose colour is purple. Somewhere in the mist lie twelve islands, two for each of six gods. Your boat starts in the Otherworld, in the middle: choose the highlighted space.
envoys-lesson-objectives = Everyone is dealt two secret objectives and keeps one. Persuading a village is a triumph; two triumphs on one island are worth 5 points at the end: keep that one.
envoys-lesson-turn = Each turn you draw a token and a card. You can play a card to move your envoy exactly the number of steps on it, or for its text. Choose Move, then the yellow card with 8 steps.
envoys-lesson-sail = The highlighted space is exactly eight steps away, between two undiscovered islands; a step against a current counts as two. Sail there.
envoys-lesson-tell = You discover two islands, for 1 point each. You moved with a yellow card and stopped next to a yellow island, so you may tell a story. The village beside your boat is worth 3, an easy one: tell your story there by rolling one of your purple tokens.
envoys-lesson-answer = Only a 2. Whenever something happens, players may respond with a card; Flourish would make it a 3, but you don’t have one: pass.
envoys-lesson-power = Your story is on the village. A village is persuaded only when it holds two stories. Now choose Power of Ixchel. Your own god’s power is free, once per turn: you draw a card, then discard one.
envoys-lesson-weed = Discard Following Wind; the other cards are more useful to you.
envoys-lesson-done = Nothing else helps you now: end your turn.
envoys-lesson-rival = Ada, your rival, plays Sylvanus, in green. Watch where she sails.
envoys-lesson-listen = She tells a story at a village worth 6 and rolls a 3. Alone it persuades nobody, but a second story there could. You are asked whether you respond: pass.
envoys-lesson-follow = Your turn. Now you can persuade that village: you need a card in the island’s colour, and the blue one you just drew reaches it. Choose Move, then the blue card with 8 steps.
envoys-lesson-beside = Sail to the highlighted space. Ada’s envoy is there already; a space holds two.
envoys-lesson-persuade = This is how you persuade: two stories that together reach the village’s value, and the higher of the two gets the triumph. If they fall short, both stay there. Against her 3 you need at least a 3: of two equal stories the newer wins. Tell your story at the village worth 6.
envoys-lesson-best = A 4, the best possible roll! Together with her 3 that makes 7, more than the village’s 6, and yours is higher. Nothing beats a 4: pass.
envoys-lesson-triumph = Your triumph: 6 points! Her token goes to the Otherworld, where it may still be rolled for points at the end, and in return she causes a disturbance: Plot Twist, which costs you 1 point. Your winning token is among the Old Stories. Take it back: choose Play text, then From the Old Stories.
envoys-lesson-share = Your move ended on Ada’s space, so your turn ends with sharing thoughts: both of you roll all your tokens, and the higher total scores 1 point. End your turn.
envoys-lesson-shared = 12 against 11: another point for you. Ada draws a token and a card as a consolation. Now it is her turn.
envoys-lesson-outdone = She tells a story at the village of your first story and rolls a 4. Together with your 2 that makes 6, and the village is worth 3; hers is higher, so the triumph will be hers. You have no card against it: pass.
envoys-lesson-disturb = She scores 3 points. But your token goes to the Otherworld, so now you cause a disturbance. You drew a token for it, and its colour decides which: yellow is Exile, which sends an envoy back to the Otherworld. Choose Ada’s envoy.
envoys-lesson-exile = Now choose the space of the Otherworld that she must start from: the highlighted one.
envoys-lesson-farewell = We stop here, and you are ahead by 8 points to 4. The player with the most points at the end wins. You score 1 point for each island you discover, the value of each village you persuade, and 1 point for winning a sharing of thoughts; at the end also 2 for each of your stories still on a village, and points for your tokens and your objective. With two players the end is triggered when one has 24 points, the Otherworld holds four tokens in all, or the Well that tokens come from is empty; then everyone else has one last turn. Fair winds!

## Summary of the rules

envoys-summary-1 = Goal: the most victory points. Tell stories at villages and persuade them.
    .picture = envoys-triumph-purple
envoys-summary-2 = Each turn you draw a token and a card. A card moves your envoy exactly its number of steps, or is played for its text.
    .picture = envoys-envoy-purple
envoys-summary-3 = Undiscovered islands next to the space where you stop are turned over: 1 point each.
    .picture = envoys-cloud
envoys-summary-4 = If you moved with a card of an island’s colour, you may tell a story at a village beside you: roll a token of your colour and place it there.
    .picture = envoys-die-purple
envoys-summary-5 = Two stories that together reach the village’s value persuade it. The higher one wins that value in points.
    .picture = envoys-houses-purple
envoys-summary-6 = The lower story goes to the Otherworld, and its owner draws a token: its colour tells which disturbance strikes, usually the persuader.
    .picture = envoys-storm
envoys-summary-7 = The end is triggered by enough points, enough tokens in the Otherworld or an empty Well. Everyone else has one more turn.
    .picture = envoys-gate
envoys-summary-8 = At the end: 2 points for each story on a village, points for tokens in your pool and in the Otherworld, and 2 to 5 for your objective.
    .picture = envoys-flag
