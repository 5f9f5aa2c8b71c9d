# GØDS — everything the game says, in English.

envoys-blurb = Sail between hidden islands and tell the stories that win villages.

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
envoys-power = { $god ->
    [0] One card for both its move and its text, in either order.
    [1] After a move, add 1 to a token on an island beside the envoy.
    [2] One or two steps more.
    [3] Draw a card, then discard one.
    [4] Reroll one die that shows 1, whoever rolled it.
    [5] After the roll, the story on any village of the island.
   *[other] This turn villages with two tokens are worth 1 less.
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
    [0] Your turn: each player draws a token, you draw a card.
    [1] With your move: one step more or fewer.
    [2] With your move: the card has the colour you name.
    [3] Your story: roll the token again.
    [4] Your story: 1 more on the token.
    [5] Another’s story: 1 less on the token, at least 1.
    [6] Your turn: take a token of your choice from the Old Stories.
    [7] Any time: cancel a text just played.
    [8] Your turn: draw two cards.
    [9] Your turn: look at two face-down islands.
    [10] Your turn: take back a discarded card, not a Second Sunrise.
    [11] Your turn: see a hand, draw a card.
    [12] Your turn: 1 more on one of your stories.
    [13] Your turn: lose 1 point, draw three tokens.
    [14] With your move: pass over one land space.
    [15] Your turn: move another envoy one space.
    [16] With your move: currents cost one step either way.
    [17] Your turn: each other player gives a token to the Old Stories.
    [18] Your turn: up to two tokens to the Old Stories for as many from the Well.
    [19] Your turn: swap your envoy with another at sea.
    [20] Any time: a disturbance aimed at you as persuader, or your exile, does nothing.
    [21] A story: the village’s value is 1 lower for this telling.
    [22] Your turn: give a player a token for 1 point and a card.
    [23] Your turn: put your envoy beside one of your stories.
    [24] With your move: double the steps.
    [25] Your turn: until your next turn no envoy may stop on your space.
    [26] Any time: your stories on one island cannot be lowered, moved or removed this turn.
    [27] Another’s story: the village’s value is 1 higher for this telling.
   *[other] Your turn: 1 more on each of your stories on one island.
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
    [4] Put an envoy on a space of the Otherworld.
    [5] All stories on a continent lose 1.
    [6] A token leaves the Otherworld for the Old Stories.
    [7] Move a story to another village of its island.
    [8] A story is forgotten; its owner rolls a random token in its place.
    [9] See the persuader’s hand and take a card.
    [10] The persuader neither moves nor meditates next turn.
    [11] Move a story to a village of another island.
    [12] All stories on one island become 1.
   *[other] The persuader discards three tokens, or all.
}
envoys-disturbance-row = { envoys-disturbance }: { envoys-disturbance-says }
envoys-drawn = Drawn
envoys-objective = { $objective ->
    [0] Stories in four colours
    [1] Three triumphs
    [2] One island won over
    [3] The large islands
    [4] Heard in the Otherworld
    [5] A pool of five colours
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
    [0] Stories or triumphs on islands of four colours.
    [1] Three triumphs.
    [2] Two triumphs on one island.
    [3] Stories or triumphs on three large islands.
    [4] Most tokens of your own in the Otherworld, shared or not, one at least.
    [5] Five colours in your pool after the last turn.
    [6] Three islands discovered.
    [7] Your envoy in the second ring at the end.
    [8] A village with a printed value of 6 or more persuaded.
    [9] Two sharings of thoughts won.
    [10] Four cards in hand after the last turn.
    [11] Two stories on the board, none of them a 1.
    [12] A story or triumph on an island of each neighbour’s colour.
   *[other] You trigger the end.
}
envoys-envoy = Envoy of { envoys-god }
envoys-card = { envoys-text }, { $steps } steps, { envoys-colour }
envoys-token = { envoys-colour } token
envoys-story = { $seat }’s story: { $pips }
envoys-triumph = Triumph of { $seat }
envoys-banished = { $seat }’s { envoys-colour } token in the Otherworld
envoys-value = Value { $value }
envoys-village = Village of { envoys-god }, value { $value }
envoys-hidden-land = Undiscovered { $size ->
    [3] small
   *[other] large
} island
envoys-hidden-island = Undiscovered { $size ->
    [3] small
   *[other] large
} island, number { $number }
envoys-looked-at = You know: { envoys-god }
envoys-island = { $size ->
    [3] Small
   *[other] Large
} island of { envoys-god }
envoys-sea-space = Sea, ring { $ring }, space { $number }
envoys-otherworld-space = The Otherworld, space { $number }
envoys-point = Grid point { $number }
envoys-otherworld = The Otherworld
envoys-points = Victory points
envoys-end-flag = end
envoys-tokens = Tokens in the pool
envoys-cards = Cards in hand
envoys-deck = Cards in the deck
envoys-triumphs = Triumphs
envoys-in-otherworld = Own tokens in the Otherworld
envoys-stormed = A storm: no move, no meditation
envoys-harboured = A safe harbour: nobody may stop there
envoys-triggered = Triggered the end
envoys-well = Well of Wonders
envoys-old = Old Stories
envoys-table = Being played
envoys-pile = Islands to place
envoys-pool = Story pool of { $seat }
envoys-hand = Hand of { $seat }
envoys-discards = Your discards
envoys-objectives = Secret objective
envoys-away = { envoys-god } is away
envoys-away-note = Tokens of { envoys-god } pay for any power but never tell. Drawn as a disturbance, they let you choose.

