tn-map = L’isola di Terra Nova
tn-chart = { $n } esagoni · { $map ->
    [a] carta A
    [b] carta B
   *[other] carta propria
  }
tn-supply = pietre rimaste
tn-supply-short = pietre
tn-stones = { $n ->
    [one] resta 1 pietra
   *[other] restano { $n } pietre
  }
tn-gain = { $player } +{ $n }
tn-cell-empty = { $hex }, { $terrain }, vuoto
tn-cell-stone = { $hex }, pietra di confine
tn-cell-closed = { $hex }, { $terrain }, terra chiusa
tn-cell-pioneer = { $hex }, { $terrain }, pioniere di { $player }
tn-cell-mover = { $hex }, { $terrain }: tuo pioniere, { $n ->
    [one] 1 movimento
   *[other] { $n } movimenti
  }
tn-cell-move = { $hex }, { $terrain }: scivola qui, { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }{ $stones ->
    [0] { "" }
   *[other] ; può seguire una pietra che chiude
  }
tn-cell-place = { $hex }, { $terrain }: piazza un pioniere
tn-cell-lay = { $hex }, { $terrain }: posa una pietra
tn-cell-closes = { $hex }, { $terrain }: posa una pietra; chiude { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  }: { $gains }
tn-cell-closes-none = { $hex }, { $terrain }: posa una pietra; chiude { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
  } per nessuno
tn-your-turn = Il tuo turno
tn-turn-of = Turno di { $player }
tn-idle = { $n } turni senza pietre, a { $limit } si finisce
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
tn-look = Che cosa ne segue
tn-look-hint = Passa su un esagono segnato per vedere a che cosa porta una mossa o una pietra.
tn-look-wait = Passa su un esagono per vedere la zona in cui si trova.
tn-closed-in = esagoni chiusi
tn-times = × { $n }
tn-nobody-there = nessun pioniere
tn-shared = divisa
tn-for = per { $players }
tn-for-nobody = per nessuno
tn-closes-nothing = Questa pietra non chiude ancora nulla.
tn-slides = { $n ->
    [one] Scivola di 1 esagono
   *[other] Scivola di { $n } esagoni
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
    [one] aperta: 1 terreno di troppo
   *[other] aperta: { $n } terreni di troppo
  }
tn-closes-at-end = si conta a fine turno
tn-leads = { $player } è in testa
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
    [one] Scivola di 1 esagono
   *[other] Scivola di { $n } esagoni
  }, terreno: { $terrain }; una pietra in { $hex } potrebbe poi chiudere.
tn-say-place = Piazzalo in { $hex }, { $terrain }.
tn-say-ray = Scegli dove si ferma; Esc lo rimette giù.
tn-say-act = Una pietra va su un esagono segnato; oppure scegli un pioniere da muovere.
tn-say-no-stone = Scegli un pioniere da muovere.
tn-say-begin = Scegli un tuo pioniere: i suoi movimenti appaiono come raggi.
tn-step = Azione { $n }
tn-step-end = Fine turno
tn-seal-move = Scivola qui
tn-seal-stone = Posa la pietra
tn-seal-place = Piazza qui
tn-seal-choose = Scegli un esagono
tn-actions-left = { $n ->
    [one] Resta 1 azione
   *[other] Restano { $n } azioni
  }
tn-round = giro { $n }
tn-to-place = { $n } da piazzare
tn-pioneers = { $n } pionieri di { $of }
tn-pioneers-title = pionieri sull’isola
tn-territories = { $n ->
    [one] 1 territorio
   *[other] { $n } territori
  }
tn-territories-title = territori contati
tn-key-zones = mostra o nascondi le zone
tn-key-drop = rimetti giù il pioniere scelto
