# Gods of the Elements : tous les messages, en français.

elements-blurb = Envoyez vos prêtres sur les îles de quatre dieux, changez l’énergie en maisons, en navires et en récoltes, et gagnez la faveur des dieux.

## Noms

elements-god = { $god ->
    [0] Feu
    [1] Terre
    [2] Vent
   *[other] Eau
}
elements-small-god = { $god ->
    [0] de feu
    [1] de terre
    [2] de vent
   *[other] d’eau
}
elements-of-god = { $god ->
    [0] du Feu
    [1] de la Terre
    [2] du Vent
   *[other] de l’Eau
}
elements-island = { $island ->
    [0] Île du Feu
    [1] Île de la Terre
    [2] Île du Vent
    [3] Île de l’Eau
    [4] Construction
    [5] Destruction
    [6] Déplacement
    [7] Culture
    [8] Recrutement
    [9] Découverte
    [10] Soutien des dieux
   *[other] Île sauvage
}
elements-caption = { $island ->
    [0] Feu
    [1] Terre
    [2] Vent
    [3] Eau
    [4] Construction
    [5] Destruction
    [6] Déplacement
    [7] Culture
    [8] Recrutement
    [9] Découverte
   *[other] Soutien
}
elements-the-island = { $island ->
    [0] l’île du Feu
    [1] l’île de la Terre
    [2] l’île du Vent
    [3] l’île de l’Eau
    [4] l’île Construction
    [5] l’île Destruction
    [6] l’île Déplacement
    [7] l’île Culture
    [8] l’île Recrutement
    [9] l’île Découverte
    [10] l’île Soutien
   *[other] une île sauvage
}
elements-of-island = { $island ->
    [0] de l’île du Feu
    [1] de l’île de la Terre
    [2] de l’île du Vent
    [3] de l’île de l’Eau
    [4] de l’île Construction
    [5] de l’île Destruction
    [6] de l’île Déplacement
    [7] de l’île Culture
    [8] de l’île Recrutement
    [9] de l’île Découverte
    [10] de l’île Soutien
   *[other] d’une île sauvage
}
elements-from-origin = { $origin ->
    [0] de l’île du Feu
    [1] de l’île de la Terre
    [2] de l’île du Vent
    [3] de l’île de l’Eau
    [4] de l’île Construction
    [5] de l’île Destruction
    [6] de l’île Déplacement
    [7] de l’île Culture
    [8] de l’île Recrutement
    [9] de l’île Découverte
    [10] de l’île Soutien
   *[other] d’une île sauvage
}
elements-rank = { $rank ->
    [0] Premier
    [1] Deuxième
    [2] Troisième
   *[other] Quatrième
}
elements-small-rank = { $rank ->
    [0] premier
    [1] deuxième
    [2] troisième
   *[other] quatrième
}
elements-purpose = { $purpose ->
    [0] Nouvel habitant
    [1] Action copiée
   *[other] Prêtres
}
elements-building = { elements-island }, { elements-small-rank } bâtiment
elements-vacant = Emplacement pour un bâtiment sur { elements-the-island }
elements-path = Route maritime à { $clock } h
elements-marker-hidden = Route à découvrir
elements-marker = Route qui coûte { $cost ->
    [one] { $cost } énergie de vent
   *[other] { $cost } énergies de vent
}
elements-flag = { PERSON($seat) ->
    [you] Bâti par vous
   *[other] Bâti par { $seat }
}
elements-priest = { PERSON($seat) ->
    [you] Votre prêtre
   *[other] Prêtre { DE($seat) }
}
elements-person = { PERSON($seat) ->
    [you] Votre habitant
   *[other] Habitant { DE($seat) }
}
elements-house = { PERSON($seat) ->
    [you] Votre maison
   *[other] Maison { DE($seat) }
}
elements-ship = { PERSON($seat) ->
    [you] Votre navire
   *[other] Navire { DE($seat) }
}
elements-energy = { elements-god }
elements-energy-support = { elements-god }{ $support ->
    [0] {""}
   *[other] , soutien { $support }
}
elements-food = Vivres
elements-food-needed = Vivres{ $meals ->
    [0] {""}
   *[other] {" "}(un repas en demande { $meals })
}
elements-priests = Prêtres
elements-people = Habitants
elements-people-houses = Habitants / maisons
elements-ships = Navires
elements-markers = Marqueurs restants
elements-points = Points
elements-first = Premier joueur
elements-claim = Premier joueur au prochain tour
elements-ledger = Registre
elements-turns = Tour
elements-track = Piste des bâtiments
elements-track-note = { $left ->
    [one] encore un bâtiment : un prêtre pour chacun
   *[other] encore { $left } bâtiments : un prêtre pour chacun
}
elements-prices = Coûts pour { $seat }
elements-prices-note = Coûts dans chaque bâtiment de l’île, avec l’aide de vos habitants. En surbrillance : vous avez assez d’énergie. Copiée avec Découverte, toute action coûte { $surcharge } de plus.
elements-price-gain = Énergie { elements-of-god }
elements-price-house = Maison
elements-price-building = Bâtiment
elements-price-ship = Navire
elements-price-destroy = Couler un navire
elements-price-block = Bloquer un prêtre
elements-price-walk = Premier à marcher
elements-price-sail = Navire vide
elements-price-grow = Lot de vivres
elements-price-recruit = Habitant (au choix)
elements-price-support = Offrande (des quatre)
elements-price-discover = Route (vent et eau)

