ne-map = The coast of New England: 98 spaces, the sea above and to the right, the bid markers in the sea
ne-offer = On offer
ne-left = bag { $tiles } · deck { $cards }
ne-no-offer = The next offer
ne-slot-land = land
ne-slot-either = land or cards
ne-slot-card = cards
ne-taken = taken by { $family }
ne-purse = Your purse
ne-marker = marker { $n }
ne-marker-title = bid marker
ne-marker-of = Marker { $n }: { $family }
ne-marker-free = Marker { $n }, free
ne-marker-tag = then { $left }
ne-marker-effect = { $n ->
    [0] You could not afford anything with it.
    [one] You can afford one purchase; shillings left: { $left }.
   *[other] You can afford { $n } purchases; shillings left after them: { $left }.
}
ne-markers-hint = The number of your marker is the price of each of your purchases.
ne-income = income after buying
ne-income-now = You receive { $income } shillings.
ne-purchases = Purchases
ne-at-most = at most 2
ne-bought = bought
ne-one-more = open
ne-barns = Barns
ne-barns-empty = { $n ->
    [one] 1 empty
   *[other] { $n } empty
}
ne-barns-none = no barn yet
ne-barns-none-stored = no card stored
ne-played = Cards carried out
ne-played-none = none yet
ne-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ne-unit = { $n ->
    [one] point
   *[other] points
}
ne-if-now = If it ended now
ne-leads = { $figure }, { $n } points: { $players }
ne-nobody = nobody
ne-list = All cards of this deck
ne-list-card = card
ne-list-points = points
ne-list-left = in the deck
ne-list-grade = how sure
ne-announce = { $tiles } tiles, { $cards } cards{ $ends ->
    [yes] { ": " }ends the game
   *[no] { "" }
}
ne-cost = It costs { $price ->
    [one] 1 shilling
   *[other] { $price } shillings
}; you keep { $money }.{ $points ->
    [0] { "" }
    [one] { " " }1 point.
   *[other] { " " }{ $points } points.
}
ne-starts = Start tiles
ne-starts-placed = { $n } of { $of } placed
ne-start-on = on { $spaces }
ne-starts-left = { $n ->
    [0] all placed
   *[other] still to place: { $terrains }
}
ne-say-announce = Announce how many land tiles come on offer; cards fill up to nine.
ne-start-hint = Choose a type, then two neighbouring spaces.
ne-develop-hint = Point at the shape; click its spaces until only one shape is left.
ne-move-hint = Click a pilgrim or a ship of yours to move it.
ne-step-offer = Reveal
ne-step-markers = Bids
ne-step-buying = Buy and settle
ne-round = round { $n }
ne-starting = start tiles
ne-split = land { $land } + figures { $figures } + majorities { $most }
ne-at-free = { $space }: free{ $coast ->
    [yes] , on the coast
   *[no] { "" }
}
ne-at-land = { $space }: { $terrain } of { $whose ->
    [you] your family, { $family }
   *[other] { $family }
}{ $developed ->
    [yes] , developed
   *[no] { "" }
}{ $standing ->
    [none] { "" }
   *[other] , with a { $figure }
}{ $half ->
    [yes] , start tile with { $other }
   *[no] { "" }
}{ $coast ->
    [yes] , on the coast
   *[no] { "" }
}
ne-held = { $here }. Chosen; Enter puts it back.
ne-part = { $kind ->
    [shape] A space of the shape.
   *[start] First half of the start tile.
}
ne-take-up = Take up the figure; places it can go to: { $n }.
ne-means-tile = Land tile ({ $item }): it is laid next to your own land of that type and is worth nothing until a card develops it.
ne-means-land = Red number: { $n } points. Develop { $cells } spaces of this type ({ $terrain }) in this shape.
ne-means-pilgrim = Red number: { $n ->
    [one] 1 point
   *[other] { $n } points
}. A pilgrim brings 1 shilling more at each income; most pilgrims at the end: { $most } points.
ne-means-barn = Red number: { $n ->
    [one] 1 point
   *[other] { $n } points
}. A barn holds one card for later and never moves; most barns at the end: { $most } points.
ne-means-ship = Red number: { $n ->
    [one] 1 point
   *[other] { $n } points
}. A ship stands on the coast; who has most of them may add an item to the offer; at the end: { $most } points.
ne-announce-effect = And { $cards } cards.{ $ends ->
    [yes] { " " }The game ends at once.
   *[no] { "" }
}
ne-slot = Offer { $n } of { $of }: { $item }
ne-slot-empty = Offer { $n } of { $of }: empty
ne-slot-taken = Offer { $n } of { $of }: taken by { $family }
ne-stored-card = Stored: { $card }
ne-played-card = Carried out: { $card }
ne-money = shillings
ne-most = Most figures
ne-key-back = put back what is chosen
ne-key-start = take up a start tile: settlement, field, pasture
ne-said-start = Start tile in hand: { $terrain }.
ne-said-back = Put back.
ne-said-space = { $space } chosen. Then one of: { $spaces }.
ne-said-figure = Taken up: { $figure } on { $space }. { $n ->
    [one] It can go to { $spaces }.
   *[other] It can go to { $n } spaces: { $spaces }.
}
ne-told-round = Round { $n }.
ne-told-start = The start tiles are being placed.
ne-told-order = Buying in this order: { $players }.
ne-told-left = Tiles in the bag: { $tiles }; cards in the deck: { $cards }; free spaces: { $free }.
ne-told-land = { $terrain ->
    [settlement] Settlements
    [field] Fields
   *[pasture] Pastures
}{ $developed ->
    [yes] , developed
   *[no] { "" }
}: { $spaces }.
ne-told-figures = { $figure ->
    [pilgrim] Pilgrims
    [barn] Barns
   *[ship] Ships
}: { $spaces }.
ne-told-stored = In barns: { $cards }.
ne-told-played = Carried out: { $cards }.
ne-told-seat = { $player }, { $family }: { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $money ->
    [one] 1 shilling
   *[other] { $money } shillings
}, income { $income ->
    [one] 1 shilling
   *[other] { $income } shillings
}{ $bid ->
    [yes] , marker { $marker }
   *[no] { "" }
}.
ne-told-purse = You have { $money ->
    [one] 1 shilling
   *[other] { $money } shillings
}.
ne-told-barns = Empty barns: { $n }.
ne-you = You

# the cards of what happened: a few words each, the picture says the rest
brief-start = start: { $terrain }
brief-announce = land { $tiles }, cards { $cards }
brief-offer = the new offer
brief-order = the buying order
brief-unsold = the unsold leave
brief-next-first = first next round
brief-income = income { $shillings }
brief-develop = { $card } +{ $points }
brief-figure = { $figure } +{ $points }
brief-play-stored = from the barn: { $card }
brief-move = { $figure } to { $target }
