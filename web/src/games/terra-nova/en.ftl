tn-map = The island of Terra Nova
tn-chart = { $n } hexes · { $map ->
    [a] board A
    [b] board B
   *[other] own map
  }
tn-supply = stones left
tn-supply-short = stones
tn-stones = { $n ->
    [one] 1 stone left
   *[other] { $n } stones left
  }
tn-gain = { $player ->
    [you] you
   *[other] { $player }
  } +{ $n }
tn-cell-empty = { $hex }, { $terrain }, empty
tn-cell-stone = { $hex }, border stone
tn-cell-closed = { $hex }, { $terrain }, closed land
tn-cell-pioneer = { $hex }, { $terrain }, { $player ->
    [you] your pioneer
   *[other] { $player }’s pioneer
  }
tn-cell-mover = { $hex }, { $terrain }: your pioneer, { $n ->
    [one] 1 slide
   *[other] { $n } slides
  }
tn-cell-move = { $hex }, { $terrain }: slide here, { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  }
tn-cell-place = { $hex }, { $terrain }: place a pioneer
tn-cell-lay = { $hex }, { $terrain }: lay a stone
tn-cell-own = { $hex }, { $terrain }, your pioneer
tn-cell-won = { $hex }, { $terrain }, { $players ->
    [you] your closed land
   *[other] closed land of { $players }
  }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }
tn-cell-in-hand = { $hex }, { $terrain }: your pioneer, in hand; { $n ->
    [one] 1 slide
   *[other] { $n } slides
  }
tn-told-closes = it closes { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  }: { $gains }
tn-told-closes-none = it closes { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } for nobody
tn-told-then = a closing stone on { $hex } can follow: { $gains }
tn-told-count = { $player } { $n }
tn-told-board = Stones left: { $stones }. Open zones: { $zones }.
tn-told-zone = Open zone with { $hex }, { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } of { $terrains }. Pioneers: { $counts }.
tn-told-zone-empty = Open zone with { $hex }, { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } of { $terrains }, without pioneers.
tn-told-territory = Territory with { $hex }, { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } of { $terrains }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $players }.
tn-told-territory-none = Territory with { $hex }, { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } of { $terrains }: for nobody.
tn-told-seat = { $player ->
    [you] You
   *[other] { $player }
  }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }. Pioneers on the island: { $n }; still to place: { $reserve }.
tn-told-stand = They stand on { $where }.
tn-told-mover = { $hex } ({ $n })
tn-told-place = A pioneer can be placed on any empty hex.
tn-told-slides = Pioneers that can slide, and how many ways: { $movers }.
tn-told-stones = Hexes where a stone can be laid: { $n }.
tn-heard-taken = Pioneer on { $hex } in hand: { $n ->
    [one] 1 slide
   *[other] { $n } slides
  }.
tn-heard-dropped = Pioneer on { $hex } put down.
tn-heard-zones = Zones shown.
tn-heard-no-zones = Zones hidden.
tn-score = Score: { $counts }
tn-letter-lake = L
tn-letter-mountain = M
tn-letter-forest = F
tn-letter-meadow = E
tn-letter-field = D
tn-letter-prairie = P
tn-letter-steppe = S
tn-letter-hills = H
tn-your-turn = Your turn
tn-turn-of = { $player ->
    [you] Your turn
   *[other] { $player }’s turn
  }
tn-idle = Turns in a row without a stone: { $n }; at { $limit } the game ends
tn-placement = Placement
tn-placement-note = one pioneer each in turn
tn-move = Move
tn-move-or-stone = Move / stone
tn-moved = moved to { $hex }
tn-laid = stone on { $hex }
tn-now = now
tn-now-theirs = now
tn-done = done
tn-none = not possible
tn-later = then
tn-if-stone = If the stone goes here
tn-if-move = If the pioneer stops here
tn-zone-here = The zone here
tn-here = { $hex } · { $terrain }
tn-look = What would follow
tn-look-hint = Point at a marked hex to see what a move or a stone would lead to.
tn-look-wait = Point at any hex to see the zone it lies in.
tn-closed-in = hexes closed in
tn-times = × { $n }
tn-nobody-there = no pioneers
tn-shared = shared
tn-for = for { $players }
tn-for-nobody = for nobody
tn-closes-nothing = This stone closes nothing yet.
tn-slides = { $n ->
    [one] Slides 1 hex
   *[other] Slides { $n } hexes
  }, onto { $terrain }.
tn-then = then a stone on { $hex }
tn-size = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  }
tn-kinds = { $n ->
    [one] 1 terrain
   *[other] { $n } terrains
  }
tn-worth = worth { $n }
tn-too-many = { $n ->
    [one] open: 1 terrain too many
   *[other] open: { $n } terrains too many
  }
tn-closes-at-end = scored at the turn’s end
tn-leads = { $player ->
    [you] you lead
   *[other] { $player } leads
  }
tn-land = The land
tn-zones = Zones
tn-territory = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } × { $times } · { $terrains }
tn-territory-short = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } × { $times }
tn-terrains = Terrains
tn-terrains-note = 1 → ×3 · 2 → ×2 · 3 → ×1
tn-closes = Closes { $terrains }
tn-say-prompt = Action { $n } of 3: move a pioneer or lay a border stone.
tn-say-closes = This stone closes { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } ({ $terrains }): { $gains }.
tn-say-closes-none = This stone closes { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } ({ $terrains }) for nobody.
tn-say-slide-then = { $n ->
    [one] Slides 1 hex
   *[other] Slides { $n } hexes
  }, onto { $terrain }; a stone on { $hex } could then close land.
tn-say-place = Place it on { $hex }, { $terrain }.
tn-say-ray = Choose where it stops; Esc puts it down.
tn-say-act = A stone goes on a marked hex; or choose a pioneer to slide.
tn-say-no-stone = Choose a pioneer to slide.
tn-say-begin = Choose one of your pioneers: its slides appear as rays.
tn-step = Action { $n }
tn-step-end = End of turn
tn-seal-move = Slide here
tn-seal-stone = Lay the stone
tn-seal-place = Place here
tn-seal-choose = Choose a hex
tn-actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
  }
tn-round = round { $n }
tn-to-place = { $n } to place
tn-pioneers = pioneers: { $n } of { $of }
tn-pioneers-title = pioneers on the island
tn-territories = { $n ->
    [one] 1 territory
   *[other] { $n } territories
  }
tn-territories-title = territories scored
tn-key-zones = show or hide the zones
tn-key-drop = put the chosen pioneer down

# the cards of what happened: a few words each, the picture says the rest
brief-move = from { $source } to { $target }
brief-stone = stone on { $hex }
brief-territory = territory: +{ $points }
brief-territory-tied = territory: +{ $points } each
brief-territory-empty = territory: no points
