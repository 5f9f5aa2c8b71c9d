# GØDS : tous les messages, en français.

envoys-blurb = Naviguez entre des îles cachées et gagnez les villages à votre cause par vos récits.

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
envoys-card-colour = { $colour ->
    [0] jaune
    [1] grise
    [2] vermillon
    [3] violette
    [4] bleu ciel
    [5] bleue
   *[other] verte
}
envoys-power = { $god ->
    [0] Utilisez une même carte pour son déplacement et pour son texte, dans l’ordre de votre choix.
    [1] Après un déplacement, ajoutez 1 à un jeton sur une île voisine de la case d’arrivée.
    [2] Avancez d’un ou deux pas de plus.
    [3] Piochez une carte, puis défaussez-en une.
    [4] Relancez un dé qui montre 1, peu importe qui l’a lancé.
    [5] Après le lancer, placez le récit sur n’importe quel village de l’île.
   *[other] Ce tour-ci, les villages à deux jetons valent 1 de moins.
}
envoys-text = { $text ->
    [0] Tous ensemble
    [1] Vent arrière
    [2] Langues multiples
    [3] Deuxième récit
    [4] Belle envolée
    [5] Chahut
    [6] Tiré des Vieux Récits
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
    [0] À votre tour : chaque joueur pioche { $together ->
        [0] une carte
       *[other] un jeton
    }.
    [1] Lors de votre déplacement : un pas de plus ou de moins.
    [2] Lors de votre déplacement : la carte prend la couleur de votre choix.
    [3] Votre récit : relancez le jeton.
    [4] Votre récit : ajoutez 1 au jeton (maximum 4).
    [5] Récit d’un autre joueur : retirez 1 au jeton (minimum 1).
    [6] À votre tour : prenez un jeton de votre choix parmi les Vieux Récits.
    [7] À tout moment : annulez un texte qui vient d’être joué.
    [8] À votre tour.
    [9] À votre tour : regardez deux îles face cachée.
    [10] À votre tour : reprenez une carte défaussée, sauf un Second lever.
    [11] À votre tour : regardez la main d’un joueur.
    [12] À votre tour : ajoutez 1 à l’un de vos récits.
    [13] À votre tour.
    [14] Lors de votre déplacement : survolez une case de terre.
    [15] À votre tour : déplacez un autre émissaire d’une case.
    [16] Lors de votre déplacement : les courants coûtent un pas dans les deux sens.
    [17] À votre tour : chaque autre joueur donne un jeton aux Vieux Récits.
    [18] À votre tour : échangez jusqu’à deux jetons contre de nouveaux, tirés du Puits.
    [19] À votre tour : échangez la place de votre émissaire avec celle d’un autre en mer.
    [20] À tout moment : annulez un trouble qui vous vise en tant que triomphateur, ou l’exil de votre émissaire.
    [21] N’importe quel récit : la valeur du village baisse de 1 pour ce récit.
    [22] À votre tour : donnez un jeton à un joueur.
    [23] À votre tour : placez votre émissaire à côté d’un de vos récits.
    [24] Lors de votre déplacement : doublez les pas.
    [25] À votre tour : jusqu’à votre prochain tour, aucun émissaire ne peut s’arrêter sur votre case.
    [26] À tout moment : vos récits sur une île ne peuvent être ni baissés, ni déplacés, ni retirés ce tour-ci.
    [27] Récit d’un autre joueur : la valeur du village monte de 1 pour ce récit.
   *[other] À votre tour : ajoutez 1 à chacun de vos récits sur une île.
}{ $points ->
    [-3] {" "}Perdez 3 points.
    [-2] {" "}Perdez 2 points.
    [-1] {" "}Perdez 1 point.
    [0] {""}
    [1] {" "}Gagnez 1 point.
   *[other] {" "}Gagnez { $points } points.
}{ $tokens ->
    [0] { $cards ->
        [0] {""}
        [1] {" "}Piochez une carte.
       *[other] {" "}Piochez { $cards } cartes.
    }
   *[other] {" "}Piochez { $tokens ->
        [1] un jeton
       *[other] { $tokens } jetons
    }{ $cards ->
        [0] .
        [1] {" "}et une carte.
       *[other] {" "}et { $cards } cartes.
    }
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
    [0] Prenez au triomphateur deux jetons de votre choix.
    [1] Le triomphateur perd 1 point.
    [2] Le triomphateur défausse tous ses jetons d’une couleur de votre choix.
    [3] Tous les récits d’une île baissent de 1.
    [4] Placez un émissaire sur une case de l’Autre Monde.
    [5] Tous les récits d’un continent baissent de 1.
    [6] Un jeton de l’Autre Monde rejoint les Vieux Récits.
    [7] Déplacez un récit vers un autre village de son île.
    [8] Retirez un récit ; son propriétaire lance un jeton au hasard à la place.
    [9] Regardez la main du triomphateur et prenez une carte.
    [10] Le triomphateur ne peut ni se déplacer ni méditer à son prochain tour.
    [11] Déplacez un récit vers un village d’une autre île.
    [12] Tous les récits d’une île passent à 1.
   *[other] Le triomphateur défausse trois jetons, ou tous s’il en a moins.
}
envoys-disturbance-row = { envoys-disturbance } : { envoys-disturbance-says }
envoys-drawn = Jeton tiré
envoys-objective = { $objective ->
    [0] Récits de toutes les couleurs
    [1] Triomphes
    [2] Une île conquise
    [3] Les grandes îles
    [4] Entendu dans l’Autre Monde
    [5] Une réserve colorée
    [6] Explorateur
    [7] Près du centre
    [8] Le village têtu
    [9] Bonne compagnie
    [10] Une main pleine
    [11] Récits solides
    [12] Un mot aux voisins
   *[other] Le dernier mot
}
envoys-objective-says = { $objective ->
    [0] Avoir des récits ou des triomphes sur des îles de { $needed } couleurs.
    [1] Avoir { $needed } triomphes.
    [2] Avoir { $needed } triomphes sur une même île.
    [3] Avoir des récits ou des triomphes sur { $needed } grandes îles.
    [4] Avoir le plus de jetons dans l’Autre Monde, au moins un ; l’égalité compte.
    [5] Avoir { $needed } couleurs en réserve après le dernier tour.
    [6] Découvrir { $needed } îles.
    [7] Avoir son émissaire dans le deuxième anneau à la fin.
    [8] Convaincre un village dont la valeur imprimée est de { $needed } ou plus.
    [9] Gagner { $needed ->
        [1] un partage
       *[other] { $needed } partages
    } de pensées.
    [10] Avoir { $needed } cartes en main après le dernier tour.
    [11] Avoir au moins { $needed } récits sur le plateau, dont aucun 1.
    [12] Avoir un récit ou un triomphe sur une île de la couleur de chaque voisin.
   *[other] Déclencher la fin de la partie.
}
envoys-envoy = Émissaire { DE(envoys-god) }
envoys-card = { envoys-text }, { $steps } pas, { envoys-colour }
envoys-token = Jeton { envoys-colour }
envoys-story = { PERSON($seat) ->
    [you] Votre récit
   *[other] Récit { DE($seat) }
} : { $pips }
envoys-triumph = { PERSON($seat) ->
    [you] Votre triomphe
   *[other] Triomphe { DE($seat) }
}
envoys-banished = { PERSON($seat) ->
    [you] Votre jeton { envoys-colour }
   *[other] Jeton { envoys-colour } { DE($seat) }
} dans l’Autre Monde
envoys-held = Retenu jusqu’à ce qu’un de ses jetons change
envoys-village = Village { DE(envoys-god) }, valeur { $value }
envoys-hidden-island = { $size ->
    [3] Petite île
   *[other] Grande île
} à découvrir, à { envoys-clock }
envoys-looked-at = Connue de vous : { envoys-god }
envoys-island = { $size ->
    [3] Petite île
   *[other] Grande île
} { DE(envoys-god) }
envoys-clock = { $clock } h{ $half ->
    [0] {""}
   *[other] {" "}30
}
envoys-sea-space = Mer, anneau { $ring }, à { envoys-clock }
envoys-otherworld-space = L’Autre Monde, à { envoys-clock }
envoys-point = { $ring ->
    [0] Le centre de la mer
    [one] Près du centre, à { $clock } h
   *[other] À { $ring } pas du centre, à { $clock } h
}
envoys-otherworld = L’Autre Monde
envoys-points = Points de victoire
envoys-end-flag = fin
envoys-tokens = Jetons en réserve
envoys-cards = Cartes en main
envoys-deck = Cartes dans la pioche
envoys-triumphs = Triomphes
envoys-in-otherworld = Jetons dans l’Autre Monde
envoys-stormed = Tempête : ni déplacement ni méditation
envoys-harboured = Havre sûr : aucun émissaire ne peut s’y arrêter
envoys-triggered = A déclenché la fin
envoys-well = Puits aux Merveilles
envoys-old = Vieux Récits
envoys-table = En jeu
envoys-pile = Îles à placer
envoys-pool = { PERSON($seat) ->
    [you] Votre réserve de récits
   *[other] Réserve de récits { DE($seat) }
}
envoys-hand = { PERSON($seat) ->
    [you] Votre main
   *[other] Main { DE($seat) }
}
envoys-discards = Votre défausse
envoys-objectives = Objectif secret
envoys-away = { envoys-god } n’est pas en jeu
envoys-away-note = Les jetons { DE(envoys-god) } paient n’importe quel pouvoir, mais ne servent jamais à raconter un récit. Si vous en tirez un pour un trouble, vous choisissez ce trouble.

