# Les pages du navigateur.

## Commun

web-tagline = { $games ->
    [0] Des jeux
    [one] Un jeu
    [2] Deux jeux
    [3] Trois jeux
    [4] Quatre jeux
    [5] Cinq jeux
    [6] Six jeux
   *[other] { $games } jeux
} de société sur les dieux, à une même table : entre amis ou contre des robots, dans votre navigateur.
web-to-lobby = Retour à l’accueil
web-pages = Menu principal
web-language = Langue
web-light = Passer au thème clair
web-dark = Passer au thème sombre
web-close = Fermer
web-cancel = Annuler
web-confirm = Confirmer
web-back = Retour
web-next = Suivant
web-more = Afficher plus
web-no = Non
web-loading = Chargement…
web-rules = Règles
web-rule = Règle { $id }
web-settings = Réglages
web-history = Mes parties
web-replays = Rediffusions
web-replay = Revoir la partie
web-account = Compte
web-learn = Apprendre en jouant
web-you = Vous
web-yourself = vous
web-players = Joueurs
web-player = Joueur { $number }
web-points = points
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes = { $count } min
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## L’accueil

web-games = Jeux
web-play-bots = Jouer contre des robots
web-invite-friends = Inviter des amis
web-public-tables = Tables publiques
web-filter = Filtrer les tables
web-filter-all = Toutes
web-filter-waiting = Ouvertes
web-filter-playing = En cours
web-no-tables = Aucune table publique pour l’instant. Ouvrez-en une !
web-your-tables = Vos tables
web-back-to-table = Y retourner
web-have-code = Vous avez un code ?
web-code = Code de la table
web-code-help = Saisissez le code ou le lien d’un ami pour rejoindre sa table. Aucun compte requis.
web-join = Rejoindre
web-watch = Regarder
web-playing = en cours
web-waiting-for = { $count ->
    [one] en attente de { $count } joueur
   *[other] en attente de { $count } joueurs
}
web-bad-file = Pantheon ne peut pas lire ce fichier de partie.
web-running = En cours
web-sample-replays = Exemples de parties
web-no-matches = Aucune partie terminée pour l’instant.

## Variantes

variant = Variante
variant-mine = Mes variantes
variant-name = Nom de la variante
variant-note = Remarque
variant-plain = Les options habituelles
variant-players = { $game }, { $seats } joueurs
variant-changes = Ce qu’elle change
variant-usually = (d’habitude { $value })
variant-own-data = son propre fichier de données
variant-on = oui
variant-off = non
variant-play = Jouer contre des robots
variant-edit = Modifier les options
variant-save = Enregistrer dans ce navigateur
variant-saved = Enregistrée dans ce navigateur
variant-forget = Retirer de ce navigateur
variant-link = Lien vers la variante
variant-file = Enregistrer le fichier
variant-share = Partager ces options
variant-open = Ouvrir un fichier de partie ou de variante
variant-here = Collez ci-dessus le lien d’une variante, ou déposez son fichier sur cette page.

## Une nouvelle table

web-how-many = Nombre de joueurs
web-bot-level = Niveau des robots
web-elo = Elo { $elo }
web-elo-about = Elo mesuré lors de parties entre robots ; le niveau « Détendu » vaut 0.
web-preset = Mode de jeu
web-preset-own = Personnalisé
web-clock = Limite de temps
web-clock-none = Aucune
web-clock-turn = Par tour
web-clock-move = Par coup
web-clock-final = Compte à rebours pour les derniers
web-clock-seconds = Durée
web-no-hints = Sans conseils
web-random-modes = Modes au hasard
web-all-options = Toutes les options
web-rulings = Interprétations
web-rulings-help = Points de règle dont la lecture a changé. Une nouvelle table prend la lecture actuelle.
web-rulings-changed = Points de règle lus autrement qu’aujourd’hui : { $names }
web-rulings-older = Cette partie continue avec les règles de son début : { $names }
web-public = Afficher cette table à l’accueil : tout le monde pourra la rejoindre
web-public-watch = Afficher cette table à l’accueil : tout le monde pourra regarder
web-play-now = Jouer
web-open-table = Ouvrir la table

## La salle d’attente