## Options and presets

envoys-option-quick_setup = Islands by chance
envoys-option-quick_setup-help = Chance lays the islands, so that the match starts at once.
envoys-option-gods = Gods
envoys-option-gods-help = Whether gods are dealt or chosen in turn.
envoys-option-gods-random = dealt at random
envoys-option-gods-chosen = chosen in turn
envoys-option-ask_everyone = Ask everyone
envoys-option-ask_everyone-help = Every player is asked for an answer every time, so that no pause gives anything away.
envoys-option-tokens_per_colour = Tokens of each colour
envoys-option-tokens_per_colour-help = How many story tokens of each colour there are; fewer make a shorter match.
envoys-option-points_goal = Points that end it
envoys-option-points_goal-help = Added to the points that trigger the end: 24 for two players, 22, 20, 18, 16 for six.
envoys-option-otherworld_goal = Tokens that end it
envoys-option-otherworld_goal-help = Added to the tokens in the Otherworld that trigger the end: 4 for two players, up to 8 for six.
envoys-option-pool_limit = Tokens kept
envoys-option-pool_limit-help = Tokens that may stay in a pool at the end of a turn.
envoys-option-hand_limit = Cards kept
envoys-option-hand_limit-help = Cards that may stay in hand at the end of a turn.

envoys-preset-book = By the book
envoys-preset-quick = Quick: islands by chance, fewer points
envoys-preset-drafted = Choose your god
envoys-preset-poker = Poker faces: everyone is always asked
envoys-preset-plenty = Plenty: more tokens, larger hands, more points

## What is asked

