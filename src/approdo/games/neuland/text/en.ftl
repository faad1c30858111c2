game-name = Neuland
game-tagline = Chains of work, distances and time that runs in a circle.
game-about = Food becomes wood, wood and stone become workshops, and their goods become banners on possessions that only one player can claim. Every step costs time, distance costs more, and goods spoil after your next turn. No hidden cards; the first to place the last banner wins.

# options
option-land = Land
option-land-help = A fixed layout for first games, or land pieces laid at random.
option-land-first_games = first games
option-land-random = random
option-timeline = Timeline
option-timeline-help = How many spaces the ring of time has. A longer one makes longer turns. The printed number is not known.
option-timeline-standard = 18, with four players 12
option-timeline-18 = 18 spaces
option-timeline-12 = 12 spaces
option-timeline-11 = 11 spaces, first edition
option-first = Start player
option-first-help = Who begins: drawn by lot, or a seat of your choice.
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-mines = Mines
option-mines-help = Second edition: minerals are drawn from a bag and a mine never closes. First edition: the builder chooses the minerals, and an empty mine goes back to the display.
option-mines-second_edition = second edition
option-mines-first_edition = first edition

# components
terrain-forest = forest
terrain-plain = plain
terrain-mountain = mountain
good-food = food
good-wood = wood
good-stone = stone
good-wool = wool
good-cloth = cloth
good-paper = paper
good-coal = coal
good-raw_iron = raw iron
good-raw_silver = raw silver
good-iron = iron
good-silver = silver
good-sword = sword
good-coins = coins
building-hunting_lodge = hunting lodge
building-woodcutter = woodcutter’s hut
building-farm = farm
building-stonecutter = stonecutter’s hut
building-mine = mine
building-smelter = smelter
building-shepherd = shepherd’s hut
building-charcoal_burner = charcoal burner’s hut
building-weaving_mill = weaving mill
building-paper_mill = paper mill
building-weapon_smith = weapon smith
building-mint = mint
building-chapel = Chapel
building-abbey = Abbey
building-commandery = Knights’ Commandery
building-library = Library
building-alchemists_cave = Alchemist’s Cave
building-university = University
building-theatre = Theatre
building-troubadours_hall = Troubadours’ Hall
building-opera = Opera
building-guildhall = Guildhall
building-town_hall = Town Hall
building-palace = Palace
building-training_ground = Training Ground
building-castle = Castle
building-fortress = Fortress
family-religion = Religion
family-science = Science
family-art = Art
family-society = Society
family-war = War
grade-C = certain
grade-P = probable
grade-R = reconstructed
grade-U = unknown
piece-forest-plain = forest and plain
piece-plain-mountain = plain and mountain
piece-forest-mountain = forest and mountain

# what is to be done
prompt-settle = Put your hunting lodge and your woodcutter’s hut into a forest hex.
prompt-act = Produce, build, place banners or end your turn. Time left: { $left }; banners: { $banners }.
prompt-pay = Hand over { $good } for the { $building }.
prompt-fill = Choose the mine that you fill first.
prompt-stack = Stack the three minerals on the mine at { $hex }.
prompt-take = Choose the next mineral, from the top down, for the mine at { $hex }. To choose: { $left }.
wait-single = The land is laid out.
wait-double = The land is laid out.
wait-deal = The land is laid out.
wait-start = The start player is drawn.
wait-settle = { $player } founds the first huts.
wait-act = { $player } is at work.
wait-pay = { $player } pays for an action.
wait-fill = { $player } fills the mines.
wait-draw = Minerals are drawn.
wait-stack = { $player } stacks minerals on a mine.
wait-take = { $player } chooses minerals for a mine.

# what may be done
action-settle = Found your huts at { $hex }
action-produce = Produce { $good } at { $place }
action-place-banners = Place banners: { $possession }
action-build = Build { $building } at { $hex }
action-pay = Hand over { $good } from { $place }
action-pay-marker = Use the { $marker } marker
action-use-wheelbarrow = Use the wheelbarrow
action-end-turn = { $steps ->
    [0] End the turn here
    [one] Step on one space and end the turn
   *[other] Step on { $steps } spaces and end the turn
}
action-fill = Fill the mine at { $place } first
action-stack = { $top } on top, { $middle } in the middle, { $bottom } at the bottom
action-take = Take { $mineral }
action-lay-single = The single piece lies at { $hex }
action-lay-double = The next double piece reaches to { $hex }
action-deal-double = It is { $piece }{ $turned ->
    [0] { "" }
   *[other] , turned
}
action-start-player = { $player ->
    [you] You begin
   *[other] { $player } begins
}
action-draw = { $mineral } comes out of the bag
action-hold = Say nothing

