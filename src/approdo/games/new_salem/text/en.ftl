game-name = New Salem
game-tagline = A new town, secret buildings, a witch among you.
game-about = Everybody drafts buildings in secret: they bring points and hope, but also despair. With hope the constable triggers events: cleansing, trials, a look at somebody’s character. Puritans must keep despair low, witches want it high; of the side that gets its way the best builder wins. Talk and lie as you like.
sides-uneven = At a table of { $n } players of this strength witches win about { $won } of 100 games.

# options
option-trial = Players on trial
option-trial-help = Do buildings that a player builds while on trial place and remove cubes? The printed rules do not say; that they do not is the balanced reading.
option-trial-no-cubes = players on trial place no cubes
option-trial-cubes = their buildings place cubes
option-retrial = Retrial
option-retrial-help = Adds the 24th event, from five players on: a Trial moves from one player to another.
option-retrial-true = on
option-retrial-false = off
option-first = First constable
option-first-help = Who is the first constable: drawn by lot, or a seat of your choice.
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
option-first-6 = seat 6
option-first-7 = seat 7
option-first-8 = seat 8

# types and buildings
type-entertainment = Entertainment
type-trade = Trade
type-finance = Finance
type-education = Education
type-death = Death
type-justice = Justice
building-theater = Theater
building-tavern = Tavern
building-brothel = Brothel
building-market = Market
building-smithy = Smithy
building-slaughterhouse = Slaughterhouse
building-bank = Bank
building-counting-house = Counting House
building-pawnshop = Pawnshop
building-school = School
building-library = Library
building-laboratory = Laboratory
building-mortuary = Mortuary
building-cemetery = Cemetery
building-crypt = Crypt
building-courthouse = Courthouse
building-jail = Jail
building-gallows = Gallows
cube-hope = hope
cube-despair = despair
hope-off = { $cubes } off the { $building }
nth = { $number ->
    [1] {""}
   *[other] { " " }(number { $number })
}

# characters
side-puritan = puritan
side-witch = witch
character-prudence-ashby = Prudence Ashby, innkeeper
character-josiah-crane = Josiah Crane, patron of the stage
character-constance-wren = Constance Wren, music teacher
character-ezekiel-hobb = Ezekiel Hobb, merchant
character-mercy-talbot = Mercy Talbot, bookbinder
character-nathaniel-pike = Nathaniel Pike, notary
character-hester-thorne = Hester Thorne, seamstress
character-lavinia-crowe = Lavinia Crowe, herbalist
character-silas-blackwood = Silas Blackwood, physician
character-morwenna-graves = Morwenna Graves, midwife

# what may not be said with the name or the trade of a character behind it (ns.9.1)
unspoken-statements = i am, i am a, i am an, i am the, i’m, i’m a, i’m an, i’m the, i play, i play the, we are, we are the, my character is, my character is a, my character is the, my card is, my card is the, you are the, he is the, she is the, is the, are the

# events
event-card-cleansing = Cleansing
event-card-trial = Trial
event-card-inquest = Inquest
event-card-oath = Oath
event-card-confession = Confession
event-card-town-meeting = Town Meeting
event-card-blessing = Blessing
event-card-day-of-prayer = Day of Prayer
event-card-exorcism = Exorcism
event-card-harvest-feast = Harvest Feast
event-card-alms = Alms
event-card-land-swap = Land Swap
event-card-seizure = Seizure
event-card-endowment = Endowment
event-card-fire = Fire
event-card-new-foundation = New Foundation
event-card-rebuilding = Rebuilding
event-card-famine = Famine
event-card-dark-pact = Dark Pact
event-card-pillory = Pillory
event-card-pardon = Pardon
event-card-retrial = Retrial