## Options et préréglages

envoys-option-quick_setup = Îles au hasard
envoys-option-quick_setup-help = Les îles sont placées au hasard : la partie commence tout de suite.
envoys-option-gods = Dieux
envoys-option-gods-help = Les dieux sont distribués au hasard ou choisis à tour de rôle.
envoys-option-gods-random = distribués au hasard
envoys-option-gods-chosen = choisis à tour de rôle
envoys-option-ask_everyone = Toujours interroger tout le monde
envoys-option-ask_everyone-help = Chaque joueur est interrogé chaque fois, pour qu’une pause ne trahisse jamais rien.
envoys-option-tokens_per_colour = Jetons par couleur
envoys-option-tokens_per_colour-help = Nombre de jetons de récit par couleur ; moins de jetons, partie plus courte.
envoys-option-points_goal = Points en plus pour déclencher la fin
envoys-option-points_goal-help = S’ajoute aux points qui déclenchent la fin : 24 à deux joueurs, puis 22, 20, 18, et 16 à six.
envoys-option-otherworld_goal = Jetons en plus pour déclencher la fin
envoys-option-otherworld_goal-help = S’ajoute aux jetons de l’Autre Monde qui déclenchent la fin : de 4 à deux joueurs jusqu’à 8 à six.
envoys-option-pool_limit = Limite de jetons
envoys-option-pool_limit-help = Jetons qu’un joueur peut garder à la fin d’un tour.
envoys-option-hand_limit = Limite de cartes
envoys-option-hand_limit-help = Cartes qu’un joueur peut garder à la fin d’un tour.
envoys-option-edge_islands = Îles au bord
envoys-option-edge_islands-help = Les petites îles peuvent aussi se placer autour des points du bord du plateau.
envoys-option-held_villages = Villages retenus
envoys-option-held_villages-help = Un village que les Anciens têtus ont empêché d’être convaincu le reste jusqu’à ce qu’un de ses propres jetons change. Sinon, tout changement ultérieur sur le plateau le convainc.
envoys-option-helped_moves = Cartes sans trajet exact
envoys-option-helped_moves-help = Une carte peut être jouée pour se déplacer même si seuls le pouvoir de Quetzalcoatl, Vent arrière ou Courant profond rendent le nombre de pas exact.
envoys-option-move_end_counts = La case d’arrivée compte
envoys-option-move_end_counts-help = Odin, Yemaya et le partage des pensées dépendent de la case où le déplacement s’est terminé, même si un texte a déplacé un émissaire depuis ; et Yemaya n’a pas besoin de place sur les villages voisins.
envoys-option-late_ra = Râ décide après coup
envoys-option-late_ra-help = Le pouvoir de Râ peut aussi s’utiliser après le déplacement ou le texte de la carte, pour sa seconde utilisation.
envoys-option-fewer_questions = Moins de questions
envoys-option-fewer_questions-help = On ne demande à un joueur s’il réagit que si une réaction peut avoir un effet, à la vue de tous, et jamais après son propre déplacement.
envoys-option-any_old_story = N’importe quel jeton contre quatre
envoys-option-any_old_story-help = Qui donne quatre jetons peut prendre n’importe quel jeton des Vieux Récits, même un de ces quatre.
envoys-option-values_version = Valeurs propres au jeu
envoys-option-values_version-help = Version des règles dont la partie prend les valeurs ; 6 pour celles d’aujourd’hui.
envoys-option-values = Autres valeurs
envoys-option-values-help = Valeurs des villages et des objectifs, et ce que les textes donnent en plus, au format de values.toml. Vide : celles du jeu.

