# Gods of the Elements — tout ce que dit le jeu, en français.

elements-blurb = Placez vos prêtres sur les îles de quatre dieux, changez leur énergie en maisons, en navires et en récoltes, et gagnez leur faveur.

## Noms

elements-god = { $god ->
    [0] Feu
    [1] Terre
    [2] Vent
   *[other] Eau
}
elements-small-god = { $god ->
    [0] feu
    [1] terre
    [2] vent
   *[other] eau
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
elements-vacant = Place pour un bâtiment sur { elements-the-island }
elements-path = Route maritime { $path }
elements-marker-hidden = Route encore inconnue
elements-marker = Route qui coûte { $cost } vent
elements-flag = Bâti par { $seat }
elements-priest = Prêtre de { $seat }
elements-person = Habitant de { $seat }
elements-house = Maison de { $seat }
elements-ship = Navire de { $seat }
elements-energy = { elements-god }
elements-energy-support = { elements-god }, soutien { $support }
elements-food = Vivres
elements-food-needed = Vivres ; un repas en prend { $meals }
elements-priests = Prêtres
elements-people = Habitants
elements-people-houses = Habitants / maisons
elements-ships = Navires
elements-markers = Marqueurs
elements-points = Victoire
elements-first = Commence le tour
elements-claim = Commencera le prochain tour
elements-ledger = Registre
elements-turns = Tour
elements-track = Bâtiments
elements-track-note = { $left ->
    [one] encore un : un prêtre pour tous
   *[other] encore { $left } : un prêtre pour tous
}
elements-prices = Ce que paie { $seat }
elements-prices-note = Par bâtiment de l’île, habitants compris. En lumière : l’énergie suffit. Depuis Découverte, tout coûte { $surcharge } de plus.
elements-price-gain = Énergie { elements-of-god }
elements-price-house = Maison
elements-price-building = Bâtiment
elements-price-ship = Navire
elements-price-destroy = Couler un navire
elements-price-block = Bloquer un prêtre
elements-price-walk = Premier marcheur
elements-price-sail = Navire, à vide
elements-price-grow = Part de vivres
elements-price-recruit = Habitant, au choix
elements-price-support = Offrande, les quatre
elements-price-discover = Route, vent et eau

## Options et préréglages

elements-option-quick_setup = Mise en place rapide
elements-option-quick_setup-help = Le hasard place les pièces et l’énergie de départ.
elements-option-turns = Tours
elements-option-turns-help = La partie s’arrête après ce nombre de tours.
elements-option-closing = Bâtiments fermés
elements-option-closing-help = Là où un prêtre sur un bâtiment de départ ferme l’autre.
elements-option-closing-book = selon le nombre de joueurs
elements-option-closing-none = nulle part
elements-option-closing-actions = sur les îles d’action
elements-option-closing-all = sur toutes les îles
elements-option-priests = Prêtres
elements-option-priests-help = Le plus de prêtres qu’un joueur puisse avoir.
elements-option-people = Habitants
elements-option-people-help = Habitants de chaque joueur.
elements-option-houses = Maisons
elements-option-houses-help = Maisons de chaque joueur.
elements-option-ships = Navires
elements-option-ships-help = Navires de chaque joueur.
elements-option-markers = Marqueurs de bâtiment
elements-option-markers-help = Bâtiments que chaque joueur peut élever sur les îles des dieux.
elements-option-third_buildings = Troisièmes bâtiments
elements-option-third_buildings-help = Réserve des bâtiments qui viennent en troisième sur une île.
elements-option-fourth_buildings = Quatrièmes bâtiments
elements-option-fourth_buildings-help = Réserve des bâtiments qui viennent en quatrième sur une île.
elements-option-added_buildings = Bâtiments ajoutés
elements-option-added_buildings-help = Le plus qu’on puisse en ajouter sur une île.
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
elements-option-start_houses_island-help = Le plus, tous joueurs confondus.
elements-option-start_energy = Énergie au départ
elements-option-start_energy-help = Énergie que chaque joueur répartit.
elements-option-start_gods = Dieux au départ
elements-option-start_gods-help = Nombre de dieux qui reçoivent l’énergie de départ.
elements-option-second_modifier = Deuxième bâtiment
elements-option-second_modifier-help = Ce que le deuxième bâtiment retire d’un gain ou ajoute à un coût.
elements-option-third_modifier = Troisième bâtiment
elements-option-third_modifier-help = Ce que le troisième bâtiment retire d’un gain ou ajoute à un coût.
elements-option-fourth_modifier = Quatrième bâtiment
elements-option-fourth_modifier-help = Ce que le quatrième bâtiment retire d’un gain ou ajoute à un coût.
elements-option-helper = Aide d’un habitant
elements-option-helper-help = Ce que chaque habitant à soi sur l’île ajoute à un gain ou retire d’un coût.
elements-option-god_energy = Énergie d’un dieu
elements-option-god_energy-help = Ce que donne un dieu avant les modificateurs.
elements-option-support_threshold = Seuil de soutien
elements-option-support_threshold-help = Le gain à partir duquel on peut prendre un soutien.
elements-option-support_gain = Soutien gagné
elements-option-support_gain-help = Crans de soutien pris à la place de l’énergie.
elements-option-house_cost = Maison
elements-option-house_cost-help = Terre pour une maison.
elements-option-building_cost = Bâtiment
elements-option-building_cost-help = Terre pour un bâtiment.
elements-option-building_points = Points d’un bâtiment
elements-option-building_points-help = Points de victoire pour sa construction.
elements-option-ship_cost = Navire
elements-option-ship_cost-help = Terre pour un navire.
elements-option-track_goal = Piste des bâtiments
elements-option-track_goal-help = Bâtiments avant que chacun gagne un prêtre ; 0 pour le nombre de joueurs.
elements-option-destroy_cost = Couler un navire
elements-option-destroy_cost-help = Feu pour détruire un navire.
elements-option-block_cost = Bloquer un prêtre
elements-option-block_cost-help = Feu pour écarter un prêtre du prochain tour.
elements-option-unblocked_priests = Prêtres intouchables
elements-option-unblocked_priests-help = Nombre de prêtres qu’on ne peut jamais bloquer.
elements-option-walk_cost = Marche
elements-option-walk_cost-help = Vent pour chaque habitant à pied.
elements-option-sail_cost = Navigation
elements-option-sail_cost-help = Vent pour le navire lui-même.
elements-option-carry_cost = Passage
elements-option-carry_cost-help = Vent pour chaque habitant à bord.
elements-option-ship_room = Place à bord
elements-option-ship_room-help = Habitants qu’un navire peut porter.
elements-option-path_1 = Route, la moins chère
elements-option-path_1-help = Vent que coûtent les deux marqueurs les moins chers.
elements-option-path_2 = Route, la deuxième
elements-option-path_2-help = Vent que coûtent les deux marqueurs suivants.
elements-option-path_3 = Route, la troisième
elements-option-path_3-help = Vent que coûtent les deux marqueurs suivants.
elements-option-path_4 = Route, la plus chère
elements-option-path_4-help = Vent que coûtent les deux marqueurs les plus chers.
elements-option-grow_cost = Part de vivres
elements-option-grow_cost-help = Eau pour une part.
elements-option-grow_least = Part la moins chère
elements-option-grow_least-help = Aucune part ne coûte moins d’eau.
elements-option-grow_food = Vivres d’une part
elements-option-grow_food-help = Vivres qu’apporte une part.
elements-option-recruit_cost = Recrutement
elements-option-recruit_cost-help = Énergie de toute sorte pour un habitant.
elements-option-support_cost = Offrande
elements-option-support_cost-help = Énergie de chaque sorte pour soutenir les dieux.
elements-option-support_points = Points d’une offrande
elements-option-support_points-help = Points de victoire pour le soutien des dieux.
elements-option-discover_cost = Découverte
elements-option-discover_cost-help = Vent, et autant d’eau, pour une route.
elements-option-discover_points = Points d’une découverte
elements-option-discover_points-help = Points de victoire pour une route.
elements-option-surcharge = Action copiée
elements-option-surcharge-help = Énergie d’une sorte que coûte en plus une action depuis Découverte.
elements-option-meal = Repas
elements-option-meal-help = Vivres que mange chaque habitant par tour.
elements-option-hunger_energy = Vivres manquants
elements-option-hunger_energy-help = Énergie d’une sorte pour chaque vivre manquant.
elements-option-hunger_points = Énergie manquante
elements-option-hunger_points-help = Points perdus par énergie qui manque à la faim.
elements-option-priest_upkeep = Entretien des prêtres
elements-option-priest_upkeep-help = Énergie de toute sorte pour chaque prêtre par tour.
elements-option-upkeep_points = Entretien impayé
elements-option-upkeep_points-help = Points perdus par énergie qui manque à l’entretien.
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
elements-option-building_weight-help = Ce que compte un bâtiment sur l’île d’un dieu.
elements-option-house_weight = Présence d’une maison
elements-option-house_weight-help = Ce que compte une maison sur l’île d’un dieu.
elements-option-person_weight = Présence d’un habitant
elements-option-person_weight-help = Ce que compte un habitant sur l’île d’un dieu.

elements-preset-book = D’après le livret
elements-preset-first = Première partie : six tours, mise en place rapide
elements-preset-plenty = Abondance : des dieux généreux
elements-preset-famine = Famine : de maigres récoltes
elements-preset-devout = Ferveur : les prêtres coûtent de l’énergie
elements-preset-seafarers = Navigateurs : navires bon marché, routes fécondes

## Ce qui est demandé

elements-prompt-settle = Placez une pièce de départ sur l’île d’un dieu.
elements-prompt-endow = Donnez l’énergie de départ aux dieux : reste { $amount }.
elements-prompt-place = Placez un prêtre : reste { $left }.
elements-prompt-choose = Choisissez le prêtre qui agit : { $left } en attente.
elements-prompt-act = { elements-island } : que fait le prêtre du { elements-small-rank } bâtiment ?
elements-prompt-walk = Qui marche encore ? Ou restez-en là.
elements-prompt-grow = Cultivez encore, ou restez-en là.
elements-prompt-surcharge = L’action copiée coûte { $amount } de plus : choisissez l’énergie.
elements-prompt-pay-person = Payez { $amount } d’énergie, au choix, pour le nouvel habitant.
elements-prompt-pay-priests = Payez { $amount } d’énergie, au choix, pour vos prêtres.
elements-prompt-feed = Vivres manquants : { $missing }. Choisissez l’énergie qui en paie un, pour { $amount }.
elements-prompt-over = La partie est finie.

elements-do-piece = { $piece ->
    [0] Habitant
    [1] Maison
   *[other] Navire
}
elements-do-skip = Passer
elements-do-gain = Prendre { $amount } { elements-small-god }
elements-do-raise = Monter le soutien { elements-of-god }
elements-do-house = Bâtir une maison
elements-do-building = Élever un bâtiment
elements-do-ship = Construire un navire
elements-do-destroy = Couler un navire
elements-do-block = Bloquer un prêtre
elements-do-walk = Marcher
elements-do-sail = Naviguer
elements-do-grow = Cultiver
elements-do-recruit = Recruter
elements-do-contribute = Soutenir les dieux
elements-do-discover = Découvrir une route
elements-do-stop-walking = Assez marché
elements-do-stop-growing = Assez cultivé

## Les choix en mots

elements-choose-piece = Placer { $piece ->
    [0] un habitant
    [1] une maison
   *[other] un navire
} sur { elements-the-island }
elements-choose-endow = Donner { $amount } au dieu { elements-of-god }
elements-choose-priest = Un prêtre sur { elements-the-island }, { elements-small-rank } bâtiment
elements-choose-resolve = Agir avec le prêtre { elements-of-island }, { elements-small-rank } bâtiment
elements-choose-skip = Renoncer à l’action { elements-of-island }
elements-choose-gain = Prendre { $amount } { elements-small-god }
elements-choose-raise = Monter le soutien { elements-of-god } à { $level }
elements-choose-house = Bâtir une maison sur { elements-the-island }
elements-choose-building = Élever un bâtiment sur { elements-the-island }
elements-choose-ship = Construire un navire au port { elements-of-island }
elements-choose-destroy = Couler un navire de { $seat } au port { elements-of-island }
elements-choose-block = Bloquer un prêtre de { $seat } au prochain tour
elements-choose-walk = Marcher { elements-from-origin } vers { elements-the-island }
elements-choose-sail = Naviguer { elements-from-origin } vers { elements-the-island } avec { $carried ->
    [0] personne à bord
    [1] un habitant
   *[other] { $carried } habitants
}
elements-choose-stop-walking = Plus personne ne marche
elements-choose-stop-growing = Ne plus rien cultiver
elements-choose-grow = Cultiver { $food } vivres ({ $segments ->
    [one] une part
   *[other] { $segments } parts
})
elements-choose-recruit = Recruter un habitant sur { elements-the-island }
elements-choose-pay = Payer { $amount } { elements-small-god }
elements-choose-contribute = Soutenir les dieux pour { $points } points
elements-choose-discover = Découvrir la route { $path } pour { $points } points
elements-choose-surcharge = Payer le supplément : { $amount } { elements-small-god }
elements-choose-feed = Payer { $amount } { elements-small-god } pour un vivre manquant{ $lost ->
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
    [one] Il manque un vivre
   *[other] Il manque { $missing } vivres
}
elements-note-rest = Reste { $rest } pour d’autres dieux.
elements-note-owed = Encore { $rest } à payer.
elements-note-wild = Rien à faire ici, mais là où se tient un prêtre on peut recruter et couler des navires.
elements-note-gain = { $gain } { elements-small-god } : −{ $modifier } pour le bâtiment, +{ $helpers } pour vos habitants. { $support ->
    [1] Assez pour prendre un soutien à la place.
   *[other] Trop peu pour prendre un soutien à la place.
}
elements-note-swing = Coûts ici : +{ $modifier } pour le bâtiment, −{ $helpers } pour vos habitants.
elements-bill = { $kind ->
    [0] { $cost } feu
    [1] { $cost } terre
    [2] { $cost } vent
    [3] { $cost } eau
    [4] { $cost } d’énergie au choix
    [5] { $cost } de vent et d’eau ensemble
   *[6] { $cost } d’énergie des quatre sortes
}
elements-note-cost = { elements-bill }, avec +{ $modifier } pour le bâtiment et −{ $helpers } pour vos habitants.{ $surcharge ->
    [0] {""}
   *[other] {" "}Copie : { $surcharge } de plus, d’une seule sorte.
}

elements-variant-amount = Énergie
elements-variant-carried = À bord
elements-variant-segments = Parts

## Ce qui s’est passé

elements-event-turn-begun = Tour { $turn }. { $first_seat } place le premier prêtre.
elements-event-piece-placed = { $seat } place { $piece ->
    [0] un habitant
    [1] une maison
   *[other] un navire
} sur { elements-the-island }.
elements-event-energy-endowed = { $seat } commence avec { $amount } { elements-small-god }.
elements-event-priest-placed = { $seat } envoie un prêtre sur { elements-the-island }, { elements-small-rank } bâtiment.
elements-event-actions-begun = Tous les prêtres sont en place. Les actions du tour { $turn } commencent.
elements-event-priest-resolved = { $seat } passe au prêtre { elements-of-island }, { elements-small-rank } bâtiment.
elements-event-action-skipped = { $seat } renonce à l’action { elements-of-island }.
elements-event-energy-gained = { $seat } reçoit { $amount } { elements-small-god }.
elements-event-support-raised = { $seat } monte le soutien { elements-of-god } à { $level }.
elements-event-house-built = { $seat } bâtit une maison sur { elements-the-island } pour { $cost } terre.
elements-event-building-built = { $seat } élève le { elements-small-rank } bâtiment { elements-of-island } pour { $cost } terre : +{ $points }.
elements-event-ship-built = { $seat } construit un navire au port { elements-of-island } pour { $cost } terre.
elements-event-track-filled = { $goal ->
    [one] Un bâtiment est debout
   *[other] { $goal } bâtiments sont debout
} : chacun gagne un prêtre dès le prochain tour.
elements-event-ship-destroyed = { $seat } coule un navire de { $owner_seat } au port { elements-of-island } pour { $cost } feu.
elements-event-priest-blocked = { $seat } bloque un prêtre de { $victim_seat } pour { $cost } feu.
elements-event-person-walked = Un habitant de { $seat } marche { elements-from-origin } vers { elements-the-island } pour { $cost } vent.
elements-event-ship-sailed = Un navire de { $seat } va { elements-from-origin } vers { elements-the-island } pour { $cost } vent{ $carried ->
    [0] {""}
    [1] , avec un habitant
   *[other] , avec { $carried } habitants
}{ $route ->
    [0] .
   *[other]  ; les routes comptent pour { $route }.
}
elements-event-food-grown = { $seat } cultive { $food } vivres pour { $cost } eau ({ $segments ->
    [one] une part
   *[other] { $segments } parts
}).
elements-event-person-recruited = { $seat } recrute un habitant sur { elements-the-island } pour { $cost } d’énergie.
elements-event-energy-paid = { $seat } paie { $amount } { elements-small-god } pour { $purpose ->
    [0] le nouvel habitant
    [1] l’action copiée
   *[other] les prêtres
}.
elements-event-gods-supported = { $seat } soutient les dieux avec { $fire } feu, { $earth } terre, { $wind } vent et { $water } eau : +{ $points }.
elements-event-path-discovered = { $seat } découvre une route maritime : elle coûte { $cost }. +{ $points }.
elements-event-feeding-begun = Le repas du tour { $turn }.
elements-event-people-fed = { $seat } nourrit { $people ->
    [one] un habitant
   *[other] { $people } habitants
} avec { $eaten } vivres{ $missing ->
    [0] .
   *[other]  ; il en manque { $missing }.
}
elements-event-hunger-paid = Pour un vivre manquant, { $seat } { $paid ->
    [0] ne paie rien
   *[other] paie { $paid } { elements-small-god }
}{ $lost ->
    [0] .
    [1] {" "}et perd 1 point.
   *[other] {" "}et perd { $lost } points.
}
elements-event-upkeep-unpaid = Il manque à { $seat } { $missing } d’énergie pour les prêtres : −{ $lost }.
elements-event-first-player = { $seat } commence le prochain tour{ $by_support ->
    [1] , pour avoir soutenu les dieux.
   *[other] .
}
elements-event-match-ended = Le dernier tour est fini{ $ending ->
   *[1] . Les dieux comptent.
}

## Fins et décompte

elements-end-turns = Le dernier tour est fini.

elements-score-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
} place{ $tied ->
    [1] {""}
   *[other] {" "}partagée à { $tied }
}
elements-score-start = Points de départ
elements-score-start-why = au début
elements-score-buildings = Bâtiments
elements-score-buildings-why = pour leur construction
elements-score-offerings = Offrandes
elements-score-offerings-why = pour le soutien des dieux
elements-score-discovery = Découvertes
elements-score-discovery-why = pour des routes maritimes
elements-score-hunger = Faim
elements-score-hunger-why = pour des habitants sans vivres ni énergie
elements-score-upkeep = Entretien
elements-score-upkeep-why = pour des prêtres sans énergie
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
    [0] personne sur place
    [1] un habitant
   *[other] { $people } habitants
} ({ $presence }) : { elements-score-place }
elements-score-tie = Égalité : le plus d’énergie
elements-score-tie-why = { $energy } d’énergie