effect-cleansing = remove 2 despair from any buildings
effect-trial = another player goes on trial
effect-inquest = see another player’s character
effect-oath = you and another player see each other’s characters
effect-confession = of two other players the first shows the second his character
effect-town-meeting = everybody sees the left neighbour’s character
effect-blessing = remove 1 despair from any building
effect-day-of-prayer = everybody removes 1 despair from an own building
effect-exorcism = remove all despair from one building
effect-harvest-feast = every other player not on trial receives 1 hope
effect-alms = another player not on trial receives 2 hope
effect-land-swap = two players swap one building each, as you choose
effect-seizure = take a building from another player
effect-endowment = give one of your buildings to another player
effect-fire = one building leaves play
effect-new-foundation = draw 3 buildings, build 1
effect-rebuilding = a player replaces one of their buildings with the top card
effect-famine = every player not on trial returns 1 hope or receives 1 despair
effect-dark-pact = receive 2 hope and 1 despair
effect-pillory = another player can neither be constable nor give hope to the end of the next round
effect-pardon = a player on trial is free again
effect-retrial = a Trial moves to another player

# prompts
prompt-pick = Choose a building to build. The rest of your hand goes to the left.
prompt-last-two = Keep one of your last two cards, or return both and build the top card of the deck.
prompt-remove = Remove { $cubes ->
    [one] one despair cube
   *[other] { $cubes } despair cubes, one by one,
} from any building.
prompt-trigger = You are the constable. { $duty }
trigger-must = You have { $hope } hope, the dearest event costs { $cost }: you must trigger an event.
trigger-may = You have { $hope } hope: trigger an event that you can pay, or end the phase.
prompt-take = Take { $cubes ->
    [one] one hope cube
   *[other] { $cubes } hope cubes, one by one,
} off your buildings.
prompt-place = Put { $cubes } { $what } on one of your buildings.
prompt-name = Name the next constable.
prompt-choose-player = { $task }
prompt-choose-building = { $task }
prompt-pray = Remove one despair from one of your buildings.
prompt-famine = Famine: return one hope, or receive one despair.
prompt-found = Build one of the three cards you drew.
task-trial = Trial: who goes on trial?
task-inquest = Inquest: whose character do you look at?
task-oath = Oath: who looks at your character, and you at theirs?
task-confession = Confession: who must show a character?
task-confession-second = Confession: who gets to see it?
task-exorcism = Exorcism: which building loses all its despair?
task-alms = Alms: who receives two hope?
task-land-swap = Land Swap: choose the first building.
task-land-swap-second = Land Swap: choose what { $owner ->
    [you] your { $building }
   *[other] the { $building } of { $owner }
} is swapped with, from another player.
task-seizure = Seizure: which building do you take?
task-endowment = Endowment: which of your buildings do you give away?
task-endowment-second = Endowment: who receives it?
task-fire = Fire: which building leaves play?
task-rebuilding = Rebuilding: who rebuilds? The chosen player then picks the building.
task-rebuilding-own = Rebuilding: which of your buildings goes?
task-pillory = Pillory: who is put in the pillory?
task-pardon = Pardon: who is freed from trial?
task-retrial = Retrial: from whom is the Trial taken?
task-retrial-second = Retrial: who goes on trial instead?

wait-deal-character = The characters are dealt.
wait-draw-first = The first constable is drawn.
wait-deal = Buildings are dealt.
wait-pick = Waiting for { $player } to choose a building.
wait-last-two = Waiting for { $player } to decide on the last two cards.
wait-draw-top = The top card of the deck is drawn.
wait-remove = { $player } removes despair.
wait-open-event = An event is drawn.
wait-trigger = { $player }, the constable, decides whether to trigger an event.
wait-trigger-talk = { $player }, the constable, decides whether to trigger an event. You may make claims.
wait-trigger-give = { $player }, the constable, decides whether to trigger an event. You may give hope and make claims.
wait-take = { $player } takes hope off the buildings.
wait-place = { $player } puts cubes on a building.
wait-name = { $player } names the next constable.
wait-choose-player = { $player } chooses a player for the event.
wait-choose-building = { $player } chooses a building for the event.
wait-pray = { $player } removes one despair of their own.
wait-famine = Famine: { $player } returns hope or receives despair.
wait-draw-foundation = Buildings are drawn for New Foundation.
wait-found = { $player } builds one of three cards.