# what happened
event-start = { $player ->
    [you] You are
   *[other] { $player } is
} the start player.
event-turn = { $player ->
    [you] Your turn
   *[other] { $player }’s turn
} begins.
event-settle = { $player ->
    [you] You found
   *[other] { $player } founds
} both huts at { $hex }.
event-produce = { $player ->
    [you] You produce
   *[other] { $player } produces
} { $good }: { $building } at { $hex }, time { $time }.{ $paid ->
    [0] { "" }
   *[other] { " Handed over: " }{ $goods }.
}
event-build = { $player ->
    [you] You build
   *[other] { $player } builds
} { $building } at { $hex }, time { $time }. Handed over: { $goods }.
event-banners = { $player ->
    [you] You place
   *[other] { $player } places
} { $banners ->
    [one] one banner
   *[other] { $banners } banners
} on the { $possession }, time { $time }. Handed over: { $goods }. Left: { $left }.
event-wheelbarrow = { $player ->
    [you] You use
   *[other] { $player } uses
} the wheelbarrow.
event-marker = { $player ->
    [you] You pay
   *[other] { $player } pays
} with the { $good } marker.
event-draw = { $player ->
    [you] You draw
   *[other] { $player } draws
} { $minerals } for the mine at { $hex }.
event-stack = The mine at { $hex } now holds, from the top: { $minerals }.
event-mine-closed = The mine at { $hex } is exhausted and goes back to the display.
event-end-turn = { $player ->
    [you] You end
   *[other] { $player } ends
} the turn after { $time } time{ $steps ->
    [0] { "" }
    [one] { ", stepping on one space" }
   *[other] { ", stepping on " }{ $steps } spaces
}.
event-spoil = { $player ->
    [you] You let
   *[other] { $player } lets
} spoil: { $goods }.
event-win = { $player ->
    [you] You have placed the last banner and win.
   *[other] { $player } has placed the last banner and wins.
}
event-limit = Nobody has finished in time: the game ends without a winner.

# what paid
paid = { $good } from { $place }
paid-marker = { $good } marker

# why not
refusal-not-forest = { $hex } is { $terrain }: the huts need forest.
refusal-no-room-for-huts = { $hex } has no two free slots for both huts.
refusal-must-move = You must move at least one space on the timeline in your turn.
refusal-reaches-marker = { $steps } spaces would reach the time marker; you may move on at most { $most }.
refusal-space-taken = { $steps } spaces on stands { $other }: end your turn on a free space.
refusal-no-building = There is no building at { $place }.
refusal-yields-other = This { $building } does not yield { $good } now.
refusal-occupied = A worker stands on the { $building } ({ $other }); it is free when that good is used or spoils.
refusal-not-built = The { $building } has not been built yet.
refusal-closed = { $other ->
    [you] Your own banners close the { $building } already.
   *[other] The { $building } already carries banners ({ $other }).
}
refusal-huts-not-built = The { $building } is there from the start only and cannot be built.
refusal-none-left = No { $building } is left in the display.
refusal-not-on-top = The { $building } does not lie on top of its stack yet.
refusal-wrong-terrain = The { $building } needs { $wanted }; { $hex } is { $terrain }.
refusal-hex-full = All three slots of { $hex } are taken.
refusal-room-for-starters = { $hex } must stay free: players who have not started need forest hexes with two free slots.
refusal-lacks = This needs { $goods }; you lack { $lacking }.
refusal-no-worker = All your workers stand on the land, and none of them would come back: you have no worker to put there.
refusal-no-time = This would cost { $time } time; with a free space to end on you have { $left }.
refusal-not-due = { $due } is to be handed over now, not { $good }.
refusal-not-yours = No worker of yours stands for { $good } at { $place }.
refusal-pair-order = Of two equal goods hand over the other one first; the one at { $place } can follow.
refusal-pair-passed = Two equal goods are handed over in the order of their places, and you began with { $first }. To use { $place } too, take that back and begin here.
refusal-too-far = The goods are too far away to start with { $place }: with a free space to end on you have { $left } time.
refusal-marker-used = You have already used your { $good } marker.
refusal-wheelbarrow-used = You have already used your wheelbarrow.
refusal-wheelbarrow-idle = The wheelbarrow would save no time here.
refusal-mine-not-empty = The mine at { $place } is not empty.
refusal-not-a-mine = There is no mine at { $place }.
refusal-other-minerals = You drew { $minerals }: stack these.
refusal-mineral-not-left = No { $mineral } is left: choose another mineral.