web-seats = Places
web-open-seat = Place libre
web-sit = S’asseoir ici
web-sit-here-too = Joueur local
web-local-name = Nom du prochain joueur local
web-add-bot = Robot
web-clear-seat = Retirer
web-rename = Renommer
web-stand-up = Quitter la place
web-start = { $open ->
    [0] Lancer la partie
    [one] Il manque un joueur
   *[other] Il manque { $open } joueurs
}
web-host-starts = L’hôte lance la partie.
web-how-played = Réglages de la partie
web-invite = Inviter
web-code-is = Code de la table
web-link = Lien de la table
web-qr = Code QR du lien de la table
web-copy = Copier le lien
web-copied = Copié
web-share = Partager

## La table

web-board = Plateau
web-actions = Actions
web-views = Vues
web-tab-table = Table
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-zoom-fit = Ajuster à l’écran
web-online = en ligne
web-away = absent
web-bot = robot · { $level }
web-your-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-waiting-all = Tout le monde joue en même temps
web-sending = Envoi…
web-over = La partie est terminée
web-choosable = Disponible
web-choosable-after = Disponible après ce changement : { $change }
web-empty-slot = Vide
web-place-here = Poser ici
web-final = Cette action est définitive.
web-choose-first = Choisissez d’abord une action : les contours dorés montrent ce que vous pouvez faire.
web-not-there = Vous ne pouvez pas choisir cela maintenant.
web-variant = Changer
web-variant-turn = Pivoter
web-variant-face = Retourner
web-variant-amount = Quantité
web-variant-less = { $name } : moins
web-variant-more = { $name } : plus
web-variant-most = { $name } : autant que possible
web-variant-max = max.
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = Demande envoyée aux autres joueurs.
web-undo-wish = { $name } demande à annuler une action.
web-agree = D’accord
web-withdraw = Retirer la demande
web-pass-turn = Passer pour ce tour
web-hint = Conseil
web-hint-is = Suggestion : { $action }
web-hint-expects = Suggestion : { $action } (chances de gagner estimées : { $percent } %)
web-hint-late = Quelqu’un a joué entre-temps : ce conseil n’est plus à jour. Redemandez-en un.
web-hint-about = Les pourcentages sont vos chances de gagner, estimées par un robot.
web-expected = chances de gagner estimées :
web-percent = { $percent } %
web-log = Journal
web-by-timeout = temps écoulé
web-by-timer = sablier écoulé
web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-say = Écrire un message
web-send = Envoyer
web-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-you-watch = Vous regardez cette partie.
web-take-over = Remplacer { $name }
web-take-over-ask = Demander à remplacer { $name }
web-take-over-asked = En attente de l’accord des joueurs…
web-take-over-wish = { $name } demande à remplacer { $bot }.
web-timer-of = { $name } · { $what }
web-timer-turn = tour
web-timer-move = coup
web-timer-final = derniers joueurs
web-choice-taken = { $name } a été plus rapide : { $what } n’est plus disponible.
web-choice-gone = La partie a avancé : votre choix n’est plus possible.
web-time-left = Temps restant : { $time }
web-lost = Connexion perdue. Reconnexion en cours… Votre partie est sauvegardée.
web-server-leaves = Le serveur redémarre. Vous serez reconnecté automatiquement.
web-hand-over = Passer l’appareil
web-hand-to = À { $name } de jouer
web-i-am = Je suis { $name }
web-hand-openly = Ne plus demander à cette table
web-search-rules = Chercher une règle
web-summary = En bref
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] 1 règle
   *[other] { $count } règles
}

## Le plateau en mode texte

web-text-mode = Plateau en mode texte
web-text-choices = Ce que vous pouvez faire
web-text-chosen = Choisi : { $what }
web-text-nothing = Rien à choisir pour l’instant.
web-text-lies = Contenu du plateau

## Réglages