# actions
action-hold = Say nothing for now
action-build = Build the { $building }
action-keep = Keep and build the { $building }
action-return-both = Return both cards and build the top card
action-remove-despair = Remove a despair from { $owner ->
    [you] your { $building }{ nth }
   *[other] the { $building }{ nth } of { $owner }
}
action-choose-building = { $owner ->
    [you] Your { $building }{ nth }
   *[other] The { $building }{ nth } of { $owner }
}
action-take-hope = Take a hope off your { $building }{ nth }
action-place-cubes = On your { $building }{ nth }
action-trigger = Trigger { $event }
action-end-phase = End the phase
action-name-constable = { $seat ->
    [you] You become
   *[other] { $seat } becomes
} constable
action-choose-player = { $seat ->
    [you] You
   *[other] { $seat }
}
action-return-hope = Return one hope
action-accept-despair = Receive one despair
action-deal-character = Deal { $character }
action-choose-first = { $seat ->
    [you] You are
   *[other] { $seat } is
} the first constable
action-draw-building = Draw the { $building }
action-draw-event = Draw { $event }
action-give-hope = Give the constable { $amount } hope, beginning with your { $building }{ nth }
action-claim-side = Claim: I am a { $side }
action-claim-type = Claim: I collect { $type }
action-claim-saw = Claim: I saw { $about }: { $side }
action-accuse = Claim: I accuse { $about }
action-no-better-card = Claim: I had no better card
action-offer = Claim: I give { $amount } hope if you trigger { $event }
action-nominate = Claim: make { $about ->
    [you] me
   *[other] { $about }
} constable