## Options et préréglages

elements-option-quick_setup = Mise en place rapide
elements-option-quick_setup-help = Les pièces et l’énergie de départ sont placées au hasard.
elements-option-turns = Tours
elements-option-turns-help = Nombre de tours de la partie.
elements-option-closing = Bâtiments fermés
elements-option-closing-help = Îles où un prêtre dans un bâtiment de départ ferme l’autre.
elements-option-closing-book = selon le nombre de joueurs
elements-option-closing-none = nulle part
elements-option-closing-actions = sur les îles d’action
elements-option-closing-all = sur toutes les îles
elements-option-priests = Prêtres
elements-option-priests-help = Nombre maximal de prêtres par joueur.
elements-option-people = Habitants
elements-option-people-help = Habitants par joueur.
elements-option-houses = Maisons
elements-option-houses-help = Maisons par joueur.
elements-option-ships = Navires
elements-option-ships-help = Navires par joueur.
elements-option-markers = Marqueurs de bâtiment
elements-option-markers-help = Bâtiments que chaque joueur peut construire sur les îles des dieux.
elements-option-third_buildings = Troisièmes bâtiments
elements-option-third_buildings-help = Réserve de bâtiments pour le troisième emplacement d’une île.
elements-option-fourth_buildings = Quatrièmes bâtiments
elements-option-fourth_buildings-help = Réserve de bâtiments pour le quatrième emplacement d’une île.
elements-option-added_buildings = Bâtiments ajoutés
elements-option-added_buildings-help = Nombre maximal de bâtiments ajoutés sur une île.
elements-option-start_priests = Prêtres au départ
elements-option-start_priests-help = Prêtres de chaque joueur au départ.
elements-option-start_people = Habitants au départ
elements-option-start_people-help = Habitants de chaque joueur au départ.
elements-option-start_houses = Maisons au départ
elements-option-start_houses-help = Maisons de chaque joueur au départ.
elements-option-start_ships = Navires au départ
elements-option-start_ships-help = Navires de chaque joueur au départ.
elements-option-start_food = Vivres au départ
elements-option-start_food-help = Vivres de chaque joueur au départ.
elements-option-start_points = Points au départ
elements-option-start_points-help = Points de victoire de chaque joueur au départ.
elements-option-start_houses_island = Maisons par île au départ
elements-option-start_houses_island-help = Maximum pour tous les joueurs ensemble.
elements-option-start_energy = Énergie au départ
elements-option-start_energy-help = Énergie que chaque joueur répartit entre les dieux.
elements-option-start_gods = Dieux dotés au départ
elements-option-start_gods-help = Nombre de dieux qui reçoivent l’énergie de départ.
elements-option-second_modifier = Deuxième bâtiment
elements-option-second_modifier-help = Retiré d’un gain ou ajouté à un coût dans le deuxième bâtiment.
elements-option-third_modifier = Troisième bâtiment
elements-option-third_modifier-help = Retiré d’un gain ou ajouté à un coût dans le troisième bâtiment.
elements-option-fourth_modifier = Quatrième bâtiment
elements-option-fourth_modifier-help = Retiré d’un gain ou ajouté à un coût dans le quatrième bâtiment.
elements-option-helper = Aide d’un habitant
elements-option-helper-help = Ajouté à un gain ou retiré d’un coût pour chacun de vos habitants sur l’île.
elements-option-god_energy = Énergie d’un dieu
elements-option-god_energy-help = Énergie que donne un dieu avant les modificateurs.
elements-option-support_threshold = Seuil de soutien
elements-option-support_threshold-help = Gain minimal pour prendre du soutien à la place.
elements-option-support_gain = Soutien gagné
elements-option-support_gain-help = Soutien gagné à la place de l’énergie.
elements-option-house_cost = Coût d’une maison
elements-option-house_cost-help = Terre pour une maison.
elements-option-building_cost = Coût d’un bâtiment
elements-option-building_cost-help = Terre pour un bâtiment.
elements-option-building_points = Points d’un bâtiment
elements-option-building_points-help = Points de victoire pour un bâtiment.
elements-option-ship_cost = Coût d’un navire
elements-option-ship_cost-help = Terre pour un navire.
elements-option-track_goal = Piste des bâtiments
elements-option-track_goal-help = Bâtiments nécessaires pour que chacun gagne un prêtre ; 0 signifie le nombre de joueurs.
elements-option-destroy_cost = Coût pour couler un navire
elements-option-destroy_cost-help = Feu pour couler un navire.
elements-option-destroy_any_ship = Tout navire peut être coulé
elements-option-destroy_any_ship-help = Aussi les vôtres, pas seulement ceux des autres joueurs.
elements-option-block_cost = Coût pour bloquer un prêtre
elements-option-block_cost-help = Feu pour bloquer un prêtre au prochain tour.
elements-option-unblocked_priests = Prêtres intouchables
elements-option-unblocked_priests-help = Nombre de prêtres par joueur qu’on ne peut jamais bloquer.
elements-option-walk_cost = Coût de la marche
elements-option-walk_cost-help = Vent pour chaque habitant à pied.
elements-option-sail_cost = Coût de la navigation
elements-option-sail_cost-help = Vent pour le navire lui-même.
elements-option-carry_cost = Coût d’un passager
elements-option-carry_cost-help = Vent pour chaque habitant à bord.
elements-option-ship_room = Capacité d’un navire
elements-option-ship_room-help = Habitants qu’un navire peut transporter.
elements-option-path_1 = Coût d’une route, la moins chère
elements-option-path_1-help = Vent pour les deux routes les moins chères.
elements-option-path_2 = Coût d’une route, la deuxième
elements-option-path_2-help = Vent pour les deux routes suivantes.
elements-option-path_3 = Coût d’une route, la troisième
elements-option-path_3-help = Vent pour les deux routes d’après.
elements-option-path_4 = Coût d’une route, la plus chère
elements-option-path_4-help = Vent pour les deux routes les plus chères.
elements-option-grow_cost = Coût d’un lot de vivres
elements-option-grow_cost-help = Eau pour un lot.
elements-option-grow_least = Coût minimal d’un lot
elements-option-grow_least-help = Un lot ne coûte jamais moins d’eau.
elements-option-grow_food = Rations par lot
elements-option-grow_food-help = Rations que rapporte un lot.
elements-option-recruit_cost = Coût du recrutement
elements-option-recruit_cost-help = Énergies au choix pour un habitant.
elements-option-support_cost = Coût d’une offrande
elements-option-support_cost-help = Énergie de chaque sorte pour soutenir les dieux.
elements-option-idle_choices = Choix sans effet
elements-option-idle_choices-help = Demander quelle sorte d’énergie coûte moins, même si elle ne coûte déjà rien.
elements-option-support_points = Points d’une offrande
elements-option-support_points-help = Points de victoire pour le soutien des dieux.
elements-option-discover_cost = Coût d’une découverte
elements-option-discover_cost-help = Vent pour une route, et autant d’eau.
elements-option-discover_points = Points d’une découverte
elements-option-discover_points-help = Points de victoire pour une route.
elements-option-surcharge = Supplément de copie
elements-option-surcharge-help = Supplément, en une seule énergie, pour une action copiée avec Découverte.
elements-option-meal = Repas
elements-option-meal-help = Rations que mange chaque habitant par tour.
elements-option-hunger_energy = Vivres manquants
elements-option-hunger_energy-help = Énergie d’une seule sorte à payer pour chaque ration manquante.
elements-option-hunger_points = Rations impayées
elements-option-hunger_points-help = Points perdus pour chaque énergie qui manque pour payer une ration.
elements-option-priest_upkeep = Entretien des prêtres
elements-option-priest_upkeep-help = Énergies au choix pour chaque prêtre, par tour.
elements-option-upkeep_points = Entretien impayé
elements-option-upkeep_points-help = Points perdus pour chaque énergie qui manque pour payer l’entretien.
elements-option-support_place_1 = Soutien, première place
elements-option-support_place_1-help = Points pour le plus grand soutien d’un dieu.
elements-option-support_place_2 = Soutien, deuxième place
elements-option-support_place_2-help = Points pour la deuxième place auprès d’un dieu.
elements-option-support_place_3 = Soutien, troisième place
elements-option-support_place_3-help = Points pour la troisième place auprès d’un dieu.
elements-option-support_place_4 = Soutien, quatrième place
elements-option-support_place_4-help = Points pour la quatrième place auprès d’un dieu.
elements-option-island_place_1 = Île, première place
elements-option-island_place_1-help = Points pour la plus forte présence sur l’île d’un dieu.
elements-option-island_place_2 = Île, deuxième place
elements-option-island_place_2-help = Points pour la deuxième place sur l’île d’un dieu.
elements-option-island_place_3 = Île, troisième place
elements-option-island_place_3-help = Points pour la troisième place sur l’île d’un dieu.
elements-option-island_place_4 = Île, quatrième place
elements-option-island_place_4-help = Points pour la quatrième place sur l’île d’un dieu.
elements-option-building_weight = Présence d’un bâtiment
elements-option-building_weight-help = Présence que donne un bâtiment sur l’île d’un dieu.
elements-option-house_weight = Présence d’une maison
elements-option-house_weight-help = Présence que donne une maison sur l’île d’un dieu.
elements-option-person_weight = Présence d’un habitant
elements-option-person_weight-help = Présence que donne un habitant sur l’île d’un dieu.

