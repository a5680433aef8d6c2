### Questions

prompt-ChooseFaction = Choisissez votre faction
    .others = { $player } choisit une faction
prompt-PlaceStartingUnits = Choisissez le camp neutre où commence votre chef
    .others = { $player } place ses unités de départ
prompt-NameColour = Nommez la couleur des insignes à drafter
    .others = { $player } nomme la couleur du draft
prompt-DraftBadge = Prenez un insigne : { $about }
    .others = { $player } prend un insigne
prompt-EarnBadge = Obtenir un insigne ?
    .others = { $player } peut obtenir des insignes
prompt-CommitCard = Planifiez une carte pour cette phase
    .others = { $player } planifie
prompt-RevealPlan = Révélez les deux cartes ou laissez-en une face cachée pour un achat
    .others = { $player } révèle son plan
prompt-PlaceCard = Jouez une carte, ou posez-en une face cachée pour acheter
    .others = { $player } pose une carte
prompt-UseExtras = Utiliser un bonbon dopant ou le robot coursier ?
    .others = { $player } peut compléter son tour
prompt-ChooseAction = Choisissez la prochaine action de votre carte
    .others = { $player } exécute une carte
prompt-CopyCard = Choisissez la carte à copier
    .others = { $player } choisit une carte à copier
prompt-BuyCard = Achetez une carte
    .others = { $player } achète une carte
prompt-PayCard = Comment payez-vous ? ({ $about })
    .others = { $player } paie
prompt-DeployTo = { $about } : où va le pillard ?
    .others = { $player } déploie
prompt-TakeScavenger = Votre réserve est vide : de quelle zone prenez-vous un pillard ?
    .others = { $player } fait venir un pillard
prompt-AddResource = Poser une ressource dans la zone ?
    .others = { $player } peut poser une ressource
prompt-MoveFrom = { $about } : depuis quelle zone ?
    .others = { $player } se déplace
prompt-MoveTo = { $about } : vers quelle zone ?
    .others = { $player } se déplace
prompt-CarryCamps = Combien de camps voyagent avec le groupe ?
    .others = { $player } déplace des camps
prompt-ChooseGroup = Qui se déplace ?
    .others = { $player } compose un groupe
prompt-CollectFrom = { $about } : où ?
    .others = { $player } collecte
prompt-AbrahamCollects = La collecte gratuite d’Abraham ?
    .others = { $player } peut collecter avec Abraham
prompt-SwapToken = Échanger la ressource collectée ({ $about }) ?
    .others = { $player } peut échanger une ressource
prompt-SalvageSwap = Dépôt de récupération : échanger 1 technologie contre 1 cellule d’énergie ?
    .others = { $player } peut utiliser le dépôt de récupération
prompt-ShootWhom = De quelle faction abattez-vous un pillard ?
    .others = { $player } vise
prompt-ChooseBuilding = Que construisez-vous ?
    .others = { $player } construit
prompt-BuildCamp = Où construisez-vous le camp ?
    .others = { $player } construit un camp
prompt-TakeCamp = Plus de camp : lequel déplacez-vous ?
    .others = { $player } déplace un camp
prompt-BuildBridge = Où construisez-vous le pont ?
    .others = { $player } construit un pont
prompt-TakeBridge = Plus de pont : lequel déplacez-vous ?
    .others = { $player } déplace un pont
prompt-BuildElevator = De quel sol part l’ascenseur ?
    .others = { $player } construit un ascenseur
prompt-BuildElevatorTo = Quelles hauteurs l’ascenseur atteint-il ?
    .others = { $player } construit un ascenseur
prompt-TakeElevator = Plus d’ascenseur : lequel déplacez-vous ?
    .others = { $player } déplace un ascenseur
prompt-FlyDrone = { $about } : où vole-t-il ?
    .others = { $player } fait voler un drone : { $about }
prompt-Harvest = { $about } : combien de jetons prenez-vous ?
    .others = { $player } moissonne
prompt-Transport = { $about } : combien de pillards ?
    .others = { $player } fait venir des pillards
prompt-TransportFrom = { $about } : de quelle zone prenez-vous un pillard ?
    .others = { $player } fait venir des pillards
prompt-TeleportUnit = { $about } : quelle unité ?
    .others = { $player } téléporte
prompt-TeleportTo = Où va l’unité ? ({ $about })
    .others = { $player } téléporte
prompt-HuntOpponent = { $about } : combien de pillards sont tués ?
    .others = { $player } chasse
prompt-HuntFaction = { $about } : quelle faction perd un pillard ?
    .others = { $player } chasse
prompt-ChooseTask = Choisissez une mission
    .others = { $player } choisit une mission

### Réponses

