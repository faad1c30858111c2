game-name = New Salem
game-tagline = Build a town of hope. One of you may be a witch.
game-about = Everybody drafts buildings in secret: they bring points and hope, but also despair. With hope the constable triggers events: cleansing, trials, a look at somebody's character. Puritans must keep despair low, witches want it high; of the side that gets its way the best builder wins. Talk and lie as you like.

# options
option-trial = Players on trial
option-trial-help = Do buildings that a player builds while on trial place and remove cubes? The printed rules do not say; that they do not is the balanced reading.
option-trial-no-cubes = their buildings place no cubes
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
effect-inquest = see another player's character
effect-oath = you and another player see each other's characters
effect-confession = of two other players the first shows the second his character
effect-town-meeting = everybody sees the left neighbour's character
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
effect-rebuilding = a player replaces one own building by the top card
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
task-oath = Oath: with whom do you exchange characters?
task-confession = Confession: who must show a character?
task-confession-second = Confession: who gets to see it?
task-exorcism = Exorcism: which building loses all its despair?
task-alms = Alms: who receives two hope?
task-land-swap = Land Swap: choose the first building.
task-land-swap-second = Land Swap: choose the building of another player that it is swapped with.
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
wait-trigger = { $player }, the constable, decides whether to trigger an event. You may give hope and make claims.
wait-take = { $player } takes hope off the buildings.
wait-place = { $player } puts cubes on a building.
wait-name = { $player } names the next constable.
wait-choose-player = { $player } chooses a player for the event.
wait-choose-building = { $player } chooses a building for the event.
wait-pray = { $player } removes one own despair.
wait-famine = Famine: { $player } returns hope or receives despair.
wait-draw-foundation = Buildings are drawn for New Foundation.
wait-found = { $player } builds one of three cards.

# actions
action-hold = Say nothing for now
action-build = Build the { $building }
action-keep = Keep and build the { $building }
action-return-both = Return both cards and build the top card
action-remove-despair = Remove a despair from the { $building }{ nth } of { $owner }
action-choose-building = The { $building }{ nth } of { $owner }
action-take-hope = Take a hope off your { $building }{ nth }
action-place-cubes = On your { $building }{ nth }
action-trigger = Trigger { $event }
action-end-phase = End the phase
action-name-constable = { $seat } becomes constable
action-choose-player = { $seat }
action-return-hope = Return one hope
action-accept-despair = Receive one despair
action-deal-character = Deal { $character }
action-choose-first = { $seat } is the first constable
action-draw-building = Draw the { $building }
action-draw-event = Draw { $event }
action-give-hope = Give the constable a hope from your { $building }{ nth }
action-claim-side = Claim: I am a { $side }
action-claim-type = Claim: I collect { $type }
action-claim-saw = Claim: I saw { $about }: { $side }
action-accuse = Claim: I accuse { $about }
action-no-better-card = Claim: I had no better card
action-offer = Claim: I give { $amount } hope if you trigger { $event }
action-nominate = Claim: make { $about } constable

