# GØDS — tout ce que dit le jeu, en français.

envoys-blurb = Naviguez entre des îles cachées et racontez les histoires qui gagnent les villages.

## Noms

envoys-god = { $god ->
    [0] Râ
    [1] Odin
    [2] Quetzalcoatl
    [3] Ixchel
    [4] Guanyin
    [5] Yemaya
   *[other] Sylvain
}
envoys-colour = { $colour ->
    [0] jaune
    [1] gris
    [2] vermillon
    [3] violet
    [4] bleu ciel
    [5] bleu
   *[other] vert
}
envoys-power = { $god ->
    [0] Une même carte pour son déplacement et pour son texte, dans l’ordre voulu.
    [1] Après un déplacement, +1 à un jeton d’une île voisine de l’émissaire.
    [2] Un ou deux pas de plus.
    [3] Piochez une carte, puis défaussez-en une.
    [4] Relancez un dé qui montre 1, quel que soit son propriétaire.
    [5] Après le lancer, l’histoire sur n’importe quel village de l’île.
   *[other] Ce tour-ci, les villages à deux jetons valent 1 de moins.
}
envoys-text = { $text ->
    [0] Tous ensemble
    [1] Vent arrière
    [2] Langues multiples
    [3] Deuxième récit
    [4] Belle envolée
    [5] Chahut
    [6] Tiré des vieux récits
    [7] Pas si vite
    [8] Aube
    [9] Clarté de midi
    [10] Second lever
    [11] Pensée
    [12] Mémoire
    [13] Marché des runes
    [14] Ailes de plumes
    [15] Vent de travers
    [16] À contre-courant
    [17] Marée haute
    [18] Tissage
    [19] Traversée au clair de lune
    [20] Miséricorde
    [21] Oreille bienveillante
    [22] Présent
    [23] Haut-fond
    [24] Courant profond
    [25] Havre sûr
    [26] Racines
    [27] Anciens têtus
   *[other] Vieille futaie
}
envoys-text-says = { $text ->
    [0] Votre tour : chaque joueur pioche un jeton, vous piochez une carte.
    [1] En vous déplaçant : un pas de plus ou de moins.
    [2] En vous déplaçant : la carte a la couleur que vous nommez.
    [3] Votre récit : relancez le jeton.
    [4] Votre récit : 1 de plus au jeton.
    [5] Récit d’un autre : 1 de moins au jeton, au moins 1.
    [6] Votre tour : prenez un jeton de votre choix parmi les vieux récits.
    [7] À tout moment : annulez un texte qui vient d’être joué.
    [8] Votre tour : piochez deux cartes.
    [9] Votre tour : regardez deux îles cachées.
    [10] Votre tour : reprenez une carte défaussée, sauf un Second lever.
    [11] Votre tour : voyez une main, piochez une carte.
    [12] Votre tour : 1 de plus à l’un de vos récits.
    [13] Votre tour : perdez 1 point, piochez trois jetons.
    [14] En vous déplaçant : survolez une case de terre.
    [15] Votre tour : déplacez un autre émissaire d’une case.
    [16] En vous déplaçant : les courants coûtent un pas dans les deux sens.
    [17] Votre tour : chaque autre joueur donne un jeton aux vieux récits.
    [18] Votre tour : jusqu’à deux jetons aux vieux récits contre autant du Puits.
    [19] Votre tour : échangez votre émissaire avec un autre en mer.
    [20] À tout moment : un trouble qui vous vise après avoir convaincu, ou votre exil, reste sans effet.
    [21] Un récit : la valeur du village baisse de 1 pour ce récit.
    [22] Votre tour : donnez un jeton à un joueur pour 1 point et une carte.
    [23] Votre tour : posez votre émissaire à côté d’un de vos récits.
    [24] En vous déplaçant : doublez les pas.
    [25] Votre tour : jusqu’à votre prochain tour, aucun émissaire ne peut s’arrêter sur votre case.
    [26] À tout moment : vos récits d’une île ne peuvent être ni baissés, ni déplacés, ni retirés ce tour-ci.
    [27] Récit d’un autre : la valeur du village monte de 1 pour ce récit.
   *[other] Votre tour : 1 de plus à chacun de vos récits d’une île.
}
envoys-disturbance = { $disturbance ->
    [0] Ingérence
    [1] Coup de théâtre
    [2] Amnésie
    [3] Effacement
    [4] Exil
    [5] Démence
    [6] Gommage
    [7] Égarement
    [8] Malentendu
    [9] Idée volée
    [10] Tempête
    [11] Mémoire collective
    [12] Oubli
   *[other] Pages arrachées
}
envoys-disturbance-says = { $disturbance ->
    [0] Prenez deux jetons de votre choix à celui qui a convaincu.
    [1] Celui qui a convaincu perd 1 point.
    [2] Celui qui a convaincu défausse tous ses jetons d’une couleur de votre choix.
    [3] Tous les récits d’une île perdent 1.
    [4] Posez un émissaire sur une case de l’Autre Monde.
    [5] Tous les récits d’un continent perdent 1.
    [6] Un jeton quitte l’Autre Monde pour les vieux récits.
    [7] Déplacez un récit vers un autre village de son île.
    [8] Un récit est oublié ; son propriétaire lance un jeton au hasard à sa place.
    [9] Voyez la main de celui qui a convaincu et prenez une carte.
    [10] Celui qui a convaincu ne se déplace ni ne médite au prochain tour.
    [11] Déplacez un récit vers un village d’une autre île.
    [12] Tous les récits d’une île deviennent des 1.
   *[other] Celui qui a convaincu défausse trois jetons, ou tous.
}
envoys-disturbance-row = { envoys-disturbance } : { envoys-disturbance-says }
envoys-drawn = Tiré
envoys-objective = { $objective ->
    [0] Récits de quatre couleurs
    [1] Trois triomphes
    [2] Une île acquise
    [3] Les grandes îles
    [4] Entendu dans l’Autre Monde
    [5] Une réserve de cinq couleurs
    [6] Découvreur
    [7] Près du centre
    [8] Le village rétif
    [9] Bonne compagnie
    [10] Une main pleine
    [11] Récits solides
    [12] Un mot aux voisins
   *[other] Le dernier mot
}
envoys-objective-says = { $objective ->
    [0] Récits ou triomphes sur des îles de quatre couleurs.
    [1] Trois triomphes.
    [2] Deux triomphes sur une même île.
    [3] Récits ou triomphes sur trois grandes îles.
    [4] Le plus de jetons à vous dans l’Autre Monde, à égalité ou non, au moins un.
    [5] Cinq couleurs dans votre réserve après le dernier tour.
    [6] Trois îles découvertes.
    [7] Votre émissaire dans le deuxième anneau à la fin.
    [8] Un village de valeur imprimée 6 ou plus convaincu.
    [9] Deux partages de pensées gagnés.
    [10] Quatre cartes en main après le dernier tour.
    [11] Deux récits sur le plateau, dont aucun 1.
    [12] Un récit ou triomphe sur une île de la couleur de chaque voisin.
   *[other] Vous déclenchez la fin.
}
envoys-envoy = Émissaire de { envoys-god }
envoys-card = { envoys-text }, { $steps } pas, { envoys-colour }
envoys-token = Jeton { envoys-colour }
envoys-story = Récit de { $seat } : { $pips }
envoys-triumph = Triomphe de { $seat }
envoys-banished = Jeton { envoys-colour } de { $seat } dans l’Autre Monde
envoys-value = Valeur { $value }
envoys-village = Village de { envoys-god }, valeur { $value }
envoys-hidden-land = { $size ->
    [3] Petite île
   *[other] Grande île
} à découvrir
envoys-hidden-island = { $size ->
    [3] Petite île
   *[other] Grande île
} à découvrir, numéro { $number }
envoys-looked-at = Vous savez : { envoys-god }
envoys-island = { $size ->
    [3] Petite île
   *[other] Grande île
} de { envoys-god }
envoys-sea-space = Mer, anneau { $ring }, case { $number }
envoys-otherworld-space = L’Autre Monde, case { $number }
envoys-point = Point { $number } de la grille
envoys-otherworld = L’Autre Monde
envoys-points = Points de victoire
envoys-end-flag = fin
envoys-tokens = Jetons en réserve
envoys-cards = Cartes en main
envoys-deck = Cartes dans la pioche
envoys-triumphs = Triomphes
envoys-in-otherworld = Jetons à soi dans l’Autre Monde
envoys-stormed = Tempête : ni déplacement ni méditation
envoys-harboured = Havre sûr : personne ne peut s’y arrêter
envoys-triggered = A déclenché la fin
envoys-well = Puits aux merveilles
envoys-old = Vieux récits
envoys-table = En train d’être joué
envoys-pile = Îles à placer
envoys-pool = Réserve de { $seat }
envoys-hand = Main de { $seat }
envoys-discards = Votre défausse
envoys-objectives = Objectif secret
envoys-away = { envoys-god } est au loin
envoys-away-note = Les jetons de { envoys-god } paient tout pouvoir mais ne racontent jamais. Tirés pour un trouble, ils laissent le choix.