# the log
event-character = { $player } gets a character.
event-character-own = You are { $character }: { $side ->
    [witch] a witch. Hide it.
   *[puritan] a puritan.
}
event-first-constable = { $player ->
    [you] You are
   *[other] { $player } is
} the first constable.
event-round = Round { $round } begins; everybody is dealt { $dealt } buildings.
event-deal = Everybody is dealt { $count } buildings.
event-deal-own = You are dealt { $cards }.
event-pass = All pass their hands to the left.
event-pass-own = All pass to the left; you now hold { $cards }.
event-build = { $player ->
    [you] You build
   *[other] { $player } builds
} the { $building } ({ $hope } hope, { $despair } despair).
event-build-tried = { $player ->
    [you] You, on trial, build
   *[other] { $player }, on trial, builds
} the { $building } without cubes.
event-return-one = { $player } keeps one card and returns the other.
event-return-one-own = You return the { $cards }.
event-return-both = { $player } returns both cards and takes the top one.
event-return-both-own = You return { $cards } and take the top card.
event-remove = { $player ->
    [you] You remove
   *[other] { $player } removes
} { $despair } despair from { $owner ->
    [you] your { $building }
   *[other] { $own ->
        [yes] their own { $building }
       *[no] the { $building } of { $owner }
    }
}.
event-no-despair = { $player ->
    [you] You find
   *[other] { $player } finds
} no despair to remove.
event-place-hope = { $player ->
    [you] You put
   *[other] { $player } puts
} { $cubes } hope on the { $building }.
event-place-despair = { $player ->
    [you] You put
   *[other] { $player } puts
} { $cubes } despair on the { $building }.
event-pay = { $player ->
    [you] You take hope off your buildings
   *[other] { $player } takes hope off own buildings
}: { $taken }.
event-open-event = { $event } is laid open (cost { $cost }).
event-trigger = { $player ->
    [you] You trigger
   *[other] { $player } triggers
} { $event } for { $cost } hope.
event-no-effect = { $event } has no effect.
event-end-phase = { $player ->
    [you] You end
   *[other] { $player } ends
} the trigger phase.
event-constable = { $player ->
    [you] You become constable, take a badge and receive one hope.
   *[other] { $player } becomes constable, takes a badge and receives one hope.
}
event-badges-return = { $player ->
    [you] All badges but yours go back.
   *[other] All badges but { $player }’s go back.
}
event-nobody-left = Nobody can become constable after { $player }: the phase ends.
event-phase-full = { $events } events have been triggered: the phase ends.
event-give = { $player ->
    [you] You give
   *[other] { $player } gives
} { $constable } { $cubes } hope ({ $taken }).
event-look = { $player } looks at { $whose ->
    [you] your character.
   *[other] the character of { $whose }.
}
event-look-own = You look at the character of { $whose }: { $character }, { $side }.
event-trial = { $player ->
    [you] You go
   *[other] { $player } goes
} on trial.
event-pardon = { $player ->
    [you] You are
   *[other] { $player } is
} freed from trial.
event-retrial = { $was ->
    [you] You are free
   *[other] { $was } is free
}; { $player ->
    [you] you go
   *[other] { $player } goes
} on trial instead.
event-pillory = { $player ->
    [you] You are
   *[other] { $player } is
} put in the pillory.
event-pillory-ends = { $player ->
    [you] You leave
   *[other] { $player } leaves
} the pillory.
event-endow = { $player ->
    [you] You give
   *[other] { $player } gives
} the { $building } to { $to }.
event-swap = { $player ->
    [you] You let
   *[other] { $player } lets
} { $owner ->
    [you] your { $building }
   *[other] the { $building } of { $owner }
} and { $other ->
    [you] your { $with_building }
   *[other] the { $with_building } of { $other }
} change hands.
event-seize = { $player ->
    [you] You seize
   *[other] { $player } seizes
} { $owner ->
    [you] your { $building }
   *[other] the { $building } of { $owner }
}.
event-burn = { $owner ->
    [you] Your { $building }
   *[other] The { $building } of { $owner }
} burns down; { $player ->
    [you] you
   *[other] { $own ->
        [yes] its owner
       *[no] { $player }
    }
} set the fire.
event-tear-down = { $owner ->
    [you] You tear
   *[other] { $owner } tears
} down the { $building }.
event-foundation = { $player } draws three buildings.
event-foundation-own = You draw { $cards }.
event-famine-hope = { $player ->
    [you] You return
   *[other] { $player } returns
} one hope.
event-famine-despair = { $player ->
    [you] You accept
   *[other] { $player } accepts
} one despair.
event-claim-side = { $player ->
    [you] You claim
   *[other] { $player } claims
}: “I am a { $side }.”
event-claim-type = { $player ->
    [you] You claim
   *[other] { $player } claims
}: “I collect { $type }.”
event-claim-saw = { $player ->
    [you] You claim
   *[other] { $player } claims
}: “I saw { $about }: { $side }.”
event-accuse = { $player ->
    [you] You claim
   *[other] { $player } claims
}: “I accuse { $about }.”
event-no-better-card = { $player ->
    [you] You claim
   *[other] { $player } claims
}: “I had no better card.”
event-offer = { $player ->
    [you] You claim
   *[other] { $player } claims
}: “I give { $amount } hope if you trigger { $event }.”
event-nominate = { $player ->
    [you] You claim
   *[other] { $player } claims
}: “I propose { $about ->
    [you] { $player ->
        [you] myself
       *[other] you
    }
   *[other] { $about }
} as constable.”
event-reveal = { $player ->
    [you] You were
   *[other] { $player } was
} { $character }: { $side }.
event-final-trials = Trials: { $cubes } despair on the buildings, +{ $added }, -{ $removed }: { $despair }.
event-final-sets = Sets of Death +{ $added }, of Justice -{ $removed }: { $despair } despair.
event-final-witches-win = Despair { $despair } reaches the goal of { $goal }: the best witch wins.
event-final-puritans-win = Despair { $despair } stays below { $goal }: the best puritan wins.
event-final-all-lose = Despair { $despair } reaches the goal of { $goal }, but nobody was a witch: all lose.
event-final-points = { $player ->
    [you] You have
   *[other] { $player } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $hope } hope).
