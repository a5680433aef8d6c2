# Tharos en français. Les termes suivent le glossaire des règles.

## Mots généraux

game-tharos-title = Tharos
phase-setup = Mise en place
phase-preparation = Préparation
phase-actions = Actions
phase-attack = Attaque
phase-cleanup = Nettoyage
phase-round_end = Fin de la manche
phase-finished = Fin de partie
space-money = Argent
space-cards = Cartes
space-guild = Guilde
space-region = Région
space-dice = Dés
space-build = Construction
place-money = { space-money }
place-cards = { space-cards }
place-guild = { space-guild }
place-region = { space-region }
place-dice = { space-dice }
place-build = { space-build }
place-attack = Case d'attaque
place-banker = { thing-person-banker }
place-dyer = { thing-person-dyer }
place-ore_digger = { thing-person-ore_digger }
place-crystallographist = { thing-person-crystallographist }
place-cartographer = { thing-person-cartographer }
place-organizer = { thing-person-organizer }
place-cannoneer = { thing-person-cannoneer }
place-rumblepoke = { thing-person-rumblepoke }
place-plant = { thing-person-plant }
place-manipulator = { thing-person-manipulator }
guild-0 = Power & Torsion
guild-1 = Cogwheel Trust
guild-2 = Crystal & Ore
guild-3 = Future Horizon
colour-W = blanc
colour-Y = jaune
colour-R = rouge
colour-G = vert
colour-B = bleu
region-type-W = terres désolées
region-type-Y = plaines
region-type-R = collines
region-type-G = forêts
region-type-B = montagnes

## Score final

score-combat = Médailles de combat
score-exploration = Médailles d'exploration
score-trade = Médailles commerciales
score-civil = Médailles civiles
score-sets = Séries de quatre médailles différentes
score-money = Argent
score-buildings = Bâtiments possédés
score-cards = Cartes joueur actives
score-mines = Mines

## Choses

