game-name = New Haven
game-tagline = Lay harvests on the shared map, build your own village.
game-about = Lay a tile, count the chains it joins, and build with what it yields; what you leave over the others may use. Fill rows and columns of your village to draw colonists. No luck of dice, much timing, about an hour.

# options
option-side = Side of the board
option-side-help = Side A has four printed tiles and ten turns each. Side B has ponds that part the chains, clearings with buildings to claim, and nine turns each.
option-side-A = A, for a first game
option-side-B = B, ponds and clearings
option-redevelop = Redevelop
option-redevelop-help = An easier variant: you may also build on a taken space, over the building that stands there.
option-redevelop-true = on
option-redevelop-false = off
option-careful = Careful harvest
option-careful-help = For experts, side A only: three tiles in hand, and with two or three players fewer buildings in the bag.
option-careful-true = on
option-careful-false = off
option-charters = Charters
option-charters-help = Small expansion: the first to complete a row, a column, or six buildings of a resource earns extra colonists.
option-charters-true = on
option-charters-false = off
option-shipment = Shipment
option-shipment-help = The shipment is four wild squares: either it joins neighbouring chains, or it yields exactly four.
option-shipment-wild = joins chains
option-shipment-four = exactly four
option-first = First player
option-first-help = Who begins: drawn by lot, or a seat of your choice.
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4

# components
resource-sheep = sheep
resource-stone = stone
resource-timber = timber
resource-wheat = wheat
amount-sheep = { $n } sheep
amount-stone = { $n } stone
amount-timber = { $n } timber
amount-wheat = { $n } wheat
building-sheep-1 = sheep 1
building-sheep-2 = sheep 2
building-sheep-3 = sheep 3
building-sheep-4 = sheep 4
building-sheep-5 = sheep 5
building-sheep-6 = sheep 6
building-stone-1 = stone 1
building-stone-2 = stone 2
building-stone-3 = stone 3
building-stone-4 = stone 4
building-stone-5 = stone 5
building-stone-6 = stone 6
building-timber-1 = timber 1
building-timber-2 = timber 2
building-timber-3 = timber 3
building-timber-4 = timber 4
building-timber-5 = timber 5
building-timber-6 = timber 6
building-wheat-1 = wheat 1
building-wheat-2 = wheat 2
building-wheat-3 = wheat 3
building-wheat-4 = wheat 4
building-wheat-5 = wheat 5
building-wheat-6 = wheat 6
face-up = face up
face-down = face down
# A tile in rows: the upper two squares, then the lower two.
tile-RRRS = RR/SR
tile-RRRT = RR/TR
tile-RRRW = RR/WR
tile-SSSR = SS/RS
tile-SSST = SS/TS
tile-SSSW = SS/WS
tile-TTTR = TT/RT
tile-TTTS = TT/ST
tile-TTTW = TT/WT
tile-WWWR = WW/RW
tile-WWWS = WW/SW
tile-WWWT = WW/TW
tile-RRSS = RR/SS
tile-RRTT = RR/TT
tile-RRWW = RR/WW
tile-SSTT = SS/TT
tile-SSWW = SS/WW
tile-TTWW = TT/WW
tile-RRST = RR/TS
tile-RRTS = RR/ST
tile-RRSW = RR/WS
tile-RRWS = RR/SW
tile-RRTW = RR/WT
tile-RRWT = RR/TW
tile-SSRT = SS/TR
tile-SSTR = SS/RT
tile-SSRW = SS/WR
tile-SSWR = SS/RW
tile-SSTW = SS/WT
tile-SSWT = SS/TW
tile-TTRS = TT/SR
tile-TTSR = TT/RS
tile-TTRW = TT/WR
tile-TTWR = TT/RW
tile-TTSW = TT/WS
tile-TTWS = TT/SW
tile-WWRS = WW/SR
tile-WWSR = WW/RS
tile-WWRT = WW/TR
tile-WWTR = WW/RT
tile-WWST = WW/TS
tile-WWTS = WW/ST
tile-RSRT = RS/TR
tile-RSRW = RS/WR
tile-RTRW = RT/WR
tile-SRST = SR/TS
tile-SRSW = SR/WS
tile-STSW = ST/WS
tile-TRTS = TR/ST
tile-TRTW = TR/WT
tile-TSTW = TS/WT
tile-WRWS = WR/SW
tile-WRWT = WR/TW
tile-WSWT = WS/TW
charter-row = charter of the row
charter-column = charter of the column
charter-sheep = sheep charter
charter-stone = stone charter
charter-timber = timber charter
charter-wheat = wheat charter