event-winner = { $points ->
    [one] 1 point
   *[other] { $points } points
}: victory for { $players }.
event-winner-hope = { $points ->
    [one] 1 point
   *[other] { $points } points
} and, in the tie, the most hope: victory for { $players }.

# refusals
refusal-not-in-hand = You do not hold the { $building }.
refusal-already-chosen = You have chosen already. Undo takes your choice back, as long as somebody else is still choosing.
refusal-only-constable = Only the constable triggers events, ends the phase and names the next constable; now that is { $player }.
refusal-too-dear = { $event } costs { $cost } hope; you have { $hope }.
refusal-not-open = { $event } is not among the open events.
refusal-no-receiver = Nobody can receive { $event } now.
refusal-no-trial-left = There is no Trial card left to give.
refusal-must-trigger = You have { $hope } hope and the dearest event costs { $cost }: you must trigger an event.
refusal-no-such-player = There is no player { $number } at this table.
refusal-barred = { $player ->
    [you] You are on trial or in the pillory and cannot become constable.
   *[other] { $player } is on trial or in the pillory and cannot become constable.
}
refusal-has-badge = { $player ->
    [you] You have a badge and cannot become constable now.
   *[other] { $player } has a badge and cannot become constable now.
}
refusal-no-hope = You have no hope to return.
refusal-no-hope-there = There is no hope on your { $building }{ nth }.
refusal-no-such-building = You have no { $building }{ nth }.
refusal-not-in-town = { $owner ->
    [you] You have no { $building }{ nth }.
   *[other] { $owner } has no { $building }{ nth }.
}
refusal-same-building = The { $building }{ nth } is just like number { $twin }: choose that one.
refusal-gift-too-big = On your { $building }{ nth } and the buildings that came after it there is only { $amount } hope.
refusal-no-despair-there = There is no despair on that { $building }.
refusal-own-despair-only = Now everybody removes despair from an own building.
refusal-only-building = { $owner ->
    [you] That is your only building
   *[other] That is the only building of { $owner }
}: { $event } cannot take it.
refusal-not-from-this-town = { $event } cannot be used on { $owner ->
    [you] a building of yours
   *[other] a building of { $owner }
} now.
refusal-not-this-player = { $event } cannot be used on { $player }.
refusal-not-on-yourself = { $event } is for another player than yourself.
refusal-on-trial-already = { $player ->
    [you] You are
   *[other] { $player } is
} on trial: { $event } cannot be used there.
refusal-not-trigger-phase = Hope is given and claims are made only while events are triggered.
refusal-constable-gives-none = You are the constable: you receive hope, you give none.
refusal-in-pillory = In the pillory you cannot give hope.
refusal-cubes-moving = Wait until the cubes on the move are put down.
refusal-too-many-claims = You have made your { $claims } claims of this round.
refusal-offer-too-big = You cannot promise { $amount } hope: you have { $hope }.
refusal-claim-about-yourself = That claim is about somebody else than yourself.

# scoring
score-buildings = Buildings of the types collected
score-set = { $count ->
    [one] A full set of { $type }
   *[other] { $count } full sets of { $type }
}
end-witches-win = The town has fallen to despair: the witch with most points wins.
end-puritans-win = The town has kept its hope: the puritan with most points wins.
end-all-lose = Despair without a single witch: you all lose.

# why a bot chose
reason-side = the chances of one’s own side
reason-points = points
reason-hope = hope in the right hands
reason-knowledge = knowing who is who
reason-talk = worth saying
reason-disguise = not being suspected

