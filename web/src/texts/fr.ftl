# Les mots de l’interface, pour tous les jeux.
ui-home = Accueil
ui-skip-to-main = Aller au contenu
ui-language = Langue
ui-language-en = English
ui-language-de = Deutsch
ui-language-fr = Français
ui-theme = Thème
ui-theme-switch = Clair ou sombre
ui-theme-system = Comme le système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-sound = Son quand c’est à vous
ui-notify = Notification quand c’est à vous
ui-settings = Réglages
ui-credits = Crédits
ui-rules = Règles
ui-rules-of = Règles de { $game }
ui-rule = Règle { $id }
ui-rule-missing = Cette règle n’a pas de texte ici.
ui-rule-in-book = Lire dans le livre de règles
ui-help = Aide
ui-help-text = Ce qui brille peut être touché. Ce qui est estompé dit pourquoi quand on le touche. La liste à côté du plateau offre les mêmes réponses en mots.
ui-help-numbers = l’option de ce numéro
ui-help-move = passer d’un élément du plateau à l’autre, monter et descendre dans le journal
ui-help-enter = toucher et confirmer
ui-help-undo = annuler la dernière étape
ui-help-zoom = plateau plus grand, plus petit, entier
ui-help-escape = lâcher un choix
ui-help-help = cette aide
ui-close = Fermer
ui-cancel = Annuler
ui-loading = Chargement …
ui-more = Autres pages
ui-none = Rien ici.

ui-start-title = De grands jeux, tout en légèreté
ui-start-text = Jouez dans le navigateur, contre des robots ou avec des amis grâce à un lien. Sans compte, avec une annulation équitable, chaque règle à portée de doigt et des dés vérifiables.
ui-play-now = Jouer à { $game }
ui-play-now-note = Vous contre deux robots. La partie commence aussitôt.
ui-my-games = Mes parties
ui-open-tables = Tables ouvertes
ui-tables = Tables
ui-new-table = Nouvelle table
ui-game = Jeu
ui-seats = Places
ui-seat = Place { $number }
ui-seat-me = Moi
ui-seat-open = Ouverte : un ami par lien
ui-seat-hotseat = Quelqu’un sur cet appareil
ui-add-seat = Ajouter une place
ui-remove-seat = Retirer une place
ui-listed = Montrer parmi les tables ouvertes
ui-create = Ouvrir la table
ui-clock = Horloge
ui-clock-none = Pas d’horloge
ui-clock-quick = 10 minutes + 20 s par tour
ui-clock-slow = 2 jours + 12 heures par tour
ui-level = { $level ->
        [random] au hasard
        [greedy] glouton
        [apprentice] apprenti
        [journeyman] compagnon
        [master] maître
        [grandmaster] grand maître
        [rusher] fonceur
        [builder] bâtisseur
        [explorer] explorateur
        [patrician] patricien
        [blocker] bloqueur
        [gambler] flambeur
       *[other] { $level }
    }
ui-bot = Robot, { ui-level }
ui-bot-name = Robot { $number } ({ ui-level })
ui-player-name = Joueur { $number }
ui-guest-name = Invité { $number }
ui-waiting-title = En attente de joueurs
ui-invite-text = Envoyez ce lien à un ami. Aucun compte n’est nécessaire.
ui-invite-link = Lien d’invitation
ui-copy-link = Copier le lien
ui-copied = Copié
ui-open-seat = place libre
ui-you = vous
ui-fill = Ou commencer avec des robots aux places libres :
ui-join = Prendre place
ui-join-title = Vous êtes invité
ui-join-text = Une partie de { $game } vous attend.
ui-spectate = Seulement regarder
ui-your-name = Votre nom
ui-turn-of = { $player } joue