elements-preset-book = Règles du livret
elements-preset-first = Première partie : six tours, mise en place rapide
elements-preset-plenty = Abondance : dieux généreux
elements-preset-famine = Famine : récoltes maigres
elements-preset-devout = Ferveur : les prêtres coûtent de l’énergie
elements-preset-seafarers = Navigateurs : navires bon marché, routes rentables

## Consignes et boutons

elements-prompt-settle = Placez une pièce de départ sur l’île d’un dieu.
elements-prompt-endow = Répartissez votre énergie de départ : il en reste { $amount }.
elements-prompt-place = Placez un prêtre : il en reste { $left }.
elements-prompt-choose = Choisissez le prochain prêtre à agir : { $left } en attente.
elements-prompt-act = { elements-island } : choisissez une action pour le prêtre du { elements-small-rank } bâtiment.
elements-prompt-walk = Choisissez qui marche ensuite, ou arrêtez-vous là.
elements-prompt-grow = Cultivez davantage, ou arrêtez-vous là.
elements-prompt-surcharge = L’action copiée coûte { $amount } de plus : choisissez l’énergie qui paie.
elements-prompt-pay-person = Payez { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} de votre choix pour le nouvel habitant.
elements-prompt-pay-priests = Payez { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} de votre choix pour vos prêtres.
elements-prompt-feed = Rations manquantes : { $missing }. Choisissez l’énergie à payer : { $amount } par ration.
elements-prompt-over = La partie est terminée.

