# Ce que disent les pages du navigateur.

## Partout

web-tagline = Quatre jeux de dieux, une seule table : entre amis ou contre des robots, dans le navigateur.
web-to-lobby = Vers l’accueil
web-pages = Pages
web-language = Langue
web-light = Couleurs claires
web-dark = Couleurs sombres
web-close = Fermer
web-cancel = Annuler
web-confirm = Confirmer
web-back = Retour
web-next = Suite
web-more = Davantage
web-no = Non
web-loading = Un instant…
web-rules = Règles
web-rule = Règle { $id }
web-settings = Réglages
web-history = Mes parties
web-replays = Parties à revoir
web-replay = Revoir
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
web-filter = Quelles tables
web-filter-all = Toutes
web-filter-waiting = En attente
web-filter-playing = En cours
web-no-tables = Aucune table publique pour l’instant. Ouvrez-en une !
web-your-tables = Vos tables
web-back-to-table = Y revenir
web-have-code = Vous avez un code ?
web-code = Code de la table
web-code-help = Le code ou le lien d’un ami mène à sa table, sans compte.
web-join = Rejoindre
web-watch = Regarder
web-playing = en cours
web-waiting-for = { $count ->
    [one] attend { $count } joueur
   *[other] attend { $count } joueurs
}
web-bring-file = Revoir un fichier de partie
web-bad-file = Ce n’est pas une partie que Pantheon sache lire.
web-no-matches = Aucune partie terminée pour l’instant.

## Une nouvelle table

web-how-many = Combien de joueurs
web-bot-level = Jeu des robots
web-level-random = insouciant
web-level-greedy = rapide
web-level-search = réfléchi
web-preset = Façon de jouer
web-preset-own = Comme réglé ci-dessous
web-clock = Pendule
web-clock-none = Aucune
web-clock-turn = Un sablier par tour
web-clock-move = Une échéance par coup
web-clock-final = Les derniers sont pressés
web-clock-seconds = Durée
web-random-modes = Tirer les modes au sort
web-all-options = Toutes les options
web-public = L’afficher à l’accueil, pour que chacun puisse la rejoindre
web-public-watch = L’afficher à l’accueil, pour que chacun puisse regarder
web-play-now = Jouer
web-open-table = Ouvrir la table

## La salle d’attente

web-seats = Places
web-open-seat = Place libre
web-sit = S’asseoir ici
web-sit-here-too = Aussi sur cet écran
web-local-name = Nom du joueur suivant sur cet écran
web-add-bot = Robot
web-clear-seat = Libérer
web-stand-up = Se lever
web-start = Commencer
web-start-when-full = Commencer quand toutes les places sont prises
web-host-starts = La partie est lancée par qui a ouvert la table.
web-how-played = Façon de jouer
web-invite = Inviter
web-code-is = Le code de la table
web-link = Le lien de la table
web-qr = Le lien de la table en code QR
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
web-tab-chat = Paroles
web-tab-rules = Règles
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Tout montrer
web-online = en ligne
web-away = absent
web-bot = robot { $level }
web-your-turn = À vous
web-turn-of = Tour de { $name }
web-waiting-all = Tous jouent
web-sending = Un instant…
web-over = La partie est finie
web-choosable = Peut être choisi
web-choosable-after = Peut être choisi après ceci : { $change }
web-empty-slot = Vide
web-place-here = Poser ici
web-final = On ne pourra pas revenir dessus.
web-choose-first = Choisissez d’abord quoi faire : les contours dorés montrent ce qui est possible.
web-not-there = Cela ne peut pas être choisi maintenant.
web-variant = Changer
web-variant-turn = Pivoter
web-variant-face = Retourner
web-variant-amount = Combien
web-variant-less = { $name } : moins
web-variant-more = { $name } : plus
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-asked = La question est posée aux autres.
web-undo-wish = { $name } demande à reprendre une action.
web-agree = D’accord
web-withdraw = Tant pis
web-hint = Conseil
web-hint-is = Un robot ferait : { $action }
web-hint-expects = { $action } : { $percent } % de la victoire à espérer.
web-hint-late = D’autres ont joué entre-temps, et le conseil ne sert plus. Redemandez-le.
web-hint-about = La part de la victoire qu’un robot en espère.
web-expected = à espérer :
web-percent = { $percent } %
web-log = Journal
web-by-timeout = le temps était écoulé
web-by-timer = le sable s’est écoulé
web-chat = Paroles
web-chat-empty = Rien n’a encore été dit.
web-say = Dire quelque chose
web-send = Envoyer
web-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-you-watch = Vous regardez.
web-take-over = Jouer pour { $name }
web-take-over-ask = Demander à remplacer { $name }
web-take-over-asked = En attente de l’accord des joueurs…
web-take-over-wish = { $name } demande à remplacer { $bot }.
web-time-left = Temps restant : { $time }
web-lost = La connexion est perdue. Rien d’autre ne l’est : elle se rétablit d’elle-même.
web-server-leaves = Le serveur redémarre ; la table revient d’elle-même.
web-hand-over = Passer l’appareil
web-hand-to = C’est au tour de { $name }
web-i-am = C’est moi, { $name }
web-hand-openly = Ne plus demander à cette table
web-search-rules = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] Une règle
   *[other] { $count } règles
}

## Le plateau en mots

web-text-mode = Plateau en texte
web-text-choices = Ce que vous pouvez faire
web-text-chosen = Choisi : { $what }
web-text-nothing = Rien à choisir pour l’instant.
web-text-lies = Ce qui se trouve où

## Réglages