## Refus

elements-refused-unknown = Il n’y a rien de tel sur cette carte.
elements-refused-energy = Cela coûte { $cost } d’énergie de sa sorte{ $surcharge ->
    [0] {""}
   *[other] , dont { $surcharge } de supplément pour la copie
}, et vous ne l’avez pas.
elements-refused-no-piece = Vous n’avez plus de telle pièce à placer.
elements-refused-houses-full = Cette île porte déjà toutes les maisons permises au départ.
elements-refused-endowed = Ce dieu a déjà reçu sa part.
elements-refused-share = Cette part ne convient pas : chaque dieu choisi en reçoit, et tout est donné.
elements-refused-taken = Ce bâtiment est pris, fermé ou absent.
elements-refused-not-waiting = Aucun de vos prêtres n’attend là.
elements-refused-low-gain = Le gain d’énergie est trop faible ici pour y renoncer contre un soutien.
elements-refused-no-god-island = Les maisons ne se bâtissent que sur les îles des dieux.
elements-refused-no-house = Vous n’avez plus de maison.
elements-refused-no-person-there = Vous n’avez pas d’habitant sur cette île.
elements-refused-island-full = On ne peut plus rien bâtir sur cette île.
elements-refused-no-building = Il n’y a plus de tel bâtiment dans la réserve.
elements-refused-no-marker = Vous n’avez plus de marqueur pour l’île d’un dieu.
elements-refused-no-ship-left = Tous vos navires sont sur la carte.
elements-refused-no-ship-there = Aucun navire de ce joueur n’est là.
elements-refused-nobody-there = Vous n’avez ni habitant ni prêtre sur cette île.
elements-refused-not-another = Choisissez un autre joueur.
elements-refused-no-walker = Personne à vous ne peut encore partir de là.
elements-refused-not-near = Ces îles ne sont pas voisines.
elements-refused-no-own-ship = Aucun de vos navires n’est là.
elements-refused-too-many = Tant d’habitants ne sont pas là, ou n’ont pas place à bord.
elements-refused-no-route = Aucune route connue n’y mène.
elements-refused-segments = On ne peut cultiver tant de parts à la fois.
elements-refused-houseless = Il faut une maison par habitant.
elements-refused-no-person-left = Tous vos habitants sont sur la carte.
elements-refused-payment = C’est plus que vous n’avez ou ne devez.
elements-refused-no-modifier = Il n’y a pas de modificateur à placer ici.
elements-refused-discovered = Cette route est déjà connue.
elements-refused-no-ship-near = Aucun navire n’est près de cette route.
elements-refused-wrong-energy = Une découverte se paie en vent et en eau.
elements-refused-surcharge = Cette énergie ne peut payer tout le supplément.
elements-refused-meal = Cette énergie ne peut payer le vivre manquant.
elements-refused-place-piece = On place d’abord les pièces de départ.
elements-refused-endow = On donne d’abord l’énergie de départ.
elements-refused-place-priest = On place les prêtres.
elements-refused-choose-priest = Choisissez d’abord le prêtre qui agit.
elements-refused-other-island = Ce n’est pas ce que propose cette île.
elements-refused-walking = Des habitants sont en chemin : continuez, ou arrêtez.
elements-refused-growing = La récolte est en cours : continuez, ou arrêtez.
elements-refused-pay-surcharge = Payez d’abord le supplément.
elements-refused-pay = Payez d’abord ce que vous devez.
elements-refused-feed = Nourrissez d’abord les habitants.
elements-refused-over = La partie est finie.
elements-refused-not-your-turn = C’est le tour d’un autre joueur.

