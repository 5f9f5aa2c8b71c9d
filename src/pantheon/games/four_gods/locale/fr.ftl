# 4 Gods : tous les messages, en français.

four_gods-blurb = Bâtissez ensemble un même Monde, tous en même temps, et gagnez ses Royaumes pour votre dieu.

## Noms

four_gods-colour = { $colour ->
    [0] bleu
    [1] jaune
    [2] vert
   *[other] gris
}
four_gods-terrain = { $terrain ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}
four_gods-god = { $god ->
    [0] Déesse des Ondins
    [1] Dieu des Humains
    [2] Déesse des Elfes
   *[other] Dieu des Nains
}
four_gods-place = { $column ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
    [6] g
    [7] h
    [8] i
    [9] j
    [10] k
   *[other] l
}{ $rank }
four_gods-god-secret = Dieu secret des prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
}
four_gods-cell = { $cell }
four_gods-ribbon = { $seat }
four_gods-row = { PERSON($seat) ->
    [you] Votre rangée
   *[other] Rangée { DE($seat) }
}
four_gods-influence-track = Piste d’Influence divine
four_gods-influence = Influence divine, { four_gods-colour } : { $points }
four_gods-slot = Emplacement { $slot } de { PERSON($seat) ->
    [you] votre rangée
   *[other] la rangée { DE($seat) }
}
four_gods-region = Sur la tuile : { four_gods-terrain }
four_gods-face = Tuile : { $a ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}, { $b ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}, { $c ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}, { $d ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}
four_gods-prophet = { PERSON($seat) ->
    [you] Votre prophète { four_gods-colour }
   *[other] Prophète { four_gods-colour } { DE($seat) }
}
four_gods-city = Cité légendaire en { $cell }
four_gods-city-protected = Cité légendaire en { $cell }, indestructible
four_gods-kingdom = Royaume de { four_gods-terrain } : { $tiles } tuiles{ $worth ->
    [0] {""}
   *[other] , valeur { $worth }
}{ $prophets ->
    [0] , aucun prophète
   *[other] { $blue ->
        [0] {""}
        [1] , un prophète bleu
       *[other] , { $blue } prophètes bleus
    }{ $yellow ->
        [0] {""}
        [1] , un prophète jaune
       *[other] , { $yellow } prophètes jaunes
    }{ $green ->
        [0] {""}
        [1] , un prophète vert
       *[other] , { $green } prophètes verts
    }{ $grey ->
        [0] {""}
        [1] , un prophète gris
       *[other] , { $grey } prophètes gris
    }
}
four_gods-kingdoms = Royaumes
four_gods-largest = Le plus grand
four_gods-number = Nombre
four_gods-reserve = Prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
} en réserve
four_gods-cities-held = Cités tenues par { $colour ->
    [0] les bleus
    [1] les jaunes
    [2] les verts
   *[other] les gris
}
four_gods-spoils = Cités détruites par { $colour ->
    [0] les bleus
    [1] les jaunes
    [2] les verts
   *[other] les gris
}
four_gods-hands = { PERSON($seat) ->
    [you] Vos mains
   *[other] Mains { DE($seat) }
}
four_gods-bag = Sac
four_gods-tokens = Cités restantes
four_gods-gods = Dieux
four_gods-colours = Couleurs

## Options et préréglages