envoys-prompt-island = Place the island: tap a point, turn it, confirm.
envoys-prompt-god = Choose your god.
envoys-prompt-envoy = Place your envoy in the Otherworld.
envoys-prompt-objective = Keep one of two objectives.
envoys-prompt-turn = { $moved ->
    [0] Move, meditate, or do something else first.
   *[other] Tell a story, do something else, or end the turn.
}
envoys-prompt-sail = Move { $steps }, { envoys-colour }: choose where to end.
envoys-prompt-answer-text = { $seat } plays { envoys-text }. Answer?
envoys-prompt-answer-roll = { $seat } rolls a { $pips }. Answer?
envoys-prompt-answer-disturbance = { envoys-disturbance } is about to work. Answer?
envoys-prompt-answer-move = { $seat }’s move has ended. Answer?
envoys-prompt-order = Which village is persuaded first?
envoys-prompt-reroll = Roll a 1 again with Guan Yin’s power?
envoys-prompt-over = The match is over.
envoys-prompt-following-wind = One step more or fewer?
envoys-prompt-many-tongues = Name the card’s colour.
envoys-prompt-from-the-old-stories = Take a token from the Old Stories.
envoys-prompt-noon-light = Look at a face-down island.
envoys-prompt-second-sunrise = Take a card back.
envoys-prompt-thought = Whose hand will you see?
envoys-prompt-memory = Which of your stories gains 1?
envoys-prompt-crosswind = Which envoy drifts?
envoys-prompt-crosswind-space = Where does it drift?
envoys-prompt-high-tide = Give a token to the Old Stories.
envoys-prompt-weave = Give up to two tokens for new ones.
envoys-prompt-moonlit-crossing = Change places with which envoy?
envoys-prompt-gift = Which token will you give?
envoys-prompt-gift-seat = To whom?
envoys-prompt-shoal = Beside which of your stories?
envoys-prompt-roots = On which island do your stories take root?
envoys-prompt-old-growth = On which island do your stories grow?
envoys-prompt-odin = Which token gains 1?
envoys-prompt-ixchel = Discard a card.
envoys-prompt-yemaya = Which village gets the story?
envoys-prompt-guan-yin = Whose 1 is rolled again?
envoys-prompt-quetzalcoatl = How many steps more?
envoys-prompt-blend = Choose the four tokens.
envoys-prompt-blended = Take one token from the Old Stories.
envoys-prompt-which-disturbance = Choose the disturbance.
envoys-prompt-amnesia = Which colour is forgotten?
envoys-prompt-obliterate = Which island is struck?
envoys-prompt-oblivion = { envoys-prompt-obliterate }
envoys-prompt-dementia = Which continent is struck?
envoys-prompt-exile = Which envoy is exiled?
envoys-prompt-exile-space = To which space of the Otherworld?
envoys-prompt-erase = Which token leaves the Otherworld?
envoys-prompt-lost = Which story is struck?
envoys-prompt-collective-memory = { envoys-prompt-lost }
envoys-prompt-miscommunication = { envoys-prompt-lost }
envoys-prompt-new-village = To which village?
envoys-prompt-meddling = Take a token from the persuader.
envoys-prompt-stolen-idea = Take a card from the persuader.
envoys-prompt-torn-pages = Discard a token.
envoys-prompt-surplus-token = Too many tokens: one goes to the Old Stories.
envoys-prompt-surplus-card = Too many cards: discard one.

envoys-do-move = Move
envoys-do-meditate = Meditate
envoys-do-text = Play a text
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
envoys-do-stop = Enough
envoys-do-steps = { $change ->
    [-1] One step fewer
    [1] One step more
   *[other] Two steps more
}

## Choices in words

envoys-choose-island = Lay the { $size ->
    [3] small
   *[other] large
} island here
envoys-choose-god = Play { envoys-god }
envoys-choose-start = Start from here
envoys-choose-objective = Keep: { envoys-objective }
envoys-choose-move = Move { $steps } steps with the { envoys-colour } card
envoys-choose-sail = Sail here, { $steps } steps
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
envoys-choose-blend = Four tokens for one of your choice
envoys-choose-tell = Tell a story at this { $value }
envoys-choose-end = End the turn
envoys-choose-pass = Answer nothing
envoys-choose-colour = { envoys-colour }
envoys-choose-seat = { $seat }
envoys-choose-stop = That is enough

envoys-note-discover = { $count ->
    [one] Discovers an island: +1.
   *[other] Discovers { $count } islands: +{ $count }.
}
envoys-note-tell = A { envoys-colour } island: you may tell.
envoys-note-share = Thoughts are shared with { $seat }.
envoys-note-route = A route over { $count } { $count ->
    [one] space
   *[other] spaces
}.
envoys-note-wild = Paid with a token of { $god ->
    [0] Ra
    [1] Odin
    [2] Quetzalcoatl
    [3] Ixchel
    [4] Guan Yin
    [5] Yemaya
   *[other] Sylvanus
}.
envoys-note-alone = The first story at this { $value }.
envoys-note-persuade = At this { $value } a { $needed } persuades.
envoys-note-together = At this { $value } no roll persuades yet.