elements-do-piece = { $piece ->
    [0] Habitant
    [1] Maison
   *[other] Navire
}
elements-do-skip = Passer
elements-do-gain = { $amount ->
    [one] Prendre { $amount } énergie
   *[other] Prendre { $amount } énergies
} { elements-small-god }
elements-do-raise = Gagner le soutien { elements-of-god }
elements-do-house = Bâtir une maison
elements-do-building = Construire un bâtiment
elements-do-ship = Construire un navire
elements-do-destroy = Couler un navire
elements-do-block = Bloquer un prêtre
elements-do-walk = Marcher
elements-do-sail = Naviguer
elements-do-grow = Cultiver
elements-do-recruit = Recruter
elements-do-contribute = Soutenir les dieux
elements-do-discover = Découvrir une route
elements-do-stop-walking = Arrêter la marche
elements-do-stop-growing = Arrêter la culture

## Choix

elements-choose-piece = Placer { $piece ->
    [0] un habitant sur { elements-the-island }
    [1] une maison sur { elements-the-island }
   *[other] un navire près { elements-of-island }
}
elements-choose-endow = Commencer avec { elements-payment }
elements-choose-priest = Envoyer un prêtre sur { elements-the-island }, { elements-small-rank } bâtiment
elements-choose-resolve = Utiliser le prêtre { elements-of-island }, { elements-small-rank } bâtiment
elements-choose-skip = Passer l’action { elements-of-island }
elements-choose-gain = { elements-do-gain }
elements-choose-raise = Porter le soutien { elements-of-god } à { $level }
elements-choose-house = Bâtir une maison sur { elements-the-island }
elements-choose-building = Construire un bâtiment sur { elements-the-island }
elements-choose-ship = Construire un navire près { elements-of-island }
elements-choose-destroy = Couler le navire { DE($seat) } près { elements-of-island }
elements-choose-block = Bloquer un prêtre { DE($seat) } au prochain tour
elements-choose-walk = Marcher { elements-from-origin } vers { elements-the-island }
elements-choose-sail = Naviguer { elements-from-origin } vers { elements-the-island }{ $carried ->
    [0] {""}
    [1] {" "}avec un habitant
   *[other] {" "}avec { $carried } habitants
}
elements-choose-stop-walking = Arrêter la marche
elements-choose-stop-growing = Arrêter la culture
elements-choose-grow = Cultiver { $food } rations ({ $segments ->
    [one] un lot
   *[other] { $segments } lots
})
elements-choose-recruit = Recruter un habitant sur { elements-the-island }
elements-choose-pay = Payer { elements-payment }
elements-payment = { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} { elements-small-god }
elements-for-fire = { $cost ->
    [0] {" "}gratuitement
    [one] {" "}pour { $cost } énergie de feu
   *[other] {" "}pour { $cost } énergies de feu
}
elements-for-earth = { $cost ->
    [0] {" "}gratuitement
    [one] {" "}pour { $cost } énergie de terre
   *[other] {" "}pour { $cost } énergies de terre
}
elements-for-wind = { $cost ->
    [0] {" "}gratuitement
    [one] {" "}pour { $cost } énergie de vent
   *[other] {" "}pour { $cost } énergies de vent
}
elements-for-water = { $cost ->
    [0] {" "}gratuitement
    [one] {" "}pour { $cost } énergie d’eau
   *[other] {" "}pour { $cost } énergies d’eau
}
elements-for-energy = { $cost ->
    [0] {" "}gratuitement
    [one] {" "}pour { $cost } énergie
   *[other] {" "}pour { $cost } énergies
}
elements-choose-contribute = Soutenir les dieux{ elements-for-points }
elements-choose-discover = Découvrir la route à { $clock } h{ elements-for-points }
elements-for-points = { $points ->
    [0] {""}
    [1] {" "}pour 1 point
   *[other] {" "}pour { $points } points
}
elements-choose-surcharge = Payer le supplément : { elements-payment }
elements-choose-feed = Payer { elements-payment } pour une ration manquante{ $lost ->
    [0] {""}
    [1] {" "}et perdre 1 point
   *[other] {" "}et perdre { $lost } points
}