four_gods-option-play = Rythme de jeu
four_gods-option-play-help = Tout le monde joue en même temps, ou chacun son tour au sablier.
four_gods-option-play-simultaneous = simultané
four_gods-option-play-turns = tours chronométrés
four_gods-option-gods = Dieux
four_gods-option-gods-help = Les dieux sont choisis ouvertement, ou distribués face cachée au départ. Les dieux secrets sont déconseillés à deux joueurs avec quatre dieux : chacun connaîtrait ceux de l’autre.
four_gods-option-gods-visible = visibles
four_gods-option-gods-secret = secrets
four_gods-option-duel = Dieux à deux joueurs
four_gods-option-duel-help = À deux joueurs : les quatre dieux, deux chacun, et seul le plus bas des deux scores compte ; ou un dieu chacun.
four_gods-option-duel-four = quatre, deux chacun
four_gods-option-duel-two = deux, un chacun
four_gods-option-clock = Sablier
four_gods-option-clock-help = Secondes par tour, et par joueur dans la phase finale ; 0 pour jouer sans sablier.
four_gods-option-stall_limit = Limite sans progrès, en secondes
four_gods-option-stall_limit-help = En jeu simultané, la partie s’arrête après ce temps sans progrès.
four_gods-option-stall_actions = Limite sans progrès, en actions
four_gods-option-stall_actions-help = Sans sablier, ce nombre d’actions sans progrès met fin au tour, ou à la partie en jeu simultané.
four_gods-option-referee = Arbitre
four_gods-option-referee-help = Strict : une tuile mal posée est refusée. Sur l’honneur : elle reste en place jusqu’à ce que quelqu’un la conteste.
four_gods-option-referee-strict = strict
four_gods-option-referee-honour = sur l’honneur
four_gods-option-penalty_1 = Pénalité pour la place 1
four_gods-option-penalty_1-help = Sur l’honneur, chaque contestation réussie coûte un prophète à ce joueur.
four_gods-option-penalty_2 = Pénalité pour la place 2
four_gods-option-penalty_2-help = Sur l’honneur, chaque contestation réussie coûte un prophète à ce joueur.
four_gods-option-penalty_3 = Pénalité pour la place 3
four_gods-option-penalty_3-help = Sur l’honneur, chaque contestation réussie coûte un prophète à ce joueur.
four_gods-option-penalty_4 = Pénalité pour la place 4
four_gods-option-penalty_4-help = Sur l’honneur, chaque contestation réussie coûte un prophète à ce joueur.
four_gods-option-exact_take_back = Reprendre n’annule qu’une pose
four_gods-option-exact_take_back-help = Reprendre une tuile mal posée ne retire que ce qui s’appuyait sur elle, et son prophète revient d’où il venait. Sinon, toutes les tuiles sans deux bords droits tombent, sans pénalité, et le prophète va dans la réserve.
four_gods-option-other_mistakes_wait = Les autres erreurs attendent
four_gods-option-other_mistakes_wait-help = Après une contestation réussie, les autres tuiles mal assorties restent jusqu’à leur propre contestation.
four_gods-option-any_tile_is_progress = Toute tuile est un progrès
four_gods-option-any_tile_is_progress-help = Poser n’importe quelle tuile fait durer la partie. Sinon, seul un Monde plus rempli que jamais compte.
four_gods-option-french_unoccupied = Décompte français
four_gods-option-french_unoccupied-help = Un Royaume de moins de deux tuiles inoccupées ne rapporte rien.
four_gods-option-size = Taille du Monde
four_gods-option-size-help = Nombre de cases par côté du Monde.
four_gods-option-cities = Cités légendaires
four_gods-option-cities-help = Jetons de cité disponibles au départ.
four_gods-option-city_points = Points d’une cité
four_gods-option-city_points-help = Pour chaque cité que vous tenez ou avez détruite.
four_gods-option-tiles = Jeu de tuiles
four_gods-option-tiles-help = Votre propre jeu de tuiles, au format du fichier tiles.toml du jeu ; laissez vide pour le jeu standard.

four_gods-preset-book = Règles du livret : jeu simultané, dieux visibles
four_gods-preset-turns = Tours chronométrés
four_gods-preset-secret = Dieux secrets
four_gods-preset-secret_turns = Dieux secrets, tours chronométrés
four_gods-preset-duel = À deux, un dieu chacun
four_gods-preset-first = Première partie : tours sans sablier
four_gods-preset-honour = Sur l’honneur : les tuiles peuvent être contestées
four_gods-preset-veterans = Sur l’honneur, avec pénalités pour tous
four_gods-preset-french = Décompte français
four_gods-preset-study = Jeu simultané sans sablier, pour analyser

## Consignes et boutons

four_gods-prompt-act = Posez des tuiles, mettez-en dans votre rangée, piochez ou prenez-en, autant que vous voulez.
four_gods-prompt-godless = Bâtissez le Monde, et choisissez un dieu quand vous le voulez.
four_gods-prompt-prophet = Vous pouvez envoyer un prophète sur la tuile que vous venez de poser.
four_gods-prompt-final = { $reason ->
    [1] Le Monde est plein : derniers instants !
   *[other] Le sac est vide : derniers instants !
}
four_gods-timer-turn = tour
four_gods-timer-final = phase finale
four_gods-timer-stall = avant blocage
four_gods-timer-penalty = pénalité
four_gods-prompt-ready = Lisez d’abord les règles si vous voulez. La partie commence quand tout le monde est prêt.
four_gods-prompt-waiting = En attente des autres joueurs.
four_gods-prompt-watching = La partie est en cours.
four_gods-prompt-off-turn = { $seat } { VERB($seat, "joue", "jouez") }. Vous pouvez retourner des tuiles dans votre rangée.
four_gods-prompt-colour = { $seat } { VERB($seat, "choisit", "choisissez") } une couleur de prophètes.
four_gods-prompt-give-up = Votre tuile mal posée vous coûte un prophète : choisissez lequel.
four_gods-prompt-over = La partie est terminée.

