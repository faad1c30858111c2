nl-map = The land of Neuland: nineteen hexes with three slots each, and the timeline around them
nl-chart-first_games = beginner chart
nl-chart-random = random chart
nl-slot = { $place }, { $terrain }, { $building }{ $state ->
    [banners] { ": " }{ $player ->
    [you] your banners
   *[other] banners of { $player }
  }: { $banners }
    [standing] { ": " }{ $player ->
    [you] you hold
   *[other] { $player } holds
  } { $good }
    [lying] { ": " }{ $player ->
    [you] you hold
   *[other] { $player } holds
  } { $good }, lying, spoils this turn
    [unclaimed] , nobody’s, banners: { $banners }
   *[free] , free
}{ $mine ->
    [yes] { ". " }Minerals from the top: { $minerals }
   *[no] { "" }
}
nl-timeline = Timeline. Time marker on space { $marker }; { $spent } time spent in this turn. Players: { $places }.
nl-stands = { $player ->
    [you] you
   *[other] { $player }
} on space { $space }
nl-end-label = End the turn on space { $space }, { $time } time in all; then { $player ->
    [you] you move
   *[other] { $player } moves
  }
nl-hex = { $hex }, { $terrain }, { $n ->
    [one] one free slot
   *[other] { $n } free slots
}
nl-space-cell = Space { $space }{ $here ->
    [yes] { ": " }{ $players }
   *[no] { "" }
}{ $marker ->
    [yes] { ", the time marker" }
   *[no] { "" }
}
nl-outcome-end = on space { $space } after { $time } time; then { $player ->
    [you] you move
   *[other] { $player } moves
  }
nl-spent-cell = Time spent in this turn: { $spent } of { $room }
nl-heard-held = In hand: { $building }. { $n ->
    [one] One hex
   *[other] { $n } hexes
}, from time { $time }.
nl-heard-back = Put back: { $building }.
nl-heard-ground = Choose a building from the display first.
nl-heard-bare = There is no building here to pay from.
nl-heard-step = Step { $i }: { $deed }, time { $n }
nl-told-empty = Without buildings: { $hexes }.
nl-told-ground = { $hex } { $terrain }
nl-told-good = { $good } in { $hex }{ $spoils ->
    [yes] , spoils when this turn ends.
   *[no] .
}
nl-told-no-goods = No goods.
nl-told-seat = { $player ->
    [you] You
   *[other] { $player }
}: banners placed { $placed }, still to place { $left }. Workers at home: { $workers }. On space { $space } of the timeline.
nl-told-pieces = Not used yet: { $pieces }.
nl-told-hopes = Banners within reach this turn: { $goals }.
nl-told-hope = { $n } with { $goal } (time { $time })
nl-told-plans = Goods within reach this turn: { $goals }.
nl-told-goal = { $goal } (time { $n })
nl-told-ends = The turn can end on { $n ->
    [one] one space
   *[other] { $n } spaces
}: the nearest is { $outcome }.
nl-time = time { $n }
nl-then = Reaches space { $space }; if you stop there, { $player ->
    [you] you move
   *[other] { $player } moves
  } next
