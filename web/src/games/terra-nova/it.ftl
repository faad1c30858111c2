tn-map = L’isola di Terra Nova
tn-chart = { $n } esagoni · { $map ->
    [a] plancia A
    [b] plancia B
   *[other] mappa propria
  }
tn-supply = pietre rimaste
tn-supply-short = pietre
tn-stones = { $n ->
    [one] resta 1 pietra
   *[other] restano { $n } pietre
  }
tn-gain = { $player ->
    [you] tu
   *[other] { $player }
  } +{ $n }
tn-cell-empty = { $hex }, { $terrain }, vuoto
tn-cell-stone = { $hex }, pietra di confine
tn-cell-closed = { $hex }, { $terrain }, terra chiusa
tn-cell-pioneer = { $hex }, { $terrain }, { $player ->
    [you] tuo pioniere
   *[other] pioniere di { $player }
  }
tn-cell-mover = { $hex }, { $terrain }: tuo pioniere, { $n ->
    [one] 1 movimento
   *[other] { $n } movimenti
  }
tn-cell-move = { $hex }, { $terrain }: muovi qui, { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }
tn-cell-place = { $hex }, { $terrain }: piazza un pioniere
tn-cell-lay = { $hex }, { $terrain }: posa una pietra
tn-cell-own = { $hex }, { $terrain }, tuo pioniere
tn-cell-won = { $hex }, { $terrain }, { $players ->
    [you] territorio tuo
   *[other] territorio di { $players }
  }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }
tn-cell-in-hand = { $hex }, { $terrain }: tuo pioniere, scelto; { $n ->
    [one] 1 movimento
   *[other] { $n } movimenti
  }
tn-told-closes = chiude { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }: { $gains }
tn-told-closes-none = chiude { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  } per nessuno
tn-told-then = poi una pietra in { $hex } può chiudere: { $gains }
tn-told-count = { $player } { $n }
tn-told-board = Pietre rimaste: { $stones }. Zone aperte: { $zones }.
tn-told-zone = Zona aperta con { $hex }, { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }: { $terrains }. Pionieri: { $counts }.
tn-told-zone-empty = Zona aperta con { $hex }, { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }: { $terrains }, senza pionieri.
tn-told-territory = Territorio con { $hex }, { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }: { $terrains }; { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } { $players ->
    [you] per te
   *[other] per { $players }
  }.
tn-told-territory-none = Territorio con { $hex }, { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }: { $terrains }; per nessuno.
tn-told-seat = { $player ->
    [you] Tu
   *[other] { $player }
  }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }. Pionieri sull’isola: { $n }; ancora da piazzare: { $reserve }.
tn-told-stand = Sono in { $where }.
tn-told-mover = { $hex } ({ $n })
tn-told-place = Puoi piazzare un pioniere su qualsiasi esagono vuoto.
tn-told-slides = Pionieri che possono muovere, e in quanti modi: { $movers }.
tn-told-stones = Esagoni dove puoi posare una pietra: { $n }.
tn-heard-taken = Pioniere in { $hex } scelto: { $n ->
    [one] 1 movimento
   *[other] { $n } movimenti
  }.
tn-heard-dropped = Pioniere in { $hex } non più scelto.
tn-heard-zones = Zone mostrate.
tn-heard-no-zones = Zone nascoste.
tn-score = Punteggio: { $counts }
tn-letter-lake = L
tn-letter-mountain = M
tn-letter-forest = F
tn-letter-meadow = P
tn-letter-field = C
tn-letter-prairie = R
tn-letter-steppe = S
tn-letter-hills = O
tn-your-turn = Il tuo turno
tn-turn-of = { $player ->
    [you] Tocca a te
   *[other] Turno di { $player }
  }