# what is to be done
prompt-lay = Lay a harvest tile on a free space.
prompt-build = { $can ->
    [yes] Build, or pass. Resources left: { $amounts }.
   *[no] You can build nothing more: pass. Resources left: { $amounts }.
}
prompt-draw = { $first ->
    [yes] Take one of the open buildings. Draws left: { $left }.
   *[no] Take an open building or draw from the bag. Draws left: { $left }.
}
wait-lay = { $player } lays a harvest tile.
wait-build = { $player } may build.
wait-draw = { $player } draws buildings.
wait-first = The first player is drawn.
wait-settle = The settlements are laid out.
wait-settle-tile = The settlements are laid out.
wait-building = A building is drawn.
wait-hand-tile = A tile is drawn.
wait-flip = The shipment is turned over.
wait-new-tile = A tile is drawn.

# what may be done
action-lay-tile = Lay { $tile } on { $space }{ $turn ->
    [0] { "" }
    [1] { ", turned right" }
    [2] { ", turned round" }
   *[3] { ", turned left" }
}
action-lay-shipment = Lay the shipment on { $space } as { $resource }
action-build = Build { $building } on { $plot }, { $face }
action-stop-building = Pass (build no more)
action-take-open = Take { $building }
action-draw-from-bag = Draw from the bag
action-choose-first = { $seat ->
    [you] You begin
   *[other] { $seat } begins
}
action-draw-building = { $building } comes out of the bag
action-draw-tile = Tile { $tile }
action-turn-up = Tile { $tile }, rotation { $turn }
action-settle = { $what }
action-hold = Say nothing

# what happened
event-first = { $player ->
    [you] You begin.
   *[other] { $player } begins.
}
event-pond = A pond lies on settlement { $space }.
event-pond-removed = The pond marked { $mark } is removed: settlement { $space } is a free space.
event-settlement = Tile { $rows } lies face up on settlement { $space }.
event-clearing = On clearing { $space } lies a building: { $building }.
event-opened = New open building: { $building }.
event-dealt-building = { $player } draws a building.
event-dealt-building-own = You draw { $building }.
event-drew-building = { $player } draws a building from the bag.
event-drew-building-own = You draw { $building } from the bag.
event-drew-tile = { $player } draws a harvest tile.
event-drew-tile-own = You draw tile { $rows }.
event-laid-tile = { $player ->
    [you] You lay
   *[other] { $player } lays
} tile { $rows } on { $space }.
event-laid-shipment = { $player ->
    [you] You lay
   *[other] { $player } lays
} the shipment on { $space } as { $resource }.
event-claimed = { $player ->
    [you] You take
   *[other] { $player } takes
} { $building } from the clearing { $space }.
event-harvest = { $player ->
    [you] You harvest
   *[other] { $player } harvests
} { $amounts }.
event-built-up = { $player ->
    [you] You build
   *[other] { $player } builds
} { $building } face up on { $plot }.
event-built-down = { $player ->
    [you] You build
   *[other] { $player } builds
} a { $resource } building face down on { $plot }.
event-built-down-own = You build { $building } face down on { $plot }.
event-covered-up = It stands over { $building } on { $plot }, which lay face up and is now out of play.
event-covered-down = It stands over a face-down { $resource } building on { $plot }, which is now out of play.
event-covered-down-own = It stands over your face-down { $building } on { $plot }, which is now out of play.
event-stopped = { $player ->
    [you] You pass
   *[other] { $player } passes
}.
event-nothing-left = All markers stand on 0: no resources are left for { $players }.
event-draws = { $player ->
    [you] You draw
   *[other] { $player } draws
} { $n ->
    [one] one building: one marker stands on 0
   *[other] { $n } buildings: so many markers stand on 0
}.
event-draws-short = No building is left for { $player } to draw. Draws lost: { $n }.
event-charter = { $player ->
    [you] You earn
   *[other] { $player } earns
} the { $charter }.
event-took-open = { $player ->
    [you] You take
   *[other] { $player } takes
} { $building } from the open buildings.
event-flipped = { $player ->
    [you] Your shipment
   *[other] { $player }’s shipment
} on { $space } is turned over: { $rows }.
event-ended = One space is left: the game ends.
event-winner = { $points ->
    [one] 1 colonist
   *[other] { $points } colonists
}: victory for { $players }.
event-winner-empty = { $points ->
    [one] 1 colonist
   *[other] { $points } colonists
} and, in the tie, fewer empty spaces: victory for { $players }.
event-winner-hand = { $points ->
    [one] 1 colonist
   *[other] { $points } colonists
} and, in the tie, fewer buildings left: victory for { $players }.