ui-board = Plateau
ui-zoom = Taille du plateau
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-zoom-fit = Plateau entier
ui-status = Ce qui se passe
ui-sequence = Déroulement
ui-your-turn = À vous de jouer
ui-over = Partie terminée
ui-offline = Connexion perdue, nouvel essai …
ui-unreachable = Le serveur est injoignable.
ui-waiting-for = En attente : { $players }
ui-early-kept = Votre choix est fait. Il reste secret jusqu’à ce que tout le monde ait choisi.
ui-all-at-once = Tout le monde choisit en même temps, en secret
ui-no-table = Cette table n’existe pas.
ui-options = Vos options
ui-keys = touches
ui-no-options = Rien à décider pour vous en ce moment.
ui-by-chance = le hasard décide
ui-actions = Actions
ui-undo = Annuler
ui-restart = Recommencer le tour
ui-undo-ask = Demander l’annulation
ui-undo-ask-title = Depuis, du hasard ou du secret a été révélé, ou d’autres ont agi : tous doivent être d’accord.
ui-undo-to = Annuler à partir d’ici
ui-chain = Étapes de ce tour
ui-confirm = Confirmer
ui-why-not = Pourquoi pas { $thing } ?
ui-not-now = Cela ne fait pas partie de la question.
ui-ways = Ce que vous pouvez faire
ui-way = Montrer où trouver : { $what }
ui-instead = À la place : { $option }
ui-possible = { $count ->
        [one] Montrer ce qui est possible
       *[other] Montrer ce qui est possible ({ $count })
    }
ui-careful = Attention :
ui-plea = { $player } demande à annuler le dernier coup.
ui-plea-waiting = en attente des autres
ui-agree = Accepter
ui-refuse = Refuser
ui-opponents = Joueurs
ui-open-mat = ouvrir un plateau
ui-see-mat = Plateau de { $player }
ui-close-mat = Fermer le plateau
ui-points = points
ui-thinking = réfléchit
ui-seconds = { $seconds } s
ui-thought = a réfléchi { $seconds } s
ui-points-now = Points actuels, par source
ui-points-now-note = Comme si la partie s’arrêtait maintenant. Ce qui est caché est compté à la fin.
ui-here = présent
ui-away = absent
ui-gone-left = parti
ui-gone-resigned = a abandonné
ui-gone-timeout = temps écoulé
ui-take-over = Prendre cette place
ui-gone-waiting = parti, la table attend
ui-bot-for = { $bot }, joue pour { $player }
ui-absent = { $player } a quitté la table.
ui-let-bot = Faire jouer un robot pour { $player }
ui-bot-level = Quel robot
ui-leave = Quitter la table
ui-leave-text = Vous pouvez revenir à tout moment : rouvrez la table, et la place est à vous.
ui-leave-wait = La table m’attend, sauf si l’hôte fait jouer un robot.
ui-leave-bot = Entre-temps, un robot joue pour moi.
ui-leave-resign = J’abandonne. Un robot joue jusqu’à la fin, et je ne pourrai pas revenir.
ui-leave-now = Quitter
ui-resign = Abandonner
ui-log = Journal
ui-new-since = nouveau depuis votre dernier tour
ui-new = nouveau
ui-chat = Discussion
ui-chat-write = Écrire un message
ui-send = Envoyer
ui-recap = Depuis votre dernier tour
ui-skip = Passer
ui-tabs = Parties de la table
ui-tab-board = Plateau
ui-tab-me = Moi
ui-tab-others = Autres
ui-tab-log = Journal
ui-tab-glows = il y a quelque chose à choisir ici
ui-report = Signaler un défaut
ui-report-text = La position, telle que vous la voyez, est mise dans un fichier qui montre le même écran.
ui-report-note = Qu’est-ce qui ne va pas ?
ui-report-save = Enregistrer le fichier
ui-reported = Ouvert depuis un rapport (version { $version }).
ui-reported-still = C’est une image de la table ; on ne peut rien y jouer.
ui-branch = pas la vraie partie
ui-branch-note = Ceci est une variante, pas la vraie partie.
ui-rules-fixed = Les règles de ce jeu ont été corrigées après le coup { $move }. La partie continue de la même position ; ce qui précède ne peut plus être annulé.

ui-wins = { $count ->
        [one] { $players } gagne
       *[other] { $players } gagnent ensemble
    }
