### Questions

prompt-ChooseFaction = Choose your faction
    .others = { $player } chooses a faction
prompt-PlaceStartingUnits = Choose the neutral camp where your leader starts
    .others = { $player } places the starting units
prompt-NameColour = Name the colour of the badges to be drafted
    .others = { $player } names the colour of the draft
prompt-DraftBadge = Draft one badge: { $about }
    .others = { $player } drafts a badge
prompt-EarnBadge = Earn a badge?
    .others = { $player } may earn badges
prompt-CommitCard = Plan a card for this phase
    .others = { $player } plans
prompt-RevealPlan = Reveal both cards, or leave one face down for a purchase
    .others = { $player } reveals the plan
prompt-PlaceCard = Play a card, or place one face down to buy
    .others = { $player } places a card
prompt-UseExtras = Use a candy boost or the courier?
    .others = { $player } may add something to the turn
prompt-ChooseAction = Choose the next action of your card
    .others = { $player } carries out a card
prompt-CopyCard = Choose the card to copy
    .others = { $player } chooses a card to copy
prompt-BuyCard = Buy a card
    .others = { $player } buys a card
prompt-PayCard = How do you pay? ({ $about })
    .others = { $player } pays
prompt-DeployTo = { $about }: where does the scavenger go?
    .others = { $player } deploys
prompt-TakeScavenger = Your supply is empty: take a scavenger from which area?
    .others = { $player } moves up a scavenger
prompt-AddResource = Put a resource into the area?
    .others = { $player } may put down a resource
prompt-MoveFrom = { $about }: from which area?
    .others = { $player } moves
prompt-MoveTo = { $about }: to which area?
    .others = { $player } moves
prompt-CarryCamps = How many camps travel along?
    .others = { $player } moves camps
prompt-ChooseGroup = Who moves?
    .others = { $player } puts a group together
prompt-CollectFrom = { $about }: where?
    .others = { $player } collects
prompt-AbrahamCollects = Abraham’s free Collect?
    .others = { $player } may collect with Abraham
prompt-SwapToken = Swap the collected { $about }?
    .others = { $player } may swap a resource
prompt-SalvageSwap = Salvage Depot: swap 1 technology for 1 energy cell?
    .others = { $player } may use the Salvage Depot
prompt-ShootWhom = Whose scavenger do you shoot?
    .others = { $player } takes aim
prompt-ChooseBuilding = What do you build?
    .others = { $player } builds
prompt-BuildCamp = Where do you build the camp?
    .others = { $player } builds a camp
prompt-TakeCamp = No camp is left: which one do you move?
    .others = { $player } moves a camp
prompt-BuildBridge = Where do you build the bridge?
    .others = { $player } builds a bridge
prompt-TakeBridge = No bridge is left: which one do you move?
    .others = { $player } moves a bridge
prompt-BuildElevator = From which ground does the elevator start?
    .others = { $player } builds an elevator
prompt-BuildElevatorTo = Which heights does the elevator reach?
    .others = { $player } builds an elevator
prompt-TakeElevator = No elevator is left: which one do you move?
    .others = { $player } moves an elevator
prompt-FlyDrone = { $about }: where does it fly?
    .others = { $player } flies a drone: { $about }
prompt-Harvest = { $about }: how many tokens do you take?
    .others = { $player } harvests
prompt-Transport = { $about }: how many scavengers?
    .others = { $player } brings in scavengers
prompt-TransportFrom = { $about }: take a scavenger from which area?
    .others = { $player } brings in scavengers
prompt-TeleportUnit = { $about }: which unit?
    .others = { $player } teleports
prompt-TeleportTo = Where does the unit go? ({ $about })
    .others = { $player } teleports
prompt-HuntOpponent = { $about }: how many scavengers are killed?
    .others = { $player } hunts
prompt-HuntFaction = { $about }: which faction loses a scavenger?
    .others = { $player } hunts
prompt-ChooseTask = Choose a task
    .others = { $player } chooses a task

### Answers