option-MoveFrom-pass = Pas d’autre déplacement
option-AddResource-pass = Pas de ressource
option-AbrahamCollects-pass = Ne pas collecter
option-SwapToken-pass = La garder
option-SalvageSwap-pass = Ne pas échanger
option-EarnBadge-pass = Aucun insigne
option-UseExtras-pass = Continuer
option-ChooseAction-pass = Terminer la carte
option-TeleportUnit-pass = Aucune unité
option-HuntFaction-pass = Aucune autre faction
option-ChooseTask-pass = Aucune mission cette manche
option-DeployTo-action-move = Commando : se déplacer à la place
option-DeployTo-action-collect = Commando : collecter à la place
option-TakeScavenger-area = { $first ->
     [G] Du sol
    *[H] Des hauteurs
    } { $rest }
option-TransportFrom-area = { $first ->
     [G] Du sol
    *[H] Des hauteurs
    } { $rest }
option-BuyCard-slot-tactics1 = Acheter : tactique, case 1
option-BuyCard-slot-tactics2 = Acheter : tactique, case 2
option-BuyCard-slot-tactics3 = Acheter : tactique, case 3
option-BuyCard-slot-logistics1 = Acheter : logistique, case 1
option-BuyCard-slot-logistics2 = Acheter : logistique, case 2
option-BuyCard-slot-logistics3 = Acheter : logistique, case 3
option-BuyCard-slot-machines1 = Acheter : machines, case 1
option-BuyCard-slot-machines2 = Acheter : machines, case 2
option-BuyCard-slot-machines3 = Acheter : machines, case 3
option-BuyCard-slot-black1 = Acheter : marché noir, case 1
option-BuyCard-slot-black2 = Acheter : marché noir, case 2
option-BuyCard-slot-black3 = Acheter : marché noir, case 3
option-BuyCard-candy-outpost = Poser le bonbon dopant « avant-poste » sur la carte
option-EarnBadge-colour-red = Obtenir l’insigne rouge
option-EarnBadge-colour-blue = Obtenir l’insigne bleu
option-EarnBadge-colour-green = Obtenir l’insigne vert
option-SwapToken-resource-technology = Échanger contre une technologie
option-SwapToken-resource-energy = Échanger contre une cellule d’énergie
option-SalvageSwap-resource-energy = Échanger
option-pay = Payer { $first } technologie et { $rest } énergie

### Éléments

thing-pass = Passer
thing-area = { $first ->
     [G] Sol
    *[H] Hauteurs
    } { $rest }
thing-shoot = Tireur d’élite : tirer, { $first ->
     [G] sol
    *[H] hauteurs
    } { $rest }
thing-enrich = Prospecteur : ajouter une ressource, { $first ->
     [G] sol
    *[H] hauteurs
    } { $rest }
thing-group = { $number ->
     [0] aucune unité
     [one] 1 pillard
    *[other] { $number } pillards
    }
thing-led = { $number ->
     [0] le chef seul
     [one] le chef et 1 pillard
    *[other] le chef et { $number } pillards
    }
thing-camps = { $number ->
     [0] aucun camp
     [one] 1 camp
    *[other] { $number } camps
    }
thing-count = { $number ->
     [0] aucun
    *[other] { $number }
    }
thing-site = Emplacement de pont { $name }
thing-elevator = Ascenseur { $name }
thing-pay = { $first } technologie, { $rest } énergie
thing-courier = Robot coursier : payer 1 énergie et acheter
    .effect = Achetez maintenant une carte sans en poser ; payez 1 énergie et le prix habituel.
thing-slot-tactics1 = Tactique, case 1
thing-slot-tactics2 = Tactique, case 2
thing-slot-tactics3 = Tactique, case 3
thing-slot-logistics1 = Logistique, case 1
thing-slot-logistics2 = Logistique, case 2
thing-slot-logistics3 = Logistique, case 3
thing-slot-machines1 = Machines, case 1
thing-slot-machines2 = Machines, case 2
thing-slot-machines3 = Machines, case 3
thing-slot-black1 = Marché noir, case 1
thing-slot-black2 = Marché noir, case 2
thing-slot-black3 = Marché noir, case 3
thing-candy-deploy = Bonbon dopant : déployer
    .effect = À poser sur la carte que vous venez de jouer : un Déployer de plus.
thing-candy-move = Bonbon dopant : déplacer
    .effect = À poser sur la carte que vous venez de jouer : un Déplacer de plus.
thing-candy-collect = Bonbon dopant : collecter
    .effect = À poser sur la carte que vous venez de jouer : un Collecter de plus.
thing-candy-camp = Bonbon dopant : construire un camp
    .effect = À poser sur la carte que vous venez de jouer : construisez un camp en plus.
thing-candy-bridge = Bonbon dopant : construire un pont
    .effect = À poser sur la carte que vous venez de jouer : construisez un pont en plus.
