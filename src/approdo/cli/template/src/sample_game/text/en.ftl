game-name = Sample Game
game-tagline = Bid in secret for shells on the beach.
game-about = Everybody has six pebbles. A shell is turned up, all hold out a pebble, and the highest that stands alone takes the shell. Five minutes.

option-ties = When all are equal
option-ties-help = What happens to a shell that nobody wins.
option-ties-lost = it is lost
option-ties-wait = it waits for the next bid

prompt-bid = Hold out a pebble: { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} at stake.
wait-bid = { $player } chooses a pebble.
wait-draw = A shell is turned up.

kind-bid = Hold out
field-pebble = Pebble
action-bid = Pebble { $pebble }
action-draw-shell = Shell { $shell }
action-hold = Say nothing

event-shell = Shell { $shell } is turned up.
event-sealed = { $player } holds out a pebble.
event-sealed-own = You hold out pebble { $pebble }.
event-shown = The hands are opened: { $pebbles }.
event-won = { $player ->
    [you] You take
   *[other] { $player } takes
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

refusal-pebble-used = You no longer have pebble { $pebble }.

score-shells = Shells
end-shells = All shells are taken.
reason-points = points
reason-pebbles = high pebbles kept

table-shell = Shell: { $shell }
table-seat = { $player }: pebbles { $pebbles }; shells { $shells }
table-effect = for { $points }