option-MoveFrom-pass = No further movement
option-AddResource-pass = No resource
option-AbrahamCollects-pass = Do not collect
option-SwapToken-pass = Keep it
option-SalvageSwap-pass = Do not swap
option-EarnBadge-pass = No badge
option-UseExtras-pass = Go on
option-ChooseAction-pass = Finish the card
option-TeleportUnit-pass = No unit
option-HuntFaction-pass = No further faction
option-ChooseTask-pass = No task this round
option-DeployTo-action-move = Raiders: move instead
option-DeployTo-action-collect = Raiders: collect instead
option-TakeScavenger-area = From { $first ->
     [G] ground
    *[H] heights
    } { $rest }
option-TransportFrom-area = From { $first ->
     [G] ground
    *[H] heights
    } { $rest }
option-BuyCard-slot-tactics1 = Buy: tactics, slot 1
option-BuyCard-slot-tactics2 = Buy: tactics, slot 2
option-BuyCard-slot-tactics3 = Buy: tactics, slot 3
option-BuyCard-slot-logistics1 = Buy: logistics, slot 1
option-BuyCard-slot-logistics2 = Buy: logistics, slot 2
option-BuyCard-slot-logistics3 = Buy: logistics, slot 3
option-BuyCard-slot-machines1 = Buy: machines, slot 1
option-BuyCard-slot-machines2 = Buy: machines, slot 2
option-BuyCard-slot-machines3 = Buy: machines, slot 3
option-BuyCard-slot-black1 = Buy: black market, slot 1
option-BuyCard-slot-black2 = Buy: black market, slot 2
option-BuyCard-slot-black3 = Buy: black market, slot 3
option-BuyCard-candy-outpost = Lay the outpost candy boost on the card
option-EarnBadge-colour-red = Earn the red badge
option-EarnBadge-colour-blue = Earn the blue badge
option-EarnBadge-colour-green = Earn the green badge
option-SwapToken-resource-technology = Swap for technology
option-SwapToken-resource-energy = Swap for an energy cell
option-SalvageSwap-resource-energy = Swap
option-pay = Pay { $first } technology and { $rest } energy

### Things

thing-pass = Pass
thing-area = { $first ->
     [G] Ground
    *[H] Heights
    } { $rest }
thing-shoot = Sniper: shoot in { $first ->
     [G] ground
    *[H] heights
    } { $rest }
thing-enrich = Prospector: add a resource to { $first ->
     [G] ground
    *[H] heights
    } { $rest }
thing-group = { $number ->
     [0] no unit
     [one] 1 scavenger
    *[other] { $number } scavengers
    }
thing-led = { $number ->
     [0] the leader alone
     [one] the leader and 1 scavenger
    *[other] the leader and { $number } scavengers
    }
thing-camps = { $number ->
     [0] no camp
     [one] 1 camp
    *[other] { $number } camps
    }
thing-count = { $number ->
     [0] none
    *[other] { $number }
    }
thing-site = Bridge site { $name }
thing-elevator = Elevator { $name }
thing-pay = { $first } technology, { $rest } energy
thing-courier = Courier Bot: pay 1 energy and buy
    .effect = Buy a card now without placing one; pay 1 energy and the usual price.
thing-slot-tactics1 = Tactics, slot 1
thing-slot-tactics2 = Tactics, slot 2
thing-slot-tactics3 = Tactics, slot 3
thing-slot-logistics1 = Logistics, slot 1
thing-slot-logistics2 = Logistics, slot 2
thing-slot-logistics3 = Logistics, slot 3
thing-slot-machines1 = Machines, slot 1
thing-slot-machines2 = Machines, slot 2
thing-slot-machines3 = Machines, slot 3
thing-slot-black1 = Black market, slot 1
thing-slot-black2 = Black market, slot 2
thing-slot-black3 = Black market, slot 3
thing-candy-deploy = Candy boost: Deploy
    .effect = Lay it on the card just played: one Deploy more.
thing-candy-move = Candy boost: Move
    .effect = Lay it on the card just played: one Move more.
thing-candy-collect = Candy boost: Collect
    .effect = Lay it on the card just played: one Collect more.
thing-candy-camp = Candy boost: build a camp
    .effect = Lay it on the card just played: build a camp in addition.
