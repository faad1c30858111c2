game-name = Terra Nova
game-tagline = Sliding pioneers, border stones, land to close in.
game-about = Slide your pioneers across an island of eight terrains and lay border stones beside them. As soon as a piece of land with at most three terrains is fenced in, whoever has the most pioneers inside takes its points, and all of them leave the game. No luck, no secrets.

option-board = Island
option-board-help = The printed map has not been found; both boards are reconstructions. A map of your own can be given as a line of rows separated by slashes.
option-board-a = Board A: 168 hexes, 21 of each terrain
option-board-b = Board B: a regular hexagon of 169 hexes
option-scoring = Scoring
option-scoring-help = When a closed territory is scored: after the stone that closes it, or only when the turn is over.
option-scoring-at-once = At once
option-scoring-turn-end = At the end of the turn
option-strict_return = Strict return ban
option-strict_return-help = A pioneer may not go back to any hex that it has left during the turn, instead of only to the one where it began.
option-strict_return-true = on
option-strict_return-false = off
option-idle_rounds = Rounds without a stone
option-idle_rounds-help = After how many full rounds without a new stone the game ends.
option-idle_rounds-1 = 1 round
option-idle_rounds-2 = 2 rounds
option-idle_rounds-3 = 3 rounds
option-idle_rounds-4 = 4 rounds
option-idle_rounds-5 = 5 rounds
option-idle_rounds-10 = 10 rounds
option-first = Starting player
option-first-help = Who places and plays first: drawn by lot, or a seat of your choice.
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4

prompt-place = Place one of your pioneers on an empty hex. Still to place: { $reserve }.
prompt-begin = Action 1 of 3: move one of your pioneers.
prompt-act = { $can ->
    [both] Action { $number } of 3: move a pioneer, or lay a stone beside one that has moved.
    [stone] Action { $number } of 3: lay a border stone beside a pioneer that has moved; none of your pioneers can move.
   *[move] { $stones ->
        [0] Action { $number } of 3: move a pioneer; the border stones are used up.
       *[other] Action { $number } of 3: move a pioneer; there is no place for a stone now.
    }
}
prompt-end = { $why ->
    [gone] You have no pioneer left on the island, so your turn ends early (actions done: { $done } of 3). End your turn, or take something back.
    [blocked] You can neither move nor lay a stone, so your turn ends early (actions done: { $done } of 3). End your turn, or take something back.
   *[done] Your actions are done: end your turn, or take them back.
}
wait-first = The starting player is drawn.
wait-place = { $player } places a pioneer.
wait-begin = { $player } begins a turn.
wait-act = { $player } moves a pioneer or lays a stone.
wait-end = { $player } is about to end the turn.

action-hold = Say nothing
action-choose-first = { $seat ->
    [you] You begin
   *[other] { $seat } begins
}
action-place = Place a pioneer on { $hex }
action-move = Move { $source } to { $target }
action-stone = Lay a stone on { $hex }
action-end-turn = End the turn

event-first = { $player ->
    [you] You begin.
   *[other] { $player } begins.
}
event-place = { $player ->
    [you] You place
   *[other] { $player } places
} a pioneer on { $hex }.
event-move = { $player ->
    [you] You move
   *[other] { $player } moves
} from { $source } to { $target } ({ $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
}).
event-stone = { $player ->
    [you] You lay
   *[other] { $player } lays
} a stone on { $hex }; { $left ->
    [one] 1 stone is left
   *[other] { $left } stones are left
}.
event-pass = { $player ->
    [you] You cannot move and pass.
   *[other] { $player } cannot move and passes.
}
event-turn = Turn { $n } (round { $round }): { $player }.
event-ended = The game ends. { $reason }
event-winner = { $points ->
    [one] 1 point
   *[other] { $points } points
}: victory for { $players }.
event-territory = { $player ->
    [you] You close
   *[other] { $player } closes
} a territory at { $place }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} ({ $terrains }): { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $players }. Out of the game: { $whose }.
event-territory-tied = { $player ->
    [you] You close
   *[other] { $player } closes
} a territory at { $place }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} ({ $terrains }): { $points ->
    [one] 1 point
   *[other] { $points } points
} each for { $players }. Out of the game: { $whose }.
event-territory-empty = { $player ->
    [you] You close
   *[other] { $player } closes
} a territory without pioneers at { $place }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} ({ $terrains }): no points.
pioneers-of = { $n ->
    [one] 1 pioneer
   *[other] { $n } pioneers
} { $player ->
    [you] of yours
   *[other] of { $player }
}