ui-shared = Égalité de points : la victoire est partagée.
ui-over-text = { $points ->
        [one] Avec { $points } point.
       *[other] Avec { $points } points.
    }
ui-rematch = Revanche
ui-replay = Revoir
ui-copy-text = Copier en texte
ui-look-board = Voir le plateau
ui-final-scoring = Décompte final
ui-best-dot = le point marque le meilleur de la ligne
ui-total = Total
ui-curve = Points, coup par coup
ui-trust = Égalités et confiance
ui-decided-title = Ce qui a fait la différence
ui-decided = { $points ->
        [one] { $winner } termine { $points } point devant { $second } : { $edges }.
       *[other] { $winner } termine { $points } points devant { $second } : { $edges }.
    }
ui-decided-edge = { $by } de plus pour « { $source } »
ui-decided-behind = Pour « { $source } », { $second } avait { $by } d’avance.
ui-tie-broken = { $players } sont à égalité de points ; ce qui compte alors : { $name } ({ $values }).
ui-no-winner = Personne ne gagne cette fois
ui-tie = Les joueurs à égalité partagent la victoire.
ui-no-tie = Pas d’égalité.
ui-sealed = Les dés ont été scellés avant la partie :
ui-sealed-title = Dés scellés
ui-sealed-what = Voici l’empreinte de la clé secrète dont proviennent tous les jets et tous les tirages de cette partie. Elle a été fixée à la création de la table, avant que quiconque puisse choisir une place ; après la partie, la clé est publiée et chacun peut vérifier que rien n’a été modifié.
ui-sealed-copy = Copier l’empreinte
ui-verified = { $count ->
        [one] { $count } lancer ou tirage vérifié.
       *[other] Les { $count } lancers et tirages sont vérifiés.
    }
ui-not-verified = Les dés n’ont pas pu être vérifiés. { $reason }
ui-verify = Vérifier les dés
ui-download = Enregistrer la partie
ui-open-record = Ouvrir une partie
ui-record-file = Fichier de partie
ui-not-a-record = Ce fichier n’est pas une partie enregistrée.
ui-to-table = Vers la table
ui-before-game = Avant le premier coup
ui-first = Au début
ui-back = Un coup en arrière
ui-play = Lire
ui-pause = Pause
ui-next = Un coup en avant
ui-last = À la fin
ui-move = Coup
ui-link-move = Lien vers ce coup
ui-branch-here = Jouer à partir d’ici
ui-branch-explain = Une nouvelle table commence à ce coup. Elle est marquée comme variante et ne change rien à la vraie partie.
ui-as = en tant que
ui-against = contre
ui-play-on = Jouer la suite

ui-search = Recherche
ui-search-rules = Des mots ou un numéro de règle
ui-contents = Sommaire
ui-motion = Animation
ui-motion-off = Aucune
ui-motion-fast = Rapide
ui-motion-normal = Normale
ui-confirm-when = Confirmer les réponses
ui-confirm-never = Jamais
ui-confirm-final = Quand on ne peut pas les annuler
ui-confirm-always = Toujours
ui-forced = Répondre tout seul quand il n’y a qu’une option
ui-profile = Vous
ui-webhook = Webhook pour votre tour
ui-webhook-note = Cette adresse est prévenue quand c’est à vous. Laissez vide pour aucune.
ui-save = Enregistrer
ui-saved = Enregistré.
ui-account = Compte
ui-account-note = Facultatif : avec un nom et un mot de passe, vous retrouvez vos places sur d’autres appareils.
ui-account-name = Nom du compte
ui-password = Mot de passe
ui-login = Se connecter
ui-register = Créer un compte
ui-logout = Se déconnecter
ui-credits-games = Les règles sont racontées avec nos propres mots. Les jeux appartiennent à leurs auteurs et éditeurs.
ui-credits-art = Plateaux, paysages, dés et marqueurs sont dessinés pour Spielwerk.
ui-credits-icons = Icônes :
ui-credits-fonts = Polices :
ui-credits-code = Construit avec

ui-title-tharos = Tharos
ui-title-nobility = Rise to Nobility
ui-title-dei = D.E.I.