## La première partie guidée

elements-lesson-welcome = Bienvenue. Quatre dieux tiennent quatre îles, et leur faveur vaut des points. Vous avez des prêtres à envoyer, des habitants à nourrir et de l’énergie à dépenser. Mettez votre premier prêtre dans le premier bâtiment de l’île de la Terre : le premier bâtiment est le meilleur.
elements-lesson-rival = Au tour de votre rivale. À deux joueurs, un prêtre sur un bâtiment de départ ferme celui d’à côté pour ce tour.
elements-lesson-build = Maintenant, un prêtre à Construction. Tous les prêtres sont placés avant que quiconque agisse : pensez à ce que vous pourrez payer.
elements-lesson-actions = Tous les prêtres sont en place. Vous êtes le premier joueur et agissez avec tous vos prêtres, dans l’ordre que vous voulez. L’énergie d’abord : passez à l’île de la Terre.
elements-lesson-energy = Un dieu donne 6 énergies, et 1 de plus par habitant à vous sur l’île. Prenez-les.
elements-lesson-house = Le prêtre de Construction agit ensuite. Une maison coûte 6 terre et se bâtit là où vous avez un habitant. Bâtissez-en une sur l’île de la Terre : les maisons laissent grandir votre peuple, et y comptent à la fin.
elements-lesson-support = Votre rivale ne prend pas l’énergie du Feu mais son soutien : le plus grand soutien d’un dieu vaut 12 points à la fin.
elements-lesson-food = Le tour est fini. Chaque habitant a mangé un vivre ; sans vivres, vous payez 3 énergies pour chacun. La couronne va vers la gauche, sauf si quelqu’un a soutenu les dieux.
elements-lesson-threshold = On peut prendre un soutien là où le gain serait d’au moins 6. Le premier bâtiment de l’île de la Terre le permet : envoyez-y de nouveau un prêtre.
elements-lesson-recruit = Vous avez trois maisons et deux habitants. Envoyez l’autre prêtre à Recrutement.
elements-lesson-choose = À vous d’agir. Commencez par l’île de la Terre.
elements-lesson-raise = C’est le dernier tour de notre courte partie : l’énergie ne vaut plus grand-chose. Montez votre soutien de la Terre.
elements-lesson-person = Un habitant coûte 12 énergies de toute sorte, et arrive là où vous avez un habitant ou un prêtre. Recrutez-en un sur l’île de la Terre.
elements-lesson-mix = Un paiement au choix se fait par parts ; ce qui reste dû est dit plus haut. Payez 7 terre, et le reste suit.
elements-lesson-done = Les dieux comptent : le soutien de chaque dieu, puis bâtiments, maisons et habitants sur chaque île de dieu. Parcourez le décompte pour voir d’où viennent vos points. Une vraie partie a dix tours, quatre prêtres et toute la carte : navires, routes, récoltes et prêtres bloqués vous attendent.