# the log
event-character = { $player } gets a character.
event-character-own = You are { $character }: { $side ->
    [witch] a witch. Hide it.
   *[puritan] a puritan.
}
event-first-constable = { $player } is the first constable.
event-round = Round { $round } begins; everybody is dealt { $dealt } buildings.
event-deal = Everybody is dealt { $count } buildings.
event-deal-own = You are dealt { $cards }.
event-pass = All pass their hands to the left.
event-pass-own = All pass to the left; you now hold { $cards }.
event-build = { $player } builds the { $building } ({ $hope } hope, { $despair } despair).
event-build-tried = { $player }, on trial, builds the { $building } without cubes.
event-return-one = { $player } keeps one card and returns the other.
event-return-one-own = You return the { $cards }.
event-return-both = { $player } returns both cards and takes the top one.
event-return-both-own = You return { $cards } and take the top card.
event-remove = { $player } removes { $despair } despair from the { $building } of { $owner }.
event-no-despair = { $player } finds no despair to remove.
event-place-hope = { $player } puts { $cubes } hope on the { $building }.
event-place-despair = { $player } puts { $cubes } despair on the { $building }.
event-open-event = { $event } is laid open (cost { $cost }).
event-trigger = { $player } triggers { $event } for { $cost } hope.
event-no-effect = { $event } has no effect.
event-end-phase = { $player } ends the trigger phase.
event-constable = { $player } becomes constable, takes a badge and receives one hope.
event-badges-return = All badges but { $player }'s go back.
event-nobody-left = Nobody can become constable after { $player }: the phase ends.
event-give = { $player } gives { $constable } one hope.
event-look = { $player } looks at the character of { $whose }.
event-look-own = You look at the character of { $whose }: { $character }, { $side }.
event-trial = { $player } goes on trial.
event-pardon = { $player } is freed from trial.
event-retrial = { $was } is free; { $player } goes on trial instead.
event-pillory = { $player } is put in the pillory.
event-pillory-ends = { $player } leaves the pillory.
event-endow = { $player } gives the { $building } to { $to }.
event-swap = { $player } lets the { $building } of { $owner } and the { $with_building } of { $other } change hands.
event-seize = { $player } seizes the { $building } of { $owner }.
event-burn = The { $building } of { $owner } burns down; { $player } set the fire.
event-tear-down = { $owner } tears down the { $building }.
event-foundation = { $player } draws three buildings.
event-foundation-own = You draw { $cards }.
event-famine-hope = { $player } returns one hope.
event-famine-despair = { $player } accepts one despair.
event-claim-side = { $player } claims: "I am a { $side }."
event-claim-type = { $player } claims: "I collect { $type }."
event-claim-saw = { $player } claims: "I saw { $about }: { $side }."
event-accuse = { $player } claims: "I accuse { $about }."
event-no-better-card = { $player } claims: "I had no better card."
event-offer = { $player } claims: "I give { $amount } hope if you trigger { $event }."
event-nominate = { $player } claims: "Make { $about } constable."
event-reveal = { $player } was { $character }: { $side }.
event-final-trials = Trials: { $cubes } despair on the buildings, +{ $added }, -{ $removed }: { $despair }.
event-final-sets = Sets of Death +{ $added }, of Justice -{ $removed }: { $despair } despair.
event-final-witches-win = { $despair } despair reach the goal of { $goal }: the best witch wins.
event-final-puritans-win = { $despair } despair stay below { $goal }: the best puritan wins.
event-final-all-lose = { $despair } despair reach the goal of { $goal }, but nobody was a witch: all lose.
event-final-points = { $player } has { $points } points ({ $hope } hope).

# refusals
refusal-not-in-hand = You do not hold the { $building }.
refusal-too-dear = { $event } costs { $cost } hope; you have { $hope }.
refusal-not-open = { $event } is not among the open events.
refusal-no-receiver = Nobody can receive { $event } now.
refusal-must-trigger = You have { $hope } hope and the dearest event costs { $cost }: you must trigger an event.
refusal-no-such-player = There is no player { $number } at this table.
refusal-barred = { $player } is on trial or in the pillory and cannot become constable.
refusal-has-badge = { $player } has a badge and cannot become constable now.
refusal-no-hope = You have no hope to return.
refusal-no-hope-there = There is no hope on your { $building }{ nth }, or one just like it is listed before.
refusal-no-such-building = You have no { $building }{ nth }, or one just like it is listed before.
refusal-no-despair-there = There is no despair that you may remove from that { $building }.
refusal-not-this-building = The event does not allow that { $building }.
refusal-not-this-player = { $event } cannot be used on that player.
refusal-not-trigger-phase = Hope is given and claims are made only while events are triggered.
refusal-constable-gives-none = You are the constable: you receive hope, you give none.
refusal-in-pillory = In the pillory you cannot give hope.
refusal-cubes-moving = Wait until the cubes on the move are put down.
refusal-too-many-claims = You have made your { $claims } claims of this round.
refusal-no-such-claim = That cannot be claimed now: promise only hope you have, for an open event, and speak of players at the table.

# scoring
score-buildings = Buildings of your types
score-set = { $count ->
    [one] A full set of { $type }
   *[other] { $count } full sets of { $type }
}
end-witches-win = The town has fallen to despair: the witch with most points wins.
end-puritans-win = The town has kept its hope: the puritan with most points wins.
end-all-lose = Despair without a single witch: you all lose.

# why a bot chose
reason-side = my side's chance
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
terminal-constable = C
terminal-badge = B
terminal-trial = T
terminal-pillory = P
terminal-gifts = (+{ $n } given)
terminal-claims = Claims of this round
terminal-gain-hope = +{ $n } hope
terminal-gain-despair = +{ $n } despair
terminal-gain-remove = removes { $n } despair
terminal-gain-points = { $n ->
    [one] 1 point for you
   *[other] { $n } points for you
}
terminal-effect-left = { $hope } hope left
terminal-effect-cubes = { $hope } hope, { $despair } despair on it
terminal-true = true
terminal-false = false