nl-spent = time spent
nl-next = then
nl-bag = { $n ->
    [one] One mineral
   *[other] { $n } minerals
} in the bag: coal { $coal }, raw iron { $iron }, raw silver { $silver }
nl-goods = Your goods
nl-goods-none = No goods: every worker is at home.
nl-workers-free = workers free: { $n } of { $of }
nl-spoils = { $hex } · spoils now
nl-keeps = { $hex } · one more turn
nl-banners-left = { $n ->
    [one] One banner still to place
   *[other] { $n } banners still to place
}
nl-piece-wheelbarrow = Wheelbarrow: once, goods count as if they were in the hex
nl-piece-wheelbarrow-used = Wheelbarrow: used
nl-piece-food = Food marker: pays one food, once
nl-piece-food-used = Food marker: used
nl-piece-wood = Wood marker: pays one wood, once
nl-piece-wood-used = Wood marker: used
nl-buildings = Buildings
nl-buildings-note = price · left · least time
nl-metal = { $n ->
    [0] No metal marker left
    [one] One metal marker left
   *[other] Metal markers left: { $n }
}
nl-possessions = Possessions
nl-possessions-note = top of each stack, then next
nl-stack-empty = all built
nl-grade = Data: { $grade }
nl-mineral = a mineral
nl-costs = costs { $good }
nl-serves = { $goods } for { $n ->
    [one] one banner
   *[other] { $n } banners
}
nl-makes = { $from ->
    [yes] { $goods } into { $good }
   *[no] yields { $good }
}
nl-left = { $n ->
    [0] none left
    [one] one left
   *[other] { $n } left
}
nl-can-build = can be built, from { $n } time
nl-planner = Cheapest way to …
nl-planner-note = choose a goal
nl-plan-time = { $n } time{ $turn ->
    [yes] { ", this turn" }
   *[no] { ", not in this turn" }
}
nl-goal = { $goal }: { $n } time{ $turn ->
    [yes] { "" }
   *[no] { ", more than is left" }
}
nl-step-produce = { $good } · { $building }, { $hex }
nl-step-build = build { $building }, { $hex }
nl-step-banners = banners on { $building }
nl-step-pays = with { $goods }
nl-plan-pieces = Uses { $pieces }.{ $keeping ->
    [yes] { " " }Keeping them, it takes time { $n }.
   *[no] { " " }No way is known that keeps them.
}
nl-name-wheelbarrow = the wheelbarrow
nl-name-food_marker = the food marker
nl-name-wood_marker = the wood marker
nl-plan-guess = There may be a cheaper way: the search was cut short.
nl-overlooks = What the planner does not look at
nl-plan-go = Do the first step
nl-plan-all = Do all the steps
nl-from = { $good } from { $hex }
nl-from-marker = { $good } marker
nl-way = { $goods ->
    [0] { "" }
   *[other] { $from }{ ", " }
}{ $barrow ->
    [yes] { "wheelbarrow, " }
   *[no] { "" }
}time { $n }
nl-put-back = Put back
nl-ends = You stop on space { $space } after { $time } time; then { $player ->
    [you] you move
   *[other] { $player } moves
  }.{ $spoils ->
    [0] { "" }
    [one] { " " }One good spoils.
   *[other] { " " }{ $spoils } goods spoil.
}
nl-pay-effect = { $distance ->
    [0] From the same hex
    [one] One hex away
   *[other] { $distance } hexes away
}: time { $time }.{ $spoils ->
    [yes] { " " }It would spoil this turn anyway.
   *[no] { "" }
}
nl-gain = { $n ->
    [one] You place one banner.
   *[other] You place { $n } banners.
}
nl-reach = Space { $space }; if you stop there, { $player ->
    [you] you are
   *[other] { $player } is
  } next.
nl-reach-taken = Space { $space }: you cannot stop there.
nl-say-act = Produce, build, place banners, or end your turn. Time left: { $n }.
nl-say-how = { $deed }: how?
nl-say-sure = { $deed }? Tap it again.
nl-say-build = Build { $building }: in which hex?
nl-build-hint = Choose a hex with { $terrain }; the number is the time.
nl-act-hint = The number on a building is its time; pick from the display what you want to build.
nl-act-hint-spoils = { $n ->
    [one] One good (!) spoils when this turn ends.
   *[other] { $n } goods (!) spoil when this turn ends.
}
nl-settle-hint = Best near plains, mountains and the other players: all may use your huts.
nl-stack-hint = Each button is a pile; the upper mineral comes out first.
nl-step-lay = Lay workers down
nl-step-work = Build and produce
nl-step-clear = Remove those lying
nl-seal-do = Do it
nl-seal-do-time = Do it: time { $n }
nl-seal = End turn
nl-seal-step = End turn on { $space }
nl-race = first with { $n } banners wins
nl-unit = banners
nl-free = { $n } free
nl-workers = workers at home
nl-space = space { $n }
nl-at = on the timeline
nl-barrow = wheelbarrow
nl-key-escape = put back what you are holding
nl-short-hunting_lodge = lodge
nl-short-woodcutter = woodcutter
nl-short-farm = farm
nl-short-stonecutter = stonecutter
nl-short-mine = mine
nl-short-smelter = smelter
nl-short-shepherd = shepherd
nl-short-charcoal_burner = charcoal
nl-short-weaving_mill = weaver
nl-short-paper_mill = paper mill
nl-short-weapon_smith = smith
nl-short-mint = mint
nl-short-chapel = Chapel
nl-short-abbey = Abbey
nl-short-commandery = Knights
nl-short-library = Library
nl-short-alchemists_cave = Cave
nl-short-university = Univers.
nl-short-theatre = Theatre
nl-short-troubadours_hall = Troubad.
nl-short-opera = Opera
nl-short-guildhall = Guild
nl-short-town_hall = Town hall
nl-short-palace = Palace
nl-short-training_ground = Training
nl-short-castle = Castle
nl-short-fortress = Fortress

# the cards of what happened: a few words each, the picture says the rest
brief-turn = turn begins
brief-end-turn = end of turn
brief-build = { $building } at { $hex }
brief-banners = { $possession } +{ $banners }
brief-stack = mine { $hex } in order
brief-mine-closed = mine { $hex } is empty
brief-spoil = goods spoil
brief-win = the last banner