web-sound = Son
web-volume = Volume
web-motion = Vitesse des animations
web-motion-slow = Lente
web-motion-normal = Normale
web-motion-fast = Rapide
web-motion-none = Aucune animation
web-board-size = Taille du plateau
web-name-here = Votre nom
web-notify = M’avertir quand c’est à moi de jouer et que cet onglet est en arrière-plan
web-confirming = Demander confirmation
web-confirm-auto = Pour les poses et les actions définitives
web-confirm-always = Pour chaque action
web-confirm-never = Jamais
web-asking = Me proposer de réagir au jeu des autres
web-ask-playable = Seulement si je peux jouer quelque chose
web-ask-always = À chaque fois
web-ask-never = Jamais : passer à ma place
web-keys = Raccourcis clavier
web-keys-help = Flèches : se déplacer sur le plateau. Entrée : choisir et confirmer. Échap : revenir. R : pivoter. F : retourner. + et − : zoom. 0 : plateau entier. U : annuler. H : conseil. T : plateau en mode texte.
web-leave = Quitter : un robot joue à ma place
web-resign = Abandonner
web-resign-now = Oui, abandonner
web-resign-about = Vous renoncez et terminez dernier. Face à des robots seulement, la partie s’arrête.

## Fin de partie

web-scoring = Décompte
web-you-win = Vous avez gagné !
web-won = { $name } gagne
web-shared = Victoire partagée : { $names }
web-placed = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
web-end-resigned = La partie a été abandonnée.
web-score-kinds = Détail des points
web-score-total = Total
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-walk-again = Revoir le décompte
web-share-replay = Partager la rediffusion
web-skip = Passer
web-chart = Points au fil de la partie
web-chart-due = Points si la partie s’était arrêtée là
web-chart-start = début
web-chart-end = fin

## Revoir et apprendre

web-moment = Étape
web-moment-of = Étape { $at } sur { $total }
web-first = Aller au début
web-step-back = Étape précédente
web-play = Lecture
web-pause = Pause
web-step = Étape suivante
web-last = Aller à la fin
web-speed = Vitesse
web-jump = Aller à un tour
web-eyes = Point de vue
web-eyes-spectator = Spectateur
web-eyes-all = Tout révéler
web-download = Télécharger
web-outlook = Chances de gagner estimées
web-outlook-working = Analyse de la partie…
web-remarks = Analyse
web-no-remarks = Aucune erreur notable.
web-turning = Tournant de la partie
web-turned-at = Tournant de la partie à l’étape { $step }
web-lost-share = Ce coup coûte { $percent } % de chances de gagner à { $name }.
web-lost-none = { $name } ne pouvait pas faire mieux.
web-better = Mieux : { $action }
web-unofficial = Pantheon est un projet non officiel et non commercial, avec ses propres textes et dessins. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.
web-beside = { $place }, autour : { $others }
web-mean-loss = { $name } : { $percent } % de chances de gagner perdues par action, en moyenne
web-no-replay = Aucune rediffusion n’est disponible pour cette table.
web-lesson-lit = Suivez les contours dorés.
web-lesson-your-move = À vous : suivez les contours dorés.
web-lesson-done = Jouer une partie
web-rival = Ada
web-no-lesson = Ce jeu n’a pas de partie guidée.

## Compte

web-you-are = Votre profil
web-name = Nom
web-colour = Couleur et symbole
web-colour-vermilion = Vermillon, éclair
web-colour-blue = Bleu, trident
web-colour-green = Vert, feuille
web-colour-yellow = Jaune, soleil
web-colour-purple = Violet, croissant
web-colour-sky = Bleu ciel, oiseau
web-colour-grey = Gris, montagne
web-save = Enregistrer
web-saved = Enregistré.
web-account-keep = Conserver vos parties
web-account-why = Sans compte, seul ce navigateur vous reconnaît. Avec un compte, vous vous connectez depuis n’importe quel appareil.
web-your-data = Vos données
web-your-data-what = Votre nom, vos parties et vos messages sont enregistrés sur ce serveur.
web-export-data = Télécharger vos données
web-delete-account = Supprimer votre compte
web-delete-data = Supprimer vos données
web-delete-what = Votre nom, vos sessions et tous vos messages sont supprimés tout de suite, sans retour possible. Vos places dans les anciennes parties indiqueront « Ancien joueur » ; dans les parties en cours, un robot vous remplace.
web-delete-for-good = Supprimer définitivement
web-login = Nom d’utilisateur
web-password = Mot de passe (8 caractères au moins)
web-sign-in = Se connecter
web-register = Créer un compte
web-sign-out = Se déconnecter
web-signed-in = Connecté en tant que { $login }