# score and end
score-possession = { $building } at { $hex }
end-banners = A player placed the last banner.
end-limit = Nobody finished within fifty turns each: a draw.

# why a bot chose
course-part = { $goal }, for now: { $part }
reason-banners = banners, at 6 each
reason-time = time spent
reason-prospect = the best possession within reach
reason-rivals = the rivals’ lead

# headings of choosers
kind-settle = Found your huts
kind-produce = Produce
kind-place-banners = Place banners
kind-build = Build
kind-pay = Hand over a good
kind-pay-marker = Use a marker
kind-use-wheelbarrow = Use the wheelbarrow
kind-end-turn = End the turn
kind-fill = Fill a mine
kind-stack = Stack minerals
kind-take = Choose a mineral
field-hex = hex
field-good = good
field-place = building
field-possession = possession
field-building = building
field-marker = marker
field-steps = spaces
field-top = top
field-middle = middle
field-bottom = bottom
field-mineral = mineral

# the terminal
terminal-display = Display
terminal-stacks = Possessions
terminal-mineral = top mineral
terminal-bag = Bag
terminal-metal = metal markers: { $n }
terminal-time = Time
terminal-marker = time marker
terminal-good-marker = { $good } marker
terminal-workers = { $n ->
    [one] one worker at home
   *[other] { $n } workers at home
}
terminal-banners = { $n ->
    [one] one banner left
   *[other] { $n } banners left
}
terminal-wheelbarrow = wheelbarrow
terminal-held = Goods in hand
terminal-nothing = none
terminal-spoils = spoils
terminal-plans = Cheapest ways this turn
terminal-plan-key = (≤ perhaps there is a cheaper way; * with a marker or the wheelbarrow, in brackets without.)
terminal-takes = time { $time }
terminal-next = then { $player }
terminal-pays = with { $goods }
terminal-banner-count = { $n ->
    [one] one banner
   *[other] { $n } banners
}
terminal-legend = FOREST, plain, /mountain/ · 1-4 whose worker · ! will spoil · # banners · mine from the top: c coal, i raw iron, s raw silver

# names that fit a hex of the terminal map
short-hunting_lodge = lodge
short-woodcutter = woodcut.
short-farm = farm
short-stonecutter = stonecut.
short-mine = mine
short-smelter = smelter
short-shepherd = shepherd
short-charcoal_burner = charcoal
short-weaving_mill = weaver
short-paper_mill = papermill
short-weapon_smith = smith
short-mint = mint
short-chapel = Chapel
short-abbey = Abbey
short-commandery = Commander
short-library = Library
short-alchemists_cave = Alchemist
short-university = Univers.
short-theatre = Theatre
short-troubadours_hall = Troubad.
short-opera = Opera
short-guildhall = Guildhall
short-town_hall = Town Hall
short-palace = Palace
short-training_ground = Training
short-castle = Castle
short-fortress = Fortress

# what the planner does not look at
overlook-luck = Minerals that are still to be drawn or chosen are not counted on.
overlook-rivals = A plan that goes beyond this turn does not foresee what the others do meanwhile.
overlook-spoiling = Nor does it mind that goods spoil between turns.
overlook-detours = Steps that would only make room (use up a good to free a worker, a building or the mineral below) are not thought of.

# the end: columns of the table by source, and moments
source-possession = { $building }
moment-banners = { $player ->
    [you] You place
   *[other] { $player } places
} { $banners ->
    [one] one banner
   *[other] { $banners } banners
} on the { $possession }: { $left } to go.
story-chapter = turn { $n }