envoys-variant-wild = Pay with
envoys-variant-wild-0 = a token of that god
envoys-variant-wild-1 = a token of the god who is away

## What happened

envoys-event-god-excluded = { envoys-god } stays away.
envoys-event-island-placed = { $seat } lays a { $size ->
    [3] small
   *[other] large
} island.
envoys-event-island-left-out = No place is left for a { $size ->
    [3] small
   *[other] large
} island.
envoys-event-god-chosen = { $seat } plays { envoys-god }.
envoys-event-envoy-placed = { $seat }’s envoy stands in the Otherworld.
envoys-event-objectives-dealt = { $seat } gets two objectives.
envoys-event-objective-kept = { $seat } keeps an objective.
envoys-event-turn-begun = Turn { $turn }: { $seat }.
envoys-event-token-drawn = { $seat } draws a { envoys-colour } token.
envoys-event-card-drawn = { $text ->
    [-1] { $seat } draws a card.
   *[other] { $seat } draws { envoys-text }.
}
envoys-event-deck-renewed = { $seat } shuffles the discards: { $cards } cards, { $gone } leave.
envoys-event-move-declared = { $seat } plays a { envoys-colour } card to move { $steps }.
envoys-event-envoy-sailed = { $seat } sails { $steps } { $steps ->
    [one] step
   *[other] steps
}.
envoys-event-meditated = { $seat } meditates.
envoys-event-island-discovered = { $seat } discovers an island of { envoys-god }: +1.
envoys-event-island-vanished = An undiscovered island sinks into the mist.
envoys-event-text-played = { $seat } plays { envoys-text }.
envoys-event-text-cancelled = { $seat }’s { envoys-text } is cancelled.
envoys-event-card-discarded = { $seat } discards { envoys-text }.
envoys-event-power-used = { $seat } uses the power of { envoys-god }.
envoys-event-token-spent = { $seat } gives a { envoys-colour } token to the Old Stories.
envoys-event-token-taken = { $seat } takes a { envoys-colour } token from the Old Stories.
envoys-event-token-given = { $seat } hands { $taker_seat } a { envoys-colour } token.
envoys-event-token-rolled = { $seat } rolls a { $pips }.
envoys-event-roll-changed = { $seat }’s token now shows { $pips }.
envoys-event-story-placed = { $seat } tells a story: { $pips }.
envoys-event-story-changed = { $seat }’s story now shows { $pips }.
envoys-event-story-moved = { $seat }’s story moves to another village.
envoys-event-story-forgotten = { $seat }’s story is forgotten.
envoys-event-value-shifted = For this telling the village’s value is { $value }.
envoys-event-village-persuaded = { $seat } persuades a village: +{ $points }.
envoys-event-story-banished = { $seat }’s token goes to the Otherworld.
envoys-event-disturbance-begun = { $seat } stirs up { envoys-disturbance } after { $persuader_seat }’s triumph.
envoys-event-disturbance-failed = { envoys-disturbance } does nothing.
envoys-event-points-lost = { $seat } loses { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-points-won = { $seat } wins { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-envoy-relocated = { $seat }’s envoy is put elsewhere.
envoys-event-banished-erased = A token of { $seat } leaves the Otherworld.
envoys-event-card-shown = { $text ->
    [-1] { $seat } sees a card in { $victim_seat }’s hand.
   *[other] { $seat } sees { envoys-text } in { $victim_seat }’s hand.
}
envoys-event-card-stolen = { $text ->
    [-1] { $seat } takes a card from { $victim_seat }’s hand.
   *[other] { $seat } takes { envoys-text } from { $victim_seat }’s hand.
}
envoys-event-card-returned = { $seat } takes { envoys-text } back from the discards.
envoys-event-island-seen = { $seat } looks at a face-down island{ $god ->
    [-1] .
    [0] : Ra’s.
    [1] : Odin’s.
    [2] : Quetzalcoatl’s.
    [3] : Ixchel’s.
    [4] : Guan Yin’s.
    [5] : Yemaya’s.
   *[other] : Sylvanus’.
}
envoys-event-storm-raised = A storm keeps { $seat } from moving next turn.
envoys-event-harbour-made = { $seat } makes a safe harbour.
envoys-event-roots-spread = { $seat }’s stories take root on an island.
envoys-event-colour-named = { $seat } names a colour: { envoys-colour }.
envoys-event-steps-changed = { $seat } now moves { $steps } { $steps ->
    [one] step
   *[other] steps
}.
envoys-event-thoughts-shared = Thoughts are shared: { $seat } { $total }, { $partner_seat } { $partner_total }.
envoys-event-one-rerolled = A 1 of { $seat } is rolled again: { $pips }.
envoys-event-end-triggered = { $seat } triggers the end: { $reason ->
    [1] enough points.
    [2] enough tokens in the Otherworld.
   *[other] the Well is empty.
} Everyone else has one more turn.
envoys-event-end-scored = { $seat }, { $step ->
    [1] for stories on villages
    [2] for own tokens
    [3] for other tokens
   *[other] from the Otherworld
}: +{ $points }.
envoys-event-objective-shown = { $seat } shows “{ envoys-objective }”: +{ $points }.
envoys-event-match-ended = The match ends.

## Ends and scoring

envoys-end-points = Enough points were won, and everyone had a last turn.
envoys-end-otherworld = Enough tokens lay in the Otherworld, and everyone had a last turn.
envoys-end-well = The Well of Wonders was empty, and everyone had a last turn.

envoys-score-match = During the match
envoys-score-match-why = Discoveries, triumphs, sharings
envoys-score-stories = Stories on villages
envoys-score-stories-why = { $detail } { $detail ->
    [one] story
   *[other] stories
}, 2 each
envoys-score-own = Own tokens in the pool
envoys-score-own-why = { $detail } { $detail ->
    [one] token
   *[other] tokens
}, 1 each
envoys-score-others = Other tokens in the pool
envoys-score-others-why = { $detail } { $detail ->
    [one] token
   *[other] tokens
}, 1 for every two
envoys-score-otherworld = Heard in the Otherworld
envoys-score-otherworld-why = Rolled { $points }
envoys-score-objectives = Objectives
envoys-score-objectives-why = { $detail ->
    [0] Stories in four colours
    [1] Three triumphs
    [2] One island won over
    [3] The large islands
    [4] Heard in the Otherworld
    [5] A pool of five colours
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
envoys-score-tie = Tie: most own tokens in the Otherworld
envoys-score-tie-why = { $count } in the Otherworld

## Refusals

envoys-refused-over = The match is over.
envoys-refused-not-your-turn = Somebody else is asked now.
envoys-refused-place-island = First place the island.
envoys-refused-choose-god = First choose a god.
envoys-refused-place-envoy = First place your envoy.
envoys-refused-keep-objective = First keep one of the two objectives.
envoys-refused-sail-first = First finish the move.
envoys-refused-answer-or-pass = Answer what has happened, or pass.
envoys-refused-order = First choose which village is persuaded.
envoys-refused-reroll = Roll a 1 again, or pass.
envoys-refused-answer-question = First answer what is asked.
envoys-refused-nothing-asked = Nothing of that kind is asked now.
envoys-refused-not-now = That cannot be done now.
envoys-refused-colour = That colour is not to be had here.
envoys-refused-seat = That player cannot be chosen.
envoys-refused-space = That space cannot be chosen.
envoys-refused-island = That island cannot be chosen.
envoys-refused-story = That story cannot be chosen.
envoys-refused-card = That card cannot be chosen.
envoys-refused-island-ring = An island lies on the board, outside the first two rings.
envoys-refused-island-fit = The island would overlap another or cut off water.
envoys-refused-island-coast = Every island must keep two villages with a sea side.
envoys-refused-god-taken = { envoys-god } is not free.
envoys-refused-crowded = Two envoys are there already.
envoys-refused-storm = A storm keeps you from moving and meditating this turn.
envoys-refused-moved = You have moved or meditated this turn.
envoys-refused-no-such-card = You do not hold that card.
envoys-refused-no-route = No route of exactly that many steps leads there.
envoys-refused-timing = { envoys-text } cannot be played at this moment.
envoys-refused-no-effect = { envoys-text } would have no effect now.
envoys-refused-god-absent = Nobody plays { envoys-god }.
envoys-refused-power-used = The power of { envoys-god } has been used this turn.
envoys-refused-no-payment = You lack a token to pay for the power of { envoys-god }.
envoys-refused-power-now = The power of { envoys-god } would do nothing now.
envoys-refused-traded = You have traded this turn.
envoys-refused-trade = You cannot trade that.
envoys-refused-four = That takes four tokens, and one in the Old Stories to gain.
envoys-refused-tell-once = One story a turn, after a move.
envoys-refused-no-village = Your envoy’s move did not end beside an open village there.
envoys-refused-other-colour = The card you moved with tells only on { envoys-colour } islands.
envoys-refused-no-own-token = You have no token of your own colour.
envoys-refused-village-full = That village hears no more stories of yours.

## The guided first match

envoys-lesson-welcome = Welcome. You send an envoy out for Ixchel; her colour is purple. Somewhere in the mist lie twelve islands, two for each god at sea. First choose where in the Otherworld your boat begins: tap the lit space.
envoys-lesson-objectives = Everyone keeps one secret objective. Two triumphs on one island are worth 5 points at the end: keep that one.
envoys-lesson-turn = Each turn brings a token and a card. A card moves your envoy by exactly its steps, or is played for its text. Choose Move, then the yellow card with 5 steps.
envoys-lesson-sail = Every lit space can be reached in exactly five steps; currents cost two when you go against them. Sail to the one between two undiscovered islands.
envoys-lesson-discover = Two islands turn up, 1 point each. Whenever something happens others may answer with a card, so your rival is asked now, whatever she holds.
envoys-lesson-tell = You played a yellow card and stand beside a yellow island: you may tell a story. The village worth 3 is the easiest. Tell there; a purple token of yours is rolled.
envoys-lesson-answer = A 4, the best there is. You could answer your own roll with a card such as Flourish, but nothing is better than a 4: pass.
envoys-lesson-power = Your story lies on the village. Alone it persuades nobody, it takes two. Now use your own god’s power, free once a turn: Ixchel draws a card, then discards one.
envoys-lesson-weed = Discard Following Wind; you have better use for the others.
envoys-lesson-done = Nothing else to do: end the turn.
envoys-lesson-rival = Your rival plays Sylvanus, green. Watch where she sails.
envoys-lesson-listen = She tells at your village and rolls a 1. Your 4 and her 1 make 5, more than the village’s 3, and yours is higher. You are asked for an answer: pass.
envoys-lesson-triumph = Your triumph: 3 points. Her token goes to the Otherworld, where it may still be rolled for points at the end, and she stirs up a disturbance. Its kind depends on the colour she drew.
envoys-lesson-exile = Exile: your boat is back in the Otherworld. Disturbances take from those who persuade; a few cards protect against them.
envoys-lesson-text = Your turn again. Choose Play a text, then From the Old Stories: your winning token lies there, and you may have it back.
envoys-lesson-again = Your purple token is back in the pool. Use Ixchel’s power once more, and discard the second From the Old Stories.
envoys-lesson-onward = Now set out again: Move, with the card of 6 steps.
envoys-lesson-course = Sail to the lit space, beside another island.
envoys-lesson-close = One more island, one more point. End your turn.
envoys-lesson-farewell = That is the way of it: sail, discover, tell, persuade. The end comes with 24 points, four tokens in the Otherworld or an empty Well; then everyone else has a last turn. Fair winds!
