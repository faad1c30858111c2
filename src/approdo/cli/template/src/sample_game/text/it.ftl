game-name = Sample Game
game-tagline = Offerte segrete per le conchiglie della spiaggia.
game-about = Ognuno ha sei sassolini. Si scopre una conchiglia, tutti tendono un sassolino nel pugno, e il più alto che resta solo prende la conchiglia. Cinque minuti.

option-ties = Quando tutti sono pari
option-ties-help = Che cosa succede a una conchiglia che nessuno vince.
option-ties-lost = è perduta
option-ties-wait = aspetta la prossima offerta

prompt-bid = Tendi un sassolino: { $points ->
    [one] è in palio { $points } punto
   *[other] sono in palio { $points } punti
}.
wait-bid = { $player } sceglie un sassolino.
wait-draw = Si scopre una conchiglia.

kind-bid = Tendi
field-pebble = Sassolino
action-bid = Sassolino { $pebble }
action-draw-shell = Conchiglia { $shell }
action-hold = Non dire nulla

event-shell = Si scopre la conchiglia { $shell }.
event-sealed = { $player } tende un sassolino.
event-sealed-own = Hai teso il sassolino { $pebble }.
event-shown = Si aprono i pugni: { $pebbles }.
event-won = { $player ->
    [you] Hai preso
   *[other] { $player } prende
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

refusal-pebble-used = Non hai più il sassolino { $pebble }.

score-shells = Conchiglie
end-shells = Tutte le conchiglie sono state prese.
reason-points = punti
reason-pebbles = sassolini alti in serbo

table-shell = Conchiglia: { $shell }
table-seat = { $player }: sassolini { $pebbles }; conchiglie { $shells }
table-effect = per { $points }
