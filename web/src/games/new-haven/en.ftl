nh-map = Harvest map
nh-track = Resource track: { $amounts }
nh-open-1 = Open
nh-open-2 = buildings
nh-bag = Buildings in the bag: { $n }
nh-shipment = Shipment
nh-shipment-as = The shipment stands for
nh-lay = Lay
nh-choose-space = Choose a space
nh-lay-hint = Point at a space to see what it yields; turn the tile with the wheel or R.
nh-lay-hint-touch = Tap a space to see what it yields, again to lay.
nh-rotate = Turn
nh-here-you-get = Here you get
nh-left = Left:
nh-costs = Costs { $n } { $resource }.
nh-completes = Completes { $lines }.
nh-doubles = All face up, counts double: { $lines }.
nh-colonists-more = { $n ->
    [one] +1 colonist.
   *[other] +{ $n } colonists.
  }
nh-colonists-fewer = { $n ->
    [one] −1 colonist: a doubling is lost.
   *[other] −{ $n } colonists: a doubling is lost.
  }
nh-earns = Earns: { $charters }.
nh-charter-open = free
nh-row = row { $line }
nh-column = column { $line }
nh-yours = Your village
nh-village = { $player }’s village
nh-look = Look at { $player }’s village
nh-colonists = { $n ->
    [one] colonist
   *[other] colonists
  }
nh-screen = Behind your screen
nh-only-you = only you see it
nh-step-lay = Harvest
nh-step-build = Build
nh-step-share = Share
nh-step-draw = Draw
nh-turn = turn { $n } of { $of }
nh-hand = buildings in hand
nh-tiles = tiles in hand
nh-used = used
nh-unused = unused
nh-say-build = Build in your village as much as you like.
nh-say-share = Use what { $player } has left over: build, or stop.
nh-amounts = { $amounts }
nh-nothing = nothing
nh-lies = above { $tl } and { $tr }, below { $bl } and { $br }
nh-heard-tile = { $tl } and { $tr } over { $bl } and { $br }
nh-at-tile = { $space }: { $lies }
nh-at-shipment = { $space }: shipment, { $resource } on all four squares
nh-at-pond = { $space }: pond
nh-at-offer = { $space }, free: brings { $amounts }
nh-at-free = { $space }: free
nh-at-clearing = { $space }: free clearing with the building { $building }
nh-space = { $space }: { $amounts }
nh-claims = And the building { $building } from the clearing
nh-tile = Harvest tile { $n }: { $lies }
nh-turned = { $turn ->
    [0] not turned
    [1] turned right
    [2] turned round
   *[3] turned left
}
nh-open = Open building { $n } of { $of }: { $building }
nh-open-none = Open building { $n } of { $of }: none
nh-plot-free = { $plot }: free, cost { $cost }
nh-plot = { $plot }: build { $building }, { $faces }.
nh-faces = { $faces }
nh-built-up = { $plot }: { $building }, face up
nh-built-down = { $plot }: { $building }, face down
nh-built-hidden = { $plot }: a { $resource } building, face down
nh-line = { $kind ->
    [row] Row
   *[column] Column
} { $line }: { $filled } of { $of } built, { $n ->
    [one] 1 colonist
   *[other] { $n } colonists
}{ $state ->
    [done] , complete
    [open] , can be doubled
   *[single] , no longer doubled
}
nh-in-hand = Building { $building }: { $places }
nh-places-named = { $n ->
    [0] no place now
    [one] 1 place, { $places }
   *[other] { $n } places, { $places }
}
nh-in-hand-only = Building { $building }
nh-places = { $n ->
    [one] 1 place
   *[other] { $n } places
}
nh-build-seal = Build: { $n } { $resource }
nh-key-face = turn the building: face up, face down
nh-key-hand = choose a tile or a building of your hand
nh-key-back = put back what is chosen
nh-say-where = Where does { $building } go?
nh-said-turn = { $turned }: { $lies }. { $here }
nh-said-tile = Tile in hand: { $lies }.
nh-said-shipment = Shipment in hand, as { $resource }.
nh-said-space = { $lay }. Enter again lays the tile here.
nh-said-building = Chosen: { $building }; { $places }.
nh-said-back = Put back: { $building }.
nh-said-plot = { $build } Enter again builds.
nh-said-plot-faces = { $build } Enter again builds; F turns it.
nh-said-none = No place chosen.
nh-told-turn = Turn { $n } of { $of }.
nh-told-track = Left on the resource track: { $amounts }.
nh-told-open = Open buildings: { $buildings }.
nh-told-open-none = No open building.
nh-told-free = { $n ->
    [0] No free space.
    [one] One free space: { $spaces }.
   *[other] { $n } free spaces: { $spaces }.
}
nh-told-seat = { $player }: { $n ->
    [one] 1 colonist
   *[other] { $n } colonists
}; in hand { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
} and { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}; shipment { $shipment ->
    [yes] unused
   *[no] used
}.
nh-told-known = Known in hand: { $buildings }.
nh-told-shipment = The shipment is still unused.
nh-told-shipment-used = The shipment is used.
nh-told-tile = tile { $n }
nh-you = You

# the cards of what happened: a few words each, the picture says the rest
brief-laid-tile = tile on { $space }
brief-harvest = { $amounts }
brief-built-down = face down on { $plot }
brief-built-up = { $building } on { $plot }
brief-took-open = { $player ->
    [you] You take { $building }
   *[other] takes { $building }
}
brief-flipped = shipment on { $space }: { $rows }
brief-opened = new: { $building }