thing-candy-elevator = Bonbon dopant : construire un ascenseur
    .effect = À poser sur la carte que vous venez de jouer : construisez un ascenseur en plus.
thing-candy-technology = Bonbon dopant : prendre 1 technologie
    .effect = À poser sur la carte que vous venez de jouer : prenez 1 technologie en plus.
thing-candy-outpost = Bonbon dopant : avant-poste
    .effect = Compte comme un avant-poste de n’importe quelle couleur : pour un achat, ou pour une action par avant-poste de la carte sur laquelle il est posé.
thing-action-deploy = Déployer
    .effect = Placez 1 pillard de votre réserve dans une zone avec un camp neutre, ou avec l’un de vos camps si vous y avez alors la majorité. Réserve vide : prenez-en un dans une autre zone.
thing-action-move = Déplacer
    .effect = Déplacez un groupe quelconque de vos unités vers une zone adjacente. Si d’autres joueurs s’y trouvent, il vous faut la majorité après l’arrivée.
thing-action-collect = Collecter
    .effect = Prenez 1 ressource dans une zone où vous avez la majorité.
thing-action-build = Construire
    .effect = Construisez un camp, un pont ou un ascenseur là où se trouve l’une de vos unités. Gratuit, sans majorité.
thing-action-build-camp = Construire un camp
    .effect = Construisez un camp dans une zone où se trouve l’une de vos unités.
thing-action-build-bridge = Construire un pont
    .effect = Construisez un pont sur un emplacement marqué ; l’une de vos unités doit se trouver sur l’une de ses deux hauteurs.
thing-action-build-elevator = Construire un ascenseur
    .effect = Construisez un ascenseur entre un sol et une hauteur qui se touchent ; l’une de vos unités doit se trouver dans l’une des deux zones.
thing-action-red-deploy = Déployer (rouge)
    .effect = Déployer – ou placer le pillard dans n’importe quelle zone où vous avez une unité, sans majorité.
thing-action-green-deploy = Déployer (vert)
    .effect = Déployer ; vous pouvez aussi poser 1 ressource de la réserve dans cette zone (technologie au sol, énergie sur les hauteurs).
thing-action-red-move = Déplacer (rouge)
    .effect = Déplacer ; les majorités ne comptent pas à l’entrée.
thing-action-blue-move = Déplacer (bleu)
    .effect = Déplacer ; sol et hauteurs qui se touchent comptent comme adjacents. La majorité reste requise.
thing-action-blue-collect = Collecter (bleu)
    .effect = Collecter ; vous pouvez aussitôt échanger le jeton contre un de l’autre sorte de la réserve.
thing-action-green-collect = Collecter (vert)
    .effect = Collecter ; avec le jeton, vous recevez aussi 1 technologie de la réserve.
thing-action-technology = Gagner de la technologie
    .effect = Prenez aussitôt la technologie dans la réserve.
thing-action-energy = Gagner de l’énergie
    .effect = Prenez aussitôt l’énergie dans la réserve.
thing-action-supplies = Gagner des vivres
    .effect = Gagnez les points aussitôt.
thing-action-copy = Copier
    .effect = Exécutez tout l’effet d’une carte jouée face visible pendant cette manche, sur n’importe quelle tablette ; jamais une carte qui copie.
thing-action-hunter = Activer le drone chasseur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis y tue 1 pillard de chaque faction adverse (à deux joueurs, jusqu’à 2 de l’adversaire). 1 point chacun, et un bonbon dopant.
thing-action-transporter = Activer le drone transporteur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis y dépose jusqu’à 2 de vos pillards. Ni camp ni majorité requis.
thing-action-harvester = Activer le drone moissonneur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis y prend jusqu’à 2 ressources pour vous. Ni majorité ni unité requises.
thing-action-teleporter = Activer le drone téléporteur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis emmène vos unités ailleurs : jusqu’à 2 vers des sols, ou 1 vers une hauteur. Les majorités ne comptent pas.
thing-action-per-red = Action par avant-poste rouge
    .effect = Jusqu’à autant de fois que vous contrôlez d’avant-postes rouges.
thing-action-per-blue = Action par avant-poste bleu
    .effect = Jusqu’à autant de fois que vous contrôlez d’avant-postes bleus.
thing-action-per-green = Action par avant-poste vert
    .effect = Jusqu’à autant de fois que vous contrôlez d’avant-postes verts.
thing-faction-auxilia = Auxilia
    .effect = Corvo : un groupe qui se déplace avec lui ignore les majorités à l’entrée.
thing-faction-ravagers = Ravagers
    .effect = Abraham : à la fin de chacun de vos tours, 1 Collecter gratuit dans sa zone, sans majorité.