## Options et formules

envoys-option-quick_setup = Îles au hasard
envoys-option-quick_setup-help = Le hasard pose les îles, la partie commence aussitôt.
envoys-option-gods = Dieux
envoys-option-gods-help = Les dieux sont distribués ou choisis à tour de rôle.
envoys-option-gods-random = au hasard
envoys-option-gods-chosen = à tour de rôle
envoys-option-ask_everyone = Interroger tout le monde
envoys-option-ask_everyone-help = Chaque joueur est interrogé à chaque fois, si bien qu’aucune pause ne trahit rien.
envoys-option-tokens_per_colour = Jetons de chaque couleur
envoys-option-tokens_per_colour-help = Nombre de jetons de chaque couleur ; moins de jetons, partie plus courte.
envoys-option-points_goal = Points de la fin
envoys-option-points_goal-help = S’ajoute aux points qui déclenchent la fin : 24 à deux joueurs, puis 22, 20, 18, et 16 à six.
envoys-option-otherworld_goal = Jetons de la fin
envoys-option-otherworld_goal-help = S’ajoute aux jetons de l’Autre Monde qui déclenchent la fin : de 4 à deux joueurs jusqu’à 8 à six.
envoys-option-pool_limit = Jetons gardés
envoys-option-pool_limit-help = Jetons qui peuvent rester en réserve à la fin d’un tour.
envoys-option-hand_limit = Cartes gardées
envoys-option-hand_limit-help = Cartes qui peuvent rester en main à la fin d’un tour.