tn-idle = Turni di fila senza pietre: { $n }; a { $limit } la partita finisce
tn-placement = Piazzamento
tn-placement-note = un pioniere a testa, a turno
tn-move = Muovi
tn-move-or-stone = Muovi / pietra
tn-moved = mosso in { $hex }
tn-laid = pietra in { $hex }
tn-now = adesso
tn-now-theirs = in corso
tn-done = fatto
tn-none = impossibile
tn-later = poi
tn-if-stone = Se posi la pietra qui
tn-if-move = Se il pioniere si ferma qui
tn-zone-here = La zona qui
tn-here = { $hex } · { $terrain }
tn-look = Che cosa succederebbe
tn-look-hint = Passa su un esagono segnato per vedere che cosa succede se muovi lì o vi posi una pietra.
tn-look-wait = Passa su un esagono per vedere la zona in cui si trova.
tn-closed-in = esagoni chiusi
tn-times = × { $n }
tn-nobody-there = nessun pioniere
tn-shared = diviso
tn-for = { $players ->
    [you] per te
   *[other] per { $players }
  }
tn-for-nobody = per nessuno
tn-closes-nothing = Questa pietra non chiude ancora nulla.
tn-slides = { $n ->
    [one] Si muove di 1 esagono
   *[other] Si muove di { $n } esagoni
  }, terreno: { $terrain }.
tn-then = poi una pietra in { $hex }
tn-size = { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }
tn-kinds = { $n ->
    [one] 1 terreno
   *[other] { $n } terreni
  }
tn-worth = vale { $n }
tn-too-many = { $n ->
    [one] terra aperta: 1 terreno di troppo
   *[other] terra aperta: { $n } terreni di troppo
  }
tn-closes-at-end = si conta a fine turno
tn-leads = { $player ->
    [you] sei in testa
   *[other] { $player } è in testa
  }
tn-land = La terra
tn-zones = Zone
tn-territory = { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  } × { $times } · { $terrains }
tn-territory-short = { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  } × { $times }
tn-terrains = Terreni
tn-terrains-note = 1 → ×3 · 2 → ×2 · 3 → ×1
tn-closes = Chiude { $terrains }
tn-say-prompt = Azione { $n } di 3: muovi un pioniere o posa una pietra di confine.
tn-say-closes = Questa pietra chiude { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  } ({ $terrains }): { $gains }.
tn-say-closes-none = Questa pietra chiude { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  } ({ $terrains }) per nessuno.
tn-say-slide-then = { $n ->
    [one] Si muove di 1 esagono
   *[other] Si muove di { $n } esagoni
  }, terreno: { $terrain }; poi una pietra in { $hex } potrebbe chiudere un territorio.
tn-say-place = Piazzalo in { $hex }, { $terrain }.
tn-say-ray = Scegli dove si ferma; Esc lo rimette giù.
tn-say-act = Una pietra va su un esagono segnato; oppure scegli un pioniere da muovere.
tn-say-no-stone = Scegli un pioniere da muovere.
tn-say-begin = Scegli un tuo pioniere: i suoi movimenti appaiono come raggi.
tn-step = Azione { $n }
tn-step-end = Fine turno
tn-seal-move = Muovi qui
tn-seal-stone = Posa la pietra
tn-seal-place = Piazza qui
tn-seal-choose = Scegli un esagono
tn-actions-left = { $n ->
    [one] Resta 1 azione
   *[other] Restano { $n } azioni
  }
tn-round = giro { $n }
tn-to-place = { $n } da piazzare
tn-pioneers = { $n ->
    [one] 1 pioniere
   *[other] { $n } pionieri
  } su { $of }
tn-pioneers-title = pionieri sull’isola
tn-territories = { $n ->
    [one] 1 territorio
   *[other] { $n } territori
  }
tn-territories-title = territori contati
tn-key-zones = mostra o nascondi le zone
tn-key-drop = rimetti giù il pioniere scelto

# le carte di ciò che è successo: poche parole, il resto lo dice il disegno
brief-move = da { $source } a { $target }
brief-stone = pietra in { $hex }
brief-territory = territorio: +{ $points }
brief-territory-tied = territorio: +{ $points } a testa
brief-territory-empty = territorio: nessun punto
