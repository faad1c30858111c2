nl-map = The land of Neuland: nineteen hexes with three slots each, and the timeline around them
nl-chart-first_games = beginner chart
nl-chart-random = random chart
nl-slot = { $place }, { $building }{ $state ->
    [banners] { ": " }{ $banners } banners of { $player }
    [standing] { ": " }{ $player } holds { $good }
    [lying] { ": " }{ $player } holds { $good }, lying, spoils this turn
   *[free] , free
}{ $mine ->
    [yes] { ". " }Minerals from the top: { $minerals }
   *[no] { "" }
}
nl-timeline = Timeline. Time marker on space { $marker }; { $spent } time spent in this turn. { $places }.
nl-stands = { $player } on space { $space }
nl-end-label = End the turn on space { $space }, { $time } time in all; then { $player } moves
nl-time = time { $n }
nl-then = Reaches space { $space }; stopping there, { $player } moves next
nl-spent = time spent
nl-next = then
nl-bag = { $n ->
    [one] One mineral
   *[other] { $n } minerals
} in the bag: { $coal } coal, { $iron } raw iron, { $silver } raw silver
nl-goods = Your goods
nl-goods-none = No goods: every worker is at home.
nl-workers-free = { $n } of { $of } workers free
nl-spoils = { $hex } · spoils now
nl-keeps = { $hex } · keeps
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
nl-plan-guess = There may be a cheaper way: the search was cut short.
nl-plan-go = Do the first step
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
nl-ends = You stop on space { $space } after { $time } time; then { $player } moves.{ $spoils ->
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
nl-reach = Space { $space }; if you stop there, { $player } is next.
nl-reach-taken = Space { $space }: you cannot stop there.
nl-say-act = Produce, build, place banners, or end your turn. Time left: { $n }.
nl-say-how = { $deed }: how?
nl-say-sure = { $deed }? Tap it again.
nl-say-build = Build { $building }: in which hex?
nl-marker = marker
nl-build-hint = Choose a hex with { $terrain }; the number is the time.
nl-act-hint = The number on a building is its time. Pick a building from the display to see where it may go.
nl-act-hint-spoils = { $n ->
    [one] One good (!) spoils when this turn ends.
   *[other] { $n } goods (!) spoil when this turn ends.
} Numbers are times; the timeline shows who moves next.
nl-settle-hint = Near plains and mountains, and not far from the others: all may use your huts.
nl-stack-hint = Each button is a pile; the upper mineral comes out first.
nl-step-lay = Lay workers down
nl-step-work = Build and produce
nl-step-clear = Remove those lying
nl-seal = End turn
nl-seal-step = End turn on { $space }
nl-race = first with { $n } banners wins
nl-unit = banners
nl-free = { $n } free
nl-workers = workers at home
nl-space = space { $n }
nl-at = on the timeline
nl-barrow = wheelbarrow
nl-key-escape = Put back what is in hand
nl-short-hunting_lodge = lodge
nl-short-woodcutter = woodcutter
nl-short-farm = farm
nl-short-stonecutter = quarry
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