four_gods-do-ready = Prêt
four_gods-do-draw = Piocher { $tiles }
four_gods-do-flip = Retourner
four_gods-do-city = Bâtir une cité ({ four_gods-colour })
four_gods-do-city-migrate = Bâtir une cité en déplaçant un prophète { four_gods-colour }
four_gods-do-prophets = Prophètes ({ four_gods-colour })
four_gods-do-challenge = Contester
four_gods-do-take-back = Reprendre la tuile
four_gods-do-pass = Passer
four_gods-do-end = Terminer le tour

## Choix

four_gods-choose-ready = Dire que vous êtes prêt
four_gods-choose-colour = Prendre les prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
}
four_gods-choose-place = Poser la tuile en { $cell }
four_gods-choose-discard = Mettre la tuile dans votre rangée
four_gods-choose-give-back = Votre rangée est pleine : rendre la tuile à la rangée { DE($seat) }
four_gods-choose-return = Toutes les rangées sont pleines : remettre la tuile dans le sac
four_gods-choose-draw = Piocher { $tiles ->
    [one] une tuile
   *[other] deux tuiles
}
four_gods-choose-flip = Retourner la tuile { $slot } de { PERSON($seat) ->
    [you] votre rangée
   *[other] la rangée { DE($seat) }
}
four_gods-choose-take = Prendre la tuile { $slot } de { PERSON($seat) ->
    [you] votre rangée
   *[other] la rangée { DE($seat) }
}
four_gods-choose-god = Incarner { $god ->
    [0] la déesse des Ondins
    [1] le dieu des Humains
    [2] la déesse des Elfes
   *[other] le dieu des Nains
}
four_gods-choose-prophet = Envoyer un prophète { four_gods-colour } { $terrain ->
    [0] en mer
    [1] en plaine
    [2] en forêt
   *[other] en montagne
}
four_gods-choose-city = Bâtir une cité en { $cell } avec un prophète { four_gods-colour }
four_gods-choose-destroy = Détruire la cité { DE($seat) } en { $cell }, jeton pour { $colour ->
    [0] les bleus
    [1] les jaunes
    [2] les verts
   *[other] les gris
}
four_gods-choose-pass = Passer
four_gods-choose-end = Terminer votre tour
four_gods-choose-take-back = Reprendre la tuile mal posée
four_gods-choose-challenge = Contester la tuile en { $cell }
four_gods-choose-give-up = Perdre ce prophète { four_gods-colour }

four_gods-note-kingdom = { $tiles ->
    [one] Une seule tuile ({ four_gods-terrain }) : pas encore un Royaume.
   *[other] Royaume de { four_gods-terrain }, { $tiles } tuiles : { $worth ->
        [0] il ne vous rapporte rien pour l’instant.
       *[other] il vous rapporte actuellement { $worth }.
    }
}
four_gods-note-safe = Aucune tuile ne pourra jamais la remplacer.
four_gods-note-exposed = { $faces ->
    [0] Plus aucune face de tuile ne pourrait la détruire.
   *[other] { $faces } faces de tuiles sur { $total } pourraient la détruire.
}
four_gods-note-spoils = { $points } pour vous ; son bâtisseur la perd.
four_gods-note-owes = { $prophets ->
    [one] doit un prophète
   *[other] doit { $prophets } prophètes
}
four_gods-note-passed = a passé
four_gods-note-ready = prêt

## Événements