thing-candy-bridge = Candy boost: build a bridge
    .effect = Lay it on the card just played: build a bridge in addition.
thing-candy-elevator = Candy boost: build an elevator
    .effect = Lay it on the card just played: build an elevator in addition.
thing-candy-technology = Candy boost: take 1 technology
    .effect = Lay it on the card just played: take 1 technology in addition.
thing-candy-outpost = Candy boost: outpost
    .effect = Counts as one outpost of any colour: for a purchase, or for one action per outpost of the card it lies on.
thing-action-deploy = Deploy
    .effect = Put 1 scavenger from your supply into an area with a neutral camp, or with your own camp if you then hold the majority there. If your supply is empty, take one from another area.
thing-action-move = Move
    .effect = Move any group of your units to an adjacent area. Where other players stand you need the majority after arriving.
thing-action-collect = Collect
    .effect = Take 1 resource from an area in which you hold the majority.
thing-action-build = Build
    .effect = Build a camp, a bridge or an elevator where one of your units stands. No cost, no majority needed.
thing-action-build-camp = Build a camp
    .effect = Build a camp in an area with one of your units.
thing-action-build-bridge = Build a bridge
    .effect = Build a bridge on a marked site; one of your units must stand on one of its two heights.
thing-action-build-elevator = Build an elevator
    .effect = Build an elevator between ground and heights that touch; one of your units must stand in one of them.
thing-action-red-deploy = Red Deploy
    .effect = Deploy – or put the scavenger into any area where you have a unit, without majority.
thing-action-green-deploy = Green Deploy
    .effect = Deploy; you may also put 1 resource from the supply into that area (technology on ground, energy on heights).
thing-action-red-move = Red Move
    .effect = Move; majorities do not matter when entering.
thing-action-blue-move = Blue Move
    .effect = Move; ground and heights that touch count as adjacent. The majority is still needed.
thing-action-blue-collect = Blue Collect
    .effect = Collect; you may at once swap the token for one of the other kind from the supply.
thing-action-green-collect = Green Collect
    .effect = Collect; for the token you also get 1 technology from the supply.
thing-action-technology = Gain technology
    .effect = Take the technology from the supply at once.
thing-action-energy = Gain energy
    .effect = Take the energy from the supply at once.
thing-action-supplies = Gain supplies
    .effect = Gain the points at once.
thing-action-copy = Copy
    .effect = Carry out the whole effect of a card that was played face up this round, on any pad; never one that copies itself.
thing-action-hunter = Activate the Hunter
    .effect = Flies 0 to 2 areas and more by the bonus, then kills 1 scavenger of each opposing faction there (with two players up to 2 of the opponent). 1 point each, and a candy boost.
thing-action-transporter = Activate the Transporter
    .effect = Flies 0 to 2 areas and more by the bonus, then puts up to 2 of your scavengers there. No camp, no majority needed.
thing-action-harvester = Activate the Harvester
    .effect = Flies 0 to 2 areas and more by the bonus, then takes up to 2 resources there for you. No majority, no unit needed.
thing-action-teleporter = Activate the Teleporter
    .effect = Flies 0 to 2 areas and more by the bonus, then takes your units from there elsewhere: up to 2 to ground areas, or 1 to heights. Majorities do not matter.
thing-action-per-red = Action per red outpost
    .effect = Up to as many times as you control red outposts.
thing-action-per-blue = Action per blue outpost
    .effect = Up to as many times as you control blue outposts.
thing-action-per-green = Action per green outpost
    .effect = Up to as many times as you control green outposts.
thing-faction-auxilia = Auxilia
    .effect = Corvo: a group that moves with him ignores majorities when entering.
thing-faction-ravagers = Ravagers
    .effect = Abraham: at the end of each of your turns 1 free Collect in his area, without majority.
thing-faction-refuge = Refuge 42
    .effect = Aria: moving alone she also steps between ground and heights that touch. The majority is needed as usual.
thing-faction-farm = Farm-Z
    .effect = Z-13: counts 3 instead of 1 for the majority in its area.
thing-colour-red = Red (tactics)
thing-colour-blue = Blue (logistics)
thing-colour-green = Green (machines)
thing-badge-bombardier = Bombardier
    .effect = Each of your bridges counts +2 for you in the ground area below it, if you have a unit there.