thing-faction-refuge = Refuge 42
    .effect = Aria : seule, elle passe aussi entre un sol et une hauteur qui se touchent. La majorité est requise comme d’habitude.
thing-faction-farm = Farm-Z
    .effect = Z-13 : compte 3 au lieu de 1 pour la majorité dans sa zone.
thing-colour-red = Rouge (tactique)
thing-colour-blue = Bleu (logistique)
thing-colour-green = Vert (machines)
thing-badge-bombardier = Bombardier
    .effect = Chacun de vos ponts compte +2 pour vous dans la zone de sol qu’il traverse, si vous y avez une unité.
thing-badge-barricader = Barricadier
    .effect = Chacun de vos camps compte +2 pour vous dans sa zone, si vous y avez une unité.
thing-badge-scout = Éclaireur
    .effect = En cas d’égalité pour la plus haute valeur d’une zone, vous avez la majorité.
thing-badge-covert-operator = Opérateur clandestin
    .effect = Chaque drone dont vous avez une carte en main ou face visible compte +1 pour vous dans sa zone, si vous y avez une unité.
thing-badge-sniper = Tireur d’élite
    .effect = Au lieu de collecter, vous pouvez tuer 1 pillard adverse dans une zone où vous avez une unité mais pas la majorité.
thing-badge-caravan-leader = Chef de caravane
    .effect = Vos Déplacer peuvent aussi emporter vos camps hors de la zone de départ, seuls ou avec des unités.
thing-badge-field-engineer = Ingénieur de terrain
    .effect = Chaque fois que vous construisez un pont ou un ascenseur, vous recevez aussitôt 2 Déplacer.
thing-badge-sprinter = Sprinteur
    .effect = Chacun de vos Déplacer donne juste après un mouvement de plus du même genre.
thing-badge-drop-pod = Capsule de largage
    .effect = Vous pouvez construire des camps dans n’importe quelle zone, sans unité sur place.
thing-badge-tunneler = Tunnelier
    .effect = Pour vos Déplacer, toutes les zones desservies par vos ascenseurs et les ascenseurs communs sont adjacentes entre elles.
thing-badge-raiders = Commando
    .effect = Tant qu’il ne reste aucun pillard dans votre réserve, chaque Déployer peut être un simple Déplacer ou Collecter.
thing-badge-drone-pilot = Pilote de drone
    .effect = Chaque drone que vous activez vole 1 zone plus loin.
thing-badge-salvage-depot = Dépôt de récupération
    .effect = Après avoir collecté dans une zone desservie par l’un de vos ascenseurs, vous pouvez échanger 1 technologie contre 1 énergie.
thing-badge-alternative-energy = Énergie alternative
    .effect = Une fois par tour, 1 énergie du prix d’une carte peut être payée avec 1 technologie.
thing-badge-courier-bot = Robot coursier
    .effect = Une fois par tour : payez 1 énergie pour acheter une carte sans en poser ; son prix s’ajoute.
thing-badge-prospector = Prospecteur
    .effect = Au lieu de collecter, vous pouvez poser 1 ressource de la réserve dans une zone où vous avez une unité.
thing-badge-drone-engineer = Ingénieur en drones
    .effect = Les cartes de drone vous coûtent 1 ressource de moins, au choix.
thing-badge-trading-post = Comptoir
    .effect = Chaque carte de marché achetée donne aussitôt 1 point.
thing-task-TK01 = Mission : Technologie
    .effect = Compte vos technologies.
thing-task-TK02 = Mission : Énergie
    .effect = Compte vos énergies.
thing-task-TK03 = Mission : Cartes de drone
    .effect = Compte vos cartes de drone en main et face visible.
thing-task-TK04 = Mission : Constructions
    .effect = Compte vos camps, ponts et ascenseurs sur le plan.
thing-task-TK05 = Mission : Constructions
    .effect = Compte vos camps, ponts et ascenseurs sur le plan.
thing-task-TK06 = Mission : Pillards en jeu
    .effect = Compte vos pillards sur le plan, chef compris.
thing-task-TK07 = Mission : Avant-postes
    .effect = Compte tous les avant-postes que vous contrôlez.
thing-task-TK08 = Mission : Avant-postes rouges
    .effect = Compte les avant-postes rouges que vous contrôlez.
thing-task-TK09 = Mission : Avant-postes bleus
    .effect = Compte les avant-postes bleus que vous contrôlez.
thing-task-TK10 = Mission : Avant-postes verts
    .effect = Compte les avant-postes verts que vous contrôlez.
thing-task-TK11 = Mission : Garnisons
    .effect = Compte les avant-postes dans la zone desquels vous avez une unité.
thing-task-TK12 = Mission : Souveraineté
    .effect = Compte les zones où vous avez la majorité alors qu’un autre joueur y est présent.