four_gods-event-colour-chosen = { $seat } { VERB($seat, "choisit", "choisissez") } les prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
}.
four_gods-event-god-dealt = { $god ->
    [-1] { $seat } { VERB($seat, "reçoit", "recevez") } un dieu secret pour { VERB($seat, "ses", "vos") } prophètes { $colour ->
        [0] bleus
        [1] jaunes
        [2] verts
       *[other] gris
    }.
   *[other] { PERSON($seat) ->
        [you] Vos prophètes
       *[other] Les prophètes
    } { $colour ->
        [0] bleus
        [1] jaunes
        [2] verts
       *[other] gris
    }{ PERSON($seat) ->
        [you] {""}
       *[other] {" "}{ DE($seat) }
    } servent en secret { $god ->
        [0] la déesse des Ondins
        [1] le dieu des Humains
        [2] la déesse des Elfes
       *[other] le dieu des Nains
    }.
}
four_gods-event-tile-drawn = { $seat } { VERB($seat, "pioche", "piochez") } une tuile.
four_gods-event-made-ready = { $seat } { VERB($seat, "peut", "pouvez") } commencer.
four_gods-event-play-begun = Tout le monde est prêt : la partie commence.
four_gods-event-turn-begun = Tour { $turn } : à { $seat } de jouer.
four_gods-event-tile-placed = { $seat } { VERB($seat, "pose", "posez") } une tuile en { four_gods-place }.
four_gods-row-of = { PERSON($row_seat, $seat) ->
    [you] votre rangée
    [own] sa propre rangée
   *[other] la rangée { DE($row_seat) }
}
four_gods-event-tile-discarded = { $seat } { VERB($seat, "met", "mettez") } une tuile dans { four_gods-row-of }.
four_gods-event-tile-returned = { $seat } { VERB($seat, "remet", "remettez") } une tuile dans le sac.
four_gods-event-tile-flipped = { $seat } { VERB($seat, "retourne", "retournez") } une tuile de { four_gods-row-of }.
four_gods-event-tile-taken = { $seat } { VERB($seat, "prend", "prenez") } une tuile de { four_gods-row-of }.
four_gods-event-god-chosen = { $seat } { VERB($seat, "incarne", "incarnez") } { $god ->
    [0] la déesse des Ondins
    [1] le dieu des Humains
    [2] la déesse des Elfes
   *[other] le dieu des Nains
}.
four_gods-event-prophet-placed = { $seat } { $left_rank ->
    [-1] { VERB($seat, "envoie", "envoyez") }
   *[other] { VERB($seat, "déplace", "déplacez") }
} un prophète { four_gods-colour } en { four_gods-place } ({ four_gods-terrain }).
four_gods-event-city-built = { $seat } { VERB($seat, "bâtit", "bâtissez") } une cité en { four_gods-place }.
four_gods-event-city-destroyed = { $seat } { VERB($seat, "détruit", "détruisez") } { PERSON($victim_seat) ->
    [you] votre cité
   *[other] la cité { DE($victim_seat) }
} en { four_gods-place }.
four_gods-event-passed = { $seat } { VERB($seat, "passe", "passez") }.
four_gods-event-turn-ended = { $seat } { VERB($seat, "termine son", "terminez votre") } tour{ $idle ->
    [0] .
   *[other] {" "}sans progrès.
}
four_gods-event-tile-taken-back = { $seat } { VERB($seat, "reprend", "reprenez") } la tuile posée en { four_gods-place }.
four_gods-event-challenge-failed = { $seat } { VERB($seat, "conteste", "contestez") } la tuile en { four_gods-place }, mais elle est bien posée.
four_gods-event-tile-challenged = { PERSON($layer_seat) ->
    [you] Votre tuile
   *[other] La tuile { DE($layer_seat) }
} en { four_gods-place } est mal posée et { $slot ->
    [-1] retourne dans le sac.
   *[other] revient dans { VERB($layer_seat, "sa", "votre") } rangée.
}
four_gods-event-tile-fell = La tuile en { four_gods-place } enfreint les règles de pose et retourne dans le sac.
four_gods-event-prophet-home = Un prophète { four_gods-colour } { PERSON($seat) ->
    [you] vous revient.
   *[other] revient à { $seat }.
}
four_gods-event-prophet-lost = { $seat } { VERB($seat, "perd", "perdez") } définitivement un prophète { four_gods-colour }.
four_gods-event-last-tile = { $seat } { VERB($seat, "pioche", "piochez") } la dernière tuile.
four_gods-event-end-begun = { $reason ->
    [1] Le Monde est plein. La phase finale commence.
   *[other] Le sac est vide. La phase finale commence.
}
four_gods-event-god-revealed = { PERSON($seat) ->
    [you] Vos prophètes
   *[other] Les prophètes
} { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
}{ PERSON($seat) ->
    [you] {""}
   *[other] {" "}{ DE($seat) }
} servaient { $god ->
    [0] la déesse des Ondins
    [1] le dieu des Humains
    [2] la déesse des Elfes
   *[other] le dieu des Nains
}.
four_gods-event-match-ended = La partie est terminée : { $ending ->
    [1] le Monde est plein.
    [2] le sac est vide.
    [3] tout le monde a passé.
   *[other] il n’y a plus eu de progrès pendant trop longtemps.
}