thing-badge-barricader = Barricader
    .effect = Each of your camps counts +2 for you in its area, if you have a unit there.
thing-badge-scout = Scout
    .effect = If you tie for the highest value in an area, you hold the majority.
thing-badge-covert-operator = Covert Operator
    .effect = Each drone of which you have a card in hand or face up counts +1 for you in its area, if you have a unit there.
thing-badge-sniper = Sniper
    .effect = Instead of collecting you may kill 1 scavenger of an opponent in an area where you have a unit but not the majority.
thing-badge-caravan-leader = Caravan Leader
    .effect = Your Moves may also carry your camps out of the start area, alone or with units.
thing-badge-field-engineer = Field Engineer
    .effect = Each time you build a bridge or an elevator you get 2 Moves at once.
thing-badge-sprinter = Sprinter
    .effect = Each of your Moves gives one more movement of the same kind right after it.
thing-badge-drop-pod = Drop Pod
    .effect = You may build camps in any area, without a unit there.
thing-badge-tunneler = Tunneler
    .effect = For your Moves all areas at your own and the shared elevators are adjacent to each other.
thing-badge-raiders = Raiders
    .effect = While no scavenger is left in your supply, each Deploy may be a plain Move or a plain Collect instead.
thing-badge-drone-pilot = Drone Pilot
    .effect = Each drone you activate flies 1 area further.
thing-badge-salvage-depot = Salvage Depot
    .effect = After collecting in an area at one of your elevators you may swap 1 technology for 1 energy.
thing-badge-alternative-energy = Alternative Energy
    .effect = Once per turn 1 energy of a card’s price may be paid with 1 technology.
thing-badge-courier-bot = Courier Bot
    .effect = Once per turn pay 1 energy to buy a card without placing one; its price comes on top.
thing-badge-prospector = Prospector
    .effect = Instead of collecting you may put 1 resource from the supply into an area where you have a unit.
thing-badge-drone-engineer = Drone Engineer
    .effect = Drone cards cost you 1 resource less, of your choice.
thing-badge-trading-post = Trading Post
    .effect = Each market card you buy gives 1 point at once.
thing-task-TK01 = Task: Technology
    .effect = Counts the technology you own.
thing-task-TK02 = Task: Energy
    .effect = Counts the energy you own.
thing-task-TK03 = Task: Drone cards
    .effect = Counts your drone cards in hand and face up.
thing-task-TK04 = Task: Buildings
    .effect = Counts your camps, bridges and elevators on the map.
thing-task-TK05 = Task: Buildings
    .effect = Counts your camps, bridges and elevators on the map.
thing-task-TK06 = Task: Scavengers in play
    .effect = Counts your scavengers on the map, the leader included.
thing-task-TK07 = Task: Outposts
    .effect = Counts all outposts you control.
thing-task-TK08 = Task: Red outposts
    .effect = Counts the red outposts you control.
thing-task-TK09 = Task: Blue outposts
    .effect = Counts the blue outposts you control.
thing-task-TK10 = Task: Green outposts
    .effect = Counts the green outposts you control.
thing-task-TK11 = Task: Garrisons
    .effect = Counts the outposts in whose area you have a unit.
thing-task-TK12 = Task: Sovereignty
    .effect = Counts the areas where you hold the majority and another player is present.
thing-unit-scavenger = Scavenger
thing-unit-leader = Leader
thing-build-camp = Camp
thing-build-bridge = Bridge
thing-build-elevator = Elevator
thing-reveal-both = Reveal both
thing-reveal-second = Reveal the second, leave the first face down
thing-reveal-first = Reveal the first, leave the second face down
thing-resource-technology = Technology
thing-resource-energy = Energy cell
thing-drone-hunter = Hunter
    .effect = Flies 0 to 2 areas and more by the bonus, then kills 1 scavenger of each opposing faction there (with two players up to 2 of the opponent). 1 point each, and a candy boost.
thing-drone-transporter = Transporter
    .effect = Flies 0 to 2 areas and more by the bonus, then puts up to 2 of your scavengers there. No camp, no majority needed.