elements-note-left = { $left ->
    [one] Un prêtre à placer
   *[other] { $left } prêtres à placer
}
elements-note-blocked = { $blocked ->
    [one] Un prêtre bloqué au prochain tour
   *[other] { $blocked } prêtres bloqués au prochain tour
}
elements-note-hungry = { $missing ->
    [one] Il manque une ration
   *[other] Il manque { $missing } rations
}
elements-note-rest = Il reste { $rest } pour les autres dieux.
elements-note-owed = Il reste { $rest } à payer.
elements-note-wild = Aucune action ici, mais un prêtre permet de recruter des habitants et de couler des navires sur cette île.
elements-note-gain = { $gain ->
    [one] { $gain } énergie
   *[other] { $gain } énergies
} { elements-small-god }{ elements-changes-gain }. { $support ->
    [1] Assez pour prendre du soutien à la place.
   *[other] Trop peu pour prendre du soutien à la place.
}
elements-changes-gain = { $modifier ->
    [0] { $helpers ->
        [0] {""}
       *[other] {" "}(+{ $helpers } pour vos habitants)
    }
   *[other] {" "}(−{ $modifier } pour le bâtiment{ $helpers ->
        [0] {""}
       *[other] , +{ $helpers } pour vos habitants
    })
}
elements-changes-cost = { $modifier ->
    [0] { $helpers ->
        [0] {""}
       *[other] {" "}(−{ $helpers } pour vos habitants)
    }
   *[other] {" "}(+{ $modifier } pour le bâtiment{ $helpers ->
        [0] {""}
       *[other] , −{ $helpers } pour vos habitants
    })
}
elements-note-swing = { $modifier ->
    [0] { $helpers ->
        [0] Coûts normaux ici.
       *[other] Coûts ici : −{ $helpers } pour vos habitants.
    }
   *[other] Coûts ici : +{ $modifier } pour le bâtiment{ $helpers ->
        [0] .
       *[other] , −{ $helpers } pour vos habitants.
    }
}
elements-bill = { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
} { $kind ->
    [0] de feu
    [1] de terre
    [2] de vent
    [3] d’eau
    [4] au choix
    [5] de vent et d’eau au total
   *[6] des quatre sortes au total
}
elements-note-cost = { $cost ->
    [0] Gratuit
   *[other] { elements-bill }
}{ elements-changes-cost }.{ $surcharge ->
    [0] {""}
   *[other] {" "}Copier coûte { $surcharge } de plus, d’une seule sorte.
}

elements-variant-amount = Énergie
elements-variant-carried = À bord
elements-variant-segments = Lots

## Événements

