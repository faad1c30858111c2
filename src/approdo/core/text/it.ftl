# Ciò che è comune a tutti i giochi.
refusal-game-over = La partita è finita.
refusal-not-your-turn = Non tocca a te: prima deve agire { $players }.
refusal-other-decision = Non è questo che si decide ora. { $prompt }