envoys-preset-book = Règles du livret
envoys-preset-first = Première partie : les îles sont déjà placées
envoys-preset-quick = Rapide : îles au hasard, moins de points
envoys-preset-drafted = Choisissez votre dieu
envoys-preset-poker = Visage de marbre : tout le monde est toujours interrogé
envoys-preset-version_5 = Valeurs de la version 5 : Râ plus fort, Guanyin plus faible
envoys-preset-version_4 = Valeurs de la version 4 : anciens textes des dieux
envoys-preset-version_3 = Valeurs de la version 3 : déplacements plus courts
envoys-preset-earlier = Anciennes valeurs : villages plus difficiles, partie jusqu’au Puits vide
envoys-preset-plenty = Abondance : plus de jetons, de cartes et de points

## Consignes et boutons

envoys-prompt-island = Placez l’île : choisissez un point, faites pivoter, confirmez.
envoys-prompt-god = Choisissez votre dieu.
envoys-prompt-envoy = Placez votre émissaire dans l’Autre Monde.
envoys-prompt-objective = Gardez un des deux objectifs.
envoys-prompt-turn = { $moved ->
    [0] Déplacez-vous ou méditez, ou faites d’abord autre chose.
   *[other] Racontez un récit, faites autre chose ou terminez votre tour.
}
envoys-prompt-sail = { $steps } pas ({ envoys-colour }) : choisissez où vous arrêter.
envoys-prompt-answer-text = { $seat } { VERB($seat, "joue", "jouez") } « { envoys-text } ». Réagir avec une carte ?
envoys-prompt-answer-roll = { $seat } { VERB($seat, "obtient", "obtenez") } { $pips }. Réagir avec une carte ?
envoys-prompt-answer-disturbance = Le trouble « { envoys-disturbance } » va prendre effet. Réagir avec une carte ?
envoys-prompt-answer-move = { $seat } { VERB($seat, "a fini de se", "avez fini de vous") } déplacer. Réagir avec une carte ?
envoys-prompt-order = Choisissez quel village est convaincu en premier.
envoys-prompt-reroll = Relancer un 1 avec le pouvoir de Guanyin ?
envoys-prompt-over = La partie est terminée.
envoys-prompt-following-wind = Un pas de plus ou de moins ?
envoys-prompt-many-tongues = Choisissez la couleur de la carte.
envoys-prompt-from-the-old-stories = Prenez un jeton parmi les Vieux Récits.
envoys-prompt-noon-light = Regardez une île face cachée.
envoys-prompt-second-sunrise = Reprenez une carte.
envoys-prompt-thought = Quelle main voulez-vous regarder ?
envoys-prompt-memory = Auquel de vos récits ajouter 1 ?
envoys-prompt-crosswind = Quel émissaire déplacez-vous ?
envoys-prompt-crosswind-space = Où le déplacez-vous ?
envoys-prompt-high-tide = Choisissez un jeton à donner aux Vieux Récits.
envoys-prompt-weave = Choisissez jusqu’à deux jetons à échanger.
envoys-prompt-moonlit-crossing = Avec quel émissaire échangez-vous votre place ?
envoys-prompt-gift = Quel jeton donnez-vous ?
envoys-prompt-gift-seat = À qui ?
envoys-prompt-shoal = À côté duquel de vos récits placez-vous votre émissaire ?
envoys-prompt-roots = Sur quelle île vos récits prennent-ils racine ?
envoys-prompt-old-growth = Sur quelle île vos récits grandissent-ils ?
envoys-prompt-odin = À quel jeton ajouter 1 ?
envoys-prompt-ra = Quelle carte utilisez-vous une seconde fois ?
envoys-prompt-ixchel = Défaussez une carte.
envoys-prompt-yemaya = Sur quel village placez-vous le récit ?
envoys-prompt-guan-yin = Quel 1 relancez-vous ?
envoys-prompt-quetzalcoatl = Combien de pas de plus ?
envoys-prompt-blend = Choisissez les quatre jetons à donner.
envoys-prompt-blended = Prenez un jeton parmi les Vieux Récits.
envoys-prompt-which-disturbance = Choisissez un trouble.
envoys-prompt-amnesia = Quelle couleur le triomphateur doit-il défausser ?
envoys-prompt-obliterate = Quelle île est touchée ?
envoys-prompt-oblivion = { envoys-prompt-obliterate }
envoys-prompt-dementia = Quel continent est touché ?
envoys-prompt-exile = Quel émissaire exilez-vous ?
envoys-prompt-exile-space = Sur quelle case de l’Autre Monde ?
envoys-prompt-erase = Quel jeton quitte l’Autre Monde ?
envoys-prompt-lost = Quel récit déplacez-vous ?
envoys-prompt-collective-memory = { envoys-prompt-lost }
envoys-prompt-miscommunication = Quel récit retirez-vous ?
envoys-prompt-new-village = Vers quel village ?
envoys-prompt-meddling = Prenez un jeton au triomphateur.
envoys-prompt-stolen-idea = Prenez une carte au triomphateur.
envoys-prompt-torn-pages = Défaussez un jeton.
envoys-prompt-surplus-token = Trop de jetons : donnez-en un aux Vieux Récits.
envoys-prompt-surplus-card = Trop de cartes : défaussez-en une.