elements-event-turn-begun = Tour { $turn }. { $first_seat } { VERB($first_seat, "place", "placez") } le premier prêtre.
elements-event-piece-placed = { $seat } { VERB($seat, "place", "placez") } { $piece ->
    [0] un habitant sur { elements-the-island }
    [1] une maison sur { elements-the-island }
   *[other] un navire près { elements-of-island }
}.
elements-event-energy-endowed = { $seat } { VERB($seat, "commence", "commencez") } avec { elements-payment }.
elements-event-priest-placed = { $seat } { VERB($seat, "envoie", "envoyez") } un prêtre sur { elements-the-island }, { elements-small-rank } bâtiment.
elements-event-actions-begun = Tous les prêtres sont en place. Les actions du tour { $turn } commencent.
elements-event-priest-resolved = { $seat } { VERB($seat, "utilise", "utilisez") } le prêtre { elements-of-island }, { elements-small-rank } bâtiment.
elements-event-action-skipped = { $seat } { VERB($seat, "passe", "passez") } l’action { elements-of-island }.
elements-event-energy-gained = { $seat } { VERB($seat, "reçoit", "recevez") } { elements-payment }.
elements-event-support-raised = { $seat } { VERB($seat, "porte", "portez") } le soutien { elements-of-god } à { $level }.
elements-event-house-built = { $seat } { VERB($seat, "bâtit", "bâtissez") } une maison sur { elements-the-island }{ elements-for-earth }.
elements-event-building-built = { $seat } { VERB($seat, "construit", "construisez") } le { elements-small-rank } bâtiment { elements-of-island }{ elements-for-earth }{ elements-scored }.
elements-scored = { $points ->
    [0] {""}
   *[other] {" "}: +{ $points }
}
elements-event-ship-built = { $seat } { VERB($seat, "construit", "construisez") } un navire près { elements-of-island }{ elements-for-earth }.
elements-event-track-filled = { $goal ->
    [one] Un bâtiment a été construit
   *[other] { $goal } bâtiments ont été construits
} : chacun gagne un prêtre dès le prochain tour.
elements-event-ship-destroyed = { $seat } { VERB($seat, "coule", "coulez") } { PERSON($owner_seat) ->
    [you] votre navire
   *[other] un navire { DE($owner_seat) }
} près { elements-of-island }{ elements-for-fire }.
elements-event-priest-blocked = { $seat } { VERB($seat, "bloque", "bloquez") } un { PERSON($victim_seat) ->
    [you] de vos prêtres
   *[other] prêtre { DE($victim_seat) }
}{ elements-for-fire }.
elements-event-person-walked = { PERSON($seat) ->
    [you] Votre habitant
   *[other] Un habitant { DE($seat) }
} marche { elements-from-origin } vers { elements-the-island }{ elements-for-wind }.
elements-event-ship-sailed = { PERSON($seat) ->
    [you] Votre navire
   *[other] Un navire { DE($seat) }
} va { elements-from-origin } vers { elements-the-island }{ elements-for-wind }{ $carried ->
    [0] {""}
    [1] , avec un habitant
   *[other] , avec { $carried } habitants
}{ $route ->
    [0] .
   *[other] {" "}(dont { $route } pour les routes).
}
elements-event-food-grown = { $seat } { VERB($seat, "cultive", "cultivez") } { $food ->
    [one] { $food } ration
   *[other] { $food } rations
}{ elements-for-water } ({ $segments ->
    [one] un lot
   *[other] { $segments } lots
}).
elements-event-person-recruited = { $seat } { VERB($seat, "recrute", "recrutez") } un habitant sur { elements-the-island }{ elements-for-energy }.
elements-event-energy-paid = { $seat } { VERB($seat, "paie", "payez") } { elements-payment } pour { $purpose ->
    [0] le nouvel habitant
    [1] l’action copiée
   *[other] les prêtres
}.
elements-event-gods-supported = { $seat } { VERB($seat, "soutient", "soutenez") } les dieux{ $fire ->
    [0] {""}
   *[other] , { $fire } de feu
}{ $earth ->
    [0] {""}
   *[other] , { $earth } de terre
}{ $wind ->
    [0] {""}
   *[other] , { $wind } de vent
}{ $water ->
    [0] {""}
   *[other] , { $water } d’eau
}{ elements-scored }.
elements-event-path-discovered = { $seat } { VERB($seat, "découvre", "découvrez") } une route maritime { $cost ->
    [0] gratuite
    [one] qui coûte { $cost } énergie de vent
   *[other] qui coûte { $cost } énergies de vent
}{ elements-scored }.
elements-event-feeding-begun = Fin du tour { $turn } : les habitants mangent.
elements-event-people-fed = { $seat } { VERB($seat, "nourrit", "nourrissez") } { $people ->
    [one] un habitant
   *[other] { $people } habitants
}{ $eaten ->
    [0] {""}
    [one] {" "}avec { $eaten } ration
   *[other] {" "}avec { $eaten } rations
}{ $missing ->
    [0] .
   *[other] {" "}; il en manque { $missing }.
}
elements-event-hunger-paid = { $seat } { $paid ->
    [0] ne { VERB($seat, "paie", "payez") } rien
    [1] { VERB($seat, "paie", "payez") } { $paid } énergie { elements-small-god }
   *[other] { VERB($seat, "paie", "payez") } { $paid } énergies { elements-small-god }
} pour une ration manquante{ $lost ->
    [0] .
    [1] {" "}et { VERB($seat, "perd", "perdez") } 1 point.
   *[other] {" "}et { VERB($seat, "perd", "perdez") } { $lost } points.
}
elements-event-upkeep-unpaid = { PERSON($seat) ->
    [you] Il vous manque
   *[other] Il manque à { $seat }
} { $missing ->
    [one] { $missing } énergie
   *[other] { $missing } énergies
} pour l’entretien des prêtres{ $lost ->
    [0] .
   *[other] {" "}: −{ $lost }.
}
elements-event-first-player = { $seat } { VERB($seat, "jouera", "jouerez") } en premier au prochain tour{ $by_support ->
    [1] , pour avoir soutenu les dieux.
   *[other] .
}
elements-event-match-ended = Le dernier tour est terminé{ $ending ->
   *[1] . Décompte final.
}

## Fins et décompte

elements-end-turns = Le dernier tour est terminé.

elements-score-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
} place{ $tied ->
    [1] {""}
   *[other] {" "}à égalité ({ $tied } joueurs)
}
elements-score-start = Points de départ
elements-score-start-why = au début
elements-score-buildings = Bâtiments
elements-score-buildings-why = pour leur construction
elements-score-offerings = Offrandes
elements-score-offerings-why = pour le soutien des dieux
elements-score-discovery = Découvertes
elements-score-discovery-why = pour les routes maritimes
elements-score-hunger = Faim
elements-score-hunger-why = pour les habitants restés sur leur faim
elements-score-upkeep = Entretien
elements-score-upkeep-why = pour les prêtres impayés
elements-score-support = Soutien { elements-of-god }
elements-score-support-why = soutien { $support } : { elements-score-place }
elements-score-presence = Présence sur l’île { elements-of-god }
elements-score-presence-why = { $buildings ->
    [0] {""}
    [1] un bâtiment, {""}
   *[other] { $buildings } bâtiments, {""}
}{ $houses ->
    [0] {""}
    [1] une maison, {""}
   *[other] { $houses } maisons, {""}
}{ $people ->
    [0] {""}
    [1] un habitant, {""}
   *[other] { $people } habitants, {""}
}présence { $presence } : { elements-score-place }
elements-score-tie = Départage : le plus d’énergie
elements-score-tie-why = { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}

## Refus

