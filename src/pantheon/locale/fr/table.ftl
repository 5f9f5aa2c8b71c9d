# Ce que la table dit d’elle-même.

table-undone =
    { $seat ->
        [nobody] La dernière action est reprise.
       *[other] { $seat } reprend une action.
    }
table-bot-failed = Le robot qui joue pour { $seat } a failli ; un plus simple continue.
refused-no-analysis = Cette partie n’a pas pu être analysée.
table-file-too-slow = La vérification de cette partie a pris trop de temps : le fichier n’a pas été importé.
table-file-too-large = Cette partie est trop volumineuse : le fichier n’a pas été importé.