## Fins et décompte

four_gods-end-world = Le Monde est plein.
four_gods-end-bag = Le sac est vide.
four_gods-end-passed = Tout le monde a passé.
four_gods-end-stall = Il n’y a plus eu de progrès pendant trop longtemps.

four_gods-score-cities = Cités légendaires
four_gods-score-city = Cité en { $cell } ({ four_gods-colour })
four_gods-score-spoils = { $cities ->
    [one] Une cité détruite
   *[other] { $cities } cités détruites
} ({ four_gods-colour })
four_gods-score-kingdoms = Prophètes et Royaumes
four_gods-score-kingdom = Royaume de { four_gods-terrain } en { $cell } : { $tiles } tuiles{ $occupied ->
    [0] {""}
    [1] , dont une occupée
   *[other] , dont { $occupied } occupées
} ; majorité : { four_gods-colour } ({ $prophets })
four_gods-score-outnumbered = Royaume de { four_gods-terrain } en { $cell } : { four_gods-colour } en a { $prophets }, la majorité { $most }
four_gods-score-crowded = Royaume de { four_gods-terrain } en { $cell } : majorité { four_gods-colour }, mais trop peu de ses { $tiles } tuiles sont inoccupées
four_gods-score-lone = Une seule tuile ({ four_gods-terrain }) en { $cell } n’est pas un Royaume ({ four_gods-colour })
four_gods-score-largest = Plus grand Royaume
four_gods-score-size = { $number ->
    [0] Aucun Royaume de { four_gods-terrain } : non classé ({ four_gods-colour })
   *[other] Plus grand Royaume de { four_gods-terrain } : { $number } tuiles, rang { $place }{ $tied ->
        [one] {""}
       *[other] {" "}à { $tied } ex æquo
    } ({ four_gods-colour })
}
four_gods-score-most = Le plus de Royaumes
four_gods-score-number = { $number ->
    [0] Aucun Royaume de { four_gods-terrain } : non classé ({ four_gods-colour })
   *[other] Royaumes de { four_gods-terrain } : { $number }, rang { $place }{ $tied ->
        [one] {""}
       *[other] {" "}à { $tied } ex æquo
    } ({ four_gods-colour })
}
four_gods-score-no-god = Aucun dieu choisi : non classé
four_gods-score-lowest = Le score le plus bas compte
four_gods-score-lower = { $low } compte ; le score le plus haut, { $high }, ne sert qu’à départager

## Refus