web-sound = Sons
web-notify = Me prévenir quand c’est à moi et que je regarde ailleurs
web-confirming = Confirmation
web-confirm-auto = Quand on pose quelque chose, ou qu’on ne peut revenir dessus
web-confirm-always = Toujours
web-confirm-never = Jamais
web-keys = Touches
web-keys-help = Les flèches vont d’une place à l’autre, Entrée choisit et confirme, Échap revient. R pivote, F retourne, U reprend, H donne un conseil, T montre le plateau en texte.
web-leave = Quitter la table (un robot continue)

## La fin

web-scoring = Décompte
web-won = { $name } l’emporte
web-shared = Victoire partagée : { $names }
web-placed = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
web-rematch = Revanche
web-rematch-join = Vers la revanche
web-walk-again = Revoir le décompte
web-share-replay = Partager la partie
web-skip = Passer
web-chart = Points au fil de la partie
web-chart-due = Points, si la partie avait fini alors
web-chart-start = début
web-chart-end = fin

## Revoir et apprendre

web-moment = Moment
web-moment-of = { $at } sur { $total }
web-first = Au début
web-step-back = Un pas en arrière
web-play = Lire
web-pause = Pause
web-step = Un pas en avant
web-last = À la fin
web-speed = Vitesse
web-jump = Aller à un tour
web-eyes = Vu par
web-eyes-spectator = En spectateur
web-eyes-all = Rien de caché
web-download = Télécharger
web-outlook = Qui avait des chances de gagner
web-outlook-working = La partie est en cours d’analyse…
web-remarks = Analyse
web-no-remarks = Personne n’a beaucoup perdu en chemin.
web-turning = La partie bascule
web-turned-at = La partie bascule à l’étape { $step }
web-lost-share = { $name } perd ici { $percent } % de la victoire.
web-lost-none = { $name } ne pouvait faire mieux.
web-better = Mieux : { $action }
web-unofficial = Pantheon n’est ni officiel ni commercial ; ses textes et ses dessins sont les siens. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.
web-way-at = { $action } ({ $place })
web-mean-loss = { $name } a perdu { $percent } % par action en moyenne
web-no-replay = Il n’y a rien à revoir de cette table.
web-lesson-lit = Suivez les contours dorés.
web-lesson-your-move = À vous : suivez l’or.
web-lesson-done = Fini : à vous de jouer
web-no-lesson = Il n’y a pas de partie guidée pour ce jeu.

## Compte

web-you-are = Vous êtes
web-name = Nom
web-colour = Couleur et signe
web-colour-vermilion = Vermillon, éclair
web-colour-blue = Bleu, trident
web-colour-green = Vert, feuille
web-colour-yellow = Jaune, soleil
web-colour-purple = Violet, croissant
web-colour-sky = Ciel, oiseau
web-colour-grey = Gris, montagne
web-save = Enregistrer
web-saved = Enregistré.
web-account-keep = Garder vos parties
web-account-why = Sans compte, ce navigateur vous connaît. Avec un compte, tous vos appareils vous connaissent.
web-login = Nom d’utilisateur
web-password = Mot de passe (8 caractères au moins)
web-sign-in = Se connecter
web-register = Créer un compte
web-sign-out = Se déconnecter
web-signed-in = Connecté : { $login }

## Quand la table dit non

refused-malformed = Cela n’a pas été compris.
refused-too-large = C’est trop long.
refused-too-fast = Trop à la fois : attendez un instant.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-game = Ce jeu n’existe pas.
refused-unknown-level = Ce robot n’existe pas.
refused-unknown-language = Pantheon ne parle pas cette langue.
refused-no-lesson = Il n’y a pas de partie guidée pour ce jeu.
refused-not-found = Il n’y a rien ici.
refused-not-joined = Vous n’êtes à aucune table.
refused-no-such-seat = Cette place n’existe pas.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-seat-open = Personne n’est assis là.
refused-not-a-bot = Aucun robot n’est assis là.
refused-seen-other-seat = Vous avez déjà joué à une autre place dans cette partie.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-started = La partie n’a pas commencé.
refused-already-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas finie.
refused-over = La partie est finie.
refused-seats-open = Des places sont encore libres.
refused-not-to-act = Ce n’est pas à vous.
refused-stale = Il s’est passé quelque chose entre-temps : regardez à nouveau.
refused-rule-broken = Les règles ne le permettent pas.
refused-option-refused = Ces options ne vont pas ensemble.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-wish-pending = Quelqu’un l’a déjà demandé.
refused-no-wish = Personne ne le demande plus.
refused-chat-full = Limite de messages atteinte à cette table.
refused-no-hint = Aucun conseil pour l’instant.
refused-hint-pending = Votre dernier conseil n’est pas encore prêt.
refused-busy = Le serveur est occupé ; rien n’a changé. Réessayez.
refused-not-kept = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.
refused-unreadable-table = L’enregistrement de la table { $table } est endommagé ; la table a été mise de côté. L’hébergeur du serveur peut la réparer.
refused-already-account = Vous avez déjà un compte.
refused-login-taken = Ce nom d’utilisateur est pris.
refused-wrong-password = Nom d’utilisateur ou mot de passe incorrect.
refused-file-refused = Ce n’est pas une partie que Pantheon sache lire.
refused-foreign = Cette demande ne venait pas de cette page.
refused-failed = Une erreur s’est produite sur le serveur. Réessayez.
refused-too-many-tables = Vous avez déjà { $most } tables en attente de joueurs. Lancez-en ou quittez-en une.
refused-offline = La connexion est perdue ; rien n’a été envoyé.

## Quand un chargement échoue

web-load-failed = Impossible de charger cette page. Vérifiez votre connexion et réessayez.
web-try-again = Réessayer