thing-drone-harvester = Harvester
    .effect = Flies 0 to 2 areas and more by the bonus, then takes up to 2 resources there for you. No majority, no unit needed.
thing-drone-teleporter = Teleporter
    .effect = Flies 0 to 2 areas and more by the bonus, then takes your units from there elsewhere: up to 2 to ground areas, or 1 to heights. Majorities do not matter.

### Cards

thing-card-AX1 = Recruits (Auxilia)
thing-card-AX2 = Patrol (Auxilia)
thing-card-AX3 = March (Auxilia)
thing-card-AX4 = Foray (Auxilia)
thing-card-AX5 = Scavenge (Auxilia)
thing-card-AX6 = Works (Auxilia)
thing-card-AX7 = Speciality (Auxilia)
thing-card-AX8 = Hunter (Auxilia)
thing-card-RV1 = Recruits (Ravagers)
thing-card-RV2 = Patrol (Ravagers)
thing-card-RV3 = March (Ravagers)
thing-card-RV4 = Foray (Ravagers)
thing-card-RV5 = Scavenge (Ravagers)
thing-card-RV6 = Works (Ravagers)
thing-card-RV7 = Speciality (Ravagers)
thing-card-RV8 = Harvester (Ravagers)
thing-card-RF1 = Recruits (Refuge 42)
thing-card-RF2 = Patrol (Refuge 42)
thing-card-RF3 = March (Refuge 42)
thing-card-RF4 = Foray (Refuge 42)
thing-card-RF5 = Scavenge (Refuge 42)
thing-card-RF6 = Works (Refuge 42)
thing-card-RF7 = Speciality (Refuge 42)
thing-card-RF8 = Teleporter (Refuge 42)
thing-card-FZ1 = Recruits (Farm-Z)
thing-card-FZ2 = Patrol (Farm-Z)
thing-card-FZ3 = March (Farm-Z)
thing-card-FZ4 = Foray (Farm-Z)
thing-card-FZ5 = Scavenge (Farm-Z)
thing-card-FZ6 = Works (Farm-Z)
thing-card-FZ7 = Speciality (Farm-Z)
thing-card-FZ8 = Transporter (Farm-Z)
thing-card-TA1 = Street Charge
thing-card-TA2 = Night Landing
thing-card-TA3 = Flanking Squad
thing-card-TA4 = Press Gang
thing-card-TA5 = Shock Advance
thing-card-TA6 = Ambush
thing-card-TA7 = Forward Base
thing-card-TA8 = Veterans
thing-card-LO1 = Grapple Lines
thing-card-LO2 = Sorting Line
thing-card-LO3 = Roof Caravan
thing-card-LO4 = Salvage Network
thing-card-LO5 = Relay Runners
thing-card-LO6 = Scaffold Crew
thing-card-LO7 = Depot
thing-card-LO8 = Courier Express
thing-card-MA1 = Replicator
thing-card-MA2 = Excavator
thing-card-MA3 = Field Workshop
thing-card-MA4 = Assembly Hall
thing-card-MA5 = Auto-Digger
thing-card-MA6 = Generator
thing-card-MA7 = Fabricator
thing-card-MA8 = Prototype
thing-card-BM01 = Forged Orders
thing-card-BM02 = Stolen Plans
thing-card-BM03 = Black Archive
thing-card-BM04 = Ration Crate
thing-card-BM05 = Medicine Crate
thing-card-BM06 = Scrap Dealer
thing-card-BM07 = Battery Dealer
thing-card-BM08 = Smugglers’ Route
thing-card-BM09 = Mercenaries
thing-card-BM10 = Looters
thing-card-BM11 = Night Shift
thing-card-BM12 = Relic
thing-card-HU1 = Hunter 1
thing-card-HU2 = Hunter 2
thing-card-HU3 = Hunter 3
thing-card-TR1 = Transporter 1
thing-card-TR2 = Transporter 2
thing-card-TR3 = Transporter 3
thing-card-HA1 = Harvester 1
thing-card-HA2 = Harvester 2
thing-card-HA3 = Harvester 3
thing-card-TE1 = Teleporter 1
thing-card-TE2 = Teleporter 2
thing-card-TE3 = Teleporter 3
thing-down-AX1 = { thing-card-AX1 }, face down
thing-down-AX2 = { thing-card-AX2 }, face down
thing-down-AX3 = { thing-card-AX3 }, face down
thing-down-AX4 = { thing-card-AX4 }, face down
thing-down-AX5 = { thing-card-AX5 }, face down
thing-down-AX6 = { thing-card-AX6 }, face down
thing-down-AX7 = { thing-card-AX7 }, face down
thing-down-AX8 = { thing-card-AX8 }, face down
thing-down-RV1 = { thing-card-RV1 }, face down
thing-down-RV2 = { thing-card-RV2 }, face down
thing-down-RV3 = { thing-card-RV3 }, face down
thing-down-RV4 = { thing-card-RV4 }, face down
thing-down-RV5 = { thing-card-RV5 }, face down
thing-down-RV6 = { thing-card-RV6 }, face down
thing-down-RV7 = { thing-card-RV7 }, face down
thing-down-RV8 = { thing-card-RV8 }, face down
thing-down-RF1 = { thing-card-RF1 }, face down
thing-down-RF2 = { thing-card-RF2 }, face down
thing-down-RF3 = { thing-card-RF3 }, face down
thing-down-RF4 = { thing-card-RF4 }, face down
thing-down-RF5 = { thing-card-RF5 }, face down
thing-down-RF6 = { thing-card-RF6 }, face down
thing-down-RF7 = { thing-card-RF7 }, face down
thing-down-RF8 = { thing-card-RF8 }, face down
thing-down-FZ1 = { thing-card-FZ1 }, face down
thing-down-FZ2 = { thing-card-FZ2 }, face down
thing-down-FZ3 = { thing-card-FZ3 }, face down
thing-down-FZ4 = { thing-card-FZ4 }, face down
thing-down-FZ5 = { thing-card-FZ5 }, face down
thing-down-FZ6 = { thing-card-FZ6 }, face down
thing-down-FZ7 = { thing-card-FZ7 }, face down
thing-down-FZ8 = { thing-card-FZ8 }, face down
thing-down-TA1 = { thing-card-TA1 }, face down
thing-down-TA2 = { thing-card-TA2 }, face down
thing-down-TA3 = { thing-card-TA3 }, face down
thing-down-TA4 = { thing-card-TA4 }, face down
thing-down-TA5 = { thing-card-TA5 }, face down
thing-down-TA6 = { thing-card-TA6 }, face down
thing-down-TA7 = { thing-card-TA7 }, face down
thing-down-TA8 = { thing-card-TA8 }, face down
thing-down-LO1 = { thing-card-LO1 }, face down
thing-down-LO2 = { thing-card-LO2 }, face down
thing-down-LO3 = { thing-card-LO3 }, face down
thing-down-LO4 = { thing-card-LO4 }, face down
thing-down-LO5 = { thing-card-LO5 }, face down
thing-down-LO6 = { thing-card-LO6 }, face down
thing-down-LO7 = { thing-card-LO7 }, face down
thing-down-LO8 = { thing-card-LO8 }, face down
thing-down-MA1 = { thing-card-MA1 }, face down
thing-down-MA2 = { thing-card-MA2 }, face down
thing-down-MA3 = { thing-card-MA3 }, face down
thing-down-MA4 = { thing-card-MA4 }, face down
thing-down-MA5 = { thing-card-MA5 }, face down
thing-down-MA6 = { thing-card-MA6 }, face down
thing-down-MA7 = { thing-card-MA7 }, face down
thing-down-MA8 = { thing-card-MA8 }, face down
thing-down-BM01 = { thing-card-BM01 }, face down
thing-down-BM02 = { thing-card-BM02 }, face down
thing-down-BM03 = { thing-card-BM03 }, face down
thing-down-BM04 = { thing-card-BM04 }, face down
thing-down-BM05 = { thing-card-BM05 }, face down
thing-down-BM06 = { thing-card-BM06 }, face down
thing-down-BM07 = { thing-card-BM07 }, face down
thing-down-BM08 = { thing-card-BM08 }, face down
thing-down-BM09 = { thing-card-BM09 }, face down
thing-down-BM10 = { thing-card-BM10 }, face down
thing-down-BM11 = { thing-card-BM11 }, face down
thing-down-BM12 = { thing-card-BM12 }, face down
thing-down-HU1 = { thing-card-HU1 }, face down
thing-down-HU2 = { thing-card-HU2 }, face down
thing-down-HU3 = { thing-card-HU3 }, face down
thing-down-TR1 = { thing-card-TR1 }, face down
thing-down-TR2 = { thing-card-TR2 }, face down
thing-down-TR3 = { thing-card-TR3 }, face down
thing-down-HA1 = { thing-card-HA1 }, face down
thing-down-HA2 = { thing-card-HA2 }, face down
thing-down-HA3 = { thing-card-HA3 }, face down
thing-down-TE1 = { thing-card-TE1 }, face down
thing-down-TE2 = { thing-card-TE2 }, face down
thing-down-TE3 = { thing-card-TE3 }, face down

