# What is common to all games.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $players } must act first.
refusal-other-decision = That is not what is to be decided now. { $prompt }