# headings of choices
kind-build = Build
kind-keep = Keep a card
kind-return-both = Return both
kind-remove-despair = Remove despair
kind-choose-building = Choose a building
kind-take-hope = Take hope
kind-place-cubes = Place the cubes
kind-trigger = Trigger an event
kind-end-phase = End the phase
kind-name-constable = Name the constable
kind-choose-player = Choose a player
kind-return-hope = Return hope
kind-accept-despair = Accept despair
kind-hold = Say nothing for now
kind-give-hope = Give the constable hope
kind-claim-side = Claim to be a puritan or a witch
kind-claim-type = Claim what you collect
kind-claim-saw = Claim to have seen a character
kind-accuse = Accuse somebody
kind-no-better-card = Claim you had no better card
kind-offer = Promise hope for an event
kind-nominate = Propose a constable
field-building = building
field-number = number
field-owner = owner
field-seat = player
field-event = event
field-about = player
field-side = side
field-type = type
field-amount = amount

# the terminal
terminal-head = Round { $round } of 5 · { $phase } · despair { $despair } of { $goal }
terminal-sets = (with sets { $despair })
terminal-phase-setup = set-up
terminal-phase-building = building
terminal-phase-triggering = events
terminal-phase-over = over
terminal-character = You are { $character } ({ $side }). You collect { $types }.
terminal-knows = You know: { $player } is a { $side }.
terminal-hand = Your hand
terminal-passed = You know that { $player } holds { $cards }
terminal-events = Open events
terminal-trials-left = { $n } left
terminal-legend = +hope -despair ·sets · C constable · B badge · T on trial · P pillory
terminal-legend-card = Ed3: Education, the third of its set of three
terminal-constable = C
terminal-badge = B
terminal-trial = T
terminal-pillory = P
terminal-gifts = (+{ $n } given)
terminal-claims = Claims of this round
terminal-claims-all = Claims
terminal-gain-hope = +{ $n } hope
terminal-gain-despair = +{ $n } despair
terminal-gain-remove = removes { $n } despair
terminal-without-cubes = without its cubes (on trial)
terminal-gain-gives = { $taken }
terminal-gain-points = { $n ->
    [one] 1 point for you
   *[other] { $n } points for you
}
terminal-effect-left = { $hope } hope left
terminal-effect-cubes = now { $hope } hope, { $despair } despair on it
terminal-true = true
terminal-false = false

# the end: columns of the table by source, and moments
source-buildings = buildings
source-set = sets
source-tie-hope = hope
story-common = despair
moment-tide = { $side ->
    [reached] { $when ->
        [end] Only trials and sets bring despair to { $n } of { $goal }: the town falls.
       *[play] Despair rises to { $n } and is never below { $goal } again.
    }
   *[below] { $when ->
        [end] Only trials and sets bring despair down to { $n }, below { $goal }: the town is saved.
       *[play] Despair falls to { $n } and never reaches { $goal } again.
    }
}
moment-build = { $player ->
    [you] You build
   *[other] { $player } builds
} the { $building }.
moment-build-tried = { $player ->
    [you] You, on trial, build
   *[other] { $player }, on trial, builds
} the { $building }.
moment-trial = { $player ->
    [you] You go
   *[other] { $player } goes
} on trial: { $side ->
    [witch] a witch, rightly.
   *[puritan] a puritan, wrongly.
}
moment-retrial = { $was ->
    [you] You are free
   *[other] { $was } is free
}; { $player ->
    [you] you go
   *[other] { $player } goes
} on trial instead: { $side ->
    [witch] a witch, rightly.
   *[puritan] a puritan, wrongly.
}
moment-pardon = { $player ->
    [you] You are
   *[other] { $player } is
} freed from trial: { $side ->
    [witch] a witch is at large again.
   *[puritan] an error is put right.
}
moment-look = { $player ->
    [you] You look
   *[other] { $player } looks
} at { $whose ->
    [you] your character
   *[other] the character of { $whose }
}, { $whose_side ->
    [witch] a witch.
   *[puritan] a puritan.
}
story-chapter = round { $n }
