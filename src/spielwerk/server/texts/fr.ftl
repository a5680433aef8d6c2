# Pourquoi le serveur dit non.

# --- à la table
no-not-started = La partie n’a pas commencé : des places sont encore libres.
no-not-seated = Vous n’êtes pas assis à cette table.
no-over = La partie est terminée.
no-over-dice = La partie est terminée, et ses dés sont publics.
no-not-your-turn = Ce n’est pas à vous de jouer.
no-illegal = Ce n’est pas possible pour le moment.
no-stale = La table a avancé entre-temps. Regardez de nouveau, puis répondez.
no-busy = Cela n’a pas pu être fait. Veuillez réessayer.
no-barrier = { $possible ->
        [0] Impossible à annuler : du hasard ou du secret a été révélé depuis, ou d’autres ont agi.
       *[other] Seules { $possible } réponses sur { $steps } peuvent être annulées : avant elles, du hasard ou du secret a été révélé, ou d’autres ont agi.
    }
no-early-barrier = Seules { $possible } réponses sur { $steps } peuvent être annulées.
no-way-back = Impossible de revenir au coup { $move }.
no-request-closed = Cette demande n’est plus ouverte.
no-consent = Votre accord n’est pas demandé.
no-chat-seated = Seules les personnes à la table peuvent parler ici.
no-chat-empty = Il n’y a rien à dire.
no-chat-too-fast = Vous parlez trop vite. Attendez { $seconds } s.

# --- les places
no-seat-taken = Cette place est prise.
no-open-seat = Aucune place n’est libre.
no-owner-only = Seule la personne qui a ouvert la table peut le faire.
no-host-only = Seul l’hôte de la table peut le faire.
no-such-seat = Il n’y a pas de telle place à reprendre.
no-nobody-left = Personne n’a quitté cette place.
no-already-seated = Vous êtes déjà assis à cette table.
no-waits-for-leaver = La table attend la personne qui est partie.
no-not-over = La partie n’est pas encore terminée.
no-did-not-sit = Vous n’étiez pas assis à cette table.
no-sealed = La partie est en cours, et son enregistrement est scellé.
no-not-listed = Cette table est réservée aux invités. Demandez le lien.
no-private = Cette table n’est pas ouverte aux spectateurs.
no-too-many-tables = Vous avez { $most } tables inachevées. Terminez-en d’abord quelques-unes.

# --- les personnes
no-name-empty = Un nom a au moins un caractère visible.
no-name-taken = Le nom { $name } est déjà pris.
no-signed-in = Déconnectez-vous avant de créer un autre compte.
no-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
no-webhook-address = Ce n’est pas une adresse web ; elle commence par https:// ou http://.
no-webhook-plain = Une adresse de webhook ne contient ni nom, ni mot de passe, ni espace.

# --- les requêtes
no-too-fast = Trop vite. Attendez { $seconds } s.
no-malformed = La demande n’a pas été comprise.
no-not-text = Ce message n’est pas du texte.
no-not-subscribed = Il faut d’abord s’abonner (subscribe).
no-origin = Cette requête vient d’un autre site.
no-broken = Quelque chose a mal tourné ici. Veuillez réessayer.
no-found-table = Cette table n’existe pas.
no-found-game = Ce jeu n’existe pas.
no-found-invitation = Cette invitation n’existe pas.
no-found-replay = Cette partie n’existe pas.
no-found-seat = Cette place n’existe pas.
no-found-page = Il n’y a rien ici.
no-other = C’est impossible.

# --- les enregistrements
no-record = Cet enregistrement ne peut pas être ouvert.
no-record-foreign = Ce n’est pas un enregistrement de Spielwerk.
no-record-format = Cet enregistrement est au format { $format }, inconnu ici.
no-record-incomplete = Il manque quelque chose dans cet enregistrement.
no-record-key = La clé de cet enregistrement n’est pas celle qui a été scellée avant la partie.
no-record-game = Cet enregistrement est celui d’un jeu inconnu ici : { $game }.
no-record-pack = Cette partie a été jouée avec un matériel particulier qui n’est pas disponible ici ({ $pack }).
no-record-setup = Les réglages de cet enregistrement ne permettent pas de jouer.
no-record-position = La position de départ de cet enregistrement est impossible.
no-record-answer = La réponse { $number } de cet enregistrement n’est pas permise.
no-record-chance = { $number ->
        [0] Les tirages de mise en place de cet enregistrement ne correspondent pas au jeu.
       *[other] Les jets ou tirages de cet enregistrement après la réponse { $number } ne correspondent pas au jeu.
    }
no-record-dice = { $number ->
        [0] La mise en place de cet enregistrement n’est pas celle que donne sa clé.
       *[other] Les dés après la réponse { $number } ne sont pas ceux que donne la clé de cet enregistrement.
    }
no-record-scores = Les points de cet enregistrement ne sont pas ceux que donne la partie.
no-record-length = Cet enregistrement ne compte que { $number } réponses.
no-record-seat = Il n’y a pas de place { $seat } dans cet enregistrement.
no-record-newer = Cette partie suit la version { $theirs } des règles de { $game } ; ici, on joue la version { $ours }.
no-record-older = Cet enregistrement suit la version { $theirs } des règles de { $game } ; avec la version { $ours }, jouée ici, il mène ailleurs.
no-record-rules-fixed = Les règles ont été corrigées au milieu de cette partie, après la réponse { $number } ; ce qui précède ne peut pas être rejoué.
no-record-sealed = La clé n’est publiée qu’à la fin de la partie.
no-record-slow = Cet enregistrement est trop long à rejouer.

# --- ouvrir une table
no-setup = Cette table ne peut pas être ouverte.
no-setup-game = Il n’y a pas ici de jeu nommé { $game }.
no-setup-players = { $game } se joue de { $few } à { $many } personnes.
no-setup-names = Les noms ne correspondent pas au nombre de places.
no-setup-option = Le réglage { $option } ne peut pas être choisi ainsi.
no-setup-mismatch = Ces réglages ne vont pas ensemble, ou pas avec ce nombre de personnes.
no-setup-level = Il n’y a pas ici de robot nommé { $level }.
no-setup-one-seat = Vous ne pouvez occuper qu’une place. Pour les personnes à vos côtés, choisissez des places sur cet appareil.
no-setup-branch = La partie se termine au coup { $move }. Bifurquez avant.
no-setup-seat = Il n’y a pas de place { $seat } à cette table.
no-setup-layout = Aucune carte aléatoire jouable avec ces tuiles. Choisissez la carte rapide.