elements-refused-energy = { $god ->
    [4] Cela coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, et vous en avez { $held }.
    [5] La copie coûte en plus { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } d’une même sorte ; il vous en resterait { $held } au plus.
   *[other] Cela coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } { elements-small-god }, et vous en avez { $held }.
}
elements-refused-no-piece = Vous n’avez plus de pièce de cette sorte à placer.
elements-refused-houses-full = Cette île porte déjà le maximum de maisons de départ.
elements-refused-endowed = Ce dieu a déjà reçu de l’énergie de départ.
elements-refused-share = Cette répartition est impossible : chaque dieu choisi reçoit de l’énergie, et vous devez tout donner.
elements-refused-taken = Ce bâtiment est occupé, fermé ou pas encore construit.
elements-refused-not-waiting = Vous n’avez pas de prêtre en attente ici.
elements-refused-low-gain = Vous gagneriez trop peu d’énergie ici pour prendre du soutien à la place.
elements-refused-gain = Vous gagneriez { $gain ->
    [one] { $gain } énergie
   *[other] { $gain } énergies
} ici ; il en faut { $needed } pour prendre du soutien à la place.
elements-refused-nobody-walks = Vous n’avez personne sur la carte.
elements-refused-nothing-sails = Vous n’avez aucun navire sur la carte.
elements-refused-no-god-island = Vous ne pouvez bâtir des maisons que sur les îles des dieux.
elements-refused-no-house = Vous n’avez plus de maison.
elements-refused-no-person-there = Vous n’avez pas d’habitant sur cette île.
elements-refused-island-full = Il n’y a plus rien à construire sur cette île.
elements-refused-no-building = Il n’y a plus de bâtiment de cette sorte dans la réserve.
elements-refused-no-marker = Vous n’avez plus de marqueur de bâtiment pour les îles des dieux.
elements-refused-no-ship-left = Tous vos navires sont sur la carte.
elements-refused-no-ship-there = Ce joueur n’a pas de navire ici.
elements-refused-nobody-there = Vous n’avez ni habitant ni prêtre sur cette île.
elements-refused-not-another = Choisissez un autre joueur.
elements-refused-no-walker = Vous n’avez personne ici qui puisse encore marcher.
elements-refused-not-near = Ces îles ne sont pas voisines.
elements-refused-no-own-ship = Vous n’avez pas de navire ici.
elements-refused-too-many = Il n’y a pas autant d’habitants ici, ou pas assez de place à bord.
elements-refused-no-route = Aucune route découverte n’y mène.
elements-refused-segments = Vous ne pouvez pas cultiver autant de lots à la fois.
elements-refused-houseless = Il vous faut une maison par habitant.
elements-refused-no-person-left = Tous vos habitants sont sur la carte.
elements-refused-payment = C’est plus que ce que vous avez ou devez.
elements-refused-no-modifier = Le modificateur ne change rien ici : il n’y a rien à choisir.
elements-refused-discovered = Cette route est déjà découverte.
elements-refused-no-ship-near = Il n’y a pas de navire près de cette route.
elements-refused-wrong-energy = Une découverte se paie en vent et en eau.
elements-refused-surcharge = Vous n’avez pas assez de cette énergie pour tout le supplément.
elements-refused-meal = Vous ne pouvez pas payer la ration manquante avec cette énergie.
elements-refused-place-piece = Placez d’abord les pièces de départ.
elements-refused-endow = Répartissez d’abord l’énergie de départ.
elements-refused-place-priest = Tous les prêtres doivent d’abord être placés.
elements-refused-choose-priest = Choisissez d’abord le prêtre qui agit.
elements-refused-other-island = Cette île ne propose pas cette action.
elements-refused-walking = Vos habitants sont en marche : déplacez-en un autre ou arrêtez-vous.
elements-refused-growing = Vous cultivez : continuez ou arrêtez-vous.
elements-refused-pay-surcharge = Payez d’abord le supplément.
elements-refused-pay = Payez d’abord ce que vous devez.
elements-refused-feed = Nourrissez d’abord vos habitants.
elements-refused-over = La partie est terminée.
elements-refused-not-your-turn = C’est le tour d’un autre joueur.

## Partie guidée