envoys-do-move = Se déplacer
envoys-do-meditate = Méditer
envoys-do-text = Jouer un texte
envoys-do-trade = Échanger
envoys-do-blend = Quatre contre un
envoys-do-power = Pouvoir { DE(envoys-god) }
envoys-do-end = Terminer le tour
envoys-do-pass = Passer
envoys-do-give-up = Renoncer au déplacement
envoys-do-stop = Terminé
envoys-steps = { $steps ->
    [-1] Un pas de moins
    [1] Un pas de plus
   *[other] Deux pas de plus
}

## Choix

envoys-choose-island = Placer la { $size ->
    [3] petite
   *[other] grande
} île ici
envoys-choose-god = Jouer { envoys-god }
envoys-choose-start = Partir d’ici
envoys-choose-objective = Garder : { envoys-objective }
envoys-choose-move-with = Avancer de { $steps } pas avec la carte { envoys-card-colour }
envoys-choose-sail = Naviguer jusqu’ici ({ $steps } pas)
envoys-choose-meditate = Piocher un jeton au lieu de se déplacer
envoys-choose-text = Jouer « { envoys-text } »
envoys-choose-power = Utiliser le pouvoir { DE(envoys-god) }
envoys-choose-trade-card = Défausser « { envoys-text } » contre un jeton
envoys-choose-trade-token = Donner un jeton { envoys-colour } contre une carte
envoys-choose-blend-four = Donner quatre jetons contre un de votre choix
envoys-choose-tell = Raconter un récit dans ce village (valeur { $value })
envoys-choose-end-turn = Terminer votre tour
envoys-choose-pass = Ne pas réagir
envoys-choose-give-up = Renoncer au déplacement et défausser la carte
envoys-choose-become = La carte devient { envoys-card-colour }
envoys-choose-discard = Défausser un jeton { envoys-colour }
envoys-choose-exchange = Échanger un jeton { envoys-colour }
envoys-choose-forget = Faire défausser tous les jetons de couleur { envoys-card-colour }
envoys-choose-give = Donner un jeton { envoys-colour }
envoys-choose-take = Prendre un jeton { envoys-colour }
envoys-choose-seat = { $seat }
envoys-choose-stop = Terminé

envoys-note-discover = { $count ->
    [one] Vous découvrez une île : +1.
   *[other] Vous découvrez { $count } îles : +{ $count }.
}
envoys-note-tell = Une île { envoys-card-colour } : vous pourrez y raconter un récit.
envoys-note-share = Vous partagerez vos pensées avec { $seat }.
envoys-note-route = Le trajet fait { $count } { $count ->
    [one] case
   *[other] cases
}.
envoys-note-wild = À payer avec un jeton { DE(envoys-god) }.
envoys-note-alone = Le premier récit dans ce village (valeur { $value }).
envoys-note-persuade = Un lancer de { $needed } ou plus convainc ce village (valeur { $value }).
envoys-note-together = Aucun lancer ne peut encore convaincre ce village (valeur { $value }).

envoys-variant-wild = Payer avec un jeton
envoys-variant-wild-0 = de ce dieu
envoys-variant-wild-1 = du dieu absent

## Événements

