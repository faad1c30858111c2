ne-map = The coast of New England: 98 spaces, the sea above and to the right, the bid markers in the sea
ne-space = { $space }, { $owned ->
    [yes] { $owner }, { $terrain }
   *[no] free
}{ $coast ->
    [yes] , coast
   *[no] { "" }
}
ne-offer = On offer
ne-left = bag { $tiles } · deck { $cards }
ne-no-offer = The offer of this round has not been laid out yet.
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
    [0] You could pay no purchase with it.
    [one] It pays one purchase; { $left } left.
   *[other] It pays { $n } purchases; { $left } left after them.
}
ne-markers-hint = The highest marker buys first; its number is the price of each purchase.
ne-income = income after buying
ne-income-now = You receive { $income } shillings.
ne-purchases = Purchases
ne-at-most = at most 2
ne-bought = bought
ne-one-more = one more
ne-barns = Barns
ne-barns-empty = { $n ->
    [one] 1 empty
   *[other] { $n } empty
}
ne-barns-none = no barn yet
ne-barns-none-stored = no card stored
ne-played = Cards played
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
ne-leads = Most of { $figure }, { $n } points: { $players }
ne-nobody = nobody
ne-list = All cards of this deck
ne-list-card = card
ne-list-points = points
ne-list-left = in the deck
ne-list-grade = how sure
ne-announce = { $tiles } land, { $cards } cards{ $ends ->
    [yes] { ": " }ends the game
   *[no] { "" }
}
ne-cost = It costs { $price }; you keep { $money }.{ $points ->
    [0] { "" }
    [one] { " " }1 point.
   *[other] { " " }{ $points } points.
}
ne-start-hint = Choose a type, then two neighbouring spaces.
ne-develop-hint = Point at the shape; click its spaces until only one shape is left.
ne-move-hint = Click a pilgrim or a ship of yours to move it.
ne-step-offer = Reveal
ne-step-markers = Bids
ne-step-buying = Buy and settle
ne-round = round { $n }
ne-starting = start tiles
ne-split = land { $land } + figures { $figures } + most { $most }
