game-name = New England
game-tagline = Tight bids, fields, pastures and houses along the coast.
game-about = Each round you take a number: it says when you buy and what everything costs you. Lay land next to your own, develop it in the shapes that the cards ask for, and send pilgrims, barns and ships ahead. Open auction, tight money, no secrets, about an hour and a quarter.

# options
option-deck = Land cards
option-deck-help = The printed list of the 24 land cards is lost. R1 is a reconstruction with pairs, angles, rows and squares; R0 keeps to shapes that are attested.
option-deck-r1 = R1, with rows of three
option-deck-r0 = R0, attested shapes only
option-spacing = Start tiles
option-spacing-help = By the printed rules start tiles do not touch each other, not even diagonally; the designer later allowed diagonal contact.
option-spacing-printed = no contact at all
option-spacing-designer = diagonal contact allowed
option-storing = Cards for the barn
option-storing-help = By the printed rules a card must be playable when it is bought, even if it goes into a barn. Several groups let barns take any card.
option-storing-playable = must be playable when bought
option-storing-any = any card, if a barn is empty
option-first = First player
option-first-help = Who begins: drawn by lot, or a seat of your choice.
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4

# components
item-settlement = settlement
item-field = field
item-pasture = pasture
item-settlement-pair = pair of settlements
item-settlement-angle = angle of settlements
item-settlement-row = row of settlements
item-settlement-square = square of settlements
item-field-pair = pair of fields
item-field-angle = angle of fields
item-field-row = row of fields
item-pasture-pair = pair of pastures
item-pasture-angle = angle of pastures
item-pasture-row = row of pastures
item-pilgrim = pilgrim
item-barn = barn
item-ship = ship
one-settlement = a settlement
one-field = a field
one-pasture = a pasture
one-settlement-pair = a pair of settlements
one-settlement-angle = an angle of settlements
one-settlement-row = a row of settlements
one-settlement-square = a square of settlements
one-field-pair = a pair of fields
one-field-angle = an angle of fields
one-field-row = a row of fields
one-pasture-pair = a pair of pastures
one-pasture-angle = an angle of pastures
one-pasture-row = a row of pastures
one-pilgrim = a pilgrim
one-barn = a barn
one-ship = a ship
source-bag = a land tile from the bag
source-deck = a card from the deck
grade-C = certain
grade-P = probable
grade-R = reconstructed
grade-U = unknown

# what is to be done
prompt-start = Place one of your start tiles on two free spaces. { $spacing ->
    [apart] It may not touch another start tile, not even diagonally.
    [not-beside] It may touch other start tiles diagonally, but not along an edge.
   *[not-beside-same] No better place is left: it may lie anywhere, only not along an edge of another family’s start tile of the same type.
}
prompt-announce = Announce how many land tiles come on offer; cards fill up to nine. Tiles in the bag: { $bag }; cards in the deck: { $deck }.{ $ends ->
    [0] { "" }
    [4] { " " }Every number ends the game now!
   *[other] { " " }The game ends at once with { $numbers }!
}
prompt-marker = Take a bid marker: the highest buys first. You have { $money ->
    [one] 1 shilling
   *[other] { $money } shillings
}.
prompt-turn = { $left ->
    [0] You can buy nothing now.
    [one] You may buy one item for { $price } (you have { $money }), or end your turn.
   *[other] You may buy { $left } items, each for { $price } (you have { $money }), or end your turn.
}{ $add ->
    [yes] { " " }You have most ships: you may first add an item to the offer.
   *[no] { "" }
}{ $also ->
    [card] { " " }You may carry out a stored card.
    [move] { " " }You may move figures.
    [card-move] { " " }You may carry out a stored card or move figures.
   *[none] { "" }
}{ $left ->
    [0] { $add ->
        [yes] { " " }Then end your turn.
       *[no] { $also ->
            [none] { " " }End your turn.
           *[other] { " " }Then end your turn.
        }
    }
   *[other] { "" }
}
prompt-lay = Lay the { $terrain } next to your own land of that type.
prompt-use = { $use ->
    [figure] Place the { $card } on one of your undeveloped tiles
    [land] Develop land in the shape of the card: { $card }
   *[none] The card cannot be carried out ({ $card })
}{ $store ->
    [yes] { $use ->
        [none] : store it in a barn.
       *[other] , or store the card in a barn.
    }
   *[no] .
}{ $first ->
    [yes] { $store ->
        [yes] { " " }You may carry out a stored card first.
       *[no] { " " }You may carry out a stored card first: its barn is then free for this one.
    }
   *[no] { "" }
}
wait-start = { $player } places a start tile.
wait-announce = { $player } announces the offer.
wait-marker = { $player } takes a bid marker.
wait-turn = { $player } buys and settles.
wait-lay = { $player } lays a land tile.
wait-use = { $player } carries out a card.
wait-first = The first player is drawn.
wait-tiles = Land tiles are drawn.
wait-cards = Cards are drawn.

