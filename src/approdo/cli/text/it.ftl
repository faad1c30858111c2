play-welcome = { $game } · { $players } giocatori
play-help =
    Scrivi il numero di una scelta, o qualche sua parola (c3 grano). Altri comandi: indietro · annulla · suggerisci · perché (l’hanno fatto?) · perché AZIONE · regole [PAROLE o PARAGRAFO] · diario · tabellone · salva · aiuto · esci
play-choose = La tua scelta
play-you = Giocatore
play-reader = Tu
play-person = Giocatore { $n }
play-bot = Bot { $n }
play-hint = { $bot } sceglierebbe: { $action }
play-hint-expected = vede { $n } probabilità su 100 di vincere
play-hint-goal = ha in mente: { $goal }
play-hint-because = motivi: { $reasons }
play-decimal = ,
play-do = scrivi «fai» per farlo
play-hint-close = quasi alla pari: { $action }
play-hint-better = un po’ meno buona: { $action } ({ $loss })
play-hint-clear = nettamente meno buona, eppure la seconda: { $action } ({ $loss })
play-bot-did = { $player }: { $action }
play-bots-nothing = Nessun bot ha ancora giocato.
play-bots-secret = Finché si gioca i segreti restano tali: i motivi di un bot li svelerebbero.
play-legal = Si può fare.
play-no = Non si può: { $text }
play-undone = Annullato.
play-nothing-to-undo = Non puoi annullare nulla: qualcosa è stato pescato o rivelato, o il turno è passato.
play-unknown = Non conosco «{ $word }». Scrivi un numero, oppure «aiuto».
play-saved = Salvato come { $name }. Per riprendere: approdo play { $game }
play-resume = { $n ->
    [one] Vuoi riprendere questa partita? [S, oppure n per una nuova]
   *[other] Vuoi riprendere una partita salvata? [S per la prima, un numero da 1 a { $n }, oppure n per una nuova]
}
play-damaged = Questo file è danneggiato e resta com’è: { $file }
play-no-saves = Non ci sono partite salvate.
play-list-how = Per riprenderne una: approdo play --resume NOME
play-column-name = nome
play-column-game = gioco
play-column-players = giocatori
play-column-moves = mosse
play-column-date = ultima mossa
play-no-curtain = Questo terminale non si può ripulire e in { $game } ci sono segreti: qui può giocare una persona sola.
screen-thinking = In attesa di: { $players } ...
screen-weighing = Un bot ci sta pensando ...
screen-filter = Scrivi per cercare, Invio per scegliere
screen-filter-short = Scrivi per cercare, Invio per scegliere, Pag giù per il resto del tavolo
screen-step = { $title } · scrivi per cercare · Esc: un passo indietro
screen-none = Nessuna scelta contiene queste parole. Invio per sapere perché.
screen-how = Questa non è un’azione. Scrivine una intera, per esempio: { $examples }
screen-end-line = Invio: di nuovo il risultato   F10: esci
screen-small = Questa finestra ha { $columns } colonne e { $rows } righe. Ne servono almeno 80 per 24: ingrandiscila, per favore.
screen-key-help = Aiuto
screen-key-hint = Idea
screen-key-log = Diario
screen-key-rules = Regole
screen-key-reasons = Perché?
screen-key-back = Torna
screen-key-undo = Annulla
screen-key-leave = Esci
screen-key-close = Chiudi
screen-help =
    Scrivi qualche parola di ciò che vuoi fare: l’elenco mostra le scelte che la contengono. Le frecce scorrono l’elenco, Invio sceglie, Esc torna indietro di un passo; Pag su e Pag giù muovono il tavolo.
    Se nessuna scelta contiene le tue parole, Invio ti dice perché non si può, con il paragrafo del regolamento.
    F2 chiede un suggerimento a un bot e lo mette in testa all’elenco, F3 mostra il diario nelle finestre piccole, F4 le regole del momento, F5 perché i bot hanno giocato così, F8 annulla. Anche il mouse funziona.
    La partita si salva dopo ogni mossa.
screen-yes = Sì
screen-no = No
play-curtain = Lo schermo è per { $player }: passalo e premi Invio
play-ends = Così la partita finisce subito e non si può annullare. Confermi? [s/N]
play-over = La partita è finita. { $reason }
play-winner = { $players ->
    [you] Hai vinto.
   *[other] Vince { $players }.
}
play-winners = Vincono insieme: { $players }.
play-all-lose = Non vince nessuno.
play-record = La partita è salvata in { $file }
play-which = Scegli: { $field }
play-kinds = Che cosa vuoi fare?
play-many = { $n } possibilità, da «{ $first }» a «{ $last }»: scrivi quella che vuoi con i nomi del tabellone.
play-nothing-found = Nessun risultato.
play-why-how = Dopo «perché» scrivi un’azione intera, per esempio: { $examples }
play-small-words = il lo la i gli le l’ un uno una un’ di a da in con su per del della dal dalla al alla nel nella sul sulla e
play-word-back = indietro
play-word-undo = annulla
play-word-hint = suggerisci
play-word-why = perché
play-word-rules = regole
play-word-log = diario registro
play-word-board = tabellone
play-word-save = salva
play-word-help = aiuto
play-word-quit = esci
tag-ruling = interpretazione
tag-option = opzione
tag-note = nota
learn-next = [Invio: avanti]
learn-why = Perché: { $why }
learn-do = Scrivi «fai» per: { $action }
learn-word-do = fai
learn-over = La lezione è finita. Gioca fino alla fine: parlerò solo per qualcosa di nuovo, o prima di una mossa di cui potresti pentirti.
summary-goal = Scopo
summary-turn = Il tuo turno
summary-end = Fine
summary-score = Punteggio

bots-research = per la ricerca
bots-how = Per giocare contro di loro: approdo play GIOCO --bots easy,hard
bots-ask = Contro chi? [un numero da 1 a { $most }; Invio: { $usual }]
level-beginner = Mozzo
level-beginner-strength = principiante
level-beginner-about = Sbaglia spesso e volentieri: per la prima partita.
level-easy = Marinaio
level-easy-strength = facile
level-easy-about = Prende quel che trova, senza guardare te.
level-medium = Nostromo
level-medium-strength = medio
level-medium-about = Pesa ogni mossa, ma una alla volta.
level-hard = Pilota
level-hard-strength = forte
level-hard-about = Guarda avanti e ti ostacola.
level-expert = Capitano
level-expert-strength = esperto
level-expert-about = Pensa a lungo e non perdona.
level-like = Qui gioca come il { $name }: il nucleo veloce con cui pensa non è installato.
level-random = Casuale
level-random-about = Una mossa permessa qualsiasi: la base di ogni misura.
level-greedy = Goloso
level-greedy-about = La migliore mossa successiva secondo i pesi del gioco: il metro dei nostri esperimenti.