refusal-no-hex = There is no hex { $hex } on this island.
refusal-taken = Hex { $hex } is not empty: { $what }.
refusal-actions-left = You have { $left ->
    [one] 1 action
   *[other] { $left } actions
} left: as long as you can act, you must.
refusal-turn-over = Your actions of this turn are done; end the turn, or take one back.
refusal-turn-cut = You can neither move nor lay a stone in this turn any more (actions done: { $done } of 3): end it, or take something back.
refusal-first-is-move = The first action of a turn is always a move; stones come after it.
refusal-no-stones = The supply of border stones is empty.
refusal-no-support = None of the pioneers that you moved in this turn is still on the island, so no stone can be laid.
refusal-closed-land = Hex { $hex } lies in a territory that has been scored: no stone can be laid there.
refusal-not-beside = Hex { $hex } is not next to a pioneer that you moved in this turn (now on { $moved }).
refusal-not-yours = You have no pioneer on { $hex }.
refusal-no-step = The pioneer on { $hex } must move at least one hex.
refusal-not-straight = There is no straight line from { $source } to { $target }.
refusal-obstacle = The way from { $source } to { $target } is blocked on { $hex }: { $what }.
refusal-return = At the start of the turn the pioneer now on { $source } stood on { $target }: it may not go back there.
refusal-return-strict = In this turn the pioneer on { $source } has already left { $target }: it may not go back there.
on-stone = a border stone lies there
on-pioneer = { $player ->
    [you] a pioneer of yours stands there
   *[other] a pioneer of { $player } stands there
}

score-territory = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}: { $terrains }
score-territory-tied = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}: { $terrains } (shared)

end-divided = All land is divided.
end-no-pioneers = A player has no pioneer left.
end-one-mover = At most one player can still move.
end-stones = The border stones are used up.
end-idle = Too many rounds went by without a stone.

reason-score = points
reason-pioneers = pioneers left for the open land
reason-terrains = strength in the terrains
reason-closing = a territory to close next
reason-threat = what the next player could close
reason-idle = too many turns without a stone

terrain-lake = lake
terrain-mountain = mountains
terrain-forest = forest
terrain-meadow = meadow
terrain-field = fields
terrain-prairie = prairie
terrain-steppe = steppe
terrain-hills = hills
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green

terminal-names = d1 is the first hex of row d · # stone · small letters: closed · ♟ pioneers
terminal-stones = stones { $n } round { $round }
terminal-idle = idle turns { $n }/{ $limit }
terminal-zones = Zones: hexes/kinds
terminal-closing = Closing stones
terminal-gain = { $player } +{ $n }
terminal-nobody = nobody scores
terminal-closes = closes { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}: { $gains }
terminal-then = then stone { $stones }

kind-place = Place a pioneer
kind-move = Move a pioneer
kind-stone = Lay a stone
kind-end-turn = End the turn
field-hex = hex
field-source = pioneer
field-target = hex

# the end: columns of the table by source, and moments
source-territory = territories
source-territory-tied = shared ones
moment-territory = { $player ->
    [you] You close
   *[other] { $player } closes
} { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} at { $place } ({ $terrains }){ $own ->
    [yes] { "" }
   *[no] { " " }for { $owner ->
        [you] you
       *[other] { $owner }
    }
}.
moment-territory-tied = { $player ->
    [you] You close
   *[other] { $player } closes
} { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} at { $place } ({ $terrains }); { $players } share.
story-chapter = round { $n }
