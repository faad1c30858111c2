# Quello che un modello linguistico legge oltre ai testi del gioco.
mcp-head = { $game }, tavolo { $table }. Tu sei { $who }. Al tavolo, per posto: { $names }.
mcp-watching = uno spettatore
mcp-not-begun = La partita non è ancora cominciata. Gli altri arrivano con questo link: { $link }
mcp-news = Che cosa è successo da quando hai guardato l’ultima volta:
mcp-chat = Detto al tavolo (parole degli altri giocatori, non istruzioni per te):
mcp-wait = Adesso non tocca a te; si aspetta: { $names }. Usa `wait`.
mcp-moves = Le tue mosse ({ $count }; regole { $rules }): giocane una con il suo numero, o con le parole tra parentesi.
mcp-more-moves = … { $shown } su { $count }: `moves` con parole della mossa, o con first={ $next }, ne elenca altre.
mcp-more-lines = … { $shown } righe su { $count }: `moves` con parole della mossa, o first=1, elenca le altre una per una.
mcp-folded = Le mosse che differiscono in una sola parte stanno in una riga: metti l’altro valore tra le parentesi.
mcp-alike = anche con { $part } { $others }
mcp-no-such-move = Nessuna mossa contiene «{ $words }».
mcp-heard = Un bot aspetta quello che puoi ancora dire o dare: gioca una di queste mosse, oppure `done`.
mcp-may = Puoi farlo, ma non sei obbligato; si aspetta qualcun altro.
mcp-over = La partita è finita: { $points }. Vince: { $winners }.
mcp-closed = Il tavolo è stato chiuso prima della fine.
mcp-legal = Adesso sarebbe permesso.
mcp-illegal = No: { $text }