thing-unit-scavenger = Pillard
thing-unit-leader = Chef
thing-build-camp = Camp
thing-build-bridge = Pont
thing-build-elevator = Ascenseur
thing-reveal-both = Révéler les deux
thing-reveal-second = Révéler la seconde, laisser la première face cachée
thing-reveal-first = Révéler la première, laisser la seconde face cachée
thing-resource-technology = Technologie
thing-resource-energy = Cellule d’énergie
thing-drone-hunter = Drone chasseur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis y tue 1 pillard de chaque faction adverse (à deux joueurs, jusqu’à 2 de l’adversaire). 1 point chacun, et un bonbon dopant.
thing-drone-transporter = Drone transporteur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis y dépose jusqu’à 2 de vos pillards. Ni camp ni majorité requis.
thing-drone-harvester = Drone moissonneur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis y prend jusqu’à 2 ressources pour vous. Ni majorité ni unité requises.
thing-drone-teleporter = Drone téléporteur
    .effect = Vole de 0 à 2 zones, plus le bonus, puis emmène vos unités ailleurs : jusqu’à 2 vers des sols, ou 1 vers une hauteur. Les majorités ne comptent pas.

### Cartes

thing-card-AX1 = Recrues (Auxilia)
thing-card-AX2 = Patrouille (Auxilia)
thing-card-AX3 = Marche (Auxilia)
thing-card-AX4 = Incursion (Auxilia)
thing-card-AX5 = Pillage (Auxilia)
thing-card-AX6 = Travaux (Auxilia)
thing-card-AX7 = Spécialité (Auxilia)
thing-card-AX8 = Drone chasseur (Auxilia)
thing-card-RV1 = Recrues (Ravagers)
thing-card-RV2 = Patrouille (Ravagers)
thing-card-RV3 = Marche (Ravagers)
thing-card-RV4 = Incursion (Ravagers)
thing-card-RV5 = Pillage (Ravagers)
thing-card-RV6 = Travaux (Ravagers)
thing-card-RV7 = Spécialité (Ravagers)
thing-card-RV8 = Drone moissonneur (Ravagers)
thing-card-RF1 = Recrues (Refuge 42)
thing-card-RF2 = Patrouille (Refuge 42)
thing-card-RF3 = Marche (Refuge 42)
thing-card-RF4 = Incursion (Refuge 42)
thing-card-RF5 = Pillage (Refuge 42)
thing-card-RF6 = Travaux (Refuge 42)
thing-card-RF7 = Spécialité (Refuge 42)
thing-card-RF8 = Drone téléporteur (Refuge 42)
thing-card-FZ1 = Recrues (Farm-Z)
thing-card-FZ2 = Patrouille (Farm-Z)
thing-card-FZ3 = Marche (Farm-Z)
thing-card-FZ4 = Incursion (Farm-Z)
thing-card-FZ5 = Pillage (Farm-Z)
thing-card-FZ6 = Travaux (Farm-Z)
thing-card-FZ7 = Spécialité (Farm-Z)
thing-card-FZ8 = Drone transporteur (Farm-Z)
thing-card-TA1 = Charge de rue
thing-card-TA2 = Débarquement nocturne
thing-card-TA3 = Escouade de flanc
thing-card-TA4 = Enrôlement forcé
thing-card-TA5 = Avance éclair
thing-card-TA6 = Embuscade
thing-card-TA7 = Base avancée
thing-card-TA8 = Vétérans
thing-card-LO1 = Grappins
thing-card-LO2 = Chaîne de tri
thing-card-LO3 = Caravane des toits
thing-card-LO4 = Réseau de récupération
thing-card-LO5 = Coureurs de relais
thing-card-LO6 = Équipe d’échafaudage
thing-card-LO7 = Dépôt
thing-card-LO8 = Courrier express
thing-card-MA1 = Réplicateur
thing-card-MA2 = Excavatrice
thing-card-MA3 = Atelier de campagne
thing-card-MA4 = Hall d’assemblage
thing-card-MA5 = Foreuse automatique
thing-card-MA6 = Générateur
thing-card-MA7 = Fabricateur
thing-card-MA8 = Prototype
thing-card-BM01 = Faux ordres
thing-card-BM02 = Plans volés
thing-card-BM03 = Archives noires
thing-card-BM04 = Caisse de rations
thing-card-BM05 = Caisse de médicaments
thing-card-BM06 = Ferrailleur
thing-card-BM07 = Marchand de piles
thing-card-BM08 = Route des contrebandiers
thing-card-BM09 = Mercenaires
thing-card-BM10 = Maraudeurs
thing-card-BM11 = Équipe de nuit
thing-card-BM12 = Relique
thing-card-HU1 = Drone chasseur 1
thing-card-HU2 = Drone chasseur 2
thing-card-HU3 = Drone chasseur 3
thing-card-TR1 = Drone transporteur 1
thing-card-TR2 = Drone transporteur 2
thing-card-TR3 = Drone transporteur 3
thing-card-HA1 = Drone moissonneur 1
thing-card-HA2 = Drone moissonneur 2
thing-card-HA3 = Drone moissonneur 3
thing-card-TE1 = Drone téléporteur 1
thing-card-TE2 = Drone téléporteur 2
thing-card-TE3 = Drone téléporteur 3
thing-down-AX1 = { thing-card-AX1 }, face cachée
thing-down-AX2 = { thing-card-AX2 }, face cachée
thing-down-AX3 = { thing-card-AX3 }, face cachée
thing-down-AX4 = { thing-card-AX4 }, face cachée
thing-down-AX5 = { thing-card-AX5 }, face cachée
thing-down-AX6 = { thing-card-AX6 }, face cachée
thing-down-AX7 = { thing-card-AX7 }, face cachée
thing-down-AX8 = { thing-card-AX8 }, face cachée
thing-down-RV1 = { thing-card-RV1 }, face cachée
thing-down-RV2 = { thing-card-RV2 }, face cachée
thing-down-RV3 = { thing-card-RV3 }, face cachée
thing-down-RV4 = { thing-card-RV4 }, face cachée
thing-down-RV5 = { thing-card-RV5 }, face cachée
thing-down-RV6 = { thing-card-RV6 }, face cachée
thing-down-RV7 = { thing-card-RV7 }, face cachée
thing-down-RV8 = { thing-card-RV8 }, face cachée
thing-down-RF1 = { thing-card-RF1 }, face cachée
thing-down-RF2 = { thing-card-RF2 }, face cachée
thing-down-RF3 = { thing-card-RF3 }, face cachée
thing-down-RF4 = { thing-card-RF4 }, face cachée
thing-down-RF5 = { thing-card-RF5 }, face cachée
thing-down-RF6 = { thing-card-RF6 }, face cachée
thing-down-RF7 = { thing-card-RF7 }, face cachée
thing-down-RF8 = { thing-card-RF8 }, face cachée
thing-down-FZ1 = { thing-card-FZ1 }, face cachée
thing-down-FZ2 = { thing-card-FZ2 }, face cachée
thing-down-FZ3 = { thing-card-FZ3 }, face cachée
thing-down-FZ4 = { thing-card-FZ4 }, face cachée
thing-down-FZ5 = { thing-card-FZ5 }, face cachée
thing-down-FZ6 = { thing-card-FZ6 }, face cachée
thing-down-FZ7 = { thing-card-FZ7 }, face cachée
thing-down-FZ8 = { thing-card-FZ8 }, face cachée
thing-down-TA1 = { thing-card-TA1 }, face cachée
thing-down-TA2 = { thing-card-TA2 }, face cachée
thing-down-TA3 = { thing-card-TA3 }, face cachée
thing-down-TA4 = { thing-card-TA4 }, face cachée
thing-down-TA5 = { thing-card-TA5 }, face cachée
thing-down-TA6 = { thing-card-TA6 }, face cachée
thing-down-TA7 = { thing-card-TA7 }, face cachée
thing-down-TA8 = { thing-card-TA8 }, face cachée
thing-down-LO1 = { thing-card-LO1 }, face cachée
thing-down-LO2 = { thing-card-LO2 }, face cachée
thing-down-LO3 = { thing-card-LO3 }, face cachée
thing-down-LO4 = { thing-card-LO4 }, face cachée
thing-down-LO5 = { thing-card-LO5 }, face cachée
thing-down-LO6 = { thing-card-LO6 }, face cachée
thing-down-LO7 = { thing-card-LO7 }, face cachée
thing-down-LO8 = { thing-card-LO8 }, face cachée
thing-down-MA1 = { thing-card-MA1 }, face cachée
thing-down-MA2 = { thing-card-MA2 }, face cachée
thing-down-MA3 = { thing-card-MA3 }, face cachée
thing-down-MA4 = { thing-card-MA4 }, face cachée
thing-down-MA5 = { thing-card-MA5 }, face cachée
thing-down-MA6 = { thing-card-MA6 }, face cachée
thing-down-MA7 = { thing-card-MA7 }, face cachée
thing-down-MA8 = { thing-card-MA8 }, face cachée
thing-down-BM01 = { thing-card-BM01 }, face cachée
thing-down-BM02 = { thing-card-BM02 }, face cachée
thing-down-BM03 = { thing-card-BM03 }, face cachée
thing-down-BM04 = { thing-card-BM04 }, face cachée
thing-down-BM05 = { thing-card-BM05 }, face cachée
thing-down-BM06 = { thing-card-BM06 }, face cachée
thing-down-BM07 = { thing-card-BM07 }, face cachée
thing-down-BM08 = { thing-card-BM08 }, face cachée
thing-down-BM09 = { thing-card-BM09 }, face cachée
thing-down-BM10 = { thing-card-BM10 }, face cachée
thing-down-BM11 = { thing-card-BM11 }, face cachée
thing-down-BM12 = { thing-card-BM12 }, face cachée
thing-down-HU1 = { thing-card-HU1 }, face cachée
thing-down-HU2 = { thing-card-HU2 }, face cachée
thing-down-HU3 = { thing-card-HU3 }, face cachée
thing-down-TR1 = { thing-card-TR1 }, face cachée
thing-down-TR2 = { thing-card-TR2 }, face cachée
thing-down-TR3 = { thing-card-TR3 }, face cachée
thing-down-HA1 = { thing-card-HA1 }, face cachée
thing-down-HA2 = { thing-card-HA2 }, face cachée
thing-down-HA3 = { thing-card-HA3 }, face cachée
thing-down-TE1 = { thing-card-TE1 }, face cachée
thing-down-TE2 = { thing-card-TE2 }, face cachée
thing-down-TE3 = { thing-card-TE3 }, face cachée