thing-pass = Passer
thing-done = Terminé
thing-transformer-use = transformation
thing-transformer-raise = dé +1
thing-transformer-lower = dé −1
thing-wild = dé blanc compté comme { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
thing-dye = dé blanc teint en { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
thing-do-plenty = Beaucoup d'argent
thing-do-little = Peu d'argent
thing-do-choice = Nombreux choix
thing-do-nochoice = Aucun choix
thing-do-markcard = Placer un marqueur guilde sur une carte joueur
thing-do-reroll = Relancer
thing-do-markregion = Placer un marqueur guilde sur une région
thing-do-explore = Explorer une zone
thing-do-purchase = Acheter un dé
thing-do-mine = Placer un marqueur mine sur une région
thing-do-build = Construire un bâtiment public
thing-do-fight = Augmenter la force de combat
thing-use-banker = Banker : un dé jaune pour des Jars
thing-use-dyer = Steam Dyer : une action avec un dé blanc teint
thing-use-ore = Ore Digger : prendre du minerai
thing-use-crystal = Crystallographist : prendre du cristal
thing-use-cartographer = Cartographer : explorer trois régions pour 2 Jars
thing-use-orgdraw = Organizer : tirer un dé
thing-use-orgreroll = Organizer : relancer jusqu'à deux dés
thing-use-orgswap = Organizer : échanger une carte joueur
thing-use-cannonA = Cannoneer A : force de combat +3
thing-use-cannonB = Cannoneer B : repousser l'attaque
thing-use-rumblepoke = Rumblepoke : un dé rouge pour la force de combat
thing-use-plant = Steam Pressure Plant : une carte de la pile de défausse
thing-use-manipulator = Manipulator : changer un dé de 1
thing-building-civilian_office = Civilian Office
thing-building-large_market = Large Market
thing-building-little_market = Little Market
thing-building-new_market = New Market
thing-building-notary = Notary's Office
thing-building-organization_office = Organization Office
thing-building-secret_society = Secret Society
thing-building-surveyor = Surveyor's Office
thing-person-banker = Banker
thing-person-dyer = Steam Dyer
thing-person-ore_digger = Ore Digger
thing-person-crystallographist = Crystallographist
thing-person-cartographer = Cartographer
thing-person-organizer = Organizer
thing-person-cannoneer = Cannoneer
thing-person-rumblepoke = Rumblepoke
thing-person-plant = Steam Pressure Plant
thing-person-manipulator = Manipulator
thing-card-1 = Carte 1 : choisir cinq dés de la réserve
thing-card-2 = Carte 2 : rendre des marqueurs, 8 Jars chacun
thing-card-3 = Carte 3 : minerai ou cristal, médailles commerciales
thing-card-4 = Carte 4 : déplacer librement un marqueur guilde
thing-card-5 = Carte 5 : réutiliser une case blanche
thing-card-6 = Carte 6 : 12 Jars, une médaille commerciale
thing-card-7 = Carte 7 : force de combat +2
thing-card-8 = Carte 8 : utiliser un dé du sac
thing-card-9 = Carte 9 : tirer de nouveaux dés
thing-card-10 = Carte 10 : un dé sur la valeur voulue
thing-card-11 = Carte 11 : remplir Organizer et Manipulator
thing-card-12 = Carte 12 : relancer des dés actifs
thing-card-13 = Carte 13 : minerai ou cristal de la banque
thing-card-14 = Carte 14 : paire assortie, une médaille commerciale
thing-card-15 = Carte 15 : trois marqueurs, une médaille d'exploration
thing-card-16 = Carte 16 : compte comme un dé quelconque
thing-card-17 = Carte 17 : marqueur guilde sur une région quelconque
thing-card-18 = Carte 18 : deux marqueurs guilde en ligne 1
thing-card-19 = Carte 19 : force, deux dés ou dé gratuit
thing-card-20 = Carte 20 : force ou 8 Jars
thing-card-21 = Carte 21 : marqueur sur Organizer et Manipulator
thing-card-22 = Carte 22 : stocker deux dés
thing-card-23 = Carte 23 : mine sur une région quelconque
thing-card-24 = Carte 24 : doubler Beaucoup d'argent
thing-card-25 = Carte 25 : changer un dé de 2
thing-card-26 = Carte 26 : utiliser un dé de la réserve
thing-card-27 = Carte 27 : reprendre un marqueur d'une attaque
thing-card-28 = Carte 28 : deux dés ou choix de cartes
thing-card-29 = Carte 29 : deux cartes joueur, une médaille
thing-card-30 = Carte 30 : activer une carte joueur, 5 Jars
thing-card-31 = Carte 31 : échanger une médaille
thing-card-32 = Carte 32 : médaille d'exploration pour certaines mines
thing-card-33 = Carte 33 : médaille d'exploration pour certaines mines
thing-card-34 = Carte 34 : médaille d'exploration pour certaines mines
thing-card-35 = Carte 35 : explorer un carré de quatre
thing-card-36 = Carte 36 : explorer une ligne de quatre
thing-card-37 = Carte 37 : explorer un L de quatre
thing-card-38 = Carte 38 : explorer un T de quatre
thing-card-39 = Carte 39 : minerai et cristal posés, médaille civile
thing-card-40 = Carte 40 : deux marqueurs, une mine, une médaille
thing-region-r1c1 = ligne 1, colonne 1
thing-region-r1c2 = ligne 1, colonne 2
thing-region-r1c3 = ligne 1, colonne 3
thing-region-r1c4 = ligne 1, colonne 4
thing-region-r2c1 = ligne 2, colonne 1
thing-region-r2c2 = ligne 2, colonne 2
thing-region-r2c3 = ligne 2, colonne 3
thing-region-r2c4 = ligne 2, colonne 4
thing-region-r3c1 = ligne 3, colonne 1
thing-region-r3c2 = ligne 3, colonne 2
thing-region-r3c3 = ligne 3, colonne 3
thing-region-r3c4 = ligne 3, colonne 4
thing-region-r4c1 = ligne 4, colonne 1
thing-region-r4c2 = ligne 4, colonne 2
thing-region-r4c3 = ligne 4, colonne 3
thing-region-r4c4 = ligne 4, colonne 4
thing-colour = { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
thing-value = { $name }
thing-store-L1 = colonne de gauche, en bas
thing-store-L2 = colonne de gauche, au milieu
thing-store-L3 = colonne de gauche, en haut
thing-store-R1 = colonne de droite, en bas
thing-store-R2 = colonne de droite, au milieu
thing-store-R3 = colonne de droite, en haut
thing-attack = carte attaque { $name }
thing-ore = minerai { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
thing-crystal = cristal { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
thing-medal-combat = médaille de combat
thing-medal-exploration = médaille d'exploration
thing-medal-trade = médaille commerciale
thing-medal-civil = médaille civile
thing-pick-strength = Force de combat +4
thing-pick-dice = Tirer et lancer deux dés
thing-pick-store = Un dé gratuit du magasin de dés
thing-pick-jars = 8 Jars
thing-pick-cards = Piocher trois cartes, en garder une
thing-pick-up = Augmenter
thing-pick-down = Baisser
thing-pick-owner = Devenir propriétaire
thing-pick-plain = Sans propriété
thing-pick-spend = Dépenser un point de combat
thing-pick-medal = Médaille de combat pour quatre points de combat
thing-die = { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    } { $rest }

## Actions du plateau en détail

do-plenty-text = Utilisez 1 à 3 dés blancs. Gagnez la somme de leurs valeurs, au plus 8 Jars.
do-little-text = Utilisez un dé quelconque. Gagnez la moitié de sa valeur en Jars, arrondie au supérieur.
do-choice-text = Utilisez un dé blanc. Piochez autant de cartes action que la moitié de sa valeur, arrondie au supérieur, et gardez-en une.
do-nochoice-text = Utilisez un dé quelconque. Piochez une carte action et gardez-la.
do-markcard-text = Utilisez un dé quelconque. Posez un marqueur guilde sur votre Organizer actif (jusqu'à 2) ou votre Manipulator actif (jusqu'à 3).
do-reroll-text = Utilisez un dé blanc. Relancez autant de vos dés actifs que vous voulez, tous à la fois.
do-markregion-text = Utilisez deux dés. Posez un marqueur guilde sur une région de la couleur de l'un des deux.
do-explore-text = Utilisez un dé quelconque. Reprenez quatre marqueurs guilde connectés sur des régions et gagnez 1 médaille d'exploration.
do-purchase-text = Utilisez un dé quelconque. Achetez un dé de votre magasin de dés pour 2, 4 ou 6 Jars ; il va dans votre réserve de dés.
do-mine-text = Utilisez un dé de 6 ou plus. Posez une mine sur une région de sa couleur ; sauf la première, chaque mine doit en toucher une autre à vous.
do-build-text = Utilisez un dé jaune de 3 ou plus et payez 10 Jars. Construisez un bâtiment public et gagnez 1 médaille civile. Pour 2 Jars de plus, il est à vous. Vous pouvez l'utiliser aussitôt gratuitement.
do-fight-text = Posez un ou plusieurs dés rouges. Leurs valeurs s'ajoutent à votre force de combat pour ce tour. Peut se répéter.

## Cartes joueur en détail

person-banker-text = Activation : 1 dé blanc et 1 dé jaune, somme d'au moins 10. Permanent : Beaucoup d'argent donne 2 Jars de plus. Action : utilisez un dé jaune et gagnez autant de Jars que sa valeur.
person-dyer-text = Activation : 1 dé blanc et 1 dé jaune, somme d'au moins 8. Action : utilisez un dé quelconque de 3 ou plus ; faites ensuite aussitôt une autre action dans laquelle un dé blanc compte comme une couleur de votre choix.
person-ore_digger-text = Activation : 1 dé blanc et 1 dé bleu, somme d'au moins 8. Action : utilisez deux dés de 2 à 4 ; prenez un marqueur minerai de la couleur de l'un des deux, ou deux des deux couleurs sur des régions adjacentes.
person-crystallographist-text = Activation : 1 dé blanc et 1 dé bleu, somme d'au moins 8. Action : utilisez deux dés de 1 à 3 ; prenez un marqueur cristal de la couleur de l'un des deux, ou deux des deux couleurs sur des régions adjacentes.
person-cartographer-text = Activation : 2 dés verts, somme d'au moins 6. Action : payez 2 Jars et reprenez trois marqueurs guilde connectés sur des régions ; gagnez 1 médaille d'exploration.
person-organizer-text = Activation : 1 dé blanc et 1 dé vert, somme d'au moins 8. Commence avec 1 marqueur guilde, limite 2. Action de marqueur : tirez et lancez un dé, ou relancez jusqu'à deux dés l'un après l'autre. Action de dés : utilisez deux dés de 5 ou plus et échangez une carte joueur active contre une de votre étalage.
person-cannoneer-text = Activation : 1 dé rouge de 5 ou plus. Action A : utilisez deux dés de 3 ou plus pour force de combat +3. Action B : utilisez deux dés de 5 ou plus ; l'attaque de ce tour est repoussée. Une seule des deux par tour.
person-rumblepoke-text = Activation : 1 dé blanc et 1 dé rouge, somme d'au moins 8. Permanent : une fois par tour, face à l'attaque, dépensez un point de combat pour force de combat +2. Action : utilisez un dé rouge ; la force de combat augmente de sa valeur plus 2.
person-plant-text = Activation : 3 dés blancs, somme d'au moins 13. Permanent : tirez six dés en Préparation, puis mettez-en un dans votre réserve de dés. Action : utilisez deux dés de 5 ou plus et prenez une carte quelconque de la pile de défausse.
person-manipulator-text = Activation : 2 dés blancs, somme d'au moins 8. Commence avec 2 marqueurs guilde, limite 3. Action de marqueur : augmentez ou baissez un dé actif de 1, pas au-dessous de 1.

## Bâtiments publics en détail

building-civilian_office-text = 4 Jars : mettez un dé actif sur 5 ou 6 ; il reste actif.
building-large_market-text = 2 Jars : rendez 5 marqueurs minerai ou 5 marqueurs cristal pour 2 médailles commerciales.
building-little_market-text = 2 Jars : rendez 3 marqueurs minerai ou 3 marqueurs cristal pour 1 médaille commerciale.
building-new_market-text = 5 Jars : rendez 2 marqueurs minerai et 2 marqueurs cristal pour 2 médailles commerciales.
building-notary-text = 8 Jars : utilisez de nouveau une case blanche déjà utilisée ce tour ; ses dés et ses Jars sont dus de nouveau.
building-organization_office-text = 15 Jars : prenez une carte action quelconque de la pile de défausse.
building-secret_society-text = 8 Jars : mettez un dé actif de couleur quelconque sur 3 et posez-le sur votre case d'attaque.
building-surveyor-text = 4 Jars : déplacez un de vos marqueurs guilde vers une région adjacente qui n'en porte pas des vôtres.

## Transformations

transformer-none = Aucun effet
transformer-jars3 = 3 Jars
transformer-jars5 = 5 Jars
transformer-str1 = Force +1
transformer-str2 = Force +2
transformer-any_plus = Dé quelconque +1
transformer-white = Dé blanc ±1
transformer-yellow = Dé jaune ±1
transformer-red = Dé rouge ±1
transformer-green = Dé vert ±1
transformer-blue = Dé bleu ±1
transformer-wild = Dé blanc de n'importe quelle couleur
transformer-flip2 = Retourner deux dés blancs
transformer-none-text = Cette transformation n'a aucun effet.
transformer-jars3-text = Une fois ce tour : gagnez 3 Jars, avec une action ou face à l'attaque.
transformer-jars5-text = Une fois ce tour : gagnez 5 Jars, avec une action ou face à l'attaque.
transformer-str1-text = Une fois ce tour : force de combat +1, avec une action ou face à l'attaque.
transformer-str2-text = Une fois ce tour : force de combat +2, avec une action ou face à l'attaque.
transformer-any_plus-text = Une fois ce tour : augmentez de 1 un dé de couleur quelconque en l'utilisant, jusqu'à 7 au plus.
transformer-white-text = Une fois ce tour : augmentez ou baissez de 1 un dé blanc en l'utilisant, entre 1 et 7.
transformer-yellow-text = Une fois ce tour : augmentez ou baissez de 1 un dé jaune en l'utilisant, entre 1 et 7.
transformer-red-text = Une fois ce tour : augmentez ou baissez de 1 un dé rouge en l'utilisant, entre 1 et 7.
transformer-green-text = Une fois ce tour : augmentez ou baissez de 1 un dé vert en l'utilisant, entre 1 et 7.
transformer-blue-text = Une fois ce tour : augmentez ou baissez de 1 un dé bleu en l'utilisant, entre 1 et 7.
transformer-wild-text = Une fois ce tour : utilisez un dé blanc comme n'importe quelle couleur.
transformer-flip2-text = Une fois ce tour : retournez un ou deux dés blancs actifs sur leur face opposée, avant ou après une action.

## Cartes action en détail

card-1-text = Préparation : au lieu de tirer du sac, choisissez cinq dés de votre réserve de dés, qui doit en contenir au moins cinq.
card-2-text = Avant ou après une action : reprenez un ou deux de vos marqueurs guilde sur des régions ; gagnez 8 Jars pour chacun.
card-3-text = Avant ou après une action : rendez 2 marqueurs d'une sorte (minerai ou cristal) pour 1 médaille commerciale, ou 4 d'une sorte pour 2.
card-4-text = Avant ou après une action : déplacez un de vos marqueurs guilde d'une région vers n'importe quelle région qui n'en porte pas des vôtres.
card-5-text = Avant ou après une action : utilisez une case blanche une fois de plus ce tour, avec ses propres dés et Jars.
card-6-text = Avant ou après une action : payez 12 Jars et gagnez 1 médaille commerciale.
card-7-text = Avant ou après une action : force de combat +2 ce tour.
card-8-text = Avant une action : choisissez un dé quelconque de votre sac, lancez-le et utilisez-le dans cette action.
card-9-text = Préparation, avant de lancer : mettez tous les dés tirés dans votre réserve de dés et tirez-en autant de nouveaux.
card-10-text = Avant ou après une action : mettez un dé actif sur une valeur quelconque de 1 à 6.
card-11-text = Avant ou après une action : complétez votre Organizer et votre Manipulator actifs en marqueurs guilde jusqu'à leur limite.
card-12-text = Avant ou après une action : relancez autant de dés actifs que vous voulez, tous à la fois.
card-13-text = Avant ou après une action : prenez à la banque un marqueur minerai ou cristal d'une couleur que vous ne détenez pas.
card-14-text = Avant ou après une action : rendez un marqueur minerai et un marqueur cristal de la même couleur pour 1 médaille commerciale.
card-15-text = Avant ou après une action : reprenez trois de vos marqueurs guilde sur des régions quelconques et gagnez 1 médaille d'exploration.
card-16-text = Avec une action : cette carte compte comme un dé de couleur quelconque et de valeur quelconque de 1 à 6.
card-17-text = Avant ou après une action : posez un marqueur guilde sur une région quelconque qui n'en porte pas des vôtres.
card-18-text = Avant ou après une action : posez des marqueurs guilde sur deux régions adjacentes de la ligne 1.
card-19-text = Avant ou après une action, au choix : force de combat +4 ; tirer et lancer deux dés ; mettre gratuitement un dé de votre magasin dans votre réserve de dés.
card-20-text = Avant ou après une action, au choix : force de combat +4, ou 8 Jars.
card-21-text = Avant ou après une action : posez un marqueur guilde sur votre Organizer actif et un sur votre Manipulator actif.
card-22-text = Nettoyage : mettez deux dés de ce tour sur cette carte. Lors d'une Préparation suivante, vous pouvez les ajouter à vos dés.
card-23-text = Avant ou après une action : posez une mine sur une région quelconque qui n'en porte pas des vôtres.
card-24-text = Avec Beaucoup d'argent : le gain est doublé.
card-25-text = Avant ou après une action : augmentez un dé actif de 2, jusqu'à 8 au plus, ou baissez-le de 2, pas au-dessous de 1.
card-26-text = Avant une action : choisissez un dé quelconque de votre réserve de dés, lancez-le et utilisez-le dans cette action.
card-27-text = Avant ou après une action : reprenez votre marqueur guilde sur une carte attaque d'un tour précédent de cette manche.
card-28-text = Avant ou après une action, au choix : tirer et lancer deux dés, ou piocher trois cartes action et en garder une.
card-29-text = Avant ou après une action : reprenez deux cartes joueur actives et gagnez une médaille au choix.
card-30-text = Avant ou après une action : payez 5 Jars et activez une carte joueur sans ses dés.
card-31-text = Avant ou après une action : rendez une médaille et gagnez-en une d'un autre type.
card-32-text = Avant ou après une action : avec des mines sur une région blanche, une jaune et une bleue, gagnez 1 médaille d'exploration. Les mines restent.
card-33-text = Avant ou après une action : avec des mines sur une région blanche, une rouge et une verte, gagnez 1 médaille d'exploration. Les mines restent.
card-34-text = Avant ou après une action : avec des mines sur une région jaune, une rouge et une verte, gagnez 1 médaille d'exploration. Les mines restent.
card-35-text = Avant ou après une action : reprenez quatre marqueurs guilde qui forment un carré et gagnez 2 médailles d'exploration.
card-36-text = Avant ou après une action : reprenez quatre marqueurs guilde qui forment une ligne droite et gagnez 2 médailles d'exploration.
card-37-text = Avant ou après une action : reprenez quatre marqueurs guilde qui forment un L et gagnez 2 médailles d'exploration.
card-38-text = Avant ou après une action : reprenez quatre marqueurs guilde qui forment un T et gagnez 2 médailles d'exploration.
card-39-text = Avant ou après une action : posez trois marqueurs minerai ou cristal de la banque sur des régions de leur couleur et gagnez 1 médaille civile.
card-40-text = Avant ou après une action : reprenez un marqueur guilde sur une carte joueur, un sur une région et une mine ; gagnez une médaille au choix.

## Cartes fin de manche : loss-CARTE-MANCHE

loss-1-1 = aucune perte
loss-1-2 = aucune perte
loss-1-3 = aucune perte
loss-1-4 = 1 médaille civile
loss-2-1 = aucune perte
loss-2-2 = 1 carte joueur active
loss-2-3 = 1 carte joueur active et 2 mines
loss-2-4 = 3 mines
loss-3-1 = 1 marqueur guilde sur des régions
loss-3-2 = 2 marqueurs guilde sur des régions
loss-3-3 = 3 marqueurs guilde sur des régions
loss-3-4 = 1 médaille d'exploration
loss-4-1 = 3 Jars
loss-4-2 = la moitié des Jars, arrondie au supérieur
loss-4-3 = 10 Jars
loss-4-4 = tous les Jars
loss-5-1 = 1 carte action
loss-5-2 = 2 cartes action
loss-5-3 = toutes les cartes action
loss-5-4 = 1 médaille commerciale
loss-6-1 = 1 marqueur guilde sur des cartes joueur
loss-6-2 = 2 marqueurs guilde sur des cartes joueur
loss-6-3 = 3 marqueurs guilde sur des cartes joueur
loss-6-4 = 1 médaille d'exploration

## Questions

prompt-Opportunity = Faites une action ou passez
    .others = { $player } fait une action ou passe
prompt-MayPlayCard = Jouer une carte après votre action ?
    .others = { $player } peut jouer une carte
prompt-Defend = L'attaque arrive : une dernière défense ?
    .others = { $player } se prépare à l'attaque
prompt-RaiseCombatStrength = Choisissez des dés rouges pour la case d'attaque
    .others = { $player } choisit des dés pour la case d'attaque
prompt-SpendToBuild = Choisissez un dé jaune de 3 ou plus pour construire
    .others = { $player } choisit un dé pour construire
prompt-ChooseBuilding = Choisissez le bâtiment à construire
    .others = { $player } choisit un bâtiment
prompt-BecomeOwner = Devenir propriétaire pour 2 Jars de plus : { $about } ?
    .others = { $player } décide de la propriété : { $about }
prompt-MayUseNewBuilding = Utiliser gratuitement le nouveau bâtiment : { $about } ?
    .others = { $player } peut utiliser le nouveau bâtiment : { $about }
prompt-CivilianDie = Choisissez un dé à mettre sur 5 ou 6
    .others = { $player } choisit un dé pour le Civilian Office
prompt-CivilianValue = Choisissez la nouvelle valeur. Dé : { $about }
    .others = { $player } choisit une nouvelle valeur. Dé : { $about }
prompt-SecretDie = Choisissez un dé pour la case d'attaque ; il compte 3
    .others = { $player } choisit un dé pour la Secret Society
prompt-SurveyFrom = Choisissez le marqueur guilde à déplacer
    .others = { $player } choisit un marqueur guilde à déplacer
prompt-SurveyTo = Où va le marqueur guilde ? Départ : { $about }
    .others = { $player } déplace un marqueur guilde. Départ : { $about }
prompt-UseCard = Choisissez des dés. { $about }
    .others = { $player } choisit des dés. { $about }
prompt-RerollOne = Choisissez un dé à relancer
    .others = { $player } choisit un dé à relancer
prompt-Manipulate = Choisissez un dé à changer de 1
    .others = { $player } choisit un dé à changer de 1
prompt-ManipulateBy = Augmenter ou baisser ? Dé : { $about }
    .others = { $player } change un dé : { $about }
prompt-ReturnMarkers = Choisissez un marqueur guilde à reprendre. { $about }
    .others = { $player } reprend des marqueurs guilde. { $about }
prompt-MoveMarker = Choisissez le marqueur guilde à déplacer
    .others = { $player } choisit un marqueur guilde à déplacer
prompt-MoveMarkerTo = Choisissez la région où va le marqueur
    .others = { $player } choisit la région où va le marqueur
prompt-TakeFromSupply = Choisissez un minerai ou un cristal de la banque
    .others = { $player } choisit un minerai ou un cristal de la banque
prompt-MarkRowOne = Choisissez une région de la ligne 1 pour un marqueur guilde
    .others = { $player } pose des marqueurs guilde en ligne 1
prompt-MineAnywhere = Choisissez une région pour la mine
    .others = { $player } choisit une région pour une mine
prompt-RescueMarker = Choisissez la carte attaque où reprendre votre marqueur
    .others = { $player } reprend un marqueur guilde sur une carte attaque
prompt-ReplaceMarker = Choisissez un marqueur de la banque pour une région
    .others = { $player } choisit un marqueur de la banque
prompt-ReplaceOn = Choisissez une région. Marqueur : { $about }
    .others = { $player } choisit une région. Marqueur : { $about }
prompt-GiveUpThree = Choisissez ce que vous rendez : marqueur d'une carte, marqueur d'une région, mine
    .others = { $player } rend des marqueurs et une mine
prompt-TakeOutDie = Choisissez la couleur du dé à lancer. { $about }
    .others = { $player } choisit un dé. { $about }
prompt-TurnDie = Choisissez un dé. { $about }
    .others = { $player } choisit un dé. { $about }
prompt-TurnDieTo = Choisissez la nouvelle valeur. Dé : { $about }
    .others = { $player } choisit une nouvelle valeur. Dé : { $about }
prompt-TurnDieBy = Augmenter ou baisser de 2 ? Dé : { $about }
    .others = { $player } change un dé de 2 : { $about }
prompt-ChooseEffect = Choisissez un effet. { $about }
    .others = { $player } choisit un effet. { $about }
prompt-TakeStoreDie = Choisissez un dé gratuit de votre magasin de dés
    .others = { $player } choisit un dé gratuit du magasin de dés
prompt-TakeChoiceOfCards = Choisissez un dé blanc pour Nombreux choix
    .others = { $player } choisit un dé pour piocher des cartes
prompt-TakeOneCard = Choisissez un dé pour une carte action
    .others = { $player } choisit un dé pour piocher une carte
prompt-KeepCard = Choisissez la carte que vous gardez
    .others = { $player } choisit une carte à garder
prompt-DiscardCard = Quatre cartes : défaussez-en une
    .others = { $player } défausse une carte
prompt-TakeFromDiscard = Choisissez une carte de la pile de défausse
    .others = { $player } choisit une carte de la pile de défausse
prompt-TradeMarkers = Combien de marqueurs rendez-vous ?
    .others = { $player } décide combien de marqueurs rendre
prompt-TradePair = Choisissez la couleur de la paire à rendre
    .others = { $player } choisit une paire de minerai et de cristal
prompt-TakeBackTwo = Choisissez deux cartes joueur à reprendre
    .others = { $player } choisit des cartes joueur à reprendre
prompt-ActivateForJars = Choisissez la carte joueur à activer
    .others = { $player } choisit une carte joueur à activer
prompt-GiveUpMedal = Choisissez la médaille à rendre
    .others = { $player } choisit une médaille à rendre
prompt-GainOtherMedal = Choisissez la médaille que vous gagnez
    .others = { $player } choisit une médaille
prompt-StoreDice = Stocker deux dés sur la carte 22 ?
    .others = { $player } peut stocker des dés
prompt-ChooseStored = Choisissez un dé à stocker sur la carte 22
    .others = { $player } choisit des dés à stocker
prompt-SpendToPurchase = Choisissez le dé utilisé pour l'achat
    .others = { $player } choisit un dé pour un achat
prompt-PurchaseDie = Choisissez le dé que vous achetez
    .others = { $player } achète un dé
prompt-SpendToPlaceMine = Choisissez un dé de 6 ou plus pour la mine
    .others = { $player } choisit un dé pour une mine
prompt-PlaceMine = Choisissez une région pour la mine
    .others = { $player } choisit une région pour une mine
prompt-DigMarkers = Choisissez une région où prendre un marqueur
    .others = { $player } choisit une région où prendre un marqueur
prompt-UseDyer = Choisissez un dé de 3 ou plus pour le Steam Dyer
    .others = { $player } choisit un dé pour le Steam Dyer
prompt-DyedAction = Choisissez l'action pour le dé teint
    .others = { $player } choisit une action pour le dé teint
prompt-SpendToMarkCard = Choisissez un dé pour marquer une carte joueur
    .others = { $player } choisit un dé pour marquer une carte joueur
prompt-MarkPlayerCard = Choisissez la carte joueur pour le marqueur
    .others = { $player } choisit une carte joueur pour un marqueur
prompt-SpendToReroll = Choisissez un dé blanc pour Relancer
    .others = { $player } choisit un dé pour Relancer
prompt-RerollDice = Choisissez les dés à relancer
    .others = { $player } choisit des dés à relancer
prompt-TakeMarkerBack = Votre réserve est vide : choisissez un marqueur à déplacer. Destination : { $about }
    .others = { $player } choisit un marqueur à déplacer. Destination : { $about }
prompt-FillCards = Choisissez une carte joueur pour le marqueur suivant
    .others = { $player } pose des marqueurs sur des cartes joueur
prompt-TurnInMarkers = Choisissez un marqueur à rendre
    .others = { $player } choisit des marqueurs à rendre
prompt-RepeatSpace = Choisissez l'action à refaire
    .others = { $player } choisit une action à refaire
prompt-GainAnyMedal = Choisissez la médaille que vous gagnez
    .others = { $player } choisit une médaille
prompt-GainPlentyOfMoney = Choisissez 1 à 3 dés blancs pour Beaucoup d'argent
    .others = { $player } choisit des dés pour Beaucoup d'argent
prompt-GainLittleMoney = Choisissez un dé pour Peu d'argent
    .others = { $player } choisit un dé pour Peu d'argent
prompt-ActivateCard = Choisissez les dés pour activer : { $about }
    .others = { $player } choisit des dés pour activer : { $about }
prompt-SwapOut = Choisissez la carte joueur à reprendre
    .others = { $player } choisit une carte joueur à reprendre
prompt-SwapIn = Choisissez la carte joueur qui devient active
    .others = { $player } choisit une carte joueur à activer
prompt-BeforeDrawing = Tirer des dés ou jouer la carte 1 ?
    .others = { $player } s'apprête à tirer des dés
prompt-ChooseFromDepot = Choisissez cinq dés de votre réserve de dés
    .others = { $player } choisit des dés de la réserve de dés
prompt-PutBack = Choisissez un dé pour votre réserve de dés
    .others = { $player } met un dé dans la réserve de dés
prompt-BeforeRolling = Lancer les dés ou jouer la carte 9 ?
    .others = { $player } s'apprête à lancer les dés
prompt-AddStored = Ajouter des dés stockés ?
    .others = { $player } peut ajouter des dés stockés
prompt-SpendToMarkRegion = Choisissez deux dés pour marquer une région
    .others = { $player } choisit des dés pour marquer une région
prompt-MarkRegion = Choisissez une région pour le marqueur guilde
    .others = { $player } choisit une région pour un marqueur guilde
prompt-SpendToExplore = Choisissez un dé pour Explorer une zone
    .others = { $player } choisit un dé pour explorer
prompt-ExploreArea = Choisissez des régions connectées à explorer
    .others = { $player } choisit des régions à explorer
prompt-GiveUp = Choisissez ce que vous perdez
    .others = { $player } choisit une perte
prompt-TurnInPoints = Rendre quatre points de combat pour une médaille de combat ?
    .others = { $player } peut rendre des points de combat
prompt-FlipDice = Choisissez des dés blancs à retourner
    .others = { $player } choisit des dés à retourner

## Réponses

option-done = Terminé
option-transformer-use = Utiliser la transformation
option-transformer-raise = Transformation : prochain dé +1
option-transformer-lower = Transformation : prochain dé −1
option-wild = Transformation : le prochain dé blanc compte comme { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-dye = Steam Dyer : le prochain dé blanc compte comme { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-Opportunity-pass = Passer : plus d'action ce tour
option-Opportunity-building-civilian_office = Utiliser { thing-building-civilian_office } (4 Jars)
option-Opportunity-building-large_market = Utiliser { thing-building-large_market } (2 Jars)
option-Opportunity-building-little_market = Utiliser { thing-building-little_market } (2 Jars)
option-Opportunity-building-new_market = Utiliser { thing-building-new_market } (5 Jars)
option-Opportunity-building-notary = Utiliser { thing-building-notary } (8 Jars)
option-Opportunity-building-organization_office = Utiliser { thing-building-organization_office } (15 Jars)
option-Opportunity-building-secret_society = Utiliser { thing-building-secret_society } (8 Jars)
option-Opportunity-building-surveyor = Utiliser { thing-building-surveyor } (4 Jars)
option-Opportunity-person-banker = Activer { thing-person-banker }
option-Opportunity-person-dyer = Activer { thing-person-dyer }
option-Opportunity-person-ore_digger = Activer { thing-person-ore_digger }
option-Opportunity-person-crystallographist = Activer { thing-person-crystallographist }
option-Opportunity-person-cartographer = Activer { thing-person-cartographer }
option-Opportunity-person-organizer = Activer { thing-person-organizer }
option-Opportunity-person-cannoneer = Activer { thing-person-cannoneer }
option-Opportunity-person-rumblepoke = Activer { thing-person-rumblepoke }
option-Opportunity-person-plant = Activer { thing-person-plant }
option-Opportunity-person-manipulator = Activer { thing-person-manipulator }
option-DyedAction-person-banker = { option-Opportunity-person-banker }
option-DyedAction-person-dyer = { option-Opportunity-person-dyer }
option-DyedAction-person-ore_digger = { option-Opportunity-person-ore_digger }
option-DyedAction-person-crystallographist = { option-Opportunity-person-crystallographist }
option-DyedAction-person-cartographer = { option-Opportunity-person-cartographer }
option-DyedAction-person-organizer = { option-Opportunity-person-organizer }
option-DyedAction-person-cannoneer = { option-Opportunity-person-cannoneer }
option-DyedAction-person-rumblepoke = { option-Opportunity-person-rumblepoke }
option-DyedAction-person-plant = { option-Opportunity-person-plant }
option-DyedAction-person-manipulator = { option-Opportunity-person-manipulator }
option-MayPlayCard-done = Pas de carte
option-Defend-done = Affronter l'attaque
option-Defend-pick-spend = Rumblepoke : un point de combat pour force de combat +2
option-BecomeOwner-pick-owner = Payer 2 Jars et devenir propriétaire
option-BecomeOwner-pick-plain = Construire sans le posséder
option-MayUseNewBuilding-done = Pas maintenant
option-MayUseNewBuilding-building = L'utiliser maintenant gratuitement
option-RerollOne-done = Pas de seconde relance
option-RerollDice-done = Relancer les dés choisis
option-FlipDice-done = Ne retourner que ce dé
option-ManipulateBy-pick-up = +1
option-ManipulateBy-pick-down = −1
option-TurnDieBy-pick-up = +2
option-TurnDieBy-pick-down = −2
option-ReturnMarkers-done = Pas de second marqueur
option-DigMarkers-done = Pas de second marqueur
option-FillCards-done = Plus de marqueur
option-FillCards-person-organizer = Marqueur sur l'Organizer
option-FillCards-person-manipulator = Marqueur sur le Manipulator
option-TradeMarkers-value-2 = Deux marqueurs pour 1 médaille commerciale
option-TradeMarkers-value-4 = Quatre marqueurs pour 2 médailles commerciales
option-TradePair-colour = minerai et cristal : { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-StoreDice-done = Ne pas stocker de dés
option-StoreDice-card-22 = Jouer la carte 22 et stocker deux dés
option-RepeatSpace-done = Ne pas répéter
option-BeforeDrawing-done = Tirer des dés du sac
option-BeforeDrawing-card-1 = Jouer la carte 1 et choisir dans la réserve de dés
option-BeforeRolling-done = Lancer ces dés
option-BeforeRolling-card-9 = Jouer la carte 9 et tirer de nouveau
option-AddStored-done = Ne plus ajouter de dé
option-AddStored-colour = Ajouter un dé { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-ChooseFromDepot-colour = un dé { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-ChooseStored-colour = un dé { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-PutBack-colour = un dé { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-TakeOutDie-colour = un dé { $first ->
        [W] blanc
        [Y] jaune
        [R] rouge
        [G] vert
       *[B] bleu
    }
option-PurchaseDie-store-L1 = { thing-store-L1 } : 2 Jars
option-PurchaseDie-store-L2 = { thing-store-L2 } : 4 Jars
option-PurchaseDie-store-L3 = { thing-store-L3 } : 6 Jars
option-PurchaseDie-store-R1 = { thing-store-R1 } : 2 Jars
option-PurchaseDie-store-R2 = { thing-store-R2 } : 4 Jars
option-PurchaseDie-store-R3 = { thing-store-R3 } : 6 Jars
option-TurnInPoints-done = Garder les points de combat
option-TurnInPoints-pick-medal = Rendre quatre points de combat pour une médaille de combat
option-RaiseCombatStrength-done = Poser ces dés
option-GainPlentyOfMoney-done = Utiliser ces dés

## Événements

event-activated = { $player } active : { $thing }
event-attack_revealed = Nouvelle attaque de force { $amount }
event-bought_die = { $player } { $amount ->
        [0] prend gratuitement un dé du magasin de dés
        [one] achète un dé pour { $amount } Jar
       *[other] achète un dé pour { $amount } Jars
    }
event-built = { $player } construit : { $thing }
event-changed_die = { $player } change un dé : { $thing } devient { $amount }
event-discarded = { $player } défausse : { $thing }
event-drew_card = { $player } pioche : { $thing }
event-drew_cards = { $player } { $amount ->
        [0] ne pioche aucune carte
        [one] pioche { $amount } carte action
       *[other] pioche { $amount } cartes action
    }
event-drew_colour = { $player } prend un dé : { $thing }
event-drew_die = { $player } tire et lance un dé : { $thing }
event-dug = { $player } prend sur une région : { $thing }
event-dyed = { $player } teint un dé blanc : { $thing }
event-gained_jars = { $player } gagne { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-gained_medal = { $player } gagne { $amount } × { $thing }
event-gained_strength = { $player } gagne { $amount } en force de combat
event-game_over = La partie est finie
event-kept_card = { $player } garde : { $thing }
event-loss_revealed = Carte fin de manche { $amount } ({ $thing }) : { $amount ->
        [1] { $other ->
            [1] { loss-1-1 }
            [2] { loss-1-2 }
            [3] { loss-1-3 }
           *[4] { loss-1-4 }
        }
        [2] { $other ->
            [1] { loss-2-1 }
            [2] { loss-2-2 }
            [3] { loss-2-3 }
           *[4] { loss-2-4 }
        }
        [3] { $other ->
            [1] { loss-3-1 }
            [2] { loss-3-2 }
            [3] { loss-3-3 }
           *[4] { loss-3-4 }
        }
        [4] { $other ->
            [1] { loss-4-1 }
            [2] { loss-4-2 }
            [3] { loss-4-3 }
           *[4] { loss-4-4 }
        }
        [5] { $other ->
            [1] { loss-5-1 }
            [2] { loss-5-2 }
            [3] { loss-5-3 }
           *[4] { loss-5-4 }
        }
       *[6] { $other ->
            [1] { loss-6-1 }
            [2] { loss-6-2 }
            [3] { loss-6-3 }
           *[4] { loss-6-4 }
        }
    }
event-lost_jars = { $player } { $amount ->
        [0] ne perd aucun Jar
        [one] perd { $amount } Jar
       *[other] perd { $amount } Jars
    }
event-lost_medal = { $player } perd { $amount } × { $thing }
event-moved_marker = { $player } déplace un marqueur guilde vers : { $thing }
event-new_stack = La pile de défausse devient la nouvelle pioche de cartes action
event-not_warded_off = { $player } ne repousse pas l'attaque : force de combat { $amount }
event-owners_share = { $player } reçoit { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    } comme propriétaire : { $thing }
event-owns = { $player } devient propriétaire : { $thing }
event-passed = { $player } passe
event-placed_marker = { $player } pose un marqueur guilde : { $thing }
event-placed_mine = { $player } pose une mine : { $thing }
event-played_card = { $player } joue : { $thing }
event-put_back = { $player } met un dé dans la réserve de dés : { $thing }
event-refilled = { $player } remplit le sac avec la réserve de dés
event-rejected = { $player } ne garde pas : { $thing }
event-repeats_space = { $player } utilise de nouveau une case blanche : { $thing }
event-replaced = { $player } remet sur une région : { $thing }
event-rerolled = { $player } relance un dé : { $thing } devient { $amount }
event-returned_marker = { $player } reprend un marqueur guilde : { $thing }
event-returned_mine = { $player } reprend une mine : { $thing }
event-rolled = { $player } obtient : { $thing }
event-round_begins = La manche { $amount } commence
event-round_ends = La manche { $amount } se termine
event-set_aside = { $player } met un dé dans la réserve de dés : { $thing }
event-start_player = { $player } reçoit le jeton premier joueur
event-stored = { $player } stocke un dé : { $thing }
event-took_back = { $player } reprend dans son étalage : { $thing }
event-took_card = { $player } prend dans la pile de défausse : { $thing }
event-took_from_supply = { $player } prend à la banque : { $thing }
event-transformer_changes = { $player } utilise la transformation : { $thing }
event-transformer_jars = { $player } utilise la transformation et gagne { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-transformer_strength = { $player } utilise la transformation : force de combat +{ $amount }
event-transformer_wild = { $player } utilise la transformation : un dé blanc compte comme { $thing }
event-turn_begins = Le tour { $amount } commence
event-turned_in = { $player } rend : { $thing }
event-used_card = { $player } utilise la carte joueur : { $thing }
event-uses_building = { $player } utilise : { $thing }
event-warded_off = { $player } repousse l'attaque{ $amount ->
        [0] { "" }
        [one] { " " }et gagne { $amount } point de combat
       *[other] { " " }et gagne { $amount } points de combat
    }
event-wards = { $player } repoussera l'attaque de ce tour : { $thing }

## Raisons

reason-above_eight = La valeur serait { $have } ; au plus { $need } est permis.
reason-activation_dice = Vos dés ne conviennent pas : la carte demande ses couleurs et une somme d'au moins { $need }.
reason-all_built = Tous les bâtiments publics sont construits.
reason-all_three_needed = Il faut un marqueur guilde sur une carte joueur, un sur une région et une mine.
reason-already_built = Déjà construit : { $thing }.
reason-already_marked = Votre marqueur guilde s'y trouve déjà.
reason-already_mined = Votre mine s'y trouve déjà.
reason-another_card = Ce doit être une autre carte que celle qui est reprise.
reason-another_type = Ce doit être une médaille d'un autre type.
reason-bound_die = Le dé que vous venez de prendre doit être utilisé dans cette action.
reason-building_used = Vous avez déjà utilisé ce bâtiment ce tour.
reason-card_full = Cette carte ne peut pas porter plus de { $need ->
        [one] { $need } marqueur guilde
       *[other] { $need } marqueurs guilde
    }.
reason-card_not_active = La carte joueur n'est pas active.
reason-card_used = Vous avez déjà utilisé cette carte joueur ce tour.
reason-carries_already = La région porte déjà un tel marqueur.
reason-change_limit = La transformation ne peut pas changer ce dé ainsi.
reason-colour_held = Vous détenez déjà un marqueur de cette sorte et de cette couleur.
reason-discard_empty = La pile de défausse est vide.
reason-group_in_order = Choisissez { $need } régions connectées dans le sens de la lecture.
reason-in_clean_up = Cette carte se joue au Nettoyage.
reason-in_preparation = Cette carte se joue en Préparation.
reason-leads_nowhere = Le reste ne pourrait pas être complété avec : { $thing }.
reason-mine_not_adjacent = Une autre mine doit toucher une région qui porte une de vos mines.
reason-mines_missing = Il vous manque des mines sur les trois couleurs que la carte demande.
reason-must_act = Vous avez joué une carte ou utilisé la transformation : vous devez maintenant agir.
reason-needs_both_kinds = Il faut { $need } marqueurs minerai et { $need } marqueurs cristal ; d'une sorte, vous en avez { $have }.
reason-needs_jars = Il faut { $need ->
        [one] { $need } Jar
       *[other] { $need } Jars
    } ; vous en avez { $have }.
reason-needs_one_kind = Il faut { $need } marqueurs d'une sorte ; vous en avez { $have }.
reason-needs_point = Il faut { $need ->
        [one] { $need } point de combat
       *[other] { $need } points de combat
    } ; vous en avez { $have }.
reason-never_from_attack_card = Les marqueurs sur les cartes attaque ne se déplacent pas.
reason-never_from_building = Les marqueurs sur les bâtiments ne se déplacent pas.
reason-no_action_left = Aucune action ne serait possible ensuite.
reason-no_active_die = Vous n'avez aucun dé actif.
reason-no_card_to_mark = Ni un Organizer ni un Manipulator actif ne peut recevoir de marqueur guilde.
reason-no_cards_left = Il n'y a plus de carte action à piocher.
reason-no_change = Le dé montre déjà cette valeur.
reason-no_connected_group = Il faut { $need } marqueurs guilde connectés sur des régions ; vous en avez { $have } en tout.
reason-no_dice_for_it = Vous n'avez pas les dés qu'il faut.
reason-no_die_there = Il n'y a pas de tel dé.
reason-no_effect = Cela n'aurait aucun effet.
reason-no_follow_up = Aucune action avec un dé blanc teint ne serait possible ensuite.
reason-no_free_neighbour = Toutes les régions adjacentes portent déjà vos marqueurs guilde.
reason-no_loss_to_mend = Aucune carte attaque antérieure de cette manche ne porte votre marqueur guilde.
reason-no_marker = Il n'y a pas de marqueur guilde, ou pas de place libre pour lui.
reason-no_marker_on_card = Il faut { $need ->
        [one] { $need } marqueur guilde
       *[other] { $need } marqueurs guilde
    } sur la carte ; il y en a { $have }.
reason-no_medal = Vous n'avez aucune médaille.
reason-no_mines_left = Vous n'avez pas de mine, ou pas de région libre pour elle.
reason-no_opposite = Un dé au-dessus de { $need } n'a pas de face opposée ; celui-ci montre { $have }.
reason-no_own_marker = Vous n'y avez pas de marqueur guilde.
reason-no_pair = Vous n'avez pas de minerai et de cristal de la même couleur.
reason-not_adjacent = La région n'est pas adjacente.
reason-not_below_one = Une valeur ne descend jamais au-dessous de 1.
reason-not_built = Pas encore construit : { $thing }.
reason-not_in_supply = La banque n'a pas de tel marqueur.
reason-nothing_here = La région ne porte pas de tel marqueur.
reason-nothing_in_supply = La banque n'a pas de marqueur pour vous.
reason-nothing_to_dig = Aucune région n'offre un marqueur d'une couleur qui vous manque.
reason-nothing_to_flip = Il n'y a pas de dé blanc à retourner maintenant.
reason-nothing_to_move = Vous n'avez pas de marqueur guilde à déplacer.
reason-nothing_to_repeat = Aucune case blanche ne peut être réutilisée maintenant.
reason-one_card = Une seule carte action par action.
reason-one_kind = Tous doivent être de la même sorte : minerai ou cristal.
reason-only_before = Cette carte se joue avant une action.
reason-pick_in_order = Choisissez dans l'ordre croissant, et laissez-en assez pour le reste.
reason-reserve_empty = Vous n'avez aucune carte joueur dans votre étalage.
reason-row_one_full = La ligne 1 n'a pas de région libre, ou vous n'avez pas de marqueur guilde.
reason-row_one_pair = Choisissez deux régions libres adjacentes de la ligne 1.
reason-shape_missing = Vos marqueurs guilde ne forment pas cette figure.
reason-space_blocked = Cette case est déjà utilisée ce tour.
reason-store_empty = Votre magasin de dés est vide.
reason-take_elsewhere = Le marqueur doit venir d'ailleurs.
reason-too_few_markers = Vous avez trop peu de marqueurs guilde sur des régions.
reason-too_few_of_a_kind = Il faut au moins deux marqueurs minerai ou deux marqueurs cristal.
reason-transformer_none = La transformation de ce tour n'a aucun effet.
reason-transformer_used = Vous avez déjà utilisé la transformation ce tour.
reason-transformer_with_die = Cette transformation s'utilise avec un dé.
reason-two_active_cards = Il faut deux cartes joueur actives.
reason-value_too_high = La valeur doit être d'au plus { $need } ; elle est de { $have }.
reason-value_too_low = La valeur doit être d'au moins { $need } ; elle est de { $have }.
reason-white_only = Seulement des dés blancs.
reason-with_the_dice = Cette carte se joue pendant que vous choisissez les dés d'une action.
reason-wrong_colour = Ce dé n'a pas la bonne couleur.
reason-wrong_region_colour = Cette région n'a pas la bonne couleur.

# Ce pour quoi un robot peut agir (evaluate.py) : « … pour des points de combat. »
merit-time = le temps
merit-points = des points tout de suite
merit-money = des Jars pour le prochain bâtiment
merit-hoard = une réserve de Jars
merit-combat-medals = des médailles de combat en fin de manche
merit-combat-points = des points de combat
merit-group = des marqueurs guilde côte à côte
merit-scattered = des marqueurs guilde plus loin
merit-groups = des groupes de quatre marqueurs guilde
merit-ore = du minerai
merit-crystal = du cristal
merit-set = une série pour la médaille commerciale
merit-pairs = des paires minerai-cristal
merit-mines = des mines
merit-medal-kinds = une série complète de médailles
merit-buildings = des bâtiments à soi
merit-cards = des cartes action
merit-choice = un choix de cartes action
merit-tools = des marqueurs sur Organizer et Manipulator
merit-bought-dice = plus de dés
merit-white-dice = des dés blancs encore utilisables
merit-coloured-dice = des dés de couleur encore utilisables
merit-pips = des dés élevés encore utilisables
merit-coming-roll = le prochain lancer
merit-lost-attacks = moins d’attaques perdues
merit-warded = l’attaque repoussée
merit-threat = la défense contre l’attaque
merit-threatened-marker = le marqueur attaqué
merit-threatened-mine = la mine attaquée
merit-strength = la force de combat
merit-person-banker = { thing-person-banker }
merit-person-dyer = { thing-person-dyer }
merit-person-ore_digger = { thing-person-ore_digger }
merit-person-crystallographist = { thing-person-crystallographist }
merit-person-cartographer = { thing-person-cartographer }
merit-person-organizer = { thing-person-organizer }
merit-person-cannoneer = { thing-person-cannoneer }
merit-person-rumblepoke = { thing-person-rumblepoke }
merit-person-plant = { thing-person-plant }
merit-person-manipulator = { thing-person-manipulator }