### Events

event-outpost-taken = { $player } takes control of the { $other ->
     [0] red
     [1] blue
    *[2] green
    } outpost in { $thing }
event-outpost-left = { $player } abandons the { $other ->
     [0] red
     [1] blue
    *[2] green
    } outpost in { $thing }
event-gained = { $player } gains { $amount } × { $thing }
event-resource-laid = { $player } puts a resource on the map: { $thing }
event-moved = { $player } moves { $amount ->
     [one] 1 scavenger
    *[other] { $amount } scavengers
    } to { $thing }
event-moved-with-leader = { $player } moves { $amount ->
     [0] the leader
     [one] the leader and 1 scavenger
    *[other] the leader and { $amount } scavengers
    } to { $thing }
event-camps-moved = { $player } moves { $amount ->
     [one] 1 camp
    *[other] { $amount } camps
    } to { $thing }
event-candy-drawn = { $player } draws: { $thing }
event-killed = { $player } kills { $amount ->
     [one] 1 scavenger
    *[other] { $amount } scavengers
    } of { $thing }
event-deployed = { $player } deploys { $amount ->
     [one] 1 scavenger
    *[other] { $amount } scavengers
    } to { $thing }
event-collected = { $player } collects { $amount } × { $thing }
event-camp-built = { $player } builds a camp in { $thing }
event-bridge-built = { $player } builds a bridge: { $thing }
event-elevator-built = { $player } builds an elevator from ground { $other } to { $thing }
event-drone-flew = { $player } flies the { $other ->
     [0] Hunter
     [1] Transporter
     [2] Harvester
    *[3] Teleporter
    } to { $thing }