four_gods-refused-no-seat = Ce joueur n’existe pas.
four_gods-refused-over = La partie est terminée.
four_gods-refused-choose-colours = Tous les joueurs choisissent d’abord leur couleur, dans l’ordre des places.
four_gods-refused-colours-chosen = On ne choisit sa couleur qu’avant le début de la partie.
four_gods-refused-not-ready = La partie commence quand tout le monde est prêt.
four_gods-refused-ready-already = Vous avez déjà dit que vous étiez prêt.
four_gods-refused-begun = La partie a déjà commencé.
four_gods-refused-give-up-first = Choisissez d’abord le prophète que vous coûte votre tuile mal posée.
four_gods-refused-not-your-turn = C’est le tour d’un autre joueur.
four_gods-refused-no-such-colour = Cette couleur n’existe pas.
four_gods-refused-colour-taken = { $seat } { VERB($seat, "a", "avez") } déjà cette couleur.
four_gods-refused-no-such-cell = Cette case ne fait pas partie du Monde.
four_gods-refused-cell-taken = { $seat } vous a devancé en { $cell } ; la tuile reste dans votre main.
four_gods-refused-city-there = Il y a une Cité légendaire en { $cell }.
four_gods-refused-sides = { $cell } ne touche { $sides ->
    [0] aucun bord droit
    [1] qu’un bord droit
   *[other] que { $sides } bords droits
} ; il en faut deux.
four_gods-refused-terrain = Les terrains ne correspondent pas en { $cell }.
four_gods-refused-row-full = Votre rangée est pleine ({ $slots } tuiles).
four_gods-refused-row-has-room = Il reste de la place dans une rangée.
four_gods-refused-draw-count = Vous pouvez piocher une ou deux tuiles.
four_gods-refused-hands-full = Vos deux mains doivent être vides pour piocher ; vous tenez { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
}.
four_gods-refused-bag = { $tiles ->
    [0] Le sac est vide.
    [1] Il ne reste que { $tiles } tuile dans le sac.
   *[other] Il ne reste que { $tiles } tuiles dans le sac.
}
four_gods-refused-others-row = Hors de votre tour, vous ne pouvez retourner que les tuiles de votre propre rangée.
four_gods-refused-row-explored = { $seat } { VERB($seat, "utilise", "utilisez") } votre rangée jusqu’à la fin du tour.
four_gods-refused-no-such-slot = Cet emplacement n’existe pas.
four_gods-refused-slot-empty = L’emplacement { $slot } de { PERSON($seat) ->
    [you] votre rangée
   *[other] la rangée { DE($seat) }
} est vide.
four_gods-refused-rows-empty = Aucune tuile dans une rangée que vous pouvez regarder.
four_gods-refused-no-free-hand = Il vous faut une main libre.
four_gods-refused-secret-gods = Les dieux secrets sont distribués ; vous ne pouvez pas en choisir un.
four_gods-refused-god-kept = Vous gardez votre dieu jusqu’à la fin de la partie.
four_gods-refused-no-god = Il vous faut d’abord un dieu.
four_gods-refused-not-your-colour = Les prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
} ne sont pas à vous.
four_gods-refused-no-fresh-tile = Ce n’est possible qu’avec la tuile que vous venez de poser.
four_gods-refused-prophet-there = Il y a déjà un prophète sur cette tuile.
four_gods-refused-first-corner = Une région se désigne par son premier coin.
four_gods-refused-reserve-empty = Il n’y a plus de prophète { four_gods-colour } en réserve.
four_gods-refused-reserve-first = Vous ne pouvez pas déplacer un prophète { four_gods-colour } tant qu’il en reste { $left } en réserve.
four_gods-refused-no-prophet-there = Vous n’avez pas de prophète de cette couleur ici.
four_gods-refused-prophet-in-city = Le prophète en { $cell } ne peut pas quitter sa cité.
four_gods-refused-no-token = Il ne reste aucun jeton de cité.
four_gods-refused-no-city-there = Il n’y a pas de cité ici.
four_gods-refused-own-city = La cité en { $cell } est la vôtre.
four_gods-refused-protected = Aucune tuile ne peut convenir en { $cell } : cette cité est indestructible.
four_gods-refused-hand-empty = Cette main est vide.
four_gods-refused-end-turn-instead = On ne passe pas en tours chronométrés : terminez plutôt votre tour.
four_gods-refused-no-turns = Il n’y a pas de tours en jeu simultané : passez plutôt.
four_gods-refused-lies-right = La tuile en { $cell } est bien posée.
four_gods-refused-no-tile-there = Il n’y a pas de tuile ici.
four_gods-refused-strict-referee = L’arbitre strict vérifie déjà chaque tuile.
four_gods-refused-no-debt = Vous ne devez aucun prophète.
four_gods-refused-not-to-lose = Vous ne pouvez pas sacrifier ce prophète.
four_gods-refused-no-such-timer = Ce sablier n’est pas en cours.

## Partie guidée

