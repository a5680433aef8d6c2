# Les mots de l'écran de Tharos ; ceux du jeu sont dans son catalogue.
ui-tharos-course = Manche { $round }/4 · Tour { $turn }/4
ui-tharos-board = Plateau des régions, 4 sur 4
ui-tharos-round = Manche
ui-tharos-turn = Tour { $turn }
ui-tharos-region = { $type }, { $place }
ui-tharos-attacked = attaquée
ui-tharos-transformer = transformation : { $effect }
ui-tharos-transformer-short = Transformation
ui-tharos-spent = déjà utilisée
ui-tharos-ore = Minerai
ui-tharos-crystal = Cristal
ui-tharos-markers-of = marqueurs guilde de { $players }
ui-tharos-mines-of = mines de { $players }
ui-tharos-attack-card = Attaque du tour { $turn }, force { $strength } ; non repoussée par : { $losers }
ui-tharos-attack-hidden = Attaque du tour { $turn }, encore cachée, force { $low } à { $high } ; cartes restantes : { $cards }
ui-tharos-attack-left = Cartes restantes dans la pile : { $cards }
ui-tharos-buildings = Bâtiments publics
ui-tharos-stock = Cartes action : { $stack } dans la pile, { $discard } défaussées
ui-tharos-supply = Réserve
ui-tharos-no-owner = sans propriétaire
ui-tharos-unbuilt = non construit
ui-tharos-jars = Jars
ui-tharos-strength = Force de combat
ui-tharos-combat-points = points de combat
ui-tharos-cards = cartes
ui-tharos-supplies = reste { $markers } marqueurs guilde, { $mines } mines
ui-tharos-start = premier
ui-tharos-passed = a passé
ui-tharos-active = Dés actifs
ui-tharos-used = { $count } utilisés
ui-tharos-socket = choisi pour cette action
ui-tharos-drawn = tiré, pas encore lancé
ui-tharos-bound = à utiliser maintenant
ui-tharos-no-dice = aucun dé actif
ui-tharos-space-used = utilisée
ui-tharos-die-as = { $die }, compte comme { $as }
ui-tharos-do-plenty = la somme en Jars
ui-tharos-do-little = la moitié en Jars
ui-tharos-do-choice = voir la moitié, garder 1
ui-tharos-do-nochoice = piocher 1 carte
ui-tharos-do-markcard = marqueur sur une carte
ui-tharos-do-reroll = relancer des dés
ui-tharos-do-markregion = marqueur sur une région
ui-tharos-do-explore = explorer quatre
ui-tharos-do-purchase = acheter un dé
ui-tharos-do-mine = placer une mine
ui-tharos-do-build = 3+ et 10 Jars : bâtir
ui-tharos-do-fight = augmenter la force
ui-tharos-strength-of = { $have } sur { $need }
ui-tharos-short = manque { $count }
ui-tharos-warded = repoussée
ui-tharos-safe = à l'abri ce tour
ui-tharos-no-attack = pas encore d'attaque
ui-tharos-store = Magasin de dés
ui-tharos-bag = Sac
ui-tharos-depot = Réserve
ui-tharos-stored = Stockés
ui-tharos-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
ui-tharos-odds = Le prochain dé du sac est { $colour } : { $odds }
ui-tharos-player-cards = Cartes joueur
ui-tharos-cards-count = { $active } actives, { $reserve } en réserve
ui-tharos-markers = { $count } marqueurs guilde sur { $limit }
ui-tharos-hand = Main
ui-tharos-hidden-card = carte cachée
ui-tharos-offered = Piochées : gardez-en une
ui-tharos-on-table = Sur la table
ui-tharos-from-discard = De la défausse
ui-tharos-pass-dice = { $count ->
        [one] Il vous reste { $count } dé actif utilisable. Confirmez pour passer quand même.
       *[other] Il vous reste { $count } dés actifs utilisables. Confirmez pour passer quand même.
    }
ui-tharos-way-value = un autre dé