envoys-preset-book = Selon le livret
envoys-preset-quick = Rapide : îles au hasard, moins de points
envoys-preset-drafted = Choisissez votre dieu
envoys-preset-poker = Visages fermés : tout le monde est toujours interrogé
envoys-preset-plenty = Abondance : plus de jetons, de cartes et de points

## Ce qui est demandé

envoys-prompt-island = Placez l’île : touchez un point, tournez, confirmez.
envoys-prompt-god = Choisissez votre dieu.
envoys-prompt-envoy = Placez votre émissaire dans l’Autre Monde.
envoys-prompt-objective = Gardez un objectif sur deux.
envoys-prompt-turn = { $moved ->
    [0] Déplacez-vous, méditez, ou faites d’abord autre chose.
   *[other] Racontez, faites autre chose, ou finissez le tour.
}
envoys-prompt-sail = { $steps } pas, { envoys-colour } : choisissez l’arrivée.
envoys-prompt-answer-text = { $seat } joue { envoys-text }. Répondre ?
envoys-prompt-answer-roll = { $seat } obtient { $pips }. Répondre ?
envoys-prompt-answer-disturbance = { envoys-disturbance } va agir. Répondre ?
envoys-prompt-answer-move = Le déplacement de { $seat } est fini. Répondre ?
envoys-prompt-order = Quel village est convaincu d’abord ?
envoys-prompt-reroll = Relancer un 1 avec le pouvoir de Guanyin ?
envoys-prompt-over = La partie est finie.
envoys-prompt-following-wind = Un pas de plus ou de moins ?
envoys-prompt-many-tongues = Nommez la couleur de la carte.
envoys-prompt-from-the-old-stories = Prenez un jeton des vieux récits.
envoys-prompt-noon-light = Regardez une île cachée.
envoys-prompt-second-sunrise = Reprenez une carte.
envoys-prompt-thought = Quelle main voulez-vous voir ?
envoys-prompt-memory = Lequel de vos récits gagne 1 ?
envoys-prompt-crosswind = Quel émissaire dérive ?
envoys-prompt-crosswind-space = Où dérive-t-il ?
envoys-prompt-high-tide = Donnez un jeton aux vieux récits.
envoys-prompt-weave = Donnez jusqu’à deux jetons pour de nouveaux.
envoys-prompt-moonlit-crossing = Avec quel émissaire échanger ?
envoys-prompt-gift = Quel jeton donnez-vous ?
envoys-prompt-gift-seat = À qui ?
envoys-prompt-shoal = À côté duquel de vos récits ?
envoys-prompt-roots = Sur quelle île vos récits prennent-ils racine ?
envoys-prompt-old-growth = Sur quelle île vos récits grandissent-ils ?
envoys-prompt-odin = Quel jeton gagne 1 ?
envoys-prompt-ixchel = Défaussez une carte.
envoys-prompt-yemaya = Quel village reçoit le récit ?
envoys-prompt-guan-yin = À qui est le 1 relancé ?
envoys-prompt-quetzalcoatl = Combien de pas de plus ?
envoys-prompt-blend = Choisissez les quatre jetons.
envoys-prompt-blended = Prenez un jeton des vieux récits.
envoys-prompt-which-disturbance = Choisissez le trouble.
envoys-prompt-amnesia = Quelle couleur est oubliée ?
envoys-prompt-obliterate = Quelle île est touchée ?
envoys-prompt-oblivion = { envoys-prompt-obliterate }
envoys-prompt-dementia = Quel continent est touché ?
envoys-prompt-exile = Quel émissaire est exilé ?
envoys-prompt-exile-space = Sur quelle case de l’Autre Monde ?
envoys-prompt-erase = Quel jeton quitte l’Autre Monde ?
envoys-prompt-lost = Quel récit est touché ?
envoys-prompt-collective-memory = { envoys-prompt-lost }
envoys-prompt-miscommunication = { envoys-prompt-lost }
envoys-prompt-new-village = Vers quel village ?
envoys-prompt-meddling = Prenez un jeton à celui qui a convaincu.
envoys-prompt-stolen-idea = Prenez une carte à celui qui a convaincu.
envoys-prompt-torn-pages = Défaussez un jeton.
envoys-prompt-surplus-token = Trop de jetons : l’un va aux vieux récits.
envoys-prompt-surplus-card = Trop de cartes : défaussez-en une.