## Refus

refused-malformed = Le serveur n’a pas compris cette demande.
refused-too-large = C’est trop long.
refused-too-fast = Trop de demandes à la fois. Patientez un instant.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-game = Ce jeu n’existe pas.
refused-unknown-level = Ce niveau de robot n’existe pas.
refused-unknown-language = Cette langue n’est pas disponible.
refused-no-lesson = Ce jeu n’a pas de partie guidée.
refused-not-found = Page introuvable.
refused-not-joined = Vous n’avez rejoint aucune table.
refused-no-such-seat = Cette place n’existe pas.
refused-seat-taken = Cette place est déjà prise.
refused-seat-open = Personne n’occupe cette place.
refused-not-a-bot = Aucun robot n’occupe cette place.
refused-seen-other-seat = Vous avez déjà joué à une autre place dans cette partie.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-started = La partie n’a pas encore commencé.
refused-already-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-over = La partie est terminée.
refused-seats-open = Il reste des places libres.
refused-not-to-act = Ce n’est pas à vous de jouer.
refused-stale = La partie a avancé entre-temps. Regardez le plateau avant de choisir.
refused-rule-broken = Les règles ne le permettent pas.
refused-option-refused = Ces options sont incompatibles.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-wish-pending = Une autre demande attend encore une réponse.
refused-no-wish = Cette demande n’est plus en cours.
refused-chat-full = Cette table a atteint sa limite de messages.
refused-no-hints = Cette table se joue sans conseils.
refused-no-hint = Aucun conseil disponible pour l’instant.
refused-hint-pending = Votre dernier conseil est encore en préparation.
refused-busy = Le serveur est surchargé. Rien n’a changé ; réessayez.
refused-not-kept = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.
refused-unreadable-table = L’enregistrement de la table { $table } est endommagé : la table a été fermée. L’administrateur du serveur peut la réparer.
refused-newer-rules = La table { $table } se joue avec des règles plus récentes que celles de ce serveur. Le serveur est en cours de mise à jour : réessayez dans une minute.
refused-closed = Cette table est fermée.
refused-banned = Vous êtes exclu de ce serveur. Motif : { $reason } Si vous pensez que c’est une erreur, écrivez à l’administrateur du serveur.
refused-banned-until = Vous êtes exclu de ce serveur jusqu’au { $day }. Motif : { $reason } Si vous pensez que c’est une erreur, écrivez à l’administrateur du serveur.
refused-already-account = Vous avez déjà un compte.
refused-login-taken = Ce nom d’utilisateur est pris.
refused-wrong-password = Nom d’utilisateur ou mot de passe incorrect.
refused-file-refused = Pantheon ne peut pas lire ce fichier de partie.
refused-variant-unreadable = Ce n’est pas une variante de Pantheon, ou il en manque une partie.
refused-variant-newer = Cette variante vient d’une version de Pantheon plus récente que celle de ce serveur.
refused-variant-option = Cette variante ne peut pas être jouée : sa valeur pour « { $option } » ne convient pas à ce jeu.
refused-not-owner = Seul le propriétaire de ce serveur peut utiliser le labo. Si c’est vous, ouvrez cette page sur l’ordinateur qui fait tourner le serveur, ou suivez le lien avec le jeton du propriétaire qu’il affiche.
refused-lab-busy = Le labo joue déjà. Arrêtez cette série ou attendez qu’elle se termine.
refused-lab-failed = Le labo ne peut pas faire cela : { $reason }
refused-unknown-run = Cette série n’existe pas ou a été supprimée.
refused-foreign = Cette demande ne venait pas de cette page.
refused-failed = Une erreur s’est produite sur le serveur. Réessayez.
refused-too-many-tables = Vous avez déjà { $most } tables en attente de joueurs. Lancez-en une ou quittez-en une d’abord.
refused-offline = Vous êtes hors ligne ; rien n’a été envoyé.

## Quand un chargement échoue

web-new-version = Une nouvelle version est disponible.
web-reload = Recharger
web-load-failed = Impossible de charger cette page. Vérifiez votre connexion et réessayez.
web-try-again = Réessayer