envoys-event-god-excluded = { envoys-god } n’est pas en jeu.
envoys-event-island-placed = { $seat } { VERB($seat, "place", "placez") } une { $size ->
    [3] petite
   *[other] grande
} île.
envoys-event-island-left-out = Il n’y a plus de place pour une { $size ->
    [3] petite
   *[other] grande
} île.
envoys-event-god-chosen = { $seat } { VERB($seat, "joue", "jouez") } { envoys-god }.
envoys-event-envoy-placed = { $seat } { VERB($seat, "place son", "placez votre") } émissaire dans l’Autre Monde.
envoys-event-objectives-dealt = { $seat } { VERB($seat, "reçoit", "recevez") } deux objectifs.
envoys-event-objective-kept = { $seat } { VERB($seat, "garde", "gardez") } un objectif.
envoys-event-turn-begun = Tour { $turn } : à { $seat } de jouer.
envoys-event-token-drawn = { $seat } { VERB($seat, "pioche", "piochez") } un jeton { envoys-colour }.
envoys-event-card-drawn = { $text ->
    [-1] { $seat } { VERB($seat, "pioche", "piochez") } une carte.
   *[other] { $seat } { VERB($seat, "pioche", "piochez") } « { envoys-text } ».
}
envoys-event-deck-renewed = { $seat } { VERB($seat, "remélange sa", "remélangez votre") } défausse : { $cards ->
    [0] aucune carte ne revient
    [1] une carte revient
   *[other] { $cards } cartes reviennent
}{ $gone ->
    [0] .
    [1] , une quitte le jeu.
   *[other] , { $gone } quittent le jeu.
}
envoys-event-move-declared = { $seat } { VERB($seat, "joue", "jouez") } une carte { envoys-card-colour } pour avancer de { $steps } pas.
envoys-event-move-given-up = { $seat } { VERB($seat, "n’a pas de trajet exact et ne se déplace pas", "n’avez pas de trajet exact et ne vous déplacez pas") }.
envoys-event-envoy-sailed = { $seat } { VERB($seat, "avance", "avancez") } de { $steps } pas.
envoys-event-meditated = { $seat } { VERB($seat, "médite", "méditez") }.
envoys-event-island-discovered = { $seat } { VERB($seat, "découvre", "découvrez") } une île { DE(envoys-god) } : +1.
envoys-event-island-vanished = Une île inconnue disparaît dans la brume.
envoys-event-text-played = { $seat } { VERB($seat, "joue", "jouez") } « { envoys-text } ».
envoys-event-text-cancelled = Texte annulé : « { envoys-text } » { PERSON($seat) ->
    [you] (votre carte).
   *[other] (carte { DE($seat) }).
}
envoys-event-card-discarded = { $seat } { VERB($seat, "défausse", "défaussez") } « { envoys-text } ».
envoys-event-power-used = { $seat } { VERB($seat, "utilise", "utilisez") } le pouvoir { DE(envoys-god) }.
envoys-event-token-spent = { $seat } { VERB($seat, "donne", "donnez") } un jeton { envoys-colour } aux Vieux Récits.
envoys-event-token-taken = { $seat } { VERB($seat, "prend", "prenez") } un jeton { envoys-colour } parmi les Vieux Récits.
envoys-event-token-given = { PERSON($taker_seat) ->
    [you] { $seat } vous donne un jeton { envoys-colour }.
   *[other] { $seat } { VERB($seat, "donne", "donnez") } un jeton { envoys-colour } à { $taker_seat }.
}
envoys-event-token-rolled = { $seat } { VERB($seat, "obtient", "obtenez") } { $pips }.
envoys-event-roll-changed = { PERSON($seat) ->
    [you] Votre jeton
   *[other] Le jeton { DE($seat) }
} passe à { $pips }.
envoys-event-story-placed = { $seat } { VERB($seat, "raconte", "racontez") } un récit : { $pips }.
envoys-event-story-changed = { PERSON($seat) ->
    [you] Votre récit
   *[other] Un récit { DE($seat) }
} passe à { $pips }.
envoys-event-story-moved = { PERSON($seat) ->
    [you] Votre récit
   *[other] Un récit { DE($seat) }
} change de village.
envoys-event-story-forgotten = { PERSON($seat) ->
    [you] Votre récit
   *[other] Un récit { DE($seat) }
} est oublié.
envoys-event-value-shifted = Pour ce récit, le village vaut { $value }.
envoys-event-village-persuaded = { $seat } { VERB($seat, "convainc", "convainquez") } un village : +{ $points }.
envoys-event-story-banished = { PERSON($seat) ->
    [you] Votre jeton
   *[other] Le jeton { DE($seat) }
} part dans l’Autre Monde.
envoys-event-disturbance-begun = { $seat } { VERB($seat, "provoque", "provoquez") } le trouble « { envoys-disturbance } » après { PERSON($persuader_seat) ->
    [you] votre triomphe.
   *[other] le triomphe { DE($persuader_seat) }.
}
envoys-event-disturbance-failed = Le trouble « { envoys-disturbance } » reste sans effet.
envoys-event-points-lost = { $seat } { VERB($seat, "perd", "perdez") } { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-points-won = { $seat } { VERB($seat, "gagne", "gagnez") } { $points } { $points ->
    [one] point
   *[other] points
}.
envoys-event-envoy-relocated = { PERSON($seat) ->
    [you] Votre émissaire
   *[other] L’émissaire { DE($seat) }
} est déplacé.
envoys-event-banished-erased = { PERSON($seat) ->
    [you] Votre jeton
   *[other] Un jeton { DE($seat) }
} quitte l’Autre Monde.
envoys-event-card-shown = { $text ->
    [-1] { $seat } { VERB($seat, "regarde", "regardez") } une carte de { PERSON($victim_seat) ->
        [you] votre main.
       *[other] la main { DE($victim_seat) }.
    }
   *[other] { $seat } { VERB($seat, "voit", "voyez") } « { envoys-text } » dans { PERSON($victim_seat) ->
        [you] votre main.
       *[other] la main { DE($victim_seat) }.
    }
}
envoys-event-card-stolen = { $text ->
    [-1] { $seat } { VERB($seat, "prend", "prenez") } une carte dans { PERSON($victim_seat) ->
        [you] votre main.
       *[other] la main { DE($victim_seat) }.
    }
   *[other] { $seat } { VERB($seat, "prend", "prenez") } « { envoys-text } » dans { PERSON($victim_seat) ->
        [you] votre main.
       *[other] la main { DE($victim_seat) }.
    }
}
envoys-event-card-returned = { $seat } { VERB($seat, "reprend", "reprenez") } « { envoys-text } » dans { VERB($seat, "sa", "votre") } défausse.
envoys-event-island-seen = { $seat } { VERB($seat, "regarde", "regardez") } une île face cachée{ $god ->
    [-1] .
   *[other] {" "}: { envoys-god }.
}
envoys-event-storm-raised = Tempête : { $seat } ne { VERB($seat, "pourra ni se", "pourrez ni vous") } déplacer ni méditer au prochain tour.
envoys-event-harbour-made = { $seat } { VERB($seat, "aménage", "aménagez") } un havre sûr.
envoys-event-roots-spread = { PERSON($seat) ->
    [you] Vos récits
   *[other] Les récits { DE($seat) }
} prennent racine sur une île.
envoys-event-colour-named = { $seat } { VERB($seat, "choisit", "choisissez") } une couleur : { envoys-colour }.
envoys-event-steps-changed = { $seat } { VERB($seat, "avance", "avancez") } maintenant de { $steps } pas.
envoys-event-thoughts-shared = { PERSON($seat) ->
    [you] Vous partagez vos pensées avec { $partner_seat }
   *[other] { PERSON($partner_seat) ->
        [you] { $seat } et vous partagez vos pensées
       *[other] { $seat } et { $partner_seat } partagent leurs pensées
    }
} : { $total } contre { $partner_total }.
envoys-event-one-rerolled = { PERSON($seat) ->
    [you] Votre 1
   *[other] Un 1 { DE($seat) }
} est relancé et donne { $pips }.
envoys-event-end-triggered = { $seat } { VERB($seat, "déclenche", "déclenchez") } la fin : { $reason ->
    [1] assez de points.
    [2] assez de jetons dans l’Autre Monde.
   *[other] le Puits est vide.
} Tous les autres jouent encore un tour.
envoys-event-end-scored = { $seat } { $points ->
    [0] ne { VERB($seat, "marque", "marquez") } rien
    [1] { VERB($seat, "marque", "marquez") } 1 point
   *[other] { VERB($seat, "marque", "marquez") } { $points } points
} pour { $step ->
    [1] { VERB($seat, "ses", "vos") } récits sur les villages
    [2] les jetons de { VERB($seat, "sa", "votre") } couleur
    [3] { VERB($seat, "ses", "vos") } autres jetons
   *[other] { VERB($seat, "ses", "vos") } jetons dans l’Autre Monde
}.
envoys-event-objective-shown = { $seat } { VERB($seat, "révèle", "révélez") } « { envoys-objective } » : { $points ->
    [0] manqué.
   *[other] +{ $points }.
}
envoys-event-match-ended = La partie est terminée.

## Fins et décompte

envoys-end-points = Assez de points ont été marqués ; tous les autres ont joué encore un tour.
envoys-end-otherworld = Assez de jetons ont rejoint l’Autre Monde ; tous les autres ont joué encore un tour.
envoys-end-well = Le Puits aux Merveilles s’est vidé ; tous les autres ont joué encore un tour.

envoys-score-match = Pendant la partie
envoys-score-match-why = Découvertes, triomphes, partages de pensées
envoys-score-stories = Récits sur les villages
envoys-score-stories-why = { $detail ->
    [0] aucun récit
    [1] un récit : 2
   *[other] { $detail } récits, 2 chacun
}
envoys-score-own = Jetons de sa couleur en réserve
envoys-score-own-why = { $detail ->
    [0] aucun jeton
    [1] un jeton : 1
   *[other] { $detail } jetons, 1 chacun
}
envoys-score-others = Autres jetons en réserve
envoys-score-others-why = { $detail ->
    [0] aucun jeton
    [1] un jeton, 1 pour deux
   *[other] { $detail } jetons, 1 pour deux
}
envoys-score-otherworld = Entendu dans l’Autre Monde
envoys-score-otherworld-why = { $points ->
    [0] aucun jeton
   *[other] Lancer de { $points }
}
envoys-score-objectives = Objectifs
envoys-score-objectives-why = { $detail ->
    [0] Récits de toutes les couleurs
    [1] Triomphes
    [2] Une île conquise
    [3] Les grandes îles
    [4] Entendu dans l’Autre Monde
    [5] Une réserve colorée
    [6] Explorateur
    [7] Près du centre
    [8] Le village têtu
    [9] Bonne compagnie
    [10] Une main pleine
    [11] Récits solides
    [12] Un mot aux voisins
   *[other] Le dernier mot
}{ $points ->
    [0] , manqué
   *[other] {""}
}
envoys-score-tie = Départage : le plus de jetons dans l’Autre Monde
envoys-score-tie-why = { $count ->
    [0] aucun dans l’Autre Monde
   *[other] { $count } dans l’Autre Monde
}

## Refus

envoys-refused-over = La partie est terminée.
envoys-refused-not-your-turn = C’est à un autre joueur de choisir.
envoys-refused-place-island = Placez d’abord l’île.
envoys-refused-choose-god = Choisissez d’abord un dieu.
envoys-refused-place-envoy = Placez d’abord votre émissaire.
envoys-refused-keep-objective = Gardez d’abord un des deux objectifs.
envoys-refused-sail-first = Terminez d’abord le déplacement.
envoys-refused-answer-or-pass = Réagissez à ce qui vient de se passer, ou passez.
envoys-refused-order = Choisissez d’abord quel village est convaincu en premier.
envoys-refused-reroll = Relancez un 1, ou passez.
envoys-refused-answer-question = Faites d’abord le choix demandé.
envoys-refused-nothing-asked = Il n’y a rien à choisir pour le moment.
envoys-refused-not-now = Impossible pour le moment.
envoys-refused-colour = Vous ne pouvez pas choisir cette couleur ici.
envoys-refused-seat = Vous ne pouvez pas choisir ce joueur.
envoys-refused-space = Vous ne pouvez pas choisir cette case.
envoys-refused-island = Vous ne pouvez pas choisir cette île.
envoys-refused-story = Vous ne pouvez pas choisir ce récit.
envoys-refused-card = Vous ne pouvez pas choisir cette carte.
envoys-refused-island-ring = Une île se place sur le plateau, hors des deux premiers anneaux.
envoys-refused-island-fit = L’île en recouvrirait une autre ou isolerait une partie de la mer.
envoys-refused-island-coast = Chaque île doit garder deux villages au bord de la mer.
envoys-refused-god-taken = { envoys-god } n’est pas disponible.
envoys-refused-crowded = Il y a déjà deux émissaires sur cette case.
envoys-refused-storm = Une tempête vous empêche de vous déplacer et de méditer ce tour-ci.
envoys-refused-moved = Vous vous êtes déjà déplacé ou avez médité ce tour-ci.
envoys-refused-no-such-card = Vous n’avez pas cette carte.
envoys-refused-no-route = Aucun trajet ne fait exactement { $steps } pas.
envoys-refused-no-move = Aucune de vos cartes n’a d’itinéraire d’exactement son nombre de pas.
envoys-refused-no-text = Aucune de vos cartes n’a de texte jouable pour l’instant.
envoys-refused-no-trade = Vous n’avez rien à échanger, ou il n’y a plus rien à piocher.
envoys-refused-timing = Vous ne pouvez pas jouer « { envoys-text } » pour le moment.
envoys-refused-no-effect = « { envoys-text } » n’aurait aucun effet pour le moment.
envoys-refused-god-absent = Personne ne joue { envoys-god }.
envoys-refused-power-used = Le pouvoir { DE(envoys-god) } a déjà servi ce tour-ci.
envoys-refused-no-payment = Le pouvoir { DE(envoys-god) } coûte 1 jeton de sa couleur, et vous en avez 0.
envoys-refused-power-now = Le pouvoir { DE(envoys-god) } n’aurait aucun effet maintenant.
envoys-refused-traded = Vous avez déjà échangé ce tour-ci.
envoys-refused-trade = Vous ne pouvez pas échanger cela.
envoys-refused-four = Il faut 4 jetons (vous en avez { $tokens }), et les Vieux Récits doivent contenir un jeton que vous pouvez prendre.
envoys-refused-tell-once = Vous pouvez raconter un seul récit par tour, après un déplacement.
envoys-refused-no-village = Vous ne pouvez raconter que dans un village découvert, à côté de la case où votre déplacement s’est terminé.
envoys-refused-other-colour = Vous vous êtes déplacé avec une carte { envoys-card-colour } : vous ne pouvez raconter que sur les îles de cette couleur.
envoys-refused-no-own-token = Vous n’avez pas de jeton de votre couleur.
envoys-refused-village-full = Ce village est convaincu, est plein ou porte déjà un de vos récits.

## Partie guidée

envoys-lesson-welcome = Bienvenue ! Le joueur qui a le plus de points gagne. Vous envoyez un émissaire au nom d’Ixchel ; sa couleur est le violet. Quelque part dans la brume se cachent douze îles, deux pour chacun des six dieux. Votre bateau part de l’Autre Monde, au milieu : choisissez la case mise en évidence.
envoys-lesson-objectives = Chacun reçoit deux objectifs secrets et en garde un. Convaincre un village est un triomphe ; deux triomphes sur une même île valent 5 points à la fin : gardez cet objectif.
envoys-lesson-turn = À chaque tour, vous piochez un jeton et une carte. Une carte déplace votre émissaire du nombre exact de pas qu’elle indique, ou se joue pour son texte. Choisissez Se déplacer, puis la carte jaune à 8 pas.
envoys-lesson-sail = La case mise en évidence est à huit pas exactement, entre deux îles inconnues ; à contre-courant, un pas compte double. Allez-y.
envoys-lesson-tell = Vous découvrez deux îles, pour 1 point chacune. Votre carte était jaune, et l’île voisine l’est aussi : vous pouvez raconter un récit. Le village à côté de votre bateau ne vaut que 3, c’est facile : racontez-y votre récit en lançant un de vos jetons violets.
envoys-lesson-answer = Un 2 seulement. À chaque événement, les joueurs peuvent réagir avec une carte ; Belle envolée en ferait un 3, mais vous n’en avez pas : passez.
envoys-lesson-power = Votre récit est posé dans le village. Un village n’est convaincu qu’avec deux récits. Choisissez maintenant Pouvoir d’Ixchel. Le pouvoir de votre dieu est gratuit, une fois par tour : vous piochez une carte, puis en défaussez une.
envoys-lesson-weed = Défaussez Vent arrière ; les autres cartes vous seront plus utiles.
envoys-lesson-done = Plus rien ne vous aiderait maintenant : terminez votre tour.
envoys-lesson-rival = Ada, votre rivale, joue Sylvain, en vert. Regardez où elle navigue.
envoys-lesson-listen = Elle raconte un récit dans un village qui vaut 6 et obtient 3. Seul, son récit ne convainc personne, mais un second le pourrait. On vous demande si vous réagissez : passez.
envoys-lesson-follow = À vous. Vous pouvez maintenant convaincre ce village : il vous faut une carte de la couleur de l’île, et la bleue que vous venez de piocher y mène. Choisissez Se déplacer, puis la carte bleue à 8 pas.
envoys-lesson-beside = Naviguez jusqu’à la case mise en évidence. L’émissaire d’Ada s’y trouve déjà ; une case en accueille deux.
envoys-lesson-persuade = Voici comment on convainc : deux récits qui atteignent ensemble la valeur du village, et le plus élevé des deux triomphe. S’ils ne l’atteignent pas, tous deux y restent. Face à son 3, il vous faut au moins 3 : de deux récits égaux, le plus récent l’emporte. Racontez votre récit dans le village qui vaut 6.
envoys-lesson-best = Un 4, le meilleur lancer ! Avec son 3, cela fait 7, plus que les 6 du village, et votre récit est le plus élevé. Rien ne dépasse 4 : passez.
envoys-lesson-triumph = Votre triomphe : 6 points ! Son jeton part dans l’Autre Monde, où il pourra encore être lancé pour des points à la fin, et en échange elle provoque un trouble : Coup de théâtre, qui vous coûte 1 point. Votre jeton victorieux est parmi les Vieux Récits. Reprenez-le : choisissez Jouer un texte, puis Tiré des Vieux Récits.
envoys-lesson-share = Votre déplacement s’est terminé sur la case d’Ada ; votre tour s’achève donc par un partage des pensées : Ada et vous lancez chacun tous vos jetons, et le total le plus élevé marque 1 point. Terminez votre tour.
envoys-lesson-shared = 12 contre 11 : encore un point pour vous. Ada pioche un jeton et une carte en consolation. C’est maintenant à elle.
envoys-lesson-outdone = Elle raconte un récit dans le village de votre premier récit et obtient 4. Avec votre 2, cela fait 6, et le village vaut 3 ; son récit est le plus élevé : le triomphe sera pour elle. Vous n’avez pas de carte contre cela : passez.
envoys-lesson-disturb = Elle marque 3 points. Mais votre jeton part dans l’Autre Monde : c’est donc vous qui provoquez un trouble. Vous avez tiré un jeton pour cela, et sa couleur décide lequel : jaune, c’est l’Exil, qui renvoie un émissaire dans l’Autre Monde. Choisissez l’émissaire d’Ada.
envoys-lesson-exile = Choisissez maintenant la case de l’Autre Monde d’où elle devra repartir : celle qui est mise en évidence.
envoys-lesson-farewell = Nous nous arrêtons ici, et vous menez par 8 points à 4. Le joueur qui a le plus de points à la fin gagne. Vous marquez 1 point par île découverte, la valeur de chaque village convaincu et 1 point par partage de pensées gagné ; à la fin s’ajoutent 2 points par récit resté sur un village, et des points pour vos jetons et votre objectif. À deux, la fin est déclenchée quand l’un a 24 points, quand l’Autre Monde contient quatre jetons en tout ou quand le Puits d’où viennent les jetons est vide ; tous les autres jouent alors un dernier tour. Bon vent !

## Résumé des règles

envoys-summary-1 = But : le plus de points de victoire. Racontez des récits dans les villages et convainquez-les.
    .picture = envoys-triumph-purple
envoys-summary-2 = À chaque tour, vous piochez un jeton et une carte. Une carte déplace votre émissaire d’exactement son nombre de pas, ou se joue pour son texte.
    .picture = envoys-envoy-purple
envoys-summary-3 = Les îles inconnues à côté de la case où vous vous arrêtez sont retournées : 1 point chacune.
    .picture = envoys-cloud
envoys-summary-4 = Si vous vous êtes déplacé avec une carte de la couleur d’une île, vous pouvez raconter dans un village voisin : lancez un jeton de votre couleur et placez-le.
    .picture = envoys-die-purple
envoys-summary-5 = Deux récits qui atteignent ensemble la valeur du village le convainquent. Le plus haut rapporte cette valeur en points.
    .picture = envoys-houses-purple
envoys-summary-6 = Le plus bas part dans l’Autre Monde, et son propriétaire tire un jeton : sa couleur dit quel trouble frappe, le plus souvent le triomphateur.
    .picture = envoys-storm
envoys-summary-7 = La fin est déclenchée par assez de points, assez de jetons dans l’Autre Monde ou un Puits vide. Tous les autres jouent encore un tour.
    .picture = envoys-gate
envoys-summary-8 = À la fin : 2 points par récit sur un village, des points pour les jetons en réserve et dans l’Autre Monde, et 2 à 5 pour votre objectif.
    .picture = envoys-flag