envoys-do-move = Se déplacer
envoys-do-meditate = Méditer
envoys-do-text = Jouer un texte
envoys-do-trade = Échanger
envoys-do-blend = Quatre contre un
envoys-do-power = { $god ->
    [0] Pouvoir de Râ
    [1] Pouvoir d’Odin
    [2] Pouvoir de Quetzalcoatl
    [3] Pouvoir d’Ixchel
    [4] Pouvoir de Guanyin
    [5] Pouvoir de Yemaya
   *[other] Pouvoir de Sylvain
}
envoys-do-end = Finir le tour
envoys-do-pass = Passer
envoys-do-stop = Assez
envoys-do-steps = { $change ->
    [-1] Un pas de moins
    [1] Un pas de plus
   *[other] Deux pas de plus
}

## Choix en mots

envoys-choose-island = Poser la { $size ->
    [3] petite
   *[other] grande
} île ici
envoys-choose-god = Jouer { envoys-god }
envoys-choose-start = Partir d’ici
envoys-choose-objective = Garder : { envoys-objective }
envoys-choose-move = Avancer de { $steps } pas avec la carte ({ envoys-colour })
envoys-choose-sail = Naviguer jusqu’ici, { $steps } pas
envoys-choose-meditate = Piocher un jeton au lieu de se déplacer
envoys-choose-text = Jouer { envoys-text }
envoys-choose-power = User du { $god ->
    [0] pouvoir de Râ
    [1] pouvoir d’Odin
    [2] pouvoir de Quetzalcoatl
    [3] pouvoir d’Ixchel
    [4] pouvoir de Guanyin
    [5] pouvoir de Yemaya
   *[other] pouvoir de Sylvain
}
envoys-choose-trade-card = Défausser { envoys-text } contre un jeton
envoys-choose-trade-token = Donner un jeton { envoys-colour } contre une carte
envoys-choose-blend = Quatre jetons contre un de votre choix
envoys-choose-tell = Raconter à ce { $value }
envoys-choose-end = Finir le tour
envoys-choose-pass = Ne rien répondre
envoys-choose-colour = { envoys-colour }
envoys-choose-seat = { $seat }
envoys-choose-stop = C’est assez

