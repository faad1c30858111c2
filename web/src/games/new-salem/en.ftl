ns-despair = Despair
ns-gauge = Despair { $n } of { $goal }: { $sums }
ns-gauge-now = now { $n } of { $goal }
ns-gauge-sums = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} + { $plus } − { $minus } from sets
ns-decks = in the decks: buildings { $buildings }, unseen events { $events }
ns-events = Open events
ns-stays = always stays
ns-trials-left = { $n ->
    [0] none left
   *[other] { $n } left
}
ns-goes-under = then under the deck
ns-goes-to-player = goes to a player
ns-too-dear = { $n ->
    [one] 1 hope short
   *[other] { $n } hope short
}
ns-town-of = { $player }’s district
ns-your-town = Your district
ns-empty = Nothing built yet.
ns-set = { $type }: { $buildings }
ns-set-full = Full set of { $type }: { $buildings }
ns-built = { $building } ({ $hope } hope, { $despair } despair)
ns-constable = constable
ns-badge = badge
ns-on-trial = on trial
ns-pillory = in the pillory until round { $round }
ns-you-saw = you saw: { $side }
ns-revealed = { $side }
ns-was = revealed at the end
ns-only-you = only you see it
ns-choosing = choosing…
ns-sealed = sealed
ns-holds = holds
ns-choose = Choose
ns-name-constable = Name constable
ns-two-of-three = 2 of 3
ns-wants = needs { $building }
ns-you-are = { $side }: 1 point for each
ns-and-sets = · 2 for each set
ns-gain = This one: +{ $n }.
ns-hand = Your hand
ns-card = { $building }, { $type }: { $hope } hope, { $despair } despair{ $remove ->
    [0] { "" }
   *[other] , removes { $remove } despair
}; { $points ->
    [one] 1 point
   *[other] { $points } points
} for you{ $sealed ->
    [yes] ; sealed
   *[no] { "" }
}
ns-brings = { $type }: { $hope } hope, { $despair } despair{ $remove ->
    [0] { "" }
   *[other] , removes { $remove } despair
}; { $points ->
    [one] 1 point
   *[other] { $points } points
} for you
ns-brings-bare = { $type }: no cubes while you are on trial; { $points ->
    [one] 1 point
   *[other] { $points } points
} for you
ns-no-symbol = no symbol
ns-goes-to = { $n ->
    [one] 1 card goes to { $player }
   *[other] { $n } cards go to { $player }
}
ns-comes-from = { $n ->
    [one] 1 comes from { $player }
   *[other] { $n } come from { $player }
}
ns-return-both = return both, build the top card
ns-revealing = The cards are being revealed.
ns-no-hand = You hold no cards until the next round.
ns-seal = Seal my choice
ns-build-it = Build it
ns-choose-card = Choose a card
ns-choose-event = Choose an event
ns-take-all = { $n ->
    [one] Take one for me
   *[other] Take { $n } for me
}
ns-say-pick = Choose a building in secret; the rest of your hand goes to the left.
ns-say-sealed = Sealed. The cards are revealed when all have chosen.
ns-say-final = All characters are revealed. Who gets their way?
ns-would-touch = { $building }: { $hope } hope, { $despair } despair
ns-would-build = { $building }: { $hope } hope, { $despair } despair{ $remove ->
    [0] { "" }
   *[other] , removes { $remove } despair
}, { $points ->
    [one] 1 point for you
   *[other] { $points } points for you
}.
ns-would-trigger = { $event }: { $effect }. Costs { $cost } hope, { $left } left.
ns-round-line = Round { $round } of { $of } · choice { $n }
ns-round-trigger = Round { $round } of { $of } · hope may be given and claims made at any moment
ns-have-chosen = { $n ->
    [one] { $players } has chosen
   *[other] { $players } have chosen
}
ns-forced = { $player } holds { $hope } hope and the dearest event costs { $cost }: an event must be triggered.
ns-you-are-constable = You are the constable: the others may give you hope, you trigger events or end the phase.
ns-give-help = Anybody may give { $player } hope now; it must be accepted and may be spent on anything.
ns-give-to = Give hope to { $player }
ns-give = Give { $n }
ns-you-have = you have { $n }
ns-none-to-give = You have no hope to give.
ns-claim = Claim something
ns-claims-left = { $n ->
    [0] no claim left in this round
   *[other] { $n } left in this round
}
ns-say-claim-side = “I am…”
ns-say-accuse = “I accuse…”
ns-say-claim-saw = “I saw…”
ns-say-claim-type = “I collect…”
ns-say-offer = “I give… if…”
ns-say-nominate = “Make… constable”
ns-say-no-better-card = “I had no better card”
ns-option-claim-side = a { $side }
ns-option-accuse = { $about }
ns-option-claim-saw = { $about }: { $side }
ns-option-claim-type = { $type }
ns-option-offer = { $amount } hope
ns-option-nominate = { $about }
ns-option-no-better-card = I had no better card
ns-said-claim-side = “I am a { $side }”
ns-said-accuse = “I accuse { $about }”
ns-said-claim-saw = “I saw { $about }: { $side }”
ns-said-claim-type = “I collect { $type }”
ns-said-collect = “I collect”
ns-said-offer = “{ $amount } hope for { $event }”
ns-said-nominate = “Make { $about } constable”
ns-said-no-better-card = “I had no better card”
ns-claims = Claims
ns-no-claims = Nobody has claimed anything yet.
ns-true = true
ns-lie = false
ns-in-round = round { $n }
ns-you-alone = You alone know
ns-seen-nobody = You have seen nobody’s character but your own.
ns-looks = Who looked at whom
ns-looked = { $player } looked at { $whose }’s character
ns-looked-nobody = Nobody has looked at a character yet.
ns-builds = Built, round by round
ns-built-here = { $building }
ns-built-redrawn = { $building }, top card
ns-mixed = Characters mixed at the beginning: witches { $witches }, puritans { $puritans }; some of them may not be at the table.
ns-sheets = Hand, claims, knowledge
ns-sheet-hand = Hand
ns-sheet-talk = Hope and claims
ns-sheet-known = Known
ns-final = The end, in four steps
ns-final-all = Show all
ns-final-1 = Characters
ns-final-2 = Trials
ns-final-3 = Sets
ns-final-4 = Verdict
ns-final-next-1 = Weigh the trials
ns-final-next-2 = Count the sets
ns-final-next-3 = Hear the verdict
ns-final-trials = +{ $n } for each witch at large ({ $free }) and each puritan on trial ({ $puritans }), −{ $n } for each witch on trial ({ $witches })
ns-final-sets = +{ $death } for each set of Death, −{ $justice } for each set of Justice
ns-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ns-points-unit = { $n ->
    [one] point
   *[other] points
}
ns-buildings = buildings
ns-sets = { $n ->
    [one] 1 set
   *[other] { $n } sets
}
ns-full-sets = full sets
ns-round = round { $n } of { $of }
ns-setup = set-up
ns-step-building = Building
ns-step-triggering = Events
ns-key-pick = choose a card of your hand or an event
ns-cubes-lie = cubes { $n }
ns-set-adds = Death sets +{ $n }
ns-set-takes = Justice sets −{ $n }
ns-silent = says nothing
ns-you = you
ns-said-accuse-you = “I accuse you”
ns-said-claim-saw-you = “I saw you: witch”
ns-spot-holds = { $building }, { $type }: { $hope } hope, { $despair } despair.
ns-open-it = Enter opens the district.
ns-who-accuses = Who accuses whom
ns-nobody-accuses = Nobody is accused in this round.
ns-accused-by = accused by { $players }
ns-accuses-you = { $player } accuses you
ns-ask-hope = Ask for hope:
ns-ask-bots = The bots have been heard: who wanted to give you hope has given it.
ns-ask-for = { $n } for { $event }
ns-ask-said = Give me { $n } hope and I trigger { $event }!
ns-has-said = Has said
ns-others-say = Others say
ns-you-know = You know
ns-nobody-speaks = Nobody has spoken of this player.
ns-no-look = No character was looked at here.
ns-speak = Speak…
ns-defend = Defend yourself…
ns-chosen = Chosen: { $action }. Seal it with E.
ns-dropped = Choice taken back.
ns-no-cubes = no cubes
ns-card-bare = { $building }, { $type }: no cubes while you are on trial; { $points ->
    [one] 1 point
   *[other] { $points } points
} for you{ $sealed ->
    [yes] ; sealed
   *[no] { "" }
}
ns-would-build-bare = { $building }: built without cubes, because you are on trial; { $points ->
    [one] 1 point for you
   *[other] { $points } points for you
}.
ns-event-words = { $event }, costs { $cost } hope: { $effect }; { $note }
ns-brief-cleansing = remove 2 despair
ns-brief-trial = { $n ->
    [0] none left
   *[other] another goes on trial; { $n } left
}
ns-brief-inquest = see one character
ns-brief-oath = you and another see each other
ns-brief-confession = one shows another his character
ns-brief-town-meeting = everybody sees a neighbour
ns-brief-blessing = remove 1 despair
ns-brief-day-of-prayer = everybody removes 1 own despair
ns-brief-exorcism = one building loses its despair
ns-brief-harvest-feast = the others receive 1 hope each
ns-brief-alms = another receives 2 hope
ns-brief-land-swap = two buildings change hands
ns-brief-seizure = take a building
ns-brief-endowment = give a building away
ns-brief-fire = one building leaves play
ns-brief-new-foundation = draw 3 buildings, build 1
ns-brief-rebuilding = a building for the top card
ns-brief-famine = all: 1 hope less or 1 despair more
ns-brief-dark-pact = 2 hope and 1 despair for you
ns-brief-pillory = another can neither lead nor give
ns-brief-pardon = one on trial goes free
ns-brief-retrial = a Trial moves to another
ns-band-puritan = Puritan{ $woman ->
   *[other] { "" }
}
ns-band-witch = Witch{ $woman ->
   *[other] { "" }
}
ns-role-before = Before the game begins
ns-role-who = Who are you in New Salem?
ns-role-lead = Only you will see this card. Turn your screen if somebody is looking.
ns-role-mix = { $witches } witches and { $puritans } puritans were mixed; { $out ->
    [0] all are at the table.
    [one] one card is left out.
   *[other] { $out } cards are left out.
}
ns-role-turn = Turn the card
ns-role-cover = I see, cover it
ns-role-never = Do not show me this again
ns-role-puritan = You are a puritan{ $woman ->
   *[other] { "" }
}
ns-role-witch = You are a witch{ $woman ->
   *[other] { "" }
}
ns-role-side = Your side
ns-role-side-puritan = Puritans want despair to stay below { $goal }. You do not know who is with you.
ns-role-side-witch = Witches want despair to reach { $goal }. You do not know who the others are.
ns-role-collects = What you collect
ns-role-points = 1 point for each building of these, 2 for each set of three, whatever its type.
ns-role-win = How to win
ns-role-win-puritan = Keep despair low and score more points than the other puritans, with { $types } and with sets: only one of you wins.
ns-role-win-witch = Let despair grow without being found out, and score more points than the other witches, with { $types } and with sets.
ns-was-character = { $player } was { $character }: { $side }.
ns-sum-told = Despair { $from }, plus { $plus }, minus { $minus }: { $to }.
ns-turned = { $n } of { $of } turned
ns-turned-witches = witches { $n }
ns-turned-puritans = puritans { $n }
ns-said-nothing = said nothing
ns-free = free
ns-who-was = Who was { $player }?
ns-turn = Turn { $player }
ns-say-trials = The trials: who was judged rightly?
ns-say-sets = The sets: Death weighs, Justice relieves.
ns-final-turning = Cards turn one by one; what was claimed proves true or false.
ns-final-next-4 = Town and points
ns-verdict-puritans-win = New Salem is safe
ns-verdict-witches-win = New Salem has fallen
ns-verdict-all-lose = Nobody gets New Salem
ns-told-seat = { $player ->
    [you] You
   *[other] { $player }
}: { $hope } hope, { $despair } despair, { $n ->
    [one] 1 building
   *[other] { $n } buildings
}; { $marks }.
ns-told-sums = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, plus { $plus } and minus { $minus } from sets
ns-told-no-mark = neither constable nor on trial
ns-told-said = Said in round { $n }: { $claim }.
ns-told-you-are = You are { $character }, { $side }; you collect { $types }.
ns-told-you-saw = You saw: { $character }, { $side }; collects { $types }.
ns-told-kind = { $type }: { $buildings }.
ns-told-full = { $type }, full set: { $buildings }.
ns-told-round = Round { $n } of { $of }, { $phase }.
ns-told-constable = The constable is { $player }.
ns-told-events = Open events: { $events }.
ns-told-event = { $event } for { $cost } hope
ns-told-accused = { $player } is accused by { $players }.
ns-told-may = You may also: { $ways }.
ns-told-way = { $what } ({ $n ->
    [one] 1 way
   *[other] { $n } ways
})
ns-event-does = { $effect }; costs { $cost } hope
ns-stands-at = now { $hope } hope, { $despair } despair

# the cards of what happened: a few words each, the picture says the rest
brief-deal = a new hand
brief-pass = hands pass left
brief-build-tried = { $building }, no cubes
brief-remove = { $player ->
    [you] You remove { $despair } despair
   *[other] removes { $despair } despair
}
brief-pay = hope spent
brief-open-event = new event: { $event }
brief-trigger = { $player ->
    [you] You trigger { $event }
   *[other] triggers { $event }
}
brief-badges-return = badges go back
brief-give = { $cubes } hope given
brief-pillory = in the pillory
brief-endow = { $building } given away
brief-offer = “{ $amount } hope for { $event }”

# alerts
alert-accuse = { $player } accuses you.
alert-trial = You go on trial: you cannot become constable, and at the end it counts against the town if you are a puritan.