event-teleported = { $player } teleports { $other ->
     [0] a scavenger
    *[1] the leader
    } to { $thing }
event-points = { $player } gains { $amount ->
     [one] 1 supply
    *[other] { $amount } supplies
    }
event-bought = { $player } buys { $thing }
event-turned-up = New in the market: { $thing }
event-candy-laid = { $player } uses { $thing }
event-courier = { $player } sends the Courier Bot
event-played = { $player } plays { $thing }
event-copied = { $player } copies { $thing }
event-colour-named = { $player } names the colour: { $thing }
event-badge-drafted = { $player } drafts a badge: { $thing }
event-badge-earned = { $player } earns the badge { $thing }
event-task-chosen = { $player } chooses { $thing } and gains { $amount ->
     [one] 1 supply
    *[other] { $amount } supplies
    }
event-no-task = { $player } chooses no task
event-preliminary = Preliminary scoring: { $player } gains { $amount ->
     [one] 1 supply
    *[other] { $amount } supplies
    }
event-market-points = Market cards: { $player } gains { $amount ->
     [one] 1 supply
    *[other] { $amount } supplies
    }
event-round-begins = Round { $amount } begins; { $player } is start player
event-phase-begins = Action phase { $amount }
event-committed = { $player } plans card { $amount }
event-committed-card = You planned { $thing }
event-revealed = { $player } reveals { $thing }
event-placed-down = { $player } places a card face down and buys
event-turned-face-up = No purchase is possible: { $player } turns up { $thing }
event-cleaned-up = Clean-up
event-recycled = { $player } recycles { $thing }
event-faction-chosen = { $player } leads { $thing }
event-units-placed = { $player } places the leader in { $thing }