envoys-note-discover = { $count ->
    [one] Découvre une île : +1.
   *[other] Découvre { $count } îles : +{ $count }.
}
envoys-note-tell = Une île de cette couleur ({ envoys-colour }) : vous pourrez raconter.
envoys-note-share = Les pensées sont partagées avec { $seat }.
envoys-note-route = Une route de { $count } { $count ->
    [one] case
   *[other] cases
}.
envoys-note-wild = Payé d’un jeton de { $god ->
    [0] Râ
    [1] Odin
    [2] Quetzalcoatl
    [3] Ixchel
    [4] Guanyin
    [5] Yemaya
   *[other] Sylvain
}.
envoys-note-alone = Le premier récit à ce { $value }.
envoys-note-persuade = À ce { $value }, un { $needed } convainc.
envoys-note-together = À ce { $value }, aucun lancer ne convainc encore.

envoys-variant-wild = Payer d’un jeton
envoys-variant-wild-0 = de ce dieu
envoys-variant-wild-1 = du dieu absent

## Ce qui s’est passé

envoys-event-god-excluded = { envoys-god } reste au loin.
envoys-event-island-placed = { $seat } pose une { $size ->
    [3] petite
   *[other] grande
} île.
envoys-event-island-left-out = Plus de place pour une { $size ->
    [3] petite
   *[other] grande
} île.
envoys-event-god-chosen = { $seat } joue { envoys-god }.
envoys-event-envoy-placed = L’émissaire de { $seat } est dans l’Autre Monde.
envoys-event-objectives-dealt = { $seat } reçoit deux objectifs.
envoys-event-objective-kept = { $seat } garde un objectif.
envoys-event-turn-begun = Tour { $turn } : { $seat }.
envoys-event-token-drawn = { $seat } pioche un jeton { envoys-colour }.
envoys-event-card-drawn = { $text ->
    [-1] { $seat } pioche une carte.
   *[other] { $seat } pioche { envoys-text }.
}
envoys-event-deck-renewed = { $seat } mélange sa défausse : { $cards } cartes, { $gone } s’en vont.
envoys-event-move-declared = { $seat } joue une carte ({ envoys-colour }) pour avancer de { $steps }.
envoys-event-envoy-sailed = { $seat } avance de { $steps } pas.
envoys-event-meditated = { $seat } médite.
envoys-event-island-discovered = { $seat } découvre une île de { envoys-god } : +1.
envoys-event-island-vanished = Une île inconnue se perd dans la brume.
envoys-event-text-played = { $seat } joue { envoys-text }.
envoys-event-text-cancelled = { envoys-text } de { $seat } est annulé.
envoys-event-card-discarded = { $seat } défausse { envoys-text }.
envoys-event-power-used = { $seat } use du pouvoir de { envoys-god }.
envoys-event-token-spent = { $seat } donne un jeton { envoys-colour } aux vieux récits.
envoys-event-token-taken = { $seat } prend un jeton { envoys-colour } des vieux récits.
envoys-event-token-given = { $seat } remet un jeton { envoys-colour } à { $taker_seat }.
envoys-event-token-rolled = { $seat } obtient { $pips }.
envoys-event-roll-changed = Le jeton de { $seat } montre maintenant { $pips }.
envoys-event-story-placed = { $seat } raconte : { $pips }.
envoys-event-story-changed = Un récit de { $seat } montre maintenant { $pips }.
envoys-event-story-moved = Un récit de { $seat } change de village.
envoys-event-story-forgotten = Un récit de { $seat } est oublié.
envoys-event-value-shifted = Pour ce récit, le village vaut { $value }.
envoys-event-village-persuaded = { $seat } convainc un village : +{ $points }.
envoys-event-story-banished = Un jeton de { $seat } part dans l’Autre Monde.
envoys-event-disturbance-begun = { $seat } provoque { envoys-disturbance } après le triomphe de { $persuader_seat }.
envoys-event-disturbance-failed = { envoys-disturbance } reste sans effet.
envoys-event-points-lost = { $seat } perd { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-points-won = { $seat } gagne { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-envoy-relocated = L’émissaire de { $seat } est posé ailleurs.
envoys-event-banished-erased = Un jeton de { $seat } quitte l’Autre Monde.
envoys-event-card-shown = { $text ->
    [-1] { $seat } voit une carte de la main de { $victim_seat }.
   *[other] { $seat } voit { envoys-text } dans la main de { $victim_seat }.
}
envoys-event-card-stolen = { $text ->
    [-1] { $seat } prend une carte de la main de { $victim_seat }.
   *[other] { $seat } prend { envoys-text } de la main de { $victim_seat }.
}
envoys-event-card-returned = { $seat } reprend { envoys-text } de sa défausse.
envoys-event-island-seen = { $seat } regarde une île cachée{ $god ->
    [-1] .
    [0]  : Râ.
    [1]  : Odin.
    [2]  : Quetzalcoatl.
    [3]  : Ixchel.
    [4]  : Guanyin.
    [5]  : Yemaya.
   *[other]  : Sylvain.
}
envoys-event-storm-raised = Une tempête retiendra { $seat } au prochain tour.
envoys-event-harbour-made = { $seat } aménage un havre sûr.
envoys-event-roots-spread = Les récits de { $seat } prennent racine sur une île.
envoys-event-colour-named = { $seat } nomme une couleur : { envoys-colour }.
envoys-event-steps-changed = { $seat } avance maintenant de { $steps } pas.
envoys-event-thoughts-shared = Pensées partagées : { $seat } { $total }, { $partner_seat } { $partner_total }.
envoys-event-one-rerolled = Un 1 de { $seat } est relancé : { $pips }.
envoys-event-end-triggered = { $seat } déclenche la fin : { $reason ->
    [1] assez de points.
    [2] assez de jetons dans l’Autre Monde.
   *[other] le Puits est vide.
} Chacun des autres joue encore un tour.
envoys-event-end-scored = { $seat }, { $step ->
    [1] pour ses récits sur les villages
    [2] pour ses propres jetons
    [3] pour ses autres jetons
   *[other] depuis l’Autre Monde
} : +{ $points }.
envoys-event-objective-shown = { $seat } montre « { envoys-objective } » : +{ $points }.
envoys-event-match-ended = La partie est finie.

## Fins et décompte

envoys-end-points = Assez de points étaient gagnés, et chacun a joué un dernier tour.
envoys-end-otherworld = Assez de jetons étaient dans l’Autre Monde, et chacun a joué un dernier tour.
envoys-end-well = Le Puits aux merveilles était vide, et chacun a joué un dernier tour.

envoys-score-match = Pendant la partie
envoys-score-match-why = Découvertes, triomphes, partages
envoys-score-stories = Récits sur les villages
envoys-score-stories-why = { $detail } { $detail ->
    [one] récit
   *[other] récits
}, 2 chacun
envoys-score-own = Jetons à soi en réserve
envoys-score-own-why = { $detail } { $detail ->
    [one] jeton
   *[other] jetons
}, 1 chacun
envoys-score-others = Autres jetons en réserve
envoys-score-others-why = { $detail } { $detail ->
    [one] jeton
   *[other] jetons
}, 1 pour deux
envoys-score-otherworld = Entendu dans l’Autre Monde
envoys-score-otherworld-why = Lancer de { $points }
envoys-score-objectives = Objectifs
envoys-score-objectives-why = { $detail ->
    [0] Récits de quatre couleurs
    [1] Trois triomphes
    [2] Une île acquise
    [3] Les grandes îles
    [4] Entendu dans l’Autre Monde
    [5] Une réserve de cinq couleurs
    [6] Découvreur
    [7] Près du centre
    [8] Le village rétif
    [9] Bonne compagnie
    [10] Une main pleine
    [11] Récits solides
    [12] Un mot aux voisins
   *[other] Le dernier mot
}{ $points ->
    [0] , manqué
   *[other] {""}
}
envoys-score-tie = Égalité : le plus de jetons à soi dans l’Autre Monde
envoys-score-tie-why = { $count } dans l’Autre Monde

## Refus

envoys-refused-over = La partie est finie.
envoys-refused-not-your-turn = C’est à quelqu’un d’autre de répondre.
envoys-refused-place-island = Placez d’abord l’île.
envoys-refused-choose-god = Choisissez d’abord un dieu.
envoys-refused-place-envoy = Placez d’abord votre émissaire.
envoys-refused-keep-objective = Gardez d’abord un des deux objectifs.
envoys-refused-sail-first = Terminez d’abord le déplacement.
envoys-refused-answer-or-pass = Répondez à ce qui s’est passé, ou passez.
envoys-refused-order = Choisissez d’abord le village convaincu.
envoys-refused-reroll = Relancez un 1, ou passez.
envoys-refused-answer-question = Répondez d’abord à la question.
envoys-refused-nothing-asked = Rien de tel n’est demandé.
envoys-refused-not-now = Cela ne se peut pas maintenant.
envoys-refused-colour = Cette couleur n’est pas disponible ici.
envoys-refused-seat = Ce joueur ne peut pas être choisi.
envoys-refused-space = Cette case ne peut pas être choisie.
envoys-refused-island = Cette île ne peut pas être choisie.
envoys-refused-story = Ce récit ne peut pas être choisi.
envoys-refused-card = Cette carte ne peut pas être choisie.
envoys-refused-island-ring = Une île se pose sur le plateau, hors des deux premiers anneaux.
envoys-refused-island-fit = L’île en recouvrirait une autre ou couperait des eaux.
envoys-refused-island-coast = Chaque île doit garder deux villages avec un côté sur la mer.
envoys-refused-god-taken = { envoys-god } n’est pas libre.
envoys-refused-crowded = Deux émissaires s’y trouvent déjà.
envoys-refused-storm = Une tempête vous empêche de bouger et de méditer ce tour-ci.
envoys-refused-moved = Vous vous êtes déjà déplacé ou avez médité ce tour-ci.
envoys-refused-no-such-card = Vous n’avez pas cette carte.
envoys-refused-no-route = Aucune route d’exactement ce nombre de pas n’y mène.
envoys-refused-timing = { envoys-text } ne se joue pas à ce moment.
envoys-refused-no-effect = { envoys-text } n’aurait aucun effet.
envoys-refused-god-absent = Personne ne joue { envoys-god }.
envoys-refused-power-used = Le pouvoir de { envoys-god } a déjà servi ce tour-ci.
envoys-refused-no-payment = Il vous manque un jeton pour payer le pouvoir de { envoys-god }.
envoys-refused-power-now = Le pouvoir de { envoys-god } ne ferait rien maintenant.
envoys-refused-traded = Vous avez déjà échangé ce tour-ci.
envoys-refused-trade = Vous ne pouvez pas échanger cela.
envoys-refused-four = Il y faut quatre jetons, et un à gagner parmi les vieux récits.
envoys-refused-tell-once = Un récit par tour, après un déplacement.
envoys-refused-no-village = Votre déplacement ne s’est pas terminé à côté d’un village ouvert de là.
envoys-refused-other-colour = La carte jouée ne raconte que sur des îles de cette couleur : { envoys-colour }.
envoys-refused-no-own-token = Vous n’avez pas de jeton de votre couleur.
envoys-refused-village-full = Ce village n’écoute plus vos récits.

## La première partie guidée

envoys-lesson-welcome = Bienvenue. Vous envoyez un émissaire pour Ixchel ; sa couleur est le violet. Quelque part dans la brume, douze îles, deux pour chaque dieu en mer. Choisissez d’abord d’où part votre bateau dans l’Autre Monde : touchez la case éclairée.
envoys-lesson-objectives = Chacun garde un objectif secret. Deux triomphes sur une même île valent 5 points à la fin : gardez celui-là.
envoys-lesson-turn = Chaque tour apporte un jeton et une carte. Une carte déplace votre émissaire d’exactement ses pas, ou se joue pour son texte. Choisissez Se déplacer, puis la carte jaune à 5 pas.
envoys-lesson-sail = Chaque case éclairée se rejoint en cinq pas exactement ; contre un courant, un pas en coûte deux. Naviguez jusqu’à celle qui sépare deux îles inconnues.
envoys-lesson-discover = Deux îles se retournent, 1 point chacune. Quand il se passe quelque chose, les autres peuvent répondre par une carte : votre rivale est donc interrogée, quoi qu’elle ait en main.
envoys-lesson-tell = Vous avez joué une carte jaune et vous êtes à côté d’une île jaune : vous pouvez raconter. Le village qui vaut 3 est le plus facile. Racontez-y ; un de vos jetons violets est lancé.
envoys-lesson-answer = Un 4, le meilleur résultat. Vous pourriez répondre à votre lancer par une carte comme Belle envolée, mais rien ne dépasse 4 : passez.
envoys-lesson-power = Votre récit est posé sur le village. Seul, il ne convainc personne : il en faut deux. Usez maintenant du pouvoir de votre dieu, gratuit une fois par tour : Ixchel pioche une carte, puis en défausse une.
envoys-lesson-weed = Défaussez Vent arrière ; les autres vous serviront mieux.
envoys-lesson-done = Plus rien à faire : finissez le tour.
envoys-lesson-rival = Votre rivale joue Sylvain, en vert. Regardez où elle va.
envoys-lesson-listen = Elle raconte dans votre village et obtient 1. Votre 4 et son 1 font 5, plus que les 3 du village, et le vôtre est le plus haut. On vous demande si vous répondez : passez.
envoys-lesson-triumph = Votre triomphe : 3 points. Son jeton part dans l’Autre Monde, où il pourra encore être lancé pour des points à la fin, et elle provoque un trouble. Lequel dépend de la couleur tirée.
envoys-lesson-exile = Exil : votre bateau est de retour dans l’Autre Monde. Les troubles frappent ceux qui convainquent ; quelques cartes en protègent.
envoys-lesson-text = À vous de nouveau. Choisissez Jouer un texte, puis Tiré des vieux récits : votre jeton vainqueur s’y trouve, vous pouvez le reprendre.
envoys-lesson-again = Votre jeton violet est revenu. Usez encore du pouvoir d’Ixchel et défaussez le second Tiré des vieux récits.
envoys-lesson-onward = Repartez : Se déplacer, avec la carte à 6 pas.
envoys-lesson-course = Naviguez jusqu’à la case éclairée, à côté d’une autre île.
envoys-lesson-close = Une île de plus, un point de plus. Finissez votre tour.
envoys-lesson-farewell = Voilà tout : naviguer, découvrir, raconter, convaincre. La fin vient avec 24 points, quatre jetons dans l’Autre Monde ou un Puits vide ; puis chacun des autres joue un dernier tour. Bon vent !