### Événements

event-outpost-taken = { $player } prend le contrôle de l’avant-poste { $other ->
     [0] rouge
     [1] bleu
    *[2] vert
    } : { $thing }
event-outpost-left = { $player } abandonne l’avant-poste { $other ->
     [0] rouge
     [1] bleu
    *[2] vert
    } : { $thing }
event-gained = { $player } gagne { $amount } × { $thing }
event-resource-laid = { $player } pose une ressource sur le plan : { $thing }
event-moved = { $player } déplace { $amount ->
     [one] 1 pillard
    *[other] { $amount } pillards
    } : { $thing }
event-moved-with-leader = { $player } déplace { $amount ->
     [0] le chef
     [one] le chef et 1 pillard
    *[other] le chef et { $amount } pillards
    } : { $thing }
event-camps-moved = { $player } déplace { $amount ->
     [one] 1 camp
    *[other] { $amount } camps
    } : { $thing }
event-candy-drawn = { $player } tire : { $thing }
event-killed = { $player } tue { $amount ->
     [one] 1 pillard
    *[other] { $amount } pillards
    } de { $thing }
event-deployed = { $player } déploie { $amount ->
     [one] 1 pillard
    *[other] { $amount } pillards
    } : { $thing }
event-collected = { $player } collecte { $amount } × { $thing }
event-camp-built = { $player } construit un camp : { $thing }
event-bridge-built = { $player } construit un pont : { $thing }
event-elevator-built = { $player } construit un ascenseur du sol { $other } vers { $thing }
event-drone-flew = { $player } fait voler le drone { $other ->
     [0] chasseur
     [1] transporteur
     [2] moissonneur
    *[3] téléporteur
    } : { $thing }