### Why not

reason-no-way-out = No group can move from { $thing }: every way leads past another player’s majority
reason-no-majority = { $thing }: the majority needs { $need }, you would have { $have }
reason-no-group = No group can travel with { $thing }
reason-no-scavenger = You have no scavenger to bring to { $thing }
reason-no-camp = { $thing } has neither a neutral camp nor one of yours
reason-same-area = The scavenger must come from another area than { $thing }
reason-no-token = There is no resource in { $thing }
reason-no-place = { $thing }: there is no place for it
reason-not-present = { $thing }: you have no unit there
reason-same-place = { $thing }: all your camps stand here already
reason-already-there = { $thing }: you have built there already
reason-impossible = { $thing } cannot be carried out now
reason-no-outpost = { $thing }: you control no outpost of this colour
reason-copies-itself = { $thing } copies itself and cannot be copied
reason-too-few-outposts = { $thing } needs { $need } outposts of its colour, you have { $have }
reason-too-little-technology = { $thing } costs { $need } technology, you have { $have }
reason-too-little-energy = { $thing } costs { $need } energy, you have { $have }
reason-too-few-cubes = { $thing }: a badge needs { $need } cubes, you have { $have }
reason-column-used = { $thing }: you have a marker in this column already
reason-already-face-down = { $thing }: only one card per turn may lie face down
reason-no-purchase = { $thing }: you can buy nothing now
reason-faction-taken = { $thing } is taken

### Score

score-cards = Supplies from cards
score-hunting = Hunting
score-trading = Trading Post
score-tasks = Tasks
score-outposts = Outposts
score-badges = Badges
score-technology = Technology
score-energy = Energy
score-market = Market cards

### Settings of a table

setting-layout = Map
setting-layout-quick = Quick layout
setting-layout-random = Random layout
setting-outposts = Outpost colours
setting-outposts-first-game = As in the first game
setting-outposts-random = Random
setting-factions = Factions
setting-factions-choose = Everybody chooses
setting-factions-random = Random
setting-no_choice = No Choice: one task per round only
setting-badge_draft = Badge draft
setting-planning = Planning: two cards in secret
setting-confrontation = Confrontation: tasks after phase 3
setting-rebellion = Rebellion: tasks are voluntary

### The board in a terminal

board-round = Round
board-phase = phase
board-setup = Set-up
board-start = start player
board-area = Area
board-tokens = Resources
board-outposts = Outposts
board-units = Units
board-buildings = Camps, drones
board-links = Adjacent (vertical)
board-deck = deck
board-tasks = Tasks
board-hand = Hand
board-pad = Pad
board-badges = Badges
board-cubes = Cubes
board-candy = Candy boosts
board-supply = supply
board-needs = outposts
board-late = late
board-hidden = hidden
board-leader = leader
board-camp = camp
board-neutral = neutral camp
board-red = red
board-blue = blue
board-green = green

# What a bot may do something for (evaluate.py): “… for combat points.”
merit-time = time
merit-points = supplies now
merit-market = market cards
merit-badges = badges
merit-tasks = tasks within reach
merit-best-task = the next task
merit-outposts = outposts for the scoring
merit-colours = cubes on the way to a badge
merit-scavengers = scavengers on the map
merit-technology = technology
merit-first-technology = a stock of technology
merit-energy = energy
merit-first-energy = a stock of energy
merit-camps = camps
merit-ways = bridges and elevators
merit-candy = candy boosts
merit-areas = presence in more areas
merit-tokens = resources close by
merit-tokens-led = majorities over resources
merit-outposts-led = outposts under control
merit-outposts-entered = a foot in outposts
merit-outposts-near = outposts close by
merit-hand = cards in hand
merit-table = cards on the pad
merit-drones = drone cards
merit-hopes = the actions still open
merit-plans = the cards planned
# Of earlier bots; the log of an old game may still name them.
merit-half-technology = technology for the scoring
merit-buildings = buildings