elements-lesson-welcome = Bienvenue ! Quatre dieux règnent sur quatre îles, et le joueur qui a le plus de points gagne après un nombre fixe de tours : deux ici, six dans une partie courte, dix dans une partie complète. Vous avez des prêtres à envoyer, des habitants à nourrir et de l’énergie à dépenser. Placez votre premier prêtre dans le premier bâtiment de l’île de la Terre : le premier bâtiment est toujours le meilleur.
elements-lesson-rival = C’est au tour d’Ada, votre rivale. La plupart des îles ont deux bâtiments au départ. À deux joueurs, un prêtre dans l’un ferme l’autre pour ce tour.
elements-lesson-build = Envoyez maintenant un prêtre sur l’île Construction. Tous les prêtres sont placés avant que quiconque agisse : pensez à ce que vous pourrez payer.
elements-lesson-wind = Les navires et les habitants à pied ont besoin de vent. Envoyez un prêtre sur l’île du Vent.
elements-lesson-discovery = Les pointillés autour de la carte sont des routes maritimes que personne ne connaît encore. Envoyez votre dernier prêtre sur l’île Découverte pour en trouver une.
elements-lesson-actions = Tous les prêtres sont en place. Vous jouez en premier : utilisez tous vos prêtres, dans l’ordre de votre choix. D’abord l’énergie : choisissez le prêtre de l’île de la Terre.
elements-lesson-energy = Un dieu donne 6 énergies, plus 1 pour chacun de vos habitants sur l’île. Prenez-les.
elements-lesson-house = Au tour du prêtre de l’île Construction. Une maison coûte 6 énergies de terre et se bâtit sur une île où vous avez un habitant. Bâtissez-en une sur l’île de la Terre : les maisons permettent d’accueillir plus d’habitants, et elles comptent à la fin.
elements-lesson-path = Au tour du prêtre de l’île Découverte. Une route près d’un navire, de qui que ce soit, coûte 4 énergies de vent et 4 d’eau, et rapporte tout de suite 3 points. Découvrez celle qui est mise en évidence. Dès lors, tout navire peut l’emprunter pour contourner la carte, en payant aussi le vent indiqué sur son marqueur.
elements-lesson-support = Ada prend le soutien du Feu plutôt que son énergie : le plus grand soutien d’un dieu vaut 12 points à la fin.
elements-lesson-food = Le tour est terminé. Chaque habitant a mangé une ration ; pour chaque ration manquante, vous devriez payer 3 énergies, et perdriez 1 point par énergie que vous n’avez pas. Une offrande aux dieux depuis le meilleur bâtiment donne la couronne du premier joueur ; personne n’en a fait : elle passe à gauche.
elements-lesson-water = Il vous reste 3 rations : assez pour ce tour, mais une partie plus longue en demanderait davantage. Les rations se cultivent avec de l’eau : envoyez un prêtre sur l’île de l’Eau.
elements-lesson-grow = Et un autre sur l’île Culture, pour changer l’eau en rations.
elements-lesson-move = Votre navire est près de l’île de l’Eau. Envoyez un prêtre sur l’île Déplacement pour le faire naviguer.
elements-lesson-threshold = Partout où vous gagneriez au moins 6 énergies, vous pouvez gagner 1 soutien à la place ; le premier bâtiment d’un dieu en donne toujours assez. Envoyez votre dernier prêtre dans le premier bâtiment de l’île de la Terre.
elements-lesson-choose = Ada a agi. Utilisez maintenant vos prêtres, en commençant par l’île de l’Eau.
elements-lesson-harvest = Place à la récolte : 6 énergies d’eau donnent 4 rations, autant de fois que vous pouvez payer. Cultivez une fois.
elements-lesson-sail = Un navire gagne une île voisine pour 2 énergies de vent, et 2 de plus par habitant à bord. Naviguez vers l’île du Vent avec un habitant, qui y débarque : à la fin, habitants, maisons et bâtiments comptent pour l’île où ils se trouvent.
elements-lesson-raise = Enfin, le prêtre de l’île de la Terre. La partie s’achève, l’énergie ne vaut plus grand-chose : gagnez plutôt le soutien de la Terre.
elements-lesson-done = La partie s’arrête après le dernier tour, et c’est alors que se marquent la plupart des points. Pour chaque dieu, le plus grand soutien rapporte 12 points, le deuxième 6. Sur l’île de chaque dieu, vos bâtiments comptent 3 chacun, vos maisons 2, vos habitants 1 : le plus grand total marque 8 points, le suivant 4. En cours de partie, un bâtiment rapporte 3 points, une route 3 et une offrande aux dieux 5. Vous gagnez ! Dans une partie complète, vous recruterez aussi des habitants, coulerez des navires et bloquerez des prêtres.

## Résumé des règles

elements-summary-1 = But : le plus de points après dix tours.
    .picture = elements-crown
elements-summary-2 = D’abord, chacun place tous ses prêtres dans des bâtiments, un par un. Puis chaque joueur utilise tous les siens. Le premier bâtiment d’une île est le meilleur.
    .picture = elements-priest-blue
elements-summary-3 = L’île d’un dieu donne 6 énergies de sa sorte. Là où vous en gagneriez 6 ou plus, vous pouvez prendre du soutien à la place.
    .picture = elements-energy-fire
elements-summary-4 = Chacun de vos habitants sur une île y aide vos prêtres de 1, et mange une ration à la fin du tour.
    .picture = elements-person-blue
elements-summary-5 = La terre sert à bâtir maisons, bâtiments et navires. Il faut une maison par habitant.
    .picture = elements-house-blue
elements-summary-6 = Le vent déplace habitants et navires. Un navire porte deux habitants et suit les routes découvertes.
    .picture = elements-ship-blue
elements-summary-7 = L’eau donne des vivres. Le feu coule des navires et bloque des prêtres.
    .picture = elements-food
elements-summary-8 = À la fin, le plus grand soutien de chaque dieu rapporte 12 points, et la plus forte présence sur son île 8. Bâtiments, offrandes et découvertes rapportent aussitôt.
    .picture = elements-star-fire