four_gods-lesson-welcome = Bienvenue ! Ensemble, vous créez un Monde de mers, de plaines, de forêts et de montagnes, chaque joueur pour son dieu, et le joueur qui a le plus de points gagne. Dans cette partie, on joue chacun son tour, sans sablier. Vos mains sont vides : piochez deux tuiles.
four_gods-lesson-corner = Au moins deux côtés d’une tuile doivent toucher le cadre ou d’autres tuiles. Tout Monde commence donc par les coins. Posez votre tuile de gauche en a1 : choisissez la tuile, puis la case. La tuile est déjà dans le bon sens : confirmez ; dans les autres parties, vous pouvez aussi la faire pivoter et la retourner.
four_gods-lesson-beside = Là où les tuiles se touchent, les terrains doivent correspondre : la mer contre la mer, la plaine contre la plaine. Posez votre tuile de droite à côté de la première : leurs mers se rejoignent et forment un Royaume.
four_gods-lesson-god = Vous pouvez choisir un dieu à tout moment, mais une seule fois. La mer s’étend : incarnez la déesse des Ondins, et ses treize prophètes sont à vous.
four_gods-lesson-prophet = Vous pouvez envoyer un prophète sur une tuile que vous venez de poser. À la fin, le joueur qui a le plus de prophètes dans un Royaume y marque un point par tuile sans prophète d’aucun joueur. Envoyez-en un sur la mer mise en évidence.
four_gods-lesson-end-turn = Les tuiles restées en main iraient dans votre rangée, le long du cadre, où tout le monde peut les prendre. Vous n’en avez pas. Terminez votre tour.
four_gods-lesson-rival = Ada, votre rivale, pioche, pose une tuile et choisit la déesse des Elfes, celle des forêts.
four_gods-lesson-city = Ada a bâti une Cité légendaire sur une case vide dont deux côtés touchent le cadre ou des tuiles, et y a mis un prophète : 5 points pour elle à la fin. Mais la cité n’est pas à l’abri : une tuile qui correspond à ses voisines peut la remplacer. Et la tuile qu’Ada tient encore ira dans sa rangée à la fin de son tour.
four_gods-lesson-take = Vous pouvez prendre une tuile dans n’importe quelle rangée. Prenez celle de la rangée d’Ada.
four_gods-lesson-destroy = Elle va en c1, sur la cité : posez-la. Un cataclysme ! Vous recevez le jeton de la cité, qui vaudra 5 points à la fin, et le prophète d’Ada qui s’y tenait quitte la partie.
four_gods-lesson-pass = Vous pourriez maintenant envoyer un prophète sur la nouvelle tuile, piocher encore ou bâtir votre propre cité. Cette première partie est courte : terminez votre tour et voyez ce que fait Ada.
four_gods-lesson-last = Ada a terminé son tour sans rien faire : elle passe. Une partie peut s’arrêter de deux façons. Si tout le monde passe, elle est finie aussitôt. Ou bien le Monde est plein, ou le sac vide : chacun joue alors un dernier tour. Cette fois, vous passez aussi : terminez votre tour sans rien faire.
four_gods-lesson-done = Le joueur qui a le plus de points gagne, et trois choses en rapportent : chaque cité tenue ou détruite, 5 points ; les Royaumes où vous avez le plus de prophètes ; et le terrain de votre dieu. Les terrains des dieux sont classés selon leur plus grand Royaume, pour 15, 10 et 5 points, puis de même selon leur nombre de Royaumes. Vous gagnez ! Dans une partie normale, il y a un sablier, ou bien tout le monde joue en même temps : premier arrivé, premier servi.

## Résumé des règles

four_gods-summary-1 = But : le plus de points pour votre dieu. Vous en choisissez un parmi les quatre, quand vous voulez, mais une seule fois.
    .picture = four_gods-god-blue
four_gods-summary-2 = Tout le monde joue en même temps, ou par tours chronométrés : piochez, posez, mettez dans votre rangée ou prenez dans n’importe quelle rangée.
    .picture = four_gods-tile-ssff
four_gods-summary-3 = Au moins deux côtés d’une tuile doivent toucher le cadre ou d’autres tuiles, et ses terrains correspondre à ceux des voisines.
    .picture = four_gods-tile-sspp
four_gods-summary-4 = Les terrains semblables qui se touchent forment un Royaume.
    .picture = four_gods-swatch-sea
four_gods-summary-5 = Vous pouvez envoyer un prophète sur la tuile que vous venez de poser. Le plus de prophètes dans un Royaume : 1 point par tuile sans prophète.
    .picture = px-prophet-blue
four_gods-summary-6 = Sur une case vide qui touche deux bords droits, vous pouvez bâtir une Cité légendaire avec un prophète : 5 points, sauf si une tuile qui convient la détruit.
    .picture = four_gods-city
four_gods-summary-7 = La partie s’arrête quand le Monde est plein, que le sac est vide ou que tout le monde passe.
    .picture = four_gods-frame-8
four_gods-summary-8 = À la fin, on compare les terrains des dieux : 15, 10 et 5 points pour le plus grand Royaume, et pour le plus de Royaumes.
    .picture = four_gods-god-green