# what may be done
action-place-start = Start tile { $terrain } on { $place }
action-announce = { $tiles } land tiles
action-take-marker = Take marker { $number }
action-add-item = Add { $source }
action-buy = Buy { $item }
action-play-stored = Carry out the stored card: { $card }
action-store = Store the card in a barn
action-end-turn = End the turn
action-lay-tile = Lay the tile on { $space }
action-place-figure = Place the figure on { $space }
action-develop = Develop { $land }
action-move = Move the figure from { $origin } to { $target }
action-choose-first = { $seat ->
    [you] You are
   *[other] { $seat } is
} first player
action-draw-tile = { $terrain } comes out of the bag
action-draw-card = { $card } comes from the deck
action-hold = Say nothing

# what happened
event-first = { $player ->
    [you] You are
   *[other] { $player } is
} the first player.
event-start = { $player ->
    [you] You place
   *[other] { $player } places
} the start tile { $terrain } on { $spaces }.
event-announce = Round { $round }: { $player ->
    [you] you announce
   *[other] { $player } announces
} { $tiles } land tiles and { $cards } cards.
event-offer = On offer: { $items }.
event-added = Added to the offer: { $item }.
event-marker = { $player ->
    [you] You take
   *[other] { $player } takes
} marker { $number }.
event-most-ships = Most ships, with the right to add an item to the offer: { $players }.
event-add = { $player ->
    [you] You add
   *[other] { $player } adds
} { $source }.
event-buy = { $player ->
    [you] You buy
   *[other] { $player } buys
} { $item } for { $price ->
    [one] 1 shilling
   *[other] { $price } shillings
}.
event-lay = { $player ->
    [you] You lay
   *[other] { $player } lays
} { $terrain } on { $space }.
event-develop = { $player ->
    [you] You carry
   *[other] { $player } carries
} out { $card } on { $spaces }: { $points } points.
event-figure = { $player ->
    [you] You place
   *[other] { $player } places
} { $figure } on { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-store = { $player ->
    [you] You store
   *[other] { $player } stores
} { $card } in a barn.
event-play-stored = { $player ->
    [you] You carry
   *[other] { $player } carries
} out a stored card: { $card }.
event-move = { $player ->
    [you] You move
   *[other] { $player } moves
} { $figure } from { $origin } to { $target }.
event-income = { $player ->
    [you] You put the marker back and receive
   *[other] { $player } puts the marker back and receives
} { $shillings } shillings.
event-end = The game ends at once. { $why }
event-order = They buy in this order: { $players }.
event-unsold = Unsold and out of the game: { $items }.
event-next-first = { $player ->
    [you] You are
   *[other] { $player } is
} first player of the next round.
event-most-at-end = Most { $figure ->
    [pilgrim] pilgrims
    [barn] barns
   *[ship] ships
}, { $points } points: { $players }.
event-winner = { $points ->
    [one] 1 point
   *[other] { $points } points
}: victory for { $players }.
event-winner-money = { $points ->
    [one] 1 point
   *[other] { $points } points
} and, in the tie, the most money: victory for { $players }.

# why not
refusal-start-used = You have already placed your start tile of that type ({ $terrain }).
refusal-space-taken = There is already a tile on { $spaces }.
refusal-start-touches = It would touch { $players ->
    [you] a start tile of yours
   *[other] a start tile of { $players }
}: start tiles do not touch each other, not even diagonally.
refusal-start-beside = It would lie along an edge of { $players ->
    [you] a start tile of yours.
   *[other] a start tile of { $players }.
}
refusal-touches-family = It would touch land of the same type ({ $terrain }) of { $players } along an edge.
refusal-not-beside-own = { $space } does not share an edge with your own land of that type ({ $terrain }).
refusal-marker-taken = { $player ->
    [you] You have
   *[other] { $player } has
} already taken marker { $number }.
refusal-two-purchases = Purchases made: { $purchases }. There are no more in one turn.
refusal-not-on-offer = Not on offer: { $item }.
refusal-too-dear = Each purchase costs you { $price }; you have { $money }.
refusal-no-space = There is no space where you may lay it ({ $terrain }): next to your own land of that type, and not next to another family’s.
refusal-no-coast = You have no undeveloped tile on the coast without a figure ({ $card }).
refusal-no-tile = You have no undeveloped tile without a figure ({ $card }).
refusal-figures-in-way = { $n ->
    [one] The figure on { $spaces } stands in the way ({ $card }): move it first.
   *[other] The figures on { $spaces } stand in the way ({ $card }): move them first.
}
refusal-figures-stuck = { $n ->
    [one] The figure on { $spaces } stands in the way ({ $card }) and cannot move out of the shape now.
   *[other] The figures on { $spaces } stand in the way ({ $card }) and cannot all move out of the shape now.
}
refusal-barn-in-way = { $n ->
    [one] The barn on { $spaces } stands in the way ({ $card }), and a barn never moves.
   *[other] The barns on { $spaces } stand in the way ({ $card }), and a barn never moves.
}
refusal-no-shape = You have no undeveloped land in that shape: { $card }.
refusal-bag-empty = The bag is empty.
refusal-deck-empty = The deck is empty.
refusal-add-first = An item is added before the first purchase of the turn, and only by who had most ships at the beginning of the phase.
refusal-may-not-add = Only who had most ships at the beginning of this phase may add an item, and only one.
refusal-not-stored = You have no such card in a barn: { $card }.
refusal-stored-now = The card was stored in this turn ({ $card }): it can be carried out from the next round on.
refusal-one-at-a-time = First carry out the card in hand, then another stored one.
refusal-stored-before = The card comes from a barn ({ $card }): now it must be carried out.
refusal-no-barn = { $barns ->
    [0] You have no barn.
   *[other] All your barns are full.
}
refusal-card-develops = The card in hand is a land card ({ $card }): develop land with it.
refusal-card-places = The card in hand is a figure card ({ $card }): place the figure.
refusal-not-your-land = { $space } is not your land.
refusal-developed = Developed already: { $spaces }.
refusal-figure-there = Figures on { $spaces }.
refusal-not-coast = { $space } does not lie on the coast.
refusal-other-shape = That is not the shape of the card: { $card }.
refusal-not-own-terrain = Not your land of that type ({ $terrain }): { $spaces }.
refusal-start-half = The start tile on { $spaces } is developed whole or not at all.
refusal-no-figure = You have no figure on { $space }.
refusal-barn-stays = The barn on { $space } never moves.
refusal-moved-already = The figure on { $space } has just been moved; it can move again after the next purchase or card.
refusal-card-unusable = After that move you could no longer carry out the card in hand: { $card }.

# points and the end
score-land = land cards
score-figures = figure cards
score-most-pilgrim = most pilgrims
score-most-barn = most barns
score-most-ship = most ships
end-tiles = There are fewer land tiles in the bag than were announced.
end-cards = There are not enough cards in the deck to fill the offer.

# why a bot chose
reason-result = the final result
reason-points = points of cards
reason-majorities = majorities of figures
reason-land = land for cards to come
reason-room = room to grow
reason-income = income from pilgrims
reason-money = money in hand
reason-stored = cards in barns
reason-rivals = the others’ points
reason-idle = money with nothing to buy for it
reason-plans = what can still be bought in this round

# in the terminal
terminal-pilgrim = pil
terminal-barn = brn
terminal-ship = shp
terminal-letter-settlement = s
terminal-letter-field = f
terminal-letter-pasture = p
terminal-round = Round { $round }
terminal-first = first
terminal-money = { $money }s (+{ $income })
terminal-points = { $total } p. land { $land } fig { $figures } most { $most }
terminal-total = { $total } p.
terminal-stored = in a barn: { $card }
terminal-offer = On offer (✗ of no use now)
terminal-bag = Bag { $bag } ({ $tiles })
terminal-deck = Deck { $deck }
terminal-legend = Family letter and type: s settlement, f field, p pasture; capital: developed; *: start tile. pil pilgrim, brn barn, shp ship. ~ sea
terminal-legend-start = Family letter and type: s settlement, f field, p pasture. · marks the spaces where your start tile may lie. ~ sea
effect-announce = and { $cards } cards
effect-ends = the game ends at once! { $why }
effect-marker = { $purchases ->
    [0] you cannot afford any purchase
    [one] you can afford one purchase; money left: { $left }
   *[other] you can afford { $purchases } purchases; money left: { $left }
}
effect-buy = { $points ->
    [0] money left: { $money }
    [one] 1 point; money left: { $money }
   *[other] { $points } points; money left: { $money }
}
effect-income = +{ $income }; then money { $money }
effect-develop = { $points } points

# headings by which choosers group the actions
kind-place-start = Place a start tile
kind-announce = Announce
kind-take-marker = Take a marker
kind-add-item = Add an item
kind-buy = Buy
kind-play-stored = Carry out a stored card
kind-store = Store the card
kind-end-turn = End the turn
kind-lay-tile = Lay the tile
kind-place-figure = Place the figure
kind-develop = Develop land
kind-move = Move a pilgrim or ship
field-terrain = type of land
field-place = place, such as e4+e5
field-tiles = number of tiles
field-number = marker
field-source = source
field-item = item
field-card = card
field-space = space
field-land = land
field-origin = figure
field-target = target space

# the end: columns of the table by source, and moments
source-land = land
source-figures = figures
source-most-pilgrim = most pilgrims
source-most-barn = most barns
source-most-ship = most ships
source-tie-money = money
moment-develop = { $player ->
    [you] You carry out
   *[other] { $player } carries out
} { $card } on { $spaces }.
moment-figure = { $player ->
    [you] You place
   *[other] { $player } places
} { $figure } on { $space }.
story-chapter = round { $n }