event-teleported = { $player } téléporte { $other ->
     [0] un pillard
    *[1] le chef
    } : { $thing }
event-points = { $player } gagne { $amount ->
     [one] { $amount } vivre
    *[other] { $amount } vivres
    }
event-bought = { $player } achète { $thing }
event-turned-up = Nouveau au marché : { $thing }
event-candy-laid = { $player } utilise { $thing }
event-courier = { $player } envoie le robot coursier
event-played = { $player } joue { $thing }
event-copied = { $player } copie { $thing }
event-colour-named = { $player } nomme la couleur : { $thing }
event-badge-drafted = { $player } prend un insigne : { $thing }
event-badge-earned = { $player } obtient l’insigne { $thing }
event-task-chosen = { $player } choisit { $thing } et gagne { $amount ->
     [one] { $amount } vivre
    *[other] { $amount } vivres
    }
event-no-task = { $player } ne choisit aucune mission
event-preliminary = Décompte préliminaire : { $player } gagne { $amount ->
     [one] { $amount } vivre
    *[other] { $amount } vivres
    }
event-market-points = Cartes de marché : { $player } gagne { $amount ->
     [one] { $amount } vivre
    *[other] { $amount } vivres
    }
event-round-begins = La manche { $amount } commence ; premier joueur : { $player }
event-phase-begins = Phase d’action { $amount }
event-committed = { $player } planifie la carte { $amount }
event-committed-card = Vous avez planifié { $thing }
event-revealed = { $player } révèle { $thing }
event-placed-down = { $player } pose une carte face cachée et achète
event-turned-face-up = Aucun achat possible : { $player } retourne { $thing }
event-cleaned-up = Phase de rangement
event-recycled = { $player } recycle { $thing }
event-faction-chosen = { $player } dirige { $thing }
event-units-placed = { $player } place son chef : { $thing }

