ns-despair = Despair
ns-gauge = Despair { $n } of { $goal }: { $sums }
ns-gauge-now = now { $n } of { $goal }
ns-gauge-sums = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} + { $plus } − { $minus } from sets
ns-witches-at = witches at { $goal }
ns-decks = deck: { $buildings } buildings, { $events } unseen events
ns-events = Open events
ns-event-costs = , costs { $cost } hope:
ns-stays = always stays
ns-trials-left = { $n ->
    [0] none left
   *[other] { $n } left
}
ns-goes-under = then deck bottom
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
ns-spot = { $action } ({ $hope } hope, { $despair } despair on it)
ns-constable = constable
ns-badge = badge
ns-on-trial = on trial
ns-pillory = pillory to round { $round }
ns-accused = accused by { $n }
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
ns-wants = wants { $building }
ns-you-are = { $side }: 1 point for each
ns-and-sets = · 2 for each set
ns-gain = This one: +{ $n }.
ns-hand = Your hand
ns-card = { $building }, { $type }: { $hope } hope, { $despair } despair, removes { $remove }; { $points } points for you{ $sealed ->
    [yes] ; sealed
   *[no] { "" }
}
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
ns-said-offer = “I give { $amount } hope for { $event }”
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
ns-mixed = { $witches } witches and { $puritans } puritans were mixed; not all of them may be at the table.
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
ns-final-trials = +2 for each witch at large ({ $free }) and each puritan on trial ({ $puritans }), −2 for each witch on trial ({ $witches })
ns-final-sets = +3 for each set of Death, −3 for each set of Justice
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