# why not
refusal-tile-not-in-hand = You do not hold the tile { $tile }.
refusal-shipment-used = You have already laid your shipment: it can be used once.
refusal-outside-area = Space { $space } is outside the playing area for { $players } players.
refusal-pond = On space { $space } there is a pond: no tile can be laid there.
refusal-space-taken = There is already a tile on { $space }.
refusal-building-not-in-hand = You do not hold { $building }.
refusal-too-dear = Space { $plot } costs { $cost } ({ $resource }); resources left: { $have }.
refusal-plot-taken = Space { $plot } already has a building.
refusal-not-beside-own = Space { $plot } does not touch a { $resource } building of yours: after the first, each building must share an edge with one of its own resource.
refusal-number-differs = To build face up the numbers must agree (building: { $number }; space { $plot }: { $cost }). Face down it may go there.
refusal-not-open = { $building } is not among the open buildings.
refusal-first-from-open = The first building you draw must be one of the open ones.
refusal-bag-empty = The bag is empty.

# score and end
score-row = Row { $line } complete
score-row-doubled = Row { $line } complete, all face up
score-column = Column { $line } complete
score-column-doubled = Column { $line } complete, all face up
score-charter = For the { $charter }
score-most-charters = Most charters
score-tie-empty = Empty spaces (first tie-break): { $n }
score-tie-hand = Buildings left (second tie-break): { $n }
end-one-space = One space of the board was left.

# why a bot chose
reason-village = lines of the village
reason-hand = buildings in hand
reason-rivals = the rivals’ villages
reason-charters = charters
reason-to-build = what can be built at once
reason-draws = buildings to draw
reason-leftovers = little left for others
reason-shipment = keeping the shipment

# in the terminal
terminal-open = Open
terminal-hand = Hand
terminal-tiles = Tiles
terminal-left = in the bag { $bag } · turn { $turn } of { $turns }
terminal-legend = ⌂ buildings  ▦ tiles  ⚑ shipment unused  ★ colonists  r▒ stone face down
terminal-charter-row = row
terminal-charter-column = column
terminal-charter-sheep = sheep
terminal-charter-stone = stone
terminal-charter-timber = timber
terminal-charter-wheat = wheat

# groups of choices
kind-lay-tile = Lay a tile
kind-lay-shipment = Lay the shipment
kind-build = Build
kind-stop-building = Pass
kind-take-open = Take an open building
kind-draw-from-bag = Draw from the bag
field-tile = tile
field-space = space
field-turn = rotation
field-resource = resource
field-building = building
field-plot = space of the village
field-face = face

# the end: columns of the table by source
source-row = rows
source-row-doubled = rows
source-column = columns
source-column-doubled = columns
source-charter = charters
source-most-charters = most charters
source-tie-empty = empty spaces
source-tie-hand = buildings left
story-chapter = turn { $n }