### Pourquoi non

reason-no-way-out = Aucun groupe ne peut quitter { $thing } : partout, d’autres ont la majorité
reason-no-majority = { $thing } : la majorité demande { $need }, vous auriez { $have }
reason-no-group = Aucun groupe ne peut voyager avec { $thing }
reason-no-scavenger = Vous n’avez aucun pillard à amener : { $thing }
reason-no-camp = { $thing } n’a ni camp neutre ni camp à vous
reason-same-area = Le pillard doit venir d’une autre zone que { $thing }
reason-no-token = Il n’y a aucune ressource : { $thing }
reason-no-place = { $thing } : aucun emplacement possible
reason-not-present = { $thing } : vous n’y avez aucune unité
reason-same-place = { $thing } : tous vos camps y sont déjà
reason-already-there = { $thing } : vous y avez déjà construit
reason-impossible = { $thing } : impossible pour l’instant
reason-no-outpost = { $thing } : vous ne contrôlez aucun avant-poste de cette couleur
reason-copies-itself = { $thing } copie déjà et ne peut être copiée
reason-too-few-outposts = { $thing } demande { $need } avant-postes de sa couleur, vous en avez { $have }
reason-too-little-technology = { $thing } coûte { $need } technologie, vous en avez { $have }
reason-too-little-energy = { $thing } coûte { $need } énergie, vous en avez { $have }
reason-too-few-cubes = { $thing } : un insigne demande { $need } cubes, vous en avez { $have }
reason-column-used = { $thing } : vous avez déjà un marqueur dans cette colonne
reason-already-face-down = { $thing } : une seule carte par tour peut être face cachée
reason-no-purchase = { $thing } : vous ne pouvez rien acheter
reason-faction-taken = { $thing } est déjà prise

### Décompte

score-cards = Vivres des cartes
score-hunting = Chasse
score-trading = Comptoir
score-tasks = Missions
score-outposts = Avant-postes
score-badges = Insignes
score-technology = Technologie
score-energy = Énergie
score-market = Cartes de marché

### Réglages d’une table

setting-layout = Plan
setting-layout-quick = Mise en place rapide
setting-layout-random = Mise en place aléatoire
setting-outposts = Couleurs des avant-postes
setting-outposts-first-game = Comme à la première partie
setting-outposts-random = Aléatoires
setting-factions = Factions
setting-factions-choose = Au choix
setting-factions-random = Aléatoires
setting-no_choice = Sans choix : une seule mission par manche
setting-badge_draft = Draft d’insignes
setting-planning = Planification : deux cartes en secret
setting-confrontation = Confrontation : missions après la phase 3
setting-rebellion = Rébellion : missions facultatives

### Le plan dans un terminal

board-round = Manche
board-phase = phase
board-setup = Mise en place
board-start = premier joueur
board-area = Zone
board-tokens = Ressources
board-outposts = Avant-postes
board-units = Unités
board-buildings = Camps, drones
board-links = Adjacent (vertical)
board-deck = pioche
board-tasks = Missions
board-hand = Main
board-pad = Tablette
board-badges = Insignes
board-cubes = Cubes
board-candy = Bonbons dopants
board-supply = réserve
board-needs = avant-postes
board-late = en retard
board-hidden = caché
board-leader = chef
board-camp = camp
board-neutral = camp neutre
board-red = rouge
board-blue = bleu
board-green = vert

# Ce pour quoi un robot peut agir (evaluate.py) : « … pour des points de combat. »
merit-time = le temps
merit-points = des provisions tout de suite
merit-market = des cartes de marché
merit-badges = des insignes
merit-tasks = des tâches à portée
merit-best-task = la prochaine tâche
merit-outposts = des avant-postes pour le décompte
merit-colours = des cubes vers un insigne
merit-scavengers = des pillards sur la carte
merit-technology = de la technologie
merit-first-technology = une réserve de technologie
merit-energy = de l’énergie
merit-first-energy = une réserve d’énergie
merit-camps = des camps
merit-ways = des ponts et des ascenseurs
merit-candy = des candy boosts
merit-areas = une présence dans plus de zones
merit-tokens = des ressources à proximité
merit-tokens-led = des majorités sur des ressources
merit-outposts-led = des avant-postes contrôlés
merit-outposts-entered = un pied dans des avant-postes
merit-outposts-near = des avant-postes à proximité
merit-hand = des cartes en main
merit-table = des cartes sur le plateau
merit-drones = des cartes de drone
merit-hopes = les actions encore ouvertes
merit-plans = les cartes planifiées
# Of earlier bots; the log of an old game may still name them.
merit-half-technology = de la technologie pour le décompte
merit-buildings = des constructions
